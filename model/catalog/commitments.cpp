// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"

#include <algorithm>

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

} // namespace wattfare
