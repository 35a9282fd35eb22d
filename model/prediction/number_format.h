// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace wattfare {

struct Accelerator;

// Formats that weights are kept and multiplied in, narrowest first.
enum class NumberFormat : std::uint8_t { fp4, int4, fp8, int8, bf16, fp16, tf32, fp32 };
std::string_view numberFormatId(NumberFormat format); // "fp4", ...

// The narrowest that a published precision names ("FP8 weights", "INT4 (Q4_K_M)", "16-bit"); nullopt if it names none.
std::optional<NumberFormat> parseNumberFormat(std::string_view text);

double bytesOf(NumberFormat format); // of one value

// Whether it has units for the format; either kind of 16 bits stands for the other.
bool multiplies(const Accelerator &accelerator, NumberFormat format);

// A dense rate in TFLOP/s or TOP/s, and the format it is of.
struct PeakRate {
    double tera = 0;
    NumberFormat format{};
};
// What an accelerator multiplies weights of a format at. Those that it has no units for are widened to 16 bits first;
// nullopt where it has none of these either, for a rate at FP32 would be another answer.
std::optional<PeakRate> servingPeak(const Accelerator &accelerator, NumberFormat weights);
// The same for networks whose runtime picks the format: down the ladder to FP32, as old devices run them.
std::optional<PeakRate> inferencePeak(const Accelerator &accelerator, NumberFormat format);

} // namespace wattfare
