// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/choice_names.h"
#include "model/catalog/staleness.h"
#include "model/evaluation/pricing/carried_prices.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/workload/document.h"
#include "tests/model/catalog/merge_shelf.h"

// What the user says against what the lists say, and what a scenario carries against both (rules 15 and 16).
using namespace wattfare;
using namespace wattfare::test;

namespace {

UserChoice own(UserChoice::Kind kind, double value, const char *option = "on_demand")
{
    UserChoice c;
    c.kind = kind;
    c.type = "g5.xlarge";
    c.region = "us-east-1";
    c.option = option;
    c.value = value;
    c.setAt = std::int64_t{Date::parse("2026-07-20")->days} * 86400; // what is asked as of today changes with the clock
    return c;
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
            if (s.commitments.plan[i] == "reserved_standard" && s.commitments.termYears[i] == 1
                && s.commitments.payment[i] == "no_upfront" && s.commitments.date[i] <= day)
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
        CHECK(price(*after, "g5.xlarge", "us-east-1", after->newestPrice.iso().c_str())
            == Approx(kind == UserChoice::Kind::price ? 0.25 : list / 2));
        CHECK(static_cast<double>(commitment(*after, after->newestPrice))
            == Approx(kind == UserChoice::Kind::price ? 2.5e8 : static_cast<double>(reserved) / 2));
    }
    // A later list price does not come back over an own price.
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.25)));
    ImportBatch later = batch();
    later.onDemand("g5.xlarge", "us-east-1", kDay, 900000000);
    shelf.apply(later);
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2026-12-01") == Approx(0.25));
}

TEST_CASE("an own rate outlives a withdrawn commitment, a discount does not", "[overlay][merge]")
{
    for (const bool choiceFirst : {true, false}) {
        INFO(choiceFirst);
        const Shelf shelf;
        const auto withdraw = [&] {
            const SnapshotPtr s = shelf.load();
            shelf.apply(
                commitmentsWithout(*s, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
        };
        if (!choiceFirst)
            withdraw();
        REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.4, "reserved_standard/1/no_upfront")));
        if (choiceFirst)
            withdraw();
        CHECK(committed(*shelf.load(), "2027-01-01") == Approx(0.4));
        REQUIRE(shelf.overlay().set(own(UserChoice::Kind::discount, 10, "reserved_standard/1/no_upfront")));
        const SnapshotPtr discounted = shelf.load();
        CHECK_FALSE(committed(*discounted, "2027-01-01"));
        const Candidate g5{discounted->type("g5.xlarge"), discounted->region("us-east-1"), 0};
        CHECK(ownPricesOf(*discounted, std::span(&g5, 1), *Date::parse("2027-01-01"), 10)
                  .empty()); // nothing in force to carry along
        CHECK(ownPricesOf(*discounted, std::span(&g5, 1), Date{kDay.days - 1}, 10).size() == 1);
    }
}

TEST_CASE("a price that a scenario carries counts where the catalogue has the offer withdrawn", "[overlay][merge]")
{
    const Shelf shelf;
    shelf.apply(listWithout(*shelf.load(), "us-east-1", "g5.xlarge"));
    shelf.apply(
        commitmentsWithout(*shelf.load(), "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
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
    const std::size_t sources = s.sources.size() + (s.source("user") == kNone ? 1U : 0U);
    applyCarriedPrices(s, carried);
    // Both are the person's, who is named once.
    CHECK(s.sources.size() == sources);
    const auto row = s.priceAt(s.onDemand, s.type("g5.xlarge"), s.region("us-east-1"), kDay);
    REQUIRE(row);
    REQUIRE(s.onDemand.source[*row] < s.sources.size());
    CHECK(s.sources[s.onDemand.source[*row]].id == "user");
    CHECK(price(s, "g5.xlarge", "us-east-1", "2026-11-01") == Approx(0.77));
    CHECK(committed(s, "2026-11-01") == Approx(0.4));
    CHECK(hasCarriedPrice(s, carried[0], kDay));
    CHECK(hasCarriedPrice(s, carried[1], kDay));
}

TEST_CASE("a price that a scenario carries holds from its day, as the own price itself does", "[overlay][merge]")
{
    const Date day = *Date::parse("2024-03-01");
    const std::vector<std::pair<const char *, double>> options{
        {"on_demand", 0.77}, {"spot", 0.3}, {"reserved_standard/1/no_upfront", 0.4}};
    const auto books = [](const Snapshot &s) {
        std::vector<std::optional<double>> seen;
        for (const char *each : {"2021-06-30", "2022-06-30", "2023-11-20", "2024-02-29", "2024-03-01", "2025-01-01",
                 "2026-07-20", "2026-11-01", "2027-11-01"}) {
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
            shelf.apply(commitmentsWithout(
                *shelf.load(), "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay));
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
        for (const PriceBook *book :
            {static_cast<const PriceBook *>(&theirs.onDemand), static_cast<const PriceBook *>(&theirs.spot)}) {
            CHECK(book->begin.back() == book->size());
            CHECK(book->withdrawn.size()
                == (book == &theirs.onDemand ? before->onDemand : before->spot).withdrawn.size());
            for (std::size_t cell = 0; cell + 1 < book->begin.size(); ++cell)
                for (std::size_t row = book->begin[cell] + 1; row < book->begin[cell + 1]; ++row)
                    if (book->date[row] < book->date[row - 1])
                        FAIL("not in the order of dates");
        }
        CHECK(theirs.commitments.begin.back() == theirs.commitments.size());
        if (gone)
            continue;
        // Saved once more, each has held since that day, however often the lists were read after it.
        const Candidate g5{theirs.type("g5.xlarge"), theirs.region("us-east-1"), 0};
        const auto again = ownPricesOf(theirs, std::span(&g5, 1), kDay, 10);
        CHECK(again.size() == 3);
        for (const FigureChoice &each : again)
            CHECK(each.since == day);
    }
    // A catalogue that ends before the day: its newest prices hold until then.
    Snapshot older = *Shelf().load();
    const std::string newest = older.newestPrice.iso();
    const auto list = price(older, "g5.xlarge", "us-east-1", newest.c_str());
    for (FigureChoice &each : carried)
        each.since = *Date::parse("2031-05-05");
    applyCarriedPrices(older, carried);
    CHECK(price(older, "g5.xlarge", "us-east-1", newest.c_str()) == list);
    CHECK(price(older, "g5.xlarge", "us-east-1", "2031-05-04") == list);
    CHECK(price(older, "g5.xlarge", "us-east-1", "2031-05-05") == Approx(0.77));
    CHECK(committed(older, "2031-05-05") == Approx(0.4));
    CHECK(price(older, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(1.006));
    // A document of before knows no day: its price holds at every one.
    Snapshot old = *Shelf().load();
    for (FigureChoice &each : carried)
        each.since.reset();
    applyCarriedPrices(old, carried);
    CHECK(price(old, "g5.xlarge", "us-east-1", "2023-11-20") == Approx(0.77));
    CHECK(committed(old, "2026-07-20") == Approx(0.4));
}

TEST_CASE("an own price of a day after the newest list holds from that day, not from the list's", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    const Date day{before->newestPrice.days + 60};
    const std::string newest = before->newestPrice.iso(), eve = Date{day.days - 1}.iso(), since = day.iso();
    for (const char *option : {"on_demand", "spot", "reserved_standard/1/no_upfront"}) {
        UserChoice choice = own(UserChoice::Kind::price, 0.25, option);
        choice.setAt = std::int64_t{day.days} * 86400;
        REQUIRE(shelf.overlay().set(choice));
    }
    const SnapshotPtr after = shelf.load();
    CHECK(after->newestPrice == before->newestPrice);
    CHECK(newestOnDemand(*before) == before->newestPrice);
    CHECK(newestOnDemand(*after) == day);
    for (const std::string &earlier : {newest, eve}) {
        INFO(earlier);
        CHECK(price(*after, "g5.xlarge", "us-east-1", earlier.c_str())
            == price(*before, "g5.xlarge", "us-east-1", earlier.c_str()));
        CHECK(committed(*after, earlier.c_str()) == committed(*before, earlier.c_str()));
    }
    CHECK(price(*after, "g5.xlarge", "us-east-1", since.c_str()) == Approx(0.25));
    CHECK(committed(*after, since.c_str()) == Approx(0.25));
    // Elsewhere, as a scenario carries it.
    const Candidate g5{after->type("g5.xlarge"), after->region("us-east-1"), 0};
    const auto carried = ownPricesOf(*after, std::span(&g5, 1), day, 10);
    REQUIRE(carried.size() == 3);
    Snapshot theirs = *before;
    applyCarriedPrices(theirs, carried);
    CHECK(
        price(theirs, "g5.xlarge", "us-east-1", eve.c_str()) == price(*before, "g5.xlarge", "us-east-1", eve.c_str()));
    CHECK(price(theirs, "g5.xlarge", "us-east-1", since.c_str()) == Approx(0.25));
    CHECK(committed(theirs, since.c_str()) == Approx(0.25));
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
        CHECK(shelf.overlay().choices().value().front().setAt == stated.setAt);
    };
    check();
    const UserChoice kept = shelf.overlay().choices().value().front();
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.5)));
    CHECK(price(*shelf.load(), "g5.xlarge", "us-east-1", "2024-03-01") == Approx(1.006)); // of today
    REQUIRE(shelf.overlay().set(kept)); // as the window undoes it
    check();
    stated.setAt = -5;
    CHECK(shelf.overlay().set(stated).error().message.args.at(2) == "since");
}

TEST_CASE("a discount for all types, regions and options is taken off every price", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    UserChoice all = own(UserChoice::Kind::discount, 12, "*");
    all.type = all.region = "*";
    REQUIRE(checkChoiceNames(all, *before));
    REQUIRE(shelf.overlay().set(all));
    const SnapshotPtr after = shelf.load();
    const Date day = before->newestPrice;
    std::size_t seen = 0;
    for (TypeIndex type = 0; type < before->types.size(); ++type) {
        for (RegionIndex region = 0; region < before->regions.size(); ++region) {
            for (const bool spot : {false, true}) {
                const auto usd = [&](const Snapshot &s) -> std::optional<double> {
                    const PriceBook &book = spot ? s.spot : s.onDemand;
                    const auto row = s.priceAt(book, type, region, day);
                    return row ? std::optional(book.usdPerHour(*row)) : std::nullopt;
                };
                const auto list = usd(*before);
                REQUIRE(usd(*after).has_value() == list.has_value());
                if (list)
                    REQUIRE(*usd(*after) == Approx(0.88 * *list).margin(1e-9));
                seen += list ? 1U : 0U;
            }
            const auto rates = [&](const Snapshot &s) {
                std::vector<double> usd;
                forEachCommitment(s, type, region, day,
                    [&](std::size_t row) { usd.push_back(s.commitments.effectiveUsdPerHour(row)); });
                return usd;
            };
            const std::vector<double> list = rates(*before), less = rates(*after);
            REQUIRE(list.size() == less.size());
            for (std::size_t i = 0; i < list.size(); ++i)
                REQUIRE(less[i] == Approx(0.88 * list[i]).margin(1e-9));
            seen += list.size();
        }
    }
    CHECK(seen > 1000);
    // What is said of one offer stands over it, whichever came first.
    REQUIRE(shelf.overlay().set(own(UserChoice::Kind::price, 0.25)));
    UserChoice spot = own(UserChoice::Kind::discount, 50, "spot");
    spot.type = spot.region = "*";
    REQUIRE(shelf.overlay().set(spot));
    const SnapshotPtr mixed = shelf.load();
    const std::string newest = day.iso();
    CHECK(price(*mixed, "g5.xlarge", "us-east-1", newest.c_str()) == Approx(0.25));
    CHECK(price(*mixed, "g5.2xlarge", "us-east-1", newest.c_str())
        == price(*after, "g5.2xlarge", "us-east-1", newest.c_str()));
    CHECK(committed(*mixed, newest.c_str()) == committed(*after, newest.c_str()));
    const auto row
        = [&](const Snapshot &s) { return *s.priceAt(s.spot, s.type("g5.xlarge"), s.region("us-east-1"), day); };
    CHECK(mixed->spot.usdPerHour(row(*mixed)) == Approx(0.5 * before->spot.usdPerHour(row(*before))).margin(1e-9));
    // A price is one offer's: it cannot be that of all.
    const auto wrong = shelf.overlay().set(own(UserChoice::Kind::price, 0.5, "*"));
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().message.args.at(2) == "option");
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
    CHECK(refused.error().message.args
        == std::vector<Argument>{"", "", "unit", "kW", clause<Phrase::unitOf>("W", "full_load_w")});
    watts.unit = "W";
    watts.value = 200;
    CHECK(shelf.overlay().set(watts));
    for (const char *option : {"ondemand", "reserved_standard", "reserved_standard/2/no_upfront",
             "reserved_standard/1/later", "/1/no_upfront"}) {
        const auto wrong = shelf.overlay().set(own(UserChoice::Kind::price, 0.5, option));
        REQUIRE_FALSE(wrong);
        CHECK(wrong.error().message.args.at(2) == "option");
    }
    for (const char *option :
        {"on_demand", "spot", "reserved_standard/1/no_upfront", "compute_savings_plan/3/all_upfront"})
        CHECK(shelf.overlay().set(own(UserChoice::Kind::price, 0.5, option)));
}

TEST_CASE("names of choices that the catalogue does not know are refused", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr s = shelf.load();
    const auto field = [&](const UserChoice &choice) {
        const auto good = checkChoiceNames(choice, *s);
        return good ? std::string() : good.error().message.args.at(2).text();
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
