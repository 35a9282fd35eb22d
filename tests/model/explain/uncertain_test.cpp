// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/number.h"
#include "tests/support/catch.h"

#include <array>
#include <cmath>
#include <random>

using namespace wattfare;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;

namespace {
void checkRange(const Uncertain &x, double value, double low, double high)
{
    CHECK_THAT(x.value, WithinRel(value, 1e-5));
    CHECK_THAT(x.low, WithinRel(low, 1e-5));
    CHECK_THAT(x.high, WithinRel(high, 1e-5));
}
} // namespace

TEST_CASE("sum rule, example E20")
{
    const std::array<Uncertain, 3> parts{Uncertain(100, 80, 130), Uncertain(40, 30, 60), Uncertain(10, 5, 15)};
    checkRange(parts[0] + parts[1] + parts[2], 150, 127.087, 186.401);
    checkRange(parts[0] + (parts[1] + parts[2]), 150, 127.087, 186.401);
}

TEST_CASE("product rule, example E21")
{
    const Uncertain energy(2.0, 1.5, 2.6), pue(1.15, 1.10, 1.25), intensity(400, 360, 450);
    checkRange(energy * pue * intensity, 920, 675.057, 1241.17);
    checkRange(energy * (pue * intensity), 920, 675.057, 1241.17);
}

TEST_CASE("exact operands scale and shift bounds")
{
    const Uncertain x(2, 1, 4);
    CHECK(x * 3.0 == Uncertain(6, 3, 12));
    CHECK(3.0 * x == Uncertain(6, 3, 12));
    CHECK(x / 2.0 == Uncertain(1, 0.5, 2));
    CHECK(x - 1.0 == Uncertain(1, 0, 3));
    CHECK(5.0 - x == Uncertain(3, 1, 4));
    CHECK(x * -1.0 == Uncertain(-2, -4, -1));
    checkRange(6.0 / x, 3, 1.5, 6);
    CHECK((Uncertain(2) * Uncertain(3)).exact());
    CHECK((Uncertain(2) + Uncertain(3)).exact());
}

TEST_CASE("zero and negative values keep finite bounds around the value")
{
    const Uncertain zeroLow(5, 0, 10), zero(0, 0, 3), negative(-2, -3, -1), positive(2, 1, 4);
    CHECK((zeroLow * positive).low == 0.0);
    CHECK((zeroLow * positive).high > 10.0);
    CHECK((zero * positive) == Uncertain(0, 0, 12));
    CHECK((negative * positive) == Uncertain(-4, -12, -1));
}

TEST_CASE("lerp uses each variable once")
{
    // Accelerator of E25: idle exact, full load 150 to 300 W, 60 %.
    checkRange(lerp(Uncertain(10), Uncertain(210, 150, 300), Uncertain(0.6)), 130, 94, 184);
    checkRange(lerp(Uncertain(0), Uncertain(100), Uncertain(0.5, 0.4, 0.6)), 50, 40, 60);
    checkRange(lerp(Uncertain(100), Uncertain(0), Uncertain(0.5, 0.4, 0.7)), 50, 30, 60);
}

TEST_CASE("ceiling is guarded and taken at each bound")
{
    CHECK(ceilGuarded(6.0000000001) == 6.0);
    CHECK(ceilGuarded(6.001) == 7.0);
    CHECK(ceilGuarded(0.0) == 0.0);
    CHECK(ceilGuarded(Uncertain(5.2, 4.9, 6.1)) == Uncertain(6, 5, 7));
}

TEST_CASE("piecewise curves hold at the points, between and beyond")
{
    const std::array<PiecewisePoint, 4> r{{{0, 0.12}, {10, 0.32}, {50, 0.75}, {100, 1.02}}};
    CHECK_THAT(piecewise(0.0, r), WithinAbs(0.12, 1e-15));
    CHECK_THAT(piecewise(10.0, r), WithinAbs(0.32, 1e-15));
    CHECK_THAT(piecewise(30.0, r), WithinAbs(0.535, 1e-12));
    CHECK_THAT(piecewise(100.0, r), WithinAbs(1.02, 1e-15));
    CHECK(piecewise(-5.0, r) == 0.12);
    CHECK(piecewise(200.0, r) == 1.02);
    CHECK(piecewise(Uncertain(30, 10, 50), r).low == 0.32);
    const std::array<PiecewisePoint, 3> peak{{{0, 0}, {1, 5}, {2, 0}}};
    CHECK(piecewise(Uncertain(0.5, 0.0, 2.0), peak).high == 5.0);
}

TEST_CASE("functions and choices go bound by bound")
{
    CHECK(minOf(Uncertain(2, 1, 5), Uncertain(3, 2, 4)) == Uncertain(2, 1, 4));
    CHECK(maxOf(Uncertain(2, 1, 5), Uncertain(3, 2, 4)) == Uncertain(3, 2, 5));
    CHECK_THAT(lnOf(Uncertain(std::exp(1.0), 1, 10)).low, WithinAbs(0.0, 1e-15));
    CHECK(powOf(Uncertain(2, 1, 3), 2.0) == Uncertain(4, 1, 9));
    CHECK(powOf(Uncertain(2, 1, 4), -1.0) == Uncertain(0.5, 0.25, 1));
    CHECK(difference(Uncertain(10, 7, 14), Uncertain(4, 1, 8)) == Uncertain(6, 1, 11));
}

TEST_CASE("bounds enclose the value and stay finite over random operands")
{
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> size(-6.0, 6.0), unit(0.0, 1.0);
    const auto draw = [&] {
        const double v = std::pow(10.0, size(random));
        return Uncertain(v, v * unit(random), v * (1.0 + 3.0 * unit(random)));
    };
    for (int i = 0; i < 10000; ++i) {
        const Uncertain a = draw(), b = draw();
        for (const Uncertain &x : {a + b, a * b, lerp(a, b, Uncertain(unit(random))), difference(a, b)}) {
            REQUIRE(isFinite(x));
            REQUIRE(x.low <= x.value);
            REQUIRE(x.value <= x.high);
        }
    }
}
