// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/build_lever_chart.h"
#include "model/levers/lever_plan.h"
#include "views/pages/job_runner.h"
#include "views/pages/view_data.h"

#include <QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace wattfare {

class ChartView;

// The levers of a candidate: a box each to switch it on, what it brings alone, why it does not, and the waterfall of
// those that are on.
class LeversPane : public QWidget
{
    Q_OBJECT
public:
    explicit LeversPane(QWidget *parent = nullptr);

    // "": the baseline of the scenario, else its cheapest. Nothing is computed while the pane is hidden.
    void setQuestion(const ViewData &viewData, const QString &candidate, JobRunner *runner);

    const std::optional<Result<LeverPlan>> &result() const { return m_result; }
    QCheckBox *box(Lever lever) const { return m_rows[static_cast<std::size_t>(lever)].box; }
    QLabel *details(Lever lever) const { return m_rows[static_cast<std::size_t>(lever)].details; }
    QString sentence() const;
    ChartView *chart() const { return m_chart; }
    QComboBox *measureBox() const { return m_measure; }

signals:
    void scenarioEdited(const wattfare::Scenario &scenario, const QString &text, int mergeId);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void compute();
    void take(Result<LeverPlan> plan);
    void showPlan();
    void showChart();
    QString detailsOf(const LeverRow &row) const;

    struct Row {
        QCheckBox *box = nullptr;
        QLabel *details = nullptr;
    };
    ViewData m_data;
    QString m_candidate;
    JobRunner *m_runner = nullptr;
    std::string m_asked; // what the plan is of
    std::optional<Result<LeverPlan>> m_result;
    QObject m_job;
    std::array<Row, kLeverCount> m_rows;
    QLabel *m_sentence = nullptr;
    QLabel *m_steps = nullptr;
    QComboBox *m_measure = nullptr;
    ChartView *m_chart = nullptr;
};

} // namespace wattfare
