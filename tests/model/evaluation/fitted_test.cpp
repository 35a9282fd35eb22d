// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/candidate_sensitivity.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/explain/derivation.h"
#include "tests/model/evaluation/fitted_fixture.h"
#include "tests/model/evaluation/fixture.h"

// The order of the sources of a throughput, and what the fitted methods answer.
using namespace wattfare;
using namespace wattfare::test;

namespace {

Scenario chat()
{
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3-70b";
    scenario.llm.inputTokens = 3'333; // of no benchmark
    scenario.llm.outputTokens = 333;
    return scenario;
}

} // namespace

TEST_CASE("method A answers with its interval, and Explain with the same number")
{
    const SnapshotPtr snapshot = withServingFit(1.4);
    Scenario scenario = chat();
    scenario.llm.outputTokensPerHour = 1e10; // a fleet large enough that every bound has a size of its own
    const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
    REQUIRE(plan.rule == ThroughputRule::fittedServing);
    REQUIRE(plan.serving);
    CHECK(plan.cls == FigureClass::estimate);
    CHECK(plan.serving->software == "tensorrt-llm");
    const TypeIndex type = snapshot->type("p5.48xlarge");
    const double rate = throughputOf<double>(plan, *snapshot, type);
    CHECK(close(rate, plan.serving->tokensPerSecond(), 1e-12));
    const Uncertain range = throughputOf<Uncertain>(plan, *snapshot, type);
    CHECK(close(range.high / range.value, plan.serving->factor, 1e-12));
    CHECK(close(range.value / range.low, plan.serving->factor, 1e-12));
    const RequestWait wait = plan.requestWait(); // in ms
    REQUIRE((wait.ttftMs && wait.tpotMs));
    CHECK(close(*wait.ttftMs, 1000 * plan.serving->ttftSeconds(), 1e-12));
    CHECK(close(*wait.tpotMs, 1000 * plan.serving->tpotSeconds(), 1e-12));

    const auto results = evaluate(scenario, snapshot);
    REQUIRE(results);
    const auto row = (*results)->find("p5.48xlarge");
    REQUIRE(row);
    CHECK((*results)->throughputRule(*row) == ThroughputRule::fittedServing);
    const auto derivation = explain(**results, (*results)->candidate(*row), Metric::throughputPerSecond);
    REQUIRE(derivation);
    CHECK(close(derivation->value, *(*results)->value(*row, Metric::throughputPerSecond), 1e-12));
    CHECK(derivation->id == "throughput_per_second"); // no lever is on
    // What the formula may be off by multiplies the rate.
    const auto found = sensitivityOf(**results, *row, Metric::throughputPerSecond);
    REQUIRE(found);
    const auto factor = std::ranges::find(found->inputs, std::string("prediction_factor"), &InputEffect::quantity);
    REQUIRE(factor != found->inputs.end());
    CHECK(close(factor->high, 1.4, 1e-9));
    REQUIRE(factor->atHigh);
    CHECK(close(*factor->atHigh, 1.4 * rate, 1e-9));
    // Cost follows the range of the rate.
    const auto usd = (*results)->range(*row, Metric::usdPerMillion);
    REQUIRE(usd);
    CHECK(usd->low < *(*results)->value(*row, Metric::usdPerMillion));
    CHECK(usd->high > *(*results)->value(*row, Metric::usdPerMillion));
}

TEST_CASE("types that share a plan are each told by their own name why they have no answer")
{
    std::size_t told = 0;
    for (const char *preset : {"llama33-70b-chat", "gpt-oss-120b"}) {
        Scenario scenario = findPreset(preset)->scenario;
        scenario.llm.inputTokens = 3'333; // of no benchmark
        const ThroughputResolver resolver(scenario, *catalog());
        for (TypeIndex type = 0; type < catalog()->types.size(); ++type) {
            const ThroughputPlan plan = resolver.plan(type);
            const std::string &own = catalog()->types[type].name;
            INFO(own << ' ' << plan.reason.id);
            CHECK(plan.reason == ThroughputResolver(scenario, *catalog()).plan(type).reason);
            told += std::ranges::find(plan.reason.args, Argument(own)) != plan.reason.args.end() ? 1U : 0U;
        }
    }
    CHECK(told > 100);
}

TEST_CASE("nothing wider than a factor of three is an answer")
{
    const ThroughputPlan plan = planOf(chat(), withServingFit(3.1), "p5.48xlarge");
    CHECK_FALSE(plan.usable());
    CHECK(plan.status == RowStatus::noThroughput);
    CHECK(plan.reason.id == "throughput.too_wide");
    CHECK(planOf(chat(), catalogWithout(), "p5.48xlarge").reason.id == "throughput.no_fit");
}

TEST_CASE("rows of the same accelerator and software anchor the formula")
{
    const double far = 0.8;
    Scenario scenario = chat();
    auto snapshot = withRows(scenario.model,
        {servedRow(*catalog(), "p5.48xlarge", 64, 1, 20), servedRow(*catalog(), "p5.48xlarge", 256, 1, 40)});
    withServingFit(2.0, snapshot);
    ServingFit fit = *snapshot->predictions->serving();
    for (const BenchmarkIndex i : snapshot->benchmarksOf(snapshot->model(scenario.model)))
        if (const Benchmark &b = snapshot->benchmarks[i]; b.status == "current") // measured at 0.8 of the formula
            fit.errors.push_back({b.id, scenario.model, "", "Hopper", "tensorrt-llm", std::log(1 / far)});
    snapshot->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    const SnapshotPtr fitted = snapshot;
    const ThroughputPlan plan = planOf(scenario, fitted, "p5.48xlarge");
    REQUIRE(plan.serving);
    CHECK(plan.rule == ThroughputRule::fittedServing);
    CHECK(plan.serving->anchors == 2);
    // exp(-(2 ln(1 / 0.8)) / 3): two rows, shrunk by one that agrees.
    CHECK(close(plan.serving->anchor, std::pow(far, 2.0 / 3.0), 1e-9));
    // What serves at less takes that much longer for each request.
    CHECK(close(plan.serving->ttftSeconds(), plan.serving->terms.ttftSeconds * std::pow(far, -2.0 / 3.0), 1e-9));
    CHECK(close(plan.serving->tpotSeconds(), plan.serving->terms.tpotSeconds * std::pow(far, -2.0 / 3.0), 1e-9));
    CHECK(plan.serving->nearest.size() == 2);
    CHECK(plan.reason.id == "throughput.fitted_serving_anchored");
    // On another accelerator they say nothing.
    const ThroughputPlan other = planOf(scenario, fitted, "p5en.48xlarge");
    REQUIRE(other.serving);
    CHECK(other.serving->anchor == 1);
}

TEST_CASE("a measured curve comes before every prediction, and the limit picks its point")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    const auto rows = withRows(scenario.model,
        {servedRow(*catalog(), "p5.48xlarge", 1, 100, 10), servedRow(*catalog(), "p5.48xlarge", 4, 200, 20),
            servedRow(*catalog(), "p5.48xlarge", 16, 400, 40), servedRow(*catalog(), "p5.48xlarge", 64, 404, 160)});
    const SnapshotPtr snapshot = withServingFit(1.4, rows);
    ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(plan.rule == ThroughputRule::exactType);
    CHECK(plan.cls == FigureClass::measured);
    CHECK(plan.measured == 404);
    CHECK_FALSE(plan.openEnd); // four times the requests served 1 % more

    scenario.llm.tpotLimitMs = 20 * std::sqrt(2.0);
    plan = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(plan.rule == ThroughputRule::exactType);
    CHECK(plan.cls == FigureClass::derived);
    CHECK(close(plan.measured, 200 * std::sqrt(2.0), 1e-12));
    CHECK(plan.reason.id == "throughput.between_points");

    scenario.llm.tpotLimitMs = 20;
    plan = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(plan.cls == FigureClass::measured);
    CHECK(close(plan.measured, 200, 1e-12));

    scenario.llm.tpotLimitMs.reset();
    scenario.llm.batch = 1; // one request at a time only where that is the load
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").measured == 100);
    scenario.llm.batch.reset();
    const auto alone = withRows(scenario.model, {servedRow(*catalog(), "p5.48xlarge", 1, 100, 10)});
    CHECK(planOf(scenario, withServingFit(1.4, alone), "p5.48xlarge").rule == ThroughputRule::fittedServing);

    // Software and precision are inputs.
    scenario.llm.software = ServingSoftware::tensorRtLlm;
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").rule == ThroughputRule::fittedServing);
    scenario.llm.software = ServingSoftware::vllm;
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").rule == ThroughputRule::exactType);
    scenario.llm.bytesPerWeight = 1;
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").rule != ThroughputRule::exactType);

    // The person's own rate and a chosen row come first.
    scenario.pinnedBenchmarks["p5.48xlarge"]
        = snapshot->benchmarks[snapshot->benchmarksOf(snapshot->model(scenario.model))[1]].id;
    plan = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(plan.rule == ThroughputRule::pinned);
    CHECK(plan.measured == 200);
    scenario.ownThroughput["p5.48xlarge"] = 55;
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").rule == ThroughputRule::own);
}

TEST_CASE("a rate goes to another number of accelerators only where one of them holds the model")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    // 140 GB on eight of them: not to four.
    const auto large = withRows(scenario.model, {servedRow(*catalog(), "g6e.48xlarge", 16, 400, 40)});
    CHECK(planOf(scenario, large, "g6e.24xlarge").rule != ThroughputRule::sameAccelerator);
    // 16 GB on one: to eight, and down again.
    scenario.model = "llama-3-8b";
    const auto small = withRows(scenario.model,
        {servedRow(*catalog(), "g6e.xlarge", 16, 400, 40), servedRow(*catalog(), "g6e.xlarge", 32, 390, 80)});
    const ThroughputPlan up = planOf(scenario, small, "g6e.48xlarge");
    REQUIRE(up.rule == ThroughputRule::sameAccelerator);
    CHECK(up.acceleratorRatio == 8);
    const TypeIndex type = small->type("g6e.48xlarge");
    const Uncertain rate = throughputOf<Uncertain>(up, *small, type);
    CHECK(close(rate.value, 3200, 1e-12));
    CHECK(close(rate.low, 0.85 * 3200, 1e-9));
    CHECK(close(rate.high, 1.15 * 3200, 1e-9));
}

TEST_CASE("where no formula answers, what bars a rate from another number of accelerators is said", "[throughput]")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    const auto carried = [&](const char *measured, const char *type) {
        const auto snapshot = withRows(scenario.model,
            {servedRow(*catalog(), measured, 16, 400, 40), servedRow(*catalog(), measured, 32, 390, 80)});
        snapshot->predictions.reset();
        return planOf(scenario, snapshot, type);
    };
    // 141 GB of weights on four devices of 48 GB: none of them holds the model.
    const ThroughputPlan shared = carried("g6e.48xlarge", "g6e.24xlarge");
    CHECK_FALSE(shared.usable());
    CHECK(shared.reason.id == "throughput.shared_by_accelerators");
    scenario.model = "llama-3-8b";
    CHECK(carried("g6e.48xlarge", "g6e.24xlarge").acceleratorRatio == 0.5);
    const ThroughputPlan slice = carried("g6.xlarge", "g6f.large"); // an eighth of the device
    CHECK_FALSE(slice.usable());
    CHECK(slice.reason.id == "throughput.slice_of_accelerator");
}

TEST_CASE("a run on a part of an instance's accelerators is no measurement of the instance", "[throughput]")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    for (const auto &[accelerators, counts] : {std::pair(4.0, false), {8.0, true}, {0.0, true}}) { // 0: not stated
        INFO(accelerators);
        Benchmark row = servedRow(*catalog(), "p5.48xlarge", 16, 400, 40);
        row.acceleratorCount = accelerators;
        const auto snapshot = withRows(scenario.model, {row});
        snapshot->predictions.reset();
        CHECK((planOf(scenario, snapshot, "p5.48xlarge").rule == ThroughputRule::exactType) == counts);
        const auto listing = listThroughput(scenario, *snapshot, snapshot->type("p5.48xlarge"));
        CHECK(std::ranges::any_of(listing.rows, [](const ThroughputRow &each) {
            return each.reason.id == "throughput.part_of_instance";
        }) == !counts);
    }
}

TEST_CASE("of several runs the nearest number of nodes counts, then the highest rate", "[throughput]")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.model = "mpt-7b";
    scenario.training.nodes = 1;
    const auto snapshot = withRows(scenario.model,
        {trainedRow(*catalog(), "g5.48xlarge", 1, 100), trainedRow(*catalog(), "g5.48xlarge", 1, 200),
            trainedRow(*catalog(), "g5.48xlarge", 4, 1000)});
    snapshot->predictions.reset();
    CHECK(planOf(scenario, snapshot, "g5.48xlarge").measured == 200);
    scenario.training.nodes = 4;
    CHECK(planOf(scenario, snapshot, "g5.48xlarge").measured == 1000);
}

TEST_CASE("a rate of training is not carried over to where the model does not fit", "[throughput]")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.training.nodes = 1;
    const auto planned = [&](const char *model) {
        scenario.model = model;
        const auto snapshot = withRows(model, {trainedRow(*catalog(), "g5.48xlarge", 1, 100)});
        snapshot->predictions.reset();
        return planOf(scenario, snapshot, "g5.xlarge"); // one of its eight devices, of 24 GiB
    };
    CHECK(planned("mpt-125m").rule == ThroughputRule::sameAccelerator); // 16 bytes a parameter: 2 GB
    const ThroughputPlan none = planned("mpt-7b"); // 107 GB
    CHECK_FALSE(none.usable());
    CHECK(none.status == RowStatus::doesNotFit);
    CHECK(none.reason.id == "memory.does_not_fit_training");
}

TEST_CASE("copies of a small system count beside a large one, a rising curve gives way to the formula", "[throughput]")
{
    Scenario scenario = chat();
    scenario.model = "llama-3-8b";
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    const auto saturated = [](const char *type, double rate) {
        return std::vector{servedRow(*catalog(), type, 16, rate, 40), servedRow(*catalog(), type, 32, 0.99 * rate, 80)};
    };
    // All eight devices as one group serve less than eight of them would, each by itself.
    std::vector<Benchmark> rows = saturated("g6e.48xlarge", 900);
    const std::vector<Benchmark> one = saturated("g6e.xlarge", 400);
    rows.insert(rows.end(), one.begin(), one.end());
    auto both = withRows(scenario.model, rows);
    ThroughputPlan plan = planOf(scenario, both, "g6e.48xlarge");
    CHECK(plan.rule == ThroughputRule::sameAccelerator);
    CHECK(plan.acceleratorRatio == 8);
    CHECK(close(plan.rate(), 3200, 1e-12));
    scenario.llm.batch = 100; // a load cannot serve more than no limit on it does
    const ThroughputPlan loaded = planOf(scenario, both, "g6e.48xlarge");
    CHECK(loaded.rate() <= plan.rate());
    scenario.llm.batch.reset();
    // Where the measurement of the whole is as good, it counts.
    rows = saturated("g6e.48xlarge", 3000);
    rows.insert(rows.end(), one.begin(), one.end());
    plan = planOf(scenario, withRows(scenario.model, rows), "g6e.48xlarge");
    CHECK(plan.rule == ThroughputRule::exactType);
    CHECK(plan.cls == FigureClass::measured);

    // Measured up to four requests in flight, and still rising: a lower bound.
    const std::vector<Benchmark> few{
        servedRow(*catalog(), "p5.4xlarge", 1, 100, 10), servedRow(*catalog(), "p5.4xlarge", 4, 380, 11)};
    const SnapshotPtr rising = withServingFit(1.4, withRows(scenario.model, few));
    plan = planOf(scenario, rising, "p5.4xlarge");
    CHECK(plan.rule == ThroughputRule::fittedServing);
    CHECK(plan.serving->tokensPerSecond() > 380);
    scenario.llm.batch = 4; // at that load it is the answer
    plan = planOf(scenario, rising, "p5.4xlarge");
    CHECK(plan.rule == ThroughputRule::exactType);
    CHECK(plan.measured == 380);
}

TEST_CASE("other lengths of requests move a measured rate by the formula, without a jump", "[throughput]")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    const auto snapshot = withServingFit(1.4,
        withRows(scenario.model,
            {servedRow(*catalog(), "p5.48xlarge", 16, 400, 40), servedRow(*catalog(), "p5.48xlarge", 64, 404, 160)}));
    const auto rateAt = [&](double output) {
        scenario.llm.outputTokens = output;
        const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
        REQUIRE(plan.rule == ThroughputRule::exactType);
        const double rate = throughputOf<double>(plan, *snapshot, snapshot->type("p5.48xlarge"));
        CHECK(close(rate, plan.rate(), 1e-12));
        return rate;
    };
    CHECK(rateAt(250) == 404);
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").cls == FigureClass::measured);
    const double longer = rateAt(290), shorter = rateAt(220);
    CHECK(longer > 404); // more of them for one reading of the prompt
    CHECK(shorter < 404);
    CHECK(longer < 1.1 * 404);
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").cls == FigureClass::derived);

    // The bundled rows: from the last length that a row stands for to the first that the formula alone answers.
    Scenario real = findPreset("llama31-8b-chat")->scenario;
    const SnapshotPtr all = catalog();
    for (const char *type : {"p5.48xlarge", "p5.4xlarge", "p6-b200.48xlarge", "p4de.24xlarge", "g6e.xlarge"}) {
        double before = 0;
        for (const double output : {212.0, 214.0, 256.0, 319.0, 321.0}) {
            real.llm.outputTokens = output;
            const double rate = throughputOf<double>(planOf(real, all, type), *all, all->type(type));
            INFO(type << ' ' << output << ' ' << before << ' ' << rate);
            if (before > 0)
                CHECK(std::abs(std::log(rate / before)) < std::log(1.25));
            before = rate;
        }
    }
}

TEST_CASE(
    "a person's own measurement is neither moved to other lengths nor passed over for the formula", "[throughput]")
{
    Scenario scenario = chat();
    scenario.model = "llama-3-8b";
    scenario.llm.inputTokens = 1100; // the row's are 1,000 and 250
    scenario.llm.outputTokens = 230;
    Benchmark own = servedRow(*catalog(), "p5.4xlarge", 16, 400, 40);
    own.cls = FigureClass::user;
    const SnapshotPtr snapshot = withServingFit(1.4, withRows(scenario.model, {own}));
    const ThroughputPlan plan = planOf(scenario, snapshot, "p5.4xlarge");
    CHECK(plan.rule == ThroughputRule::exactType);
    CHECK(plan.cls == FigureClass::user);
    CHECK(throughputOf<double>(plan, *snapshot, snapshot->type("p5.4xlarge")) == 400);
}

TEST_CASE("the rate that is shown is the rate that was fitted, at every width of the weights", "[throughput]")
{
    auto snapshot = std::make_shared<Snapshot>(*catalog());
    withServingFit(1.4, snapshot);
    ServingFit fit = *snapshot->predictions->serving();
    fit.parameters.push_back({"mfu8", -0.2, 0.1, 0.0, 0.3});
    fit.parameters.push_back({"mbu8", -0.3, 0.1, 0.0, 0.3});
    snapshot->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    Scenario scenario = chat();
    double sixteen = 0;
    for (const double bytes : {2.0, 1.0}) {
        scenario.llm.bytesPerWeight = bytes;
        const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
        REQUIRE(plan.serving);
        CHECK(close(throughputOf<double>(plan, *snapshot, snapshot->type("p5.48xlarge")),
            plan.serving->tokensPerSecond(), 1e-9));
        const ServingTerms &terms = plan.serving->terms;
        const double atPeak = terms.prefillComputeSeconds * plan.serving->device.flopPerSecond * terms.groupSize;
        if (bytes == 2)
            sixteen = atPeak;
        else // arithmetic at the peak of eight bits, of which less is reached
            CHECK(close(atPeak, sixteen * std::exp(0.2), 1e-9));
    }
}

TEST_CASE("what contradicts its hardware is no answer, and no stack serves at a width that nobody ran", "[throughput]")
{
    Scenario scenario = chat();
    scenario.llm.inputTokens = 1000;
    scenario.llm.outputTokens = 250;
    // 141 GB of weights in 2 ms from eight devices of 3.35 TB/s each: four times what they can read.
    const SnapshotPtr snapshot = withServingFit(1.4,
        withRows(scenario.model,
            {servedRow(*catalog(), "p5.48xlarge", 16, 4000, 2), servedRow(*catalog(), "p5.48xlarge", 32, 4010, 4)}));
    const ThroughputPlan plan = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(plan.rule == ThroughputRule::fittedServing);
    const auto listing = listThroughput(scenario, *snapshot, snapshot->type("p5.48xlarge"));
    CHECK(std::ranges::any_of(
        listing.rows, [](const ThroughputRow &row) { return row.reason.id == "throughput.impossible_rate"; }));

    Scenario narrow = findPreset("llama31-8b-chat")->scenario;
    narrow.llm.precisions = {"q4"};
    narrow.llm.bytesPerWeight = 0.5;
    const ThroughputPlan none = planOf(narrow, catalog(), "inf2.xlarge");
    CHECK_FALSE(none.usable());
    CHECK(none.reason.id == "throughput.no_rows_of_width");
}

TEST_CASE("an encoder of the same dimensions stands for one that nobody measured")
{
    Scenario scenario;
    scenario.model = "bge-large-en-v1.5";
    scenario.inference.sequenceLength = 128;
    std::size_t found = 0;
    Scenario twin = scenario;
    twin.model = "bert-large";
    const ThroughputResolver resolver(scenario, *catalog()), of(twin, *catalog());
    for (TypeIndex type = 0; type < catalog()->types.size(); ++type) {
        const ThroughputPlan measured = of.plan(type), plan = resolver.plan(type);
        if (plan.rule != ThroughputRule::twin)
            continue;
        ++found;
        CHECK(plan.cls == FigureClass::estimate);
        const Uncertain rate = throughputOf<Uncertain>(plan, *catalog(), type);
        const double within = plan.carried ? (1 + kCarriedWithin) * (1 + kTwinWithin) : 1 + kTwinWithin;
        CHECK(rate.high / rate.value <= within * (1 + 1e-9) + 0.5 * (plan.hasSpread() ? 1 : 0));
        if (measured.rule == ThroughputRule::exactType && !plan.carried)
            CHECK(rate.value >= throughputOf<double>(measured, *catalog(), type) * (1 - 1e-9));
    }
    CHECK(found > 0);
}

TEST_CASE("a rate that was solved from a publication, or a person's of another model, stands for no twin")
{
    Scenario scenario;
    scenario.model = "bge-large-en-v1.5";
    scenario.inference.sequenceLength = 128;
    const auto copy = std::make_shared<Snapshot>(*catalog());
    copy->predictions.reset();
    for (const FigureClass cls : {FigureClass::measured, FigureClass::derived, FigureClass::user}) {
        INFO(figureClassId(cls));
        for (Benchmark &b : copy->benchmarks)
            b.cls = cls;
        const ThroughputResolver resolver(scenario, *copy);
        std::size_t twins = 0;
        for (TypeIndex type = 0; type < copy->types.size(); ++type)
            twins += resolver.plan(type).rule == ThroughputRule::twin ? 1U : 0U;
        CHECK((twins > 0) == (cls == FigureClass::measured));
    }
}

TEST_CASE("weights of a width are in the format of that width, but for a format that is named")
{
    LlmServing llm;
    for (const auto &[bytes, format] : {std::pair(0.5, NumberFormat::fp4), {1.0, NumberFormat::fp8},
             {2.0, NumberFormat::bf16}, {4.0, NumberFormat::fp32}}) {
        INFO(bytes);
        llm.bytesPerWeight = bytes;
        CHECK(weightsFormat(llm) == format);
    }
    llm.precisions = {"int8"};
    CHECK(weightsFormat(llm) == NumberFormat::int8);
}

TEST_CASE("the person's efficiencies stand above the fitted ones")
{
    const SnapshotPtr snapshot = withServingFit(1.4);
    Scenario scenario = chat();
    const double fitted = planOf(scenario, snapshot, "p5.48xlarge").serving->tokensPerSecond();
    scenario.llm.mbuDecode = 0.05;
    const ThroughputPlan slow = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK(slow.serving->ownEfficiency);
    CHECK(slow.serving->efficiency.mbu == 0.05);
    CHECK(slow.serving->tokensPerSecond() < fitted);
    // What the cache already holds takes no prefill.
    scenario.llm.mbuDecode.reset();
    scenario.llm.prefixCacheShare = 0.9;
    CHECK(planOf(scenario, snapshot, "p5.48xlarge").serving->tokensPerSecond() > fitted);
}

TEST_CASE("limits on latency lower the load that is predicted for")
{
    const SnapshotPtr snapshot = withServingFit(1.4);
    Scenario scenario = chat();
    const ThroughputPlan free = planOf(scenario, snapshot, "p5.48xlarge");
    scenario.llm.tpotLimitMs = free.serving->tpotSeconds() * 1e3 / 2;
    const ThroughputPlan held = planOf(scenario, snapshot, "p5.48xlarge");
    REQUIRE(held.serving);
    CHECK(held.serving->tpotSeconds() * 1e3 <= *scenario.llm.tpotLimitMs);
    CHECK(held.serving->tokensPerSecond() < free.serving->tokensPerSecond());
    scenario.llm.tpotLimitMs = 0.1;
    const ThroughputPlan missed = planOf(scenario, snapshot, "p5.48xlarge");
    CHECK_FALSE(missed.usable());
    CHECK(missed.status == RowStatus::latencyMissed);
}

TEST_CASE("the time to the quality target is a throughput of runs")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.training.toQualityTarget = true;
    // A measured row, and nodes that hold as many of its accelerators.
    const Benchmark *row = nullptr;
    TypeIndex type = kNone;
    for (const Benchmark &b : catalog()->benchmarks)
        if (b.training && b.timeToTrainMin && b.accelerator != kNone && b.status == "current")
            for (TypeIndex t = 0; t < catalog()->types.size() && type == kNone; ++t)
                if (catalog()->types[t].accelerator == b.accelerator && catalog()->types[t].acceleratorCount == 8
                    && b.acceleratorCount >= 8 && std::fmod(b.acceleratorCount, 8.0) == 0) {
                    type = t;
                    row = &b;
                }
    REQUIRE(row);
    scenario.model = catalog()->models[row->model].key;
    scenario.training.nodes = row->acceleratorCount / 8;
    const std::string name = catalog()->types[type].name;
    const ThroughputPlan plan = planOf(scenario, catalog(), name);
    REQUIRE(plan.rule == ThroughputRule::timeToTrain);
    const double minutes = *catalog()->benchmarks[plan.benchmark].timeToTrainMin;
    CHECK(minutes <= *row->timeToTrainMin);
    const auto results = evaluated(scenario);
    const auto at = results->find(name);
    REQUIRE(at);
    CHECK(close(*results->value(*at, Metric::hours), minutes / 60, 1e-9));
    // No run is told of a slice of a device.
    CHECK(planOf(scenario, catalogWithout(), "g6f.large").reason.id == "throughput.formula_needs_accelerator");
}

TEST_CASE("a processor answers one request at a time, and says what batching could give")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "phi-4";
    scenario.llm.bytesPerWeight = 0.5;
    const ThroughputPlan plan = planOf(scenario, catalog(), "m7i.8xlarge");
    REQUIRE(plan.oneRequest);
    CHECK(plan.reason.id == "throughput.one_request");
    CHECK(plan.cls == FigureClass::derived);
    // 1,024 tokens in and 256 out, by the rows of 1,024 tokens of prompt and 128 of answer.
    const double prompt = *catalog()->benchmarks[plan.oneRequest->prompt].throughput;
    const double answer = *catalog()->benchmarks[plan.oneRequest->answer].throughput;
    CHECK(catalog()->benchmarks[plan.oneRequest->prompt].inputTokens == 1024.0);
    CHECK(catalog()->benchmarks[plan.oneRequest->answer].outputTokens == 128.0);
    const Uncertain rate = throughputOf<Uncertain>(plan, *catalog(), catalog()->type("m7i.8xlarge"));
    CHECK(close(rate.value, 256 / (1024 / prompt + 256 / answer), 1e-12));
    CHECK(rate.low == rate.value);
    CHECK(close(rate.high, 256 * prompt / 1280, 1e-9));
    scenario.llm.tpotLimitMs = 1000 / answer * 0.9;
    CHECK(planOf(scenario, catalog(), "m7i.8xlarge").status == RowStatus::latencyMissed);
    scenario.llm.tpotLimitMs.reset();
    scenario.llm.bytesPerWeight = 2; // nobody measured it at 16 bits there
    const ThroughputPlan wide = planOf(scenario, catalog(), "m7i.8xlarge");
    CHECK_FALSE(wide.usable()); // batching could give too many times as much
    CHECK(wide.reason.id == "throughput.too_wide");
    // Nobody measured this one on a processor of that host: predicted from other processors and models.
    scenario.llm.bytesPerWeight = 0.5;
    scenario.model = "mistral-7b";
    scenario.llm.batch = 1; // one at a time is what is asked for
    const ThroughputPlan fitted = planOf(scenario, catalog(), "m7i.8xlarge");
    INFO(fitted.reason.id);
    REQUIRE(fitted.oneRequest);
    REQUIRE(fitted.oneRequest->fitted);
    CHECK(fitted.reason.id == "throughput.one_request_fitted");
    CHECK(fitted.cls == FigureClass::estimate);
    const Uncertain predicted = throughputOf<Uncertain>(fitted, *catalog(), catalog()->type("m7i.8xlarge"));
    CHECK(close(predicted.value,
        256
            / (1024 / fitted.oneRequest->fitted->prompt.tokensPerSecond
                + 256 / fitted.oneRequest->fitted->answer.tokensPerSecond),
        1e-12));
    CHECK(predicted.low < predicted.value);
    CHECK(predicted.high > predicted.value);
    CHECK(predicted.high <= kWidestFactor * predicted.value);
    scenario.model = "llama-2-70b"; // 35 GB of weights beside 16 GiB of memory
    CHECK(planOf(scenario, catalog(), "m7i.xlarge").status == RowStatus::doesNotFit);
    scenario.llm.software = ServingSoftware::vllm; // nobody fitted it on processors
    CHECK_FALSE(planOf(scenario, catalog(), "m7i.8xlarge").usable());
}

TEST_CASE("Explain of a rate by other devices names the nearest measurements, those of the architecture first")
{
    const auto results = evaluated(findPreset("resnet50-images")->scenario);
    const auto row = results->find("trn1.2xlarge");
    REQUIRE(row);
    REQUIRE(results->throughputRule(*row) == ThroughputRule::fittedInference);
    const ThroughputPlan plan = planOf(results->scenario(), catalog(), "trn1.2xlarge");
    REQUIRE(plan.nearest.size() == 3);
    const Snapshot &s = *catalog();
    const Benchmark &first = s.benchmarks[plan.nearest.front()];
    CHECK(s.accelerators[first.accelerator].architecture
        == s.accelerators[s.types[s.type("trn1.2xlarge")].accelerator].architecture);
    for (const BenchmarkIndex i : plan.nearest)
        CHECK((s.benchmarks[i].scenario == "batch" || s.benchmarks[i].scenario == "offline"));
    CHECK(plan.low < *first.throughput);
    CHECK(*first.throughput < plan.high);
    const auto derivation = explain(*results, results->candidate(*row), Metric::throughputPerSecond);
    REQUIRE(derivation);
    std::vector<std::string> named;
    for (const Derivation *leaf : leavesOf(*derivation))
        for (const Message &note : leaf->notes) {
            CHECK(note.id != "throughput.wider_tier_hardware"); // enough rows are of this architecture
            if (note.id == "throughput.nearest_row")
                named.push_back(note.args.front().text());
        }
    REQUIRE(named.size() == 3);
    CHECK(named.front() == first.id);
}

TEST_CASE("a predicted rate of inference needs a device that the model fits into")
{
    Scenario scenario;
    scenario.model = "flux.1-dev"; // 11.9e9 weights of 16 bits and a GiB beside them: 23.2 GiB
    const ThroughputResolver resolver(scenario, *catalog());
    std::size_t predicted = 0;
    for (TypeIndex type = 0; type < catalog()->types.size(); ++type) {
        const ThroughputPlan plan = resolver.plan(type);
        if (plan.rule != ThroughputRule::fittedInference)
            continue;
        ++predicted;
        INFO(catalog()->types[type].name);
        CHECK(memoryCheck(scenario, *catalog(), type, plan.rule, kNone).verdict != MemoryVerdict::doesNotFit);
    }
    CHECK(predicted > 0);
    const ThroughputPlan small = resolver.plan(catalog()->type("g5.xlarge")); // 24 GiB, of which nine tenths serve
    CHECK_FALSE(small.usable());
    CHECK(small.status == RowStatus::doesNotFit);
    CHECK(small.reason.id == "memory.does_not_fit");
}

TEST_CASE("Explain says of which parts a fitted number is made, and how sure each is")
{
    const auto results = evaluated(findPreset("llama33-70b-chat")->scenario);
    const auto row = results->find("p5en.48xlarge");
    REQUIRE(row);
    REQUIRE(results->throughputRule(*row) == ThroughputRule::fittedServing);
    const auto derivation = explain(*results, results->candidate(*row), Metric::throughputPerSecond);
    REQUIRE(derivation);
    std::size_t shares = 0, overheads = 0;
    for (const Derivation *leaf : leavesOf(*derivation)) {
        CHECK(leaf->id != "mfu_of_mixture"); // a dense model has no experts
        std::size_t parts = 0;
        for (const Message &note : leaf->notes) {
            if (!note.id.starts_with("throughput.fitted_of_"))
                continue;
            ++parts;
            CHECK(note.args.back().number());
            if (note.id == "throughput.fitted_of_architecture")
                CHECK(note.args[0] == "Hopper");
            if (note.id == "throughput.fitted_of_software")
                CHECK(note.args[0].text().starts_with("software_class."));
        }
        if (leaf->id == "mfu" || leaf->id == "mbu_weights" || leaf->id == "mbu_cache") {
            CHECK(parts == 3);
            ++shares;
        } else if (leaf->id == "step_s_per_layer" || leaf->id == "software_factor") {
            CHECK(parts == 1);
            ++overheads;
        }
    }
    CHECK(shares == 3);
    CHECK(overheads == 2);
}

TEST_CASE("Explain tells the part of an architecture from that of its graphics cards, and a person's share from both")
{
    const auto copy = std::make_shared<Snapshot>(*catalog());
    withServingFit(1.4, copy);
    ServingFit fit = *copy->predictions->serving();
    fit.parameters.push_back({"mbu:Hopper", 0.1, 0.05, 0.0, 0.3});
    fit.parameters.push_back({"mbu:Ada Lovelace-graphics", 0.1, 0.05, 0.0, 0.3});
    fit.errors.push_back({"", "", "", "Ada Lovelace-graphics", "tensorrt-llm", 0.0});
    copy->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    Scenario scenario = chat();
    const auto bandwidthShare = [&](const char *type) {
        const auto results = evaluate(scenario, copy);
        REQUIRE(results);
        const auto row = (*results)->find(type);
        REQUIRE(row);
        const auto derivation = explain(**results, (*results)->candidate(*row), Metric::throughputPerSecond);
        REQUIRE(derivation);
        Derivation found;
        for (const Derivation *leaf : leavesOf(*derivation))
            if (leaf->id == "mbu_weights")
                found = *leaf;
        REQUIRE(found.id == "mbu_weights");
        return found;
    };
    const Derivation hopper = bandwidthShare("p5.48xlarge"), ada = bandwidthShare("g6e.48xlarge");
    CHECK(hopper.kind == LeafKind::constant);
    REQUIRE(hopper.notes.size() == 1);
    CHECK(hopper.notes[0] == Message{"throughput.fitted_of_architecture", {"Hopper", 0.05}});
    REQUIRE(ada.notes.size() == 1);
    CHECK(ada.notes[0] == Message{"throughput.fitted_of_graphics", {"Ada Lovelace", 0.05}});
    scenario.llm.mbuDecode = 0.5;
    const Derivation own = bandwidthShare("p5.48xlarge");
    CHECK(own.kind == LeafKind::parameter);
    CHECK(own.cls == FigureClass::user);
    CHECK(own.notes.empty());
}
