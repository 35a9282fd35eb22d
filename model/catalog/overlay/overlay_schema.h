// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: the overlay database's versions.
#include "model/catalog/store/sqlite_rows.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

namespace wattfare {

// Each step leads from version i to i + 1 and commits together with its user_version.
std::span<const std::string_view> overlayMigrations();
inline int overlaySchemaVersion() { return static_cast<int>(overlayMigrations().size()); }

// An overlay database to read from. An import that was killed leaves a journal; only a connection that may write can
// roll it back, so one does first. Where the folder cannot be written either, the read-only connection says so.
Result<std::unique_ptr<SQLite::Database>> openOverlay(const std::filesystem::path &file);

// Brings an open overlay database to the newest version. Throws SQLite::Exception; a step lands whole or not at all.
void migrateOverlay(SQLite::Database &db);

// Tables whose rows belong to an import.
std::span<const std::string_view> overlayImportTables();

} // namespace wattfare
