// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/report/report_tables.h"

#include <nlohmann/json_fwd.hpp>

namespace wattfare {

// The data of a chart: its kind, axes and marks with their values. Missing and non-finite values are null.
nlohmann::ordered_json chartJson(const ChartSpec &chart, const WordsFn &words);

} // namespace wattfare
