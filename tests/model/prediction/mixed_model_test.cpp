// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/least_squares.h"
#include "model/prediction/mixed_model.h"

#include "tests/model/economics/near.h"

#include <cmath>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

MixedObservation seen(std::vector<std::string> levels, double value, std::vector<double> linear = {})
{
    MixedObservation o;
    o.levels = std::move(levels);
    o.linear = std::move(linear);
    o.value = value;
    return o;
}

std::vector<MixedObservation> madeUp()
{
    std::mt19937_64 random(7);
    std::normal_distribution<double> normal;
    std::vector<double> a(6), b(5);
    for (double &v : a)
        v = normal(random);
    for (double &v : b)
        v = 0.5 * normal(random);
    std::vector<MixedObservation> out;
    for (std::size_t i = 0; i < 60; ++i) {
        const std::size_t p = i % a.size(), q = (i * i + i / 7) % b.size();
        const double x = normal(random);
        out.push_back(seen({"a" + std::to_string(p), i % 11 ? "b" + std::to_string(q) : ""}, 0, {1.0, 0.3 * x}));
        out.back().mean = 0.1 * static_cast<double>(i % 3);
        out.back().value = out.back().mean + 0.7 + 0.4 * x + a[p] + (i % 11 ? b[q] : 0.0) + 0.2 * normal(random);
    }
    return out;
}

} // namespace

TEST_CASE("an effect is shrunk by the rows that it has", "[prediction]")
{
    // One group of variance 1, noise 1: n rows of mean m give m n / (n + 1), variance 1 / (n + 1) + 1.
    const auto model = MixedModel::fit({seen({"x"}, 2), seen({"x"}, 4), seen({"x"}, 3)}, {1}, 1);
    REQUIRE(model);
    const std::vector<MixedObservation> wanted{seen({"x"}, 0), seen({"new"}, 0), seen({""}, 0)};
    const std::vector<MixedPrediction> p = model->predict(wanted);
    CHECK_THAT(p[0].mean, near(3 * 0.75, 1e-12));
    CHECK_THAT(p[0].sd, near(std::sqrt(1.25), 1e-12));
    CHECK_THAT(p[1].mean, Catch::Matchers::WithinAbs(0, 1e-12));
    CHECK_THAT(p[1].sd, near(std::sqrt(2.0), 1e-12));
    CHECK_THAT(p[2].sd, near(1, 1e-12)); // no effect at all: the noise
}

TEST_CASE("leaving groups out by blocks equals fitting without them", "[prediction]")
{
    const std::vector<MixedObservation> all = madeUp();
    const std::vector<double> sd{1.0, 0.5};
    const auto model = MixedModel::fit(all, sd, 0.2);
    REQUIRE(model);
    std::vector<std::string> groups;
    for (const MixedObservation &o : all)
        groups.push_back(o.levels[0] + o.levels[1]);
    const std::vector<MixedPrediction> left = model->leaveOut(groups);
    for (const std::string &group : {groups[0], groups[7], groups[20]}) {
        std::vector<MixedObservation> kept, out;
        std::vector<MixedPrediction> blocks;
        for (std::size_t i = 0; i < all.size(); ++i) {
            (groups[i] == group ? out : kept).push_back(all[i]);
            if (groups[i] == group)
                blocks.push_back(left[i]);
        }
        const auto without = MixedModel::fit(kept, sd, 0.2);
        REQUIRE(without);
        const std::vector<MixedPrediction> again = without->predict(out);
        for (std::size_t i = 0; i < out.size(); ++i) {
            CHECK_THAT(blocks[i].mean, near(again[i].mean, 1e-9));
            CHECK_THAT(blocks[i].sd, near(again[i].sd, 1e-9));
        }
    }
}

TEST_CASE("solving over effects or over observations is the same", "[prediction]")
{
    // Few levels for many rows are solved over the effects; a group that is each row's own, of hardly any deviation,
    // makes the same model be solved over the observations.
    std::vector<MixedObservation> all = madeUp();
    const auto effects = MixedModel::fit(all, {1.0, 0.5}, 0.2);
    const std::vector<MixedObservation> wanted{
        all[3], seen({"a1", "new"}, 0, {1.0, 0.2}), seen({"", ""}, 0, {1.0, 0.0})};
    std::vector<MixedObservation> wantedToo = wanted;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].levels.push_back("own" + std::to_string(i));
    for (MixedObservation &o : wantedToo)
        o.levels.emplace_back();
    const auto observations = MixedModel::fit(all, {1.0, 0.5, 1e-9}, 0.2);
    REQUIRE(effects);
    REQUIRE(observations);
    const auto a = effects->predict(wanted), b = observations->predict(wantedToo);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        CHECK_THAT(a[i].mean, near(b[i].mean, 1e-8));
        CHECK_THAT(a[i].sd, near(b[i].sd, 1e-8));
    }
    std::vector<std::string> groups;
    for (const MixedObservation &o : all)
        groups.push_back(o.levels[0]);
    const auto c = effects->leaveOut(groups), d = observations->leaveOut(groups);
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK_THAT(c[i].mean, near(d[i].mean, 1e-8));
        CHECK_THAT(c[i].sd, near(d[i].sd, 1e-8));
    }
    const auto e = effects->linearEffects(), f = observations->linearEffects();
    for (std::size_t i = 0; i < e.size(); ++i) {
        CHECK_THAT(e[i].mean, near(f[i].mean, 1e-8));
        CHECK_THAT(e[i].sd, near(f[i].sd, 1e-8));
    }
}

TEST_CASE("linear effects are found with their errors", "[prediction]")
{
    const auto model = MixedModel::fit(madeUp(), {1.0, 0.5}, 0.2);
    REQUIRE(model);
    const std::vector<MixedPrediction> effects = model->linearEffects();
    REQUIRE(effects.size() == 2);
    CHECK(std::abs(effects[1].mean * 0.3 - 0.4) < 3 * 0.3 * effects[1].sd); // made with 0.4
    CHECK(effects[1].sd < 0.5);
    CHECK(effects[0].sd < 1);
}

TEST_CASE("observations that cannot be are refused", "[prediction]")
{
    CHECK(why(MixedModel::fit({}, {}, 1)) == "no_data(rows)");
    CHECK(why(MixedModel::fit({seen({"x"}, 1)}, {1}, 0)) == "out_of_range(noise)");
    CHECK(why(MixedModel::fit({seen({"x"}, std::nan(""))}, {1}, 1)) == "out_of_range(features)");
    CHECK(why(MixedModel::fit({seen({"x"}, 1, {1}), seen({"x"}, 1)}, {1}, 1)) == "out_of_range(features)");
}

TEST_CASE("least squares finds the minimum of a curved valley", "[prediction]")
{
    // Rosenbrock: residuals 10 (y - x^2) and 1 - x, minimum 0 at (1, 1).
    const LeastSquares found = minimise({-1.2, 1.0}, [](std::span<const double> v, NormalEquations &out) {
        using Derivatives = std::array<std::pair<std::size_t, double>, 2>;
        out.add(10 * (v[1] - v[0] * v[0]), Derivatives{{{0, -20 * v[0]}, {1, 10}}});
        out.add(1 - v[0], Derivatives{{{0, -1}, {1, 0}}});
    });
    CHECK(found.converged);
    CHECK_THAT(found.x[0], near(1, 1e-6));
    CHECK_THAT(found.x[1], near(1, 1e-6));
    CHECK(found.cost < 1e-12);
}

TEST_CASE("standard errors of a straight line are the textbook's", "[prediction]")
{
    // y = a + b x over x = 0..4 with sigma 1: var a = 0.6, var b = 0.1.
    const LeastSquares line = minimise({0, 0}, [](std::span<const double> v, NormalEquations &out) {
        for (double x = 0; x < 5; ++x)
            out.add(v[0] + v[1] * x - (3 + 2 * x), std::array<std::pair<std::size_t, double>, 2>{{{0, 1}, {1, x}}});
    });
    CHECK_THAT(line.x[0], near(3, 1e-9));
    CHECK_THAT(line.x[1], near(2, 1e-9));
    CHECK_THAT(line.standardError[0], near(std::sqrt(0.6), 1e-9));
    CHECK_THAT(line.standardError[1], near(std::sqrt(0.1), 1e-9));
}
