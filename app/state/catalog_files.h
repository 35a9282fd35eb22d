// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load/load.h"

#include <QString>
#include <QStringList>

// Where catalogues lie.
namespace wattfare {

// The bundled catalogue: beside an installed program (../share/wattfare), in the build tree (../resources); "" if
// nowhere.
QString bundledCatalogue();
QString overlayCatalogue(); // in the person's data folder; need not exist
std::filesystem::path toPath(const QString &path);

} // namespace wattfare
