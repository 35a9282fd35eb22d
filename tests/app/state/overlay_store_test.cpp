// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/overlay_store.h"
#include "model/catalog/load/load.h"
#include "model/catalog/staging/import_batch.h"
#include "tests/app/window/held.h"
#include "tests/support/catch.h"

#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace wattfare;
using wattfare::test::Held;

namespace {

UserChoice ownPrice(const char *type)
{
    UserChoice choice;
    choice.kind = UserChoice::Kind::price;
    choice.type = type;
    choice.region = "us-east-1";
    choice.option = "on_demand";
    choice.value = 0.75;
    return choice;
}

Result<void> add(Overlay &overlay, const char *type)
{
    const auto set = overlay.set(ownPrice(type));
    return set ? Result<void>() : tl::unexpected<Error>(set.error());
}

} // namespace

TEST_CASE("methods that are older than the imports beside them are fitted anew when the window starts", "[overlay]")
{
    const QTemporaryDir folder;
    JobPool jobs;
    Session session;
    OverlayStore store(folder.path(), session, jobs);
    { // as by a program that was closed before it could fit
        ImportBatch cards(ImportSource{.kind = "catalog_csv", .fileName = "cards.csv", .title = "Cards"});
        cards.specification("ml_model", "bert-large", "gflops_per_unit", "900");
        const auto overlay = Overlay::open(store.file().toStdString());
        const auto base = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(overlay);
        REQUIRE(base);
        REQUIRE((*overlay)->apply(cards, **base));
    }
    auto loaded = OverlayStore::load(QStringLiteral(WATTFARE_CATALOG_DB), store.file());
    REQUIRE(loaded);
    REQUIRE(loaded->snapshot->fitsStale);
    store.take(std::move(*loaded));
    CHECK(QTest::qWaitFor([&] { return !session.snapshot()->fitsStale; }, 60'000));
    CHECK_FALSE(session.snapshot()->fitBasis.empty());
}

TEST_CASE("an overlay that another program has locked is read once it is free", "[overlay]")
{
    const QTemporaryDir folder;
    JobPool jobs;
    Session session;
    OverlayStore store(folder.path(), session, jobs);
    {
        const auto overlay = Overlay::open(store.file().toStdString());
        REQUIRE(overlay);
        REQUIRE(add(**overlay, "g5.xlarge"));
    }
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open(store.file().toUtf8().constData(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    auto loaded = OverlayStore::load(QStringLiteral(WATTFARE_CATALOG_DB), store.file());
    REQUIRE(loaded);
    store.take(std::move(*loaded));
    REQUIRE(store.problem());
    CHECK(store.problem()->message.id == "file.locked");
    sqlite3_close(other); // nothing was written
    store.setWatchInterval(1);
    CHECK(QTest::qWaitFor([&] { return store.isReadable(); }, 60'000));
    CHECK(store.lists().choices.size() == 1);
}

TEST_CASE("what another program writes behind the reading of an overlay is followed, too", "[overlay]")
{
    const QTemporaryDir folder;
    JobPool jobs;
    Session session;
    OverlayStore store(folder.path(), session, jobs);
    auto loaded = OverlayStore::load(QStringLiteral(WATTFARE_CATALOG_DB), store.file());
    REQUIRE(loaded);
    store.take(std::move(*loaded));
    store.setWatchInterval(1);
    const Held held(jobs, 1); // one thread is left: the job after the change begins when the change has been read
    store.change(
        QStringLiteral("own"), [](Overlay &overlay, const ProgressFn &) { return add(overlay, "g5.xlarge"); },
        [](const std::optional<Error> &error) { CHECK_FALSE(error); });
    QObject context;
    QSemaphore isRead;
    const auto tell = [&](const ProgressFn &) {
        isRead.release();
        return 0;
    };
    jobs.run<int>(&context, QStringLiteral("after it"), tell, [](int) {});
    isRead.acquire();
    const auto elsewhere = Overlay::open(folder.filePath(QStringLiteral("overlay.db")).toStdString());
    REQUIRE(elsewhere);
    REQUIRE(add(**elsewhere, "g4dn.xlarge"));
    CHECK(store.lists().choices.empty()); // not even the own change is shown yet
    CHECK(QTest::qWaitFor([&] { return store.lists().choices.size() == 2; }, 20'000));
}
