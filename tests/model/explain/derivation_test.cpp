// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/derivation.h"
#include "tests/support/catch.h"
#include "tests/support/reevaluate.h"

#include <array>
#include <cmath>
#include <random>

using namespace wattfare;
using Catch::Matchers::WithinRel;

namespace {

Traced figure(const char *id, double value, FigureClass cls, const char *source = "S")
{
    return leaf<Traced>(value, [&] {
        LeafInfo info;
        info.kind = LeafKind::figure;
        info.id = id;
        info.unit = "W";
        info.cls = cls;
        info.sources = {source};
        return info;
    });
}

template <Number N>
N watts(const N &count, const N &idle, const N &full, const N &share)
{
    return named("p_acc_w", "W", "energy 2", count * lerp(idle, full, share / 100.0));
}

} // namespace

TEST_CASE("a derivation writes its formula and its substitution")
{
    const Traced p = watts(parameter<Traced>(2, "n", "N", ""), figure("P_idle", 10, FigureClass::vendor),
        figure("P_full", 210, FigureClass::estimate), parameter<Traced>(60, "u_acc_pct", "u_acc", "%"));
    const Derivation d = derive(p);
    CHECK(formulaText(d) == "p_acc_w = N \u00d7 (P_idle + (P_full \u2212 P_idle) \u00d7 u_acc / 100)");
    CHECK(substitutedText(d) == "2 \u00d7 (10 W + (210 W \u2212 10 W) \u00d7 60 % / 100)");
    CHECK(d.value == watts(2.0, 10.0, 210.0, 60.0));
    CHECK(d.children.size() == 4);
    CHECK_THAT(test::reevaluate(d), WithinRel(d.value, 1e-12));
}

TEST_CASE("parentheses keep the order of operations")
{
    const Traced a = figure("a", 7, FigureClass::vendor), b = figure("b", 3, FigureClass::vendor),
                 c = figure("c", 2, FigureClass::vendor);
    CHECK(formulaText(derive(a / (b * c))) == "a / (b \u00d7 c)");
    CHECK(formulaText(derive(a * b / c)) == "a \u00d7 b / c");
    CHECK(formulaText(derive((a + b) * c)) == "(a + b) \u00d7 c");
    CHECK(formulaText(derive(difference(a, b + c))) == "a \u2212 (b + c)");
    CHECK(formulaText(derive(maxOf(a + b, c) * -2.0)) == "max(a + b; c) \u00d7 (-2)");
    CHECK(formulaText(derive(powOf(a, 2) + lnOf(b))) == "a^2 + ln(b)");
}

TEST_CASE("the class of a result is the weakest of what makes a tenth of it")
{
    const Traced big = figure("big", 95, FigureClass::vendor, "S-big");
    const Traced small = figure("small", 5, FigureClass::estimate, "S-small");
    const Traced sum = named("p", "W", "", big + small);
    CHECK(derive(sum).cls == FigureClass::vendor);
    CHECK(derive(sum).sources == std::vector<std::string>{"S-big"});
    CHECK(
        derive(named("e", "kWh", "", sum * figure("hours", 0.001, FigureClass::derived))).cls == FigureClass::derived);
    CHECK(derive(big * small).cls == FigureClass::estimate);
    const ConstantInfo assumed{0.3, "c", "c", "", "energy 2", FigureClass::assumption, "E-OWN"};
    CHECK(derive(big * constant<Traced>(assumed)).cls == FigureClass::estimate);
    CHECK(derive(figure("u", 3, FigureClass::user) * 2.0).cls == FigureClass::user);
    CHECK(derive(maxOf(big, small)).cls == FigureClass::vendor);
}

TEST_CASE("a constant lists its sources and a leaf keeps what was rejected")
{
    const ConstantInfo info{
        Uncertain(0.3, 0.1, 0.4), "c_base", "c_base", "", "energy 2", FigureClass::assumption, "E-OWN;E-LATIF"};
    const Derivation d = derive(Traced(2.0) * constant<Traced>(info));
    REQUIRE(d.children.size() == 1);
    CHECK(d.children[0].kind == LeafKind::constant);
    CHECK(d.children[0].sources == std::vector<std::string>{"E-OWN", "E-LATIF"});
    CHECK(d.children[0].low == 0.1);
    const Traced chosen = leaf<Traced>(300.0, [] {
        LeafInfo leafInfo;
        leafInfo.id = "tdp_w";
        leafInfo.rejected = {{"E-MLCO2", 150.0, "W", FigureClass::vendor, {"E-MLCO2"}, {"explain.not_preferred", {}}}};
        return leafInfo;
    });
    CHECK(derive(chosen * 2.0).children[0].rejected.size() == 1);
}

namespace {

struct RandomTree {
    std::mt19937_64 random;
    std::vector<Traced> traced;
    std::vector<double> plain;

    double number() { return std::uniform_real_distribution<double>(0.1, 10.0)(random); }
    std::size_t pick() { return random() % traced.size(); }

    void grow(int steps)
    {
        const std::array<PiecewisePoint, 3> curve{{{0, 1}, {5, 2}, {10, 8}}};
        for (int i = 0; i < 4; ++i) {
            const double v = number();
            const std::string id = std::string("x").append(std::to_string(i));
            traced.push_back(parameter<Traced>(v, id, id, ""));
            plain.push_back(v);
        }
        for (int i = 0; i < steps; ++i) {
            const std::size_t a = pick(), b = pick(), c = pick();
            const auto push = [&](const auto &f) {
                traced.push_back(f(traced[a], traced[b], traced[c]));
                plain.push_back(f(plain[a], plain[b], plain[c]));
            };
            switch (random() % 11) {
            case 0: push([](const auto &x, const auto &y, const auto &) { return x + y; }); break;
            case 1: push([](const auto &x, const auto &y, const auto &) { return x * y; }); break;
            case 2: push([](const auto &x, const auto &y, const auto &) { return x / (y + 1.0); }); break;
            case 3: push([](const auto &x, const auto &y, const auto &z) { return lerp(x, y, z / (z + 1.0)); }); break;
            case 4: push([](const auto &x, const auto &y, const auto &) { return maxOf(x, y); }); break;
            case 5: push([](const auto &x, const auto &y, const auto &) { return minOf(x, y) + 0.5; }); break;
            case 6: push([](const auto &x, const auto &, const auto &) { return ceilGuarded(x); }); break;
            case 7: push([&](const auto &x, const auto &, const auto &) { return piecewise(x, curve); }); break;
            case 8: push([](const auto &x, const auto &, const auto &) { return lnOf(x + 1.0); }); break;
            case 9: push([](const auto &x, const auto &, const auto &) { return powOf(x, 0.5); }); break;
            default: push([](const auto &x, const auto &y, const auto &) { return named("n", "", "", x + y * 2.0); });
            }
        }
    }
};

} // namespace

TEST_CASE("the leaf arithmetic of 1,000 random derivations reproduces the number")
{
    for (unsigned seed = 0; seed < 1000; ++seed) {
        RandomTree tree{std::mt19937_64(seed), {}, {}};
        tree.grow(12);
        const Derivation d = derive(tree.traced.back());
        REQUIRE(d.value == tree.plain.back());
        REQUIRE(std::abs(test::reevaluate(d) - d.value) <= 1e-12 * std::abs(d.value));
    }
}

TEST_CASE("a number used many times over is looked at once")
{
    Traced x = figure("x", 1.5, FigureClass::estimate);
    for (int i = 0; i < 200; ++i)
        x = (x + x) * 0.5;
    CHECK(provenanceOf(x).cls == FigureClass::estimate);
    CHECK(provenanceOf(x).sources == std::vector<std::string>{"S"});
}
