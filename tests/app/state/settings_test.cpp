// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/settings.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <QtTest>
#include <sys/stat.h>

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

TEST_CASE("a device or a pipe stays what it is where it is given as the settings file", "[settings]")
{
    QTemporaryDir dir;
    const QString pipe = dir.filePath(QStringLiteral("wattfare.ini"));
    REQUIRE(mkfifo(qPrintable(pipe), 0600) == 0);
    {
        Settings settings(pipe);
        CHECK_FALSE(settings.isWritable());
        CHECK(settings.warnings().last().contains(pipe));
        settings.setTheme(ThemeChoice::dark);
        settings.sync();
    }
    struct stat status {
    };
    REQUIRE(stat(qPrintable(pipe), &status) == 0);
    CHECK(S_ISFIFO(status.st_mode));
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

namespace {

Preferences allOther()
{
    Preferences other;
    other.theme = ThemeChoice::dark;
    other.zoom = 150;
    other.language = QStringLiteral("ko");
    other.numbers = NumberNotation::apostrophe;
    other.currency = {"EUR", 0.8512345678901234, Date::parse("2026-07-20")};
    other.start = StartWith::nothing;
    other.documents = QStringLiteral("/tmp/documents, mine");
    other.exports = QStringLiteral("/tmp/exports");
    other.proxy = {ProxyChoice::Kind::socks5, QStringLiteral("proxy.example.com"), 1080};
    return other;
}

void checkSame(const Preferences &a, const Preferences &b)
{
    CHECK(a.theme == b.theme);
    CHECK(a.zoom == b.zoom);
    CHECK(a.language == b.language);
    CHECK(a.numbers == b.numbers);
    CHECK(sameCurrency(a.currency, b.currency));
    CHECK(a.start == b.start);
    CHECK(a.documents == b.documents);
    CHECK(a.exports == b.exports);
    CHECK(a.proxy == b.proxy);
}

} // namespace

TEST_CASE("every preference survives the program, and goes back to what it was", "[settings]")
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("wattfare.ini"));
    {
        Settings settings(file);
        checkSame(settings.preferences(), Preferences{});
        QSignalSpy numbers(&settings, &Settings::numbersChanged);
        settings.setPreferences(allOther());
        settings.setPreferences(allOther());
        CHECK(numbers.count() == 1);
    }
    {
        Settings settings(file);
        CHECK(settings.warnings().isEmpty());
        checkSame(settings.preferences(), allOther());
        CHECK(settings.documentFolder() == QDir::homePath()); // that folder is not there
        Preferences here = allOther();
        here.exports = dir.path();
        settings.setPreferences(here);
        CHECK(settings.exportFolder() == dir.path());
        settings.setPreferences({});
    }
    Settings settings(file);
    CHECK(settings.warnings().isEmpty());
    checkSame(settings.preferences(), Preferences{});
}

TEST_CASE("preferences outside their range are not taken", "[settings]")
{
    QTemporaryDir dir;
    Settings settings(dir.filePath(QStringLiteral("wattfare.ini")));
    Preferences wrong;
    wrong.zoom = 900;
    wrong.currency = {"EUR", 0.85, std::nullopt}; // a rate of no day
    wrong.documents = QStringLiteral("somewhere");
    wrong.proxy = {ProxyChoice::Kind::http, QStringLiteral("user:secret@host"), 8080};
    settings.setPreferences(wrong);
    Preferences expected;
    expected.zoom = Preferences::kMostZoom;
    checkSame(settings.preferences(), expected);
}

TEST_CASE("damaged preferences fall back and are named", "[settings]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("wattfare.ini"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("[view]\nnumbers=roman\nzoom=20\n[start]\nwith=tea\n[files]\ndocuments=here\n"
               "[currency]\ncode=EUR\nper_usd=0.85\ndate=2026-77-20\n"
               "[network]\nproxy=http\nhost=\nport=99999\n");
    file.close();
    Settings settings(path);
    checkSame(settings.preferences(), Preferences{});
    const QString said = settings.warnings().join(QLatin1Char('\n'));
    CHECK(settings.warnings().size() == 6);
    for (const char *key :
        {"view/numbers", "view/zoom", "start/with", "files/documents", "currency", "network/proxy"}) {
        INFO(key);
        CHECK(said.contains(QLatin1String(key)));
    }
}
