// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sobol.h"
#include "model/catalog/load/load.h"
#include "model/economics/fleet.h"
#include "model/economics/llm.h"
#include "model/energy/power_methods.h"
#include "model/evaluation/pareto.h"
#include "model/guide/guide.h"
#include "model/placement/placement_tasks.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <random>

namespace {

using namespace wattfare;

SnapshotPtr catalogue()
{
    static const SnapshotPtr snapshot = loadSnapshot(WATTFARE_CATALOG_DB).value_or(nullptr);
    return snapshot;
}

// kWh per million of a fleet as a derivation over the catalogue's figures of one type: the model that the window's
// Sobol indices run on.
TracedModel fleetEnergy()
{
    const Snapshot &s = *catalogue();
    const PowerInputs<Traced> power = gatherPower<Traced>(s, s.type("g5.xlarge"), {});
    const auto watts = powerOf(EnergyMethod::component, power, {Traced(100.0), Traced(25.0), Traced(25.0)});
    LeafInfo rate, pue;
    rate.id = "throughput_per_hour";
    pue.id = "pue";
    const Traced n = instancesForThroughput(Traced(1e6), Traced::leaf({42'000, 38'000, 46'000}, rate), Traced(0.7));
    const Traced kw = fleetWatts(n, watts->itW, Traced::leaf({1.15, 1.1, 1.2}, pue));
    return tracedModel(kwhPerMillion(kw, Traced(1e6)));
}

void sobolOfDerivation(benchmark::State &state)
{
    const TracedModel traced = fleetEnergy();
    SobolOptions options;
    options.threads = static_cast<unsigned>(state.range(0));
    const auto k = traced.inputs.size();
    options.samples = 1024;
    while (options.samples * (k + 2) < 100'000)
        options.samples *= 2;
    std::uint64_t runs = 0;
    for (auto _ : state) {
        const auto result = sobolIndices(traced.inputs, traced.model, options);
        if (!result)
            state.SkipWithError("no indices");
        else
            runs += result->evaluations;
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(runs));
    state.counters["inputs"] = static_cast<double>(k);
    state.counters["evaluations"] = static_cast<double>(options.samples * (k + 2));
}
BENCHMARK(sobolOfDerivation)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond);

// A whole roofline with its batch search in each run: an expensive model.
void sobolOfServing(benchmark::State &state)
{
    const LlmModelShape model{70.6e9, 80, 8192, 8, 128, 1, 1, {}, {}, {}, {}};
    const LlmDeviceGroup group{2, 989e12, 3.35e12, 80e9};
    const std::vector<UncertainInput> inputs{{"mfu_prefill", 0.33, 0.50, 0.70}, {"mbu_decode", 0.28, 0.65, 0.80},
        {"step_overhead_s", 0.0, 0.002, 0.004}, {"usd", 10, 12, 20}};
    const auto usd = [&](std::span<const double> x) -> Outcome<double> {
        LlmEfficiency e;
        e.mfuPrefill = x[0];
        e.mbuDecode = x[1];
        e.stepOverheadSeconds = x[2];
        return llmLargestBatch(model, group, {5000, 500}, e, {std::nullopt, 0.06}).map([&](const LlmServingPoint &p) {
            return usdPerMillionOutputTokens(x[3], p.outputTokensPerSecond);
        });
    };
    SobolOptions options;
    options.samples = 16'384; // 98,304 runs
    for (auto _ : state)
        benchmark::DoNotOptimize(sobolIndices(inputs, usd, options));
    state.SetItemsProcessed(state.iterations() * 16'384 * 6);
}
BENCHMARK(sobolOfServing)->Unit(benchmark::kMillisecond);

void pareto(benchmark::State &state)
{
    const auto n = static_cast<std::size_t>(state.range(0)), k = static_cast<std::size_t>(state.range(1));
    std::mt19937 engine(1);
    std::vector<double> values(n * k);
    for (double &v : values)
        v = 1.0 + static_cast<double>(engine()) / 4294967296.0;
    std::size_t front = 0;
    for (auto _ : state) {
        const auto result = paretoFront(values, k);
        front = result->front.size();
        benchmark::DoNotOptimize(front);
    }
    state.counters["front"] = static_cast<double>(front);
}
BENCHMARK(pareto)
    ->Args({8'000, 2})
    ->Args({150'000, 2})
    ->Args({20'000, 3})
    ->Args({20'000, 4})
    ->Unit(benchmark::kMillisecond);

std::vector<PlacementTask> tasks(unsigned kinds, unsigned copies)
{
    std::mt19937 engine(3);
    std::vector<PlacementTask> list;
    for (unsigned i = 0; i < kinds; ++i) {
        PlacementTask t;
        t.id = std::to_string(i);
        t.count = copies;
        const unsigned gpus[] = {0, 1, 1, 2, 4};
        t.gpus = gpus[engine() % 5];
        t.vcpus = 1 + static_cast<double>(engine() % 16);
        t.memoryGib = 2 + static_cast<double>(engine() % 60);
        list.push_back(t);
    }
    return list;
}

// kinds x copies tasks on every priced type of a region.
void placeOnCatalogue(benchmark::State &state)
{
    const auto offers = placementOffers(*catalogue(), {});
    const auto list = tasks(static_cast<unsigned>(state.range(0)), static_cast<unsigned>(state.range(1)));
    Placement last;
    for (auto _ : state) {
        auto result = place(list, offers->offers);
        if (!result)
            state.SkipWithError("not placed");
        else
            last = std::move(*result);
    }
    state.counters["types"] = static_cast<double>(offers->offers.size());
    state.counters["instances"] = static_cast<double>(last.instances.size());
    state.counters["optimal"] = last.optimal ? 1 : 0;
    state.counters["gap_pct"] = last.gap * 100.0;
}
BENCHMARK(placeOnCatalogue)
    ->Args({3, 5})
    ->Args({4, 8})
    ->Args({8, 10})
    ->Args({50, 1})
    ->Args({20, 50})
    ->Args({50, 200})
    ->Unit(benchmark::kMillisecond);

void offersOfRegion(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(placementOffers(*catalogue(), {}));
}
BENCHMARK(offersOfRegion)->Unit(benchmark::kMillisecond);

void guideAnswer(benchmark::State &state)
{
    const GuideAnswers answers{{"work", "llm_serving"}, {"model", "70"}, {"interruption", "yes"}};
    for (auto _ : state)
        benchmark::DoNotOptimize(answerGuide(answers, catalogue()));
}
BENCHMARK(guideAnswer)->Unit(benchmark::kMillisecond);

void erlangSizing(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(serversForResponse(4'000.0, 10.0, 0.5, 0.99));
}
BENCHMARK(erlangSizing)->Unit(benchmark::kMicrosecond);

} // namespace
