// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <vector>

namespace wattfare {

// What the model has to say, without words: an id ("scenario.out_of_range") and its arguments in the C locale.
// views/words turns it into a sentence of the user's language.
struct Message {
    std::string id;
    std::vector<std::string> args;
    friend bool operator==(const Message &, const Message &) = default;
};

} // namespace wattfare
