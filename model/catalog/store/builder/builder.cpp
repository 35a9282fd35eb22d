// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/builder/builder.h"

#include "model/catalog/load/load.h"
#include "model/catalog/quality.h"
#include "model/catalog/store/benchmark_check.h"
#include "model/catalog/store/benchmark_columns.h"
#include "model/catalog/store/builder/ageing.h"
#include "model/catalog/store/fact_tables.h"
#include "model/catalog/store/fit_tables.h"
#include "model/support/csv_reader.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/sha256.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <unordered_map>
#include <unordered_set>

namespace wattfare {

namespace {

// What a table of the catalogue has to be, for those who keep it: the builder has no other language.
Clause rule(std::string_view text) { return clause<Phrase::verbatim>(text); }

namespace fs = std::filesystem;

constexpr std::string_view kLicences = "LICENSES.md";
// In the name of a licence: terms that ask for more than attribution.
constexpr std::array<std::string_view, 4> kOwnTerms{"AGPL", "BY-SA", "ODbL", "terms"};

Result<std::string> slurp(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return fail(Error::Code::fileNotFound, {"file.not_found", {file.string()}}, file.string() + ": cannot be read");
    std::ostringstream out;
    out << in.rdbuf();
    return std::move(out).str();
}

struct Place {
    std::string file;
    std::uint64_t line = 0;
};

class Builder
{
public:
    Builder(const BuildPaths &paths, std::size_t maxErrors)
        : m_paths(paths)
        , m_maxErrors(maxErrors)
    {
    }

    BuildReport run()
    {
        const fs::path temporary = m_paths.output.string() + ".part";
        std::error_code ec;
        fs::remove(temporary, ec);
        try {
            build(temporary);
            if (m_report.errors.empty())
                fit(temporary);
        } catch (const SQLite::Exception &e) {
            m_report.errors.push_back({Error::Code::sql, {"database.error", {m_paths.output.string(), e.what()}},
                m_paths.output.string() + ": " + e.what()});
        }
        if (m_report.errors.empty()) {
            fs::rename(temporary, m_paths.output, ec);
            if (ec)
                m_report.errors.push_back(
                    {Error::Code::fileAccess, {"file.unwritable", {m_paths.output.string(), ec.message()}},
                        m_paths.output.string() + ": " + ec.message()});
        } else {
            fs::remove(temporary, ec);
        }
        return std::move(m_report);
    }

private:
    struct TableKeys {
        std::unordered_map<std::string, Place> keys; // joined key -> where
    };

    void add(Error error)
    {
        if (m_report.errors.size() < m_maxErrors)
            m_report.errors.push_back(std::move(error));
    }
    bool full() const { return m_report.errors.size() >= m_maxErrors; }

    void build(const fs::path &temporary)
    {
        auto schema = slurp(m_paths.facts / "schema.sql");
        auto version = slurp(m_paths.facts / "version.txt");
        if (!schema)
            return add(schema.error());
        if (!version)
            return add(version.error());
        while (!version->empty() && (version->back() == '\n' || version->back() == '\r'))
            version->pop_back();
        m_hash.update(*schema);
        m_hash.update(*version);

        SQLite::Database db(temporary.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        // References are checked row by row, with file and line, and once more by foreign_key_check at the end.
        db.exec(
            "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
        SQLite::Transaction transaction(db);
        db.exec(*schema);
        m_db = &db;
        for (const FactTable &table : factTables())
            readTable(table);
        checkPreferred();
        checkLicences();
        if (!m_report.errors.empty())
            return;
        writeAgeing(db);
        SQLite::Statement packed(db, "INSERT INTO benchmark_column (name, data) VALUES (?, ?)");
        for (const auto &[name, bytes] : benchmarkColumns(db)) {
            packed.bind(1, name);
            packed.bind(2, bytes.data(), static_cast<int>(bytes.size()));
            packed.exec();
            packed.reset();
        }
        m_report.version = *version;
        m_report.contentHash = m_hash.hex();
        SQLite::Statement meta(db, "INSERT INTO catalog (key, value) VALUES (?, ?)");
        const std::vector<std::pair<std::string, std::string>> entries{
            {"version", m_report.version}, {"content_hash", m_report.contentHash}};
        for (const auto &[key, value] : entries) {
            meta.bind(1, key);
            meta.bind(2, value);
            meta.exec();
            meta.reset();
        }
        SQLite::Statement dangling(db, "PRAGMA foreign_key_check");
        while (dangling.executeStep())
            add(inputRefused(dangling.getColumn(0).getString(), 0, "foreign key", dangling.getColumn(1).getString(),
                rule("a row of " + dangling.getColumn(2).getString())));
        transaction.commit();
    }

    // What is fitted is fitted to the catalogue as a start reads it.
    void fit(const fs::path &temporary)
    {
        const auto snapshot = loadSnapshot(temporary);
        if (!snapshot)
            return add(snapshot.error());
        SQLite::Database db(temporary.string(), SQLite::OPEN_READWRITE);
        db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
        SQLite::Transaction transaction(db);
        writeFits(db, {}, *fitAll(**snapshot));
        transaction.commit();
    }

    std::string insertSql(const FactTable &table) const
    {
        std::string columns;
        std::string marks;
        const auto append = [&](std::string_view column) {
            columns += (columns.empty() ? "" : ", ");
            columns += column;
            marks += marks.empty() ? "?" : ", ?";
        };
        if (table.numbered)
            append("id");
        for (const FieldSpec &field : table.fields) {
            if (field.kind != FieldKind::sources)
                append(field.column);
        }
        if (table.name == "figure")
            append("source_key");
        return "INSERT INTO " + std::string(table.name) + " (" + columns + ") VALUES (" + marks + ")";
    }

    void readTable(const FactTable &table)
    {
        SQLite::Statement insert(*m_db, insertSql(table));
        SQLite::Statement insertSource(
            *m_db, "INSERT INTO fact_source (fact_table, fact_id, position, source) VALUES (?, ?, ?, ?)");
        std::int64_t id = 0;
        for (const std::string_view file : table.files) {
            auto bytes = slurp(m_paths.facts / file);
            if (!bytes) {
                add(bytes.error());
                continue;
            }
            m_hash.update(file);
            m_hash.update(*bytes);
            const std::string fileName(file);
            CsvReader reader(fileName, {}, [&](const CsvRow &row) -> Result<void> {
                if (row.number == 0)
                    return checkHeader(table, fileName, row);
                if (readRow(table, Place{fileName, row.line}, row, id + 1, insert, insertSource)) {
                    ++id;
                    ++m_report.rows;
                }
                if (full())
                    return fail(Error::Code::badInput, {"build.too_many_errors", {}}, "too many errors");
                return {};
            });
            auto result = reader.feed(*bytes);
            if (result)
                result = reader.finish();
            if (!result && result.error().message.id != "build.too_many_errors")
                add(result.error());
        }
    }

    static Result<void> checkHeader(const FactTable &table, const std::string &file, const CsvRow &row)
    {
        for (std::size_t i = 0; i < std::max(table.fields.size(), row.fields.size()); ++i) {
            const std::string_view found = i < row.fields.size() ? row.fields[i] : std::string_view("nothing");
            const std::string_view expected
                = i < table.fields.size() ? table.fields[i].csv : std::string_view("no further column");
            if (found != expected)
                return tl::unexpected<Error>(
                    inputRefused(file, row.line, "header " + std::to_string(i + 1), found, rule(expected)));
        }
        return {};
    }

    bool known(std::string_view table, const std::string &key) const
    {
        const auto found = m_keys.find(std::string(table));
        return found != m_keys.end() && found->second.keys.contains(key);
    }

    // Checks and inserts one row; false when something was wrong with it.
    bool readRow(const FactTable &table, const Place &place, const CsvRow &row, std::int64_t id,
        SQLite::Statement &insert, SQLite::Statement &insertSource)
    {
        std::vector<FieldValue> values(table.fields.size());
        bool good = true;
        const auto refuse = [&](Argument field, Argument found, Clause expected) {
            add(inputRefused(place.file, place.line, std::move(field), std::move(found), std::move(expected)));
            good = false;
        };
        std::unordered_map<std::string_view, std::size_t> index;
        for (std::size_t i = 0; i < table.fields.size(); ++i) {
            const FieldSpec &field = table.fields[i];
            index.emplace(field.csv, i);
            const std::string_view text = row.fields[i];
            auto value = parseField(field, text);
            if (!value) {
                refuse(field.csv, text, value.error());
                continue;
            }
            values[i] = std::move(*value);
            if (field.kind == FieldKind::reference && !text.empty() && !known(field.detail, std::string(text)))
                refuse(field.csv, text, rule("a key of the table " + std::string(field.detail)));
            if (field.kind == FieldKind::subject) {
                const std::string kind(row.fields[0]);
                if (kind != "component" && !known(kind, std::string(text)))
                    refuse(field.csv, text, rule("a key of the table " + kind));
            }
            if (field.kind == FieldKind::sources) {
                for (const std::string &source : splitSources(text)) {
                    if (!known("source", source))
                        refuse(field.csv, source, rule("a key of the table source"));
                }
            }
        }
        std::string key;
        for (const std::string_view column : table.key) {
            key += row.fields[index.at(column)];
            key += '\x1f';
        }
        if (table.key.size() == 1)
            key.pop_back();
        auto &keys = m_keys[std::string(table.name)].keys;
        const auto [other, inserted] = keys.emplace(key, place);
        if (!inserted) {
            std::string shown = key;
            std::ranges::replace(shown, '\x1f', ' ');
            refuse("key", shown,
                rule("a key that is not in " + other->second.file + ":" + std::to_string(other->second.line)));
        }
        if (good && table.name == "figure")
            good = checkFigure(place, row, index, values);
        if (good && table.name == "benchmark")
            good = checkBenchmark(table, place, row, index, values);
        if (!good)
            return false;
        const auto real = [&](std::string_view column) {
            const auto *value = std::get_if<double>(&values[index.at(column)]);
            return value == nullptr ? std::nullopt : std::optional(*value);
        };
        if (table.name == "accelerator")
            m_memories[key] = {real("memory_gib"), real("memory_bandwidth_gbs")};
        if (table.name == "ml_model")
            m_sizes[key] = {real("parameters_million"), real("active_parameters_million")};
        if (table.name == "source")
            m_sources.push_back(
                {place, std::string(row.fields[index.at("id")]), std::string(row.fields[index.at("location")]),
                    std::string(row.fields[index.at("licence")]), std::string(row.fields[index.at("retrieved")])});
        try {
            int column = 1;
            if (table.numbered)
                insert.bind(column++, id);
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (table.fields[i].kind != FieldKind::sources)
                    bind(insert, column++, values[i]);
            }
            if (table.name == "figure")
                bind(insert, column, values[index.at("source")]);
            insert.exec();
            insert.reset();
            if (table.numbered) {
                int position = 0;
                for (const std::string &source : splitSources(std::get<std::string>(values[index.at("source")]))) {
                    insertSource.bind(1, std::string(table.name));
                    insertSource.bind(2, id);
                    insertSource.bind(3, position++);
                    insertSource.bind(4, source);
                    insertSource.exec();
                    insertSource.reset();
                }
            }
        } catch (const SQLite::Exception &e) { // a CHECK that the description of the columns does not know
            insert.tryReset();
            insertSource.tryReset();
            add(inputRefused(place.file, place.line, Phrase::row, e.what(), rule("a row that the schema accepts")));
            return false;
        }
        return true;
    }

    static void bind(SQLite::Statement &statement, int column, const FieldValue &value)
    {
        if (const auto *integer = std::get_if<std::int64_t>(&value))
            statement.bind(column, *integer);
        else if (const auto *real = std::get_if<double>(&value))
            statement.bind(column, *real);
        else if (const auto *text = std::get_if<std::string>(&value))
            statement.bind(column, *text);
        else
            statement.bind(column);
    }

    bool checkFigure(const Place &place, const CsvRow &row,
        const std::unordered_map<std::string_view, std::size_t> &index, const std::vector<FieldValue> &values)
    {
        const auto text = [&](std::string_view column) { return row.fields[index.at(column)]; };
        const double value = std::get<double>(values[index.at("value")]);
        const FigureRange range = figureRange(text("quantity"), text("unit"));
        bool good = true;
        if (value < range.min || value > range.max) {
            add(inputRefused(place.file, place.line, "value", text("value"),
                clause<Phrase::numberFromTo>(range.min, Amount{range.max, knownUnit(text("unit"))})));
            good = false;
        }
        const auto *low = std::get_if<double>(&values[index.at("low")]);
        const auto *high = std::get_if<double>(&values[index.at("high")]);
        if (low != nullptr && *low > value) {
            add(inputRefused(
                place.file, place.line, "low", text("low"), rule("at most the value " + std::string(text("value")))));
            good = false;
        }
        if (high != nullptr && *high < value) {
            add(inputRefused(place.file, place.line, "high", text("high"),
                rule("at least the value " + std::string(text("value")))));
            good = false;
        }
        const std::string group = std::string(text("subject_kind")) + "/" + std::string(text("subject")) + "/"
            + std::string(text("quantity"));
        Preferred &preferred = m_preferred[group];
        if (preferred.first.line == 0)
            preferred.first = place;
        if (text("preferred") == "1" && ++preferred.count == 2) {
            add(inputRefused(place.file, place.line, "preferred", "1", rule("one preferred row for " + group)));
            good = false;
        }
        return good;
    }

    bool checkBenchmark(const FactTable &table, const Place &place, const CsvRow &row,
        const std::unordered_map<std::string_view, std::size_t> &index, const std::vector<FieldValue> &values)
    {
        BenchmarkGround ground;
        if (const auto a = m_memories.find(std::string(row.fields[index.at("accelerator")])); a != m_memories.end())
            std::tie(ground.memoryGib, ground.memoryBandwidthGbs) = a->second;
        if (const auto m = m_sizes.find(std::string(row.fields[index.at("model")])); m != m_sizes.end())
            std::tie(ground.parametersMillion, ground.activeParametersMillion) = m->second;
        auto fault = benchmarkFault(table, values, ground);
        if (fault)
            add(inputRefused(place.file, place.line, fault->field, fault->found, std::move(fault->expected)));
        return !fault;
    }

    void checkPreferred()
    {
        for (const auto &[group, preferred] : m_preferred) {
            if (preferred.count == 0)
                add(inputRefused(preferred.first.file, preferred.first.line, "preferred", "0",
                    rule("one preferred row for " + group)));
        }
    }

    // Every source can be looked up, and the page of licences names what it is under.
    void checkLicences()
    {
        const auto page = slurp(m_paths.facts / kLicences);
        if (!page)
            return add(page.error());
        const auto named
            = [&](std::string_view what) { return page->find('`' + std::string(what) + '`') != std::string::npos; };
        for (const FactTable &table : factTables())
            for (const std::string_view file : table.files)
                if (!named(file))
                    add(inputRefused(std::string(kLicences), 1, "file", file, rule("every table by its file")));
        for (const SourceRow &source : m_sources) {
            const auto refuse = [&](const char *field, const std::string &found, std::string_view expected) {
                add(inputRefused(source.place.file, source.place.line, field, found, rule(expected)));
            };
            if (!canBeFollowed(source.location))
                refuse("location", source.location, "an address to look the source up at");
            if (source.retrieved.empty())
                refuse("retrieved", source.retrieved, "the day of retrieval");
            if (!named(source.licence))
                refuse("licence", source.licence, "a licence that LICENSES.md names");
            const bool own = std::ranges::any_of(
                kOwnTerms, [&](std::string_view term) { return source.licence.find(term) != std::string::npos; });
            if (own && !named(source.id))
                refuse("id", source.id, "a source that LICENSES.md names: its licence asks for more than attribution");
        }
    }

    struct SourceRow {
        Place place;
        std::string id, location, licence, retrieved;
    };
    struct Preferred {
        Place first;
        int count = 0;
    };

    const BuildPaths &m_paths;
    std::size_t m_maxErrors;
    BuildReport m_report;
    Sha256 m_hash;
    SQLite::Database *m_db = nullptr;
    std::unordered_map<std::string, TableKeys> m_keys;
    std::map<std::string, Preferred> m_preferred;
    std::vector<SourceRow> m_sources;
    using Pair = std::pair<std::optional<double>, std::optional<double>>;
    std::unordered_map<std::string, Pair> m_memories, m_sizes; // GiB and GB/s of accelerators; parameters of models
};

} // namespace

BuildReport buildCatalog(const BuildPaths &paths, std::size_t maxErrors) { return Builder(paths, maxErrors).run(); }

} // namespace wattfare
