// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc_internal.h"
#include "model/economics/checks.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/market/hazard.h"
#include "model/simulation/random/statistics.h"

#include <cmath>

namespace wattfare::calc {

namespace {

// work_h, checkpoint_time_s, restart_s, wait_s, hazard_per_hour, instances at the front of the arguments.
std::vector<CalcParameter> runParameters(std::vector<CalcParameter> more)
{
    std::vector<CalcParameter> list{number("work_h", "h"), number("checkpoint_time_s", "s"),
        number("restart_s", "s", 0.0), number("wait_s", "s", 0.0), number("hazard_per_hour", "1/h"),
        count("instances", 1)};
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

Values checkpointValues(Arguments a)
{
    if (a[5].number < 1 || a[5].number > 1e9)
        return outOfRange("instances", a[5].number);
    CheckpointParams p;
    p.workHours = a[0].number;
    p.checkpointHours = a[1].number / 3600.0;
    p.restartHours = a[2].number / 3600.0;
    p.waitHours = a[3].number / 3600.0;
    p.hazardPerHour = a[4].number;
    p.instances = static_cast<unsigned>(whole(a[5]));
    p.intervalHours = maybe(a[6]);
    p.usdPerHour = maybe(a[7]);
    p.onDemandUsdPerHour = maybe(a[8]);
    return many(checkpointClosedForm(p), [](const CheckpointClosedForm &c) {
        return Row{c.intervalHours, c.segments, c.failureFreeHours, c.expectedHours, c.sdHours, c.expectedLosses,
            c.expectedBusyHours, c.segmentSuccess, c.usefulShare, c.expectedUsd, c.onDemandUsd, c.breakEvenPriceRatio};
    });
}

Values intervalValues(Arguments a)
{
    const double checkpoint = a[0].number / 3600.0, between = a[1].number;
    const Outcome<double> young = youngInterval(checkpoint, between), daly = dalyInterval(checkpoint, between),
                          exact = exactInterval(checkpoint, between);
    for (const auto *t : {&young, &daly, &exact})
        if (!*t)
            return tl::unexpected(t->error());
    return Row{*young * 3600.0, *daly * 3600.0, *exact * 3600.0};
}

Values blockValues(Arguments a)
{
    const double hazard = a[0].number, block = a[1].number, restart = a[2].number, wait = a[3].number;
    if (const auto bad
        = firstNegative({{"hazard_per_hour", hazard}, {"block_h", block}, {"restart_h", restart}, {"wait_h", wait}}))
        return tl::unexpected(*bad);
    const double exponent = hazard * (restart + block);
    if (!(exponent <= 30.0)) // as simulation 5.5 has it
        return failure(Status::unreachable, "hazard_per_hour", std::isfinite(exponent) ? exponent : 0.0);
    const BlockMoments m = blockMoments(hazard, block, restart, wait);
    return Row{m.meanHours, std::sqrt(std::max(0.0, m.varianceHours)), m.losses, m.busyHours, std::exp(-exponent)};
}

} // namespace

// Spot: hazards, checkpoints, fleets and statistics: simulation 2.4, 4 to 6 and 12.
std::vector<Entry> simulationFormulas()
{
    const CalcParameter hazard = number("hazard_per_hour", "1/h"), hours = number("hours", "h"),
                        instances = number("instances", "", 1.0);
    return {
        {"spot_headroom", "simulation 2.4",
            {number("needed"), number("availability"), number("probability", "", 0.999)},
            {{"instances", ""}, {"probability", ""}, {"billed_instances", ""}, {"exact", ""}},
            +[](Arguments a) -> Values {
                return many(spotHeadroom(a[0].number, a[1].number, a[2].number), [](const SpotHeadroom &h) {
                    return Row{h.instances, h.probability, h.billedInstances, h.exact ? 1.0 : 0.0};
                });
            }},
        {"beta_binomial", "simulation 2.4",
            {instances, number("availability"), number("correlation"), number("needed")},
            {{"mean", ""}, {"sd", ""}, {"at_least", ""}},
            +[](Arguments a) -> Values {
                return many(betaBinomialSpread(a[0].number, a[1].number, a[2].number, a[3].number),
                    [](const BetaBinomialSpread &s) {
                        return Row{s.mean, s.sd, s.atLeast};
                    });
            }},
        {"interruption_hazard", "simulation 4.1", {number("monthly_fraction")},
            {{"hazard_per_hour", "1/h"}, {"mean_hours", "h"}, {"rate_reading_per_hour", "1/h"}},
            +[](Arguments a) -> Values {
                const Outcome<double> h = hazardPerHour(a[0].number),
                                      rate = hazardPerHour(a[0].number, HazardReading::rate);
                for (const auto *t : {&h, &rate})
                    if (!*t)
                        return tl::unexpected(t->error());
                return Row{*h, *h > 0.0 ? std::optional(1.0 / *h) : std::nullopt, *rate};
            }},
        {"no_loss", "simulation 4.1", {hazard, instances, hours}, {{"probability", ""}, {"expected_losses", ""}},
            +[](Arguments a) -> Values {
                const Outcome<double> p = probabilityNoLoss(a[0].number, a[1].number, a[2].number),
                                      n = expectedLosses(a[0].number, a[1].number, a[2].number);
                for (const auto *t : {&p, &n})
                    if (!*t)
                        return tl::unexpected(t->error());
                return Row{*p, *n};
            }},
        {"first_hour_free", "simulation 4.4", {hazard}, {{"billed_fraction", ""}},
            +[](Arguments a) -> Values { return one(billedFractionFirstHourFree(a[0].number)); }},
        {"checkpoint_run", "simulation 5.1",
            runParameters({optionalNumber("interval_h", "h"), optionalNumber("usd_per_hour", "USD/h"),
                optionalNumber("on_demand_usd_per_hour", "USD/h")}),
            {{"interval_h", "h"}, {"segments", ""}, {"failure_free_h", "h"}, {"expected_h", "h"}, {"sd_h", "h"},
                {"expected_losses", ""}, {"billed_h", "h"}, {"segment_success", ""}, {"useful_share", ""},
                {"usd", "USD"}, {"on_demand_usd", "USD"}, {"break_even_price_ratio", ""}},
            checkpointValues},
        {"checkpoint_block", "simulation 5.1",
            {hazard, number("block_h", "h"), number("restart_h", "h", 0.0), number("wait_h", "h", 0.0)},
            {{"mean_h", "h"}, {"sd_h", "h"}, {"losses", ""}, {"billed_h", "h"}, {"success", ""}}, blockValues},
        {"checkpoint_interval", "simulation 5.2",
            {number("checkpoint_time_s", "s"), number("mean_hours_between_losses", "h")},
            {{"young_s", "s"}, {"daly_s", "s"}, {"exact_s", "s"}}, intervalValues},
        {"daly_whole_run", "simulation 5.2",
            {number("work_h", "h"), number("interval_h", "h"), number("checkpoint_time_s", "s"),
                number("restart_s", "s"), number("mean_hours_between_losses", "h")},
            {{"hours", "h"}},
            +[](Arguments a) -> Values {
                return one(dalyWholeRunHours(
                    a[0].number, a[1].number, a[2].number / 3600.0, a[3].number / 3600.0, a[4].number));
            }},
        {"saved_at_notice", "simulation 5.3",
            {number("work_h", "h"), hazard, number("restart_s", "s"), number("notice_s", "s", 120.0),
                number("wait_s", "s", 0.0)},
            {{"hours", "h"}},
            +[](Arguments a) -> Values {
                return one(savedAtNoticeHours(
                    a[0].number, a[1].number, a[2].number / 3600.0, a[3].number / 3600.0, a[4].number / 3600.0));
            }},
        {"request_fleet", "simulation 6.3", {number("instances"), hazard, hours},
            {{"expected_alive", ""}, {"instance_hours", "h"}, {"all_alive", ""}},
            +[](Arguments a) -> Values {
                return many(requestClosedForm(a[0].number, a[1].number, a[2].number), [](const RequestClosedForm &f) {
                    return Row{f.expectedAlive, f.expectedInstanceHours, f.allAlive};
                });
            }},
        {"maintain_fleet", "simulation 6.3", {number("instances"), hazard, number("replacement_min", "min"), hours},
            {{"availability", ""}, {"instance_hours", "h"}, {"expected_losses", ""}, {"steady_all_up", ""}},
            +[](Arguments a) -> Values {
                return many(maintainClosedForm(a[0].number, a[1].number, a[2].number / 60.0, a[3].number),
                    [](const MaintainClosedForm &f) {
                        return Row{f.availability, f.expectedInstanceHours, f.expectedLosses, f.steadyAllUp};
                    });
            }},
        {"pool_shock", "simulation 6.3", {number("instances"), hazard, number("shock_per_hour", "1/h"), hours},
            {{"mean_alive", ""}, {"variance", ""}, {"independent_variance", ""}},
            +[](Arguments a) -> Values {
                return many(
                    shockClosedForm(a[0].number, a[1].number, a[2].number, a[3].number), [](const ShockClosedForm &f) {
                        return Row{f.meanAlive, f.varianceAlive, f.independentVariance};
                    });
            }},
        {"wilson", "simulation 12", {number("met"), number("n")}, {{"estimate", ""}, {"low", ""}, {"high", ""}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive({{"n", a[1].number}}))
                    return tl::unexpected(*bad);
                if (!(a[0].number >= 0.0 && a[0].number <= a[1].number))
                    return outOfRange("met", a[0].number);
                const Interval w = wattfare::wilson(a[0].number, a[1].number);
                return Row{a[0].number / a[1].number, w.low, w.high};
            }},
        {"trajectories_for", "simulation 12", {number("relative_half_width"), number("coefficient_of_variation")},
            {{"trajectories", ""}},
            +[](Arguments a) -> Values {
                if (const auto bad = firstNotPositive(
                        {{"relative_half_width", a[0].number}, {"coefficient_of_variation", a[1].number}}))
                    return tl::unexpected(*bad);
                if (!(a[1].number / a[0].number < 1e9)) // the count stays exact
                    return outOfRange("coefficient_of_variation", a[1].number);
                return Row{real(trajectoriesFor(a[0].number, a[1].number))};
            }},
    };
}

} // namespace wattfare::calc
