// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/ids.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace wattfare {

namespace {

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

std::string ownRateId(const PurchaseOption &option)
{
    return option.usdPerHour ? "own-usd-" + shortestText(*option.usdPerHour)
                             : "own-discount-" + shortestText(option.discountPct.value_or(0.0));
}

bool parseOwnRate(std::string_view id, PurchaseOption &option)
{
    const bool discount = id.starts_with("own-discount-");
    if (!discount && !id.starts_with("own-usd-"))
        return false;
    const auto value = parseFinite(id.substr(discount ? 13 : 8));
    (discount ? option.discountPct : option.usdPerHour) = value;
    return value.has_value();
}

std::string mixId(const PurchaseOption &option)
{
    std::string id = "mix-" + shortestText(option.onDemandShare * 100) + '-' + shortestText(option.spotShare * 100)
        + '-' + shortestText(option.commitmentShare * 100);
    if (option.commitmentShare > 0)
        id += '-' + commitmentId(option);
    return id;
}

bool parseMix(std::string_view id, PurchaseOption &option)
{
    if (!id.starts_with("mix-"))
        return false;
    id.remove_prefix(4);
    double *const shares[] = {&option.onDemandShare, &option.spotShare, &option.commitmentShare};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto dash = id.find('-');
        const auto value = parseFinite(id.substr(0, dash));
        if (!value || (dash == std::string_view::npos && i < 2))
            return false;
        *shares[i] = *value / 100;
        id = dash == std::string_view::npos ? std::string_view{} : id.substr(dash + 1);
    }
    return id.empty() || parseCommitment(id, option);
}

bool parseCommitmentPrice(std::string_view key, PurchaseOption &option)
{
    const std::size_t first = key.find('/'), last = key.rfind('/');
    if (first == std::string_view::npos || first == 0 || first == last)
        return false;
    const auto term = parseFinite(key.substr(first + 1, last - first - 1));
    option.plan = std::string(key.substr(0, first));
    option.termYears = static_cast<int>(std::clamp(term.value_or(0), 0.0, 100.0));
    option.payment = std::string(key.substr(last + 1));
    return commitmentPriceKey(option.plan, option.termYears, option.payment) == key;
}

// The compiler names a kind without a row.
constexpr PurchaseKindInfo rowOf(PurchaseKind kind)
{
    switch (kind) {
    case PurchaseKind::onDemand:
        return {.id = "on_demand",
            .example = "on-demand",
            .billing = Billing::asUsed,
            .origin = OptionOrigin::standing,
            .write = [](const PurchaseOption &) { return std::string("on-demand"); },
            .parse = [](std::string_view id, PurchaseOption &) { return id == "on-demand" || id == "on_demand"; },
            .parts = [](const PurchaseOption &) { return PurchaseParts{.onDemand = true}; },
            .writePrice = [](const PurchaseOption &) { return std::string("on_demand"); },
            .parsePrice = [](std::string_view key, PurchaseOption &) { return key == "on_demand"; }};
    case PurchaseKind::spot:
        return {.id = "spot",
            .example = "spot",
            .billing = Billing::interruptible,
            .origin = OptionOrigin::standing,
            .write = [](const PurchaseOption &) { return std::string("spot"); },
            .parse = [](std::string_view id, PurchaseOption &) { return id == "spot"; },
            .parts = [](const PurchaseOption &) { return PurchaseParts{.spot = true}; },
            .writePrice = [](const PurchaseOption &) { return std::string("spot"); },
            .parsePrice = [](std::string_view key, PurchaseOption &) { return key == "spot"; }};
    case PurchaseKind::commitment:
        return {.id = "commitment",
            .example = "reserved_standard-1y-no_upfront",
            .billing = Billing::wholeTerm,
            .origin = OptionOrigin::catalogue,
            .write = commitmentId,
            .parse =
                [](std::string_view id, PurchaseOption &option) {
                    const std::string_view plan = id.substr(0, id.find('-')); // "mix-..." may hold one, too
                    return (plan.starts_with("reserved_") || plan.find("savings_plan") != std::string_view::npos)
                        && parseCommitment(id, option);
                },
            .parts = [](const PurchaseOption &) { return PurchaseParts{.commitment = true}; },
            .writePrice = [](const PurchaseOption &o) { return commitmentPriceKey(o.plan, o.termYears, o.payment); },
            .parsePrice = parseCommitmentPrice};
    case PurchaseKind::ownRate:
        return {.id = "own_rate",
            .example = "own-discount-20",
            .billing = Billing::asUsed,
            .origin = OptionOrigin::person,
            .write = ownRateId,
            .parse = parseOwnRate,
            .parts = [](const PurchaseOption &o) { return PurchaseParts{.onDemand = !o.usdPerHour}; }};
    case PurchaseKind::mix:
        return {.id = "mix",
            .example = "mix-50-50-0",
            .billing = Billing::mixed,
            .origin = OptionOrigin::person,
            .write = mixId,
            .parse = parseMix,
            .parts = [](const PurchaseOption &o) {
                return PurchaseParts{o.onDemandShare > 0, o.spotShare > 0, o.commitmentShare > 0};
            }};
    case PurchaseKind::capacityBlock:
        return {.id = "capacity_block",
            .example = "capacity-block",
            .billing = Billing::wholeDays,
            .origin = OptionOrigin::standing,
            .write = [](const PurchaseOption &) { return std::string("capacity-block"); },
            .parse
            = [](std::string_view id, PurchaseOption &) { return id == "capacity-block" || id == "capacity_block"; },
            .parts = [](const PurchaseOption &) { return PurchaseParts{.capacityBlock = true}; }};
    }
    return {};
}

constexpr std::size_t kKindCount = [] {
    std::size_t count = 0;
    while (!rowOf(static_cast<PurchaseKind>(count)).id.empty())
        ++count;
    return count;
}();
constexpr auto kPurchaseKinds = [] {
    std::array<PurchaseKindInfo, kKindCount> rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = rowOf(static_cast<PurchaseKind>(i));
    return rows;
}();

std::string joined(std::string_view PurchaseKindInfo::*word)
{
    std::string all;
    for (const PurchaseKindInfo &row : kPurchaseKinds)
        all.append(all.empty() ? "" : "|").append(row.*word);
    return all;
}

// The option of the first kind that can read the text.
std::optional<PurchaseOption> parsedBy(
    bool (*PurchaseKindInfo::*parse)(std::string_view, PurchaseOption &), std::string_view text)
{
    for (std::size_t i = 0; i < kPurchaseKinds.size(); ++i) {
        PurchaseOption option;
        option.kind = static_cast<PurchaseKind>(i);
        if (const auto read = kPurchaseKinds[i].*parse; read && read(text, option))
            return option;
    }
    return std::nullopt;
}

} // namespace

std::string_view workloadKindId(WorkloadKind kind) { return ids::kWorkloads[static_cast<std::size_t>(kind)]; }
std::string_view purchaseKindId(PurchaseKind kind) { return kPurchaseKinds[static_cast<std::size_t>(kind)].id; }
std::string_view energyMethodId(EnergyMethod method) { return ids::kEnergyMethods[static_cast<std::size_t>(method)]; }

std::optional<EnergyMethod> parseEnergyMethod(std::string_view id)
{
    if (id == "component")
        return EnergyMethod::component;
    for (std::size_t i = 0; i < ids::kEnergyMethods.size(); ++i)
        if (ids::kEnergyMethods[i] == id)
            return static_cast<EnergyMethod>(i);
    return std::nullopt;
}

std::span<const PurchaseKindInfo> purchaseKinds() { return kPurchaseKinds; }

const PurchaseKindInfo &kindOf(const PurchaseOption &option)
{
    return kPurchaseKinds[static_cast<std::size_t>(option.kind)];
}

std::string PurchaseOption::id() const { return kindOf(*this).write(*this); }

std::string purchaseKindIds() { return joined(&PurchaseKindInfo::id); }

std::string purchaseExamples() { return joined(&PurchaseKindInfo::example); }

std::optional<PurchaseKind> parsePurchaseKind(std::string_view id)
{
    const auto row = std::ranges::find(kPurchaseKinds, id, &PurchaseKindInfo::id);
    if (row == kPurchaseKinds.end())
        return std::nullopt;
    return static_cast<PurchaseKind>(row - kPurchaseKinds.begin());
}

std::optional<PurchaseOption> parsePurchaseOption(std::string_view id)
{
    return parsedBy(&PurchaseKindInfo::parse, id);
}

std::string priceKey(const PurchaseOption &option)
{
    const auto write = kindOf(option).writePrice;
    return write ? write(option) : std::string();
}

std::string commitmentPriceKey(std::string_view plan, int termYears, std::string_view payment)
{
    return std::string(plan).append("/").append(std::to_string(termYears)).append("/").append(payment);
}

std::optional<PurchaseOption> optionOfPrice(std::string_view key)
{
    return parsedBy(&PurchaseKindInfo::parsePrice, key);
}

} // namespace wattfare
