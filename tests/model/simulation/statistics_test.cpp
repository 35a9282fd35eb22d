// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/random_quads.h"
#include "model/simulation/random/statistics.h"
#include "tests/model/simulation/support.h"

#include <algorithm>
#include <numeric>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("A random number is never 0 or 1", "[simulation]")
{
    CHECK(u01(0, 0) > 0.0);
    CHECK(u01(0xffffffffU, 0xffffffffU) < 1.0); // the sum rounds up to 2^53: the clamp is needed
    CHECK(u01(0x80000000U, 0) == 0.5);
    // Property 12: 1e8 draws. Their extremes and mean besides: a generator that is stuck would not leave (0, 1) either.
    PhiloxQuads quads;
    quads.begin(kDefaultSeed, 7, Substream::price);
    double low = 1.0, high = 0.0, sum = 0.0;
    for (std::uint32_t block = 0; block < 50'000'000; block += 2) {
        std::array<double, 4> u{};
        quads.uniforms(3, block, u);
        for (const double x : u) {
            low = std::min(low, x);
            high = std::max(high, x);
        }
        sum += u[0] + u[1] + u[2] + u[3];
    }
    CHECK(low > 0.0);
    CHECK(high < 1.0);
    CHECK(low < 1e-6); // the least of 1e8 is 1e-8 on average
    CHECK(high > 1.0 - 1e-6);
    CHECK(std::fabs(sum / 1e8 - 0.5) < 4.0 / std::sqrt(12.0 * 1e8));
    RandomStream stream(kDefaultSeed, 7, Substream::price, 3);
    for (int i = 0; i < 1'000'000; ++i) {
        const double u = stream.uniform();
        if (!(u > 0.0 && u < 1.0))
            FAIL("u01 left (0, 1)");
    }
}

TEST_CASE("Streams are their position alone and do not correlate", "[simulation]")
{
    constexpr std::size_t n = 100'000;
    const auto draws = [](std::uint64_t seed, std::uint64_t trajectory, Substream substream, std::uint32_t slot) {
        RandomStream stream(seed, trajectory, substream, slot);
        std::vector<double> out(n);
        std::generate(out.begin(), out.end(), [&] { return stream.uniform(); });
        return out;
    };
    const std::vector<double> base = draws(5, 9, Substream::lifetimes, 0);
    CHECK(base == draws(5, 9, Substream::lifetimes, 0));
    for (const std::vector<double> &other : {draws(5, 9, Substream::launchSuccess, 0),
             draws(5, 9, Substream::lifetimes, 1), draws(5, 10, Substream::lifetimes, 0),
             draws(6, 9, Substream::lifetimes, 0), draws(5, 9 + (1ULL << 32U), Substream::lifetimes, 0)}) {
        double sum = 0.0;
        for (std::size_t i = 0; i < n; ++i)
            sum += (base[i] - 0.5) * (other[i] - 0.5);
        CHECK(std::fabs(sum / static_cast<double>(n) * 12.0) < 4.0 / std::sqrt(static_cast<double>(n)));
    }
}

TEST_CASE("Four numbers at a time are the same numbers", "[simulation]")
{
    QuadStreams<> quads(40);
    QuadStreams<true> lives(40);
    for (const std::uint64_t trajectory : {std::uint64_t{0}, std::uint64_t{7}, std::uint64_t{1} << 40U}) {
        quads.begin(kDefaultSeed, trajectory, Substream::lifetimes);
        lives.begin(kDefaultSeed, trajectory, Substream::lifetimes);
        for (std::uint32_t slot = 0; slot < 40; slot += 13) {
            RandomStream stream(kDefaultSeed, trajectory, Substream::lifetimes, slot);
            for (int i = 0; i < 23; ++i)
                REQUIRE(quads.uniform(slot) == stream.uniform());
            stream = RandomStream(kDefaultSeed, trajectory, Substream::lifetimes, slot);
            for (int i = 0; i < 23; ++i)
                REQUIRE(lives.exponential(slot) == stream.exponential());
        }
    }
}

TEST_CASE("The quick logarithm is the logarithm, one by one and four at a time", "[simulation]")
{
    const auto near = [](double u) {
        const double quick = negativeLog(u), exact = -std::log(u);
        return std::fabs(quick - exact) <= 1.0 * std::fabs(std::nextafter(exact, 1e9) - exact);
    };
    Dice dice(11);
    for (int i = 0; i < 1'000'000; ++i) {
        if (const double u = dice.uniform(0.0, 1.0); u > 0.0 && !near(u))
            FAIL("u = " << u << ": " << negativeLog(u) << " and " << -std::log(u));
    }
    for (const double u : {0x1p-54, 0x1p-53, 1e-9, 0.5, std::nextafter(0.5, 0.0), std::sqrt(0.5), 0.70710678118654746,
             std::nextafter(1.0, 0.0), 1.0 - 0x1p-52, 0.999, 0.25, 0.75}) {
        INFO(u);
        CHECK(near(u));
        CHECK(negativeLog(u) > 0.0);
    }
    PhiloxQuads quads;
    quads.begin(kDefaultSeed, 12345, Substream::lifetimes);
    // Several slots at once, an odd number of them.
    std::vector<std::uint32_t> slots(41), blocks(41);
    std::vector<std::array<double, 4>> together(41);
    std::vector<double *> out;
    for (std::uint32_t i = 0; i < 41; ++i) {
        slots[i] = 7 * i;
        blocks[i] = 2 * (i % 5);
        out.push_back(together[i].data());
    }
    quads.exponentials(slots, blocks, out);
    for (std::size_t i = 0; i < 41; ++i) {
        std::array<double, 4> alone{};
        quads.exponentials(slots[i], blocks[i], alone);
        REQUIRE(alone == together[i]);
    }
    // Slot 0 of successive trajectories, across the end of the low word.
    const std::uint64_t first = (std::uint64_t{1} << 32U) - 3;
    std::vector<double> lives(7 * 8);
    quads.exponentialsOf(first, 7, 0, lives.data(), 8);
    quads.exponentialsOf(first, 7, 2, lives.data() + 4, 8);
    for (std::size_t i = 0; i < 7; ++i) {
        RandomStream stream(kDefaultSeed, first + i, Substream::lifetimes);
        for (std::size_t k = 0; k < 8; ++k)
            REQUIRE(lives[8 * i + k] == stream.exponential());
        RandomStream later(kDefaultSeed, first + i, Substream::lifetimes);
        later.skipBlocks(4);
        CHECK(later.exponential() == stream.exponential());
    }
    quads.begin(kDefaultSeed, 12345, Substream::lifetimes);
    for (std::uint32_t slot = 0; slot < 2000; ++slot) {
        std::array<double, 4> u{}, e{};
        quads.uniforms(slot, 6, u);
        quads.exponentials(slot, 6, e);
        for (std::size_t k = 0; k < 4; ++k)
            REQUIRE(e[k] == negativeLog(u[k])); // the same bits
    }
}

TEST_CASE("Moments merge as if all values were one block", "[simulation]")
{
    Dice dice(3);
    std::vector<double> values(10'001);
    std::generate(values.begin(), values.end(), [&] { return dice.uniform(1e6, 1e6 + 1.0); });
    Moments merged;
    for (std::size_t i = 0; i < values.size(); i += 1024)
        merged.merge(Moments::of(std::span(values).subspan(i, std::min<std::size_t>(1024, values.size() - i))));
    const Moments whole = Moments::of(values);
    CHECK(merged.n == whole.n);
    CHECK(std::fabs(merged.mean - whole.mean) < 1e-9);
    CHECK(std::fabs(merged.variance() / whole.variance() - 1.0) < 1e-6);
    CHECK(merged.min == *std::min_element(values.begin(), values.end()));
    CHECK(merged.max == *std::max_element(values.begin(), values.end()));
    const double inf = std::numeric_limits<double>::infinity();
    const Moments capped = Moments::of(std::vector{1.0, inf, 3.0, inf});
    CHECK(capped.n == 2);
    CHECK(capped.mean == 2.0);
    CHECK(Moments::of(std::vector{inf, inf}).n == 0);
}

TEST_CASE("Selection equals sorting", "[simulation]")
{
    Dice dice(11);
    const auto check = [&](const std::vector<double> &values, unsigned threads) {
        std::vector<double> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        std::vector<std::uint64_t> ranks{
            0, values.size() / 20, values.size() / 2, values.size() / 2, values.size() - 1, 3};
        const std::vector<double> found = selectRanks(values, ranks, threads);
        for (std::size_t i = 0; i < ranks.size(); ++i)
            CHECK(found[i] == sorted[static_cast<std::size_t>(ranks[i])]);
    };
    for (const std::size_t n : {std::size_t{7}, std::size_t{5000}, std::size_t{200'000}}) {
        std::vector<double> values(n);
        std::generate(values.begin(), values.end(), [&] { return dice.uniform(-1, 1); });
        check(values, 1);
        check(values, 3);
        std::generate(values.begin(), values.end(), [&] { return std::floor(dice.uniform(0, 5)); }); // many ties
        check(values, 2);
        std::generate(values.begin(), values.end(), [&] { return dice.logUniform(1e-12, 1e12); }); // one full bucket
        check(values, 2);
        std::fill(values.begin(), values.end(), 4.25);
        check(values, 2);
        values[0] = 1e308;
        values[1] = -1e308; // the range overflows
        check(values, 2);
    }
}

TEST_CASE("Summaries by hand", "[simulation]")
{
    std::vector<double> values(101);
    std::iota(values.begin(), values.end(), 0.0);
    const Summary s = summarise(values);
    CHECK(s.n == 101);
    CHECK(*s.mean == 50.0);
    CHECK(std::fabs(*s.sd - std::sqrt(858.5)) < 1e-12);
    CHECK(s.p5->value == 5.0);
    CHECK(s.p50->value == 50.0);
    CHECK(s.p95->value == 95.0);
    CHECK(*s.min == 0.0);
    CHECK(*s.max == 100.0);
    CHECK(std::fabs(s.meanInterval->high - 50.0 - kZ95 * std::sqrt(858.5 / 101.0)) < 1e-12);
    REQUIRE(s.p50->interval);
    CHECK(s.p50->interval->low == 40.0); // ranks 41 and 61 of 101: P = 0.9540
    CHECK(s.p50->interval->high == 60.0);
    CHECK(summarise(std::vector{1.0, 2.0}).p5->value == 1.05);
    CHECK_FALSE(summarise(std::vector{1.0, 2.0}).meanInterval);
    CHECK_FALSE(summarise(std::vector{1.0, 2.0}).p5->interval);
    CHECK_FALSE(summarise(std::vector{1.0}).sd);
    CHECK(summarise(std::vector<double>{}).n == 0);
    CHECK_FALSE(summarise(std::vector<double>{}).mean);
    CHECK(*s.scaled(2.0).mean == 100.0);
}

TEST_CASE("Capped trajectories withhold what they would distort", "[simulation]")
{
    std::vector<double> values(990);
    std::iota(values.begin(), values.end(), 0.0);
    const Summary few = summarise(values, 10); // exactly 1 %
    CHECK(few.mean);
    CHECK(few.p95->value == Approx(949.05)); // ranks count the capped ones
    CHECK_FALSE(few.max);
    const Summary many = summarise(values, 100);
    CHECK_FALSE(many.mean);
    CHECK_FALSE(many.sd);
    CHECK(many.p50);
    CHECK_FALSE(many.p95); // beyond the cap
}

TEST_CASE("Probabilities", "[simulation]")
{
    CHECK(probability(0, 300).interval == Interval{0.0, 0.01});
    CHECK(probability(300, 300).interval.high == 1.0);
    CHECK(std::fabs(probability(300, 300).interval.low - 0.99) < 1e-12);
    CHECK(probability(0, 2).interval == Interval{0.0, 1.0});
    CHECK(probability(0, 0).interval == Interval{0.0, 1.0});
    CHECK(probability(5, 10).estimate == 0.5);
    CHECK(probability(5, 10).interval == wilson(5, 10));
}

TEST_CASE("Binomial ranks cover", "[simulation]")
{
    CHECK_FALSE(quantileIntervalRanks(5, 0.5));
    const auto six = quantileIntervalRanks(6, 0.5); // 1 - 2/64 = 0.969
    REQUIRE(six);
    CHECK((*six)[0] == 0);
    CHECK((*six)[1] == 5);
    CHECK_FALSE(quantileIntervalRanks(70, 0.05));
    CHECK(quantileIntervalRanks(100'000, 0.05));
    // The median of uniform numbers lies inside for about 95 of 100 samples.
    int inside = 0;
    for (std::uint64_t run = 0; run < 400; ++run) {
        RandomStream stream(77, run, Substream::demand);
        std::vector<double> values(200);
        std::generate(values.begin(), values.end(), [&] { return stream.uniform(); });
        const Summary s = summarise(values);
        inside += s.p50->interval->low <= 0.5 && 0.5 <= s.p50->interval->high ? 1 : 0;
    }
    CHECK(inside > 365);
}

TEST_CASE("Logarithmic histogram keeps three digits", "[simulation]")
{
    LogHistogram h, other;
    std::vector<double> values;
    Dice dice(4);
    for (int i = 0; i < 20'000; ++i) {
        values.push_back(dice.logUniform(1e-6, 1e9));
        (i % 2 == 0 ? h : other).add(values.back());
    }
    h.merge(other);
    std::sort(values.begin(), values.end());
    for (const std::size_t rank : {std::size_t{0}, std::size_t{100}, std::size_t{10'000}, std::size_t{19'999}})
        CHECK(std::fabs(h.quantile(static_cast<double>(rank)) / values[rank] - 1.0) < 1e-3);
    LogHistogram zeros;
    zeros.add(0.0);
    zeros.add(0.0);
    zeros.add(1e300);
    zeros.add(1e-300);
    CHECK(zeros.quantile(0) == 0.0);
    CHECK(std::isfinite(zeros.quantile(3)));
}

TEST_CASE("Paired samples", "[simulation]")
{
    Dice dice(8);
    std::vector<double> a, b;
    for (int i = 0; i < 4000; ++i) {
        const double u = dice.uniform(0, 1);
        a.push_back(u);
        b.push_back(u + 0.01 + dice.uniform(-0.001, 0.001));
    }
    const PairedDifference d = *pairedDifference(a, b);
    CHECK(d.interval.low > 0.0099);
    CHECK(d.interval.high < 0.0101);
    CHECK(d.bLess.met == 0.0);
    CHECK_FALSE(pairedDifference(a, std::vector<double>(3)));
}
