// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/unit.h"

#include <QString>

#include <optional>
#include <string_view>

// Words for the parameters of a scenario, by their document key.
namespace wattfare {

struct ParameterWords {
    const char *key;
    const char *title; // "Target utilisation"
    const char *help; // what it does to the result
    const char *unset = nullptr; // of an optional one: "no limit"
    double sliderLow = 0, sliderHigh = 0; // both 0: no slider
    bool logarithmic = false; // of the slider
};

struct ChoiceWords {
    const char *choice, *word;
};

// How a field shows its number: the parameter's value is `factor` times what stands there. Shares read in per cent, a
// server's lifetime in years.
struct ShownUnit {
    double factor = 1.0;
    QString words;
};

const ParameterWords *parameterWords(std::string_view key); // nullptr for one without words
QString parameterTitle(std::string_view key); // the key itself for one without words
QString parameterHelp(std::string_view key);
QString parameterUnset(std::string_view key);
QString parameterUnit(Unit unit); // "1" and "" read as nothing; amounts are entered in USD
ShownUnit shownUnit(std::string_view key, Unit unit);
// The value that stands for "none" where a parameter may be that, typed as the word or as 0: checkpoints further apart
// than any run is long. An interval of 0 in a scenario is not set: the best one on spot.
std::optional<double> noneValue(std::string_view key);
bool saysNone(const QString &typed); // in any language of the program
QString choiceWord(std::string_view key, std::string_view choice);
QString parameterGroupTitle(std::string_view group);

} // namespace wattfare
