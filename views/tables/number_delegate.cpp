// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/number_delegate.h"

#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/words/figure_class.h"

#include <QCache>
#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QStaticText>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

bool alignsOnPoint(const TableColumn &column)
{
    return column.kind == TableColumn::Kind::number && format::takesUnit(column.style);
}

// From the cache of pixmaps: QIcon::paint would read and draw the vector image for each cell.
void drawIcon(QPainter &painter, const QIcon &icon, const QRect &rect)
{
    const int side = qMin(rect.width(), rect.height());
    if (side <= 0)
        return;
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter.drawPixmap(square, icon.pixmap(square.size(), painter.device()->devicePixelRatioF()));
}

} // namespace

namespace {

// Digits and signs by glyph: numbers differ from cell to cell, and shaping each anew would cost half a frame.
class DigitGlyphs
{
public:
    explicit DigitGlyphs(const QFont &font)
        : m_raw(QRawFont::fromFont(font))
    {
        if (m_raw.isValid())
            for (std::size_t i = 0; i < kChars.size(); ++i)
                add(i);
    }
    // Width of the text, or -1 where it has other characters.
    double width(QStringView text) const
    {
        double sum = 0.0;
        for (const QChar c : text) {
            const int i = indexOf(c);
            if (i < 0)
                return -1.0;
            sum += m_advance[std::size_t(i)];
        }
        return sum;
    }
    void draw(QPainter &painter, QPointF baseline, QStringView text) const
    {
        std::array<quint32, 48> glyphs;
        std::array<QPointF, 48> places;
        const int count = int(qMin<qsizetype>(text.size(), 48));
        double x = 0.0;
        for (int i = 0; i < count; ++i) {
            const auto c = std::size_t(indexOf(text[i]));
            glyphs[std::size_t(i)] = m_glyph[c];
            places[std::size_t(i)] = QPointF(x, 0);
            x += m_advance[c];
        }
        QGlyphRun run;
        run.setRawFont(m_raw);
        run.setRawData(glyphs.data(), places.data(), count);
        painter.drawGlyphRun(baseline, run);
    }

private:
    static constexpr std::u16string_view kChars = u"0123456789.,-\u2212+\u00D7%e'\u00A0\u202F\u2019";
    void add(std::size_t i)
    {
        const QList<quint32> glyph = m_raw.glyphIndexesForString(QString(QChar(kChars[i])));
        if (glyph.size() != 1 || glyph[0] == 0)
            return; // left to another font of the system
        m_glyph[i] = glyph[0];
        m_advance[i] = m_raw.advancesForGlyphIndexes(glyph).value(0).x();
        m_has[i] = true;
    }
    int indexOf(QChar c) const
    {
        const char16_t u = c.unicode();
        const std::size_t i = u >= u'0' && u <= u'9' ? std::size_t(u - u'0') : kChars.find(u);
        return i < kChars.size() && m_has[i] ? int(i) : -1;
    }
    QRawFont m_raw;
    std::array<quint32, kChars.size()> m_glyph{};
    std::array<double, kChars.size()> m_advance{};
    std::array<bool, kChars.size()> m_has{};
};

} // namespace

// Faint enough for every ink of a cell to read at 4.5:1 over it.
QColor heatBarColour(const ThemeColours &colours)
{
    QColor fill = colours.accent;
    fill.setAlphaF(colours.dark ? 0.16F : 0.18F);
    return fill;
}

struct NumberDelegate::Metrics {
    QFont font, glyphFont;
    QFontMetricsF fm{QFont()};
    double fraction = 0; // width kept right of the decimal point
    double glyph = 0; // width kept for the class marker
    QString point;
    ThemeColours colours;
    std::optional<DigitGlyphs> digits;
    mutable QCache<QString, QStaticText> texts{4096};
    mutable QCache<QString, double> widths{4096};
    mutable QCache<QString, double> lifts{4096};

    // Prices are shown as published, with up to five decimals: 3.36312.
    double fractionOf(const TableColumn &column) const
    {
        return column.style == format::Style::exactMoney ? fraction + fm.horizontalAdvance(QStringLiteral("00"))
                                                         : fraction;
    }

    // Digits by their glyphs, as they are painted; words of a column recur from row to row.
    double width(const QString &text) const
    {
        if (const double plain = digits->width(text); plain >= 0.0)
            return plain;
        if (const double *known = widths.object(text))
            return *known;
        const double measured = fm.horizontalAdvance(text);
        widths.insert(text, new double(measured)); // the cache owns it
        return measured;
    }

    // Static text hangs from its top. Han and Hangul come from a font of the system with a taller ascent: without this
    // their line would stand below that of the numbers beside them.
    double lift(const QString &text) const
    {
        const auto tall = [](QChar c) { return c.unicode() >= 0x1100; };
        if (std::none_of(text.begin(), text.end(), tall))
            return 0.0;
        if (const double *known = lifts.object(text))
            return *known;
        QTextLayout layout(text, font);
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        const double measured = line.isValid() ? line.ascent() - fm.ascent() : 0.0;
        lifts.insert(text, new double(measured)); // the cache owns it
        return measured;
    }

    // Shaping is the dearest part of a frame and most texts recur while scrolling.
    const QStaticText &shaped(const QString &text) const
    {
        if (QStaticText *known = texts.object(text))
            return *known;
        auto *made = new QStaticText(text); // the cache owns it
        made->setTextFormat(Qt::PlainText);
        made->setPerformanceHint(QStaticText::AggressiveCaching);
        made->prepare({}, font);
        texts.insert(text, made);
        return *made;
    }
};

NumberDelegate::NumberDelegate(DataTableView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void NumberDelegate::refresh() { m_metrics.reset(); }

const NumberDelegate::Metrics &NumberDelegate::metrics() const
{
    if (!m_metrics) {
        m_metrics = std::make_shared<Metrics>();
        m_metrics->font = numberFont(m_view->font());
        m_metrics->glyphFont = m_metrics->font;
        m_metrics->fm = QFontMetricsF(m_metrics->font);
        m_metrics->digits.emplace(m_metrics->font);
        m_metrics->point = QLocale().decimalPoint();
        m_metrics->fraction = m_metrics->fm.horizontalAdvance(m_metrics->point + QStringLiteral("000"));
        m_metrics->glyph = m_metrics->fm.horizontalAdvance(classGlyph(FigureClass::measured)) + 5;
        m_metrics->colours = Theme::instance().colours();
    }
    return *m_metrics;
}

int NumberDelegate::rowHeight() const { return int(std::ceil(metrics().fm.height())) + 8; }

QSize NumberDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {cellWidth(index), rowHeight()};
}

int NumberDelegate::cellWidth(const QModelIndex &index) const
{
    const ColumnarTableModel *table = m_view->table();
    if (table == nullptr)
        return 80;
    const Metrics &m = metrics();
    const TableColumn &column = table->column(index.column());
    if (column.pin)
        return rowHeight();
    const qsizetype row = table->sourceRow(index.row());
    const QString text = table->source()->display(row, index.column());
    double width = m.width(text);
    if (alignsOnPoint(column)) {
        const qsizetype point = text.lastIndexOf(m.point);
        const double whole = point < 0 ? width : m.width(text.left(point));
        width = whole + qMax(m.fractionOf(column), width - whole);
    }
    if (column.classMarkers)
        width += m.glyph;
    if (!table->source()->decoration(row, index.column()).isNull())
        width += rowHeight();
    return int(std::ceil(width)) + 2 * kCellPadding;
}

void NumberDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColumnarTableModel *table = m_view->table();
    if (table == nullptr || index.model() != table) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const Metrics &m = metrics();
    const ThemeColours &c = m.colours;
    const TableSource &source = *table->source();
    const int col = index.column();
    const TableColumn &column = table->column(col);
    const qsizetype row = table->sourceRow(index.row());
    QRect rect = option.rect;
    if (index.row() == m_view->m_headRow) // the head of the group has the room above
        rect.setTop(rect.top() + m_view->m_headHeight);
    const bool selected = (option.state & QStyle::State_Selected) != 0;

    if (selected)
        painter->fillRect(rect, c.accentSoft);
    else if (index.row() == m_view->m_hoveredRow)
        painter->fillRect(rect, c.raised);
    else if (index.row() % 2 == 1)
        painter->fillRect(rect, c.alternate);

    if (m_view->heatBars() && column.heatBar && column.kind == TableColumn::Kind::number) {
        const QVariant heat = table->data(index, TableRole::heat);
        if (heat.isValid()) {
            const double width = (rect.width() - 4) * heat.toDouble();
            painter->fillRect(QRectF(rect.left() + 2, rect.top() + 3, width, rect.height() - 6), heatBarColour(c));
        }
    }

    painter->setFont(m.font);
    const QColor ink = source.dimmed(row) && !selected ? c.disabled : c.text;
    const double top = rect.top() + (rect.height() - m.fm.height()) / 2.0;
    if (column.pin) {
        const QIcon star = qvariant_cast<QIcon>(table->data(index, Qt::DecorationRole));
        drawIcon(*painter, star, rect.adjusted(3, 3, -3, -3));
    } else {
        const QString text = source.display(row, col);
        const auto cls = column.classMarkers ? source.figureClass(row, col) : std::nullopt;
        const double right = rect.right() + 1 - kCellPadding;
        // Close before its number, as in the inspector: between two numbers a mark could belong to either.
        const auto drawMark = [&](double x) {
            if (!cls || text == format::dash())
                return;
            const QPen pen = painter->pen();
            painter->setPen(selected ? c.text : c.secondary);
            painter->drawStaticText(QPointF(x - m.glyph, top), m.shaped(classGlyph(*cls)));
            painter->setPen(pen);
        };
        painter->setPen(text == format::dash() && !selected ? c.secondary : ink);
        double left = rect.left() + kCellPadding + (column.classMarkers ? m.glyph : 0.0);
        const QVariant decoration = source.decoration(row, col);
        if (decoration.canConvert<QIcon>()) {
            const int side = rect.height() - 8;
            drawIcon(*painter, qvariant_cast<QIcon>(decoration), QRect(int(left), rect.top() + 4, side, side));
            left += side + 4;
        } else if (decoration.canConvert<QColor>()) {
            painter->fillRect(
                QRectF(left, rect.top() + rect.height() / 2.0 - 4, 8, 8), qvariant_cast<QColor>(decoration));
            left += 13;
        }
        const double room = right - left;
        if (column.kind == TableColumn::Kind::number) {
            const double plain = text.size() <= 48 ? m.digits->width(text) : -1.0;
            const double width = plain >= 0.0 ? plain : m.shaped(text).size().width();
            double x = right - width;
            if (alignsOnPoint(column)) {
                const qsizetype point = text.lastIndexOf(m.point);
                const double whole = point < 0 ? width
                    : plain >= 0.0             ? m.digits->width(QStringView(text).left(point))
                                               : m.shaped(text.left(point)).size().width();
                x = qMin(x, right - m.fractionOf(column) - whole);
            }
            x = qMax(x, left - 1);
            drawMark(width > room + 1 ? left : x);
            if (width > room + 1)
                m_view->widenFor(col, cellWidth(index));
            if (width > room + 1) // never a number that looks complete but is not
                painter->drawStaticText(QPointF(right - m.shaped(QStringLiteral("\u2026")).size().width(), top),
                    m.shaped(QStringLiteral("\u2026")));
            else if (plain >= 0.0)
                m.digits->draw(*painter, QPointF(x, top + m.fm.ascent()), text);
            else
                painter->drawStaticText(QPointF(x, top - m.lift(text)), m.shaped(text));
        } else {
            const QStaticText *shaped = &m.shaped(text);
            double lift = m.lift(text);
            if (shaped->size().width() > room) {
                const QString elided = m.fm.elidedText(text, Qt::ElideRight, room);
                shaped = &m.shaped(elided);
                lift = m.lift(elided);
            }
            double x = left;
            if (column.kind == TableColumn::Kind::boolean || (column.alignment & Qt::AlignHCenter))
                x = left + (room - shaped->size().width()) / 2.0;
            else if (column.alignment & Qt::AlignRight)
                x = right - shaped->size().width();
            painter->drawStaticText(QPointF(qMax(x, left), top - lift), *shaped);
        }
    }
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(c.accent, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(rect).adjusted(1, 1, -1.5, -1.5));
    }
}

} // namespace wattfare
