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
        CHECK((claim.verdict == ClaimVerdict::notTestable) == !(claim.then || claim.now));
        for (const IndependentResult &other :
            claim.independent) { // each names what it rests on, and nothing superseded
            CHECK_FALSE(other.benchmarks.empty());
            for (const std::string &id : other.benchmarks) {
                const BenchmarkIndex index = catalog()->benchmark(id);
                REQUIRE(index != kNone);
                CHECK(catalog()->benchmarks[index].status == "current");
            }
        }
    }

    // Solved from the publication: no circular proof. The energy of a run goes with its hours, those with one over the
    // rate: 1 - 0.71086 * (54,653 / 57,407.92) * (p4d rate / 31,346), 0.71086 being what the publication's own rates
    // give.
    const ClaimResult &energy = find(*claims, "bert.energy_reduction");
    CHECK(energy.verdict == ClaimVerdict::bracketed);
    CHECK(close(*energy.then, 29, 0.01));
    REQUIRE(energy.independent.size() == 2);
    CHECK(std::abs(energy.independent[0].value - 11.2) < 0.1);
    CHECK(std::abs(energy.independent[1].value - 38.2) < 0.1);
    CHECK(energy.independent[0].benchmarks == std::vector<std::string>{"nrn-627f94c4ad", "dle-6871cda2b9"});
    CHECK(energy.independent[1].benchmarks == std::vector<std::string>{"nrn-627f94c4ad", "dle-f23dacd5a9"});
    CHECK_FALSE(energy.independent[0].prices); // energy has none
    for (const char *id : {"layoutlm.instance_reduction", "layoutlm.cost_reduction", "layoutlm.energy_reduction",
             "layoutlm.throughput_ratio"})
        CHECK(find(*claims, id).verdict == ClaimVerdict::consistentByConstruction);

    // 16 p4d.24xlarge at 32.7726 USD/h, as they cost in June 2023, for 450 million sequences at 41,144/s and
    // 28,605.62/s.
    const ClaimResult &p4d = find(*claims, "bert.cost_gpu");
    CHECK(p4d.verdict == ClaimVerdict::bracketed);
    REQUIRE(p4d.independent.size() == 2);
    CHECK(close(p4d.independent[0].value, 16 * 32.7726 * 450e6 / 41144 / 3600, 1e-9));
    CHECK(close(p4d.independent[1].value, 16 * 32.7726 * 450e6 / 28605.62 / 3600, 1e-9));
    CHECK(p4d.independent[0].prices == Date::parse("2023-06-30"));
    CHECK(p4d.publishedOn == "2023-06");

    // What Inf2 costs more an hour than Inf1, it does not give back in rate.
    const ClaimResult &inf2 = find(*claims, "inf2.price_performance");
    CHECK(inf2.verdict == ClaimVerdict::contradicted);
    REQUIRE(inf2.now);
    REQUIRE_FALSE(inf2.independent.empty());
    CHECK(*inf2.now < 3);
    CHECK(inf2.publishedOn == "2026-08-21");
    for (const IndependentResult &other : inf2.independent) {
        CHECK(other.value <= *inf2.then);
        CHECK(other.benchmarks.size() == 2);
        CHECK(other.prices == Date::parse("2026-08-21"));
    }

    // Measured on its own.
    const ClaimResult &trainium = find(*claims, "bert.cost_trainium");
    CHECK((trainium.verdict == ClaimVerdict::holds || trainium.verdict == ClaimVerdict::heldThen));
    CHECK(close(*trainium.then, 787, 1e-3));
    REQUIRE(trainium.independent.size() == 1); // by the row that counts today: that of the claim's time was superseded
    CHECK(close(trainium.independent[0].value, 16 * 21.5 * 450e6 / 57407.9207 / 3600, 1e-6));

    const ClaimResult &trn1 = find(*claims, "trn1.training_cost");
    CHECK(trn1.verdict == ClaimVerdict::holds);
    CHECK(*trn1.then > 50);
    CHECK(std::abs(*trn1.now - 51.2) < 0.1); // 749 USD against 1,535, as p4d costs 21.957642 USD/h since June 2025

    for (const char *id : {"graviton.energy", "inf2.performance_per_watt", "gpt3.emissions", "g5.throughput"})
        CHECK(find(*claims, id).verdict == ClaimVerdict::notTestable);
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
        {"bert.cost_gpu", ClaimVerdict::bracketed},
        {"bert.time_reduction", ClaimVerdict::bracketed},
        {"bert.cost_reduction", ClaimVerdict::bracketed},
        {"bert.energy_reduction", ClaimVerdict::bracketed},
        {"trn1.training_cost", ClaimVerdict::holds},
        {"spot.price_saving", ClaimVerdict::holds},
        {"inf2.price_performance", ClaimVerdict::contradicted},
        {"g5.throughput", ClaimVerdict::notTestable},
        {"g5.cost_per_inference", ClaimVerdict::notTestable},
        {"inf2.performance_per_watt", ClaimVerdict::notTestable},
        {"graviton.energy", ClaimVerdict::notTestable},
        {"gpt3.emissions", ClaimVerdict::notTestable},
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
    CHECK(why.id == "claim.recomputed_best_of");
    REQUIRE(why.args.size() == 8);
    CHECK(why.args[5] == "dle-f23dacd5a9, TF32");
    CHECK(std::abs(*why.args[7].number() - 29.8) < 0.1);
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

TEST_CASE("claims of some presets alone are those of the whole list")
{
    const auto all = recomputeClaims(catalog());
    const auto some
        = recomputeClaims(catalog(), {}, {}, [](std::string_view preset) { return preset == "bert-large"; });
    REQUIRE((all && some));
    std::size_t of = 0;
    for (const ClaimResult &claim : *all)
        of += claim.preset == "bert-large" ? 1U : 0U;
    CHECK(of > 3);
    CHECK(some->size() == of);
    for (const ClaimResult &claim : *some) {
        INFO(claim.id);
        CHECK(claim.preset == "bert-large");
        CHECK(find(*all, claim.id).now == claim.now);
        CHECK(find(*all, claim.id).verdict == claim.verdict);
    }
}

TEST_CASE("independent results bracket a claim, contradict it or leave it open")
{
    const auto verdict = [](double published, double tolerance, std::vector<double> results) {
        return independentVerdict(published, tolerance, results);
    };
    CHECK_FALSE(verdict(29, 0.5, {})); // nothing to test it with
    CHECK(verdict(29, 0.5, {6.7, 35.1}) == ClaimVerdict::bracketed);
    CHECK(verdict(29, 0.5, {35.1, 6.7, 28}) == ClaimVerdict::bracketed);
    CHECK(verdict(29, 0.5, {35.1, 40}) == ClaimVerdict::contradicted);
    CHECK(verdict(3, 0.05, {0.85}) == ClaimVerdict::contradicted);
    CHECK_FALSE(verdict(3, 0.05, {2.96})); // it meets the claim
    CHECK_FALSE(verdict(29, 0.5, {29.4, 40})); // one does
    CHECK(verdict(29, 0.5, {29.6, 40}) == ClaimVerdict::contradicted);
}

TEST_CASE("the date of a publication is as precise as its edition")
{
    const auto dated = [](std::string_view edition) {
        const auto found = publicationOf(edition);
        return found ? found->text + ' ' + found->last.iso() : std::string();
    };
    CHECK(dated("28 October 2015") == "2015-10-28 2015-10-28");
    CHECK(dated("June 2023") == "2023-06 2023-06-30");
    CHECK(dated("2022") == "2022 2022-12-31");
    CHECK(dated("commit 81ce03ae261e (2026-08-21)") == "2026-08-21 2026-08-21");
    CHECK(dated("December 2024") == "2024-12 2024-12-31");
    CHECK(dated("").empty());
    CHECK(dated("German edition").empty());
    CHECK(dated("release 31 June 2023") == "2023-06 2023-06-30"); // no such day
}
