// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/sensitivity.h"
#include "model/simulation/random/random.h"
#include "model/support/progress.h"

#include <array>

// Variance-based sensitivity (simulation 11): first-order indices by Saltelli 2010, total ones by
// Jansen, on points of a shifted Sobol sequence.
namespace wattfare {

// Sobol sequence of up to kMaxDimensions, 32 bits, with a digital shift drawn from the seed.
class SobolSequence
{
public:
    static constexpr unsigned kMaxDimensions = 40;
    SobolSequence(unsigned dimensions, std::uint64_t seed); // dimensions 1 to kMaxDimensions
    // Point `index` (0 to 2^32 - 1), each coordinate in (0, 1).
    void point(std::uint32_t index, std::span<double> coordinates) const;

private:
    std::vector<std::array<std::uint32_t, 32>> m_directions;
    std::vector<std::uint32_t> m_shift;
};

struct SobolOptions {
    std::uint32_t samples = 1'024; // N, a power of two, 64 to 2^20; N (k + 2) runs of the model
    std::uint64_t seed = kDefaultSeed;
    std::uint32_t bootstrap = 200; // resamples of rows for the intervals; 0: none
    unsigned threads = 0;
    ProgressFn progress;
};

struct SobolIndex {
    std::string id;
    double first = 0, total = 0; // S_i and ST_i, not clipped
    double firstLow = 0, firstHigh = 0, totalLow = 0, totalHigh = 0; // 95 %, equal to the estimate without bootstrap
};

struct SobolResult {
    std::vector<SobolIndex> indices; // in the order of the inputs
    double mean = 0, variance = 0; // of the result over A and B
    double sumFirst = 0; // well below 1: interactions
    std::uint64_t evaluations = 0;
    std::uint32_t rows = 0; // with all their results; the rest are excluded and shown
    std::uint32_t failedRows = 0;
    bool quasiRandom = true; // false: too many inputs for the sequence, plain random points
    std::uint64_t seed = 0;
};

// no_data("result") where the output does not vary, no_data("samples") where fewer than half of the rows have results.
// Same bytes for any number of threads.
Outcome<SobolResult> sobolIndices(
    std::span<const UncertainInput> inputs, const ScalarModel &model, const SobolOptions &options = {});

} // namespace wattfare
