// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_lever_chart.h"

#include "model/evaluation/answer.h"
#include "model/metrics/metric.h"

#include <array>
#include <utility>

namespace wattfare {

namespace {

constexpr std::array<const char *, 3> kIds{"levers_usd", "levers_kwh", "levers_co2e"};

const LeverAmount &of(const LeverAmounts &amounts, LeverMeasure measure)
{
    return measure == LeverMeasure::usd ? amounts.usd : measure == LeverMeasure::kwh ? amounts.kwh : amounts.co2e;
}

} // namespace

ChartSpec buildLeverChart(const LeverPlan &plan, LeverMeasure measure)
{
    const Metric metric = measure == LeverMeasure::usd ? costMetric(plan.kind)
        : measure == LeverMeasure::kwh                 ? energyMetric(plan.kind)
                                                       : carbonMetric(plan.kind);
    ChartSpec spec;
    spec.id = kIds[static_cast<std::size_t>(measure)];
    std::string candidate = plan.candidate; // type, region, option
    for (char &c : candidate)
        c = c == '@' || c == '/' ? '|' : c;
    spec.title = Message{"chart." + spec.id, {std::move(candidate)}};
    spec.caption = Message{"chart.caption", {plan.asOf, plan.catalogVersion}};
    spec.empty = plan.steps.empty() ? Message{"lever.none_chosen", {}} : Message{"chart.nothing_computed", {}};
    WaterfallChart chart;
    std::string words = "metric." + std::string(metricInfo(metric).id);
    if (!plan.millions.empty()) // "per_million.images"
        words += '/' + plan.millions.substr(plan.millions.find('.') + 1);
    chart.value.title = Message{words, {}};
    chart.value.unit = metricInfo(metric).unit;
    chart.value.format = measure == LeverMeasure::usd ? AxisFormat::money : AxisFormat::number;
    const LeverAmount &start = of(plan.baseline, measure);
    if (start.value && !plan.steps.empty()) {
        chart.steps.push_back({Message{"chart.levers_without", {}}, *start.value, true, ChartRole::total, ""});
        double level = *start.value;
        bool complete = true;
        for (const LeverStep &step : plan.steps) {
            const LeverAmount &after = of(step.after, measure);
            complete = after.value.has_value();
            if (!complete)
                break;
            chart.steps.push_back({Message{"lever.name." + std::string(leverId(step.lever)), {}}, *after.value - level,
                false, ChartRole::neutral, ""});
            level = *after.value;
        }
        if (complete)
            chart.steps.push_back({Message{"chart.levers_with", {}}, level, true, ChartRole::total, ""});
    }
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
