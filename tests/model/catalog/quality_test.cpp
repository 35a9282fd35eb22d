// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/check.h"
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/quality.h"
#include "model/catalog/snapshot_builder.h"
#include "model/catalog/staleness.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

using namespace wattfare;
using wattfare::test::readAll;
using wattfare::test::Scratch;
using wattfare::test::writeAll;
using Kind = QualityFinding::Kind;

namespace {

const SnapshotPtr &catalogue()
{
    static const SnapshotPtr snapshot = *loadSnapshot(WATTFARE_CATALOG_DB);
    return snapshot;
}

const QualityFinding *find(const std::vector<QualityFinding> &all, Kind kind, const char *id,
    std::string_view firstArgument, std::string_view secondArgument = {})
{
    const auto found = std::ranges::find_if(all, [&](const QualityFinding &f) {
        return f.kind == kind && f.message.id == id && !f.message.args.empty() && f.message.args[0] == firstArgument
            && (secondArgument.empty() || f.message.args[1] == secondArgument);
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("contradictions name their figures, the preferred first", "[quality]")
{
    const Snapshot &s = *catalogue();
    const auto all = findQuality(s, {.asOf = s.newestPrice});
    const QualityFinding *a10g = find(all, Kind::contradiction, "quality.contradiction", "nvidia-a10g", "tdp_w");
    REQUIRE(a10g != nullptr);
    CHECK(a10g->figures.size() == 3);
    CHECK(s.figures.row(a10g->figures[0]).preferred);
    CHECK(a10g->message.args == std::vector<Argument>{"nvidia-a10g", "tdp_w", 3, 150.0, 300.0, "W", 300.0});
    CHECK(a10g->size == 2.0);
    CHECK(a10g->touches(s.type("g5.xlarge"), s.region("us-east-1")));
    CHECK_FALSE(a10g->touches(s.type("g6.xlarge"), s.region("us-east-1")));
    CHECK(find(all, Kind::contradiction, "quality.contradiction", "nvidia-t4", "tdp_w")
        == nullptr); // all sources agree on 70 W
    CHECK(find(all, Kind::contradiction, "quality.contradiction", "af-south-1", "ci_rtc_g_kwh")
        == nullptr); // other years
    CHECK(find(all, Kind::wideRange, "quality.wide_range", "us-west-2", "ci_lifecycle_g_kwh")
        != nullptr); // Oregon: 106 to 370
    CHECK(std::ranges::is_sorted(all, {}, &QualityFinding::kind));
}

TEST_CASE("what has no price, throughput or watts is listed", "[quality]")
{
    const Snapshot &s = *catalogue();
    const auto all = findQuality(s, {.asOf = s.newestPrice});
    for (const char *type : {"p5e.48xlarge", "p6e-gb200.36xlarge", "trn2.3xlarge", "trn2.48xlarge", "trn2u.48xlarge"})
        CHECK(find(all, Kind::noPrice, "quality.no_price", type) != nullptr);
    CHECK(std::ranges::count(all, Kind::noPrice, &QualityFinding::kind) == 5);
    CHECK(find(all, Kind::noPower, "quality.no_power", "c8i") != nullptr);
    CHECK(find(all, Kind::noPower, "quality.no_power", "trn2u") != nullptr);
    CHECK(find(all, Kind::noPower, "quality.no_power", "g5") == nullptr);
    const QualityFinding *video = find(all, Kind::noThroughput, "quality.no_throughput", "vt1");
    REQUIRE(video != nullptr);
    CHECK(video->types.size() == 3);
    CHECK(find(all, Kind::noThroughput, "quality.no_throughput", "g5") == nullptr);

    const auto virginia = findQuality(
        s, {.asOf = s.newestPrice, .regions = {s.region("us-east-1")}, .model = s.model("layoutlm-base")});
    const QualityFinding *missing = find(virginia, Kind::noPrice, "quality.no_price_in_region", "us-east-1");
    REQUIRE(missing != nullptr);
    CHECK(missing->touches(s.type("trn2.48xlarge"), s.region("us-east-1")));
    CHECK_FALSE(missing->touches(s.type("trn2.48xlarge"), s.region("us-east-2")));
    CHECK(find(virginia, Kind::noThroughput, "quality.no_throughput_of_model", "g5") != nullptr);
    CHECK(find(virginia, Kind::noThroughput, "quality.no_throughput_of_model", "g4dn") == nullptr);
}

TEST_CASE("stale prices are one finding a region", "[quality]")
{
    const Snapshot &s = *catalogue();
    const auto now = findQuality(s, {.asOf = s.newestPrice});
    const QualityFinding *spot = find(now, Kind::stalePrice, "quality.stale_spot", "us-east-1");
    REQUIRE(spot != nullptr);
    CHECK(isStale(*Date::parse(spot->message.args[2].text()), s.newestPrice, kStaleMonthsSpot));
    CHECK(spot->regions == std::vector<RegionIndex>{s.region("us-east-1")});
    const auto later = findQuality(s, {.asOf = *Date::parse("2030-01-01"), .regions = {s.region("us-east-1")}});
    const QualityFinding *onDemand = find(later, Kind::stalePrice, "quality.stale_on_demand", "us-east-1");
    REQUIRE(onDemand != nullptr);
    CHECK(onDemand->types.size() > 200);
}

TEST_CASE("stale interruption frequencies and commitments are told by the day, not by the prices", "[quality]")
{
    const Snapshot &s = *catalogue();
    const std::vector<RegionIndex> virginia{s.region("us-east-1")};
    const Date late = *Date::parse("2031-01-01");
    const auto found = findQuality(s, {.asOf = late, .regions = virginia});
    const auto dated = findQuality(s, {.asOf = s.newestPrice, .day = late, .regions = virginia});
    for (const char *id : {"quality.stale_on_demand", "quality.stale_spot", "quality.stale_band",
             "quality.stale_commitment", "quality.stale_capacity_block"}) {
        INFO(id);
        const QualityFinding *of = find(dated, Kind::stalePrice, id, "us-east-1");
        REQUIRE(of != nullptr);
        CHECK(of->types.size() >= 1);
        CHECK(of->regions == virginia);
        CHECK(find(found, Kind::stalePrice, id, "us-east-1") != nullptr);
    }
    // On the day of a type's band nothing of it is stale.
    const TypeIndex g5 = s.type("g5.xlarge");
    const auto band = s.bandAt(g5, virginia.front(), late);
    REQUIRE(band);
    const auto then = findQuality(s, {.asOf = s.bands.date[*band], .regions = virginia});
    if (const QualityFinding *of = find(then, Kind::stalePrice, "quality.stale_band", "us-east-1"))
        CHECK_FALSE(of->touches(g5, virginia.front()));
}

TEST_CASE("the newest observation of each kind is told", "[quality]")
{
    const Snapshot &s = *catalogue();
    const std::vector<NewestOfKind> newest = newestByKind(s);
    REQUIRE(newest.size() == 5);
    CHECK(newest[0].date == *std::ranges::max_element(s.onDemand.date));
    CHECK(newest[1].date == *std::ranges::max_element(s.spot.date));
    CHECK(newest[2].date == *std::ranges::max_element(s.bands.date));
    CHECK(newest[3].date == *std::ranges::max_element(s.commitments.date));
    CHECK(newest[4].date == *std::ranges::max_element(s.capacityBlocks.date));
    // What the person entered nobody observed.
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    UserChoice price;
    price.kind = UserChoice::Kind::price;
    price.type = "g5.xlarge";
    price.region = "us-east-1";
    price.option = "on_demand";
    price.value = 1;
    price.setAt = std::int64_t{Date::parse("2030-01-01")->days} * 86400;
    REQUIRE((*overlay)->set(price));
    const auto own = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(own);
    CHECK(newestByKind(**own).front().date == newest.front().date);
}

TEST_CASE("implausible values are found", "[quality]")
{
    const Scratch scratch;
    const auto file = scratch.path("overlay.db");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    ImportBatch batch(ImportSource{});
    batch.onDemand("g5.xlarge", "us-east-1", *Date::parse("2026-09-01"), 10060000000); // ten times too much
    batch.spot("g4dn.xlarge", "us-east-1", *Date::parse("2026-09-01"), 600000000); // above on-demand
    REQUIRE((*overlay)->apply(batch, *catalogue()));
    for (const auto &[quantity, value] :
        std::initializer_list<std::pair<const char *, double>>{{"full_load_w", 500}, {"idle_w", 600}}) {
        UserChoice choice;
        choice.subjectKind = SubjectKind::accelerator;
        choice.subject = "nvidia-a10g";
        choice.quantity = quantity;
        choice.unit = "W";
        choice.value = value;
        REQUIRE((*overlay)->set(choice));
    }
    UserChoice lost;
    lost.kind = UserChoice::Kind::throughput;
    lost.type = "g5.xlarge";
    lost.model = "no-such-model";
    lost.unit = "inferences/s";
    lost.value = 1;
    REQUIRE((*overlay)->set(lost));
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(loaded);
    const auto all
        = findQuality(**loaded, {.asOf = *Date::parse("2026-09-02"), .regions = {(*loaded)->region("us-east-1")}});
    const QualityFinding *jump = find(all, Kind::implausible, "quality.price_jump", "g5.xlarge");
    REQUIRE(jump != nullptr);
    CHECK(jump->size == Approx(10));
    CHECK(find(all, Kind::implausible, "quality.spot_above_on_demand", "g4dn.xlarge") != nullptr);
    CHECK(find(all, Kind::implausible, "quality.full_above_cap", "nvidia-a10g") != nullptr);
    CHECK(find(all, Kind::implausible, "quality.idle_above_full", "nvidia-a10g") != nullptr);
    CHECK(find(all, Kind::dropped, "quality.choice_without_subject", "g5.xlarge") != nullptr);
    const auto clean = findQuality(*catalogue(), {.asOf = catalogue()->newestPrice});
    CHECK(std::ranges::count(clean, Kind::implausible, &QualityFinding::kind) == 0);
}

TEST_CASE("an empty catalogue has nothing to find", "[quality]")
{
    SnapshotBuilder builder;
    builder.indexDimensions();
    const SnapshotPtr empty = builder.finish();
    CHECK(findQuality(*empty, {}).empty());
    CHECK_FALSE(empty->priceAt(empty->onDemand, 0, 0, Date{}));
    CHECK_FALSE(empty->bandAt(0, 0, Date{}));
}

TEST_CASE("the bundled catalogue passes every check", "[check]")
{
    const auto report = checkCatalog(WATTFARE_CATALOG_DB);
    REQUIRE(report);
    CHECK(report->good());
    CHECK_FALSE(report->overlay);
    CHECK(report->identity.contentHash.size() == 64);
    const auto types = std::ranges::find(report->tables, "instance_type", &std::pair<std::string, std::size_t>::first);
    REQUIRE(types != report->tables.end());
    CHECK(types->second == 362);
    CHECK(checkCatalog(WATTFARE_CATALOG_DB, [](double done) { return done < 0.5; }).error().code
        == Error::Code::cancelled);
    CHECK(checkCatalog("/nowhere.db").error().code == Error::Code::fileNotFound);
}

TEST_CASE("check finds what constraints and rules forbid", "[check]")
{
    const Scratch scratch;
    const auto file = scratch.path("spoiled.db");
    const auto spoil = [&](const char *sql) {
        writeAll(file, readAll(WATTFARE_CATALOG_DB));
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec(std::string("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; ") + sql);
        const auto report = checkCatalog(file);
        std::string ids;
        if (!report)
            return report.error().message.id;
        for (const Message &problem : report->problems)
            ids += problem.id + " ";
        return ids;
    };
    CHECK(spoil("UPDATE benchmark SET model = 'nobody' WHERE id = 'nrn-0c4a63599f'") == "check.foreign_key ");
    CHECK(spoil("UPDATE figure SET preferred = 0 WHERE subject = 'nvidia-t4' AND quantity = 'tdp_w'")
        == "check.no_preferred_figure ");
    CHECK(spoil("DELETE FROM fact_source WHERE fact_table = 'instance_type' AND fact_id = 1")
        == "check.type_without_source ");
    CHECK(
        spoil("DELETE FROM fact_source WHERE fact_table = 'figure' AND fact_id = 1") == "check.figure_without_source ");
    CHECK(spoil("UPDATE benchmark_column SET data = (SELECT data FROM benchmark_column WHERE name = 'latency_p99_ms') "
                "WHERE name = 'latency_p50_ms'")
        == "check.benchmark_column ");
    CHECK(spoil("DELETE FROM catalog") == "check.no_identity check.no_identity ");
    CHECK(spoil("UPDATE region SET latitude = 200 WHERE region = 'us-east-1'") == "check.integrity ");
    CHECK(spoil("UPDATE price_on_demand SET nano_usd_per_hour = -5 WHERE instance_type = 'g5.xlarge' AND region = "
                "'us-east-1'")
        == "check.integrity check.integrity check.integrity catalog.impossible_value "); // an observation each
    CHECK(spoil("DROP TABLE fact_source") == "catalog.wrong_schema");
    {
        const auto overlay = Overlay::open(scratch.path("overlay.db"));
        REQUIRE(overlay);
    }
    const auto report = checkCatalog(scratch.path("overlay.db"));
    REQUIRE(report);
    CHECK(report->overlay);
    CHECK(report->good());
}
