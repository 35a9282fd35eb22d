// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/error_log.h"
#include "tests/support/catch.h"
#include "views/words/messages.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThreadPool>

#include <stdexcept>

using namespace wattfare;

namespace {

Error problem(const std::string &detail) { return {Error::Code::internal, {"common.internal", {}}, detail}; }

} // namespace

TEST_CASE("an error that is put into words stands in the log with its detail, once", "[errors]")
{
    const QTemporaryDir folder;
    {
        ErrorLog log(folder.filePath(QStringLiteral("state/errors.log")));
        CHECK(log.text().isEmpty());
        log.follow();
        const QString words = text(problem("stoi"));
        CHECK(text(problem("stoi")) == words);
        CHECK(log.text().count(QStringLiteral("common.internal")) == 1);
        CHECK(log.text().contains(words));
        CHECK(log.text().contains(QStringLiteral("stoi")));
        text(Error{Error::Code::cancelled, {"job.cancelled", {}}, "nobody asked"});
        CHECK_FALSE(log.text().contains(QStringLiteral("nobody asked")));
        log.write(problem(std::string(100'000, 'x')), words);
        CHECK(QFileInfo(log.file()).size() < 20'000);
    }
    text(problem("afterwards")); // nobody listens any more
    CHECK_FALSE(
        ErrorLog(folder.filePath(QStringLiteral("state/errors.log"))).text().contains(QStringLiteral("afterwards")));
}

TEST_CASE("the log keeps two files of bounded size, with the newest errors", "[errors]")
{
    const QTemporaryDir folder;
    ErrorLog log(folder.filePath(QStringLiteral("errors.log")), 4096);
    for (int i = 0; i < 500; ++i)
        log.write(problem("number " + std::to_string(i) + '.'), QStringLiteral("Something happened."));
    CHECK(QDir(folder.path()).entryList(QDir::Files)
        == QStringList{QStringLiteral("errors.log"), QStringLiteral("errors.log.1")});
    CHECK(QFileInfo(log.file()).size() <= 4096);
    CHECK(QFileInfo(log.file() + QStringLiteral(".1")).size() <= 4096);
    const QString all = log.text();
    CHECK(all.contains(QStringLiteral("number 499.")));
    CHECK(all.contains(QStringLiteral("number 470."))); // of the file before
    CHECK_FALSE(all.contains(QStringLiteral("number 5.")));
    CHECK(all.indexOf(QStringLiteral("number 470.")) < all.indexOf(QStringLiteral("number 499.")));
}

TEST_CASE("what a thread throws that nobody waits for stands in the log and ends no program", "[errors]")
{
    const QTemporaryDir folder;
    ErrorLog log(folder.filePath(QStringLiteral("errors.log")));
    log.follow();
    QThreadPool thread;
    thread.start(logged([] { throw std::runtime_error("no page"); }));
    thread.start(logged([] { throw 1; }));
    thread.waitForDone();
    CHECK(log.text().contains(QStringLiteral("no page")));
    CHECK(log.text().contains(QStringLiteral("not an exception")));
}

TEST_CASE("a log that cannot be written is no error", "[errors]")
{
    const QTemporaryDir folder;
    QFile blocks(folder.filePath(QStringLiteral("state")));
    REQUIRE(blocks.open(QIODevice::WriteOnly));
    ErrorLog log(
        folder.filePath(QStringLiteral("state/errors.log"))); // its folder is a file: also root cannot write there
    log.write(problem("stoi"), QStringLiteral("Something happened."));
    CHECK(log.text().isEmpty());
    CHECK(blocks.size() == 0);
}

TEST_CASE("the log lies where the state of programs is kept", "[errors]")
{
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    QStandardPaths::setTestModeEnabled(false);
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    CHECK(ErrorLog::defaultFile() == folder.path() + QStringLiteral("/wattfare/errors.log"));
    qputenv("XDG_STATE_HOME", "relative");
    CHECK(ErrorLog::defaultFile() == QDir::homePath() + QStringLiteral("/.local/state/wattfare/errors.log"));
    before.isEmpty() ? qunsetenv("XDG_STATE_HOME") : qputenv("XDG_STATE_HOME", before);
    QStandardPaths::setTestModeEnabled(true);
}
