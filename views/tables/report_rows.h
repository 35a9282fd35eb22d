// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "views/tables/value_table.h"

#include <functional>

namespace wattfare {

// A table of a report as rows of a table view: words, units, styles and reasons kept. `key` names a row for linked
// selection; without it the row number does.
TableSourcePtr reportRows(const ReportTable &table, const std::function<qint64(std::size_t row)> &key = {});

} // namespace wattfare
