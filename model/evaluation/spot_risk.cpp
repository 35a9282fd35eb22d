// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_risk.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/simulation/parameters/market_choice.h"

#include <algorithm>
#include <vector>

namespace wattfare {

PoolRecordings poolRecordings(const Snapshot &snapshot, TypeIndex type)
{
    PoolRecordings out;
    const AcceleratorIndex accelerator = snapshot.types[type].accelerator;
    for (const AvailabilityFit &fit : snapshot.availabilityFits) {
        const TypeIndex other = snapshot.type(fit.typeName);
        if (accelerator != kNone && other != kNone && snapshot.types[other].accelerator == accelerator)
            out.fits.push_back(fit);
    }
    out.ofOthers = out.fits.empty();
    if (out.ofOthers)
        out.fits = snapshot.availabilityFits;
    return out;
}

namespace {

// Hazards that were recorded on pools of types with the same accelerator, sorted.
std::vector<double> recordedHazards(const Snapshot &snapshot, TypeIndex type)
{
    std::vector<double> found;
    const PoolRecordings recordings = poolRecordings(snapshot, type);
    if (recordings.ofOthers)
        return found;
    for (const AvailabilityFit &fit : recordings.fits)
        if (const auto hazard = correctedHazardPerHour(fit); hazard && *hazard > 0)
            found.push_back(*hazard);
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

std::optional<SpotRisk> spotRisk(const Results &results, std::size_t row)
{
    const Candidate &c = results.candidate(row);
    const CandidateSource &source = results.source();
    if (!source.usesSpot(c.option) || results.standing(row) == Standing::noAnswer)
        return std::nullopt;
    const ThroughputPlan plan = source.throughput().plan(c.type);
    const TypeTerms<double> type = source.typeTerms<double>(c.type, plan);
    const RegionTerms<double> region = source.regionTerms<double>(c.region);
    const double instances = type.instances.value_or(0.0);
    const SpotTerms terms = source.spotTermsWithin(c.option, c.type, c.region, instances, type.workHours);
    const OptionPrice price = source.prices().find(c.type, c.region, c.option);
    if (!terms.known || !price.known)
        return std::nullopt;
    const auto at = [&](double hazardPerHour) {
        SpotTerms spot = source.spotTermsAt(c.option, hazardPerHour, instances, type.workHours);
        SpotCase out{hazardPerHour, spot.status, {}};
        out.values = metricValues(source.inputs<double>(type, region, price, c.option, spot));
        return out;
    };
    SpotRisk risk{at(terms.low.hazardPerHour), at(terms.hazardPerHour), at(terms.high.hazardPerHour), {}, 0,
        terms.deadlineChance};
    const std::vector<double> recorded = recordedHazards(results.snapshot(), c.type);
    risk.recordings = recorded.size();
    if (!recorded.empty())
        risk.recorded = at(recorded[recorded.size() / 2]);
    return risk;
}

} // namespace wattfare
