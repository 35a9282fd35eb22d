// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/commitment_plan.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/spot_risk.h"
#include "model/guide/guide_internal.h"

#include <algorithm>
#include <map>
#include <tuple>

// What an evaluation says to the guide's reader: options along the front, and who fell.
namespace wattfare::guide {

namespace {

constexpr std::size_t kLeastOptions = 3; // of which an architect chooses
constexpr double kWorthCertainty = 3; // times the cost: what is surer at more than that is no option

bool isSettled(const Results &results, std::size_t row) // neither interrupted nor for a term, and no estimate
{
    const FigureClass cls = results.throughputClass(row);
    return results.scenario().purchase[results.candidate(row).option].kind == PurchaseKind::onDemand
        && cls != FigureClass::estimate && cls != FigureClass::assumption;
}

template <class Admitted>
std::optional<std::size_t> bestBy(const Results &results, Metric metric, Admitted &&admitted)
{
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.qualifies(row) && admitted(row) && results.value(row, metric)
            && (!best || ranksBefore(results, metric, row, *best)))
            best = row;
    return best;
}

// Whether the first token may come after its limit, as far as its time is known.
bool mayMissFirstToken(const Results &results, std::size_t row)
{
    const Scenario &s = results.scenario();
    const RequestWait &wait = results.requestWait(row);
    return s.kind == WorkloadKind::llmServing && s.llm.ttftLimitMs && wait.ttftMs && wait.ttftLowMs && wait.ttftHighMs
        && *wait.ttftHighMs > *s.llm.ttftLimitMs;
}

// Whether tokens may follow more slowly than the limit: the fleet is sized by the middle of an estimated rate, and at a
// given load the time of a token is the inverse of the rate.
std::optional<double> slowestPaceMs(const Results &results, std::size_t row)
{
    const Scenario &s = results.scenario();
    const RequestWait &wait = results.requestWait(row);
    if (s.kind != WorkloadKind::llmServing || !s.llm.tpotLimitMs || !wait.tpotMs)
        return std::nullopt;
    const double slowest = *wait.tpotMs * results.throughputFactor(results.candidate(row).type).value_or(1);
    return slowest > *s.llm.tpotLimitMs ? std::optional(slowest) : std::nullopt;
}

bool mayMissDeadline(const Results &results, std::size_t row)
{
    const Scenario &s = results.scenario();
    const auto range = results.range(row, Metric::hours);
    return s.kind == WorkloadKind::training && s.training.deadlineH && range && range->high > *s.training.deadlineH;
}

// The cheapest that is neither interrupted nor for a term and keeps every limit within the whole of its range, by
// figures that are no estimates if that costs little more. None, where each may miss a limit.
std::optional<std::size_t> safestOf(const Results &results)
{
    const Metric cost = costMetric(results.scenario().kind);
    const auto keepsLimits = [&](std::size_t row) {
        return !mayMissFirstToken(results, row) && !slowestPaceMs(results, row) && !mayMissDeadline(results, row);
    };
    const auto settled
        = bestBy(results, cost, [&](std::size_t row) { return isSettled(results, row) && keepsLimits(row); });
    const auto unbound = bestBy(results, cost, [&](std::size_t row) {
        return results.scenario().purchase[results.candidate(row).option].kind == PurchaseKind::onDemand
            && keepsLimits(row);
    });
    return settled && *results.value(*settled, cost) <= kWorthCertainty * *results.value(*unbound, cost) ? settled
                                                                                                         : unbound;
}

std::optional<GuideRole> roleOf(std::string_view goal)
{
    if (goal == "balance")
        return GuideRole::balanced;
    if (goal == "carbon")
        return GuideRole::cleanest;
    if (goal == "time")
        return GuideRole::fastest;
    return goal == "risk" ? GuideRole::safest : GuideRole::cheapest;
}

Message lateFirstToken(const Results &results, std::size_t row)
{
    const RequestWait &wait = results.requestWait(row);
    return {"guide.risk.first_token",
        {*wait.ttftMs, *wait.ttftLowMs, *wait.ttftHighMs, *results.scenario().llm.ttftLimitMs,
            results.throughputFactor(results.candidate(row).type).value_or(1)}};
}

Message slowPace(const Results &results, std::size_t row)
{
    return {"guide.risk.pace",
        {*results.requestWait(row).tpotMs, *slowestPaceMs(results, row), *results.scenario().llm.tpotLimitMs,
            results.throughputFactor(results.candidate(row).type).value_or(1)}};
}

Message riskOf(const Results &results, std::size_t row)
{
    const PurchaseOption &option = results.scenario().purchase[results.candidate(row).option];
    if (option.kind == PurchaseKind::spot)
        if (const auto risk = spotRisk(results, row))
            return interruptionChance(*risk);
    if (option.kind == PurchaseKind::commitment)
        return {"guide.risk.term", {}};
    if (mayMissFirstToken(results, row))
        return lateFirstToken(results, row);
    if (slowestPaceMs(results, row))
        return slowPace(results, row);
    const double factor = results.throughputFactor(results.candidate(row).type).value_or(1);
    return {isSettled(results, row) ? "guide.risk.none"
            : factor > 1            ? "guide.risk.estimate"
                                    : "guide.risk.assumed",
        {factor}};
}

std::optional<GuidePlan> planOf(const Results &results, std::size_t row)
{
    if (results.scenario().purchase[results.candidate(row).option].kind != PurchaseKind::onDemand)
        return std::nullopt; // its break-even is that with on-demand
    const auto plan = planCommitments(results, row);
    if (!plan || plan->offers.empty())
        return std::nullopt;
    const auto least = std::ranges::min_element(plan->offers, {}, &CommitmentOffer::usdPerHour);
    return GuidePlan{least->option, least->breakEvenUtilisation, least->date};
}

Metric metricOf(GuideRole role, WorkloadKind kind)
{
    return role == GuideRole::cleanest ? carbonMetric(kind)
        : role == GuideRole::fastest   ? Metric::hours
                                       : costMetric(kind);
}

Message costsMore(const Results &results, const Answer &answer, std::size_t row)
{
    const Metric cost = costMetric(results.scenario().kind);
    return {"guide.why.costs_more",
        {answer.cheapest ? *results.value(row, cost) / *results.value(*answer.cheapest, cost) : 1.0}};
}

// By how much the option leads the best other type by what it is best at.
void addMargin(const Results &results, const Answer &answer, const GuideOption &option, std::vector<Message> &reasons)
{
    const GuideRole role = option.roles.front();
    if (role == GuideRole::balanced || role == GuideRole::safest)
        return;
    if (role == GuideRole::alternative) {
        reasons.push_back(costsMore(results, answer, option.row));
        return;
    }
    const Metric metric = metricOf(role, results.scenario().kind);
    const TypeIndex own = results.candidate(option.row).type;
    const auto next = bestBy(results, metric, [&](std::size_t row) { return results.candidate(row).type != own; });
    if (!next) {
        reasons.push_back({"guide.reason.alone", {}});
        return;
    }
    const std::string &name = results.snapshot().types[results.candidate(*next).type].name;
    const double mine = *results.value(option.row, metric), theirs = *results.value(*next, metric);
    const auto difference = MetricComparer(results).difference(option.row, *next, metric);
    if (difference && !difference->distinct) // first: the title is no more than the middle of two ranges
        reasons.insert(reasons.begin(), {"guide.reason.next_alike", {name}});
    else
        reasons.push_back({"guide.reason.next", {name, theirs > 0 ? 1 - mine / theirs : 0.0}});
}

std::vector<Message> reasonsOf(const Results &results, const Answer &answer, const GuideOption &option)
{
    const Scenario &s = results.scenario();
    const std::size_t row = option.row;
    std::vector<Message> reasons;
    if (const auto rate = results.value(row, Metric::throughputPerSecond); rate && s.kind != WorkloadKind::hpc)
        reasons.push_back({"guide.reason.rate_" + std::string(figureClassId(results.throughputClass(row))),
            {*rate, results.throughputFactor(results.candidate(row).type).value_or(1)}});
    if (isFleet(s.kind)) {
        const double n = results.value(row, Metric::instances).value_or(0);
        if (const auto used = results.value(row, Metric::utilisation))
            reasons.push_back({n <= 1 ? "guide.reason.one_instance" : "guide.reason.fleet", {n, *used}});
        const RequestWait &wait = results.requestWait(row);
        if (wait.ttftMs && wait.tpotMs)
            reasons.push_back(wait.ttftLowMs && wait.ttftHighMs
                    ? Message{"guide.reason.waits_range",
                        {*wait.ttftMs, *wait.tpotMs, *wait.ttftLowMs, *wait.ttftHighMs}}
                    : Message{"guide.reason.waits", {*wait.ttftMs, *wait.tpotMs}});
        if (option.risk.id != "guide.risk.first_token" && mayMissFirstToken(results, row))
            reasons.push_back(lateFirstToken(results, row)); // beside the risk of how it is bought
        if (option.risk.id != "guide.risk.pace" && slowestPaceMs(results, row))
            reasons.push_back(slowPace(results, row));
    } else if (const auto hours = results.value(row, Metric::hours)) {
        if (s.kind == WorkloadKind::training && s.training.deadlineH)
            reasons.push_back(withinDeadline(
                "guide.reason.deadline", {}, *hours, *s.training.deadlineH, results.range(row, Metric::hours)));
        else
            reasons.push_back({"guide.reason.time", {*hours}});
    }
    if (const auto date = results.priceDate(row))
        reasons.push_back({"guide.reason.price_of", {*date}});
    addMargin(results, answer, option, reasons);
    return reasons;
}

// The figure by which a limit excludes a row, beside the limit.
Message whyExcluded(const Results &results, std::size_t row)
{
    const Scenario &s = results.scenario();
    const Exclusions out = results.exclusions(row);
    if (out.has(Exclusion::notOffered))
        return {"guide.why.not_offered", {}};
    if (out.has(Exclusion::wideEstimate))
        return {"guide.why.wide_estimate",
            {results.throughputFactor(results.candidate(row).type).value_or(1), s.maxEstimateFactor}};
    if (auto chance = chanceMissed(results, row))
        return std::move(*chance);
    if (out.has(Exclusion::deadline) && s.training.deadlineH)
        return {"guide.why.deadline", {results.value(row, Metric::hours).value_or(0), *s.training.deadlineH}};
    const RequestWait &wait = results.requestWait(row);
    if (out.has(Exclusion::latencyMissed) && s.kind == WorkloadKind::llmServing) {
        if (s.llm.ttftLimitMs && wait.ttftMs && *wait.ttftMs > *s.llm.ttftLimitMs)
            return wait.ttftLowMs && wait.ttftHighMs
                ? Message{"guide.why.ttft_range", {*wait.ttftMs, *s.llm.ttftLimitMs, *wait.ttftLowMs, *wait.ttftHighMs}}
                : Message{"guide.why.ttft", {*wait.ttftMs, *s.llm.ttftLimitMs}};
        if (s.llm.tpotLimitMs && wait.tpotMs && *wait.tpotMs > *s.llm.tpotLimitMs)
            return {"guide.why.tpot", {*wait.tpotMs, *s.llm.tpotLimitMs}};
    }
    for (const ExclusionInfo &each : exclusions())
        if (out.has(each.exclusion))
            return {"guide.why.excluded", {each.id}};
    return {};
}

GuideRejected rejectedRow(const Results &results, const Answer &answer, std::size_t row)
{
    GuideRejected out;
    out.type = results.candidate(row).type;
    out.row = row;
    const Metric cost = costMetric(results.scenario().kind);
    switch (results.standing(row)) {
    case Standing::eligible: out.why = costsMore(results, answer, row); break;
    case Standing::excluded: out.why = whyExcluded(results, row); break;
    case Standing::noAnswer: out.why = results.reason(row, cost); break;
    }
    return out;
}

// Whether row a speaks for a group rather than b: the better, and of those without an answer the larger with a price.
bool standsFor(const Results &results, std::size_t a, std::size_t b)
{
    if (results.standing(a) != Standing::noAnswer || results.standing(b) != Standing::noAnswer)
        return ranksBefore(results, costMetric(results.scenario().kind), a, b);
    const auto weight = [&](std::size_t row) {
        const InstanceType &type = results.snapshot().types[results.candidate(row).type];
        return std::tuple(!results.lacks(row, Missing::price), type.acceleratorCount, type.vcpus);
    };
    return weight(a) > weight(b);
}

// Types that compare as one: of an accelerator, or processors of an architecture.
std::string groupOf(const Snapshot &snapshot, const InstanceType &type)
{
    return type.accelerator != kNone && type.acceleratorCount > 0 ? snapshot.accelerators[type.accelerator].key
                                                                  : type.cpuArch;
}

} // namespace

void findOptions(GuideAnswer &answer)
{
    if (!answer.results || !answer.answer.cheapest)
        return;
    const Results &results = *answer.results;
    const Answer &found = answer.answer;
    const auto add = [&](GuideRole role, std::optional<std::size_t> row) {
        if (!row)
            return;
        const auto same = std::ranges::find(answer.options, *row, &GuideOption::row);
        if (same != answer.options.end())
            same->roles.push_back(role);
        else
            answer.options.push_back({{role}, *row, riskOf(results, *row), planOf(results, *row), {}});
    };
    add(GuideRole::cheapest, found.cheapest);
    add(GuideRole::balanced, found.knee);
    add(GuideRole::cleanest, found.cleanest);
    add(GuideRole::fastest, found.fastest); // of runs: the operating point of a service follows from its limits
    add(GuideRole::safest, safestOf(results));
    const auto isNew = [&](std::size_t row) {
        const auto group = [&](std::size_t of) {
            return groupOf(results.snapshot(), results.snapshot().types[results.candidate(of).type]);
        };
        return std::ranges::none_of(
            answer.options, [&](const GuideOption &option) { return group(option.row) == group(row); });
    };
    while (answer.options.size() < kLeastOptions) {
        const auto next = bestBy(results, costMetric(results.scenario().kind), isNew);
        if (!next)
            break;
        add(GuideRole::alternative, next);
    }
    for (GuideOption &option : answer.options)
        option.reasons = reasonsOf(results, found, option);
    const auto goal = roleOf(textOf(answer.answers, "goal"));
    // not std::ranges::stable_partition, whose subrange clang 14 cannot read in this library
    std::stable_partition(answer.options.begin(), answer.options.end(),
        [&](const GuideOption &option) { return std::ranges::find(option.roles, *goal) != option.roles.end(); });
}

void findRejected(GuideAnswer &answer, const Snapshot &snapshot)
{
    std::map<std::string, std::optional<std::size_t>> best; // by group: the row that stands first
    std::map<std::string, bool> chosen;
    if (answer.results) {
        const Results &results = *answer.results;
        const Metric cost = costMetric(results.scenario().kind);
        for (std::size_t row = 0; row < results.size(); ++row) {
            auto &first = best[groupOf(snapshot, snapshot.types[results.candidate(row).type])];
            if (!first || standsFor(results, row, *first))
                first = row;
        }
        for (const GuideOption &option : answer.options)
            chosen[groupOf(snapshot, snapshot.types[results.candidate(option.row).type])] = true;
        std::vector<std::size_t> rows;
        for (const auto &[group, row] : best)
            if (!chosen[group]
                && (results.standing(*row) != Standing::noAnswer
                    || snapshot.types[results.candidate(*row).type].offer == Offer::current))
                rows.push_back(*row);
        std::ranges::sort(rows, [&](std::size_t a, std::size_t b) { return ranksBefore(results, cost, a, b); });
        for (const std::size_t row : rows)
            answer.rejected.push_back(rejectedRow(results, answer.answer, row));
    }
    for (TypeIndex i = 0; i < snapshot.types.size(); ++i) { // whole groups that a fact keeps out
        const InstanceType &type = snapshot.types[i];
        if (type.offer != Offer::current || !best.try_emplace(groupOf(snapshot, type)).second)
            continue;
        // What the reader does not want needs no reason.
        if (auto fact = factAgainst(snapshot, type, answer.answers); fact && fact->message.id != kNotAskedFor)
            answer.rejected.push_back({i, std::nullopt, std::move(fact->message), std::move(fact->sources)});
    }
}

} // namespace wattfare::guide
