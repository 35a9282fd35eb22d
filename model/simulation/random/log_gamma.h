// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cmath>

namespace wattfare::sim {

// ln Gamma(x) for x > 0. std::lgamma writes a global sign, which is a data race between threads; this one does not.
inline double logGamma(double x)
{
#if defined(__GLIBC__)
    int sign = 0;
    return ::lgamma_r(x, &sign);
#else
    return std::lgamma(x);
#endif
}

} // namespace wattfare::sim
