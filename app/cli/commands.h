// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/context.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// One function a verb; each returns an exit code.
namespace wattfare::cli {

struct ScenarioArguments {
    std::string scenario, asOf;
    std::vector<std::string> settings;
};

struct EvaluateArguments : ScenarioArguments {
    std::string where;
    std::vector<std::string> orderBy, columns;
    std::optional<std::size_t> limit;
    bool all = false, total = false;
};

struct CompareArguments : ScenarioArguments {
    std::vector<std::string> candidates;
    std::string baseline;
};

struct ExplainArguments : ScenarioArguments {
    std::string candidate, metric;
    std::optional<std::size_t> monteCarlo; // samples
    std::uint64_t seed = 1;
};

struct ParetoArguments : ScenarioArguments {
    std::vector<std::string> objectives{"cost", "carbon"};
    std::optional<std::size_t> limit;
};

struct SensitivityArguments : ScenarioArguments {
    std::string candidate, metric;
    std::optional<std::uint32_t> sobol; // N
    std::uint64_t seed = 1;
};

struct CommitArguments : ScenarioArguments {
    std::string candidate;
};

struct StartArguments : ScenarioArguments {
    std::string candidate;
    std::optional<int> month;
};

struct EnergyArguments {
    std::string type, region = "us-east-1", method = "wattfare-component-v1";
    double hours = 1;
    std::string load = "full"; // id of a utilisation preset
    std::optional<double> uAccPct, uCpuPct, uMemPct, userWatts; // over the preset's
    std::optional<double> pue, gridIntensity; // over the region's
    bool clocksUp = false;
    std::string series; // file of measured utilisation
    double idleBelowPct = 5, releaseAfterH = 1, restartH = 0;
    std::optional<double> usdPerHour, assumedCpuPct;
};

struct SimulateArguments {
    std::string what, trace, fleetJson, asgJson;
    bool force = false; // overwrite them
    std::string oneMeans, gapSeconds, zone; // of a trace file
    std::string market, item, type, region = "us-east-1"; // spot market of a run or a fleet
    std::vector<std::string> parameters;
    bool list = false, elastic = false;
    std::uint64_t trajectories = 100'000, seed = 1, first = 0; // first: number of the first trajectory
    std::optional<double> halfWidth; // ends the run once the mean is known so well
    unsigned threads = 0;
};

struct KeyValueArguments {
    std::string name;
    std::vector<std::string> parameters;
};

struct GuideArguments {
    std::vector<std::string> answers; // field=answer
    std::string asOf, region;
    bool picks = false; // the published picks instead
};

struct HardwareArguments {
    std::string accelerator, precision = "fp16", region = "us-east-1", asOf;
    bool all = false; // those that no type has, too
};

struct AdviseArguments : ScenarioArguments {
    std::string candidate, utilisation; // today's; file of measured utilisation
};

struct LeverArguments : ScenarioArguments {
    std::string candidate;
    std::optional<std::string> on; // ids, separated by commas, instead of those of the scenario
    bool steps = false; // the waterfall alone
};

struct PlaceArguments {
    std::string region = "us-east-1", objective, asOf;
    std::vector<std::string> tasks, types; // tasks: files, "-" for standard input
    std::string task, deploy; // what holds this task alone; "ecs" or "karpenter"
    bool holds = false, checklist = false, spot = false, allowArm = false;
};

struct QueryArguments {
    std::string sql, scenario;
    std::size_t limit = 10'000;
};

struct PredictionsArguments {
    std::string method, by; // "": all of them, one row a method
    bool leftOut = false; // the benchmarks that they leave out instead of their errors
};

struct ImportArguments {
    std::vector<std::string> files;
    std::string kind;
    bool dryRun = false;
    std::vector<std::string> options;
};

struct ImportsArguments {
    std::string action = "list"; // or "choices", "revert"
    std::optional<std::int64_t> id;
};

struct ReportArguments : ScenarioArguments {
    std::string output, title, author, paper, language = "en"; // "": as the scenario remembers
    std::vector<std::string> sections;
    bool provenance = false, force = false;
};

int chooseOverlay(Context &context, const std::string &overlay, bool noOverlay);
int runPresets(const Context &context);
int runEvaluate(const Context &context, const EvaluateArguments &arguments);
int runCompare(const Context &context, const CompareArguments &arguments);
int runExplain(const Context &context, const ExplainArguments &arguments);
int runPareto(const Context &context, const ParetoArguments &arguments);
int runSensitivity(const Context &context, const SensitivityArguments &arguments);
int runCommit(const Context &context, const CommitArguments &arguments);
int runStart(const Context &context, const StartArguments &arguments);
int runEnergy(const Context &context, const EnergyArguments &arguments);
int runSimulate(const Context &context, const SimulateArguments &arguments);
int runCalc(const Context &context, const KeyValueArguments &arguments, bool list);
int runPlace(const Context &context, const PlaceArguments &arguments);
int runHardware(const Context &context, const HardwareArguments &arguments);
int runGuide(const Context &context, const GuideArguments &arguments);
int runAdvise(const Context &context, const AdviseArguments &arguments);
int runLevers(const Context &context, const LeverArguments &arguments);
int runClaims(const Context &context, const std::string &asOf);
int runQuery(const Context &context, const QueryArguments &arguments);
int runImport(const Context &context, const ImportArguments &arguments);
int runImports(const Context &context, const ImportsArguments &arguments);
int runPredictions(const Context &context, const PredictionsArguments &arguments);
int runWatts(const Context &context);
int runCheck(const Context &context, const std::string &file);
int runReport(const Context &context, const ReportArguments &arguments);

} // namespace wattfare::cli
