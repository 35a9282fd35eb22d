// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/report_checks.h"

#include "tests/model/evaluation/fixture.h"

#include "model/metrics/metric.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace wattfare::test {

namespace {

std::string textOf(const std::filesystem::path &file)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

// The sentences of the views, as text: every message that the engine makes must have one. A parameter is worded in the
// table of parameters, by its key.
bool hasSentence(const std::string &id)
{
    static const std::string all = [] {
        std::string text;
        for (const auto &file : std::filesystem::directory_iterator(WATTFARE_SOURCE_DIR "/views/words/messages"))
            text += textOf(file.path());
        return text;
    }();
    static const std::string parameters = textOf(WATTFARE_SOURCE_DIR "/views/words/parameter_text.cpp");
    constexpr std::string_view kParameter = "parameter.";
    for (const std::string_view prefix :
        {"metric.fleet_", "metric.", "column.", "column_help."}) // words of metrics: a row for each
        if (id.starts_with(prefix)) { // behind a slash, what a million counts
            const auto slash = id.find('/');
            if (parseMetric(std::string_view(id).substr(prefix.size(), slash - prefix.size())))
                return slash == std::string::npos || hasSentence("per_million." + id.substr(slash + 1));
        }
    return all.find("{\"" + id + '"') != std::string::npos
        || (id.starts_with(kParameter)
            && parameters.find("{\"" + id.substr(kParameter.size()) + '"') != std::string::npos);
}

} // namespace

void checkMessage(const Message &message)
{
    if (message.id.empty())
        return;
    INFO(message.id);
    CHECK(hasSentence(message.id));
    for (const Argument &arg : message.args)
        if (const std::string id = arg.text(); id.starts_with("answer.class.") || id.starts_with("column.")
            || id.starts_with("metric.") || id.starts_with("per_million.") || id.starts_with("work."))
            CHECK(hasSentence(id));
}

namespace {

void checkText(const ChartText &text) { checkMessage(text.message); }

} // namespace

void checkChart(const ChartSpec &spec)
{
    INFO(spec.id);
    checkText(spec.title);
    checkText(spec.caption);
    checkText(spec.empty);
    const auto finite = [](std::optional<double> x) { CHECK((!x || std::isfinite(*x))); };
    if (const auto *scatter = std::get_if<ScatterChart>(&spec.kind)) {
        CHECK_FALSE(scatter->points.empty());
        std::set<std::int64_t> keys;
        for (const ScatterPoint &point : scatter->points) {
            CHECK(keys.insert(point.key).second);
            for (const auto x :
                {std::optional(point.x), std::optional(point.y), point.xLow, point.xHigh, point.yLow, point.yHigh})
                finite(x);
        }
        for (const std::int64_t key : scatter->front)
            CHECK(keys.contains(key));
    } else if (const auto *bars = std::get_if<BarChart>(&spec.kind)) {
        for (const ChartBar &bar : bars->bars) {
            finite(bar.value);
            CHECK((bar.value || !bar.missingReason.empty()));
            checkText(bar.missingReason);
        }
    } else if (const auto *stacked = std::get_if<StackedBarChart>(&spec.kind)) {
        for (const ChartPart &part : stacked->parts)
            checkText(part.name);
        for (const StackedBar &bar : stacked->bars) {
            REQUIRE(bar.parts.size() == stacked->parts.size());
            for (const auto &part : bar.parts) {
                finite(part);
                CHECK((!part || *part >= 0));
            }
        }
    } else if (const auto *lines = std::get_if<LineChart>(&spec.kind)) {
        for (const LineSeries &line : lines->lines) {
            checkText(line.name);
            CHECK(line.x.size() == line.y.size());
            CHECK(std::is_sorted(line.x.begin(), line.x.end()));
        }
        for (const MarkPoint &point : lines->points)
            checkText(point.label);
        for (const MarkLine &mark : lines->vertical)
            checkText(mark.label);
    } else if (const auto *tornado = std::get_if<TornadoChart>(&spec.kind)) {
        CHECK_FALSE(tornado->bars.empty());
        for (const auto &bar : tornado->bars)
            checkText(bar.label);
    } else if (const auto *waterfall = std::get_if<WaterfallChart>(&spec.kind)) {
        CHECK(waterfall->steps.size() >= 3);
        CHECK(waterfall->steps.back().total);
        double level = 0.0;
        for (const auto &step : waterfall->steps) {
            if (step.total)
                CHECK(close(level, step.value, 1e-9)); // what the steps before it add up to
            else
                level += step.value;
        }
        for (const auto &step : waterfall->steps)
            checkText(step.label);
    } else if (const auto *map = std::get_if<HeatMapChart>(&spec.kind)) {
        CHECK(map->cells.size() == map->rows.size() * map->columns.size());
        for (const auto &column : map->columns)
            checkText(column.title);
    }
}

namespace {

void checkDerivation(const Derivation &node)
{
    for (const Message &note : node.notes)
        checkMessage(note);
    for (const RejectedAlternative &other : node.rejected)
        checkMessage(other.reason);
    if (!node.id.empty()) {
        INFO(node.id);
        CHECK((hasSentence("quantity." + node.id) || hasSentence("metric." + node.id)
            || hasSentence("column." + node.id)));
    }
    for (const Derivation &child : node.children)
        checkDerivation(child);
}

} // namespace

void checkReport(const Report &report)
{
    checkMessage(report.question);
    for (const ReportSection &section : report.sections) {
        INFO(section.id);
        checkMessage(section.title);
        CHECK_FALSE(section.blocks.empty());
        for (const ReportBlock &block : section.blocks) {
            if (const auto *words = std::get_if<ReportText>(&block)) {
                checkMessage(words->message);
            } else if (const auto *table = std::get_if<ReportTable>(&block)) {
                checkMessage(table->title);
                CHECK_FALSE(table->rows.empty());
                for (const auto &head : table->head)
                    checkMessage(head.title);
                for (const auto &row : table->rows) {
                    REQUIRE(row.size() == table->head.size());
                    for (const ReportCell &cell : row) {
                        CHECK((!cell.number || std::isfinite(*cell.number)));
                        checkMessage(cell.message);
                        checkMessage(cell.reason);
                    }
                }
                for (const Message &note : table->notes)
                    checkMessage(note);
            } else if (const auto *chart = std::get_if<ReportChart>(&block)) {
                checkChart(chart->chart);
            } else if (const auto *derivation = std::get_if<ReportDerivation>(&block)) {
                checkMessage(derivation->title);
                checkDerivation(derivation->derivation);
            } else if (const auto *values = std::get_if<ReportKeyValues>(&block)) {
                for (const auto &[title, cell] : values->rows) {
                    checkMessage(title);
                    CHECK((cell.number || !cell.text.empty() || !cell.message.id.empty() || !cell.reason.id.empty()));
                }
            } else if (const auto *formula = std::get_if<ReportFormula>(&block)) {
                checkMessage(formula->meaning);
            } else if (const auto *sources = std::get_if<ReportSources>(&block)) {
                CHECK_FALSE(sources->sources.empty());
                for (const Source &source : sources->sources)
                    CHECK_FALSE(source.title.empty());
            }
        }
    }
}

const ReportTable *tableNamed(const Report &report, std::string_view id)
{
    for (const ReportTable *each : tablesOf(report))
        if (each->id == id)
            return each;
    return nullptr;
}

} // namespace wattfare::test
