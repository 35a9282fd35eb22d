// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_run.h"
#include "model/simulation/parameters/market_choice.h"
#include "model/study/shards.h"
#include "model/study/study_file.h"
#include "model/support/parallel.h"
#include "tests/model/study/study_fixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::vector<PointResult> pointsOf(const Study &study, unsigned threads = 2)
{
    std::vector<PointResult> all;
    REQUIRE(runPoints(study, catalog(), 0, *pointCount(study),
        [&](std::span<const PointResult> some) {
            all.insert(all.end(), some.begin(), some.end());
            return Result<void>();
        },
        {threads, {}}));
    return all;
}

const SimulatedQuantity &figure(const SimulatedCandidate &of, SimulatedFigure which)
{
    return of.figures[static_cast<std::size_t>(which)];
}

// What `simulate` says with the same seed; quantiles of the summary are 0.05, 0.5 and 0.95.
void same(const SimulatedQuantity &found, const Summary &expected, double factor = 1)
{
    const auto near = [&](const std::optional<double> &a, const std::optional<double> &b) {
        REQUIRE(a.has_value() == b.has_value());
        if (a)
            CHECK(close(*a, *b * factor, 1e-12));
    };
    near(found.mean, expected.mean);
    REQUIRE(found.quantiles.size() == 3);
    const std::array<const std::optional<Quantile> *, 3> quantiles{&expected.p5, &expected.p50, &expected.p95};
    for (std::size_t i = 0; i < 3; ++i)
        near(found.quantiles[i], *quantiles[i] ? std::optional((*quantiles[i])->value) : std::nullopt);
    REQUIRE(found.error.has_value() == expected.meanInterval.has_value());
    if (found.error) {
        const Interval &interval = *expected.meanInterval;
        CHECK(*found.error == Approx((interval.high - interval.low) / 2 / kZ95 * factor).margin(1e-12));
    }
}

RunOptions optionsOf(const Study &study, std::size_t point)
{
    RunOptions options;
    options.seed = study.seed;
    options.n = study.keep.simulation->trajectories;
    options.firstTrajectory = point * options.n;
    options.threads = 2;
    return options;
}

} // namespace

TEST_CASE("a simulated run of a study is that of simulate, with the same seed")
{
    const Study study = spotStudy();
    const auto points = pointsOf(study);
    bool uncertain = false;
    for (const PointResult &point : points) {
        INFO(point.index);
        REQUIRE(point.simulated.size() == (point.winner.empty() ? 1 : 2));
        CHECK(point.simulated.back().role == KeptAs::chosen);
        if (!point.winner.empty()) {
            CHECK(point.simulated[0].role == KeptAs::winner);
            CHECK(point.simulated[0].candidate == point.winner);
        }
        const auto results = evaluated(*scenarioAt(study, point.index));
        for (const SimulatedCandidate &each : point.simulated) {
            INFO(each.candidate);
            REQUIRE(each.reason.empty());
            const auto params = spotRunOf(*results, *results->find(each.candidate));
            REQUIRE(params);
            const auto run = simulateCheckpoint(*params, optionsOf(study, point.index));
            REQUIRE(run);
            CHECK(each.unfinished == run->info.capped);
            same(figure(each, SimulatedFigure::usd), *run->usd);
            same(figure(each, SimulatedFigure::hours), run->hours);
            same(figure(each, SimulatedFigure::kwh), *run->kwh);
            same(figure(each, SimulatedFigure::gco2e), *run->kgco2e, 1000);
            same(figure(each, SimulatedFigure::interruptions), run->losses);
            REQUIRE(run->metDeadline);
            CHECK(each.chance == run->metDeadline->estimate);
            CHECK(each.chanceLow == run->metDeadline->interval.low);
            CHECK(each.chanceHigh == run->metDeadline->interval.high);
            uncertain = uncertain || (*each.chance > 0.01 && *each.chance < 0.99);
        }
    }
    CHECK(uncertain); // the axes reach where it matters
    // Points share no random numbers: where nothing that is simulated differs, the figures do.
    Study twice = study;
    twice.axes = {listed("training.deadline_h", {"500", "600"}), listed("hazard_per_hour", {"0.02"})};
    const auto two = pointsOf(twice);
    CHECK_FALSE(two[0].simulated[0].figures == two[1].simulated[0].figures);
    // Another seed, other figures.
    twice.seed = 8;
    CHECK_FALSE(pointsOf(twice)[0].simulated[0].figures == two[0].simulated[0].figures);
}

TEST_CASE("a simulated deadline and a simulated fleet are those of simulate")
{
    Study study = spotStudy();
    study.keep.simulation->kind = SimulatedKind::deadline;
    for (const PointResult &point : pointsOf(study)) {
        INFO(point.index);
        REQUIRE_FALSE(point.simulated.empty());
        const SimulatedCandidate &each = point.simulated[0];
        INFO(each.reason);
        const auto results = evaluated(*scenarioAt(study, point.index));
        const Candidate candidate = results->candidate(*results->find(each.candidate));
        DeadlineParams params
            = deadlineParams(results->scenario(), simulationInputs(*results, candidate.type, candidate.region));
        const auto traces = marketItems(*catalog(), MarketKind::traceReplay, candidate.type, candidate.region);
        params.trace = std::make_shared<const Trace>(
            *Trace::from(catalog()->traces[traceFor(*catalog(), traces, params.needed)]));
        const auto run = simulateDeadline(params, optionsOf(study, point.index));
        REQUIRE(each.reason.empty() == run.has_value());
        if (!run)
            continue;
        same(figure(each, SimulatedFigure::usd), run->usd);
        same(figure(each, SimulatedFigure::hours), run->finishHours);
        same(figure(each, SimulatedFigure::kwh), *run->kwh);
        same(figure(each, SimulatedFigure::gco2e), *run->kgco2e, 1000);
        same(figure(each, SimulatedFigure::interruptions), run->losses);
        CHECK(each.chance == run->metDeadline.estimate);
    }

    study = spotFleetStudy();
    for (const PointResult &point : pointsOf(study)) {
        INFO(point.index);
        REQUIRE_FALSE(point.simulated.empty());
        const SimulatedCandidate &each = point.simulated[0];
        INFO(each.candidate << ' ' << each.reason);
        REQUIRE(each.reason.empty());
        const auto results = evaluated(*scenarioAt(study, point.index));
        const auto run
            = simulateFleet(*spotFleetOf(*results, *results->find(each.candidate)), optionsOf(study, point.index));
        REQUIRE(run);
        same(figure(each, SimulatedFigure::usd), run->usd);
        same(figure(each, SimulatedFigure::kwh), *run->kwh);
        same(figure(each, SimulatedFigure::gco2e), *run->kgco2e, 1000);
        same(figure(each, SimulatedFigure::interruptions), run->losses);
        CHECK_FALSE(figure(each, SimulatedFigure::hours).mean); // a fleet has no end of its work
        CHECK_FALSE(each.chance);
    }
}

TEST_CASE("what cannot be simulated says why, and has no figure")
{
    const auto reasons = [](const Study &study) {
        std::vector<std::string> found;
        const auto points = pointsOf(study);
        for (const SimulatedCandidate &each : points[0].simulated) {
            found.push_back(each.reason);
            if (each.reason.empty())
                continue;
            for (const SimulatedQuantity &quantity : each.figures) {
                CHECK_FALSE(quantity.mean);
                CHECK_FALSE(quantity.error);
                CHECK(quantity.quantiles == std::vector<std::optional<double>>(3));
            }
            CHECK_FALSE(each.chance);
            CHECK(each.unfinished == 0);
        }
        return found;
    };
    const auto last = [&](const Study &study) { return reasons(study).back(); };
    Study study = spotStudy();
    study.scenario.purchase.push_back(*parsePurchaseOption("on-demand"));
    study.axes = {listed("hazard_per_hour", {"0.01"})};
    study.keep.winner = false;
    study.keep.candidates = {"p4de.24xlarge@us-east-1/on-demand", "no.such@us-east-1/spot",
        "c5.12xlarge@us-east-1/spot", "p4de.24xlarge@us-east-1/spot"};
    CHECK(reasons(study) == std::vector<std::string>{"not_spot", "absent", "no_throughput", ""});
    study.keep.simulation->kind = SimulatedKind::deadline;
    study.scenario.training.deadlineH.reset();
    CHECK(last(study) == "no_deadline");
    study.scenario.training.deadlineH = 0.1;
    CHECK(last(study) == "unreachable:deadline_hours");
    study.keep.simulation->kind = SimulatedKind::checkpoint;
    study.axes = {listed("hazard_per_hour", {"0.9"})};
    study.scenario.training.checkpointIntervalH = 40;
    CHECK(last(study) == "unreachable:hazard_per_hour");
    // Nobody wins: nobody is simulated.
    study = spotStudy();
    study.axes = {listed("training.deadline_h", {"1"})};
    study.keep.candidates.clear();
    CHECK(reasons(study).empty());
}

TEST_CASE("quantiles, seed and trajectories stand in the document; what does not fit is refused")
{
    Study study = spotStudy();
    study.keep.simulation = StudySimulation{SimulatedKind::deadline, 250'000, {0.001, 0.25, 0.975}};
    const auto read = parseStudy(writeStudy(study), "a.wattfare");
    REQUIRE(read);
    CHECK(*read == study);
    const auto refused = [&](const auto &change) {
        Study bad = study;
        change(bad, *bad.keep.simulation);
        const auto good = validateStudy(bad);
        REQUIRE_FALSE(good);
        CHECK_FALSE(parseStudy(writeStudy(bad), "a.wattfare"));
        return good.error().message.args[2].text();
    };
    using S = StudySimulation;
    CHECK(refused([](Study &, S &s) { s.kind = SimulatedKind::fleet; }) == "keep.simulate.kind");
    CHECK(refused([](Study &, S &s) { s.trajectories = 99; }) == "keep.simulate.trajectories");
    CHECK(refused([](Study &, S &s) { s.trajectories = 1'000'001; }) == "keep.simulate.trajectories");
    CHECK(refused([](Study &, S &s) { s.quantiles.clear(); }) == "keep.simulate.quantiles");
    CHECK(refused([](Study &, S &s) { s.quantiles = {0.5, 0.5}; }) == "keep.simulate.quantiles[1]");
    CHECK(refused([](Study &, S &s) { s.quantiles = {0.0}; }) == "keep.simulate.quantiles[0]");
    CHECK(refused([](Study &, S &s) { s.quantiles = {1.0}; }) == "keep.simulate.quantiles[0]");
    CHECK(refused([](Study &, S &s) { s.quantiles = {0.12345}; }) == "keep.simulate.quantiles[0]");
    CHECK(refused([](Study &of, S &) {
        of.keep.winner = false;
        of.keep.candidates.clear();
    }) == "keep.simulate");
    const auto ofText = [&](const std::string &simulate) {
        std::string text = writeStudy(study);
        const std::size_t at = text.find("\"simulate\": {"), end = text.find('}', at);
        REQUIRE(at != std::string::npos);
        text.replace(at, end + 1 - at, "\"simulate\": " + simulate);
        const auto parsed = parseStudy(text, "a.wattfare");
        REQUIRE_FALSE(parsed);
        return parsed.error().message.args[2].text();
    };
    CHECK(ofText("3") == "study.keep.simulate");
    CHECK(ofText("{}") == "study.keep.simulate.kind");
    CHECK(ofText("{\"kind\": \"weather\"}") == "study.keep.simulate.kind");
    CHECK(ofText("{\"kind\": \"checkpoint\", \"runs\": 5}") == "study.keep.simulate.runs");
    CHECK(ofText("{\"kind\": \"checkpoint\", \"trajectories\": -1}") == "study.keep.simulate.trajectories");
    CHECK(ofText("{\"kind\": \"checkpoint\", \"quantiles\": [\"0.5\"]}") == "study.keep.simulate.quantiles[0]");
}

TEST_CASE("what was simulated is read back from the result; other columns are no result")
{
    const Scratch scratch;
    Study study = spotStudy();
    study.keep.simulation->quantiles = {0.05, 0.975};
    const auto file = scratch.path("result.db");
    REQUIRE(runStudy(study, catalog(), "1", file));
    auto opened = StudyFile::open(file);
    REQUIRE(opened);
    const auto points = pointsOf(study);
    for (std::size_t i = 0; i < points.size(); ++i)
        CHECK(*opened->point(i) == points[i]);
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement asked(database,
        "SELECT s.usd_p97_5, s.met_deadline, c.name FROM simulated s JOIN candidate c ON c.id = s.candidate WHERE "
        "s.point = 3 AND s.kept_as = 'winner' AND s.reason IS NULL");
    REQUIRE(asked.executeStep());
    CHECK(asked.getColumn(0).getDouble() == points[3].simulated[0].figures[0].quantiles[1]);
    CHECK(asked.getColumn(1).getDouble() == points[3].simulated[0].chance);
    CHECK(asked.getColumn(2).getString() == points[3].winner);
    asked.reset();
    database.exec("ALTER TABLE simulated RENAME COLUMN usd_p97_5 TO usd_p98");
    CHECK(StudyFile::open(file).error().message.id == "catalog.wrong_schema");
}

TEST_CASE("a long simulation stops when it is told to")
{
    Study study = spotStudy();
    study.axes = {listed("hazard_per_hour", {"0.5"})}; // thousands of losses in each of a million trajectories
    study.scenario.training.samples *= 100;
    study.keep.simulation->trajectories = kMostStudyTrajectories;
    int asked = 0;
    const auto stopped = runPoints(study, catalog(), 0, 1, [](std::span<const PointResult>) { return Result<void>(); },
        {1, [&](double) { return ++asked < 5; }});
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
    CHECK(asked == 5); // in the middle of it
}

TEST_CASE("the predicted time counts the trajectories")
{
    Study study = spotStudy();
    study.keep.simulation->trajectories = kMostStudyTrajectories;
    const auto with = predictedSeconds(study, catalog());
    study.keep.simulation.reset();
    const auto without = predictedSeconds(study, catalog());
    REQUIRE(with);
    REQUIRE(without);
    CHECK(*with > 10 * *without);
    const PointCosts costs(bertStudy(10, 10), *catalog(), 4);
    CHECK(costs.upTo(100) == Approx(200.0 + 400.0));
    CHECK(costs.upTo(200) == Approx(500.0 + 800.0));
    CHECK(costs.boundary(600.0 / 1300.0) == 100);
    CHECK(*with > 0);
}

TEST_CASE("what else the machine does is no part of the predicted time")
{
    Study study = spotStudy();
    study.keep.simulation->trajectories = 10'000;
    const auto alone = predictedSeconds(study, catalog());
    std::atomic<bool> done = false;
    std::vector<std::jthread> others;
    for (unsigned i = 0; i < 8 * hardwareThreads(); ++i)
        others.emplace_back([&done] {
            while (!done) { }
        });
    const auto beside = predictedSeconds(study, catalog());
    done = true;
    REQUIRE(alone);
    REQUIRE(beside);
    CHECK(*beside < 3 * *alone); // by the clock on the wall eight times as much
}

TEST_CASE("planning stops when it is told to, and leaves nothing")
{
    const Scratch scratch;
    Study study = spotStudy();
    study.scenario.training.samples *= 100; // seconds for each that is timed
    study.keep.simulation->trajectories = 10'000;
    study.axes = {linear("hazard_per_hour", 0.4, 0.6, 40)};
    using Clock = std::chrono::steady_clock;
    for (const auto after : {std::chrono::milliseconds(0), std::chrono::milliseconds(500)}) {
        const auto begin = Clock::now();
        const auto plan = planShards(
            scratch.path("plan"), study, catalog(), "1", 4, [&](double) { return Clock::now() - begin < after; });
        REQUIRE_FALSE(plan);
        CHECK(plan.error().code == Error::Code::cancelled);
        CHECK(Clock::now() - begin < after + std::chrono::seconds(1));
        CHECK_FALSE(std::filesystem::exists(scratch.path("plan")));
    }
}

TEST_CASE("costs of simulations follow their factors along the axes, straight between the positions that are known")
{
    const Study study = bertStudy(10, 10); // 10 x 10 x 2
    const std::vector<PointCosts::Factors> along{{{0, 1.0}, {5, 6.0}, {9, 10.0}}, {}, {{0, 2.0}, {1, 0.5}}};
    const PointCosts costs(study, *catalog(), 3, along);
    const PointCosts evaluations(study, *catalog());
    double sum = 0;
    for (std::size_t i = 0; i < 200; ++i) {
        INFO(i);
        REQUIRE(costs.upTo(i) - evaluations.upTo(i) == Approx(3 * sum).margin(1e-9));
        sum += (1.0 + static_cast<double>(i % 10)) * (i < 100 ? 2.0 : 0.5);
    }
    CHECK(costs.upTo(200) - evaluations.upTo(200) == Approx(3 * sum));
    // Level before the first and behind the last.
    const PointCosts level(study, *catalog(), 1, {{{2, 4.0}, {4, 8.0}}});
    CHECK(level.upTo(10) - evaluations.upTo(10) == Approx(4 + 4 + 4 + 6 + 8 * 6));
}
