// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Whether a text begins with a header that names an instance type and something that can be read.
bool looksLikePastedTable(std::string_view head);

// A table pasted from a document: columns parted by tabs, ';', '|' or ','; on-demand and spot prices and sizes by
// instance type. Repairs (blanks in numbers, decimal commas, misprinted types, merged cells) are listed in the batch
// and asked for
// ("accept_repairs"); a row whose type cannot be read is refused alone, a number that cannot be read refuses the table.
// Options "region" and "as_of" where the columns lack them.
Result<ParsedImport> parsePastedTable(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recognisePastedTable(const FileHead &head);

} // namespace wattfare
