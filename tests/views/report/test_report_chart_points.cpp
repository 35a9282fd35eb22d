// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Points of lines, histories, tornados and methods of a report, against the evaluation and against the JSON of the
// report.
#include "model/analysis/candidate_sensitivity.h"
#include "model/charts/build_charts.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/workload/energy_method.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/views/report/pdf_reading.h"
#include "views/report/pages/report_options.h"

#include <nlohmann/json.hpp>

#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void numbersOf(const nlohmann::json &json, std::set<double> &out)
{
    if (json.is_number())
        out.insert(json.get<double>());
    else if (json.is_structured())
        for (const auto &each : json)
            numbersOf(each, out);
}

std::set<double> numbersOfChart(const nlohmann::json &report, const std::string &id)
{
    std::set<double> numbers;
    for (const auto &section : report["sections"])
        for (const auto &block : section["blocks"])
            if (block["type"] == "chart" && block["id"] == id)
                numbersOf(block, numbers);
    return numbers;
}

template <class Kind>
const Kind *chartOf(const Report &report, std::string_view id)
{
    for (const ReportBlock &block : findSection(report, "charts")->blocks)
        if (const auto *chart = std::get_if<ReportChart>(&block); chart && chart->chart.id == id)
            return std::get_if<Kind>(&chart->chart.kind);
    return nullptr;
}

} // namespace

TEST_CASE("points of lines, histories, tornados and methods are the evaluation's", "[report][numbers]")
{
    std::size_t histories = 0, breakEvenLines = 0, tornados = 0, methods = 0;
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer best = answer(*results);
        REQUIRE(best.cheapest);
        const Report report = buildReport(*results, best);
        ReportSettings settings;
        settings.format = ReportFormat::json;
        const auto bytes = renderReport(report, settings, QLocale(QLocale::English));
        REQUIRE(bytes);
        const auto json = nlohmann::json::parse(bytes->toStdString());
        const Candidate candidate = results->candidate(*best.cheapest);

        if (const auto *tornado = chartOf<TornadoChart>(report, "tornado"); tornado && !tornado->bars.empty()) {
            const auto written = numbersOfChart(json, "tornado");
            const Metric metric = carbonMetric(preset.scenario.kind);
            CHECK(close(tornado->base, *results->value(*best.cheapest, metric), 1e-12));
            const auto found = sensitivityOf(*results, *best.cheapest, metric);
            REQUIRE(found);
            std::size_t bar = 0;
            for (const InputEffect &input : found->inputs) {
                if (!input.atLow || !input.atHigh || bar == tornado->bars.size())
                    continue;
                CHECK(tornado->bars[bar].atLow == *input.atLow);
                CHECK(tornado->bars[bar].atHigh == *input.atHigh);
                CHECK(written.count(*input.atLow) == 1);
                CHECK(written.count(*input.atHigh) == 1);
                ++bar;
            }
            CHECK(bar == tornado->bars.size());
            tornados += bar;
        }

        if (const auto *history = chartOf<LineChart>(report, "price_history")) {
            const auto written = numbersOfChart(json, "price_history");
            const double day = static_cast<double>(results->asOf().days) * 86'400.0;
            for (const LineSeries &line : history->lines) {
                INFO(line.name.message.id);
                const std::string option = line.name.message.id == "chart.on_demand" ? "on-demand" : "spot";
                const auto row = results->find(results->snapshot().types[candidate.type].name + "@"
                    + results->snapshot().regions[candidate.region].code + "/" + option);
                std::optional<double> then; // the step that holds on the day of the scenario
                for (std::size_t i = 0; i < line.x.size(); ++i) {
                    CHECK(written.count(line.y[i]) == 1);
                    if (line.x[i] <= day)
                        then = line.y[i];
                }
                if (!row || !then || !results->value(*row, Metric::priceUsdPerHour))
                    continue;
                CHECK(close(*then, *results->value(*row, Metric::priceUsdPerHour), 1e-12));
                ++histories;
            }
        }

        if (const auto *lines = chartOf<LineChart>(report, "break_even_utilisation")) {
            const auto written = numbersOfChart(json, "break_even_utilisation");
            const auto found = purchaseBreakEvens(*results, candidate.type, candidate.region, CostAxis::utilisation);
            REQUIRE(lines->lines.size() == found.options.size());
            for (std::size_t i = 0; i < lines->lines.size(); ++i) {
                const LineSeries &line = lines->lines[i];
                const CostOption &option = found.options[i];
                INFO(option.id);
                for (std::size_t k = 0; k < line.x.size(); ++k) {
                    // What is reserved is paid also while it stands idle; everything else for the hours of use alone.
                    const double usd = option.reservedUsd > 0 ? option.reservedUsd / line.x[k]
                        : option.onDemandUsd > 0              ? option.onDemandUsd
                                                              : line.y.back();
                    CHECK(close(line.y[k], usd, 1e-12));
                    CHECK(written.count(line.y[k]) == 1);
                }
                ++breakEvenLines;
            }
            std::size_t point = 0;
            for (const BreakEven &pair : found.pairs) {
                if (!pair.at || !pair.usdPerHour)
                    continue;
                REQUIRE(point < lines->points.size());
                CHECK(lines->points[point].x == *pair.at);
                CHECK(lines->points[point].y == *pair.usdPerHour);
                CHECK(written.count(*pair.at) == 1);
                ++point;
            }
            CHECK(point == lines->points.size());
        }

        if (const auto *chart = chartOf<BarChart>(report, "energy_methods"); chart && !chart->bars.empty()) {
            const auto written = numbersOfChart(json, "energy_methods");
            const Metric metric = energyMetric(preset.scenario.kind);
            REQUIRE(chart->bars.front().value);
            CHECK(*chart->bars.front().value == *results->value(*best.cheapest, metric));
            CHECK(chart->bars.size() == 8); // one of each method, with or without figures
            for (const ChartBar &bar : chart->bars) {
                constexpr std::string_view kPrefix = "energy_method.";
                const Message &label = bar.label.message;
                const std::string name = label.args.empty() ? label.id : label.args[0].text();
                REQUIRE(name.starts_with(kPrefix));
                const auto method = parseEnergyMethod(name.substr(kPrefix.size()));
                REQUIRE(method);
                const bool accelerated
                    = results->snapshot().types[results->candidate(*best.cheapest).type].acceleratorCount > 0;
                if (*method == EnergyMethod::boavizta)
                    CHECK((label.id == "chart.method_host_only") == (accelerated && bar.value));
                if (*method == EnergyMethod::mlco2)
                    CHECK((label.id == "chart.method_accelerators_only") == (accelerated && bar.value));
                Scenario scenario = preset.scenario; // evaluated anew by that method
                scenario.energy.method = *method;
                scenario.ownWatts.clear();
                const auto anew = evaluated(scenario);
                const auto row = anew->find(candidate);
                REQUIRE(row);
                INFO(bar.label.message.id);
                REQUIRE(bar.value.has_value() == anew->value(*row, metric).has_value());
                if (!bar.value)
                    continue;
                CHECK(written.count(*bar.value) == 1);
                CHECK(close(*bar.value, *anew->value(*row, metric), 1e-9));
                CHECK(bar.cls == anew->metricClass(*row, metric));
                if (const auto range = anew->range(*row, metric)) {
                    CHECK(close(bar.low.value_or(0), range->low, 1e-9));
                    CHECK(close(bar.high.value_or(0), range->high, 1e-9));
                }
                ++methods;
            }
        }
    }
    CHECK(histories >= 5);
    CHECK(breakEvenLines >= 10);
    CHECK(tornados >= 20);
    CHECK(methods >= 10);
}
