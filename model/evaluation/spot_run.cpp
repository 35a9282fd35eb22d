// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_run.h"

#include "model/evaluation/simulation_inputs.h"

namespace wattfare {

std::optional<CheckpointParams> spotRunOf(const Results &results, std::size_t row)
{
    const Scenario &scenario = results.scenario();
    const Candidate &candidate = results.candidate(row);
    if ((scenario.kind != WorkloadKind::training && scenario.kind != WorkloadKind::hpc)
        || scenario.purchase[candidate.option].kind != PurchaseKind::spot || !results.value(row, Metric::hours))
        return std::nullopt;
    const SimulationInputs inputs = simulationInputs(results, candidate.type, candidate.region);
    if (!inputs.workHours || !inputs.spotUsdPerHour || (!inputs.bucket && !inputs.scenarioHazardPerHour))
        return std::nullopt;
    CheckpointParams run = checkpointParams(scenario, inputs);
    const double start = scenario.training.startUpH; // no part of the simulated run
    if (run.deadlineHours)
        run.deadlineHours = *run.deadlineHours > start ? std::optional(*run.deadlineHours - start) : std::nullopt;
    return run;
}

} // namespace wattfare
