// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// `aws ec2 describe-capacity-block-offerings`, JSON, and its records as CSV. Source: docs.aws.amazon.com, Amazon EC2
// API Reference, CapacityBlockOffering: UpfrontFee is the whole price of all instances for the whole duration. The
// answer bears no day, so that it is asked for.
Likeness recogniseCapacityBlocks(const FileHead &head);
Result<ParsedImport> parseCapacityBlocks(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseCapacityBlocksCsv(const FileHead &head);
Result<ParsedImport> parseCapacityBlocksCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);

} // namespace wattfare
