// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study_command.h"

#include "app/schedulers/study_jobs.h"
#include "app/state/files.h"
#include "model/support/decimal.h"
#include "views/words/messages.h"

#include <QCoreApplication>

#include <cstdlib>
#include <iostream>

// study plan, run of a shard, status, merge, submit, cancel and export.
namespace wattfare::cli {

namespace {

namespace fs = std::filesystem;

constexpr double kBytesPerMebibyte = 1 << 20;

// The number that a scheduler gave this task; none where it is not one of its tasks. Two that differ are no number.
Result<std::optional<std::size_t>> shardOfEnvironment()
{
    std::optional<std::size_t> shard;
    for (const char *name : {"SLURM_ARRAY_TASK_ID", "AWS_BATCH_JOB_ARRAY_INDEX", "JOB_COMPLETION_INDEX"}) {
        const char *text = std::getenv(name);
        if (text == nullptr)
            continue;
        const auto number = parseNumber<std::size_t>(text);
        if (!number || (shard && *shard != *number))
            return tl::unexpected<Error>(badStudy("schedule.no_index", {name, std::string(text).substr(0, 40)}));
        shard = number;
    }
    return shard;
}

nlohmann::ordered_json planProvenance(const ShardPlan &plan)
{
    nlohmann::ordered_json meta;
    meta["program_version"] = plan.identity.programVersion;
    meta["catalog_version"] = plan.identity.catalogVersion;
    meta["catalog_hash"] = plan.identity.catalogHash;
    meta["study"] = plan.study.title;
    meta["plan"] = plan.hash;
    meta["points"] = plan.shards.empty() ? 0 : plan.shards.back().last;
    meta["shards"] = plan.shards.size();
    return meta;
}

// The program as it runs here and with the catalogue that it has here, for other machines.
std::vector<std::string> thisProgram(const Context &context)
{
    return taskProgram(QCoreApplication::applicationFilePath().toStdString(), context.catalog, context.overlay);
}

constexpr std::size_t kShownRanges = 60; // letters, for people
constexpr const char *kMountedOverlay = "/study/overlay.db"; // beside the plan, below schedule::kMountedAt

} // namespace

Result<void> mayWrite(const fs::path &file, bool force)
{
    std::error_code missing;
    if (!force && fs::exists(file, missing))
        return tl::unexpected<Error>(badStudy("cli.file_exists", {file.string()}));
    return {};
}

int runStudyPlan(const Context &context, const StudyArguments &arguments)
{
    const auto opened = openStudy(context, arguments);
    if (!opened)
        return report(opened.error());
    const auto plan = planShards(
        arguments.output, opened->study, opened->snapshot, WATTFARE_VERSION, arguments.shards, progress(context));
    if (!plan)
        return report(plan.error());
    auto meta = planProvenance(*plan);
    double longest = 0;
    for (const ShardRange &shard : plan->shards)
        longest = std::max(longest, shard.seconds);
    ReportTable table;
    table.head = {head("folder", "column.folder", {}, false), head("points", "column.points", Unit::count),
        head("shards", "column.shards", Unit::count), head("predicted_seconds", "column.predicted_time", Unit::seconds),
        head("longest_seconds", "column.longest_shard", Unit::seconds),
        head("memory_mib", "column.memory_of_shard", {})};
    table.rows.push_back({cell(arguments.output), cell(meta["points"].get<double>(), Unit::count),
        cell(meta["shards"].get<double>(), Unit::count), cell(plan->predictedSeconds, Unit::seconds),
        cell(longest, Unit::seconds),
        cell(std::ceil(static_cast<double>(plan->memoryBytes) / kBytesPerMebibyte), Unit::count)});
    print(context, table, meta, "plan_of");
    return kDone;
}

int runStudyShard(const Context &context, const StudyArguments &arguments)
{
    const fs::path folder = arguments.scenario;
    std::optional<std::size_t> shard = arguments.shard;
    if (!shard) {
        const auto given = shardOfEnvironment();
        if (!given)
            return report(given.error());
        shard = *given;
    }
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    std::vector<std::size_t> shards;
    if (shard) {
        shards.push_back(*shard);
    } else {
        const auto status = shardStatus(folder, progress(context));
        if (!status)
            return report(status.error());
        shards = status->missing();
    }
    StudyRunOptions options;
    options.threads = arguments.threads;
    const ProgressFn whole = progress(context);
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const auto count = static_cast<double>(shards.size());
        options.progress = [&](double done) { return keepGoing(whole, (static_cast<double>(i) + done) / count); };
        if (const auto ran = runShard(folder, shards[i], *snapshot, WATTFARE_VERSION, options); !ran)
            return report(ran.error());
    }
    return kDone;
}

int runStudyStatus(const Context &context, const StudyArguments &arguments)
{
    const auto jobs = studyJobs(arguments.folder, progress(context));
    if (!jobs)
        return report(jobs.error());
    const bool people = context.format == Format::table;
    auto meta = planProvenance(jobs->plan);
    meta["done"] = jobs->shards.done;
    meta["complete"] = jobs->shards.complete();
    if (jobs->sent) {
        meta["scheduler"] = jobs->silent ? "silent" : "slurm";
        meta["accounts"] = jobs->accounts;
        auto tasks = nlohmann::ordered_json::array();
        for (const schedule::Task &task : jobs->tasks)
            tasks.push_back({{"shard", task.shard}, {"job", task.job}, {"state", task.state},
                {"reason", task.reason.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(task.reason)}});
        meta["tasks"] = std::move(tasks);
    }
    ReportTable table;
    table.head = {head("state", "column.shard_state", {}, false), head("shards", "column.shards", Unit::count),
        head("points", "column.points", Unit::count), head("predicted_seconds", "column.predicted_time", Unit::seconds),
        head("which", "column.which_shards", {}, false)};
    for (const ShardGroup &group : shardGroups(*jobs)) {
        std::string which = schedule::rangesOf(group.shards);
        if (people && which.size() > kShownRanges)
            which = which.substr(0, which.rfind(',', kShownRanges)) + ", …";
        table.rows.push_back({cell(people ? words({"shard.state." + group.state, {}}) : group.state),
            cell(static_cast<double>(group.shards.size()), Unit::count),
            cell(static_cast<double>(group.points), Unit::count), cell(group.seconds, Unit::seconds), cell(which)});
    }
    print(context, table, meta, "states");
    if (jobs->silent)
        note(context, words(jobs->silent->message));
    if (jobs->unaccounted)
        note(context, words({"schedule.accounts_silent", {}}));
    if (people)
        for (const schedule::Task &task : jobs->tasks)
            if (!task.alive)
                note(context, words({"schedule.ended_without", {task.shard, task.job, task.state}}));
    return kDone;
}

int runStudyMerge(const Context &context, const StudyArguments &arguments)
{
    if (const auto may = mayWrite(arguments.output, arguments.force); !may)
        return report(may.error());
    if (const auto merged = mergeShards(arguments.folder, arguments.output, progress(context)); !merged)
        return report(merged.error());
    note(context, words({"cli.written", {arguments.output}}));
    return kDone;
}

int runStudySubmit(const Context &context, const StudyArguments &arguments)
{
    const auto jobs = studyJobs(arguments.folder, progress(context));
    if (!jobs)
        return report(jobs.error());
    const auto snapshot = openCatalog(context); // what every task would find
    if (!snapshot)
        return report(snapshot.error());
    const auto job = arrayJob(jobs->folder, jobs->plan, thisProgram(context), arguments.taskThreads);
    const auto sent = submitMissing(
        *jobs, identityOf(**snapshot, WATTFARE_VERSION), job, arguments.slurm, [] { return !interrupted(); });
    if (!sent)
        return report(sent.error());
    auto meta = planProvenance(jobs->plan);
    meta["engine"] = arguments.engine;
    meta["job"] = sent->job.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(sent->job);
    meta["sent"] = sent->shards.size();
    meta["which"] = schedule::rangesOf(sent->shards);
    meta["minutes"] = sent->minutes;
    meta["mebibytes"] = sent->mebibytes;
    if (context.format == Format::json)
        printJson(meta);
    else
        std::cout << words(submissionText(*sent, *jobs)) << '\n';
    return kDone;
}

int runStudyCancel(const Context &context, const StudyArguments &arguments)
{
    const auto count = cancelStudy(arguments.folder, [] { return !interrupted(); });
    if (!count)
        return report(count.error());
    if (context.format == Format::json)
        printJson({{"cancelled", *count}});
    else
        std::cout << words({"schedule.cancelled", {*count}}) << '\n';
    return kDone;
}

int runStudyExport(const Context &context, const StudyArguments &arguments)
{
    const auto plan = readPlan(arguments.folder);
    if (!plan)
        return report(plan.error());
    const bool batch = arguments.engine == "aws-batch";
    if (batch && arguments.exported.queue.empty())
        return report(badStudy("schedule.no_queue"));
    // A container has the program and the bundled catalogue; a task says whether they are those of the plan. Imports
    // and own values lie beside the plan.
    std::vector<std::string> program{"wattfare-cli", "--quiet"};
    if (plan->identity.overlayRows == 0)
        program.emplace_back("--no-overlay");
    else
        program.insert(program.end(), {"--overlay", kMountedOverlay});
    const auto job = arrayJob(schedule::kMountedAt, *plan, std::move(program), arguments.taskThreads);
    const auto written
        = batch ? schedule::awsBatchFiles(job, arguments.exported) : schedule::kubernetesFiles(job, arguments.exported);
    if (!written)
        return report(written.error());
    const fs::path folder = arguments.output.empty() ? arguments.folder : arguments.output;
    for (const schedule::ExportedFile &file : *written)
        if (const auto may = mayWrite(folder / file.name, arguments.force); !may)
            return report(may.error());
    for (const schedule::ExportedFile &file : *written) {
        const std::string path = (folder / file.name).string();
        if (const auto done = files::write(QString::fromStdString(path), QByteArray::fromStdString(file.content));
            !done)
            return report(done.error());
        note(context, words({"cli.written", {path}}));
    }
    note(context, words({"schedule.not_run", {batch ? "AWS Batch" : "Kubernetes"}}));
    if (plan->identity.overlayRows != 0)
        note(context, words({"schedule.needs_overlay", {kMountedOverlay}}));
    return kDone;
}

} // namespace wattfare::cli
