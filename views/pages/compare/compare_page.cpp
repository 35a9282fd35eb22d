// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/compare/compare_page.h"

#include "views/pages/candidate_ids.h"
#include "views/pages/compare/comparison_delegate.h"
#include "views/tables/frozen_tree.h"
#include "views/tables/number_delegate.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/preset_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

namespace wattfare {

using namespace comparing;

ComparePage::ComparePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Compare"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    auto *label = new QLabel(tr("Baseline"), body);
    m_baseline = new QComboBox(body);
    m_baseline->setAccessibleName(tr("Baseline"));
    m_baseline->setToolTip(tr("The others show their difference from it"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label->setBuddy(m_baseline);
    m_onlyDifferences = new QCheckBox(tr("Only differences"), body);
    m_onlyDifferences->setToolTip(tr("Hides figures in which all candidates agree"));
    m_asRows = toolButton(QStringLiteral("transpose"), tr("Candidates as rows"), body);
    m_asRows->setObjectName(QStringLiteral("compare_as_rows"));
    m_asRows->setToolTip(tr("Candidates as rows, to sort by a figure; room for many"));
    m_asRows->setCheckable(true);
    m_bars = toolButton(QStringLiteral("heatmap"), tr("Bars behind the numbers"), body);
    m_bars->setObjectName(QStringLiteral("compare_bars"));
    m_bars->setCheckable(true);
    QToolButton *copy = toolButton(QStringLiteral("copy"), tr("Copy the comparison"), body);
    copy->setToolTip(tr("Copy the comparison, tab-separated"));
    m_note = plainLabel(body);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *tools = boxLayout<QHBoxLayout>(kSpace2);
    tools->addWidget(label);
    tools->addWidget(m_baseline);
    tools->addSpacing(kSpace4);
    tools->addWidget(m_onlyDifferences);
    tools->addStretch(1);
    tools->addWidget(m_note, 2);
    tools->addWidget(m_asRows);
    tools->addWidget(m_bars);
    tools->addWidget(copy);
    m_tree = new FrozenTree(body);
    m_tree->setAccessibleName(tr("Comparison"));
    m_tree->setItemDelegate(new ComparisonDelegate(m_tree));
    m_tree->setItemDelegateForColumn(0, new NameDelegate(m_tree));
    m_tree->setAlternatingRowColors(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setUniformRowHeights(false);
    m_tree->setWordWrap(true); // of the names
    m_tree->setIndentation(14);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace2);
    m_unlike = selectableLabel(body);
    m_unlike->setAccessibleName(tr("How the throughputs were measured"));
    m_unlike->hide();
    layout->addLayout(tools);
    layout->addWidget(m_unlike);
    layout->addWidget(m_tree, 1);
    m_stack->setBody(body);
    connect(m_baseline, &QComboBox::activated, this, &ComparePage::chooseBaseline);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this] { fill(); });
    connect(m_bars, &QToolButton::toggled, this, [this] { fill(); });
    connect(m_asRows, &QToolButton::clicked, this, [this](bool on) {
        m_asRowsChosen = on;
        setData(m_data);
        setSelection(m_selection);
    });
    connect(copy, &QToolButton::clicked, this, &ComparePage::copyAll);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    connect(m_stack, &PageStack::buttonClicked, this, [this] {
        if (std::exchange(m_stopped, false))
            setData(m_data);
        else
            emit actionRequested(m_data.snapshot ? QStringLiteral("page:explore") : QStringLiteral("open_catalogue"));
    });
    connectSelection();
    connect(m_tree, &QTreeWidget::customContextMenuRequested, this, &ComparePage::showMenu);
}

// A cell or the title of a column selects its candidate, with Ctrl it joins or leaves the selection.
void ComparePage::connectSelection()
{
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](const QTreeWidgetItem *item) {
        if ((asRows() || item->parent() != nullptr) && currentPin() >= 0 && isThere(currentPin()))
            emit explainRequested(currentCell());
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (currentPin() < 0 || !isThere(currentPin()))
            return;
        const Selection next = currentCell();
        if (next != m_selection) {
            m_selection = next;
            mark();
            emit selectionEdited(next);
        }
    });
    m_tree->header()->setSectionsClickable(true);
    connect(m_tree->header(), &QHeaderView::sectionClicked, this, [this](int section) {
        if (asRows())
            sortBy(section);
        else
            choose(section - 1, QApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
    });
    connect(m_tree->header(), &QHeaderView::sectionDoubleClicked, this, [this](int section) {
        if (!asRows() && section > 0 && isThere(section - 1))
            emit explainRequested(
                {{m_comparison->candidates[static_cast<std::size_t>(section - 1)]}, m_selection.metric});
    });
}

// Best first, then worst first, then as they were pinned, which the title of the names restores at once.
void ComparePage::sortBy(int column)
{
    const QString id = m_tree->headerItem()->data(column, kIdRole).toString();
    const bool downFirst = m_tree->headerItem()->data(column, kHigherRole).toBool();
    if (id.isEmpty() || (id == m_sortId && m_sortDown != downFirst)) {
        m_sortId.clear();
    } else {
        m_sortDown = id == m_sortId ? !downFirst : downFirst;
        m_sortId = id;
    }
    fill();
    setSelection(m_selection);
}

// `toggled`: the candidate joins the selection as its current one, or leaves it; the last one stays.
void ComparePage::choose(int pin, bool toggled)
{
    if (pin < 0 || pin >= static_cast<int>(m_comparison->candidates.size()) || !isThere(pin))
        return;
    const Candidate candidate = m_comparison->candidates[static_cast<std::size_t>(pin)];
    Selection next = m_selection;
    if (!toggled)
        next.candidates = {candidate};
    else if (std::erase(next.candidates, candidate) == 0)
        next.candidates.insert(next.candidates.begin(), candidate);
    if (next.candidates.empty() || next == m_selection)
        return;
    setSelection(next);
    emit selectionEdited(next);
}

// The candidate beside the cursor joins the selection and takes the cursor.
void ComparePage::extend(int by)
{
    const auto at = std::find(m_order.begin(), m_order.end(), static_cast<std::size_t>(currentPin())) - m_order.begin();
    const auto inside = [this](std::ptrdiff_t i) { return i >= 0 && i < std::ssize(m_order); };
    const auto pinAt = [this](std::ptrdiff_t i) { return static_cast<int>(m_order[static_cast<std::size_t>(i)]); };
    std::ptrdiff_t next = at + by;
    while (inside(next) && !isThere(pinAt(next)))
        next += by;
    if (!inside(next))
        return;
    Selection selection = m_selection;
    const Candidate candidate = m_comparison->candidates[static_cast<std::size_t>(pinAt(next))];
    std::erase(selection.candidates, candidate);
    selection.candidates.insert(selection.candidates.begin(), candidate);
    setSelection(selection);
    emit selectionEdited(selection);
}

// The columns or rows of all selected candidates.
void ComparePage::mark()
{
    const auto &selected = m_selection.candidates;
    for (std::size_t i = 0; i < m_comparison->candidates.size(); ++i) {
        const bool on = std::find(selected.begin(), selected.end(), m_comparison->candidates[i]) != selected.end();
        const int column = static_cast<int>(i) + 1;
        const QSignalBlocker blocker(m_tree->model()); // a change of the header would lay the rows out anew
        if (asRows()) {
            QTreeWidgetItem *item = itemOf(static_cast<int>(i));
            const QString name = m_comparison->pins[i].name;
            item->setData(0, FrozenTree::kMarkedRole, on);
            item->setBackground(0, on ? QBrush(columnTint()) : QBrush());
            item->setData(0, Qt::AccessibleTextRole, on ? tr("%1, selected").arg(name) : name);
            continue;
        }
        m_tree->headerItem()->setData(column, FrozenTree::kMarkedRole, on);
        const QString title = m_tree->headerItem()->text(column);
        m_tree->headerItem()->setData(column, Qt::AccessibleTextRole, on ? tr("%1, selected").arg(title) : title);
    }
    m_tree->header()->viewport()->update();
    m_tree->viewport()->update();
}

void ComparePage::setData(const ViewData &viewData)
{
    m_data = viewData;
    const std::vector<Pin> pins = m_data.snapshot && m_data.results ? pinsOf(m_data) : std::vector<Pin>();
    const auto chosen
        = std::find_if(pins.begin(), pins.end(), [&](const Pin &pin) { return pin.id == m_data.scenario.baseline; });
    m_asRows->setChecked(m_asRowsChosen.value_or(pins.size() > kMostCompared)); // more have no room beside each other
    const auto baseline = chosen == pins.end() ? 0 : static_cast<std::size_t>(chosen - pins.begin());
    const std::size_t most = m_asRows->isChecked() ? kMostInRows : kMostCompared;
    if (runner() == nullptr || std::min(pins.size(), most) <= kMostCompared) {
        m_again = false;
        if (runner())
            runner()->cancel(this);
        take(comparePins(m_data, pins, baseline, most), pins.size());
        return;
    }
    // A running one is let go on: while a slider moves the next would come before its end, and nothing be shown.
    if (runner()->isRunning(this)) {
        m_again = true;
        return;
    }
    runner()->run<Comparison>(
        this, tr("Comparing"),
        [viewData, pins, baseline, most, currency = shownCurrency()](const ProgressFn &) {
            const CurrencyScope words(currency);
            return comparePins(viewData, pins, baseline, most);
        },
        [this, all = pins.size()](Comparison comparison) {
            take(std::move(comparison), all);
            if (std::exchange(m_again, false))
                setData(m_data);
        },
        [this] { stopped(); });
}

// Cancelled, or it failed: the figures before were those of another scenario or of other pins.
void ComparePage::stopped()
{
    m_again = false;
    m_stopped = true;
    m_comparison = std::make_shared<const Comparison>();
    m_stack->showEmpty(tr("The comparison was not finished"), {}, tr("Compare again"));
}

// What `all` pins came to; a row of the tree each, a column each, or why there is none.
void ComparePage::take(Comparison comparison, std::size_t all)
{
    m_comparison = std::make_shared<const Comparison>(std::move(comparison));
    m_stopped = false;
    if (m_comparison->candidates.size() < 2) {
        if (!m_data.snapshot)
            m_stack->showEmpty(tr("No catalogue is open"),
                tr("Prices, benchmarks and power figures come from a catalogue file."), tr("Open a catalogue…"));
        else
            m_stack->showEmpty(
                m_comparison->candidates.empty() ? tr("Nothing is pinned") : tr("One candidate is pinned"),
                tr("Pin two or more candidates in the table with Space or the star to see them side by side."),
                tr("Go to the table"));
        return;
    }
    m_stack->showBody();
    {
        const QSignalBlocker blocker(m_baseline);
        m_baseline->clear();
        for (const Pin &pin : m_comparison->pins)
            m_baseline->addItem(pin.name);
        m_baseline->setCurrentIndex(static_cast<int>(m_comparison->baseline));
    }
    const auto left = all - m_comparison->pins.size();
    QStringList notes;
    for (const Pin &pin : m_comparison->pins) {
        if (!pin.absent.isEmpty() && !notes.contains(pin.absent))
            notes << pin.absent; // why a column is empty
    }
    if (left > 0)
        notes << tr("%n further pin(s) not shown", nullptr, static_cast<int>(left));
    m_note->setText(notes.join(QStringLiteral(" · ")));
    m_unlike->setText(m_comparison->unlike);
    m_unlike->setVisible(!m_comparison->unlike.isEmpty());
    fill();
}

// The cursor stands in the column of the current candidate; it leaves no trace where none of the selected is pinned.
void ComparePage::setSelection(const Selection &selection)
{
    const bool same = selection.current() == m_selection.current();
    m_selection = selection;
    mark();
    if (same && currentPin() >= 0 && !isThere(currentPin()))
        return; // the cursor stays where nothing can be selected
    const auto current = selection.current();
    const auto &shown = m_comparison->candidates;
    const auto found = current ? std::find(shown.begin(), shown.end(), *current) : shown.end();
    const QSignalBlocker blocker(m_tree);
    if (found == shown.end() || m_tree->topLevelItemCount() == 0) {
        m_tree->clearSelection();
        return;
    }
    const int pin = static_cast<int>(found - shown.begin());
    const int column = asRows() ? std::max(m_tree->currentColumn(), 0) : pin + 1;
    QTreeWidgetItem *item = asRows() ? itemOf(pin) : m_tree->currentItem();
    if (item == nullptr || (!asRows() && item->parent() == nullptr)) // the head of a group spans all columns
        item = m_tree->topLevelItem(0)->child(0);
    if (item == m_tree->currentItem() && m_tree->currentColumn() == column && !m_tree->selectedItems().isEmpty())
        return;
    m_tree->setAutoScroll(false); // the names of the rows stay in sight
    m_tree->setCurrentItem(item, column);
    m_tree->setAutoScroll(true);
    m_tree->viewport()->update();
}

QTreeWidgetItem *ComparePage::itemOf(int pin) const
{
    const auto at = std::find(m_order.begin(), m_order.end(), static_cast<std::size_t>(pin)) - m_order.begin();
    return m_tree->topLevelItem(static_cast<int>(at));
}

// The candidate of a cell; -1 for none.
int ComparePage::pinOf(const QTreeWidgetItem *item, int column) const
{
    const QVariant pin = item != nullptr ? item->data(0, kPinRole) : QVariant();
    const int found = !asRows() ? (item != nullptr ? column - 1 : -1) : pin.isValid() ? pin.toInt() : -1;
    return found < static_cast<int>(m_comparison->candidates.size()) ? found : -1;
}

// That under the cursor, -1 for none.
int ComparePage::currentPin() const { return pinOf(m_tree->currentItem(), m_tree->currentColumn()); }

// Whether a candidate stands behind the pin: only those can be selected.
bool ComparePage::isThere(int pin) const { return m_comparison->pins[static_cast<std::size_t>(pin)].absent.isEmpty(); }

Selection ComparePage::currentCell() const
{
    Selection cell = m_selection;
    cell.candidates = {m_comparison->candidates[static_cast<std::size_t>(currentPin())]};
    const QVariant metric = asRows() ? m_tree->headerItem()->data(m_tree->currentColumn(), kMetricRole)
                                     : m_tree->currentItem()->data(0, kMetricRole);
    if (metric.isValid() && metric.toInt() >= 0)
        cell.metric = static_cast<Metric>(metric.toInt());
    return cell;
}

void ComparePage::copyAll()
{
    if (!m_data.results || m_comparison->pins.empty())
        return;
    const CopiedComparison copied
        = copiedComparison(*m_comparison, scenarioTitle(m_data.scenario, m_data.snapshot.get()),
            tr("Prices as of %1. Baseline: %2")
                .arg(format::date(m_data.results->asOf()), m_comparison->pins[m_comparison->baseline].name),
            !m_onlyDifferences->isChecked(), asRows() ? m_order : std::vector<std::size_t>());
    auto *copy = new QMimeData;
    copy->setText(copied.tsv);
    copy->setHtml(copied.html);
    QGuiApplication::clipboard()->setMimeData(copy);
    emit statusMessage(tr("The comparison is on the clipboard."));
}

// The same keys as in the table of candidates.
bool ComparePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_tree->viewport() && event->type() == QEvent::MouseButtonPress) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const int pin = pinOf(m_tree->itemAt(mouse->pos()), m_tree->shownColumnAt(mouse->pos().x()));
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::ControlModifier && pin >= 0) {
            choose(pin, true);
            return true;
        }
    }
    if ((watched == m_tree || watched == m_tree->viewport()) && event->type() == QEvent::ContextMenu
        && static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard) {
        showMenuOf(currentPin(), m_tree->visualRect(m_tree->currentIndex()).center());
        return true;
    }
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const Qt::Key back = asRows() ? Qt::Key_Up : Qt::Key_Left, on = asRows() ? Qt::Key_Down : Qt::Key_Right;
        if (key->modifiers() == Qt::ShiftModifier && currentPin() >= 0 && (key->key() == back || key->key() == on)) {
            extend(key->key() == back ? -1 : 1);
            return true;
        }
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (key->matches(QKeySequence::Copy)) {
            copyAll();
            return true;
        }
        if (plain && !asRows() && currentPin() > 0 && key->key() == Qt::Key_Left) { // a tree would go to the head
            m_tree->setCurrentItem(m_tree->currentItem(), currentPin());
            return true;
        }
        if (plain && currentPin() >= 0 && key->key() == Qt::Key_Space) {
            unpin(currentPin());
            return true;
        }
        if (plain && currentPin() >= 0 && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            if (isThere(currentPin()))
                emit explainRequested(currentCell());
            return true;
        }
        if (plain && currentPin() >= 0 && key->key() == Qt::Key_B) {
            chooseBaseline(currentPin());
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void ComparePage::chooseBaseline(int index)
{
    Scenario next = m_data.scenario;
    next.baseline = m_comparison->pins[static_cast<std::size_t>(index)].id;
    emit scenarioEdited(next, tr("Baseline %1").arg(m_baseline->itemText(index)), -1);
}

void ComparePage::unpin(int pin)
{
    Scenario next = m_data.scenario;
    std::erase(next.pinned, m_comparison->pins[static_cast<std::size_t>(pin)].id);
    emit scenarioEdited(next, tr("Unpin %1").arg(m_baseline->itemText(pin)), -1);
}

void ComparePage::showMenu(const QPoint &at)
{
    const int column = m_tree->shownColumnAt(at.x());
    showMenuOf(asRows() ? pinOf(m_tree->itemAt(at), column) : column - 1, at);
}

void ComparePage::showMenuOf(int pin, const QPoint &at)
{
    if (pin < 0 || pin >= static_cast<int>(m_comparison->candidates.size()))
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = m_baseline->itemText(pin);
    menu->addAction(
        tr("Make %1 the baseline").arg(name) + QStringLiteral("\tB"), this, [this, pin] { chooseBaseline(pin); });
    menu->addAction(
        tr("Unpin %1").arg(name) + QLatin1Char('\t') + QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText),
        this, [this, pin] { unpin(pin); });
    QAction *explain = menu->addAction(icon(QStringLiteral("explain")),
        tr("Explain") + QLatin1Char('\t') + QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText), this,
        [this] { emit explainRequested(currentCell()); });
    explain->setEnabled(pin == currentPin() && isThere(pin));
    menu->addAction(icon(QStringLiteral("copy")),
        tr("Copy the comparison") + QLatin1Char('\t')
            + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText),
        this, &ComparePage::copyAll);
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

QJsonObject ComparePage::saveState() const
{
    QJsonObject state{{QStringLiteral("only_differences"), m_onlyDifferences->isChecked()},
        {QStringLiteral("bars"), m_bars->isChecked()}, {QStringLiteral("sort"), m_sortId},
        {QStringLiteral("sort_descending"), m_sortDown}};
    if (m_asRowsChosen)
        state.insert(QStringLiteral("as_rows"), *m_asRowsChosen);
    return state;
}

void ComparePage::restoreState(const QJsonObject &state)
{
    const QJsonValue rows = state.value(QStringLiteral("as_rows"));
    m_asRowsChosen = rows.isBool() ? std::optional(rows.toBool()) : std::nullopt;
    m_sortId = state.value(QStringLiteral("sort")).toString();
    m_sortDown = state.value(QStringLiteral("sort_descending")).toBool();
    m_onlyDifferences->setChecked(state.value(QStringLiteral("only_differences")).toBool());
    m_bars->setChecked(state.value(QStringLiteral("bars")).toBool());
    setData(m_data);
}

void ComparePage::focusStart() { m_tree->setFocus(); }

} // namespace wattfare
