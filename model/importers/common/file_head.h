// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/csv_table.h"

#include <cstdint>
#include <string_view>

// What a file is recognised by: its first bytes.
namespace wattfare {

// How sure a format is that a file is its own. The surest is taken, of several the first in the table of formats.
enum class Likeness : std::uint8_t { none, guess, likely, certain };

class FileHead
{
public:
    explicit FileHead(std::string_view text); // of fileHead(), trimmed; must outlive this

    std::string_view text() const { return m_text; }
    bool isJson() const; // begins as a document; every other file is a table
    bool has(std::string_view part) const { return m_text.find(part) != std::string_view::npos; }
    std::string_view line() const { return m_line; } // the first
    std::string_view secondLine() const; // "" if there is none
    const TableHeader &header() const { return m_header; } // of a table; cells of the first line without their quotes

private:
    std::string_view m_text, m_line;
    TableHeader m_header;
};

// A line split at the delimiter that it shows, quotes removed: enough to recognise a header.
TableHeader headerOf(std::string_view line, char delimiter);

} // namespace wattfare
