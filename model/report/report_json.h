// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report_tables.h"

namespace wattfare {

// Everything a report says: snake_case keys, full precision, null with a reason for what is missing. Messages stand as
// {"id", "args", "text"}; `words` gives the text. Tables are arrays of objects keyed by column id. Ends in a newline.
std::string reportJson(const Report &report, const WordsFn &words);

} // namespace wattfare
