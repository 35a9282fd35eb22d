// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: writes the rows of a batch inside a transaction that its caller owns.
#include "model/catalog/staging/import_batch.h"
#include "model/catalog/staging/specification.h"
#include "model/catalog/store/sqlite_rows.h"

#include <string>
#include <vector>

namespace wattfare {

class OverlayWriter
{
public:
    // `newKeys`: what the imports of this step add to the keys of `current`.
    OverlayWriter(SQLite::Database &db, const ImportBatch &batch, const Snapshot &current, std::int64_t importId,
        const NewSpecifications &newKeys, const ProgressFn &progress);
    bool run(); // false: stopped by the progress function
    std::size_t rows() const { return m_rows; }

private:
    bool prices();
    bool commitmentsAndBands();
    bool series();
    bool figures();
    bool specifications();
    bool facts();
    bool removals();
    StagedType type(std::uint32_t number) const { return stagedType(m_batch.name(number)); }
    bool known(std::uint32_t type, std::uint32_t region) const { return m_typeKnown[type] && m_regionKnown[region]; }
    bool step(); // counts a row; asks now and then whether to go on

    SQLite::Database &m_db;
    const ImportBatch &m_batch;
    const Snapshot &m_current;
    std::int64_t m_importId;
    std::string m_source; // "import-<id>"
    const NewSpecifications &m_newKeys;
    const ProgressFn &m_progress;
    std::vector<bool> m_typeKnown, m_regionKnown; // by name number
    std::size_t m_rows = 0, m_done = 0, m_total = 1;
};

} // namespace wattfare
