// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_decision_charts.h"

#include "model/charts/build_charts.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wattfare {

namespace {

} // namespace

ChartSpec buildTradeOffChart(const Results &results, const TradeOffs &found)
{
    ChartSpec spec;
    if (found.metrics.size() < 2)
        return spec;
    spec = buildMetricScatter(results, found.metrics[0], found.metrics[1], found.front);
    const std::string x(objectiveId(found.objectives[0])), y(objectiveId(found.objectives[1]));
    spec.id = x + '_' + y;
    spec.title = found.objectives[0] == Objective::cost && found.objectives[1] == Objective::carbon
        ? costCarbonTitle(results)
        : Message{"chart.trade_off", {wordsOf(results, found.metrics[0]), wordsOf(results, found.metrics[1])}};
    return spec;
}

ChartSpec buildSobolChart(
    const Results &results, std::size_t row, Metric metric, const CandidateSensitivity &found, std::size_t inputs)
{
    ChartSpec spec;
    spec.id = "sobol";
    spec.title = Message{"chart.sobol", {candidateLabel(results, row), wordsOf(results, metric)}};
    spec.empty = Message{"sensitivity.exact", {}};
    if (found.sobol)
        spec.caption = Message{"chart.sobol_caption", {found.sobol->evaluations, found.sobol->seed}};
    BarChart chart;
    chart.value.title = Message{"chart.share_of_variance", {}};
    chart.value.format = AxisFormat::percent;
    chart.value.fromZero = true;
    std::vector<const InputEffect *> order;
    for (const InputEffect &input : found.inputs)
        if (input.sobol)
            order.push_back(&input);
    std::stable_sort(order.begin(), order.end(),
        [](const InputEffect *a, const InputEffect *b) { return a->sobol->total > b->sobol->total; });
    if (order.size() > inputs)
        order.resize(inputs);
    for (const InputEffect *input : order) {
        const SobolIndex &index = *input->sobol;
        const auto add = [&](const char *which, double value, double low, double high, ChartRole role) {
            ChartBar bar;
            bar.label = Message{which, {"quantity." + input->quantity}};
            bar.value = value;
            bar.low = low;
            bar.high = high;
            bar.role = role;
            bar.note = input->subject;
            chart.bars.push_back(std::move(bar));
        };
        add("chart.sobol_first", index.first, index.firstLow, index.firstHigh, ChartRole::part1);
        add("chart.sobol_total", index.total, index.totalLow, index.totalHigh, ChartRole::part2);
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildStartHoursChart(const Results &results, std::size_t row, const StartHours &found)
{
    ChartSpec spec;
    spec.id = "hourly_carbon";
    spec.title
        = Message{found.isRun ? "chart.start_hours_run" : "chart.start_hours_fleet", {candidateLabel(results, row)}};
    spec.caption
        = Message{"chart.start_hours_caption", {found.shape.gridZone, found.shape.year, found.annualIntensity}};
    spec.empty = Message{"start.no_profile", {results.snapshot().regions[results.candidate(row).region].code}};
    HourlyChart chart;
    chart.y = axisOf(results, Metric::kgco2eTotal);
    chart.hourTitle = Message{found.isRun ? "chart.start_hour" : "chart.hour_of_day", {}};
    double sum = 0;
    for (const double grams : found.choice.gramsByStart) {
        chart.values.push_back(grams / 1000.0);
        sum += grams / 1000.0;
    }
    if (!chart.values.empty())
        chart.mean = sum / static_cast<double>(chart.values.size());
    chart.bestStart = static_cast<int>(found.choice.bestStart);
    chart.windowHours = 1; // bars are starts, not hours of work
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildDayPlanChart(const Results &results, std::size_t row, const CommitmentPlan &plan, std::size_t offer)
{
    ChartSpec spec;
    spec.id = "day_plan";
    spec.title = Message{"chart.day_plan", {candidateLabel(results, row)}};
    spec.empty = Message{"chart.no_day_plan", {}};
    LineChart chart;
    chart.x.title = Message{"chart.hour_of_day", {}};
    chart.x.format = AxisFormat::integer;
    chart.x.min = 0;
    chart.x.max = 24;
    chart.y.title = Message{"chart.instances", {}};
    chart.y.format = AxisFormat::integer;
    chart.y.fromZero = true;
    if (offer < plan.offers.size() && plan.offers[offer].day
        && plan.onDemandDay) { // filled: the base that is paid day and night
        const CommitmentOffer &chosen = plan.offers[offer];
        LineSeries base;
        base.name = Message{"chart.committed_base", {chosen.day->committed, chosen.option.id()}};
        base.role = ChartRole::part1;
        base.x = {0, 24};
        base.y.assign(2, static_cast<double>(chosen.day->committed));
        base.low.assign(2, 0.0);
        base.high = base.y;
        chart.lines.push_back(std::move(base));
        spec.caption = Message{"chart.day_plan_caption",
            {chosen.option.id(), chosen.day->usd, plan.onDemandDay->usd, chosen.breakEvenUtilisation, chosen.date}};
        if (const auto bought = boughtInstead(results.scenario())) {
            spec.caption.message.id += "_alternative";
            spec.caption.message.args.emplace_back(*bought);
        }
    } else if (plan.onDemandDay) {
        spec.caption = Message{"chart.day_plan_on_demand", {plan.onDemandDay->usd}};
    }
    if (plan.onDemandDay) {
        LineSeries line;
        line.name = Message{"chart.instances_needed", {}};
        line.role = ChartRole::total;
        line.step = true;
        for (std::size_t hour = 0; hour <= 24; ++hour) { // the last step reaches midnight
            line.x.push_back(static_cast<double>(hour));
            line.y.push_back(static_cast<double>(plan.onDemandDay->instances[std::min<std::size_t>(hour, 23)]));
        }
        chart.lines.push_back(std::move(line));
    }
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
