// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The question a person asks, as a value. Field names are the keys of scenario documents and of `--set key=value`.
// Units are in the names. An empty optional means "not set": the documented default or the catalogue decides.
namespace wattfare {

enum class WorkloadKind : std::uint8_t { inference, training, llmServing, hpc };
// Serves a demand without an end; the others are runs that end.
inline bool isFleet(WorkloadKind kind) { return kind == WorkloadKind::inference || kind == WorkloadKind::llmServing; }

struct InferenceDemand {
    // An hour (the peak hour where a daily profile is given), in the unit of the model's task: inferences, images, ...
    double demandPerHour = 1'000'000;
    std::optional<double> latencyLimitMs; // none: no limit
    double latencyPercentile = 0.99; // of the limit, 0 < p < 1
    double utilisationTarget = 0.70; // 0 < u <= 1
    int redundancy = 0; // instances above what load needs
    bool queueing = false; // size from waiting time as well (simulation 2.2); needs a limit
    double serviceScv = 1.0; // squared variation of service times: 1 exponential, 0 constant (M/D/c)
    std::optional<std::array<double, 24>> trafficByHour; // share of the peak, 0 to 1, by hour of the day
    bool scaleWithTraffic = false; // release instances in quiet hours; needs trafficByHour
    std::optional<double> sequenceLength; // of eligible benchmarks; none: any single one
    std::vector<std::string> precisions; // allowed; empty: any
    friend bool operator==(const InferenceDemand &, const InferenceDemand &) = default;
};

enum class ScalingModel : std::uint8_t { measured, constant, ring, amdahl, table };

struct TrainingJob {
    // Trained once to the quality target of its benchmark; `samples` and `scaling` are then of no account.
    bool toQualityTarget = false;
    double samples = 450'000'000; // sequences, images or tokens, as the model's benchmarks count
    double nodes = 16;
    ScalingModel scaling = ScalingModel::measured;
    double scalingParameter = 1.0; // eta (constant), b (ring) or s (Amdahl)
    std::vector<std::pair<double, double>> scalingTable; // (nodes, eta)
    double checkpointIntervalH = 0; // tau; 0: none on capacity that is not interrupted
    double checkpointTimeS = 60; // delta
    double restartS = 300; // R
    double waitForCapacityS = 600; // D
    double startUpH = 0; // R_0
    std::optional<double> deadlineH;
    std::optional<double> sequenceLength;
    std::vector<std::string> precisions;
    // Parameters that are trained where the others stay as they are (low-rank adapters), in millions; none: all.
    std::optional<double> trainableMillion;
    friend bool operator==(const TrainingJob &, const TrainingJob &) = default;
};

// What serves a language model.
enum class ServingSoftware : std::uint8_t { any, tensorRtLlm, vllm, sglang, tgi, neuron, vllmNeuron, llamaCpp };

struct LlmServing {
    double outputTokensPerHour = 10'000'000;
    double inputTokens = 1024, outputTokens = 256; // of one request
    std::optional<double> ttftLimitMs, tpotLimitMs;
    double utilisationTarget = 0.70;
    int redundancy = 0;
    double bytesPerWeight = 2, bytesPerKv = 2;
    std::optional<double> batch; // requests in flight on a whole instance; none: the most that memory and limits allow
    ServingSoftware software = ServingSoftware::any; // any: the one that serves most on the accelerator
    double prefixCacheShare = 0; // of the input tokens: found in the cache of earlier requests
    // Instead of the fitted efficiencies: shares of the peaks, and what a decode step takes whatever its batch.
    std::optional<double> mfuPrefill, mbuDecode, stepOverheadMs;
    double serviceScv = 1.0; // squared variation of the time a request holds its slot
    std::vector<std::string> precisions;
    friend bool operator==(const LlmServing &, const LlmServing &) = default;
};

struct HpcJob {
    double exaflop = 1.0; // FP64 work, 1e18 operations
    double nodes = 1;
    double efficiency = 0.5; // of the dense FP64 peak, an assumption of the person
    friend bool operator==(const HpcJob &, const HpcJob &) = default;
};

// Ids of documents, `--set` and exports: "inference", "llm_serving", "wattfare-component-v1", "location_lifecycle", ...
std::string_view workloadKindId(WorkloadKind kind);

enum class PurchaseKind : std::uint8_t { onDemand, spot, commitment, ownRate, mix, capacityBlock };

struct PurchaseOption {
    PurchaseKind kind = PurchaseKind::onDemand;
    std::string plan; // commitment: "reserved_standard", "compute_savings_plan", ...
    int termYears = 1; // commitment
    std::string payment = "no_upfront"; // commitment
    std::optional<double> discountPct; // own rate: off on-demand ...
    std::optional<double> usdPerHour; // ... or a price an instance-hour
    double onDemandShare = 0, spotShare = 0, commitmentShare = 0; // mix: shares of the fleet, sum 1
    std::string id() const; // "on-demand", "spot", "reserved_standard-1y-no_upfront", "mix-50-50-0", ...
    friend bool operator==(const PurchaseOption &, const PurchaseOption &) = default;
};
std::string_view purchaseKindId(PurchaseKind kind);
std::optional<PurchaseOption> parsePurchaseOption(std::string_view id); // the inverse of PurchaseOption::id()

enum class EnergyMethod : std::uint8_t; // model/workload/energy_method.h
// By what operational emissions are counted (GHG Protocol, scope 2): the grid of the location, over the life cycle or
// direct; what the operator buys; one job more. SCI stays location-based.
enum class CarbonBasis : std::uint8_t { locationLifecycle, locationDirect, market, marginal };
std::string_view energyMethodId(EnergyMethod method);
std::optional<EnergyMethod> parseEnergyMethod(std::string_view id);
inline bool isLocationBased(CarbonBasis basis) { return basis < CarbonBasis::market; }

struct EnergyOptions {
    EnergyMethod method{}; // component
    bool fullLoad = false; // u_acc 100 whatever the demand (rule 4)
    std::optional<double> uAccPct, uCpuPct, uMemPct; // overrides, 0 to 100; defaults: rule 4
    bool clocksUpWhileIdle = false;
    bool measuredCpuPoints = false;
    std::optional<double> userWatts; // per instance, for EnergyMethod::userWatts
    std::optional<double> pue; // override, >= 1
    bool samePueForAll = false;
    CarbonBasis carbonBasis = CarbonBasis::locationLifecycle;
    std::optional<double> gridIntensity; // override, g/kWh
    std::optional<int> gridYear; // none: newest
    std::optional<double> matchedPct, residualIntensity; // market-based
    std::optional<double> ewifLPerKwh; // off-site water
    std::string embodiedMethod = "wattfare-split-v1"; // or "ccf-rule"
    double lifetimeH = 52'560;
    friend bool operator==(const EnergyOptions &, const EnergyOptions &) = default;
};

struct Currency {
    std::string code = "USD";
    double perUsd = 1.0;
    std::optional<Date> date; // of the rate
    friend bool operator==(const Currency &, const Currency &) = default;
};

// A figure that the scenario carries with it: what the person overrode or chose (rule 16). It wins over the catalogue.
struct FigureChoice {
    std::string subjectKind, subject, quantity; // "accelerator", "nvidia-t4", "full_load_w"
    double value = 0;
    std::optional<double> low, high;
    std::string cls = "user"; // class of the figure
    std::string source; // id of its source, "" for the person's own
    std::optional<Date> since = std::nullopt; // of a price: the day from which it holds; none: it holds at every one
    friend bool operator==(const FigureChoice &, const FigureChoice &) = default;
};

// An input of the saved result, kept so that another catalogue can be compared with it.
struct UsedInput {
    std::string id; // "price:on-demand:g4dn.2xlarge:us-east-1"
    double value = 0;
    std::string unit;
    friend bool operator==(const UsedInput &, const UsedInput &) = default;
};

struct Scenario {
    std::string title;
    std::string preset; // id of the bundled scenario it began as, or ""
    WorkloadKind kind = WorkloadKind::inference;
    std::string model = "bert-large"; // key of the catalogue
    InferenceDemand inference;
    TrainingJob training;
    LlmServing llm;
    HpcJob hpc;
    std::vector<std::string> regions{"us-east-1"};
    std::vector<PurchaseOption> purchase{PurchaseOption{}};
    std::vector<std::string> typeFilter; // empty: every type
    std::optional<Date> asOf; // of prices; none: newest observation
    // From which ages are counted where there is no as-of date: today when it was asked. Saved with the scenario, so
    // that the answer reproduces; none: the newest observation.
    std::optional<Date> day;
    std::vector<std::string> levers; // ids of those switched on (levers.h), each once
    EnergyOptions energy;
    // What qualifies (rule 3).
    bool includeEstimates = true, includeRetired = false;
    double maxEstimateFactor = 2; // widest 80 % factor of an estimated throughput
    std::optional<int> maxPriceAgeMonths; // none: any age
    double requiredChance = 0.95; // of meeting a deadline on capacity that may be interrupted
    std::optional<double> budgetUsd; // of the run; of a month of a service
    std::map<std::string, std::string> pinnedBenchmarks; // instance type -> benchmark id
    std::map<std::string, double> ownThroughput; // instance type -> rate a second (class user)
    std::map<std::string, double> ownWatts; // instance type -> IT watts (class user)
    std::optional<double> interruptionPerMonth; // hazard override for the closed forms, 0 to <1
    std::optional<double> hazardPerHour; // the same as a rate of one instance; wins over the chance
    std::optional<double> spotReplacementS; // fleets: until a lost instance is replaced; none: 180
    // Runs under a commitment: paid for and running anyway, so that a run pays its hours alone; else the share of the
    // term beyond the run that other work uses and pays for, 0 to 1.
    bool ownedCommitments = false;
    double commitmentAbsorbedShare = 0;
    Currency currency;
    std::vector<std::string> pinned; // candidates "type@region/option"
    std::string baseline; // candidate of the comparison
    std::vector<FigureChoice> figures;
    std::string catalogVersion, catalogHash; // of the catalogue it was saved with, "" before that
    std::vector<UsedInput> inputs; // what the pinned candidates used when it was saved
    std::string viewState; // JSON of the window, opaque to the model
    std::string unknownKeys; // JSON object: kept and written back
    friend bool operator==(const Scenario &, const Scenario &) = default;
};

} // namespace wattfare
