// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedule/job_array.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare::schedule {

namespace {

constexpr double kSpare = 3;
constexpr std::uint64_t kLeastMinutes = 10, kMostMinutes = 525'600; // a year
constexpr std::uint64_t kMebibyte = 1U << 20U, kLeastMebibytes = 256;
constexpr std::size_t kShownLetters = 120;
constexpr char kBetween = '|';

// States in which a task may still write its shard: https://slurm.schedmd.com/squeue.html#SECTION_JOB-STATE-CODES
constexpr std::array<std::string_view, 14> kAlive{"PENDING", "RUNNING", "CONFIGURING", "COMPLETING", "SUSPENDED",
    "REQUEUED", "REQUEUE_FED", "REQUEUE_HOLD", "RESIZING", "RESV_DEL_HOLD", "SIGNALING", "SPECIAL_EXIT", "STAGE_OUT",
    "STOPPED"};

// A word of a shell, whatever stands in it.
std::string quoted(const std::string &word)
{
    std::string out = "'";
    for (const char c : word)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + '\'';
}

std::string doubled(const std::string &text, char what)
{
    std::string out;
    for (const char c : text)
        out += c == what ? std::string(2, c) : std::string(1, c);
    return out;
}

// sbatch reads #SBATCH to the end of the line; a backslash it takes away even between quotes, and in the name of a log
// one ends all patterns, so that every task would write the same file.
bool fitsLine(const std::string &word)
{
    return std::ranges::none_of(word, [](unsigned char c) { return c < 32 || c == 127 || c == '\'' || c == '\\'; });
}

Error notUnderstood(const char *program, std::string_view line)
{
    return {
        Error::Code::badInput, {"schedule.not_understood", {program, std::string(line.substr(0, kShownLetters))}}, {}};
}

// The next `count` fields and, as the last, what is left of the line.
std::vector<std::string_view> fieldsOf(std::string_view line, std::size_t count)
{
    std::vector<std::string_view> fields;
    while (fields.size() < count) {
        const auto end = line.find(kBetween);
        if (end == std::string_view::npos)
            return {};
        fields.push_back(line.substr(0, end));
        line.remove_prefix(end + 1);
    }
    fields.push_back(line);
    return fields;
}

template <class Read>
Result<std::vector<Task>> readLines(
    std::string_view printed, const char *program, const ArrayJob &job, const Read &read)
{
    std::vector<Task> tasks;
    while (!printed.empty()) {
        const auto end = std::min(printed.find('\n'), printed.size());
        std::string_view line = printed.substr(0, end);
        printed.remove_prefix(std::min(end + 1, printed.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        const auto fields = fieldsOf(line, 4);
        if (fields.empty())
            return tl::unexpected<Error>(notUnderstood(program, line));
        if (fields.back() != job.folder)
            continue;
        Task task;
        if (const auto known = read(fields, task); !known)
            return tl::unexpected<Error>(notUnderstood(program, line));
        else if (*known && task.shard < job.shards)
            tasks.push_back(std::move(task));
    }
    return tasks;
}

// Both are handed on: the id to scancel, the state to a terminal.
bool isJob(std::string_view id)
{
    return !id.empty() && std::ranges::all_of(id, [](char c) { return c >= '0' && c <= '9'; });
}
bool isState(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return (c >= 'A' && c <= 'Z') || c == '_'; });
}

bool isAlive(std::string_view state) { return std::ranges::find(kAlive, state) != kAlive.end(); }

} // namespace

std::uint64_t minutesAsked(const ArrayJob &job)
{
    const double minutes = std::ceil(kSpare * job.shardSeconds / 60.0) + static_cast<double>(kLeastMinutes);
    return minutes < static_cast<double>(kMostMinutes) ? static_cast<std::uint64_t>(minutes) : kMostMinutes;
}

std::uint64_t mebibytesAsked(const ArrayJob &job)
{
    return std::max(kLeastMebibytes, (job.shardBytes + job.shardBytes / 4 + kMebibyte - 1) / kMebibyte);
}

std::string rangesOf(std::span<const std::size_t> sorted)
{
    std::string text;
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t last = i;
        while (last + 1 < sorted.size() && sorted[last + 1] == sorted[last] + 1)
            ++last;
        text.append(text.empty() ? "" : ",").append(std::to_string(sorted[i]));
        if (last > i)
            text.append("-").append(std::to_string(sorted[last]));
        i = last + 1;
    }
    return text;
}

Result<std::string> slurmScript(const ArrayJob &job, const SlurmChoices &choices)
{
    std::string text = "#!/bin/sh\n";
    std::string refused;
    const auto option = [&](const char *name, const std::string &value) {
        if (value.empty())
            return;
        if (refused.empty() && !fitsLine(value))
            refused = value;
        text += std::string("#SBATCH --") + name + '=' + quoted(value) + '\n';
    };
    option("job-name", job.name);
    option("chdir", job.folder);
    option("output", doubled(job.folder, '%') + "/slurm-%A_%a.log");
    option("ntasks", "1");
    option("cpus-per-task", std::to_string(job.threads));
    option("time", std::to_string(choices.minutes != 0 ? choices.minutes : minutesAsked(job)));
    option("mem", std::to_string(choices.mebibytes != 0 ? choices.mebibytes : mebibytesAsked(job)) + 'M');
    option("partition", choices.partition);
    option("account", choices.account);
    option("qos", choices.qos);
    if (!refused.empty())
        return fail(Error::Code::badInput, {"schedule.not_a_word", {refused.substr(0, kShownLetters)}});
    text += "exec";
    for (const std::string &word : job.command)
        text += ' ' + quoted(word);
    return text + '\n';
}

std::vector<std::string> sbatchArguments(
    std::span<const std::size_t> shards, const SlurmChoices &choices, const std::string &script)
{
    std::string array = "--array=" + rangesOf(shards);
    if (choices.atOnce != 0)
        array += '%' + std::to_string(choices.atOnce);
    return {"--parsable", std::move(array), script};
}

std::vector<std::string> squeueArguments(const ArrayJob &job)
{
    return {"--noheader", "--array", "--states=all", "--name=" + job.name, "--format=%F|%K|%T|%r|%Z"};
}

std::vector<std::string> sacctArguments(const ArrayJob &job)
{
    return {"--noheader", "--parsable2", "--allocations", "--array", "--name=" + job.name, "--starttime=now-30days",
        "--format=JobID,State,ExitCode,ElapsedRaw,WorkDir"};
}

Result<std::vector<Task>> readSqueue(std::string_view printed, const ArrayJob &job)
{
    return readLines(
        printed, "squeue", job, [](const std::vector<std::string_view> &fields, Task &task) -> std::optional<bool> {
            if (fields[1] == "N/A") // of the same name, and no array
                return false;
            const auto shard = parseNumber<std::size_t>(fields[1]);
            if (!shard || !isJob(fields[0]) || !isState(fields[2]))
                return {};
            task = {std::string(fields[0]), *shard, std::string(fields[2]), std::string(fields[3]), isAlive(fields[2])};
            if (task.reason == "None")
                task.reason.clear();
            return true;
        });
}

Result<std::vector<Task>> readSacct(std::string_view printed, const ArrayJob &job)
{
    return readLines(
        printed, "sacct", job, [](const std::vector<std::string_view> &fields, Task &task) -> std::optional<bool> {
            const auto under = fields[0].find('_');
            if (under == std::string_view::npos || fields[0].substr(under).starts_with("_["))
                return false; // those that wait stand together; squeue knows them one by one
            const auto shard = parseNumber<std::size_t>(fields[0].substr(under + 1));
            const std::string_view state = fields[1].substr(0, fields[1].find(' ')); // "CANCELLED by 1000"
            if (!shard || !isJob(fields[0].substr(0, under)) || !isState(state))
                return {};
            if (isAlive(state)) // the queue knows it, or its node died and the accounts were never told
                return false;
            task = {std::string(fields[0].substr(0, under)), *shard, std::string(state),
                fields[2] == "0:0" ? std::string() : std::string(fields[2])};
            return true;
        });
}

std::size_t mostTasks(std::string_view config)
{
    constexpr std::size_t kDefault = 1001; // https://slurm.schedmd.com/slurm.conf.html#OPT_MaxArraySize
    constexpr std::string_view key = "MaxArraySize";
    const auto at = config.find(key);
    if (at == std::string_view::npos)
        return kDefault;
    std::string_view rest = config.substr(at + key.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" ="), rest.size()));
    return parseNumber<std::size_t>(rest.substr(0, rest.find_first_of(" \r\n"))).value_or(kDefault);
}

} // namespace wattfare::schedule
