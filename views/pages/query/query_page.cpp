// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/query/query_page.h"

#include "views/charts/chart_view.h"
#include "views/pages/filter_text.h"
#include "views/pages/query/query_answer.h"
#include "views/pages/query/query_chart.h"
#include "views/pages/query/query_editor.h"
#include "views/pages/query/saved_queries.h"
#include "views/report/source_export.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/plain_label.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

namespace wattfare {

namespace {

constexpr qsizetype kHistoryLetters = 500'000; // kept of the statements run before, the newest first; none is cut
constexpr std::size_t kRowLimit = 1'000'000;

QString startQuery()
{
    return QStringLiteral("SELECT t.family, count(*) AS types, min(r.price_usd_per_hour) AS cheapest_usd_per_hour\n"
                          "FROM results AS r JOIN instance_type AS t USING (instance_type)\n"
                          "GROUP BY t.family ORDER BY cheapest_usd_per_hour;");
}

QString startOfResult()
{
    return QStringLiteral("SELECT c.name, count(*) AS points\n"
                          "FROM point JOIN candidate AS c ON c.id = point.winner\n"
                          "GROUP BY c.name ORDER BY points DESC;");
}

struct Reply {
    Result<PreparedAnswer> answer;
    double ms;
};

// The newest statements that have room together; half a statement would be another one.
QStringList kept(const QStringList &history)
{
    QStringList all;
    qsizetype letters = 0;
    for (const QString &sql : history) {
        if (letters + sql.size() > kHistoryLetters)
            continue;
        letters += sql.size();
        all << sql;
    }
    return all;
}

Result<PreparedAnswer> prepared(Result<QueryResult> result)
{
    if (!result)
        return tl::unexpected(result.error());
    return PreparedAnswer(std::move(*result));
}

} // namespace

QueryPage::QueryPage(QWidget *parent)
    : Page(parent)
{
    setObjectName(id());
    createParts();
    connect(m_editor, &QueryEditor::runRequested, this, &QueryPage::execute);
    connect(m_editor, &QueryEditor::stopRequested, this, &QueryPage::cancel);
    connect(m_editor, &QueryEditor::completionRequested, this, [this] {
        readNames([this] {
            if (isVisible() && window()->focusWidget() == m_editor) // nobody went elsewhere meanwhile
                m_editor->popUp();
        });
    });
    connect(m_schemaButton, &QToolButton::clicked, this, [this] {
        readNames([this] {
            if (isVisible())
                showSchema();
        });
    });
    connect(m_schema, &SchemaPanel::chosen, m_editor, &QueryEditor::insertName);
    connect(m_run, &QPushButton::clicked, this, &QueryPage::execute);
    connect(m_stop, &QPushButton::clicked, this, &QueryPage::cancel);
    connect(m_back, &QPushButton::clicked, this, &QueryPage::catalogueRequested);
    connect(m_csv, &QPushButton::clicked, this, &QueryPage::exportCsv);
    connect(m_chartButton, &QPushButton::toggled, m_answer, &QueryAnswer::showChart);
    connect(m_menu, &QMenu::aboutToShow, this,
        [this] { m_saved->fill(m_menu, m_editor->toPlainText(), m_editor->history()); });
    connect(m_saved, &SavedQueries::chosen, m_editor, &QueryEditor::putStatement);
    connect(m_saved, &SavedQueries::changed, this, &QueryPage::savedQueriesChanged);
    connect(m_answer, &QueryAnswer::selectionEdited, this, &Page::selectionEdited);
    connect(m_answer, &QueryAnswer::explainRequested, this, &Page::explainRequested);
    connect(m_answer, &QueryAnswer::pinRequested, this, [this] { emit actionRequested(QStringLiteral("pin")); });
    connect(m_answer, &QueryAnswer::statusMessage, this, &Page::statusMessage);
    connect(m_answer, &QueryAnswer::imageRequested, this, &QueryPage::exportChart);
    connect(m_answer, &QueryAnswer::chartClosed, this, [this] { m_chartButton->setChecked(false); });
    m_csv->setEnabled(false);
    m_chartButton->setEnabled(false);
}

void QueryPage::createParts()
{
    auto *top = new QWidget(this);
    m_editor = new QueryEditor(top);
    m_editor->setPlainText(startQuery());
    m_editor->setAccessibleName(tr("SQL statement"));
    m_editor->setToolTip(
        tr("One SELECT over the tables of the catalogue, your own figures (schema overlay) and the current "
           "results (table results). Ctrl+Space completes names, Alt+Up and Alt+Down walk through the "
           "statements run before."));
    m_saved = new SavedQueries(this);
    m_run = new QPushButton(icon(QStringLiteral("play")), tr("Run"), top);
    m_run->setToolTip(tr("Run the statement (Ctrl+Enter)"));
    m_stop = new QPushButton(tr("Cancel"), top);
    m_stop->setToolTip(tr("Stop the statement that runs (Esc)"));
    m_stop->setEnabled(false);
    m_queries = new QToolButton(top);
    m_queries->setText(tr("Queries"));
    m_queries->setToolTip(tr("Saved queries and those run before"));
    m_menu = new QMenu(m_queries);
    m_queries->setMenu(m_menu);
    m_queries->setPopupMode(QToolButton::InstantPopup);
    m_schemaButton = new QToolButton(top);
    m_schemaButton->setObjectName(QStringLiteral("query_schema"));
    m_schemaButton->setText(tr("Tables"));
    m_schemaButton->setIcon(icon(QStringLiteral("database")));
    m_schemaButton->setToolTip(tr("Tables and columns that a statement may use"));
    m_schema = new SchemaPanel(this);
    m_csv = new QPushButton(icon(QStringLiteral("csv")), tr("CSV…"), top);
    m_csv->setToolTip(tr("Write the rows shown to a CSV file, 15 significant figures"));
    m_chartButton = new QPushButton(icon(QStringLiteral("chart")), tr("Chart"), top);
    m_chartButton->setToolTip(tr("Show the rows as a chart, of columns that you choose"));
    m_chartButton->setCheckable(true);
    m_message = selectableLabel(top);
    m_message->setAccessibleName(tr("Result of the last run"));
    auto *buttons = boxLayout<QHBoxLayout>(kSpace2);
    buttons->addWidget(m_run);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_queries);
    buttons->addWidget(m_schemaButton);
    buttons->addStretch(1);
    buttons->addWidget(m_chartButton);
    buttons->addWidget(m_csv);
    m_fileRow = new QWidget(top);
    m_fileName = selectableLabel(m_fileRow);
    m_fileName->setObjectName(QStringLiteral("query_file"));
    m_back = new QPushButton(tr("Back to the catalogue"), m_fileRow);
    m_back->setObjectName(QStringLiteral("query_back"));
    m_back->setToolTip(tr("Ask the catalogue, your own figures and the current results again"));
    auto *fileLayout = boxLayout<QHBoxLayout>(m_fileRow, {}, kSpace2);
    fileLayout->addWidget(m_fileName, 1);
    fileLayout->addWidget(m_back, 0, Qt::AlignTop);
    m_fileRow->hide();
    auto *topLayout = boxLayout<QVBoxLayout>(top, {}, kSpace2);
    topLayout->addWidget(m_fileRow);
    topLayout->addWidget(m_editor, 1);
    topLayout->addLayout(buttons);
    topLayout->addWidget(m_message);
    m_stack = new PageStack(this, {kSpace3, kSpace3, kSpace3, kSpace3});
    m_splitter = new QSplitter(Qt::Vertical, m_stack);
    m_answer = new QueryAnswer(m_splitter);
    m_splitter->insertWidget(0, top);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    m_stack->setBody(m_splitter);
    connect(
        m_stack, &PageStack::buttonClicked, this, [this] { emit actionRequested(QStringLiteral("open_catalogue")); });
}

void QueryPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    m_answer->setRunner(runner());
    m_answer->setData(viewData);
    showStack();
    refreshButtons();
}

void QueryPage::showStack()
{
    if (m_data.snapshot || !m_file.isEmpty())
        m_stack->showBody();
    else
        m_stack->showEmpty(tr("No catalogue is open"), tr("Statements are over the tables of a catalogue file."),
            tr("Open a catalogue…"));
}

void QueryPage::setFile(const QString &file)
{
    if (file == m_file)
        return;
    cancel();
    if (m_file.isEmpty())
        m_ofCatalogue = m_editor->toPlainText();
    m_editor->putStatement(file.isEmpty() ? m_ofCatalogue : startOfResult());
    m_file = file;
    m_namesRead = false;
    m_fileName->setText(tr("Statements are asked of %1, the result of a study.").arg(file));
    m_fileRow->setVisible(!file.isEmpty());
    // The rows of the one are no answer of the other.
    m_answer->clear();
    m_chartButton->setChecked(false);
    m_chartButton->setEnabled(false);
    m_csv->setEnabled(false);
    tint(m_message, {});
    m_message->clear();
    showStack();
    refreshButtons();
}

void QueryPage::setSelection(const Selection &selection) { m_answer->setSelection(selection); }

QPlainTextEdit *QueryPage::editor() const { return m_editor; }

DataTableView *QueryPage::table() const { return m_answer->table(); }

QStringList QueryPage::history() const { return m_editor->history(); }

bool QueryPage::canRun() const { return (m_data.snapshot || !m_file.isEmpty()) && runner() != nullptr && m_input; }

void QueryPage::setRunning(bool running)
{
    m_run->setEnabled(canRun() && !running);
    m_stop->setEnabled(running);
    m_editor->setRunning(running);
}

void QueryPage::refreshButtons() { setRunning(runner() != nullptr && runner()->isRunning(this)); }

void QueryPage::focusStart() { m_editor->setFocus(); }

QString QueryPage::errorText() const { return m_message->text(); }

// ---- Running --------------------------------------------------------------------------------------------------------

void QueryPage::execute()
{
    if (!canRun())
        return;
    runner()->cancel(this); // before the buttons tell of the next one
    const QTextCursor cursor = m_editor->textCursor();
    const int offset = cursor.hasSelection() ? cursor.selectionStart() : 0; // a selection runs alone
    const QString sql = cursor.hasSelection()
        ? cursor.selectedText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'))
        : m_editor->toPlainText();
    m_editor->remember(sql);
    m_editor->clearMistake();
    tint(m_message, {});
    m_message->setText(tr("Running…"));
    m_answer->setProgress(QueryAnswer::Progress::running);
    setRunning(true);
    runner()->run<Reply>(
        this, tr("Running the query"),
        [input = m_input(), statement = sql.toStdString()](const ProgressFn &progress) {
            QElapsedTimer timer;
            timer.start();
            QueryLimits limits;
            limits.rows = kRowLimit;
            limits.seconds = 0; // the person decides: Cancel is at hand
            limits.progress = progress;
            auto result = runQuery(input, statement, limits);
            const double ms = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
            return Reply{prepared(std::move(result)), ms};
        },
        [this, sql, offset](const Reply &reply) { show(reply.answer, offset, sql, reply.ms); },
        [this] {
            refreshButtons();
            m_message->setText(tr("Cancelled."));
            m_answer->setProgress(QueryAnswer::Progress::cancelled);
        },
        {},
        [this, sql, offset](const Error &error) {
            refreshButtons();
            showError(error, offset, sql);
        });
}

void QueryPage::cancel()
{
    if (runner() != nullptr)
        runner()->cancel(this);
}

// The last good answer stays; the mistake is marked where the statement stands in the editor.
void QueryPage::showError(const Error &error, int offset, const QString &sql)
{
    colourAsError(m_message);
    m_message->setText(text(error));
    m_answer->setProgress(QueryAnswer::Progress::failed);
    const auto bytes = mistakeAt(error);
    const bool same = m_editor->toPlainText().mid(offset, sql.size()) == sql; // not if it was edited meanwhile
    if (!bytes || !same)
        return;
    m_editor->markMistake(offset + static_cast<int>(QString::fromUtf8(sql.toUtf8().left(*bytes)).size()));
}

void QueryPage::show(const Result<PreparedAnswer> &answer, int offset, const QString &sql, double ms)
{
    refreshButtons();
    if (!answer) {
        showError(answer.error(), offset, sql);
        return;
    }
    const QueryResult &result = answer->rows->result();
    QString words = tr("%n row(s)", nullptr, static_cast<int>(result.rows)) + QStringLiteral(" · ") + format::number(ms)
        + QStringLiteral(" ms");
    if (result.truncated)
        words += QStringLiteral(" · ") + tr("more rows than shown");
    m_message->setText(words);
    m_answer->setAnswer(*answer);
    m_csv->setEnabled(true);
    m_chartButton->setEnabled(m_answer->canDraw());
    if (!m_answer->canDraw())
        m_chartButton->setChecked(false);
}

// The names come from the catalogue's files, so by a job; they are kept until there is another catalogue. `then`
// follows when they are there, also where nothing could be read: keywords are known.
void QueryPage::readNames(std::function<void()> then)
{
    if (!canRun() || (m_namesRead && m_namesOf == m_data.snapshot)) {
        then();
        return;
    }
    using Tables = std::vector<QueryDatabase::Table>;
    runner()->run<Result<Tables>>(
        &m_namesJob, tr("Reading the names of the tables"),
        [input = m_input()](const ProgressFn &) { return queryTables(input); },
        [this, of = m_data.snapshot, file = m_file, then = std::move(then)](const Result<Tables> &read) {
            m_tables.clear();
            QStringList names;
            if (read) {
                m_namesRead = file == m_file;
                m_namesOf = of;
                for (const QueryDatabase::Table &table : *read) {
                    SchemaGroup group{QString::fromStdString(table.name), {}, true};
                    names << group.title;
                    for (const std::string &column : table.columns) {
                        names << QString::fromStdString(column);
                        // The same name means the same in the results alone.
                        group.names.push_back(
                            table.name == "results" ? schemaName(names.back()) : SchemaName{names.back(), {}, {}, {}});
                    }
                    m_tables.push_back(std::move(group));
                }
                names.removeDuplicates();
            }
            m_editor->setNames(names);
            then();
        });
}

void QueryPage::showSchema()
{
    m_schema->setGroups(m_tables);
    m_schema->openAt(m_schemaButton);
}

// ---- Files ----------------------------------------------------------------------------------------------------------

void QueryPage::exportCsv()
{
    const QueryRowsPtr rows = m_answer->rows();
    if (!rows)
        return;
    const std::vector<std::uint32_t> shown = m_answer->shownRows();
    emit writeRequested(QStringLiteral("query.csv"), tr("CSV files (*.csv)"),
        [rows, shown](const ByteSink &sink, const ProgressFn &progress) {
            const auto table = exportTable(rows, {shown.begin(), shown.end()}, allColumns(*rows));
            return writeCsv(*table, {}, sink, progress);
        });
}

void QueryPage::exportChart(const QString &format)
{
    const ChartView *view = m_answer->chart()->view();
    if (format == QLatin1String("svg"))
        emit exportRequested(QStringLiteral("query.svg"), tr("SVG images (*.svg)"), [view] { return view->svg(); });
    else
        emit exportRequested(QStringLiteral("query.png"), tr("PNG images (*.png)"), [view] { return view->png(); });
}

// ---- State ----------------------------------------------------------------------------------------------------------

QJsonObject QueryPage::saveState() const
{
    const QString text = m_file.isEmpty() ? m_editor->toPlainText() : m_ofCatalogue; // the next start asks that
    return {{QStringLiteral("text"), text.size() <= SavedQueries::kMostLetters ? text : QString()},
        {QStringLiteral("history"), QJsonArray::fromStringList(kept(m_editor->history()))},
        {QStringLiteral("saved"), m_saved->toJson()},
        {QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void QueryPage::restoreState(const QJsonObject &state)
{
    QStringList history;
    for (const QJsonValue &value : state.value(QLatin1String("history")).toArray())
        if (value.isString() && history.size() < kHistoryLength)
            history.append(value.toString());
    m_editor->setHistory(kept(history));
    m_saved->fromJson(state.value(QLatin1String("saved")).toArray());
    const QString text = state.value(QLatin1String("text")).toString();
    if (!text.isEmpty() && text.size() <= SavedQueries::kMostLetters)
        m_editor->setPlainText(text);
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QLatin1String("splitter")).toString().toLatin1()));
}

} // namespace wattfare
