// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"
#include "views/words/languages.h"

#include <QFile>
#include <QFileInfo>

#include <vector>

namespace wattfare::test {

// Whether there are other languages to test. A build without the Linguist tools has none, and says so; where they were
// compiled they must be in the program, too.
inline bool hasTranslations()
{
    const QString compiled
        = QFileInfo(QStringLiteral(WATTFARE_CATALOG_DB)).path() + QStringLiteral("/translations/wattfare_%1.qm");
    if (!QFile::exists(compiled.arg(QStringLiteral("de")))) {
        WARN("Not tested: built without the Linguist tools");
        return false;
    }
    for (const Language &language : languages()) {
        INFO(language.id);
        REQUIRE(QFile::exists(compiled.arg(QLatin1String(language.id))));
        REQUIRE(QFile::exists(QStringLiteral(":/i18n/wattfare_%1.qm").arg(QLatin1String(language.id))));
    }
    return true;
}

// The ids of all languages, English first; `more` behind them.
inline std::vector<const char *> languageIds(std::initializer_list<const char *> more = {})
{
    std::vector<const char *> ids;
    for (const Language &language : languages())
        ids.push_back(language.id);
    ids.insert(ids.end(), more);
    return ids;
}

} // namespace wattfare::test
