// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/explain_candidate.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/throughput/work_unit.h"

namespace wattfare {

namespace {

// The benchmarks that were passed over, beside the throughput that was taken.
void addAlternatives(Derivation &node, const ThroughputListing &listing, const Snapshot &snapshot)
{
    if (node.id == "benchmark_per_second" || node.id == "between_loads_per_second" || node.id == "own_throughput") {
        const auto &point = listing.chosen.point;
        for (const ThroughputRow &row : listing.rows) {
            if (row.chosen || (point && point->above == row.benchmark) || node.rejected.size() >= 24)
                continue;
            const Benchmark &b = snapshot.benchmarks[row.benchmark];
            RejectedAlternative other;
            other.what = b.id;
            other.value = row.perSecond ? row.perSecond : b.throughput;
            other.unit = knownUnit(b.unit);
            other.cls = row.cls;
            if (b.source != kNone)
                other.sources = {snapshot.sources[b.source].id};
            other.reason = row.reason;
            node.rejected.push_back(std::move(other));
        }
        return;
    }
    for (Derivation &child : node.children)
        addAlternatives(child, listing, snapshot);
}

} // namespace

Result<Traced> traced(const Results &results, const Candidate &candidate, Metric metric)
{
    const Scenario &scenario = results.scenario();
    const Snapshot &snapshot = results.snapshot();
    if (candidate.type >= snapshot.types.size() || candidate.region >= snapshot.regions.size()
        || candidate.option >= scenario.purchase.size() || metric >= Metric::count)
        return fail(Error::Code::notFound, {"scenario.unknown_name", {"candidate", ""}});
    const MetricValues<Traced> values = metricValues(results.source().inputsOf<Traced>(candidate));
    const auto &value = values[static_cast<std::size_t>(metric)];
    if (!metricApplies(scenario, metric) || !value || !isFinite(*value))
        return fail(Error::Code::noAnswer, {"explain.no_number", {std::string(metricInfo(metric).id)}});
    return *value;
}

Result<Derivation> explain(const Results &results, const Candidate &candidate, Metric metric)
{
    const auto number = traced(results, candidate, metric);
    if (!number)
        return tl::unexpected(number.error());
    Derivation derivation = derive(*number);
    const Scenario &scenario = results.scenario();
    if (results.scenario().kind != WorkloadKind::hpc)
        addAlternatives(
            derivation, listThroughput(results.scenario(), results.snapshot(), candidate.type), results.snapshot());
    if (partsOf(workUnit(results.scenario(), results.snapshot())) != 1
        && std::string_view(metricInfo(metric).id).ends_with("_per_million")) {
        derivation.notes.insert(derivation.notes.begin(), Message{"explain.per_thousand_audio_hours", {}});
    }
    const auto row = results.find(candidate);
    for (const LeverInfo &info : kLevers) // what the formula was asked with, though no number of it is the lever's
        if (row && isOn(scenario, info.lever))
            if (LeverStanding standing = results.lever(*row, info.lever); standing.state == LeverState::available) {
                derivation.notes.push_back({"answer.lever_on", {"lever.name." + std::string(info.id)}});
                derivation.notes.push_back(std::move(standing.reason));
            }
    return derivation;
}

Result<Distribution> distributionOf(const Results &results, const Candidate &candidate, Metric metric,
    std::size_t samples, std::uint64_t seed, const ProgressFn &progress)
{
    const auto number = traced(results, candidate, metric);
    if (!number)
        return tl::unexpected(number.error());
    const auto drawn = propagate(std::span(&*number, 1), samples, seed, progress);
    if (drawn)
        return drawn->front();
    switch (drawn.error().status) {
    case Status::outOfRange: return fail(Error::Code::badInput, {"explain.samples", {samples}});
    case Status::cancelled: return fail(Error::Code::cancelled, {"job.cancelled", {}});
    default: return fail(Error::Code::noAnswer, {"explain.no_distribution", {}});
    }
}

} // namespace wattfare
