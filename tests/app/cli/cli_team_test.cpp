// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run.h"
#include "tests/model/team/cluster.h"

#include <pty.h>
#include <termios.h>
#include <utmp.h>

using namespace wattfare::test;

namespace {

std::string quoted(const std::string &word) { return " '" + word + "'"; }

} // namespace

TEST_CASE("catalogue refuses passwords in addresses and connections that others could read", "[cli][team]")
{
    const TemporaryFolder folder;
    const auto log = [&](const std::string &address, const std::string &more = {}) {
        return runCli("--overlay " + (folder / "own.db").string() + " catalogue log" + quoted(address) + more);
    };
    const CliRun password = log("postgres://ann:secret@db.example.org/costs");
    CHECK(password.exitCode == 2);
    CHECK(password.out.empty());
    CHECK(password.err.find("secret") == std::string::npos);
    CHECK(password.err.find("--password") != std::string::npos);
    CHECK(log("postgres://db.example.org/costs?sslmode=prefer").exitCode == 2);
    CHECK(log("costs.db").exitCode == 2);
    const CliRun nobody = log("postgres:///costs?host=" + folder.path().string());
    CHECK(nobody.exitCode == 1);
    CHECK(nobody.err.find("cannot be reached") != std::string::npos);
    CHECK(!std::filesystem::exists(folder / "own.db")); // asking leaves nothing behind
    CHECK(runCli("catalogue").exitCode == 2);
    CHECK(runCli("catalogue approve postgres:///x?host=/tmp").exitCode == 2); // which one?
    CHECK(runCli("--no-overlay catalogue pull" + quoted("postgres:///costs?host=" + folder.path().string())).exitCode
        == 2);
}

TEST_CASE("Ctrl+C at the question for the password ends it, and the terminal shows again what is typed", "[cli][team]")
{
    int terminal = -1, slave = -1;
    REQUIRE(::openpty(&terminal, &slave, nullptr, nullptr, nullptr) == 0);
    const std::string overlay = std::filesystem::temp_directory_path().string() + "/no_such_overlay.db";
    const pid_t child = ::fork();
    if (child == 0) {
        if (::login_tty(slave) == 0)
            ::execl(WATTFARE_CLI, WATTFARE_CLI, "--overlay", overlay.c_str(), "catalogue", "log",
                "postgres:///costs?host=/nowhere", "--password", nullptr);
        ::_exit(127);
    }
    termios now{};
    do { // until it asks
        REQUIRE(::waitpid(child, nullptr, WNOHANG) == 0);
        REQUIRE(::tcgetattr(slave, &now) == 0);
    } while ((now.c_lflag & ECHO) != 0);
    REQUIRE(::write(terminal, "\x03", 1) == 1);
    int status = 0;
    pid_t ended = 0;
    for (int i = 0; i < 1000 && ended == 0; ++i) {
        ended = ::waitpid(child, &status, WNOHANG);
        ::usleep(20'000);
    }
    CHECK(ended == child);
    if (ended == 0) {
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
    }
    CHECK(WIFEXITED(status));
    CHECK(::tcgetattr(slave, &now) == 0);
    CHECK((now.c_lflag & ECHO) != 0);
    ::close(slave);
    ::close(terminal);
}

TEST_CASE("a figure goes from one computer by an approver to another, and back", "[cli][team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const TemporaryFolder folder;
    const auto on
        = [&](const char *computer, const std::string &user, const std::string &verb, const std::string &more = {}) {
              return runCli("--format json --overlay " + (folder / computer).string() + " catalogue " + verb
                  + quoted("postgres://" + user + "@/postgres?host=" + server->folder()) + more);
          };
    const auto own = [&](const char *computer, const char *watts) {
        CHECK(
            runCli("--overlay " + (folder / computer).string() + " own figure nvidia-t4 full_load_w " + watts).exitCode
            == 0);
    };
    own("ann.db", "61");
    own("bob.db", "62");
    CHECK(on("ann.db", "ann", "push").exitCode == 2); // where from?
    const CliRun pushed = on("ann.db", "ann", "push", " --source 'lab book' --note 'three runs'");
    REQUIRE(pushed.exitCode == 0);
    const std::string first = std::to_string(pushed.json()["published"][0]["publication"].get<int>());
    CHECK(on("ann.db", "ann", "push", " --source 'lab book'").exitCode == 1); // nothing new
    const CliRun herself = on("ann.db", "ann", "approve", " " + first);
    CHECK(herself.exitCode != 0);
    CHECK(herself.err.find("somebody else approves it") != std::string::npos);
    const CliRun shown = on("max.db", "max", "show", " " + first); // before it is decided
    REQUIRE(shown.exitCode == 0);
    CHECK(shown.json()["author"] == "ann");
    CHECK(shown.json()["state"] == "proposed");
    CHECK(shown.json()["note"] == "three runs");
    CHECK(shown.json()["source"] == "lab book");
    CHECK(shown.json()["approved_by"].is_null());
    REQUIRE(shown.json()["holds"].size() == 1);
    CHECK(shown.json()["holds"][0]["value"] == "61 W");
    CHECK(on("rita.db", "rita", "show", " " + first).exitCode == 2); // a reader does not see it
    const CliRun unknown = on("max.db", "max", "show", " 999");
    CHECK(unknown.exitCode == 2);
    CHECK(unknown.out.empty());
    CHECK(unknown.err.find("999") != std::string::npos);
    CHECK(on("max.db", "max", "show").exitCode == 2); // which one?
    const CliRun read = runCli(
        "--no-overlay catalogue show" + quoted("postgres://max@/postgres?host=" + server->folder()) + " " + first);
    CHECK(read.exitCode == 0);
    for (const char *part : {"proposed", "three runs", "61 W", "nvidia-t4"})
        CHECK(read.out.find(part) != std::string::npos);
    REQUIRE(on("max.db", "max", "approve", " " + first).exitCode == 0);

    const CliRun diff = on("rita.db", "rita", "diff");
    REQUIRE(diff.exitCode == 0);
    REQUIRE(diff.json()["differences"].size() == 1);
    CHECK(diff.json()["differences"][0]["change"] == "arrives");
    CHECK(diff.json()["differences"][0]["second"] == "61 W");
    CHECK(!std::filesystem::exists(folder / "rita.db"));
    const CliRun pulled = on("rita.db", "rita", "pull");
    REQUIRE(pulled.exitCode == 0);
    REQUIRE(pulled.json()["imported"].size() == 1);
    CHECK(pulled.json()["imported"][0]["author"] == "ann");
    CHECK(on("rita.db", "rita", "pull").json()["imported"].empty());
    const CliRun log = on("rita.db", "rita", "log");
    REQUIRE(log.exitCode == 0);
    CHECK(log.json()["publications"][0]["note"] == "three runs");
    CHECK(log.json()["publications"][0]["state"] == "approved");
    CHECK(log.json()["publications"][0]["import"] == "1");

    const CliRun other = on("bob.db", "bob", "push", " --source elsewhere");
    REQUIRE(other.exitCode == 0);
    CHECK(other.json()["conflicts"][0]["first"] == "62 W");
    CHECK(other.json()["conflicts"][0]["second"] == "61 W");
    const std::string second = std::to_string(other.json()["published"][0]["publication"].get<int>());
    REQUIRE(on("max.db", "max", "approve", " " + second).exitCode == 0);
    const CliRun held = on("rita.db", "rita", "pull");
    REQUIRE(held.exitCode == 0);
    CHECK(held.json()["imported"].empty());
    CHECK(held.json()["held"][0]["author"] == "bob");
    CHECK(held.json()["conflicts"].size() == 1);
    REQUIRE(on("bob.db", "bob", "withdraw", " " + second).exitCode == 0);
    const CliRun ended = on("rita.db", "rita", "show", " " + second); // who let it count is known after the end
    REQUIRE(ended.exitCode == 0);
    CHECK(ended.json()["state"] == "withdrawn");
    CHECK(ended.json()["decided_by"] == "bob");
    CHECK(ended.json()["approved_by"] == "max");
    CHECK(on("rita.db", "rita", "log").json()["publications"][0]["approved_by"] == "max");
    const std::string again = std::to_string(
        on("bob.db", "bob", "push", " --source elsewhere").json()["published"][0]["publication"].get<int>());
    REQUIRE(on("max.db", "max", "approve", " " + again).exitCode == 0);
    REQUIRE(on("max.db", "max", "withdraw", " " + first).exitCode == 0);
    CHECK(on("rita.db", "rita", "diff").json()["withdrawn"][0]["import"] == 1);
    CHECK(runCli("--overlay " + (folder / "rita.db").string() + " imports revert 1").exitCode == 0);
    CHECK(on("rita.db", "rita", "pull").json()["imported"].size() == 1);
}
