// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/results.h"

#include <string>
#include <vector>

namespace wattfare {

// Rows of `results` for which the SQL condition over the columns of resultColumns() holds, ascending. SQLite evaluates it
// over a virtual table; an error is Error::Code::sql with SQLite's words in args[0].
Result<std::vector<std::uint32_t>> filterResults(const Results &results, const std::string &where);

} // namespace wattfare
