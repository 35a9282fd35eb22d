// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/price_replay.h"

#include "model/catalog/snapshot.h"
#include "model/simulation/random/checks.h"

#include <algorithm>
#include <limits>

namespace wattfare {

Outcome<PriceSeries> PriceSeries::make(std::vector<std::int64_t> seconds, std::vector<double> usdPerHour)
{
    if (seconds.empty())
        return failure(Status::noData, "prices");
    if (seconds.size() != usdPerHour.size())
        return sim::outOfRange("rows", static_cast<double>(usdPerHour.size()));
    constexpr std::int64_t most = std::int64_t{1} << 45U; // sums of times stay exact in double
    PriceSeries s;
    s.m_min = s.m_max = usdPerHour.front();
    s.m_primitive.reserve(seconds.size());
    double usd = 0.0;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        if (seconds[i] > most || seconds[i] < -most || (i > 0 && seconds[i] <= seconds[i - 1]))
            return sim::outOfRange("time", static_cast<double>(seconds[i]));
        if (!isNonNegative(usdPerHour[i]) || usdPerHour[i] > sim::kMaxUsd)
            return sim::outOfRange("usd_per_hour", usdPerHour[i]);
        if (i > 0)
            usd += usdPerHour[i - 1] * static_cast<double>(seconds[i] - seconds[i - 1]) / 3600.0;
        s.m_primitive.push_back(usd);
        s.m_min = std::min(s.m_min, usdPerHour[i]);
        s.m_max = std::max(s.m_max, usdPerHour[i]);
    }
    s.m_seconds = std::move(seconds);
    s.m_price = std::move(usdPerHour);
    const std::size_t cells = std::min<std::size_t>(4 * s.rows(), 65'536);
    s.m_cellsPerSecond
        = static_cast<double>(cells) / static_cast<double>(std::max<std::int64_t>(1, s.end() - s.begin()));
    std::uint32_t row = 0;
    for (std::size_t c = 0; c < cells; ++c) {
        // A second early: rounding must not skip a row.
        const double from = static_cast<double>(s.begin()) + static_cast<double>(c) / s.m_cellsPerSecond - 1.0;
        while (row + 1 < s.rows() && static_cast<double>(s.m_seconds[row + 1]) <= from)
            ++row;
        s.m_coarse.push_back(row);
    }
    return s;
}

Outcome<PriceSeries> PriceSeries::from(const SpotSeries &series) { return make(series.time, series.usdPerHour); }

std::size_t PriceSeries::indexAt(double t) const
{
    const double cell = (t - static_cast<double>(m_seconds.front())) * m_cellsPerSecond;
    if (!(cell > 0.0))
        return 0;
    std::size_t i = m_coarse[static_cast<std::size_t>(std::min(cell, static_cast<double>(m_coarse.size() - 1)))];
    while (i + 1 < m_seconds.size() && static_cast<double>(m_seconds[i + 1]) <= t)
        ++i;
    return i;
}

double PriceSeries::primitive(double t) const
{
    const std::size_t i = indexAt(t);
    return m_primitive[i] + m_price[i] * (t - static_cast<double>(m_seconds[i])) / 3600.0;
}

Outcome<double> PriceSeries::at(double t) const
{
    if (!(t >= static_cast<double>(begin()) && t <= static_cast<double>(validUntil())))
        return failure(Status::noData, "time", std::isfinite(t) ? t : 0.0);
    return priceAt(t);
}

Outcome<double> PriceSeries::integralUsd(double from, double to) const
{
    if (!std::isfinite(from) || !std::isfinite(to) || to < from)
        return sim::outOfRange("to", to);
    if (from < static_cast<double>(begin()))
        return failure(Status::noData, "time", from);
    if (to > static_cast<double>(validUntil()))
        return failure(Status::noData, "time", to);
    return integral(from, to);
}

Outcome<double> PriceSeries::mean(double from, double to) const
{
    if (!(to > from))
        return sim::outOfRange("to", to);
    return integralUsd(from, to).map([&](double usd) { return usd / ((to - from) / 3600.0); });
}

Outcome<double> PriceSeries::shareAtOrBelow(double cap, double from, double to) const
{
    if (!isNonNegative(cap))
        return sim::outOfRange("cap_usd_per_hour", cap);
    if (const Outcome<double> covered = mean(from, to); !covered)
        return tl::unexpected(covered.error());
    double below = 0.0;
    for (std::size_t i = indexAt(from); i < rows() && static_cast<double>(m_seconds[i]) < to; ++i) {
        const double start = std::max(from, static_cast<double>(m_seconds[i]));
        const double end = i + 1 < rows() ? std::min(to, static_cast<double>(m_seconds[i + 1])) : to;
        if (m_price[i] <= cap)
            below += end - start;
    }
    return below / (to - from);
}

Outcome<std::size_t> PriceSeries::upCrossings(double cap, double from, double to) const
{
    if (!isNonNegative(cap))
        return sim::outOfRange("cap_usd_per_hour", cap);
    if (const Outcome<double> covered = integralUsd(from, to); !covered)
        return tl::unexpected(covered.error());
    std::size_t crossings = 0;
    for (std::size_t i = indexAt(from) + 1; i < rows() && static_cast<double>(m_seconds[i]) <= to; ++i)
        crossings += m_price[i - 1] <= cap && m_price[i] > cap ? 1U : 0U;
    return crossings;
}

Outcome<PriceStretch> PriceSeries::stretch(double from, double to, std::optional<double> capUsdPerHour) const
{
    const Outcome<double> average = mean(from, to);
    if (!average)
        return tl::unexpected(average.error());
    PriceStretch s{from, to, integral(from, to), *average, priceAt(from), priceAt(from), {}, {}};
    for (std::size_t i = indexAt(from) + 1; i < rows() && static_cast<double>(m_seconds[i]) < to; ++i) {
        s.minUsdPerHour = std::min(s.minUsdPerHour, m_price[i]);
        s.maxUsdPerHour = std::max(s.maxUsdPerHour, m_price[i]);
    }
    s.meanUsdPerHour = std::clamp(s.meanUsdPerHour, s.minUsdPerHour, s.maxUsdPerHour);
    if (!capUsdPerHour)
        return s;
    const Outcome<double> share = shareAtOrBelow(*capUsdPerHour, from, to);
    const Outcome<std::size_t> crossings = upCrossings(*capUsdPerHour, from, to);
    if (!share || !crossings)
        return tl::unexpected(share ? crossings.error() : share.error());
    s.capShare = *share;
    s.capCrossings = *crossings;
    return s;
}

double PriceSeries::nextAbove(double cap, double t) const
{
    if (m_max <= cap)
        return std::numeric_limits<double>::infinity();
    for (std::size_t i = indexAt(t); i < rows(); ++i) {
        if (m_price[i] > cap)
            return std::max(t, static_cast<double>(m_seconds[i]));
    }
    return std::numeric_limits<double>::infinity();
}

double PriceSeries::nextAtOrBelow(double cap, double t) const
{
    if (m_min > cap)
        return std::numeric_limits<double>::infinity();
    for (std::size_t i = indexAt(t); i < rows(); ++i) {
        if (m_price[i] <= cap)
            return std::max(t, static_cast<double>(m_seconds[i]));
    }
    return std::numeric_limits<double>::infinity();
}

double PriceSeries::minimumFrom(double t) const
{
    return *std::min_element(m_price.begin() + static_cast<std::ptrdiff_t>(indexAt(t)), m_price.end());
}

double PriceSeries::nextRow(double t) const
{
    const std::size_t next = indexAt(t) + 1;
    return next < rows() ? static_cast<double>(m_seconds[next]) : std::numeric_limits<double>::infinity();
}

} // namespace wattfare
