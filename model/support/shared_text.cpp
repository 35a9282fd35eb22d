// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/shared_text.h"

#include <functional>
#include <mutex>
#include <unordered_set>

namespace wattfare {

namespace {

struct WordsHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view words) const { return std::hash<std::string_view>{}(words); }
};

} // namespace

const std::string &SharedText::keep(std::string_view words)
{
    static const std::string none;
    if (words.empty())
        return none;
    // Never destroyed: records of static storage may outlive it.
    static auto &texts = *new std::unordered_set<std::string, WordsHash, std::equal_to<>>;
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    const auto found = texts.find(words);
    return found != texts.end() ? *found : *texts.emplace(words).first;
}

} // namespace wattfare
