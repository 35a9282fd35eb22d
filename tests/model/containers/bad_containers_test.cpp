// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/containers/small_catalogue.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::string ecs(const std::string &container, const std::string &task = "")
{
    return "{\"family\": \"f\", " + task + "\n\"containerDefinitions\": [\n{\"name\": \"m\", " + container + "}]}";
}

std::string gpus(const std::string &value)
{
    return ecs("\"memory\": 80,\n\"resourceRequirements\": [{\"type\": \"GPU\", \"value\": " + value + "}]");
}

std::string deployment(const std::string &replicas, const std::string &resources)
{
    return "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\nspec:\n  replicas: " + replicas
        + "\n  template:\n    spec:\n      containers:\n        - name: c\n          resources:\n            limits: "
        + resources + "\n";
}

} // namespace

TEST_CASE("what is neither JSON nor YAML, nor a document of tasks, is refused with its line", "[containers]")
{
    CHECK(refusalOf("{\n\"family\": \"f\",\n\"containerDefinitions\": [,]}") == "3|file|JSON");
    CHECK(refusalOf("kind: Pod\n  a: [1\n") == "2|file|YAML");
    CHECK(refusalOf("").starts_with("1|file|oneOf(tasks, containerDefinitions"));
    CHECK(refusalOf("---\n").starts_with("1|file|oneOf(tasks, containerDefinitions"));
    CHECK(refusalOf("hello").starts_with("1|file|oneOf(tasks"));
    CHECK(refusalOf("{\"Reservations\": []}").starts_with("1|file|oneOf(tasks"));
    CHECK(refusalOf("\xff") == "|file|utf8Text");
    CHECK(refusalOf("apiVersion: v1\nkind: Pod\nkind: Job\n") == "3|kind|eachKeyOnce");
    CHECK(refusalOf(R"({"tasks": [{"name": "a", "gpus": -1}]})") == "1|tasks[0].gpus|numberFromTo(0, 1e+06)");
}

TEST_CASE("kinds that cannot be placed are named", "[containers]")
{
    CHECK(refusalOf("apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: r}\n")
        == "2|kind|oneOf(Pod, Deployment, StatefulSet, ReplicaSet, Job, CronJob)");
    CHECK(
        refusalOf("apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: plugin}\n") == "containers.daemon|2|plugin");
    CHECK(refusalOf("apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: []}\n")
        == "4|spec.containers|array");
    CHECK(refusalOf("apiVersion: v1\nkind: Pod\nspec: {}\n") == "1|metadata.name|text");
    CHECK(refusalOf("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {a: '{{ b }}'}\n") == "ok");
}

TEST_CASE("impossible amounts are refused where they stand", "[containers]")
{
    CHECK(refusalOf(gpus("\"9\"")) == "ok"); // whether a type has them is for the placement to say
    CHECK(refusalOf(gpus("\"0.5\""))
        == "4|containerDefinitions[0].resourceRequirements[0].value|"
           "wholeNumberFromTo(0, 1e+06)");
    CHECK(refusalOf(gpus("\"-1\"")).starts_with("4|containerDefinitions[0].resourceRequirements[0].value|number"));
    CHECK(refusalOf(gpus("\"two\"")).starts_with("4|containerDefinitions[0].resourceRequirements[0].value|number"));
    CHECK(refusalOf(gpus("\"ALL\"")) == "containers.all_gpus|4|containerDefinitions[0].resourceRequirements[0].value");
    CHECK(refusalOf(ecs("\"memory\": -1")).starts_with("3|containerDefinitions[0].memory|numberFromTo(0"));
    CHECK(refusalOf(ecs("\"cpu\": 1")).starts_with("3|containerDefinitions[0].memory|numberFromTo(0"));
    CHECK(refusalOf(ecs("\"memory\": 1", "\"cpu\": \"lots\",")).starts_with("1|cpu|numberFromTo(0"));
    CHECK(refusalOf(ecs("\"memory\": 1, \"resourceRequirements\": [{\"type\": \"TPU\", \"value\": \"1\"}]"))
        == "3|containerDefinitions[0].resourceRequirements[0].type|oneOf(GPU, NeuronDevice, InferenceAccelerator)");
    CHECK(refusalOf(deployment("1", "{nvidia.com/gpu: 0.5}"))
        == "11|spec.template.spec.containers[0].resources.limits.nvidia.com/gpu|wholeNumberFromTo(0, 1e+06)");
    CHECK(refusalOf(deployment("1", "{memory: -1Gi}")).starts_with("11|"));
    CHECK(refusalOf(deployment("1", "{memory: 1 GiB}")).starts_with("11|"));
    CHECK(refusalOf(deployment("-1", "{cpu: 1}")) == "5|spec.replicas|numberFromTo(0, 1e+05)");
    CHECK(refusalOf(deployment("10000", "{cpu: 1}")) == "ok");
    CHECK(refusalOf(deployment("100001", "{cpu: 1}")) == "5|spec.replicas|numberFromTo(0, 1e+05)");
}

TEST_CASE("ten thousand tasks are read, one more is refused", "[containers]")
{
    const auto file = [](int count) {
        std::string all = R"({"tasks": [)";
        for (int i = 0; i < count; ++i)
            all += (i > 0 ? ", " : "") + std::string(R"({"name": "t)") + std::to_string(i) + R"(", "vcpus": 1})";
        return all + "]}";
    };
    CHECK(refusalOf(file(10'000)) == "ok");
    CHECK(refusalOf(file(10'001)).starts_with("1|tasks|listOfTasks"));
    CHECK(refusalOf(R"({"tasks": [{"name": "a", "colour": "red"}]})") == "1|tasks[0].colour|knownKey");
    CHECK(refusalOf(R"({"tasks": [{"name": "a", "gpu_share": "half"}]})").starts_with("1|tasks[0].gpu_share|oneOf"));
    CHECK(refusalOf(R"({"tasks": [{"name": "a", "architecture": "ppc"}]})")
        == "1|tasks[0].architecture|oneOf(x86_64, arm64)");
}

TEST_CASE("a field that is misspelt is named, since what it asks for is read over", "[containers]")
{
    const auto notes = [](const std::string &text) {
        const auto read = readText(text);
        REQUIRE(read);
        return notesOf(*read);
    };
    CHECK(notes(ecs("\"memory\": 80, \"resourceRequirement\": [{\"type\": \"GPU\", \"value\": \"2\"}]"))
        == "unknown_field f resourceRequirement 3");
    CHECK(notes(ecs("\"memory\": 80", "\"requireCompatibilities\": [\"EC2\"],"))
        == "unknown_field f requireCompatibilities 1");
    CHECK(notes(ecs("\"memory\": 80, \"logConfiguration\": {\"any\": 1}")).empty());
    CHECK(notes("apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n    - name: c\n"
                "      resource: {limits: {cpu: 1}}\n")
              .find("unknown_field p resource 7")
        != std::string::npos);
}

TEST_CASE("GPUs on Fargate are refused", "[containers]")
{
    const std::string gpu = "\"memory\": 80, \"resourceRequirements\": [{\"type\": \"GPU\", \"value\": \"1\"}]";
    CHECK(refusalOf(ecs(gpu, "\"requiresCompatibilities\": [\"FARGATE\"],")) == "containers.gpu_on_fargate|2|f");
    CHECK(refusalOf(ecs(gpu, "\"requiresCompatibilities\": [\"EC2\", \"FARGATE\"],")) == "ok");
    CHECK(refusalOf("[" + ecs(gpu) + R"(, {"taskDefinition": "f", "serviceName": "s", "launchType": "FARGATE"}])")
        == "containers.gpu_on_fargate|2|s");
    CHECK(refusalOf("[" + ecs(gpu) + R"(, {"taskDefinition": "f", "serviceName": "s",
        "capacityProviderStrategy": [{"capacityProvider": "FARGATE_SPOT"}]}])")
        == "containers.gpu_on_fargate|2|s");
}

TEST_CASE("services without a definition, daemons and constraints that cannot be read are refused", "[containers]")
{
    CHECK(refusalOf(R"({"serviceName": "s", "taskDefinition": "x:3"})") == "containers.no_task_definition|1|s|x:3");
    CHECK(refusalOf("[" + ecs("\"memory\": 1")
              + R"(, {"taskDefinition": "f", "serviceName": "s", "schedulingStrategy": "DAEMON"}])")
        == "containers.daemon|3|s");
    CHECK(refusalOf(ecs("\"memory\": 1",
              R"("placementConstraints": [{"type": "memberOf", "expression": "attribute:ecs.instance-type is g5"}],)"))
        == "containers.expression|1|placementConstraints[0].expression|is g5");
    CHECK(refusalOf(ecs("\"memory\": 1", R"("placementConstraints": [{"type": "near"}],)"))
        == "1|placementConstraints[0].type|oneOf(memberOf, distinctInstance)");
}

TEST_CASE("templates that nobody filled in are named as such", "[containers]")
{
    CHECK(
        refusalOf(deployment("{{ .Values.replicas }}", "{cpu: 1}")) == "containers.template|5|{{ .Values.replicas }}");
    CHECK(refusalOf(deployment("\"{{ .Values.replicas }}\"", "{cpu: 1}"))
        == "containers.template|5|{{ .Values.replicas }}");
    CHECK(refusalOf("{{- if .Values.on }}\n" + deployment("1", "{cpu: 1}") + "{{- end }}\n")
        == "containers.template|1|{{- if .Values.on }}");
    CHECK(refusalOf(deployment("1", "\n{{- toYaml .Values.resources | nindent 12 }}"))
        == "containers.template|12|{{- toYaml .Values.resources | nindent 12 }}");
    CHECK(refusalOf("apiVersion: v1\nkind: Pod\nmetadata:\n  name: \"{{ .Release.Name }}\"\nspec: {}\n")
        == "containers.template|4|{{ .Release.Name }}");
    CHECK(refusalOf(ecs("\"memory\": \"${MEMORY}\"")) == "containers.template|3|${MEMORY}");
    // Those of log drivers are meant to stay.
    CHECK(refusalOf(ecs(R"("memory": 1, "logConfiguration": {"options": {"tag": "{{.Name}}"}})")) == "ok");
}

TEST_CASE("the same thing twice is refused", "[containers]")
{
    const std::string pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\n"
                            "spec: {containers: [{name: c, resources: {limits: {cpu: 1, memory: 1Gi}}}]}\n";
    CHECK(refusalOf(pod + "---\n" + pod) == "8|metadata.name|nameOfItsOwn");
    CHECK(refusalOf("[" + ecs("\"memory\": 1") + ",\n" + ecs("\"memory\": 1") + "]") == "4|[1].family|nameOfItsOwn");
}

TEST_CASE("what blows up is refused before it does", "[containers]")
{
    std::string laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 12; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before;
        for (int k = 0; k < 9; ++k)
            laughs += ", " + before;
        laughs += "]\n";
    }
    CHECK(refusalOf(laughs).starts_with("containers.too_many_values|"));
    CHECK(refusalOf("a: &a [*a]\n") == "1|file|validValue");
    CHECK(refusalOf(std::string(100'000, '[')) == "1|[0][0][0][0]|nesting64");
    CHECK(refusalOf("a: " + std::string(1'000, '[') + std::string(1'000, ']')) == "1|file|nesting64");
    std::string deep;
    for (int i = 0; i < 200; ++i)
        deep += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    CHECK(refusalOf(deep) == "65|file|nesting64");
    CHECK(refusalOf("? [a, b]\n: c\n") == "1|file|plainName");
    CHECK(refusalOf("a: " + std::string(3U << 20U, 'x')) == "|file|atMostBytes(2097152)");
}
