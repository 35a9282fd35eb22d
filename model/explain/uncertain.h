// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>

// A value with a low and a high bound, and the rules by which bounds combine (energy 9, and
// rule 11): root sum of squares of the deviations in a sum, of the log deviations in a product. Both rules
// compose pairwise, so a chain of + or of * gives what the n-ary rule gives. They hold for independent operands:
// no variable may enter a rule twice, which is why there is no difference of two uncertain values by operator.
namespace wattfare {

struct Uncertain {
    double value = 0.0, low = 0.0, high = 0.0; // low <= value <= high, finite

    constexpr Uncertain() = default;
    constexpr Uncertain(double exact)
        : value(exact)
        , low(exact)
        , high(exact)
    {
    } // implicit: a plain number is exact
    constexpr Uncertain(double value_, double low_, double high_)
        : value(value_)
        , low(low_)
        , high(high_)
    {
    }

    constexpr bool exact() const { return low == value && high == value; }
    friend constexpr bool operator==(const Uncertain &, const Uncertain &) = default;

    friend Uncertain operator+(const Uncertain &a, const Uncertain &b);
    friend Uncertain operator*(const Uncertain &a, const Uncertain &b);
    friend Uncertain operator/(const Uncertain &a, const Uncertain &b);
    friend Uncertain operator-(const Uncertain &a, double k);
    friend Uncertain operator-(double k, const Uncertain &b);
    friend Uncertain operator-(const Uncertain &, const Uncertain &) = delete; // difference(), if independent
};

// One point of a piecewise linear function.
struct PiecewisePoint {
    double x = 0.0, y = 0.0;
    friend constexpr bool operator==(const PiecewisePoint &, const PiecewisePoint &) = default;
};

// Linear between the points (sorted by x, at least one); constant beyond the first and the last: no extrapolation.
double piecewise(double x, std::span<const PiecewisePoint> points);
Uncertain piecewise(const Uncertain &x, std::span<const PiecewisePoint> points);

// ceil(x - 1e-9 max(1, x)): the guard against rounding of simulation 2.1.
double ceilGuarded(double x);
Uncertain ceilGuarded(const Uncertain &x); // at each bound

// a - b of independent operands, by the sum rule.
double difference(double a, double b);
Uncertain difference(const Uncertain &a, const Uncertain &b);

// a + (b - a) w, each variable once: deviations (1 - w) da, w db and (b - a) dw by the sum rule.
double lerp(double a, double b, double w);
Uncertain lerp(const Uncertain &a, const Uncertain &b, const Uncertain &w);

double minOf(double a, double b);
double maxOf(double a, double b);
Uncertain minOf(const Uncertain &a, const Uncertain &b); // bound by bound; likewise maxOf
Uncertain maxOf(const Uncertain &a, const Uncertain &b);

// Monotone functions, bound by bound. The operand must be in the function's domain.
double lnOf(double x);
Uncertain lnOf(const Uncertain &x);
double expOf(double x);
Uncertain expOf(const Uncertain &x);
double powOf(double x, double exponent); // x >= 0
Uncertain powOf(const Uncertain &x, double exponent);

bool isFinite(double x);
bool isFinite(const Uncertain &x);

} // namespace wattfare
