// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"

#include "model/catalog/staleness.h"
#include "model/economics/purchase.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/liability.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/trade_offs.h"
#include "model/evaluation/unlike_sources.h"
#include "model/support/decimal.h"
#include "model/workload/document.h"
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

constexpr const char *kMoney = "USD"; // everything is in USD; currencySentence() adds the person's own

// "6, inf1.2xlarge, 2.172, USD" and what a million counts, or the hours of a run.
std::vector<Argument> subject(const Results &results, std::size_t row)
{
    const WorkloadKind kind = results.scenario().kind;
    std::vector<Argument> args{results.value(row, Metric::instances).value_or(0), nameOf(results, row),
        results.value(row, costMetric(kind)).value_or(0), kMoney};
    if (isFleet(kind))
        args.emplace_back(perMillionId(results.scenario(), results.snapshot()));
    else
        args.emplace_back(results.value(row, Metric::hours).value_or(0));
    return args;
}

std::string form(WorkloadKind kind) { return isFleet(kind) ? "work" : "run"; }

void countExcluded(const Results &results, Excluded &out)
{
    const Metric cost = costMetric(results.scenario().kind);
    for (std::size_t row = 0; row < results.size(); ++row) {
        switch (results.standing(row)) {
        case Standing::eligible: continue;
        case Standing::noAnswer:
            ++(results.status(row) == RowStatus::noPrice      ? out.noPrice
                    : results.lacks(row, Missing::throughput) ? out.noThroughput
                                                              : out.otherwise);
            continue;
        case Standing::excluded: break;
        }
        ++out.any;
        for (const ExclusionInfo &each : exclusions())
            out.rows[static_cast<std::size_t>(each.exclusion)] += results.exclusions(row).has(each.exclusion) ? 1U : 0U;
        if (!out.cheapest || ranksBefore(results, cost, row, *out.cheapest))
            out.cheapest = row;
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

template <class Admitted>
std::optional<std::size_t> first(const Results &results, Metric metric, Admitted &&admitted)
{
    std::optional<std::size_t> best;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (admitted(row) && results.value(row, metric) && (!best || ranksBefore(results, metric, row, *best)))
            best = row;
    return best;
}

std::optional<std::size_t> firstExcluded(const Results &results, Metric metric)
{
    return first(results, metric, [&](std::size_t row) { return results.standing(row) == Standing::excluded; });
}

bool estimated(const Results &results, std::size_t row)
{
    const FigureClass cls = results.throughputClass(row);
    return cls == FigureClass::estimate || cls == FigureClass::assumption;
}

// The 80 % interval of a figure; the figure itself where it is exact.
Range intervalOf(const Results &results, std::size_t row, Metric metric)
{
    const double value = *results.value(row, metric);
    return results.range(row, metric).value_or(Range{value, value});
}

bool overlap(const Range &a, const Range &b) { return a.low <= b.high && b.low <= a.high; }

// Whether a metric of two rows differs for certain: ranges apart, or a ratio whose range, with what both share counted
// once, does not hold 1.
bool isApart(const Results &results, std::size_t a, std::size_t b, Metric metric)
{
    if (!overlap(intervalOf(results, a, metric), intervalOf(results, b, metric)))
        return true;
    const auto difference = MetricComparer(results).difference(a, b, metric);
    return difference ? difference->distinct() : *results.value(a, metric) != *results.value(b, metric);
}

// The cheapest that somebody measured; in its place a cheaper instance with as many of the accelerators of the very
// same measurement, where that is not the answer itself.
void findBestMeasured(const Results &results, Answer &out, Metric cost)
{
    out.bestMeasured
        = first(results, cost, [&](std::size_t row) { return results.qualifies(row) && !estimated(results, row); });
    if (!out.bestMeasured)
        return;
    const BenchmarkIndex index = results.benchmark(*out.bestMeasured);
    if (index == kNone)
        return;
    const auto like = first(results, cost, [&](std::size_t row) {
        return results.qualifies(row) && results.benchmark(row) == index
            && results.snapshot().types[results.candidate(row).type].acceleratorCount
            == results.snapshot().types[results.candidate(*out.bestMeasured).type].acceleratorCount;
    });
    if (like && *like != *out.cheapest)
        out.bestMeasured = like;
}

// What may cost so many times as much nobody would buy.
bool outOfTheQuestion(const Results &results, const Answer &out, std::size_t row, Metric cost)
{
    constexpr double kTimes = 10.0;
    return intervalOf(results, row, cost).high > kTimes * *results.value(*out.cheapest, cost);
}

// The best of another kind of hardware; where that is out of the question, the best on another accelerator says more.
void findRunnerUp(const Results &results, Answer &out, Metric cost)
{
    const auto typeOf = [&](std::size_t row) -> const InstanceType & {
        return results.snapshot().types[results.candidate(row).type];
    };
    const InstanceType &own = typeOf(*out.cheapest);
    const auto bestOf = [&](const auto &wanted) {
        std::optional<std::size_t> best;
        for (std::size_t row = 0; row < results.size(); ++row)
            if (results.qualifies(row) && results.value(row, cost) && wanted(typeOf(row))
                && (!best || ranksBefore(results, cost, row, *best)))
                best = row;
        return best;
    };
    out.runnerUp = bestOf([&](const InstanceType &type) { return type.kind != own.kind; });
    if (out.runnerUp && outOfTheQuestion(results, out, *out.runnerUp, cost))
        if (const auto other = bestOf([&](const InstanceType &type) { return type.accelerator != own.accelerator; }))
            out.runnerUp = other;
    out.compared = out.runnerUp;
    if (results.scenario().baseline.empty())
        return;
    const auto baseline = results.find(results.scenario().baseline);
    if (baseline && *baseline != *out.cheapest && results.value(*baseline, cost))
        out.compared = baseline;
}

// What the answer obliges to beyond what is used: the first thing that a finance department asks of a commitment.
void liabilitySentences(const Results &results, std::size_t row, Answer &out)
{
    const Scenario &scenario = results.scenario();
    if (!(committedShare(scenario.purchase[results.candidate(row).option]) > 0))
        return;
    if (scenario.ownedCommitments) {
        if (!isFleet(scenario.kind))
            out.sentences.push_back({"answer.obliges_owned", {}});
        return;
    }
    const auto liability = liabilityOf(results, row);
    if (!liability)
        return;
    out.sentences.push_back(liabilitySentence(*liability, nameOf(results, row)));
    if (!liability->usedHours)
        return;
    Message used{"answer.obliges_used", {*liability->usedHours, liability->termHours}};
    if (scenario.commitmentAbsorbedShare > 0) {
        used.id = "answer.obliges_used_absorbed";
        used.args.emplace_back(scenario.commitmentAbsorbedShare);
    }
    out.sentences.push_back(std::move(used));
}

// What interruptions may do to a spot answer: on whose rate it rests, cost and time at its ends, the chance to meet the
// deadline, and what was recorded on such accelerators, whoever's rate is taken (rules 7 and 18).
void spotSentences(const Results &results, std::size_t row, Answer &out)
{
    const Scenario &scenario = results.scenario();
    const Candidate &c = results.candidate(row);
    if (!partsOf(scenario.purchase[c.option]).spot)
        return;
    if (scenario.hazardPerHour || scenario.interruptionPerMonth)
        out.sentences.push_back(scenario.hazardPerHour
                ? Message{"answer.spot_own_rate", {*scenario.hazardPerHour}}
                : Message{"answer.spot_own_chance", {100 * *scenario.interruptionPerMonth}});
    const auto risk = spotRisk(results, row);
    if (!risk)
        return;
    const Metric cost = costMetric(scenario.kind);
    const auto value
        = [](const SpotCase &each, Metric metric) { return each.values[static_cast<std::size_t>(metric)]; };
    const bool run = !isFleet(scenario.kind);
    const auto low = value(risk->low, cost), high = value(risk->high, cost);
    const auto quick = value(risk->low, Metric::hours), slow = value(risk->high, Metric::hours);
    if (low && !high)
        out.sentences.push_back({"answer.spot_risk_endless", {risk->high.hazardPerHour}});
    else if (low && high && *high < 1.005 * *low && (!quick || !slow || *slow < 1.005 * *quick))
        out.sentences.push_back({"answer.spot_risk_little", {}}); // both ends would read alike
    else if (run && low && high && quick && slow)
        out.sentences.push_back({"answer.spot_risk_run", {*quick, *slow, *low, *high, kMoney}});
    else if (low && high)
        out.sentences.push_back(
            {"answer.spot_risk_fleet", {*low, *high, kMoney, perMillionId(scenario, results.snapshot())}});
    if (risk->deadlineChance)
        out.sentences.push_back({"answer.spot_chance", {*risk->deadlineChance, *scenario.training.deadlineH}});
    if (!risk->recorded || risk->recorded->hazardPerHour <= risk->high.hazardPerHour)
        return;
    const std::string &accelerator = results.snapshot().accelerators[results.snapshot().types[c.type].accelerator].name;
    Message warning{"answer.spot_recorded_endless", {accelerator, risk->recordings, 1 / risk->recorded->hazardPerHour}};
    if (const auto usd = value(*risk->recorded, cost)) {
        warning.id = "answer.spot_recorded_fleet";
        warning.args.insert(warning.args.end(), {*usd, kMoney});
        if (const auto hours = value(*risk->recorded, Metric::hours); run && hours) {
            warning.id = "answer.spot_recorded_run";
            warning.args.emplace_back(*hours);
        } else {
            warning.args.emplace_back(perMillionId(scenario, results.snapshot()));
        }
    }
    out.sentences.push_back(std::move(warning));
}

// How old what the answer used is, where that is more than a month (rule 7).
void ageSentences(const Results &results, std::size_t row, Answer &out)
{
    const Snapshot &s = results.snapshot();
    const Candidate &c = results.candidate(row);
    const PurchaseParts parts = partsOf(results.scenario().purchase[c.option]);
    const OptionPrice price = results.source().prices().find(c.type, c.region, c.option);
    const auto say = [&](const char *id, Date date, bool own) {
        if (!own && isStale(date, results.day(), 1))
            out.sentences.push_back({id, {date, wholeMonths(date, results.day())}});
    };
    if (price.onDemand != kNoRow)
        say("answer.age_on_demand", s.onDemand.date[price.onDemand], s.onDemand.overlay[price.onDemand] == 2);
    if (price.commitment != kNoRow)
        say("answer.age_commitment", s.commitments.date[price.commitment],
            s.commitments.overlay[price.commitment] == 2);
    if (price.capacityBlock != kNoRow)
        say("answer.age_capacity_block", s.capacityBlocks.date[price.capacityBlock],
            s.capacityBlocks.overlay[price.capacityBlock] == 2);
    if (price.spot != kNoRow)
        say("answer.age_spot", s.spot.date[price.spot], s.spot.overlay[price.spot] == 2);
    if (const auto band = parts.spot ? s.bandAt(c.type, c.region, results.asOf()) : std::nullopt)
        say("answer.age_band", s.bands.date[*band], s.bands.overlay[*band] == 2);
}

// Whether somebody else could be named in the lead with the same right, and why nobody else is.
std::optional<Message> sameCostSentence(const Results &results, std::size_t cheapest)
{
    const Metric cost = costMetric(results.scenario().kind);
    const auto least = results.value(cheapest, cost);
    std::optional<std::size_t> next;
    std::size_t count = 0;
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (row == cheapest || !results.qualifies(row) || results.value(row, cost) != least)
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

// What serves a language model in the answer, and its weights' format.
std::optional<Message> softwareSentence(const Results &results, std::size_t row)
{
    if (results.scenario().kind != WorkloadKind::llmServing)
        return std::nullopt;
    const auto said = [](const std::string &software, const std::string &precision) {
        const auto stack = servingSoftwareOf(software);
        const std::string name
            = stack ? std::string(ids::kServingSoftware[static_cast<std::size_t>(*stack)]) : software;
        return precision.empty() ? Message{"answer.software_alone", {name}}
                                 : Message{"answer.software", {name, precision}};
    };
    if (results.throughputRule(row) == ThroughputRule::fittedServing) {
        const ThroughputPlan plan = results.source().throughput().plan(results.candidate(row).type);
        return plan.serving ? std::optional(said(plan.serving->software, plan.serving->format)) : std::nullopt;
    }
    const BenchmarkIndex index = results.benchmark(row);
    if (index == kNone || results.snapshot().benchmarks[index].software.empty())
        return std::nullopt;
    const Benchmark &b = results.snapshot().benchmarks[index];
    return said(b.software, b.precision);
}

// Where the rate of the answer comes from, and where that is an estimate, the best that somebody measured.
void evidenceSentences(const Results &results, std::size_t row, Answer &out)
{
    const Metric cost = costMetric(results.scenario().kind);
    const BenchmarkIndex index = results.benchmark(row);
    const SourceIndex source = index == kNone ? kNone : results.snapshot().benchmarks[index].source;
    const std::string title = source == kNone ? std::string() : results.snapshot().sources[source].title;
    const FigureClass cls = results.throughputClass(row);
    if (results.scenario().kind == WorkloadKind::hpc) {
        out.sentences.push_back({"answer.class_peak", {results.scenario().hpc.efficiency}});
    } else if (estimated(results, row)) {
        const double factor = results.throughputFactor(results.candidate(row).type).value_or(1.0);
        out.sentences.push_back(
            factor > 1 ? Message{"answer.class_estimate_within", {factor}} : Message{"answer.class_estimate", {}});
        if (out.bestMeasured) {
            const std::size_t best = *out.bestMeasured;
            const double times = *results.value(best, cost) / *results.value(row, cost);
            Message said{estimated(results, best) ? "answer.best_carried" : "answer.best_measured",
                {nameOf(results, best), *results.value(best, cost), kMoney, times - 1}};
            if (!isApart(results, best, row, cost)) {
                said.id += "_like";
            } else if (times >= 2) {
                said.id += "_times";
                said.args.back() = times;
            }
            out.sentences.push_back(std::move(said));
        } else {
            out.sentences.push_back({"answer.none_measured_qualifies", {}});
        }
    } else if (byConstruction(results, row)) {
        out.sentences.push_back({"answer.class_by_construction", {title}});
    } else if (cls == FigureClass::user || title.empty()) {
        out.sentences.push_back({"answer.class_user", {}});
    } else {
        out.sentences.push_back({cls == FigureClass::measured ? "answer.class_measured"
                : cls == FigureClass::vendor                  ? "answer.class_vendor"
                                                              : "answer.class_derived",
            {title}});
    }
    if (auto software = softwareSentence(results, row))
        out.sentences.push_back(*std::move(software));
}

// "Cleanest" and "fastest" are said of what is so among all that could be computed; where an excluded candidate is
// better still, it is named with its reason.
void superlatives(const Results &results, Answer &out)
{
    const WorkloadKind kind = results.scenario().kind;
    const Metric cost = costMetric(kind), carbon = carbonMetric(kind);
    const std::size_t row = *out.cheapest;
    const auto cleaner = firstExcluded(results, carbon);
    if (out.cleanest && cleaner && *results.value(*cleaner, carbon) < *results.value(*out.cleanest, carbon)) {
        if (const auto own = results.value(row, carbon); own && *own > 0 && isApart(results, *cleaner, row, carbon))
            out.sentences.push_back({"answer.cleaner_excluded",
                {nameOf(results, *cleaner), 1 - *results.value(*cleaner, carbon) / *own,
                    exclusionText(results, *cleaner)}});
    } else if (out.cleanest == row) {
        // Of the same watts are all purchase options of a type and region.
        const auto next = first(results, carbon, [&](std::size_t other) {
            return results.qualifies(other)
                && (results.candidate(other).type != results.candidate(row).type
                    || results.candidate(other).region != results.candidate(row).region);
        });
        out.sentences.push_back(next && !isApart(results, row, *next, carbon)
                ? Message{"answer.cleanest_like", {nameOf(results, *next)}}
                : Message{"answer.also_cleanest", {}});
    }
    // The trade worth making stands at the knee of the front; its end may ask many times the money for a little more.
    // What may emit as much is no trade.
    for (const auto &trade : {out.knee, out.cleanest}) {
        if (!trade || *trade == row || !results.value(row, carbon))
            continue;
        const double less = 1 - *results.value(*trade, carbon) / *results.value(row, carbon);
        const double times = *results.value(*trade, cost) / *results.value(row, cost);
        if (!(less >= 0.005) || !std::isfinite(times) || !isApart(results, *trade, row, carbon))
            continue;
        Message said{"answer.trade", {nameOf(results, *trade), less, times - 1}};
        if (times >= 2) {
            said.id = "answer.trade_times";
            said.args.back() = times;
        }
        if (!isApart(results, *trade, row, cost))
            said.id += "_like";
        out.sentences.push_back(std::move(said));
        break;
    }
    if (isFleet(kind))
        return;
    // A difference that the figures shown would not show is not worth a sentence, and none that may not be there.
    const auto hours = results.value(row, Metric::hours);
    const auto faster = [&](const std::optional<std::size_t> &other) {
        return other && *other != row && hours && *results.value(*other, Metric::hours) < 0.99 * *hours
            && isApart(results, *other, row, Metric::hours);
    };
    const auto excluded = firstExcluded(results, Metric::hours);
    if (faster(out.fastest))
        out.sentences.push_back(
            {"answer.fastest", {nameOf(results, *out.fastest), *results.value(*out.fastest, Metric::hours), *hours}});
    if (faster(excluded)
        && (!out.fastest || *results.value(*excluded, Metric::hours) < *results.value(*out.fastest, Metric::hours)))
        out.sentences.push_back({"answer.faster_excluded",
            {nameOf(results, *excluded), *results.value(*excluded, Metric::hours), exclusionText(results, *excluded)}});
}

// What a year of the service saves against what it is compared with; nothing where the two cannot be told apart, and
// against what is out of the question only where the person named it.
std::optional<Message> savedSentence(const Results &results, const Answer &answer)
{
    const Scenario &scenario = results.scenario();
    const bool named = !scenario.typeFilter.empty() || answer.compared != answer.runnerUp;
    if (!isFleet(scenario.kind) || !answer.compared
        || (!named && outOfTheQuestion(results, answer, *answer.compared, costMetric(scenario.kind))))
        return std::nullopt;
    const auto less = [&](Metric metric) -> std::optional<double> {
        const auto own = results.value(*answer.cheapest, metric), other = results.value(*answer.compared, metric);
        return own && other ? std::optional(usdPerYear(*other - *own)) : std::nullopt;
    };
    const auto usd = less(Metric::usdPerHour), kg = less(Metric::kgco2eTotal);
    if (!usd || *usd <= 0)
        return std::nullopt;
    const std::string name = nameOf(results, *answer.compared);
    if (!kg)
        return Message{"answer.saved_money", {name, *usd, kMoney}};
    if (!isApart(results, *answer.cheapest, *answer.compared, Metric::kgco2eTotal))
        return Message{"answer.saved_like", {name, *usd, kMoney}};
    return Message{*kg >= 0 ? "answer.saved" : "answer.saved_more_carbon", {name, *usd, kMoney, std::abs(*kg) / 1000}};
}

// Whether the throughputs of those that the answer sets beside each other were measured alike.
void unlikeSentence(const Results &results, std::size_t row, Answer &out)
{
    std::vector<std::size_t> beside{row};
    for (const auto &other : {out.compared, out.secondBest, estimated(results, row) ? out.bestMeasured : std::nullopt})
        if (other)
            beside.push_back(*other);
    if (auto unlike = unlikeSourcesSentence(results, beside))
        out.sentences.push_back(std::move(*unlike));
}

void leadingSentences(const Results &results, Answer &out)
{
    const WorkloadKind kind = results.scenario().kind;
    const Metric cost = costMetric(kind);
    const std::size_t row = *out.cheapest;
    Message lead{"answer." + form(kind), subject(results, row)};
    bool apart = true;
    if (out.compared) {
        apart = !overlap(intervalOf(results, row, cost), intervalOf(results, *out.compared, cost))
            || !(results.range(row, cost) || results.range(*out.compared, cost));
        const double saving = 1 - *results.value(row, cost) / *results.value(*out.compared, cost);
        lead.id += !apart ? "_like" : saving >= 0 ? "_below" : "_above";
        lead.args.emplace_back(std::abs(saving));
        lead.args.emplace_back(nameOf(results, *out.compared));
    }
    out.sentences.push_back(std::move(lead));
    evidenceSentences(results, row, out);
    unlikeSentence(results, row, out);
    superlatives(results, out);
    if (apart)
        if (auto saved = savedSentence(results, out))
            out.sentences.push_back(std::move(*saved));
    if (auto tie = sameCostSentence(results, row))
        out.sentences.push_back(std::move(*tie));
    const auto &deadline = results.scenario().training.deadlineH;
    if (kind == WorkloadKind::training && deadline)
        if (const auto hours = results.value(row, Metric::hours))
            out.sentences.push_back({"answer.meets_deadline", {nameOf(results, row), *hours, *deadline}});
    liabilitySentences(results, row, out);
    spotSentences(results, row, out);
    ageSentences(results, row, out);
    if (!out.overlapping.empty())
        out.sentences.push_back({out.overlapping.size() == 1 ? "answer.overlaps_one" : "answer.overlaps",
            {nameOf(results, out.overlapping.front()), out.overlapping.size()}});
    if (out.front.size() > 1)
        out.sentences.push_back({"answer.front", {out.front.size()}});
    if (const CarbonBasis basis = results.scenario().energy.carbonBasis; !isLocationBased(basis))
        out.sentences.push_back({basis == CarbonBasis::market ? "answer.basis_market" : "answer.basis_marginal", {}});
}

// Where nothing qualifies: the one cause that keeps most candidates out, those first that nothing else keeps out, and
// the nearest of them. Every exclusion and every status has its sentence, which ends with the step that helps.
void noneSentence(const Results &results, Answer &out)
{
    const Scenario &s = results.scenario();
    const std::string model = modelName(results);
    if (out.excluded.any > 0) {
        std::array<std::size_t, kExclusionCount> alone{};
        for (std::size_t row = 0; row < results.size(); ++row)
            if (results.standing(row) == Standing::excluded)
                for (const ExclusionInfo &each : exclusions())
                    alone[static_cast<std::size_t>(each.exclusion)]
                        += results.exclusions(row).only(each.exclusion) ? 1U : 0U;
        const bool single = std::any_of(alone.begin(), alone.end(), [](std::size_t n) { return n > 0; });
        const auto &counts = single ? alone : out.excluded.rows;
        const ExclusionInfo &cause
            = exclusions()[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
        out.cause = cause.exclusion;
        const Metric nearest = cause.exclusion == Exclusion::deadline ? Metric::hours : costMetric(s.kind);
        const auto row = first(results, nearest, [&](std::size_t i) {
            return results.standing(i) == Standing::excluded
                && (single ? results.exclusions(i).only(cause.exclusion) : results.exclusions(i).has(cause.exclusion));
        });
        Message said{std::string("answer.none_") + cause.id, {out.excluded.by(cause.exclusion), model}};
        if (row) {
            said.args.emplace_back(nameOf(results, *row));
            if (cause.exclusion == Exclusion::deadline)
                said.args.insert(said.args.end(), {*results.value(*row, Metric::hours), *s.training.deadlineH});
            else if (cause.exclusion == Exclusion::wideEstimate)
                said.args.insert(said.args.end(),
                    {results.throughputFactor(results.candidate(*row).type).value_or(1.0), s.maxEstimateFactor});
            else if (cause.exclusion == Exclusion::budget) {
                if (isFleet(s.kind))
                    said.id += "_month";
                said.args.insert(said.args.end(),
                    {isFleet(s.kind) ? usdPerMonth(*results.value(*row, Metric::usdPerHour))
                                     : *results.value(*row, Metric::usdTotal),
                        *s.budgetUsd});
            } else if (const auto date = results.priceDate(*row); date && cause.exclusion == Exclusion::priceAge)
                said.args.emplace_back(*date);
        }
        out.sentences.push_back(std::move(said));
        return;
    }
    std::array<std::size_t, kRowStatusCount> statuses{};
    bool rated = false, priced = false; // candidates with a throughput, and with a price too
    for (std::size_t row = 0; row < results.size(); ++row) {
        ++statuses[static_cast<std::size_t>(results.status(row))];
        if (!results.lacks(row, Missing::throughput)) {
            rated = true;
            priced = priced || results.status(row) != RowStatus::noPrice;
        }
    }
    // No price is the cause only where nothing has one, or nothing that could do the work: elsewhere it concerns other
    // places and types.
    std::size_t &unpriced = statuses[static_cast<std::size_t>(RowStatus::noPrice)];
    const Date oldest = oldestPrice(results.snapshot());
    if (unpriced == results.size() || (rated && !priced)) {
        out.sentences.push_back(results.asOf() < oldest ? Message{"answer.none_before_prices", {results.asOf(), oldest}}
                                                        : Message{"answer.none_no_price", {results.asOf(), model}});
        return;
    }
    unpriced = 0;
    if (results.size() > 0 && results.lacks(0, Missing::demand)) {
        out.sentences.push_back({"answer.none_demand", {}});
        return;
    }
    const auto status = static_cast<RowStatus>(std::max_element(statuses.begin(), statuses.end()) - statuses.begin());
    out.sentences.push_back({"answer.none_" + std::string(rowStatusId(status)), {results.asOf(), model}});
}

} // namespace

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
        if (results.exclusions(row).has(each.exclusion))
            reasons.append(reasons.empty() ? "" : ", ").append(each.id);
    return reasons;
}

std::vector<Message> excludedSentences(const Results &results, const Answer &answer)
{
    const Excluded &excluded = answer.excluded;
    std::vector<Message> sentences;
    for (const ExclusionInfo &each : exclusions())
        if (const std::size_t count = excluded.by(each.exclusion); count > 0)
            sentences.push_back({std::string("answer.excluded_") + each.id, {count}});
    if (!excluded.cheapest)
        return sentences;
    const Metric cost = costMetric(results.scenario().kind);
    if (!results.value(*excluded.cheapest, cost))
        return sentences;
    const double usd = *results.value(*excluded.cheapest, cost);
    Message named{"answer.excluded_cheapest", {nameOf(results, *excluded.cheapest), usd, kMoney}};
    const auto best = answer.cheapest ? results.value(*answer.cheapest, cost) : std::nullopt;
    if (best && usd < *best) {
        const bool apart = isApart(results, *excluded.cheapest, *answer.cheapest, cost);
        named.id = apart ? "answer.excluded_cheapest_below" : "answer.excluded_cheapest_like";
        named.args.emplace_back(1 - usd / *best);
    }
    sentences.push_back(std::move(named));
    return sentences;
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

std::optional<Message> currencySentence(const Results &results, const Answer &answer)
{
    const Currency &currency = results.scenario().currency;
    const auto first = answer.cheapest ? answer.cheapest : answer.excluded.cheapest;
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

std::string wordsOf(const Results &results, Metric metric)
{
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
    const Range own = intervalOf(results, *out.cheapest, cost);
    for (std::size_t row = 0; row < results.size(); ++row)
        if (row != *out.cheapest && eligible(row) && results.value(row, cost)
            && overlap(own, intervalOf(results, row, cost)))
            out.overlapping.push_back(row);
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
        today.sentences.push_back({!apart ? "answer.today_like"
                : *today.savingNow < 0    ? "answer.today_dearer"
                                          : "answer.today_saving",
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
