// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/parameters/market_choice.h"

#include "model/simulation/random/checks.h"
#include "model/support/date.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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
    Outcome<RegimeModel> model = defaultRegimes();
    if (choice.kind == MarketKind::regimesFitted) {
        const auto trace = traceOf(snapshot, choice.item);
        if (!trace)
            return tl::unexpected(trace.error());
        model = fitRegimes(**trace);
    }
    if (model)
        model->correlation = choice.zoneCorrelation;
    return model;
}

// What the gang of a run asks of a trace of the catalogue.
Outcome<GangNeed> needOf(const Snapshot &snapshot, std::size_t item, const Trace &trace, unsigned instances)
{
    if (trace.most() == 0)
        return failure(Status::noCapacity, "instances", 0.0);
    return gangNeed(trace, instances, trace.most() > 1 || snapshot.traces[item].capacity > 1);
}

// What a replay of the trace as it was cannot tell.
void noteReplay(const MarketChoice &choice, const Trace &trace, std::vector<Message> &notes)
{
    if (choice.replay == ReplayMode::fromTick)
        notes.push_back({"sim.replay_same_start", {choice.startTick}});
    else if (choice.replay == ReplayMode::randomStart)
        notes.push_back({"sim.replay_overlaps", {trace.hours()}});
}

// Zones can follow the first where there are others: a run has no zones, a fleet as many as its pools name.
void noteCorrelation(const MarketChoice &choice, std::optional<std::size_t> zones, std::vector<Message> &notes)
{
    if (choice.zoneCorrelation > 0.0 && zones.value_or(1) < 2)
        notes.push_back({zones ? "sim.zone_correlation_one_zone" : "sim.zone_correlation_run", {}});
}

// What a replay of prices adds to the figures: that all trajectories are one stretch, and what the cap does to it.
void notePrices(const MarketChoice &choice, const Snapshot &snapshot, std::vector<Message> &notes)
{
    if (choice.startSeconds)
        notes.push_back({"sim.prices_from", {isoUtc(*choice.startSeconds)}});
    if (!choice.capUsdPerHour)
        return;
    const SpotSeries &series = snapshot.spotSeries[choice.item];
    if (const auto s = priceStretch(choice, snapshot); s && s->capShare)
        notes.push_back({"sim.price_cap_share",
            {series.zone, isoUtc(static_cast<std::int64_t>(s->fromSeconds)),
                isoUtc(static_cast<std::int64_t>(s->toSeconds)), *s->capShare, *choice.capUsdPerHour,
                *s->capCrossings}});
}

// Where a replay from a given moment begins, on histories that all hold from `begin` to `until`.
Outcome<double> priceStart(const MarketChoice &choice, double begin, double until)
{
    if (!choice.startSeconds)
        return begin;
    const auto start = static_cast<double>(*choice.startSeconds);
    if (!(start >= begin && start < until))
        return failure(Status::noData, "market_start", start);
    return start;
}

// The same for the gang of a run, in pool 0.
Outcome<SpotProcessPtr> runProcess(
    const CheckpointParams &params, const MarketChoice &choice, const Snapshot &snapshot, std::vector<Message> &notes)
{
    if (choice.kind == MarketKind::priceReplay) {
        const auto series = seriesOf(snapshot, choice.item);
        if (!series)
            return tl::unexpected(series.error());
        const auto start
            = priceStart(choice, static_cast<double>((*series)->begin()), static_cast<double>((*series)->validUntil()));
        if (!start)
            return tl::unexpected(start.error());
        notePrices(choice, snapshot, notes);
        return priceReplayProcess(
            {{*series, *start, choice.capUsdPerHour, params.hazardPerHour, 1.0}}, !choice.startSeconds);
    }
    const std::optional<double> usd = params.usdPerHour;
    if (choice.kind == MarketKind::regimesAssumed) {
        RegimeModel model = defaultRegimes();
        notes = model.notes;
        noteCorrelation(choice, {}, notes);
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
        noteReplay(choice, **trace, more);
        process = traceReplayProcess({{*trace, need->needed, usd}}, choice.replay, choice.blockHours, choice.startTick);
    } else {
        auto model = fitRegimes(**trace, need->needed);
        if (!model)
            return tl::unexpected(model.error());
        more = model->notes;
        noteCorrelation(choice, {}, more);
        process = regimeProcess(std::move(*model), {{0, usd}});
    }
    notes.insert(notes.end(), more.begin(), more.end());
    return process;
}

// The series of a pool: of its type, in its zone or, where it names none, that of the chosen series; else any of its
// type in the region of that one.
const SpotSeries *seriesOfPool(const Snapshot &snapshot, const SpotSeries &chosen, const FleetPool &pool)
{
    const TypeIndex type = snapshot.type(pool.instanceType);
    const std::string &zone = pool.zone.empty() ? chosen.zone : pool.zone;
    if (type == chosen.type && zone == chosen.zone)
        return &chosen;
    const SpotSeries *found = nullptr;
    for (const SpotSeries &series : snapshot.spotSeries) {
        if (type == kNone || series.type != type || series.region != chosen.region)
            continue;
        if (series.zone == zone)
            return &series;
        if (pool.zone.empty() && found == nullptr)
            found = &series;
    }
    return found;
}

// Each pool on the history of its own type and zone, all from the same moment, a random one. A pool without a history
// keeps its price, which is said.
Outcome<SpotProcessPtr> fleetOnPrices(
    const MarketChoice &choice, const Snapshot &snapshot, const FleetParams &params, std::vector<Message> &notes)
{
    if (choice.item >= snapshot.spotSeries.size())
        return failure(Status::noData, "market");
    const SpotSeries &chosen = snapshot.spotSeries[choice.item];
    std::vector<std::shared_ptr<const PriceSeries>> histories;
    double begin = -std::numeric_limits<double>::infinity(), until = std::numeric_limits<double>::infinity();
    for (const FleetPool &pool : params.pools) {
        const SpotSeries *found = seriesOfPool(snapshot, chosen, pool);
        if (found == nullptr) {
            histories.push_back(nullptr);
            const std::string name = pool.instanceType + (pool.zone.empty() ? "" : " " + pool.zone);
            notes.push_back(pool.usdPerHour ? Message{"sim.pool_without_history", {name, *pool.usdPerHour}}
                                            : Message{"sim.pool_without_price", {name}});
            continue;
        }
        Outcome<PriceSeries> series = PriceSeries::from(*found);
        if (!series)
            return tl::unexpected(series.error());
        histories.push_back(std::make_shared<const PriceSeries>(std::move(*series)));
        begin = std::max(begin, static_cast<double>(histories.back()->begin()));
        until = std::min(until, static_cast<double>(histories.back()->validUntil()));
    }
    if (!std::isfinite(begin) || !(begin < until))
        return failure(Status::noData, "prices"); // of no pool, or of different times
    const auto start = priceStart(choice, begin, until);
    if (!start)
        return tl::unexpected(start.error());
    notePrices(choice, snapshot, notes);
    std::vector<PriceReplayPool> replay;
    for (std::size_t j = 0; j < params.pools.size(); ++j) {
        const FleetPool &pool = params.pools[j];
        const bool priced = histories[j] || pool.usdPerHour;
        if (!histories[j]) {
            const double usd = pool.usdPerHour.value_or(0.0);
            const auto from = static_cast<std::int64_t>(begin);
            Outcome<PriceSeries> flat = PriceSeries::make(
                {from, std::max(from + 1, static_cast<std::int64_t>(until) - kPriceTailSeconds)}, {usd, usd});
            if (!flat)
                return tl::unexpected(flat.error());
            histories[j] = std::make_shared<const PriceSeries>(std::move(*flat));
        }
        replay.push_back({histories[j], *start, choice.capUsdPerHour, pool.hazardPerHour, pool.launchSuccess, priced});
    }
    return priceReplayProcess(std::move(replay), !choice.startSeconds);
}

// The process of a kind that is more than a hazard, for the pools of a fleet. A trace is one market for all of them,
// and says of each how many instances it could hold; zones have regimes of their own.
Outcome<SpotProcessPtr> fleetProcessOf(
    const MarketChoice &choice, const Snapshot &snapshot, const FleetParams &params, std::vector<Message> &notes)
{
    if (choice.kind == MarketKind::priceReplay)
        return fleetOnPrices(choice, snapshot, params, notes);
    if (choice.kind == MarketKind::traceReplay) {
        const auto trace = traceOf(snapshot, choice.item);
        if (!trace)
            return tl::unexpected(trace.error());
        notes = estimate(**trace).warnings;
        noteReplay(choice, **trace, notes);
        if (params.pools.size() > 1)
            notes.push_back({"sim.pools_share_trace", {}});
        if ((*trace)->most() > 1)
            notes.push_back({"sim.trace_counts_instances", {(*trace)->most()}});
        else
            notes.push_back({"sim.trace_of_one_instance", {}});
        std::vector<TraceReplayPool> replay;
        for (const FleetPool &pool : params.pools)
            replay.push_back({*trace, 1, pool.usdPerHour});
        return countedTraceProcess(std::move(replay), choice.replay, choice.blockHours, choice.startTick);
    }
    auto model = regimesOf(choice, snapshot);
    if (!model)
        return tl::unexpected(model.error());
    notes = model->notes;
    std::vector<std::string> zones;
    std::vector<RegimePool> regimes;
    for (const FleetPool &pool : params.pools) {
        const auto zone = std::find(zones.begin(), zones.end(), pool.zone);
        regimes.push_back({static_cast<std::size_t>(zone - zones.begin()), pool.usdPerHour});
        if (zone == zones.end())
            zones.push_back(pool.zone);
    }
    noteCorrelation(choice, zones.size(), notes);
    if (params.pools.size() > 1 && zones.size() == 1)
        notes.push_back({"sim.pools_share_zone", {}});
    return regimeProcess(std::move(*model), std::move(regimes));
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
    case MarketKind::regimesAssumed: break;
    }
    return items;
}

std::size_t traceFor(const Snapshot &snapshot, std::span<const std::size_t> traces, unsigned gang)
{
    const auto find = [&](bool counted) {
        return std::find_if(traces.begin(), traces.end(), [&](std::size_t i) {
            const auto capacity = static_cast<unsigned>(std::max(1, snapshot.traces[i].capacity));
            return counted ? capacity >= gang : capacity == 1;
        });
    };
    auto found = gang > 1 ? find(true) : traces.end();
    if (found == traces.end())
        found = find(false);
    return found != traces.end() ? *found : traces.front();
}

Outcome<PriceStretch> priceStretch(const MarketChoice &choice, const Snapshot &snapshot, std::optional<double> hours)
{
    const auto series = seriesOf(snapshot, choice.item);
    if (!series)
        return tl::unexpected(series.error());
    const auto begin = static_cast<double>((*series)->begin()), until = static_cast<double>((*series)->validUntil());
    const auto from = priceStart(choice, begin, until);
    if (!from)
        return tl::unexpected(from.error());
    if (hours && !isPositive(*hours))
        return sim::outOfRange("hours", *hours);
    const auto last = static_cast<double>((*series)->end());
    const double to = hours ? *from + *hours * 3600.0 : last > *from ? last : until;
    if (const double least = (*series)->minimumFrom(*from); choice.capUsdPerHour && least > *choice.capUsdPerHour)
        return failure(Status::noCapacity, "cap_usd_per_hour", least); // as a run on it would say
    return (*series)->stretch(*from, to, choice.capUsdPerHour);
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

Outcome<void> applyMarket(
    ElasticParams &elastic, const CheckpointParams &gang, const MarketChoice &choice, const Snapshot &snapshot)
{
    copyShared(gang, elastic);
    if (!gang.process || choice.kind != MarketKind::traceReplay)
        return {};
    const auto trace = traceOf(snapshot, choice.item);
    if (!trace)
        return tl::unexpected(trace.error());
    const auto need = needOf(snapshot, choice.item, **trace, gang.instances);
    if (!need)
        return tl::unexpected(need.error());
    std::vector<TraceReplayPool> pools; // instance j is up while there are more than j
    for (std::uint32_t j = 1; j <= need->needed; ++j)
        pools.push_back({*trace, j, gang.usdPerHour});
    const auto process = traceReplayProcess(std::move(pools), choice.replay, choice.blockHours, choice.startTick);
    if (!process)
        return tl::unexpected(process.error());
    elastic.process = *process;
    return {};
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
            if (choice.kind != MarketKind::measuredPool && !bucket) { // it keeps the hazard it was given
                const FleetPool &pool = params.pools[i];
                notes.push_back({"sim.pool_without_band",
                    {pool.instanceType.empty() ? clause<Phrase::poolNumber>(i + 1) : Argument(pool.instanceType),
                        pool.hazardPerHour}});
                continue;
            }
            const auto hazard = choice.kind == MarketKind::measuredPool ? fitHazard(snapshot, choice.item)
                                                                        : bandHazard(bucket, choice.kind);
            if (!hazard)
                return tl::unexpected(hazard.error());
            params.pools[i].hazardPerHour = *hazard;
        }
        if (choice.kind == MarketKind::measuredPool && !params.pools.empty()) {
            const AvailabilityFit &fit = snapshot.availabilityFits[choice.item];
            const auto elsewhere = [&](const FleetPool &pool) {
                return pool.instanceType != fit.typeName || (!pool.zone.empty() && pool.zone != fit.zone);
            };
            if (std::any_of(params.pools.begin(), params.pools.end(), elsewhere))
                notes.push_back({"sim.measured_for_all_pools", {fit.typeName + ' ' + fit.zone}});
        }
        return notes;
    }
    if (params.pools.empty())
        return notes;
    const auto process = fleetProcessOf(choice, snapshot, params, notes);
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
