// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/parameters/named_parameters.h"
#include "model/support/phrase.h"
#include "tests/support/catch.h"

// Parameters by name: what is refused is told by a phrase, with ids and numbers as arguments.
using namespace wattfare;

namespace {

template <class Params>
Message refusal(std::string_view name, std::string_view value)
{
    Params params;
    const auto done = setNamed(params, name, value);
    return done ? Message{} : done.error().message;
}

Message badValue(const char *name, const char *value, Argument expected)
{
    return {"sim.bad_value", {name, value, std::move(expected)}};
}

// Every parameter takes what it says that it is, and refuses what is nothing.
template <class Params>
void checkAll()
{
    for (const NamedParameter &each : namedParameters(Params{})) {
        INFO(each.name << " = " << each.value);
        Params params;
        if (each.name != "pool")
            CHECK(setNamed(params, each.name, each.value));
        const Message bad = refusal<Params>(each.name, "no such thing");
        REQUIRE(bad.id == "sim.bad_value");
        CHECK(bad.args[0] == each.name);
        REQUIRE(bad.args[2].clause());
        if (bad.args[2].clause()->phrase == Phrase::oneOf)
            CHECK(bad.args[2].text().find(each.value) != std::string::npos);
    }
}

} // namespace

TEST_CASE("a parameter by name says what it expects by a phrase", "[simulation][parameters]")
{
    checkAll<CheckpointParams>();
    checkAll<ElasticParams>();
    checkAll<FleetParams>();
    checkAll<DeadlineParams>();
    checkAll<MarketChoice>();
    CHECK(refusal<CheckpointParams>("work_hours", "12x") == badValue("work_hours", "12x", Phrase::number));
    CHECK(refusal<CheckpointParams>("usd_per_hour", "cheap")
        == badValue("usd_per_hour", "cheap", Phrase::numberOrNothing));
    CHECK(refusal<CheckpointParams>("instances", "-1") == badValue("instances", "-1", Phrase::wholeNumber));
    CHECK(refusal<CheckpointParams>("first_hour_free", "maybe")
        == badValue("first_hour_free", "maybe", Phrase::trueOrFalse));
    CHECK(refusal<FleetParams>("first_hour_free", "") == badValue("first_hour_free", "", Phrase::trueOrFalse));
    CHECK(refusal<FleetParams>("series_points", "1.5") == badValue("series_points", "1.5", Phrase::wholeNumber));
    CHECK(refusal<FleetParams>("request", "demand")
        == badValue("request", "demand", clause<Phrase::oneOf>("request, maintain")));
    CHECK(refusal<MarketChoice>("replay", "x")
        == badValue("replay", "x", clause<Phrase::oneOf>("block_bootstrap, random_start, from_tick")));
    CHECK(refusal<FleetParams>("notice_hours", "-inf") == Message{"sim.not_finite", {"field.notice_hours", "-inf"}});
    CHECK(refusal<FleetParams>("pool", "a:z:nan:1:0.1")
        == Message{"sim.not_finite", {"field.units_per_instance", "nan"}});
    CHECK(refusal<FleetParams>("nothing", "1") == Message{"sim.no_such_parameter", {"nothing"}});
}

TEST_CASE("a choice by name is taken, a refused one changes nothing", "[simulation][parameters]")
{
    CheckpointParams run;
    REQUIRE(setNamed(run, "notice", "work_then_save"));
    CHECK(run.notice == NoticeModel::workThenSave);
    REQUIRE(setNamed(run, "first_hour_free", "yes"));
    CHECK_FALSE(setNamed(run, "first_hour_free", "maybe"));
    CHECK(run.firstHourFree);
    FleetParams fleet;
    REQUIRE(setNamed(fleet, "strategy", "capacity_optimised_prioritised"));
    CHECK(fleet.strategy == AllocationStrategy::capacityOptimisedPrioritised);
    CHECK_FALSE(setNamed(fleet, "strategy", "dear"));
    CHECK(fleet.strategy == AllocationStrategy::capacityOptimisedPrioritised);
    REQUIRE(setNamed(fleet, "rebalance", "launch_before_terminate"));
    CHECK(fleet.rebalance == RebalanceMode::launchBeforeTerminate);
    DeadlineParams deadline;
    REQUIRE(setNamed(deadline, "sampling", "every_start"));
    CHECK(deadline.sampling == DeadlineSampling::everyStart);
    REQUIRE(setNamed(deadline, "policy", "clairvoyant"));
    CHECK(deadline.policy == DeadlinePolicy::clairvoyant);
}
