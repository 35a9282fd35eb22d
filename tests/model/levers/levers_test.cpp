// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_lever_chart.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/throughput/lever_facts.h"
#include "model/levers/lever_plan.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <functional>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Scenario preset(const char *name)
{
    Scenario scenario = findPreset(name)->scenario;
    scenario.typeFilter.clear();
    return scenario;
}

Result<LeverPlan> planned(const Scenario &scenario, const std::string &candidate)
{
    return planLevers({scenario, candidate}, catalog());
}

const LeverRow &rowOf(const LeverPlan &plan, Lever lever) { return plan.rows[static_cast<std::size_t>(lever)]; }

Scenario with(Scenario scenario, std::initializer_list<Lever> levers)
{
    for (const Lever lever : levers)
        switchLever(scenario, lever, true);
    return scenario;
}

double rate(const Scenario &scenario, std::string_view candidate)
{
    return value(*evaluated(scenario), candidate, Metric::throughputPerSecond);
}

} // namespace

TEST_CASE("the table of levers is whole, and every figure of it has a source")
{
    for (const LeverInfo &info : kLevers) {
        INFO(info.id);
        CHECK(parseLever(info.id) == info.lever);
        CHECK(std::ranges::count(info.kinds, true) > 0);
    }
    CHECK_FALSE(parseLever("nothing"));
    for (const auto &[lever, quantity] :
        {std::pair(Lever::speculativeDecoding, "speedup"), {Lever::speculativeDecoding, "largest_batch"},
            {Lever::prefixCache, "cached_share"}, {Lever::continuousBatching, "speedup"},
            {Lever::managedTraining, "billing_step_s"}, {Lever::elasticInference, "retired_year"}}) {
        const FigureIndex figure = leverFigure(*catalog(), lever, quantity);
        INFO(leverId(lever) << ' ' << quantity);
        REQUIRE(figure != kNone);
        CHECK_FALSE(catalog()->figures.row(figure).sources.empty());
    }
    const FigureIndex student = studentFigure(*catalog(), "bert-base");
    REQUIRE(student != kNone);
    CHECK(catalog()->model(catalog()->figures.method(student)) != kNone);
    CHECK(studentFigure(*catalog(), "bert-large") == kNone);
}

TEST_CASE("a lever that the scenario holds already changes nothing, and says why")
{
    struct Case {
        const char *preset;
        Lever lever;
        LeverState state;
        const char *why;
    };
    for (const Case &each :
        {Case{"bert-large", Lever::mixedPrecision, LeverState::included, "lever.included.any_precision"},
            {"bert-large", Lever::managedTraining, LeverState::included, "lever.included.by_second"},
            {"bert-large", Lever::speculativeDecoding, LeverState::unfit, "lever.unfit"},
            {"bert-large", Lever::spotCheckpoints, LeverState::available, "lever.does.spot_checkpoints"},
            {"llama31-8b-chat", Lever::continuousBatching, LeverState::included, "lever.included.continuous"},
            {"llama31-8b-chat", Lever::batching, LeverState::included, "lever.included.batch"},
            {"llama31-8b-chat", Lever::distillation, LeverState::unfit, "lever.unfit"},
            {"bert-latency", Lever::int8, LeverState::included, "lever.included.any_precision"},
            {"bert-latency", Lever::autoRelease, LeverState::notStated, "lever.not_stated.profile"},
            {"bert-latency", Lever::elasticInference, LeverState::retired, "lever.retired"},
            {"hpc-fp64", Lever::fp8, LeverState::unfit, "lever.unfit"}}) {
        INFO(each.preset << ' ' << leverId(each.lever));
        const Scenario scenario = preset(each.preset);
        const LeverStanding standing = leverStanding(each.lever, scenario, *catalog());
        CHECK(standing.state == each.state);
        CHECK(standing.reason.id == each.why);
        if (each.state != LeverState::available)
            CHECK(writeScenario(withLever(scenario, each.lever, *catalog())) == writeScenario(scenario));
    }
}

TEST_CASE("applied levers are the change that a person would make, applied once")
{
    const Scenario chat = preset("llama31-8b-chat");
    Scenario narrow = chat;
    narrow.llm.precisions = {"fp8"};
    narrow.llm.bytesPerWeight = 1;
    const auto fp8 = withLevers(with(chat, {Lever::fp8}), *catalog());
    CHECK(fp8.scenario.llm.bytesPerWeight == 1);
    CHECK(fp8.scenario.llm.precisions == narrow.llm.precisions);
    for (const char *type : {"p5.48xlarge", "g6e.xlarge"})
        CHECK(rate(with(chat, {Lever::fp8}), type) == rate(narrow, type));
    // The second finds narrow weights.
    const auto both = withLevers(with(chat, {Lever::int8, Lever::fp8}), *catalog());
    CHECK(both.scenario.llm.precisions == std::vector<std::string>{"int8"});
    CHECK(both.standing[static_cast<std::size_t>(Lever::fp8)].reason.id == "lever.included.narrow_weights");
    // An allowed format says how wide the weights are; where any is allowed, the scenario's bytes do.
    Scenario asked = chat;
    asked.llm.precisions = {"fp8"};
    REQUIRE(asked.llm.bytesPerWeight == 2);
    CHECK(leverStanding(Lever::fp8, asked, *catalog()).reason.id == "lever.included.narrow_weights");
    asked.llm.precisions.clear();
    asked.llm.bytesPerWeight = 1.5;
    CHECK(leverStanding(Lever::fp8, asked, *catalog()).reason == Message{"lever.does.fp8_weights", {1.5}});
    for (const Lever lever : {Lever::fp8, Lever::prefixCache, Lever::speculativeDecoding}) {
        const Scenario once = withLevers(with(chat, {lever}), *catalog()).scenario;
        CHECK(writeScenario(withLevers(once, *catalog()).scenario) == writeScenario(once));
        CHECK(rate(once, "p5.48xlarge") == rate(with(chat, {lever}), "p5.48xlarge"));
    }
    Scenario slow = chat;
    slow.llm.batch = 1;
    CHECK_FALSE(withLevers(with(slow, {Lever::batching}), *catalog()).scenario.llm.batch);
    CHECK(rate(with(slow, {Lever::batching}), "p5.48xlarge") == rate(chat, "p5.48xlarge"));
    // What was asked stays what is saved.
    const auto results = evaluated(with(chat, {Lever::fp8}));
    CHECK(results->scenario().llm.bytesPerWeight == 1);
    CHECK(results->asked().llm.bytesPerWeight == chat.llm.bytesPerWeight);
    CHECK(results->asked().levers == std::vector<std::string>{"fp8"});
}

TEST_CASE("the student works at the length of its teacher")
{
    Scenario texts = preset("bert-latency");
    texts.model = "bert-base";
    texts.inference.latencyLimitMs.reset();
    texts.inference.sequenceLength.reset();
    const auto applied = withLevers(with(texts, {Lever::distillation}), *catalog());
    CHECK(applied.scenario.model == "distilbert-base");
    CHECK(applied.scenario.inference.sequenceLength == ThroughputResolver(texts, *catalog()).sequenceLength());
    // Measured on both chips: 5,307.9 beside 2,674.2 and 6,369.4 beside 3,421.6 inferences a second.
    CHECK(rate(with(texts, {Lever::distillation}), "inf2.xlarge") / rate(texts, "inf2.xlarge")
        == Approx(5307.87660777 / 2674.18956433).epsilon(1e-9));
    CHECK(rate(with(texts, {Lever::distillation}), "trn1.2xlarge") / rate(texts, "trn1.2xlarge")
        == Approx(6369.44180331 / 3421.56625089).epsilon(1e-9));
}

TEST_CASE("speculative decoding is a factor where it is published, with its range, and none beyond")
{
    Scenario one = preset("llama31-8b-chat");
    one.llm.ttftLimitMs.reset();
    one.llm.tpotLimitMs.reset();
    one.llm.batch = 1;
    const Scenario guessed = with(one, {Lever::speculativeDecoding});
    const FigureRow speedup = catalog()->figures.row(leverFigure(*catalog(), Lever::speculativeDecoding, "speedup"));
    CHECK(speedup.value == 1.55);
    const auto plain = evaluated(one), levered = evaluated(guessed);
    std::size_t held = 0;
    for (std::size_t row = 0; row < levered->size(); ++row) {
        const auto x = plain->value(row, Metric::throughputPerSecond),
                   y = levered->value(row, Metric::throughputPerSecond);
        REQUIRE(x.has_value() == y.has_value());
        if (!x)
            continue;
        const ThroughputPlan plan = levered->source().throughput().plan(levered->candidate(row).type);
        if (plan.levers.empty()) {
            CHECK(*x == *y);
            continue;
        }
        ++held;
        CHECK(*y == Approx(1.55 * *x).epsilon(1e-12));
        CHECK(*plan.requestsInFlight() <= 2);
        const auto range = levered->range(row, Metric::throughputPerSecond);
        REQUIRE(range);
        CHECK(range->low < *y);
        CHECK(range->high > *y);
        CHECK(levered->throughputClass(row) != FigureClass::measured);
    }
    CHECK(held > 0);
    // A loaded server: no figure, no factor, and the reason.
    Scenario busy = one;
    busy.llm.batch.reset();
    const auto loaded = evaluated(with(busy, {Lever::speculativeDecoding}));
    const auto row = loaded->find("p5.48xlarge");
    REQUIRE(row);
    CHECK(loaded->lever(*row, Lever::speculativeDecoding).reason.id == "lever.not_stated.load");
    CHECK(rate(with(busy, {Lever::speculativeDecoding}), "p5.48xlarge") == rate(busy, "p5.48xlarge"));
    // With batching before it, it brings nothing: not counted twice.
    const auto plan = planned(with(one, {Lever::batching, Lever::speculativeDecoding}), "p5.48xlarge");
    REQUIRE(plan);
    REQUIRE(plan->steps.size() == 2);
    CHECK(*plan->steps[1].factor.usd.value == 1);
    CHECK(plan->steps[1].standing.state == LeverState::notStated);
    // The person's own rate stands.
    Scenario own = guessed;
    own.ownThroughput["p5.48xlarge"] = 1234;
    CHECK(rate(own, "p5.48xlarge") == 1234);
    const auto mine = evaluated(own);
    CHECK(mine->lever(*mine->find("p5.48xlarge"), Lever::speculativeDecoding).reason.id == "lever.included.own_rate");
}

TEST_CASE("the range of the prefix cache is what the formula gives at both of its ends")
{
    const Scenario chat = preset("llama31-8b-chat");
    Scenario low = chat, middle = chat;
    low.llm.prefixCacheShare = 0.3;
    middle.llm.prefixCacheShare = 0.5;
    const Scenario cached = with(chat, {Lever::prefixCache});
    CHECK(rate(cached, "p5.48xlarge") == rate(middle, "p5.48xlarge"));
    const auto results = evaluated(cached);
    const ThroughputPlan plan = results->source().throughput().plan(catalog()->type("p5.48xlarge"));
    REQUIRE(plan.levers.size() == 1);
    CHECK(plan.levers[0].value == 1);
    CHECK(plan.levers[0].low == Approx(rate(low, "p5.48xlarge") / rate(middle, "p5.48xlarge")).epsilon(1e-12));
    CHECK(plan.levers[0].high == 1);
    // A share of the person's own has no range of the lever's.
    Scenario typed = cached;
    typed.llm.prefixCacheShare = 0.4;
    CHECK(evaluated(typed)->source().throughput().plan(catalog()->type("p5.48xlarge")).levers.empty());
    CHECK(leverStanding(Lever::prefixCache, typed, *catalog()).state == LeverState::included);
}

TEST_CASE("what runs today is the same whichever levers are on")
{
    const Scenario scenario = findPreset("llama33-70b-chat")->scenario;
    const auto plain = planned(scenario, {});
    REQUIRE(plain);
    const auto ticked = planned(with(scenario, {Lever::fp8}), {});
    REQUIRE(ticked);
    CHECK(ticked->candidate == plain->candidate);
    CHECK(ticked->baseline.usd.value == plain->baseline.usd.value);
    for (std::size_t i = 0; i < plain->rows.size(); ++i)
        CHECK(ticked->rows[i].alone.usd.value == plain->rows[i].alone.usd.value);
}

TEST_CASE("steps multiply to the total, and the last of them is the evaluation with all levers on")
{
    Scenario slow = preset("llama31-8b-chat");
    slow.llm.batch = 2;
    slow.llm.ttftLimitMs.reset();
    slow.llm.tpotLimitMs.reset();
    Scenario wide = preset("bert-large");
    wide.training.precisions = {"fp32"};
    wide.training.nodes = 1;
    wide.asOf.reset(); // no spot prices are known of its day
    Scenario texts = preset("bert-latency");
    texts.model = "bert-base";
    texts.inference.latencyLimitMs.reset();
    texts.inference.queueing = false; // which needs the limit
    texts.inference.sequenceLength.reset();
    texts.inference.demandPerHour = 1e9;
    texts.inference.precisions = {"fp32", "fp16"};
    texts.inference.trafficByHour.emplace();
    texts.inference.trafficByHour->fill(0.4);
    texts.inference.trafficByHour->at(12) = 1;
    const std::array<std::tuple<Scenario, const char *, std::vector<Lever>>, 5> cases{{
        {slow, "p5.48xlarge", {Lever::fp8, Lever::batching, Lever::prefixCache, Lever::speculativeDecoding}},
        {slow, "g6e.xlarge", {Lever::int8, Lever::fp8, Lever::prefixCache, Lever::speculativeDecoding}},
        {wide, "p3.2xlarge", {Lever::mixedPrecision, Lever::spotCheckpoints}},
        {texts, "inf2.xlarge", {Lever::distillation, Lever::autoRelease, Lever::int8}},
        {preset("hpc-fp64"), "p3.16xlarge", {Lever::spotCheckpoints}},
    }};
    for (const auto &[plain, type, levers] : cases) {
        INFO(type);
        Scenario scenario = plain;
        for (const Lever lever : levers)
            switchLever(scenario, lever, true);
        const auto plan = planned(scenario, type);
        REQUIRE(plan);
        REQUIRE(plan->steps.size() == levers.size());
        double usd = 1, kwh = 1, carbon = 1;
        for (const LeverStep &step : plan->steps) {
            INFO(leverId(step.lever) << ' ' << step.missing.id);
            REQUIRE(step.factor.usd.value);
            usd *= *step.factor.usd.value;
            kwh *= step.factor.kwh.value.value_or(1);
            carbon *= step.factor.co2e.value.value_or(1);
            if (step.standing.state != LeverState::available)
                CHECK(*step.factor.usd.value == 1);
            if (step.factor.usd.low) {
                CHECK(*step.factor.usd.low <= *step.factor.usd.value);
                CHECK(*step.factor.usd.high >= *step.factor.usd.value);
            }
        }
        CHECK(usd == Approx(*plan->total.usd.value).epsilon(1e-12));
        CHECK(kwh == Approx(plan->total.kwh.value.value_or(1)).epsilon(1e-12));
        CHECK(carbon == Approx(plan->total.co2e.value.value_or(1)).epsilon(1e-12));
        // The same digits as in Explore, and as without levers.
        const auto all = evaluated(scenario), none = evaluated(plain);
        const Metric cost = costMetric(scenario.kind);
        Candidate candidate = none->candidate(*none->find(std::string_view(type)));
        CHECK(none->value(*none->find(candidate), cost) == plan->baseline.usd.value);
        if (all->scenario().purchase.size() > plain.purchase.size())
            candidate.option = static_cast<std::uint16_t>(all->scenario().purchase.size() - 1);
        const auto row = all->find(candidate);
        REQUIRE(row);
        CHECK(all->value(*row, cost) == plan->combined.usd.value);
        CHECK(all->value(*row, energyMetric(scenario.kind)) == plan->combined.kwh.value);
        // Explain is what was evaluated.
        const auto explained = traced(*all, all->candidate(*row), cost);
        REQUIRE(explained);
        CHECK(valueOf(*explained) == Approx(*plan->combined.usd.value).epsilon(1e-12));
        // The order in which they were named is not the order in which they are applied.
        Scenario turned = scenario;
        std::ranges::reverse(turned.levers);
        const auto again = planned(turned, type);
        REQUIRE(again);
        CHECK(again->combined.usd.value == plan->combined.usd.value);
        CHECK(again->steps[0].lever == plan->steps[0].lever);
        // The chart goes from the first to the last level.
        const ChartSpec chart = buildLeverChart(*plan, LeverMeasure::usd);
        const auto &steps = std::get<WaterfallChart>(chart.kind).steps;
        REQUIRE(steps.size() == levers.size() + 2);
        double level = steps.front().value;
        for (std::size_t i = 1; i + 1 < steps.size(); ++i)
            level += steps[i].value;
        CHECK(level == Approx(steps.back().value).epsilon(1e-9));
    }
}

TEST_CASE("explained rates name the lever with its source")
{
    Scenario one = preset("llama31-8b-chat");
    one.llm.ttftLimitMs.reset();
    one.llm.tpotLimitMs.reset();
    one.llm.batch = 1;
    switchLever(one, Lever::speculativeDecoding, true);
    switchLever(one, Lever::prefixCache, true);
    const auto results = evaluated(one);
    const auto row = results->find("p5.48xlarge");
    REQUIRE(row);
    const auto derivation = explain(*results, results->candidate(*row), Metric::throughputPerSecond);
    REQUIRE(derivation);
    std::vector<std::string> found;
    const std::function<void(const Derivation &)> look = [&](const Derivation &node) {
        if (node.id == "speedup" || node.id == "lever_range") {
            found.push_back(node.id);
            CHECK_FALSE(node.sources.empty());
        }
        for (const Derivation &child : node.children)
            look(child);
    };
    look(*derivation);
    std::ranges::sort(found);
    CHECK(found == std::vector<std::string>{"lever_range", "speedup"});
    CHECK(derivation->value == Approx(*results->value(*row, Metric::throughputPerSecond)).epsilon(1e-12));
}

TEST_CASE("the answer says what is switched on, and what is on without effect")
{
    const Scenario chat = with(preset("llama31-8b-chat"), {Lever::fp8, Lever::speculativeDecoding});
    const Answer found = answer(*evaluated(chat));
    std::vector<std::string> ids;
    for (const Message &sentence : found.sentences)
        ids.push_back(sentence.id);
    REQUIRE(ids.size() > 4);
    CHECK(ids[1] == "answer.lever_on");
    CHECK(ids[2] == "lever.does.fp8_weights");
    CHECK(ids[3] == "answer.lever_without_effect");
    CHECK(ids[4] == "lever.not_stated.load");
    for (const Message &sentence : answer(*evaluated(preset("llama31-8b-chat"))).sentences)
        CHECK(sentence.id.find("lever") == std::string::npos);
}

TEST_CASE("levers of documents: kept, refused where unknown, twice or of another kind of work")
{
    Scenario scenario = preset("llama31-8b-chat");
    const std::string before = writeScenario(scenario);
    CHECK(before.find("levers") == std::string::npos); // of documents without any nothing changes
    REQUIRE(setParameter(scenario, "levers", "fp8, prefix_cache"));
    const auto read = parseScenario(writeScenario(scenario), "test.wattfare");
    REQUIRE(read);
    CHECK(read->levers == std::vector<std::string>{"fp8", "prefix_cache"});
    REQUIRE(setParameter(scenario, "levers", ""));
    CHECK(writeScenario(scenario) == before);
    const auto refused = [](Scenario asked, const char *text) {
        const auto set = setParameter(asked, "levers", text);
        if (!set)
            return set.error().message.id;
        const auto results = evaluate(asked, catalog());
        return results ? std::string() : results.error().message.id;
    };
    CHECK(refused(scenario, "fp9") == "scenario.unknown_choice");
    CHECK(refused(scenario, "elastic_inference") == "scenario.unknown_choice");
    CHECK(refused(scenario, "fp8,fp8") == "scenario.duplicate");
    CHECK(refused(scenario, "spot_checkpoints") == "scenario.contradiction");
    CHECK(refused(scenario, "fp8").empty());
    scenario.levers = {"fp8"};
    scenario.kind = WorkloadKind::hpc;
    CHECK_FALSE(evaluate(scenario, catalog()));
    dropUnfitLevers(scenario);
    CHECK(scenario.levers.empty());
}

TEST_CASE("a candidate that cannot be weighed says why")
{
    const Scenario chat = preset("llama31-8b-chat");
    CHECK(planned(chat, "no-such-type").error().message.id == "advice.not_of_scenario");
    const auto cpu = planned(chat, "hpc7g.4xlarge");
    if (!cpu)
        CHECK_FALSE(cpu.error().message.id.empty());
    const auto own = planned(chat, "");
    REQUIRE(own);
    CHECK(own->rows.size() == kLeverCount);
    CHECK(own->steps.empty());
    CHECK(rowOf(*own, Lever::fp8).canSwitch());
    CHECK_FALSE(rowOf(*own, Lever::elasticInference).canSwitch());
    CHECK(own->candidate == evaluated(chat)->candidateId(*answer(*evaluated(chat)).cheapest));
    CHECK(std::get<WaterfallChart>(buildLeverChart(*own, LeverMeasure::kwh).kind).steps.empty());
}
