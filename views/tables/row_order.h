// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wattfare {

// Stable sorts of row numbers, made for a million rows.

// A sort key as an unsigned number of the same order; kMissingKey marks a missing value.
using OrderKey = std::uint64_t;
inline constexpr OrderKey kMissingKey = ~OrderKey{0};
OrderKey orderKey(double value); // total order of finite doubles; both zeros are equal

// Sorts `rows` by keys[row], missing last whatever the direction.
void sortRows(std::vector<std::uint32_t> &rows, const std::vector<OrderKey> &keys, bool descending);

// Ranks of texts in natural order: letter case ignored, digits by value and sizes without a number before those with
// one (g5.large, g5.xlarge, g5.2xlarge, g5.12xlarge, g5.metal). Equal texts share a rank; a null text has kMissingKey.
// Large tables are read by several threads: textOf must allow it.
std::vector<OrderKey> textRanks(std::size_t count, const std::function<QString(std::size_t)> &textOf);
void appendNaturalKey(std::string &out, const QString &text); // bytes whose order is the natural order

} // namespace wattfare
