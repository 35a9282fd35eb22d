// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/energy/energy.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/ranking.h"
#include "model/explain/derivation.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <array>

using namespace wattfare;
using namespace wattfare::test;

// Market-based and marginal emissions stand beside the location-based ones (energy 4 and 7).
TEST_CASE("neither emissions nor SCI change with the market-based figure")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const char *inf1 = "inf1.2xlarge";
    const auto plain = evaluated(scenario);
    scenario.energy.matchedPct = 95;
    scenario.energy.residualIntensity = 400.21;
    const auto matched = evaluated(scenario);
    for (const Metric metric : {Metric::gco2ePerMillion, Metric::totalGco2ePerMillion})
        CHECK(value(*matched, inf1, metric) == value(*plain, inf1, metric));
    CHECK(close(value(*plain, inf1, Metric::totalGco2ePerMillion), 165.637, 4e-6)); // E14
    CHECK(close(value(*matched, inf1, Metric::marketGco2ePerMillion),
        value(*plain, inf1, Metric::kwhPerMillion) * 0.05 * 400.21, 1e-12));
    CHECK(value(*plain, inf1, Metric::marketGco2ePerMillion) == 0); // a source says that all of it was matched
    scenario.inference.demandPerHour = 2.5e6; // a million costs what it costs, however many are asked for
    const auto more = evaluated(scenario);
    CHECK(close(value(*more, inf1, Metric::marketGco2ePerMillion),
        value(*more, inf1, Metric::kwhPerMillion) * 0.05 * 400.21, 1e-12));
}

TEST_CASE("marginal emissions where the intensity is known, a reason where not")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    for (const Region &region : catalog()->regions)
        scenario.regions.push_back(region.code);
    std::sort(scenario.regions.begin(), scenario.regions.end());
    scenario.regions.erase(std::unique(scenario.regions.begin(), scenario.regions.end()), scenario.regions.end());
    const auto results = evaluated(scenario);
    std::size_t known = 0, missing = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        const auto kwh = results->value(row, Metric::kwhPerMillion),
                   marginal = results->value(row, Metric::marginalGco2ePerMillion);
        if (!kwh)
            continue;
        const auto grid = gatherGrid<double>(*catalog(), results->candidate(row).region, scenario.energy);
        CHECK(marginal.has_value() == grid.marginal.has_value());
        if (marginal) {
            ++known;
            CHECK(close(*marginal, *kwh * *grid.marginal, 1e-12));
        } else {
            ++missing;
            CHECK(results->reason(row, Metric::marginalGco2ePerMillion).args.back() == "ci_marginal_g_kwh");
        }
    }
    CHECK(known + missing > 0);
    CHECK(findResultColumn("market_gco2e_per_million"));
    CHECK(findResultColumn("marginal_gco2e_per_million"));
}

TEST_CASE("a grid without a figure of that year says which one is missing, not one that was not asked for")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.regions = {"ap-east-2"}; // its marginal intensity is not known either
    scenario.energy.gridYear = 1999;
    const auto results = evaluated(scenario);
    const auto row = results->find("inf1.2xlarge");
    REQUIRE(row);
    REQUIRE(results->value(*row, Metric::kwhPerMillion));
    const auto missing = [&](Metric metric) { return results->reason(*row, metric).args.back(); };
    CHECK(missing(Metric::gco2ePerMillion) == "ci_lifecycle_g_kwh");
    CHECK(missing(Metric::marginalGco2ePerMillion) == "ci_marginal_g_kwh");
}

TEST_CASE("a kilowatt-hour of the machines takes the water of its site, and that of the plants for all that PUE adds")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const char *inf1 = "inf1.2xlarge";
    const RegionIndex region = catalog()->region("us-east-1");
    for (const std::optional<double> ewif : {std::optional<double>(), std::optional<double>(3.1)}) {
        scenario.energy.ewifLPerKwh = ewif;
        const auto results = evaluated(scenario);
        const auto grid = gatherGrid<double>(*catalog(), region, scenario.energy);
        REQUIRE((grid.pue && grid.wue));
        REQUIRE(*grid.pue > 1.01);
        const double itKwh = value(*results, inf1, Metric::kwhPerMillion) / *grid.pue;
        CHECK(close(value(*results, inf1, Metric::litresPerMillion), itKwh * (*grid.wue + ewif.value_or(0) * *grid.pue),
            1e-12));
    }
}

TEST_CASE("without the intensity of the grid there is no sum with what the hardware embodies")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.energy.gridYear = 1999; // of which no grid is recorded
    const auto results = evaluated(scenario);
    const auto row = results->find("inf1.2xlarge");
    REQUIRE(row);
    CHECK(results->value(*row, Metric::kwhPerMillion));
    CHECK(results->value(*row, Metric::embodiedGco2ePerMillion));
    CHECK_FALSE(results->value(*row, Metric::totalGco2ePerMillion));
    CHECK(results->reason(*row, Metric::totalGco2ePerMillion).id == "reason.no_grid_figure");
}

TEST_CASE("documents, parameters and old names know the bases")
{
    const auto basis = [](const char *word) {
        std::vector<Message> warnings;
        const auto read = parseScenario(
            R"({"wattfare": 1, "kind": "inference", "model": "bert-large", "energy": {"carbon_basis": ")"
                + std::string(word) + "\"}}",
            "some", &warnings);
        CHECK(warnings.empty());
        return read ? std::optional(read->energy.carbonBasis) : std::nullopt;
    };
    CHECK(basis("location") == CarbonBasis::locationLifecycle);
    CHECK(basis("location_direct") == CarbonBasis::locationDirect);
    CHECK(basis("market") == CarbonBasis::market);
    CHECK(basis("marginal") == CarbonBasis::marginal);
    CHECK_FALSE(basis("markets"));
    Scenario scenario;
    REQUIRE(setParameter(scenario, "energy.carbon_basis", "market"));
    CHECK(parameterText(scenario, "energy.carbon_basis") == "market");
    CHECK(parseScenario(writeScenario(scenario), "again")->energy.carbonBasis == CarbonBasis::market);
}

TEST_CASE("carbon follows the basis, SCI does not, and no basis stands in for another")
{
    for (const char *preset : {"layoutlm", "bert-large", "hpc-fp64"}) {
        CAPTURE(preset);
        Scenario scenario = findPreset(preset)->scenario;
        for (const Region &region : catalog()->regions)
            scenario.regions.push_back(region.code);
        std::sort(scenario.regions.begin(), scenario.regions.end());
        scenario.regions.erase(std::unique(scenario.regions.begin(), scenario.regions.end()), scenario.regions.end());
        const auto location = evaluated(scenario);
        const Metric carbon = carbonMetric(scenario.kind);
        for (const CarbonBasis basis : {CarbonBasis::market, CarbonBasis::marginal}) {
            scenario.energy.carbonBasis = basis;
            const auto results = evaluated(scenario);
            const Metric beside
                = basis == CarbonBasis::market ? Metric::marketGco2ePerMillion : Metric::marginalGco2ePerMillion;
            std::size_t known = 0, missing = 0;
            for (std::size_t row = 0; row < results->size(); ++row) {
                CHECK(results->value(row, Metric::totalGco2ePerMillion)
                    == location->value(row, Metric::totalGco2ePerMillion));
                CHECK(results->value(row, beside) == location->value(row, beside));
                if (results->applies(beside))
                    CHECK(results->value(row, Metric::gco2ePerMillion) == results->value(row, beside));
                const auto kwh = results->value(row, Metric::kwhTotal), kg = results->value(row, Metric::kgco2eTotal);
                if (!kwh)
                    continue;
                const auto grid = carbonIntensity(
                    gatherGrid<double>(*catalog(), results->candidate(row).region, scenario.energy), basis);
                REQUIRE(kg.has_value() == grid.has_value());
                if (kg) {
                    ++known;
                    CHECK(close(*kg, *kwh * *grid / 1000.0, 1e-12));
                    if (row % 37 == 0)
                        CHECK(results->metricClass(row, carbon)
                            == explain(*results, results->candidate(row), carbon)->cls);
                } else {
                    ++missing;
                    CHECK(results->reason(row, carbon).id == "reason.no_grid_figure");
                    CHECK(results->reason(row, carbon).args.back() == grid.error().field);
                }
            }
            CHECK(known > 0);
            CHECK(missing > 0);
            const Answer found = answer(*results);
            REQUIRE(found.cleanest);
            CHECK(*found.cleanest == rankedRows(*results, carbon, 1).front());
            CHECK(std::ranges::any_of(found.sentences, [&](const Message &said) {
                return said.id == (basis == CarbonBasis::market ? "answer.basis_market" : "answer.basis_marginal");
            }));
            REQUIRE(found.cheapest); // a market figure of 0 is a contract: said
            // Of figures that are all 0 none is the cleanest.
            if (*results->value(*found.cheapest, carbon) == 0.0)
                CHECK(std::ranges::none_of(found.sentences, [](const Message &said) {
                    return said.id == "answer.cleanest_like" || said.id == "answer.also_cleanest";
                }));
            CHECK(std::ranges::any_of(found.sentences, [](const Message &said) {
                return said.id.starts_with("answer.market_zero");
            }) == (basis == CarbonBasis::market && results->value(*found.cheapest, carbon) == 0.0));
        }
    }
}

TEST_CASE("bounds are those of the explanation and of the energy method, to the last digit")
{
    const Scenario &scenario = findPreset("bert-large")->scenario;
    const auto results = evaluated(scenario);
    const auto row = results->find("p4d.24xlarge");
    REQUIRE(row);
    const auto range = results->range(*row, Metric::wattsPerInstance);
    REQUIRE(range);
    EnergyQuestion question;
    question.type = catalog()->type("p4d.24xlarge");
    question.region = catalog()->region("us-east-1");
    question.hours = 1;
    question.uAccPct = 100;
    question.uCpuPct = 25;
    const auto energy = energyOf<Uncertain>(*catalog(), question);
    REQUIRE(energy);
    CHECK(energy->power.itW.low == range->low);
    CHECK(energy->power.itW.high == range->high);

    Scenario llm = findPreset("llama3-8b-chat")->scenario;
    const auto served = evaluated(llm);
    std::size_t counts = 0;
    for (std::size_t i = 0; i < served->size(); ++i)
        if (const auto n = served->range(i, Metric::instances); n && served->candidate(i).option == 0) {
            ++counts;
            CHECK(n->low == std::floor(n->low));
            CHECK(n->high == std::floor(n->high));
        }
    CHECK(counts > 0);
}

TEST_CASE("a price is the double nearest to what was published")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    CHECK(value(*results, "p4d.24xlarge", Metric::priceUsdPerHour) == 32.7726);
    CHECK(usdOfNano(2'602'800'000) == 2.6028);
    CHECK(usdOfNano(32'772'600'000) == 32.7726);
}

TEST_CASE("spot on a band that has aged is stale and qualifies all the same")
{
    Scenario scenario = findPreset("resnet50-images")->scenario;
    const auto spotRows = [](const Results &results) {
        std::size_t priced = 0, stale = 0, counted = 0;
        for (std::size_t row = 0; row < results.size(); ++row) {
            if (results.candidate(row).option == 0 || !results.value(row, Metric::usdPerHour))
                continue;
            ++priced;
            stale += results.stale(row) ? 1U : 0U;
            counted += results.qualifies(row) ? 1U : 0U;
        }
        return std::array{priced, stale, counted};
    };
    scenario.day = Date{evaluated(scenario)->asOf().days + 500};
    const auto [priced, stale, counted] = spotRows(*evaluated(scenario));
    CHECK(priced > 10);
    CHECK(stale == priced);
    CHECK(counted > 0);
    scenario.maxPriceAgeMonths = 3;
    CHECK(spotRows(*evaluated(scenario))[2] == 0);
}
