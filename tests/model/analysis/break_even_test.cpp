// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/break_even.h"
#include "model/simulation/checkpoint/spot_overhead.h"

#include "tests/model/economics/near.h"

#include <limits>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::vector<CostOption> options()
{
    return {{"on-demand", 32.7726, 0, 0}, {"savings-plan", 0, 0, 20.2129}, {"spot", 0, 10.0, 0}};
}

// Billed hours per useful hour of the run of V05 at a hazard.
BreakEvenSetting withCheckpoints()
{
    const auto overhead = [](double hazard) {
        return spotTrainingOverhead({100, hazard, 1, 60.0 / 3600, 300.0 / 3600, 600.0 / 3600, 0.5, 1.0 / 3600});
    };
    BreakEvenSetting s;
    s.billedFactor
        = [overhead](double hazard) { return overhead(hazard).map([](const auto &o) { return o.billedFactor; }); };
    s.timeFactor
        = [overhead](double hazard) { return overhead(hazard).map([](const auto &o) { return o.timeFactor; }); };
    return s;
}

} // namespace

TEST_CASE("break-even over utilisation is p_c / p_od", "[break_even]")
{
    const auto pairs = valueOrFail(breakEvens(options(), {}, CostAxis::utilisation, 0.01, 1.0));
    REQUIRE(pairs.size() == 3);
    CHECK_THAT(pairs[0].at.value(), near(0.616762)); // V21
    CHECK(pairs[0].cheaperBelow == 0U);
    CHECK(pairs[0].cheaperAbove == 1U);
    CHECK_THAT(pairs[0].usdPerHour.value(), near(32.7726, 1e-9));
    CHECK_FALSE(pairs[1].at.has_value()); // spot is cheaper than on-demand whatever the utilisation
    CHECK(pairs[1].cheaperBelow == 2U);
    CHECK(pairs[1].cheaperAbove == 2U);
    CHECK_FALSE(pairs[2].at.has_value()); // and than the plan, even in full use
}

TEST_CASE("break-even over the interruption rate", "[break_even]")
{
    const BreakEvenSetting s = withCheckpoints();
    const auto pairs = valueOrFail(breakEvens(options(), s, CostAxis::interruptionRate, 0.0, 20.0));
    const BreakEven &spot = pairs[1];
    REQUIRE(spot.at.has_value());
    CHECK(spot.cheaperBelow == 2U);
    CHECK(spot.cheaperAbove == 0U);
    const double onDemand = valueOrFail(usdPerUsefulHour(options()[0], s, 1.0, *spot.at));
    const double atSpot = valueOrFail(usdPerUsefulHour(options()[2], s, 1.0, *spot.at));
    CHECK_THAT(atSpot, near(onDemand, 1e-6));
    CHECK(valueOrFail(usdPerUsefulHour(options()[2], s, 1.0, *spot.at * 0.99)) < onDemand);
    // A value of time brings the crossing nearer.
    BreakEvenSetting dear = s;
    dear.valueOfHourUsd = 20;
    CHECK(valueOrFail(breakEvens(options(), dear, CostAxis::interruptionRate, 0.0, 20.0))[1].at.value() < *spot.at);
    CHECK_FALSE(valueOrFail(breakEvens(options(), s, CostAxis::interruptionRate, 0.0, 20.0))[0].at.has_value());
}

TEST_CASE("lines for drawing leave gaps where spot never finishes", "[break_even]")
{
    const BreakEvenSetting s = withCheckpoints();
    const auto lines = valueOrFail(costLines(options(), s, CostAxis::interruptionRate, 1e-4, 1000.0, 50));
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].usdPerHour.front() == 32.7726);
    CHECK(lines[2].usdPerHour.front().has_value());
    CHECK_FALSE(lines[2].usdPerHour.back().has_value());
    CHECK_THAT(lines[2].x.back(), near(1000.0, 1e-12));
    const auto over = valueOrFail(costLines(options(), s, CostAxis::utilisation, 0.1, 1.0, 10));
    CHECK_THAT(over[1].usdPerHour.front().value(), near(202.129, 1e-9));
}

TEST_CASE("equal options and bad axes", "[break_even]")
{
    const std::vector<CostOption> same{{"a", 2, 0, 0}, {"b", 2, 0, 0}};
    const auto pairs = valueOrFail(breakEvens(same, {}, CostAxis::utilisation, 0.1, 1.0));
    CHECK_FALSE(pairs[0].at.has_value());
    CHECK_FALSE(pairs[0].cheaperBelow.has_value());
    CHECK_FALSE(pairs[0].cheaperAbove.has_value());
    CHECK(why(breakEvens(same, {}, CostAxis::utilisation, 0.0, 1.0)) == "out_of_range(utilisation)");
    CHECK(why(breakEvens(same, {}, CostAxis::utilisation, 0.5, 1.5)) == "out_of_range(utilisation)");
    CHECK(why(breakEvens(same, {}, CostAxis::interruptionRate, -1.0, 1.0)) == "out_of_range(hazard_per_hour)");
    CHECK(why(costLines(same, {}, CostAxis::utilisation, 0.1, 1.0, 1)) == "out_of_range(points)");
    CHECK(why(usdPerUsefulHour({"x", -1, 0, 0}, {}, 1.0, 0.0)) == "out_of_range(usd_per_hour)");
    CHECK(why(usdPerUsefulHour({"x", 1, 0, 0}, {}, 0.0, 0.0)) == "out_of_range(utilisation)");
    CHECK(why(usdPerUsefulHour({"x", 1, 0, 0}, {}, 1.0, std::numeric_limits<double>::quiet_NaN()))
        == "out_of_range(hazard_per_hour)");
}
