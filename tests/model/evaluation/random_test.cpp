// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/answer.h"
#include "tests/model/evaluation/fixture.h"

#include <limits>
#include <random>

using namespace wattfare;
using namespace wattfare::test;

namespace {

class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_random(seed) { }
    std::size_t pick(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    bool one(std::size_t in) { return pick(in) == 0; }
    double unit() { return static_cast<double>(m_random() >> 11) * 0x1.0p-53; }
    // Mostly sensible, sometimes at or beyond the edge: zero, negative, huge, not a number.
    double wild(double low, double high)
    {
        switch (pick(60)) {
        case 0: return 0;
        case 1: return -1;
        case 2: return 1e300;
        case 3: return std::numeric_limits<double>::infinity();
        case 4: return std::numeric_limits<double>::quiet_NaN();
        case 5: return 1e-300;
        case 6: return low;
        case 7: return high;
        default: return low + (high - low) * unit() * unit();
        }
    }

private:
    std::mt19937_64 m_random;
};

Scenario randomScenario(Dice &dice)
{
    static const char *const kModels[] = {"resnet50-v1.5", "bert-large", "layoutlm-base", "llama-3-8b", "llama-2-70b", "bert-base"};
    static const char *const kTypes[] = {"g4dn.xlarge", "inf1.2xlarge", "p4d.24xlarge", "trn1.32xlarge", "c6i.2xlarge", "g5.2xlarge", "p5.48xlarge", "inf2.xlarge"};
    Scenario s;
    s.kind = static_cast<WorkloadKind>(dice.pick(4));
    s.model = kModels[dice.pick(std::size(kModels))];
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string name = kTypes[dice.pick(std::size(kTypes))];
        if (std::find(s.typeFilter.begin(), s.typeFilter.end(), name) == s.typeFilter.end())
            s.typeFilter.push_back(name);
    }
    if (dice.one(2))
        s.inference.demandPerHour = dice.wild(1, 1e12);
    if (dice.one(3))
        s.inference.latencyLimitMs = dice.wild(0.01, 1000);
    s.inference.queueing = dice.one(3);
    if (dice.one(3))
        s.inference.utilisationTarget = dice.wild(0.001, 1);
    if (dice.one(3))
        s.training.samples = dice.wild(1, 1e18);
    if (dice.one(3))
        s.training.nodes = dice.wild(1, 100'000);
    s.training.scaling = static_cast<ScalingModel>(dice.pick(4));
    if (dice.one(3))
        s.training.scalingParameter = dice.wild(0, 1);
    if (dice.one(3))
        s.training.checkpointIntervalH = dice.wild(0, 100);
    if (dice.one(3))
        s.training.checkpointTimeS = dice.wild(0, 864'000);
    if (dice.one(3))
        s.training.restartS = dice.wild(0, 864'000);
    if (dice.one(3))
        s.llm.outputTokensPerHour = dice.wild(0, 1e15);
    if (dice.one(3))
        s.llm.inputTokens = dice.wild(1, 10'000'000);
    if (dice.one(3))
        s.llm.outputTokens = dice.wild(1, 1'000'000);
    if (dice.one(3))
        s.llm.ttftLimitMs = dice.wild(0.1, 1e5);
    if (dice.one(4))
        s.llm.batch = dice.wild(1, 100'000);
    if (dice.one(3))
        s.hpc.exaflop = dice.wild(1e-9, 1e12);
    if (dice.one(4))
        s.interruptionPerMonth = dice.wild(0, 0.999);
    if (dice.one(2))
        s.purchase = {PurchaseOption{}, *parsePurchaseOption("spot"), *parsePurchaseOption("mix-30-70-0")};
    if (dice.one(4))
        s.asOf = Date{static_cast<std::int32_t>(14'000 + dice.pick(20'000))};
    s.energy.method = static_cast<EnergyMethod>(dice.pick(9));
    if (dice.one(2))
        s.energy.userWatts = dice.wild(0, 1e6);
    if (dice.one(4))
        s.energy.pue = dice.wild(1, 10);
    if (dice.one(4))
        s.energy.uAccPct = dice.wild(0, 100);
    if (dice.one(4))
        s.energy.gridIntensity = dice.wild(0, 5000);
    if (dice.one(4))
        s.energy.lifetimeH = dice.wild(1000, 876'000);
    s.energy.carbonBasis = static_cast<CarbonBasis>(dice.pick(3));
    if (dice.one(6))
        s.ownThroughput["g4dn.xlarge"] = dice.wild(1e-6, 1e12);
    return s;
}

} // namespace

TEST_CASE("10,000 random scenarios are refused by name or give finite numbers only")
{
    Dice dice(42);
    std::size_t refused = 0, computed = 0;
    for (int i = 0; i < 10'000; ++i) {
        const Scenario scenario = randomScenario(dice);
        const auto results = evaluate(scenario, catalog());
        if (!results) {
            ++refused;
            REQUIRE(results.error().code == Error::Code::badInput);
            REQUIRE_FALSE(results.error().message.args.empty());
            REQUIRE_FALSE(results.error().message.args[0].empty());
            continue;
        }
        bool allFinite = true, allExplained = true;
        for (std::size_t row = 0; row < (*results)->size(); ++row)
            for (std::size_t m = 0; m < kMetricCount; ++m) {
                const auto metric = static_cast<Metric>(m);
                const auto x = (*results)->value(row, metric);
                allExplained = allExplained && x.has_value() == (*results)->reason(row, metric).id.empty();
                if (!x)
                    continue;
                ++computed;
                allFinite = allFinite && std::isfinite(*x) && *x >= 0;
                if (const auto range = (*results)->range(row, metric))
                    allFinite = allFinite && std::isfinite(range->low) && std::isfinite(range->high) && range->low <= range->high;
            }
        INFO(writeScenario(scenario));
        REQUIRE(allFinite);
        REQUIRE(allExplained);
        const Answer found = answer(**results);
        REQUIRE_FALSE(found.sentences.empty());
    }
    CHECK(refused > 100);
    CHECK(computed > 100'000);
}
