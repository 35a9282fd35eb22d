// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/schedulers/slurm.h"
#include "model/study/shards.h"

#include <filesystem>

// A planned study on a scheduler: what is done, what is on its way, and what has to be sent (again). For the window and
// for the command line.
namespace wattfare {

struct StudyJobs {
    std::filesystem::path folder; // as every task is told it
    ShardPlan plan;
    ShardStatus shards;
    bool sent = false; // by `submitMissing`, once or more; the rest is empty otherwise, and where all are done
    std::vector<schedule::Task> tasks; // what the scheduler says of shards that are not done, the newest word each
    bool accounts = false; // it keeps accounts of tasks that ended, and they were read
    bool unaccounted = false; // it keeps accounts, and they could not be read
    std::optional<Error> silent; // why it says nothing

    std::vector<std::size_t> alive() const; // shards that are not done, and wait or run
    std::vector<std::size_t> missing() const; // those that do neither
};

// Shards by what is known of them, in the order in which somebody asks: what is done, what comes, what is left to do.
struct ShardGroup {
    std::string state; // an id of shardStateId(), "running" or "waiting"
    std::vector<std::size_t> shards;
    std::size_t points = 0;
    double seconds = 0; // of one thread, as predicted
};
std::vector<ShardGroup> shardGroups(const StudyJobs &jobs); // without those that are empty

// wattfare-cli as `program`, with the catalogue and the overlay that are used here; "" is the catalogue that it comes
// with, without an overlay it reads none.
std::vector<std::string> taskProgram(const std::string &program, const std::filesystem::path &catalog,
    const std::optional<std::filesystem::path> &overlay);

// A task of the plan: `program` and its options before "study run"; the scheduler's number of the task is the shard.
schedule::ArrayJob arrayJob(
    const std::filesystem::path &folder, const ShardPlan &plan, std::vector<std::string> program, unsigned threads);

// Reads every shard that `memory` does not have, and asks the scheduler that it was sent to unless all are done. A
// scheduler that does not answer is no error: what is done stands in the folder. Errors: those of readPlan and
// shardStatus.
Result<StudyJobs> studyJobs(
    const std::filesystem::path &folder, const ProgressFn &progress, ShardMemory *memory = nullptr);

struct Submission {
    std::string job; // "" where nothing was left to send
    std::vector<std::size_t> shards;
    std::uint64_t minutes = 0, mebibytes = 0; // asked for each
};
// Sends what is neither done nor on its way; what it finds of the scheduler before is an error here. `here`: whose
// figures the tasks will find. Also badInput "schedule.plan_of_others" {folder} where the plan was made with others.
Result<Submission> submitMissing(const StudyJobs &jobs, const StudyIdentity &here, const schedule::ArrayJob &job,
    const schedule::SlurmChoices &choices, const program::GoesOn &goesOn);
// What there is to say of it: schedule.sent, schedule.all_done or schedule.all_sent.
Message submissionText(const Submission &sent, const StudyJobs &jobs);

// Takes back what waits or runs of a plan; how many shards. Errors: those of readPlan and slurm::cancel.
Result<std::size_t> cancelStudy(const std::filesystem::path &folder, const program::GoesOn &goesOn);

} // namespace wattfare
