// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/candidate_inputs.h"
#include "model/simulation/hazard.h"
#include "model/simulation/spot_overhead.h"
#include "tests/model/evaluation/fixture.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a spot run costs price times expected billed hours by the closed form")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.interruptionPerMonth = 0.30;
    const auto results = evaluated(scenario);
    const char *onDemand = "trn1.32xlarge@us-east-1/on-demand", *spot = "trn1.32xlarge@us-east-1/spot";
    REQUIRE(results->find(spot));
    const double work = scenario.training.samples / 3600 / value(*results, onDemand, Metric::throughputPerSecond);
    SpotTrainingInput in;
    in.workHours = work;
    in.hazardPerHour = *hazardPerHour(0.30);
    in.instances = 16;
    in.checkpointHours = scenario.training.checkpointTimeS / 3600;
    in.restartHours = scenario.training.restartS / 3600;
    in.waitHours = scenario.training.waitForCapacityS / 3600;
    in.intervalHours = scenario.training.checkpointIntervalH;
    const auto overhead = spotTrainingOverhead(in);
    REQUIRE(overhead);
    const double price = value(*results, spot, Metric::priceUsdPerHour);
    CHECK(close(value(*results, spot, Metric::usdTotal), 16 * price * overhead->expectedBilledHours, 1e-9));
    CHECK(close(value(*results, spot, Metric::hours), overhead->expectedHours, 1e-9));
    CHECK(value(*results, spot, Metric::hours) >= work);
    // More interruptions never make it cheaper.
    double before = 0;
    for (const double p : {0.0, 0.05, 0.2, 0.5, 0.9}) {
        scenario.interruptionPerMonth = p;
        const double cost = value(*evaluated(scenario), spot, Metric::usdTotal);
        CHECK(cost >= before * (1 - 1e-12));
        before = cost;
    }
}

TEST_CASE("spot fleets hold headroom and bill what is up")
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    scenario.interruptionPerMonth = 0.9;
    const auto results = evaluated(scenario);
    std::size_t compared = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        if (results->candidate(row).option != 1 || !results->value(row, Metric::instances))
            continue;
        Candidate other = results->candidate(row);
        other.option = 0;
        const auto onDemand = results->find(other);
        if (!onDemand)
            continue;
        ++compared;
        CHECK(*results->value(row, Metric::instances) >= *results->value(*onDemand, Metric::instances));
        CHECK(*results->value(row, Metric::usdPerHour)
              <= *results->value(row, Metric::instances) * *results->value(row, Metric::priceUsdPerHour) * (1 + 1e-12));
    }
    CHECK(compared > 0);
}

TEST_CASE("spot without an interruption band has a price but no cost")
{
    const Scenario &scenario = findPreset("resnet50-images")->scenario;
    const auto results = evaluated(scenario);
    for (std::size_t row = 0; row < results->size(); ++row)
        if (results->lacks(row, Missing::band) && results->value(row, Metric::throughputPerSecond)) {
            CHECK(results->value(row, Metric::priceUsdPerHour));
            CHECK_FALSE(results->value(row, Metric::usdPerMillion));
            CHECK(results->reason(row, Metric::usdPerMillion).id == "reason.no_interruption_band");
            CHECK_FALSE(results->counts(row));
        }
}

TEST_CASE("a fleet that follows the traffic costs less than one that does not")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.inference.demandPerHour = 1e8;
    scenario.inference.trafficByHour.emplace();
    for (std::size_t h = 0; h < 24; ++h)
        (*scenario.inference.trafficByHour)[h] = h < 12 ? 0.2 : 1.0;
    const auto fixed = evaluated(scenario);
    scenario.inference.scaleWithTraffic = true;
    const auto scaled = evaluated(scenario);
    CHECK(value(*scaled, "g4dn.xlarge", Metric::usdPerHour) < value(*fixed, "g4dn.xlarge", Metric::usdPerHour));
    CHECK(value(*scaled, "g4dn.xlarge", Metric::instances) == value(*fixed, "g4dn.xlarge", Metric::instances));
    CHECK(value(*scaled, "g4dn.xlarge", Metric::utilisation) > value(*fixed, "g4dn.xlarge", Metric::utilisation));
    // Per million is by the mean of the day: 60 % of the peak.
    CHECK(close(value(*fixed, "g4dn.xlarge", Metric::usdPerMillion), value(*fixed, "g4dn.xlarge", Metric::usdPerHour) / (0.6 * 100), 1e-9));
}
