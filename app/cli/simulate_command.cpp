// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/simulate_market.h"
#include "model/simulation/fleet_export.h"
#include "model/simulation/hazard.h"
#include "model/simulation/named_parameters.h"
#include "model/importers/trace_file.h"
#include "model/simulation/trace.h"
#include "views/report/save.h"
#include "views/text/messages.h"

#include <QString>

#include <iostream>
#include <limits>

// simulate checkpoint|fleet|deadline: every parameter by name, the result with its seed and n.
namespace wattfare::cli {

namespace {

int reportFailure(const Failure &failure)
{
    std::cerr << "wattfare-cli: " << text(failure).toStdString() << '\n';
    switch (failure.status) {
    case Status::outOfRange: return kBadInput;
    case Status::cancelled: return kCancelled;
    default: return kNoAnswer;
    }
}

ReportTable summaryTable()
{
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("unit", "column.unit", {}, false),
                  head("mean", "column.mean"), head("mean_low", "column.mean_low"), head("mean_high", "column.mean_high"),
                  head("sd", "column.sd"), head("p5", "column.p5"), head("p50", "column.p50"), head("p95", "column.p95"),
                  head("min", "column.min"), head("max", "column.max")};
    return table;
}

void addSummary(ReportTable &table, const char *name, const char *unit, const Summary &summary)
{
    const auto quantile = [](const std::optional<Quantile> &q) {
        return q ? std::optional<double>(q->value) : std::nullopt;
    };
    const Message withheld{"sim.withheld", {}};
    const auto number = [&](std::optional<double> value) { return cell(value, unit, value ? Message{} : withheld); };
    table.rows.push_back({cell(name), cell(unit), number(summary.mean),
                          number(summary.meanInterval ? std::optional(summary.meanInterval->low) : std::nullopt),
                          number(summary.meanInterval ? std::optional(summary.meanInterval->high) : std::nullopt),
                          number(summary.sd), number(quantile(summary.p5)), number(quantile(summary.p50)),
                          number(quantile(summary.p95)), number(summary.min), number(summary.max)});
}

nlohmann::ordered_json probabilityJson(const Probability &probability)
{
    return {{"estimate", probability.estimate}, {"low", probability.interval.low}, {"high", probability.interval.high},
            {"n", probability.n}};
}

std::string probabilityText(const char *name, const Probability &probability)
{
    return words({"sim.probability_line", {name, std::to_string(probability.estimate), std::to_string(probability.interval.low),
                                           std::to_string(probability.interval.high)}});
}

std::vector<Message> assumptionsOf(const CheckpointParams &params) { return assumptions(params); }
std::vector<Message> assumptionsOf(const FleetParams &params) { return assumptions(params); }
std::vector<Message> assumptionsOf(const DeadlineParams &) { return {}; }

template <class Params>
nlohmann::ordered_json metaOf(const Params &params, const RunInfo &info)
{
    nlohmann::ordered_json meta;
    meta["program_version"] = WATTFARE_VERSION;
    meta["seed"] = info.seed;
    meta["n"] = info.n;
    meta["requested"] = info.requested;
    meta["capped"] = info.capped;
    meta["cancelled"] = info.cancelled;
    for (const NamedParameter &parameter : namedParameters(params))
        meta["parameters"][parameter.name] = parameter.value;
    for (const Message &assumption : assumptionsOf(params))
        meta["assumptions"].push_back(words(assumption));
    return meta;
}

void finish(const Context &context, const ReportTable &table, nlohmann::ordered_json meta, const RunInfo &info,
            const std::vector<Message> &warnings)
{
    for (const Message &warning : warnings)
        meta["warnings"].push_back(words(warning));
    print(context, table, std::move(meta), "summaries");
    if (context.format == Format::table)
        std::cout << words({"sim.run_line", {std::to_string(info.n), std::to_string(info.seed)}}) << '\n';
    for (const Message &warning : warnings)
        note(context, words(warning));
}

int exitOf(const RunInfo &info)
{
    return info.cancelled ? kCancelled : kDone;
}

int listParameters(const Context &context, const std::vector<NamedParameter> &parameters)
{
    ReportTable table;
    table.head = {head("parameter", "column.parameter", {}, false), head("unit", "column.unit", {}, false),
                  head("default", "column.default", {}, false)};
    for (const NamedParameter &parameter : parameters)
        table.rows.push_back({cell(parameter.name), cell(parameter.unit.empty() ? " " : parameter.unit),
                              cell(parameter.value.empty() ? " " : parameter.value)});
    print(context, table, nlohmann::ordered_json::object(), "parameters");
    return kDone;
}

// Sets each of `arguments` in the first of the parameters that knows its name.
template <class Params, class... More>
Result<void> setAll(const std::vector<std::string> &arguments, Params &params, More &...more)
{
    const auto pairs = keyValues(arguments);
    if (!pairs)
        return tl::unexpected<Error>(pairs.error());
    for (const auto &[name, value] : *pairs) {
        Result<void> done = setNamed(params, name, value);
        [[maybe_unused]] const auto next = [&](auto &other) {
            if (!done && done.error().message.id == "sim.no_such_parameter")
                done = setNamed(other, name, value);
        };
        (next(more), ...);
        if (!done)
            return done;
    }
    return {};
}

// Puts the market into the parameters; an exit code where that ends the command.
template <class Params, class Buckets>
std::optional<int> withMarket(const Context &context, const SimulateArguments &arguments, Params &params,
    std::vector<Message> &notes, nlohmann::ordered_json &used, const Buckets &bucketsOf)
{
    if (arguments.market.empty())
        return std::nullopt;
    const auto market = openMarket(context, arguments);
    if (!market)
        return report(market.error());
    if (!market->choice)
        return listMarkets(context, *market);
    const auto applied = applyMarket(params, *market->choice, *market->snapshot, bucketsOf(*market));
    if (!applied)
        return reportFailure(applied.error());
    notes = *applied;
    used["kind"] = marketKindId(market->choice->kind);
    if (market->choice->item != std::numeric_limits<std::size_t>::max())
        used["item"] = marketItemName(*market->snapshot, market->choice->kind, market->choice->item);
    return std::nullopt;
}

Result<void> writeText(const std::string &path, const std::string &content)
{
    return saveAtomically(QString::fromStdString(path), QByteArray::fromStdString(content));
}

int simulateCheckpointRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options)
{
    CheckpointParams params;
    ElasticParams elastic;
    if (const auto done = arguments.elastic ? setAll(arguments.parameters, params, elastic)
                                            : setAll(arguments.parameters, params);
        !done)
        return report(done.error());
    std::vector<Message> notes;
    nlohmann::ordered_json market;
    if (const auto code = withMarket(context, arguments, params, notes, market,
            [](const CliMarket &from) { return from.bucket(from.type); }))
        return *code;
    auto result = simulateCheckpoint(params, options);
    if (!result)
        return reportFailure(result.error());
    result->warnings.insert(result->warnings.end(), notes.begin(), notes.end());
    std::optional<ElasticResult> beside;
    if (arguments.elastic) {
        copyShared(params, elastic);
        auto answer = simulateElastic(elastic, options);
        if (!answer)
            return reportFailure(answer.error());
        beside = std::move(*answer);
    }
    ReportTable table = summaryTable();
    addSummary(table, "hours", "h", result->hours);
    addSummary(table, "busy_hours", "h", result->busyHours);
    addSummary(table, "lost_hours", "h", result->lostHours);
    addSummary(table, "losses", "", result->losses);
    if (result->usd)
        addSummary(table, "usd", "USD", *result->usd);
    auto meta = metaOf(params, result->info);
    if (!market.is_null())
        meta["market"] = market;
    if (beside) {
        addSummary(table, "elastic_hours", "h", beside->hours);
        addSummary(table, "elastic_losses", "", beside->losses);
        if (beside->usd)
            addSummary(table, "elastic_usd", "USD", *beside->usd);
        auto &json = meta["elastic"];
        for (const NamedParameter &parameter : namedParameters(elastic))
            json["parameters"][parameter.name] = parameter.value;
        json["expected_hours"] = beside->closedForm.expectedHours;
        json["capped"] = beside->info.capped;
        if (beside->metDeadline)
            json["met_deadline"] = probabilityJson(*beside->metDeadline);
        const auto assumed = assumptions(elastic);
        result->warnings.insert(result->warnings.end(), beside->warnings.begin(), beside->warnings.end());
        result->warnings.insert(result->warnings.end(), assumed.begin(), assumed.end());
    }
    if (result->closedForm) {
        const CheckpointClosedForm &form = *result->closedForm;
        auto &json = meta["closed_form"];
        json["interval_hours"] = form.intervalHours;
        json["segments"] = form.segments;
        json["failure_free_hours"] = form.failureFreeHours;
        json["expected_hours"] = form.expectedHours;
        json["sd_hours"] = form.sdHours ? nlohmann::ordered_json(*form.sdHours) : nlohmann::ordered_json();
        json["expected_losses"] = form.expectedLosses;
        json["expected_busy_hours"] = form.expectedBusyHours;
        json["useful_share"] = form.usefulShare;
        json["break_even_price_ratio"] = form.breakEvenPriceRatio;
        if (form.expectedUsd)
            json["expected_usd"] = *form.expectedUsd;
        if (form.onDemandUsd)
            json["on_demand_usd"] = *form.onDemandUsd;
        if (context.format == Format::table)
            table.notes.push_back({"sim.closed_form_line", {std::to_string(form.expectedHours),
                std::to_string(form.sdHours.value_or(0.0)), std::to_string(form.expectedLosses)}});
    }
    if (result->metDeadline)
        meta["met_deadline"] = probabilityJson(*result->metDeadline);
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    finish(context, table, std::move(meta), result->info, result->warnings);
    if (context.format == Format::table) {
        if (result->metDeadline)
            std::cout << probabilityText("met_deadline", *result->metDeadline) << '\n';
        if (result->withinBudget)
            std::cout << probabilityText("within_budget", *result->withinBudget) << '\n';
    }
    return exitOf(result->info);
}

int simulateFleetRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options)
{
    FleetParams params;
    if (const auto done = setAll(arguments.parameters, params); !done)
        return report(done.error());
    std::vector<Message> notes;
    nlohmann::ordered_json market;
    if (const auto code = withMarket(context, arguments, params, notes, market, [&params](const CliMarket &from) {
            std::vector<std::optional<int>> buckets;
            for (const FleetPool &pool : params.pools)
                buckets.push_back(from.bucket(from.snapshot->type(pool.instanceType)));
            return buckets;
        }))
        return *code;
    auto result = simulateFleet(params, options);
    if (!result)
        return reportFailure(result.error());
    result->warnings.insert(result->warnings.end(), notes.begin(), notes.end());
    ReportTable table = summaryTable();
    addSummary(table, "usd", "USD", result->usd);
    addSummary(table, "unit_hours", "h", result->unitHours);
    addSummary(table, "shortfall_unit_hours", "h", result->shortfallUnitHours);
    addSummary(table, "below_target_share", "", result->belowTargetShare);
    addSummary(table, "longest_shortfall_hours", "h", result->longestShortfallHours);
    addSummary(table, "surplus_unit_hours", "h", result->surplusUnitHours);
    addSummary(table, "losses", "", result->losses);
    addSummary(table, "launches", "", result->launches);
    addSummary(table, "spot_usd", "USD", result->spotUsd);
    addSummary(table, "free_usd", "USD", result->freeUsd);
    addSummary(table, "overlap_usd", "USD", result->overlapUsd);
    auto meta = metaOf(params, result->info);
    if (!market.is_null())
        meta["market"] = market;
    meta["on_demand_base_usd"] = result->onDemandUsd;
    meta["on_demand_only_usd"] = result->onDemandOnlyUsd;
    if (result->usdPerUnitHour)
        meta["usd_per_unit_hour"] = *result->usdPerUnitHour;
    if (result->usdPerNeededUnitHour)
        meta["usd_per_needed_unit_hour"] = *result->usdPerNeededUnitHour;
    meta["no_capacity_share"] = result->noCapacityShare;
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    for (const CapacityPoint &point : result->capacity)
        meta["capacity"].push_back({{"at_hours", point.atHours}, {"mean", point.mean}, {"p5", point.p5}, {"p50", point.p50},
                                    {"p95", point.p95}});
    finish(context, table, std::move(meta), result->info, result->warnings);

    const auto write = [&](const std::string &path, const Outcome<FleetExport> &fleet) {
        if (!fleet)
            return reportFailure(fleet.error());
        if (const auto saved = writeText(path, fleet->json); !saved)
            return report(saved.error());
        for (const Message &message : fleet->notes)
            note(context, words(message));
        return static_cast<int>(kDone);
    };
    if (!arguments.fleetJson.empty())
        if (const int code = write(arguments.fleetJson, exportEc2Fleet(params, "wattfare-launch-template")); code != kDone)
            return code;
    if (!arguments.asgJson.empty())
        if (const int code = write(arguments.asgJson, exportAutoScalingGroup(params, "wattfare", "wattfare-launch-template"));
            code != kDone)
            return code;
    return exitOf(result->info);
}

// A trace by its id in the catalogue (the first one without a name), or of a file.
Result<std::shared_ptr<const Trace>> openTrace(const Context &context, const SimulateArguments &arguments)
{
    const std::string &name = arguments.trace;
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return tl::unexpected<Error>(snapshot.error());
    const AvailabilityTrace *chosen = nullptr;
    for (const AvailabilityTrace &trace : (*snapshot)->traces)
        if (trace.id == name || (name.empty() && chosen == nullptr))
            chosen = &trace;
    if (chosen != nullptr) {
        auto trace = Trace::from(*chosen);
        if (!trace)
            return fail(Error::Code::corrupt, {"sim.bad_trace", {chosen->id, trace.error().field}});
        return std::make_shared<const Trace>(std::move(*trace));
    }
    std::error_code missing;
    if (!std::filesystem::exists(name, missing))
        return fail(Error::Code::badInput, {"sim.no_such_trace", {name}});
    ImportOptions options;
    const auto option = [&](const char *key, const std::string &value) {
        if (!value.empty())
            options[key] = value;
    };
    option("one_means", arguments.oneMeans);
    option("gap_seconds", arguments.gapSeconds);
    option("zone", arguments.zone);
    return readTraceFile(name, options);
}

int simulateDeadlineRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options)
{
    DeadlineParams params;
    if (const auto done = setAll(arguments.parameters, params); !done)
        return report(done.error());
    const auto trace = openTrace(context, arguments);
    if (!trace)
        return report(trace.error());
    params.trace = *trace;
    const auto result = simulateDeadline(params, options);
    if (!result)
        return reportFailure(result.error());
    ReportTable table = summaryTable();
    addSummary(table, "usd", "USD", result->usd);
    addSummary(table, "finish_hours", "h", result->finishHours);
    addSummary(table, "losses", "", result->losses);
    addSummary(table, "launches", "", result->launches);
    addSummary(table, "spot_hours", "h", result->spotHours);
    addSummary(table, "on_demand_hours", "h", result->onDemandHours);
    auto meta = metaOf(params, result->info);
    if (result->costRatio)
        meta["cost_ratio"] = *result->costRatio;
    meta["met_deadline"] = probabilityJson(result->metDeadline);
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    meta["independent_windows"] = result->independentWindows;
    meta["trace"] = {{"ticks", params.trace->ticks()}, {"gap_seconds", params.trace->gapSeconds()},
                     {"mean_availability", params.trace->meanAvailability()}};
    meta["on_demand_only_usd"] = result->closedForm.onDemandUsd;
    finish(context, table, std::move(meta), result->info, result->warnings);
    if (context.format == Format::table)
        std::cout << probabilityText("met_deadline", result->metDeadline) << '\n';
    // Whether 1 meant available shows here (decisions.md 22).
    note(context, words({"sim.trace_available", {std::to_string(params.trace->meanAvailability()),
                                                 std::to_string(params.trace->ticks())}}));
    return exitOf(result->info);
}

} // namespace

int runSimulate(const Context &context, const SimulateArguments &arguments)
{
    RunOptions options;
    options.seed = arguments.seed;
    options.n = arguments.trajectories;
    options.threads = arguments.threads;
    options.progress = progress(context);
    if (arguments.what == "checkpoint") {
        auto parameters = namedParameters(CheckpointParams{});
        if (arguments.elastic)
            for (NamedParameter &parameter : namedParameters(ElasticParams{}))
                parameters.push_back(std::move(parameter));
        return arguments.list ? listParameters(context, parameters) : simulateCheckpointRun(context, arguments, options);
    }
    if (arguments.what == "fleet")
        return arguments.list ? listParameters(context, namedParameters(FleetParams{})) : simulateFleetRun(context, arguments, options);
    return arguments.list ? listParameters(context, namedParameters(DeadlineParams{})) : simulateDeadlineRun(context, arguments, options);
}

} // namespace wattfare::cli
