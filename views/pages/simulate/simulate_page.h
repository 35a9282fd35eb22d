// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/page.h"
#include "views/pages/simulate/simulate_setup.h"

#include <QTimer>

#include <array>
#include <atomic>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;
class QToolButton;

namespace wattfare {

class ChartView;
class DataTableView;
class PageStack;
class Section;
class SimulatePools;

// Monte Carlo of a checkpointed run, a Spot Fleet or deadline policies. A change starts a run at once: 4,096
// trajectories, then all of them; a newer change drops what an older one still computes. Cancel keeps the trajectories
// that are done.
class SimulatePage : public Page
{
    Q_OBJECT
public:
    explicit SimulatePage(QWidget *parent = nullptr);
    ~SimulatePage() override;

    QString id() const override { return QStringLiteral("simulate"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    QStringList views() const override;
    void showView(const QString &view) override; // a kind, or "checkpoint/timeline": one of its charts
    void focusStart() override;
    QSize minimumSizeHint() const override;

    SimulationKind kind() const { return m_kind; }
    SimulateForm *form() const { return m_forms[static_cast<std::size_t>(m_kind)]; }
    ChartView *chart() const { return m_chart; }
    DataTableView *table() const { return m_table; }
    SimulatePools *pools() const { return m_pools; }
    QTabBar *tabs() const { return m_tabs; }
    QPushButton *cancelButton() const { return m_cancel; }
    QPushButton *pinButton() const { return m_pin; }
    QPushButton *fieldButton() const { return m_toField; } // to the field that a failure waits for
    QSpinBox *trajectoryBox() const { return m_trajectory; }
    QString answer() const;
    QString standing() const;
    QString chances() const; // below the answer
    QString error() const;
    QString warning() const;
    bool isComputing() const { return m_computing || m_follows; }
    std::shared_ptr<const SimulationOutput> output() const
    {
        return m_output;
    } // null before the first and after an error

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Running;
    void fitToSize(); // folds the parameters of a narrow page until the person shows or hides them
    void createHead(QVBoxLayout *rows);
    QWidget *createResults();
    void createChartTools(QHBoxLayout *layout);
    void setKind(SimulationKind kind);
    void fillTabs();
    QString currentChart() const;
    bool subject(TypeIndex &type, RegionIndex &region) const;
    QString refusal() const; // why the candidate cannot do the work; "" where it can
    void showSubject(TypeIndex type, RegionIndex region);
    // The candidate and the scenario that what was entered is for; with others it is dropped.
    QString enteredFor(const Scenario &scenario) const;
    void dropForeign();
    SimulateState &state() { return m_states[static_cast<std::size_t>(m_kind)]; }

    void refresh(); // form and, where something differs, a new run
    void start(const std::shared_ptr<Running> &running, std::uint64_t n);
    void cancelled(const std::shared_ptr<Running> &running);
    void stop();
    void take(SimulationOutput output, bool more);
    void showFailure(const Failure &failure);
    void goToField(); // that a failure waits for
    void showNothing(const QString &why);
    void showOutput();
    void showWarning(); // on the market, with what was recorded beside an output
    void showChart();
    void drawTimeline();
    void setComputing(bool on);
    void exportFleet(bool scalingGroup);
    Outcome<Scenario> pinned() const; // the scenario with what is simulated
    void pin();
    QString showPin(); // why this market cannot be pinned, where it is the market that forbids it

    ViewData m_data;
    Selection m_selection;
    SimulateSource m_source;
    SimulateSetup m_setup;
    SimulationKind m_kind = SimulationKind::checkpoint;
    QString m_enteredFor, m_pinnedFor; // the latter: the scenario that Pin has made of it
    bool m_kindChosen = false; // by the person, not by the workload
    bool m_parametersChosen = false; // shown or hidden by the person, not by the width
    std::array<SimulateState, kSimulationKinds> m_states;
    std::array<QString, kSimulationKinds> m_charts; // shown last, by kind
    std::array<SimulateForm *, kSimulationKinds> m_forms{};

    std::shared_ptr<Running> m_running;
    std::shared_ptr<const SimulationOutput> m_output;
    ResultsPtr m_ranOn;
    QString m_ran; // signature of the last run
    bool m_windows = false; // a replay of every start, which has windows
    bool m_computing = false, m_more = false;
    QTimer m_waitForStop;
    QTimer m_rest; // of a selection that moves on, only the last one is simulated
    bool m_follows = false; // what is selected is still to be simulated
    QObject *m_timelineContext = nullptr;

    PageStack *m_stack = nullptr;
    QStackedWidget *m_formStack = nullptr, *m_view = nullptr;
    QButtonGroup *m_kinds = nullptr;
    QToolButton *m_parameters = nullptr;
    QLabel *m_subject = nullptr, *m_answer = nullptr, *m_chances = nullptr, *m_warning = nullptr, *m_error = nullptr,
           *m_standing = nullptr, *m_notes = nullptr, *m_trajectoryLabel = nullptr;
    Section *m_noteSection = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr, *m_pin = nullptr, *m_toField = nullptr;
    QString m_waitsFor; // the field of a failure; "" without one
    QSplitter *m_columns = nullptr, *m_rows = nullptr;
    QTabBar *m_tabs = nullptr;
    ChartView *m_chart = nullptr;
    SimulatePools *m_pools = nullptr;
    DataTableView *m_table = nullptr;
    QSpinBox *m_trajectory = nullptr;
    QToolButton *m_logX = nullptr, *m_logY = nullptr, *m_reset = nullptr, *m_asTable = nullptr, *m_copy = nullptr,
                *m_image = nullptr;
};

} // namespace wattfare
