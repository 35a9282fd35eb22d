// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/candidate_inputs.h"
#include "model/decision/candidate_sensitivity.h"
#include "model/decision/explain_candidate.h"
#include "model/decision/power_parts.h"
#include "model/energy/grid.h"
#include "model/explain/derivation.h"
#include "model/report/build_charts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace wattfare {

namespace {

std::string text(double value)
{
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 4);
    return std::string(buffer, end.ptr);
}

ChartText captionOf(const Results &results)
{
    return Message{"chart.caption", {results.asOf().iso(), results.snapshot().identity.version}};
}

} // namespace

ChartSpec buildPowerPartsChart(const Results &results, std::span<const std::size_t> rows)
{
    ChartSpec spec;
    spec.id = "power_parts";
    spec.title = Message{"chart.power_parts", {}};
    spec.caption = captionOf(results);
    spec.empty = Message{"chart.nothing_computed", {}};
    StackedBarChart chart;
    chart.value = axisOf(Metric::wattsPerInstance);
    chart.value.fromZero = true;
    std::vector<std::vector<PowerPart>> found;
    std::vector<std::size_t> shown;
    for (const std::size_t row : rows) {
        auto parts = powerParts(results, results.candidate(row));
        if (parts.empty())
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
        bar.label = types.size() == shown.size() ? ChartText(results.snapshot().types[results.candidate(shown[i]).type].name)
                                                 : ChartText(candidateLabel(results, shown[i]));
        for (const std::string_view part : used)
            bar.parts.push_back(partOf(found[i], part));
        if (const auto range = results.range(shown[i], Metric::wattsPerInstance)) {
            bar.low = range->low;
            bar.high = range->high;
        }
        bar.cls = results.energyClass(shown[i]);
        bar.dimmed = !results.counts(shown[i]);
        chart.bars.push_back(std::move(bar));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildEnergyMethodsChart(const Results &results, std::size_t row)
{
    const Metric metric = energyMetric(results.scenario().kind);
    ChartSpec spec;
    spec.id = "energy_methods";
    spec.title = Message{"chart.energy_methods", {candidateLabel(results, row)}};
    spec.caption = captionOf(results);
    spec.empty = Message{"chart.nothing_computed", {}};
    WaterfallChart chart;
    chart.value = axisOf(metric);
    const auto own = results.value(row, metric);
    if (own) {
        chart.steps.push_back({Message{"energy_method." + std::string(energyMethodId(results.scenario().energy.method)), {}}, *own, true,
                               ChartRole::total, ""});
        double level = *own;
        std::optional<EnergyMethod> last;
        std::vector<std::string> missing; // methods without figures for this type
        for (int i = 0; i < 8; ++i) { // all but the person's own watts
            Scenario scenario = results.scenario();
            scenario.energy.method = static_cast<EnergyMethod>(i);
            scenario.ownWatts.clear();
            if (scenario.energy.method == results.scenario().energy.method)
                continue;
            const CandidateSource source(scenario, results.snapshot());
            const auto values = metricValues(source.inputsOf<Uncertain>(results.candidate(row)));
            const auto &value = values[static_cast<std::size_t>(metric)];
            if (!value || !std::isfinite(value->value)) {
                missing.push_back("energy_method." + std::string(energyMethodId(scenario.energy.method)));
                continue;
            }
            chart.steps.push_back({Message{"energy_method." + std::string(energyMethodId(scenario.energy.method)), {}},
                                   value->value - level, false, ChartRole::neutral, ""});
            level = value->value;
            last = scenario.energy.method;
        }
        if (!missing.empty()) { // named, as far as a line has room for them
            std::vector<std::string> arguments{results.asOf().iso(), results.snapshot().identity.version};
            const std::size_t named = std::min<std::size_t>(missing.size(), 4);
            arguments.insert(arguments.end(), missing.begin(), missing.begin() + static_cast<std::ptrdiff_t>(named));
            spec.caption = Message{"chart.caption_methods_" + std::to_string(named), std::move(arguments)};
        }
        if (last)
            chart.steps.push_back({Message{"chart.method_total", {"energy_method." + std::string(energyMethodId(*last))}}, level, true,
                                   ChartRole::total, ""});
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildTornadoChart(const Results &results, std::size_t row, Metric metric, std::size_t bars)
{
    ChartSpec spec;
    spec.id = "tornado";
    spec.title = Message{"chart.tornado", {candidateLabel(results, row), std::string("metric.") + metricInfo(metric).id}};
    spec.caption = captionOf(results);
    spec.empty = Message{"chart.no_ranges", {}};
    TornadoChart chart;
    chart.value = axisOf(metric);
    if (const auto found = sensitivityOf(results, row, metric)) {
        chart.base = found->base;
        for (const InputEffect &input : found->inputs) {
            if (!input.atLow || !input.atHigh || chart.bars.size() >= bars)
                continue;
            TornadoBar bar;
            bar.label = Message{"quantity." + input.quantity, {}};
            bar.atLow = *input.atLow;
            bar.atHigh = *input.atHigh;
            bar.lowInput = text(input.low);
            bar.highInput = text(input.high);
            bar.note = input.subject;
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
    spec.caption = captionOf(results);
    spec.empty = Message{"chart.nothing_computed", {}};
    HeatMapChart chart;
    chart.columns = {{Message{"column.price_usd_per_hour", {}}, "USD/h", AxisFormat::money},
                     {Message{"quantity.pue", {}}, "", AxisFormat::number},
                     {Message{"quantity.gco2e_per_kwh", {}}, "g/kWh", AxisFormat::number}};
    const CandidateSource source(results.scenario(), s);
    for (RegionIndex region = 0; region < s.regions.size(); ++region) {
        const OptionPrice price = source.prices().find(type, region, 0);
        const auto terms = source.regionTerms<double>(region);
        if (!price.known && !terms.intensity)
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
        add(terms.pue, traced.pue);
        add(terms.intensity, traced.intensity);
    }
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
