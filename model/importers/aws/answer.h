// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/file_head.h"
#include "model/support/phrase.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>

// Answers of the AWS command line that are one list of records: JSON as AWS prints it (pages may follow one another),
// or the same members as columns of a CSV, as jq or a spreadsheet writes them.
namespace wattfare {

struct AnswerColumn {
    const char *name; // of the member; a header may also write it with other case, blanks, '_' or '-'
    bool needed = false; // a CSV without it is refused
};
struct AnswerShape {
    const char *list; // member that holds the records
    std::span<const AnswerColumn> columns;
};

// Where in JSON something was found: asked for by a refusal alone.
using AnswerPlaceFn = std::function<std::uint64_t(std::string_view found)>;

class AnswerRow
{
public:
    AnswerRow(std::string_view file, const AnswerShape &shape, std::span<const std::string_view> cells,
        std::uint64_t line, const AnswerPlaceFn &byte)
        : m_file(file)
        , m_shape(shape)
        , m_cells(cells)
        , m_line(line)
        , m_byte(byte)
    {
    }
    std::string_view operator[](std::size_t column) const { return m_cells[column]; } // "": not given
    std::uint64_t line() const { return m_line; } // 0 in JSON
    tl::unexpected<Error> refused(std::size_t column, Clause expected) const;

private:
    std::string_view m_file;
    const AnswerShape &m_shape;
    std::span<const std::string_view> m_cells;
    std::uint64_t m_line;
    const AnswerPlaceFn &m_byte; // of JSON
};
using AnswerRowFn = std::function<Result<void>(const AnswerRow &)>;

// Members of objects inside a record count as its own; so do pairs of a list of {"name", "value"}. Errors:
// fileNotFound, fileAccess, badInput (file, byte, field, found, expected), cancelled.
Result<void> readAnswerJson(
    const std::filesystem::path &file, const AnswerShape &shape, const AnswerRowFn &row, const ProgressFn &progress);
Result<void> readAnswerCsv(
    const std::filesystem::path &file, const AnswerShape &shape, const AnswerRowFn &row, const ProgressFn &progress);
bool isAnswerCsv(const FileHead &head, const AnswerShape &shape); // the header has every column needed

} // namespace wattfare
