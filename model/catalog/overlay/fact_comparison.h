// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: whether the catalogue already says what a staged row of a fact table says.
#include "model/catalog/staging/import_batch.h"

#include <string>
#include <vector>

namespace wattfare {

enum class FactMatch : std::uint8_t { missing, same, differs };

// For the tables that an import stages as they are: sources, benchmarks, profiles, traces and their runs. The source of
// a row is left out of the comparison, since every import is a source of its own.
class FactComparison
{
public:
    explicit FactComparison(const Snapshot &current)
        : m_current(current)
    {
    }
    FactMatch of(const ImportBatch::FactRow &row);

private:
    FactMatch runState(const ImportBatch::FactRow &row);

    const Snapshot &m_current;
    std::string m_trace; // of the runs looked at last
    std::vector<std::int64_t> m_starts; // its first ticks
    const AvailabilityTrace *m_old = nullptr;
};

// The second field where it is a whole number: the year of a profile. 0 otherwise.
int yearOf(const ImportBatch::FactRow &row);

} // namespace wattfare
