// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metrics/metric.h"

#include <algorithm>
#include <array>

namespace wattfare {

namespace {

using M = Metric;
using U = Unit;
using N = NumberStyle;
using G = ColumnGroup;
using O = MetricOf;
using R = RangeGroup;
using S = MetricShown;

constexpr bool kLower = true, kHigher = false; // is better

// By the component method.
constexpr const char *kInstanceWatts
    = "P_IT = N · (P_idle + (P_full − P_idle) · u_acc / 100) · (1 + c_base) + r(u_cpu) · TDP_host + m(u_mem) · G + 0.2 "
      "· TDP_host";

// In the order of Metric. Places leave room between them.
constexpr std::array<MetricInfo, kMetricCount> kMetrics{{
    {M::instances, "instances", U::one, N::whole, "simulation 2.1", G::result, 10, O::all, R::size, S::always, kLower,
        kUnjudged, "n = max(⌈q / (x · u*)⌉, n_latency) + k"},
    {M::utilisation, "utilisation", U::one, N::percent, "simulation 2.1", G::result, 180, O::services, R::none,
        S::never, kHigher, kUnjudged},
    {M::throughputPerSecond, "throughput_per_second", U::perSecond, N::number, "simulation 2.1", G::result, 170, O::all,
        R::none, S::always, kHigher, kRanked | kCharted},
    {M::priceUsdPerHour, "price_usd_per_hour", U::usdPerHour, N::money, "simulation 10", G::cost, 160, O::all, R::price,
        S::always, kLower, kRanked},
    {M::usdPerHour, "usd_per_hour", U::usdPerHour, N::money, "simulation 2.3", G::cost, 50, O::all, R::usd, S::always,
        kLower, kRanked | kCharted | kSummed},
    {M::usdPerMillion, "usd_per_million", U::usd, N::money, "simulation 2.3", G::cost, 20, O::millions, R::usd,
        S::services, kLower, 0, "c = n · p · 1e6 / q"},
    {M::usdTotal, "usd_total", U::usd, N::money, "simulation 3", G::cost, 70, O::runs, R::usd, S::runs, kLower, kSummed,
        nullptr, "C = n · p · T"},
    {M::hours, "hours", U::hours, N::hours, "simulation 3", G::result, 60, O::runs, R::none, S::runs, kLower, kCharted,
        nullptr, "T = S / (3600 · X) + (⌈W/τ⌉ − 1) · δ + R_0"},
    {M::wattsPerInstance, "watts_per_instance", U::watts, N::number, "energy 2", G::energy, 190, O::all, R::watts,
        S::always, kLower, kRanked | kCharted, kInstanceWatts, kInstanceWatts},
    {M::kwhPerMillion, "kwh_per_million", U::kwh, N::number, "simulation 2.3", G::energy, 30, O::millions, R::energy,
        S::services, kLower, 0, "E = n · P_IT / 1000 · PUE · 1e6 / q"},
    {M::kwhTotal, "kwh_total", U::kwh, N::number, "simulation 3", G::energy, 80, O::all, R::energy, S::runs, kLower,
        kSummed, nullptr, "E = n · P_IT / 1000 · PUE · T"},
    {M::gco2ePerMillion, "gco2e_per_million", U::gco2e, N::number, "energy 4", G::carbon, 40, O::millions, R::carbon,
        S::services, kLower, 0, "O = E · CI"},
    {M::embodiedGco2ePerMillion, "embodied_gco2e_per_million", U::gco2e, N::number, "energy 6", G::carbon, 100,
        O::millions, R::embodied, S::never, kLower, 0, "M = n · TE_alloc · 1000 / EL · 1e6 / q",
        "M = n · T · TE_alloc · 1000 / EL · 1e6 / S"},
    {M::totalGco2ePerMillion, "total_gco2e_per_million", U::gco2e, N::number, "energy 7", G::carbon, 110, O::millions,
        R::total, S::never, kLower, kCharted},
    {M::kgco2eTotal, "kgco2e_total", U::kgco2e, N::number, "energy 4", G::carbon, 90, O::all, R::carbon, S::runs,
        kLower, kSummed, nullptr, "O = E · CI / 1000"},
    {M::litresPerMillion, "litres_per_million", U::litres, N::number, "energy 8", G::energy, 140, O::millions, R::water,
        S::never, kLower},
    {M::marketGco2ePerMillion, "market_gco2e_per_million", U::gco2e, N::number, "energy 4", G::carbon, 120, O::millions,
        R::market, S::never, kLower},
    {M::marginalGco2ePerMillion, "marginal_gco2e_per_million", U::gco2e, N::number, "energy 4", G::carbon, 130,
        O::millions, R::marginal, S::never, kLower},
}};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kMetricCount; ++i)
        if (kMetrics[i].metric != static_cast<Metric>(i))
            return false;
    return true;
}
static_assert(inOrder(), "a row stands in the place of another metric");

constexpr auto kByPlace = [] {
    std::array<Metric, kMetricCount> order{};
    for (std::size_t i = 0; i < kMetricCount; ++i)
        order[i] = static_cast<Metric>(i);
    std::sort(order.begin(), order.end(), [](Metric a, Metric b) {
        return kMetrics[static_cast<std::size_t>(a)].place < kMetrics[static_cast<std::size_t>(b)].place;
    });
    return order;
}();

} // namespace

const MetricInfo &metricInfo(Metric metric) { return kMetrics[static_cast<std::size_t>(metric)]; }
std::span<const MetricInfo> allMetrics() { return kMetrics; }
std::span<const Metric> metricsByPlace() { return kByPlace; }

std::optional<Metric> parseMetric(std::string_view id)
{
    for (const MetricInfo &info : kMetrics)
        if (info.id == id)
            return info.metric;
    return std::nullopt;
}

} // namespace wattfare
