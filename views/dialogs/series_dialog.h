// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/energy/series_energy.h"
#include "model/evaluation/results.h"
#include "model/importers/measured/utilisation.h"
#include "views/pages/job_runner.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace wattfare {

class DataTableView;
class FactTree;
using MeasuredUse = std::shared_ptr<const ImportedUtilisation>;

// Imported series of utilisation: what each file holds, the energy of an instance that ran like that, what idling
// wasted, and what giving it back while idle would have saved. It computes through the runner; reading is done by
// whoever opens it.
class SeriesDialog : public QDialog
{
    Q_OBJECT
public:
    struct File {
        QString name;
        std::shared_ptr<const ImportedUtilisation> series; // null: refused
        QString error;
    };

    // `candidate` and `energy` are those of the scenario: the type and region begin as the candidate's.
    SeriesDialog(SnapshotPtr snapshot, std::optional<Candidate> candidate, const EnergyOptions &energy,
        std::optional<Date> asOf, JobRunner *runner, QWidget *parent = nullptr);

    void showWorking(const QString &what);
    void setProgress(double share);
    void setFiles(std::vector<File> files);

    const std::optional<SeriesAnswer> &answer() const
    {
        return m_answer;
    } // of what the fields say; none while computing
    QString headline() const;
    DataTableView *table() const { return m_table; }
    FactTree *contents() const { return m_contents; }
    QWidget *field(const QString &name)
        const; // "file", "type", "region", "cpu", "idle_below", "release_after", "restart", "price"
    QByteArray csv() const; // ids and units in English, 15 significant figures

signals:
    void meansRequested(const wattfare::SeriesMeans &means, const QString &file); // for the scenario
    // Findings on the chosen candidate ("type@region") as it was used.
    void adviceRequested(const wattfare::MeasuredUse &use, const QString &file, const QString &candidate);
    void exportRequested(const QString &fileName, const QString &filter, const std::function<QByteArray()> &content);
    void stopRequested(); // while the files are read

protected:
    void reject() override;

private:
    void showFile();
    void compute();
    void showAnswer(const Outcome<SeriesAnswer> &answer);
    void copy() const;
    QDoubleSpinBox *spin(const char *name, const QString &title, double low, double high, double value, int decimals);
    const ImportedUtilisation *current() const;

    SnapshotPtr m_snapshot;
    EnergyOptions m_energy;
    std::optional<Date> m_asOf;
    JobRunner *m_runner = nullptr;
    std::vector<File> m_files;
    std::optional<SeriesAnswer> m_answer;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_what = nullptr;
    QProgressBar *m_bar = nullptr;
    QComboBox *m_file = nullptr;
    FactTree *m_contents = nullptr;
    QComboBox *m_type = nullptr;
    QComboBox *m_region = nullptr;
    QDoubleSpinBox *m_cpu = nullptr;
    QDoubleSpinBox *m_idleBelow = nullptr;
    QDoubleSpinBox *m_releaseAfter = nullptr;
    QDoubleSpinBox *m_restart = nullptr;
    QDoubleSpinBox *m_price = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_doubts = nullptr;
    DataTableView *m_table = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_advise = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace wattfare
