// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wattfare {

// A table in memory as SQL sees it: the results of an evaluation, the rows of a view. Rows are numbered from 0, columns
// have names that are unique without regard to case. Immutable while a statement runs; called on the thread of that
// statement.
class MemoryTable
{
public:
    virtual ~MemoryTable() = default;
    virtual std::size_t rowCount() const = 0;
    virtual std::size_t columnCount() const = 0;
    virtual std::string columnName(std::size_t column) const = 0;
    virtual bool isNumber(std::size_t column) const = 0;
    virtual std::optional<double> number(std::size_t row, std::size_t column) const = 0; // nullopt is NULL
    virtual std::string_view text(std::size_t row, std::size_t column) const = 0;        // empty is NULL
};

} // namespace wattfare
