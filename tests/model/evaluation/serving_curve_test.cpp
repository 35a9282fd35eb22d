// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/serving_curve.h"
#include "tests/model/evaluation/fitted_fixture.h"
#include "tests/model/evaluation/fixture.h"

// A curve of three points in powers of two, so that every point between can be worked out by hand.
using namespace wattfare;
using namespace wattfare::test;

namespace {

ServingCurve threePoints()
{
    return ServingCurve({{16, 400, 800, 40, 3, kNone}, {1, 100, 100, 10, 1, kNone}, {4, 200, 200, 20, 2, kNone}});
}

PickedPoint picked(const ServingCurve &curve, const ServingLimits &limits)
{
    const auto found = curve.best(limits);
    REQUIRE(found);
    return *found;
}

} // namespace

TEST_CASE("without limits the best point of a curve counts")
{
    const PickedPoint best = picked(threePoints(), {});
    CHECK(best.verdict == LimitVerdict::met);
    CHECK(best.point.perSecond == 400);
    CHECK(best.point.concurrency == 16);
    CHECK(best.point.benchmark == 3);
    CHECK(best.point.above == kNone);
}

TEST_CASE("a limit picks a point of the curve, measured or between two")
{
    const ServingCurve curve = threePoints();
    const PickedPoint on = picked(curve, {{}, 20.0, {}});
    CHECK(close(on.point.perSecond, 200, 1e-12));
    CHECK(close(on.point.concurrency, 4, 1e-12));

    // 20 sqrt 2 ms lies halfway between 20 and 40 by the logarithm: 8 in flight, 200 sqrt 2 tokens a second.
    const PickedPoint between = picked(curve, {{}, 20 * std::sqrt(2.0), {}});
    CHECK(between.verdict == LimitVerdict::met);
    CHECK(close(between.point.concurrency, 8, 1e-12));
    CHECK(close(between.point.perSecond, 200 * std::sqrt(2.0), 1e-12));
    CHECK(close(*between.point.ttftMs, 400, 1e-12));
    CHECK(close(*between.point.tpotMs, 20 * std::sqrt(2.0), 1e-12));
    CHECK(between.point.benchmark == 2);
    CHECK(between.point.above == 3);

    // The first token is reached at a quarter of the way: the narrower limit decides.
    const PickedPoint both = picked(curve, {200 * std::sqrt(2.0), 20 * std::sqrt(2.0), {}});
    CHECK(close(both.point.perSecond, 200 * std::pow(2.0, 0.25), 1e-12));
    CHECK(close(*both.point.ttftMs, 200 * std::sqrt(2.0), 1e-12));
    CHECK(*both.point.tpotMs < 20 * std::sqrt(2.0));

    // Rounding never passes the limit: a fleet that may not wait at all would have to be endless.
    for (int i = 1; i < 1000; ++i) {
        const double ttft = 100 + 0.7 * i, tpot = 10 + 0.03 * i;
        CHECK(*picked(curve, {ttft, {}, {}}).point.ttftMs <= ttft);
        CHECK(*picked(curve, {{}, tpot, {}}).point.tpotMs <= tpot);
    }
    CHECK(picked(curve, {{}, 5.0, {}}).verdict == LimitVerdict::missed);
    CHECK(picked(curve, {{}, 1000.0, {}}).point.perSecond == 400);
}

TEST_CASE("a given load is a point of the curve or none")
{
    const ServingCurve curve = threePoints();
    CHECK(close(picked(curve, {{}, {}, 2.0}).point.perSecond, 100 * std::sqrt(2.0), 1e-12));
    CHECK(close(picked(curve, {{}, {}, 4.0}).point.perSecond, 200, 1e-12));
    CHECK(picked(curve, {{}, {}, 4.0}).point.above == kNone);
    CHECK(close(picked(curve, {{}, {}, 16.0}).point.perSecond, 400, 1e-12));
    CHECK(picked(curve, {{}, 10.0, 4.0}).verdict == LimitVerdict::missed);
    CHECK_FALSE(curve.best({{}, {}, 32.0}));
    CHECK_FALSE(curve.best({{}, {}, 0.5}));
}

TEST_CASE("the curve is the upper envelope of its points")
{
    const ServingCurve curve({{1, 100, {}, 10.0, 1, kNone}, {4, 200, {}, 20.0, 2, kNone}, {6, 150, {}, 30.0, 3, kNone},
        {4, 180, {}, 18.0, 4, kNone}, {32, 190, {}, 90.0, 5, kNone}});
    REQUIRE(curve.points().size() == 2);
    CHECK(curve.points().back().benchmark == 2);
    CHECK(curve.mostInFlight() == 32);
    CHECK(picked(curve, {{}, {}, 20.0}).point.perSecond == 200); // more in flight serve no more
    CHECK(picked(curve, {500.0, {}, {}}).verdict == LimitVerdict::unknown); // no first token was published
    CHECK_FALSE(ServingCurve({}).best({}));
}

TEST_CASE("where the next point does not say its time, the one below it counts", "[throughput]")
{
    const ServingCurve curve({{1, 100, 100, 10, 1, kNone}, {4, 200, {}, 40, 2, kNone}});
    const PickedPoint best = picked(curve, {150.0, 20.0, {}});
    CHECK(best.verdict == LimitVerdict::met);
    CHECK(best.point.perSecond == 100);
}

TEST_CASE("a time that one of two points does not say is not known between them", "[throughput]")
{
    const ServingCurve curve({{1, 100, {}, 10.0, 1, kNone}, {4, 400, 50.0, 40.0, 2, kNone}});
    const PickedPoint between = picked(curve, {{}, 20.0, {}}); // halfway by the logarithm
    CHECK(close(between.point.perSecond, 200, 1e-12));
    CHECK(close(*between.point.tpotMs, 20, 1e-12));
    CHECK_FALSE(between.point.ttftMs);
}

TEST_CASE("a curve that rises to its end may go on", "[throughput]")
{
    CHECK(picked(threePoints(), {}).openEnd); // four times the load, twice the rate
    CHECK_FALSE(picked(threePoints(), {{}, 20.0, {}}).openEnd); // a limit ended it
    CHECK_FALSE(picked(ServingCurve({{1, 100, 1, 1, 1, kNone}, {4, 110, 1, 1, 2, kNone}}), {}).openEnd);
    CHECK_FALSE(picked(ServingCurve({{1, 100, 1, 1, 1, kNone}, {2, 200, 1, 1, 2, kNone}, {4, 190, 1, 1, 3, kNone}}), {})
                    .openEnd);
    CHECK(picked(ServingCurve({{8, 100, 1, 1, 1, kNone}}), {}).openEnd);
}

TEST_CASE("what the point below does not say changes nothing between the next two", "[throughput]")
{
    const ServingCurve curve({{1, 100, {}, 10, 1, kNone}, {4, 200, 200, 20, 2, kNone}, {16, 400, 800, 40, 3, kNone}});
    const PickedPoint between = picked(curve, {400.0, {}, {}}); // halfway by the logarithm
    CHECK(between.verdict == LimitVerdict::met);
    CHECK(close(between.point.perSecond, 200 * std::sqrt(2.0), 1e-12));
}

TEST_CASE("a first point that may hold the limits counts before those that miss them", "[throughput]")
{
    const ServingCurve curve({{1, 100, {}, 10, 1, kNone}, {4, 200, 200, 40, 2, kNone}});
    const PickedPoint best = picked(curve, {500.0, 20.0, {}});
    CHECK(best.verdict == LimitVerdict::unknown);
    CHECK(best.point.benchmark == 1);
}

TEST_CASE("the median time of a token decides, the tail where it alone is known", "[throughput]")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3-70b";
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    scenario.llm.tpotLimitMs = 50;
    const auto status = [&](std::optional<double> median, std::optional<double> tail) {
        Benchmark row = servedRow(*catalog(), "p5.48xlarge", 16, 400, 40);
        row.concurrency.reset(); // no point of a curve
        row.tpotP50Ms = median;
        row.tpotP99Ms = tail;
        const auto snapshot = withRows(scenario.model, {row});
        snapshot->predictions.reset();
        const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
        REQUIRE(plan.rule == ThroughputRule::exactType);
        return plan.status;
    };
    CHECK(status(40, 60) == RowStatus::ok);
    CHECK(status(40, {}) == RowStatus::ok);
    CHECK(status(60, 40) == RowStatus::latencyMissed);
    CHECK(status({}, 40) == RowStatus::ok);
    CHECK(status({}, 60) == RowStatus::latencyMissed);
    CHECK(status({}, {}) == RowStatus::latencyUnknown);
}

TEST_CASE("a load that an instance carries anyway, if asked for, is carried by as many copies", "[throughput]")
{
    const SnapshotPtr snapshot = withServingFit(1.4);
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3-8b";
    scenario.llm.inputTokens = 3'333; // of no benchmark
    scenario.llm.outputTokens = 333;
    const ThroughputPlan free = planOf(scenario, snapshot, "p5.48xlarge");
    REQUIRE(free.serving);
    REQUIRE(free.serving->terms.groups > 1);
    scenario.llm.batch = std::floor(free.serving->terms.batch * free.serving->terms.groups + 1e-9);
    const ThroughputPlan asked = planOf(scenario, snapshot, "p5.48xlarge");
    REQUIRE(asked.serving);
    CHECK(asked.serving->terms.groups == free.serving->terms.groups);
    CHECK(close(asked.serving->tokensPerSecond(), free.serving->tokensPerSecond(), 0.01));
}

TEST_CASE(
    "the measurements nearest to a prediction are those of the nearest lengths, shorter or longer", "[throughput]")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3-70b";
    scenario.llm.inputTokens = 3'333;
    scenario.llm.outputTokens = 250;
    scenario.llm.software = ServingSoftware::tensorRtLlm; // the rows are of another: only the formula answers
    std::vector<Benchmark> rows;
    for (const double tokens : {100.0, 2000.0, 3000.0, 4000.0, 100'000.0}) {
        rows.push_back(servedRow(*catalog(), "p5.48xlarge", 64, 1, 20));
        rows.back().inputTokens = tokens;
    }
    const auto snapshot = withRows(scenario.model, rows);
    withServingFit(1.4, snapshot);
    ServingFit fit = *snapshot->predictions->serving();
    for (const BenchmarkIndex i : snapshot->benchmarksOf(snapshot->model(scenario.model)))
        if (const Benchmark &b = snapshot->benchmarks[i]; b.status == "current")
            fit.errors.push_back({b.id, scenario.model, "", "Hopper", "tensorrt-llm", 0.0});
    snapshot->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
    REQUIRE(plan.serving);
    std::vector<double> lengths;
    for (const BenchmarkIndex i : plan.serving->nearest)
        lengths.push_back(snapshot->benchmarks[i].inputTokens.value_or(0));
    CHECK(lengths == std::vector{3000.0, 4000.0, 2000.0});
}
