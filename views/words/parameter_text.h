// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/unit.h"

#include <QString>

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

const ParameterWords *parameterWords(std::string_view key); // nullptr for one without words
QString parameterTitle(std::string_view key); // the key itself for one without words
QString parameterHelp(std::string_view key);
QString parameterUnset(std::string_view key);
QString parameterUnit(Unit unit); // "1" and "" read as nothing
QString choiceWord(std::string_view key, std::string_view choice);
QString parameterGroupTitle(std::string_view group);

} // namespace wattfare
