// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/candidate_inputs.h"

#include "model/economics/fleet.h"
#include "model/economics/training.h"
#include "model/energy/embodied.h"
#include "model/energy/grid.h"
#include "model/energy/power_methods.h"
#include "model/energy/silicon_ratio.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/support/decimal.h"
#include "model/workload/checkpoints.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace wattfare {

namespace {

constexpr double kDefaultLoadCpuPct = 25; // rule 4

RowStatus rowStatus(Status status)
{
    switch (status) {
    case Status::ok: return RowStatus::ok;
    case Status::unreachable: return RowStatus::unreachable;
    case Status::unstable: return RowStatus::unstable;
    case Status::noCapacity: return RowStatus::noCapacity;
    case Status::noData: return RowStatus::noThroughput;
    case Status::cancelled:
    case Status::outOfRange: return RowStatus::outOfRange;
    }
    return RowStatus::outOfRange;
}

// A number of a closed form that has no template: its inputs stand in the note, which is made only for derivations.
template <Number N, class Note>
N closedForm(const Uncertain &value, std::string_view id, std::string_view symbol, Unit unit, std::string_view section,
    Note &&note)
{
    return leaf<N>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::parameter;
        info.id = id;
        info.symbol = symbol;
        info.unit = unit;
        info.section = section;
        info.cls = FigureClass::estimate;
        info.notes = {std::forward<Note>(note)()};
        return info;
    });
}

// Samples of a run; a run to its quality target is one, and its rate counts such runs.
template <Number N>
N trainingAmount(const TrainingJob &job)
{
    return job.toQualityTarget ? parameter<N>(1.0, "runs", "S", "1") : parameter<N>(job.samples, "samples", "S", "1");
}

// A value with bounds that were asked for; those of terms without bounds stay at their defaults and are none.
Uncertain within(double value, double low, double high)
{
    return low <= value && value <= high ? Uncertain(value, low, high) : Uncertain(value);
}

// Instances beside `committed` ones that a fleet of so many by the hour needs on average (simulation 10).
double restInstances(const std::vector<double> &hourly, double committed)
{
    double sum = 0;
    for (const double n : hourly)
        sum += std::max(0.0, n - committed);
    return sum / static_cast<double>(hourly.size());
}

// What of a scenario (or of a formula) leaves no finite fleet or run.
Message failureReason(const char *id, const std::string &subject, std::string_view field, Status status)
{
    const char *kind = field.find('.') == std::string_view::npos ? "field." : "parameter.";
    return {id, {subject, kind + std::string(field), "status." + std::string(statusId(status))}};
}

} // namespace

Uncertain mixFactor(const SpotTerms &spot) { return within(spot.mixFactor, spot.low.mixFactor, spot.high.mixFactor); }

CandidateSource::CandidateSource(const Scenario &scenario, const Snapshot &snapshot)
    : m_scenario(scenario)
    , m_snapshot(snapshot)
    , m_throughput(scenario, snapshot)
    , m_prices(scenario, snapshot)
{
    if (scenario.kind == WorkloadKind::inference) {
        m_audio = audioOfInference(scenario, snapshot);
        m_parts = partsOf(workUnit(scenario, snapshot));
    }
    if (scenario.kind == WorkloadKind::inference && scenario.inference.trafficByHour) {
        const auto &hours = *scenario.inference.trafficByHour;
        m_meanShare = std::accumulate(hours.begin(), hours.end(), 0.0) / static_cast<double>(hours.size());
    }
    for (std::size_t option = 0; option < scenario.purchase.size() && isFleet(scenario.kind); ++option)
        m_mayIdle = m_mayIdle || usesSpot(option)
            || (committedShare(scenario.purchase[option]) > 0 && scenario.inference.scaleWithTraffic);
}

bool CandidateSource::usesSpot(std::size_t option) const { return partsOf(m_scenario.purchase[option]).spot; }

template <Number N>
void CandidateSource::size(TypeTerms<N> &terms, TypeIndex type, const ThroughputPlan &plan) const
{
    const std::string &name = m_snapshot.types[type].name;
    const N x = *terms.throughput;
    if (isFleet(m_scenario.kind)) {
        const bool llm = m_scenario.kind == WorkloadKind::llmServing;
        const InferenceDemand &inference = m_scenario.inference;
        FleetDemand demand;
        const double asked = llm ? m_scenario.llm.outputTokensPerHour : inference.demandPerHour;
        const double audioSeconds = m_audio == kNone ? 0.0 : m_snapshot.figures.value(m_audio);
        demand.demandPerHour = m_audio == kNone ? asked : asked * 3600.0 / audioSeconds;
        demand.throughputPerHour = valueOf(x) * 3600.0;
        demand.utilisationTarget = llm ? m_scenario.llm.utilisationTarget : inference.utilisationTarget;
        demand.redundancy = static_cast<std::uint64_t>(llm ? m_scenario.llm.redundancy : inference.redundancy);
        if (!llm && inference.queueing && inference.latencyLimitMs) {
            demand.latencyLimitSeconds = *inference.latencyLimitMs / 1000.0;
            demand.latencyQuantile = inference.latencyPercentile;
            demand.serviceScv = inference.serviceScv;
            demand.serversPerInstance
                = static_cast<std::uint64_t>(std::max(1.0, std::floor(m_snapshot.types[type].acceleratorCount)));
        }
        if (!llm && inference.queueing && !inference.latencyLimitMs) { // nothing to size for: not silently without it
            terms.status = RowStatus::outOfRange;
            terms.reason = failureReason("reason.no_fleet", name, "inference.latency_limit_ms", Status::noData);
            return;
        }
        auto size = sizeFleet(demand);
        // The person's own rate says nothing about first tokens.
        if (size && llm && m_scenario.llm.ttftLimitMs && plan.status == RowStatus::ok
            && plan.rule != ThroughputRule::own && demand.demandPerHour > 0) {
            const LlmServing &served = m_scenario.llm;
            const auto waiting = firstTokenInstance(served, plan, valueOf(x)).and_then([&](const auto &instance) {
                return m_forFirstToken.of(instance, [&] { return instancesForFirstToken(served, instance); });
            });
            if (waiting)
                size->forLatency = *waiting;
            else
                size = tl::unexpected(waiting.error());
        }
        if (!size) {
            terms.status = rowStatus(size.error().status);
            terms.reason = size.error().field == "llm.ttft_limit_ms"
                ? Message{"reason.no_fleet_first_token", {name, *m_scenario.llm.ttftLimitMs}}
                : failureReason("reason.no_fleet", name, size.error().field, size.error().status);
            return;
        }
        N q = parameter<N>(asked, llm ? "output_tokens_per_hour" : "demand_per_hour", "q", "1/h");
        if (m_audio != kNone)
            q = named(Label{"inferences_per_hour", "q_x", "1/h", "simulation 2.1"},
                q * 3600.0 / figureLeaf<N>(m_snapshot, m_audio, "s_a", Uncertain(audioSeconds)));
        const N perHour = named(Label{"throughput_per_hour", "x", "1/h", "simulation 2.1"}, x * 3600.0);
        if (demand.demandPerHour <= 0.0) {
            terms.instances = named(Label{"instances", "n", "1", "simulation 2.1"}, q * 0.0);
            return;
        }
        const N target = leaf<N>(demand.utilisationTarget, [&] {
            LeafInfo info;
            info.id = "utilisation_target";
            info.symbol = "u*";
            info.cls
                = demand.utilisationTarget == kDefaultUtilisationTarget ? FigureClass::assumption : FigureClass::user;
            info.policy = true;
            return info;
        });
        const double latency = static_cast<double>(std::max<std::uint64_t>(1, size->forLatency));
        terms.sizedByLatency = size->forLatency > size->forThroughput;
        const auto sizing = [&] {
            if (llm && size->forLatency > 0)
                return Message{
                    "explain.sized_by_first_token", {*m_scenario.llm.ttftLimitMs, m_scenario.llm.serviceScv}};
            return demand.latencyLimitSeconds ? Message{"explain.sized_by_queueing",
                       {*demand.latencyLimitSeconds * 1000.0, demand.latencyQuantile, demand.serviceScv}}
                                              : Message{"explain.at_least_one", {}};
        };
        // As a factor of the load in instances, so that a range of the throughput carries over.
        const N forLatency = latency > 1 && !uncertainOf(x).exact()
            ? named(Label{"instances_for_latency", "n_latency", "1", "simulation 2.2"},
                ceilGuarded(q / perHour
                    * closedForm<N>(latency * valueOf(perHour) / demand.demandPerHour, "latency_headroom",
                        "n_latency x/q", "1", "simulation 2.2", sizing)))
            : closedForm<N>(latency, "instances_for_latency", "n_latency", "1", "simulation 2.2", sizing);
        terms.instances = instancesInService(instancesForThroughput(q, perHour, target), forLatency,
            parameter<N>(static_cast<double>(demand.redundancy), "redundancy", "k", "1"));
        const double share = llm ? 1.0 : m_meanShare;
        const N mean = share == 1.0 ? q
                                    : named(Label{"mean_demand_per_hour", "q_mean", "1/h", "simulation 2.1"},
                                        q * parameter<N>(share, "traffic_mean", "s", ""));
        N serving = *terms.instances;
        if (!llm && inference.scaleWithTraffic && inference.trafficByHour) {
            double sum = 0;
            for (const double hour : *inference.trafficByHour) {
                FleetDemand part = demand;
                part.demandPerHour *= hour;
                const auto partSize = sizeFleet(part);
                terms.hourly.push_back(static_cast<double>(partSize ? partSize->instances : size->instances));
                sum += terms.hourly.back();
            }
            terms.meanInstances = sum / 24.0;
            serving = closedForm<N>(terms.meanInstances, "mean_instances", "n_mean", "1", "simulation 2.1", [] {
                return Message{"explain.follows_traffic", {}};
            });
        }
        terms.utilisation = fleetUtilisation(mean, perHour, serving);
        return;
    }

    const bool training = m_scenario.kind == WorkloadKind::training;
    terms.instances = named(Label{"instances", "n", "1", "simulation 3"},
        parameter<N>(training ? m_scenario.training.nodes : m_scenario.hpc.nodes, "nodes", "n", "1"));
    if (plan.status == RowStatus::outOfRange) // outside the table of scaling
        return;
    const N amount = training ? trainingAmount<N>(m_scenario.training)
                              : parameter<N>(m_scenario.hpc.exaflop * 1e18, "flop", "S", "FLOP");
    const N work = trainingWorkHours(amount, x);
    if (!std::isfinite(valueOf(work)) || valueOf(work) > 1e7) {
        terms.status = RowStatus::unreachable;
        terms.reason = failureReason("reason.no_run", name, "hours", Status::unreachable);
        return;
    }
    terms.workHours = work;
    const TrainingJob &job = m_scenario.training;
    if (training && job.checkpointIntervalH > 0) { // an HPC run has no checkpoints of its own in a scenario
        if (job.checkpointTimeS / 3600.0 > valueOf(work) && valueOf(work) > job.checkpointIntervalH) {
            terms.workHours.reset();
            terms.status = RowStatus::outOfRange;
            terms.reason = failureReason("reason.no_run", name, "training.checkpoint_time_s", Status::outOfRange);
            return;
        }
        const double segments = checkpointSegments(valueOf(work), job.checkpointIntervalH);
        if (!(segments <= 1e9)) {
            terms.workHours.reset();
            terms.status = RowStatus::outOfRange;
            terms.reason = failureReason("reason.no_run", name, "training.checkpoint_interval_h", Status::outOfRange);
            return;
        }
        terms.checkpoints = std::max(0.0, segments - 1.0);
    }
}

template <Number N>
void CandidateSource::power(
    TypeTerms<N> &terms, TypeIndex type, const ThroughputPlan &plan, [[maybe_unused]] Beside *beside) const
{
    const EnergyOptions &energy = m_scenario.energy;
    const InstanceType &t = m_snapshot.types[type];
    const bool accelerated = t.acceleratorCount > 0;
    // Load of what does the work: the accelerators, or the CPU of an instance without any.
    std::optional<N> load;
    if (energy.fullLoad || !isFleet(m_scenario.kind))
        load = parameter<N>(
            100.0, "u_load_pct", "u_load", "%", energy.fullLoad ? FigureClass::user : FigureClass::assumption);
    else if (terms.utilisation && plan.ranged()) // the range of the throughput must not enter twice
        load
            = parameter<N>(std::min(100.0, valueOf(*terms.utilisation) * 100.0), "u_load_pct", "u_load", "%", plan.cls);
    else if (terms.utilisation)
        load = named(Label{"u_load_pct", "u_load", "%", "simulation 2.3"}, *terms.utilisation * 100.0);
    else if (terms.instances)
        load = parameter<N>(0.0, "u_load_pct", "u_load", "%");
    const auto percent = [](double value, std::string_view id, std::string_view symbol, bool byUser) {
        return parameter<N>(value, id, symbol, "%", byUser ? FigureClass::user : FigureClass::assumption);
    };
    Utilisation<N> u;
    if (energy.uAccPct)
        u.acc = percent(*energy.uAccPct, "u_acc_pct", "u_acc", true);
    else if (load)
        u.acc = *load;
    const bool cpuWorks = !accelerated;
    if (energy.uCpuPct)
        u.cpu = percent(*energy.uCpuPct, "u_cpu_pct", "u_cpu", true);
    else if (cpuWorks && load)
        u.cpu = *load;
    else
        u.cpu = percent(kDefaultLoadCpuPct, "u_cpu_pct", "u_cpu", false);
    u.mem = energy.uMemPct ? percent(*energy.uMemPct, "u_mem_pct", "u_mem", true) : u.cpu;

    const auto own = m_scenario.ownWatts.find(t.name);
    const auto watts = own == m_scenario.ownWatts.end() ? std::nullopt : std::optional(own->second);
    const bool loadKnown = load || (accelerated ? energy.uAccPct.has_value() : energy.uCpuPct.has_value());
    if (!loadKnown && !watts && energyMethodInfo(energy.method).readsLoad)
        return; // without a throughput there is no load to speak of
    PowerInputs<N> inputs = gatherPower<N>(m_snapshot, type, energy, watts);
    if constexpr (std::same_as<N, Traced>) {
        if (beside != nullptr && energy.method == EnergyMethod::component && !watts)
            beside->linked = linkSilicon(m_snapshot, type, beside->other, inputs, energy);
    }
    auto found = powerOf<N>(energy.method, inputs, u);
    if (!found) {
        terms.powerReason = {"reason.no_power", {t.name, found.error().field}};
        return;
    }
    if (!isFinite(found->itW) || valueOf(found->itW) < 0) {
        terms.powerReason = {"reason.no_power", {t.name, "it_w"}};
        return;
    }
    terms.itWatts = found->itW;
    if (!m_mayIdle)
        return;
    const N none = parameter<N>(0.0, "u_idle_pct", "u_idle", "%", FigureClass::assumption);
    if (auto idle = powerOf<N>(energy.method, inputs, Utilisation<N>{none, none, none}))
        terms.idleWatts = idle->itW;
}

template <Number N>
TypeTerms<N> CandidateSource::typeTerms(TypeIndex type, const ThroughputPlan &plan) const
{
    return termsOf<N>(type, plan, nullptr);
}

template <Number N>
TypeTerms<N> CandidateSource::termsOf(TypeIndex type, const ThroughputPlan &plan, Beside *beside) const
{
    TypeTerms<N> terms = loadTerms<N>(type, plan, beside);
    const auto allocated = allocationKg(m_scenario.energy.embodiedMethod, gatherEmbodied<N>(m_snapshot, type));
    if (allocated && isFinite(*allocated))
        terms.embodiedG = named(Label{"embodied_g_per_hour", "M_h", "gCO2e/h", "energy 6"},
            *allocated * 1000.0
                / parameter<N>(m_scenario.energy.lifetimeH, "lifetime_h", "EL", "h", FigureClass::assumption));
    else
        terms.embodiedReason = {"reason.no_embodied", {m_snapshot.types[type].name}};
    return terms;
}

std::optional<Traced> CandidateSource::itWatts(TypeIndex type) const
{
    return loadTerms<Traced>(type, m_throughput.plan(type), nullptr).itWatts;
}

// Throughput, size and power of an instance.
template <Number N>
TypeTerms<N> CandidateSource::loadTerms(TypeIndex type, const ThroughputPlan &plan, Beside *beside) const
{
    TypeTerms<N> terms;
    terms.status = plan.status;
    terms.reason = plan.reason;
    if (plan.usable()) {
        const N x = throughputOf<N>(plan, m_snapshot, type);
        if (isFinite(x) && valueOf(x) > 0) {
            terms.throughput = x;
            size(terms, type, plan);
        } else {
            terms.status = RowStatus::outOfRange;
            terms.reason = failureReason(
                "reason.no_fleet", m_snapshot.types[type].name, "throughput_per_second", Status::outOfRange);
        }
    } else if (!isFleet(m_scenario.kind)) {
        terms.instances = named(Label{"instances", "n", "1", "simulation 3"},
            parameter<N>(m_scenario.kind == WorkloadKind::training ? m_scenario.training.nodes : m_scenario.hpc.nodes,
                "nodes", "n", "1"));
    }
    power(terms, type, plan, beside);
    return terms;
}

template <Number N>
RegionTerms<N> CandidateSource::regionTerms(RegionIndex region) const
{
    const EnergyOptions &energy = m_scenario.energy;
    const GridInputs<N> grid = gatherGrid<N>(m_snapshot, region, energy);
    const std::string &code = m_snapshot.regions[region].code;
    RegionTerms<N> terms;
    terms.wue = grid.wue;
    terms.ewif = grid.ewif;
    if (const auto pue = pueOf(energy.method, grid, energy))
        terms.pue = *pue;
    else
        terms.gridReason = {"reason.no_grid_figure", {code, pue.error().field}};
    if (const auto market = marketIntensity(grid))
        terms.market = *market;
    terms.marginal = grid.marginal;
    if (const auto intensity = locationIntensity(grid, energy.carbonBasis))
        terms.intensity = *intensity;
    else if (terms.gridReason.id.empty())
        terms.gridReason = {"reason.no_grid_figure", {code, intensity.error().field}};
    switch (energy.carbonBasis) {
    case CarbonBasis::market: terms.carbon = terms.market; break;
    case CarbonBasis::marginal: terms.carbon = terms.marginal; break;
    default: terms.carbon = terms.intensity;
    }
    return terms;
}

bool CandidateSource::pricedAlone(std::size_t option) const
{
    const PurchaseOption &o = m_scenario.purchase[option];
    return o.kind != PurchaseKind::mix
        && (isFleet(m_scenario.kind) || m_scenario.ownedCommitments || !partsOf(o).commitment);
}

template <Number N>
void CandidateSource::setRegion(CandidateInputs<N> &in, const RegionTerms<N> &region)
{
    in.pue = region.pue;
    in.intensity = region.intensity;
    in.carbon = region.carbon;
    in.market = region.market;
    in.marginal = region.marginal;
    in.wue = region.wue;
    in.ewif = region.ewif;
}

template <Number N>
void CandidateSource::setPrice(
    CandidateInputs<N> &in, const OptionPrice &price, std::size_t option, const Uncertain &spotFactor) const
{
    in.price.reset();
    in.split.reset();
    in.wholeDays = kindOf(m_scenario.purchase[option]).billing == Billing::wholeDays;
    if (!price.known)
        return;
    in.price = m_prices.price<N>(price, option, spotFactor);
    // What a fleet pays all the time is its price but where only the rest of a mix follows the traffic.
    if (isFleet(m_scenario.kind) ? in.rest.has_value() : !m_scenario.ownedCommitments)
        in.split = m_prices.split<N>(price, option, spotFactor);
}

// The instances that are powered on average, and what they draw: those beyond the serving ones idle (simulation 2.3).
template <Number N>
void CandidateSource::powered(
    CandidateInputs<N> &in, const TypeTerms<N> &type, std::size_t option, const SpotTerms &spot) const
{
    const PurchaseOption &o = m_scenario.purchase[option];
    const double n = valueOf(*in.instances), share = committedShare(o);
    const bool onSpot = usesSpot(option), follows = type.meanInstances > 0;
    if (!(n > 0) || (!onSpot && !(follows && share > 0)))
        return;
    const double serving = follows ? type.meanInstances : n, committed = share * n;
    const double rest = !follows ? n - committed : share > 0 ? restInstances(type.hourly, committed) : serving;
    const double ofRest = kindOf(o).billing == Billing::interruptible ? 1.0
        : onSpot                                                      ? o.spotShare / (1.0 - share)
                                                                      : 0.0;
    const auto total = [&](double factor) { return committed + rest + rest * ofRest * (factor - 1.0); };
    const auto note = [&] { return Message{"explain.idle_instances", {serving, total(spot.mixFactor)}}; };
    if (kindOf(o).billing == Billing::mixed) {
        const Uncertain x = mixFactor(spot);
        // As a factor of what serves at the peak, so that a range of n carries over.
        in.powered = named(Label{"powered_instances", "n_on", "1", "simulation 2.3"},
            *in.instances
                * closedForm<N>(Uncertain(total(x.value) / n, total(x.low) / n, total(x.high) / n),
                    "powered_per_instance", "n_on/n", "1", "simulation 2.3", note));
    }
    if (!in.itWatts || !type.idleWatts)
        return;
    // Held at its value while the instances vary.
    const N busy = closedForm<N>(
        std::min(1.0, serving / total(spot.mixFactor)), "serving_share", "phi", "1", "simulation 2.3", note);
    in.meanWatts
        = named(Label{"mean_watts", "P_mean", "W", "simulation 2.3"}, lerp(*type.idleWatts, *in.itWatts, busy));
}

template <Number N>
CandidateInputs<N> CandidateSource::inputs(const TypeTerms<N> &type, const RegionTerms<N> &region,
    const OptionPrice &price, std::size_t option, const SpotTerms &spot) const
{
    CandidateInputs<N> in;
    in.kind = m_scenario.kind;
    in.throughput = type.throughput;
    in.instances = type.instances;
    in.utilisation = type.utilisation;
    in.itWatts = type.itWatts;
    in.embodiedG = type.embodiedG;
    in.workHours = type.workHours;
    in.checkpoints = type.checkpoints;
    setRegion(in, region);
    in.overheadKnown = spot.known && spot.status == Status::ok;
    const bool onSpot = usesSpot(option);
    if (isFleet(m_scenario.kind)) {
        const bool llm = m_scenario.kind == WorkloadKind::llmServing;
        const N q = parameter<N>(llm ? m_scenario.llm.outputTokensPerHour : m_scenario.inference.demandPerHour,
            llm ? "output_tokens_per_hour" : "demand_per_hour", "q", "1/h");
        in.demandPerHour = llm || m_meanShare == 1.0
            ? q
            : named(Label{"mean_demand_per_hour", "q_mean", "1/h", "simulation 2.1"},
                q * parameter<N>(m_meanShare, "traffic_mean", "s", ""));
        if (m_parts != 1)
            in.demandPerHour
                = named(Label{"demand_in_parts", "q_m", "1/h", "simulation 2.3"}, in.demandPerHour * m_parts);
        if (!in.instances) {
            setPrice(in, price, option, mixFactor(spot));
            return in;
        }
        const auto headroom = [&] { return Message{"explain.spot_headroom", {spot.hazardPerHour, spot.availability}}; };
        const Billing billing = kindOf(m_scenario.purchase[option]).billing;
        const double committed = committedShare(m_scenario.purchase[option]);
        const bool follows = type.meanInstances > 0 && committed < 1;
        if (onSpot && valueOf(*in.instances) > 0) {
            // Headroom by the slots that closed form 2.4 asks for, as a factor, so that a range of n carries over.
            const double n = valueOf(*in.instances);
            const Uncertain slots = within(spot.held / n, spot.low.held / n, spot.high.held / n);
            const N factor = closedForm<N>(slots, "spot_headroom", "m/n", "1", "simulation 2.4", headroom);
            in.held = named(Label{"instances", "m", "1", "simulation 2.4"}, *in.instances * factor);
        }
        // Counts that follow the traffic are factors of the instances at the peak where those have a range, so that it
        // carries over.
        const double peak = valueOf(*in.instances);
        const bool ranged = peak > 0 && !uncertainOf(*in.instances).exact();
        if (follows) {
            const auto note = [] { return Message{"explain.follows_traffic", {}}; };
            in.billed = ranged
                ? named(Label{"mean_instances", "n_mean", "1", "simulation 2.1"},
                    *in.instances
                        * closedForm<N>(type.meanInstances / peak, "mean_per_peak_instance", "n_mean/n", "1",
                            "simulation 2.1", note))
                : closedForm<N>(type.meanInstances, "mean_instances", "n_mean", "1", "simulation 2.1", note);
        }
        if (onSpot && valueOf(*in.instances) > 0) {
            const N base = in.billed ? *in.billed : *in.instances;
            if (billing == Billing::interruptible)
                in.billed = named(Label{"billed_instances", "n A", "1", "simulation 2.4"},
                    base
                        * closedForm<N>(
                            mixFactor(spot), "billed_per_instance", "m A/n", "1", "simulation 2.4", headroom));
            else
                in.billed = base; // the price of a mix already holds the headroom of its spot share
        }
        if (follows && committed > 0) {
            const double rest = restInstances(type.hourly, committed * peak);
            const auto note = [] { return Message{"explain.rest_follows_traffic", {}}; };
            in.rest = closedForm<N>(rest, "rest_instances", "n_rest", "1", "simulation 10", note);
            if (ranged)
                in.restPerInstance
                    = closedForm<N>(rest / peak, "rest_per_peak_instance", "n_rest/n", "1", "simulation 10", note);
        }
        powered(in, type, option, spot);
        setPrice(in, price, option, mixFactor(spot));
        return in;
    }
    const TrainingJob &job = m_scenario.training;
    const bool training = m_scenario.kind == WorkloadKind::training;
    in.amount = training ? trainingAmount<N>(job) : parameter<N>(m_scenario.hpc.exaflop * 1e18, "flop", "S", "FLOP");
    if (training) {
        in.checkpointHours = parameter<N>(job.checkpointTimeS / 3600.0, "checkpoint_h", "delta", "h");
        in.startUpHours = parameter<N>(job.startUpH, "start_up_h", "R_0", "h");
    }
    if (onSpot) {
        const auto note = [&] {
            if (training && job.checkpointIntervalH >= kNoCheckpointsH)
                return Message{"explain.spot_run_unsaved", {spot.hazardPerHour, spot.losses}};
            return Message{"explain.spot_run", {spot.hazardPerHour, spot.losses, spot.intervalHours}};
        };
        in.wallFactor = closedForm<N>(within(spot.wallFactor, spot.low.wallFactor, spot.high.wallFactor), "wall_factor",
            "E[T]/W", "1", "simulation 5.1", note);
        in.busyFactor = closedForm<N>(within(spot.busyFactor, spot.low.busyFactor, spot.high.busyFactor), "busy_factor",
            "E[busy]/W", "1", "simulation 5.1", note);
    }
    if (committedShare(m_scenario.purchase[option]) > 0 && m_scenario.commitmentAbsorbedShare > 0)
        in.absorbed = parameter<N>(m_scenario.commitmentAbsorbedShare, "commitment_absorbed_share", "a", "1");
    setPrice(in, price, option, mixFactor(spot));
    return in;
}

template <Number N>
CandidateInputs<N> CandidateSource::inputsOf(const Candidate &c) const
{
    return gather<N>(c, nullptr);
}

CandidateInputs<Traced> CandidateSource::inputsBeside(const Candidate &c, TypeIndex other, bool &linked) const
{
    Beside beside{other, false};
    CandidateInputs<Traced> in = gather<Traced>(c, &beside);
    linked = beside.linked;
    return in;
}

template <Number N>
CandidateInputs<N> CandidateSource::gather(const Candidate &c, Beside *beside) const
{
    const ThroughputPlan plan = m_throughput.plan(c.type);
    const TypeTerms<N> type = termsOf<N>(c.type, plan, beside);
    const RegionTerms<N> region = regionTerms<N>(c.region);
    const std::optional<double> work = type.workHours ? std::optional(valueOf(*type.workHours)) : std::nullopt;
    const SpotTerms spot
        = spotTermsWithin(c.option, c.type, c.region, type.instances ? valueOf(*type.instances) : 0.0, work);
    return inputs<N>(type, region, m_prices.find(c.type, c.region, c.option), c.option, spot);
}

template TypeTerms<double> CandidateSource::typeTerms(TypeIndex, const ThroughputPlan &) const;
template TypeTerms<Uncertain> CandidateSource::typeTerms(TypeIndex, const ThroughputPlan &) const;
template TypeTerms<Traced> CandidateSource::typeTerms(TypeIndex, const ThroughputPlan &) const;
template RegionTerms<double> CandidateSource::regionTerms(RegionIndex) const;
template RegionTerms<Uncertain> CandidateSource::regionTerms(RegionIndex) const;
template RegionTerms<Traced> CandidateSource::regionTerms(RegionIndex) const;
template CandidateInputs<double> CandidateSource::inputs(
    const TypeTerms<double> &, const RegionTerms<double> &, const OptionPrice &, std::size_t, const SpotTerms &) const;
template CandidateInputs<Uncertain> CandidateSource::inputs(const TypeTerms<Uncertain> &,
    const RegionTerms<Uncertain> &, const OptionPrice &, std::size_t, const SpotTerms &) const;
template void CandidateSource::setRegion(CandidateInputs<double> &, const RegionTerms<double> &);
template void CandidateSource::setPrice(
    CandidateInputs<double> &, const OptionPrice &, std::size_t, const Uncertain &) const;
template CandidateInputs<Uncertain> CandidateSource::inputsOf(const Candidate &) const;
template CandidateInputs<Traced> CandidateSource::inputsOf(const Candidate &) const;

} // namespace wattfare
