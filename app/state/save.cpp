// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/save.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>

namespace wattfare {

namespace {

// Most file systems take names of up to 255 bytes; QSaveFile needs 7 of them for its temporary file.
constexpr qsizetype kMaxNameBytes = 255 - 7;

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

Result<void> saveAtomically(const QString &path, const QByteArray &bytes)
{
    return saveAtomically(path, [&bytes](const ByteSink &sink) {
        return sink(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    });
}

Result<void> saveAtomically(const QString &path, const std::function<Result<void>(const ByteSink &)> &write)
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
    if (Result<void> written = write(sink); !written) {
        file.cancelWriting();
        return written;
    }
    if (!fileError) { // even where `write` forgot about it
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

} // namespace wattfare
