// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: fitted methods in a database of the catalogue's schema, the base or the overlay.
#include "model/catalog/store/sqlite_rows.h"
#include "model/prediction/predictions.h"

#include <string>

namespace wattfare {

// All fits of the file with the rows that they were made from (see Snapshot::fitBasis); empty where there are none, or
// where they are of another version of a method. Throws ImpossibleValue for rows that nobody wrote.
struct KeptFits {
    std::string basis;
    FitSet fits;
};
KeptFits readFits(SQLite::Database &db);

// Replaces those of the file, inside a transaction that its caller owns.
void writeFits(SQLite::Database &db, const std::string &basis, const FitSet &set);

} // namespace wattfare
