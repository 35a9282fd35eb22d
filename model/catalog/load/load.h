// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <filesystem>
#include <optional>

namespace wattfare {

// Reads the base catalogue and, where given and present, the user's overlay into one snapshot; each database in one
// read transaction, opened read-only and never changed. An overlay path that does not exist counts as an empty overlay.
// Merge rules: rule 15.
//
// Errors (Error::message.id): catalog.not_found, catalog.unreadable, catalog.not_a_database, catalog.truncated,
// catalog.wrong_application, catalog.wrong_schema, catalog.schema_too_new, catalog.corrupt, catalog.impossible_value
// {file, table, key, column}, job.cancelled. The first argument is the file.
Result<SnapshotPtr> loadSnapshot(const std::filesystem::path &base,
    const std::optional<std::filesystem::path> &overlay = {}, const ProgressFn &progress = {});

} // namespace wattfare
