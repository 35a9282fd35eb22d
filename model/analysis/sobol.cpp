// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sobol.h"

#include "model/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <mutex>

namespace wattfare {

namespace {

// Primitive polynomial over GF(2) (degree s, inner coefficients a) and initial direction numbers m of each dimension
// from the second on. Figures: S. Joe and F. Y. Kuo, "Constructing Sobol sequences with better two-dimensional
// projections", SIAM J. Sci. Comput. 30 (2008), set D(6), dimensions 2 to 40. A dimension's first coordinates are a net
// whatever odd m_k < 2^k stand here.
struct Direction {
    unsigned s, a;
    std::array<std::uint32_t, 8> m;
};
constexpr std::array<Direction, 39> kDirections{{
    {1, 0, {1}},
    {2, 1, {1, 3}},
    {3, 1, {1, 3, 1}},
    {3, 2, {1, 1, 1}},
    {4, 1, {1, 1, 3, 3}},
    {4, 4, {1, 3, 5, 13}},
    {5, 2, {1, 1, 5, 5, 17}},
    {5, 4, {1, 1, 5, 5, 5}},
    {5, 7, {1, 1, 7, 11, 19}},
    {5, 11, {1, 1, 5, 1, 1}},
    {5, 13, {1, 1, 1, 3, 11}},
    {5, 14, {1, 3, 5, 5, 31}},
    {6, 1, {1, 3, 3, 9, 7, 49}},
    {6, 13, {1, 1, 1, 15, 21, 21}},
    {6, 16, {1, 3, 1, 13, 27, 49}},
    {6, 19, {1, 1, 1, 15, 7, 5}},
    {6, 22, {1, 3, 1, 15, 13, 25}},
    {6, 25, {1, 1, 5, 5, 19, 61}},
    {7, 1, {1, 3, 7, 11, 23, 15, 103}},
    {7, 4, {1, 3, 7, 13, 13, 15, 69}},
    {7, 7, {1, 1, 3, 13, 7, 35, 63}},
    {7, 8, {1, 3, 5, 9, 1, 25, 53}},
    {7, 14, {1, 3, 1, 13, 9, 35, 107}},
    {7, 19, {1, 3, 1, 5, 27, 61, 31}},
    {7, 21, {1, 1, 5, 11, 19, 41, 61}},
    {7, 28, {1, 3, 5, 3, 3, 13, 69}},
    {7, 31, {1, 1, 7, 13, 1, 19, 1}},
    {7, 32, {1, 3, 7, 5, 13, 19, 59}},
    {7, 37, {1, 1, 3, 9, 25, 29, 41}},
    {7, 41, {1, 3, 5, 13, 23, 1, 55}},
    {7, 42, {1, 3, 7, 3, 13, 59, 17}},
    {7, 50, {1, 3, 1, 3, 5, 53, 69}},
    {7, 55, {1, 1, 5, 5, 23, 33, 13}},
    {7, 56, {1, 1, 7, 7, 1, 61, 123}},
    {7, 59, {1, 1, 7, 9, 13, 61, 49}},
    {7, 62, {1, 3, 3, 5, 3, 55, 33}},
    {8, 14, {1, 3, 1, 15, 31, 13, 49, 245}},
    {8, 21, {1, 3, 5, 15, 31, 59, 63, 97}},
    {8, 28, {1, 3, 1, 11, 11, 11, 77, 249}},
}};

std::array<std::uint32_t, 32> directionsOf(unsigned dimension)
{
    std::array<std::uint32_t, 32> v{};
    if (dimension == 0) {
        for (unsigned i = 0; i < 32; ++i)
            v[i] = 1U << (31U - i);
        return v;
    }
    const Direction &d = kDirections[dimension - 1];
    for (unsigned i = 0; i < 32; ++i) {
        if (i < d.s) {
            v[i] = d.m[i] << (31U - i);
            continue;
        }
        v[i] = v[i - d.s] ^ (v[i - d.s] >> d.s);
        for (unsigned k = 1; k < d.s; ++k)
            if ((d.a >> (d.s - 1U - k)) & 1U)
                v[i] ^= v[i - k];
    }
    return v;
}

double unit(std::uint32_t bits) { return (static_cast<double>(bits) + 0.5) * 0x1p-32; }

// Estimates from sums over rows: each row holds fA, fB, fA^2 + fB^2, then per input fB (fAB - fA) and (fA - fAB)^2.
struct Estimate {
    double variance = 0;
    std::vector<double> first, total;
};

Estimate estimateFrom(const std::vector<double> &sums, double rows, std::size_t inputs)
{
    Estimate e;
    const double mean = (sums[0] + sums[1]) / (2.0 * rows);
    e.variance = std::max(0.0, sums[2] / (2.0 * rows) - mean * mean);
    e.first.resize(inputs);
    e.total.resize(inputs);
    for (std::size_t k = 0; k < inputs; ++k) {
        const double v = e.variance > 0.0 ? e.variance : 1.0;
        e.first[k] = sums[3 + 2 * k] / rows / v;
        e.total[k] = sums[4 + 2 * k] / rows / (2.0 * v);
    }
    return e;
}

double sortedQuantile(std::vector<double> &values, double p)
{
    std::sort(values.begin(), values.end());
    const double at = p * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    if (below + 1 >= values.size())
        return values.back();
    return values[below] + (at - static_cast<double>(below)) * (values[below + 1] - values[below]);
}

} // namespace

SobolSequence::SobolSequence(unsigned dimensions, std::uint64_t seed)
{
    assert(dimensions >= 1 && dimensions <= kMaxDimensions);
    for (unsigned d = 0; d < dimensions; ++d) {
        m_directions.push_back(directionsOf(d));
        RandomStream random(seed, d, Substream::inputs, 1);
        m_shift.push_back(static_cast<std::uint32_t>(random.uniform() * 0x1p32));
    }
}

void SobolSequence::point(std::uint32_t index, std::span<double> coordinates) const
{
    const std::uint32_t gray = index ^ (index >> 1U);
    for (std::size_t d = 0; d < coordinates.size(); ++d) {
        std::uint32_t x = m_shift[d];
        for (std::uint32_t bits = gray; bits != 0; bits &= bits - 1U)
            x ^= m_directions[d][static_cast<std::size_t>(std::countr_zero(bits))];
        coordinates[d] = unit(x);
    }
}

Outcome<SobolResult> sobolIndices(
    std::span<const UncertainInput> inputs, const ScalarModel &model, const SobolOptions &options)
{
    if (const auto bad = badInput(inputs))
        return tl::unexpected(*bad);
    const std::size_t k = inputs.size();
    if (k == 0)
        return failure(Status::noData, "inputs");
    if (options.samples < 64 || options.samples > (1U << 20U) || !std::has_single_bit(options.samples))
        return failure(Status::outOfRange, "samples", static_cast<double>(options.samples));

    const std::size_t n = options.samples;
    const bool quasi = 2 * k <= SobolSequence::kMaxDimensions;
    const SobolSequence sequence(quasi ? static_cast<unsigned>(2 * k) : 1U, options.seed);
    // fA, fB, fAB_1 ... fAB_k of each row; NaN marks a run without result and stays inside this function.
    std::vector<double> f(n * (k + 2), std::numeric_limits<double>::quiet_NaN());
    std::atomic<bool> stop{false};
    std::atomic<std::size_t> done{0};
    std::mutex reporting;
    constexpr std::size_t kRows = 64;
    parallelFor(
        n, kRows,
        [&](std::size_t begin, std::size_t end) {
            if (stop.load(std::memory_order_relaxed))
                return;
            std::vector<double> u(2 * k), a(k), b(k);
            for (std::size_t row = begin; row < end; ++row) {
                if (quasi) {
                    sequence.point(static_cast<std::uint32_t>(row), u);
                } else {
                    RandomStream random(options.seed, row, Substream::inputs, 2);
                    for (double &x : u)
                        x = random.uniform();
                }
                for (std::size_t i = 0; i < k; ++i) {
                    a[i] = inputQuantile(inputs[i], u[i]);
                    b[i] = inputQuantile(inputs[i], u[k + i]);
                }
                double *out = &f[row * (k + 2)];
                const auto run = [&](std::span<const double> x, double &y) {
                    if (const Outcome<double> result = model(x); result && std::isfinite(*result))
                        y = *result;
                };
                run(a, out[0]);
                run(b, out[1]);
                for (std::size_t i = 0; i < k; ++i) {
                    const double kept = a[i];
                    a[i] = b[i];
                    run(a, out[2 + i]);
                    a[i] = kept;
                }
            }
            const std::size_t soFar = done.fetch_add(end - begin) + (end - begin);
            if (const std::unique_lock lock(reporting, std::try_to_lock); lock) // one thread reports at a time
                if (!keepGoing(options.progress, static_cast<double>(soFar) / static_cast<double>(n)))
                    stop.store(true, std::memory_order_relaxed);
        },
        options.threads);
    if (stop.load())
        return failure(Status::cancelled, "samples", static_cast<double>(done.load()));

    std::vector<std::size_t> good;
    good.reserve(n);
    double mean = 0.0;
    for (std::size_t row = 0; row < n; ++row) {
        const double *y = &f[row * (k + 2)];
        if (std::none_of(y, y + k + 2, [](double v) { return std::isnan(v); })) {
            good.push_back(row);
            mean += ((y[0] + y[1]) / 2.0 - mean) / static_cast<double>(good.size());
        }
    }
    if (good.size() < n / 2)
        return failure(Status::noData, "samples", static_cast<double>(good.size()));
    if (!std::isfinite(mean))
        return failure(Status::outOfRange, "result");

    // Terms of the estimators by row, f centred.
    const std::size_t width = 3 + 2 * k;
    std::vector<double> terms(good.size() * width);
    std::vector<double> sums(width, 0.0);
    for (std::size_t r = 0; r < good.size(); ++r) {
        const double *y = &f[good[r] * (k + 2)];
        double *t = &terms[r * width];
        const double fa = y[0] - mean, fb = y[1] - mean;
        t[0] = fa;
        t[1] = fb;
        t[2] = fa * fa + fb * fb;
        for (std::size_t i = 0; i < k; ++i) {
            const double change = y[2 + i] - y[0];
            t[3 + 2 * i] = fb * change;
            t[4 + 2 * i] = change * change;
        }
        for (std::size_t c = 0; c < width; ++c)
            sums[c] += t[c];
    }
    const double rows = static_cast<double>(good.size());
    const Estimate estimate = estimateFrom(sums, rows, k);
    if (!std::isfinite(estimate.variance))
        return failure(Status::outOfRange, "result");
    // What rounding of equal results leaves is no variation.
    if (!(estimate.variance > 1e-24 * mean * mean) || estimate.variance < std::numeric_limits<double>::min())
        return failure(Status::noData, "result", mean);

    SobolResult result;
    result.seed = options.seed;
    result.mean = mean;
    result.variance = estimate.variance;
    result.rows = static_cast<std::uint32_t>(good.size());
    result.failedRows = options.samples - result.rows;
    result.evaluations = n * (k + 2);
    result.quasiRandom = quasi;

    const std::size_t resamples = options.bootstrap;
    std::vector<Estimate> drawn(resamples);
    parallelFor(
        resamples, 8,
        [&](std::size_t begin, std::size_t end) {
            for (std::size_t b = begin; b < end; ++b) {
                RandomStream random(options.seed, b, Substream::bootstrap);
                std::vector<double> total(width, 0.0);
                for (std::size_t r = 0; r < good.size(); ++r) {
                    const double *t = &terms[random.below(good.size()) * width];
                    for (std::size_t c = 0; c < width; ++c)
                        total[c] += t[c];
                }
                drawn[b] = estimateFrom(total, rows, k);
            }
        },
        options.threads);
    for (std::size_t i = 0; i < k; ++i) {
        SobolIndex index;
        index.id = inputs[i].id;
        index.first = index.firstLow = index.firstHigh = estimate.first[i];
        index.total = index.totalLow = index.totalHigh = estimate.total[i];
        if (resamples >= 20) {
            std::vector<double> first, total;
            for (const Estimate &e : drawn) {
                first.push_back(e.first[i]);
                total.push_back(e.total[i]);
            }
            index.firstLow = sortedQuantile(first, 0.025);
            index.firstHigh = sortedQuantile(first, 0.975);
            index.totalLow = sortedQuantile(total, 0.025);
            index.totalHigh = sortedQuantile(total, 0.975);
        }
        if (!std::isfinite(index.first) || !std::isfinite(index.total))
            return failure(Status::outOfRange, index.id);
        result.sumFirst += index.first;
        result.indices.push_back(std::move(index));
    }
    return result;
}

} // namespace wattfare
