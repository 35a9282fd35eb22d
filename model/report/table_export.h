// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/progress.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Tables for machines: CSV (RFC 4180) with 15 significant figures, JSON with the exact doubles. C locale, UTF-8.
namespace wattfare {

struct ExportColumn {
    std::string id; // stable snake_case name
    Unit unit;
    bool numeric = true;
    bool provenance = false; // the column has a class and sources worth a column of their own
    std::string title{}; // in words, for workbooks; "" where there is only the id
    std::string otherUnit{}; // of amounts in another currency than USD; stands in place of `unit`
    std::string unitText() const { return otherUnit.empty() ? std::string(unitId(unit)) : otherUnit; }
};

// Of a column of amounts that are converted: "eur_per_hour", and "EUR/h".
std::string convertedId(std::string id, const Currency &currency);
std::string convertedUnit(Unit unit, const Currency &currency);

// Rows and columns in the order in which they are to be written: a view hands in its own order and choice. Immutable
// while it is being written; the getters are called on several threads at once.
class ExportTable
{
public:
    virtual ~ExportTable() = default;
    virtual std::size_t rowCount() const = 0;
    virtual std::size_t columnCount() const = 0;
    virtual const ExportColumn &column(std::size_t column) const = 0;
    // Of a numeric column; nullopt when missing. A non-finite value counts as missing.
    virtual std::optional<double> number(std::size_t row, std::size_t column) const = 0;
    // Appends the text of a text column; false, with nothing appended, when missing.
    virtual bool text(std::size_t row, std::size_t column, std::string &out) const = 0;
    // Of a numeric column: what stands in place of a number, a name. For workbooks; CSV and JSON have numbers alone
    // there.
    virtual std::string textInstead(std::size_t, std::size_t) const { return {}; }
    virtual std::string missingReason(std::size_t, std::size_t) const { return {}; }
    virtual std::optional<FigureClass> figureClass(std::size_t, std::size_t) const { return std::nullopt; }
    virtual std::string sources(std::size_t, std::size_t) const { return {}; } // ids separated by "; "
};

// Takes the next piece of the file; called in order, one at a time, but not always on the thread of the caller.
using ByteSink = std::function<Result<void>(std::string_view)>;

struct CsvWriteOptions {
    bool provenance = false; // after each column with provenance: "id class" and "id sources"
    bool byteOrderMark = false; // for spreadsheets that guess the encoding
};

// Header "id [unit]", CRLF line ends, one record a row. Text that a spreadsheet would take for a formula (leading = + -
// @, tab or carriage return) gets a leading apostrophe; numbers never do. Missing is an empty field. Errors: those of
// the sink, Error::Code::cancelled.
Result<void> writeCsv(
    const ExportTable &table, const CsvWriteOptions &options, const ByteSink &sink, const ProgressFn &progress = {});
Result<std::string> csvText(const ExportTable &table, const CsvWriteOptions &options = {});

// An array of objects, one a row: "id": value. The unit is in the id where the id names one, else the object "units"
// beside the rows says it. A missing value is null, with its reason under "id_reason" where one is known.
// {"columns":[{"id","unit"}], "rows":[{...}]}
Result<void> writeTableJson(const ExportTable &table, const ByteSink &sink, const ProgressFn &progress = {});

// Hands rows to the sink in order, rendered several blocks at once: for other formats than these two. `render` appends
// one row; it is called on several threads. Errors: those of the sink, Error::Code::cancelled.
using RenderRow = std::function<void(std::size_t row, std::string &out)>;
Result<void> writeRows(std::size_t rows, const ByteSink &sink, const ProgressFn &progress, const RenderRow &render);

// The shortest text that reads back as the same double, C locale: plain from 1e-6 to 1e15, else scientific.
void appendNumber(std::string &out, double value);
// The same with 15 significant figures, as many as every double holds and a spreadsheet shows: 2.172 for
// 2.1719999999999997. For CSV, workbooks, the web page and what is copied. "" for what is not finite.
void appendSheetNumber(std::string &out, double value);
std::string sheetText(std::optional<double> value);
// Text as a field of RFC 4180: quoted where needed, neutralised for spreadsheets.
void appendCsvText(std::string &out, std::string_view text);
// A JSON string with its quotes. Invalid UTF-8 becomes U+FFFD.
void appendJsonString(std::string &out, std::string_view text);

} // namespace wattfare
