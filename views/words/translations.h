// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocale>
#include <QString>
#include <QStringList>

namespace wattfare {

// Ids of languages(), English first.
QStringList uiLanguages();
QString languageName(const QString &language); // in that language: "Deutsch"

// Installs Qt's and our translators for `language` ("" follows the system), replacing those of an earlier call, and
// sets the default locale for numbers. Windows speak it that are made afterwards. Returns the language in force.
// "pseudo" stretches every text by about 40 % with accents and brackets, to find clipping and text that is not
// translatable.
QString setUiLanguage(const QString &language);
QString uiLanguage();

} // namespace wattfare
