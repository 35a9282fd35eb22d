// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/work_unit.h"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace wattfare {

namespace {

// By the unit in which the model's card counts operations; several say at which length.
constexpr std::array<std::pair<std::string_view, WorkUnit>, 8> kCounted{
    {{"image-text pair", WorkUnit::imageTextPairs}, {"image", WorkUnit::images}, {"video", WorkUnit::videos},
        {"volume", WorkUnit::volumes}, {"document", WorkUnit::documents}, {"protein sequence", WorkUnit::sequences},
        {"utterance", WorkUnit::utterances}, {"sample", WorkUnit::samples}}};

} // namespace

std::string_view workUnitId(WorkUnit unit)
{
    constexpr std::array<std::string_view, 12> kIds{"inferences", "images", "image_text_pairs", "videos", "volumes",
        "documents", "sequences", "utterances", "audio_hours", "samples", "output_tokens", "tokens"};
    return kIds[static_cast<std::size_t>(unit)];
}

WorkUnit workUnit(const Scenario &scenario, const Snapshot &snapshot)
{
    if (scenario.kind == WorkloadKind::llmServing)
        return WorkUnit::outputTokens;
    const ModelIndex index = snapshot.model(scenario.model);
    if (scenario.kind == WorkloadKind::training) {
        const std::string unit = trainingRateUnit(snapshot, index);
        return unit == "tokens/s" ? WorkUnit::tokens
            : unit == "images/s"  ? WorkUnit::images
            : unit.empty()        ? WorkUnit::samples
                                  : WorkUnit::sequences;
    }
    if (scenario.kind == WorkloadKind::hpc || index == kNone)
        return WorkUnit::inferences;
    if (audioOfInference(scenario, snapshot) != kNone)
        return WorkUnit::audioHours;
    for (const auto &[prefix, unit] : kCounted)
        if (snapshot.models[index].flopsUnit.starts_with(prefix))
            return unit;
    return WorkUnit::inferences;
}

double partsOf(WorkUnit unit) { return unit == WorkUnit::audioHours ? 1000.0 : 1.0; }

FigureIndex audioOfInference(const Scenario &scenario, const Snapshot &snapshot)
{
    return scenario.kind == WorkloadKind::inference
        ? snapshot.figures.ofComponent(scenario.model, "audio_s_per_inference")
        : kNone;
}

std::string trainingRateUnit(const Snapshot &snapshot, ModelIndex model)
{
    if (model == kNone)
        return {};
    std::vector<bool> offered(snapshot.accelerators.size(), false); // of other chips nothing is carried to a type
    for (const InstanceType &type : snapshot.types)
        if (type.accelerator != kNone)
            offered[type.accelerator] = true;
    std::map<std::string, std::size_t> units;
    for (const BenchmarkIndex i : snapshot.benchmarksOf(model))
        if (const Benchmark &b = snapshot.benchmarks[i]; b.training && b.throughput && !b.unit.empty()
            && (b.type != kNone || b.accelerator == kNone || offered[b.accelerator]))
            ++units[b.unit];
    std::string chosen;
    std::size_t most = 0;
    for (const auto &[unit, count] : units)
        if (count > most) {
            most = count;
            chosen = unit;
        }
    return chosen;
}

std::string withWorkUnit(std::string id, const Scenario &scenario, const Snapshot &snapshot)
{
    if (id.find("_per_million") != std::string::npos)
        id.append("/").append(workUnitId(workUnit(scenario, snapshot)));
    return id;
}

std::string perMillionId(const Scenario &scenario, const Snapshot &snapshot)
{
    return "per_million." + std::string(workUnitId(workUnit(scenario, snapshot)));
}

} // namespace wattfare
