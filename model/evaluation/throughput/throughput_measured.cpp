// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/evaluation/throughput/throughput_parts.h"
#include "model/prediction/training_rows.h"

#include <algorithm>
#include <cmath>
#include <map>

// What measured rows give for a type: scaled to its accelerators and nodes, between the points of a curve, of a twin.
namespace wattfare {

// Rows of LLM serving that agree in all but the load are one system under more and more of it. Rows that do not say how
// many requests were in flight stand alone.
void ThroughputResolver::gatherCurves()
{
    m_curvesOfType.resize(m_snapshot.types.size());
    m_curvesOfAccelerator.resize(m_snapshot.accelerators.size());
    const auto gather = [&](const RowsOf &rowsOf, std::vector<std::vector<Curve>> &curvesOf) {
        for (std::size_t subject = 0; subject < rowsOf.size(); ++subject) {
            std::map<std::string, std::pair<double, std::vector<OperatingPoint>>> systems;
            for (const Row &row : rowsOf[subject]) {
                const Benchmark &b = m_snapshot.benchmarks[row.benchmark];
                const auto load = inFlight(b);
                if (!load)
                    continue;
                std::string key = std::to_string(b.source) + '\t' + std::to_string(b.type) + '\t'
                    + shortestText(b.acceleratorCount) + '\t' + b.software.text() + '\t' + b.softwareVersion.text()
                    + '\t' + b.precision.text() + '\t' + orEmpty(b.tensorParallel) + '\t' + b.parallelism.text() + '\t'
                    + std::string(figureClassId(b.cls));
                auto &[count, points] = systems[std::move(key)];
                count = b.acceleratorCount;
                points.push_back(pointOf(row.benchmark, *load));
            }
            for (auto &[key, system] : systems)
                curvesOf[subject].push_back({system.first, ServingCurve(std::move(system.second))});
        }
    };
    gather(m_byType, m_curvesOfType);
    gather(m_byAccelerator, m_curvesOfAccelerator);
}

double ThroughputResolver::efficiency(TypeIndex index, double nodes, bool &assumed, bool &known) const
{
    const TrainingJob &job = m_scenario.training;
    const InstanceType &type = m_snapshot.types[index];
    const FigureTable &figures = m_snapshot.figures;
    const FigureIndex fast = figures.ofComponent("training-cluster", "ring_share_fast_link"),
                      across = figures.ofComponent("training-cluster", "ring_share_across_nodes");
    ScalingEfficiency model;
    assumed = job.scaling == ScalingModel::measured;
    switch (job.scaling) {
    case ScalingModel::measured:
        if (fast == kNone || across == kNone) {
            known = false;
            return 1.0;
        }
        model = defaultScaling({type.interconnect, nodes, type.fastLink.value_or(false)}, type.acceleratorCount,
            {figures.value(fast), figures.value(across)})
                    .model;
        break;
    case ScalingModel::constant: model = {EfficiencyShape::constant, job.scalingParameter, {}}; break;
    case ScalingModel::ring: model = {EfficiencyShape::ring, job.scalingParameter, {}}; break;
    case ScalingModel::amdahl: model = {EfficiencyShape::amdahl, job.scalingParameter, {}}; break;
    case ScalingModel::table: model = {EfficiencyShape::table, 1.0, job.scalingTable}; break;
    }
    const auto eta = scalingEfficiency(model, nodes);
    known = eta.has_value();
    return eta.value_or(1.0);
}

// eta(n) / eta(n_b): 1 on the measured number of nodes whatever the model says, since measurement includes it.
void ThroughputResolver::applyEfficiency(TypeIndex type, ThroughputPlan &plan) const
{
    if (plan.nodes == plan.measuredNodes)
        return;
    bool assumed = false, knownHere = false, knownThere = false;
    const double here = efficiency(type, plan.nodes, assumed, knownHere);
    const double there = efficiency(type, plan.measuredNodes, assumed, knownThere);
    // A constant efficiency is what the nodes lose against the measurement's, not a ratio of two equal numbers.
    const bool constant = m_scenario.training.scaling == ScalingModel::constant;
    plan.efficiencyRatio = constant && plan.measuredNodes == 1 ? here : here / there;
    plan.efficiencyAssumed = assumed;
    if (!knownHere || !knownThere) {
        plan.status = RowStatus::outOfRange;
        plan.reason = {"throughput.outside_scaling_table", {plan.nodes, plan.measuredNodes}};
    }
}

// Why a rate of several accelerators is not carried over to several nodes of this type: exchange that ran inside a node
// of the measured system would cross the network here, or each accelerator has less network than there. How much that
// costs is not known for the pair, so no factor is made up: an efficiency below 1 that the person gives lifts the bar,
// and is then taken in full against the measured rate. Empty: nothing bars.
Message ThroughputResolver::networkBar(TypeIndex type, const Benchmark &b) const
{
    if (!isTraining(m_scenario) || m_scenario.training.nodes <= 1)
        return {};
    const InstanceType &t = m_snapshot.types[type];
    if (t.acceleratorCount < b.acceleratorCount / std::max(1.0, b.nodes) * (1 - 1e-9))
        return {"throughput.smaller_node", {t.name, b.id}};
    if (b.type == kNone || !t.networkGbps || !m_snapshot.types[b.type].networkGbps)
        return {};
    const InstanceType &measured = m_snapshot.types[b.type];
    if (measured.acceleratorCount > 0
        && *t.networkGbps / t.acceleratorCount < *measured.networkGbps / measured.acceleratorCount * (1 - 1e-9))
        return {"throughput.lower_network",
            {t.name, b.id, *t.networkGbps / t.acceleratorCount, *measured.networkGbps / measured.acceleratorCount}};
    return {};
}

// What the wanted lengths of a request make of a measured rate and of its times, by the formula at the same load: 1
// where the lengths are the same, the formula does not know the row, or the rate is the person's.
ThroughputResolver::LengthFactors ThroughputResolver::lengthFactors(const Benchmark &b) const
{
    const LlmServing &llm = m_scenario.llm;
    const auto &predictions = m_snapshot.predictions;
    if ((b.inputTokens == llm.inputTokens && b.outputTokens == llm.outputTokens) || b.cls == FigureClass::user
        || !predictions || !predictions->serving())
        return {};
    const auto row = servingRowOf(m_snapshot, b);
    if (!row)
        return {};
    const ServingEfficiency efficiency = predictions->serving()->efficiency(row->architecture, row->software);
    ServingLoad wanted = row->load;
    wanted.inputTokens = llm.inputTokens;
    wanted.outputTokens = llm.outputTokens;
    const auto there = servingRate(row->shape, row->device, row->load, efficiency);
    wanted.groupSize = there ? std::optional(there->groupSize) : wanted.groupSize;
    const auto here = servingRate(row->shape, row->device, wanted, efficiency);
    if (!there || !here)
        return {};
    return {here->tokensPerSecond / there->tokensPerSecond, here->ttftSeconds / there->ttftSeconds,
        here->tpotSeconds / there->tpotSeconds};
}

ThroughputResolver::LengthFactors ThroughputResolver::lengthFactorsOf(BenchmarkIndex index) const
{
    const auto found = m_lengthFactors.find(index);
    return found == m_lengthFactors.end() ? LengthFactors() : found->second;
}

OperatingPoint ThroughputResolver::pointOf(BenchmarkIndex index, double load) const
{
    const Benchmark &b = m_snapshot.benchmarks[index];
    const LengthFactors f = lengthFactorsOf(index);
    const auto times
        = [](std::optional<double> ms, double factor) { return ms ? std::optional(*ms * factor) : std::nullopt; };
    return {load, *b.throughput * f.rate, times(b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms, f.ttft),
        times(b.tpotP50Ms ? b.tpotP50Ms : b.tpotP99Ms, f.tpot), index, kNone};
}

// What a benchmark gives for a type: of that type, or of its accelerator and scaled by count.
std::optional<ThroughputPlan> ThroughputResolver::fromBenchmark(
    TypeIndex type, BenchmarkIndex index, Message *why) const
{
    const Benchmark &b = m_snapshot.benchmarks[index];
    const InstanceType &t = m_snapshot.types[type];
    const double measuredNodes = std::max(1.0, b.nodes);
    std::optional<double> given; // efficiency of the person's on a network that the measurement does not speak for
    ThroughputPlan plan;
    plan.benchmark = index;
    plan.measured = *b.throughput;
    plan.cls = b.cls;
    if (isLlm(m_scenario)) {
        if (const auto load = inFlight(b))
            plan.point = pointOf(index, *load);
        plan.lengthFactor = lengthFactorsOf(index).rate;
        if (plan.lengthFactor != 1)
            plan.cls = weaker(plan.cls, FigureClass::derived);
    }
    plan.status = RowStatus::ok;
    plan.nodes = isTraining(m_scenario) ? m_scenario.training.nodes : 1;
    if (b.type == type) {
        plan.measuredNodes = measuredNodes;
        plan.rule = plan.nodes == measuredNodes ? ThroughputRule::exactType : ThroughputRule::otherNodeCount;
        if (plan.rule == ThroughputRule::otherNodeCount)
            plan.cls = weaker(plan.cls, FigureClass::estimate);
        plan.reason = plan.rule == ThroughputRule::exactType
            ? Message{"throughput.exact_type", {b.id}}
            : Message{"throughput.other_node_count", {b.id, measuredNodes, plan.nodes}};
    } else {
        if (t.accelerator == kNone || b.accelerator != t.accelerator || !(b.acceleratorCount > 0)
            || !(t.acceleratorCount > 0))
            return std::nullopt;
        if (t.acceleratorCount < 1) { // whole devices alone (rule 2): neither rate nor latency of a slice follows
            if (why)
                *why = {"throughput.slice_of_accelerator", {t.name, m_snapshot.accelerators[t.accelerator].name}};
            return std::nullopt;
        }
        if (isTraining(m_scenario) && t.acceleratorCount * plan.nodes > b.acceleratorCount * (1 + 1e-9))
            return std::nullopt;
        if (Message bar = networkBar(type, b); !bar.id.empty()) {
            bool assumed = true, known = false;
            given = efficiency(type, plan.nodes, assumed, known);
            if (assumed || !known || !(*given < 1)) {
                if (why)
                    *why = std::move(bar);
                return std::nullopt;
            }
        }
        plan.rule = ThroughputRule::sameAccelerator;
        plan.carried = true;
        plan.cls = weaker(plan.cls, FigureClass::estimate);
        if (isTraining(m_scenario)) {
            plan.measuredNodes
                = b.acceleratorCount / t.acceleratorCount; // nodes of this type with as many accelerators
        } else {
            plan.acceleratorRatio = t.acceleratorCount / b.acceleratorCount;
        }
        plan.reason = {"throughput.same_accelerator", {b.id, b.acceleratorCount, t.acceleratorCount * plan.nodes}};
    }
    if (isTraining(m_scenario))
        applyEfficiency(type, plan);
    if (given) {
        plan.efficiencyRatio = *given;
        plan.efficiencyAssumed = false;
    }
    const auto parameters = m_snapshot.models[b.model].parametersMillion;
    if (isTraining(m_scenario) && m_scenario.training.trainableMillion && parameters) {
        plan.adapterSpeedup = adapterSpeedup(*m_scenario.training.trainableMillion / *parameters);
        plan.cls = weaker(plan.cls, FigureClass::estimate);
    }
    return plan;
}

// A rate that the user gave first, then the closest number of nodes, the higher rate, the newer row. The number of
// nodes or accelerators goes before the rate, by rule 2 in training: X(n) eta(n_b) / eta(n) of a far count rests on a
// model of scaling more than on the measurement, and the highest rate would pick whatever that model flatters most.
bool ThroughputResolver::better(const ThroughputPlan &a, const ThroughputPlan &b) const
{
    const auto own
        = [&](const ThroughputPlan &p) { return m_snapshot.benchmarks[p.benchmark].cls == FigureClass::user; };
    if (own(a) != own(b))
        return own(a);
    const auto distance = [](const ThroughputPlan &p) { return std::abs(std::log(p.measuredNodes / p.nodes)); };
    if (isTraining(m_scenario) && std::abs(distance(a) - distance(b)) > 1e-9)
        return distance(a) < distance(b);
    // Copies of a smaller system side by side rest on no more than a larger one does.
    const bool copies = isLlm(m_scenario);
    const auto stretch = [&](const ThroughputPlan &p) {
        const double ratio = std::log(p.acceleratorRatio);
        return copies ? std::max(0.0, -ratio) : std::abs(ratio);
    };
    if (std::abs(stretch(a) - stretch(b)) > 1e-9)
        return stretch(a) < stretch(b);
    if (a.rate() != b.rate())
        return a.rate() > b.rate();
    const Benchmark &x = m_snapshot.benchmarks[a.benchmark];
    const Benchmark &y = m_snapshot.benchmarks[b.benchmark];
    return x.date != y.date ? x.date > y.date : x.id < y.id;
}

// A rate goes over to another number of accelerators where each of them holds the whole model: then they do not work on
// one request together.
bool ThroughputResolver::carries(TypeIndex type, const ThroughputPlan &plan, Message *why) const
{
    if (isTraining(m_scenario) || std::abs(plan.acceleratorRatio - 1) < 1e-9)
        return true;
    const MemoryCheck check = memoryCheck(m_scenario, m_snapshot, type, plan.rule, plan.benchmark);
    if (check.verdict == MemoryVerdict::fits || (check.verdict == MemoryVerdict::unknown && !isLlm(m_scenario)))
        return true;
    if (why)
        *why = {"throughput.shared_by_accelerators",
            {m_snapshot.models[m_model].name, m_snapshot.benchmarks[plan.benchmark].id}};
    return false;
}

ThroughputPlan ThroughputResolver::best(
    TypeIndex type, const std::vector<Row> &rows, Latency latency, bool exact, Message *why) const
{
    ThroughputPlan chosen;
    for (const Row &row : rows) {
        const Benchmark &b = m_snapshot.benchmarks[row.benchmark];
        if (row.latency != latency || (b.type == type) != exact || (isLlm(m_scenario) && inFlight(b)))
            continue;
        auto plan = fromBenchmark(type, row.benchmark, why);
        if (plan && (!chosen.usable() || better(*plan, chosen)) && carries(type, *plan, why))
            chosen = *std::move(plan);
    }
    return chosen;
}

// The point of a curve that the limits pick, as it is for the type.
ThroughputPlan ThroughputResolver::bestOfCurves(TypeIndex type, Latency latency, bool exact, Message *why) const
{
    const InstanceType &t = m_snapshot.types[type];
    const LlmServing &llm = m_scenario.llm;
    ThroughputPlan chosen;
    if (!exact && t.accelerator == kNone)
        return chosen;
    for (const Curve &curve : exact ? m_curvesOfType[type] : m_curvesOfAccelerator[t.accelerator]) {
        if (curve.points.points().empty()
            || (m_snapshot.benchmarks[curve.points.points().front().benchmark].type == type) != exact)
            continue;
        const double ratio = exact || !(curve.count > 0) ? 1.0 : t.acceleratorCount / curve.count;
        ServingLimits limits{llm.ttftLimitMs, llm.tpotLimitMs, std::nullopt};
        if (llm.batch)
            limits.concurrency = *llm.batch / ratio;
        else if (!(curve.points.mostInFlight() > 1)) // one request at a time is not what the instance carries
            continue;
        const auto picked = curve.points.best(limits);
        if (!picked || picked->verdict != latency)
            continue;
        const OperatingPoint &point = picked->point;
        auto plan = fromBenchmark(type, point.benchmark, why);
        if (!plan)
            continue;
        plan->measured = point.perSecond / plan->lengthFactor;
        plan->point = point;
        plan->openEnd = picked->openEnd && m_snapshot.benchmarks[point.benchmark].cls != FigureClass::user;
        if (point.above != kNone) {
            plan->cls = weaker(plan->cls, FigureClass::derived);
            if (exact)
                plan->reason = plan->betweenLoads(m_snapshot);
        }
        if ((!chosen.usable() || better(*plan, chosen)) && carries(type, *plan, why))
            chosen = *std::move(plan);
    }
    return chosen;
}

ThroughputPlan ThroughputResolver::measuredPlan(TypeIndex type, Latency latency, bool exact, Message *why) const
{
    static const std::vector<Row> nothing;
    const AcceleratorIndex accelerator = m_snapshot.types[type].accelerator;
    const std::vector<Row> &rows = exact ? m_byType[type]
        : accelerator == kNone           ? nothing
                                         : m_byAccelerator[accelerator];
    ThroughputPlan chosen = best(type, rows, latency, exact, why);
    if (isLlm(m_scenario)) {
        ThroughputPlan point = bestOfCurves(type, latency, exact, why);
        if (point.usable() && (!chosen.usable() || better(point, chosen)))
            chosen = std::move(point);
    }
    return chosen;
}

ThroughputPlan ThroughputResolver::twinPlan(TypeIndex type) const
{
    ThroughputPlan plan;
    if (m_twinsOfType.empty())
        return plan;
    plan = best(type, m_twinsOfType[type], Latency::met, true);
    if (const AcceleratorIndex a = m_snapshot.types[type].accelerator; !plan.usable() && a != kNone)
        plan = best(type, m_twinsOfAccelerator[a], Latency::met, false);
    if (!plan.usable())
        return plan;
    const Benchmark &b = m_snapshot.benchmarks[plan.benchmark];
    plan.rule = ThroughputRule::twin;
    plan.cls = weaker(plan.cls, FigureClass::estimate);
    plan.twinWithin = kTwinWithin;
    plan.reason = {"throughput.twin", {m_snapshot.models[b.model].name, b.id}};
    return plan;
}

} // namespace wattfare
