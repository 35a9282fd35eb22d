// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/claims.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const ClaimResult &find(const std::vector<ClaimResult> &claims, std::string_view id)
{
    const auto it = std::find_if(claims.begin(), claims.end(), [&](const ClaimResult &c) { return c.id == id; });
    INFO(id);
    REQUIRE(it != claims.end());
    return *it;
}

} // namespace

TEST_CASE("claims are recomputed with a verdict and a reason")
{
    const auto claims = recomputeClaims(catalog());
    REQUIRE(claims);
    CHECK(claims->size() == 19);
    for (const ClaimResult &claim : *claims) {
        INFO(claim.id);
        CHECK_FALSE(claim.why.id.empty());
        CHECK_FALSE(claim.statement.id.empty());
        CHECK(claim.source != kNone);
        CHECK((claim.verdict == ClaimVerdict::notReproducible || claim.then || claim.now));
    }

    // Solved from the publication: no circular proof.
    const ClaimResult &energy = find(*claims, "bert.energy_reduction");
    CHECK(energy.verdict == ClaimVerdict::consistentByConstruction);
    CHECK(close(*energy.then, 29, 0.01));
    REQUIRE(energy.independent.size() == 2);
    CHECK(std::abs(energy.independent[0].value - 7) < 1);
    CHECK(std::abs(energy.independent[1].value - 35) < 1);
    for (const char *id : {"layoutlm.instance_reduction", "layoutlm.cost_reduction", "layoutlm.energy_reduction",
             "layoutlm.throughput_ratio", "bert.cost_gpu", "bert.cost_reduction", "bert.time_reduction"})
        CHECK(find(*claims, id).verdict == ClaimVerdict::consistentByConstruction);

    // Measured on its own.
    const ClaimResult &trainium = find(*claims, "bert.cost_trainium");
    CHECK((trainium.verdict == ClaimVerdict::holds || trainium.verdict == ClaimVerdict::heldThen));
    CHECK(close(*trainium.then, 787, 1e-3));

    const ClaimResult &trn1 = find(*claims, "trn1.training_cost");
    CHECK(trn1.verdict == ClaimVerdict::heldThen);
    CHECK(*trn1.then > 50);
    CHECK(*trn1.now < 49);

    for (const char *id : {"graviton.energy", "inf2.performance_per_watt", "gpt3.emissions"})
        CHECK(find(*claims, id).verdict == ClaimVerdict::notReproducible);
    CHECK(find(*claims, "spot.price_saving").now);
}

TEST_CASE("the verdict of every claim is as the bundled figures give it")
{
    const auto claims = recomputeClaims(catalog());
    REQUIRE(claims);
    constexpr std::pair<const char *, ClaimVerdict> expected[] = {
        {"layoutlm.instance_reduction", ClaimVerdict::consistentByConstruction},
        {"layoutlm.throughput_ratio", ClaimVerdict::consistentByConstruction},
        {"layoutlm.cost_inferentia", ClaimVerdict::consistentByConstruction},
        {"layoutlm.cost_gpu", ClaimVerdict::consistentByConstruction},
        {"layoutlm.cost_reduction", ClaimVerdict::consistentByConstruction},
        {"layoutlm.energy_reduction", ClaimVerdict::consistentByConstruction},
        {"bert.cost_trainium", ClaimVerdict::holds},
        {"bert.cost_gpu", ClaimVerdict::consistentByConstruction},
        {"bert.time_reduction", ClaimVerdict::consistentByConstruction},
        {"bert.cost_reduction", ClaimVerdict::consistentByConstruction},
        {"bert.energy_reduction", ClaimVerdict::consistentByConstruction},
        {"trn1.training_cost", ClaimVerdict::heldThen},
        {"spot.price_saving", ClaimVerdict::holds},
        {"inf2.price_performance", ClaimVerdict::notReproducible},
        {"g5.throughput", ClaimVerdict::notReproducible},
        {"g5.cost_per_inference", ClaimVerdict::notReproducible},
        {"inf2.performance_per_watt", ClaimVerdict::notReproducible},
        {"graviton.energy", ClaimVerdict::notReproducible},
        {"gpt3.emissions", ClaimVerdict::notReproducible},
    };
    CHECK(claims->size() == std::size(expected));
    for (const auto &[id, verdict] : expected) {
        INFO(id);
        CHECK(find(*claims, id).verdict == verdict);
        // Beside a claim that only agrees with itself stands an independent result, or why there is none.
        if (verdict == ClaimVerdict::consistentByConstruction)
            CHECK(find(*claims, id).independent.empty() == !find(*claims, id).noIndependent.id.empty());
    }
    const Message &why = find(*claims, "trn1.training_cost").why;
    CHECK(why.id == "claim.prices_changed_best_of");
    REQUIRE(why.args.size() == 8);
    CHECK(why.args[5] == "dle-f23dacd5a9, TF32");
    CHECK(std::abs(*why.args[7].number() - 26) < 1);
}

TEST_CASE("claims follow the as-of date and can be cancelled")
{
    const auto refused = recomputeClaims(catalog(), Date::parse("2001-01-01"));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == Error::Code::badInput);
    const auto then = recomputeClaims(catalog(), Date::parse("2023-06-30"));
    REQUIRE(then);
    CHECK(find(*then, "trn1.training_cost").verdict == ClaimVerdict::holds);
    const auto before = recomputeClaims(catalog(), Date::parse("2009-01-01"));
    REQUIRE(before);
    CHECK_FALSE(find(*before, "bert.cost_gpu").now);
    CHECK(find(*before, "bert.cost_trainium").why.id == "claim.prices_missing");
    CHECK(find(*before, "layoutlm.throughput_ratio").now); // a ratio of rates needs no price
    const auto cancelled = recomputeClaims(catalog(), {}, [](double) { return false; });
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error().code == Error::Code::cancelled);
    CHECK_FALSE(recomputeClaims(nullptr));
}
