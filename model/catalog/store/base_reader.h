// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: fills a SnapshotBuilder from a database of the catalogue's schema. The overlay's fact
// tables have the same columns, so the same functions read them with another origin.
#include "model/catalog/snapshot_builder.h"
#include "model/catalog/store/sqlite_rows.h"

namespace wattfare {

// Whether a catalogue has every table of the facts that its schema has, as a table and no view, with every column, also
// those that no reader asks for. wrongSchema names the table, or table.column. Throws SQLite::Exception.
Result<void> requireTables(SQLite::Database &db, const std::filesystem::path &file);

class BaseReader
{
public:
    BaseReader(SQLite::Database &db, SnapshotBuilder &builder, RowOrigin origin = RowOrigin::base)
        : m_db(db)
        , m_builder(builder)
        , m_origin(origin)
    {
    }

    void readIdentity(); // version, content hash
    void readSources();
    void readDimensions(); // accelerators, platforms, types, regions, models: base only
    // After SnapshotBuilder::indexDimensions(). Rows whose keys the catalogue lacks are counted and left out.
    void readFigures();
    void readOnDemand();
    void readSpot();
    void readCapacityBlocks();
    void readBands();
    void readCommitments();
    void readBenchmarks();
    void readProfiles();
    void readSpotHistory();
    void readTraces();
    void readFits();
    void readAgeing();
    void readExperiments();
    std::size_t skipped() const { return m_skipped; }

private:
    TypeIndex typeOf(std::string_view name);
    RegionIndex regionOf(std::string_view code);
    SourceIndex sourceOf(std::string_view id);
    std::vector<SourceIndex> sourcesOf(std::string_view joined);

    SQLite::Database &m_db;
    SnapshotBuilder &m_builder;
    RowOrigin m_origin;
    std::size_t m_skipped = 0;
    // Tables are sorted by type and region, so the last look-up is nearly always the next one too.
    std::string m_lastType, m_lastRegion, m_lastSource;
    std::uint32_t m_lastTypeIndex = kNone, m_lastRegionIndex = kNone, m_lastSourceIndex = kNone;
};

} // namespace wattfare
