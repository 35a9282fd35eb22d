// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// What makes the same work cheaper on the same instances, by name. Each changes the scenario that is evaluated, or is a
// factor with a source; none is on by itself.
namespace wattfare {

// In the order in which they are applied, so that each is weighed with those before it on.
enum class Lever : std::uint8_t {
    mixedPrecision,
    int8,
    fp8,
    batching,
    continuousBatching,
    prefixCache,
    speculativeDecoding,
    distillation,
    managedTraining,
    spotCheckpoints,
    autoRelease,
    elasticInference,
    count
};
inline constexpr std::size_t kLeverCount = static_cast<std::size_t>(Lever::count);

struct LeverInfo {
    Lever lever;
    std::string_view id; // documents, `--set levers=...`, component of its figures in the catalogue
    std::array<bool, 4> kinds; // of work that it fits, in the order of WorkloadKind
    bool switchable = true; // false: how every run is billed, or no longer on offer
};

inline constexpr std::array<LeverInfo, kLeverCount> kLevers{{
    {Lever::mixedPrecision, "mixed_precision", {false, true, false, false}},
    {Lever::int8, "int8", {true, false, true, false}},
    {Lever::fp8, "fp8", {true, true, true, false}},
    {Lever::batching, "batching", {true, false, true, false}},
    {Lever::continuousBatching, "continuous_batching", {false, false, true, false}},
    {Lever::prefixCache, "prefix_cache", {false, false, true, false}},
    {Lever::speculativeDecoding, "speculative_decoding", {false, false, true, false}},
    {Lever::distillation, "distillation", {true, false, false, false}},
    {Lever::managedTraining, "managed_training", {false, true, false, false}, false},
    {Lever::spotCheckpoints, "spot_checkpoints", {false, true, false, true}},
    {Lever::autoRelease, "auto_release", {true, false, false, false}},
    {Lever::elasticInference, "elastic_inference", {true, false, false, false}, false},
}};

constexpr const LeverInfo &leverInfo(Lever lever) { return kLevers[static_cast<std::size_t>(lever)]; }
constexpr std::string_view leverId(Lever lever) { return leverInfo(lever).id; }
constexpr bool fitsKind(Lever lever, WorkloadKind kind)
{
    return leverInfo(lever).kinds[static_cast<std::size_t>(kind)];
}
std::optional<Lever> parseLever(std::string_view id);
std::string switchableLevers(); // "mixed_precision|int8|..."
std::string kindsOf(Lever lever); // "inference|llm_serving"
bool isOn(const Scenario &scenario, Lever lever);
void switchLever(Scenario &scenario, Lever lever, bool on); // kept in the order of kLevers
void dropUnfitLevers(Scenario &scenario); // those that another kind of work was asked for

} // namespace wattfare
