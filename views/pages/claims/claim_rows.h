// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/claims.h"
#include "views/tables/value_table.h"

#include <memory>
#include <vector>

namespace wattfare {

using ClaimsPtr = std::shared_ptr<const std::vector<ClaimResult>>;

// Claims as rows of a table; the key of a row is its number. Cells show a number with its unit, since every row has one
// of its own; files have the digits and the unit in a column.
class ClaimRows final : public ValueTable
{
public:
    ClaimRows(ClaimsPtr claims, const Snapshot &snapshot);
    QString display(qsizetype row, int column) const override;

private:
    ClaimsPtr m_claims;
};

} // namespace wattfare
