// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/shared_text.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What every fitted method of throughput says of itself. Errors are e = ln(predicted / measured).
namespace wattfare {

// The version of a method: a change that moves a prediction raises it.
inline constexpr std::string_view kServingMethod = "llm_serving/1";
inline constexpr std::string_view kInferenceMethod = "inference/2";
inline constexpr std::string_view kTrainingTimeMethod = "training_time/1";
inline constexpr std::string_view kCpuStreamMethod = "cpu_stream/1";
inline constexpr std::string_view kFirstTokenMethod = "first_token/1";

// The normal quantile that holds 80 % between -z and z.
inline constexpr double kEightyPercent = 1.2816;

struct FitParameter {
    std::string name; // "mfu", "mfu:hopper", "u:model"
    double estimate = 0, standardError = 0; // on the scale that is fitted: logarithm or logit
    double prior = 0, priorSd = 0;
};

// Why a row entered no fit.
enum class RowProblem : std::uint8_t {
    noRate, // missing, zero, negative or not finite
    impossibleRate, // more than the peak of its devices
    zeroLatency,
    unknownPrecision, // or no peak of it
    beyondMemory, // weights and one request do not fit
    noLayers, // the model's card has no dimensions
    noDevice, // accelerator or its figures unknown
    noCount,
    noLengths, // input or output tokens unknown
    partOfInstance, // only a part of the devices worked, or one request at a time
    severalNodes,
    outlier, // marked so in the catalogue
    otherWork, // speculative decoding, an offered load, another task than the method's
};
std::string_view rowProblemId(RowProblem problem); // "no_rate", ...

struct RejectedRow {
    std::string key;
    RowProblem problem{};
    friend bool operator==(const RejectedRow &, const RejectedRow &) = default;
};

// A row as it is predicted while every row of its model and accelerator is left out.
struct LeftOutPrediction {
    std::string key; // of the row
    SharedText model, accelerator;
    SharedText family; // architecture of the accelerator
    SharedText work; // class of the model: encoder, recommendation, ...
    SharedText software, source;
    double measured = 0, predicted = 0, low = 0, high = 0; // low to high holds 80 %
};

struct ErrorSummary {
    std::size_t rows = 0;
    double median = 0, p90 = 0; // of |e|
    double bias = 0; // median of e
    double held = 0; // share of rows inside low to high
};
ErrorSummary summarise(std::span<const LeftOutPrediction> rows);

// Of a non-empty list, by linear interpolation between order statistics; p in [0, 1].
double quantileOf(std::vector<double> values, double p);

// SHA-256 over lines in any order: the same rows give the same hash.
std::string hashOfRows(std::vector<std::string> lines);
// A row as text for the hash: fields by tabs, numbers by their shortest exact form.
class HashedRow
{
public:
    explicit HashedRow(std::string_view key)
        : m_text(key)
    {
    }
    HashedRow &operator<<(std::string_view field);
    HashedRow &operator<<(double field);
    std::string text() && { return std::move(m_text); }

private:
    std::string m_text;
};

} // namespace wattfare
