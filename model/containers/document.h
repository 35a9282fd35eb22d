// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// JSON and YAML as one tree, with the line of each value.
namespace wattfare::containers {

struct Node {
    enum class Kind : std::uint8_t { null, scalar, list, map };
    Kind kind = Kind::null;
    std::uint64_t line = 0; // 1-based
    std::string key; // of a member of a map
    std::string text; // of a scalar: the number or the word as it is written
    std::vector<Node> items; // of a list or a map

    const Node *find(std::string_view name) const; // a member that is not null
};

inline constexpr std::size_t kMostJsonBytes = 16U << 20U, kMostYamlBytes = 2U << 20U, kMostNodes = 200'000;
inline constexpr int kMostNesting = 64;

bool isJson(std::string_view text); // begins with { or [

// Every document of a text: one of JSON, any number of YAML. Anchors of YAML are resolved, merge keys as well; what
// they blow up counts towards kMostNodes. Errors: "input.refused" and "containers.too_many_values".
Result<std::vector<Node>> readDocuments(std::string_view text, std::string_view file);

} // namespace wattfare::containers
