// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/phrase.h"
#include "model/workload/document.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>

// The parameters of a scenario as one table: reading, writing, `--set`, checking and the workload dock use the same
// rows.
namespace wattfare::fields {

using Json = nlohmann::ordered_json;

// Why a value was refused; becomes the message "<prefix>.<what>" with field, found, expected.
struct Problem {
    std::string what; // "wrong_type", "out_of_range", "unknown_choice", "contradiction", "missing", "too_long"
    std::string field;
    Argument found;
    Argument expected;
};

using Check = std::optional<Problem>;

struct Field {
    ParameterInfo info;
    Json (*get)(const Scenario &); // null where it is not set
    Check (*set)(Scenario &, const Json &, const ParameterInfo &);
    Json (*fromText)(std::string_view) = nullptr; // structured: the form `--set` takes; null where it has none
};

std::span<const Field> all();
const Field *find(std::string_view key);

// Parts shared by the table and the document.
Problem wrongType(std::string_view field, const Json &found, Clause expected);
std::string shortText(const Json &value);
Check checkNumber(double value, const ParameterInfo &info);
Json purchaseToJson(const PurchaseOption &option);
Check purchaseFromJson(const Json &json, const std::string &field, PurchaseOption &option);

// Parameters that contradict each other.
Check crossCheck(const Scenario &scenario);
Error toError(const Problem &problem, std::string_view file = {});

} // namespace wattfare::fields
