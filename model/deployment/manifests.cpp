// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/ecs_expression.h"
#include "model/deployment/deployment_internal.h"
#include "model/support/letters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

namespace wattfare::deployment {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostWeight = 1000; // of a capacity provider in a strategy

// A word that YAML reads as the text it is; everything else is quoted as in JSON, which YAML reads as well.
bool isPlain(const std::string &word)
{
    static const std::set<std::string, std::less<>> other{"true", "false", "yes", "no", "on", "off", "null", "y", "n"};
    return !word.empty() && std::isalpha(static_cast<unsigned char>(word.front())) && word.back() != ':'
        && !other.contains(lowered(word)) && std::ranges::all_of(word, [](unsigned char c) {
               return c < 128 && (std::isalnum(c) || c == '.' || c == '/' || c == '_' || c == '-' || c == ':');
           });
}

std::string scalarOf(const Json &value)
{
    if (value.is_string() && isPlain(value.get<std::string>()))
        return value.get<std::string>();
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Block style. `text` stands behind a key or a dash; what goes on in lines of its own is indented by `indent`.
void write(std::string &text, const Json &value, std::size_t indent)
{
    const std::string margin(indent, ' ');
    if (value.is_string() && value.get<std::string>().find('\n') != std::string::npos) {
        text += " |\n";
        const std::string lines = value.get<std::string>();
        for (std::size_t begin = 0; begin < lines.size();) {
            const std::size_t end = std::min(lines.find('\n', begin), lines.size());
            text += margin + lines.substr(begin, end - begin) + '\n';
            begin = end + 1;
        }
    } else if (value.is_object() && !value.empty()) {
        const bool behindDash = text.ends_with("-");
        if (!behindDash && !text.empty() && !text.ends_with("\n"))
            text += '\n';
        bool first = behindDash;
        for (const auto &[key, member] : value.items()) {
            text += (first ? " " : margin) + scalarOf(key) + ':';
            write(text, member, indent + 2);
            first = false;
        }
    } else if (value.is_array() && !value.empty()) {
        text += '\n';
        for (const Json &item : value) {
            text += margin + '-';
            write(text, item, indent + 2);
        }
    } else {
        text += ' ' + scalarOf(value) + '\n';
    }
}

std::string yamlOf(const Json &document)
{
    std::string text;
    write(text, document, 0);
    return text;
}

// "g5.xlarge" as a name of CloudFormation: letters and digits.
std::string logicalName(const std::string &text)
{
    std::string name;
    for (const char c : text)
        if (std::isalnum(static_cast<unsigned char>(c)))
            name += name.empty() ? raised(c) : c;
    return name;
}

std::string objectName(std::string text) // "g5.xlarge" as a name of Kubernetes
{
    std::ranges::replace(text, '.', '-');
    return text;
}

Json reference(const std::string &name) { return Json{{"Ref", name}}; }

std::string imageName(std::string_view parameter)
{
    for (const char *each : {"Gpu", "Neuron", "Arm64"}) {
        if (parameter.find(lowered(std::string("/") + each + "/")) != std::string_view::npos)
            return std::string("Image") + each;
    }
    return "Image";
}

// The layout of the GPUs of an instance as mig-parted takes it: the devices that are divided alike together, and those
// that stay whole. https://github.com/NVIDIA/mig-parted
Json migLayout(const DividedInstances &divided, double gpus)
{
    std::map<std::map<std::string, int>, Json> alike; // profiles with their counts, and the devices that have them
    for (std::size_t device = 0; device < static_cast<std::size_t>(gpus); ++device) {
        std::map<std::string, int> profiles;
        if (device < divided.gpus.size())
            for (const std::string &profile : divided.gpus[device])
                ++profiles[profile];
        alike.try_emplace(std::move(profiles), Json::array()).first->second.push_back(device);
    }
    Json layout = Json::array();
    for (const auto &[profiles, devices] : alike) {
        Json item{{"devices", devices}, {"mig-enabled", !profiles.empty()}};
        for (const auto &[profile, count] : profiles)
            item["mig-devices"][profile] = count;
        layout.push_back(std::move(item));
    }
    return layout;
}

// A resource of Kubernetes that a device plugin offers for the devices of a type; "" where none does.
std::string deviceResource(const Snapshot &snapshot, const InstanceType &type)
{
    const Devices devices = devicesOf(snapshot, type);
    return devices == Devices::nvidia ? "nvidia.com/gpu" : devices == Devices::neuron ? "aws.amazon.com/neuron" : "";
}

} // namespace

// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-ecs-capacityprovider.html
// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-autoscaling-autoscalinggroup.html
std::string ecsYaml(const DeploymentPlan &plan)
{
    Json parameters{{"ClusterName", {{"Type", "String"}}}, {"Subnets", {{"Type", "List<AWS::EC2::Subnet::Id>"}}},
        {"SecurityGroups", {{"Type", "List<AWS::EC2::SecurityGroup::Id>"}}},
        {"InstanceProfileArn", {{"Type", "String"}}}};
    Json resources = Json::object(), providers = Json::array(), strategy = Json::array(), outputs = Json::object();
    for (const DeployedType &deployed : plan.types) {
        const InstanceType &type = plan.snapshot->types[deployed.type];
        const std::string name = logicalName(type.name);
        const std::string_view parameter = imageParameter(*plan.snapshot, type);
        const std::string image = parameter.empty() ? "Image" + name : imageName(parameter);
        if (parameter.empty()) // asked for: an image of one's own
            parameters[image] = {{"Type", "AWS::EC2::Image::Id"}};
        else
            parameters[image] = {{"Type", "AWS::SSM::Parameter::Value<AWS::EC2::Image::Id>"}, {"Default", parameter}};
        std::string script = "#!/bin/bash\necho \"ECS_CLUSTER=${ClusterName}\" >> /etc/ecs/ecs.config\n";
        if (devicesOf(*plan.snapshot, type) == Devices::nvidia)
            script += "echo \"ECS_ENABLE_GPU_SUPPORT=true\" >> /etc/ecs/ecs.config\n";
        resources["Template" + name] = {{"Type", "AWS::EC2::LaunchTemplate"},
            {"Properties",
                {{"LaunchTemplateData",
                    {{"ImageId", reference(image)}, {"IamInstanceProfile", {{"Arn", reference("InstanceProfileArn")}}},
                        {"SecurityGroupIds", reference("SecurityGroups")},
                        {"UserData", {{"Fn::Base64", {{"Fn::Sub", script}}}}}}}}}};
        const std::string count = std::to_string(deployed.count);
        Json distribution{{"OnDemandBaseCapacity", 0}, {"OnDemandPercentageAboveBaseCapacity", plan.spot ? 0 : 100}};
        if (plan.spot)
            distribution["SpotAllocationStrategy"] = "price-capacity-optimized";
        resources["Group" + name] = {{"Type", "AWS::AutoScaling::AutoScalingGroup"},
            {"Properties",
                {{"MinSize", "0"}, {"MaxSize", count}, {"DesiredCapacity", count},
                    {"VPCZoneIdentifier", reference("Subnets")},
                    {"MixedInstancesPolicy",
                        {{"InstancesDistribution", distribution},
                            {"LaunchTemplate",
                                {{"LaunchTemplateSpecification",
                                     {{"LaunchTemplateId", reference("Template" + name)},
                                         {"Version",
                                             {{"Fn::GetAtt",
                                                 Json::array({"Template" + name, "LatestVersionNumber"})}}}}},
                                    {"Overrides", Json::array({Json{{"InstanceType", type.name}}})}}}}}}}};
        resources["Provider" + name] = {{"Type", "AWS::ECS::CapacityProvider"},
            {"Properties",
                {{"AutoScalingGroupProvider",
                    {{"AutoScalingGroupArn", reference("Group" + name)},
                        {"ManagedScaling", {{"Status", "ENABLED"}, {"TargetCapacity", 100}}},
                        {"ManagedTerminationProtection", "DISABLED"}}}}}};
        providers.push_back(reference("Provider" + name));
        strategy.push_back({{"CapacityProvider", reference("Provider" + name)},
            {"Weight", std::min<std::uint64_t>(deployed.count, kMostWeight)}});
    }
    resources["Association"] = {{"Type", "AWS::ECS::ClusterCapacityProviderAssociations"},
        {"Properties",
            {{"Cluster", reference("ClusterName")}, {"CapacityProviders", providers},
                {"DefaultCapacityProviderStrategy", strategy}}}};
    for (std::size_t i = 0; i < plan.tasks.size(); ++i)
        outputs["Constraint" + std::to_string(i + 1) + logicalName(plan.tasks[i].id)]
            = {{"Value", containers::ecsTypeExpression(plan.tasks[i].types)}};
    Json document{{"AWSTemplateFormatVersion", "2010-09-09"}, {"Parameters", parameters}, {"Resources", resources}};
    if (!outputs.empty())
        document["Outputs"] = outputs;
    return yamlOf(document);
}

// https://karpenter.sh/docs/concepts/nodepools/ and https://karpenter.sh/docs/concepts/nodeclasses/; the label and the
// ConfigMap: https://docs.nvidia.com/datacenter/cloud-native/gpu-operator/latest/gpu-operator-mig.html
std::string karpenterYaml(const DeploymentPlan &plan)
{
    const Json discovery = Json::array({Json{{"tags", {{"karpenter.sh/discovery", "${CLUSTER_NAME}"}}}}});
    std::string text = yamlOf(
        {{"apiVersion", "karpenter.k8s.aws/v1"}, {"kind", "EC2NodeClass"}, {"metadata", {{"name", "wattfare"}}},
            {"spec",
                {{"amiSelectorTerms", Json::array({Json{{"alias", "al2023@latest"}}})},
                    {"role", "KarpenterNodeRole-${CLUSTER_NAME}"}, {"subnetSelectorTerms", discovery},
                    {"securityGroupSelectorTerms", discovery}}}});
    Json layouts = Json::object();
    const auto addPool = [&](const DeployedType &deployed, const std::string &name, std::uint64_t instances,
                             const std::string &layout) {
        const InstanceType &type = plan.snapshot->types[deployed.type];
        const auto count = static_cast<double>(instances);
        Json requirements = Json::array();
        const auto require = [&](const char *key, Json values) {
            requirements.push_back({{"key", key}, {"operator", "In"}, {"values", std::move(values)}});
        };
        require("node.kubernetes.io/instance-type", Json::array({type.name}));
        require("karpenter.sh/capacity-type", Json::array({plan.spot ? "spot" : "on-demand"}));
        require("kubernetes.io/arch", Json::array({isArm(type) ? "arm64" : "amd64"}));
        require("kubernetes.io/os", Json::array({"linux"}));
        if (!deployed.zones.empty())
            require("topology.kubernetes.io/zone", deployed.zones);
        Json node{{"nodeClassRef", {{"group", "karpenter.k8s.aws"}, {"kind", "EC2NodeClass"}, {"name", "wattfare"}}},
            {"requirements", requirements}};
        Json limits{{"cpu", std::to_string(std::llround(count * type.vcpus))},
            {"memory", std::to_string(std::llround(std::ceil(count * type.memoryGib))) + "Gi"}};
        if (const std::string device = deviceResource(*plan.snapshot, type); !device.empty()) {
            node["taints"] = Json::array({Json{{"key", device}, {"effect", "NoSchedule"}}});
            if (const double devices = std::floor(type.acceleratorCount + 1e-9); devices >= 1.0)
                limits[device] = std::to_string(std::llround(count * devices));
        }
        Json nodes{{"spec", node}};
        if (!layout.empty())
            nodes = Json{{"metadata", {{"labels", {{"nvidia.com/mig.config", layout}}}}}, {"spec", node}};
        text += "---\n"
            + yamlOf({{"apiVersion", "karpenter.sh/v1"}, {"kind", "NodePool"}, {"metadata", {{"name", name}}},
                {"spec",
                    {{"template", nodes}, {"limits", limits},
                        {"disruption", {{"consolidationPolicy", "WhenEmpty"}, {"consolidateAfter", "5m"}}}}}});
    };
    for (const DeployedType &deployed : plan.types) {
        const InstanceType &type = plan.snapshot->types[deployed.type];
        const std::string name = "wattfare-" + objectName(type.name);
        std::uint64_t whole = deployed.count;
        for (std::size_t i = 0; i < deployed.divided.size(); ++i) {
            const std::string layout = name + "-mig-" + std::to_string(i + 1);
            layouts[layout] = migLayout(deployed.divided[i], type.acceleratorCount);
            whole -= deployed.divided[i].count;
            addPool(deployed, layout, deployed.divided[i].count, layout);
        }
        if (whole > 0)
            addPool(deployed, name, whole, "");
    }
    if (!layouts.empty())
        text += "---\n"
            + yamlOf({{"apiVersion", "v1"}, {"kind", "ConfigMap"},
                {"metadata", {{"name", "wattfare-mig"}, {"namespace", "gpu-operator"}}},
                {"data", {{"config.yaml", yamlOf({{"version", "v1"}, {"mig-configs", layouts}})}}}});
    return text;
}

} // namespace wattfare::deployment
