// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_answer.h"

#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/chart_words.h"
#include "views/pages/filter_text.h"
#include "views/pages/query/query_chart.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/filter_bar.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QStackedWidget>

#include <algorithm>

namespace wattfare {

namespace {

constexpr qsizetype kQuickCells = 50'000; // copied in a few milliseconds
constexpr std::size_t kQuickTable = 20'000; // rows of a chart that a dialog shows at once

} // namespace

QueryAnswer::QueryAnswer(QWidget *parent)
    : QWidget(parent)
{
    m_filter = new FilterBar(this);
    m_filter->setObjectName(QStringLiteral("query_filter"));
    m_filter->setEnabled(false);
    m_filter->setHints(tr("Filter the answer: a word, or a condition over its columns"),
        tr("Rows that pass the filter, of the answer"));
    m_table = new DataTableView(this);
    m_table->setAccessibleName(tr("Answer of the query"));
    m_table->setEmptyText(emptyText());
    m_chart = new QueryChart(this);
    m_views = new QStackedWidget(this);
    m_views->addWidget(m_table);
    m_views->addWidget(m_chart);
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace2);
    layout->addWidget(m_filter);
    layout->addWidget(m_views, 1);
    m_table->setCopier([this](bool selectionOnly) { copy(selectionOnly); });
    connectRows();
}

void QueryAnswer::connectRows()
{
    connect(m_filter, &FilterBar::edited, this, &QueryAnswer::applyFilter);
    connect(m_table, &DataTableView::selectedKeysChanged, this, [this](const QSet<qint64> &keys) {
        m_chart->view()->setSelection(keys);
        selectRows(keys, m_table->currentKey());
    });
    connect(m_table, &DataTableView::keyHovered, m_chart->view(), &ChartView::setHovered);
    connect(m_table, &DataTableView::explainRequested, this, &QueryAnswer::explain);
    connect(m_table, &DataTableView::activatedKey, this, &QueryAnswer::explain);
    connect(m_table, &DataTableView::pinToggled, this, [this](qint64 key) {
        if (key == m_table->currentKey())
            pin(key);
    });
    connect(m_chart, &QueryChart::shown, this, &QueryAnswer::fillChart);
    connect(m_chart, &QueryChart::drawn, this, [this] { m_chart->view()->setSelection(m_table->selectedKeys()); });
    ChartView *view = m_chart->view();
    connect(view, &ChartView::selectionChanged, this, [this](const QSet<qint64> &keys) {
        m_table->setSelectedKeys(keys, true);
        selectRows(keys, keys.isEmpty() ? -1 : *std::min_element(keys.begin(), keys.end()));
    });
    connect(view, &ChartView::pointHovered, m_table, &DataTableView::setHoveredKey);
    connect(view, &ChartView::pointActivated, this, &QueryAnswer::explain);
    connect(view, &ChartView::pinRequested, this, &QueryAnswer::pin);
    connect(view, &ChartView::imageRequested, this, &QueryAnswer::imageRequested);
    connect(view, &ChartView::tableRequested, this, &QueryAnswer::showChartAsTable);
}

void QueryAnswer::clear()
{
    setAnswer(PreparedAnswer(QueryResult{}));
    m_filterTask.drop(m_runner);
    m_rows.reset();
    m_filter->setEnabled(false);
    setProgress(Progress::none);
}

QString QueryAnswer::emptyText() const
{
    if (m_rows)
        return m_rows->rowCount() > 0 ? tr("No row passes the filter.") : tr("The answer has no rows.");
    switch (m_progress) {
    case Progress::running: return tr("Running…");
    case Progress::failed: return tr("No answer: what is wrong stands under the statement.");
    case Progress::cancelled: return tr("No answer: the statement was cancelled.");
    case Progress::none: break;
    }
    return tr("Run a statement to see its answer here.");
}

void QueryAnswer::setProgress(Progress progress)
{
    m_progress = progress;
    m_table->setEmptyText(emptyText());
}

QStringList QueryAnswer::columnNames() const
{
    QStringList names;
    for (int c = 0; m_rows && c < m_rows->columnCount(); ++c)
        names << m_rows->column(c).id;
    return names;
}

void QueryAnswer::setAnswer(const PreparedAnswer &answer)
{
    const QStringList before = columnNames();
    m_filterTask.drop(m_runner);
    m_rows = answer.rows;
    m_links = answer.links;
    m_links->resolve(m_data);
    setPictureContext(*m_chart->view(), m_data); // of the answer: a scenario edited since does not rename it
    m_sent = {};
    const QStringList names = columnNames();
    m_quiet = true; // rows of the answer before say nothing about this one
    m_table->clearSelection();
    m_table->setSource(m_rows);
    if (!m_table->property("follows").toBool()) { // the model is there from the first source on
        m_table->setProperty("follows", true);
        connect(m_table->table(), &ColumnarTableModel::orderChanged, this, [this] {
            m_chartOutdated = true;
            if (m_chart->isVisible())
                fillChart();
        });
    }
    m_quiet = false;
    m_table->sizeColumns();
    m_chartOutdated = true;
    m_filter->setEnabled(true);
    m_filter->setCompletions(names + filterKeywords());
    if (before != names)
        m_filter->setText({}); // it was about other columns
    m_table->setEmptyText(emptyText());
    applyFilter();
    setSelection(m_selection);
    showPins();
    if (m_chart->isVisible())
        fillChart();
}

void QueryAnswer::setData(const ViewData &viewData)
{
    const bool same = viewData.results == m_data.results && viewData.snapshot == m_data.snapshot;
    m_data = viewData;
    if (m_links && !same)
        m_links->resolve(m_data);
    showPins();
}

// ---- Filter ---------------------------------------------------------------------------------------------------------

// What SQLite cannot answer at once goes on in a job; the last good rows stay meanwhile, and when it is wrong.
void QueryAnswer::applyFilter()
{
    if (!m_rows)
        return;
    const QString typed = m_filter->text();
    const auto count = [this] { m_filter->setCount(m_table->table()->rowCount(), m_rows->rowCount()); };
    if (typed.trimmed().isEmpty()) {
        m_filterTask.drop(m_runner);
        m_table->table()->clearFilter();
        m_filter->setError({});
        count();
        return;
    }
    using Rows = Result<std::vector<std::uint32_t>>;
    const std::string condition = isPlainSearch(typed) ? wordCondition(*m_rows, typed) : typed.toStdString();
    m_filterTask.run<Rows>(m_runner,
        {typed, tr("Filtering"),
            [rows = m_rows, condition](
                const QueryLimits &limits) { return filterRows(QueryFilterSource(rows), condition, limits); },
            [](const Rows &rows) { return !rows && rows.error().message.id == "query.too_long"; },
            [this, of = m_rows](const Rows &rows, bool) {
                if (of == m_rows)
                    takeFiltered(rows);
            },
            [this] {
                m_filter->setError({});
                m_filter->setBusy();
            },
            [this, count] {
                m_filter->setError(tr("Cancelled. These are the rows of the filter before."));
                count();
            }});
}

void QueryAnswer::takeFiltered(const Result<std::vector<std::uint32_t>> &passing)
{
    if (passing) {
        m_filter->setError({});
        m_table->table()->setFilterRows(*passing);
    } else {
        const FilterProblem problem = filterProblem(passing.error(), m_filter->text(), {columnNames(), {}});
        m_filter->setError(problem.message, problem.offset, problem.length);
    }
    m_filter->setCount(m_table->table()->rowCount(), m_rows->rowCount());
}

// ---- Selection ------------------------------------------------------------------------------------------------------

void QueryAnswer::selectRows(const QSet<qint64> &keys, qint64 current)
{
    if (m_quiet || !m_links)
        return;
    std::vector<qint64> rows;
    if (keys.contains(current))
        rows.push_back(current);
    if (keys.size() <= static_cast<qsizetype>(QueryLinks::kMostCandidates)) { // more are no choice of candidates
        QList<qint64> sorted = keys.values();
        std::sort(sorted.begin(), sorted.end());
        for (const qint64 key : std::as_const(sorted))
            if (key != current)
                rows.push_back(key);
    }
    Selection next;
    next.metric = m_selection.metric;
    next.candidates = m_links->candidatesOf(rows);
    if (next.candidates.empty() || next == m_selection)
        return;
    m_sent = next;
    m_selection = next;
    emit selectionEdited(next);
}

void QueryAnswer::setSelection(const Selection &selection)
{
    m_selection = selection;
    if (!m_links || !m_links->isLinked() || selection == m_sent)
        return;
    m_sent = {};
    const QSet<qint64> keys = m_links->rowsOf(selection.candidates);
    if (m_table->selectedKeys() != keys)
        m_table->setSelectedKeys(keys, true);
    if (m_chart->view()->selection() != keys)
        m_chart->view()->setSelection(keys);
}

void QueryAnswer::explain(qint64 key)
{
    Selection cell;
    cell.metric = m_selection.metric;
    if (m_links)
        cell.candidates = m_links->candidatesOf({key});
    if (cell.candidates.empty())
        return; // the row names no candidate
    cell.candidates.resize(1);
    m_selection = m_sent = cell;
    emit explainRequested(cell);
}

// Of a row that stands for several candidates the first.
void QueryAnswer::pin(qint64 key)
{
    const auto named = m_links ? m_links->candidatesOf({key}) : std::vector<Candidate>();
    if (!named.empty()) {
        if (m_selection.current() != named.front())
            selectRows({key}, key);
        emit pinRequested();
    }
    showPins(); // the table marked the row by itself
}

void QueryAnswer::showPins()
{
    std::vector<Candidate> pins;
    for (const qint64 key : pinnedKeys(m_data))
        pins.push_back(candidateOfKey(key));
    if (m_table->table() && m_links)
        m_table->table()->setPinned(m_links->rowsOf(pins));
}

// ---- Chart ----------------------------------------------------------------------------------------------------------

bool QueryAnswer::canDraw() const { return m_rows && m_chart->canDraw(*m_rows); }

void QueryAnswer::showChart(bool on) { m_views->setCurrentWidget(on ? static_cast<QWidget *>(m_chart) : m_table); }

void QueryAnswer::fillChart()
{
    if (!m_chartOutdated || !m_rows)
        return;
    m_chartOutdated = false;
    m_chart->setRows(m_rows, shownRows(), m_runner);
}

// The rows behind a cloud of points are those of the table: no second table of a million rows.
void QueryAnswer::showChartAsTable()
{
    if (m_table->table() && static_cast<std::size_t>(m_table->table()->rowCount()) > kQuickTable) {
        emit chartClosed();
        return;
    }
    auto *dialog = new TableDialog(text(m_chart->view()->spec().title), m_chart->view()->table(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// ---- Copies ---------------------------------------------------------------------------------------------------------

std::vector<std::uint32_t> QueryAnswer::shownRows() const
{
    std::vector<std::uint32_t> rows;
    const ColumnarTableModel *model = m_table->table();
    if (!model)
        return rows;
    rows.reserve(static_cast<std::size_t>(model->rowCount()));
    for (int row = 0; row < model->rowCount(); ++row)
        rows.push_back(static_cast<std::uint32_t>(model->sourceRow(row)));
    return rows;
}

// A large answer is put together by a job, with progress and Cancel in the status line.
void QueryAnswer::copy(bool selectionOnly)
{
    const TableText cells = m_table->shownText(selectionOnly);
    if (!m_runner || cells.cellCount() <= kQuickCells) {
        QGuiApplication::clipboard()->setText(cells.tsv());
        return;
    }
    m_runner->run<QString>(
        &m_copyJob, tr("Copying the table"), [cells](const ProgressFn &progress) { return cells.tsv(progress); },
        [this](const QString &tsv) {
            QGuiApplication::clipboard()->setText(tsv);
            emit statusMessage(tr("The table is on the clipboard."));
        });
}

} // namespace wattfare
