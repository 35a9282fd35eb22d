// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/catalog_files.h"

#include "app/state/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace wattfare {

QString bundledCatalogue()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const auto *place :
        {"../share/wattfare/catalog.db", "../Resources/catalog.db", "../resources/catalog.db", "catalog.db"}) {
        const QString path = QDir::cleanPath(program.absoluteFilePath(QLatin1String(place)));
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

QString overlayCatalogue() { return files::dataFolder() + QStringLiteral("/overlay.db"); }

std::filesystem::path toPath(const QString &path) { return std::filesystem::path(path.toStdU16String()); }

} // namespace wattfare
