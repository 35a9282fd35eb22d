// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/document.h"
#include "model/containers/ecs_expression.h"
#include "model/deployment/deployment.h"

#include "tests/model/containers/small_catalogue.h"

#include <algorithm>
#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;
using containers::Node;

namespace {

// Two GPU types, one of Neuron, an Arm CPU: three instances of the first, one of each other.
DeploymentPlan planOf(bool spot = false)
{
    const SnapshotPtr snapshot = fewTypes();
    PlacementOffers offers;
    for (const char *name : {"g5.12xlarge", "inf2.xlarge", "m6g.large", "g4ad.xlarge"}) {
        offers.types.push_back(snapshot->type(name));
        offers.offers.push_back({});
        offers.offers.back().type = name;
    }
    offers.asOf = *Date::parse("2026-07-20");
    std::vector<PlacementTask> tasks(3);
    tasks[0].id = "train model";
    tasks[1].id = "serve: \"x\"";
    tasks[2].id = "unused";
    Placement placement;
    for (const std::size_t at : {1UL, 0UL, 0UL, 2UL, 0UL, 3UL}) {
        PlacedInstance instance;
        instance.offer = at;
        instance.zone = at == 0 ? "us-east-1a" : "";
        instance.tasks = {at == 0 ? 0UL : 1UL};
        placement.instances.push_back(instance);
    }
    return deploymentPlan(snapshot, placement, tasks, offers, "us-east-1", spot);
}

std::string idOnly(const Message &message) { return message.id; }

const Node *at(const Node &node, std::initializer_list<std::string_view> path)
{
    const Node *found = &node;
    for (const std::string_view key : path) {
        found = found ? found->find(key) : nullptr;
        if (found && found->kind == Node::Kind::list && !found->items.empty())
            found = &found->items.front();
    }
    return found;
}

std::string textAt(const Node &node, std::initializer_list<std::string_view> path)
{
    const Node *found = at(node, path);
    return found ? found->text : "(none)";
}

std::vector<Node> read(const std::string &yaml)
{
    INFO(yaml);
    auto documents = containers::readDocuments(yaml, "deployment.yaml");
    REQUIRE(documents);
    return *documents;
}

bool has(const std::vector<ChecklistItem> &items, TypeIndex type, std::string_view id)
{
    return std::ranges::any_of(
        items, [&](const ChecklistItem &item) { return item.type == type && item.what.id == id; });
}

} // namespace

TEST_CASE("a plan counts the instances of each type and says where tasks are", "[deployment]")
{
    const DeploymentPlan plan = planOf();
    REQUIRE(plan.types.size() == 4);
    CHECK(plan.snapshot->types[plan.types[0].type].name == "g5.12xlarge");
    CHECK(plan.types[0].count == 3);
    CHECK(plan.types[0].zones == std::vector<std::string>{"us-east-1a"});
    REQUIRE(plan.tasks.size() == 2); // a task without copies deploys nothing
    CHECK(plan.tasks[1].types == std::vector<std::string>{"g4ad.xlarge", "inf2.xlarge", "m6g.large"});
}

TEST_CASE("the CloudFormation template reads back with counts, images and constraints", "[deployment]")
{
    const std::string yaml = deploymentText(planOf(), DeploymentTarget::ecs, idOnly);
    CHECK(yaml.starts_with("# deployment.not_run\n# deployment.ecs\n# deployment.ecs_zones\n"));
    const auto documents = read(yaml);
    REQUIRE(documents.size() == 1);
    const Node &root = documents.front();
    CHECK(textAt(root, {"AWSTemplateFormatVersion"}) == "2010-09-09");
    CHECK(textAt(root, {"Parameters", "ImageGpu", "Default"}).find("/gpu/") != std::string::npos);
    CHECK(textAt(root, {"Parameters", "ImageNeuron", "Default"}).find("/neuron/") != std::string::npos);
    CHECK(textAt(root, {"Parameters", "ImageArm64", "Default"}).find("/arm64/") != std::string::npos);
    // An image with the driver of AMD is documented nowhere: it is asked for.
    CHECK(textAt(root, {"Parameters", "ImageG4adxlarge", "Type"}) == "AWS::EC2::Image::Id");
    CHECK(textAt(root, {"Parameters", "ImageG4adxlarge", "Default"}) == "(none)");
    CHECK(textAt(root, {"Resources", "TemplateG4adxlarge", "Properties", "LaunchTemplateData", "ImageId", "Ref"})
        == "ImageG4adxlarge");
    CHECK(textAt(root, {"Resources", "GroupG512xlarge", "Properties", "MaxSize"}) == "3");
    CHECK(textAt(root,
              {"Resources", "GroupG512xlarge", "Properties", "MixedInstancesPolicy", "LaunchTemplate", "Overrides",
                  "InstanceType"})
        == "g5.12xlarge");
    CHECK(textAt(root,
              {"Resources", "GroupG512xlarge", "Properties", "MixedInstancesPolicy", "InstancesDistribution",
                  "OnDemandPercentageAboveBaseCapacity"})
        == "100");
    const auto script = [&](const char *name) {
        return textAt(
            root, {"Resources", name, "Properties", "LaunchTemplateData", "UserData", "Fn::Base64", "Fn::Sub"});
    };
    CHECK(script("TemplateG512xlarge")
        == "#!/bin/bash\necho \"ECS_CLUSTER=${ClusterName}\" >> /etc/ecs/ecs.config\n"
           "echo \"ECS_ENABLE_GPU_SUPPORT=true\" >> /etc/ecs/ecs.config\n");
    CHECK(script("TemplateM6glarge").find("GPU") == std::string::npos);
    CHECK(
        textAt(root,
            {"Resources", "ProviderInf2xlarge", "Properties", "AutoScalingGroupProvider", "AutoScalingGroupArn", "Ref"})
        == "GroupInf2xlarge");
    const Node *providers = root.find("Resources")->find("Association")->find("Properties")->find("CapacityProviders");
    REQUIRE(providers);
    CHECK(providers->items.size() == 4);
    // The constraint is one that the reader of expressions reads.
    const std::string constraint = textAt(root, {"Outputs", "Constraint2Servex", "Value"});
    CHECK(constraint == "attribute:ecs.instance-type in [g4ad.xlarge, inf2.xlarge, m6g.large]");
    CHECK(containers::parseEcsExpression(constraint));
}

TEST_CASE("the Karpenter pools read back with types, zones and limits", "[deployment]")
{
    const std::string yaml = deploymentText(planOf(true), DeploymentTarget::karpenter, idOnly);
    CHECK(yaml.find("# deployment.spot\n") != std::string::npos);
    const auto documents = read(yaml);
    REQUIRE(documents.size() == 5);
    CHECK(textAt(documents[0], {"apiVersion"}) == "karpenter.k8s.aws/v1");
    CHECK(textAt(documents[0], {"kind"}) == "EC2NodeClass");
    CHECK(textAt(documents[0], {"spec", "amiSelectorTerms", "alias"}) == "al2023@latest");
    const Node &pool = documents[1];
    CHECK(textAt(pool, {"apiVersion"}) == "karpenter.sh/v1");
    CHECK(textAt(pool, {"metadata", "name"}) == "wattfare-g5-12xlarge");
    CHECK(textAt(pool, {"spec", "limits", "cpu"}) == "144");
    CHECK(textAt(pool, {"spec", "limits", "memory"}) == "576Gi");
    CHECK(textAt(pool, {"spec", "limits", "nvidia.com/gpu"}) == "12");
    CHECK(textAt(pool, {"spec", "template", "spec", "taints", "key"}) == "nvidia.com/gpu");
    const auto required = [](const Node &each, std::string_view key) -> std::string {
        for (const Node &item : at(each, {"spec", "template", "spec"})->find("requirements")->items)
            if (item.find("key")->text == key)
                return item.find("values")->items.front().text;
        return "";
    };
    CHECK(required(pool, "node.kubernetes.io/instance-type") == "g5.12xlarge");
    CHECK(required(pool, "karpenter.sh/capacity-type") == "spot");
    CHECK(required(pool, "topology.kubernetes.io/zone") == "us-east-1a");
    CHECK(required(documents[3].find("metadata")->find("name")->text.ends_with("large") ? documents[3] : documents[4],
        "topology.kubernetes.io/zone")
              .empty());
    int arm = 0;
    for (std::size_t i = 1; i < documents.size(); ++i)
        arm += required(documents[i], "kubernetes.io/arch") == "arm64" ? 1 : 0;
    CHECK(arm == 1);
}

TEST_CASE("GPUs that are divided have a layout for the MIG Manager, and the template of ECS says that it has none",
    "[deployment]")
{
    const SnapshotPtr snapshot = fewTypes();
    PlacementOffers offers;
    offers.types = {snapshot->type("g5.12xlarge")};
    offers.offers.emplace_back();
    offers.offers.back().type = "g5.12xlarge";
    std::vector<PlacementTask> tasks(1);
    tasks[0].id = "notebooks";
    Placement placement;
    for (int i = 0; i < 4; ++i) {
        PlacedInstance instance;
        instance.tasks = {0};
        if (i < 2) // two GPUs alike, one otherwise, the fourth whole
            instance.divided = {{"3g.20gb", "1g.5gb", "1g.5gb"}, {"3g.20gb", "1g.5gb", "1g.5gb"}, {"7g.40gb"}};
        else if (i == 2)
            instance.divided = {{"1g.5gb"}};
        placement.instances.push_back(instance);
    }
    const DeploymentPlan plan = deploymentPlan(snapshot, placement, tasks, offers, "us-east-1");
    const std::string yaml = deploymentText(plan, DeploymentTarget::karpenter, idOnly);
    CHECK(yaml.find("# deployment.karpenter_mig\n") != std::string::npos);
    const auto documents = read(yaml);
    REQUIRE(documents.size() == 5); // node class, a pool for each layout, one for whole GPUs, layouts
    std::map<std::string, std::string> limitOf;
    for (std::size_t i = 1; i < 4; ++i) {
        const std::string layout
            = textAt(documents[i], {"spec", "template", "metadata", "labels", "nvidia.com/mig.config"});
        CHECK((layout == "(none)" || layout == textAt(documents[i], {"metadata", "name"})));
        limitOf[layout] = textAt(documents[i], {"spec", "limits", "cpu"});
    }
    CHECK(limitOf
        == std::map<std::string, std::string>{
            {"(none)", "48"}, {"wattfare-g5-12xlarge-mig-1", "48"}, {"wattfare-g5-12xlarge-mig-2", "96"}});
    CHECK(textAt(documents[4], {"kind"}) == "ConfigMap");
    CHECK(textAt(documents[4], {"metadata", "name"}) == "wattfare-mig");
    const auto config = read(textAt(documents[4], {"data", "config.yaml"}));
    REQUIRE(config.size() == 1);
    const Node *layout = config[0].find("mig-configs")->find("wattfare-g5-12xlarge-mig-2");
    REQUIRE(layout);
    REQUIRE(layout->items.size() == 3);
    std::set<std::string> said; // devices, whether they are divided, and into what
    for (const Node &item : layout->items) {
        std::string all;
        for (const Node &device : item.find("devices")->items)
            all += device.text;
        all += ' ' + item.find("mig-enabled")->text;
        for (const char *profile : {"1g.5gb", "3g.20gb", "7g.40gb"})
            if (const std::string count = textAt(item, {"mig-devices", profile}); count != "(none)")
                all += ' ' + count + 'x' + profile;
        said.insert(all);
    }
    CHECK(said == std::set<std::string>{"01 true 2x1g.5gb 1x3g.20gb", "2 true 1x7g.40gb", "3 false"});
    const std::string ecs = deploymentText(plan, DeploymentTarget::ecs, idOnly);
    CHECK(ecs.find("# deployment.ecs_mig\n") != std::string::npos);
    CHECK(deploymentText(planOf(), DeploymentTarget::karpenter, idOnly).find("mig") == std::string::npos);
}

TEST_CASE("the checklist has what the devices of each type need, with addresses", "[deployment]")
{
    DeploymentPlan plan = planOf();
    const auto index = [&](const char *name) { return plan.snapshot->type(name); };
    const auto items = deploymentChecklist(plan);
    CHECK(has(items, index("g5.12xlarge"), "checklist.image_gpu"));
    CHECK(has(items, index("g5.12xlarge"), "checklist.gpu_support"));
    CHECK(has(items, index("g5.12xlarge"), "checklist.driver_capabilities"));
    CHECK_FALSE(has(items, index("g5.12xlarge"), "checklist.cuda")); // this catalogue gives no compute capability
    CHECK(has(items, index("inf2.xlarge"), "checklist.image_neuron"));
    CHECK(has(items, index("inf2.xlarge"), "checklist.neuron_runtime"));
    CHECK_FALSE(has(items, index("inf2.xlarge"), "checklist.gpu_support"));
    CHECK(has(items, index("m6g.large"), "checklist.image_arm"));
    CHECK(has(items, index("m6g.large"), "checklist.arm"));
    CHECK(has(items, index("g4ad.xlarge"), "checklist.image_own"));
    for (const ChecklistItem &item : items)
        CHECK(item.source.starts_with("https://"));

    auto changed = std::make_shared<Snapshot>(*plan.snapshot);
    changed->accelerators[changed->types[index("g5.12xlarge")].accelerator].computeCapability = "8.6";
    changed->types[index("g5.12xlarge")].efa = true;
    plan.snapshot = changed;
    const auto more = deploymentChecklist(plan);
    const auto cuda = std::ranges::find(more, "checklist.cuda", [](const ChecklistItem &item) { return item.what.id; });
    REQUIRE(cuda != more.end());
    CHECK(cuda->what.args[1].text() == "8.6");
    CHECK(cuda->what.args[2].text() == "11.1");
    CHECK(has(more, index("g5.12xlarge"), "checklist.efa"));
}

TEST_CASE("targets are read by their ids", "[deployment]")
{
    for (const DeploymentTarget target : {DeploymentTarget::ecs, DeploymentTarget::karpenter}) {
        CHECK(parseDeploymentTarget(deploymentTargetId(target)) == target);
        CHECK(deploymentFileName(target).ends_with(".yaml"));
    }
    CHECK_FALSE(parseDeploymentTarget("helm"));
}
