// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/uncertain.h"

#include <algorithm>
#include <cmath>

namespace wattfare {
namespace {

Uncertain scaled(const Uncertain &a, double k)
{
    return k >= 0.0 ? Uncertain(a.value * k, a.low * k, a.high * k) : Uncertain(a.value * k, a.high * k, a.low * k);
}

// Where a logarithm of a deviation does not exist (zero or negative values): the extremes of the four corners.
Uncertain productEnvelope(const Uncertain &a, const Uncertain &b)
{
    const double value = a.value * b.value;
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high, value});
    return {value, low, high};
}

template <class F>
Uncertain increasing(const Uncertain &x, F f)
{
    return x.exact() ? Uncertain(f(x.value)) : Uncertain(f(x.value), f(x.low), f(x.high));
}

} // namespace

Uncertain operator+(const Uncertain &a, const Uncertain &b)
{
    const double value = a.value + b.value;
    if (a.exact() && b.exact())
        return value;
    return {value, value - std::hypot(a.value - a.low, b.value - b.low),
        value + std::hypot(a.high - a.value, b.high - b.value)};
}

Uncertain operator-(const Uncertain &a, double k) { return {a.value - k, a.low - k, a.high - k}; }

Uncertain operator-(double k, const Uncertain &b) { return {k - b.value, k - b.high, k - b.low}; }

Uncertain difference(const Uncertain &a, const Uncertain &b) { return a + (0.0 - b); }

Uncertain operator*(const Uncertain &a, const Uncertain &b)
{
    if (b.exact())
        return scaled(a, b.value);
    if (a.exact())
        return scaled(b, a.value);
    if (a.low < 0.0 || b.low < 0.0 || a.value <= 0.0 || b.value <= 0.0)
        return productEnvelope(a, b);
    const double value = a.value * b.value;
    const double up = std::hypot(std::log(a.high / a.value), std::log(b.high / b.value));
    const double low = a.low == 0.0 || b.low == 0.0
        ? 0.0
        : value * std::exp(-std::hypot(std::log(a.value / a.low), std::log(b.value / b.low)));
    return {value, std::min(low, value), std::max(value * std::exp(up), value)};
}

Uncertain operator/(const Uncertain &a, const Uncertain &b)
{
    // The quotient itself is formed by one division, so that its value is the double's.
    const double value = a.value / b.value;
    if (b.exact()) {
        return b.value >= 0.0 ? Uncertain(value, a.low / b.value, a.high / b.value)
                              : Uncertain(value, a.high / b.value, a.low / b.value);
    }
    const Uncertain product = a * Uncertain(1.0 / b.value, 1.0 / b.high, 1.0 / b.low);
    return {value, std::min(product.low, value), std::max(product.high, value)};
}

double piecewise(double x, std::span<const PiecewisePoint> points)
{
    if (x <= points.front().x)
        return points.front().y;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (x <= points[i].x) {
            const PiecewisePoint &a = points[i - 1];
            const PiecewisePoint &b = points[i];
            return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x));
        }
    }
    return points.back().y;
}

Uncertain piecewise(const Uncertain &x, std::span<const PiecewisePoint> points)
{
    const double value = piecewise(x.value, points);
    if (x.exact())
        return value;
    // Not monotone in general: the extremes over the interval lie at its ends or at a point within it.
    double low = std::min({value, piecewise(x.low, points), piecewise(x.high, points)});
    double high = std::max({value, piecewise(x.low, points), piecewise(x.high, points)});
    for (const PiecewisePoint &p : points) {
        if (p.x > x.low && p.x < x.high) {
            low = std::min(low, p.y);
            high = std::max(high, p.y);
        }
    }
    return {value, low, high};
}

double ceilGuarded(double x) { return std::ceil(x - 1e-9 * std::max(1.0, x)); }

Uncertain ceilGuarded(const Uncertain &x)
{
    return increasing(x, [](double v) { return ceilGuarded(v); });
}

double difference(double a, double b) { return a - b; }

double lerp(double a, double b, double w) { return a + (b - a) * w; }

Uncertain lerp(const Uncertain &a, const Uncertain &b, const Uncertain &w)
{
    const double value = lerp(a.value, b.value, w.value);
    if (a.exact() && b.exact() && w.exact())
        return value;
    const double slope = b.value - a.value;
    const double wDown = slope >= 0.0 ? slope * (w.value - w.low) : slope * (w.value - w.high);
    const double wUp = slope >= 0.0 ? slope * (w.high - w.value) : slope * (w.low - w.value);
    const double rest = 1.0 - w.value;
    return {value, value - std::hypot(rest * (a.value - a.low), w.value * (b.value - b.low), wDown),
        value + std::hypot(rest * (a.high - a.value), w.value * (b.high - b.value), wUp)};
}

double minOf(double a, double b) { return std::min(a, b); }
double maxOf(double a, double b) { return std::max(a, b); }

Uncertain minOf(const Uncertain &a, const Uncertain &b)
{
    return {std::min(a.value, b.value), std::min(a.low, b.low), std::min(a.high, b.high)};
}

Uncertain maxOf(const Uncertain &a, const Uncertain &b)
{
    return {std::max(a.value, b.value), std::max(a.low, b.low), std::max(a.high, b.high)};
}

double lnOf(double x) { return std::log(x); }
double expOf(double x) { return std::exp(x); }
double powOf(double x, double exponent) { return std::pow(x, exponent); }

Uncertain lnOf(const Uncertain &x)
{
    return increasing(x, [](double v) { return std::log(v); });
}

Uncertain expOf(const Uncertain &x)
{
    return increasing(x, [](double v) { return std::exp(v); });
}

Uncertain powOf(const Uncertain &x, double exponent)
{
    const Uncertain r = increasing(x, [=](double v) { return std::pow(v, exponent); });
    return exponent >= 0.0 ? r : Uncertain(r.value, r.high, r.low);
}

bool isFinite(double x) { return std::isfinite(x); }
bool isFinite(const Uncertain &x) { return std::isfinite(x.value) && std::isfinite(x.low) && std::isfinite(x.high); }

} // namespace wattfare
