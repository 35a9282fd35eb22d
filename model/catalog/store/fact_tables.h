// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/phrase.h"
#include "model/support/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The catalogue's own tables as CSV: which columns, of which kind, in which range. The build tool and the importer of
// catalogue CSV read by these descriptions; resources/catalog/schema.sql repeats the ranges as CHECK constraints.
namespace wattfare {

enum class FieldKind : std::uint8_t {
    text, // may be empty, stored as ""
    name, // text that must not be empty
    choice, // one of `detail`, separated by '|'
    integer,
    real,
    money, // decimal USD, stored as an integer of 1e-9 USD
    date, // 2026-07-20
    timestamp, // 2026-07-20T13:44:30Z, stored as seconds since the epoch
    reference, // key of the table `detail`
    subject, // key of the table that the column subject_kind names
    sources // ids of `source`, separated by ';', at least one
};

struct FieldSpec {
    std::string_view csv; // header in the CSV file
    std::string_view column; // column of the database
    FieldKind kind = FieldKind::text;
    bool required = false;
    std::string_view detail; // choices or the table referred to
    double min = 0, max = 0; // inclusive, for numbers and money
    int since = 1; // the schema that it came with: a file of before lacks it, and it is unknown then
};

struct FactTable {
    std::string_view name; // table of the database
    std::vector<FieldSpec> fields;
    std::vector<std::string_view> key; // columns that identify a row
    bool numbered = false; // has an id column and rows in fact_source
    std::vector<std::string_view> files; // below resources/catalog, in the order of reading
    int since = 1; // likewise
};

// In an order in which every reference points backwards.
std::span<const FactTable> factTables();
const FactTable *factTable(std::string_view name); // nullptr if there is none

using FieldValue = std::variant<std::monostate, std::int64_t, double, std::string>; // monostate: empty

// The value of one field, or what would have been right (a number from 0 to 100). References are checked for being
// present only; whether the key exists is for the caller.
tl::expected<FieldValue, Clause> parseField(const FieldSpec &spec, std::string_view text);

// The plausible range of a figure, by its quantity and unit; values outside are refused by builder and overlay.
struct FigureRange {
    double min = 0, max = 1e12;
};
// The unit in which a quantity is always given: "full_load_w" in W. "" for a quantity that the catalogue does not know.
std::string_view figureUnit(std::string_view quantity);
FigureRange figureRange(std::string_view quantity, std::string_view unit);

std::vector<std::string> splitSources(std::string_view joined);

} // namespace wattfare
