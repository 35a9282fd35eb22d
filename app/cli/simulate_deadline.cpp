// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluated.h"
#include "app/cli/simulate_parts.h"
#include "app/cli/simulate_start.h"
#include "model/importers/measured/trace_file.h"
#include "model/simulation/market/trace.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <iostream>

// simulate deadline: one policy in detail, or several on the same trajectories side by side.
namespace wattfare::cli {

namespace {

struct OpenedTrace {
    std::string name; // id in the catalogue, or file
    std::shared_ptr<const Trace> trace;
};

// A trace by its id in the catalogue (the first one without a name), or of a file.
Result<OpenedTrace> openTrace(const Context &context, const SimulateArguments &arguments)
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
        return OpenedTrace{chosen->id, std::make_shared<const Trace>(std::move(*trace))};
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
    auto trace = readTraceFile(name, options);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    return OpenedTrace{name, std::move(*trace)};
}

// Several policies: "policy=greedy,uniform_progress" or "policy=all". Takes such an argument out of the others; empty
// where one policy or none is named.
Result<std::vector<DeadlinePolicy>> takePolicies(std::vector<std::string> &arguments)
{
    constexpr std::string_view key = "policy=";
    std::vector<DeadlinePolicy> policies;
    for (auto it = arguments.begin(); it != arguments.end();) {
        const bool names = it->starts_with(key);
        std::string_view list = names ? std::string_view(*it).substr(key.size()) : std::string_view();
        if (!names || (list != "all" && list.find(',') == std::string_view::npos)) {
            ++it;
            continue;
        }
        const auto add = [&](DeadlinePolicy policy) {
            if (std::find(policies.begin(), policies.end(), policy) == policies.end())
                policies.push_back(policy);
        };
        for (bool more = true; more;) {
            const auto comma = list.find(',');
            const std::string_view id = list.substr(0, comma);
            more = comma != std::string_view::npos;
            if (more)
                list.remove_prefix(comma + 1);
            if (id == "all") {
                std::for_each(kDeadlinePolicies.begin(), kDeadlinePolicies.end(), add);
                continue;
            }
            const auto policy = parseDeadlinePolicy(id);
            if (!policy) {
                std::string known;
                for (const DeadlinePolicy each : kDeadlinePolicies)
                    known += std::string(deadlinePolicyId(each)) + ", ";
                return fail(
                    Error::Code::badInput, {"sim.bad_value", {"policy", id, clause<Phrase::oneOf>(known + "all")}});
            }
            add(*policy);
        }
        it = arguments.erase(it);
    }
    return policies;
}

Message missingPrice(const DeadlineParams &params)
{
    return {"sim.unknown_price", {params.spotUsdPerHour ? "field.on_demand_usd_per_hour" : "field.spot_usd_per_hour"}};
}

// What is the same for one policy and for several.
void addTrace(nlohmann::ordered_json &meta, const OpenedTrace &opened, const DeadlineResult &result)
{
    meta["independent_windows"] = result.independentWindows;
    meta["trace"] = {{"name", opened.name}, {"ticks", opened.trace->ticks()},
        {"gap_seconds", opened.trace->gapSeconds()}, {"mean_availability", opened.trace->meanAvailability()}};
    const DeadlineClosedForm &form = result.closedForm;
    meta["on_demand_only_usd"] = orNull(form.onDemandUsd);
    meta["on_demand_work_usd"] = orNull(form.workUsd);
    meta["on_demand_only_kwh"] = orNull(form.kwh);
    meta["on_demand_only_kgco2e"] = orNull(form.kgco2e);
    meta["on_demand_changeover_usd"]
        = orNull(form.onDemandUsd && form.workUsd ? std::optional(*form.onDemandUsd - *form.workUsd) : std::nullopt);
}

// Whether 1 meant available shows here (rule 22).
void noteTrace(const Context &context, const Trace &trace)
{
    note(context, words({"sim.trace_available", {trace.meanAvailability(), trace.ticks()}}));
}

int onePolicy(
    const Context &context, const DeadlineParams &params, const OpenedTrace &opened, const RunOptions &options)
{
    const auto result = simulateDeadline(params, options);
    if (!result)
        return reportFailure(result.error());
    ReportTable table = summaryTable();
    if (result->priced)
        addSummary(table, "usd", "USD", result->usd);
    else
        addUnknown(table, "usd", "USD", missingPrice(params));
    addSummary(table, "finish_hours", "h", result->finishHours);
    addSummary(table, "losses", "", result->losses);
    addSummary(table, "launches", "", result->launches);
    addSummary(table, "spot_hours", "h", result->spotHours);
    addSummary(table, "on_demand_hours", "h", result->onDemandHours);
    addEnergy(table, "", result->kwh, unknownKwh(params.energy), result->kgco2e, unknownKgco2e(params.energy));
    auto meta = metaOf(params, result->info, options.firstTrajectory);
    meta["mean_idle_hours"] = orNull(result->meanIdleHours);
    meta["mean_slack_hours"] = orNull(result->meanSlackHours);
    meta["cost_ratio"] = orNull(result->costRatio);
    meta["met_deadline"] = probabilityJson(result->metDeadline);
    if (result->withinBudget)
        meta["within_budget"] = probabilityJson(*result->withinBudget);
    addTrace(meta, opened, *result);
    for (const DeadlineOutcome &window :
        result->windows) // each start of them apart: the spread that intervals cannot show
        meta["windows"].push_back(
            {{"usd", orNull(result->priced && window.finished ? std::optional(window.usd) : std::nullopt)},
                {"finish_hours", orNull(window.finished ? std::optional(window.finishHours) : std::nullopt)},
                {"losses", window.losses}, {"met", window.met}});
    if (const auto onDemand = onDemandLine(result->closedForm); onDemand && context.format == Format::table)
        table.notes.push_back(*onDemand);
    finish(context, table, std::move(meta), result->info, result->warnings);
    if (context.format == Format::table) {
        std::cout << probabilityText("met_deadline", result->metDeadline) << '\n';
        if (result->meanIdleHours && result->meanSlackHours)
            std::cout << words({"sim.idle_and_slack_line", {*result->meanIdleHours, *result->meanSlackHours}}) << '\n';
        if (result->withinBudget)
            std::cout << probabilityText("within_budget", *result->withinBudget) << '\n';
    }
    noteTrace(context, *opened.trace);
    return exitOf(result->info);
}

// Words for people, an id for machines.
ReportCell verdict(const Context &context, const DeadlineResult &r, bool base)
{
    constexpr const char *ids[]{"less", "more", "not_distinguishable", "unknown"};
    const std::string id = base
        ? "base"
        : ids[static_cast<std::size_t>(r.againstBase ? r.againstBase->verdict() : PolicyDifference::Verdict::unknown)];
    return cell(context.format == Format::table ? words({"sim.verdict." + id, {}}) : id);
}

// A row a policy, in the columns of the Simulate page.
ReportTable policyTable(
    const Context &context, const DeadlineParams &params, const std::vector<DeadlineResult> &results)
{
    ReportTable table;
    table.head = {head("policy", "column.policy", {}, false), head("mean_usd", "column.mean_cost", "USD"),
        head("cost_ratio", "column.to_on_demand"), head("difference_usd", "column.against_first", "USD"),
        head("difference_low", "column.against_first_low", "USD"),
        head("difference_high", "column.against_first_high", "USD"),
        head("difference_verdict", "column.verdict", {}, false), head("met_deadline", "column.met_deadline"),
        head("met_deadline_low", "column.met_deadline_low"), head("met_deadline_high", "column.met_deadline_high"),
        head("p5_usd", "column.p5", "USD"), head("p95_usd", "column.p95", "USD"),
        head("finish_hours", "column.finish", "h"), head("slack_hours", "column.slack", "h"),
        head("losses", "column.mean_losses"), head("launches", "column.mean_launches"),
        head("spot_hours", "column.mean_spot_hours", "h"), head("on_demand_hours", "column.mean_on_demand_hours", "h"),
        head("idle_hours", "column.idle", "h"), head("kwh", "column.kwh", "kWh"),
        head("kgco2e", "column.mean_kgco2e", "kgCO2e"), head("n", "column.trajectories")};
    Message withheld, noCost; // of the row
    const auto number
        = [&](std::optional<double> value, Unit unit = "") { return cell(value, unit, value ? Message{} : withheld); };
    const auto money
        = [&](std::optional<double> value, Unit unit = "USD") { return cell(value, unit, value ? Message{} : noCost); };
    const auto quantile
        = [&](const std::optional<Quantile> &q) { return money(q ? std::optional<double>(q->value) : std::nullopt); };
    const auto mean = [&](const std::optional<Summary> &of, Unit unit, const std::optional<Message> &unknown) {
        return of ? number(of->mean, unit) : cell(std::nullopt, unit, unknown.value_or(Message{}));
    };
    for (const DeadlineResult &r : results) {
        withheld = withheldBecause(r.finishHours);
        noCost = r.priced ? withheld : missingPrice(params);
        ReportCell n = cell(static_cast<double>(r.info.n));
        n.form = NumberForm::integer;
        const PolicyDifference *against = r.againstBase ? &*r.againstBase : nullptr;
        const auto bound = [against](double Interval::*side) {
            return against != nullptr && against->interval ? cell((*against->interval).*side, "USD")
                                                           : cell(std::nullopt, "USD", {"sim.no_difference", {}});
        };
        table.rows.push_back({cell(std::string(deadlinePolicyId(r.policy))), money(r.usd.mean), money(r.costRatio, ""),
            against != nullptr ? cell(against->usd, "USD") : cell(std::nullopt, "USD", {"sim.no_difference", {}}),
            bound(&Interval::low), bound(&Interval::high), verdict(context, r, &r == &results.front()),
            number(r.metDeadline.estimate), number(r.metDeadline.interval.low), number(r.metDeadline.interval.high),
            quantile(r.usd.p5), quantile(r.usd.p95), number(r.finishHours.mean, "h"), number(r.meanSlackHours, "h"),
            number(r.losses.mean), number(r.launches.mean), number(r.spotHours.mean, "h"),
            number(r.onDemandHours.mean, "h"), number(r.meanIdleHours, "h"),
            mean(r.kwh, "kWh", unknownKwh(params.energy)), mean(r.kgco2e, "kgCO2e", unknownKgco2e(params.energy)), n});
    }
    return table;
}

int severalPolicies(const Context &context, DeadlineParams params, const std::vector<DeadlinePolicy> &policies,
    const OpenedTrace &opened, const RunOptions &options)
{
    params.policy = policies.front();
    const auto results = comparePolicies(params, policies, options);
    if (!results)
        return reportFailure(results.error());
    RunInfo info = results->front().info; // the clairvoyant bound takes fewer: its row says how many
    std::vector<Message> warnings;
    for (const DeadlineResult &result : *results) {
        info.n = std::max(info.n, result.info.n);
        info.capped = std::max(info.capped, result.info.capped);
        info.cancelled = info.cancelled || result.info.cancelled;
        for (const Message &warning : result.warnings)
            if (std::find(warnings.begin(), warnings.end(), warning) == warnings.end())
                warnings.push_back(warning);
    }
    const bool bound = std::find(policies.begin(), policies.end(), DeadlinePolicy::clairvoyant) != policies.end();
    info.cancelled = info.cancelled || results->size() + (bound && withoutBound(params) ? 1 : 0) < policies.size();
    auto meta = metaOf(params, info, options.firstTrajectory);
    std::string names;
    for (const DeadlinePolicy policy : policies)
        names += (names.empty() ? "" : ",") + std::string(deadlinePolicyId(policy));
    meta["parameters"]["policy"] = names;
    meta["base_policy"] = std::string(deadlinePolicyId(policies.front()));
    addTrace(meta, opened, results->front());
    ReportTable table = policyTable(context, params, *results);
    if (const auto onDemand = onDemandLine(results->front().closedForm); onDemand && context.format == Format::table)
        table.notes.push_back(*onDemand);
    finish(context, table, std::move(meta), info, warnings, "policies");
    noteTrace(context, *opened.trace);
    return exitOf(info);
}

} // namespace

int simulateDeadlineRun(const Context &context, const SimulateArguments &arguments, const RunOptions &options)
{
    std::vector<std::string> parameters = arguments.parameters;
    const auto policies = takePolicies(parameters);
    if (!policies)
        return report(policies.error());
    const auto start = takeStartTick(parameters);
    if (!start)
        return report(start.error());
    DeadlineParams params;
    if (const auto done = setAll(parameters, params); !done)
        return report(done.error());
    const auto opened = openTrace(context, arguments);
    if (!opened)
        return report(opened.error());
    params.trace = opened->trace;
    if (*start)
        return simulateFromTick(context, params, *policies, opened->name, **start, options.seed);
    return policies->empty() ? onePolicy(context, params, *opened, options)
                             : severalPolicies(context, params, *policies, *opened, options);
}

} // namespace wattfare::cli
