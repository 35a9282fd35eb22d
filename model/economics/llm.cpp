// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/llm.h"

#include "model/economics/checks.h"
#include "model/economics/queueing.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kMaxBatch = 1e9; // beyond any scheduler; keeps batch counts exact in a double

std::optional<Failure> badShape(const LlmModelShape &m)
{
    if (auto bad = firstNotPositive(
            {{"parameters", m.parameters}, {"layers", m.layers}, {"hidden_size", m.hidden}, {"kv_heads", m.kvHeads},
                {"head_size", m.headSize}, {"bytes_per_weight", m.bytesPerWeight}, {"bytes_per_kv", m.bytesPerKv}}))
        return bad;
    if (m.activeParameters && !(*m.activeParameters > 0.0 && *m.activeParameters <= m.parameters))
        return outOfRange("active_parameters", *m.activeParameters).value();
    if (m.sharedParameters && !(*m.sharedParameters >= 0.0 && *m.sharedParameters <= m.parameters))
        return outOfRange("shared_parameters", *m.sharedParameters).value();
    if (m.experts.has_value() != m.expertsPerToken.has_value())
        return failure(Status::noData, m.experts ? "experts_per_token" : "experts").value();
    if (m.experts) {
        if (!(std::isfinite(*m.experts) && *m.experts >= 1.0))
            return outOfRange("experts", *m.experts).value();
        if (!(*m.expertsPerToken > 0.0 && *m.expertsPerToken <= *m.experts))
            return outOfRange("experts_per_token", *m.expertsPerToken).value();
    }
    if (!std::isfinite(kvBytesPerToken(m)))
        return outOfRange("layers", m.layers).value();
    return std::nullopt;
}

std::optional<Failure> badSetting(
    const LlmModelShape &m, const LlmDeviceGroup &g, const LlmRequest &r, const LlmEfficiency &e)
{
    if (auto bad = badShape(m))
        return bad;
    if (auto bad = firstNotPositive(
            {{"devices", g.devices}, {"flop_per_second", g.flopPerSecond}, {"bytes_per_second", g.bytesPerSecond},
                {"memory_bytes", g.memoryBytes}, {"output_tokens", r.outputTokens}}))
        return bad;
    if (auto bad = firstNegative({{"input_tokens", r.inputTokens}, {"step_overhead_s", e.stepOverheadSeconds},
            {"workspace_bytes", e.device.workspaceBytes}}))
        return bad;
    for (const NamedInput &share : {NamedInput{"mfu_prefill", e.mfuPrefill}, NamedInput{"mbu_decode", e.mbuDecode},
             NamedInput{"mfu_decode", e.mfuDecode.value_or(e.mfuPrefill)},
             NamedInput{"usable_memory_share", e.device.usableShare}})
        if (!(share.value > 0.0 && share.value <= 1.0))
            return outOfRange(share.name, share.value).value();
    return std::nullopt;
}

} // namespace

double weightBytesPerStep(const LlmModelShape &m, double batch)
{
    if (!m.experts || !m.expertsPerToken)
        return m.parameters * m.bytesPerWeight;
    const double chosen = *m.expertsPerToken / *m.experts;
    // active = shared + expert share chosen: where only the active count is known the shared part follows.
    double shared = 0.0;
    if (m.sharedParameters)
        shared = *m.sharedParameters;
    else if (m.activeParameters && chosen < 1.0)
        shared = std::max(0.0, (*m.activeParameters - m.parameters * chosen) / (1.0 - chosen));
    const double touched = 1.0 - std::pow(1.0 - chosen, batch);
    return (shared + (m.parameters - shared) * touched) * m.bytesPerWeight;
}

Outcome<std::uint64_t> llmMaxBatch(
    const LlmModelShape &model, const LlmDeviceGroup &group, const LlmRequest &request, const LlmEfficiency &efficiency)
{
    if (const auto bad = badSetting(model, group, request, efficiency))
        return tl::unexpected(*bad);
    const double each = kvBytesPerToken(model) * (request.inputTokens + request.outputTokens);
    const double fixed = model.parameters * model.bytesPerWeight + group.devices * efficiency.device.workspaceBytes;
    const double room = group.devices * group.memoryBytes * efficiency.device.usableShare - fixed;
    if (!std::isfinite(each) || !std::isfinite(fixed) || !std::isfinite(room))
        return outOfRange("memory_bytes", group.memoryBytes);
    const double most = std::floor(room / each * (1.0 + 1e-12));
    if (!(most >= 1.0))
        return failure(Status::noCapacity, "accelerator_memory", fixed + each);
    return static_cast<std::uint64_t>(std::min(most, kMaxBatch));
}

Outcome<LlmServingPoint> llmAtBatch(const LlmModelShape &model, const LlmDeviceGroup &group, const LlmRequest &request,
    const LlmEfficiency &efficiency, std::uint64_t batch, double waitSeconds)
{
    const Outcome<std::uint64_t> most = llmMaxBatch(model, group, request, efficiency);
    if (!most)
        return tl::unexpected(most.error());
    if (batch == 0)
        return outOfRange("batch", 0.0);
    if (batch > *most)
        return failure(Status::noCapacity, "batch", static_cast<double>(*most));
    if (!isNonNegative(waitSeconds))
        return outOfRange("wait_s", waitSeconds);

    const double b = static_cast<double>(batch);
    const double flops = group.devices * group.flopPerSecond;
    const double bandwidth = group.devices * group.bytesPerSecond;
    const double mfuDecode = efficiency.mfuDecode.value_or(efficiency.mfuPrefill);
    LlmServingPoint p;
    p.batch = batch;
    p.kvBytes = kvBytesPerToken(model);
    p.prefillSeconds = prefillSeconds(model, request.inputTokens, efficiency.mfuPrefill, flops);
    const double memory = decodeMemorySeconds(model, request, b, efficiency.mbuDecode, bandwidth);
    const double compute = decodeComputeSeconds(model, b, mfuDecode, flops);
    p.decodeBound = memory >= compute ? DecodeBound::bandwidth : DecodeBound::compute;
    p.decodeStepSeconds = decodeStepSeconds(memory, compute, efficiency.stepOverheadSeconds);
    p.outputTokensPerSecond = outputTokensPerSecond(request, b, p.prefillSeconds, p.decodeStepSeconds);
    p.requestsPerSecond = p.outputTokensPerSecond / request.outputTokens;
    p.tpotSeconds = timePerOutputToken(request, b, p.prefillSeconds, p.decodeStepSeconds);
    p.ttftSeconds = timeToFirstToken(waitSeconds, p.prefillSeconds, p.decodeStepSeconds);
    p.endToEndSeconds = p.ttftSeconds + std::max(0.0, request.outputTokens - 1.0) * p.tpotSeconds;
    p.ridgeBatch
        = mfuDecode * group.flopPerSecond * model.bytesPerWeight / (2.0 * efficiency.mbuDecode * group.bytesPerSecond);
    for (const double v : {p.prefillSeconds, p.decodeStepSeconds, p.outputTokensPerSecond, p.requestsPerSecond,
             p.tpotSeconds, p.ttftSeconds, p.endToEndSeconds, p.ridgeBatch})
        if (!std::isfinite(v))
            return outOfRange("flop_per_second", group.flopPerSecond);
    if (p.outputTokensPerSecond <= 0.0)
        return failure(Status::unreachable, "output_tokens_per_second", 0.0);
    return p;
}

Outcome<LlmServingPoint> llmLargestBatch(const LlmModelShape &model, const LlmDeviceGroup &group,
    const LlmRequest &request, const LlmEfficiency &efficiency, const LlmLimits &limits)
{
    for (const auto &[limit, name] :
        {std::pair{limits.ttftSeconds, "ttft_limit_s"}, std::pair{limits.tpotSeconds, "tpot_limit_s"}})
        if (limit && !isNonNegative(*limit))
            return outOfRange(name, *limit);
    const Outcome<std::uint64_t> most = llmMaxBatch(model, group, request, efficiency);
    if (!most)
        return tl::unexpected(most.error());
    const auto missed = [&](const LlmServingPoint &p) -> std::optional<LlmBound> {
        if (limits.ttftSeconds && p.ttftSeconds > *limits.ttftSeconds)
            return LlmBound::ttft;
        if (limits.tpotSeconds && p.tpotSeconds > *limits.tpotSeconds)
            return LlmBound::tpot;
        return std::nullopt;
    };
    Outcome<LlmServingPoint> best = llmAtBatch(model, group, request, efficiency, 1);
    if (!best)
        return best;
    if (const auto bound = missed(*best)) {
        const bool ttft = *bound == LlmBound::ttft;
        return failure(Status::unreachable, ttft ? "ttft_limit_s" : "tpot_limit_s",
            ttft ? *limits.ttftSeconds : *limits.tpotSeconds);
    }
    // TTFT and TPOT grow with the batch: bisect for the last batch inside both limits.
    std::uint64_t low = 1, high = *most;
    LlmBound bound = LlmBound::memory;
    while (low < high) {
        const std::uint64_t middle = low + (high - low + 1) / 2;
        const Outcome<LlmServingPoint> point = llmAtBatch(model, group, request, efficiency, middle);
        if (!point)
            return point;
        if (const auto miss = missed(*point)) {
            high = middle - 1;
            bound = *miss;
        } else {
            low = middle;
            best = point;
        }
    }
    best->batchBound = bound;
    return best;
}

Outcome<LlmLoad> llmUnderLoad(
    const LlmServingPoint &point, const LlmRequest &request, double requestsPerSecond, double serviceScv)
{
    if (const auto bad = firstNegative({{"requests_per_second", requestsPerSecond}, {"service_scv", serviceScv}}))
        return tl::unexpected(*bad);
    if (const auto bad = firstNotPositive({{"capacity_per_second", point.requestsPerSecond}}))
        return tl::unexpected(*bad);
    if (point.batch == 0)
        return outOfRange("batch", 0.0);
    const double perSlot = point.requestsPerSecond / static_cast<double>(point.batch);
    LlmLoad load;
    load.utilisation = requestsPerSecond / point.requestsPerSecond;
    if (!(load.utilisation < 1.0))
        return failure(Status::unstable, "utilisation", std::isfinite(load.utilisation) ? load.utilisation : 0.0);
    if (requestsPerSecond > 0.0) {
        if (point.batch > kMaxServers)
            return outOfRange("batch", static_cast<double>(point.batch));
        const Outcome<double> wait = meanWaitAllenCunneen(point.batch, requestsPerSecond, perSlot, 1.0, serviceScv);
        if (!wait)
            return tl::unexpected(wait.error());
        load.waitSeconds = *wait;
    }
    load.ttftSeconds = timeToFirstToken(load.waitSeconds, point.prefillSeconds, point.decodeStepSeconds);
    load.endToEndSeconds = load.ttftSeconds + std::max(0.0, request.outputTokens - 1.0) * point.tpotSeconds;
    if (!std::isfinite(load.ttftSeconds) || !std::isfinite(load.endToEndSeconds))
        return outOfRange("output_tokens", request.outputTokens);
    return load;
}

Outcome<LlmCycle> llmStaticCycle(const LlmRequest &request, std::uint64_t batch, double prefill, double decodeStep)
{
    if (batch == 0)
        return outOfRange("batch", 0.0);
    if (const auto bad = firstNotPositive(
            {{"prefill_s", prefill}, {"decode_step_s", decodeStep}, {"output_tokens", request.outputTokens}}))
        return tl::unexpected(*bad);
    const double b = static_cast<double>(batch);
    LlmCycle cycle;
    cycle.seconds = b * prefill + request.outputTokens * decodeStep;
    cycle.outputTokensPerSecond = outputTokensPerSecond(request, b, prefill, decodeStep);
    if (!std::isfinite(cycle.seconds) || !std::isfinite(cycle.outputTokensPerSecond))
        return outOfRange("batch", b);
    return cycle;
}

Outcome<double> llmSmallestGroup(const LlmModelShape &model, const LlmDeviceGroup &oneDevice, const LlmRequest &request,
    const LlmEfficiency &efficiency, double available)
{
    if (!isPositive(available) || available > 1e6)
        return outOfRange("accelerators", available);
    LlmDeviceGroup group = oneDevice;
    Outcome<std::uint64_t> most = tl::unexpected(Failure{});
    for (double devices = std::min(1.0, available);; devices = std::min(devices * 2.0, available)) {
        group.devices = devices;
        most = llmMaxBatch(model, group, request, efficiency);
        if (most)
            return devices;
        if (most.error().status != Status::noCapacity || devices >= available)
            return tl::unexpected(most.error());
    }
}

} // namespace wattfare
