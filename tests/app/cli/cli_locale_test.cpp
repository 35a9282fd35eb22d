// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"
#include "tests/support/locales.h"

#include <regex>
#include <vector>

using namespace wattfare::test;

namespace {

// What it says, on both channels, with its exit code.
std::string said(const std::string &arguments)
{
    const CliRun run = runCli(arguments);
    return arguments + "\n" + std::to_string(run.exitCode) + "\n" + run.out + run.err;
}

// Without the moment at which it was made.
std::string timeless(std::string text)
{
    return std::regex_replace(text, std::regex(R"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?Z?)"), "TIME");
}

std::vector<std::string> everything()
{
    const TemporaryFolder folder;
    std::vector<std::string> all;
    for (const char *arguments :
        {"evaluate preset:bert-large", "evaluate preset:layoutlm --format csv",
            "evaluate preset:layoutlm --format json --where \"usd_per_million < 3.5\"",
            "evaluate preset:layoutlm --set inference.utilisation_target=0.65",
            "compare preset:layoutlm g4dn.2xlarge inf1.2xlarge", "explain preset:layoutlm g4dn.2xlarge kwh_per_million",
            "energy g5.xlarge --hours 1.5 --u-acc 12.5 --u-cpu 7.25 --user-watts 250.5 --method all",
            "simulate checkpoint --trajectories 200 --seed 7 work_hours=10.5",
            "simulate fleet --trajectories 20 --seed 7", "simulate deadline --trajectories 50 --seed 7",
            "simulate checkpoint --trajectories 200 --half-width 0.05", "calc --list", "guide", "claims", "hardware",
            "presets", "place nothing.json", "energy g5.xlarge --hours 1,5"})
        all.push_back(said(arguments));
    const std::string overlay = (folder / "own.db").string();
    all.push_back(said("--overlay " + overlay + " own price p4d.24xlarge@us-east-1 0.77"));
    all.push_back(said(
        "--overlay " + overlay + " own throughput g5.xlarge bert-large 5.25 --unit sequences/s --sequence-length 128"));
    all.push_back(said("--overlay " + overlay + " --format json own list"));
    for (const char *type : {"csv", "json", "html", "pdf", "xlsx"}) {
        const std::string file = (folder / "report.").string() + type;
        const CliRun run = runCli("report preset:bert-large --set inference.utilisation_target=0.7 -o " + file);
        INFO(run.err);
        CHECK(run.exitCode == 0);
        if (type == std::string("pdf"))
            all.push_back(std::system(("pdftotext -layout " + file + " " + file + ".txt").c_str()) == 0
                    ? readText(file + ".txt")
                    : "");
        else if (type == std::string("xlsx"))
            CHECK(readText(file).size() > 10'000); // its parts are looked at by the tests of the report
        else
            all.push_back(readText(file));
    }
    for (std::string &each : all) {
        each = timeless(each);
        for (auto at = each.find(folder.path().string()); at != std::string::npos;
             at = each.find(folder.path().string()))
            each.replace(at, folder.path().string().size(), "FOLDER");
    }
    return all;
}

} // namespace

TEST_CASE("what the command line reads and writes does not depend on the locale", "[cli][locale]")
{
    const auto usual = [] {
        const LocaleOf c("C.UTF-8");
        return everything();
    }();
    for (const char *name : kLocales) {
        const LocaleOf locale(name);
        if (locale.isMissing())
            continue;
        INFO(name);
        const auto here = everything();
        REQUIRE(here.size() == usual.size());
        for (std::size_t i = 0; i < here.size(); ++i)
            CHECK(here[i] == usual[i]);
    }
}

TEST_CASE("numbers are given with a point in every locale", "[cli][locale]")
{
    for (const char *name : kLocales) {
        const LocaleOf locale(name);
        if (locale.isMissing())
            continue;
        CHECK(runCli("energy g5.xlarge --hours 1.5").exitCode == 0);
        CHECK(runCli("energy g5.xlarge --hours 1,5").exitCode == 2);
        const TemporaryFolder folder;
        const std::string overlay = "--overlay " + (folder / "own.db").string() + " ";
        CHECK(runCli(overlay + "own price p4d.24xlarge@us-east-1 0.77").exitCode == 0);
        CHECK(runCli(overlay + "--format json own list").out.find("0.77") != std::string::npos);
        CHECK(runCli("simulate checkpoint --trajectories 100").out.find("105 h expected, standard deviation 1.63 h")
            != std::string::npos);
    }
}
