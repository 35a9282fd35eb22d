// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include "views/widgets/schema_panel.h"

#include <QStringList>

#include <optional>
#include <vector>

// Words around SQL conditions: what is a plain search, what completes, where an error stands.
namespace wattfare {

// True for bare words ("g5 eu-west"): no operator, no keyword, no quote.
bool isPlainSearch(const QString &text);

QStringList columnIds(); // of candidates
QStringList filterWords(); // column ids of candidates, then filterKeywords()
// The columns of candidates by their groups, then `own` ones.
std::vector<SchemaGroup> candidateSchema(const QStringList &own = {});
SchemaName schemaName(const QString &id); // of any column; of one of candidates with what it means
QStringList filterKeywords(); // and functions

struct FilterProblem {
    QString message; // what is not understood, where, and what would be
    int offset = -1, length = -1; // part of the text to underline; -1: all
};
// Whether its second argument is the byte of what was typed where the mistake stands ("" if unknown).
bool pointsAtText(const Error &error);
std::optional<int> mistakeAt(const Error &error); // the byte at which SQLite found it
struct FilterNames {
    QStringList columns; // that there are
    QString example; // of what may be typed
};
FilterProblem filterProblem(const Error &error, const QString &text, const FilterNames &names);
// The name that differs from what was typed by a slip or two, "" where none does.
QString nearestName(const QString &typed, const QStringList &names);

} // namespace wattfare
