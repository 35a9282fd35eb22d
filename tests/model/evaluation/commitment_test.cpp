// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/commitment_plan.h"
#include "model/catalog/commitments.h"
#include "model/economics/purchase.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/liability.h"
#include "model/evaluation/simulation_inputs.h"
#include "model/workload/ids.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const std::string kReserved = "reserved_standard-1y-no_upfront";

const Message *said(const Answer &answer, std::string_view id)
{
    const auto found = std::find_if(
        answer.sentences.begin(), answer.sentences.end(), [&](const Message &each) { return each.id == id; });
    return found == answer.sentences.end() ? nullptr : &*found;
}

// 16 trn1.32xlarge for about 2.3 hours.
Scenario shortRun(const std::string &options)
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.asOf.reset();
    scenario.typeFilter = {"trn1.32xlarge"};
    REQUIRE(setParameter(scenario, "purchase", options));
    return scenario;
}

// 1,000 inferences an hour on each g4dn.2xlarge: 100 at the peak, 25 for 8 hours, 100 for 12, 50 for 4.
Scenario day(const std::string &options)
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    scenario.typeFilter = {"g4dn.2xlarge"};
    scenario.ownThroughput["g4dn.2xlarge"] = 1000 / 3600.0;
    scenario.inference.demandPerHour = 100'000;
    scenario.inference.utilisationTarget = 1;
    scenario.energy.fullLoad = true;
    std::array<double, 24> traffic{};
    for (std::size_t hour = 0; hour < 24; ++hour)
        traffic[hour] = hour < 8 ? 0.25 : hour < 20 ? 1.0 : 0.5;
    scenario.inference.trafficByHour = traffic;
    scenario.inference.scaleWithTraffic = true;
    REQUIRE(setParameter(scenario, "purchase", options));
    return scenario;
}

PurchaseOption mixOf(double onDemand, double spot, double committed)
{
    PurchaseOption mix = *parsePurchaseOption(kReserved);
    mix.kind = PurchaseKind::mix;
    mix.onDemandShare = onDemand;
    mix.spotShare = spot;
    mix.commitmentShare = committed;
    return mix;
}

double at(const Results &results, std::size_t option, Metric metric)
{
    const auto row = results.find(
        Candidate{results.candidate(0).type, results.candidate(0).region, static_cast<std::uint16_t>(option)});
    REQUIRE(row);
    INFO(results.candidateId(*row) << ' ' << metricInfo(metric).id << ' ' << results.reason(*row, metric).id);
    REQUIRE(results.value(*row, metric));
    return *results.value(*row, metric);
}

// Every cell of every row is what its explanation says.
void checkExplained(const Results &results)
{
    for (std::size_t row = 0; row < results.size(); ++row)
        for (std::size_t m = 0; m < kMetricCount; ++m) {
            const auto metric = static_cast<Metric>(m);
            if (!results.value(row, metric))
                continue;
            INFO(results.candidateId(row) << ' ' << metricInfo(metric).id);
            const auto derivation = explain(results, results.candidate(row), metric);
            REQUIRE(derivation);
            CHECK(close(derivation->value, *results.value(row, metric), 1e-12));
            CHECK(derivation->cls == results.metricClass(row, metric));
            if (const auto range = results.range(row, metric)) {
                CHECK(range->low <= *results.value(row, metric));
                CHECK(*results.value(row, metric) <= range->high);
            }
        }
}

bool hasStep(const Derivation &derivation, std::string_view id)
{
    return derivation.id == id
        || std::ranges::any_of(derivation.children, [&](const Derivation &each) { return hasStep(each, id); });
}

// Watts of an idle instance: nothing loaded.
double idleWatts(Scenario scenario)
{
    REQUIRE(setParameter(scenario, "purchase", "on-demand"));
    scenario.energy.uAccPct = scenario.energy.uCpuPct = scenario.energy.uMemPct = 0;
    return at(*evaluated(scenario), 0, Metric::wattsPerInstance);
}

} // namespace

TEST_CASE("a run under a commitment owes the term")
{
    Scenario scenario = shortRun("on-demand," + kReserved);
    const auto owing = evaluated(scenario);
    const double price = at(*owing, 1, Metric::priceUsdPerHour), hours = at(*owing, 1, Metric::hours);
    REQUIRE(price < at(*owing, 0, Metric::priceUsdPerHour));
    REQUIRE(hours < 3);
    // A year of 8,760 h of each of the 16 nodes, whatever the run takes.
    CHECK(close(at(*owing, 1, Metric::usdTotal), 16 * price * 8760, 1e-12));
    CHECK(close(at(*owing, 1, Metric::usdPerMillion), 16 * price * 8760 / (scenario.training.samples / 1e6), 1e-12));
    CHECK(at(*owing, 1, Metric::usdPerHour) == 16 * price);
    // It no longer wins: the run costs its 2.3 h on demand.
    const Answer found = answer(*owing);
    REQUIRE(found.cheapest);
    CHECK(owing->candidate(*found.cheapest).option == 0);
    CHECK_FALSE(said(found, "answer.obliges_year"));
    const auto reserved = owing->find("trn1.32xlarge@us-east-1/" + kReserved);
    REQUIRE(reserved);
    const auto liability = liabilityOf(*owing, *reserved);
    REQUIRE(liability);
    CHECK(liability->usd == at(*owing, 1, Metric::usdTotal));
    CHECK(liability->years == 1);
    CHECK(close(*liability->usedHours, hours, 1e-12));
    CHECK_FALSE(liabilityOf(*owing, *found.cheapest));
    checkExplained(*owing);
    const auto owed = explain(*owing, owing->candidate(*reserved), Metric::usdTotal);
    REQUIRE(owed);
    CHECK_FALSE(hasStep(*owed, "committed_instances")); // all are: no share to take

    // A quarter of the rest of the term is taken up by other work: 0.25 T + 0.75 8,760 h remain.
    scenario.commitmentAbsorbedShare = 0.25;
    const auto shared = evaluated(scenario);
    CHECK(close(at(*shared, 1, Metric::usdTotal), 16 * price * (0.25 * hours + 0.75 * 8760), 1e-12));
    checkExplained(*shared);
    // All of it is, or it is owned: the run pays its hours and wins.
    scenario.commitmentAbsorbedShare = 1;
    CHECK(close(at(*evaluated(scenario), 1, Metric::usdTotal), 16 * price * hours, 1e-12));
    scenario.commitmentAbsorbedShare = 0;
    scenario.ownedCommitments = true;
    const auto owned = evaluated(scenario);
    CHECK(close(at(*owned, 1, Metric::usdTotal), 16 * price * hours, 1e-12));
    const Answer owner = answer(*owned);
    REQUIRE(owner.cheapest);
    CHECK(owned->candidate(*owner.cheapest).option == 1);
    CHECK(said(owner, "answer.obliges_owned"));
    CHECK_FALSE(liabilityOf(*owned, *owner.cheapest));
    checkExplained(*owned);
}

TEST_CASE("a commitment that is the answer says what it obliges to")
{
    Scenario scenario = shortRun(kReserved);
    const auto run = evaluated(scenario);
    const double price = at(*run, 0, Metric::priceUsdPerHour);
    const Answer found = answer(*run);
    const Message *obliges = said(found, "answer.obliges_year");
    REQUIRE(obliges);
    CHECK(close(*obliges->args[1].number(), 16 * price * 8760, 1e-12));
    const Message *used = said(found, "answer.obliges_used");
    REQUIRE(used);
    CHECK(close(*used->args[0].number(), at(*run, 0, Metric::hours), 1e-12));
    CHECK(used->args[1].number() == 8760);
    // A budget is met by what is owed, not by the hours used.
    scenario.budgetUsd = 100'000;
    CHECK_FALSE(answer(*evaluated(scenario)).cheapest);
    scenario.budgetUsd.reset();

    // A run of more than one term owes whole ones: 10,000 h take two years.
    scenario.training.samples *= 10'000 / at(*run, 0, Metric::hours);
    const auto longRun = evaluated(scenario);
    REQUIRE(close(at(*longRun, 0, Metric::hours), 10'000, 1e-3));
    CHECK(close(at(*longRun, 0, Metric::usdTotal), 16 * price * 2 * 8760, 1e-12));
    const Answer years = answer(*longRun);
    REQUIRE(said(years, "answer.obliges_years"));
    CHECK(said(years, "answer.obliges_years")->args[3].number() == 2);

    // A service owes it, too; its cost an hour is the effective price.
    const auto fleet = evaluated(day(kReserved));
    const Answer service = answer(*fleet);
    const Message *owed = said(service, "answer.obliges_year");
    REQUIRE(owed);
    CHECK(close(*owed->args[1].number(), 100 * at(*fleet, 0, Metric::priceUsdPerHour) * 8760, 1e-12));
    CHECK_FALSE(said(service, "answer.obliges_used"));
}

TEST_CASE("the committed share of a mix owes its term, the rest of a run its hours")
{
    Scenario scenario = shortRun("on-demand," + kReserved);
    scenario.purchase.push_back(mixOf(0.75, 0, 0.25));
    const auto results = evaluated(scenario);
    // 4 of the 16 nodes for a year, 12 for the hours of the run.
    CHECK(close(at(*results, 2, Metric::usdTotal),
        4 * at(*results, 1, Metric::priceUsdPerHour) * 8760
            + 12 * at(*results, 0, Metric::priceUsdPerHour) * at(*results, 0, Metric::hours),
        1e-12));
    checkExplained(*results);
}

TEST_CASE("an option without any price is named, one that some types lack is not")
{
    const auto results = evaluated(day("on-demand,mix-50-0-50-compute_savings_plan-1y-no_upfront"));
    const auto unpriced = unpricedOptions(*results);
    REQUIRE(unpriced.size() == 1);
    CHECK(unpriced.front()
        == Message{"answer.option_unpriced", {"mix-50-0-50-compute_savings_plan-1y-no_upfront", 1, 1}});
    CHECK(unpricedOptions(*evaluated(day("on-demand,spot,mix-50-0-50-" + kReserved))).empty());
}

TEST_CASE("no commitment wins a run that is far shorter than its term")
{
    for (const char *preset : {"bert-large", "bert-large-spot", "hpc-fp64"}) {
        INFO(preset);
        Scenario scenario = findPreset(preset)->scenario;
        scenario.asOf.reset();
        scenario.training.deadlineH.reset();
        scenario.purchase = {PurchaseOption{}};
        for (const PurchaseOption &option : offeredOptions(*catalog()))
            if (option.kind == PurchaseKind::commitment)
                scenario.purchase.push_back(option);
        REQUIRE(scenario.purchase.size() > 2);
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        REQUIRE(found.cheapest);
        REQUIRE(*results->value(*found.cheapest, Metric::hours) < 1000);
        CHECK(results->candidate(*found.cheapest).option == 0);
    }
}

TEST_CASE("the committed part of a mix does not follow the traffic")
{
    Scenario scenario = day("on-demand," + kReserved);
    for (const auto &[onDemand, committed] : {std::pair{0.01, 0.99}, {0.5, 0.5}, {0.0, 1.0}, {0.75, 0.25}})
        scenario.purchase.push_back(mixOf(onDemand, 0, committed));
    const auto results = evaluated(scenario);
    const double onDemand = at(*results, 0, Metric::priceUsdPerHour);
    const double reserved = at(*results, 1, Metric::priceUsdPerHour);
    // All on demand: (8 x 25 + 12 x 100 + 4 x 50) / 24 = 66.67 instances. All committed: 100, day and night.
    CHECK(close(at(*results, 0, Metric::usdPerHour), 1600 / 24.0 * onDemand, 1e-12));
    CHECK(close(at(*results, 1, Metric::usdPerHour), 100 * reserved, 1e-12));
    // 99 of 100 committed: 99 all day, and one more for 12 of the 24 hours.
    CHECK(close(at(*results, 2, Metric::usdPerHour), 99 * reserved + 0.5 * onDemand, 1e-12));
    // 50: 50 more for 12 hours.
    CHECK(close(at(*results, 3, Metric::usdPerHour), 50 * reserved + 25 * onDemand, 1e-12));
    CHECK(close(at(*results, 4, Metric::usdPerHour), 100 * reserved, 1e-12));
    // 25: 75 more for 12 hours and 25 more for 4.
    CHECK(close(at(*results, 5, Metric::usdPerHour), 25 * reserved + (75 * 12 + 25 * 4) / 24.0 * onDemand, 1e-12));
    // What the plan of the day says of the same base, and its best is the least of all shares.
    const std::array<UsageShare, 3> usage{{{25, 8 / 24.0}, {100, 12 / 24.0}, {50, 4 / 24.0}}};
    for (const auto &[option, base] : {std::pair<std::size_t, std::uint64_t>{2, 99}, {3, 50}, {4, 100}, {5, 25}})
        CHECK(close(at(*results, option, Metric::usdPerHour), *commitmentCost(usage, onDemand, reserved, base), 1e-12));
    const auto plan = planCommitments(*results, *results->find("g4dn.2xlarge"));
    REQUIRE(plan);
    const auto offer = std::find_if(plan->offers.begin(), plan->offers.end(),
        [](const CommitmentOffer &each) { return each.option.id() == kReserved; });
    REQUIRE((offer != plan->offers.end() && offer->day));
    Scenario best = day("on-demand");
    const double share = static_cast<double>(offer->day->committed) / 100;
    best.purchase = {mixOf(1 - share, 0, share)};
    CHECK(close(24 * at(*evaluated(best), 0, Metric::usdPerHour), offer->day->usd, 1e-9));
    checkExplained(*results);
}

TEST_CASE("committed instances that idle draw idle power")
{
    Scenario scenario = day("on-demand," + kReserved);
    scenario.purchase.push_back(mixOf(0.5, 0, 0.5));
    const auto results = evaluated(scenario);
    const double busy = at(*results, 0, Metric::wattsPerInstance), idle = idleWatts(scenario);
    REQUIRE(idle < 0.5 * busy);
    const double serving = 1600 / 24.0;
    const double pue = at(*results, 0, Metric::kwhTotal) * 1000 / (serving * busy);
    // 100 are powered all day, 66.67 of them serve on average.
    CHECK(close(at(*results, 1, Metric::kwhTotal), (serving * busy + (100 - serving) * idle) * pue / 1000, 1e-12));
    // 50 all day and 50 more for 12 hours are 75 on average.
    CHECK(close(at(*results, 2, Metric::kwhTotal), (serving * busy + (75 - serving) * idle) * pue / 1000, 1e-12));
    // Embodied emissions count what is held.
    CHECK(close(at(*results, 2, Metric::embodiedGco2ePerMillion),
        at(*results, 0, Metric::embodiedGco2ePerMillion) * 75 / serving, 1e-12));
    CHECK(at(*results, 1, Metric::wattsPerInstance) == busy);
}

TEST_CASE("spot headroom draws idle power")
{
    Scenario scenario = day("on-demand,spot,mix-50-50-0");
    scenario.inference.trafficByHour.reset();
    scenario.inference.scaleWithTraffic = false;
    scenario.interruptionPerMonth = 0.9;
    scenario.spotReplacementS = 7200;
    const auto results = evaluated(scenario);
    const double busy = at(*results, 0, Metric::wattsPerInstance), idle = idleWatts(scenario);
    const double pue = at(*results, 0, Metric::kwhTotal) * 1000 / (100 * busy);
    const double spotPrice = at(*results, 1, Metric::priceUsdPerHour);
    const double billed = at(*results, 1, Metric::usdPerHour) / spotPrice;
    REQUIRE(billed > 100);
    CHECK(close(at(*results, 1, Metric::kwhTotal), (100 * busy + (billed - 100) * idle) * pue / 1000, 1e-9));
    // Of the mix 50 are on spot; what is billed beyond the 50 on demand are those and their headroom.
    const double up = (at(*results, 2, Metric::usdPerHour) - 50 * at(*results, 0, Metric::priceUsdPerHour)) / spotPrice;
    REQUIRE(up > 50);
    CHECK(close(at(*results, 2, Metric::kwhTotal), (100 * busy + (up - 50) * idle) * pue / 1000, 1e-9));
    checkExplained(*results);

    // The same while half of the mix follows the traffic.
    Scenario following = day("on-demand,spot");
    following.purchase.push_back(mixOf(0, 0.5, 0.5));
    following.interruptionPerMonth = 0.9;
    following.spotReplacementS = 7200;
    checkExplained(*evaluated(following));
}

TEST_CASE("a service without demand draws nothing, however it is bought, and its instance what an idle one does")
{
    Scenario scenario = day("on-demand,spot,mix-50-50-0");
    scenario.inference.trafficByHour.reset();
    scenario.inference.scaleWithTraffic = false;
    scenario.inference.demandPerHour = 0;
    scenario.energy.fullLoad = false;
    scenario.energy.uCpuPct = scenario.energy.uMemPct = 0;
    const auto results = evaluated(scenario);
    const double idle = idleWatts(scenario);
    for (std::size_t option = 0; option < 3; ++option) {
        INFO(option);
        CHECK(at(*results, option, Metric::instances) == 0);
        CHECK(at(*results, option, Metric::kwhTotal) == 0);
        CHECK(close(at(*results, option, Metric::wattsPerInstance), idle, 1e-12));
    }
    // Without a throughput there is no load to speak of.
    Scenario unknown = findPreset("layoutlm")->scenario;
    unknown.typeFilter = {"m5.large"};
    unknown.energy.fullLoad = false;
    const auto none = evaluated(unknown);
    REQUIRE(none->lacks(0, Missing::throughput));
    CHECK_FALSE(none->value(0, Metric::wattsPerInstance));
}

TEST_CASE("a single instance on spot draws what it draws while it is up")
{
    Scenario scenario = day("on-demand,spot");
    scenario.inference.trafficByHour.reset();
    scenario.inference.scaleWithTraffic = false;
    scenario.inference.demandPerHour = 1000;
    scenario.hazardPerHour = 0.0005; // lost once in 2,000 h and replaced within one: up 1/1.0005 of the time
    scenario.spotReplacementS = 3600;
    const auto results = evaluated(scenario);
    REQUIRE(at(*results, 1, Metric::instances) == 1); // 99.95 % are enough without another
    CHECK(close(at(*results, 1, Metric::kwhTotal), at(*results, 0, Metric::kwhTotal) / 1.0005, 1e-12));
}

TEST_CASE("the spot share of a run beside a commitment costs its hours on spot")
{
    Scenario scenario = shortRun("on-demand,spot," + kReserved);
    scenario.purchase.push_back(mixOf(0.25, 0.25, 0.5));
    scenario.interruptionPerMonth = 0;
    scenario.training.checkpointIntervalH = 0.5;
    const auto results = evaluated(scenario);
    // 8 of the 16 nodes for a year; 4 on demand and 4 on spot for the hours of the run.
    const double owed = 8 * at(*results, 2, Metric::priceUsdPerHour) * 8760;
    const double rest = 4 * (at(*results, 0, Metric::priceUsdPerHour) + at(*results, 1, Metric::priceUsdPerHour));
    CHECK(close(at(*results, 3, Metric::usdTotal) - owed, rest * at(*results, 3, Metric::hours), 1e-6));
}

TEST_CASE("a run has one on-demand cost, and what differs is a line of its own")
{
    for (const double interval : {0.0, 0.3}) {
        Scenario scenario = shortRun("on-demand,spot");
        scenario.training.checkpointIntervalH = interval;
        const auto results = evaluated(scenario);
        const Candidate &c = results->candidate(0);
        const double table = at(*results, 0, Metric::usdTotal);
        const SimulationInputs inputs = simulationInputs(*results, c.type, c.region);
        CheckpointParams run = checkpointParams(results->scenario(), inputs);
        run.hazardPerHour = 0.001;
        const auto form = checkpointClosedForm(run);
        REQUIRE(form);
        CHECK(close(*form->onDemandUsd + *form->onDemandCheckpointUsd, table, 1e-12));
        CHECK((*form->onDemandCheckpointUsd > 0) == (interval > 0));
        // A deadline policy keeps all work without checkpoints; its changeover and whole ticks come on top.
        DeadlineParams late = deadlineParams(results->scenario(), inputs);
        late.trace = std::make_shared<const Trace>(*Trace::fromTicks(600, std::vector<std::uint32_t>(600, 16)));
        const auto policy = deadlineClosedForm(late);
        REQUIRE(policy);
        CHECK(close(*policy->workUsd, *form->onDemandUsd, 1e-12));
        CHECK(*policy->onDemandUsd > *policy->workUsd);
    }
}
