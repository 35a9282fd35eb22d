// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "model/charts/build_charts.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/chart_words.h"
#include "views/pages/filter_text.h"
#include "views/pages/trade_off_text.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/filter_bar.h"
#include "views/words/column_text.h"
#include "views/words/messages.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>

namespace wattfare {

namespace {

QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

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

QString ExplorePage::countText(int selected) { return tr("%n candidate(s) selected", nullptr, selected); }

void ExplorePage::setSelection(const Selection &selection)
{
    m_selection = selection;
    if (m_told > 0 && std::ssize(selection.candidates) != m_told)
        emit statusMessageOver(countText(std::exchange(m_told, 0)));
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
    const QString filter = state.value(QStringLiteral("filter")).toString();
    const bool otherFilter = filter != m_knownFilter; // what is typed and in error is not the scenario's
    if (otherFilter) {
        takeFilter(filter);
        m_goodFilter = m_settledFilter = QString();
    }
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
    if (otherFilter)
        showFirstRowSoon();
    if (!newKind && before != m_data.results)
        showDistinguishing(m_toldApart.value(m_layoutKind));
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
    const bool typed = m_filterText != m_knownFilter; // in the document before
    takeFilter(m_knownFilter);
    if (later || !m_source)
        return;
    if (typed)
        showSource();
    showAnswer();
    sortByCost();
    m_table->scrollToTop();
    m_table->horizontalScrollBar()->setValue(0);
}

void ExplorePage::showCharts()
{
    if (!m_source)
        return;
    const Bitmap *shown = m_filtered ? &m_passing : nullptr;
    constexpr std::size_t kBars = 12;
    const auto blameFilter = [this](ChartSpec &spec) { // it cannot be widened before it is right
        if (!m_filter->error().isEmpty() && spec.empty.message.id.starts_with("chart.no_candidate_has"))
            spec.empty = Message{"chart.filter_in_error", {}};
    };
    ChartSpec scatter = buildCostCarbonChart(*m_data.results, *m_data.answer, shown);
    nameCandidates(scatter, m_data, std::nullopt);
    describeFront(scatter, *m_data.results, *m_data.answer);
    blameFilter(scatter);
    m_scatter->setSpec(std::move(scatter));
    for (ChartView *view : {m_scatter, m_ranking})
        setPictureContext(*view, m_data);
    const Metric metric
        = m_rankBy->count() > 0 ? static_cast<Metric>(m_rankBy->currentData().toInt()) : Metric::usdPerMillion;
    ChartSpec ranking = buildRankingChart(*m_data.results, metric, kBars, shown);
    blameFilter(ranking);
    m_ranking->setSpec(std::move(ranking));
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

void ExplorePage::reveal(const Candidate &candidate)
{
    const auto row = m_source ? m_data.results->find(candidate) : std::nullopt;
    if (!row)
        return;
    if (m_filtered && m_model->rowOfSource(static_cast<qsizetype>(*row)) < 0) {
        m_filter->setText({});
        emit m_filter->edited({}, -1);
        emit statusMessage(tr("The filter hid %1, so it was cleared. Undo brings it back.")
                               .arg(candidateText(*m_data.snapshot, m_data.scenario, candidate)));
    }
    if (m_folds && m_model->rowOfSource(static_cast<qsizetype>(*row)) < 0)
        m_fold->setChecked(true); // it has no answer
    m_table->setSelectedKeys({candidateKey(candidate)}, true);
}

void ExplorePage::exportChart(ChartView *view, const QString &format)
{
    const QString name = QString::fromStdString(view->spec().id) + QLatin1Char('.') + format;
    if (format == QLatin1String("svg"))
        emit exportRequested(name, tr("SVG images (*.svg)"), [view] { return view->svg(); });
    else
        emit exportRequested(name, tr("PNG images (*.png)"), [view] { return view->png(); });
}

namespace {

QJsonObject stateOf(const QHash<QString, QStringList> &lists)
{
    QJsonObject state;
    for (auto it = lists.cbegin(); it != lists.cend(); ++it)
        state[it.key()] = QJsonArray::fromStringList(it.value());
    return state;
}

} // namespace

QJsonObject ExplorePage::saveState() const
{
    QJsonObject layouts;
    for (auto it = m_layouts.cbegin(); it != m_layouts.cend(); ++it)
        layouts[it.key()] = it.value();
    if (!m_layoutKind.isEmpty())
        layouts[m_layoutKind] = QString::fromUtf8(m_table->saveLayout());
    return {{QStringLiteral("layouts"), layouts}, {QStringLiteral("hidden"), stateOf(m_hiddenSeries)},
        {QStringLiteral("told_apart"), stateOf(m_toldApart)},
        {QStringLiteral("derived"), formulasState().value(QStringLiteral("derived"))},
        {QStringLiteral("saved_filters"), QJsonArray::fromStringList(m_filter->savedFilters())},
        {QStringLiteral("own_accord"), stateOf(m_selfShown)}, {QStringLiteral("part"), m_parts->currentIndex()},
        {QStringLiteral("vertical"), QString::fromLatin1(m_vertical->saveState().toBase64())},
        {QStringLiteral("horizontal"), QString::fromLatin1(m_horizontal->saveState().toBase64())}};
}

void ExplorePage::restoreState(const QJsonObject &state)
{
    const QJsonObject layouts = state.value(QStringLiteral("layouts")).toObject();
    for (auto it = layouts.begin(); it != layouts.end(); ++it)
        m_layouts.insert(it.key(), it.value().toString());
    for (const auto &[key, lists] : {std::pair("told_apart", &m_toldApart), std::pair("own_accord", &m_selfShown),
             std::pair("hidden", &m_hiddenSeries)}) {
        const QJsonObject kept = state.value(QLatin1String(key)).toObject();
        for (auto it = kept.begin(); it != kept.end(); ++it)
            lists->insert(it.key(), it.value().toVariant().toStringList());
    }
    m_formulas = formulasOf(state.value(QStringLiteral("derived")).toArray());
    m_filter->setCompletions(filterWords() + ownNames());
    QStringList filters;
    for (const QJsonValue &each : state.value(QStringLiteral("saved_filters")).toArray())
        filters << each.toString();
    m_filter->setSavedFilters(filters);
    m_savedFilters = m_filter->savedFilters();
    m_parts->setCurrentIndex(state.value(QStringLiteral("part")).toInt());
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
