// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement_internal.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace wattfare::packing {

namespace {

constexpr std::uint64_t kMaxStates = 200'000;
constexpr std::size_t kMaxDepth = 2'000; // instances on a branch of the search

using Counts = std::vector<std::uint32_t>;

// Visits what one instance of an offer can hold of `remaining`: every maximal selection that contains the first
// remaining group. One that is not maximal is never better, since tasks that join an open instance cost nothing. With
// the objective watts they do, and by the type: then every selection is visited.
class Patterns
{
public:
    Patterns(Problem &p, const Counts &remaining, std::size_t offer, std::size_t first)
        : m_p(p)
        , m_remaining(remaining)
        , m_offer(offer)
        , m_first(first)
        , m_taken(remaining.size(), 0)
        , m_bin(emptyBin(p, offer))
    {
        m_maximalOnly = p.objective != PlacementObjective::watts;
    }

    // visit(counts, used) -> void; returns false where the budget ended it. With a limit the first selections only,
    // which hold the most of the largest tasks.
    template <class Visit>
    bool each(const Visit &visit, std::uint64_t limit = std::numeric_limits<std::uint64_t>::max())
    {
        m_left = limit;
        return m_p.groups[m_first].eligible[m_offer] ? step(m_first, visit) : true;
    }
    bool cutShort() const { return m_left == 0; }

private:
    bool zoneFits(const Group &g) const { return g.zone < 0 || m_zone < 0 || m_zone == g.zone; }

    std::uint32_t most(std::size_t group) const
    {
        const Group &g = m_p.groups[group];
        if (!g.eligible[m_offer] || !zoneFits(g))
            return 0;
        double n = static_cast<double>(m_remaining[group]);
        if (g.distinct)
            n = std::min(n, 1.0);
        const PlacementDemand &capacity = m_p.offers[m_offer].capacity;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (g.demand[d] > 0.0)
                n = std::min(n, std::floor((capacity[d] - m_bin.used[d] + tolerance(capacity[d])) / g.demand[d]));
        return mostDivided(m_p, m_offer, m_taken, group, static_cast<std::uint32_t>(std::max(0.0, n)));
    }

    bool maximal() const
    {
        for (std::size_t g = m_first; g < m_remaining.size(); ++g)
            if (m_taken[g] < m_remaining[g] && (!m_p.groups[g].distinct || m_taken[g] == 0) && zoneFits(m_p.groups[g])
                && m_p.groups[g].eligible[m_offer]
                && fitsCapacity(m_bin.used, m_p.groups[g].demand, m_p.offers[m_offer].capacity)
                && mostDivided(m_p, m_offer, m_taken, g, 1) == 1)
                return false;
        return true;
    }

    template <class Visit>
    bool step(std::size_t group, const Visit &visit)
    {
        if (!m_p.spend(1))
            return false;
        if (m_left == 0)
            return true;
        while (group < m_remaining.size() && m_remaining[group] == 0)
            ++group;
        if (group == m_remaining.size()) {
            if (!m_maximalOnly || maximal()) {
                visit(m_taken, m_bin.used);
                --m_left;
            }
            return true;
        }
        const Group &g = m_p.groups[group];
        const std::uint32_t high = most(group), low = group == m_first ? 1 : 0;
        if (high < low)
            return true;
        const PlacementDemand before = m_bin.used;
        const int zoneBefore = m_zone;
        for (std::uint32_t n = high + 1; n-- > low;) {
            m_taken[group] = n;
            for (std::size_t d = 0; d < kPlacementDimensions; ++d)
                m_bin.used[d] = before[d] + g.demand[d] * static_cast<double>(n);
            m_zone = n > 0 && g.zone >= 0 ? g.zone : zoneBefore;
            if (!step(group + 1, visit))
                return false;
        }
        m_taken[group] = 0;
        m_bin.used = before;
        m_zone = zoneBefore;
        return true;
    }

    Problem &m_p;
    const Counts &m_remaining;
    std::size_t m_offer, m_first;
    Counts m_taken;
    Bin m_bin;
    int m_zone = -1;
    bool m_maximalOnly = true;
    std::uint64_t m_left = 0;
};

Bin binOf(const Problem &p, std::size_t offer, const Counts &taken)
{
    Bin bin = emptyBin(p, offer);
    for (std::size_t g = 0; g < taken.size(); ++g)
        for (std::uint32_t i = 0; i < taken[g]; ++i)
            put(p, bin, g);
    return bin;
}

} // namespace

std::optional<Bins> dynamicProgramme(Problem &p)
{
    const std::size_t groups = p.groups.size();
    std::vector<std::uint64_t> weight(groups, 1);
    std::uint64_t states = 1;
    for (std::size_t g = 0; g < groups; ++g) {
        weight[g] = states;
        if (p.groups[g].count >= kMaxStates)
            return std::nullopt;
        states *= p.groups[g].count + 1;
        if (states > kMaxStates)
            return std::nullopt;
    }
    struct State {
        Cost cost{std::numeric_limits<std::int64_t>::max() / 4, 0};
        std::uint32_t from = 0;
        std::uint32_t offer = 0;
    };
    // From all tasks down to none: a step removes what one instance holds, so it leads to a smaller number.
    std::vector<State> state(states);
    state[states - 1].cost = {};
    Counts remaining(groups);
    for (std::uint64_t s = states - 1; s > 0; --s) {
        const Cost here = state[s].cost;
        if (here.first >= std::numeric_limits<std::int64_t>::max() / 4)
            continue;
        std::uint64_t rest = s;
        for (std::size_t g = groups; g-- > 0;) {
            remaining[g] = static_cast<std::uint32_t>(rest / weight[g]);
            rest %= weight[g];
        }
        std::size_t first = 0;
        while (remaining[first] == 0)
            ++first;
        for (std::size_t o = 0; o < p.offers.size(); ++o) {
            Patterns patterns(p, remaining, o, first);
            const bool finished = patterns.each([&](const Counts &taken, const PlacementDemand &used) {
                std::uint64_t to = s;
                for (std::size_t g = 0; g < groups; ++g)
                    to -= weight[g] * taken[g];
                const Cost cost = here + costOf(p, o, used);
                if (cost < state[to].cost) {
                    state[to].cost = cost;
                    state[to].from = static_cast<std::uint32_t>(s);
                    state[to].offer = static_cast<std::uint32_t>(o);
                }
            });
            if (!finished)
                return std::nullopt;
        }
    }
    Bins bins;
    for (std::uint64_t s = 0; s != states - 1;) {
        const State &at = state[s];
        std::uint64_t difference = at.from - s;
        Counts taken(groups, 0);
        for (std::size_t g = groups; g-- > 0;) {
            taken[g] = static_cast<std::uint32_t>(difference / weight[g]);
            difference %= weight[g];
        }
        bins.push_back(binOf(p, at.offer, taken));
        s = at.from;
    }
    std::reverse(bins.begin(), bins.end());
    return bins;
}

namespace {

constexpr std::uint64_t kMaxChoices = 2'000; // of one offer at one node; beyond, optimality is not claimed

// Depth first, the least cost per value held first, with the bound on what remains.
class Tree
{
public:
    Tree(Problem &p, Bins start)
        : m_p(p)
        , m_best(std::move(start))
        , m_bestCost(costOf(p, m_best))
    {
    }

    Search run()
    {
        Counts remaining;
        for (const Group &g : m_p.groups)
            remaining.push_back(g.count);
        const bool finished = descend(remaining, {}, 0);
        return {std::move(m_best), finished && !m_cutShort};
    }

private:
    struct Choice {
        std::size_t offer;
        Counts taken;
        Cost cost;
        double value;
    };

    static std::uint64_t hashOf(const Counts &counts)
    {
        std::uint64_t h = 0x9e3779b97f4a7c15ULL;
        for (const std::uint32_t c : counts)
            h = (h ^ c) * 0x100000001b3ULL;
        return h ^ (h >> 29U);
    }

    bool descend(Counts &remaining, Cost spent, std::size_t depth)
    {
        std::size_t first = 0;
        while (first < remaining.size() && remaining[first] == 0)
            ++first;
        if (first == remaining.size()) {
            if (spent < m_bestCost) {
                m_bestCost = spent;
                m_best = m_path;
            }
            return true;
        }
        if (depth >= kMaxDepth)
            return false;
        if (!m_p.spend(m_p.groups.size() + 1))
            return false;
        if (static_cast<double>(spent.first) + costBound(m_p, remaining) >= static_cast<double>(m_bestCost.first))
            return true;
        // The same tasks left at no less cost were explored already.
        const std::uint64_t hash = hashOf(remaining);
        if (const auto seen = m_seen.find(hash); seen != m_seen.end()) {
            if (seen->second.first == remaining && seen->second.second <= spent)
                return true;
            seen->second = {remaining, spent};
        } else if (m_seen.size() < kMaxStates) {
            m_seen.emplace(hash, std::pair{remaining, spent});
        }

        std::vector<Choice> choices;
        for (std::size_t o = 0; o < m_p.offers.size(); ++o) {
            Patterns patterns(m_p, remaining, o, first);
            const bool finished = patterns.each(
                [&](const Counts &taken, const PlacementDemand &used) {
                    const Cost cost = costOf(m_p, o, used);
                    choices.push_back(
                        {o, taken, cost, static_cast<double>(cost.first) / std::max(valueOf(m_p, used), 1e-300)});
                },
                kMaxChoices);
            if (!finished)
                return false;
            m_cutShort = m_cutShort || patterns.cutShort();
        }
        std::stable_sort(
            choices.begin(), choices.end(), [](const Choice &a, const Choice &b) { return a.value < b.value; });
        for (const Choice &c : choices) {
            for (std::size_t g = 0; g < remaining.size(); ++g)
                remaining[g] -= c.taken[g];
            m_path.push_back(binOf(m_p, c.offer, c.taken));
            const bool finished = descend(remaining, spent + c.cost, depth + 1);
            m_path.pop_back();
            for (std::size_t g = 0; g < remaining.size(); ++g)
                remaining[g] += c.taken[g];
            if (!finished)
                return false;
        }
        return true;
    }

    Problem &m_p;
    Bins m_best, m_path;
    Cost m_bestCost;
    bool m_cutShort = false;
    std::unordered_map<std::uint64_t, std::pair<Counts, Cost>> m_seen;
};

} // namespace

Search branchAndBound(Problem &p, Bins start) { return Tree(p, std::move(start)).run(); }

} // namespace wattfare::packing
