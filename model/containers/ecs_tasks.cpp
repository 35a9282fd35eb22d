// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/ecs_expression.h"
#include "model/containers/reading.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

// Task definitions, services and run-task requests of ECS as the AWS CLI prints and takes them.
// https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task_definition_parameters.html
namespace wattfare::containers {

namespace {

constexpr double kUnitsPerVcpu = 1024, kMibPerGib = 1024;
constexpr std::string_view kNeuronDevice = "/dev/neuron";

// What a task definition and its containers may have, as the API takes and shows it: a key that is misspelt would be
// read over. https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_TaskDefinition.html and
// https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_ContainerDefinition.html
constexpr std::string_view kDefinitionKeys[]{"family", "taskRoleArn", "executionRoleArn", "networkMode",
    "containerDefinitions", "volumes", "placementConstraints", "requiresCompatibilities", "cpu", "memory", "tags",
    "pidMode", "ipcMode", "proxyConfiguration", "inferenceAccelerators", "ephemeralStorage", "runtimePlatform",
    "enableFaultInjection", "taskDefinitionArn", "revision", "status", "requiresAttributes", "compatibilities",
    "registeredAt", "registeredBy", "deregisteredAt", "deleteRequestedAt"};
constexpr std::string_view kContainerKeys[]{"name", "image", "repositoryCredentials", "cpu", "memory",
    "memoryReservation", "links", "portMappings", "essential", "restartPolicy", "entryPoint", "command", "environment",
    "environmentFiles", "mountPoints", "volumesFrom", "linuxParameters", "secrets", "dependsOn", "startTimeout",
    "stopTimeout", "versionConsistency", "hostname", "user", "workingDirectory", "disableNetworking", "privileged",
    "readonlyRootFilesystem", "dnsServers", "dnsSearchDomains", "extraHosts", "dockerSecurityOptions", "interactive",
    "pseudoTerminal", "dockerLabels", "ulimits", "logConfiguration", "healthCheck", "systemControls",
    "resourceRequirements", "firelensConfiguration", "credentialSpecs"};

// "1024" or "1 vCPU" of a task, in units; "2048" or "2 GB" in MiB.
std::optional<double> taskAmount(Reading &reading, const At &at, std::string_view unit, double most)
{
    const std::string written = reading.text(at);
    if (!at || reading.failed())
        return std::nullopt;
    std::string_view number = written;
    double factor = 1;
    const auto letters = number.find_first_not_of("0123456789.-+e");
    if (letters != std::string_view::npos) {
        const std::string_view suffix = number.substr(number.find_first_not_of(' ', letters));
        const bool same = std::ranges::equal(suffix, unit, [](char a, char b) { return (a | 0x20) == (b | 0x20); });
        number = same ? number.substr(0, letters) : std::string_view();
        factor = 1024;
    }
    const std::string padded = number.starts_with('.') ? "0" + std::string(number) : std::string(number);
    const auto value = parseFinite(padded);
    if (!value || *value < 0 || *value * factor > most) {
        reading.refuse(at, clause<Phrase::numberFromTo>(0.0, most));
        return std::nullopt;
    }
    return *value * factor;
}

// "arn:...:task-definition/family:3" and "family:3" are both "family:3".
std::string definitionName(const std::string &reference)
{
    return reference.substr(reference.rfind('/') == std::string::npos ? 0 : reference.rfind('/') + 1);
}

class EcsTask
{
public:
    EcsTask(Reading &reading, const At &definition)
        : m_reading(reading)
        , m_definition(definition)
    {
        m_condition.kind = Condition::Kind::all;
    }

    // `request`: the service or the run-task request, or nothing.
    ReadTask read(const std::string &name, const At &where, Reading *of, const At &request, bool fargate)
    {
        m_task.id = name;
        m_reading.noteUnknown(m_definition, kDefinitionKeys, name);
        const At overrides = request["overrides"];
        sizes(overrides);
        platform(m_definition["runtimePlatform"]);
        constraints(m_reading, m_definition["placementConstraints"]);
        if (of)
            constraints(*of, request["placementConstraints"]);
        if (m_part && (m_gpus > 0 || m_allGpus))
            m_reading.refuse(m_part, clause<Phrase::wholeNumberFromTo>(0.0, kMostGpus));
        if (m_gpus > 0 || m_allGpus || m_part)
            m_task.gpuModel = kNvidia;
        if (m_devices > 0 || m_allDevices)
            m_task.gpuModel = kNeuron;
        m_task.gpus = m_gpus + m_devices + (m_part ? 1.0 : 0.0);
        const AllowedInstances allowed = constrain(m_reading, m_task, m_condition, m_written);
        if (m_part) { // on types that carry a part alone
            std::vector<std::string> types;
            for (const InstanceType &type : m_reading.snapshot().types)
                if (type.acceleratorCount > 0 && type.acceleratorCount < 1
                    && (m_task.instanceTypes.empty()
                        || std::ranges::find(m_task.instanceTypes, type.name) != m_task.instanceTypes.end()))
                    types.push_back(type.name);
            if (!types.empty()) // else the constraint stands, and the placement says that nothing meets both
                m_task.instanceTypes = std::move(types);
        }
        if (const At &all = m_allGpus ? m_allGpus : m_allDevices) {
            if (allowed.acceleratorCount && *allowed.acceleratorCount >= 1)
                m_task.gpus = *allowed.acceleratorCount;
            else
                m_reading.refuse("containers.all_gpus", all, {all.path});
        }
        onFargate(fargate);
        return {std::move(m_task), where, {}, {}};
    }

private:
    // The sum over the containers where the task says nothing; ECS reserves memoryReservation before memory.
    void sizes(const At &overrides)
    {
        const At list = m_definition["containerDefinitions"];
        if (!list || !m_reading.isList(list) || list.size() == 0) {
            if (!m_reading.failed())
                m_reading.refuse(list, Phrase::array);
            return;
        }
        const auto ofTask = [&](const char *key, std::string_view unit, double most) {
            const At own = overrides[key];
            return taskAmount(m_reading, own ? own : m_definition[key], unit, most);
        };
        const auto taskCpu = ofTask("cpu", "vCPU", kMostVcpus * kUnitsPerVcpu);
        const auto taskMemory = ofTask("memory", "GB", kMostGib * kMibPerGib);
        double cpu = 0, memory = 0;
        for (std::size_t i = 0; i < list.size() && !m_reading.failed(); ++i) {
            const At container = list.at(i);
            if (!m_reading.isMap(container))
                return;
            m_reading.noteUnknown(container, kContainerKeys, m_task.id);
            const At own = overrideOf(overrides, m_reading.text(container["name"]));
            const auto value = [&](const char *key) { return own[key] ? own[key] : container[key]; };
            cpu += m_reading.whole(value("cpu"), 0, kMostVcpus * kUnitsPerVcpu).value_or(0);
            const auto hard = m_reading.whole(value("memory"), 0, kMostGib * kMibPerGib);
            const auto soft = m_reading.whole(value("memoryReservation"), 0, kMostGib * kMibPerGib);
            if (!hard && !soft && !taskMemory && !m_reading.failed())
                m_reading.refuse(container["memory"], clause<Phrase::numberFromTo>(0.0, kMostGib * kMibPerGib));
            memory += soft ? *soft : hard.value_or(0);
            requirements(value("resourceRequirements"));
            devices(container["linuxParameters"]["devices"]);
        }
        m_task.vcpus = taskCpu.value_or(cpu) / kUnitsPerVcpu;
        m_task.memoryGib = taskMemory.value_or(memory) / kMibPerGib;
    }
    static At overrideOf(const At &overrides, const std::string &name)
    {
        const At list = overrides["containerOverrides"];
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list.at(i)["name"].text() == name)
                return list.at(i);
        return {};
    }
    void requirements(const At &list)
    {
        if (!list || !m_reading.isList(list))
            return;
        for (std::size_t i = 0; i < list.size() && !m_reading.failed(); ++i) {
            const At each = list.at(i), value = each["value"];
            const std::string type = m_reading.text(each["type"]);
            if (type == "GPU" && value.text() == "ALL")
                m_allGpus = value;
            else if (const auto part = parseFinite(value.text()); type == "GPU" && part && *part > 0 && *part < 1)
                partOfGpu(value, *part);
            else if (type == "GPU" && value)
                m_gpus += m_reading.whole(value, 0, kMostGpus).value_or(0);
            else if (type == "GPU" && each["sharingStrategy"])
                m_reading.note({"containers.not_considered", {m_task.id, each.path + ".sharingStrategy"}});
            else if (type == "NeuronDevice" && value.text() == "ALL")
                m_allDevices = value;
            else if (type == "InferenceAccelerator")
                m_reading.note({"containers.elastic_inference", {m_task.id}});
            else
                m_reading.refuse(type == "GPU" || type == "NeuronDevice" ? value : each["type"],
                    type == "NeuronDevice" ? clause<Phrase::verbatim>("ALL")
                        : type == "GPU"    ? Clause(Phrase::wholeNumber)
                                           : clause<Phrase::oneOf>("GPU, NeuronDevice, InferenceAccelerator"));
        }
    }
    // Of one container alone, as instance types have parts of a GPU.
    // https://docs.aws.amazon.com/AmazonECS/latest/developerguide/ecs-gpu-specifying.html
    void partOfGpu(const At &value, double part)
    {
        std::set<double> offered;
        for (const InstanceType &type : m_reading.snapshot().types)
            if (type.acceleratorCount > 0 && type.acceleratorCount < 1)
                offered.insert(type.acceleratorCount);
        if (offered.empty()) {
            m_reading.whole(value, 0, kMostGpus);
            return;
        }
        if (m_part || !offered.contains(part)) {
            std::string all;
            for (const double each : offered)
                all += plainText(each) + ", ";
            return m_reading.refuse(value, clause<Phrase::oneOf>(all + "1, 2, 4, 8, ALL"));
        }
        m_part = value;
        m_task.gpuShare = "1/" + std::to_string(std::lround(1 / part));
    }
    // A Neuron device is named by its path on the instance, so a second copy would want the same one.
    void devices(const At &list)
    {
        if (!list || !m_reading.isList(list))
            return;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!list.at(i)["hostPath"].text().starts_with(kNeuronDevice))
                continue;
            m_devices += 1;
            m_task.distinctInstance = true;
            m_reading.note({"containers.devices_by_path", {m_task.id}});
        }
    }
    void platform(const At &at)
    {
        const std::string architecture = m_reading.text(at["cpuArchitecture"]);
        if (!architecture.empty() && architecture != "X86_64" && architecture != "ARM64")
            return m_reading.refuse(at["cpuArchitecture"], clause<Phrase::oneOf>("X86_64, ARM64"));
        if (!architecture.empty())
            require(
                conditionOf("arch", Condition::Test::in, {architecture == "ARM64" ? "arm64" : "x86_64"}), architecture);
        if (const At system = at["operatingSystemFamily"]; system && system.text() != "LINUX")
            m_reading.note({"containers.not_considered", {m_task.id, system.text()}});
    }
    void require(Condition condition, const std::string &written)
    {
        m_condition.parts.push_back(std::move(condition));
        m_written.append(m_written.empty() ? "" : " and ").append(written);
    }
    void constraints(Reading &reading, const At &list)
    {
        if (!list || !reading.isList(list))
            return;
        for (std::size_t i = 0; i < list.size() && !reading.failed(); ++i) {
            const At each = list.at(i), expression = each["expression"];
            const std::string type = reading.text(each["type"]);
            if (type == "distinctInstance") {
                m_task.distinctInstance = true;
                continue;
            }
            if (type != "memberOf")
                return reading.refuse(each["type"], clause<Phrase::oneOf>("memberOf, distinctInstance"));
            auto condition = parseEcsExpression(expression.text());
            if (!condition) {
                if (expression.text().find("${") != std::string::npos || !expression)
                    return reading.refuse(expression, Phrase::text);
                return reading.refuse(
                    "containers.expression", expression, {expression.path, readableExcerpt(condition.error())});
            }
            require(std::move(*condition), expression.text());
        }
    }
    void onFargate(bool asked)
    {
        const At compatible = m_definition["requiresCompatibilities"];
        bool only = compatible.size() > 0;
        for (std::size_t i = 0; i < compatible.size(); ++i)
            only = only && compatible.at(i).text() == "FARGATE";
        if (!only && !asked)
            return;
        if (m_task.gpus > 0)
            m_reading.refuse("containers.gpu_on_fargate", m_definition["containerDefinitions"], {m_task.id});
        else
            m_reading.note({"containers.on_fargate", {m_task.id}});
    }

    Reading &m_reading;
    At m_definition;
    PlacementTask m_task;
    Condition m_condition;
    std::string m_written;
    double m_gpus = 0, m_devices = 0;
    At m_allGpus, m_allDevices, m_part;
};

std::optional<PlacementStrategy> strategyOf(Reading &reading, const At &list)
{
    if (!list || !reading.isList(list) || list.size() == 0)
        return std::nullopt;
    const auto one = [&](const At &each) -> std::optional<PlacementStrategy> {
        const std::string type = reading.text(each["type"]), field = reading.text(each["field"]);
        const std::string low = [&] {
            std::string all = field;
            std::ranges::transform(all, all.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c; });
            return all;
        }();
        if (type == "random")
            return PlacementStrategy::random;
        if (type == "binpack" && (low == "memory" || low == "cpu"))
            return low == "cpu" ? PlacementStrategy::binpackCpu : PlacementStrategy::binpackMemory;
        if (type == "spread" && low == "attribute:ecs.availability-zone")
            return PlacementStrategy::spreadZone;
        if (type == "spread" && (low == "instanceid" || low == "host"))
            return PlacementStrategy::spreadInstance;
        if (type == "binpack")
            reading.refuse(each["field"], clause<Phrase::oneOf>("cpu, memory"));
        else if (type == "spread")
            reading.note({"containers.not_considered", {"placementStrategy", field}});
        else
            reading.refuse(each["type"], clause<Phrase::oneOf>("binpack, spread, random"));
        return std::nullopt;
    };
    const auto first = one(list.at(0));
    for (std::size_t i = 1; i < list.size() && !reading.failed(); ++i)
        if (one(list.at(i)))
            reading.note({"containers.first_strategy", {}});
    return first;
}

bool onFargate(const At &request)
{
    const At providers = request["capacityProviderStrategy"];
    bool only = providers.size() > 0;
    for (std::size_t i = 0; i < providers.size(); ++i)
        only = only && providers.at(i)["capacityProvider"].text().starts_with("FARGATE");
    return only || request["launchType"].text() == "FARGATE";
}

} // namespace

bool isEcs(const Node &document)
{
    if (document.kind == Node::Kind::list)
        return !document.items.empty() && std::ranges::all_of(document.items, isEcs);
    for (const char *key : {"containerDefinitions", "taskDefinition", "services", "service"})
        if (document.find(key))
            return true;
    return false;
}

void gatherEcs(Reading &reading, const At &document, EcsDocuments &all)
{
    if (document.node->kind == Node::Kind::list) {
        for (std::size_t i = 0; i < document.size(); ++i)
            gatherEcs(reading, document.at(i), all);
        return;
    }
    if (document["containerDefinitions"]) {
        all.definitions.push_back({&reading, document});
        return;
    }
    for (const char *key : {"services", "service", "taskDefinition"})
        if (const At inner = document[key]; inner && inner.node->kind != Node::Kind::scalar)
            return gatherEcs(reading, inner, all);
    if (document["taskDefinition"])
        all.requests.push_back({&reading, document});
    else
        reading.refuse(document["containerDefinitions"], Phrase::array);
}

std::vector<ReadTask> readEcs(const EcsDocuments &all, std::optional<PlacementStrategy> &strategy)
{
    std::vector<ReadTask> tasks;
    std::map<std::string, std::pair<const EcsDocuments::Entry *, bool>> byName; // and whether a request names it
    for (const auto &entry : all.definitions) {
        const At family = entry.at["family"];
        std::string name = entry.reading->text(family);
        const std::string first = entry.at["containerDefinitions"].size() > 0
            ? entry.at["containerDefinitions"].at(0)["name"].text()
            : std::string();
        name = name.empty() ? first : name;
        const std::string revised = name + ":" + entry.at["revision"].text();
        if (!byName.try_emplace(byName.contains(name) && entry.at["revision"] ? revised : name, &entry, false).second)
            entry.reading->refuse(family ? family : entry.at, Phrase::nameOfItsOwn);
    }
    for (const auto &request : all.requests) {
        Reading &reading = *request.reading;
        const std::string reference = definitionName(request.at["taskDefinition"].text());
        auto found = byName.find(reference);
        if (found == byName.end())
            found = byName.find(reference.substr(0, reference.rfind(':')));
        const At named = request.at["serviceName"] ? request.at["serviceName"] : request.at["taskDefinition"];
        const std::string name = definitionName(reading.text(named));
        if (found == byName.end()) {
            reading.refuse("containers.no_task_definition", request.at["taskDefinition"], {name, reference});
            break;
        }
        if (request.at["schedulingStrategy"].text() == "DAEMON") {
            reading.refuse("containers.daemon", request.at["schedulingStrategy"], {name});
            break;
        }
        found->second.second = true;
        const auto &entry = *found->second.first;
        ReadTask read
            = EcsTask(*entry.reading, entry.at).read(name, named, &reading, request.at, onFargate(request.at));
        const At count = request.at["desiredCount"] ? request.at["desiredCount"] : request.at["count"];
        read.task.count = static_cast<std::uint64_t>(reading.whole(count, 0, kMostCopies).value_or(1));
        const auto own = strategyOf(reading, request.at["placementStrategy"]);
        if (own && strategy && own != strategy)
            reading.note({"containers.first_strategy", {}});
        if (own && !strategy)
            strategy = own;
        tasks.push_back(std::move(read));
    }
    for (const auto &[name, definition] : byName)
        if (!definition.second) {
            const auto &entry = *definition.first;
            tasks.push_back(EcsTask(*entry.reading, entry.at).read(name, entry.at["family"], nullptr, {}, false));
        }
    return tasks;
}

} // namespace wattfare::containers
