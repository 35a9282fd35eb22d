// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

#include <cstdlib>
#include <sys/stat.h>
#include <sys/wait.h>

namespace {

struct Shell {
    TemporaryFolder folder;
    std::string err;

    // Exit code of a line for bash, in which cli is the program on the bundled catalogue.
    int operator()(const std::string &line)
    {
        writeText(folder / "line",
            "cli() { exec " WATTFARE_CLI " --catalog " WATTFARE_CATALOG_DB " --no-overlay \"$@\"; }\ncd "
                + folder.path().string() + '\n' + line + '\n');
        const int status = std::system(
            ("bash " + (folder / "line").string() + " 2>" + (folder / "err").string() + " </dev/null").c_str());
        err = readText(folder / "err");
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
};

} // namespace

TEST_CASE("what cannot be printed is no success, whatever was asked", "[cli][streams]")
{
    Shell shell;
    for (const char *verb :
        {"presets", "--help", "--version", "evaluate --help", "claims", "hardware", "evaluate preset:layoutlm",
            "evaluate preset:layoutlm --format csv", "evaluate preset:resnet50-images --all --format json",
            "explain preset:layoutlm inf1.2xlarge usd_per_million", "energy g5.xlarge", "query 'SELECT 1'", "check",
            "calc --list", "simulate checkpoint --list"}) {
        CAPTURE(verb);
        CHECK(shell("(cli " + std::string(verb) + ") >/dev/full") == 2);
        CHECK(shell.err.find("standard output") != std::string::npos);
    }
}

TEST_CASE("who reads the first lines alone sees no error", "[cli][streams]")
{
    Shell shell;
    CHECK(shell("cli evaluate preset:resnet50-images --all --format csv | head -n 1 >/dev/null; exit ${PIPESTATUS[0]}")
        == 0);
    CHECK(shell.err.find("standard output") == std::string::npos);
}

TEST_CASE("scenarios and tasks come from pipes and standard input too", "[cli][streams]")
{
    Shell shell;
    writeText(shell.folder / "a.wattfare",
        R"({"wattfare": 2, "title": "piped", "kind": "inference", "model": "resnet50-v1.5"})");
    const std::string rest = " --limit 3 --format csv";
    REQUIRE(shell("(cli evaluate a.wattfare" + rest + ") >expected") == 0);
    REQUIRE(readText(shell.folder / "expected").size() > 100);
    CHECK(shell("(cli evaluate <(sleep 0.2; cat a.wattfare)" + rest + ") >piped && cmp piped expected") == 0);
    CHECK(shell("(cli evaluate -" + rest + ") <a.wattfare >typed && cmp typed expected") == 0);
    CHECK(shell("(cli evaluate <(head -c 20000000 /dev/zero)" + rest + ")") == 2);
}

TEST_CASE("Ctrl+C ends the wait for a pipe that nobody writes into, and a condition without end", "[cli][streams]")
{
    Shell shell;
    REQUIRE(mkfifo((shell.folder / "pipe").c_str(), 0600) == 0);
    const std::string cli
        = "timeout --preserve-status -s INT 1 " WATTFARE_CLI " --catalog " WATTFARE_CATALOG_DB " --no-overlay ";
    for (const char *verb : {"evaluate pipe", "place pipe", "query 'SELECT 1' --scenario pipe", "report pipe -o a.pdf",
             "evaluate preset:layoutlm --where '(WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) "
             "SELECT max(n) FROM c) > 0'"}) {
        CAPTURE(verb);
        CHECK(shell(cli + verb + " >/dev/null") == 130);
    }
}

TEST_CASE("Ctrl+C ends a report in the middle of its study", "[cli][streams]")
{
    Shell shell;
    const std::string axes = R"([{"parameter": "inference.demand_per_hour", "scale": "logarithmic", "from": 1000,
        "to": 1e8, "count": 2000}, {"parameter": "inference.utilisation_target", "scale": "linear", "from": 0.3,
        "to": 1, "count": 2000}, {"parameter": "inference.redundancy", "values": ["0", "1", "2", "3", "4", "5"]}])";
    writeText(shell.folder / "large.wattfare",
        R"({"wattfare": 2, "title": "large", "kind": "inference", "model": "resnet50-v1.5", "study": {"axes": )" + axes
            + "}}");
    // Killed, and so 137, where it goes on for long.
    CHECK(shell("timeout --preserve-status -k 20 -s INT 2 " WATTFARE_CLI " --catalog " WATTFARE_CATALOG_DB
                " --no-overlay report large.wattfare -o a.json")
        == 130);
    CHECK_FALSE(std::filesystem::exists(shell.folder / "a.json"));
}

TEST_CASE("a PDF without letters is not written where no font is installed", "[cli][streams]")
{
    Shell shell;
    writeText(shell.folder / "none.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>");
    const std::string without = "(export FONTCONFIG_FILE=$PWD/none.conf; cli report preset:layoutlm -o ";
    CHECK(shell(without + "a.pdf 2>said)") == 2);
    CHECK(readText(shell.folder / "said").find("No font") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(shell.folder / "a.pdf"));
    CHECK(shell(without + "a.csv)") == 0);
}
