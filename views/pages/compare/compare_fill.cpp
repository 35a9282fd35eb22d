// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How the page Compare puts a comparison into its tree.
#include "views/pages/compare/compare_page.h"
#include "views/pages/compare/comparison_delegate.h"
#include "views/pages/compare/comparison_items.h"
#include "views/tables/frozen_tree.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QScrollBar>
#include <QToolButton>

#include <numeric>

namespace wattfare {

using namespace comparing;

namespace {

constexpr int kNarrowNames = 180, kNarrowCells = 150; // columns give way as far as that
constexpr int kWidestNames = 400, kWidestCells = 300;

} // namespace

void ComparePage::fill()
{
    const int scrolled = m_tree->verticalScrollBar()->value(), aside = m_tree->horizontalScrollBar()->value();
    const bool keptView = m_rows == m_asRows->isChecked(); // and not turned
    m_rows = m_asRows->isChecked();
    const QSignalBlocker blocker(m_tree);
    m_tree->setAutoScroll(false);
    m_tree->setUpdatesEnabled(false);
    m_order = orderBy(*m_comparison, asRows() ? m_sortId : QString(), m_sortDown);
    if (asRows())
        fillCandidates();
    else
        fillFigures();
    m_wide.clear();
    for (int i = 0; i < m_tree->columnCount(); ++i) {
        m_tree->resizeColumnToContents(i);
        const int wide = m_tree->columnWidth(i) + (i == 0 ? kSpace2 : 0); // a name keeps clear of the first figure
        m_wide.push_back(std::clamp(wide, i == 0 ? kNarrowNames : asRows() ? 70 : 110, i == 0 ? 320 : 240));
    }
    fitColumns();
    mark();
    m_tree->setUpdatesEnabled(true);
    m_tree->doItemsLayout();
    m_tree->setAutoScroll(true);
    m_tree->verticalScrollBar()->setValue(keptView ? scrolled : 0); // what one looks at stays while a slider moves
    m_tree->horizontalScrollBar()->setValue(keptView ? aside : 0);
}

std::shared_ptr<const ShownFigures> ComparePage::shownFigures() const
{
    auto shown = std::make_shared<ShownFigures>();
    shown->comparison = m_comparison;
    shown->figures = shownRows(*m_comparison, !m_onlyDifferences->isChecked());
    for (const ComparisonRow *row : shown->figures)
        shown->largest.push_back(m_bars->isChecked() ? largestOf(*row) : 0.0);
    shown->asRows = asRows();
    return shown;
}

// Figures in groups below each other, a column each candidate.
void ComparePage::fillFigures()
{
    QSet<QString> closed;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->rootIsDecorated() && !m_tree->topLevelItem(i)->isExpanded())
            closed.insert(m_tree->topLevelItem(i)->text(0));
    }
    const auto pathOf = [](const QTreeWidgetItem *item) {
        return item ? (item->parent() ? item->parent()->text(0) + QLatin1Char('\n') : QString()) + item->text(0)
                    : QString();
    };
    const QString current = pathOf(m_tree->currentItem());
    const int currentAt = m_tree->currentColumn();
    m_tree->clear();
    m_tree->setRootIsDecorated(true);
    QStringList titles{tr("Figure")};
    for (std::size_t i = 0; i < m_comparison->pins.size(); ++i)
        titles << nameOf(i);
    setTitles(titles);
    const auto shown = shownFigures();
    std::size_t figure = 0;
    for (const ComparisonGroup &group : m_comparison->groups) {
        auto *head = new QTreeWidgetItem(m_tree, {group.title});
        head->setFirstColumnSpanned(true);
        head->setFont(0, uiFont(TypeSize::body, true));
        head->setFlags(Qt::ItemIsEnabled);
        head->setSizeHint(0, QSize(0, QFontMetrics(head->font(0)).height() + 2 * kSpace1)); // one line over all columns
        for (const ComparisonRow &row : group.rows) {
            if (m_onlyDifferences->isChecked() && !row.differs)
                continue;
            auto *item = new ComparisonItem(shown, figure++);
            head->addChild(item);
            item->setText(0, titleWithUnit(row));
            item->setToolTip(0, plainTip(row.help.isEmpty() ? item->text(0) : row.help)); // a long name is cut off
            item->setData(0, kMetricRole, row.explains ? static_cast<int>(*row.explains) : -1);
            if (!current.isEmpty() && pathOf(item) == current)
                m_tree->setCurrentItem(item, std::min(currentAt, static_cast<int>(row.cells.size())));
        }
        if (head->childCount() == 0)
            delete head;
        else
            head->setExpanded(!closed.contains(group.title));
    }
}

// Candidates below each other, sorted by a figure, a column each.
void ComparePage::fillCandidates()
{
    const auto idOf = [this](int column) { return m_tree->headerItem()->data(column, kIdRole).toString(); };
    const int pin = currentPin(); // the pins may be others now; the selection puts that right
    const QString current = m_tree->currentColumn() > 0 ? idOf(m_tree->currentColumn()) : QString();
    m_tree->clear();
    m_tree->setRootIsDecorated(false);
    const auto shown = shownFigures();
    const std::vector<const ComparisonRow *> &figures = shown->figures;
    QStringList titles{tr("Candidate")};
    for (const ComparisonRow *row : figures) {
        titles << titleWithUnit(*row);
        if (row->id == m_sortId)
            titles.last() += m_sortDown ? QStringLiteral(" \u2193") : QStringLiteral(" \u2191");
    }
    setTitles(titles);
    QTreeWidgetItem *head = m_tree->headerItem();
    head->setToolTip(0, tr("Click: in the order in which they were pinned"));
    QList<QTreeWidgetItem *> items;
    for (const std::size_t i : m_order) {
        auto *item = new ComparisonItem(shown, i);
        items << item;
        item->setText(0, nameOf(i));
        item->setToolTip(0, plainTip(m_comparison->pins[i].name));
        item->setData(0, kPinRole, static_cast<int>(i));
    }
    m_tree->addTopLevelItems(items);
    int column = 0;
    for (const ComparisonGroup &group : m_comparison->groups)
        for (const ComparisonRow &row : group.rows) {
            if (std::find(figures.begin(), figures.end(), &row) == figures.end())
                continue;
            ++column;
            head->setData(column, kIdRole, row.id);
            head->setData(column, kMetricRole, row.explains ? static_cast<int>(*row.explains) : -1);
            head->setData(column, kHigherRole, row.lowerIsBetter == false);
            head->setToolTip(column,
                plainTip(group.title + QLatin1String(": ") + titleWithUnit(row) + QLatin1Char('\n')
                    + (row.help.isEmpty() ? QString() : row.help + QLatin1Char('\n')) + tr("Click to sort.")));
            if (row.id == current && pin >= 0 && pin < static_cast<int>(m_order.size()))
                m_tree->setCurrentItem(itemOf(pin), column);
        }
}

void ComparePage::setTitles(const QStringList &titles)
{
    m_tree->setHeaderItem(new QTreeWidgetItem); // nothing stays of the columns before
    m_tree->setColumnCount(static_cast<int>(titles.size()));
    m_tree->setHeaderLabels(titles);
    m_tree->headerItem()->setTextAlignment(0, Qt::AlignLeft | Qt::AlignVCenter);
}

QString ComparePage::nameOf(std::size_t pin) const
{
    QString name = m_comparison->pins[pin].name;
    if (const qsizetype end = name.indexOf(QStringLiteral(" · ")); end > 0)
        name.replace(end, 3, QLatin1Char('\n')); // where and how it is bought stands below: columns are narrow
    return pin == m_comparison->baseline ? name + QLatin1Char('\n') + tr("baseline") : name;
}

// As wide as their contents; where not all fit beside each other they give way, as far as they stay legible.
void ComparePage::fitColumns()
{
    std::vector<int> widths = m_wide;
    if (asRows()) { // the figures scroll
        for (std::size_t i = 0; i < widths.size(); ++i)
            m_tree->setColumnWidth(static_cast<int>(i), widths[i]);
        m_tree->scheduleLayout();
        return;
    }
    int excess = std::accumulate(widths.begin(), widths.end(), 0) - m_tree->viewport()->width();
    // The names first, then the candidates alike; what one of them cannot give the others do.
    for (bool more = true; more && excess > 0;) {
        more = false;
        for (std::size_t i = 0; i < widths.size() && excess > 0; ++i) {
            const int left = static_cast<int>(widths.size() - std::max<std::size_t>(i, 1));
            const int least = i == 0 ? kNarrowNames : std::min(widths[i], kNarrowCells);
            const int given = std::min(i == 0 ? excess : (excess + left - 1) / left, widths[i] - least);
            widths[i] -= given;
            excess -= given;
            more = more || given > 0;
        }
    }
    // What is left over goes to the candidates, then to the names, as long as a row still reads as one.
    for (std::size_t i = widths.size(); i-- > 0 && excess < 0;) {
        const int given = std::clamp((i == 0 ? kWidestNames : kWidestCells) - widths[i], 0,
            -excess / static_cast<int>(std::max<std::size_t>(i, 1)));
        widths[i] += given;
        excess += given;
    }
    for (std::size_t i = 0; i < widths.size(); ++i)
        m_tree->setColumnWidth(static_cast<int>(i), widths[i]);
    m_tree->scheduleLayout(); // a range that no longer fits beside its value takes a line
}

} // namespace wattfare
