// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/fact_tree.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace wattfare {

namespace {

constexpr int kValueRole = Qt::UserRole + 10, kRangeRole = Qt::UserRole + 11, kLinkRole = Qt::UserRole + 12,
              kToneRole = Qt::UserRole + 13;
constexpr double kBesideFrom
    = 400; // narrower, every range stands below its value: the values of a column share an edge
constexpr double kMargin = kSpace1, kPad = 2, kGap = kSpace2;

constexpr QColor ThemeColours::*kTones[]
    = {&ThemeColours::text, &ThemeColours::secondary, &ThemeColours::better, &ThemeColours::worse};

// Lays the text out in lines of that width; calls back with each of them.
template <class Line>
void breakLines(QTextLayout &layout, bool right, double width, Line line)
{
    QTextOption option(right ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double y = 0;
    for (QTextLine each = layout.createLine(); each.isValid(); each = layout.createLine()) {
        each.setLineWidth(width);
        each.setPosition({0, y});
        y += each.height();
        line(each, y);
    }
    layout.endLayout();
}

QString oneText(QString text) { return text.replace(QLatin1Char('\n'), QChar::LineSeparator); }

FactPiece placed(const QFont &font, const QString &text, double left, double top, double width, bool right)
{
    FactPiece piece;
    piece.text = oneText(text);
    piece.right = right;
    piece.drawn = std::make_shared<QTextLayout>(piece.text, font);
    piece.drawn->setCacheEnabled(true); // shaped once, drawn with every frame
    double height = 0;
    breakLines(*piece.drawn, right, width, [&](const QTextLine &line, double bottom) {
        if (piece.lines.isEmpty())
            piece.ascent = line.ascent();
        piece.lines << piece.text.mid(line.textStart(), line.textLength());
        height = bottom;
    });
    piece.place = {left, top, width, height};
    return piece;
}

// Two texts of one line, perhaps of different scripts, on one baseline.
void align(FactPiece &a, FactPiece &b)
{
    const double down = a.ascent - b.ascent;
    (down > 0 ? b : a).place.translate(0, std::abs(down));
}

double widest(const QFontMetricsF &metrics, const QString &text)
{
    double result = 0;
    for (const QString &word : text.split(QLatin1Char(' ')))
        result = std::max(result, metrics.horizontalAdvance(word));
    return std::ceil(result) + 1;
}

class FactDelegate : public QStyledItemDelegate
{
public:
    explicit FactDelegate(FactTree *tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {
            static_cast<int>(m_tree->textWidth(index)), static_cast<int>(std::ceil(m_tree->layoutOf(index).height))};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const override
    {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QStyle *style = m_tree->style();
        option.text.clear();
        style->drawControl(QStyle::CE_ItemViewItem, &option, painter, m_tree);
        const auto group = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        const bool link = !index.data(kLinkRole).toString().isEmpty();
        const ThemeColours &colours = Theme::instance().colours();
        const QVariant tone = index.data(kToneRole);
        const QColor main = tone.isValid()
            ? colours.*kTones[static_cast<std::size_t>(tone.toInt())]
            : option.palette.color(group, link ? QPalette::Link : QPalette::Text); // the selection is a soft fill
        const QColor second = colours.secondary;
        for (const FactPiece &piece : m_tree->layoutOf(index).pieces) {
            painter->setPen(piece.secondary ? second : main);
            piece.drawn->draw(painter, piece.place.topLeft() + QPointF(option.rect.topLeft()));
        }
    }

private:
    FactTree *m_tree;
};

} // namespace

FactLayout layoutFact(const QFont &font, const QString &name, const QString &value, const QString &range, double width)
{
    FactLayout layout;
    const QFontMetricsF metrics(font);
    const double inner = std::max(width - 2 * kMargin, 24.0);
    const auto lineWidth = [&](const QString &text) { return std::ceil(metrics.horizontalAdvance(text)) + 1; };
    const auto add = [&](const FactPiece &piece) {
        layout.height = std::max(layout.height, piece.place.bottom());
        layout.pieces.push_back(piece);
    };
    const double nameWidth = lineWidth(name), valueWidth = lineWidth(value), rangeWidth = lineWidth(range);
    const double left = kMargin, right = kMargin + inner;
    const double space = lineWidth(QStringLiteral(" "));
    const bool beside
        = !range.isEmpty() && width >= kBesideFrom && nameWidth + kGap + valueWidth + space + rangeWidth <= inner;
    if (value.isEmpty()) {
        add(placed(font, name, left, kPad, inner, false));
    } else if (beside) {
        FactPiece first = placed(font, name, left, kPad, nameWidth, false);
        FactPiece second = placed(font, value, right - rangeWidth - space - valueWidth, kPad, valueWidth, true);
        align(first, second);
        add(first);
        add(second);
    } else if (const double rest = inner - kGap - valueWidth;
               nameWidth <= rest || (valueWidth <= inner / 2 && widest(metrics, name) <= rest)) {
        FactPiece first = placed(font, name, left, kPad, rest, false);
        FactPiece second = placed(font, value, right - valueWidth, kPad, valueWidth, true);
        align(first, second);
        add(first);
        add(second);
    } else {
        add(placed(font, name, left, kPad, inner, false));
        add(placed(font, value, left, layout.height, inner, true));
    }
    if (!range.isEmpty()) {
        FactPiece piece = beside
            ? placed(font, range, right - rangeWidth, kPad, rangeWidth, true)
            : placed(font, range, left, layout.pieces.size() > 1 ? layout.pieces.back().place.bottom() : layout.height,
                inner, true);
        // Beside a wrapped name the range may stand below the value if it keeps clear of the name's lines.
        if (!beside && layout.pieces.front().place.bottom() > piece.place.top()) {
            const double free = right - layout.pieces.front().place.right() - kGap;
            piece = rangeWidth <= free ? placed(font, range, right - rangeWidth, piece.place.top(), rangeWidth, true)
                                       : placed(font, range, left, layout.height, inner, true);
        }
        if (beside)
            piece.place.translate(
                0, layout.pieces[1].place.top() + layout.pieces[1].ascent - piece.place.top() - piece.ascent);
        piece.secondary = true;
        add(piece);
    }
    layout.height += kPad;
    return layout;
}

FactTree::FactTree(const QString &accessibleName, QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setColumnHidden(1, true); // drawn with the name
    setHeaderHidden(true);
    setAccessibleName(accessibleName);
    setAlternatingRowColors(false);
    setRootIsDecorated(true);
    setIndentation(12);
    setUniformRowHeights(false);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(48);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setItemDelegate(new FactDelegate(this));
    viewport()->setMouseTracking(true);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *item) {
        if (const QString target = link(item); !target.isEmpty())
            emit linkActivated(target);
    });
}

void FactTree::setLink(QTreeWidgetItem *item, const QString &target)
{
    item->setData(0, kLinkRole, target);
    QFont font;
    font.setUnderline(true);
    item->setFont(0, font);
}

QString FactTree::link(const QTreeWidgetItem *item) { return item ? item->data(0, kLinkRole).toString() : QString(); }

void FactTree::setRow(QTreeWidgetItem *item, const QString &name, const QString &value, const QString &range)
{
    const QString whole = range.isEmpty() ? value : value + QLatin1Char(' ') + range;
    item->setText(0, name);
    item->setText(1, whole);
    item->setData(0, kValueRole, value);
    item->setData(0, kRangeRole, range);
    item->setData(0, Qt::AccessibleTextRole, value.isEmpty() ? name : name + QStringLiteral(": ") + whole);
}

double FactTree::textWidth(const QModelIndex &index) const
{
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    return viewport()->width() - depth * indentation();
}

const FactLayout &FactTree::layoutOf(const QModelIndex &index) const
{
    const QVariant own = index.data(Qt::FontRole);
    const QFont font = own.isValid() ? qvariant_cast<QFont>(own).resolve(this->font()) : this->font();
    const QString name = index.data(Qt::DisplayRole).toString(), value = index.data(kValueRole).toString();
    const QString range = index.data(kRangeRole).toString();
    const double width = textWidth(index);
    const QChar border(0x1F);
    const QString key = name + border + value + border + range + border + QString::number(width) + border
        + (own.isValid() ? font.key() : QString());
    if (const FactLayout *known = m_layouts.object(key))
        return *known;
    auto *made = new FactLayout(layoutFact(font, name, value, range, width));
    m_layouts.insert(key, made); // the cache owns it
    return *made;
}

void FactTree::setTone(QTreeWidgetItem *item, QColor ThemeColours::*colour)
{
    const auto found = std::find(std::begin(kTones), std::end(kTones), colour);
    item->setData(0, kToneRole, found == std::end(kTones) ? QVariant() : QVariant(int(found - std::begin(kTones))));
}

void FactTree::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_layouts.clear();
}

void FactTree::keyPressEvent(QKeyEvent *event)
{
    const QString target = link(currentItem());
    if (!target.isEmpty() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && !(event->modifiers() & ~Qt::KeypadModifier)) {
        emit linkActivated(target);
        return;
    }
    if (!event->matches(QKeySequence::Copy)) {
        QTreeWidget::keyPressEvent(event);
        return;
    }
    QStringList rows; // in the order of the tree
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if (!(*it)->isSelected())
            continue;
        const QString value = (*it)->text(1);
        rows << (value.isEmpty() ? (*it)->text(0) : (*it)->text(0) + QLatin1Char('\t') + value);
    }
    if (!rows.isEmpty())
        QApplication::clipboard()->setText(rows.join(QLatin1Char('\n')));
}

void FactTree::mouseMoveEvent(QMouseEvent *event)
{
    QTreeWidget::mouseMoveEvent(event);
    const bool over = !link(itemAt(event->pos())).isEmpty();
    if (over != (viewport()->cursor().shape() == Qt::PointingHandCursor))
        viewport()->setCursor(over ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

// The arrow stands by the first line.
void FactTree::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    QRect first = rect;
    first.setHeight(std::min(rect.height(), fontMetrics().height() + 2 * static_cast<int>(kPad)));
    QTreeWidget::drawBranches(painter, first, index);
}

void FactTree::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (columnWidth(0) == viewport()->width())
        return;
    setColumnWidth(0, viewport()->width());
    scheduleDelayedItemsLayout(); // the heights follow the width
}

} // namespace wattfare
