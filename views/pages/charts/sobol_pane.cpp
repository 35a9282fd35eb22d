// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/charts/sobol_pane.h"

#include "model/charts/build_decision_charts.h"
#include "views/charts/chart_view.h"
#include "views/pages/job_runner.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/messages.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace wattfare {

namespace {

constexpr std::uint32_t kPoints = 4'096; // N (k + 2) evaluations: a tenth of a second to a second

} // namespace

SobolPane::SobolPane(QWidget *parent)
    : QWidget(parent)
{
    m_view = new ChartView(this);
    m_view->setObjectName(QStringLiteral("sobol"));
    m_status = new QLabel(this);
    m_status->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Progress of the Sobol indices"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    auto *line = boxLayout<QHBoxLayout>(kSpace2);
    line->addWidget(m_status, 1);
    line->addWidget(m_progress);
    line->addWidget(m_cancel);
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace1);
    layout->addLayout(line);
    layout->addWidget(m_view, 1);
    setStatus({}, false);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_runner)
            m_runner->cancel(this);
    });
}

void SobolPane::setStatus(const QString &text, bool running)
{
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_view->setBusy(running);
}

void SobolPane::show(const ResultsPtr &results, std::size_t row, Metric metric)
{
    if (results == m_results && row == m_row && metric == m_metric)
        return;
    m_results = results;
    m_row = row;
    m_metric = metric;
    if (!m_runner)
        return;
    m_progress->setValue(0);
    setStatus(tr("Drawing the uncertain inputs…"), true);
    using Found = Result<CandidateSensitivity>;
    m_runner->run<Found>(
        this, tr("Computing Sobol indices"),
        [results, row, metric](const ProgressFn &progress) {
            SobolOptions options;
            options.samples = kPoints;
            options.progress = progress;
            return sensitivityOf(*results, row, metric, options);
        },
        [this, results, row, metric](Found found) {
            setStatus(found ? QString() : text(found.error()), false);
            CandidateSensitivity none;
            m_view->setSpec(buildSobolChart(*results, row, metric, found ? *found : none));
        },
        [this] {
            m_results.reset(); // asked again, it starts again
            setStatus(tr("Cancelled."), false);
        },
        [this](double share) { m_progress->setValue(static_cast<int>(100 * share)); });
}

void SobolPane::stop()
{
    if (m_runner && m_runner->isRunning(this))
        m_runner->cancel(this);
}

} // namespace wattfare
