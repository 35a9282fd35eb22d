// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen of a kind of chart: the metric, the axes, the month, the commitment.
#include "views/pages/charts/charts_page.h"

#include "model/analysis/break_even.h"
#include "model/analysis/commitment_plan.h"
#include "model/evaluation/trade_offs.h"
#include "views/words/column_text.h"
#include "views/words/prediction_text.h"
#include "views/words/purchase_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace wattfare {

QString ChartsPage::nameOf(Metric metric) const
{
    return m_data.results ? metricName(metric, m_data.results->scenario(), m_data.results->snapshot())
                          : metricName(metric);
}

void ChartsPage::fillChoices()
{
    const QSignalBlocker blocker(m_choice);
    const QSignalBlocker alsoSecond(m_second);
    const QString previous = m_choice->currentData().toString();
    m_choice->clear();
    const QString id = currentKind();
    const ChartKindInfo *kind = kindInfo();
    if (!kind)
        return;
    const bool twoAxes = kind->choice == ChartChoice::objectives;
    const WorkloadKind work = m_data.results ? m_data.results->scenario().kind : m_data.scenario.kind;
    if (kind->choice == ChartChoice::metric) {
        m_choiceLabel->setText(tr("Metric"));
        for (const Metric metric : offeredMetrics(work, kCharted))
            m_choice->addItem(nameOf(metric), static_cast<int>(metric));
    } else if (kind->choice == ChartChoice::costAxis) {
        m_choiceLabel->setText(tr("Over"));
        m_choice->addItem(tr("utilisation of what is reserved"), static_cast<int>(CostAxis::utilisation));
        m_choice->addItem(tr("interruptions of spot"), static_cast<int>(CostAxis::interruptionRate));
    } else if (kind->choice == ChartChoice::regionFigure) {
        m_choiceLabel->setText(tr("Colour"));
        m_choice->addItem(tr("Price"), static_cast<int>(RegionFigure::price));
        m_choice->addItem(tr("Carbon intensity"), static_cast<int>(RegionFigure::intensity));
        m_choice->addItem(nameOf(costMetric(work)), static_cast<int>(RegionFigure::answer));
    } else if (kind->choice == ChartChoice::month) {
        m_choiceLabel->setText(tr("Month"));
        m_choice->addItem(tr("whole year"), 0);
        for (int month = 1; month <= 12; ++month)
            m_choice->addItem(QLocale().standaloneMonthName(month), month);
    } else if (kind->choice == ChartChoice::commitment && m_data.results) {
        m_choiceLabel->setText(tr("Commitment"));
        const auto candidate = subject();
        const auto row = candidate ? m_data.results->find(*candidate) : std::nullopt;
        if (const auto plan
            = row ? planCommitments(*m_data.results, *row) : Result<CommitmentPlan>(fail(Error::Code::noAnswer, {})))
            for (const CommitmentOffer &offer : plan->offers)
                m_choice->addItem(optionWord(offer.option), QString::fromStdString(offer.option.id()));
    } else if (twoAxes) {
        fillAxes(work);
    } else if (kind->choice == ChartChoice::predictions) {
        fillPredictions();
    }
    const bool two = twoAxes || (kind->choice == ChartChoice::predictions && m_choice->count() > 0);
    m_second->setVisible(two);
    m_secondLabel->setVisible(two);
    const bool any = m_choice->count() > 0;
    m_choice->setVisible(any);
    m_choiceLabel->setVisible(any);
    if (const int same = m_choice->findData(previous); kind->choice == ChartChoice::commitment && any)
        m_choice->setCurrentIndex(std::max(0, same)); // offers change with the candidate: by name, not by row
    else if (any && !twoAxes)
        m_choice->setCurrentIndex(std::clamp(
            m_chosen.value(id, id == QLatin1String("tornado") ? 1 : 0), 0, m_choice->count() - 1)); // energy has ranges
}

void ChartsPage::fillAxes(WorkloadKind work)
{
    m_second->clear();
    m_choiceLabel->setText(tr("Horizontal"));
    m_secondLabel->setText(tr("Vertical"));
    m_second->setAccessibleName(tr("Vertical axis"));
    for (const Objective objective : kObjectives) {
        const auto metric = objectiveMetric(objective, work);
        if (!metric)
            continue;
        for (QComboBox *axis : {m_choice, m_second})
            axis->addItem(nameOf(*metric), static_cast<int>(objective));
    }
    const auto last = m_choice->count() - 1;
    m_choice->setCurrentIndex(std::clamp(m_chosen.value(QStringLiteral("cost_carbon"), 0), 0, last));
    m_second->setCurrentIndex(std::clamp(m_chosen.value(QStringLiteral("cost_carbon.y"), last), 0, last));
    if (m_choice->currentIndex() == m_second->currentIndex())
        m_second->setCurrentIndex(m_choice->currentIndex() == last ? 0 : last);
}

void ChartsPage::fillPredictions()
{
    m_second->clear();
    m_choiceLabel->setText(tr("Method"));
    m_secondLabel->setText(tr("Group by"));
    m_second->setAccessibleName(tr("Group by"));
    if (!m_data.snapshot || !m_data.snapshot->predictions)
        return;
    for (const PredictionMethod &method : predictionMethods(m_data.snapshot->predictions->fits()))
        m_choice->addItem(predictionMethodName(method.name), QString::fromStdString(std::string(method.name)));
    for (const PredictionGroup group : kPredictionGroups)
        m_second->addItem(predictionGroupName(group), static_cast<int>(group));
    m_second->setCurrentIndex(
        std::clamp(m_chosen.value(currentKind() + QStringLiteral(".by"), 0), 0, m_second->count() - 1));
}

std::optional<PredictionMethod> ChartsPage::shownMethod() const
{
    const ChartKindInfo *kind = kindInfo();
    if (!kind || kind->choice != ChartChoice::predictions || !m_data.results)
        return std::nullopt;
    const auto &predictions = m_data.results->snapshot().predictions;
    return predictions ? predictionMethod(predictions->fits(), m_choice->currentData().toString().toStdString())
                       : std::nullopt;
}

void ChartsPage::chooseAxis(int changed)
{
    const QString keys[] = {QStringLiteral("cost_carbon"), QStringLiteral("cost_carbon.y")};
    QComboBox *const axes[] = {m_choice, m_second};
    const int other = 1 - changed, before = m_chosen.value(keys[changed], changed == 0 ? 0 : axes[0]->count() - 1);
    if (axes[0]->currentIndex() == axes[1]->currentIndex()) // the axis that was here goes there
        axes[other]->setCurrentIndex(before);
    for (const int axis : {0, 1})
        m_chosen[keys[axis]] = axes[axis]->currentIndex();
}

QString ChartsPage::logKey(Qt::Orientation axis) const
{
    return currentKind() + (axis == Qt::Horizontal ? QStringLiteral("/log_x") : QStringLiteral("/log_y"));
}

} // namespace wattfare
