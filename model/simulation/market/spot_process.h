// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/price_replay.h"
#include "model/simulation/market/regime.h"
#include "model/simulation/market/trace.h"
#include "model/simulation/random/random.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

// What a spot market does to instances (simulation 4), behind one interface: when an instance is lost,
// whether a launch succeeds, what an hour costs. Pools are numbered from 0; times are hours since the start of a run.
namespace wattfare {

inline constexpr double kNever = std::numeric_limits<double>::infinity(); // inside the engine only

inline constexpr double kNoticeHours = 120.0 / 3600.0;

// One realisation of a market, for one trajectory at a time; belongs to one thread. begin() starts the next trajectory
// and allocates nothing once warm.
class SpotPath
{
public:
    virtual ~SpotPath() = default;
    virtual void begin(std::uint64_t seed, std::uint64_t trajectory, double horizonHours) = 0;
    // Random starts of a replay leave so many hours at least, instead of the whole horizon; before the first begin().
    virtual void leave(double) { }
    virtual double endHours() const { return kNever; } // of a replay, where this trajectory began
    // Time of the loss of an instance that is up at t; kNever if it is not lost. `lifetimes` is the stream of its slot.
    virtual double nextLoss(std::size_t pool, double t, RandomStream &lifetimes) = 0;
    // nextLoss with its one draw given, where exponentialLives(): of mean 1, not used by a pool without a hazard.
    virtual double lossOf(std::size_t, double, double) { return kNever; }
    virtual bool launchOk(std::size_t pool, double t, RandomStream &launches) = 0;
    // Earliest time >= t at which a job that keeps asking gets an instance; kNever if not before the horizon.
    virtual double nextLaunch(std::size_t pool, double t, RandomStream &launches) = 0;
    // Attempts from t on up to this time are refused, without a draw; t where an attempt may succeed.
    virtual double launchesFrom(std::size_t, double t) { return t; }
    virtual double price(std::size_t pool, double t) const = 0; // USD/h of one instance; kNever: not known
    // First time >= t with a price above this; kNever if not before the horizon.
    virtual double nextAbove(std::size_t, double, double) { return kNever; }
    virtual double cost(std::size_t pool, double from, double to) const = 0; // USD, exact integral; finite, always
    virtual double hazard(std::size_t pool, double t) const = 0; // 1/h of one instance, at t
    // Up to (and without) this time prices and hazards of all pools are those of t; t where that is not known.
    virtual double quotesUntil(double t) const { return t; }
};

class SpotProcess
{
public:
    virtual ~SpotProcess() = default;
    virtual std::size_t pools() const = 0;
    // Above 0: a pool has so many places, each a pool of its own in the path (pool * places + place). A place is there
    // only while those before it are; an instance takes the first that is free.
    virtual std::size_t places() const { return 0; }
    virtual std::unique_ptr<SpotPath> path() const = 0; // refers to the process, which must outlive it
    virtual bool constant() const { return false; } // prices and hazards never change: orders of pools can be kept
    // All pools come and go at the same times, alike for every instance and without a draw of its own; prices and
    // hazards never change.
    virtual bool together() const { return false; }
    // nextLoss() takes one exponential number, where the pool has a hazard, and else nothing.
    virtual bool exponentialLives() const { return false; }
    virtual bool priced() const { return true; } // false: some price is unknown, costs mean nothing
    virtual bool priced(std::size_t) const { return priced(); } // the price of a pool
    // Least price at which a pool ever takes a launch, USD/h of one instance: 0 where it is not known, kNever where the
    // price cap of the pool lies below all of its prices.
    virtual double leastUsdPerHour(std::size_t) const { return 0.0; }
    virtual double longestHours() const { return kNever; } // a replay longer than this is noData
    // Long-run rate at which a gang of so many instances, while it is up, is stopped by the loss of any; absent:
    // unknown.
    virtual std::optional<double> lossesPerHour(std::size_t pool, unsigned instances) const;
    virtual double changesPerHour() const { return 0.0; } // bound of the state changes a path walks over
};

using SpotProcessPtr = std::shared_ptr<const SpotProcess>;

// (a) Constant hazard, from the Advisor band or a fitted one.
struct PoissonPool {
    double hazardPerHour = 0.0;
    double launchSuccess = 1.0; // of one attempt, (0, 1] to ever succeed
    double usdPerHour = 0.0;
    double retryHours = 30.0 / 3600.0; // between the attempts of a job that keeps asking
};
Outcome<SpotProcessPtr> poissonProcess(std::vector<PoissonPool> pools);

// (b) Replay of prices: capacity losses by hazard, and by price above the cap where one is set.
struct PriceReplayPool {
    std::shared_ptr<const PriceSeries> series;
    double startSeconds = 0.0; // seconds since epoch of hour 0
    std::optional<double> capUsdPerHour;
    double hazardPerHour = 0.0;
    double launchSuccess = 1.0;
    bool priced = true; // false: the series stands in for prices that are not known
};
// With `randomStart` a trajectory begins at a moment of its own, uniform over those that leave enough of the history,
// the same for all pools (simulation 4.2); else at `startSeconds`. noCapacity("cap_usd_per_hour", least price) where
// the cap of every pool lies below all of its prices.
Outcome<SpotProcessPtr> priceReplayProcess(std::vector<PriceReplayPool> pools, bool randomStart = false);

// (b) Replay of availability: instances exist while the trace says so.
struct TraceReplayPool {
    std::shared_ptr<const Trace> trace;
    std::uint32_t needed = 1;
    std::optional<double> usdPerHour; // of one instance; absent: not known
};
enum class ReplayMode : std::uint8_t {
    fromTick, // every trajectory from `startTick`
    randomStart, // uniform over ticks that leave the horizon
    blockBootstrap // blocks of `blockHours` drawn uniformly
};
Outcome<SpotProcessPtr> traceReplayProcess(
    std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours = 24.0, std::uint64_t startTick = 0);
// The same for fleets: each pool holds at most as many instances as its trace counts at the time; its `needed` is not
// used. A trace of 0 and 1 tells of one instance and no limit: pools are then as above. noData("trace") if traces count
// up to different numbers.
Outcome<SpotProcessPtr> countedTraceProcess(
    std::vector<TraceReplayPool> pools, ReplayMode mode, double blockHours = 24.0, std::uint64_t startTick = 0);

// (c) Regime switching; pools of a zone share a path.
struct RegimePool {
    std::size_t zone = 0;
    std::optional<double> usdPerHour; // at multiplier 1; absent: not known
};
Outcome<SpotProcessPtr> regimeProcess(RegimeModel model, std::vector<RegimePool> pools);

// ---- Billing (simulation 4.4)
// -------------------------------------------------------------------------------------------

struct BillingRules {
    bool firstHourFree = true; // an instance interrupted by EC2 within its first hour
    double minimumHours = 60.0 / 3600.0; // of any other start
};
// Hours charged for an instance that lived `hours` and was interrupted by EC2, or stopped by the user.
inline double billedHours(double hours, bool interruptedByEc2, const BillingRules &rules)
{
    if (interruptedByEc2 && rules.firstHourFree && hours < 1.0)
        return 0.0;
    return hours < rules.minimumHours ? rules.minimumHours : hours;
}

// ---- Notices
// ---------------------------------------------------------------------------------------------------------

struct NoticeRules {
    double noticeHours = kNoticeHours; // before the loss, best effort
    double rebalanceLeads = 0.5; // chance that a rebalance recommendation leads the notice (assumption)
    double rebalanceMeanHours = 10.0 / 60.0; // by an exponential time of this mean (assumption)
};
// Time of the rebalance recommendation of an instance up at `up` and lost at `loss`: with the notice, or earlier.
template <class Stream>
double rebalanceTime(double up, double loss, const NoticeRules &rules, Stream &notice)
{
    double at = loss - rules.noticeHours;
    if (notice.uniform() < rules.rebalanceLeads)
        at -= notice.exponential() * rules.rebalanceMeanHours;
    return std::max(up, at);
}

} // namespace wattfare
