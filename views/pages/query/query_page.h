// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/columns/result_query.h"
#include "model/report/table_export.h"
#include "views/pages/page.h"
#include "views/widgets/schema_panel.h"

#include <QStringList>

#include <functional>
#include <vector>

class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QToolButton;

namespace wattfare {

class DataTableView;
class PageStack;
class QueryAnswer;
class QueryEditor;
class SavedQueries;
struct PreparedAnswer;

// Writes a file piece by piece, on any thread; errors are those of the sink, cancelled.
using FileWriter = std::function<Result<void>(const ByteSink &sink, const ProgressFn &progress)>;

// Read-only SQL over the catalogue, the person's own figures and the current results (table `results`), for what no
// view foresaw. Runs as a job with Cancel; the last good answer stays while a new one is wrong. The editor, the answer
// and the saved queries are parts of their own.
class QueryPage : public Page
{
    Q_OBJECT
public:
    explicit QueryPage(QWidget *parent = nullptr);

    // What a statement is asked over, asked for anew with each: the window knows the files.
    void setInput(std::function<QueryInput()> input) { m_input = std::move(input); }

    // Statements are asked of this file, the result of a study, which setInput() gives by now; "": of the catalogue.
    // What was typed for the one is kept until there is a way back to it.
    void setFile(const QString &file);
    QString file() const { return m_file; }

    QString id() const override { return QStringLiteral("query"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override; // text, history, saved queries, splitter
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    QPlainTextEdit *editor() const;
    QueryAnswer *answer() const { return m_answer; }
    DataTableView *table() const;
    QString errorText() const;
    QStringList history() const;
    void execute();
    void cancel();

signals:
    void savedQueriesChanged();
    void catalogueRequested(); // in the place of the file
    // As exportRequested, for what takes longer to write: a job with progress and Cancel.
    void writeRequested(const QString &fileName, const QString &filter, const wattfare::FileWriter &writer);

private:
    void createParts();
    bool canRun() const;
    void refreshButtons();
    void setRunning(bool running);
    void show(const Result<PreparedAnswer> &answer, int offset, const QString &sql, double ms);
    void showError(const Error &error, int offset, const QString &sql);
    void readNames(std::function<void()> then);
    void showSchema();
    void showStack();
    void exportCsv();
    void exportChart(const QString &format);

    ViewData m_data;
    std::function<QueryInput()> m_input;
    QString m_file, m_ofCatalogue; // the statement that stood there before
    bool m_namesRead = false;
    SnapshotPtr m_namesOf; // that the names were read from
    QObject m_namesJob;
    QueryEditor *m_editor = nullptr;
    SavedQueries *m_saved = nullptr;
    QPushButton *m_run = nullptr, *m_stop = nullptr, *m_csv = nullptr, *m_chartButton = nullptr;
    QToolButton *m_queries = nullptr, *m_schemaButton = nullptr;
    std::vector<SchemaGroup> m_tables; // of m_namesOf
    SchemaPanel *m_schema = nullptr;
    QMenu *m_menu = nullptr;
    QWidget *m_fileRow = nullptr;
    QLabel *m_fileName = nullptr;
    QPushButton *m_back = nullptr;
    QLabel *m_message = nullptr;
    PageStack *m_stack = nullptr;
    QSplitter *m_splitter = nullptr;
    QueryAnswer *m_answer = nullptr;
};

} // namespace wattfare
