// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// wattfare-cli simulate: long runs are told or refused beforehand; prices that are free are not prices that are
// unknown.
#include "tests/app/cli/run.h"
#include "tests/support/catch.h"

namespace {

nlohmann::json row(const CliRun &run, const std::string &quantity)
{
    const auto document = run.json();
    for (const auto &each : document.at("summaries"))
        if (each.at("quantity") == quantity)
            return each;
    return {};
}

const std::string kPriced = "simulate deadline spot_usd_per_hour=0.97 on_demand_usd_per_hour=3.06 ";

} // namespace

TEST_CASE("a long clairvoyant run is told beforehand, or refused", "[cli][simulate]")
{
    // Interrupted at once: the note stands before the first trajectory.
    const auto told = runCli(kPriced + "policy=clairvoyant --trajectories 200000 --threads 1", 1);
    INFO(told.err);
    CHECK(told.exitCode == 130);
    CHECK(told.err.find("A long run: about") == 0);
    const auto all
        = runCli(kPriced + "policy=all --trajectories 100000000", 1); // the bound takes few, the others do not
    CHECK(all.err.find("A long run: about") == 0);
    CHECK(all.err.find("A long run", 1) == std::string::npos); // once for all of them
    const auto refused = runCli(kPriced + "policy=clairvoyant --trajectories 1000000000");
    CHECK(refused.exitCode == 2);
    CHECK(refused.err.find("Trajectories") != std::string::npos);
    const auto quick = runCli(kPriced + "policy=clairvoyant --trajectories 16");
    CHECK(quick.exitCode == 0);
    CHECK(quick.err.find("A long run") == std::string::npos);
}

TEST_CASE("a fleet of extreme rates is told beforehand, or refused", "[cli][simulate]")
{
    const auto shocks = runCli("simulate fleet pool=a:z:1:1:0:1000 --trajectories 100000 --threads 1", 1);
    CHECK(shocks.exitCode == 130);
    CHECK(shocks.err.find("A long run: about") == 0);
    const auto failing
        = runCli("simulate fleet hours=8000 pool=a:z:1:1:5:0::0.001 --trajectories 20000 --threads 1", 1);
    CHECK(failing.err.find("A long run: about") == 0);
    CHECK(runCli("simulate fleet pool=a:z:1:1:1000 --trajectories 1000000000").exitCode == 2);
    CHECK(runCli("simulate fleet pool=a:z:1:1:0:1e9 --trajectories 10").exitCode == 2);
    CHECK(runCli("simulate fleet pool=a:z:1:1:0.02 --trajectories 1000").err.find("A long run") == std::string::npos);
}

TEST_CASE("runs, fleets and policies speak of kWh and CO2, or say what is missing", "[cli][simulate]")
{
    const std::string run = "simulate checkpoint work_hours=10 instances=4 hazard_per_hour=0 on_demand_usd_per_hour=3 "
                            "interval_hours=4 checkpoint_hours=0.5 --trajectories 256 --format json ";
    const std::string power = "it_watts=2000 pue=1.25 intensity_g_per_kwh=400 ";
    const auto powered = runCli(run + power);
    REQUIRE(powered.exitCode == 0);
    // 10 h of work and two checkpoints, four instances, 2.5 kWh and 1 kg an hour each.
    CHECK(row(powered, "kwh").at("mean").get<double>() == Approx(4 * 11 * 2.5));
    CHECK(row(powered, "kwh").at("unit") == "kWh");
    CHECK(row(powered, "kgco2e").at("mean").get<double>() == Approx(4 * 11 * 1.0));
    CHECK(powered.json().at("closed_form").at("expected_kwh").get<double>() == Approx(4 * 11 * 2.5));
    CHECK(powered.json().at("parameters").at("pue") == "1.25");
    CHECK(powered.json().at("on_demand").at("work_usd").get<double>() == Approx(4 * 10 * 3.0));
    CHECK(powered.json().at("on_demand").at("checkpoint_usd").get<double>() == Approx(4 * 1 * 3.0));
    CHECK(powered.json().at("on_demand").at("usd").get<double>() == Approx(4 * 11 * 3.0));
    const auto bare = runCli(run);
    REQUIRE(bare.exitCode == 0);
    CHECK(row(bare, "kwh").at("mean").is_null());
    CHECK(row(bare, "kwh").at("missing").at("mean") == "sim.unknown_energy");
    CHECK(row(bare, "kgco2e").at("mean").is_null());
    CHECK(row(runCli(run + "it_watts=2000 pue=1.25"), "kgco2e").at("mean").is_null());
    CHECK(runCli(run + "it_watts=2000 pue=0.3").exitCode == 2);
    const auto table = runCli("simulate checkpoint work_hours=10 on_demand_usd_per_hour=3 --trajectories 256 " + power);
    CHECK(table.out.find("On demand the run costs") != std::string::npos);
    CHECK(table.out.find("kgCO2e") != std::string::npos);

    const std::string fleet = "simulate fleet target_units=4 hours=24 --trajectories 256 --format json " + power;
    const auto drawn = runCli(fleet + "pool=a:z:1:1:0:0::1::200");
    REQUIRE(drawn.exitCode == 0);
    CHECK(row(drawn, "kwh").at("mean").get<double>() == Approx(4 * 24 * 0.2 * 1.25));
    CHECK(row(drawn, "kgco2e").at("mean").get<double>() == Approx(4 * 24 * 0.2 * 1.25 * 0.4));
    CHECK(drawn.json().at("parameters").at("pool") == "a:z:1:1:0:0::1::200");
    CHECK(row(runCli(fleet + "pool=a:z:1:1:0"), "kwh").at("mean").is_null());

    const auto policies
        = runCli(kPriced + "policy=all work_hours=5 deadline_hours=12 --trajectories 200 --format json " + power);
    REQUIRE(policies.exitCode == 0);
    const auto listed = policies.json().at("policies");
    REQUIRE_FALSE(listed.empty());
    for (const auto &each : listed) {
        const double up = each.at("spot_hours").get<double>() + each.at("on_demand_hours").get<double>();
        CHECK(each.at("kwh").get<double>() == Approx(up * 2.5));
        CHECK(each.at("kgco2e").get<double>() == Approx(up));
    }
    const auto tick
        = runCli(kPriced + "policy=greedy start_tick=3 work_hours=5 deadline_hours=12 --format json " + power);
    REQUIRE(tick.exitCode == 0);
    const auto one = tick.json().at("policies").at(0);
    CHECK(one.at("kwh").get<double>()
        == Approx((one.at("spot_hours").get<double>() + one.at("on_demand_hours").get<double>()) * 2.5));
    CHECK(runCli(kPriced + "--trajectories 64").out.find("On demand alone costs") != std::string::npos);
}

TEST_CASE("a fleet that is free costs 0, one of unknown price a dash", "[cli][simulate]")
{
    const std::string fleet = "simulate fleet target_units=4 hours=24 --trajectories 512 --format json ";
    const auto free = runCli(fleet + "pool=a:z:1:0:0.1");
    REQUIRE(free.exitCode == 0);
    for (const char *usd : {"usd", "spot_usd", "free_usd", "overlap_usd"}) {
        CHECK(row(free, usd).at("mean") == 0.0);
        CHECK(row(free, usd).at("p95") == 0.0);
    }
    CHECK(free.json().at("usd_per_unit_hour") == 0.0);
    CHECK(free.json().at("on_demand_base_usd") == 0.0); // there is no base
    CHECK(free.json().at("on_demand_only_usd").is_null()); // but its price is not known
    const auto unknown = runCli(fleet + "pool=a:z:1::0.1");
    REQUIRE(unknown.exitCode == 0);
    for (const char *usd : {"usd", "spot_usd", "free_usd", "overlap_usd"}) {
        CHECK(row(unknown, usd).at("mean").is_null());
        CHECK(row(unknown, usd).at("missing").at("mean") == "sim.unknown_price");
    }
    CHECK(unknown.json().at("usd_per_unit_hour").is_null());
    CHECK(row(unknown, "losses") == row(free, "losses"));
    CHECK(unknown.json().at("parameters").at("pool") == "a:z:1::0.1:0::1");
    CHECK(unknown.json().at("parameters").at("on_demand_usd_per_unit_hour") == "");
    const auto given = runCli(fleet + "pool=a:z:1:0:0.1 on_demand_usd_per_unit_hour=0 on_demand_base=0.5");
    CHECK(given.json().at("on_demand_only_usd") == 0.0);
    CHECK(row(given, "usd").at("mean") == 0.0);
    // Half known: the spot part can be stated, the whole cannot.
    const auto half = runCli(fleet + "pool=a:z:1:2:0.1 on_demand_base=0.5");
    CHECK(row(half, "usd").at("mean").is_null());
    CHECK(row(half, "spot_usd").at("mean").is_number());
    const auto cap = runCli(fleet + "pool=a:z:1::0.1 cap_usd_per_unit_hour=1");
    CHECK(cap.exitCode == 1);
    CHECK(cap.err.find("Spot price") != std::string::npos);
}

TEST_CASE("every parameter of --list has its meaning beside it", "[cli][simulate]")
{
    for (const char *kind : {"checkpoint --elastic", "fleet", "deadline"}) {
        const auto list = runCli("simulate " + std::string(kind) + " --list --format json");
        REQUIRE(list.exitCode == 0);
        const auto document = list.json();
        CHECK(document.at("parameters").size() > 10);
        for (const auto &each : document.at("parameters")) {
            INFO(each.dump());
            CHECK(each.at("meaning").get<std::string>().size() > 3);
        }
    }
    CHECK(runCli("simulate fleet --list").out.find("an empty price is not known") != std::string::npos);
    CHECK(runCli("simulate --help").out.find("loses capacity at hazard_per_hour") != std::string::npos);
}

TEST_CASE("an elastic cluster is replayed as the gang beside it", "[cli][simulate]")
{
    const std::string run
        = "simulate checkpoint --elastic --market trace_replay --item avail16_p3.2xlarge_us-west-2a_2023-08-27 "
          "instances=4 min_instances=4 work_hours=20 --trajectories 512 --format json ";
    const auto early = runCli(run + "replay=from_tick replay_start_tick=100");
    const auto late = runCli(run + "replay=from_tick replay_start_tick=2000");
    REQUIRE(early.exitCode == 0);
    REQUIRE(late.exitCode == 0);
    const double gangEarly = row(early, "hours").at("mean"), gangLate = row(late, "hours").at("mean");
    const double elasticEarly = row(early, "elastic_hours").at("mean"),
                 elasticLate = row(late, "elastic_hours").at("mean");
    CHECK(early.err.find("same stretch of the trace") != std::string::npos);
    CHECK(runCli(run + "replay=random_start").err.find("overlap") != std::string::npos);
    CHECK(runCli(run + "replay_block_hours=12").err.find("overlap") == std::string::npos);
    CHECK(gangEarly > 2.0 * gangLate); // the outage that follows
    CHECK(elasticEarly > 2.0 * elasticLate); // both sit it out
}
