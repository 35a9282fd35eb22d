// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/snapshot_builder.h"
#include "model/study/shards.h"
#include "model/study/study_record.h"
#include "tests/model/study/study_fixture.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <limits>
#if __has_include(<sys/mman.h>)
#include <sys/mman.h>
#endif
#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

fs::path run(const Scratch &scratch, const std::string &name, const Study &study, std::size_t shards, unsigned threads)
{
    const fs::path folder = scratch.path(name), file = scratch.path(name + ".db");
    REQUIRE(planShards(folder, study, catalog(), "1", shards));
    for (std::size_t k = shards; k-- > 0;) // in any order
        REQUIRE(runShard(folder, k, catalog(), "1", {threads, {}}));
    const auto status = shardStatus(folder);
    REQUIRE(status);
    CHECK(status->complete());
    REQUIRE(mergeShards(folder, file));
    return file;
}

} // namespace

TEST_CASE("the merged bytes do not depend on shards or threads, and are those of one process")
{
    for (const Study &study : {keptStudy(), spotStudy(), spotFleetStudy()}) {
        const Scratch scratch;
        REQUIRE(runStudy(study, catalog(), "1", scratch.path("one.db"), {2, {}}));
        const std::string one = readAll(scratch.path("one.db"));
        REQUIRE(one.size() > 16'384);
        for (const std::size_t shards : {1U, 3U, 7U})
            for (const unsigned threads : {1U, 2U}) {
                if (shards > *pointCount(study))
                    continue;
                INFO(study.title << ", " << shards << " shards, " << threads << " threads");
                const std::string name = std::to_string(shards) + '-' + std::to_string(threads);
                CHECK(readAll(run(scratch, name, study, shards, threads)) == one);
            }
    }
}

TEST_CASE("a shard of another version of the program is found by its first bytes, and told by its name")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("plan"), file = scratch.path("again.db");
    run(scratch, "plan", spotStudy(), 2, 2);
    std::string bytes = readAll(shardFile(folder, 1));
    REQUIRE(bytes.starts_with("WFSHARD2"));
    bytes[7] = '1';
    writeAll(shardFile(folder, 1), bytes);
    CHECK(shardStatus(folder)->missing() == std::vector<std::size_t>{1});
    const auto refused = mergeShards(folder, file);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.id == "study.shard_of_other_version");
    CHECK(refused.error().message.args[0].text() == shardFile(folder, 1).string());
    CHECK_FALSE(fs::exists(file));
    REQUIRE(runShard(folder, 1, catalog(), "1"));
    CHECK(mergeShards(folder, file));
}

TEST_CASE("a shard that was read and found whole is read again only once its file changed")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("plan");
    run(scratch, "plan", keptStudy(), 2, 2);
    const auto plan = readPlan(folder);
    REQUIRE(plan);
    ShardMemory memory;
    const auto states = [&](ShardMemory *known) { return shardStatus(folder, *plan, {}, known)->shards; };
    using States = std::vector<ShardState>;
    CHECK(states(&memory) == States{ShardState::done, ShardState::done});

    const fs::path file = shardFile(folder, 1);
    const auto written = fs::last_write_time(file);
    const std::string whole = readAll(file);
    std::string flipped = whole;
    flipped[flipped.size() / 2] = static_cast<char>(static_cast<unsigned char>(flipped[flipped.size() / 2]) ^ 1U);
    writeAll(file, flipped);
    fs::last_write_time(file, written);
    CHECK(states(&memory) == States{ShardState::done, ShardState::done}); // was not opened
    CHECK(states(nullptr) == States{ShardState::done, ShardState::torn});
    fs::last_write_time(file, written + std::chrono::seconds(1));
    for (int again = 0; again < 2; ++again) // what is not whole is not remembered
        CHECK(states(&memory) == States{ShardState::done, ShardState::torn});
    writeAll(file, whole.substr(0, whole.size() - 1));
    fs::last_write_time(file, written);
    CHECK(states(&memory) == States{ShardState::done, ShardState::torn});
    fs::remove(file);
    CHECK(states(&memory) == States{ShardState::done, ShardState::missing});

    // In the same place, of another plan.
    writeAll(file, whole);
    fs::last_write_time(file, written);
    CHECK(states(&memory) == States{ShardState::done, ShardState::done});
    ShardPlan other = *plan;
    other.shards[1].first += 1;
    CHECK(shardStatus(folder, other, {}, &memory)->shards == States{ShardState::done, ShardState::foreign});
}

TEST_CASE("a killed, torn or foreign shard is found, and it alone runs again")
{
    const Scratch scratch;
    const Study study = keptStudy();
    const fs::path folder = scratch.path("plan"), whole = run(scratch, "plan", study, 5, 2);
    const std::string merged = readAll(whole);
    const auto damage = [&](std::size_t shard, const std::string &bytes) { writeAll(shardFile(folder, shard), bytes); };
    const std::string third = readAll(shardFile(folder, 3));

    fs::remove(shardFile(folder, 0)); // killed before its end: there is only what it had begun to write
    writeAll(folder / "shard-000000.wfs.part-0123456789ab", third.substr(0, 40));
    damage(1, readAll(shardFile(folder, 1)).substr(0, 200)); // a copy that ended early
    damage(2, third); // of another range
    std::string flipped = third;
    flipped[flipped.size() / 2] = static_cast<char>(static_cast<unsigned char>(flipped[flipped.size() / 2]) ^ 1U);
    damage(3, flipped);
    fs::remove(shardFile(folder, 4));
    fs::create_directory(shardFile(folder, 4));

    const auto status = shardStatus(folder);
    REQUIRE(status);
    CHECK(status->shards
        == std::vector<ShardState>{
            ShardState::missing, ShardState::torn, ShardState::foreign, ShardState::torn, ShardState::unreadable});
    CHECK(status->missing() == std::vector<std::size_t>{0, 1, 2, 3, 4});
    CHECK(status->leftovers == 1);
    CHECK_FALSE(status->complete());

    const fs::path file = scratch.path("again.db");
    const auto refused = [&] {
        const auto result = mergeShards(folder, file);
        CHECK_FALSE(fs::exists(file));
        return result ? Message{} : result.error().message;
    };
    const Message missing = refused();
    CHECK(missing.id == "study.shards_missing");
    CHECK(missing.args == std::vector<Argument>{1, 5, "0"});
    REQUIRE(runShard(folder, 0, catalog(), "1"));
    CHECK(refused().id == "study.shard_torn");
    REQUIRE(runShard(folder, 1, catalog(), "1"));
    CHECK(refused().id == "study.shard_foreign");
    REQUIRE(runShard(folder, 2, catalog(), "1"));
    CHECK(refused().id == "study.shard_torn");
    REQUIRE(runShard(folder, 3, catalog(), "1"));
    CHECK(readAll(shardFile(folder, 3)) == third);
    CHECK_FALSE(runShard(folder, 4, catalog(), "1")); // a folder in its place is not ours to remove
    fs::remove(shardFile(folder, 4));
    REQUIRE(runShard(folder, 4, catalog(), "1"));
    REQUIRE(mergeShards(folder, file));
    CHECK(readAll(file) == merged);

    // What is done is not done again.
    const auto before = fs::last_write_time(shardFile(folder, 2));
    REQUIRE(runShard(folder, 2, catalog(), "1", {1, [](double) { return false; }}));
    CHECK(fs::last_write_time(shardFile(folder, 2)) == before);
    // And a run that is stopped leaves nothing.
    fs::remove(shardFile(folder, 2));
    CHECK(
        runShard(folder, 2, catalog(), "1", {1, [](double) { return false; }}).error().code == Error::Code::cancelled);
    CHECK(shardStatus(folder)->leftovers == 1);
    CHECK(shardStatus(folder)->shards[2] == ShardState::missing);
}

TEST_CASE("every cut and every changed byte of a shard is found")
{
    const Scratch scratch;
    Study study = bertStudy(3, 2);
    study.keep.metrics = {Metric::usdPerMillion};
    const fs::path folder = scratch.path("plan"), file = scratch.path("result.db");
    run(scratch, "plan", study, 1, 1);
    const std::string bytes = readAll(shardFile(folder, 0));
    std::size_t tried = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 7, ++tried) {
        INFO(i);
        writeAll(shardFile(folder, 0), bytes.substr(0, i));
        REQUIRE(shardStatus(folder)->shards[0] != ShardState::done);
        REQUIRE_FALSE(mergeShards(folder, file));
        std::string other = bytes;
        other[i] = static_cast<char>(static_cast<unsigned char>(other[i]) ^ 0x41U);
        writeAll(shardFile(folder, 0), other);
        REQUIRE(shardStatus(folder)->shards[0] != ShardState::done);
        REQUIRE_FALSE(mergeShards(folder, file));
    }
    CHECK(tried > 50);
    CHECK_FALSE(fs::exists(file));
}

#if __has_include(<sys/resource.h>)
TEST_CASE("where no more can be written, a shard and a result are refused, and nothing is left")
{
    // A limit of the process instead of a full disk, which answers a write in the same way.
    const Scratch scratch;
    const fs::path folder = scratch.path("plan");
    run(scratch, "plan", keptStudy(), 2, 1);
    const std::string before = readAll(scratch.path("plan.db"));
    fs::remove(shardFile(folder, 0));
    const auto limited = [&](const auto &work) {
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit was{};
        getrlimit(RLIMIT_FSIZE, &was);
        const rlimit small{2'000, was.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const Result<void> result = work();
        setrlimit(RLIMIT_FSIZE, &was);
        std::signal(SIGXFSZ, handler);
        return result;
    };
    const auto shard = limited([&] { return runShard(folder, 0, catalog(), "1"); });
    REQUIRE_FALSE(shard);
    CHECK(shard.error().code == Error::Code::fileAccess);
    CHECK(shardStatus(folder)->shards[0] == ShardState::missing);
    CHECK(shardStatus(folder)->leftovers == 0);
    REQUIRE(runShard(folder, 0, catalog(), "1"));
    const auto merged = limited([&] { return mergeShards(folder, scratch.path("plan.db")); });
    REQUIRE_FALSE(merged);
    CHECK(merged.error().code == Error::Code::fileAccess);
    CHECK(readAll(scratch.path("plan.db")) == before);
    CHECK(std::distance(fs::directory_iterator(scratch.path("")), fs::directory_iterator()) == 2);
}
#endif

TEST_CASE("the number of shards that is proposed is that of the minutes, within points and what Slurm takes")
{
    CHECK(proposedShards(0, 100) == 1);
    CHECK(proposedShards(60, 100) == 1);
    CHECK(proposedShards(61, 100) == 2);
    CHECK(proposedShards(3600, 100'000) == 60);
    CHECK(proposedShards(3600, 7) == 7);
    CHECK(proposedShards(1e9, 1'000'000) == 1000);
    CHECK(proposedShards(std::numeric_limits<double>::infinity(), 12) == 12);
    CHECK(proposedShards(std::numeric_limits<double>::quiet_NaN(), 12) == 12);
}

TEST_CASE("a plan is made once")
{
    const Scratch scratch;
    const Study study = keptStudy();
    const fs::path folder = scratch.path("a/b/plan");
    const auto plan = planShards(folder, study, catalog(), "1", 4);
    REQUIRE(plan);
    REQUIRE(plan->shards.size() == 4);
    CHECK(plan->shards.front().first == 0);
    CHECK(plan->shards.back().last == 70);
    // Two regions cost more than one: their shards are shorter.
    CHECK(
        plan->shards.front().last - plan->shards.front().first > plan->shards.back().last - plan->shards.back().first);
    double seconds = 0;
    for (const ShardRange &shard : plan->shards) {
        seconds += shard.seconds;
        CHECK(shard.seconds == Approx(plan->predictedSeconds / 4).epsilon(0.1));
    }
    CHECK(seconds == Approx(plan->predictedSeconds));
    const std::string written = readAll(planFile(folder));
    const auto again = planShards(folder, study, catalog(), "1", 4);
    REQUIRE(again);
    CHECK(again->hash == plan->hash);
    CHECK(readAll(planFile(folder)) == written);
    const auto read = readPlan(folder);
    REQUIRE(read);
    CHECK(read->study == study);

    CHECK(planShards(folder, study, catalog(), "1", 5).error().message.id == "study.other_plan");
    Study other = study;
    other.by = Metric::gco2ePerMillion;
    CHECK(planShards(folder, other, catalog(), "1", 4).error().message.id == "study.other_plan");
    CHECK(planShards(scratch.path("c"), study, catalog(), "1", 0).error().message.id == "study.shard_count");
    CHECK(planShards(scratch.path("c"), study, catalog(), "1", 71).error().message.id == "study.shard_count");
    CHECK(readPlan(scratch.path("c")).error().message.id == "study.no_plan");
    CHECK(runShard(scratch.path("c"), 0, catalog(), "1").error().message.id == "study.no_plan");
    CHECK(runShard(folder, 4, catalog(), "1").error().message.id == "study.no_such_shard");
    CHECK(runShard(folder, 0, catalog(), "2").error().message.id == "study.other_program");
    writeAll(scratch.path("file"), "");
    CHECK(planShards(scratch.path("file"), study, catalog(), "1", 4).error().code == Error::Code::fileAccess);
}

TEST_CASE("a plan of another catalogue, or of other figures, is not run")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("plan");
    REQUIRE(planShards(folder, keptStudy(), catalog(), "1", 2));
    auto other = std::make_shared<Snapshot>(*catalog());
    other->identity.contentHash = "another";
    CHECK(runShard(folder, 0, other, "1").error().message.id == "study.other_catalogue");
    other->identity = catalog()->identity;
    other->identity.overlayRows = 3;
    CHECK(runShard(folder, 0, other, "1").error().message.id == "study.other_catalogue");
    other->identity = catalog()->identity;
    other->identity.overlayHash = "another"; // an own value that was changed: as many rows as before
    CHECK(runShard(folder, 0, other, "1").error().message.id == "study.other_catalogue");
    // The same identity and another price: the probe tells.
    other->identity = catalog()->identity;
    for (auto &type : other->types)
        type.offer = Offer::retired;
    CHECK(runShard(folder, 0, other, "1").error().message.id == "study.other_figures");
    CHECK_FALSE(fs::exists(shardFile(folder, 0)));
}

TEST_CASE("shards whose plan is gone are not written over")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("plan");
    REQUIRE(planShards(folder, bertStudy(3, 2), catalog(), "1", 2));
    REQUIRE(runShard(folder, 1, catalog(), "1"));
    const std::string written = readAll(shardFile(folder, 1));
    fs::remove(planFile(folder));
    CHECK(planShards(folder, bertStudy(3, 2), catalog(), "1", 3).error().message.id == "study.shards_without_plan");
    CHECK_FALSE(fs::exists(planFile(folder)));
    CHECK(readAll(shardFile(folder, 1)) == written);
}

#if __has_include(<sys/mman.h>)
TEST_CASE("the memory of a shard is not what the process that plans once held")
{
    const Scratch scratch;
    const auto before = planShards(scratch.path("a"), bertStudy(3, 2), catalog(), "1", 2);
    constexpr std::size_t kHeld = 1U << 30U;
    void *held = mmap(nullptr, kHeld, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    REQUIRE(held != MAP_FAILED);
    std::memset(held, 1, kHeld);
    munmap(held, kHeld);
    const auto after = planShards(scratch.path("b"), bertStudy(3, 2), catalog(), "1", 2);
    REQUIRE(before);
    REQUIRE(after);
    CHECK(after->memoryBytes < before->memoryBytes + kHeld / 2);
}
#endif

TEST_CASE("a plan that nobody wrote so is refused, with the member")
{
    const Scratch scratch;
    const fs::path folder = scratch.path("plan");
    REQUIRE(planShards(folder, bertStudy(3, 2), catalog(), "1", 3));
    const std::string good = readAll(planFile(folder));
    const auto refused = [&](const std::string &what, const std::string &by) {
        std::string text = good;
        const std::size_t at = text.find(what);
        REQUIRE(at != std::string::npos);
        text.replace(at, what.size(), by);
        writeAll(planFile(folder), text);
        const auto plan = readPlan(folder);
        REQUIRE_FALSE(plan);
        return plan.error().message.args.size() > 2 ? plan.error().message.args[2].text() : plan.error().message.id;
    };
    CHECK(refused("\"wattfare_study_plan\":2", "\"wattfare_study_plan\":1") == "wattfare_study_plan");
    CHECK(refused("\"hash\":\"", "\"hash\":\"0") == "hash");
    CHECK(refused("\"probe\":\"", "\"probe\":\"0") == "hash");
    CHECK(refused("\"seed", "\"deed") == "study.deed");
    CHECK(refused("\"memory_bytes\":", "\"memory_bytes\":-") == "memory_bytes");
    CHECK(refused("\"predicted_seconds\":", "\"predicted_seconds\":-") == "predicted_seconds");
    CHECK(refused("\"shards\":[[0,", "\"shards\":[[1,") == "shards");
    CHECK(refused("\"shards\":[", "\"shards\":[[],") == "shards");
    CHECK(refused("\"shards\":[", "\"shard\":[") == "shards");
    writeAll(planFile(folder), good.substr(0, good.size() / 2));
    CHECK(readPlan(folder).error().code == Error::Code::badInput);
    writeAll(planFile(folder), "");
    CHECK(readPlan(folder).error().code == Error::Code::badInput);
    writeAll(planFile(folder), std::string(100, '['));
    CHECK(readPlan(folder).error().code == Error::Code::badInput);
}

TEST_CASE("records come back in pieces of any size")
{
    const Study study = spotStudy();
    studies::RecordWriter writer;
    std::vector<PointResult> points;
    REQUIRE(runPoints(study, catalog(), 0, 9, [&](std::span<const PointResult> some) {
        points.assign(some.begin(), some.end());
        return Result<void>();
    }));
    points[4].simulated[1].reason = "not_spot";
    points[4].simulated[1].figures[0] = {1.5, std::nullopt, {std::nullopt, 2.5, std::nullopt}};
    std::for_each(points.begin(), points.end(), [&](const PointResult &point) { writer.add(point); });
    const std::string all = writer.bytes();
    for (const std::size_t piece : {std::size_t{1}, std::size_t{13}, all.size()}) {
        studies::RecordReader reader(study.keep);
        std::string bytes;
        std::size_t done = 0;
        studies::Record record;
        for (std::size_t from = 0; from < all.size(); from += piece) {
            bytes += all.substr(from, piece);
            std::size_t at = 0;
            while (reader.next(bytes, at, record)) {
                const PointResult &point = points[done++];
                CHECK(record.value == point.value);
                CHECK((record.winner == kNone ? "" : reader.texts()[record.winner]) == point.winner);
                CHECK(record.kept.size() == point.kept.size());
                REQUIRE(record.simulated.size() == point.simulated.size());
                for (std::size_t i = 0; i < point.simulated.size(); ++i) {
                    SimulatedCandidate read = record.simulated[i].figures;
                    read.candidate = reader.texts()[record.simulated[i].candidate];
                    if (record.simulated[i].reason != kNone)
                        read.reason = reader.texts()[record.simulated[i].reason];
                    CHECK(read == point.simulated[i]);
                }
            }
            bytes.erase(0, at);
        }
        CHECK(done == points.size());
        CHECK(bytes.empty());
        CHECK_FALSE(reader.damaged());
    }
    // Any bytes at all: read to an end, or damaged.
    std::uint32_t state = 1;
    for (int round = 0; round < 2000; ++round) {
        std::string noise;
        for (int i = 0; i < 200; ++i) {
            state = state * 1664525U + 1013904223U;
            noise += static_cast<char>(static_cast<unsigned char>(state >> 24U) & (round % 2 == 0 ? 0xffU : 0x07U));
        }
        studies::RecordReader reader(study.keep);
        studies::Record record;
        std::size_t at = 0;
        while (reader.next(noise, at, record)) { }
        CHECK(at <= noise.size());
    }
}
