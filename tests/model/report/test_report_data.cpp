// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_json.h"
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::string words(const Message &message) { return message.args.empty() ? message.id : message.args[0].text(); }

const nlohmann::json *sectionOf(const nlohmann::json &report, const std::string &id)
{
    for (const auto &section : report["sections"])
        if (section["id"] == id)
            return &section;
    return nullptr;
}

} // namespace

TEST_CASE("sections are chosen and ordered by id", "[report]")
{
    const Report report = sampleReport();
    const std::vector<std::string> ids{"ranking", "no such", "answer", "ranking"};
    const Report chosen = withSections(report, ids);
    REQUIRE(chosen.sections.size() == 2);
    CHECK(chosen.sections[0].id == "ranking");
    CHECK(chosen.sections[1].id == "answer");
    CHECK(chosen.title == report.title);
    CHECK(chosen.scenarioJson == report.scenarioJson);
    CHECK(findSection(chosen, "charts") == nullptr);
    CHECK(withSections(report, {}).sections.empty());
}

TEST_CASE("the main table is the ranking, or the first with rows", "[report]")
{
    CHECK(mainTable(sampleReport())->id == "ranking");
    Report report = sampleReport();
    std::erase_if(report.sections, [](const ReportSection &section) { return section.id == "ranking"; });
    CHECK(mainTable(report)->id == "comparison");
    report.sections.clear();
    CHECK(mainTable(report) == nullptr);
    CHECK(tablesOf(sampleReport()).size() == 2);
}

TEST_CASE("a report's table becomes columns with their bounds", "[report]")
{
    const Report report = sampleReport();
    const ReportTable &ranking = *mainTable(report);
    const auto table = exportTable(ranking, words);
    REQUIRE(table->rowCount() == ranking.rows.size());
    std::vector<std::string> ids;
    for (std::size_t c = 0; c < table->columnCount(); ++c)
        ids.push_back(table->column(c).id);
    CHECK(ids
        == std::vector<std::string>{"instance", "accelerator", "region", "instances", "usd_per_million",
            "usd_per_million_low", "usd_per_million_high", "kwh_per_million", "kwh_per_million_low",
            "kwh_per_million_high", "gco2e_per_million", "gco2e_per_million_low", "gco2e_per_million_high",
            "difference"});
    CHECK(table->column(4).unit == Unit::usd);
    CHECK(table->column(4).provenance);
    CHECK_FALSE(table->column(5).provenance);
    for (std::size_t row = 0; row < ranking.rows.size(); ++row) {
        CHECK(table->number(row, 4) == ranking.rows[row][4].number);
        CHECK(table->number(row, 5) == ranking.rows[row][4].low);
        CHECK(table->number(row, 12) == ranking.rows[row][6].high);
    }
    CHECK(table->missingReason(8, 4) == "No price at or before 2023-06-30");
    CHECK(table->figureClass(0, 4) == FigureClass::derived);
    CHECK(table->sources(0, 4) == "S-AWS-PRICE");
}

TEST_CASE("cells of several units get a column that names them", "[report]")
{
    const auto table = exportTable(*tablesOf(sampleReport())[1], words);
    std::vector<std::string> ids;
    for (std::size_t c = 0; c < table->columnCount(); ++c)
        ids.push_back(table->column(c).id);
    CHECK(ids
        == std::vector<std::string>{"metric", "g4dn_2xlarge", "g4dn_2xlarge_unit", "inf1_2xlarge", "inf1_2xlarge_unit",
            "g5_xlarge", "g5_xlarge_unit"});
    std::string unit;
    REQUIRE(table->text(1, 2, unit));
    CHECK(unit == "USD");
}

TEST_CASE("JSON holds every number of the report as the same double", "[report][json]")
{
    const Report report = sampleReport();
    const auto json = nlohmann::json::parse(reportJson(report, words));
    CHECK(json["format"] == "wattfare-report");
    CHECK(json["title"] == report.title);
    CHECK(json["as_of"] == "2023-06-30");
    CHECK(json["seed"] == 20'261'121);
    CHECK(json["scenario"]["format"] == "wattfare-scenario");
    REQUIRE(json["sections"].size() == report.sections.size());
    for (const ReportSection &section : report.sections) {
        const nlohmann::json *found = sectionOf(json, section.id);
        REQUIRE(found);
        REQUIRE((*found)["blocks"].size() == section.blocks.size());
        for (std::size_t b = 0; b < section.blocks.size(); ++b) {
            const auto *table = std::get_if<ReportTable>(&section.blocks[b]);
            if (!table)
                continue;
            const nlohmann::json &rows = (*found)["blocks"][b]["rows"];
            REQUIRE(rows.size() == table->rows.size());
            for (std::size_t r = 0; r < table->rows.size(); ++r)
                for (std::size_t c = 0; c < table->head.size(); ++c) {
                    const ReportCell &cell = table->rows[r][c];
                    const nlohmann::json &value = rows[r][table->head[c].id];
                    if (cell.number)
                        CHECK(value["value"].get<double>() == *cell.number);
                    else if (cell.text.empty() && cell.message.id.empty())
                        CHECK(value["value"].is_null());
                    if (cell.low)
                        CHECK(value["low"].get<double>() == *cell.low);
                    if (!cell.number && !cell.reason.id.empty())
                        CHECK(value["reason"]["text"] == words(cell.reason));
                }
        }
    }
    const nlohmann::json *charts = sectionOf(json, "charts");
    REQUIRE(charts);
    REQUIRE((*charts)["blocks"].size() == 6);
    CHECK((*charts)["blocks"][0]["data"]["kind"] == "scatter");
    CHECK((*charts)["blocks"][0]["data"]["points"][0]["x"] == 2.172);
    CHECK((*charts)["blocks"][1]["data"]["bars"][7]["value"].is_null());
    CHECK((*charts)["blocks"][1]["data"]["bars"][7]["reason"] == "no price");
    const nlohmann::json &tree = (*sectionOf(json, "explain"))["blocks"][0]["derivation"];
    CHECK(tree["value"] == 2.172);
    CHECK(tree["inputs"][0]["inputs"][1]["rejected"][0]["value"] == 31.2);
}

TEST_CASE("JSON of hostile and of empty reports is valid and has no number that is none", "[report][json]")
{
    const std::string hostile = reportJson(hostileReport(), words);
    const auto json = nlohmann::json::parse(hostile);
    const auto &rows = (*sectionOf(json, "hostile"))["blocks"][0]["rows"];
    CHECK(rows[13]["value"]["value"].is_null());
    CHECK(rows[14]["value"]["value"].is_null());
    CHECK(rows[15]["value"]["value"] == 1.7976931348623157e308);
    CHECK(rows[17].contains("name"));
    const auto empty = nlohmann::json::parse(reportJson(emptyReport(), words));
    CHECK(empty["seed"].is_null());
    CHECK((*sectionOf(empty, "ranking"))["blocks"][0]["rows"].empty());
}
