// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// A chart as data, without drawing: the window, the PDF and the HTML report draw the same value (views/charts).
// Values are in the unit that their axis names. A missing value is nullopt; a non-finite one is treated as missing.
namespace wattfare {

// Words of a chart: a literal (a name from the catalogue, or text that is already in the user's language), or a message
// that the view turns into a sentence.
struct ChartText {
    std::string literal;
    Message message;

    ChartText() = default;
    ChartText(const char *text)
        : literal(text)
    {
    }
    ChartText(std::string text)
        : literal(std::move(text))
    {
    }
    ChartText(Message text)
        : message(std::move(text))
    {
    }
    bool empty() const { return literal.empty() && message.id.empty(); }
    friend bool operator==(const ChartText &, const ChartText &) = default;
};

inline constexpr std::int64_t kNoKey = -1; // a mark that stands for no candidate

// What a colour (and marker shape) stands for; the theme chooses the colour. One colour a kind of instance, everywhere.
enum class ChartRole : std::uint8_t {
    nvidiaGpu,
    amdGpu,
    trainium,
    inferentia,
    gaudi,
    fpga,
    cpuX86,
    cpuArm,
    otherInstance, // kinds of instance
    accent,
    neutral,
    total,
    better,
    worse,
    limit, // meanings
    part1,
    part2,
    part3,
    part4,
    part5,
    part6,
    part7,
    part8, // parts of a whole, series
    furtherKind // and those behind it: kinds of instance by their place in the table of kinds
};

// GPUs of a maker without a role have that of other instances.
inline ChartRole instanceRole(InstanceKind kind, std::string_view acceleratorVendor, std::string_view cpuArch)
{
    switch (kind) {
    case InstanceKind::gpu:
        return acceleratorVendor == "NVIDIA" ? ChartRole::nvidiaGpu
            : acceleratorVendor == "AMD"     ? ChartRole::amdGpu
                                             : ChartRole::otherInstance;
    case InstanceKind::trainium: return ChartRole::trainium;
    case InstanceKind::inferentia: return ChartRole::inferentia;
    case InstanceKind::gaudi: return ChartRole::gaudi;
    case InstanceKind::fpga: return ChartRole::fpga;
    case InstanceKind::cpu: return cpuArch == "arm64" ? ChartRole::cpuArm : ChartRole::cpuX86;
    case InstanceKind::media:
    case InstanceKind::qualcomm: return ChartRole::otherInstance;
    default: return static_cast<ChartRole>(static_cast<int>(ChartRole::furtherKind) + static_cast<int>(kind));
    }
}

inline constexpr std::size_t kPartRoles = 8;
inline ChartRole partRole(std::size_t index) // cycles over part1 to part8
{
    return static_cast<ChartRole>(static_cast<std::size_t>(ChartRole::part1) + index % kPartRoles);
}

enum class AxisFormat : std::uint8_t {
    number,
    money, // USD
    percent, // the value is a fraction: 0.91 reads 91 %
    dateUtc, // seconds since 1970-01-01T00:00:00Z
    integer,
    year // an integer without separators of thousands
};

struct ChartAxis {
    ChartText title; // "Cost per million inferences"
    Unit unit; // shown after the title. None where the title says it all
    AxisFormat format = AxisFormat::number;
    bool logarithmic = false; // values <= 0 are left out and counted in the caption
    bool fromZero = false; // bars always start at zero
    std::optional<double> min, max; // fixed limits; by default from the data
};

// ---- Kinds of chart -------------------------------------------------------------------------------------------------

struct ScatterPoint {
    std::int64_t key = kNoKey;
    std::string label;
    double x = 0, y = 0;
    std::optional<double> xLow, xHigh, yLow, yHigh;
    std::optional<FigureClass> cls;
    ChartRole role = ChartRole::accent;
    bool dimmed = false; // dominated, or hidden by a switch
    std::string note; // further line of the tooltip: source, date, reason
};

// Many points of one kind, as columns: the plot names none. `keys` and `labels`, which stand in the table of the chart,
// are empty or as long as x.
struct DenseSeries {
    ChartText name;
    ChartRole role = ChartRole::accent;
    std::vector<double> x, y;
    std::vector<std::int64_t> keys;
    std::vector<std::string> labels;
    bool dimmed = false;
};

struct ScatterChart {
    ChartAxis x, y;
    std::vector<ScatterPoint> points;
    std::vector<DenseSeries> dense;
    std::vector<std::int64_t> front; // keys of the Pareto front, by ascending x; joined by a stepped line
    ChartText frontName; // "Pareto front"
    bool labelFront = true; // direct labels at the points of the front
    std::vector<std::int64_t> named; // keys of further points with a label
    ChartText equal; // name of the line on which y equals x; empty: none
};

struct ChartBar {
    std::int64_t key = kNoKey;
    ChartText label;
    std::optional<double> value, low, high; // whiskers where low and high are given
    std::optional<FigureClass> cls;
    ChartRole role = ChartRole::accent;
    bool dimmed = false;
    ChartText missingReason; // shown where there is no value
    std::string note;
};

struct BarChart { // ranked horizontal bars, first on top; the caller ranks
    ChartAxis value;
    std::vector<ChartBar> bars;
    bool intervals = false; // a dot at each value instead of a bar: the axis need not begin at zero
    std::optional<double> reference; // line across, for example the baseline
    ChartText referenceName;
};

struct ChartPart {
    ChartText name;
    ChartRole role = ChartRole::part1;
};

struct StackedBar {
    std::int64_t key = kNoKey;
    ChartText label;
    std::vector<std::optional<double>> parts; // as long as StackedBarChart::parts; not negative
    std::optional<double> low, high; // of the sum
    std::optional<FigureClass> cls;
    bool dimmed = false;
    std::string note;
};

struct StackedBarChart {
    ChartAxis value;
    std::vector<ChartPart> parts;
    std::vector<StackedBar> bars;
};

struct LineSeries {
    std::int64_t key = kNoKey;
    ChartText name;
    ChartRole role = ChartRole::part1;
    std::vector<double> x, y; // x ascending; a non-finite y interrupts the line
    std::vector<double> low, high; // empty, or a band as long as x
    bool step = false; // right-continuous steps: y[i] holds from x[i] to x[i + 1]
    bool dashed = false, dimmed = false, markers = false;
    std::string note;
};

struct MarkLine { // a line across the plot with a label: deadline, today, break-even, quantile
    double value = 0;
    ChartText label;
    ChartRole role = ChartRole::limit;
};

struct MarkPoint { // a labelled point, for example where two lines cross
    double x = 0, y = 0;
    ChartText label;
    ChartRole role = ChartRole::limit;
};

struct LineChart {
    ChartAxis x, y;
    std::vector<LineSeries> lines;
    std::vector<MarkLine> vertical, horizontal;
    std::vector<MarkPoint> points;
};

struct HistogramSeries {
    ChartText name;
    ChartRole role = ChartRole::accent;
    std::vector<double> edges; // ascending, one more than counts
    std::vector<double> counts;
};

struct HistogramChart {
    ChartAxis x, y; // y: count or share
    std::vector<HistogramSeries> series;
    std::vector<MarkLine> marks; // quantiles, mean, deadline
};

struct TornadoBar {
    ChartText label; // the parameter
    double atLow = 0, atHigh = 0; // the result with the parameter at its low and its high bound
    std::string lowInput, highInput; // the bounds as text: "0.55", "1.35"
    std::string note;
    Unit inputUnit{}; // of the bounds
};

struct TornadoChart { // sorted by the caller, widest first
    ChartAxis value;
    double base = 0;
    std::vector<TornadoBar> bars;
};

struct WaterfallStep {
    ChartText label;
    double value = 0; // a change, or the level where `total` is set
    bool total = false;
    ChartRole role = ChartRole::neutral; // neutral: coloured by sign
    std::string note;
};

struct WaterfallChart {
    ChartAxis value;
    std::vector<WaterfallStep> steps;
};

struct HeatMapCell {
    std::int64_t key = kNoKey;
    std::optional<double> value;
    std::optional<FigureClass> cls;
    std::string note; // tooltip; the reason where the value is missing
};

struct HeatMapColumn {
    ChartText title;
    Unit unit;
    AxisFormat format = AxisFormat::number;
};

struct HeatMapChart {
    std::vector<ChartText> rows; // regions
    std::vector<HeatMapColumn> columns;
    std::vector<HeatMapCell> cells; // row by row: rows.size() * columns.size()
    bool scalePerColumn = true; // false: one colour scale over all cells
    bool logarithmic = false;
    bool lowIsGood = true;
};

struct HourlyChart { // 24 bars, hours 0 to 23
    ChartAxis y;
    ChartText hourTitle; // "Hour of the day (UTC)"
    std::vector<double> values; // 24
    std::vector<double> low, high; // empty or 24
    std::optional<int> bestStart; // first hour of the window to mark
    int windowHours = 1;
    std::optional<double> mean;
    ChartRole role = ChartRole::accent;
};

struct TimelineRow {
    std::int64_t key = kNoKey;
    ChartText label;
};

struct TimelineSpan {
    std::size_t row = 0;
    double begin = 0, end = 0; // in the unit of the axis
    std::size_t state = 0; // index into TimelineChart::states
    std::string note;
};

struct TimelineEvent { // a tick in a row: checkpoint, interruption
    std::size_t row = 0;
    double at = 0;
    std::size_t state = 0;
    std::string note;
};

struct TimelineChart {
    ChartAxis x;
    std::vector<ChartPart> states; // "computing", "waiting", "restart", ...
    std::vector<TimelineRow> rows;
    std::vector<TimelineSpan> spans;
    std::vector<TimelineEvent> events;
    std::vector<MarkLine> marks; // deadline
};

struct MapPlace {
    std::int64_t key = kNoKey;
    ChartText label; // short: code of a region
    std::string name; // "Europe (Frankfurt)"
    double latitude = 0, longitude = 0; // degrees, north and east positive
    std::optional<double> value; // its colour
    double size = 0; // its area; not negative
    std::optional<FigureClass> cls;
    ChartText missingReason; // where there is no value
    std::string note;
};

struct MapChart { // dots on a map of the world
    ChartAxis value;
    ChartText sizeTitle; // "Instance types on offer"
    std::vector<MapPlace> places;
    bool lowIsGood = true;
};

struct DecisionAxis : ChartAxis {
    std::vector<double> at; // of its points, ascending; of named ones their numbers 0, 1, ...
    std::vector<ChartText> names; // of values that no scale orders; else empty
    std::string parameter; // its key, for files
};

struct DecisionPoint {
    std::int32_t winner = -1, second = -1; // of DecisionChart::names; -1: nobody
    std::int32_t reason = -1; // of DecisionChart::reasons, where nobody wins
    std::optional<double> value, low, high; // of the winner
    bool tied = false; // the winner cannot be told apart from the second
    bool evaluated = true; // else it lies among evaluated points of one winner; its figure is for contours alone
};

struct DecisionPanel {
    ChartText title; // the value of the third parameter; empty where there is none
    std::vector<DecisionPoint> points; // row by row from the lowest y: x.at.size() * y.at.size()
};

// Who wins where: regions over two parameters, contours of the winner's figure. Several panels share axes and colours.
// The key of a point is its place in all panels one after the other.
struct DecisionChart {
    DecisionAxis x, y;
    ChartAxis value;
    std::vector<ChartPart> names; // of candidates, each with its colour
    std::vector<ChartText> reasons;
    std::vector<DecisionPanel> panels;
};

using ChartKind = std::variant<ScatterChart, BarChart, StackedBarChart, LineChart, HistogramChart, TornadoChart,
    WaterfallChart, HeatMapChart, HourlyChart, TimelineChart, MapChart, DecisionChart>;

struct ChartSpec {
    std::string id; // stable snake_case name: file names, tests, anchors of a report
    ChartText title; // states what is compared
    ChartText caption; // source and date
    ChartText empty; // what to say and do where there is nothing to draw
    ChartKind kind;
};

} // namespace wattfare
