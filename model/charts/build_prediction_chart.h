// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/prediction/error_table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

// Keys of its dots are no candidates: below kNoKey, by the place of the row among those of its method.
std::int64_t predictionKey(std::size_t row);
std::optional<std::size_t> predictionRow(std::int64_t key);

// Every prediction of a method that was made without its model and accelerator against what was measured, on equal
// logarithmic axes with the line on which both agree: those whose 80 % range holds what was measured, and the others.
// `only`: the rows of one group; the axes stay those of all.
ChartSpec buildPredictionChart(
    const PredictionMethod &method, PredictionGroup by, std::optional<std::string_view> only = {});

} // namespace wattfare
