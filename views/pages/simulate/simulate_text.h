// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/simulate/simulate_run.h"
#include "views/tables/table_source.h"

#include <QString>
#include <QStringList>

// What a simulation says, in words and as a table.
namespace wattfare {

QString simulationAnswer(const SimulationOutput &output); // the sentence that leads
QStringList simulationChances(
    const SimulationOutput &output); // chances with their intervals, unfinished ones, closed form
QString simulationStanding(
    const SimulationOutput &output, bool running); // "100,000 trajectories, seed 20260101", or cancelled after

// Checkpoint and fleet: a row a quantity with mean, interval, quantiles and closed form. Deadlines: a row a policy.
TableSourcePtr simulationTable(const SimulationOutput &output);
TableSourcePtr emptySimulationTable(SimulationKind kind);

} // namespace wattfare
