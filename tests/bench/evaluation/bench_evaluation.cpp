// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load.h"
#include "model/decision/answer.h"
#include "model/decision/explain_candidate.h"
#include "model/decision/results.h"
#include "model/workload/document.h"
#include "tests/bench/evaluation/synthetic_catalog.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace wattfare;

namespace {

const SnapshotPtr &bundled()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        if (!loaded)
            std::abort();
        return *loaded;
    }();
    return snapshot;
}

const SnapshotPtr &synthetic()
{
    static const SnapshotPtr snapshot = bench::syntheticCatalog(*bundled(), 1000, 30);
    return snapshot;
}

// Every candidate of the bundled catalogue: all regions, on-demand and spot.
Scenario everything()
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    scenario.regions.clear();
    for (const Region &region : bundled()->regions)
        scenario.regions.push_back(region.code);
    return scenario;
}

void run(benchmark::State &state, const Scenario &scenario, const SnapshotPtr &snapshot)
{
    std::size_t rows = 0, bytes = 0;
    for (auto _ : state) {
        const auto results = evaluate(scenario, snapshot);
        if (!results) {
            state.SkipWithError(results.error().message.id.c_str());
            return;
        }
        rows = (*results)->size();
        bytes = (*results)->bytes();
        benchmark::DoNotOptimize(results);
    }
    state.counters["rows"] = static_cast<double>(rows);
    state.counters["bytes_per_row"] = static_cast<double>(bytes) / static_cast<double>(rows);
    state.counters["rows_per_s"] = benchmark::Counter(static_cast<double>(rows), benchmark::Counter::kIsIterationInvariantRate);
}

void presetLayoutLm(benchmark::State &state) { run(state, findPreset("layoutlm")->scenario, bundled()); }
void presetBertSpot(benchmark::State &state) { run(state, findPreset("bert-large-spot")->scenario, bundled()); }
void presetLlm(benchmark::State &state) { run(state, findPreset("llama3-8b-chat")->scenario, bundled()); }
void bundledCatalog(benchmark::State &state) { run(state, everything(), bundled()); }
void synthetic150k(benchmark::State &state) { run(state, bench::syntheticScenario(*synthetic(), 30), synthetic()); }

void answer150k(benchmark::State &state)
{
    const auto results = *evaluate(bench::syntheticScenario(*synthetic(), 30), synthetic());
    for (auto _ : state)
        benchmark::DoNotOptimize(answer(*results));
}

void explainOne(benchmark::State &state)
{
    const Scenario &scenario = findPreset("layoutlm")->scenario;
    const auto results = *evaluate(scenario, bundled());
    const Candidate candidate = results->candidate(*results->find("inf1.2xlarge"));
    for (auto _ : state)
        benchmark::DoNotOptimize(explain(scenario, bundled(), candidate, Metric::gco2ePerMillion));
}

void validate(benchmark::State &state)
{
    const Scenario &scenario = findPreset("layoutlm")->scenario;
    for (auto _ : state)
        benchmark::DoNotOptimize(validateScenario(scenario));
}

} // namespace

BENCHMARK(presetLayoutLm)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(presetBertSpot)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(presetLlm)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bundledCatalog)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(synthetic150k)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(answer150k)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(explainOne)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(validate)->Unit(benchmark::kMicrosecond)->UseRealTime();

BENCHMARK_MAIN();
