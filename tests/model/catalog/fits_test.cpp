// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/fit_tables.h"
#include "model/catalog/store/sqlite_rows.h"
#include "model/importers/tables/catalog_csv.h"
#include "model/prediction/predictions.h"
#include "tests/model/catalog/overlay_world.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const FitSet &fitsOf(const SnapshotPtr &s)
{
    REQUIRE(s->predictions);
    return s->predictions->fits();
}

// The first rows of offline inference that MLPerf has, as somebody else measured them: under other ids, faster.
ImportBatch measuredFaster(const Scratch &scratch, double factor)
{
    const std::string all = readAll(std::filesystem::path(WATTFARE_FACTS) / "benchmark_mlperf.csv");
    std::istringstream in(all);
    std::string header, line;
    std::getline(in, header);
    std::vector<std::string> names;
    for (std::istringstream cells(header); std::getline(cells, line, ',');)
        names.push_back(line);
    const auto rate = std::find(names.begin(), names.end(), "throughput") - names.begin();
    std::string out = header + '\n';
    int taken = 0;
    while (taken < 20 && std::getline(in, line)) {
        if (line.find("bert-large,bert-99,inference,offline,") == std::string::npos
            || line.find('"') != std::string::npos)
            continue;
        std::vector<std::string> cells;
        std::string cell;
        for (std::istringstream row(line + ','); std::getline(row, cell, ',');)
            cells.push_back(cell);
        REQUIRE(cells.size() == names.size());
        cells.front() = "again-" + std::to_string(taken++);
        cells[static_cast<std::size_t>(rate)]
            = std::to_string(std::stod(cells[static_cast<std::size_t>(rate)]) * factor);
        for (std::size_t i = 0; i < cells.size(); ++i)
            out += (i == 0 ? "" : ",") + cells[i];
        out += '\n';
    }
    REQUIRE(taken == 20);
    const auto file = scratch.path("again.csv");
    writeAll(file, out);
    auto parsed = parseCatalogCsv(file, {}, {});
    REQUIRE(parsed);
    return std::move(parsed->batch);
}

double errorOf(const FitSet &fits, std::string_view method)
{
    for (const FitRecord &record : fits.mixed)
        if (record.method == method)
            return summarise(record.leftOut).median;
    return summarise(fits.serving->leftOut).median;
}

} // namespace

TEST_CASE("the bundled catalogue carries the fits that its rows give", "[catalog][prediction]")
{
    const World world;
    const SnapshotPtr s = world.load();
    CHECK_FALSE(s->fitsStale);
    CHECK(s->fitBasis.empty());
    const FitSet &kept = fitsOf(s);
    const auto made = fitAll(*s);
    REQUIRE(made);
    REQUIRE(kept.serving);
    REQUIRE(made->serving);
    CHECK(kept.serving->dataHash == made->serving->dataHash);
    REQUIRE(kept.serving->parameters.size() == made->serving->parameters.size());
    for (std::size_t i = 0; i < kept.serving->parameters.size(); ++i) {
        CHECK(kept.serving->parameters[i].name == made->serving->parameters[i].name);
        CHECK(kept.serving->parameters[i].estimate == made->serving->parameters[i].estimate);
    }
    REQUIRE(kept.serving->errors.size() == made->serving->errors.size());
    CHECK(kept.serving->errors.back().error == made->serving->errors.back().error);
    REQUIRE(kept.mixed.size() == made->mixed.size());
    for (const FitRecord &record : made->mixed) {
        INFO(record.method);
        const FitRecord *other = s->predictions->record(record.method);
        REQUIRE(other);
        CHECK(other->dataHash == record.dataHash);
        REQUIRE(other->leftOut.size() == record.leftOut.size());
        CHECK(other->leftOut.front().key == record.leftOut.front().key);
        CHECK(other->leftOut.back().high == record.leftOut.back().high);
        REQUIRE(other->held.size() == record.held.size());
        CHECK(other->held.back().score == record.held.back().score);
    }
    CHECK_FALSE(fitAll(*s, [](double) { return false; }));
}

TEST_CASE("imported benchmarks make the fits stale until they are made anew, and a revert brings the old ones back",
    "[catalog][prediction][overlay]")
{
    const World world;
    const SnapshotPtr before = world.load();
    const std::int64_t import = world.apply(measuredFaster(world.scratch, 1.1));
    const SnapshotPtr stale = world.load();
    CHECK(stale->fitsStale);
    CHECK_FALSE(stale->fitBasis.empty());
    CHECK(fitsOf(stale).serving->dataHash == fitsOf(before).serving->dataHash); // those of the catalogue, meanwhile
    REQUIRE(world.overlay->refit(*stale));
    const SnapshotPtr after = world.load();
    CHECK_FALSE(after->fitsStale);
    CHECK(after->fitBasis == stale->fitBasis);
    const FitRecord *own = after->predictions->record(kInferenceMethod);
    REQUIRE(own);
    CHECK(own->dataHash != before->predictions->record(kInferenceMethod)->dataHash);
    CHECK(
        std::ranges::any_of(own->leftOut, [](const LeftOutPrediction &row) { return row.key.starts_with("again-"); }));
    CHECK(errorOf(fitsOf(after), kInferenceMethod) > 0);
    CHECK(world.overlay->refit(*after, [](double) { return false; }).error().code == Error::Code::cancelled);

    REQUIRE(world.overlay->revert(import));
    const SnapshotPtr reverted = world.load();
    CHECK_FALSE(reverted->fitsStale);
    CHECK(reverted->predictions->record(kInferenceMethod)->dataHash
        == before->predictions->record(kInferenceMethod)->dataHash);
}

TEST_CASE("fits that no build wrote are refused, and a changed benchmark makes them void", "[catalog][prediction]")
{
    const Scratch scratch;
    const auto file = scratch.path("fits.db");
    const auto spoiled = [&](const std::string &sql) {
        writeAll(file, readAll(WATTFARE_CATALOG_DB));
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
        return loadSnapshot(file);
    };
    const std::string method = " WHERE method = '" + std::string(kServingMethod) + "'";
    for (const std::string change : {"row_numbers = CAST(substr(row_numbers, 9) AS BLOB)",
             "row_numbers = CAST(x'000000000000f07f' || substr(row_numbers, 9) AS BLOB)", // infinite
             "row_numbers = CAST(x'00000000000000c0' || substr(row_numbers, 9) AS BLOB)", // negative
             "row_count = row_count + 1", "row_count = 2000000000", "row_text = substr(row_text, 1, 1000)",
             "row_text = replace(row_text, char(9), ' ')"}) {
        INFO(change);
        const auto refused = spoiled("UPDATE prediction_fit SET " + change + method);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.id == "catalog.impossible_value");
    }
    const auto renamed = spoiled("UPDATE prediction_fit SET method = 'llm_serving/0'" + method);
    REQUIRE(renamed);
    CHECK((*renamed)->fitsStale);
    CHECK_FALSE((*renamed)->predictions);
    const auto changed = spoiled("UPDATE benchmark SET note = 'seen' WHERE id = (SELECT min(id) FROM benchmark)");
    REQUIRE(changed);
    CHECK((*changed)->fitsStale);
    CHECK_FALSE((*changed)->predictions);
}

TEST_CASE("fits of half a million rows are kept and read", "[catalog][prediction]")
{
    const Scratch scratch;
    FitRecord fit;
    fit.method = kInferenceMethod;
    fit.dataHash = std::string(64, '0');
    fit.rows = 500'000;
    for (std::size_t i = 0; i < fit.rows; ++i) {
        LeftOutPrediction row;
        row.key = "own-" + std::to_string(i);
        row.model = "llama-3.1-8b";
        row.source = "a source with a name";
        row.measured = row.predicted = row.low = row.high = static_cast<double>(i + 1);
        fit.leftOut.push_back(std::move(row));
    }
    FitSet set;
    set.mixed.push_back(fit);
    const auto file = scratch.path("fits.db");
    std::filesystem::copy_file(WATTFARE_CATALOG_DB, file);
    const auto db = sqlite::openHardened(file.string(), SQLite::OPEN_READWRITE, 0);
    writeFits(*db, "", set);
    const KeptFits kept = readFits(*db);
    REQUIRE(kept.fits.mixed.size() == 1);
    REQUIRE(kept.fits.mixed[0].leftOut.size() == fit.rows);
    CHECK(kept.fits.mixed[0].leftOut.back().key == "own-499999");
    CHECK(kept.fits.mixed[0].leftOut.back().measured == 500'000.0);
    CHECK(sqlite3_limit(db->getHandle(), SQLITE_LIMIT_LENGTH, -1) == 16 << 20); // other values keep their bound
}
