// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "views/theme/drawing.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QSet>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

// Inside of views/charts: one Plot class a kind of chart. A plot knows its data and paints marks into a given area; the
// frame (chart_frame.h) owns the axes and the legend. All positions on an axis are "axis numbers": the
// value, or its decimal logarithm on a logarithmic axis, or the row of a category axis (row i covers i to i + 1).
namespace wattfare {

// Texts of the charts outside of QObjects: Chart::tr("..."). A free function tr() would hide them from lupdate.
class Chart
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

struct Scale {
    double lo = 0, hi = 1; // axis numbers at `from` and `to`
    bool log = false;
    double from = 0, to = 1; // pixels

    bool accepts(double value) const; // finite, and positive on a logarithmic axis
    double number(double value) const; // axis number of an accepted value
    double pixelOf(double axisNumber) const { return from + (axisNumber - lo) / (hi - lo) * (to - from); }
    double pixel(double value) const { return pixelOf(number(value)); }
    double numberAt(double pixel) const { return lo + (pixel - from) / (to - from) * (hi - lo); }
    double valueAt(double pixel) const;
    bool contains(double axisNumber) const { return axisNumber >= lo && axisNumber <= hi; }
};

struct Tick {
    double at = 0; // axis number
    QString label; // empty for minor ticks
};

struct PlotAxis {
    bool shown = true; // with ticks and grid
    bool category = false;
    bool atTop = false; // x only: titles of heat map columns
    bool canBeLog = false, log = false;
    AxisFormat format = AxisFormat::number;
    QString title; // with the unit
    double lo = 0, hi = 1; // axis numbers of the whole view
    bool hours = false; // steps of 3, 6 or 12 rather than 5
    double initialHi = 1; // what is first shown of a category axis that is too long; set by the frame
    QString widestStart, widestEnd; // x of bars: the longest labels left and right of their ends; the frame makes room
                                    // for them, left only on a linear axis
    double dataLo = 0, dataHi = 1; // with them: from where to where bars and ranges reach
    QStringList categories;
    std::vector<Tick> named; // in place of numbers
    double stretch = 0; // y of a map: height of a unit in widths of a unit of x, and the frame keeps it; 0: free
};

std::vector<Tick> ticksOf(const PlotAxis &axis, const Scale &scale, int atMost);
// Three figures, for labels and tooltips. An amount without a unit of money is of USD by name and stays so.
QString valueText(double value, AxisFormat format, Unit unit);
template <class Axis>
QString valueText(double value, const Axis &axis) // or a column of a heat map
{
    return valueText(value, axis.format, axis.unit);
}
QString axisTitle(const ChartAxis &axis); // "Cost per million [USD]"

struct PlotContext {
    QRectF area;
    Scale x, y;
    ThemeColours colours;
    QFont font, small;
    const QSet<qint64> *selection = nullptr;
    qint64 hovered = -1;
    const std::vector<bool> *hidden = nullptr; // by legend entry
    bool print = false;
    double pixelRatio = 1.0;

    bool isHidden(std::size_t entry) const { return hidden != nullptr && entry < hidden->size() && (*hidden)[entry]; }
    bool isSelected(qint64 key) const { return key != kNoKey && selection != nullptr && selection->contains(key); }
    bool anySelected() const { return selection != nullptr && !selection->isEmpty(); }
    QColor colour(ChartRole role) const { return roleColour(role, colours); }
    // Pale has one meaning, that of the caption: not counted, or dominated. What is selected bears a ring or an
    // outline.
    QColor fill(ChartRole role, bool dimmed) const;
    void fillBox(
        QPainter &painter, const QRectF &box, ChartRole role, bool dimmed) const; // pale ones with their outline
    QPointF point(double xValue, double yValue) const { return {x.pixel(xValue), y.pixel(yValue)}; }
};

struct LegendEntry {
    enum class Glyph : std::uint8_t { marker, box, line, dashedLine, stepLine, region, tied, contour };
    QString name;
    ChartRole role = ChartRole::accent;
    Glyph glyph = Glyph::box;
    bool canHide = true;
    bool faint = false; // as what is not counted is drawn
    Qt::BrushStyle texture = Qt::NoBrush; // of a region
};

// A line needs room to show its dashes.
inline double glyphWidth(const LegendEntry &entry)
{
    using Glyph = LegendEntry::Glyph;
    return entry.glyph == Glyph::line || entry.glyph == Glyph::dashedLine || entry.glyph == Glyph::contour ? 36 : 21;
}

struct Hit {
    int mark = -1;
    qint64 key = kNoKey;
    QPointF at; // where a tooltip points
    QRectF box; // outline of bars and cells; empty for points
    QString tip; // rich text
};

struct PlotLine { // in axis numbers, clipped to the view
    std::vector<QList<QPointF>> pieces;
    QList<QPointF> bandLow, bandHigh; // empty, or of equal length
    QColor colour;
    double width = 2;
    Qt::PenStyle stroke = Qt::SolidLine;

    QPen pen() const
    {
        return {colour, width, stroke, stroke == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin};
    }
    QColor bandFill() const
    {
        QColor fill = colour;
        fill.setAlphaF(0.16F);
        return fill;
    }
};

class Plot
{
public:
    virtual ~Plot() = default;
    PlotAxis x, y;
    std::vector<LegendEntry> legend;
    int leftOut = 0; // values that a logarithmic axis cannot show
    int cut = 0; // bars longer than their axis: what is beside them would vanish at their full length

    virtual bool isEmpty() const = 0;
    virtual void prepare(bool logX, bool logY) = 0; // fills x, y, legend and leftOut
    virtual void paintBelow(QPainter &, const PlotContext &) const { }
    virtual void paint(QPainter &painter, const PlotContext &context) const = 0;
    virtual std::vector<PlotLine> lines(const PlotContext &) const { return {}; }
    virtual int markCount() const = 0; // marks that the keyboard walks over
    virtual std::optional<Hit> mark(
        int index, const PlotContext &context) const = 0; // without its tip; none where hidden
    virtual QString tip(int mark) const = 0; // rich text
    virtual std::optional<Hit> hit(QPointF position, const PlotContext &context) const;
    virtual QSet<qint64> keysIn(const QRectF &rect, const PlotContext &context) const;
    virtual void selectionChanged(const QSet<qint64> &) { }
};

std::unique_ptr<Plot> makePlot(const ChartSpec &spec); // refers to `spec`, which must outlive it
std::unique_ptr<Plot> makeScatterPlot(const ScatterChart &chart);
std::unique_ptr<Plot> makeBarPlot(const BarChart &chart);
std::unique_ptr<Plot> makeStackedPlot(const StackedBarChart &chart);
std::unique_ptr<Plot> makeTornadoPlot(const TornadoChart &chart);
std::unique_ptr<Plot> makeWaterfallPlot(const WaterfallChart &chart);
std::unique_ptr<Plot> makeLinePlot(const LineChart &chart);
std::unique_ptr<Plot> makeHistogramPlot(const HistogramChart &chart);
std::unique_ptr<Plot> makeHourlyPlot(const HourlyChart &chart);
std::unique_ptr<Plot> makeHeatMapPlot(const HeatMapChart &chart);
std::unique_ptr<Plot> makeTimelinePlot(const TimelineChart &chart);
std::unique_ptr<Plot> makeMapPlot(const MapChart &chart);
std::unique_ptr<Plot> makeDecisionPlot(const DecisionChart &chart);

// ---- Shared helpers -------------------------------------------------------------------------------------------------

struct Extent { // of finite values
    double low = 0, high = 0;
    bool any = false;
    void add(double value);
    void add(std::optional<double> value)
    {
        if (value)
            add(*value);
    }
};

// Limits of an axis around the data: from zero where asked or where zero is near, a little air elsewhere.
void setLimits(PlotAxis &axis, const ChartAxis &spec, Extent data, Extent positive, bool log, double airHigh = 0.06);
QString tipRow(const QString &name, const QString &value);
QString tipTitle(const QString &title);
QString tipValue(double value, std::optional<double> low, std::optional<double> high, const ChartAxis &axis);
QString tipClass(std::optional<FigureClass> cls);
// An end that the border of the plot cuts off bears an arrow, not the cap of a bound.
void drawWhisker(QPainter &painter, QPointF low, QPointF high, double cap, const QColor &colour, bool lowCut = false,
    bool highCut = false, double width = 1.3);
// A label beside an anchor, moved inside `bounds` and away from `taken`; false where there is no room.
bool placeLabel(QPainter &painter, const QString &text, QPointF anchor, double gap, const QRectF &bounds,
    std::vector<QRectF> &taken, const QColor &colour, const QColor &halo);
QString inputText(const std::string &text, Unit unit); // bounds of an input come as text in the C locale
void drawLeader(
    QPainter &painter, QPointF at, const QRectF &label, const PlotContext &context); // from a point to its name
// Lines across the plot with their names; over bars each has a halo, since no colour reads on fills of any lightness.
void drawMarkLines(QPainter &painter, const PlotContext &context, const std::vector<MarkLine> &marks,
    Qt::Orientation line, bool overBars = false);
QColor textOn(const QColor &fill); // black or white, whichever reads better
QColor mixed(const QColor &a, const QColor &b, double share); // share of b

// Told apart without colours as well (greyscale.cpp): lines by their strokes, boxes on paper by a hatch.
Qt::PenStyle strokeOf(ChartRole role, bool dashed, bool print);
enum class Hatch : std::uint8_t { none, rising, falling, crossed, across, upright, grid, dense };
Hatch hatchOf(ChartRole role);
void fillMark(QPainter &painter, const QRectF &box, const QColor &colour, ChartRole role, bool print);
// Of a decision map: light enough for names and contours on it; where nobody wins; contours; the hatch of ties.
QColor regionFill(ChartRole role, const PlotContext &c);
QBrush regionTexture(Qt::BrushStyle style, const QColor &fill);
QPen contourPen(const PlotContext &c);
QPen tiePen(const PlotContext &c);

inline constexpr std::size_t kDenseFrom = 500; // points; above it, one item paints them all

} // namespace wattfare
