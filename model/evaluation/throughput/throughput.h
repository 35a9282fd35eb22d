// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/economics/training.h"
#include "model/evaluation/throughput/serving_curve.h"
#include "model/explain/number.h"
#include "model/metrics/candidate.h"
#include "model/prediction/number_format.h"
#include "model/prediction/predictions.h"
#include "model/support/memo.h"
#include "model/support/message.h"
#include "model/workload/levers.h"
#include "model/workload/scenario.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Which benchmark counts for an instance type, and why (rule 2).
namespace wattfare {

// A rate of LLM serving by the fitted formula (method A), and what it stands on.
struct ServingPlan {
    ServedModel model;
    ServingDevice device;
    ServingLoad load; // with the group size that was chosen
    ServingEfficiency efficiency;
    ServingTerms terms;
    std::string architecture, software; // of the efficiency
    std::string format; // of the weights: "bf16", ...
    std::string arithmetic; // of the peak that was taken: wider where the device has no units of the weights' format
    double factor = 1; // the rate times or divided by it holds 80 %
    double anchor = 1; // by measured rows of the same model, accelerator and software
    std::size_t anchors = 0; // such rows
    std::vector<BenchmarkIndex> nearest; // of them, or of the same architecture: at most three
    bool ownEfficiency = false; // the person gave a share or an overhead
    // To the first token of a request that waits for no slot, as servers of this kind are measured under such a load;
    // nullopt where none was, or the person gave shares of the formula: then its own lower bound stands.
    std::optional<FirstTokenEstimate> firstToken;
    double tokensPerSecond() const { return terms.tokensPerSecond * anchor; }
    // The anchor moves the formula's times as it moves the rate.
    double ttftSeconds() const { return firstToken ? firstToken->seconds : terms.ttftSeconds / anchor; }
    double tpotSeconds() const { return terms.tpotSeconds / anchor; }
};

// A language model on a processor, one request at a time: s_out / (s_in / R_prompt + s_out / R_answer).
struct OneRequest {
    BenchmarkIndex prompt = kNone, answer = kNone; // rows of the two rates; kNone: fitted
    std::optional<Predictions::StreamRates> fitted;
    double inputTokens = 0, outputTokens = 0;
    double rate(double promptPerSecond, double answerPerSecond) const
    {
        return outputTokens / (inputTokens / promptPerSecond + outputTokens / answerPerSecond);
    }
    double headroom = 1; // what batching could give at best, times the rate
};

// A lever as a factor of the rate, with its bounds, and the figure of the catalogue that it is by.
struct LeverFactor {
    Lever lever{};
    FigureIndex figure = kNone;
    double value = 1, low = 1, high = 1;
};

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
    double lengthFactor = 1; // LLM serving: what the wanted lengths make of the measured rate, by the formula
    bool openEnd = false; // LLM serving: more requests in flight than were measured might serve more
    double acceleratorRatio = 1; // accelerators wanted / accelerators measured
    double measuredNodes = 1, nodes = 1; // training, HPC
    double efficiencyRatio = 1; // eta(n) / eta(n_b); HPC: efficiency
    bool efficiencyAssumed = false; // the default model of scaling, not the person's: at best nothing is lost
    // Training of adapters by a rate of full training: once to this many times that rate (adapterSpeedup()).
    double adapterSpeedup = 1;
    bool fitted = false; // by method B or C: low to high of `measured` holds 80 %
    std::string fittedFormat, fittedArchitecture; // method B: of the network, "int8", and of the device
    std::vector<BenchmarkIndex> nearest; // fitted: measured rows that come nearest
    double twinWithin = 0; // a twin's rate is off by this share of it at most
    std::optional<OperatingPoint> point; // LLM serving: of the measured system, at the wanted lengths
    std::optional<ServingPlan> serving;
    std::optional<OneRequest> oneRequest;
    std::vector<LeverFactor> levers; // on top of all that
    bool usable() const { return rule != ThroughputRule::none; }
    // LLM serving: in a group of the formula, else in the measured system; nullopt where nobody says.
    std::optional<double> requestsInFlight() const;
    RequestWait requestWait() const; // LLM serving, at the operating point; empty where nobody knows
    bool hasSpread() const { return low < high; }
    Message betweenLoads(const Snapshot &snapshot) const; // which two; empty where the load itself was measured
    double rate() const // by a measurement: of one instance, or of the whole cluster
    {
        return measured * lengthFactor * acceleratorRatio * (nodes / measuredNodes) * efficiencyRatio;
    }
    bool ranged() const
    {
        return carried || twinWithin > 0 || adapterSpeedup > 1 || hasSpread() || serving || oneRequest
            || (efficiencyAssumed && efficiencyRatio != 1) || !levers.empty();
    }
};

// A rate that was measured on the same accelerator in another type of instance holds within 15 %, one of a twin, an
// encoder of the same dimensions, within 8 % (rule 2).
inline constexpr double kCarriedWithin = 0.15, kTwinWithin = 0.08;
// A rate whose 80 % factor is wider is no answer.
inline constexpr double kWidestFactor = 3.0;

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
    std::optional<double> sequenceLength() const { return m_length; } // that counts: the person's, else the usual one

private:
    using Latency = LimitVerdict;
    struct Row {
        BenchmarkIndex benchmark;
        Latency latency;
    };
    // Rows of LLM serving that differ in nothing but the load: a system under more and more requests.
    using RowsOf = std::vector<std::vector<Row>>; // by type or accelerator
    struct Curve {
        double count = 0; // accelerators of the system
        ServingCurve points;
    };
    struct LengthFactors {
        double rate = 1, ttft = 1, tpot = 1;
    };
    // Method A beside the rows of one accelerator and software class.
    struct Anchors {
        std::vector<double> errors; // ln(predicted / measured)
        std::vector<BenchmarkIndex> rows; // nearest to the wanted lengths and load first
    };
    ThroughputPlan choose(TypeIndex type) const; // plan() but for the memory and the levers
    struct OtherShare; // of the prefix cache
    void prepareLevers();
    void addLevers(TypeIndex type, ThroughputPlan &plan) const;
    Message whyNot(const Benchmark &benchmark) const; // empty id: eligible but for latency
    bool lengthFits(const Benchmark &benchmark) const;
    LengthFactors lengthFactors(const Benchmark &benchmark) const;
    LengthFactors lengthFactorsOf(BenchmarkIndex benchmark) const; // 1 for rows that do not count
    OperatingPoint pointOf(BenchmarkIndex index, double load) const;
    bool precisionFits(const Benchmark &benchmark) const;
    bool softwareFits(std::string_view software) const;
    Latency latencyOf(const Benchmark &benchmark) const;
    void chooseLength();
    void chooseUnit();
    void place(Row row, RowsOf &byType, RowsOf &byAccelerator) const;
    void gatherCurves();
    void gatherAnchors();
    void gatherSingleRequests();
    void gatherTwins();
    const Predictions::DeviceRates &fittedRates() const;
    std::vector<BenchmarkIndex> nearestFitted(TypeIndex type, std::string_view architecture) const;
    std::optional<ThroughputPlan> fromBenchmark(TypeIndex type, BenchmarkIndex index, Message *why = nullptr) const;
    Message networkBar(TypeIndex type, const Benchmark &benchmark) const;
    bool carries(TypeIndex type, const ThroughputPlan &plan, Message *why) const;
    ThroughputPlan pinned(TypeIndex type, BenchmarkIndex index) const;
    ThroughputPlan best(
        TypeIndex type, const std::vector<Row> &rows, Latency latency, bool exact, Message *why = nullptr) const;
    ThroughputPlan bestOfCurves(TypeIndex type, Latency latency, bool exact, Message *why) const;
    ThroughputPlan measuredPlan(TypeIndex type, Latency latency, bool exact, Message *why = nullptr) const;
    ThroughputPlan twinPlan(TypeIndex type) const;
    ThroughputPlan servingPlan(TypeIndex type) const;
    ThroughputPlan fittedServingPlan(TypeIndex type) const;
    ThroughputPlan oneRequestPlan(TypeIndex type) const;
    ThroughputPlan inferencePlan(TypeIndex type) const;
    ThroughputPlan timeToTrainPlan(TypeIndex type) const;
    ThroughputPlan peakPlan(TypeIndex type) const;
    bool better(const ThroughputPlan &a, const ThroughputPlan &b) const;
    double efficiency(TypeIndex type, double nodes, bool &assumed, bool &known) const;
    void applyEfficiency(TypeIndex type, ThroughputPlan &plan) const;
    void addSpread(ThroughputPlan &plan) const;

    const Scenario &m_scenario;
    const Snapshot &m_snapshot;
    ModelIndex m_model = kNone;
    Predictions::Contradictions m_contradictions; // among its benchmarks; null where nothing is fitted
    std::string m_unit; // of training rows: the one most rows of the model have
    std::optional<double> m_length; // sequence length that counts; none: rows without one
    std::map<BenchmarkIndex, LengthFactors> m_lengthFactors; // LLM serving: of the rows that only latency can rule out
    RowsOf m_byType, m_byAccelerator; // rows that only latency can rule out
    std::vector<std::vector<Curve>> m_curvesOfType, m_curvesOfAccelerator; // LLM serving
    std::vector<OneRequest> m_single; // LLM serving on processors, by type
    Predictions::TypeStreams m_streams; // likewise, fitted; null where nothing is
    std::map<std::pair<AcceleratorIndex, std::string>, Anchors> m_anchors; // LLM serving; by software class
    RowsOf m_twinsOfType, m_twinsOfAccelerator; // rows of twins
    std::shared_ptr<const OtherShare> m_lowShare, m_highShare; // where the share is a lever with a range
    mutable Memo<std::pair<AcceleratorIndex, double>, std::pair<ThroughputPlan, TypeIndex>> m_served; // by count
    mutable std::once_flag m_fittedOnce;
    mutable Predictions::DeviceRates m_fitted; // other inference by method B
    struct FittedRow { // of the model, in method B
        std::string_view architecture;
        bool fullLoad = false;
        double lnCount = 0, perSecond = 0;
        BenchmarkIndex benchmark = kNone;
    };
    mutable std::vector<FittedRow> m_fittedRows;
};

// Of the weights that a scenario asks for: the first precision that it names, else by their size.
NumberFormat weightsFormat(const LlmServing &llm);

// The stack of a benchmark's software, or of a class of the fit; nullopt for one that is none to choose.
std::optional<ServingSoftware> servingSoftwareOf(std::string_view software);

// The listing without an evaluation around it.
ThroughputListing listThroughput(const Scenario &scenario, const Snapshot &snapshot, TypeIndex type);

} // namespace wattfare
