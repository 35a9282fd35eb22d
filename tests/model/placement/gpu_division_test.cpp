// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/placement/gpu_division.h"
#include "model/placement/gpu_shares.h"
#include "model/placement/task_holds.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <array>
#include <map>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// The profiles of an A100 of 80 GB with the memory slices at which they may begin, as nvidia-smi lists them.
// https://docs.nvidia.com/datacenter/tesla/mig-user-guide/getting-started-with-mig.html
struct Profile {
    GpuSlices slices;
    std::vector<int> begins;
};
const std::array<Profile, 6> kProfiles{{{{7, 8}, {0}}, {{4, 4}, {0}}, {{3, 4}, {0, 4}}, {{2, 2}, {0, 2, 4}},
    {{1, 2}, {0, 2, 4, 6}}, {{1, 1}, {0, 1, 2, 3, 4, 5, 6}}}};
using Counts = std::array<std::uint32_t, 6>;

// Every way of placing the instances one after the other on so many GPUs.
bool placeable(Counts &left, std::vector<unsigned> &memory, std::vector<int> &compute)
{
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
        if (left[kind] == 0)
            continue;
        const Profile &profile = kProfiles[kind];
        --left[kind];
        for (std::size_t gpu = 0; gpu < memory.size(); ++gpu)
            for (const int begin : profile.begins) {
                const unsigned mask = ((1U << profile.slices.memory) - 1U) << begin;
                if ((memory[gpu] & mask) != 0 || compute[gpu] + profile.slices.compute > 7)
                    continue;
                memory[gpu] |= mask;
                compute[gpu] += profile.slices.compute;
                const bool done = placeable(left, memory, compute);
                memory[gpu] &= ~mask;
                compute[gpu] -= profile.slices.compute;
                if (done) {
                    ++left[kind];
                    return true;
                }
            }
        ++left[kind];
        return false; // the largest that is left has no place
    }
    return true;
}

bool placeableOn(Counts counts, std::size_t gpus)
{
    std::vector<unsigned> memory(gpus, 0);
    std::vector<int> compute(gpus, 0);
    return placeable(counts, memory, compute);
}

std::vector<GpuParts> partsOf(const Counts &counts)
{
    std::vector<GpuParts> parts;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        parts.push_back({kProfiles[kind].slices, counts[kind]});
    return parts;
}

PlacementTask shared(const char *id, std::uint64_t count, const char *share, double vcpus = 1)
{
    PlacementTask t;
    t.id = id;
    t.count = count;
    t.gpus = 1;
    t.gpuShare = share;
    t.vcpus = vcpus;
    t.memoryGib = 2;
    return t;
}

PlacementTask whole(const char *id, std::uint64_t count, double gpus)
{
    PlacementTask t = shared(id, count, "");
    t.gpus = gpus;
    return t;
}

// Each GPU that is divided may be divided so, and together with the whole ones there are no more than the instance has.
void checkDivisions(
    const Placement &placed, const std::vector<PlacementTask> &tasks, const std::vector<PlacementOffer> &offers)
{
    for (const PlacedInstance &instance : placed.instances) {
        std::map<std::string, double> asked, given;
        double gpus = static_cast<double>(instance.divided.size());
        for (const std::size_t t : instance.tasks)
            (tasks[t].gpuShare.find("g.") == std::string::npos ? gpus : asked[tasks[t].gpuShare]) += tasks[t].gpus;
        CHECK(gpus <= instance.capacity[0]);
        for (const auto &gpu : instance.divided) {
            Counts counts{};
            for (const std::string &profile : gpu) {
                given[profile] += 1;
                const auto &shares = offers[instance.offer].shares;
                const auto share = std::ranges::find(shares, profile, &GpuShare::profile);
                REQUIRE(share != shares.end());
                const auto kind
                    = std::ranges::find(kProfiles, GpuSlices{share->compute, share->memory}, &Profile::slices);
                REQUIRE(kind != kProfiles.end());
                ++counts[static_cast<std::size_t>(kind - kProfiles.begin())];
            }
            CHECK(placeableOn(counts, 1));
        }
        CHECK(asked == given);
    }
}

} // namespace

TEST_CASE("the fewest GPUs that hold MIG instances are those of trying every place", "[placement][mig]")
{
    Counts n{};
    for (n[1] = 0; n[1] <= 2; ++n[1])
        for (n[2] = 0; n[2] <= 3; ++n[2])
            for (n[3] = 0; n[3] <= 4; ++n[3])
                for (n[4] = 0; n[4] <= 4; ++n[4])
                    for (n[5] = 0; n[5] <= 7; ++n[5]) {
                        const std::uint32_t gpus = gpusFor(partsOf(n));
                        if (gpus <= 2) // a larger one takes long to try
                            CHECK((gpus == 0 || placeableOn(n, gpus)));
                        if (gpus == 2 || gpus == 3)
                            if (placeableOn(n, gpus - 1)) {
                                CAPTURE(n[1], n[2], n[3], n[4], n[5]);
                                CHECK(false);
                            }
                        const auto division = divideGpus(partsOf(n));
                        REQUIRE(division.size() >= gpus);
                        Counts found{};
                        for (const auto &gpu : division) {
                            Counts here{};
                            for (const std::size_t kind : gpu) {
                                ++here[kind];
                                ++found[kind];
                            }
                            REQUIRE(placeableOn(here, 1));
                        }
                        REQUIRE(found == n);
                        REQUIRE(division.size() == gpus);
                    }
    CHECK(gpusFor(partsOf({3, 0, 0, 0, 0, 0})) == 3);
    CHECK(gpusFor(std::array{GpuParts{{5, 5}, 1}}) > 1'000'000); // no such profile
}

TEST_CASE("the slices of the catalogue's profiles give the most instances that it states", "[placement][mig]")
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, std::nullopt, {});
    REQUIRE(loaded);
    const Snapshot &snapshot = **loaded;
    int profiles = 0;
    for (std::size_t i = 0; i < snapshot.accelerators.size(); ++i)
        for (const GpuShare &share : gpuShares(snapshot, static_cast<AcceleratorIndex>(i))) {
            CAPTURE(snapshot.accelerators[i].key, share.profile);
            const auto most = static_cast<std::uint32_t>(share.perGpu);
            CHECK(gpusFor(std::array{GpuParts{{share.compute, share.memory}, most}}) == 1);
            CHECK(gpusFor(std::array{GpuParts{{share.compute, share.memory}, most + 1}}) == 2);
            ++profiles;
        }
    CHECK(profiles == 30);
}

TEST_CASE("tasks that ask for MIG profiles share GPUs beside tasks with whole ones", "[placement][mig]")
{
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, std::nullopt, {});
    REQUIRE(loaded);
    PlacementOfferQuestion question;
    question.instanceTypes = {"p4d.24xlarge", "p5.4xlarge", "p5.48xlarge", "g6f.large", "g6.xlarge", "c6i.large"};
    const auto offers = placementOffers(**loaded, question);
    REQUIRE(offers);
    const auto placed = [&](const std::vector<PlacementTask> &tasks) {
        auto found = place(tasks, offers->offers);
        REQUIRE(found);
        checkDivisions(*found, tasks, offers->offers);
        return *found;
    };
    const auto typeOf = [&](const Placement &p, std::size_t at) { return p.instances.at(at).offer; };

    const Placement seven = placed({shared("small", 7, "1g.5gb")});
    REQUIRE(seven.instances.size() == 1);
    CHECK(offers->offers[typeOf(seven, 0)].type == "p4d.24xlarge"); // the only one with the profile
    CHECK(seven.instances[0].divided == std::vector<std::vector<std::string>>{std::vector<std::string>(7, "1g.5gb")});
    CHECK(seven.instances[0].used[0] == Approx(1.0));
    CHECK(seven.idleGpus == Approx(7.0));

    // Six whole GPUs leave two: 14 of the smallest, not 15.
    CHECK(placed({whole("train", 6, 1), shared("small", 14, "1g.5gb")}).instances.size() == 1);
    const std::vector<PlacementTask> more{whole("train", 1, 6), shared("small", 15, "1g.5gb")};
    std::vector<PlacementTask> onA100 = more;
    onA100[0].gpuModel = "nvidia-a100*";
    CHECK(placed(onA100).instances.size() == 2);

    // Two 4g do not share a GPU, a 4g and a 3g do.
    const Placement halves = placed({shared("large", 1, "4g.40gb"), shared("medium", 1, "3g.40gb")});
    REQUIRE(halves.instances.size() == 1);
    CHECK(offers->offers[typeOf(halves, 0)].type == "p5.4xlarge");
    CHECK(dividedText(halves.instances[0]) == "4g.40gb + 3g.40gb");
    CHECK(placed({shared("large", 2, "4g.40gb")}).instances.size() == 2);

    // The part of a GPU that a type carries, or more.
    const Placement eighth = placed({shared("tiny", 2, "1/8")});
    REQUIRE(eighth.instances.size() == 2);
    CHECK(offers->offers[typeOf(eighth, 0)].type == "g6f.large");
    PlacementTask half = shared("half", 1, "1/2");
    half.gpuMemoryGib = 12;
    CHECK(offers->offers[typeOf(placed({half}), 0)].type == "g6.xlarge");

    const auto unknown = place(std::vector{shared("x", 1, "1g.99gb")}, offers->offers);
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().field == "gpu_share");
    CHECK_FALSE(place(std::vector{shared("x", 1, "a piece")}, offers->offers));
}

TEST_CASE("mixed MIG profiles and vCPU: never over an instance, and bounds hold", "[placement][mig]")
{
    std::vector<PlacementOffer> offers(2);
    for (std::size_t i = 0; i < 2; ++i) {
        offers[i].type = i == 0 ? "one" : "eight";
        offers[i].gpus = i == 0 ? 1 : 8;
        offers[i].vcpus = i == 0 ? 16 : 96;
        offers[i].memoryGib = i == 0 ? 128 : 1152;
        offers[i].usdPerHour = i == 0 ? 6.88 : 32.0;
        offers[i].shares = {{"1g.10gb", 10, 7, 1, 1}, {"1g.20gb", 20, 4, 1, 2}, {"2g.20gb", 20, 3, 2, 2},
            {"3g.40gb", 40, 2, 3, 4}, {"4g.40gb", 40, 1, 4, 4}, {"7g.80gb", 80, 1, 7, 8}};
    }
    for (std::uint64_t i = 0; i < 12; ++i) {
        const std::vector<PlacementTask> tasks{shared("a", 1 + i % 5, "1g.10gb", static_cast<double>(1 + i % 3)),
            shared("b", i % 4, "1g.20gb"), shared("c", i % 6, "2g.20gb", 3), shared("d", (i * 3) % 4, "3g.40gb", 2),
            shared("e", i % 3, "4g.40gb"), whole("f", i % 2, 2)};
        const auto automatic = place(tasks, offers);
        REQUIRE(automatic);
        checkDivisions(*automatic, tasks, offers);
        CHECK(automatic->lowerBound <= automatic->objective * (1 + 1e-9));
        for (const PlacementMethod method : {PlacementMethod::ffd, PlacementMethod::bfd, PlacementMethod::mixedFfd}) {
            PlacementOptions options;
            options.method = method;
            if (const auto simple = place(tasks, offers, options)) {
                checkDivisions(*simple, tasks, offers);
                CHECK(automatic->objective <= simple->objective * (1 + 1e-9));
            }
        }
    }
}

TEST_CASE("a task that names no architecture is placed on x86-64 unless Arm is allowed", "[placement]")
{
    std::vector<PlacementOffer> offers(2);
    offers[0].type = "m6i.large";
    offers[0].architecture = "x86_64";
    offers[0].usdPerHour = 0.096;
    offers[1].type = "m6g.large";
    offers[1].architecture = "arm64";
    offers[1].usdPerHour = 0.077;
    for (PlacementOffer &offer : offers) {
        offer.vcpus = 2;
        offer.memoryGib = 8;
    }
    std::vector<PlacementTask> tasks{whole("web", 1, 0)};
    const auto typeOf = [&](const PlacementOptions &options = {}) {
        const auto placed = place(tasks, offers, options);
        REQUIRE(placed);
        return offers[placed->instances.front().offer].type;
    };
    CHECK(typeOf() == "m6i.large");
    const auto noted = place(tasks, offers);
    CHECK(noted->notes == std::vector<Message>{{"placement.arm_aside", {1}}});
    PlacementOptions allowed;
    allowed.allowArm = true;
    CHECK(typeOf(allowed) == "m6g.large");
    CHECK(place(tasks, offers, allowed)->notes.empty());
    tasks[0].architecture = "arm64";
    CHECK(typeOf() == "m6g.large");
    tasks[0].architecture.clear();
    tasks[0].instanceTypes = {"m6g.*"}; // by name
    CHECK(typeOf() == "m6g.large");
    tasks[0].instanceTypes.clear();
    tasks[0].vcpus = 2;
    offers[0].vcpus = 1;
    const auto none = place(tasks, offers);
    REQUIRE_FALSE(none);
    CHECK(none.error().field == "vcpus"); // of the x86-64 types
    CHECK(whatHolds(tasks[0], offers).back().blocking
        == (whatHolds(tasks[0], offers).back().offer == 1 ? "architecture" : "vcpus"));
}
