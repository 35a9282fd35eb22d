// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace wattfare::test {

// What a user's file may be wrong in.
enum class Bad {
    empty,
    wrongKind,
    truncated,
    deepNesting,
    hugeField,
    nulByte,
    latin1,
    byteOrderMark,
    crlf,
    semicolons,
    quotesInQuotes,
    embeddedNewline,
    duplicateKey,
    wrongUnit,
    nextYear,
    negative,
    absurd,
    nan,
    overflow,
    year1900,
    year2099,
    unknownRegion,
    unknownType,
    count
};
constexpr std::array<const char *, static_cast<std::size_t>(Bad::count)> kBadNames{"empty", "wrong kind", "truncated",
    "10,000-deep nesting", "field of 5 MB", "NUL bytes", "Latin-1", "byte order mark", "CRLF", "semicolons",
    "quotes in quotes", "embedded newlines", "duplicate keys", "wrong unit", "next year", "negative", "absurd", "NaN",
    "1e309", "1900", "2099", "unknown region", "unknown type"};

enum class Verdict { refused, same, renamed, either }; // same: every value; renamed: as many rows, of another name

// One change to a sample.
struct Swap {
    Bad word;
    std::string from, to;
    Verdict outcome;
    bool anywhere = false; // the place of the message is not that of the change: a column or member that is missing
};

// Values that cannot be right, by sample. tests/data/importers holds the samples; "grid.csv" is made by gridYear().
std::vector<Swap> swapsOf(const std::string &file);

} // namespace wattfare::test
