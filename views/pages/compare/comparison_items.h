// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/compare/comparison.h"

#include <QTreeWidgetItem>

#include <memory>

namespace wattfare::comparing {

// What the tree shows of a comparison. It outlives the page's own while a tree lets its items go.
struct ShownFigures {
    std::shared_ptr<const Comparison> comparison;
    std::vector<const ComparisonRow *> figures; // of it
    std::vector<double> largest; // of each figure, that its bars are shares of; 0: no bars
    bool asRows = false; // the candidates
};

// A figure, its candidates beside each other; or a candidate, its figures beside each other. Its cells are put into
// words when they are asked for: of forty candidates most are out of sight.
class ComparisonItem final : public QTreeWidgetItem
{
public:
    // `at`: of the figures, or of the pins where candidates are the rows.
    ComparisonItem(std::shared_ptr<const ShownFigures> shown, std::size_t at)
        : m_shown(std::move(shown))
        , m_at(at)
    {
    }
    QVariant data(int column, int role) const override;

private:
    std::shared_ptr<const ShownFigures> m_shown;
    std::size_t m_at;
};

// Of a row of numbers that a bar can stand for; 0 for others.
double largestOf(const ComparisonRow &row);

} // namespace wattfare::comparing
