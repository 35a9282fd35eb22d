// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/containers/small_catalogue.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// The example of https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-gpu-specifying.html
const std::string kGpuExample = R"({
  "containerDefinitions": [
    {
      "memory": 80,
      "essential": true,
      "name": "gpu",
      "image": "nvidia/cuda:11.0.3-base",
      "resourceRequirements": [
         {
           "type":"GPU",
           "value": "2"
         }
      ],
      "command": [
        "sh",
        "-c",
        "nvidia-smi"
      ],
      "cpu": 100
    }
  ],
  "family": "example-ecs-gpu"
})";

} // namespace

TEST_CASE("the GPU example of the ECS documentation is one task of two GPUs", "[containers]")
{
    const auto read = readText(kGpuExample, "task.json");
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 1);
    const PlacementTask &task = read->file.tasks[0];
    CHECK(task.id == "example-ecs-gpu");
    CHECK(task.count == 1);
    CHECK(task.gpus == 2);
    CHECK(task.gpuModel == "nvidia-*");
    CHECK(task.vcpus == 100.0 / 1024);
    CHECK(task.memoryGib == 80.0 / 1024);
    CHECK(task.instanceTypes.empty());
    REQUIRE(read->read.size() == 1);
    CHECK(read->read[0] == Message{"containers.read_ecs", {"task.json", 1, 1}});
    CHECK(notesOf(*read).empty());
}

TEST_CASE("a part of a GPU is one that instance types have", "[containers]")
{
    const auto read = [](const std::string &value) {
        SnapshotBuilder builder; // as fewTypes(), with types that carry an eighth and a half
        Snapshot &s = builder.data();
        s.accelerators.resize(1);
        s.accelerators[0].key = "nvidia-l4";
        s.accelerators[0].vendor = "NVIDIA";
        s.regions.resize(1);
        s.regions[0].code = "us-east-1";
        for (const auto &[name, part] : {std::pair{"g6.xlarge", 1.0}, {"g6f.4xlarge", 0.5}, {"g6f.large", 0.125}}) {
            s.types.emplace_back();
            s.types.back().name = name;
            s.types.back().family = s.types.back().name.substr(0, s.types.back().name.find('.'));
            s.types.back().accelerator = 0;
            s.types.back().acceleratorCount = part;
        }
        builder.indexDimensions();
        const std::vector<ContainerText> texts{{"f",
            R"({"family": "f", "containerDefinitions": [{"name": "a", "memory": 80, "resourceRequirements":
                [{"type": "GPU", "value": ")"
                + value + R"("}]}]})"}};
        return readContainers(texts, *builder.finish());
    };
    const auto half = read("0.5");
    REQUIRE(half);
    REQUIRE(half->file.tasks.size() == 1);
    CHECK(half->file.tasks[0].gpus == 1);
    CHECK(half->file.tasks[0].gpuShare == "1/2");
    CHECK(typesOf(half->file.tasks[0]) == "g6f.4xlarge g6f.large"); // of which one carries half
    CHECK(read("0.125")->file.tasks[0].gpuShare == "1/8");
    CHECK(read("1")->file.tasks[0].gpuShare.empty());
    for (const char *none : {"0.3", "0.25", "1.5", "-0.5"}) {
        INFO(none);
        CHECK_FALSE(read(none));
    }
    CHECK(read("0.3").error().message.args.at(4).text() == "oneOf(0.125, 0.5, 1, 2, 4, 8, ALL)");
}

TEST_CASE("ECS reserves by task, else by the sum of its containers", "[containers]")
{
    const auto task = [](const std::string &members) {
        const auto read = readText("{\"family\": \"f\", " + members + "}");
        INFO((read ? std::string() : read.error().message.id));
        REQUIRE(read);
        return read->file.tasks.at(0);
    };
    const std::string two = R"("containerDefinitions": [
        {"name": "a", "cpu": 512, "memory": 2048, "memoryReservation": 1024, "essential": true,
         "resourceRequirements": [{"type": "GPU", "value": "1"}]},
        {"name": "sidecar", "cpu": 256, "memory": 512, "essential": false,
         "resourceRequirements": [{"type": "GPU", "value": "3"}]}])";
    CHECK(task(two).vcpus == 0.75);
    CHECK(task(two).memoryGib == 1.5); // memoryReservation before memory
    CHECK(task(two).gpus == 4);
    CHECK(task(R"("cpu": "2048", "memory": "4096", )" + two).vcpus == 2);
    CHECK(task(R"("cpu": "2048", "memory": "4096", )" + two).memoryGib == 4);
    CHECK(task(R"("cpu": ".5 vCPU", "memory": "3GB", )" + two).vcpus == 0.5);
    CHECK(task(R"("cpu": "1 vcpu", "memory": "1.5 GB", )" + two).memoryGib == 1.5);
    CHECK(task(R"("memory": "1024", "containerDefinitions": [{"name": "a"}])").memoryGib == 1);
}

TEST_CASE("a service gives its task definition copies, constraints and a strategy", "[containers]")
{
    const auto snapshot = fewTypes();
    const std::vector<ContainerText> texts{{"describe.json", R"({"services": [{"serviceName": "detect",
            "taskDefinition": "arn:aws:ecs:us-east-1:123456789012:task-definition/yolo:7", "desiredCount": 5,
            "launchType": "EC2", "runningCount": 5,
            "placementConstraints": [{"type": "distinctInstance"},
                {"type": "memberOf", "expression": "attribute:ecs.availability-zone == us-east-1b"}],
            "placementStrategy": [{"type": "binpack", "field": "MEMORY"}, {"type": "spread", "field": "instanceId"}]}],
            "failures": []})"},
        {"yolo.json", R"({"taskDefinition": {"family": "yolo", "revision": 7, "status": "ACTIVE",
            "requiresCompatibilities": ["EC2"],
            "placementConstraints": [{"type": "memberOf",
                "expression": "attribute:ecs.instance-type =~ g5.* and attribute:stack == prod"}],
            "containerDefinitions": [{"name": "a", "cpu": 4096, "memory": 8192,
                "resourceRequirements": [{"type": "GPU", "value": "1"}]}]}, "tags": []})"}};
    const auto read = readContainers(texts, *snapshot);
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 1);
    const PlacementTask &task = read->file.tasks[0];
    CHECK(task.id == "detect");
    CHECK(task.count == 5);
    CHECK(task.distinctInstance);
    CHECK(typesOf(task) == "g5.*");
    CHECK(task.zone == "us-east-1b");
    CHECK(read->file.options.zones == std::vector<std::string>{"us-east-1b"});
    CHECK(read->file.options.strategy == PlacementStrategy::binpackMemory);
    CHECK(notesOf(*read) == "first_strategy; not_considered detect attribute:stack");
    CHECK(read->read == std::vector{Message{"containers.read_ecs", {"describe.json, yolo.json", 1, 5}}});

    const auto alone = readContainers(std::span(texts).first(1), *snapshot);
    REQUIRE_FALSE(alone);
    CHECK(alone.error().message == Message{"containers.no_task_definition", {"describe.json", 2, "detect", "yolo:7"}});
}

TEST_CASE("strategies of ECS are those of the placement", "[containers]")
{
    const auto strategy = [](const std::string &list) {
        const auto read = readText("[" + kGpuExample + R"(, {"serviceName": "s", "taskDefinition": "example-ecs-gpu",
            "desiredCount": 2, "placementStrategy": )"
            + list + "}]");
        REQUIRE(read);
        return std::string(placementStrategyId(read->file.options.strategy));
    };
    CHECK(strategy(R"([{"type": "binpack", "field": "cpu"}])") == "binpack:cpu");
    CHECK(strategy(R"([{"type": "spread", "field": "attribute:ecs.availability-zone"}])") == "spread:zone");
    CHECK(strategy(R"([{"type": "spread", "field": "instanceId"}])") == "spread:instance");
    CHECK(strategy(R"([{"type": "random"}])") == "random");
    CHECK(strategy("[]") == placementStrategyId(PlacementStrategy::asSolved));
}

TEST_CASE("a run-task request overrides its task definition, in YAML as well", "[containers]")
{
    const auto read = readText(R"(family: train
containerDefinitions:
  - name: main
    cpu: 1024
    memory: 1024
---
taskDefinition: train
count: 3
overrides:
  memory: "4096"
  containerOverrides:
    - name: main
      cpu: 2048
      resourceRequirements: [{type: GPU, value: "1"}]
)");
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 1);
    CHECK(read->file.tasks[0].count == 3);
    CHECK(read->file.tasks[0].vcpus == 2);
    CHECK(read->file.tasks[0].memoryGib == 4);
    CHECK(read->file.tasks[0].gpus == 1);
}

TEST_CASE("Neuron devices of ECS count as accelerators of AWS", "[containers]")
{
    // After https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-inference.html
    const auto read = readText(R"({"family": "ecs-neuron", "requiresCompatibilities": ["EC2"],
        "placementConstraints": [{"type": "memberOf", "expression": "attribute:ecs.os-type == linux"},
            {"type": "memberOf", "expression": "attribute:ecs.instance-type == inf2.xlarge"}],
        "containerDefinitions": [{"name": "resnet50", "cpu": 0, "memoryReservation": 1000, "linuxParameters": {
            "devices": [{"containerPath": "/dev/neuron0", "hostPath": "/dev/neuron0", "permissions": ["read"]}],
            "capabilities": {"add": ["IPC_LOCK"]}}}]})");
    REQUIRE(read);
    const PlacementTask &task = read->file.tasks.at(0);
    CHECK(task.gpus == 1);
    CHECK(task.gpuModel == "aws-*");
    CHECK(task.distinctInstance);
    CHECK(typesOf(task) == "inf2.xlarge");
    CHECK(notesOf(*read) == "devices_by_path ecs-neuron");
    const auto all = readText(R"({"family": "a", "placementConstraints": [{"type": "memberOf",
        "expression": "attribute:ecs.instance-type =~ inf2.24.*"}], "containerDefinitions": [{"name": "m", "memory": 1,
        "resourceRequirements": [{"type": "NeuronDevice", "value": "ALL"}]}]})");
    REQUIRE(all);
    CHECK(all->file.tasks.at(0).gpus == 6);
}

TEST_CASE("what ECS has no longer, or not on instances, is said", "[containers]")
{
    const auto read = readText(R"({"family": "old", "requiresCompatibilities": ["FARGATE"], "containerDefinitions": [
        {"name": "m", "memory": 512, "resourceRequirements": [{"type": "InferenceAccelerator", "value": "d1"}]}]})");
    REQUIRE(read);
    CHECK(notesOf(*read) == "elastic_inference old; on_fargate old");
}
