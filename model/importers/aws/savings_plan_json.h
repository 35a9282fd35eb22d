// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Savings Plan offer file of a region: the rates of Compute and EC2 Instance Savings Plans for Linux instances on
// shared tenancy. A rate is the effective price an hour; only with no upfront payment are its parts known.
Result<ParsedImport> parseSavingsPlans(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseSavingsPlans(const FileHead &head);

} // namespace wattfare
