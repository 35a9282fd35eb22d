// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/results.h"

#include "model/decision/candidate_inputs.h"
#include "model/decision/result_storage.h"
#include "model/explain/derivation.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <limits>

namespace wattfare {

namespace {

constexpr std::array<MetricInfo, kMetricCount> kMetrics{{
    {"instances", "1", "simulation 2.1", true, true},
    {"utilisation", "1", "simulation 2.1", false, false},
    {"throughput_per_second", "1/s", "simulation 2.1", false, true},
    {"price_usd_per_hour", "USD/h", "simulation 10", true, true},
    {"usd_per_hour", "USD/h", "simulation 2.3", true, true},
    {"usd_per_million", "USD", "simulation 2.3", true, true},
    {"usd_total", "USD", "simulation 3", true, true},
    {"hours", "h", "simulation 3", true, true},
    {"watts_per_instance", "W", "energy 2", true, true},
    {"kwh_per_million", "kWh", "simulation 2.3", true, true},
    {"kwh_total", "kWh", "simulation 3", true, true},
    {"gco2e_per_million", "gCO2e", "energy 4", true, true},
    {"embodied_gco2e_per_million", "gCO2e", "energy 6", true, true},
    {"total_gco2e_per_million", "gCO2e", "energy 7", true, true},
    {"kgco2e_total", "kgCO2e", "energy 4", true, true},
    {"litres_per_million", "L", "energy 8", true, true},
}};

constexpr std::array<std::string_view, 10> kStatusIds{"ok",           "no_price",      "no_throughput", "latency_unknown", "latency_missed",
                                                      "does_not_fit", "no_capacity",   "unreachable",   "unstable",        "out_of_range"};
constexpr std::array<std::string_view, 8> kRuleIds{"none",     "exact_type", "same_accelerator", "other_node_count",
                                                   "roofline", "peak",       "pinned",           "own"};

constexpr std::uint8_t kUnknownClass = 0xff;

} // namespace

const MetricInfo &metricInfo(Metric metric) { return kMetrics[static_cast<std::size_t>(metric)]; }

std::optional<Metric> parseMetric(std::string_view id)
{
    for (std::size_t i = 0; i < kMetricCount; ++i)
        if (kMetrics[i].id == id)
            return static_cast<Metric>(i);
    return std::nullopt;
}

std::string_view rowStatusId(RowStatus status) { return kStatusIds[static_cast<std::size_t>(status)]; }
std::string_view throughputRuleId(ThroughputRule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

// Classes of power by type and of PUE and intensity by region, 0xff until asked for. Two threads may work one out at the
// same time; they find the same.
struct Results::Classes {
    std::vector<std::atomic<std::uint8_t>> power, embodied, pue, intensity;
};

Results::Results() = default;

Results::~Results()
{
    keepStorage({std::move(m_candidates), std::move(m_status), std::move(m_values), std::move(m_relativeLow),
                 std::move(m_relativeHigh), std::move(m_throughputClass), std::move(m_rule), std::move(m_benchmark),
                 std::move(m_priceDate), std::move(m_hidden), std::move(m_missing)});
}

bool metricApplies(WorkloadKind kind, Metric metric)
{
    const bool fleet = kind == WorkloadKind::inference || kind == WorkloadKind::llmServing;
    switch (metric) {
    case Metric::utilisation: return fleet;
    case Metric::usdTotal:
    case Metric::hours: return !fleet;
    case Metric::usdPerMillion:
    case Metric::kwhPerMillion:
    case Metric::gco2ePerMillion:
    case Metric::embodiedGco2ePerMillion:
    case Metric::totalGco2ePerMillion:
    case Metric::litresPerMillion: return kind != WorkloadKind::hpc;
    default: return true;
    }
}

bool Results::applies(Metric metric) const { return metricApplies(m_scenario.kind, metric); }

Results::RangeGroup Results::rangeGroup(Metric metric)
{
    switch (metric) {
    case Metric::instances: return RangeGroup::size;
    case Metric::throughputPerSecond:
    case Metric::hours:
    case Metric::utilisation:
    case Metric::count: return RangeGroup::none;
    case Metric::priceUsdPerHour: return RangeGroup::price;
    case Metric::usdPerHour:
    case Metric::usdPerMillion:
    case Metric::usdTotal: return RangeGroup::usd;
    case Metric::wattsPerInstance: return RangeGroup::watts;
    case Metric::kwhPerMillion:
    case Metric::kwhTotal: return RangeGroup::energy;
    case Metric::gco2ePerMillion:
    case Metric::kgco2eTotal: return RangeGroup::carbon;
    case Metric::embodiedGco2ePerMillion: return RangeGroup::embodied;
    case Metric::totalGco2ePerMillion: return RangeGroup::total;
    case Metric::litresPerMillion: return RangeGroup::water;
    }
    return RangeGroup::none;
}

std::optional<Range> Results::range(std::size_t row, Metric metric) const
{
    const auto group = static_cast<std::size_t>(rangeGroup(metric));
    const auto x = value(row, metric);
    if (!x || group == 0 || m_relativeLow.empty() || m_relativeLow[group].empty())
        return std::nullopt;
    const auto low = static_cast<double>(m_relativeLow[group][row]);
    const auto high = static_cast<double>(m_relativeHigh[group][row]);
    if (low == 1.0 && high == 1.0)
        return std::nullopt;
    return Range{*x * low, *x * high};
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
        if (!option.empty() && m_scenario.purchase[i].id() != option)
            continue;
        return find(Candidate{type, region, static_cast<std::uint16_t>(i)});
    }
    return std::nullopt;
}

std::size_t Results::bytes() const
{
    const auto of = [](const auto &vector) { return vector.size() * sizeof(vector[0]); };
    std::size_t total = of(m_candidates) + of(m_status) + of(m_throughputClass) + of(m_rule) + of(m_benchmark)
        + of(m_priceDate) + of(m_hidden) + of(m_missing) + m_counts.bytes();
    for (const auto &column : m_values)
        total += of(column.values) + column.valid.bytes();
    for (std::size_t i = 0; i < m_relativeLow.size(); ++i)
        total += of(m_relativeLow[i]) + of(m_relativeHigh[i]);
    return total;
}

Message Results::reason(std::size_t row, Metric metric) const
{
    if (value(row, metric))
        return {};
    if (!applies(metric))
        return {"reason.not_of_this_workload", {std::string(workloadKindId(m_scenario.kind))}};
    const Candidate &c = m_candidates[row];
    const std::string &type = m_snapshot->types[c.type].name;
    const std::string &region = m_snapshot->regions[c.region].code;
    const RangeGroup group = rangeGroup(metric);
    const bool ofPrice = metric == Metric::priceUsdPerHour, ofPower = metric == Metric::wattsPerInstance;
    const Message &noRate = m_typeReason[c.type];
    const auto first = [&](const Message &a, const Message &b) {
        return !a.id.empty() ? a : !b.id.empty() ? b : Message{"reason.no_throughput", {type}};
    };
    if ((ofPrice || group == RangeGroup::usd) && lacks(row, Missing::price))
        return {"reason.no_price", {type, region, m_scenario.purchase[c.option].id(), m_asOf.iso()}};
    if (ofPower)
        return first(m_powerReason[c.type], noRate);
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
    return first(m_gridReason[c.region], noRate);
}

FigureClass Results::energyClass(std::size_t row) const
{
    auto &slot = m_classes->power[m_candidates[row].type];
    std::uint8_t found = slot.load(std::memory_order_relaxed);
    if (found == kUnknownClass) {
        const auto inputs = m_source->inputsOf<Traced>(m_candidates[row]);
        found = static_cast<std::uint8_t>(inputs.itWatts ? provenanceOf(*inputs.itWatts).cls : FigureClass::estimate);
        slot.store(found, std::memory_order_relaxed);
    }
    return static_cast<FigureClass>(found);
}

FigureClass Results::metricClass(std::size_t row, Metric metric) const
{
    const Candidate &c = m_candidates[row];
    const bool fleet = m_scenario.kind == WorkloadKind::inference || m_scenario.kind == WorkloadKind::llmServing;
    const auto regional = [&](std::vector<std::atomic<std::uint8_t>> &memo, std::optional<Traced> CandidateInputs<Traced>::*part) {
        auto &slot = memo[c.region];
        std::uint8_t found = slot.load(std::memory_order_relaxed);
        if (found == kUnknownClass) {
            const auto inputs = m_source->inputsOf<Traced>(c);
            found = static_cast<std::uint8_t>(inputs.*part ? provenanceOf(*(inputs.*part)).cls : FigureClass::estimate);
            slot.store(found, std::memory_order_relaxed);
        }
        return static_cast<FigureClass>(found);
    };
    const auto price = [&] {
        const PurchaseOption &option = m_scenario.purchase[c.option];
        return option.kind == PurchaseKind::ownRate ? FigureClass::user : FigureClass::vendor;
    };
    const FigureClass throughput = m_throughputClass[row];
    switch (rangeGroup(metric)) {
    case RangeGroup::none:
    case RangeGroup::size:
    case RangeGroup::count: return fleet || metric != Metric::instances ? throughput : FigureClass::user;
    case RangeGroup::price: return price();
    case RangeGroup::usd:
        return metric == Metric::usdPerHour && !fleet ? price() : weakerResult(price(), throughput);
    case RangeGroup::watts: return energyClass(row);
    case RangeGroup::energy:
    case RangeGroup::water:
        return weakerResult(weakerResult(energyClass(row), throughput),
                            regional(m_classes->pue, &CandidateInputs<Traced>::pue));
    case RangeGroup::carbon:
    case RangeGroup::total:
        return weakerResult(weakerResult(weakerResult(energyClass(row), throughput),
                                         regional(m_classes->pue, &CandidateInputs<Traced>::pue)),
                            regional(m_classes->intensity, &CandidateInputs<Traced>::intensity));
    case RangeGroup::embodied: {
        auto &slot = m_classes->embodied[c.type];
        std::uint8_t found = slot.load(std::memory_order_relaxed);
        if (found == kUnknownClass) {
            const auto inputs = m_source->inputsOf<Traced>(c);
            found = static_cast<std::uint8_t>(inputs.embodiedG ? provenanceOf(*inputs.embodiedG).cls : FigureClass::estimate);
            slot.store(found, std::memory_order_relaxed);
        }
        return weakerResult(static_cast<FigureClass>(found), throughput);
    }
    }
    return throughput;
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
    reset(m_classes->intensity, m_snapshot->regions.size());
}

} // namespace wattfare
