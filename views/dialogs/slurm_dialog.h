// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/schedule/job_array.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace wattfare {

// What is asked for before a study goes to Slurm: the folder of its plan, into how many shards it is divided, and what
// each asks of the cluster. Of a plan that is there, folder and shards are as they are. It sends nothing itself.
class SlurmDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SlurmDialog(QWidget *parent = nullptr);

    void setStudy(double points); // which is not planned yet
    void setPrediction(double seconds, std::size_t shards); // of one thread; `shards` are proposed
    void setPlan(const QString &folder, double missing, double shards); // which is there
    void setChoices(const schedule::SlurmChoices &choices);

    QString folder() const;
    void setFolder(const QString &folder);
    std::size_t shards() const;
    schedule::SlurmChoices choices() const;

    void showWorking(const QString &what); // fields wait; "" ends it
    void setProgress(double share);
    void showError(const QString &error);
    QString errorText() const;
    QString facts() const; // points, predicted time, shards

    QLineEdit *folderEdit() const { return m_folder; }
    QSpinBox *shardsBox() const { return m_shards; }
    QPushButton *submitButton() const { return m_submit; }

signals:
    void folderRequested(); // chosen from a list of folders
    void submitRequested();

private:
    QLineEdit *addEdit(const char *name, const QString &title, const QString &empty, const QString &help);
    QSpinBox *addCount(const char *name, const QString &title, int most, const QString &none, const QString &help);
    void refresh();

    QFormLayout *m_form = nullptr;
    QLabel *m_facts = nullptr, *m_each = nullptr, *m_error = nullptr, *m_what = nullptr;
    QLineEdit *m_folder = nullptr, *m_partition = nullptr, *m_account = nullptr, *m_qos = nullptr;
    QSpinBox *m_shards = nullptr, *m_minutes = nullptr, *m_memory = nullptr, *m_atOnce = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_browse = nullptr, *m_submit = nullptr, *m_cancel = nullptr;
    QWidget *m_fields = nullptr;
    double m_points = 0, m_seconds = -1; // < 0: not predicted yet
    bool m_planned = false;
};

} // namespace wattfare
