// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/task_holds.h"

#include "tests/support/catch.h"

using namespace wattfare;

namespace {

PlacementOffer offer(const char *type, double gpus, double vcpus, double gib, std::optional<double> usd)
{
    PlacementOffer made;
    made.type = type;
    made.gpus = gpus;
    made.vcpus = vcpus;
    made.memoryGib = gib;
    made.usdPerHour = usd;
    return made;
}

PlacementTask task(std::uint64_t count, double gpus, double vcpus, double gib)
{
    PlacementTask made;
    made.id = "t";
    made.count = count;
    made.gpus = gpus;
    made.vcpus = vcpus;
    made.memoryGib = gib;
    return made;
}

} // namespace

TEST_CASE("what holds a task is by cost of a copy, whole instances counted", "[placement]")
{
    PlacementOptions options;
    options.memoryShare = 1.0;
    std::vector<PlacementOffer> offers{offer("large", 4, 48, 192, 4.0), offer("small", 1, 4, 16, 1.0),
        offer("plain", 0, 64, 256, 0.5), offer("unpriced", 1, 8, 32, std::nullopt)};
    offers[0].idleWatts = 100;
    offers[0].busyWatts = 500;
    const auto holds = whatHolds(task(5, 1, 4, 12), offers, options);
    REQUIRE(holds.size() == 4);
    CHECK(offers[holds[0].offer].type == "small"); // 5 instances of 1 USD for 5 copies
    CHECK(holds[0].instances == 5);
    CHECK(*holds[0].usdPerCopy == Approx(1.0));
    CHECK_FALSE(holds[0].wattsPerCopy);
    CHECK(offers[holds[1].offer].type == "large"); // two of them, three GPUs idle
    CHECK(*holds[1].perInstance == 4);
    CHECK(holds[1].instances == 2);
    CHECK(holds[1].idle[0] == Approx(3.0));
    CHECK(holds[1].idle[1] == Approx(76.0));
    CHECK(*holds[1].usdPerCopy == Approx(8.0 / 5.0));
    CHECK(*holds[1].wattsPerCopy == Approx((2 * 100.0 + 5 * 100.0) / 5.0));
    CHECK(offers[holds[2].offer].type == "unpriced");
    CHECK_FALSE(holds[2].usdPerCopy);
    CHECK(holds[3].blocking == "gpus");
    CHECK(holds[3].wanted == 1.0);
    CHECK(holds[3].available == 0.0);
    CHECK(holds[3].instances == 0);
}

TEST_CASE("copies of what holds a task: rounding, parted copies, no demand, no copies", "[placement]")
{
    PlacementOptions options;
    options.memoryShare = 1.0;
    const std::vector<PlacementOffer> offers{offer("one", 0, 0.3, 1e8, 1.0)};
    CHECK(*whatHolds(task(3, 0, 0.1, 0), offers, options)[0].perInstance == 3); // 0.3 / 0.1 is below 3
    PlacementTask parted = task(3, 0, 0.1, 0);
    parted.distinctInstance = true;
    CHECK(whatHolds(parted, offers, options)[0].instances == 3);
    const auto nothing = whatHolds(task(7, 0, 0, 0), offers, options);
    CHECK_FALSE(nothing[0].perInstance);
    CHECK(nothing[0].instances == 1);
    const auto none = whatHolds(task(0, 0, 0.1, 0), offers, options);
    CHECK(none[0].instances == 1);
    CHECK(*none[0].usdPerCopy == Approx(1.0));
    CHECK(whatHolds(task(1, 0, 0, 1e-12), offers, options)[0].perInstance.has_value()); // ends in time
}
