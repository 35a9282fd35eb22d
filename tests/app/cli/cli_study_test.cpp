// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "tests/support/catch.h"

#include <cstdlib>
#include <sys/wait.h>

namespace {

namespace fs = std::filesystem;

const std::string kDemand = "inference.demand_per_hour", kTarget = "inference.utilisation_target",
                  kAxes
    = " preset:layoutlm --axis '" + kDemand + "=1e4..1e8:9:log' --axis '" + kTarget + "=0.5;0.7;0.9' ";

std::string quoted(const fs::path &path) { return '\'' + path.string() + '\''; }

// Runs with variables of the environment before it.
CliRun with(const std::string &environment, const std::string &arguments)
{
    const TemporaryFolder folder;
    const std::string line = environment + ' ' + WATTFARE_CLI + " --catalog " WATTFARE_CATALOG_DB " --no-overlay "
        + arguments + " </dev/null >" + (folder / "out").string() + " 2>" + (folder / "err").string();
    writeText(folder / "line", line + '\n');
    const int status = std::system(("WATTFARE_DAY=2026-09-14 bash " + (folder / "line").string()).c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readText(folder / "out"), readText(folder / "err")};
}

nlohmann::json statusOf(const fs::path &plan) { return runCli("--format json study status " + quoted(plan)).json(); }

std::string cheapestAt(const std::string &settings, const std::string &preset = "layoutlm")
{
    const auto rows = runCli("evaluate preset:" + preset + " --limit 1 --format json " + settings).json().at("rows");
    return rows.at(0).at("instance_type");
}

} // namespace

TEST_CASE("a study in shards is, byte by byte, the study of one process", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto one = folder / "one.db", plan = folder / "a plan", merged = folder / "merged.db";
    const auto ran = runCli("study run" + kAxes + "--keep usd_per_million,kwh_per_million --front -o " + quoted(one));
    INFO(ran.err);
    REQUIRE(ran.exitCode == 0);
    const auto planned = runCli("--format json study plan" + kAxes
        + "--keep usd_per_million,kwh_per_million --front --shards 4 -o " + quoted(plan));
    INFO(planned.err);
    REQUIRE(planned.exitCode == 0);
    CHECK(planned.json().at("points") == 27);
    CHECK(planned.json().at("shards") == 4);
    CHECK(statusOf(plan).at("done") == 0);

    // Each scheduler's own variable names the shard; --shard goes before all of them.
    REQUIRE(with("SLURM_ARRAY_TASK_ID=2", "study run " + quoted(plan)).exitCode == 0);
    REQUIRE(with("AWS_BATCH_JOB_ARRAY_INDEX=0", "study run " + quoted(plan) + " --threads 1").exitCode == 0);
    REQUIRE(with("JOB_COMPLETION_INDEX=0", "study run " + quoted(plan) + " --shard 3").exitCode == 0);
    const auto status = statusOf(plan);
    CHECK(status.at("done") == 3);
    CHECK(status.at("complete") == false);
    CHECK(status.at("states").at(1).at("state") == "missing");
    CHECK(status.at("states").at(1).at("which") == "1");

    const auto early = runCli("study merge " + quoted(plan) + " -o " + quoted(merged));
    CHECK(early.exitCode == 2);
    CHECK_FALSE(fs::exists(merged));
    REQUIRE(runCli("study run " + quoted(plan)).exitCode == 0); // what is missing
    CHECK(statusOf(plan).at("complete") == true);
    REQUIRE(runCli("study merge " + quoted(plan) + " -o " + quoted(merged)).exitCode == 0);
    CHECK(readText(merged) == readText(one));
    CHECK(runCli("study merge " + quoted(plan) + " -o " + quoted(merged)).exitCode == 2); // without --force
    CHECK(runCli("study merge --force " + quoted(plan) + " -o " + quoted(merged)).exitCode == 0);

    const auto asked = runCli("query 'SELECT count(*) AS n FROM point' --format json --catalog " + quoted(merged));
    INFO(asked.err);
    REQUIRE(asked.exitCode == 0);
    CHECK(asked.json().at("rows").at(0).at("n") == 27);
}

TEST_CASE("a study simulates who wins, the same in shards and in one process", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto one = folder / "one.db", plan = folder / "plan", merged = folder / "merged.db";
    const std::string study = " preset:bert-large-spot --axis 'hazard_per_hour=0.001..0.02:3:log' ",
                      simulated = study + "--simulate checkpoint --trajectories 300 --quantiles 0.1,0.975 --seed 9 "
        + "--candidate p4de.24xlarge@us-east-1/on-demand ";
    const auto ran = runCli("study run" + simulated + "-o " + quoted(one));
    INFO(ran.err);
    REQUIRE(ran.exitCode == 0);
    REQUIRE(runCli("study plan" + simulated + "--shards 2 -o " + quoted(plan)).exitCode == 0);
    REQUIRE(runCli("study run " + quoted(plan)).exitCode == 0);
    REQUIRE(runCli("study merge " + quoted(plan) + " -o " + quoted(merged)).exitCode == 0);
    CHECK(readText(merged) == readText(one));
    const auto asked
        = runCli("query 'SELECT s.usd_mean, s.usd_error, s.usd_p10, s.usd_p97_5, s.met_deadline, r.name AS "
                 "reason FROM simulated AS s LEFT JOIN reason AS r ON r.id = s.reason ORDER BY s.point, "
                 "s.place' --format json --catalog "
            + quoted(one));
    INFO(asked.err);
    REQUIRE(asked.exitCode == 0);
    const auto rows = asked.json().at("rows");
    REQUIRE(rows.size() == 6);
    for (std::size_t i = 0; i < rows.size(); i += 2) {
        CHECK(rows[i].at("reason").is_null());
        CHECK(rows[i].at("usd_p10") <= rows[i].at("usd_mean"));
        CHECK(rows[i].at("usd_mean") <= rows[i].at("usd_p97_5"));
        CHECK(rows[i].at("met_deadline") <= 1.0);
        CHECK(rows[i + 1].at("reason") == "not_spot");
        CHECK(rows[i + 1].at("usd_mean").is_null());
    }
    for (const char *bad : {"--simulate fleet", "--simulate checkpoint --quantiles 0.9,0.1",
             "--simulate checkpoint --trajectories 5", "--trajectories 500", "--simulate weather"}) {
        INFO(bad);
        const auto refused = runCli("study run" + study + bad + " -o " + quoted(folder / "no.db"));
        CHECK(refused.exitCode != 0);
        CHECK_FALSE(refused.err.empty());
        CHECK_FALSE(fs::exists(folder / "no.db"));
    }
}

TEST_CASE("simulate begins at the trajectory that it is told", "[cli][study]")
{
    const auto mean = [](const std::string &part) {
        const auto run = runCli("simulate checkpoint hazard_per_hour=0.1 --format json --seed 9 " + part);
        INFO(run.err);
        REQUIRE(run.exitCode == 0);
        return run.json().at("summaries").at(0).at("mean").get<double>();
    };
    const double first = mean("--trajectories 100"), second = mean("--trajectories 100 --first 100");
    CHECK(first != second);
    CHECK(mean("--trajectories 200") == Approx((first + second) / 2).epsilon(1e-12));
}

TEST_CASE("a damaged shard and one of another plan are found, and only they are run again", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan", other = folder / "other";
    const std::string axis = "study plan preset:layoutlm --shards 3 --axis '" + kDemand + "=1e4..1e8:9:log' ";
    REQUIRE(runCli(axis + "-o " + quoted(plan)).exitCode == 0);
    REQUIRE(runCli(axis + "--set " + kTarget + "=0.6 -o " + quoted(other)).exitCode == 0);
    REQUIRE(runCli("study run " + quoted(plan)).exitCode == 0);
    REQUIRE(runCli("study run " + quoted(other)).exitCode == 0);
    std::vector<fs::path> shards;
    for (const auto &entry : fs::directory_iterator(plan))
        if (entry.path().filename() != "plan.json" && entry.is_regular_file())
            shards.push_back(entry.path());
    std::sort(shards.begin(), shards.end());
    REQUIRE(shards.size() == 3);
    fs::resize_file(shards[0], fs::file_size(shards[0]) / 2);
    fs::copy_file(other / shards[1].filename().string(), shards[1], fs::copy_options::overwrite_existing);
    const auto status = statusOf(plan);
    CHECK(status.at("done") == 1);
    std::map<std::string, std::string> states;
    for (const auto &row : status.at("states"))
        states[row.at("state")] = row.at("which");
    CHECK(states == std::map<std::string, std::string>{{"done", "2"}, {"torn", "0"}, {"foreign", "1"}});
    CHECK(runCli("study merge " + quoted(plan) + " -o " + quoted(folder / "m.db")).exitCode == 2);
    CHECK_FALSE(fs::exists(folder / "m.db"));
    const auto before = fs::last_write_time(shards[2]);
    REQUIRE(runCli("study run " + quoted(plan)).exitCode == 0);
    CHECK(statusOf(plan).at("complete") == true);
    CHECK(fs::last_write_time(shards[2]) == before);
}

TEST_CASE("the decision map and the crossings name whom evaluate names", "[cli][study]")
{
    const auto map = runCli("--format json study map" + kAxes);
    INFO(map.err);
    REQUIRE(map.exitCode == 0);
    const auto points = map.json().at("points");
    REQUIRE(points.size() == 27);
    for (const std::size_t i : {0U, 13U, 26U}) {
        const auto &point = points.at(i);
        const std::string winner = point.at("winner");
        CHECK(winner.substr(0, winner.find('@'))
            == cheapestAt("--set " + kDemand + '=' + point.at(kDemand).get<std::string>() + " --set " + kTarget + '='
                + point.at(kTarget).get<std::string>()));
    }
    const auto table = runCli("study map" + kAxes);
    CHECK(table.exitCode == 0);
    CHECK(table.out.find("Share of points") != std::string::npos);
    CHECK(table.out.find("column.") == std::string::npos);
    // For people in the words of the window, no ids.
    CHECK(table.out.starts_with("Rate (9 values) by Target utilisation (3 values)"));
    CHECK(table.out.find('@') == std::string::npos);
    const auto along = runCli("study crossings" + kAxes);
    CHECK(along.out.find("along Rate\n") != std::string::npos);
    CHECK(along.out.find('@') == std::string::npos);
    CHECK(runCli("--format csv study map" + kAxes).out.starts_with(kDemand + ','));

    const auto crossings = runCli("--format json study crossings" + kAxes + "--at " + kTarget + "=0.7");
    INFO(crossings.err);
    REQUIRE(crossings.exitCode == 0);
    CHECK(crossings.json().at("along") == kDemand);
    CHECK(crossings.json().at("at").at(kTarget) == "0.7");
    CHECK(crossings.json().at("crossings").empty()); // one type is the cheapest of LayoutLM's two at every rate

    const std::string tokens = "llm.output_tokens_per_hour";
    const auto chat
        = runCli("--format json study crossings preset:llama31-8b-chat --axis " + tokens + "=1e5..1e6:12:log");
    INFO(chat.err);
    REQUIRE(chat.exitCode == 0);
    const auto found = chat.json().at("crossings");
    REQUIRE(found.size() >= 3);
    for (const auto &crossing : found) {
        const double at = crossing.at("at"), before = crossing.at("before");
        CHECK(at > before);
        CHECK((at - before <= 1e-3 * at || at - before <= 1.0));
        const auto typeAt = [&tokens](double demand) {
            std::ostringstream text;
            text.precision(17);
            text << demand;
            return cheapestAt("--set " + tokens + '=' + text.str(), "llama31-8b-chat");
        };
        const std::string above = crossing.at("above"), below = crossing.at("below");
        CHECK(typeAt(at) == above.substr(0, above.find('@')));
        CHECK(typeAt(before) == below.substr(0, below.find('@')));
    }
}

TEST_CASE("crossings that are not listed are counted", "[cli][study]")
{
    const std::string alternating = " study crossings preset:layoutlm --set type_filter=g4dn.xlarge,g4dn.2xlarge "
                                    "--set own_throughput.g4dn.xlarge=10 --set own_throughput.g4dn.2xlarge=14.2966 "
                                    "--set inference.utilisation_target=1 --axis '"
        + kDemand + "=1e4..1e8:6000'";
    const auto json = runCli("--format json" + alternating);
    REQUIRE(json.exitCode == 0);
    CHECK(json.json().at("crossings").size() == 1000);
    CHECK(json.json().at("more") > 100);
    CHECK(json.err.find("the first 1,000 changes are listed") != std::string::npos);
    CHECK(runCli(alternating).err == json.err);
    CHECK(runCli("--format json study crossings" + kAxes).json().at("more") == 0);
}

TEST_CASE("studies that cannot be are refused with their reason, and leave nothing", "[cli][study]")
{
    const TemporaryFolder folder;
    const std::string to = " -o " + quoted(folder / "r.db"), run = "study run preset:layoutlm" + to;
    for (const auto &[arguments, why] :
        {std::pair<std::string, const char *>(run, "--axis"), {run + " --axis 'no.such=1;2'", "no.such"},
            {run + " --axis '" + kDemand + "=1..2'", ""}, {run + " --axis '" + kDemand + "=0..1e9:9:log'", ""},
            {run + " --axis 'llm.output_tokens=1;2'", "llm.output_tokens"},
            {run + " --axis '" + kDemand + "=1..1e9:100000' --axis '" + kTarget + "=0.1..0.9:100000'",
                "10,000,000,000"},
            {run + " --simulate fleet --axis '" + kDemand + "=1..1e9:100000' --axis '" + kTarget + "=0.1..0.9:100000'",
                "without anything simulated"},
            {"study crossings preset:layoutlm --axis '" + kDemand + "=1e5..1e9:1000000000'", "at most 100,000"},
            {"study crossings preset:layoutlm --along " + kTarget + " --at " + kDemand + "=7.5 --axis '" + kDemand
                    + "=1..1e9:100000000' --axis '" + kTarget + "=0.1;0.9'",
                "7.5"},
            {run + " --by nothing --axis '" + kDemand + "=1;2'", "nothing"},
            {"study run preset:layoutlm --axis '" + kDemand + "=1;2'", "-o FILE"},
            {"study crossings preset:layoutlm --along x --axis '" + kDemand + "=1..9:3'", "x"},
            {"study crossings preset:layoutlm --at " + kDemand + "=7 --axis '" + kDemand + "=1..9:3'", "7"},
            {"study map preset:layoutlm --axis '" + kDemand + "=1..9:3'", ""},
            {"study status " + quoted(folder.path()), ""}, {"study merge " + quoted(folder.path()) + to, ""},
            {"study run " + quoted(folder.path()), ""}, {"study submit /nowhere --engine slurm", "/nowhere"},
            {"study plan preset:layoutlm --shards 0 -o x --axis '" + kDemand + "=1;2'", "0"}}) {
        const auto refused = runCli(arguments);
        INFO(arguments << ": " << refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(refused.out.empty());
        CHECK(refused.err.find(why) != std::string::npos);
        CHECK(refused.err.find(": study.") == std::string::npos); // sentences, not their ids
        CHECK_FALSE(fs::exists(folder / "r.db"));
    }
}

TEST_CASE("a plan is run with its own figures alone", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan", overlay = folder / "own.db";
    REQUIRE(runCli("study plan preset:layoutlm --shards 2 --axis '" + kDemand + "=1e4..1e8:5:log' -o " + quoted(plan))
                .exitCode
        == 0);
    const std::string own = "--overlay " + quoted(overlay) + ' ';
    REQUIRE(runCli(own + "own discount '*' 50").exitCode == 0);
    const auto other = runCli(own + "study run " + quoted(plan));
    INFO(other.err);
    CHECK(other.exitCode == 2);
    CHECK(statusOf(plan).at("done") == 0);
    // Another own price of a type that is nowhere first: as many rows, and no figure of a winner tells.
    const auto priced = folder / "priced";
    REQUIRE(runCli(own + "own price p4d.24xlarge@us-east-1 30").exitCode == 0);
    REQUIRE(runCli(own + "study plan preset:layoutlm --shards 2 --axis '" + kDemand + "=1e4..1e8:5:log' -o "
                + quoted(priced))
                .exitCode
        == 0);
    REQUIRE(runCli(own + "study run " + quoted(priced) + " --shard 0").exitCode == 0);
    REQUIRE(runCli(own + "own price p4d.24xlarge@us-east-1 31").exitCode == 0);
    CHECK(runCli(own + "study run " + quoted(priced) + " --shard 1").exitCode == 2);
    CHECK(statusOf(priced).at("done") == 1);
    REQUIRE(runCli(own + "own price p4d.24xlarge@us-east-1 30").exitCode == 0);
    CHECK(runCli(own + "study run " + quoted(priced) + " --shard 1").exitCode == 0);
    CHECK(runCli(own + "study submit " + quoted(plan) + " --engine slurm").exitCode == 2);
    CHECK(runCli("study run " + quoted(plan) + " --shard 2").exitCode == 2);
    CHECK(runCli("study run " + quoted(plan) + " --set " + kTarget + "=0.5").exitCode == 2);
    CHECK(with("SLURM_ARRAY_TASK_ID=x", "study run " + quoted(plan)).exitCode == 2);
    CHECK(with("SLURM_ARRAY_TASK_ID=0 JOB_COMPLETION_INDEX=1", "study run " + quoted(plan)).exitCode == 2);
    CHECK(statusOf(plan).at("done") == 0);
    // Planned again in the same folder: the same plan is the plan that is there, another one is refused.
    const std::string again = "study plan preset:layoutlm --axis '" + kDemand + "=1e4..1e8:5:log' -o " + quoted(plan);
    CHECK(runCli(again + " --shards 2").exitCode == 0);
    CHECK(runCli(again + " --shards 2 --set " + kTarget + "=0.5").exitCode == 2);
}

TEST_CASE("a full disk is said, and what was there stays", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan", file = folder / "r.db";
    const std::string study = " preset:layoutlm --axis '" + kDemand + "=1e4..1e8:2000:log' ";
    REQUIRE(runCli("study plan" + study + "--shards 1 -o " + quoted(plan)).exitCode == 0);
    writeText(file, "before");
    const std::string full = "trap '' XFSZ; ulimit -f 8;"; // KiB
    const auto ran = with(full, "study run --force" + study + "-o " + quoted(file));
    INFO(ran.err);
    CHECK(ran.exitCode == 2);
    CHECK(readText(file) == "before");
    const auto shard = with(full, "study run --shard 0 " + quoted(plan));
    INFO(shard.err);
    CHECK(shard.exitCode == 2);
    CHECK(statusOf(plan).at("done") == 0);
    REQUIRE(runCli("study run " + quoted(plan)).exitCode == 0);
    const auto merged = with(full, "study merge --force " + quoted(plan) + " -o " + quoted(file));
    INFO(merged.err);
    CHECK(merged.exitCode == 2);
    CHECK(readText(file) == "before");
}

TEST_CASE("files for schedulers are written once, and say that nothing was run", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan";
    REQUIRE(runCli("study plan preset:layoutlm --shards 3 --axis '" + kDemand + "=1e4..1e8:9:log' -o " + quoted(plan))
                .exitCode
        == 0);
    const std::string batch = "study export " + quoted(plan) + " --engine aws-batch --image i:1 --volume fs-1";
    CHECK(runCli(batch).exitCode == 2); // without a queue
    const auto written = runCli(batch + " --queue q");
    INFO(written.err);
    REQUIRE(written.exitCode == 0);
    CHECK(written.err.find("not run") != std::string::npos);
    CHECK(runCli(batch + " --queue q").exitCode == 2);
    CHECK(runCli(batch + " --queue q --force").exitCode == 0);
    REQUIRE(runCli("study export " + quoted(plan) + " --engine kubernetes --image i:1 --volume claim").exitCode == 0);
    const auto job = nlohmann::json::parse(readText(plan / "kubernetes-job.json"));
    CHECK(job.at("spec").at("completions") == 3);
    CHECK(nlohmann::json::parse(readText(plan / "aws-batch-job.json")).at("arrayProperties").at("size") == 3);
}

TEST_CASE("a dead scheduler takes nothing away: status says so, submit sends nothing", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan", programs = folder / "programs";
    REQUIRE(runCli("study plan preset:layoutlm --shards 3 --axis '" + kDemand + "=1e4..1e8:9:log' -o " + quoted(plan))
                .exitCode
        == 0);
    fs::create_directory(programs);
    for (const char *name : {"squeue", "sbatch", "scontrol", "sacct", "scancel"}) {
        writeText(programs / name,
            "#!/bin/sh\necho 'error: Unable to contact slurm controller (connect failure)' >&2\nexit 1\n");
        fs::permissions(programs / name, fs::perms::owner_all);
    }
    const std::string path = "PATH=" + programs.string() + ":$PATH";
    const auto sent = with(path, "study submit " + quoted(plan) + " --engine slurm");
    INFO(sent.err);
    CHECK(sent.exitCode == 1);
    CHECK(sent.err.find("does not answer") != std::string::npos);
    writeText(plan / "slurm.sh", "#!/bin/sh\n"); // as once sent
    const auto status = with(path, "--format json study status " + quoted(plan));
    INFO(status.err);
    REQUIRE(status.exitCode == 0);
    CHECK(status.json().at("scheduler") == "silent");
    CHECK(status.json().at("done") == 0);
    CHECK(with(path, "study submit " + quoted(plan) + " --engine slurm").exitCode == 1);
    CHECK(with(path, "study cancel " + quoted(plan)).exitCode == 1);
    CHECK(with("PATH=/nowhere", "study cancel " + quoted(plan)).exitCode != 0); // not installed
}

TEST_CASE("what waits or runs is the queue's to say, whatever the accounts say or fail to say", "[cli][study]")
{
    const TemporaryFolder folder;
    const auto plan = folder / "plan", programs = folder / "programs";
    REQUIRE(runCli("study plan preset:layoutlm --shards 3 --axis '" + kDemand + "=1e4..1e8:9:log' -o " + quoted(plan))
                .exitCode
        == 0);
    writeText(plan / "slurm.sh", "#!/bin/sh\n"); // as once sent
    fs::create_directory(programs);
    const auto put = [&](const char *name, const std::string &body) {
        writeText(programs / name, "#!/bin/sh\n" + body + '\n');
        fs::permissions(programs / name, fs::perms::owner_all);
    };
    const std::string path = "PATH=" + programs.string() + ":$PATH", whole = fs::canonical(plan).string();
    put("scontrol", "echo 'MaxArraySize = 1001'");
    put("sbatch", "printf '%s\\n' \"$@\" > '" + (programs / "sent").string() + "'; echo 8");
    put("squeue", "echo '7|0|RUNNING|None|" + whole + "'");
    const auto status = [&] { return with(path, "--format json study status " + quoted(plan)); };

    // A job that ran away: its node died, and the accounts have it running for good.
    put("sacct", "echo '7_1|RUNNING|0:0|60|" + whole + "'; echo '7_2|TIMEOUT|0:0|60|" + whole + "'");
    const auto stale = status();
    INFO(stale.out << stale.err);
    REQUIRE(stale.json().at("states").size() == 2);
    CHECK(stale.json().at("states")[0].at("which") == "0"); // runs
    CHECK(stale.json().at("states")[1].at("which") == "1-2"); // are missing
    REQUIRE(stale.json().at("tasks").size() == 2);
    CHECK(stale.json().at("tasks")[1].at("state") == "TIMEOUT");
    CHECK(stale.json().at("accounts") == true);
    REQUIRE(with(path, "study submit " + quoted(plan) + " --engine slurm").exitCode == 0);
    CHECK(readText(programs / "sent").find("--array=1-2\n") != std::string::npos);

    for (const char *dead : {"echo 'sacct: error: slurm_persist_conn_open: Connection refused' >&2; exit 1",
             "echo 'a line of another form'", "kill -SEGV $$"}) {
        INFO(dead);
        put("sacct", dead);
        const auto without = status();
        INFO(without.out << without.err);
        CHECK(without.json().at("scheduler") == "slurm");
        CHECK(without.json().at("accounts") == false);
        REQUIRE(without.json().at("tasks").size() == 1);
        CHECK(without.json().at("tasks")[0].at("state") == "RUNNING");
        CHECK(with(path, "study status " + quoted(plan)).err.find("sacct did not say") != std::string::npos);
        fs::remove(programs / "sent");
        REQUIRE(with(path, "study submit " + quoted(plan) + " --engine slurm").exitCode == 0);
        CHECK(readText(programs / "sent").find("--array=1-2\n") != std::string::npos);
    }

    // Where all is done nobody is asked.
    for (const char *shard : {"0", "1", "2"})
        REQUIRE(runCli("study run " + quoted(plan) + " --shard " + shard).exitCode == 0);
    put("squeue", "echo asked > '" + (programs / "asked").string() + "'; exit 1");
    const auto done = status();
    INFO(done.out << done.err);
    CHECK(done.json().at("complete") == true);
    CHECK(done.json().at("scheduler") == "slurm");
    CHECK(done.json().at("tasks").empty());
    CHECK_FALSE(fs::exists(programs / "asked"));
    CHECK(with(path, "study submit " + quoted(plan) + " --engine slurm").out.find("merge") != std::string::npos);
}
