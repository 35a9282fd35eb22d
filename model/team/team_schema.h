// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>
#include <string_view>

namespace wattfare {

// The tables of a team's catalogue in PostgreSQL 15, schema "wattfare": each step leads from version i to i + 1 and
// commits together with wattfare.schema_version. Only the owner of the database runs them.
std::span<const std::string_view> teamMigrations();
inline int teamSchemaVersion() { return static_cast<int>(teamMigrations().size()); }

} // namespace wattfare
