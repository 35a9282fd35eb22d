// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// ChartFrame: what stands around the marks. Grid, axes, legend, words.
#include "views/charts/chart_frame.h"
#include "views/words/messages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace wattfare {

void ChartFrame::paint(QPainter &painter)
{
    const auto layer = [&painter](const auto &paintIt) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintIt();
        painter.restore();
    };
    layer([&] { paintBack(painter); });
    layer([&] { paintLines(painter); });
    layer([&] { paintFront(painter); });
}

void ChartFrame::paintLines(QPainter &painter) const
{
    const auto pixels = [this](const QList<QPointF> &numbers) {
        QPolygonF all;
        all.reserve(numbers.size());
        for (const QPointF &number : numbers)
            all << QPointF(m_context.x.pixelOf(number.x()), m_context.y.pixelOf(number.y()));
        return all;
    };
    painter.setClipRect(m_context.area, Qt::IntersectClip);
    for (const PlotLine &line : lines()) {
        if (line.bandLow.size() >= 2) {
            QPolygonF band = pixels(line.bandHigh);
            const QPolygonF low = pixels(line.bandLow);
            std::copy(low.crbegin(), low.crend(), std::back_inserter(band));
            painter.setPen(Qt::NoPen);
            painter.setBrush(line.bandFill());
            painter.drawPolygon(band);
        }
        painter.setPen(line.pen());
        for (const QList<QPointF> &piece : line.pieces)
            painter.drawPolyline(pixels(piece));
    }
}

void ChartFrame::paintBack(QPainter &painter)
{
    if (!m_plot)
        return;
    paintWords(painter);
    if (isEmpty())
        return;
    paintAxes(painter);
    paintLegend(painter);
    m_plot->paintBelow(painter, m_context);
}

void ChartFrame::paintWords(QPainter &painter)
{
    const ThemeColours &c = m_context.colours;
    if (m_titleRect.isValid()) {
        painter.setFont(m_titleFont);
        painter.setPen(c.text);
        painter.drawText(m_titleRect, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_titleWords);
    }
    painter.setFont(m_context.small);
    painter.setPen(c.secondary);
    const QFontMetricsF metrics(m_context.small);
    if (m_captionRect.isValid()) {
        QString caption = captionText();
        while (caption.size() > 8
            && metrics.boundingRect(QRectF(0, 0, m_captionRect.width(), 1000), Qt::TextWordWrap, caption).height()
                > m_captionRect.height() + 1)
            caption = caption.left(caption.size() - 6) + QChar(0x2026);
        painter.drawText(m_captionRect, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, caption);
    }
    if (!isEmpty()) {
        if (m_yTitleRect.isValid())
            painter.drawText(m_yTitleRect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                metrics.elidedText(m_plot->y.title, Qt::ElideRight, m_yTitleRect.width()));
        if (m_xTitleRect.isValid())
            painter.drawText(m_xTitleRect, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                metrics.elidedText(m_plot->x.title, Qt::ElideRight, m_xTitleRect.width()));
        return;
    }
    painter.setFont(m_context.font);
    const QString words = m_spec->empty.empty() ? tr("Nothing to draw.") : text(m_spec->empty);
    painter.drawText(emptyRect(), Qt::AlignCenter | Qt::TextWordWrap, words);
}

QRectF ChartFrame::emptyRect() const
{
    const double bottom = m_captionRect.isValid() ? m_captionRect.top() : m_size.height();
    return {QPointF(kSpace4, m_titleRect.bottom() + 4), QPointF(m_size.width() - kSpace4, bottom - kSpace4)};
}

void ChartFrame::paintAxes(QPainter &painter)
{
    const ThemeColours &c = m_context.colours;
    const QRectF &area = m_context.area;
    const QFontMetricsF metrics(m_context.small);
    painter.setFont(m_context.small);
    const double width = m_context.print ? 0.7 : 1.0;

    // Grid lines lie on whole pixels on screen; faint, and fainter between the labelled ones. Without smoothing a line
    // is a filled rectangle, which takes a tenth of the time.
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    const auto crisp = [this](double at) { return m_context.print ? at : std::floor(at) + 0.5; };
    const auto gridLine = [&](const Tick &tick, QPointF from, QPointF to) {
        const QColor colour = tick.label.isEmpty() ? mixed(c.grid, c.base, 0.4) : c.grid;
        if (m_context.print) {
            painter.setPen(QPen(colour, width));
            painter.drawLine(from, to);
        } else {
            painter.fillRect(QRectF(from, to).adjusted(from.x() == to.x() ? -0.5 : 0, from.y() == to.y() ? -0.5 : 0,
                                 from.x() == to.x() ? 0.5 : 0, from.y() == to.y() ? 0.5 : 0),
                colour);
        }
    };
    painter.setRenderHint(QPainter::Antialiasing, smooth && m_context.print);
    for (const Tick &tick : m_xTicks) {
        const double at = crisp(m_context.x.pixelOf(tick.at));
        if (at < area.left() - 1 || at > area.right() + 1)
            continue;
        gridLine(tick, {at, area.top()}, {at, area.bottom()});
        if (tick.label.isEmpty())
            continue;
        painter.setPen(c.secondary);
        const double half = metrics.horizontalAdvance(tick.label) / 2;
        const double middle = std::min(at, m_size.width() - half - 2); // the last label stays inside
        painter.drawText(
            QRectF(middle - half - 1, area.bottom() + 4, 2 * half + 2, metrics.height()), Qt::AlignCenter, tick.label);
    }
    for (const Tick &tick : m_yTicks) {
        const double at = crisp(m_context.y.pixelOf(tick.at));
        if (at < area.top() - 1 || at > area.bottom() + 1)
            continue;
        gridLine(tick, {area.left(), at}, {area.right(), at});
        painter.setPen(c.secondary);
        painter.drawText(QRectF(0, at - metrics.height() / 2, area.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    painter.setPen(QPen(c.hairline, width));
    if (!m_plot->x.atTop && m_plot->x.shown)
        painter.drawLine(QPointF(area.left(), crisp(area.bottom())), QPointF(area.right(), crisp(area.bottom())));

    if (m_plot->y.category) {
        const double row = m_context.y.pixelOf(1) - m_context.y.pixelOf(0);
        const int stride = std::max(1, int(std::ceil(metrics.height() * 0.85 / std::max(0.1, row))));
        const int first = std::max(0, int(std::floor(m_context.y.lo)));
        for (int i = first; i < m_plot->y.categories.size(); ++i) {
            const double middle = m_context.y.pixelOf(i + 0.5);
            if (middle > area.bottom())
                break;
            if (middle < area.top() || i % stride != 0)
                continue;
            // A long name takes more lines where the row has room for them.
            painter.setPen(c.text);
            const QRectF lines(kSpace1, middle - row / 2, area.left() - kSpace1 - 6, row);
            const QRectF wanted = metrics.boundingRect(
                QRectF(0, 0, lines.width(), 1000), Qt::AlignRight | Qt::TextWordWrap, rowLabel(i));
            if (stride == 1 && wanted.width() <= lines.width() + 1
                && wanted.height() <= std::max(row, metrics.height())) {
                painter.drawText(lines.adjusted(0, -kSpace1, 0, kSpace1),
                    Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, rowLabel(i));
                continue;
            }
            const QString label = metrics.elidedText(rowLabel(i), Qt::ElideMiddle, area.left() - kSpace2 - 6);
            painter.drawText(
                QRectF(kSpace1, middle - metrics.height() / 2, area.left() - kSpace1 - 6, metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter, label);
        }
        // Where in the rows one is.
        if (!m_context.print && m_context.y.hi - m_context.y.lo < m_plot->y.hi - 1e-6) {
            const double all = m_plot->y.hi;
            const double from = area.top() + area.height() * m_context.y.lo / all;
            const double to = area.top() + area.height() * m_context.y.hi / all;
            painter.setPen(Qt::NoPen); // as the scroll bars of the window
            painter.setBrush(mixed(c.hairline, c.disabled, 0.4));
            painter.drawRoundedRect(QRectF(area.right() + 3, from, 5, std::max(12.0, to - from)), 2.5, 2.5);
        }
    }
    if (m_plot->x.category && m_plot->x.atTop) {
        painter.setPen(c.secondary);
        for (int i = 0; i < m_plot->x.categories.size(); ++i) {
            const double left = m_context.x.pixelOf(i);
            const double right = m_context.x.pixelOf(i + 1);
            const QRectF room(left + 2, area.top() - m_columnTitles - 3, right - left - 4, m_columnTitles);
            painter.drawText(room, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                columnTitle(m_plot->x.categories[i], room.width()).words);
        }
    }
}

void ChartFrame::paintLegend(QPainter &painter)
{
    const ThemeColours &c = m_context.colours;
    for (std::size_t i = 0; i < m_legendRects.size(); ++i) {
        const QRectF &rect = m_legendRects[i];
        if (rect.isEmpty())
            continue;
        const LegendEntry &entry = m_plot->legend[i];
        const bool hidden = m_context.isHidden(i);
        const QColor colour = hidden ? c.hairline : m_context.colour(entry.role);
        const QPointF at(rect.left() + 9, rect.top() + (QFontMetricsF(m_context.small).height() + 4) / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        switch (entry.glyph) {
        case LegendEntry::Glyph::marker:
            painter.translate(at);
            painter.drawPath(markerPath(roleShape(entry.role), 9));
            painter.translate(-at);
            break;
        case LegendEntry::Glyph::box:
            if (entry.faint && !hidden)
                m_context.fillBox(painter, QRectF(at.x() - 5, at.y() - 5, 10, 10), entry.role, true);
            else
                fillMark(painter, QRectF(at.x() - 5, at.y() - 5, 10, 10), colour, entry.role, m_context.print);
            break;
        case LegendEntry::Glyph::region:
        case LegendEntry::Glyph::tied: {
            const QRectF box(at.x() - 6, at.y() - 5, 12, 10);
            const bool tied = entry.glyph == LegendEntry::Glyph::tied;
            const QColor fill = tied ? c.base : hidden ? c.hairline : regionFill(entry.role, m_context);
            painter.fillRect(box, fill);
            if (entry.texture != Qt::NoBrush && !hidden)
                painter.fillRect(box, regionTexture(entry.texture, fill));
            if (tied) {
                painter.setPen(tiePen(m_context));
                for (const double k : {4.0, 9.0, 14.0, 19.0})
                    painter.drawLine(box.topLeft() + QPointF(std::max(0.0, k - 10), std::min(k, 10.0)),
                        box.topLeft() + QPointF(std::min(k, 12.0), std::max(0.0, k - 12)));
            }
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(c.secondary, 0.8));
            painter.drawRect(box);
            break;
        }
        case LegendEntry::Glyph::contour:
            painter.setPen(contourPen(m_context));
            painter.drawLine(at - QPointF(8, 0), at + QPointF(glyphWidth(entry) - 13, 0));
            break;
        case LegendEntry::Glyph::line:
        case LegendEntry::Glyph::dashedLine:
            painter.setPen(QPen(colour, 2.0,
                strokeOf(entry.role, entry.glyph == LegendEntry::Glyph::dashedLine, m_context.print), Qt::FlatCap));
            painter.drawLine(at - QPointF(8, 0), at + QPointF(glyphWidth(entry) - 13, 0));
            break;
        case LegendEntry::Glyph::stepLine:
            painter.setPen(QPen(colour, 2.0));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(
                QPolygonF{at + QPointF(-8, -4), at + QPointF(0, -4), at + QPointF(0, 4), at + QPointF(8, 4)});
            break;
        }
        QFont font = m_context.small;
        font.setStrikeOut(hidden);
        painter.setFont(font);
        painter.setPen(hidden ? c.disabled : c.text);
        const QRectF words = rect.adjusted(glyphWidth(entry), 0, 0, 0);
        const QFontMetricsF metrics(font);
        const QRectF wanted = metrics.boundingRect(QRectF(0, 0, words.width(), 1000), Qt::TextWordWrap, entry.name);
        const bool fits = wanted.height() <= rect.height() + 1 && wanted.width() <= words.width() + 1;
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | (fits ? Qt::TextWordWrap : 0),
            fits ? entry.name : metrics.elidedText(entry.name, Qt::ElideRight, words.width()));
    }
}

void ChartFrame::paintFront(QPainter &painter)
{
    if (!m_plot || isEmpty())
        return;
    painter.save();
    m_plot->paint(painter, m_context);
    painter.restore();
    const ThemeColours &c = m_context.colours;
    if (m_focusMark) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.accent, 2));
        if (m_focusMark->box.isEmpty())
            painter.drawEllipse(m_focusMark->at, 10, 10);
        else
            painter.drawRect(m_focusMark->box.adjusted(-2, -2, 2, 2));
    }
    if (!m_rubberBand.isEmpty()) {
        QColor tint = c.accent;
        tint.setAlphaF(0.15F);
        painter.setBrush(tint);
        painter.setPen(QPen(c.accent, 1));
        painter.drawRect(m_rubberBand);
    }
    if (m_busy) {
        QColor veil = c.base;
        veil.setAlphaF(0.55F);
        painter.fillRect(QRectF(QPointF(0, 0), m_size), veil);
    }
}

} // namespace wattfare
