// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_chart.h"

#include "views/charts/chart_view.h"
#include "views/pages/job_runner.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/format.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>

namespace wattfare {

namespace {

constexpr std::size_t kQuickRows = 20'000; // gathered in a few milliseconds

using Kind = QueryChartChoice::Kind;

} // namespace

QueryChart::QueryChart(QWidget *parent)
    : QWidget(parent)
{
    m_view = new ChartView(this);
    auto *line = boxLayout<QHBoxLayout>(kSpace1);
    const auto add = [&](const QString &title, const QString &name, const QString &tip) {
        auto *label = new QLabel(title, this);
        auto *box = new QComboBox(this);
        box->setAccessibleName(name);
        box->setToolTip(tip);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        label->setBuddy(box);
        line->addWidget(label);
        line->addWidget(box, 1);
        connect(box, &QComboBox::activated, this, &QueryChart::choose);
        return box;
    };
    m_kind = add(tr("Kind"), tr("Kind of chart"), tr("How the answer is drawn"));
    m_values = add(tr("Values"), tr("Column that measures"), tr("Column that measures"));
    m_over = add(tr("Over"), tr("Column that names or runs along"), tr("Column that names or runs along"));
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace1);
    layout->addLayout(line);
    layout->addWidget(m_view, 1);
    m_view->setAccessibleName(tr("Answer of the query as a chart"));
    fillBoxes();
}

void QueryChart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown();
}

void QueryChart::setRows(QueryRowsPtr rows, std::vector<std::uint32_t> order, JobRunner *runner)
{
    m_runner = runner;
    m_rows = std::move(rows);
    m_order = std::move(order);
    QStringList columns;
    for (int c = 0; m_rows && c < m_rows->columnCount(); ++c)
        columns << m_rows->column(c).id + (canMeasure(*m_rows, c) ? QStringLiteral("#") : QString());
    const auto first = m_rows ? firstChartChoice(*m_rows, m_rows->result().rows) : std::nullopt;
    if (first && columns != m_columns) {
        m_columns = columns;
        m_choice = *first;
    }
    fillBoxes();
    draw();
}

void QueryChart::fillBoxes()
{
    m_kind->clear();
    m_values->clear();
    m_over->clear();
    m_kind->addItem(tr("Bars"), static_cast<int>(Kind::bars));
    m_kind->addItem(tr("Points"), static_cast<int>(Kind::points));
    m_kind->addItem(tr("Line"), static_cast<int>(Kind::lines));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(m_choice.kind)));
    m_over->addItem(tr("Number of the row"), QueryChartChoice::kRowNumber);
    for (int c = 0; m_rows && c < m_rows->columnCount(); ++c) {
        if (canMeasure(*m_rows, c))
            m_values->addItem(m_rows->column(c).title, c);
        if (canStandAlong(*m_rows, m_choice.kind, c))
            m_over->addItem(m_rows->column(c).title, c);
    }
    m_values->setCurrentIndex(m_values->findData(m_choice.values));
    m_over->setCurrentIndex(m_over->findData(m_choice.over));
}

void QueryChart::choose()
{
    if (!m_rows)
        return;
    m_choice.kind = static_cast<Kind>(m_kind->currentData().toInt());
    m_choice.values = m_values->currentData().toInt();
    m_choice.over = m_over->currentData().toInt();
    if (!canStandAlong(
            *m_rows, m_choice.kind, m_choice.over)) { // names run along no axis: another column of numbers does
        m_choice.over = QueryChartChoice::kRowNumber;
        for (int c = 0; c < m_rows->columnCount() && m_choice.over < 0; ++c)
            if (c != m_choice.values && canStandAlong(*m_rows, m_choice.kind, c))
                m_choice.over = c;
    }
    fillBoxes();
    draw();
}

void QueryChart::draw()
{
    if (m_runner)
        m_runner->cancel(&m_job);
    if (!m_rows || !canMeasure(*m_rows, m_choice.values)) {
        m_view->setSpec(ChartSpec{});
        return;
    }
    QueryChartWords words;
    const QString values = m_rows->column(m_choice.values).title;
    words.rowAxis = tr("Number of the row").toStdString();
    words.title = (m_choice.over < 0 ? values : tr("%1 over %2").arg(values, m_rows->column(m_choice.over).title))
                      .toStdString();
    if (m_choice.kind == Kind::bars && m_order.size() > kMostBars)
        words.caption = tr("The first %1 of %2 rows, as the table has them sorted")
                            .arg(format::integer(kMostBars), format::integer(static_cast<double>(m_order.size())))
                            .toStdString();
    if (m_order.size() <= kQuickRows || m_choice.kind == Kind::bars || !m_runner) {
        m_view->setSpec(queryChart(*m_rows, m_order, m_choice, words));
        m_view->setBusy(false);
        emit drawn();
        return;
    }
    using Spec = std::shared_ptr<const ChartSpec>;
    m_view->setBusy(true);
    m_runner->run<Spec>(
        &m_job, tr("Drawing the chart"),
        [rows = m_rows, order = m_order, choice = m_choice, words](
            const ProgressFn &progress) { return queryChart(*rows, order, choice, words, progress); },
        [this](const Spec &spec) {
            if (spec)
                m_view->setSpec(spec);
            m_view->setBusy(false);
            emit drawn();
        },
        [this] { m_view->setBusy(false); });
}

} // namespace wattfare
