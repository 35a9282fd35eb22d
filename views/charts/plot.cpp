// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plot.h"

#include "views/words/currency.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace wattfare {

bool Scale::accepts(double value) const { return std::isfinite(value) && (!log || value > 0.0); }

double Scale::number(double value) const { return log ? std::log10(value) : value; }

double Scale::valueAt(double pixel) const { return log ? std::pow(10.0, numberAt(pixel)) : numberAt(pixel); }

QColor PlotContext::fill(ChartRole role, bool dimmed) const
{
    return dimmed ? mixed(colour(role), colours.base, 0.68) : colour(role);
}

void PlotContext::fillBox(QPainter &painter, const QRectF &box, ChartRole role, bool dimmed) const
{
    fillMark(painter, box, fill(role, dimmed), role, print);
    if (!dimmed || box.width() < 0.5)
        return;
    painter.setPen(QPen(colour(role), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(0.5, 0.5, box.width() > 1.0 ? -0.5 : 0.0, -0.5));
}

QString valueText(double value, AxisFormat format, Unit unit)
{
    switch (format) {
    case AxisFormat::number: return format::number(value);
    case AxisFormat::money: return isMoney(unit) ? format::money(value) : format::amount(value);
    case AxisFormat::percent: return format::percent(value);
    case AxisFormat::integer: return format::integer(value);
    case AxisFormat::year: return std::isfinite(value) ? QString::number(std::llround(value)) : format::dash();
    case AxisFormat::dateUtc: {
        if (!std::isfinite(value))
            return format::dash();
        const QString iso = QString::fromStdString(isoUtc(static_cast<std::int64_t>(std::floor(value))));
        return iso.endsWith(QStringLiteral("T00:00:00Z"))
            ? iso.left(10)
            : QString(iso.left(10) + QLatin1Char(' ') + iso.mid(11, 5) + QStringLiteral(" UTC"));
    }
    }
    return format::number(value);
}

QString axisTitle(const ChartAxis &axis)
{
    QString title = text(axis.title);
    QString unit = unitName(axis.unit);
    unit.replace(QLatin1String("CO2"), QStringLiteral("CO₂"));
    if (!isPure(axis.unit))
        title += (title.isEmpty() ? QString() : QStringLiteral(" ")) + QLatin1Char('[') + unit + QLatin1Char(']');
    return title;
}

void Extent::add(double value)
{
    if (!std::isfinite(value))
        return;
    low = any ? std::min(low, value) : value;
    high = any ? std::max(high, value) : value;
    any = true;
}

namespace {

// What an axis spans at least: a hundredth of its largest value, as much as doubles it, a day.
constexpr double kLeastShare = 0.01, kLeastDecades = 0.3, kLeastSeconds = 86'400.0;

} // namespace

void setLimits(PlotAxis &axis, const ChartAxis &spec, Extent data, Extent positive, bool log, double airHigh)
{
    axis.format = spec.format == AxisFormat::money && !isMoney(spec.unit) ? AxisFormat::number : spec.format;
    axis.title = axisTitle(spec);
    axis.widestStart.clear();
    axis.widestEnd.clear();
    axis.canBeLog = positive.any && spec.format != AxisFormat::dateUtc;
    axis.log = log && axis.canBeLog;
    // Also where no button beside the chart says so: in a report, in a picture. A linear axis that shows its zero, or
    // could be nothing else, needs no word.
    if (axis.log)
        axis.title = axis.title.isEmpty() ? Chart::tr("logarithmic") : Chart::tr("%1, logarithmic").arg(axis.title);
    else if (axis.canBeLog && !spec.fromZero)
        axis.title = axis.title.isEmpty() ? Chart::tr("linear") : Chart::tr("%1, linear").arg(axis.title);
    const Extent &extent = axis.log ? positive : data;
    double low = extent.any ? extent.low : (axis.log ? 0.1 : 0.0);
    double high = extent.any ? extent.high : 1.0;
    if (spec.min && std::isfinite(*spec.min) && (!axis.log || *spec.min > 0.0))
        low = *spec.min;
    if (spec.max && std::isfinite(*spec.max) && *spec.max > low)
        high = *spec.max;
    if (axis.log) {
        axis.lo = std::log10(low);
        axis.hi = std::log10(high);
        const double missing = std::max(0.0, kLeastDecades - (axis.hi - axis.lo)) / 2;
        const double air = missing + (axis.hi - axis.lo) * 0.05;
        axis.lo -= spec.min ? 0.0 : air;
        axis.hi += spec.max ? 0.0 : air;
    } else {
        const bool zero = spec.fromZero || (low >= 0.0 && low <= 0.45 * high && spec.format != AxisFormat::dateUtc);
        if (zero && !spec.min)
            low = std::min(low, 0.0);
        if (spec.fromZero && !spec.max)
            high = std::max(high, 0.0);
        double span = high - low;
        const double largest = std::max(std::abs(low), std::abs(high));
        const double least = spec.format == AxisFormat::dateUtc ? kLeastSeconds
            : largest > 0.0                                     ? largest * kLeastShare
                                                                : 1.0;
        if (span < least) { // differences of rounding are no picture
            const double middle = (low + high) / 2;
            span = least;
            low = spec.min ? low : zero ? std::min(low, 0.0) : middle - span / 2;
            high = spec.max ? high : std::max(high, middle + span / 2);
        }
        axis.lo = spec.min || (zero && low >= 0.0) ? low : low - span * 0.05;
        axis.hi = spec.max || (spec.fromZero && high <= 0.0) ? high : high + span * airHigh;
    }
    if (!(axis.hi > axis.lo))
        axis.hi = axis.lo + 1.0;
    axis.initialHi = axis.hi;
}

QString inputText(const std::string &text, Unit unit)
{
    bool isNumber = false;
    const double value = QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? format::number(shownValue(value, unit)) : QString::fromStdString(text);
}

QString tipTitle(const QString &title)
{
    return QStringLiteral("<b>") + title.toHtmlEscaped() + QStringLiteral("</b>");
}

QString tipRow(const QString &name, const QString &value)
{
    if (value.isEmpty())
        return {};
    return QStringLiteral("<br>") + (name.isEmpty() ? QString() : QString(name.toHtmlEscaped() + QStringLiteral(": ")))
        + value.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

QString tipValue(double value, std::optional<double> low, std::optional<double> high, const ChartAxis &axis)
{
    QString out;
    std::optional<CurrencyScope> usd;
    if (!isMoney(axis.unit))
        usd.emplace();
    if (axis.format == AxisFormat::money)
        out = format::moneyRange(value, low, high);
    else if (axis.format == AxisFormat::number)
        out = format::range(value, low, high);
    else
        out = valueText(value, axis);
    if (!isPure(axis.unit))
        out += QChar(0x00A0) + unitName(axis.unit).replace(QLatin1String("CO2"), QStringLiteral("CO₂"));
    return out;
}

QString tipClass(std::optional<FigureClass> cls) { return cls ? tipRow({}, classMarker(*cls)) : QString(); }

void drawWhisker(QPainter &painter, QPointF low, QPointF high, double cap, const QColor &colour, bool lowCut,
    bool highCut, double width)
{
    painter.setPen(QPen(colour, width));
    painter.drawLine(low, high);
    const bool flat = std::abs(high.x() - low.x()) > std::abs(high.y() - low.y());
    const QPointF half = flat ? QPointF(0, cap / 2) : QPointF(cap / 2, 0);
    const double length = std::max(1e-9, std::hypot(high.x() - low.x(), high.y() - low.y()));
    const QPointF along = (high - low) / length * (cap * 0.7);
    const auto end = [&](QPointF at, QPointF inwards, bool cut) {
        if (cut) {
            painter.drawLine(at, at + inwards - half);
            painter.drawLine(at, at + inwards + half);
        } else {
            painter.drawLine(at - half, at + half);
        }
    };
    end(low, along, lowCut);
    end(high, -along, highCut);
}

bool placeLabel(QPainter &painter, const QString &text, QPointF anchor, double gap, const QRectF &bounds,
    std::vector<QRectF> &taken, const QColor &colour, const QColor &halo)
{
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
    const double diagonal = gap * 0.75;
    const QPointF corners[] = {{anchor.x() + gap, anchor.y() - size.height() / 2},
        {anchor.x() + diagonal, anchor.y() - diagonal - size.height()}, {anchor.x() + diagonal, anchor.y() + diagonal},
        {anchor.x() - size.width() / 2, anchor.y() - gap - size.height()},
        {anchor.x() - size.width() / 2, anchor.y() + gap},
        {anchor.x() - gap - size.width(), anchor.y() - size.height() / 2},
        {anchor.x() - diagonal - size.width(), anchor.y() - diagonal - size.height()},
        {anchor.x() - diagonal - size.width(), anchor.y() + diagonal}};
    for (const QPointF &corner : corners) {
        const QRectF box(corner, size);
        if (!bounds.contains(box))
            continue;
        if (std::any_of(taken.begin(), taken.end(), [&box](const QRectF &other) { return other.intersects(box); }))
            continue;
        taken.push_back(box);
        QColor veil = halo;
        veil.setAlphaF(0.78F);
        painter.fillRect(box, veil);
        painter.setPen(colour);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
        return true;
    }
    return false;
}

void drawLeader(QPainter &painter, QPointF at, const QRectF &label, const PlotContext &c)
{
    const QPointF near(
        std::clamp(at.x(), label.left(), label.right()), std::clamp(at.y(), label.top(), label.bottom()));
    painter.setPen(QPen(c.colours.secondary, 1.0));
    painter.drawLine(at, near);
}

void drawMarkLines(
    QPainter &painter, const PlotContext &c, const std::vector<MarkLine> &marks, Qt::Orientation line, bool overBars)
{
    const Scale &scale = line == Qt::Vertical ? c.x : c.y;
    painter.setFont(c.small);
    const QFontMetricsF metrics(c.small);
    std::vector<QRectF> boxes(marks.size());
    for (std::size_t i = 0; i < marks.size(); ++i) { // all lines first: none crosses a label
        const MarkLine &mark = marks[i];
        if (!scale.accepts(mark.value) || !scale.contains(scale.number(mark.value)))
            continue;
        const double at = scale.pixel(mark.value);
        // A day or a rate for orientation is no series: thin, whole and grey.
        const bool plain = mark.role == ChartRole::neutral;
        const QPen stroke(c.colour(mark.role), plain ? 1.0 : 1.4, plain ? Qt::SolidLine : Qt::DashLine);
        const auto across = [&](const QLineF &path) {
            if (overBars) {
                painter.setPen(QPen(c.colours.base, 2.8));
                painter.drawLine(path);
            }
            painter.setPen(stroke);
            painter.drawLine(path);
        };
        const QString label = metrics.elidedText(text(mark.label), Qt::ElideRight, c.area.width() - 12);
        const QSizeF size(metrics.horizontalAdvance(label) + 8, metrics.height());
        QRectF &box = boxes[i];
        if (line == Qt::Vertical) {
            across(QLineF(at, c.area.top(), at, c.area.bottom()));
            const auto crossed = [&](double from, double to) { // a line of its neighbours
                return std::any_of(marks.begin(), marks.end(), [&](const MarkLine &other) {
                    return &other != &mark && scale.accepts(other.value) && scale.pixel(other.value) > from
                        && scale.pixel(other.value) < to;
                });
            };
            const double wide = size.width() + 3;
            const bool left = at + wide > c.area.right()
                || (crossed(at, at + wide) && at - wide > c.area.left() && !crossed(at - wide, at));
            box = QRectF(QPointF(left ? at - size.width() - 2 : at + 2, c.area.top() + 2), size);
        } else {
            across(QLineF(c.area.left(), at, c.area.right(), at));
            const bool below = at - size.height() - 2 < c.area.top();
            box = QRectF(QPointF(c.area.right() - size.width(), below ? at + 2 : at - size.height() - 1), size);
        }
        if (label.isEmpty())
            box = QRectF();
    }
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QRectF box = boxes[i];
        if (box.isEmpty())
            continue;
        // Labels of close lines go on rows of their own.
        for (int tries = 0; tries < 8; ++tries) {
            if (std::none_of(taken.begin(), taken.end(), [&box](const QRectF &other) { return other.intersects(box); }))
                break;
            box.translate(0, box.height());
        }
        taken.push_back(box);
        QColor veil = c.colours.base;
        veil.setAlphaF(0.85F);
        painter.fillRect(box, veil);
        painter.setPen(c.colours.text);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
            metrics.elidedText(text(marks[i].label), Qt::ElideRight, c.area.width() - 12));
    }
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix
        = [share](float from, float to) { return float(double(from) + (double(to) - double(from)) * share); };
    return QColor::fromRgbF(
        mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()), a.alphaF());
}

QColor textOn(const QColor &fill)
{
    const QColor dark(0, 0, 0); // with the ink of the theme, middle tones would stay below 4.5:1
    const QColor light(0xFFFFFF);
    return contrastRatio(dark, fill) >= contrastRatio(light, fill) ? dark : light;
}

std::optional<Hit> Plot::hit(QPointF position, const PlotContext &context) const
{
    constexpr double kReach = 9.0;
    std::optional<Hit> best;
    double bestDistance = kReach * kReach;
    for (int i = 0; i < markCount(); ++i) {
        auto candidate = mark(i, context);
        if (!candidate)
            continue;
        if (!candidate->box.isEmpty()) {
            // Later marks lie on top of earlier ones; thin bars keep a reach of a few pixels.
            if (candidate->box.adjusted(-2, -2, 2, 2).contains(position)) {
                best = std::move(candidate);
                bestDistance = 0.0;
            }
            continue;
        }
        const QPointF d = candidate->at - position;
        const double distance = QPointF::dotProduct(d, d);
        if (distance <= bestDistance) {
            bestDistance = distance;
            best = std::move(candidate);
        }
    }
    if (best)
        best->tip = tip(best->mark);
    return best;
}

QSet<qint64> Plot::keysIn(const QRectF &rect, const PlotContext &context) const
{
    QSet<qint64> keys;
    for (int i = 0; i < markCount(); ++i) {
        const auto candidate = mark(i, context);
        if (!candidate || candidate->key == kNoKey)
            continue;
        if (candidate->box.isEmpty() ? rect.contains(candidate->at) : rect.intersects(candidate->box))
            keys.insert(candidate->key);
    }
    return keys;
}

std::unique_ptr<Plot> makePlot(const ChartSpec &spec)
{
    return std::visit(
        [](const auto &chart) -> std::unique_ptr<Plot> {
            using Kind = std::decay_t<decltype(chart)>;
            if constexpr (std::is_same_v<Kind, ScatterChart>)
                return makeScatterPlot(chart);
            else if constexpr (std::is_same_v<Kind, BarChart>)
                return makeBarPlot(chart);
            else if constexpr (std::is_same_v<Kind, StackedBarChart>)
                return makeStackedPlot(chart);
            else if constexpr (std::is_same_v<Kind, TornadoChart>)
                return makeTornadoPlot(chart);
            else if constexpr (std::is_same_v<Kind, WaterfallChart>)
                return makeWaterfallPlot(chart);
            else if constexpr (std::is_same_v<Kind, LineChart>)
                return makeLinePlot(chart);
            else if constexpr (std::is_same_v<Kind, HistogramChart>)
                return makeHistogramPlot(chart);
            else if constexpr (std::is_same_v<Kind, HourlyChart>)
                return makeHourlyPlot(chart);
            else if constexpr (std::is_same_v<Kind, HeatMapChart>)
                return makeHeatMapPlot(chart);
            else if constexpr (std::is_same_v<Kind, MapChart>)
                return makeMapPlot(chart);
            else if constexpr (std::is_same_v<Kind, DecisionChart>)
                return makeDecisionPlot(chart);
            else
                return makeTimelinePlot(chart);
        },
        spec.kind);
}

} // namespace wattfare
