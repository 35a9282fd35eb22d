// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare/comparison_delegate.h"

#include "views/pages/compare/comparison.h"
#include "views/tables/frozen_tree.h"
#include "views/tables/number_delegate.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QHash>
#include <QPainter>

#include <algorithm>

namespace wattfare::comparing {

namespace {

constexpr int kWideVerdict = 200; // pixels; a longer one is broken

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

// Rows are asked for their heights again and again, and text is slow to measure.
int widthIn(const QFont &font, const QString &words)
{
    constexpr qsizetype kMost = 20'000;
    static QList<std::pair<QFont, QHash<QString, int>>> known; // of few fonts
    auto of = std::find_if(known.begin(), known.end(), [&](const auto &each) { return each.first == font; });
    if (of == known.end() || of->second.size() > kMost) {
        known.removeIf([&](const auto &each) { return each.first == font; });
        of = known.insert(known.end(), {font, {}});
    }
    auto found = of->second.find(words);
    if (found == of->second.end())
        found = of->second.insert(words, QFontMetrics(font).horizontalAdvance(words));
    return *found;
}

// A range that is too wide beside its value stands below it; the value is then left without.
QString splitRange(QString &value, const QModelIndex &index, int room)
{
    const QString range = index.data(kRangeRole).toString();
    const QFont font = index.data(kBestRole).toBool() ? bold(uiFont(TypeSize::body)) : uiFont(TypeSize::body);
    if (range.isEmpty() || widthIn(font, value) <= room)
        return {};
    value.chop(range.size());
    value = value.trimmed();
    return range;
}

// "−27 (−14 %), not distinguishable" takes two lines, so that columns stay narrow.
QStringList verdictLines(const QString &verdict)
{
    if (verdict.isEmpty())
        return {};
    const qsizetype comma = verdict.indexOf(QLatin1String(", "));
    if (comma < 0 || widthIn(uiFont(TypeSize::caption), verdict) <= kWideVerdict)
        return {verdict};
    return {verdict.left(comma + 1), verdict.mid(comma + 2)};
}

} // namespace

QColor columnTint()
{
    const ThemeColours &colours = Theme::instance().colours();
    const auto half = [](int a, int b) { return (a + b) / 2; };
    return {half(colours.base.red(), colours.accentSoft.red()), half(colours.base.green(), colours.accentSoft.green()),
        half(colours.base.blue(), colours.accentSoft.blue())};
}

void ComparisonDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    QString value = option.text;
    option.text.clear();
    if (index.model()->headerData(index.column(), Qt::Horizontal, FrozenTree::kMarkedRole).toBool()
        || index.siblingAtColumn(0).data(FrozenTree::kMarkedRole).toBool())
        option.backgroundBrush = columnTint(); // a selected candidate, all its column or row

    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    const ThemeColours &colours = Theme::instance().colours();
    if (const QVariant share = index.data(kBarRole); share.isValid())
        painter->fillRect(QRectF(option.rect.left() + 2, option.rect.top() + 3,
                              (option.rect.width() - 4) * share.toDouble(), option.rect.height() - 6),
            heatBarColour(colours));
    const QColor plain = colours.text;
    const QRect room = option.rect.adjusted(kSpace2, kSpace1, -kSpace2, -kSpace1);
    painter->save();
    painter->setFont(index.data(kBestRole).toBool() ? bold(option.font) : option.font);
    painter->setPen(plain);
    const QString verdict = index.data(kVerdictRole).toString(), range = splitRange(value, index, room.width());
    const int line = painter->fontMetrics().height();
    const QRect first(room.left(),
        verdict.isEmpty() && range.isEmpty() ? room.top() + (room.height() - line) / 2 : room.top(), room.width(),
        line);
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(value, Qt::ElideRight, first.width()));
    QRect next(room.left(), room.top() + line, room.width(), QFontMetrics(uiFont(TypeSize::caption)).height());
    painter->setFont(uiFont(TypeSize::caption));
    if (!range.isEmpty()) {
        painter->drawText(next, Qt::AlignRight | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(range, Qt::ElideRight, next.width()));
        next.translate(0, next.height());
    }
    if (!verdict.isEmpty()) {
        const auto judged = static_cast<Verdict>(index.data(kJudgeRole).toInt());
        painter->setPen(judged == Verdict::better ? colours.better
                : judged == Verdict::worse        ? colours.worse
                                                  : colours.secondary);
        QStringList lines = verdictLines(verdict);
        if (lines.size() == 1 && painter->fontMetrics().horizontalAdvance(verdict) > next.width())
            lines = {index.data(kBriefRole).toString()};
        for (const QString &words : std::as_const(lines)) {
            painter->drawText(next, Qt::AlignRight | Qt::AlignVCenter,
                painter->fontMetrics().elidedText(words, Qt::ElideRight, next.width()));
            next.translate(0, next.height());
        }
    }
    painter->restore();
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics small(uiFont(TypeSize::caption));
    const QString verdict = index.data(kVerdictRole).toString();
    const QStringList lines = verdictLines(verdict);
    QString value = index.data().toString();
    int wide = widthIn(bold(option.font), value);
    for (const QString &words : lines)
        wide = std::max(wide, widthIn(uiFont(TypeSize::caption), words));
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const bool apart = tree && !splitRange(value, index, tree->columnWidth(index.column()) - 2 * kSpace2).isEmpty();
    const int tall = option.fontMetrics.height() + (static_cast<int>(lines.size()) + (apart ? 1 : 0)) * small.height();
    return {wide + 2 * kSpace2 + 2, tall + 2 * kSpace1};
}

QSize NameDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (!tree || index.data(Qt::SizeHintRole).isValid())
        return hint;
    const int indent = (index.parent().isValid() ? 2 : tree->rootIsDecorated() ? 1 : 0) * tree->indentation();
    const QRect room(0, 0, std::max(1, tree->columnWidth(index.column()) - indent - 2 * kSpace1), 1);
    const int tall = option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
    hint.setHeight(std::max(hint.height(), tall + 2 * kSpace1));
    return hint;
}

} // namespace wattfare::comparing
