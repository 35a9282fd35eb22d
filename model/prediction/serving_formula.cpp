// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/serving_formula.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace wattfare {

namespace {

constexpr double kUsableMemory = 0.92; // of a device, as servers set it by default; the rest is fragmentation
constexpr double kWorkspaceBytes = 1024.0 * 1024.0 * 1024.0; // activations and kernels, a device
constexpr double kMeanOutputHeld = 0.75; // of s_out, that the cache of a request in flight is reserved for
constexpr double kBatchCapTimes = 4.0; // no load given: at most so many times the fitted cap
constexpr double kSmallestBatch = 0.5; // keeps the terms finite where hardly one request fits
constexpr double kLargestNode = 16.0; // devices with links among each other

bool isMixture(const ServedModel &m)
{
    return m.experts && m.expertsPerToken && m.activeParameters < m.parameters && *m.expertsPerToken < *m.experts;
}

// Weights that every token reads: active = shared + (all - shared) k / E.
double sharedParameters(const ServedModel &m)
{
    const double chosen = *m.expertsPerToken / *m.experts;
    return std::max(0.0, (m.activeParameters - m.parameters * chosen) / (1.0 - chosen));
}

double freeBytes(const ServedModel &m, const ServingDevice &d, const ServingLoad &load, double groupSize)
{
    return groupSize * (d.memoryBytes * kUsableMemory - kWorkspaceBytes) - m.parameters * load.bytesPerWeight;
}

double requestBytes(const ServedModel &m, const ServingLoad &load, double tokens)
{
    return cacheBytesOf(m, load.bytesPerKv, tokens);
}

bool fitsGroup(const ServedModel &m, const ServingDevice &d, const ServingLoad &load, double groupSize)
{
    return freeBytes(m, d, load, groupSize) > requestBytes(m, load, load.inputTokens + load.outputTokens);
}

std::optional<Failure> badServing(const ServedModel &m, const ServingDevice &d, const ServingLoad &load)
{
    for (const auto &[name, value] :
        std::initializer_list<std::pair<std::string_view, double>>{{"parameters", m.parameters},
            {"active_parameters", m.activeParameters}, {"layers", m.layers}, {"hidden_size", m.hidden},
            {"kv_values", m.kvValuesPerToken}, {"memory_bytes", d.memoryBytes}, {"bytes_per_second", d.bytesPerSecond},
            {"flop_per_second", d.flopPerSecond}, {"output_tokens", load.outputTokens},
            {"bytes_per_weight", load.bytesPerWeight}, {"bytes_per_kv", load.bytesPerKv},
            {"concurrency", load.concurrency.value_or(1.0)}, {"tensor_parallel", load.groupSize.value_or(1.0)}})
        if (!isPositive(value))
            return value == 0.0 ? failure(Status::noData, name).value()
                                : failure(Status::outOfRange, name, std::isfinite(value) ? value : 0.0).value();
    if (!(std::isfinite(load.devices) && load.devices >= 1.0))
        return failure(Status::outOfRange, "devices", std::isfinite(load.devices) ? load.devices : 0.0).value();
    if (!isNonNegative(load.inputTokens))
        return failure(Status::outOfRange, "input_tokens").value();
    if (!(load.cachedTokens >= 0.0 && load.cachedTokens <= load.inputTokens))
        return failure(Status::outOfRange, "cached_tokens", load.cachedTokens).value();
    if (!(m.windowedShare >= 0.0 && m.windowedShare <= 1.0))
        return failure(Status::outOfRange, "full_attention_layers", m.windowedShare).value();
    if (!isNonNegative(m.windowTokens))
        return failure(Status::outOfRange, "sliding_window", m.windowTokens).value();
    if (m.activeParameters > m.parameters)
        return failure(Status::outOfRange, "active_parameters", m.activeParameters).value();
    if (m.experts.has_value() != m.expertsPerToken.has_value())
        return failure(Status::noData, m.experts ? "experts_per_token" : "experts").value();
    if (m.experts && !(*m.expertsPerToken > 0.0 && *m.expertsPerToken <= *m.experts && std::isfinite(*m.experts)))
        return failure(Status::outOfRange, "experts_per_token", *m.expertsPerToken).value();
    if (load.groupSize && *load.groupSize > load.devices)
        return failure(Status::outOfRange, "tensor_parallel", *load.groupSize).value();
    if (load.devices > 1.0 && !isPositive(d.linkBytesPerSecond) && !load.pipeline)
        return failure(Status::noData, "link_bytes_per_second").value();
    return std::nullopt;
}

} // namespace

double weightsRead(const ServedModel &m, double batch)
{
    if (!isMixture(m))
        return m.parameters;
    const double shared = sharedParameters(m);
    const double touched = 1.0 - std::pow(1.0 - *m.expertsPerToken / *m.experts, batch);
    return shared + (m.parameters - shared) * touched;
}

double servingLargestBatch(const ServedModel &m, const ServingDevice &d, const ServingLoad &load, double groupSize)
{
    return freeBytes(m, d, load, groupSize)
        / requestBytes(m, load, load.inputTokens + kMeanOutputHeld * load.outputTokens);
}

ServingTerms servingTerms(
    const ServedModel &m, const ServingDevice &d, const ServingLoad &load, const ServingEfficiency &e, double groupSize)
{
    ServingTerms t;
    t.groupSize = groupSize;
    t.groups = std::max(1.0, std::floor(load.devices / groupSize + 1e-9));
    t.idleDevices = std::max(0.0, load.devices - t.groups * groupSize);
    t.largestBatch = servingLargestBatch(m, d, load, groupSize);

    const double scheduler = kBatchCapTimes * e.batchCap;
    const double wanted = load.concurrency ? std::max(*load.concurrency / t.groups, 1.0) : scheduler;
    t.batchBound = load.concurrency ? BatchBound::given : BatchBound::scheduler;
    if (wanted > t.largestBatch)
        t.batchBound = BatchBound::memory;
    t.batch = std::max(std::min(wanted, std::max(t.largestBatch, kSmallestBatch)), kSmallestBatch);

    const double mfu = e.mfu * (isMixture(m) ? e.moe : 1.0) * ofWidth(load.bytesPerWeight, e.mfuByte, e.mfuHalfByte);
    const double mbu = e.mbu * ofWidth(load.bytesPerWeight, e.mbuByte, e.mbuHalfByte);
    t.weightBytes = weightsRead(m, t.batch) * load.bytesPerWeight;

    const double flops = mfu * d.flopPerSecond * groupSize;
    const double bandwidth = d.bytesPerSecond * groupSize;
    const bool collectives = groupSize > 1.0 && !load.pipeline;
    // Two all-reduces of two bytes a layer; seconds a token.
    const double reduce = collectives
        ? 8.0 * (groupSize - 1.0) / groupSize * m.layers * m.hidden / (d.linkBytesPerSecond * e.comm)
        : 0.0;
    const double fresh = load.inputTokens - load.cachedTokens;
    // Tokens times those that they look back on.
    const double pairs
        = load.inputTokens * tokensSeen(m, load.inputTokens) - load.cachedTokens * tokensSeen(m, load.cachedTokens);
    t.prefillComputeSeconds = (2.0 * m.activeParameters * fresh + 2.0 * m.layers * m.hidden * pairs) / flops;
    t.prefillCollectiveSeconds = reduce * fresh;
    t.weightSeconds = t.weightBytes / (mbu * bandwidth);
    t.cacheSeconds = t.batch * requestBytes(m, load, load.inputTokens + load.outputTokens / 2.0) / (e.mkv * bandwidth);
    t.computeSeconds = 2.0 * m.activeParameters * t.batch / flops;
    t.overheadSeconds = m.layers * e.stepSecondsPerLayer;
    t.latencySeconds = collectives ? 2.0 * m.layers * e.hopSeconds * std::log2(std::max(groupSize, 2.0)) : 0.0;
    t.collectiveSeconds = reduce * t.batch;

    t.prefillSeconds = t.prefillComputeSeconds + t.prefillCollectiveSeconds;
    t.stepSeconds = t.weightSeconds + t.cacheSeconds + t.computeSeconds + t.overheadSeconds + t.latencySeconds
        + t.collectiveSeconds;
    const double cycle = t.batch * t.prefillSeconds + load.outputTokens * t.stepSeconds;
    t.tokensPerSecond = e.softwareFactor * t.groups * t.batch * load.outputTokens / cycle;
    // A request is in flight for B g s_out / X seconds, of which its own prefill and first step are the wait for the
    // first token.
    t.ttftSeconds = (t.prefillSeconds + t.stepSeconds) / e.softwareFactor;
    const double others = std::max(0.0, t.batch - 1.0) * t.prefillSeconds;
    t.tpotSeconds = (t.stepSeconds + others / std::max(1.0, load.outputTokens - 1.0)) / e.softwareFactor;
    return t;
}

Outcome<ServingTerms> servingRate(
    const ServedModel &m, const ServingDevice &d, const ServingLoad &load, const ServingEfficiency &e)
{
    if (const auto bad = badServing(m, d, load))
        return tl::unexpected(*bad);
    for (const auto &[name, value] :
        std::initializer_list<std::pair<std::string_view, double>>{{"mfu", e.mfu}, {"mbu", e.mbu}, {"mkv", e.mkv},
            {"step_s_per_layer", e.stepSecondsPerLayer}, {"software_factor", e.softwareFactor}, {"comm", e.comm},
            {"hop_s", e.hopSeconds}, {"moe", e.moe}, {"batch_cap", e.batchCap}})
        if (!isPositive(value))
            return failure(Status::outOfRange, name, std::isfinite(value) ? value : 0.0);

    std::optional<ServingTerms> best;
    const auto consider = [&](double groupSize) {
        if (!fitsGroup(m, d, load, groupSize))
            return;
        ServingTerms terms = servingTerms(m, d, load, e, groupSize);
        if (terms.idleDevices >= 1.0) {
            ServingLoad rest = load;
            rest.devices = terms.idleDevices;
            rest.groupSize.reset();
            if (load.concurrency) // what the groups take is in proportion to their devices
                rest.concurrency = *load.concurrency * rest.devices / load.devices;
            if (const auto other = servingRate(m, d, rest, e)) {
                terms.restTokensPerSecond = other->tokensPerSecond;
                terms.tokensPerSecond += other->tokensPerSecond;
                terms.idleDevices = other->idleDevices;
            }
        }
        if (!best || terms.tokensPerSecond > best->tokensPerSecond)
            best = terms;
    };
    if (load.groupSize) {
        consider(*load.groupSize);
    } else {
        for (const double size : {1.0, 2.0, 4.0, 8.0, std::floor(std::min(load.devices, kLargestNode))})
            if (size <= load.devices)
                consider(size);
    }
    if (!best) {
        const double group = load.groupSize.value_or(std::floor(std::min(load.devices, kLargestNode)));
        const double request = requestBytes(m, load, load.inputTokens + load.outputTokens);
        return failure(Status::noCapacity, "accelerator_memory",
            m.parameters * load.bytesPerWeight + group * kWorkspaceBytes + request);
    }
    if (!isPositive(best->tokensPerSecond))
        return failure(Status::outOfRange, "throughput");
    return *best;
}

ServingSlopes servingSlopes(const ServedModel &m, const ServingDevice &d, const ServingLoad &load,
    const ServingEfficiency &e, const ServingTerms &t)
{
    const double cycle = t.batch * t.prefillSeconds + load.outputTokens * t.stepSeconds;
    ServingSlopes s;
    s.mfu = (t.batch * t.prefillComputeSeconds + load.outputTokens * t.computeSeconds) / cycle;
    s.mbu = load.outputTokens * t.weightSeconds / cycle;
    s.mkv = load.outputTokens * t.cacheSeconds / cycle;
    s.stepSeconds = -load.outputTokens * t.overheadSeconds / cycle;
    s.comm = (t.batch * t.prefillCollectiveSeconds + load.outputTokens * t.collectiveSeconds) / cycle;
    s.hopSeconds = -load.outputTokens * t.latencySeconds / cycle;
    if (t.batchBound == BatchBound::scheduler) { // B moves with the cap: d ln X / d ln B
        double weightSlope = 0.0; // d weightSeconds / d ln B
        if (isMixture(m)) {
            const double kept = 1.0 - *m.expertsPerToken / *m.experts;
            const double routed = (m.parameters - sharedParameters(m)) * load.bytesPerWeight;
            const double mbu = e.mbu * ofWidth(load.bytesPerWeight, e.mbuByte, e.mbuHalfByte);
            weightSlope
                = -routed * std::pow(kept, t.batch) * std::log(kept) * t.batch / (mbu * d.bytesPerSecond * t.groupSize);
        }
        const double grows = t.batch * t.prefillSeconds
            + load.outputTokens * (t.cacheSeconds + t.computeSeconds + t.collectiveSeconds + weightSlope);
        s.batchCap = 1.0 - grows / cycle;
    }
    return s;
}

} // namespace wattfare
