// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/deadline/deadline_start.h"

#include "model/simulation/deadline/deadline_model.h"

#include <algorithm>

namespace wattfare {

namespace {

Summary summaryOf(const std::vector<double> &samples, bool finished) { return summarise(samples, finished ? 0 : 1); }

DeadlineResult resultOf(
    const DeadlineParams &p, const DeadlineOutcome &o, const DeadlineClosedForm &form, std::uint64_t seed)
{
    DeadlineResult r;
    r.info.seed = seed;
    r.info.n = r.info.requested = 1;
    r.info.capped = o.finished ? 0 : 1;
    r.policy = p.policy;
    r.mayBeLate = p.mayBeLate;
    r.priced = p.priced();
    r.closedForm = form;
    r.independentWindows = 1.0;
    r.windows = {o};
    r.metDeadline = probability(o.met ? 1.0 : 0.0, 1.0);
    if (o.finished) {
        if (r.priced)
            r.samples.usd = {o.usd};
        r.samples.finishHours = {o.finishHours};
        r.samples.losses = {static_cast<double>(o.losses)};
        r.samples.launches = {static_cast<double>(o.launches)};
        r.samples.spotHours = {o.spotHours};
        r.samples.onDemandHours = {o.onDemandHours};
        r.meanIdleHours = o.idleHours;
        r.meanSlackHours = o.slackHours;
    }
    if (const auto kwh = p.energy.kwhPerHour()) {
        const std::vector<double> up{o.spotHours + o.onDemandHours};
        r.kwh = summaryOf(o.finished ? up : std::vector<double>(), o.finished).scaled(*kwh);
        if (const auto kg = p.energy.kgPerKwh())
            r.kgco2e = r.kwh->scaled(*kg);
    }
    r.usd = r.priced ? summaryOf(r.samples.usd, o.finished) : Summary{};
    r.finishHours = summaryOf(r.samples.finishHours, o.finished);
    r.losses = summaryOf(r.samples.losses, o.finished);
    r.launches = summaryOf(r.samples.launches, o.finished);
    r.spotHours = summaryOf(r.samples.spotHours, o.finished);
    r.onDemandHours = summaryOf(r.samples.onDemandHours, o.finished);
    if (p.budgetUsd && r.priced)
        r.withinBudget = probability(o.finished && o.usd <= *p.budgetUsd ? 1.0 : 0.0, 1.0);
    if (r.usd.mean && form.onDemandUsd && *form.onDemandUsd > 0.0)
        r.costRatio = *r.usd.mean / *form.onDemandUsd;
    if (!r.priced)
        r.warnings.push_back(
            {"sim.unknown_price", {p.spotUsdPerHour ? "field.on_demand_usd_per_hour" : "field.spot_usd_per_hour"}});
    return r;
}

} // namespace

Outcome<std::vector<DeadlineResult>> policiesFromTick(const DeadlineParams &params,
    std::span<const DeadlinePolicy> policies, std::uint64_t startTick, std::uint64_t seed,
    const std::function<bool()> &cancelled)
{
    const auto model = sim::deadlineModel(params);
    if (!model)
        return tl::unexpected(model.error());
    const auto form = deadlineClosedForm(params);
    if (!form)
        return tl::unexpected(form.error());
    const bool bound = !withoutBound(params);
    std::vector<Message> notes = model->notes;
    for (Message &warning : estimate(*params.trace, model->needed).warnings)
        notes.push_back(std::move(warning));
    std::vector<DeadlineResult> results;
    for (const DeadlinePolicy policy : policies) {
        if (policy == DeadlinePolicy::clairvoyant && !bound && policies.size() > 1)
            continue;
        DeadlineParams p = params;
        p.policy = policy;
        const auto outcome = runDeadline(p, startTick, seed, 0, cancelled);
        if (cancelled && cancelled())
            return failure(Status::cancelled);
        if (!outcome)
            return tl::unexpected(outcome.error());
        results.push_back(resultOf(p, *outcome, *form, seed));
        results.back().warnings.insert(results.back().warnings.end(), notes.begin(), notes.end());
    }
    const auto base = std::find_if(
        results.begin(), results.end(), [&](const DeadlineResult &each) { return each.policy == params.policy; });
    for (DeadlineResult &each : results)
        if (base != results.end() && each.policy != base->policy && base->usd.mean && each.usd.mean)
            each.againstBase = PolicyDifference{1, *each.usd.mean - *base->usd.mean, std::nullopt};
    return results;
}

} // namespace wattfare
