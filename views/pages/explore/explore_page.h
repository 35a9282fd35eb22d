// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/explore/own_column_dialog.h"
#include "views/pages/explore/results_table.h"
#include "views/pages/page.h"
#include "views/pages/quick_or_job.h"

#include <QElapsedTimer>

#include <memory>

class QLabel;
class QSplitter;
class QTabBar;
class QBoxLayout;
class QToolButton;
class QComboBox;

namespace wattfare {

class ChartView;
class ColumnarTableModel;
class DataTableView;
class PageStack;
class AdmitButtons;
class CarbonSwitch;
class ExcludedHead;
class FilterBar;
class Headline;

// The answer, the table of candidates and the two charts that go with it, one selection over all three.
class ExplorePage : public Page
{
    Q_OBJECT
public:
    explicit ExplorePage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("explore"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    // Another document: the table begins with the best again, now or with the next results.
    void startOver(bool later);

    DataTableView *tableView() const { return m_table; }
    FilterBar *filterBar() const { return m_filter; }
    ChartView *scatterView() const { return m_scatter; }
    ChartView *rankingView() const { return m_ranking; }
    QString answerText() const;
    QString movedText() const; // what the last change of amount, market or dates moved; "" where nothing is said
    std::shared_ptr<const ResultsTable> source() const { return m_source; } // null without results
    int visibleRows() const;
    // Brings the row of a candidate of the results into sight: a filter that hides it is cleared, which Undo takes
    // back, and told.
    void reveal(const Candidate &candidate);
    // Puts a state of viewEdited() back: columns of one's own, saved filters; what the state does not name stays.
    void applyViewEdit(const QJsonObject &state);

signals:
    // What the scenario does not hold but Undo shall bring back; already done when it is told.
    void viewEdited(const QString &text, const QJsonObject &before, const QJsonObject &after);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr std::size_t kMostOwnColumns = 50;
    // explore_layout.cpp
    void createAnswer(QWidget *parent);
    void createTable(QWidget *parent);
    void createCharts(QWidget *parent);
    void connectSelection();
    void placeSwitches();
    void placeCarbon();
    void placeParts();
    // explore_page.cpp
    void showCharts();
    void showEmpty();
    void selectKeys(const QSet<qint64> &keys, qint64 current);
    static QString countText(int selected);
    void exportChart(ChartView *view, const QString &format);
    // explore_filter.cpp
    void applyFilter();
    void showWords(const QString &text);
    void showRows(const std::vector<std::uint32_t> &rows, const QString &condition);
    bool findsNoWord() const;
    void noteGoodFilter();
    void settleFilter();
    void showGoodRows();
    void keepFilter();
    void takeFilter(const QString &filter);
    void showFirstRowSoon();
    void showFold(bool unfiltered);
    void filterBySql(const QString &condition);
    void keepGoodRows();
    void showExcluded();
    void admit(Exclusion exclusion);
    // explore_answer.cpp
    void noteMoved(const ViewData &before);
    void showAnswer();
    void showLeftOut();
    void showWhole();
    void copyAnswer();
    // explore_columns.cpp
    void keepLayout();
    QStringList firstColumns();
    void showDistinguishing(const QStringList &before);
    void giveLayout();
    void sortByCost();
    QStringList ownNames() const;
    QJsonObject formulasState() const;
    void takeFormulas(std::vector<ColumnFormula> next);
    static std::vector<ColumnFormula> formulasOf(const QJsonArray &state);
    void makeSource();
    void showSource();
    void editColumns();
    OwnColumnDialog::Problem changeColumn(const QString &name, const QString &expression);

    ViewData m_data;
    Selection m_selection;
    int m_told = 0; // how many are selected, in the status line
    std::shared_ptr<const ResultsTable> m_source;
    QString m_filterText; // in the field
    QString m_typedFilter; // by the person, here; another came with a document, or by Undo
    QString m_knownFilter; // of the scenario
    QString m_shownFilter; // whose rows are shown
    QString m_goodFilter; // the last without error
    QString m_settledFilter; // the last that was not about to become another
    int m_filterStep = -1; // of Undo
    bool m_filtering = false; // in a job
    Bitmap m_passing;
    bool m_filtered = false;
    Bitmap m_answered; // rows that have an answer
    bool m_folds = false; // only they are in the table
    QToolButton *m_fold = nullptr;
    QBoxLayout *m_switches = nullptr; // of what is excluded, the switches that the answer offers, and the fold
    QHash<QString, QStringList> m_hiddenSeries; // of the charts, by their names
    QHash<QString, QStringList> m_selfShown; // by workload kind: columns nobody asked for; they go as they came
    QHash<QString, QString> m_layouts; // by workload kind: saveLayout()
    QHash<QString, QStringList> m_toldApart; // by workload kind: the columns that told candidates apart in its layout
    QString m_layoutKind;
    bool m_startsOver = false;
    std::vector<ColumnFormula> m_formulas; // columns of one's own
    QStringList m_savedFilters; // as Undo knows them
    QuickOrJob m_filterTask, m_goodTask, m_columnsTask;

    PageStack *m_stack = nullptr;
    Headline *m_answer = nullptr, *m_more = nullptr; // the first sentence, the others
    QString m_answerText, m_excludedText;
    std::vector<Message> m_moved; // by the last change, since m_movedFrom
    ViewData m_movedFrom;
    QElapsedTimer m_movedClock; // since the last results
    Headline *m_hidden = nullptr; // what is excluded
    QToolButton *m_whole = nullptr; // shows what is elided
    AdmitButtons *m_admit = nullptr; // what would give the answer another candidate
    ExcludedHead *m_excluded = nullptr; // of the excluded rows
    QToolButton *m_copy = nullptr;
    FilterBar *m_filter = nullptr;
    DataTableView *m_table = nullptr;
    ColumnarTableModel *m_model = nullptr;
    QTabBar *m_parts = nullptr; // of a low page: table, scatter or ranking
    QSplitter *m_vertical = nullptr;
    QSplitter *m_horizontal = nullptr;
    ChartView *m_scatter = nullptr;
    ChartView *m_ranking = nullptr;
    QComboBox *m_rankBy = nullptr;
    CarbonSwitch *m_carbon = nullptr;
    QBoxLayout *m_scatterSheet = nullptr, *m_rankLine = nullptr; // where it may stand
};

} // namespace wattfare
