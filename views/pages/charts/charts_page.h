// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_kinds.h"
#include "views/pages/page.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QToolButton;

namespace wattfare {

class CarbonSwitch;
class ChartView;
class PageStack;
class PairLayout;
class PredictionsPane;
class SobolPane;

// Every kind of chart of the current results, one at a time and large. Charts of one candidate follow the selection.
class ChartsPage : public Page
{
    Q_OBJECT
public:
    explicit ChartsPage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("charts"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    QStringList views() const override;
    QString kindTitle(const QString &kind) const;
    void showView(const QString &kind) override;

    ChartView *view() const { return m_view; }
    SobolPane *sobol() const { return m_sobol; }
    PredictionsPane *predictions() const { return m_predictions; }
    QListWidget *list() const { return m_list; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createTools(QWidget *parent);
    QBoxLayout *toolLines(QWidget *parent);
    void arrangeTools();
    void placeCarbon();
    void refresh();
    QString logKey(Qt::Orientation axis) const; // of m_chosen
    QString nameOf(Metric metric) const;
    void fillChoices();
    const ChartKindInfo *kindInfo() const; // of what the list has chosen
    ChartQuestion question(const ChartKindInfo &kind) const;
    ChartSpec spec() const;
    void describeRegions(ChartSpec &spec, const Candidate &candidate) const;
    void fillAxes(WorkloadKind work);
    void fillPredictions();
    void chooseAxis(int changed); // keeps the two axes of the trade-off apart
    void refreshSobol();
    void showSelected(); // the marks of the selected candidates
    void showPredictions(); // the errors by group, where the chart is of the methods
    std::optional<PredictionMethod> shownMethod() const; // of the chart; none: there is no fit, or another chart
    QString evidenceOf(qint64 key) const;
    std::optional<Candidate> subject() const; // the selected candidate, else the cheapest
    std::optional<Metric> neededMetric() const;
    bool showsCarbon() const; // by the basis of the scenario
    QString filterOfExplore() const;
    QString subjectText() const;
    std::vector<std::size_t> pinnedRows() const;
    QString absentPins() const;
    std::vector<std::size_t> shownRows() const; // the pinned ones where there are two, else the best twelve
    QString currentKind() const;

    ViewData m_data;
    static QString countText(int selected);
    Selection m_selection;
    int m_told = 0; // how many are selected, in the status line
    PageStack *m_stack = nullptr;
    QListWidget *m_list = nullptr;
    ChartView *m_view = nullptr;
    QLabel *m_subject = nullptr;
    QComboBox *m_choice = nullptr; // metric, axis or month, by the kind of chart
    QLabel *m_choiceLabel = nullptr;
    QComboBox *m_second = nullptr; // vertical axis of the trade-off
    QLabel *m_secondLabel = nullptr;
    QCheckBox *m_sobolToggle = nullptr;
    SobolPane *m_sobol = nullptr;
    PredictionsPane *m_predictions = nullptr;
    CarbonSwitch *m_carbon = nullptr;
    QToolButton *m_logX = nullptr;
    QToolButton *m_logY = nullptr;
    PairLayout *m_charts = nullptr; // the chart and what stands beside it
    QBoxLayout *m_tools = nullptr; // choices and marks, beside or below each other
    QBoxLayout *m_choices = nullptr;
    QHash<QString, QStringList> m_hiddenSeries; // by kind
    QHash<QString, int> m_chosen; // by kind: row of m_choice; "cost_carbon.y": of m_second
};

} // namespace wattfare
