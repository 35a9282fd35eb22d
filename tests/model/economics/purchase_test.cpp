// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/purchase.h"

#include "near.h"

#include <limits>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("V21: break-even utilisation of a Savings Plan", "[economics][purchase]")
{
    const CommitmentValue value = valueOrFail(commitmentValue(20.2129, 32.7726));
    CHECK_THAT(value.breakEvenUtilisation, near(0.616762));
    CHECK_THAT(value.discount, near(0.383238));
}

TEST_CASE("V22: commitment size", "[economics][purchase]")
{
    const std::vector<UsageShare> usage{{4, 0.25}, {6, 0.35}, {8, 0.25}, {10, 0.15}};
    const CommitmentSize size = valueOrFail(bestCommitment(usage, 3.06, 1.90));
    CHECK(size.committed == 6);
    CHECK_THAT(size.usdPerHour, near(14.766));
    CHECK_THAT(size.withoutUsdPerHour, near(20.196));
    CHECK_THAT(size.allUsdPerHour, near(19.0));
    for (std::uint64_t k = 0; k <= 12; ++k)
        CHECK(valueOrFail(commitmentCost(usage, 3.06, 1.90, k)) >= size.usdPerHour - 1e-12);
    CHECK(valueOrFail(bestCommitment(usage, 3.06, 3.50)).committed == 0);
    // Five at every hour: all of them.
    const CommitmentSize steady = valueOrFail(bestCommitment(std::vector<UsageShare>{{5, 1.0}}, 3.06, 1.90));
    CHECK(steady.committed == 5);
    CHECK_THAT(steady.usdPerHour, near(5 * 1.90, 1e-12));
    CHECK(why(bestCommitment({}, 3.06, 1.0)) == "out_of_range(probability)");
}

TEST_CASE("V23: months to earn an upfront payment back", "[economics][purchase]")
{
    CHECK_THAT(valueOrFail(paybackMonths(50'000, 900, 4'200)), near(15.1515));
    CHECK_THAT(valueOrFail(paybackMonths(50'000, 900, 4'200, 0.06 / 12)), near(15.7955));
    CHECK(why(paybackMonths(50'000, 4'200, 4'200)) == "unreachable(monthly_saving_usd)");
    CHECK(why(paybackMonths(1e6, 900, 4'200, 0.01)) == "unreachable(monthly_saving_usd)"); // interest eats the saving
    CHECK(valueOrFail(paybackMonths(0, 900, 4'200)) == 0.0);
}

TEST_CASE("effective rates from upfront and hourly parts", "[economics][purchase]")
{
    CHECK_THAT(valueOrFail(effectiveCommitmentRate(8760, 0.5, 1)), near(1.5, 1e-15));
    CHECK_THAT(valueOrFail(effectiveCommitmentRate(26280, 0, 3)), near(1.0, 1e-15));
    CHECK(why(effectiveCommitmentRate(1, 1, 0)) == "out_of_range(term_years)");
    CHECK(why(effectiveCommitmentRate(-1, 1, 1)) == "out_of_range(upfront_usd)");
    CHECK_THAT(discountedUsdPerHour(10.0, 25.0), near(7.5, 1e-15));
    CHECK_THAT(usdPerMonth(2.0), near(1460, 1e-15));
    CHECK_THAT(usdPerYear(2.0), near(17520, 1e-15));
    CHECK_THAT(inCurrency(2.0, 0.92), near(1.84, 1e-15));
}

TEST_CASE("V40: spot against on-demand", "[economics][purchase]")
{
    // E[busy] and E[T] of V05.
    const SpotVerdict v = valueOrFail(spotAgainstOnDemand(0.9731, 3.06, 100, 105.1, 105.975));
    CHECK_THAT(v.spotUsd, near(102.272, 1e-5));
    CHECK_THAT(v.onDemandUsd, near(306.0, 1e-12));
    CHECK_THAT(v.breakEvenPriceRatio, near(0.951479, 1e-5));
    CHECK(v.spotWins);
    CHECK_FALSE(valueOrFail(spotAgainstOnDemand(2.95, 3.06, 100, 105.1, 105.975)).spotWins);
    CHECK_FALSE(valueOrFail(spotAgainstOnDemand(0.9731, 3.06, 100, 105.1, 105.975, 50.0)).spotWins); // waiting is dear
    CHECK(why(spotAgainstOnDemand(1, 3.06, 0, 1, 1)) == "out_of_range(work_h)");
}

TEST_CASE("a Savings Plan pays for the greatest discount first", "[economics][purchase]")
{
    // 10 USD/h committed: 4 h at 2 (of 4: 50 % off), then 1 h of the second at 2 of its 2.5 (20 % off).
    const std::vector<PlanUsage> usage{{3, 2.5, 2.0}, {4, 4.0, 2.0}};
    const PlanHour hour = valueOrFail(savingsPlanHour(10.0, usage));
    CHECK_THAT(hour.usedUsd, near(10.0, 1e-12));
    CHECK_THAT(hour.onDemandUsd, near(2 * 2.5, 1e-12));
    CHECK_THAT(hour.usd, near(15.0, 1e-12));
    const PlanHour idle = valueOrFail(savingsPlanHour(100.0, usage));
    CHECK_THAT(idle.lostUsd, near(86.0, 1e-12));
    CHECK_THAT(idle.usd, near(100.0, 1e-12));
}

TEST_CASE("price ratio against throughput ratio, and mixes", "[economics][purchase]")
{
    const RatioVerdict v = valueOrFail(acceleratorAgainst(21.50, 32.7726, 54'653, 31'346));
    CHECK(v.wins);
    CHECK_THAT(v.costRatio, near((21.50 / 54'653) / (32.7726 / 31'346), 1e-12));
    CHECK(why(acceleratorAgainst(1, 1, 0, 1)) == "unreachable(throughput_a)");
    CHECK(why(acceleratorAgainst(1, 1, 1e300, 1e-300)) == "out_of_range(price_a)"); // a ratio that no number holds
    PurchaseMix mix{0.5, 0.3, 0.2, 10, 3, 6};
    CHECK_THAT(valueOrFail(mixRate(mix)), near(7.1, 1e-12));
    mix.spotShare = 0.4;
    CHECK(why(mixRate(mix)) == "out_of_range(purchase_mix)");
    mix.spotShare = -0.1;
    CHECK(why(mixRate(mix)) == "out_of_range(spot_share)");
    CHECK(why(bestCommitment(std::vector<UsageShare>{{4, 0.5}}, 3, 2)) == "out_of_range(probability)");
    CHECK(why(commitmentValue(1.0, 0.0)) == "out_of_range(on_demand_usd_per_hour)");
}
