// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/guide/guide_page.h"
#include "views/widgets/fact_tree.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>
#include <iterator>

// The answer and the selection of the window: a line that names an instance type stands for its candidates.
namespace wattfare {

namespace {

constexpr int kTypeRole = Qt::UserRole + 30; // QString: name of a type
constexpr int kMostCandidates = 200; // that a line stands for

bool isLinked(const QTreeWidgetItem *item) { return item && item->data(0, kTypeRole).isValid(); }

} // namespace

void GuidePage::linkType(QTreeWidgetItem *item, const QString &name) { item->setData(0, kTypeRole, name); }

void GuidePage::connectTree()
{
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->installEventFilter(this);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &GuidePage::selectChosen);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](const QTreeWidgetItem *item) {
        if (isLinked(item) && m_selection.current())
            emit explainRequested({{*m_selection.current()}, m_selection.metric});
    });
}

// Those bought and placed as what is selected come first.
std::vector<Candidate> GuidePage::candidatesOf(const QTreeWidgetItem &item) const
{
    std::vector<Candidate> found;
    if (!m_data.snapshot || !m_data.results)
        return found;
    const Results &results = *m_data.results;
    const auto now = m_selection.current();
    const TypeIndex type = m_data.snapshot->type(item.data(0, kTypeRole).toString().toStdString());
    for (std::size_t row = 0; row < results.size() && std::ssize(found) < kMostCandidates; ++row) {
        const Candidate &candidate = results.candidate(row);
        if (candidate.type == type)
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
            if (std::ssize(next.candidates) < kMostCandidates
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
    // What was chosen here is no longer selected. What is selected elsewhere is not marked: it would look like a choice
    // of the guide.
    m_sent = {};
    m_quiet = true;
    m_tree->clearSelection();
    m_quiet = false;
}

// The same keys as in the table of candidates; a field whose text gives way to what is typed.
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
    if (auto *combo = qobject_cast<QComboBox *>(watched); combo && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            QTimer::singleShot(0, combo->lineEdit(), &QLineEdit::selectAll); // after the click has set its cursor
    }
    return Page::eventFilter(watched, event);
}

} // namespace wattfare
