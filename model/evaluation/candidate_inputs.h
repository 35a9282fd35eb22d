// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/candidate_formulas.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/throughput/first_token.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/support/memo.h"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

// Where the inputs of candidates come from: catalogue and scenario. Terms of a type, of a region and of a purchase
// option are gathered apart, since a table has many candidates of each.
namespace wattfare {

bool metricApplies(WorkloadKind kind, Metric metric);
// A run to a quality target counts no samples, so nothing is per million of them.
bool metricApplies(const Scenario &scenario, Metric metric);

template <Number N>
struct TypeTerms {
    std::optional<N> throughput, instances, utilisation, workHours, itWatts, embodiedG;
    std::optional<N> idleWatts; // where instances may idle
    double checkpoints = 0;
    double meanInstances = 0; // fleets that follow the traffic: mean over the day, else 0
    std::vector<double> hourly; // likewise: instances by hour
    bool sizedByLatency = false; // waiting asks for more instances than the load does
    RowStatus status = RowStatus::ok; // noThroughput, latencyUnknown, unreachable, ...
    Message reason; // why there is no throughput or no finite size
    Message powerReason, embodiedReason;
};

template <Number N>
struct RegionTerms {
    std::optional<N> pue, intensity, carbon, market, marginal, wue,
        ewif; // intensity: location-based; carbon: by the basis
    Message gridReason; // why there is no PUE or intensity
};

// The scenario's own interruption rate of one instance, 1/h: its rate, else its chance within a month
// (simulation 4.1); nullopt where the Advisor's band decides.
std::optional<double> ownHazardPerHour(const Scenario &scenario);

// What interruptions do to a candidate, by the closed forms (rule 18).
struct SpotTerms {
    // The lowest and highest hazard that the band allows, and what they lead to; equal to the values where not asked
    // for.
    struct Bounds {
        double hazardPerHour = 0, held = 0, wallFactor = 1, busyFactor = 1, mixFactor = 1;
        Status status = Status::ok;
    };
    Bounds low, high;
    std::optional<double> deadlineChance; // runs with a deadline: P(done in time)
    bool known = true; // false: no interruption band
    Status status = Status::ok; // unreachable: interruptions outpace restart
    double hazardPerHour = 0; // of one instance
    double held = 0, availability = 1; // fleets: slots to hold, share of them up
    double wallFactor = 1, busyFactor = 1; // runs
    double mixFactor = 1; // billed per useful spot instance-hour
    double intervalHours = 0, losses = 0;
    bool outpaced = false;
};

Uncertain mixFactor(const SpotTerms &spot); // with its bounds

// Prepared once per evaluation; scenario and snapshot must outlive it. Member functions may run in several threads.
class CandidateSource
{
public:
    CandidateSource(const Scenario &scenario, const Snapshot &snapshot);

    const ThroughputResolver &throughput() const { return m_throughput; }
    const PriceFinder &prices() const { return m_prices; }

    template <Number N>
    TypeTerms<N> typeTerms(TypeIndex type, const ThroughputPlan &plan) const;
    template <Number N>
    RegionTerms<N> regionTerms(RegionIndex region) const;
    // bucket: interruption band, nullopt without one; values of the type's terms.
    SpotTerms spotTerms(
        std::size_t option, std::optional<int> bucket, double instances, std::optional<double> workHours) const;
    // The same with bounds, for the band of a type and region as it stands or may have become (rule 7).
    SpotTerms spotTermsWithin(std::size_t option, TypeIndex type, RegionIndex region, double instances,
        std::optional<double> workHours) const;
    // At a hazard of one instance, 1/h.
    SpotTerms spotTermsAt(
        std::size_t option, double hazardPerHour, double instances, std::optional<double> workHours) const;
    template <Number N>
    CandidateInputs<N> inputs(const TypeTerms<N> &type, const RegionTerms<N> &region, const OptionPrice &price,
        std::size_t option, const SpotTerms &spot) const;
    // What of the inputs hangs on the price. spotFactor: of PriceFinder::price.
    template <Number N>
    void setPrice(
        CandidateInputs<N> &in, const OptionPrice &price, std::size_t option, const Uncertain &spotFactor) const;
    template <Number N>
    static void setRegion(CandidateInputs<N> &in, const RegionTerms<N> &region);
    // Whether setPrice() sets nothing but the price that the books make, whatever the type, the region and
    // interruptions.
    bool pricedAlone(std::size_t option) const;
    bool usesSpot(std::size_t option) const;
    // Of the demand in requests: the person's own, or that of the figure that makes requests of it.
    FigureClass demandClass() const { return m_audio == kNone ? FigureClass::user : m_snapshot.figures.cls(m_audio); }

    // Everything of one candidate.
    template <Number N>
    CandidateInputs<N> inputsOf(const Candidate &candidate) const;
    // Of one instance at its load, without embodied emissions, price and grid.
    std::optional<Traced> itWatts(TypeIndex type) const;
    ThroughputPlan throughputPlan(TypeIndex type) const { return m_throughput.plan(type); }
    // The same for a comparison with another type: watts that are known only as a ratio to the other's are expressed by
    // that ratio (energy 2.2). `linked` tells whether they were.
    CandidateInputs<Traced> inputsBeside(const Candidate &candidate, TypeIndex other, bool &linked) const;

private:
    const Scenario &m_scenario;
    const Snapshot &m_snapshot;
    ThroughputResolver m_throughput;
    PriceFinder m_prices;
    double m_meanShare = 1; // of the peak, over the day
    FigureIndex m_audio = kNone; // seconds in an inference, where the demand counts hours of audio
    double m_parts = 1; // parts of the demand's unit that costs per million count
    bool m_mayIdle = false; // instances that are powered and do not serve
    // What sizes and interruptions ask for hangs on few numbers, which types share: option, hazard, instances, hours;
    // places, seconds and rate of an instance.
    using SpotKey = std::tuple<std::size_t, double, double, std::optional<double>>;
    mutable Memo<SpotKey, SpotTerms> m_spotTerms;
    mutable Memo<FirstTokenInstance, Outcome<std::uint64_t>> m_forFirstToken;

    struct Beside { // a comparison
        TypeIndex other = kNone;
        bool linked = false;
    };
    template <Number N>
    TypeTerms<N> termsOf(TypeIndex type, const ThroughputPlan &plan, Beside *beside) const;
    template <Number N>
    TypeTerms<N> loadTerms(TypeIndex type, const ThroughputPlan &plan, Beside *beside) const;
    template <Number N>
    CandidateInputs<N> gather(const Candidate &candidate, Beside *beside) const;
    template <Number N>
    void powered(CandidateInputs<N> &in, const TypeTerms<N> &type, std::size_t option, const SpotTerms &spot) const;
    SpotTerms spotTermsOf(
        std::size_t option, double hazardPerHour, double instances, std::optional<double> workHours) const;
    template <Number N>
    void size(TypeTerms<N> &terms, TypeIndex type, const ThroughputPlan &plan) const;
    template <Number N>
    void power(TypeTerms<N> &terms, TypeIndex type, const ThroughputPlan &plan, Beside *beside) const;
};

} // namespace wattfare
