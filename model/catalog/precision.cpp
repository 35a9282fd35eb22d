// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/precision.h"

#include "model/support/letters.h"

#include <algorithm>
#include <string>

namespace wattfare {

std::optional<double> bytesOfPrecision(std::string_view precision)
{
    const std::string text = lowered(precision);
    const auto has = [&](std::string_view word) { return text.find(word) != std::string::npos; };
    // The narrowest that is named: weights are stored at it.
    if (has("fp4") || has("int4") || has("4-bit"))
        return 0.5;
    if (has("fp8") || has("int8") || has("8-bit"))
        return 1.0;
    if (has("fp32 autocast")) // casts inside the operations; the weights stay wide
        return 4.0;
    if (has("fp16") || has("bf16") || has("float16") || has("16-bit")) // also bfloat16
        return 2.0;
    if (has("fp32") || has("tf32"))
        return 4.0;
    return std::nullopt;
}

} // namespace wattfare
