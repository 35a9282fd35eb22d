// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/evaluated.h"
#include "app/cli/simulate_break_even.h"
#include "app/cli/simulate_market.h"
#include "app/cli/simulate_parts.h"
#include "app/cli/simulate_start.h"
#include "app/state/files.h"
#include "model/evaluation/simulation_inputs.h"
#include "model/simulation/checkpoint/uncertainty.h"
#include "model/simulation/fleet/fleet_export.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"

#include <QString>

#include <cmath>
#include <filesystem>
#include <iostream>
#include <utility>

// simulate checkpoint|fleet|deadline|market: every parameter by name, the result with its seed and n.
namespace wattfare::cli {

namespace {

int listParameters(const Context &context, const std::vector<NamedParameter> &parameters)
{
    ReportTable table;
    table.head = {head("parameter", "column.parameter", {}, false), head("unit", "column.unit", {}, false),
        head("default", "column.default", {}, false), head("meaning", "column.meaning", {}, false)};
    for (const NamedParameter &parameter : parameters) {
        // The words of the Simulate page; what is no field there has none.
        const std::string name = parameter.name == "market_cap_usd_per_hour" ? "market_cap" : parameter.name;
        const ParameterWords *known = parameterWords("simulate." + name);
        const std::string meaning = known != nullptr ? parameterTitle(known->key).toStdString()
            : parameter.name == "pool"               ? words({"sim.parameter.pool", {}})
            : parameter.name == kStartTick           ? words({"sim.parameter.start_tick", {}})
                                                     : " ";
        table.rows.push_back(
            {cell(parameter.name), cell(parameter.unit == Unit::none ? " " : std::string(unitId(parameter.unit))),
                cell(parameter.value.empty() ? " " : parameter.value), cell(meaning)});
    }
    print(context, table, nlohmann::ordered_json::object(), "parameters");
    return kDone;
}

// Puts the market into the parameters; an exit code where that ends the command.
template <class Params, class Buckets>
std::optional<int> withMarket(const Context &context, const SimulateArguments &arguments, const MarketChoice &options,
    Params &params, std::vector<Message> &notes, nlohmann::ordered_json &used, const Buckets &bucketsOf,
    const std::vector<std::string> &types = {}, std::optional<CliMarket> *opened = nullptr)
{
    if (const auto good = checkMarketOptions(arguments.market, options); !good)
        return report(good.error());
    if (arguments.market.empty())
        return std::nullopt;
    const auto market = openMarket(context, arguments, options, types);
    if (!market)
        return report(market.error());
    if (!market->choice)
        return listMarkets(context, *market);
    const auto buckets = bucketsOf(*market);
    const auto applied = applyMarket(params, *market->choice, *market->snapshot, buckets);
    if (!applied)
        return reportFailure(applied.error());
    if (opened != nullptr)
        *opened = *market;
    used = marketJson(*market);
    notes = *applied;
    return std::nullopt;
}

constexpr const char *kLaunchTemplate = "wattfare-launch-template"; // a name to put one's own in for

Result<void> writeText(const std::string &path, const std::string &content)
{
    return files::write(QString::fromStdString(path), QByteArray::fromStdString(content));
}

int simulateCheckpointRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options)
{
    CheckpointParams params;
    ElasticParams elastic;
    MarketChoice asked;
    if (const auto done = arguments.elastic ? setAll(arguments.parameters, params, asked, elastic)
                                            : setAll(arguments.parameters, params, asked);
        !done)
        return report(done.error());
    std::vector<Message> notes;
    nlohmann::ordered_json market;
    std::optional<CliMarket> opened;
    if (const auto code = withMarket(
            context, arguments, asked, params, notes, market,
            [](const CliMarket &from) { return from.bucket(from.type); }, {}, &opened))
        return *code;
    auto result = simulateCheckpoint(params, options);
    if (!result)
        return reportFailure(result.error());
    result->warnings.insert(result->warnings.end(), notes.begin(), notes.end());
    RunOptions again = options; // what stands beside the run
    again.n = result->info.n;
    again.announce = {};
    again.progress = {};
    if (const auto rate = opened ? rateOfBand(*opened, opened->type, market) : std::nullopt) {
        const auto lines = besideRecorded(params, *result, *rate, again);
        result->warnings.insert(result->warnings.end(), lines.begin(), lines.end());
    }
    std::optional<ElasticResult> beside;
    if (arguments.elastic) {
        copyShared(params, elastic);
        if (opened)
            if (const auto shared = applyMarket(elastic, params, *opened->choice, *opened->snapshot); !shared)
                return reportFailure(shared.error());
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
    else
        addUnknown(table, "usd", "USD", {"sim.unknown_price", {"field.spot_usd_per_hour"}});
    if (result->freeUsd)
        addSummary(table, "free_usd", "USD", *result->freeUsd);
    const auto noKwh = unknownKwh(params.energy), noKgco2e = unknownKgco2e(params.energy);
    addEnergy(table, "", result->kwh, noKwh, result->kgco2e, noKgco2e);
    auto meta = metaOf(params, result->info, options.firstTrajectory);
    if (!market.is_null())
        meta["market"] = market;
    if (beside) {
        addSummary(table, "elastic_hours", "h", beside->hours);
        addSummary(table, "elastic_losses", "", beside->losses);
        if (beside->usd)
            addSummary(table, "elastic_usd", "USD", *beside->usd);
        addEnergy(table, "elastic_", beside->kwh, noKwh, beside->kgco2e, noKgco2e);
        auto &json = meta["elastic"];
        for (const NamedParameter &parameter : namedParameters(elastic))
            json["parameters"][parameter.name] = parameter.value;
        json["expected_hours"]
            = orNull(beside->closedForm ? std::optional(beside->closedForm->expectedHours) : std::nullopt);
        json["capped"] = beside->info.capped;
        if (beside->metDeadline)
            json["met_deadline"] = probabilityJson(*beside->metDeadline);
        if (beside->withinBudget)
            json["within_budget"] = probabilityJson(*beside->withinBudget);
        const auto assumed = assumptions(elastic);
        result->warnings.insert(result->warnings.end(), beside->warnings.begin(), beside->warnings.end());
        result->warnings.insert(result->warnings.end(), assumed.begin(), assumed.end());
    }
    if (const auto onDemand = onDemandRun(params))
        meta["on_demand"]
            = {{"usd", onDemand->usd()}, {"work_usd", onDemand->workUsd}, {"checkpoint_usd", onDemand->checkpointUsd}};
    if (result->closedForm) {
        const CheckpointClosedForm &form = *result->closedForm;
        auto &json = meta["closed_form"];
        json["interval_hours"] = form.intervalHours;
        json["segments"] = form.segments;
        json["failure_free_hours"] = form.failureFreeHours;
        json["expected_hours"] = form.expectedHours;
        json["sd_hours"] = orNull(form.sdHours);
        json["expected_losses"] = form.expectedLosses;
        json["expected_busy_hours"] = form.expectedBusyHours;
        json["useful_share"] = form.usefulShare;
        json["break_even_price_ratio"] = form.breakEvenPriceRatio;
        if (form.expectedUsd)
            json["expected_usd"] = *form.expectedUsd;
        if (form.onDemandUsd)
            json["on_demand_usd"] = *form.onDemandUsd;
        if (form.onDemandCheckpointUsd)
            json["on_demand_checkpoint_usd"] = *form.onDemandCheckpointUsd;
        json["expected_kwh"] = orNull(form.expectedKwh);
        json["expected_kgco2e"] = orNull(form.expectedKgco2e);
        if (context.format == Format::table)
            table.notes.push_back(form.sdHours
                    ? Message{"sim.closed_form_line", {form.expectedHours, *form.sdHours, form.expectedLosses}}
                    : Message{"sim.closed_form_line_mean", {form.expectedHours, form.expectedLosses}});
    }
    addIntervalSaving(context, params, *result, again, table, meta);
    if (const auto onDemand = onDemandLine(params); onDemand && context.format == Format::table)
        table.notes.push_back(*onDemand);
    // A rate read from a band may lie anywhere in it: how much of the spread comes from that (simulation 12).
    const bool rate = opened && opened->choice->kind == MarketKind::bandRate;
    if (opened && (rate || opened->choice->kind == MarketKind::bandProbability) && !result->info.cancelled) {
        RunOptions band = options;
        band.relativeHalfWidth.reset();
        band.announce = {};
        band.progress = {};
        const auto split = simulateCheckpointBand(params, opened->bucket(opened->type).value_or(0),
            rate ? HazardReading::rate : HazardReading::probability, band);
        if (split) {
            auto &share = meta["band_uncertainty"];
            share["inputs"] = split->hours.inputs;
            share["trajectories"] = split->hours.trajectories;
            share["hours_input_share"] = split->hours.inputShare;
            if (split->usd)
                share["usd_input_share"] = split->usd->inputShare;
        }
    }
    if (result->metDeadline)
        meta["met_deadline"] = probabilityJson(*result->metDeadline);
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    if (result->closedForm)
        addBreakEven(context, params, table, meta);
    if (context.format == Format::table && market.contains("item"))
        table.notes.push_back(
            {"sim.market_line", {market["kind"].get<std::string>(), market["item"].get<std::string>()}});
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
    MarketChoice asked;
    if (const auto done = setAll(arguments.parameters, params, asked); !done)
        return report(done.error());
    std::vector<Message> notes;
    nlohmann::ordered_json market;
    std::vector<std::string> types;
    for (const FleetPool &pool : params.pools)
        types.push_back(pool.instanceType);
    std::optional<CliMarket> opened;
    if (const auto code = withMarket(
            context, arguments, asked, params, notes, market,
            [&params](const CliMarket &from) {
                std::vector<std::optional<int>> buckets;
                for (const FleetPool &pool : params.pools)
                    buckets.push_back(from.bucket(from.snapshot->type(pool.instanceType)));
                return buckets;
            },
            types, &opened))
        return *code;
    auto result = simulateFleet(params, options);
    if (!result)
        return reportFailure(result.error());
    result->warnings.insert(result->warnings.end(), notes.begin(), notes.end());
    const TypeIndex first
        = opened && !params.pools.empty() ? opened->snapshot->type(params.pools.front().instanceType) : kNone;
    if (const auto rate = opened ? rateOfBand(*opened, first, market) : std::nullopt) {
        const auto lines = besideRecorded(params, *result, *rate, options);
        result->warnings.insert(result->warnings.end(), lines.begin(), lines.end());
    }
    ReportTable table = summaryTable();
    const std::optional<Message> unknown = unknownPrice(params), unknownSpot = unknownSpotPrice(params);
    const auto money = [&](const char *name, const Summary &usd, const std::optional<Message> &why) {
        if (why)
            addUnknown(table, name, "USD", *why);
        else
            addSummary(table, name, "USD", usd);
    };
    money("usd", result->usd, unknown);
    addSummary(table, "unit_hours", "h", result->unitHours);
    addSummary(table, "shortfall_unit_hours", "h", result->shortfallUnitHours);
    addSummary(table, "below_target_share", "", result->belowTargetShare);
    addSummary(table, "longest_shortfall_hours", "h", result->longestShortfallHours);
    addSummary(table, "surplus_unit_hours", "h", result->surplusUnitHours);
    addSummary(table, "losses", "", result->losses);
    addSummary(table, "launches", "", result->launches);
    money("spot_usd", result->spotUsd, unknownSpot);
    money("free_usd", result->freeUsd, unknownSpot);
    money("overlap_usd", result->overlapUsd, unknownSpot);
    addEnergy(table, "", result->kwh, unknownKwh(params), result->kgco2e, unknownKgco2e(params));
    auto meta = metaOf(params, result->info, options.firstTrajectory);
    if (!market.is_null())
        meta["market"] = market;
    meta["on_demand_base_usd"] = orNull(result->onDemandUsd);
    meta["on_demand_only_usd"] = orNull(result->onDemandOnlyUsd);
    if (result->usdPerUnitHour || unknown) // absent: nothing was up, or needed
        meta["usd_per_unit_hour"] = orNull(result->usdPerUnitHour);
    if (result->usdPerNeededUnitHour || unknown)
        meta["usd_per_needed_unit_hour"] = orNull(result->usdPerNeededUnitHour);
    for (const BoughtType &type : boughtTypes(params))
        meta["bought"].push_back(
            {{"instance_type", type.instanceType}, {"instances", type.instances}, {"share", type.share}});
    if (const auto unit = onDemandUsdOfUnit(params))
        meta["on_demand_unit"] = {{"instance_type", unit->instanceType}, {"usd_per_hour", unit->usdPerHour}};
    if (context.format == Format::table)
        for (const auto &line : {boughtLine(params), unitHourLine(params, *result)})
            if (line)
                table.notes.push_back(*line);
    if (!result->onDemandOnlyUsd)
        meta["missing"]["on_demand_only_usd"] = "sim.unknown_price";
    meta["no_capacity_share"] = result->noCapacityShare;
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    for (const CapacityPoint &point : result->capacity)
        meta["capacity"].push_back({{"at_hours", point.atHours}, {"mean", point.mean}, {"p5", point.p5},
            {"p50", point.p50}, {"p95", point.p95}});
    if (context.format == Format::table && market.contains("item"))
        table.notes.push_back(
            {"sim.market_line", {market["kind"].get<std::string>(), market["item"].get<std::string>()}});
    finish(context, table, std::move(meta), result->info, result->warnings);

    const auto write = [&](const std::string &path, const Outcome<FleetExport> &fleet) {
        if (!fleet)
            return reportFailure(fleet.error());
        if (const auto saved = writeText(path, fleet->json); !saved)
            return report(saved.error());
        note(context, words({"sim.export.launch_template", {kLaunchTemplate}}));
        for (const Message &message : fleet->notes)
            note(context, words(message));
        return static_cast<int>(kDone);
    };
    if (arguments.fleetJson.empty() && arguments.asgJson.empty())
        return exitOf(result->info);
    const auto snapshot = opened ? Result<SnapshotPtr>(opened->snapshot) : openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const auto limits = fleetLimits(**snapshot);
    if (!limits)
        return reportFailure(limits.error());
    if (!arguments.fleetJson.empty())
        if (const int code = write(arguments.fleetJson, exportEc2Fleet(params, kLaunchTemplate, *limits));
            code != kDone)
            return code;
    if (!arguments.asgJson.empty())
        if (const int code
            = write(arguments.asgJson, exportAutoScalingGroup(params, "wattfare", kLaunchTemplate, *limits));
            code != kDone)
            return code;
    return exitOf(result->info);
}

} // namespace

int runSimulate(const Context &context, const SimulateArguments &arguments)
{
    for (const std::string &file : {arguments.fleetJson, arguments.asgJson}) {
        std::error_code missing;
        if (!file.empty() && !arguments.force && std::filesystem::exists(file, missing))
            return report(Error{Error::Code::badInput, {"cli.file_exists", {file}}, {}});
    }
    RunOptions options;
    options.seed = arguments.seed;
    options.n = arguments.trajectories;
    options.firstTrajectory = arguments.first;
    options.threads = arguments.threads;
    options.relativeHalfWidth = arguments.halfWidth;
    options.progress = progress(context);
    options.announce = [&context, said = false](double events) mutable {
        if (const double minutes = 60.0 * events * kHoursOfEvent; minutes > 1.0 && !std::exchange(said, true))
            note(context, words({"sim.long_run", {std::round(events / 1e6), std::round(minutes)}}));
    };
    const auto withMarketOptions = [](std::vector<NamedParameter> parameters) {
        for (NamedParameter &parameter : namedParameters(MarketChoice{}))
            parameters.push_back(std::move(parameter));
        return parameters;
    };
    if (arguments.what == "checkpoint") {
        auto parameters = withMarketOptions(namedParameters(CheckpointParams{}));
        if (arguments.elastic)
            for (NamedParameter &parameter : namedParameters(ElasticParams{}))
                parameters.push_back(std::move(parameter));
        return arguments.list ? listParameters(context, parameters)
                              : simulateCheckpointRun(context, arguments, options);
    }
    if (arguments.what == "market") {
        auto parameters = namedParameters(MarketChoice{});
        std::erase_if(
            parameters, [](const NamedParameter &each) { return !marketTakes(MarketKind::priceReplay, each.name); });
        parameters.push_back({"hours", "h", ""});
        return arguments.list ? listParameters(context, parameters) : showPrices(context, arguments);
    }
    if (arguments.what == "fleet")
        return arguments.list ? listParameters(context, withMarketOptions(namedParameters(FleetParams{})))
                              : simulateFleetRun(context, arguments, options);
    auto parameters = namedParameters(DeadlineParams{});
    parameters.push_back({kStartTick, "", ""});
    return arguments.list ? listParameters(context, parameters) : simulateDeadlineRun(context, arguments, options);
}

} // namespace wattfare::cli
