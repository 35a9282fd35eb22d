// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <QStringList>

// Words around SQL conditions: what is a plain search, what completes, where an error stands.
namespace wattfare {

// True for bare words ("g5 eu-west"): no operator, no keyword, no quote.
bool isPlainSearch(const QString &text);

QStringList filterWords(); // column ids of candidates, then filterKeywords()
QStringList filterKeywords(); // and functions

struct FilterProblem {
    QString message;           // SQLite's own words
    int offset = -1, length = -1; // part of the text to underline; -1: all
};
FilterProblem filterProblem(const Error &error, const QString &text);

} // namespace wattfare
