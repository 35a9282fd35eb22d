// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/schedule/job_array.h"
#include "model/study/shards.h"

#include <functional>

namespace CLI {
class App;
}

namespace wattfare::cli {

// study: what a study is, over the one that the document carries.
struct StudyArguments : ScenarioArguments {
    std::vector<std::string> axes, metrics, candidates;
    std::string by, along;
    std::vector<std::string> at; // of the other axes: key=value
    bool front = false;
    std::optional<std::uint64_t> seed;
    std::string simulate; // id of a SimulatedKind
    std::optional<std::uint64_t> trajectories;
    std::vector<double> quantiles;
    bool changesStudy() const // something of it is said on the command line
    {
        return !axes.empty() || !metrics.empty() || !candidates.empty() || !by.empty() || front || seed
            || !simulate.empty() || trajectories || !quantiles.empty() || !settings.empty() || !asOf.empty();
    }

    std::string folder, output;
    bool force = false;
    std::size_t shards = 0;
    std::optional<std::size_t> shard;
    unsigned threads = 0;

    std::string engine;
    unsigned taskThreads = 1;
    schedule::SlurmChoices slurm;
    schedule::ExportChoices exported;
};

// `command` gives a sub-command its body, which returns the exit code. Arguments and context must outlive the parsing.
void addStudyCommands(CLI::App &cli, const Context &context, StudyArguments &arguments,
    const std::function<void(CLI::App *, std::function<int()>)> &command);

int runStudyRun(const Context &context, const StudyArguments &arguments); // of a document, or of a plan
int runStudyCrossings(const Context &context, const StudyArguments &arguments);
int runStudyMap(const Context &context, const StudyArguments &arguments);
int runStudyPlan(const Context &context, const StudyArguments &arguments);
int runStudyShard(const Context &context, const StudyArguments &arguments);
int runStudyStatus(const Context &context, const StudyArguments &arguments);
int runStudyMerge(const Context &context, const StudyArguments &arguments);
int runStudySubmit(const Context &context, const StudyArguments &arguments);
int runStudyCancel(const Context &context, const StudyArguments &arguments);
int runStudyExport(const Context &context, const StudyArguments &arguments);

// A study with the catalogue that answers it.
struct OpenedStudy {
    Study study;
    SnapshotPtr snapshot;
};
Result<OpenedStudy> openStudy(const Context &context, const StudyArguments &arguments);
Error badStudy(const char *id, std::vector<Argument> args = {});
// cli.file_exists, unless --force.
Result<void> mayWrite(const std::filesystem::path &file, bool force);

} // namespace wattfare::cli
