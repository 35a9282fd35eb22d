// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/figure_choice.h"

#include "views/words/quantity_text.h"

namespace wattfare {

UserChoice preferenceOf(const Snapshot &snapshot, const FigureRow &row)
{
    UserChoice choice;
    choice.kind = UserChoice::Kind::preference;
    choice.subjectKind = row.subjectKind;
    choice.subject = row.subject;
    choice.quantity = row.quantity;
    choice.method = row.method;
    choice.year = row.year;
    choice.value = row.value;
    choice.unit = row.unit;
    for (const SourceIndex source : row.sources) {
        if (source < snapshot.sources.size())
            choice.sourceKey += (choice.sourceKey.empty() ? "" : ";") + snapshot.sources[source].id;
    }
    choice.note = sourceNames(snapshot, row.sources).toStdString();
    return choice;
}

UserChoice ownFigureOf(const FigureRow &row)
{
    UserChoice choice;
    choice.kind = UserChoice::Kind::figure;
    choice.subjectKind = row.subjectKind;
    choice.subject = row.subject;
    choice.quantity = row.quantity;
    choice.unit = row.unit;
    choice.value = row.value;
    choice.low = row.low;
    choice.high = row.high;
    return choice;
}

} // namespace wattfare
