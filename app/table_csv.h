// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <QByteArray>

namespace wattfare {

class DataTableView;

// What a table shows, in its order and with its columns, as CSV: ids with units in the header, full precision.
Result<QByteArray> tableCsv(const DataTableView &view);

} // namespace wattfare
