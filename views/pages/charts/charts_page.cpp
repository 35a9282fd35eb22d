// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/charts/charts_page.h"

#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/chart_words.h"
#include "views/pages/charts/predictions_pane.h"
#include "views/pages/charts/sobol_pane.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/listed_charts.h"
#include "views/widgets/pair_layout.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>

namespace wattfare {

namespace {

constexpr int kLeastLines = 16; // heights of the font: a chart with its words above a table

// One long title would widen the list at the cost of every chart.
QString inLines(QString title)
{
    constexpr qsizetype kOneLine = 22;
    const qsizetype middle = title.lastIndexOf(QLatin1Char(' '), kOneLine);
    if (title.size() > kOneLine && middle > 0)
        title[middle] = QLatin1Char('\n');
    return title;
}

} // namespace

ChartsPage::ChartsPage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Charts"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    m_list = new QListWidget(body);
    m_list->setAccessibleName(tr("Kinds of chart"));
    m_list->setFrameShape(QFrame::NoFrame);
    for (const ChartKindInfo &kind : chartKinds()) {
        const ListedChart *words = listedChart(kind.id);
        if (words == nullptr)
            continue;
        auto *item
            = new QListWidgetItem(icon(QString::fromUtf8(words->icon)), inLines(listedChartTitle(*words)), m_list);
        item->setData(Qt::AccessibleTextRole, listedChartTitle(*words));
        item->setData(Qt::UserRole, QString::fromUtf8(kind.id));
        item->setToolTip(listedChartTitle(*words) + QLatin1Char('\n') + listedChartHelp(*words));
    }
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view = new ChartView(body);
    m_view->setObjectName(QStringLiteral("chart"));
    auto *right = boxLayout<QVBoxLayout>(kSpace2);
    createTools(body);
    right->addLayout(toolLines(body));
    right->addWidget(m_subject);
    m_charts = new PairLayout;
    m_charts->setSpacing(kSpace2);
    m_charts->addWidget(m_view, 1);
    m_sobol = new SobolPane(body);
    m_sobol->hide();
    m_charts->addWidget(m_sobol, 1);
    m_predictions = new PredictionsPane(body);
    m_predictions->hide();
    m_charts->addWidget(m_predictions, 2);
    right->addLayout(m_charts, 1);
    auto *layout = boxLayout<QHBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace3);
    layout->addWidget(m_list);
    layout->addLayout(right, 1);
    m_stack->setBody(body);
    m_list->setCurrentRow(0);

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        fillChoices();
        refresh();
    });
    connect(m_choice, &QComboBox::activated, this, [this](int row) {
        if (const ChartKindInfo *kind = kindInfo(); kind && kind->choice == ChartChoice::objectives)
            chooseAxis(0);
        else
            m_chosen[currentKind()] = row;
        refresh();
    });
    connect(m_second, &QComboBox::activated, this, [this](int row) {
        if (const ChartKindInfo *kind = kindInfo(); kind && kind->choice == ChartChoice::objectives)
            chooseAxis(1);
        else
            m_chosen[currentKind() + QStringLiteral(".by")] = row;
        refresh();
    });
    connect(m_predictions, &PredictionsPane::groupChosen, this, &ChartsPage::refresh);
    connect(m_sobolToggle, &QCheckBox::toggled, this, &ChartsPage::refreshSobol);
    connect(m_view, &ChartView::selectionChanged, this, [this](const QSet<qint64> &keys) {
        Selection next;
        next.metric = m_selection.metric;
        for (const qint64 key : keys) {
            if (key >= 0)
                next.candidates.push_back(candidateOfKey(key));
        }
        if (keys.size() > 1) { // a rectangle around them
            m_told = static_cast<int>(next.candidates.size());
            emit statusMessage(countText(m_told));
        } else if (m_told > 0) {
            emit statusMessageOver(countText(std::exchange(m_told, 0)));
        }
        if (next.candidates.empty() || next == m_selection)
            return;
        m_selection = next;
        emit selectionEdited(next);
    });
    connect(m_view, &ChartView::pinRequested, this, [this] { emit actionRequested(QStringLiteral("pin")); });
    connect(m_view, &ChartView::hiddenSeriesChanged, this,
        [this] { m_hiddenSeries[currentKind()] = m_view->hiddenSeries(); });
    m_view->setEvidence([this](qint64 key) { return m_data.results ? evidenceOf(key) : QString(); });
    connect(m_view, &ChartView::pointActivated, this, [this](qint64 key) {
        if (key >= 0)
            emit explainRequested({{candidateOfKey(key)}, m_selection.metric});
    });
    connect(m_stack, &PageStack::buttonClicked, this,
        [this] { emit actionRequested(m_data.snapshot ? firstPresetAction() : QStringLiteral("open_catalogue")); });
}

QStringList ChartsPage::views() const
{
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row)
        ids << m_list->item(row)->data(Qt::UserRole).toString();
    return ids;
}

QString ChartsPage::currentKind() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

const ChartKindInfo *ChartsPage::kindInfo() const { return findChartKind(currentKind().toStdString()); }

QString ChartsPage::kindTitle(const QString &kind) const
{
    const ListedChart *known = listedChart(kind.toStdString());
    return known ? listedChartTitle(*known) : QString();
}

void ChartsPage::showView(const QString &kind)
{
    const auto row = views().indexOf(kind);
    if (row >= 0)
        m_list->setCurrentRow(static_cast<int>(row));
}

void ChartsPage::refreshSobol()
{
    const bool ofTornado = currentKind() == QLatin1String("tornado");
    const bool wanted = ofTornado && m_sobolToggle->isChecked() && m_data.results;
    m_sobolToggle->setVisible(ofTornado);
    m_sobol->setVisible(wanted);
    if (!wanted) {
        m_sobol->stop();
        return;
    }
    m_sobol->setRunner(runner());
    const auto candidate = subject();
    if (const auto row = candidate ? m_data.results->find(*candidate) : std::nullopt)
        m_sobol->show(m_data.results, *row, static_cast<Metric>(m_choice->currentData().toInt()));
}

void ChartsPage::showPredictions()
{
    const auto method = shownMethod();
    m_predictions->setVisible(method.has_value());
    m_charts->setStretchFactor(m_view, method ? 3 : 1);
    m_charts->setLeastWidth(method ? 2 * PairLayout::kLeastWidth : PairLayout::kLeastWidth); // six columns beside it
    m_view->setMinimumHeight(method ? kLeastLines * fontMetrics().height() : 0); // the table below takes no more
    if (method)
        m_predictions->show(m_data.snapshot, *method, static_cast<PredictionGroup>(m_second->currentData().toInt()));
}

void ChartsPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    if (!m_data.snapshot || !m_data.results || !m_data.answer) {
        m_stack->showEmpty(m_data.snapshot ? tr("Nothing evaluated yet") : tr("No catalogue is open"),
            m_data.error ? text(*m_data.error) : tr("Charts show the candidates of the workload."),
            m_data.snapshot ? tr("Start from the example") : tr("Open a catalogue…"));
        return;
    }
    m_stack->showBody();
    fillChoices();
    refresh();
}

QString ChartsPage::countText(int selected) { return tr("%n candidate(s) selected", nullptr, selected); }

void ChartsPage::setSelection(const Selection &selection)
{
    const bool same = selection.current() == m_selection.current();
    m_selection = selection;
    if (m_told > 0 && std::ssize(selection.candidates) != m_told)
        emit statusMessageOver(countText(std::exchange(m_told, 0)));
    if (!m_data.results || !m_stack->showsBody())
        return;
    const ChartKindInfo *kind = kindInfo();
    if (!same && kind && kind->ofOne()) {
        if (kind->choice == ChartChoice::commitment)
            fillChoices();
        refresh();
        return;
    }
    showSelected();
}

// Dots of predictions are no candidates: all of them stay as they are.
void ChartsPage::showSelected()
{
    QSet<qint64> keys;
    if (!shownMethod())
        for (const Candidate &each : m_selection.candidates)
            keys.insert(candidateKey(each));
    m_view->setSelection(keys);
}

void ChartsPage::refresh()
{
    if (!m_data.results || !m_data.answer)
        return;
    showPredictions(); // first: its group is part of the question
    m_subject->setText(subjectText());
    m_subject->setVisible(!m_subject->text().isEmpty());
    ChartSpec shown = spec();
    const auto about = subject();
    nameCandidates(shown, m_data, about ? m_data.results->find(*about) : std::nullopt);
    m_view->setSpec(std::move(shown));
    setPictureContext(*m_view, m_data);
    m_view->setHiddenSeries(m_hiddenSeries.value(currentKind()));
    for (const auto axis : {Qt::Horizontal, Qt::Vertical})
        if (const auto kept = m_chosen.constFind(logKey(axis)); kept != m_chosen.cend()
            && m_view->canBeLogarithmic(axis) && m_view->isLogarithmic(axis) != (kept.value() == 1))
            m_view->setLogarithmic(axis, kept.value() == 1);
    m_view->setBusy(m_data.busy);
    m_carbon->setScenario(m_data.scenario);
    placeCarbon();
    refreshSobol();
    showSelected();
    m_logX->setEnabled(m_view->canBeLogarithmic(Qt::Horizontal));
    m_logY->setEnabled(m_view->canBeLogarithmic(Qt::Vertical));
    m_logX->setChecked(m_view->isLogarithmic(Qt::Horizontal));
    m_logY->setChecked(m_view->isLogarithmic(Qt::Vertical));
    arrangeTools();
}

QJsonObject ChartsPage::saveState() const
{
    QJsonObject chosen;
    for (auto it = m_chosen.cbegin(); it != m_chosen.cend(); ++it)
        chosen[it.key()] = it.value();
    QJsonObject hidden;
    for (auto it = m_hiddenSeries.cbegin(); it != m_hiddenSeries.cend(); ++it)
        hidden[it.key()] = QJsonArray::fromStringList(it.value());
    return {{QStringLiteral("kind"), currentKind()}, {QStringLiteral("chosen"), chosen},
        {QStringLiteral("hidden"), hidden}};
}

void ChartsPage::restoreState(const QJsonObject &state)
{
    const QJsonObject chosen = state.value(QStringLiteral("chosen")).toObject();
    for (auto it = chosen.begin(); it != chosen.end(); ++it)
        m_chosen.insert(it.key(), it.value().toInt());
    const QJsonObject hidden = state.value(QStringLiteral("hidden")).toObject();
    for (auto it = hidden.begin(); it != hidden.end(); ++it)
        m_hiddenSeries.insert(it.key(), it.value().toVariant().toStringList());
    m_view->setHiddenSeries(m_hiddenSeries.value(currentKind()));
    showView(state.value(QStringLiteral("kind")).toString());
}

void ChartsPage::focusStart() { m_list->setFocus(); }

} // namespace wattfare
