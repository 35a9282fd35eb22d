// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/claims.h"
#include "model/analysis/start_hours.h"
#include "model/charts/build_charts.h"
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/report_checks.h"

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("the Pareto front stands as rows, the cheapest first, measured by it")
{
    std::size_t longest = 0;
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        const Report report = buildReport(*results, found);
        const ReportTable *table = tableNamed(report, "front");
        REQUIRE(table);
        REQUIRE(table->rows.size() == found.front.size());
        longest = std::max(longest, table->rows.size());
        for (std::size_t r = 0; r < found.front.size(); ++r) {
            CHECK(table->rows[r][0].text == results->snapshot().types[results->candidate(found.front[r]).type].name);
            for (std::size_t c = 0; c < table->head.size(); ++c)
                if (const auto metric = parseMetric(table->head[c].id)) {
                    CHECK(table->rows[r][c].number == results->value(found.front[r], *metric));
                    if (*metric == costMetric(preset.scenario.kind))
                        CHECK(table->rows[r][c].ratio.has_value() == (r > 0));
                    if (*metric == costMetric(preset.scenario.kind) && r > 0)
                        CHECK(*table->rows[r][c].ratio == *table->rows[r][c].number / *table->rows[0][c].number);
                }
        }
        // The ranking leads: files of one table are of it.
        CHECK(std::get<ReportTable>(findSection(report, "ranking")->blocks.front()).id == "ranking");
    }
    CHECK(longest > 1);
}

TEST_CASE("the hours at which the grid is clean are in the report where the grid has a profile, with their source")
{
    for (const char *preset : {"layoutlm", "bert-large"}) {
        const auto results = evaluated(findPreset(preset)->scenario);
        const Answer found = answer(*results);
        const auto hours = startHours(*results, *found.cheapest, std::nullopt);
        REQUIRE(hours);
        const Report report = buildReport(*results, found);
        const ChartSpec *chart = nullptr;
        for (const ReportBlock &block : findSection(report, "charts")->blocks)
            if (const auto *drawn = std::get_if<ReportChart>(&block); drawn && drawn->chart.id == "hourly_carbon")
                chart = &drawn->chart;
        REQUIRE(chart);
        const auto &hourly = std::get<HourlyChart>(chart->kind);
        REQUIRE(hourly.values.size() == 24);
        for (std::size_t h = 0; h < 24; ++h)
            CHECK(close(hourly.values[h], hours->choice.gramsByStart[h] / 1000, 1e-12));
        REQUIRE(hours->shape.source != kNone);
        bool listed = false;
        for (const ReportBlock &block : findSection(report, "sources")->blocks)
            if (const auto *sources = std::get_if<ReportSources>(&block))
                for (const Source &source : sources->sources)
                    listed = listed || source.id == results->snapshot().sources[hours->shape.source].id;
        CHECK(listed);
    }
}

TEST_CASE("a rate without a benchmark says what it is instead")
{
    const auto results = evaluated(findPreset("llama31-8b-chat")->scenario);
    const Report report = buildReport(*results, answer(*results));
    std::set<std::string> said;
    for (const ReportTable *table : tablesOf(report))
        for (const auto &row : table->rows)
            if (!row.empty() && row[0].message.id == "column.benchmark")
                for (std::size_t c = 1; c < row.size(); ++c)
                    if (row[c].text.empty() && !row[c].reason.id.empty())
                        said.insert(row[c].reason.id);
    CHECK(said == std::set<std::string>{"column.benchmark_fitted"});
}

TEST_CASE("break-even stands in numbers beside its chart")
{
    const auto results = evaluated(findPreset("bert-large-spot")->scenario);
    const Answer found = answer(*results);
    const Report report = buildReport(*results, found);
    REQUIRE_FALSE(report.question.args.empty());
    CHECK(report.question.args[0]
        == results->snapshot().models[results->snapshot().model(results->scenario().model)].name); // no key in prose
    const ReportTable *table = nullptr;
    for (const ReportTable *each : tablesOf(report))
        if (each->id == "break_even")
            table = each;
    REQUIRE(table);
    const Candidate best = results->candidate(*found.cheapest);
    const auto pairs = purchaseBreakEvens(*results, best.type, best.region, CostAxis::utilisation);
    REQUIRE(table->rows.size() == pairs.pairs.size());
    bool any = false;
    for (std::size_t r = 0; r < pairs.pairs.size(); ++r) {
        CHECK(table->rows[r][0].text == pairs.options[pairs.pairs[r].a].id);
        CHECK(table->rows[r][2].number == pairs.pairs[r].at);
        CHECK((table->rows[r][2].number || !table->rows[r][2].reason.id.empty()));
        any = any || pairs.pairs[r].at;
    }
    CHECK(any);
}

TEST_CASE("a commitment breaks even with on-demand at the ratio of their prices")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    REQUIRE(setParameter(scenario, "purchase", "on-demand,reserved_standard-1y-no_upfront"));
    const auto results = evaluated(scenario);
    const Candidate c = results->candidate(*results->find("g4dn.xlarge"));
    const auto found = purchaseBreakEvens(*results, c.type, c.region, CostAxis::utilisation);
    REQUIRE(found.options.size() >= 2);
    const double ratio
        = value(*results, "g4dn.xlarge@us-east-1/reserved_standard-1y-no_upfront", Metric::priceUsdPerHour)
        / value(*results, "g4dn.xlarge@us-east-1/on-demand", Metric::priceUsdPerHour);
    bool seen = false;
    for (const BreakEven &pair : found.pairs)
        if (found.options[pair.a].id == "on-demand" && found.options[pair.b].id == "reserved_standard-1y-no_upfront") {
            REQUIRE(pair.at);
            CHECK(close(*pair.at, ratio, 1e-6));
            seen = true;
        }
    CHECK(seen);
}

TEST_CASE("claims on training a model do not touch the serving of it")
{
    const auto serving = evaluated(findPreset("bert-latency")->scenario);
    CHECK(findSection(buildReport(*serving, answer(*serving)), "claims") == nullptr);
    const auto training = evaluated(findPreset("bert-large-spot")->scenario);
    CHECK(findSection(buildReport(*training, answer(*training)), "claims") != nullptr);
}

TEST_CASE("every claim and its reasons have sentences")
{
    const auto claims = recomputeClaims(catalog());
    REQUIRE(claims);
    for (const ClaimResult &claim : *claims) {
        checkMessage(claim.statement);
        checkMessage(claim.why);
        checkMessage({"verdict." + std::string(verdictId(claim.verdict)), {}});
        for (const IndependentResult &other : claim.independent)
            checkMessage(other.basis);
    }
}
