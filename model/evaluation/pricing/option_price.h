// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/explain/number.h"
#include "model/workload/scenario.h"

#include <limits>
#include <optional>
#include <vector>

// Price of an instance-hour under a purchase option, from the dated books (rules 7 and 8).
namespace wattfare {

inline constexpr std::size_t kBandBuckets = 5; // of interruption
inline constexpr std::uint32_t kNoRow = std::numeric_limits<std::uint32_t>::max();

// The rows that make a price; kNoRow where the option does not use the book.
struct OptionPrice {
    std::uint32_t onDemand = kNoRow, spot = kNoRow, commitment = kNoRow, capacityBlock = kNoRow;
    bool known = false; // every book that the option uses has a row
    bool stale = false;
    Date date{}; // the oldest observation; of an own price an hour: the as-of date
};

// A price of which a share is committed: paid for through the term, used or not.
template <Number N>
struct SplitPrice {
    double committedShare = 1; // of the instances
    double termHours = 0;
    N committedUsd = 0.0; // an hour, of a committed instance
    N restUsd = 0.0; // an hour, of one of the others; 0 where there are none
};

class PriceFinder
{
public:
    // asOf: none takes the newest observation of all the books.
    PriceFinder(const Scenario &scenario, const Snapshot &snapshot);

    Date asOf() const { return m_asOf; }
    Date day() const { return m_day; } // from which ages are counted
    bool pricesAge() const { return m_pricesAge; } // whether on-demand prices or commitments widen with age at all
    OptionPrice find(TypeIndex type, RegionIndex region, std::size_t option) const;
    // Effective price; `spotFactor` is billed per useful spot instance-hour, for the spot share of a mix.
    template <Number N>
    N price(const OptionPrice &found, std::size_t option, const Uncertain &spotFactor) const;
    // The same in its parts; nullopt for an option without a commitment.
    template <Number N>
    std::optional<SplitPrice<N>> split(const OptionPrice &found, std::size_t option, const Uncertain &spotFactor) const;
    // Interruption hazard bucket 0 to 4, or nullopt without a band that counts.
    std::optional<int> bucket(TypeIndex type, RegionIndex region) const;
    // The buckets between which the band of today lies with 80 % chance: the published one, or what such bands became
    // while as old as it is (rule 7).
    std::optional<std::pair<int, int>> bucketRange(TypeIndex type, RegionIndex region) const;
    bool bandStale(TypeIndex type, RegionIndex region) const;

private:
    const Scenario &m_scenario;
    const Snapshot &m_snapshot;
    Date m_asOf{}, m_day{};
    Date m_freshOnDemand{}, m_freshSpot{}, m_freshCommitment{},
        m_freshBlock{}; // the oldest observations that are not stale
    bool m_pricesAge = false;

    std::uint32_t commitmentAt(TypeIndex type, RegionIndex region, const PurchaseOption &option) const; // kNoRow: none
    template <Number N>
    struct Books { // what the books say, 0 where the option does not use one
        N onDemand = 0.0, spot = 0.0, committed = 0.0, block = 0.0;
    };
    template <Number N>
    Books<N> inBooks(const OptionPrice &found, std::size_t option) const;
};

// Newest observation of any price, spot, band or commitment: the default as-of date.
Date newestObservation(const Snapshot &snapshot);
// Oldest on-demand price: before it nothing has a price. The newest observation where there is none.
Date oldestPrice(const Snapshot &snapshot);

extern template double PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
extern template Uncertain PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
extern template Traced PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
extern template std::optional<SplitPrice<double>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;
extern template std::optional<SplitPrice<Uncertain>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;
extern template std::optional<SplitPrice<Traced>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;

} // namespace wattfare
