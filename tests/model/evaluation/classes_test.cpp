// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/explain/derivation.h"
#include "tests/model/evaluation/fixture.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

FigureClass explained(const Results &results, const char *candidate, Metric metric)
{
    const auto row = results.find(candidate);
    REQUIRE(row);
    const auto derivation = explain(results, results.candidate(*row), metric);
    REQUIRE(derivation);
    CHECK(derivation->cls == results.metricClass(*row, metric));
    return derivation->cls;
}

Scenario hpc()
{
    Scenario scenario;
    REQUIRE(setParameter(scenario, "kind", "hpc"));
    return scenario;
}

} // namespace

TEST_CASE("a rate that was carried over is an estimate in the explanation too")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.typeFilter.clear();
    const auto results = evaluated(scenario);
    const auto row = results->find("p4de.24xlarge");
    REQUIRE(row);
    REQUIRE(results->throughputClass(*row) == FigureClass::estimate);
    for (const Metric metric : {Metric::throughputPerSecond, Metric::hours, Metric::usdTotal, Metric::usdPerMillion})
        CHECK(explained(*results, "p4de.24xlarge", metric) == FigureClass::estimate);
    // The benchmark keeps its own class among the leaves.
    const auto derivation = explain(*results, results->candidate(*row), Metric::throughputPerSecond);
    for (const Derivation *leaf : leavesOf(*derivation))
        if (leaf->kind == LeafKind::benchmark)
            CHECK(leaf->cls == catalog()->benchmarks[results->benchmark(*row)].cls);
    CHECK(explained(*results, "trn1.32xlarge", Metric::throughputPerSecond) == FigureClass::vendor);
    CHECK(explained(*results, "trn1.32xlarge", Metric::usdTotal) == FigureClass::vendor);

    scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    const auto layoutlm = evaluated(scenario);
    CHECK(explained(*layoutlm, "g4dn.xlarge", Metric::usdPerMillion) == FigureClass::estimate);
    CHECK(explained(*layoutlm, "g4dn.2xlarge", Metric::usdPerMillion) == FigureClass::derived);
}

TEST_CASE("only the person's figures make a result theirs")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    REQUIRE(setParameter(scenario, "own_throughput", R"({"g4dn.2xlarge": 12})"));
    const auto results = evaluated(scenario);
    CHECK(explained(*results, "g4dn.2xlarge", Metric::throughputPerSecond) == FigureClass::user);
    CHECK(explained(*results, "g4dn.2xlarge", Metric::instances) == FigureClass::user);
    CHECK(explained(*results, "g4dn.2xlarge", Metric::usdPerMillion) == FigureClass::vendor); // the price
    // What divides by a typed demand is not measured by that.
    const auto kwh = explain(*results, results->candidate(*results->find("g4dn.2xlarge")), Metric::kwhPerMillion);
    REQUIRE(kwh);
    for (const Derivation &child : kwh->children)
        if (child.id == "millions")
            CHECK(child.cls == FigureClass::user);
    // Theirs for one instance; how sixteen share the work is a default.
    Scenario run = findPreset("bert-large")->scenario;
    REQUIRE(setParameter(run, "own_throughput", R"({"trn1.32xlarge": 4000})"));
    REQUIRE(setParameter(run, "training.scaling", "measured"));
    const auto runs = evaluated(run);
    CHECK(explained(*runs, "trn1.32xlarge", Metric::hours) == FigureClass::estimate);
    CHECK(runs->qualifies(*runs->find("trn1.32xlarge")));
    REQUIRE(setParameter(run, "training.scaling", "constant"));
    CHECK(explained(*evaluated(run), "trn1.32xlarge", Metric::hours) == FigureClass::user);
}

TEST_CASE("an HPC run by the peak rate is an estimate and knows no checkpoints of training")
{
    Scenario scenario = hpc();
    auto results = evaluated(scenario);
    const char *type = "p4d.24xlarge";
    CHECK(results->throughputClass(*results->find(type)) == FigureClass::estimate);
    Scenario strict = scenario;
    strict.includeEstimates = false;
    CHECK(evaluated(strict)->exclusions(*results->find(type)).only(Exclusion::estimate));
    CHECK(explained(*results, type, Metric::hours) == FigureClass::estimate);
    const auto rate = explain(*results, results->candidate(*results->find(type)), Metric::throughputPerSecond);
    bool efficiency = false;
    for (const Derivation *leaf : leavesOf(*rate))
        if (leaf->id == "efficiency") {
            efficiency = true;
            CHECK(leaf->cls == FigureClass::assumption);
        }
    CHECK(efficiency);
    const double plain = value(*results, type, Metric::hours);
    scenario.training.checkpointIntervalH = plain / 10;
    scenario.training.checkpointTimeS = plain * 360;
    scenario.training.startUpH = 3;
    CHECK(value(*evaluated(scenario), type, Metric::hours) == plain);
}

TEST_CASE("an estimate carried over from a derived rate is called an estimate")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    const auto results = evaluated(scenario);
    const Answer found = answer(*results);
    REQUIRE(found.cheapest);
    REQUIRE(results->throughputClass(*found.cheapest) == FigureClass::estimate);
    bool said = false;
    for (const Message &sentence : found.sentences) {
        CHECK(sentence.id != "answer.class_by_construction");
        said = said || sentence.id.starts_with("answer.class_estimate");
    }
    CHECK(said);
}
