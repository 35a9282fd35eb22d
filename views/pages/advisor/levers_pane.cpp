// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/advisor/levers_pane.h"

#include "model/workload/document.h"
#include "views/charts/chart_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSplitter>

namespace wattfare {

namespace {

QString leverName(Lever lever) { return text(Message{"lever.name." + std::string(leverId(lever)), {}}); }

// "×0.62 (0.55 to 0.70)", "no change"
QString factorText(const LeverAmount &factor)
{
    if (!factor.value)
        return format::dash();
    const QString range = format::range(*factor.value, factor.low, factor.high);
    return QStringLiteral("×") + range;
}

} // namespace

LeversPane::LeversPane(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Levers"));
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *list = new QWidget(this);
    auto *rows = boxLayout<QVBoxLayout>(list, {0, 0, kSpace2, 0}, kSpace1);
    for (const LeverInfo &info : kLevers) {
        Row &row = m_rows[static_cast<std::size_t>(info.lever)];
        row.box = new QCheckBox(leverName(info.lever), list);
        row.box->setEnabled(false);
        row.details = new QLabel(list);
        row.details->setTextFormat(Qt::PlainText);
        row.details->setWordWrap(true);
        row.details->setIndent(kSpace4);
        row.details->setForegroundRole(QPalette::PlaceholderText);
        row.details->setTextInteractionFlags(Qt::TextSelectableByMouse);
        rows->addWidget(row.box);
        rows->addWidget(row.details);
        connect(row.box, &QCheckBox::clicked, this, [this, lever = info.lever](bool on) {
            Scenario next = m_data.scenario;
            switchLever(next, lever, on);
            emit scenarioEdited(
                next, on ? tr("Lever on: %1").arg(leverName(lever)) : tr("Lever off: %1").arg(leverName(lever)), -1);
        });
    }
    rows->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("Levers"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(280);
    scroll->setWidget(list);

    auto *right = new QWidget(this);
    m_measure = new QComboBox(right);
    m_measure->setAccessibleName(tr("Figure of the steps"));
    m_measure->addItem(tr("Cost"));
    m_measure->addItem(tr("Energy"));
    m_measure->addItem(tr("Emissions"));
    m_chart = new ChartView(right);
    m_chart->setAccessibleName(tr("Steps of the levers"));
    m_steps = new QLabel(right);
    m_steps->setTextFormat(Qt::PlainText);
    m_steps->setWordWrap(true);
    m_steps->setForegroundRole(QPalette::PlaceholderText);
    m_steps->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *beside = boxLayout<QVBoxLayout>(right, {kSpace2, 0, 0, 0}, kSpace2);
    auto *top = boxLayout<QHBoxLayout>(kSpace2);
    top->addWidget(m_measure);
    top->addStretch();
    beside->addLayout(top);
    beside->addWidget(m_chart, 1);
    beside->addWidget(m_steps);

    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(scroll);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto *layout = boxLayout<QVBoxLayout>(this, {0, kSpace2, 0, 0}, kSpace2);
    layout->addWidget(m_sentence);
    layout->addWidget(splitter, 1);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &LeversPane::showChart);
}

void LeversPane::setQuestion(const ViewData &viewData, const QString &candidate, JobRunner *runner)
{
    m_data = viewData;
    m_candidate = candidate;
    m_runner = runner;
    if (isVisible())
        compute();
}

void LeversPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    compute();
}

void LeversPane::compute()
{
    if (!m_data.snapshot)
        return;
    LeverQuestion question{m_data.asked(), m_candidate.toStdString()};
    question.scenario.viewState.clear(); // decides nothing
    std::string asked = writeScenario(question.scenario) + question.candidate + m_data.snapshot->identity.contentHash
        + std::to_string(m_data.snapshot->identity.overlayRows);
    if (asked == m_asked)
        return;
    m_asked = std::move(asked);
    const auto work
        = [question, snapshot = m_data.snapshot](const ProgressFn &) { return planLevers(question, snapshot); };
    if (m_runner == nullptr) {
        take(work({}));
        return;
    }
    m_sentence->setText(tr("Weighing the levers…"));
    m_chart->setBusy(true);
    m_runner->run<Result<LeverPlan>>(
        &m_job, tr("Weighing the levers"), work, [this](const Result<LeverPlan> &plan) { take(plan); },
        [this] {
            m_asked.clear();
            m_chart->setBusy(false);
            m_sentence->setText(tr("Stopped. Show the levers again to begin anew."));
        });
}

void LeversPane::take(Result<LeverPlan> plan)
{
    m_result = std::move(plan);
    m_chart->setBusy(false);
    showPlan();
}

QString LeversPane::sentence() const { return m_sentence->text(); }

QString LeversPane::detailsOf(const LeverRow &row) const
{
    QStringList lines;
    if (row.canSwitch())
        lines << tr("Cost %1 · energy %2 · emissions %3 · %4")
                     .arg(factorText(row.alone.usd), factorText(row.alone.kwh), factorText(row.alone.co2e),
                         classMarker(row.cls));
    else
        lines << text(Message{"lever.state." + std::string(leverStateId(row.state())), {}});
    lines << text(row.reason());
    if (!row.hardware.id.empty())
        lines << text(row.hardware);
    for (const FigureIndex index : row.figures) {
        const FigureRow figure = m_data.snapshot->figures.row(index);
        QStringList titles;
        for (const SourceIndex source : figure.sources)
            titles << plain(m_data.snapshot->sources[source].title);
        lines << tr("%1: %2 (%3). %4", "quantity, value, how it was found, sources")
                     .arg(quantityName(figure.quantity), format::range(figure.value, figure.low, figure.high),
                         plain(figure.method), titles.join(QStringLiteral("; ")));
    }
    return lines.join(QLatin1Char('\n'));
}

void LeversPane::showPlan()
{
    if (!m_result)
        return;
    if (!*m_result) {
        m_sentence->setText(text(m_result->error()));
        for (const LeverInfo &info : kLevers) {
            const Row &row = m_rows[static_cast<std::size_t>(info.lever)];
            const QSignalBlocker quiet(row.box);
            row.box->setChecked(isOn(m_data.scenario, info.lever));
            row.box->setEnabled(row.box->isChecked()); // what is on can be switched off
            row.details->clear();
        }
        m_chart->setSpec(ChartSpec{"levers_usd", {}, {}, text(m_result->error()).toStdString(), WaterfallChart{}});
        m_steps->clear();
        return;
    }
    const LeverPlan &plan = **m_result;
    for (const LeverRow &lever : plan.rows) {
        const Row &row = m_rows[static_cast<std::size_t>(lever.lever)];
        const QSignalBlocker quiet(row.box);
        row.box->setChecked(lever.on);
        row.box->setEnabled(lever.on || lever.canSwitch());
        row.box->setToolTip(text(lever.reason()));
        row.details->setText(detailsOf(lever));
    }
    const QString candidate = text(Message{"advice.candidate",
        {plain(plan.candidate)
                .replace(QLatin1Char('@'), QLatin1Char('|'))
                .replace(QLatin1Char('/'), QLatin1Char('|'))
                .toStdString()}});
    m_sentence->setText(plan.steps.empty() ? tr("%1 without levers. Switch on what applies.").arg(candidate)
            : plan.total.usd.value
            ? tr("%1 with %n lever(s): cost %2, energy %3, emissions %4.", nullptr, static_cast<int>(plan.steps.size()))
                  .arg(candidate, factorText(plan.total.usd), factorText(plan.total.kwh), factorText(plan.total.co2e))
            : tr("%1 has no cost with these levers.").arg(candidate));
    QStringList notes;
    for (const LeverStep &step : plan.steps)
        if (!step.missing.id.empty() || step.standing.state != LeverState::available)
            notes << tr("%1: %2", "lever, why it brings nothing")
                         .arg(leverName(step.lever),
                             text(step.missing.id.empty() ? step.standing.reason : step.missing));
    notes << text(Message{"lever.order", {}});
    m_steps->setText(notes.join(QLatin1Char('\n')));
    showChart();
}

void LeversPane::showChart()
{
    if (m_result && *m_result)
        m_chart->setSpec(
            buildLeverChart(**m_result, static_cast<LeverMeasure>(std::max(0, m_measure->currentIndex()))));
}

} // namespace wattfare
