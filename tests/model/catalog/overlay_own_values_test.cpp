// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/check.h"
#include "model/catalog/overlay/choice_edit.h"
#include "model/catalog/staleness.h"
#include "tests/model/catalog/overlay_world.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("an own figure stands over a preference, whichever came first", "[overlay]")
{
    for (const bool ownFirst : {true, false}) {
        World world;
        UserChoice preference;
        preference.kind = UserChoice::Kind::preference;
        preference.subjectKind = SubjectKind::accelerator;
        preference.subject = "nvidia-a10g";
        preference.quantity = "tdp_w";
        preference.sourceKey = "E-MLCO2";
        UserChoice own = *hiderOf(preference);
        CHECK_FALSE(hiderOf(own));
        own.unit = "W";
        own.value = 222;
        own.sourceKey.clear();
        REQUIRE(world.overlay->set(ownFirst ? own : preference));
        REQUIRE(world.overlay->set(ownFirst ? preference : own));
        const auto watts = [&] {
            const SnapshotPtr s = world.load();
            return preferred(*s, SubjectKind::accelerator, s->accelerator("nvidia-a10g"), "tdp_w").value;
        };
        CHECK(watts() == 222);
        ChoiceEdit edit;
        edit.clear = {own};
        REQUIRE(applyEdit(*world.overlay, edit));
        CHECK(watts() == 150);
    }
}

TEST_CASE("own values win, survive a restart, can be listed and undone", "[overlay]")
{
    World world;
    UserChoice watts;
    watts.kind = UserChoice::Kind::figure;
    watts.subjectKind = SubjectKind::accelerator;
    watts.subject = "nvidia-a10g";
    watts.quantity = "full_load_w";
    watts.unit = "W";
    watts.value = 190;
    watts.low = 180;
    watts.high = 205;
    watts.note = "measured in our rack";
    REQUIRE(world.overlay->set(watts));
    REQUIRE(world.overlay->set(ownPrice("g5.xlarge", "us-east-1", 0.75)));
    UserChoice discount = ownPrice("*", "*", 10);
    discount.kind = UserChoice::Kind::discount;
    REQUIRE(world.overlay->set(discount));
    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g5.xlarge";
    rate.model = "bert-large";
    rate.quantity = "inference";
    rate.unit = "inferences/s";
    rate.basis = "inferences";
    rate.value = 1234;
    const auto rateId = world.overlay->set(rate);
    REQUIRE(rateId);

    world.overlay.reset();
    world.overlay = world.open();
    CHECK(world.overlay->choices().value().size() == 4);
    CHECK(world.overlay->choices().value()[0].kind == UserChoice::Kind::throughput);
    CHECK(world.overlay->choices().value()[3].note == "measured in our rack");
    CHECK(world.overlay->choices().value()[3].low == 180.0);

    SnapshotPtr s = world.load();
    const FigureRow full = preferred(*s, SubjectKind::accelerator, s->accelerator("nvidia-a10g"), "full_load_w");
    CHECK(full.value == 190);
    CHECK(full.cls == FigureClass::user);
    CHECK(full.overlay);
    CHECK(price(*s, s->onDemand, "g5.xlarge", "us-east-1", "2026-07-20") == Approx(0.75)); // the closest choice wins
    CHECK(price(*s, s->onDemand, "g4dn.xlarge", "us-east-1", "2026-07-20") == Approx(0.9 * 0.526));
    const auto row = *s->priceAt(s->onDemand, s->type("g5.xlarge"), s->region("us-east-1"), s->newestPrice);
    CHECK(s->onDemand.overlay[row] == 2);
    CHECK_FALSE(isStaleRow(s->onDemand, row, *Date::parse("2050-01-01"), kStaleMonthsOnDemand));
    CHECK(s->newestPrice.iso() == "2026-09-14");
    const BenchmarkIndex own = s->benchmark("user-" + std::to_string(*rateId));
    REQUIRE(own != kNone);
    CHECK(s->benchmarks[own].cls == FigureClass::user);
    CHECK(s->benchmarks[own].throughput == 1234.0);
    CHECK(s->benchmarks[own].acceleratorCount == 1);

    // A second value under the same key replaces the first; undo brings the first back, redo the second.
    REQUIRE(world.overlay->set(ownPrice("g5.xlarge", "us-east-1", 0.5)));
    CHECK(world.overlay->choices().value().size() == 4);
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-07-20") == Approx(0.5));
    const auto undone = world.overlay->undo();
    REQUIRE(undone);
    REQUIRE(*undone);
    CHECK((*undone)->value == 0.5);
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-07-20") == Approx(0.75));
    REQUIRE(world.overlay->redo());
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-07-20") == Approx(0.5));

    const auto list = world.overlay->choices().value();
    REQUIRE(world.overlay->clear(list[0].id));
    CHECK(price(*world.load(), world.load()->onDemand, "g5.xlarge", "us-east-1", "2026-07-20") == Approx(0.9 * 1.006));
    CHECK(world.overlay->clear(999).error().code == Error::Code::notFound);
    for (int i = 0; i < 20; ++i)
        REQUIRE(world.overlay->undo());
    CHECK(world.overlay->choices().value().empty());
    CHECK_FALSE(*world.overlay->undo());
    CHECK(world.load()->identity.overlayRows == 0);
}

TEST_CASE("an own price works where the catalogue has none", "[overlay]")
{
    const World world;
    REQUIRE(world.overlay->set(ownPrice("trn2.48xlarge", "us-east-2", 30)));
    const SnapshotPtr s = world.load();
    CHECK(price(*s, s->onDemand, "trn2.48xlarge", "us-east-2", "2026-07-20") == Approx(30));
}

TEST_CASE("impossible own values are refused by name", "[overlay]")
{
    const World world;
    const auto refused = [&](const UserChoice &choice, const char *field) {
        const auto result = world.overlay->set(choice);
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::badInput);
        CHECK(result.error().message.args[2] == field);
    };
    for (const double bad : {0.0, -1.0, 1e9, std::nan(""), HUGE_VAL})
        refused(ownPrice("g5.xlarge", "us-east-1", bad), "price");
    refused(ownPrice("", "us-east-1", 1), "type");
    UserChoice discount = ownPrice("*", "*", 100);
    discount.kind = UserChoice::Kind::discount;
    refused(discount, "discount");
    UserChoice pue;
    pue.subjectKind = SubjectKind::region;
    pue.subject = "us-east-1";
    pue.quantity = "pue";
    pue.unit = "1";
    pue.value = 0.9;
    refused(pue, "pue");
    pue.value = 1.2;
    pue.low = 1.3;
    refused(pue, "pue");
    CHECK(world.overlay->choices().value().empty());
}

TEST_CASE("numbers that could not be read back are refused, in whatever field they stand", "[overlay]")
{
    const World world;
    UserChoice rate;
    rate.kind = UserChoice::Kind::throughput;
    rate.type = "g5.xlarge";
    rate.model = "bert-large";
    rate.quantity = "inference";
    rate.unit = "sequences/s";
    rate.value = 5;
    UserChoice watts;
    watts.subjectKind = SubjectKind::accelerator;
    watts.subject = "nvidia-t4";
    watts.quantity = "full_load_w";
    watts.unit = "W";
    watts.value = 60;
    const auto refused = [&](UserChoice choice, auto member, double bad, const char *field) {
        choice.*member = bad;
        const auto result = world.overlay->set(choice);
        INFO(field << " = " << bad);
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::badInput);
        CHECK(result.error().message.args[2] == field);
    };
    for (const double bad : {0.0, -5.0, 1e300, std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        refused(rate, &UserChoice::value, bad, "throughput");
        refused(rate, &UserChoice::sequenceLength, bad, "sequence_length");
        refused(rate, &UserChoice::nodes, bad, "nodes");
        refused(rate, &UserChoice::batchSize, bad, "batch_size");
    }
    for (const double bad : {-5.0, 1e300, std::nan(""), HUGE_VAL, -HUGE_VAL})
        refused(watts, &UserChoice::value, bad, "full_load_w");
    for (const double bad : {-5.0, 61.0, std::nan(""), HUGE_VAL, -HUGE_VAL})
        refused(watts, &UserChoice::low, bad, "full_load_w");
    for (const double bad : {-5.0, 59.0, 1e300, std::nan(""), HUGE_VAL, -HUGE_VAL})
        refused(watts, &UserChoice::high, bad, "full_load_w");
    for (const int bad : {-5, 0, 1999, 20260}) {
        watts.year = bad;
        REQUIRE_FALSE(world.overlay->set(watts));
        CHECK(world.overlay->set(watts).error().message.args[2] == "year");
    }
    UserChoice late = ownPrice("g5.xlarge", "us-east-1", 1);
    late.setAt = std::numeric_limits<std::int64_t>::max();
    CHECK_FALSE(world.overlay->set(late));
    CHECK(world.overlay->choices()->empty());
    CHECK(checkCatalog(world.file)->good());
}

TEST_CASE(
    "an impossible own value in the file is an error by name for every reader, and can be taken back", "[overlay]")
{
    const auto spoilt = [](const World &world) {
        UserChoice rate;
        rate.kind = UserChoice::Kind::throughput;
        rate.type = "g5.xlarge";
        rate.model = "bert-large";
        rate.quantity = "inference";
        rate.unit = "sequences/s";
        rate.value = 5;
        REQUIRE(world.overlay->set(ownPrice("g5.xlarge", "us-east-1", 0.7)));
        const auto id = world.overlay->set(rate);
        REQUIRE(id);
        SQLite::Database(world.file.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE user_choice SET sequence_length = 9e999 WHERE id = " + std::to_string(*id));
        return *id;
    };
    const auto named = [](const auto &result) {
        REQUIRE_FALSE(result);
        CHECK(result.error().code == Error::Code::corrupt);
        CHECK(result.error().message.id == "catalog.impossible_value");
        CHECK(result.error().message.args[1] == "user_choice");
        CHECK(result.error().message.args[2] == "2");
        CHECK(result.error().message.args[3] == "sequence_length");
    };
    const World world;
    const std::int64_t id = spoilt(world);
    REQUIRE(id == 2);
    named(world.overlay->choices());
    named(readOverlayLists(world.file));
    named(loadSnapshot(WATTFARE_CATALOG_DB, world.file));
    const auto report = checkCatalog(world.file);
    REQUIRE(report);
    REQUIRE(report->problems.size() == 1);
    CHECK(report->problems[0].id == "catalog.impossible_value");
    CHECK(report->problems[0].args[2] == "2");
    SECTION("by its number")
    {
        REQUIRE(world.overlay->clear(id));
        CHECK(world.overlay->choices()->size() == 1);
        CHECK(world.load()->identity.overlayRows == 1);
        CHECK(world.overlay->clear(id).error().code == Error::Code::notFound);
    }
    SECTION("as the last change, and it does not come again")
    {
        REQUIRE(world.overlay->undo());
        CHECK(world.overlay->choices()->size() == 1);
        named(world.overlay->redo());
        CHECK(world.overlay->choices()->size() == 1);
    }
}

TEST_CASE("check sees what a reader of the overlay would trip over", "[overlay][check]")
{
    const auto problems = [](const std::string &sql) {
        const World world;
        ImportBatch rows = batch();
        rows.onDemand("g5.xlarge", "us-east-1", kImportDay, 900'000'000);
        FigureIn watts;
        watts.kind = SubjectKind::accelerator;
        watts.subject = "nvidia-t4";
        watts.quantity = "full_load_w";
        watts.unit = "W";
        watts.value = 60;
        watts.high = 70;
        rows.figure(watts);
        TraceIn trace;
        trace.id = "mine";
        trace.title = "mine";
        trace.gapSeconds = 60;
        trace.runTicks = {5};
        trace.available = {1};
        rows.trace(trace);
        world.apply(rows);
        UserChoice price = ownPrice("g5.xlarge", "us-east-1", 0.7);
        REQUIRE(world.overlay->set(price));
        REQUIRE(checkCatalog(world.file)->good());
        SQLite::Database(world.file.string(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA ignore_check_constraints = ON; " + sql);
        const auto report = checkCatalog(world.file);
        REQUIRE(report);
        std::string found;
        for (const Message &problem : report->problems)
            found += problem.id
                + (problem.args.size() > 3 ? " " + problem.args[1].text() + " " + problem.args[3].text()
                                           : std::string())
                + ";";
        return found;
    };
    CHECK(problems("UPDATE figure SET high = 9e999") == "catalog.impossible_value figure high;");
    CHECK(problems("UPDATE availability_trace SET gap_seconds = 9e999")
        == "catalog.impossible_value availability_trace gap_seconds;");
    CHECK(problems("UPDATE user_choice SET value = -5") == "catalog.impossible_value user_choice price;");
    CHECK(problems("UPDATE price_on_demand SET nano_usd_per_hour = -5")
        == "check.integrity;catalog.impossible_value price_on_demand nano_usd_per_hour;");
}
