// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/page.h"
#include "views/pages/query/query_links.h"
#include "views/pages/quick_or_job.h"
#include "views/tables/data_table_view.h"

#include <memory>

class QStackedWidget;

namespace wattfare {

class ChartView;
class FilterBar;
class QueryChart;

// An answer made ready to be shown: everything that reads all of its rows is done here, on any thread.
struct PreparedAnswer {
    QueryRowsPtr rows;
    std::shared_ptr<QueryLinks> links;
    explicit PreparedAnswer(QueryResult result)
        : rows(std::make_shared<QueryRows>(std::move(result)))
        , links(std::make_shared<QueryLinks>(*rows))
    {
    }
};

// The answer to a statement: a filter over its rows, and the same rows as a table or as a chart. Rows select each
// other, and the candidates that they name in the other views.
class QueryAnswer : public QWidget
{
    Q_OBJECT
public:
    explicit QueryAnswer(QWidget *parent = nullptr);

    void setRunner(JobRunner *runner) { m_runner = runner; }
    void setAnswer(const PreparedAnswer &answer);
    void clear(); // as before the first answer
    void setData(const ViewData &viewData); // catalogue and results that names are looked up in
    void setSelection(const Selection &selection);
    enum class Progress { none, running, failed, cancelled };
    void setProgress(Progress progress); // of the statement: what is said while there is no answer
    QString emptyText() const; // what stands where there are no rows
    void showChart(bool on);
    bool canDraw() const;

    const QueryRowsPtr &rows() const { return m_rows; }
    std::vector<std::uint32_t> shownRows() const; // as filtered and sorted
    DataTableView *table() const { return m_table; }
    QueryChart *chart() const { return m_chart; }
    FilterBar *filter() const { return m_filter; }

signals:
    void selectionEdited(const wattfare::Selection &selection);
    void explainRequested(const wattfare::Selection &cell);
    void pinRequested(); // of what is selected by now
    void imageRequested(const QString &format);
    void statusMessage(const QString &text);
    void chartClosed(); // the table is shown in its place

private:
    void connectRows();
    void applyFilter();
    QStringList columnNames() const; // of the answer
    void takeFiltered(const Result<std::vector<std::uint32_t>> &passing);
    void selectRows(const QSet<qint64> &keys, qint64 current);
    void explain(qint64 key);
    void pin(qint64 key);
    void showPins();
    void fillChart();
    void showChartAsTable();
    void copy(bool selectionOnly);

    ViewData m_data;
    JobRunner *m_runner = nullptr;
    QueryRowsPtr m_rows;
    std::shared_ptr<QueryLinks> m_links;
    Selection m_selection;
    Selection m_sent; // what rows of this answer stand for: it must not select further rows here
    FilterBar *m_filter = nullptr;
    QStackedWidget *m_views = nullptr;
    DataTableView *m_table = nullptr;
    QueryChart *m_chart = nullptr;
    bool m_chartOutdated = true;
    bool m_quiet = false;
    Progress m_progress = Progress::none;
    QuickOrJob m_filterTask;
    QObject m_copyJob;
};

} // namespace wattfare
