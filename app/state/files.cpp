// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace wattfare::files {

namespace {

class FilesText // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(Files)
};

} // namespace

Outcome<QByteArray> read(const QString &path, qint64 limit)
{
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!info.exists())
        return tl::unexpected(FilesText::tr("The file %1 does not exist.").arg(shown));
    if (info.isDir())
        return tl::unexpected(FilesText::tr("%1 is a folder, not a file.").arg(shown));
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

Outcome<void> write(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return tl::unexpected(FilesText::tr("The file %1 cannot be written: %2.")
                                  .arg(QDir::toNativeSeparators(path), file.errorString()));
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
    if (QFile file(path); file.open(QIODevice::ReadOnly))
        head = file.read(64);
    if (head.startsWith("SQLite format 3"))
        return Kind::catalogue;
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
