// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sensitivity.h"
#include "model/analysis/sobol.h"
#include "model/analysis/tornado.h"

#include "tests/model/economics/near.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <set>

using namespace wattfare;
using namespace wattfare::test;
using Catch::Matchers::WithinAbs;

namespace {

const double kPi = std::acos(-1.0);

std::vector<UncertainInput> ishigamiInputs()
{
    std::vector<UncertainInput> inputs;
    for (const char *id : {"x1", "x2", "x3"})
        inputs.push_back({id, -kPi, 0, kPi, InputShape::uniform});
    return inputs;
}

Outcome<double> ishigami(std::span<const double> x)
{
    return std::sin(x[0]) + 7.0 * std::sin(x[1]) * std::sin(x[1]) + 0.1 * std::pow(x[2], 4) * std::sin(x[0]);
}

} // namespace

TEST_CASE("V35: Ishigami", "[sobol]")
{
    SobolOptions options;
    options.samples = 8192;
    const SobolResult r = valueOrFail(sobolIndices(ishigamiInputs(), ishigami, options));
    CHECK(r.evaluations == 8192 * 5);
    CHECK(r.rows == 8192);
    CHECK(r.quasiRandom);
    CHECK_THAT(r.variance, near(13.8446, 0.02));
    const double first[] = {0.313905, 0.442411, 0.0}, total[] = {0.557589, 0.442411, 0.243684};
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK_THAT(r.indices[i].first, WithinAbs(first[i], 0.02));
        CHECK_THAT(r.indices[i].total, WithinAbs(total[i], 0.02));
        CHECK(r.indices[i].firstLow <= r.indices[i].first);
        CHECK(r.indices[i].firstHigh >= r.indices[i].first);
        CHECK(r.indices[i].first <= r.indices[i].total + 0.03); // property 28, within noise
        CHECK(r.indices[i].firstHigh - r.indices[i].firstLow < 0.12);
    }
    CHECK_THAT(r.sumFirst, WithinAbs(0.756316, 0.03)); // below 1: x1 and x3 act together
}

TEST_CASE("property 28: an additive function has no interactions", "[sobol][property]")
{
    const std::vector<UncertainInput> inputs{{"a", 0, 1, 3}, {"b", -1, 0, 1}, {"c", 10, 10, 10}, {"d", 0, 5, 5}};
    const SobolResult r = valueOrFail(sobolIndices(inputs, [](std::span<const double> x) -> Outcome<double> {
        return 3 * x[0] + x[1] * x[1] * x[1] + x[2] + 0.5 * x[3];
    }));
    CHECK_THAT(r.sumFirst, WithinAbs(1.0, 0.02));
    for (const SobolIndex &index : r.indices)
        CHECK_THAT(index.first, WithinAbs(index.total, 0.02));
    CHECK_THAT(r.indices[2].total, WithinAbs(0.0, 1e-12)); // does not vary
}

TEST_CASE("Sobol indices do not depend on threads, and refuse what has no variance", "[sobol]")
{
    SobolOptions one, three;
    one.threads = 1;
    three.threads = 3;
    const SobolResult a = valueOrFail(sobolIndices(ishigamiInputs(), ishigami, one));
    const SobolResult b = valueOrFail(sobolIndices(ishigamiInputs(), ishigami, three));
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(std::memcmp(&a.indices[i].first, &b.indices[i].first, sizeof(double)) == 0);
        CHECK(std::memcmp(&a.indices[i].totalHigh, &b.indices[i].totalHigh, sizeof(double)) == 0);
    }
    const auto constant = [](std::span<const double>) -> Outcome<double> { return 0.1 + 0.2; };
    CHECK(why(sobolIndices(ishigamiInputs(), constant)) == "no_data(result)");
    one.samples = 1000;
    CHECK(why(sobolIndices(ishigamiInputs(), ishigami, one)) == "out_of_range(samples)");
    CHECK(why(sobolIndices({}, ishigami)) == "no_data(inputs)");
    std::vector<UncertainInput> bad = ishigamiInputs();
    bad[1].low = 10;
    CHECK(why(sobolIndices(bad, ishigami)) == "out_of_range(x2)");
    SobolOptions cancelled;
    cancelled.progress = [](double) { return false; };
    CHECK(why(sobolIndices(ishigamiInputs(), ishigami, cancelled)) == "cancelled(samples)");
}

TEST_CASE("rows without a result are excluded and counted", "[sobol]")
{
    const auto partial = [](std::span<const double> x) -> Outcome<double> {
        if (x[0] > 2.8)
            return failure(Status::unstable, "utilisation", 1.0);
        return x[0] + x[1];
    };
    const SobolResult r = valueOrFail(sobolIndices(ishigamiInputs(), partial));
    CHECK(r.failedRows > 0);
    CHECK(r.rows + r.failedRows == 1024);
    const auto mostly = [](std::span<const double> x) -> Outcome<double> {
        return x[0] > -2.0 ? std::numeric_limits<double>::quiet_NaN() : x[0];
    };
    CHECK(why(sobolIndices(ishigamiInputs(), mostly)) == "no_data(samples)");
}

TEST_CASE("more inputs than the sequence has dimensions take random points", "[sobol]")
{
    std::vector<UncertainInput> inputs;
    for (int i = 0; i < 21; ++i)
        inputs.push_back({"x" + std::to_string(i), 0, 0.5, 1, InputShape::uniform});
    SobolOptions options;
    options.bootstrap = 0;
    const SobolResult r = valueOrFail(sobolIndices(
        inputs, [](std::span<const double> x) -> Outcome<double> { return x[0] + 2 * x[1]; }, options));
    CHECK_FALSE(r.quasiRandom);
    CHECK_THAT(r.indices[1].total, WithinAbs(0.8, 0.1));
}

TEST_CASE("every coordinate of the sequence is a net, and pairs fill the square", "[sobol]")
{
    constexpr unsigned n = 256;
    const SobolSequence sequence(SobolSequence::kMaxDimensions, 7);
    std::vector<std::vector<double>> x(SobolSequence::kMaxDimensions, std::vector<double>(n));
    std::vector<double> point(SobolSequence::kMaxDimensions);
    for (unsigned i = 0; i < n; ++i) {
        sequence.point(i, point);
        for (std::size_t d = 0; d < point.size(); ++d) {
            REQUIRE(point[d] > 0.0);
            REQUIRE(point[d] < 1.0);
            x[d][i] = point[d];
        }
    }
    for (const std::vector<double> &coordinate : x) {
        std::set<int> cells; // one point in each of 256 equal intervals
        for (const double v : coordinate)
            cells.insert(static_cast<int>(v * n));
        CHECK(cells.size() == n);
    }
    // Dimensions 1 and 2 are a (0, m, 2)-net: every elementary interval 2^-a x 2^-(8-a) holds one point.
    for (int a = 0; a <= 8; ++a) {
        std::set<std::pair<int, int>> cells;
        for (unsigned i = 0; i < n; ++i)
            cells.insert({static_cast<int>(x[0][i] * (1 << a)), static_cast<int>(x[1][i] * (1 << (8 - a)))});
        CHECK(cells.size() == n);
    }
}

TEST_CASE("triangular distribution", "[sensitivity]")
{
    const auto triangularQuantile = [](double u, double low, double mode, double high) {
        return inputQuantile({"x", low, mode, high}, u);
    };
    CHECK(triangularQuantile(0.3, 5, 5, 5) == 5.0);
    // Mode 2 on [1, 5]: F(2) = 1/4; below F(x) = (x - 1)^2 / 4, above 1 - F(x) = (5 - x)^2 / 12.
    CHECK_THAT(triangularQuantile(0.25, 1, 2, 5), near(2.0, 1e-12));
    CHECK_THAT(triangularQuantile(0.0625, 1, 2, 5), near(1.5, 1e-12));
    CHECK_THAT(triangularQuantile(1.0 - 0.1875, 1, 2, 5), near(3.5, 1e-12));
    CHECK_THAT(triangularMean(1, 2, 6), near(3.0, 1e-12));
    CHECK_THAT(triangularSd(0, 0, 6), near(std::sqrt(2.0), 1e-12));
}

TEST_CASE("E21: propagation of a product of three ranges", "[sensitivity]")
{
    const std::vector<UncertainInput> inputs{{"e_it", 1.5, 2.0, 2.6}, {"pue", 1.10, 1.15, 1.25}, {"ci", 360, 400, 450}};
    const auto product = [](std::span<const double> x) -> Outcome<double> { return x[0] * x[1] * x[2]; };
    const Propagation p = valueOrFail(propagate(inputs, product));
    CHECK(p.n == 100'000);
    CHECK_THAT(p.pointValue, near(920.0, 1e-12));
    CHECK_THAT(p.mean, near(956.796, 0.005));
    CHECK_THAT(p.sd, near(117.422, 0.02));
    CHECK(p.p5 < p.p50);
    CHECK(p.p50 < p.p95);
    CHECK(p.min > 1.5 * 1.10 * 360);
    CHECK(p.max < 2.6 * 1.25 * 450);
    const Propagation again = valueOrFail(propagate(inputs, product, 5'000, 11, {}, 1));
    const Propagation threads = valueOrFail(propagate(inputs, product, 5'000, 11, {}, 4));
    CHECK(std::memcmp(&again.mean, &threads.mean, sizeof(double)) == 0);
    CHECK(std::memcmp(&again.p95, &threads.p95, sizeof(double)) == 0);
    CHECK(again.mean != valueOrFail(propagate(inputs, product, 5'000, 12)).mean);
    CHECK(why(propagate(inputs, product, 10)) == "out_of_range(samples)");
    CHECK(why(propagate(inputs, product, 5'000, 1, [](double) { return false; })) == "cancelled(samples)");
    const auto never = [](std::span<const double> x) -> Outcome<double> {
        if (x[0] == 2.0)
            return 1.0;
        return failure(Status::unstable, "utilisation");
    };
    CHECK(why(propagate(inputs, never, 100)) == "no_data(samples)");
}

TEST_CASE("tornado: sorted bars that keep their sign", "[tornado]")
{
    const std::vector<UncertainInput> inputs{
        {"price", 1, 2, 3}, {"rate", 10, 20, 40}, {"flat", 0, 1, 2}, {"broken", 0, 1, 2}};
    const auto model = [](std::span<const double> x) -> Outcome<double> {
        if (x[3] > 1.5)
            return failure(Status::unreachable, "throughput_per_second");
        return 100 * x[0] / x[1];
    };
    const Tornado t = valueOrFail(tornado(inputs, model));
    CHECK_THAT(t.base, near(10.0, 1e-12));
    REQUIRE(t.bars.size() == 4);
    CHECK(t.bars[0].id == "rate");
    CHECK_THAT(t.bars[0].span(), near(5.0 - 20.0, 1e-12));
    CHECK(t.bars[1].id == "price");
    CHECK_THAT(t.bars[1].span(), near(10.0, 1e-12));
    CHECK(t.bars[2].id == "flat");
    CHECK(t.bars[3].id == "broken");
    CHECK_FALSE(t.bars[3].atHigh.has_value());
    REQUIRE(t.bars[3].why.has_value());
    CHECK(t.bars[3].why->field == "throughput_per_second");
    const auto never = [](std::span<const double>) -> Outcome<double> { return failure(Status::noData, "price"); };
    CHECK(why(tornado(inputs, never)) == "no_data(price)");
}

TEST_CASE("a derivation is a model of its uncertain leaves", "[sobol][tornado]")
{
    const auto leafOf = [](const Uncertain &value, std::string id) {
        LeafInfo info;
        info.id = std::move(id);
        return Traced::leaf(value, info);
    };
    const Traced x = leafOf({100, 80, 130}, "x"), n = leafOf(4.0, "n"), p = leafOf({2, 1, 4}, "p");
    const TracedModel m = tracedModel(p * n * 1e6 / (x * n) + x); // x twice, n exact
    REQUIRE(m.inputs.size() == 2);
    CHECK_THAT(valueOrFail(m.model(std::vector<double>{m.inputs[0].value, m.inputs[1].value})), near(20'100.0, 1e-12));
    const Tornado t = valueOrFail(tornado(m.inputs, m.model));
    REQUIRE(t.bars.size() == 2);
    CHECK(t.bars[0].id.find("|p|") != std::string::npos);
    CHECK_THAT(t.bars[0].span(), near(30'000.0, 1e-12));
    const SobolResult s = valueOrFail(sobolIndices(m.inputs, m.model));
    CHECK(s.sumFirst <= 1.02);
    CHECK(s.sumFirst > 0.9);
}
