// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/panels/page.h"
#include "views/panels/results_table.h"

#include <memory>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QComboBox;

namespace wattfare {

class ChartView;
class ColumnarTableModel;
class DataTableView;
class EmptyState;
class FilterBar;

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

    DataTableView *tableView() const { return m_table; }
    FilterBar *filterBar() const { return m_filter; }
    ChartView *scatterView() const { return m_scatter; }
    ChartView *rankingView() const { return m_ranking; }
    QString answerText() const;
    std::shared_ptr<const ResultsTable> source() const { return m_source; } // null without results
    int visibleRows() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createAnswer(QWidget *parent);
    void createTable(QWidget *parent);
    void createCharts(QWidget *parent);
    void connectSelection();
    void applyFilter();
    void showAnswer();
    void showCharts();
    void showEmpty();
    void selectKeys(const QSet<qint64> &keys, qint64 current);
    void keepLayout();
    QStringList firstColumns() const;
    void showDistinguishing(const Scenario &before);
    void giveLayout();
    void exportChart(ChartView *view, const QString &format);
    void addDerivedColumn();
    std::vector<DerivedColumn> computeDerived(QStringList &problems) const;
    void copyAnswer();

    ViewData m_data;
    Selection m_selection;
    std::shared_ptr<const ResultsTable> m_source;
    QString m_filterText;
    Bitmap m_passing;
    bool m_filtered = false;
    QHash<QString, QString> m_layouts;          // by workload kind: saveLayout()
    QString m_layoutKind;
    std::vector<std::pair<QString, QString>> m_derived; // name, expression

    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_answer = nullptr;
    QLabel *m_hidden = nullptr;
    QToolButton *m_copy = nullptr;
    FilterBar *m_filter = nullptr;
    DataTableView *m_table = nullptr;
    ColumnarTableModel *m_model = nullptr;
    QSplitter *m_vertical = nullptr;
    QSplitter *m_horizontal = nullptr;
    ChartView *m_scatter = nullptr;
    ChartView *m_ranking = nullptr;
    QComboBox *m_rankBy = nullptr;
};

} // namespace wattfare
