// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "tests/support/query_table.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <random>
#include <unistd.h>

using namespace wattfare;

namespace {

// Twenty columns like those of the results: numbers, some missing, and three texts.
test::QueryTable makeTable(std::size_t rows)
{
    std::mt19937_64 random(1);
    QueryResult result;
    result.rows = rows;
    for (int i = 0; i < 20; ++i) {
        QueryColumn column;
        column.isNumber = i >= 3;
        column.name = i == 0 ? "instance_type" : i == 1 ? "region" : i == 2 ? "option" : "n" + std::to_string(i);
        column.valid.resize(rows);
        for (std::size_t r = 0; r < rows; ++r) {
            const std::uint64_t x = random();
            if (column.isNumber)
                column.numbers.push_back(static_cast<double>(x % 1000000) * 0.001);
            else
                column.texts.push_back((x % 2 == 0 ? "eu-" : "us-") + std::to_string(x % 40));
            if (x % 11 != 0 || !column.isNumber)
                column.valid.set(r);
        }
        result.columns.push_back(std::move(column));
    }
    return test::QueryTable(std::move(result));
}

void filter(benchmark::State &state, const char *where)
{
    const test::QueryTable table = makeTable(static_cast<std::size_t>(state.range(0)));
    std::size_t kept = 0;
    for (auto _ : state) {
        const auto rows = filterRows(table, where);
        if (!rows)
            state.SkipWithError(rows.error().detail.c_str());
        else
            kept = rows->size();
    }
    state.counters["kept"] = static_cast<double>(kept);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK_CAPTURE(filter, number, "n3 >= 500")->Arg(8000)->Arg(150000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filter, three_terms, "n3 >= 500 AND region LIKE 'eu-%' AND n7 < 250")
    ->Arg(150000)
    ->Arg(1000000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(filter, all_rows, "n3 IS NULL OR n3 >= 0")->Arg(150000)->Arg(1000000)->Unit(benchmark::kMillisecond);

void check(benchmark::State &state)
{
    const test::QueryTable table = makeTable(1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(checkFilter(table, "n3 >= 500 AND region LIKE 'eu-%'"));
}
BENCHMARK(check)->Unit(benchmark::kMicrosecond);

void sort(benchmark::State &state)
{
    const test::QueryTable table = makeTable(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(sortRows(table, "", "n3 DESC NULLS LAST"));
}
BENCHMARK(sort)->Arg(150000)->Unit(benchmark::kMillisecond);

void load(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(loadSnapshot(WATTFARE_CATALOG_DB));
}
BENCHMARK(load)->Unit(benchmark::kMillisecond);

// Staged rows to committed rows: a million points of spot history over 1,000 series.
void importSpotHistory(benchmark::State &state)
{
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    const Snapshot &s = **base;
    ImportBatch batch({.kind = "spot_price_history", .fileName = "bench"});
    constexpr int kRows = 1000000;
    for (int i = 0; i < kRows; ++i) {
        const auto series = static_cast<std::size_t>(i % 1000);
        batch.spotPoint(s.types[series % s.types.size()].name, "us-east-1",
            "use1-az" + std::to_string(series / s.types.size()), 1600000000 + i, 100000000 + i);
    }
    const auto file = std::filesystem::temp_directory_path() / ("wattfare-bench-" + std::to_string(getpid()) + ".db");
    for (auto _ : state) {
        std::filesystem::remove(file);
        auto overlay = Overlay::open(file);
        if (!overlay || !(*overlay)->apply(batch, s))
            state.SkipWithError("not written");
    }
    std::filesystem::remove(file);
    state.SetItemsProcessed(state.iterations() * kRows);
}
BENCHMARK(importSpotHistory)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
