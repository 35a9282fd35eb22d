// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay.h"
#include "tests/model/catalog/scratch.h"
#include "tests/model/evaluation/fixture.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

ResultsPtr evaluatedWith(const Scenario &scenario, std::initializer_list<UserChoice> choices)
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    for (const UserChoice &choice : choices)
        REQUIRE((*overlay)->set(choice));
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(snapshot);
    const auto results = evaluate(scenario, *snapshot);
    REQUIRE(results);
    return *results;
}

UserChoice ownPrice(double usd)
{
    UserChoice choice;
    choice.kind = UserChoice::Kind::price;
    choice.type = "g4dn.2xlarge";
    choice.region = "us-east-1";
    choice.option = "on_demand";
    choice.value = usd;
    return choice;
}

} // namespace

TEST_CASE("an own price counts in the evaluation and does not age", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto results = evaluatedWith(scenario, {ownPrice(0.376)});
    CHECK(value(*results, "g4dn.2xlarge", Metric::usdPerMillion) == Approx(33 * 0.376).epsilon(1e-12));
    CHECK(value(*results, "inf1.2xlarge", Metric::usdPerMillion) == Approx(2.172).epsilon(1e-12));
    scenario.asOf = Date::parse("2035-01-01");
    const auto later = evaluatedWith(scenario, {ownPrice(0.376)});
    CHECK_FALSE(later->hidden(*later->find("g4dn.2xlarge")).stale);
    CHECK(later->hidden(*later->find("inf1.2xlarge")).stale);
}

TEST_CASE("own watts and an own rate replace what the catalogue says", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    UserChoice watts;
    watts.subjectKind = SubjectKind::accelerator;
    watts.subject = "nvidia-t4";
    watts.quantity = "full_load_w";
    watts.unit = "W";
    watts.value = 35;
    const double before = value(*evaluated(scenario), "g4dn.2xlarge", Metric::wattsPerInstance);
    const auto cooler = evaluatedWith(scenario, {watts});
    CHECK(before - value(*cooler, "g4dn.2xlarge", Metric::wattsPerInstance) == Approx(35 * 1.1).epsilon(1e-9));

    scenario.pinnedBenchmarks.clear();
    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g4dn.2xlarge";
    rate.model = "layoutlm-base";
    rate.quantity = "inference";
    rate.unit = "inferences/s";
    rate.basis = "inferences";
    rate.value = 5; // below the catalogue's 8.55: it counts because it is the user's, not because it is higher
    const auto slower = evaluatedWith(scenario, {rate});
    CHECK(value(*slower, "g4dn.2xlarge", Metric::instances) == 56); // ceil(1e6 / 3600 / 5)
    CHECK(slower->throughputClass(*slower->find("g4dn.2xlarge")) == FigureClass::user);
}
