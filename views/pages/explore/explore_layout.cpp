// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/chart_evidence.h"
#include "views/pages/explore/excluded_head.h"
#include "views/pages/filter_text.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/headline.h"
#include "views/widgets/text_column.h"
#include "views/widgets/tool_button.h"
#include "views/words/column_text.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>

#include <array>

// What the page is made of, and where it stands.
namespace wattfare {

namespace {

constexpr int kLinesForAll = 34; // heights of the font: rows and charts of which one sees more than a few lines

} // namespace

ExplorePage::ExplorePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Explore"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    createAnswer(body);
    createTable(body);
    createCharts(body);
    m_vertical = new QSplitter(Qt::Vertical, body);
    m_vertical->setChildrenCollapsible(false);
    m_vertical->setObjectName(QStringLiteral("explore_vertical"));
    auto *top = new QWidget(m_vertical);
    auto *topLayout = boxLayout<QVBoxLayout>(top, {}, 0);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    tools->addWidget(m_filter, 1);
    auto *columns = toolButton(QStringLiteral("columns"), tr("Choose columns"), body);
    auto *derive = toolButton(QStringLiteral("add"), tr("Columns of your own: SQL expressions over the others"), body);
    derive->setObjectName(QStringLiteral("own_columns"));
    auto *heat = toolButton(QStringLiteral("heatmap"), tr("Bars behind the numbers"), body);
    heat->setCheckable(true);
    for (QToolButton *each : {columns, heat, derive}) { // level with the field
        each->setFixedHeight(m_filter->edit()->sizeHint().height());
        tools->addWidget(each, 0, Qt::AlignTop);
    }
    topLayout->addWidget(m_table, 1);
    m_fold = new QToolButton(body);
    m_fold->setObjectName(QStringLiteral("without_answer"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    connect(m_fold, &QToolButton::toggled, this, &ExplorePage::applyFilter);
    m_vertical->addWidget(top);
    m_vertical->addWidget(m_horizontal);
    m_vertical->setStretchFactor(0, 5);
    m_vertical->setStretchFactor(1, 3);

    auto *answerLine = new QHBoxLayout;
    auto *answerColumn = new TextColumn(kSpace1, body);
    for (QLabel *each : {m_answer, m_more})
        answerColumn->add(each);
    answerLine->addWidget(answerColumn, 1);
    auto *answerButtons = boxLayout<QVBoxLayout>(0);
    answerButtons->addWidget(m_copy, 0, Qt::AlignTop | Qt::AlignRight);
    answerButtons->addWidget(m_whole, 0, Qt::AlignBottom | Qt::AlignRight);
    answerLine->addLayout(answerButtons);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace1, kSpace3, kSpace2}, kSpace1);
    layout->addLayout(answerLine);
    m_switches = boxLayout<QHBoxLayout>(kSpace1);
    m_switches->addWidget(m_hidden, 1, Qt::AlignVCenter);
    m_switches->addWidget(m_admit, 1000); // up to all of its buttons
    m_switches->addWidget(m_fold, 0, Qt::AlignRight);
    // The table below stays where it is, whatever the answer offers.
    m_switches->addSpacerItem(
        new QSpacerItem(0, QPushButton().sizeHint().height(), QSizePolicy::Fixed, QSizePolicy::Fixed));
    layout->addLayout(m_switches);
    layout->addLayout(tools);
    m_parts = new QTabBar(body);
    m_parts->setObjectName(QStringLiteral("explore_parts"));
    m_parts->setAccessibleName(tr("Table or chart"));
    m_parts->setDocumentMode(true);
    m_parts->setExpanding(false);
    m_parts->setDrawBase(false);
    for (const QString &part : {tr("Table"), tr("Cost and carbon"), tr("Ranking")})
        m_parts->addTab(part);
    m_parts->hide();
    connect(m_parts, &QTabBar::currentChanged, this, &ExplorePage::placeParts);
    layout->addWidget(m_parts);
    layout->addWidget(m_vertical, 1);
    m_stack->setBody(body);

    connect(columns, &QToolButton::clicked, m_table, &DataTableView::chooseColumns);
    connect(derive, &QToolButton::clicked, this, &ExplorePage::editColumns);
    connect(heat, &QToolButton::toggled, m_table, &DataTableView::setHeatBars);
    connect(
        m_table, &DataTableView::heatBarsChanged, heat, &QToolButton::setChecked); // the header's menu, a kept layout
    connect(m_stack, &PageStack::buttonClicked, this,
        [this] { emit actionRequested(m_data.snapshot ? firstPresetAction() : QStringLiteral("open_catalogue")); });
    // As the eye goes, not as the parts were made.
    const auto follow = [](QWidget *before, std::initializer_list<QWidget *> widgets) {
        QWidget *last = before;
        for (QWidget *next = before->nextInFocusChain(); before->isAncestorOf(next); next = next->nextInFocusChain())
            last = next;
        for (QWidget *each : widgets) {
            QWidget::setTabOrder(last, each);
            last = each;
        }
    };
    follow(m_more, {m_copy, m_whole});
    follow(m_admit, {m_fold});
    follow(m_filter, {columns, heat, derive});
    connectSelection();
}

void ExplorePage::createAnswer(QWidget *parent)
{
    m_answer = new Headline(parent);
    m_answer->setObjectName(QStringLiteral("answer_lead"));
    m_answer->setAccessibleName(tr("Answer"));
    m_more = new Headline(parent, TypeSize::body, false);
    m_more->setObjectName(QStringLiteral("answer_more"));
    m_more->setAccessibleName(tr("Answer"));
    m_hidden = new Headline(parent, TypeSize::body, false);
    m_hidden->setObjectName(QStringLiteral("answer_excluded"));
    m_hidden->setTextInteractionFlags(Qt::TextSelectableByMouse); // may be empty: no stop for Tab
    m_hidden->setForegroundRole(QPalette::PlaceholderText);
    m_answer->reserveLines(2);
    m_more->reserveLines(2);
    m_hidden->reserveLines(1);
    m_hidden->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // gives way to the buttons beside it
    m_whole = new QToolButton(parent);
    m_whole->setObjectName(QStringLiteral("answer_whole"));
    m_whole->setText(tr("More"));
    m_whole->setToolTip(tr("Show the whole answer"));
    m_whole->setAutoRaise(true);
    QSizePolicy kept = m_whole->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_whole->setSizePolicy(kept);
    m_whole->hide();
    connect(m_whole, &QToolButton::clicked, this, &ExplorePage::showWhole);
    for (Headline *each : {m_answer, m_more, m_hidden})
        connect(each, &Headline::elidedChanged, this,
            [this] { m_whole->setVisible(m_answer->isElided() || m_more->isElided() || m_hidden->isElided()); });
    m_admit = new AdmitButtons(parent);
    m_admit->setObjectName(QStringLiteral("admit_answer"));
    m_admit->hide();
    connect(m_admit, &AdmitButtons::chosen, this, &ExplorePage::admit);
    m_copy = toolButton(QStringLiteral("copy"), tr("Copy the answer"), parent);
    connect(m_copy, &QToolButton::clicked, this, &ExplorePage::copyAnswer);
}

void ExplorePage::createTable(QWidget *parent)
{
    m_filter = new FilterBar(parent);
    m_filter->setObjectName(QStringLiteral("filter_bar"));
    m_filter->setCompletions(filterWords());
    m_filter->setSchema([this] { return candidateSchema(ownNames()); });
    m_model = new ColumnarTableModel(this);
    m_table = new DataTableView(parent);
    m_table->setObjectName(QStringLiteral("candidates"));
    m_table->setAccessibleName(tr("Candidates"));
    m_table->setTable(m_model);
    m_table->setEmptyText(tr("No candidate passes the filter."));
    m_excluded = new ExcludedHead(m_table);
    m_table->setGroupHead(static_cast<int>(Standing::excluded), m_excluded);
    connect(m_model, &ColumnarTableModel::orderChanged, this, &ExplorePage::showExcluded);
    connect(m_excluded->buttons(), &AdmitButtons::chosen, this, &ExplorePage::admit);
    connect(m_filter, &FilterBar::savedFiltersChanged, this, [this] {
        const QStringList now = m_filter->savedFilters();
        const auto state = [](const QStringList &filters) {
            return QJsonObject{{QStringLiteral("saved_filters"), QJsonArray::fromStringList(filters)}};
        };
        const QJsonObject before = state(m_savedFilters);
        const bool more = now.size() > m_savedFilters.size();
        m_savedFilters = now;
        emit viewEdited(more ? tr("Save the filter") : tr("Remove the saved filter"), before, state(now));
    });
    connect(m_filter, &FilterBar::edited, this, [this](const QString &text, int step) {
        m_filterText = m_typedFilter = text;
        m_filterStep = step;
        applyFilter();
        showCharts();
        keepFilter();
        showFirstRowSoon();
    });
    connect(m_filter, &FilterBar::settled, this, &ExplorePage::settleFilter);
    m_filter->setUndoAbove([this] {
        if (m_filterText == m_knownFilter)
            return false;
        takeFilter(m_knownFilter); // nothing but what is in error
        showSource();
        return true;
    });
}

void ExplorePage::createCharts(QWidget *parent)
{
    m_horizontal = new QSplitter(Qt::Horizontal, parent);
    m_horizontal->setChildrenCollapsible(false);
    m_horizontal->setObjectName(QStringLiteral("explore_horizontal"));
    const auto sheet = [this] { // a line above a chart
        auto *made = new QWidget(m_horizontal);
        made->setAutoFillBackground(true);
        made->setBackgroundRole(QPalette::Base);
        boxLayout<QVBoxLayout>(made, {0, kSpace1, kSpace1, 0}, 0);
        m_horizontal->addWidget(made);
        return made;
    };
    auto *left = sheet(), *right = sheet();
    m_carbon = new CarbonSwitch(this, left);
    m_scatter = new ChartView(left);
    m_scatter->setObjectName(QStringLiteral("cost_carbon"));
    m_rankBy = new QComboBox(right);
    m_rankBy->setAccessibleName(tr("Rank by"));
    m_rankBy->setToolTip(tr("What the bars show"));
    m_rankBy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rankBy->setMinimumContentsLength(8);
    m_rankBy->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rankBy->setMaximumWidth(36 * fontMetrics().averageCharWidth());
    m_ranking = new ChartView(right);
    m_ranking->setObjectName(QStringLiteral("ranking"));
    m_scatterSheet = static_cast<QBoxLayout *>(left->layout());
    m_scatterSheet->addWidget(m_carbon, 0, Qt::AlignRight);
    m_scatterSheet->addWidget(m_scatter, 1);
    m_carbon->setMinimumHeight(m_rankBy->sizeHint().height()); // both charts begin alike
    m_rankLine = boxLayout<QHBoxLayout>(kSpace2);
    m_rankLine->setContentsMargins(kSpace2, 0, 0, 0);
    m_rankLine->addStretch(1);
    m_rankLine->addWidget(m_rankBy, 100); // as wide as it may be
    auto *ranking = static_cast<QBoxLayout *>(right->layout());
    ranking->addLayout(m_rankLine);
    ranking->addWidget(m_ranking, 1);
    right->installEventFilter(this);
    m_horizontal->setStretchFactor(0, 3);
    m_horizontal->setStretchFactor(1, 2);
    for (ChartView *view : {m_scatter, m_ranking}) {
        connect(view, &ChartView::tableRequested, this, [this, view] {
            auto *dialog = new TableDialog(text(view->spec().title), view->table(), this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
        connect(
            view, &ChartView::imageRequested, this, [this, view](const QString &format) { exportChart(view, format); });
    }
    connect(m_rankBy, &QComboBox::activated, this, [this] { showCharts(); });
    m_scatter->setEvidence([this](qint64 key) {
        const WorkloadKind work = m_data.scenario.kind;
        return candidateEvidence(m_data, candidateOfKey(key), std::array{costMetric(work), carbonMetric(work)});
    });
    m_ranking->setEvidence([this](qint64 key) {
        return candidateEvidence(
            m_data, candidateOfKey(key), std::array{static_cast<Metric>(m_rankBy->currentData().toInt())});
    });
}

void ExplorePage::connectSelection()
{
    connect(m_table, &DataTableView::selectedKeysChanged, this,
        [this](const QSet<qint64> &keys) { selectKeys(keys, m_table->currentKey()); });
    connect(m_table, &DataTableView::currentCellChanged, this, [this](qint64 key, const QString &columnId) {
        Selection next = m_selection;
        if (const ResultColumn *column = findResultColumn(columnId.toStdString()); column && column->metric)
            next.metric = *column->metric;
        if (key >= 0) {
            const Candidate candidate = candidateOfKey(key);
            std::erase(next.candidates, candidate);
            next.candidates.insert(next.candidates.begin(), candidate);
            if (next.candidates.size() > 1 && m_table->selectedKeys().size() <= 1)
                next.candidates.resize(1);
        }
        if (next == m_selection)
            return;
        m_selection = next;
        emit selectionEdited(next);
    });
    connect(m_table, &DataTableView::explainRequested, this, [this](qint64 key, const QString &columnId) {
        Selection cell = m_selection;
        cell.candidates = {candidateOfKey(key)};
        if (const ResultColumn *column = findResultColumn(columnId.toStdString()); column && column->metric)
            cell.metric = *column->metric;
        emit explainRequested(cell);
    });
    connect(m_table, &DataTableView::activatedKey, this, [this](qint64 key) {
        Selection cell = m_selection;
        cell.candidates = {candidateOfKey(key)};
        emit explainRequested(cell);
    });
    connect(m_table, &DataTableView::pinToggled, this, [this](qint64 key, bool pinned) {
        const Candidate candidate = candidateOfKey(key);
        const Scenario next = withPin(m_data, candidate, pinned);
        m_data.scenario = next;
        const QString name = candidateText(*m_data.snapshot, next, candidate);
        emit scenarioEdited(next, pinned ? tr("Pin %1").arg(name) : tr("Unpin %1").arg(name), -1);
    });
    connect(m_table, &DataTableView::keyHovered, this, [this](qint64 key) {
        m_scatter->setHovered(key);
        m_ranking->setHovered(key);
    });
    for (ChartView *view : {m_scatter, m_ranking}) {
        ChartView *other = view == m_scatter ? m_ranking : m_scatter;
        connect(view, &ChartView::pointHovered, this, [this, other](qint64 key) {
            m_table->setHoveredKey(key);
            other->setHovered(key);
        });
        connect(view, &ChartView::selectionChanged, this, [this](const QSet<qint64> &keys) {
            selectKeys(keys, keys.size() == 1 ? *keys.begin() : -1);
            if (keys.size() > 1) { // a rectangle around them
                m_told = static_cast<int>(m_selection.candidates.size());
                emit statusMessage(countText(m_told));
            }
        });
        connect(view, &ChartView::pinRequested, this, [this] { emit actionRequested(QStringLiteral("pin")); });
        connect(view, &ChartView::hiddenSeriesChanged, this,
            [this, view] { m_hiddenSeries[view->objectName()] = view->hiddenSeries(); });
        connect(view, &ChartView::pointActivated, this, [this](qint64 key) {
            Selection cell = m_selection;
            cell.candidates = {candidateOfKey(key)};
            emit explainRequested(cell);
        });
    }
}

// In one row, since the window may be low; below each other where the words of a language are long.
void ExplorePage::placeSwitches()
{
    int buttons = 0;
    for (const QPushButton *each : m_admit->findChildren<QPushButton *>())
        if (!each->isHidden())
            buttons += each->sizeHint().width() + kSpace2;
    const int wanted = buttons + (m_fold->isHidden() ? 0 : kSpace1 + m_fold->sizeHint().width());
    const bool row = wanted <= width() - 2 * kSpace3;
    m_switches->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_admit->setMaximumWidth(row ? buttons : QWIDGETSIZE_MAX);
}

// Where the charts are low its line would cost the scatter what it shows: it then joins that of the ranking, if that
// has the room.
void ExplorePage::placeCarbon()
{
    const QWidget *ranking = m_ranking->parentWidget();
    const bool low = ranking->height() < 11 * m_rankBy->sizeHint().height();
    const bool fits = ranking->width() >= m_carbon->sizeHint().width() + m_rankBy->minimumSizeHint().width() + kSpace4;
    const bool joins = low && fits;
    if (joins == (m_rankLine->indexOf(m_carbon) >= 0))
        return;
    (joins ? m_scatterSheet : m_rankLine)->removeWidget(m_carbon);
    if (joins)
        m_rankLine->insertWidget(0, m_carbon);
    else
        m_scatterSheet->insertWidget(0, m_carbon, 0, Qt::AlignRight);
}

bool ExplorePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        placeCarbon();
    return Page::eventFilter(watched, event);
}

void ExplorePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (m_switches) {
        placeSwitches();
        placeParts();
    }
}

// Where the window is low, or its letters are large, table and charts would leave each other a few lines: then one of
// them has all the room.
void ExplorePage::placeParts()
{
    const bool low = room().height() < kLinesForAll * fontMetrics().height();
    const int part = m_parts->currentIndex();
    m_parts->setVisible(low);
    m_table->parentWidget()->setVisible(!low || part == 0);
    m_scatter->parentWidget()->setVisible(!low || part == 1);
    m_ranking->parentWidget()->setVisible(!low || part == 2);
    m_horizontal->setVisible(!low || part > 0);
}

} // namespace wattfare
