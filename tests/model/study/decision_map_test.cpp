// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/decision_map.h"
#include "model/study/study_parts.h"
#include "tests/model/study/study_fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Study mapStudy(std::size_t across, std::size_t up)
{
    Study study;
    study.scenario = findPreset("embeddings")->scenario;
    study.axes = {
        logarithmic("inference.demand_per_hour", 1e3, 1e8, across), linear("inference.utilisation_target", 0.3, 1, up)};
    return study;
}

std::string nameOf(const DecisionMap &map, const DecisionCell &cell)
{
    return cell.winner == DecisionCell::kNobody ? std::string() : map.candidates[cell.winner];
}

bool same(const DecisionMap &a, const DecisionMap &b)
{
    if (a.cells.size() != b.cells.size() || a.candidates != b.candidates || a.evaluations != b.evaluations)
        return false;
    for (std::size_t i = 0; i < a.cells.size(); ++i)
        if (a.cells[i].winner != b.cells[i].winner || a.cells[i].value != b.cells[i].value
            || a.cells[i].evaluated != b.cells[i].evaluated || a.cells[i].tied != b.cells[i].tied)
            return false;
    return true;
}

} // namespace

TEST_CASE("the picture of a study is that of all its points")
{
    const Study study = mapStudy(41, 24);
    std::vector<std::size_t> steps;
    DecisionMapOptions options;
    options.picture = [&](const DecisionMap &map) {
        steps.push_back(map.step);
        CHECK(std::ranges::all_of(map.cells, [](const DecisionCell &cell) { return cell.known; })); // no holes
    };
    const auto map = decisionMap(study, catalog(), options);
    REQUIRE(map);
    CHECK(map->final);
    CHECK(map->width == 41);
    CHECK(map->height == 24);
    REQUIRE(steps.size() >= 2);
    CHECK(std::is_sorted(steps.rbegin(), steps.rend()));
    CHECK(steps.back() == 1);

    options.picture = {};
    options.everyPoint = true;
    const auto all = decisionMap(study, catalog(), options);
    REQUIRE(all);
    CHECK(all->evaluations == all->cells.size());
    INFO(map->evaluations << " of " << all->evaluations);
    CHECK(map->evaluations < all->evaluations);
    std::size_t other = 0, evaluated = 0;
    for (std::size_t y = 0; y < map->height; ++y)
        for (std::size_t x = 0; x < map->width; ++x) {
            const DecisionCell &cell = map->at(x, y), &true_ = all->at(x, y);
            evaluated += cell.evaluated ? 1U : 0U;
            other += nameOf(*map, cell) == nameOf(*all, true_) ? 0U : 1U;
            if (!cell.evaluated)
                continue;
            CHECK(cell.value == true_.value);
            CHECK(cell.tied == true_.tied);
            CHECK(nameOf(*map, cell) == nameOf(*all, true_));
        }
    CHECK(evaluated == map->evaluations);
    CHECK(other == 0); // of this study; smaller islands than the grid may be missed
    const PointResult point = evaluatePoint(study, catalog(), 41 * 7 + 11);
    CHECK(nameOf(*all, all->at(11, 7)) == point.winner);
    CHECK(all->at(11, 7).value == point.value);
}

TEST_CASE("the picture is the same on any number of threads")
{
    const Study study = mapStudy(25, 17);
    DecisionMapOptions one, three;
    one.threads = 1;
    three.threads = 3;
    const auto a = decisionMap(study, catalog(), one), b = decisionMap(study, catalog(), three);
    REQUIRE(a);
    REQUIRE(b);
    CHECK(same(*a, *b));
}

TEST_CASE("a plane of a study with further axes, either way round, and one point wide")
{
    const Study study = bertStudy(9, 6);
    DecisionMapOptions options;
    options.across = 2;
    options.up = 0;
    options.point = indexOf(study, std::vector<std::size_t>{0, 4, 0});
    const auto map = decisionMap(study, catalog(), options);
    REQUIRE(map);
    CHECK(map->width == 2);
    CHECK(map->height == 9);
    for (std::size_t y = 0; y < 9; ++y)
        for (std::size_t x = 0; x < 2; ++x) {
            const auto point = evaluatePoint(study, catalog(), indexOf(study, std::vector<std::size_t>{y, 4, x}));
            CHECK(nameOf(*map, map->at(x, y)) == point.winner);
            if (map->at(x, y).winner == DecisionCell::kNobody)
                CHECK(map->reasons[map->at(x, y).reason] == point.reason);
        }
    Study thin = mapStudy(40, 2);
    thin.axes[1] = listed("energy.pue", {"1.2"});
    const auto line = decisionMap(thin, catalog());
    REQUIRE(line);
    CHECK(line->height == 1);
    for (const DecisionCell &cell : line->cells)
        CHECK(cell.known);
}

TEST_CASE("what is no plane is refused, and a picture can be stopped")
{
    Study study = mapStudy(40, 40);
    DecisionMapOptions options;
    options.up = 0;
    CHECK(decisionMap(study, catalog(), options).error().message.id == "study.needs_two_axes");
    options.up = 2;
    CHECK(decisionMap(study, catalog(), options).error().message.id == "study.needs_two_axes");
    options.up = 1;
    options.progress = [](double) { return false; };
    CHECK(decisionMap(study, catalog(), options).error().code == Error::Code::cancelled);
    study.axes[0].count = 10'000;
    study.axes[1].count = 10'000;
    CHECK(decisionMap(study, catalog(), options).error().message.id == "study.map_too_large");
}

TEST_CASE("who waits for points is asked whichever thread evaluated the last of them", "[study]")
{
    const std::thread::id caller = std::this_thread::get_id();
    std::vector<double> shares;
    const auto run = [&](bool toTheEnd) {
        std::binary_semaphore helping(0), asked(0);
        bool helped = false, waited = false;
        shares.clear();
        studies::Memories memories;
        return studies::evaluateAll(
            8, memories, 2,
            [&](double share) {
                CHECK(std::this_thread::get_id() == caller);
                if (shares.empty())
                    asked.release();
                shares.push_back(share);
                return toTheEnd || share < 1;
            },
            [&](std::size_t, const std::shared_ptr<EvaluationMemory> &) { // each thread four, the helper's end last
                if (std::this_thread::get_id() == caller) {
                    if (!std::exchange(waited, true))
                        helping.acquire();
                } else if (!std::exchange(helped, true)) {
                    helping.release();
                    asked.acquire();
                }
            });
    };
    CHECK(run(true));
    REQUIRE_FALSE(shares.empty());
    CHECK(shares.back() == 1);
    CHECK_FALSE(run(false)); // and what it says then is heard
}
