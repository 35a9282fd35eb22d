// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/guide/guide_page.h"
#include "views/widgets/fact_tree.h"

#include <QKeyEvent>

#include <algorithm>
#include <functional>

// The recommendation and the selection of the window: a line that names instance types stands for their candidates, a
// way of buying for what is selected, bought so.
namespace wattfare {

namespace {

constexpr int kTypesRole = Qt::UserRole + 30; // QStringList: names of types, or of families where no type is named
constexpr int kMarksRole = Qt::UserRole + 32; // QStringList: families, a type of which marks the line as well
constexpr int kOptionRole = Qt::UserRole + 31; // QString: id of a purchase option
constexpr std::size_t kMostCandidates = 200; // that a line stands for

bool isLinked(const QTreeWidgetItem *item)
{
    return item && (item->data(0, kTypesRole).isValid() || item->data(0, kOptionRole).isValid());
}

bool names(const QStringList &list, const InstanceType &type)
{
    return list.contains(QString::fromStdString(type.name)) || list.contains(QString::fromStdString(type.family));
}

} // namespace

void GuidePage::linkTypes(QTreeWidgetItem *item, const QStringList &list, const QStringList &marks) const
{
    if (!list.isEmpty())
        item->setData(0, kTypesRole, list);
    item->setData(0, kMarksRole, marks);
}

void GuidePage::linkOption(QTreeWidgetItem *item, const PurchaseOption &option) const
{
    item->setData(0, kOptionRole, QString::fromStdString(option.id()));
}

void GuidePage::connectTree()
{
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->installEventFilter(this);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &GuidePage::selectChosen);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](const QTreeWidgetItem *item) {
        if (item->childCount() == 0 && isLinked(item) && m_selection.current()) // others unfold
            emit explainRequested({{*m_selection.current()}, m_selection.metric});
    });
    connect(m_tree, &QTreeWidget::itemExpanded, this, &GuidePage::echo);
    connect(m_tree, &QTreeWidget::itemCollapsed, this, &GuidePage::echo);
}

// Those bought and placed as what is selected come first.
std::vector<Candidate> GuidePage::candidatesOf(const QTreeWidgetItem &item) const
{
    std::vector<Candidate> found;
    if (!m_data.snapshot || !m_data.results)
        return found;
    const Results &results = *m_data.results;
    const auto now = m_selection.current();
    if (const QVariant option = item.data(0, kOptionRole); option.isValid()) {
        const auto &options = results.scenario().purchase;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (QString::fromStdString(options[i].id()) != option.toString())
                continue;
            for (Candidate each : m_selection.candidates) {
                each.option = static_cast<std::uint16_t>(i);
                if (results.find(each) && std::find(found.begin(), found.end(), each) == found.end())
                    found.push_back(each);
            }
        }
        return found;
    }
    const QStringList list = item.data(0, kTypesRole).toStringList();
    for (std::size_t row = 0; row < results.size() && found.size() < kMostCandidates; ++row) {
        const Candidate &candidate = results.candidate(row);
        if (names(list, m_data.snapshot->types[candidate.type]))
            found.push_back(candidate);
    }
    std::stable_partition(found.begin(), found.end(),
        [&](const Candidate &each) { return now && each.region == now->region && each.option == now->option; });
    return found;
}

void GuidePage::selectChosen()
{
    if (m_quiet)
        return;
    Selection next;
    next.metric = m_selection.metric;
    QList<QTreeWidgetItem *> chosen = m_tree->selectedItems();
    if (const auto current = chosen.indexOf(m_tree->currentItem()); current > 0)
        chosen.move(current, 0);
    for (const QTreeWidgetItem *item : std::as_const(chosen)) {
        if (!isLinked(item))
            continue;
        for (const Candidate &each : candidatesOf(*item))
            if (next.candidates.size() < kMostCandidates
                && std::find(next.candidates.begin(), next.candidates.end(), each) == next.candidates.end())
                next.candidates.push_back(each);
    }
    if (next.candidates.empty())
        return; // a reason, or a type that the result does not have
    m_sent = m_selection = next;
    emit selectionEdited(next);
}

void GuidePage::setSelection(const Selection &selection)
{
    m_selection = selection;
    if (selection == m_sent)
        return;
    m_sent = {};
    echo();
}

// Lines that name a selected type, and the way in which the current candidate is bought. A kind of instance stands for
// those of its types that no line below it in sight names.
void GuidePage::echo()
{
    if (m_quiet || !m_sent.candidates.empty())
        return;
    std::vector<const InstanceType *> types;
    for (const Candidate &each : m_selection.candidates)
        if (m_data.snapshot && each.type < m_data.snapshot->types.size() && types.size() < kMostCandidates)
            types.push_back(&m_data.snapshot->types[each.type]);
    const auto named = [&](const QTreeWidgetItem *item) {
        const QStringList list = item->data(0, kTypesRole).toStringList() + item->data(0, kMarksRole).toStringList();
        return std::any_of(types.begin(), types.end(), [&](const InstanceType *type) { return names(list, *type); });
    };
    const auto current = m_selection.current();
    QString option;
    if (current && m_data.results && current->option < m_data.results->scenario().purchase.size())
        option = QString::fromStdString(m_data.results->scenario().purchase[current->option].id());
    const std::function<bool(QTreeWidgetItem *)> mark = [&](QTreeWidgetItem *item) { // whether a line in sight says it
        bool below = false;
        for (int i = 0; i < item->childCount(); ++i)
            below = mark(item->child(i)) || below;
        const bool said = below && item->isExpanded();
        const bool marked
            = (!said && named(item)) || (!option.isEmpty() && item->data(0, kOptionRole).toString() == option);
        if (item->isSelected() != marked)
            item->setSelected(marked);
        return marked || said;
    };
    m_quiet = true;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        mark(m_tree->topLevelItem(i));
    m_quiet = false;
}

// The same keys as in the table of candidates.
bool GuidePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress && isLinked(m_tree->currentItem())) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if ((key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && (enter || key->key() == Qt::Key_Space)) {
            if (const auto candidates = candidatesOf(*m_tree->currentItem()); !candidates.empty()) {
                if (m_selection.current() != candidates.front()) {
                    m_selection.candidates = candidates;
                    m_sent = m_selection;
                    emit selectionEdited(m_selection);
                }
                if (enter)
                    emit explainRequested({{candidates.front()}, m_selection.metric});
                else
                    emit actionRequested(QStringLiteral("pin"));
            }
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

} // namespace wattfare
