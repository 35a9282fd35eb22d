// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"
#include "model/catalog/load/load.h"
#include "model/evaluation/ranking.h"
#include "model/guide/guide.h"
#include "model/workload/document.h"

#include <algorithm>
#include <random>
#include <set>

using namespace wattfare;

namespace {

SnapshotPtr catalogue()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(loaded.has_value());
        return *loaded;
    }();
    return snapshot;
}

GuideAnswer guideOf(const GuideAnswers &answers, const Scenario &base = {})
{
    auto answer = answerGuide(answers, catalogue(), base);
    REQUIRE(answer.has_value());
    return *std::move(answer);
}

const InstanceType &typeOf(const GuideAnswer &a, std::size_t row)
{
    return catalogue()->types[a.results->candidate(row).type];
}

bool has(const GuideOption &option, GuideRole role)
{
    return std::ranges::find(option.roles, role) != option.roles.end();
}

const GuideOption *optionFor(const GuideAnswer &a, GuideRole role)
{
    for (const GuideOption &option : a.options)
        if (has(option, role))
            return &option;
    return nullptr;
}

// What a fact says against every type of an accelerator.
const GuideRejected *rejectedOf(const GuideAnswer &a, InstanceKind kind)
{
    const auto at = std::ranges::find_if(
        a.rejected, [&](const GuideRejected &each) { return catalogue()->types[each.type].kind == kind && !each.row; });
    return at == a.rejected.end() ? nullptr : &*at;
}

std::set<std::string> contradiction(const GuideAnswers &answers)
{
    const GuideAnswer a = guideOf(answers);
    CHECK(a.options.empty());
    return {a.contradiction.begin(), a.contradiction.end()};
}

// Options stand on the evaluation that is handed over, and nobody else wins it.
void checkAgreement(const GuideAnswer &a)
{
    if (!a.results) {
        CHECK(a.options.empty());
        return;
    }
    const auto again = evaluate(a.scenario, catalogue());
    REQUIRE(again.has_value());
    const Answer found = answer(**again);
    const GuideOption *cheapest = optionFor(a, GuideRole::cheapest);
    REQUIRE((cheapest != nullptr) == found.cheapest.has_value());
    if (!cheapest)
        return;
    CHECK(cheapest->row == *found.cheapest);
    const Metric cost = costMetric(a.scenario.kind);
    for (std::size_t row = 0; row < (*again)->size(); ++row)
        if (row != cheapest->row && ranksBefore(**again, cost, row, cheapest->row))
            FAIL((*again)->candidateId(row) << " stands before " << (*again)->candidateId(cheapest->row));
    // Three to five to choose from, as far as accelerators qualify.
    const auto group = [&](std::size_t row) {
        const InstanceType &type = typeOf(a, row);
        return type.accelerator != kNone && type.acceleratorCount > 0 ? std::to_string(type.accelerator) : type.cpuArch;
    };
    std::set<std::string> groups, chosen;
    for (std::size_t row = 0; row < (*again)->size(); ++row)
        if ((*again)->qualifies(row))
            groups.insert(group(row));
    for (const GuideOption &option : a.options)
        chosen.insert(group(option.row));
    CHECK((a.options.size() >= 3 || chosen == groups));
    CHECK(a.options.size() <= 5);
    std::set<std::size_t> rows;
    for (const GuideOption &option : a.options) {
        CHECK((*again)->qualifies(option.row));
        CHECK(rows.insert(option.row).second);
        CHECK(a.results->value(option.row, cost) == (*again)->value(option.row, cost));
        CHECK_FALSE(option.reasons.empty());
        CHECK_FALSE(option.risk.id.empty());
    }
}

} // namespace

TEST_CASE("the lowest risk keeps its limits over the whole of its ranges")
{
    // A first token of 450 ms in the middle of its range, against a limit of 450 ms, is a coin toss.
    const Scenario base = findPreset("llama33-70b-chat")->scenario;
    const GuideAnswer a = guideOf(answersOf(base, *catalogue()), base);
    const GuideOption *cheapest = optionFor(a, GuideRole::cheapest);
    REQUIRE(cheapest);
    REQUIRE(*a.results->requestWait(cheapest->row).ttftHighMs > *base.llm.ttftLimitMs);
    CHECK_FALSE(has(*cheapest, GuideRole::safest));
    CHECK(cheapest->risk.id == "guide.risk.first_token");
    if (const GuideOption *safest = optionFor(a, GuideRole::safest))
        CHECK(*a.results->requestWait(safest->row).ttftHighMs <= *base.llm.ttftLimitMs);
}

TEST_CASE("an estimated pace at its limit is a risk that is told", "[guide]")
{
    for (const char *preset : {"llama31-8b-chat", "llama33-70b-chat"}) {
        INFO(preset);
        const Scenario base = findPreset(preset)->scenario;
        const GuideAnswer a = guideOf(answersOf(base, *catalogue()), base);
        REQUIRE(base.llm.tpotLimitMs);
        bool told = false;
        for (const GuideOption &option : a.options) {
            const double factor = a.results->throughputFactor(a.results->candidate(option.row).type).value_or(1);
            const bool late = *a.results->requestWait(option.row).tpotMs * factor > *base.llm.tpotLimitMs;
            const bool said = option.risk.id == "guide.risk.pace"
                || std::ranges::find(option.reasons, "guide.risk.pace", &Message::id) != option.reasons.end();
            CHECK(said == late);
            CHECK_FALSE((late && has(option, GuideRole::safest)));
            told = told || said;
        }
        CHECK(told);
    }
}

TEST_CASE("how it is bought does not hide that the first token may be late", "[guide]")
{
    Scenario base = findPreset("llama33-70b-chat")->scenario;
    base.purchase.emplace_back();
    base.purchase.back().kind = PurchaseKind::spot;
    const GuideAnswer a = guideOf(answersOf(base, *catalogue()), base);
    bool found = false;
    for (const GuideOption &option : a.options) {
        if (!option.risk.id.starts_with("guide.risk.spot")
            || !(*a.results->requestWait(option.row).ttftHighMs > *base.llm.ttftLimitMs))
            continue;
        found = true;
        CHECK(std::ranges::find(option.reasons, "guide.risk.first_token", &Message::id) != option.reasons.end());
    }
    CHECK(found);
}

TEST_CASE("the guide keeps every region of the scenario", "[guide]")
{
    Scenario base = findPreset("llama33-70b-chat")->scenario;
    base.regions = {"us-east-1", "eu-north-1"};
    const GuideAnswers asked = answersOf(base, *catalogue());
    CHECK(asked.at("region") == "us-east-1,eu-north-1");
    CHECK(guideOf(asked, base).scenario.regions == base.regions);
    base.regions.clear();
    for (const Region &region : catalogue()->regions)
        base.regions.push_back(region.code);
    CHECK(answersOf(base, *catalogue()).at("region") == "free");
    for (const char *bad : {"", "us-east-1,", "us-east-1,mars-1"})
        CHECK_FALSE(answerGuide({{"region", bad}}, catalogue()));
}

TEST_CASE("the guide asks at most eight questions", "[guide]")
{
    std::set<std::string_view> ids;
    for (const std::string_view work : findGuideField("work")->choices) {
        std::set<std::string_view> topics;
        for (const GuideField &field : guideFields())
            if (isAsked(field, work))
                topics.insert(field.topic);
        CHECK(topics.size() <= 8);
    }
    for (const GuideField &field : guideFields()) {
        INFO(field.id);
        CHECK(ids.insert(field.id).second);
        CHECK(findGuideField(field.id) == &field);
        CHECK((field.kind == GuideFieldKind::choice) == !field.choices.empty());
    }
    for (const std::string_view kind : findGuideField("accelerator")->choices)
        CHECK((kind == "any" || parseInstanceKind(kind)));
}

TEST_CASE("an answer stands before anybody answers", "[guide]")
{
    for (const std::string_view work : findGuideField("work")->choices) {
        INFO(work);
        const GuideAnswer a = guideOf({{"work", std::string(work)}});
        REQUIRE_FALSE(a.options.empty());
        CHECK(a.options.size() <= 5);
        CHECK_FALSE(a.rejected.empty());
        for (const GuideRejected &each : a.rejected)
            CHECK_FALSE(each.why.id.empty());
        checkAgreement(a);
    }
}

TEST_CASE("a fact that keeps a type out has a sentence and sources", "[guide]")
{
    const auto fact = [](const GuideAnswers &answers, InstanceKind kind) {
        const GuideAnswer a = guideOf(answers);
        const GuideRejected *each = rejectedOf(a, kind);
        REQUIRE(each);
        CHECK_FALSE(each->sources.empty());
        return each->why.id;
    };
    CHECK(fact({{"code", "cuda"}}, InstanceKind::trainium) == "guide.fact.not_cuda");
    CHECK(fact({{"code", "cuda"}}, InstanceKind::cpu) == "guide.fact.no_gpu");
    CHECK(fact({{"code", "as_is"}}, InstanceKind::inferentia) == "guide.fact.needs_port");
    CHECK(fact({{"work", "training"}}, InstanceKind::inferentia) == "guide.fact.inference_only");
    CHECK(fact({{"work", "hpc"}}, InstanceKind::inferentia) == "guide.fact.no_fp64");
    const GuideAnswer several = guideOf({{"work", "training"}, {"nodes", "16"}});
    for (const std::string &name : several.scenario.typeFilter)
        CHECK(catalogue()->types[catalogue()->type(name)].efa == true);
    const GuideAnswer hpc = guideOf({{"work", "hpc"}});
    for (const std::string &name : hpc.scenario.typeFilter) {
        const InstanceType &type = catalogue()->types[catalogue()->type(name)];
        if (type.accelerator != kNone && type.acceleratorCount > 0) {
            const Accelerator &accelerator = catalogue()->accelerators[type.accelerator];
            CHECK(accelerator.fp64.value_or(0) >= accelerator.fp32.value_or(0) / 4);
        }
    }
    const GuideAnswer x86 = guideOf({{"arm", "no"}});
    for (const GuideOption &option : x86.options)
        CHECK(typeOf(x86, option.row).cpuArch != "arm64");
}

TEST_CASE("answers that exclude each other are named", "[guide]")
{
    CHECK(
        contradiction({{"code", "cuda"}, {"accelerator", "trainium"}}) == std::set<std::string>{"accelerator", "code"});
    CHECK(contradiction({{"work", "hpc"}, {"accelerator", "inferentia"}, {"arm", "no"}})
        == std::set<std::string>{"accelerator"});
    CHECK(contradiction({{"work", "training"}, {"deadline_h", "0.01"}, {"interruption", "yes"}})
        == std::set<std::string>{"deadline_h"});
    CHECK(contradiction({{"region", "af-south-1"}}) == std::set<std::string>{"region"}); // nothing that serves it there
}

TEST_CASE("the goal leads, and the months open commitments", "[guide]")
{
    const GuideAnswers base{{"work", "training"}, {"interruption", "yes"}};
    for (const auto &[goal, role] : std::map<std::string, GuideRole>{{"cost", GuideRole::cheapest},
             {"carbon", GuideRole::cleanest}, {"time", GuideRole::fastest}, {"risk", GuideRole::safest}}) {
        GuideAnswers answers = base;
        answers["goal"] = goal;
        CHECK(has(guideOf(answers).options.front(), role));
    }
    const GuideAnswer year = guideOf({{"months", "12"}});
    CHECK(std::ranges::any_of(year.scenario.purchase,
        [](const PurchaseOption &option) { return option.kind == PurchaseKind::commitment && option.termYears == 1; }));
    const GuideAnswer open = guideOf({{"months", "6"}});
    CHECK(open.scenario.purchase.size() == 1);
    CHECK(open.options.front().plan.has_value());
}

TEST_CASE("asked what a scenario asks, the guide names its winner", "[guide]")
{
    for (const char *id : {"llama31-8b-chat", "llama33-70b-chat", "resnet50-images"}) {
        INFO(id);
        const Scenario scenario = findPreset(id)->scenario;
        const auto guided = answerGuide(answersOf(scenario, *catalogue()), catalogue(), scenario);
        REQUIRE(guided);
        const ResultsPtr explored = *evaluate(scenario, catalogue());
        const Answer answer = wattfare::answer(*explored);
        REQUIRE(answer.cheapest);
        REQUIRE_FALSE(guided->options.empty());
        CHECK(typeOf(*guided, guided->options.front().row).name
            == catalogue()->types[explored->candidate(*answer.cheapest).type].name);
        // The same question has the same figure: users are whole, the scenario's rate is not a multiple of theirs.
        const Metric cost = costMetric(scenario.kind);
        if (scenario.regions.size() == 1) // of several the guide asks about one
            CHECK(guided->results->value(guided->options.front().row, cost) == explored->value(*answer.cheapest, cost));
    }
}

TEST_CASE("a service has no run that could end sooner", "[guide]")
{
    CHECK_FALSE(answerGuide({{"goal", "time"}}, catalogue()));
    for (const GuideOption &option : guideOf({}).options)
        CHECK_FALSE(has(option, GuideRole::fastest));
    CHECK(has(guideOf({{"work", "training"}, {"goal", "time"}}).options.front(), GuideRole::fastest));
}

TEST_CASE("a model may be given by its size", "[guide]")
{
    const GuideAnswer a = guideOf({{"model", "70"}});
    const MlModel &model = catalogue()->models[catalogue()->model(a.scenario.model)];
    CHECK(model.parametersMillion.value() > 65'000);
    CHECK(model.parametersMillion.value() < 75'000);
}

TEST_CASE("a model may be given as people call it", "[guide]")
{
    const auto meant = [](std::string_view work, std::string_view text) {
        return guideOf({{"work", std::string(work)}, {"model", std::string(text)}}).scenario.model;
    };
    CHECK(meant("training", "BERT") == "bert-large");
    CHECK(meant("inference", "bert") == "bert-large");
    CHECK(meant("training", "Bert Large") == "bert-large");
    CHECK(meant("llm_serving", "llama 8b") == "llama-3.1-8b");
    CHECK(meant("llm_serving", "Llama-3.3") == "llama-3.3-70b");
    CHECK(meant("llm_serving", "llama3 8B") == "llama-3-8b");
    CHECK(meant("llm_serving", "gpt-oss") == "gpt-oss-120b");
    for (const char *seven : {"7", "7B", "7 b", "7.0"}) {
        INFO(seven);
        const GuideAnswer a = guideOf({{"model", seven}});
        const MlModel &model = catalogue()->models[catalogue()->model(a.scenario.model)];
        CHECK(model.name.find("7B") != std::string::npos);
        // Which one was taken is told.
        REQUIRE_FALSE(a.notes.empty());
        CHECK(a.notes.front().id == "guide.note.model_meant_more");
        CHECK(a.notes.front().args[1] == model.name);
    }
    CHECK(guideOf({{"model", "llama-3.1-8b"}}).notes.size() == guideOf({}).notes.size());
}

TEST_CASE("of the models that a text means, one is taken that has an answer", "[guide]")
{
    // LoRA was measured for Llama 3, not for Llama 3.1 or 2.
    for (const auto &[work, text] : {std::pair{"fine_tuning", "8B"}, {"fine_tuning", "7B"}, {"fine_tuning", "70B"},
             {"training", "7B"}, {"training", "13B"}, {"training", "resnet"}}) {
        INFO(work << ' ' << text);
        const GuideAnswer a = guideOf({{"work", work}, {"model", text}});
        CHECK_FALSE(a.options.empty());
    }
    const GuideAnswer a = guideOf({{"work", "fine_tuning"}, {"model", "8B"}});
    CHECK(a.scenario.model == "llama-3-8b");
    REQUIRE_FALSE(a.notes.empty());
    CHECK(a.notes.front().args[1].text() == "Llama 3 8B");
    CHECK(a.notes.front().args[2].text().find("Llama 3.1 8B") != std::string::npos);
    // One that is named stays, answer or not; and the user's limits choose no model.
    CHECK(guideOf({{"work", "fine_tuning"}, {"model", "llama-3.1-8b"}}).scenario.model == "llama-3.1-8b");
    CHECK(guideOf({{"work", "fine_tuning"}, {"model", "8B"}, {"deadline_h", "0.01"}}).scenario.model == "llama-3-8b");
    // A model of which a time to train is known and no rate is not offered.
    for (const ModelIndex model : guideModels(*catalogue(), "training"))
        CHECK(std::ranges::any_of(catalogue()->benchmarks,
            [&](const Benchmark &b) { return b.model == model && b.training && b.throughput.has_value(); }));
}

TEST_CASE("bad answers are refused by name", "[guide]")
{
    const auto refusal = [](const GuideAnswers &a) { return answerGuide(a, catalogue()).error().message; };
    CHECK(refusal({{"colour", "red"}}) == Message{"guide.no_such_field", {"colour"}});
    CHECK(refusal({{"goal", "fame"}})
        == Message{"guide.no_such_choice", {"goal", "fame", "cost, balance, carbon, risk"}});
    CHECK(refusal({{"months", "nan"}}).id == "guide.bad_number");
    CHECK(refusal({{"months", "-1"}}) == Message{"guide.bad_number", {"months", "-1", 0, 240}});
    CHECK(refusal({{"model", "nonesuch"}}) == Message{"guide.no_such_model", {"model", "nonesuch", "Llama 3.1 8B"}});
    CHECK(refusal({{"model", "BERT"}})
        == Message{"guide.model_of_other_work",
            {"model", "BERT large", "guide.choice.work.inference", "guide.choice.work.llm_serving"}});
    CHECK(refusal({{"work", "training"}, {"model", "9000"}}).id == "guide.no_such_model"); // none is of that size
    CHECK(refusal({{"region", "mars-1"}}) == Message{"guide.no_such_name", {"region", "mars-1"}});
}

TEST_CASE("the guide and the ranking never name different winners", "[guide][property]")
{
    std::mt19937 random(20'220'228);
    const auto any = [&](auto &&list) { return list[random() % std::size(list)]; };
    const std::vector<std::string> regions{"us-east-1", "eu-central-1", "ap-northeast-1", "free"};
    for (int i = 0; i < 250; ++i) {
        GuideAnswers answers;
        for (const GuideField &field : guideFields())
            if (field.kind == GuideFieldKind::choice && random() % 3 == 0)
                answers[std::string(field.id)] = any(field.choices);
        answers["region"] = i % 20 == 0 ? "free" : any(std::span(regions).first(3));
        if (random() % 3 == 0) {
            answers["ttft_ms"] = "500";
            answers["latency_ms"] = "50";
            answers["deadline_h"] = "48";
            answers["months"] = "36";
        }
        if (answers["goal"] == "time" || answers["goal"].empty())
            answers.erase("goal"); // of runs alone, and what holds without an answer
        INFO(i);
        auto a = answerGuide(answers, catalogue());
        REQUIRE(a.has_value());
        checkAgreement(*a);
    }
}

// Resolved from the catalogue's own rows: which of the five recommendations of February 2022 an evaluation confirms.
TEST_CASE("the five published picks are asked again", "[guide][golden]")
{
    const std::vector<PublishedPick> picks = publishedPicks(catalogue());
    REQUIRE(picks.size() == 5);
    const auto find
        = [&](std::string_view metric) { return *std::ranges::find(picks, metric, &PublishedPick::metric); };
    for (const PublishedPick &pick : picks) {
        INFO(pick.metric);
        CHECK(pick.then.iso() == "2022-06-23"); // the first day of prices after the publication
        CHECK((pick.winnerNow.empty() == (pick.metric == "picked.fastest_single"))); // no such rate is known today
        CHECK(pick.source != kNone);
    }
    CHECK(find("picked.fastest_multi").winnerThen == "p4d.24xlarge");
    CHECK(find("picked.fastest_multi").verdict == PickVerdict::reproduced);
    CHECK(find("picked.fastest_single").winnerThen == "p3.2xlarge");
    CHECK(find("picked.fastest_single").verdict == PickVerdict::alone); // no rival has a training rate
    CHECK(find("picked.value_single").winnerThen == "g5.xlarge");
    CHECK(find("picked.value_single").verdict == PickVerdict::reproduced);
    // By cost of a run the larger machine was the better value, within what can be told apart.
    CHECK(find("picked.value_multi").winnerThen == "p4d.24xlarge");
    CHECK(find("picked.value_multi").verdict != PickVerdict::reproduced);
    const PublishedPick multi = find("picked.value_multi");
    CHECK(multi.verdict == PickVerdict::alike);
    CHECK(*multi.value == Approx(63.56).margin(0.005));
    CHECK(*multi.best == Approx(52.32).margin(0.005));
    REQUIRE(multi.why.id == "guide.pick_why.alike.run");
    CHECK(multi.why.args[0].text().starts_with("p3."));
    CHECK(multi.why.args[2].text() == "p4d.24xlarge");
    for (const PublishedPick &pick : picks) { // every verdict has its figures, and an empty today its reason
        INFO(pick.metric);
        CHECK(pick.why.id.starts_with("guide.pick_why." + std::string(pickVerdictId(pick.verdict)) + '.'));
        CHECK(pick.why.args.size() == (pick.verdict == PickVerdict::alone ? 2U : 5U));
        CHECK(pick.winnerNow.empty() == !pick.whyNow.id.empty());
    }
    CHECK(find("picked.modest").winnerThen == "g4dn.xlarge");
    CHECK(find("picked.modest").verdict == PickVerdict::reproduced);
    // Today's, asked in the same way.
    CHECK(find("picked.fastest_multi").winnerNow == "p4d.24xlarge");
    CHECK(find("picked.value_single").winnerNow == "g6e.xlarge");
    CHECK(find("picked.value_multi").winnerNow == "p4d.24xlarge");
    CHECK(find("picked.modest").winnerNow == "g4dn.xlarge");
}
