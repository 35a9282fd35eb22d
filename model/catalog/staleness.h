// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <algorithm>

namespace wattfare {

// Age in months at the scenario's day beyond which an observation is stale: a mark and a finding of Data quality, which
// excludes nothing (rule 7).
inline constexpr int kStaleMonthsOnDemand = 36;
inline constexpr int kStaleMonthsCommitment = 24;
inline constexpr int kStaleMonthsBand = 12;
inline constexpr int kStaleMonthsSpot = 6;
inline constexpr int kStaleMonthsCapacityBlock = 6; // AWS sets them anew every quarter

// The newest on-demand observation, or the later day from which an own price holds: the as-of date of on-demand prices
// where none is stated.
inline Date newestOnDemand(const Snapshot &snapshot)
{
    Date newest = snapshot.newestPrice;
    for (const Date day : snapshot.onDemand.date)
        newest = std::max(newest, day);
    return newest;
}

// True if `observed` lies more than `months` before `day`; the day itself is not stale yet.
inline bool isStale(Date observed, Date day, int months) { return observed.addMonths(months) < day; }

// The first day whose observations are not older than that; every later one is not either.
inline Date oldestWithin(Date day, int months)
{
    Date oldest{day.addMonths(-months).days - 4}; // months differ in length by three days
    while (isStale(oldest, day, months))
        ++oldest.days;
    return oldest;
}

// Whole months from one day to a later one; 0 where it is not later.
inline int wholeMonths(Date from, Date to)
{
    int months = 0;
    while (from.addMonths(months + 1) <= to)
        ++months;
    return months;
}

// The same for a row of a book of prices, bands or commitments; a price that the user gave does not age.
template <class Book>
bool isStaleRow(const Book &book, std::size_t row, Date asOf, int months)
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
