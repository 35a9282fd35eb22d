// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"

#include <initializer_list>
#include <limits>
#include <optional>
#include <string_view>

namespace wattfare {

// A value that a caller passed, by the name it has in messages.
struct NamedInput {
    std::string_view name;
    double value;
};

// out_of_range that names the input; a value that is not finite is not carried along.
inline tl::unexpected<Failure> outOfRange(std::string_view field, double value)
{
    return failure(Status::outOfRange, field, std::isfinite(value) ? value : 0.0);
}

// First input that is negative or not finite / not positive / outside [0, 1].
inline std::optional<Failure> firstNegative(std::initializer_list<NamedInput> inputs)
{
    for (const NamedInput &in : inputs)
        if (!isNonNegative(in.value))
            return outOfRange(in.name, in.value).value();
    return std::nullopt;
}
inline std::optional<Failure> firstNotPositive(std::initializer_list<NamedInput> inputs)
{
    for (const NamedInput &in : inputs)
        if (!isPositive(in.value))
            return outOfRange(in.name, in.value).value();
    return std::nullopt;
}
inline std::optional<Failure> firstNotShare(std::initializer_list<NamedInput> inputs)
{
    for (const NamedInput &in : inputs)
        if (!(in.value >= 0.0 && in.value <= 1.0))
            return outOfRange(in.name, in.value).value();
    return std::nullopt;
}

// A result, unless huge inputs pushed it beyond what a double holds.
inline Outcome<double> finiteOr(double value, std::string_view field)
{
    if (std::isfinite(value))
        return value;
    return failure(Status::outOfRange, field, std::numeric_limits<double>::max());
}

} // namespace wattfare
