// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/message.h"
#include "model/support/unit.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// Which formats of numbers an accelerator computes in, and how fast: what its sources say, and nothing inferred from
// what they leave out.
namespace wattfare {

// In the order of the matrix. Sparsity is no format: whether zeros in a fixed pattern are skipped.
enum class Precision : std::uint8_t { fp64, fp32, tf32, bf16, fp16, fp8, fp4, int8, int4, sparsity, count };
inline constexpr std::size_t kPrecisionCount = static_cast<std::size_t>(Precision::count);

struct PrecisionInfo {
    std::string_view id, name; // "fp8", "FP8"
    std::optional<double> Accelerator::*rate; // nullptr: it has none of its own
    Unit unit; // of the rate
};
const PrecisionInfo &precisionInfo(Precision precision);
std::optional<Precision> parsePrecision(std::string_view id); // "fp8", in any case

enum class PrecisionState : std::uint8_t {
    native, // a rate is published
    slow, // ... but a small part of what the width of the format lets expect
    supported, // listed as supported, without a rate
    emulated, // accepted, and computed in another format
    absent, // a source says that the hardware does not have it
    notStated,
    count
};
std::string_view precisionStateId(PrecisionState state); // "native", ..., "not_stated"

// One format of one accelerator.
struct PrecisionCell {
    PrecisionState state = PrecisionState::notStated;
    std::optional<double> rate; // dense, of one accelerator, TFLOP/s or TOP/s
    std::optional<Precision> computedIn; // of an emulated one
    Message why; // what the state rests on
    std::vector<SourceIndex> sources; // none where nothing is stated
};
using PrecisionRow = std::array<PrecisionCell, kPrecisionCount>;

// A format that the column `precisions` of an accelerator names: "FP16(tensor)", "MXFP8", "FP32 (FP64 at 1/32 rate)".
struct ListedPrecision {
    Precision precision{};
    std::optional<double> partOfFp32; // 32 of "at 1/32 rate"
};
std::vector<ListedPrecision> listedPrecisions(std::string_view precisions);

// The cells of an accelerator. A published rate comes first, then the list of its formats, then what the sources of its
// compute capability or architecture say.
PrecisionRow precisionRow(const Snapshot &snapshot, AcceleratorIndex accelerator);

} // namespace wattfare
