// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load.h"
#include "model/catalog/query.h"
#include "model/decision/result_filter.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"

#include <cmath>

using namespace wattfare;

namespace {

// 0: name, 1: x (missing where i % 5 == 4), 2: y
class Numbers : public MemoryTable
{
public:
    explicit Numbers(std::size_t rows) : m_rows(rows) { }
    std::size_t rowCount() const override { return m_rows; }
    std::size_t columnCount() const override { return 3; }
    std::string columnName(std::size_t c) const override { return c == 0 ? "name" : c == 1 ? "x" : "odd \"y\""; }
    bool isNumber(std::size_t c) const override { return c > 0; }
    std::optional<double> number(std::size_t r, std::size_t c) const override
    {
        if (c == 1)
            return r % 5 == 4 ? std::nullopt : std::optional(static_cast<double>(r));
        return static_cast<double>(r % 2);
    }
    std::string_view text(std::size_t r, std::size_t) const override { return r % 3 == 0 ? "three" : r % 3 == 1 ? "one" : ""; }

private:
    std::size_t m_rows;
};

const std::filesystem::path kCatalog = WATTFARE_CATALOG_DB;

} // namespace

TEST_CASE("a condition keeps the rows for which it holds", "[query]")
{
    const Numbers table(20);
    CHECK(filterRows(table, "x >= 3 AND x < 6") == std::vector<std::uint32_t>{3, 5});
    CHECK(filterRows(table, "x IS NULL") == std::vector<std::uint32_t>{4, 9, 14, 19});
    CHECK(filterRows(table, "name LIKE 'thr%' AND x > 10") == std::vector<std::uint32_t>{12, 15, 18});
    CHECK(filterRows(table, "name IS NULL AND x < 6") == std::vector<std::uint32_t>{2, 5});
    CHECK(filterRows(table, "x > \"odd \"\"y\"\"\" * 17") == std::vector<std::uint32_t>{2, 6, 8, 10, 12, 16, 18});
    CHECK(filterRows(table, "1 -- a comment does not swallow the end")->size() == 20);
    CHECK(filterRows(Numbers(0), "x > 1")->empty());
}

TEST_CASE("a wrong condition says SQLite's words and where", "[query]")
{
    const Numbers table(20);
    const auto unknown = filterRows(table, "x > 1 AND nonsense < 2");
    REQUIRE_FALSE(unknown.has_value());
    CHECK(unknown.error().code == Error::Code::sql);
    CHECK(unknown.error().message.args[0] == "no such column: nonsense");
    CHECK(unknown.error().message.args[1] == "10");
    CHECK_FALSE(filterRows(table, "x >").has_value());
    CHECK_FALSE(filterRows(table, "").has_value());
    CHECK_FALSE(filterRows(table, "x > 'a").has_value());
}

TEST_CASE("a condition cannot write, attach or load", "[query]")
{
    const Numbers table(20);
    CHECK_FALSE(filterRows(table, "1); DELETE FROM candidates; --").has_value());
    CHECK_FALSE(filterRows(table, "load_extension('x') IS NULL").has_value());
    CHECK_FALSE(filterRows(table, "1); ATTACH 'x.db' AS y; --").has_value());
    // What leaves the parentheses still cannot name rows that do not exist.
    const auto smuggled = filterRows(table, "0) UNION SELECT 7 UNION SELECT 900 UNION SELECT 7 WHERE (1");
    CHECK(smuggled == std::vector<std::uint32_t>{7});
}

TEST_CASE("a condition that never ends is cancelled", "[query]")
{
    const Numbers table(1000);
    int asked = 0;
    const auto endless = filterRows(table,
        "x IN (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n)",
        [&](double) { return ++asked < 20; });
    REQUIRE_FALSE(endless.has_value());
    CHECK(endless.error().code == Error::Code::cancelled);
}

TEST_CASE("an expression makes a column", "[query]")
{
    const Numbers table(10);
    const auto doubled = computeColumn(table, "x * 2");
    REQUIRE(doubled.has_value());
    CHECK(doubled->isNumber);
    CHECK(doubled->number[3] == 6.0);
    CHECK_FALSE(doubled->valid.test(4));
    const auto named = computeColumn(table, "CASE WHEN x > 5 THEN 'big' ELSE x END");
    REQUIRE(named.has_value());
    CHECK_FALSE(named->isNumber);
    CHECK(named->text[3] == "3");
    CHECK(named->text[8] == "big");
    CHECK_FALSE(named->valid.test(4));
    CHECK_FALSE(computeColumn(table, "count(*)").has_value());
    CHECK_FALSE(computeColumn(table, "x, x").has_value());
    CHECK_FALSE(computeColumn(table, "x FROM candidates WHERE x > 3 --").has_value());
}

TEST_CASE("a query reads catalogue and results and nothing else", "[query]")
{
    const auto count = runQuery(kCatalog, std::nullopt, nullptr, "SELECT count(*) AS n FROM instance_type");
    REQUIRE(count.has_value());
    CHECK(count->columns[0].name == "n");
    CHECK(count->columns[0].number[0] == 326.0);
    const auto limited = runQuery(kCatalog, std::nullopt, nullptr, "SELECT instance_type FROM instance_type ORDER BY 1", {10, 1U << 20U, {}});
    REQUIRE(limited.has_value());
    CHECK(limited->rows == 10);
    CHECK(limited->truncated);
    for (const char *sql : {"DELETE FROM region", "CREATE TABLE x(y)", "PRAGMA writable_schema=1", "ATTACH 'x.db' AS y", "SELECT 1; SELECT 2",
                            "", "SELECT load_extension('x')", "VACUUM INTO '/tmp/x.db'", "UPDATE region SET name = ''", "selec 1"}) {
        INFO(sql);
        const auto refused = runQuery(kCatalog, std::nullopt, nullptr, sql);
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().code == Error::Code::sql);
    }
    const auto endless = runQuery(kCatalog, std::nullopt, nullptr,
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n", {10, 1U << 20U, [](double) { return false; }});
    REQUIRE_FALSE(endless.has_value());
    CHECK(endless.error().code == Error::Code::cancelled);
    CHECK_FALSE(runQuery("/nonexistent/catalog.db", std::nullopt, nullptr, "SELECT 1").has_value());
}

TEST_CASE("results filter by the columns that a person sees", "[query]")
{
    const auto snapshot = loadSnapshot(kCatalog);
    REQUIRE(snapshot.has_value());
    const auto results = evaluate(findPreset("layoutlm")->scenario, *snapshot);
    REQUIRE(results.has_value());
    const auto rows = filterResults(*results, "instance_type = 'g4dn.2xlarge' AND usd_per_million < 25");
    REQUIRE(rows.has_value());
    REQUIRE(rows->size() == 1);
    CHECK((*results)->candidateId(rows->front()) == "g4dn.2xlarge@us-east-1/on-demand");
    const auto memory = filterResults(*results, "gpu_memory_gib >= 24 AND region LIKE 'us-%'");
    REQUIRE(memory.has_value());
    CHECK(memory->size() > 10);
    for (const std::uint32_t row : *memory)
        CHECK((*results)->snapshot().types[(*results)->candidate(row).type].accelerator != kNone);
    const ResultsTable table(*results);
    const auto joined = runQuery(kCatalog, std::nullopt, &table,
        "SELECT r.instance_type, i.memory_gib FROM results r JOIN instance_type i USING (instance_type) WHERE r.usd_per_million IS NOT NULL");
    REQUIRE(joined.has_value());
    CHECK(joined->rows >= 2);
    const auto names = queryNames(kCatalog, &table);
    REQUIRE(names.has_value());
    CHECK(std::find(names->begin(), names->end(), "results.usd_per_million") != names->end());
    CHECK(std::find(names->begin(), names->end(), "region.grid_zone") != names->end());
}
