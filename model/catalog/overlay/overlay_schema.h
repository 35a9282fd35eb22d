// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: the overlay database's versions.
#include "model/catalog/store/sqlite_rows.h"

#include <span>
#include <string_view>

namespace wattfare {

// Each step leads from version i to i + 1 and commits together with its user_version.
std::span<const std::string_view> overlayMigrations();
inline int overlaySchemaVersion() { return static_cast<int>(overlayMigrations().size()); }

// Brings an open overlay database to the newest version. Throws SQLite::Exception; a step lands whole or not at all.
void migrateOverlay(SQLite::Database &db);

// Tables whose rows belong to an import.
std::span<const std::string_view> overlayImportTables();

} // namespace wattfare
