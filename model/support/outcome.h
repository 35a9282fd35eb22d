// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/status.h"

#include <tl/expected.hpp>

#include <cmath>
#include <string_view>

namespace wattfare {

// A computed value, or why there is none.
template <class T>
using Outcome = tl::expected<T, Failure>;

inline tl::unexpected<Failure> failure(Status status, std::string_view field = {}, double value = 0.0)
{
    return tl::unexpected<Failure>(Failure{status, std::string(field), value});
}

// The third rule of simulation 1: negative or non-finite input is out of range.
inline bool isNonNegative(double x) { return std::isfinite(x) && x >= 0.0; }
inline bool isPositive(double x) { return std::isfinite(x) && x > 0.0; }

} // namespace wattfare
