// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/reproduce.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/model/report/report_checks.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("figures that a scenario carries win over the catalogue")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const double before = value(*evaluated(scenario), "inf1.2xlarge", Metric::wattsPerInstance);
    scenario.figures = {{"accelerator", "aws-inferentia", "full_load_w", 25, 20, 30, "user", ""}};
    const auto results = evaluated(scenario);
    CHECK(close(value(*results, "inf1.2xlarge", Metric::wattsPerInstance), before + 10 * 1.1, 1e-9));
    CHECK(catalog()->figures.value(catalog()->figures.preferred(SubjectKind::accelerator,
              catalog()->accelerator("aws-inferentia"), catalog()->figures.quantity("full_load_w")))
        == 15);
    const auto memory = std::make_shared<EvaluationMemory>();
    const SnapshotPtr copy = (*evaluate(scenario, catalog(), memory))->snapshotPtr();
    CHECK((*evaluate(scenario, catalog(), memory))->snapshotPtr() == copy); // copied once
    CHECK(copy != results->snapshotPtr()); // another owner's
    CHECK(withReproduction(*results).figures == scenario.figures); // each once
    // It travels: saved, read and evaluated again it gives the same.
    const auto read = parseScenario(writeScenario(withReproduction(*results)), "f");
    REQUIRE(read);
    CHECK(close(value(*evaluated(*read), "inf1.2xlarge", Metric::wattsPerInstance), before + 11, 1e-9));
}

TEST_CASE("a scenario opened on another catalogue names the inputs that differ")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    Scenario saved = withReproduction(*results);
    CHECK(saved.catalogVersion == catalog()->identity.version);
    REQUIRE_FALSE(saved.inputs.empty());
    CHECK_FALSE(compareCatalog(saved, catalog()).otherCatalog);
    CHECK(compareCatalog(saved, catalog()).differences.empty());
    CHECK(compareCatalog(findPreset("bert-large")->scenario, catalog()).messages.empty());

    saved.catalogVersion = "2020.1.1";
    saved.catalogHash = "other";
    saved.inputs[0].value *= 2;
    saved.inputs.push_back({"price:nothing@nowhere:x:y", 1, "USD/h"});
    const CatalogComparison comparison = compareCatalog(saved, catalog());
    CHECK(comparison.otherCatalog);
    REQUIRE(comparison.differences.size() == 2);
    CHECK(comparison.differences[0].here);
    CHECK_FALSE(comparison.differences[1].here);
    for (const Message &message : comparison.messages)
        checkMessage(message);
}

TEST_CASE("what the answer rests on is kept where nothing is pinned")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.pinned.clear();
    scenario.baseline.clear();
    const auto results = evaluated(scenario);
    const auto cheapest = answer(*results).cheapest;
    REQUIRE(cheapest);
    const std::string &type = catalog()->types[results->candidate(*cheapest).type].name;
    const Scenario saved = withReproduction(*results);
    CHECK(std::ranges::any_of(
        saved.inputs, [&](const UsedInput &input) { return input.id.find(type) != std::string::npos; }));
}

TEST_CASE("of two figures of one quantity each travels for its own subject")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.figures = {{"accelerator", "aws-inferentia", "full_load_w", 25, 20, 30, "user", ""}};
    const SnapshotPtr overlaid = evaluated(scenario)->snapshotPtr();
    scenario.figures = {{"accelerator", "nvidia-t4", "full_load_w", 66, 60, 70, "user", ""}};
    const auto results = evaluate(scenario, overlaid);
    REQUIRE(results);
    const auto saved = withReproduction(**results).figures;
    CHECK(saved.size() == 2);
    for (const char *subject : {"aws-inferentia", "nvidia-t4"})
        CHECK(std::ranges::count(saved, subject, &FigureChoice::subject) == 1);
}

TEST_CASE("a saving is the same today while it is within half a per cent")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    const auto results = evaluated(scenario);
    const auto before = answerToday(*results);
    REQUIRE((before && before->savingThen && before->savingNow));
    const double apart = *before->savingThen - *before->savingNow;
    REQUIRE(apart > 0.0075);
    // A slower rival costs more on both days: what is left of its cost, and the distance of the two, shrink alike.
    const double perNode = value(*results, "p4d.24xlarge", Metric::throughputPerSecond) / scenario.training.nodes;
    for (const auto &[distance, id] :
        {std::pair{0.004, "answer.today_same"}, std::pair{0.0075, "answer.today_saving"}}) {
        scenario.ownThroughput["p4d.24xlarge"] = perNode * distance / apart;
        const auto today = answerToday(*evaluated(scenario));
        REQUIRE((today && today->savingThen && today->savingNow));
        CHECK(close(*today->savingThen - *today->savingNow, distance, 1e-6));
        REQUIRE_FALSE(today->sentences.empty());
        CHECK(today->sentences.front().id == id);
    }
}

TEST_CASE("a price that a scenario carries is the person's: it keeps its range and does not age")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.purchase = {*parsePurchaseOption("on-demand"), *parsePurchaseOption("spot")};
    scenario.asOf = Date::parse("2035-01-01"); // when every price of the catalogue is old
    scenario.interruptionPerMonth = 0.1; // no band that would be old too
    scenario.figures = {{"price", "g4dn.2xlarge@us-east-1", "on_demand", 0.5, {}, {}, "user", ""},
        {"price", "g4dn.2xlarge@us-east-1", "spot", 0.2, 0.15, 0.3, "user", ""},
        {"accelerator", "nvidia-t4", "full_load_w", 60, {}, {}, "user", ""}};
    const auto results = evaluated(scenario);
    const auto onDemand = results->find("g4dn.2xlarge@us-east-1/on-demand"),
               spot = results->find("g4dn.2xlarge@us-east-1/spot"),
               other = results->find("inf1.2xlarge@us-east-1/on-demand");
    REQUIRE((onDemand && spot && other));
    CHECK(results->value(*onDemand, Metric::priceUsdPerHour) == 0.5);
    CHECK(results->value(*spot, Metric::priceUsdPerHour) == 0.2);
    CHECK_FALSE((results->stale(*onDemand) || results->stale(*spot)));
    CHECK(results->stale(*other)); // of the catalogue
    const auto range = results->range(*spot, Metric::priceUsdPerHour);
    REQUIRE(range);
    CHECK(close(range->low, 0.15, 1e-9));
    CHECK(close(range->high, 0.3, 1e-9));
}
