// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/statistics.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>

// Order statistics of many values: one pass counts into equal buckets, a second collects the few buckets that hold a
// wanted rank, nth_element finishes there. Exact, and several times faster than selecting in a copy of everything.
namespace wattfare {

namespace {

constexpr std::size_t kBuckets = 2048;
constexpr std::size_t kChunk = 65'536;

std::vector<double> selectInCopy(std::vector<double> values, std::span<const std::uint64_t> ranks)
{
    std::vector<double> out;
    out.reserve(ranks.size());
    auto from = values.begin();
    for (const std::uint64_t rank : ranks) { // ascending: each search starts behind the last
        const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
        if (at >= from) {
            std::nth_element(from, at, values.end());
            from = at + 1;
        }
        out.push_back(*at);
    }
    return out;
}

} // namespace

std::vector<double> selectRanks(std::span<const double> values, std::span<const std::uint64_t> ranks, unsigned threads)
{
    if (values.empty())
        return {};
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return selectRanks(values, ranks, {*low, *high}, threads);
}

std::vector<double> selectRanks(
    std::span<const double> values, std::span<const std::uint64_t> ranks, Interval extremes, unsigned threads)
{
    const std::size_t n = values.size();
    if (ranks.empty())
        return {};
    if (!std::is_sorted(ranks.begin(), ranks.end())) {
        std::vector<std::uint64_t> sorted(ranks.begin(), ranks.end());
        std::sort(sorted.begin(), sorted.end());
        const std::vector<double> found = selectRanks(values, sorted, extremes, threads);
        std::vector<double> out;
        for (const std::uint64_t rank : ranks)
            out.push_back(
                found[static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), rank) - sorted.begin())]);
        return out;
    }
    if (n < 8 * kBuckets)
        return selectInCopy({values.begin(), values.end()}, ranks);
    const double base = extremes.low, width = extremes.high - extremes.low;
    if (width == 0.0)
        return std::vector<double>(ranks.size(), base);
    const double scale = static_cast<double>(kBuckets - 1) / width;
    if (!std::isfinite(width) || !std::isfinite(scale))
        return selectInCopy({values.begin(), values.end()}, ranks);
    const auto bucketOf = [base, scale](double x) { return static_cast<std::uint32_t>((x - base) * scale); };

    const std::size_t chunks = (n - 1) / kChunk + 1;
    std::vector<std::uint32_t> counts(chunks * kBuckets, 0);
    parallelFor(
        n, kChunk,
        [&](std::size_t begin, std::size_t end) {
            std::uint32_t *count = counts.data() + begin / kChunk * kBuckets;
            std::array<std::uint32_t, kBuckets>
                odd{}; // neighbours often share a bucket: two counts need not wait for each other
            std::size_t i = begin;
            for (; i + 2 <= end; i += 2) {
                ++count[bucketOf(values[i])];
                ++odd[bucketOf(values[i + 1])];
            }
            if (i < end)
                ++count[bucketOf(values[i])];
            for (std::size_t b = 0; b < kBuckets; ++b)
                count[b] += odd[b];
        },
        threads);

    // Wanted buckets, with the rank of their first value.
    struct Wanted {
        std::uint32_t bucket = 0;
        std::uint64_t firstRank = 0, size = 0;
        std::vector<double> values;
    };
    std::vector<Wanted> wanted;
    std::vector<std::int32_t> slotOf(kBuckets, -1);
    std::uint64_t seen = 0;
    std::size_t next = 0;
    for (std::uint32_t b = 0; b < kBuckets && next < ranks.size(); ++b) {
        std::uint64_t size = 0;
        for (std::size_t c = 0; c < chunks; ++c)
            size += counts[c * kBuckets + b];
        if (ranks[next] < seen + size) {
            slotOf[b] = static_cast<std::int32_t>(wanted.size());
            wanted.push_back({b, seen, size, {}});
            while (next < ranks.size() && ranks[next] < seen + size)
                ++next;
        }
        seen += size;
    }
    // Where each chunk writes its share of each wanted bucket.
    std::vector<std::size_t> offset(chunks * wanted.size());
    for (std::size_t w = 0; w < wanted.size(); ++w) {
        std::size_t at = 0;
        for (std::size_t c = 0; c < chunks; ++c) {
            offset[c * wanted.size() + w] = at;
            at += counts[c * kBuckets + wanted[w].bucket];
        }
        wanted[w].values.resize(static_cast<std::size_t>(wanted[w].size));
    }
    parallelFor(
        n, kChunk,
        [&](std::size_t begin, std::size_t end) {
            std::size_t *at = offset.data() + begin / kChunk * wanted.size();
            for (std::size_t i = begin; i < end; ++i) {
                const std::int32_t slot = slotOf[bucketOf(values[i])];
                if (slot >= 0) {
                    const auto w = static_cast<std::size_t>(slot);
                    wanted[w].values[at[w]++] = values[i];
                }
            }
        },
        threads);

    std::vector<double> out;
    out.reserve(ranks.size());
    next = 0;
    for (Wanted &w : wanted) {
        std::vector<std::uint64_t> local;
        for (; next < ranks.size() && ranks[next] < w.firstRank + w.size; ++next)
            local.push_back(ranks[next] - w.firstRank);
        // Counts have few values: a bucket may hold most of them, and is shared out once more.
        const bool large = w.values.size() >= 8 * kBuckets && w.values.size() < n;
        for (const double x : large ? selectRanks(w.values, local, threads) : selectInCopy(std::move(w.values), local))
            out.push_back(x);
    }
    return out;
}

} // namespace wattfare
