// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"
#include "tests/views/pages/evaluated.h"
#include "views/pages/compare/comparison.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/purchase_text.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

// As if they were pinned; the first is the baseline.
Comparison compared(const ViewData &data, const std::vector<Candidate> &candidates)
{
    std::vector<Pin> pins;
    for (const Candidate &each : candidates)
        pins.push_back({idOfCandidate(*data.snapshot, data.scenario, each), each, each.type, each.region,
            candidateText(*data.snapshot, data.scenario, each), {}});
    return comparePins(data, pins, 0);
}

} // namespace

TEST_CASE("the comparison of Trainium and p4d shows the range of the ratio")
{
    const ViewData data = evaluatedView(findPreset("bert-large")->scenario);
    const Results &results = *data.results;
    const std::vector<Candidate> pair{
        results.candidate(*results.find("p4d.24xlarge")), results.candidate(*results.find("trn1.32xlarge"))};
    const Comparison comparison = compared(data, pair);
    const auto rowOf = [&](const char *column) -> const ComparisonRow & {
        for (const ComparisonGroup &group : comparison.groups)
            for (const ComparisonRow &row : group.rows)
                if (row.title == columnTitle(column))
                    return row;
        throw std::runtime_error(column);
    };
    const ComparisonRow &energy = rowOf("kwh_total");
    const ComparisonCell &trn = energy.cells[1];
    REQUIRE((trn.difference && trn.differenceLow && trn.differenceHigh));
    CHECK(trn.publishedRatio);
    CHECK(*trn.differenceLow < *trn.difference);
    CHECK(*trn.difference < *trn.differenceHigh);
    CHECK(*trn.differenceHigh < 0.0);
    // The two ranges overlap, and yet the difference is certain.
    REQUIRE((trn.high && energy.cells[0].low));
    CHECK(*trn.high > *energy.cells[0].low);
    CHECK(trn.verdict == Verdict::better);
    CHECK(trn.best);
    const ComparisonCell &cost = rowOf("usd_total").cells[1];
    CHECK_FALSE(cost.publishedRatio);
    CHECK(cost.differenceHigh.value_or(0) - cost.differenceLow.value_or(0) < 1e-3); // the derived rate of p4d
    CHECK(cost.verdict == Verdict::better);
    // Solved from a publication beside a table of the vendor: not measured alike, and said so.
    CHECK(comparison.unlike.contains(QStringLiteral("differ in who measured")));
    CHECK(comparison.unlike.contains(QStringLiteral("p4d.24xlarge: derived from a publication")));
    CHECK(comparison.unlike.contains(QStringLiteral("trn1.32xlarge: measured by the vendor")));
    CHECK(compared(data, {pair[0], pair[0]}).unlike.isEmpty());
}

TEST_CASE("a commitment that is no longer sold is missing from the comparison, and does not win it")
{
    auto snapshot = std::make_shared<Snapshot>(*catalog());
    const TypeIndex a = snapshot->type("g5.xlarge");
    const TypeIndex b = snapshot->type("g4dn.xlarge");
    const RegionIndex region = snapshot->region("us-east-1");
    CommitmentBook &book = snapshot->commitments;
    std::optional<std::size_t> gone;
    forEachCommitment(*snapshot, a, region, snapshot->newestPrice, [&](std::size_t row) {
        if (commitmentOption(book, row) == "reserved_standard/1/no_upfront")
            gone = row;
    });
    REQUIRE(gone);
    book.effectiveNano[*gone] = 0; // as a newer list without the offer leaves it
    PurchaseOption option;
    option.kind = PurchaseKind::commitment;
    option.plan = "reserved_standard";
    option.termYears = 1;
    option.payment = "no_upfront";
    ViewData data;
    data.snapshot = snapshot;
    data.scenario = findPreset("layoutlm")->scenario;
    data.scenario.asOf = snapshot->newestPrice;
    data.scenario.typeFilter.clear();
    const auto results = evaluate(data.scenario, data.snapshot);
    REQUIRE(results);
    data.results = *results;
    data.answer = std::make_shared<const Answer>(answer(*data.results));
    const Comparison comparison = compared(data, {{a, region, 0}, {b, region, 0}});
    bool found = false;
    for (const ComparisonGroup &group : comparison.groups)
        for (const ComparisonRow &row : group.rows)
            if (row.title == optionWord(option)) {
                found = true;
                CHECK_FALSE(row.cells[0].number);
                CHECK(row.cells[0].text == format::dash());
                CHECK_FALSE(row.cells[0].reason.isEmpty());
                CHECK_FALSE(row.cells[0].best);
                CHECK(row.cells[1].number.value_or(0) > 0);
            }
    CHECK(found);
}

TEST_CASE("every computed figure of the comparison bears its class")
{
    const ViewData data = evaluatedView(findPreset("bert-large")->scenario);
    const Results &results = *data.results;
    const Comparison comparison = compared(
        data, {results.candidate(*results.find("p4d.24xlarge")), results.candidate(*results.find("trn1.32xlarge"))});
    int marked = 0;
    for (const char *id : {"usd_per_month", "usd_per_year", "memory_needed_each_gib", "memory_needed_total_gib",
             "usd_per_gpu_hour", "usd_per_watt"}) {
        INFO(id);
        for (const ComparisonGroup &group : comparison.groups)
            for (const ComparisonRow &row : group.rows)
                for (std::size_t i = 0; row.title == columnTitle(id) && i < row.cells.size(); ++i) {
                    CHECK(row.cells[i].cls.has_value());
                    ++marked;
                }
    }
    CHECK(marked >= 8);
    const auto costOfMonth = [&](std::size_t i) {
        for (const ComparisonGroup &group : comparison.groups)
            for (const ComparisonRow &row : group.rows)
                if (row.title == columnTitle("usd_per_month"))
                    return row.cells[i].cls;
        return std::optional<FigureClass>();
    };
    CHECK(costOfMonth(0)
        == results.metricClass(*results.find("p4d.24xlarge"), Metric::usdPerHour)); // of what it is computed from
}
