// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/ranking.h"
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("answer, ranking and report name the same candidate where two cost the same")
{
    const auto results = evaluated(findPreset("hpc-fp64")->scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    const auto rows = rankedRows(*results, Metric::usdTotal, 3);
    REQUIRE(rows.size() == 3);
    // The preset has such a pair; without one this test would say nothing.
    REQUIRE(results->value(rows[0], Metric::usdTotal) == results->value(rows[1], Metric::usdTotal));
    CHECK(rows.front() == *found.cheapest);
    CHECK(*results->value(rows[0], Metric::kgco2eTotal) < *results->value(rows[1], Metric::kgco2eTotal));
    CHECK(found.front.front() == *found.cheapest);

    const auto tie = std::find_if(found.sentences.begin(), found.sentences.end(),
        [](const Message &m) { return m.id == "answer.same_cost_run"; });
    REQUIRE(tie != found.sentences.end());
    CHECK(tie->args.front() == "p5.48xlarge on-demand");
    CHECK(close(*tie->args[1].number(), *results->value(rows[1], Metric::hours), 1e-15));

    const Report report = buildReport(*results, found);
    const auto &table = std::get<ReportTable>(findSection(report, "ranking")->blocks.front());
    CHECK(table.rows[0][0].text == results->snapshot().types[results->candidate(*found.cheapest).type].name);
    bool said = false;
    for (const ReportBlock &block : findSection(report, "answer")->blocks)
        if (const auto *text = std::get_if<ReportText>(&block))
            said = said || text->message == *tie;
    CHECK(said);
}

TEST_CASE("the order of candidates is total, and equals go by cost, carbon, time and place")
{
    for (const char *preset : {"hpc-fp64", "bert-large-spot", "resnet50-images"}) {
        const auto results = evaluated(findPreset(preset)->scenario);
        const WorkloadKind kind = results->scenario().kind;
        for (const Metric metric : {costMetric(kind), carbonMetric(kind), Metric::instances}) {
            const auto rows = rankedRows(*results, metric, results->size(), false);
            REQUIRE(rows.size() > 3);
            for (std::size_t i = 1; i < rows.size(); ++i) {
                CHECK(ranksBefore(*results, metric, rows[i - 1], rows[i]));
                CHECK_FALSE(ranksBefore(*results, metric, rows[i], rows[i - 1]));
                if (results->value(rows[i - 1], metric) == results->value(rows[i], metric)
                    && results->standing(rows[i - 1]) == results->standing(rows[i]))
                    CHECK(tieBefore(*results, rows[i - 1], rows[i]));
            }
        }
        // A row without a value stands behind every row that has one.
        const auto all = rankedRows(*results, costMetric(kind), results->size(), false);
        for (std::size_t row = 0; row < results->size(); ++row)
            if (!results->value(row, costMetric(kind)))
                CHECK(ranksBefore(*results, costMetric(kind), all.back(), row));
    }
}

TEST_CASE("what leads is as the rank says, for the cleanest and the fastest as well")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        const WorkloadKind kind = preset.scenario.kind;
        CHECK(found.cheapest == rankedRows(*results, costMetric(kind), 1).front());
        CHECK(found.cleanest == rankedRows(*results, carbonMetric(kind), 1).front());
        if (found.fastest)
            CHECK(found.fastest == rankedRows(*results, Metric::hours, 1).front());
    }
}

TEST_CASE("beside the cheapest stands the best of another kind, the first row as well, else of another accelerator")
{
    Scenario pair = findPreset("bert-large")->scenario;
    pair.baseline.clear();
    const auto two = evaluated(pair);
    REQUIRE(two->find("p4d.24xlarge") == std::size_t{0});
    CHECK(answer(*two).runnerUp == std::size_t{0});
    // Three of two kinds: trn1 is the only one of another kind than p4d, g5 the cheaper one. Ten times the cost is no
    // choice any more.
    pair.typeFilter = {"p4d.24xlarge", "g5.48xlarge", "trn1.32xlarge"};
    for (const auto &[rate, runnerUp] : {std::pair{1000.0, "trn1.32xlarge"}, std::pair{400.0, "g5.48xlarge"}}) {
        pair.ownThroughput = {{"p4d.24xlarge", 8000}, {"g5.48xlarge", 2000}, {"trn1.32xlarge", rate}};
        const auto results = evaluated(pair);
        const double least = value(*results, "p4d.24xlarge", Metric::usdTotal),
                     most = value(*results, "trn1.32xlarge", Metric::usdTotal);
        REQUIRE(least < value(*results, "g5.48xlarge", Metric::usdTotal));
        REQUIRE(value(*results, "g5.48xlarge", Metric::usdTotal) < most);
        REQUIRE((most > 10 * least) == (rate == 400));
        CHECK(answer(*results).runnerUp == results->find(runnerUp));
    }
}
