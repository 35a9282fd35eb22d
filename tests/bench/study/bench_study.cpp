// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/study/decision_map.h"
#include "model/study/shards.h"
#include "model/study/study_record.h"
#include "model/support/sha256.h"
#include "model/workload/document.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <random>
#include <sys/resource.h>

using namespace wattfare;
namespace fs = std::filesystem;

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

// Demand against utilisation; of the two types of the preset, or of every type.
Study layoutStudy(bool everyType)
{
    Study study;
    study.scenario = findPreset("layoutlm")->scenario;
    if (everyType)
        study.scenario.typeFilter.clear();
    study.axes = {{"inference.demand_per_hour", StudyAxis::Scale::logarithmic, 1e4, 1e8, 200, {}},
        {"inference.utilisation_target", StudyAxis::Scale::linear, 0.2, 1, 200, {}}};
    return study;
}

// The same with the winner changing all over the picture.
Study embeddingStudy()
{
    Study study = layoutStudy(true);
    study.scenario = findPreset("embeddings")->scenario;
    return study;
}

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

void map(benchmark::State &state, const Study &study, bool everyPoint)
{
    evaluatePoint(study, bundled(), 0); // the fits of the predictions are those of the program, not of the picture
    for (auto _ : state) {
        const double begin = now();
        std::optional<double> coarse;
        DecisionMapOptions options;
        options.everyPoint = everyPoint;
        options.picture = [&](const DecisionMap &) { coarse = coarse.value_or(now() - begin); };
        const auto found = decisionMap(study, bundled(), options);
        if (!found)
            std::abort();
        state.counters["coarse_ms"] = 1000 * coarse.value_or(0);
        state.counters["evaluations"] = static_cast<double>(found->evaluations);
        state.counters["winners"] = static_cast<double>(found->candidates.size());
    }
}

void mapOfPreset(benchmark::State &state) { map(state, layoutStudy(false), false); }
void mapOfEveryType(benchmark::State &state) { map(state, layoutStudy(true), false); }
void mapOfEmbeddings(benchmark::State &state) { map(state, embeddingStudy(), false); }
void everyPointOfEmbeddings(benchmark::State &state) { map(state, embeddingStudy(), true); }
BENCHMARK(mapOfPreset)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(mapOfEveryType)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(mapOfEmbeddings)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(everyPointOfEmbeddings)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

void onePoint(benchmark::State &state)
{
    const Study study = layoutStudy(true);
    const auto memory = std::make_shared<EvaluationMemory>();
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluatePoint(study, bundled(), i++ % 40'000, memory));
}
BENCHMARK(onePoint)->Unit(benchmark::kMicrosecond);

fs::path scratch()
{
    const char *root = std::getenv("WATTFARE_BENCH_FOLDER");
    const fs::path folder = (root ? fs::path(root) : fs::temp_directory_path())
        / ("wattfare-bench-" + std::to_string(std::random_device{}()));
    fs::create_directories(folder);
    return folder;
}

// 10,000,000 points in 64 shards. The shards are written as a run writes them, from results of a few hundred points
// over and over: what is measured is the merge.
void mergeOfTenMillion(benchmark::State &state)
{
    Study study = embeddingStudy();
    study.axes[0].count = 5'000;
    study.axes[1].count = 2'000;
    const fs::path folder = scratch();
    const auto plan = planShards(folder / "plan", study, bundled(), "bench", 64);
    if (!plan)
        std::abort();
    std::vector<PointResult> results;
    for (std::size_t i = 0; i < 400; ++i)
        results.push_back(evaluatePoint(study, bundled(), i * 25'000 + 12'000));
    for (std::size_t k = 0; k < plan->shards.size(); ++k) {
        const ShardRange &range = plan->shards[k];
        std::string bytes = "WFSHARD1" + plan->hash;
        for (std::uint64_t value : {range.first, range.last})
            for (int i = 0; i < 8; ++i, value >>= 8U)
                bytes += static_cast<char>(static_cast<unsigned char>(value & 0xffU));
        studies::RecordWriter writer;
        for (std::size_t i = range.first; i < range.last; ++i)
            writer.add(results[i / 25'000]);
        bytes += writer.bytes();
        Sha256 hash;
        hash.update(bytes);
        std::ofstream(shardFile(folder / "plan", k), std::ios::binary) << bytes << hash.hex();
    }
    rusage before{}, after{};
    getrusage(RUSAGE_SELF, &before);
    for (auto _ : state)
        if (!mergeShards(folder / "plan", folder / "result.db"))
            std::abort();
    getrusage(RUSAGE_SELF, &after);
    std::error_code ec;
    state.counters["file_mib"] = static_cast<double>(fs::file_size(folder / "result.db", ec) >> 20U);
    state.counters["peak_mib"] = static_cast<double>(after.ru_maxrss >> 10U); // of the process, the catalogue too
    state.counters["peak_before_mib"] = static_cast<double>(before.ru_maxrss >> 10U);
    fs::remove_all(folder, ec);
}
BENCHMARK(mergeOfTenMillion)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);

// The same points in one process and in 16 shards one after the other, merging included.
void inOneProcess(benchmark::State &state)
{
    const fs::path folder = scratch();
    for (auto _ : state)
        if (!runStudy(layoutStudy(true), bundled(), "bench", folder / "result.db"))
            std::abort();
    fs::remove_all(folder);
}
void inSixteenShards(benchmark::State &state)
{
    const fs::path folder = scratch();
    for (auto _ : state) {
        if (!planShards(folder / "plan", layoutStudy(true), bundled(), "bench", 16))
            std::abort();
        for (std::size_t k = 0; k < 16; ++k)
            if (!runShard(folder / "plan", k, bundled(), "bench"))
                std::abort();
        if (!mergeShards(folder / "plan", folder / "result.db"))
            std::abort();
    }
    fs::remove_all(folder);
}
BENCHMARK(inOneProcess)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);
BENCHMARK(inSixteenShards)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);

} // namespace

BENCHMARK_MAIN();
