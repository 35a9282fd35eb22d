// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/csv_table.h"
#include "model/importers/common/importer.h"

namespace wattfare {

// The table whose columns a header names, all of them and no other, in any order; nullptr: none.
const FactTable *catalogTableOf(const TableHeader &header);

// One of the catalogue's own tables (model/catalog/store/fact_tables.h). Option "table" where the columns must be those
// of it.
Result<ParsedImport> parseCatalogCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseCatalogCsv(const FileHead &head);

} // namespace wattfare
