// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/option_label.h"

#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

bool isNameChar(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

// "g5.xlarge", "g5.xlarge eu-west-1"
bool isPlace(std::string_view text)
{
    const std::size_t blank = text.find(' ');
    const std::string_view type = text.substr(0, blank);
    const std::string_view region = blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
    const auto isName = [](std::string_view part) { return std::ranges::all_of(part, isNameChar); };
    const bool typed = isName(type) && std::ranges::count(type, '.') == 1 && type.front() >= 'a' && type.back() != '.';
    return typed && isName(region)
        && (region.empty() ? blank == std::string_view::npos : region.find('-') != std::string_view::npos);
}

} // namespace

std::optional<CandidateParts> candidateParts(std::string_view name)
{
    const std::size_t blank = name.rfind(' ');
    if (blank == std::string_view::npos || !isPlace(name.substr(0, blank)))
        return std::nullopt;
    auto option = parsePurchaseOption(name.substr(blank + 1));
    if (!option)
        return std::nullopt;
    return CandidateParts{name.substr(0, blank), std::move(*option)};
}

std::string mixShares(const PurchaseOption &option)
{
    const auto percent
        = [](double share) { return shortestText(std::round(share * 1e8) / 1e6 + 0.0); }; // 29, and never -0
    return percent(option.onDemandShare) + '/' + percent(option.spotShare) + '/' + percent(option.commitmentShare);
}

std::string optionLabel(const PurchaseOption &option)
{
    if (option.kind == PurchaseKind::mix)
        return "mix " + mixShares(option);
    if (option.kind != PurchaseKind::commitment)
        return option.id();
    std::string label = (option.plan == "reserved_standard" ? "reserved" : option.plan) + ' '
        + std::to_string(option.termYears) + "y " + option.payment;
    std::replace(label.begin(), label.end(), '_', ' ');
    return label;
}

std::string candidateLabelText(std::string_view name)
{
    const auto parts = candidateParts(name);
    return parts ? std::string(parts->place).append(" ").append(optionLabel(parts->option)) : std::string(name);
}

} // namespace wattfare
