// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/prediction/catalog_inputs.h"

#include <algorithm>
#include <cmath>

// Language models on processors: what one request at a time gets, from the measured rates of prompt and of answer.
namespace wattfare {

namespace {

// The row of the length nearest to the wanted one, of several the fastest.
void keepNearest(const Snapshot &s, BenchmarkIndex &kept, BenchmarkIndex row, std::optional<double> Benchmark::*length,
    double wanted)
{
    const auto far = [&](BenchmarkIndex i) { return std::abs(std::log(*(s.benchmarks[i].*length) / wanted)); };
    if (kept == kNone || far(row) < far(kept) - 1e-9
        || (far(row) < far(kept) + 1e-9 && *s.benchmarks[row].throughput > *s.benchmarks[kept].throughput))
        kept = row;
}

constexpr double kMemoryForModel = 0.9; // the rest is the operating system's

} // namespace

void ThroughputResolver::gatherSingleRequests()
{
    const LlmServing &llm = m_scenario.llm;
    if (llm.batch && *llm.batch != 1)
        return;
    m_single.resize(m_snapshot.types.size());
    for (const BenchmarkIndex i : m_snapshot.benchmarksOf(m_model)) {
        const Benchmark &b = m_snapshot.benchmarks[i];
        if (b.training || b.type == kNone || b.accelerator != kNone || b.scenario != "single-stream" || !b.wholeInstance
            || (b.status != "current" && !b.status.empty()) || !b.throughput || !(*b.throughput > 0)
            || b.unit != "tokens/s" || !precisionFits(b) || !softwareFits(b.software)
            || m_snapshot.types[b.type].accelerator != kNone)
            continue;
        if (b.rate == RateBasis::promptTokens && b.inputTokens && *b.inputTokens > 0)
            keepNearest(m_snapshot, m_single[b.type].prompt, i, &Benchmark::inputTokens, llm.inputTokens);
        else if (b.rate == RateBasis::outputTokens && !b.inputTokens && b.outputTokens && *b.outputTokens > 0)
            keepNearest(m_snapshot, m_single[b.type].answer, i, &Benchmark::outputTokens, llm.outputTokens);
    }
    const auto &predictions = m_snapshot.predictions;
    const double input = llm.inputTokens * (1 - llm.prefixCacheShare);
    if (!predictions || !predictions->record(kCpuStreamMethod) || !(input > 0)
        || (llm.software != ServingSoftware::any && llm.software != ServingSoftware::llamaCpp))
        return;
    m_streams = predictions->streams(m_snapshot, m_model, weightsFormat(llm), input, llm.outputTokens);
}

ThroughputPlan ThroughputResolver::oneRequestPlan(TypeIndex type) const
{
    ThroughputPlan plan;
    if (m_single.empty())
        return plan;
    const LlmServing &llm = m_scenario.llm;
    OneRequest one = m_single[type];
    double prompt = 0, answer = 0;
    if (one.prompt != kNone && one.answer != kNone) {
        prompt = *m_snapshot.benchmarks[one.prompt].throughput;
        answer = *m_snapshot.benchmarks[one.answer].throughput;
    } else if (m_streams && (*m_streams)[type]) {
        const ServedModel shape = *servedModel(m_snapshot.models[m_model]); // a fit of it is there
        const NumberFormat format = weightsFormat(llm);
        const double needed = shape.parameters * bytesOf(format)
            + 2.0 * shape.kvValuesPerToken * (llm.inputTokens + llm.outputTokens); // llama.cpp keeps 16 bits
        if (needed > kMemoryForModel * m_snapshot.types[type].memoryGib * kBytesPerGib) {
            plan.reason = {"throughput.does_not_fit",
                {m_snapshot.models[m_model].name, m_snapshot.types[type].name, "memory_gib"}};
            plan.status = RowStatus::doesNotFit;
            return plan;
        }
        one.fitted = (*m_streams)[type];
        one.prompt = one.answer = kNone;
        prompt = one.fitted->prompt.tokensPerSecond;
        answer = one.fitted->answer.tokensPerSecond;
    } else {
        return plan;
    }
    one.inputTokens = llm.inputTokens * (1 - llm.prefixCacheShare);
    one.outputTokens = llm.outputTokens;
    plan.measured = one.rate(prompt, answer);
    // Many answers at a time read the weights together: at best they come as fast as prompts do.
    const double together = one.outputTokens / ((one.inputTokens + one.outputTokens) / prompt);
    one.headroom = llm.batch ? 1.0 : std::max(1.0, together / plan.measured);
    plan.low = plan.high = plan.measured;
    if (one.fitted) {
        plan.low = one.rate(one.fitted->prompt.low, one.fitted->answer.low);
        plan.high = one.rate(one.fitted->prompt.high, one.fitted->answer.high);
    }
    const double factor = std::max(plan.high * one.headroom / plan.measured, plan.measured / plan.low);
    const MlModel &card = m_snapshot.models[m_model];
    if (factor > kWidestFactor) {
        plan = {};
        plan.reason = {"throughput.too_wide", {card.name, m_snapshot.types[type].name, factor}};
        return plan;
    }
    plan.rule = one.fitted ? ThroughputRule::fittedServing : ThroughputRule::exactType;
    plan.benchmark = one.answer;
    plan.cls = one.fitted ? FigureClass::estimate : weaker(m_snapshot.benchmarks[one.answer].cls, FigureClass::derived);
    plan.point = OperatingPoint{
        1, plan.measured, 1e3 * (one.inputTokens / prompt + 1 / answer), 1e3 / answer, one.answer, one.prompt};
    const bool late = (llm.ttftLimitMs && *plan.point->ttftMs > *llm.ttftLimitMs)
        || (llm.tpotLimitMs && *plan.point->tpotMs > *llm.tpotLimitMs);
    plan.status = late ? RowStatus::latencyMissed : RowStatus::ok;
    if (one.fitted) {
        plan.reason = late ? Message{"throughput.formula_too_slow", {card.name, m_snapshot.types[type].name}}
                           : Message{"throughput.one_request_fitted",
                               {m_snapshot.types[type].name, numberFormatId(weightsFormat(llm)), factor}};
    } else {
        const std::string &id = m_snapshot.benchmarks[one.answer].id;
        plan.reason = late ? Message{"throughput.latency_missed", {id}}
                           : Message{"throughput.one_request", {m_snapshot.benchmarks[one.prompt].id, id}};
    }
    plan.oneRequest = one;
    return plan;
}

} // namespace wattfare
