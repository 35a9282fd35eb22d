// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/region_figures.h"

#include "model/charts/build_region_map.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/candidate_inputs.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("regions are told apart by a median price ratio and the carbon of the scenario's basis", "[regions]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset(); // newest prices: known of most regions
    const ResultsPtr results = evaluated(scenario);
    const Snapshot &s = results->snapshot();
    const auto figures = regionFigures(*results);
    REQUIRE(figures.size() == s.regions.size());
    std::vector<bool> answers(s.types.size());
    for (std::size_t row = 0; row < results->size(); ++row)
        if (results->standing(row) != Standing::noAnswer)
            answers[results->candidate(row).type] = true;
    std::size_t priced = 0, known = 0;
    for (RegionIndex region = 0; region < s.regions.size(); ++region) {
        INFO(s.regions[region].code);
        std::vector<double> ratios; // the slow way
        for (TypeIndex type = 0; type < s.types.size(); ++type) {
            const auto here = s.priceAt(s.onDemand, type, region, results->asOf());
            double lowest = 1e300;
            int places = 0;
            for (RegionIndex each = 0; each < s.regions.size(); ++each)
                if (const auto row = s.priceAt(s.onDemand, type, each, results->asOf())) {
                    lowest = std::min(lowest, s.onDemand.usdPerHour(*row));
                    ++places;
                }
            if (here && places > 1 && answers[type])
                ratios.push_back(s.onDemand.usdPerHour(*here) / lowest);
        }
        std::sort(ratios.begin(), ratios.end());
        CHECK(figures[region].types == ratios.size());
        REQUIRE(figures[region].priceRatio.has_value() == !ratios.empty());
        if (!ratios.empty()) {
            ++priced;
            const std::size_t n = ratios.size();
            CHECK(close(*figures[region].priceRatio, (ratios[(n - 1) / 2] + ratios[n / 2]) / 2, 1e-12));
            CHECK(*figures[region].priceRatio >= 1);
        }
        CHECK(figures[region].carbon == results->source().regionTerms<double>(region).carbon);
        known += figures[region].carbon ? 1U : 0U;
    }
    CHECK(priced > 20);
    CHECK(known > 20);

    const RegionIndex stockholm = s.region("eu-north-1");
    REQUIRE(stockholm != kNone);
    scenario.energy.carbonBasis = CarbonBasis::market;
    const auto market = regionFigures(*evaluated(scenario));
    CHECK(market[stockholm].carbon != figures[stockholm].carbon);
    CHECK(market[stockholm].priceRatio == figures[stockholm].priceRatio);

    scenario.asOf = Date::fromYmd(2006, 1, 1); // before any price
    const auto before = regionFigures(*evaluated(scenario));
    CHECK(std::none_of(before.begin(), before.end(), [](const RegionFigures &each) { return each.priceRatio; }));
}

TEST_CASE("regions are ranked by the types that answer, not by small ones that nobody asked for", "[regions]")
{
    const ResultsPtr results = evaluated(findPreset("llama31-8b-chat")->scenario);
    const auto figures = regionFigures(*results);
    const Snapshot &s = results->snapshot();
    const auto of = [&](const char *code) { return *figures[s.region(code)].priceRatio; };
    CHECK(of("us-east-1") < of("ca-central-1"));
    CHECK(of("us-east-1") < of("ap-south-1")); // GPUs cost a fifth more there, small CPU types less
}

TEST_CASE("regions are chosen from a map that says which lack the figure", "[regions]")
{
    const ResultsPtr results = evaluated(findPreset("layoutlm")->scenario);
    auto figures = regionFigures(*results);
    figures.front().priceRatio.reset();
    for (const RegionFigure figure : {RegionFigure::price, RegionFigure::intensity}) {
        const ChartSpec spec = buildRegionChoice(*results, figures, figure);
        const auto &chart = std::get<MapChart>(spec.kind);
        REQUIRE(chart.places.size() > 20);
        for (const MapPlace &place : chart.places) {
            const auto &of = figures[static_cast<std::size_t>(place.key)];
            CHECK(place.value == (figure == RegionFigure::price ? of.priceRatio : of.carbon));
            CHECK(place.value.has_value() == place.missingReason.empty());
            CHECK(place.label.literal == results->snapshot().regions[static_cast<std::size_t>(place.key)].code);
        }
    }
}

TEST_CASE("each carbon basis drives the cleanest and the Pareto front", "[carbon]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.asOf.reset();
    scenario.regions = {"us-east-1", "eu-north-1", "ap-southeast-2"};
    const Metric cost = costMetric(scenario.kind), carbon = carbonMetric(scenario.kind);
    std::vector<std::vector<std::size_t>> fronts;
    for (const CarbonBasis basis : {CarbonBasis::locationLifecycle, CarbonBasis::market, CarbonBasis::marginal}) {
        scenario.energy.carbonBasis = basis;
        const ResultsPtr results = evaluated(scenario);
        const Answer found = answer(*results);
        REQUIRE(found.cleanest);
        std::vector<std::size_t> front; // the slow way
        for (std::size_t row = 0; row < results->size(); ++row) {
            const auto usd = results->value(row, cost), grams = results->value(row, carbon);
            if (!results->qualifies(row) || !usd || !grams)
                continue;
            CHECK(*grams >= *results->value(*found.cleanest, carbon) * (1 - 1e-12));
            bool dominated = false;
            for (std::size_t other = 0; other < results->size() && !dominated; ++other) {
                const auto x = results->value(other, cost), y = results->value(other, carbon);
                dominated = results->qualifies(other) && x && y && *x <= *usd && *y <= *grams
                    && (*x < *usd * (1 - 1e-12) || *y < *grams * (1 - 1e-12));
            }
            if (!dominated)
                front.push_back(row);
        }
        auto told = found.front;
        std::sort(told.begin(), told.end());
        CHECK(told == front);
        fronts.push_back(std::move(told));
    }
    CHECK(fronts[0] != fronts[1]);
}
