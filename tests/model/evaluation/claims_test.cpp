// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/claims.h"
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
        CHECK((claim.verdict == Verdict::notReproducible || claim.then || claim.now));
    }

    // Solved from the publication: no circular proof.
    const ClaimResult &energy = find(*claims, "bert.energy_reduction");
    CHECK(energy.verdict == Verdict::consistentByConstruction);
    CHECK(close(*energy.then, 29, 0.01));
    REQUIRE(energy.independent.size() == 2);
    CHECK(std::abs(energy.independent[0].value - 7) < 1);
    CHECK(std::abs(energy.independent[1].value - 35) < 1);
    for (const char *id : {"layoutlm.instance_reduction", "layoutlm.cost_reduction", "layoutlm.energy_reduction",
                           "layoutlm.throughput_ratio", "bert.cost_gpu", "bert.cost_reduction", "bert.time_reduction"})
        CHECK(find(*claims, id).verdict == Verdict::consistentByConstruction);

    // Measured on its own.
    const ClaimResult &trainium = find(*claims, "bert.cost_trainium");
    CHECK((trainium.verdict == Verdict::holds || trainium.verdict == Verdict::heldThen));
    CHECK(close(*trainium.then, 787, 1e-3));

    const ClaimResult &trn1 = find(*claims, "trn1.training_cost");
    CHECK(trn1.verdict == Verdict::heldThen);
    CHECK(*trn1.then > 50);
    CHECK(*trn1.now < 49);

    for (const char *id : {"graviton.energy", "inf2.performance_per_watt", "gpt3.emissions"})
        CHECK(find(*claims, id).verdict == Verdict::notReproducible);
    CHECK(find(*claims, "spot.price_saving").now);
}

TEST_CASE("claims follow the as-of date and can be cancelled")
{
    const auto then = recomputeClaims(catalog(), Date::parse("2023-06-30"));
    REQUIRE(then);
    CHECK(find(*then, "trn1.training_cost").verdict == Verdict::holds);
    const auto before = recomputeClaims(catalog(), Date::parse("2009-01-01"));
    REQUIRE(before);
    CHECK_FALSE(find(*before, "bert.cost_gpu").now);
    const auto cancelled = recomputeClaims(catalog(), {}, [](double) { return false; });
    REQUIRE_FALSE(cancelled);
    CHECK(cancelled.error().code == Error::Code::cancelled);
    CHECK_FALSE(recomputeClaims(nullptr));
}
