// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

namespace wattfare {

// Age in months at the as-of date beyond which an observation is stale (rule 7).
inline constexpr int kStaleMonthsOnDemand = 36;
inline constexpr int kStaleMonthsCommitment = 13;
inline constexpr int kStaleMonthsBand = 13;
inline constexpr int kStaleMonthsSpot = 3;

// True if `observed` lies more than `months` before `asOf`; the day itself is not stale yet.
inline bool isStale(Date observed, Date asOf, int months) { return observed.addMonths(months) < asOf; }

// The same for a row of a price book; a price that the user gave does not age.
inline bool isStaleRow(const PriceBook &book, std::size_t row, Date asOf, int months)
{
    return book.overlay[row] != 2 && isStale(book.date[row], asOf, months);
}

// An on-demand price does not age while a later observation of the same place shows the same price: list prices move by
// rare cuts, so it held in between (the Karpenter rows are a record of every change, in which an unchanged price has no
// row of its own). Only the newest observation of a price can go stale. The later observation may lie after the as-of
// date: it is not taken as a price, it only confirms one that was in force, and a question about 2023 asked today may
// use what is known today. By age alone the change records would be stale wherever AWS left a price alone for three
// years (rule 7).
inline bool isStaleOnDemand(const PriceBook &book, std::size_t row, Date asOf)
{
    if (!isStaleRow(book, row, asOf, kStaleMonthsOnDemand))
        return false;
    const std::size_t next = row + 1;
    return next >= book.size() || book.type[next] != book.type[row] || book.region[next] != book.region[row]
        || book.nanoUsdPerHour[next] != book.nanoUsdPerHour[row];
}

} // namespace wattfare
