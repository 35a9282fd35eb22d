// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"

#include "model/catalog/store/study_id.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QtEndian>

#include <cerrno>
#include <cstring>

#ifndef EDQUOT // Windows has no quota of its own
#define EDQUOT ENOSPC
#endif

namespace wattfare::files {

namespace {

class FilesText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Files)
};

// Most file systems take names of up to 255 bytes; QSaveFile needs 7 of them for its temporary file.
constexpr qsizetype kMaxNameBytes = 255 - 7;
constexpr qsizetype kApplicationIdAt = 68; // https://www.sqlite.org/fileformat.html#application_id

tl::unexpected<Error> refused(const char *id, const QString &path, const QString &detail, int systemError = 0)
{
    Message message{id, {QDir::toNativeSeparators(path).toStdString()}};
    if (std::strcmp(id, "save.failed") == 0)
        message.args.emplace_back(detail.toStdString());
    std::string text = detail.toStdString();
    if (systemError != 0)
        text += " (errno " + std::to_string(systemError) + ')';
    return fail(Error::Code::fileAccess, std::move(message), std::move(text));
}

tl::unexpected<Error> failed(const QSaveFile &file, const QString &path, int systemError)
{
    if (systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG
        || file.error() == QFileDevice::ResourceError)
        return refused("save.disk_full", path, file.errorString(), systemError);
    if (systemError == EACCES || systemError == EROFS || systemError == EPERM
        || file.error() == QFileDevice::PermissionsError)
        return refused("save.read_only", path, file.errorString(), systemError);
    if (systemError == ENAMETOOLONG)
        return refused("save.name_too_long", path, file.errorString(), systemError);
    return refused("save.failed", path, file.errorString(), systemError);
}

// The nearest thing on the way to the file that exists.
QFileInfo nearestExisting(const QString &folder)
{
    QFileInfo info(folder);
    while (!info.exists() && !info.isRoot() && info.absolutePath() != info.absoluteFilePath())
        info = QFileInfo(info.absolutePath());
    return info;
}

} // namespace

Outcome<QByteArray> read(const QString &path, qint64 limit)
{
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!info.exists())
        return tl::unexpected(FilesText::tr("The file %1 does not exist.").arg(shown));
    if (info.isDir())
        return tl::unexpected(FilesText::tr("%1 is a folder, not a file.").arg(shown));
    if (!info.isFile()) // opening a pipe waits for somebody who writes
        return tl::unexpected(FilesText::tr("%1 is a device or a pipe, not a file.").arg(shown));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(FilesText::tr("The file %1 cannot be read: %2.").arg(shown, file.errorString()));
    if (file.size() > limit)
        return tl::unexpected(
            FilesText::tr("The file %1 is larger than expected (%2 bytes).").arg(shown).arg(file.size()));
    QByteArray content = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FilesText::tr("The file %1 cannot be read: %2.").arg(shown, file.errorString()));
    if (content.size() > limit)
        return tl::unexpected(
            FilesText::tr("The file %1 is larger than expected (%2 bytes).").arg(shown).arg(content.size()));
    return content;
}

Result<void> write(const QString &path, const QByteArray &bytes)
{
    return write(path, [&bytes](const ByteSink &sink) {
        return sink(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    });
}

Result<void> write(const QString &path, const std::function<Result<void>(const ByteSink &)> &writer)
{
    const QFileInfo info(path);
    if (path.isEmpty() || info.isDir())
        return refused("save.is_folder", path, QStringLiteral("a folder, not a file"));
    // Writing puts a new file in place of the old one: a device or a pipe would be gone.
    if (info.exists() && !info.isFile())
        return refused("save.not_a_file", path, QStringLiteral("neither a file nor a folder"));
    if (const QFileInfo above = nearestExisting(info.absolutePath()); above.isFile())
        return refused("save.below_file", above.absoluteFilePath(), QStringLiteral("a file, not a folder"));
    if (!info.absoluteDir().exists())
        return refused("save.no_folder", info.absolutePath(), QStringLiteral("the folder does not exist"));
    if (QFile::encodeName(info.fileName()).size() > kMaxNameBytes)
        return refused("save.name_too_long", path, QStringLiteral("more than %1 bytes").arg(kMaxNameBytes));

    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly))
        return failed(file, path, errno);
    Result<void> fileError;
    const ByteSink sink = [&](std::string_view piece) -> Result<void> {
        if (!fileError) // the first error says why
            return fileError;
        errno = 0;
        qint64 done = 0;
        while (done < static_cast<qint64>(piece.size())) {
            const qint64 written = file.write(piece.data() + done, static_cast<qint64>(piece.size()) - done);
            if (written <= 0)
                return fileError = failed(file, path, errno);
            done += written;
        }
        return {};
    };
    if (Result<void> written = writer(sink); !written) {
        file.cancelWriting();
        return written;
    }
    if (!fileError) { // even where `writer` forgot about it
        file.cancelWriting();
        return fileError;
    }
    errno = 0;
    if (!file.flush()) {
        const Result<void> error = failed(file, path, errno);
        file.cancelWriting();
        return error;
    }
    if (!file.commit())
        return failed(file, path, errno);
    return {};
}

void remove(const QString &path) { QFile::remove(path); }

Outcome<QString> setAside(const QString &path)
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString target = path + QStringLiteral(".broken-") + stamp;
    for (int n = 2; QFileInfo::exists(target); ++n)
        target = path + QStringLiteral(".broken-%1-%2").arg(stamp).arg(n);
    QFile file(path);
    if (!file.rename(target))
        return tl::unexpected(FilesText::tr("The file %1 cannot be set aside: %2.")
                                  .arg(QDir::toNativeSeparators(path), file.errorString()));
    return target;
}

Kind kindOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Kind::missing;
    if (info.isDir())
        return Kind::folder;
    QByteArray head;
    if (QFile file(path); info.isFile() && file.open(QIODevice::ReadOnly))
        head = file.read(kApplicationIdAt + 4);
    if (head.startsWith("SQLite format 3")) {
        const bool whole = head.size() == kApplicationIdAt + 4;
        return whole && qFromBigEndian<quint32>(head.constData() + kApplicationIdAt) == sqlite::kStudyApplicationId
            ? Kind::study // the result of one
            : Kind::catalogue;
    }
    if (head.startsWith("%PDF-"))
        return Kind::pdf;
    const QString name = info.fileName().toLower();
    if (name.endsWith(QLatin1String(".wattfare")))
        return Kind::scenario;
    if (name.endsWith(QLatin1String(".db")) || name.endsWith(QLatin1String(".sqlite")))
        return Kind::catalogue;
    if (name.endsWith(QLatin1String(".pdf")))
        return Kind::pdf;
    for (const auto *ending : {".csv", ".json", ".gz", ".js", ".jsonl", ".txt", ".tsv"}) {
        if (name.endsWith(QLatin1String(ending)))
            return Kind::data;
    }
    return Kind::unknown;
}

QString applicationName() { return QStringLiteral("wattfare"); }

QString dataFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/wattfare.ini");
}

Outcome<void> ensureFolder(const QString &folder)
{
    if (!QDir().mkpath(folder))
        return tl::unexpected(FilesText::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder)));
    return {};
}

} // namespace wattfare::files
