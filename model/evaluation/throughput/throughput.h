// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/economics/llm.h"
#include "model/economics/training.h"
#include "model/explain/number.h"
#include "model/metrics/candidate.h"
#include "model/support/message.h"
#include "model/workload/scenario.h"

#include <optional>
#include <string_view>
#include <vector>

// Which benchmark counts for an instance type, and why (rule 2).
namespace wattfare {

// LLM decoding by roofline (simulation 9).
struct RooflinePlan {
    LlmModelShape model;
    LlmDeviceGroup group;
    LlmRequest request;
    double groups = 1; // device groups an instance holds
    double batch = 1;
    Uncertain mfu, mbu, stepOverheadS;
    DeviceMemory device;
    // Of the catalogue; none: the person's own number, or one that the catalogue has no figure of.
    FigureIndex mfuFigure = kNone, mbuFigure = kNone, stepOverheadFigure = kNone;
    const char *precision = ""; // of the peak that was taken: "bf16", "fp8", ...
};

// What the economics of serving take of a plan.
LlmEfficiency efficiencyOf(const RooflinePlan &roofline);

// The way from a figure to the rate of one instance (inference, LLM) or of the whole cluster (training, HPC), a second.
struct ThroughputPlan {
    ThroughputRule rule = ThroughputRule::none;
    BenchmarkIndex benchmark = kNone;
    FigureClass cls = FigureClass::estimate;
    RowStatus status
        = RowStatus::noThroughput; // ok, or why it cannot count: latencyUnknown, latencyMissed, doesNotFit, ...
    Message reason; // why this one, or why none
    double measured = 0; // of the whole measured system; own: of one instance; peak: FLOP/s of one instance
    double low = 0, high = 0; // of `measured`: as derived, and as measured again in the same way; 0: no spread is known
    std::size_t repeats = 0; // measurements of the same kind that the spread holds
    bool carried = false; // from another type with the same accelerator
    double acceleratorRatio = 1; // accelerators wanted / accelerators measured
    double measuredNodes = 1, nodes = 1; // training, HPC
    double efficiencyRatio = 1; // eta(n) / eta(n_b); HPC: efficiency
    bool efficiencyAssumed = false; // the default model of scaling, not the person's
    std::optional<RooflinePlan> roofline;
    bool usable() const { return rule != ThroughputRule::none; }
    bool hasSpread() const { return low < high; }
    bool ranged() const { return carried || hasSpread() || rule == ThroughputRule::roofline; }
};

// A rate that was measured on the same accelerator in another type of instance holds within 15 % (rule 2).
inline constexpr double kCarriedWithin = 0.15;

// Rate per second. Plan must be usable.
template <Number N>
N throughputOf(const ThroughputPlan &plan, const Snapshot &snapshot, TypeIndex type);

extern template double throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);
extern template Uncertain throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);
extern template Traced throughputOf(const ThroughputPlan &, const Snapshot &, TypeIndex);

// One benchmark as the inspector shows it.
struct ThroughputRow {
    BenchmarkIndex benchmark = kNone;
    bool exactType = false; // else: the same accelerator
    bool eligible = false;
    bool chosen = false;
    std::optional<double> perSecond; // what it would give for this type and scenario
    FigureClass cls = FigureClass::measured;
    Message reason; // why it was chosen or passed over
};

struct ThroughputListing {
    ThroughputPlan chosen;
    std::vector<ThroughputRow> rows; // the chosen first, then eligible ones by rate, then the others
    std::optional<Range> spread; // of the eligible rows
};

// Prepared once per scenario; plan() and list() may be called from several threads.
class ThroughputResolver
{
public:
    ThroughputResolver(const Scenario &scenario, const Snapshot &snapshot);

    ThroughputPlan plan(TypeIndex type) const;
    ThroughputListing list(TypeIndex type) const;

private:
    enum class Latency : std::uint8_t { met, unknown, missed };
    struct Row {
        BenchmarkIndex benchmark;
        Latency latency;
    };
    ThroughputPlan choose(TypeIndex type) const; // plan() but for the memory
    Message whyNot(const Benchmark &benchmark) const; // empty id: eligible but for latency
    bool lengthFits(const Benchmark &benchmark) const;
    Latency latencyOf(const Benchmark &benchmark) const;
    void chooseLength();
    std::optional<ThroughputPlan> fromBenchmark(TypeIndex type, BenchmarkIndex index, Message *why = nullptr) const;
    Message networkBar(TypeIndex type, const Benchmark &benchmark) const;
    ThroughputPlan pinned(TypeIndex type, BenchmarkIndex index) const;
    ThroughputPlan best(
        TypeIndex type, const std::vector<Row> &rows, Latency latency, bool exact, Message *why = nullptr) const;
    ThroughputPlan rooflinePlan(TypeIndex type) const;
    ThroughputPlan peakPlan(TypeIndex type) const;
    bool better(const ThroughputPlan &a, const ThroughputPlan &b) const;
    double efficiency(TypeIndex type, double nodes, bool &assumed, bool &known) const;
    void applyEfficiency(TypeIndex type, ThroughputPlan &plan) const;
    void addSpread(ThroughputPlan &plan) const;

    const Scenario &m_scenario;
    const Snapshot &m_snapshot;
    ModelIndex m_model = kNone;
    std::string m_unit; // of training rows: the one most rows of the model have
    std::optional<double> m_length; // sequence length that counts; none: rows without one
    std::vector<std::vector<Row>> m_byType, m_byAccelerator; // rows that only latency can rule out
};

// The listing without an evaluation around it.
ThroughputListing listThroughput(const Scenario &scenario, const Snapshot &snapshot, TypeIndex type);

} // namespace wattfare
