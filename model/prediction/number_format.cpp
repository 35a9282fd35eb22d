// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/number_format.h"

#include "model/catalog/snapshot.h"
#include "model/support/letters.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 8> kFormatIds{"fp4", "int4", "fp8", "int8", "bf16", "fp16", "tf32", "fp32"};

struct FormatWord {
    std::string_view word;
    NumberFormat format;
};
// In the order they are looked for: a text may name the weights and the arithmetic.
constexpr std::array<FormatWord, 17> kFormatWords{{{"fp4", NumberFormat::fp4}, {"int4", NumberFormat::int4},
    {"4-bit", NumberFormat::int4}, {"w4a16", NumberFormat::int4}, {"awq", NumberFormat::int4},
    {"gptq", NumberFormat::int4}, {"fp8", NumberFormat::fp8}, {"float8", NumberFormat::fp8},
    {"int8", NumberFormat::int8}, {"8-bit", NumberFormat::int8}, {"bf16", NumberFormat::bf16},
    {"bfloat16", NumberFormat::bf16}, {"fp16", NumberFormat::fp16}, {"float16", NumberFormat::fp16},
    {"16-bit", NumberFormat::bf16}, {"tf32", NumberFormat::tf32}, {"fp32", NumberFormat::fp32}}};

std::optional<double> rateOf(const Accelerator &a, NumberFormat format)
{
    switch (format) {
    case NumberFormat::fp4: return a.fp4;
    case NumberFormat::int4: return a.int4;
    case NumberFormat::fp8: return a.fp8;
    case NumberFormat::int8: return a.int8;
    case NumberFormat::bf16: return a.bf16;
    case NumberFormat::fp16: return a.fp16;
    case NumberFormat::tf32: return a.tf32;
    case NumberFormat::fp32: return a.fp32;
    }
    return std::nullopt;
}

std::optional<PeakRate> firstOf(const Accelerator &a, std::initializer_list<NumberFormat> ladder)
{
    for (const NumberFormat format : ladder)
        if (const auto rate = rateOf(a, format))
            return PeakRate{*rate, format};
    return std::nullopt;
}

} // namespace

std::string_view numberFormatId(NumberFormat format) { return kFormatIds[static_cast<std::size_t>(format)]; }

std::optional<NumberFormat> parseNumberFormat(std::string_view text)
{
    const std::string lower = lowered(text);
    for (const auto &[word, format] : kFormatWords)
        if (lower.find(word) != std::string::npos)
            return format;
    if (lower.find("mixed") != std::string::npos)
        return NumberFormat::fp16;
    return std::nullopt;
}

double bytesOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::fp4:
    case NumberFormat::int4: return 0.5;
    case NumberFormat::fp8:
    case NumberFormat::int8: return 1.0;
    case NumberFormat::bf16:
    case NumberFormat::fp16: return 2.0;
    case NumberFormat::tf32:
    case NumberFormat::fp32: return 4.0;
    }
    return 4.0;
}

bool multiplies(const Accelerator &accelerator, NumberFormat format)
{
    if (bytesOf(format) == 2.0)
        return accelerator.bf16 || accelerator.fp16;
    return rateOf(accelerator, format).has_value();
}

std::optional<PeakRate> servingPeak(const Accelerator &accelerator, NumberFormat weights)
{
    using enum NumberFormat;
    switch (weights) {
    case fp4: return firstOf(accelerator, {fp4, fp8, bf16, fp16});
    case fp8: return firstOf(accelerator, {fp8, bf16, fp16});
    case int8: return firstOf(accelerator, {int8, bf16, fp16});
    case tf32: return firstOf(accelerator, {tf32});
    case fp32: return firstOf(accelerator, {fp32});
    case int4:
    case bf16:
    case fp16: return firstOf(accelerator, {bf16, fp16});
    }
    return std::nullopt;
}

std::optional<PeakRate> inferencePeak(const Accelerator &accelerator, NumberFormat format)
{
    using enum NumberFormat;
    switch (format) {
    case fp4: return firstOf(accelerator, {fp8, int8, bf16, fp16});
    case fp8: return firstOf(accelerator, {fp8, int8, bf16, fp16});
    case int8: return firstOf(accelerator, {int8, fp16, bf16, fp32});
    case int4: return firstOf(accelerator, {int8, fp16});
    case bf16: return firstOf(accelerator, {bf16, fp16, fp32});
    case fp16: return firstOf(accelerator, {fp16, bf16, fp32});
    case tf32: return firstOf(accelerator, {tf32, fp16, fp32});
    case fp32: return firstOf(accelerator, {fp32, bf16});
    }
    return std::nullopt;
}

} // namespace wattfare
