// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/condition.h"
#include "model/containers/ecs_expression.h"
#include "model/containers/quantity.h"
#include "tests/model/containers/small_catalogue.h"

using namespace wattfare;
using namespace wattfare::containers;
using namespace wattfare::test;

namespace {

std::string joined(const std::vector<std::string> &list)
{
    std::string all;
    for (const std::string &each : list)
        all += (all.empty() ? "" : " ") + each;
    return all;
}

std::string allowed(const std::string &expression, std::string_view gpuModel = "")
{
    const auto condition = parseEcsExpression(expression);
    if (!condition)
        return "! " + condition.error();
    return joined(allowedInstances(*condition, *fewTypes(), gpuModel, "written").types);
}

} // namespace

TEST_CASE("expressions of the cluster query language say which types", "[containers]")
{
    const std::string type = "attribute:ecs.instance-type ";
    CHECK(allowed(type + "== g5.xlarge") == "g5.xlarge");
    CHECK(allowed(type + "equals x9.large") == "x9.large"); // the catalogue need not know it
    CHECK(allowed(type + "in [g5.xlarge, 'g4dn.xlarge']") == "g5.xlarge g4dn.xlarge");
    CHECK(allowed(type + "=~ g4.*") == "g4ad.* g4dn.*");
    CHECK(allowed(type + "matches g5\\.x.*") == "g5.xlarge");
    CHECK(allowed(type + "!~ (g|inf).*") == "m6g.* m6i.*");
    CHECK(allowed(type + "!= g5.xlarge", "nvidia-*") == "g4dn.* g5.12xlarge");
    CHECK(allowed(type + "not_in [g5.xlarge,g5.12xlarge]", "nvidia-*") == "g4dn.*");
    CHECK(allowed("not(" + type + "=~ g4dn.*)", "nvidia-*") == "g5.*");
    CHECK(allowed("(" + type + "=~ g5.* or " + type + "== m6i.large) and " + type + "!= g5.xlarge")
        == "g5.12xlarge m6i.*");
    CHECK(allowed("!" + type + "=~ g.* && " + type + "!~ m6.*") == "inf2.*");
    CHECK(allowed(type + "=~ .*") == ""); // any
    CHECK(allowed(type + "== g5.xlarge and " + type + "== g4dn.xlarge") == "written"); // none
    CHECK(allowed("attribute:ecs.cpu-architecture == arm64") == "m6g.*");
    CHECK(allowed("attribute:ecs.os-type == linux") == "");
    // From where it cannot be read.
    CHECK(allowed(type + "= g5.xlarge") == "! = g5.xlarge");
    CHECK(allowed(type + "in g5.xlarge") == "! g5.xlarge");
    CHECK(allowed("(" + type + "== a") == "! ");
    CHECK(allowed(type + "== a b") == "! b");
    CHECK(allowed(type + "=~ [").starts_with("!"));
    CHECK(allowed("").starts_with("!"));
    CHECK(allowed(std::string(100'000, '(')).starts_with("!"));
    CHECK(allowed(std::string(100'000, '!')).starts_with("!"));
}

TEST_CASE("what no fact answers keeps nothing out, and is named", "[containers]")
{
    const auto condition = parseEcsExpression("attribute:stack == prod and not(task:group == database) and "
                                              "attribute:ecs.availability-zone in [us-east-1a, us-east-1b] and "
                                              "attribute:ecs.instance-type =~ g5.*");
    REQUIRE(condition);
    const AllowedInstances all = allowedInstances(*condition, *fewTypes(), "", "");
    CHECK(joined(all.types) == "g5.*");
    CHECK(joined(all.zones) == "us-east-1a us-east-1b");
    CHECK(all.unknown == std::set<std::string>{"attribute:stack", "task:group"});
    CHECK_FALSE(all.acceleratorCount);
    const auto one = parseEcsExpression("attribute:ecs.instance-type =~ g.*\\.12xlarge");
    CHECK(allowedInstances(*one, *fewTypes(), "nvidia-*", "").acceleratorCount == 4.0);
}

TEST_CASE("an expression is written that reads back as the same types", "[containers]")
{
    const auto written = [](std::vector<std::string> patterns) { return ecsTypeExpression(patterns); };
    CHECK(written({}).empty());
    CHECK(written({"g5.xlarge"}) == "attribute:ecs.instance-type == g5.xlarge");
    CHECK(written({"g5.xlarge", "m6i.large"}) == "attribute:ecs.instance-type in [g5.xlarge, m6i.large]");
    CHECK(written({"g5.*"}) == "attribute:ecs.instance-type =~ g5\\..*");
    const std::vector<std::string> patterns{"g4dn.*", "g5.12xlarge", "inf2.*"};
    CHECK(allowed(written(patterns)) == "g4dn.* g5.12xlarge inf2.*");
}

TEST_CASE("regular expressions are matched whole and in bounded time", "[containers]")
{
    CHECK(matchesExpression("g2.*", "g2.2xlarge") == true);
    CHECK(matchesExpression("g2", "g2.2xlarge") == false);
    CHECK(matchesExpression("(g4dn|g5)\\.(2|4)?xlarge", "g5.4xlarge") == true);
    CHECK(matchesExpression("[^g]+\\d[.]x{1,2}large", "inf2.xlarge") == true);
    CHECK(matchesExpression("^p[3-5].+$", "p4d.24xlarge") == true);
    CHECK(matchesExpression("a{2}", "aaa") == false);
    CHECK(matchesExpression("a{2,}", "aaaa") == true);
    CHECK(matchesExpression("a{0}b", "b") == true);
    for (const char *wrong : {"(", ")", "[", "*a", "a{x}", "a\\", "\\w"})
        CHECK_FALSE(matchesExpression(wrong, "a").has_value());
    const std::string nested = "((((((((a*)*)*)*)*)*)*)*)*b";
    const auto answer = matchesExpression(nested, std::string(60, 'a'));
    CHECK((!answer || !*answer));
    CHECK_FALSE(matchesExpression(std::string(100'000, '('), "a").has_value());
}

TEST_CASE("quantities of Kubernetes", "[containers]")
{
    CHECK(parseQuantity("500m") == 0.5);
    CHECK(parseQuantity("2") == 2.0);
    CHECK(parseQuantity("1.5Gi") == 1.5 * 1024 * 1024 * 1024);
    CHECK(parseQuantity("512Mi") == 512.0 * 1024 * 1024);
    CHECK(parseQuantity("1e3") == 1000.0);
    CHECK(parseQuantity("12E2") == 1200.0);
    CHECK(parseQuantity("1E") == 1e18);
    CHECK(parseQuantity("128974848000m") == 128974848.0);
    CHECK(parseQuantity("-1") == -1.0);
    for (const char *wrong : {"", "Gi", "2 Gi", "2gi", "two", "1e", "1e999", "nan", "inf", "0x10", "1,5"})
        CHECK_FALSE(parseQuantity(wrong).has_value());
}
