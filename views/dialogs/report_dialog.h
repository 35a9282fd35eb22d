// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/dialogs/report_preview.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace wattfare {

// Chooses sections, their order, title, author, paper and format of a report, with the pages as they will be. Opens no
// file and prints nothing itself: it tells what was asked for. Its settings are remembered with the scenario by whoever
// opened it.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ReportDialog(QWidget *parent = nullptr);

    // The full report; may be called again while the dialog is open, when the results have changed.
    void setReport(ReportPtr report);
    void setSettings(const ReportSettings &settings);
    ReportSettings settings() const;
    Report chosenReport() const; // what the settings make of the report
    ReportPreview *preview() const { return m_preview; }
    void setMessage(
        const QString &message, bool error); // below the preview: "Saved ...", or what went wrong; "" hides it
    void setSaved(const QString &message); // the same with a button that asks for the file to be opened
    void setProgress(double share); // 0 to 1 while an export runs, with a button to cancel; below 0 ends it
    bool isExporting() const { return m_exporting; }

signals:
    void settingsChanged(); // by the person
    void exportRequested(const wattfare::ReportSettings &settings);
    void printRequested(const wattfare::ReportSettings &settings);
    void cancelRequested();
    void openRequested(); // the file that setSaved spoke of

private:
    void createControls();
    void fillSections();
    void move(int by);
    void updateButtons();
    void edited(); // a control changed: preview soon, tell at once
    void updatePreview();

    ReportPtr m_report;
    ReportSettings m_settings;
    bool m_filling = false;
    QTimer m_soon;
    QListWidget *m_sections = nullptr;
    QToolButton *m_up = nullptr, *m_down = nullptr;
    QLineEdit *m_title = nullptr, *m_author = nullptr;
    QComboBox *m_paper = nullptr, *m_format = nullptr;
    QCheckBox *m_provenance = nullptr;
    ReportPreview *m_preview = nullptr;
    QLabel *m_pageLabel = nullptr, *m_message = nullptr;
    QPushButton *m_export = nullptr, *m_print = nullptr, *m_open = nullptr, *m_cancel = nullptr;
    QProgressBar *m_bar = nullptr;
    bool m_exporting = false;
};

} // namespace wattfare
