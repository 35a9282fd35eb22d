// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/sobol.h"
#include "model/evaluation/results.h"

// What the uncertain inputs of one evaluated number do to it: one at a time (tornado), and all at once (Sobol indices);
// simulation 11.
namespace wattfare {

struct InputEffect {
    std::string quantity, subject; // "full_load_w" of "nvidia-t4"
    double low = 0, high = 0; // bounds of the input
    std::optional<double> atLow, atHigh; // the number with the input at its bounds; missing where it has none there
    std::optional<SobolIndex> sobol; // where asked for
    double span() const { return atLow && atHigh ? *atHigh - *atLow : 0.0; }
};

struct CandidateSensitivity {
    double base = 0;
    std::vector<InputEffect> inputs; // by |span|, widest first
    std::optional<SobolResult> sobol; // its indices are in the inputs
};

// Inputs with a range only; none where the number is exact. `sobol` runs N (k + 2) evaluations. badInput for its
// options, noAnswer where the cell has no number or does not vary, cancelled by its progress.
Result<CandidateSensitivity> sensitivityOf(
    const Results &results, std::size_t row, Metric metric, const std::optional<SobolOptions> &sobol = {});

} // namespace wattfare
