// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/purchase.h"
#include "model/evaluation/answer.h"
#include "tests/model/evaluation/fixture.h"

// Capacity Blocks: whole days, paid before they begin, and over on their last day.
using namespace wattfare;
using namespace wattfare::test;

namespace {

// BERT-Large on types that are sold as blocks, on demand and as a block.
Scenario trained(double samples)
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.training.samples = samples;
    scenario.asOf = Date::parse("2026-09-14");
    scenario.training.deadlineH.reset();
    scenario.typeFilter = {"p4d.24xlarge"};
    scenario.regions = {"us-east-1"};
    scenario.purchase = {PurchaseOption{}, *parsePurchaseOption("capacity-block")};
    return scenario;
}

} // namespace

TEST_CASE("a block is as long as AWS sells it", "[capacity_block]")
{
    // Ended half an hour before it is over: 23.5 h are one day, a minute more are two.
    for (const auto &[hours, days] : {std::pair{0.1, 1.0}, {23.5, 1.0}, {23.52, 2.0}, {24.0, 2.0},
             {14 * 24 - 0.5, 14.0}, {14 * 24.0, 21.0}, {20 * 24.0, 21.0}, {21 * 24.0, 28.0}, {182 * 24 - 0.5, 182.0}}) {
        INFO(hours);
        CHECK(blockHours(hours) == 24 * days);
        CHECK(blockHolds(hours));
    }
    CHECK_FALSE(blockHolds(182 * 24.0));
    CHECK_FALSE(blockHolds(0));
    const Uncertain hours = blockHours(Uncertain(30, 20, 50));
    CHECK(hours.low == 24);
    CHECK(hours.value == 48);
    CHECK(hours.high == 72);
}

TEST_CASE("a run in a block pays for its whole days", "[capacity_block]")
{
    for (const double samples : {4.5e8, 2e10}) {
        const auto results = evaluated(trained(samples));
        const double hours = value(*results, "p4d.24xlarge@us-east-1/on-demand", Metric::hours);
        const auto row = results->find("p4d.24xlarge@us-east-1/capacity-block");
        REQUIRE(row);
        const double days = std::ceil((hours + 0.5) / 24);
        REQUIRE(days <= 14);
        const Snapshot &s = *catalog();
        const auto price
            = s.priceAt(s.capacityBlocks, s.type("p4d.24xlarge"), s.region("us-east-1"), *Date::parse("2026-09-14"));
        REQUIRE(price);
        CHECK(results->value(*row, Metric::priceUsdPerHour) == s.capacityBlocks.usdPerHour(*price));
        CHECK(close(*results->value(*row, Metric::usdTotal),
            *results->value(*row, Metric::instances) * s.capacityBlocks.usdPerHour(*price) * 24 * days, 1e-12));
        CHECK(results->value(*row, Metric::hours) == hours);
        CHECK(results->status(*row) == RowStatus::ok);
        CHECK(results->standing(*row) == Standing::eligible);
        // The energy is that of the run, not of the days.
        CHECK(results->value(*row, Metric::kwhTotal)
            == value(*results, "p4d.24xlarge@us-east-1/on-demand", Metric::kwhTotal));
        const auto range = results->range(*row, Metric::usdTotal);
        if (range) {
            CHECK(range->low <= *results->value(*row, Metric::usdTotal));
            CHECK(range->high >= *results->value(*row, Metric::usdTotal));
        }
    }
}

TEST_CASE("what outlasts a block has no cost in one", "[capacity_block]")
{
    const auto refused = [](const Scenario &scenario, const char *reason, Metric cost) {
        const auto results = evaluated(scenario);
        bool found = false;
        for (std::size_t row = 0; row < results->size(); ++row) {
            const Candidate &c = results->candidate(row);
            if (scenario.purchase[c.option].kind != PurchaseKind::capacityBlock
                || !results->value(row, Metric::priceUsdPerHour) || !results->value(row, Metric::instances))
                continue;
            found = true;
            INFO(results->candidateId(row));
            CHECK(results->status(row) == RowStatus::blockEnds);
            CHECK(results->standing(row) == Standing::noAnswer);
            CHECK_FALSE(results->value(row, cost));
            CHECK(results->reason(row, cost).id == reason);
        }
        CHECK(found);
    };
    refused(trained(1e15), "reason.block_too_short", Metric::usdTotal);
    // A service has no end that a block could cover, so none is signed for.
    Scenario service = findPreset("llama3-8b-chat")->scenario;
    service.asOf = Date::parse("2026-09-14");
    service.typeFilter.clear();
    service.purchase = {PurchaseOption{}, *parsePurchaseOption("capacity_block")};
    refused(service, "reason.block_of_service", Metric::usdPerHour);
    service.purchase = {*parsePurchaseOption("capacity-block")};
    const auto results = evaluated(service);
    CHECK(answer(*results).cheapest == std::nullopt);
}
