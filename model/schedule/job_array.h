// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

// Shards of work that know nothing of one another, as an array job: task K runs shard K, counted from 0, and finds K in
// its environment. Texts alone; nothing is run and no file is touched.
namespace wattfare::schedule {

// What a scheduler has to know.
struct ArrayJob {
    std::string name; // letters, digits and hyphens in lower case, 63 at most: what Kubernetes takes as a name
    std::string folder; // of the plan, absolute, as every node sees it
    std::vector<std::string> command; // program and arguments of a task
    std::size_t shards = 0;
    double shardSeconds = 0; // predicted, of the longest shard on one thread
    std::uint64_t shardBytes = 0; // of memory, at most
    unsigned threads = 1;
};

// What is asked for: three times the prediction and ten minutes, since nodes differ, share and have to load a
// catalogue.
std::uint64_t minutesAsked(const ArrayJob &job);
std::uint64_t mebibytesAsked(const ArrayJob &job); // a quarter more than the most that is predicted

// Sorted indices as schedulers write them: "0-3,7".
std::string rangesOf(std::span<const std::size_t> sorted);

struct SlurmChoices {
    std::string partition, account, qos; // "": as the cluster has it
    std::uint64_t minutes = 0, mebibytes = 0; // 0: as predicted
    std::size_t atOnce = 0; // tasks at one time; 0: as many as the cluster runs
};

// The script that sbatch takes; the indices of the array are given beside it. badInput "schedule.not_a_word" where a
// word cannot stand in a line of #SBATCH.
Result<std::string> slurmScript(const ArrayJob &job, const SlurmChoices &choices);
// Arguments of sbatch, with `script` as it stands on the disk.
std::vector<std::string> sbatchArguments(
    std::span<const std::size_t> shards, const SlurmChoices &choices, const std::string &script);
std::vector<std::string> squeueArguments(const ArrayJob &job);
std::vector<std::string> sacctArguments(const ArrayJob &job);

// A task that the scheduler knows of, waiting, running or ended.
struct Task {
    std::string job; // id of the array
    std::size_t shard = 0;
    std::string state; // the scheduler's own word: RUNNING, OUT_OF_MEMORY, ...
    std::string reason; // why it waits or ended; ""
    bool alive = false; // waits or runs
};

// What squeue and sacct printed when they were asked with the arguments above; tasks of other folders are left out, and
// of the accounts those that did not end: what waits or runs is the queue's to say.
// badInput "schedule.not_understood" with the line.
Result<std::vector<Task>> readSqueue(std::string_view printed, const ArrayJob &job);
Result<std::vector<Task>> readSacct(std::string_view printed, const ArrayJob &job);
// The greatest number of tasks of an array, from `scontrol show config`; 1001 where it is not said, as Slurm has it.
std::size_t mostTasks(std::string_view config);

struct ExportChoices {
    std::string image; // of a container that has the program
    std::string volume; // EFS file system or claim of a persistent volume that holds the folder
    std::string queue; // of AWS Batch
    std::size_t atOnce = 0;
};
struct ExportedFile {
    std::string name, content;
};
// Below which name a container sees the folder of the plan.
inline constexpr const char *kMountedAt = "/study";

// RegisterJobDefinition and SubmitJob of AWS Batch, as `aws batch ... --cli-input-json` takes them. badInput
// "schedule.array_size" beyond 10,000 shards, the most that AWS Batch takes:
// https://docs.aws.amazon.com/batch/latest/userguide/array_jobs.html
Result<std::vector<ExportedFile>> awsBatchFiles(const ArrayJob &job, const ExportChoices &choices);
// A Job of Kubernetes with completionMode Indexed; at most 100,000 pods at one time:
// https://kubernetes.io/docs/concepts/workloads/controllers/job/
Result<std::vector<ExportedFile>> kubernetesFiles(const ArrayJob &job, const ExportChoices &choices);

} // namespace wattfare::schedule
