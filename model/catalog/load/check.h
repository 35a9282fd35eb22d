// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/quality.h"
#include "model/catalog/snapshot.h"
#include "model/support/message.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace wattfare {

struct CheckReport {
    bool overlay = false; // the file is a user's overlay, not a catalogue
    CatalogIdentity identity; // of a catalogue
    std::vector<NewestOfKind> newest; // likewise
    std::vector<std::pair<std::string, std::size_t>> tables; // rows of each
    std::vector<Message> problems; // empty: the file passed ("check.integrity", "check.foreign_key", ...)
    bool good() const { return problems.empty(); }
};

// Everything that can be checked of a catalogue or overlay file without changing it: integrity of pages and indexes,
// CHECK and NOT NULL constraints, dangling references, sources of every fact, exactly one preferred figure, and whether
// it loads; of an overlay also whether its own values are such as can be set. Errors only for what cannot be opened at
// all (as of loadSnapshot).
Result<CheckReport> checkCatalog(const std::filesystem::path &file, const ProgressFn &progress = {});

} // namespace wattfare
