// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fixture.h"
#include "tests/support/count_allocations.h"

using namespace wattfare;
using namespace wattfare::test;

constexpr std::size_t kMostAnOption = 10;

TEST_CASE("an evaluation does not allocate per candidate")
{
    // Purchase options multiply the candidates and nothing else: types and regions, which have tables of their own,
    // stay.
    const auto count = [](std::size_t options) {
        Scenario scenario;
        scenario.model = "bert-large";
        scenario.regions = {"us-east-1", "us-west-2", "eu-west-1"};
        scenario.purchase.clear();
        for (std::size_t i = 0; i < options; ++i) {
            PurchaseOption own;
            own.kind = PurchaseKind::ownRate;
            own.discountPct = static_cast<double>(i + 1);
            scenario.purchase.push_back(own);
        }
        for (int warm = 0; warm < 2; ++warm)
            (void)evaluated(scenario);
        const std::size_t before = allocationCount.load();
        const auto results = evaluated(scenario);
        return std::pair(allocationCount.load() - before, results->size());
    };
    const auto [few, fewRows] = count(2);
    const auto [many, manyRows] = count(12);
    INFO(few << " allocations for " << fewRows << " candidates, " << many << " for " << manyRows);
    REQUIRE(manyRows >= fewRows + 5'000);
    // A few an option (its place in the scenario and in the tables by type), none a candidate.
    CHECK(many <= few + 10 * kMostAnOption);
}
