// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_json.h"

#include "model/evaluation/pricing/option_label.h"
#include "model/report/chart_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace wattfare {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(double number) { return std::isfinite(number) ? Json(number) : Json(nullptr); }

struct ReportWriter {
    const WordsFn &words;

    std::string say(const Message &message) const
    {
        return message.id.empty() || !words ? std::string() : words(message);
    }

    Json message(const Message &from) const
    {
        if (from.id.empty())
            return nullptr;
        Json args = Json::array();
        for (const Argument &arg : from.args)
            args.push_back(candidateLabelText(arg.text()));
        return {{"id", from.id}, {"args", std::move(args)}, {"text", say(from)}};
    }

    // A number with its range, class and sources; a name or words; or null with the reason.
    Json cell(const ReportCell &from, Unit columnUnit = {}) const
    {
        Json json = Json::object();
        if (from.number && std::isfinite(*from.number)) {
            json["value"] = *from.number;
            if (from.low)
                json["low"] = orNull(*from.low);
            if (from.high)
                json["high"] = orNull(*from.high);
            if (const Unit unit = from.unit == Unit::none ? columnUnit : from.unit; unit != Unit::none)
                json["unit"] = unitId(unit);
            if (from.ratio)
                json["ratio_to_baseline"] = orNull(*from.ratio);
        } else if (!from.text.empty()) {
            json["value"] = candidateLabelText(from.text);
        } else if (!from.message.id.empty()) {
            json["value"] = say(from.message);
        } else {
            json["value"] = nullptr;
            if (!from.reason.id.empty())
                json["reason"] = message(from.reason);
        }
        if (from.figureClass)
            json["class"] = std::string(figureClassId(*from.figureClass));
        if (!from.sources.empty())
            json["sources"] = from.sources;
        if (from.best)
            json["best"] = true;
        return json;
    }

    Json operator()(const ReportText &text) const
    {
        static constexpr const char *kStyles[] = {"paragraph", "lead", "heading", "bullet", "note"};
        return {{"type", "text"}, {"style", kStyles[static_cast<std::size_t>(text.style)]},
            {"message", message(text.message)}};
    }

    Json operator()(const ReportTable &table) const
    {
        Json json{{"type", "table"}, {"id", table.id}, {"title", message(table.title)}, {"columns", Json::array()},
            {"rows", Json::array()}};
        const auto key = [&table](std::size_t c) {
            return table.head[c].id.empty() ? "column_" + std::to_string(c + 1) : table.head[c].id;
        };
        for (std::size_t c = 0; c < table.head.size(); ++c)
            json["columns"].push_back(
                {{"id", key(c)}, {"unit", table.head[c].unitText()}, {"title", say(table.head[c].title)}});
        for (const std::vector<ReportCell> &row : table.rows) {
            Json item = Json::object();
            for (std::size_t c = 0; c < std::min(row.size(), table.head.size()); ++c)
                item[key(c)] = cell(row[c], table.head[c].unit);
            json["rows"].push_back(std::move(item));
        }
        json["notes"] = Json::array();
        for (const Message &note : table.notes)
            json["notes"].push_back(message(note));
        return json;
    }

    Json operator()(const ReportChart &chart) const
    {
        Json json{{"type", "chart"}};
        json.update(chartJson(chart.chart, words));
        return json;
    }

    Json node(const Derivation &from) const
    {
        Json json = Json::object();
        json["id"] = from.id;
        json["symbol"] = from.symbol;
        json["value"] = orNull(from.value);
        json["low"] = orNull(from.low);
        json["high"] = orNull(from.high);
        json["unit"] = unitId(from.unit);
        json["class"] = std::string(figureClassId(from.cls));
        if (!from.section.empty())
            json["section"] = from.section;
        if (from.isLeaf) {
            json["kind"] = std::string(leafKindId(from.kind));
            if (!from.subject.empty())
                json["subject"] = from.subject;
            if (!from.date.empty())
                json["date"] = from.date;
            if (!from.locator.empty())
                json["locator"] = from.locator;
        } else {
            json["formula"] = formulaText(from);
            json["substituted"] = substitutedText(from);
        }
        if (!from.sources.empty())
            json["sources"] = from.sources;
        for (const RejectedAlternative &other : from.rejected) {
            Json item{{"what", other.what}, {"value", other.value ? orNull(*other.value) : Json(nullptr)},
                {"unit", unitId(other.unit)}, {"class", std::string(figureClassId(other.cls))},
                {"reason", message(other.reason)}};
            json["rejected"].push_back(std::move(item));
        }
        for (const Message &note : from.notes)
            json["notes"].push_back(message(note));
        for (const Derivation &child : from.children)
            json["inputs"].push_back(node(child));
        return json;
    }

    Json operator()(const ReportDerivation &derivation) const
    {
        return {
            {"type", "derivation"}, {"title", message(derivation.title)}, {"derivation", node(derivation.derivation)}};
    }

    Json operator()(const ReportKeyValues &values) const
    {
        Json json{{"type", "key_values"}, {"rows", Json::array()}};
        for (const auto &[name, content] : values.rows) {
            Json item{{"name", message(name)}};
            item.update(cell(content));
            json["rows"].push_back(std::move(item));
        }
        return json;
    }

    Json operator()(const ReportFormula &formula) const
    {
        return {{"type", "formula"}, {"id", formula.id}, {"expression", formula.expression},
            {"section", formula.section}, {"meaning", message(formula.meaning)}};
    }

    Json operator()(const ReportSources &sources) const
    {
        Json json{{"type", "sources"}, {"sources", Json::array()}};
        for (const Source &source : sources.sources)
            json["sources"].push_back({{"id", source.id}, {"title", source.title}, {"publisher", source.publisher},
                {"location", source.location}, {"edition", source.edition}, {"licence", source.licence},
                {"attribution", source.attribution}, {"retrieved", source.retrieved}});
        return json;
    }
};

} // namespace

std::string reportJson(const Report &report, const WordsFn &words)
{
    const ReportWriter writer{words};
    Json json = Json::object();
    json["format"] = "wattfare-report";
    json["format_version"] = 1;
    json["title"] = report.title;
    json["question"] = writer.message(report.question);
    if (!report.author.empty())
        json["author"] = report.author;
    json["program_version"] = report.programVersion;
    json["catalog_version"] = report.catalogVersion;
    json["catalog_hash"] = report.catalogHash;
    json["as_of"] = report.asOf;
    json["seed"] = report.seed ? Json(*report.seed) : Json(nullptr);
    if (!report.created.empty())
        json["created"] = report.created;
    json["sections"] = Json::array();
    for (const ReportSection &section : report.sections) {
        Json item{{"id", section.id}, {"title", writer.message(section.title)}, {"blocks", Json::array()}};
        for (const ReportBlock &block : section.blocks)
            item["blocks"].push_back(std::visit(writer, block));
        json["sections"].push_back(std::move(item));
    }
    // A scenario that is no JSON (it is written by us, but the report is a value) stays as text.
    Json scenario = Json::parse(report.scenarioJson, nullptr, false);
    json["scenario"] = scenario.is_discarded() ? Json(report.scenarioJson) : std::move(scenario);
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace wattfare
