// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/candidate_sensitivity.h"
#include "model/charts/build_charts.h"
#include "model/energy/energy.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/power_parts.h"
#include "model/explain/derivation.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace wattfare {

namespace {

bool sameParts(const std::vector<PowerPart> &a, const std::vector<PowerPart> &b)
{
    return std::ranges::equal(
        a, b, [](const PowerPart &x, const PowerPart &y) { return x.id == y.id && x.watts == y.watts; });
}

// A quantity of something that has a name of its own: "NVIDIA T4", not its key.
std::string subjectName(const Snapshot &snapshot, const std::string &key)
{
    const auto accelerator = std::ranges::find(snapshot.accelerators, key, &Accelerator::key);
    return accelerator == snapshot.accelerators.end() || accelerator->name.empty() ? key : accelerator->name;
}

} // namespace

ChartSpec buildPowerPartsChart(const Results &results, std::span<const std::size_t> rows)
{
    ChartSpec spec;
    spec.id = "power_parts";
    spec.title = Message{"chart.power_parts", {}};
    spec.caption = Message{"chart.caption_power",
        {"energy_method." + std::string(energyMethodId(results.scenario().energy.method)),
            results.snapshot().identity.version}};
    spec.empty = Message{"chart.nothing_computed", {}};
    StackedBarChart chart;
    chart.value = axisOf(results, Metric::wattsPerInstance);
    chart.value.fromZero = true;
    std::vector<std::vector<PowerPart>> found;
    std::vector<std::size_t> shown;
    for (const std::size_t row : rows) {
        auto parts = powerParts(results, results.candidate(row));
        if (parts.empty())
            continue;
        bool again = false; // power is of the type: another region or way of buying it says nothing new
        for (std::size_t i = 0; i < shown.size(); ++i)
            again = again
                || (results.candidate(shown[i]).type == results.candidate(row).type && sameParts(found[i], parts));
        if (again)
            continue;
        found.push_back(std::move(parts));
        shown.push_back(row);
    }
    const auto partOf = [](const std::vector<PowerPart> &parts, std::string_view id) {
        const auto part = std::ranges::find(parts, id, &PowerPart::id);
        return part == parts.end() ? std::nullopt : std::optional(part->watts);
    };
    std::vector<std::string_view> used;
    for (const std::string_view part : powerPartIds())
        if (std::any_of(found.begin(), found.end(), [&](const auto &parts) { return partOf(parts, part).has_value(); }))
            used.push_back(part);
    for (std::size_t i = 0; i < used.size(); ++i)
        chart.parts.push_back({Message{"quantity." + std::string(used[i]), {}}, partRole(i)});
    std::set<TypeIndex> types;
    for (const std::size_t row : shown)
        types.insert(results.candidate(row).type);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        StackedBar bar;
        bar.key = chartKey(results.candidate(shown[i]));
        // Power is of the type: region and option stand with it only where they tell bars apart.
        bar.label = types.size() == shown.size()
            ? ChartText(results.snapshot().types[results.candidate(shown[i]).type].name)
            : ChartText(candidateLabel(results, shown[i]));
        for (const std::string_view part : used)
            bar.parts.push_back(partOf(found[i], part));
        if (const auto range = results.range(shown[i], Metric::wattsPerInstance)) {
            bar.low = range->low;
            bar.high = range->high;
        }
        bar.cls = results.energyClass(shown[i]);
        bar.dimmed = !results.qualifies(shown[i]);
        chart.bars.push_back(std::move(bar));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildPowerStepsChart(const Results &results, std::size_t row)
{
    const Candidate candidate = results.candidate(row);
    ChartSpec spec;
    spec.id = "power_steps";
    spec.title = Message{"chart.power_steps", {results.snapshot().types[candidate.type].name}};
    spec.caption = Message{"chart.caption_power_steps",
        {"energy_method." + std::string(energyMethodId(results.scenario().energy.method)),
            results.snapshot().identity.version}};
    spec.empty = Message{"chart.nothing_computed", {}};
    WaterfallChart chart;
    chart.value = axisOf(results, Metric::wattsPerInstance);
    double watts = 0.0;
    for (const PowerPart &part : powerParts(results, candidate)) {
        chart.steps.push_back(
            {Message{"quantity." + std::string(part.id), {}}, part.watts, false, partRole(chart.steps.size()), ""});
        watts += part.watts;
    }
    if (!chart.steps.empty()) {
        chart.steps.push_back({Message{"chart.power_it", {}}, watts, true, ChartRole::total, ""});
        const auto pue = results.source().inputsOf<Uncertain>(candidate).pue;
        if (pue && pue->value > 1.0) {
            chart.steps.push_back(
                {Message{"quantity.pue", {}}, watts * (pue->value - 1.0), false, partRole(chart.steps.size() - 1), ""});
            chart.steps.push_back(
                {Message{"chart.power_at_meter", {}}, watts * pue->value, true, ChartRole::total, ""});
        }
    }
    spec.kind = std::move(chart);
    return spec;
}

// One bar a method, the scenario's own first: what is read off a bar is the energy by that method.
ChartSpec buildEnergyMethodsChart(const Results &results, std::size_t row)
{
    const Metric metric = energyMetric(results.scenario().kind);
    ChartSpec spec;
    spec.id = "energy_methods";
    spec.title = Message{"chart.energy_methods", {candidateLabel(results, row)}};
    spec.caption = Message{"chart.caption_methods", {results.snapshot().identity.version}};
    spec.empty = results.reason(row, metric);
    if (spec.empty.empty())
        spec.empty = Message{"chart.nothing_computed", {}};
    BarChart chart;
    chart.value = axisOf(results, metric);
    chart.value.fromZero = true;
    const Candidate &candidate = results.candidate(row);
    // A bar of a part is not to be read beside bars of the whole.
    EnergyQuestion question;
    question.type = candidate.type;
    question.region = candidate.region;
    const auto parts = compareMethods(results.snapshot(), question);
    const auto labelled = [&](EnergyMethod method) {
        const std::string name = "energy_method." + std::string(energyMethodId(method));
        ChartBar bar;
        bar.label = Message{name, {}};
        bar.role = ChartRole::neutral;
        if (parts)
            for (const MethodRow &each : *parts)
                if (each.method == method && (each.hostOnly || each.withoutHost))
                    bar.label
                        = Message{each.hostOnly ? "chart.method_host_only" : "chart.method_accelerators_only", {name}};
        return bar;
    };
    if (const auto own = results.value(row, metric)) {
        ChartBar bar = labelled(results.scenario().energy.method);
        bar.key = chartKey(candidate);
        bar.role = ChartRole::accent;
        bar.value = *own;
        bar.cls = results.metricClass(row, metric);
        if (const auto range = results.range(row, metric)) {
            bar.low = range->low;
            bar.high = range->high;
        }
        chart.bars.push_back(std::move(bar));
        std::vector<ChartBar> missing; // methods without figures for this type stand last
        for (const EnergyMethodInfo &info : energyMethods()) {
            if (info.method == EnergyMethod::userWatts || info.method == results.scenario().energy.method)
                continue;
            Scenario scenario = results.scenario();
            scenario.energy.method = info.method;
            scenario.ownWatts.clear();
            ChartBar other = labelled(scenario.energy.method);
            const CandidateSource source(scenario, results.snapshot());
            const auto values = metricValues(source.inputsOf<Uncertain>(candidate));
            const auto &value = values[static_cast<std::size_t>(metric)];
            if (!value || !std::isfinite(value->value)) {
                other.missingReason = Message{"chart.method_without_figures", {}};
                missing.push_back(std::move(other));
                continue;
            }
            other.value = value->value;
            if (value->high > value->low) {
                other.low = value->low;
                other.high = value->high;
            }
            other.cls
                = provenanceOf(*metricValues(source.inputsOf<Traced>(candidate))[static_cast<std::size_t>(metric)]).cls;
            chart.bars.push_back(std::move(other));
        }
        std::ranges::move(missing, std::back_inserter(chart.bars));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildTornadoChart(const Results &results, std::size_t row, Metric metric, std::size_t bars)
{
    ChartSpec spec;
    spec.id = "tornado";
    spec.title = Message{"chart.tornado", {candidateLabel(results, row), wordsOf(results, metric)}};
    spec.caption = captionOf(results);
    spec.empty = results.value(row, metric) ? Message{"chart.no_ranges", {}} : results.reason(row, metric);
    TornadoChart chart;
    chart.value = axisOf(results, metric);
    std::map<std::pair<std::string, std::string>, Unit> units; // by quantity and what it is of
    if (const auto trace = traced(results, results.candidate(row), metric)) {
        const Derivation derivation = derive(*trace);
        for (const Derivation *leaf : leavesOf(derivation))
            units[{leaf->id, leaf->subject}] = leaf->unit;
    }
    if (const auto found = sensitivityOf(results, row, metric)) {
        chart.base = found->base;
        for (const InputEffect &input : found->inputs) {
            if (!input.atLow || !input.atHigh || chart.bars.size() >= bars)
                continue;
            TornadoBar bar;
            const Unit unit = units[{input.quantity, input.subject}];
            const std::string_view shown = input.quantity.ends_with("_factor") ? "×" : isPure(unit) ? "" : unitId(unit);
            bar.label = shown.empty() ? Message{"quantity." + input.quantity, {}}
                                      : Message{"chart.input_with_unit", {"quantity." + input.quantity, shown}};
            bar.atLow = *input.atLow;
            bar.atHigh = *input.atHigh;
            bar.inputUnit = unit;
            bar.lowInput = significantText(input.low, 4);
            bar.highInput = significantText(input.high, 4);
            bar.note = subjectName(results.snapshot(), input.subject);
            chart.bars.push_back(std::move(bar));
        }
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildRegionsChart(const Results &results, TypeIndex type)
{
    const Snapshot &s = results.snapshot();
    ChartSpec spec;
    spec.id = "regions";
    spec.title = Message{"chart.regions", {s.types[type].name}};
    spec.caption = Message{
        "chart.caption_option", {results.asOf(), s.identity.version, results.scenario().purchase.front().id()}};
    spec.empty = Message{"chart.nothing_computed", {}};
    HeatMapChart chart;
    chart.columns = {{Message{"column.price_usd_per_hour", {}}, "USD/h", AxisFormat::money},
        {Message{"chart.column_pue", {}}, "", AxisFormat::number},
        {Message{intensityWords(results.scenario().energy.carbonBasis), {}}, "gCO2e/kWh", AxisFormat::number}};
    const CandidateSource &source = results.source();
    bool gaps = false; // in the prices
    std::vector<RegionIndex> order(s.regions.size());
    std::iota(order.begin(), order.end(), RegionIndex{0});
    std::stable_partition(
        order.begin(), order.end(), [&](RegionIndex region) { return source.prices().find(type, region, 0).known; });
    for (const RegionIndex region : order) { // where the type has a price, first
        const OptionPrice price = source.prices().find(type, region, 0);
        const auto terms = source.regionTerms<double>(region);
        if (!price.known && !terms.carbon)
            continue;
        chart.rows.emplace_back(s.regions[region].code);
        const std::int64_t key = chartKey(Candidate{type, region, 0});
        // The class and the sources of a cell are those of its derivation.
        const auto add = [&](const std::optional<double> &value, const std::optional<Traced> &traced) {
            HeatMapCell cell;
            cell.key = key;
            cell.value = value;
            if (value && traced) {
                const Provenance evidence = provenanceOf(*traced);
                cell.cls = evidence.cls;
                cell.note = sourceTitles(s, evidence.sources);
            }
            chart.cells.push_back(std::move(cell));
        };
        const auto traced = source.regionTerms<Traced>(region);
        if (price.known)
            add(source.prices().price<double>(price, 0, 1), source.prices().price<Traced>(price, 0, 1));
        else
            add({}, {});
        gaps = gaps || !price.known;
        add(terms.pue, traced.pue);
        add(terms.carbon, traced.carbon);
    }
    if (gaps)
        spec.caption.message.id = "chart.caption_option_gaps";
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
