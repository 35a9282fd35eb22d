// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/fit_result.h"

#include "model/support/sha256.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wattfare {

std::string_view rowProblemId(RowProblem problem)
{
    switch (problem) {
    case RowProblem::noRate: return "no_rate";
    case RowProblem::impossibleRate: return "impossible_rate";
    case RowProblem::zeroLatency: return "zero_latency";
    case RowProblem::unknownPrecision: return "unknown_precision";
    case RowProblem::beyondMemory: return "beyond_memory";
    case RowProblem::noLayers: return "no_layers";
    case RowProblem::noDevice: return "no_device";
    case RowProblem::noCount: return "no_count";
    case RowProblem::noLengths: return "no_lengths";
    case RowProblem::partOfInstance: return "part_of_instance";
    case RowProblem::severalNodes: return "several_nodes";
    case RowProblem::outlier: return "outlier";
    case RowProblem::otherWork: return "other_work";
    }
    return {};
}

double quantileOf(std::vector<double> values, double p)
{
    std::sort(values.begin(), values.end());
    const double at = p * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (values[above] - values[below]) * (at - static_cast<double>(below));
}

ErrorSummary summarise(std::span<const LeftOutPrediction> rows)
{
    ErrorSummary out;
    out.rows = rows.size();
    if (rows.empty())
        return out;
    std::vector<double> signedErrors, sizes;
    std::size_t held = 0;
    for (const LeftOutPrediction &row : rows) {
        signedErrors.push_back(std::log(row.predicted / row.measured));
        sizes.push_back(std::abs(signedErrors.back()));
        held += row.measured >= row.low && row.measured <= row.high ? 1 : 0;
    }
    out.median = quantileOf(sizes, 0.5);
    out.p90 = quantileOf(sizes, 0.9);
    out.bias = quantileOf(signedErrors, 0.5);
    out.held = static_cast<double>(held) / static_cast<double>(rows.size());
    return out;
}

std::string hashOfRows(std::vector<std::string> lines)
{
    std::sort(lines.begin(), lines.end());
    Sha256 hash;
    for (const std::string &line : lines) {
        hash.update(line);
        hash.update("\n");
    }
    return hash.hex();
}

HashedRow &HashedRow::operator<<(std::string_view field)
{
    m_text += '\t';
    m_text += field;
    return *this;
}

HashedRow &HashedRow::operator<<(double field)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), field).ptr;
    return *this << std::string_view(digits.data(), end);
}

} // namespace wattfare
