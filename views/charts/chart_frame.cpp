// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_frame.h"

#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kPad = 8;
constexpr double kTwoLines = 2.8; // heights of the font; letters of another script come from taller ones
constexpr double kThreeLines = 4.1;
constexpr double kSmall = 280; // pixels of height
constexpr double kNarrow = 420; // pixels of width: names of rows get a larger share
constexpr double kTickPitch = 3.2; // heights of the font from one label of the upright axis to the next
constexpr double kTallestRow = 4.6; // heights of the font; two bars are not a hand's breadth apart
constexpr double kLegendShare = 0.25; // of the height, at most

// As much of it as so many lines hold; the last of them ends in an ellipsis then.
QString linesOf(const QString &whole, const QFont &font, double width, int most)
{
    QTextLayout layout(whole, font);
    layout.beginLayout();
    QStringList lines;
    while (lines.size() < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const bool last = lines.size() + 1 == most;
        lines << (last ? QFontMetricsF(font).elidedText(whole.mid(line.textStart()), Qt::ElideRight, width - 2)
                       : whole.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

} // namespace

ChartFrame::ChartFrame(const ThemeColours &colours, const QFont &font, bool print)
    : m_spec(std::make_shared<ChartSpec>())
{
    m_context.print = print;
    m_context.selection = &m_selection;
    m_context.hidden = &m_hidden;
    setStyle(colours, font);
}

void ChartFrame::setStyle(const ThemeColours &colours, const QFont &font)
{
    m_context.colours = colours;
    m_context.font = font;
    m_context.small = font;
    m_titleFont = font;
    const double pixels = font.pixelSize() > 0 ? font.pixelSize() : 12.0;
    m_context.font.setPixelSize(int(std::lround(pixels)));
    m_context.small.setPixelSize(std::max(9, int(std::lround(pixels * 0.88))));
    m_titleFont.setPixelSize(int(std::lround(pixels * 1.08)));
    m_titleFont.setWeight(QFont::DemiBold);
    layout();
}

void ChartFrame::setSpec(std::shared_ptr<const ChartSpec> spec, bool keepView)
{
    if (!keepView) {
        m_hiddenIds.clear();
        m_chosenX.reset();
        m_chosenY.reset();
    }
    const bool hadLogX = m_context.x.log, hadLogY = m_context.y.log;
    const bool wasZoomed = m_zoomed && keepView && !isEmpty();
    {
        const auto logOf = [](const auto &chart, bool x) {
            if constexpr (requires {
                              chart.x.logarithmic;
                              chart.y.logarithmic;
                          })
                return x ? chart.x.logarithmic : chart.y.logarithmic;
            else if constexpr (requires { chart.value.logarithmic; })
                return x && chart.value.logarithmic;
            else
                return false;
        };
        m_logX = std::visit([&](const auto &chart) { return logOf(chart, true); }, spec->kind);
        m_logY = std::visit([&](const auto &chart) { return logOf(chart, false); }, spec->kind);
    }
    m_plot.reset(); // refers to the old spec
    m_spec = std::move(spec);
    m_plot = makePlot(*m_spec);
    m_focusMark.reset();
    prepare();
    // A view of the old data says nothing of data on other axes, or far from it.
    const auto meets = [](const PlotAxis &axis, double lo, double hi) { return lo < axis.hi && hi > axis.lo; };
    m_zoomed = wasZoomed && m_plot->x.log == hadLogX && m_plot->y.log == hadLogY && meets(m_plot->x, m_xLo, m_xHi)
        && meets(m_plot->y, m_yLo, m_yHi);
    m_plot->selectionChanged(m_selection);
    layout();
    // Nor does a place between the points.
    if (m_zoomed && std::holds_alternative<ScatterChart>(m_spec->kind)
        && m_plot->keysIn(m_context.area, m_context).isEmpty()) {
        m_zoomed = false;
        layout();
    }
}

// The role and which of those of that role it is: names are translated, and a recomputation may leave series out.
QString ChartFrame::legendId(std::size_t entry) const
{
    const ChartRole role = m_plot->legend[entry].role;
    const auto before
        = std::count_if(m_plot->legend.begin(), m_plot->legend.begin() + static_cast<std::ptrdiff_t>(entry),
            [role](const LegendEntry &each) { return each.role == role; });
    return QStringLiteral("%1.%2").arg(static_cast<int>(role)).arg(before);
}

void ChartFrame::applyHidden()
{
    m_hidden.assign(m_plot->legend.size(), false);
    for (std::size_t i = 0; !m_hiddenIds.isEmpty() && i < m_hidden.size(); ++i)
        m_hidden[i] = m_plot->legend[i].canHide && m_hiddenIds.contains(legendId(i));
}

void ChartFrame::setHiddenSeries(const QStringList &ids)
{
    if (ids == m_hiddenIds)
        return;
    m_hiddenIds = ids;
    if (!m_plot)
        return;
    applyHidden();
    changed(Changed::all);
}

void ChartFrame::prepare()
{
    m_plot->prepare(m_chosenX.value_or(m_logX), m_chosenY.value_or(m_logY));
    applyHidden();
    m_context.x.log = m_plot->x.log;
    m_context.y.log = m_plot->y.log;
}

void ChartFrame::setLogarithmic(Qt::Orientation axis, bool on)
{
    (axis == Qt::Horizontal ? m_chosenX : m_chosenY) = on;
    if (!m_plot)
        return;
    prepare();
    m_plot->selectionChanged(m_selection);
    m_zoomed = false;
    layout();
}

void ChartFrame::setSize(QSizeF size)
{
    if (size == m_size)
        return;
    m_size = size;
    layout();
}

QString ChartFrame::captionText() const
{
    QStringList parts;
    if (!m_note.isEmpty())
        parts += m_note;
    if (!m_spec->caption.empty())
        parts += text(m_spec->caption);
    if (m_plot && m_plot->leftOut > 0)
        parts += tr("%n value(s) of zero or less are not on the logarithmic axis.", nullptr, m_plot->leftOut);
    if (m_plot && m_plot->cut > 0)
        parts += tr("%n bar(s) cut, marked //: the figure stands on the bar.", nullptr, m_plot->cut);
    if (m_plot && m_context.print && m_plot->y.category && m_plot->y.initialHi < m_plot->y.hi)
        parts += tr("The first %1 of %2 rows.").arg(int(m_plot->y.initialHi)).arg(int(m_plot->y.hi));
    QString all;
    for (const QString &part : std::as_const(parts)) { // what is no sentence has no full stop
        const bool open = !all.isEmpty() && !all.endsWith(QLatin1Char('.')) && !all.endsWith(QChar(0x3002));
        all = open ? all + QStringLiteral(" · ") + part : joinSentences({all, part});
    }
    if (m_context.print || isEmpty() || !std::holds_alternative<ScatterChart>(m_spec->kind))
        return all;
    const QString more
        = (all.isEmpty() ? QString() : all + QStringLiteral(" · ")) + tr("drag: select, Shift+drag: move, wheel: zoom");
    return captionHeight(more) <= captionRoom() ? more : all; // half a hint helps nobody
}

double ChartFrame::captionHeight(const QString &caption) const
{
    return QFontMetricsF(m_context.small)
        .boundingRect(QRectF(0, 0, m_size.width() - 2 * kPad, 1000), Qt::TextWordWrap, caption)
        .height();
}

double ChartFrame::captionRoom() const
{
    return QFontMetricsF(m_context.small).height() * (m_size.height() < kSmall ? kTwoLines : kThreeLines);
}

QString ChartFrame::rowLabel(int row) const
{
    return row >= 0 && row < m_plot->y.categories.size() ? m_plot->y.categories[row] : QString();
}

// A title above a column: in as many lines as it takes, up to four; where a word is wider than the column, what it says
// in brackets at its end ("PUE"), else cut off.
ChartFrame::ColumnTitle ChartFrame::columnTitle(const QString &title, double width) const
{
    const QFontMetricsF metrics(m_context.small);
    const auto tried = [&](const QString &words) -> std::optional<ColumnTitle> {
        const QRectF wanted
            = metrics.boundingRect(QRectF(0, 0, width, 1000), Qt::AlignHCenter | Qt::TextWordWrap, words);
        if (wanted.width() > width + 1 || wanted.height() > metrics.height() * 5.4) // another script is taller
            return std::nullopt;
        return ColumnTitle{words, wanted.height()};
    };
    QString joined = title; // no line ends within a unit
    joined.replace(QLatin1Char('/'), QStringLiteral("\u2060/\u2060"));
    if (const auto whole = tried(joined))
        return *whole;
    const qsizetype open = title.lastIndexOf(QLatin1Char('('));
    const qsizetype close = title.lastIndexOf(QLatin1Char(')'));
    if (open > 0 && close > open + 1)
        if (const auto brief = tried(title.mid(open + 1, close - open - 1)))
            return *brief;
    return {metrics.elidedText(title, Qt::ElideRight, width), metrics.height()};
}

void ChartFrame::layoutLegend(double left, double right, double &top)
{
    m_legendRects.assign(m_plot->legend.size(), QRectF());
    if (m_plot->legend.empty())
        return;
    const QFontMetricsF metrics(m_context.small);
    const double height = metrics.height() + 4;
    const double rows = std::max(3.0, std::floor(m_size.height() * kLegendShare / height));
    double x = left;
    double y = top;
    double bottom = top + height;
    for (std::size_t i = 0; i < m_plot->legend.size(); ++i) {
        const LegendEntry &entry = m_plot->legend[i];
        const double wanted = metrics.horizontalAdvance(entry.name) + 9 + glyphWidth(entry);
        const double width = std::min(wanted, right - left);
        if (x > left && x + width > right) {
            x = left;
            y = bottom;
        }
        double tall = height;
        if (wanted > width) { // a long name takes more lines, as far as there is room
            const QRectF words
                = metrics.boundingRect(QRectF(0, 0, width - glyphWidth(entry), 1000), Qt::TextWordWrap, entry.name);
            tall = std::clamp(words.height() + 4, height, std::max(height, top + rows * height - y));
        }
        if (y + tall > top + rows * height + 0.5)
            break; // more rows would leave no room for what they name; the table has them all
        m_legendRects[i] = QRectF(x, y, width, tall);
        bottom = y + tall;
        x += width + 4;
    }
    top = bottom + 2;
}

void ChartFrame::layout()
{
    if (!m_plot)
        return;
    const double width = m_size.width();
    const double right = width - kPad;
    const QFontMetricsF small(m_context.small);
    double top = kPad;
    m_titleRect = m_captionRect = m_xTitleRect = m_yTitleRect = QRectF();
    if (!m_spec->title.empty()) {
        const QFontMetricsF metrics(m_titleFont);
        const double room = std::max(right - kPad - m_besideTitle, (right - kPad) / 4);
        const QRectF wanted = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap, text(m_spec->title));
        m_titleWords = text(m_spec->title);
        double height = wanted.height();
        if (height > metrics.height() * kTwoLines) { // beside another widget in one line more
            m_titleWords = linesOf(m_titleWords, m_titleFont, room, m_besideTitle > 0 ? 3 : 2);
            height = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap, m_titleWords).height();
        }
        m_titleRect = QRectF(kPad, top, room, height);
        top = m_titleRect.bottom() + 3;
    }
    double bottom = m_size.height() - kPad;
    const QString caption = captionText();
    if (!caption.isEmpty()) {
        const double height = std::min(captionHeight(caption), captionRoom());
        m_captionRect = QRectF(kPad, bottom - height, right - kPad, height);
        bottom = m_captionRect.top() - 4;
    }
    const PlotAxis &ax = m_plot->x;
    const PlotAxis &ay = m_plot->y;
    layoutLegend(kPad, right, top);
    const auto tall = [&small](const QString &words) { // letters of another script come from a taller font
        return std::max(small.height(), small.boundingRect(QRectF(0, 0, 1e4, 1e3), Qt::TextSingleLine, words).height());
    };
    if (!ay.category && !ay.title.isEmpty()) {
        m_yTitleRect = QRectF(kPad, top, right - kPad, tall(ay.title));
        top = m_yTitleRect.bottom() + 3;
    }
    top += ay.category
        ? 4.0
        : std::max(4.0, small.height() * 0.5 + 1); // the label of the topmost tick reaches above the area
    if (!ax.atTop && ax.shown) {
        if (!ax.title.isEmpty()) {
            m_xTitleRect = QRectF(kPad, bottom - tall(ax.title), right - kPad, tall(ax.title));
            bottom = m_xTitleRect.top() - 1;
        }
        bottom -= small.height() + 5;
    }
    // Marks go before words: of a low chart the caption is left out, and then the title below.
    const auto isLow = [&] { return !m_context.print && bottom - top < 2 * small.height(); };
    if (m_captionRect.isValid() && isLow()) {
        m_xTitleRect.translate(0, m_captionRect.height() + 4);
        bottom += m_captionRect.height() + 4;
        m_captionRect = QRectF();
    }
    if (m_xTitleRect.isValid() && isLow()) {
        bottom += m_xTitleRect.height() + 1;
        m_xTitleRect = QRectF();
    }
    // Left: labels of the rows, or of the widest tick.
    double labels = 0, lines = 1.2; // of a row, in heights of the font
    if (ay.category) {
        for (const QString &label : ay.categories)
            labels = std::max(labels, small.horizontalAdvance(label));
        const bool narrow = width < kNarrow && !m_context.print;
        const double most = width * (narrow ? 0.50 : 0.46);
        lines = narrow && labels > most ? 2.05 : 1.2; // names in two lines, and fewer rows at once
        labels = std::min(labels, most) + 10;
    } else if (ay.shown) {
        Scale scale = m_context.y;
        scale.lo = m_zoomed ? m_yLo : ay.lo;
        scale.hi = m_zoomed ? m_yHi : ay.hi;
        for (const Tick &tick : ticksOf(ay, scale, std::max(2, int((bottom - top) / (small.height() * kTickPitch)))))
            labels = std::max(labels, small.horizontalAdvance(tick.label));
        labels += 8;
    }
    const double left = kPad + labels;
    if (ax.atTop) {
        const double column = (right - 6 - left) / std::max<double>(1, static_cast<double>(ax.categories.size()));
        double height = 0;
        for (const QString &title : ax.categories)
            height = std::max(height, columnTitle(title, column - 4).height);
        m_columnTitles = height;
        top += height + 4;
    }
    QRectF area(QPointF(left, top), QPointF(std::max(left + 20, right - 6), std::max(top + 20, bottom)));
    if (ay.category && !ax.atTop && !m_context.print
        && !isEmpty()) { // few rows stand together, and their axis and words below them
        const double most = ay.hi * kTallestRow * small.height();
        if (const double spare = area.height() - most; spare > 0) {
            area.setHeight(most);
            m_xTitleRect.translate(0, -spare);
            m_captionRect.translate(0, -spare);
        }
    }
    if (ay.stretch > 0) { // in the middle of its room
        const double aspect = (ax.hi - ax.lo) / ((ay.hi - ay.lo) * ay.stretch);
        const QSizeF size(
            std::min(area.width(), area.height() * aspect), std::min(area.height(), area.width() / aspect));
        area = QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size);
    }
    if (!ax.widestEnd.isEmpty() && (!ax.log || ax.dataHi > 0)) {
        const auto roomFor = [&](const QString &label) {
            return label.isEmpty() ? 0.0
                                   : std::min(small.horizontalAdvance(label) + 14,
                                       area.width() * (ax.widestStart.isEmpty() ? 0.55 : 0.28));
        };
        const bool both = !ax.log && !ax.widestStart.isEmpty();
        const double start = both ? roomFor(ax.widestStart) : 0.0, end = roomFor(ax.widestEnd);
        const double from = both ? ax.dataLo : ax.lo, to = ax.log ? std::log10(ax.dataHi) : ax.dataHi;
        if (const double span = to - from; span > 0) {
            const double pixel = span / (area.width() - start - end);
            if (start > 0)
                m_plot->x.lo = from >= 0.0 ? std::max(0.0, from - start * pixel) : from - start * pixel;
            m_plot->x.hi = m_plot->x.initialHi = to + end * pixel;
        }
    }
    m_context.area = area;
    m_context.x.from = area.left();
    m_context.x.to = area.right();
    m_context.y.from = ay.category ? area.top() : area.bottom();
    m_context.y.to = ay.category ? area.bottom() : area.top();
    if (m_xTitleRect.isValid()) // under the axis; a long one begins further left
        m_xTitleRect.setLeft(std::clamp(right - small.horizontalAdvance(ax.title) - 2, kPad, area.left()));

    if (ay.category) { // rows that fit; the rest is reached by panning
        const double rowHeight = small.height() * (m_context.print ? 1.05 : lines);
        const double fit = std::max(lines > 2.0 ? 2.0 : 3.0, std::floor(area.height() / rowHeight));
        m_plot->y.initialHi = std::min(ay.hi, fit);
    }
    if (!m_zoomed) {
        m_xLo = ax.lo;
        m_xHi = ax.hi;
        m_yLo = ay.lo;
        m_yHi = ay.category ? ay.initialHi : ay.hi;
    }
    applyRanges();
}

void ChartFrame::applyRanges()
{
    m_context.x.lo = m_xLo;
    m_context.x.hi = m_xHi;
    m_context.y.lo = m_yLo;
    m_context.y.hi = m_yHi;
    const QFontMetricsF small(m_context.small);
    m_xTicks.clear();
    m_yTicks.clear();
    if (!m_plot->x.category && m_plot->x.shown) {
        // As many labels as stand apart.
        for (int most = std::max(4, int(m_context.area.width() / 56)); most >= 2; --most) { // one alone gives no scale
            m_xTicks = ticksOf(m_plot->x, m_context.x, most);
            double end = -1e9;
            bool apart = true;
            for (const Tick &tick : m_xTicks) {
                if (tick.label.isEmpty())
                    continue;
                const double half = small.horizontalAdvance(tick.label) / 2;
                const double at = m_context.x.pixelOf(tick.at);
                apart = apart && at - half > end + 10;
                end = at + half;
            }
            if (apart)
                break;
        }
    }
    if (!m_plot->y.category && m_plot->y.shown)
        m_yTicks = ticksOf(
            m_plot->y, m_context.y, std::max(2, int(m_context.area.height() / (small.height() * kTickPitch))));
    changed(Changed::all);
}

void ChartFrame::changed(Changed what)
{
    if (onChanged)
        onChanged(what);
}

std::vector<PlotLine> ChartFrame::lines() const
{
    return isEmpty() ? std::vector<PlotLine>() : m_plot->lines(m_context);
}

void ChartFrame::resetView()
{
    m_zoomed = false;
    layout();
}

void ChartFrame::setView(double xLo, double xHi, double yLo, double yHi)
{
    if (!m_plot)
        return;
    const auto keep = [](const PlotAxis &axis, double &lo, double &hi, double fromLo, double fromHi) {
        const double whole = axis.hi - axis.lo;
        double span = hi - lo;
        const double least = axis.category ? std::min(2.0, whole) : whole * 1e-6;
        const double most = axis.category ? whole : whole * 8.0;
        if (!std::isfinite(lo) || !std::isfinite(hi) || !(span > 0.0)) {
            lo = fromLo;
            hi = fromHi;
            return;
        }
        const double middle = (lo + hi) / 2;
        if (span < least || span > most) {
            span = std::clamp(span, least, most);
            lo = middle - span / 2;
            hi = middle + span / 2;
        }
        // The data never leaves the view altogether; rows never leave their ends.
        const double reach = axis.category ? 0.0 : span * 0.9;
        double shift = 0.0;
        if (lo < axis.lo - reach)
            shift = axis.lo - reach - lo;
        else if (hi > axis.hi + reach)
            shift = axis.hi + reach - hi;
        lo += shift;
        hi += shift;
    };
    keep(m_plot->x, xLo, xHi, m_xLo, m_xHi);
    keep(m_plot->y, yLo, yHi, m_yLo, m_yHi);
    m_xLo = xLo;
    m_xHi = xHi;
    m_yLo = yLo;
    m_yHi = yHi;
    m_zoomed = true;
    applyRanges();
}

void ChartFrame::copyStateTo(ChartFrame &other) const
{
    other.m_chosenX = m_chosenX;
    other.m_chosenY = m_chosenY;
    other.m_hiddenIds = m_hiddenIds;
    other.prepare();
    other.m_zoomed = m_zoomed;
    other.m_xLo = m_xLo;
    other.m_xHi = m_xHi;
    other.m_yLo = m_yLo;
    other.m_yHi = m_yHi;
    other.layout();
}

int ChartFrame::legendAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_legendRects.size(); ++i)
        if (m_legendRects[i].contains(position) && m_plot->legend[i].canHide)
            return int(i);
    return -1;
}

QString ChartFrame::cutNameAt(QPointF position) const
{
    const QFontMetricsF metrics(m_context.small);
    const auto cut = [&](const QString &name, const QRectF &room) {
        const QRectF words = metrics.boundingRect(QRectF(0, 0, room.width(), 1000), Qt::TextWordWrap, name);
        return metrics.horizontalAdvance(name) > room.width() + 1
            && (words.height() > room.height() + 1 || words.width() > room.width() + 1);
    };
    if (m_titleRect.contains(position) && m_titleWords.endsWith(QChar(0x2026)))
        return text(m_spec->title);
    for (std::size_t i = 0; i < m_legendRects.size(); ++i) {
        const LegendEntry &entry = m_plot->legend[i];
        if (m_legendRects[i].contains(position)
            && cut(entry.name, m_legendRects[i].adjusted(glyphWidth(entry), 0, 0, 0)))
            return entry.name;
    }
    const QRectF &area = m_context.area;
    if (m_plot && m_plot->y.category && position.x() < area.left() && position.y() > area.top()
        && position.y() < area.bottom()) {
        const double row = m_context.y.pixelOf(1) - m_context.y.pixelOf(0);
        const int at = int(std::floor(m_context.y.lo + (position.y() - area.top()) / row));
        if (const QString name = rowLabel(at); cut(name, QRectF(0, 0, area.left() - kSpace1 - 6, row)))
            return name;
    }
    return {};
}

void ChartFrame::setHidden(int entry, bool hidden)
{
    if (entry < 0 || static_cast<std::size_t>(entry) >= m_hidden.size()
        || !m_plot->legend[static_cast<std::size_t>(entry)].canHide)
        return;
    m_hidden[static_cast<std::size_t>(entry)] = hidden;
    const QString id = legendId(static_cast<std::size_t>(entry));
    m_hiddenIds.removeAll(id);
    if (hidden)
        m_hiddenIds << id;
    changed(Changed::all);
}

void ChartFrame::setSelection(const QSet<qint64> &keys)
{
    m_selection = keys;
    if (!m_plot)
        return;
    m_plot->selectionChanged(keys);
    changed(Changed::all);
}

void ChartFrame::setHovered(qint64 key)
{
    if (key == m_context.hovered)
        return;
    m_context.hovered = key;
    changed(Changed::linesAndFront);
}

void ChartFrame::setBusy(bool busy)
{
    m_busy = busy;
    changed(Changed::front);
}

void ChartFrame::setBesideTitle(double width)
{
    if (width == m_besideTitle)
        return;
    m_besideTitle = width;
    layout();
    changed(Changed::all);
}

void ChartFrame::setRubberBand(const QRectF &rect)
{
    m_rubberBand = rect;
    changed(Changed::front);
}

void ChartFrame::setFocusMark(std::optional<Hit> mark)
{
    m_focusMark = std::move(mark);
    changed(Changed::front);
}

} // namespace wattfare
