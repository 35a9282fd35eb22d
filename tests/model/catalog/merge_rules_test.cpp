// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/option_price.h"
#include "model/workload/document.h"
#include "tests/model/catalog/merge_shelf.h"

#include <algorithm>

// Which of several imported values counts (rule 15), and that the dry run says the same.
using namespace wattfare;
using namespace wattfare::test;

namespace {

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
    const FigureIndex i
        = s.figures.preferred(SubjectKind::accelerator, s.accelerator("nvidia-a10g"), s.figures.quantity(quantity));
    REQUIRE(i != kNone);
    return s.figures.value(i);
}

std::size_t imported(const Snapshot &s, const char *quantity)
{
    const auto rows
        = s.figures.all(SubjectKind::accelerator, s.accelerator("nvidia-a10g"), s.figures.quantity(quantity));
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [&](FigureIndex i) { return s.figures.row(i).overlay; }));
}

} // namespace

TEST_CASE(
    "a commitment that a newer list lacks is gone from its day on, and comes back with a revert", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    const auto rate = committed(*before, "2026-11-01");
    REQUIRE(rate);
    REQUIRE(committed(*before, "2026-11-01", "reserved_standard/1/all_upfront"));
    const ImportBatch rows
        = commitmentsWithout(*before, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay);
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
    later.commitment({.type = "g5.xlarge",
        .region = "us-east-1",
        .plan = "reserved_standard",
        .payment = "no_upfront",
        .termYears = 1,
        .asOf = *Date::parse("2026-12-01"),
        .effectiveNano = 500000000});
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

TEST_CASE("a part of a list of commitments removes none, an observation of the same day neither", "[overlay][merge]")
{
    const Shelf shelf;
    const SnapshotPtr before = shelf.load();
    ImportBatch part = batch();
    part.commitment({.type = "g5.xlarge",
        .region = "us-east-1",
        .plan = "reserved_standard",
        .payment = "no_upfront",
        .termYears = 1,
        .asOf = kDay,
        .effectiveNano = 500000000});
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
    seen.commitment({.type = "g5.xlarge",
        .region = "us-east-1",
        .plan = "reserved_standard",
        .payment = "no_upfront",
        .termYears = 1,
        .asOf = kDay,
        .effectiveNano = 500000000});
    seen.onDemand("g5.xlarge", "us-east-1", kDay, 1000000000);
    shelf.apply(seen);
    const SnapshotPtr now = shelf.load();
    CHECK(diffImport(
              commitmentsWithout(*now, "reserved_standard", "g5.xlarge", "reserved_standard/1/no_upfront", kDay), *now)
              ->removed
        == 0);
    CHECK(diffImport(listWithout(*now, "us-east-1", "g5.xlarge"), *now)->removed == 0);
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
    CHECK(shelf.overlay().imports().value().empty());
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
    CHECK(shelf.overlay().imports().value().empty());
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
        offers += before->priceAt(before->onDemand, static_cast<TypeIndex>(i), before->region("us-east-1"), kDay) ? 1U
                                                                                                                  : 0U;
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
        const std::vector<const ImportBatch *> both = typesFirst ? std::vector<const ImportBatch *>{&types, &prices}
                                                                 : std::vector<const ImportBatch *>{&prices, &types};
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
