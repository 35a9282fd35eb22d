// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_render.h"
#include "views/report/pages/page_layout.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace wattfare {

namespace {

// Filled circle measured, diamond vendor, triangle derived, open circle estimate and assumption, pencil user.
void paintMarker(QPainter &painter, const PageItem &item)
{
    const QRectF box = item.rect;
    const double size = box.width();
    const QPointF centre = box.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(item.colour);
    QPainterPath path;
    switch (item.cls) {
    case FigureClass::measured: path.addEllipse(centre, size * 0.40, size * 0.40); break;
    case FigureClass::vendor:
        path.addPolygon(QPolygonF({{centre.x(), box.top()}, {box.right(), centre.y()}, {centre.x(), box.bottom()},
            {box.left(), centre.y()}}));
        break;
    case FigureClass::derived:
        path.addPolygon(QPolygonF({{centre.x(), box.top() + size * 0.06}, {box.right(), box.bottom() - size * 0.08},
            {box.left(), box.bottom() - size * 0.08}}));
        break;
    case FigureClass::estimate:
    case FigureClass::assumption:
        path.addEllipse(centre, size * 0.42, size * 0.42);
        path.addEllipse(centre, size * 0.27, size * 0.27);
        path.setFillRule(Qt::OddEvenFill);
        break;
    case FigureClass::user: { // a pencil, its point at the lower left
        const auto at = [&](double x, double y) { return QPointF(box.left() + x * size, box.top() + y * size); };
        path.addPolygon(QPolygonF({at(0.0, 1.0), at(0.08, 0.68), at(0.32, 0.92)}));
        path.addPolygon(QPolygonF({at(0.14, 0.60), at(0.72, 0.02), at(0.98, 0.28), at(0.40, 0.86)}));
        path.setFillRule(Qt::WindingFill);
        break;
    }
    }
    painter.drawPath(path);
}

// The text of the same element that comes next, on this page or the one behind it.
const PageItem *nextOfElement(const PageLayout &layout, std::size_t page, std::size_t item)
{
    const int element = layout.pages[page][item].element;
    for (std::size_t p = page; element >= 0 && p <= page + 1 && p < layout.pages.size(); ++p)
        for (std::size_t i = p == page ? item + 1 : 0; i < layout.pages[p].size(); ++i)
            if (const PageItem &next = layout.pages[p][i]; next.kind == PageItem::Kind::text && next.element == element)
                return &next;
    return nullptr;
}

bool isWrittenWithoutBlanks(QChar c)
{
    switch (c.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return true;
    default: return c.unicode() >= 0x3000 && c.unicode() <= 0x303F;
    }
}

// Where a line ends, nothing but a blank keeps its last word from the next line's first for those who read the text
// alone. None where a line may break within a word: in Chinese and Korean, behind a hyphen, in a hash.
QString withBlank(const PageItem &item, const PageItem *next)
{
    if (!next || item.text.isEmpty() || next->text.isEmpty())
        return item.text;
    constexpr qsizetype kNoWord = 40;
    const QChar last = item.text.back();
    const bool wrapped = next->role == item.role && std::abs(next->rect.left() - item.rect.left()) < 1.0;
    const bool within = last == QLatin1Char('-') || last == QLatin1Char('/') || isWrittenWithoutBlanks(last)
        || isWrittenWithoutBlanks(next->text.front())
        || (item.text.size() > kNoWord && !item.text.contains(QLatin1Char(' ')));
    return wrapped && within ? item.text : item.text + QLatin1Char(' ');
}

} // namespace

void paintPage(QPainter &painter, const PageLayout &layout, int page, const std::function<void()> &nextElement)
{
    if (page < 0 || page >= layout.pageCount())
        return;
    const PageStyle &style = *layout.style;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const std::vector<PageItem> &items = layout.pages[static_cast<std::size_t>(page)];
    for (const PageItem &item : items) // tints lie under text, whatever order they were made in
        if (item.kind == PageItem::Kind::fill)
            painter.fillRect(item.rect, item.colour);
    int element = -1;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const PageItem &item = items[i];
        if (item.kind != PageItem::Kind::fill && item.element != element) {
            element = item.element;
            if (nextElement)
                nextElement();
        }
        switch (item.kind) {
        case PageItem::Kind::text:
            painter.setFont(style.font(item.role));
            painter.setPen(item.colour);
            painter.drawText(QPointF(item.rect.left(), item.rect.top() + style.ascent(item.role)),
                withBlank(item, nextOfElement(layout, static_cast<std::size_t>(page), i)));
            break;
        case PageItem::Kind::marker: paintMarker(painter, item); break;
        case PageItem::Kind::chart:
            painter.save();
            painter.setFont(style.font(TextRole::small));
            renderChart(painter, item.rect, *item.chart, ChartTheme::Print, style.font(TextRole::small).pixelSize());
            painter.restore();
            break;
        case PageItem::Kind::fill: break;
        }
    }
    painter.restore();
}

std::vector<int> paintedElements(const PageLayout &layout, int page)
{
    std::vector<int> elements{-1};
    for (const PageItem &item : layout.pages[static_cast<std::size_t>(page)])
        if (item.kind != PageItem::Kind::fill && item.element != elements.back())
            elements.push_back(item.element);
    return elements;
}

} // namespace wattfare
