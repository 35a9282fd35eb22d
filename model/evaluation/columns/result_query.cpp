// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_query.h"

#include "model/catalog/query/price_source.h"
#include "model/evaluation/columns/result_filter.h"

namespace wattfare {

Result<std::unique_ptr<QueryDatabase>> openQuery(const QueryInput &input)
{
    auto database = QueryDatabase::open(input.base, input.overlay);
    if (!database)
        return database;
    std::vector<std::pair<const char *, std::shared_ptr<const ColumnSource>>> tables;
    if (input.results)
        tables.emplace_back("results", std::make_shared<ResultsSource>(input.results));
    if (input.snapshot) {
        tables.emplace_back("merged_price_on_demand", std::make_shared<PriceSource>(input.snapshot, false));
        tables.emplace_back("merged_price_spot", std::make_shared<PriceSource>(input.snapshot, true));
    }
    for (auto &[name, source] : tables) {
        if (auto added = (*database)->addTable(name, std::move(source)); !added)
            return tl::unexpected<Error>(added.error());
    }
    return database;
}

Result<QueryResult> runQuery(const QueryInput &input, std::string_view sql, const QueryLimits &limits)
{
    const auto database = openQuery(input);
    if (!database)
        return tl::unexpected<Error>(database.error());
    return (*database)->run(sql, limits);
}

Result<std::vector<QueryDatabase::Table>> queryTables(const QueryInput &input)
{
    const auto database = openQuery(input);
    if (!database)
        return tl::unexpected<Error>(database.error());
    return (*database)->tables();
}

} // namespace wattfare
