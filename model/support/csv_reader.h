// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace wattfare {

struct CsvOptions {
    char delimiter = ',';
    std::size_t maxFieldBytes = std::size_t{1} << 20; // a larger field refuses the file
    std::size_t maxFields = 4096; // fields of one row
    bool sameWidth = true; // every row must have as many fields as the first
};

// One row; the views are valid only during the call that hands it out.
struct CsvRow {
    std::uint64_t line = 0; // where the row begins, 1-based
    std::uint64_t number = 0; // 0 for the first row of the file (the header), 1 for the next
    std::span<const std::string_view> fields;
};

// Strict, streaming RFC 4180 reader (LF, CRLF or CR line ends; a UTF-8 byte order mark and empty lines are skipped).
// Refused with file and line: a quote inside an unquoted field, an unclosed quote, NUL bytes, text that is not UTF-8,
// a field or row over the limits, a row of another width than the first (Error::Code::badInput, "input.refused").
class CsvReader
{
public:
    // Gets each row; an Error ends the reading with that error.
    using RowFn = std::function<Result<void>(const CsvRow &)>;

    CsvReader(std::string fileName, CsvOptions options, RowFn row);
    ~CsvReader();
    CsvReader(const CsvReader &) = delete;
    CsvReader &operator=(const CsvReader &) = delete;

    Result<void> feed(std::string_view bytes); // the next part of the file
    Result<void> finish(); // the file has ended

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

// Reads a whole file, packed or not (InputFile), through a CsvReader in slices. Errors: fileNotFound, fileAccess,
// badInput, cancelled.
Result<void> readCsvFile(const std::filesystem::path &file, const CsvOptions &options, const CsvReader::RowFn &row,
    const ProgressFn &progress = {});

} // namespace wattfare
