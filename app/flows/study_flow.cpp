// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/study_flow.h"

#include "app/schedulers/study_jobs.h"
#include "app/state/catalog_files.h"
#include "views/dialogs/slurm_dialog.h"
#include "views/words/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

namespace wattfare {

namespace {

namespace fs = std::filesystem;

constexpr const char *kFollowedState = "studies_under_way"; // in the settings
constexpr qsizetype kMostFollowed = 200;
constexpr int kPaceMs = 5000;
constexpr qsizetype kNoteLines = 5;

// What tasks run; nodes see it by the same path, as they see the folder.
QString cliProgram()
{
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/wattfare-cli");
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(QStringLiteral("wattfare-cli"));
}

// With whose figures tasks shall compute: those that the window shows.
struct Figures {
    SnapshotPtr snapshot;
    std::optional<fs::path> overlay;
    std::string program;

    schedule::ArrayJob job(const StudyJobs &jobs) const
    {
        std::error_code failed;
        const auto own = overlay && fs::exists(*overlay, failed) ? overlay : std::nullopt;
        return arrayJob(jobs.folder, jobs.plan, taskProgram(program, fs::path(snapshot->identity.path), own), 1);
    }
    StudyIdentity identity() const { return identityOf(*snapshot, WATTFARE_VERSION); }
};

// As a folder and its scheduler have it; on any thread.
StudyJobsRow readRow(const QString &folder, const QString &result, const ProgressFn &progress, ShardMemory &memory)
{
    StudyJobsRow row;
    row.folder = folder;
    std::error_code failed;
    if (!result.isEmpty() && fs::exists(toPath(result), failed))
        row.result = result;
    const auto jobs = studyJobs(toPath(folder), progress, &memory);
    if (!jobs) {
        row.problem = text(jobs.error());
        return row;
    }
    row.known = true;
    row.title = QString::fromStdString(
        jobs->plan.study.title.empty() ? jobs->plan.study.scenario.title : jobs->plan.study.title);
    row.shards = static_cast<double>(jobs->plan.shards.size());
    row.points = jobs->plan.shards.empty() ? 0 : static_cast<double>(jobs->plan.shards.back().last);
    for (const ShardGroup &group : shardGroups(*jobs)) {
        double &count = group.state == "done" ? row.done
            : group.state == "running"        ? row.running
            : group.state == "waiting"        ? row.waiting
            : group.state == "missing"        ? row.missing
                                              : row.damaged;
        count += static_cast<double>(group.shards.size());
    }
    if (jobs->silent)
        row.silent = text(*jobs->silent);
    QStringList ended;
    if (jobs->unaccounted)
        ended << text(Message{"schedule.accounts_silent", {}});
    for (const schedule::Task &task : jobs->tasks)
        if (!task.alive && ended.size() < kNoteLines)
            ended << text(Message{"schedule.ended_without", {task.shard, task.job, task.state}});
    row.note = ended.join(QLatin1Char('\n'));
    return row;
}

} // namespace

StudyFlow::StudyFlow(const Context &context, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_window(window)
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(kPaceMs);
    connect(&m_pace, &QTimer::timeout, this, &StudyFlow::read);
    const QJsonObject state = m_context.settings.pageState(QString::fromUtf8(kFollowedState));
    for (const QJsonValue &each : state.value(QLatin1String("plans")).toArray()) {
        const QString folder = each.toObject().value(QLatin1String("folder")).toString();
        if (QDir::isAbsolutePath(folder) && followed(folder) == nullptr
            && static_cast<qsizetype>(m_followed.size()) < kMostFollowed)
            m_followed.push_back({folder, each.toObject().value(QLatin1String("result")).toString()});
    }
    const QJsonObject choices = state.value(QLatin1String("slurm")).toObject();
    const auto count = [&](const char *key) {
        return static_cast<std::uint64_t>(std::clamp(choices.value(QLatin1String(key)).toDouble(), 0.0, 1e9));
    };
    m_choices.partition = choices.value(QLatin1String("partition")).toString().toStdString();
    m_choices.account = choices.value(QLatin1String("account")).toString().toStdString();
    m_choices.qos = choices.value(QLatin1String("qos")).toString().toStdString();
    m_choices.minutes = count("minutes");
    m_choices.mebibytes = count("mebibytes");
    m_choices.atOnce = count("at_once");
}

QString StudyFlow::slurmMissing()
{
    if (!program::isInstalled("sbatch"))
        return text(Message{"program.not_found", {"sbatch"}});
    return cliProgram().isEmpty() ? text(Message{"program.not_found", {"wattfare-cli"}}) : QString();
}

// ---- Which are followed ---------------------------------------------------------------------------------------------

void StudyFlow::keep()
{
    QJsonArray plans;
    for (const Followed &each : m_followed)
        plans.append(QJsonObject{{QStringLiteral("folder"), each.folder}, {QStringLiteral("result"), each.result}});
    const QJsonObject choices{{QStringLiteral("partition"), QString::fromStdString(m_choices.partition)},
        {QStringLiteral("account"), QString::fromStdString(m_choices.account)},
        {QStringLiteral("qos"), QString::fromStdString(m_choices.qos)},
        {QStringLiteral("minutes"), static_cast<double>(m_choices.minutes)},
        {QStringLiteral("mebibytes"), static_cast<double>(m_choices.mebibytes)},
        {QStringLiteral("at_once"), static_cast<double>(m_choices.atOnce)}};
    m_context.settings.setPageState(
        QString::fromUtf8(kFollowedState), {{QStringLiteral("plans"), plans}, {QStringLiteral("slurm"), choices}});
    m_context.settings.flush();
}

StudyFlow::Followed *StudyFlow::followed(const QString &folder)
{
    const auto known = std::ranges::find(m_followed, folder, &Followed::folder);
    return known != m_followed.end() ? &*known : nullptr;
}

// The newest first; beyond the most that are followed the oldest goes.
void StudyFlow::follow(const QString &folder)
{
    if (followed(folder) == nullptr)
        m_followed.insert(m_followed.begin(), {folder, {}});
    if (static_cast<qsizetype>(m_followed.size()) > kMostFollowed)
        m_followed.pop_back();
    keep();
    if (m_list) {
        show();
        m_list->choose(folder);
        read();
    }
}

void StudyFlow::forget(const QString &folder)
{
    std::erase_if(m_followed, [&](const Followed &each) { return each.folder == folder; });
    keep();
    show();
}

StudyJobsDialog *StudyFlow::openUnderWay()
{
    if (m_list) {
        m_list->raise();
        m_list->activateWindow();
        return m_list;
    }
    m_list = new StudyJobsDialog(m_window);
    m_list->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_list, &QDialog::finished, this, [this] {
        m_pace.stop();
        m_context.jobs.cancel(&m_reading);
        m_memory = std::make_shared<ShardMemory>(); // who opens it again sees what is there
    });
    connect(m_list, &StudyJobsDialog::addRequested, this, [this] {
        askFile(m_list, tr("Folder of a plan"), QFileDialog::Directory, {},
            [this](const QString &folder) { follow(QFileInfo(folder).absoluteFilePath()); });
    });
    connect(m_list, &StudyJobsDialog::removeRequested, this, [this](const QString &folder) {
        forget(folder);
        read();
    });
    connect(m_list, &StudyJobsDialog::submitRequested, this, &StudyFlow::askAgain);
    connect(m_list, &StudyJobsDialog::cancelRequested, this, [this](const QString &folder) {
        act(tr("Cancelling the shards"), [folder](const ProgressFn &progress) -> Result<QString> {
            const auto count = cancelStudy(toPath(folder), [&progress] { return keepGoing(progress, 0.0); });
            if (!count)
                return tl::unexpected<Error>(count.error());
            return text(Message{"schedule.cancelled", {*count}});
        });
    });
    connect(m_list, &StudyJobsDialog::mergeRequested, this, &StudyFlow::askMerge);
    connect(m_list, &StudyJobsDialog::openRequested, this, [this](const QString &folder) {
        if (const Followed *known = followed(folder); known != nullptr && !known->result.isEmpty())
            emit resultRequested(known->result);
    });
    connect(m_list, &StudyJobsDialog::stopRequested, this, [this] { m_context.jobs.cancel(&m_acting); });
    m_list->setSlurm(slurmMissing());
    if (m_context.jobs.isRunning(&m_acting)) // begun before the list was closed
        m_list->showWorking(m_doing);
    show();
    m_list->show();
    read();
    return m_list;
}

void StudyFlow::show()
{
    if (!m_list)
        return;
    std::vector<StudyJobsRow> rows;
    for (const Followed &each : m_followed) {
        const auto known = std::ranges::find(m_rows, each.folder, &StudyJobsRow::folder);
        StudyJobsRow unread;
        unread.folder = each.folder;
        rows.push_back(known != m_rows.end() ? *known : unread);
    }
    m_list->setRows(rows);
}

// Anew every few seconds, for as long as somebody looks. Its job has no title: nothing flickers in the status line.
void StudyFlow::read()
{
    if (!m_list || !m_list->isVisible())
        return;
    m_pace.stop();
    if (m_followed.empty())
        return;
    using Rows = std::vector<StudyJobsRow>;
    m_context.jobs.run<Rows>(
        &m_reading, QString(),
        [list = m_followed, memory = m_memory](const ProgressFn &progress) {
            Rows rows;
            for (const Followed &each : list) {
                rows.push_back(readRow(each.folder, each.result, progress, *memory));
                if (!keepGoing(progress, 0.0))
                    break;
            }
            return rows;
        },
        [this](Rows rows) {
            m_rows = std::move(rows);
            show();
            m_pace.start();
        },
        {}, {},
        [this](const Error &error) {
            if (m_list)
                m_list->showMessage(text(error), true);
            m_pace.start();
        });
}

void StudyFlow::act(
    const QString &what, std::function<Result<QString>(const ProgressFn &)> work, std::function<void()> done)
{
    m_doing = what;
    m_list->showWorking(what);
    m_context.jobs.run<Result<QString>>(
        &m_acting, what, std::move(work),
        [this, done = std::move(done)](const Result<QString> &said) {
            if (said && done)
                done();
            if (!m_list)
                return;
            m_list->showWorking({});
            m_list->showMessage(said ? *said : text(said.error()), !said);
            read();
        },
        [this] {
            if (!m_list)
                return;
            m_list->showWorking({});
            m_list->showMessage(text(Message{"job.cancelled", {}}));
            read();
        },
        [this](double share) {
            if (m_list)
                m_list->setProgress(share);
        });
}

// ---- To the cluster -------------------------------------------------------------------------------------------------

SlurmDialog *StudyFlow::openSlurm(QWidget *over)
{
    auto *dialog = new SlurmDialog(over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setChoices(m_choices);
    connect(dialog, &QDialog::finished, this, [this] {
        m_context.jobs.cancel(&m_predicting);
        m_context.jobs.cancel(&m_submitting);
    });
    return dialog;
}

SlurmDialog *StudyFlow::askSlurm(const Study &study)
{
    const SnapshotPtr snapshot = m_context.session.data().snapshot;
    const auto points = pointCount(study);
    if (!snapshot || !points)
        return nullptr;
    SlurmDialog *dialog = openSlurm(m_window);
    dialog->setStudy(static_cast<double>(*points));
    connect(dialog, &SlurmDialog::folderRequested, this, [this, dialog = QPointer(dialog)] {
        askFile(dialog, tr("Folder for the plan"), QFileDialog::Directory, {}, [dialog](const QString &folder) {
            if (dialog)
                dialog->setFolder(folder);
        });
    });
    connect(dialog, &SlurmDialog::submitRequested, this, [this, dialog, study] { submit(dialog, study); });
    m_context.jobs.run<Result<double>>(
        &m_predicting, tr("Predicting the time of the study"),
        [study, snapshot](const ProgressFn &progress) { return predictedSeconds(study, snapshot, progress); },
        [dialog = QPointer(dialog), points = *points](const Result<double> &seconds) {
            if (dialog && seconds)
                dialog->setPrediction(*seconds, proposedShards(*seconds, points));
            else if (dialog)
                dialog->showError(text(seconds.error()));
        });
    dialog->open();
    return dialog;
}

void StudyFlow::askAgain(const QString &folder)
{
    const auto row = std::ranges::find(m_rows, folder, &StudyJobsRow::folder);
    if (row == m_rows.end())
        return;
    SlurmDialog *dialog = openSlurm(m_list);
    dialog->setPlan(folder, row->missing + row->damaged, row->shards);
    connect(dialog, &SlurmDialog::submitRequested, this, [this, dialog] { submit(dialog, std::nullopt); });
    dialog->open();
}

// Plans where there is no plan yet. The folder is followed from before it begins, so that whoever is interrupted finds
// what was sent; only one that could not be planned in, or where it ended before there was a plan, is not.
void StudyFlow::submit(SlurmDialog *dialog, const std::optional<Study> &study)
{
    struct Sent {
        bool planned = false;
        Result<QString> said;
    };
    const SnapshotPtr snapshot = m_context.session.data().snapshot;
    if (!snapshot)
        return;
    m_choices = dialog->choices();
    const QString folder = QDir::cleanPath(dialog->folder());
    const bool known = followed(folder) != nullptr;
    follow(folder);
    const auto ended = [this, dialog = QPointer(dialog), folder, known](const Error &error) {
        std::error_code failed;
        if (!known && !fs::exists(planFile(toPath(folder)), failed))
            forget(folder);
        if (dialog)
            dialog->showError(text(error));
    };
    Figures figures{snapshot, {}, cliProgram().toStdString()};
    if (m_context.overlay.isReadable())
        figures.overlay = toPath(m_context.overlay.file());
    dialog->showWorking(study ? tr("Planning and submitting the study") : tr("Submitting the shards"));
    m_context.jobs.run<Sent>(
        &m_submitting, tr("Submitting to Slurm"),
        [study, figures, folder, shards = dialog->shards(), choices = m_choices](const ProgressFn &progress) -> Sent {
            const auto refused = [](bool planned, const Error &error) {
                return Sent{planned, tl::unexpected<Error>(error)};
            };
            const fs::path path = toPath(folder);
            if (study)
                if (const auto plan = planShards(path, *study, figures.snapshot, WATTFARE_VERSION, shards, progress);
                    !plan)
                    return refused(false, plan.error());
            const auto jobs = studyJobs(path, progress);
            if (!jobs)
                return refused(true, jobs.error());
            const auto sent = submitMissing(*jobs, figures.identity(), figures.job(*jobs), choices,
                [&progress] { return keepGoing(progress, 0.0); });
            if (!sent)
                return refused(true, sent.error());
            return {true, text(submissionText(*sent, *jobs))};
        },
        [this, dialog = QPointer(dialog), folder, known](const Sent &sent) {
            if (!sent.planned && !known)
                forget(folder);
            if (!sent.said) {
                if (dialog)
                    dialog->showError(text(sent.said.error()));
                read();
                return;
            }
            if (dialog)
                dialog->accept();
            openUnderWay()->showMessage(*sent.said);
            m_list->choose(folder);
            read();
        },
        [ended] {
            ended({Error::Code::cancelled, {"job.cancelled", {}}, {}});
        },
        [dialog = QPointer(dialog)](double share) {
            if (dialog)
                dialog->setProgress(share);
        },
        ended);
}

void StudyFlow::askMerge(const QString &folder)
{
    askFile(m_list, tr("Merge into a result file"), QFileDialog::AnyFile,
        QFileInfo(folder).fileName() + QStringLiteral(".db"), [this, folder](const QString &file) {
            if (!m_list)
                return;
            act(
                tr("Merging the shards"),
                [folder, file](const ProgressFn &progress) -> Result<QString> {
                    if (const auto merged = mergeShards(toPath(folder), toPath(file), progress); !merged)
                        return tl::unexpected<Error>(merged.error());
                    return text(Message{"cli.written", {QDir::toNativeSeparators(file).toStdString()}});
                },
                [this, folder, file] {
                    if (Followed *known = followed(folder)) {
                        known->result = file;
                        keep();
                    }
                    emit saved(file);
                });
        });
}

void StudyFlow::askFile(QWidget *over, const QString &title, QFileDialog::FileMode mode, const QString &name,
    std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(over, title, m_context.settings.exportFolder());
    dialog->setObjectName(QStringLiteral("file_dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    if (mode == QFileDialog::Directory) {
        dialog->setOption(QFileDialog::ShowDirsOnly);
    } else {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilter(tr("Study results (*.db)"));
        dialog->setDefaultSuffix(QStringLiteral("db"));
        dialog->selectFile(name);
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, chosen = std::move(chosen)](const QString &path) {
        m_context.settings.setLastFolder(QFileInfo(path).absolutePath());
        chosen(path);
    });
    dialog->open();
}

} // namespace wattfare
