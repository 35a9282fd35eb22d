// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/quantity.h"

#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare::containers {

std::optional<double> parseQuantity(std::string_view text)
{
    struct Suffix {
        std::string_view text;
        double factor;
    };
    constexpr double kKi = 1024;
    constexpr std::array kSuffixes{Suffix{"", 1}, Suffix{"n", 1e-9}, Suffix{"u", 1e-6}, Suffix{"m", 1e-3},
        Suffix{"k", 1e3}, Suffix{"M", 1e6}, Suffix{"G", 1e9}, Suffix{"T", 1e12}, Suffix{"P", 1e15}, Suffix{"E", 1e18},
        Suffix{"Ki", kKi}, Suffix{"Mi", kKi * kKi}, Suffix{"Gi", kKi * kKi * kKi}, Suffix{"Ti", kKi * kKi * kKi * kKi},
        Suffix{"Pi", kKi * kKi * kKi * kKi * kKi}, Suffix{"Ei", kKi * kKi * kKi * kKi * kKi * kKi}};
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789.-"), text.size());
    const std::string_view suffix = text.substr(digits);
    const auto known = std::ranges::find(kSuffixes, suffix, &Suffix::text);
    const auto value = parseFinite(known == kSuffixes.end() ? text : text.substr(0, digits)); // or with an exponent
    if (!value || (known == kSuffixes.end() && suffix.find_first_not_of("eE+-0123456789") != std::string_view::npos))
        return std::nullopt;
    const double whole = *value * (known == kSuffixes.end() ? 1.0 : known->factor);
    return std::isfinite(whole) ? std::optional(whole) : std::nullopt;
}

} // namespace wattfare::containers
