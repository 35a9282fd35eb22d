// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/choice_names.h"
#include "model/catalog/commitments.h"
#include "model/catalog/import_step.h"
#include "model/catalog/load.h"
#include "model/decision/carried_prices.h"
#include "model/decision/option_price.h"
#include "model/workload/document.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <algorithm>

// Which of several values counts (decisions.md 15), and that the dry run says the same.
using namespace wattfare;
using wattfare::test::Scratch;

namespace {

const Date kDay = *Date::parse("2026-11-01");

class Shelf
{
public:
    Shelf()
        : m_overlay(*Overlay::open(file()))
    {
    }
    std::filesystem::path file() const { return m_scratch.path("overlay.db"); }
    Overlay &overlay() const { return *m_overlay; }
    SnapshotPtr load() const
    {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file());
        REQUIRE(loaded);
        return *loaded;
    }
    std::int64_t apply(const ImportBatch &batch) const
    {
        const auto info = m_overlay->apply(batch, *load());
        REQUIRE(info);
        return info->id;
    }

private:
    Scratch m_scratch;
    std::unique_ptr<Overlay> m_overlay;
};

ImportBatch batch(const char *file = "rows.csv", const char *publisher = "Somebody", const char *title = "Rows")
{
    ImportSource source;
    source.kind = "test";
    source.fileName = file;
    source.title = title;
    source.publisher = publisher;
    return ImportBatch(source);
}

// The whole list of a region as it was, without `missing`.
ImportBatch listWithout(const Snapshot &s, const char *region, std::string_view missing)
{
    ImportBatch rows = batch();
    for (std::size_t i = 0; i < s.types.size(); ++i) {
        const auto row = s.priceAt(s.onDemand, static_cast<TypeIndex>(i), s.region(region), kDay);
        if (row && s.types[i].name != missing)
            rows.onDemand(s.types[i].name, region, kDay, s.onDemand.nanoUsdPerHour[*row]);
    }
    rows.completeFor("on_demand", region, kDay);
    return rows;
}

// Effective rate of a commitment of g5.xlarge in us-east-1.
std::optional<double> committed(const Snapshot &s, const char *day, const char *option = "reserved_standard/1/no_upfront")
{
    std::optional<double> usd;
    forEachCommitment(s, s.type("g5.xlarge"), s.region("us-east-1"), *Date::parse(day), [&](std::size_t row) {
        if (commitmentOption(s.commitments, row) == option)
            usd = s.commitments.effectiveUsdPerHour(row);
    });
    return usd;
}

// All offers of a plan in us-east-1 as they were, without one.
ImportBatch commitmentsWithout(const Snapshot &s, const char *plan, std::string_view type, std::string_view option, Date day)
{
    ImportBatch rows = batch();
    const CommitmentBook &book = s.commitments;
    for (std::size_t i = 0; i < s.types.size(); ++i)
        forEachCommitment(s, static_cast<TypeIndex>(i), s.region("us-east-1"), day, [&](std::size_t row) {
            if (book.plan[row] == plan && !(s.types[i].name == type && commitmentOption(book, row) == option))
                rows.commitment({.type = s.types[i].name, .region = "us-east-1", .plan = plan, .payment = book.payment[row],
                                 .termYears = book.termYears[row], .asOf = day, .effectiveNano = book.effectiveNano[row]});
        });
    rows.completeFor(plan, "us-east-1", day);
    return rows;
}

std::optional<double> price(const Snapshot &s, const char *type, const char *region, const char *day)
{
    const auto row = s.priceAt(s.onDemand, s.type(type), s.region(region), *Date::parse(day));
    return row ? std::optional<double>(s.onDemand.usdPerHour(*row)) : std::nullopt;
}

UserChoice own(UserChoice::Kind kind, double value, const char *option = "on_demand")
{
    UserChoice c;
    c.kind = kind;
    c.type = "g5.xlarge";
    c.region = "us-east-1";
    c.option = option;
    c.value = value;
    return c;
}

FigureIn watts(double value)
{
    FigureIn f;
    f.kind = SubjectKind::accelerator;
    f.subject = "nvidia-a10g";
    f.quantity = "full_load_w";
    f.unit = "W";
    f.value = value;
    f.cls = FigureClass::measured;
    return f;
}

double preferred(const Snapshot &s, const char *quantity)
{
    const FigureIndex i =
        s.figures.preferred(SubjectKind::accelerator, s.accelerator("nvidia-a10g"), s.figures.quantity(quantity));
    REQUIRE(i != kNone);
    return s.figures.value(i);
}

std::size_t imported(const Snapshot &s, const char *quantity)
{
    const auto rows = s.figures.all(SubjectKind::accelerator, s.accelerator("nvidia-a10g"), s.figures.quantity(quantity));
    return static_cast<std::size_t>(std::ranges::count_if(rows, [&](FigureIndex i) { return s.figures.row(i).overlay; }));
}

} // namespace

TEST_CASE("an own price outlives the public offer, a discount does not", "[overlay][merge]")
{
    const Shelf shelf;
    shelf.apply(listWithout(*shelf.load(), "us-east-1", "g5.xlarge"));
    REQUIRE_FALSE(price(*shelf.load(), "g5.xlarge", "us-east-1", "2026-11-01"));
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.77)));
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2026-11-01") == Approx(0.77));
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2027-03-01") == Approx(0.77));
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::discount, 10)));
    CHECK_FALSE(price(*shelf.load(), "g5.xlarge", "us-east-1", "2026-11-01"));
}

TEST_CASE("an own price that is older than a withdrawal outlives it too", "[overlay][merge]")
{
    const Shelf shelf;
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.77)));
    shelf.apply(listWithout(*shelf.load(), "us-east-1", "g5.xlarge"));
    const SnapshotPtr s = shelf.load();
    CHECK(price(*s, "g5.xlarge", "us-east-1", "2026-11-01") == Approx(0.77));
    CHECK(price(*s, "g5.xlarge", "us-east-1", "2027-11-01") == Approx(0.77));
    CHECK(price(*s, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(1.006));
}

TEST_CASE("an own price holds from the day it was entered on; before it the books hold", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    const auto books = [](const Snapshot &s, Date day) {
        std::vector<std::int64_t> nanos;
        for (const char *region : {"us-east-1", "eu-west-1"}) {
            for (const char *type : {"g5.xlarge", "p4d.24xlarge", "inf1.2xlarge"}) {
                for (const PriceBook *book : {&s.onDemand, static_cast<const PriceBook *>(&s.spot)}) {
                    const auto row = s.priceAt(*book, s.type(type), s.region(region), day);
                    nanos.push_back(row ? book->nanoUsdPerHour[*row] : 0);
                }
            }
        }
        return nanos;
    };
    const auto commitment = [](const Snapshot &s, Date day) {
        const std::size_t cell = std::size_t{s.type("g5.xlarge")} * s.regions.size() + s.region("us-east-1");
        std::int64_t nano = 0;
        for (std::size_t i = s.commitments.begin[cell]; i < s.commitments.begin[cell + 1]; ++i) {
            if (s.commitments.plan[i] == "reserved_standard" && s.commitments.termYears[i] == 1 &&
                s.commitments.payment[i] == "no_upfront" && s.commitments.date[i] <= day)
                nano = s.commitments.effectiveNano[i];
        }
        return nano;
    };
    const std::int64_t reserved = commitment(*before, before->newestPrice);
    REQUIRE(reserved > 0);
    for (const UserChoice::Kind kind : {UserChoice::Kind::price, UserChoice::Kind::discount}) {
        const double value = kind == UserChoice::Kind::price ? 0.25 : 50;
        for (const char *option : {"on_demand", "spot", "reserved_standard/1/no_upfront"})
            REQUIRE(shelf.overlay().set(own(kind, value, option)));
        const SnapshotPtr after = shelf.load();
        for (const char *day : {"2021-06-30", "2022-06-30", "2023-06-30", "2023-11-20", "2025-01-01"}) {
            INFO(day);
            CHECK(books(*after, *Date::parse(day)) == books(*before, *Date::parse(day)));
            CHECK(commitment(*after, *Date::parse(day)) == commitment(*before, *Date::parse(day)));
        }
        CHECK(after->newestPrice == before->newestPrice); // the as-of date by default does not move
        const double list = *price(*before, "g5.xlarge", "us-east-1", before->newestPrice.iso().c_str());
        CHECK(price(*after, "g5.xlarge", "us-east-1", after->newestPrice.iso().c_str()) ==
              Approx(kind == UserChoice::Kind::price ? 0.25 : list / 2));
        CHECK(static_cast<double>(commitment(*after, after->newestPrice)) ==
              Approx(kind == UserChoice::Kind::price ? 2.5e8 : static_cast<double>(reserved) / 2));
    }
    // A later list price does not come back over an own price.
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.25)));
    ImportBatch later = batch();
    later.onDemand("g5.xlarge", "us-east-1", kDay, 900000000);
    shelf.apply(later);
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2026-12-01") == Approx(0.25));
}

TEST_CASE("a commitment that a newer list lacks is gone from its day on, and comes back with a revert", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    const auto rate = committed(*before, "2026-11-01");
    REQUIRE(rate);
    REQUIRE(committed(*before, "2026-11-01", "reserved_standard/1/all_upfront"));
    const ImportBatch rows = commitmentsWithout(*before, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay);
    const auto diff = diffImport(rows, *before);
    REQUIRE(diff);
    CHECK(diff->removed == 1);
    CHECK(diff->changed + diff->added == 0);
    REQUIRE_FALSE(diff->entries.empty());
    const DiffEntry &gone = diff->entries.back();
    CHECK(gone.kind == DiffEntry::Kind::removed);
    CHECK(gone.table == "commitment");
    CHECK(gone.subject == "g5.xlarge");
    CHECK(gone.item == "reserved_standard/1/no_upfront");
    CHECK(gone.before == rate);
    const std::int64_t id = shelf.apply(rows);
    const SnapshotPtr after = shelf.load();
    CHECK_FALSE(committed(*after, "2026-11-01"));
    CHECK_FALSE(committed(*after, "2027-05-01"));
    CHECK(committed(*after, "2026-10-31") == rate); // before that day the offer was there
    CHECK(committed(*after, "2026-11-01", "reserved_standard/1/all_upfront"));

    // The evaluation has no price for it either.
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf = kDay;
    PurchaseOption option;
    option.kind = PurchaseKind::commitment;
    option.plan = "reserved_standard";
    option.termYears = 1;
    option.payment = "no_upfront";
    scenario.purchase = {option};
    const auto known = [&](const Snapshot &s, const char *day) {
        scenario.asOf = *Date::parse(day);
        return PriceFinder(scenario, s).find(s.type("g5.xlarge"), s.region("us-east-1"), 0).known;
    };
    CHECK_FALSE(known(*after, "2026-11-01"));
    CHECK(known(*after, "2026-10-31"));

    // The same list again removes nothing more; a later one that has the offer ends the withdrawal.
    const auto again = diffImport(rows, *after);
    REQUIRE(again);
    CHECK(again->removed + again->changed + again->added == 0);
    ImportBatch later = batch("later.csv");
    later.commitment({.type = "g5.xlarge", .region = "us-east-1", .plan = "reserved_standard", .payment = "no_upfront",
                      .termYears = 1, .asOf = *Date::parse("2026-12-01"), .effectiveNano = 500000000});
    const auto back = diffImport(later, *after);
    REQUIRE(back);
    CHECK(back->added == 1); // nothing was in force that it could change
    const std::int64_t laterId = shelf.apply(later);
    CHECK(committed(*shelf.load(), "2026-12-01") == 0.5);
    CHECK_FALSE(committed(*shelf.load(), "2026-11-30"));
    REQUIRE(shelf.overlay().revert(laterId));
    REQUIRE(shelf.overlay().revert(id));
    CHECK(committed(*shelf.load(), "2026-11-01") == rate);
    CHECK(shelf.load()->commitments.effectiveNano == before->commitments.effectiveNano);
}

TEST_CASE("an own rate outlives a withdrawn commitment, a discount does not", "[overlay][merge]")
{
    for (const bool choiceFirst : {true, false}) {
        INFO(choiceFirst);
        const Shelf shelf;
        const auto withdraw = [&] {
            const SnapshotPtr s = shelf.load();
            shelf.apply(commitmentsWithout(*s, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
        };
        if (!choiceFirst)
            withdraw();
        REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.4, "reserved_standard/1/no_upfront")));
        if (choiceFirst)
            withdraw();
        CHECK(committed(*shelf.load(), "2027-01-01") == Approx(0.4));
        REQUIRE(shelf.overlay().set(own(UserChoice::Kind::discount, 10, "reserved_standard/1/no_upfront")));
        CHECK_FALSE(committed(*shelf.load(), "2027-01-01"));
    }
}

TEST_CASE("a price that a scenario carries counts where the catalogue has the offer withdrawn", "[overlay][merge]")
{
    const Shelf shelf;
    shelf.apply(listWithout(*shelf.load(), "us-east-1", "g5.xlarge"));
    shelf.apply(commitmentsWithout(*shelf.load(), "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
    Snapshot s = *shelf.load();
    REQUIRE_FALSE(price(s, "g5.xlarge", "us-east-1", "2026-11-01"));
    REQUIRE_FALSE(committed(s, "2026-11-01"));
    std::vector<FigureChoice> carried(2);
    for (FigureChoice &each : carried) {
        each.subjectKind = kCarriedPrice;
        each.subject = "g5.xlarge@us-east-1";
    }
    carried[0].quantity = "on_demand";
    carried[0].value = 0.77;
    carried[1].quantity = "reserved_standard/1/no_upfront";
    carried[1].value = 0.4;
    CHECK_FALSE(hasCarriedPrice(s, carried[0], kDay));
    CHECK_FALSE(hasCarriedPrice(s, carried[1], kDay));
    applyCarriedPrices(s, carried);
    CHECK(price(s, "g5.xlarge", "us-east-1", "2026-11-01") == Approx(0.77));
    CHECK(committed(s, "2026-11-01") == Approx(0.4));
    CHECK(hasCarriedPrice(s, carried[0], kDay));
    CHECK(hasCarriedPrice(s, carried[1], kDay));
}

TEST_CASE("a price that a scenario carries holds from its day, as the own price itself does", "[overlay][merge]")
{
    const Date day = *Date::parse("2024-03-01");
    const std::vector<std::pair<const char *, double>> options{{"on_demand", 0.77}, {"spot", 0.3}, {"reserved_standard/1/no_upfront", 0.4}};
    const auto books = [](const Snapshot &s) {
        std::vector<std::optional<double>> seen;
        for (const char *each : {"2021-06-30", "2022-06-30", "2023-11-20", "2024-02-29", "2024-03-01", "2025-01-01", "2026-07-20", "2026-11-01",
                                 "2027-11-01"}) {
            seen.push_back(price(s, "g5.xlarge", "us-east-1", each));
            seen.push_back(committed(s, each));
            const auto row = s.priceAt(s.spot, s.type("g5.xlarge"), s.region("us-east-1"), *Date::parse(each));
            for (const auto *column : {&s.spot.nanoUsdPerHour, &s.spot.lowNano, &s.spot.highNano})
                seen.push_back(row ? std::optional(usdOfNano((*column)[*row])) : std::nullopt);
        }
        return seen;
    };
    std::vector<FigureChoice> carried;
    for (const auto &[option, usd] : options) {
        FigureChoice each;
        each.subjectKind = kCarriedPrice;
        each.subject = "g5.xlarge@us-east-1";
        each.quantity = option;
        each.value = usd;
        each.since = day;
        carried.push_back(each);
    }
    // The shipped books, and books in which the offers are gone from November 2026 on.
    for (const bool gone : {false, true}) {
        INFO(gone);
        const Shelf shelf;
        if (gone) {
            shelf.apply(listWithout(*shelf.load(), "us-east-1", "g5.xlarge"));
            shelf.apply(commitmentsWithout(*shelf.load(), "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
        }
        const SnapshotPtr before = shelf.load();
        Snapshot theirs = *before;
        for (const FigureChoice &each : carried) {
            CHECK(hasCarriedPrice(theirs, each, *Date::parse("2024-02-29"))); // nothing to put right yet
            CHECK_FALSE(hasCarriedPrice(theirs, each, kDay));
        }
        applyCarriedPrices(theirs, carried);
        for (const FigureChoice &each : carried)
            CHECK((hasCarriedPrice(theirs, each, day) && hasCarriedPrice(theirs, each, kDay)));
        for (const auto &[option, usd] : options) {
            UserChoice choice = own(UserChoice::Kind::price, usd, option);
            choice.setAt = std::int64_t{day.days} * 86400;
            REQUIRE(shelf.overlay().set(choice));
        }
        CHECK(books(theirs) == books(*shelf.load()));
        CHECK(books(theirs) != books(*before));
        CHECK(price(theirs, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(1.006));
        CHECK(price(theirs, "g5.xlarge", "us-east-1", "2024-03-01") == Approx(0.77));
        CHECK(price(theirs, "g5.xlarge", "us-east-1", "2027-11-01") == Approx(0.77));
        for (const PriceBook *book : {static_cast<const PriceBook *>(&theirs.onDemand), static_cast<const PriceBook *>(&theirs.spot)}) {
            CHECK(book->begin.back() == book->size());
            CHECK(book->withdrawn.size() == (book == &theirs.onDemand ? before->onDemand : before->spot).withdrawn.size());
            for (std::size_t cell = 0; cell + 1 < book->begin.size(); ++cell)
                for (std::size_t row = book->begin[cell] + 1; row < book->begin[cell + 1]; ++row)
                    if (book->date[row] < book->date[row - 1])
                        FAIL("not in the order of dates");
        }
        CHECK(theirs.commitments.begin.back() == theirs.commitments.size());
    }
    // A catalogue that ends before the day: its newest prices are today's.
    Snapshot older = *Shelf().load();
    for (FigureChoice &each : carried)
        each.since = *Date::parse("2031-05-05");
    applyCarriedPrices(older, carried);
    CHECK(price(older, "g5.xlarge", "us-east-1", older.newestPrice.iso().c_str()) == Approx(0.77));
    CHECK(price(older, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(1.006));
    // A document of before knows no day: its price holds at every one.
    Snapshot old = *Shelf().load();
    for (FigureChoice &each : carried)
        each.since.reset();
    applyCarriedPrices(old, carried);
    CHECK(price(old, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(0.77));
    CHECK(committed(old, "2026-07-20") == Approx(0.4));
}

TEST_CASE("a part of a list of commitments removes none, an observation of the same day neither", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    ImportBatch part = batch();
    part.commitment({.type = "g5.xlarge", .region = "us-east-1", .plan = "reserved_standard", .payment = "no_upfront",
                     .termYears = 1, .asOf = kDay, .effectiveNano = 500000000});
    part.completeFor("reserved_standard", "us-east-1", kDay);
    const auto diff = diffImport(part, *before);
    REQUIRE(diff);
    CHECK(diff->removed == 0);
    REQUIRE(diff->skipped.size() == 1);
    CHECK(diff->skipped[0].first == "import.skip.partial_list");
    CHECK(diff->skipped[0].second > 50);
    // Another plan says nothing of this one.
    const auto convertible = diffImport(commitmentsWithout(*before, "reserved_convertible", "", "", kDay), *before);
    REQUIRE(convertible);
    CHECK(convertible->removed == 0);
    // Seen on the very day of the list: two sources contradict each other, and the offer stays.
    ImportBatch seen = batch("seen.csv");
    seen.commitment({.type = "g5.xlarge", .region = "us-east-1", .plan = "reserved_standard", .payment = "no_upfront",
                     .termYears = 1, .asOf = kDay, .effectiveNano = 500000000});
    seen.onDemand("g5.xlarge", "us-east-1", kDay, 1000000000);
    shelf.apply(seen);
    const SnapshotPtr now = shelf.load();
    CHECK(diffImport(commitmentsWithout(*now, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay), *now)->removed == 0);
    CHECK(diffImport(listWithout(*now, "us-east-1", "g5.xlarge"), *now)->removed == 0);
}

TEST_CASE("undoing a change of an own price brings back the day from which the former held", "[overlay][merge]")
{
    const Shelf shelf;
    UserChoice stated = own(UserChoice::Kind::price, 0.77);
    stated.setAt = std::int64_t{Date::parse("2024-03-01")->days} * 86400;
    REQUIRE(shelf.overlay().set(stated));
    const auto check = [&] {
        CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2024-03-01") == Approx(0.77));
        CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2024-02-29") == Approx(1.006));
        CHECK(shelf.overlay().choices().front().setAt == stated.setAt);
    };
    check();
    const UserChoice kept = shelf.overlay().choices().front();
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.5)));
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2024-03-01") == Approx(1.006)); // of today
    REQUIRE(shelf.overlay().set(kept)); // as the window undoes it
    check();
    stated.setAt = -5;
    CHECK(shelf.overlay().set(stated).error().message.args.at(2) == "since");
}

TEST_CASE("an own figure has the unit of its quantity, and a price an option that exists", "[overlay][merge]")
{
    const Shelf shelf;
    UserChoice watts;
    watts.subjectKind = SubjectKind::accelerator;
    watts.subject = "nvidia-a10g";
    watts.quantity = "full_load_w";
    watts.unit = "kW";
    watts.value = 0.2;
    const auto refused = shelf.overlay().set(watts);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args == std::vector<std::string>{"", "", "unit", "kW", "W, the unit of full_load_w"});
    watts.unit = "W";
    watts.value = 200;
    CHECK(shelf.overlay().set(watts));
    for (const char *option : {"ondemand", "reserved_standard", "reserved_standard/2/no_upfront", "reserved_standard/1/later", "/1/no_upfront"}) {
        const auto wrong = shelf.overlay().set(own(UserChoice::Kind::price, 0.5, option));
        REQUIRE_FALSE(wrong);
        CHECK(wrong.error().message.args.at(2) == "option");
    }
    for (const char *option : {"on_demand", "spot", "reserved_standard/1/no_upfront", "compute_savings_plan/3/all_upfront"})
        CHECK(shelf.overlay().set(own(UserChoice::Kind::price, 0.5, option)));
}

TEST_CASE("names of choices that the catalogue does not know are refused", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr s = shelf.load();
    const auto field = [&](const UserChoice &choice) {
        const auto good = checkChoiceNames(choice, *s);
        return good ? std::string() : good.error().message.args.at(2);
    };
    UserChoice c = own(UserChoice::Kind::price, 1);
    CHECK(field(c).empty());
    c.option = "reserved_standard/1/no_upfront";
    CHECK(field(c).empty());
    c.option = "compute_savings_plan/1/no_upfront"; // the bundled catalogue has none
    CHECK(field(c) == "option");
    c = own(UserChoice::Kind::price, 1);
    c.region = "*";
    CHECK(field(c).empty());
    c.region = "moon-1";
    CHECK(field(c) == "region");
    c.type = "*";
    CHECK(field(c) == "type");
    c.kind = UserChoice::Kind::discount;
    c.region = "*";
    CHECK(field(c).empty());
    c.kind = UserChoice::Kind::throughput;
    CHECK(field(c) == "type");
    c.type = "g5.xlarge";
    c.model = "no-such-model";
    CHECK(field(c) == "model");
    c.model = "bert-large";
    c.unit = "inferences an hour";
    CHECK(field(c) == "unit");
    c.unit = "sequences/s";
    CHECK(field(c).empty());
    UserChoice f;
    f.subjectKind = SubjectKind::accelerator;
    f.subject = "nvidia-a11g";
    f.quantity = "tdp_w";
    CHECK(field(f) == "subject");
    f.subject = "nvidia-a10g";
    CHECK(field(f).empty());
    f.quantity = "tdp_kw";
    CHECK(field(f) == "quantity");
    f.quantity = "tdp_w";
    f.kind = UserChoice::Kind::preference;
    f.sourceKey = "E-MLCO2";
    CHECK(field(f).empty());
    f.sourceKey = "nobody";
    CHECK(field(f) == "source");
}

TEST_CASE("a figure that only joins the others is announced as not in use", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    const double counts = preferred(*before, "full_load_w");
    ImportBatch rows = batch();
    rows.figure(watts(counts + 12));
    const auto diff = diffImport(rows, *before);
    REQUIRE(diff);
    CHECK(diff->changed == 0);
    CHECK(diff->added == 1);
    REQUIRE(diff->entries.size() == 1);
    CHECK(diff->entries[0].reason == "not_in_use");
    CHECK_FALSE(diff->entries[0].percent);
    shelf.apply(rows);
    CHECK(preferred(*shelf.load(), "full_load_w") == counts);
    // The first figure of a quantity counts, and is announced without that remark.
    ImportBatch fresh = batch();
    FigureIn first = watts(77);
    first.quantity = "brand_new_w";
    fresh.figure(first);
    const auto plain = diffImport(fresh, *shelf.load());
    REQUIRE(plain);
    REQUIRE(plain->entries.size() == 1);
    CHECK(plain->entries[0].reason.empty());
    shelf.apply(fresh);
    CHECK(preferred(*shelf.load(), "brand_new_w") == 77);
}

TEST_CASE("a newer edition of a source takes the place of the older one", "[overlay][merge]")
{
    const Shelf shelf;
    FigureIn first = watts(384);
    first.quantity = "brand_new_w";
    FigureIn second = first;
    second.value = 300;
    ImportBatch one = batch("edition 1.csv");
    one.figure(first);
    ImportBatch two = batch("edition 2.csv");
    two.figure(second);
    const std::int64_t firstId = shelf.apply(one);
    const auto diff = diffImport(two, *shelf.load());
    REQUIRE(diff);
    REQUIRE(diff->entries.size() == 1);
    CHECK(diff->changed == 1);
    CHECK(diff->entries[0].reason.empty());
    CHECK(diff->entries[0].before == 384.0);
    const std::int64_t secondId = shelf.apply(two);
    CHECK(preferred(*shelf.load(), "brand_new_w") == 300);
    CHECK(imported(*shelf.load(), "brand_new_w") == 1); // what the dry run announced: one value changed, none added
    REQUIRE(shelf.overlay().revert(secondId));
    CHECK(preferred(*shelf.load(), "brand_new_w") == 384);

    // Another source says something else: it joins them.
    ImportBatch other = batch("other.csv", "Nobody");
    other.figure(second);
    shelf.apply(other);
    CHECK(imported(*shelf.load(), "brand_new_w") == 2);
    CHECK(preferred(*shelf.load(), "brand_new_w") == 384);

    // A choice of a source stays with its newer edition.
    ImportBatch mine = batch("mine 1.csv", "Me");
    mine.figure(watts(222));
    const std::int64_t mineId = shelf.apply(mine);
    UserChoice choice;
    choice.kind = UserChoice::Kind::preference;
    choice.subjectKind = SubjectKind::accelerator;
    choice.subject = "nvidia-a10g";
    choice.quantity = "full_load_w";
    choice.sourceKey = "import-" + std::to_string(mineId);
    REQUIRE(shelf.overlay().set(choice));
    CHECK(preferred(*shelf.load(), "full_load_w") == 222);
    ImportBatch newer = batch("mine 2.csv", "Me");
    newer.figure(watts(225));
    shelf.apply(newer);
    CHECK(preferred(*shelf.load(), "full_load_w") == 225);
    CHECK(firstId > 0);
}

TEST_CASE("an old edition that is imported late does not come back", "[overlay][merge]")
{
    const Shelf shelf;
    FigureIn figure = watts(300);
    figure.quantity = "brand_new_w";
    figure.asOf = Date::parse("2026-06-01");
    ImportBatch newer = batch("2026.csv");
    newer.figure(figure);
    shelf.apply(newer);
    figure.value = 384;
    figure.asOf = Date::parse("2025-06-01");
    ImportBatch older = batch("2025.csv");
    older.figure(figure);
    const auto diff = diffImport(older, *shelf.load());
    REQUIRE(diff);
    CHECK(diff->changed + diff->added == 0);
    shelf.apply(older);
    CHECK(preferred(*shelf.load(), "brand_new_w") == 300);
    CHECK(imported(*shelf.load(), "brand_new_w") == 1);
}

TEST_CASE("a new type without what a type needs is refused, and its prices with it", "[overlay][merge]")
{
    const Shelf shelf;
    ImportBatch rows = batch();
    rows.specification("instance_type", "g9z.xlarge", "vcpus", "4", 2);
    rows.specification("instance_type", "g9z.xlarge", "memory_gib", "16", 2);
    rows.onDemand("g9z.xlarge", "us-east-1", kDay, 1000000000, 2);
    const auto diff = diffImport(rows, *shelf.load());
    REQUIRE(diff);
    CHECK(diff->added == 0);
    CHECK(diff->refused == 3);
    const auto entry = std::ranges::find(diff->entries, std::string("incomplete"), &DiffEntry::reason);
    REQUIRE(entry != diff->entries.end());
    CHECK(entry->subject == "g9z.xlarge");
    CHECK(entry->afterText == "family, kind, cpu_arch");
    CHECK_FALSE(shelf.overlay().apply(rows, *shelf.load())); // nothing to write: no import of no rows is left behind
    CHECK(shelf.overlay().imports().empty());
    CHECK(shelf.load()->quality.size() == (*loadSnapshot(WATTFARE_CATALOG_DB))->quality.size());
}

TEST_CASE("figures of unknown parts and benchmarks of unknown models are refused and not written", "[overlay][merge]")
{
    const Shelf shelf;
    ImportBatch rows = batch();
    FigureIn figure = watts(100);
    figure.subject = "nvidia-nothing";
    rows.figure(figure);
    const auto diff = diffImport(rows, *shelf.load());
    REQUIRE(diff);
    CHECK(diff->refused == 1);
    CHECK_FALSE(shelf.overlay().apply(rows, *shelf.load())); // nothing to write: no import of no rows is left behind
    CHECK(shelf.overlay().imports().empty());
}

TEST_CASE("what a partial list lacks stays, and the dry run says so", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    ImportBatch rows = batch();
    rows.onDemand("g5.xlarge", "us-east-1", kDay, 1000000000);
    rows.completeFor("on_demand", "us-east-1", kDay);
    std::size_t offers = 0;
    for (std::size_t i = 0; i < before->types.size(); ++i)
        offers += before->priceAt(before->onDemand, static_cast<TypeIndex>(i), before->region("us-east-1"), kDay) ? 1U : 0U;
    REQUIRE(offers > 20);
    const auto diff = diffImport(rows, *before);
    REQUIRE(diff);
    CHECK(diff->removed == 0);
    CHECK(diff->skipped == std::vector<std::pair<std::string, std::size_t>>{{"import.skip.partial_list", offers - 1}});
    const auto whole = diffImport(listWithout(*before, "us-east-1", "g5.xlarge"), *before);
    REQUIRE(whole);
    CHECK(whole->removed == 1);
    CHECK(whole->skipped.empty());
}

TEST_CASE("a type and its price may come in two files of one step, in any order", "[overlay][merge]")
{
    ImportBatch types = batch("types.json");
    for (const auto &[column, value] : std::initializer_list<std::pair<const char *, const char *>>{
             {"family", "g5"}, {"kind", "gpu"}, {"vcpus", "6"}, {"memory_gib", "24"}, {"cpu_arch", "x86_64"}})
        types.specification("instance_type", "g5.1xnew", column, value);
    ImportBatch prices = batch("prices.json");
    prices.onDemand("g5.1xnew", "us-east-1", kDay, 1500000000);
    for (const bool typesFirst : {true, false}) {
        INFO(typesFirst);
        const Shelf shelf;
        const SnapshotPtr before = shelf.load();
        CHECK(diffImport(prices, *before)->refused == 1);
        const std::vector<const ImportBatch *> both =
            typesFirst ? std::vector<const ImportBatch *>{&types, &prices} : std::vector<const ImportBatch *>{&prices, &types};
        const auto diff = diffOfStep(prices, both, *before);
        REQUIRE(diff);
        CHECK(diff->refused == 0);
        CHECK(diff->added == 1);
        const auto done = applyStep(shelf.overlay(), both, *before);
        REQUIRE(done);
        CHECK(done->size() == 2);
        CHECK(price(*shelf.load(), "g5.1xnew", "us-east-1", "2026-11-01") == Approx(1.5));
    }
}
