// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_risk.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/simulation/parameters/market_choice.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace wattfare {

std::optional<RecordedHazard> recordedHazard(const Snapshot &snapshot, TypeIndex type)
{
    const AcceleratorIndex accelerator = type == kNone ? kNone : snapshot.types[type].accelerator;
    std::vector<double> own, all;
    for (const AvailabilityFit &fit : snapshot.availabilityFits) {
        const auto hazard = correctedHazardPerHour(fit);
        if (!hazard || !(*hazard > 0))
            continue;
        all.push_back(*hazard);
        const TypeIndex other = snapshot.type(fit.typeName);
        if (accelerator != kNone && other != kNone && snapshot.types[other].accelerator == accelerator)
            own.push_back(*hazard);
    }
    std::vector<double> &found = own.empty() ? all : own;
    if (found.empty())
        return std::nullopt;
    std::sort(found.begin(), found.end());
    return RecordedHazard{found[found.size() / 2], found.front(), found.back(), found.size(), own.empty()};
}

Message interruptionChance(const SpotRisk &risk)
{
    const auto monthly = [](const SpotCase &at) { return 1 - std::exp(-at.hazardPerHour * kHoursPerMonth); };
    Message out{"guide.risk.spot", {monthly(risk.low), monthly(risk.high)}};
    if (risk.band && risk.band->aged) {
        out.id = risk.band->high < 1 ? "guide.risk.spot_aged" : "guide.risk.spot_aged_open";
        for (const Argument &each : {Argument(risk.band->low), Argument(risk.band->high), Argument(risk.band->day)})
            out.args.push_back(each);
    }
    return out;
}

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
    SpotRisk risk{at(terms.low.hazardPerHour), at(terms.hazardPerHour), at(terms.high.hazardPerHour), {}, {}, 0,
        terms.deadlineChance, {}};
    if (const auto published = results.snapshot().bandAt(c.type, c.region, results.asOf())) {
        const InterruptionBands &bands = results.snapshot().bands;
        const int bucket = bands.bucket[*published];
        risk.band = SpotRisk::Band{double{bands.lowPct[*published]} / 100, double{bands.highPct[*published]} / 100,
            bands.date[*published], source.prices().bucketRange(c.type, c.region) != std::pair(bucket, bucket)};
    }
    const auto rate = type.throughput;
    if (const auto rates = results.range(row, Metric::throughputPerSecond);
        risk.deadlineChance && type.workHours && rates && rate && rates->low > 0 && rates->high > rates->low) {
        const auto chanceAt = [&](double throughput) { // the work takes as long as the throughput is low
            return source.spotTermsAt(c.option, terms.hazardPerHour, instances, *type.workHours * *rate / throughput)
                .deadlineChance.value_or(0.0); // a run that interruptions never let end is not in time
        };
        risk.deadlineChances = Range{chanceAt(rates->low), chanceAt(rates->high)};
    }
    if (const auto recorded = recordedHazard(results.snapshot(), c.type); recorded && !recorded->ofOthers) {
        risk.recordings = recorded->pools;
        risk.recorded = at(recorded->perHour);
    }
    return risk;
}

} // namespace wattfare
