// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/what_moved.h"

#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::vector<Message> moved(const Scenario &before, const Scenario &after)
{
    const ResultsPtr from = evaluated(before), to = evaluated(after);
    return whatMoved(*from, answer(*from), *to, answer(*to));
}

const Message *find(const std::vector<Message> &said, std::string_view id)
{
    const auto found = std::ranges::find(said, id, &Message::id);
    return found == said.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("a change of the price date names the price that moved and its day, whichever way one goes", "[moved]")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.regions = {"us-east-1"};
    scenario.purchase = {PurchaseOption{}};
    scenario.typeFilter = {"p4d.24xlarge"};
    Scenario early = scenario, late = scenario;
    early.asOf = Date::parse("2024-12-31");
    late.asOf = Date::parse("2026-07-20");
    for (const bool forward : {true, false}) {
        const auto said = forward ? moved(early, late) : moved(late, early);
        const Message *price = find(said, forward ? "moved.price_fell" : "moved.price_was_higher");
        REQUIRE(price);
        CHECK(price->args[0] == "p4d.24xlarge||");
        if (forward) {
            CHECK(close(*price->args[1].number(), 1 - 21.957642 / 32.7726, 1e-9));
            CHECK(price->args[2] == "2025-06-23"); // the day of the catalogue's price
        } else { // what is on the page, beside what was
            CHECK(close(*price->args[1].number(), 32.7726 / 21.957642 - 1, 1e-9));
            CHECK(price->args[2] == "2024-12-31");
            CHECK(price->args[3] == "2026-07-20");
        }
        const Message *stays = find(said, "moved.stays_run");
        REQUIRE(stays);
        CHECK((*stays->args[1].number() < *stays->args[2].number()) == forward);
    }
    early.asOf = Date::parse("2025-12-31");
    const auto same = moved(early, late);
    REQUIRE(same.size() == 2);
    CHECK(same[0] == Message{"moved.prices_same", {*early.asOf, *late.asOf}});
    CHECK(same[1] == Message{"moved.stays_same", {"p4d.24xlarge||"}});
}

TEST_CASE("the cheapest of before and after are named with what both cost", "[moved]")
{
    Scenario before = findPreset("layoutlm")->scenario, after = before;
    before.typeFilter = after.typeFilter = {"g4dn.2xlarge", "inf1.2xlarge"};
    before.purchase = {PurchaseOption{}};
    after.purchase = before.purchase;
    after.inference.demandPerHour *= 2;
    const auto more = moved(before, after);
    const Message *instances = find(more, "moved.instances");
    REQUIRE(instances);
    CHECK(*instances->args[0].number() > *instances->args[1].number());
    CHECK_FALSE(find(more, "moved.prices_same")); // no date has changed

    // Another way of buying: the words tell the two apart.
    after = before;
    PurchaseOption spot;
    spot.kind = PurchaseKind::spot;
    after.purchase = {spot};
    const auto bought = moved(before, after);
    const ResultsPtr to = evaluated(after);
    const Answer now = answer(*to);
    REQUIRE(now.cheapest);
    const Message *changed = find(bought, "moved.cheapest_work");
    REQUIRE(changed);
    CHECK(changed->args[0].text().ends_with("|spot"));
    CHECK(changed->args[1].text().ends_with("|on-demand"));
    CHECK(close(*changed->args[2].number(), *to->value(*now.cheapest, Metric::usdPerMillion), 1e-12));

    // Before any price nothing qualifies, and back.
    after = before;
    after.asOf = Date::parse("2006-01-01");
    CHECK(find(moved(before, after), "moved.none"));
    CHECK(find(moved(after, before), "moved.some"));
}

TEST_CASE("nothing is said to have moved where another question was asked, or the same", "[moved]")
{
    const Scenario before = findPreset("layoutlm")->scenario;
    CHECK(moved(before, before).empty());
    Scenario after = before;
    after.viewState = "{}";
    after.baseline.clear();
    CHECK(moved(before, after).empty());
    after.asOf = Date::parse("2024-06-30");
    CHECK_FALSE(moved(before, after).empty());
    after.energy.carbonBasis = CarbonBasis::market;
    CHECK(moved(before, after).empty());
    CHECK(moved(before, findPreset("bert-large")->scenario).empty());
}

TEST_CASE("a cheapest one without a price on the other day is named", "[moved]")
{
    Scenario late = findPreset("llama31-8b-chat")->scenario, early = late;
    early.asOf = Date::parse("2025-07-20");
    const ResultsPtr from = evaluated(late), to = evaluated(early);
    const Answer before = answer(*from), now = answer(*to);
    REQUIRE(before.cheapest);
    REQUIRE(now.cheapest);
    const auto type = [](const ResultsPtr &of, std::size_t row) { return of->candidate(row).type; };
    REQUIRE(type(from, *before.cheapest) != type(to, *now.cheapest));
    const auto said = whatMoved(*from, before, *to, now);
    const Message *unknown = find(said, "moved.price_unknown");
    REQUIRE(unknown);
    CHECK(unknown->args[0] == from->snapshot().types[type(from, *before.cheapest)].name + "||");
    CHECK(unknown->args[1] == "2025-07-20");
    CHECK_FALSE(find(said, "moved.prices_same")); // it says nothing of why another leads
}
