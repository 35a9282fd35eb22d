// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/predictions.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// How far the fitted methods are from what was measured, in groups: every prediction was made without the rows of its
// model and accelerator.
namespace wattfare {

enum class PredictionGroup : std::uint8_t { family, work, software };
inline constexpr PredictionGroup kPredictionGroups[]
    = {PredictionGroup::family, PredictionGroup::work, PredictionGroup::software};
std::string_view predictionGroupId(PredictionGroup group); // "family", "work", "software"
std::optional<PredictionGroup> parsePredictionGroup(std::string_view id);
// What a row is in a group by; "" where its method does not tell them apart.
const std::string &groupOf(const LeftOutPrediction &row, PredictionGroup by);

struct PredictionMethod {
    std::string_view id; // "llm_serving/1"
    std::string_view name; // "llm_serving": without its version
    std::span<const LeftOutPrediction> rows; // of the fits, which have to stay
};
// Those that have predictions, in the order of their letters: A, B, C, processors, first tokens.
std::vector<PredictionMethod> predictionMethods(const FitSet &fits);
// By its id or its name; nullopt where the fits have none.
std::optional<PredictionMethod> predictionMethod(const FitSet &fits, std::string_view id);

struct ErrorGroup {
    std::string group; // as groupOf()
    ErrorSummary errors;
};
// Largest group first, equal ones by their name. Every row is in one of them.
std::vector<ErrorGroup> errorsBy(std::span<const LeftOutPrediction> rows, PredictionGroup by);

// An error for people. Of a size |e|: 1.17, for one that is off by 17 % up or by 15 % down. Of a signed one: the share
// by which predictions are above what was measured, -0.03 where they are 3 % below.
double errorFactor(double size);
double errorShare(double error);

} // namespace wattfare
