// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"

#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/prediction/number_format.h"
#include "model/support/decimal.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace wattfare {

namespace {

// Requests of nearly the same length count as the same: published means of generated tokens vary by a few per cent.
constexpr double kTokenTolerance = 0.20;

std::string orEmpty(std::optional<double> value) { return value ? shortestText(*value) : std::string(); }

std::string lower(std::string_view s)
{
    std::string out(s);
    for (char &c : out)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return out;
}

bool precisionAllowed(const std::vector<std::string> &allowed, const std::string &precision)
{
    if (allowed.empty())
        return true;
    const std::string found = lower(precision);
    return std::any_of(allowed.begin(), allowed.end(),
        [&](const std::string &p) { return found.find(lower(p)) != std::string::npos; });
}

bool isTraining(const Scenario &s) { return s.kind == WorkloadKind::training; }
bool isLlm(const Scenario &s) { return s.kind == WorkloadKind::llmServing; }

const std::vector<std::string> &precisionsOf(const Scenario &s)
{
    return isTraining(s) ? s.training.precisions : isLlm(s) ? s.llm.precisions : s.inference.precisions;
}

// Requests in flight on the whole system; nullopt where the publication does not say.
std::optional<double> inFlight(const Benchmark &b)
{
    const auto load = b.concurrency ? b.concurrency : b.batchSize;
    return load && *load > 0 ? load : std::nullopt;
}

bool areTwins(const MlModel &a, const MlModel &b)
{
    constexpr std::string_view kEncoder = "nlp-encoder";
    return a.task == kEncoder && b.task == kEncoder && a.layers && a.hiddenSize && a.ffnSize && a.layers == b.layers
        && a.hiddenSize == b.hiddenSize && a.ffnSize == b.ffnSize && a.attentionHeads == b.attentionHeads;
}

bool contains(const std::string &text, std::string_view word) { return lower(text).find(word) != std::string::npos; }

bool near(std::optional<double> found, double wanted)
{
    return found && std::abs(*found - wanted) <= kTokenTolerance * wanted;
}

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
    chooseLength();
    for (const BenchmarkIndex i : snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = snapshot.benchmarks[i];
        if (whyNot(b).id.empty())
            place({i, latencyOf(b)}, m_byType, m_byAccelerator);
    }
    if (isLlm(scenario)) {
        gatherCurves();
        gatherAnchors();
        gatherSingleRequests();
    } else if (!isTraining(scenario)) {
        gatherTwins();
        gatherFittedRates();
    }
}

void ThroughputResolver::place(Row row, RowsOf &byType, RowsOf &byAccelerator) const
{
    const Benchmark &b = m_snapshot.benchmarks[row.benchmark];
    if (b.type != kNone)
        byType[b.type].push_back(row);
    if (b.accelerator != kNone && b.acceleratorCount > 0 && (isTraining(m_scenario) || b.nodes <= 1))
        byAccelerator[b.accelerator].push_back(row);
}

void ThroughputResolver::chooseUnit()
{
    if (isTraining(m_scenario))
        m_unit = trainingRateUnit(m_snapshot, m_model);
}

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
                    + shortestText(b.acceleratorCount) + '\t' + b.software + '\t' + b.precision + '\t'
                    + orEmpty(b.tensorParallel) + '\t' + b.parallelism + '\t' + std::string(figureClassId(b.cls));
                auto &[count, points] = systems[std::move(key)];
                count = b.acceleratorCount;
                points.push_back({*load, *b.throughput, b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms,
                    b.tpotP50Ms ? b.tpotP50Ms : b.tpotP99Ms, row.benchmark, kNone});
            }
            for (auto &[key, system] : systems)
                curvesOf[subject].push_back({system.first, ServingCurve(std::move(system.second))});
        }
    };
    gather(m_byType, m_curvesOfType);
    gather(m_byAccelerator, m_curvesOfAccelerator);
}

// Networks of the same dimensions take the same time, whatever their weights: encoders of the same layers and widths.
void ThroughputResolver::gatherTwins()
{
    m_twinsOfType.resize(m_snapshot.types.size());
    m_twinsOfAccelerator.resize(m_snapshot.accelerators.size());
    for (ModelIndex other = 0; other < m_snapshot.models.size(); ++other) {
        if (other == m_model || !areTwins(m_snapshot.models[m_model], m_snapshot.models[other]))
            continue;
        for (const BenchmarkIndex i : m_snapshot.benchmarksOf(other)) {
            const Benchmark &b = m_snapshot.benchmarks[i];
            // A rate that was solved from a publication, or a person's of another model, proves nothing of this one.
            if (b.cls != FigureClass::user && b.cls != FigureClass::derived && whyNot(b).id.empty())
                place({i, latencyOf(b)}, m_twinsOfType, m_twinsOfAccelerator);
        }
    }
}

// Without a length from the person: the model's typical one where it was measured, else the one of most rows.
void ThroughputResolver::chooseLength()
{
    if (isLlm(m_scenario))
        return;
    const auto &given
        = isTraining(m_scenario) ? m_scenario.training.sequenceLength : m_scenario.inference.sequenceLength;
    if (given) {
        m_length = given;
        return;
    }
    std::map<std::optional<double>, std::size_t> counts;
    const auto countRows = [&](ModelIndex model) {
        for (const BenchmarkIndex i : m_snapshot.benchmarksOf(model)) {
            const Benchmark &b = m_snapshot.benchmarks[i];
            const Message why = whyNot(b);
            if (why.id.empty() || why.id.starts_with("throughput.other_length"))
                ++counts[b.sequenceLength];
        }
    };
    countRows(m_model);
    if (counts.empty()) // nobody measured it: the lengths of its twins
        for (ModelIndex other = 0; other < m_snapshot.models.size(); ++other)
            if (areTwins(m_snapshot.models[m_model], m_snapshot.models[other]))
                countRows(other);
    const auto &typical = m_snapshot.models[m_model].typicalSequenceLength;
    if (typical && counts.contains(typical)) {
        m_length = typical;
        return;
    }
    std::size_t most = 0;
    for (const auto &[length, count] : counts)
        if (count > most) {
            most = count;
            m_length = length;
        }
}

bool ThroughputResolver::lengthFits(const Benchmark &b) const
{
    if (isLlm(m_scenario))
        return near(b.inputTokens, m_scenario.llm.inputTokens) && near(b.outputTokens, m_scenario.llm.outputTokens);
    return b.sequenceLength == m_length;
}

Message ThroughputResolver::whyNot(const Benchmark &b) const
{
    if (b.training != isTraining(m_scenario))
        return {"throughput.other_workload", {}};
    if (!b.throughput || !std::isfinite(*b.throughput) || *b.throughput <= 0)
        return {"throughput.no_rate", {}};
    const bool unitFits = isTraining(m_scenario) ? b.unit == m_unit
        : isLlm(m_scenario)                      ? b.unit == "tokens/s"
                                                 : b.unit == "inferences/s" || b.unit == "images/s";
    if (!unitFits)
        return {"throughput.other_unit", {b.unit}};
    if (b.rate != (isLlm(m_scenario) ? RateBasis::outputTokens : RateBasis::processed))
        return {"throughput.other_basis", {b.basis}};
    if (b.status != "current" && !b.status.empty())
        return {"throughput.status", {b.status}};
    if (isLlm(m_scenario) && b.scenario == "single-stream") // what one request gets is not what the instance carries
        return {"throughput.one_at_a_time", {}};
    if (!isTraining(m_scenario) && b.nodes > 1)
        return {"throughput.several_nodes", {b.nodes}};
    if (!b.wholeInstance)
        return {"throughput.part_of_instance", {}};
    if (b.type != kNone) {
        const InstanceType &type = m_snapshot.types[b.type];
        if (type.accelerator != kNone && b.accelerator == kNone)
            return {"throughput.cpu_only_run", {}};
        if (type.accelerator != kNone && b.acceleratorCount > 0
            && b.acceleratorCount / std::max(1.0, b.nodes) < type.acceleratorCount * (1 - 1e-9))
            return {"throughput.part_of_instance", {b.acceleratorCount}};
    }
    if (!precisionFits(b))
        return {"throughput.other_precision", {b.precision}};
    if (isLlm(m_scenario)) {
        if (!softwareFits(b.software))
            return {"throughput.other_software", {b.framework}};
        if (contains(b.locator, "speculative") || contains(b.notes, "speculative"))
            return {"throughput.speculative", {}};
        if (m_scenario.llm.batch && !inFlight(b))
            return {"throughput.load_unknown", {}};
    }
    if (!lengthFits(b)) {
        const LlmServing &llm = m_scenario.llm;
        if (!isLlm(m_scenario))
            return !b.sequenceLength ? Message{"throughput.other_length_unknown", {}}
                : m_length           ? Message{"throughput.other_length", {*b.sequenceLength, *m_length}}
                                     : Message{"throughput.other_length_own", {*b.sequenceLength}};
        if (b.inputTokens && b.outputTokens)
            return {
                "throughput.other_length_both", {*b.inputTokens, *b.outputTokens, llm.inputTokens, llm.outputTokens}};
        if (b.inputTokens)
            return {"throughput.other_length_input", {*b.inputTokens, llm.inputTokens}};
        if (b.outputTokens)
            return {"throughput.other_length_output", {*b.outputTokens, llm.outputTokens}};
        return {"throughput.other_length_unknown", {}};
    }
    return {};
}

// Without precisions from the person: weights of the wanted width.
bool ThroughputResolver::precisionFits(const Benchmark &b) const
{
    const std::vector<std::string> &allowed = precisionsOf(m_scenario);
    if (!allowed.empty() || !isLlm(m_scenario))
        return precisionAllowed(allowed, b.precision);
    auto format = parseNumberFormat(b.precision);
    if (!format && b.precision.empty()) // not stated: by the model's name, or the 16 bits that stacks serve by default
        format = parseNumberFormat(b.modelAsPublished).value_or(NumberFormat::bf16);
    return format && bytesOf(*format) == m_scenario.llm.bytesPerWeight;
}

bool ThroughputResolver::softwareFits(std::string_view software) const
{
    if (m_scenario.llm.software == ServingSoftware::any)
        return true;
    return servingSoftwareOf(software) == m_scenario.llm.software;
}

ThroughputResolver::Latency ThroughputResolver::latencyOf(const Benchmark &b) const
{
    const auto compare = [](std::optional<double> found, double limit) {
        return !found ? Latency::unknown : *found <= limit ? Latency::met : Latency::missed;
    };
    if (isTraining(m_scenario))
        return Latency::met;
    if (isLlm(m_scenario)) {
        // Published tables give medians or means of the two times; the tail is rarely known, so the median decides.
        Latency worst = Latency::met;
        if (m_scenario.llm.ttftLimitMs) {
            worst = std::max(worst, compare(b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms, *m_scenario.llm.ttftLimitMs));
            if (!inFlight(b)) // without the slots the wait for one of them is unknown
                worst = std::max(worst, Latency::unknown);
        }
        if (m_scenario.llm.tpotLimitMs)
            worst = std::max(worst, compare(b.tpotP50Ms ? b.tpotP50Ms : b.tpotP99Ms, *m_scenario.llm.tpotLimitMs));
        return worst;
    }
    if (!m_scenario.inference.latencyLimitMs)
        return Latency::met;
    if (m_scenario.inference.latencyPercentile > 0.99 + 1e-12) // a farther tail than any table publishes
        return b.latencyP99Ms && *b.latencyP99Ms > *m_scenario.inference.latencyLimitMs ? Latency::missed
                                                                                        : Latency::unknown;
    const bool median = m_scenario.inference.latencyPercentile <= 0.5 && b.latencyP50Ms;
    return compare(median ? b.latencyP50Ms : b.latencyP99Ms, *m_scenario.inference.latencyLimitMs);
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
    if (isLlm(m_scenario))
        if (const auto load = inFlight(b))
            plan.point = OperatingPoint{*load, *b.throughput, b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms,
                b.tpotP50Ms ? b.tpotP50Ms : b.tpotP99Ms, index, kNone};
    plan.cls = b.cls;
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
    const auto stretch = [](const ThroughputPlan &p) { return std::abs(std::log(p.acceleratorRatio)); };
    if (std::abs(stretch(a) - stretch(b)) > 1e-9)
        return stretch(a) < stretch(b);
    const auto rate = [](const ThroughputPlan &p) {
        return p.measured * p.acceleratorRatio * (p.nodes / p.measuredNodes) * p.efficiencyRatio;
    };
    if (rate(a) != rate(b))
        return rate(a) > rate(b);
    const Benchmark &x = m_snapshot.benchmarks[a.benchmark];
    const Benchmark &y = m_snapshot.benchmarks[b.benchmark];
    return x.date != y.date ? x.date > y.date : x.id < y.id;
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
        plan->measured = point.perSecond;
        plan->point = point;
        if (point.above != kNone) {
            plan->cls = weaker(plan->cls, FigureClass::derived);
            if (exact)
                plan->reason = {"throughput.between_points",
                    {m_snapshot.benchmarks[point.benchmark].id, m_snapshot.benchmarks[point.above].id,
                        point.concurrency}};
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

// A rate that was measured on other hardware says nothing about whether the model fits here. The person's own rate
// stands.
ThroughputPlan ThroughputResolver::plan(TypeIndex type) const
{
    ThroughputPlan chosen = choose(type);
    addSpread(chosen);
    const bool carriedOver = chosen.rule == ThroughputRule::sameAccelerator
        || chosen.rule == ThroughputRule::otherNodeCount || chosen.rule == ThroughputRule::twin
        || chosen.rule == ThroughputRule::pinned || (chosen.rule == ThroughputRule::timeToTrain && chosen.fitted);
    if (!carriedOver)
        return chosen;
    MemoryCheck check = memoryCheck(m_scenario, m_snapshot, type, chosen.rule, chosen.benchmark);
    if (check.verdict != MemoryVerdict::doesNotFit)
        return chosen;
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

    if (isTraining(m_scenario) && m_scenario.training.toQualityTarget)
        return timeToTrainPlan(type);

    Message barred;
    if (auto chosen = measuredPlan(type, Latency::met, true); chosen.usable())
        return chosen;
    if (auto chosen = measuredPlan(type, Latency::met, false, &barred); chosen.usable())
        return chosen;
    if (auto chosen = twinPlan(type); chosen.usable())
        return chosen;
    ThroughputPlan fitted = isLlm(m_scenario) ? t.accelerator == kNone ? oneRequestPlan(type) : servingPlan(type)
        : isTraining(m_scenario) ? ThroughputPlan()
                                              : inferencePlan(type);
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
    const auto rate = [](const ThroughputPlan &p) {
        return p.measured * p.acceleratorRatio * (p.nodes / p.measuredNodes) * p.efficiencyRatio;
    };
    if (rate(run) < rate(chosen))
        return {"throughput.slower", {}};
    return rate(run) > rate(chosen) ? Message{"throughput.other_load", {}} : Message{"throughput.no_newer", {}};
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
