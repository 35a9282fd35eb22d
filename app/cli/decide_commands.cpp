// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluated.h"
#include "model/analysis/candidate_sensitivity.h"
#include "model/analysis/commitment_plan.h"
#include "model/analysis/start_hours.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/trade_offs.h"
#include "views/words/messages.h"

#include <algorithm>
#include <iostream>

// pareto, sensitivity, commit, start.
namespace wattfare::cli {

namespace {

nlohmann::ordered_json numberOrNull(const std::optional<double> &value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

ReportTable::Head percentHead(std::string id, const char *title, std::vector<Argument> arguments = {})
{
    ReportTable::Head result = head(std::move(id), title, "%");
    result.title.args = std::move(arguments);
    return result;
}

// A column head says %; the cells are plain numbers, for files and for people alike.
std::optional<double> percent(const std::optional<double> &fraction)
{
    return fraction ? std::optional(100.0 * *fraction) : std::nullopt;
}

ReportCell counted(std::optional<double> value, Message why = {})
{
    ReportCell result = cell(value, "", std::move(why));
    result.form = NumberForm::integer;
    return result;
}

// A number of a file, a word on screen.
ReportCell placeCell(const Context &context, const char *id)
{
    return cell(context.format == Format::table ? words({std::string("pareto.place.") + id, {}}) : std::string(id));
}

// The sentences that close a table; files get them on standard error, JSON holds the same as fields.
void say(const Context &context, const Message &sentence)
{
    if (context.format == Format::table)
        std::cout << words(sentence) << '\n';
    else if (context.format == Format::csv)
        note(context, words(sentence));
}

} // namespace

int runPareto(const Context &context, const ParetoArguments &arguments)
{
    std::vector<Objective> objectives;
    for (const std::string &id : arguments.objectives) {
        const auto objective = parseObjective(id);
        if (!objective)
            return report(Error{Error::Code::badInput, {"pareto.no_such_objective", {id}}, {}});
        objectives.push_back(*objective);
    }
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    const auto found = tradeOffs(results, objectives);
    if (!found)
        return report(found.error());

    ReportTable table;
    table.head = {head("candidate", "column.candidate", {}, false), head("place", "column.place", {}, false)};
    for (const Metric metric : found->metrics)
        table.head.push_back(head(metricInfo(metric).id,
            withWorkUnit(std::string("column.") + metricInfo(metric).id, results.scenario(), results.snapshot()),
            metricInfo(metric).unit));
    table.head.push_back(head("dominated_by", "column.dominated_by", {}, false));
    for (std::size_t k = 0; k < objectives.size(); ++k)
        table.head.push_back(percentHead("less_" + std::string(objectiveId(objectives[k])) + "_pct", "column.less",
            {std::string("objective.") + std::string(objectiveId(objectives[k]))}));
    // The front first, then what it dominates, each by the first objective.
    std::vector<std::size_t> rows = found->front;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (found->dominatedBy[row] >= 0)
            rows.push_back(row);
    const auto dominated = rows.begin() + static_cast<std::ptrdiff_t>(found->front.size());
    std::stable_sort(dominated, rows.end(), [&](std::size_t a, std::size_t b) {
        return *results.value(a, found->metrics.front()) < *results.value(b, found->metrics.front());
    });
    if (arguments.limit && rows.size() > *arguments.limit)
        rows.resize(*arguments.limit);
    const Message onFront{"pareto.nothing_dominates", {}};
    for (const std::size_t row : rows) {
        const bool isDominated = found->dominatedBy[row] >= 0;
        std::vector<ReportCell> line{cell(results.candidateId(row)),
            placeCell(context,
                found->knee == row ? "knee"
                    : isDominated  ? "dominated"
                                   : "front")};
        for (const Metric metric : found->metrics) {
            line.push_back(cell(results.value(row, metric), metricInfo(metric).unit));
            if (const auto range = results.range(row, metric)) {
                line.back().low = range->low;
                line.back().high = range->high;
            }
        }
        line.push_back(cell(std::string()));
        if (isDominated)
            line.back().text = results.candidateId(static_cast<std::size_t>(found->dominatedBy[row]));
        else
            line.back().reason = onFront;
        const auto less = dominationOf(results, *found, row);
        for (std::size_t k = 0; k < objectives.size(); ++k)
            line.push_back(cell(k < less.size() ? percent(less[k]) : std::nullopt, "",
                isDominated ? Message{"compare.baseline_zero", {}} : onFront));
        table.rows.push_back(std::move(line));
    }
    auto meta = provenance(results);
    meta["objectives"] = arguments.objectives;
    meta["compared"] = found->compared;
    meta["incomplete"] = found->incomplete;
    meta["front"] = found->front.size();
    meta["knee"] = found->knee ? nlohmann::ordered_json(results.candidateId(*found->knee)) : nlohmann::ordered_json();
    if (!found->knee)
        meta["missing"]["knee"] = "pareto.no_knee";
    meta["hypervolume"] = numberOrNull(found->hypervolume);
    print(context, table, meta);
    say(context, {"pareto.summary", {found->front.size(), found->compared}});
    say(context,
        found->knee ? Message{"pareto.knee", {results.candidateId(*found->knee)}} : Message{"pareto.no_knee", {}});
    if (found->incomplete > 0)
        say(context, {"pareto.incomplete", {found->incomplete}});
    return found->front.empty() ? kNoAnswer : kDone;
}

int runSensitivity(const Context &context, const SensitivityArguments &arguments)
{
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    const auto metric = parseMetric(arguments.metric);
    if (!metric)
        return report(Error{Error::Code::badInput, {"cli.no_such_metric", {arguments.metric}}, {}});
    const auto row = rowOf(results, arguments.candidate);
    if (!row)
        return report(row.error());
    std::optional<SobolOptions> sobol;
    if (arguments.sobol) {
        sobol.emplace();
        sobol->samples = *arguments.sobol;
        sobol->seed = arguments.seed;
        sobol->progress = progress(context);
    }
    const auto found = sensitivityOf(results, *row, *metric, sobol);
    if (!found) {
        Error error = found.error();
        if (const Message reason = results.reason(*row, *metric); !results.value(*row, *metric) && !reason.id.empty())
            error.detail = words(reason);
        return report(error);
    }
    const Unit unit = metricInfo(*metric).unit;
    ReportTable table;
    table.head = {head("input", "column.input", {}, false), head("subject", "column.subject", {}, false),
        head("low", "column.low"), head("high", "column.high"), head("at_low", "column.result_at_low", unit),
        head("at_high", "column.result_at_high", unit), head("span", "column.span", unit)};
    if (sobol)
        for (const char *id : {"first_order", "first_order_low", "first_order_high", "total_order", "total_order_low",
                 "total_order_high"})
            table.head.push_back(head(id, std::string("column.") + id));
    for (const InputEffect &input : found->inputs) {
        const Message why{"sensitivity.no_result_there", {}};
        const bool whole = input.atLow && input.atHigh;
        std::vector<ReportCell> line{
            cell(context.format == Format::table ? words({"quantity." + input.quantity, {}}) : input.quantity),
            cell(input.subject), cell(input.low), cell(input.high), cell(input.atLow, unit, why),
            cell(input.atHigh, unit, why), cell(whole ? std::optional(input.span()) : std::nullopt, unit, why)};
        if (input.sobol) {
            const SobolIndex &s = *input.sobol;
            for (const double value : {s.first, s.firstLow, s.firstHigh, s.total, s.totalLow, s.totalHigh})
                line.push_back(cell(value));
        }
        table.rows.push_back(std::move(line));
    }
    auto meta = provenance(results);
    meta["candidate"] = results.candidateId(*row);
    meta["metric"] = metricInfo(*metric).id;
    meta["unit"] = unitId(unit);
    meta["value"] = found->base;
    if (found->sobol)
        meta["sobol"] = {{"samples", arguments.sobol.value_or(0)}, {"seed", arguments.seed},
            {"evaluations", found->sobol->evaluations}, {"failed_rows", found->sobol->failedRows},
            {"mean", found->sobol->mean}, {"variance", found->sobol->variance},
            {"sum_of_first_order", found->sobol->sumFirst}, {"quasi_random", found->sobol->quasiRandom}};
    print(context, table, meta, "inputs");
    if (found->inputs.empty())
        say(context, {"sensitivity.exact", {}});
    if (found->sobol)
        say(context, {"sensitivity.sobol_line", {found->sobol->evaluations, arguments.seed, found->sobol->sumFirst}});
    return kDone;
}

int runCommit(const Context &context, const CommitArguments &arguments)
{
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    const auto row = rowOf(results, arguments.candidate);
    if (!row)
        return report(row.error());
    const auto plan = planCommitments(results, *row);
    if (!plan)
        return report(plan.error());
    ReportTable table;
    table.head = {head("option", "column.purchase_option", {}, false),
        head("usd_per_hour", "column.price_usd_per_hour", "USD/h"), percentHead("discount_pct", "column.discount"),
        percentHead("break_even_utilisation_pct", "column.break_even_utilisation"),
        head("upfront_usd", "column.upfront_usd", "USD"), head("monthly_usd", "column.monthly_usd", "USD"),
        head("payback_months", "column.payback_months", "month"), head("price_date", "column.price_date", {}, false),
        head("stale", "column.stale")};
    const bool fleet = plan->onDemandDay.has_value();
    if (fleet)
        for (const auto &[id, unit] : {std::pair{"committed", Unit::none}, std::pair{"usd_per_day", Unit::usd},
                 std::pair{"usd_per_million_of_day", Unit::usd}, std::pair{"on_demand_hours", Unit::hours},
                 std::pair{"idle_committed_hours", Unit::hours}})
            table.head.push_back(head(id,
                withWorkUnit(std::string("column.") + id, done->results->scenario(), done->results->snapshot()), unit));
    const auto addDay = [&](std::vector<ReportCell> &line, const std::optional<DayPlan> &day) {
        const Message why{"commit.no_day", {}};
        line.push_back(counted(day ? std::optional(static_cast<double>(day->committed)) : std::nullopt, why));
        line.push_back(cell(day ? std::optional(day->usd) : std::nullopt, "USD", why));
        line.push_back(cell(day ? day->usdPerMillion : std::nullopt, "USD", why));
        line.push_back(cell(day ? std::optional(day->onDemandHours) : std::nullopt, "h", why));
        line.push_back(cell(day ? std::optional(day->idleCommittedHours) : std::nullopt, "h", why));
    };
    const Message onDemand{"commit.on_demand", {}};
    std::vector<ReportCell> none{cell(PurchaseOption{}.id()), cell(plan->onDemandUsd, "USD/h"), cell(0.0)};
    for (int i = 0; i < 4; ++i)
        none.push_back(cell(std::nullopt, "", onDemand));
    none.push_back(cell(plan->onDemandDate.iso()));
    none.push_back(counted(0.0));
    if (fleet)
        addDay(none, plan->onDemandDay);
    for (const CommitmentOffer &offer : plan->offers) {
        const Message unknown{"commit.payments_unknown", {}};
        std::vector<ReportCell> line{cell(offer.option.id()), cell(offer.usdPerHour, "USD/h"),
            cell(100 * offer.discount), cell(100 * offer.breakEvenUtilisation), cell(offer.upfrontUsd, "USD", unknown),
            cell(offer.monthlyUsd, "USD", unknown), cell(offer.paybackMonths, "month", offer.paybackMissing),
            cell(offer.date.iso()), counted(offer.stale ? 1.0 : 0.0)};
        if (fleet)
            addDay(line, offer.day);
        table.rows.push_back(std::move(line));
    }
    table.rows.push_back(std::move(none));
    auto meta = provenance(results);
    meta["candidate"] = results.candidateId(*row);
    meta["on_demand_usd_per_hour"] = plan->onDemandUsd;
    if (fleet) {
        meta["traffic_by_hour"] = *plan->traffic;
        meta["instances_by_hour"] = plan->onDemandDay->instances;
        meta["usd_per_day_of_peak_fleet_on_demand"] = plan->onDemandDay->usdFixed;
    }
    meta["best"] = plan->best ? plan->offers[*plan->best].option.id() : PurchaseOption{}.id();
    print(context, table, meta, "options");
    if (const auto bought = boughtInstead(results.scenario()))
        say(context, {"commit.alternative", {*bought}});
    if (plan->offers.empty())
        say(context,
            {"commit.none_on_offer",
                {arguments.candidate, results.snapshot().regions[results.candidate(*row).region].code,
                    results.asOf()}});
    else if (!plan->best)
        say(context, {"commit.stay_on_demand", {}});
    else if (const CommitmentOffer &best = plan->offers[*plan->best]; best.day)
        say(context,
            {"commit.best_day",
                {best.option.id(), best.day->committed, best.day->peakInstances, best.day->usd,
                    plan->onDemandDay->usd}});
    else
        say(context,
            {"commit.best_rate", {best.option.id(), best.usdPerHour, plan->onDemandUsd, best.breakEvenUtilisation}});
    return kDone;
}

int runStart(const Context &context, const StartArguments &arguments)
{
    const auto done = evaluated(context, arguments);
    if (!done)
        return report(done.error());
    const Results &results = *done->results;
    const auto row = rowOf(results, arguments.candidate);
    if (!row)
        return report(row.error());
    const auto found = startHours(results, *row, arguments.month);
    if (!found)
        return report(found.error());
    ReportTable table;
    table.head = {head("start_hour_utc", "column.start_hour"), head("kgco2e", "column.kgco2e_total", "kgCO2e"),
        percentHead("above_best_pct", "column.above_best"), head("relative_intensity", "column.relative_intensity"),
        head("intensity_g_per_kwh", "column.intensity", "g/kWh")};
    const StartChoice &choice = found->choice;
    for (std::size_t hour = 0; hour < choice.gramsByStart.size(); ++hour) {
        const double grams = choice.gramsByStart[hour];
        table.rows.push_back({counted(static_cast<double>(hour)), cell(grams / 1000, "kgCO2e"),
            cell(choice.bestG > 0 ? std::optional(100 * (grams / choice.bestG - 1)) : std::nullopt, "",
                Message{"compare.baseline_zero", {}}),
            cell(found->shape.relative[hour]), cell(found->shape.relative[hour] * found->annualIntensity, "g/kWh")});
    }
    auto meta = provenance(results);
    meta["candidate"] = results.candidateId(*row);
    meta["hours"] = found->hours;
    meta["kwh"] = found->kwh;
    meta["annual_intensity_g_per_kwh"] = found->annualIntensity;
    meta["grid_zone"] = found->shape.gridZone;
    meta["profile_year"] = found->shape.year;
    if (arguments.month)
        meta["month"] = *arguments.month;
    if (found->shape.source != kNone)
        meta["profile_source"] = results.snapshot().sources[found->shape.source].id;
    meta["best_start_hour_utc"] = choice.bestStart;
    meta["worst_start_hour_utc"] = choice.worstStart;
    print(context, table, meta, "starts");
    const double saving = choice.worstG > 0 ? 1 - choice.bestG / choice.worstG : 0.0;
    say(context,
        {found->isRun ? "start.best_run" : "start.best_hour",
            {choice.bestStart, choice.bestG / 1000, choice.worstStart, choice.worstG / 1000, saving}});
    return kDone;
}

} // namespace wattfare::cli
