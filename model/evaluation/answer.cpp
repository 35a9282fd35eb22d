// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"

#include "model/catalog/staleness.h"
#include "model/economics/purchase.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/trade_offs.h"
#include "model/support/decimal.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace wattfare {

namespace {

// How a candidate is called in a sentence: as short as the scenario allows.
std::string nameOf(const Results &results, std::size_t row)
{
    const Candidate &c = results.candidate(row);
    std::string name = results.snapshot().types[c.type].name;
    if (results.scenario().regions.size() > 1)
        name.append(" ").append(results.snapshot().regions[c.region].code);
    if (results.scenario().purchase.size() > 1)
        name.append(" ").append(results.scenario().purchase[c.option].id());
    return name;
}

std::string modelName(const Results &results)
{
    const ModelIndex model = results.snapshot().model(results.scenario().model);
    return model == kNone ? results.scenario().model : results.snapshot().models[model].name;
}

std::string classPhrase(const Results &results, std::size_t row)
{
    const FigureClass cls = results.throughputClass(row);
    const bool estimated
        = cls == FigureClass::estimate || cls == FigureClass::assumption; // whatever it was carried over from
    if (!estimated && byConstruction(results, row))
        return "answer.class.by_construction";
    switch (results.throughputClass(row)) {
    case FigureClass::measured: return "answer.class.measured";
    case FigureClass::vendor: return "answer.class.vendor";
    case FigureClass::derived: return "answer.class.derived";
    case FigureClass::user: return "answer.class.user";
    case FigureClass::estimate:
    case FigureClass::assumption: break;
    }
    return "answer.class.estimate";
}

constexpr const char *kMoney = "USD"; // everything is in USD; currencySentence() adds the person's own

// "6, inf1.2xlarge, 2.172, USD, class" and, for a run, the hours.
std::vector<Argument> subject(const Results &results, std::size_t row)
{
    const WorkloadKind kind = results.scenario().kind;
    std::vector<Argument> args{results.value(row, Metric::instances).value_or(0), nameOf(results, row),
        results.value(row, costMetric(kind)).value_or(0), kMoney, classPhrase(results, row)};
    if (!isFleet(kind))
        args.emplace_back(results.value(row, Metric::hours).value_or(0));
    return args;
}

std::string form(WorkloadKind kind)
{
    return kind == WorkloadKind::inference ? "inferences" : kind == WorkloadKind::llmServing ? "tokens" : "run";
}

void countHidden(const Results &results, Hidden &hidden)
{
    const Metric cost = costMetric(results.scenario().kind);
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (results.status(row) == RowStatus::noPrice) {
            ++hidden.noPrice;
            continue;
        }
        if (results.lacks(row, Missing::throughput)) {
            ++hidden.noThroughput;
            continue;
        }
        if (results.counts(row))
            continue;
        const HiddenFlags flags = keptOut(results, row);
        hidden.estimates += flags.estimate ? 1U : 0U;
        hidden.stale += flags.stale ? 1U : 0U;
        hidden.notOffered += flags.notOffered ? 1U : 0U;
        hidden.latencyUnknown += flags.latencyUnknown ? 1U : 0U;
        if (flags.any() && results.value(row, cost)
            && (!hidden.cheapest || ranksBefore(results, cost, row, *hidden.cheapest)))
            hidden.cheapest = row;
    }
}

void findFront(const Results &results, Answer &out)
{
    constexpr std::array objectives{Objective::cost, Objective::carbon};
    auto found = tradeOffs(results, objectives);
    if (!found) {
        out.dominatedBy.assign(results.size(), -1);
        return;
    }
    out.front = std::move(found->front);
    out.knee = found->knee;
    out.dominatedBy = std::move(found->dominatedBy);
}

std::optional<std::size_t> first(const Results &results, Metric metric)
{
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.counts(row) && results.value(row, metric) && (!best || ranksBefore(results, metric, row, *best)))
            best = row;
    return best;
}

void findRunnerUp(const Results &results, Answer &out, Metric cost)
{
    const InstanceKind kind = results.snapshot().types[results.candidate(*out.cheapest).type].kind;
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (!results.counts(row) || !results.value(row, cost)
            || results.snapshot().types[results.candidate(row).type].kind == kind)
            continue;
        if (!out.runnerUp || ranksBefore(results, cost, row, *out.runnerUp))
            out.runnerUp = row;
    }
    out.compared = out.runnerUp;
    if (results.scenario().baseline.empty())
        return;
    const auto baseline = results.find(results.scenario().baseline);
    if (baseline && *baseline != *out.cheapest && results.value(*baseline, cost))
        out.compared = baseline;
}

// A spot answer rests on the scenario's own interruption rate where it has one: the answer says so, and how old the
// published band is that it stands for (rules 7 and 18).
void spotSentences(const Results &results, std::size_t row, Answer &out)
{
    const Scenario &scenario = results.scenario();
    const Candidate &c = results.candidate(row);
    const PurchaseOption &option = scenario.purchase[c.option];
    if (!partsOf(option).spot || (!scenario.hazardPerHour && !scenario.interruptionPerMonth))
        return;
    out.sentences.push_back(scenario.hazardPerHour
            ? Message{"answer.spot_own_rate", {*scenario.hazardPerHour}}
            : Message{"answer.spot_own_chance", {100 * *scenario.interruptionPerMonth}});
    const Snapshot &s = results.snapshot();
    if (const auto band = s.bandAt(c.type, c.region, results.asOf());
        band && s.bands.overlay[*band] != 2 && isStale(s.bands.date[*band], results.asOf(), kStaleMonthsBand))
        out.sentences.push_back({"answer.spot_band_stale", {s.types[c.type].name, s.bands.date[*band]}});
}

// Whether somebody else could be named in the lead with the same right, and why nobody else is.
std::optional<Message> sameCostSentence(const Results &results, std::size_t cheapest)
{
    const Metric cost = costMetric(results.scenario().kind);
    const auto least = results.value(cheapest, cost);
    std::optional<std::size_t> next;
    std::size_t count = 0;
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (row == cheapest || !results.counts(row) || results.value(row, cost) != least)
            continue;
        ++count;
        if (!next || ranksBefore(results, cost, row, *next))
            next = row;
    }
    if (!next)
        return std::nullopt;
    if (count > 1)
        return Message{"answer.same_cost_several", {nameOf(results, *next), count}};
    const auto hours = results.value(*next, Metric::hours), own = results.value(cheapest, Metric::hours);
    if (!isFleet(results.scenario().kind) && hours && own && *hours != *own)
        return Message{"answer.same_cost_run", {nameOf(results, *next), *hours, *own}};
    return Message{"answer.same_cost", {nameOf(results, *next)}};
}

void leadingSentences(const Results &results, Answer &out)
{
    const WorkloadKind kind = results.scenario().kind;
    const Metric cost = costMetric(kind), carbon = carbonMetric(kind);
    const std::size_t row = *out.cheapest;
    Message lead{"answer." + form(kind), subject(results, row)};
    if (out.compared) {
        const double saving = 1 - *results.value(row, cost) / *results.value(*out.compared, cost);
        lead.id += saving >= 0 ? "_below" : "_above";
        lead.args.emplace_back(std::abs(saving));
        lead.args.emplace_back(nameOf(results, *out.compared));
    }
    if (out.cleanest && *out.cleanest == row)
        lead.id += "_cleanest";
    out.sentences.push_back(std::move(lead));

    if (out.cleanest && *out.cleanest != row) {
        const std::size_t clean = *out.cleanest;
        const double less = 1 - *results.value(clean, carbon) / *results.value(row, carbon);
        const double more = *results.value(clean, cost) / *results.value(row, cost) - 1;
        out.sentences.push_back({"answer.cleanest",
            {results.value(clean, Metric::instances).value_or(0), nameOf(results, clean),
                std::isfinite(less) ? less : 0.0, std::isfinite(more) ? more : 0.0}});
    }
    // A difference that the figures shown would not show is not worth a sentence.
    if (out.fastest && *out.fastest != row
        && *results.value(*out.fastest, Metric::hours) < 0.99 * results.value(row, Metric::hours).value_or(0))
        out.sentences.push_back({"answer.fastest",
            {nameOf(results, *out.fastest), results.value(*out.fastest, Metric::hours).value_or(0),
                results.value(row, Metric::hours).value_or(0)}});
    if (auto tie = sameCostSentence(results, row))
        out.sentences.push_back(std::move(*tie));
    const auto &deadline = results.scenario().training.deadlineH;
    if (kind == WorkloadKind::training && deadline)
        if (const auto hours = results.value(row, Metric::hours))
            out.sentences.push_back({*hours <= *deadline ? "answer.meets_deadline" : "answer.misses_deadline",
                {nameOf(results, row), *hours, *deadline}});
    spotSentences(results, row, out);
    if (!out.overlapping.empty())
        out.sentences.push_back({out.overlapping.size() == 1 ? "answer.overlaps_one" : "answer.overlaps",
            {nameOf(results, out.overlapping.front()), out.overlapping.size()}});
    if (out.front.size() > 1)
        out.sentences.push_back({"answer.front", {out.front.size()}});
    if (const CarbonBasis basis = results.scenario().energy.carbonBasis; !isLocationBased(basis))
        out.sentences.push_back({basis == CarbonBasis::market ? "answer.basis_market" : "answer.basis_marginal", {}});
}

} // namespace

HiddenFlags keptOut(const Results &results, std::size_t row)
{
    const Scenario &s = results.scenario();
    HiddenFlags flags = results.hidden(row);
    flags.estimate = flags.estimate && !s.includeEstimates;
    flags.stale = flags.stale && !s.includeStale;
    flags.notOffered = flags.notOffered && !s.includeRetired;
    return flags;
}

std::vector<Message> hiddenSentences(const Results &results, const Answer &answer)
{
    const Hidden &hidden = answer.hidden;
    std::vector<Message> sentences;
    const auto say = [&](const char *id, std::size_t count) {
        if (count > 0)
            sentences.push_back({id, {count}});
    };
    say("answer.hidden_estimates", hidden.estimates);
    say("answer.hidden_stale", hidden.stale);
    say("answer.hidden_not_offered", hidden.notOffered);
    say("answer.hidden_latency_unknown", hidden.latencyUnknown);
    if (!hidden.cheapest)
        return sentences;
    const Metric cost = costMetric(results.scenario().kind);
    const double usd = *results.value(*hidden.cheapest, cost);
    Message named{"answer.hidden_cheapest", {nameOf(results, *hidden.cheapest), usd, kMoney}};
    const auto best = answer.cheapest ? results.value(*answer.cheapest, cost) : std::nullopt;
    if (best && usd < *best) {
        named.id = "answer.hidden_cheapest_below";
        named.args.emplace_back(1 - usd / *best);
    }
    sentences.push_back(std::move(named));
    return sentences;
}

std::optional<Message> currencySentence(const Results &results, const Answer &answer)
{
    const Currency &currency = results.scenario().currency;
    const auto first = answer.cheapest ? answer.cheapest : answer.hidden.cheapest;
    if (currency.code == "USD" || !first)
        return std::nullopt;
    Message said{
        "answer.currency", {currency.code, currency.perUsd, currency.date ? Argument(*currency.date) : Argument("")}};
    const Metric cost = costMetric(results.scenario().kind);
    const auto add = [&](std::size_t row) {
        said.args.emplace_back(inCurrency(results.value(row, cost).value_or(0), currency.perUsd));
        said.args.emplace_back(nameOf(results, row));
    };
    add(*first);
    if (answer.cheapest && answer.compared) {
        said.id = "answer.currency_two";
        add(*answer.compared);
    }
    return said;
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
    countHidden(results, out.hidden);
    findFront(results, out);
    out.cheapest = first(results, cost);
    out.cleanest = first(results, carbon);
    if (!isFleet(results.scenario().kind))
        out.fastest = first(results, Metric::hours);
    if (!out.cheapest) {
        const bool noneHere = out.hidden.noThroughput + out.hidden.noPrice == results.size();
        const bool keptOut
            = out.hidden.estimates + out.hidden.stale + out.hidden.notOffered + out.hidden.latencyUnknown > 0;
        out.sentences.push_back({noneHere && out.hidden.noThroughput == 0 ? "answer.none_priced"
                : noneHere                                                ? "answer.none_measured"
                : keptOut                                                 ? "answer.none_counts_kept_out"
                                                                          : "answer.none_counts",
            {results.asOf(), modelName(results)}});
        return out;
    }
    findRunnerUp(results, out, cost);
    const auto upper = [&](std::size_t row) {
        const auto range = results.range(row, cost);
        return range ? range->high : *results.value(row, cost);
    };
    const double bound = upper(*out.cheapest);
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (row == *out.cheapest || !results.counts(row) || !results.value(row, cost))
            continue;
        const auto range = results.range(row, cost);
        if ((range ? range->low : *results.value(row, cost)) <= bound)
            out.overlapping.push_back(row);
    }
    std::sort(out.overlapping.begin(), out.overlapping.end(),
        [&](std::size_t a, std::size_t b) { return ranksBefore(results, cost, a, b); });
    leadingSentences(results, out);
    return out;
}

// The candidates of an earlier answer at another date.
void compareDates(const Results &then, const Answer &past, const Results &now, TodayAnswer &today)
{
    const Metric cost = costMetric(then.scenario().kind);
    const auto row = now.find(then.candidate(*past.cheapest));
    const auto other = past.compared ? now.find(then.candidate(*past.compared)) : std::nullopt;
    today.costThen = then.value(*past.cheapest, cost);
    if (past.compared)
        today.otherThen = then.value(*past.compared, cost);
    if (row)
        today.costNow = now.value(*row, cost);
    if (other)
        today.otherNow = now.value(*other, cost);
    const auto saving = [](const std::optional<double> &a, const std::optional<double> &b) {
        return a && b && *b > 0 ? std::optional(1 - *a / *b) : std::nullopt;
    };
    today.savingThen = saving(today.costThen, today.otherThen);
    today.savingNow = saving(today.costNow, today.otherNow);
    today.priceDate = now.asOf();
    const Date date = today.priceDate;
    const std::string name = nameOf(then, *past.cheapest);
    if (today.savingThen && today.savingNow) {
        today.sentences.push_back({*today.savingNow < 0 ? "answer.today_dearer" : "answer.today_saving",
            {date, name, *today.costNow, kMoney, std::abs(*today.savingNow), nameOf(then, *past.compared),
                *today.savingThen}});
    } else if (today.costNow) {
        today.sentences.push_back({"answer.today_cost", {date, name, *today.costNow, kMoney}});
    } else {
        today.sentences.push_back({"answer.today_no_price", {date, name}});
    }
}

} // namespace

namespace {

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
    if (auto sentence = currencySentence(results, out))
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
    Scenario scenario = then.scenario();
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
