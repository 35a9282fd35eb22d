// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/query_table.h"

#include <cstdlib>

using namespace wattfare;

// Conditions and expressions that a user may type: rows must stay within the table, and nothing may hang.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const test::QueryTable table = [] {
        QueryResult result;
        result.rows = 8;
        for (const char *name : {"region", "usd", "vcpus"}) {
            QueryColumn column;
            column.name = name;
            column.isNumber = name[0] != 'r';
            column.valid.resize(8, true);
            for (std::size_t i = 0; i < 8; ++i) {
                column.numbers.push_back(static_cast<double>(i));
                column.texts.push_back("eu-" + std::to_string(i));
            }
            result.columns.push_back(std::move(column));
        }
        return test::QueryTable(std::move(result));
    }();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const QueryLimits limits{.rows = 1000, .seconds = 0.2};
    if (const auto rows = filterRows(table, text, limits)) {
        for (const std::uint32_t row : *rows) {
            if (row >= table.rowCount())
                std::abort();
        }
    }
    static_cast<void>(sortRows(table, "", text, limits));
    static_cast<void>(computeColumn(table, text, limits));
    static const auto database = [] {
        auto opened = QueryDatabase::open(std::nullopt);
        if (!opened)
            std::abort();
        return std::move(*opened);
    }();
    static_cast<void>(database->run(text, limits));
    return 0;
}
