// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/candidate_inputs.h"
#include "model/simulation/checkpoint/spot_overhead.h"
#include "model/simulation/market/hazard.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

std::optional<double> ownHazardPerHour(const Scenario &scenario)
{
    if (scenario.hazardPerHour)
        return scenario.hazardPerHour;
    if (!scenario.interruptionPerMonth)
        return std::nullopt;
    const auto hazard = wattfare::hazardPerHour(*scenario.interruptionPerMonth);
    return hazard ? std::optional(*hazard) : std::nullopt;
}

SpotTerms CandidateSource::spotTerms(
    std::size_t option, std::optional<int> bucket, double instances, std::optional<double> workHours) const
{
    SpotTerms terms;
    terms.held = instances;
    if (!usesSpot(option))
        return terms;
    const std::optional<double> own = ownHazardPerHour(m_scenario);
    const Outcome<double> hazard = own ? Outcome<double>(*own)
        : bucket                       ? bandHazardPerHour(*bucket)
                                       : Outcome<double>(failure(Status::noData, "band"));
    if (!hazard) {
        terms.known = false;
        return terms;
    }
    return spotTermsAt(option, *hazard, instances, workHours);
}

SpotTerms CandidateSource::spotTermsWithin(
    std::size_t option, TypeIndex type, RegionIndex region, double instances, std::optional<double> workHours) const
{
    SpotTerms terms = spotTerms(option, m_prices.bucket(type, region), instances, workHours);
    if (!usesSpot(option) || !terms.known || terms.status != Status::ok)
        return terms;
    const auto at = [&](double hazardPerHour) {
        const SpotTerms found = spotTermsAt(option, hazardPerHour, instances, workHours);
        const SpotTerms &shown = found.status == Status::ok ? found : terms; // no finite bound: the status says so
        return SpotTerms::Bounds{
            hazardPerHour, shown.held, shown.wallFactor, shown.busyFactor, shown.mixFactor, found.status};
    };
    terms.low = terms.high = at(terms.hazardPerHour);
    const auto band = m_prices.bucketRange(type, region);
    if (!band)
        return terms;
    // A rate that was typed does not hide what is published: the bounds hold both.
    const auto lowest = bandProbability(band->first), highest = bandProbability(band->second);
    const auto rateOf = [](double monthly) { return *hazardPerHour(monthly); };
    if (const double low = rateOf(lowest->low); low < terms.hazardPerHour)
        terms.low = at(low);
    if (const double high = rateOf(highest->high); high > terms.hazardPerHour)
        terms.high = at(high);
    return terms;
}

SpotTerms CandidateSource::spotTermsAt(
    std::size_t option, double hazardPerHour, double instances, std::optional<double> workHours) const
{
    return m_spotTerms.of({option, hazardPerHour, instances, workHours},
        [&] { return spotTermsOf(option, hazardPerHour, instances, workHours); });
}

SpotTerms CandidateSource::spotTermsOf(
    std::size_t option, double hazardPerHour, double instances, std::optional<double> workHours) const
{
    SpotTerms terms;
    terms.held = instances;
    terms.hazardPerHour = hazardPerHour;
    const PurchaseOption &o = m_scenario.purchase[option];
    const double share = o.kind == PurchaseKind::mix ? o.spotShare : 1.0;
    const auto fail = [&](const Failure &failure) { terms.status = failure.status; };
    if (m_scenario.kind == WorkloadKind::inference || m_scenario.kind == WorkloadKind::llmServing) {
        const double needed = std::ceil(instances * share - 1e-9);
        if (!(needed > 0))
            return terms;
        // Until a lost instance is replaced: launch and boot (6.2).
        const std::optional<double> seconds = m_scenario.spotReplacementS
            ? m_scenario.spotReplacementS
            : m_snapshot.figures.componentValue("spot-market", "replacement_s");
        if (!seconds) {
            terms.status = Status::noData;
            return terms;
        }
        const auto availability = spotAvailability(terms.hazardPerHour, *seconds / 3600.0);
        if (!availability) {
            fail(availability.error());
            return terms;
        }
        const auto headroom = spotHeadroom(needed, *availability);
        if (!headroom) {
            fail(headroom.error());
            return terms;
        }
        terms.availability = *availability;
        terms.mixFactor = headroom->billedInstances / needed;
        if (kindOf(o).billing == Billing::interruptible)
            terms.held = headroom->instances;
        else
            terms.held = instances + headroom->instances - needed;
    } else if (workHours) {
        // HPC: no checkpoints, a lost run starts again; restart and waiting for capacity at their defaults.
        const bool training = m_scenario.kind == WorkloadKind::training;
        const TrainingJob defaults, &job = training ? m_scenario.training : defaults;
        SpotTrainingInput in;
        in.workHours = *workHours;
        in.hazardPerHour = terms.hazardPerHour;
        in.instances = std::max(1.0, std::ceil(instances * share - 1e-9)); // any one lost stops the run
        in.checkpointHours = job.checkpointTimeS / 3600.0;
        in.restartHours = job.restartS / 3600.0;
        in.waitHours = job.waitForCapacityS / 3600.0;
        if (!training)
            in.intervalHours = *workHours;
        else if (job.checkpointIntervalH > 0)
            in.intervalHours = job.checkpointIntervalH;
        if (training && job.deadlineH)
            in.deadlineHours = *job.deadlineH - job.startUpH;
        const auto overhead = spotTrainingOverhead(in);
        if (!overhead) {
            fail(overhead.error());
            return terms;
        }
        terms.wallFactor = overhead->timeFactor;
        terms.busyFactor = overhead->billedFactor;
        terms.intervalHours = overhead->intervalHours;
        terms.losses = overhead->expectedLosses;
        if (in.deadlineHours)
            terms.deadlineChance = overhead->deadlineChance;
        terms.outpaced = overhead->outpaced;
    }
    return terms;
}

} // namespace wattfare
