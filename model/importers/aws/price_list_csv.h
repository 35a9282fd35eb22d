// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// The CSV form of the AmazonEC2 offer file: five lines of metadata, a header, one row a price. The rows of a Reserved
// term (up-front fee and hourly rate) are gathered by SKU and offer term.
Result<ParsedImport> parsePriceListCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recognisePriceListCsv(const FileHead &head);

} // namespace wattfare
