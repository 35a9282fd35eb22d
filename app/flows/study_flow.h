// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/state/job_pool.h"
#include "app/state/overlay_store.h"
#include "app/state/session.h"
#include "app/state/settings.h"
#include "model/schedule/job_array.h"
#include "model/study/shards.h"
#include "views/dialogs/study_jobs_dialog.h"

#include <QFileDialog>
#include <QPointer>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace wattfare {

class SlurmDialog;

// Studies on a cluster: planned, sent, followed, merged, by the functions that `wattfare-cli study` calls. Which
// folders are followed stands in the settings; how their shards stand is read from the folders and the scheduler, so
// whoever closes the window loses nothing.
class StudyFlow : public QObject
{
    Q_OBJECT
public:
    struct Context {
        Session &session;
        Settings &settings;
        JobPool &jobs;
        OverlayStore &overlay;
    };
    StudyFlow(const Context &context, QWidget *window);

    static QString slurmMissing(); // why nothing can be sent from here; "" where it can
    SlurmDialog *askSlurm(const Study &study); // says what it would come to; sends it on request
    StudyJobsDialog *openUnderWay();
    void follow(const QString &folder); // of a plan, whoever made it
    void setPaceMs(int ms) { m_pace.setInterval(ms); } // between two readings of what is shown

signals:
    void saved(const QString &file); // a result
    void resultRequested(const QString &file);

private:
    struct Followed {
        QString folder, result; // file that it was merged into last
    };
    void keep();
    void forget(const QString &folder);
    Followed *followed(const QString &folder);
    void read(); // all that is shown, anew
    void show();
    void act(const QString &what, std::function<Result<QString>(const ProgressFn &)> work,
        std::function<void()> done = {}); // for the list, which tells what came of it
    SlurmDialog *openSlurm(QWidget *over);
    void submit(SlurmDialog *dialog, const std::optional<Study> &study);
    void askAgain(const QString &folder);
    void askMerge(const QString &folder);
    void askFile(QWidget *over, const QString &title, QFileDialog::FileMode mode, const QString &name,
        std::function<void(const QString &)> chosen);

    Context m_context;
    QWidget *m_window;
    std::vector<Followed> m_followed;
    schedule::SlurmChoices m_choices; // those of the last time
    std::vector<StudyJobsRow> m_rows; // as last read
    std::shared_ptr<ShardMemory> m_memory = std::make_shared<ShardMemory>(); // of what is read every few seconds
    QPointer<StudyJobsDialog> m_list;
    QString m_doing;
    QTimer m_pace;
    QObject m_reading, m_acting, m_predicting, m_submitting; // jobs; last, so that they end with it
};

} // namespace wattfare
