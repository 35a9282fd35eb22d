// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/simulation_inputs.h"
#include "model/evaluation/spot_run.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/market/trace.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

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
            CHECK_FALSE(results->qualifies(row));
        }
    // Nor has a run an end that anybody could tell.
    Scenario run = findPreset("bert-large-spot")->scenario;
    run.interruptionPerMonth.reset();
    run.purchase = {*parsePurchaseOption("spot")};
    for (const InstanceType &type : catalog()->types)
        run.ownThroughput[type.name] = 50'000;
    const auto runs = evaluated(run);
    std::size_t without = 0;
    for (std::size_t row = 0; row < runs->size(); ++row) {
        if (!runs->lacks(row, Missing::band) || !runs->value(row, Metric::priceUsdPerHour))
            continue;
        INFO(runs->candidateId(row));
        ++without;
        CHECK_FALSE(runs->value(row, Metric::hours));
        CHECK_FALSE(runs->value(row, Metric::kwhTotal));
        CHECK_FALSE(runs->value(row, Metric::usdTotal));
    }
    CHECK(without > 0);
}

TEST_CASE("a spot price seen months ago may have moved as far as spot prices did")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.typeFilter = {"trn1.32xlarge"};
    scenario.purchase = {*parsePurchaseOption("spot")};
    scenario.day = Date{evaluated(scenario)->asOf().days + 100};
    const auto results = evaluated(scenario);
    const std::size_t row = *results->find("trn1.32xlarge@us-east-1/spot");
    const Candidate &c = results->candidate(row);
    const Snapshot &s = results->snapshot();
    const auto seen = s.priceAt(s.spot, c.type, c.region, results->asOf());
    REQUIRE(seen);
    const Ageing::Bin *bin = Ageing::binOf(s.ageing.spot, s.spot.date[*seen], results->day());
    REQUIRE(bin);
    REQUIRE(bin->low < 0.9);
    REQUIRE(bin->high > 1.1);
    const double usd = s.spot.usdPerHour(*seen);
    const auto range = results->range(row, Metric::priceUsdPerHour);
    REQUIRE(range);
    CHECK(close(range->low, std::min(usdOfNano(s.spot.lowNano[*seen]), usd * bin->low), 1e-12));
    CHECK(close(range->high, std::max(usdOfNano(s.spot.highNano[*seen]), usd * bin->high), 1e-12));
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
    // So is the use of what stands all day: that of the mean, not of the peak.
    CHECK(close(value(*fixed, "g4dn.xlarge", Metric::utilisation),
        0.6e8
            / (value(*fixed, "g4dn.xlarge", Metric::instances)
                * value(*fixed, "g4dn.xlarge", Metric::throughputPerSecond) * 3600),
        1e-9));
    // Per million is by the mean of the day: 60 % of the peak.
    CHECK(close(value(*fixed, "g4dn.xlarge", Metric::usdPerMillion),
        value(*fixed, "g4dn.xlarge", Metric::usdPerHour) / (0.6 * 100), 1e-9));
}

TEST_CASE("a rate of the scenario is the same as its chance, wins over it, and reaches what pools show")
{
    const char *spot = "trn1.32xlarge@us-east-1/spot";
    Scenario chance = findPreset("bert-large-spot")->scenario;
    chance.interruptionPerMonth = 0.30;
    Scenario rate = chance;
    rate.interruptionPerMonth = 0.9;
    rate.hazardPerHour = *hazardPerHour(0.30);
    for (const Metric metric : {Metric::usdTotal, Metric::hours})
        CHECK(value(*evaluated(rate), spot, metric) == value(*evaluated(chance), spot, metric));
    // 0.1 an hour: no chance within a month expresses it.
    rate.hazardPerHour = 0.1;
    const auto results = evaluated(rate);
    SpotTrainingInput in;
    in.workHours = rate.training.samples / 3600 / value(*results, spot, Metric::throughputPerSecond);
    in.hazardPerHour = 0.1;
    in.instances = 16;
    in.checkpointHours = rate.training.checkpointTimeS / 3600;
    in.restartHours = rate.training.restartS / 3600;
    in.waitHours = rate.training.waitForCapacityS / 3600;
    in.intervalHours = rate.training.checkpointIntervalH;
    const auto overhead = spotTrainingOverhead(in);
    REQUIRE(overhead);
    CHECK(overhead->timeFactor > 1.5);
    CHECK(close(value(*results, spot, Metric::hours), overhead->expectedHours, 1e-9));
    rate.hazardPerHour = -0.1;
    CHECK_FALSE(evaluate(rate, catalog()));
}

TEST_CASE("a fleet's replacement time is the scenario's")
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    scenario.hazardPerHour = 1.0;
    const auto usual = evaluated(scenario);
    scenario.spotReplacementS = 180;
    const auto same = evaluated(scenario);
    scenario.spotReplacementS = 3600;
    const auto slow = evaluated(scenario);
    std::size_t compared = 0;
    for (std::size_t row = 0; row < slow->size(); ++row) {
        const auto held = slow->value(row, Metric::instances);
        Candidate onDemand = slow->candidate(row);
        onDemand.option = 0;
        const auto other = slow->find(onDemand);
        if (slow->candidate(row).option != 1 || !held || !other)
            continue;
        CHECK(usual->value(row, Metric::instances) == same->value(row, Metric::instances));
        const double needed = *slow->value(*other, Metric::instances);
        const auto headroom = spotHeadroom(needed, 0.5); // 1/(1 + 1/h * 1 h)
        REQUIRE(headroom);
        CHECK(close(*held, headroom->instances, 1e-12));
        ++compared;
    }
    CHECK(compared > 0);
}

TEST_CASE("a fleet that is partly on spot holds headroom for that part alone")
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    const std::string place = "g4dn.xlarge@us-east-1/";
    scenario.regions = {"us-east-1"};
    scenario.typeFilter = {"g4dn.xlarge"};
    scenario.ownThroughput["g4dn.xlarge"] = 100;
    scenario.inference.demandPerHour = 720'000; // 200 a second: two of them
    scenario.inference.utilisationTarget = 1;
    scenario.purchase
        = {*parsePurchaseOption("on-demand"), *parsePurchaseOption("spot"), *parsePurchaseOption("mix-50-50-0")};
    scenario.hazardPerHour = 1.0;
    scenario.spotReplacementS = 3600; // up half of the time
    const auto results = evaluated(scenario);
    CHECK(value(*results, place + "on-demand", Metric::instances) == 2);
    // One of the two is on spot. Of ten one at least is up with 1 - 1/2^10 = 0.99902, of nine with 0.998.
    CHECK(close(value(*results, place + "mix-50-50-0", Metric::instances), 1 + 10, 1e-12));
    CHECK(close(value(*results, place + "mix-50-50-0", Metric::usdPerHour),
        value(*results, place + "on-demand", Metric::priceUsdPerHour)
            + 10 * 0.5 * value(*results, place + "spot", Metric::priceUsdPerHour),
        1e-9));
}

TEST_CASE("what is pinned is what the table then uses")
{
    const Scenario scenario = findPreset("bert-large-spot")->scenario;
    const auto results = evaluated(scenario);
    const SimulationInputs inputs
        = simulationInputs(*results, catalog()->type("trn1.32xlarge"), catalog()->region("us-east-1"));
    CheckpointParams run = checkpointParams(scenario, inputs);
    run.hazardPerHour = 0.0951; // the calmest measured pool
    run.restartHours = 0.2;
    run.intervalHours = 0.25;
    const auto pinned = withPinnedRun(scenario, run);
    REQUIRE(pinned);
    const auto read = parseScenario(writeScenario(*pinned), "pinned");
    REQUIRE(read);
    CHECK(read->hazardPerHour == 0.0951);
    CHECK_FALSE(read->interruptionPerMonth);
    const auto closed = checkpointClosedForm(run);
    REQUIRE(closed);
    CHECK(close(value(*evaluated(*read), "trn1.32xlarge@us-east-1/spot", Metric::hours), closed->expectedHours, 1e-9));
    run.hazardPerHour = 1e5;
    CHECK_FALSE(withPinnedRun(scenario, run));
    FleetParams fleet;
    CHECK(withPinnedFleet(scenario, fleet).error().field == "pool");
    fleet.pools.resize(2);
    fleet.pools[0].hazardPerHour = fleet.pools[1].hazardPerHour = 0.5;
    fleet.leadHours = 0.1;
    fleet.warmUpHours = 0.15;
    REQUIRE(withPinnedFleet(scenario, fleet));
    CHECK(withPinnedFleet(scenario, fleet)->hazardPerHour == 0.5);
    CHECK(close(*withPinnedFleet(scenario, fleet)->spotReplacementS, 900, 1e-12));
    fleet.pools[1].shockPerHour = 0.1;
    CHECK(withPinnedFleet(scenario, fleet).error().field == "pool");
}

TEST_CASE("a run without interruptions draws what the table says, one with them what its row says")
{
    std::size_t runs = 0, onSpot = 0;
    for (const char *preset : {"bert-large", "bert-large-spot"}) {
        INFO(preset);
        Scenario scenario = findPreset(preset)->scenario;
        scenario.training.startUpH = 0; // the simulated run begins with its work
        const auto results = evaluated(scenario);
        for (std::size_t row = 0; row < results->size(); ++row) {
            const auto kwh = results->value(row, Metric::kwhTotal);
            const Candidate candidate = results->candidate(row);
            const PurchaseKind kind = scenario.purchase[candidate.option].kind;
            if (!kwh || (kind != PurchaseKind::onDemand && kind != PurchaseKind::spot))
                continue;
            INFO(results->candidateId(row));
            CheckpointParams run
                = checkpointParams(scenario, simulationInputs(*results, candidate.type, candidate.region));
            if (kind == PurchaseKind::onDemand)
                run.hazardPerHour = 0.0;
            const auto form = checkpointClosedForm(run);
            REQUIRE(form);
            CHECK(close(*form->expectedKwh, *kwh, 1e-9));
            if (const auto kg = results->value(row, Metric::kgco2eTotal))
                CHECK(close(*form->expectedKgco2e, *kg, 1e-9));
            if (kind == PurchaseKind::spot) {
                ++onSpot;
                continue;
            }
            RunOptions few;
            few.n = 64;
            const auto simulated = simulateCheckpoint(run, few);
            REQUIRE(simulated);
            CHECK(close(*simulated->kwh->mean, *kwh, 1e-9));
            ++runs;
        }
    }
    CHECK(runs > 0);
    CHECK(onSpot > 0);
}

TEST_CASE("a fleet draws what the candidate draws")
{
    for (const char *preset : {"layoutlm", "resnet50-images"}) {
        INFO(preset);
        const auto results = evaluated(findPreset(preset)->scenario);
        std::size_t compared = 0;
        for (std::size_t row = 0; row < results->size(); ++row) {
            const Candidate candidate = results->candidate(row);
            const auto kwh = results->value(row, Metric::kwhTotal), n = results->value(row, Metric::instances);
            if (!kwh || !n || results->scenario().purchase[candidate.option].kind != PurchaseKind::onDemand)
                continue;
            const SimulationInputs inputs = simulationInputs(*results, candidate.type, candidate.region);
            FleetParams fleet = fleetParams(*results, inputs, {});
            fleet.onDemandBase = 1.0;
            fleet.hours = 1.0;
            const auto form = fleetClosedForm(fleet);
            REQUIRE(form);
            INFO(results->candidateId(row));
            CHECK(close(*form->expectedKwh, *kwh, 1e-9));
            ++compared;
        }
        CHECK(compared > 0);
    }
}

TEST_CASE("bert-large-spot has one on-demand cost in table, checkpointed run and deadline policies")
{
    const Scenario scenario = findPreset("bert-large-spot")->scenario;
    const auto results = evaluated(scenario);
    std::size_t compared = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        const Candidate candidate = results->candidate(row);
        const auto usd = results->value(row, Metric::usdTotal);
        if (!usd || scenario.purchase[candidate.option].kind != PurchaseKind::onDemand)
            continue;
        INFO(results->candidateId(row));
        const SimulationInputs inputs = simulationInputs(*results, candidate.type, candidate.region);
        REQUIRE(inputs.itWatts);
        CHECK_FALSE(inputs.idleWatts); // a run has no instance that stands by
        CheckpointParams run = checkpointParams(scenario, inputs);
        run.hazardPerHour = 0.0;
        const auto form = checkpointClosedForm(run);
        REQUIRE(form);
        const double start = scenario.training.startUpH * inputs.instances * *inputs.onDemandUsdPerHour;
        CHECK(close(*form->onDemandUsd + *form->onDemandCheckpointUsd + start, *usd, 1e-12));
        // A deadline policy writes no checkpoints: the work is the same, the rest a line of its own.
        DeadlineParams late = deadlineParams(scenario, inputs);
        late.deadlineHours = 3.0 * late.workHours + 10.0;
        late.needed = 1;
        late.policy = DeadlinePolicy::onDemandOnly;
        late.trace = std::make_shared<const Trace>(*Trace::fromTicks(600, std::vector<std::uint32_t>(6000, 0)));
        const auto policy = deadlineClosedForm(late);
        REQUIRE(policy);
        CHECK(close(*policy->workUsd, *form->onDemandUsd, 1e-12));
        const auto walked = runDeadline(late);
        REQUIRE(walked);
        CHECK(close(walked->usd, *policy->onDemandUsd, 1e-9));
        const double beyond = *policy->onDemandUsd - *policy->workUsd; // changeover, and up to a tick
        const double perHour = *late.onDemandUsdPerHour;
        CHECK(beyond >= late.changeoverHours * perHour * (1 - 1e-9) - 1e-9);
        CHECK(beyond <= (late.changeoverHours + 600.0 / 3600.0) * perHour * (1 + 1e-9));
        ++compared;
    }
    CHECK(compared > 0);
}

TEST_CASE("pools of a fleet do the same work, for no more than on-demand costs")
{
    for (const char *preset : {"layoutlm", "resnet50-images", "bert-large-spot"}) {
        INFO(preset);
        const Scenario &scenario = findPreset(preset)->scenario;
        const auto results = evaluated(scenario);
        std::vector<std::size_t> ranked;
        for (std::size_t row = 0; row < results->size(); ++row)
            if (results->value(row, Metric::throughputPerSecond))
                ranked.push_back(row);
        std::size_t subjects = 0;
        for (const std::size_t row : ranked) {
            const Candidate candidate = results->candidate(row);
            const SimulationInputs first = simulationInputs(*results, candidate.type, candidate.region);
            if (!first.spotUsdPerHour || !first.onDemandUsdPerHour || subjects >= 8
                || !(first.workHours || first.throughputPerSecond))
                continue;
            ++subjects;
            const auto pools = poolCandidates(*results, first, ranked, 3);
            const FleetParams fleet = fleetParams(*results, first, pools);
            REQUIRE_FALSE(fleet.pools.empty());
            CHECK(fleet.pools.front().unitsPerInstance == 1.0);
            for (std::size_t i = 0; i < pools.size(); ++i) {
                INFO(fleet.pools[i].instanceType);
                CHECK(*fleet.pools[i].usdPerHour / fleet.pools[i].unitsPerInstance
                    <= *fleet.onDemandUsdPerUnitHour * 1.06); // units are rounded to two digits
                if (first.workHours)
                    CHECK(close(fleet.pools[i].unitsPerInstance, *first.workHours / *pools[i].workHours, 0.06));
                else
                    CHECK(close(fleet.pools[i].unitsPerInstance,
                        *pools[i].throughputPerSecond / *first.throughputPerSecond, 0.06));
                const double units = first.workHours ? *first.workHours / *pools[i].workHours
                                                     : *pools[i].throughputPerSecond / *first.throughputPerSecond;
                if (i > 0) // nor of what is so large that most of it would be idle
                    CHECK(*pools[i].spotUsdPerHour * std::ceil(fleet.targetUnits / units - 1e-9)
                        <= *fleet.onDemandUsdPerUnitHour * fleet.targetUnits * (1 + 1e-9));
            }
        }
        CHECK(subjects > 0);
    }
    // The default of the preset: no pool of types that need four times the money for the work.
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const SimulationInputs inf1
        = simulationInputs(*results, catalog()->type("inf1.2xlarge"), catalog()->region("us-east-1"));
    const auto pools = poolCandidates(*results, inf1, {}, 3);
    REQUIRE(pools.size() == 1); // it names no other type of the family
    CHECK(pools.front().type == inf1.type);
    Scenario estimates = findPreset("layoutlm")->scenario;
    estimates.typeFilter.clear();
    const auto more = evaluated(estimates);
    for (const SimulationInputs &pool : poolCandidates(*more, inf1, {}, 3))
        CHECK(catalog()->types[pool.type].name.starts_with("inf1."));
    CHECK(poolCandidates(*more, inf1, {}, 3).size() > 1);
}

TEST_CASE("other pools are of the same family, and none is too dear beside a price that nobody knows")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.typeFilter = {"c6i.2xlarge", "c6i.4xlarge", "m6i.2xlarge"};
    scenario.ownThroughput = {{"c6i.2xlarge", 100}, {"c6i.4xlarge", 200}, {"m6i.2xlarge", 100}};
    const auto results = evaluated(scenario);
    SimulationInputs first = simulationInputs(*results, catalog()->type("c6i.2xlarge"), catalog()->region("us-east-1"));
    REQUIRE(first.spotUsdPerHour);
    REQUIRE(first.onDemandUsdPerHour);
    const auto offered = [&](const std::vector<std::size_t> &ranked) {
        std::vector<std::string> names;
        for (const SimulationInputs &pool : poolCandidates(*results, first, ranked, 8))
            names.push_back(catalog()->types[pool.type].name);
        return names;
    };
    using Names = std::vector<std::string>;
    CHECK(offered({}) == Names{"c6i.2xlarge", "c6i.4xlarge"});
    const std::vector<std::size_t> other{*results->find("m6i.2xlarge")};
    CHECK(offered(other) == Names{"c6i.2xlarge", "c6i.4xlarge", "m6i.2xlarge"}); // it was asked for
    first.onDemandUsdPerHour = 1e-4; // less than any of them costs on spot
    CHECK(offered(other) == Names{"c6i.2xlarge"});
    first.onDemandUsdPerHour.reset();
    CHECK(offered(other) == Names{"c6i.2xlarge", "c6i.4xlarge", "m6i.2xlarge"});
}

TEST_CASE("a run under a deadline needs all of its nodes at once, and no more")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    for (const unsigned nodes : {1U, 16U}) {
        scenario.training.nodes = nodes;
        const auto results = evaluated(scenario);
        const SimulationInputs inputs
            = simulationInputs(*results, catalog()->type("p4d.24xlarge"), catalog()->region("us-east-1"));
        CHECK(deadlineParams(scenario, inputs).needed == nodes);
    }
}

TEST_CASE("the units of a pool have two digits")
{
    SimulationInputs unit, other;
    unit.type = 0;
    other.type = 1;
    unit.throughputPerSecond = 100;
    for (const auto &[rate, units] :
        {std::pair{12.3, 0.12}, std::pair{123.0, 1.2}, std::pair{1234.0, 12.0}, std::pair{12'345.0, 120.0}}) {
        other.throughputPerSecond = rate;
        CHECK(close(fleetPool(*catalog(), other, unit).unitsPerInstance, units, 1e-12));
    }
}

TEST_CASE("a service that a single instance on spot does is a fleet of one")
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    scenario.regions = {"us-east-1"};
    scenario.typeFilter = {"g4dn.xlarge"};
    scenario.ownThroughput["g4dn.xlarge"] = 100;
    scenario.inference.demandPerHour = 180'000; // 50 a second
    scenario.inference.utilisationTarget = 1;
    scenario.purchase = {*parsePurchaseOption("spot")};
    scenario.hazardPerHour = 0.001;
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.xlarge");
    REQUIRE(row);
    const auto fleet = spotFleetOf(*results, *row);
    REQUIRE(fleet);
    CHECK(fleet->targetUnits == 1);
}
