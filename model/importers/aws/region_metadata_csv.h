// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Real Time Cloud, Cloud_Region_Metadata.csv: PUE, WUE, carbon-free share, market-based, average and marginal intensity
// of the regions of Amazon Web Services, by year. Rows of other providers are skipped.
Result<ParsedImport> parseRegionMetadata(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseRegionMetadata(const FileHead &head);

} // namespace wattfare
