// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The chart itself, as the model builds it for what was chosen.
#include "views/pages/charts/charts_page.h"

#include "model/analysis/start_hours.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/charts/predictions_pane.h"
#include "views/pages/trade_off_text.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/quantity_text.h"
#include "views/words/sentence_join.h"

#include <QComboBox>

#include <array>

namespace wattfare {

ChartQuestion ChartsPage::question(const ChartKindInfo &kind) const
{
    ChartQuestion question{*m_data.results, *m_data.answer};
    question.candidate = subject();
    question.row = question.candidate ? m_data.results->find(*question.candidate) : std::nullopt;
    const int chosen = m_choice->currentData().toInt();
    switch (kind.choice) {
    case ChartChoice::none: break;
    case ChartChoice::metric: question.metric = static_cast<Metric>(chosen); break;
    case ChartChoice::objectives:
        question.objectives = {static_cast<Objective>(chosen), static_cast<Objective>(m_second->currentData().toInt())};
        break;
    case ChartChoice::costAxis: question.costAxis = static_cast<CostAxis>(chosen); break;
    case ChartChoice::month: question.month = chosen > 0 ? std::optional<int>(chosen) : std::nullopt; break;
    case ChartChoice::regionFigure: question.regionFigure = static_cast<RegionFigure>(chosen); break;
    case ChartChoice::predictions:
        question.predictionMethod = m_choice->currentData().toString().toStdString();
        question.predictionGroup = static_cast<PredictionGroup>(m_second->currentData().toInt());
        question.predictionsOf = m_predictions->group();
        break;
    case ChartChoice::commitment: question.commitment = m_choice->currentData().toString().toStdString(); break;
    }
    if (kind.subject == ChartSubject::compared)
        question.compared = shownRows();
    return question;
}

ChartSpec ChartsPage::spec() const
{
    const ChartKindInfo *kind = kindInfo();
    if (!kind)
        return {};
    const ChartQuestion asked = question(*kind);
    if (kind->subject >= ChartSubject::candidate && !asked.candidate) {
        ChartSpec spec;
        spec.id = kind->id;
        spec.title = kindTitle(currentKind()).toStdString();
        spec.empty = tr("No candidate qualifies. Select one in the table to see it here.").toStdString();
        spec.kind = LineChart{};
        return spec;
    }
    if (kind->subject == ChartSubject::candidate && !asked.row)
        return {};
    ChartSpec spec = kind->build(asked);
    if (spec.title.empty())
        spec.title = kindTitle(currentKind()).toStdString();
    // What tooltips and captions say beyond the model's words.
    if (kind->choice == ChartChoice::objectives) {
        if (const auto found = tradeOffs(asked.results, asked.objectives))
            describeTradeOffs(spec, asked.results, *found);
    } else if (std::holds_alternative<HeatMapChart>(spec.kind)) {
        describeRegions(spec, *asked.candidate);
    } else if (kind->choice == ChartChoice::month) {
        if (const auto found = startHours(asked.results, *asked.row, asked.month);
            found && found->shape.source < m_data.snapshot->sources.size())
            spec.caption
                = joinSentences({text(spec.caption), sourceName(m_data.snapshot->sources[found->shape.source])})
                      .toStdString();
    }
    return spec;
}

// A gap says why it is one. A row stands for the same type, bought in the same way, in that region.
void ChartsPage::describeRegions(ChartSpec &spec, const Candidate &candidate) const
{
    auto &chart = std::get<HeatMapChart>(spec.kind);
    for (HeatMapCell &cell : chart.cells) {
        Candidate there = candidateOfKey(cell.key);
        there.option = candidate.option;
        cell.key = candidateKey(there);
    }
    const std::string price
        = tr("No price of this type at or before %1.").arg(format::date(m_data.results->asOf())).toStdString();
    const std::string figure = tr("The catalogue has no such figure of this region.").toStdString();
    for (std::size_t i = 0; i < chart.cells.size(); ++i)
        if (!chart.cells[i].value)
            chart.cells[i].note = i % chart.columns.size() == 0 ? price : figure;
}

} // namespace wattfare
