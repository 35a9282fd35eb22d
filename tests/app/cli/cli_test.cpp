// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"
#include "tests/support/numbers.h"

#include <sstream>

namespace {

const nlohmann::json *rowOf(const nlohmann::json &rows, const std::string &type)
{
    for (const auto &row : rows)
        if (row.at("instance_type") == type)
            return &row;
    return nullptr;
}

} // namespace

TEST_CASE("presets lists the bundled scenarios", "[cli]")
{
    const CliRun run = runCli("presets --format json");
    CHECK(run.exitCode == 0);
    const auto presets = run.json().at("presets");
    REQUIRE(presets.size() >= 2);
    CHECK(presets[0].at("id") == "layoutlm");
}

TEST_CASE("evaluate answers the two published experiments from the catalogue", "[cli]")
{
    const auto layout = runCli("evaluate preset:layoutlm --format json");
    REQUIRE(layout.exitCode == 0);
    const auto document = layout.json();
    CHECK(document.at("as_of") == "2023-06-30");
    const auto *inferentia = rowOf(document.at("rows"), "inf1.2xlarge");
    const auto *gpu = rowOf(document.at("rows"), "g4dn.2xlarge");
    REQUIRE((inferentia != nullptr && gpu != nullptr));
    CHECK(inferentia->at("instances") == 6.0);
    CHECK(gpu->at("instances") == 33.0);
    CHECK_THAT(inferentia->at("usd_per_million").get<double>(), Catch::Matchers::WithinRel(2.172, 1e-9));
    CHECK_THAT(gpu->at("usd_per_million").get<double>(), Catch::Matchers::WithinRel(24.816, 1e-9));
    CHECK_THAT(inferentia->at("kwh_per_million").get<double>(), Catch::Matchers::WithinRel(0.339135, 1e-5));
    CHECK_THAT(gpu->at("kwh_per_million").get<double>(), Catch::Matchers::WithinRel(4.23688, 1e-5));
    CHECK(inferentia->at("throughput_class") == "derived");

    const auto bert
        = runCli("evaluate preset:bert-large --format json --columns instance_type,usd_total,hours,kwh_total");
    REQUIRE(bert.exitCode == 0);
    const auto rows = bert.json().at("rows");
    const auto *trainium = rowOf(rows, "trn1.32xlarge");
    const auto *a100 = rowOf(rows, "p4d.24xlarge");
    REQUIRE((trainium != nullptr && a100 != nullptr));
    CHECK_THAT(trainium->at("usd_total").get<double>(), Catch::Matchers::WithinRel(786.8, 1e-4));
    CHECK_THAT(a100->at("usd_total").get<double>(), Catch::Matchers::WithinRel(2091.0, 1e-3));
    CHECK_THAT(trainium->at("hours").get<double>(), Catch::Matchers::WithinRel(2.287, 1e-3));
    CHECK_THAT(a100->at("hours").get<double>(), Catch::Matchers::WithinRel(3.988, 1e-3));
    CHECK_THAT(trainium->at("kwh_total").get<double>(), Catch::Matchers::WithinRel(210.9, 1e-3));
    CHECK_THAT(a100->at("kwh_total").get<double>(), Catch::Matchers::WithinRel(296.7, 1e-3));
}

TEST_CASE("today's prices give another saving than those of the publication", "[cli]")
{
    const auto saving = [](const std::string &more) {
        const auto rows = runCli("evaluate preset:bert-large --format json --columns instance_type,usd_total " + more)
                              .json()
                              .at("rows");
        return 1.0
            - rowOf(rows, "trn1.32xlarge")->at("usd_total").get<double>()
            / rowOf(rows, "p4d.24xlarge")->at("usd_total").get<double>();
    };
    const double then = saving("");
    const double now = saving("--as-of 2026-07-20");
    CHECK_THAT(then, Catch::Matchers::WithinAbs(0.624, 0.002));
    CHECK(now < then - 0.1);
}

TEST_CASE("table, csv and json show the same figures", "[cli]")
{
    const std::string arguments = "evaluate preset:layoutlm --columns instance_type,usd_per_million,gpus ";
    const auto json = runCli(arguments + "--format json").json().at("rows");
    const auto csv = runCli(arguments + "--format csv").out;
    CHECK(csv.starts_with("instance_type,usd_per_million [USD],gpus\r\n"));
    const double cost = rowOf(json, "inf1.2xlarge")->at("usd_per_million").get<double>();
    CHECK_THAT(cost, Catch::Matchers::WithinRel(2.172, 1e-12)); // six times 0.362 in double
    const auto line = csv.find("inf1.2xlarge,");
    REQUIRE(line != std::string::npos);
    CHECK(csv.substr(line + 13, 9) == "2.172,1\r\n"); // 15 significant figures, JSON has the double
    // On request what the table shows stands behind the number.
    const auto both = runCli(arguments + "--format csv --shown").out;
    CHECK(both.starts_with("instance_type,usd_per_million [USD],usd_per_million_shown,gpus,gpus_shown\r\n"));
    CHECK(both.find("inf1.2xlarge,2.172,2.17,1,1.00\r\n") != std::string::npos);
    const auto shown = runCli(arguments + "--format json --shown").json().at("rows");
    CHECK(rowOf(shown, "inf1.2xlarge")->at("usd_per_million") == cost);
    CHECK(rowOf(shown, "inf1.2xlarge")->at("usd_per_million_shown") == "2.17");
    const auto table = runCli(arguments).out;
    CHECK(table.find("inf1.2xlarge") != std::string::npos);
    CHECK(table.find("2.17") != std::string::npos);
}

TEST_CASE("evaluate filters, orders, limits and chooses columns", "[cli]")
{
    const auto run = runCli(
        "evaluate preset:layoutlm --set type_filter=null --all --format json --columns instance_type,vcpus,status "
        "--order-by vcpus:desc "
        "--limit 3 --where \"kind = 'gpu' AND status <> 'ok'\"");
    REQUIRE(run.exitCode == 0);
    const auto rows = run.json().at("rows");
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].at("vcpus").get<double>() >= rows[1].at("vcpus").get<double>());
    const auto missing = runCli("evaluate preset:layoutlm --set type_filter=null --all --format json "
                                "--columns instance_type,usd_per_million --where \"instance_type = 'g5.xlarge'\"");
    REQUIRE(missing.json().at("rows").size() == 1);
    CHECK(missing.json().at("rows")[0].at("usd_per_million").is_null());
    CHECK(missing.json().at("rows")[0].at("missing").contains("usd_per_million"));
    const auto list = runCli("evaluate preset:layoutlm --columns list --format json");
    CHECK(list.json().at("columns").size() > 40);
    CHECK(runCli("evaluate preset:layoutlm --where \"usd_per_million > 1e9\"").exitCode == 1);
}

TEST_CASE("wrong usage and input end with 2 and say what is wrong", "[cli]")
{
    const auto wrong = [](const std::string &arguments, const std::string &expected) {
        const CliRun run = runCli(arguments);
        INFO(arguments << "\n" << run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK(run.err.find(expected) != std::string::npos);
    };
    wrong("", "subcommand");
    wrong("nonsense", "");
    wrong("evaluate preset:nonsense", "nonsense");
    wrong("evaluate /nonexistent/x.wattfare", "/nonexistent/x.wattfare");
    wrong("evaluate preset:layoutlm --set nonsense=1", "nonsense");
    wrong("evaluate preset:layoutlm --set inference.utilisation_target=1.5", "tilisation");
    wrong("evaluate preset:layoutlm --set noequals", "noequals");
    wrong("evaluate preset:layoutlm --as-of yesterday", "yesterday");
    wrong("evaluate preset:layoutlm --columns nonsense", "nonsense");
    wrong("evaluate preset:layoutlm --order-by usd_per_million:sideways", "sideways");
    wrong("evaluate preset:layoutlm --where 'nonsense > 1'", "no such column: nonsense");
    wrong("explain preset:layoutlm inf1.2xlarge nonsense", "nonsense");
    wrong("explain preset:layoutlm x9.large usd_per_million", "x9.large");
    wrong("compare preset:layoutlm inf1.2xlarge@mars-1", "mars-1");
    wrong("energy g5.xlarge --method nonsense", "nonsense");
    wrong("import --dry-run --as nonsense /dev/null", "\"nonsense\"");
    wrong("import --dry-run --as nonsense /dev/null", "aws_savings_plans"); // what may stand there
    wrong("energy g5.xlarge --u-acc 140", "");
    wrong("calc nonsense", "nonsense");
    wrong("simulate checkpoint nonsense=1", "nonsense");
    wrong("simulate checkpoint work_hours=much", "much");
    wrong("report preset:layoutlm -o report.odt", "report.odt");
}

TEST_CASE("a broken catalogue is named with its reason", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "text.db", "this is not a database at all, only text that is long enough to have a header\n");
    const std::string whole = readText(WATTFARE_CATALOG_DB);
    writeText(folder / "half.db", whole.substr(0, whole.size() / 2));
    for (const char *name : {"missing.db", "text.db", "half.db"}) {
        const auto file = (folder / name).string();
        const std::string before = readText(file);
        const CliRun run = runCli("--catalog " + file + " evaluate preset:layoutlm");
        INFO(run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.err.find(name) != std::string::npos);
        CHECK(readText(file) == before);
    }
}

TEST_CASE("explain gives the derivation of one number, equal to the evaluated one", "[cli]")
{
    const auto run = runCli("explain preset:layoutlm inf1.2xlarge usd_per_million --format json");
    REQUIRE(run.exitCode == 0);
    const auto derivation = run.json().at("derivation");
    CHECK_THAT(derivation.at("value").get<double>(), Catch::Matchers::WithinRel(2.172, 1e-12));
    CHECK(derivation.contains("formula"));
    CHECK(derivation.contains("inputs"));
    const auto text = runCli("explain preset:layoutlm g4dn.2xlarge kwh_per_million");
    CHECK(text.exitCode == 0);
    CHECK(text.out.find("source:") != std::string::npos);
}

TEST_CASE("compare sets candidates side by side", "[cli]")
{
    const auto run = runCli("compare preset:layoutlm g4dn.2xlarge inf1.2xlarge --baseline g4dn.2xlarge --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("baseline") == "g4dn.2xlarge@us-east-1/on-demand");
    bool found = false;
    for (const auto &row : document.at("metrics"))
        if (row.at("metric") == "usd_per_million") {
            found = true;
            CHECK_THAT(row.at("inf1.2xlarge@us-east-1/on-demand vs baseline").get<double>(),
                Catch::Matchers::WithinAbs(-0.9125, 0.0005));
        }
    CHECK(found);
}

TEST_CASE("energy answers by one method and by all", "[cli]")
{
    const auto one = runCli("energy g5.xlarge --u-acc 60 --u-cpu 30 --format json");
    REQUIRE(one.exitCode == 0);
    double watts = 0;
    const auto answer = one.json();
    for (const auto &row : answer.at("quantities"))
        if (row.at("quantity") == "it_w")
            watts = row.at("value").get<double>();
    CHECK_THAT(watts, Catch::Matchers::WithinRel(157.175, 1e-5));
    const auto all = runCli("energy g5.xlarge --method all --format json");
    CHECK(all.json().at("methods").size() >= 8);
    const auto own = runCli("energy g5.xlarge --user-watts 250 --method all --format json");
    CHECK(own.json().at("methods").size() == all.json().at("methods").size() + 1);
    CHECK(runCli("energy g5.xlarge --user-watts 250 --method user-watts").exitCode == 0);
    CHECK(runCli("energy g5.xlarge --method user-watts").exitCode == 2);
    CHECK(runCli("energy g5.xlarge --user-watts 0 --method user-watts").exitCode == 2);
}

TEST_CASE("energy takes the utilisation presets of the methods", "[cli]")
{
    const auto watts = [](const std::string &arguments) {
        const auto answer = runCli("energy p4d.24xlarge --format json " + arguments).json();
        for (const auto &row : answer.at("quantities"))
            if (row.at("quantity") == "it_w")
                return row.at("value").get<double>();
        return 0.0;
    };
    using Catch::Matchers::WithinRel;
    // Eight A100 of 51 to 320 W, boards 0.30, two CPUs of 240 W, 1,152 GB.
    CHECK_THAT(watts("--load idle"), WithinRel(8 * 51 * 1.3 + 0.12 * 480 + 0.20 * 1152 + 96, 1e-9));
    CHECK_THAT(watts("--load steady_inference"),
        WithinRel(8 * (51 + 0.5 * 269) * 1.3 + 0.48125 * 480 + 0.3375 * 1152 + 96, 1e-9));
    CHECK_THAT(watts("--load full"), WithinRel(4043.8, 1e-9));
    CHECK(watts("") == watts("--load full"));
    CHECK_THAT(watts("--load cpu_only"), WithinRel(8 * 51 * 1.3 + 0.75 * 480 + 0.40 * 1152 + 96, 1e-9));
    CHECK(watts("--load idle --u-acc 100 --u-cpu 25") == watts("--load full"));
    CHECK(runCli("energy p4d.24xlarge --load busy").exitCode == 2);
}

TEST_CASE("prices are written as they were published", "[cli]")
{
    const auto run = runCli("evaluate preset:bert-large --columns instance_type,price_usd_per_hour --format csv");
    REQUIRE(run.exitCode == 0);
    CHECK(run.out.find("32.7726") != std::string::npos);
    CHECK(run.out.find("0000000") == std::string::npos);
    CHECK(run.out.find("99999999") == std::string::npos);
}

TEST_CASE("the note of a ratio names first the type whose watts are known only so", "[cli]")
{
    for (const char *order : {"inf1.2xlarge g4dn.2xlarge", "g4dn.2xlarge inf1.2xlarge"}) {
        const auto run = runCli(std::string("compare preset:layoutlm ") + order + " --format json");
        REQUIRE(run.exitCode == 0);
        const std::string notes = run.json().at("notes").dump();
        const auto inferentia = notes.find("inf1.2xlarge"), gpu = notes.find("g4dn.2xlarge");
        REQUIRE(inferentia != std::string::npos);
        REQUIRE(gpu != std::string::npos);
        CHECK(inferentia < gpu);
    }
}

TEST_CASE("calc lists and computes formulas", "[cli]")
{
    const auto list = runCli("calc --list --format json").json().at("formulas");
    CHECK(list.size() > 20);
    const auto erlang = runCli("calc erlang_c --format json").exitCode;
    CHECK(erlang == 2); // its parameters are missing
}

TEST_CASE("simulations repeat with their seed on any number of threads", "[cli]")
{
    const std::string arguments
        = "simulate checkpoint work_hours=100 interval_hours=0.5 hazard_per_hour=0.05 deadline_hours=107 "
          "--trajectories 20000 --seed 7 --format json ";
    const auto one = runCli(arguments + "--threads 1");
    const auto three = runCli(arguments + "--threads 3");
    REQUIRE(one.exitCode == 0);
    CHECK(one.out == three.out);
    const auto document = one.json();
    CHECK(document.at("seed") == 7);
    CHECK(document.at("n") == 20000);
    CHECK_THAT(
        document.at("closed_form").at("expected_hours").get<double>(), Catch::Matchers::WithinRel(105.975, 1e-5));
    CHECK(document.at("met_deadline").at("estimate").get<double>() > 0.5);
    const auto fleet
        = runCli("simulate fleet target_units=10 hours=24 on_demand_usd_per_unit_hour=1 pool=g5.xlarge:a:1:0.4:0.02 "
                 "--trajectories 2000 --format json");
    CHECK(fleet.exitCode == 0);
    CHECK(fleet.json().contains("capacity"));
    const auto deadline = runCli(
        "simulate deadline spot_usd_per_hour=0.9731 on_demand_usd_per_hour=3.06 --trajectories 2000 --format json");
    INFO(deadline.err);
    CHECK(deadline.exitCode == 0);
    CHECK(deadline.json().contains("met_deadline"));
    CHECK(runCli("simulate checkpoint hazard_per_hour=-1").exitCode == 2);
    CHECK(runCli("simulate checkpoint hazard_per_hour=500").exitCode == 1);
}

TEST_CASE("claims are recomputed with verdicts", "[cli]")
{
    const auto run = runCli("claims --format json");
    REQUIRE(run.exitCode == 0);
    bool circular = false;
    const auto document = run.json();
    for (const auto &claim : document.at("claims"))
        circular = circular || claim.at("verdict") == "consistent_by_construction";
    CHECK(circular);
}

TEST_CASE("compare gives a difference with its range, and says where only a ratio of the watts is known", "[cli]")
{
    const auto run = runCli("compare preset:bert-large p4d.24xlarge trn1.32xlarge --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    REQUIRE(document.contains("notes"));
    CHECK(document.at("notes")[0].get<std::string>().find("trn1.32xlarge") != std::string::npos);
    bool energy = false, cost = false;
    for (const auto &row : document.at("metrics")) {
        const std::string key = "trn1.32xlarge@us-east-1/on-demand vs baseline";
        REQUIRE(row.contains(key));
        if (row.at("metric") == "kwh_total") {
            energy = true;
            CHECK_THAT(row.at(key).get<double>(), Catch::Matchers::WithinAbs(210.9 / 296.7 - 1.0, 1e-3));
            REQUIRE(row.contains(key + "_range"));
            const auto range = row.at(key + "_range");
            CHECK(range[0].get<double>() < row.at(key).get<double>());
            CHECK(range[1].get<double>() > row.at(key).get<double>());
            CHECK(range[1].get<double>() < 0.0);
        }
        if (row.at("metric") == "usd_total") {
            cost = true;
            const auto range = row.at(key + "_range"); // of the derived rate of p4d
            CHECK(range[1].get<double>() - range[0].get<double>() < 1e-3);
        }
    }
    CHECK(energy);
    CHECK(cost);
    const auto table = runCli("compare preset:bert-large p4d.24xlarge trn1.32xlarge");
    CHECK(table.out.find(" to ") != std::string::npos);
    CHECK(table.err.find("ratio") != std::string::npos);
    CHECK(table.err.find("differ in who measured") != std::string::npos);
    CHECK(document.at("notes").back().get<std::string>().find("measured by the vendor") != std::string::npos);
    CHECK(table.out.find("cannot be told apart") == std::string::npos);
    CHECK(runCli("compare preset:llama3-8b-chat p5.4xlarge@us-east-1/spot trn1.32xlarge@us-east-1/spot")
              .out.find("cannot be told apart")
        != std::string::npos);
    CHECK_FALSE(runCli("compare preset:layoutlm g4dn.2xlarge g4dn.2xlarge --format json").json().contains("notes"));
}

TEST_CASE("explain draws the uncertain inputs on demand", "[cli]")
{
    const std::string cell = "explain preset:layoutlm g4dn.2xlarge gco2e_per_million ";
    const auto drawn = runCli(cell + "--monte-carlo 5000 --seed 3 --format json").json().at("monte_carlo");
    CHECK(drawn.at("samples") == 5000);
    CHECK(drawn.at("seed") == 3);
    CHECK(drawn.at("p5").get<double>() < drawn.at("p50").get<double>());
    CHECK(drawn.at("p50").get<double>() < drawn.at("p95").get<double>());
    CHECK(runCli(cell + "--monte-carlo 5000 --seed 3 --format json").json().at("monte_carlo") == drawn);
    CHECK(runCli(cell + "--monte-carlo 5000 --seed 4 --format json").json().at("monte_carlo") != drawn);
    CHECK_FALSE(runCli(cell + "--format json").json().contains("monte_carlo"));
    CHECK(runCli(cell + "--monte-carlo 5000").out.find("P95") != std::string::npos);
    CHECK(runCli(cell + "--monte-carlo 0").exitCode == 2);
}

TEST_CASE("energy of a measured series, with what idling wastes and what a release would save", "[cli]")
{
    const TemporaryFolder folder;
    // Eight hours of work, twelve idle, four of work.
    std::string csv = "timestamp, index, utilization.gpu [%], power.draw [W]\n";
    for (int hour = 0; hour <= 24; ++hour) {
        const bool busy = hour < 8 || hour >= 20;
        std::ostringstream line;
        line << "2026/01/0" << (hour < 24 ? 1 : 2) << ' ' << (hour % 24 < 10 ? "0" : "") << hour % 24
             << ":00:00.000, 0, " << (busy ? 80 : 0) << " %, " << (busy ? "200.00" : "30.00") << " W\n";
        csv += line.str();
    }
    writeText(folder / "gpu.csv", csv);
    const std::string call = "energy g5.xlarge --series " + (folder / "gpu.csv").string() + " --assumed-u-cpu 10 ";
    const auto run = runCli(call + "--format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const auto value = [&](const nlohmann::json &document, const std::string &quantity) {
        for (const auto &row : document.at("quantities"))
            if (row.at("quantity") == quantity)
                return row.at("value").get<double>();
        FAIL("no " << quantity);
        return 0.0;
    };
    const auto document = run.json();
    CHECK_THAT(value(document, "hours"), Catch::Matchers::WithinAbs(25, 0.01));
    CHECK_THAT(value(document, "idle_hours"), Catch::Matchers::WithinAbs(12, 0.01));
    CHECK_THAT(value(document, "releasable_hours"), Catch::Matchers::WithinAbs(11, 0.01));
    CHECK_THAT(value(document, "saved_usd"), Catch::Matchers::WithinRel(11 * 1.006, 1e-6));
    CHECK(value(document, "saved_kwh") > 0.0);
    CHECK(value(document, "saved_kwh") < value(document, "idle_kwh"));
    CHECK(document.at("usd_per_hour") == 1.006);
    const auto later = runCli(call + "--release-after 6 --usd-per-hour 2 --format json").json();
    CHECK_THAT(value(later, "saved_usd"), Catch::Matchers::WithinRel(6 * 2.0, 1e-6));
    CHECK(runCli("energy g5.xlarge --series /nonexistent.csv").exitCode == 2);
    CHECK(runCli(call + "--idle-below -5").exitCode == 2);
}

TEST_CASE("a total says how many of its rows are missing", "[cli]")
{
    const std::string rows
        = "evaluate preset:layoutlm --set type_filter=null --all --where \"instance_type IN ('inf1.2xlarge', "
          "'g4dn.2xlarge', 'g5.xlarge')\" --total ";
    const auto totals = runCli(rows + "--format json").json().at("totals");
    CHECK_THAT(totals.at("usd_per_hour").at("sum").get<double>(), Catch::Matchers::WithinRel(26.988, 1e-9));
    CHECK(totals.at("usd_per_hour").at("counted") == 2);
    CHECK(totals.at("usd_per_hour").at("missing") == 1);
    CHECK(totals.at("usd_per_hour").at("note") == "Partial: 1 of 3 are missing.");
    CHECK(runCli(rows).err.find("Partial: 1 of 3 are missing.") != std::string::npos);
    const auto whole = runCli("evaluate preset:layoutlm --total --format json").json().at("totals");
    CHECK_FALSE(whole.at("usd_per_hour").contains("note"));
}

TEST_CASE("the bare name of a preset is answered with what was meant", "[cli]")
{
    for (const char *command :
        {"evaluate layoutlm", "commit layoutlm g4dn.2xlarge", "report layoutlm -o nothing.json"}) {
        const auto run = runCli(command);
        INFO(command << '\n' << run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.err.find("preset:layoutlm") != std::string::npos);
    }
    CHECK(runCli("evaluate layoutl").err.find("preset:") == std::string::npos);
}
