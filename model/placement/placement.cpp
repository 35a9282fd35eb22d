// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement.h"

#include "model/placement/placement_internal.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

namespace wattfare {

namespace {

using namespace packing;

constexpr std::uint64_t kMaxTasks = 100'000;
constexpr std::size_t kMaxGroups = 1'000;
constexpr std::uint64_t kMaxSearchedTasks = 400; // above, the search would not get beyond its first branch
constexpr std::size_t kMaxSearchedGroups = 16;
// Largest figures: sums over kMaxTasks instances stay inside 64 bits of 1e-9 USD and 1e-6 W.
constexpr double kMaxCapacity = 1e8, kMaxUsdPerHour = 1e4, kMaxWatts = 1e6;

// The part of a GPU that a type carries as one device; nullopt where its GPUs are whole, or it has none.
std::optional<double> partOf(const PlacementOffer &o)
{
    return o.gpus > 0.0 && o.gpus < 1.0 - 1e-9 ? std::optional(o.gpus) : std::nullopt;
}

// 0.125 of "1/8".
std::optional<double> fractionOf(std::string_view text)
{
    const auto parts = text.starts_with("1/") ? parseNumber<int>(text.substr(2)) : std::nullopt;
    return parts && *parts > 1 && *parts <= 64 ? std::optional(1.0 / *parts) : std::nullopt;
}

const GpuShare *shareOf(const PlacementTask &t, const PlacementOffer &o)
{
    const auto at = std::ranges::find(o.shares, t.gpuShare, &GpuShare::profile);
    return t.gpuShare.empty() || at == o.shares.end() ? nullptr : &*at;
}

PlacementDemand demandOf(const PlacementTask &t) { return {gpusOf(t), t.vcpus, t.memoryGib}; }

PlacementDemand capacityOf(const PlacementOffer &o, double memoryShare)
{
    return {partOf(o) ? 1.0 : std::floor(o.gpus + 1e-9), o.vcpus, o.memoryGib * memoryShare};
}

constexpr std::array<const char *, kPlacementDimensions> kDimensionIds{"gpus", "vcpus", "memory_gib"};

Blocking blocking(const PlacementTask &t, const PlacementOffer &o, const PlacementOptions &options)
{
    if (!t.instanceTypes.empty()
        && std::none_of(t.instanceTypes.begin(), t.instanceTypes.end(),
            [&](const std::string &pattern) { return matchesPattern(pattern, o.type); }))
        return {"instance_types", 0, 0};
    if (!t.zone.empty() && std::find(options.zones.begin(), options.zones.end(), t.zone) == options.zones.end())
        return {"zone", 0, 0};
    if (!t.architecture.empty() && !o.architecture.empty() && t.architecture != o.architecture)
        return {"architecture", 0, 0};
    if (!t.gpuModel.empty() && !matchesPattern(t.gpuModel, o.gpuModel))
        return {"gpu_model", 0, 0};
    const auto part = partOf(o);
    const GpuShare *share = shareOf(t, o);
    if (const auto fraction = fractionOf(t.gpuShare);
        fraction ? o.gpus + 1e-9 < *fraction : !t.gpuShare.empty() && !share)
        return {"gpu_share", 0, 0};
    const double gib = share ? share->memoryGib : o.gpuMemoryGib * part.value_or(1.0);
    if (t.gpuMemoryGib > 0.0 && t.gpuMemoryGib > gib + tolerance(gib))
        return {"gpu_memory_gib", t.gpuMemoryGib, gib};
    // A device that is a part of a GPU is taken for one only by who asks for parts, or for that very type.
    if (t.gpus > 0.0 && t.gpuShare.empty() && part
        && std::ranges::find(t.instanceTypes, o.type) == t.instanceTypes.end())
        return {"gpus", t.gpus, *part};
    const auto [demand, capacity] = inParts(t, o, options.memoryShare);
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        if (demand[d] > capacity[d] + tolerance(capacity[d]))
            return {kDimensionIds[d], demand[d], capacity[d]};
    return {};
}

std::optional<Failure> badInputOf(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    const auto bad = [](std::string_view field, double value, double most = kMaxCapacity) -> std::optional<Failure> {
        if (std::isfinite(value) && value >= 0.0 && value <= most)
            return std::nullopt;
        return Failure{Status::outOfRange, std::string(field), std::isfinite(value) ? value : 0.0};
    };
    std::uint64_t copies = 0;
    for (const PlacementTask &t : tasks) {
        if (!t.gpuShare.empty() && (!isGpuShare(t.gpuShare) || t.gpus < 1.0))
            return Failure{Status::outOfRange, "gpu_share", t.gpus};
        for (const auto &[field, value] : {std::pair{"gpus", t.gpus}, std::pair{"vcpus", t.vcpus},
                 std::pair{"memory_gib", t.memoryGib}, std::pair{"gpu_memory_gib", t.gpuMemoryGib}})
            if (auto failed = bad(field, value))
                return failed;
        if (t.gpus != std::floor(t.gpus)) // whole and pinned
            return Failure{Status::outOfRange, "gpus", t.gpus};
        if (t.count > kMaxTasks || (copies += t.count) > kMaxTasks)
            return Failure{
                Status::outOfRange, "count", static_cast<double>(std::min(t.count, std::uint64_t{1} << 53U))};
    }
    for (const PlacementOffer &o : offers) {
        for (const auto &[field, value] : {std::pair{"gpus", o.gpus}, std::pair{"vcpus", o.vcpus},
                 std::pair{"memory_gib", o.memoryGib}, std::pair{"gpu_memory_gib", o.gpuMemoryGib}})
            if (auto failed = bad(field, value))
                return failed;
        if (auto failed = bad("usd_per_hour", o.usdPerHour.value_or(0.0), kMaxUsdPerHour))
            return failed;
        for (const double watts : {o.busyWatts.value_or(0.0), o.idleWatts.value_or(0.0)})
            if (auto failed = bad("watts", watts, kMaxWatts))
                return failed;
    }
    if (!(options.memoryShare > 0.0 && options.memoryShare <= 1.0))
        return Failure{
            Status::outOfRange, "memory_share", std::isfinite(options.memoryShare) ? options.memoryShare : 0.0};
    return std::nullopt;
}

std::optional<Cost> openCost(const PlacementOffer &o, PlacementObjective objective)
{
    const auto nano = [](double usd) { return static_cast<std::int64_t>(std::llround(usd * 1e9)); };
    const std::int64_t price = o.usdPerHour ? nano(*o.usdPerHour) : nano(kMaxUsdPerHour); // ties: known prices first
    switch (objective) {
    case PlacementObjective::cost:
        if (!o.usdPerHour)
            return std::nullopt;
        return Cost{price, 1};
    case PlacementObjective::count: return Cost{1, price};
    case PlacementObjective::watts:
        if (!o.busyWatts || !o.idleWatts)
            return std::nullopt;
        return Cost{static_cast<std::int64_t>(std::llround(std::min(*o.idleWatts, *o.busyWatts) * 1e6)), 1};
    }
    return std::nullopt;
}

double busyWattsPerUnit(const PlacementOffer &o, const PlacementDemand &capacity)
{
    if (!o.busyWatts || !o.idleWatts)
        return 0.0;
    const double units = capacity[0] > 0.0 ? capacity[0] : capacity[1];
    return units > 0.0 ? std::max(0.0, *o.busyWatts - *o.idleWatts) / units : 0.0;
}

std::optional<double> wattsOf(const PlacementOffer &o, const PlacementDemand &capacity, const PlacementDemand &used)
{
    if (!o.busyWatts || !o.idleWatts)
        return std::nullopt;
    return std::min(*o.idleWatts, *o.busyWatts)
        + busyWattsPerUnit(o, capacity) * (capacity[0] > 0.0 ? used[0] : used[1]);
}

Problem problemOf(std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers,
    const std::vector<std::size_t> &usable, const PlacementOptions &options)
{
    Problem p;
    p.zones = options.zones;
    p.objective = options.objective;
    p.workBudget = options.workBudget;
    p.progress = &options.progress;
    PlacementDemand largest{};
    for (const std::size_t i : usable) {
        Offer offer;
        offer.index = i;
        offer.capacity = capacityOf(offers[i], options.memoryShare);
        offer.open = openCost(offers[i], options.objective).value_or(Cost{});
        if (options.objective == PlacementObjective::watts)
            offer.busyPerUnit = busyWattsPerUnit(offers[i], offer.capacity) * 1e6;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            largest[d] = std::max(largest[d], offer.capacity[d]);
        p.offers.push_back(offer);
    }
    // Identical demand under the same constraints makes a group; a task whose copies must part keeps one of its own.
    std::map<std::tuple<PlacementDemand, int, std::vector<char>, std::size_t, std::string>, std::size_t> index;
    for (std::size_t t = 0; t < tasks.size(); ++t) {
        if (tasks[t].count == 0)
            continue;
        Group g;
        g.demand = demandOf(tasks[t]);
        if (std::ranges::any_of(usable, [&](std::size_t i) { return shareOf(tasks[t], offers[i]) != nullptr; })) {
            p.divides = true;
            g.parts = static_cast<std::uint32_t>(tasks[t].gpus);
            for (const std::size_t i : usable) {
                const GpuShare *share = shareOf(tasks[t], offers[i]);
                g.slices.push_back(share ? GpuSlices{share->compute, share->memory} : GpuSlices{});
            }
        }
        g.distinct = tasks[t].distinctInstance;
        const auto zone = std::find(p.zones.begin(), p.zones.end(), tasks[t].zone);
        g.zone = tasks[t].zone.empty() || zone == p.zones.end() ? -1 : static_cast<int>(zone - p.zones.begin());
        for (const std::size_t i : usable)
            g.eligible.push_back(blocking(tasks[t], offers[i], options).field.empty() ? 1 : 0);
        const auto [at, isNew] = index.try_emplace(
            {g.demand, g.zone, g.eligible, g.distinct ? t + 1 : 0, g.parts > 0 ? tasks[t].gpuShare : std::string()},
            p.groups.size());
        if (isNew)
            p.groups.push_back(std::move(g));
        Group &group = p.groups[at->second];
        group.count += static_cast<std::uint32_t>(tasks[t].count);
        group.tasks.insert(group.tasks.end(), static_cast<std::size_t>(tasks[t].count), t);
    }
    const auto key = [&](const Group &g) {
        double most = 0.0;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (largest[d] > 0.0)
                most = std::max(most, g.demand[d] / largest[d]);
        return most;
    };
    std::stable_sort(p.groups.begin(), p.groups.end(), [&](const Group &a, const Group &b) {
        return std::make_tuple(key(a), a.demand[0], a.demand[2], a.demand[1], b.zone, b.eligible, a.count)
            > std::make_tuple(key(b), b.demand[0], b.demand[2], b.demand[1], a.zone, a.eligible, b.count);
    });
    return p;
}

// Offers that another beats or equals in cost, capacity and eligibility are never needed.
void dropDominatedOffers(Problem &p)
{
    const std::size_t n = p.offers.size();
    std::vector<char> keep(n, 1);
    const auto covers = [&](std::size_t a, std::size_t b) {
        const Offer &x = p.offers[a], &y = p.offers[b];
        if (y.open < x.open || x.busyPerUnit > y.busyPerUnit)
            return false;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (x.capacity[d] < y.capacity[d])
                return false;
        return std::all_of(p.groups.begin(), p.groups.end(), [&](const Group &g) {
            return g.eligible[a] >= g.eligible[b]
                && (g.slices.empty() || !g.eligible[b] || g.slices[a].memory <= g.slices[b].memory);
        });
    };
    for (std::size_t b = 0; b < n; ++b) {
        const bool useless
            = std::none_of(p.groups.begin(), p.groups.end(), [&](const Group &g) { return g.eligible[b] != 0; });
        if (useless)
            keep[b] = 0;
        for (std::size_t a = 0; a < n && keep[b]; ++a)
            if (a != b && keep[a] && covers(a, b) && !(covers(b, a) && a > b))
                keep[b] = 0;
    }
    std::vector<Offer> offers;
    for (std::size_t o = 0; o < n; ++o)
        if (keep[o])
            offers.push_back(p.offers[o]);
    for (Group &g : p.groups) {
        std::vector<char> eligible;
        for (std::size_t o = 0; o < n; ++o)
            if (keep[o])
                eligible.push_back(g.eligible[o]);
        g.eligible = std::move(eligible);
        std::vector<GpuSlices> slices;
        for (std::size_t o = 0; o < g.slices.size(); ++o)
            if (keep[o])
                slices.push_back(g.slices[o]);
        g.slices = std::move(slices);
    }
    p.offers = std::move(offers);
}

std::vector<SingleTypePlacement> singleTypesOf(const Problem &p, std::span<const PlacementTask> tasks,
    std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    std::vector<SingleTypePlacement> singles;
    for (std::size_t o = 0; o < p.offers.size(); ++o) {
        SingleTypePlacement single;
        single.offer = p.offers[o].index;
        const auto ffd = firstFit(p, o), bfd = bestFit(p, o);
        if (ffd && bfd) {
            single.feasible = true;
            single.ffd = ffd->size();
            single.bfd = bfd->size();
            single.lowerBound = instanceBound(p, o);
            if (offers[single.offer].usdPerHour)
                single.usdPerHour
                    = static_cast<double>(std::min(single.ffd, single.bfd)) * *offers[single.offer].usdPerHour;
        } else {
            for (const PlacementTask &t : tasks)
                if (t.count > 0)
                    if (const Blocking b = blocking(t, offers[single.offer], options); !b.field.empty()) {
                        single.blocking = b.field;
                        break;
                    }
        }
        singles.push_back(std::move(single));
    }
    return singles;
}

struct Solution {
    Bins bins;
    PlacementSolver solver = PlacementSolver::mixedFfd;
    bool proved = false;
};

// The best of the heuristics that the method allows; nullopt where none holds the tasks.
std::optional<Solution> heuristics(const Problem &p, PlacementMethod method)
{
    std::optional<Solution> best;
    const auto offer = [&](std::optional<Bins> bins, PlacementSolver solver, bool resize) {
        if (!bins)
            return;
        if (resize)
            rightSize(p, *bins);
        if (!best || costOf(p, *bins) < costOf(p, best->bins))
            best = Solution{std::move(*bins), solver, false};
    };
    const bool all = method == PlacementMethod::automatic || method == PlacementMethod::exact;
    if (all || method == PlacementMethod::mixedFfd)
        offer(mixedFirstFit(p), PlacementSolver::mixedFfd, true);
    if (all)
        offer(mixedByValue(p), PlacementSolver::mixedFfd, true);
    for (std::size_t o = 0; o < p.offers.size(); ++o) {
        if (all || method == PlacementMethod::bfd)
            offer(bestFit(p, o), PlacementSolver::bfd, false);
        if (all || method == PlacementMethod::ffd)
            offer(firstFit(p, o), PlacementSolver::ffd, false);
    }
    if (all && best)
        rightSize(p, best->bins);
    return best;
}

// Offers that would hold a task which names no architecture, were it built for Arm.
std::size_t armLeftAside(std::span<const PlacementTask> asked, std::span<const PlacementTask> placed,
    std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    std::size_t aside = 0;
    for (const PlacementOffer &offer : offers) {
        bool holds = false;
        for (std::size_t t = 0; t < asked.size() && !holds && offer.architecture == "arm64"; ++t)
            holds = asked[t].architecture != placed[t].architecture && asked[t].count > 0
                && blocking(asked[t], offer, options).field.empty();
        aside += holds ? 1 : 0;
    }
    return aside;
}

double unitOf(PlacementObjective objective)
{
    switch (objective) {
    case PlacementObjective::cost: return 1e-9;
    case PlacementObjective::watts: return 1e-6;
    case PlacementObjective::count: break;
    }
    return 1.0;
}

std::vector<GpuParts> partsOn(const Problem &p, const Bin &bin)
{
    std::vector<GpuParts> parts(p.groups.size(), GpuParts{{1, 1}, 0});
    for (std::size_t g = 0; g < p.groups.size(); ++g)
        if (bin.counts[g] > 0 && p.groups[g].parts > 0)
            parts[g] = {p.groups[g].slices[bin.offer], p.groups[g].parts * bin.counts[g]};
    return parts;
}

void describe(const Problem &p, const Solution &solution, std::span<const PlacementTask> tasks,
    std::span<const PlacementOffer> offers, Placement &out)
{
    std::vector<std::size_t> given(p.groups.size(), 0);
    double usd = 0.0, watts = 0.0;
    bool priced = true, powered = true;
    for (const Bin &bin : solution.bins) {
        PlacedInstance instance;
        instance.offer = p.offers[bin.offer].index;
        if (bin.zone >= 0)
            instance.zone = p.zones[static_cast<std::size_t>(bin.zone)];
        for (std::size_t g = 0; g < bin.counts.size(); ++g)
            for (std::uint32_t i = 0; i < bin.counts[g]; ++i)
                instance.tasks.push_back(p.groups[g].tasks[given[g]++]);
        instance.used = bin.used;
        instance.capacity = p.offers[bin.offer].capacity;
        if (p.divides)
            for (const std::vector<std::size_t> &gpu : divideGpus(partsOn(p, bin)))
                for (auto &profiles = instance.divided.emplace_back(); const std::size_t g : gpu)
                    profiles.push_back(tasks[p.groups[g].tasks.front()].gpuShare);
        const PlacementOffer &offer = offers[instance.offer];
        instance.watts = wattsOf(offer, instance.capacity, bin.used);
        priced = priced && offer.usdPerHour.has_value();
        powered = powered && instance.watts.has_value();
        usd += offer.usdPerHour.value_or(0.0);
        watts += instance.watts.value_or(0.0);
        for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
            out.used[d] += instance.used[d];
            out.open[d] += instance.capacity[d];
        }
        out.instances.push_back(std::move(instance));
    }
    if (priced)
        out.usdPerHour = usd;
    if (powered)
        out.watts = watts;
    out.idleGpus = out.open[0] - out.used[0];
    out.gpuFragmentation = out.open[0] > 0.0 ? out.idleGpus / out.open[0] : 0.0;
}

} // namespace

namespace packing {

InParts inParts(const PlacementTask &task, const PlacementOffer &offer, double memoryShare)
{
    InParts out{demandOf(task), capacityOf(offer, memoryShare)};
    if (const GpuShare *share = shareOf(task, offer)) {
        out.demand[0] = task.gpus;
        out.capacity[0] *= share->perGpu;
    }
    return out;
}

bool gpusSuffice(
    const Problem &p, std::size_t offer, std::span<const std::uint32_t> counts, std::size_t group, std::uint32_t more)
{
    std::vector<GpuParts> parts;
    double whole = 0.0;
    for (std::size_t g = 0; g < counts.size(); ++g) {
        const std::uint32_t copies = counts[g] + (g == group ? more : 0);
        if (copies == 0)
            continue;
        if (p.groups[g].parts > 0 && p.groups[g].slices[offer].compute > 0)
            parts.push_back({p.groups[g].slices[offer], copies * p.groups[g].parts});
        else
            whole += p.groups[g].demand[0] * copies;
    }
    const double gpus = p.offers[offer].capacity[0];
    return whole + (parts.empty() ? 0.0 : gpusFor(parts)) <= gpus + tolerance(gpus);
}

std::vector<PlacementTask> withArchitecture(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    std::vector<PlacementTask> out(tasks.begin(), tasks.end());
    if (options.allowArm)
        return out;
    for (PlacementTask &task : out)
        if (task.architecture.empty() && std::ranges::any_of(offers, [&](const PlacementOffer &offer) {
                return offer.architecture == "x86_64"
                    && (task.instanceTypes.empty()
                        || std::ranges::any_of(task.instanceTypes,
                            [&](const std::string &pattern) { return matchesPattern(pattern, offer.type); }));
            }))
            task.architecture = "x86_64";
    return out;
}

Blocking blockingOf(const PlacementTask &task, const PlacementOffer &offer, const PlacementOptions &options)
{
    return blocking(task, offer, options);
}
PlacementDemand offerCapacity(const PlacementOffer &offer, double memoryShare)
{
    return capacityOf(offer, memoryShare);
}
std::optional<double> wattsIn(const PlacementOffer &offer, const PlacementDemand &capacity, const PlacementDemand &used)
{
    return wattsOf(offer, capacity, used);
}

} // namespace packing

double gpusOf(const PlacementTask &task)
{
    if (task.gpuShare.empty() || fractionOf(task.gpuShare))
        return task.gpus;
    return task.gpus * (task.gpuShare.front() - '0') / 7.0;
}

bool isGpuShare(std::string_view text)
{
    const std::size_t point = text.find("g.");
    return fractionOf(text)
        || (point == 1 && text.front() >= '1' && text.front() <= '7' && text.ends_with("gb")
            && parseNumber<int>(text.substr(3, text.size() - 5)).value_or(0) > 0);
}

bool matchesPattern(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0, t = 0, star = std::string_view::npos, mark = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            mark = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++mark;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

std::optional<Unplaceable> unplaceable(
    std::span<const PlacementTask> asked, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    const std::vector<PlacementTask> tasks = withArchitecture(asked, offers, options);
    for (std::size_t t = 0; t < tasks.size(); ++t) {
        if (tasks[t].count == 0)
            continue;
        std::vector<Blocking> reasons;
        bool placeable = false;
        for (const PlacementOffer &o : offers) {
            reasons.push_back(blocking(tasks[t], o, options));
            placeable = placeable || reasons.back().field.empty();
        }
        if (placeable)
            continue;
        Unplaceable u;
        u.task = t;
        // The last hurdle that any offer reached is the one to name: the checks stand in a fixed order.
        static constexpr std::array<std::string_view, 9> order{"instance_types", "zone", "architecture", "gpu_model",
            "gpu_share", "gpu_memory_gib", "gpus", "vcpus", "memory_gib"};
        std::ptrdiff_t furthest = -1;
        for (const Blocking &r : reasons) {
            const auto at = std::find(order.begin(), order.end(), r.field) - order.begin();
            if (at > furthest || (at == furthest && r.available > u.available)) {
                furthest = at;
                u.field = r.field;
                u.wanted = r.wanted;
                u.available = r.available;
            }
        }
        if (reasons.empty())
            u.field = "instance_types";
        return u;
    }
    return std::nullopt;
}

std::vector<Unplaceable> allUnplaceable(
    std::span<const PlacementTask> tasks, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    std::vector<PlacementOffer> usable;
    for (const PlacementOffer &offer : offers)
        if (openCost(offer, options.objective))
            usable.push_back(offer);
    std::vector<Unplaceable> found;
    for (std::size_t t = 0; t < tasks.size(); ++t)
        if (auto one = unplaceable(tasks.subspan(t, 1), usable, options)) {
            one->task = t;
            found.push_back(std::move(*one));
        }
    return found;
}

Outcome<Placement> place(
    std::span<const PlacementTask> asked, std::span<const PlacementOffer> offers, const PlacementOptions &options)
{
    if (const auto bad = badInputOf(asked, offers, options))
        return tl::unexpected(*bad);
    const std::vector<PlacementTask> tasks = withArchitecture(asked, offers, options);
    Placement out;
    std::vector<std::size_t> usable;
    std::vector<PlacementOffer> usableOffers;
    for (std::size_t i = 0; i < offers.size(); ++i)
        if (openCost(offers[i], options.objective)) {
            usable.push_back(i);
            usableOffers.push_back(offers[i]);
        }
    const std::uint64_t copies = std::accumulate(tasks.begin(), tasks.end(), std::uint64_t{0},
        [](std::uint64_t n, const PlacementTask &t) { return n + t.count; });
    if (copies == 0) {
        out.optimal = true;
        out.usdPerHour = 0.0;
        out.watts = 0.0;
        return out;
    }
    const char *figure = options.objective == PlacementObjective::watts ? "watts" : "usd_per_hour";
    if (usable.empty())
        return offers.empty() ? failure(Status::noCapacity, "instance_types") : failure(Status::noData, figure);
    if (usable.size() < offers.size())
        out.notes.push_back({options.objective == PlacementObjective::watts ? "placement.offers_without_watts"
                                                                            : "placement.offers_without_price",
            {offers.size() - usable.size()}});
    if (const auto u = unplaceable(tasks, usableOffers, options))
        return failure(Status::noCapacity, u->field, u->wanted);
    if (const std::size_t aside = armLeftAside(asked, tasks, usableOffers, options); aside > 0)
        out.notes.push_back({"placement.arm_aside", {aside}});

    Problem p = problemOf(tasks, offers, usable, options);
    if (p.groups.size() > kMaxGroups)
        return failure(Status::outOfRange, "tasks", static_cast<double>(p.groups.size()));
    out.singleTypes = singleTypesOf(p, tasks, offers, options);
    dropDominatedOffers(p);
    prepareBounds(p);

    std::optional<Solution> best = heuristics(p, options.method);
    if (!best)
        return failure(Status::noCapacity, "instance_types");
    if (!keepGoing(options.progress, 0.0))
        return failure(Status::cancelled, "placement");
    double patternBound = 0.0;
    if (options.method == PlacementMethod::automatic || options.method == PlacementMethod::exact) {
        const std::uint64_t budget = p.workBudget;
        p.workBudget = budget / 2; // the other half is for the search
        if (std::optional<Bins> exact = dynamicProgramme(p)) {
            best = Solution{std::move(*exact), PlacementSolver::dynamicProgramme, true};
        } else if (!p.cancelled) {
            const auto keep = [&](Bins bins, PlacementSolver solver, bool proved) {
                if (proved || costOf(p, bins) < costOf(p, best->bins))
                    best = Solution{std::move(bins), solver, proved};
            };
            p.workBudget = budget - budget / 4;
            Patterned patterned = choosePatterns(p, best->bins);
            patternBound = patterned.bound;
            keep(std::move(patterned.best), PlacementSolver::patterns, false);
            p.workBudget = budget;
            if (!p.cancelled && copies <= kMaxSearchedTasks && p.groups.size() <= kMaxSearchedGroups
                && static_cast<double>(costOf(p, best->bins).first) > patternBound) {
                Search search = branchAndBound(p, best->bins);
                keep(std::move(search.best), PlacementSolver::branchAndBound, search.proved);
            }
        }
        if (p.cancelled)
            return failure(Status::cancelled, "placement");
    }
    rearrange(p, best->bins, options.strategy, options.seed);
    describe(p, *best, tasks, offers, out);
    out.solver = best->solver;
    const double unit = unitOf(options.objective);
    const Cost cost = costOf(p, best->bins);
    std::vector<std::uint32_t> all;
    for (const Group &g : p.groups)
        all.push_back(g.count);
    double bound = std::max(patternBound, costBound(p, all));
    if (options.objective == PlacementObjective::count)
        bound = std::max(1.0, std::ceil(bound - 1e-6));
    out.objective = static_cast<double>(cost.first) * unit;
    out.optimal = best->proved || bound >= static_cast<double>(cost.first);
    out.lowerBound = out.optimal ? out.objective : bound * unit;
    out.gap = out.optimal || out.lowerBound <= 0.0 ? 0.0 : out.objective / out.lowerBound - 1.0;
    return out;
}

} // namespace wattfare
