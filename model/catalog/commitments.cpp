// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"

#include "model/workload/ids.h"

#include <algorithm>
#include <map>

namespace wattfare {

std::vector<PurchaseOption> commitmentsIn(const CommitmentBook &book, std::size_t first, std::size_t end)
{
    std::vector<PurchaseOption> options;
    for (std::size_t row = first; row < end; ++row)
        if (hasTerms(book, row)
            && std::ranges::none_of(options, [&](const PurchaseOption &known) { return isOf(book, row, known); }))
            options.push_back(optionOf(book, row));
    return options;
}

std::vector<PurchaseOption> offeredOptions(const Snapshot &snapshot)
{
    std::vector<PurchaseOption> options;
    for (const PurchaseKindInfo &kind : purchaseKinds())
        if (kind.origin == OptionOrigin::standing)
            options.push_back(parsePurchaseOption(kind.example).value_or(PurchaseOption{}));
    const auto commitments = commitmentsIn(snapshot.commitments, 0, snapshot.commitments.size());
    options.insert(options.end(), commitments.begin(), commitments.end());
    return options;
}

PurchaseOption usualCommitment(const Snapshot &snapshot)
{
    const CommitmentBook &book = snapshot.commitments;
    PurchaseOption usual;
    usual.kind = PurchaseKind::commitment;
    usual.plan = "compute_savings_plan";
    std::size_t most = 0;
    std::map<std::string, std::size_t> rows;
    for (std::size_t row = 0; row < book.size(); ++row)
        if (hasTerms(book, row))
            ++rows[commitmentPriceKey(book.plan[row].text(), book.termYears[row], book.payment[row].text())];
    for (const auto &[key, count] : rows)
        if (count > most) {
            most = count;
            usual = optionOfPrice(key).value_or(usual);
        }
    return usual;
}

} // namespace wattfare
