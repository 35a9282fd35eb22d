// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/view_data.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace wattfare {

class JobRunner;

// Monte Carlo of one cell on demand: a button that draws the uncertain inputs, and the quantiles beside low and high.
class MonteCarloBar : public QWidget
{
    Q_OBJECT
public:
    explicit MonteCarloBar(QWidget *parent = nullptr);

    // The cell that the button draws for; hidden where the cell has no range. What was drawn for another cell goes.
    void setCell(const ViewData &viewData, const std::optional<Candidate> &candidate, Metric metric);
    void setRunner(JobRunner *runner) { m_runner = runner; }
    QString resultText() const; // what is shown of the last draws; empty without any

    static constexpr std::size_t kDraws = 100'000;
    static constexpr std::uint64_t kSeed = 20260101;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void draw();
    void fit();
    void stop();
    void showState();

    ViewData m_data;
    std::optional<Candidate> m_candidate;
    Metric m_metric = Metric::usdPerMillion;
    JobRunner *m_runner = nullptr;
    QToolButton *m_button = nullptr;
    QLabel *m_text = nullptr;
    bool m_running = false;
};

} // namespace wattfare
