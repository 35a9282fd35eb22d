// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint.h"
#include "model/simulation/deadline/deadline.h"
#include "model/simulation/fleet/fleet.h"
#include "model/simulation/parameters/market_choice.h"
#include "model/support/result.h"

#include <string>
#include <string_view>
#include <vector>

// The parameters of the simulations by name, for `wattfare-cli simulate`, JSON and forms: one list says what exists, in
// which unit, and what it is now. Names carry their unit.
namespace wattfare {

struct NamedParameter {
    std::string name; // "work_hours", "hazard_per_hour"
    Unit unit; // "h", "1/h", "USD/h", "" for counts, names and switches
    std::string value; // now, as it would be typed; "" where not set
};

std::vector<NamedParameter> namedParameters(const CheckpointParams &params);
std::vector<NamedParameter> namedParameters(const ElasticParams &params); // what is the elastic cluster's own
std::vector<NamedParameter> namedParameters(const FleetParams &params);
std::vector<NamedParameter> namedParameters(const DeadlineParams &params);
std::vector<NamedParameter> namedParameters(const MarketChoice &choice); // what is there besides kind and item
bool marketTakes(MarketKind kind, std::string_view name); // whether such a parameter means something to the kind

// Errors: badInput with "sim.no_such_parameter" (name), "sim.bad_value" (name, found, expected) or "sim.not_finite"
// (field, found). The domain of a number is the simulation's to check. A fleet's `pool` adds one:
// TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR[:SHOCK_PER_HOUR
// [:CAPACITY[:LAUNCH_SUCCESS[:PRIORITY]]]].
Result<void> setNamed(CheckpointParams &params, std::string_view name, std::string_view value);
Result<void> setNamed(ElasticParams &params, std::string_view name, std::string_view value);
Result<void> setNamed(FleetParams &params, std::string_view name, std::string_view value);
Result<void> setNamed(DeadlineParams &params, std::string_view name, std::string_view value);
Result<void> setNamed(MarketChoice &choice, std::string_view name, std::string_view value);

} // namespace wattfare
