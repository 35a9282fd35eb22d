// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/number.h"
#include "model/support/message.h"
#include "model/support/outcome.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

// A training run (simulation 3). Throughput in samples a second, work and time in hours.
namespace wattfare {

// What training of adapters gains at most over training of all P parameters: a frozen weight costs 2 operations a
// parameter and token forwards and 2 backwards, a trained one 2 more for its gradient: 6 P / (4 P + 6 A), A trained in
// adapters beside them. At least 1. `trainedShare` = A / P, positive.
inline double adapterSpeedup(double trainedShare) { return std::max(1.0, 6.0 / (4.0 + 6.0 * trainedShare)); }

// ---- Scaling efficiency eta(n); n is a count and exact
// ----------------------------------------------------------------

// 1 / (1 + b (n - 1) / n): the shape of a ring all-reduce, b the share of communication.
template <Number N>
N ringEfficiency(const N &communicationShare, double nodes)
{
    return named({"scaling_efficiency", "eta", "1", "simulation 3"},
        N(1.0) / (communicationShare * ((nodes - 1.0) / nodes) + N(1.0)));
}

// 1 / (1 + s (n - 1)).
template <Number N>
N amdahlEfficiency(const N &serialShare, double nodes)
{
    return named({"scaling_efficiency", "eta", "1", "simulation 3"}, N(1.0) / (serialShare * (nodes - 1.0) + N(1.0)));
}

// X(n) = n x eta(n).
template <Number N>
N clusterThroughput(const N &nodes, const N &perInstancePerSecond, const N &efficiency)
{
    return named({"throughput_per_second", "X", "1/s", "simulation 3"}, nodes * perInstancePerSecond * efficiency);
}

// From a measured cluster: X(n) = X(n_b) n eta(n) / (n_b eta(n_b)) (rule 2). `efficiencyRatio` is eta(n) /
// eta(n_b): one value, because both sides of it hold the same parameter.
template <Number N>
N clusterThroughputFromMeasured(
    const N &measuredPerSecond, double measuredNodes, double nodes, const N &efficiencyRatio)
{
    return named({"throughput_per_second", "X", "1/s", "simulation 3"},
        measuredPerSecond * (nodes / measuredNodes) * efficiencyRatio);
}

// W = S / (3600 X).
template <Number N>
N trainingWorkHours(const N &samples, const N &clusterPerSecond)
{
    return named({"work_hours", "W", "h", "simulation 3"}, samples / (clusterPerSecond * 3600.0));
}

// T = W + checkpoints delta + R_0. `checkpoints` = ceil(W / tau) - 1 at the value of W: the count is held while W
// varies, so that W enters the sum once.
template <Number N>
N trainingWallHours(const N &workHours, double checkpoints, const N &checkpointHours, const N &startUpHours)
{
    return named({"hours", "T", "h", "simulation 3"}, workHours + checkpointHours * checkpoints + startUpHours);
}

template <Number N>
N runUsd(const N &nodes, const N &usdPerInstanceHour, const N &hours)
{
    return named({"usd_total", "", "USD", "simulation 3"}, nodes * usdPerInstanceHour * hours);
}

// 1e6 cost / S; also energy and CO2e of a run per million samples.
template <Number N>
N perMillionSamples(const Label &label, const N &total, const N &samples)
{
    return named(label, total * 1e6 / samples);
}

template <Number N>
N usdPerMillionSamples(const N &usdTotal, const N &samples)
{
    return perMillionSamples({"usd_per_million", "", "USD", "simulation 3"}, usdTotal, samples);
}

// Checkpoint size and the time to write it: size / bandwidth + fixed time.
template <Number N>
N checkpointGigabytes(const N &parameters, const N &bytesPerParameter)
{
    return named({"checkpoint_gb", "", "GB", "simulation 3"}, parameters * bytesPerParameter / 1e9);
}

template <Number N>
N checkpointSeconds(const N &gigabytes, const N &writeGbPerSecond, const N &fixedSeconds)
{
    return named({"checkpoint_time_s", "delta", "s", "simulation 3"}, gigabytes / writeGbPerSecond + fixedSeconds);
}

inline constexpr double kTrainingStateBytesPerParameter = 16.0; // Adam, mixed precision: 2 + 2 + 12 (simulation 3)
inline constexpr double kCheckpointFixedSeconds = 5.0; // assumption (simulation 3)

// Segments between checkpoints, ceil(W / tau), at least 1; tau = 0 means no checkpoints: one segment.
double checkpointSegments(double workHours, double intervalHours);

// ---- Checked functions
// ------------------------------------------------------------------------------------------------

enum class EfficiencyShape : unsigned char { constant, ring, amdahl, table };

struct ScalingEfficiency {
    EfficiencyShape shape = EfficiencyShape::constant;
    double parameter = 1.0; // eta, b or s
    std::vector<std::pair<double, double>> table; // (nodes, eta), any order, nodes distinct and >= 1
};

// eta(n). n < 1 or a parameter outside its domain (eta in (0, 1], b and s >= 0) is out_of_range; outside the table is
// no_data("nodes"): no extrapolation. A table interpolates linearly in log2 n.
Outcome<double> scalingEfficiency(const ScalingEfficiency &model, double nodes);

// First node count up to `nodes` at which adding one lowers X = n eta(n); nullopt while it never does (warning of
// simulation 3). Looks at the table's points and at every n of a table segment's ends; the closed shapes never fall.
std::optional<double> firstFallingNodeCount(const ScalingEfficiency &model, double nodes);

// Where instances of a type exchange gradients: the default scaling model follows from its interconnect and network.
struct Interconnect {
    std::string_view name; // "NVSwitch/NVLink4", "NeuronLink-v2", "PCIe", "none (single accelerator)", ""
    double nodes = 1;
    bool fastLink = false; // the accelerators of a node have links of their own (NVLink, NeuronLink, RoCE on chip)
};

// Communication shares b of the ring model, assumptions that the catalogue states: within a node over links of the
// accelerators' own, and over the network or PCIe.
struct RingShares {
    double fastLink = 0, acrossNodes = 0;
};

struct DefaultScaling {
    ScalingEfficiency model;
    Message reason; // "scaling.one_node_fast_link", "scaling.across_nodes", ...; args: the name, b
};

// The share of fast links on one node that has them, that of the network otherwise; a single device on a single node
// needs no exchange: eta = 1.
DefaultScaling defaultScaling(const Interconnect &interconnect, double acceleratorsPerNode, const RingShares &shares);

struct TrainingInput {
    double samples = 0;
    double perInstancePerSecond = 0;
    double nodes = 1;
    ScalingEfficiency scaling;
    double checkpointIntervalHours = 0; // 0: none
    double checkpointHours = 0;
    double startUpHours = 0;
    double usdPerInstanceHour = 0;
    // Storage of checkpoints
    double keptCheckpoints = 0, checkpointGb = 0, usdPerGbMonth = 0;
};

struct TrainingRun {
    double efficiency = 0, clusterPerSecond = 0, workHours = 0, hours = 0, usd = 0, usdPerMillionSamples = 0;
    double checkpoints = 0;
    double checkpointShare = 0; // delta / (tau + delta), 0 without checkpoints
    double storageUsdPerMonth = 0;
    std::optional<double> fallsFromNodes; // adding nodes stops helping here
};

// samples must be positive (out_of_range): a run of nothing has no cost per million.
// Zero throughput is unreachable("throughput_per_second"); an interval longer than the work is one segment.
Outcome<TrainingRun> trainingRun(const TrainingInput &input);

} // namespace wattfare
