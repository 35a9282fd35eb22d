// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// `aws savingsplans describe-savings-plans-offering-rates`, JSON, and its records as CSV. Source: docs.aws.amazon.com,
// Savings Plans API Reference, SavingsPlanOfferingRate and ParentSavingsPlanOffering. The answer bears no day, so that
// it is asked for; it is a selection, so that it removes nothing.
Likeness recogniseSavingsRates(const FileHead &head);
Result<ParsedImport> parseSavingsRates(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseSavingsRatesCsv(const FileHead &head);
Result<ParsedImport> parseSavingsRatesCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);

} // namespace wattfare
