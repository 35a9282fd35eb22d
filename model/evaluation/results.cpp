// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/results.h"

#include "model/economics/purchase.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/result_bounds.h"
#include "model/explain/derivation.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace wattfare {

namespace {

constexpr std::uint8_t kUnknownClass = 0xff;

// Groups that mix more than a product of the three inputs below: by the explanation itself.
bool byExplanation(RangeGroup group)
{
    return group == RangeGroup::total || group == RangeGroup::water || group == RangeGroup::market
        || group == RangeGroup::marginal || group == RangeGroup::mixed;
}

} // namespace

// Classes of power by type and of PUE and carbon intensity by region, 0xff until asked for. Two threads may work one
// out at the same time; they find the same.
struct Results::Classes {
    std::vector<std::atomic<std::uint8_t>> power, embodied, pue, carbon;
    std::mutex mutex;
    std::unordered_map<std::uint64_t, FigureClass> exact; // by row and metric
    std::unordered_set<std::string> texts; // of keep(): nodes of the set never move
    std::optional<std::size_t> bounded; // the row of range() before, and what it has
    MetricValues<Uncertain> bounds;
};

Results::Results() = default;

Results::~Results()
{
    if (const auto memory = m_memory.lock())
        memory->results.keep({std::move(m_found), std::move(m_group), std::move(m_costs), std::move(m_shared),
            std::move(m_status), std::move(m_exclusions), std::move(m_standing), std::move(m_missing)});
}

bool metricApplies(WorkloadKind kind, Metric metric)
{
    switch (metricInfo(metric).of) {
    case MetricOf::all: return true;
    case MetricOf::services: return isFleet(kind);
    case MetricOf::runs: return !isFleet(kind);
    case MetricOf::millions: return kind != WorkloadKind::hpc;
    }
    return true;
}

bool metricApplies(const Scenario &scenario, Metric metric)
{
    const bool uncounted = scenario.kind == WorkloadKind::training && scenario.training.toQualityTarget;
    return metricApplies(scenario.kind, metric) && !(uncounted && metricInfo(metric).of == MetricOf::millions);
}

bool Results::applies(Metric metric) const { return metricApplies(m_scenario, metric); }

std::optional<Range> Results::range(std::size_t row, Metric metric) const
{
    const RangeGroup group = metricInfo(metric).range;
    // In the utilisation the rate stands twice, itself and in the instances: no rule combines that (rule 11).
    if (metric == Metric::utilisation || !value(row, metric))
        return std::nullopt;
    {
        // Cost and size of exact rates at an exact price: most rows, and asked of all of them by the answer.
        const Candidate &c = m_candidates[row];
        const TypeTerms<Uncertain> &type = m_bounds->types[c.type];
        const auto exact = [](const std::optional<Uncertain> &x) { return !x || x->exact(); };
        if ((group == RangeGroup::none || group == RangeGroup::price || group == RangeGroup::usd
                || group == RangeGroup::size)
            && !m_source->usesSpot(c.option) && !m_source->prices().pricesAge() && exact(type.throughput)
            && exact(type.instances) && exact(type.workHours))
            return std::nullopt;
    }
    const std::scoped_lock lock(m_classes->mutex);
    if (m_classes->bounded != row) {
        const Candidate &c = m_candidates[row];
        const TypeTerms<Uncertain> &type = m_bounds->types[c.type];
        const auto work = type.workHours ? std::optional(type.workHours->value) : std::nullopt;
        const PriceFinder &prices = m_source->prices();
        const SpotTerms spot
            = m_source->spotTermsWithin(c.option, c.type, c.region, type.instances ? type.instances->value : 0.0, work);
        m_classes->bounds = metricValues(m_source->inputs<Uncertain>(
            type, m_bounds->regions[c.region], prices.find(c.type, c.region, c.option), c.option, spot));
        m_classes->bounded = row;
    }
    const auto &x = m_classes->bounds[static_cast<std::size_t>(metric)];
    if (!x || x->exact() || !isFinite(*x))
        return std::nullopt;
    // The column and the rules add up in other orders: the last digit may differ, and no value stands outside its
    // range.
    const double own = *value(row, metric);
    return Range{std::min(x->low, own), std::max(x->high, own)};
}

std::optional<double> Results::throughputFactor(TypeIndex type) const
{
    const auto &x = m_bounds->types[type].throughput;
    if (!x || !(x->value > 0))
        return std::nullopt;
    return std::max(x->high / x->value, x->low > 0 ? x->value / x->low : std::numeric_limits<double>::infinity());
}

std::optional<Date> Results::priceDate(std::size_t row) const
{
    const std::int32_t days = m_priceDate[row];
    return days == std::numeric_limits<std::int32_t>::min() ? std::nullopt : std::optional(Date{days});
}

std::string Results::candidateId(std::size_t row) const
{
    const Candidate &c = m_candidates[row];
    return m_snapshot->types[c.type].name + '@' + m_snapshot->regions[c.region].code + '/'
        + m_scenario.purchase[c.option].id();
}

std::optional<std::size_t> Results::find(const Candidate &wanted) const
{
    const auto key = [](const Candidate &c) { return std::tuple(c.type, c.region, c.option); };
    const auto it = std::lower_bound(m_candidates.begin(), m_candidates.end(), wanted,
        [&](const Candidate &a, const Candidate &b) { return key(a) < key(b); });
    if (it == m_candidates.end() || *it != wanted)
        return std::nullopt;
    return static_cast<std::size_t>(it - m_candidates.begin());
}

std::optional<std::size_t> Results::find(std::string_view id) const
{
    const auto at = id.find('@');
    const TypeIndex type = m_snapshot->type(id.substr(0, at));
    std::string_view place = at == std::string_view::npos ? std::string_view{} : id.substr(at + 1);
    const auto slash = place.find('/');
    const std::string_view option = slash == std::string_view::npos ? std::string_view{} : place.substr(slash + 1);
    place = place.substr(0, slash);
    const RegionIndex region = m_snapshot->region(place.empty() ? std::string_view(m_scenario.regions.front()) : place);
    if (type == kNone || region == kNone)
        return std::nullopt;
    for (std::size_t i = 0; i < m_scenario.purchase.size(); ++i) {
        if (!option.empty() && m_scenario.purchase[i].id() != option
            && m_scenario.purchase[i] != parsePurchaseOption(option))
            continue;
        return find(Candidate{type, region, static_cast<std::uint16_t>(i)});
    }
    return std::nullopt;
}

std::size_t Results::bytes() const
{
    const auto of = [](const auto &vector) { return vector.size() * sizeof(vector[0]); };
    return of(m_candidates) + of(m_priceDate) + of(m_found) + of(m_group) + of(m_costs)
        + m_groups * m_sharedCount * sizeof(double) + of(m_status) + of(m_exclusions) + of(m_standing) + of(m_missing);
}

namespace {

// Names the regions that offer it on that day: the first of them, and how many more.
Message noPriceReason(const Results &results, const Candidate &c)
{
    constexpr std::size_t kNamed = 4;
    const Snapshot &s = results.snapshot();
    Message said{"reason.no_price",
        {s.types[c.type].name, s.regions[c.region].code, results.scenario().purchase[c.option].id(), results.asOf()}};
    std::string named;
    std::size_t count = 0;
    for (RegionIndex region = 0; region < s.regions.size(); ++region) {
        if (region == c.region || !results.source().prices().find(c.type, region, c.option).known)
            continue;
        if (++count <= kNamed)
            named.append(named.empty() ? "" : ", ").append(s.regions[region].code);
    }
    if (count == 0)
        return said;
    said.id = count > kNamed ? "reason.no_price_elsewhere_more" : "reason.no_price_elsewhere";
    said.args.emplace_back(std::move(named));
    if (count > kNamed)
        said.args.emplace_back(count - kNamed);
    return said;
}

} // namespace

Message Results::reason(std::size_t row, Metric metric) const
{
    if (value(row, metric))
        return {};
    if (!applies(metric))
        return {"reason.not_of_this_workload", {std::string(workloadKindId(m_scenario.kind))}};
    const Candidate &c = m_candidates[row];
    const std::string &type = m_snapshot->types[c.type].name;
    const std::string &region = m_snapshot->regions[c.region].code;
    const RangeGroup group = metricInfo(metric).range;
    const Message &noRate = m_typeReason[c.type];
    const auto first = [&](const Message &a, const Message &b) {
        return !a.id.empty() ? a : !b.id.empty() ? b : Message{"reason.no_throughput", {type}};
    };
    if ((group == RangeGroup::price || group == RangeGroup::usd || group == RangeGroup::mixed)
        && lacks(row, Missing::price))
        return noPriceReason(*this, c);
    if (group == RangeGroup::watts)
        return first(m_powerReason[c.type], noRate);
    if (m_status[row] == RowStatus::blockEnds
        && (group == RangeGroup::price || group == RangeGroup::usd || group == RangeGroup::mixed))
        return {isFleet(m_scenario.kind) ? "reason.block_of_service" : "reason.block_too_short",
            {type, static_cast<int>(kBlockMaxDays)}};
    if (lacks(row, Missing::throughput))
        return first(noRate, m_powerReason[c.type]);
    if (lacks(row, Missing::size))
        return noRate.id.empty() ? Message{"reason.beyond_bounds", {}} : noRate;
    if (lacks(row, Missing::band))
        return {"reason.no_interruption_band", {type, region}};
    if (m_status[row] == RowStatus::unreachable || m_status[row] == RowStatus::outOfRange)
        return {"reason.interruptions_outpace", {type, region}};
    if (lacks(row, Missing::demand))
        return {"reason.no_demand", {}};
    if ((group == RangeGroup::embodied || group == RangeGroup::total) && lacks(row, Missing::embodied))
        return first(m_embodiedReason[c.type], noRate);
    if (lacks(row, Missing::power))
        return first(m_powerReason[c.type], noRate);
    if (group == RangeGroup::water && lacks(row, Missing::water))
        return {"reason.no_water", {region}};
    const CarbonBasis basis = group == RangeGroup::market ? CarbonBasis::market
        : group == RangeGroup::marginal                   ? CarbonBasis::marginal
        : group == RangeGroup::carbon                     ? m_scenario.energy.carbonBasis
                                                          : CarbonBasis::locationLifecycle;
    if (!lacks(row, Missing::pue) && basis == CarbonBasis::market && lacks(row, Missing::market))
        return {"reason.no_grid_figure", {region, "market_based_g_kwh"}};
    if (!lacks(row, Missing::pue) && basis == CarbonBasis::marginal && lacks(row, Missing::marginal))
        return {"reason.no_grid_figure", {region, "ci_marginal_g_kwh"}};
    return first(m_gridReason[c.region], noRate);
}

FigureClass Results::energyClass(std::size_t row) const
{
    auto &slot = m_classes->power[m_candidates[row].type];
    std::uint8_t found = slot.load(std::memory_order_relaxed);
    if (found == kUnknownClass) {
        const auto watts = m_source->itWatts(m_candidates[row].type);
        found = static_cast<std::uint8_t>(watts ? provenanceOf(*watts).cls : FigureClass::estimate);
        slot.store(found, std::memory_order_relaxed);
    }
    return static_cast<FigureClass>(found);
}

FigureClass Results::exactClass(std::size_t row, Metric metric) const
{
    const std::uint64_t key = std::uint64_t{row} * kMetricCount + static_cast<std::size_t>(metric);
    {
        const std::scoped_lock lock(m_classes->mutex);
        if (const auto found = m_classes->exact.find(key); found != m_classes->exact.end())
            return found->second;
    }
    const auto values = metricValues(m_source->inputsOf<Traced>(m_candidates[row]));
    const std::scoped_lock lock(m_classes->mutex);
    for (std::size_t m = 0; m < kMetricCount; ++m)
        if (const RangeGroup group = allMetrics()[m].range;
            byExplanation(group) || group == RangeGroup::price || group == RangeGroup::usd)
            m_classes->exact[std::uint64_t{row} * kMetricCount + m]
                = values[m] ? provenanceOf(*values[m]).cls : FigureClass::estimate;
    return m_classes->exact[key];
}

// What the explanation says of the same cell (a test compares them), without recording one for every cell of a chart.
FigureClass Results::metricClass(std::size_t row, Metric metric) const
{
    const Candidate &c = m_candidates[row];
    const bool fleet = m_scenario.kind == WorkloadKind::inference || m_scenario.kind == WorkloadKind::llmServing;
    const auto regional = [&](std::vector<std::atomic<std::uint8_t>> &memo,
                              std::optional<Traced> CandidateInputs<Traced>::*part) {
        auto &slot = memo[c.region];
        std::uint8_t found = slot.load(std::memory_order_relaxed);
        if (found == kUnknownClass) {
            const auto inputs = m_source->inputsOf<Traced>(c);
            found = static_cast<std::uint8_t>(inputs.*part ? provenanceOf(*(inputs.*part)).cls : FigureClass::estimate);
            slot.store(found, std::memory_order_relaxed);
        }
        return static_cast<FigureClass>(found);
    };
    const PurchaseOption &option = m_scenario.purchase[c.option];
    const auto price = [&] {
        const PurchaseParts parts = partsOf(option);
        if (!parts.onDemand && !parts.spot && !parts.commitment && !parts.capacityBlock) // a price that was typed
            return FigureClass::user;
        const OptionPrice found = m_source->prices().find(c.type, c.region, c.option);
        const bool ownOnly = found.onDemand != kNoRow && m_snapshot->onDemand.overlay[found.onDemand] == 2
            && found.spot == kNoRow && found.commitment == kNoRow;
        return ownOnly ? FigureClass::user : FigureClass::vendor;
    };
    const bool mixed = kindOf(option).billing == Billing::mixed; // by what each part adds to it
    const TypeTerms<Uncertain> &type = m_bounds->types[c.type];
    const FigureClass throughput = weakerResult(throughputClass(row), throughputClass(row));
    const bool running = m_source->usesSpot(c.option) && type.instances && type.instances->value > 0;
    // The demand is the person's; hours of audio become inferences by a figure.
    const FigureClass asked = weakerResult(throughput, m_source->demandClass());
    const FigureClass sized = type.sizedByLatency ? weakerResult(asked, FigureClass::estimate) : asked;
    // Instances that are billed: headroom on spot and fleets that follow the traffic are closed forms.
    const auto billed = [&] {
        if (!fleet)
            return running ? FigureClass::estimate : throughput;
        const bool follows = type.meanInstances > 0 && committedShare(option) < 1;
        const bool headroom = running && kindOf(option).billing == Billing::interruptible;
        return follows || headroom ? FigureClass::estimate : sized;
    };
    // Instances that are powered: those of a mix on spot hold its headroom, too.
    const auto powered = [&] { return fleet && running ? FigureClass::estimate : billed(); };
    // Where some of them idle, the share of those that do is a closed form.
    const auto working = [&] {
        return fleet && type.meanInstances > 0 && committedShare(option) > 0 ? FigureClass::estimate : powered();
    };
    // A run that owes the whole term and nothing else costs the same however long it takes.
    const bool owed = !fleet && committedShare(option) >= 1 && option.termYears > 0 && !m_scenario.ownedCommitments
        && !(m_scenario.commitmentAbsorbedShare > 0);
    switch (metricInfo(metric).range) {
    case RangeGroup::none:
        if (metric == Metric::utilisation)
            return type.meanInstances > 0 ? FigureClass::estimate : sized;
        return metric == Metric::hours ? billed() : throughput;
    case RangeGroup::size: return !fleet ? FigureClass::user : running ? FigureClass::estimate : sized;
    case RangeGroup::price: return mixed ? exactClass(row, metric) : price();
    case RangeGroup::usd:
        if (mixed)
            return exactClass(row, metric);
        return owed || (metric == Metric::usdPerHour && !fleet) ? price() : weakerResult(price(), billed());
    case RangeGroup::watts: return energyClass(row);
    case RangeGroup::energy:
        return weakerResult(
            weakerResult(energyClass(row), working()), regional(m_classes->pue, &CandidateInputs<Traced>::pue));
    case RangeGroup::carbon:
        return weakerResult(weakerResult(weakerResult(energyClass(row), working()),
                                regional(m_classes->pue, &CandidateInputs<Traced>::pue)),
            regional(m_classes->carbon, &CandidateInputs<Traced>::carbon));
    case RangeGroup::total:
    case RangeGroup::water:
    case RangeGroup::market:
    case RangeGroup::marginal:
    case RangeGroup::mixed: return exactClass(row, metric);
    case RangeGroup::embodied: {
        auto &slot = m_classes->embodied[c.type];
        std::uint8_t found = slot.load(std::memory_order_relaxed);
        if (found == kUnknownClass) {
            const auto inputs = m_source->inputsOf<Traced>(c);
            found = static_cast<std::uint8_t>(
                inputs.embodiedG ? provenanceOf(*inputs.embodiedG).cls : FigureClass::estimate);
            slot.store(found, std::memory_order_relaxed);
        }
        return weakerResult(static_cast<FigureClass>(found), powered());
    }
    }
    return throughput;
}

std::string_view Results::keep(std::string text) const
{
    const std::scoped_lock lock(m_classes->mutex);
    return *m_classes->texts.insert(std::move(text)).first;
}

void Results::prepareClasses()
{
    m_classes = std::make_unique<Classes>();
    const auto reset = [](std::vector<std::atomic<std::uint8_t>> &memo, std::size_t count) {
        memo = std::vector<std::atomic<std::uint8_t>>(count);
        for (auto &slot : memo)
            slot.store(kUnknownClass, std::memory_order_relaxed);
    };
    reset(m_classes->power, m_snapshot->types.size());
    reset(m_classes->embodied, m_snapshot->types.size());
    reset(m_classes->pue, m_snapshot->regions.size());
    reset(m_classes->carbon, m_snapshot->regions.size());
}

LeverStanding Results::lever(std::size_t row, Lever lever) const
{
    LeverStanding standing = m_levers[static_cast<std::size_t>(lever)];
    if (standing.state != LeverState::available || lever == Lever::spotCheckpoints || lever == Lever::autoRelease)
        return standing;
    const ThroughputPlan plan = m_source->throughput().plan(candidate(row).type);
    if (plan.rule == ThroughputRule::own)
        return {LeverState::included, {"lever.included.own_rate", {}}};
    if (plan.rule == ThroughputRule::pinned)
        return {LeverState::included, {"lever.included.pinned", {}}};
    if (lever != Lever::speculativeDecoding || !plan.usable()
        || std::ranges::find(plan.levers, lever, &LeverFactor::lever) != plan.levers.end())
        return standing;
    if (const auto inFlight = plan.requestsInFlight())
        return {LeverState::notStated, {"lever.not_stated.load", {*inFlight, standing.reason.args.at(0)}}};
    return {LeverState::notStated, {"lever.not_stated.load_unknown", {}}};
}

} // namespace wattfare
