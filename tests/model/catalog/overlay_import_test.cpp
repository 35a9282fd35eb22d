// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalog/overlay_world.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("imported prices join the book and go again with their import", "[overlay]")
{
    const World world;
    const SnapshotPtr before = world.load();
    ImportBatch rows = batch();
    rows.onDemand("g5.xlarge", "us-east-1", kImportDay, 1100000000, 7);
    rows.onDemand("g4dn.xlarge", "us-east-1", kImportDay, 526000000, 8); // as it was
    rows.onDemand("p5e.48xlarge", "us-east-1", kImportDay, 39800000000, 9); // had none
    rows.onDemand("t9.nano", "us-east-1", kImportDay, 1000000, 10);
    rows.onDemand("t9.nano", "us-east-2", kImportDay, 1000000, 11);
    rows.onDemand("g5.xlarge", "moon-1", kImportDay, 1000000, 12);

    const auto diff = diffImport(rows, *before);
    REQUIRE(diff);
    CHECK(diff->changed == 1);
    CHECK(diff->unchanged == 1);
    CHECK(diff->added == 1);
    CHECK(diff->refused == 3);
    const auto changed = std::ranges::find(diff->entries, DiffEntry::Kind::changed, &DiffEntry::kind);
    REQUIRE(changed != diff->entries.end());
    CHECK(changed->subject == "g5.xlarge");
    CHECK(changed->line == 7);
    CHECK(changed->before == Approx(1.006));
    CHECK(changed->after == Approx(1.1));
    CHECK(changed->percent == Approx(100 * (1.1 / 1.006 - 1)));
    const auto unknown
        = std::ranges::count_if(diff->entries, [](const DiffEntry &e) { return e.reason == "unknown_type"; });
    CHECK(unknown == 1); // named once, counted twice

    const std::int64_t id = world.apply(rows);
    const SnapshotPtr after = world.load();
    CHECK(price(*after, after->onDemand, "g5.xlarge", "us-east-1", "2026-10-01") == Approx(1.1));
    CHECK(price(*after, after->onDemand, "g5.xlarge", "us-east-1", "2026-09-30") == Approx(1.006));
    CHECK(price(*after, after->onDemand, "p5e.48xlarge", "us-east-1", "2026-12-01") == Approx(39.8));
    CHECK(after->newestPrice == kImportDay);
    CHECK(after->identity.overlayRows == 3);
    const auto row = after->priceAt(after->onDemand, after->type("g5.xlarge"), after->region("us-east-1"), kImportDay);
    CHECK(after->onDemand.overlay[*row] == 1);
    CHECK(after->sources[after->onDemand.source[*row]].id == "import-" + std::to_string(id));
    CHECK(after->sources[after->onDemand.source[*row]].title == "Price list");
    REQUIRE(world.overlay->imports().value().size() == 1);
    CHECK(world.overlay->imports().value()[0].rows == 3);
    CHECK(world.overlay->imports().value()[0].kind == "aws_price_list");

    REQUIRE(world.overlay->revert(id));
    const SnapshotPtr reverted = world.load();
    CHECK(reverted->onDemand.nanoUsdPerHour == before->onDemand.nanoUsdPerHour);
    CHECK(reverted->sources.size() == before->sources.size());
    CHECK(world.overlay->imports().value().empty());
    CHECK(world.overlay->revert(id).error().code == Error::Code::notFound);
}

TEST_CASE("imports that were taken back come back as they were, or not at all", "[overlay]")
{
    const World world;
    const auto dump = [&] {
        std::string all;
        SQLite::Database db(world.file.string(), SQLite::OPEN_READONLY);
        SQLite::Statement tables(
            db, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name");
        while (tables.executeStep()) {
            const std::string table = tables.getColumn(0).getString();
            all += "# " + table + '\n';
            SQLite::Statement rows(db, "SELECT * FROM " + table);
            while (rows.executeStep()) {
                for (int i = 0; i < rows.getColumnCount(); ++i)
                    all += std::to_string(rows.getColumn(i).getType()) + ':' + rows.getColumn(i).getString() + '|';
                all += '\n';
            }
        }
        return all;
    };
    ImportBatch prices = batch();
    prices.onDemand("g5.xlarge", "us-east-1", kImportDay, 1'100'000'000, 1);
    const std::string empty = dump();
    const std::int64_t first = world.apply(prices), second = world.apply(prices);
    {
        SQLite::Database db(world.file.string(), SQLite::OPEN_READWRITE);
        db.exec("INSERT INTO figure VALUES (7, " + std::to_string(second)
            + ", 'accelerator', 'nvidia-t4', 'full_load_w', '', 66.5, NULL, 70, 'W', 'measured', 2024, NULL, 1, 's', "
              "'n')");
        db.exec("INSERT INTO spot_series VALUES (3, " + std::to_string(first)
            + ", 'g5.xlarge', 'us-east-1', 'us-east-1a', 's', x'0001ff')");
    }
    const std::string before = dump();
    const std::int64_t both[] = {first, second}, wrong[] = {first, 99};
    CHECK(world.overlay->takeBack(wrong).error().code == Error::Code::notFound);
    CHECK((dump() == before)); // all of them or none
    const auto kept = world.overlay->takeBack(both);
    REQUIRE(kept);
    CHECK(world.overlay->imports().value().empty());
    CHECK((dump() == empty));
    REQUIRE(world.overlay->restore(*kept));
    CHECK((dump() == before));
    // Another program has written in between.
    REQUIRE(world.overlay->takeBack(both));
    SQLite::Database(world.file.string(), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO import VALUES (50, 'k', 'f', 't', '', '', '', '', '', '', 0, 1);"
              "INSERT INTO figure VALUES (7, 50, 'accelerator', 'nvidia-t4', 'idle_w', '', 9, NULL, NULL, 'W', "
              "'measured', 2024, NULL, 1, 's', '')");
    const std::string theirs = dump();
    CHECK(world.overlay->restore(*kept).error().message.id == "overlay.changed_elsewhere");
    CHECK((dump() == theirs));
    REQUIRE(world.overlay->revert(50));
    REQUIRE(world.overlay->restore(*kept)); // and is free again
    CHECK((dump() == before));
}

TEST_CASE("a later import covers an earlier one and uncovers it when reverted", "[overlay]")
{
    const World world;
    ImportBatch first = batch();
    first.onDemand("g5.xlarge", "us-east-1", kImportDay, 1100000000);
    ImportBatch second = batch();
    second.onDemand("g5.xlarge", "us-east-1", kImportDay, 1200000000);
    world.apply(first);
    const std::int64_t later = world.apply(second);
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-10-01") == Approx(1.2));
    REQUIRE(world.overlay->revert(later));
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-10-01") == Approx(1.1));
    ImportBatch third = batch();
    third.onDemand("g5.xlarge", "us-east-1", kImportDay, 1300000000);
    CHECK(world.apply(third) > later); // numbers are not used twice
}

TEST_CASE("what a complete list lacks is withdrawn from its date on", "[overlay]")
{
    const World world;
    const SnapshotPtr before = world.load();
    ImportBatch rows = batch();
    for (std::size_t i = 0; i < before->types.size(); ++i) {
        const auto row
            = before->priceAt(before->onDemand, static_cast<TypeIndex>(i), before->region("eu-west-1"), kImportDay);
        if (row && before->types[i].name != "g5.xlarge")
            rows.onDemand(before->types[i].name, "eu-west-1", kImportDay, before->onDemand.nanoUsdPerHour[*row]);
    }
    rows.completeFor("on_demand", "eu-west-1", kImportDay);
    const auto diff = diffImport(rows, *before);
    REQUIRE(diff);
    CHECK(diff->removed == 1);
    CHECK(diff->changed == 0);
    CHECK(diff->entries.back().kind == DiffEntry::Kind::removed);
    CHECK(diff->entries.back().subject == "g5.xlarge");
    CHECK(diff->entries.back().before > 0.0);
    const std::int64_t id = world.apply(rows);
    const SnapshotPtr after = world.load();
    CHECK_FALSE(price(*after, after->onDemand, "g5.xlarge", "eu-west-1", "2026-10-01"));
    CHECK(price(*after, after->onDemand, "g5.xlarge", "eu-west-1", "2026-09-30"));
    CHECK(price(*after, after->onDemand, "g5.xlarge", "us-east-1", "2026-10-01"));
    REQUIRE(world.overlay->revert(id));
    const SnapshotPtr reverted = world.load();
    CHECK(price(*reverted, reverted->onDemand, "g5.xlarge", "eu-west-1", "2026-10-01"));
}

TEST_CASE("spot history becomes series and a regional price", "[overlay]")
{
    const World world;
    ImportBatch rows = batch("spot_price_history");
    const std::int64_t start = *parseUtcSeconds("2026-09-01T00:00:00Z");
    for (int i = 200; i >= 0; --i) { // newest first, as the API answers
        rows.spotPoint("g5.xlarge", "us-east-1", "us-east-1a", start + 600 * i, 400000000 + i);
        rows.spotPoint("g5.xlarge", "us-east-1", "us-east-1b", start + 600 * i, 500000000 + i);
    }
    rows.spotPoint("g5.xlarge", "us-east-1", "us-east-1a", start, 400000000); // the same again
    rows.deriveRegionalSpot();
    world.apply(rows);
    const SnapshotPtr s = world.load();
    const auto series = std::ranges::find_if(
        s->spotSeries, [&](const SpotSeries &x) { return x.zone == "us-east-1b" && x.type == s->type("g5.xlarge"); });
    REQUIRE(series != s->spotSeries.end());
    CHECK(series->time.size() == 201);
    CHECK(std::ranges::is_sorted(series->time));
    CHECK(series->usdPerHour.back() == Approx(0.5000002));
    CHECK(price(*s, s->spot, "g5.xlarge", "us-east-1", "2026-09-03") == Approx(0.4500002));
    const auto row = *s->priceAt(s->spot, s->type("g5.xlarge"), s->region("us-east-1"), *Date::parse("2026-09-03"));
    CHECK(s->spot.lowNano[row] == 400000200);
    CHECK(s->spot.highNano[row] == 500000200);
    CHECK(s->spot.date[row].iso() == "2026-09-02");
}

TEST_CASE("specifications merge column by column and null never wins", "[overlay]")
{
    const World world;
    ImportBatch rows = batch("instance_types");
    rows.specification("instance_type", "g5.xlarge", "network_gbps", "12.5");
    rows.specification("instance_type", "g5.xlarge", "cpu_model", "");
    for (const auto &[column, value] :
        std::initializer_list<std::pair<const char *, const char *>>{{"family", "g5"}, {"kind", "gpu"}, {"vcpus", "6"},
            {"memory_gib", "24"}, {"cpu_arch", "x86_64"}, {"accelerator_count", "1"}, {"status", "current"}})
        rows.specification("instance_type", "g5.1xnew", column, value);
    rows.ec2Accelerator("g5.1xnew", "a10g", 24);
    rows.specification("instance_type", "zz.incomplete", "vcpus", "4");
    rows.onDemand("g5.1xnew", "us-east-1", kImportDay, 1500000000); // its parent comes with the same import
    const auto diff = diffImport(rows, *world.load());
    REQUIRE(diff);
    CHECK(diff->refused == 1); // zz.incomplete
    CHECK(diff->changed == 1);
    CHECK(std::ranges::count(diff->entries, "nvidia-a10g", &DiffEntry::afterText) == 1);
    const std::int64_t id = world.apply(rows);
    const SnapshotPtr s = world.load();
    const InstanceType &g5 = s->types[s->type("g5.xlarge")];
    CHECK(g5.networkGbps == 12.5);
    CHECK(g5.cpuModel == "AMD EPYC 7R32");
    REQUIRE(s->type("g5.1xnew") != kNone);
    const InstanceType &fresh = s->types[s->type("g5.1xnew")];
    CHECK(fresh.vcpus == 6);
    CHECK(s->accelerators[fresh.accelerator].key == "nvidia-a10g");
    CHECK(s->platforms[fresh.platform].family == "g5");
    CHECK(price(*s, s->onDemand, "g5.1xnew", "us-east-1", "2026-10-01") == Approx(1.5));
    CHECK(s->type("zz.incomplete") == kNone);
    CHECK(std::ranges::is_sorted(s->types, {}, &InstanceType::name));
    // What a later import adds to a new type has nothing to stand on once the type is taken back.
    ImportBatch more = batch("instance_types");
    more.specification("instance_type", "g5.1xnew", "network_gbps", "50");
    world.apply(more);
    CHECK(world.load()->types[world.load()->type("g5.1xnew")].networkGbps == 50.0);
    REQUIRE(world.overlay->revert(id));
    const SnapshotPtr rest = world.load();
    CHECK(rest->type("g5.1xnew") == kNone);
    CHECK(std::ranges::any_of(
        rest->quality, [](const QualityNote &n) { return n.kind == "incomplete_import" && n.subject == "g5.1xnew"; }));
}

TEST_CASE("imported figures stand beside the others until one is preferred", "[overlay]")
{
    const World world;
    ImportBatch rows = batch("region_metadata");
    FigureIn pue;
    pue.kind = SubjectKind::region;
    pue.subject = "us-east-1";
    pue.quantity = "pue";
    pue.unit = "1";
    pue.value = 1.12;
    pue.year = 2026;
    pue.cls = FigureClass::vendor;
    rows.figure(pue);
    pue.subject = "us-west-2";
    pue.quantity = "brand_new";
    rows.figure(pue);
    const std::int64_t id = world.apply(rows);
    SnapshotPtr s = world.load();
    CHECK(preferred(*s, SubjectKind::region, s->region("us-east-1"), "pue").value == 1.15); // newest never decides
    const FigureIndex of2026
        = s->figures.ofYear(SubjectKind::region, s->region("us-east-1"), s->figures.quantity("pue"), 2026);
    REQUIRE(of2026 != kNone);
    CHECK(s->figures.row(of2026).overlay);
    CHECK(preferred(*s, SubjectKind::region, s->region("us-west-2"), "brand_new").value == 1.12);

    UserChoice choice;
    choice.kind = UserChoice::Kind::preference;
    choice.subjectKind = SubjectKind::region;
    choice.subject = "us-east-1";
    choice.quantity = "pue";
    choice.year = 2026;
    choice.sourceKey = "import-" + std::to_string(id);
    REQUIRE(world.overlay->set(choice));
    s = world.load();
    CHECK(preferred(*s, SubjectKind::region, s->region("us-east-1"), "pue").value == 1.12);
    REQUIRE(world.overlay->undo());
    s = world.load();
    CHECK(preferred(*s, SubjectKind::region, s->region("us-east-1"), "pue").value == 1.15);
}

TEST_CASE("values out of range refuse an import whole", "[overlay]")
{
    const World world;
    const SnapshotPtr current = world.load();
    const std::string before = readAll(world.file);
    const auto refused = [&](const ImportBatch &rows, const char *field) {
        for (const auto &error : {diffImport(rows, *current).error(), world.overlay->apply(rows, *current).error()}) {
            CHECK(error.code == Error::Code::badInput);
            REQUIRE(error.message.args.size() == 5);
            CHECK(error.message.args[0] == "prices.csv");
            CHECK(error.message.args[1] == "42");
            CHECK(error.message.args[2] == field);
        }
        CHECK((readAll(world.file) == before));
    };
    SECTION("price")
    {
        ImportBatch rows = batch();
        rows.onDemand("g5.xlarge", "us-east-1", kImportDay, 1000000000, 41);
        rows.onDemand("g5.xlarge", "us-east-1", kImportDay, -5, 42);
        refused(rows, "usd_per_hour");
    }
    SECTION("date")
    {
        ImportBatch rows = batch();
        rows.onDemand("g5.xlarge", "us-east-1", *Date::parse("1900-01-01"), 1000000000, 42);
        refused(rows, "as_of");
    }
    SECTION("band")
    {
        ImportBatch rows = batch();
        rows.band({.type = "g5.xlarge",
            .region = "us-east-1",
            .asOf = kImportDay,
            .bucket = 7,
            .lowPct = 0,
            .highPct = 5,
            .line = 42});
        refused(rows, "bucket");
    }
    SECTION("commitment")
    {
        ImportBatch rows = batch();
        rows.commitment({.type = "g5.xlarge",
            .region = "us-east-1",
            .plan = "reserved_standard",
            .payment = "no_upfront",
            .termYears = 2,
            .asOf = kImportDay,
            .effectiveNano = 5,
            .line = 42});
        refused(rows, "term_years");
    }
    SECTION("specification")
    {
        ImportBatch rows = batch();
        rows.specification("instance_type", "g5.xlarge", "vcpus", "many", 42);
        refused(rows, "vcpus");
    }
    SECTION("figure")
    {
        for (const auto &[low, high] :
            {std::pair(59.0, HUGE_VAL), std::pair(-HUGE_VAL, 61.0), std::pair(std::nan(""), 61.0)}) {
            FigureIn watts;
            watts.kind = SubjectKind::accelerator;
            watts.subject = "nvidia-t4";
            watts.quantity = "full_load_w";
            watts.unit = "W";
            watts.value = 60;
            watts.low = low;
            watts.high = high;
            watts.line = 42;
            ImportBatch rows = batch();
            rows.figure(watts);
            refused(rows, "full_load_w");
        }
    }
    SECTION("numbers that are none, in the rows of a trace")
    {
        for (const double bad : {HUGE_VAL, std::nan("")}) {
            TraceIn trace;
            trace.id = "mine";
            trace.title = "mine";
            trace.gapSeconds = bad;
            trace.runTicks = {5};
            trace.available = {1};
            ImportBatch rows = batch();
            rows.trace(trace);
            const auto result = world.overlay->apply(rows, *current);
            REQUIRE_FALSE(result);
            CHECK(result.error().code == Error::Code::badInput);
            CHECK(result.error().message.args[2] == "gap_seconds");
            CHECK((readAll(world.file) == before));
        }
    }
}

TEST_CASE("a text that the database does not take fails the import instead of losing its row", "[overlay]")
{
    const World world;
    const std::string before = readAll(world.file);
    ImportBatch rows = batch();
    rows.onDemand("g5.xlarge", "us-east-1", kImportDay, 900'000'000);
    rows.onDemand("g5.2xlarge", "us-east-1", kImportDay, 900'000'000, 2, {}, std::string(17U << 20U, 'x'));
    const auto result = world.overlay->apply(rows, *world.load());
    REQUIRE_FALSE(result);
    CHECK(result.error().detail.find("too big") != std::string::npos);
    CHECK((readAll(world.file) == before));
}

TEST_CASE("a stopped import leaves no trace", "[overlay]")
{
    const World world;
    const SnapshotPtr current = world.load();
    ImportBatch rows = batch("spot_price_history");
    for (int i = 0; i < 50000; ++i)
        rows.onDemand(current->types[static_cast<std::size_t>(i / 700)].name, "us-east-1",
            Date{kImportDay.days + i % 700}, 1000000000 + i);
    const std::string before = readAll(world.file);
    for (int stopAt = 1; stopAt < 8; ++stopAt) {
        int calls = 0;
        const auto result = world.overlay->apply(rows, *current, [&](double) { return ++calls < stopAt; });
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::cancelled);
        CHECK(world.overlay->imports().value().empty());
    }
    CHECK(diffImport(rows, *current, 100, [](double) { return false; }).error().code == Error::Code::cancelled);
    CHECK(world.load()->identity.overlayRows == 0);
}

TEST_CASE("catalogue CSV rows are imported through their description", "[overlay]")
{
    const World world;
    ImportBatch rows = batch("catalog_csv");
    const FactTable *prices = factTable("price_on_demand");
    REQUIRE(prices != nullptr);
    const std::vector<std::string_view> good{"aws", "g5.xlarge", "us-east-1", "2026-09-01", "1.25", "E-AWSPUE", ""};
    REQUIRE(rows.factRow(*prices, "price_on_demand.csv", 2, good));
    const std::vector<std::string_view> bad{"aws", "g5.xlarge", "us-east-1", "2026-09-01", "1,25", "E-AWSPUE", ""};
    const auto refused = rows.factRow(*prices, "price_on_demand.csv", 3, bad);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args
        == std::vector<Argument>{
            "price_on_demand.csv", 3, "usd_per_hour", "1,25", clause<Phrase::usdFromTo>(0.000000001, 100000.0)});
    const FactTable *types = factTable("instance_type");
    const std::vector<std::string_view> type{"aws", "g5.xlarge", "g5", "gpu", "4", "16", "AMD EPYC 7R32", "AMD",
        "x86_64", "g5", "nvidia-a10g", "1", "24", "", "", "20", "1", "0", "250", "2021", "current", "import"};
    REQUIRE(rows.factRow(*types, "instance_type.csv", 2, type));
    CHECK(rows.factRow(*types, "instance_type.csv", 2, good).error().message.args[2] == "row");
    const FactTable *fits = factTable("availability_fit");
    const std::vector<std::string_view> fit{
        "availability", "2023-01-01", "z", "p3.2xlarge", "10", "10", "1", "0.5", "1", "1", "1", "1", "x"};
    ImportBatch other = batch();
    REQUIRE(other.factRow(*fits, "availability_fit.csv", 2, fit));
    CHECK(world.overlay->apply(other, *world.load()).error().code == Error::Code::badInput);
    world.apply(rows);
    const SnapshotPtr s = world.load();
    CHECK(price(*s, s->onDemand, "g5.xlarge", "us-east-1", "2026-09-01") == Approx(1.25));
    CHECK(s->types[s->type("g5.xlarge")].networkGbps == 20.0);
}

TEST_CASE("profiles and traces are imported as wholes", "[overlay]")
{
    const World world;
    ImportBatch rows = batch("grid_intensity");
    ProfileIn profile;
    profile.gridZone = "IE";
    profile.year = 2025;
    profile.annualMean = 300;
    profile.basis = "test";
    profile.hour.fill(1);
    profile.month.fill(1);
    profile.monthHour.emplace();
    for (auto &month : *profile.monthHour)
        month.fill(1);
    rows.profile(profile);
    TraceIn trace;
    trace.id = "mine";
    trace.title = "Mine";
    trace.type = "g5.xlarge";
    trace.gapSeconds = 60;
    trace.runTicks = {5, 6, 7};
    trace.available = {1, 0, 1};
    rows.trace(trace);
    const auto diff = diffImport(rows, *world.load());
    REQUIRE(diff);
    CHECK(diff->added == 24 + 12 + 288 + 1 + 3);
    CHECK(diff->entries.size() < 10);
    world.apply(rows);
    world.apply(rows); // twice: still one trace, not a longer one
    const SnapshotPtr s = world.load();
    REQUIRE(s->profileOf("IE") != nullptr);
    CHECK(s->profileOf("IE")->hasMonths);
    CHECK(s->profileOf("IE")->annualMeanGKwh == 300.0);
    const auto mine = std::ranges::find(s->traces, "mine", &AvailabilityTrace::id);
    REQUIRE(mine != s->traces.end());
    CHECK(mine->runTicks == std::vector<std::uint32_t>{5, 6, 7});
    CHECK(mine->available == std::vector<std::uint16_t>{1, 0, 1});
    CHECK(mine->type == s->type("g5.xlarge"));
}
