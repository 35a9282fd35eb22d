// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/market/hazard.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Which spot market a simulation runs on, chosen from what the catalogue holds (simulation 4).
namespace wattfare {

enum class MarketKind : std::uint8_t {
    bandProbability, // the Advisor's band, read as the chance of a reclaim within a month
    bandRate, // the same, read as reclaims an instance and month
    ownHazard, // the parameter as it stands
    measuredPool, // hazard measured on a pool: `item` of Snapshot::availabilityFits
    priceReplay, // recorded prices: `item` of Snapshot::spotSeries; capacity is lost at the parameter's hazard
    traceReplay, // recorded availability, blocks of 24 h drawn from it: `item` of Snapshot::traces
    regimesAssumed, // calm, tight and empty, assumed
    regimesFitted // fitted to `item` of Snapshot::traces
};
inline constexpr std::size_t kMarketKinds = 8;
std::string_view marketKindId(MarketKind kind); // "band_probability", ...
std::optional<MarketKind> parseMarketKind(std::string_view id);

struct MarketChoice {
    MarketKind kind = MarketKind::bandProbability;
    std::size_t item = 0;
    std::optional<double> capUsdPerHour; // priceReplay: above it the instance is interrupted
    ReplayMode replay = ReplayMode::blockBootstrap; // traceReplay
    double blockHours = 24.0; // of the bootstrap
    unsigned startTick = 0; // of ReplayMode::fromTick
    double zoneCorrelation = 0.0; // regimes: chance that a zone copies the path of the first
    // priceReplay: where every trajectory begins, seconds since epoch; absent: at a moment of its own.
    std::optional<std::int64_t> startSeconds = std::nullopt;
    friend bool operator==(const MarketChoice &, const MarketChoice &) = default;
};

// What stands behind a kind in this catalogue: empty for kinds that need no item.
std::vector<std::size_t> marketItems(const Snapshot &snapshot, MarketKind kind, TypeIndex type, RegionIndex region);

// Of these traces, at least one, the one that a gang is simulated on unless somebody chooses: that counts as many
// instances as the gang has, else one of single instances, else the first.
std::size_t traceFor(const Snapshot &snapshot, std::span<const std::size_t> traces, unsigned gang);

// A measured hazard is a count over sampled hours; between two samples a loss may hide, which this corrects:
// -ln(1 - h g)/g (simulation 4.2). outOfRange("hazard_per_hour") for a fit whose every tick is a loss.
Outcome<double> correctedHazardPerHour(const AvailabilityFit &fit);

// What the chosen price history says from the start of the replay, or its first row, over so many hours; without them
// to its last row (of a single row to the end of its validity). noData("market") for an item the catalogue lacks;
// noCapacity("cap_usd_per_hour", least price) for a cap below every price from there on; statuses of
// PriceSeries::stretch.
Outcome<PriceStretch> priceStretch(
    const MarketChoice &choice, const Snapshot &snapshot, std::optional<double> hours = {});

// Sets hazard or process of the parameters; with a trace or regimes both, so that closed forms have the market's rate:
// a gang is lost as one, so that each of its instances has its share. The bucket is the Advisor's of the type and
// region, nullopt without one. Statuses: noData("band") without a band, noData("market") for an item the catalogue
// lacks, noCapacity("instances", most) for a gang larger than the trace ever offers, noData("market_start", seconds)
// for a start outside the price history, those of the processes. A replay of prices tells of a given start
// ("sim.prices_from") and of its cap ("sim.price_cap_share").
Outcome<std::vector<Message>> applyMarket(
    CheckpointParams &params, const MarketChoice &choice, const Snapshot &snapshot, std::optional<int> bucket);
// The elastic cluster beside a gang that applyMarket was called for: parameters that both share, and the same market.
// Of a trace that counts instances it has as many as there are at a time; every other market is the gang's own process.
// Statuses of the process.
Outcome<void> applyMarket(
    ElasticParams &elastic, const CheckpointParams &gang, const MarketChoice &choice, const Snapshot &snapshot);
// For a fleet the choice replaces the hazards of all pools; a band keeps those that the pools carry but for the
// reading. Recorded prices are those of each pool's own type and zone; all pools stand on one trace, which bounds what
// each holds where it counts instances; pools of one zone share its regimes.
Outcome<std::vector<Message>> applyMarket(FleetParams &params, const MarketChoice &choice, const Snapshot &snapshot,
    const std::vector<std::optional<int>> &buckets);

// The same run or fleet on a constant rate that stands for its market in the closed forms (rule 18): what a
// scenario can hold. Parameters without a process are returned as they are; recorded prices without a cap keep their
// hazard; of a trace, also one that regimes were fitted to, the rate at which it lost capacity and, added to the
// waiting or lead time, the mean time until it came back. The gang of a run is lost as one, so that each of its
// instances has its share of the rate. Statuses: noData("process") for a price cap and for assumed regimes, which have
// no single rate; noData("trace") for a trace that shows no loss or no return.
Outcome<CheckpointParams> onConstantRate(CheckpointParams params, const MarketChoice &choice, const Snapshot &snapshot);
Outcome<FleetParams> onConstantRate(FleetParams params, const MarketChoice &choice, const Snapshot &snapshot);

} // namespace wattfare
