// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/spot_risk.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/recorded_case.h"
#include "model/evaluation/spot_run.h"
#include "model/simulation/market/hazard.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

double of(const SpotCase &each, Metric metric)
{
    const auto &value = each.values[static_cast<std::size_t>(metric)];
    REQUIRE(value);
    return *value;
}

Scenario spotRun()
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.interruptionPerMonth.reset();
    scenario.training.deadlineH.reset();
    scenario.purchase = {*parsePurchaseOption("spot")};
    return scenario;
}

} // namespace

TEST_CASE("a chance that age has widened says what was published, and when")
{
    Scenario scenario = spotRun();
    const auto results = evaluated(scenario);
    std::size_t fresh = 0, aged = 0;
    Date newest{};
    for (std::size_t row = 0; row < results->size(); ++row)
        if (const auto risk = spotRisk(*results, row); risk && risk->band)
            newest = std::max(newest, risk->band->day);
    scenario.asOf = newest; // of that day none is older than the newest
    const auto then = evaluated(scenario);
    for (const auto &of : {results, then})
        for (std::size_t row = 0; row < of->size(); ++row) {
            const auto risk = spotRisk(*of, row);
            if (!risk || !risk->band)
                continue;
            INFO(of->candidateId(row));
            const Message said = interruptionChance(*risk);
            const double low = *said.args[0].number(), high = *said.args[1].number();
            if (risk->band->aged) {
                ++aged;
                REQUIRE(said.args.size() == 5);
                CHECK(said.id == (risk->band->high < 1 ? "guide.risk.spot_aged" : "guide.risk.spot_aged_open"));
                CHECK(low <= risk->band->low + 1e-6);
                CHECK((high > risk->band->high - 1e-6 || risk->band->high == 1));
            } else {
                ++fresh;
                CHECK(said.id == "guide.risk.spot");
                CHECK(std::abs(low - risk->band->low) < 1e-6);
                CHECK((std::abs(high - risk->band->high) < 1e-6 || risk->band->high == 1));
            }
        }
    CHECK(aged > 0);
    CHECK(fresh > 0);
}

TEST_CASE("risk stands between the ends of the band, and its middle is the table's row")
{
    const auto results = evaluated(spotRun());
    std::size_t seen = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        const auto risk = spotRisk(*results, row);
        if (!risk)
            continue;
        ++seen;
        INFO(results->candidateId(row));
        CHECK(risk->low.hazardPerHour <= risk->middle.hazardPerHour);
        CHECK(risk->middle.hazardPerHour < risk->high.hazardPerHour);
        for (const Metric metric : {Metric::usdTotal, Metric::hours, Metric::kwhTotal, Metric::kgco2eTotal}) {
            if (!results->value(row, metric))
                continue;
            CHECK(close(of(risk->middle, metric), *results->value(row, metric), 1e-12));
            CHECK(of(risk->low, metric) <= of(risk->middle, metric));
            CHECK(of(risk->middle, metric) <= of(risk->high, metric));
        }
        // The range of the cell holds both ends: the price's age widens it further.
        const auto range = results->range(row, Metric::usdTotal);
        REQUIRE(range);
        CHECK(range->low <= of(risk->low, Metric::usdTotal) * (1 + 1e-12));
        CHECK(range->high >= of(risk->high, Metric::usdTotal) * (1 - 1e-12));
    }
    CHECK(seen > 3);
}

TEST_CASE("a typed rate does not hide what is published")
{
    Scenario scenario = spotRun();
    const auto published = evaluated(scenario);
    scenario.hazardPerHour = 1e-6;
    const auto typed = evaluated(scenario);
    for (std::size_t row = 0; row < typed->size(); ++row) {
        const auto before = spotRisk(*published, row), after = spotRisk(*typed, row);
        if (!before || !after)
            continue;
        CHECK(after->middle.hazardPerHour == 1e-6);
        CHECK(after->high.hazardPerHour == before->high.hazardPerHour);
    }
}

TEST_CASE("where pools of the same accelerator were recorded, theirs stands beside the band and the answer warns")
{
    Scenario scenario = spotRun();
    scenario.typeFilter = {"p3.16xlarge", "p4d.24xlarge"};
    scenario.ownThroughput = {{"p3.16xlarge", 2000}, {"p4d.24xlarge", 2000}};
    scenario.includeRetired = true;
    const auto results = evaluated(scenario);
    const auto recorded = spotRisk(*results, *results->find("p3.16xlarge")); // V100: pools of p3.2xlarge
    REQUIRE(recorded);
    REQUIRE(recorded->recorded);
    CHECK(recorded->recordings > 2);
    CHECK(recorded->recorded->hazardPerHour > 10 * recorded->high.hazardPerHour);
    const auto other = spotRisk(*results, *results->find("p4d.24xlarge"));
    REQUIRE(other);
    CHECK_FALSE(other->recorded);
    scenario.typeFilter = {"p3.16xlarge"};
    scenario.hazardPerHour = 0.0001; // a rate of one's own takes no warning away
    bool warned = false;
    for (const Message &said : answer(*evaluated(scenario)).sentences)
        warned = warned || said.id.starts_with("answer.spot_recorded");
    CHECK(warned);
}

TEST_CASE("with spot the chance to meet the deadline decides, not the mean")
{
    Scenario scenario = spotRun();
    scenario.typeFilter = {"p4d.24xlarge"};
    scenario.hazardPerHour = 0.002;
    const auto at = [&](double deadline) {
        scenario.training.deadlineH = deadline;
        return evaluated(scenario);
    };
    const auto free = at(1000);
    const std::size_t row = *free->find("p4d.24xlarge");
    const double mean = *free->value(row, Metric::hours);
    const auto risk = spotRisk(*free, row);
    REQUIRE(risk);
    const double undisturbed = of(risk->low, Metric::hours); // next to no losses
    CHECK(free->qualifies(row));
    CHECK_FALSE(at(undisturbed * 0.99)->qualifies(row));
    // Beyond the mean, and yet too rarely in time.
    double last = 0;
    std::optional<double> needed;
    for (double deadline = mean; deadline < 4 * mean; deadline *= 1.05) {
        const auto results = at(deadline);
        const auto chance = spotRisk(*results, row)->deadlineChance;
        REQUIRE(chance);
        CHECK(*chance >= last);
        last = *chance;
        CHECK(results->qualifies(row) == (*chance >= 0.95));
        CHECK(results->exclusions(row).has(Exclusion::deadline) == (*chance < 0.95));
        if (!needed && *chance >= 0.95)
            needed = deadline;
    }
    REQUIRE(needed);
    CHECK(*needed > mean);
    scenario.requiredChance = 0.3;
    CHECK(at(mean * 1.05)->qualifies(row));
}

TEST_CASE("the hours that a run on spot takes to start are taken from its deadline")
{
    Scenario scenario = spotRun();
    scenario.typeFilter = {"p4d.24xlarge"};
    scenario.hazardPerHour = 0.002;
    scenario.training.startUpH = 0;
    const auto open = evaluated(scenario);
    const std::size_t row = *open->find("p4d.24xlarge");
    const auto chance = [&](double startUp, double deadline) {
        scenario.training.startUpH = startUp;
        scenario.training.deadlineH = deadline;
        const auto risk = spotRisk(*evaluated(scenario), row);
        REQUIRE(risk);
        REQUIRE(risk->deadlineChance);
        return *risk->deadlineChance;
    };
    const double mean = *open->value(row, Metric::hours), inTime = chance(0, mean);
    CHECK(inTime > 0.05);
    CHECK(inTime < 0.95);
    CHECK(close(chance(2, mean + 2), inTime, 1e-9));
    CHECK(chance(2, mean) < inTime);
}

TEST_CASE("the chance to end in time is told over the range of the throughput")
{
    Scenario scenario = spotRun();
    scenario.typeFilter = {"p4de.24xlarge"};
    scenario.hazardPerHour = 0.0005;
    const auto free = evaluated(scenario);
    const std::size_t row = *free->find("p4de.24xlarge");
    const auto rates = free->range(row, Metric::throughputPerSecond);
    REQUIRE(rates);
    REQUIRE(rates->high > 1.02 * rates->low);
    // In time for certain at the figure, and not at the low end of its range.
    const double rate = *free->value(row, Metric::throughputPerSecond), hours = *free->value(row, Metric::hours);
    scenario.training.deadlineH = hours * (1 + 0.5 * (rate / rates->low - 1));
    scenario.requiredChance = 0.01;
    const auto results = evaluated(scenario);
    const auto risk = spotRisk(*results, row);
    REQUIRE(risk);
    REQUIRE(risk->deadlineChances);
    CHECK(risk->deadlineChances->low < 0.5);
    CHECK(risk->deadlineChances->low <= *risk->deadlineChance);
    CHECK(risk->deadlineChances->high >= *risk->deadlineChance);
    const Answer found = answer(*results);
    const auto said = std::find_if(found.sentences.begin(), found.sentences.end(),
        [](const Message &each) { return each.id == "answer.spot_chance_range"; });
    REQUIRE(said != found.sentences.end());
    CHECK(said->args[2] == risk->deadlineChances->low);
    CHECK(said->args[3] == risk->deadlineChances->high);
    // The column and its exports have the same range.
    const ResultColumn *column = findResultColumn("deadline_chance");
    REQUIRE(column);
    CHECK(canRange(*column));
    const auto told = rangeOf(*column, *results, row);
    REQUIRE(told);
    CHECK(told->low == risk->deadlineChances->low);
    CHECK(told->high == risk->deadlineChances->high);
}

TEST_CASE("the closed form of the chance agrees with the simulation")
{
    for (const double hazard : {0.0002, 0.001, 0.005, 0.02})
        for (const double interval : {0.0, 0.5, 2.0})
            for (const double factor : {1.05, 1.2, 1.6, 2.5}) {
                INFO(hazard << " 1/h, tau " << interval << " h, deadline " << factor);
                Scenario scenario = spotRun();
                scenario.typeFilter = {"p4d.24xlarge"};
                scenario.hazardPerHour = hazard;
                scenario.training.checkpointIntervalH = interval;
                const auto open = evaluated(scenario);
                const std::size_t row = *open->find("p4d.24xlarge");
                scenario.training.deadlineH = factor * *open->value(row, Metric::hours);
                const auto results = evaluated(scenario);
                const auto risk = spotRisk(*results, row);
                REQUIRE(risk);
                REQUIRE(risk->deadlineChance);
                const auto run = spotRunOf(*results, row);
                REQUIRE(run);
                RunOptions options;
                options.n = 40'000;
                const auto simulated = simulateCheckpoint(*run, options);
                REQUIRE(simulated);
                REQUIRE(simulated->metDeadline);
                CHECK(std::abs(*risk->deadlineChance - simulated->metDeadline->estimate) < 0.03);
            }
}

TEST_CASE("recordings stand beside a simulation as the upper case, with both results")
{
    const auto results = evaluated(spotRun());
    const Snapshot &snapshot = results->snapshot();
    std::size_t same = 0, others = 0;
    for (TypeIndex type = 0; type < snapshot.types.size(); ++type) {
        const auto recorded = recordedHazard(snapshot, type);
        REQUIRE(recorded);
        ++(recorded->ofOthers ? others : same);
        CHECK(recorded->low <= recorded->perHour);
        CHECK(recorded->perHour <= recorded->high);
    }
    CHECK(same > 0);
    CHECK(others > same);
    CheckpointParams run;
    run.workHours = 10.0;
    run.hazardPerHour = 1e-4;
    run.usdPerHour = 1.0;
    run.deadlineHours = 11.0;
    RunOptions options;
    options.n = 4000;
    const auto result = *simulateCheckpoint(run, options);
    RateInUse rate{true, {0.5, 0.1, 1.0, 3, false}, "somewhere"};
    const auto lines = besideRecorded(run, result, rate, options);
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == Message{"sim.rate_of_advisor", {1e-4}});
    CHECK(lines[1].id == "sim.recorded_rate");
    CHECK(lines[2].id == "sim.beside_hours_usd_deadline");
    CHECK(*lines[2].args[0].number() == *result.hours.mean);
    CHECK(*lines[2].args[1].number() > *result.hours.mean);
    CHECK(*lines[2].args[5].number() < *lines[2].args[4].number());
    CHECK(lines[3].id == "sim.measured_pools_from");
    // A given rate hides nothing; one that is as high has nothing above it.
    rate.ofAdvisor = false;
    rate.recorded.ofOthers = true;
    CHECK(besideRecorded(run, result, rate, options)[0].id == "sim.rate_given");
    CHECK(besideRecorded(run, result, rate, options)[1].id == "sim.recorded_rate_others");
    rate.recorded.perHour = 40.0;
    CHECK(besideRecorded(run, result, rate, options)[2].id == "sim.recorded_never");
    rate.recorded.perHour = 1e-4;
    CHECK(besideRecorded(run, result, rate, options).empty());
    // Without a rate nobody gave one.
    run.hazardPerHour = 0;
    CHECK(besideRecorded(run, *simulateCheckpoint(run, options), rate, options)[0].id == "sim.rate_none");

    FleetParams fleet;
    fleet.targetUnits = 4.0;
    fleet.pools.resize(1);
    fleet.pools[0].instanceType = "a";
    fleet.pools[0].usdPerHour = 1.0;
    fleet.pools[0].hazardPerHour = 1e-4;
    rate.recorded.perHour = 0.5;
    const auto of = besideRecorded(fleet, *simulateFleet(fleet, options), rate, options);
    REQUIRE(of.size() == 4);
    CHECK(of[0] == Message{"sim.rate_given_type", {1e-4, "a"}}); // one of several may be meant
    CHECK(of[2].id == "sim.beside_below_usd");
    CHECK(*of[2].args[1].number() > *of[2].args[0].number());
}

TEST_CASE("a fleet of several pools is told of the calmest of them what was recorded")
{
    FleetParams fleet;
    fleet.targetUnits = 4.0;
    fleet.pools.resize(2);
    fleet.pools[0].instanceType = "a";
    fleet.pools[1].instanceType = "b";
    for (FleetPool &pool : fleet.pools)
        pool.usdPerHour = 1.0;
    fleet.pools[0].hazardPerHour = 0.8;
    fleet.pools[1].hazardPerHour = 1e-4;
    RunOptions options;
    options.n = 512;
    const RateInUse rate{true, {0.5, 0.1, 1.0, 3, false}, "somewhere"};
    const auto lines = besideRecorded(fleet, *simulateFleet(fleet, options), rate, options);
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == Message{"sim.rate_of_advisor_type", {1e-4, "b"}});
    fleet.pools[1].hazardPerHour = 0.5; // no pool is calmer than what was recorded
    CHECK(besideRecorded(fleet, *simulateFleet(fleet, options), rate, options).empty());
}

TEST_CASE("a deadline inside the range of the time is not sure to be met")
{
    const auto idOf = [](const std::optional<Range> &range) { return withinDeadline("met", {}, 10, 11, range).id; };
    CHECK(idOf({}) == "met");
    CHECK(idOf(Range{10, 10.04}) == "met"); // both ends read alike
    CHECK(idOf(Range{9, 10.9}) == "met_range");
    CHECK(idOf(Range{9, 11}) == "met_range");
    CHECK(idOf(Range{9, 11.1}) == "met_unsure");
}
