// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/support/catch.h"
#include "views/words/messages.h"

#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace wattfare;

namespace {

void put(const QString &path, const QByteArray &content)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

TEST_CASE("a file is what its first bytes say, then what its name says", "[files]")
{
    QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("a.txt")), "SQLite format 3\0xxxxxxxx");
    put(dir.filePath(QStringLiteral("b.db")), "nothing of the kind");
    put(dir.filePath(QStringLiteral("c.wattfare")), "{}");
    put(dir.filePath(QStringLiteral("d")), "%PDF-1.7");
    put(dir.filePath(QStringLiteral("e.csv")), "a,b");
    put(dir.filePath(QStringLiteral("f.exe")), "MZ");
    CHECK(files::kindOf(dir.filePath(QStringLiteral("a.txt"))) == files::Kind::catalogue);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("b.db"))) == files::Kind::catalogue);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("c.wattfare"))) == files::Kind::scenario);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("d"))) == files::Kind::pdf);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("e.csv"))) == files::Kind::data);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("f.exe"))) == files::Kind::unknown);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("none"))) == files::Kind::missing);
    QByteArray study = "SQLite format 3" + QByteArray(53, '\0') + "WFat";
    put(dir.filePath(QStringLiteral("g.db")), study);
    CHECK(files::kindOf(dir.filePath(QStringLiteral("g.db"))) == files::Kind::study);
    put(dir.filePath(QStringLiteral("g.db")), study.replace("WFat", "WFar"));
    CHECK(files::kindOf(dir.filePath(QStringLiteral("g.db"))) == files::Kind::catalogue);
    put(dir.filePath(QStringLiteral("g.db")), study.left(70));
    CHECK(files::kindOf(dir.filePath(QStringLiteral("g.db"))) == files::Kind::catalogue);
    CHECK(files::kindOf(dir.path()) == files::Kind::folder);
}

TEST_CASE("reading and writing name the file when they fail", "[files]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("x"));
    REQUIRE(files::write(path, "hello"));
    CHECK(files::read(path).value() == "hello");
    const auto limited = files::read(path, 3);
    REQUIRE_FALSE(limited);
    CHECK(limited.error().contains(path));
    const auto missing = files::read(dir.filePath(QStringLiteral("none")));
    REQUIRE_FALSE(missing);
    CHECK(missing.error().contains(QStringLiteral("none")));
    CHECK_FALSE(files::read(dir.path()));
    const QString pipe = dir.filePath(QStringLiteral("a.pdf")); // opening it would wait for somebody who writes
    REQUIRE(mkfifo(qPrintable(pipe), 0600) == 0);
    CHECK(files::kindOf(pipe) == files::Kind::pdf);
    const auto waiting = files::read(pipe);
    REQUIRE_FALSE(waiting);
    CHECK(waiting.error().contains(pipe));
    const auto refused = files::write(QStringLiteral("/proc/wattfare/none"), "x");
    REQUIRE_FALSE(refused);
    CHECK(text(refused.error()).contains(QStringLiteral("/proc/wattfare")));
}

TEST_CASE("a damaged file is moved aside, never over another", "[files]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("s.ini"));
    put(path, "1");
    const auto first = files::setAside(path);
    REQUIRE(first);
    put(path, "2");
    const auto second = files::setAside(path);
    REQUIRE(second);
    CHECK(*first != *second);
    CHECK(files::read(*first).value() == "1");
    CHECK(files::read(*second).value() == "2");
    CHECK_FALSE(QFile::exists(path));
}
