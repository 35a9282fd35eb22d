// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/trade_offs.h"
#include "model/report/build_report.h"
#include "model/workload/document.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Questions as people ask them, with limits that bite.
Scenario question(std::mt19937_64 &random)
{
    const auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const auto between = [&](double low, double high) {
        return low * std::pow(high / low, static_cast<double>(random() >> 11) * 0x1.0p-53);
    };
    static const char *const kModels[] = {"resnet50-v1.5", "bert-large", "layoutlm-base", "llama-3-8b", "llama-2-70b"};
    static const char *const kOptions[]
        = {"on-demand", "spot", "reserved_standard-1y-no_upfront", "compute_savings_plan-1y-no_upfront", "mix-60-40-0"};
    Scenario s;
    s.kind = static_cast<WorkloadKind>(pick(4));
    s.model = kModels[s.kind == WorkloadKind::llmServing ? 3 + pick(2) : pick(3)];
    s.regions = {"us-east-1"};
    if (pick(2) == 0)
        s.regions.push_back("eu-north-1");
    s.purchase = {PurchaseOption{}};
    if (const char *option = kOptions[pick(std::size(kOptions))]; std::string_view(option) != "on-demand")
        s.purchase.push_back(*parsePurchaseOption(option));
    if (pick(4) == 0)
        s.purchase.erase(s.purchase.begin(), s.purchase.end() - 1);
    s.inference.demandPerHour = between(1e3, 1e9);
    s.llm.outputTokensPerHour = between(1e5, 1e9);
    s.training.samples = between(1e6, 1e9);
    s.training.nodes = static_cast<double>(1 + pick(32));
    s.hpc.exaflop = between(1, 1e4);
    if (pick(3) == 0)
        s.inference.latencyLimitMs = between(1, 1e3);
    if (pick(3) == 0)
        s.llm.ttftLimitMs = between(50, 5e3);
    if (pick(2) == 0)
        s.training.deadlineH = between(0.5, 1e3);
    if (pick(3) == 0)
        s.budgetUsd = between(10, 1e6);
    if (pick(4) == 0)
        s.maxPriceAgeMonths = static_cast<int>(pick(40));
    if (pick(4) == 0)
        s.day = Date{*Date::parse("2026-11-22")};
    if (pick(6) == 0)
        s.asOf = Date{static_cast<std::int32_t>(15'000 + pick(5'800))};
    s.includeEstimates = pick(4) != 0;
    s.includeRetired = pick(4) == 0;
    s.maxEstimateFactor = between(1, 5);
    return s;
}

} // namespace

TEST_CASE("random questions: headline, ranking, front and report agree on what qualifies, and who is first")
{
    std::mt19937_64 random(20261122);
    std::size_t limited = 0;
    int answered = 0, none = 0;
    const char *const asked = std::getenv("WATTFARE_QUESTIONS"); // `ctest -C nightly` asks 10,000: minutes
    const int questions = asked ? std::max(1'000, std::atoi(asked)) : 1'000;
    for (int i = 0; i < questions; ++i) {
        const Scenario scenario = question(random);
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        const WorkloadKind kind = scenario.kind;
        const Metric cost = costMetric(kind);
        INFO(i);
        REQUIRE_FALSE(found.sentences.empty());

        // Standing: limits hold for whatever qualifies, and whatever is excluded has its reason.
        std::size_t eligible = 0;
        for (std::size_t row = 0; row < results->size(); ++row) {
            const Exclusions why = results->exclusions(row);
            INFO(results->candidateId(row) << ' ' << scenario.model);
            switch (results->standing(row)) {
            case Standing::eligible: {
                ++eligible;
                REQUIRE_FALSE(why.any());
                REQUIRE(results->value(row, cost));
                if (kind == WorkloadKind::training && scenario.training.deadlineH)
                    REQUIRE(*results->value(row, Metric::hours) <= *scenario.training.deadlineH);
                if (scenario.budgetUsd && !isFleet(kind))
                    REQUIRE(*results->value(row, Metric::usdTotal) <= *scenario.budgetUsd);
                if (!scenario.includeEstimates && results->throughputRule(row) != ThroughputRule::own)
                    REQUIRE(weakerResult(results->throughputClass(row), FigureClass::derived) != FigureClass::estimate);
                break;
            }
            case Standing::excluded:
                ++limited;
                REQUIRE(why.any());
                REQUIRE(results->value(row, cost));
                break;
            case Standing::noAnswer: break;
            }
        }

        // The default order of every table begins with the candidate of the headline.
        std::vector<std::size_t> order(results->size());
        for (std::size_t row = 0; row < order.size(); ++row)
            order[row] = row;
        const auto before = [&](std::size_t a, std::size_t b) { return ranksBefore(*results, cost, a, b); };
        const auto first = *std::min_element(order.begin(), order.end(), before);
        REQUIRE(found.cheapest.has_value() == (eligible > 0));
        if (!found.cheapest) {
            ++none;
            REQUIRE(found.sentences.front().id.starts_with("answer.none_"));
            REQUIRE(found.front.empty());
            REQUIRE(rankedRows(*results, cost, 1).empty());
            continue;
        }
        ++answered;
        REQUIRE(first == *found.cheapest);
        REQUIRE(rankedRows(*results, cost, 1).front() == *found.cheapest);
        for (const std::size_t row : found.front)
            REQUIRE(results->qualifies(row));
        for (const auto &named : {found.cleanest, found.fastest, found.secondBest, found.bestMeasured, found.runnerUp})
            if (named)
                REQUIRE(results->qualifies(*named));
        // Nobody is called the cleanest while somebody who could be computed is cleaner.
        const bool saidCleanest = std::any_of(found.sentences.begin(), found.sentences.end(),
            [](const Message &m) { return m.id == "answer.also_cleanest"; });
        if (saidCleanest)
            for (std::size_t row = 0; row < results->size(); ++row)
                if (const auto g = results->value(row, carbonMetric(kind));
                    g && results->standing(row) != Standing::noAnswer)
                    REQUIRE(*g >= *results->value(*found.cheapest, carbonMetric(kind)));
        if (i % 100 == 0) { // the report's table as well
            const Report report = buildReport(*results, found);
            const auto &table = std::get<ReportTable>(findSection(report, "ranking")->blocks.front());
            REQUIRE_FALSE(table.rows.empty());
            const Candidate &c = results->candidate(*found.cheapest);
            REQUIRE(table.rows[0][0].text.starts_with(results->snapshot().types[c.type].name));
        }
    }
    CHECK(answered > questions / 3);
    CHECK(none > questions / 33);
    CHECK(limited > std::size_t(questions));
}

TEST_CASE("every exclusion has an id, the parameter that draws it, and what admits is a value of it")
{
    for (const ExclusionInfo &each : exclusions()) {
        INFO(each.id);
        CHECK(&exclusionInfo(each.exclusion) == &each);
        Scenario scenario;
        CHECK(parameterText(scenario, each.parameter));
        if (each.admitting)
            CHECK(setParameter(scenario, each.parameter, each.admitting));
    }
}

TEST_CASE("the switches that the answer offers give it the candidate that they exclude")
{
    std::mt19937_64 random(7);
    int offered = 0, none = 0;
    for (int i = 0; i < 300; ++i) {
        const Scenario scenario = question(random);
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        const std::vector<Exclusion> switches = helpfulSwitches(*results, found);
        Scenario next = scenario;
        for (const Exclusion each : switches)
            next = admitting(next, each);
        INFO(i);
        if (switches.empty()) {
            CHECK(writeScenario(next) == writeScenario(scenario));
            continue;
        }
        const auto after = evaluated(next);
        const Answer admitted = answer(*after);
        if (!admitted.cheapest) { // the cause alone was a switch: a limit stands behind it
            CHECK_FALSE(found.cheapest);
            CHECK(found.cause == switches.front());
            CHECK(admitted.cause != found.cause);
            continue;
        }
        ++offered;
        const Metric cost = costMetric(scenario.kind);
        if (found.cheapest)
            CHECK(*after->value(*admitted.cheapest, cost) < *results->value(*found.cheapest, cost));
        else
            ++none;
        const auto was = results->find(after->candidate(*admitted.cheapest));
        REQUIRE(was);
        CHECK(results->standing(*was) == Standing::excluded);
    }
    CHECK(offered > 50);
    CHECK(none > 5);
    CHECK(writeScenario(admitting(Scenario{}, Exclusion::deadline))
        == writeScenario(Scenario{})); // a limit is a person's
}
