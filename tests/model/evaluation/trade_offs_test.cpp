// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/candidate_sensitivity.h"
#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/charts/build_decision_charts.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/trade_offs.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <numeric>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Whether row a is no worse in all metrics and better in one, by the definition.
bool beats(const Results &results, const std::vector<Metric> &metrics, std::size_t a, std::size_t b)
{
    bool less = false;
    for (const Metric metric : metrics) {
        const double x = *results.value(a, metric), y = *results.value(b, metric);
        if (x > y * (1 + 1e-12))
            return false;
        less = less || x < y * (1 - 1e-12);
    }
    return less;
}

Scenario everything(const char *preset)
{
    Scenario scenario = findPreset(preset)->scenario;
    scenario.includeEstimates = scenario.includeRetired = true;
    scenario.typeFilter.clear();
    return scenario;
}

} // namespace

TEST_CASE("the front over any objectives holds exactly what nothing beats")
{
    for (const char *preset : {"layoutlm", "bert-large"}) {
        const auto results = evaluated(everything(preset));
        const bool run = results->scenario().kind == WorkloadKind::training;
        std::vector<std::vector<Objective>> choices{{Objective::cost}, {Objective::cost, Objective::carbon},
            {Objective::energy, Objective::cost}, {Objective::cost, Objective::energy, Objective::carbon}};
        if (run)
            choices.push_back({Objective::cost, Objective::time, Objective::energy, Objective::carbon});
        for (const auto &objectives : choices) {
            const auto found = tradeOffs(*results, objectives);
            REQUIRE(found);
            REQUIRE(found->metrics.size() == objectives.size());
            REQUIRE_FALSE(found->front.empty());
            std::vector<std::size_t> rows;
            for (std::size_t row = 0; row < results->size(); ++row)
                if (results->qualifies(row) && std::all_of(found->metrics.begin(), found->metrics.end(), [&](Metric m) {
                        return results->value(row, m).has_value();
                    }))
                    rows.push_back(row);
            CHECK(found->compared == rows.size());
            for (const std::size_t row : rows) {
                const bool beaten = std::any_of(rows.begin(), rows.end(),
                    [&](std::size_t other) { return beats(*results, found->metrics, other, row); });
                const bool onFront = std::find(found->front.begin(), found->front.end(), row) != found->front.end();
                INFO(preset << ' ' << objectives.size() << ' ' << results->candidateId(row));
                CHECK(onFront == !beaten);
                CHECK((found->dominatedBy[row] >= 0) == beaten);
                const auto less = dominationOf(*results, *found, row);
                CHECK(less.empty() == !beaten);
                if (!beaten) {
                    CHECK(found->dominatedBy[row] == -1);
                    continue;
                }
                const auto by = static_cast<std::size_t>(found->dominatedBy[row]);
                CHECK(beats(*results, found->metrics, by, row));
                for (std::size_t k = 0; k < objectives.size(); ++k)
                    CHECK(close(*less[k],
                        1 - *results->value(by, found->metrics[k]) / *results->value(row, found->metrics[k]), 1e-12));
            }
            if (found->knee)
                CHECK(std::find(found->front.begin(), found->front.end(), *found->knee) != found->front.end());
        }
    }
}

TEST_CASE("the answer takes its front from the same function")
{
    const auto results = evaluated(everything("bert-large"));
    const auto found = tradeOffs(*results, std::vector{Objective::cost, Objective::carbon});
    REQUIRE(found);
    const Answer leading = answer(*results);
    CHECK(leading.front == found->front);
    CHECK(leading.knee == found->knee);
    CHECK(leading.dominatedBy == found->dominatedBy);
}

TEST_CASE("objectives that cannot be asked for are refused by name")
{
    const auto fleet = evaluated(findPreset("layoutlm")->scenario);
    const auto refused = [&](std::vector<Objective> objectives) {
        const auto found = tradeOffs(*fleet, objectives);
        REQUIRE_FALSE(found);
        CHECK(found.error().code == Error::Code::badInput);
        return found.error().message.id;
    };
    CHECK(refused({}) == "pareto.no_objective");
    CHECK(refused({Objective::cost, Objective::cost}) == "pareto.objective_twice");
    CHECK(refused({Objective::cost, Objective::time}) == "pareto.objective_of_runs");
    for (const Objective objective : kObjectives)
        CHECK(parseObjective(objectiveId(objective)) == objective);
    CHECK_FALSE(parseObjective("money"));
}

TEST_CASE("Sobol indices of a cell agree with its tornado on what matters")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const auto row = results->find("p4d.24xlarge");
    REQUIRE(row);
    SobolOptions options;
    options.samples = 1024;
    options.seed = 7;
    const auto found = sensitivityOf(*results, *row, Metric::kwhTotal, options);
    REQUIRE(found);
    CHECK(close(found->base, *results->value(*row, Metric::kwhTotal), 1e-12));
    REQUIRE(found->inputs.size() >= 2);
    REQUIRE(found->sobol);
    CHECK(found->sobol->evaluations == 1024 * (found->inputs.size() + 2));
    double sum = 0;
    for (std::size_t i = 0; i < found->inputs.size(); ++i) {
        const InputEffect &input = found->inputs[i];
        CHECK_FALSE(input.quantity.empty());
        CHECK(input.low < input.high);
        if (i > 0)
            CHECK(std::abs(input.span()) <= std::abs(found->inputs[i - 1].span()));
        REQUIRE(input.sobol);
        CHECK(input.sobol->total >= -0.01);
        CHECK(input.sobol->totalLow <= input.sobol->total);
        CHECK(input.sobol->total <= input.sobol->totalHigh);
        sum += input.sobol->first;
    }
    CHECK(std::abs(sum - 1) < 0.1); // products of mild ranges interact little
    const auto widest = std::max_element(found->inputs.begin(), found->inputs.end(),
        [](const InputEffect &a, const InputEffect &b) { return a.sobol->total < b.sobol->total; });
    CHECK(widest == found->inputs.begin());
    const auto again = sensitivityOf(*results, *row, Metric::kwhTotal, options);
    REQUIRE(again);
    CHECK(again->inputs.front().sobol->first == found->inputs.front().sobol->first);

    CHECK_FALSE(sensitivityOf(*results, *row, Metric::kwhTotal)->sobol);
    options.samples = 1000;
    CHECK(sensitivityOf(*results, *row, Metric::kwhTotal, options).error().message.id == "sensitivity.samples");
    options.samples = 1024;
    CHECK(sensitivityOf(*results, *row, Metric::priceUsdPerHour, options).error().message.id == "sensitivity.exact");
    options.progress = [](double) { return false; };
    CHECK(sensitivityOf(*results, *row, Metric::kwhTotal, options).error().code == Error::Code::cancelled);
}

TEST_CASE("a run's emissions by start hour follow the grid's hours and average to the evaluated ones")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    const auto results = evaluated(scenario);
    const auto row = results->find("trn1.32xlarge");
    REQUIRE(row);
    const auto found = startHours(*results, *row, {});
    REQUIRE(found);
    CHECK(found->isRun);
    CHECK(found->hours == *results->value(*row, Metric::hours));
    REQUIRE(found->choice.gramsByStart.size() == 24);
    const auto &grams = found->choice.gramsByStart;
    const double relative = std::accumulate(found->shape.relative.begin(), found->shape.relative.end(), 0.0) / 24;
    const double mean = std::accumulate(grams.begin(), grams.end(), 0.0) / 24;
    CHECK(close(mean, *results->value(*row, Metric::kgco2eTotal) * 1000 * relative, 1e-9));
    CHECK(grams[found->choice.bestStart] == *std::min_element(grams.begin(), grams.end()));
    // By hand: 2.287 h from hour 23 on are hours 23, 0 and a part of 1.
    const double kwhPerHour = *results->value(*row, Metric::kwhTotal) / found->hours;
    const auto &rel = found->shape.relative;
    CHECK(
        close(grams[23], (rel[23] + rel[0] + (found->hours - 2) * rel[1]) * kwhPerHour * found->annualIntensity, 1e-9));

    const auto january = startHours(*results, *row, 1);
    REQUIRE(january);
    CHECK(january->choice.gramsByStart != grams);
    CHECK(startHours(*results, *row, 13).error().message.id == "start.no_such_month");
    // A month that the region's profile lacks, or no profile at all, is said, not drawn.
    bool tried = false;
    for (RegionIndex region = 0; region < catalog()->regions.size() && !tried; ++region) {
        if (hourlyShape(*catalog(), region, {}))
            continue;
        scenario.regions = {catalog()->regions[region].code};
        const auto elsewhere = evaluated(scenario);
        for (std::size_t i = 0; i < elsewhere->size() && !tried; ++i)
            if (elsewhere->value(i, Metric::kgco2eTotal)) {
                const auto none = startHours(*elsewhere, i, {});
                REQUIRE_FALSE(none);
                CHECK(none.error().message.id == "start.no_profile");
                tried = true;
            }
    }
    CHECK(tried);
    const auto fleet = evaluated(findPreset("layoutlm")->scenario);
    const auto hour = startHours(*fleet, *fleet->find("inf1.2xlarge"), {});
    REQUIRE(hour);
    CHECK_FALSE(hour->isRun);
    CHECK(hour->hours == 1);
}

TEST_CASE("a plan of commitments is an alternative where the scenario buys neither them nor on-demand", "[commit]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    CHECK_FALSE(boughtInstead(scenario));
    PurchaseOption spot;
    spot.kind = PurchaseKind::spot;
    scenario.purchase.push_back(spot);
    CHECK_FALSE(boughtInstead(scenario));
    scenario.purchase = {spot};
    CHECK(boughtInstead(scenario) == spot.id());
    const auto results = evaluated(scenario);
    const auto row = results->find("inf1.2xlarge");
    REQUIRE(row);
    const auto plan = planCommitments(*results, *row);
    REQUIRE(plan);
    REQUIRE_FALSE(plan->offers.empty());
    const ChartSpec chart = buildDayPlanChart(*results, *row, *plan, 0);
    CHECK(chart.caption.message.id == "chart.day_plan_caption_alternative");
    CHECK(chart.caption.message.args.back() == spot.id());
}

TEST_CASE("the commitments of a fleet: base and peak of the day, break-even and payback")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    std::array<double, 24> traffic{};
    for (std::size_t hour = 0; hour < 24; ++hour)
        traffic[hour] = hour < 8 ? 0.25 : hour < 20 ? 1.0 : 0.5;
    scenario.inference.trafficByHour = traffic;
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.2xlarge");
    REQUIRE(row);
    const auto plan = planCommitments(*results, *row);
    REQUIRE(plan);
    REQUIRE(plan->onDemandDay);
    CHECK(plan->onDemandUsd == *results->value(*row, Metric::priceUsdPerHour));
    CHECK(static_cast<double>(plan->onDemandDay->peakInstances) == *results->value(*row, Metric::instances));
    REQUIRE_FALSE(plan->offers.empty());
    for (std::size_t i = 0; i < plan->offers.size(); ++i) {
        const CommitmentOffer &offer = plan->offers[i];
        INFO(offer.option.id());
        CHECK(close(offer.breakEvenUtilisation, offer.usdPerHour / plan->onDemandUsd, 1e-12));
        CHECK(close(offer.discount, 1 - offer.breakEvenUtilisation, 1e-9));
        REQUIRE(offer.day);
        CHECK(offer.paybackMonths.has_value() == offer.paybackMissing.id.empty());
        if (i > 0)
            CHECK(offer.day->usd >= plan->offers[i - 1].day->usd);
        // The base of least cost, by trying every size.
        double least = 1e300;
        for (std::uint64_t k = 0; k <= offer.day->peakInstances; ++k) {
            double usd = 24.0 * static_cast<double>(k) * offer.usdPerHour;
            for (const std::uint64_t n : offer.day->instances)
                usd += static_cast<double>(n - std::min(n, k)) * plan->onDemandUsd;
            least = std::min(least, usd);
        }
        CHECK(close(offer.day->usd, least, 1e-12));
        CHECK(offer.day->usd <= plan->onDemandDay->usd * (1 + 1e-12));
        if (offer.option.payment == "all_upfront" && offer.paybackMonths)
            CHECK(close(*offer.paybackMonths, offer.breakEvenUtilisation * 12 * offer.option.termYears, 0.1));
    }
    // Hours are sized as the evaluation sizes a fleet of that demand.
    Scenario quiet = scenario;
    quiet.inference.trafficByHour.reset();
    quiet.inference.demandPerHour *= 0.25;
    CHECK(static_cast<double>(plan->onDemandDay->instances[0])
        == value(*evaluated(quiet), "g4dn.2xlarge", Metric::instances));

    const auto run = evaluated(findPreset("bert-large")->scenario);
    const auto ofRun = planCommitments(*run, *run->find("p4d.24xlarge"));
    if (ofRun)
        CHECK_FALSE(ofRun->onDemandDay);
    scenario.asOf = Date::parse("2010-01-01");
    const auto early = evaluated(scenario);
    CHECK(planCommitments(*early, *early->find("g4dn.2xlarge")).error().message.id == "reason.no_price");
}
