// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement_internal.h"
#include "model/simulation/random/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace wattfare::packing {

Cost costOf(const Problem &p, std::size_t offer, const PlacementDemand &used)
{
    const Offer &o = p.offers[offer];
    Cost cost = o.open;
    if (o.busyPerUnit > 0.0)
        cost.first += std::llround(o.busyPerUnit * (o.capacity[0] > 0.0 ? used[0] : used[1]));
    return cost;
}

Cost costOf(const Problem &p, const Bins &bins)
{
    Cost sum;
    for (const Bin &bin : bins)
        sum = sum + costOf(p, bin.offer, bin.used);
    return sum;
}

namespace {

bool allEligible(const Problem &p, std::size_t offer)
{
    return std::all_of(p.groups.begin(), p.groups.end(), [&](const Group &g) { return g.eligible[offer] != 0; });
}

// Groups by demand against one capacity; the problem's own order is against the largest offer.
std::vector<std::size_t> orderFor(const Problem &p, const PlacementDemand &capacity)
{
    std::vector<std::size_t> order(p.groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> key(order.size(), 0.0);
    for (std::size_t g = 0; g < order.size(); ++g)
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (capacity[d] > 0.0)
                key[g] = std::max(key[g], p.groups[g].demand[d] / capacity[d]);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        if (key[a] != key[b])
            return key[a] > key[b];
        const PlacementDemand &x = p.groups[a].demand, &y = p.groups[b].demand;
        if (x[0] != y[0])
            return x[0] > y[0];
        if (x[2] != y[2])
            return x[2] > y[2];
        return x[1] > y[1];
    });
    return order;
}

double slackAfter(const Problem &p, const Bin &bin, const PlacementDemand &demand)
{
    const PlacementDemand &capacity = p.offers[bin.offer].capacity;
    double slack = 0.0;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        if (capacity[d] > 0.0)
            slack += (capacity[d] - bin.used[d] - demand[d]) / capacity[d];
    return slack;
}

// Copies of `group` that an empty or part-filled bin takes beyond what it has.
std::uint32_t room(const Problem &p, const Bin &bin, std::size_t group, std::uint32_t limit)
{
    const Group &g = p.groups[group];
    if (!fits(p, bin, group))
        return 0;
    double most = static_cast<double>(g.distinct ? 1U : limit);
    const PlacementDemand &capacity = p.offers[bin.offer].capacity;
    for (std::size_t d = 0; d < kPlacementDimensions; ++d)
        if (g.demand[d] > 0.0)
            most = std::min(most, std::floor((capacity[d] - bin.used[d] + tolerance(capacity[d])) / g.demand[d]));
    return mostDivided(
        p, bin.offer, bin.counts, group, std::min(limit, static_cast<std::uint32_t>(std::max(0.0, most))));
}

// The offer with the least price per share of the remaining demand that one instance takes, among those that hold
// `group`.
std::size_t bestOpening(const Problem &p, const std::vector<std::size_t> &order, std::size_t position,
    const std::vector<std::uint32_t> &remaining)
{
    PlacementDemand total{};
    for (std::size_t g = 0; g < p.groups.size(); ++g)
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            total[d] += p.groups[g].demand[d] * static_cast<double>(remaining[g]);
    std::size_t best = 0;
    double bestValue = std::numeric_limits<double>::infinity();
    for (std::size_t o = 0; o < p.offers.size(); ++o) {
        if (!p.groups[order[position]].eligible[o])
            continue;
        Bin bin = emptyBin(p, o);
        for (std::size_t i = position; i < order.size(); ++i)
            put(p, bin, order[i], room(p, bin, order[i], remaining[order[i]]));
        double share = 0.0, dimensions = 0.0;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (total[d] > 0.0) {
                share += bin.used[d] / total[d];
                dimensions += 1.0;
            }
        // Tasks that ask for nothing share equally.
        share = dimensions > 0.0 ? share / dimensions : 1.0;
        const double value = static_cast<double>(costOf(p, o, bin.used).first) / std::max(share, 1e-300);
        if (value < bestValue || !std::isfinite(bestValue)) {
            bestValue = value;
            best = o;
        }
    }
    return best;
}

} // namespace

std::optional<Bins> firstFit(const Problem &p, std::size_t offer)
{
    if (!allEligible(p, offer))
        return std::nullopt;
    Bins bins;
    for (const std::size_t g : orderFor(p, p.offers[offer].capacity)) {
        std::uint32_t left = p.groups[g].count;
        // Copies are identical: a bin that refused one refuses the next, so the scan never turns back.
        for (std::size_t b = 0; left > 0; ++b) {
            if (b == bins.size())
                bins.push_back(emptyBin(p, offer));
            const std::uint32_t taken = room(p, bins[b], g, left);
            put(p, bins[b], g, taken);
            left -= taken;
        }
    }
    return bins;
}

std::optional<Bins> bestFit(const Problem &p, std::size_t offer)
{
    if (!allEligible(p, offer))
        return std::nullopt;
    Bins bins;
    for (const std::size_t g : orderFor(p, p.offers[offer].capacity)) {
        // The bin of the least slack gets less with every copy, so it stays the best until it is full: the bins that
        // fit, by slack, take what they can one after the other.
        std::vector<std::pair<double, std::size_t>> open;
        for (std::size_t b = 0; b < bins.size(); ++b)
            if (fits(p, bins[b], g))
                open.emplace_back(slackAfter(p, bins[b], p.groups[g].demand), b);
        std::sort(open.begin(), open.end());
        std::uint32_t left = p.groups[g].count;
        for (std::size_t i = 0; left > 0; ++i) {
            std::size_t b = bins.size();
            if (i < open.size())
                b = open[i].second;
            else
                bins.push_back(emptyBin(p, offer));
            const std::uint32_t taken = room(p, bins[b], g, left);
            put(p, bins[b], g, taken);
            left -= taken;
        }
    }
    return bins;
}

Bins mixedFirstFit(const Problem &p)
{
    std::vector<std::size_t> order(p.groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::uint32_t> remaining;
    for (const Group &g : p.groups)
        remaining.push_back(g.count);
    Bins bins;
    for (std::size_t position = 0; position < order.size(); ++position) {
        const std::size_t g = order[position];
        for (std::size_t b = 0; remaining[g] > 0; ++b) {
            if (b == bins.size())
                bins.push_back(emptyBin(p, bestOpening(p, order, position, remaining)));
            const std::uint32_t taken = room(p, bins[b], g, remaining[g]);
            put(p, bins[b], g, taken);
            remaining[g] -= taken;
        }
    }
    return bins;
}

Bins mixedByValue(const Problem &p)
{
    std::vector<std::uint32_t> remaining;
    for (const Group &g : p.groups)
        remaining.push_back(g.count);
    // An instance filled copy by copy with the task that goes best with what is left of it.
    const auto fill = [&](std::size_t offer) {
        Bin bin = emptyBin(p, offer);
        const PlacementDemand &capacity = p.offers[offer].capacity;
        for (;;) {
            std::size_t best = p.groups.size();
            double most = -1.0;
            for (std::size_t g = 0; g < p.groups.size(); ++g) {
                if (bin.counts[g] >= remaining[g] || !fits(p, bin, g))
                    continue;
                double score = 0.0;
                for (std::size_t d = 0; d < kPlacementDimensions; ++d)
                    if (capacity[d] > 0.0)
                        score
                            += (p.value[d] + 1e-9) * p.groups[g].demand[d] * (capacity[d] - bin.used[d]) / capacity[d];
                if (score > most) {
                    most = score;
                    best = g;
                }
            }
            if (best == p.groups.size())
                return bin;
            put(p, bin, best);
        }
    };
    Bins bins;
    for (;;) {
        std::size_t first = 0;
        while (first < remaining.size() && remaining[first] == 0)
            ++first;
        if (first == remaining.size())
            return bins;
        std::optional<Bin> best;
        double most = -1.0;
        for (std::size_t o = 0; o < p.offers.size(); ++o) {
            const Bin bin = fill(o);
            if (std::all_of(bin.counts.begin(), bin.counts.end(), [](std::uint32_t n) { return n == 0; }))
                continue;
            const double cost = static_cast<double>(costOf(p, o, bin.used).first);
            const double efficiency = valueOf(p, bin.used) / std::max(cost, 1e-300);
            if (!best || efficiency > most) {
                most = efficiency;
                best = bin;
            }
        }
        // Every group is eligible somewhere, so something was filled. Repeat the same contents while they last.
        std::uint32_t times = std::numeric_limits<std::uint32_t>::max();
        for (std::size_t g = 0; g < remaining.size(); ++g)
            if (best->counts[g] > 0)
                times = std::min(times, remaining[g] / best->counts[g]);
        for (std::size_t g = 0; g < remaining.size(); ++g)
            remaining[g] -= times * best->counts[g];
        bins.insert(bins.end(), times, *best);
    }
}

void rightSize(const Problem &p, Bins &bins)
{
    for (Bin &bin : bins) {
        Cost least = costOf(p, bin.offer, bin.used);
        for (std::size_t o = 0; o < p.offers.size(); ++o) {
            const Cost cost = costOf(p, o, bin.used);
            if (!(cost < least) || !fitsCapacity(bin.used, {}, p.offers[o].capacity))
                continue;
            if (p.divides && !gpusSuffice(p, o, bin.counts))
                continue;
            bool eligible = true;
            for (std::size_t g = 0; g < bin.counts.size() && eligible; ++g)
                eligible = bin.counts[g] == 0 || p.groups[g].eligible[o];
            if (eligible) {
                least = cost;
                bin.offer = o;
            }
        }
    }
}

void rearrange(const Problem &p, Bins &bins, PlacementStrategy strategy, std::uint64_t seed)
{
    if (strategy == PlacementStrategy::asSolved || bins.empty())
        return;
    // The instances stay, empty; zones that a task forced stay too, the others go round.
    Bins open;
    std::size_t turn = 0;
    for (const Bin &bin : bins) {
        Bin empty = emptyBin(p, bin.offer);
        empty.zone = bin.zone >= 0 || p.zones.empty() ? bin.zone : static_cast<int>(turn++ % p.zones.size());
        open.push_back(std::move(empty));
    }
    std::vector<std::uint64_t> tasksInZone(p.zones.size(), 0), tasksOn(open.size(), 0);
    RandomStream random(seed, 0, Substream::policy);
    // The order of the groups is that of the packing; copies one by one, so that spreading alternates.
    for (std::size_t g = 0; g < p.groups.size(); ++g) {
        for (std::uint32_t copy = 0; copy < p.groups[g].count; ++copy) {
            std::vector<std::size_t> possible;
            for (std::size_t b = 0; b < open.size(); ++b)
                if (fits(p, open[b], g))
                    possible.push_back(b);
            if (possible.empty())
                return; // the strategy does not hold the tasks on these instances: the packing stands as solved
            const auto key = [&](std::size_t b) -> double {
                const PlacementDemand &capacity = p.offers[open[b].offer].capacity;
                switch (strategy) {
                case PlacementStrategy::binpackGpu: return capacity[0] - open[b].used[0];
                case PlacementStrategy::binpackCpu: return capacity[1] - open[b].used[1];
                case PlacementStrategy::binpackMemory: return capacity[2] - open[b].used[2];
                case PlacementStrategy::spreadZone:
                    return open[b].zone >= 0 ? static_cast<double>(tasksInZone[static_cast<std::size_t>(open[b].zone)])
                                             : 0.0;
                case PlacementStrategy::spreadInstance: return static_cast<double>(tasksOn[b]);
                case PlacementStrategy::random:
                case PlacementStrategy::asSolved: break;
                }
                return 0.0;
            };
            std::size_t chosen = possible.front();
            if (strategy == PlacementStrategy::random)
                chosen = possible[random.below(possible.size())];
            else
                for (const std::size_t b : possible)
                    if (key(b) < key(chosen))
                        chosen = b;
            put(p, open[chosen], g);
            ++tasksOn[chosen];
            if (open[chosen].zone >= 0)
                ++tasksInZone[static_cast<std::size_t>(open[chosen].zone)];
        }
    }
    std::erase_if(open, [](const Bin &bin) {
        return std::all_of(bin.counts.begin(), bin.counts.end(), [](std::uint32_t n) { return n == 0; });
    });
    bins = std::move(open);
}

} // namespace wattfare::packing
