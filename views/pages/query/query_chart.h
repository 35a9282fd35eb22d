// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/query/query_chart_spec.h"

#include <QWidget>

class QComboBox;

namespace wattfare {

class ChartView;
class JobRunner;

// The chart of an answer, with the choice of its kind and columns. Drawn only while it is shown; many rows are gathered
// by a job.
class QueryChart : public QWidget
{
    Q_OBJECT
public:
    explicit QueryChart(QWidget *parent = nullptr);

    // Another answer (the choice starts anew if the columns are others), or other rows of it.
    void setRows(QueryRowsPtr rows, std::vector<std::uint32_t> order, JobRunner *runner);
    bool canDraw(const QueryRows &rows) const { return firstChartChoice(rows, rows.result().rows).has_value(); }
    ChartView *view() const { return m_view; }
    const QueryChartChoice &choice() const { return m_choice; }
    QComboBox *kindBox() const { return m_kind; }
    QComboBox *valuesBox() const { return m_values; }
    QComboBox *overBox() const { return m_over; }

signals:
    void shown(); // it wants its rows
    void drawn();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fillBoxes();
    void choose();
    void draw();

    QueryRowsPtr m_rows;
    std::vector<std::uint32_t> m_order;
    JobRunner *m_runner = nullptr;
    QObject m_job;
    QueryChartChoice m_choice;
    QStringList m_columns; // that the choice is about
    QComboBox *m_kind = nullptr, *m_values = nullptr, *m_over = nullptr;
    ChartView *m_view = nullptr;
};

} // namespace wattfare
