// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "model/catalog/snapshot.h"

#include <set>
#include <string>

namespace wattfare {

// The on-demand or spot prices of a snapshot as a table for SQL: base, imports and own prices merged, as every other
// part of the program sees them. Columns: instance_type, region, as_of, usd_per_hour, low_usd_per_hour and
// high_usd_per_hour (spot alone), source, origin ("base", "import", "own"), withdrawn_from (a day, if the offer is gone
// from then on).
class PriceSource : public ColumnSource
{
public:
    PriceSource(SnapshotPtr snapshot, bool spot)
        : m_snapshot(std::move(snapshot))
        , m_spot(spot)
    {
    }
    std::size_t rowCount() const override { return book().size(); }
    std::size_t columnCount() const override { return 9; }
    std::string_view columnName(std::size_t column) const override;
    bool isNumber(std::size_t column) const override { return column >= 3 && column <= 5; }
    std::optional<double> number(std::size_t row, std::size_t column) const override;
    std::string_view text(std::size_t row, std::size_t column) const override;

private:
    const PriceBook &book() const
    {
        return m_spot ? static_cast<const PriceBook &>(m_snapshot->spot) : m_snapshot->onDemand;
    }

    SnapshotPtr m_snapshot;
    bool m_spot;
    mutable std::set<std::string> m_days; // texts of dates, which live as long as the source
};

} // namespace wattfare
