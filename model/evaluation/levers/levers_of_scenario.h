// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/message.h"
#include "model/workload/levers.h"

#include <array>
#include <string_view>

// What a lever means for a scenario: the change that the one engine evaluates, or why there is none.
namespace wattfare {

enum class LeverState : std::uint8_t {
    available, // it changes the scenario, or is a factor of its rates
    included, // what is evaluated holds it already: a further gain would be counted twice
    unfit, // another kind of work
    notStated, // no figure, or the scenario does not say what it needs
    retired // no longer on offer
};
std::string_view leverStateId(LeverState state); // words: "lever.state." + id

struct LeverStanding {
    LeverState state = LeverState::unfit;
    Message reason; // available: what it changes; else why it does not
};

LeverStanding leverStanding(Lever lever, const Scenario &scenario, const Snapshot &snapshot);

// The scenario with that change; as it is where the lever is not available. What speculative decoding does depends on
// the load of each type: its factor is in the rate (ThroughputPlan::levers).
Scenario withLever(Scenario scenario, Lever lever, const Snapshot &snapshot);

struct LeveredScenario {
    Scenario scenario; // with the changes of all that are on, which it still names
    std::array<LeverStanding, kLeverCount> standing; // each on the scenario with those before it on
};
// Applied in the order of the levers. Applying it again changes nothing.
LeveredScenario withLevers(const Scenario &scenario, const Snapshot &snapshot);

} // namespace wattfare
