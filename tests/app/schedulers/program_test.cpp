// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schedulers/slurm.h"
#include "tests/app/schedulers/programs.h"

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

const program::GoesOn kOn = [] { return true; };

schedule::ArrayJob jobIn(const std::string &folder)
{
    schedule::ArrayJob job;
    job.name = "wattfare-x";
    job.folder = folder;
    job.command = {"true"};
    job.shards = 8;
    return job;
}

} // namespace

TEST_CASE("a program gets its arguments as they are, and says how it ended", "[programs]")
{
    const Programs programs;
    programs.put("shows", "printf '%s|' \"$@\"; echo wrong >&2; exit 3");
    const auto ended = program::run("shows", {"a b", "$HOME;ls", "", "ä"}, kOn);
    REQUIRE(ended);
    CHECK(ended->out == "a b|$HOME;ls||ä|");
    CHECK(ended->err == "wrong\n");
    CHECK(ended->exitCode == 3);
    programs.put("reads", "cat; echo end"); // standard input is empty
    CHECK(program::run("reads", {}, kOn)->out == "end\n");
}

TEST_CASE("programs that are missing, slow, loud or crash are refused", "[programs]")
{
    const Programs programs;
    CHECK(program::run("no-such-program", {}, kOn).error().message.id == "program.not_found");
    programs.put("loud", "while :; do echo 0123456789012345678901234567890123456789; done");
    program::Limits limits;
    limits.outputBytes = 100'000;
    CHECK(program::run("loud", {}, kOn, limits).error().message.id == "program.too_much");
    programs.put("slow", "exec sleep 600");
    limits.time = std::chrono::seconds(0);
    CHECK(program::run("slow", {}, kOn, limits).error().message.id == "program.too_slow");
    int asked = 0;
    CHECK(program::run("slow", {}, [&asked] { return ++asked < 3; }).error().code == Error::Code::cancelled);
    programs.put("crashes", "kill -SEGV $$");
    CHECK(program::run("crashes", {}, kOn).error().message.id == "program.died");
    programs.put("wordy", "head -c 1000000 /dev/zero | tr '\\0' x >&2; echo all");
    const auto wordy = program::run("wordy", {}, kOn);
    REQUIRE(wordy);
    CHECK(wordy->out == "all\n");
    CHECK(wordy->err.size() == 65'536);
}

TEST_CASE("a dead scheduler is told apart from one that refuses", "[programs]")
{
    const Programs programs;
    const auto job = jobIn(programs.folder());
    programs.put(
        "squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)' >&2; exit 1");
    const auto silent = slurm::queued(job, kOn);
    REQUIRE_FALSE(silent);
    CHECK(silent.error().message.id == "schedule.silent");
    CHECK(silent.error().code == Error::Code::noAnswer);
    CHECK(slurm::cancel(job, kOn).error().message.id == "schedule.silent");

    programs.put("scontrol", "echo 'MaxArraySize = 1001'");
    programs.put("sbatch", "printf 'sbatch: error: invalid partition \\033[2J specified: %s\\n' x >&2; exit 1");
    const auto refused = slurm::send(job, {}, {0, 1}, kOn);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.id == "schedule.refused");
    CHECK(refused.error().message.args.back().text().find("invalid partition") != std::string::npos);
    CHECK(refused.error().message.args.back().text().find('\033') == std::string::npos);
    programs.put("scontrol", "echo 'MaxArraySize = 8'");
    CHECK(slurm::send(job, {}, {0, 8}, kOn).error().message.id == "schedule.array_size");
    programs.put("sbatch", "echo '12;cluster'");
    CHECK(*slurm::send(job, {}, {0, 7}, kOn) == "12");
    CHECK(fs::exists(slurm::scriptOf(job)));
}

TEST_CASE(
    "a cluster without accounts has none; those that wait or run are cancelled by the id of their job", "[programs]")
{
    const Programs programs;
    const auto job = jobIn(programs.folder());
    programs.put("sacct", "echo 'Slurm accounting storage is disabled' >&2; exit 1");
    const auto none = slurm::accounted(job, kOn);
    REQUIRE(none);
    CHECK_FALSE(none->has_value());
    programs.put("sacct", "echo '7_2|TIMEOUT|0:0|60|" + programs.folder() + "'");
    CHECK(slurm::accounted(job, kOn)->value().front().state == "TIMEOUT");

    programs.put("squeue",
        "for line in '7|2|TIMEOUT|TimeLimit' '8|2|RUNNING|None' '8|3|PENDING|Priority'; do echo \"$line|"
            + programs.folder() + "\"; done");
    programs.put("scancel", "echo \"$@\" >\"$(dirname \"$0\")/cancelled\"");
    CHECK(*slurm::cancel(job, kOn) == 2);
    std::string ids;
    std::getline(std::ifstream(programs.folder() + "/cancelled"), ids);
    CHECK(ids == "8");
}
