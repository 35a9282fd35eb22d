// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/parameters/named_parameters.h"

#include "model/support/date.h"
#include "model/support/decimal.h"
#include "model/support/phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
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
    Clause expected;
    bool numeric; // what is endless or no number is told from what is no text of a number
    std::function<std::string(const Params &)> get;
    std::function<bool(Params &, std::string_view)> set;
};

std::string written(double value) { return shortestText(value); }
std::string written(std::optional<double> value) { return value ? shortestText(*value) : std::string(); }
std::string written(bool value) { return value ? "true" : "false"; }
std::string written(std::unsigned_integral auto value) { return std::to_string(value); }

bool read(std::string_view text, double &value)
{
    const auto number = parseFinite(text);
    value = number.value_or(value);
    return number.has_value();
}

bool read(std::string_view text, std::optional<double> &value)
{
    const auto number = text.empty() ? std::nullopt : parseFinite(text);
    if (!number && !text.empty())
        return false;
    value = number;
    return true;
}

bool read(std::string_view text, bool &value)
{
    const bool on = text == "true" || text == "yes" || text == "1";
    if (!on && text != "false" && text != "no" && text != "0")
        return false;
    value = on;
    return true;
}

bool read(std::string_view text, std::unsigned_integral auto &value)
{
    const auto count = parseNumber<unsigned>(text);
    if (count)
        value = *count;
    return count.has_value();
}

// `at` is a member, or gives a member of a part.
template <class Params, class Member>
Field<Params> field(const char *name, Unit unit, Phrase expected, bool numeric, Member at)
{
    return {name, unit, expected, numeric, [at](const Params &p) { return written(std::invoke(at, p)); },
        [at](Params &p, std::string_view text) { return read(text, std::invoke(at, p)); }};
}

template <class Params>
Field<Params> number(const char *name, Unit unit, double Params::*member)
{
    return field<Params>(name, unit, Phrase::number, true, member);
}

template <class Params>
Field<Params> number(const char *name, Unit unit, std::optional<double> Params::*member)
{
    return field<Params>(name, unit, Phrase::numberOrNothing, true, member);
}

template <class Params, class Part>
Field<Params> number(const char *name, Unit unit, Part Params::*part, double Part::*member)
{
    return field<Params>(
        name, unit, Phrase::number, true, [=](auto &p) -> auto & { return p.*part.*member; });
}

template <class Params, class Part>
Field<Params> number(const char *name, Unit unit, Part Params::*part, std::optional<double> Part::*member)
{
    return field<Params>(
        name, unit, Phrase::numberOrNothing, true, [=](auto &p) -> auto & { return p.*part.*member; });
}

template <class Params, std::unsigned_integral Count>
Field<Params> count(const char *name, Count Params::*member)
{
    return field<Params>(name, "", Phrase::wholeNumber, false, member);
}

template <class Params>
Field<Params> toggle(const char *name, bool Params::*member)
{
    return field<Params>(name, "", Phrase::trueOrFalse, false, member);
}

template <class Params, class Enum>
Field<Params> choice(const char *name, std::vector<Enum> values, Enum Params::*member, std::string_view (*id)(Enum))
{
    return {name, "", oneOfIds(values, id), false, [=](const Params &p) { return std::string(id(p.*member)); },
        [=](Params &p, std::string_view text) {
            const auto value = std::ranges::find(values, text, id);
            if (value != values.end())
                p.*member = *value;
            return value != values.end();
        }};
}

std::string_view samplingId(DeadlineSampling sampling)
{
    return sampling == DeadlineSampling::everyStart ? "every_start" : "block_bootstrap";
}

std::string_view replayId(ReplayMode mode)
{
    return mode == ReplayMode::fromTick   ? "from_tick"
        : mode == ReplayMode::randomStart ? "random_start"
                                          : "block_bootstrap";
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
    if (parts.size() < 5 || parts.size() > 12 || parts[0].empty())
        return false;
    FleetPool pool;
    pool.instanceType = parts[0];
    pool.zone = parts[1];
    double usdPerHour = 0.0;
    double *const numbers[] = {&pool.unitsPerInstance, &usdPerHour, &pool.hazardPerHour, &pool.shockPerHour};
    for (std::size_t i = 0; i < 4 && i + 2 < parts.size(); ++i) {
        if (numbers[i] == &usdPerHour && parts[i + 2].empty())
            continue; // not known
        const auto value = parseFinite(parts[i + 2]);
        if (!value)
            return false;
        *numbers[i] = *value;
    }
    if (!parts[3].empty())
        pool.usdPerHour = usdPerHour;
    if (parts.size() > 6 && !parts[6].empty()) {
        const auto capacity = parseNumber<unsigned>(parts[6]);
        if (!capacity)
            return false;
        pool.capacityInstances = *capacity;
    }
    if (parts.size() > 7) {
        const auto success = parseFinite(parts[7]);
        if (!success)
            return false;
        pool.launchSuccess = *success;
    }
    pool.priority = static_cast<unsigned>(params.pools.size());
    if (parts.size() > 8 && !parts[8].empty()) {
        const auto priority = parseNumber<unsigned>(parts[8]);
        if (!priority)
            return false;
        pool.priority = *priority;
    }
    std::optional<double> *const more[] = {&pool.itWatts, &pool.idleWatts, &pool.onDemandUsdPerHour};
    for (std::size_t i = 0; i + 9 < parts.size(); ++i)
        if (!read(parts[i + 9], *more[i]))
            return false;
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
        const bool own = pool.priority != place++;
        const bool priced = pool.onDemandUsdPerHour.has_value(), idle = priced || pool.idleWatts;
        if (own || idle || pool.itWatts)
            text += ':' + (own ? std::to_string(pool.priority) : std::string());
        if (idle || pool.itWatts)
            text += ':' + written(pool.itWatts);
        if (idle)
            text += ':' + written(pool.idleWatts);
        if (priced)
            text += ':' + written(pool.onDemandUsdPerHour);
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
        choice("notice",
            {NoticeModel::ignore, NoticeModel::saveAtNotice, NoticeModel::workThenSave, NoticeModel::nothingLost},
            &C::notice, &noticeModelId),
        number("notice_hours", "h", &C::noticeHours), number("notice_share", "", &C::noticeShare),
        number("step_hours", "h", &C::stepHours), number("usd_per_hour", "USD/h", &C::usdPerHour),
        number("on_demand_usd_per_hour", "USD/h", &C::onDemandUsdPerHour), toggle("first_hour_free", &C::firstHourFree),
        number("value_of_time_usd_per_hour", "USD/h", &C::valueOfTimeUsdPerHour),
        number("deadline_hours", "h", &C::deadlineHours), number("budget_usd", "USD", &C::budgetUsd),
        number("cap_factor", "", &C::capFactor), number("it_watts", "W", &C::energy, &MachineEnergy::itWatts),
        number("pue", "", &C::energy, &MachineEnergy::pue),
        number("intensity_g_per_kwh", "gCO2e/kWh", &C::energy, &MachineEnergy::gPerKwh)};
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
        choice("request", {FleetRequest::request, FleetRequest::maintain}, &F::request, &fleetRequestId),
        choice("strategy",
            {AllocationStrategy::lowestPrice, AllocationStrategy::diversified, AllocationStrategy::capacityOptimised,
                AllocationStrategy::capacityOptimisedPrioritised, AllocationStrategy::priceCapacityOptimised},
            &F::strategy, &allocationStrategyId),
        count("lowest_price_pools", &F::lowestPricePools), number("shock_share", "", &F::shockShare),
        number("lead_hours", "h", &F::leadHours), toggle("lead_exponential", &F::leadExponential),
        number("warm_up_hours", "h", &F::warmUpHours), toggle("up_at_start", &F::upAtStart),
        choice("rebalance", {RebalanceMode::none, RebalanceMode::launch, RebalanceMode::launchBeforeTerminate},
            &F::rebalance, &rebalanceModeId),
        number("termination_delay_hours", "h", &F::terminationDelayHours),
        number("notice_hours", "h", &F::notices, &NoticeRules::noticeHours),
        number("rebalance_leads", "", &F::notices, &NoticeRules::rebalanceLeads),
        number("rebalance_mean_hours", "h", &F::notices, &NoticeRules::rebalanceMeanHours),
        number("minimum_hours", "h", &F::billing, &BillingRules::minimumHours),
        number("cap_usd_per_unit_hour", "USD/h", &F::capUsdPerUnitHour), number("budget_usd", "USD", &F::budgetUsd),
        number("it_watts", "W", &F::energy, &MachineEnergy::itWatts), number("idle_watts", "W", &F::idleWattsPerUnit),
        number("pue", "", &F::energy, &MachineEnergy::pue),
        number("intensity_g_per_kwh", "gCO2e/kWh", &F::energy, &MachineEnergy::gPerKwh),
        count("series_points", &F::seriesPoints),
        field<F>(
            "first_hour_free", "", Phrase::trueOrFalse, false,
            [](auto &p) -> auto & { return p.billing.firstHourFree; }),
        // A price that is left empty is not known.
        Field<F>{"pool", "",
            clause<Phrase::verbatim>("TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR[:SHOCK_PER_HOUR[:CAPACITY[:LAUNCH_"
                                     "SUCCESS[:PRIORITY[:IT_WATTS[:IDLE_WATTS[:ON_DEMAND_USD_PER_HOUR]]]]]]]"),
            true, poolsText, addPool}};
    return kFields;
}

const std::vector<Field<D>> &deadlineFields()
{
    static const std::vector<Field<D>> kFields{number("work_hours", "h", &D::workHours),
        number("deadline_hours", "h", &D::deadlineHours), number("changeover_hours", "h", &D::changeoverHours),
        number("spot_usd_per_hour", "USD/h", &D::spotUsdPerHour),
        number("on_demand_usd_per_hour", "USD/h", &D::onDemandUsdPerHour),
        choice(
            "policy", std::vector(kDeadlinePolicies.begin(), kDeadlinePolicies.end()), &D::policy, &deadlinePolicyId),
        toggle("may_be_late", &D::mayBeLate), count("needed", &D::needed),
        choice("sampling", {DeadlineSampling::everyStart, DeadlineSampling::blockBootstrap}, &D::sampling, &samplingId),
        number("block_hours", "h", &D::blockHours), number("budget_usd", "USD", &D::budgetUsd),
        number("it_watts", "W", &D::energy, &MachineEnergy::itWatts),
        number("pue", "", &D::energy, &MachineEnergy::pue),
        number("intensity_g_per_kwh", "gCO2e/kWh", &D::energy, &MachineEnergy::gPerKwh)};
    return kFields;
}

const std::vector<Field<M>> &marketFields()
{
    static const std::vector<Field<M>> kFields{number("market_cap_usd_per_hour", "USD/h", &M::capUsdPerHour),
        Field<M>{"market_start", "", clause<Phrase::timeSuchAs>("2026-07-20T13:00:00Z"), false,
            [](const M &c) { return c.startSeconds ? isoUtc(*c.startSeconds) : std::string(); },
            [](M &c, std::string_view text) {
                const auto day = Date::parse(text);
                const auto seconds = day ? std::optional(std::int64_t{86'400} * day->days) : parseUtcSeconds(text);
                if (seconds || text.empty())
                    c.startSeconds = seconds;
                return seconds || text.empty();
            }},
        choice("replay", {ReplayMode::blockBootstrap, ReplayMode::randomStart, ReplayMode::fromTick}, &M::replay,
            &replayId),
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
    static constexpr std::array<std::string_view, 12> poolParts{"", "", "units_per_instance", "usd_per_hour",
        "hazard_per_hour", "shock_per_hour", "capacity", "launch_success", "", "it_watts", "idle_watts",
        "on_demand_usd_per_hour"};
    const auto parts = split(value, ':');
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto number = parseNumber<double>(parts[i]);
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
        if (auto bad = field.numeric ? notFinite(name, value) : std::nullopt)
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
    if (name == "market_cap_usd_per_hour" || name == "market_start")
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
