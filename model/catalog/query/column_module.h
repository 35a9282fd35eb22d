// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: columns in memory as a table of SQLite.
#include "model/catalog/query/query.h"

#include <sqlite3.h>

namespace wattfare {

// Makes `source` the table `name` of a connection, which keeps a share of it. SQLITE_OK or an error code.
int registerColumns(sqlite3 *db, const std::string &name, std::shared_ptr<const ColumnSource> source);

// An aggregate that appends its argument to a vector of row numbers: one call a row instead of one sqlite3_step.
int registerCollector(sqlite3 *db, std::vector<std::uint32_t> *rows);

} // namespace wattfare
