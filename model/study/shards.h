// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study_file.h"

#include <map>
#include <mutex>

// A study in parts that any number of processes and machines work on, with nothing between them but a folder:
// plan.json, and a file for each shard that is done. A shard file appears whole, by a rename, and ends with the SHA-256
// of what stands before; so one that is missing, torn or of another plan is known, and only it is run again.
namespace wattfare {

inline constexpr std::size_t kMostShards = 100'000;

struct ShardRange {
    std::size_t first = 0, last = 0; // points [first, last)
    double seconds = 0; // of one thread, as predicted where it was planned
};

struct ShardPlan {
    Study study;
    StudyIdentity identity;
    std::string hash; // SHA-256 of the study, the identity and a probe of the first, the middle and the last point
    std::vector<ShardRange> shards; // of equal predicted work, as far as points allow
    double predictedSeconds = 0; // of one thread, all shards
    std::uint64_t memoryBytes = 0; // that a process takes at most, about: catalogue, evaluation and a block of results
};

// How many shards to begin with for work that one thread would do in `seconds`: a minute each, beside which it does not
// matter that a task takes 0.2 to 0.4 s to start; one a point at most, and at most as many tasks as Slurm takes where
// nobody changed MaxArraySize (1001): https://slurm.schedmd.com/slurm.conf.html#OPT_MaxArraySize
std::size_t proposedShards(double seconds, std::size_t points);

// Writes plan.json, and the folder where there is none. Planned before with the same study, catalogue and number of
// shards: the plan that is there. Errors: "study.other_plan" {folder} where it holds another; "study.shard_count"
// {found, most}; those of pointCount; fileAccess; cancelled, with nothing written.
Result<ShardPlan> planShards(const std::filesystem::path &folder, const Study &study, const SnapshotPtr &snapshot,
    std::string_view programVersion, std::size_t shards, const ProgressFn &progress = {});
// "study.no_plan" {folder}; "input.refused" for a plan that nobody wrote so.
Result<ShardPlan> readPlan(const std::filesystem::path &folder);

std::filesystem::path planFile(const std::filesystem::path &folder);
std::filesystem::path shardFile(const std::filesystem::path &folder, std::size_t shard); // counted from 0

// Runs one shard, unless its file is there and whole. Errors: "study.no_such_shard" {found, shards},
// "study.other_catalogue" {folder, version of the plan, this version}, "study.other_figures" {folder} where the probe
// has other results here (own prices, another build of the program), cancelled, fileAccess.
Result<void> runShard(const std::filesystem::path &folder, std::size_t shard, const SnapshotPtr &snapshot,
    std::string_view programVersion, const StudyRunOptions &options = {});

enum class ShardState : std::uint8_t { done, missing, torn, foreign, unreadable };
std::string_view shardStateId(ShardState state);

struct ShardStatus {
    std::vector<ShardState> shards;
    std::size_t done = 0;
    std::size_t leftovers = 0; // files of runs that were stopped; nothing reads them
    std::vector<std::size_t> missing() const; // every shard that is not done
    bool complete() const { return done == shards.size(); }
};
// Which shard files were read and found whole, so that whoever asks again and again reads only what is new. A file of
// another size or time is read again. Of any number of plans and threads.
class ShardMemory
{
public:
    struct Seen {
        std::string header; // what the plan wants it to begin with
        std::uintmax_t bytes = 0;
        std::filesystem::file_time_type written;
        bool operator==(const Seen &) const = default;
    };
    bool has(const std::filesystem::path &file, const Seen &seen) const;
    void keep(const std::filesystem::path &file, Seen seen);

private:
    mutable std::mutex m_mutex;
    std::map<std::filesystem::path, Seen> m_whole;
};
// Reads every shard file to its end, but those that `memory` has.
Result<ShardStatus> shardStatus(const std::filesystem::path &folder, const ShardPlan &plan, const ProgressFn &progress,
    ShardMemory *memory = nullptr);
Result<ShardStatus> shardStatus(const std::filesystem::path &folder, const ProgressFn &progress = {});

// All shards into one result file. Its bytes depend on the study, the catalogue and the program alone. Memory is
// bounded. Errors: "study.shards_missing" {how many, of how many, the first ones}; "study.shard_torn" {file},
// "study.shard_foreign" {file}; cancelled; fileAccess.
Result<void> mergeShards(
    const std::filesystem::path &folder, const std::filesystem::path &file, const ProgressFn &progress = {});

} // namespace wattfare
