// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/phrase.h"
#include "model/workload/document.h"
#include "model/workload/energy_method.h"
#include "tests/support/catch.h"

#include <string>

using namespace wattfare;

namespace {

std::string document(const std::string &body) { return "{\"wattfare\": 1" + (body.empty() ? "" : ", " + body) + "}"; }

// The message's id and arguments of a refusal.
Message refusal(const std::string &json)
{
    const auto result = parseScenario(json, "f.wattfare");
    REQUIRE_FALSE(result);
    CHECK(result.error().code == Error::Code::badInput);
    REQUIRE_FALSE(result.error().message.args.empty());
    CHECK(result.error().message.args[0] == "f.wattfare");
    return result.error().message;
}

} // namespace

TEST_CASE("an empty document is the default scenario")
{
    const auto scenario = parseScenario(document(""), "f");
    REQUIRE(scenario);
    CHECK(scenario->inference.demandPerHour == 1e6);
    CHECK(scenario->inference.utilisationTarget == 0.70);
    CHECK(scenario->regions == std::vector<std::string>{"us-east-1"});
    CHECK(scenario->energy.method == EnergyMethod::component);
    CHECK_FALSE(scenario->asOf);
}

TEST_CASE("every bundled scenario reads, validates and survives a round trip")
{
    REQUIRE(bundledPresets().size() == 15);
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        CHECK_FALSE(preset.title.empty());
        CHECK(validateScenario(preset.scenario));
        const std::string once = writeScenario(preset.scenario);
        const auto again = parseScenario(once, "again");
        REQUIRE(again);
        CHECK(writeScenario(*again) == once);
        CHECK(once.back() == '\n');
    }
    REQUIRE(findPreset("layoutlm"));
    CHECK(findPreset("layoutlm")->scenario.pinnedBenchmarks.at("inf1.2xlarge") == "drv-layoutlm-inf1.2xlarge");
    CHECK(findPreset("layoutlm")->scenario.asOf == Date::parse("2023-06-30"));
    CHECK(findPreset("none") == nullptr);
}

TEST_CASE("what a saved answer used may be a peak of thousands of TFLOP/s")
{
    Scenario scenario = bundledPresets().front().scenario;
    scenario.inputs = {{"peak_flop_per_second", 2.25e15, "FLOP/s"}, {"flop", 1e20, "FLOP"}};
    const auto again = parseScenario(writeScenario(scenario), "again");
    REQUIRE(again);
    CHECK(again->inputs == scenario.inputs);
}

TEST_CASE("a document that sets everything survives a round trip")
{
    Scenario s;
    s.title = "Ünïcode \"quoted\"";
    s.kind = WorkloadKind::llmServing;
    s.inference.latencyLimitMs = 12.5;
    s.inference.trafficByHour.emplace();
    for (std::size_t h = 0; h < 24; ++h)
        (*s.inference.trafficByHour)[h] = static_cast<double>(h) / 24.0;
    s.inference.scaleWithTraffic = true;
    s.inference.precisions = {"FP16", "INT8"};
    s.training.scaling = ScalingModel::table;
    s.training.scalingTable = {{1, 1}, {8, 0.9}, {64, 0.7}};
    s.llm.batch = 16;
    s.regions = {"us-east-1", "eu-north-1"};
    PurchaseOption mix;
    mix.kind = PurchaseKind::mix;
    mix.onDemandShare = 0.25;
    mix.spotShare = 0.5;
    mix.commitmentShare = 0.25;
    mix.plan = "reserved_standard";
    mix.termYears = 3;
    mix.payment = "all_upfront";
    PurchaseOption own;
    own.kind = PurchaseKind::ownRate;
    own.discountPct = 17.5;
    s.purchase = {PurchaseOption{}, mix, own};
    s.asOf = Date::parse("2024-02-29");
    s.energy.method = EnergyMethod::greenAlgorithms;
    s.energy.carbonBasis = CarbonBasis::locationDirect;
    s.energy.pue = 1.25;
    s.energy.gridYear = 2023;
    s.pinnedBenchmarks = {{"g5.xlarge", "x-1"}};
    s.ownThroughput = {{"g5.xlarge", 12.5}};
    s.ownWatts = {{"g5.xlarge", 210}};
    s.figures = {{"accelerator", "nvidia-t4", "full_load_w", 66, 60, 70, "user", ""},
        {"price", "g5.xlarge@us-east-1", "on_demand", 0.77, {}, {}, "user", "", Date::parse("2024-03-01")},
        {"price", "g5.xlarge@us-east-1", "spot", 0.3, {}, {}, "user", ""}};
    s.currency = {"EUR", 0.92, Date::parse("2026-07-01")};
    s.pinned = {"g5.xlarge@us-east-1/on-demand"};
    s.catalogVersion = "2026.11.1";
    s.inputs = {{"price:on-demand:g5.xlarge:us-east-1", 1.006, "USD/h"}};
    s.viewState = R"({"sort":["usd_per_million"]})";
    const std::string text = writeScenario(s);
    const auto read = parseScenario(text, "f");
    REQUIRE(read);
    CHECK(read->title == s.title);
    CHECK(read->kind == s.kind);
    CHECK(read->inference.trafficByHour == s.inference.trafficByHour);
    CHECK(read->training.scalingTable == s.training.scalingTable);
    CHECK(read->purchase == s.purchase);
    CHECK(read->asOf == s.asOf);
    CHECK(read->energy.method == EnergyMethod::greenAlgorithms);
    CHECK(read->energy.gridYear == 2023);
    CHECK(read->figures == s.figures);
    CHECK(read->inputs == s.inputs);
    CHECK(read->ownWatts == s.ownWatts);
    CHECK(read->currency.perUsd == 0.92);
    CHECK(read->viewState == s.viewState);
    CHECK(writeScenario(*read) == text);
}

TEST_CASE("unknown keys are warned of, kept and written back")
{
    std::vector<Message> warnings;
    const auto scenario = parseScenario(
        document(
            R"("future": {"a": [1, 2]}, "inference": {"shiny": true, "redundancy": 2}, "purchase": [{"kind": "spot", "zone": "a"}])"),
        "f", &warnings);
    REQUIRE(scenario);
    REQUIRE(warnings.size() == 3);
    CHECK(warnings[0].id == "document.unknown_key");
    CHECK(warnings[0].args == std::vector<Argument>{"f", "future"});
    CHECK(warnings[1].args[1] == "inference.shiny");
    CHECK(warnings[2].args[1] == "purchase[0].zone");
    const std::string text = writeScenario(*scenario);
    CHECK(text.find("\"shiny\": true") != std::string::npos);
    CHECK(text.find("\"zone\": \"a\"") != std::string::npos);
    std::vector<Message> again;
    const auto second = parseScenario(text, "f", &again);
    REQUIRE(second);
    CHECK(again.size() == 3);
    CHECK(writeScenario(*second) == text);
}

TEST_CASE("documents that are no scenario are refused with a reason")
{
    CHECK(refusal("").id == "document.not_json");
    CHECK(refusal("{").id == "document.not_json");
    CHECK(refusal("[]").id == "document.not_a_scenario");
    CHECK(refusal("{}").id == "document.not_a_scenario");
    CHECK(refusal("{\"wattfare\": 0}").id == "document.not_a_scenario");
    CHECK(refusal("{\"wattfare\": \"1\"}").id == "document.not_a_scenario");
    const Message newer = refusal("{\"wattfare\": 7}");
    CHECK(newer.id == "document.too_new");
    CHECK(newer.args[1] == "7");
    const Message syntax = refusal("{\n\"wattfare\": 1,\n\"title\": }\n");
    CHECK(syntax.id == "document.not_json");
    CHECK(syntax.args[1] == "3");
    CHECK(parseScenario("{\n\"wattfare\": 1,\n\"title\": }\n", "f").error().detail.find("json.exception")
        == std::string::npos);
    CHECK(refusal(document("\"title\": \"\xff\xfe\"")).id == "document.not_json");
    CHECK(refusal(document("\"inference\": {\"demand_per_hour\": 1e999}")).id == "document.not_json");
    CHECK(refusal(document("\"title\": \"a\", \"title\": \"b\"")).id == "document.duplicate");
    CHECK(refusal(document("\"x\": " + std::string(40, '[') + std::string(40, ']'))).id == "document.too_deep");
    CHECK(refusal(std::string(kMaxDocumentBytes + 1, ' ')).id == "document.too_large");
    CHECK(refusal("{\"wattfare\": 1,\n\"inference\":\n{\"demand_per_hour\": 1e309}}").args[1] == "3"); // its line
    const std::string open(100'000, '[');
    CHECK(refusal(document("\"x\": " + open)).id == "document.too_deep");
    std::string crowd; // would be searched through once for each name
    for (int i = 0; i < 300'000; ++i)
        crowd += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    CHECK(refusal(document(crowd)).id == "document.too_many_names");
    CHECK(refusal(document("\"x\": {" + crowd + "}")).id == "document.too_many_names");
    const std::string some = '{' + crowd.substr(0, crowd.find(",\"k9999\"")) + '}';
    CHECK(parseScenario(document("\"x\": " + some), "f.wattfare"));
    CHECK(refusal(document("\"x\": " + some + ", \"y\": [" + some + ']')).id == "document.too_many_names_in_all");
    std::string tasks = "{\"a\": 1, \"b\": 2}"; // many small ones are no crowd
    for (int i = 0; i < 20'000; ++i)
        tasks += ", {\"a\": 1, \"b\": 2}";
    CHECK(parseScenario(document("\"x\": [" + tasks + ']'), "f.wattfare"));
    CHECK(refusal(document("\"view\": " + open + std::string(100'000, ']'))).id == "document.too_deep");
    Scenario scenario;
    for (const char *key : {"purchase", "figures", "pinned_benchmarks", "view", "inputs"})
        CHECK_FALSE(setParameter(scenario, key, open + std::string(100'000, ']')));
    scenario.viewState = open + std::string(100'000, ']'); // left out rather than written
    CHECK(writeScenario(scenario).find("\"view\"") == std::string::npos);
}

TEST_CASE("a bad value names file, field, what was found and what was expected")
{
    const auto check = [](const std::string &body, const std::string &id, const std::string &field) {
        INFO(body);
        const Message message = refusal(document(body));
        CHECK(message.id == "document." + id);
        REQUIRE(message.args.size() == 4);
        CHECK(message.args[1] == field);
    };
    check(R"("inference": {"demand_per_hour": -1})", "out_of_range", "inference.demand_per_hour");
    check(R"("inference": {"demand_per_hour": "many"})", "wrong_type", "inference.demand_per_hour");
    check(R"("inference": {"demand_per_hour": null})", "wrong_type", "inference.demand_per_hour");
    check(R"("inference": {"latency_limit_ms": 0})", "out_of_range", "inference.latency_limit_ms");
    check(R"("inference": {"utilisation_target": 1.01})", "out_of_range", "inference.utilisation_target");
    check(R"("inference": {"redundancy": 1.5})", "wrong_type", "inference.redundancy");
    check(R"("inference": {"queueing": 1})", "wrong_type", "inference.queueing");
    check(R"("inference": {"traffic_by_hour": [1, 2]})", "wrong_type", "inference.traffic_by_hour");
    check(R"("inference": {"scale_with_traffic": true})", "missing", "inference.traffic_by_hour");
    check(R"("inference": 3)", "wrong_type", "inference");
    check(R"("training": {"nodes": 0})", "out_of_range", "training.nodes");
    check(R"("training": {"scaling": "magic"})", "unknown_choice", "training.scaling");
    check(R"("training": {"scaling_table": [[4, 1], [2, 1]]})", "out_of_range", "training.scaling_table[1]");
    check(R"("energy": {"pue": 0.9})", "out_of_range", "energy.pue");
    check(R"("energy": {"u_acc_pct": 101})", "out_of_range", "energy.u_acc_pct");
    check(R"("energy": {"method": "user-watts"})", "missing", "energy.user_watts");
    check(R"("kind": "baking")", "unknown_choice", "kind");
    check(R"("as_of": "2023-02-30")", "out_of_range", "as_of");
    check(R"("as_of": 2023)", "wrong_type", "as_of");
    check(R"("regions": [])", "missing", "regions");
    check(R"("regions": ["a", "a"])", "duplicate", "regions[1]");
    check(R"("regions": ["a", 1])", "wrong_type", "regions[1]");
    check(R"("purchase": [])", "missing", "purchase");
    check(R"("purchase": [{"kind": "gift"}])", "unknown_choice", "purchase[0].kind");
    check(R"("purchase": [{"kind": "commitment"}])", "missing", "purchase[0].plan");
    check(R"("purchase": [{"kind": "own_rate"}])", "contradiction", "purchase[0]");
    check(R"("purchase": [{"kind": "own_rate", "discount_pct": 120}])", "out_of_range", "purchase[0].discount_pct");
    check(R"("purchase": [{"kind": "mix", "on_demand_share": 0.5}])", "contradiction", "purchase[0]");
    check(R"("purchase": ["spot", "spot"])", "duplicate", "purchase[1]");
    check(R"("interruption_per_month": 1)", "out_of_range", "interruption_per_month");
    check(R"("hazard_per_hour": -0.1)", "out_of_range", "hazard_per_hour");
    check(R"("hazard_per_hour": "often")", "wrong_type", "hazard_per_hour");
    check(R"("spot_replacement_s": 1e9)", "out_of_range", "spot_replacement_s");
    check(R"("own_watts": {"g5.xlarge": -3})", "out_of_range", "own_watts.g5.xlarge");
    check(R"("pinned_benchmarks": {"g5.xlarge": 3})", "wrong_type", "pinned_benchmarks.g5.xlarge");
    check(R"("figures": [{"subject": "x"}])", "missing", "figures[0].subject_kind");
    check(R"("figures": [{"subject_kind": "region", "subject": "x", "quantity": "pue", "value": 1.2, "low": 1.3}])",
        "out_of_range", "figures[0].low");
    for (const char *since : {"\"2024-02-30\"", "\"2005-12-31\"", "\"2101-01-01\"", "\"yesterday\""})
        check(R"("figures": [{"subject_kind": "price", "subject": "x@y", "quantity": "spot", "value": 1, "since": )"
                + std::string(since) + "}]",
            "out_of_range", "figures[0].since");
    check(R"("figures": [{"subject_kind": "price", "subject": "x@y", "quantity": "spot", "value": 1, "since": 2024}])",
        "wrong_type", "figures[0].since");
    check(R"("currency": {"per_usd": 0})", "out_of_range", "currency.per_usd");
    check(R"("title": ")" + std::string(300, 'x') + "\"", "too_long", "title");
    const Message message = refusal(document(R"("energy": {"pue": 0.9})"));
    CHECK(message.args[2] == "0.9");
    CHECK(message.args[3] == clause<Phrase::range>(1.0, 10.0));
}
