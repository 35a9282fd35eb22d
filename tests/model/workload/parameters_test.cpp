// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/phrase.h"
#include "model/workload/document.h"
#include "model/workload/energy_method.h"
#include "model/workload/ids.h"
#include "tests/support/catch.h"

#include <limits>
#include <set>

using namespace wattfare;

TEST_CASE("every parameter has a key of its own, and its text sets it")
{
    std::set<std::string> keys;
    const Scenario defaults;
    for (const ParameterInfo &info : scenarioParameters()) {
        INFO(info.key);
        CHECK(keys.insert(info.key).second);
        CHECK(info.minimum <= info.maximum);
        CHECK((info.type == ParameterType::choice) == !info.choices.empty());
        const auto text = parameterText(defaults, info.key);
        REQUIRE(text);
        if (info.type == ParameterType::structured && !info.optional)
            continue;
        Scenario copy;
        if (std::string_view(info.key) == "regions" || !text->empty())
            CHECK(setParameter(copy, info.key, *text));
        CHECK(writeScenario(copy) == writeScenario(defaults));
    }
    CHECK_FALSE(parameterText(defaults, "nothing"));
}

TEST_CASE("--set reads numbers, words, dates, lists and maps")
{
    Scenario s;
    CHECK(setParameter(s, "inference.demand_per_hour", "2e6"));
    CHECK(s.inference.demandPerHour == 2e6);
    CHECK(setParameter(s, "energy.method", "ccf"));
    CHECK(s.energy.method == EnergyMethod::ccf);
    CHECK(setParameter(s, "energy.method", "component"));
    CHECK(s.energy.method == EnergyMethod::component);
    CHECK(setParameter(s, "as_of", "2023-06-30"));
    CHECK(s.asOf == Date::parse("2023-06-30"));
    CHECK(setParameter(s, "as_of", "2024-02")); // a month: its last day
    CHECK(s.asOf == Date::parse("2024-02-29"));
    CHECK(setParameter(s, "as_of", "none"));
    CHECK_FALSE(s.asOf);
    CHECK(setParameter(s, "regions", "us-east-1, eu-west-1"));
    CHECK(s.regions == std::vector<std::string>{"us-east-1", "eu-west-1"});
    CHECK(setParameter(s, "purchase", "on-demand,spot,reserved_standard-3y-all_upfront,own-discount-20,mix-50-50-0"));
    REQUIRE(s.purchase.size() == 5);
    CHECK(s.purchase[2].plan == "reserved_standard");
    CHECK(s.purchase[2].termYears == 3);
    CHECK(s.purchase[3].discountPct == 20.0);
    CHECK(s.purchase[4].spotShare == 0.5);
    CHECK(setParameter(s, "own_throughput.inf1.2xlarge", "53.9"));
    CHECK(s.ownThroughput.at("inf1.2xlarge") == 53.9);
    CHECK(setParameter(s, "own_throughput.inf1.2xlarge", "none"));
    CHECK(s.ownThroughput.empty());
    CHECK(setParameter(s, "pinned_benchmarks.g4dn.2xlarge", "123"));
    CHECK(s.pinnedBenchmarks.at("g4dn.2xlarge") == "123");
    CHECK(setParameter(s, "include_estimates", "true"));
    CHECK(s.includeEstimates);
}

TEST_CASE("--set reads lists as documents have them and null")
{
    Scenario s;
    CHECK(setParameter(s, "regions", R"(["us-east-1", "us-west-2"])"));
    CHECK(s.regions == std::vector<std::string>{"us-east-1", "us-west-2"});
    CHECK(setParameter(s, "inference.precisions", R"(["int8","fp16"])"));
    CHECK(s.inference.precisions == std::vector<std::string>{"int8", "fp16"});
    CHECK(setParameter(s, "inference.precisions", "[]"));
    CHECK(s.inference.precisions.empty());
    CHECK(setParameter(s, "purchase", R"(["on-demand","spot"])"));
    CHECK(s.purchase.size() == 2);
    CHECK(setParameter(s, "type_filter", "g5.xlarge,p4d.24xlarge"));
    CHECK(setParameter(s, "type_filter", "null"));
    CHECK(s.typeFilter.empty());
    s.inference.latencyLimitMs = 10;
    s.energy.pue = 1.2;
    s.energy.gridYear = 2024;
    s.asOf = Date::parse("2026-01-01");
    s.inference.trafficByHour.emplace();
    s.ownWatts = {{"g5.xlarge", 300.0}, {"g4dn.xlarge", 100.0}};
    CHECK(setParameter(s, "own_watts.g5.xlarge", "null"));
    CHECK(s.ownWatts.size() == 1);
    for (const char *key : {"inference.latency_limit_ms", "energy.pue", "energy.grid_year", "as_of",
             "inference.traffic_by_hour", "own_watts"})
        CHECK(setParameter(s, key, "null"));
    CHECK_FALSE(s.inference.latencyLimitMs);
    CHECK_FALSE(s.energy.pue);
    CHECK_FALSE(s.energy.gridYear);
    CHECK_FALSE(s.asOf);
    CHECK_FALSE(s.inference.trafficByHour);
    CHECK(s.ownWatts.empty());
}

TEST_CASE("a parameter that is not known is told beside those that may be meant")
{
    Scenario s;
    const auto result = setParameter(s, "deadline_h", "240");
    REQUIRE_FALSE(result);
    CHECK(result.error().message.args[1].text() == "training.deadline_h");
}

TEST_CASE("an interval of checkpoints may be the best one or none, and a refusal says so")
{
    Scenario s;
    CHECK(setParameter(s, "training.checkpoint_interval_h", "none"));
    CHECK(s.training.checkpointIntervalH == 87'600); // as the window writes it: longer than any run
    const auto read = parseScenario(writeScenario(s), "s.wattfare");
    REQUIRE(read);
    CHECK(read->training.checkpointIntervalH == 87'600);
    CHECK(setParameter(s, "training.checkpoint_interval_h", "0"));
    CHECK(s.training.checkpointIntervalH == 0);
    const auto refused = setParameter(s, "training.checkpoint_interval_h", "never");
    REQUIRE_FALSE(refused);
    REQUIRE(refused.error().message.args.size() == 3);
    CHECK(refused.error().message.args[2] == Argument(Phrase::hoursBestOrNone));
    CHECK_FALSE(setParameter(s, "training.checkpoint_time_s", "none")); // of that one no figure is none
}

TEST_CASE("--set refuses and leaves the scenario alone")
{
    const auto refused = [](std::string_view key, std::string_view value, std::string_view id) {
        INFO(key << "=" << value);
        Scenario s;
        const auto result = setParameter(s, key, value);
        REQUIRE_FALSE(result);
        CHECK(result.error().message.id == id);
        CHECK(result.error().message.args[0].text().starts_with(key.substr(0, 5)));
        CHECK(writeScenario(s) == writeScenario(Scenario{}));
    };
    refused("nothing", "1", "scenario.unknown_key");
    refused("deadline_h", "240", "scenario.unknown_key_near");
    refused("inference.demand_per_hour", "", "scenario.wrong_type");
    refused("inference.demand_per_hour", "1e6x", "scenario.wrong_type");
    refused("inference.demand_per_hour", "nan", "scenario.out_of_range");
    refused("inference.demand_per_hour", "inf", "scenario.out_of_range");
    refused("inference.utilisation_target", "0", "scenario.out_of_range");
    refused("inference.redundancy", "1.5", "scenario.wrong_type");
    refused("energy.full_load", "maybe", "scenario.wrong_type");
    refused("energy.method", "guess", "scenario.unknown_choice");
    refused("as_of", "yesterday", "scenario.wrong_type");
    refused("as_of", "2023-13", "scenario.wrong_type");
    refused("as_of", "2023-02-30", "scenario.out_of_range");
    refused("as_of", "1999-12", "scenario.out_of_range");
    refused("purchase", "gift", "scenario.unknown_choice");
    refused("regions", "", "scenario.missing");
    refused("regions", "null", "scenario.missing");
    refused("regions", "[us-east-1]", "scenario.wrong_type");
    refused("regions", "[1, 2]", "scenario.wrong_type");
    refused("inference.redundancy", "null", "scenario.wrong_type");
    refused("energy.method", "null", "scenario.unknown_choice");
    refused("own_watts.g5.xlarge", "-1", "scenario.out_of_range");
    refused("inference.traffic_by_hour", "1,1", "scenario.wrong_type");
    refused("title", "\xff\xff", "scenario.wrong_type");
}

TEST_CASE("a scenario made in code is checked like a document")
{
    Scenario s;
    s.inference.demandPerHour = std::numeric_limits<double>::quiet_NaN();
    auto result = validateScenario(s);
    REQUIRE_FALSE(result);
    CHECK(result.error().message.id == "scenario.out_of_range");
    CHECK(result.error().message.args[0] == "inference.demand_per_hour");
    s = Scenario{};
    s.energy.pue = 0.5;
    CHECK(validateScenario(s).error().message.args[0] == "energy.pue");
    s = Scenario{};
    s.purchase.clear();
    CHECK(validateScenario(s).error().message.args[0] == "purchase");
    s = Scenario{};
    s.kind = static_cast<WorkloadKind>(9);
    CHECK_FALSE(validateScenario(s));
    CHECK(validateScenario(Scenario{}));
}

TEST_CASE("an option of every way of buying reads back: its id, its document, its price")
{
    for (const PurchaseKindInfo &kind : purchaseKinds()) {
        INFO(kind.id);
        const auto option = parsePurchaseOption(kind.example);
        REQUIRE(option);
        CHECK(purchaseKindId(option->kind) == kind.id); // no other kind takes it
        CHECK(option->id() == kind.example);
        Scenario s;
        s.purchase = {*option};
        const auto read = parseScenario(writeScenario(s), "");
        REQUIRE(read);
        CHECK(read->purchase == s.purchase);
        const std::string key = priceKey(*option);
        CHECK(key.empty() == (kind.writePrice == nullptr));
        CHECK((key.empty() || optionOfPrice(key) == option));
    }
    for (const char *key : {"", "on-demand", "own-discount-20", "reserved_standard", "/1/no_upfront",
             "reserved_standard/01/no_upfront", "reserved_standard/x/no_upfront", "reserved_standard/1"})
        CHECK_FALSE(optionOfPrice(key));
    CHECK(optionOfPrice("reserved_effective_unspecified/0/")->termYears == 0);
}

TEST_CASE("purchase ids read back")
{
    for (const char *id : {"on-demand", "spot", "reserved_standard-1y-no_upfront", "compute_savings_plan-3y",
             "reserved_effective_unspecified", "own-discount-12.5", "own-usd-0.25", "mix-50-50-0",
             "mix-20-30-50-reserved_standard-1y-no_upfront"}) {
        INFO(id);
        const auto option = parsePurchaseOption(id);
        REQUIRE(option);
        CHECK(option->id() == id);
    }
    for (const char *id : {"", "gift", "own-discount-", "own-usd-x", "mix-50", "reserved_standard-1y-", "mix-a-b-c"})
        CHECK_FALSE(parsePurchaseOption(id));
}
