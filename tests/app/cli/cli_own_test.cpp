// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sys/wait.h>

// own: prices, discounts, throughputs and figures of the person's, as "My data" of the window has them.
namespace {

class Own
{
public:
    CliRun operator()(const std::string &arguments) const
    {
        return runCli("--overlay '" + file().string() + "' " + arguments);
    }
    nlohmann::json choices(const std::string &arguments) const
    {
        const CliRun run = (*this)("own " + arguments + " --format json");
        INFO(arguments << run.out << run.err);
        REQUIRE(run.exitCode == 0);
        return run.json().at("choices");
    }
    double onDemand(const std::string &type, const std::string &region, const std::string &day) const
    {
        const auto rows = (*this)(
            "query \"SELECT usd_per_hour AS usd FROM merged_price_on_demand WHERE instance_type = '" + type
            + "' AND region = '" + region + "' AND as_of <= '" + day + "' ORDER BY as_of DESC LIMIT 1\" --format json")
                              .json()
                              .at("rows");
        REQUIRE(rows.size() == 1);
        return rows[0].at("usd").get<double>();
    }
    std::filesystem::path file() const { return m_folder / "own.db"; }

private:
    TemporaryFolder m_folder;
};

} // namespace

TEST_CASE("an own price is set, counts, is listed, replaced, undone, done again and cleared", "[cli][own]")
{
    const Own own;
    CHECK(own.choices("list").empty());
    CHECK_FALSE(std::filesystem::exists(own.file())); // asking makes no file
    const double before = own.onDemand("g5.xlarge", "us-east-1", "2089-12-31");
    auto choices = own.choices("price g5.xlarge@us-east-1 0.77 --note 'contract 12'");
    REQUIRE(choices.size() == 1);
    CHECK(choices[0].at("kind") == "price");
    CHECK(choices[0].at("subject") == "g5.xlarge");
    CHECK(choices[0].at("region") == "us-east-1");
    CHECK(choices[0].at("item") == "on_demand");
    CHECK(choices[0].at("value") == 0.77);
    CHECK(choices[0].at("unit") == "USD/h");
    CHECK(choices[0].at("note") == "contract 12");
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2089-12-31") == 0.77);
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2023-11-20") == before); // before its day the books hold
    CHECK(own.onDemand("g5.xlarge", "us-west-2", "2089-12-31") != 0.77);
    choices = own.choices("price g5.xlarge@us-east-1 0.5");
    REQUIRE(choices.size() == 1);
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2089-12-31") == 0.5);
    choices = own.choices("undo");
    REQUIRE(choices.size() == 1);
    CHECK(choices[0].at("value") == 0.77);
    CHECK(own.choices("redo")[0].at("value") == 0.5);
    CHECK(own("own redo").exitCode == 1); // nothing more
    choices = own.choices("list");
    REQUIRE(choices.size() == 1);
    const std::string id = std::to_string(static_cast<int>(choices[0].at("id").get<double>()));
    CHECK(own.choices("clear " + id).empty());
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2089-12-31") == before);
    CHECK(own("own clear " + id).exitCode == 2);
    CHECK(own.choices("undo").size() == 1);
    for (int i = 0; i < 2; ++i)
        own.choices("undo");
    const auto none = own("own undo");
    CHECK(none.exitCode == 1);
    CHECK(none.err.find("undo") != std::string::npos);
    CHECK(own.choices("list").empty());
    const auto table = own("own list");
    CHECK(table.out.find(".00") == std::string::npos); // numbers of choices are whole
    // The same list under the older verb.
    own.choices("price g5.xlarge@us-east-1 0.77");
    CHECK(own("imports choices --format json").json().at("choices") == own.choices("list"));
}

TEST_CASE("own values are where the window keeps them", "[cli][own]")
{
    const TemporaryFolder folder;
    const std::string command = "XDG_DATA_HOME=" + folder.path().string() + ' '
        + WATTFARE_CLI " --catalog " WATTFARE_CATALOG_DB " own price g5.xlarge 0.5 >/dev/null 2>&1";
    CHECK(std::system(command.c_str()) == 0);
    CHECK(std::filesystem::exists(
        folder / "wattfare/overlay.db")); // the folder bears the window's name, not the command's
}

TEST_CASE("an own price holds from the day that was stated", "[cli][own]")
{
    const Own own;
    const double before = own.onDemand("g5.xlarge", "us-east-1", "2024-05-31");
    const auto choices = own.choices("price g5.xlarge@us-east-1 0.77 --since 2024-06-01");
    CHECK(choices[0].at("since") == "2024-06-01");
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2024-06-01") == 0.77);
    CHECK(own.onDemand("g5.xlarge", "us-east-1", "2024-05-31") == before);
    for (const char *day : {"2990-01-01", "1969-12-31", "yesterday", "2026-02-30"}) {
        INFO(day);
        const auto run = own("own price g5.xlarge@us-east-1 0.6 --since " + std::string(day));
        CHECK(run.exitCode == 2);
        CHECK(run.err.find("since") != std::string::npos);
        CHECK(run.err.find(day) != std::string::npos);
    }
}

TEST_CASE("an own price of a day does not count before it, whatever the lists know", "[cli][own]")
{
    const Own own;
    // Later than the newest list of the shipped catalogue.
    const auto usd = [&](const std::string &more) -> double {
        const auto rows = own("evaluate preset:layoutlm --set type_filter=g4dn.2xlarge --set regions=us-east-1 --set "
                              "purchase=on-demand --columns instance_type,price_usd_per_hour --format json "
            + more)
                              .json()
                              .at("rows");
        REQUIRE(rows.size() == 1);
        return rows[0].at("price_usd_per_hour");
    };
    const double august = usd("--as-of 2026-08-01");
    REQUIRE(august > 0.0);
    own.choices("price g4dn.2xlarge@us-east-1 0.5 --since 2026-11-22");
    CHECK(usd("--as-of 2026-08-01") == august);
    CHECK(usd("--as-of 2026-11-21") != 0.5);
    CHECK(usd("--as-of 2026-11-22") == 0.5);
    CHECK(usd("--set as_of=null") == 0.5);
}

TEST_CASE("discounts, commitments and every region", "[cli][own]")
{
    const Own own;
    const double list = own.onDemand("g4dn.xlarge", "eu-west-1", "2089-12-31");
    CHECK(own.choices("discount '*' 10")[0].at("unit") == "%");
    CHECK(own.onDemand("g4dn.xlarge", "eu-west-1", "2089-12-31") == Approx(0.9 * list));
    const auto committed = own.choices("price g5.xlarge@us-east-1 0.4 --option reserved_standard-1y-no_upfront");
    REQUIRE(committed.size() == 2);
    CHECK(committed[0].at("item") == "reserved_standard/1/no_upfront");
    CHECK(own.choices("price g5.xlarge@us-east-1 0.45 --option reserved_standard/1/no_upfront").size()
        == 2); // the same offer
    CHECK(own.choices("price g5.xlarge 0.3 --option spot")[0].at("region") == "*");
    CHECK(own.choices("discount g5.xlarge 20 --option on-demand")[0].at("item") == "on_demand");
    const auto edp = own.choices("discount '*' 5 --option '*'");
    CHECK(edp[0].at("subject") == "*");
    CHECK(edp[0].at("item") == "*");
    CHECK(own("own price g5.xlarge 0.3 --option '*'").exitCode == 2);
}

TEST_CASE("an own figure and an own throughput change the result", "[cli][own]")
{
    const Own own;
    const auto accelerator = [&]() -> nlohmann::json {
        const auto answer = own("energy g4dn.2xlarge --hours 1 --u-acc 100 --format json").json();
        for (const auto &row : answer.at("quantities"))
            if (row.at("quantity") == "accelerator_w")
                return row;
        return {};
    };
    const auto before = accelerator();
    const auto choices = own.choices("figure nvidia-t4 full_load_w 35 --low 30 --high 40");
    CHECK(choices[0].at("kind") == "figure");
    CHECK(choices[0].at("unit") == "W");
    const auto after = accelerator();
    CHECK(after.at("value") == 35.0);
    CHECK(after.at("low") == 30.0);
    CHECK(after.at("high") == 40.0);
    own.choices("undo");
    CHECK(accelerator() == before);
    const auto instances = [&] {
        const auto answer = own("evaluate preset:layoutlm --format json").json();
        for (const auto &row : answer.at("rows"))
            if (row.at("instance_type") == "g4dn.2xlarge")
                return row.at("instances").get<double>();
        return 0.0;
    };
    CHECK(instances() == 33);
    own.choices("throughput g4dn.2xlarge layoutlm-base 5 --unit inferences/s");
    const auto list = own.choices("list");
    REQUIRE(list.size() == 1);
    CHECK(list[0].at("item") == "layoutlm-base");
    CHECK(list[0].at("value") == 5.0);
}

TEST_CASE("another figure is preferred by its source, and the alternatives are listed", "[cli][own]")
{
    const Own own;
    const auto figures = [&] { return own("own alternatives nvidia-a10g tdp_w --format json").json().at("figures"); };
    auto all = figures();
    REQUIRE(all.size() == 3);
    const auto counting = [&] {
        double value = 0;
        for (const auto &row : figures())
            if (row.at("counts") == "yes")
                value = row.at("value").get<double>();
        return value;
    };
    CHECK(counting() == 300);
    const auto choices = own.choices("prefer nvidia-a10g tdp_w E-MLCO2");
    REQUIRE(choices.size() == 1);
    CHECK(choices[0].at("kind") == "preference");
    CHECK(counting() == 150);
    // An own figure stands over it; preferring again takes the own one away.
    own.choices("figure nvidia-a10g tdp_w 200");
    CHECK(counting() == 200);
    CHECK(own.choices("prefer nvidia-a10g tdp_w E-MLCO2").size() == 1);
    CHECK(counting() == 150);
    const auto unknown = own("own prefer nvidia-a10g tdp_w NOBODY");
    CHECK(unknown.exitCode == 2);
    CHECK(unknown.err.find("E-MLCO2") != std::string::npos); // says which there are
    CHECK(own("own prefer nvidia-a10g nonsense_w E-MLCO2").exitCode == 2);
    CHECK(own("own alternatives nvidia-nothing").exitCode == 2);
    CHECK(own("own alternatives us-east-1 pue").exitCode == 0);
    const auto table = own("own alternatives nvidia-a10g");
    CHECK(table.exitCode == 0);
    CHECK(table.out.find("full_load_w") != std::string::npos);
}

TEST_CASE("own values that cannot be right are refused by field, found and expected, and no file is made", "[cli][own]")
{
    const Own own;
    const std::pair<const char *, const char *> bad[] = {{"price g5.xlarge@us-east-1 0", "price"},
        {"price g5.xlarge@us-east-1 1e9", "price"}, {"price g5.xlarge@us-east-1 nan", "price"},
        {"price g9.xlarge@us-east-1 1", "g9.xlarge"}, {"price g5.xlarge@moon-1 1", "moon-1"}, {"price '*' 1", "type"},
        {"price g5.xlarge 1 --option later", "later"},
        {"price g5.xlarge 1 --option compute_savings_plan-1y-no_upfront", "option"},
        {"discount g5.xlarge 100", "discount"}, {"figure nvidia-a10g full_load_w 0.2 --unit kW", "kW"},
        {"figure nvidia-a10g full_load_w -5", ""}, {"figure nvidia-a10g full_load_w 5 --low 6", "full_load_w"},
        {"figure us-east-1 pue 0.5", "pue"}, {"figure nothing pue 1.5", "nothing"},
        {"figure nvidia-a10g wattage 5", "wattage"}, {"throughput g5.xlarge bert-large 5 --unit parsecs", "parsecs"},
        {"throughput g5.xlarge no-model 5 --unit sequences/s", "no-model"},
        {"throughput g5.xlarge bert-large 0 --unit sequences/s", "throughput"},
        {"throughput g5.xlarge bert-large inf --unit sequences/s", "throughput"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --sequence-length inf", "sequence_length"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --sequence-length nan", "sequence_length"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --sequence-length -5", "sequence_length"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --batch-size inf", "batch_size"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --batch-size nan", "batch_size"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --batch-size -5", "batch_size"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --nodes inf", "nodes"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --nodes nan", "nodes"},
        {"throughput g5.xlarge bert-large 5 --unit sequences/s --nodes -5", "nodes"},
        {"discount g5.xlarge nan", "discount"}, {"discount g5.xlarge inf", "discount"},
        {"figure nvidia-a10g full_load_w nan", "full_load_w"}, {"figure nvidia-a10g full_load_w inf", "full_load_w"},
        {"figure nvidia-a10g full_load_w 5 --high inf", "full_load_w"},
        {"figure nvidia-a10g full_load_w 5 --low nan", "full_load_w"},
        {"figure nvidia-a10g full_load_w 5 --low -inf", "full_load_w"}, {"figure us-east-1 pue 1.2 --year -5", "year"},
        {"figure us-east-1 pue 1.2 --year 3000", "year"}};
    for (const auto &[arguments, word] : bad) {
        const auto run = own("own " + std::string(arguments));
        INFO(arguments << ": " << run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.err.find(word) != std::string::npos);
        CHECK(run.err.find("line") == std::string::npos); // no file, so no line
    }
    CHECK_FALSE(std::filesystem::exists(own.file()));
    CHECK(own("own").exitCode == 2);
    CHECK(own("own price --help").out.find("--since") != std::string::npos);
}

TEST_CASE("a refused number leaves own data as they were; one in the file is named and can be taken back", "[cli][own]")
{
    const Own own;
    own.choices("price g5.xlarge@us-east-1 0.77");
    CHECK(own("own throughput g5.xlarge bert-large 5 --unit sequences/s --sequence-length inf").exitCode == 2);
    CHECK(own.choices("list").size() == 1);
    CHECK(own("imports list").exitCode == 0);
    CHECK(own("evaluate preset:layoutlm").exitCode == 0);
    // As an older version wrote it.
    own.choices("throughput g5.xlarge bert-large 5 --unit sequences/s --sequence-length 128");
    SQLite::Database(own.file().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE user_choice SET sequence_length = 9e999 WHERE id = 2");
    const std::string check = "check '" + own.file().string() + "' --format json";
    for (const std::string &command :
        {std::string("own list"), std::string("imports list"), std::string("imports choices"),
            std::string("evaluate preset:layoutlm"), std::string("own price g5.xlarge 0.5"), check}) {
        const auto run = own(command);
        INFO(command << ": " << run.exitCode << ' ' << run.out << run.err);
        CHECK((run.exitCode == 1 || run.exitCode == 2));
        for (const char *part : {"sequence_length", "user_choice", "impossible", "Row: 2"})
            CHECK((run.out + run.err).find(part) != std::string::npos);
    }
    CHECK(own.choices("clear 2").size() == 1);
    CHECK(own("evaluate preset:layoutlm").exitCode == 0);
}

TEST_CASE("--no-overlay neither reads nor changes the person's imports and own values", "[cli][own]")
{
    const TemporaryFolder home; // of a person who has an overlay of their own
    const std::string as = "env XDG_DATA_HOME='" + home.path().string() + "' HOME='" + home.path().string() + "' ";
    const auto prices = home / "prices.csv";
    writeText(prices,
        "provider,instance_type,region,as_of,usd_per_hour,source,locator\naws,g5.xlarge,us-east-1,2026-10-01,0.5,E-"
        "AWSPUE,\n");
    const auto run = [&](const std::string &arguments) {
        const std::string command = as + WATTFARE_CLI + " --catalog " WATTFARE_CATALOG_DB " " + arguments + " >"
            + (home / "out").string() + " 2>" + (home / "err").string() + " </dev/null";
        const int status = std::system(command.c_str());
        return CliRun{WIFEXITED(status) ? WEXITSTATUS(status) : -1, readText(home / "out"), readText(home / "err")};
    };
    const auto files = [&] {
        std::map<std::string, std::string> all;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(home.path()))
            if (entry.is_regular_file() && entry.path().extension() == ".db")
                all[entry.path().string()] = readText(entry.path());
        return all;
    };
    const std::vector<std::string> refused{"import " + prices.string(), "imports", "imports choices",
        "imports revert 1", "own price g5.xlarge@us-east-1 0.77", "own discount g5.xlarge 10",
        "own figure nvidia-t4 full_load_w 60", "own throughput g5.xlarge bert-large 5 --unit sequences/s",
        "own prefer nvidia-t4 full_load_w some-source", "own list", "own clear 1", "own undo", "own redo"};
    const auto refuses = [&] {
        for (const std::string &each : refused) {
            const auto before = files();
            const CliRun said = run("--no-overlay " + each);
            INFO(each << ": " << said.err);
            CHECK(said.exitCode == 2);
            CHECK(said.out.empty());
            CHECK(said.err.find("--no-overlay") != std::string::npos);
            CHECK(std::count(said.err.begin(), said.err.end(), '\n') == 1);
            CHECK(files() == before);
        }
    };
    refuses();
    CHECK(files().empty()); // none was made
    REQUIRE(run("own price g5.xlarge@us-east-1 0.77").exitCode == 0);
    REQUIRE(files().size() == 1); // the default place, which the test stands in for
    refuses();
    const auto before = files();
    // What does not need it works: a dry run, and what could be preferred.
    CHECK(run("--no-overlay import --dry-run " + prices.string()).exitCode == 0);
    CHECK(run("--no-overlay own alternatives nvidia-t4").exitCode == 0);
    CHECK(files() == before);
    const std::string ask = "query \"SELECT max(origin = 'own') AS own FROM merged_price_on_demand\" --format json";
    CHECK(run("--no-overlay " + ask).json().at("rows")[0].at("own") == 0.0);
    CHECK(run(ask).json().at("rows")[0].at("own") == 1.0);
    const CliRun both
        = run("--no-overlay --overlay " + (home / "other.db").string() + " own list"); // which of the two?
    CHECK(both.exitCode == 2);
    CHECK(both.err.find("--overlay") != std::string::npos);
}
