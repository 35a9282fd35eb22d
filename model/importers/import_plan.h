// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/importers/common/importer.h"
#include "model/importers/measured/utilisation.h"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

// Several files at once: what was dropped or fetched becomes a list of imports, and the list lands whole or not at all.
namespace wattfare {

struct PlannedImport {
    std::vector<std::filesystem::path> files; // several: the pages of one spot price history
    std::optional<ImportKind> kind; // nullopt: not recognised; not imported unless a kind is named
    std::optional<UtilisationForm> utilisation{}; // a series of utilisation: read by readUtilisation, writes nothing
};

// Recognises each file. Folders are searched, hidden entries and links to folders left out; files in the order of their
// paths. Pages of one answer (comesInPages) become one import. Errors: fileNotFound, fileAccess, badInput (more than
// kMaxPlannedFiles files), cancelled.
inline constexpr std::size_t kMaxPlannedFiles = 2000;
Result<std::vector<PlannedImport>> planImports(
    std::span<const std::filesystem::path> paths, const ProgressFn &progress = {});

// parseImport over all files of one import. The kind must be set. Errors: as parseImport.
Result<ParsedImport> parsePlanned(
    const PlannedImport &planned, const ImportOptions &options, const ProgressFn &progress = {});

// Overlay::apply of all batches in one transaction: when one fails, is cancelled or the program ends, none has landed.
Result<std::vector<ImportInfo>> applyImports(Overlay &overlay, std::span<const ImportBatch *const> batches,
    const Snapshot &current, const ProgressFn &progress = {});

} // namespace wattfare
