// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/evaluation/levers/levers_of_scenario.h"
#include "model/metrics/candidate.h"
#include "model/metrics/metric.h"
#include "model/support/column.h"
#include "model/support/message.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

// One evaluation: every candidate of a scenario, as columns.
namespace wattfare {

class CandidateSource;
struct EvaluationMemory;
struct PricedCandidates;

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
    std::span<const Candidate> candidates() const { return m_candidates; }
    RowStatus status(std::size_t row) const { return m_status[row]; }
    std::optional<double> value(std::size_t row, Metric metric) const
    {
        const auto m = static_cast<std::size_t>(metric);
        if (((m_found[row] >> m) & 1U) == 0)
            return std::nullopt;
        const Place place = m_place[m];
        return place.ofRow ? m_costs[row * m_costCount + place.at]
                           : m_shared[std::size_t{m_group[row]} * m_sharedCount + place.at];
    }
    // nullopt where the value is missing or exact. Worked out when asked for, by the formulas of the explanation: the
    // same doubles, and nothing to store a row. Microseconds; all metrics of a row at once, so ask for them one after
    // another.
    std::optional<Range> range(std::size_t row, Metric metric) const;
    FigureClass throughputClass(std::size_t row) const { return rate(row).cls; } // valid when throughput is
    FigureClass energyClass(std::size_t row) const; // of the IT power; valid when watts are
    FigureClass metricClass(std::size_t row, Metric metric) const; // weakest class that matters to the metric
    ThroughputRule throughputRule(std::size_t row) const { return rate(row).rule; }
    BenchmarkIndex benchmark(std::size_t row) const { return rate(row).benchmark; } // kNone without one
    // LLM serving: at the operating point of the type.
    const RequestWait &requestWait(std::size_t row) const { return m_requestWait[m_candidates[row].type]; }
    std::optional<Date> priceDate(std::size_t row) const; // of a mix: the oldest
    Standing standing(std::size_t row) const { return m_standing[row]; }
    bool qualifies(std::size_t row) const { return m_standing[row] == Standing::eligible; } // rule 3
    Exclusions exclusions(std::size_t row) const
    {
        return m_exclusions[row];
    } // under the scenario's limits and switches
    bool stale(std::size_t row) const
    {
        return (m_found[row] & kStale) != 0;
    } // price or interruption band: a mark, no exclusion
    Message reason(std::size_t row, Metric metric) const; // why a value is missing; empty id when it is not
    bool lacks(std::size_t row, Missing what) const { return (m_missing[row] & static_cast<std::uint16_t>(what)) != 0; }
    bool applies(Metric metric) const; // to this kind of workload
    std::string candidateId(std::size_t row) const; // "g5.xlarge@us-east-1/on-demand"
    std::optional<std::size_t> find(const Candidate &candidate) const;
    // The row of "type[@region[/option]]"; missing parts are the scenario's first.
    std::optional<std::size_t> find(std::string_view candidateId) const;

    const Snapshot &snapshot() const { return *m_snapshot; }
    SnapshotPtr snapshotPtr() const { return m_snapshot; }
    const Scenario &scenario() const { return m_scenario; } // with what its levers change
    const Scenario &asked() const { return m_asked ? *m_asked : m_scenario; } // without: to be saved, or asked anew
    // Of a lever that is on, what it does to the rate of this row, or why nothing.
    LeverStanding lever(std::size_t row, Lever lever) const;
    const CandidateSource &source() const { return *m_source; } // of the two
    Date asOf() const { return m_asOf; } // of prices, bands and commitments
    Date day() const { return m_day; } // from which ages are counted (rule 7)
    // The wider side of the 80 % interval of a type's throughput as a factor, 1 where it is exact; nullopt without one.
    std::optional<double> throughputFactor(TypeIndex type) const;
    std::size_t bytes() const; // of the rows
    std::string_view keep(std::string text) const; // a text that lives as long as the results; from any thread

private:
    friend class Evaluation;
    struct Classes;
    struct Bounds;
    struct Rate { // where the throughput of a type comes from
        FigureClass cls = FigureClass::estimate;
        ThroughputRule rule = ThroughputRule::none;
        BenchmarkIndex benchmark = kNone;
    };
    const Rate &rate(std::size_t row) const { return m_rates[m_candidates[row].type]; }
    std::weak_ptr<EvaluationMemory> m_memory; // takes the columns in the end
    void prepareClasses();
    FigureClass exactClass(std::size_t row, Metric metric) const;
    SnapshotPtr m_snapshot;
    Scenario m_scenario;
    std::optional<Scenario> m_asked; // where levers change it
    std::array<LeverStanding, kLeverCount> m_levers; // of the scenario, where some are on
    std::unique_ptr<CandidateSource> m_source; // refers to the two above
    Date m_asOf{}, m_day{};
    std::shared_ptr<const PricedCandidates> m_priced; // the two below: evaluations of the same table share them
    std::span<const Candidate> m_candidates; // sorted by type, region, option
    std::span<const std::int32_t> m_priceDate; // INT32_MIN: no price
    // Costs stand by row. The other metrics do not hang on the price: rows of a type and region share them, each by its
    // group, with gaps between the groups.
    struct Place {
        bool ofRow = false;
        std::uint8_t at = 0;
    };
    static constexpr std::uint32_t kStale = 1U << 31U; // in m_found
    static_assert(kMetricCount < 31);
    std::array<Place, kMetricCount> m_place{};
    std::size_t m_costCount = 0, m_sharedCount = 0; // metrics of a row, of a group
    std::size_t m_groups = 0;
    RawVector<std::uint32_t> m_found; // by row: bit of each metric that it has
    RawVector<std::uint32_t> m_group; // by row
    RawVector<double> m_costs, m_shared; // values that `m_found` does not name are undefined
    RawVector<RowStatus> m_status;
    std::unique_ptr<Bounds> m_bounds; // inputs with their ranges, by type and by region
    RawVector<Exclusions> m_exclusions;
    RawVector<Standing> m_standing;
    RawVector<std::uint16_t> m_missing; // of Missing
    std::vector<Rate> m_rates; // by type
    std::vector<RequestWait> m_requestWait; // by type
    std::vector<Message> m_typeReason; // by type: why there is no throughput or no finite size
    std::vector<Message> m_powerReason, m_embodiedReason; // by type
    std::vector<Message> m_gridReason; // by region
    mutable std::unique_ptr<Classes> m_classes;
};

using ResultsPtr = std::shared_ptr<const Results>;

// The one engine. Refuses a scenario with a parameter outside its domain (Error::Code::badInput, the field in args[0]).
// `memory`: of one who evaluates again and again (evaluation_memory.h); it saves time and changes no number.
Result<ResultsPtr> evaluate(
    const Scenario &scenario, const SnapshotPtr &snapshot, std::shared_ptr<EvaluationMemory> memory = {});

} // namespace wattfare
