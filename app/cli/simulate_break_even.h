// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/cli/commands.h"
#include "model/simulation/checkpoint/checkpoint.h"

#include <nlohmann/json.hpp>

namespace wattfare::cli {

// Spot against on-demand with the value of time (simulation 10) into the document and below the table; nothing without
// both prices.
void addBreakEven(
    const Context &context, const CheckpointParams &params, ReportTable &table, nlohmann::ordered_json &meta);

// The same of what the best checkpoint interval saves; `result` is the run by `options`.
void addIntervalSaving(const Context &context, const CheckpointParams &params, const CheckpointResult &result,
    const RunOptions &options, ReportTable &table, nlohmann::ordered_json &meta);

} // namespace wattfare::cli
