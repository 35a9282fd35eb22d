// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Answers of `aws ec2 describe-spot-price-history`: one document, several one after another, or an array of them. Linux
// alone; the others and zones outside of a region are counted as skipped. Every observation goes to the history of its
// zone; the newest of all zones makes the regional price (rule 8).
Result<ParsedImport> parseSpotPriceHistory(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
// Several files as one import: the pages of a long answer. At least one.
Result<ParsedImport> parseSpotPriceHistories(
    std::span<const std::filesystem::path> files, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseSpotPriceHistory(const FileHead &head);

// spot-advisor-data.json: interruption band and savings by region, system and type. The file bears no date: option
// "as_of", asked for where it is missing (suggestion: the day the file was last written).
Result<ParsedImport> parseSpotAdvisor(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseSpotAdvisor(const FileHead &head);

} // namespace wattfare
