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
    bool sent = false; // by `submitMissing`, once or more; the rest is empty otherwise
    std::vector<schedule::Task> tasks; // what the scheduler says of shards that are not done, the newest word each
    bool accounts = false; // it keeps accounts of tasks that ended
    std::optional<Error> silent; // why it says nothing

    std::vector<std::size_t> alive() const; // shards that are not done, and wait or run
    std::vector<std::size_t> missing() const; // those that do neither
};

// A task of the plan: `program` and its options before "study run"; the scheduler's number of the task is the shard.
schedule::ArrayJob arrayJob(
    const std::filesystem::path &folder, const ShardPlan &plan, std::vector<std::string> program, unsigned threads);

// Reads every shard, and asks the scheduler that it was sent to. A scheduler that does not answer is no error: what is
// done stands in the folder. Errors: those of readPlan and shardStatus.
Result<StudyJobs> studyJobs(const std::filesystem::path &folder, const ProgressFn &progress);

struct Submission {
    std::string job; // "" where nothing was left to send
    std::vector<std::size_t> shards;
    std::uint64_t minutes = 0, mebibytes = 0; // asked for each
};
// Sends what is neither done nor on its way; what it finds of the scheduler before is an error here.
Result<Submission> submitMissing(const StudyJobs &jobs, const schedule::ArrayJob &job,
    const schedule::SlurmChoices &choices, const program::GoesOn &goesOn);

} // namespace wattfare
