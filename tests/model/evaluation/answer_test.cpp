// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/spot_risk.h"
#include "model/evaluation/unlike_sources.h"
#include "model/report/build_report.h"
#include "model/workload/energy_method.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const Message *said(const Answer &found, std::string_view id)
{
    const auto it
        = std::find_if(found.sentences.begin(), found.sentences.end(), [&](const Message &m) { return m.id == id; });
    return it == found.sentences.end() ? nullptr : &*it;
}

bool says(const Answer &found, std::string_view id) { return said(found, id) != nullptr; }

const Message *begins(const Answer &found, std::string_view id)
{
    const auto it = std::find_if(
        found.sentences.begin(), found.sentences.end(), [&](const Message &m) { return m.id.starts_with(id); });
    return it == found.sentences.end() ? nullptr : &*it;
}

// A run on spot, and on-demand, which is a little faster and over the budget.
Scenario spotBesideOnDemand()
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.typeFilter = {"trn1.32xlarge"};
    scenario.regions = {"us-east-1"};
    scenario.training.deadlineH.reset();
    scenario.purchase = {*parsePurchaseOption("spot"), *parsePurchaseOption("on-demand")};
    const auto results = evaluated(scenario);
    const double spot = value(*results, "trn1.32xlarge@us-east-1/spot", Metric::usdTotal);
    const double onDemand = value(*results, "trn1.32xlarge@us-east-1/on-demand", Metric::usdTotal);
    REQUIRE(spot < onDemand);
    scenario.budgetUsd = 0.5 * (spot + onDemand);
    return scenario;
}

} // namespace

TEST_CASE("the LayoutLM answer leads with the cheapest, its distance and where its rate comes from")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    CHECK(results->candidateId(*found.cheapest) == "inf1.2xlarge@us-east-1/on-demand");
    CHECK(found.cleanest == found.cheapest);
    REQUIRE(found.compared);
    CHECK(results->candidateId(*found.compared) == "g4dn.2xlarge@us-east-1/on-demand");
    REQUIRE_FALSE(found.sentences.empty());
    const Message &lead = found.sentences.front();
    CHECK(lead.id == "answer.work_below");
    REQUIRE(lead.args.size() == 7);
    CHECK(lead.args[0] == "6");
    CHECK(lead.args[1] == "inf1.2xlarge");
    CHECK(close(*lead.args[2].number(), 2.172, 1e-9));
    CHECK(lead.args[4] == "per_million.inferences");
    CHECK(close(*lead.args[5].number(), 1 - 2.172 / 24.816, 1e-9));
    CHECK(lead.args[6] == "g4dn.2xlarge");
    CHECK(byConstruction(*results, *found.cheapest));
    CHECK(found.sentences[1].id == "answer.class_by_construction");
    CHECK(says(found, "answer.also_cleanest"));
    // A year of the service, from the watts and dollars of an hour.
    const Message *saved = said(found, "answer.saved");
    REQUIRE(saved);
    CHECK(close(*saved->args[1].number(), (24.816 - 2.172) * 8760, 1e-9));
    const Message *energy = said(found, "answer.energy_per_million");
    REQUIRE(energy);
    CHECK(energy->args[0].number() == results->value(*found.cheapest, Metric::kwhPerMillion));
    CHECK(energy->args[4].number() == results->value(*found.compared, Metric::kwhPerMillion));
    const auto range = results->range(*found.cheapest, Metric::kwhPerMillion);
    REQUIRE(range);
    REQUIRE(range->low < range->high);
    REQUIRE(energy->args[0].spread());
    CHECK(energy->args[0].spread()->low == range->low);
    CHECK(energy->args[0].spread()->high == range->high);
}

TEST_CASE("what nobody chose as a baseline is called what it is, and who may cost as little comes next")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    auto results = evaluated(scenario);
    Answer found = answer(*results);
    REQUIRE(found.compared);
    const Message &lead = found.sentences.front();
    CHECK(lead.id.ends_with("_kind"));
    CHECK(lead.args.back() == "value.inferentia");
    REQUIRE_FALSE(found.overlapping.empty());
    CHECK(found.sentences[1].id.starts_with("answer.overlaps"));
    // A draw of ranges may be far from a draw of figures: the first of them stands with its own.
    CHECK(std::ranges::count(
              found.sentences[1].args, Argument(*results->value(found.overlapping.front(), Metric::usdPerMillion)))
        == 1);
    MetricComparer comparer(*results);
    for (std::size_t row = 0; row < results->size(); ++row) {
        if (!results->qualifies(row) || row == *found.cheapest || !results->value(row, Metric::usdPerMillion))
            continue;
        const bool named = std::ranges::find(found.overlapping, row) != found.overlapping.end();
        CHECK(named == comparer.difference(row, *found.cheapest, Metric::usdPerMillion)->indistinct());
    }
    scenario.baseline = results->candidateId(*found.secondBest);
    results = evaluated(scenario);
    found = answer(*results);
    CHECK_FALSE(found.sentences.front().id.ends_with("_kind"));
    CHECK(found.compared == found.secondBest);
}

TEST_CASE("the BERT-Large answer shows today's smaller saving as well")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    CHECK(results->snapshot().types[results->candidate(*found.cheapest).type].name == "trn1.32xlarge");
    CHECK(found.sentences.front().id == "answer.run_below");
    CHECK(says(found, "answer.also_cleanest"));
    CHECK(found.sentences.back().id == "answer.today_saving");
    const auto today = answerToday(*results);
    REQUIRE(today);
    REQUIRE(today->savingThen);
    REQUIRE(today->savingNow);
    CHECK(close(*today->savingThen, 1 - 786.8 / 2091, 1e-3));
    CHECK(*today->savingNow < *today->savingThen);
    REQUIRE_FALSE(today->sentences.empty());
    CHECK(today->sentences.front().id == "answer.today_saving");
    CHECK(today->sentences.front().args.front() == today->priceDate.iso());
    CHECK(today->priceDate > *results->scenario().asOf);

    Scenario undated = results->scenario();
    undated.asOf.reset();
    CHECK_FALSE(answerToday(*evaluated(undated)));
}

TEST_CASE("a saving that is the same today is said to be the same")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const auto today = answerToday(*results);
    REQUIRE(today);
    REQUIRE(std::abs(*today->savingNow - *today->savingThen) < 0.005);
    CHECK(today->sentences.front().id == "answer.today_same");
}

TEST_CASE("a rate that was measured on another number of nodes says what the scenario does with it")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    CHECK_FALSE(says(answer(*evaluated(scenario)), "answer.class_scaled"));
    scenario.training.nodes = 8;
    CHECK(says(answer(*evaluated(scenario)), "answer.class_scaled"));
    scenario.training.scaling = ScalingModel::table;
    scenario.training.scalingTable = {{8, 0.95}, {16, 0.9}};
    CHECK(says(answer(*evaluated(scenario)), "answer.class_scaled_less"));
}

TEST_CASE("the front holds what nothing dominates")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        Scenario scenario = preset.scenario;
        scenario.includeEstimates = true;
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        const Metric cost = costMetric(scenario.kind), carbon = carbonMetric(scenario.kind);
        REQUIRE_FALSE(found.front.empty());
        REQUIRE(found.dominatedBy.size() == results->size());
        for (const std::size_t row : found.front) {
            CHECK(results->qualifies(row));
            CHECK(found.dominatedBy[row] < 0);
        }
        for (std::size_t row = 0; row < results->size(); ++row) {
            if (found.dominatedBy[row] < 0)
                continue;
            const auto by = static_cast<std::size_t>(found.dominatedBy[row]);
            CHECK(*results->value(by, cost) <= *results->value(row, cost) * (1 + 1e-9));
            CHECK(*results->value(by, carbon) <= *results->value(row, carbon) * (1 + 1e-9));
        }
        CHECK(std::find(found.front.begin(), found.front.end(), *found.cheapest) != found.front.end());
    }
}

TEST_CASE("less, cleanest and faster are said only of what can be told apart, and many times the cost is no per cent")
{
    std::size_t trades = 0, superlatives = 0, measured = 0;
    for (const Preset &preset : bundledPresets())
        for (const bool open : {false, true}) {
            Scenario scenario = preset.scenario;
            if (open) {
                scenario.typeFilter.clear();
                scenario.includeEstimates = scenario.includeRetired = true;
            }
            INFO(preset.id << (open ? " over all types" : ""));
            const auto results = evaluated(scenario);
            const Answer found = answer(*results);
            REQUIRE(found.cheapest);
            const std::size_t row = *found.cheapest;
            const Metric cost = costMetric(scenario.kind), carbon = carbonMetric(scenario.kind);
            MetricComparer comparer(*results);
            const auto apart = [&](std::size_t other, Metric metric) {
                const auto difference = comparer.difference(other, row, metric);
                REQUIRE(difference);
                return difference->distinct;
            };
            for (const Message &sentence : found.sentences) {
                INFO(sentence.id);
                if (sentence.id.starts_with("answer.trade")) {
                    ++trades;
                    for (const auto &other : {found.knee, found.cleanest}) {
                        if (!other
                            || 1 - *results->value(*other, carbon) / *results->value(row, carbon)
                                != *sentence.args[1].number())
                            continue;
                        CHECK(apart(*other, carbon));
                        CHECK(sentence.id.ends_with("_like") == !apart(*other, cost));
                        CHECK((sentence.id.starts_with("answer.trade_times") || *sentence.args[2].number() < 1));
                        break;
                    }
                }
                if (sentence.id == "answer.also_cleanest" || sentence.id == "answer.cleanest_like") {
                    ++superlatives;
                    std::size_t alike = 0;
                    for (std::size_t other = 0; other < results->size(); ++other)
                        if (results->qualifies(other) && results->value(other, carbon)
                            && results->candidate(other).type != results->candidate(row).type)
                            alike += *results->value(other, carbon) > *results->value(row, carbon)
                                    && !apart(other, carbon)
                                ? 1U
                                : 0U;
                    if (sentence.id == "answer.cleanest_like")
                        CHECK(alike > 0);
                }
                if (sentence.id == "answer.fastest")
                    CHECK(apart(*found.fastest, Metric::hours));
                if (sentence.id.starts_with("answer.best_measured")) {
                    ++measured;
                    CHECK(sentence.id.ends_with("_like") == !apart(*found.bestMeasured, cost));
                    if (sentence.id == "answer.best_measured")
                        CHECK(*sentence.args[3].number() < 1);
                }
            }
        }
    CHECK(trades > 0);
    CHECK(superlatives > 0);
    CHECK(measured > 0);
    // Less by values whose ranges overlap is no trade.
    std::size_t overlapping = 0;
    for (const char *region : {"us-east-1", "us-west-2", "eu-north-1", "eu-central-1", "ap-northeast-1"})
        for (const Preset &preset : bundledPresets()) {
            Scenario scenario = preset.scenario;
            scenario.typeFilter.clear();
            scenario.regions = {region};
            const auto results = evaluated(scenario);
            const Answer found = answer(*results);
            const Metric carbon = carbonMetric(scenario.kind);
            if (!found.cheapest || !found.knee || found.knee == found.cheapest
                || MetricComparer(*results).difference(*found.knee, *found.cheapest, carbon)->distinct)
                continue;
            INFO(region << ' ' << preset.id);
            ++overlapping;
            const double less = 1 - *results->value(*found.knee, carbon) / *results->value(*found.cheapest, carbon);
            for (const Message &sentence : found.sentences)
                if (sentence.id.starts_with("answer.trade"))
                    CHECK(*sentence.args[1].number() != less);
        }
    CHECK(overlapping > 0);
}

TEST_CASE("the report says what a year saves and what the knee of the front trades")
{
    for (const auto &[preset, id] :
        {std::pair("layoutlm", "answer.saved"), std::pair("resnet50-images", "answer.trade")}) {
        INFO(preset);
        const auto results = evaluated(findPreset(preset)->scenario);
        const Answer found = answer(*results);
        std::size_t inAnswer = 0, inReport = 0;
        for (const Message &sentence : found.sentences)
            inAnswer += sentence.id.starts_with(id) ? 1U : 0U;
        for (const ReportSection &section : buildReport(*results, found).sections)
            for (const ReportBlock &block : section.blocks)
                if (const auto *text = std::get_if<ReportText>(&block))
                    inReport += text->message.id.starts_with(id) ? 1U : 0U;
        CHECK(inAnswer == 1);
        CHECK(inReport == 1);
    }
}

TEST_CASE("where nothing qualifies the one cause is said")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto cause = [&] {
        const Answer found = answer(*evaluated(scenario));
        CHECK_FALSE(found.cheapest);
        CHECK(found.front.empty());
        return found.sentences.front().id;
    };
    scenario.asOf = Date::parse("2010-01-01");
    CHECK(cause() == "answer.none_before_prices");
    scenario = findPreset("layoutlm")->scenario;
    scenario.purchase = {*parsePurchaseOption("spot")};
    scenario.asOf = Date::parse("2018-06-01");
    CHECK(cause() == "answer.none_no_price"); // on-demand prices begin in 2017, those of spot later
    scenario = findPreset("bert-large-spot")->scenario;
    scenario.asOf = Date::parse("2020-01-01");
    CHECK(cause() == "answer.none_no_price"); // other types have prices then, none of those that were measured
    scenario = findPreset("layoutlm")->scenario;
    scenario.inference.latencyLimitMs = 1;
    CHECK(cause() == "answer.none_latency_unknown");
    const auto untimed = evaluated(scenario); // computed and shown, but not counted
    const Answer none = answer(*untimed);
    CHECK(none.cause == Exclusion::latencyUnknown);
    CHECK(none.excluded.by(Exclusion::latencyUnknown) == 2);
    CHECK(untimed->standing(*untimed->find("inf1.2xlarge")) == Standing::excluded);
    scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter = {"m5.large", "c5.large"};
    CHECK(cause() == "answer.none_no_throughput");
    scenario = findPreset("layoutlm")->scenario;
    scenario.budgetUsd = 100; // of a month
    CHECK(cause() == "answer.none_budget_month");
    scenario.budgetUsd = 1585; // 2.172 x 730 = 1,585.56
    CHECK(cause() == "answer.none_budget_month");
    scenario.budgetUsd = 1586;
    CHECK(answer(*evaluated(scenario)).cheapest);
    scenario = findPreset("hpc-fp64")->scenario;
    scenario.includeEstimates = false;
    CHECK(cause() == "answer.none_estimate");
    scenario = findPreset("bert-large")->scenario;
    scenario.training.deadlineH = 2;
    const Answer late = answer(*evaluated(scenario));
    REQUIRE_FALSE(late.cheapest);
    CHECK(late.cause == Exclusion::deadline);
    const Message &why = late.sentences.front();
    CHECK(why.id == "answer.none_deadline");
    CHECK(why.args[0] == 2);
    CHECK(why.args[1] == catalog()->models[catalog()->model("bert-large")].name);
    CHECK(why.args[2] == "trn1.32xlarge");
    CHECK(close(*why.args[3].number(), 2.287, 1e-3));
    CHECK(why.args[4] == 2.0);
}

TEST_CASE("what nothing else keeps out is counted first, the first row as well")
{
    Scenario scenario = spotBesideOnDemand();
    scenario.training.deadlineH = 2; // 450,000,000 sequences take longer
    const auto results = evaluated(scenario);
    const std::size_t spot = *results->find("trn1.32xlarge@us-east-1/spot");
    const std::size_t onDemand = *results->find("trn1.32xlarge@us-east-1/on-demand");
    REQUIRE(spot == 0);
    REQUIRE(results->exclusions(spot).only(Exclusion::deadline));
    REQUIRE(results->exclusions(onDemand).has(Exclusion::deadline));
    REQUIRE(results->exclusions(onDemand).has(Exclusion::budget));
    REQUIRE(*results->value(onDemand, Metric::hours) < *results->value(spot, Metric::hours));
    const Answer found = answer(*results);
    CHECK(found.cause == Exclusion::deadline);
    const Message &why = found.sentences.front();
    CHECK(why.id == "answer.none_deadline");
    REQUIRE(why.args.size() > 3);
    CHECK(why.args[2] == "trn1.32xlarge spot"); // on-demand is nearer, but a longer time alone would not admit it
}

TEST_CASE("no switch is offered where a limit or a missing price stands behind it")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.includeEstimates = false;
    const auto open = evaluated(scenario);
    CHECK(helpfulSwitches(*open, answer(*open)) == std::vector{Exclusion::estimate}); // inf1.xlarge costs less
    scenario.budgetUsd = 1; // of a month: less than any of them costs
    const auto limited = evaluated(scenario);
    const Exclusions both = limited->exclusions(*limited->find("inf1.xlarge"));
    REQUIRE(both.has(Exclusion::estimate));
    REQUIRE(both.has(Exclusion::budget));
    const Answer none = answer(*limited);
    REQUIRE_FALSE(none.cheapest);
    CHECK(none.cause == Exclusion::budget);
    CHECK(helpfulSwitches(*limited, none).empty());
    scenario.asOf = Date::parse("2010-01-01");
    const auto early = evaluated(scenario);
    const Answer unpriced = answer(*early);
    REQUIRE_FALSE(unpriced.cheapest);
    CHECK_FALSE(unpriced.cause);
    CHECK(helpfulSwitches(*early, unpriced).empty());
}

TEST_CASE("a trade says how much less it emits and how much more it costs")
{
    // inf1.2xlarge at 0.362 USD: 10 of 200 W. g4dn.2xlarge at 0.752 USD: 6 or 12 of 50 W.
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.includeRetired = true;
    scenario.ownWatts = {{"inf1.2xlarge", 200}, {"g4dn.2xlarge", 50}};
    scenario.ownThroughput["inf1.2xlarge"] = 100'000 / 3600.0;
    for (const double instances : {6.0, 12.0}) {
        INFO(instances);
        scenario.ownThroughput["g4dn.2xlarge"] = 1'000'000 / 3600.0 / instances;
        const auto results = evaluated(scenario);
        REQUIRE(value(*results, "inf1.2xlarge", Metric::instances) == 10);
        REQUIRE(value(*results, "g4dn.2xlarge", Metric::instances) == instances);
        const Answer found = answer(*results);
        REQUIRE(found.cheapest == results->find("inf1.2xlarge"));
        const Message *trade = begins(found, "answer.trade");
        REQUIRE(trade);
        REQUIRE(trade->args.size() == 3);
        CHECK(trade->args[0] == "g4dn.2xlarge");
        CHECK(close(*trade->args[1].number(), 1 - instances * 50 / 2000, 1e-9));
        const double times = instances * 0.752 / 3.62; // 1.246 and 2.493
        CHECK(trade->id.starts_with("answer.trade_times") == (times >= 2));
        CHECK(close(*trade->args[2].number(), times >= 2 ? times : times - 1, 1e-9));
        CHECK(trade->id.ends_with("_like")
            == !MetricComparer(*results).apart(*results->find("g4dn.2xlarge"), *found.cheapest, Metric::usdPerMillion));
    }
}

TEST_CASE("a year is said to save money alone where the emissions of the other are not known")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.energy.method = EnergyMethod::userWatts;
    scenario.ownWatts["inf1.2xlarge"] = 49;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest == results->find("inf1.2xlarge"));
    REQUIRE(found.compared == results->find("g4dn.2xlarge"));
    REQUIRE(results->value(*found.cheapest, Metric::kgco2eTotal));
    REQUIRE_FALSE(results->value(*found.compared, Metric::kgco2eTotal));
    const Message *saved = begins(found, "answer.saved");
    REQUIRE(saved);
    CHECK(saved->id == "answer.saved_money");
    CHECK(close(*saved->args[1].number(), (24.816 - 2.172) * 8760, 1e-9));
}

TEST_CASE("nobody is called faster whose time reads the same")
{
    const auto results = evaluated(spotBesideOnDemand());
    const std::size_t onDemand = *results->find("trn1.32xlarge@us-east-1/on-demand");
    REQUIRE(results->standing(onDemand) == Standing::excluded); // by the budget
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    REQUIRE(found.fastest == found.cheapest);
    const double own = *results->value(*found.cheapest, Metric::hours);
    REQUIRE(*results->value(onDemand, Metric::hours) < own);
    REQUIRE(*results->value(onDemand, Metric::hours) > 0.99 * own);
    CHECK_FALSE(says(found, "answer.faster_excluded"));
    CHECK_FALSE(says(found, "answer.fastest"));
}

TEST_CASE("the only one that may cost as little is not named a second time where the lead compares with it")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    const auto all = evaluated(scenario);
    const Answer open = answer(*all);
    REQUIRE(open.cheapest);
    REQUIRE_FALSE(open.overlapping.empty());
    const auto typeOf = [&](std::size_t row) { return all->snapshot().types[all->candidate(row).type].name; };
    scenario.typeFilter = {typeOf(*open.cheapest), typeOf(open.overlapping.front())};
    scenario.baseline = all->candidateId(open.overlapping.front());
    const Answer found = answer(*evaluated(scenario));
    REQUIRE(found.overlapping.size() == 1);
    REQUIRE(found.compared == found.overlapping.front());
    CHECK(found.sentences.front().id == "answer.work_like");
    CHECK_FALSE(begins(found, "answer.overlaps"));
}

TEST_CASE("a service on spot says what it costs at both ends of the interruptions")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    scenario.typeFilter = {"g4dn.2xlarge"};
    scenario.purchase = {*parsePurchaseOption("spot")};
    scenario.ownThroughput["g4dn.2xlarge"] = 10'000 / 3600.0; // 100 instances
    scenario.hazardPerHour = 1e-6; // far below what is published
    scenario.spotReplacementS = 86'400;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    const auto risk = spotRisk(*results, *found.cheapest);
    REQUIRE(risk);
    const auto cost = static_cast<std::size_t>(Metric::usdPerMillion);
    REQUIRE((risk->low.values[cost] && risk->high.values[cost]));
    REQUIRE(*risk->high.values[cost] > 1.01 * *risk->low.values[cost]);
    const Message *range = said(found, "answer.spot_risk_fleet");
    REQUIRE(range);
    CHECK(range->args[0] == *risk->low.values[cost]);
    CHECK(range->args[1] == *risk->high.values[cost]);
    CHECK(range->args[3] == "per_million.inferences");
}

TEST_CASE("a stated deadline rules candidates out")
{
    Scenario scenario = findPreset("bert-large")->scenario; // 2.287 h and 3.988 h
    scenario.training.deadlineH = 3;
    const auto results = evaluated(scenario);
    CHECK(results->qualifies(*results->find("trn1.32xlarge")));
    const std::size_t slow = *results->find("p4d.24xlarge");
    CHECK(results->standing(slow) == Standing::excluded);
    CHECK(results->exclusions(slow).only(Exclusion::deadline));
    CHECK(exclusionText(*results, slow) == "deadline");
    const Answer found = answer(*results);
    CHECK(found.excluded.by(Exclusion::deadline) == 1);
    CHECK(found.front == std::vector{*results->find("trn1.32xlarge")});
}

TEST_CASE("a run in time in the mean is excluded by its chance, and says so")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.training.checkpointIntervalH = 0; // every interruption begins anew
    scenario.training.deadlineH.reset();
    auto results = evaluated(scenario);
    const auto spot = [&] {
        for (std::size_t row = 0; row < results->size(); ++row)
            if (results->value(row, Metric::hours) && spotRisk(*results, row))
                return row;
        FAIL("no run on spot");
        return std::size_t{0};
    }();
    scenario.training.deadlineH = 1.02 * *results->value(spot, Metric::hours);
    scenario.requiredChance = 0.9999;
    results = evaluated(scenario);
    REQUIRE(results->exclusions(spot).has(Exclusion::deadline));
    CHECK(exclusionText(*results, spot) == "deadline_chance");
    const auto chance = chanceMissed(*results, spot);
    REQUIRE(chance);
    CHECK(*chance->args[0].number() < 0.9999);
    CHECK(chance->args[1] == 0.9999);
}

TEST_CASE("what is excluded is counted and its cheapest named")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.includeEstimates = false;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.excluded.cheapest);
    CHECK(results->candidateId(*found.excluded.cheapest) == "inf1.xlarge@us-east-1/on-demand");
    const auto sentences = excludedSentences(*results, found);
    REQUIRE(sentences.size() == 2);
    CHECK(sentences[0] == Message{"answer.excluded_estimate", {found.excluded.by(Exclusion::estimate)}});
    CHECK(sentences[1].id == "answer.excluded_cheapest_below");
    CHECK(sentences[1].args[0] == "inf1.xlarge");
    CHECK(close(*sentences[1].args[3].number(),
        1
            - *results->value(*found.excluded.cheapest, Metric::usdPerMillion)
                / *results->value(*found.cheapest, Metric::usdPerMillion),
        1e-12));
    // A cleaner one that is out is named: nobody else is called the cleanest.
    CHECK(says(found, "answer.cleaner_excluded"));
    CHECK_FALSE(says(found, "answer.also_cleanest"));
    scenario.includeEstimates = true;
    const auto all = evaluated(scenario);
    const Answer estimated = answer(*all);
    CHECK(excludedSentences(*all, estimated).empty());
    // An estimate leads: its class is said, and the best that somebody measured.
    const Message *within = said(estimated, "answer.class_estimate_within");
    REQUIRE(within);
    CHECK(*within->args[0].number() >= 1 / 0.85); // the same accelerator in another type, from a derived rate
    CHECK(*within->args[0].number() < 1.2);
    REQUIRE(estimated.bestMeasured);
    CHECK(estimated.bestMeasured == all->find("inf1.2xlarge"));
    CHECK((says(estimated, "answer.best_measured") || says(estimated, "answer.best_measured_like")));
    const ResultColumn *leftOut = findResultColumn("left_out");
    REQUIRE(leftOut);
    CHECK(leftOut->text(*results, *results->find("inf1.2xlarge")) == "counted");
    CHECK(leftOut->text(*results, *results->find("inf1.xlarge")) == "estimate");
    CHECK(leftOut->text(*results, *results->find("m5.large")) == "no_throughput");
}

TEST_CASE("a purchase option without prices says for how many types")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.purchase = {*parsePurchaseOption("on-demand"), *parsePurchaseOption("reserved_standard-3y-no_upfront")};
    const auto results = evaluated(scenario);
    std::size_t onDemand = 0, reserved = 0;
    for (std::size_t row = 0; row < results->size(); ++row)
        if (!results->lacks(row, Missing::price))
            ++(results->candidate(row).option == 0 ? onDemand : reserved);
    REQUIRE(reserved < onDemand);
    const auto sentences = excludedSentences(*results, answer(*results));
    const auto told = std::ranges::find(sentences, "answer.option_unpriced", &Message::id);
    REQUIRE(told != sentences.end());
    CHECK(told->args[0].text() == scenario.purchase[1].id());
    CHECK(told->args[2].number() >= static_cast<double>(onDemand));
    CHECK(*told->args[2].number() - *told->args[1].number() == static_cast<double>(reserved));
}

TEST_CASE("an estimate qualifies while its interval is no wider than the scenario allows")
{
    Scenario scenario = findPreset("llama3-8b-chat")->scenario;
    scenario.maxEstimateFactor = 1;
    const auto strict = evaluated(scenario);
    std::size_t wide = 0;
    for (std::size_t row = 0; row < strict->size(); ++row) {
        const auto factor = strict->throughputFactor(strict->candidate(row).type);
        const bool estimate = strict->throughputClass(row) == FigureClass::estimate;
        if (strict->standing(row) == Standing::noAnswer || !estimate)
            continue;
        REQUIRE(factor);
        CHECK(strict->exclusions(row).has(Exclusion::wideEstimate) == (*factor > 1));
        wide += *factor > 1 ? 1U : 0U;
    }
    CHECK(wide > 0);
    const Answer none = answer(*strict);
    if (!none.cheapest)
        CHECK(none.cause == Exclusion::wideEstimate);
    scenario.maxEstimateFactor = 100;
    CHECK(answer(*evaluated(scenario)).excluded.by(Exclusion::wideEstimate) == 0);
}

TEST_CASE("money is in USD everywhere, and one sentence says of another currency its rate and day")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const Answer plain = answer(*evaluated(scenario));
    scenario.currency = {"EUR", 0.5, Date::parse("2026-01-01")};
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    // Every sentence as without a currency, and one more.
    REQUIRE(found.sentences.size() == plain.sentences.size() + 1);
    for (std::size_t i = 0; i < plain.sentences.size(); ++i)
        CHECK(found.sentences[i] == plain.sentences[i]);
    CHECK(found.sentences.front().args[3] == "USD");
    const Message &said = found.sentences.back();
    CHECK(said == Message{"answer.currency", {"EUR", 0.5, *Date::parse("2026-01-01")}});
    // The report says the same, though it shows no more than three of the other sentences.
    std::size_t inReport = 0;
    for (const ReportSection &section : buildReport(*results, found).sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *text = std::get_if<ReportText>(&block))
                inReport += text->message == said ? 1U : 0U;
    CHECK(inReport == 1);
    scenario.currency.date.reset(); // a rate means nothing without its day
    const auto refused = evaluate(scenario, catalog());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == Error::Code::badInput);
    CHECK(refused.error().message.args.front() == "currency.date");
}

TEST_CASE("a spot answer on a typed rate says so, and how old what it used is")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.training.deadlineH.reset();
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    REQUIRE(scenario.purchase[results->candidate(*found.cheapest).option].kind == PurchaseKind::spot);
    const Message *chance = said(found, "answer.spot_own_chance");
    REQUIRE(chance);
    CHECK(chance->args[0] == 12.5);
    scenario.hazardPerHour = 0.001;
    CHECK(says(answer(*evaluated(scenario)), "answer.spot_own_rate"));
    // Without a rate of its own the published band decides. Both carry their day, and its age from the day of asking.
    scenario.hazardPerHour.reset();
    scenario.interruptionPerMonth.reset();
    for (const int later : {0, 400}) {
        scenario.day = Date{results->asOf().days + later};
        const auto rows = evaluated(scenario);
        const Answer leads = answer(*rows);
        REQUIRE(leads.cheapest);
        const Candidate &c = rows->candidate(*leads.cheapest);
        REQUIRE(scenario.purchase[c.option].kind == PurchaseKind::spot);
        const Date price = *rows->priceDate(*leads.cheapest);
        const Date band = rows->snapshot().bands.date[*rows->snapshot().bandAt(c.type, c.region, rows->asOf())];
        for (const auto &[id, date] : {std::pair{"answer.age_spot", price}, {"answer.age_band", band}}) {
            const Message *age = said(leads, id);
            CHECK((age != nullptr) == (date.addMonths(1) < *scenario.day));
            if (age) {
                CHECK(age->args[0] == Argument(date));
                const int months = static_cast<int>(*age->args[1].number());
                CHECK(date.addMonths(months) <= *scenario.day);
                CHECK(date.addMonths(months + 1) > *scenario.day);
            }
        }
    }
}

TEST_CASE("a sum over rows says what it leaves out")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    const auto results = evaluated(scenario);
    std::vector<std::size_t> rows;
    for (const char *type : {"inf1.2xlarge", "g4dn.2xlarge", "c6i.12xlarge"}) {
        const auto row = results->find(type);
        REQUIRE(row);
        rows.push_back(*row);
    }
    const PartialSum partial = sumOf(*results, rows, Metric::usdPerHour);
    CHECK(partial.counted == 2);
    CHECK(partial.missing == 1);
    CHECK(partial.note == Message{"answer.partial", {1, 3}});
    rows.pop_back();
    CHECK(sumOf(*results, rows, Metric::usdPerHour).note.id.empty());
    CHECK(close(sumOf(*results, rows, Metric::usdPerHour).sum, 26.988, 1e-9));
}

TEST_CASE("a limit on the first token that the prediction does not hold for sure is said", "[answer]")
{
    const auto said = [](const Scenario &scenario) {
        const auto results = evaluated(scenario);
        const Answer found = answer(*results);
        REQUIRE(found.cheapest);
        const auto sentence
            = std::ranges::find(found.sentences, std::string("answer.first_token_unsure"), &Message::id);
        return std::pair(sentence != found.sentences.end(), results->requestWait(*found.cheapest));
    };
    Scenario scenario = findPreset("llama33-70b-chat")->scenario;
    const auto [unsure, wait] = said(scenario);
    REQUIRE(wait.ttftHighMs);
    CHECK(unsure == (*wait.ttftHighMs > *scenario.llm.ttftLimitMs));
    CHECK(unsure);
    scenario.llm.ttftLimitMs.reset();
    CHECK_FALSE(said(scenario).first);
}

TEST_CASE("the best by a measurement is the cheapest host of it, and is called what its class is")
{
    const auto results = evaluated(findPreset("llama31-8b-chat")->scenario);
    const Answer found = answer(*results);
    REQUIRE(found.bestMeasured);
    const auto accelerators
        = [&](std::size_t row) { return results->snapshot().types[results->candidate(row).type].acceleratorCount; };
    const std::size_t best = *found.bestMeasured;
    for (std::size_t row = 0; row < results->size(); ++row)
        if (results->qualifies(row) && row != *found.cheapest && results->benchmark(row) == results->benchmark(best)
            && accelerators(row) == accelerators(best)) {
            INFO(results->candidateId(row));
            CHECK(*results->value(row, Metric::usdPerMillion) >= *results->value(best, Metric::usdPerMillion));
        }
    const bool carried = results->throughputClass(best) == FigureClass::estimate;
    for (const Message &sentence : found.sentences) {
        if (sentence.id.starts_with("answer.best_measured"))
            CHECK_FALSE(carried);
        if (sentence.id.starts_with("answer.best_carried"))
            CHECK(carried);
    }
    // Who measured is told of what is in the row, not of what it began with.
    const std::vector<std::size_t> rows{*found.cheapest, best};
    const UnlikeSources unlike = unlikeSources(*results, rows);
    for (std::size_t i = 0; i < unlike.sources.size(); ++i)
        CHECK(unlike.sources[i].measuredBy == results->throughputClass(rows[i]));
}

TEST_CASE("nothing is saved against what nobody would buy, unless it is asked for")
{
    const auto saved = [](const Answer &found) {
        return std::any_of(found.sentences.begin(), found.sentences.end(),
            [](const Message &sentence) { return sentence.id.starts_with("answer.saved"); });
    };
    std::size_t sane = 0;
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer found = answer(*results);
        if (!found.cheapest || !saved(found) || !preset.scenario.typeFilter.empty())
            continue;
        ++sane;
        const Metric cost = costMetric(preset.scenario.kind);
        const auto range = results->range(*found.compared, cost);
        const double most = range ? range->high : *results->value(*found.compared, cost);
        CHECK(most <= 10 * *results->value(*found.cheapest, cost));
    }
    // A core of a processor against an accelerator made for it.
    Scenario whisper = findPreset("whisper")->scenario;
    whisper.maxEstimateFactor = 3;
    CHECK_FALSE(saved(answer(*evaluated(whisper))));
    CHECK(saved(answer(*evaluated(findPreset("layoutlm")->scenario)))); // two types that a publication compares
}

TEST_CASE("a spot answer that interruptions may multiply says so before anything else", "[answer]")
{
    Scenario scenario = findPreset("train-7b")->scenario;
    scenario.asOf = Date::fromYmd(2026, 7, 20);
    scenario.training.nodes = 8;
    scenario.training.checkpointIntervalH = 2000; // almost all work is lost by an interruption
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    REQUIRE(scenario.purchase[results->candidate(*found.cheapest).option].kind == PurchaseKind::spot);
    const auto risk = spotRisk(*results, *found.cheapest);
    REQUIRE(risk);
    const auto high = risk->high.values[static_cast<std::size_t>(costMetric(scenario.kind))];
    REQUIRE((!high || *high > 2 * *results->value(*found.cheapest, costMetric(scenario.kind))));
    CHECK(found.sentences[1].id.starts_with("answer.spot_risk"));
    CHECK(found.leading == 2);
    const Report report = buildReport(*results, found, {});
    const auto &blocks = report.sections.front().blocks; // on the cover as well
    CHECK(std::count_if(blocks.begin(), blocks.end(), [](const ReportBlock &block) {
        const auto *text = std::get_if<ReportText>(&block);
        return text && text->style == ReportText::Style::lead;
    }) == 2);
    CHECK(std::count_if(found.sentences.begin(), found.sentences.end(), [](const Message &m) {
        return m.id.starts_with("answer.spot_risk");
    }) == 1);

    scenario.training.checkpointIntervalH = 1; // little is lost: what else there is comes first
    const Answer little = answer(*evaluated(scenario));
    REQUIRE(little.sentences.size() > 1);
    CHECK_FALSE(little.sentences[1].id.starts_with("answer.spot_risk"));
    CHECK(little.leading == 1);
}

TEST_CASE("rows excluded for several reasons are counted once in all", "[answer]")
{
    Scenario scenario = findPreset("llama33-70b-chat")->scenario;
    scenario.llm.ttftLimitMs = 300;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    std::size_t reasons = 0;
    for (const std::size_t count : found.excluded.rows)
        reasons += count;
    REQUIRE(reasons > found.excluded.any);
    const auto sentences = excludedSentences(*results, found);
    const auto together = std::find_if(
        sentences.begin(), sentences.end(), [](const Message &m) { return m.id == "answer.excluded_together"; });
    REQUIRE(together != sentences.end());
    CHECK(together->args.front().number() == static_cast<double>(found.excluded.any));
}
