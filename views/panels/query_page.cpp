// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/query_page.h"

#include "model/report/table_export.h"
#include "views/charts/chart_view.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_source.h"
#include "views/text/format.h"
#include "views/text/messages.h"
#include "views/text/sql_number.h"
#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringListModel>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace wattfare {

namespace {

constexpr int kHistoryLength = 50;
constexpr std::size_t kRowLimit = 1'000'000;

QString startQuery()
{
    return QStringLiteral("SELECT t.family, count(*) AS types, min(r.price_usd_per_hour) AS cheapest_usd_per_hour\n"
                          "FROM results AS r JOIN instance_type AS t USING (instance_type)\n"
                          "GROUP BY t.family ORDER BY cheapest_usd_per_hour;");
}

// An answer as rows of the table view.
class QueryRows : public TableSource
{
public:
    explicit QueryRows(std::shared_ptr<const QueryResult> result) : m_result(std::move(result))
    {
        std::set<QString> taken; // two columns of one name stay apart
        for (const QueryColumn &column : m_result->columns) {
            TableColumn description;
            description.title = QString::fromStdString(column.name);
            description.id = description.title;
            for (int n = 2; !taken.insert(description.id).second; ++n)
                description.id = description.title + QLatin1Char('_') + QString::number(n);
            description.kind = column.isNumber ? TableColumn::Kind::number : TableColumn::Kind::text;
            m_columns.push_back(std::move(description));
            m_numbers.push_back(sqlNumbers(column, column.name));
        }
    }
    qsizetype rowCount() const override { return static_cast<qsizetype>(m_result->rows); }
    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    const TableColumn &column(int column) const override { return m_columns[static_cast<std::size_t>(column)]; }
    std::optional<double> number(qsizetype row, int column) const override
    {
        return m_result->columns[static_cast<std::size_t>(column)].number(static_cast<std::size_t>(row));
    }
    QString text(qsizetype row, int column) const override
    {
        const QueryColumn &c = m_result->columns[static_cast<std::size_t>(column)];
        if (c.isNumber || !c.valid.test(static_cast<std::size_t>(row)))
            return {};
        return QString::fromStdString(c.texts[static_cast<std::size_t>(row)]);
    }
    QString display(qsizetype row, int column) const override
    {
        const auto value = number(row, column);
        return value ? sqlNumber(*value, m_numbers[static_cast<std::size_t>(column)]) : TableSource::display(row, column);
    }
    QString missingReason(qsizetype, int) const override { return QStringLiteral("NULL"); }

private:
    std::shared_ptr<const QueryResult> m_result;
    std::vector<TableColumn> m_columns;
    std::vector<SqlNumbers> m_numbers; // as many
};

class QueryExport : public ExportTable
{
public:
    explicit QueryExport(std::shared_ptr<const QueryResult> result) : m_result(std::move(result))
    {
        for (const QueryColumn &column : m_result->columns) {
            ExportColumn description;
            description.id = column.name;
            description.numeric = column.isNumber;
            m_columns.push_back(std::move(description));
        }
    }
    std::size_t rowCount() const override { return m_result->rows; }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t column) const override { return m_columns[column]; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        return m_result->columns[column].number(row);
    }
    bool text(std::size_t row, std::size_t column, std::string &out) const override
    {
        const QueryColumn &c = m_result->columns[column];
        if (!c.valid.test(row))
            return false;
        out += c.texts[row];
        return true;
    }

private:
    std::shared_ptr<const QueryResult> m_result;
    std::vector<ExportColumn> m_columns;
};

// The first text column names, the first number column measures; with two numbers and no text, one against the other.
std::optional<ChartSpec> chartOf(const QueryResult &result, const QString &title)
{
    int name = -1;
    std::vector<int> numbers;
    for (std::size_t c = 0; c < result.columns.size(); ++c) {
        if (result.columns[c].isNumber)
            numbers.push_back(static_cast<int>(c));
        else if (name < 0)
            name = static_cast<int>(c);
    }
    if (numbers.empty() || result.rows == 0)
        return std::nullopt;
    ChartSpec spec;
    spec.id = "query";
    spec.title = title.toStdString();
    const QueryColumn &first = result.columns[static_cast<std::size_t>(numbers.front())];
    if (name >= 0 && result.rows <= 60) {
        BarChart bars;
        bars.value.title = first.name;
        for (std::size_t row = 0; row < result.rows; ++row) {
            ChartBar bar;
            bar.key = static_cast<std::int64_t>(row);
            bar.label = result.columns[static_cast<std::size_t>(name)].cell(row);
            bar.value = first.number(row);
            bars.bars.push_back(std::move(bar));
        }
        spec.kind = std::move(bars);
        return spec;
    }
    ScatterChart scatter;
    const bool against = numbers.size() > 1;
    const QueryColumn &second = result.columns[static_cast<std::size_t>(against ? numbers[1] : numbers[0])];
    scatter.x.title = against ? first.name : std::string("#");
    scatter.y.title = second.name;
    DenseSeries series;
    for (std::size_t row = 0; row < result.rows; ++row) {
        const auto x = against ? first.number(row) : std::optional<double>(static_cast<double>(row + 1));
        const auto y = second.number(row);
        if (!x || !y)
            continue;
        series.x.push_back(*x);
        series.y.push_back(*y);
        series.keys.push_back(static_cast<std::int64_t>(row));
    }
    scatter.dense.push_back(std::move(series));
    spec.kind = std::move(scatter);
    return spec;
}

struct Reply {
    Result<QueryResult> result;
    double ms;
};

} // namespace

QueryPage::QueryPage(QWidget *parent) : Page(parent)
{
    setObjectName(id());
    m_editor = new QPlainTextEdit(this);
    m_editor->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_editor->setTabChangesFocus(true);
    m_editor->setPlainText(startQuery());
    m_editor->installEventFilter(this);
    m_run = new QPushButton(icon(QStringLiteral("play")), QString(), this);
    m_stop = new QPushButton(this);
    m_stop->setEnabled(false);
    m_queries = new QToolButton(this);
    m_menu = new QMenu(m_queries);
    m_queries->setMenu(m_menu);
    m_queries->setPopupMode(QToolButton::InstantPopup);
    m_csv = new QPushButton(icon(QStringLiteral("csv")), QString(), this);
    m_chartButton = new QPushButton(icon(QStringLiteral("chart")), QString(), this);
    m_chartButton->setCheckable(true);
    m_message = new QLabel(this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setWordWrap(true);
    m_table = new DataTableView(this);
    m_chart = new ChartView(this);
    m_answer = new QStackedWidget(this);
    m_answer->addWidget(m_table);
    m_answer->addWidget(m_chart);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace2);
    buttons->addWidget(m_run);
    buttons->addWidget(m_stop);
    buttons->addWidget(m_queries);
    buttons->addStretch(1);
    buttons->addWidget(m_chartButton);
    buttons->addWidget(m_csv);
    auto *top = new QWidget(this);
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(kSpace2);
    topLayout->addWidget(m_editor, 1);
    topLayout->addLayout(buttons);
    topLayout->addWidget(m_message);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->addWidget(top);
    m_splitter->addWidget(m_answer);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace3, kSpace3, kSpace3, kSpace3);
    layout->addWidget(m_splitter);

    m_completer = new QCompleter(new QStringListModel(this), this);
    m_completer->setWidget(m_editor);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &QueryPage::insertCompletion);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] { // what is typed on narrows the open list
        if (m_completer->popup()->isVisible())
            QTimer::singleShot(0, this, [this] { // when the cursor has moved, too
                if (m_completer->popup()->isVisible())
                    popUp();
            });
    });
    connect(m_run, &QPushButton::clicked, this, &QueryPage::execute);
    connect(m_stop, &QPushButton::clicked, this, &QueryPage::cancel);
    connect(m_csv, &QPushButton::clicked, this, &QueryPage::exportCsv);
    connect(m_chartButton, &QPushButton::toggled, this, &QueryPage::showChart);
    connect(m_menu, &QMenu::aboutToShow, this, &QueryPage::fillMenu);
    retranslate();
    m_csv->setEnabled(false);
    m_chartButton->setEnabled(false);
}

void QueryPage::retranslate()
{
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Run the statement (Ctrl+Enter)"));
    m_stop->setText(tr("Cancel"));
    m_stop->setToolTip(tr("Stop the statement that runs (Esc)"));
    m_queries->setText(tr("Queries"));
    m_queries->setToolTip(tr("Saved queries and those run before"));
    m_csv->setText(tr("CSV…"));
    m_csv->setToolTip(tr("Write the answer to a CSV file, full precision"));
    m_chartButton->setText(tr("Chart"));
    m_chartButton->setToolTip(tr("Show the answer as a chart: the first text column names, the first number column measures"));
    m_editor->setAccessibleName(tr("SQL statement"));
    m_editor->setToolTip(tr("One SELECT over the tables of the catalogue, your own figures (schema overlay) and the current "
                            "results (table results). Ctrl+Space completes names, Alt+Up and Alt+Down walk through the "
                            "statements run before."));
    m_table->setAccessibleName(tr("Answer of the query"));
    m_table->setEmptyText(tr("Run a statement to see its answer here."));
    m_chart->setAccessibleName(tr("Answer of the query as a chart"));
    m_message->setAccessibleName(tr("Result of the last run"));
}

void QueryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void QueryPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    refreshButtons();
}

bool QueryPage::canRun() const
{
    return m_data.snapshot && runner() != nullptr && m_input;
}

void QueryPage::refreshButtons()
{
    const bool running = runner() != nullptr && runner()->isRunning(this);
    m_run->setEnabled(canRun() && !running);
    m_stop->setEnabled(running);
}

void QueryPage::focusStart()
{
    m_editor->setFocus();
}

QString QueryPage::errorText() const
{
    return m_message->text();
}

void QueryPage::remember(const QString &sql)
{
    m_recalled = -1;
    m_history.removeAll(sql);
    m_history.prepend(sql);
    while (m_history.size() > kHistoryLength)
        m_history.removeLast();
}

// Through the statements run before, as a shell does; below the newest stands what was typed.
void QueryPage::recall(int step)
{
    const int to = std::clamp(m_recalled + step, -1, static_cast<int>(m_history.size()) - 1);
    if (to == m_recalled)
        return;
    if (m_recalled < 0)
        m_typed = m_editor->toPlainText();
    m_recalled = to;
    m_editor->selectAll();
    m_editor->insertPlainText(to < 0 ? m_typed : m_history[to]); // an edit: Ctrl+Z takes it back
}

void QueryPage::execute()
{
    if (!canRun())
        return;
    runner()->cancel(this); // before the buttons tell of the next one
    const QTextCursor cursor = m_editor->textCursor();
    const int offset = cursor.hasSelection() ? cursor.selectionStart() : 0; // a selection runs alone
    const QString sql = cursor.hasSelection() ? cursor.selectedText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'))
                                              : m_editor->toPlainText();
    remember(sql);
    m_message->setPalette(QPalette());
    m_message->setText(tr("Running…"));
    m_run->setEnabled(false);
    m_stop->setEnabled(true);
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
            return Reply{std::move(result), static_cast<double>(timer.nsecsElapsed()) * 1e-6};
        },
        [this, sql, offset](Reply answer) { show(std::move(answer.result), offset, sql, answer.ms); },
        [this] {
            refreshButtons();
            m_message->setText(tr("Cancelled."));
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
    QPalette palette = m_message->palette();
    palette.setColor(QPalette::WindowText, Theme::instance().colours().error);
    m_message->setPalette(palette);
    m_message->setText(text(error));
    bool known = false;
    const auto &args = error.message.args;
    const int bytes = error.message.id == "query.sql" && args.size() > 1 ? QString::fromStdString(args[1]).toInt(&known) : 0;
    const bool same = m_editor->toPlainText().mid(offset, sql.size()) == sql; // not if it was edited meanwhile
    if (!known || !same)
        return;
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(offset + static_cast<int>(QString::fromUtf8(sql.toUtf8().left(bytes)).size()));
    cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
}

void QueryPage::show(Result<QueryResult> result, int offset, const QString &sql, double ms)
{
    refreshButtons();
    if (!result) {
        showError(result.error(), offset, sql);
        return;
    }
    m_result = std::make_shared<QueryResult>(std::move(*result));
    m_table->setSource(std::make_shared<QueryRows>(m_result));
    m_table->sizeColumns();
    QString words = tr("%n row(s)", nullptr, static_cast<int>(m_result->rows)) + QStringLiteral(" · ")
        + format::number(ms) + QStringLiteral(" ms");
    if (m_result->truncated)
        words += QStringLiteral(" · ") + tr("more rows than shown");
    m_message->setText(words);
    m_csv->setEnabled(true);
    const auto chart = chartOf(*m_result, tr("Answer of the query"));
    m_chartButton->setEnabled(chart.has_value());
    if (chart)
        m_chart->setSpec(*chart);
    else
        m_chartButton->setChecked(false);
}

void QueryPage::showChart(bool on)
{
    m_answer->setCurrentWidget(on ? static_cast<QWidget *>(m_chart) : m_table);
}

void QueryPage::exportCsv()
{
    if (!m_result)
        return;
    const auto result = m_result;
    emit exportRequested(QStringLiteral("query.csv"), tr("CSV files (*.csv)"), [result] {
        const auto csv = csvText(QueryExport(result));
        return csv ? QByteArray::fromStdString(*csv) : QByteArray();
    });
}

void QueryPage::fillMenu()
{
    m_menu->clear();
    const auto shorten = [](const QString &sql) {
        const QString line = sql.simplified();
        return line.size() > 80 ? line.left(79) + QChar(0x2026) : line;
    };
    const bool isSaved = m_saved.contains(m_editor->toPlainText());
    QAction *save = m_menu->addAction(isSaved ? tr("Remove this query from the saved ones") : tr("Save this query"));
    connect(save, &QAction::triggered, this, [this, isSaved] {
        const QString sql = m_editor->toPlainText();
        if (isSaved)
            m_saved.removeAll(sql);
        else
            m_saved.prepend(sql);
    });
    const auto add = [&](const QString &heading, const QStringList &queries) {
        if (queries.isEmpty())
            return;
        m_menu->addSection(heading);
        for (const QString &sql : queries) {
            QString label = shorten(sql);
            QAction *action = m_menu->addAction(label.replace(QLatin1Char('&'), QLatin1String("&&")));
            connect(action, &QAction::triggered, this, [this, sql] { m_editor->setPlainText(sql); });
        }
    };
    add(tr("Saved"), m_saved);
    add(tr("Run before"), m_history.mid(0, 12));
}

QString QueryPage::wordBeforeCursor() const
{
    const QTextCursor cursor = m_editor->textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    const auto isPart = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); };
    qsizetype start = line.size();
    while (start > 0 && isPart(line[start - 1]))
        --start;
    static const QString schema = QStringLiteral("overlay."); // part of a table's name; r.column is not
    if (start >= schema.size() && line.mid(start - schema.size(), schema.size()) == schema
        && (start == schema.size() || !isPart(line[start - schema.size() - 1])))
        start -= schema.size();
    return line.mid(start);
}

// The names come from the catalogue's files, so by a job; they are kept until there is another catalogue.
void QueryPage::readNames()
{
    if (!canRun() || m_namesOf == m_data.snapshot || runner()->isRunning(&m_namesJob))
        return;
    runner()->run<Result<std::vector<std::string>>>(
        &m_namesJob, tr("Reading the names of the tables"), [input = m_input()](const ProgressFn &) { return queryNames(input); },
        [this, of = m_data.snapshot](const Result<std::vector<std::string>> &read) {
            QStringList names;
            for (const char *word : {"SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT", "JOIN", "USING", "count(*)", "DESC", "DISTINCT"})
                names << QString::fromLatin1(word);
            if (read) {
                m_namesOf = of;
                for (const std::string &name : *read)
                    names << QString::fromStdString(name);
                names.sort(Qt::CaseInsensitive);
            }
            static_cast<QStringListModel *>(m_completer->model())->setStringList(names);
            if (isVisible() && window()->focusWidget() == m_editor) // nobody went elsewhere meanwhile
                popUp();
        });
}

void QueryPage::complete()
{
    readNames();
    if (runner() == nullptr || !runner()->isRunning(&m_namesJob))
        popUp();
}

void QueryPage::popUp()
{
    m_completer->setCompletionPrefix(wordBeforeCursor());
    if (m_completer->completionCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect at = m_editor->cursorRect();
    at.setWidth(m_completer->popup()->sizeHintForColumn(0) + 40);
    m_completer->complete(at);
}

void QueryPage::insertCompletion(const QString &word)
{
    QTextCursor cursor = m_editor->textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(wordBeforeCursor().size()));
    cursor.insertText(word);
}

bool QueryPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor && event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && (key->modifiers() & Qt::ControlModifier)) {
            event->accept(); // runs the statement here, though the window explains by that key
            return true;
        }
    }
    if (watched == m_editor && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (m_completer->popup()->isVisible() && (enter || key->key() == Qt::Key_Tab || key->key() == Qt::Key_Escape)) {
            if (key->key() != Qt::Key_Escape)
                insertCompletion(m_completer->popup()->currentIndex().data().toString());
            m_completer->popup()->hide();
            return true;
        }
        if (enter && (key->modifiers() & Qt::ControlModifier)) {
            execute();
            return true;
        }
        if (key->key() == Qt::Key_Space && (key->modifiers() & Qt::ControlModifier)) {
            complete();
            return true;
        }
        if ((key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) && key->modifiers() == Qt::AltModifier) {
            recall(key->key() == Qt::Key_Up ? 1 : -1);
            return true;
        }
        if (key->key() == Qt::Key_Escape && m_stop->isEnabled()) {
            cancel();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

QJsonObject QueryPage::saveState() const
{
    QJsonObject state;
    state[QStringLiteral("text")] = m_editor->toPlainText();
    state[QStringLiteral("history")] = QJsonArray::fromStringList(m_history);
    state[QStringLiteral("saved")] = QJsonArray::fromStringList(m_saved);
    state[QStringLiteral("splitter")] = QString::fromLatin1(m_splitter->saveState().toBase64());
    return state;
}

void QueryPage::restoreState(const QJsonObject &state)
{
    const auto strings = [&](const char *key) {
        QStringList list;
        for (const QJsonValue &value : state.value(QLatin1String(key)).toArray())
            if (value.isString() && list.size() < kHistoryLength)
                list.append(value.toString().left(20'000));
        return list;
    };
    m_history = strings("history");
    m_saved = strings("saved");
    const QString text = state.value(QLatin1String("text")).toString();
    if (!text.isEmpty())
        m_editor->setPlainText(text.left(20'000));
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QLatin1String("splitter")).toString().toLatin1()));
}

} // namespace wattfare
