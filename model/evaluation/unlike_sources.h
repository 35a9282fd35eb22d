// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <array>
#include <span>

// What the throughputs of candidates rest on that stand side by side, and in what they were not measured alike. The
// answer, Compare, the report and the command line ask here.
namespace wattfare {

enum class SourceTrait : std::uint8_t { precision, framework, year, measuredBy };
inline constexpr std::size_t kSourceTraitCount = 4;

struct ThroughputSource { // of an instance type
    std::string type; // its name
    std::string precision; // "FP16", "FP32/BF16"; empty where the benchmark does not state it
    std::string framework; // without its version: "TensorRT"; likewise
    std::optional<int> year; // of the measurement; likewise, and where there is none
    FigureClass measuredBy = FigureClass::measured; // of the benchmark; estimate and user where there is none
};

struct UnlikeSources {
    std::vector<ThroughputSource> sources; // one a type, in the order of the rows
    std::array<bool, kSourceTraitCount> differs{}; // by trait: two of them state it, and not the same
    bool differ(SourceTrait trait) const { return differs[static_cast<std::size_t>(trait)]; }
    bool any() const;
};

// Rows without a throughput are passed over.
UnlikeSources unlikeSources(const Results &results, std::span<const std::size_t> rows);

// The same as a sentence ("compare.unlike"); nullopt where all are alike.
std::optional<Message> unlikeSourcesSentence(const Results &results, std::span<const std::size_t> rows);

} // namespace wattfare
