// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/store/sqlite_rows.h"
#include "model/catalog/store/study_id.h"

// The result of a study (model/study) as a database: what tells it from a catalogue.
namespace wattfare::sqlite {

inline constexpr int kStudySchemaVersion = 2; // 2: the table `simulated`

// Refuses anything but tables with their rows: a view in the place of a table may never end. Throws SQLite::Exception.
inline Result<void> requirePlainTables(SQLite::Database &db, const std::filesystem::path &file)
{
    Rows others(db,
        "SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1");
    if (others.step())
        return fail(Error::Code::wrongSchema, {"catalog.wrong_schema", {file.string(), others.string(0)}});
    return {};
}

} // namespace wattfare::sqlite
