// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>
#include <QStyledItemDelegate>

// How the cells of a comparison are drawn, and the data that they bear for it.
namespace wattfare::comparing {

inline constexpr int kVerdictRole = Qt::UserRole + 1; // QString, second line
inline constexpr int kJudgeRole = Qt::UserRole + 2; // int of Verdict
inline constexpr int kBestRole = Qt::UserRole + 3; // bool
inline constexpr int kMetricRole
    = Qt::UserRole + 4; // int of the Metric that explains the figure, with its name, -1 where none does
inline constexpr int kBriefRole = Qt::UserRole + 5; // QString, the second line where there is little room
inline constexpr int kRangeRole
    = Qt::UserRole + 6; // QString, the end of the value that is its range; empty without one
inline constexpr int kBarRole
    = Qt::UserRole + 7; // double 0 to 1, the share of the largest of the row; invalid without bars
inline constexpr int kPinRole = Qt::UserRole + 8; // int, the pin of a row of candidates
inline constexpr int kIdRole = Qt::UserRole + 9; // QString, ComparisonRow::id in the header of a column
inline constexpr int kHigherRole = Qt::UserRole + 10; // bool there: more is better

// Behind a selected candidate; pale, so that the colours of better and worse stay legible on it.
QColor columnTint();

// The value on the first line, what it means against the baseline on the second.
class ComparisonDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

// A name takes as many lines as its column leaves it: a tree alone would cut off what its figures have no lines for.
class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace wattfare::comparing
