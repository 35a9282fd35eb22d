// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/quantity.h"
#include "model/containers/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

// Manifests of Kubernetes: what their pods reserve and where they may run.
namespace wattfare::containers {

namespace {

using Test = Condition::Test;

constexpr std::string_view kKinds = "Pod, Deployment, StatefulSet, ReplicaSet, Job, CronJob";
// Kinds that run nothing and do not say where others run.
constexpr std::array kSilentKinds{"Service", "ConfigMap", "Secret", "Namespace", "ServiceAccount", "Role",
    "RoleBinding", "ClusterRole", "ClusterRoleBinding", "Ingress", "IngressClass", "NetworkPolicy", "PersistentVolume",
    "PersistentVolumeClaim", "StorageClass", "PodDisruptionBudget", "Endpoints", "EndpointSlice",
    "CustomResourceDefinition", "ServiceMonitor", "PodMonitor"};
constexpr std::array kNotedKinds{"HorizontalPodAutoscaler", "VerticalPodAutoscaler", "LimitRange", "ResourceQuota",
    "PriorityClass", "RuntimeClass", "ResourceClaimTemplate", "ResourceClaim", "DeviceClass"};

// Resources of accelerators: a pattern of those that have them, and how many of them make one device.
struct DeviceResource {
    std::string_view name, gpuModel;
    double perDevice;
};
// NeuronCores: two a chip on Inferentia2 and Trainium; chips of the other generations have more.
// https://awsdocs-neuron.readthedocs-hosted.com/en/latest/containers/kubernetes-getting-started.html
constexpr std::array kDevices{DeviceResource{"nvidia.com/gpu", kNvidia, 1},
    DeviceResource{"aws.amazon.com/neuron", kNeuron, 1}, DeviceResource{"aws.amazon.com/neurondevice", kNeuron, 1},
    DeviceResource{"aws.amazon.com/neuroncore", kNeuron, 2}};

// Parts of GPUs, as the device plugin of NVIDIA offers them by its strategy "mixed": nvidia.com/mig-1g.10gb.
// https://docs.nvidia.com/datacenter/cloud-native/kubernetes/latest/index.html
constexpr std::string_view kMigResource = "nvidia.com/mig-";

template <std::size_t size>
bool has(const std::array<const char *, size> &list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

using Amounts = std::map<std::string, double, std::less<>>;

void add(Amounts &to, const Amounts &more)
{
    for (const auto &[name, value] : more)
        to[name] += value;
}

void raise(Amounts &to, const Amounts &other)
{
    for (const auto &[name, value] : other)
        to[name] = std::max(to[name], value);
}

// A label of a node as the fact of its type that it states; another keeps its name.
std::string labelSubject(std::string_view label)
{
    constexpr std::array<std::array<std::string_view, 2>, 8> kLabels{{{"node.kubernetes.io/instance-type", "type"},
        {"beta.kubernetes.io/instance-type", "type"}, {"topology.kubernetes.io/zone", "zone"},
        {"failure-domain.beta.kubernetes.io/zone", "zone"}, {"kubernetes.io/arch", "arch"},
        {"beta.kubernetes.io/arch", "arch"}, {"kubernetes.io/os", "os"}, {"beta.kubernetes.io/os", "os"}}};
    for (const auto &[name, fact] : kLabels)
        if (label == name)
            return std::string(fact);
    for (const std::string_view prefix : {"karpenter.k8s.aws/instance-", "eks.amazonaws.com/instance-"})
        if (label.starts_with(prefix))
            return std::string(label.substr(prefix.size()));
    return std::string(label);
}

std::vector<std::string> factsOf(const std::string &subject, std::vector<std::string> values)
{
    if (subject == "arch")
        std::ranges::replace(values, std::string("amd64"), std::string("x86_64"));
    return values;
}

// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/#Container
constexpr std::string_view kPodContainerKeys[]{"name", "image", "imagePullPolicy", "command", "args", "workingDir",
    "ports", "env", "envFrom", "volumeMounts", "volumeDevices", "resources", "resizePolicy", "lifecycle",
    "terminationMessagePath", "terminationMessagePolicy", "livenessProbe", "readinessProbe", "startupProbe",
    "restartPolicy", "restartPolicyRules", "securityContext", "stdin", "stdinOnce", "tty"};

class Pod
{
public:
    Pod(Reading &reading, std::string name, const At &templ, const At &spec)
        : m_reading(reading)
        , m_template(templ)
        , m_spec(spec)
    {
        m_task.id = std::move(name);
        m_where.kind = Condition::Kind::all;
    }

    PlacementTask read(double copies)
    {
        m_task.count = static_cast<std::uint64_t>(copies);
        const At list = m_spec["containers"];
        if (!list || !m_reading.isList(list) || list.size() == 0) {
            if (!m_reading.failed())
                m_reading.refuse(list, Phrase::array);
            return m_task;
        }
        for (std::size_t i = 0; i < list.size(); ++i)
            m_reading.noteUnknown(list.at(i), kPodContainerKeys, m_task.id);
        sizes(effective(list, m_spec["initContainers"]));
        const At selector = m_spec["nodeSelector"];
        if (m_reading.isMap(selector))
            for (std::size_t i = 0; i < selector.size(); ++i) {
                const std::string subject = labelSubject(selector.at(i).node->key);
                require(conditionOf(subject, Test::in, factsOf(subject, {m_reading.text(selector.at(i))})), subject,
                    "In", selector.at(i).text());
            }
        nodeAffinity(m_spec["affinity"]["nodeAffinity"]);
        podAffinity(m_spec["affinity"]);
        if (const At spread = m_spec["topologySpreadConstraints"])
            note(spread);
        if (m_spec["nodeName"])
            note(m_spec["nodeName"]);
        constrain(m_reading, m_task, m_where, m_written);
        return m_task;
    }

private:
    void note(const At &at) { m_reading.note({"containers.not_considered", {m_task.id, at.path}}); }
    void require(Condition condition, const std::string &subject, std::string_view op, const std::string &values)
    {
        m_where.parts.push_back(std::move(condition));
        m_written.append(m_written.empty() ? "" : ", ").append(subject).append(" ").append(op).append(" " + values);
    }

    // Requests, or limits where they are absent.
    Amounts requestsOf(const At &resources)
    {
        Amounts amounts;
        for (const char *part : {"limits", "requests"}) { // the second replaces the first
            const At list = resources[part];
            if (!m_reading.isMap(list))
                continue;
            for (std::size_t i = 0; i < list.size() && !m_reading.failed(); ++i) {
                const std::string &name = list.at(i).node->key;
                At amount = list.at(i);
                amount.path = list.path + "." + name;
                const auto value = parseQuantity(amount.text()); // of a list or a map: none
                const bool device = std::ranges::find(kDevices, name, &DeviceResource::name) != kDevices.end()
                    || name.starts_with(kMigResource);
                const double most = name == "memory" ? kMostGib * 1024 * 1024 * 1024 : kMostVcpus;
                if (name != "cpu" && name != "memory" && !device) {
                    if (name.find('/') != std::string::npos && value.value_or(1) > 0)
                        note(amount);
                    continue;
                }
                if (!value || *value < 0 || *value > most || (device && *value != std::floor(*value))) {
                    m_reading.refuse(amount,
                        device ? clause<Phrase::wholeNumberFromTo>(0.0, kMostGpus)
                               : clause<Phrase::numberFromTo>(0.0, most));
                    return amounts;
                }
                amounts[name] = *value;
            }
        }
        return amounts;
    }
    // What the scheduler reserves for a pod: containers and sidecars together, or an init container beside the
    // sidecars that were started before it, whichever is more.
    // https://kubernetes.io/docs/concepts/workloads/pods/init-containers/#resource-sharing-within-containers
    Amounts effective(const At &containers, const At &init)
    {
        Amounts running, sidecars, starting;
        if (m_reading.isList(init))
            for (std::size_t i = 0; i < init.size() && !m_reading.failed(); ++i) {
                const Amounts own = requestsOf(init.at(i)["resources"]);
                if (init.at(i)["restartPolicy"].text() == "Always") {
                    add(sidecars, own);
                    continue;
                }
                Amounts then = sidecars;
                add(then, own);
                raise(starting, then);
            }
        for (std::size_t i = 0; i < containers.size() && !m_reading.failed(); ++i)
            add(running, requestsOf(containers.at(i)["resources"]));
        add(running, sidecars);
        raise(running, starting);
        for (const auto &[name, value] : requestsOf(m_spec["resources"])) // of the pod as a whole
            running[name] = value;
        add(running, requestsOfOverhead());
        return running;
    }
    Amounts requestsOfOverhead()
    {
        Amounts amounts;
        const At overhead = m_spec["overhead"];
        for (std::size_t i = 0; i < overhead.size(); ++i)
            if (const auto value = parseQuantity(overhead.at(i).text()); value && *value >= 0)
                amounts[overhead.at(i).node->key] = *value;
        return amounts;
    }
    void sizes(const Amounts &amounts)
    {
        const auto of = [&](std::string_view name) {
            const auto at = amounts.find(name);
            return at == amounts.end() ? 0.0 : at->second;
        };
        m_task.vcpus = of("cpu");
        m_task.memoryGib = of("memory") / (1024.0 * 1024 * 1024);
        for (const DeviceResource &each : kDevices) {
            const double asked = of(each.name);
            if (asked <= 0)
                continue;
            if (!m_task.gpuModel.empty() && m_task.gpuModel != each.gpuModel)
                return m_reading.refuse(
                    m_spec["containers"], clause<Phrase::oneOf>("nvidia.com/gpu, aws.amazon.com/neuron"));
            m_task.gpuModel = each.gpuModel;
            m_task.gpus += std::ceil(asked / each.perDevice);
            if (each.perDevice > 1)
                m_reading.note({"containers.neuron_cores", {m_task.id, asked, m_task.gpus}});
        }
        for (const auto &[name, asked] : amounts) {
            if (!name.starts_with(kMigResource) || asked <= 0)
                continue;
            const std::string profile = name.substr(kMigResource.size());
            if (!m_task.gpuModel.empty() || !isGpuShare(profile))
                return m_reading.refuse(m_spec["containers"],
                    clause<Phrase::oneOf>("nvidia.com/gpu, nvidia.com/mig-1g.10gb, aws.amazon.com/neuron"));
            m_task.gpuModel = kNvidia;
            m_task.gpuShare = profile;
            m_task.gpus = asked;
        }
        if (m_task.vcpus <= 0 || m_task.memoryGib <= 0)
            m_reading.note({"containers.no_request", {m_task.id}});
    }

    void nodeAffinity(const At &affinity)
    {
        if (const At preferred = affinity["preferredDuringSchedulingIgnoredDuringExecution"])
            note(preferred);
        const At terms = affinity["requiredDuringSchedulingIgnoredDuringExecution"]["nodeSelectorTerms"];
        if (!terms || !m_reading.isList(terms))
            return;
        Condition any;
        any.kind = Condition::Kind::any;
        std::string written;
        for (std::size_t t = 0; t < terms.size() && !m_reading.failed(); ++t) {
            Condition all;
            const At tests = terms.at(t)["matchExpressions"];
            for (std::size_t i = 0; i < tests.size() && !m_reading.failed(); ++i)
                all.parts.push_back(expression(tests.at(i), written));
            if (terms.at(t)["matchFields"])
                note(terms.at(t)["matchFields"]);
            any.parts.push_back(std::move(all));
        }
        m_where.parts.push_back(std::move(any));
        m_written.append(m_written.empty() ? "" : ", ").append(written);
    }
    Condition expression(const At &at, std::string &written)
    {
        const std::string subject = labelSubject(m_reading.text(at["key"])), op = m_reading.text(at["operator"]);
        std::vector<std::string> values;
        for (std::size_t i = 0; i < at["values"].size(); ++i)
            values.push_back(m_reading.text(at["values"].at(i)));
        written.append(written.empty() ? "" : ", ").append(subject).append(" ").append(op);
        for (const std::string &value : values)
            written.append(" ").append(value);
        values = factsOf(subject, std::move(values));
        if (op == "Exists" || op == "DoesNotExist") {
            const Condition there = conditionOf(subject, Test::exists, {});
            return op == "Exists" ? there : negated(there);
        }
        const bool ordered = op == "Gt" || op == "Lt" || op == "Gte" || op == "Lte";
        if ((!ordered && op != "In" && op != "NotIn") || values.empty()) {
            m_reading.refuse(values.empty() ? at["values"] : at["operator"],
                values.empty() ? Clause(Phrase::listOfTexts)
                               : clause<Phrase::oneOf>("In, NotIn, Exists, DoesNotExist, Gt, Lt"));
            return {};
        }
        const Test test = !ordered ? Test::in
            : op == "Gt"           ? Test::above
            : op == "Gte"          ? Test::atLeast
            : op == "Lt"           ? Test::below
                                   : Test::atMost;
        Condition made = conditionOf(subject, test, std::move(values));
        return op == "NotIn" ? negated(std::move(made)) : made;
    }

    // Pods that keep away from their own kind on a host are apart; other affinities are noted.
    void podAffinity(const At &affinity)
    {
        for (const char *kind : {"podAffinity", "podAntiAffinity"}) {
            if (const At preferred = affinity[kind]["preferredDuringSchedulingIgnoredDuringExecution"])
                note(preferred);
            const At terms = affinity[kind]["requiredDuringSchedulingIgnoredDuringExecution"];
            for (std::size_t i = 0; i < terms.size(); ++i) {
                const bool apart = std::string_view(kind) == "podAntiAffinity"
                    && terms.at(i)["topologyKey"].text() == "kubernetes.io/hostname"
                    && selectsItself(terms.at(i)["labelSelector"]);
                m_task.distinctInstance = m_task.distinctInstance || apart;
                if (!apart)
                    note(terms.at(i));
            }
        }
    }
    bool selectsItself(const At &selector)
    {
        const At labels = m_template["metadata"]["labels"], wanted = selector["matchLabels"],
                 tests = selector["matchExpressions"];
        if (!selector)
            return false;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (labels[wanted.at(i).node->key].text() != wanted.at(i).text())
                return false;
        for (std::size_t i = 0; i < tests.size(); ++i) {
            const std::string op = tests.at(i)["operator"].text();
            const At own = labels[tests.at(i)["key"].text()], values = tests.at(i)["values"];
            bool in = false;
            for (std::size_t v = 0; v < values.size(); ++v)
                in = in || (own && own.text() == values.at(v).text());
            const bool met = op == "In" ? in : op == "NotIn" ? !in : op == "Exists" ? bool(own) : !own;
            if (!met)
                return false;
        }
        return true;
    }

    Reading &m_reading;
    At m_template, m_spec;
    PlacementTask m_task;
    Condition m_where;
    std::string m_written;
};

} // namespace

bool isKubernetes(const Node &document) { return document.find("kind") && document.find("apiVersion"); }

void readKubernetes(Reading &reading, const At &document, std::vector<ReadTask> &tasks)
{
    const std::string kind = reading.text(document["kind"]);
    if (kind.ends_with("List")) {
        const At items = document["items"];
        for (std::size_t i = 0; reading.isList(items) && i < items.size() && !reading.failed(); ++i)
            readKubernetes(reading, items.at(i), tasks);
        return;
    }
    const At meta = document["metadata"], spec = document["spec"];
    const At named = meta["generateName"] && !meta["name"] ? meta["generateName"] : meta["name"];
    const std::string name = reading.text(named);
    if (has(kNotedKinds, kind))
        reading.note({"containers.not_considered", {name, kind}});
    if (has(kNotedKinds, kind) || has(kSilentKinds, kind) || reading.failed())
        return;
    if (kind == "DaemonSet")
        return reading.refuse("containers.daemon", document["kind"], {name});
    const bool pod = kind == "Pod", cron = kind == "CronJob", job = kind == "Job" || cron;
    if (!pod && !job && kind != "Deployment" && kind != "StatefulSet" && kind != "ReplicaSet"
        && kind != "ReplicationController")
        return reading.refuse(document["kind"], clause<Phrase::oneOf>(std::string(kKinds)));
    if (name.empty() || name.find("{{") != std::string::npos)
        return reading.refuse(named, Phrase::text);
    const At owner = cron ? spec["jobTemplate"]["spec"] : spec;
    const At templ = pod ? document : owner["template"];
    const At pods = templ["spec"];
    if (!pods || !reading.isMap(pods)) {
        if (!reading.failed())
            reading.refuse(pods, Phrase::object);
        return;
    }
    double copies = 1;
    if (job) { // as many at a time as its parallelism, and no more than there are to complete
        copies = reading.whole(owner["parallelism"], 0, kMostCopies).value_or(1);
        copies = std::min(copies, reading.whole(owner["completions"], 0, 1e9).value_or(copies));
    } else if (!pod) {
        copies = reading.whole(owner["replicas"], 0, kMostCopies).value_or(1);
    }
    if (reading.failed())
        return;
    ReadTask read{Pod(reading, name, templ, pods).read(copies), named, kind, reading.text(meta["namespace"])};
    tasks.push_back(std::move(read));
}

} // namespace wattfare::containers
