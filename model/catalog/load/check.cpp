// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/check.h"

#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay_merge.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/store/base_reader.h"
#include "model/catalog/store/benchmark_columns.h"
#include "model/catalog/store/sqlite_rows.h"

#include <SQLiteCpp/Backup.h>

#include <map>

namespace wattfare {

namespace {

using sqlite::Rows;

constexpr std::size_t kMaxProblems = 100;

class Checker
{
public:
    Checker(const std::filesystem::path &file, SQLite::Database &db, CheckReport &report)
        : m_file(file)
        , m_db(db)
        , m_report(report)
    {
    }

    void countTables()
    {
        std::vector<std::string> names;
        {
            Rows rows(
                m_db, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
            while (rows.step())
                names.push_back(rows.string(0));
        }
        for (const std::string &name : names) {
            std::string quoted = name;
            for (std::size_t at = 0; (at = quoted.find('"', at)) != std::string::npos; at += 2)
                quoted.insert(at, 1, '"');
            Rows rows(m_db, "SELECT count(*) FROM \"" + quoted + "\"");
            if (rows.step())
                m_report.tables.emplace_back(name, static_cast<std::size_t>(rows.integer(0)));
        }
    }

    void integrity()
    {
        Rows rows(m_db, "PRAGMA integrity_check(100)");
        while (rows.step()) {
            if (rows.text(0) != "ok")
                add({"check.integrity", {rows.string(0)}});
        }
    }

    void foreignKeys()
    {
        Rows rows(m_db, "PRAGMA foreign_key_check");
        while (rows.step())
            add({"check.foreign_key", {rows.string(0), rows.string(1), rows.string(2)}});
    }

    // The columns that the loader takes hold what the rows hold.
    void benchmarkColumns()
    {
        if (sqlite::pragmaInteger(m_db, "user_version") < 4)
            return;
        std::map<std::string, std::string> stored;
        for (Rows rows(m_db, "SELECT name, data FROM benchmark_column"); rows.step();)
            stored.emplace(rows.string(0), rows.bytes(1));
        if (stored.empty()) // a row was changed: the rows count
            return;
        for (auto &[name, bytes] : wattfare::benchmarkColumns(m_db))
            if (stored[name] != bytes)
                add({"check.benchmark_column", {std::move(name)}});
    }

    // A rule as a query that returns what breaks it: one column, what to name.
    void rule(const char *id, std::string_view sql)
    {
        Rows rows(m_db, sql);
        while (rows.step())
            add({id, {rows.string(0)}});
    }

    // What loading an overlay would trip over: of each table the first row, since its reader stops there; of the own
    // values every one that could not be set today.
    void readable()
    {
        SnapshotBuilder builder;
        builder.indexDimensions();
        BaseReader reader(m_db, builder, RowOrigin::imported);
        for (const auto step : {&BaseReader::readFigures, &BaseReader::readOnDemand, &BaseReader::readSpot,
                 &BaseReader::readCapacityBlocks, &BaseReader::readBands, &BaseReader::readCommitments,
                 &BaseReader::readBenchmarks, &BaseReader::readProfiles, &BaseReader::readTraces})
            stumble([&] { (reader.*step)(); });
        Rows rows(m_db, "SELECT id FROM user_choice AS u WHERE " + std::string(kChoiceInForce) + " ORDER BY id");
        while (rows.step()) {
            stumble([&] {
                if (const auto good = checkChoice(readChoice(m_db, rows.integer(0))); !good) // file, line, field, ...
                    throw sqlite::ImpossibleValue("user_choice", rows.string(0), good.error().message.args[2].text());
            });
        }
        stumble([&] {
            for (const UserChoice &pulled : readTeamChoices(m_db)) {
                if (const auto good = checkChoice(pulled); !good)
                    throw sqlite::ImpossibleValue(
                        "team_choice", std::to_string(pulled.id), good.error().message.args[2].text());
            }
        });
    }

private:
    template <class Fn>
    void stumble(Fn read)
    {
        try {
            read();
        } catch (const sqlite::ImpossibleValue &e) {
            add(sqlite::errorOf(e, m_file).message);
        }
    }

    void add(Message message)
    {
        if (m_report.problems.size() < kMaxProblems)
            m_report.problems.push_back(std::move(message));
    }

    const std::filesystem::path &m_file;
    SQLite::Database &m_db;
    CheckReport &m_report;
};

} // namespace

Result<CheckReport> checkCatalog(const std::filesystem::path &file, const ProgressFn &progress)
{
    CheckReport report;
    auto opened = sqlite::openReadOnly(file, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
    if (!opened) { // an overlay, perhaps with the journal of a killed import beside it
        auto overlay = openOverlay(file);
        if (overlay || overlay.error().message.id != "catalog.wrong_application") {
            opened = std::move(overlay);
            report.overlay = true;
        }
    }
    if (!opened)
        return tl::unexpected<Error>(std::move(opened).error());
    const auto stopped = [] { return fail(Error::Code::cancelled, {"job.cancelled", {}}); };
    try {
        // A copy in memory: SQLite looks at CHECK constraints only where it could write.
        const auto inMemory = sqlite::openHardened(":memory:", SQLite::OPEN_READWRITE);
        SQLite::Database &copy = *inMemory;
        SQLite::Backup(copy, **opened).executeStep();
        opened->reset();
        if (!report.overlay)
            if (auto whole = requireTables(copy, file); !whole)
                return tl::unexpected<Error>(std::move(whole).error());
        Checker checker(file, copy, report);
        checker.countTables();
        if (!keepGoing(progress, 0.1))
            return stopped();
        checker.integrity();
        if (!keepGoing(progress, 0.5))
            return stopped();
        checker.foreignKeys();
        if (report.overlay) {
            checker.readable();
        } else {
            checker.rule("check.no_preferred_figure",
                "SELECT subject_kind || ' ' || subject || ' ' || quantity FROM figure GROUP BY subject_kind, subject, "
                "quantity "
                "HAVING sum(preferred) <> 1");
            checker.rule("check.figure_without_source",
                "SELECT subject || ' ' || quantity FROM figure AS f WHERE NOT EXISTS (SELECT 1 FROM fact_source AS s "
                "WHERE "
                "s.fact_table = 'figure' AND s.fact_id = f.id)");
            checker.rule("check.type_without_source",
                "SELECT instance_type FROM instance_type AS t WHERE NOT EXISTS (SELECT 1 FROM fact_source AS s WHERE "
                "s.fact_table = 'instance_type' AND s.fact_id = t.id)");
            checker.benchmarkColumns();
            checker.rule("check.no_identity",
                "SELECT k.column1 FROM (VALUES ('version'), ('content_hash')) AS k WHERE NOT EXISTS "
                "(SELECT 1 FROM catalog AS c WHERE c.key = k.column1 AND c.value <> '')");
        }
    } catch (const SQLite::Exception &e) {
        Error error = sqlite::errorOf(e, file);
        if (error.code == Error::Code::sql)
            error = {Error::Code::wrongSchema, {"catalog.wrong_schema", {file.string(), e.what()}}, e.what()};
        return tl::unexpected<Error>(std::move(error));
    }
    if (!keepGoing(progress, 0.8))
        return stopped();
    if (!report.overlay) {
        const auto loaded = loadSnapshot(file);
        if (loaded) {
            report.identity = (*loaded)->identity;
            report.newest = newestByKind(**loaded);
        } else if (loaded.error().message.id == "catalog.impossible_value") {
            report.problems.push_back(loaded.error().message);
        } else {
            return tl::unexpected<Error>(loaded.error());
        }
    }
    if (!keepGoing(progress, 1.0))
        return stopped();
    return report;
}

} // namespace wattfare
