// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/evaluation/recorded_case.h"
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/checkpoint/interval_saving.h"
#include "model/simulation/checkpoint/uncertainty.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/support/progress.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// One simulation of the Simulate page as a value: what goes in, what comes out. Runs on any thread.
namespace wattfare {

enum class SimulationKind : std::uint8_t { checkpoint, fleet, deadline };
inline constexpr int kSimulationKinds = 3;
QString simulationKindId(SimulationKind kind); // "checkpoint", "fleet", "deadline"

struct SimulationInput {
    SimulationKind kind = SimulationKind::checkpoint;
    std::uint64_t seed = 20260101;
    std::uint64_t n = 100'000;
    std::optional<double> relativeHalfWidth; // ends the run once the mean is known so well
    struct Band {
        int bucket = 0;
        HazardReading reading = HazardReading::probability;
    };
    std::optional<Band> band; // that the rate of a run was read from
    std::optional<RateInUse> rate; // of a market that is a rate: what was recorded stands beside it
    CheckpointParams checkpoint;
    std::optional<ElasticParams> elastic;
    FleetParams fleet;
    DeadlineParams deadline;
    std::optional<std::uint64_t> startTick; // of the policies: the one trajectory from there
    std::vector<Message> notes; // of the market
};

struct SimulationOutput {
    SimulationInput input;
    RunInfo info;
    std::optional<Failure> failure;
    std::optional<CheckpointResult> checkpoint;
    std::optional<ElasticResult> elastic;
    std::optional<IntervalSaving> interval; // of a run
    std::vector<Message> beside; // of a run or fleet: what was recorded
    std::optional<CheckpointUncertainty> band; // of a whole run: how much of its spread the width of the band explains
    std::optional<FleetResult> fleet;
    std::optional<FleetClosedForm> fleetClosedForm;
    std::vector<DeadlineResult> policies; // in the order of kDeadlinePolicies
    std::map<std::string, ChartSpec> charts; // by id of the view
    std::vector<Message> warnings; // of the run, with the notes of the market
    const DeadlineResult *policy() const; // the one in detail; nullptr without it
};

// The first `n` trajectories of the input. Stopped: the longest complete prefix, which info.n tells.
SimulationOutput runSimulation(
    const SimulationInput &input, std::uint64_t n, const ProgressFn &progress, std::stop_token stop);
// One trajectory of it; why not, where there is none.
Outcome<ChartSpec> timelineChart(const SimulationInput &input, std::uint64_t trajectory);

// The charts of a kind, in the order of their tabs, by id.
std::vector<std::string> simulationCharts(SimulationKind kind);

} // namespace wattfare
