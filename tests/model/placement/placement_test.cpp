// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PlacementTask task(std::string id, std::uint64_t count, double gpus, double vcpus, double memory)
{
    PlacementTask t;
    t.id = std::move(id);
    t.count = count;
    t.gpus = gpus;
    t.vcpus = vcpus;
    t.memoryGib = memory;
    return t;
}

PlacementOffer offer(std::string type, double gpus, double vcpus, double memory, double usd, std::string model = "",
    double gpuMemory = 0)
{
    PlacementOffer o;
    o.type = std::move(type);
    o.gpus = gpus;
    o.vcpus = vcpus;
    o.memoryGib = memory;
    o.gpuMemoryGib = gpuMemory;
    o.gpuModel = std::move(model);
    o.usdPerHour = usd;
    return o;
}

// V48.
std::vector<PlacementTask> exampleTasks()
{
    return {task("a", 5, 1, 4, 15), task("b", 3, 2, 8, 60), task("c", 2, 4, 16, 120), task("d", 4, 0, 2, 8)};
}
std::vector<PlacementOffer> exampleOffers()
{
    return {offer("g5.xlarge", 1, 4, 16, 1.006, "nvidia-a10g", 24),
        offer("g5.12xlarge", 4, 48, 192, 5.672, "nvidia-a10g", 24),
        offer("g5.48xlarge", 8, 192, 768, 16.288, "nvidia-a10g", 24),
        offer("p3.8xlarge", 4, 32, 244, 12.24, "nvidia-v100", 16)};
}

// Property 26: nothing over capacity, each copy placed once.
void checkPlacement(const Placement &p, const std::vector<PlacementTask> &tasks)
{
    std::map<std::size_t, std::uint64_t> placed;
    for (const PlacedInstance &instance : p.instances) {
        PlacementDemand used{};
        std::map<std::size_t, int> here;
        for (const std::size_t t : instance.tasks) {
            ++placed[t];
            ++here[t];
            used[0] += tasks[t].gpus;
            used[1] += tasks[t].vcpus;
            used[2] += tasks[t].memoryGib;
            if (tasks[t].distinctInstance)
                CHECK(here[t] == 1);
            if (!tasks[t].zone.empty())
                CHECK(instance.zone == tasks[t].zone);
        }
        for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
            CHECK(used[d] <= instance.capacity[d] * (1 + 1e-9) + 1e-9);
            CHECK_THAT(instance.used[d] + 1.0, near(used[d] + 1.0, 1e-9));
        }
        CHECK_FALSE(instance.tasks.empty());
    }
    for (std::size_t t = 0; t < tasks.size(); ++t)
        CHECK(placed[t] == tasks[t].count);
}

struct Random {
    std::mt19937 engine;
    unsigned operator()(unsigned n) { return static_cast<unsigned>(engine()) % n; }
};

std::vector<PlacementTask> randomTasks(Random &random, unsigned kinds, unsigned most)
{
    std::vector<PlacementTask> tasks;
    for (unsigned i = 0; i < kinds; ++i)
        tasks.push_back(task("t" + std::to_string(i), 1 + random(most), random(5), 1 + random(12), 2 + random(90)));
    return tasks;
}

} // namespace

TEST_CASE("V48: exact mixed placement and single types", "[placement]")
{
    const std::vector<PlacementTask> tasks = exampleTasks();
    const std::vector<PlacementOffer> offers = exampleOffers();
    const Placement p = valueOrFail(place(tasks, offers));
    checkPlacement(p, tasks);
    CHECK(p.optimal);
    CHECK(p.solver == PlacementSolver::dynamicProgramme);
    CHECK_THAT(p.usdPerHour.value(), near(25.706, 1e-12));
    CHECK(p.instances.size() == 7);
    CHECK(p.gap == 0.0);

    REQUIRE(p.singleTypes.size() == 4);
    CHECK_FALSE(p.singleTypes[0].feasible); // two GPUs do not fit into one
    CHECK(p.singleTypes[0].blocking == "gpus");
    const std::uint64_t bins[] = {0, 5, 3, 5};
    const double usd[] = {0, 28.36, 48.864, 61.2};
    for (std::size_t i = 1; i < 4; ++i) {
        CHECK(p.singleTypes[i].feasible);
        CHECK(p.singleTypes[i].ffd == bins[i]);
        CHECK(p.singleTypes[i].bfd == bins[i]);
        CHECK(p.singleTypes[i].lowerBound <= bins[i]);
        CHECK_THAT(p.singleTypes[i].usdPerHour.value(), near(usd[i], 1e-12));
    }
    // 19 GPUs are asked for.
    CHECK(p.used[0] == 19.0);
    CHECK_THAT(p.gpuFragmentation + 1.0, near((p.open[0] - 19.0) / p.open[0] + 1.0, 1e-12));
}

TEST_CASE("explicit methods", "[placement]")
{
    PlacementOptions options;
    options.method = PlacementMethod::ffd;
    const Placement ffd = valueOrFail(place(exampleTasks(), exampleOffers(), options));
    checkPlacement(ffd, exampleTasks());
    CHECK_THAT(ffd.usdPerHour.value(), near(28.36, 1e-12));
    CHECK(ffd.instances.size() == 5);
    CHECK_FALSE(ffd.optimal);
    CHECK(ffd.gap > 0.0);
    CHECK(ffd.lowerBound <= 25.706);
    options.method = PlacementMethod::mixedFfd;
    const Placement mixed = valueOrFail(place(exampleTasks(), exampleOffers(), options));
    checkPlacement(mixed, exampleTasks());
    CHECK(mixed.usdPerHour.value() <= 28.36);
    CHECK(mixed.usdPerHour.value() >= 25.706 - 1e-9);
    options.method = PlacementMethod::automatic;
    options.objective = PlacementObjective::count;
    const Placement fewest = valueOrFail(place(exampleTasks(), exampleOffers(), options));
    checkPlacement(fewest, exampleTasks());
    CHECK(fewest.instances.size() == 3); // 19 GPUs on instances of at most 8
    CHECK(fewest.optimal);
}

TEST_CASE("an exact fit of the nominal memory fails", "[placement]")
{
    const std::vector<PlacementOffer> one{offer("g5.xlarge", 1, 4, 16, 1.006)};
    const std::vector<PlacementTask> whole{task("t", 1, 1, 4, 16)};
    CHECK(why(place(whole, one)) == "no_capacity(memory_gib)");
    PlacementOptions all;
    all.memoryShare = 1.0;
    CHECK(valueOrFail(place(whole, one, all)).instances.size() == 1);
    CHECK(valueOrFail(place(std::vector<PlacementTask>{task("t", 1, 1, 4, 15.2)}, one)).instances.size() == 1);
}

TEST_CASE("what cannot be placed names its dimension", "[placement]")
{
    const auto reason
        = [](const PlacementTask &t) { return why(place(std::vector<PlacementTask>{t}, exampleOffers())); };
    CHECK(reason(task("t", 1, 9, 1, 1)) == "no_capacity(gpus)");
    CHECK(reason(task("t", 1, 1, 500, 1)) == "no_capacity(vcpus)");
    CHECK(reason(task("t", 1, 0, 1, 800)) == "no_capacity(memory_gib)");
    PlacementTask t = task("t", 1, 1, 1, 1);
    t.gpuMemoryGib = 80;
    CHECK(reason(t) == "no_capacity(gpu_memory_gib)");
    t.gpuMemoryGib = 0;
    t.gpuModel = "nvidia-h100-sxm5-80gb";
    CHECK(reason(t) == "no_capacity(gpu_model)");
    t.gpuModel.clear();
    t.instanceTypes = {"p5.*"};
    CHECK(reason(t) == "no_capacity(instance_types)");
    t.instanceTypes.clear();
    t.zone = "us-east-1a";
    CHECK(reason(t) == "no_capacity(zone)");
    const std::vector<PlacementTask> tasks{task("fine", 1, 1, 1, 1), task("big", 1, 0, 1, 800)};
    const auto u = unplaceable(tasks, exampleOffers());
    REQUIRE(u.has_value());
    CHECK(u->task == 1);
    CHECK(u->wanted == 800.0);
    CHECK_THAT(u->available, near(768 * 0.95, 1e-12));
    CHECK(why(place(tasks, {})) == "no_capacity(instance_types)");
}

TEST_CASE("constraints: types, model, zones, distinct instances", "[placement]")
{
    std::vector<PlacementTask> tasks{task("web", 4, 0, 2, 4), task("train", 2, 1, 4, 15), task("v100", 1, 1, 4, 15)};
    tasks[0].distinctInstance = true;
    tasks[1].instanceTypes = {"g5.*large"};
    tasks[1].zone = "b";
    tasks[2].gpuModel = "nvidia-v100";
    tasks[2].zone = "a";
    PlacementOptions options;
    options.zones = {"a", "b"};
    const Placement p = valueOrFail(place(tasks, exampleOffers(), options));
    checkPlacement(p, tasks);
    CHECK(p.optimal);
    CHECK(p.instances.size() >= 4);
    for (const PlacedInstance &instance : p.instances)
        for (const std::size_t t : instance.tasks) {
            if (t == 1)
                CHECK(exampleOffers()[instance.offer].type.substr(0, 3) == "g5.");
            if (t == 2)
                CHECK(exampleOffers()[instance.offer].type == "p3.8xlarge");
        }
}

TEST_CASE("strategies move tasks inside the same instances", "[placement]")
{
    std::vector<PlacementTask> tasks{task("a", 8, 0, 4, 8)};
    const std::vector<PlacementOffer> offers{offer("m", 0, 16, 64, 1)};
    PlacementOptions options;
    options.zones = {"a", "b"};
    for (const PlacementStrategy strategy :
        {PlacementStrategy::binpackMemory, PlacementStrategy::binpackCpu, PlacementStrategy::binpackGpu,
            PlacementStrategy::spreadZone, PlacementStrategy::spreadInstance, PlacementStrategy::random}) {
        options.strategy = strategy;
        const Placement p = valueOrFail(place(tasks, offers, options));
        checkPlacement(p, tasks);
        CHECK(p.instances.size() == 2);
        if (strategy == PlacementStrategy::spreadZone) {
            std::set<std::string> zones;
            for (const PlacedInstance &i : p.instances)
                zones.insert(i.zone);
            CHECK(zones.size() == 2);
        }
    }
    // With room to spare spreading evens out, packing does not.
    tasks[0].count = 5;
    options.strategy = PlacementStrategy::spreadInstance;
    const Placement spread = valueOrFail(place(tasks, offers, options));
    REQUIRE(spread.instances.size() == 2);
    CHECK(std::min(spread.instances[0].tasks.size(), spread.instances[1].tasks.size()) == 2);
    options.strategy = PlacementStrategy::binpackMemory;
    const Placement packed = valueOrFail(place(tasks, offers, options));
    CHECK(std::max(packed.instances[0].tasks.size(), packed.instances[1].tasks.size()) == 4);
    options.strategy = PlacementStrategy::random;
    const Placement one = valueOrFail(place(tasks, offers, options)), two = valueOrFail(place(tasks, offers, options));
    CHECK(one.instances[0].tasks == two.instances[0].tasks); // seeded
}

TEST_CASE("least watts, and idle GPUs count", "[placement]")
{
    std::vector<PlacementOffer> offers{
        offer("small", 1, 8, 32, 1.0), offer("large", 4, 32, 128, 3.0), offer("dark", 4, 32, 128, 1.0)};
    offers[0].idleWatts = 60;
    offers[0].busyWatts = 200;
    offers[1].idleWatts = 300;
    offers[1].busyWatts = 700;
    PlacementOptions options;
    options.objective = PlacementObjective::watts;
    const std::vector<PlacementTask> two{task("t", 2, 1, 4, 16)};
    const Placement p = valueOrFail(place(two, offers, options));
    CHECK_THAT(p.watts.value(), near(400.0, 1e-9)); // two small: 2 x 200; one large: 300 + 2 x 100 = 500
    CHECK(p.optimal);
    CHECK(p.notes.size() == 1); // "dark" has no watts
    const std::vector<PlacementTask> six{task("t", 6, 1, 4, 16)};
    const Placement q = valueOrFail(place(six, offers, options));
    CHECK_THAT(q.watts.value(), near(700.0 + 2 * 200.0, 1e-9));
    options.objective = PlacementObjective::cost;
    for (PlacementOffer &o : offers)
        o.usdPerHour.reset();
    CHECK(why(place(two, offers, options)) == "no_data(usd_per_hour)");
    options.objective = PlacementObjective::count;
    CHECK(valueOrFail(place(two, offers, options)).instances.size() == 1);
    CHECK_FALSE(valueOrFail(place(two, offers, options)).usdPerHour.has_value());
}

TEST_CASE("nothing to place, and bad input", "[placement]")
{
    CHECK(valueOrFail(place({}, exampleOffers())).instances.empty());
    CHECK(valueOrFail(place({}, exampleOffers())).usdPerHour == 0.0);
    CHECK(why(place(std::vector<PlacementTask>{task("t", 1, 0.5, 1, 1)}, exampleOffers())) == "out_of_range(gpus)");
    CHECK(why(place(std::vector<PlacementTask>{task("t", 1, -1, 1, 1)}, exampleOffers())) == "out_of_range(gpus)");
    CHECK(why(place(std::vector<PlacementTask>{task("t", 1, 1, std::numeric_limits<double>::quiet_NaN(), 1)},
              exampleOffers()))
        == "out_of_range(vcpus)");
    CHECK(why(place(std::vector<PlacementTask>{task("t", 2'000'000'000, 1, 1, 1)}, exampleOffers()))
        == "out_of_range(count)");
    std::vector<PlacementOffer> dear = exampleOffers();
    dear[1].usdPerHour = 1e5;
    CHECK(why(place(exampleTasks(), dear)) == "out_of_range(usd_per_hour)");
    dear[1].usdPerHour = 1;
    dear[1].busyWatts = -1;
    CHECK(why(place(exampleTasks(), dear)) == "out_of_range(watts)");
    PlacementOptions options;
    options.memoryShare = 0;
    CHECK(why(place(exampleTasks(), exampleOffers(), options)) == "out_of_range(memory_share)");
    options = {};
    options.progress = [](double) { return false; };
    Random random{std::mt19937(5)};
    const std::vector<PlacementTask> many = randomTasks(random, 12, 9);
    CHECK(why(place(many, exampleOffers(), options)) == "cancelled(placement)");
}

TEST_CASE("a share of a GPU is no whole GPU", "[placement]")
{
    const std::vector<PlacementOffer> eighth{offer("g6f.large", 0.125, 2, 8, 0.2)};
    CHECK(why(place(std::vector<PlacementTask>{task("t", 1, 1, 1, 1)}, eighth)) == "no_capacity(gpus)");
    CHECK(valueOrFail(place(std::vector<PlacementTask>{task("t", 1, 0, 1, 1)}, eighth)).instances.size() == 1);
}

TEST_CASE("bounds of Martello and Toth", "[placement]")
{
    // Three items above half of the bin never share one, however small the sum.
    const std::vector<double> big{51, 51, 51};
    CHECK(packingBoundL1(big, 100) == 2);
    CHECK(packingBoundL2(big, 100) == 3);
    const std::vector<double> thirds{34, 34, 34, 34};
    CHECK(packingBoundL2(thirds, 100) == 2);
    CHECK(packingBoundL1({}, 10) == 0);
    const std::vector<double> mixed{70, 70, 40, 40};
    CHECK(packingBoundL1(mixed, 100) == 3);
    CHECK(packingBoundL2(mixed, 100) == 3);
}

TEST_CASE("property 26: random placements are valid; heuristics keep their order", "[placement][property]")
{
    Random random{std::mt19937(20260101)};
    for (int round = 0; round < 60; ++round) {
        const std::vector<PlacementTask> tasks = randomTasks(random, 1 + random(4), 4);
        PlacementOptions options;
        options.workBudget = 3'000'000;
        const Placement exact = valueOrFail(place(tasks, exampleOffers(), options));
        checkPlacement(exact, tasks);
        for (const PlacementMethod method : {PlacementMethod::ffd, PlacementMethod::bfd, PlacementMethod::mixedFfd}) {
            PlacementOptions heuristic = options;
            heuristic.method = method;
            const Placement h = valueOrFail(place(tasks, exampleOffers(), heuristic));
            checkPlacement(h, tasks);
            CHECK(h.usdPerHour.value() >= exact.usdPerHour.value() - 1e-9);
            CHECK(h.lowerBound <= exact.usdPerHour.value() + 1e-9);
        }
        for (const SingleTypePlacement &s : exact.singleTypes)
            if (s.feasible) {
                CHECK(s.ffd >= s.lowerBound);
                CHECK(s.bfd >= s.lowerBound);
            }
        // Permuting the tasks leaves the counts.
        std::vector<PlacementTask> shuffled = tasks;
        std::shuffle(shuffled.begin(), shuffled.end(), random.engine);
        const Placement again = valueOrFail(place(shuffled, exampleOffers(), options));
        CHECK(again.instances.size() == exact.instances.size());
        CHECK_THAT(again.usdPerHour.value(), near(exact.usdPerHour.value(), 1e-12));
        for (std::size_t i = 0; i < exact.singleTypes.size(); ++i)
            CHECK(again.singleTypes[i].ffd == exact.singleTypes[i].ffd);
    }
}

TEST_CASE("1-D first fit decreasing keeps its guarantee", "[placement][property]")
{
    Random random{std::mt19937(7)};
    for (int round = 0; round < 30; ++round) {
        std::vector<PlacementTask> tasks;
        for (unsigned i = 0; i < 5; ++i)
            tasks.push_back(task("t" + std::to_string(i), 1 + random(3), 0, 10 + random(60), 0));
        const std::vector<PlacementOffer> one{offer("m", 0, 100, 1, 1)};
        PlacementOptions options;
        options.objective = PlacementObjective::count;
        const Placement exact = valueOrFail(place(tasks, one, options));
        REQUIRE(exact.optimal);
        const double best = static_cast<double>(exact.instances.size());
        CHECK(static_cast<double>(exact.singleTypes[0].ffd) <= 11.0 / 9.0 * best + 6.0 / 9.0 + 1e-9);
        CHECK(static_cast<double>(exact.singleTypes[0].bfd) <= 1.7 * best + 1e-9);
        CHECK(exact.singleTypes[0].lowerBound <= exact.instances.size());
    }
}

TEST_CASE("branch and bound takes over where the states are too many", "[placement]")
{
    std::vector<PlacementTask> tasks;
    for (int i = 0; i < 9; ++i) // 4^9 states
        tasks.push_back(task("t" + std::to_string(i), 3, i % 3, 2 + i, 5 + 7 * i));
    PlacementOptions options;
    options.workBudget = 4'000'000;
    const Placement p = valueOrFail(place(tasks, exampleOffers(), options));
    checkPlacement(p, tasks);
    CHECK(p.solver != PlacementSolver::dynamicProgramme);
    CHECK(p.lowerBound <= p.objective + 1e-9);
    CHECK((p.optimal || p.gap > 0.0));
    PlacementOptions heuristic;
    heuristic.method = PlacementMethod::mixedFfd;
    CHECK(p.objective <= valueOrFail(place(tasks, exampleOffers(), heuristic)).objective + 1e-9);
}

TEST_CASE(
    "a bound by patterns is below what is proved best, for every objective and constraint", "[placement][property]")
{
    Random random{std::mt19937(31)};
    int byPatterns = 0;
    for (int round = 0; round < 40; ++round) {
        std::vector<PlacementTask> tasks = randomTasks(random, 3 + random(2), 4);
        tasks[0].distinctInstance = random(2) == 0;
        if (random(2) == 0)
            tasks[1].zone = "a";
        PlacementOptions options;
        options.zones = {"a", "b"};
        std::vector<PlacementOffer> offers = exampleOffers();
        for (PlacementOffer &o : offers) {
            o.busyWatts = 100.0 + 300.0 * o.gpus;
            o.idleWatts = 60.0 + 40.0 * o.gpus;
        }
        options.objective
            = std::array{PlacementObjective::cost, PlacementObjective::count, PlacementObjective::watts}[random(3)];
        options.workBudget = 500'000'000;
        const Placement exact = valueOrFail(place(tasks, offers, options));
        REQUIRE(exact.optimal);
        // Too little for the exact methods.
        for (const std::uint64_t budget : {1'000ULL, 5'000ULL, 20'000ULL}) {
            options.workBudget = budget;
            const Placement p = valueOrFail(place(tasks, offers, options));
            checkPlacement(p, tasks);
            byPatterns += p.solver == PlacementSolver::patterns;
            CHECK(p.lowerBound <= exact.objective * (1 + 1e-9));
            CHECK(p.objective >= exact.objective * (1 - 1e-9));
        }
    }
    CHECK(byPatterns > 0);
}

TEST_CASE("many kinds of tasks on many types are placed within 2 % of the bound", "[placement]")
{
    Random random{std::mt19937(5)};
    std::vector<PlacementOffer> offers;
    for (unsigned i = 0; i < 200; ++i) {
        const unsigned gpus = std::array{0U, 1U, 4U, 8U}[i % 4], size = 1U << random(5);
        const double vcpus = 4.0 * size * std::max(1U, gpus), memory = vcpus * (2 + random(7));
        offers.push_back(offer("t" + std::to_string(i), gpus, vcpus, memory,
            (0.6 + random(100) * 0.005) * (gpus * 0.9 + vcpus * 0.03 + memory * 0.004)));
    }
    for (const auto &[kinds, copies] : {std::pair(50U, 1U), std::pair(20U, 50U), std::pair(50U, 200U)}) {
        CAPTURE(kinds, copies);
        std::vector<PlacementTask> tasks = randomTasks(random, kinds, 1);
        for (PlacementTask &t : tasks)
            t.count = copies;
        const Placement p = valueOrFail(place(tasks, offers));
        checkPlacement(p, tasks);
        CHECK(p.gap < 0.02);
        CHECK(p.lowerBound > 0.0);
    }
}

TEST_CASE("ids of placement round-trip", "[placement]")
{
    CHECK(parsePlacementObjective("watts") == PlacementObjective::watts);
    CHECK(placementStrategyId(PlacementStrategy::spreadZone) == "spread:zone");
    CHECK(placementMethodId(PlacementMethod::mixedFfd) == "mixed_ffd");
    CHECK_FALSE(parsePlacementObjective("beauty").has_value());
    CHECK(placementSolverId(PlacementSolver::branchAndBound) == "branch_and_bound");
    CHECK(placementSolverId(PlacementSolver::patterns) == "patterns");
}
