// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"

namespace wattfare {

// Answers of `aws ec2 describe-instance-types` (one document or several): vCPUs, memory, CPU, accelerators, network and
// local storage, as specifications. Which accelerator of the catalogue is meant is not in the file and stays as it is.
Result<ParsedImport> parseInstanceTypes(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress);
Likeness recogniseInstanceTypes(const FileHead &head);

} // namespace wattfare
