// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <memory>
#include <optional>
#include <string_view>

// How much one candidate differs from another, with the range of the difference. Two numbers that share inputs (the PUE
// of a region, the wattage of an accelerator, a benchmark) are known better beside each other than each alone, so their
// own ranges must not be divided; and of Trainium and Inferentia only the ratio of the watts to p4d and g4dn is
// published (energy 2.2). The window, the command line and the report ask here.
namespace wattfare {

struct MetricDifference {
    double ratio = 1.0; // candidate / baseline, of the values that the table shows
    double low = 1.0, high = 1.0; // of the ratio; what both share is counted once
    bool shared = false; // something uncertain is shared
    bool publishedRatio = false; // watts of one of them are known as a ratio to the other's
    bool ratioOfBaseline = false; // ... and it is the baseline whose watts are
    bool distinct = false; // which of both is lower is certain: toldApart()
    bool exact() const { return low == high; }
    // The range of the ratio ends before 1: probable where both ranges are, though they may overlap.
    bool likely() const { return distinct || (exact() ? ratio != 1.0 : low > 1.0 || high < 1.0); }
    // Of a pair that differs: whether it has to be said that it cannot be told apart.
    bool indistinct() const { return ratio != 1.0 && !distinct; }
};

struct RangedValue {
    double value = 0.0;
    Range range;
};

// The one rule of which of two is lower, for the answer, Compare, the guide, the advisor and reports: their ranges must
// not overlap. What both share moves them together and is no reason for doubt, so where something is shared the range
// of `ratio`, which is a / b, is asked instead. Its independent errors are added by root sum of squares, those of two
// ranges side by side in full: with their widths w on a logarithmic scale it is widened by (w_a + w_b) / sqrt(w_a^2 +
// w_b^2), so that two numbers which share next to nothing are told apart where their ranges do not overlap.
bool toldApart(const RangedValue &a, const RangedValue &b, const MetricDifference &ratio);

// Keeps what it worked out: one comparer for a table of comparisons. The results must outlive it. Not for several
// threads.
class MetricComparer
{
public:
    explicit MetricComparer(const Results &results);
    ~MetricComparer();
    MetricComparer(const MetricComparer &) = delete;
    MetricComparer &operator=(const MetricComparer &) = delete;

    // nullopt where a value is missing or not positive.
    std::optional<MetricDifference> difference(std::size_t row, std::size_t baseline, Metric metric);
    // Of a named part of a metric's derivation: "p_acc_w" of the watts; nullopt where one of both has none.
    std::optional<MetricDifference> partDifference(
        std::size_t row, std::size_t baseline, Metric metric, std::string_view part);
    // Whether a metric differs for certain; also of values of 0. False where one is missing.
    bool apart(std::size_t row, std::size_t other, Metric metric);
    // Whether it probably differs: apart(), or the range of the ratio ends before 1 though both ranges overlap.
    bool likelyApart(std::size_t row, std::size_t other, Metric metric);

private:
    struct Cache;
    const Results &m_results;
    std::unique_ptr<Cache> m_cache;
};

} // namespace wattfare
