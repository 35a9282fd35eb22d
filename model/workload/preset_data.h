// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>
#include <string_view>

namespace wattfare {

// The text of resources/presets/*.wattfare, put into a generated source file by the build.
struct PresetData {
    std::string_view id, json;
};
std::span<const PresetData> presetData();

} // namespace wattfare
