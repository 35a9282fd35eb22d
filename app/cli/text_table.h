// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"

#include <string>

namespace wattfare::cli {

// A table for a terminal: columns aligned (numbers to the right on their decimal point), unit under the title, an em
// dash where a figure is missing and the reasons below. Digits as on screen; a number with a text of its own reads as
// that.
std::string textTable(const ReportTable &table);
// A cell as that table has it, without padding.
std::string shownText(const ReportCell &cell);

} // namespace wattfare::cli
