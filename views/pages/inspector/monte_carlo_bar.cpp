// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/inspector/monte_carlo_bar.h"

#include "model/evaluation/explain_candidate.h"
#include "views/pages/job_runner.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QToolButton>

namespace wattfare {

MonteCarloBar::MonteCarloBar(QWidget *parent)
    : QWidget(parent)
{
    m_button = new QToolButton(this);
    m_button->setObjectName(QStringLiteral("draw"));
    m_button->setMinimumWidth(36); // or its words would keep the dock from becoming narrow
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_text = selectableLabel(this);
    auto *layout = boxLayout<QHBoxLayout>(this, {});
    layout->addWidget(m_button, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    connect(m_button, &QToolButton::clicked, this, [this] { m_running ? stop() : draw(); });
    showState();
    hide();
}

void MonteCarloBar::setCell(const ViewData &viewData, const std::optional<Candidate> &candidate, Metric metric)
{
    const bool same = viewData.results == m_data.results && candidate == m_candidate && metric == m_metric;
    m_data = viewData;
    m_candidate = candidate;
    m_metric = metric;
    if (same)
        return;
    stop();
    m_text->clear();
    std::optional<Range> range;
    if (candidate && viewData.results)
        if (const auto row = viewData.results->find(*candidate))
            range = viewData.results->range(*row, metric);
    setVisible(range.has_value());
}

QString MonteCarloBar::resultText() const { return m_text->text(); }

void MonteCarloBar::showState()
{
    m_button->setIcon(icon(m_running ? QStringLiteral("stop") : QStringLiteral("simulate")));
    m_button->setText(m_running ? tr("Cancel") : tr("Simulate the range"));
    m_button->setAccessibleName(m_running ? tr("Cancel the draws") : tr("Draw the uncertain inputs"));
    m_button->setToolTip(m_running ? tr("Stop drawing")
                                   : tr("Draws every uncertain input %1 times and shows the quantiles of this figure")
                                         .arg(format::integer(static_cast<double>(kDraws))));
    fit();
}

// Words where they fit, else an icon.
void MonteCarloBar::fit()
{
    m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    if (m_button->sizeHint().width() > width())
        m_button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void MonteCarloBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void MonteCarloBar::stop()
{
    if (m_running && m_runner != nullptr)
        m_runner->cancel(this);
    m_running = false;
    showState();
}

void MonteCarloBar::draw()
{
    if (m_runner == nullptr || !m_candidate || !m_data.results)
        return;
    const auto row = m_data.results->find(*m_candidate);
    const auto range = row ? m_data.results->range(*row, m_metric) : std::nullopt;
    if (!range)
        return;
    m_running = true;
    m_text->setText(tr("Drawing…"));
    showState();
    const ResultsPtr results = m_data.results;
    const Candidate candidate = *m_candidate;
    const Metric metric = m_metric;
    m_runner->run<Result<Distribution>>(
        this, tr("Drawing the uncertain inputs"),
        [=](const ProgressFn &progress) {
            return distributionOf(*results, candidate, metric, kDraws, kSeed, progress);
        },
        [this, bounds = *range, unit = metricInfo(metric).unit](Result<Distribution> drawn) {
            m_running = false;
            showState();
            if (!drawn) {
                m_text->setText(text(drawn.error()));
                return;
            }
            const auto number = [&](double value) { return format::number(shownValue(value, unit)); };
            m_text->setText(tr("P5 %1 · P50 %2 · P95 %3 · bounds %4 to %5")
                                .arg(number(drawn->p05), number(drawn->p50), number(drawn->p95), number(bounds.low),
                                    number(bounds.high)));
            m_text->setToolTip(tr(
                "%1 draws with seed %2: mean %3, standard deviation %4. The bounds add the ranges by the rules of the "
                "method; the quantiles come from drawing each input between its bounds.")
                                   .arg(format::integer(static_cast<double>(drawn->samples)), QString::number(kSeed),
                                       number(drawn->mean), number(drawn->sd)));
        },
        [this] {
            m_running = false;
            m_text->clear();
            showState();
        });
}

} // namespace wattfare
