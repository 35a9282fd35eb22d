// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/outcome.h"
#include "tests/support/catch.h"

#include <string>

namespace wattfare::test {

// Six significant digits, as the vectors of the methods are printed.
inline constexpr double kSixDigits = 5e-6;

inline auto near(double expected, double relative = kSixDigits)
{
    return Catch::Matchers::WithinRel(expected, relative);
}

// The value, or a failed test that says why there is none.
template <class T>
T valueOrFail(const Outcome<T> &outcome)
{
    if (!outcome)
        FAIL(statusId(outcome.error().status) << ": " << outcome.error().field);
    return *outcome;
}

template <class T>
std::string why(const Outcome<T> &outcome)
{
    return outcome ? "ok" : std::string(statusId(outcome.error().status)) + "(" + outcome.error().field + ")";
}

} // namespace wattfare::test
