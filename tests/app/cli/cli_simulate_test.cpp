// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// wattfare-cli simulate: what is refused, with which exit code and which words; markets, traces, elastic clusters.
#include "tests/app/cli/run.h"
#include "tests/support/catch.h"
#include "tests/support/numbers.h"

namespace {

void ends(const std::string &arguments, int code, const std::string &says)
{
    INFO(arguments);
    const CliRun run = runCli("simulate " + arguments + " --trajectories 256");
    INFO(run.out << run.err);
    CHECK(run.exitCode == code);
    CHECK(run.err.find(says) != std::string::npos);
}

// A trace file of plain ticks, ten minutes apart.
std::string ticks(const TemporaryFolder &folder, const std::string &name, const std::string &zerosAndOnes)
{
    std::string text = "available\n";
    for (const char tick : zerosAndOnes)
        text += std::string(1, tick) + '\n';
    writeText(folder / name, text);
    return "--trace " + (folder / name).string() + " --gap-seconds 600 ";
}

const std::string kRun = "deadline work_hours=2 deadline_hours=4 changeover_hours=0.1 spot_usd_per_hour=1 "
                         "on_demand_usd_per_hour=3 block_hours=4 ";

} // namespace

TEST_CASE("parameters of a simulation outside their domain end with 2 and name the field", "[cli][simulate]")
{
    for (const char *bad : {"-1", "1e300", "nan", "inf"}) {
        const std::string value = bad;
        ends("checkpoint work_hours=" + value, 2, "Work");
        ends("checkpoint hazard_per_hour=" + value, 2, "Interruption rate");
        ends("checkpoint restart_hours=" + value, 2, "Restart");
        ends("checkpoint checkpoint_hours=" + value, 2, "Checkpoint");
        ends("checkpoint wait_hours=" + value, 2, "Wait");
        ends("fleet pool=a:b:1:1:0.1 target_units=" + value, 2, "Target");
        ends("fleet pool=a:b:1:1:0.1 hours=" + value, 2, "Duration");
        ends("fleet pool=a:b:1:1:" + value, 2, "Interruption rate");
        ends("deadline deadline_hours=" + value, 2, "Deadline");
        ends("deadline work_hours=" + value, 2, "Work");
    }
    ends("checkpoint work_hours=0", 2, "Work");
    ends("checkpoint instances=0", 2, "nstances");
    ends("checkpoint instances=-3", 2, "-3");
    ends("fleet pool=a:b:0:1:0.1", 2, "nits");
    ends("fleet pool=a:b", 2, "a:b");
}

TEST_CASE("hazards that outpace restarts and work that does not fit end with 1", "[cli][simulate]")
{
    ends("checkpoint work_hours=100 interval_hours=0.5 hazard_per_hour=500", 1, "Interruption rate");
    ends("checkpoint work_hours=1e9 interval_hours=0.5 hazard_per_hour=1", 2, "Number of interruptions");
    ends("deadline work_hours=48 deadline_hours=48", 1, "does not fit into the deadline");
    // Answered, but every trajectory is capped: counted, and the mean withheld.
    const auto capped = runCli("simulate checkpoint work_hours=100 interval_hours=0.5 restart_hours=0.0833 "
                               "hazard_per_hour=14 --trajectories 256 --format json");
    REQUIRE(capped.exitCode == 0);
    CHECK(capped.json().at("capped") == 256);
    CHECK(capped.json().at("summaries").at(0).at("mean").is_null());
    CHECK(capped.json().at("warnings").size() >= 2);
}

TEST_CASE("what never finishes has neither cost nor finish time", "[cli][simulate]")
{
    const TemporaryFolder folder; // up for two ticks, never again
    const std::string run = "simulate deadline work_hours=2 deadline_hours=4 policy=spot_only may_be_late=true "
                            "spot_usd_per_hour=1 on_demand_usd_per_hour=3 "
        + ticks(folder, "never.csv", "11" + std::string(100, '0'));
    const auto one = runCli(run + " start_tick=0 --format json");
    REQUIRE(one.exitCode == 0);
    const auto row = one.json().at("policies").at(0);
    for (const char *figure : {"usd", "finish_hours", "spot_hours", "on_demand_hours", "idle_hours"})
        CHECK(row.at(figure).is_null());
    CHECK(row.at("met_deadline") == 0.0);
    CHECK(row.at("losses") == 1);
    const auto table = runCli(run + " start_tick=0");
    CHECK(table.out.find("\u2014") != std::string::npos);
    CHECK(table.out.find("Never done") != std::string::npos);
    const auto all = runCli(run + " sampling=every_start --format json");
    REQUIRE(all.exitCode == 0);
    CHECK_FALSE(all.json().at("windows").empty());
    const auto windows = all.json().at("windows");
    for (const auto &window : windows) {
        CHECK(window.at("usd").is_null());
        CHECK(window.at("finish_hours").is_null());
        CHECK(window.at("met") == false);
    }
    CHECK(runCli(run + " sampling=every_start").out.find("Never done") != std::string::npos);
}

TEST_CASE("work that does not fit and work that is saved are said as what they are", "[cli][simulate]")
{
    const auto late = runCli("simulate deadline work_hours=80 deadline_hours=70");
    CHECK(late.exitCode == 1);
    CHECK(late.err.find("finite answer") == std::string::npos);
    CHECK(late.err.find("does not fit") != std::string::npos);
    CHECK(late.err.find("80.2 h") != std::string::npos);
    const auto saved = runCli("simulate checkpoint work_hours=100 interval_hours=100 hazard_per_hour=12 "
                              "notice=nothing_lost usd_per_hour=2 --trajectories 64");
    CHECK(saved.exitCode == 0);
    CHECK(saved.err.find("will not end") == std::string::npos);
    CHECK(saved.err.find("interrupted within its first hour") != std::string::npos); // the closed form bills it
}

TEST_CASE("a fleet without capacity ends with 1, one of nothing is nothing", "[cli][simulate]")
{
    ends("fleet target_units=4 pool=a:b:1:1:0.1:0:0", 1, "Capacity of the pools");
    ends("fleet target_units=4 pool=a:b:1:1:0.1:0::0", 1, "Capacity of the pools");
    ends("fleet target_units=4", 1, "no pool");
    const auto nothing = runCli("simulate fleet target_units=0 pool=a:b:1:1:0.1 --trajectories 256 --format json");
    REQUIRE(nothing.exitCode == 0);
    CHECK(nothing.json().at("summaries").at(0).at("mean") == 0.0);
    CHECK_FALSE(nothing.json().contains("usd_per_needed_unit_hour"));
}

TEST_CASE("odd traces are refused with their reason or simulated", "[cli][simulate]")
{
    const TemporaryFolder folder;
    const auto run = [&](const std::string &name, const std::string &zerosAndOnes, const std::string &more = {}) {
        return runCli(
            "simulate " + kRun + ticks(folder, name, zerosAndOnes) + more + " --trajectories 256 --format json");
    };
    // One tick and one shorter than the deadline hold no trajectory.
    for (const std::string &shortOne : {std::string("1"), std::string(12, '1')}) {
        const auto refused = run("short.csv", shortOne);
        CHECK(refused.exitCode == 1);
        CHECK(refused.err.find("Availability trace") != std::string::npos);
    }
    const std::string up(48, '1'), down(48, '0');
    const auto allUp = run("up.csv", up);
    REQUIRE(allUp.exitCode == 0);
    CHECK(allUp.json().at("trace").at("mean_availability") == 1.0);
    CHECK(allUp.json().at("cost_ratio").get<double>() < 0.5);
    const auto allDown = run("down.csv", down);
    REQUIRE(allDown.exitCode == 0);
    CHECK(allDown.json().at("cost_ratio") == 1.0);
    CHECK(allDown.json().at("met_deadline").at("estimate") == 1.0);
    CHECK_FALSE(allDown.json().at("warnings").empty());
    // The wrong way round: told so, it is the other trace.
    const auto flipped = run("down.csv", down, "--one-means lost");
    REQUIRE(flipped.exitCode == 0);
    CHECK(flipped.json().at("cost_ratio") == allUp.json().at("cost_ratio"));
    CHECK(flipped.err.find("available 100") != std::string::npos); // shown, so that the person can tell
    const auto late = run("down.csv", down, "policy=spot_only may_be_late=true");
    REQUIRE(late.exitCode == 0);
    CHECK(late.json().at("capped") == 256);
    CHECK(late.json().at("met_deadline").at("estimate") == 0.0);
    // Gaps refuse the file, whichever way they show.
    writeText(folder / "gap.csv", "gap_seconds,start_tick,run_ticks,available\n600,0,30,1\n600,35,30,0\n");
    const auto gap = runCli("simulate " + kRun + "--trace " + (folder / "gap.csv").string());
    CHECK(gap.exitCode == 2);
    CHECK(gap.err.find("gap.csv") != std::string::npos);
    const auto letter = run("letter.csv", "1101x0");
    CHECK(letter.exitCode == 2);
    const auto noGap = runCli("simulate " + kRun + "--trace " + (folder / "up.csv").string());
    CHECK(noGap.exitCode == 2);
    CHECK(noGap.err.find("gap_seconds") != std::string::npos);
    for (const char *bad : {"0", "-600", "1e300", "soon"})
        CHECK(runCli("simulate " + kRun + "--trace " + (folder / "up.csv").string() + " --gap-seconds " + bad).exitCode
            == 2);
}

TEST_CASE("several policies run side by side on the same trajectories", "[cli][simulate]")
{
    const std::string run = "simulate deadline work_hours=48 deadline_hours=60 spot_usd_per_hour=0.9731 "
                            "on_demand_usd_per_hour=3.06 --trajectories 300 --seed 7 --format json ";
    const auto all = runCli(run + "policy=all");
    INFO(all.err);
    REQUIRE(all.exitCode == 0);
    const auto document = all.json();
    const auto &rows = document.at("policies");
    REQUIRE(rows.size() == 7);
    CHECK(document.at("seed") == 7);
    CHECK(document.at("n") == 300);
    CHECK(document.at("trace").at("name").is_string());
    CHECK(document.at("parameters").at("policy").get<std::string>().find("greedy,uniform_progress,")
        != std::string::npos);
    const double bound = rows.back().at("mean_usd");
    CHECK(rows.back().at("policy") == "clairvoyant");
    CHECK(rows.back().at("n") == 128);
    CHECK_THAT(rows.front().at("mean_usd").get<double>(),
        Catch::Matchers::WithinRel(document.at("on_demand_only_usd").get<double>(), 1e-12));
    for (const auto &row : rows) {
        INFO(row.dump());
        CHECK(row.at("met_deadline") == 1.0);
        CHECK(row.at("met_deadline_low").get<double>() < 1.0);
        CHECK(row.at("p5_usd").get<double>() <= row.at("p95_usd").get<double>());
        CHECK(row.at("finish_hours").get<double>() <= 60.0);
    }
    // Each against the first, trajectory by trajectory.
    CHECK(document.at("base_policy") == "on_demand_only");
    CHECK(rows.front().at("difference_usd").is_null());
    CHECK(rows.front().at("difference_verdict") == "base");
    for (std::size_t i = 1; i < rows.size(); ++i) {
        INFO(rows[i].dump());
        const double difference = rows[i].at("difference_usd"), low = rows[i].at("difference_low"),
                     high = rows[i].at("difference_high");
        CHECK(low <= difference);
        CHECK(difference <= high);
        CHECK(rows[i].at("difference_verdict") == (high < 0 ? "less" : low > 0 ? "more" : "not_distinguishable"));
        if (rows[i].at("n") == 300)
            CHECK(difference
                == Approx(rows[i].at("mean_usd").get<double>() - rows.front().at("mean_usd").get<double>())
                       .margin(1e-9));
        CHECK(rows[i].at("slack_hours").get<double>() == Approx(60.0 - rows[i].at("finish_hours").get<double>()));
        CHECK(rows[i].at("idle_hours").get<double>() >= 0.0);
        CHECK(rows[i].at("launches").get<double>() >= 1.0);
    }
    // On the trajectories of the bound no policy is below it.
    const auto bounded = runCli("simulate deadline work_hours=48 deadline_hours=60 spot_usd_per_hour=0.9731 "
                                "on_demand_usd_per_hour=3.06 --trajectories 128 --seed 7 --format json policy=all")
                             .json();
    CHECK(bounded.at("policies").back().at("mean_usd") == bound);
    for (const auto &row : bounded.at("policies"))
        CHECK(row.at("mean_usd").get<double>() >= bound * (1.0 - 1e-12));
    // A row is what the policy gives by itself.
    for (const std::size_t i : {std::size_t{2}, std::size_t{4}, std::size_t{5}}) {
        const auto alone = runCli(run + "policy=" + rows[i].at("policy").get<std::string>());
        REQUIRE(alone.exitCode == 0);
        const auto one = alone.json();
        CHECK(one.at("summaries").at(0).at("mean") == rows[i].at("mean_usd"));
        CHECK(one.at("summaries").at(0).at("p95") == rows[i].at("p95_usd"));
        CHECK(one.at("met_deadline").at("low") == rows[i].at("met_deadline_low"));
        CHECK(one.at("cost_ratio") == rows[i].at("cost_ratio"));
    }
    const auto two = runCli(run + "policy=uniform_progress,greedy,greedy");
    REQUIRE(two.exitCode == 0);
    REQUIRE(two.json().at("policies").size() == 2);
    for (const char *same : {"policy", "mean_usd", "p95_usd", "met_deadline", "finish_hours", "idle_hours"})
        CHECK(two.json().at("policies").at(1).at(same) == rows[2].at(same)); // against another first one
    const auto words
        = runCli("simulate deadline work_hours=48 deadline_hours=60 policy=greedy,spot_only --trajectories 300");
    REQUIRE(words.exitCode == 0);
    CHECK(words.out.find("spot_only") != std::string::npos);
    CHECK(words.out.find("  the first  ") != std::string::npos);
    CHECK(words.out.find("sim.verdict") == std::string::npos);
    CHECK(words.out.find("column.") == std::string::npos);
    ends("deadline policy=greedy,luck", 2, "luck");
    ends("deadline policy=greedy,", 2, "random_start_greedy");
    ends("deadline policy=all deadline_hours=40", 1, "does not fit into the deadline");
}

TEST_CASE("a cost without a price is a dash with its reason, never 0", "[cli][simulate]")
{
    const auto row = [](const nlohmann::json &document, const char *rows, const char *key, const std::string &name) {
        for (const auto &each : document.at(rows))
            if (each.at(key) == name)
                return each;
        return nlohmann::json();
    };
    const auto run = runCli("simulate checkpoint --market regimes_assumed --trajectories 256 --format json");
    REQUIRE(run.exitCode == 0);
    const auto usd = row(run.json(), "summaries", "quantity", "usd");
    CHECK(usd.at("mean").is_null());
    CHECK(usd.at("missing").at("mean") == "sim.unknown_price");
    // The command of the help page.
    const auto policies = runCli("simulate deadline policy=all --trajectories 256 --format json");
    REQUIRE(policies.exitCode == 0);
    const auto greedy = row(policies.json(), "policies", "policy", "greedy");
    CHECK(greedy.at("mean_usd").is_null());
    CHECK(greedy.at("cost_ratio").is_null());
    CHECK(greedy.at("missing").at("mean_usd") == "sim.unknown_price");
    CHECK(greedy.at("finish_hours").is_number());
    CHECK(policies.json().at("on_demand_only_usd").is_null());
    CHECK(policies.json().at("cancelled") == false);
    CHECK(row(policies.json(), "policies", "policy", "clairvoyant").is_null()); // there is no cheapest one
    const auto table = runCli("simulate deadline policy=all --trajectories 256");
    CHECK(table.out.find("0.00") == std::string::npos);
    CHECK(table.err.find("Spot price: not known") != std::string::npos);
    const auto one = runCli("simulate deadline spot_usd_per_hour=1 --trajectories 256 --format json");
    CHECK(row(one.json(), "summaries", "quantity", "usd").at("mean").is_null());
    const std::string fleet = "simulate fleet target_units=2 pool=a:b:1:1:0.1 --trajectories 256 --format json ";
    const auto spot = runCli(fleet);
    CHECK(row(spot.json(), "summaries", "quantity", "usd").at("mean").is_number());
    CHECK(spot.json().at("on_demand_only_usd").is_null());
    const auto base = runCli(fleet + "on_demand_base=0.5");
    CHECK(row(base.json(), "summaries", "quantity", "usd").at("mean").is_null());
    CHECK(base.json().at("on_demand_base_usd").is_null());
    CHECK(runCli(fleet + "on_demand_usd_per_unit_hour=3").json().at("on_demand_only_usd").is_number());
}

TEST_CASE("what is no number, no seed or no count is named as it was typed", "[cli][simulate]")
{
    ends("checkpoint checkpoint_hours=nan", 2, "Checkpoint duration: nan is not a finite number");
    ends("checkpoint work_hours=-inf", 2, "Work: -inf");
    ends("fleet pool=a:b:1:1:nan", 2, "Interruption rate: nan");
    for (const char *bad : {"-1", "0.5", "1e3", "x", "18446744073709551616"}) {
        const auto seed = runCli(std::string("simulate checkpoint --seed ") + bad);
        CHECK(seed.exitCode == 2);
        CHECK(seed.err.find(bad) != std::string::npos);
        CHECK(runCli(std::string("simulate checkpoint --trajectories ") + bad).exitCode == 2);
    }
    const auto none = runCli("simulate checkpoint --trajectories 0");
    CHECK(none.exitCode == 2);
    CHECK(none.err.size() < 200);
    CHECK(none.err.find("whole number of 1 to 1000000000") != std::string::npos);
    CHECK(runCli("simulate checkpoint --trajectories 64 --seed 18446744073709551615 --format json").json().at("seed")
        == std::numeric_limits<std::uint64_t>::max());
}

TEST_CASE("a gang larger than a trace ever offers has no capacity", "[cli][simulate]")
{
    const std::string market
        = "checkpoint --market trace_replay --item avail16_p3.2xlarge_us-west-2a_2023-08-27 instances=";
    ends(market + "64", 1, "nstances");
    const auto fits = runCli("simulate " + market
        + "16 work_hours=8 usd_per_hour=1 budget_usd=1000 --elastic --trajectories 256 "
          "--format json");
    INFO(fits.err);
    REQUIRE(fits.exitCode == 0);
    CHECK(fits.json().at("elastic").at("expected_hours").is_null()); // no closed form of a trace
    CHECK(fits.json().at("elastic").contains("within_budget"));
    const auto single
        = runCli("simulate checkpoint --market trace_replay --item avail_p3.2xlarge_us-west-2a_2022-10-26 "
                 "instances=4 work_hours=8 --trajectories 64");
    REQUIRE(single.exitCode == 0);
    CHECK(single.err.find("one instance at a time") != std::string::npos);
}

TEST_CASE("intervals of quantiles, windows and what the band leaves open are told", "[cli][simulate]")
{
    const auto run
        = runCli("simulate checkpoint --market band_probability --type p3.2xlarge work_hours=500 usd_per_hour=1 "
                 "--trajectories 2000 --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    const auto &hours = document.at("summaries").at(0);
    CHECK(hours.at("p95_range").at(0).get<double>() <= hours.at("p95").get<double>());
    CHECK(hours.at("p95_range").at(1).get<double>() >= hours.at("p95").get<double>());
    CHECK(hours.at("p5_range").at(0) <= hours.at("p5_range").at(1));
    const auto &band = document.at("band_uncertainty");
    CHECK(band.at("inputs") == 256);
    CHECK(band.at("trajectories") == 64);
    CHECK(band.at("hours_input_share").get<double>() >= 0.0);
    CHECK(band.at("hours_input_share").get<double>() < 1.0);
    CHECK(band.contains("usd_input_share"));
    CHECK_FALSE(runCli("simulate checkpoint --trajectories 64 --format json").json().contains("band_uncertainty"));
    const auto windows = runCli("simulate deadline sampling=every_start spot_usd_per_hour=1 on_demand_usd_per_hour=3 "
                                "--trace avail_p3.2xlarge_us-west-2a_2022-10-26 --format json");
    REQUIRE(windows.exitCode == 0);
    CHECK(windows.json().at("windows").size() == 9); // of 649 h, 70 h each
    CHECK(windows.json().at("windows").at(0).at("usd").is_number());
}

TEST_CASE("the closed form states no spread where it has none", "[cli][simulate]")
{
    const auto notice = runCli("simulate checkpoint notice=save_at_notice --trajectories 256");
    REQUIRE(notice.exitCode == 0);
    const auto at = notice.out.find("Closed form");
    REQUIRE(at != std::string::npos);
    CHECK(notice.out.substr(at, notice.out.find('\n', at) - at).find("standard deviation") == std::string::npos);
    CHECK(runCli("simulate checkpoint --trajectories 256").out.find("standard deviation") != std::string::npos);
}

TEST_CASE("a run ends once its mean is known well enough", "[cli][simulate]")
{
    const std::string run
        = "simulate checkpoint work_hours=50 interval_hours=0.5 hazard_per_hour=0.3 --trajectories 500000 "
          "--format json ";
    const auto rough = runCli(run + "--half-width 0.002"), one = runCli(run + "--half-width 0.002 --threads 1");
    REQUIRE(rough.exitCode == 0);
    const auto document = rough.json();
    CHECK(document.at("converged") == true);
    CHECK(document.at("n") < 500'000);
    const auto &hours = document.at("summaries").at(0);
    CHECK(
        hours.at("mean_high").get<double>() - hours.at("mean").get<double>() <= 0.002 * hours.at("mean").get<double>());
    CHECK(one.json() == document); // tested at the borders of blocks
    CHECK(runCli(run + "--half-width 0").exitCode == 2);
    CHECK(runCli(run + "--half-width -1").err.find("interval") != std::string::npos);
}

TEST_CASE("Ctrl+C shows the trajectories that are done and ends with 130", "[cli][simulate]")
{
    // A fleet of which a million trajectories take minutes, and a hundred well below the two seconds, sanitized too.
    const std::string fleet = "simulate fleet target_units=500 hours=50 rebalance=launch pool=a:b:1:1:0.05 "
                              "on_demand_usd_per_unit_hour=3 --format json --trajectories ";
    const auto cut = runCli(fleet + "1000000", 2);
    INFO(cut.err);
    REQUIRE(cut.exitCode == 130);
    const auto document = cut.json();
    CHECK(document.at("cancelled") == true);
    const auto n = document.at("n").get<std::uint64_t>();
    CHECK(n > 0);
    CHECK(n < 1'000'000);
    CHECK(cut.err.find("Cancelled") != std::string::npos);
    const auto whole = runCli(fleet + std::to_string(n));
    REQUIRE(whole.exitCode == 0);
    CHECK(whole.json().at("summaries") == document.at("summaries"));
}

TEST_CASE("a run takes its interruptions from a market of the catalogue", "[cli][simulate]")
{
    const auto list = runCli("simulate checkpoint --market list --format json");
    REQUIRE(list.exitCode == 0);
    std::map<std::string, std::string> first;
    const auto document = list.json();
    for (const auto &row : document.at("markets"))
        first.emplace(row.at("market"), row.at("item"));
    CHECK(first.size() >= 7);
    const std::string run
        = "simulate checkpoint work_hours=10 usd_per_hour=1 --trajectories 512 --format json --market ";
    const auto band = runCli(run + "band_probability --type p3.2xlarge");
    INFO(band.err);
    REQUIRE(band.exitCode == 0);
    CHECK(band.json().at("market").at("kind") == "band_probability");
    const auto pool = runCli(run + "measured_pool --item " + first.at("measured_pool"));
    REQUIRE(pool.exitCode == 0);
    CHECK(pool.json().at("market").at("item") == first.at("measured_pool"));
    const auto hazard = [](const CliRun &of) {
        return wattfare::test::numberOf(of.json().at("parameters").at("hazard_per_hour").get<std::string>());
    };
    CHECK(hazard(pool) > 50 * hazard(band));
    CHECK(runCli(run + "trace_replay --item " + first.at("trace_replay")).exitCode == 0);
    CHECK(runCli(run + "regimes_assumed").exitCode == 0);
    CHECK(runCli(run + "band_probability").exitCode == 1); // of no type
    CHECK(runCli(run + "price_replay").exitCode == 1); // likewise
    CHECK(runCli(run + "weather").exitCode == 2);
    CHECK(runCli(run + "measured_pool --item moon").exitCode == 2);
    CHECK(runCli(run + "band_rate --type moon.large").exitCode == 2);
    const auto fleet
        = runCli("simulate fleet target_units=4 hours=24 pool=p3.2xlarge:a:1:1:0.01 --market measured_pool "
                 "--trajectories 256 --format json");
    REQUIRE(fleet.exitCode == 0);
    CHECK(fleet.json().at("parameters").at("pool") != "p3.2xlarge:a:1:1:0.01:0::1");
}

TEST_CASE("an elastic cluster stands beside the gang where it is asked for", "[cli][simulate]")
{
    const std::string run = "simulate checkpoint work_hours=20 instances=8 hazard_per_hour=0.05 usd_per_hour=1 "
                            "--trajectories 512 --format json ";
    CHECK_FALSE(runCli(run).json().contains("elastic"));
    CHECK(runCli(run + "min_instances=4").exitCode == 2);
    const auto both = runCli(run + "--elastic min_instances=4");
    REQUIRE(both.exitCode == 0);
    CHECK(both.json().at("elastic").at("parameters").at("min_instances") == "4");
    CHECK(runCli(run + "--elastic min_instances=9").exitCode == 2);
}
