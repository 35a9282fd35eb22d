// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/evaluation/columns/derived_columns.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/columns/result_query.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <string_view>
#include <thread>

using namespace wattfare;

namespace {

SnapshotPtr snapshot()
{
    static const SnapshotPtr loaded = loadSnapshot(WATTFARE_CATALOG_DB).value();
    return loaded;
}

ResultsPtr results()
{
    static const ResultsPtr evaluated = [] {
        Scenario scenario = findPreset("layoutlm")->scenario;
        scenario.typeFilter.clear();
        return evaluate(scenario, snapshot()).value();
    }();
    return evaluated;
}

constexpr const char *kSlow = "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c)";

} // namespace

TEST_CASE("the texts of a row live as long as the results, whatever thread asked for them", "[evaluation]")
{
    const ResultsPtr asked = results();
    for (const char *id : {"purchase_option", "price_date", "left_out"}) {
        INFO(id);
        const ResultColumn *column = findResultColumn(id);
        REQUIRE(column);
        for (std::size_t row = 0; row < asked->size(); ++row) {
            std::string_view elsewhere;
            std::thread([&] {
                elsewhere = column->text(*asked, row);
            }).join(); // and its pool of texts, had it one, with it
            const std::string_view here = column->text(*asked, row);
            CHECK(here.size() == elsewhere.size());
            CHECK(here.data() == elsewhere.data());
        }
    }
}

TEST_CASE("a typed column is computed over the others, and one may build on another", "[query][derived]")
{
    const std::vector<ColumnFormula> formulas{{"per_core", "price_usd_per_hour / vcpus"}, {"wrong", "no_such * 2"},
        {"twice", "per_core * 2"}, {"label", "family || '!'"}, {"uses_wrong", "wrong + 1"}};
    const auto columns = deriveColumns(results(), formulas);
    REQUIRE(columns.size() == formulas.size());
    CHECK_FALSE(tookTooLong(columns));
    const ResultColumn &price = *findResultColumn("price_usd_per_hour");
    const ResultColumn &vcpus = *findResultColumn("vcpus");
    std::size_t compared = 0;
    for (std::size_t row = 0; row < results()->size(); ++row) {
        const auto usd = price.number(*results(), row);
        CHECK(columns[0].values.number(row).has_value() == usd.has_value()); // missing stays missing
        if (!usd)
            continue;
        ++compared;
        CHECK(*columns[0].values.number(row) == *usd / *vcpus.number(*results(), row));
        CHECK(*columns[2].values.number(row) == *columns[0].values.number(row) * 2);
    }
    CHECK(compared > 100);
    REQUIRE(columns[1].error);
    CHECK(columns[1].error->message.args[0] == "no such column: no_such");
    CHECK_FALSE(columns[3].values.isNumber);
    CHECK(columns[3].values.texts[0].ends_with('!'));
    REQUIRE(columns[4].error);
    CHECK(columns[4].error->message.args[0] == "no such column: wrong");
    const DerivedSource source(results(), columns);
    CHECK(source.columnCount() == resultColumns().size() + 3);
    const auto rows = filterRows(source, "twice > 0.2 AND label LIKE 'g4dn%'");
    REQUIRE(rows);
    CHECK_FALSE(rows->empty());
    for (const std::uint32_t row : *rows)
        CHECK(*columns[2].values.number(row) > 0.2);
}

TEST_CASE("typed columns share one limit of time", "[query][derived]")
{
    QueryLimits limits;
    limits.seconds = 0.05;
    const std::vector<ColumnFormula> formulas{{"a", kSlow}, {"b", kSlow}, {"c", "vcpus"}};
    const auto columns = deriveColumns(results(), formulas, limits);
    CHECK(tookTooLong(columns));
    REQUIRE(columns[0].error);
    CHECK(columns[0].error->message.id == "query.too_long");
    REQUIRE(columns[1].error);
    int asked = 0;
    limits.seconds = 0;
    limits.progress = [&](double) { return ++asked < 3; };
    const auto stopped = deriveColumns(results(), formulas, limits);
    REQUIRE(stopped[0].error);
    CHECK(stopped[0].error->code == Error::Code::cancelled);
}

TEST_CASE("names of typed columns are identifiers that nobody has", "[query][derived]")
{
    for (const char *good : {"a", "_x", "usd_per_core", "A1", "a_0Z9z", "select"})
        CHECK(isFreeColumnName(good));
    for (const char *bad : {"", "1a", "a b", "a\"b", "a;b", "vcpus", "VCPUS", "Instance_Type", "k\xC3\xA4se",
             "a23456789012345678901234567890123456789012"})
        CHECK_FALSE(isFreeColumnName(bad));
    // Even a keyword of SQL is only a name.
    const std::vector<ColumnFormula> formulas{{"select", "vcpus"}, {"b", "\"select\" + 1"}};
    CHECK_FALSE(deriveColumns(results(), formulas)[1].error);
}

TEST_CASE("catalogue, merged prices and results are asked through one door", "[query]")
{
    const QueryInput input{WATTFARE_CATALOG_DB, {}, snapshot(), results()};
    const auto joined = runQuery(input, "SELECT count(*) FROM results JOIN instance_type USING (instance_type)");
    REQUIRE(joined);
    CHECK(joined->columns[0].number(0) == static_cast<double>(results()->size()));
    CHECK(*runQuery(input, "SELECT count(*) FROM merged_price_on_demand")->columns[0].number(0)
        == static_cast<double>(snapshot()->onDemand.size()));
    CHECK(runQuery(input, "DELETE FROM instance_type").error().message.id == "query.not_allowed");
    CHECK(runQuery({"/nowhere.db", {}, {}, {}}, "SELECT 1").error().code == Error::Code::fileNotFound);
    const auto tables = queryTables(input);
    REQUIRE(tables);
    for (const auto &[table, column] :
        {std::pair{"instance_type", "memory_gib"}, {"results", "usd_per_million"}, {"merged_price_spot", "region"}}) {
        INFO(table);
        const auto found = std::ranges::find(*tables, std::string(table), &QueryDatabase::Table::name);
        REQUIRE(found != tables->end());
        CHECK(std::ranges::count(found->columns, std::string(column)) == 1);
    }
    // A result stops at a size in memory, whatever its rows.
    QueryLimits small;
    small.bytes = 100'000;
    const auto wide = runQuery(input, "SELECT printf('%.*c', 10000, 'x') FROM instance_type", small);
    REQUIRE(wide);
    CHECK(wide->truncated);
    CHECK(wide->rows == 10);
}
