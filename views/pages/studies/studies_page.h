// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study_findings.h"
#include "views/pages/page.h"

#include <QPointer>

#include <functional>
#include <memory>

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSplitter;
class QToolButton;
class QVBoxLayout;

namespace wattfare {

class AxisEditor;
class ChartView;
class CrossingRows;
class DataTableView;
class PageStack;

// A study: parameters of the scenario moved along axes, and who wins where. A change shows a coarse picture at once,
// then finer ones; a newer change drops what an older one still computes. The study is part of the document once the
// person changes it.
class StudiesPage : public Page
{
    Q_OBJECT
public:
    explicit StudiesPage(QWidget *parent = nullptr);
    ~StudiesPage() override;

    QString id() const override { return QStringLiteral("studies"); }
    void setData(const ViewData &viewData) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    QStringList views() const override
    {
        return {QStringLiteral("map"), QStringLiteral("line"), QStringLiteral("panels")};
    }
    void showView(const QString &view) override; // a study of two, one or three axes
    void focusStart() override;
    QSize minimumSizeHint() const override;

    const Study &study() const { return m_study; }
    ChartView *chart() const { return m_chart; }
    DataTableView *table() const { return m_table; }
    AxisEditor *axisEditor(std::size_t axis) const { return axis < m_editors.size() ? m_editors[axis] : nullptr; }
    QComboBox *figureBox() const { return m_figure; }
    QPushButton *addButton() const { return m_add; }
    QPushButton *cancelButton() const { return m_cancel; }
    QPushButton *openButton() const { return m_open; } // the scenario of the chosen point
    QPushButton *runButton() const { return m_run; } // the whole study, to a file
    QToolButton *elsewhereButton() const { return m_elsewhere; } // ... on Slurm; studies under way; results
    // Why nothing can be sent to Slurm, "" where it can; asked whenever the menu opens.
    void setSlurmCheck(std::function<QString()> missing) { m_slurmMissing = std::move(missing); }
    QString answer() const;
    QString standing() const;
    QString pointText() const;
    QString error() const;
    bool isComputing() const { return m_computing; }
    std::shared_ptr<const StudyFindings> findings() const { return m_found; }

signals:
    void runRequested(const wattfare::Study &study); // all of its points, to a file that the window asks for
    void slurmRequested(const wattfare::Study &study); // likewise, in shards on a cluster

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Running;
    void createHead(QVBoxLayout *rows);
    void createElsewhere();
    void checkSlurm();
    QWidget *createForm();
    QWidget *createResults();
    void createChartTools(QLayout *layout);
    void fitToSize();

    void fillEditors();
    void editAxes(); // what the editors hold becomes the study
    void edited(const QString &what);
    void refresh(); // starts where something differs
    void start();
    void stop();
    void takePicture(const std::shared_ptr<Running> &running);
    void showFound();
    void showError(const QString &error);
    void setComputing(bool on);
    void showPoint(); // what is chosen in the chart
    QString evidence(qint64 key);
    void openPoint(qint64 key);
    void openCrossing(qint64 key);
    void openScenario(Result<Scenario> scenario);

    ViewData m_data;
    Study m_study;
    bool m_begun = false; // there is a study
    bool m_ofDocument = false; // the document carries it
    QString m_ran; // signature of what was last asked for
    SnapshotPtr m_ranOn;
    std::shared_ptr<Running> m_running;
    std::shared_ptr<const StudyFindings> m_found;
    std::shared_ptr<CrossingRows> m_rows;
    std::shared_ptr<EvaluationMemory> m_memory; // of points under the mouse
    bool m_computing = false;
    bool m_parametersChosen = false; // shown or hidden by the person, not by the width

    PageStack *m_stack = nullptr;
    QToolButton *m_parameters = nullptr;
    QComboBox *m_figure = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr, *m_run = nullptr, *m_add = nullptr, *m_open = nullptr;
    QToolButton *m_elsewhere = nullptr;
    QAction *m_slurm = nullptr;
    std::function<QString()> m_slurmMissing;
    QSplitter *m_columns = nullptr, *m_split = nullptr;
    QScrollArea *m_form = nullptr;
    QVBoxLayout *m_axes = nullptr;
    std::vector<AxisEditor *> m_editors;
    QLabel *m_answer = nullptr, *m_error = nullptr, *m_standing = nullptr, *m_point = nullptr, *m_points = nullptr;
    ChartView *m_chart = nullptr;
    DataTableView *m_table = nullptr;
    QToolButton *m_reset = nullptr, *m_asTable = nullptr, *m_copy = nullptr, *m_image = nullptr;
    QObject m_job; // last: what runs ends with it
};

} // namespace wattfare
