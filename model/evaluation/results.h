// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/column.h"
#include "model/support/message.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

// One evaluation: every candidate of a scenario, as columns.
namespace wattfare {

class CandidateSource;

// What a candidate is measured by. Ids are stable: column ids, JSON keys, CSV headers, `--order-by`.
enum class Metric : std::uint8_t {
    instances,               // instances needed
    utilisation,             // 0 to 1
    throughputPerSecond,     // of one instance (inference, LLM) or of the cluster (training)
    priceUsdPerHour,         // of one instance under the purchase option
    usdPerHour,              // of the fleet
    usdPerMillion,           // per million inferences, samples or output tokens
    usdTotal,                // of the run (training, HPC)
    hours,                   // wall time of the run
    wattsPerInstance,        // IT power of one instance
    kwhPerMillion,
    kwhTotal,                // of the run, or of an hour of the fleet
    gco2ePerMillion,         // operational
    embodiedGco2ePerMillion,
    totalGco2ePerMillion,
    kgco2eTotal,             // operational, of the run or of an hour of the fleet
    litresPerMillion,        // water on site, and off site where EWIF is given
    marketGco2ePerMillion,   // operational, market-based: beside the location-based figure, never in SCI (methods of energy, 4)
    marginalGco2ePerMillion, // operational, of one job more: never summed with average values
    count
};
inline constexpr std::size_t kMetricCount = static_cast<std::size_t>(Metric::count);

struct MetricInfo {
    const char *id;          // "usd_per_million"
    const char *unit;        // "USD", "kWh", "gCO2e", "1", ...; "per million" is in the title
    const char *section;     // where its formula stands: "simulation 2.3"
    bool lowerIsBetter;
    bool hasRange;
};
const MetricInfo &metricInfo(Metric metric);
std::optional<Metric> parseMetric(std::string_view id);

enum class RowStatus : std::uint8_t {
    ok,
    noPrice,                 // no observation at or before the as-of date
    noThroughput,            // no eligible benchmark
    latencyUnknown,          // shown, never best
    latencyMissed,
    doesNotFit,              // memory
    noCapacity,
    unreachable,
    unstable,
    outOfRange
};
std::string_view rowStatusId(RowStatus status);

// Where a row's throughput comes from (decisions.md 2).
enum class ThroughputRule : std::uint8_t { none, exactType, sameAccelerator, otherNodeCount, roofline, peak, pinned, own };
std::string_view throughputRuleId(ThroughputRule rule);

struct Candidate {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    std::uint16_t option = 0; // index into Scenario::purchase
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

struct Range {
    double low = 0, high = 0;
};

// Why a row that could be computed does not count for best and Pareto (decisions.md 3).
struct HiddenFlags {
    bool estimate : 1 = false, stale : 1 = false, notOffered : 1 = false, latencyUnknown : 1 = false;
    bool any() const { return estimate || stale || notOffered || latencyUnknown; }
};

// Inputs that a row lacks; several may.
enum class Missing : std::uint16_t {
    price = 1,        // no observation of the option at or before the as-of date
    band = 2,         // spot: no interruption band, so no expected overhead
    throughput = 4,
    power = 8,        // a wattage or the platform
    pue = 16,
    intensity = 32,
    embodied = 64,
    water = 128,
    demand = 256,     // nothing is asked for: no cost per million
    market = 1024,    // neither a market-based intensity nor a matched share
    marginal = 2048,
    size = 512        // throughput is known, but no finite fleet or run follows: unreachable, unstable, out of range
};

// Immutable once made. All accessors are O(1), but for the classes: those are worked out once a type when first asked.
class Results
{
public:
    Results();
    ~Results();
    Results(const Results &) = delete;
    Results &operator=(const Results &) = delete;

    std::size_t size() const { return m_candidates.size(); }
    const Candidate &candidate(std::size_t row) const { return m_candidates[row]; }
    RowStatus status(std::size_t row) const { return m_status[row]; }
    std::optional<double> value(std::size_t row, Metric metric) const { return m_values[static_cast<std::size_t>(metric)].at(row); }
    const Column<double> &column(Metric metric) const { return m_values[static_cast<std::size_t>(metric)]; }
    // nullopt where the value is missing or exact. Worked out when asked for, by the formulas of the explanation: the same
    // doubles, and nothing to store a row. Microseconds; all metrics of a row at once, so ask for them one after another.
    std::optional<Range> range(std::size_t row, Metric metric) const;
    FigureClass throughputClass(std::size_t row) const { return m_throughputClass[row]; } // valid when throughput is
    FigureClass energyClass(std::size_t row) const;       // of the IT power; valid when watts are
    FigureClass metricClass(std::size_t row, Metric metric) const; // weakest class that matters to the metric
    ThroughputRule throughputRule(std::size_t row) const { return m_rule[row]; }
    BenchmarkIndex benchmark(std::size_t row) const { return m_benchmark[row]; } // kNone without one
    std::optional<Date> priceDate(std::size_t row) const; // of a mix: the oldest
    HiddenFlags hidden(std::size_t row) const { return m_hidden[row]; }
    bool counts(std::size_t row) const { return m_counts.test(row); } // for best and Pareto
    Message reason(std::size_t row, Metric metric) const; // why a value is missing; empty id when it is not
    bool lacks(std::size_t row, Missing what) const { return (m_missing[row] & static_cast<std::uint16_t>(what)) != 0; }
    bool applies(Metric metric) const;                    // to this kind of workload
    std::string candidateId(std::size_t row) const;       // "g5.xlarge@us-east-1/on-demand"
    std::optional<std::size_t> find(const Candidate &candidate) const;
    // The row of "type[@region[/option]]"; missing parts are the scenario's first.
    std::optional<std::size_t> find(std::string_view candidateId) const;

    const Snapshot &snapshot() const { return *m_snapshot; }
    SnapshotPtr snapshotPtr() const { return m_snapshot; }
    const Scenario &scenario() const { return m_scenario; }
    Date asOf() const { return m_asOf; }
    std::size_t bytes() const;                            // of the columns

    // Metrics whose range and class come from the same inputs; `none` has no range.
    enum class RangeGroup : std::uint8_t { none, size, price, usd, watts, energy, carbon, embodied, total, water, market, marginal, count };
    static RangeGroup rangeGroup(Metric metric);

private:
    friend class Evaluation;
    struct Classes;
    struct Bounds;
    void prepareClasses();
    FigureClass exactClass(std::size_t row, Metric metric) const;
    SnapshotPtr m_snapshot;
    Scenario m_scenario;
    std::unique_ptr<CandidateSource> m_source;            // refers to the two above
    Date m_asOf{};
    std::vector<Candidate> m_candidates;                  // sorted by type, region, option
    RawVector<RowStatus> m_status;
    std::vector<Column<double>> m_values = std::vector<Column<double>>(kMetricCount);
    std::unique_ptr<Bounds> m_bounds;                     // inputs with their ranges, by type and by region
    RawVector<FigureClass> m_throughputClass;
    RawVector<ThroughputRule> m_rule;
    RawVector<BenchmarkIndex> m_benchmark;
    RawVector<std::int32_t> m_priceDate;                // INT32_MIN: no price
    RawVector<HiddenFlags> m_hidden;
    Bitmap m_counts;
    RawVector<std::uint16_t> m_missing;                 // of Missing
    std::vector<Message> m_typeReason;                    // by type: why there is no throughput or no finite size
    std::vector<Message> m_powerReason, m_embodiedReason; // by type
    std::vector<Message> m_gridReason;                    // by region
    mutable std::unique_ptr<Classes> m_classes;
};

using ResultsPtr = std::shared_ptr<const Results>;

// The one engine. Refuses a scenario with a parameter outside its domain (Error::Code::badInput, the field in args[0]).
Result<ResultsPtr> evaluate(const Scenario &scenario, const SnapshotPtr &snapshot);

} // namespace wattfare
