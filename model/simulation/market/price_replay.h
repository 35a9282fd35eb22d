// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>
#include <vector>

// Replay of a spot price history (simulation 4.2): a right-continuous step function, undefined before
// its first row (noData), constant after the last for at most 7 days, then noData.
namespace wattfare {

struct SpotSeries;

inline constexpr std::int64_t kPriceTailSeconds = std::int64_t(7) * 86'400;

// What a stretch of recorded prices says of one instance and of a price cap.
struct PriceStretch {
    double fromSeconds = 0.0, toSeconds = 0.0; // since epoch
    double usd = 0.0; // of an instance throughout
    double meanUsdPerHour = 0.0, minUsdPerHour = 0.0, maxUsdPerHour = 0.0; // mean by time
    std::optional<double> capShare; // of the time, at or below the cap; absent without one
    std::optional<std::size_t> capCrossings; // steps from at or below it to above: interruptions by price
};

class PriceSeries
{
public:
    // Strictly ascending seconds since epoch with prices >= 0 of equal length. noData("prices") if empty,
    // outOfRange("time" | "usd_per_hour" | "rows") otherwise.
    static Outcome<PriceSeries> make(std::vector<std::int64_t> seconds, std::vector<double> usdPerHour);
    static Outcome<PriceSeries> from(const SpotSeries &series);

    std::size_t rows() const { return m_seconds.size(); }
    std::int64_t begin() const { return m_seconds.front(); }
    std::int64_t end() const { return m_seconds.back(); } // time of the last row
    std::int64_t validUntil() const { return end() + kPriceTailSeconds; }
    double minimum() const { return m_min; }
    double maximum() const { return m_max; }
    const std::vector<std::int64_t> &seconds() const { return m_seconds; }
    const std::vector<double> &usdPerHour() const { return m_price; }

    // Times are seconds since epoch and may be fractions of one. noData("time", t) outside [begin, validUntil].
    Outcome<double> at(double t) const;
    Outcome<double> integralUsd(double from, double to) const; // exact, USD; outOfRange if to < from
    Outcome<double> mean(double from, double to) const; // time-weighted; to > from
    Outcome<double> shareAtOrBelow(double cap, double from, double to) const;
    // Steps from at or below the cap to above it within (from, to]: interruptions by price.
    Outcome<std::size_t> upCrossings(double cap, double from, double to) const;

    // All of it from `from` to `to`, which must be later. Statuses of the above; outOfRange("cap_usd_per_hour").
    Outcome<PriceStretch> stretch(double from, double to, std::optional<double> capUsdPerHour = {}) const;

    // For kernels; t must lie within [begin, validUntil].
    double priceAt(double t) const { return m_price[indexAt(t)]; }
    double integral(double from, double to) const { return primitive(to) - primitive(from); }
    // First time >= t with a price above the cap (t itself if it is above already); infinity if none.
    double nextAbove(double cap, double t) const;
    double nextAtOrBelow(double cap, double t) const;
    double nextRow(double t) const; // its time, after t; infinity after the last
    double minimumFrom(double t) const; // least price from t on

private:
    std::size_t indexAt(double t) const;
    double primitive(double t) const;

    std::vector<std::int64_t> m_seconds;
    std::vector<double> m_price;
    std::vector<double> m_primitive; // USD from begin() to each row
    std::vector<std::uint32_t> m_coarse; // [equal part of begin() to end()] last row that starts before it
    double m_cellsPerSecond = 0.0;
    double m_min = 0.0, m_max = 0.0;
};

} // namespace wattfare
