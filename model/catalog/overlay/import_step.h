// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

#include <span>
#include <vector>

// Several batches that land in one step, each an import of its own. A type or region that one of them brings is known
// to the others, in whatever order they stand.
namespace wattfare {

// Whether a dry run refused every row, so that nothing could come in.
inline bool allRefused(const ImportDiff &diff)
{
    return diff.refused > 0 && diff.added + diff.changed + diff.unchanged + diff.removed == 0;
}

// diffImport of one batch of a step. Errors: as diffImport.
Result<ImportDiff> diffOfStep(const ImportBatch &batch, std::span<const ImportBatch *const> step,
    const Snapshot &current, std::size_t maxEntries = 50000, const ProgressFn &progress = {});

// Writes all of them in one transaction: when one fails, is cancelled or the program ends, none has landed. Errors: as
// Overlay::apply.
Result<std::vector<ImportInfo>> applyStep(const Overlay &overlay, std::span<const ImportBatch *const> step,
    const Snapshot &current, const ProgressFn &progress = {});

} // namespace wattfare
