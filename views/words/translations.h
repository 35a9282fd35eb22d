// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace wattfare {

// How numbers are written: as the language does, or 1,234.56, 1.234,56, 1 234,56, 1’234.56.
enum class NumberNotation : std::uint8_t { language, point, comma, space, apostrophe };
inline constexpr int kNumberNotations = 5;

// Ids of languages(), English first.
QStringList uiLanguages();
QString languageName(const QString &language); // in that language: "Deutsch"

// Installs Qt's and our translators for `language` ("" follows the system), replacing those of an earlier call, and
// sets the default locale for numbers: one of the language that writes them as `numbers` says, else one of another
// language that languageOf() takes for this one. Windows speak it that are made afterwards. Returns the language in
// force. "pseudo" stretches every text by about 40 % with accents and brackets, to find clipping and text that is not
// translatable.
QString setUiLanguage(const QString &language, NumberNotation numbers = NumberNotation::language);
QString uiLanguage();

} // namespace wattfare
