// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/chart_kinds.h"

#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/charts/build_charts.h"
#include "model/charts/build_decision_charts.h"
#include "model/charts/build_prediction_chart.h"

#include <algorithm>

namespace wattfare {

namespace {

using Q = const ChartQuestion &;
using Charts = std::vector<ChartSpec>;

// Why there is nothing to draw; the title is the kind's.
ChartSpec nothing(const char *id, const Error &error, ChartKind kind)
{
    ChartSpec spec;
    spec.id = id;
    spec.empty = error.message;
    spec.kind = std::move(kind);
    return spec;
}

// The front over exactly the two objectives of the axes.
ChartSpec tradeOffChart(Q q)
{
    const auto found = tradeOffs(q.results, q.objectives);
    return found ? buildTradeOffChart(q.results, *found) : buildCostCarbonChart(q.results, q.answer);
}

ChartSpec hourlyChart(Q q)
{
    const auto found = startHours(q.results, *q.row, q.month);
    return found ? buildStartHoursChart(q.results, *q.row, *found)
                 : nothing("hourly_carbon", found.error(), HourlyChart{});
}

ChartSpec dayPlanChart(Q q)
{
    const auto plan = planCommitments(q.results, *q.row);
    if (!plan)
        return nothing("day_plan", plan.error(), LineChart{});
    std::size_t offer = plan->best.value_or(0);
    for (std::size_t i = 0; i < plan->offers.size(); ++i)
        if (plan->offers[i].option.id() == q.commitment)
            offer = i;
    return buildDayPlanChart(q.results, *q.row, *plan, offer);
}

ChartSpec breakEvenChart(Q q)
{
    return buildBreakEvenChart(q.results, q.candidate->type, q.candidate->region, q.costAxis);
}
ChartSpec priceChart(Q q) { return buildPriceHistoryChart(q.results, q.candidate->type, q.candidate->region); }

ChartSpec predictionsChart(Q q)
{
    const auto &predictions = q.results.snapshot().predictions;
    std::optional<PredictionMethod> method;
    if (predictions) {
        const std::vector<PredictionMethod> all = predictionMethods(predictions->fits());
        method = q.predictionMethod.empty() ? (all.empty() ? method : std::optional(all.front()))
                                            : predictionMethod(predictions->fits(), q.predictionMethod);
    }
    return buildPredictionChart(method.value_or(PredictionMethod{}), q.predictionGroup, q.predictionsOf);
}

ChartSpec methodsChart(Q q) { return buildEnergyMethodsChart(q.results, *q.row); }

// The one cost is compared in, and the one energy is.
Charts rankingsOfReport(Q q)
{
    constexpr std::size_t kBars = 12;
    const WorkloadKind kind = q.results.scenario().kind;
    return {
        buildRankingChart(q.results, costMetric(kind), kBars), buildRankingChart(q.results, energyMetric(kind), kBars)};
}

// Over the utilisation; over interruptions of runs alone: there they add work, and a line that bends.
Charts breakEvensOfReport(Q q)
{
    Charts charts;
    const auto add = [&](CostAxis axis) {
        ChartQuestion asked = q;
        asked.costAxis = axis;
        ChartSpec chart = breakEvenChart(asked);
        const auto &drawn = std::get<LineChart>(chart.kind).lines;
        // Lines that are all level say no more than the table of the pairs.
        if (drawn.size() > 1 && std::any_of(drawn.begin(), drawn.end(), [](const LineSeries &line) {
                return line.y.front() != line.y.back();
            }))
            charts.push_back(std::move(chart));
    };
    add(CostAxis::utilisation);
    if (!isFleet(q.results.scenario().kind))
        add(CostAxis::interruptionRate);
    return charts;
}

// What the work costs in each region, and how clean its electricity is.
Charts mapsOfReport(Q q)
{
    Charts charts;
    for (const RegionFigure figure : {RegionFigure::answer, RegionFigure::intensity}) {
        ChartSpec chart = buildRegionMap(q.results, q.candidate->type, q.candidate->option, figure);
        if (figure == RegionFigure::intensity)
            chart.id = "region_intensity"; // two pictures of one file have names of their own
        const auto &places = std::get<MapChart>(chart.kind).places;
        if (std::any_of(places.begin(), places.end(), [](const MapPlace &place) { return place.value.has_value(); }))
            charts.push_back(std::move(chart));
    }
    return charts;
}

using S = ChartSubject;
using C = ChartChoice;
using N = ChartNeed;

constexpr auto kByChoice = std::optional<Metric>(); // evidence

constexpr ChartKindInfo kKinds[] = {
    {"cost_carbon", S::all, C::objectives, N::nothing, kByChoice, tradeOffChart, 1,
        [](Q q) { return Charts{buildCostCarbonChart(q.results, q.answer)}; }},
    {"ranking", S::all, C::metric, N::nothing, kByChoice,
        [](Q q) { return buildRankingChart(q.results, q.metric, 24); }, 2, rankingsOfReport},
    {"distribution", S::marked, C::metric, N::chosen, kByChoice,
        [](Q q) { return buildDistributionChart(q.results, q.metric, q.row); }},
    {"power_parts", S::compared, C::none, N::nothing, Metric::wattsPerInstance,
        [](Q q) { return buildPowerPartsChart(q.results, q.compared); }, 3,
        [](Q q) { return Charts{buildPowerPartsChart(q.results, q.compared)}; }},
    {"power_steps", S::candidate, C::none, N::nothing, kByChoice,
        [](Q q) { return buildPowerStepsChart(q.results, *q.row); }},
    {"energy_methods", S::candidate, C::none, N::energy, kByChoice, methodsChart, 7,
        [](Q q) { return Charts{methodsChart(q)}; }},
    {"tornado", S::candidate, C::metric, N::chosen, kByChoice,
        [](Q q) { return buildTornadoChart(q.results, *q.row, q.metric); }, 4,
        [](Q q) { return Charts{buildTornadoChart(q.results, *q.row, carbonMetric(q.results.scenario().kind))}; }},
    {"break_even", S::type, C::costAxis, N::nothing, kByChoice, breakEvenChart, 5, breakEvensOfReport},
    {"price_history", S::type, C::none, N::nothing, kByChoice, priceChart, 6,
        [](Q q) { return Charts{priceChart(q)}; }},
    {"region_map", S::type, C::regionFigure, N::nothing, kByChoice,
        [](Q q) { return buildRegionMap(q.results, q.candidate->type, q.candidate->option, q.regionFigure); }, 9,
        mapsOfReport},
    {"regions", S::type, C::none, N::nothing, kByChoice,
        [](Q q) { return buildRegionsChart(q.results, q.candidate->type); }},
    {"hourly_carbon", S::candidate, C::month, N::energy, kByChoice, hourlyChart, 8,
        [](Q q) { return startHours(q.results, *q.row, std::nullopt) ? Charts{hourlyChart(q)} : Charts{}; }},
    {"day_plan", S::candidate, C::commitment, N::cost, kByChoice, dayPlanChart},
    {"predictions", S::methods, C::predictions, N::nothing, kByChoice, predictionsChart},
};

} // namespace

std::span<const ChartKindInfo> chartKinds() { return kKinds; }

const ChartKindInfo *findChartKind(std::string_view id)
{
    const auto *found
        = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const ChartKindInfo &kind) { return kind.id == id; });
    return found == std::end(kKinds) ? nullptr : found;
}

std::vector<const ChartKindInfo *> reportedChartKinds()
{
    std::vector<const ChartKindInfo *> kinds;
    for (const ChartKindInfo &kind : kKinds)
        if (kind.report != nullptr)
            kinds.push_back(&kind);
    std::sort(kinds.begin(), kinds.end(),
        [](const ChartKindInfo *a, const ChartKindInfo *b) { return a->reportPlace < b->reportPlace; });
    return kinds;
}

} // namespace wattfare
