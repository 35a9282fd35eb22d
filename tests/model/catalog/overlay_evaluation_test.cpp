// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/choice_edit.h"
#include "model/catalog/overlay/overlay.h"
#include "model/evaluation/pricing/choice_effect.h"
#include "model/evaluation/reproduce.h"
#include "model/workload/document.h"
#include "tests/model/catalog/scratch.h"
#include "tests/model/evaluation/fixture.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

ResultsPtr evaluatedWith(const Scenario &scenario, std::initializer_list<UserChoice> choices)
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    for (const UserChoice &choice : choices)
        REQUIRE((*overlay)->set(choice));
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(snapshot);
    const auto results = evaluate(scenario, *snapshot);
    REQUIRE(results);
    return *results;
}

UserChoice ownPrice(double usd)
{
    UserChoice choice;
    choice.kind = UserChoice::Kind::price;
    choice.type = "g4dn.2xlarge";
    choice.region = "us-east-1";
    choice.option = "on_demand";
    choice.value = usd;
    return choice;
}

} // namespace

TEST_CASE("an own price counts in the evaluation and does not age", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    // The preset is of 2023: a price of today does not rewrite it.
    const auto then = evaluatedWith(scenario, {ownPrice(0.376)});
    CHECK(value(*then, "g4dn.2xlarge", Metric::usdPerMillion) == Approx(24.816).epsilon(1e-12));
    scenario.asOf.reset();
    const auto results = evaluatedWith(scenario, {ownPrice(0.376)});
    CHECK(value(*results, "g4dn.2xlarge", Metric::usdPerMillion) == Approx(33 * 0.376).epsilon(1e-12));
    CHECK(value(*results, "inf1.2xlarge", Metric::usdPerMillion) == Approx(2.172).epsilon(1e-12));
    scenario.asOf = Date::parse("2035-01-01");
    const auto later = evaluatedWith(scenario, {ownPrice(0.376)});
    CHECK_FALSE(later->stale(*later->find("g4dn.2xlarge")));
    CHECK(later->stale(*later->find("inf1.2xlarge")));
}

TEST_CASE("a discount for all applies to every compared candidate", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    scenario.typeFilter = {"g4dn.2xlarge", "g4dn.xlarge", "inf1.2xlarge", "inf1.xlarge"};
    UserChoice all;
    all.kind = UserChoice::Kind::discount;
    all.type = all.region = all.option = "*";
    all.value = 12;
    const auto list = evaluatedWith(scenario, {}), less = evaluatedWith(scenario, {all});
    REQUIRE(list->size() == less->size());
    std::size_t compared = 0;
    for (std::size_t row = 0; row < list->size(); ++row) {
        const auto usd = [&](const Results &r) { return r.value(row, Metric::usdPerMillion); };
        REQUIRE(usd(*list).has_value() == usd(*less).has_value());
        if (!usd(*list))
            continue;
        CHECK(*usd(*less) == Approx(0.88 * *usd(*list)).epsilon(1e-6));
        ++compared;
    }
    CHECK(compared > 3);
    // What a scenario carries of any offer gives way to it.
    scenario.figures = {{"price", "g5.xlarge@us-east-1", "on_demand", 1, {}, {}, "user", ""},
        {"price", "g5.xlarge@eu-west-1", "spot", 1, {}, {}, "user", ""}};
    uncover(scenario, all);
    CHECK(scenario.figures.empty());
}

TEST_CASE("own watts and an own rate replace what the catalogue says", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    UserChoice watts;
    watts.subjectKind = SubjectKind::accelerator;
    watts.subject = "nvidia-t4";
    watts.quantity = "full_load_w";
    watts.unit = "W";
    watts.value = 35;
    const double before = value(*evaluated(scenario), "g4dn.2xlarge", Metric::wattsPerInstance);
    const auto cooler = evaluatedWith(scenario, {watts});
    CHECK(before - value(*cooler, "g4dn.2xlarge", Metric::wattsPerInstance) == Approx(35 * 1.1).epsilon(1e-9));

    scenario.pinnedBenchmarks.clear();
    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g4dn.2xlarge";
    rate.model = "layoutlm-base";
    rate.quantity = "inference";
    rate.unit = "inferences/s";
    rate.basis = "inferences";
    rate.value = 5; // below the catalogue's 8.55: it counts because it is the user's, not because it is higher
    const auto slower = evaluatedWith(scenario, {rate});
    CHECK(value(*slower, "g4dn.2xlarge", Metric::instances) == 56); // ceil(1e6 / 3600 / 5)
    CHECK(slower->throughputClass(*slower->find("g4dn.2xlarge")) == FigureClass::user);
}

TEST_CASE("what a scenario carries gives way to a new choice", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.figures = {{"accelerator", "nvidia-t4", "full_load_w", 66, {}, {}, "user", ""},
        {"accelerator", "nvidia-a10g", "full_load_w", 200, {}, {}, "user", ""},
        {"price", "g5.xlarge@us-east-1", "on_demand", 1, {}, {}, "user", ""},
        {"price", "g5.xlarge@eu-west-1", "on_demand", 1, {}, {}, "user", ""},
        {"price", "g5.xlarge@eu-west-1", "spot", 1, {}, {}, "user", ""}};
    scenario.ownThroughput = {{"g5.xlarge", 7}, {"g5.2xlarge", 8}};
    UserChoice preference;
    preference.kind = UserChoice::Kind::preference;
    preference.subjectKind = SubjectKind::accelerator;
    preference.subject = "nvidia-t4";
    preference.quantity = "full_load_w";
    uncover(scenario, preference);
    CHECK(scenario.figures.size() == 4);
    CHECK(scenario.figures.front().subject == "nvidia-a10g");
    const auto own = hiderOf(preference);
    REQUIRE(own);
    CHECK(own->kind == UserChoice::Kind::figure);
    CHECK(own->subject == preference.subject);
    CHECK_FALSE(hiderOf(*own));

    UserChoice price;
    price.kind = UserChoice::Kind::discount;
    price.type = "g5.xlarge";
    price.region = "*";
    price.option = "on_demand";
    uncover(scenario, price);
    REQUIRE(scenario.figures.size() == 2);
    CHECK(scenario.figures.back().quantity == "spot");

    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g5.xlarge";
    rate.model = "another";
    uncover(scenario, rate);
    CHECK(scenario.ownThroughput.size() == 2);
    rate.model = scenario.model;
    uncover(scenario, rate);
    CHECK(scenario.ownThroughput.contains("g5.2xlarge"));
    CHECK(scenario.ownThroughput.size() == 1);
}

TEST_CASE("own prices travel with a saved scenario, also where the catalogue has none", "[overlay]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.purchase.push_back(*parsePurchaseOption("spot"));
    scenario.asOf.reset();
    scenario.typeFilter.clear();
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    const RegionIndex region = (*base)->region("us-east-1");
    std::string none; // a type without any price there
    for (TypeIndex type = 0; type < (*base)->types.size() && none.empty(); ++type) {
        const std::size_t cell = std::size_t{type} * (*base)->regions.size() + region;
        if ((*base)->onDemand.begin[cell] == (*base)->onDemand.begin[cell + 1]
            && (*base)->types[type].offer == Offer::current)
            none = (*base)->types[type].name;
    }
    REQUIRE_FALSE(none.empty());
    scenario.ownThroughput[none] = 1000;
    UserChoice unpriced = ownPrice(90);
    unpriced.type = none;
    UserChoice discount = ownPrice(25);
    discount.kind = UserChoice::Kind::discount;
    discount.type = "inf1.2xlarge";
    discount.region = "*";
    UserChoice spot = ownPrice(0.2);
    spot.option = "spot";
    const auto mine = evaluatedWith(scenario, {ownPrice(0.376), unpriced, discount, spot});
    REQUIRE(value(*mine, none.c_str(), Metric::usdPerHour) == Approx(90));
    const Scenario saved = withReproduction(*mine);
    const auto plain = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(plain);
    const auto theirs = evaluate(saved, *plain);
    REQUIRE(theirs);
    REQUIRE((*theirs)->size() == mine->size());
    std::size_t same = 0;
    for (std::size_t row = 0; row < mine->size(); ++row) {
        INFO(mine->candidateId(row));
        CHECK((*theirs)->value(row, Metric::usdPerMillion) == mine->value(row, Metric::usdPerMillion));
        same += mine->value(row, Metric::usdPerMillion) ? 1U : 0U;
    }
    CHECK(same > 4);
    CHECK(compareCatalog(saved, *plain).differences.empty());
    // They hold from the day from which they held here: what the scenario says of 2023 stays what it was.
    for (const FigureChoice &each : saved.figures)
        CHECK((each.subjectKind != "price" || each.since.has_value()));
    const auto reread = parseScenario(writeScenario(saved), "saved.wattfare");
    REQUIRE(reread);
    CHECK(reread->figures == saved.figures);
    Scenario then = *reread;
    then.asOf = Date::parse("2023-06-30");
    CHECK(value(**evaluate(then, *plain), "g4dn.2xlarge", Metric::usdPerMillion) == Approx(24.816).epsilon(1e-12));
    then.asOf = Date::parse("2035-01-01");
    CHECK(value(**evaluate(then, *plain), "g4dn.2xlarge", Metric::usdPerMillion) == Approx(33 * 0.376).epsilon(1e-12));
    for (FigureChoice &each : then.figures) // a document of before, without days
        each.since.reset();
    then.asOf = Date::parse("2023-06-30");
    CHECK(value(**evaluate(then, *plain), "g4dn.2xlarge", Metric::usdPerMillion) == Approx(33 * 0.376).epsilon(1e-12));
    // The catalogue itself is untouched.
    CHECK(value(**evaluate(findPreset("layoutlm")->scenario, *plain), "g4dn.2xlarge", Metric::usdPerMillion)
        == Approx(24.816));
}
