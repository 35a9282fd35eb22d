// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/model/importers/samples.h"
#include "tests/support/catch.h"
#include "tests/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

TEST_CASE("query reads the catalogue and the results", "[cli]")
{
    const auto count = runCli("query 'SELECT count(*) AS n FROM instance_type' --format json");
    REQUIRE(count.exitCode == 0);
    CHECK(count.json().at("rows")[0].at("n") == 362.0);
    const auto joined
        = runCli("query 'SELECT instance_type, usd_per_million FROM results WHERE usd_per_million IS NOT NULL' "
                 "--scenario preset:layoutlm --format csv");
    const auto line = joined.out.find("inf1.2xlarge,");
    REQUIRE(line != std::string::npos);
    CHECK(std::abs(wattfare::test::numberOf(joined.out.substr(line + 13, 40)) - 2.172) < 1e-12);
    CHECK(runCli("query 'DELETE FROM region'").exitCode == 2);
    CHECK(runCli("query 'SELECT nonsense FROM region'").err.find("no such column: nonsense") != std::string::npos);
}

TEST_CASE("a result that grows without end is cut where memory would go", "[cli]")
{
    const auto endless = runCli("query \"WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT "
                                "printf('%.4000000c', 'x') FROM n\" --limit 10000 --format csv > /dev/null");
    CHECK(endless.exitCode == 0);
    CHECK(endless.err.find("256 MiB") != std::string::npos);
}

TEST_CASE("a query's table rounds away no digit before the decimal point", "[cli]")
{
    const auto whole = runCli(
        "query \"SELECT 13433 AS n, 2016 AS release_year, 4711 AS source_id, 0.123456 AS share, 12.3456 AS usd "
        "UNION ALL SELECT 27, 2017, 4712, 13433.27, 2091\"");
    REQUIRE(whole.exitCode == 0);
    INFO(whole.out);
    for (const char *text : {"13,433", "27", "2016", "2017", "4711", "0.123", "12.35", "2,091"})
        CHECK(whole.out.find(text) != std::string::npos);
    for (const char *text : {"13,400", "27.0", "2,01", "2,02", "4,71"})
        CHECK(whole.out.find(text) == std::string::npos);
    const auto csv = runCli("query 'SELECT 13433 AS n, 2016 AS release_year' --format csv");
    CHECK(csv.out.find("13433,2016") != std::string::npos);
    // The same question to the bundled catalogue: no two years look alike.
    const auto years = runCli("query 'SELECT count(*) AS n, release_year FROM instance_type WHERE release_year IS NOT "
                              "NULL GROUP BY 2 ORDER BY 2'");
    INFO(years.out);
    CHECK(years.out.find("2017") != std::string::npos);
    CHECK(years.out.find("2018") != std::string::npos);
    CHECK(years.out.find("2,0") == std::string::npos);
}

TEST_CASE("check passes the bundled catalogue", "[cli]")
{
    const auto run = runCli("check --format json");
    for (const auto &[kind, table] : {std::pair("on_demand", "price_on_demand"), std::pair("spot", "price_spot"),
             std::pair("band", "interruption_band"), std::pair("commitment", "commitment"),
             std::pair("capacity_block", "price_capacity_block")}) {
        const auto newest
            = runCli(std::string("query 'SELECT date(max(as_of)) AS day FROM ") + table + "' --format json").json();
        INFO(kind);
        CHECK(run.json().at("newest").at(kind) == newest.at("rows").at(0).at("day"));
    }
    CHECK(runCli("check").out.find("Spot prices: newest of ") != std::string::npos);
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

TEST_CASE("place says what holds a task, writes what deploys a placement and lists what its types need", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "tasks.json", R"({"version": 1, "tasks": [
        {"name": "small", "count": 5, "gpus": 1, "vcpus": 4, "memory_gib": 15}, {"name": "web", "count": 2, "vcpus": 2}],
        "instance_types": ["g5.*", "c6i.large"], "region": "us-east-1"})");
    const std::string place = "place " + (folder / "tasks.json").string();
    const auto holds = runCli(place + " --holds --task small --format json");
    INFO(holds.err);
    REQUIRE(holds.exitCode == 0);
    const auto rows = holds.json().at("holds");
    CHECK(rows.at(0).at("usd_per_copy").get<double>() <= rows.at(1).at("usd_per_copy").get<double>());
    CHECK(rows.back().at("instance_type") == "c6i.large");
    CHECK(rows.back().at("blocking") == "gpus");
    CHECK(runCli(place + " --holds").out.find("GPUs: 1.00 requested, 0 available") != std::string::npos);
    const auto unknown = runCli(place + " --holds --task big");
    CHECK(unknown.exitCode != 0);
    CHECK(unknown.err.find("The tasks are: small, web.") != std::string::npos);
    CHECK(runCli(place + " --task small").exitCode == 2);
    CHECK(runCli(place + " --spot").exitCode == 2);

    const auto ecs = runCli(place + " --deploy ecs");
    CHECK(ecs.exitCode == 0);
    CHECK(ecs.out.starts_with("# Written from a placement in us-east-1"));
    CHECK(ecs.out.find("AWS::ECS::CapacityProvider") != std::string::npos);
    const auto karpenter = runCli(place + " --deploy karpenter --spot");
    CHECK(karpenter.out.find("apiVersion: karpenter.sh/v1\n") != std::string::npos);
    CHECK(karpenter.out.find("- spot\n") != std::string::npos);
    CHECK(runCli(place + " --deploy helm").exitCode == 2);
    const auto list = runCli(place + " --checklist --format json").json().at("checklist");
    REQUIRE_FALSE(list.empty());
    CHECK(list.at(0).at("item").get<std::string>().find("/amazon-linux-2023/gpu/") != std::string::npos);
}

TEST_CASE("place takes task definitions and manifests, several files and standard input", "[cli]")
{
    const std::string data = WATTFARE_SOURCE_DIR "/tests/data/containers/";
    const auto run = runCli("place " + data + "ecs-gpu.json - --format json < " + data + "gpu-deployment.yaml");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    CHECK(run.json().at("usd_per_hour").get<double>() > 0.0);
    CHECK(run.err.find("Read from " + data + "ecs-gpu.json (Amazon ECS): tasks 1, copies 1.") != std::string::npos);
    CHECK(run.err.find("Read from - (Kubernetes): tasks 1, copies 6.") != std::string::npos);
    CHECK(run.json().at("notes").size() == 4); // and types without a price, and Arm types, that were left aside
    const auto quiet = runCli("-q place " + data + "gpu-deployment.yaml");
    CHECK(quiet.err.empty());
    const TemporaryFolder folder;
    writeText(folder / "chart.yaml", "apiVersion: v1\nkind: Pod\nmetadata: {name: {{ .Release.Name }}}\n");
    const auto bad = runCli("place " + (folder / "chart.yaml").string());
    CHECK(bad.exitCode == 2);
    CHECK(bad.err.find("line 3: the template {{ .Release.Name }} is not filled in") != std::string::npos);
    CHECK(runCli("place " + (folder / "nowhere.yaml").string()).exitCode != 0);
}

TEST_CASE("guide answers and explains", "[cli]")
{
    const auto run = runCli("guide --answer work=inference --region us-east-1 --as-of 2026-09-14 --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    CHECK_FALSE(run.json().at("options").empty());
    CHECK_FALSE(run.json().at("rejected").empty());
    const std::string said = runCli("guide --answer work=llm_serving --region us-east-1 --as-of 2026-09-14").out;
    CHECK(said.find(", Lowest risk") == std::string::npos); // one label after the other
    CHECK(said.find(", lowest risk") != std::string::npos);
    CHECK(runCli("guide --picks --format json").json().at("picks").size() == 5);
    CHECK(runCli("guide --answer code=cuda --answer accelerator=trainium").exitCode == 1);
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
    const std::string columns
        = " --format csv --columns instance_type,usd_per_million,kwh_per_million,gco2e_per_million";
    CHECK(runCli("evaluate " + pdf + columns).out == runCli("evaluate preset:layoutlm" + columns).out);
}

TEST_CASE(
    "a report takes from its scenario what the window left there, and the command line has the last word", "[cli]")
{
    const TemporaryFolder folder;
    REQUIRE(runCli("report preset:layoutlm -o " + (folder / "r.json").string()).exitCode == 0);
    auto scenario = nlohmann::json::parse(readText(folder / "r.json")).at("scenario");
    scenario["view"]["report"] = {{"title", "For Friday"}, {"author", "Jane Kim"}, {"paper", "letter"},
        {"format", "pdf"}, {"provenance", true}, {"sections", {"sources", "answer"}}};
    writeText(folder / "s.wattfare", scenario.dump());
    const auto report = [&](const std::string &options) {
        const auto run = runCli("report " + (folder / "s.wattfare").string() + " --force -o "
            + (folder / "s.json").string() + ' ' + options);
        INFO(run.err);
        REQUIRE(run.exitCode == 0);
        return nlohmann::json::parse(readText(folder / "s.json"));
    };
    const auto ids = [](const nlohmann::json &json) {
        std::string all;
        for (const auto &section : json.at("sections"))
            all += section.at("id").get<std::string>() + ' ';
        return all;
    };
    const auto kept = report("");
    CHECK(kept.at("title") == "For Friday");
    CHECK(kept.at("author") == "Jane Kim");
    CHECK(ids(kept) == "sources answer ");
    const auto said = report("--title Monday --author Kim --sections answer,ranking");
    CHECK(said.at("title") == "Monday");
    CHECK(said.at("author") == "Kim");
    CHECK(ids(said) == "answer ranking ");
    CHECK(report("--title '   '").at("title") == "For Friday");
    // Paper and author of the PDF, provenance of the CSV.
    const std::string pdf = (folder / "s.pdf").string(), csv = (folder / "s.csv").string();
    REQUIRE(runCli("report " + (folder / "s.wattfare").string() + " -o " + pdf).exitCode == 0);
    if (std::system("command -v pdfinfo >/dev/null") == 0)
        CHECK(std::system(("pdfinfo '" + pdf + "' | grep -q 612").c_str()) == 0);
    REQUIRE(runCli("report " + (folder / "s.wattfare").string() + " --sections ranking -o " + csv).exitCode == 0);
    CHECK(readText(csv).find(",usd_per_million class,") != std::string::npos);
    REQUIRE(runCli("report preset:layoutlm --force --provenance -o " + csv).exitCode == 0);
    CHECK(readText(csv).find(",usd_per_million class,") != std::string::npos);
    // What is none is refused.
    for (const char *wrong : {"--language xx", "--language fr_FR", "--sections nonsense", "--paper a3"}) {
        INFO(wrong);
        CHECK(runCli(std::string("report preset:layoutlm --force -o ") + pdf + ' ' + wrong).exitCode == 2);
    }
    CHECK(runCli("report preset:layoutlm --force --paper A4 -o " + pdf).exitCode == 0);
    REQUIRE(runCli("report preset:layoutlm --title '  ' --force -o " + (folder / "r.json").string()).exitCode == 0);
    CHECK_FALSE(nlohmann::json::parse(readText(folder / "r.json")).at("title").get<std::string>().starts_with(' '));
}

TEST_CASE("files for programs have the whole ranking, in the same words whatever the language", "[cli]")
{
    const TemporaryFolder folder;
    const std::string csv = (folder / "r.csv").string(), korean = (folder / "k.csv").string(),
                      json = (folder / "r.json").string();
    REQUIRE(runCli("report preset:hpc-fp64 -o " + csv).exitCode == 0);
    REQUIRE(runCli("report preset:hpc-fp64 --language ko -o " + korean).exitCode == 0);
    REQUIRE(runCli("report preset:hpc-fp64 -o " + json).exitCode == 0);
    const std::string text = readText(csv);
    CHECK(text == readText(korean));
    const auto lines = std::count(text.begin(), text.end(), '\n');
    const auto counted = runCli(
        "query 'SELECT count(*) AS n FROM results WHERE counts_for_best' --scenario preset:hpc-fp64 --format json");
    INFO(counted.err << counted.out);
    REQUIRE(counted.exitCode == 0);
    CHECK(static_cast<double>(lines - 1) == counted.json().at("rows")[0].at("n").get<double>());
    CHECK(lines > 40);
    const auto read = nlohmann::json::parse(readText(json));
    for (const auto &section : read.at("sections"))
        if (section.at("id") == "ranking")
            CHECK(static_cast<long>(section.at("blocks")[0].at("rows").size()) == lines - 1);
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
    const auto landed = runCli(overlay + "import " + file + " --format json");
    INFO(landed.err);
    REQUIRE(landed.exitCode == 0);
    CHECK(landed.json().at("dry_run") == false);
    const auto read = runCli(overlay
        + "query 'SELECT nano_usd_per_hour AS nano, (SELECT count(*) FROM overlay.import) AS imports FROM "
          "overlay.price_spot' --format json");
    INFO(read.err);
    REQUIRE(read.exitCode == 0);
    CHECK(read.json().at("rows")[0].at("nano") == 450000000.0);
    CHECK(read.json().at("rows")[0].at("imports") == 1.0);
    CHECK(runCli("check " + (folder / "own.db").string()).exitCode == 0);
    // The same file again has nothing new to say.
    const auto again = runCli(overlay + "import " + file + " --dry-run --format json").json();
    CHECK(again.at("added") == 0);
    CHECK(again.at("changed") == 0);
    CHECK(again.at("unchanged") == 2);
    const std::string before = readText(folder / "own.db");
    writeText(folder / "nonsense.json", "{");
    CHECK(runCli(overlay + "import " + (folder / "nonsense.json").string()).exitCode == 2);
    const auto forced = runCli(overlay + "import --as spot_price_history " + (folder / "nonsense.json").string());
    CHECK(forced.exitCode == 2);
    CHECK(forced.err.find("nonsense.json") != std::string::npos);
    CHECK(readText(folder / "own.db") == before);
}

TEST_CASE("an import of which every row is refused fails with the reason, a dry run too", "[cli]")
{
    const TemporaryFolder folder;
    const std::string head = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    const std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    const auto run = [&](const std::string &rows, const char *arguments) {
        writeText(folder / "prices.csv", head + rows);
        return runCli(overlay + "import " + (folder / "prices.csv").string() + arguments);
    };
    for (const char *arguments : {" --dry-run", ""}) {
        INFO(arguments);
        const auto mars = run("aws,g5.xlarge,mars-north-1,2026-10-01,0.5,E-AWSPUE,\naws,g5.2xlarge,mars-north-1,2026-"
                              "10-01,0.6,E-AWSPUE,\n",
            arguments);
        CHECK(mars.exitCode == 2);
        CHECK(mars.err.find("mars-north-1") != std::string::npos);
        CHECK(mars.err.find("does not know this region") != std::string::npos);
        CHECK(mars.err.find("all 2 rows") != std::string::npos);
        CHECK(mars.out.find("does not know this region") != std::string::npos); // words in the table, the id in JSON
        const std::string one = run("aws,g99.xlarge,us-east-1,2026-10-01,0.5,E-AWSPUE,\n", arguments).err;
        CHECK(one.find("g99.xlarge") != std::string::npos);
        CHECK(one.find("its 1 row was refused") != std::string::npos); // one is spoken of as one
        CHECK_FALSE(std::filesystem::exists(folder / "own.db"));
    }
    const auto json = run("aws,g5.xlarge,mars-north-1,2026-10-01,0.5,E-AWSPUE,\n", " --dry-run --format json");
    CHECK(json.exitCode == 2);
    CHECK(json.json().at("refused") == 1);
    CHECK(json.json().at("changes")[0].at("reason") == "unknown_region");
    // One good row is enough.
    CHECK(
        run("aws,g5.xlarge,mars-north-1,2026-10-01,0.5,E-AWSPUE,\naws,g5.2xlarge,us-east-1,2026-10-01,0.6,E-AWSPUE,\n",
            " --dry-run")
            .exitCode
        == 0);
}

TEST_CASE("the table of a dry run shows per cent and every digit", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "prices.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"
        "aws,g5.xlarge,us-east-1,2026-10-01,0.503,E-AWSPUE,\naws,g4dn.xlarge,us-east-1,2026-10-01,0.52604,E-AWSPUE,\n");
    const std::string import
        = "--overlay " + (folder / "own.db").string() + " import " + (folder / "prices.csv").string() + " --dry-run";
    const auto table = runCli(import);
    INFO(table.out << table.err);
    REQUIRE(table.exitCode == 0);
    CHECK(table.out.find("50.0 ") != std::string::npos); // 1.006 to 0.503
    CHECK(table.out.find("5,000") == std::string::npos);
    CHECK(table.out.find("0.526 ") != std::string::npos);
    CHECK(table.out.find("0.52604") != std::string::npos);
    const auto rows = runCli(import + " --format json").json().at("changes");
    REQUIRE(rows.size() == 2);
    for (const auto &row : rows)
        CHECK(row.at("percent").get<double>()
            == Approx(100 * (row.at("after").get<double>() / row.at("before").get<double>() - 1)));
}

TEST_CASE("the table of a measured series shows per cent", "[cli]")
{
    const TemporaryFolder folder;
    std::string series = "timestamp, index, utilization.gpu [%]\n";
    for (int i = 0; i < 10; ++i)
        series
            += "2026/09/01 00:0" + std::to_string(i) + ":00.000, 0, " + std::to_string(i % 2 == 0 ? 50 : 51) + " %\n";
    writeText(folder / "smi.csv", series);
    const auto run = runCli("energy g5.xlarge --assumed-u-cpu 25 --series " + (folder / "smi.csv").string());
    INFO(run.out << run.err);
    REQUIRE(run.exitCode == 0);
    const auto line = run.out.find("mean_u_acc_pct");
    REQUIRE(line != std::string::npos);
    const std::string words = run.out.substr(line, run.out.find('\n', line) - line);
    CHECK(words.find("50") != std::string::npos);
    CHECK(words.find("5,0") == std::string::npos);
}

TEST_CASE("a log of ten samples a second is one accelerator, and another card is told even when quiet", "[cli]")
{
    const TemporaryFolder folder;
    std::string series = "timestamp, name, utilization.gpu [%], power.draw [W]\n";
    for (int i = 0; i < 600; ++i)
        series += "2026/09/01 00:00:" + std::string(i < 100 ? "0" : "") + std::to_string(i / 10) + '.'
            + std::to_string(i % 10) + "03, Tesla T4, 90 %, 123.00 W\n";
    writeText(folder / "smi.csv", series);
    const auto watts = [](const nlohmann::json &document) {
        for (const auto &row : document.at("quantities"))
            if (row.at("quantity") == "mean_it_w")
                return row.at("value").get<double>();
        return 0.0;
    };
    const std::string options = " --assumed-u-cpu 25 --format json --quiet --series " + (folder / "smi.csv").string();
    const auto right = runCli("energy g4dn.xlarge" + options);
    INFO(right.out << right.err);
    REQUIRE(right.exitCode == 0);
    CHECK(watts(right.json()) > 123.0);
    CHECK(watts(right.json()) < 300.0);
    CHECK(right.err.empty());
    CHECK_FALSE(right.json().contains("warnings"));
    const auto other = runCli("energy g5.xlarge" + options);
    REQUIRE(other.exitCode == 0);
    CHECK(other.err.find("Tesla T4") != std::string::npos);
    CHECK(other.err.find("A10G") != std::string::npos);
    REQUIRE(other.json().at("warnings").size() == 1);
}

TEST_CASE("energy takes PUE, grid intensity and clocks up", "[cli]")
{
    const auto figures = [](const std::string &options) {
        const auto run = runCli("energy g5.xlarge --hours 10 --format json " + options);
        INFO(options << run.err);
        REQUIRE(run.exitCode == 0);
        std::map<std::string, double> values;
        const auto document = run.json(); // outlives the loop
        for (const auto &row : document.at("quantities"))
            if (row.at("value").is_number())
                values[row.at("quantity")] = row.at("value").get<double>();
        return values;
    };
    auto plain = figures(""), own = figures("--pue 1.5 --grid-intensity 200");
    CHECK(own["pue"] == 1.5);
    CHECK(own["intensity_g_per_kwh"] == 200.0);
    CHECK(own["it_kwh"] == plain["it_kwh"]);
    CHECK(own["kwh"] == Approx(plain["it_kwh"] * 1.5));
    CHECK(own["operational_gco2e"] == Approx(plain["it_kwh"] * 1.5 * 200.0));
    CHECK(figures("--load idle --clocks-up")["accelerator_w"] > figures("--load idle")["accelerator_w"] + 10);
    CHECK(figures("--clocks-up --u-acc 100")["accelerator_w"] == figures("--u-acc 100")["accelerator_w"]);
    const auto all = runCli("energy g5.xlarge --method all --pue 1.5 --format json").json();
    for (const auto &row : all.at("methods"))
        if (row.at("pue").is_number())
            CHECK((row.at("pue") == 1.5 || row.at("method") == "codecarbon" || row.at("method") == "mlco2"));
    const TemporaryFolder folder;
    writeText(folder / "smi.csv",
        "timestamp, index, utilization.gpu [%]\n2026/09/01 00:00:00.000, 0, 50 %\n2026/09/01 00:01:00.000, 0, 50 %\n");
    const auto series
        = runCli("energy g5.xlarge --assumed-u-cpu 25 --pue 1.5 --grid-intensity 200 --format json --series "
            + (folder / "smi.csv").string())
              .json();
    CHECK(series.at("pue") == 1.5);
    CHECK(series.at("intensity_g_per_kwh") == 200.0);
    for (const char *bad : {"--pue 0.9", "--pue x", "--grid-intensity -1", "--pue nan"})
        CHECK(runCli(std::string("energy g5.xlarge ") + bad).exitCode == 2);
}

TEST_CASE("imports and choices are listed, and an import is taken back", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "prices.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\naws,g5.xlarge,us-east-1,2026-10-01,0.5,E-"
        "AWSPUE,\n");
    const std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    CHECK(runCli(overlay + "imports").exitCode == 0); // nothing there yet
    CHECK(runCli(overlay + "imports revert 1").exitCode != 0);
    CHECK_FALSE(std::filesystem::exists(folder / "own.db")); // asking makes no file
    REQUIRE(runCli(overlay + "import " + (folder / "prices.csv").string()).exitCode == 0);
    const auto list = runCli(overlay + "imports list --format json").json().at("imports");
    REQUIRE(list.size() == 1);
    CHECK(list[0].at("file") == "prices.csv");
    CHECK(list[0].at("rows") == 1.0);
    CHECK(list[0].at("sha256").get<std::string>().size() == 64);
    // What counts, merged.
    const std::string ask
        = "query \"SELECT usd_per_hour AS usd, origin FROM merged_price_on_demand WHERE instance_type = 'g5.xlarge' "
          "AND region = 'us-east-1' AND as_of = '2026-10-01'\" --format json";
    const auto merged = runCli(overlay + ask).json().at("rows");
    REQUIRE(merged.size() == 1);
    CHECK(merged[0].at("usd") == 0.5);
    CHECK(merged[0].at("origin") == "import");
    CHECK(runCli("query --help").out.find("overlay.price_on_demand") != std::string::npos);
    CHECK(runCli(overlay + "imports choices --format json").json().at("choices").empty());
    CHECK(runCli(overlay + "imports revert").exitCode == 2);
    const std::string id = std::to_string(static_cast<int>(list[0].at("id").get<double>()));
    CHECK(runCli(overlay + "imports revert " + id).exitCode == 0);
    CHECK(runCli(overlay + "imports --format json").json().at("imports").empty());
    CHECK(runCli(overlay + ask).json().at("rows").empty());
    CHECK(runCli(overlay + "imports revert " + id).exitCode != 0);
}

TEST_CASE("a spot price history in several files is one import", "[cli]")
{
    const TemporaryFolder folder;
    std::string files;
    for (int i = 0; i < 3; ++i) {
        const auto file = folder / ("page " + std::to_string(i) + ".json");
        writeText(file,
            R"({"SpotPriceHistory": [{"AvailabilityZone": "us-east-1a", "InstanceType": "g5.xlarge",
            "ProductDescription": "Linux/UNIX", "SpotPrice": "0.45", "Timestamp": "2026-09-0)"
                + std::to_string(i + 1) + R"(T00:00:00Z"}]})");
        files += " '" + file.string() + "'";
    }
    const std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    const auto run = runCli(overlay + "import" + files + " --format json");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    CHECK(run.json().at("file") == "page 0.json (+2)");
    CHECK(
        run.json().at("added").get<int>() + run.json().at("changed").get<int>() + run.json().at("unchanged").get<int>()
        == 4);
    const auto imports = runCli(overlay + "query 'SELECT row_count AS n FROM overlay.import' --format json").json();
    REQUIRE(imports.at("rows").size() == 1);
    CHECK(imports.at("rows")[0].at("n") == 4.0); // three observations and the price of the region
    const auto refused = runCli(overlay + "import" + files + " --as instance_types");
    CHECK(refused.exitCode == 2);
    CHECK(refused.err.find('3') != std::string::npos);
}

TEST_CASE("a pasted table lands only after its repairs were confirmed", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "table.txt",
        "Instance;Region;Memory (GiB);On-Demand (USD/h)\ng5.2.xlarge;us-east-1;32;1,212\n"
        "p4d.24xlarge;;1 152;30,5\nbanana;us-east-1;1;2\n");
    const std::string overlay = "--overlay " + (folder / "own.db").string() + ' ';
    const std::string import
        = overlay + "import " + (folder / "table.txt").string() + " --option as_of=2026-10-01 --format json";
    for (const char *answer : {"", " --option accept_repairs=no"}) {
        const auto asked = runCli(import + answer);
        CHECK(asked.exitCode == 2);
        CHECK(asked.err.find("accept_repairs=yes|no") != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(folder / "own.db"));
    }
    for (const char *format : {"table", "csv", "json"}) { // listed before they are confirmed, whatever the format
        const auto listed = runCli(import.substr(0, import.rfind("--format")) + "--format " + format);
        INFO(listed.err);
        CHECK(listed.err.find("g5.2.xlarge") != std::string::npos);
        CHECK(listed.err.find("g5.2xlarge") != std::string::npos);
        CHECK(listed.err.find("1 152") != std::string::npos);
        CHECK(listed.err.find("30.5") != std::string::npos);
        const auto dry = runCli(
            import.substr(0, import.rfind("--format")) + "--dry-run --option accept_repairs=yes --format " + format);
        CHECK(dry.err.find("g5.2xlarge") != std::string::npos);
    }
    const auto run = runCli(import + " --option accept_repairs=yes");
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("refused") == 1); // banana
    const auto repaired = [&](const char *before, const char *after) {
        for (const auto &repair : document.at("repairs"))
            if (repair.at("before") == before && repair.at("after") == after)
                return true;
        return false;
    };
    CHECK(repaired("g5.2.xlarge", "g5.2xlarge"));
    CHECK(repaired("", "us-east-1"));
    CHECK(repaired("1 152", "1152"));
    CHECK(repaired("1,212", "1.212"));
    CHECK(repaired("30,5", "30.5"));
    const auto prices = runCli(overlay
        + "query 'SELECT instance_type, nano_usd_per_hour AS nano FROM overlay.price_on_demand ORDER BY 1' --format "
          "json")
                            .json();
    REQUIRE(prices.at("rows").size() == 2);
    CHECK(prices.at("rows")[0].at("nano") == 1212000000.0);
    CHECK(prices.at("rows")[1].at("nano") == 30500000000.0);
}

TEST_CASE("an overlay that cannot be written is read, and an import says why it stops", "[cli]")
{
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    const auto home = folder / "read only";
    fs::create_directories(home);
    const auto own = home / "own.db";
    writeText(folder / "prices.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\naws,g5.xlarge,us-east-1,2026-10-01,0.5,E-"
        "AWSPUE,\n");
    writeText(folder / "more.csv",
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\naws,g5.xlarge,us-east-1,2026-10-02,0.6,E-"
        "AWSPUE,\n");
    const std::string overlay = "--overlay '" + own.string() + "' ";
    REQUIRE(runCli(overlay + "import " + (folder / "prices.csv").string()).exitCode == 0);
    // A disk without room: the write fails, the state before stays.
    const std::string before = readText(own);
    const std::string cli = std::string(WATTFARE_CLI) + " --catalog " WATTFARE_CATALOG_DB " " + overlay;
    const auto shell = [&](const std::string &command) {
        const int status = std::system(("bash -c \"" + command + "\" >" + (folder / "out").string() + " 2>"
            + (folder / "err").string() + " </dev/null")
                                           .c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    };
    CHECK(shell("trap '' XFSZ; ulimit -f 2; exec " + cli + "import " + (folder / "more.csv").string()) == 2);
    CHECK(readText(own) == before);
    // Root writes anywhere, so another user tries.
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(own, fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(
        home, fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    const std::string other = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
    if (shell(other + "test -r " WATTFARE_CATALOG_DB) != 0) {
        fs::permissions(home, fs::perms::owner_all);
        WARN("another user cannot reach the build folder: not tried");
        return;
    }
    CHECK(shell(other + cli + "import " + (folder / "more.csv").string()) == 2);
    CHECK(readText(folder / "err").find("own.db") != std::string::npos);
    CHECK(shell(other + cli + "evaluate preset:layoutlm --as-of 2026-10-05 --format json") == 0);
    CHECK(shell(other + cli + "query 'SELECT count(*) AS n FROM overlay.import' --format csv") == 0);
    CHECK(readText(folder / "out").find("1") != std::string::npos);
    fs::permissions(home, fs::perms::owner_all);
    CHECK(readText(own) == before);
}

TEST_CASE("every kind of import works behind a link and at a path with Hangul and blanks, and says where it cannot be "
          "written",
    "[cli]")
{
    namespace fs = std::filesystem;
    for (const wattfare::test::KindSample &each : wattfare::test::kindSamples()) {
        INFO(each.file);
        const TemporaryFolder folder;
        const fs::path place = folder / "내 데이터 with blanks";
        fs::create_directories(place);
        writeText(place / each.file, wattfare::test::bytesOf(each));
        const fs::path link = place / ("링크 to " + std::string(each.file));
        fs::create_symlink(place / each.file, link);
        std::string import = std::string(" import '") + link.string() + "' --as " + wattfare::importKindId(each.kind);
        for (const auto &[key, value] : each.options)
            import += " --option " + key + '=' + value;
        const auto landed = runCli("--overlay '" + (place / "own.db").string() + "'" + import + " --format json");
        INFO(landed.err);
        CHECK(landed.exitCode == 0);
        CHECK(landed.json().at("file") == link.filename().string());
        const auto list
            = runCli("--overlay '" + (place / "own.db").string() + "' imports --format json").json().at("imports");
        REQUIRE(list.size() == 1);
        CHECK(list[0].at("rows").get<double>() > 0);
        // Below a file no folder can be made, for nobody.
        const std::string before = readText(link);
        const auto refused = runCli("--overlay '" + (link / "own.db").string() + "'" + import);
        CHECK(refused.exitCode == 2);
        CHECK(refused.err.find("own.db cannot be written") != std::string::npos);
        CHECK(refused.err.find("choose another place") != std::string::npos); // what to do
        CHECK(readText(link) == before);
    }
}

TEST_CASE("check says what is wrong with a file", "[cli]")
{
    const TemporaryFolder folder;
    writeText(folder / "text.db", std::string(5000, 'x'));
    CHECK(runCli("check " + (folder / "text.db").string()).exitCode == 2);
    CHECK(runCli("check " + (folder / "none.db").string()).exitCode == 2);
    std::string bytes = readText(WATTFARE_CATALOG_DB);
    bytes[63] = 99; // the last byte of user_version
    writeText(folder / "newer.db", bytes);
    const auto newer = runCli("check " + (folder / "newer.db").string());
    CHECK(newer.exitCode == 2);
    CHECK(newer.err.find("newer.db") != std::string::npos);
}

TEST_CASE("predictions prints the errors of the fitted methods, of all and by group", "[cli]")
{
    const auto all = runCli("predictions --format json");
    REQUIRE(all.exitCode == 0);
    const auto rows = all.json().at("rows");
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].at("method") == "llm_serving/1");
    for (const auto &row : rows) {
        CHECK(row.at("median_factor") >= 1.0);
        CHECK(row.at("p90_factor") > row.at("median_factor"));
        CHECK(row.at("held") >= 0.76);
    }
    const auto one = runCli("predictions llm_serving --by software --format json").json().at("rows");
    double counted = 0;
    for (const auto &row : one)
        counted += row.at("prediction_rows").get<double>();
    CHECK(counted == rows[0].at("prediction_rows"));
    const auto read = runCli("predictions llm_serving --by software");
    CHECK(read.out.find("vLLM, load steps over the network") != std::string::npos);
    CHECK(read.out.find("vllm-load") == std::string::npos);
    const auto left = runCli("predictions inference --left-out --format json").json().at("rows");
    REQUIRE_FALSE(left.empty());
    for (const auto &row : left) {
        CHECK(row.at("method") == "inference/2");
        CHECK_FALSE(row.at("left_out_because").get<std::string>().empty());
        CHECK_FALSE(row.at("benchmark").get<std::string>().empty());
    }
    const auto words = runCli("predictions llm_serving --left-out").out;
    CHECK(words.find("the catalogue marks the row as outlier or superseded") != std::string::npos);
    CHECK(words.find("no_device") == std::string::npos);
    CHECK(runCli("predictions --left-out --by family").exitCode == 2);
    CHECK(runCli("predictions oracle").exitCode == 2);
    CHECK(runCli("predictions --by colour").exitCode == 2);
}

TEST_CASE("watts checks the method of energy against metered watts", "[cli]")
{
    const auto run = runCli("watts --format json");
    REQUIRE(run.exitCode == 0);
    const auto rows = run.json().at("rows");
    REQUIRE(rows.size() >= 6);
    for (const auto &row : rows) {
        CHECK(row.at("measured_each_w") > 0.0);
        CHECK(row.at("runs") > 0.0);
        CHECK((row.at("metered") == "whole_system") == !row.at("whole_host").is_null());
    }
    CHECK(runCli("watts").out.find("whole server") != std::string::npos);
}
