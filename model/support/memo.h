// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>
#include <mutex>
#include <utility>

namespace wattfare {

// Answers that many rows of a table share, each worked out once. From any thread; two may work out the same at the same
// time, and find the same.
template <class Key, class Value>
class Memo
{
public:
    template <class Make>
    Value of(const Key &key, Make &&make)
    {
        {
            const std::scoped_lock lock(m_mutex);
            if (const auto found = m_known.find(key); found != m_known.end())
                return found->second;
        }
        Value value = std::forward<Make>(make)();
        const std::scoped_lock lock(m_mutex);
        m_known.emplace(key, value);
        return value;
    }

private:
    std::mutex m_mutex;
    std::map<Key, Value> m_known;
};

} // namespace wattfare
