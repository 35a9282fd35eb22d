// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/result_columns.h"
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

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
    CHECK(lead.id == "answer.inferences_below_cleanest");
    REQUIRE(lead.args.size() == 7);
    CHECK(lead.args[0] == "6");
    CHECK(lead.args[1] == "inf1.2xlarge");
    CHECK(close(*lead.args[2].number(), 2.172, 1e-9));
    CHECK(lead.args[4] == "answer.class.by_construction");
    CHECK(close(*lead.args[5].number(), 1 - 2.172 / 24.816, 1e-9));
    CHECK(lead.args[6] == "g4dn.2xlarge");
    CHECK(byConstruction(*results, *found.cheapest));
    CHECK(found.hidden.estimates > 0);
}

TEST_CASE("the BERT-Large answer shows today's smaller saving as well")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    CHECK(results->snapshot().types[results->candidate(*found.cheapest).type].name == "trn1.32xlarge");
    CHECK(found.sentences.front().id == "answer.run_below_cleanest");
    CHECK(found.sentences.front().args[4] == "answer.class.measured");
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
            CHECK(results->counts(row));
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

TEST_CASE("no answer says why")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf = Date::parse("2010-01-01");
    Answer found = answer(*evaluated(scenario));
    CHECK_FALSE(found.cheapest);
    CHECK(found.sentences.front().id == "answer.none_priced");
    scenario = findPreset("layoutlm")->scenario;
    scenario.pinnedBenchmarks.clear();
    scenario.inference.latencyLimitMs = 1;
    found = answer(*evaluated(scenario));
    CHECK_FALSE(found.cheapest);
    CHECK(found.front.empty());
    CHECK(found.hidden.latencyUnknown > 0);
}

TEST_CASE("what is left out is counted and its cheapest named")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.hidden.cheapest);
    CHECK(results->candidateId(*found.hidden.cheapest) == "inf1.xlarge@us-east-1/on-demand");
    const auto sentences = hiddenSentences(*results, found);
    REQUIRE(sentences.size() == 2);
    CHECK(sentences[0] == Message{"answer.hidden_estimates", {found.hidden.estimates}});
    CHECK(sentences[1].id == "answer.hidden_cheapest_below");
    CHECK(sentences[1].args[0] == "inf1.xlarge");
    CHECK(close(*sentences[1].args[3].number(),
        1
            - *results->value(*found.hidden.cheapest, Metric::usdPerMillion)
                / *results->value(*found.cheapest, Metric::usdPerMillion),
        1e-12));
    scenario.includeEstimates = true;
    const auto all = evaluated(scenario);
    CHECK(hiddenSentences(*all, answer(*all)).empty());

    scenario.includeEstimates = false;
    scenario.asOf = Date::parse("2100-12-31");
    const auto late = evaluated(scenario);
    CHECK(answer(*late).sentences.front().id == "answer.none_counts_kept_out");
    const ResultColumn *leftOut = findResultColumn("left_out");
    REQUIRE(leftOut);
    CHECK(leftOut->text(*late, *late->find("inf1.2xlarge")) == "stale");
    CHECK(leftOut->text(*late, *late->find("inf1.xlarge")) == "stale, estimate");
    CHECK(leftOut->text(*results, *results->find("inf1.2xlarge")) == "counted");
    CHECK(leftOut->text(*results, *results->find("m5.large")) == "no_throughput");
}

TEST_CASE("what a switch takes in is not kept out")
{
    // Estimates are part of this scenario: its rows count, though they are estimates.
    Scenario scenario = findPreset("hpc-fp64")->scenario;
    const auto included = evaluated(scenario);
    const std::size_t row = *included->find("p5.48xlarge");
    CHECK(included->hidden(row).estimate);
    CHECK_FALSE(keptOut(*included, row).any());
    CHECK(included->counts(row));
    scenario.includeEstimates = false;
    CHECK(keptOut(*evaluated(scenario), row).estimate);
    // Whatever counts is kept out by nothing.
    for (const Preset &preset : bundledPresets())
        for (const bool all : {false, true}) {
            Scenario each = preset.scenario;
            each.includeEstimates = each.includeStale = each.includeRetired = all;
            const auto results = evaluated(each);
            std::size_t kept = 0, counted = 0;
            for (std::size_t i = 0; i < results->size(); ++i) {
                kept += keptOut(*results, i).any() ? 1U : 0U;
                counted += results->counts(i) ? 1U : 0U;
                if (keptOut(*results, i).any())
                    REQUIRE_FALSE(results->counts(i));
                if (all)
                    REQUIRE_FALSE((keptOut(*results, i).estimate || keptOut(*results, i).stale
                        || keptOut(*results, i).notOffered));
            }
            INFO(preset.id);
            CHECK((all || kept + counted > 0));
        }
}

TEST_CASE("money is in USD everywhere, and what leads once more in the scenario's currency")
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
    CHECK(said.id == "answer.currency_two");
    REQUIRE(said.args.size() == 7);
    CHECK(std::vector<Argument>(said.args.begin(), said.args.begin() + 3)
        == std::vector<Argument>{"EUR", 0.5, *Date::parse("2026-01-01")});
    CHECK(close(*said.args[3].number(), 1.086, 1e-9)); // half of 2.172 and of 24.816 USD
    CHECK(said.args[4] == "inf1.2xlarge");
    CHECK(close(*said.args[5].number(), 12.408, 1e-9));
    CHECK(said.args[6] == "g4dn.2xlarge");
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

TEST_CASE("a spot answer on a typed rate says so, and how old the published band is")
{
    const auto said = [](const Scenario &scenario) {
        std::vector<std::string> ids;
        for (const Message &sentence : answer(*evaluated(scenario)).sentences)
            if (sentence.id.starts_with("answer.spot_"))
                ids.push_back(sentence.id + ' ' + sentence.args.back().text());
        return ids;
    };
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    REQUIRE(scenario.purchase[results->candidate(*found.cheapest).option].kind == PurchaseKind::spot);
    CHECK(
        said(scenario) == std::vector<std::string>{"answer.spot_own_chance 12.5", "answer.spot_band_stale 2025-06-28"});
    scenario.hazardPerHour = 0.001;
    CHECK(said(scenario).front() == "answer.spot_own_rate 0.001");
    // Without a rate of its own the scenario has stale bands: no spot row leads.
    scenario.hazardPerHour.reset();
    scenario.interruptionPerMonth.reset();
    CHECK(said(scenario).empty());
    for (const char *preset : {"bert-large-spot", "llama3-8b-chat", "resnet50-images"}) {
        INFO(preset);
        Scenario unset = findPreset(preset)->scenario;
        unset.interruptionPerMonth.reset();
        const auto rows = evaluated(unset);
        const Answer leads = answer(*rows);
        REQUIRE(leads.cheapest);
        CHECK(unset.purchase[rows->candidate(*leads.cheapest).option].kind != PurchaseKind::spot);
        CHECK(leads.hidden.stale > 0);
        for (std::size_t row = 0; row < rows->size(); ++row)
            if (unset.purchase[rows->candidate(row).option].kind == PurchaseKind::spot)
                CHECK_FALSE(rows->counts(row));
    }
}

TEST_CASE("a sum over rows says what it leaves out")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    std::vector<std::size_t> rows{
        *results->find("inf1.2xlarge"), *results->find("g4dn.2xlarge"), *results->find("c6i.12xlarge")};
    const PartialSum partial = sumOf(*results, rows, Metric::usdPerHour);
    CHECK(partial.counted == 2);
    CHECK(partial.missing == 1);
    CHECK(partial.note == Message{"answer.partial", {1, 3}});
    rows.pop_back();
    CHECK(sumOf(*results, rows, Metric::usdPerHour).note.id.empty());
    CHECK(close(sumOf(*results, rows, Metric::usdPerHour).sum, 26.988, 1e-9));
}
