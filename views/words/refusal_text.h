// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <string_view>

// The parts of a refusal in the reader's language. The model gives them as English text; their fixed words are rows of
// views/words/messages/expected.h, what stands between (names, days) stays as it is, amounts are set as its language
// does.
namespace wattfare {

QString expectedText(std::string_view expected); // "a number from 0 to 100" -> "eine Zahl von 0 bis 100"
// Translated only where it is no piece of the file: "3 fields", "end of file".
QString foundText(std::string_view found, std::string_view field);
// The range of a parameter, "0 <= x <= 1e+12" as the model has it: "0 to 1,000,000,000,000". Any other text stays.
QString rangeWords(std::string_view range);
QString refusedFieldText(std::string_view field); // "row" -> "Zeile"; names of columns and members stay

bool hasExpectedText(std::string_view expected); // a row fits; otherwise it is shown as the model has it

} // namespace wattfare
