// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/power_inputs.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/explain/derivation.h"

#include <algorithm>
#include <cmath>

// From a plan to its rate: the formulas, once for columns, ranges and explanations; and the plans without a benchmark.
namespace wattfare {

namespace {

LeafInfo benchmarkLeaf(const Snapshot &snapshot, const ThroughputPlan &plan)
{
    const Benchmark &b = snapshot.benchmarks[plan.benchmark];
    LeafInfo info;
    info.kind = LeafKind::benchmark;
    info.id = "benchmark_per_second";
    info.symbol = "x_b";
    info.unit = knownUnit(b.unit);
    info.subject = b.type != kNone ? snapshot.types[b.type].name : b.acceleratorAsPublished;
    info.cls = b.cls;
    if (b.source != kNone)
        info.sources = {snapshot.sources[b.source].id};
    info.date = b.date;
    info.locator = b.id;
    info.notes = {plan.reason};
    if (plan.hasSpread())
        info.notes.push_back(plan.repeats > 1 ? Message{"throughput.repeated", {plan.repeats, plan.low, plan.high}}
                                              : Message{"throughput.derived_within", {plan.low, plan.high}});
    return info;
}

LeafInfo carriedLeaf(const std::string &type)
{
    LeafInfo info;
    info.kind = LeafKind::constant;
    info.id = "carried_rate";
    info.symbol = "c";
    info.unit = "1";
    info.subject = type; // each host is off in its own way
    info.section = "simulation 2.1";
    info.cls = FigureClass::estimate;
    return info;
}

template <Number N>
N specification(const Snapshot &snapshot, AcceleratorIndex accelerator, double value, std::string_view id,
    std::string_view symbol, Unit unit)
{
    return leaf<N>(value, [&] {
        const Accelerator &a = snapshot.accelerators[accelerator];
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.subject = a.key;
        info.cls = FigureClass::vendor;
        for (const SourceIndex s : a.sources)
            info.sources.push_back(snapshot.sources[s].id);
        return info;
    });
}

template <Number N>
N count(double value, std::string_view id, std::string_view symbol)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = id;
        info.symbol = symbol;
        info.cls = FigureClass::vendor;
        return info;
    });
}

template <Number N>
N rooflineRate(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type)
{
    const RooflinePlan &r = *plan.roofline;
    const AcceleratorIndex accelerator = snapshot.types[type].accelerator;
    const N flops
        = specification<N>(snapshot, accelerator, r.group.flopPerSecond, "peak_flop_per_second", "F", "FLOP/s")
        * r.group.devices;
    const N bytes = specification<N>(snapshot, accelerator, r.group.bytesPerSecond, "bytes_per_second", "BW", "B/s")
        * r.group.devices;
    const auto assumed
        = [&](const Uncertain &value, FigureIndex figure, std::string_view id, std::string_view symbol, Unit unit) {
              return figure == kNone ? parameter<N>(value.value, id, symbol, unit)
                                     : figureLeaf<N>(snapshot, figure, symbol, value);
          };
    const N mfu = assumed(r.mfu, r.mfuFigure, "mfu_prefill", "MFU", "1");
    const N mbu = assumed(r.mbu, r.mbuFigure, "mbu_decode", "MBU", "1");
    const N overhead = assumed(r.stepOverheadS, r.stepOverheadFigure, "step_overhead_s", "t_0", "s");
    const N prefill = prefillSeconds(r.model, r.request.inputTokens, mfu, flops);
    const N decode = decodeStepSeconds(decodeMemorySeconds(r.model, r.request, r.batch, mbu, bytes),
        decodeComputeSeconds(r.model, r.batch, mfu, flops), overhead);
    const N perGroup = outputTokensPerSecond(r.request, r.batch, prefill, decode);
    return named({"throughput_per_second", "x", "1/s", "simulation 9"}, perGroup * r.groups);
}

} // namespace

LlmEfficiency efficiencyOf(const RooflinePlan &roofline)
{
    LlmEfficiency efficiency;
    efficiency.mfuPrefill = roofline.mfu.value;
    efficiency.mbuDecode = roofline.mbu.value;
    efficiency.stepOverheadSeconds = roofline.stepOverheadS.value;
    efficiency.device = roofline.device;
    return efficiency;
}

template <Number N>
N throughputOf(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type)
{
    const Label label{"throughput_per_second", plan.nodes > 1 ? "X" : "x", "1/s", "simulation 2.1"};
    switch (plan.rule) {
    case ThroughputRule::roofline: return rooflineRate<N>(plan, snapshot, type);
    case ThroughputRule::peak: {
        const AcceleratorIndex accelerator = snapshot.types[type].accelerator;
        const N each = specification<N>(snapshot, accelerator, plan.measured, "fp64_flop_per_second", "F_64", "FLOP/s");
        return named({"throughput_per_second", "X", "FLOP/s", "simulation 3"},
            each * count<N>(plan.acceleratorRatio, "accelerators", "N") * parameter<N>(plan.nodes, "nodes", "n", "")
                * parameter<N>(plan.efficiencyRatio, "efficiency", "eta", "", FigureClass::assumption));
    }
    case ThroughputRule::own: {
        const N own = parameter<N>(plan.measured, "own_throughput", "x", "1/s");
        if (plan.nodes <= 1 && plan.efficiencyRatio == 1)
            return named(label, own);
        return clusterThroughput(parameter<N>(plan.nodes, "nodes", "n", ""), own,
            parameter<N>(plan.efficiencyRatio, "scaling_efficiency", "eta", "",
                plan.efficiencyAssumed ? FigureClass::assumption : FigureClass::user));
    }
    default: break;
    }
    N measured = leaf<N>(plan.hasSpread() ? Uncertain(plan.measured, plan.low, plan.high) : Uncertain(plan.measured),
        [&] { return benchmarkLeaf(snapshot, plan); });
    if (plan.carried)
        measured = measured * leaf<N>(Uncertain(1, 1 - kCarriedWithin, 1 + kCarriedWithin), [&] {
            return carriedLeaf(snapshot.types[type].name);
        });
    // The benchmark keeps its own class; what carries its rate to other hardware or another number of nodes is the
    // estimate.
    const FigureClass source = snapshot.benchmarks[plan.benchmark].cls;
    const bool carried = weakerResult(plan.cls, plan.cls) != weakerResult(source, source);
    if (plan.nodes != plan.measuredNodes || plan.efficiencyRatio != 1)
        return clusterThroughputFromMeasured(measured, plan.measuredNodes, plan.nodes,
            parameter<N>(plan.efficiencyRatio, "efficiency_ratio", "eta(n)/eta(n_b)", "",
                plan.efficiencyAssumed ? FigureClass::assumption
                    : carried          ? FigureClass::estimate
                                       : FigureClass::user));
    if (carried || plan.acceleratorRatio != 1)
        return named(label,
            measured
                * parameter<N>(
                    plan.acceleratorRatio, "accelerator_ratio", "N/N_b", "", carried ? plan.cls : FigureClass::user));
    return named(label, measured);
}

template double throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);
template Uncertain throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);
template Traced throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);

ThroughputPlan ThroughputResolver::peakPlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    ThroughputPlan plan;
    plan.nodes = m_scenario.hpc.nodes;
    plan.measuredNodes = plan.nodes;
    if (t.accelerator == kNone || !m_snapshot.accelerators[t.accelerator].fp64 || !(t.acceleratorCount > 0)) {
        plan.reason = {"throughput.no_fp64", {t.name}};
        return plan;
    }
    const double tflops = *m_snapshot.accelerators[t.accelerator].fp64;
    if (!(tflops > 0)) {
        plan.reason = {"throughput.no_fp64", {t.name}};
        return plan;
    }
    plan.rule = ThroughputRule::peak;
    plan.cls = FigureClass::estimate; // the efficiency is an assumption of the person, and that counts as an estimate
    plan.status = RowStatus::ok;
    plan.measured = tflops * 1e12;
    plan.acceleratorRatio = t.acceleratorCount;
    plan.efficiencyRatio = m_scenario.hpc.efficiency;
    plan.reason = {"throughput.peak", {t.name}};
    return plan;
}

ThroughputPlan ThroughputResolver::rooflinePlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    const MlModel &card = m_snapshot.models[m_model];
    const LlmServing &llm = m_scenario.llm;
    ThroughputPlan plan;
    if (t.accelerator == kNone || t.acceleratorCount < 1) {
        plan.reason = {"throughput.roofline_needs_accelerator", {t.name}};
        return plan;
    }
    if (!card.parametersMillion || !card.layers || !card.hiddenSize || !card.kvHeads || !card.headDim) {
        plan.reason = {"throughput.roofline_needs_model_card", {card.name}};
        return plan;
    }
    const Accelerator &a = m_snapshot.accelerators[t.accelerator];
    RooflinePlan r;
    // The peak of the width of the weights; wider where the narrow one does not exist.
    const struct {
        const char *name;
        std::optional<double> rate;
    } ladder[] = {{"fp8", llm.bytesPerWeight <= 1 ? a.fp8 : std::nullopt},
        {"int8", llm.bytesPerWeight <= 1 ? a.int8 : std::nullopt},
        {"bf16", llm.bytesPerWeight <= 2 ? a.bf16 : std::nullopt},
        {"fp16", llm.bytesPerWeight <= 2 ? a.fp16 : std::nullopt}, {"fp32", a.fp32}};
    for (const auto &step : ladder)
        if (step.rate && *step.rate > 0) {
            r.group.flopPerSecond = *step.rate * 1e12;
            r.precision = step.name;
            break;
        }
    const auto memoryGib = t.acceleratorMemoryGibEach ? t.acceleratorMemoryGibEach : a.memoryGib;
    if (!(r.group.flopPerSecond > 0) || !a.memoryBandwidthGbs || !(*a.memoryBandwidthGbs > 0) || !memoryGib) {
        plan.reason = {"throughput.roofline_needs_specification", {a.name}};
        return plan;
    }
    r.group.bytesPerSecond = *a.memoryBandwidthGbs * 1e9;
    r.group.memoryBytes = *memoryGib * 1073741824.0;
    r.model.parameters = *card.parametersMillion * 1e6;
    r.model.layers = *card.layers;
    r.model.hidden = *card.hiddenSize;
    r.model.kvHeads = *card.kvHeads;
    r.model.headSize = *card.headDim;
    r.model.bytesPerWeight = llm.bytesPerWeight;
    r.model.bytesPerKv = llm.bytesPerKv;
    if (card.activeParametersMillion && *card.activeParametersMillion < *card.parametersMillion) {
        // Without the number of experts the weights that a step reads are unknown: all of them would be several times
        // too many.
        if (!card.experts || !card.expertsPerToken || !(*card.expertsPerToken <= *card.experts)) {
            plan.reason = {"throughput.roofline_needs_experts", {card.name}};
            return plan;
        }
        r.model.activeParameters = *card.activeParametersMillion * 1e6;
        r.model.experts = card.experts;
        r.model.expertsPerToken = card.expertsPerToken;
    }
    r.request = {llm.inputTokens, llm.outputTokens};
    // A number that the person left alone is the catalogue's, with its range and source.
    const LlmServing defaults;
    const auto choose
        = [&](double given, double untouched, std::string_view quantity, Uncertain &value, FigureIndex &figure) {
              figure = given == untouched ? m_snapshot.figures.ofComponent("llm-serving", quantity) : kNone;
              value = figure == kNone ? Uncertain(given) : boundsOf(m_snapshot.figures.row(figure));
          };
    choose(llm.mfuPrefill, defaults.mfuPrefill, "mfu_prefill", r.mfu, r.mfuFigure);
    choose(llm.mbuDecode, defaults.mbuDecode, "mbu_decode", r.mbu, r.mbuFigure);
    choose(llm.stepOverheadMs / 1000, defaults.stepOverheadMs / 1000, "step_overhead_s", r.stepOverheadS,
        r.stepOverheadFigure);
    r.device = deviceMemory(m_snapshot);

    const LlmEfficiency efficiency = efficiencyOf(r);
    const auto devices = llmSmallestGroup(r.model, r.group, r.request, efficiency, t.acceleratorCount);
    if (!devices) {
        plan.status = devices.error().status == Status::noCapacity ? RowStatus::doesNotFit : RowStatus::outOfRange;
        plan.reason = {plan.status == RowStatus::doesNotFit ? "throughput.does_not_fit" : "throughput.roofline_failed",
            {card.name, t.name, devices.error().field}};
        return plan;
    }
    r.group.devices = *devices;
    r.groups = std::floor(t.acceleratorCount / *devices + 1e-9);
    LlmLimits limits;
    if (llm.ttftLimitMs)
        limits.ttftSeconds = *llm.ttftLimitMs / 1000;
    if (llm.tpotLimitMs)
        limits.tpotSeconds = *llm.tpotLimitMs / 1000;
    const auto point = llm.batch
        ? llmAtBatch(r.model, r.group, r.request, efficiency, static_cast<std::uint64_t>(*llm.batch))
        : llmLargestBatch(r.model, r.group, r.request, efficiency, limits);
    const bool late = point
        && ((limits.ttftSeconds && point->ttftSeconds > *limits.ttftSeconds)
            || (limits.tpotSeconds && point->tpotSeconds > *limits.tpotSeconds));
    if (!point || late) {
        const Status status = point ? Status::unreachable : point.error().status;
        plan.status = status == Status::noCapacity ? RowStatus::doesNotFit
            : status == Status::unreachable        ? RowStatus::latencyMissed
                                                   : RowStatus::outOfRange;
        plan.reason = {plan.status == RowStatus::doesNotFit ? "throughput.does_not_fit"
                : plan.status == RowStatus::latencyMissed   ? "throughput.roofline_too_slow"
                                                            : "throughput.roofline_failed",
            {card.name, t.name, point ? std::string() : point.error().field}};
        return plan;
    }
    r.batch = static_cast<double>(point->batch);
    plan.rule = ThroughputRule::roofline;
    plan.cls = FigureClass::estimate;
    plan.status = RowStatus::ok;
    plan.reason = {"throughput.roofline", {r.precision, point->batch}};
    plan.roofline = r;
    return plan;
}

} // namespace wattfare
