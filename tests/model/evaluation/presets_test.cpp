// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fixture.h"

using namespace wattfare;
using namespace wattfare::test;

// The published experiments, recomputed from the figures of the catalogue (rule 5).
TEST_CASE("LayoutLM: 6 against 33 instances")
{
    const auto results = evaluated(findPreset("layoutlm")->scenario);
    const char *inf1 = "inf1.2xlarge", *g4dn = "g4dn.2xlarge";
    CHECK(value(*results, inf1, Metric::instances) == 6);
    CHECK(value(*results, g4dn, Metric::instances) == 33);
    CHECK(close(value(*results, inf1, Metric::usdPerMillion), 2.172, 1e-9));
    CHECK(close(value(*results, g4dn, Metric::usdPerMillion), 24.816, 1e-9));
    CHECK(close(value(*results, inf1, Metric::kwhPerMillion), 0.339135, 2e-6));
    CHECK(close(value(*results, g4dn, Metric::kwhPerMillion), 4.23688, 2e-6));
    CHECK(close(value(*results, inf1, Metric::gco2ePerMillion), 135.725, 4e-6));
    CHECK(close(value(*results, g4dn, Metric::gco2ePerMillion), 1695.64, 4e-6));
    CHECK(close(value(*results, inf1, Metric::embodiedGco2ePerMillion), 29.9115, 4e-6));
    CHECK(close(value(*results, g4dn, Metric::embodiedGco2ePerMillion), 188.921, 4e-6));
    CHECK(close(value(*results, inf1, Metric::totalGco2ePerMillion), 165.637, 4e-6));
    CHECK(close(value(*results, inf1, Metric::wattsPerInstance), 49.15, 1e-9));
    for (const char *type : {inf1, g4dn}) {
        const std::size_t row = *results->find(type);
        CHECK(results->throughputClass(row) == FigureClass::derived);
        CHECK(results->throughputRule(row) == ThroughputRule::pinned);
        CHECK(results->qualifies(row)
            == (results->snapshot().types[results->candidate(row).type].offer == Offer::current));
    }
}

TEST_CASE("BERT-Large: 786.8 against 2,091 USD")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const char *trn1 = "trn1.32xlarge", *p4d = "p4d.24xlarge";
    CHECK(close(value(*results, trn1, Metric::usdTotal), 786.8, 5e-5));
    CHECK(close(value(*results, p4d, Metric::usdTotal), 2091, 5e-5));
    CHECK(close(value(*results, trn1, Metric::hours), 2.287, 3e-4));
    CHECK(close(value(*results, p4d, Metric::hours), 3.988, 1e-4));
    CHECK(close(value(*results, trn1, Metric::kwhTotal), 210.9, 3e-4));
    CHECK(close(value(*results, p4d, Metric::kwhTotal), 296.7, 2e-4));
    CHECK(value(*results, trn1, Metric::instances) == 16);
    CHECK(results->throughputClass(*results->find(trn1)) == FigureClass::vendor); // by AWS Neuron itself
    CHECK(results->throughputClass(*results->find(p4d)) == FigureClass::derived);
}

TEST_CASE("the independent p4d rates stand beside the derived one")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    const auto kwh = [&](const char *id) {
        scenario.pinnedBenchmarks["p4d.24xlarge"] = id;
        return value(*evaluated(scenario), "p4d.24xlarge", Metric::kwhTotal);
    };
    const double trn1 = value(*evaluated(scenario), "trn1.32xlarge", Metric::kwhTotal);
    CHECK(std::abs((1 - trn1 / kwh("drv-bert-large-p4d.24xlarge")) - 0.29) < 0.005);
    CHECK(std::abs((1 - trn1 / kwh("dle-6871cda2b9")) - 0.07) < 0.01);
    CHECK(std::abs((1 - trn1 / kwh("dle-f23dacd5a9")) - 0.35) < 0.01);
}

TEST_CASE("HPC: the published FP64 peak times the person's share of it, as an estimate")
{
    const Scenario &scenario = findPreset("hpc-fp64")->scenario;
    CHECK(scenario.includeEstimates); // nothing else would count
    const auto results = evaluated(scenario);
    // 1e20 operations on 4 nodes of 8 devices at half of 34 (H100) and of 9.7 TFLOP/s (A100).
    CHECK(close(value(*results, "p5.48xlarge", Metric::hours), 1e20 / (4 * 8 * 34e12 * 0.5 * 3600), 1e-12));
    CHECK(close(value(*results, "p4d.24xlarge", Metric::hours), 1e20 / (4 * 8 * 9.7e12 * 0.5 * 3600), 1e-12));
    for (const char *type : {"p5.48xlarge", "p4d.24xlarge"}) {
        const std::size_t row = *results->find(type);
        CHECK(results->throughputClass(row) == FigureClass::estimate);
        CHECK(results->metricClass(row, Metric::usdTotal) == FigureClass::estimate);
        CHECK(results->qualifies(row));
        CHECK(close(value(*results, type, Metric::usdTotal),
            4 * value(*results, type, Metric::priceUsdPerHour) * value(*results, type, Metric::hours), 1e-12));
    }
    CHECK_FALSE(results->value(*results->find("trn1.32xlarge"), Metric::hours)); // no FP64 rate is published
    Scenario strict = scenario;
    strict.includeEstimates = false;
    const auto none = evaluated(strict);
    for (std::size_t row = 0; row < none->size(); ++row)
        REQUIRE_FALSE(none->qualifies(row));
}

TEST_CASE("every preset has an answer")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        std::size_t counted = 0;
        for (std::size_t row = 0; row < results->size(); ++row)
            counted += results->qualifies(row) ? 1U : 0U;
        CHECK(counted >= 2);
    }
}
