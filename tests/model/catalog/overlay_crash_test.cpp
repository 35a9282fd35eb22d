// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load.h"
#include "model/catalog/overlay.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <csignal>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace wattfare;
using wattfare::test::readAll;
using wattfare::test::Scratch;

namespace {

ImportBatch manyRows(int seed)
{
    ImportSource source;
    source.kind = "test";
    source.fileName = "many.csv";
    ImportBatch batch(source);
    for (int i = 0; i < 20000; ++i)
        batch.onDemand("g5.xlarge", "us-east-1", Date{20000 + i % 5000}, 1000000000 + seed * 100000 + i);
    return batch;
}

} // namespace

TEST_CASE("kill -9 during an import leaves the state before it or the whole import", "[overlay][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    REQUIRE(Overlay::open(file));
    std::mt19937 random(7);
    std::size_t before = 0;
    int killed = 0;
    for (int round = 0; round < 50; ++round) {
        const ImportBatch batch = manyRows(round);
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            auto overlay = Overlay::open(file);
            const bool written = overlay && (*overlay)->apply(batch, **base);
            _exit(written ? 0 : 1);
        }
        usleep(static_cast<useconds_t>(random() % 60000));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        if (WIFSIGNALED(status))
            ++killed;
        const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file); // must cope with what the dead one left behind
        REQUIRE(loaded);
        const auto overlay = Overlay::open(file);
        REQUIRE(overlay);
        const auto imports = (*overlay)->imports();
        CHECK((imports.size() == before || imports.size() == before + 1));
        if (!imports.empty())
            CHECK(imports.front().rows == 20000);
        CHECK(((*loaded)->identity.overlayRows != 0) == !imports.empty());
        before = imports.size();
    }
    CHECK(killed > 0);
}

TEST_CASE("a full disk refuses the import and keeps the state", "[overlay][crash]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(base);
    REQUIRE(Overlay::open(file));
    const std::string before = readAll(file);
    const ImportBatch batch = manyRows(1);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) { // in a process of its own: the limit holds for everything it writes
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{400 * 1024, 400 * 1024};
        setrlimit(RLIMIT_FSIZE, &limit);
        auto overlay = Overlay::open(file);
        if (!overlay)
            _exit(2);
        const auto result = (*overlay)->apply(batch, **base);
        _exit(!result && result.error().code == Error::Code::fileAccess ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    CHECK((*overlay)->imports().empty());
    CHECK(loadSnapshot(WATTFARE_CATALOG_DB, file));
}
