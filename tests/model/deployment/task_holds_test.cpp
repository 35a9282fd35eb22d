// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/placement/gpu_shares.h"
#include "model/placement/task_holds.h"

#include "tests/support/catch.h"

#include <algorithm>

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

TEST_CASE("a task that asks for one GPU by its memory is held by MIG profiles and by parts of GPUs", "[placement]")
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, std::nullopt, {});
    REQUIRE(loaded);
    const Snapshot &snapshot = **loaded;
    for (const char *key : {"nvidia-a100-sxm4-40gb", "nvidia-a100-sxm4-80gb", "nvidia-h100-sxm5-80gb",
             "nvidia-h200-sxm5-141gb", "nvidia-b200-sxm6-180gb"}) {
        INFO(key);
        const auto at = std::ranges::find(snapshot.accelerators, key, &Accelerator::key);
        REQUIRE(at != snapshot.accelerators.end());
        const auto shares = gpuShares(snapshot, static_cast<AcceleratorIndex>(at - snapshot.accelerators.begin()));
        REQUIRE(shares.size() == 6);
        CHECK(shares.front().perGpu == 7); // seven compute slices
        CHECK(shares.back().perGpu == 1);
        for (const GpuShare &share : shares) { // no division has more than seven slices, or more memory than the GPU
            CHECK(share.perGpu * (share.profile[0] - '0') <= 7);
            CHECK(share.perGpu * share.memoryGib <= *at->memoryGib * 1.03); // the names are rounded
        }
    }

    PlacementOfferQuestion question;
    question.instanceTypes = {"p4d.24xlarge", "g6f.large", "g6.xlarge"};
    const auto offers = placementOffers(snapshot, question);
    REQUIRE(offers);
    PlacementTask part = task(1, 1, 1, 1);
    CHECK(holdOffers(snapshot, *offers, part).offers.size() == 3); // a whole GPU unless the memory is all it asks for
    part.gpuMemoryGib = 4;
    const HoldOffers held = holdOffers(snapshot, *offers, part);
    CHECK(std::ranges::count(held.shares, "1g.5gb") == 1);
    CHECK(std::ranges::count(held.shares, "1/8") == 0); // 3 GiB are too little
    const auto holds = whatHolds(part, held.offers);
    const auto divided
        = std::ranges::find_if(holds, [&](const TaskHold &hold) { return held.shares[hold.offer] == "1g.5gb"; });
    REQUIRE(divided != holds.end());
    CHECK(*divided->perInstance == 56);
    part.gpuMemoryGib = 2;
    const HoldOffers small = holdOffers(snapshot, *offers, part);
    CHECK(std::ranges::count(small.shares, "1/8") == 1);
    part.gpus = 2; // parts of a GPU do not work together
    CHECK(holdOffers(snapshot, *offers, part).offers.size() == 3);
}
