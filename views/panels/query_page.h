// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/result_query.h"
#include "views/panels/page.h"

#include <QStringList>

#include <functional>

class QCompleter;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace wattfare {

class ChartView;
class DataTableView;

// Read-only SQL over the catalogue, the person's own figures and the current results (table `results`), for what no view
// foresaw. Runs as a job with Cancel; the last good answer stays while a new one is wrong.
class QueryPage : public Page
{
    Q_OBJECT
public:
    explicit QueryPage(QWidget *parent = nullptr);

    // What a statement is asked over, asked for anew with each: the window knows the files.
    void setInput(std::function<QueryInput()> input) { m_input = std::move(input); }

    QString id() const override { return QStringLiteral("query"); }
    void setData(const ViewData &viewData) override;
    QJsonObject saveState() const override;   // text, history, saved queries, splitter
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    QPlainTextEdit *editor() const { return m_editor; }
    DataTableView *table() const { return m_table; }
    QString errorText() const;
    QStringList history() const { return m_history; }
    void execute();
    void cancel();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool canRun() const;
    void refreshButtons();
    void remember(const QString &sql);
    void recall(int step);
    void show(Result<QueryResult> result, int offset, const QString &sql, double ms);
    void showError(const Error &error, int offset, const QString &sql);
    void showChart(bool on);
    void fillMenu();
    void complete();
    void readNames();
    void popUp();
    void insertCompletion(const QString &word);
    QString wordBeforeCursor() const;         // the part that a completion replaces
    void exportCsv();
    void retranslate();

    ViewData m_data;
    std::shared_ptr<const QueryResult> m_result;
    std::function<QueryInput()> m_input;
    QStringList m_history, m_saved;
    int m_recalled = -1;                      // in the history; -1: what was typed
    QString m_typed;                          // what stood there before the history was walked
    SnapshotPtr m_namesOf;                    // that the names were read from
    QObject m_namesJob;
    QPlainTextEdit *m_editor = nullptr;
    QPushButton *m_run = nullptr, *m_stop = nullptr, *m_csv = nullptr, *m_chartButton = nullptr;
    QToolButton *m_queries = nullptr;
    QMenu *m_menu = nullptr;
    QLabel *m_message = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_answer = nullptr;
    DataTableView *m_table = nullptr;
    ChartView *m_chart = nullptr;
    QCompleter *m_completer = nullptr;
};

} // namespace wattfare
