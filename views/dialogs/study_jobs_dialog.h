// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace wattfare {

class DataTableView;

// A planned study as it stands.
struct StudyJobsRow {
    QString folder; // whole path of the plan
    QString title; // of the study
    bool known = false; // the rest was read
    QString problem; // why it could not be
    double points = 0, shards = 0, done = 0, running = 0, waiting = 0, missing = 0, damaged = 0;
    QString silent; // why the scheduler says nothing
    QString note; // how tasks ended whose shards are not done
    QString result; // file that it was merged into; "" none that is there
};

// Planned studies, here or on a cluster: how many of their shards are done and on their way, and what can be done about
// them. Whoever opens it reads them, as long as it is shown.
class StudyJobsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit StudyJobsDialog(QWidget *parent = nullptr);

    void setRows(const std::vector<StudyJobsRow> &rows); // what is chosen stays chosen
    void setSlurm(const QString &missing); // why nothing can be sent; "" where it can
    void showWorking(const QString &what); // "" ends it
    void setProgress(double share);
    void showMessage(const QString &text, bool error = false);
    QString message() const;
    QString note() const; // of the chosen one
    QString chosen() const; // its folder; "" none
    void choose(const QString &folder);
    DataTableView *table() const { return m_table; }
    QPushButton *button(const char *name) const; // add, remove, submit, cancel_shards, merge, open_result, stop

signals:
    void addRequested();
    void removeRequested(const QString &folder);
    void submitRequested(const QString &folder);
    void cancelRequested(const QString &folder);
    void mergeRequested(const QString &folder);
    void openRequested(const QString &folder);
    void stopRequested();

private:
    QPushButton *addButton(const char *name, const QString &text, const QString &help,
        void (StudyJobsDialog::*wanted)(const QString &folder));
    void allow(QPushButton *button, const QString &obstacle);
    void refresh();
    const StudyJobsRow *current() const;

    std::vector<StudyJobsRow> m_rows;
    QString m_noSlurm;
    bool m_working = false;
    DataTableView *m_table = nullptr;
    QLabel *m_note = nullptr, *m_message = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_add = nullptr, *m_remove = nullptr, *m_submit = nullptr, *m_cancel = nullptr, *m_merge = nullptr,
                *m_open = nullptr, *m_stop = nullptr;
};

} // namespace wattfare
