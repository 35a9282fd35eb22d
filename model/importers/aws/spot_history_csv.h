// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// The rows of `aws ec2 describe-spot-price-history` as CSV, columns by the names of its members. Source:
// docs.aws.amazon.com/cli/latest/reference/ec2/describe-spot-price-history.html, "Output".
Likeness recogniseSpotHistoryCsv(const FileHead &head);
Result<ParsedImport> parseSpotHistoryCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);

} // namespace wattfare
