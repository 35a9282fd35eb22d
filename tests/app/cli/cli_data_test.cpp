// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

TEST_CASE("query reads the catalogue and the results", "[cli]")
{
    const auto count = runCli("query 'SELECT count(*) AS n FROM instance_type' --format json");
    REQUIRE(count.exitCode == 0);
    CHECK(count.json().at("rows")[0].at("n") == 326.0);
    const auto joined = runCli("query 'SELECT instance_type, usd_per_million FROM results WHERE usd_per_million IS NOT NULL' "
                               "--scenario preset:layoutlm --format csv");
    CHECK(joined.out.find("inf1.2xlarge,2.172\r\n") != std::string::npos);
    CHECK(runCli("query 'DELETE FROM region'").exitCode == 2);
    CHECK(runCli("query 'SELECT nonsense FROM region'").err.find("no such column: nonsense") != std::string::npos);
}

TEST_CASE("check passes the bundled catalogue", "[cli]")
{
    const auto run = runCli("check --format json");
    INFO(run.out << run.err);
    CHECK(run.exitCode == 0);
    CHECK(run.json().at("passed") == true);
}

TEST_CASE("place packs the tasks of a file", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "tasks.json", R"({"version": 1, "tasks": [
        {"name": "small", "count": 5, "gpus": 1, "vcpus": 4, "memory_gib": 15},
        {"name": "pair", "count": 3, "gpus": 2, "vcpus": 8, "memory_gib": 60},
        {"name": "quad", "count": 2, "gpus": 4, "vcpus": 16, "memory_gib": 120}],
        "instance_types": ["g5.*", "p3.8xlarge"], "region": "us-east-1"})");
    const auto run = runCli("place " + (folder / "tasks.json").string() + " --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    CHECK(run.json().at("usd_per_hour").get<double>() > 0.0);
    CHECK(run.json().at("instances").size() >= 3);
    writeText(folder / "bad.json", "{\"tasks\": [{\"gpus\": -1}]}");
    CHECK(runCli("place " + (folder / "bad.json").string()).exitCode == 2);
    writeText(folder / "huge.json", R"({"version": 1, "tasks": [{"name": "huge", "gpus": 64}]})");
    CHECK(runCli("place " + (folder / "huge.json").string()).exitCode == 1);
}

TEST_CASE("guide answers and explains", "[cli]")
{
    const auto run = runCli("guide --answer workload=inference --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    CHECK_FALSE(run.json().at("candidates").empty());
    CHECK(runCli("guide --answer nonsense=1").exitCode == 2);
}

TEST_CASE("report writes every format, never half and never over another file", "[cli]")
{
    const TemporaryFolder folder;
    for (const char *suffix : {"pdf", "html", "xlsx", "csv", "json"}) {
        const auto file = folder / (std::string("r \xED\x95\x9C.") + suffix);
        const std::string quoted = '\'' + file.string() + '\'';
        const auto run = runCli("report preset:layoutlm -o " + quoted);
        INFO(suffix << run.err);
        CHECK(run.exitCode == 0);
        CHECK(std::filesystem::file_size(file) > 500);
        CHECK(runCli("report preset:layoutlm -o " + quoted).exitCode == 2);
        CHECK(runCli("report preset:layoutlm --force -o " + quoted).exitCode == 0);
    }
    CHECK(runCli("report preset:layoutlm -o /nonexistent/folder/x.pdf").exitCode == 2);
}

TEST_CASE("a report carries its scenario and gives the same figures again", "[cli]")
{
    const TemporaryFolder folder;
    const auto pdf = (folder / "r.pdf").string();
    REQUIRE(runCli("report preset:layoutlm -o " + pdf).exitCode == 0);
    const std::string columns = " --format csv --columns instance_type,usd_per_million,kwh_per_million,gco2e_per_million";
    CHECK(runCli("evaluate " + pdf + columns).out == runCli("evaluate preset:layoutlm" + columns).out);
}

TEST_CASE("an import is shown first and written whole", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "prices.json", R"({"SpotPriceHistory": [
        {"AvailabilityZone": "us-east-1a", "InstanceType": "g5.xlarge", "ProductDescription": "Linux/UNIX", "SpotPrice": "0.4500",
         "Timestamp": "2026-09-01T00:00:00+00:00"}]})");
    const std::string file = (folder / "prices.json").string();
    const std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    const auto dry = runCli(overlay + "import " + file + " --dry-run --format json");
    INFO(dry.err);
    REQUIRE(dry.exitCode == 0);
    CHECK_FALSE(std::filesystem::exists(folder / "own.db"));
    CHECK(dry.json().at("added").get<int>() + dry.json().at("changed").get<int>() > 0);
    writeText(folder / "nonsense.json", "{");
    CHECK(runCli(overlay + "import " + (folder / "nonsense.json").string()).exitCode == 2);
}
