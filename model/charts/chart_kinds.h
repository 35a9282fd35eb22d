// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/break_even.h"
#include "model/charts/build_region_map.h"
#include "model/charts/chart_spec.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/trade_offs.h"
#include "model/prediction/error_table.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The one table of the kinds of chart that results are drawn as: the page Charts, its choices, evidence of a mark, the
// report and their tests walk it. Words and icon: views/widgets/listed_charts.cpp.
namespace wattfare {

// Whom a chart is about.
enum class ChartSubject : std::uint8_t {
    methods, // what is known of the methods themselves, whatever the scenario
    all, // every candidate
    compared, // a few candidates side by side
    marked, // every candidate, one of them marked where there is one
    candidate, // one candidate of the scenario
    type // a type and a region, whatever the scenario buys of it
};

// What the reader chooses of a chart.
enum class ChartChoice : std::uint8_t {
    none,
    metric,
    objectives,
    costAxis,
    month,
    commitment,
    predictions,
    regionFigure
};

// The figure that its candidate cannot do without.
enum class ChartNeed : std::uint8_t { nothing, chosen, cost, energy };

// What is asked for. A builder reads what its kind has need of, the rest may be left as it is.
struct ChartQuestion {
    const Results &results;
    const Answer &answer;
    std::optional<Candidate> candidate = {}; // the subject
    std::optional<std::size_t> row = {}; // its row
    std::vector<std::size_t> compared = {};
    Metric metric = Metric::usdPerMillion;
    std::array<Objective, 2> objectives{Objective::cost, Objective::carbon};
    CostAxis costAxis = CostAxis::utilisation;
    std::optional<int> month = {}; // 1 to 12; none: the year
    std::string commitment = {}; // id of the option; "": the plan's best
    std::string predictionMethod = {}; // its name; "": the first
    RegionFigure regionFigure = RegionFigure::price;
    PredictionGroup predictionGroup = PredictionGroup::family;
    std::optional<std::string> predictionsOf = {}; // one group alone
};

struct ChartKindInfo {
    const char *id; // stable: saved states, names of files
    ChartSubject subject;
    ChartChoice choice;
    ChartNeed need;
    std::optional<Metric> evidence; // whose sources a mark shows, where that is not what was chosen
    ChartSpec (*build)(const ChartQuestion &); // has `candidate` for a type, `row` for a candidate
    // Its charts in the section Charts of a report, at this place; 0 and null: none.
    int reportPlace = 0;
    std::vector<ChartSpec> (*report)(const ChartQuestion &) = nullptr;
    bool ofOne() const { return subject >= ChartSubject::marked; } // follows the selection
};

std::span<const ChartKindInfo> chartKinds(); // in the order of the list
const ChartKindInfo *findChartKind(std::string_view id); // null: there is none
std::vector<const ChartKindInfo *> reportedChartKinds(); // in the order of a report

} // namespace wattfare
