// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fitted_fixture.h"

#include "model/energy/power_methods.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/explain_candidate.h"
#include "model/workload/ids.h"
#include "tests/support/reevaluate.h"

#include <algorithm>
#include <map>
#include <random>
#include <string>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("1,000 random explanations reproduce the evaluated number from their leaves")
{
    std::mt19937_64 random(20260101);
    const auto pick = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    std::size_t explained = 0;
    std::map<std::string, std::size_t> leaves; // how often each input stood under an explained number
    const SnapshotPtr fitted = withServingFit(1.4);
    for (int round = 0; round < 60; ++round) { // four times every preset
        // Every bundled scenario in turn: inference, training, LLM serving, HPC and spot.
        Scenario scenario = bundledPresets()[static_cast<std::size_t>(round) % bundledPresets().size()].scenario;
        scenario.includeEstimates = true;
        if (scenario.interruptionPerMonth) // the run on spot: types that have a rate
            scenario.typeFilter = {"p4d.24xlarge", "trn1.32xlarge"};
        if (scenario.kind == WorkloadKind::inference && pick(2) == 0) {
            scenario.inference.latencyLimitMs = 200;
            scenario.inference.queueing = true;
            scenario.inference.serviceScv = static_cast<double>(pick(3)) / 2;
        }
        if (scenario.kind == WorkloadKind::inference && pick(3) == 0) {
            scenario.inference.trafficByHour.emplace();
            scenario.inference.trafficByHour->fill(0.5);
            (*scenario.inference.trafficByHour)[12] = 1;
            scenario.inference.scaleWithTraffic = pick(2) == 0;
        }
        if (pick(4) == 0)
            scenario.interruptionPerMonth = 0.2;
        if (pick(4) == 0)
            scenario.hazardPerHour = 0.002;
        if (pick(4) == 0) { // few types, so that what is the person's is drawn
            scenario.typeFilter = {"g4dn.xlarge", "g4dn.2xlarge", "g5.2xlarge", "p4d.24xlarge", "trn1.32xlarge"};
            scenario.ownThroughput["g5.2xlarge"] = 300;
            scenario.ownWatts["g5.2xlarge"] = 250;
            scenario.figures = {{"accelerator", "nvidia-t4", "full_load_w", 66, 60, 70, "user", ""}};
        }
        if (pick(3) == 0)
            scenario.energy.matchedPct = 90;
        if (pick(2) == 0)
            REQUIRE(setParameter(scenario, "regions", "us-east-1,eu-west-1,ap-northeast-1"));
        if (pick(2) == 0) { // one of every kind
            scenario.purchase.clear();
            for (const PurchaseKindInfo &kind : purchaseKinds())
                scenario.purchase.push_back(*parsePurchaseOption(kind.example));
        }
        if (pick(2) == 0)
            scenario.asOf.reset();
        if (pick(3) == 0)
            scenario.energy.carbonBasis = CarbonBasis::locationDirect;
        if (pick(3) == 0)
            scenario.energy.embodiedMethod = "ccf-rule";
        scenario.energy.method = energyMethods()[pick(energyMethods().size())].method;
        if (!scenario.figures.empty()) // the method that reads them
            scenario.energy.method = EnergyMethod::component;
        if (scenario.energy.method == EnergyMethod::userWatts)
            scenario.energy.userWatts = 400;
        if (pick(4) == 0)
            scenario.energy.ewifLPerKwh = 1.8;
        if (scenario.kind == WorkloadKind::training && pick(2) == 0)
            scenario.training.nodes = static_cast<double>(1 + pick(20));
        const auto answered = evaluate(scenario, fitted);
        REQUIRE(answered);
        const ResultsPtr &results = *answered;
        for (int i = 0; i < 2000 && explained < 1000 * static_cast<std::size_t>(round + 1) / 60; ++i) {
            const std::size_t row = pick(results->size());
            const auto metric = static_cast<Metric>(pick(kMetricCount));
            const auto value = results->value(row, metric);
            INFO(results->candidateId(row)
                << ' ' << metricInfo(metric).id << ' ' << energyMethodId(scenario.energy.method));
            const auto derivation = explain(*results, results->candidate(row), metric);
            REQUIRE(derivation.has_value() == value.has_value());
            if (!value)
                continue;
            ++explained;
            CHECK(close(derivation->value, *value, 1e-12));
            CHECK(figureClassId(derivation->cls) == figureClassId(results->metricClass(row, metric)));
            if (const auto range = results->range(row, metric)) {
                CHECK(derivation->low == range->low);
                CHECK(derivation->high == range->high);
                CHECK(range->low <= *value);
                CHECK(range->high >= *value);
            }
            CHECK(close(test::reevaluate(*derivation), *value, 1e-12));
            for (const Derivation *leaf : leavesOf(*derivation)) {
                CHECK_FALSE(leaf->id.empty());
                ++leaves[leaf->id];
                if (leaf->cls == FigureClass::user && leaf->kind == LeafKind::figure)
                    ++leaves["figure_of_the_person"];
                if (leaf->cls == FigureClass::user) // the person's own figure has no source but them
                    continue;
                if (leaf->kind == LeafKind::figure || leaf->kind == LeafKind::price
                    || leaf->kind == LeafKind::benchmark)
                    CHECK_FALSE(leaf->sources.empty());
            }
        }
    }
    CHECK(explained == 1000);
    // No kind of scenario was left to chance.
    for (const char *input :
        {"benchmark_per_second", "own_throughput", "fp64_flop_per_second", "peak_flop_per_second", "mbu_weights",
            "prediction_factor", "efficiency_ratio", "traffic_mean", "mean_instances", "instances_for_latency",
            "wall_factor", "busy_factor", "spot_headroom", "billed_per_instance", "matched_pct", "user_watts",
            "figure_of_the_person", "discount_pct", "on_demand_usd_per_hour", "spot_usd_per_hour", "lifetime_h"}) {
        INFO(input);
        CHECK(leaves[input] > 0);
    }
}

TEST_CASE("an explanation names benchmark, alternatives and figures")
{
    const Scenario &scenario = findPreset("layoutlm")->scenario;
    const auto results = evaluated(scenario);
    const auto row = results->find("inf1.2xlarge");
    REQUIRE(row);
    const auto derivation = explain(*results, results->candidate(*row), Metric::kwhPerMillion);
    REQUIRE(derivation);
    bool benchmark = false, watts = false;
    for (const Derivation *leaf : leavesOf(*derivation)) {
        benchmark = benchmark || leaf->locator == "drv-layoutlm-inf1.2xlarge";
        watts = watts || (leaf->id == "full_load_w" && leaf->subject == "aws-inferentia");
    }
    CHECK(benchmark);
    CHECK(watts);
    CHECK_FALSE(formulaText(*derivation).empty());
}

TEST_CASE("an explanation says what the person chose, and what was passed over for it")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.ownThroughput["g4dn.2xlarge"] = 8;
    const auto explained = [&](const Metric metric) {
        const auto results = evaluated(scenario);
        const auto derivation = explain(*results, results->candidate(*results->find("g4dn.2xlarge")), metric);
        REQUIRE(derivation);
        return *derivation;
    };
    const auto leafOf = [](const Derivation &derivation, std::string_view id) {
        const auto leaves = leavesOf(derivation);
        const auto leaf
            = std::find_if(leaves.begin(), leaves.end(), [&](const Derivation *each) { return each->id == id; });
        return leaf == leaves.end() ? nullptr : *leaf;
    };
    Derivation cost = explained(Metric::usdPerMillion);
    // The benchmark stands with the rate that was typed in its place, and nowhere else.
    const auto passesOver = [](const Derivation &node) {
        return std::ranges::find(node.rejected, "drv-layoutlm-g4dn.2xlarge", &RejectedAlternative::what)
            != node.rejected.end();
    };
    REQUIRE(leafOf(cost, "own_throughput"));
    CHECK(passesOver(*leafOf(cost, "own_throughput")));
    CHECK_FALSE(passesOver(cost));
    // A service is asked for inferences, not for tokens.
    CHECK(leafOf(cost, "demand_per_hour"));
    CHECK_FALSE(leafOf(cost, "output_tokens_per_hour"));
    // Prices of other days, each with the reason.
    const Derivation *price = leafOf(cost, "on_demand_usd_per_hour");
    REQUIRE(price);
    REQUIRE_FALSE(price->rejected.empty());
    for (const RejectedAlternative &other : price->rejected) {
        CHECK(other.what != price->date);
        CHECK(other.reason.id == (other.what > price->date ? "explain.price_after_as_of" : "explain.price_older"));
    }
    // 1 was typed; 0.7 is what nobody needs to say.
    REQUIRE(leafOf(cost, "utilisation_target"));
    CHECK(leafOf(cost, "utilisation_target")->cls == FigureClass::user);
    scenario.inference.utilisationTarget = 0.7;
    cost = explained(Metric::usdPerMillion);
    REQUIRE(leafOf(cost, "utilisation_target"));
    CHECK(leafOf(cost, "utilisation_target")->cls == FigureClass::assumption);
}

TEST_CASE("a figure of one's own of a host passes over the published one")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.figures = {{"platform", "g4dn", "tdp_w_per_socket", 200, {}, {}, "user", ""}};
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.2xlarge");
    REQUIRE(row);
    const auto derivation = explain(*results, results->candidate(*row), Metric::kwhPerMillion);
    REQUIRE(derivation);
    const auto leaves = leavesOf(*derivation);
    const auto leaf
        = std::ranges::find_if(leaves, [](const Derivation *each) { return each->id == "tdp_w_per_socket"; });
    REQUIRE(leaf != leaves.end());
    const FigureTable &figures = catalog()->figures;
    const auto quantity = figures.quantity("tdp_w_per_socket");
    const std::uint32_t platform = catalog()->types[catalog()->type("g4dn.2xlarge")].platform;
    REQUIRE((*leaf)->rejected.size() == 1);
    CHECK(
        (*leaf)->rejected.front().value == figures.value(figures.preferred(SubjectKind::platform, platform, quantity)));
}

TEST_CASE("what was passed over has the rate that it would give here, or the one that was published")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const Candidate candidate = results->candidate(*results->find("p4d.24xlarge"));
    const auto derivation = explain(*results, candidate, Metric::usdTotal);
    REQUIRE(derivation);
    const ThroughputListing listing = listThroughput(results->scenario(), results->snapshot(), candidate.type);
    std::size_t seen = 0, other = 0;
    for (const Derivation *leaf : leavesOf(*derivation)) {
        if (leaf->id != "benchmark_per_second")
            continue;
        for (const RejectedAlternative &each : leaf->rejected) {
            INFO(each.what);
            const auto row = std::ranges::find_if(listing.rows, [&](const ThroughputRow &listed) {
                return results->snapshot().benchmarks[listed.benchmark].id == each.what;
            });
            REQUIRE(row != listing.rows.end());
            const auto &published = results->snapshot().benchmarks[row->benchmark].throughput;
            ++seen;
            other += row->perSecond != published ? 1U : 0U;
            CHECK(each.value == (row->perSecond.has_value() ? row->perSecond : published));
        }
    }
    CHECK(seen > 0);
    CHECK(other > 0); // one of another number of nodes, or none for this question
}

TEST_CASE("a run without checkpoints says so, and not how seldom it writes them", "[explain]")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    const auto says = [&](const char *id) {
        const auto results = evaluated(scenario);
        const auto derivation
            = explain(*results, results->candidate(*results->find("trn1.32xlarge@us-east-1/spot")), Metric::usdTotal);
        REQUIRE(derivation);
        return std::ranges::any_of(leavesOf(*derivation), [&](const Derivation *leaf) {
            return std::ranges::any_of(leaf->notes, [&](const Message &note) { return note.id == id; });
        });
    };
    CHECK(says("explain.spot_run"));
    REQUIRE(setParameter(scenario, "training.checkpoint_interval_h", "none"));
    CHECK(says("explain.spot_run_unsaved"));
    CHECK_FALSE(says("explain.spot_run"));
}

TEST_CASE("a cell without a number has no derivation")
{
    const Scenario &scenario = findPreset("layoutlm")->scenario;
    const auto results = evaluated(scenario);
    const auto derivation = explain(*results, results->candidate(*results->find("inf1.2xlarge")), Metric::usdTotal);
    REQUIRE_FALSE(derivation);
    CHECK(derivation.error().message.id == "explain.no_number");
    CHECK_FALSE(explain(*results, Candidate{kNone, 0, 0}, Metric::usdPerHour));
}

TEST_CASE("a rate between two measured loads is no measurement, names both, and passes over neither", "[explain]")
{
    const auto results = evaluated(findPreset("llama31-8b-chat")->scenario);
    std::size_t between = 0;
    for (const char *type : {"g5.xlarge", "g5.16xlarge", "p5.48xlarge", "g6e.xlarge"}) { // carried, and of the type
        const auto row = results->find(type);
        REQUIRE(row);
        const ThroughputPlan plan = results->source().throughputPlan(results->candidate(*row).type);
        const Message both = plan.betweenLoads(results->snapshot());
        if (both.id.empty())
            continue;
        ++between;
        INFO(type);
        const auto derivation = explain(*results, results->candidate(*row), Metric::throughputPerSecond);
        REQUIRE(derivation);
        const auto leaves = leavesOf(*derivation);
        const auto leaf = std::find_if(leaves.begin(), leaves.end(),
            [](const Derivation *each) { return each->id == "between_loads_per_second"; });
        REQUIRE(leaf != leaves.end());
        CHECK((*leaf)->cls == FigureClass::derived);
        const auto &notes = (*leaf)->notes;
        CHECK(std::count_if(notes.begin(), notes.end(), [&](const Message &note) { return note.id == both.id; }) == 1);
        for (const RejectedAlternative &other : (*leaf)->rejected)
            CHECK(other.what != results->snapshot().benchmarks[plan.point->above].id);
        CHECK_FALSE((*leaf)->rejected.empty());
    }
    CHECK(between > 1);
}
