// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/economics/fleet.h"
#include "model/economics/memory_fit.h"
#include "model/explain/number.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>

// LLM serving by a roofline (simulation 9). Bytes, seconds, FLOP/s and bytes/s of one device; `tp` devices
// form a group that serves one copy of the model.
namespace wattfare {

struct LlmModelShape {
    double parameters = 0; // P, all weights
    double layers = 0; // L
    double hidden = 0; // h
    double kvHeads = 0; // n_kv
    double headSize = 0; // d_h
    double bytesPerWeight = 2; // b_w
    double bytesPerKv = 2; // b_kv
    // Mixture of experts; without it all three stay empty and every parameter is active.
    std::optional<double> activeParameters; // per token: prefill and compute term
    std::optional<double> sharedParameters; // read in every step
    std::optional<double> experts, expertsPerToken; // E, k
};

struct LlmDeviceGroup {
    double devices = 1; // tp
    double flopPerSecond = 0; // F at the precision, of one device
    double bytesPerSecond = 0; // BW of one device
    double memoryBytes = 0; // C of one device
};

struct LlmRequest {
    double inputTokens = 0; // s_in
    double outputTokens = 1; // s_out
};

// Bytes of KV cache per token of context: 2 L n_kv d_h b_kv.
inline double kvBytesPerToken(const LlmModelShape &m) { return 2.0 * m.layers * m.kvHeads * m.headSize * m.bytesPerKv; }

inline double activeParameters(const LlmModelShape &m) { return m.activeParameters.value_or(m.parameters); }

// Bytes of weights that one decode step of `batch` sequences reads; all of them for a dense model.
double weightBytesPerStep(const LlmModelShape &m, double batch);

// t_pre(s) = (2 P s + 2 L h s^2) / (MFU tp F).
template <Number N>
N prefillSeconds(const LlmModelShape &m, double tokens, const N &mfu, const N &groupFlopPerSecond)
{
    const double flop = 2.0 * activeParameters(m) * tokens + 2.0 * m.layers * m.hidden * tokens * tokens;
    return named({"prefill_s", "t_pre", "s", "simulation 9"}, N(flop) / (mfu * groupFlopPerSecond));
}

// Memory term of t_dec: (weights + B c kv) / (MBU tp BW), c = s_in + s_out / 2.
template <Number N>
N decodeMemorySeconds(
    const LlmModelShape &m, const LlmRequest &r, double batch, const N &mbu, const N &groupBytesPerSecond)
{
    const double context = r.inputTokens + r.outputTokens / 2.0;
    const double bytes = weightBytesPerStep(m, batch) + batch * context * kvBytesPerToken(m);
    return named({"decode_memory_s", "t_mem", "s", "simulation 9"}, N(bytes) / (mbu * groupBytesPerSecond));
}

// Compute term of t_dec: 2 P B / (MFU_d tp F).
template <Number N>
N decodeComputeSeconds(const LlmModelShape &m, double batch, const N &mfuDecode, const N &groupFlopPerSecond)
{
    return named({"decode_compute_s", "t_comp", "s", "simulation 9"},
        N(2.0 * activeParameters(m) * batch) / (mfuDecode * groupFlopPerSecond));
}

// t_dec(B): the larger of the two, plus t_0.
template <Number N>
N decodeStepSeconds(const N &memorySeconds, const N &computeSeconds, const N &overheadSeconds)
{
    return named(
        {"decode_step_s", "t_dec", "s", "simulation 9"}, maxOf(memorySeconds, computeSeconds) + overheadSeconds);
}

// X_out = B s_out / (B t_pre + s_out t_dec): steady continuous batching, output tokens a second of one group.
template <Number N>
N outputTokensPerSecond(const LlmRequest &r, double batch, const N &prefill, const N &decodeStep)
{
    return named({"output_tokens_per_second", "X_out", "1/s", "simulation 9"},
        N(batch * r.outputTokens) / (prefill * batch + decodeStep * r.outputTokens));
}

// TPOT = t_dec + B t_pre / s_out: a token waits for the prefills interleaved with its steps.
template <Number N>
N timePerOutputToken(const LlmRequest &r, double batch, const N &prefill, const N &decodeStep)
{
    return named({"tpot_s", "TPOT", "s", "simulation 9"}, decodeStep + prefill * (batch / r.outputTokens));
}

template <Number N>
N timeToFirstToken(const N &waitSeconds, const N &prefill, const N &decodeStep)
{
    return named({"ttft_s", "TTFT", "s", "simulation 9"}, waitSeconds + prefill + decodeStep);
}

// p / 3600 / X_out 1e6.
template <Number N>
N usdPerMillionOutputTokens(const N &usdPerHour, const N &tokensPerSecond)
{
    return named({"usd_per_million", "", "USD", "simulation 9"}, usdPerHour * 1e6 / 3600.0 / tokensPerSecond);
}

// ---- Checked functions
// ------------------------------------------------------------------------------------------------

// Shares of the peaks that serving reaches; as it stands here the bare roofline. The catalogue states what is usual.
struct LlmEfficiency {
    double mfuPrefill = 1;
    double mbuDecode = 1;
    std::optional<double> mfuDecode; // none: as prefill
    double stepOverheadSeconds = 0;
    DeviceMemory device;
};

struct LlmLimits {
    std::optional<double> ttftSeconds, tpotSeconds;
};

// Largest batch that the memory of the group holds, B_max; no_capacity where not even one request fits: the field is
// "accelerator_memory", the value the bytes that one request needs.
Outcome<std::uint64_t> llmMaxBatch(const LlmModelShape &model, const LlmDeviceGroup &group, const LlmRequest &request,
    const LlmEfficiency &efficiency);

enum class LlmBound : std::uint8_t { memory, ttft, tpot, given };
enum class DecodeBound : std::uint8_t { bandwidth, compute };

struct LlmServingPoint {
    std::uint64_t batch = 0;
    double kvBytes = 0; // per token of context
    double prefillSeconds = 0, decodeStepSeconds = 0, tpotSeconds = 0, ttftSeconds = 0, endToEndSeconds = 0;
    double outputTokensPerSecond = 0, requestsPerSecond = 0;
    double ridgeBatch = 0; // below it decoding is bound by bandwidth
    DecodeBound decodeBound = DecodeBound::bandwidth;
    LlmBound batchBound = LlmBound::given; // what keeps the batch from being larger
};

// One group at a given batch. Batch above B_max is no_capacity("batch").
Outcome<LlmServingPoint> llmAtBatch(const LlmModelShape &model, const LlmDeviceGroup &group, const LlmRequest &request,
    const LlmEfficiency &efficiency, std::uint64_t batch, double waitSeconds = 0.0);

// SLA search: the largest B within memory with TTFT and TPOT inside the limits. unreachable("ttft_limit_s") or
// unreachable("tpot_limit_s") where B = 1 already fails.
Outcome<LlmServingPoint> llmLargestBatch(const LlmModelShape &model, const LlmDeviceGroup &group,
    const LlmRequest &request, const LlmEfficiency &efficiency, const LlmLimits &limits = {});

struct LlmLoad {
    double utilisation = 0, waitSeconds = 0, ttftSeconds = 0, endToEndSeconds = 0;
};

// The point under Poisson arrivals of `requestsPerSecond`: capacity X_out / s_out, wait by Allen-Cunneen over `batch`
// slots (exponential arrivals, service scv as given). rho >= 1 is unstable("utilisation").
Outcome<LlmLoad> llmUnderLoad(
    const LlmServingPoint &point, const LlmRequest &request, double requestsPerSecond, double serviceScv = 1.0);

// Static cycle: B prefills one after another, then s_out steps (vector V33).
struct LlmCycle {
    double seconds = 0, outputTokensPerSecond = 0;
};
Outcome<LlmCycle> llmStaticCycle(
    const LlmRequest &request, std::uint64_t batch, double prefillSeconds, double decodeStepSeconds);

// The fewest devices (power of two up to `available`, then `available` itself) whose memory holds weights and one
// request.
Outcome<double> llmSmallestGroup(const LlmModelShape &model, const LlmDeviceGroup &oneDevice, const LlmRequest &request,
    const LlmEfficiency &efficiency, double available);

} // namespace wattfare
