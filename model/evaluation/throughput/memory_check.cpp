// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/memory_check.h"

#include "model/prediction/catalog_inputs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wattfare {

namespace {

double inGib(double bytes) { return bytes / kBytesPerGib; }

double widthOf(const Scenario &scenario, const Snapshot &snapshot, BenchmarkIndex benchmark)
{
    if (scenario.kind == WorkloadKind::llmServing && benchmark == kNone)
        return scenario.llm.bytesPerWeight;
    if (benchmark != kNone)
        if (const auto bytes = bytesOfPrecision(snapshot.benchmarks[benchmark].precision))
            return *bytes;
    const auto &allowed = scenario.kind == WorkloadKind::training ? scenario.training.precisions
        : scenario.kind == WorkloadKind::llmServing               ? scenario.llm.precisions
                                                                  : scenario.inference.precisions;
    double narrowest = 0;
    for (const std::string &name : allowed)
        if (const auto bytes = bytesOfPrecision(name))
            narrowest = narrowest == 0 ? *bytes : std::min(narrowest, *bytes);
    return narrowest > 0 ? narrowest : 2.0;
}

// Parameters that are trained where the model's own stay as they are; nullopt: all are trained. A run to the target of
// a benchmark that tunes adapters does so too, with as many as the publication does not say: few.
std::optional<double> adapterParameters(const Scenario &scenario, const Snapshot &snapshot, ModelIndex model)
{
    if (scenario.kind != WorkloadKind::training)
        return std::nullopt;
    if (const auto millions = scenario.training.trainableMillion)
        return *millions * 1e6;
    const auto tunesAdapters = [&](BenchmarkIndex i) {
        const Benchmark &b = snapshot.benchmarks[i];
        return b.timeToTrainMin && b.modelAsPublished.text().ends_with("_lora");
    };
    const auto rows = snapshot.benchmarksOf(model);
    return scenario.training.toQualityTarget && std::any_of(rows.begin(), rows.end(), tunesAdapters)
        ? std::optional(0.0)
        : std::nullopt;
}

} // namespace

std::string_view memoryVerdictId(MemoryVerdict verdict)
{
    constexpr std::array<std::string_view, 6> ids{"", "measured", "fits", "fits_sharded", "does_not_fit", "unknown"};
    return ids[static_cast<std::size_t>(verdict)];
}

MemoryCheck memoryCheck(
    const Scenario &scenario, const Snapshot &snapshot, TypeIndex index, ThroughputRule rule, BenchmarkIndex benchmark)
{
    MemoryCheck check;
    const ModelIndex modelIndex = snapshot.model(scenario.model);
    if (scenario.kind == WorkloadKind::hpc || modelIndex == kNone)
        return check;
    const MlModel &model = snapshot.models[modelIndex];
    const InstanceType &type = snapshot.types[index];
    const bool training = scenario.kind == WorkloadKind::training, llm = scenario.kind == WorkloadKind::llmServing;
    check.verdict = MemoryVerdict::unknown;
    const bool cpu = type.accelerator == kNone || !(type.acceleratorCount > 0);
    const auto memory = cpu             ? std::optional(type.memoryGib)
        : type.acceleratorMemoryGibEach ? type.acceleratorMemoryGibEach
                                        : snapshot.accelerators[type.accelerator].memoryGib;
    const double nodes = training ? scenario.training.nodes : 1.0;
    check.accelerators = (cpu ? 1.0 : type.acceleratorCount) * nodes;
    check.bytesPerWeight = widthOf(scenario, snapshot, benchmark);
    if (!model.parametersMillion)
        check.reason = {"memory.unknown_parameters", {model.name}};
    else if (!memory || !(*memory > 0))
        check.reason = {"memory.unknown_memory", {type.name}};
    MemoryDemand demand;
    demand.device = deviceMemory(snapshot);
    if (check.reason.id.empty()) {
        const auto adapters = adapterParameters(scenario, snapshot, modelIndex);
        demand.use = training && !adapters ? MemoryUse::training : MemoryUse::inference;
        demand.parameters = *model.parametersMillion * 1e6;
        demand.bytesPerWeight = check.bytesPerWeight;
        if (adapters) // spread as a cache would be
            demand.kvCacheBytes = *adapters
                * stateBytesPerParameter(MemoryUse::training, demand.bytesPerWeight, demand.optimizer).total();
        if (llm)
            if (const auto served = servedModel(model))
                demand.kvCacheBytes = cacheBytesOf(
                    *served, scenario.llm.bytesPerKv, scenario.llm.inputTokens + scenario.llm.outputTokens);
        demand.sharding = Sharding::fullySharded;
        if (const auto fit = memoryFit(demand, check.accelerators, *memory * kBytesPerGib)) {
            check.fit = *fit;
            demand.sharding = Sharding::replicated;
            const auto copies = memoryFit(demand, check.accelerators, *memory * kBytesPerGib);
            check.verdict = copies && copies->fitsEach ? MemoryVerdict::fits
                : fit->fitsEach                        ? MemoryVerdict::fitsSharded
                                                       : MemoryVerdict::doesNotFit;
            if (check.verdict == MemoryVerdict::doesNotFit)
                check.reason = {training ? "memory.does_not_fit_training" : "memory.does_not_fit",
                    {model.name, type.name, inGib(fit->bytesTotal), inGib(fit->usableBytesTotal)}};
        } else {
            check.reason = {"memory.unknown_memory", {type.name}};
        }
    }
    const bool ofThisType = benchmark != kNone && snapshot.benchmarks[benchmark].type == index;
    if (ofThisType
        && (rule == ThroughputRule::exactType
            || (rule == ThroughputRule::pinned && snapshot.benchmarks[benchmark].nodes <= nodes))) {
        check.verdict = MemoryVerdict::measured;
        check.reason = {};
    }
    return check;
}

} // namespace wattfare
