// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "model/analysis/what_moved.h"
#include "model/charts/build_charts.h"
#include "views/charts/chart_view.h"
#include "views/pages/answer_text.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/chart_evidence.h"
#include "views/pages/chart_words.h"
#include "views/pages/explore/excluded_head.h"
#include "views/pages/filter_text.h"
#include "views/pages/trade_off_text.h"
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
#include "views/words/sentence_join.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>

#include <array>

namespace wattfare {

namespace {

QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

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
    auto *topLayout = boxLayout<QVBoxLayout>(top, {}, kSpace2);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    tools->addWidget(m_filter, 1);
    auto *columns = toolButton(QStringLiteral("columns"), tr("Choose columns"), top);
    auto *derive = toolButton(QStringLiteral("add"), tr("Columns of your own: SQL expressions over the others"), top);
    derive->setObjectName(QStringLiteral("own_columns"));
    auto *heat = toolButton(QStringLiteral("heatmap"), tr("Bars behind the numbers"), top);
    heat->setCheckable(true);
    for (QToolButton *each : {columns, heat, derive}) { // level with the field, also where an error stands under it
        each->setFixedHeight(m_filter->edit()->sizeHint().height());
        tools->addWidget(each, 0, Qt::AlignTop);
    }
    topLayout->addLayout(tools);
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
    connect(m_filter, &FilterBar::edited, this, [this](const QString &text, int gesture) {
        m_filterText = m_typedFilter = text;
        applyFilter();
        showCharts();
        // The filter belongs to the view state of the scenario, so that Undo covers it and a colleague sees it.
        Scenario next = m_data.scenario;
        QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(next.viewState)).object();
        state[QStringLiteral("filter")] = text;
        next.viewState = QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
        m_data.scenario = next;
        emit scenarioEdited(next, tr("Filter"), gesture);
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
        connect(view, &ChartView::selectionChanged, this,
            [this](const QSet<qint64> &keys) { selectKeys(keys, keys.size() == 1 ? *keys.begin() : -1); });
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

void ExplorePage::selectKeys(const QSet<qint64> &keys, qint64 current)
{
    Selection next;
    next.metric = m_selection.metric;
    if (keys.contains(current))
        next.candidates.push_back(candidateOfKey(current));
    QList<qint64> sorted = keys.values();
    std::sort(sorted.begin(), sorted.end());
    for (const qint64 key : std::as_const(sorted)) {
        if (key != current && key >= 0)
            next.candidates.push_back(candidateOfKey(key));
    }
    if (next == m_selection)
        return;
    setSelection(next);
    emit selectionEdited(next);
}

void ExplorePage::setSelection(const Selection &selection)
{
    m_selection = selection;
    QSet<qint64> keys;
    for (const Candidate &candidate : selection.candidates)
        keys.insert(candidateKey(candidate));
    if (m_table->selectedKeys() != keys)
        m_table->setSelectedKeys(keys, true);
    if (m_scatter->selection() != keys)
        m_scatter->setSelection(keys);
    if (m_ranking->selection() != keys)
        m_ranking->setSelection(keys);
}

void ExplorePage::setData(const ViewData &viewData)
{
    const ViewData last = m_data;
    const ResultsPtr before = last.results;
    const bool samePins = m_source && viewData.results == m_data.results && viewData.busy == m_data.busy
        && viewData.scenario.pinned == m_data.scenario.pinned;
    m_data = viewData;
    if (!m_data.snapshot || !m_data.results) {
        m_source.reset();
        showEmpty();
        return;
    }
    m_stack->showBody();
    const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(m_data.scenario.viewState)).object();
    m_filterText = state.value(QStringLiteral("filter")).toString();
    m_filter->setText(m_filterText);
    const QString kind = QString::number(static_cast<int>(m_data.results->scenario().kind));
    const bool newKind = kind != m_layoutKind;
    if (newKind)
        keepLayout();
    if (!samePins) {
        makeSource();
        m_model->setPinned(pinnedKeys(m_data));
    }
    if (newKind) {
        m_model->setSource(m_source);
        m_layoutKind = kind;
        giveLayout();
        const QSignalBlocker blocker(m_rankBy);
        m_rankBy->clear();
        const WorkloadKind work = m_data.results->scenario().kind;
        for (const Metric metric : offeredMetrics(work, kRanked))
            m_rankBy->addItem({}, static_cast<int>(metric));
    }
    for (int i = 0; i < m_rankBy->count(); ++i) // what a million counts is the model's
        m_rankBy->setItemText(i,
            capitalised(metricName(static_cast<Metric>(m_rankBy->itemData(i).toInt()), m_data.results->scenario(),
                m_data.results->snapshot())));
    applyFilter();
    if (!newKind && before && before != m_data.results)
        showDistinguishing(before->scenario());
    noteMoved(last);
    showAnswer();
    showCharts();
    setSelection(m_selection);
    if (m_startsOver && !m_data.busy)
        startOver(false);
}

void ExplorePage::startOver(bool later)
{
    m_startsOver = later;
    m_moved.clear();
    m_movedFrom = {};
    if (later || !m_source)
        return;
    showAnswer();
    sortByCost();
    m_table->scrollToTop();
    m_table->horizontalScrollBar()->setValue(0);
}

void ExplorePage::applyFilter()
{
    if (!m_source)
        return;
    const qsizetype all = m_source->rowCount();
    const QString typed = m_filterText.trimmed();
    showFold(typed.isEmpty());
    if (typed.isEmpty()) {
        m_filterTask.drop(runner());
        m_filtered = false;
        m_filter->setError({});
        if (m_folds) {
            m_model->setSource(m_source, m_answered);
        } else {
            if (m_model->source() != m_source)
                m_model->setSource(m_source);
            m_model->clearFilter();
        }
    } else if (isPlainSearch(typed)) {
        m_filterTask.drop(runner());
        m_passing = Bitmap(static_cast<std::size_t>(all));
        const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (qsizetype row = 0; row < all; ++row) {
            bool every = true;
            for (const QString &word : words)
                every = every && m_source->contains(row, word);
            if (every)
                m_passing.set(static_cast<std::size_t>(row));
        }
        m_filtered = true;
        m_filter->setError({});
        m_model->setSource(m_source, m_passing);
    } else {
        filterBySql(m_filterText); // as typed, so that SQLite points into it
        return;
    }
    m_filter->setCount(m_model->rowCount(), all);
}

// Candidates without an answer are folded behind their number, unless a filter asks for rows, or nothing else is there.
void ExplorePage::showFold(bool unfiltered)
{
    const Results &results = *m_data.results;
    m_answered = Bitmap(results.size());
    std::size_t answered = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.standing(row) != Standing::noAnswer) {
            m_answered.set(row);
            ++answered;
        }
    const std::size_t without = results.size() - answered;
    const bool foldable = unfiltered && without > 0 && answered > 0;
    m_folds = foldable && !m_fold->isChecked();
    m_fold->setVisible(foldable);
    m_fold->setText(m_folds ? tr("Show %n candidate(s) without an answer", nullptr, static_cast<int>(without))
                            : tr("Hide %n candidate(s) without an answer", nullptr, static_cast<int>(without)));
    placeSwitches();
}

// Columns of one's own may be asked for, too. What SQLite cannot answer at once goes on in a job.
void ExplorePage::filterBySql(const QString &condition)
{
    using Rows = Result<std::vector<std::uint32_t>>;
    const auto source = m_source;
    const auto count = [this] { m_filter->setCount(m_model->rowCount(), m_source->rowCount()); };
    m_filterTask.run<Rows>(runner(),
        {condition, tr("Filtering"),
            [source, where = condition.toStdString()](const QueryLimits &limits) {
                return filterRows(DerivedSource(source->resultsPtr(), source->derived()), where, limits);
            },
            [](const Rows &rows) { return !rows && rows.error().message.id == "query.too_long"; },
            [this, source, count](const Rows &rows, bool late) {
                if (m_source != source)
                    return;
                if (rows) {
                    m_passing = Bitmap(static_cast<std::size_t>(m_source->rowCount()));
                    for (const std::uint32_t row : *rows)
                        m_passing.set(row);
                    m_filtered = true;
                    m_filter->setError({});
                    m_model->setSource(m_source, m_passing);
                } else {
                    const FilterProblem problem = filterProblem(rows.error(), m_filterText, columnIds() + ownNames());
                    m_filter->setError(problem.message, problem.offset, problem.length);
                    keepGoodRows();
                }
                count();
                if (late)
                    showCharts();
            },
            [this] {
                m_filter->setError({});
                keepGoodRows();
                m_filter->setBusy();
            },
            [this, count] {
                m_filter->setError(tr("Cancelled. These are the rows of the filter before."));
                count();
            },
            condition != m_typedFilter});
}

// The last good rows stay; of new results all rows.
void ExplorePage::keepGoodRows()
{
    if (m_model->source() == m_source)
        return;
    m_filtered = m_filtered && m_passing.size() == static_cast<std::size_t>(m_source->rowCount());
    if (m_filtered)
        m_model->setSource(m_source, m_passing);
    else
        m_model->setSource(m_source);
}

// A slider that is dragged is one change: what moved is told since it began.
void ExplorePage::noteMoved(const ViewData &before)
{
    constexpr qint64 kOneChangeMs = 1500;
    if (!before.results || !before.answer || !m_data.answer || before.results == m_data.results || m_startsOver)
        return;
    const auto since = [this](const ViewData &from) {
        return whatMoved(*from.results, *from.answer, *m_data.results, *m_data.answer);
    };
    const bool goesOn = m_movedFrom.results && m_movedClock.isValid() && m_movedClock.elapsed() < kOneChangeMs;
    m_moved = goesOn ? since(m_movedFrom) : std::vector<Message>();
    if (m_moved.empty()) {
        m_movedFrom = before;
        m_moved = since(before);
    }
    m_movedClock.start();
}

QString ExplorePage::movedText() const { return sentences(m_moved); }

void ExplorePage::showAnswer()
{
    const AnswerText words = answerWords(m_data);
    m_answer->setSentence(words.lead);
    // Before the rest of the answer, in its room; what then is elided stays behind "More".
    m_more->setSentence(joinSentences({movedText(), words.more}));
    m_answerText = words.answer;
    m_hidden->setSentence(words.excluded);
    m_admit->offer(helpfulSwitches(*m_data.results, *m_data.answer));
    m_admit->setVisible(m_admit->offersAny());
    placeSwitches();
    m_answer->setEnabled(!m_data.busy);
    m_more->setEnabled(!m_data.busy);
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

// All that the answer says, over the page: Esc and a click beside it close it.
void ExplorePage::showWhole()
{
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setObjectName(QStringLiteral("whole_answer"));
    popup->setAccessibleName(tr("Answer"));
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setBackgroundRole(QPalette::Base);
    auto *layout = boxLayout<QVBoxLayout>(popup, {kSpace3, kSpace3, kSpace3, kSpace3}, kSpace2);
    for (const Headline *each : {m_answer, m_more, m_hidden}) {
        if (each->sentence().isEmpty())
            continue;
        auto *line = new Headline(popup, TypeSize::body, each == m_answer);
        line->setSentence(each->sentence());
        line->setForegroundRole(each->foregroundRole());
        layout->addWidget(line);
    }
    popup->setFixedWidth(m_answer->parentWidget()->width() + 2 * kSpace3);
    popup->setFixedHeight(layout->totalHeightForWidth(popup->width()));
    popup->move(m_answer->mapToGlobal(QPoint(-kSpace3, -kSpace3)));
    popup->show();
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
    if (m_switches)
        placeSwitches();
}

// The head of the excluded rows counts those that are in the table.
void ExplorePage::showExcluded()
{
    const auto *source = dynamic_cast<const ResultsTable *>(m_model->source().get());
    if (!source)
        return;
    const Results &results = *source->resultsPtr();
    std::array<std::size_t, kExclusionCount> counts{};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(m_model->sourceRow(row));
        if (results.standing(at) != Standing::excluded)
            continue;
        for (const ExclusionInfo &each : exclusions())
            counts[static_cast<std::size_t>(each.exclusion)] += results.exclusions(at).has(each.exclusion) ? 1U : 0U;
    }
    m_excluded->setCounts(counts);
    m_table->placeGroupHead();
}

void ExplorePage::admit(Exclusion exclusion)
{
    m_table->setFocus(); // the button goes
    const Scenario next = admitting(m_data.scenario, exclusion);
    m_data.scenario = next;
    emit scenarioEdited(next, admitText(exclusion), -1);
}

void ExplorePage::showCharts()
{
    if (!m_source)
        return;
    const Bitmap *shown = m_filtered ? &m_passing : nullptr;
    constexpr std::size_t kBars = 12;
    ChartSpec scatter = buildCostCarbonChart(*m_data.results, *m_data.answer, shown);
    nameCandidates(scatter, m_data, std::nullopt);
    describeFront(scatter, *m_data.results, *m_data.answer);
    m_scatter->setSpec(std::move(scatter));
    for (ChartView *view : {m_scatter, m_ranking})
        setPictureContext(*view, m_data);
    const Metric metric
        = m_rankBy->count() > 0 ? static_cast<Metric>(m_rankBy->currentData().toInt()) : Metric::usdPerMillion;
    m_ranking->setSpec(buildRankingChart(*m_data.results, metric, kBars, shown));
    for (ChartView *view : {m_scatter, m_ranking})
        view->setHiddenSeries(m_hiddenSeries.value(view->objectName()));
    m_carbon->setScenario(m_data.scenario);
    m_scatter->setBusy(m_data.busy);
    m_ranking->setBusy(m_data.busy);
}

void ExplorePage::showEmpty()
{
    if (!m_data.snapshot)
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("Prices, benchmarks and power figures come from a catalogue file."), tr("Open a catalogue…"));
    else if (m_data.error)
        m_stack->showEmpty(tr("The scenario cannot be evaluated"), text(*m_data.error), tr("Start from the example"));
    else
        m_stack->showEmpty(m_data.busy ? tr("Evaluating…") : tr("Nothing evaluated yet"), {});
}

int ExplorePage::visibleRows() const { return m_model->rowCount(); }

QString ExplorePage::answerText() const { return m_answerText; }

void ExplorePage::copyAnswer()
{
    QGuiApplication::clipboard()->setText(m_answerText);
    emit statusMessage(tr("The answer is on the clipboard."));
}

void ExplorePage::exportChart(ChartView *view, const QString &format)
{
    const QString name = QString::fromStdString(view->spec().id) + QLatin1Char('.') + format;
    if (format == QLatin1String("svg"))
        emit exportRequested(name, tr("SVG images (*.svg)"), [view] { return view->svg(); });
    else
        emit exportRequested(name, tr("PNG images (*.png)"), [view] { return view->png(); });
}

QJsonObject ExplorePage::saveState() const
{
    QJsonObject layouts;
    for (auto it = m_layouts.cbegin(); it != m_layouts.cend(); ++it)
        layouts[it.key()] = it.value();
    if (!m_layoutKind.isEmpty())
        layouts[m_layoutKind] = QString::fromUtf8(m_table->saveLayout());
    QJsonObject hidden;
    for (auto it = m_hiddenSeries.cbegin(); it != m_hiddenSeries.cend(); ++it)
        hidden[it.key()] = QJsonArray::fromStringList(it.value());
    return {{QStringLiteral("layouts"), layouts}, {QStringLiteral("hidden"), hidden},
        {QStringLiteral("derived"), formulasState().value(QStringLiteral("derived"))},
        {QStringLiteral("saved_filters"), QJsonArray::fromStringList(m_filter->savedFilters())},
        {QStringLiteral("vertical"), QString::fromLatin1(m_vertical->saveState().toBase64())},
        {QStringLiteral("horizontal"), QString::fromLatin1(m_horizontal->saveState().toBase64())}};
}

void ExplorePage::restoreState(const QJsonObject &state)
{
    const QJsonObject layouts = state.value(QStringLiteral("layouts")).toObject();
    for (auto it = layouts.begin(); it != layouts.end(); ++it)
        m_layouts.insert(it.key(), it.value().toString());
    const QJsonObject hidden = state.value(QStringLiteral("hidden")).toObject();
    for (auto it = hidden.begin(); it != hidden.end(); ++it)
        m_hiddenSeries.insert(it.key(), it.value().toVariant().toStringList());
    m_formulas = formulasOf(state.value(QStringLiteral("derived")).toArray());
    m_filter->setCompletions(filterWords() + ownNames());
    QStringList filters;
    for (const QJsonValue &each : state.value(QStringLiteral("saved_filters")).toArray())
        filters << each.toString();
    m_filter->setSavedFilters(filters);
    m_savedFilters = m_filter->savedFilters();
    m_vertical->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("vertical")).toString().toLatin1()));
    m_horizontal->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("horizontal")).toString().toLatin1()));
    if (m_source) {
        makeSource();
        m_model->setSource(m_source);
        giveLayout();
        showSource();
    }
}

void ExplorePage::focusStart()
{
    m_filter->edit()->setFocus();
    m_filter->edit()->selectAll();
}

} // namespace wattfare
