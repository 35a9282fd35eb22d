// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load.h"

#include "model/catalog/base_reader.h"

#include <array>

namespace wattfare {

namespace {

Error cancelled()
{
    return {Error::Code::cancelled, {"job.cancelled", {}}, {}};
}

} // namespace

Result<SnapshotPtr> loadSnapshot(const std::filesystem::path &base, const std::optional<std::filesystem::path> &overlay,
                                 const ProgressFn &progress)
{
    auto opened = sqlite::openReadOnly(base, sqlite::kCatalogApplicationId, sqlite::kCatalogSchemaVersion);
    if (!opened)
        return tl::unexpected<Error>(std::move(opened).error());
    SQLite::Database &db = **opened;
    SnapshotBuilder builder;
    builder.data().identity.path = base.string();
    try {
        const SQLite::Transaction transaction(db); // deferred: every SELECT below sees one state of the file
        BaseReader reader(db, builder);
        reader.readIdentity();
        reader.readSources();
        reader.readDimensions();
        builder.indexDimensions();
        using Step = void (BaseReader::*)();
        static constexpr std::array<Step, 11> kSteps{
            &BaseReader::readFigures,     &BaseReader::readOnDemand,  &BaseReader::readSpot,   &BaseReader::readBands,
            &BaseReader::readCommitments, &BaseReader::readBenchmarks, &BaseReader::readProfiles, &BaseReader::readSpotHistory,
            &BaseReader::readTraces,      &BaseReader::readFits,       &BaseReader::readExperiments};
        for (std::size_t i = 0; i < kSteps.size(); ++i) {
            (reader.*kSteps[i])();
            if (!keepGoing(progress, static_cast<double>(i + 1) / static_cast<double>(kSteps.size() + 1)))
                return tl::unexpected<Error>(cancelled());
        }
    } catch (const SQLite::Exception &e) {
        Error error = sqlite::errorOf(e, base);
        if (error.code == Error::Code::sql) // a table or column that this schema version has is not there
            error = {Error::Code::wrongSchema, {"catalog.wrong_schema", {base.string(), e.what()}}, e.what()};
        return tl::unexpected<Error>(std::move(error));
    }
    static_cast<void>(overlay);
    SnapshotPtr snapshot = builder.finish();
    if (!keepGoing(progress, 1.0))
        return tl::unexpected<Error>(cancelled());
    return snapshot;
}

} // namespace wattfare
