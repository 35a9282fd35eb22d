// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sensitivity.h"

#include "model/explain/propagation.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>

namespace wattfare {

namespace {

constexpr std::uint64_t kMaxSamples = 10'000'000;
constexpr double kZ = 1.959963984540054; // two-sided 95 %
constexpr std::size_t kBlock = 1'024;

// Order statistic at (n - 1) p by linear interpolation; sorted, not empty.
double sortedQuantile(const std::vector<double> &sorted, double p)
{
    const double at = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    if (below + 1 >= sorted.size())
        return sorted.back();
    const double share = at - static_cast<double>(below);
    return sorted[below] + share * (sorted[below + 1] - sorted[below]);
}

} // namespace

double inputQuantile(const UncertainInput &input, double u)
{
    return input.shape == InputShape::uniform ? input.low + u * (input.high - input.low)
                                              : triangular({input.value, input.low, input.high}, u);
}

double triangularMean(double low, double mode, double high) { return (low + mode + high) / 3.0; }

double triangularSd(double low, double mode, double high)
{
    return std::sqrt(
        std::max(0.0, low * low + mode * mode + high * high - low * mode - low * high - mode * high) / 18.0);
}

std::optional<Failure> badInput(std::span<const UncertainInput> inputs)
{
    for (const UncertainInput &in : inputs) {
        for (const double v : {in.low, in.value, in.high})
            if (!std::isfinite(v))
                return Failure{Status::outOfRange, in.id, 0.0};
        if (!(in.low <= in.value && in.value <= in.high) || !std::isfinite(in.high - in.low))
            return Failure{Status::outOfRange, in.id, in.value};
    }
    return std::nullopt;
}

TracedModel tracedModel(const Traced &number)
{
    TracedModel traced;
    const auto tape = std::make_shared<const LeafTape>(std::span<const Traced>(&number, 1));
    std::vector<std::size_t> varying; // the rest keep their values
    std::vector<double> values;
    for (std::size_t i = 0; i < tape->variables().size(); ++i) {
        const LeafTape::Variable &v = tape->variables()[i];
        values.push_back(v.value.value);
        if (v.value.exact())
            continue;
        varying.push_back(i);
        traced.inputs.push_back({v.key, v.value.low, v.value.value, v.value.high, InputShape::triangular});
    }
    traced.model = [tape, varying, values](std::span<const double> x) -> Outcome<double> {
        std::vector<double> at = values;
        for (std::size_t i = 0; i < varying.size(); ++i)
            at[varying[i]] = x[i];
        const double y = tape->evaluate(at);
        if (!std::isfinite(y))
            return failure(Status::outOfRange, "result");
        return y;
    };
    return traced;
}

Outcome<Propagation> propagate(std::span<const UncertainInput> inputs, const ScalarModel &model, std::uint64_t samples,
    std::uint64_t seed, const ProgressFn &progress, unsigned threads)
{
    if (const auto bad = badInput(inputs))
        return tl::unexpected(*bad);
    if (samples < 30 || samples > kMaxSamples)
        return failure(Status::outOfRange, "samples", static_cast<double>(samples));
    std::vector<double> point;
    for (const UncertainInput &in : inputs)
        point.push_back(in.value);
    const Outcome<double> atValues = model(point);
    if (!atValues)
        return tl::unexpected(atValues.error());

    const auto count = static_cast<std::size_t>(samples);
    std::vector<double> results(count, std::numeric_limits<double>::quiet_NaN()); // NaN: no result; stays inside
    std::atomic<bool> stop{false};
    std::atomic<std::size_t> done{0};
    std::mutex reporting;
    parallelFor(
        count, kBlock,
        [&](std::size_t begin, std::size_t end) {
            if (stop.load(std::memory_order_relaxed))
                return;
            std::vector<double> draw(inputs.size());
            for (std::size_t i = begin; i < end; ++i) {
                RandomStream random(seed, i, Substream::inputs);
                for (std::size_t k = 0; k < inputs.size(); ++k)
                    draw[k] = inputQuantile(inputs[k], random.uniform());
                const Outcome<double> y = model(draw);
                if (y && std::isfinite(*y))
                    results[i] = *y;
            }
            const std::size_t soFar = done.fetch_add(end - begin) + (end - begin);
            if (const std::unique_lock lock(reporting, std::try_to_lock); lock) // one thread reports at a time
                if (!keepGoing(progress, static_cast<double>(soFar) / static_cast<double>(count)))
                    stop.store(true, std::memory_order_relaxed);
        },
        threads);
    if (stop.load())
        return failure(Status::cancelled, "samples", static_cast<double>(done.load()));

    Propagation p;
    p.seed = seed;
    p.pointValue = *atValues;
    double m2 = 0.0;
    std::vector<double> good;
    good.reserve(count);
    for (const double y : results) {
        if (std::isnan(y)) {
            ++p.failed;
            continue;
        }
        good.push_back(y);
        const double delta = y - p.mean;
        p.mean += delta / static_cast<double>(good.size());
        m2 += delta * (y - p.mean);
    }
    p.n = good.size();
    if (p.n < samples / 2 || p.n < 2)
        return failure(Status::noData, "samples", static_cast<double>(p.n));
    std::sort(good.begin(), good.end());
    p.sd = std::sqrt(std::max(0.0, m2) / static_cast<double>(p.n - 1));
    p.min = good.front();
    p.max = good.back();
    p.p5 = sortedQuantile(good, 0.05);
    p.p50 = sortedQuantile(good, 0.50);
    p.p95 = sortedQuantile(good, 0.95);
    const double half = kZ * p.sd / std::sqrt(static_cast<double>(p.n));
    p.meanLow = p.mean - half;
    p.meanHigh = p.mean + half;
    if (!std::isfinite(p.mean) || !std::isfinite(p.sd) || !std::isfinite(half))
        return failure(Status::outOfRange, "result", p.max);
    return p;
}

} // namespace wattfare
