// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <optional>
#include <string>
#include <vector>

// What each lever would bring on one candidate, and what those switched on bring one after the other. Every figure is
// an evaluation of the scenario with a lever on, beside the one without it, so nothing is counted twice: a step is
// weighed with those before it on, and the product of the steps is the evaluation with all of them.
namespace wattfare {

struct LeverAmount {
    std::optional<double> value, low, high; // without a range: exact
};

// Cost, energy and operational emissions: per million, in USD, kWh and g, or of a run, in USD, kWh and kg.
struct LeverAmounts {
    LeverAmount usd, kwh, co2e;
};

// After over before: below 1 saves. Missing where either has no figure. In the range what both share is counted once;
// errors of two predictions at another precision, load, software or model are taken as independent.
struct LeverFactors {
    LeverAmount usd, kwh, co2e;
};

struct LeverRow {
    Lever lever{};
    bool on = false;
    LeverStanding standing; // on the scenario without any lever
    LeverFactors alone; // of it alone, where it is available
    Message missing; // why it is available and has no factor: no rate with it, too wide, ...
    Message hardware; // of narrow weights, where the accelerator does not compute in their format; else empty
    FigureClass cls{}; // of the factor: the weakest of the figures compared
    std::vector<FigureIndex> figures; // that the catalogue states of it
    LeverState state() const { return missing.id.empty() ? standing.state : LeverState::notStated; }
    const Message &reason() const { return missing.id.empty() ? standing.reason : missing; }
    bool canSwitch() const { return state() == LeverState::available; }
};

struct LeverStep {
    Lever lever{};
    LeverStanding standing; // with those before it on
    LeverAmounts after;
    LeverFactors factor; // of the step
    Message missing; // why `after` has no cost
};

struct LeverPlan {
    std::string candidate; // without levers: "g5.xlarge@us-east-1/on-demand"
    WorkloadKind kind{};
    Date asOf{}; // of prices
    std::string catalogVersion;
    std::string millions; // message id of what a million counts, "" for a run
    LeverAmounts baseline; // without any lever
    std::vector<LeverRow> rows; // every lever, in the order in which they are applied
    std::vector<LeverStep> steps; // of those that are on
    LeverAmounts combined; // with all of them: the figures of Explore
    LeverFactors total; // combined over baseline
};

struct LeverQuestion {
    Scenario scenario; // with those that are on
    std::string candidate; // "type[@region[/option]]"; "": the baseline of the scenario, or the cheapest of its answer
};

// Errors: those of evaluate(); noAnswer ("advice.no_candidate", or why the candidate has no cost without levers).
Result<LeverPlan> planLevers(const LeverQuestion &question, const SnapshotPtr &snapshot);

} // namespace wattfare
