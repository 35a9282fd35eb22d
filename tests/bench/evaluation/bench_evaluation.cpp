// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/results.h"
#include "model/prediction/predictions.h"
#include "model/workload/document.h"
#include "tests/bench/evaluation/synthetic_catalog.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <sys/mman.h>

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

// Least milliseconds of several passes of `work`.
double leastMs(const std::function<void()> &work)
{
    double best = 1e9;
    for (int pass = 0; pass < 20; ++pass) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        best = std::min(
            best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    return best;
}

// What no evaluation can beat on one core: writing the columns once, into memory that is at hand or that the system
// must first provide, and the arithmetic: about 40 operations a row for the costs, 150 a type and region for bounds and
// energy.
void limits(benchmark::State &state, std::size_t rows, std::size_t bytes, std::size_t options)
{
    std::vector<char> atHand(bytes);
    const double write = leastMs([&] {
        std::memset(atHand.data(), 1, bytes);
        benchmark::ClobberMemory();
    });
    const double fresh = leastMs([&] {
        void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        std::memset(memory, 1, bytes);
        benchmark::DoNotOptimize(memory);
        munmap(memory, bytes);
    });
    double x = 1.0, y = 1.1, z = 1.2, w = 1.3;
    const double flopMs = leastMs([&] { // four chains of multiply and add
        for (int i = 0; i < 100'000; ++i) {
            x = x * 0.999 + 0.001;
            y = y * 0.999 + 0.001;
            z = z * 0.999 + 0.001;
            w = w * 0.999 + 0.001;
            benchmark::DoNotOptimize(x);
        }
        benchmark::DoNotOptimize(y + z + w);
    }) / 800'000.0;
    const double flops
        = static_cast<double>(rows) * 40.0 + static_cast<double>(rows) / static_cast<double>(options) * 150.0;
    state.counters["MB_written"] = static_cast<double>(bytes) * 1e-6;
    state.counters["write_ms"] = write;
    state.counters["write_new_memory_ms"] = fresh;
    state.counters["Mflop"] = flops * 1e-6;
    state.counters["flop_ms"] = flops * flopMs;
}

void run(benchmark::State &state, const Scenario &scenario, const SnapshotPtr &snapshot)
{
    std::size_t rows = 0, bytes = 0;
    const auto memory = std::make_shared<EvaluationMemory>();
    for (auto _ : state) {
        const auto results = evaluate(scenario, snapshot, memory);
        if (!results) {
            state.SkipWithError(results.error().message.id.c_str());
            return;
        }
        rows = (*results)->size();
        bytes = (*results)->bytes();
        benchmark::DoNotOptimize(results);
    }
    limits(state, rows, bytes, scenario.purchase.size());
    state.counters["rows"] = static_cast<double>(rows);
    state.counters["bytes_per_row"] = static_cast<double>(bytes) / static_cast<double>(rows);
    state.counters["rows_per_s"]
        = benchmark::Counter(static_cast<double>(rows), benchmark::Counter::kIsIterationInvariantRate);
}

void presetLayoutLm(benchmark::State &state) { run(state, findPreset("layoutlm")->scenario, bundled()); }
void presetBertSpot(benchmark::State &state) { run(state, findPreset("bert-large-spot")->scenario, bundled()); }
void presetLlm(benchmark::State &state) { run(state, findPreset("llama3-8b-chat")->scenario, bundled()); }
void bundledCatalog(benchmark::State &state) { run(state, everything(), bundled()); }
void synthetic150k(benchmark::State &state) { run(state, bench::syntheticScenario(*synthetic(), 30), synthetic()); }

// A chat by the fitted formula, with the ranges that follow.
void predicted150k(benchmark::State &state)
{
    const Scenario inference = bench::syntheticScenario(*synthetic(), 30);
    Scenario chat = findPreset("llama31-8b-chat")->scenario;
    chat.llm.inputTokens = 3'333; // of no benchmark
    chat.llm.outputTokens = 333;
    chat.regions = inference.regions;
    chat.purchase = inference.purchase;
    chat.typeFilter.clear();
    run(state, chat, synthetic());
}

// As after an import of benchmarks: every method with its leave-out.
void refit(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(fitAll(*bundled()));
}

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
        benchmark::DoNotOptimize(explain(*results, candidate, Metric::gco2ePerMillion));
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
BENCHMARK(predicted150k)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(refit)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(answer150k)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(explainOne)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(validate)->Unit(benchmark::kMicrosecond)->UseRealTime();

BENCHMARK_MAIN();
