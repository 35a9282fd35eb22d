// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/settings.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace wattfare;

TEST_CASE("settings survive the program", "[settings]")
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("wattfare.ini"));
    {
        Settings settings(file);
        CHECK(settings.warnings().isEmpty());
        CHECK(settings.theme() == ThemeChoice::system);
        QSignalSpy spy(&settings, &Settings::themeChanged);
        settings.setTheme(ThemeChoice::dark);
        settings.setTheme(ThemeChoice::dark);
        CHECK(spy.count() == 1);
        settings.setLanguage(QStringLiteral("de"));
        settings.setLanguage(QStringLiteral("klingon")); // refused
        settings.addRecentFile(QStringLiteral("/a"));
        settings.addRecentFile(QStringLiteral("/b"));
        settings.addRecentFile(QStringLiteral("/a"));
        settings.setPageState(QStringLiteral("explore"), {{QStringLiteral("x"), 3}});
    }
    Settings settings(file);
    CHECK(settings.theme() == ThemeChoice::dark);
    CHECK(settings.language() == QStringLiteral("de"));
    CHECK(settings.recentFiles() == QStringList{QStringLiteral("/a"), QStringLiteral("/b")});
    CHECK(settings.pageState(QStringLiteral("explore")).value(QStringLiteral("x")).toInt() == 3);
    CHECK(settings.pageState(QStringLiteral("none")).isEmpty());
}

TEST_CASE("a broken settings file is set aside and named", "[settings]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("wattfare.ini"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("[view\nthis is no settings file\n\x01\x02\x03");
    file.close();
    {
        Settings settings(path);
        REQUIRE(settings.warnings().size() == 1);
        CHECK(settings.warnings().first().contains(QStringLiteral(".broken-")));
        CHECK(settings.theme() == ThemeChoice::system);
        settings.setTheme(ThemeChoice::light);
    }
    CHECK(QDir(dir.path()).entryList({QStringLiteral("*.broken-*")}).size() == 1);
    CHECK(Settings(path).theme() == ThemeChoice::light);
}

TEST_CASE("unknown values fall back and are named", "[settings]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("wattfare.ini"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("[view]\ntheme=purple\nlanguage=xx\n[pages]\nexplore=not json\n");
    file.close();
    Settings settings(path);
    CHECK(settings.theme() == ThemeChoice::system);
    CHECK(settings.language().isEmpty());
    REQUIRE(settings.warnings().size() == 2);
    CHECK(settings.warnings().first().contains(QStringLiteral("purple")));
    CHECK(settings.pageState(QStringLiteral("explore")).isEmpty());
}

TEST_CASE("settings that cannot be written are said, and work in memory", "[settings]")
{
    // Nobody can make files there, not even root.
    Settings settings(QStringLiteral("/proc/wattfare/wattfare.ini"));
    CHECK_FALSE(settings.isWritable());
    REQUIRE_FALSE(settings.warnings().isEmpty());
    CHECK(settings.warnings().last().contains(QStringLiteral("/proc/wattfare")));
    settings.setTheme(ThemeChoice::dark);
    CHECK(settings.theme() == ThemeChoice::dark);
    settings.sync();
}

TEST_CASE("what was kept is not replaced by what could not be read again", "[settings]")
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("wattfare.ini"));
    Settings settings(file);
    settings.setPageState(QStringLiteral("query"), {{QStringLiteral("saved"), QStringLiteral("one")}});
    settings.setPageState(
        QStringLiteral("query"), {{QStringLiteral("saved"), QString(40 * 1024 * 1024, QLatin1Char('x'))}});
    CHECK(
        settings.pageState(QStringLiteral("query")).value(QStringLiteral("saved")).toString() == QStringLiteral("one"));
}

TEST_CASE("a page that one window has not changed stays as another kept it", "[settings]")
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("wattfare.ini"));
    const auto state = [](const char *text) { return QJsonObject{{QStringLiteral("x"), QString::fromUtf8(text)}}; };
    Settings one(file);
    one.setPageState(QStringLiteral("explore"), state("first"));
    one.sync();
    Settings two(file);
    two.setPageState(QStringLiteral("explore"), state("second"));
    two.sync();
    one.setPageState(QStringLiteral("explore"), state("first")); // at leisure, unchanged here
    one.sync();
    CHECK(Settings(file).pageState(QStringLiteral("explore")) == state("second"));
}
