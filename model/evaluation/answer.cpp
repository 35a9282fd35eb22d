// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"

#include "model/evaluation/answer_parts.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/workload/document.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

using namespace answering;

Message withinDeadline(
    std::string id, std::vector<Argument> args, double hours, double deadline, const std::optional<Range> &range)
{
    args.insert(args.end(), {hours, deadline});
    if (range && range->high > 1.005 * range->low) { // else both ends read alike
        id += range->high > deadline ? "_unsure" : "_range";
        args.insert(args.end(), {range->low, range->high});
    }
    return {std::move(id), std::move(args)};
}

std::string exclusionText(const Results &results, std::size_t row)
{
    switch (results.standing(row)) {
    case Standing::eligible: return "counted";
    case Standing::noAnswer:
        return results.status(row) == RowStatus::ok ? "incomplete" : std::string(rowStatusId(results.status(row)));
    case Standing::excluded: break;
    }
    std::string reasons;
    for (const ExclusionInfo &each : exclusions())
        if (results.exclusions(row).has(each.exclusion)) {
            const bool chance = each.exclusion == Exclusion::deadline && missesByChance(results, row);
            reasons.append(reasons.empty() ? "" : ", ").append(each.id).append(chance ? "_chance" : "");
        }
    return reasons;
}

bool missesByChance(const Results &results, std::size_t row)
{
    const auto &deadline = results.scenario().training.deadlineH;
    const auto hours = results.value(row, Metric::hours);
    return results.exclusions(row).has(Exclusion::deadline) && deadline && hours && *hours <= *deadline;
}

std::optional<Message> chanceMissed(const Results &results, std::size_t row)
{
    if (!missesByChance(results, row))
        return std::nullopt;
    const auto risk = spotRisk(results, row);
    if (!risk || !risk->deadlineChance)
        return std::nullopt;
    return Message{"answer.chance_missed", {*risk->deadlineChance, results.scenario().requiredChance}};
}

std::vector<Exclusion> helpfulSwitches(const Results &results, const Answer &answer)
{
    const Metric cost = costMetric(results.scenario().kind);
    const auto byLimit = [&](std::size_t row) {
        return std::any_of(exclusions().begin(), exclusions().end(),
            [&](const ExclusionInfo &each) { return !each.admitting && results.exclusions(row).has(each.exclusion); });
    };
    const auto row
        = first(results, cost, [&](std::size_t i) { return results.standing(i) == Standing::excluded && !byLimit(i); });
    std::vector<Exclusion> switches;
    if (row && (!answer.cheapest || *results.value(*row, cost) < *results.value(*answer.cheapest, cost))) {
        for (const ExclusionInfo &each : exclusions())
            if (results.exclusions(*row).has(each.exclusion))
                switches.push_back(each.exclusion);
        // Where estimates are off altogether, how wide they may be comes next.
        if (results.exclusions(*row).has(Exclusion::estimate)
            && results.throughputFactor(results.candidate(*row).type).value_or(1.0)
                > results.scenario().maxEstimateFactor)
            switches.push_back(Exclusion::wideEstimate);
    } else if (!answer.cheapest && answer.cause && exclusionInfo(*answer.cause).admitting) {
        switches.push_back(*answer.cause);
    }
    return switches;
}

Scenario admitting(Scenario scenario, Exclusion exclusion)
{
    const ExclusionInfo &info = exclusionInfo(exclusion);
    Scenario next = scenario;
    return info.admitting && setParameter(next, info.parameter, info.admitting) ? next : scenario;
}

std::string wordsOf(const Results &results, Metric metric)
{
    if (isFleet(results.scenario().kind) && (metric == Metric::kwhTotal || metric == Metric::kgco2eTotal))
        return std::string("metric.fleet_") + metricInfo(metric).id; // a service has no total
    return withWorkUnit(std::string("metric.") + metricInfo(metric).id, results.scenario(), results.snapshot());
}

Metric costMetric(WorkloadKind kind) { return isFleet(kind) ? Metric::usdPerMillion : Metric::usdTotal; }

Metric carbonMetric(WorkloadKind kind) { return isFleet(kind) ? Metric::gco2ePerMillion : Metric::kgco2eTotal; }

Metric energyMetric(WorkloadKind kind) { return isFleet(kind) ? Metric::kwhPerMillion : Metric::kwhTotal; }

std::vector<Metric> offeredMetrics(WorkloadKind kind, MetricUse use)
{
    std::vector<Metric> offered{costMetric(kind), energyMetric(kind), carbonMetric(kind)};
    for (const Metric metric : metricsByPlace())
        if (metricInfo(metric).has(use) && metricApplies(kind, metric))
            offered.push_back(metric);
    return offered;
}

bool byConstruction(const Results &results, std::size_t row)
{
    const BenchmarkIndex index = results.benchmark(row);
    if (index == kNone)
        return false;
    const Benchmark &b = results.snapshot().benchmarks[index];
    if (b.cls != FigureClass::derived || b.source == kNone)
        return false;
    const auto &experiments = results.snapshot().experiments;
    return std::any_of(experiments.begin(), experiments.end(),
        [&](const ExperimentFact &fact) { return fact.source == b.source && fact.kind == "published"; });
}

namespace {

Answer answerThen(const Results &results)
{
    Answer out;
    const Metric cost = costMetric(results.scenario().kind), carbon = carbonMetric(results.scenario().kind);
    const auto eligible = [&](std::size_t row) { return results.qualifies(row); };
    countExcluded(results, out.excluded);
    findFront(results, out);
    out.cheapest = first(results, cost, eligible);
    out.cleanest = first(results, carbon, eligible);
    if (!isFleet(results.scenario().kind))
        out.fastest = first(results, Metric::hours, eligible);
    if (!out.cheapest) {
        noneSentence(results, out);
        return out;
    }
    out.secondBest = first(results, cost, [&](std::size_t row) { return eligible(row) && row != *out.cheapest; });
    findBestMeasured(results, out, cost);
    findRunnerUp(results, out, cost);
    findOverlapping(results, out, cost);
    leadingSentences(results, out);
    return out;
}

// The candidates of an earlier answer at another date.
void compareDates(const Results &then, const Answer &past, const Results &now, TodayAnswer &today)
{
    const Metric cost = costMetric(then.scenario().kind);
    const auto row = now.find(then.candidate(*past.cheapest));
    today.costThen = then.value(*past.cheapest, cost);
    if (row)
        today.costNow = now.value(*row, cost);
    bool apart = true;
    if (past.compared) {
        today.otherThen = then.value(*past.compared, cost);
        if (const auto other = now.find(then.candidate(*past.compared))) {
            today.otherNow = now.value(*other, cost);
            apart = !today.costNow || !today.otherNow || isApart(now, *row, *other, cost);
        }
    }
    const auto saving = [](const std::optional<double> &a, const std::optional<double> &b) {
        return a && b && *b > 0 ? std::optional(1 - *a / *b) : std::nullopt;
    };
    today.savingThen = saving(today.costThen, today.otherThen);
    today.savingNow = saving(today.costNow, today.otherNow);
    today.priceDate = now.asOf();
    const Date date = today.priceDate;
    const std::string name = nameOf(then, *past.cheapest);
    if (today.savingThen && today.savingNow) {
        constexpr double kShown = 0.005; // less is the same per cent
        const bool same = apart && std::abs(*today.savingNow - *today.savingThen) < kShown;
        Message said{!apart            ? "answer.today_like"
                : same                 ? "answer.today_same"
                : *today.savingNow < 0 ? "answer.today_dearer"
                                       : "answer.today_saving",
            {date, name, *today.costNow, kMoney, std::abs(*today.savingNow), nameOf(then, *past.compared)}};
        if (!same)
            said.args.push_back(*today.savingThen);
        today.sentences.push_back(std::move(said));
    } else if (today.costNow) {
        today.sentences.push_back({"answer.today_cost", {date, name, *today.costNow, kMoney}});
    } else {
        today.sentences.push_back({"answer.today_no_price", {date, name}});
    }
}

Answer answerWithToday(const Results &results)
{
    Answer out = answerThen(results);
    // A dated scenario also says what the two candidates cost with today's prices; only their types are evaluated
    // again.
    if (!results.scenario().asOf || !out.cheapest || newestObservation(results.snapshot()) <= results.asOf())
        return out;
    Scenario today = results.scenario();
    today.asOf.reset();
    today.typeFilter = {results.snapshot().types[results.candidate(*out.cheapest).type].name};
    if (out.compared) {
        const std::string &other = results.snapshot().types[results.candidate(*out.compared).type].name;
        if (other != today.typeFilter.front())
            today.typeFilter.push_back(other);
    }
    if (const auto now = evaluate(today, results.snapshotPtr())) {
        TodayAnswer comparison;
        compareDates(results, out, **now, comparison);
        out.sentences.insert(out.sentences.end(), comparison.sentences.begin(), comparison.sentences.end());
    }
    return out;
}

} // namespace

Answer answer(const Results &results)
{
    Answer out = answerWithToday(results);
    if (auto sentence = currencySentence(results.scenario()))
        out.sentences.push_back(std::move(*sentence));
    return out;
}

Result<TodayAnswer> answerToday(const Results &then)
{
    const auto noAnswer = [] { return fail(Error::Code::noAnswer, {"answer.today_is_then", {}}); };
    if (!then.scenario().asOf)
        return noAnswer();
    const Answer past = answerThen(then);
    if (!past.cheapest)
        return noAnswer();
    Scenario scenario = then.asked();
    scenario.asOf.reset();
    auto now = evaluate(scenario, then.snapshotPtr());
    if (!now)
        return tl::unexpected(now.error());
    TodayAnswer today;
    today.results = *now;
    today.answer = answerThen(**now);
    compareDates(then, past, **now, today);
    const auto row = (*now)->find(then.candidate(*past.cheapest));
    if (today.answer.cheapest && (!row || *today.answer.cheapest != *row))
        today.sentences.push_back({"answer.today_other",
            {today.priceDate, nameOf(**now, *today.answer.cheapest),
                *(*now)->value(*today.answer.cheapest, costMetric(scenario.kind)), kMoney}});
    return today;
}

PartialSum sumOf(const Results &results, std::span<const std::size_t> rows, Metric metric)
{
    PartialSum total;
    for (const std::size_t row : rows) {
        if (const auto value = row < results.size() ? results.value(row, metric) : std::nullopt) {
            total.sum += *value;
            ++total.counted;
        } else {
            ++total.missing;
        }
    }
    if (total.missing > 0)
        total.note = {"answer.partial", {total.missing, rows.size()}};
    return total;
}

} // namespace wattfare
