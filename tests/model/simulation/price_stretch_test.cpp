// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Price replay on a small made-up history, with figures worked out by hand.
#include "model/simulation/parameters/market_choice.h"
#include "model/simulation/parameters/named_parameters.h"
#include "tests/model/simulation/runs.h"
#include "tests/model/simulation/support.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

constexpr std::int64_t kHour = 3600;

SpotSeries recorded() // ten hours each at 1, 3, 2 and 4 USD/h, then 1.5
{
    SpotSeries row;
    row.zone = "a";
    row.time = {0, 10 * kHour, 20 * kHour, 30 * kHour, 40 * kHour};
    row.usdPerHour = {1.0, 3.0, 2.0, 4.0, 1.5};
    return row;
}

Snapshot history()
{
    Snapshot snapshot;
    snapshot.spotSeries.push_back(recorded());
    return snapshot;
}

MarketChoice from(std::optional<std::int64_t> hour, std::optional<double> cap = {})
{
    MarketChoice choice;
    choice.kind = MarketKind::priceReplay;
    choice.capUsdPerHour = cap;
    if (hour)
        choice.startSeconds = *hour * kHour;
    return choice;
}

const Message *noted(const std::vector<Message> &notes, const std::string &id)
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&](const Message &m) { return m.id == id; });
    return found == notes.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("A stretch of prices, its cost, share below a cap and crossings", "[simulation][market]")
{
    const PriceSeries series = *PriceSeries::from(recorded());
    const PriceStretch whole = *series.stretch(0.0, 40.0 * kHour, 2.5);
    CHECK(whole.usd == Approx(10.0 + 30.0 + 20.0 + 40.0));
    CHECK(whole.meanUsdPerHour == Approx(2.5));
    CHECK(whole.minUsdPerHour == 1.0);
    CHECK(whole.maxUsdPerHour == 4.0);
    CHECK(*whole.capShare == 0.5); // the first and the third ten hours
    CHECK(*whole.capCrossings == 2); // at hours 10 and 30
    const PriceStretch inner = *series.stretch(12.0 * kHour, 25.0 * kHour, 2.5);
    CHECK(inner.usd == Approx(8.0 * 3.0 + 5.0 * 2.0));
    CHECK(inner.minUsdPerHour == 2.0);
    CHECK(inner.maxUsdPerHour == 3.0);
    CHECK(*inner.capShare == Approx(5.0 / 13.0));
    CHECK(*inner.capCrossings == 0); // it only comes down
    CHECK(*series.stretch(0.0, 40.0 * kHour, 4.0)->capShare == 1.0);
    CHECK(*series.stretch(0.0, 40.0 * kHour, 3.0)->capCrossings == 1); // 3 is not above 3
    CHECK(*series.stretch(0.0, 40.0 * kHour, 0.5)->capShare == 0.0);
    CHECK_FALSE(series.stretch(0.0, 40.0 * kHour)->capShare);
    CHECK_FALSE(series.stretch(0.0, 40.0 * kHour)->capCrossings);
    CHECK(series.stretch(5.0, 5.0).error().status == Status::outOfRange);
    CHECK(series.stretch(-1.0, 5.0).error().status == Status::noData);
    CHECK(series.stretch(0.0, 1.0, -1.0).error().field == "cap_usd_per_hour");
}

TEST_CASE("What a price history says is asked from a start, over some hours", "[simulation][market]")
{
    const Snapshot snapshot = history();
    const PriceStretch s = *priceStretch(from(5, 2.5), snapshot, 30.0);
    CHECK(s.fromSeconds == 5.0 * kHour);
    CHECK(s.toSeconds == 35.0 * kHour);
    CHECK(s.usd == Approx(5.0 + 30.0 + 20.0 + 20.0));
    CHECK(*s.capShare == 0.5); // hours 5 to 10 and 20 to 30
    CHECK(*s.capCrossings == 2);
    const PriceStretch all = *priceStretch(from(std::nullopt), snapshot); // to the last row
    CHECK(all.fromSeconds == 0.0);
    CHECK(all.toSeconds == 40.0 * kHour);
    CHECK(priceStretch(from(-1), snapshot).error()
        == Failure{Status::noData, "market_start", -1.0 * static_cast<double>(kHour)});
    CHECK(priceStretch(from(5), snapshot, 0.0).error().field == "hours");
    CHECK(priceStretch(from(5), snapshot, 1e5).error().status == Status::noData);
    CHECK(priceStretch(from(5, 0.9), snapshot).error() == Failure{Status::noCapacity, "cap_usd_per_hour", 1.0});
    CHECK(priceStretch(from(5), Snapshot{}).error() == Failure{Status::noData, "market", 0.0});
}

TEST_CASE("A run on recorded prices begins where it is told to", "[simulation][market]")
{
    const Snapshot snapshot = history();
    CheckpointParams p;
    p.workHours = 10.0;
    p.intervalHours = 1.0;
    p.checkpointHours = p.restartHours = p.waitHours = p.hazardPerHour = 0.0;
    const auto notes = applyMarket(p, from(5), snapshot, std::nullopt);
    REQUIRE(notes);
    REQUIRE(noted(*notes, "sim.prices_from"));
    CHECK(noted(*notes, "sim.prices_from")->args.front() == "1970-01-01T05:00:00Z");
    CHECK_FALSE(noted(*notes, "sim.price_cap_share"));
    const CheckpointResult plain = *simulateCheckpoint(p, runs(64));
    CHECK(*plain.usd->min == Approx(5.0 * 1.0 + 5.0 * 3.0)); // hours 5 to 15, every one of them
    CHECK(*plain.usd->max == Approx(20.0));
    CHECK(*plain.losses.max == 0.0);
    // Interrupted at hour 10, up again at 20 and done at 25.
    const auto capped = applyMarket(p, from(5, 2.5), snapshot, std::nullopt);
    REQUIRE(capped);
    const Message *share = noted(*capped, "sim.price_cap_share");
    REQUIRE(share);
    CHECK(share->args.at(0) == "a");
    CHECK(share->args.at(3).number() == 15.0 / 35.0); // hours 5 to 10 and 20 to 30 of 5 to 40
    CHECK(share->args.at(5).number() == 2.0);
    const CheckpointResult r = *simulateCheckpoint(p, runs(64));
    CHECK(*r.hours.min == Approx(20.0));
    CHECK(*r.hours.max == Approx(20.0));
    CHECK(*r.losses.mean == 1.0);
    CHECK(*r.usd->mean == Approx(5.0 * 1.0 + 5.0 * 2.0));
    CHECK(applyMarket(p, from(1000), snapshot, std::nullopt).error().field == "market_start");
    // Without a start each trajectory has its own.
    const auto random = applyMarket(p, from(std::nullopt), snapshot, std::nullopt);
    REQUIRE(random);
    CHECK(random->empty());
    CHECK(*simulateCheckpoint(p, runs(64))->usd->sd > 0.0);
}

TEST_CASE("A fleet on recorded prices begins where it is told to", "[simulation][fleet]")
{
    Snapshot snapshot = history();
    snapshot.types.resize(1);
    snapshot.types[0].name = "t.large";
    snapshot.spotSeries[0].type = 0;
    snapshot.spotSeries[0].region = 0;
    FleetParams p;
    p.targetUnits = 2.0;
    p.hours = 10.0;
    p.leadHours = 0.0;
    p.pools.resize(1);
    p.pools[0].instanceType = "t.large";
    p.pools[0].zone = "a";
    const auto run = [&](const MarketChoice &choice) {
        const auto notes = applyMarket(p, choice, snapshot, {});
        REQUIRE(notes);
        return *simulateFleet(p, runs(64));
    };
    if (snapshot.type("t.large") == 0) { // known by name
        const FleetResult r = run(from(5));
        CHECK(*r.spotUsd.min == Approx(2.0 * 20.0));
        CHECK(*r.spotUsd.max == Approx(2.0 * 20.0));
    }
    CHECK(applyMarket(p, from(-3), snapshot, {}).error().status == Status::noData);
}

TEST_CASE("The start of a replay is a day or a time", "[simulation][market]")
{
    MarketChoice choice;
    const auto value = [&] {
        for (const NamedParameter &each : namedParameters(choice))
            if (each.name == "market_start")
                return each.value;
        return std::string("none of that name");
    };
    CHECK(value().empty());
    REQUIRE(setNamed(choice, "market_start", "1970-01-02"));
    CHECK(choice.startSeconds == 86'400);
    REQUIRE(setNamed(choice, "market_start", "1970-01-01T05:00:00Z"));
    CHECK(choice.startSeconds == 5 * kHour);
    CHECK(value() == "1970-01-01T05:00:00Z");
    CHECK_FALSE(setNamed(choice, "market_start", "soon"));
    CHECK(choice.startSeconds == 5 * kHour);
    REQUIRE(setNamed(choice, "market_start", ""));
    CHECK_FALSE(choice.startSeconds);
    CHECK(marketTakes(MarketKind::priceReplay, "market_start"));
    CHECK_FALSE(marketTakes(MarketKind::traceReplay, "market_start"));
}
