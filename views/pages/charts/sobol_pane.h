// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace wattfare {

class ChartView;
class JobRunner;

// Sobol indices of one number beside its tornado: computed as a job, with progress and Cancel. What was computed stays
// until another number is asked for.
class SobolPane : public QWidget
{
    Q_OBJECT
public:
    explicit SobolPane(QWidget *parent = nullptr);

    void setRunner(JobRunner *runner) { m_runner = runner; }
    // Starts the job unless this very number is shown already.
    void show(const ResultsPtr &results, std::size_t row, Metric metric);
    void stop();

    ChartView *view() const { return m_view; }

private:
    void setStatus(const QString &text, bool running);

    JobRunner *m_runner = nullptr;
    ChartView *m_view = nullptr;
    QLabel *m_status = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    ResultsPtr m_results;
    std::size_t m_row = 0;
    Metric m_metric = Metric::count;
};

} // namespace wattfare
