// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/containers/containers.h"
#include "model/deployment/deployment.h"
#include "views/pages/page.h"
#include "views/pages/place/place_setup.h"

#include <QSet>
#include <QTimer>

class QAction;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTableView;
class QTabWidget;
class QToolButton;

namespace wattfare {

class DataTableView;
class PageStack;
class Headline;
class PlacementTaskModel;

// Container tasks in, instances out, with a drawing of what sits where. Every change of a task or a choice places anew,
// off the GUI thread, and is a step of Undo.
class PlacePage : public Page
{
    Q_OBJECT
public:
    explicit PlacePage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("place"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    QStringList views() const override
    {
        return {QStringLiteral("drawing"), QStringLiteral("types"), QStringLiteral("holds")};
    }
    void showView(const QString &view) override;
    void focusStart() override;

    PlacementTaskModel *tasks() const { return m_tasks; }
    QTableView *taskTable() const { return m_taskTable; }
    PlacementView *drawing() const { return m_drawing; }
    DataTableView *singleTypes() const { return m_singleTypes; }
    DataTableView *holds() const { return m_holds; } // of the task that is chosen
    QString deployment(DeploymentTarget target) const; // a file to deploy; "" without an answer
    const PlaceReply &reply() const { return m_reply; }
    QString headline() const;
    QString message() const; // what is wrong, or ""
    QLabel *title() const { return m_title; } // of the tasks: whether they are the example
    QLabel *hint() const { return m_hint; } // how the example is replaced; hidden with tasks of one's own
    bool isComputing() const { return m_timer.isActive() || m_running; }
    QString read() const; // what the tasks were read from, and what of it is not followed; "" once they changed
    void takeFile(const QString &fileName, const QByteArray &content);
    // Files of tasks, task definitions and manifests together: they replace the tasks, or are added to them.
    void takeTexts(std::vector<ContainerText> texts, bool added = false);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createTasks(QWidget *parent);
    void createChoices(QWidget *parent);
    void createAnswer(QWidget *parent);
    void connectParts();
    void arrangeChoices(); // in one line, or in two where one would cut what is chosen
    void fillRegions();
    void showSetup();
    void edit(const PlaceSetup &next, const QString &what);
    void placeLater();
    void placeNow();
    void take(PlaceReply reply);
    void showAnswer();
    static QString amountsIn();
    void showMessage(const QString &text);
    std::optional<Candidate> candidateOf(int instance) const;
    std::optional<Candidate> candidateOfType(
        TypeIndex type) const; // as it is placed: on demand in the region of the answer
    void pinOf(const std::optional<Candidate> &candidate);
    void removeSelected();
    void takeTasks(Result<ContainerTasks> read, const QString &from, bool added);
    bool showsExample() const; // its tasks as they came
    void showRead();
    void openFile();
    void pasteTasks();
    void saveFile();
    void showTable();
    void createHolds();
    void createDeploy();
    void fillHeldTasks();
    void showHolds();
    DeploymentPlan deploymentPlanNow() const; // of the answer that is shown
    void showChecklist();

    ViewData m_data;
    PlaceSetup m_setup;
    std::string m_setupText; // the setup as the view state has it
    std::string m_placedText; // the question of the answer that is shown or on its way
    SnapshotPtr m_placedSnapshot;
    PlaceReply m_reply;
    QString m_shownIn; // currency and rate of its amounts
    std::vector<Message> m_readFrom; // of the tasks of m_readTasks
    std::string m_readTasks;
    QObject m_reading; // a long text is read in a job of this
    QTimer m_timer; // a burst of edits is one question
    bool m_running = false, m_starting = false, m_filling = false;

    PageStack *m_stack = nullptr;
    QSplitter *m_splitter = nullptr;
    PlacementTaskModel *m_tasks = nullptr;
    QTableView *m_taskTable = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_choices = nullptr;
    QGridLayout *m_choiceGrid = nullptr;
    QList<std::pair<QLabel *, QWidget *>> m_choiceFields;
    QComboBox *m_objective = nullptr;
    QComboBox *m_types = nullptr;
    QLineEdit *m_patterns = nullptr;
    QComboBox *m_region = nullptr;
    QComboBox *m_prices = nullptr;
    QComboBox *m_arm = nullptr;
    QLabel *m_message = nullptr;
    QWidget *m_answer = nullptr;
    Headline *m_headline = nullptr;
    QLabel *m_bound = nullptr;
    QLabel *m_use = nullptr;
    QLabel *m_read = nullptr;
    QLabel *m_caption = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_again = nullptr;
    QTabWidget *m_tabs = nullptr;
    PlacementView *m_drawing = nullptr;
    QSet<qint64> m_selectedTypes;
    DataTableView *m_singleTypes = nullptr;
    QComboBox *m_heldTask = nullptr;
    DataTableView *m_holds = nullptr;
    QToolButton *m_deploy = nullptr;
    QAction *m_spot = nullptr;
};

} // namespace wattfare
