// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_fields.h"

#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

using G = SimulateGroup;
using T = ParameterType;

constexpr double kHours = 1e9, kUsd = 1e12;
constexpr std::string_view kNotices[] = {"ignore", "save_at_notice", "work_then_save", "nothing_lost"};
constexpr std::string_view kRequests[] = {"maintain", "request"};
constexpr std::string_view kStrategies[] = {
    "price_capacity_optimised", "capacity_optimised", "capacity_optimised_prioritised", "diversified", "lowest_price"};
constexpr std::string_view kRebalances[] = {"none", "launch", "launch_before_terminate"};
constexpr std::string_view kReplays[] = {"block_bootstrap", "random_start", "from_tick"};
constexpr std::string_view kSamplings[] = {"block_bootstrap", "every_start"};
constexpr std::string_view kPolicies[] = {
    "uniform_progress_hysteresis", "uniform_progress", "greedy", "random_start_greedy", "spot_only", "on_demand_only"};

constexpr SimulateField number(
    const char *key, Unit unit, G group, double low, double high, bool optional = false, double factor = 1.0)
{
    return {{key, unit, "simulate", low * factor, high * factor, T::number, optional}, group, factor};
}

constexpr SimulateField count(const char *key, G group, double low, double high)
{
    return {{key, "", "simulate", low, high, T::integer}, group};
}

constexpr SimulateField toggle(const char *key, G group) { return {{key, "", "simulate", 0, 0, T::boolean}, group}; }

constexpr SimulateField choice(const char *key, G group, std::span<const std::string_view> ids)
{
    return {{key, "", "simulate", 0, 0, T::choice, false, ids}, group};
}

constexpr SimulateField kTrajectories = count("simulate.trajectories", G::sampling, 1, 4e6);
constexpr SimulateField kSeed = count("simulate.seed", G::sampling, 0, 9e15);
constexpr SimulateField kHalfWidth = number("simulate.half_width", "%", G::sampling, 1e-6, 1, true, 100);
constexpr SimulateField kMarketStart{{"simulate.market_start", "", "simulate", 0, 0, T::text, true}, G::market};
constexpr SimulateField kReplay = choice("simulate.replay", G::market, kReplays);
constexpr SimulateField kReplayBlock = number("simulate.replay_block_hours", "h", G::market, 0, kHours);
constexpr SimulateField kReplayStart = count("simulate.replay_start_tick", G::market, 0, 1e8);

constexpr SimulateField kWatts = number("simulate.it_watts", "W", G::energy, 0, 1e12, true);
constexpr SimulateField kPue = number("simulate.pue", "", G::energy, 1, 10, true);
constexpr SimulateField kIntensity = number("simulate.intensity_g_per_kwh", "gCO2e/kWh", G::energy, 0, 1e4, true);

constexpr SimulateField kCheckpoint[] = {
    number("simulate.work_hours", "h", G::work, 0, kHours),
    count("simulate.instances", G::work, 1, 4096),
    number("simulate.deadline_hours", "h", G::work, 0, kHours, true),
    number("simulate.budget_usd", "USD", G::work, 0, 1e18, true),
    number("simulate.hazard_per_hour", "1/h", G::market, 0, 1e9),
    number("simulate.market_cap", "USD/h", G::market, 0, kUsd, true),
    kMarketStart,
    kReplay,
    kReplayBlock,
    kReplayStart,
    number("simulate.wait_hours", "s", G::market, 0, kHours, false, 3600),
    toggle("simulate.wait_exponential", G::market),
    number("simulate.interval_hours", "h", G::checkpoints, 1e-9, kHours, true),
    number("simulate.checkpoint_hours", "s", G::checkpoints, 0, kHours, false, 3600),
    number("simulate.restart_hours", "s", G::checkpoints, 0, kHours, false, 3600),
    choice("simulate.notice", G::checkpoints, kNotices),
    number("simulate.notice_hours", "s", G::checkpoints, 0, kHours, false, 3600),
    number("simulate.notice_share", "", G::checkpoints, 0, 1),
    number("simulate.usd_per_hour", "USD/h", G::prices, 0, kUsd, true),
    number("simulate.on_demand_usd_per_hour", "USD/h", G::prices, 0, kUsd, true),
    toggle("simulate.first_hour_free", G::prices),
    number("simulate.value_of_time_usd_per_hour", "USD/h", G::prices, 0, kUsd),
    kWatts,
    kPue,
    kIntensity,
    toggle("simulate.elastic", G::elastic),
    count("simulate.min_instances", G::elastic, 1, 4096),
    number("simulate.replacement_hours", "s", G::elastic, 0, kHours, false, 3600),
    number("simulate.pause_hours", "s", G::elastic, 0, kHours, false, 3600),
    number("simulate.communication_share", "", G::elastic, 0, 1e6),
    kTrajectories,
    kSeed,
    kHalfWidth,
    number("simulate.step_hours", "s", G::sampling, 1e-9, kHours, false, 3600),
    number("simulate.cap_factor", "x", G::sampling, 1, 1e6),
};

constexpr SimulateField kFleet[] = {
    number("simulate.target_units", "", G::work, 0, 1e6),
    number("simulate.on_demand_base", "", G::work, 0, 1),
    number("simulate.hours", "h", G::work, 0, kHours),
    choice("simulate.request", G::work, kRequests),
    choice("simulate.strategy", G::work, kStrategies),
    count("simulate.lowest_price_pools", G::work, 1, 4096),
    number("simulate.budget_usd", "USD", G::work, 0, 1e18, true),
    number("simulate.market_cap", "USD/h", G::market, 0, kUsd, true),
    kMarketStart,
    kReplay,
    kReplayBlock,
    kReplayStart,
    number("simulate.zone_correlation", "", G::market, 0, 1),
    number("simulate.shock_share", "", G::market, 0, 1),
    number("simulate.on_demand_usd_per_unit_hour", "USD/h", G::prices, 0, kUsd, true),
    number("simulate.cap_usd_per_unit_hour", "USD/h", G::prices, 0, kUsd, true),
    toggle("simulate.first_hour_free", G::prices),
    number("simulate.minimum_hours", "s", G::prices, 0, 1, false, 3600),
    kWatts,
    number("simulate.idle_watts", "W", G::energy, 0, 1e12, true),
    kPue,
    kIntensity,
    number("simulate.lead_hours", "s", G::replacement, 0, kHours, false, 3600),
    toggle("simulate.lead_exponential", G::replacement),
    number("simulate.warm_up_hours", "s", G::replacement, 0, kHours, false, 3600),
    toggle("simulate.up_at_start", G::replacement),
    choice("simulate.rebalance", G::replacement, kRebalances),
    number("simulate.termination_delay_hours", "s", G::replacement, 120.0 / 3600.0, 2.0, false, 3600),
    number("simulate.rebalance_leads", "", G::replacement, 0, 1),
    number("simulate.rebalance_mean_hours", "s", G::replacement, 0, kHours, false, 3600),
    number("simulate.notice_hours", "s", G::replacement, 0, kHours, false, 3600),
    kTrajectories,
    kSeed,
    kHalfWidth,
    count("simulate.series_points", G::sampling, 2, 1001),
};

constexpr SimulateField kDeadline[] = {
    number("simulate.work_hours", "h", G::work, 0, kHours),
    number("simulate.deadline_hours", "h", G::work, 0, kHours),
    number("simulate.changeover_hours", "s", G::work, 0, kHours, false, 3600),
    number("simulate.budget_usd", "USD", G::work, 0, 1e18, true),
    count("simulate.needed", G::market, 1, 1e9),
    choice("simulate.sampling", G::market, kSamplings),
    number("simulate.block_hours", "h", G::market, 0, kHours),
    {{"simulate.start_tick", "", "simulate", 0, 1e8, T::integer, true}, G::market},
    number("simulate.spot_usd_per_hour", "USD/h", G::prices, 0, kUsd, true),
    number("simulate.on_demand_usd_per_hour", "USD/h", G::prices, 0, kUsd, true),
    kWatts,
    kPue,
    kIntensity,
    choice("simulate.policy", G::policies, kPolicies),
    toggle("simulate.may_be_late", G::policies),
    kTrajectories,
    kSeed,
    kHalfWidth,
};

} // namespace

std::span<const SimulateField> simulateFields(SimulationKind kind)
{
    switch (kind) {
    case SimulationKind::checkpoint: return kCheckpoint;
    case SimulationKind::fleet: return kFleet;
    case SimulationKind::deadline: return kDeadline;
    }
    return {};
}

QString simulateGroupTitle(SimulationKind kind, SimulateGroup group)
{
    switch (group) {
    case G::work:
        return kind == SimulationKind::fleet ? SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Fleet"))
                                             : SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Run"));
    case G::market: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Spot market"));
    case G::checkpoints: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Checkpoints"));
    case G::prices: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Prices"));
    case G::energy: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Energy and carbon"));
    case G::elastic: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Elastic cluster"));
    case G::replacement: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Launch and replacement"));
    case G::policies: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Policies"));
    case G::sampling: return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "Sampling"));
    }
    return {};
}

bool simulateGroupFolded(SimulateGroup group)
{
    return group == G::energy || group == G::elastic || group == G::replacement || group == G::sampling;
}

QString shownValue(const SimulateField &field, const QString &modelText)
{
    if (field.factor == 1.0 || modelText.isEmpty())
        return modelText;
    // Twelve digits: an hour that began as seconds reads as those seconds again.
    return QString::number(modelText.toDouble() * field.factor, 'g', 12);
}

QString modelValue(const SimulateField &field, const QString &shownText)
{
    if (shownText == QLatin1String("none") && field.info.optional)
        return {};
    if (field.factor == 1.0 || shownText.isEmpty())
        return shownText;
    return format::exported(shownText.toDouble() / field.factor);
}

QString fieldError(const SimulateField &field, const Failure &failure)
{
    if (failure.status != Status::outOfRange || !(field.info.maximum > field.info.minimum))
        return text(failure);
    const QString found
        = format::full(format::roundedTo(shownValue(failure.value * field.factor, field.info.unit), 12));
    const QString low = format::number(field.info.minimum);
    if (field.info.maximum < 1e8)
        return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "%1 is outside %2 to %3."))
            .arg(found, low, format::number(field.info.maximum));
    if (failure.value * field.factor > field.info.minimum)
        return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "%1 is too large.")).arg(found);
    return SimulateWords::of(QT_TRANSLATE_NOOP("Simulate", "%1 is too small; it must be above %2.")).arg(found, low);
}

} // namespace wattfare
