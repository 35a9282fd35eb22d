// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/schedulers/program.h"
#include "model/schedule/job_array.h"

#include <optional>

// Array jobs on a cluster of Slurm, by its own programs. What was sent is found again by the name of the job and its
// folder: nothing is remembered here, and whoever closes a window or a terminal loses nothing. Errors besides those of
// program::run: noAnswer "schedule.silent" where the scheduler cannot be reached, badInput "schedule.refused" with its
// own words.
namespace wattfare::slurm {

using program::GoesOn;
using schedule::ArrayJob;
using schedule::Task;

// The script of the array in its folder; who has it has been sent, or could be.
std::string scriptOf(const ArrayJob &job);

// Tasks that wait or run, and those that ended a short while ago.
Result<std::vector<Task>> queued(const ArrayJob &job, const GoesOn &goesOn);
// Tasks of the last 30 days that ended, where the cluster keeps accounts; nullopt where it keeps none.
Result<std::optional<std::vector<Task>>> accounted(const ArrayJob &job, const GoesOn &goesOn);

// Writes the script and sends `shards`, which are sorted and none of which may be alive. The id of the job.
// Also badInput "schedule.array_size" where the cluster takes no index so great.
Result<std::string> send(const ArrayJob &job, const schedule::SlurmChoices &choices,
    const std::vector<std::size_t> &shards, const GoesOn &goesOn);

// Takes back what waits or runs; how many tasks.
Result<std::size_t> cancel(const ArrayJob &job, const GoesOn &goesOn);

} // namespace wattfare::slurm
