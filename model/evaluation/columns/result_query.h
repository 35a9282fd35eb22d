// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/query/query.h"
#include "model/evaluation/results.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

// What SQL is asked over. The window and the command line ask the same.
struct QueryInput {
    std::filesystem::path base; // the catalogue's file
    std::optional<std::filesystem::path>
        overlay; // one's own figures, schema "overlay"; a file that is not there is left out
    SnapshotPtr snapshot; // adds merged_price_on_demand and merged_price_spot; may be null
    ResultsPtr results; // adds the table results; may be null
};

// Opens files, so not for the GUI thread. Errors as of QueryDatabase::open.
Result<std::unique_ptr<QueryDatabase>> openQuery(const QueryInput &input);

// One read-only statement (QueryDatabase::run).
Result<QueryResult> runQuery(const QueryInput &input, std::string_view sql, const QueryLimits &limits = {});

// Tables and columns that a statement may name, those of the catalogue first.
Result<std::vector<QueryDatabase::Table>> queryTables(const QueryInput &input);

} // namespace wattfare
