// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/state/catalog_files.h"
#include "model/catalog/load/check.h"
#include "model/evaluation/columns/result_query.h"
#include "views/words/messages.h"
#include "views/words/sql_number.h"

#include <iostream>

// query, check.
namespace wattfare::cli {

namespace {

std::filesystem::path catalogFile(const Context &context)
{
    return context.catalog.empty() ? toPath(bundledCatalogue()) : context.catalog;
}

} // namespace

int runQuery(const Context &context, const QueryArguments &arguments)
{
    QueryInput input{catalogFile(context), context.overlay, {}, {}};
    // The catalogue is read only where its contents are asked for.
    if (!arguments.scenario.empty() || arguments.sql.find("merged_price_") != std::string::npos) {
        const auto snapshot = openCatalog(context);
        if (!snapshot)
            return report(snapshot.error());
        input.snapshot = *snapshot;
    }
    if (!arguments.scenario.empty()) {
        const auto scenario = openScenario(context, arguments.scenario, {}, {});
        if (!scenario)
            return report(scenario.error());
        const auto evaluated = evaluate(*scenario, input.snapshot);
        if (!evaluated)
            return report(evaluated.error());
        input.results = *evaluated;
    }
    QueryLimits limits;
    limits.rows = arguments.limit;
    limits.bytes = 0;
    limits.seconds = 0;
    limits.progress = progress(context);
    const auto answer = runQuery(input, arguments.sql, limits);
    if (!answer)
        return report(answer.error());
    ReportTable table;
    std::vector<SqlNumbers> numbers; // how they read on a terminal; files have every digit
    for (const QueryColumn &column : answer->columns) {
        table.head.push_back(head(column.name, "text.literal", {}, column.isNumber));
        table.head.back().title.args = {column.name};
        numbers.push_back(sqlNumbers(column, column.name));
    }
    for (std::size_t row = 0; row < answer->rows; ++row) {
        auto &line = table.rows.emplace_back();
        for (std::size_t c = 0; c < answer->columns.size(); ++c) {
            const QueryColumn &column = answer->columns[c];
            line.push_back(cell(column.number(row)));
            if (!column.valid.test(row))
                continue;
            if (column.isNumber && context.format == Format::table)
                line.back().text = sqlNumber(column.numbers[row], numbers[c]).toStdString();
            else if (!column.isNumber)
                line.back().text = column.texts[row];
        }
    }
    nlohmann::ordered_json meta;
    meta["truncated"] = answer->truncated;
    print(context, table, meta);
    if (answer->truncated)
        note(context, words({"cli.query_truncated", {arguments.limit}}));
    return kDone;
}

int runCheck(const Context &context, const std::string &file)
{
    const std::filesystem::path path = file.empty() ? catalogFile(context) : std::filesystem::path(file);
    const auto findings = checkCatalog(path, progress(context));
    if (!findings)
        return report(findings.error());
    if (context.format == Format::table && findings->good()) {
        std::cout << words({"cli.check_passed", {path.string()}}) << '\n';
        for (const NewestOfKind &each : findings->newest)
            std::cout << words({"cli.newest_of_kind", {words({std::string("observed.") + each.kind, {}}), each.date}})
                      << '\n';
        return kDone;
    }
    ReportTable table;
    table.head = {head("finding", "column.finding", {}, false)};
    for (const Message &problem : findings->problems)
        table.rows.push_back({cell(words(problem))});
    nlohmann::ordered_json meta;
    meta["file"] = path.string();
    meta["passed"] = findings->good();
    meta["overlay"] = findings->overlay;
    meta["catalog_version"] = findings->identity.version;
    meta["catalog_hash"] = findings->identity.contentHash;
    for (const NewestOfKind &each : findings->newest)
        meta["newest"][each.kind] = each.date.iso();
    for (const auto &[name, rows] : findings->tables)
        meta["tables"][name] = rows;
    print(context, table, meta, "findings");
    return findings->good() ? kDone : kBadInput;
}

} // namespace wattfare::cli
