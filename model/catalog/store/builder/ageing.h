// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace SQLite {
class Database;
}

namespace wattfare {

// Fills `price_ageing` and `band_change` from the observations in the same database: how far prices of one type and
// region moved between two observations, by the months between them, and from which interruption bucket to which (rule
// 7).
void writeAgeing(SQLite::Database &db);

} // namespace wattfare
