// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/llm.h"

#include "near.h"

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr double kGib = 1073741824.0;

// Llama 3 8B in FP16, as the vectors have it.
LlmModelShape llama8b()
{
    LlmModelShape m;
    m.parameters = 8.03e9;
    m.layers = 32;
    m.hidden = 4096;
    m.kvHeads = 8;
    m.headSize = 128;
    return m;
}

LlmDeviceGroup vectorDevice() { return {1, 70e12, 600e9, 24 * kGib}; }

LlmEfficiency vectorEfficiency()
{
    LlmEfficiency e;
    e.mfuPrefill = 0.5;
    e.mbuDecode = 0.6;
    e.stepOverheadSeconds = 0;
    return e;
}

// Llama 3 70B in FP8 on two H100: the published points of simulation 9.
struct Calibration {
    LlmModelShape model;
    LlmDeviceGroup group{2, 989e12, 3.35e12, 80e9};
    LlmRequest request{5000, 500};
    LlmEfficiency efficiency;
    Calibration()
    {
        model.parameters = 70.6e9;
        model.layers = 80;
        model.hidden = 8192;
        model.kvHeads = 8;
        model.headSize = 128;
        model.bytesPerWeight = 1;
        model.bytesPerKv = 1;
        efficiency.mbuDecode = 0.574;
        efficiency.stepOverheadSeconds = 0;
        // MFU such that 5,000 tokens take the published 0.40677 s.
        efficiency.mfuPrefill = prefillSeconds(model, 5000, 1.0, 2 * 989e12) / 0.40677;
    }
};

} // namespace

TEST_CASE("V29: KV cache bytes a token", "[economics][llm]")
{
    LlmModelShape m = llama8b();
    CHECK(kvBytesPerToken(m) == 131072.0);
    m.kvHeads = 32; // Llama 2 7B
    CHECK(kvBytesPerToken(m) == 524288.0);
    m.kvHeads = 8;
    m.layers = 80; // Llama 3 70B
    CHECK(kvBytesPerToken(m) == 327680.0);
    m.bytesPerKv = 4;
    CHECK(kvBytesPerToken(m) == 2 * 327680.0);
}

TEST_CASE("V30: decode step", "[economics][llm]")
{
    const LlmModelShape m = llama8b();
    const double memory = decodeMemorySeconds(m, {1024, 0}, 16, 0.6, 600e9);
    const double compute = decodeComputeSeconds(m, 16, 0.5, 70e12);
    CHECK_THAT(memory, near(0.0505763));
    CHECK_THAT(compute, near(0.00734171));
    const double tokens = 16.0 / decodeStepSeconds(memory, compute, 0.0);
    CHECK_THAT(tokens, near(316.353));
    CHECK_THAT(usdPerMillionOutputTokens(1.006, tokens), near(0.88333));
}

TEST_CASE("V31: prefill", "[economics][llm]")
{
    CHECK_THAT(prefillSeconds(llama8b(), 1024, 0.5, 70e12), near(0.477723));
}

TEST_CASE("V32: largest batch", "[economics][llm]")
{
    LlmEfficiency e = vectorEfficiency();
    CHECK(valueOrFail(llmMaxBatch(llama8b(), vectorDevice(), {1024, 1024}, e)) == 22);
    LlmDeviceGroup small = vectorDevice();
    small.memoryBytes = 16 * kGib;
    CHECK(why(llmMaxBatch(llama8b(), small, {1024, 1024}, e)) == "no_capacity(accelerator_memory)");
    CHECK(valueOrFail(llmSmallestGroup(llama8b(), small, {1024, 1024}, e, 8)) == 2.0);
    CHECK(why(llmSmallestGroup(llama8b(), small, {1024, 1024}, e, 1)) == "no_capacity(accelerator_memory)");
}

TEST_CASE("V33: a static cycle", "[economics][llm]")
{
    const LlmModelShape m = llama8b();
    const LlmRequest r{512, 256};
    const double prefill = prefillSeconds(m, 512, 0.5, 70e12);
    const double step
        = decodeStepSeconds(decodeMemorySeconds(m, r, 16, 0.6, 600e9), decodeComputeSeconds(m, 16, 0.5, 70e12), 0.0);
    const LlmCycle cycle = valueOrFail(llmStaticCycle(r, 16, prefill, step));
    CHECK_THAT(cycle.seconds, near(16.1653));
    CHECK_THAT(cycle.outputTokensPerSecond, near(253.383));
    const LlmServingPoint p = valueOrFail(llmAtBatch(m, vectorDevice(), r, vectorEfficiency(), 16));
    CHECK_THAT(p.outputTokensPerSecond, near(253.383));
    CHECK(p.decodeBound == DecodeBound::bandwidth);
    CHECK_THAT(p.endToEndSeconds, near(p.ttftSeconds + 255 * p.tpotSeconds, 1e-12));
}

TEST_CASE("calibration: 70B FP8 on two H100 within 15 % of the published points", "[economics][llm]")
{
    const Calibration c;
    struct Point {
        std::uint64_t streams;
        double predicted, published;
    };
    for (const Point &point :
        std::vector<Point>{{1, 51.56, 51.67}, {5, 212.4, 218.5}, {25, 564.5, 623.4}, {50, 712.1, 814.4}}) {
        const LlmServingPoint p = valueOrFail(llmAtBatch(c.model, c.group, c.request, c.efficiency, point.streams));
        CHECK_THAT(p.outputTokensPerSecond, near(point.predicted, 1e-3));
        CHECK_THAT(p.outputTokensPerSecond, near(point.published, 0.15));
    }
    // Saturation by memory between 50 and 100 streams; 81 without the workspace that the model sets aside by default.
    const std::uint64_t limit = valueOrFail(llmMaxBatch(c.model, c.group, c.request, c.efficiency));
    CHECK(limit > 50);
    CHECK(limit < 100);
    LlmEfficiency bare = c.efficiency;
    bare.device.workspaceBytes = 0;
    CHECK(valueOrFail(llmMaxBatch(c.model, c.group, c.request, bare)) == 81);
    const LlmServingPoint full = valueOrFail(llmLargestBatch(c.model, c.group, c.request, bare));
    CHECK(full.batch == 81);
    CHECK(full.batchBound == LlmBound::memory);
    CHECK_THAT(full.outputTokensPerSecond, near(920, 0.15)); // published from 100 streams on
}

TEST_CASE("SLA search", "[economics][llm]")
{
    const Calibration c;
    LlmLimits limits;
    limits.tpotSeconds = 0.05;
    const LlmServingPoint p = valueOrFail(llmLargestBatch(c.model, c.group, c.request, c.efficiency, limits));
    CHECK(p.batchBound == LlmBound::tpot);
    CHECK(p.tpotSeconds <= 0.05);
    CHECK(valueOrFail(llmAtBatch(c.model, c.group, c.request, c.efficiency, p.batch + 1)).tpotSeconds > 0.05);
    limits.tpotSeconds = 0.001;
    CHECK(why(llmLargestBatch(c.model, c.group, c.request, c.efficiency, limits)) == "unreachable(tpot_limit_s)");
    limits = {};
    limits.ttftSeconds = 0.3; // prefill alone takes 0.41
    CHECK(why(llmLargestBatch(c.model, c.group, c.request, c.efficiency, limits)) == "unreachable(ttft_limit_s)");
    limits.ttftSeconds = -1;
    CHECK(why(llmLargestBatch(c.model, c.group, c.request, c.efficiency, limits)) == "out_of_range(ttft_limit_s)");
    CHECK(why(llmAtBatch(c.model, c.group, c.request, c.efficiency, 100'000)) == "no_capacity(batch)");
}

TEST_CASE("under load the wait grows and capacity ends", "[economics][llm]")
{
    const Calibration c;
    const LlmServingPoint p = valueOrFail(llmAtBatch(c.model, c.group, c.request, c.efficiency, 25));
    const LlmLoad half = valueOrFail(llmUnderLoad(p, c.request, 0.5 * p.requestsPerSecond));
    const LlmLoad busy = valueOrFail(llmUnderLoad(p, c.request, 0.95 * p.requestsPerSecond));
    CHECK(half.utilisation < busy.utilisation);
    CHECK(half.waitSeconds < busy.waitSeconds);
    CHECK(half.ttftSeconds >= p.ttftSeconds);
    CHECK(valueOrFail(llmUnderLoad(p, c.request, 0)).waitSeconds == 0.0);
    CHECK(why(llmUnderLoad(p, c.request, p.requestsPerSecond)) == "unstable(utilisation)");
    // More slots than the queue can be asked for: without requests there is no queue.
    LlmServingPoint wide = p;
    wide.batch = 1'000'001;
    CHECK(why(llmUnderLoad(wide, c.request, 0.5 * p.requestsPerSecond)) == "out_of_range(batch)");
    CHECK(valueOrFail(llmUnderLoad(wide, c.request, 0)).waitSeconds == 0.0);
}

TEST_CASE("a mixture of experts reads more weights as the batch grows", "[economics][llm]")
{
    LlmModelShape m = llama8b(); // shape of Mixtral: 46.7e9 in all, 12.9e9 active, 2 of 8
    m.parameters = 46.7e9;
    m.activeParameters = 12.9e9;
    m.experts = 8;
    m.expertsPerToken = 2;
    const double one = weightBytesPerStep(m, 1), many = weightBytesPerStep(m, 64);
    CHECK_THAT(one, near(12.9e9 * 2, 1e-12)); // one sequence touches the active weights alone
    CHECK_THAT(many, near(46.7e9 * 2, 1e-6));
    CHECK(weightBytesPerStep(m, 4) > one);
    m.sharedParameters = 1.6e9;
    CHECK_THAT(weightBytesPerStep(m, 1), near((1.6e9 + 45.1e9 / 4) * 2, 1e-12));
    // Neither the shared nor the active weights are known: all of them are the experts'.
    m.sharedParameters.reset();
    m.activeParameters.reset();
    CHECK_THAT(weightBytesPerStep(m, 1), near(46.7e9 / 4 * 2, 1e-12));
    m.sharedParameters = 1.6e9;
    m.expertsPerToken.reset();
    CHECK(why(llmMaxBatch(m, vectorDevice(), {1, 1}, {})) == "no_data(experts_per_token)");
    m.expertsPerToken = 9;
    CHECK(why(llmMaxBatch(m, vectorDevice(), {1, 1}, {})) == "out_of_range(experts_per_token)");
}

TEST_CASE("all weights of a model may be shared, not more", "[economics][llm]")
{
    LlmModelShape m = llama8b();
    m.sharedParameters = m.parameters;
    CHECK(valueOrFail(llmMaxBatch(m, vectorDevice(), {1024, 1024}, vectorEfficiency())) == 22); // V32
    m.sharedParameters = 1.01 * m.parameters;
    CHECK(why(llmMaxBatch(m, vectorDevice(), {1024, 1024}, vectorEfficiency())) == "out_of_range(shared_parameters)");
}

TEST_CASE(
    "property 27: the KV cache doubles with the bytes of a value, whatever the model", "[economics][llm][property]")
{
    std::mt19937_64 random(27);
    const auto draw
        = [&](double low, double high) { return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53; };
    for (int i = 0; i < 300; ++i) {
        LlmModelShape m;
        m.parameters = draw(1e9, 1e11);
        m.layers = std::floor(draw(1, 130));
        m.hidden = 128 * std::floor(draw(4, 128));
        m.kvHeads = std::floor(draw(1, 65));
        m.headSize = std::floor(draw(32, 257));
        m.bytesPerKv = draw(0.5, 4);
        LlmModelShape wide = m;
        wide.bytesPerKv *= 2;
        CHECK(kvBytesPerToken(wide) == 2 * kvBytesPerToken(m));
        // The cache that it is read for: the memory term grows by just that share of the bytes.
        const LlmRequest r{draw(1, 8000), draw(1, 2000)};
        const double batch = std::floor(draw(1, 200)), mbu = draw(0.2, 0.9), bandwidth = draw(1e11, 4e12);
        const double more
            = decodeMemorySeconds(wide, r, batch, mbu, bandwidth) - decodeMemorySeconds(m, r, batch, mbu, bandwidth);
        CHECK_THAT(
            more, near(batch * (r.inputTokens + r.outputTokens / 2) * kvBytesPerToken(m) / (mbu * bandwidth), 1e-6));
        // And no larger batch fits.
        const LlmDeviceGroup group{8, 1e15, bandwidth, 80e9};
        const auto before = llmMaxBatch(m, group, r, {}), after = llmMaxBatch(wide, group, r, {});
        if (before && after)
            CHECK(*after <= *before);
    }
}

TEST_CASE("property 27: monotone in bandwidth, compute and MBU; cheaper per token with the batch",
    "[economics][llm][property]")
{
    const Calibration c;
    const auto rate = [&](const LlmDeviceGroup &g, const LlmEfficiency &e, std::uint64_t b) {
        return valueOrFail(llmAtBatch(c.model, g, c.request, e, b)).outputTokensPerSecond;
    };
    double last = 0;
    for (std::uint64_t b = 1; b <= 79; ++b) {
        const double x = rate(c.group, c.efficiency, b);
        CHECK(usdPerMillionOutputTokens(10.0, x) <= (last > 0 ? usdPerMillionOutputTokens(10.0, last) : 1e300));
        last = x;
    }
    for (double k = 0.25; k < 4; k *= 1.3) {
        LlmDeviceGroup wide = c.group, strong = c.group;
        wide.bytesPerSecond *= k;
        strong.flopPerSecond *= k;
        LlmDeviceGroup wider = wide, stronger = strong;
        wider.bytesPerSecond *= 1.1;
        stronger.flopPerSecond *= 1.1;
        for (const std::uint64_t batch :
            {1U, 8U, 32U, 79U}) { // bound by bandwidth, and, where that is wide, by compute
            CHECK(rate(wide, c.efficiency, batch) <= rate(wider, c.efficiency, batch));
            CHECK(rate(strong, c.efficiency, batch) < rate(stronger, c.efficiency, batch)); // prefill at least
        }
    }
    LlmDeviceGroup flooded = c.group; // decoding itself bound by compute
    flooded.bytesPerSecond *= 1e3;
    CHECK(valueOrFail(llmAtBatch(c.model, flooded, c.request, c.efficiency, 79)).decodeBound == DecodeBound::compute);
    LlmDeviceGroup doubled = flooded;
    doubled.flopPerSecond *= 2;
    CHECK_THAT(rate(doubled, c.efficiency, 79), near(2 * rate(flooded, c.efficiency, 79), 1e-9));
    for (double mbu = 0.1; mbu < 0.9; mbu += 0.1) {
        LlmEfficiency e = c.efficiency, better = c.efficiency;
        e.mbuDecode = mbu;
        better.mbuDecode = mbu + 0.1;
        CHECK(rate(c.group, e, 32) <= rate(c.group, better, 32));
    }
}

TEST_CASE("a first token waits for its turn, its prompt and its step", "[economics][llm]")
{
    CHECK_THAT(timeToFirstToken(0.25, 0.4, 0.02), near(0.67, 1e-12));
}
