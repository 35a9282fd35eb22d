// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"
#include "model/prediction/catalog_inputs.h"
#include "model/prediction/training_rows.h"

#include <algorithm>
#include <cmath>

// Inference other than LLM serving, and time to train, by the fitted mixed models: the plans of a type.
namespace wattfare {

namespace {

constexpr double kSecondsPerMinute = 60.0;
constexpr double kThreadsPerCore = 2.0; // of the x86 processors that the method knows

} // namespace

// The formats that the model was measured in, anywhere: others may not reach its accuracy.
void ThroughputResolver::gatherFormats()
{
    const auto add = [&](NumberFormat format) {
        if (std::find(m_formats.begin(), m_formats.end(), format) == m_formats.end())
            m_formats.push_back(format);
    };
    for (const std::string &name : m_scenario.inference.precisions)
        if (const auto format = parseNumberFormat(name))
            add(*format);
    if (!m_formats.empty())
        return;
    for (const BenchmarkIndex i : m_snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = m_snapshot.benchmarks[i];
        if (const auto format = parseNumberFormat(b.precision); format && !b.training && b.throughput)
            add(*format);
    }
    if (m_formats.empty())
        add(NumberFormat::fp16);
}

ThroughputPlan ThroughputResolver::inferencePlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    const MlModel &card = m_snapshot.models[m_model];
    ThroughputPlan plan;
    const auto &predictions = m_snapshot.predictions;
    if (!predictions || !predictions->inference())
        return plan;
    if (!predictions->inference()->knowsModel(card.key)) {
        plan.reason = {"throughput.no_rows_of_model", {card.name}};
        return plan;
    }
    const bool cpu = t.accelerator == kNone;
    const CpuCore *core
        = cpu && t.platform != kNone ? cpuCoreOf(m_snapshot.platforms[t.platform].microarchitecture) : nullptr;
    if (cpu ? core == nullptr : t.acceleratorCount < 1)
        return plan; // another core than any that was measured, or a slice of a device
    std::optional<RateEstimate> best;
    for (const NumberFormat format : m_formats) {
        InferencePoint network = inferenceNetwork(card, m_length);
        auto point = cpu
            ? onCores(std::move(network), *core, std::max(1.0, t.vcpus / kThreadsPerCore), format)
            : onAccelerator(std::move(network), m_snapshot.accelerators[t.accelerator], t.acceleratorCount, format);
        if (!point)
            continue;
        point->source = predictions->inferenceSource(point->architecture);
        const RateEstimate rate = predictions->rate(*point);
        if (!best || rate.perSecond > best->perSecond) {
            best = rate;
            plan.fittedFormat = numberFormatId(format);
        }
    }
    if (!best || !(best->perSecond > 0) || !(best->low > 0)) {
        plan.reason = {"throughput.no_rate_of_device", {t.name}};
        return plan;
    }
    const double factor = best->high / best->perSecond;
    if (factor > kWidestFactor) {
        plan.reason = {"throughput.too_wide", {card.name, t.name, factor}};
        return plan;
    }
    plan.rule = ThroughputRule::fittedInference;
    plan.cls = FigureClass::estimate;
    // Nothing is known of the latency.
    plan.status = m_scenario.inference.latencyLimitMs ? RowStatus::latencyUnknown : RowStatus::ok;
    plan.fitted = true;
    plan.measured = best->perSecond;
    plan.low = best->low;
    plan.high = best->high;
    plan.reason = {"throughput.fitted_inference", {plan.fittedFormat, factor}};
    return plan;
}

// Training to the quality target of a benchmark, once: its rate is one run in so many minutes.
ThroughputPlan ThroughputResolver::timeToTrainPlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    const MlModel &card = m_snapshot.models[m_model];
    ThroughputPlan plan;
    plan.nodes = plan.measuredNodes = m_scenario.training.nodes;
    if (t.accelerator == kNone || t.acceleratorCount < 1) {
        plan.reason = {"throughput.formula_needs_accelerator", {t.name}};
        return plan;
    }
    const double wanted = t.acceleratorCount * plan.nodes;
    const auto asRate = [](double minutes) { return 1.0 / (kSecondsPerMinute * minutes); };
    double year = 0;
    BenchmarkIndex nearest = kNone;
    for (const BenchmarkIndex i : m_snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = m_snapshot.benchmarks[i];
        if (!b.training || !b.timeToTrainMin || !(*b.timeToTrainMin > 0)
            || (b.status != "current" && !b.status.empty()))
            continue;
        year = std::max(year, yearOfDate(b.date).value_or(0.0));
        if (b.accelerator != t.accelerator || !(b.acceleratorCount > 0))
            continue;
        const auto far = [&](const Benchmark &x) { return std::abs(std::log(x.acceleratorCount / wanted)); };
        if (nearest == kNone || far(b) < far(m_snapshot.benchmarks[nearest]) - 1e-9
            || (far(b) < far(m_snapshot.benchmarks[nearest]) + 1e-9
                && *b.timeToTrainMin < *m_snapshot.benchmarks[nearest].timeToTrainMin))
            nearest = i;
    }
    if (nearest != kNone)
        plan.nearest = {nearest};
    if (nearest != kNone && std::abs(m_snapshot.benchmarks[nearest].acceleratorCount - wanted) < 1e-9) {
        const Benchmark &b = m_snapshot.benchmarks[nearest];
        plan.rule = ThroughputRule::timeToTrain;
        plan.benchmark = nearest;
        plan.status = RowStatus::ok;
        plan.measured = asRate(*b.timeToTrainMin);
        plan.carried = b.type != type; // other hosts around the same accelerators
        plan.cls = plan.carried ? weaker(b.cls, FigureClass::estimate) : b.cls;
        plan.reason = {"throughput.time_to_train", {b.id, wanted, *b.timeToTrainMin}};
        return plan;
    }
    const auto &predictions = m_snapshot.predictions;
    if (!predictions || !predictions->trainingTime()) {
        plan.reason = {"throughput.no_fit", {}};
        return plan;
    }
    if (!predictions->trainingTime()->knowsModel(card.key)) {
        plan.reason = {"throughput.no_rows_of_model", {card.name}};
        return plan;
    }
    const auto point = trainingPoint(card, m_snapshot.accelerators[t.accelerator], wanted, year);
    if (!point) {
        plan.reason = {"throughput.no_rate_of_device", {t.name}};
        return plan;
    }
    const TimeEstimate time = predictions->time(*point);
    const double factor = time.high / time.minutes;
    if (!(factor <= kWidestFactor)) {
        plan.reason = {"throughput.too_wide", {card.name, t.name, factor}};
        return plan;
    }
    plan.rule = ThroughputRule::timeToTrain;
    plan.cls = FigureClass::estimate;
    plan.status = RowStatus::ok;
    plan.fitted = true;
    plan.measured = asRate(time.minutes);
    plan.low = asRate(time.high);
    plan.high = asRate(time.low);
    plan.reason = {"throughput.fitted_time_to_train", {wanted, time.minutes, factor}};
    return plan;
}

} // namespace wattfare
