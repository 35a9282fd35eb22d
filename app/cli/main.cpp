// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"
#include "app/cli/commands.h"
#include "app/cli/own_command.h"
#include "app/cli/study_command.h"
#ifdef WATTFARE_TEAM
#include "app/cli/team_command.h"
#endif
#include "app/state/error_log.h"
#include "app/state/files.h"
#include "model/energy/power_methods.h"
#include "model/hardware/precision.h"
#include "model/prediction/error_table.h"
#include "model/report/build_report.h"
#include "model/support/caught.h"
#include "model/support/decimal.h"
#include "views/words/translations.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>
#include <QLocale>

#include <clocale>
#include <cmath>
#include <functional>
#include <iostream>
#include <limits>

// wattfare-cli: the verbs of the window without the window. Exit codes: 0 done, 1 no answer, 2 bad usage or input,
// 3 internal, 130 cancelled.
using namespace wattfare;
using namespace wattfare::cli;

namespace {

// Digits alone: an unsigned option would read -1 as the greatest number there is.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most)
{
    const auto check = [least, most](const std::string &text) -> std::string {
        const auto value = parseNumber<std::uint64_t>(text);
        return value && *value >= least && *value <= most
            ? std::string()
            : text + " is not a whole number of " + std::to_string(least) + " to " + std::to_string(most);
    };
    return CLI::Validator(check, "WHOLE NUMBER");
}

struct Arguments {
    Context context;
    std::string format = "table", catalog, overlay;
    bool noOverlay = false;
    EvaluateArguments evaluate;
    CompareArguments compare;
    ExplainArguments explain;
    ParetoArguments pareto;
    SensitivityArguments sensitivity;
    CommitArguments commit;
    StartArguments start;
    EnergyArguments energy;
    SimulateArguments simulate;
    KeyValueArguments calc;
    GuideArguments guide;
    AdviseArguments advise;
    LeverArguments levers;
    HardwareArguments hardware;
    bool calcList = false;
    PlaceArguments place;
    std::string claimsAsOf;
    QueryArguments query;
    ImportArguments import;
    ImportsArguments imports;
    OwnArguments own;
    StudyArguments study;
#ifdef WATTFARE_TEAM
    TeamArguments team;
#endif
    PredictionsArguments predictions;
    std::string checkFile;
    ReportArguments report;
};

void addScenario(CLI::App *command, ScenarioArguments &arguments)
{
    command
        ->add_option("scenario", arguments.scenario, "a .wattfare file, a report PDF that carries one, or preset:NAME")
        ->required();
    command->add_option("--set", arguments.settings,
        "change a parameter: key=value, a list as a,b or [\"a\",\"b\"], null where it may be unset (repeatable)");
    command->add_option("--as-of", arguments.asOf, "prices of this day: YYYY-MM-DD");
}

std::vector<std::string> sectionIds()
{
    const auto ids = reportSectionIds();
    return {ids.begin(), ids.end()};
}

std::vector<std::string> languageIds()
{
    std::vector<std::string> ids;
    for (const QString &language : uiLanguages())
        ids.push_back(language.toStdString());
    return ids;
}

// Numbers that are none are named as they were typed; the formulas could only say "outside its range".
const CLI::Validator kFinite(
    [](std::string &typed) {
        double value = 0;
        return CLI::detail::lexical_cast(typed, value) && std::isfinite(value) ? std::string()
                                                                               : typed + " is not a finite number";
    },
    "", "finite");

int run(int argc, char **argv)
{
    Arguments a;
    int exitCode = kDone;
    CLI::App cli{"What machine-learning work costs on AWS instances: USD, kWh and CO2e.", "wattfare-cli"};
    cli.set_version_flag("--version", std::string(WATTFARE_VERSION));
    cli.footer("Exit codes: 0 done, 1 no answer, 2 bad usage or input, 3 internal, 130 cancelled.");
    cli.require_subcommand(1);
    cli.fallthrough();
    cli.add_option("--format", a.format, "table, csv or json")->check(CLI::IsMember({"table", "csv", "json"}));
    cli.add_option("--catalog", a.catalog, "catalogue database (default: the bundled one)");
    auto *overlay
        = cli.add_option("--overlay", a.overlay, "overlay database with imports and own figures (default: the user's)");
    cli.add_flag(
           "--no-overlay", a.noOverlay, "the bundled facts alone; imports and own values are neither read nor changed")
        ->excludes(overlay);
    cli.add_flag("--shown", a.context.shown, "csv and json: behind each number what the table shows of it, rounded");
    cli.add_flag("-q,--quiet", a.context.quiet, "no progress and notes on standard error");

    const auto prepare = [&a] {
        a.context.format = a.format == "csv" ? Format::csv : a.format == "json" ? Format::json : Format::table;
        a.context.catalog = a.catalog;
        return chooseOverlay(a.context, a.overlay, a.noOverlay);
    };
    const auto command = [&](CLI::App *sub, auto body) {
        sub->callback([&exitCode, prepare, body] {
            exitCode = prepare();
            if (exitCode == kDone)
                exitCode = body();
        });
    };

    command(cli.add_subcommand("presets", "the bundled scenarios"), [&a] { return runPresets(a.context); });

    auto *evaluate = cli.add_subcommand("evaluate", "every candidate of a scenario");
    addScenario(evaluate, a.evaluate);
    evaluate->add_option("--where", a.evaluate.where, "SQL condition over the columns");
    evaluate->add_option("--order-by", a.evaluate.orderBy, "column, or column:desc (repeatable)");
    evaluate->add_option("--limit", a.evaluate.limit, "rows at most");
    evaluate->add_option("--columns", a.evaluate.columns, "columns, separated by commas; 'all' or 'list'")
        ->delimiter(',');
    evaluate->add_flag("--all", a.evaluate.all, "also candidates without an answer");
    evaluate->add_flag("--total", a.evaluate.total, "sums over the rows shown, and how many of them are missing");
    command(evaluate, [&a] { return runEvaluate(a.context, a.evaluate); });

    auto *compare = cli.add_subcommand("compare", "candidates side by side: type[@region[/option]]");
    addScenario(compare, a.compare);
    compare->add_option("candidates", a.compare.candidates, "type[@region[/option]]")->required();
    compare->add_option("--baseline", a.compare.baseline, "candidate that the others are compared with");
    command(compare, [&a] { return runCompare(a.context, a.compare); });

    auto *explain = cli.add_subcommand("explain", "the derivation of one number");
    addScenario(explain, a.explain);
    explain->add_option("candidate", a.explain.candidate, "type[@region[/option]]")->required();
    explain->add_option("metric", a.explain.metric, "for example usd_per_million")->required();
    explain->add_option(
        "--monte-carlo", a.explain.monteCarlo, "also draw the uncertain inputs N times: mean, P5, P50, P95");
    explain->add_option("--seed", a.explain.seed, "seed of the draws");
    command(explain, [&a] { return runExplain(a.context, a.explain); });

    auto *pareto
        = cli.add_subcommand("pareto", "the candidates that none beats in all objectives, and what beats the others");
    addScenario(pareto, a.pareto);
    pareto->add_option("--objectives", a.pareto.objectives, "of cost, time, energy and carbon, separated by commas")
        ->delimiter(',');
    pareto->add_option("--limit", a.pareto.limit, "rows at most");
    command(pareto, [&a] { return runPareto(a.context, a.pareto); });

    auto *sensitivity = cli.add_subcommand("sensitivity", "which uncertain inputs move a number, and by how much");
    addScenario(sensitivity, a.sensitivity);
    sensitivity->add_option("candidate", a.sensitivity.candidate, "type[@region[/option]]")->required();
    sensitivity->add_option("metric", a.sensitivity.metric, "for example kwh_per_million")->required();
    sensitivity->add_option(
        "--sobol", a.sensitivity.sobol, "also Sobol indices, of N points (a power of two, 64 to 1048576)");
    sensitivity->add_option("--seed", a.sensitivity.seed, "seed of the points");
    command(sensitivity, [&a] { return runSensitivity(a.context, a.sensitivity); });

    auto *commit = cli.add_subcommand(
        "commit", "commitments of a type: break-even, payback, and how many instances of a day's traffic");
    addScenario(commit, a.commit);
    commit->add_option("candidate", a.commit.candidate, "type[@region]")->required();
    command(commit, [&a] { return runCommit(a.context, a.commit); });

    auto *start = cli.add_subcommand("start", "CO2e of a run by the hour at which it starts");
    addScenario(start, a.start);
    start->add_option("candidate", a.start.candidate, "type[@region[/option]]")->required();
    start->add_option("--month", a.start.month, "1 to 12 (default: the mean day of the year)");
    command(start, [&a] { return runStart(a.context, a.start); });

    auto *energy = cli.add_subcommand("energy", "energy and carbon of one instance");
    energy->add_option("type", a.energy.type, "type[@region]")->required();
    energy->add_option("--region", a.energy.region, "region of grid and PUE");
    energy->add_option("--hours", a.energy.hours, "reserved hours")->check(kFinite);
    std::vector<std::string> loads;
    for (const UtilisationPreset &preset : utilisationPresets())
        loads.emplace_back(preset.id);
    energy->add_option("--load", a.energy.load, "utilisation preset: idle, steady_inference, full or cpu_only")
        ->check(CLI::IsMember(loads));
    energy->add_option("--u-acc", a.energy.uAccPct, "utilisation of the accelerators, % (default: the preset's)")
        ->check(kFinite);
    energy->add_option("--u-cpu", a.energy.uCpuPct, "utilisation of the CPU, % (default: the preset's)")
        ->check(kFinite);
    energy->add_option("--u-mem", a.energy.uMemPct, "utilisation of the memory, %")->check(kFinite);
    energy
        ->add_option("--user-watts", a.energy.userWatts, "your own IT watts of the instance, for the method user-watts")
        ->check(kFinite);
    energy
        ->add_option("--pue", a.energy.pue,
            "PUE, 1 or more (default: the region's or the method's; methods without PUE stay without)")
        ->check(kFinite);
    energy->add_option("--grid-intensity", a.energy.gridIntensity, "gCO2e/kWh of the grid (default: the region's)")
        ->check(kFinite);
    energy->add_flag("--clocks-up", a.energy.clocksUp, "idle accelerators with the clocks up, where that was measured");
    energy->add_option("--method", a.energy.method, "method id, or all");
    energy->add_option("--series", a.energy.series,
        "measured utilisation: CloudWatch CSV or JSON, nvidia-smi CSV; replaces hours and utilisation");
    energy->add_option("--idle-below", a.energy.idleBelowPct, "series: idle below this utilisation, %")->check(kFinite);
    energy
        ->add_option(
            "--release-after", a.energy.releaseAfterH, "series: idle hours after which an instance would be released")
        ->check(kFinite);
    energy->add_option("--restart-hours", a.energy.restartH, "series: hours paid again at each return")->check(kFinite);
    energy->add_option("--usd-per-hour", a.energy.usdPerHour, "series: price of the instance (default: on-demand)")
        ->check(kFinite);
    energy
        ->add_option(
            "--assumed-u-cpu", a.energy.assumedCpuPct, "series: utilisation of the CPU where it was not measured, %")
        ->check(kFinite);
    command(energy, [&a] { return runEnergy(a.context, a.energy); });

    auto *simulate = cli.add_subcommand("simulate", "Monte Carlo of a spot run, a fleet or a deadline policy");
    simulate
        ->add_option("what", a.simulate.what,
            "checkpoint, fleet, deadline, or market: what a price history costs and how often it crosses a cap")
        ->required()
        ->check(CLI::IsMember({"checkpoint", "fleet", "deadline", "market"}));
    simulate->add_option("parameters", a.simulate.parameters,
        "key=value (--list names them); several policies: policy=all or policy=greedy,uniform_progress,...");
    simulate->add_flag("--list", a.simulate.list, "the parameters with units and defaults");
    simulate->add_option("--trace", a.simulate.trace, "availability trace: a CSV file or the id of a bundled one");
    simulate
        ->add_option("--one-means", a.simulate.oneMeans, "trace file: what 1 stands for, available (default) or lost")
        ->check(CLI::IsMember({"available", "lost"}));
    simulate->add_option(
        "--gap-seconds", a.simulate.gapSeconds, "trace file of plain ticks: seconds from one to the next");
    simulate->add_option("--zone", a.simulate.zone, "trace file of several columns: which one");
    simulate->add_option("--market", a.simulate.market,
        "checkpoint, fleet: spot market instead of hazard_per_hour; 'list' names the markets and their items. "
        "price_replay takes "
        "recorded prices from a moment of each trajectory's own and loses capacity at hazard_per_hour; "
        "market_cap_usd_per_hour "
        "interrupts above a price, market_start=2026-07-20 replays from there");
    simulate->add_option("--item", a.simulate.item,
        "item of the market, as listed (default: the first; of measured pools the first of the type)");
    simulate->add_option("--type", a.simulate.type, "instance type, of a band, a measured pool or a price history");
    simulate->add_option("--region", a.simulate.region, "region, likewise");
    simulate->add_flag(
        "--elastic", a.simulate.elastic, "checkpoint: an elastic cluster beside the gang; adds its parameters");
    simulate->add_option("--trajectories", a.simulate.trajectories, "number of trajectories")
        ->check(wholeNumber(1, 1'000'000'000));
    simulate->add_option("--seed", a.simulate.seed, "seed of the random numbers")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    simulate
        ->add_option("--first", a.simulate.first,
            "number of the first trajectory: that of point K of a study is K times its trajectories")
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max() / 2));
    simulate->add_option("--half-width", a.simulate.halfWidth,
        "stop once the 95 % interval of the mean is so narrow, as a share of the mean (0.01; at most 1e6 "
        "trajectories)");
    simulate->add_option("--threads", a.simulate.threads, "threads (0: all); never changes the result");
    simulate->add_option("--fleet-json", a.simulate.fleetJson, "write the fleet as EC2 Fleet JSON to this file");
    simulate->add_option("--asg-json", a.simulate.asgJson, "write the fleet as an Auto Scaling mixed instances policy");
    simulate->add_flag("--force", a.simulate.force, "overwrite the files of --fleet-json and --asg-json");
    command(simulate, [&a] { return runSimulate(a.context, a.simulate); });

    addStudyCommands(
        cli, a.context, a.study, [&](CLI::App *sub, std::function<int()> body) { command(sub, std::move(body)); });

    auto *calc = cli.add_subcommand("calc", "one formula of the methods");
    calc->add_option("name", a.calc.name, "formula (--list names them)");
    calc->add_option("parameters", a.calc.parameters, "key=value");
    calc->add_flag("--list", a.calcList, "the formulas with their parameters");
    command(calc, [&a] { return runCalc(a.context, a.calc, a.calcList); });

    auto *place = cli.add_subcommand("place", "pack container tasks into instances");
    place
        ->add_option("tasks", a.place.tasks,
            "files of tasks (JSON), ECS task definitions and services, Kubernetes manifests; - reads standard input")
        ->required();
    place->add_option("--types", a.place.types, "instance types, separated by commas")->delimiter(',');
    place->add_option("--region", a.place.region, "region of the prices");
    place->add_option("--objective", a.place.objective, "cost, count or watts (default: the file's, else cost)")
        ->check(CLI::IsMember({"cost", "count", "watts"}));
    place->add_flag("--allow-arm", a.place.allowArm, "tasks that name no architecture on Arm types as well");
    place->add_option("--as-of", a.place.asOf, "prices of this day: YYYY-MM-DD");
    auto *holds
        = place->add_flag("--holds", a.place.holds, "which types hold each task alone, with the cost of a copy");
    place->add_option("--task", a.place.task, "with --holds: this task alone")->needs(holds);
    auto *deploy = place
                       ->add_option("--deploy", a.place.deploy,
                           "the placement as YAML: ecs (CloudFormation) or karpenter; nothing is run")
                       ->check(CLI::IsMember({"ecs", "karpenter"}))
                       ->excludes(holds);
    place->add_flag("--spot", a.place.spot, "with --deploy: Spot capacity")->needs(deploy);
    place->add_flag("--checklist", a.place.checklist, "what each type of the placement needs before a task runs")
        ->excludes(holds)
        ->excludes(deploy);
    command(place, [&a] { return runPlace(a.context, a.place); });

    auto *guide = cli.add_subcommand("guide", "from a few answers to a reasoned choice");
    guide->add_option("--answer,--set", a.guide.answers, "field=answer (repeatable)");
    guide->add_option("--region", a.guide.region, "a region, or free");
    guide->add_option("--as-of", a.guide.asOf, "prices of this day: YYYY-MM-DD");
    guide->add_flag("--picks", a.guide.picks, "recommendations that were published, asked again");
    command(guide, [&a] { return runGuide(a.context, a.guide); });

    auto *advise = cli.add_subcommand("advise", "what would save cost, energy or emissions on a candidate, and why");
    addScenario(advise, a.advise);
    advise->add_option("--type", a.advise.candidate,
        "what runs today: type[@region[/option]] (default: the baseline of the scenario, else its cheapest)");
    advise->add_option("--utilisation", a.advise.utilisation,
        "file of measured utilisation of one such instance: nvidia-smi CSV, CloudWatch CSV or JSON, DCGM, "
        "neuron-monitor");
    command(advise, [&a] { return runAdvise(a.context, a.advise); });

    auto *levers = cli.add_subcommand(
        "levers", "what precision, batching, caches, spot and other levers bring on a candidate, alone and in order");
    addScenario(levers, a.levers);
    levers->add_option("--type", a.levers.candidate,
        "candidate: type[@region[/option]] (default: the baseline of the scenario, else its cheapest)");
    levers->add_option("--on", a.levers.on,
        "levers to switch on, separated by commas, instead of those of the scenario; \"\" for none");
    levers->add_flag("--steps", a.levers.steps, "the steps of those that are on, instead of what each brings alone");
    command(levers, [&a] { return runLevers(a.context, a.levers); });

    auto *hardware = cli.add_subcommand(
        "hardware", "accelerators: the formats they compute in with their dense rates, memory, watts, prices");
    hardware->add_option("accelerator", a.hardware.accelerator,
        "the sheet of this one, by key or name (default: a row each that an instance type has)");
    std::vector<std::string> precisions;
    for (std::size_t i = 0; i < kPrecisionCount; ++i)
        if (const PrecisionInfo &precision = precisionInfo(static_cast<Precision>(i)); precision.rate != nullptr)
            precisions.emplace_back(precision.id);
    hardware
        ->add_option("--precision", a.hardware.precision,
            "the price is divided by the dense rate of: " + CLI::detail::join(precisions, ", "))
        ->transform(CLI::IsMember(precisions, CLI::ignore_case));
    hardware->add_option("--region", a.hardware.region, "region of the prices");
    hardware->add_option("--as-of", a.hardware.asOf, "prices of this day: YYYY-MM-DD");
    hardware->add_flag("--all", a.hardware.all, "also accelerators that no instance type has");
    hardware->footer(
        "States: native (a rate is published), slow (a small part of what its width lets expect), supported\n"
        "(no rate published), emulated (computed in another format), absent, not_stated.\n"
        "Prices are those of whole instances, the cheapest type, its CPU and memory included.");
    command(hardware, [&a] { return runHardware(a.context, a.hardware); });

    auto *claims = cli.add_subcommand("claims", "published claims, recomputed");
    claims->add_option("--as-of", a.claimsAsOf, "prices of this day: YYYY-MM-DD");
    command(claims, [&a] { return runClaims(a.context, a.claimsAsOf); });

    auto *query = cli.add_subcommand("query", "read-only SQL over the catalogue and the results of a scenario");
    query->footer(
        "Tables: price_on_demand, price_spot, figure and the others of the bundled catalogue hold the bundled rows "
        "alone.\n"
        "overlay.TABLE (overlay.price_on_demand, overlay.figure, ...) holds imported rows, overlay.import the "
        "imports,\n"
        "overlay.user_choice own values. merged_price_on_demand and merged_price_spot hold what counts: base, imports\n"
        "and own prices as the evaluation takes them. SELECT * FROM pragma_table_list lists all of them.\n"
        "An answer ends at --limit rows or at 256 MiB, and says so.");
    query->add_option("sql", a.query.sql, "one SELECT")->required();
    query->add_option("--scenario", a.query.scenario, "its results are the table `results`");
    query->add_option("--limit", a.query.limit, "rows at most");
    command(query, [&a] { return runQuery(a.context, a.query); });

    auto *import = cli.add_subcommand("import", "bring in newer figures");
    import->footer(
        "Price lists, Savings Plan offer files and spot price histories may be of any size. The Spot Advisor file,\n"
        "the spot price feed and describe-instance-types may have 64 MiB, other answers of AWS 256 MiB.");
    import->add_option("file", a.import.files, "file to import; several for the pages of a spot price history")
        ->required();
    import->add_option("--as", a.import.kind, "kind of the file (default: recognised)");
    import->add_flag("--dry-run", a.import.dryRun, "show what would change, write nothing");
    import->add_option("--option", a.import.options, "answer to a question of the importer: key=value (repeatable)");
    command(import, [&a] { return runImport(a.context, a.import); });

    auto *imports = cli.add_subcommand("imports", "what was imported or chosen, and how to revert an import");
    imports->add_option("action", a.imports.action, "list (default), choices: own values and preferences, or revert")
        ->check(CLI::IsMember({"list", "choices", "revert"}));
    imports->add_option("id", a.imports.id, "number of the import to revert");
    command(imports, [&a] { return runImports(a.context, a.imports); });

    addOwnCommands(
        cli, a.context, a.own, [&](CLI::App *sub, std::function<int()> body) { command(sub, std::move(body)); });
#ifdef WATTFARE_TEAM
    addTeamCommands(cli, a.context, a.team, command);
#endif

    auto *predictions = cli.add_subcommand("predictions",
        "errors of the fitted methods of throughput: what was measured, predicted without its model and hardware");
    std::vector<std::string> groupings;
    for (const PredictionGroup group : kPredictionGroups)
        groupings.emplace_back(predictionGroupId(group));
    predictions->add_option("method", a.predictions.method,
        "llm_serving, inference, training_time, cpu_stream or first_token (default: all)");
    predictions->add_option("--by", a.predictions.by, "groups: " + CLI::detail::join(groupings, ", "))
        ->check(CLI::IsMember(groupings));
    predictions
        ->add_flag("--left-out", a.predictions.leftOut, "the benchmarks that a method leaves out, each with the reason")
        ->excludes("--by");
    command(predictions, [&a] { return runPredictions(a.context, a.predictions); });

    auto *watts
        = cli.add_subcommand("watts", "the component method of energy against watts that benchmarks were metered with");
    command(watts, [&a] { return runWatts(a.context); });

    auto *check = cli.add_subcommand("check", "check a catalogue database");
    check->add_option("database", a.checkFile, "file (default: the bundled catalogue)");
    command(check, [&a] { return runCheck(a.context, a.checkFile); });

    auto *reportCommand = cli.add_subcommand("report", "write the report of a scenario");
    addScenario(reportCommand, a.report);
    reportCommand->add_option("-o,--output", a.report.output, "file: .pdf, .html, .xlsx, .csv or .json")->required();
    reportCommand->add_option("--title", a.report.title, "title of the report");
    reportCommand->add_option("--author", a.report.author, "who wrote it");
    reportCommand
        ->add_option("--sections", a.report.sections, "sections in their order, separated by commas (default: all)")
        ->delimiter(',')
        ->check(CLI::IsMember(sectionIds()));
    reportCommand->add_flag("--provenance", a.report.provenance, "classes and sources as columns of CSV and XLSX");
    reportCommand->add_option("--paper", a.report.paper, "a4 or letter")
        ->transform(CLI::IsMember({"a4", "letter"}, CLI::ignore_case));
    reportCommand->add_option("--language", a.report.language, CLI::detail::join(languageIds(), ", "))
        ->check(CLI::IsMember(languageIds()));
    reportCommand->add_flag("--force", a.report.force, "overwrite the file");
    command(reportCommand, [&a] { return runReport(a.context, a.report); });

    addDescribe(cli, "wattfare");
    try {
        cli.parse(argc, argv);
    } catch (const CLI::Success &message) { // --help, --version
        cli.exit(message);
        return kDone;
    } catch (const CLI::ParseError &error) {
        cli.exit(error, std::cout, std::cerr);
        return kBadInput;
    }
    return exitCode;
}

} // namespace

int main(int argc, char **argv)
{
    installInterruptHandler();
    // Text in reports needs fonts, but never a display. Qt's own remarks are not for standard error.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::cerr << message.toStdString() << '\n';
    });
    const QGuiApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's; libraries read and print numbers by it
    QGuiApplication::setApplicationName(files::applicationName()); // own values are where the window keeps them
    setUiLanguage(QStringLiteral("en")); // for its plurals: the sentences are written for many
    QLocale::setDefault(QLocale::c()); // files and pipes read the same everywhere
    try {
        return finished(run(argc, argv));
    } catch (const std::exception &error) {
        std::cerr << "wattfare-cli: internal error: " << error.what() << '\n';
        ErrorLog().write(caughtError(), QStringLiteral("internal error"));
        return kInternal;
    }
}
