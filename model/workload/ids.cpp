// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/ids.h"
#include "model/support/decimal.h"

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

// One row a kind, in the order of PurchaseKind. Its price: PriceFinder::price; its words: optionWord in views/words.
struct KindRow {
    std::string_view id; // of documents
    std::string (*write)(const PurchaseOption &); // the id of an option of the kind
    bool (*parse)(std::string_view, PurchaseOption &); // the inverse
    PurchaseParts (*parts)(const PurchaseOption &);
};
constexpr KindRow kPurchaseKinds[] = {
    {"on_demand", [](const PurchaseOption &) { return std::string("on-demand"); },
        [](std::string_view id, PurchaseOption &) { return id == "on-demand" || id == "on_demand"; },
        [](const PurchaseOption &) { return PurchaseParts{.onDemand = true}; }},
    {"spot", [](const PurchaseOption &) { return std::string("spot"); },
        [](std::string_view id, PurchaseOption &) { return id == "spot"; },
        [](const PurchaseOption &) { return PurchaseParts{.spot = true}; }},
    {"commitment", commitmentId,
        [](std::string_view id, PurchaseOption &option) {
            const std::string_view plan = id.substr(0, id.find('-')); // "mix-..." may hold one, too
            return (plan.starts_with("reserved_") || plan.find("savings_plan") != std::string_view::npos)
                && parseCommitment(id, option);
        },
        [](const PurchaseOption &) { return PurchaseParts{.commitment = true}; }},
    {"own_rate", ownRateId, parseOwnRate,
        [](const PurchaseOption &o) { return PurchaseParts{.onDemand = !o.usdPerHour}; }},
    {"mix", mixId, parseMix,
        [](const PurchaseOption &o) {
            return PurchaseParts{o.onDemandShare > 0, o.spotShare > 0, o.commitmentShare > 0};
        }},
};

const KindRow &rowOf(PurchaseKind kind) { return kPurchaseKinds[static_cast<std::size_t>(kind)]; }

} // namespace

std::string_view workloadKindId(WorkloadKind kind) { return ids::kWorkloads[static_cast<std::size_t>(kind)]; }
std::string_view purchaseKindId(PurchaseKind kind) { return rowOf(kind).id; }
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

std::string PurchaseOption::id() const { return rowOf(kind).write(*this); }

PurchaseParts partsOf(const PurchaseOption &option) { return rowOf(option.kind).parts(option); }

std::string purchaseKindIds()
{
    std::string all;
    for (const KindRow &row : kPurchaseKinds)
        all.append(all.empty() ? "" : "|").append(row.id);
    return all;
}

std::optional<PurchaseKind> parsePurchaseKind(std::string_view id)
{
    for (std::size_t i = 0; i < std::size(kPurchaseKinds); ++i)
        if (kPurchaseKinds[i].id == id)
            return static_cast<PurchaseKind>(i);
    return std::nullopt;
}

std::optional<PurchaseOption> parsePurchaseOption(std::string_view id)
{
    for (std::size_t i = 0; i < std::size(kPurchaseKinds); ++i) {
        PurchaseOption option;
        option.kind = static_cast<PurchaseKind>(i);
        if (kPurchaseKinds[i].parse(id, option))
            return option;
    }
    return std::nullopt;
}

} // namespace wattfare
