// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which candidates a chart is about, and what is said of them.
#include "views/pages/charts/charts_page.h"

#include "model/charts/build_prediction_chart.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/trade_offs.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/chart_evidence.h"
#include "views/words/column_text.h"
#include "views/words/messages.h"
#include "views/words/prediction_text.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>

namespace wattfare {

// What the chart needs of a candidate; nothing where the type alone is enough.
std::optional<Metric> ChartsPage::neededMetric() const
{
    const WorkloadKind work = m_data.results->scenario().kind;
    const ChartKindInfo *kind = kindInfo();
    switch (kind ? kind->need : ChartNeed::nothing) {
    case ChartNeed::nothing: break;
    case ChartNeed::chosen: return static_cast<Metric>(m_choice->currentData().toInt());
    case ChartNeed::cost: return costMetric(work);
    case ChartNeed::energy: return energyMetric(work);
    }
    return std::nullopt;
}

bool ChartsPage::showsCarbon() const
{
    const ChartKindInfo *kind = kindInfo();
    if (!kind || !m_data.results)
        return false;
    const int chosen = m_choice->currentData().toInt();
    switch (kind->choice) {
    case ChartChoice::metric: return static_cast<Metric>(chosen) == carbonMetric(m_data.results->scenario().kind);
    case ChartChoice::objectives:
        return static_cast<Objective>(chosen) == Objective::carbon
            || static_cast<Objective>(m_second->currentData().toInt()) == Objective::carbon;
    case ChartChoice::regionFigure: return static_cast<RegionFigure>(chosen) == RegionFigure::intensity;
    case ChartChoice::month: return true;
    default: return std::holds_alternative<HeatMapChart>(m_view->spec().kind);
    }
}

// What is selected; where it has no such figure (it was selected for another workload, say) the cheapest, which has
// one.
std::optional<Candidate> ChartsPage::subject() const
{
    if (const auto current = m_selection.current(); current && m_data.results->find(*current)) {
        const auto needed = neededMetric();
        const auto lacks = [&](std::size_t row) { return needed && !m_data.results->value(row, *needed); };
        if (!lacks(*m_data.results->find(*current)) || !m_data.answer || !m_data.answer->cheapest
            || lacks(*m_data.answer->cheapest))
            return current;
    }
    if (m_data.answer && m_data.answer->cheapest)
        return m_data.results->candidate(*m_data.answer->cheapest);
    return std::nullopt; // nobody chose one
}

std::vector<std::size_t> ChartsPage::pinnedRows() const
{
    std::vector<std::size_t> rows;
    for (const std::string &pin : m_data.scenario.pinned) {
        if (const auto candidate = candidateOfId(*m_data.snapshot, m_data.naming(), pin)) {
            if (const auto row = m_data.results->find(*candidate))
                rows.push_back(*row);
        }
    }
    return rows;
}

std::vector<std::size_t> ChartsPage::shownRows() const
{
    std::vector<std::size_t> rows = pinnedRows();
    if (rows.size() < 2) {
        const WorkloadKind work = m_data.results->scenario().kind;
        rows = rankedRows(*m_data.results, costMetric(work), 12);
        if (rows.empty())
            rows = rankedRows(*m_data.results, costMetric(work), 12, false);
    }
    return rows;
}

QString ChartsPage::filterOfExplore() const
{
    const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(m_data.scenario.viewState)).object();
    return state.value(QStringLiteral("filter")).toString().trimmed().left(80);
}

QString ChartsPage::subjectText() const
{
    const ChartKindInfo *kind = kindInfo();
    if (kind && kind->subject == ChartSubject::compared)
        return absentPins();
    if (kind && kind->subject == ChartSubject::all) {
        const QString filter = filterOfExplore();
        return filter.isEmpty() ? QString()
                                : tr("Every candidate: the filter of Explore, %1, does not apply here.").arg(filter);
    }
    const auto candidate = subject();
    if (!kind || !kind->ofOne() || !candidate)
        return {};
    const auto name
        = [this](const Candidate &each) { return candidateText(*m_data.snapshot, m_data.results->scenario(), each); };
    const auto selected = m_selection.current();
    if (!selected || *selected == *candidate || !m_data.results->find(*selected))
        return tr("Candidate: %1").arg(name(*candidate));
    return tr("Candidate: %1, the cheapest. %2 is selected, but: %3")
        .arg(name(*candidate), name(*selected),
            text(m_data.results->reason(*m_data.results->find(*selected), neededMetric().value())));
}

// That pins are left out is said.
QString ChartsPage::absentPins() const
{
    const std::size_t pins = m_data.scenario.pinned.size(), shown = pinnedRows().size();
    if (pins < 2 || shown == pins)
        return {};
    return shown < 2 ? tr("The best ones: fewer than two of the pinned are among the candidates of the scenario.")
                     : tr("%n pinned one(s) left out: not among the candidates of the scenario.", nullptr,
                         static_cast<int>(pins - shown));
}

QString ChartsPage::evidenceOf(qint64 key) const
{
    if (const auto method = shownMethod()) {
        const auto row = predictionRow(key);
        return row && *row < method->rows.size() ? predictionText(m_data.results->snapshot(), *method, *row)
                                                 : QString();
    }
    const ChartKindInfo *kind = kindInfo();
    std::vector<Metric> metrics;
    if (kind && kind->choice == ChartChoice::objectives) {
        for (const QComboBox *axis : {m_choice, m_second})
            if (const auto metric
                = objectiveMetric(static_cast<Objective>(axis->currentData().toInt()), m_data.results->scenario().kind))
                metrics.push_back(*metric);
    } else if (kind && kind->evidence) {
        metrics.push_back(*kind->evidence);
    } else if (kind && kind->choice == ChartChoice::metric) {
        metrics.push_back(static_cast<Metric>(m_choice->currentData().toInt()));
    }
    return candidateEvidence(m_data, candidateOfKey(key), metrics);
}

} // namespace wattfare
