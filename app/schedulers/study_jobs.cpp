// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schedulers/study_jobs.h"

#include <algorithm>
#include <map>

namespace wattfare {

namespace {

constexpr std::size_t kHashLetters = 16; // of the plan's, in the name of its jobs

// Of each shard that is not done the task that is alive, or else the one of the newest job.
std::vector<schedule::Task> newestWords(std::vector<schedule::Task> tasks, const ShardStatus &shards)
{
    const auto number = [](const schedule::Task &task) { return std::pair(task.job.size(), task.job); };
    std::map<std::size_t, schedule::Task> newest;
    for (schedule::Task &task : tasks) {
        if (task.shard >= shards.shards.size() || shards.shards[task.shard] == ShardState::done)
            continue;
        const auto known = newest.find(task.shard);
        if (known == newest.end())
            newest.emplace(task.shard, std::move(task));
        else if (std::pair(task.alive, number(task)) > std::pair(known->second.alive, number(known->second)))
            known->second = std::move(task);
    }
    std::vector<schedule::Task> words;
    for (auto &[shard, task] : newest)
        words.push_back(std::move(task));
    return words;
}

// What the scheduler knows of the shards. Accounts that cannot be read take nothing from what the
// queue says.
Result<void> ask(StudyJobs &jobs, const schedule::ArrayJob &job, const program::GoesOn &goesOn)
{
    auto tasks = slurm::queued(job, goesOn);
    if (!tasks)
        return tl::unexpected<Error>(tasks.error());
    auto ended = slurm::accounted(job, goesOn);
    if (!ended && ended.error().code == Error::Code::cancelled)
        return tl::unexpected<Error>(ended.error());
    jobs.unaccounted = !ended;
    jobs.accounts = ended && ended->has_value();
    if (jobs.accounts) // the queue's own word counts where both have one
        for (schedule::Task &task : **ended)
            if (std::ranges::none_of(*tasks,
                    [&](const schedule::Task &known) { return known.job == task.job && known.shard == task.shard; }))
                tasks->push_back(std::move(task));
    jobs.tasks = std::move(*tasks);
    return {};
}

} // namespace

std::vector<std::size_t> StudyJobs::alive() const
{
    std::vector<std::size_t> list;
    for (const schedule::Task &task : tasks)
        if (task.alive)
            list.push_back(task.shard);
    return list;
}

std::vector<std::size_t> StudyJobs::missing() const
{
    std::vector<std::size_t> list;
    const auto underway = alive();
    std::ranges::set_difference(shards.missing(), underway, std::back_inserter(list));
    return list;
}

std::vector<ShardGroup> shardGroups(const StudyJobs &jobs)
{
    std::map<std::size_t, const schedule::Task *> alive;
    for (const schedule::Task &task : jobs.tasks)
        if (task.alive)
            alive.emplace(task.shard, &task);
    std::map<std::string, ShardGroup> groups;
    for (std::size_t shard = 0; shard < jobs.plan.shards.size(); ++shard) {
        std::string state(shardStateId(jobs.shards.shards[shard]));
        if (const auto task = alive.find(shard); task != alive.end())
            state = task->second->state == "PENDING" ? "waiting" : "running";
        ShardGroup &group = groups[state];
        const ShardRange &range = jobs.plan.shards[shard];
        group.shards.push_back(shard);
        group.points += range.last - range.first;
        group.seconds += range.seconds;
    }
    std::vector<ShardGroup> ordered;
    for (const char *state : {"done", "running", "waiting", "missing", "torn", "foreign", "unreadable"})
        if (const auto group = groups.find(state); group != groups.end()) {
            group->second.state = state;
            ordered.push_back(std::move(group->second));
        }
    return ordered;
}

std::vector<std::string> taskProgram(const std::string &program, const std::filesystem::path &catalog,
    const std::optional<std::filesystem::path> &overlay)
{
    std::vector<std::string> words{program, "--quiet"};
    std::error_code failed;
    if (!catalog.empty())
        words.insert(words.end(), {"--catalog", std::filesystem::absolute(catalog, failed).string()});
    if (overlay)
        words.insert(words.end(), {"--overlay", std::filesystem::absolute(*overlay, failed).string()});
    else
        words.emplace_back("--no-overlay");
    return words;
}

schedule::ArrayJob arrayJob(
    const std::filesystem::path &folder, const ShardPlan &plan, std::vector<std::string> program, unsigned threads)
{
    schedule::ArrayJob job;
    job.name = "wattfare-" + plan.hash.substr(0, kHashLetters);
    job.folder = folder.string();
    job.command = std::move(program);
    job.command.insert(job.command.end(), {"study", "run", job.folder, "--threads", std::to_string(threads)});
    job.shards = plan.shards.size();
    for (const ShardRange &shard : plan.shards)
        job.shardSeconds = std::max(job.shardSeconds, shard.seconds);
    job.shardBytes = plan.memoryBytes;
    job.threads = threads;
    return job;
}

Result<StudyJobs> studyJobs(const std::filesystem::path &folder, const ProgressFn &progress, ShardMemory *memory)
{
    auto plan = readPlan(folder);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    StudyJobs jobs;
    std::error_code failed;
    jobs.folder = std::filesystem::canonical(folder, failed);
    if (failed)
        jobs.folder = folder;
    jobs.plan = std::move(*plan);
    ShardMemory own;
    if (memory == nullptr)
        memory = &own;
    auto shards = shardStatus(folder, jobs.plan, progress, memory);
    if (!shards)
        return tl::unexpected<Error>(shards.error());
    jobs.shards = std::move(*shards);
    const schedule::ArrayJob job = arrayJob(jobs.folder, jobs.plan, {}, 1);
    jobs.sent = std::filesystem::exists(slurm::scriptOf(job), failed);
    if (!jobs.sent || jobs.shards.complete())
        return jobs;
    const auto goesOn = [&progress] { return keepGoing(progress, 1.0); };
    if (const auto asked = ask(jobs, job, goesOn); !asked && asked.error().code == Error::Code::cancelled)
        return tl::unexpected<Error>(asked.error());
    else if (!asked)
        jobs.silent = asked.error();
    // Once more after the queue: a task that ended meanwhile has its shard in the folder.
    shards = shardStatus(
        folder, jobs.plan, [&goesOn](double) { return goesOn(); }, memory);
    if (!shards)
        return tl::unexpected<Error>(shards.error());
    jobs.shards = std::move(*shards);
    jobs.tasks = newestWords(std::move(jobs.tasks), jobs.shards);
    return jobs;
}

Result<Submission> submitMissing(const StudyJobs &jobs, const StudyIdentity &here, const schedule::ArrayJob &job,
    const schedule::SlurmChoices &choices, const program::GoesOn &goesOn)
{
    if (here != jobs.plan.identity)
        return fail(Error::Code::badInput, {"schedule.plan_of_others", {jobs.folder.string()}});
    // Who cannot say what is on its way would let shards be computed twice.
    if (jobs.silent)
        return tl::unexpected<Error>(*jobs.silent);
    Submission made;
    made.shards = jobs.missing();
    made.minutes = choices.minutes != 0 ? choices.minutes : schedule::minutesAsked(job);
    made.mebibytes = choices.mebibytes != 0 ? choices.mebibytes : schedule::mebibytesAsked(job);
    if (made.shards.empty())
        return made;
    auto id = slurm::send(job, choices, made.shards, goesOn);
    if (!id)
        return tl::unexpected<Error>(id.error());
    made.job = std::move(*id);
    return made;
}

Message submissionText(const Submission &sent, const StudyJobs &jobs)
{
    if (!sent.job.empty())
        return {"schedule.sent",
            {sent.job, sent.shards.size(), schedule::rangesOf(sent.shards), sent.minutes, sent.mebibytes}};
    if (jobs.shards.complete())
        return {"schedule.all_done", {jobs.folder.string()}};
    return {"schedule.all_sent", {jobs.alive().size()}};
}

Result<std::size_t> cancelStudy(const std::filesystem::path &folder, const program::GoesOn &goesOn)
{
    const auto plan = readPlan(folder);
    if (!plan)
        return tl::unexpected<Error>(plan.error());
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::canonical(folder, failed);
    return slurm::cancel(arrayJob(failed ? folder : whole, *plan, {}, 1), goesOn);
}

} // namespace wattfare
