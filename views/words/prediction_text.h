// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/error_table.h"

#include <QString>

#include <string_view>

namespace wattfare {

// Words for the errors of the fitted methods.
QString predictionMethodName(std::string_view name); // "A: serving of language models"
QString predictionGroupName(PredictionGroup by); // "Hardware"
// Of a group of a method: "Ada Lovelace, graphics cards", "vLLM, load steps over the network", the name of a model.
QString predictionGroupText(
    const Snapshot &snapshot, const PredictionMethod &method, PredictionGroup by, std::string_view group);
// Lines of one prediction: model, hardware and software; the benchmark and its source; measured and predicted.
QString predictionText(const Snapshot &snapshot, const PredictionMethod &method, std::size_t row);
// Of a benchmark that a method leaves out: why; the model and the hardware with its number.
QString leftOutReason(RowProblem problem);
QString benchmarkedModel(const Snapshot &snapshot, const Benchmark &benchmark);
QString benchmarkedHardware(const Snapshot &snapshot, const Benchmark &benchmark);

} // namespace wattfare
