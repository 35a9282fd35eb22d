// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/break_even.h"
#include "model/charts/chart_spec.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/results.h"

#include <cstdint>
#include <span>
#include <vector>

// Charts of results, for the window and for reports: the same value is drawn by both.
namespace wattfare {

// Key of a candidate's mark; stable while the catalogue and the purchase list stay.
inline std::int64_t chartKey(const Candidate &c)
{
    return (std::int64_t{c.type} << 36) | (std::int64_t{c.region} << 16) | std::int64_t{c.option};
}

// "g5.xlarge", with region and purchase option where the scenario has several.
std::string candidateLabel(const Results &results, std::size_t row);
ChartRole roleOf(const Snapshot &snapshot, TypeIndex type);
ChartAxis axisOf(const Results &results, Metric metric);
// Message id of the carbon intensity that a basis takes.
std::string intensityWords(CarbonBasis basis);
// With the basis where that is not the usual one.
Message costCarbonTitle(const Results &results);
ChartText captionOf(const Results &results); // as-of date and edition of the catalogue
// Titles of sources by their ids, for the note of a mark: "AWS price list; …".
std::string sourceTitles(const Snapshot &snapshot, std::span<const std::string> ids);

// Two metrics of every row that has both, with rows of a Pareto front by the first; without id and title. A mark bears
// the weaker class of its two figures; an axis is logarithmic by its own span, from 50 up, unless what qualifies
// reaches zero. Here and below `shown` leaves out the rows that a filter does not pass; null: none.
ChartSpec buildMetricScatter(const Results &results, Metric xMetric, Metric yMetric, std::span<const std::size_t> front,
    const Bitmap *shown = nullptr);
// Cost against operational carbon with the Pareto front; what does not count is dimmed.
ChartSpec buildCostCarbonChart(const Results &results, const Answer &answer, const Bitmap *shown = nullptr);
// Bars with whiskers, the best `count` first; what does not count for best follows, dimmed. What all bars have in
// common (type, region, way of buying) stands in the title.
ChartSpec buildRankingChart(const Results &results, Metric metric, std::size_t count, const Bitmap *shown = nullptr);
// How a metric is spread over the candidates that have it: those that count for best, and the others; the median and,
// where given, one candidate are marked. Bins are of equal width on the axis, which is logarithmic from a span of 50
// up.
ChartSpec buildDistributionChart(const Results &results, Metric metric, std::optional<std::size_t> marked = {});
// IT power of an instance by part, in W.
ChartSpec buildPowerPartsChart(const Results &results, std::span<const std::size_t> rows);
// What the energy of one candidate is under each method: from the scenario's own, the differences to the others.
// Watts of an instance step by step: its parts, their sum, the overhead of the data centre, all of it. The overhead is
// left out where the region has no PUE.
ChartSpec buildPowerStepsChart(const Results &results, std::size_t row);
ChartSpec buildEnergyMethodsChart(const Results &results, std::size_t row);
// Which inputs move a metric of a candidate most, over their ranges.
ChartSpec buildTornadoChart(const Results &results, std::size_t row, Metric metric, std::size_t bars = 10);
// On-demand and spot prices of a type in a region over time, the as-of date marked.
ChartSpec buildPriceHistoryChart(const Results &results, TypeIndex type, RegionIndex region);
// Cost of an hour of useful work under each purchase option that the type has in the region, with the points where two
// options cost the same. The axis is the utilisation of what is reserved, or the interruption rate of spot.
ChartSpec buildBreakEvenChart(const Results &results, TypeIndex type, RegionIndex region, CostAxis axis);
// Every pair of those options, for tables.
struct PurchaseBreakEvens {
    std::vector<CostOption> options;
    std::vector<BreakEven> pairs;
    std::optional<std::pair<std::string, Date>> oldest; // option whose price is over a month older than was asked for
};
PurchaseBreakEvens purchaseBreakEvens(const Results &results, TypeIndex type, RegionIndex region, CostAxis axis);
// Figures of one quantity side by side, the one in use first, with their ranges; keys are figures. What is of another
// quantity, subject or unit than the first is left out.
ChartSpec buildFigureIntervals(const Snapshot &snapshot, std::span<const FigureIndex> figures);
// Regions against price of a type (first option), PUE and carbon intensity by the scenario's basis.
ChartSpec buildRegionsChart(const Results &results, TypeIndex type);

} // namespace wattfare
