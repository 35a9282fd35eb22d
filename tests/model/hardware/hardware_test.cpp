// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/catalog/snapshot_builder.h"
#include "model/charts/build_hardware_timeline.h"
#include "model/report/build_hardware.h"

#include "tests/support/catch.h"

#include <algorithm>

using namespace wattfare;

namespace {

const Snapshot &bundled()
{
    static const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, std::nullopt, {});
    REQUIRE(loaded);
    return **loaded;
}

const PrecisionCell &cellOf(const PrecisionRow &row, Precision precision)
{
    return row[static_cast<std::size_t>(precision)];
}

// Of every accelerator that `is` accepts, at least one.
template <class Is>
std::vector<PrecisionRow> rowsWhere(Is is)
{
    std::vector<PrecisionRow> rows;
    for (AcceleratorIndex each = 0; each < bundled().accelerators.size(); ++each)
        if (is(bundled().accelerators[each]))
            rows.push_back(precisionRow(bundled(), each));
    REQUIRE_FALSE(rows.empty());
    return rows;
}

// One card on three types: one, four, and an eighth of it; the last is retired.
SnapshotPtr oneCard()
{
    SnapshotBuilder builder;
    Snapshot &s = builder.data();
    s.sources.push_back({"S", "t", "p", "https://example.org", "e", "l", "", ""});
    const auto device = [&](const char *key, const char *ec2Name, int year) {
        s.accelerators.emplace_back();
        Accelerator &made = s.accelerators.back();
        made.key = made.name = key;
        made.ec2Name = ec2Name;
        made.vendor = "maker";
        made.acceleratorClass = "graphics-gpu";
        made.year = year;
        made.sources = {0};
    };
    device("newer", "newer", 2024);
    device("card", "card", 2020);
    device("unrented", "", 2022);
    s.accelerators[1].memoryGib = 24;
    s.accelerators[1].fp16 = 100;
    s.accelerators[1].int8 = 40;
    s.accelerators[1].fp32 = 64;
    s.accelerators[1].fp64 = 1;
    s.accelerators[1].precisions = "FP16(tensor) MXFP8 FP6 INT16";
    for (const char *code : {"a-1", "b-1", "c-1"}) {
        s.regions.emplace_back();
        s.regions.back().code = code;
    }
    const auto type = [&](const char *name, double count, Offer offer) {
        InstanceType made;
        made.name = name;
        made.accelerator = 1;
        made.acceleratorCount = count;
        made.offer = offer;
        s.types.push_back(made);
    };
    type("four", 4, Offer::current);
    type("one", 1, Offer::current);
    type("part", 0.125, Offer::retired);
    builder.indexDimensions();
    const auto price = [&](const char *name, RegionIndex region, const char *date, double usd) {
        NewPrice row;
        row.type = builder.data().type(name);
        row.region = region;
        row.date = *Date::parse(date);
        row.nano = static_cast<std::int64_t>(usd * 1e9 + 0.5);
        row.source = 0;
        builder.addOnDemand(row);
    };
    price("one", 0, "2024-01-01", 1.2);
    price("four", 0, "2024-02-01", 4.32);
    price("four", 1, "2025-02-01", 6.0);
    price("part", 0, "2024-01-01", 0.001);
    price("part", 2, "2024-01-01", 0.001);
    NewFigure absent;
    absent.kind = SubjectKind::accelerator;
    absent.subject = "card";
    absent.quantity = "tdp_w";
    absent.value = 150;
    absent.preferred = true;
    absent.sources = {0};
    REQUIRE(builder.addFigure(absent));
    return builder.finish();
}

} // namespace

TEST_CASE("the list of formats is read by its exact names", "[hardware]")
{
    const auto listed = listedPrecisions("FP64 FP16(tensor) FP16-tensor cFP8 MXFP4 INT8 INT16 INT1 FP6 programmable "
                                         "H.264/H.265 transcode");
    std::vector<Precision> found;
    for (const ListedPrecision &each : listed) {
        found.push_back(each.precision);
        CHECK_FALSE(each.partOfFp32);
    }
    CHECK(found
        == std::vector{
            Precision::fp64, Precision::fp16, Precision::fp16, Precision::fp8, Precision::fp4, Precision::int8});
    const auto part = listedPrecisions("FP32 (FP64 at 1/32 rate)");
    REQUIRE(part.size() == 2);
    CHECK(part[0].precision == Precision::fp32);
    CHECK(part[1].precision == Precision::fp64);
    CHECK(part[1].partOfFp32 == 32.0);
    for (const char *odd : {"", " ", "(", "(FP64 at 1/", "()", "(FP64 at 1/0 rate)", "FP8x INT80 sparsity 2:4"})
        CHECK(listedPrecisions(odd).empty());
}

TEST_CASE("states of the matrix rest on rates, lists and sourced facts, and nothing else", "[hardware]")
{
    for (AcceleratorIndex each = 0; each < bundled().accelerators.size(); ++each) {
        const Accelerator &device = bundled().accelerators[each];
        const PrecisionRow row = precisionRow(bundled(), each);
        for (std::size_t i = 0; i < kPrecisionCount; ++i) {
            const PrecisionInfo &info = precisionInfo(static_cast<Precision>(i));
            const PrecisionCell &cell = row[i];
            INFO(device.key << ' ' << info.id << ' ' << precisionStateId(cell.state));
            const std::optional<double> rate = info.rate != nullptr ? device.*info.rate : std::nullopt;
            CHECK(cell.rate == rate);
            CHECK(cell.sources.empty() == (cell.state == PrecisionState::notStated));
            CHECK((cell.computedIn.has_value()) == (cell.state == PrecisionState::emulated));
            if (rate)
                CHECK((cell.state == PrecisionState::native || cell.state == PrecisionState::slow));
            else
                CHECK(cell.state != PrecisionState::native);
            for (const SourceIndex source : cell.sources)
                if (cell.state == PrecisionState::absent || cell.state == PrecisionState::emulated)
                    CHECK(bundled().sources[source].location.starts_with("https://"));
        }
    }
    // A fact that says no and a rate cannot both be right.
    for (FigureIndex f = 0; f < bundled().figures.size(); ++f) {
        const FigureRow row = bundled().figures.row(f);
        if (!row.quantity.starts_with("precision_"))
            continue;
        INFO(row.subject << ' ' << row.quantity);
        const auto precision = parsePrecision(row.quantity.substr(10));
        REQUIRE(precision);
        CHECK((row.value == 0.0 ? row.method == "absent" : row.method.starts_with("computed_")));
        bool of = false; // of an accelerator of the catalogue
        for (const Accelerator &device : bundled().accelerators) {
            if (row.subject != device.architecture && row.subject != "CC " + device.computeCapability)
                continue;
            of = true;
            if (row.value == 0.0 && precisionInfo(*precision).rate != nullptr) {
                INFO(device.key);
                CHECK_FALSE((device.*precisionInfo(*precision).rate).has_value());
                CHECK(std::ranges::count(listedPrecisions(device.precisions), *precision, &ListedPrecision::precision)
                    == 0);
            }
        }
        CHECK(of);
    }
}

TEST_CASE("slow, emulated, absent and unknown formats of the bundled catalogue", "[hardware]")
{
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.computeCapability == "10.3"; }))
        CHECK(cellOf(row, Precision::int8).state == PrecisionState::slow);
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.fp64 && a.computeCapability == "8.6"; }))
        CHECK(cellOf(row, Precision::fp64).state == PrecisionState::slow);
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.computeCapability == "9.0"; })) {
        CHECK(cellOf(row, Precision::fp64).state == PrecisionState::native);
        CHECK(cellOf(row, Precision::fp8).state == PrecisionState::native);
        CHECK(cellOf(row, Precision::fp4).state == PrecisionState::absent);
        CHECK(cellOf(row, Precision::sparsity).state == PrecisionState::supported);
        CHECK(cellOf(row, Precision::int4).computedIn == Precision::fp16);
    }
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.computeCapability == "7.5" && a.int4; })) {
        CHECK(cellOf(row, Precision::bf16).state == PrecisionState::absent);
        CHECK(cellOf(row, Precision::tf32).state == PrecisionState::absent);
        CHECK(cellOf(row, Precision::fp8).state == PrecisionState::absent);
        CHECK(cellOf(row, Precision::int4).state == PrecisionState::native); // its rate is published
    }
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.architecture == "NeuronCore-v1"; })) {
        CHECK(cellOf(row, Precision::fp32).computedIn == Precision::bf16);
        CHECK(cellOf(row, Precision::fp64).state == PrecisionState::notStated);
    }
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.acceleratorClass == "fpga"; }))
        for (const PrecisionCell &cell : row) {
            CHECK(cell.state == PrecisionState::notStated);
            CHECK(cell.why.id == "hardware.why.programmable");
        }
    for (const auto &row : rowsWhere([](const Accelerator &a) { return a.vendor == "Google"; })) {
        CHECK(cellOf(row, Precision::fp4).state == PrecisionState::notStated); // not on its list is not absent
        CHECK(cellOf(row, Precision::fp4).why.id == "hardware.why.not_stated");
    }
}

TEST_CASE("prices per GiB and per rate are those of the cheapest current type", "[hardware]")
{
    const SnapshotPtr catalogue = oneCard();
    HardwareQuestion question;
    question.region = "a-1";
    const AcceleratorIndex card = catalogue->accelerator("card");
    HardwareSheet sheet = hardwareSheet(*catalogue, card, question);
    REQUIRE(sheet.perGib);
    CHECK(sheet.perGib->usdPerHour == Approx(4.32 / (4 * 24))); // 0.045, not 1.2 / 24
    CHECK(catalogue->types[sheet.perGib->type].name == "four");
    CHECK(sheet.perGib->date.iso() == "2024-02-01");
    REQUIRE(sheet.perRate);
    CHECK(sheet.perRate->usdPerHour == Approx(4.32 / (4 * 100)));
    CHECK(sheet.types.size() == 3);
    CHECK(sheet.regions == std::vector<RegionIndex>{0, 1}); // not where the retired one alone was sold
    CHECK(catalogue->figures.value(sheet.tdp) == 150);
    REQUIRE(sheet.line.size() == 2); // what nobody rents out is no predecessor
    CHECK(sheet.line[0] == card);
    CHECK(catalogue->accelerators[sheet.line[1]].name == "newer");

    question.asOf = Date::parse("2024-01-15");
    sheet = hardwareSheet(*catalogue, card, question);
    CHECK(sheet.perGib->usdPerHour == Approx(1.2 / 24));
    CHECK(sheet.regions == std::vector<RegionIndex>{0});
    question.region = "c-1";
    sheet = hardwareSheet(*catalogue, card, question);
    CHECK_FALSE(sheet.perGib);
    CHECK(sheet.noPerGib.id == "hardware.no_price");
    question.precision = Precision::bf16;
    CHECK(hardwareSheet(*catalogue, card, question).noPerRate.id == "hardware.no_rate");
    CHECK(hardwareSheet(*catalogue, catalogue->accelerator("unrented"), question).noPerGib.id == "hardware.no_type");

    const PrecisionRow row = precisionRow(*catalogue, card);
    CHECK(cellOf(row, Precision::fp64).state == PrecisionState::slow); // 1 of 64
    CHECK(cellOf(row, Precision::int8).state == PrecisionState::slow); // below half of FP16
    CHECK(cellOf(row, Precision::fp8).state == PrecisionState::supported);
    CHECK(cellOf(row, Precision::bf16).state == PrecisionState::notStated);
}

TEST_CASE("accelerators are found by key, name and the name of EC2, and not guessed", "[hardware]")
{
    const Snapshot &s = bundled();
    for (AcceleratorIndex each = 0; each < s.accelerators.size(); ++each)
        CHECK(findAccelerator(s, s.accelerators[each].key) == each);
    const auto shared = std::ranges::find_if(s.accelerators, [&](const Accelerator &a) {
        return !a.ec2Name.empty() && std::ranges::count(s.accelerators, a.ec2Name, &Accelerator::ec2Name) > 1;
    });
    REQUIRE(shared != s.accelerators.end());
    std::vector<AcceleratorIndex> candidates;
    CHECK(findAccelerator(s, shared->ec2Name, &candidates) == kNone);
    CHECK(candidates.size() > 1);
    CHECK(findAccelerator(s, "no such card", &candidates) == kNone);
    CHECK(candidates.empty());
}

TEST_CASE("tables of accelerators say the state of every number", "[hardware]")
{
    const HardwareQuestion question;
    const auto sheets = hardwareSheets(bundled(), question);
    CHECK(sheets.size() == bundled().accelerators.size());
    CHECK(std::ranges::is_partitioned(sheets, [](const HardwareSheet &sheet) { return !sheet.types.empty(); }));
    const ReportTable table = buildHardwareTable(bundled(), sheets, question);
    for (const auto &row : table.rows) {
        REQUIRE(row.size() == table.head.size());
        for (std::size_t c = 0; c < row.size(); ++c)
            if (table.head[c].numeric && !row[c].number) {
                INFO(row[0].text << ' ' << table.head[c].id);
                CHECK_FALSE(row[c].reason.id.empty()); // a gap has its reason
            }
    }
    for (const HardwareSheet &sheet : sheets) {
        const ReportTable one = buildHardwareSheet(bundled(), sheet, question);
        const auto value = [&](const char *id) {
            const auto row = std::ranges::find_if(one.rows, [&](const auto &each) { return each[0].text == id; });
            REQUIRE(row != one.rows.end());
            return (*row)[1].number;
        };
        const auto &row = table.rows[static_cast<std::size_t>(&sheet - sheets.data())];
        for (std::size_t c = 1; c < table.head.size(); ++c)
            if (table.head[c].numeric) {
                INFO(row[0].text << ' ' << table.head[c].id);
                CHECK(value(table.head[c].id.c_str()) == row[c].number);
            }
    }
}

TEST_CASE("the chart of generations has every accelerator with a year and a rate, at both", "[hardware]")
{
    const auto sheets = hardwareSheets(bundled(), {});
    for (const Precision precision : {Precision::fp16, Precision::fp8, Precision::fp64}) {
        const ChartSpec spec = buildHardwareTimeline(bundled(), sheets, precision);
        const auto &chart = std::get<ScatterChart>(spec.kind);
        std::size_t wanted = 0;
        for (const HardwareSheet &sheet : sheets) {
            const Accelerator &device = bundled().accelerators[sheet.accelerator];
            const PrecisionCell &cell = cellOf(sheet.precisions, precision);
            const auto point
                = std::ranges::find(chart.points, static_cast<std::int64_t>(sheet.accelerator), &ScatterPoint::key);
            if (!device.year || !cell.rate) {
                CHECK(point == chart.points.end()); // missing is missing
                continue;
            }
            ++wanted;
            REQUIRE(point != chart.points.end());
            CHECK(point->x == *device.year);
            CHECK(point->y == *cell.rate);
            CHECK(point->dimmed == sheet.types.empty());
        }
        CHECK(chart.points.size() == wanted);
        CHECK(wanted > 5);
        CHECK(spec.caption.message.args[1].text() == std::to_string(sheets.size() - wanted));
    }
    const ChartSpec none = buildHardwareTimeline(*oneCard(), {}, Precision::fp4);
    CHECK_FALSE(none.empty.message.id.empty());
}
