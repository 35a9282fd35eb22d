// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/workload/ids.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wattfare {

// True for a row that says from which day an offer is gone: it has no rate. A later row of the offer ends that.
inline bool isWithdrawn(const CommitmentBook &book, std::size_t row) { return book.effectiveNano[row] <= 0; }

// "reserved_standard/1/no_upfront", as UserChoice::option has it.
inline std::string commitmentOption(const CommitmentBook &book, std::size_t row)
{
    return commitmentPriceKey(book.plan[row], book.termYears[row], book.payment[row]);
}

// The purchase option that a row prices. Its term is 0 and its payment "" where the source states none.
inline PurchaseOption optionOf(const CommitmentBook &book, std::size_t row)
{
    PurchaseOption option;
    option.kind = PurchaseKind::commitment;
    option.plan = book.plan[row];
    option.termYears = book.termYears[row];
    option.payment = book.payment[row];
    return option;
}

// Whether a row is of the plan, term and payment of an option, be it a commitment or a mix that has one.
inline bool isOf(const CommitmentBook &book, std::size_t row, const PurchaseOption &option)
{
    return int{book.termYears[row]} == option.termYears && book.payment[row] == option.payment
        && book.plan[row] == option.plan;
}

// Whether the source says for how long and how one pays: only then can one choose it.
inline bool hasTerms(const CommitmentBook &book, std::size_t row)
{
    return book.termYears[row] > 0 && !book.payment[row].empty();
}

// The commitments that the rows from `first` to before `end` price at any date, each once, in the order of the rows.
std::vector<PurchaseOption> commitmentsIn(const CommitmentBook &book, std::size_t first, std::size_t end);
// Every option that can be chosen from the catalogue: the standing ones of the kinds, then its commitments.
std::vector<PurchaseOption> offeredOptions(const Snapshot &snapshot);
// The commitment that the catalogue prices most often; a compute savings plan of a year where it prices none.
PurchaseOption usualCommitment(const Snapshot &snapshot);

// The newest row at or before `asOf` of each offer of a type and region that is not withdrawn by then, in the order of
// plan, term and payment. fn(row).
template <class Fn>
void forEachCommitment(const Snapshot &snapshot, TypeIndex type, RegionIndex region, Date asOf, Fn fn)
{
    const CommitmentBook &book = snapshot.commitments;
    if (type >= snapshot.types.size() || region >= snapshot.regions.size() || book.begin.empty())
        return;
    const std::size_t cell = std::size_t{type} * snapshot.regions.size() + region;
    const auto sameOffer = [&](std::size_t a, std::size_t b) {
        return book.termYears[a] == book.termYears[b] && book.plan[a] == book.plan[b]
            && book.payment[a] == book.payment[b];
    };
    const std::size_t end = book.begin[cell + 1];
    for (std::size_t row = book.begin[cell]; row < end;) { // by offer, then by date
        std::size_t newest = end;
        const std::size_t first = row;
        for (; row < end && sameOffer(first, row); ++row) {
            if (book.date[row] <= asOf)
                newest = row;
        }
        if (newest != end && !isWithdrawn(book, newest))
            fn(newest);
    }
}

} // namespace wattfare
