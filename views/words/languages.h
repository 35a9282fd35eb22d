// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLocale>
#include <QString>

#include <array>
#include <span>

namespace wattfare {

// A language of the program, with how it sets type. Its words: resources/translations/wattfare_ID.ts, its help:
// resources/help/ID.
struct Language {
    const char *id; // "zh_CN", as QLocale reads it
    const char *name; // in that language
    bool closePercent = false; // "5%" instead of "5 %"
    const char *comma = ", "; // between the parts of a list
    const char *semicolon = "; "; // between parts that hold a comma
    std::array<const char *, 4> fonts{}; // families that have its script, beside the font of the system
};

std::span<const Language> languages(); // English first
// That of a locale; English for one that the program does not speak.
const Language &languageOf(const QLocale &locale);
// Of a locale that only lends its way of writing numbers: languageOf() then says `language`. Null: of none.
void lendNumbers(const QLocale &locale, const Language *language);
// For the `lang` of documents: "de-DE", without what only the numbers are from.
QString languageTag(const QLocale &locale);

} // namespace wattfare
