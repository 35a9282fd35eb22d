// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace wattfare::test {

struct Room {
    std::string folder; // "model/catalog/store"
    std::vector<std::string> only; // folders it may include from; empty: from every room above it
};

// The list of tests/house/rooms.txt, from the ground up.
std::vector<Room> readRooms(const std::filesystem::path &file);

inline constexpr std::size_t kMostFiles = 40; // sources and headers of a room

// What is wrong with model, views and app below `root`, one sentence each: rooms that are not listed, are too large, or
// include upwards; Qt or views in the model, SQLite in views, Qt Charts outside of views/charts, the network outside of
// app/refresh.
std::vector<std::string> roomFaults(const std::filesystem::path &root, const std::vector<Room> &rooms);

} // namespace wattfare::test
