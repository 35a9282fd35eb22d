// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace wattfare {

// Outcome of a computation (simulation 1, the second rule there). A view never receives NaN or infinity:
// it receives a number with Status::ok, or one of the other statuses and what caused it.
enum class Status : unsigned char {
    ok,
    unreachable, // no finite answer exists
    unstable, // utilisation >= 1
    noCapacity,
    noData,
    cancelled,
    outOfRange // a parameter outside its domain; Outcome::field names it
};

std::string_view statusId(
    Status status); // "ok", "unreachable", "unstable", "no_capacity", "no_data", "cancelled", "out_of_range"

// Why a computation has no number: the status, the field and the value that caused it.
struct Failure {
    Status status = Status::noData;
    std::string field; // snake_case name of the parameter or missing input, for example "utilisation_target"
    double value = 0.0; // the offending number, where there is one
    friend bool operator==(const Failure &, const Failure &) = default;
};

} // namespace wattfare
