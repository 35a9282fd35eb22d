// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/pricing/effective_snapshot.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/results.h"

#include <mutex>
#include <utility>

// What evaluations leave to the next one of the same owner. A slider evaluates the same table again and again, and to
// be given 34 MB by the system anew costs more than to fill them.
namespace wattfare {

template <class Vector>
std::size_t bytesOf(const Vector &vector) // by capacity
{
    return vector.capacity() * sizeof(vector[0]);
}

// The vectors of results that are gone.
struct ResultStorage {
    RawVector<std::uint32_t> found, group;
    RawVector<double> costs, shared;
    RawVector<RowStatus> status;
    RawVector<Exclusions> exclusions;
    RawVector<Standing> standing;
    RawVector<std::uint16_t> missing;

    std::size_t bytes() const
    {
        return bytesOf(found) + bytesOf(group) + bytesOf(costs) + bytesOf(shared) + bytesOf(status)
            + bytesOf(exclusions) + bytesOf(standing) + bytesOf(missing);
    }
};

// The rows of a table with what the books say of each. They hang on the catalogue, the day, the regions, the types and
// the purchase options, and not on the work.
struct PricedCandidates {
    struct Price { // of a row, without what interruptions add to that of a mix
        double usd = 0; // an instance-hour
        std::uint32_t type = 0; // index into the types that are evaluated
        std::uint8_t bucket = kBandBuckets; // interruption band; kBandBuckets without one
        bool known = false, stale = false;
    };
    std::vector<Candidate> candidates; // sorted by type, region, option
    RawVector<Price> prices;
    RawVector<OptionPrice> books; // what they are made of
    RawVector<std::int32_t> priceDate; // INT32_MIN: no price
    std::vector<std::uint8_t> buckets; // by evaluated type: a bit for each that one of its rows has
};

// The last of them, so that a slider of the work does not look up every price again. From any thread.
class KnownPrices
{
public:
    struct Asked {
        std::weak_ptr<const Snapshot> snapshot;
        Date asOf{}, day{};
        bool ownHazard = false; // whether the age of interruption bands is a mark
        std::vector<PurchaseOption> purchase;
        std::vector<RegionIndex> regions;
        std::vector<TypeIndex> types;
        bool operator==(const Asked &other) const
        {
            return snapshot.lock() == other.snapshot.lock() && asOf == other.asOf && day == other.day
                && ownHazard == other.ownHazard && purchase == other.purchase && regions == other.regions
                && types == other.types;
        }
    };

    std::shared_ptr<const PricedCandidates> find(const Asked &asked) const // null where others were asked for
    {
        const std::scoped_lock lock(m_mutex);
        return m_last && m_asked == asked ? m_last : nullptr;
    }
    void keep(Asked asked, std::shared_ptr<const PricedCandidates> found)
    {
        const std::scoped_lock lock(m_mutex);
        m_asked = std::move(asked);
        std::swap(m_last, found); // the others are freed after the lock is
    }

private:
    mutable std::mutex m_mutex;
    Asked m_asked;
    std::shared_ptr<const PricedCandidates> m_last;
};

// One of what is handed back, the largest of at most `Most` bytes; the others are freed. From any thread.
template <class Memory, std::size_t Most>
class Kept
{
public:
    Memory take() // contents undefined; empty where none is kept
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_kept, {});
    }
    void keep(Memory memory) // the other is freed after the lock is
    {
        const std::scoped_lock lock(m_mutex);
        if (memory.bytes() <= Most && memory.bytes() > m_kept.bytes())
            std::swap(memory, m_kept);
    }

private:
    std::mutex m_mutex;
    Memory m_kept;
};

struct EvaluationMemory {
    Kept<ResultStorage, (64U << 20U)> results;
    KnownPrices prices;
    EffectiveSnapshot snapshot;
};

} // namespace wattfare
