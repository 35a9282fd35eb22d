// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/containers/small_catalogue.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::string pod(const std::string &spec) { return "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n" + spec; }

PlacementTask taskOf(const std::string &text)
{
    const auto read = readText(text);
    INFO((read ? std::string() : read.error().message.id));
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 1);
    return read->file.tasks.front();
}

} // namespace

TEST_CASE("a Deployment with GPUs", "[containers]")
{
    const auto read = readText(R"(apiVersion: v1
kind: Service
metadata: {name: llm}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: llm
spec:
  replicas: 3
  selector: {matchLabels: {app: llm}}
  template:
    metadata:
      labels: {app: llm}
    spec:
      nodeSelector:
        topology.kubernetes.io/zone: us-east-1a
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: node.kubernetes.io/instance-type, operator: In, values: [g5.xlarge, g5.12xlarge]}
        podAntiAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - topologyKey: kubernetes.io/hostname
              labelSelector: {matchLabels: {app: llm}}
      containers:
        - name: server
          image: vllm
          ports: [{containerPort: 8000}]
          resources:
            requests: {cpu: 3500m, memory: 12Gi}
            limits: {cpu: "8", nvidia.com/gpu: 1}
)",
        "deploy.yaml");
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 1);
    const PlacementTask &task = read->file.tasks[0];
    CHECK(task.id == "llm");
    CHECK(task.count == 3);
    CHECK(task.gpus == 1); // limits hold where requests are absent
    CHECK(task.gpuModel == "nvidia-*");
    CHECK(task.vcpus == 3.5);
    CHECK(task.memoryGib == 12);
    CHECK(typesOf(task) == "g5.*");
    CHECK(task.zone == "us-east-1a");
    CHECK(task.distinctInstance);
    CHECK(notesOf(*read).empty());
    CHECK(read->read == std::vector{Message{"containers.read_kubernetes", {"deploy.yaml", 1, 3}}});
}

TEST_CASE("init containers and sidecars count as the scheduler counts them", "[containers]")
{
    const PlacementTask task = taskOf(pod(R"(
  initContainers:
    - {name: before, resources: {requests: {cpu: 4, memory: 1Gi}}}
    - {name: proxy, restartPolicy: Always, resources: {requests: {cpu: 1, memory: 512Mi}}}
    - {name: load, resources: {requests: {cpu: 500m, memory: 6Gi}}}
  containers:
    - {name: a, resources: {requests: {cpu: 1, memory: 2Gi}}}
    - {name: b, resources: {limits: {cpu: 1, memory: 1.5Gi}}}
)"));
    CHECK(task.vcpus == 4); // the first init container; the others and the pod need 3
    CHECK(task.memoryGib == 6.5); // the last beside the sidecar
}

TEST_CASE("jobs run as many copies as at one time", "[containers]")
{
    const auto copies = [](const std::string &kind, const std::string &spec) {
        const std::string templ = "template: {spec: {containers: [{name: a, resources: {requests: {cpu: 1, memory: "
                                  "1Gi}}}]}}";
        return taskOf("apiVersion: batch/v1\nkind: " + kind + "\nmetadata: {name: j}\nspec: {"
            + (kind == "CronJob" ? "jobTemplate: {spec: {" + spec + templ + "}}}" : spec + templ + "}"))
            .count;
    };
    CHECK(copies("Job", "") == 1);
    CHECK(copies("Job", "parallelism: 8, completions: 100, ") == 8);
    CHECK(copies("Job", "parallelism: 8, completions: 5, ") == 5);
    CHECK(copies("CronJob", "parallelism: 2, ") == 2);
    CHECK(copies("StatefulSet", "replicas: 0, ") == 0);
    CHECK(copies("ReplicaSet", "") == 1);
}

TEST_CASE("labels of nodes are facts of types", "[containers]")
{
    const auto types = [](const std::string &key, const std::string &op, const std::string &values,
                           const std::string &gpu = "nvidia.com/gpu: 1") {
        return typesOf(taskOf(pod("  containers: [{name: a, resources: {limits: {cpu: 1, memory: 1Gi, " + gpu
            + "}}}]\n  affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: "
              "[{matchExpressions: [{key: "
            + key + ", operator: " + op + ", values: [" + values + "]}]}]}}}\n")));
    };
    CHECK(types("node.kubernetes.io/instance-type", "NotIn", "g5.xlarge") == "g4dn.* g5.12xlarge");
    CHECK(types("karpenter.k8s.aws/instance-family", "In", "g5") == "g5.*");
    CHECK(types("karpenter.k8s.aws/instance-gpu-name", "In", "t4") == "g4dn.*");
    CHECK(types("karpenter.k8s.aws/instance-gpu-count", "Gt", "\"1\"") == "g4dn.12xlarge g5.12xlarge");
    CHECK(types("eks.amazonaws.com/instance-size", "In", "xlarge") == "g4dn.xlarge g5.xlarge");
    CHECK(types("karpenter.k8s.aws/instance-category", "Exists", "") == "");
    CHECK(types("kubernetes.io/arch", "In", "arm64", "nvidia.com/gpu: 0") == "m6g.*");
    // It is said as such, too.
    CHECK(taskOf(pod("  nodeSelector: {kubernetes.io/arch: arm64}\n  containers: [{name: a, resources: {limits: {cpu: "
                     "1, memory: 1Gi}}}]\n"))
              .architecture
        == "arm64");
    CHECK(types("karpenter.k8s.aws/instance-accelerator-name", "In", "inferentia2", "aws.amazon.com/neuron: 1") == "");
}

TEST_CASE("NeuronCores, fractions of GPUs and what is not followed are said", "[containers]")
{
    const auto read = readText(pod(R"(
  nodeSelector: {karpenter.sh/capacity-type: spot, kubernetes.io/arch: amd64}
  containers:
    - name: a
      resources:
        limits: {aws.amazon.com/neuroncore: 3, vpc.amazonaws.com/efa: 1, cpu: 1}
)"));
    REQUIRE(read);
    CHECK(read->file.tasks[0].gpus == 2);
    CHECK(read->file.tasks[0].gpuModel == "aws-*");
    CHECK(notesOf(*read)
        == "not_considered p spec.containers[0].resources.limits.vpc.amazonaws.com/efa; neuron_cores p 3 2; "
           "no_request p; not_considered p karpenter.sh/capacity-type");
}

TEST_CASE("lists, anchors, merge keys and names that several kinds share", "[containers]")
{
    const auto read = readText(R"({"apiVersion": "v1", "kind": "List", "items": [
        {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a"}, "spec": {"containers": [{"name": "x",
            "resources": {"requests": {"cpu": "1", "memory": "1Gi"}}}]}},
        {"apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": "a"}, "spec": {"template": {"spec": {
            "containers": [{"name": "x", "resources": {"requests": {"cpu": 1, "memory": 1e9}}}]}}}}]})");
    REQUIRE(read);
    REQUIRE(read->file.tasks.size() == 2);
    CHECK(read->file.tasks[0].id == "a");
    CHECK(read->file.tasks[1].id == "Job/a");
    const PlacementTask merged = taskOf(pod(R"(
  containers:
    - &first {name: a, resources: {requests: &r {cpu: 1, memory: 1Gi}}}
    - {<<: *first, name: b}
    - {name: c, resources: {requests: {<<: *r, cpu: 3}}}
)"));
    CHECK(merged.vcpus == 5);
    CHECK(merged.memoryGib == 3);
}

TEST_CASE("a MIG profile is a part of a GPU", "[containers]")
{
    const PlacementTask task
        = taskOf(pod("  containers: [{name: c, resources: {requests: {cpu: 1, memory: 4Gi}, limits: "
                     "{nvidia.com/mig-1g.5gb: 2}}}]\n"));
    CHECK(task.gpuShare == "1g.5gb");
    CHECK(task.gpus == 2);
    CHECK(task.gpuModel == "nvidia-*");
    CHECK(refusalOf(pod("  containers: [{name: c, resources: {limits: {cpu: 1, nvidia.com/mig-1g.5gb: 0.5}}}]\n"))
              .find("wholeNumberFromTo")
        != std::string::npos);
    CHECK(refusalOf(
              pod("  containers: [{name: c, resources: {limits: {nvidia.com/gpu: 1, nvidia.com/mig-1g.5gb: 1}}}]\n"))
              .find("nvidia.com/mig-1g.10gb")
        != std::string::npos); // whole ones and parts in one pod
    CHECK(refusalOf(pod("  containers: [{name: c, resources: {limits: {nvidia.com/mig-small: 1}}}]\n"))
              .find("nvidia.com/mig-1g.10gb")
        != std::string::npos);
}
