// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/columns/result_filter.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"

#include <set>

using namespace wattfare;

namespace {

ResultsPtr layoutLm()
{
    static const ResultsPtr kResults = [] {
        const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(snapshot.has_value());
        Scenario scenario = findPreset("layoutlm")->scenario;
        scenario.typeFilter.clear();
        const auto results = evaluate(scenario, *snapshot);
        REQUIRE(results.has_value());
        return *results;
    }();
    return kResults;
}

} // namespace

TEST_CASE("results filter by the columns that a person sees", "[filter]")
{
    const auto rows = filterResults(layoutLm(), "instance_type = 'g4dn.2xlarge' AND usd_per_million < 25");
    REQUIRE(rows.has_value());
    REQUIRE(rows->size() == 1);
    CHECK(layoutLm()->candidateId(rows->front()) == "g4dn.2xlarge@us-east-1/on-demand");
    const auto memory = filterResults(layoutLm(), "gpu_memory_gib >= 24 AND region LIKE 'us-%'");
    REQUIRE(memory.has_value());
    CHECK(memory->size() > 10);
    for (const std::uint32_t row : *memory)
        CHECK(layoutLm()->snapshot().types[layoutLm()->candidate(row).type].accelerator != kNone);
    CHECK(filterResults(layoutLm(), "usd_per_million IS NULL")->size() > 100); // a missing figure is NULL, not 0
    CHECK_FALSE(filterResults(layoutLm(), "nonsense > 1").has_value());
}

TEST_CASE("columns have unique ids, one getter, and a reason wherever a number is missing", "[filter]")
{
    std::set<std::string> ids;
    for (const ResultColumn &column : resultColumns()) {
        INFO(column.id);
        CHECK(ids.insert(column.id).second);
        CHECK((column.number != nullptr) != (column.text != nullptr));
        if (column.metric) {
            CHECK(std::string(metricInfo(*column.metric).id) == column.id);
        }
        if (!column.isNumber())
            continue;
        for (std::size_t row = 0; row < layoutLm()->size(); row += 17)
            if (!column.number(*layoutLm(), row))
                CHECK_FALSE(missingReason(column, *layoutLm(), row).id.empty());
    }
}

TEST_CASE(
    "accelerators are counted where there are some, and what is missing of them is either not theirs or not known",
    "[filter]")
{
    const ResultColumn *gpus = findResultColumn("gpus");
    REQUIRE(gpus);
    const auto four = layoutLm()->find("g4dn.12xlarge"), none = layoutLm()->find("c6i.2xlarge");
    REQUIRE((four && none));
    CHECK(gpus->number(*layoutLm(), *four) == 4.0);
    CHECK_FALSE(gpus->number(*layoutLm(), *none));
    std::size_t notTheirs = 0, notKnown = 0;
    for (const ResultColumn &column : resultColumns()) {
        if (column.group != ColumnGroup::accelerator || !column.isNumber()
            || std::string_view(column.id).starts_with("memory_needed"))
            continue;
        INFO(column.id);
        for (std::size_t row = 0; row < layoutLm()->size(); row += 7) {
            if (column.number(*layoutLm(), row))
                continue;
            const bool cpu = layoutLm()->snapshot().types[layoutLm()->candidate(row).type].accelerator == kNone;
            (cpu ? notTheirs : notKnown) += 1;
            CHECK(missingReason(column, *layoutLm(), row).id == (cpu ? "column.not_applicable" : "column.not_known"));
        }
    }
    CHECK(notTheirs > 0);
    CHECK(notKnown > 0);
}
