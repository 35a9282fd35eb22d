// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/app/window/fixture.h"
#include "views/pages/explore/explore_page.h"
#include "views/widgets/message_bar.h"

#include <QFile>
#include <QMessageBox>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QMessageBox *box(MainWindow &window, const char *name)
{
    return window.findChild<QMessageBox *>(QString::fromUtf8(name));
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

TEST_CASE("a catalogue that cannot be used is named with its reason and stays as it is", "[window][catalogue]")
{
    QTemporaryDir dir;
    const QByteArray whole = contentOf(catalogueFile());
    REQUIRE(whole.size() > 4096);
    QByteArray newer = whole;
    newer[60] = newer[61] = newer[62] = '\x7f'; // user_version, bytes 60 to 63 of the header
    const std::pair<const char *, QByteArray> cases[] = {
        {"truncated.db", whole.left(whole.size() / 3)},
        {"text.db", "this is no database"},
        {"empty.db", {}},
        {"newer.db", newer},
    };
    for (const auto &[name, content] : cases) {
        INFO(name);
        const QString path = dir.filePath(QString::fromUtf8(name));
        REQUIRE(files::write(path, content));
        Started started(path);
        MainWindow &window = started.start();
        QMessageBox *problem = box(window, "catalogue_problem");
        REQUIRE(problem);
        CHECK(problem->isVisible());
        CHECK(problem->text().contains(QString::fromUtf8(name)));
        CHECK_FALSE(started.session().snapshot());
        CHECK(contentOf(path) == content);
        window.showPage(QStringLiteral("explore")); // the empty page behind it is no crash
        CHECK(static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->source() == nullptr);
        problem->close();
    }
}

TEST_CASE("a missing catalogue is named", "[window][catalogue]")
{
    Started started(QStringLiteral("/nowhere/none.db"));
    MainWindow &window = started.start();
    QMessageBox *problem = box(window, "catalogue_problem");
    REQUIRE(problem);
    CHECK(problem->text().contains(QStringLiteral("/nowhere/none.db")));
}

TEST_CASE("opening a bad catalogue later keeps the good one", "[window][catalogue]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("bad.db"));
    REQUIRE(files::write(path, "SQLite format 3 but no more"));
    Started started;
    MainWindow &window = started.start();
    const SnapshotPtr before = started.session().snapshot();
    REQUIRE(before);
    window.openPath(path);
    REQUIRE(until([&] { return box(window, "catalogue_problem") != nullptr; }));
    CHECK(started.session().snapshot() == before);
    CHECK(started.session().results());
}

TEST_CASE("a home that cannot be written runs and says what cannot be kept", "[window][catalogue]")
{
    Started started;
    started.options.settingsFile = QStringLiteral("/proc/wattfare/settings.ini"); // not even root writes there
    started.options.dataFolder = QStringLiteral("/proc/wattfare/data");
    MainWindow &window = started.start();
    CHECK(started.session().results());
    REQUIRE(window.messages()->count() == 3);
    CHECK(window.messages()->text().contains(QStringLiteral("/proc/wattfare/settings.ini")));
    window.messages()->press(0);
    CHECK(window.messages()->text().contains(QStringLiteral("crash")));
    window.messages()->press(0);
    CHECK(window.messages()->text().contains(QStringLiteral("imports and choices can be seen but not changed")));
    window.keepState();
}

TEST_CASE("files that are nothing we know are refused with their name", "[window][catalogue]")
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.bin"));
    REQUIRE(files::write(path, "\x01\x02"));
    Started started;
    MainWindow &window = started.start();
    window.openPath(path);
    QMessageBox *problem = box(window, "problem");
    REQUIRE(problem);
    CHECK(problem->text().contains(path));
    problem->close();
    const QString scenario = dir.filePath(QStringLiteral("bad.wattfare"));
    REQUIRE(files::write(scenario, "{\"wattfare\": 1, \"kind\": \"<b>nothing</b>\"}"));
    const Scenario before = started.session().scenario();
    settle();
    window.openPath(scenario);
    problem = box(window, "problem");
    REQUIRE(problem);
    CHECK(problem->textFormat() == Qt::PlainText);
    CHECK(problem->text().contains(QStringLiteral("kind")));
    CHECK(started.session().scenario().title == before.title);
}
