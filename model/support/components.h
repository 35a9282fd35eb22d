// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <vector>

namespace wattfare {

// A library that the program is made of. `version` is empty where a library of headers states none.
struct Component {
    std::string name, version, licence; // licence: SPDX
};

std::vector<Component> modelComponents(); // those of the model; views and app have further ones

} // namespace wattfare
