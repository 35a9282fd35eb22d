// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/candidate_ids.h"
#include "views/pages/view_data.h"
#include "views/words/format.h"

#include <QString>

#include <optional>
#include <vector>

// Candidates side by side, as data: what the Compare page shows and what tests read.
namespace wattfare {

enum class Verdict : std::uint8_t { none, baseline, better, worse, same, indistinct };

struct ComparisonCell {
    std::optional<double> number, low, high;
    QString text; // as shown, without the unit; an em dash when missing
    QString reason; // why it is missing
    std::optional<FigureClass> cls;
    std::optional<double> difference; // against the baseline, as a fraction of it
    std::optional<double> differenceLow, differenceHigh; // its range; what both share is counted once
    bool ratioOfBaseline = false; // ... the other way round: the baseline's only as a ratio to these
    bool overlaps = false; // though told apart: what makes the ranges wide is shared
    bool publishedRatio = false; // watts are known only as a ratio to the baseline's
    std::optional<double> absolute; // the same in the unit of the row
    QString absoluteText; // with its sign: "−22.65"
    Verdict verdict = Verdict::none;
    bool likely = false; // though indistinct: the range of the ratio ends before 1
    bool best = false; // the best of the row, where better has a meaning
};

struct ComparisonRow {
    QString id; // stable: what the candidates are sorted by is remembered
    QString title, unit, help;
    std::optional<bool> lowerIsBetter;
    std::optional<Metric> metric; // the metric that the row is
    std::optional<Metric> explains; // what Explain unfolds: the metric, or what the row follows from
    std::optional<Metric> judgedBy; // the metric that differs as the row does: itself, or the hour of a month
    std::optional<Metric> caseOf; // the metric that the row is at one end of an assumption, without a range of its own
    bool part = false; // of that metric, by its id
    format::Style style = format::Style::number;
    std::vector<ComparisonCell> cells;
    bool differs = false; // two cells have different contents
};

struct ComparisonGroup {
    QString title;
    std::vector<ComparisonRow> rows;
};

struct Comparison {
    std::vector<Candidate> candidates; // without type and region where none stands behind the pin
    std::vector<Pin> pins; // aligned; ids, names, and why one is absent
    std::size_t baseline = 0; // index into candidates
    std::vector<ComparisonGroup> groups;
    QString unlike; // in what the throughputs were not measured alike; "" where they were
};

inline constexpr std::size_t kMostCompared = 8; // side by side
inline constexpr std::size_t kMostInRows = 40; // below each other

// At most `most` of the pins, in their order. The parts of the power come from the derivation of each.
Comparison comparePins(
    const ViewData &data, const std::vector<Pin> &pins, std::size_t baseline, std::size_t most = kMostCompared);

QString titleWithUnit(const ComparisonRow &row); // "Power of the fleet [W]"
std::vector<const ComparisonRow *> shownRows(const Comparison &comparison, bool all); // or those that differ

// The pins by a figure, those without it last; in their own order where no row bears the id.
std::vector<std::size_t> orderBy(const Comparison &comparison, const QString &id, bool descending);

// "▼ −22.65 (−91 %) better", "+1.2 (+4 %), not distinguishable", "−8 (−74 %), likely but not certain"; "" for the
// baseline and for text.
QString verdictText(const ComparisonCell &cell, bool brief = false); // brief: without the absolute difference

// The comparison as it is shown, to be copied: heading, figures with their units and ranges, rounded alike,
// differences.
struct CopiedComparison {
    QString tsv, html;
};
// `title` of the scenario; `asOf` what says which prices these are. Without `all` only the figures that differ. With an
// `order` the candidates are the rows.
CopiedComparison copiedComparison(const Comparison &comparison, const QString &title, const QString &asOf, bool all,
    const std::vector<std::size_t> &order = {});

} // namespace wattfare
