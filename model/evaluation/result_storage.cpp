// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/result_storage.h"

#include <mutex>

namespace wattfare {

namespace {

std::mutex &mutex()
{
    static std::mutex m;
    return m;
}

ResultStorage &kept()
{
    static auto *storage = new ResultStorage; // never destroyed: results may outlive every static object
    return *storage;
}

} // namespace

std::size_t ResultStorage::bytes() const
{
    const auto of = [](const auto &vector) { return vector.capacity() * sizeof(vector[0]); };
    std::size_t total = of(candidates) + of(status) + of(throughputClass) + of(rule) + of(benchmark) + of(priceDate)
        + of(hidden) + of(missing);
    for (const auto &column : values)
        total += of(column.values) + column.valid.bytes();
    return total;
}

void keepStorage(ResultStorage &&storage)
{
    ResultStorage old; // freed after the lock is
    if (storage.bytes() > kMostKept)
        return;
    const std::scoped_lock lock(mutex());
    old = std::exchange(kept(), std::move(storage));
    if (old.bytes() > kept().bytes()) // two tables alive: the larger serves both
        std::swap(old, kept());
}

ResultStorage takeStorage()
{
    const std::scoped_lock lock(mutex());
    return std::exchange(kept(), {});
}

} // namespace wattfare
