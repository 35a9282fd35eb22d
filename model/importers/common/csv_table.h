// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/csv_reader.h"
#include "model/support/letters.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// CSV with a header line, as the importers read it.
namespace wattfare {

std::string_view trimmed(std::string_view text); // without blanks, tabs and line ends at both sides

// ',' ';' or tab, whichever the first line has most of outside quotes; ',' if none.
char delimiterOf(std::string_view firstLine);

// The first bytes of a regular file, without a byte order mark. Errors: fileNotFound, fileAccess, badInput
// ("import.utf16").
Result<std::string> fileHead(const std::filesystem::path &file, std::size_t bytes = 65536);

struct TableHeader {
    std::vector<std::string> names; // trimmed and lowered
    std::optional<std::size_t> find(std::string_view name) const; // exactly
    std::optional<std::size_t> containing(std::string_view part) const; // the first that contains it
};

// The refusals of the rows of one file, or of the records of a JSON one: the reading goes on behind a bad row, so that
// all are told at once. Together they are the message of the first, and behind its arguments line (or byte), field,
// found and expected of each further one, and at the end how many more there are that it does not list.
class RefusedRows
{
public:
    static constexpr std::size_t kListed = 200;

    // Keeps the refusal of a row ("input.refused", "input.refused_at_byte"); any other error passes and ends the
    // reading, and so does one that counts its place otherwise than those before.
    Result<void> keep(Result<void> row);
    // What was kept, if anything was; else how the reading ended.
    Result<void> end(Result<void> done);
    // Whether a further refusal would be listed: the place of one that is only counted need not be sought.
    bool lists() const { return m_count < kListed; }

private:
    std::optional<Error> m_error;
    std::size_t m_count = 0;
};

struct TableHandlers {
    // Checks the header; an Error ends the reading.
    std::function<Result<void>(const TableHeader &, std::uint64_t line)> header;
    std::function<Result<void>(const CsvRow &)> row; // a refused row is kept: see RefusedRows
};

// Reads a file whose first row is the header, with the delimiter that it shows. A name that stands twice in the header
// is refused. Errors as of readCsvFile; an empty file is refused.
Result<void> readTable(const std::filesystem::path &file, const TableHandlers &handlers, const ProgressFn &progress);

} // namespace wattfare
