// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schedulers/slurm.h"

#include "app/state/files.h"

#include <QString>

#include <algorithm>
#include <set>

namespace wattfare::slurm {

namespace {

constexpr qsizetype kShownLetters = 400;

// What the program said, as one line without control characters; it comes from outside.
std::string saidBy(const std::string &err)
{
    QString line = QString::fromUtf8(err.c_str()).simplified();
    line.removeIf([](QChar c) { return !c.isPrint(); });
    return line.left(kShownLetters).toStdString();
}

bool isSilent(const std::string &said)
{
    for (const char *sign :
        {"Unable to contact", "Connection refused", "Socket timed out", "Zero Bytes were transmitted",
            "configuration source", "Protocol authentication error", "No route to host"})
        if (said.find(sign) != std::string::npos)
            return true;
    return false;
}

Result<std::string> asked(const char *name, const std::vector<std::string> &arguments, const GoesOn &goesOn)
{
    auto ended = program::run(name, arguments, goesOn);
    if (!ended) {
        if (ended.error().message.id == "program.too_slow")
            return fail(Error::Code::noAnswer, {"schedule.silent", {"Slurm"}}, name);
        return tl::unexpected<Error>(ended.error());
    }
    if (ended->exitCode == 0)
        return std::move(ended->out);
    const std::string said = saidBy(ended->err);
    if (isSilent(said))
        return fail(Error::Code::noAnswer, {"schedule.silent", {"Slurm"}}, said);
    return fail(Error::Code::badInput, {"schedule.refused", {name, said}});
}

} // namespace

std::string scriptOf(const ArrayJob &job) { return job.folder + "/slurm.sh"; }

Result<std::vector<Task>> queued(const ArrayJob &job, const GoesOn &goesOn)
{
    const auto printed = asked("squeue", schedule::squeueArguments(job), goesOn);
    if (!printed)
        return tl::unexpected<Error>(printed.error());
    return schedule::readSqueue(*printed, job);
}

Result<std::optional<std::vector<Task>>> accounted(const ArrayJob &job, const GoesOn &goesOn)
{
    if (!program::isInstalled("sacct"))
        return std::nullopt;
    const auto printed = asked("sacct", schedule::sacctArguments(job), goesOn);
    if (!printed && printed.error().message.id == "schedule.refused") // "Slurm accounting storage is disabled"
        return std::nullopt;
    if (!printed)
        return tl::unexpected<Error>(printed.error());
    auto tasks = schedule::readSacct(*printed, job);
    if (!tasks)
        return tl::unexpected<Error>(tasks.error());
    return std::optional(std::move(*tasks));
}

Result<std::string> send(const ArrayJob &job, const schedule::SlurmChoices &choices,
    const std::vector<std::size_t> &shards, const GoesOn &goesOn)
{
    const auto text = schedule::slurmScript(job, choices);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const auto config = asked("scontrol", {"show", "config"}, goesOn);
    if (!config)
        return tl::unexpected<Error>(config.error());
    if (const std::size_t most = schedule::mostTasks(*config); shards.back() >= most)
        return fail(Error::Code::badInput, {"schedule.array_size", {"Slurm", most, shards.back() + 1}});
    const std::string script = scriptOf(job);
    if (const auto written = files::write(QString::fromStdString(script), QByteArray::fromStdString(*text)); !written)
        return tl::unexpected<Error>(written.error());
    auto id = asked("sbatch", schedule::sbatchArguments(shards, choices, script), goesOn);
    if (!id)
        return tl::unexpected<Error>(id.error());
    return id->substr(0, id->find_first_of(";\r\n"));
}

Result<std::size_t> cancel(const ArrayJob &job, const GoesOn &goesOn)
{
    const auto tasks = queued(job, goesOn);
    if (!tasks)
        return tl::unexpected<Error>(tasks.error());
    std::set<std::string> jobs;
    std::size_t count = 0;
    for (const Task &task : *tasks)
        if (task.alive) {
            jobs.insert(task.job);
            ++count;
        }
    if (count == 0)
        return count;
    if (const auto done = asked("scancel", {jobs.begin(), jobs.end()}, goesOn); !done)
        return tl::unexpected<Error>(done.error());
    return count;
}

} // namespace wattfare::slurm
