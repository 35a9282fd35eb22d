// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/tables/catalog_csv.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/file_head.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace wattfare {

const FactTable *catalogTableOf(const TableHeader &header)
{
    for (const FactTable &table : factTables()) {
        std::size_t found = 0;
        const bool whole = std::ranges::all_of(table.fields, [&](const FieldSpec &f) {
            const bool has = header.find(f.csv).has_value();
            found += has ? 1 : 0;
            return has || f.since > 1;
        });
        if (whole && found == header.names.size())
            return &table;
    }
    return nullptr;
}

Likeness recogniseCatalogCsv(const FileHead &head)
{
    return catalogTableOf(head.header()) != nullptr ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseCatalogCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    ImportSource source;
    source.fileName = name;
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    const FactTable *table = nullptr;
    std::vector<std::optional<std::size_t>> order; // of the table's fields in the file; none: a column that came later
    TableHandlers handlers;
    handlers.header = [&](const TableHeader &header, std::uint64_t line) -> Result<void> {
        table = catalogTableOf(header);
        const auto wanted = options.find("table");
        if (!table || (wanted != options.end() && wanted->second != table->name))
            return tl::unexpected<Error>(
                inputRefused(name, line, Phrase::header, header.names.empty() ? "" : header.names.front(),
                    wanted == options.end() ? Clause(Phrase::columnsOfATable)
                                            : clause<Phrase::columnsOfTable>(wanted->second)));
        parsed.batch.source().title = table->name;
        for (const FieldSpec &field : table->fields)
            order.push_back(header.find(field.csv));
        return {};
    };
    std::vector<std::string_view> fields;
    struct First {
        std::uint64_t line = 0;
        std::size_t hash = 0; // of the whole row
    };
    std::unordered_map<std::string, First> keys;
    const Date latest = latestDay(options);
    // Observations of the future and years that have not come; "" where the field may stand.
    const auto dateExpected = [&](const FieldSpec &field, std::string_view text) -> std::optional<Clause> {
        const auto day = Date::parse(text);
        const auto time = parseUtcSeconds(text);
        const auto year = parseInteger(text);
        const bool late = (field.kind == FieldKind::date && day && *day > latest)
            || (field.kind == FieldKind::timestamp && time && *time >= endOf(latest))
            || (field.csv == "year" && table->name != "accelerator" && year && *year > latest.year());
        return late ? std::optional(clause<Phrase::nothingLaterThan>(latest)) : std::nullopt;
    };
    handlers.row = [&](const CsvRow &row) -> Result<void> {
        fields.clear();
        for (const auto &i : order)
            fields.push_back(i ? std::string_view(row.fields[*i]) : std::string_view());
        std::string key;
        std::string whole;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (std::ranges::find(table->key, table->fields[i].csv) != table->key.end())
                key.append(fields[i]).append(1, '\x1f');
            whole.append(fields[i]).append(1, '\x1f');
            if (const auto expected = dateExpected(table->fields[i], fields[i]))
                return tl::unexpected<Error>(inputRefused(name, row.line, table->fields[i].csv, fields[i], *expected));
        }
        const std::size_t hash = std::hash<std::string>{}(whole);
        const auto [first, added] = keys.try_emplace(key, First{row.line, hash});
        if (!added && first->second.hash == hash) {
            parsed.batch.skipped("import.skip.repeated");
            return {};
        }
        if (!added) { // which of two contradicting rows counts is not for the program to guess
            std::ranges::replace(key, '\x1f', ' ');
            return tl::unexpected<Error>(inputRefused(
                name, row.line, table->key.front(), key, clause<Phrase::eachKeyOnceOrRowOfLine>(first->second.line)));
        }
        return parsed.batch.factRow(*table, name, row.line, fields);
    };
    if (auto done = readTable(file, handlers, progress); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
