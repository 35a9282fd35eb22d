// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/statistics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace wattfare {

namespace {

constexpr int kOctaves = 64; // either side of 1
constexpr std::size_t kBinsPerOctave = 1024;
constexpr std::size_t kBins = 2 * kOctaves * kBinsPerOctave;
constexpr std::uint64_t kFirstKey = static_cast<std::uint64_t>(1023 - kOctaves) * kBinsPerOctave;
// Layout of m_bins: zero, below the range, the range, above it.
constexpr std::size_t kZeroBin = 0, kBelowBin = 1, kFirstBin = 2, kAboveBin = kFirstBin + kBins;

Summary scaffold(const Moments &moments, std::uint64_t capped)
{
    Summary s;
    s.n = moments.n + capped;
    s.capped = capped;
    if (moments.n == 0)
        return s;
    s.min = moments.min;
    if (capped == 0)
        s.max = moments.max;
    if (s.cappedShare() > 0.01)
        return s; // the finished ones are a biased sample: no mean
    s.mean = moments.mean;
    if (moments.n > 1) {
        s.sd = std::sqrt(moments.variance());
        if (moments.n >= 30) {
            const double half = kZ95 * *s.sd / std::sqrt(static_cast<double>(moments.n));
            s.meanInterval = Interval{moments.mean - half, moments.mean + half};
        }
    }
    return s;
}

constexpr std::array<double, 3> kReported{0.05, 0.50, 0.95};

// Ranks that the three quantiles and their intervals need, and how to put the values together.
struct QuantilePlan {
    struct Entry {
        std::uint64_t low = 0;
        double fraction = 0.0;
        bool present = false;
        std::optional<std::array<std::uint64_t, 2>> interval;
    };
    std::array<Entry, 3> entries;
    std::vector<std::uint64_t> ranks;

    QuantilePlan(std::uint64_t n, std::uint64_t finished)
    {
        for (std::size_t i = 0; i < kReported.size(); ++i) {
            Entry &e = entries[i];
            const double position = static_cast<double>(n - 1) * kReported[i];
            e.low = static_cast<std::uint64_t>(position);
            e.fraction = position - static_cast<double>(e.low);
            const std::uint64_t high = e.fraction > 0.0 ? e.low + 1 : e.low;
            e.present = high < finished;
            if (!e.present)
                continue;
            ranks.push_back(e.low);
            ranks.push_back(high);
            e.interval = quantileIntervalRanks(n, kReported[i]);
            if (e.interval && (*e.interval)[1] >= finished)
                e.interval.reset();
            if (e.interval) {
                ranks.push_back((*e.interval)[0]);
                ranks.push_back((*e.interval)[1]);
            }
        }
        std::sort(ranks.begin(), ranks.end());
        ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    }

    template <class ValueAt> // rank -> value
    void fill(Summary &s, const ValueAt &valueAt) const
    {
        const std::array<std::optional<Quantile> *, 3> out{&s.p5, &s.p50, &s.p95};
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Entry &e = entries[i];
            if (!e.present)
                continue;
            Quantile q;
            const double low = valueAt(e.low);
            q.value = e.fraction > 0.0 ? low + e.fraction * (valueAt(e.low + 1) - low) : low;
            if (e.interval)
                q.interval = Interval{valueAt((*e.interval)[0]), valueAt((*e.interval)[1])};
            *out[i] = q;
        }
    }
};

} // namespace

Summary Summary::scaled(double factor) const
{
    Summary s = *this;
    const auto scale = [factor](std::optional<double> &x) {
        if (x)
            *x *= factor;
    };
    const auto scaleQuantile = [factor](std::optional<Quantile> &q) {
        if (!q)
            return;
        q->value *= factor;
        if (q->interval)
            q->interval = Interval{q->interval->low * factor, q->interval->high * factor};
    };
    scale(s.mean);
    scale(s.sd);
    scale(s.min);
    scale(s.max);
    if (s.meanInterval)
        s.meanInterval = Interval{s.meanInterval->low * factor, s.meanInterval->high * factor};
    scaleQuantile(s.p5);
    scaleQuantile(s.p50);
    scaleQuantile(s.p95);
    return s;
}

bool Summary::meanBeyondQuantiles() const { return mean && ((p5 && *mean < p5->value) || (p95 && *mean > p95->value)); }

Moments Moments::of(std::span<const double> values)
{
    Moments m;
    const std::size_t n = values.size();
    if (n == 0)
        return m;
    // Four lanes, so that additions need not wait for each other; the order is fixed.
    std::array<double, 4> sum{}, low{values[0], values[0], values[0], values[0]}, high = low;
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        for (std::size_t k = 0; k < 4; ++k) {
            const double x = values[i + k];
            sum[k] += x;
            low[k] = std::min(low[k], x);
            high[k] = std::max(high[k], x);
        }
    }
    for (; i < n; ++i) {
        sum[0] += values[i];
        low[0] = std::min(low[0], values[i]);
        high[0] = std::max(high[0], values[i]);
    }
    m.min = std::min(std::min(low[0], low[1]), std::min(low[2], low[3]));
    m.max = std::max(std::max(high[0], high[1]), std::max(high[2], high[3]));
    if (std::isinf(m.max)) { // capped trajectories among them
        std::vector<double> finished;
        finished.reserve(n);
        for (const double x : values) {
            if (std::isfinite(x))
                finished.push_back(x);
        }
        return finished.size() == n ? m : of(finished);
    }
    m.n = n;
    m.mean = m.min;
    if (m.min == m.max) // constant: no rounding in the mean, no variance
        return m;
    // Rounding must not carry it out of its range.
    m.mean = std::clamp(((sum[0] + sum[1]) + (sum[2] + sum[3])) / static_cast<double>(n), m.min, m.max);
    std::array<double, 4> squares{};
    for (i = 0; i + 4 <= n; i += 4) {
        for (std::size_t k = 0; k < 4; ++k) {
            const double d = values[i + k] - m.mean;
            squares[k] += d * d;
        }
    }
    for (; i < n; ++i)
        squares[0] += (values[i] - m.mean) * (values[i] - m.mean);
    m.m2 = (squares[0] + squares[1]) + (squares[2] + squares[3]);
    return m;
}

void Moments::merge(const Moments &other)
{
    if (other.n == 0)
        return;
    if (n == 0) {
        *this = other;
        return;
    }
    const double na = static_cast<double>(n), nb = static_cast<double>(other.n), total = na + nb;
    const double delta = other.mean - mean;
    mean += delta * (nb / total);
    m2 += other.m2 + delta * delta * (na * (nb / total));
    min = std::min(min, other.min);
    max = std::max(max, other.max);
    mean = std::clamp(mean, min, max);
    n += other.n;
}

LogHistogram::LogHistogram()
    : m_bins(kAboveBin + 1, 0)
{
}

void LogHistogram::add(double value)
{
    std::size_t bin = kZeroBin;
    if (value > 0.0) {
        const std::uint64_t key = std::bit_cast<std::uint64_t>(value) >> 42U; // exponent and ten bits of the fraction
        bin = key < kFirstKey ? kBelowBin : std::min<std::size_t>(kAboveBin, kFirstBin + (key - kFirstKey));
    }
    ++m_bins[bin];
    ++m_count;
}

void LogHistogram::merge(const LogHistogram &other)
{
    for (std::size_t i = 0; i < m_bins.size(); ++i)
        m_bins[i] += other.m_bins[i];
    m_count += other.m_count;
}

double LogHistogram::quantile(double rank) const
{
    double seen = 0.0;
    std::size_t bin = 0;
    for (; bin < kAboveBin; ++bin) {
        seen += static_cast<double>(m_bins[bin]);
        if (seen > rank)
            break;
    }
    if (bin == kZeroBin)
        return 0.0;
    if (bin == kBelowBin)
        return std::ldexp(1.0, -kOctaves);
    if (bin == kAboveBin)
        return std::ldexp(1.0, kOctaves);
    const std::uint64_t key = kFirstKey + (bin - kFirstBin);
    return std::bit_cast<double>((key << 42U) | (std::uint64_t{1} << 41U)); // middle of the bin
}

double quantileOf(std::span<const double> values, double p)
{
    const double position = static_cast<double>(values.size() - 1) * p;
    const auto low = static_cast<std::uint64_t>(position);
    const double fraction = position - static_cast<double>(low);
    if (fraction <= 0.0)
        return selectRanks(values, std::array{low})[0];
    const std::vector<double> two = selectRanks(values, std::array{low, low + 1});
    return two[0] + fraction * (two[1] - two[0]);
}

std::optional<std::array<std::uint64_t, 2>> quantileIntervalRanks(std::uint64_t n, double p)
{
    if (n < 2 || !(p > 0.0 && p < 1.0))
        return std::nullopt;
    const double count = static_cast<double>(n), mean = count * p;
    // l: the largest with P(Bin <= l - 1) <= 0.025; u: the smallest with P(Bin <= u - 1) >= 0.975 (1-based ranks).
    double l = 0.0, u = 0.0;
    if (n <= 2000) {
        double logTerm = count * std::log1p(-p), below = 0.0;
        const double logOdds = std::log(p) - std::log1p(-p);
        for (std::uint64_t k = 0; k <= n; ++k) {
            below += std::exp(logTerm);
            const double kd = static_cast<double>(k);
            if (below <= 0.025)
                l = kd + 1.0;
            if (below >= 0.975) {
                u = kd + 1.0;
                break;
            }
            if (k < n)
                logTerm += std::log((count - kd) / (kd + 1.0)) + logOdds;
        }
        if (u == 0.0)
            return std::nullopt;
    } else {
        const double sd = std::sqrt(mean * (1.0 - p));
        l = std::floor(mean - kZ95 * sd);
        u = std::ceil(mean + kZ95 * sd) + 1.0;
    }
    if (l < 1.0 || u > count)
        return std::nullopt;
    return std::array{static_cast<std::uint64_t>(l) - 1, static_cast<std::uint64_t>(u) - 1};
}

Summary summarise(const Moments &moments, std::span<const double> finished, std::uint64_t capped, unsigned threads)
{
    Summary s = scaffold(moments, capped);
    if (finished.empty())
        return s;
    const QuantilePlan plan(s.n, finished.size());
    const std::vector<double> values = selectRanks(finished, plan.ranks, {moments.min, moments.max}, threads);
    plan.fill(s, [&](std::uint64_t rank) {
        const auto at = std::lower_bound(plan.ranks.begin(), plan.ranks.end(), rank);
        return values[static_cast<std::size_t>(at - plan.ranks.begin())];
    });
    return s;
}

Summary summarise(std::span<const double> finished, std::uint64_t capped, unsigned threads)
{
    return summarise(Moments::of(finished), finished, capped, threads);
}

Summary summarise(const Moments &moments, const LogHistogram &histogram, std::uint64_t capped)
{
    Summary s = scaffold(moments, capped);
    s.binned = true;
    if (histogram.count() == 0)
        return s;
    const QuantilePlan plan(s.n, histogram.count());
    plan.fill(s, [&](std::uint64_t rank) {
        return std::clamp(histogram.quantile(static_cast<double>(rank)), moments.min, moments.max);
    });
    return s;
}

Interval wilson(double met, double n)
{
    const double p = met / n, z2 = kZ95 * kZ95;
    const double centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    const double half = kZ95 / (1.0 + z2 / n) * std::sqrt(p * (1.0 - p) / n + z2 / (4.0 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Probability probability(double met, double n)
{
    Probability p{met, n, 0.0, {0.0, 1.0}};
    if (!(n > 0.0))
        return p;
    p.estimate = met / n;
    if (met <= 0.0)
        p.interval = {0.0, std::min(1.0, 3.0 / n)};
    else if (met >= n)
        p.interval = {std::max(0.0, 1.0 - 3.0 / n), 1.0};
    else
        p.interval = wilson(met, n);
    return p;
}

std::uint64_t trajectoriesFor(double relativeHalfWidth, double coefficientOfVariation)
{
    const double root = kZ95 * coefficientOfVariation / relativeHalfWidth;
    const double n = std::ceil(root * root);
    if (!(n > 1.0))
        return 1;
    return n < 1e18 ? static_cast<std::uint64_t>(n) : std::uint64_t{1'000'000'000'000'000'000};
}

std::optional<PairedDifference> pairedDifference(std::span<const double> a, std::span<const double> b)
{
    if (a.size() != b.size() || a.size() < 2)
        return std::nullopt;
    std::vector<double> difference(a.size());
    std::uint64_t less = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        difference[i] = b[i] - a[i];
        less += b[i] < a[i] ? 1U : 0U;
    }
    const Moments m = Moments::of(difference);
    const double n = static_cast<double>(m.n), sd = std::sqrt(m.variance());
    const double half = kZ95 * sd / std::sqrt(n);
    return PairedDifference{m.n, m.mean, sd, {m.mean - half, m.mean + half}, probability(static_cast<double>(less), n)};
}

} // namespace wattfare
