// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study_command.h"

#include "model/support/decimal.h"

#include <CLI/CLI.hpp>

#include <limits>

// What `wattfare-cli study` takes; its verbs stand in study_points.cpp and study_jobs.cpp.
namespace wattfare::cli {

namespace {

constexpr unsigned kMostThreads = 4096;

// Digits alone, as of the other verbs.
CLI::Validator countUpTo(std::uint64_t most, std::uint64_t least = 1)
{
    const auto check = [most, least](const std::string &text) {
        const auto value = parseNumber<std::uint64_t>(text);
        return value && *value >= least && *value <= most
            ? std::string()
            : text + " is not a whole number of " + std::to_string(least) + " to " + std::to_string(most);
    };
    return CLI::Validator(check, "WHOLE NUMBER");
}

void addStudy(CLI::App *command, StudyArguments &a, const char *what)
{
    command->add_option("study", a.scenario, what)->required();
    command->add_option("--axis", a.axes,
        "KEY=FROM..TO:COUNT, with :log behind for equal ratios, or KEY=VALUE;VALUE;... (up to four; instead of those "
        "of "
        "the document)");
    command->add_option("--by", a.by, "what wins, a metric as of evaluate --columns list (default: cost)");
    command->add_option("--keep", a.metrics, "metrics of the winner to keep, separated by commas")->delimiter(',');
    command->add_option(
        "--candidate", a.candidates, "type@region/option to keep with these metrics at every point (repeatable)");
    command->add_flag("--front", a.front, "keep the Pareto front over cost and carbon of every point");
    command->add_option("--set", a.settings, "change a parameter of the scenario: key=value (repeatable)");
    command->add_option("--as-of", a.asOf, "prices of this day: YYYY-MM-DD");
}

void addThreads(CLI::App *command, StudyArguments &a)
{
    command->add_option("--threads", a.threads, "threads (0: all); never changes the result")
        ->check(countUpTo(kMostThreads, 0));
}

void addSimulation(CLI::App *command, StudyArguments &a)
{
    command
        ->add_option("--simulate", a.simulate,
            "simulate the winner and each --candidate at every point where they are bought on spot: checkpoint, "
            "deadline "
            "or fleet")
        ->check(CLI::IsMember({"checkpoint", "deadline", "fleet"}));
    command->add_option("--trajectories", a.trajectories, "of each simulation (default: 10000)")
        ->check(countUpTo(kMostStudyTrajectories, kLeastStudyTrajectories));
    command
        ->add_option(
            "--quantiles", a.quantiles, "of what is simulated, ascending, separated by commas (default: 0.05,0.5,0.95)")
        ->delimiter(',');
    command->add_option("--seed", a.seed, "seed of the simulations (default: that of the document, or 1)")
        ->check(countUpTo(std::numeric_limits<std::uint64_t>::max(), 0));
}

void addFolder(CLI::App *command, StudyArguments &a)
{
    command->add_option("folder", a.folder, "folder of the plan")->required();
}

} // namespace

void addStudyCommands(CLI::App &cli, const Context &context, StudyArguments &a,
    const std::function<void(CLI::App *, std::function<int()>)> &command)
{
    auto *study = cli.add_subcommand(
        "study", "who wins where: a scenario along up to four axes, in one process or in shards on many machines");
    study->require_subcommand(1);
    const char *document = "a .wattfare file, a report PDF that carries one, or preset:NAME";

    auto *run = study->add_subcommand("run", "every point of a study into a file; or, of a plan, one of its shards");
    addStudy(run, a, "a .wattfare file, a report PDF that carries one, preset:NAME, or the folder of a plan");
    addSimulation(run, a);
    run->add_option("-o,--output", a.output, "file of the result, an SQLite database");
    run->add_flag("--force", a.force, "overwrite it");
    run->add_option("--shard", a.shard,
           "of a plan: this shard, counted from 0 (default: SLURM_ARRAY_TASK_ID, AWS_BATCH_JOB_ARRAY_INDEX or "
           "JOB_COMPLETION_INDEX; without them every shard that is missing)")
        ->check(countUpTo(kMostShards, 0));
    addThreads(run, a);
    command(run, [&] { return runStudyRun(context, a); });

    auto *crossings
        = study->add_subcommand("crossings", "where along an axis the winner changes, found to 0.1 % by bisection");
    addStudy(crossings, a, document);
    crossings->add_option("--along", a.along, "axis of numbers (default: the first)");
    crossings->add_option("--at", a.at, "where another axis stands: KEY=VALUE (default: its first value; repeatable)");
    addThreads(crossings, a);
    command(crossings, [&] { return runStudyCrossings(context, a); });

    auto *map = study->add_subcommand("map", "the decision map of the first two axes: who wins where");
    addStudy(map, a, document);
    map->add_option("--at", a.at, "where another axis stands: KEY=VALUE (default: its first value; repeatable)");
    addThreads(map, a);
    map->footer("The table sums up the map; csv and json have every point.");
    command(map, [&] { return runStudyMap(context, a); });

    auto *plan = study->add_subcommand("plan", "divide a study into shards of equal predicted work");
    addStudy(plan, a, document);
    addSimulation(plan, a);
    plan->add_option("-o,--output", a.output, "folder of the plan, which all machines see")->required();
    plan->add_option("--shards", a.shards, "how many")->required()->check(countUpTo(kMostShards));
    command(plan, [&] { return runStudyPlan(context, a); });

    auto *status = study->add_subcommand("status", "which shards are done, on their way, missing or torn");
    addFolder(status, a);
    command(status, [&] { return runStudyStatus(context, a); });

    auto *merge = study->add_subcommand("merge", "all shards into one result, the same bytes as of one process");
    addFolder(merge, a);
    merge->add_option("-o,--output", a.output, "file of the result, an SQLite database")->required();
    merge->add_flag("--force", a.force, "overwrite it");
    command(merge, [&] { return runStudyMerge(context, a); });

    auto *submit = study->add_subcommand("submit", "send what is neither done nor on its way as an array job");
    addFolder(submit, a);
    submit->add_option("--engine", a.engine, "slurm")->required()->check(CLI::IsMember({"slurm"}));
    submit->add_option("--partition", a.slurm.partition, "partition of Slurm (default: the cluster's)");
    submit->add_option("--account", a.slurm.account, "account of Slurm (default: yours)");
    submit->add_option("--qos", a.slurm.qos, "quality of service of Slurm (default: yours)");
    submit
        ->add_option(
            "--minutes", a.slurm.minutes, "time limit of a shard (default: three times the prediction and ten minutes)")
        ->check(countUpTo(525'600));
    submit->add_option("--mebibytes", a.slurm.mebibytes, "memory of a shard (default: as predicted)")
        ->check(countUpTo(std::uint64_t{1} << 30U));
    submit->add_option("--at-once", a.slurm.atOnce, "shards at one time, at most")->check(countUpTo(kMostShards));
    submit->add_option("--threads", a.taskThreads, "threads of a shard")->check(countUpTo(kMostThreads));
    command(submit, [&] { return runStudySubmit(context, a); });

    auto *cancel = study->add_subcommand("cancel", "take back what waits or runs; shards that are done stay");
    addFolder(cancel, a);
    command(cancel, [&] { return runStudyCancel(context, a); });

    auto *exported = study->add_subcommand(
        "export", "files of an array job for AWS Batch or Kubernetes; they are written, nothing is run");
    addFolder(exported, a);
    exported->add_option("--engine", a.engine, "aws-batch or kubernetes")
        ->required()
        ->check(CLI::IsMember({"aws-batch", "kubernetes"}));
    exported->add_option("-o,--output", a.output, "folder for the files (default: that of the plan)");
    exported->add_option("--image", a.exported.image, "container image with wattfare-cli")->required();
    exported
        ->add_option("--volume", a.exported.volume,
            "what holds the folder of the plan: an EFS file system (fs-...), or a claim of a persistent volume")
        ->required();
    exported->add_option("--queue", a.exported.queue, "job queue of AWS Batch");
    exported->add_option("--at-once", a.exported.atOnce, "Kubernetes: pods at one time, at most")
        ->check(countUpTo(kMostShards));
    exported->add_option("--threads", a.taskThreads, "threads of a shard")->check(countUpTo(kMostThreads));
    exported->add_flag("--force", a.force, "overwrite the files");
    command(exported, [&] { return runStudyExport(context, a); });
}

} // namespace wattfare::cli
