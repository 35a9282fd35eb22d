// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/derivation.h"
#include "views/words/format.h"

#include <QLocale>
#include <QString>

#include <string_view>

// Formulas of a derivation as people read them: the window, the command line and every report print these texts, so
// that one number has the same digits in each of them. JSON keeps formulaText() and substitutedText() of the model.
namespace wattfare {

// "x" as it is; symbols that are words ("cost per million") as the name of the quantity in the reader's language.
QString symbolWords(const Derivation &node);
bool symbolIsWords(const Derivation &node);

// "cost per million = cost of an hour × 1,000,000 / q"
QString formulaWords(const Derivation &node, const QLocale &locale = {});
// "2.172 USD/h × 1,000,000 / 1,000,000 1/h": six significant digits, all of a whole part that has more.
QString formulaNumbers(const Derivation &node, const QLocale &locale = {});
// Nothing to show: a leaf, or a name for one value ("n = n").
bool hasFormula(const Derivation &node);

// How the value of a node reads: counts as whole numbers.
format::Style derivationStyle(const Derivation &node);

QString unitWords(Unit unit); // "" for pure numbers; gCO2e with its subscript
QString withUnitWords(const QString &value, Unit unit); // "2.17 USD", "53.9/s"

} // namespace wattfare
