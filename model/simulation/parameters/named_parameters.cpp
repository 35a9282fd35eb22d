// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/parameters/named_parameters.h"
#include "model/support/decimal.h"

#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <optional>

namespace wattfare {

namespace {

// One parameter of a struct of parameters: how it reads and how it is set. `set` gives false for a value it cannot
// take.
template <class Params>
struct Field {
    const char *name;
    Unit unit;
    const char *expected;
    std::function<std::string(const Params &)> get;
    std::function<bool(Params &, std::string_view)> set;
};

std::optional<double> parseNumber(std::string_view text)
{
    double value = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<unsigned> parseCount(std::string_view text)
{
    unsigned value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<bool> parseSwitch(std::string_view text)
{
    if (text == "true" || text == "yes" || text == "1")
        return true;
    if (text == "false" || text == "no" || text == "0")
        return false;
    return std::nullopt;
}

template <class Params>
Field<Params> number(const char *name, Unit unit, double Params::*member)
{
    return {name, unit, "a number", [member](const Params &p) { return shortestText(p.*member); },
        [member](Params &p, std::string_view text) {
            const auto value = parseNumber(text);
            if (value)
                p.*member = *value;
            return value.has_value();
        }};
}

template <class Params>
Field<Params> number(const char *name, Unit unit, std::optional<double> Params::*member)
{
    return {name, unit, "a number, or nothing",
        [member](const Params &p) { return p.*member ? shortestText(*(p.*member)) : std::string(); },
        [member](Params &p, std::string_view text) {
            if (text.empty()) {
                (p.*member).reset();
                return true;
            }
            const auto value = parseNumber(text);
            if (value)
                p.*member = *value;
            return value.has_value();
        }};
}

template <class Params>
Field<Params> count(const char *name, unsigned Params::*member)
{
    return {name, "", "a whole number", [member](const Params &p) { return std::to_string(p.*member); },
        [member](Params &p, std::string_view text) {
            const auto value = parseCount(text);
            if (value)
                p.*member = *value;
            return value.has_value();
        }};
}

template <class Params>
Field<Params> toggle(const char *name, bool Params::*member)
{
    return {name, "", "true or false", [member](const Params &p) { return p.*member ? "true" : "false"; },
        [member](Params &p, std::string_view text) {
            const auto value = parseSwitch(text);
            if (value)
                p.*member = *value;
            return value.has_value();
        }};
}

// A number of a struct inside the parameters.
template <class Params, class Part>
Field<Params> number(const char *name, Unit unit, Part Params::*part, double Part::*member)
{
    return {name, unit, "a number", [=](const Params &p) { return shortestText(p.*part.*member); },
        [=](Params &p, std::string_view text) {
            const auto value = parseNumber(text);
            if (value)
                p.*part.*member = *value;
            return value.has_value();
        }};
}

template <class Params, class Enum>
Field<Params> choice(const char *name, const char *expected, Enum Params::*member, std::string_view (*id)(Enum),
    std::optional<Enum> (*parse)(std::string_view))
{
    return {name, "", expected, [=](const Params &p) { return std::string(id(p.*member)); },
        [=](Params &p, std::string_view text) {
            const auto value = parse(text);
            if (value)
                p.*member = *value;
            return value.has_value();
        }};
}

std::string_view samplingId(DeadlineSampling sampling)
{
    return sampling == DeadlineSampling::everyStart ? "every_start" : "block_bootstrap";
}

std::optional<DeadlineSampling> parseSampling(std::string_view id)
{
    if (id == "every_start")
        return DeadlineSampling::everyStart;
    if (id == "block_bootstrap")
        return DeadlineSampling::blockBootstrap;
    return std::nullopt;
}

std::string_view replayId(ReplayMode mode)
{
    return mode == ReplayMode::fromTick   ? "from_tick"
        : mode == ReplayMode::randomStart ? "random_start"
                                          : "block_bootstrap";
}

std::optional<ReplayMode> parseReplay(std::string_view id)
{
    for (const ReplayMode mode : {ReplayMode::fromTick, ReplayMode::randomStart, ReplayMode::blockBootstrap})
        if (id == replayId(mode))
            return mode;
    return std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + 1);
    }
}

bool addPool(FleetParams &params, std::string_view text)
{
    const auto parts = split(text, ':');
    if (parts.size() < 5 || parts.size() > 9 || parts[0].empty())
        return false;
    FleetPool pool;
    pool.instanceType = parts[0];
    pool.zone = parts[1];
    double usdPerHour = 0.0;
    double *const numbers[] = {&pool.unitsPerInstance, &usdPerHour, &pool.hazardPerHour, &pool.shockPerHour};
    for (std::size_t i = 0; i < 4 && i + 2 < parts.size(); ++i) {
        if (numbers[i] == &usdPerHour && parts[i + 2].empty())
            continue; // not known
        const auto value = parseNumber(parts[i + 2]);
        if (!value)
            return false;
        *numbers[i] = *value;
    }
    if (!parts[3].empty())
        pool.usdPerHour = usdPerHour;
    if (parts.size() > 6 && !parts[6].empty()) {
        const auto capacity = parseCount(parts[6]);
        if (!capacity)
            return false;
        pool.capacityInstances = *capacity;
    }
    if (parts.size() > 7) {
        const auto success = parseNumber(parts[7]);
        if (!success)
            return false;
        pool.launchSuccess = *success;
    }
    pool.priority = static_cast<unsigned>(params.pools.size());
    if (parts.size() > 8) {
        const auto priority = parseCount(parts[8]);
        if (!priority)
            return false;
        pool.priority = *priority;
    }
    params.pools.push_back(std::move(pool));
    return true;
}

std::string poolsText(const FleetParams &params)
{
    std::string text;
    unsigned place = 0; // the priority of a pool that names none
    for (const FleetPool &pool : params.pools) {
        text += text.empty() ? "" : " ";
        text += pool.instanceType + ':' + pool.zone + ':' + shortestText(pool.unitsPerInstance) + ':'
            + (pool.usdPerHour ? shortestText(*pool.usdPerHour) : std::string()) + ':'
            + shortestText(pool.hazardPerHour) + ':' + shortestText(pool.shockPerHour) + ':'
            + (pool.capacityInstances ? std::to_string(*pool.capacityInstances) : std::string()) + ':'
            + shortestText(pool.launchSuccess);
        if (pool.priority != place++)
            text += ':' + std::to_string(pool.priority);
    }
    return text;
}

using C = CheckpointParams;
using E = ElasticParams;
using F = FleetParams;
using D = DeadlineParams;
using M = MarketChoice;

const std::vector<Field<C>> &checkpointFields()
{
    static const std::vector<Field<C>> kFields{number("work_hours", "h", &C::workHours),
        number("interval_hours", "h", &C::intervalHours), number("checkpoint_hours", "h", &C::checkpointHours),
        number("restart_hours", "h", &C::restartHours), number("wait_hours", "h", &C::waitHours),
        toggle("wait_exponential", &C::waitExponential), number("hazard_per_hour", "1/h", &C::hazardPerHour),
        count("instances", &C::instances),
        choice("notice", "ignore, save_at_notice, work_then_save or nothing_lost", &C::notice, &noticeModelId,
            &parseNoticeModel),
        number("notice_hours", "h", &C::noticeHours), number("notice_share", "", &C::noticeShare),
        number("step_hours", "h", &C::stepHours), number("usd_per_hour", "USD/h", &C::usdPerHour),
        number("on_demand_usd_per_hour", "USD/h", &C::onDemandUsdPerHour), toggle("first_hour_free", &C::firstHourFree),
        number("value_of_time_usd_per_hour", "USD/h", &C::valueOfTimeUsdPerHour),
        number("deadline_hours", "h", &C::deadlineHours), number("budget_usd", "USD", &C::budgetUsd),
        number("cap_factor", "", &C::capFactor)};
    return kFields;
}

const std::vector<Field<E>> &elasticFields()
{
    static const std::vector<Field<E>> kFields{count("min_instances", &E::minInstances),
        number("replacement_hours", "h", &E::replacementHours), number("pause_hours", "h", &E::pauseHours),
        number("communication_share", "", &E::communicationShare)};
    return kFields;
}

const std::vector<Field<F>> &fleetFields()
{
    static const std::vector<Field<F>> kFields{number("target_units", "", &F::targetUnits),
        number("on_demand_base", "", &F::onDemandBase),
        number("on_demand_usd_per_unit_hour", "USD/h", &F::onDemandUsdPerUnitHour), number("hours", "h", &F::hours),
        choice("request", "request or maintain", &F::request, &fleetRequestId, &parseFleetRequest),
        choice("strategy",
            "lowest_price, diversified, capacity_optimised, capacity_optimised_prioritised or "
            "price_capacity_optimised",
            &F::strategy, &allocationStrategyId, &parseAllocationStrategy),
        count("lowest_price_pools", &F::lowestPricePools), number("shock_share", "", &F::shockShare),
        number("lead_hours", "h", &F::leadHours), toggle("lead_exponential", &F::leadExponential),
        number("warm_up_hours", "h", &F::warmUpHours), toggle("up_at_start", &F::upAtStart),
        choice("rebalance", "none, launch or launch_before_terminate", &F::rebalance, &rebalanceModeId,
            &parseRebalanceMode),
        number("termination_delay_hours", "h", &F::terminationDelayHours),
        number("notice_hours", "h", &F::notices, &NoticeRules::noticeHours),
        number("rebalance_leads", "", &F::notices, &NoticeRules::rebalanceLeads),
        number("rebalance_mean_hours", "h", &F::notices, &NoticeRules::rebalanceMeanHours),
        number("minimum_hours", "h", &F::billing, &BillingRules::minimumHours),
        number("cap_usd_per_unit_hour", "USD/h", &F::capUsdPerUnitHour), number("budget_usd", "USD", &F::budgetUsd),
        Field<F>{"series_points", "", "a whole number", [](const F &p) { return std::to_string(p.seriesPoints); },
            [](F &p, std::string_view text) {
                const auto value = parseCount(text);
                if (value)
                    p.seriesPoints = *value;
                return value.has_value();
            }},
        Field<F>{"first_hour_free", "", "true or false",
            [](const F &p) { return p.billing.firstHourFree ? "true" : "false"; },
            [](F &p, std::string_view text) {
                const auto value = parseSwitch(text);
                if (value)
                    p.billing.firstHourFree = *value;
                return value.has_value();
            }},
        // A price that is left empty is not known.
        Field<F>{"pool", "",
            "TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR[:SHOCK_PER_HOUR[:CAPACITY[:LAUNCH_SUCCESS[:PRIORITY]]]]",
            poolsText, addPool}};
    return kFields;
}

const std::vector<Field<D>> &deadlineFields()
{
    static const std::vector<Field<D>> kFields{number("work_hours", "h", &D::workHours),
        number("deadline_hours", "h", &D::deadlineHours), number("changeover_hours", "h", &D::changeoverHours),
        number("spot_usd_per_hour", "USD/h", &D::spotUsdPerHour),
        number("on_demand_usd_per_hour", "USD/h", &D::onDemandUsdPerHour),
        choice("policy",
            "on_demand_only, spot_only, greedy, uniform_progress, uniform_progress_hysteresis, "
            "random_start_greedy or clairvoyant",
            &D::policy, &deadlinePolicyId, &parseDeadlinePolicy),
        toggle("may_be_late", &D::mayBeLate),
        Field<D>{"needed", "", "a whole number", [](const D &p) { return std::to_string(p.needed); },
            [](D &p, std::string_view text) {
                const auto value = parseCount(text);
                if (value)
                    p.needed = *value;
                return value.has_value();
            }},
        choice("sampling", "every_start or block_bootstrap", &D::sampling, &samplingId, &parseSampling),
        number("block_hours", "h", &D::blockHours), number("budget_usd", "USD", &D::budgetUsd)};
    return kFields;
}

const std::vector<Field<M>> &marketFields()
{
    static const std::vector<Field<M>> kFields{number("market_cap_usd_per_hour", "USD/h", &M::capUsdPerHour),
        choice("replay", "block_bootstrap, random_start or from_tick", &M::replay, &replayId, &parseReplay),
        number("replay_block_hours", "h", &M::blockHours), count("replay_start_tick", &M::startTick),
        number("zone_correlation", "", &M::zoneCorrelation)};
    return kFields;
}

template <class Params>
std::vector<NamedParameter> named(const std::vector<Field<Params>> &fields, const Params &params)
{
    std::vector<NamedParameter> list;
    for (const Field<Params> &field : fields)
        list.push_back({field.name, field.unit, field.get(params)});
    return list;
}

// What reads as a number but is none, or endless, with the name of what it was meant for.
std::optional<Message> notFinite(std::string_view name, std::string_view value)
{
    static constexpr std::array<std::string_view, 8> poolParts{"", "", "units_per_instance", "usd_per_hour",
        "hazard_per_hour", "shock_per_hour", "capacity", "launch_success"};
    const auto parts = split(value, ':');
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto number = parseNumber(parts[i]);
        const std::string_view field = name != "pool" ? name : i < poolParts.size() ? poolParts[i] : "";
        if (number && !std::isfinite(*number) && !field.empty())
            return Message{"sim.not_finite", {"field." + std::string(field), std::string(parts[i])}};
    }
    return std::nullopt;
}

template <class Params>
Result<void> set(
    const std::vector<Field<Params>> &fields, Params &params, std::string_view name, std::string_view value)
{
    for (const Field<Params> &field : fields) {
        if (name != field.name)
            continue;
        const bool numeric = name == "pool" || std::string_view(field.expected).starts_with("a number");
        if (auto bad = numeric ? notFinite(name, value) : std::nullopt)
            return fail(Error::Code::badInput, std::move(*bad));
        if (!field.set(params, value))
            return fail(
                Error::Code::badInput, {"sim.bad_value", {std::string(name), std::string(value), field.expected}});
        return {};
    }
    return fail(Error::Code::badInput, {"sim.no_such_parameter", {std::string(name)}});
}

} // namespace

std::vector<NamedParameter> namedParameters(const CheckpointParams &params)
{
    return named(checkpointFields(), params);
}
std::vector<NamedParameter> namedParameters(const ElasticParams &params) { return named(elasticFields(), params); }
std::vector<NamedParameter> namedParameters(const FleetParams &params) { return named(fleetFields(), params); }
std::vector<NamedParameter> namedParameters(const DeadlineParams &params) { return named(deadlineFields(), params); }

std::vector<NamedParameter> namedParameters(const MarketChoice &choice) { return named(marketFields(), choice); }

bool marketTakes(MarketKind kind, std::string_view name)
{
    if (name == "market_cap_usd_per_hour")
        return kind == MarketKind::priceReplay;
    if (name == "zone_correlation")
        return kind == MarketKind::regimesAssumed || kind == MarketKind::regimesFitted;
    return kind == MarketKind::traceReplay;
}

Result<void> setNamed(CheckpointParams &params, std::string_view name, std::string_view value)
{
    return set(checkpointFields(), params, name, value);
}

Result<void> setNamed(ElasticParams &params, std::string_view name, std::string_view value)
{
    return set(elasticFields(), params, name, value);
}

Result<void> setNamed(FleetParams &params, std::string_view name, std::string_view value)
{
    return set(fleetFields(), params, name, value);
}

Result<void> setNamed(DeadlineParams &params, std::string_view name, std::string_view value)
{
    return set(deadlineFields(), params, name, value);
}

Result<void> setNamed(MarketChoice &choice, std::string_view name, std::string_view value)
{
    return set(marketFields(), choice, name, value);
}

} // namespace wattfare
