// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"
#include "model/catalog/staleness.h"
#include "model/economics/purchase.h"
#include "model/evaluation/answer_parts.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/liability.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/evaluation/unlike_sources.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

// What the answer says.
namespace wattfare {

namespace answering {

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

namespace {

std::string modelName(const Results &results)
{
    const ModelIndex model = results.snapshot().model(results.scenario().model);
    return model == kNone ? results.scenario().model : results.snapshot().models[model].name;
}

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

// What the levers that are on change, or why one changes nothing here.
void leverSentences(const Results &results, std::size_t row, Answer &out)
{
    for (const LeverInfo &info : kLevers) {
        if (!isOn(results.scenario(), info.lever))
            continue;
        LeverStanding standing = results.lever(row, info.lever);
        const std::string name = "lever.name." + std::string(info.id);
        out.sentences.push_back(
            {standing.state == LeverState::available ? "answer.lever_on" : "answer.lever_without_effect", {name}});
        out.sentences.push_back(std::move(standing.reason));
    }
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
// deadline, and what was recorded on such accelerators, whoever's rate is taken (rules 7 and 18). `wide`: the cost at
// many interruptions is farther off than the widest estimate that may answer.
std::vector<Message> spotSentences(const Results &results, std::size_t row, bool &wide)
{
    std::vector<Message> out;
    const Scenario &scenario = results.scenario();
    const Candidate &c = results.candidate(row);
    if (!partsOf(scenario.purchase[c.option]).spot)
        return out;
    if (scenario.hazardPerHour || scenario.interruptionPerMonth)
        out.push_back(scenario.hazardPerHour
                ? Message{"answer.spot_own_rate", {*scenario.hazardPerHour}}
                : Message{"answer.spot_own_chance", {100 * *scenario.interruptionPerMonth}});
    const auto risk = spotRisk(results, row);
    if (!risk)
        return out;
    const Metric cost = costMetric(scenario.kind);
    const auto value
        = [](const SpotCase &each, Metric metric) { return each.values[static_cast<std::size_t>(metric)]; };
    const bool run = !isFleet(scenario.kind);
    const auto low = value(risk->low, cost), high = value(risk->high, cost);
    const auto quick = value(risk->low, Metric::hours), slow = value(risk->high, Metric::hours);
    if (const auto usd = results.value(row, cost); usd && low)
        wide = !high || *high > scenario.maxEstimateFactor * *usd;
    if (low && !high)
        out.push_back({"answer.spot_risk_endless", {risk->high.hazardPerHour}});
    else if (low && high && *high < 1.005 * *low && (!quick || !slow || *slow < 1.005 * *quick))
        out.push_back({"answer.spot_risk_little", {}}); // both ends would read alike
    else if (run && low && high && quick && slow)
        out.push_back({"answer.spot_risk_run", {*quick, *slow, *low, *high, kMoney}});
    else if (low && high)
        out.push_back({"answer.spot_risk_fleet", {*low, *high, kMoney, perMillionId(scenario, results.snapshot())}});
    if (risk->deadlineChance) {
        Message chance{"answer.spot_chance", {*risk->deadlineChance, *scenario.training.deadlineH}};
        if (const auto &within = risk->deadlineChances; within && within->high - within->low >= 0.0005) {
            chance.id += "_range";
            chance.args.insert(chance.args.end(), {within->low, within->high});
        }
        out.push_back(std::move(chance));
    }
    if (!risk->recorded || risk->recorded->hazardPerHour <= risk->high.hazardPerHour)
        return out;
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
    out.push_back(std::move(warning));
    return out;
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

// A rate of the same type that was measured on another number of nodes.
std::optional<Message> scaledSentence(const Results &results, std::size_t row)
{
    const BenchmarkIndex index = results.benchmark(row);
    const TypeIndex type = results.candidate(row).type;
    if (index == kNone || results.snapshot().benchmarks[index].type != type)
        return std::nullopt;
    const ThroughputPlan plan = results.source().throughput().plan(type);
    if (!plan.usable() || plan.ranged() || plan.nodes == plan.measuredNodes)
        return std::nullopt;
    Message said{"answer.class_scaled",
        {std::llround(plan.measuredNodes), results.snapshot().types[type].name, std::llround(plan.nodes)}};
    if (plan.efficiencyRatio != 1.0) {
        said.id = "answer.class_scaled_less";
        said.args.push_back(plan.efficiencyRatio);
    }
    return said;
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
        out.sentences.push_back(factor > 1
                ? Message{"answer.class_estimate_within", {factor}}
                : scaledSentence(results, row).value_or(Message{"answer.class_estimate", {}}));
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
    const RequestWait &wait = results.requestWait(row);
    const auto &limit = results.scenario().llm.ttftLimitMs;
    if (results.scenario().kind == WorkloadKind::llmServing && limit && wait.ttftHighMs && *wait.ttftHighMs > *limit)
        out.sentences.push_back(
            {"answer.first_token_unsure", {*wait.ttftMs, *wait.ttftLowMs, *wait.ttftHighMs, *limit}});
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
        // Where all are equal, as by contract, none is the cleanest.
        if (!next || *results.value(*next, carbon) != *results.value(row, carbon))
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

// Whether the person named what the answer is compared with: as the baseline, or among a few types.
bool chosen(const Results &results, const Answer &answer)
{
    return !results.scenario().typeFilter.empty() || answer.compared != answer.runnerUp;
}

// Why `other` is beside the answer though nobody asked: as the cheapest of its kind of hardware, or on its accelerator.
std::string whatItIs(const Results &results, std::size_t row, std::size_t other)
{
    const Snapshot &s = results.snapshot();
    const InstanceType &type = s.types[results.candidate(other).type];
    if (type.kind == s.types[results.candidate(row).type].kind && type.accelerator != kNone)
        return s.accelerators[type.accelerator].name;
    return std::string("value.").append(instanceKindId(type.kind));
}

// Which others may cost as little; nothing where the lead has named the only one.
std::optional<Message> overlapSentence(const Results &results, const Answer &answer, bool apart)
{
    const auto &others = answer.overlapping;
    if (others.empty() || (!apart && others.size() == 1 && others.front() == answer.compared))
        return std::nullopt;
    const std::string name = nameOf(results, others.front());
    // Ranges may overlap where the figures lie far apart: the sentence alone would sound like a draw.
    const double usd = *results.value(others.front(), costMetric(results.scenario().kind));
    if (others.size() == 1)
        return Message{"answer.overlaps_one", {name, usd, kMoney}};
    return Message{"answer.overlaps", {name, others.size() - 1, usd, kMoney}};
}

// What a year of the service saves against what it is compared with; nothing where the two cannot be told apart, and
// against what is out of the question only where the person named it.
std::optional<Message> savedSentence(const Results &results, const Answer &answer)
{
    const Scenario &scenario = results.scenario();
    if (!isFleet(scenario.kind) || !answer.compared
        || (!chosen(results, answer) && outOfTheQuestion(results, answer, *answer.compared, costMetric(scenario.kind))))
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

// "It uses 0.339 kWh (0.246 to 0.566) and emits ...", with what it is compared with.
std::optional<Message> energySentence(const Results &results, const Answer &answer)
{
    const WorkloadKind kind = results.scenario().kind;
    const std::array metrics{energyMetric(kind), carbonMetric(kind)};
    std::vector<Argument> args;
    const auto add = [&](std::size_t row) {
        for (const Metric metric : metrics) {
            const auto value = results.value(row, metric);
            if (!value)
                return false;
            const auto range = results.range(row, metric);
            args.emplace_back(Spread{*value, range ? range->low : *value, range ? range->high : *value});
        }
        return true;
    };
    if (!add(*answer.cheapest))
        return std::nullopt;
    std::string id = isFleet(kind) ? "answer.energy_per_million" : "answer.energy_of_run";
    if (isFleet(kind))
        args.emplace_back(perMillionId(results.scenario(), results.snapshot()));
    const std::vector<Argument> alone = args;
    if (answer.compared) {
        args.emplace_back(nameOf(results, *answer.compared));
        if (add(*answer.compared))
            return Message{std::move(id), std::move(args)};
    }
    return Message{id + "_alone", alone};
}

// What a market-based figure of 0 is: a contract, not the grid of the place.
void basisSentences(const Results &results, std::size_t row, Answer &out)
{
    const CarbonBasis basis = results.scenario().energy.carbonBasis;
    if (isLocationBased(basis))
        return;
    out.sentences.push_back({basis == CarbonBasis::market ? "answer.basis_market" : "answer.basis_marginal", {}});
    if (basis != CarbonBasis::market || results.value(row, carbonMetric(results.scenario().kind)).value_or(1.0) > 0)
        return;
    const Snapshot &s = results.snapshot();
    const RegionIndex region = results.candidate(row).region;
    const FigureIndex figure
        = s.figures.preferred(SubjectKind::region, region, s.figures.quantity("market_based_g_kwh"));
    Message said{"answer.market_zero", {s.regions[region].code}};
    if (figure != kNone) {
        if (const FigureRow found = s.figures.row(figure); found.year.value_or(0) > 0) {
            said.id += "_year";
            said.args.emplace_back(*found.year);
        }
    }
    out.sentences.push_back(std::move(said));
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

} // namespace

void leadingSentences(const Results &results, Answer &out)
{
    const WorkloadKind kind = results.scenario().kind;
    const Metric cost = costMetric(kind);
    const std::size_t row = *out.cheapest;
    Message lead{"answer." + form(kind), subject(results, row)};
    bool apart = true;
    if (out.compared) {
        apart = isApart(results, row, *out.compared, cost);
        const double saving = 1 - *results.value(row, cost) / *results.value(*out.compared, cost);
        lead.id += !apart ? "_like" : saving >= 0 ? "_below" : "_above";
        lead.args.emplace_back(std::abs(saving));
        lead.args.emplace_back(nameOf(results, *out.compared));
        if (!chosen(results, out)) {
            lead.id += "_kind";
            lead.args.emplace_back(whatItIs(results, row, *out.compared));
        }
    }
    out.sentences.push_back(std::move(lead));
    bool wide = false;
    std::vector<Message> spot = spotSentences(results, row, wide);
    const auto sayRisk = [&] {
        out.sentences.insert(
            out.sentences.end(), std::make_move_iterator(spot.begin()), std::make_move_iterator(spot.end()));
    };
    if (wide) {
        const auto range = std::find_if(
            spot.begin(), spot.end(), [](const Message &each) { return each.id.starts_with("answer.spot_risk_"); });
        out.leading += static_cast<std::size_t>(range - spot.begin()) + 1;
        sayRisk();
    }
    leverSentences(results, row, out);
    if (auto overlaps = overlapSentence(results, out, apart))
        out.sentences.push_back(*std::move(overlaps));
    evidenceSentences(results, row, out);
    unlikeSentence(results, row, out);
    if (auto energy = energySentence(results, out))
        out.sentences.push_back(*std::move(energy));
    superlatives(results, out);
    if (apart)
        if (auto saved = savedSentence(results, out))
            out.sentences.push_back(std::move(*saved));
    if (auto tie = sameCostSentence(results, row))
        out.sentences.push_back(std::move(*tie));
    const auto &deadline = results.scenario().training.deadlineH;
    if (kind == WorkloadKind::training && deadline)
        if (const auto hours = results.value(row, Metric::hours))
            out.sentences.push_back(withinDeadline(
                "answer.meets_deadline", {nameOf(results, row)}, *hours, *deadline, results.range(row, Metric::hours)));
    liabilitySentences(results, row, out);
    if (!wide)
        sayRisk();
    ageSentences(results, row, out);
    if (out.front.size() > 1)
        out.sentences.push_back({"answer.front", {out.front.size()}});
    basisSentences(results, row, out);
}

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
            if (cause.exclusion == Exclusion::deadline) {
                said.args.insert(said.args.end(), {*results.value(*row, Metric::hours), *s.training.deadlineH});
                if (const auto chance = chanceMissed(results, *row)) {
                    said.id += "_chance";
                    said.args.insert(said.args.end(), chance->args.begin(), chance->args.end());
                }
            } else if (cause.exclusion == Exclusion::wideEstimate)
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

} // namespace answering

namespace {

// Purchase options that have no row where others have one: not sold there, or not observed.
std::vector<Message> unpricedSentences(const Results &results, bool wholly)
{
    std::vector<Message> out;
    const auto &options = results.scenario().purchase;
    if (options.size() < 2) // no other has rows
        return out;
    std::vector<std::size_t> priced(options.size(), 0);
    std::size_t offers = 0; // types in regions that have any price
    for (std::size_t row = 0; row < results.size(); ++row) {
        if (results.lacks(row, Missing::price))
            continue;
        const Candidate &c = results.candidate(row);
        ++priced[c.option];
        if (row == 0 || results.candidate(row - 1).type != c.type || results.candidate(row - 1).region != c.region)
            ++offers;
    }
    for (std::size_t i = 0; i < options.size(); ++i)
        if (priced[i] < offers && (!wholly || priced[i] == 0))
            out.push_back({"answer.option_unpriced", {options[i].id(), offers - priced[i], offers}});
    return out;
}

} // namespace

std::vector<Message> unpricedOptions(const Results &results) { return unpricedSentences(results, true); }

std::vector<Message> excludedSentences(const Results &results, const Answer &answer)
{
    const Excluded &excluded = answer.excluded;
    std::vector<Message> sentences;
    std::size_t reasons = 0;
    for (const ExclusionInfo &each : exclusions())
        if (const std::size_t count = excluded.by(each.exclusion); count > 0) {
            sentences.push_back({std::string("answer.excluded_") + each.id, {count}});
            reasons += count;
        }
    if (reasons > excluded.any)
        sentences.push_back({"answer.excluded_together", {excluded.any}});
    std::ranges::move(unpricedSentences(results, false), std::back_inserter(sentences));
    if (!excluded.cheapest)
        return sentences;
    const Metric cost = costMetric(results.scenario().kind);
    if (!results.value(*excluded.cheapest, cost))
        return sentences;
    const double usd = *results.value(*excluded.cheapest, cost);
    Message named{"answer.excluded_cheapest", {answering::nameOf(results, *excluded.cheapest), usd, answering::kMoney}};
    const auto best = answer.cheapest ? results.value(*answer.cheapest, cost) : std::nullopt;
    if (best && usd < *best) {
        const bool apart = answering::isApart(results, *excluded.cheapest, *answer.cheapest, cost);
        named.id = apart ? "answer.excluded_cheapest_below" : "answer.excluded_cheapest_like";
        named.args.emplace_back(1 - usd / *best);
    }
    sentences.push_back(std::move(named));
    return sentences;
}

std::optional<Message> currencySentence(const Scenario &scenario)
{
    const Currency &currency = scenario.currency;
    if (currency.code == "USD")
        return std::nullopt;
    return Message{
        "answer.currency", {currency.code, currency.perUsd, currency.date ? Argument(*currency.date) : Argument("")}};
}

} // namespace wattfare
