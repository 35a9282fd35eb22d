// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"

#include "model/catalog/overlay/overlay_merge.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/staging/specification.h"
#include "model/catalog/store/base_reader.h"
#include "model/catalog/store/benchmark_columns.h"
#include "model/catalog/store/fit_tables.h"
#include "model/support/caught.h"

#include <array>
#include <atomic>
#include <future>
#include <thread>

namespace wattfare {

namespace {

Error cancelled() { return {Error::Code::cancelled, {"job.cancelled", {}}, {}}; }

// quick_check on a connection and a thread of its own, beside the reading. A file that fails it stops the reading: what
// a damaged tree hands out may never end. A reading that gives up stops the check.
class CheckBeside
{
public:
    explicit CheckBeside(const std::filesystem::path &file)
        : m_file(file)
    {
        m_thread = std::jthread([this] {
            try {
                m_outcome = check();
            } catch (const SQLite::Exception &e) {
                m_outcome = tl::unexpected<Error>(sqlite::errorOf(e, m_file));
            } catch (...) {
                m_outcome = tl::unexpected<Error>(caughtError());
            }
            m_failed = !m_outcome.has_value();
        });
    }
    ~CheckBeside()
    {
        m_givenUp = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    CheckBeside(const CheckBeside &) = delete;
    CheckBeside &operator=(const CheckBeside &) = delete;

    void stopWhenFailed(SQLite::Database &reading) // which goes before this does
    {
        sqlite3_progress_handler(reading.getHandle(), kSteps, stopped, &m_failed);
    }
    bool failed() const { return m_failed; }
    const Result<void> &outcome() // waits for it
    {
        if (m_thread.joinable())
            m_thread.join();
        return m_outcome;
    }

private:
    static constexpr int kSteps = 20000; // of SQLite's machine: well below a millisecond

    static int stopped(void *flag) { return *static_cast<std::atomic<bool> *>(flag) ? 1 : 0; }
    Result<void> check()
    {
        auto db = sqlite::openUnchecked(m_file, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
        if (!db)
            return tl::unexpected<Error>(std::move(db).error());
        sqlite3_progress_handler((*db)->getHandle(), kSteps, stopped, &m_givenUp);
        // The rows of the benchmarks are not read where their columns are kept, and are half of the file.
        const bool columns = sqlite::pragmaInteger(**db, "user_version") >= 4
            && sqlite::Rows(**db, "SELECT 1 FROM benchmark_column").step();
        return columns ? sqlite::quickCheckBut(**db, m_file, "benchmark") : sqlite::quickCheck(**db, m_file);
    }

    std::filesystem::path m_file;
    std::atomic<bool> m_failed{false}, m_givenUp{false};
    Result<void> m_outcome;
    std::jthread m_thread;
};

// What of the dimension tables no record of the snapshot holds.
void readFurtherColumns(SQLite::Database &db, Snapshot &s)
{
    for (const char *table : {"accelerator", "platform", "region", "ml_model", "instance_type"}) {
        const FactTable &described = *factTable(table);
        const std::vector<std::string_view> wanted = furtherColumnsOf(table);
        std::string sql = "SELECT " + std::string(described.key.front());
        for (const std::string_view column : wanted)
            sql.append(", ").append(column);
        sqlite::Rows rows(db, sql + " FROM " + table);
        while (rows.step()) {
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                if (const int column = static_cast<int>(i) + 1; !rows.text(column).empty())
                    s.furtherColumns[{table, rows.string(0)}][std::string(wanted[i])] = rows.text(column);
            }
        }
    }
    sqlite::Rows rows(db,
        "SELECT m.model, f.source FROM ml_model AS m JOIN fact_source AS f ON f.fact_table = 'ml_model' AND "
        "f.fact_id = m.id ORDER BY m.model, f.position");
    while (rows.step()) {
        std::string &sources = s.furtherColumns[{"ml_model", rows.string(0)}]["source"];
        sources.append(sources.empty() ? "" : ";").append(rows.text(1));
    }
}

// What takes longest to read and needs nothing of the rest, on a connection and a thread of its own.
struct Bulk {
    std::string contentHash; // of the file as that connection saw it
    std::vector<BenchmarkColumn> columns;
    KeptFits fits;
};

Bulk readBulk(const std::filesystem::path &file, CheckBeside &check)
{
    Bulk bulk;
    const auto db = sqlite::openUnchecked(file, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
    if (!db) // another file by now: what reads the rest says so, or reads this too
        return bulk;
    check.stopWhenFailed(**db);
    const SQLite::Transaction transaction(**db);
    sqlite::Rows identity(**db, "SELECT value FROM catalog WHERE key = 'content_hash'");
    if (identity.step())
        bulk.contentHash = identity.string(0);
    bulk.columns = readBenchmarkColumns(**db);
    if (sqlite::pragmaInteger(**db, "user_version") >= 4)
        bulk.fits = readFits(**db);
    return bulk;
}

// The fits of the overlay where they are of its imports as they are now, else those of the catalogue.
void takeFits(KeptFits kept, SQLite::Database *overlay, const std::string &imports, Snapshot &s)
{
    if (!imports.empty() || kept.fits.empty()) {
        s.fitBasis = s.identity.contentHash + imports;
        s.fitsStale = true;
        if (overlay && sqlite::pragmaInteger(*overlay, "user_version") >= 5)
            if (KeptFits own = readFits(*overlay); own.basis == s.fitBasis && !own.fits.empty()) {
                kept = std::move(own);
                s.fitsStale = false;
            }
    }
    if (!kept.fits.empty())
        s.predictions = std::make_shared<const Predictions>(std::move(kept.fits));
}

Result<SnapshotPtr> readSnapshot(SQLite::Database &db, CheckBeside &check, const std::filesystem::path &base,
    const std::optional<std::filesystem::path> &overlay, const ProgressFn &progress)
{
    std::unique_ptr<SQLite::Database> overlayDb;
    std::error_code ec;
    if (overlay && std::filesystem::exists(*overlay, ec) && std::filesystem::file_size(*overlay, ec) != 0) {
        auto openedOverlay = openOverlay(*overlay);
        if (!openedOverlay)
            return tl::unexpected<Error>(std::move(openedOverlay).error());
        overlayDb = std::move(*openedOverlay);
    }
    SnapshotBuilder builder;
    builder.data().identity.path = base.string();
    const std::filesystem::path *reading = &base;
    try {
        std::future<Bulk> bulkRead = std::async(std::launch::async, readBulk, base, std::ref(check));
        // Deferred transactions: every SELECT below sees one state of its file.
        const SQLite::Transaction transaction(db);
        std::optional<SQLite::Transaction> overlayTransaction;
        std::optional<OverlayMerge> merge;
        if (overlayDb) {
            overlayTransaction.emplace(*overlayDb);
            merge.emplace(*overlayDb, builder);
        }
        const auto withOverlay = [&](void (OverlayMerge::*step)()) {
            if (!merge)
                return;
            reading = &*overlay;
            ((*merge).*step)();
            reading = &base;
        };
        BaseReader reader(db, builder);
        reader.readIdentity();
        reader.readSources();
        withOverlay(&OverlayMerge::sources);
        reader.readDimensions();
        readFurtherColumns(db, builder.data());
        withOverlay(&OverlayMerge::specifications);
        builder.indexDimensions();
        Bulk bulk;
        // Looks up keys in the dimensions alone, which stay as they are from here on.
        std::future<std::vector<Benchmark>> benchmarks = std::async(std::launch::async, [&] {
            bulk = bulkRead.get();
            if (bulk.columns.empty() || bulk.contentHash != builder.data().identity.contentHash)
                return std::vector<Benchmark>();
            return benchmarksOfColumns(bulk.columns, builder.data());
        });
        using Step = void (BaseReader::*)();
        static constexpr std::array<Step, 12> kSteps{&BaseReader::readFigures, &BaseReader::readOnDemand,
            &BaseReader::readSpot, &BaseReader::readCapacityBlocks, &BaseReader::readBands,
            &BaseReader::readCommitments, &BaseReader::readProfiles, &BaseReader::readSpotHistory,
            &BaseReader::readTraces, &BaseReader::readFits, &BaseReader::readAgeing, &BaseReader::readExperiments};
        for (std::size_t i = 0; i < kSteps.size(); ++i) {
            (reader.*kSteps[i])();
            if (check.failed()
                || !keepGoing(progress, static_cast<double>(i + 1) / static_cast<double>(kSteps.size() + 2)))
                return tl::unexpected<Error>(cancelled());
        }
        builder.data().benchmarks = benchmarks.get();
        if (builder.data().benchmarks.empty()) // no columns, or of another state of the file
            reader.readBenchmarks();
        if (bulk.contentHash != builder.data().identity.contentHash)
            bulk.fits = sqlite::pragmaInteger(db, "user_version") >= 4 ? readFits(db) : KeptFits();
        withOverlay(&OverlayMerge::facts);
        withOverlay(&OverlayMerge::choices);
        takeFits(std::move(bulk.fits), overlayDb.get(), merge ? merge->fitBasis() : std::string(), builder.data());
    } catch (const SQLite::Exception &e) {
        Error error = sqlite::errorOf(e, *reading);
        if (error.code == Error::Code::sql) // a table or column that this schema version has is not there
            error = {Error::Code::wrongSchema, {"catalog.wrong_schema", {reading->string(), e.what()}}, e.what()};
        return tl::unexpected<Error>(std::move(error));
    }
    return builder.finish();
}

} // namespace

Result<SnapshotPtr> loadSnapshot(
    const std::filesystem::path &base, const std::optional<std::filesystem::path> &overlay, const ProgressFn &progress)
{
    auto opened = sqlite::openUnchecked(base, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
    if (!opened)
        return tl::unexpected<Error>(std::move(opened).error());
    CheckBeside check(base);
    check.stopWhenFailed(**opened);
    Result<SnapshotPtr> snapshot = readSnapshot(**opened, check, base, overlay, progress);
    if (!snapshot && snapshot.error().code == Error::Code::cancelled && !check.failed())
        return snapshot;
    // What the check finds goes before anything that the reading tripped over.
    if (const Result<void> &sound = check.outcome(); !sound)
        return tl::unexpected<Error>(sound.error());
    if (snapshot && !keepGoing(progress, 1.0))
        return tl::unexpected<Error>(cancelled());
    return snapshot;
}

} // namespace wattfare
