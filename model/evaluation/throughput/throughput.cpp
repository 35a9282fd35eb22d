// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"

#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/throughput_parts.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>

namespace wattfare {

namespace {

// A formula that says less than this times the rate at the end of a measured curve says nothing new.
constexpr double kOpenEndGain = 1.1;

} // namespace

ThroughputResolver::ThroughputResolver(const Scenario &scenario, const Snapshot &snapshot)
    : m_scenario(scenario)
    , m_snapshot(snapshot)
    , m_model(snapshot.model(scenario.model))
    , m_byType(snapshot.types.size())
    , m_byAccelerator(snapshot.accelerators.size())
{
    if (scenario.kind == WorkloadKind::hpc || m_model == kNone)
        return;
    chooseUnit();
    if (snapshot.predictions)
        m_contradictions = snapshot.predictions->contradictions(snapshot, m_model);
    chooseLength();
    for (const BenchmarkIndex i : snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = snapshot.benchmarks[i];
        if (whyNot(b).id.empty()) {
            place({i, latencyOf(b)}, m_byType, m_byAccelerator);
            if (isLlm(scenario))
                m_lengthFactors.emplace(i, lengthFactors(b));
        }
    }
    if (isLlm(scenario)) {
        // The first two may have to fit a model first.
        const std::array<std::function<void()>, 4> jobs{[&] { gatherSingleRequests(); },
            [&] {
                if (snapshot.predictions)
                    snapshot.predictions->prepareFirstTokens(snapshot);
            },
            [&] { gatherAnchors(); }, [&] { gatherCurves(); }};
        parallelFor(jobs.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                jobs[i]();
        });
    } else if (!isTraining(scenario)) {
        gatherTwins();
    }
    prepareLevers();
}

void ThroughputResolver::place(Row row, RowsOf &byType, RowsOf &byAccelerator) const
{
    const Benchmark &b = m_snapshot.benchmarks[row.benchmark];
    if (b.type != kNone)
        byType[b.type].push_back(row);
    if (b.accelerator != kNone && b.acceleratorCount > 0 && (isTraining(m_scenario) || b.nodes <= 1))
        byAccelerator[b.accelerator].push_back(row);
}

ThroughputPlan ThroughputResolver::pinned(TypeIndex type, BenchmarkIndex index) const
{
    ThroughputPlan none;
    none.reason = {"throughput.pinned_unusable", {m_scenario.pinnedBenchmarks.at(m_snapshot.types[type].name)}};
    if (index == kNone)
        return none;
    const Benchmark &b = m_snapshot.benchmarks[index];
    if (b.model != m_model || b.training != isTraining(m_scenario) || !b.throughput || !(*b.throughput > 0))
        return none;
    auto plan = fromBenchmark(type, index);
    if (!plan)
        return none;
    if (plan->status == RowStatus::ok)
        plan->reason = {"throughput.pinned", {b.id}};
    plan->rule = ThroughputRule::pinned;
    const Latency latency = latencyOf(b);
    if (latency != Latency::met)
        plan->status = latency == Latency::unknown ? RowStatus::latencyUnknown : RowStatus::latencyMissed;
    return *plan;
}

// How far a benchmark's rate may be off: the range that a derivation leaves, and how far measurements lie apart that
// agree in all that is published of them. A rate that the person gave stands as it is.
void ThroughputResolver::addSpread(ThroughputPlan &plan) const
{
    if (plan.benchmark == kNone || m_snapshot.benchmarks[plan.benchmark].cls == FigureClass::user
        || plan.rule == ThroughputRule::timeToTrain || (plan.point && plan.point->above != kNone))
        return;
    const Benchmark &b = m_snapshot.benchmarks[plan.benchmark];
    if (b.type == kNone)
        return;
    plan.low = plan.high = plan.measured;
    const auto include = [&](double low, double high) {
        plan.low = std::min(plan.low, low);
        plan.high = std::max(plan.high, high);
    };
    if (b.cls == FigureClass::derived)
        for (const ExperimentFact &fact : m_snapshot.experiments)
            if (fact.value == b.throughput && fact.low && fact.high && fact.source == b.source && fact.unit == b.unit
                && fact.instanceType == m_snapshot.types[b.type].name)
                include(*fact.low, *fact.high);
    const auto conditions = [](const Benchmark &x) {
        return std::tie(x.cls, x.scenario, x.precision, x.framework, x.softwareVersion, x.parallelism, x.batchSize,
            x.concurrency, x.tensorParallel, x.sequenceLength, x.inputTokens, x.outputTokens, x.nodes,
            x.acceleratorCount, x.accelerator, x.hostCpu);
    };
    for (const Row &row : m_byType[b.type])
        if (const Benchmark &other = m_snapshot.benchmarks[row.benchmark]; conditions(other) == conditions(b)) {
            include(*other.throughput, *other.throughput);
            ++plan.repeats;
        }
}

// A rate that was measured on other hardware, or predicted from it, says nothing about whether the model fits here. The
// person's own rate stands.
ThroughputPlan ThroughputResolver::plan(TypeIndex type) const
{
    ThroughputPlan chosen = choose(type);
    addSpread(chosen);
    const bool carriedOver = chosen.rule == ThroughputRule::sameAccelerator
        || chosen.rule == ThroughputRule::otherNodeCount || chosen.rule == ThroughputRule::twin
        || chosen.rule == ThroughputRule::pinned || chosen.fitted;
    MemoryCheck check;
    if (carriedOver)
        check = memoryCheck(m_scenario, m_snapshot, type, chosen.rule, chosen.benchmark);
    if (check.verdict != MemoryVerdict::doesNotFit) {
        addLevers(type, chosen);
        return chosen;
    }
    ThroughputPlan none;
    none.status = RowStatus::doesNotFit;
    none.reason = std::move(check.reason);
    return none;
}

ThroughputPlan ThroughputResolver::choose(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    if (m_scenario.kind == WorkloadKind::hpc)
        return peakPlan(type);
    if (const auto own = m_scenario.ownThroughput.find(t.name); own != m_scenario.ownThroughput.end()) {
        ThroughputPlan plan;
        plan.rule = ThroughputRule::own;
        plan.cls = FigureClass::user;
        plan.status = RowStatus::ok;
        plan.measured = own->second;
        plan.reason = {"throughput.own", {}};
        if (isTraining(m_scenario)) {
            plan.nodes = m_scenario.training.nodes;
            applyEfficiency(type, plan);
            if (plan.efficiencyAssumed && plan.nodes > 1) // their rate, but a default says how the nodes share the work
                plan.cls = FigureClass::estimate;
        }
        return plan;
    }
    if (const auto pin = m_scenario.pinnedBenchmarks.find(t.name); pin != m_scenario.pinnedBenchmarks.end())
        return pinned(type, m_snapshot.benchmark(pin->second));
    if (m_model == kNone) {
        ThroughputPlan none;
        none.reason = {"throughput.no_model", {m_scenario.model}};
        return none;
    }
    if (isLlm(m_scenario) && !generatesText(m_snapshot.models[m_model])) {
        ThroughputPlan none;
        none.reason = {"throughput.no_text", {m_snapshot.models[m_model].name}};
        return none;
    }

    if (isTraining(m_scenario) && m_scenario.training.toQualityTarget)
        return timeToTrainPlan(type);

    Message barred;
    ThroughputPlan measured = measuredPlan(type, Latency::met, true);
    const bool exact = measured.usable();
    if (!exact || isLlm(m_scenario)) {
        ThroughputPlan carried = measuredPlan(type, Latency::met, false, &barred);
        // Beside a measurement of the whole instance, copies of a smaller system count where they serve more for sure.
        if (carried.usable()
            && (!exact
                || (carried.acceleratorRatio > 1 && m_snapshot.benchmarks[measured.benchmark].cls != FigureClass::user
                    && carried.rate() * (1 - kCarriedWithin) > measured.rate())))
            measured = std::move(carried);
    }
    if (measured.usable() && !measured.openEnd)
        return measured;
    if (!measured.usable())
        if (auto twin = twinPlan(type); twin.usable())
            return twin;
    ThroughputPlan fitted = isLlm(m_scenario) ? t.accelerator == kNone ? oneRequestPlan(type) : servingPlan(type)
        : isTraining(m_scenario) ? ThroughputPlan()
                                              : inferencePlan(type);
    if (measured.usable()) { // more in flight than anybody measured may serve more: the formula then says how much
        const bool more = fitted.serving && fitted.status == RowStatus::ok
            && fitted.serving->tokensPerSecond() > measured.rate() * kOpenEndGain;
        return more ? fitted : measured;
    }
    if (fitted.usable() && fitted.status == RowStatus::ok)
        return fitted;
    for (const Latency latency : {Latency::unknown, Latency::missed}) {
        ThroughputPlan chosen = measuredPlan(type, latency, true);
        if (!chosen.usable())
            chosen = measuredPlan(type, latency, false);
        if (chosen.usable()) {
            chosen.status = latency == Latency::unknown ? RowStatus::latencyUnknown : RowStatus::latencyMissed;
            chosen.reason = {latency == Latency::unknown ? "throughput.latency_unknown" : "throughput.latency_missed",
                {m_snapshot.benchmarks[chosen.benchmark].id}};
            return chosen;
        }
    }
    if (fitted.usable())
        return fitted;
    // Of a processor whose model nobody measured, what is said below says more.
    const bool unheard = t.accelerator == kNone && fitted.reason.id == "throughput.no_rows_of_model";
    if (barred.id.empty() && !fitted.reason.id.empty() && !unheard)
        return fitted;
    ThroughputPlan none;
    if (!barred.id.empty())
        none.reason = barred;
    else if (t.accelerator == kNone)
        none.reason = {"throughput.none_on_cpu", {m_snapshot.models[m_model].name, t.name}};
    else if (!m_byAccelerator[t.accelerator].empty())
        none.reason = {"throughput.more_accelerators", {t.name}};
    else
        none.reason = {"throughput.none_on_accelerator",
            {m_snapshot.models[m_model].name, m_snapshot.accelerators[t.accelerator].name, t.name}};
    return none;
}

namespace {

// What a run that could count lacks beside the chosen one, in the order of better().
Message passedOver(const ThroughputPlan &chosen, const ThroughputPlan &run)
{
    const auto farther = [](double a, double b) { return std::abs(std::log(a)) > std::abs(std::log(b)) + 1e-9; };
    if (farther(run.measuredNodes / run.nodes, chosen.measuredNodes / chosen.nodes))
        return {"throughput.farther_nodes", {}};
    if (farther(run.acceleratorRatio, chosen.acceleratorRatio))
        return {"throughput.farther_accelerators", {}};
    if (run.rate() < chosen.rate())
        return {"throughput.slower", {}};
    return run.rate() > chosen.rate() ? Message{"throughput.other_load", {}} : Message{"throughput.no_newer", {}};
}

} // namespace

ThroughputListing ThroughputResolver::list(TypeIndex type) const
{
    ThroughputListing listing;
    listing.chosen = plan(type);
    const InstanceType &t = m_snapshot.types[type];
    if (m_model == kNone || m_scenario.kind == WorkloadKind::hpc)
        return listing;
    for (const BenchmarkIndex index : m_snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = m_snapshot.benchmarks[index];
        const bool exact = b.type == type;
        if (!exact && (t.accelerator == kNone || b.accelerator != t.accelerator))
            continue;
        if (b.training != isTraining(m_scenario))
            continue;
        ThroughputRow row;
        row.benchmark = index;
        row.exactType = exact;
        row.cls = b.cls;
        row.reason = whyNot(b);
        row.chosen = listing.chosen.usable() && listing.chosen.benchmark == index;
        ThroughputPlan planned;
        if (b.throughput && *b.throughput > 0) {
            Message why;
            if (const auto plan = fromBenchmark(type, index, &why); plan && carries(type, *plan, &why)) {
                planned = *plan;
                row.perSecond = throughputOf<double>(*plan, m_snapshot, type);
                row.cls = plan->cls;
            } else if (row.reason.id.empty()) {
                row.reason = why.id.empty() ? Message{"throughput.more_accelerators", {t.name}} : why;
            }
        }
        if (row.reason.id.empty()) {
            const Latency latency = latencyOf(b);
            if (latency == Latency::unknown)
                row.reason = {"throughput.latency_unknown", {b.id}};
            else if (latency == Latency::missed)
                row.reason = {"throughput.latency_missed", {b.id}};
        }
        row.eligible = row.reason.id.empty();
        if (row.chosen)
            row.reason = listing.chosen.reason;
        else if (row.eligible)
            row.reason = listing.chosen.rule == ThroughputRule::pinned ? Message{"throughput.not_pinned", {}}
                : listing.chosen.rule == ThroughputRule::own || listing.chosen.cls == FigureClass::user
                ? Message{"throughput.own_instead", {}}
                : !exact && listing.chosen.rule != ThroughputRule::sameAccelerator
                ? Message{"throughput.exact_type_exists", {}}
                : passedOver(listing.chosen, planned);
        listing.rows.push_back(std::move(row));
    }
    std::stable_sort(listing.rows.begin(), listing.rows.end(), [](const ThroughputRow &a, const ThroughputRow &b) {
        if (a.chosen != b.chosen)
            return a.chosen;
        if (a.eligible != b.eligible)
            return a.eligible;
        if (a.exactType != b.exactType)
            return a.exactType;
        return a.perSecond.value_or(0) > b.perSecond.value_or(0);
    });
    for (const ThroughputRow &row : listing.rows) {
        if (!(row.eligible || row.chosen) || !row.perSecond)
            continue;
        if (!listing.spread)
            listing.spread = Range{*row.perSecond, *row.perSecond};
        listing.spread->low = std::min(listing.spread->low, *row.perSecond);
        listing.spread->high = std::max(listing.spread->high, *row.perSecond);
    }
    return listing;
}

ThroughputListing listThroughput(const Scenario &scenario, const Snapshot &snapshot, TypeIndex type)
{
    return ThroughputResolver(scenario, snapshot).list(type);
}

} // namespace wattfare
