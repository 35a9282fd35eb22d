// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The real program killed, out of disk, without rights, on torn and locked files, and twice at once: each many times at
// random moments, and nothing that it said to have kept may be lost. WATTFARE_FAULT_REPEATS (50) and
// WATTFARE_FAULT_SEED (1) choose how many and which.
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "tests/app/faults/program.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"
#include "tests/support/child_process.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <sys/resource.h>

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

// A price of one's own, which no other round sets.
Arguments ownPrice(const fs::path &overlay, int round, const char *type = "g5.xlarge")
{
    return {"--overlay", overlay.string(), "own", "price", std::string(type) + "@us-east-1",
        std::to_string(1 + round) + ".5", "--since", "2026-09-01"};
}

// Prices of four types, a different one each round, as a table to import.
fs::path priceTable(const Scratch &scratch, int round)
{
    const auto file = scratch.path("prices" + std::to_string(round % 2) + ".csv");
    std::string text = "provider,instance_type,region,as_of,usd_per_hour,source,locator\n";
    for (const char *type : {"g5.xlarge", "g5.2xlarge", "g4dn.xlarge", "inf1.2xlarge"})
        for (int day = 0; day < 1500; ++day)
            text += std::string("aws,") + type + ",us-east-1," + Date{15500 + day}.iso() + ','
                + std::to_string(round + 1) + ".25,E-AWSPUE,own\n";
    writeAll(file, text);
    return file;
}
constexpr std::int64_t kTableRows = 4 * 1500;

struct Kept {
    std::int64_t imports = 0, rows = 0, choices = 0;
    double last = 0; // value of the last choice
};

// What stands in an overlay, whatever a dead program left beside it; the file is sound and every program can read it.
Kept kept(const fs::path &file)
{
    REQUIRE(loadSnapshot(WATTFARE_CATALOG_DB, file));
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
    CHECK(db.execAndGet("PRAGMA integrity_check").getString() == "ok");
    const auto number = [&](const char *sql) { return db.execAndGet(sql).getInt64(); };
    CHECK(number("SELECT count(*) FROM price_on_demand WHERE import_id NOT IN (SELECT id FROM import)") == 0);
    return {number("SELECT count(*) FROM import"), number("SELECT count(*) FROM price_on_demand"),
        number("SELECT count(*) FROM user_choice"),
        db.execAndGet("SELECT coalesce((SELECT value FROM user_choice ORDER BY id DESC LIMIT 1), 0)").getDouble()};
}

fs::path firstVersion(const Scratch &scratch, const std::string &name)
{
    const auto file = scratch.path(name);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(readAll(fs::path(WATTFARE_SOURCE_DIR) / "tests/data/overlay/version_1.sql"));
    return file;
}

} // namespace

TEST_CASE("kill -9 during imports", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    REQUIRE(run(ownPrice(file, 0)) == 0);
    Killer killer(kSeed);
    Kept before = kept(file);
    int killed = 0;
    for (int round = 0; killed < kRepeats; ++round) {
        REQUIRE(round < 4 * kRepeats + 4);
        CAPTURE(round);
        const Arguments import{"--overlay", file.string(), "import", priceTable(scratch, round).string()};
        const bool died = killer([&] { return become(import); });
        killed += died ? 1 : 0;
        const Kept now = kept(file);
        CHECK((now.imports == before.imports + 1 || (died && now.imports == before.imports)));
        CHECK(now.rows == now.imports * kTableRows);
        CHECK(now.choices == 1);
        before = now;
        if (now.imports == 3) { // small again, as at the beginning
            for (int id = 0; id < 3; ++id) {
                SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
                const auto first = db.execAndGet("SELECT min(id) FROM import").getInt64();
                CHECK(run({"--overlay", file.string(), "imports", "revert", std::to_string(first)}) == 0);
            }
            before = kept(file);
            CHECK(before.imports == 0);
        }
    }
}

TEST_CASE("kill -9 while a value of one's own is set", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    Killer killer(kSeed + 1);
    Kept before;
    int killed = 0;
    for (int round = 0; killed < kRepeats; ++round) {
        REQUIRE(round < 4 * kRepeats + 4);
        CAPTURE(round);
        const bool died = killer([&] { return become(ownPrice(file, round)); });
        killed += died ? 1 : 0;
        if (!fs::exists(file))
            continue;
        const Kept now = kept(file);
        const bool stored = now.choices == before.choices + 1 && now.last == round + 1.5;
        CHECK((stored || (died && now.choices == before.choices && now.last == before.last)));
        before = now;
    }
}

TEST_CASE("kill -9 while a file is written over", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("report.csv");
    const std::array<std::string, 2> presets{"preset:layoutlm", "preset:hpc-fp64"};
    std::array<std::string, 2> whole;
    for (std::size_t i = 0; i < 2; ++i) {
        REQUIRE(run({"--no-overlay", "report", presets[i], "-o", file.string(), "--force"}) == 0);
        whole[i] = readAll(file);
        REQUIRE(run({"--no-overlay", "report", presets[i], "-o", file.string(), "--force"}) == 0);
        REQUIRE((readAll(file) == whole[i])); // the same again: a whole file can be told
    }
    Killer killer(kSeed + 2);
    int killed = 0;
    for (std::size_t round = 0; killed < kRepeats; ++round) {
        REQUIRE(round < static_cast<std::size_t>(4 * kRepeats + 4));
        CAPTURE(round);
        const std::string before = readAll(file);
        const bool died = killer([&] {
            return become({"--no-overlay", "report", presets[round % 2], "-o", file.string(), "--force"});
        });
        killed += died ? 1 : 0;
        const std::string now = readAll(file);
        CHECK((now == whole[round % 2] || (died && now == before)));
    }
}

TEST_CASE("kill -9 while an overlay of the first version is carried forward", "[faults]")
{
    const Scratch scratch;
    const auto original = firstVersion(scratch, "first.db");
    const auto file = scratch.path("overlay.db");
    fs::copy_file(original, file);
    REQUIRE(run(ownPrice(file, 0)) == 0);
    const Kept whole = kept(file);
    REQUIRE(whole.imports > 0);
    Killer killer(kSeed + 3);
    int killed = 0;
    for (int round = 0; killed < kRepeats; ++round) {
        REQUIRE(round < 4 * kRepeats + 4);
        CAPTURE(round);
        fs::copy_file(original, file, fs::copy_options::overwrite_existing);
        fs::remove(file.string() + "-journal");
        killed += killer([&] { return become(ownPrice(file, 0)); }) ? 1 : 0;
        REQUIRE(run(ownPrice(file, 1)) == 0); // whoever comes next carries it on
        const Kept now = kept(file);
        CHECK(now.imports == whole.imports);
        CHECK(now.rows == whole.rows);
        CHECK((now.choices == whole.choices || now.choices == whole.choices + 1));
        CHECK(now.last == 2.5);
    }
}

TEST_CASE("kill -9 while shards of a study run, and while they are merged", "[faults]")
{
    const Scratch scratch;
    const auto folder = scratch.path("plan"), result = scratch.path("result.db"), whole = scratch.path("whole.db");
    const std::string axis = "inference.demand_per_hour=1e4..1e8:60:log",
                      target = "inference.utilisation_target=0.5;0.7;0.9";
    REQUIRE(
        run({"--no-overlay", "study", "run", "preset:layoutlm", "--axis", axis, "--axis", target, "-o", whole.string()})
        == 0);
    const Arguments plan{"--no-overlay", "study", "plan", "preset:layoutlm", "--axis", axis, "--axis", target,
        "--shards", "2", "-o", folder.string()};
    const auto shard = [&](int k) {
        return Arguments{"--no-overlay", "study", "run", folder.string(), "--shard", std::to_string(k)};
    };
    const Arguments merge{"--no-overlay", "study", "merge", folder.string(), "-o", result.string(), "--force"};
    Killer runs(kSeed + 9), merges(kSeed + 10);
    int killed = 0;
    for (int round = 0; killed < 2 * kRepeats; ++round) {
        REQUIRE(round < 8 * kRepeats + 8);
        CAPTURE(round);
        REQUIRE(run(plan) == 0);
        const auto left = folder / ("shard-00000" + std::to_string(round % 2) + ".wfs");
        fs::remove(left);
        if (runs([&] { return become(shard(round % 2)); })) {
            ++killed;
            if (fs::exists(left) && round > 0) // whole, or not there
                CHECK(run(merge) == 0);
        }
        for (const int k : {0, 1}) // whoever comes next runs what is missing
            REQUIRE(run(shard(k)) == 0);
        const bool there = fs::exists(result);
        if (merges([&] { return become(merge); })) {
            ++killed;
            CHECK((fs::exists(result) || !there));
        }
        if (fs::exists(result))
            CHECK((readAll(result) == readAll(whole)));
    }
}

TEST_CASE("a disk that is full at a random byte", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db"), report = scratch.path("report.csv");
    REQUIRE(run(ownPrice(file, 0)) == 0);
    REQUIRE(run({"--no-overlay", "report", "preset:layoutlm", "-o", report.string()}) == 0);
    const std::string whole = readAll(report);
    std::mt19937 random(kSeed + 4);
    Kept before = kept(file);
    int refused = 0;
    for (int round = 0; refused < kRepeats; ++round) {
        REQUIRE(round < 4 * kRepeats + 4);
        CAPTURE(round);
        const bool import = round % 2 == 0;
        const auto table = priceTable(scratch, round);
        const auto within = [&](const Arguments &arguments, rlim_t bytes) {
            return inChild([&] {
                signal(SIGXFSZ, SIG_IGN);
                const rlimit limit{bytes, bytes};
                setrlimit(RLIMIT_FSIZE, &limit);
                return become(arguments);
            });
        };
        const int code
            = within(import ? Arguments{"--overlay", file.string(), "import", table.string()} : ownPrice(file, round),
                random() % (fs::file_size(file) + (import ? 300'000U : 1U)));
        CHECK((code == 0 || code == 2));
        refused += code == 0 ? 0 : 1;
        const Kept now = kept(file);
        CHECK(now.imports == before.imports + (code == 0 && import ? 1 : 0));
        CHECK(now.choices == before.choices + (code == 0 && !import ? 1 : 0));
        before = now;
        const int written
            = within({"--no-overlay", "report", "preset:hpc-fp64", "-o", report.string(), "--force"}, random() % 300);
        CHECK(written == 2);
        CHECK((readAll(report) == whole));
    }
}

TEST_CASE("an overlay and a folder that may only be read", "[faults]")
{
    const Scratch scratch;
    const auto folder = scratch.path("kept"), file = folder / "overlay.db";
    fs::create_directory(folder);
    REQUIRE(run(ownPrice(file, 0)) == 0);
    REQUIRE(run({"--overlay", file.string(), "import", priceTable(scratch, 0).string()}) == 0);
    const std::string bytes = readAll(file);
    fs::permissions(file, fs::perms(0444));
    std::mt19937 random(kSeed + 5);
    for (int round = 0; round < kRepeats; ++round) {
        CAPTURE(round);
        fs::permissions(folder, fs::perms(random() % 2 == 0 ? 0555 : 0755));
        const auto asNobody = [&](const Arguments &arguments) {
            return inChild([&] { return getuid() == 0 && setuid(65534) != 0 ? 9 : become(arguments); });
        };
        CHECK(asNobody({"--overlay", file.string(), "own", "list"}) == 0);
        CHECK(asNobody({"--overlay", file.string(), "imports"}) == 0);
        CHECK(asNobody(ownPrice(file, round + 1)) == 2);
        CHECK(asNobody({"--overlay", file.string(), "import", priceTable(scratch, 1).string()}) == 2);
        CHECK((readAll(file) == bytes));
    }
    fs::permissions(folder, fs::perms(0755));
}

TEST_CASE("an overlay that is torn or damaged at a random byte", "[faults]")
{
    const Scratch scratch;
    const auto whole = scratch.path("whole.db"), file = scratch.path("overlay.db");
    REQUIRE(run(ownPrice(whole, 0)) == 0);
    REQUIRE(run({"--overlay", whole.string(), "import", priceTable(scratch, 0).string()}) == 0);
    const std::string bytes = readAll(whole);
    std::mt19937 random(kSeed + 6);
    for (int round = 0; round < kRepeats; ++round) {
        CAPTURE(round);
        std::string bad = bytes;
        if (round % 2 == 0)
            bad.resize(random() % bytes.size());
        else
            for (int i = 0; i < 40; ++i)
                bad[random() % bad.size()] = static_cast<char>(random());
        writeAll(file, bad);
        for (const Arguments &verb :
            {Arguments{"own", "list"}, {"imports"}, {"evaluate", "preset:layoutlm"}, {"check", file.string()}}) {
            Arguments all{"--overlay", file.string()};
            all.insert(all.end(), verb.begin(), verb.end());
            const int code = run(all);
            CHECK((code == 0 || code == 1 || code == 2));
            CHECK((readAll(file) == bad)); // who reads changes nothing
        }
        const int code = run(ownPrice(file, round));
        CHECK((code == 0 || code == 2));
        if (code != 0)
            CHECK((readAll(file) == bad)); // what cannot be read is left for whoever can mend it
    }
}

TEST_CASE("an overlay that another program has locked", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    REQUIRE(run(ownPrice(file, 0)) == 0);
    std::mt19937 random(kSeed + 7);
    Kept before = kept(file);
    for (int round = 1; round <= kRepeats; ++round) {
        CAPTURE(round);
        std::array<int, 2> ready{};
        REQUIRE(pipe(ready.data()) == 0);
        const auto microseconds = static_cast<useconds_t>(random() % 3'000'000); // the program waits two seconds
        const pid_t holder = fork();
        REQUIRE(holder >= 0);
        if (holder == 0) {
            SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
            db.exec("BEGIN EXCLUSIVE");
            if (write(ready[1], "1", 1) != 1)
                _exit(1);
            usleep(microseconds);
            db.exec("ROLLBACK");
            _exit(0);
        }
        char one = 0;
        REQUIRE(read(ready[0], &one, 1) == 1);
        const int code = run(ownPrice(file, round));
        CHECK(ended(holder) == 0);
        close(ready[0]);
        close(ready[1]);
        CHECK((code == 0 || code == 2));
        const Kept now = kept(file);
        CHECK(now.choices == before.choices + (code == 0 ? 1 : 0));
        CHECK(now.last == (code == 0 ? round + 1.5 : before.last));
        before = now;
    }
}

TEST_CASE("two programs at once", "[faults]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    std::mt19937 random(kSeed + 8);
    Kept before;
    for (int round = 0; round < kRepeats; ++round) {
        CAPTURE(round);
        const bool import = round % 2 == 0;
        const pid_t one = start(ownPrice(file, round));
        usleep(static_cast<useconds_t>(random() % 200'000));
        const pid_t other
            = start(import ? Arguments{"--overlay", file.string(), "import", priceTable(scratch, round).string()}
                           : ownPrice(file, round, "g5.2xlarge"));
        const int first = ended(one), second = ended(other);
        CHECK((first == 0 || first == 2));
        CHECK((second == 0 || second == 2));
        const Kept now = kept(file);
        CHECK(now.imports == before.imports + (import && second == 0 ? 1 : 0));
        CHECK(now.rows == now.imports * kTableRows);
        CHECK(now.choices == before.choices + (first == 0 ? 1 : 0) + (!import && second == 0 ? 1 : 0));
        before = now;
        if (now.imports == 4) {
            for (int id = 0; id < 4; ++id) {
                SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
                const auto oldest = db.execAndGet("SELECT min(id) FROM import").getInt64();
                CHECK(run({"--overlay", file.string(), "imports", "revert", std::to_string(oldest)}) == 0);
            }
            before = kept(file);
        }
    }
}
