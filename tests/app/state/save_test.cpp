// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/support/catch.h"
#include "tests/views/report/pdf_reading.h"
#include "views/words/messages.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace wattfare;
using namespace wattfare::test;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

std::string messageId(const Result<void> &result)
{
    REQUIRE_FALSE(result);
    CHECK(result.error().code == Error::Code::fileAccess);
    CHECK(hasMessage(result.error().message.id));
    CHECK_FALSE(result.error().message.args.empty());
    return result.error().message.id;
}

} // namespace

TEST_CASE("a file is written whole, also over an older one that is open", "[state][save]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.csv"));
    REQUIRE(files::write(path, QByteArray("old")));
    QFile open(path);
    REQUIRE(open.open(QIODevice::ReadOnly));
    REQUIRE(files::write(path, QByteArray("new and longer")));
    CHECK(contents(path) == "new and longer");
    CHECK(open.readAll() == "old"); // who reads the old file keeps it
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{QStringLiteral("a.csv")});
}

TEST_CASE("names with Hangul, spaces and 240 characters", "[state][save]")
{
    const QTemporaryDir folder;
    const QString hangul = folder.filePath(QStringLiteral("보고서 – 시간당 100만 회 (초안).pdf"));
    REQUIRE(files::write(hangul, QByteArray("1")));
    CHECK(contents(hangul) == "1");
    const QString longName = folder.filePath(QString(236, QLatin1Char('n')) + QStringLiteral(".pdf"));
    REQUIRE(files::write(longName, QByteArray("2")));
    CHECK(contents(longName) == "2");
    const QString tooLong = folder.filePath(QString(236, QChar(0xD55C)) + QStringLiteral(".pdf")); // 712 bytes
    CHECK(messageId(files::write(tooLong, QByteArray("3"))) == "save.name_too_long");
    CHECK(QDir(folder.path()).entryList(QDir::Files).size() == 2);
}

TEST_CASE("a folder that is missing, and a folder in place of a file", "[state][save]")
{
    const QTemporaryDir folder;
    CHECK(
        messageId(files::write(folder.filePath(QStringLiteral("no/such/a.pdf")), QByteArray("1"))) == "save.no_folder");
    CHECK(messageId(files::write(folder.path(), QByteArray("1"))) == "save.is_folder");
    CHECK(messageId(files::write(QString(), QByteArray("1"))) == "save.is_folder");
}

TEST_CASE("an error of the writer leaves the old file", "[state][save]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.csv"));
    REQUIRE(files::write(path, QByteArray("old")));
    const auto saved = files::write(path, [](const ByteSink &sink) -> Result<void> {
        REQUIRE(sink("half"));
        return fail(Error::Code::cancelled, {"export.cancelled", {}});
    });
    REQUIRE_FALSE(saved);
    CHECK(saved.error().code == Error::Code::cancelled);
    CHECK(contents(path) == "old");
    CHECK(QDir(folder.path()).entryList(QDir::Files).size() == 1);
}

TEST_CASE("a path below a file names the file that is in the way", "[state][save]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.csv"));
    REQUIRE(files::write(path, QByteArray("old")));
    const auto below = files::write(path + QStringLiteral("/b/c.pdf"), QByteArray("1"));
    CHECK(messageId(below) == "save.below_file");
    CHECK(below.error().message.args[0] == path.toStdString());
    CHECK(contents(path) == "old");
}

#ifdef Q_OS_UNIX
TEST_CASE("a pipe or a device is refused and stays what it is", "[state][save]")
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.pdf"));
    REQUIRE(mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
    CHECK(messageId(files::write(pipe, QByteArray("1"))) == "save.not_a_file");
    struct stat about {
    };
    REQUIRE(stat(QFile::encodeName(pipe).constData(), &about) == 0);
    CHECK(S_ISFIFO(about.st_mode));
    // A link to one, which would be followed. The pipe stands for a device, lest a failure here replaces one.
    const QString link = folder.filePath(QStringLiteral("link.pdf"));
    REQUIRE(QFile::link(pipe, link));
    CHECK(messageId(files::write(link, QByteArray("1"))) == "save.not_a_file");
    REQUIRE(stat(QFile::encodeName(pipe).constData(), &about) == 0);
    CHECK(S_ISFIFO(about.st_mode));
}

TEST_CASE("a full disk is told, and neither an old nor a partial file is touched", "[state][save]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.csv"));
    REQUIRE(files::write(path, QByteArray("old")));

    struct rlimit before {
    };
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    struct rlimit small = before;
    small.rlim_cur = 64U * 1024U; // stands for the end of the disk
    auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
    const Result<void> whole = files::write(path, QByteArray(1U << 20U, 'x'));
    const Result<void> pieces = files::write(path, [](const ByteSink &sink) -> Result<void> {
        for (int i = 0; i < 100; ++i)
            if (Result<void> written = sink(std::string(20'000, 'y')); !written)
                return written;
        return {};
    });
    const Result<void> forgetful = files::write(path, [](const ByteSink &sink) -> Result<void> {
        for (int i = 0; i < 100; ++i)
            (void)sink(std::string(20'000, 'y'));
        return {};
    });
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);

    CHECK(messageId(whole) == "save.disk_full");
    CHECK(messageId(pieces) == "save.disk_full");
    CHECK(messageId(forgetful) == "save.disk_full");
    CHECK(contents(path) == "old");
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{QStringLiteral("a.csv")});
}

// Run by the test below as a user who may not write.
TEST_CASE("helper: save into WATTFARE_READ_ONLY", "[.save-as-other-user]")
{
    const QString path = qEnvironmentVariable("WATTFARE_READ_ONLY");
    REQUIRE_FALSE(path.isEmpty());
    CHECK(messageId(files::write(path, QByteArray("new"))) == "save.read_only");
}

TEST_CASE("a read-only folder is told and stays as it was", "[state][save]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.csv"));
    REQUIRE(files::write(path, QByteArray("old")));
    const auto readOnly
        = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    REQUIRE(QFile::setPermissions(folder.path(), readOnly));
    if (geteuid() != 0) {
        CHECK(messageId(files::write(path, QByteArray("new"))) == "save.read_only");
    } else if (!isMissing(QStringLiteral("setpriv"))) { // root writes anywhere
        qputenv("WATTFARE_READ_ONLY", path.toUtf8());
        const Ran ran = run(QStringLiteral("setpriv"),
            {QStringLiteral("--reuid=65534"), QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups"),
                QCoreApplication::applicationFilePath(), QStringLiteral("[.save-as-other-user]")});
        INFO(ran.output.toStdString() << ran.errors.toStdString());
        CHECK(ran.exitCode == 0);
    }
    CHECK(contents(path) == "old");
    QFile::setPermissions(folder.path(), readOnly | QFile::WriteOwner);
    CHECK(QDir(folder.path()).entryList(QDir::Files) == QStringList{QStringLiteral("a.csv")});
}
#endif
