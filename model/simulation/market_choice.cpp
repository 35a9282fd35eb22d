// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market_choice.h"

#include "model/simulation/checks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, kMarketKinds> kIds{"band_probability", "band_rate", "own_hazard",
    "measured_pool", "price_replay", "trace_replay", "regimes_assumed", "regimes_fitted"};

HazardReading readingOf(MarketKind kind)
{
    return kind == MarketKind::bandRate ? HazardReading::rate : HazardReading::probability;
}

Outcome<double> bandHazard(std::optional<int> bucket, MarketKind kind)
{
    return bucket ? bandHazardPerHour(*bucket, readingOf(kind)) : Outcome<double>(failure(Status::noData, "band"));
}

Outcome<double> fitHazard(const Snapshot &snapshot, std::size_t item)
{
    if (item >= snapshot.availabilityFits.size())
        return failure(Status::noData, "market");
    return correctedHazardPerHour(snapshot.availabilityFits[item]);
}

Outcome<std::shared_ptr<const Trace>> traceOf(const Snapshot &snapshot, std::size_t item)
{
    if (item >= snapshot.traces.size())
        return failure(Status::noData, "market");
    Outcome<Trace> trace = Trace::from(snapshot.traces[item]);
    if (!trace)
        return tl::unexpected(trace.error());
    return std::make_shared<const Trace>(std::move(*trace));
}

Outcome<std::shared_ptr<const PriceSeries>> seriesOf(const Snapshot &snapshot, std::size_t item)
{
    if (item >= snapshot.spotSeries.size())
        return failure(Status::noData, "market");
    Outcome<PriceSeries> series = PriceSeries::from(snapshot.spotSeries[item]);
    if (!series)
        return tl::unexpected(series.error());
    return std::make_shared<const PriceSeries>(std::move(*series));
}

Outcome<RegimeModel> regimesOf(const MarketChoice &choice, const Snapshot &snapshot)
{
    if (choice.kind == MarketKind::regimesAssumed)
        return defaultRegimes();
    const auto trace = traceOf(snapshot, choice.item);
    if (!trace)
        return tl::unexpected(trace.error());
    return fitRegimes(**trace);
}

struct PoolInput {
    double hazardPerHour = 0.0, launchSuccess = 1.0, usdPerHour = 0.0;
};

// The process of a kind that is more than a hazard, for pools of one zone.
Outcome<SpotProcessPtr> processOf(const MarketChoice &choice, const Snapshot &snapshot,
    const std::vector<PoolInput> &pools, std::vector<Message> &notes)
{
    if (choice.kind == MarketKind::priceReplay) {
        const auto series = seriesOf(snapshot, choice.item);
        if (!series)
            return tl::unexpected(series.error());
        std::vector<PriceReplayPool> replay;
        for (const PoolInput &pool : pools)
            replay.push_back({*series, static_cast<double>((*series)->begin()), choice.capUsdPerHour,
                pool.hazardPerHour, pool.launchSuccess});
        return priceReplayProcess(std::move(replay));
    }
    if (choice.kind == MarketKind::traceReplay) {
        const auto trace = traceOf(snapshot, choice.item);
        if (!trace)
            return tl::unexpected(trace.error());
        notes = estimate(**trace).warnings;
        std::vector<TraceReplayPool> replay;
        for (const PoolInput &pool : pools)
            replay.push_back({*trace, 1, pool.usdPerHour});
        return traceReplayProcess(std::move(replay), ReplayMode::blockBootstrap);
    }
    auto model = regimesOf(choice, snapshot);
    if (!model)
        return tl::unexpected(model.error());
    notes = model->notes;
    std::vector<RegimePool> regimes;
    for (const PoolInput &pool : pools)
        regimes.push_back({0, pool.usdPerHour});
    return regimeProcess(std::move(*model), std::move(regimes));
}

// What the gang of a run asks of a trace of the catalogue.
Outcome<GangNeed> needOf(const Snapshot &snapshot, std::size_t item, const Trace &trace, unsigned instances)
{
    if (trace.most() == 0)
        return failure(Status::noCapacity, "instances", 0.0);
    return gangNeed(trace, instances, trace.most() > 1 || snapshot.traces[item].capacity > 1);
}

// The same for the gang of a run, in pool 0.
Outcome<SpotProcessPtr> runProcess(const CheckpointParams &params, const MarketChoice &choice, const Snapshot &snapshot,
    std::vector<Message> &notes)
{
    if (choice.kind == MarketKind::priceReplay) {
        const auto series = seriesOf(snapshot, choice.item);
        if (!series)
            return tl::unexpected(series.error());
        return priceReplayProcess(
            {{*series, static_cast<double>((*series)->begin()), choice.capUsdPerHour, params.hazardPerHour, 1.0}});
    }
    const double usd = params.usdPerHour.value_or(0.0);
    if (choice.kind == MarketKind::regimesAssumed) {
        RegimeModel model = defaultRegimes();
        notes = model.notes;
        return regimeProcess(std::move(model), {{0, usd}});
    }
    const auto trace = traceOf(snapshot, choice.item);
    if (!trace)
        return tl::unexpected(trace.error());
    const auto need = needOf(snapshot, choice.item, **trace, params.instances);
    if (!need)
        return tl::unexpected(need.error());
    notes = need->notes;
    std::vector<Message> more;
    Outcome<SpotProcessPtr> process = failure(Status::noData, "market");
    if (choice.kind == MarketKind::traceReplay) {
        more = estimate(**trace, need->needed).warnings;
        process = traceReplayProcess({{*trace, need->needed, usd}}, ReplayMode::blockBootstrap);
    } else {
        auto model = fitRegimes(**trace, need->needed);
        if (!model)
            return tl::unexpected(model.error());
        more = model->notes;
        process = regimeProcess(std::move(*model), {{0, usd}});
    }
    notes.insert(notes.end(), more.begin(), more.end());
    return process;
}

bool isHazard(MarketKind kind)
{
    return kind == MarketKind::bandProbability || kind == MarketKind::bandRate || kind == MarketKind::ownHazard
        || kind == MarketKind::measuredPool;
}

} // namespace

std::string_view marketKindId(MarketKind kind) { return kIds[static_cast<std::size_t>(kind)]; }

std::optional<MarketKind> parseMarketKind(std::string_view id)
{
    const auto found = std::find(kIds.begin(), kIds.end(), id);
    if (found == kIds.end())
        return std::nullopt;
    return static_cast<MarketKind>(found - kIds.begin());
}

std::vector<std::size_t> marketItems(const Snapshot &snapshot, MarketKind kind, TypeIndex type, RegionIndex region)
{
    std::vector<std::size_t> items;
    switch (kind) {
    case MarketKind::measuredPool:
        for (std::size_t i = 0; i < snapshot.availabilityFits.size(); ++i)
            if (isPositive(snapshot.availabilityFits[i].hazardPerH))
                items.push_back(i);
        break;
    case MarketKind::priceReplay:
        for (std::size_t i = 0; i < snapshot.spotSeries.size(); ++i)
            if (snapshot.spotSeries[i].type == type && snapshot.spotSeries[i].region == region)
                items.push_back(i);
        break;
    case MarketKind::traceReplay:
    case MarketKind::regimesFitted:
        for (std::size_t i = 0; i < snapshot.traces.size(); ++i)
            items.push_back(i);
        break;
    case MarketKind::bandProbability:
    case MarketKind::bandRate:
    case MarketKind::ownHazard:
    case MarketKind::regimesAssumed:
        break;
    }
    return items;
}

Outcome<double> correctedHazardPerHour(const AvailabilityFit &fit)
{
    const double gap = fit.gapSeconds / 3600.0;
    const double share = fit.hazardPerH * gap; // n10 / N1
    if (!isNonNegative(fit.hazardPerH) || !isPositive(gap) || share >= 1.0)
        return sim::outOfRange("hazard_per_hour", fit.hazardPerH);
    return -std::log1p(-share) / gap;
}

Outcome<std::vector<Message>> applyMarket(
    CheckpointParams &params, const MarketChoice &choice, const Snapshot &snapshot, std::optional<int> bucket)
{
    std::vector<Message> notes;
    params.process.reset();
    if (isHazard(choice.kind)) {
        if (choice.kind == MarketKind::ownHazard)
            return notes;
        const auto hazard = choice.kind == MarketKind::measuredPool ? fitHazard(snapshot, choice.item)
                                                                    : bandHazard(bucket, choice.kind);
        if (!hazard)
            return tl::unexpected(hazard.error());
        params.hazardPerHour = *hazard;
        return notes;
    }
    const auto process = runProcess(params, choice, snapshot, notes);
    if (!process)
        return tl::unexpected(process.error());
    params.process = *process;
    if (choice.kind != MarketKind::priceReplay && params.instances > 0) // a price history is lost at the given rate
        if (const auto rate = params.process->lossesPerHour(0, params.instances))
            params.hazardPerHour = *rate / params.instances;
    return notes;
}

Outcome<std::vector<Message>> applyMarket(FleetParams &params, const MarketChoice &choice, const Snapshot &snapshot,
    const std::vector<std::optional<int>> &buckets)
{
    std::vector<Message> notes;
    params.process.reset();
    if (isHazard(choice.kind)) {
        if (choice.kind == MarketKind::ownHazard)
            return notes;
        for (std::size_t i = 0; i < params.pools.size(); ++i) {
            const auto bucket = i < buckets.size() ? buckets[i] : std::nullopt;
            if (choice.kind != MarketKind::measuredPool && !bucket)
                continue; // a pool without a band keeps the hazard it was given
            const auto hazard = choice.kind == MarketKind::measuredPool ? fitHazard(snapshot, choice.item)
                                                                        : bandHazard(bucket, choice.kind);
            if (!hazard)
                return tl::unexpected(hazard.error());
            params.pools[i].hazardPerHour = *hazard;
        }
        return notes;
    }
    std::vector<PoolInput> pools;
    for (const FleetPool &pool : params.pools)
        pools.push_back({pool.hazardPerHour, pool.launchSuccess, pool.usdPerHour});
    if (pools.empty())
        return notes;
    const auto process = processOf(choice, snapshot, pools, notes);
    if (!process)
        return tl::unexpected(process.error());
    params.process = *process;
    return notes;
}

namespace {

struct ConstantRate {
    bool own = true; // the parameters' own hazard is the market's
    double hazardPerHour = 0.0, downHours = 0.0;
    // A launch that is asked for `hours` after the loss: capacity is back by then, or is waited for from then on. Exact
    // for down times of an exponential distribution.
    double until(double hours) const { return hours + downHours * std::exp(-hours / downHours); }
};

Outcome<ConstantRate> constantRate(const MarketChoice &choice, const Snapshot &snapshot, unsigned instances = 1)
{
    if (choice.kind == MarketKind::priceReplay && !choice.capUsdPerHour)
        return ConstantRate{};
    if (choice.kind != MarketKind::traceReplay && choice.kind != MarketKind::regimesFitted)
        return failure(Status::noData, "process");
    const auto trace = traceOf(snapshot, choice.item);
    if (!trace)
        return tl::unexpected(trace.error());
    const auto need = needOf(snapshot, choice.item, **trace, instances);
    if (!need)
        return tl::unexpected(need.error());
    const TraceEstimate e = estimate(**trace, need->needed);
    const double back = e.recoveryPerHour.value_or(0.0);
    const double down = e.meanDownHours.value_or(back > 0.0 ? 1.0 / back : 0.0);
    const double hazard = e.hazardPerHour.value_or(0.0);
    if (!isPositive(hazard) || !isPositive(down))
        return failure(Status::noData, "trace");
    return ConstantRate{false, hazard, down};
}

} // namespace

Outcome<CheckpointParams> onConstantRate(CheckpointParams params, const MarketChoice &choice, const Snapshot &snapshot)
{
    if (!params.process)
        return params;
    const auto rate = constantRate(choice, snapshot, params.instances);
    if (!rate)
        return tl::unexpected(rate.error());
    params.process.reset();
    if (!rate->own) {
        params.hazardPerHour = rate->hazardPerHour / std::max(1U, params.instances);
        params.waitHours = rate->until(params.waitHours);
    }
    return params;
}

Outcome<FleetParams> onConstantRate(FleetParams params, const MarketChoice &choice, const Snapshot &snapshot)
{
    if (!params.process)
        return params;
    const auto rate = constantRate(choice, snapshot);
    if (!rate)
        return tl::unexpected(rate.error());
    params.process.reset();
    if (!rate->own) {
        for (FleetPool &pool : params.pools)
            pool.hazardPerHour = rate->hazardPerHour;
        params.leadHours = rate->until(params.leadHours);
    }
    return params;
}

} // namespace wattfare
