// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/serving_formula.h"

#include "tests/model/economics/near.h"

#include <cmath>
#include <limits>

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr double kGib = 1073741824.0;

// 70B and 8B dense models with grouped heads, a mixture of 8 experts, a mixture with latent attention.
ServedModel dense70() { return {70.55e9, 70.55e9, 80, 8192, kvValuesOfHeads(80, 8, 128), {}, {}, 0, 0}; }
ServedModel dense8() { return {8.03e9, 8.03e9, 32, 4096, kvValuesOfHeads(32, 8, 128), {}, {}, 0, 0}; }
ServedModel mixture() { return {46.7e9, 12.9e9, 32, 4096, kvValuesOfHeads(32, 8, 128), 8, 2, 0, 0}; }
ServedModel latent() { return {671e9, 37e9, 61, 7168, kvValuesLatent(61, 512, 64), 256, 8, 0, 0}; }

ServingDevice hopper(double tflops) { return {80 * kGib, 3350e9, tflops * 1e12, 450e9}; }

// The published parameters of throughput A: of an architecture and a software class, and what all share.
ServingEfficiency published(double mfu, double mbu, double mkv, double stepMicroseconds, double factor)
{
    return {mfu, mbu, mkv, stepMicroseconds * 1e-6, factor, 0.31, 23.5e-6, 0.40, 1262};
}

ServingLoad load(double devices, std::optional<double> group, std::optional<double> concurrency, double in, double out,
    double bytesPerWeight, double bytesPerKv)
{
    ServingLoad l;
    l.devices = devices;
    l.groupSize = group;
    l.concurrency = concurrency;
    l.inputTokens = in;
    l.outputTokens = out;
    l.bytesPerWeight = bytesPerWeight;
    l.bytesPerKv = bytesPerKv;
    return l;
}

double rate(const ServedModel &model, const ServingDevice &device, const ServingLoad &wanted,
    const ServingEfficiency &efficiency)
{
    return valueOrFail(servingRate(model, device, wanted, efficiency)).tokensPerSecond;
}

} // namespace

TEST_CASE("serving rates equal the reference program of the method", "[prediction][throughput A]")
{
    const ServingEfficiency trt = published(0.35, 0.76, 0.30, 18, 1.74);
    CHECK_THAT(rate(dense70(), hopper(1979), load(8, 4, {}, 1024, 256, 1, 1), trt), near(7605.161068744224, 1e-12));
    CHECK_THAT(rate(dense8(), {22.35 * kGib, 600e9, 70e12, 8e9}, load(1, 1, 16, 550, 150, 2, 2),
                   published(0.50, 0.80, 0.33, 23, 1.08)),
        near(229.42985905797948, 1e-12));
    CHECK_THAT(rate(mixture(), {40 * kGib, 1555e9, 312e12, 300e9}, load(8, 8, 256, 150, 400, 2, 2),
                   published(0.43, 0.80, 0.40, 37, 0.38)),
        near(2311.9777528116465, 1e-12));
    CHECK_THAT(rate(latent(), {179 * kGib, 7700e9, 9000e12, 900e9}, load(8, {}, {}, 800, 3880, 0.5, 1),
                   published(0.30, 0.78, 0.22, 15, 1.49)),
        near(55641.907945272855, 1e-12));
    ServingLoad layers = load(8, 8, 128, 2048, 512, 2, 2);
    layers.pipeline = true; // cut by layers: no collectives
    CHECK_THAT(rate(dense70(), hopper(989), layers, trt), near(4163.497715713524, 1e-12));
    const ServingEfficiency vllm = published(0.35, 0.76, 0.30, 23, 1.08);
    CHECK_THAT(rate(dense70(), hopper(989), load(8, {}, {}, 1024, 256, 2, 2), vllm), near(2691.802451488212, 1e-12));
    CHECK_THAT(rate(dense8(), hopper(989), load(8, {}, {}, 1024, 256, 2, 2), vllm), near(21414.49656227897, 1e-12));
}

TEST_CASE("the terms of a serving rate make it up", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    const ServingLoad wanted = load(8, {}, {}, 1024, 256, 2, 2);
    const ServingTerms t = valueOrFail(servingRate(dense70(), hopper(989), wanted, e));
    CHECK_THAT(t.prefillSeconds, near(t.prefillComputeSeconds + t.prefillCollectiveSeconds, 1e-14));
    CHECK_THAT(t.stepSeconds,
        near(t.weightSeconds + t.cacheSeconds + t.computeSeconds + t.overheadSeconds + t.latencySeconds
                + t.collectiveSeconds,
            1e-14));
    CHECK_THAT(t.tokensPerSecond,
        near(e.softwareFactor * t.groups * t.batch * 256 / (t.batch * t.prefillSeconds + 256 * t.stepSeconds), 1e-14));
    // Little's law: requests in flight = rate of requests x time of one.
    const double inFlight = t.tokensPerSecond / 256 * (t.ttftSeconds + 255 * t.tpotSeconds);
    CHECK_THAT(inFlight, near(t.groups * t.batch, 0.01));
}

TEST_CASE("the group of devices is the one that serves most", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    for (const ServedModel &model : {dense8(), dense70(), mixture()}) {
        const ServingTerms chosen = valueOrFail(servingRate(model, hopper(989), load(8, {}, {}, 1024, 256, 2, 2), e));
        for (const double size : {1.0, 2.0, 4.0, 8.0})
            if (const auto other = servingRate(model, hopper(989), load(8, size, {}, 1024, 256, 2, 2), e))
                CHECK(other->tokensPerSecond <= chosen.tokensPerSecond);
    }
    // One 8B model a GPU; 70B needs several in 16 bits.
    CHECK(valueOrFail(servingRate(dense8(), hopper(989), load(8, {}, {}, 1024, 256, 2, 2), e)).groupSize == 1);
    CHECK(valueOrFail(servingRate(dense70(), hopper(989), load(8, {}, {}, 1024, 256, 2, 2), e)).groupSize > 2);
}

TEST_CASE("devices that groups leave over serve too where the model fits", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.39, 0.78, 0.26, 25, 1.04);
    const ServingDevice device{32 * kGib, 880e9, 190e12, 96e9};
    // Six devices in groups of four: two are left, and an 8B model fits them.
    const ServingTerms four = valueOrFail(servingRate(dense8(), device, load(6, 4, {}, 1024, 256, 2, 2), e));
    CHECK(four.restTokensPerSecond > 0);
    CHECK(four.idleDevices == 0);
    CHECK_THAT(four.tokensPerSecond,
        near(rate(dense8(), device, load(4, 4, {}, 1024, 256, 2, 2), e)
                + rate(dense8(), device, load(2, {}, {}, 1024, 256, 2, 2), e),
            1e-12));
    // 70B in 16 bits needs all six: no group of four holds it.
    CHECK(valueOrFail(servingRate(dense70(), device, load(6, {}, {}, 1024, 256, 2, 2), e)).groupSize == 6);
    // Of twelve, one group of eight or of all; the four left of eight would not hold it.
    const ServingTerms twelve = valueOrFail(servingRate(dense70(), device, load(12, {}, {}, 1024, 256, 2, 2), e));
    CHECK((twelve.groupSize == 12 || twelve.idleDevices == 4));
}

TEST_CASE("memory limits the batch, and says so", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    const ServingDevice device{22.35 * kGib, 600e9, 70e12, 8e9};
    const ServingTerms full = valueOrFail(servingRate(dense8(), device, load(1, {}, {}, 550, 150, 2, 2), e));
    CHECK(full.batchBound == BatchBound::memory);
    CHECK_THAT(full.batch, near(56.94162691, 1e-9));
    const ServingTerms some = valueOrFail(servingRate(dense8(), device, load(1, {}, 16, 550, 150, 2, 2), e));
    CHECK(some.batchBound == BatchBound::given);
    CHECK(some.batch == 16);
    CHECK(some.tokensPerSecond < full.tokensPerSecond);
    CHECK(some.tpotSeconds < full.tpotSeconds);
    // Half the bytes a value of cache, twice the requests.
    const ServingTerms fp8 = valueOrFail(servingRate(dense8(), device, load(1, {}, {}, 550, 150, 2, 1), e));
    CHECK_THAT(fp8.largestBatch, near(2 * full.largestBatch, 1e-12));
    CHECK(why(servingRate(dense70(), device, load(1, {}, {}, 550, 150, 2, 2), e)) == "no_capacity(accelerator_memory)");
}

TEST_CASE("a mixture reads the experts that its batch touches", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    const auto bytes = [&](double concurrency) {
        return valueOrFail(servingRate(mixture(), hopper(989), load(2, 2, concurrency, 100, 100, 2, 2), e)).weightBytes;
    };
    CHECK_THAT(bytes(1), near(2 * 12.9e9, 1e-12)); // one token: its active weights
    CHECK(bytes(4) > bytes(1));
    CHECK_THAT(bytes(256), near(2 * 46.7e9, 1e-9)); // all of them
}

TEST_CASE("latent attention keeps 576 values a layer", "[prediction][throughput A]")
{
    CHECK(kvValuesLatent(61, 512, 64) == 61 * 576.0);
    CHECK(kvValuesOfHeads(80, 8, 128) == 163840.0);
}

TEST_CASE("layers that look back over a window read and keep less", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    ServedModel model = dense70();
    const ServingLoad wanted = load(4, 4, 64, 4096, 512, 2, 2);
    const ServingTerms full = valueOrFail(servingRate(model, hopper(989), wanted, e));
    model.windowedShare = 0.75;
    model.windowTokens = 1024;
    CHECK(tokensSeen(model, 512) == 512);
    CHECK(tokensSeen(model, 4096) == 0.25 * 4096 + 0.75 * 1024);
    const ServingTerms windows = valueOrFail(servingRate(model, hopper(989), wanted, e));
    CHECK_THAT(windows.cacheSeconds, near(full.cacheSeconds * tokensSeen(model, 4352) / 4352, 1e-12));
    CHECK(windows.largestBatch > 2 * full.largestBatch);
    CHECK(windows.prefillSeconds < full.prefillSeconds);
    model.windowTokens = 1e6; // longer than any request
    CHECK(valueOrFail(servingRate(model, hopper(989), wanted, e)).tokensPerSecond == full.tokensPerSecond);
}

TEST_CASE("a prefix found in the cache costs no prefill", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    ServingLoad wanted = load(4, 4, 64, 4096, 256, 2, 2);
    const ServingTerms none = valueOrFail(servingRate(dense70(), hopper(989), wanted, e));
    wanted.cachedTokens = 2048;
    const ServingTerms half = valueOrFail(servingRate(dense70(), hopper(989), wanted, e));
    CHECK(half.prefillSeconds < 0.51 * none.prefillSeconds);
    CHECK(half.cacheSeconds == none.cacheSeconds);
    CHECK(half.tokensPerSecond > none.tokensPerSecond);
    wanted.cachedTokens = 5000;
    CHECK(why(servingRate(dense70(), hopper(989), wanted, e)) == "out_of_range(cached_tokens)");
}

TEST_CASE("what is missing is named, and no answer given", "[prediction][throughput A]")
{
    const ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
    const ServingLoad wanted = load(8, {}, {}, 1024, 256, 2, 2);
    const ServingDevice device = hopper(989);
    ServingDevice noPeak = device, noLink = device;
    noPeak.flopPerSecond = 0;
    noLink.linkBytesPerSecond = 0;
    CHECK(why(servingRate(dense70(), noPeak, wanted, e)) == "no_data(flop_per_second)");
    CHECK(why(servingRate(dense70(), noLink, wanted, e)) == "no_data(link_bytes_per_second)");
    CHECK(why(servingRate(dense8(), noLink, load(1, {}, {}, 1024, 256, 2, 2), e)) == "ok"); // alone it needs none
    ServedModel noLayers = dense70();
    noLayers.layers = 0;
    CHECK(why(servingRate(noLayers, device, wanted, e)) == "no_data(layers)");
    ServedModel halfMixture = mixture();
    halfMixture.experts.reset();
    CHECK(why(servingRate(halfMixture, device, wanted, e)) == "no_data(experts)");
    ServingLoad bad = wanted;
    bad.outputTokens = -1;
    CHECK(why(servingRate(dense70(), device, bad, e)) == "out_of_range(output_tokens)");
    bad = wanted;
    bad.concurrency = std::numeric_limits<double>::infinity();
    CHECK(why(servingRate(dense70(), device, bad, e)) == "out_of_range(concurrency)");
    bad = wanted;
    bad.groupSize = 16;
    CHECK(why(servingRate(dense70(), device, bad, e)) == "out_of_range(tensor_parallel)");
    bad = wanted;
    bad.devices = 0.5;
    CHECK(why(servingRate(dense70(), device, bad, e)) == "out_of_range(devices)");
    CHECK(why(servingRate(dense70(), device, wanted, {})) == "out_of_range(mfu)");
}

TEST_CASE("slopes are what small changes of the efficiencies show", "[prediction][throughput A]")
{
    struct Case {
        ServedModel model;
        ServingLoad load;
    };
    for (const Case &c :
        {Case{dense70(), load(8, 8, 64, 1024, 256, 2, 2)}, Case{dense8(), load(1, 1, {}, 30, 60, 2, 2)},
            Case{mixture(), load(8, 4, 200, 150, 400, 2, 2)}, Case{mixture(), load(4, 4, {}, 10, 30, 1, 1)}}) {
        ServingEfficiency e = published(0.35, 0.76, 0.30, 23, 1.08);
        e.batchCap = 5; // four times as many fit: the scheduler is what limits the two without a load
        const ServingDevice device = hopper(989);
        const double group = *c.load.groupSize;
        const ServingSlopes s
            = servingSlopes(c.model, device, c.load, e, servingTerms(c.model, device, c.load, e, group));
        const auto numeric = [&](double ServingEfficiency::*member) {
            ServingEfficiency up = e, down = e;
            up.*member *= std::exp(1e-5);
            down.*member *= std::exp(-1e-5);
            return std::log(servingTerms(c.model, device, c.load, up, group).tokensPerSecond
                       / servingTerms(c.model, device, c.load, down, group).tokensPerSecond)
                / 2e-5;
        };
        const auto close = [](double expected) { return Catch::Matchers::WithinAbs(expected, 1e-7); };
        CHECK_THAT(s.mfu, close(numeric(&ServingEfficiency::mfu)));
        CHECK_THAT(s.mbu, close(numeric(&ServingEfficiency::mbu)));
        CHECK_THAT(s.mkv, close(numeric(&ServingEfficiency::mkv)));
        CHECK_THAT(s.stepSeconds, close(numeric(&ServingEfficiency::stepSecondsPerLayer)));
        CHECK_THAT(s.comm, close(numeric(&ServingEfficiency::comm)));
        CHECK_THAT(s.hopSeconds, close(numeric(&ServingEfficiency::hopSeconds)));
        CHECK_THAT(s.batchCap, close(numeric(&ServingEfficiency::batchCap)));
    }
}
