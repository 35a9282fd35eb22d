// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// wattfare-cli simulate: every parameter of markets, fleets and deadlines from the command line; bands beside measured
// pools.
#include "tests/app/cli/run.h"
#include "tests/support/catch.h"
#include "tests/support/numbers.h"

#include <array>
#include <cmath>
#include <fstream>
#include <sstream>
#include <vector>

namespace {

nlohmann::json answer(const std::string &arguments)
{
    INFO(arguments);
    const CliRun run = runCli("simulate " + arguments + " --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    return run.json();
}

double mean(const nlohmann::json &document, const std::string &quantity)
{
    for (const auto &row : document.at("summaries"))
        if (row.at("quantity") == quantity)
            return row.at("mean");
    FAIL("no " << quantity);
    return 0.0;
}

// Within half a unit of the sixth digit, as the vectors state their figures.
bool sixDigits(double value, double expected)
{
    const double unit = expected == 0.0 ? 1e-9 : std::pow(10.0, std::floor(std::log10(std::fabs(expected))) - 5.0);
    return std::fabs(value - expected) <= 0.5 * unit + 1e-12 * std::fabs(expected);
}

// A made-up price history of 1,700 h, imported: it goes above 0.67 and 0.69 USD/h twice, never below 0.65. The
// arguments that name the overlay.
std::string importedHistory(const TemporaryFolder &folder)
{
    std::string points;
    std::ifstream file(WATTFARE_SOURCE_DIR "/tests/data/simulation/spot_prices_made_up.csv");
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> fields;
        std::stringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        if (fields.at(0) == "g4dn.8xlarge")
            points += (points.empty() ? "" : ",") + (R"({"AvailabilityZone": ")" + fields[2])
                + R"(", "InstanceType": ")" + fields[0] + R"(", "ProductDescription": "Linux/UNIX", "SpotPrice": ")"
                + fields[4] + R"(", "Timestamp": ")" + fields[3] + "\"}";
    }
    writeText(folder / "prices.json", R"({"SpotPriceHistory": [)" + points + "]}");
    std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    REQUIRE(runCli(overlay + "import " + (folder / "prices.json").string()).exitCode == 0);
    return overlay;
}

} // namespace

TEST_CASE("V42 to V45 from the command line, on the traces of the catalogue", "[cli][simulate][vectors]")
{
    struct Row {
        double usd;
        int losses;
        double onDemandHours;
    };
    struct Case {
        const char *trace;
        int start;
        const char *limits;
        std::array<Row, 4> rows; // on-demand only, greedy, uniform progress plain and with hysteresis
    };
    const char *const p3 = "avail_p3.2xlarge_us-west-2a_2022-10-26";
    const char *const p2 = "avail_p2.8xlarge_us-west-2a_2022-10-26";
    const char *const kept = "preempt_p3.2xlarge_us-west-2b_2023-04-22";
    const char *const loose = "deadline_hours=70 changeover_hours=0.2",
                      *const tight = "deadline_hours=52 changeover_hours=0.05";
    const std::array<const char *, 4> policies{
        "on_demand_only", "greedy", "uniform_progress", "uniform_progress_hysteresis"};
    for (const Case &each :
        {Case{p3, 0, loose, {{{147.9, 0, 48.3333}, {130.298, 16, 38.5}, {97.3669, 28, 20}, {99.1548, 23, 22.3333}}}},
            Case{p3, 0, tight,
                {{{147.39, 0, 48.1667}, {135.541, 8, 42.3333}, {113.835, 27, 31}, {132.874, 14, 40.6667}}}},
            Case{p3, 1200, loose,
                {{{147.9, 0, 48.3333}, {110.009, 12, 29.1667}, {75.8531, 16, 12.3333}, {75.8531, 16, 12.3333}}}},
            Case{p3, 1200, tight,
                {{{147.39, 0, 48.1667}, {147.39, 0, 48.1667}, {104.863, 16, 27.1667}, {92.9215, 8, 21.8333}}}},
            Case{p2, 0, loose,
                {{{147.9, 0, 48.3333}, {137.649, 13, 42.3333}, {102.887, 21, 23.5}, {104.095, 16, 25.1667}}}},
            Case{p2, 0, tight,
                {{{147.39, 0, 48.1667}, {147.39, 0, 48.1667}, {117.175, 19, 32.8333}, {127.146, 11, 38}}}},
            Case{kept, 0, loose, {{{147.506, 0, 48.2044}, {48.8885, 11, 0}, {48.8885, 11, 0}, {48.8885, 11, 0}}}},
            Case{kept, 0, tight,
                {{{147.043, 0, 48.0533}, {91.0607, 10, 20.9956}, {51.2022, 10, 1.75111}, {59.0764, 8, 5.64444}}}}}) {
        const auto document
            = answer("deadline work_hours=48 spot_usd_per_hour=0.9731 on_demand_usd_per_hour=3.06 policy=all "
                + std::string(each.limits) + " start_tick=" + std::to_string(each.start) + " --trace " + each.trace);
        CHECK(document.at("start_tick") == each.start);
        CHECK(document.at("n") == 1);
        CHECK(document.at("trace") == each.trace);
        for (std::size_t i = 0; i < policies.size(); ++i) {
            INFO(each.trace << " from " << each.start << ", " << each.limits << ", " << policies[i]);
            bool found = false;
            for (const auto &row : document.at("policies")) {
                if (row.at("policy") != policies[i])
                    continue;
                found = true;
                CHECK(sixDigits(row.at("usd"), each.rows[i].usd));
                CHECK(row.at("losses") == each.rows[i].losses);
                CHECK(sixDigits(row.at("on_demand_hours"), each.rows[i].onDemandHours));
                CHECK(row.at("met_deadline") == 1.0);
            }
            CHECK(found);
        }
        const auto &bound = document.at("policies").back(); // on the same start: no policy is below it
        CHECK(bound.at("policy") == "clairvoyant");
        for (const auto &row : document.at("policies"))
            CHECK(row.at("usd").get<double>() >= bound.at("usd").get<double>() - 1e-9);
    }
    const auto alone = answer("deadline spot_usd_per_hour=1 on_demand_usd_per_hour=3 policy=greedy start_tick=3");
    CHECK(alone.at("policies").size() == 1);
    CHECK_FALSE(alone.at("parameters").contains("sampling")); // one start is replayed once
    CHECK_FALSE(alone.at("parameters").contains("block_hours"));
    REQUIRE(alone.contains("warnings")); // those of the trace
    CHECK_FALSE(alone.at("warnings").empty());
    const auto table = runCli("simulate deadline spot_usd_per_hour=1 on_demand_usd_per_hour=3 start_tick=3");
    CHECK(table.exitCode == 0);
    CHECK(table.out.find("column.") == std::string::npos);
    CHECK(runCli("simulate deadline start_tick=-1").exitCode == 2);
    CHECK(runCli("simulate deadline start_tick=soon").err.find("start_tick") != std::string::npos);
    CHECK(runCli("simulate deadline start_tick=1000000").exitCode == 1); // less than the deadline left
    const auto unpriced = answer("deadline start_tick=0 policy=greedy");
    CHECK(unpriced.at("policies").at(0).at("usd").is_null());
    CHECK(runCli("simulate deadline --list").out.find("start_tick") != std::string::npos);
}

TEST_CASE("a price cap interrupts where recorded prices go above it", "[cli][simulate]")
{
    // None is shipped: how to come by one is said.
    const auto without = runCli("simulate checkpoint work_hours=10 --market price_replay --type g4dn.8xlarge");
    CHECK(without.exitCode == 2);
    CHECK(without.err.find("aws ec2 describe-spot-price-history --region us-east-1 --instance-types g4dn.8xlarge")
        != std::string::npos);
    const TemporaryFolder folder;
    const std::string overlay = importedHistory(folder);
    const auto answer = [&](const std::string &arguments) {
        const CliRun done = runCli(overlay + "simulate " + arguments + " --format json");
        INFO(arguments << done.err);
        REQUIRE(done.exitCode == 0);
        return done.json();
    };
    const std::string run = "checkpoint work_hours=1500 hazard_per_hour=0 --market price_replay --type g4dn.8xlarge "
                            "--item us-east-1c --trajectories 64 ";
    const auto free = answer(run);
    CHECK(mean(free, "losses") == 0.0);
    CHECK(mean(free, "hours") == 1500.0);
    CHECK(free.at("market").at("market_cap_usd_per_hour") == "");
    for (const std::string cap : {"0.67", "0.69"}) {
        const auto capped = answer(run + "market_cap_usd_per_hour=" + cap);
        CHECK(mean(capped, "losses") == 2.0);
        CHECK(mean(capped, "hours") > 1500.0);
        CHECK(capped.at("market").at("market_cap_usd_per_hour") == cap);
        CHECK(capped.at("market").at("item") == "us-east-1c");
    }
    CHECK(mean(answer(run + "market_cap_usd_per_hour=0.8"), "losses") == 0.0);
    // Of no meaning elsewhere: refused, not ignored.
    for (const std::string elsewhere : {"", "--market measured_pool --type p3.2xlarge", "--market trace_replay"}) {
        const auto refused = runCli("simulate checkpoint market_cap_usd_per_hour=8 " + elsewhere);
        CHECK(refused.exitCode == 2);
        CHECK(refused.err.find("market_cap_usd_per_hour") != std::string::npos);
    }
    CHECK(runCli("simulate checkpoint market_cap_usd_per_hour=-1 --market price_replay --type p3.16xlarge").exitCode
        == 2);
    const auto list = runCli("simulate fleet --list");
    for (const char *name : {"market_cap_usd_per_hour", "replay", "replay_block_hours", "replay_start_tick",
             "zone_correlation", "series_points"})
        CHECK(list.out.find(name) != std::string::npos);
}

TEST_CASE("a price cap below every recorded price has no capacity", "[cli][simulate]")
{
    const TemporaryFolder folder;
    const std::string overlay = importedHistory(folder);
    for (const std::string what :
        {"checkpoint work_hours=10", "fleet target_units=2 pool=g4dn.8xlarge:us-east-1c:1::0.1", "market"}) {
        const std::string run
            = overlay + "simulate " + what + " --market price_replay --type g4dn.8xlarge --item us-east-1c ";
        const auto refused = runCli(run + "market_cap_usd_per_hour=0.1");
        CHECK(refused.exitCode == 1);
        CHECK(refused.err.find("Price cap") != std::string::npos);
        CHECK(runCli(run + "market_cap_usd_per_hour=0.7").exitCode == 0);
    }
}

TEST_CASE("a price history is replayed from a start, and says what a cap does", "[cli][simulate]")
{
    const TemporaryFolder folder;
    const std::string overlay = importedHistory(folder);
    const std::string history = " --market price_replay --type g4dn.8xlarge --item us-east-1c ";
    const auto ask = [&](const std::string &what, const std::string &more) {
        return runCli(overlay + "simulate " + what + history + more);
    };
    const auto document = [&](const std::string &what, const std::string &more) {
        const CliRun run = ask(what, more + " --format json");
        INFO(run.err);
        REQUIRE(run.exitCode == 0);
        return run.json();
    };
    const auto stretch = [&](const std::string &more) { return document("market", more); };
    const auto value = [](const nlohmann::json &found, const std::string &quantity) -> double {
        for (const auto &row : found.at("figures"))
            if (row.at("quantity") == quantity)
                return row.at("value");
        return -1.0;
    };
    // 24 h at 0.655, then 24 h at 0.695 USD/h.
    const auto april = stretch("market_start=2021-04-17T16:00:00Z hours=48 market_cap_usd_per_hour=0.67");
    CHECK(april.at("from") == "2021-04-17T16:00:00Z");
    CHECK(april.at("to") == "2021-04-19T16:00:00Z");
    CHECK(value(april, "hours") == 48.0);
    CHECK_THAT(value(april, "usd"), Catch::Matchers::WithinRel(24 * 0.655 + 24 * 0.695, 1e-12));
    CHECK_THAT(value(april, "mean_usd_per_hour"), Catch::Matchers::WithinRel(0.675, 1e-12));
    CHECK_THAT(value(april, "cap_share"), Catch::Matchers::WithinRel(0.5, 1e-12));
    CHECK(value(april, "cap_crossings") == 1.0);
    const auto whole = stretch("market_cap_usd_per_hour=10");
    CHECK(value(whole, "cap_share") == 1.0);
    CHECK(value(whole, "cap_crossings") == 0.0);
    CHECK(value(stretch(""), "cap_share") == -1.0); // no cap, no share
    CHECK(ask("market", "hours=0").exitCode == 2);
    CHECK(ask("market", "market_start=soon").err.find("market_start") != std::string::npos);
    CHECK(ask("market", "market_start=1999-01-01").exitCode == 1);
    CHECK(runCli("simulate market --market regimes_assumed").exitCode == 2);
    CHECK(runCli("simulate market --list").out.find("market_start") != std::string::npos);
    // A run from there is the same for every trajectory.
    const auto run = document("checkpoint work_hours=48 hazard_per_hour=0 checkpoint_hours=0",
        "--trajectories 64 market_start=2021-04-17T16:00:00Z market_cap_usd_per_hour=1");
    CHECK_THAT(mean(run, "usd"), Catch::Matchers::WithinRel(value(april, "usd"), 1e-9));
    CHECK(run.at("market").at("market_start") == "2021-04-17T16:00:00Z");
    CHECK(run.at("warnings").dump().find("crossed it upwards 0 times") != std::string::npos);
}

TEST_CASE("a trace is replayed from a tick, from random starts or in blocks of a length", "[cli][simulate]")
{
    const std::string run = "checkpoint work_hours=5 cap_factor=4 usd_per_hour=1 --market trace_replay --item "
                            "preempt_p3.2xlarge_us-west-2b_2023-04-22 --trajectories 256 ";
    const auto spread
        = [](const nlohmann::json &document) { return document.at("summaries").at(0).at("sd").get<double>(); };
    const auto blocks = answer(run), hours = answer(run + "replay_block_hours=2"),
               starts = answer(run + "replay=random_start");
    CHECK(blocks.at("market").at("replay") == "block_bootstrap");
    CHECK(spread(blocks) > 0.0);
    CHECK(blocks.at("summaries") != hours.at("summaries"));
    CHECK(blocks.at("summaries") != starts.at("summaries"));
    CHECK(hours.at("market").at("replay_block_hours") == "2");
    // One history: what is left to chance is nothing.
    const auto here = answer(run + "replay=from_tick replay_start_tick=100"),
               there = answer(run + "replay=from_tick replay_start_tick=1200");
    CHECK(spread(here) == 0.0);
    CHECK(mean(here, "hours") != mean(there, "hours"));
    CHECK(there.at("market").at("replay_start_tick") == "1200");
    CHECK(runCli("simulate " + run + "replay=backwards").err.find("random_start") != std::string::npos);
    CHECK(runCli("simulate " + run + "replay_block_hours=0").exitCode == 2);
    CHECK(runCli("simulate checkpoint replay=random_start --market regimes_assumed").exitCode == 2);
}

TEST_CASE("pools have priorities and a fleet as many points of its capacity as asked", "[cli][simulate]")
{
    const std::string fleet = "fleet target_units=4 hours=10 strategy=capacity_optimised_prioritised "
                              "on_demand_usd_per_unit_hour=9 --trajectories 64 ";
    const auto cost = [&](const std::string &pools) { return mean(answer(fleet + pools), "usd"); };
    const double first = cost("pool=a.large:z:1:1:0.001 pool=b.large:z:1:2:0.001");
    CHECK(first < 50.0); // a is first by its place
    CHECK(cost("pool=a.large:z:1:1:0.001:0::1:5 pool=b.large:z:1:2:0.001:0::1:4") > 1.5 * first);
    const auto document = answer(fleet + "pool=a.large:z:1:1:0.1:0::1:7 series_points=11");
    CHECK(document.at("capacity").size() == 11);
    CHECK(document.at("parameters").at("series_points") == "11");
    CHECK(document.at("parameters").at("pool") == "a.large:z:1:1:0.1:0::1:7");
    CHECK(runCli("simulate " + fleet + "pool=a.large:z:1:1:0.1:0::1:first").exitCode == 2);
    CHECK(runCli("simulate " + fleet + "pool=a.large:z:1:1:0.1 series_points=1").exitCode == 2);
}

TEST_CASE("zones follow one another by the correlation that is given", "[cli][simulate]")
{
    const std::string fleet = "fleet target_units=6 hours=100 strategy=diversified pool=a.large:us-east-1a:1:1:0.1 "
                              "pool=b.large:us-east-1b:1:1:0.1 --market regimes_assumed --trajectories 400 ";
    const auto alone = answer(fleet), together = answer(fleet + "zone_correlation=1");
    CHECK(together.at("market").at("zone_correlation") == "1");
    // Zones of their own help out for one another; as one they are empty at once.
    CHECK(mean(together, "shortfall_unit_hours") > 1.2 * mean(alone, "shortfall_unit_hours"));
    CHECK(runCli("simulate " + fleet + "zone_correlation=2").exitCode == 2);
    CHECK(runCli("simulate fleet pool=a.large:z:1:1:0.1 zone_correlation=0.5").exitCode == 2);
}

TEST_CASE("the value of time changes what spot saves and up to which rate it pays", "[cli][simulate]")
{
    // V05 and V40.
    const std::string run = "checkpoint work_hours=100 interval_hours=0.5 hazard_per_hour=0.05 usd_per_hour=0.9731 "
                            "on_demand_usd_per_hour=3.06 --trajectories 64 ";
    const auto plain = answer(run).at("break_even"),
               dear = answer(run + "value_of_time_usd_per_hour=20").at("break_even");
    CHECK(sixDigits(plain.at("spot_usd"), 102.272));
    CHECK(sixDigits(plain.at("on_demand_usd"), 306.0));
    CHECK(sixDigits(plain.at("break_even_price_ratio"), 0.951479));
    CHECK(plain.at("value_of_delay_usd") == 0.0);
    CHECK(plain.at("spot_wins") == true);
    const double delay = dear.at("value_of_delay_usd");
    CHECK_THAT(delay, Catch::Matchers::WithinRel(20.0 * 5.97536, 1e-5)); // v (E[T] - W)
    CHECK_THAT(dear.at("savings_usd").get<double>(),
        Catch::Matchers::WithinRel(plain.at("savings_usd").get<double>() - delay, 1e-9));
    CHECK(dear.at("break_even_hazard_per_hour").get<double>() < plain.at("break_even_hazard_per_hour").get<double>());
    CHECK(answer(run + "value_of_time_usd_per_hour=500").at("break_even").at("spot_wins") == false);
    const auto words = runCli("simulate " + run + "value_of_time_usd_per_hour=20");
    CHECK(words.out.find("delay") != std::string::npos);
    CHECK(words.out.find("interruptions an hour") != std::string::npos);
    CHECK_FALSE(answer("checkpoint usd_per_hour=1 --trajectories 64").contains("break_even")); // of one price
}

TEST_CASE("a band stands beside what was measured on pools", "[cli][simulate]")
{
    for (const std::string kind : {"band_probability", "band_rate"}) {
        const std::string run
            = "simulate checkpoint usd_per_hour=1 --trajectories 64 --type p3.2xlarge --market " + kind;
        const auto document = runCli(run + " --format json").json();
        const auto &pools = document.at("market").at("measured_pools");
        CHECK(pools.at("pools").get<int>() == 14);
        CHECK_THAT(pools.at("hazard_per_hour_low").get<double>(), Catch::Matchers::WithinAbs(0.10, 0.01));
        CHECK_THAT(pools.at("hazard_per_hour_high").get<double>(), Catch::Matchers::WithinAbs(1.445, 0.001));
        CHECK(pools.at("of_other_accelerators") == false);
        CHECK_FALSE(pools.at("source").get<std::string>().empty());
        const double band
            = wattfare::test::numberOf(document.at("parameters").at("hazard_per_hour").get<std::string>());
        CHECK(band < 5e-4);
        const auto table = runCli(run);
        CHECK(table.err.find("1.445") != std::string::npos);
        CHECK(table.err.find("Measured pools") != std::string::npos);
    }
    const auto fleet
        = runCli("simulate fleet target_units=2 pool=p3.2xlarge:a:1:1:0.01 pool=p3.8xlarge:a:1:1:0.01 --market "
                 "band_probability --trajectories 64 --format json");
    REQUIRE(fleet.exitCode == 0);
    CHECK(fleet.json().at("market").contains("measured_pools"));
    CHECK_FALSE(answer("checkpoint usd_per_hour=1 --market regimes_assumed --trajectories 64")
                    .at("market")
                    .contains("measured_pools"));
}

TEST_CASE("a measured pool is that of the type, or is named", "[cli][simulate]")
{
    const std::string run = "simulate checkpoint usd_per_hour=1 --trajectories 64 --market measured_pool";
    const auto of = [&](const std::string &type) {
        return runCli(run + " --format json --type " + type).json().at("market").at("item").get<std::string>();
    };
    CHECK(of("p3.2xlarge").find(":p3.2xlarge:") != std::string::npos);
    CHECK(of("p2.8xlarge").find(":p2.8xlarge:") != std::string::npos);
    for (const std::string unknown : {"", " --type g5.xlarge"}) {
        const auto refused = runCli(run + unknown);
        CHECK(refused.exitCode == 2);
        CHECK(refused.err.find("--item") != std::string::npos);
    }
    const std::string item = of("p3.2xlarge");
    const auto named = runCli(run + " --type g5.xlarge --item " + item);
    CHECK(named.exitCode == 0); // said outright
    CHECK(named.out.find(item) != std::string::npos); // in the table too
    const auto fleet
        = runCli("simulate fleet target_units=2 pool=p3.2xlarge:a:1:1:0.01 --market measured_pool --trajectories 64");
    REQUIRE(fleet.exitCode == 0);
    CHECK(fleet.out.find(":p3.2xlarge:") != std::string::npos);
    // Neither one that was not measured nor several types have a pool that goes without saying.
    for (const std::string pools :
        {"pool=g5.xlarge:a:1:1:0.01", "pool=p3.2xlarge:a:1:1:0.01 pool=g5.xlarge:a:1:1:0.01"})
        CHECK(runCli("simulate fleet target_units=2 " + pools + " --market measured_pool --trajectories 64").exitCode
            == 2);
    const auto both = runCli("simulate fleet target_units=2 pool=p3.2xlarge:a:1:1:0.01 pool=g5.xlarge:a:1:1:0.01 "
                             "--market measured_pool --trajectories 64 --item "
        + item);
    CHECK(both.exitCode == 0);
    CHECK((both.out + both.err).find("also those of another type or zone") != std::string::npos);
}
