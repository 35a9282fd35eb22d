// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Placement as a choice of patterns (what one instance holds), by column generation: Gilmore and Gomory 1961; the
// bound of duals that are not yet feasible after Farley 1990.
#include "model/placement/placement_internal.h"

#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <set>

namespace wattfare::packing {

namespace {

using Counts = std::vector<std::uint32_t>;
using Programme = std::unique_ptr<glp_prob, decltype(&glp_delete_prob)>;

constexpr double kLeast = 1e-9; // of a cost: a smaller difference is rounding
constexpr int kMaxRounds = 400;
constexpr std::uint64_t kFirstSteps = 2'000, kMostSteps = 2'000'000; // of one pattern; beyond, its bound alone is used

Programme newProgramme() { return {glp_create_prob(), &glp_delete_prob}; }

bool solveLinear(glp_prob *programme)
{
    glp_smcp options;
    glp_init_smcp(&options);
    options.msg_lev = GLP_MSG_OFF;
    // A basis that rounding made singular is begun anew.
    if (glp_simplex(programme, &options) != 0) {
        glp_std_basis(programme);
        if (glp_simplex(programme, &options) != 0)
            return false;
    }
    return glp_get_status(programme) == GLP_OPT;
}

// Costs in the unit of the dearest opening, so that the simplex method's tolerances fit.
double unitOf(const Problem &p)
{
    std::int64_t most = 1;
    for (const Offer &o : p.offers)
        most = std::max(most, o.open.first);
    return static_cast<double>(most);
}

// The pattern of one offer, in one zone, that is worth most at a value of each group's copy.
class Filling
{
public:
    Filling(const Problem &p, std::size_t offer, int zone, double unit)
        : m_p(p)
        , m_offer(offer)
        , m_unit(unit)
        , m_programme(newProgramme())
    {
        const Offer &o = p.offers[offer];
        glp_prob *const lp = m_programme.get();
        glp_set_obj_dir(lp, GLP_MAX);
        glp_add_rows(lp, kPlacementDimensions);
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            glp_set_row_bnds(lp, static_cast<int>(d) + 1, GLP_UP, 0.0, 1.0);
        const Bin empty = emptyBin(p, offer);
        for (std::size_t g = 0; g < p.groups.size(); ++g) {
            const Group &group = p.groups[g];
            if (!fits(p, empty, g) || (group.zone >= 0 && group.zone != zone))
                continue;
            Item item{g, group.distinct ? 1U : group.count, {}};
            for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
                item.share[d]
                    = group.demand[d] > 0.0 ? group.demand[d] / (o.capacity[d] + tolerance(o.capacity[d])) : 0.0;
                if (item.share[d] > 0.0)
                    item.most = std::min(item.most, static_cast<std::uint32_t>(1.0 / item.share[d]));
            }
            const int column = glp_add_cols(lp, 1);
            glp_set_col_bnds(lp, column, item.most > 0 ? GLP_DB : GLP_FX, 0.0, item.most);
            const std::array<int, 4> rows{0, 1, 2, 3};
            const std::array<double, 4> shares{0.0, item.share[0], item.share[1], item.share[2]};
            glp_set_mat_col(lp, column, kPlacementDimensions, rows.data(), shares.data());
            m_items.push_back(item);
        }
    }

    struct Best {
        double reduced = 0.0; // value of the pattern beyond its cost: none better than 0 is 0
        double bound = 0.0; // of it, over all patterns
        Counts counts; // empty: none that is worth its cost
        std::uint64_t steps = 0;
        bool complete = true;
    };

    Best best(const std::vector<double> &values, std::uint64_t limit)
    {
        const double open = static_cast<double>(m_p.offers[m_offer].open.first) / m_unit;
        m_order.clear();
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            m_items[i].value = values[m_items[i].group] - busy(m_items[i].group);
            glp_set_obj_coef(m_programme.get(), static_cast<int>(i) + 1, std::max(0.0, m_items[i].value));
            if (m_items[i].value > 0.0 && m_items[i].most > 0)
                m_order.push_back(i);
        }
        Best out;
        if (m_order.empty() || !solveLinear(m_programme.get())) {
            out.bound = m_order.empty() ? 0.0 : std::numeric_limits<double>::infinity();
            return out;
        }
        // Any prices of the dimensions bound what is left: the duals are the best ones.
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            m_prices[d] = std::max(0.0, glp_get_row_dual(m_programme.get(), static_cast<int>(d) + 1));
        const auto priceOf = [&](const Item &item) {
            double sum = 0.0;
            for (std::size_t d = 0; d < kPlacementDimensions; ++d)
                sum += m_prices[d] * item.share[d];
            return sum;
        };
        // What a copy is worth beyond the price of its share: those that it matters most for are decided first.
        for (const std::size_t i : m_order)
            m_items[i].beyond = m_items[i].value - priceOf(m_items[i]);
        std::stable_sort(m_order.begin(), m_order.end(),
            [&](std::size_t a, std::size_t b) { return std::abs(m_items[a].beyond) > std::abs(m_items[b].beyond); });
        m_gain.assign(m_order.size() + 1, 0.0);
        for (std::size_t i = m_order.size(); i-- > 0;) {
            const Item &item = m_items[m_order[i]];
            m_gain[i] = m_gain[i + 1] + item.most * std::max(0.0, item.beyond);
        }
        m_best = open * (1.0 + kLeast);
        m_found.clear();
        m_taken.assign(m_order.size(), 0);
        m_counts.assign(m_p.groups.size(), 0);
        m_left = limit;
        const double root = m_prices[0] + m_prices[1] + m_prices[2] + m_gain[0];
        descend(0, 0.0, {1.0, 1.0, 1.0});
        out.steps = limit - m_left;
        out.complete = m_left > 0;
        out.bound = m_left > 0 ? std::max(0.0, m_best - open) : std::max(0.0, root - open);
        if (!m_found.empty()) {
            out.reduced = m_best - open;
            out.counts.assign(m_p.groups.size(), 0);
            for (std::size_t i = 0; i < m_order.size(); ++i)
                out.counts[m_items[m_order[i]].group] = m_found[i];
        }
        return out;
    }

    std::size_t offer() const { return m_offer; }

private:
    struct Item {
        std::size_t group;
        std::uint32_t most; // copies on an empty instance
        PlacementDemand share; // of the capacity
        double value = 0.0, beyond = 0.0;
    };

    double busy(std::size_t group) const
    {
        const Offer &o = m_p.offers[m_offer];
        return o.busyPerUnit * m_p.groups[group].demand[o.capacity[0] > 0.0 ? 0 : 1] / m_unit;
    }

    void descend(std::size_t at, double value, PlacementDemand left)
    {
        if (m_left == 0)
            return;
        --m_left;
        if (value > m_best) {
            m_best = value;
            m_found = m_taken;
        }
        if (at == m_order.size())
            return;
        const Item &item = m_items[m_order[at]];
        std::uint32_t high = item.most;
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            if (item.share[d] > 0.0)
                high = std::min(high, static_cast<std::uint32_t>(std::max(0.0, left[d] + kLeast) / item.share[d]));
        high = mostDivided(m_p, m_offer, m_counts, item.group, high);
        // From the end where the bound is highest; the last item fills up.
        const bool last = at + 1 == m_order.size(), up = item.beyond < 0.0 && !last;
        for (std::uint32_t i = 0; i <= (last ? 0 : high) && m_left > 0; ++i) {
            const std::uint32_t n = up ? i : high - i;
            PlacementDemand rest = left;
            double bound = value + n * item.value + m_gain[at + 1];
            for (std::size_t d = 0; d < kPlacementDimensions; ++d) {
                rest[d] -= n * item.share[d];
                bound += m_prices[d] * rest[d];
            }
            if (bound <= m_best * (1.0 + kLeast))
                break;
            m_taken[at] = m_counts[item.group] = n;
            descend(at + 1, value + n * item.value, rest);
        }
        m_taken[at] = m_counts[item.group] = 0;
    }

    const Problem &m_p;
    std::size_t m_offer;
    double m_unit;
    std::vector<Item> m_items;
    Programme m_programme; // the filling in fractions
    std::vector<std::size_t> m_order;
    PlacementDemand m_prices{};
    std::vector<double> m_gain; // at most, of the items from one on, beyond the prices of what they take
    double m_best = 0.0;
    Counts m_taken, m_found;
    Counts m_counts; // as m_taken, by group
    std::uint64_t m_left = 0;
};

// Patterns, and how many instances of each hold all copies at the least cost.
class Master
{
public:
    Master(const Problem &p, double unit)
        : m_p(p)
        , m_unit(unit)
        , m_programme(newProgramme())
    {
        glp_add_rows(m_programme.get(), static_cast<int>(p.groups.size()));
        for (std::size_t g = 0; g < p.groups.size(); ++g)
            glp_set_row_bnds(m_programme.get(), static_cast<int>(g) + 1, GLP_LO, p.groups[g].count, 0.0);
    }

    bool add(std::size_t offer, const Counts &counts)
    {
        if (!m_known.emplace(offer, counts).second)
            return false;
        std::vector<int> rows{0};
        std::vector<double> copies{0.0};
        PlacementDemand used{};
        for (std::size_t g = 0; g < counts.size(); ++g)
            if (counts[g] > 0) {
                rows.push_back(static_cast<int>(g) + 1);
                copies.push_back(counts[g]);
                for (std::size_t d = 0; d < kPlacementDimensions; ++d)
                    used[d] += m_p.groups[g].demand[d] * counts[g];
            }
        const int column = glp_add_cols(m_programme.get(), 1);
        glp_set_obj_coef(m_programme.get(), column, static_cast<double>(costOf(m_p, offer, used).first) / m_unit);
        glp_set_col_bnds(m_programme.get(), column, GLP_LO, 0.0, 0.0);
        glp_set_mat_col(m_programme.get(), column, static_cast<int>(rows.size()) - 1, rows.data(), copies.data());
        m_patterns.emplace_back(offer, counts);
        return true;
    }

    bool solve() { return solveLinear(m_programme.get()); }
    double objective() const { return glp_get_obj_val(m_programme.get()); }
    std::vector<double> values() const
    {
        std::vector<double> out;
        for (std::size_t g = 0; g < m_p.groups.size(); ++g)
            out.push_back(std::max(0.0, glp_get_row_dual(m_programme.get(), static_cast<int>(g) + 1)));
        return out;
    }

    // Instances of the patterns in the whole numbers that `times` says, without what is not wanted any more; what
    // they leave over is in `remaining`.
    template <class Times>
    Bins bins(const Times &times, Counts &remaining) const
    {
        Bins out;
        for (std::size_t j = 0; j < m_patterns.size(); ++j)
            for (std::uint64_t n = times(static_cast<int>(j) + 1); n-- > 0;) {
                Bin bin = emptyBin(m_p, m_patterns[j].first);
                for (std::size_t g = 0; g < remaining.size(); ++g) {
                    const std::uint32_t taken = std::min(m_patterns[j].second[g], remaining[g]);
                    put(m_p, bin, g, taken);
                    remaining[g] -= taken;
                }
                if (std::ranges::any_of(bin.counts, [](std::uint32_t count) { return count > 0; }))
                    out.push_back(std::move(bin));
            }
        return out;
    }
    // The linear solution rounded down, or where that is nothing one instance of the pattern that it has most of.
    Bins wholePart(Counts &remaining) const
    {
        const auto times = [&](int column) { return glp_get_col_prim(m_programme.get(), column); };
        int most = 1;
        for (int column = 2; column <= glp_get_num_cols(m_programme.get()); ++column)
            if (times(column) > times(most))
                most = column;
        Bins out = bins([&](int column) { return static_cast<std::uint64_t>(times(column) + 1e-7); }, remaining);
        if (out.empty())
            out = bins([&](int column) { return std::uint64_t{column == most}; }, remaining);
        return out;
    }
    const std::vector<std::pair<std::size_t, Counts>> &patterns() const { return m_patterns; }

private:
    const Problem &m_p;
    double m_unit;
    Programme m_programme;
    std::vector<std::pair<std::size_t, Counts>> m_patterns;
    std::set<std::pair<std::size_t, Counts>> m_known;
};

std::vector<Filling> fillingsOf(const Problem &p, double unit)
{
    std::set<int> zones;
    for (const Group &g : p.groups)
        if (g.zone >= 0)
            zones.insert(g.zone);
    if (zones.empty())
        zones.insert(-1);
    std::vector<Filling> out;
    for (std::size_t o = 0; o < p.offers.size(); ++o)
        for (const int zone : zones)
            out.emplace_back(p, o, zone, unit);
    return out;
}

// Adds patterns while some lower the cost. The bound on the cost that the last values give; with `prove` a longer look
// is taken for its sake.
double generate(Problem &p, double unit, Master &master, bool prove)
{
    double bound = 0.0;
    std::uint64_t limit = kFirstSteps;
    std::vector<Filling> fillings = fillingsOf(p, unit);
    for (int round = 0; round < kMaxRounds && master.solve(); ++round) {
        const std::vector<double> values = master.values();
        double total = 0.0, over = 1.0;
        for (std::size_t g = 0; g < values.size(); ++g)
            total += values[g] * p.groups[g].count;
        bool found = false, complete = true;
        std::uint64_t steps = 1'000;
        for (Filling &filling : fillings) {
            const Filling::Best best = filling.best(values, limit);
            const double open = static_cast<double>(p.offers[filling.offer()].open.first) / unit;
            over = std::max(over, 1.0 + best.bound / open);
            steps += best.steps;
            complete &= best.complete;
            if (!best.counts.empty())
                found |= master.add(filling.offer(), best.counts);
        }
        // Scaled so that no pattern is worth more than its cost, values bound the cost from below.
        bound = std::max(bound, total / over * unit);
        if (!p.spend(steps) || master.objective() * unit <= bound * (1.0 + 1e-7))
            break;
        if (found)
            continue;
        if (complete || !prove || limit * 8 > kMostSteps)
            break;
        limit *= 8;
    }
    return bound;
}

// Rounds down, takes what that places out of the problem, and begins again with what is left.
std::optional<Bins> rounded(Problem &p, double unit, const Master &master)
{
    Counts remaining;
    for (const Group &g : p.groups)
        remaining.push_back(g.count);
    Bins out = master.wholePart(remaining);
    std::vector<std::pair<std::size_t, Counts>> known = master.patterns();
    Problem rest = p;
    while (std::ranges::any_of(remaining, [](std::uint32_t count) { return count > 0; })) {
        for (std::size_t g = 0; g < remaining.size(); ++g)
            rest.groups[g].count = remaining[g];
        Master next(rest, unit);
        for (auto &[offer, counts] : known) {
            for (std::size_t g = 0; g < remaining.size(); ++g)
                counts[g] = std::min(counts[g], remaining[g]);
            next.add(offer, counts);
        }
        generate(rest, unit, next, false);
        p.work = rest.work;
        p.cancelled = rest.cancelled;
        const Bins placed = !p.cancelled && next.solve() ? next.wholePart(remaining) : Bins();
        if (placed.empty())
            return std::nullopt;
        out.insert(out.end(), placed.begin(), placed.end());
        known = next.patterns();
    }
    return out;
}

} // namespace

Patterned choosePatterns(Problem &p, const Bins &start)
{
    Patterned out{start, 0.0};
    // A free instance would have no bound but nothing.
    if (std::ranges::any_of(p.offers, [](const Offer &o) { return o.open.first <= 0; }))
        return out;
    const double unit = unitOf(p);
    {
        Master master(p, unit);
        for (const Bin &bin : start)
            master.add(bin.offer, bin.counts);
        out.bound = generate(p, unit, master, true) * (1.0 - kLeast);
        if (!p.cancelled && master.solve())
            if (std::optional<Bins> bins = rounded(p, unit, master)) {
                rightSize(p, *bins);
                if (costOf(p, *bins) < costOf(p, out.best))
                    out.best = std::move(*bins);
            }
    }
    glp_free_env(); // of this thread
    return out;
}

} // namespace wattfare::packing
