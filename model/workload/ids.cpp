// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/ids.h"
#include "model/support/decimal.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace wattfare {

namespace {

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || end.ec != std::errc() || end.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string commitmentId(const PurchaseOption &option)
{
    std::string id = option.plan;
    if (option.termYears > 0)
        id += '-' + std::to_string(option.termYears) + 'y';
    if (!option.payment.empty())
        id += '-' + option.payment;
    return id;
}

bool parseCommitment(std::string_view text, PurchaseOption &option)
{
    const auto dash = text.find('-');
    option.plan = std::string(text.substr(0, dash));
    option.termYears = 0;
    option.payment.clear();
    if (option.plan.empty())
        return false;
    if (dash == std::string_view::npos)
        return true;
    text.remove_prefix(dash + 1);
    if (text.size() >= 2 && text[0] >= '1' && text[0] <= '9' && text[1] == 'y') {
        option.termYears = text[0] - '0';
        text.remove_prefix(2);
        if (text.empty())
            return true;
        if (text[0] != '-')
            return false;
        text.remove_prefix(1);
    }
    option.payment = std::string(text);
    return !text.empty() && text.find('-') == std::string_view::npos;
}

} // namespace

std::string_view workloadKindId(WorkloadKind kind) { return ids::kWorkloads[static_cast<std::size_t>(kind)]; }
std::string_view scalingModelId(ScalingModel model) { return ids::kScaling[static_cast<std::size_t>(model)]; }
std::string_view purchaseKindId(PurchaseKind kind) { return ids::kPurchase[static_cast<std::size_t>(kind)]; }
std::string_view energyMethodId(EnergyMethod method) { return ids::kEnergyMethods[static_cast<std::size_t>(method)]; }
std::string_view carbonBasisId(CarbonBasis basis) { return ids::kCarbonBases[static_cast<std::size_t>(basis)]; }

std::optional<EnergyMethod> parseEnergyMethod(std::string_view id)
{
    if (id == "component")
        return EnergyMethod::component;
    for (std::size_t i = 0; i < ids::kEnergyMethods.size(); ++i)
        if (ids::kEnergyMethods[i] == id)
            return static_cast<EnergyMethod>(i);
    return std::nullopt;
}

std::string PurchaseOption::id() const
{
    switch (kind) {
    case PurchaseKind::onDemand: return "on-demand";
    case PurchaseKind::spot: return "spot";
    case PurchaseKind::commitment: return commitmentId(*this);
    case PurchaseKind::ownRate:
        return usdPerHour ? "own-usd-" + shortestText(*usdPerHour) : "own-discount-" + shortestText(discountPct.value_or(0.0));
    case PurchaseKind::mix: {
        std::string id = "mix-" + shortestText(onDemandShare * 100) + '-' + shortestText(spotShare * 100) + '-'
            + shortestText(commitmentShare * 100);
        if (commitmentShare > 0)
            id += '-' + commitmentId(*this);
        return id;
    }
    }
    return {};
}

std::optional<PurchaseOption> parsePurchaseOption(std::string_view id)
{
    PurchaseOption option;
    if (id == "on-demand" || id == "on_demand")
        return option;
    if (id == "spot") {
        option.kind = PurchaseKind::spot;
        return option;
    }
    if (id.starts_with("own-discount-") || id.starts_with("own-usd-")) {
        option.kind = PurchaseKind::ownRate;
        const bool discount = id.starts_with("own-discount-");
        const auto value = number(id.substr(discount ? 13 : 8));
        if (!value)
            return std::nullopt;
        (discount ? option.discountPct : option.usdPerHour) = *value;
        return option;
    }
    if (id.starts_with("mix-")) {
        option.kind = PurchaseKind::mix;
        id.remove_prefix(4);
        double *const shares[] = {&option.onDemandShare, &option.spotShare, &option.commitmentShare};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto dash = id.find('-');
            const auto value = number(id.substr(0, dash));
            if (!value || (dash == std::string_view::npos && i < 2))
                return std::nullopt;
            *shares[i] = *value / 100;
            id = dash == std::string_view::npos ? std::string_view{} : id.substr(dash + 1);
        }
        if (!id.empty() && !parseCommitment(id, option))
            return std::nullopt;
        return option;
    }
    if (id.starts_with("reserved_") || id.find("savings_plan") != std::string_view::npos) {
        option.kind = PurchaseKind::commitment;
        if (parseCommitment(id, option))
            return option;
    }
    return std::nullopt;
}

} // namespace wattfare
