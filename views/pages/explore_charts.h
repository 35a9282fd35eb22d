// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"
#include "model/charts/chart_spec.h"
#include "views/pages/view_data.h"

// The two charts beside the table: what the rows show, as marks. Keys are candidateKey().
namespace wattfare {

ChartSpec costCarbonChart(const ViewData &data, const Bitmap *shown = nullptr);
// The `count` best of the rows that pass, by `metric`, with whiskers.
ChartSpec rankingChart(const ViewData &data, Metric metric, const Bitmap *shown = nullptr, std::size_t count = 12);

ChartRole roleOfType(const Snapshot &snapshot, TypeIndex type);
std::string chartLabel(const ViewData &data, const Candidate &candidate);

} // namespace wattfare
