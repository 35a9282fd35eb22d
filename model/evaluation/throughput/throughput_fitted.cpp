// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"
#include "model/prediction/catalog_inputs.h"
#include "model/prediction/training_rows.h"

#include <algorithm>
#include <cmath>
#include <tuple>

// Inference other than LLM serving, and time to train, by the fitted mixed models: the plans of a type.
namespace wattfare {

namespace {

constexpr double kSecondsPerMinute = 60.0;
constexpr std::size_t kNearestFitted = 3; // that Explain shows

} // namespace

// Null where no row of the method is of the model. Made when a type first needs it: a model may be fitted for it.
const Predictions::DeviceRates &ThroughputResolver::fittedRates() const
{
    std::call_once(m_fittedOnce, [this] {
        const Predictions &predictions = *m_snapshot.predictions;
        const std::string &model = m_snapshot.models[m_model].key;
        if (!predictions.knowsModel(kInferenceMethod, model))
            return;
        std::vector<NumberFormat> formats;
        for (const std::string &name : m_scenario.inference.precisions)
            if (const auto format = parseNumberFormat(name))
                formats.push_back(*format);
        m_fitted = predictions.rates(m_snapshot, m_model, m_length, formats);
        for (const LeftOutPrediction &row : predictions.record(kInferenceMethod)->leftOut)
            if (const BenchmarkIndex index = row.model == model ? m_snapshot.benchmark(row.key) : kNone;
                index != kNone) {
                const Benchmark &b = m_snapshot.benchmarks[index];
                m_fittedRows.push_back({row.family, b.scenario == "offline" || b.scenario == "batch",
                    std::log(std::max(1.0, b.acceleratorCount)), b.throughput.value_or(0.0), index});
            }
    });
    return m_fitted;
}

// Measurements of the model: on the same architecture first, at full load where there are any, on as many devices.
std::vector<BenchmarkIndex> ThroughputResolver::nearestFitted(TypeIndex type, std::string_view architecture) const
{
    const double wanted = std::log(std::max(1.0, m_snapshot.types[type].acceleratorCount));
    const bool full = std::ranges::any_of(
        m_fittedRows, [&](const FittedRow &row) { return row.fullLoad && row.architecture == architecture; });
    std::vector<std::tuple<bool, bool, double, double, BenchmarkIndex>> rows;
    for (const FittedRow &row : m_fittedRows)
        if (const bool other = row.architecture != architecture; other || row.fullLoad || !full)
            rows.emplace_back(other, !row.fullLoad, std::abs(row.lnCount - wanted), -row.perSecond, row.benchmark);
    const auto shown = rows.begin() + static_cast<std::ptrdiff_t>(std::min(kNearestFitted, rows.size()));
    std::partial_sort(rows.begin(), shown, rows.end());
    std::vector<BenchmarkIndex> out;
    for (auto row = rows.begin(); row != shown; ++row)
        out.push_back(std::get<4>(*row));
    return out;
}

ThroughputPlan ThroughputResolver::inferencePlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    const MlModel &card = m_snapshot.models[m_model];
    ThroughputPlan plan;
    const auto &predictions = m_snapshot.predictions;
    if (!predictions || !predictions->record(kInferenceMethod))
        return plan;
    const Predictions::DeviceRates &rates = fittedRates();
    if (!rates) {
        plan.reason = {"throughput.no_rows_of_model", {card.name}};
        return plan;
    }
    if (t.accelerator != kNone && t.acceleratorCount < 1)
        return plan; // a slice of a device: none was measured
    const auto &best = (*rates)[type];
    if (!best || !(best->rate.perSecond > 0) || !(best->rate.low > 0)) {
        plan.reason = {"throughput.no_rows_of_format", {t.name}};
        return plan;
    }
    const double factor = best->rate.high / best->rate.perSecond;
    if (factor > kWidestFactor) {
        plan.reason = {"throughput.too_wide", {card.name, t.name, factor}};
        return plan;
    }
    plan.rule = ThroughputRule::fittedInference;
    plan.cls = FigureClass::estimate;
    // Nothing is known of the latency.
    plan.status = m_scenario.inference.latencyLimitMs ? RowStatus::latencyUnknown : RowStatus::ok;
    plan.fitted = true;
    plan.fittedFormat = best->precision;
    plan.fittedArchitecture = best->architecture;
    plan.nearest = nearestFitted(type, best->architecture);
    plan.measured = best->rate.perSecond;
    plan.low = best->rate.low;
    plan.high = best->rate.high;
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
    if (const Accelerator &a = m_snapshot.accelerators[t.accelerator]; a.acceleratorClass == "inference") {
        plan.reason = {"throughput.inference_only", {t.name, a.name}};
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
    if (!predictions || !predictions->record(kTrainingTimeMethod)) {
        plan.reason = {"throughput.no_fit", {}};
        return plan;
    }
    if (!predictions->knowsModel(kTrainingTimeMethod, card.key)) {
        plan.reason = {"throughput.no_rows_of_model", {card.name}};
        return plan;
    }
    const auto point = trainingPoint(card, m_snapshot.accelerators[t.accelerator], wanted, year);
    if (!point) {
        plan.reason = {"throughput.no_rate_of_device", {t.name}};
        return plan;
    }
    const auto time = predictions->time(m_snapshot, *point);
    if (!time) {
        plan.reason = {"throughput.no_fit", {}};
        return plan;
    }
    const double factor = time->high / time->minutes;
    if (!(factor <= kWidestFactor)) {
        plan.reason = {"throughput.too_wide", {card.name, t.name, factor}};
        return plan;
    }
    plan.rule = ThroughputRule::timeToTrain;
    plan.cls = FigureClass::estimate;
    plan.status = RowStatus::ok;
    plan.fitted = true;
    plan.measured = asRate(time->minutes);
    plan.low = asRate(time->high);
    plan.high = asRate(time->low);
    plan.reason = {"throughput.fitted_time_to_train", {wanted, time->minutes, factor}};
    return plan;
}

} // namespace wattfare
