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
    info.subject = b.type != kNone ? snapshot.types[b.type].name : b.acceleratorAsPublished.text();
    info.cls = b.cls;
    if (b.source != kNone)
        info.sources = {snapshot.sources[b.source].id};
    info.date = b.date;
    info.locator = b.id;
    info.notes = {plan.reason};
    if (const Message between = plan.betweenLoads(snapshot); !between.id.empty()) { // nobody measured this rate itself
        info.id = "between_loads_per_second";
        info.cls = weaker(b.cls, FigureClass::derived);
        if (plan.reason.id != between.id)
            info.notes.push_back(between);
    }
    if (plan.hasSpread())
        info.notes.push_back(plan.repeats > 1 ? Message{"throughput.repeated", {plan.repeats, plan.low, plan.high}}
                                              : Message{"throughput.derived_within", {plan.low, plan.high}});
    return info;
}

// Whose error an estimate has: types around one accelerator, or with one processor, are off together, so the error is
// one variable of theirs in a comparison.
const std::string &hardwareOf(const Snapshot &snapshot, TypeIndex type)
{
    const InstanceType &t = snapshot.types[type];
    return t.accelerator == kNone ? t.family : snapshot.accelerators[t.accelerator].key;
}

LeafInfo carriedLeaf(std::string_view id, const std::string &subject)
{
    LeafInfo info;
    info.kind = LeafKind::constant;
    info.id = id;
    info.symbol = "c";
    info.unit = "1";
    info.subject = subject;
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

// Of which fitted parts a number is the sum, on the scale of the fit, and how sure each is.
void noteFitted(LeafInfo &info, const ServingFit &fit, const std::string &base, const ServingPlan &s)
{
    const auto say = [&](const std::string &name, Message of) {
        for (const FitParameter &p : fit.parameters)
            if (p.name == name) {
                of.args.emplace_back(p.standardError);
                info.notes.push_back(std::move(of));
                return;
            }
    };
    const Message ofSoftware{"throughput.fitted_of_software", {"software_class." + s.software}};
    constexpr std::string_view graphics = "-graphics";
    const bool cards = s.architecture.ends_with(graphics);
    say(base, {"throughput.fitted_of_all", {}});
    say(base + ':' + s.architecture,
        {cards ? "throughput.fitted_of_graphics" : "throughput.fitted_of_architecture",
            {s.architecture.substr(0, s.architecture.size() - (cards ? graphics.size() : 0))}});
    say(base + ':' + s.software, ofSoftware);
    say(base + '@' + s.software, ofSoftware);
}

template <Number N>
N fittedNumber(const Snapshot &snapshot, double value, std::string_view id, std::string_view symbol, Unit unit,
    const char *base, const ServingPlan &plan, bool own)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = own ? LeafKind::parameter : LeafKind::constant;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.section = "simulation 9";
        info.cls = own ? FigureClass::user : FigureClass::estimate;
        if (!own)
            noteFitted(info, *snapshot.predictions->serving(), base, plan);
        return info;
    });
}

// A number that the formula has made of the dimensions of model, request and batch.
template <Number N>
N term(double value, std::string_view id, std::string_view symbol, Unit unit)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.section = "simulation 9";
        info.cls = FigureClass::estimate;
        return info;
    });
}

// What a fitted rate may be off by. One variable for all figures that follow from it.
template <Number N>
N predictionFactor(double low, double high, const ThroughputPlan &plan, const Snapshot &snapshot,
    const std::vector<BenchmarkIndex> &nearest, TypeIndex type)
{
    return leaf<N>(Uncertain(1, low, high), [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "prediction_factor";
        info.symbol = "f";
        info.unit = "1";
        info.subject = hardwareOf(snapshot, type);
        info.section = "simulation 2.1";
        info.cls = FigureClass::estimate;
        info.notes = {plan.reason};
        if (plan.serving && !plan.serving->ownEfficiency)
            for (const HeldScore &score : snapshot.predictions->serving()->held)
                if (score.cls == plan.serving->software && score.wider)
                    info.notes.push_back({"throughput.wider_tier", {score.rows}});
        if (!plan.fittedArchitecture.empty())
            if (const auto *score
                = scoreOfHardware(snapshot.predictions->record(kInferenceMethod)->held, plan.fittedArchitecture);
                score && score->wider)
                info.notes.push_back({"throughput.wider_tier_hardware", {score->rows}});
        for (const BenchmarkIndex i : nearest) {
            const Benchmark &b = snapshot.benchmarks[i];
            info.notes.push_back({"throughput.nearest_row",
                {b.id, b.type != kNone ? snapshot.types[b.type].name : b.acceleratorAsPublished.text(),
                    b.acceleratorCount, b.throughput.value_or(b.timeToTrainMin.value_or(0.0)),
                    b.throughput ? b.unit.text() : std::string("min")}});
        }
        return info;
    });
}

// X = sf g B s_out / (B t_pre + s_out t_dec), times what the measured rows move it by.
template <Number N>
N servingRateOf(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type)
{
    const ServingPlan &s = *plan.serving;
    const ServingTerms &q = s.terms;
    const ServingEfficiency &e = s.efficiency;
    const AcceleratorIndex accelerator = snapshot.types[type].accelerator;
    const N tp = count<N>(q.groupSize, "tensor_parallel", "tp");
    const N flops
        = specification<N>(snapshot, accelerator, s.device.flopPerSecond, "peak_flop_per_second", "F", "FLOP/s") * tp;
    const N bytes
        = specification<N>(snapshot, accelerator, s.device.bytesPerSecond, "bytes_per_second", "BW", "B/s") * tp;
    const bool mixture = s.model.activeParameters < s.model.parameters;
    const bool ownStep = s.ownEfficiency;
    N mfu = fittedNumber<N>(snapshot, e.mfu, "mfu", "mfu", "1", "mfu", s, s.ownEfficiency);
    if (mixture)
        mfu = mfu * fittedNumber<N>(snapshot, e.moe, "mfu_of_mixture", "moe", "1", "moe", s, false);
    const double mfuOfWidth = ofWidth(s.load.bytesPerWeight, e.mfuByte, e.mfuHalfByte);
    const double mbuOfWidth = ofWidth(s.load.bytesPerWeight, e.mbuByte, e.mbuHalfByte);
    const bool ofByte = s.load.bytesPerWeight >= 0.75;
    if (mfuOfWidth != 1)
        mfu = mfu
            * fittedNumber<N>(snapshot, mfuOfWidth, "mfu_of_width", "w_f", "1", ofByte ? "mfu8" : "mfu4", s, false);
    N mbu = fittedNumber<N>(snapshot, e.mbu, "mbu_weights", "mbu", "1", "mbu", s, s.ownEfficiency);
    if (mbuOfWidth != 1)
        mbu = mbu
            * fittedNumber<N>(snapshot, mbuOfWidth, "mbu_of_width", "w_b", "1", ofByte ? "mbu8" : "mbu4", s, false);
    const N mkv = fittedNumber<N>(snapshot, e.mkv, "mbu_cache", "mkv", "1", "mkv", s, s.ownEfficiency);
    const N step = fittedNumber<N>(snapshot, e.stepSecondsPerLayer, "step_s_per_layer", "t_0", "s", "t0", s, ownStep);
    const double flopRate = e.mfu * (mixture ? e.moe : 1.0) * mfuOfWidth * s.device.flopPerSecond * q.groupSize;
    const double byteRate = s.device.bytesPerSecond * q.groupSize;

    const N prefill = named(Label{"prefill_s", "t_pre", "s", "simulation 9"},
        term<N>(q.prefillComputeSeconds * flopRate, "prefill_flop", "W_pre", "FLOP") / (mfu * flops)
            + term<N>(q.prefillCollectiveSeconds, "prefill_collective_s", "c_pre", "s"));
    const N decode = named(Label{"decode_step_s", "t_dec", "s", "simulation 9"},
        term<N>(q.weightBytes, "weight_bytes", "w", "B") / (mbu * bytes)
            + term<N>(q.cacheSeconds * e.mkv * byteRate, "cache_bytes", "k", "B") / (mkv * bytes)
            + term<N>(q.computeSeconds * flopRate, "decode_flop", "W_dec", "FLOP") / (mfu * flops)
            + step * s.model.layers + term<N>(q.latencySeconds + q.collectiveSeconds, "collective_s", "c_dec", "s"));
    const N batch = term<N>(q.batch, "batch_of_group", "B", "1");
    const N software = fittedNumber<N>(snapshot, e.softwareFactor, "software_factor", "sf", "1", "sf", s, false);
    N rate = software * batch * (q.groups * s.load.outputTokens) / (batch * prefill + decode * s.load.outputTokens);
    if (q.restTokensPerSecond > 0)
        rate = rate + term<N>(q.restTokensPerSecond, "rest_tokens_per_second", "X_rest", "1/s");
    if (s.anchor != 1)
        rate = rate * term<N>(s.anchor, "anchor", "a", "1");
    return named(Label{"throughput_per_second", "x", "1/s", "simulation 9"},
        rate * predictionFactor<N>(1 / s.factor, s.factor, plan, snapshot, s.nearest, type));
}

// What one request at a time gets; batching could give more, and nothing less.
template <Number N>
N oneRequestRate(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type, const Label &label)
{
    const OneRequest &one = *plan.oneRequest;
    const auto rate = [&](BenchmarkIndex index, std::string_view id, std::string_view symbol) {
        if (index == kNone)
            return term<N>(
                (symbol == "R_in" ? one.fitted->prompt : one.fitted->answer).tokensPerSecond, id, symbol, "1/s");
        return leaf<N>(*snapshot.benchmarks[index].throughput, [&] {
            ThroughputPlan of = plan;
            of.benchmark = index;
            LeafInfo info = benchmarkLeaf(snapshot, of);
            info.id = id;
            info.symbol = symbol;
            return info;
        });
    };
    const N prompt = rate(one.prompt, "prompt_per_second", "R_in"),
            answer = rate(one.answer, "answer_per_second", "R_out");
    N both = N(one.outputTokens) / (N(one.inputTokens) / prompt + N(one.outputTokens) / answer);
    if (one.fitted)
        both = both
            * predictionFactor<N>(
                plan.low / plan.measured, plan.high / plan.measured, plan, snapshot, plan.nearest, type);
    return named(label, both * leaf<N>(Uncertain(1, 1, one.headroom), [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "batching_headroom";
        info.symbol = "h";
        info.unit = "1";
        info.subject = hardwareOf(snapshot, type);
        info.section = "simulation 9";
        info.cls = FigureClass::estimate;
        info.notes = {plan.reason};
        return info;
    }));
}

// Adapters train at the rate of full training at least, and gain what the gradients of frozen weights cost at most; the
// middle is that of the logarithms.
template <Number N>
N adapterFactor(const ThroughputPlan &plan, const std::string &hardware)
{
    return leaf<N>(Uncertain(std::sqrt(plan.adapterSpeedup), 1, plan.adapterSpeedup), [&] {
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "adapter_factor";
        info.symbol = "a";
        info.unit = "1";
        info.subject = hardware;
        info.section = "simulation 3";
        info.cls = FigureClass::estimate;
        info.notes = {{"throughput.adapters", {plan.adapterSpeedup}}};
        return info;
    });
}

// What the nodes lose to each other. By the default model that is an assumption: they may lose nothing as well.
template <Number N>
N scalingOf(const ThroughputPlan &plan, std::string_view id, std::string_view symbol, FigureClass given,
    const std::string &type)
{
    const double r = plan.efficiencyRatio;
    if (!plan.efficiencyAssumed || r == 1)
        return parameter<N>(r, id, symbol, "", plan.efficiencyAssumed ? FigureClass::assumption : given);
    return leaf<N>(Uncertain(r, std::min(r, 1.0), std::max(r, 1.0)), [&] {
        LeafInfo info;
        info.id = id;
        info.symbol = symbol;
        info.subject = type; // by its links
        info.section = "simulation 3";
        info.cls = FigureClass::assumption;
        return info;
    });
}

// Without levers.
template <Number N>
N plainRateOf(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type)
{
    const Label label{"throughput_per_second", plan.nodes > 1 ? "X" : "x", "1/s", "simulation 2.1"};
    if (plan.oneRequest)
        return oneRequestRate<N>(plan, snapshot, type, label);
    switch (plan.rule) {
    case ThroughputRule::fittedServing: return servingRateOf<N>(plan, snapshot, type);
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
            scalingOf<N>(plan, "scaling_efficiency", "eta", FigureClass::user, snapshot.types[type].name));
    }
    default: break;
    }
    if (plan.fitted)
        return named(label,
            term<N>(plan.measured, "fitted_rate", "x_f", "1/s")
                * predictionFactor<N>(
                    plan.low / plan.measured, plan.high / plan.measured, plan, snapshot, plan.nearest, type));
    N measured = leaf<N>(plan.hasSpread() ? Uncertain(plan.measured, plan.low, plan.high) : Uncertain(plan.measured),
        [&] { return benchmarkLeaf(snapshot, plan); });
    if (plan.lengthFactor != 1) {
        const Benchmark &b = snapshot.benchmarks[plan.benchmark];
        measured = measured * leaf<N>(plan.lengthFactor, [&] {
            LeafInfo info;
            info.kind = LeafKind::constant;
            info.id = "length_factor";
            info.symbol = "l";
            info.unit = "1";
            info.section = "simulation 9";
            info.cls = FigureClass::derived;
            info.notes = {{"throughput.measured_lengths", {b.inputTokens.value_or(0), b.outputTokens.value_or(0)}}};
            return info;
        });
    }
    if (plan.carried)
        measured = measured * leaf<N>(Uncertain(1, 1 - kCarriedWithin, 1 + kCarriedWithin), [&] {
            return carriedLeaf("carried_rate", snapshot.types[type].family); // hosts of a family are off alike
        });
    if (plan.twinWithin > 0)
        measured = measured * leaf<N>(Uncertain(1, 1 - plan.twinWithin, 1 + plan.twinWithin), [&] {
            return carriedLeaf("twin_rate", hardwareOf(snapshot, type));
        });
    if (plan.adapterSpeedup > 1)
        measured = measured * adapterFactor<N>(plan, hardwareOf(snapshot, type));
    // The benchmark keeps its own class; what carries its rate to other hardware or another number of nodes is the
    // estimate.
    const FigureClass source = snapshot.benchmarks[plan.benchmark].cls;
    const bool carried = weakerResult(plan.cls, plan.cls) != weakerResult(source, source);
    if (plan.nodes != plan.measuredNodes || plan.efficiencyRatio != 1)
        return clusterThroughputFromMeasured(measured, plan.measuredNodes, plan.nodes,
            scalingOf<N>(plan, "efficiency_ratio", "eta(n)/eta(n_b)",
                carried ? FigureClass::estimate : FigureClass::user, snapshot.types[type].name));
    if (carried || plan.acceleratorRatio != 1)
        return named(label,
            measured
                * parameter<N>(
                    plan.acceleratorRatio, "accelerator_ratio", "N/N_b", "", carried ? plan.cls : FigureClass::user));
    return named(label, measured);
}

// A factor with the pedigree of its figure; where the figure is not the factor itself, the note says what it is.
template <Number N>
N leverFactor(const LeverFactor &factor, const Snapshot &snapshot)
{
    if (factor.value == snapshot.figures.value(factor.figure))
        return figureLeaf<N>(snapshot, factor.figure, "s");
    return leaf<N>(Uncertain(factor.value, factor.low, factor.high), [&] {
        const FigureRow row = snapshot.figures.row(factor.figure);
        LeafInfo info;
        info.kind = LeafKind::constant;
        info.id = "lever_range";
        info.symbol = "s";
        info.unit = "1";
        info.subject = row.subject;
        info.section = "simulation 14";
        info.cls = row.cls;
        info.locator = row.method;
        for (const SourceIndex source : row.sources)
            info.sources.push_back(snapshot.sources[source].id);
        info.notes = {{"lever.share_between", {row.low.value_or(row.value), row.high.value_or(row.value), row.value}}};
        return info;
    });
}

} // namespace

template <Number N>
N throughputOf(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type)
{
    N rate = plainRateOf<N>(plan, snapshot, type);
    for (const LeverFactor &factor : plan.levers)
        rate = rate * leverFactor<N>(factor, snapshot);
    return plan.levers.empty() ? rate : named(Label{"throughput_with_levers", "x_s", "1/s", "simulation 14"}, rate);
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

} // namespace wattfare
