// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// What is reported of a random result (simulation 1 and 12).
namespace wattfare {

inline constexpr double kZ95 = 1.959963984540054; // two-sided 95 % of the normal distribution

struct Interval {
    double low = 0.0;
    double high = 0.0;
    friend bool operator==(const Interval &, const Interval &) = default;
};

struct Quantile {
    double value = 0.0;
    std::optional<Interval> interval; // 95 %, from binomial ranks; absent where n is too small for it
    friend bool operator==(const Quantile &, const Quantile &) = default;
};

// One random quantity. Absent members are unknown, not zero: a capped share above 1 % withholds mean and sd, and
// quantiles above the cap (simulation 5.5).
struct Summary {
    std::uint64_t n = 0; // trajectories, the capped ones included
    std::uint64_t capped = 0; // of them did not finish; excluded from the mean
    std::optional<double> mean, sd;
    std::optional<Interval> meanInterval; // 95 %, n >= 30
    std::optional<Quantile> p5, p50, p95; // linear interpolation at (n - 1) p
    std::optional<double> min, max;
    bool binned = false; // quantiles from the logarithmic histogram, relative width 1e-3

    double cappedShare() const { return n == 0 ? 0.0 : static_cast<double>(capped) / static_cast<double>(n); }
    Summary scaled(double factor) const; // of factor * X, factor >= 0
    // The mean lies outside of P5 to P95, as where few trajectories are interrupted: the least and the greatest value
    // are the range to show beside it.
    bool meanBeyondQuantiles() const;
    friend bool operator==(const Summary &, const Summary &) = default;
};

// Share of trajectories that met a deadline or a budget; capped ones did not.
struct Probability {
    double met = 0.0; // count; not whole where the effective n is smaller than the number of trajectories
    double n = 0.0;
    double estimate = 0.0;
    Interval interval; // Wilson, 95 %; rule of three for none or all of n
    friend bool operator==(const Probability &, const Probability &) = default;
};

// Count, mean, sum of squared deviations, extremes. merge() is Chan's update; merged in block order the result does not
// depend on threads.
struct Moments {
    std::uint64_t n = 0;
    double mean = 0.0;
    double m2 = 0.0;
    double min = 0.0;
    double max = 0.0;

    static Moments of(std::span<const double> values); // skips infinite ones (capped trajectories)
    void merge(const Moments &other);
    double variance() const { return n > 1 ? m2 / static_cast<double>(n - 1) : 0.0; }
};

// Counts in bins of relative width below 1e-3 (2^-10 of an octave), 2^-64 to 2^64; zero, below and above apart.
class LogHistogram
{
public:
    LogHistogram();
    void add(double value); // value >= 0
    void merge(const LogHistogram &other);
    std::uint64_t count() const { return m_count; }
    double quantile(double rank) const; // value at the 0-based rank; count() > 0

private:
    std::vector<std::uint64_t> m_bins;
    std::uint64_t m_count = 0;
};

// Values at 0-based ranks (ascending) of `values`, by selection; `threads` as in parallelFor. Not sorted in place.
std::vector<double> selectRanks(
    std::span<const double> values, std::span<const std::uint64_t> ranks, unsigned threads = 1);
// The same where the least and the greatest value are known.
std::vector<double> selectRanks(
    std::span<const double> values, std::span<const std::uint64_t> ranks, Interval extremes, unsigned threads);
// Order statistic at (n - 1) p by linear interpolation; values not empty, p in [0, 1].
double quantileOf(std::span<const double> values, double p);
// 0-based ranks whose order statistics enclose quantile p with at least 95 %; nullopt if n is too small.
std::optional<std::array<std::uint64_t, 2>> quantileIntervalRanks(std::uint64_t n, double p);

// Of finished values; `capped` more did not finish and count as larger than all of them.
Summary summarise(std::span<const double> finished, std::uint64_t capped = 0, unsigned threads = 1);
Summary summarise(const Moments &moments, std::span<const double> finished, std::uint64_t capped, unsigned threads);
Summary summarise(const Moments &moments, const LogHistogram &histogram, std::uint64_t capped);

Interval wilson(double met, double n); // n > 0, 0 <= met <= n
Probability probability(double met, double n); // Wilson; with none (all) of n the far bound is 3/n (1 - 3/n)
// Trajectories for a 95 % interval of +- relativeHalfWidth of the mean at a coefficient of variation.
std::uint64_t trajectoriesFor(double relativeHalfWidth, double coefficientOfVariation);

// Two scenarios on the same random numbers: the interval of the mean of b - a, not two separate ones.
struct PairedDifference {
    std::uint64_t n = 0;
    double mean = 0.0;
    double sd = 0.0;
    Interval interval;
    Probability bLess; // share of trajectories with b < a
};
std::optional<PairedDifference> pairedDifference(
    std::span<const double> a, std::span<const double> b); // equal length >= 2

} // namespace wattfare
