// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string_view>

namespace wattfare {

// Bytes of a weight by a published precision: "int8 weights" 1, "FP16 mixed" 2, "FP32" 4; nullopt where it names none.
std::optional<double> bytesOfPrecision(std::string_view precision);

} // namespace wattfare
