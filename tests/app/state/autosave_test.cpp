// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/autosave.h"
#include "app/state/files.h"
#include "tests/support/catch.h"
#include "tests/support/qt_warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace wattfare;

TEST_CASE("unsaved work is written soon and removed at a clean end", "[autosave]")
{
    QTemporaryDir dir;
    QString name;
    {
        Autosave autosave(dir.path());
        REQUIRE(autosave.isWorking());
        name = autosave.fileName();
        autosave.setDelayMs(1);
        autosave.schedule([] { return QByteArray("one"); });
        autosave.schedule([] { return QByteArray("two"); });
        REQUIRE(QTest::qWaitFor([&] { return QFile::exists(name); }, 5000));
        CHECK(files::read(name).value() == "two");
        autosave.schedule([] { return QByteArray(); });
        autosave.writeNow();
        CHECK_FALSE(QFile::exists(name));
        autosave.schedule([] { return QByteArray("three"); });
        autosave.writeNow();
        CHECK(QFile::exists(name));
        CHECK(autosave.leftBehind().isEmpty()); // its own is not left behind
        Autosave other(dir.path());
        CHECK(other.leftBehind().isEmpty()); // nor is that of a process that lives
    }
    CHECK_FALSE(QFile::exists(name));
}

TEST_CASE("what a crash left behind is found", "[autosave]")
{
    QTemporaryDir dir;
    const QString orphan = dir.filePath(QStringLiteral("unsaved-20260101000000000-1.wattfare"));
    REQUIRE(files::write(orphan, "{}"));
    Autosave autosave(dir.path());
    REQUIRE(autosave.leftBehind() == QStringList{orphan});
    autosave.discard(orphan);
    CHECK(autosave.leftBehind().isEmpty());
}

TEST_CASE("a folder that cannot be made is a problem with words, not an end", "[autosave]")
{
    Autosave autosave(QStringLiteral("/proc/wattfare"));
    CHECK_FALSE(autosave.isWorking());
    CHECK(autosave.problem().contains(QStringLiteral("/proc/wattfare")));
    autosave.schedule([] { return QByteArray("x"); });
    autosave.writeNow();
    CHECK(autosave.leftBehind().isEmpty());
}

TEST_CASE("what is put aside stays until it is released, and belongs to its process while that lives", "[autosave]")
{
    QTemporaryDir dir;
    int second = 0;
    {
        Autosave autosave(dir.path());
        const int first = autosave.putAside("one", QStringLiteral("/tmp/x.wattfare")).id;
        second = autosave.putAside("two", {}).id;
        CHECK(first != second);
        REQUIRE(autosave.asides().size() == 2);
        CHECK(autosave.asides().first().path == QStringLiteral("/tmp/x.wattfare"));
        CHECK(autosave.leftBehind().isEmpty());
        CHECK(Autosave(dir.path()).leftBehind().isEmpty());
        autosave.release(first);
        CHECK(autosave.asides().size() == 1);
    }
    Autosave after(dir.path());
    REQUIRE(after.leftBehind().size() == 1);
    CHECK(files::read(after.leftBehind().first()).value() == "two");
    after.decline(after.leftBehind().first());
    CHECK(after.leftBehind().isEmpty());
    CHECK(Autosave(dir.path()).leftBehind().size() == 1);
    Autosave nowhere(QStringLiteral("/proc/wattfare"));
    CHECK(nowhere.putAside("three", {}).content == "three"); // as long as the program runs
    CHECK(nowhere.asides().size() == 1);
}

TEST_CASE("a write that fails is told once and tried until it succeeds", "[autosave]")
{
    const wattfare::test::ExpectedWarning gone(
        QStringLiteral("Could not remove our own lock file")); // as its folder is
    QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("unsaved"));
    Autosave autosave(folder);
    REQUIRE(autosave.isWorking());
    autosave.setDelayMs(5);
    QSignalSpy failed(&autosave, &Autosave::failed), again(&autosave, &Autosave::workingAgain);
    autosave.schedule([] { return QByteArray("one"); });
    autosave.writeNow();
    REQUIRE(QFile::exists(autosave.fileName()));
    CHECK(autosave.problem().isEmpty());
    REQUIRE(QDir(folder).removeRecursively());
    autosave.schedule([] { return QByteArray("two"); });
    REQUIRE(QTest::qWaitFor([&] { return !failed.isEmpty(); }, 5000));
    CHECK(autosave.problem().contains(folder));
    CHECK(autosave.isWorking()); // it goes on
    int attempts = 0;
    autosave.schedule([&attempts] {
        ++attempts;
        return QByteArray("three");
    });
    REQUIRE(QTest::qWaitFor([&] { return attempts > 3; }, 5000));
    CHECK(failed.count() == 1);
    CHECK(again.isEmpty());
    REQUIRE(files::ensureFolder(folder));
    REQUIRE(QTest::qWaitFor([&] { return !again.isEmpty(); }, 5000)); // without a further edit
    CHECK(files::read(autosave.fileName()).value() == "three");
    CHECK(autosave.problem().isEmpty());
    CHECK(failed.count() == 1);
    REQUIRE(QDir(folder).removeRecursively()); // the next failure is told again
    autosave.schedule([] { return QByteArray("four"); });
    REQUIRE(QTest::qWaitFor([&] { return failed.count() == 2; }, 5000));
}

TEST_CASE("work that cannot be read is set aside and not found again", "[autosave]")
{
    QTemporaryDir dir;
    const QString orphan = dir.filePath(QStringLiteral("unsaved-20260101000000000-1.wattfare"));
    REQUIRE(files::write(orphan, "{"));
    Autosave autosave(dir.path());
    REQUIRE(autosave.leftBehind() == QStringList{orphan});
    const auto kept = autosave.setAside(orphan);
    REQUIRE(kept);
    CHECK(files::read(*kept).value() == "{");
    CHECK(autosave.leftBehind().isEmpty());
    CHECK_FALSE(QFile::exists(orphan + QStringLiteral(".lock")));
}
