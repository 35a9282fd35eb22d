// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>

namespace wattfare {

class DataTableView;

// What a table shows, in its order and with its columns, as CSV (RFC 4180, UTF-8): ids with units in the header, full
// precision, empty where missing. Text that a spreadsheet would run as a formula gets an apostrophe.
QByteArray tableCsv(const DataTableView &view);

} // namespace wattfare
