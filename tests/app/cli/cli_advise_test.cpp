// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

#include <cstdio>
#include <fstream>

namespace {

// A day of nvidia-smi by the minute, its card busy from hour `from` to before hour `to`.
std::string dayOfLog(const std::filesystem::path &file, const char *card, int from, int to, int busy)
{
    std::ofstream out(file);
    out << "timestamp, name, index, utilization.gpu [%], memory.used [MiB]\n";
    for (int minute = 0; minute < 24 * 60; minute += 5) {
        char line[120];
        std::snprintf(line, sizeof line, "2026/01/05 %02d:%02d:00.000, %s, 0, %d %%, 2000 MiB\n", minute / 60,
            minute % 60, card, minute / 60 >= from && minute / 60 < to ? busy : 0);
        out << line;
    }
    return file.string();
}

const nlohmann::json *findingOf(const nlohmann::json &document, const char *kind)
{
    for (const auto &row : document.at("findings"))
        if (row.at("finding") == kind)
            return &row;
    return nullptr;
}

} // namespace

TEST_CASE("advise names what saves, with ranges, and the scenario that does it", "[cli][advise]")
{
    const auto run = runCli("advise preset:layoutlm --type g4dn.2xlarge --format json");
    REQUIRE(run.exitCode == 0);
    const auto document = run.json();
    CHECK(document.at("candidate") == "g4dn.2xlarge@us-east-1/on-demand");
    const auto *chip = findingOf(document, "other_chip");
    REQUIRE(chip != nullptr);
    CHECK(chip->at("severity") == "high");
    CHECK(chip->at("per") == "year");
    CHECK(chip->at("usd") < 0);
    CHECK(chip->at("tco2e") < 0);
    CHECK(document.at("scenarios").size() == document.at("findings").size());
    CHECK(document.at("scenarios").at(0).dump().find("g4dn.2xlarge") != std::string::npos);
    // What was not found says why; no series, so nothing of it.
    bool release = false;
    for (const auto &each : document.at("without")) {
        CHECK_FALSE(each.at("why").get<std::string>().empty());
        release = release || each.at("finding") == "scheduled_release";
    }
    CHECK(release);
    const auto table = runCli("advise preset:layoutlm --type g4dn.2xlarge");
    CHECK(table.out.find("SUS05-BP04") != std::string::npos);
    CHECK(table.out.find("advice.") == std::string::npos); // every id has its words
    CHECK(runCli("advise preset:layoutlm --type g4dn.2xlarge --format csv").out.starts_with("finding,severity,"));
    CHECK(runCli("advise preset:layoutlm --type no-such-type").exitCode != 0);
}

TEST_CASE("a file in UTF-16 is told to be one, whatever reads it", "[cli][input]")
{
    const TemporaryFolder folder;
    const auto file = folder / "log.csv";
    std::string text = "\xFF\xFE";
    for (const char c : std::string("timestamp, name, utilization.gpu [%]\r\n"))
        text.append(1, c).append(1, '\0');
    std::ofstream(file, std::ios::binary) << text;
    for (const char *verb : {"import --dry-run ", "import --dry-run --as pasted_table ",
             "advise preset:layoutlm --type g4dn.2xlarge --utilisation ", "energy g5.xlarge --series "}) {
        const CliRun refused = runCli(verb + file.string());
        INFO(verb << refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(refused.err.find("UTF-16") != std::string::npos);
    }
}

TEST_CASE("advise on a machine that idles at night; another card is told", "[cli][advise]")
{
    const TemporaryFolder folder;
    const std::string idle = dayOfLog(folder / "idle.csv", "Tesla T4", 8, 18, 60),
                      busy = dayOfLog(folder / "busy.csv", "Tesla T4", 0, 24, 60),
                      other = dayOfLog(folder / "other.csv", "NVIDIA L4", 0, 24, 60);
    const std::string on = "advise preset:layoutlm --type g4dn.2xlarge --format json --utilisation ";
    const auto idleRun = runCli(on + idle);
    REQUIRE(idleRun.exitCode == 0);
    const auto idleFound = idleRun.json();
    const auto *release = findingOf(idleFound, "scheduled_release");
    REQUIRE(release != nullptr);
    CHECK(release->at("usd") < 0);
    CHECK(release->at("kwh") < 0);
    CHECK(idleRun.json().at("load_pct").at("peak") == 60);
    CHECK(release->at("facts").get<std::string>().find("processors") != std::string::npos); // no processors in the file
    CHECK(findingOf(idleFound, "commitment") == nullptr); // it would not pay for so few hours
    CHECK(findingOf(runCli(on + busy).json(), "scheduled_release") == nullptr);
    CHECK(findingOf(runCli(on + busy).json(), "commitment") != nullptr);
    // Four cards of which less than one is used: a smaller machine carries that.
    const std::string low = dayOfLog(folder / "low.csv", "Tesla T4", 0, 24, 12);
    const std::string big
        = "advise preset:layoutlm --set 'type_filter=[]' --type g4dn.12xlarge --format json --utilisation ";
    const auto lowRun = runCli(big + low).json();
    const auto *smaller = findingOf(lowRun, "low_use");
    REQUIRE(smaller != nullptr);
    CHECK(smaller->at("usd") < 0);
    CHECK(smaller->at("kwh") < 0);
    const std::string full = dayOfLog(folder / "full.csv", "Tesla T4", 0, 24, 98);
    CHECK(findingOf(runCli(big + full).json(), "low_use") == nullptr);
    const auto otherRun = runCli(on + other);
    CHECK(otherRun.exitCode == 0);
    CHECK(otherRun.err.find("NVIDIA L4") != std::string::npos);
    CHECK(otherRun.json().at("warnings").size() == 1);
    std::ofstream(folder / "bad.csv") << "timestamp, index, utilization.gpu [%]\n2026/01/05 00:00:00.000, 0, 140 %\n";
    const auto bad = runCli(on + (folder / "bad.csv").string());
    CHECK(bad.exitCode == 2);
    CHECK(bad.err.find("140") != std::string::npos);
}
