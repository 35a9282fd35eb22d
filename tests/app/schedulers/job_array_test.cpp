// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedule/job_array.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using namespace wattfare;
using namespace wattfare::schedule;

namespace {

ArrayJob job()
{
    ArrayJob made;
    made.name = "wattfare-0123456789abcdef";
    made.folder = "/shared/my study|1";
    made.command = {"/opt/it's/wattfare-cli", "study", "run", made.folder};
    made.shards = 64;
    made.shardSeconds = 90;
    made.shardBytes = std::uint64_t{400} << 20U;
    return made;
}

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("indices of an array stand together where they follow one another", "[schedule]")
{
    CHECK(rangesOf({}) == "");
    CHECK(rangesOf(std::vector<std::size_t>{7}) == "7");
    CHECK(rangesOf(std::vector<std::size_t>{0, 1, 2, 3, 7, 9, 10}) == "0-3,7,9-10");
}

TEST_CASE("the script of Slurm asks for what the plan predicts, and no word of it is a shell's", "[schedule]")
{
    const auto script = slurmScript(job(), {});
    REQUIRE(script);
    CHECK(has(*script, "#SBATCH --time='15'\n")); // 3 x 90 s and ten minutes
    CHECK(has(*script, "#SBATCH --mem='500M'\n"));
    CHECK(has(*script, "#SBATCH --job-name='wattfare-0123456789abcdef'\n"));
    CHECK(has(*script, "#SBATCH --chdir='/shared/my study|1'\n"));
    CHECK(script->ends_with("exec '/opt/it'\\''s/wattfare-cli' 'study' 'run' '/shared/my study|1'\n"));
    CHECK_FALSE(has(*script, "partition"));

    SlurmChoices choices;
    choices.partition = "long";
    choices.minutes = 5;
    choices.mebibytes = 900;
    choices.atOnce = 8;
    const auto chosen = slurmScript(job(), choices);
    REQUIRE(chosen);
    CHECK(has(*chosen, "#SBATCH --partition='long'\n"));
    CHECK(has(*chosen, "#SBATCH --time='5'\n"));
    CHECK(has(*chosen, "#SBATCH --mem='900M'\n"));
    const std::vector<std::size_t> shards{3, 4, 5, 9};
    CHECK(sbatchArguments(shards, choices, "/x/slurm.sh")
        == std::vector<std::string>{"--parsable", "--array=3-5,9%8", "/x/slurm.sh"});

    ArrayJob half = job();
    half.folder = "/shared/50%"; // sbatch would take % for a pattern
    CHECK(has(*slurmScript(half, {}), "#SBATCH --output='/shared/50%%/slurm-%A_%a.log'\n"));

    for (const char *bad : {"a\nb", "it's", "a\rb", "a\\b"}) {
        INFO(bad);
        choices.account = bad;
        ArrayJob other = job();
        other.folder = "/shared/" + choices.account;
        const auto refused = slurmScript(job(), choices), nowhere = slurmScript(other, {});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.id == "schedule.not_a_word");
        REQUIRE_FALSE(nowhere);
        CHECK(nowhere.error().message.args[0].text() == other.folder);
    }
}

TEST_CASE("requests stay within what a clock and a scheduler can hold", "[schedule]")
{
    ArrayJob made = job();
    made.shardSeconds = 0;
    CHECK(minutesAsked(made) == 10);
    made.shardSeconds = 1e300;
    CHECK(minutesAsked(made) == 525'600);
    made.shardBytes = 0;
    CHECK(mebibytesAsked(made) == 256);
}

TEST_CASE("what squeue says is read whole, or refused with its line", "[schedule]")
{
    const auto tasks = readSqueue("12|3|RUNNING|None|/shared/my study|1\r\n"
                                  "12|4|PENDING|Resources|/shared/my study|1\n"
                                  "9|5|OUT_OF_MEMORY|OutOfMemory|/shared/my study|1\n"
                                  "\n"
                                  "13|6|RUNNING|None|/shared/another\n" // the same plan in another folder
                                  "14|N/A|RUNNING|None|/shared/my study|1\n"
                                  "15|64|RUNNING|None|/shared/my study|1\n", // no shard of the plan
        job());
    REQUIRE(tasks);
    REQUIRE(tasks->size() == 3);
    CHECK((*tasks)[0].shard == 3);
    CHECK((*tasks)[0].alive);
    CHECK((*tasks)[0].reason == "");
    CHECK((*tasks)[1].reason == "Resources");
    CHECK((*tasks)[1].alive);
    CHECK((*tasks)[2].job == "9");
    CHECK_FALSE((*tasks)[2].alive);

    for (const char *bad :
        {"12|3|RUNNING\n", "|3|RUNNING|None|/shared/my study|1\n", "12|-1|RUNNING|None|/shared/my study|1\n",
            "12|99999999999999999999|RUNNING|None|/shared/my study|1", "slurm is down for maintenance"}) {
        INFO(bad);
        const auto refused = readSqueue(bad, job());
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.id == "schedule.not_understood");
    }
    CHECK(readSqueue("", job())->empty());
}

TEST_CASE("what sacct says is read as well", "[schedule]")
{
    const auto tasks = readSacct("12_3|COMPLETED|0:0|41|/shared/my study|1\n"
                                 "12_4|CANCELLED by 1000|0:15|7|/shared/my study|1\n"
                                 "12_5|TIMEOUT|0:0|60|/shared/my study|1\n"
                                 "12_[6-9]|PENDING|0:0|0|/shared/my study|1\n"
                                 "12_7|RUNNING|0:0|3|/other\n"
                                 "11_8|RUNNING|0:0|3|/shared/my study|1\n" // squeue would know it
                                 "11_9|PENDING|0:0|0|/shared/my study|1\n",
        job());
    REQUIRE(tasks);
    REQUIRE(tasks->size() == 3);
    CHECK((*tasks)[1].state == "CANCELLED");
    CHECK((*tasks)[1].reason == "0:15");
    CHECK((*tasks)[2].state == "TIMEOUT");
    CHECK(std::ranges::none_of(*tasks, &Task::alive));
    CHECK_FALSE(readSacct("12_x|COMPLETED|0:0|41|/shared/my study|1\n", job()));
}

TEST_CASE("any answer of a scheduler is read or refused, never misread", "[schedule]")
{
    std::mt19937 random(1);
    const std::string letters = "0123456789|_[]-\r\nRUNIGPED/ shared\xff";
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (auto length = random() % 80; length > 0; --length)
            text += letters[random() % letters.size()];
        for (const auto &read : {readSqueue(text, job()), readSacct(text, job())})
            if (read)
                for (const Task &task : *read)
                    CHECK(task.shard < 64);
    }
}

TEST_CASE("the greatest array of a cluster is read from its configuration", "[schedule]")
{
    CHECK(mostTasks("MailProg = x\nMaxArraySize            = 4001\nMaxBatchRequeue = 5\n") == 4001);
    CHECK(mostTasks("") == 1001);
    CHECK(mostTasks("MaxArraySize") == 1001);
    CHECK(mostTasks("MaxArraySize = many") == 1001);
}

TEST_CASE("files of AWS Batch and Kubernetes have a task for each shard", "[schedule]")
{
    ExportChoices choices;
    choices.image = "registry.example/wattfare:1";
    choices.volume = "fs-0123456789abcdef0";
    choices.queue = "spot";
    const auto batch = awsBatchFiles(job(), choices);
    REQUIRE(batch);
    REQUIRE(batch->size() == 2);
    const auto definition = nlohmann::json::parse((*batch)[0].content);
    CHECK(definition.at("containerProperties").at("command") == job().command);
    CHECK(definition.at("timeout").at("attemptDurationSeconds") == 900);
    CHECK(definition.at("containerProperties").at("resourceRequirements").at(1).at("value") == "500");
    CHECK(nlohmann::json::parse((*batch)[1].content).at("arrayProperties").at("size") == 64);

    ArrayJob single = job();
    single.shards = 1; // AWS Batch takes no array of one
    const auto alone = nlohmann::json::parse((*awsBatchFiles(single, choices))[1].content);
    CHECK_FALSE(alone.contains("arrayProperties"));
    CHECK(alone.at("containerOverrides").at("command").back() == "0");

    choices.volume = "studies";
    choices.atOnce = 10;
    const auto pods = kubernetesFiles(job(), choices);
    REQUIRE(pods);
    const auto spec = nlohmann::json::parse(pods->front().content).at("spec");
    CHECK(spec.at("completionMode") == "Indexed");
    CHECK(spec.at("completions") == 64);
    CHECK(spec.at("parallelism") == 10);

    ArrayJob many = job();
    many.shards = 10'001;
    CHECK(awsBatchFiles(many, choices).error().message.id == "schedule.array_size");
    many.shards = 100'001;
    choices.atOnce = 0;
    CHECK(kubernetesFiles(many, choices).error().message.id == "schedule.array_size");
}
