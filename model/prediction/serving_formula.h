// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>

// Rate of LLM serving, by the time a group of devices spends on prefill and on a decode step (throughput A). The terms
// add: weights, cache, arithmetic, kernel launches and collectives are not hidden behind each other. Bytes, seconds,
// FLOP/s and bytes/s of one device; tokens.
namespace wattfare {

struct ServedModel {
    double parameters = 0; // P, all weights
    double activeParameters = 0; // A, of a token; P for a dense model
    double layers = 0; // L
    double hidden = 0; // h
    double kvValuesPerToken = 0; // values that the cache keeps of a token, over all layers
    std::optional<double> experts, expertsPerToken; // E, k of a mixture; both or neither
    double windowedShare = 0; // of the layers, that look back over windowTokens only
    double windowTokens = 0;
};

// Keys and values of every head: 2 L n_kv d_h.
inline double kvValuesOfHeads(double layers, double kvHeads, double headSize)
{
    return 2.0 * layers * kvHeads * headSize;
}
// Multi-head latent attention keeps one latent vector and one rotary key a layer.
inline double kvValuesLatent(double layers, double latentSize, double rotarySize)
{
    return layers * (latentSize + rotarySize);
}

// Tokens that a layer on the mean looks back over, of a context of so many: all of them without windows.
inline double tokensSeen(const ServedModel &model, double context)
{
    return context - model.windowedShare * (context > model.windowTokens ? context - model.windowTokens : 0.0);
}

// Bytes of the cache of one request of so many tokens, prompt and answer; bytesPerKv of each value.
inline double cacheBytesOf(const ServedModel &model, double bytesPerKv, double tokens)
{
    return model.kvValuesPerToken * bytesPerKv * tokensSeen(model, tokens);
}

struct ServingDevice {
    double memoryBytes = 0; // W_m
    double bytesPerSecond = 0; // BW
    double flopPerSecond = 0; // F, dense, at the precision of the arithmetic
    double linkBytesPerSecond = 0; // each way, to the other devices of a group
};

struct ServingLoad {
    double devices = 1; // n
    std::optional<double> groupSize; // tp; none: the one that serves most among those that fit
    bool pipeline = false; // the group is cut by layers only: no collectives
    std::optional<double> concurrency; // requests in flight on all devices; none: as many as memory and scheduler hold
    double inputTokens = 0; // s_in
    double cachedTokens = 0; // of s_in, found in a prefix cache: no prefill, but their cache is read
    double outputTokens = 1; // s_out
    double bytesPerWeight = 2; // b
    double bytesPerKv = 2;
};

// Shares of the peaks that serving reaches, and the overheads of a software class; fitted (serving_fit.h).
struct ServingEfficiency {
    double mfu = 0; // of F
    double mbu = 0; // of BW, reading weights
    double mkv = 0; // of BW, reading the cache
    double stepSecondsPerLayer = 0; // t0
    double softwareFactor = 1; // sf
    double comm = 0; // of the link
    double hopSeconds = 0; // alpha
    double moe = 1; // of mfu, for mixtures
    double batchCap = 0; // cap: a group takes at most four times as many requests
    // Of mfu and mbu, for weights of one byte and of half a byte: narrow units are harder to keep busy.
    double mfuByte = 1, mfuHalfByte = 1, mbuByte = 1, mbuHalfByte = 1;
};

// What the width of the weights leaves of a share of the peaks: 1 at 16 bits.
inline double ofWidth(double bytesPerWeight, double oneByte, double halfByte)
{
    return bytesPerWeight >= 1.5 ? 1.0 : bytesPerWeight >= 0.75 ? oneByte : halfByte;
}

// Weights that a step of so many requests reads: all of a dense model, of a mixture those of the experts that the
// tokens of the requests meet on the mean.
double weightsRead(const ServedModel &model, double batch);

enum class BatchBound : std::uint8_t { given, memory, scheduler };

// What the rate is made of, in seconds of one prefill and of one decode step; Explain shows them.
struct ServingTerms {
    double groupSize = 1; // tp
    double groups = 1; // g
    double idleDevices = 0; // that serve in no group
    double batch = 0; // B, of one group
    double largestBatch = 0; // B_max
    BatchBound batchBound = BatchBound::given;
    double weightBytes = 0; // read in a step
    double prefillComputeSeconds = 0, prefillCollectiveSeconds = 0;
    double weightSeconds = 0, cacheSeconds = 0, computeSeconds = 0, overheadSeconds = 0, latencySeconds = 0,
           collectiveSeconds = 0;
    double prefillSeconds = 0; // t_pre, of one request
    double stepSeconds = 0; // t_dec
    double tokensPerSecond = 0; // X, output tokens of all devices
    double restTokensPerSecond = 0; // of X, by a smaller group of the devices that the groups leave over
    double ttftSeconds = 0; // of a request that waits for nothing: a lower bound (first_token_fit.h)
    double tpotSeconds = 0; // B g / X less the prefill of the request itself: Little's law
};

// B_max = (0.92 tp W_m - P b - tp GiB) / (kv (s_in + 0.75 s_out)); below 1 where not even one request fits.
double servingLargestBatch(
    const ServedModel &model, const ServingDevice &device, const ServingLoad &load, double groupSize);

// The terms for groups of a given size. No checks: for the fit, which has made them.
ServingTerms servingTerms(const ServedModel &model, const ServingDevice &device, const ServingLoad &load,
    const ServingEfficiency &efficiency, double groupSize);

// X = sf g B s_out / (B t_pre + s_out t_dec), with the best group of 1, 2, 4, 8 or all devices that fits where the load
// names none; devices that the groups leave over serve in a smaller group of their own where the model fits.
// no_capacity("accelerator_memory") with the bytes that one request needs; out_of_range or no_data name the input.
Outcome<ServingTerms> servingRate(const ServedModel &model, const ServingDevice &device, const ServingLoad &load,
    const ServingEfficiency &efficiency);

// d ln X by the logarithm of each efficiency, the group size kept (mfu also stands for moe where a mixture is served).
struct ServingSlopes {
    double mfu = 0, mbu = 0, mkv = 0, stepSeconds = 0, comm = 0, hopSeconds = 0, batchCap = 0;
};
ServingSlopes servingSlopes(const ServedModel &model, const ServingDevice &device, const ServingLoad &load,
    const ServingEfficiency &efficiency, const ServingTerms &terms);

} // namespace wattfare
