// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/fact_tables.h"
#include "model/support/csv_reader.h"

#include <cstdlib>

using namespace wattfare;

// The first byte is the size of the slices; whole and sliced reading must agree. Fields go through every kind of
// column.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data + 1), size - 1);
    const auto read = [&](std::size_t slice, std::string &seen) {
        CsvReader reader("fuzz", {.maxFieldBytes = 4096, .maxFields = 64}, [&](const CsvRow &row) -> Result<void> {
            for (const std::string_view field : row.fields) {
                seen += field;
                seen += '\x1f';
                for (const FieldSpec &spec : factTables()[6].fields)
                    static_cast<void>(parseField(spec, field));
            }
            seen += '\x1e';
            return {};
        });
        Result<void> result;
        for (std::size_t at = 0; at < text.size() && result; at += slice)
            result = reader.feed(text.substr(at, slice));
        return result && reader.finish();
    };
    std::string whole;
    std::string sliced;
    if (read(text.size() + 1, whole) != read(std::size_t{data[0]} + 1, sliced) || whole != sliced)
        std::abort();
    return 0;
}
