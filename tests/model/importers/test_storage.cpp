// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/store/sqlite_rows.h"
#include "tests/model/importers/samples.h"
#include "tests/support/child_process.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <fcntl.h>
#include <functional>
#include <iostream>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// Every kind of import against every way in which the place of the overlay fails it. One row a kind: its sample in true
// shape (kindSamples()). The state before is an import of another file, so that there is something to lose; after a
// refusal it stands there byte for byte, without a journal beside it. Tests may run as root, who writes anywhere:
// places that cannot be written are below a file, in /proc, or on a file system of the test's own that is mounted
// read-only or too small. kill -9 of each kind: test_apply.cpp. Files that are bad themselves: test_bad_input.cpp.
// Series of utilisation write nothing.
using namespace wattfare;
using namespace wattfare::test;

namespace {

namespace fs = std::filesystem;

constexpr int kNoMount = 77; // exit code of a child that may not mount

SnapshotPtr base()
{
    static const SnapshotPtr snapshot = loadSnapshot(WATTFARE_CATALOG_DB).value_or(nullptr);
    REQUIRE(snapshot);
    return snapshot;
}

struct Row {
    KindSample sample;
    ParsedImport parsed;
};

const std::vector<Row> &table()
{
    static const std::vector<Row> rows = [] {
        const Scratch scratch;
        std::vector<Row> made;
        for (const KindSample &s : kindSamples()) {
            // The file itself is met through a link, at a path with Hangul and blanks.
            const fs::path folder = scratch.path("한글 폴더 with blanks");
            fs::create_directories(folder);
            writeAll(folder / s.file, bytesOf(s));
            const fs::path link = folder / ("링크 to " + std::string(s.file));
            fs::create_symlink(folder / s.file, link);
            auto parsed = parseImport(link, s.kind, s.options);
            if (!parsed)
                FAIL(s.file << ": " << parsed.error().detail);
            made.push_back({s, std::move(*parsed)});
        }
        return made;
    }();
    REQUIRE(rows.size() == importKinds().size()); // a new kind needs a row
    return rows;
}

// The state before: one import of one price.
void makeBefore(const fs::path &file)
{
    ImportBatch batch({.kind = "test", .fileName = "before.csv"});
    batch.onDemand("g5.xlarge", "us-east-1", *Date::parse("2026-09-30"), 1234567890);
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    REQUIRE((*overlay)->apply(batch, *base()));
}

bool isAlone(const fs::path &file) // no journal that waits to be rolled back
{
    return !fs::exists(file.string() + "-journal") && !fs::exists(file.string() + "-wal");
}

Result<ImportInfo> attempt(const fs::path &file, const ParsedImport &parsed)
{
    auto overlay = Overlay::open(file);
    return overlay ? (*overlay)->apply(parsed.batch, *base()) : tl::unexpected<Error>(overlay.error());
}

// Refused because of the file that is named, with an id of those given; 0, or the number of what is wrong. For
// children.
int wrongIn(const Result<ImportInfo> &result, const fs::path &file, std::initializer_list<std::string_view> ids)
{
    if (result)
        return 1;
    const Error &error = result.error();
    if (error.code != Error::Code::fileAccess)
        return 2;
    if (std::ranges::find(ids, error.message.id) == ids.end()) {
        std::cerr << error.message.id << ": " << error.detail << '\n';
        return 3;
    }
    return error.message.args.at(0) == file.string() ? 0 : 4;
}

// A file system of its own at `folder`, seen by this process alone. False: not allowed here.
bool mountDisk(const fs::path &folder, const char *options)
{
    const bool root = geteuid() == 0;
    const uid_t user = geteuid();
    if (unshare(CLONE_NEWNS | (root ? 0 : CLONE_NEWUSER)) != 0)
        return false;
    if (!root) {
        const int map = open("/proc/self/uid_map", O_WRONLY);
        const std::string line = "0 " + std::to_string(user) + " 1";
        const bool mapped = map >= 0 && write(map, line.data(), line.size()) == static_cast<ssize_t>(line.size());
        close(map);
        if (!mapped)
            return false;
    }
    return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && mount("none", folder.c_str(), "tmpfs", 0, options) == 0;
}

// Runs a child and fails unless it says 0; without the right to mount it warns, once a test.
void checkMounted(const std::function<int()> &work, bool &warned)
{
    const int code = inChild(work);
    if (code == kNoMount && !warned) {
        WARN("no file system may be mounted here: not tried");
        warned = true;
    }
    CHECK((code == 0 || code == kNoMount));
    if (code != kNoMount)
        CHECK(code == 0);
}

} // namespace

TEST_CASE("an overlay below a file or where no file can be made refuses the import of any kind", "[importers][storage]")
{
    const Scratch scratch;
    const fs::path blocking = scratch.path("file");
    writeAll(blocking, "not a folder");
    for (const Row &row : table()) {
        INFO(row.sample.file);
        for (const fs::path &file : {blocking / "overlay.db", blocking / "folder" / "overlay.db",
                 fs::path("/proc/overlay.db"), fs::path("/sys/wattfare/overlay.db")}) {
            INFO(file.string());
            CHECK(wrongIn(attempt(file, row.parsed), file, {"file.unwritable"}) == 0);
            std::error_code ignored;
            CHECK_FALSE(fs::exists(file, ignored));
        }
        CHECK(readAll(blocking) == "not a folder");
        // A folder, and a link that leads to itself, stand where the file should be.
        const fs::path folder = scratch.path("folder.db");
        fs::create_directories(folder);
        CHECK(wrongIn(attempt(folder, row.parsed), folder, {"file.unwritable"}) == 0);
        const fs::path loop = scratch.path("loop.db");
        std::error_code there;
        fs::create_symlink(loop, loop, there);
        CHECK(wrongIn(attempt(loop, row.parsed), loop, {"file.unwritable"}) == 0);
    }
}

TEST_CASE(
    "an overlay behind a link, at a path with Hangul and blanks, takes the import of any kind", "[importers][storage]")
{
    for (const Row &row : table()) {
        INFO(row.sample.file);
        const Scratch scratch;
        const fs::path folder = scratch.path("내 데이터 with blanks");
        fs::create_directories(folder);
        const fs::path file = folder / "오버레이 1.db";
        makeBefore(file);
        const fs::path link = scratch.path("연결 link.db");
        fs::create_symlink(file, link);
        const auto info = attempt(link, row.parsed);
        if (!info)
            FAIL(info.error().detail);
        CHECK(fs::is_symlink(link));
        CHECK(isAlone(file));
        const auto overlay = Overlay::open(file); // the file itself has it
        REQUIRE(overlay);
        REQUIRE((*overlay)->imports().value().size() == 2);
        CHECK((*overlay)->imports().value().front().kind == importKindId(row.sample.kind));
        const auto here = loadSnapshot(WATTFARE_CATALOG_DB, file);
        const auto behind = loadSnapshot(WATTFARE_CATALOG_DB, link);
        REQUIRE((here && behind));
        CHECK((*here)->identity.overlayRows == (*behind)->identity.overlayRows);
    }
}

TEST_CASE("a file system that is mounted read-only shows what is there and refuses the import of any kind",
    "[importers][storage]")
{
    bool warned = false;
    for (const Row &row : table()) {
        INFO(row.sample.file);
        const Scratch scratch;
        const fs::path disk = scratch.path("disk");
        fs::create_directories(disk);
        const fs::path kept = scratch.path("overlay.db");
        makeBefore(kept);
        const std::string before = readAll(kept);
        checkMounted(
            [&] {
                if (!mountDisk(disk, "size=16m"))
                    return kNoMount;
                const fs::path file = disk / "overlay.db";
                writeAll(file, before);
                if (mount(nullptr, disk.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0)
                    return kNoMount;
                if (const int wrong = wrongIn(attempt(file, row.parsed), file, {"file.unwritable"}); wrong != 0)
                    return wrong;
                const auto seen = loadSnapshot(WATTFARE_CATALOG_DB, file);
                if (!seen || (*seen)->identity.overlayRows != 1)
                    return 10;
                const fs::path fresh = disk / "none" / "overlay.db"; // nor can one be made
                if (const int wrong = wrongIn(attempt(fresh, row.parsed), fresh, {"file.unwritable"}); wrong != 0)
                    return 20 + wrong;
                return readAll(file) == before && isAlone(file) ? 0 : 11;
            },
            warned);
    }
}

TEST_CASE(
    "a disk that is full at any moment refuses the import of any kind and keeps what was there", "[importers][storage]")
{
    bool warned = false;
    for (const Row &row : table()) {
        const Scratch scratch;
        const fs::path disk = scratch.path("disk");
        fs::create_directories(disk);
        const fs::path kept = scratch.path("overlay.db");
        makeBefore(kept);
        const std::string before = readAll(kept);
        // What is free: nothing, room for a journal alone, and for a part of the rows.
        for (const std::size_t room : {std::size_t{0}, std::size_t{4096}, std::size_t{20480}, std::size_t{65536}}) {
            INFO(row.sample.file << ", " << room << " bytes free");
            checkMounted(
                [&] {
                    const std::string size = "size=" + std::to_string((before.size() + 4095) / 4096 * 4096 + room);
                    if (!mountDisk(disk, size.c_str()))
                        return kNoMount;
                    const fs::path file = disk / "overlay.db";
                    writeAll(file, before);
                    if (readAll(file) != before)
                        return 10;
                    const auto result = attempt(file, row.parsed);
                    if (result) { // there was room for a small one: then it is there whole
                        const auto overlay = Overlay::open(file);
                        return room > 4096 && overlay && (*overlay)->imports().value().size() == 2 && result->rows > 0
                            ? 0
                            : 12;
                    }
                    if (const int wrong = wrongIn(result, file, {"file.disk_full"}); wrong != 0)
                        return wrong;
                    if (readAll(file) != before || !isAlone(file))
                        return 11;
                    // With room it lands.
                    if (mount(nullptr, disk.c_str(), nullptr, MS_REMOUNT, "size=32m") != 0)
                        return 13;
                    return attempt(file, row.parsed) ? 0 : 14;
                },
                warned);
        }
    }
}

TEST_CASE("an overlay that another program has locked refuses the import of any kind", "[importers][storage]")
{
    // All kinds at once: SQLite waits two seconds for each.
    for (const char *lock : {"BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"}) {
        INFO(lock);
        const Scratch scratch;
        struct Try {
            const Row *row;
            fs::path file;
            std::string before;
            std::unique_ptr<SQLite::Database> other;
            pid_t child = 0;
        };
        std::vector<Try> tries;
        for (const Row &row : table()) {
            Try each{&row, scratch.path(std::string(row.sample.file) + ".db"), {}, {}};
            makeBefore(each.file);
            each.before = readAll(each.file);
            tries.push_back(std::move(each));
        }
        std::array<int, 2> start{}; // closed when all is locked
        REQUIRE(pipe(start.data()) == 0);
        for (Try &each : tries) {
            each.child = fork(); // before the lock: a process that closes a copy of the file would lift it
            REQUIRE(each.child >= 0);
            if (each.child == 0) {
                close(start[1]);
                char none = 0;
                while (read(start[0], &none, 1) > 0) { }
                _exit(wrongIn(attempt(each.file, each.row->parsed), each.file, {"file.locked"}));
            }
        }
        for (Try &each : tries) {
            each.other = std::make_unique<SQLite::Database>(each.file.string(), SQLite::OPEN_READWRITE);
            each.other->exec(lock);
        }
        close(start[0]);
        close(start[1]);
        for (Try &each : tries) {
            INFO(each.row->sample.file);
            int status = 0;
            waitpid(each.child, &status, 0);
            CHECK(WIFEXITED(status));
            CHECK(WEXITSTATUS(status) == 0);
            each.other->exec("ROLLBACK");
            each.other.reset();
            CHECK(readAll(each.file) == each.before);
            CHECK(isAlone(each.file));
            CHECK(attempt(each.file, each.row->parsed)); // free again
        }
    }
}

TEST_CASE("what SQLite says of a full disk is told as one", "[importers][storage]")
{
    const Scratch scratch;
    const fs::path file = scratch.path("small.db");
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db.exec("PRAGMA page_size = 512; CREATE TABLE t (x); PRAGMA max_page_count = 4");
    std::optional<Error> error;
    try {
        db.exec("INSERT INTO t VALUES (zeroblob(100000))");
    } catch (const SQLite::Exception &e) {
        error = sqlite::errorOf(e, file);
    }
    REQUIRE(error);
    CHECK(error->code == Error::Code::fileAccess);
    CHECK(error->message == Message{"file.disk_full", {file.string()}});
}
