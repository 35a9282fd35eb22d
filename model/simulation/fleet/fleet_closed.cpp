// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet/fleet_model.h"
#include "model/simulation/random/checks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 2> kRequestIds{"request", "maintain"};
constexpr std::array<std::string_view, 5> kStrategyIds{
    "lowest_price", "diversified", "capacity_optimised", "capacity_optimised_prioritised", "price_capacity_optimised"};
constexpr std::array<std::string_view, 3> kRebalanceIds{"none", "launch", "launch_before_terminate"};

// (1 - e^-x)/x, also at 0.
double decayShare(double x) { return x < 1e-8 ? 1.0 - 0.5 * x : -std::expm1(-x) / x; }

std::optional<Failure> fleetInputs(double instances, double hazard, double hours)
{
    return sim::Check{}
        .between("instances", instances, 0.0, 1e9)
        .between("hazard_per_hour", hazard, 0.0, sim::kMaxRate)
        .between("hours", hours, 0.0, sim::kMaxHours)
        .failure();
}

} // namespace

std::string_view fleetRequestId(FleetRequest request) { return kRequestIds[static_cast<std::size_t>(request)]; }
std::string_view allocationStrategyId(AllocationStrategy strategy)
{
    return kStrategyIds[static_cast<std::size_t>(strategy)];
}
std::string_view rebalanceModeId(RebalanceMode mode) { return kRebalanceIds[static_cast<std::size_t>(mode)]; }

std::vector<Message> assumptions(const FleetParams &p)
{
    std::vector<Message> out;
    const FleetParams defaults;
    if (p.leadHours == defaults.leadHours)
        out.push_back({"sim.assumed.lead_hours", {p.leadHours}});
    if (p.rebalance == RebalanceMode::none || p.request != FleetRequest::maintain)
        out.push_back({"sim.assumed.fleet_notice", {}});
    if (p.rebalance != RebalanceMode::none && p.request == FleetRequest::maintain) {
        if (p.notices.rebalanceLeads == defaults.notices.rebalanceLeads)
            out.push_back({"sim.assumed.rebalance_leads", {p.notices.rebalanceLeads}});
        if (p.notices.rebalanceMeanHours == defaults.notices.rebalanceMeanHours)
            out.push_back({"sim.assumed.rebalance_mean_hours", {p.notices.rebalanceMeanHours}});
    }
    if (p.strategy == AllocationStrategy::capacityOptimised
        || p.strategy == AllocationStrategy::capacityOptimisedPrioritised
        || p.strategy == AllocationStrategy::priceCapacityOptimised)
        out.push_back({"sim.assumed.capacity_signal", {}});
    return out;
}

Outcome<RequestClosedForm> requestClosedForm(double instances, double hazard, double hours)
{
    if (const auto bad = fleetInputs(instances, hazard, hours))
        return tl::unexpected(*bad);
    const double x = hazard * hours;
    return RequestClosedForm{instances * std::exp(-x), instances * hours * decayShare(x), std::exp(-instances * x)};
}

Outcome<MaintainClosedForm> maintainClosedForm(double instances, double hazard, double replacementHours, double hours)
{
    if (const auto bad = fleetInputs(instances, hazard, hours))
        return tl::unexpected(*bad);
    if (!isNonNegative(replacementHours) || replacementHours > sim::kMaxHours)
        return sim::outOfRange("replacement_hours", replacementHours);
    MaintainClosedForm out;
    const double down = hazard * replacementHours; // lambda/mu
    out.availability = 1.0 / (1.0 + down);
    // A H + lambda/(lambda + mu)^2 (1 - e^-(lambda + mu) H), with lambda/(lambda + mu) = 1 - A.
    out.expectedInstanceHours = instances * out.availability * hours;
    if (replacementHours > 0.0) {
        const double ends = hazard * hours + hours / replacementHours; // (lambda + mu) H
        out.expectedInstanceHours += instances * (down / (1.0 + down)) * hours * decayShare(ends);
    }
    out.expectedLosses = hazard * out.expectedInstanceHours;
    out.steadyAllUp = std::pow(out.availability, instances);
    return out;
}

Outcome<ShockClosedForm> shockClosedForm(double instances, double hazard, double shock, double hours)
{
    if (const auto bad = fleetInputs(instances, hazard, hours))
        return tl::unexpected(*bad);
    if (!isNonNegative(shock) || shock > sim::kMaxRate)
        return sim::outOfRange("shock_per_hour", shock);
    const double p = std::exp(-hazard * hours), s = std::exp(-shock * hours), n = instances;
    // Independent case: the shock's hazard added to each instance's own.
    return ShockClosedForm{n * p * s, n * p * (1.0 - p) * s + n * n * p * p * s * (1.0 - s), n * p * s * (1.0 - p * s)};
}

bool FleetParams::knowsPrice(std::size_t pool) const
{
    if (!process)
        return pools[pool].usdPerHour.has_value();
    const std::size_t first = pool * std::max<std::size_t>(1, process->places());
    return first < process->pools() && process->priced(first);
}

double FleetParams::onDemandUnits() const
{
    return onDemandBase >= 1.0
        ? targetUnits
        : std::min(targetUnits, std::ceil(targetUnits * onDemandBase - 1e-9 * std::max(1.0, targetUnits)));
}

std::optional<Message> unknownSpotPrice(const FleetParams &p)
{
    if (p.onDemandUnits() < p.targetUnits)
        for (std::size_t j = 0; j < p.pools.size(); ++j)
            if (!p.knowsPrice(j))
                return Message{"sim.unknown_price", {"field.spot_usd_per_hour"}};
    return std::nullopt;
}

std::optional<Message> unknownPrice(const FleetParams &p)
{
    if (p.onDemandUnits() > 0.0 && !p.onDemandUsdPerUnitHour)
        return Message{"sim.unknown_price", {"field.on_demand_usd_per_unit_hour"}};
    return unknownSpotPrice(p);
}

std::optional<Message> unknownKwh(const FleetParams &p)
{
    const auto unknown = [](const char *field) { return Message{"sim.unknown_energy", {field}}; };
    bool watts = p.onDemandUnits() <= 0.0 || p.energy.itWatts;
    if (p.onDemandUnits() < p.targetUnits)
        for (const FleetPool &pool : p.pools)
            watts = watts && pool.itWatts;
    if (!watts)
        return unknown("field.it_watts");
    return p.energy.pue ? std::nullopt : std::optional(unknown("field.pue"));
}

std::optional<Message> unknownKgco2e(const FleetParams &p)
{
    if (auto unknown = unknownKwh(p))
        return unknown;
    return p.energy.gPerKwh ? std::nullopt
                            : std::optional(Message{"sim.unknown_energy", {"field.intensity_g_per_kwh"}});
}

namespace sim {

void orderPools(const FleetParams &params, const std::vector<PoolQuote> &quotes, std::vector<std::uint32_t> &order)
{
    order.resize(quotes.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto byPrice = [&](std::uint32_t a, std::uint32_t b) {
        return quotes[a].usdPerUnit != quotes[b].usdPerUnit ? quotes[a].usdPerUnit < quotes[b].usdPerUnit : a < b;
    };
    const auto byHazard = [&](std::uint32_t a, std::uint32_t b) {
        return quotes[a].hazard != quotes[b].hazard ? quotes[a].hazard < quotes[b].hazard : a < b;
    };
    switch (params.strategy) {
    case AllocationStrategy::lowestPrice:
    case AllocationStrategy::diversified: std::sort(order.begin(), order.end(), byPrice); break;
    case AllocationStrategy::capacityOptimised: std::sort(order.begin(), order.end(), byHazard); break;
    case AllocationStrategy::capacityOptimisedPrioritised: {
        std::sort(order.begin(), order.end(), byHazard);
        const double best = quotes[order.front()].hazard;
        const auto close
            = std::find_if(order.begin(), order.end(), [&](std::uint32_t j) { return quotes[j].hazard > best * 1.1; });
        std::sort(order.begin(), close, [&](std::uint32_t a, std::uint32_t b) {
            const unsigned pa = params.pools[a].priority, pb = params.pools[b].priority;
            return pa != pb ? pa < pb : byHazard(a, b);
        });
        break;
    }
    case AllocationStrategy::priceCapacityOptimised: {
        std::sort(order.begin(), order.end(), byHazard);
        const std::size_t n = order.size();
        const double median = 0.5 * (quotes[order[(n - 1) / 2]].hazard + quotes[order[n / 2]].hazard);
        const auto kept
            = std::find_if(order.begin(), order.end(), [&](std::uint32_t j) { return quotes[j].hazard > median; });
        std::sort(order.begin(), kept, byPrice);
        break;
    }
    }
}

std::size_t spreadOver(const FleetParams &params)
{
    if (params.strategy == AllocationStrategy::diversified)
        return params.pools.size();
    return params.strategy == AllocationStrategy::lowestPrice
        ? std::clamp<std::size_t>(params.lowestPricePools, 1, params.pools.size())
        : 1;
}

namespace {

// Of a trajectory, rather too many: an instance's launch and loss are one event, so is every refused launch and every
// shock. A fleet's work is announced, bounded and cut into blocks by it.
double eventsOf(const FleetParams &p, const FleetModel &m)
{
    const double slots = static_cast<double>(m.slots);
    const bool maintain = p.request == FleetRequest::maintain;
    // Pools that never refuse take everything in the order of the strategy: those behind are never asked.
    bool open = !p.process && !p.capUsdPerUnitHour;
    for (const FleetPool &pool : p.pools)
        open = open && !pool.capacityInstances && pool.launchSuccess >= 1.0;
    const std::size_t asked = open ? std::min(spreadOver(p), p.pools.size()) : p.pools.size();
    const std::size_t places = p.process ? std::max<std::size_t>(1, p.process->places()) : 1;
    const double changes = p.process ? p.process->changesPerHour() : 0.0;
    double fastest = 0.0, shocks = 0.0, allFail = 1.0, room = 0.0;
    bool limited = p.capUsdPerUnitHour || (p.process && p.process->places() > 0);
    for (std::size_t k = 0; k < asked; ++k) {
        const std::size_t j = open && k < m.order.size() ? m.order[k] : k;
        const FleetPool &pool = p.pools[j];
        // The rate of a process is a mean of its states: stretches of it are worse.
        const double rate
            = p.process ? 2.0 * p.process->lossesPerHour(j * places, 1).value_or(changes) : pool.hazardPerHour;
        fastest = std::max(fastest, rate + p.shockShare * pool.shockPerHour);
        allFail *= 1.0 - (p.process ? 0.5 : pool.launchSuccess);
        room += pool.capacityInstances ? *pool.capacityInstances * pool.unitsPerInstance : kMaxHours;
    }
    for (const FleetPool &pool : p.pools)
        shocks += pool.shockPerHour;
    limited = limited || room < m.spotTarget;
    const double doubled = m.slots > 1 && p.rebalance != RebalanceMode::none ? 2.0 : 1.0; // launched before the loss
    // A refused launch tries pool after pool, after half a minute, a whole one, soon every ten. A request tries each
    // once.
    const double each = open ? 0.0 : allFail < 1.0 ? static_cast<double>(asked) / (1.0 - allFail) - 1.0 : 1e9;
    const double waited = each < 5.0 ? (std::exp2(each) - 1.0) / 120.0 : (each - 3.45) / 6.0; // h
    const double lives = maintain && fastest > 0.0 ? doubled * p.hours / (p.leadHours + waited + 1.0 / fastest) : 0.0;
    const double launches = 1.0 + lives;
    const double waits = 5.0 * launches + 6.0 * p.hours;
    const double retries = !maintain ? static_cast<double>(asked) - 1.0
        : limited                    ? waits
                                     : std::min(launches * each, waits);
    return slots * (launches + retries) + shocks * p.hours * (1.0 + slots / 16.0) + changes * p.hours;
}

} // namespace

Outcome<FleetModel> fleetModel(const FleetParams &p)
{
    Check check;
    check.between("target_units", p.targetUnits, 0.0, 1e6)
        .between("on_demand_base", p.onDemandBase, 0.0, 1.0)
        .between("on_demand_usd_per_unit_hour", p.onDemandUsdPerUnitHour, 0.0, kMaxUsd)
        .between("hours", p.hours, 0.0, kMaxHours)
        .between("lowest_price_pools", p.lowestPricePools, 1, 4096)
        .between("pools", static_cast<double>(p.pools.size()), 0, 4096)
        .between("shock_share", p.shockShare, 0.0, 1.0)
        .between("lead_hours", p.leadHours, 0.0, kMaxHours)
        .between("warm_up_hours", p.warmUpHours, 0.0, kMaxHours)
        .between("cap_usd_per_unit_hour", p.capUsdPerUnitHour, 0.0, kMaxUsd)
        .between("minimum_hours", p.billing.minimumHours, 0.0, 1.0)
        .between("notice_hours", p.notices.noticeHours, 0.0, kMaxHours)
        .between("rebalance_leads", p.notices.rebalanceLeads, 0.0, 1.0)
        .between("rebalance_mean_hours", p.notices.rebalanceMeanHours, 0.0, kMaxHours)
        .between("budget_usd", p.budgetUsd, 0.0, 1e18)
        .between("series_points", static_cast<double>(p.seriesPoints), 2, 1001);
    checkEnergy(check, p.energy);
    check.between("idle_watts", p.idleWattsPerUnit, 0.0, kMaxItWatts);
    if (p.rebalance == RebalanceMode::launchBeforeTerminate)
        check.between("termination_delay_hours", p.terminationDelayHours, 120.0 / 3600.0 - 1e-12, 2.0 + 1e-12);
    double lightest = 1e6, heaviest = 0.0;
    bool possible = false;
    const std::size_t places = p.process ? std::max<std::size_t>(1, p.process->places()) : 1;
    for (std::size_t j = 0; j < p.pools.size(); ++j) {
        const FleetPool &pool = p.pools[j];
        check.between("units_per_instance", pool.unitsPerInstance, 1e-3, 1e6)
            .between("usd_per_hour", pool.usdPerHour, 0.0, kMaxUsd)
            .between("hazard_per_hour", pool.hazardPerHour, 0.0, kMaxRate)
            .between("shock_per_hour", pool.shockPerHour, 0.0, kMaxRate)
            .between("launch_success", pool.launchSuccess, 0.0, 1.0)
            .between("it_watts", pool.itWatts, 0.0, kMaxItWatts)
            .between("idle_watts", pool.idleWatts, 0.0, kMaxItWatts);
        lightest = std::min(lightest, pool.unitsPerInstance);
        heaviest = std::max(heaviest, pool.unitsPerInstance);
        const double least = !p.process       ? pool.usdPerHour.value_or(0.0)
            : j * places < p.process->pools() ? p.process->leastUsdPerHour(j * places)
                                              : 0.0;
        const bool affordable
            = least < kNever && (!p.capUsdPerUnitHour || least / pool.unitsPerInstance <= *p.capUsdPerUnitHour);
        possible = possible
            || (pool.capacityInstances.value_or(1) > 0 && affordable && (p.process || pool.launchSuccess > 0.0));
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    FleetModel m;
    m.target = p.targetUnits;
    m.hours = p.hours;
    m.onDemandUnits = p.onDemandUnits();
    m.spotTarget = p.targetUnits - m.onDemandUnits;
    if (m.spotTarget > 0.0) {
        if (!possible)
            return failure(Status::noCapacity, p.pools.empty() ? "pools" : "capacity", 0.0);
        if (p.process) {
            const std::size_t pools = p.process->pools() / places;
            if (pools != p.pools.size())
                return outOfRange("pools", static_cast<double>(pools));
            if (p.hours > p.process->longestHours())
                return failure(Status::noData, "process", p.process->longestHours());
            m.constant = p.process->constant();
        }
        if (p.capUsdPerUnitHour && unknownSpotPrice(p))
            return failure(Status::noData, "spot_usd_per_hour"); // above the cap or not: nobody can tell
        const double instances = std::ceil(m.spotTarget / lightest);
        if (instances > 100'000.0)
            return outOfRange("target_units", p.targetUnits);
        const bool doubles = p.rebalance != RebalanceMode::none && p.request == FleetRequest::maintain;
        m.slots = static_cast<std::size_t>(instances) * (doubles ? 2 : 1) + 1;
        if (m.constant && !p.process) {
            std::vector<PoolQuote> quotes;
            for (const FleetPool &pool : p.pools)
                quotes.push_back({pool.usdPerHour.value_or(kNever) / pool.unitsPerInstance,
                    pool.hazardPerHour + p.shockShare * pool.shockPerHour});
            orderPools(p, quotes, m.order);
        }
        m.events = eventsOf(p, m);
        if (m.events > 1e8)
            return outOfRange("expected_losses", m.events);
        if (p.hours * 6.0 * static_cast<double>(m.slots) > 1e9)
            return outOfRange("hours", p.hours);
    }
    m.mostUnits = m.onDemandUnits + static_cast<double>(m.slots) * heaviest;
    // Of the 53 binary places of a double one is spare; upwards, so that what reaches the target is not short of it.
    const double scale = std::exp2(52.0 - std::ceil(std::log2(m.mostUnits + 1.0)));
    for (const FleetPool &pool : p.pools)
        m.units.push_back(std::ceil(pool.unitsPerInstance * scale) / scale);
    return m;
}

} // namespace sim

Outcome<std::vector<unsigned>> initialAllocation(const FleetParams &p)
{
    const Outcome<sim::FleetModel> m = sim::fleetModel(p);
    if (!m)
        return tl::unexpected(m.error());
    std::vector<unsigned> instances(p.pools.size(), 0);
    if (m->spotTarget <= 0.0)
        return instances;
    std::vector<sim::PoolQuote> quotes;
    std::unique_ptr<SpotPath> path;
    if (p.process) {
        path = p.process->path();
        path->begin(0, 0, p.hours);
    }
    for (std::size_t j = 0; j < p.pools.size(); ++j) {
        const FleetPool &pool = p.pools[j];
        const std::size_t place = p.process ? j * std::max<std::size_t>(1, p.process->places()) : j;
        const double price = path ? path->price(place, 0.0) : pool.usdPerHour.value_or(kNever);
        const double hazard = path ? path->hazard(place, 0.0) : pool.hazardPerHour;
        quotes.push_back({price / pool.unitsPerInstance, hazard + p.shockShare * pool.shockPerHour});
    }
    std::vector<std::uint32_t> order;
    sim::orderPools(p, quotes, order);
    const std::size_t spread = sim::spreadOver(p);
    double units = 0.0;
    while (units < m->spotTarget - 1e-9) {
        std::optional<std::uint32_t> best;
        double least = 0.0;
        for (std::size_t k = 0; k < order.size(); ++k) {
            const std::uint32_t j = order[k];
            const FleetPool &pool = p.pools[j];
            const bool full = pool.capacityInstances && instances[j] >= *pool.capacityInstances;
            if (full || (p.capUsdPerUnitHour && quotes[j].usdPerUnit > *p.capUsdPerUnitHour))
                continue;
            const double held = instances[j] * pool.unitsPerInstance;
            if (!best || (k < spread && held < least - 1e-9)) { // of equals the first
                best = j;
                least = held;
            }
            if (k + 1 >= spread)
                break;
        }
        if (!best)
            break; // less than the target fits
        ++instances[*best];
        units += p.pools[*best].unitsPerInstance;
    }
    return instances;
}

Outcome<FleetClosedForm> fleetClosedForm(const FleetParams &p)
{
    const Outcome<sim::FleetModel> m = sim::fleetModel(p);
    if (!m)
        return tl::unexpected(m.error());
    FleetClosedForm out;
    if (const auto unit = onDemandUsdOfUnit(p))
        out.onDemandOnlyUsd = m->target * unit->usdPerHour * m->hours;
    out.expectedUnitHours = m->onDemandUnits * m->hours;
    if (!unknownPrice(p))
        out.expectedUsd
            = m->onDemandUnits * p.onDemandUsdPerUnitHour.value_or(0.0) * m->hours; // without a base nothing
    const auto setEnergy = [&](double wattHours) {
        if (unknownKwh(p))
            return;
        out.expectedKwh
            = (m->onDemandUnits * p.energy.itWatts.value_or(0.0) * m->hours + wattHours) * *p.energy.pue / 1000.0;
        if (const auto kg = p.energy.kgPerKwh())
            out.expectedKgco2e = *out.expectedKwh * *kg;
    };
    if (m->spotTarget <= 0.0) {
        setEnergy(0.0);
        return out;
    }
    if (p.process || p.capUsdPerUnitHour || p.rebalance != RebalanceMode::none || p.warmUpHours > 0.0 || !p.upAtStart)
        return failure(Status::noData, "closed_form");
    const FleetPool &first = p.pools[m->order.front()];
    for (const FleetPool &pool : p.pools) {
        if (pool.hazardPerHour != first.hazardPerHour || pool.unitsPerInstance != first.unitsPerInstance
            || pool.shockPerHour > 0.0 || pool.capacityInstances || pool.launchSuccess < 1.0
            || (sim::spreadOver(p) > 1 && pool.usdPerHour != first.usdPerHour))
            return failure(Status::noData, "closed_form");
    }
    const double instances = std::ceil(m->spotTarget / first.unitsPerInstance - 1e-9);
    double hours = 0.0, losses = 0.0;
    if (p.request == FleetRequest::request) {
        const Outcome<RequestClosedForm> f = requestClosedForm(instances, first.hazardPerHour, m->hours);
        if (!f)
            return tl::unexpected(f.error());
        hours = f->expectedInstanceHours;
        losses = instances - f->expectedAlive;
    } else {
        const Outcome<MaintainClosedForm> f = maintainClosedForm(instances, first.hazardPerHour, p.leadHours, m->hours);
        if (!f)
            return tl::unexpected(f.error());
        hours = f->expectedInstanceHours;
        losses = f->expectedLosses;
    }
    out.expectedUnitHours += hours * first.unitsPerInstance;
    out.expectedLosses = losses;
    if (out.expectedUsd)
        *out.expectedUsd += hours * *first.usdPerHour;
    // What is beyond the target is idle when nothing is missing: no closed form of that.
    const bool whole = std::abs(instances * first.unitsPerInstance - m->spotTarget) <= 1e-9 * m->spotTarget;
    const bool alike = sim::spreadOver(p) == 1
        || std::all_of(
            p.pools.begin(), p.pools.end(), [&](const FleetPool &pool) { return pool.itWatts == first.itWatts; });
    if (whole && alike)
        setEnergy(hours * first.itWatts.value_or(0.0));
    return out;
}

} // namespace wattfare
