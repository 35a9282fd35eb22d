// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pareto.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <limits>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::vector<double> randomPoints(std::size_t n, std::size_t objectives, unsigned seed, bool coarse)
{
    std::mt19937 engine(seed);
    std::vector<double> values(n * objectives);
    for (double &v : values) {
        const double u = static_cast<double>(engine()) / 4294967296.0;
        v = coarse ? std::floor(u * 8.0) : 1.0 + u;
    }
    return values;
}

bool dominates(std::span<const double> v, std::size_t k, std::size_t a, std::size_t b)
{
    bool less = false;
    for (std::size_t i = 0; i < k; ++i) {
        if (v[a * k + i] > v[b * k + i])
            return false;
        less = less || v[a * k + i] < v[b * k + i];
    }
    return less;
}

} // namespace

TEST_CASE("a front by hand", "[pareto]")
{
    // cost, carbon. (3, 3) is dominated by (2, 2); (1, 9) and its double both stay; (9, 1) ends the front.
    const std::vector<double> v{1, 9, 3, 3, 2, 2, 9, 1, 1, 9, 9, 9};
    const ParetoResult r = valueOrFail(paretoFront(v, 2));
    CHECK(r.front == std::vector<std::size_t>{0, 4, 2, 3});
    CHECK(r.dominatedBy == std::vector<std::int64_t>{-1, 2, -1, -1, -1, 3});
    CHECK(r.excluded.empty());
    CHECK(r.knee == 2U);
    // Reference (9.45, 9.45): 8.45 x 0.45 + 7.45 x 7 + 0.45 x 1.
    CHECK_THAT(r.hypervolume.value(), near(8.45 * 0.45 + 7.45 * 7.0 + 0.45 * 1.0, 1e-12));
    const auto margin = dominationMargin(v, 2, 2, 1);
    CHECK_THAT(margin[0].value(), near(1.0 / 3.0, 1e-12));
}

TEST_CASE("a front without a good compromise has no knee", "[pareto]")
{
    // (8, 8) lies behind the line from (1, 9) to (9, 1): 7/8 of the way in both.
    const ParetoResult r = valueOrFail(paretoFront(std::vector<double>{1, 9, 8, 8, 9, 1}, 2));
    CHECK(r.front.size() == 3);
    CHECK_FALSE(r.knee.has_value());
}

TEST_CASE("missing objectives have no place on the front", "[pareto]")
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> v{1, nan, 2, 2, std::numeric_limits<double>::infinity(), 1, 3, 3};
    const ParetoResult r = valueOrFail(paretoFront(v, 2));
    CHECK(r.front == std::vector<std::size_t>{1});
    CHECK(r.excluded == std::vector<std::size_t>{0, 2});
    CHECK(r.dominatedBy[0] == -1);
    CHECK(r.dominatedBy[3] == 1);
    CHECK_FALSE(r.knee.has_value());
    CHECK(why(paretoFront(v, 3)) == "out_of_range(objectives)");
    CHECK(why(paretoFront(v, 0)) == "out_of_range(objectives)");
    CHECK(valueOrFail(paretoFront({}, 2)).front.empty());
}

TEST_CASE("values equal to rounding are equal", "[pareto]")
{
    const std::vector<double> v{1.0, 2.0, 1.0 + 1e-15, 2.0 - 1e-15, 1.0, 2.0 + 1e-9};
    const ParetoResult r = valueOrFail(paretoFront(v, 2));
    CHECK(r.front.size() == 2);
    CHECK(r.dominatedBy[2] >= 0);
}

TEST_CASE("property 23: fronts of random points", "[pareto][property]")
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const std::size_t k = 1 + seed % 4, n = 200;
        const std::vector<double> v = randomPoints(n, k, seed, seed % 2 == 0);
        const ParetoResult r = valueOrFail(paretoFront(v, k));
        std::vector<char> member(n, 0);
        for (const std::size_t p : r.front)
            member[p] = 1;
        for (std::size_t p = 0; p < n; ++p) {
            CHECK(member[p] == (r.dominatedBy[p] < 0 ? 1 : 0));
            if (member[p]) {
                for (std::size_t q = 0; q < n; ++q)
                    if (dominates(v, k, q, p))
                        FAIL("a member is dominated");
            } else {
                const auto by = static_cast<std::size_t>(r.dominatedBy[p]);
                CHECK(member[by] == 1);
                CHECK(dominates(v, k, by, p));
            }
        }
        // Order of the input does not matter.
        std::vector<std::size_t> permutation(n);
        for (std::size_t i = 0; i < n; ++i)
            permutation[i] = i;
        std::shuffle(permutation.begin(), permutation.end(), std::mt19937(seed + 1000));
        std::vector<double> shuffled;
        for (const std::size_t p : permutation)
            for (std::size_t i = 0; i < k; ++i)
                shuffled.push_back(v[p * k + i]);
        std::vector<std::size_t> back;
        const ParetoResult s = valueOrFail(paretoFront(shuffled, k));
        for (const std::size_t p : s.front)
            back.push_back(permutation[p]);
        std::vector<std::size_t> expected = r.front;
        std::sort(back.begin(), back.end());
        std::sort(expected.begin(), expected.end());
        CHECK(back == expected);
        if (r.hypervolume)
            CHECK_THAT(s.hypervolume.value(), near(*r.hypervolume, 1e-9));
        // A dominated point changes nothing.
        std::vector<double> more = v;
        for (std::size_t i = 0; i < k; ++i)
            more.push_back(v[r.front[0] * k + i] + 0.5);
        const ParetoResult m = valueOrFail(paretoFront(more, k));
        CHECK(m.front == r.front);
        CHECK(m.knee == r.knee);
    }
}

TEST_CASE("hypervolume in three dimensions", "[pareto]")
{
    // One point: a box. Two that overlap: inclusion and exclusion.
    const ParetoResult one = valueOrFail(paretoFront(std::vector<double>{1, 2, 4}, 3));
    CHECK_THAT(one.hypervolume.value(), near(0.05 * 0.1 * 0.2, 1e-9));
    const std::vector<double> v{0, 1, 1, 1, 0, 1};
    const ParetoResult two = valueOrFail(paretoFront(v, 3));
    // Reference (1.05, 1.05, 1.05): both boxes 1.05 x 0.05 x 0.05, overlap 0.05^3.
    CHECK_THAT(two.hypervolume.value(), near(2 * 1.05 * 0.05 * 0.05 - 0.05 * 0.05 * 0.05, 1e-9));
}

TEST_CASE("hypervolume in four dimensions", "[pareto]")
{
    const ParetoResult one = valueOrFail(paretoFront(std::vector<double>{1, 2, 4, 8}, 4));
    CHECK_THAT(one.hypervolume.value(), near(0.05 * 0.1 * 0.2 * 0.4, 1e-9));
}
