// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/queueing.h"
#include "model/evaluation/throughput/throughput.h"
#include "tests/model/evaluation/fitted_fixture.h"

#include <utility>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Scenario llama()
{
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3-70b";
    scenario.llm.inputTokens = 3'333; // of no benchmark: by the formula
    scenario.llm.outputTokens = 333;
    return scenario;
}

// Mean wait of M/M/n, s; 1e9 where the queue grows without end.
double waitOfErlang(double servers, double arrivals, double serviceRate)
{
    const double load = arrivals / serviceRate;
    if (load >= servers)
        return 1e9;
    double blocked = 1;
    for (double k = 1; k <= servers; ++k)
        blocked = load * blocked / (k + load * blocked);
    const double rho = load / servers, waits = blocked / (1 - rho * (1 - blocked));
    return waits / (servers * serviceRate - arrivals);
}

} // namespace

TEST_CASE("the first token waits in the queue of the sized fleet")
{
    const SnapshotPtr snapshot = withServingFit(1.4);
    Scenario scenario = llama();
    scenario.llm.batch = 1; // one slot: waiting shows
    scenario.llm.utilisationTarget = 0.9;
    const auto sized = [&] {
        const auto results = evaluate(scenario, snapshot);
        REQUIRE(results);
        return value(**results, "p5.48xlarge", Metric::instances);
    };
    const ThroughputPlan plan = ThroughputResolver(scenario, *snapshot).plan(snapshot->type("p5.48xlarge"));
    REQUIRE(plan.serving);
    CHECK(plan.serving->terms.groups == 1); // one request keeps one copy busy
    CHECK(plan.serving->terms.batch == 1);
    REQUIRE(plan.reason.id == "throughput.fitted_serving");
    REQUIRE(plan.reason.args.size() > 2);
    CHECK(plan.reason.args[2].number() == 1); // said to be in flight
    const double first = plan.serving->ttftSeconds(), each = plan.serving->tokensPerSecond();
    const double free = sized();
    double before = free;
    for (const double factor : {20.0, 4.0, 1.5, 1.01}) {
        scenario.llm.ttftLimitMs = first * 1000 * factor;
        const double n = sized();
        CHECK(n >= before);
        before = n;
        const auto ttft = [&](double instances) { // M/M/n by hand: one slot an instance, the first free one is taken
            const double requests = scenario.llm.outputTokensPerHour / 3600 / scenario.llm.outputTokens;
            const double capacity = each / scenario.llm.outputTokens;
            return first + waitOfErlang(instances, requests, capacity);
        };
        CHECK(ttft(n) * 1000 <= *scenario.llm.ttftLimitMs * (1 + 1e-9));
        if (n > free)
            CHECK(ttft(n - 1) * 1000 > *scenario.llm.ttftLimitMs);
    }
    CHECK(before > free);
    // Constant service waits half as long as exponential.
    scenario.llm.serviceScv = 0;
    CHECK(sized() < before);
}

TEST_CASE("a fleet of a language model is used by the tokens that are asked for", "[throughput]")
{
    const Scenario &scenario = findPreset("llama31-8b-chat")->scenario;
    const auto results = evaluated(scenario);
    std::size_t seen = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        const auto used = results->value(row, Metric::utilisation);
        if (!used)
            continue;
        INFO(results->candidateId(row));
        ++seen;
        const double n = *results->value(row, Metric::instances), x = *results->value(row, Metric::throughputPerSecond);
        CHECK(close(*used, scenario.llm.outputTokensPerHour / (n * x * 3600), 1e-12));
    }
    CHECK(seen > 10);
}

TEST_CASE("a limit on the first token cuts no range of the fleet", "[throughput]")
{
    Scenario scenario = llama();
    scenario.llm.outputTokensPerHour = 4e8;
    const SnapshotPtr snapshot = withServingFit(1.6);
    const auto sized = [&] {
        const auto results = evaluate(scenario, snapshot);
        REQUIRE(results);
        const auto row = (*results)->find("p5.48xlarge");
        REQUIRE(row);
        const auto range = (*results)->range(*row, Metric::instances);
        REQUIRE(range);
        return std::pair(*range, *(*results)->value(*row, Metric::instances));
    };
    const auto [free, nominal] = sized();
    REQUIRE(free.low < nominal);
    scenario.llm.ttftLimitMs = 60'000; // far off: it asks for nothing
    const auto [limited, same] = sized();
    CHECK(same == nominal);
    CHECK(limited.low == free.low);
    CHECK(limited.high == free.high);
}

TEST_CASE("requests wait for a slot of a measured system too")
{
    Scenario scenario = findPreset("llama3-8b-chat")->scenario;
    scenario.purchase = {PurchaseOption{}};
    scenario.llm.tpotLimitMs.reset();
    scenario.llm.batch = 1; // one slot: a queue of M/M/1, by hand
    scenario.llm.ttftLimitMs = 1000;
    scenario.llm.utilisationTarget = 1;
    const char *type = "g5.2xlarge";
    const auto results = evaluated(scenario);
    const std::size_t row = *results->find(type);
    REQUIRE(results->throughputRule(row) == ThroughputRule::exactType);
    const Benchmark &b = catalog()->benchmarks[results->benchmark(row)];
    REQUIRE((b.throughput && b.ttftP50Ms && b.batchSize == 1.0));
    const double service = scenario.llm.outputTokens / *b.throughput; // s a request
    const double room = (*scenario.llm.ttftLimitMs - *b.ttftP50Ms) / 1000; // s of waiting at most
    const double requests = scenario.llm.outputTokensPerHour / 3600 / scenario.llm.outputTokens;
    const double n = value(*results, type, Metric::instances);
    CHECK(waitOfErlang(n, requests, 1 / service) <= room);
    CHECK(waitOfErlang(n - 1, requests, 1 / service) > room);
    CHECK(n > std::ceil(requests * service)); // what throughput alone asks for
    // A service without variation waits less; of many slots one is more often free.
    scenario.llm.serviceScv = 0;
    CHECK(value(*evaluated(scenario), type, Metric::instances) < n);
    scenario.llm.serviceScv = 1;
    scenario.llm.batch = 16;
    const auto batched = evaluated(scenario);
    const Benchmark &many = catalog()->benchmarks[batched->benchmark(*batched->find(type))];
    REQUIRE(many.batchSize == 16.0);
    const double held = value(*batched, type, Metric::instances);
    const auto first = [&](double instances) { // by the closed form of the queue
        const auto wait = meanWaitAllenCunneen(static_cast<std::uint64_t>(16 * instances), requests,
            *many.throughput / scenario.llm.outputTokens / 16, 1, 1);
        return wait ? *wait * 1000 + *many.ttftP50Ms : 1e9;
    };
    CHECK(first(held) <= *scenario.llm.ttftLimitMs);
    CHECK(first(held - 1) > *scenario.llm.ttftLimitMs);
    // Without a limit only throughput asks; the person's own rate knows no first token.
    scenario.llm.batch = 1;
    scenario.llm.ttftLimitMs.reset();
    CHECK(value(*evaluated(scenario), type, Metric::instances) == std::ceil(requests * service - 1e-9));
    scenario.llm.ttftLimitMs = 1000;
    scenario.ownThroughput[type] = *b.throughput;
    CHECK(value(*evaluated(scenario), type, Metric::instances) == std::ceil(requests * service - 1e-9));
    // A measurement that does not say how many requests were in flight leaves the wait unknown.
    scenario.ownThroughput.clear();
    scenario.llm.batch.reset();
    scenario.typeFilter = {type};
    auto copy = std::make_shared<Snapshot>(*catalog());
    for (Benchmark &each : copy->benchmarks)
        each.batchSize.reset(), each.concurrency.reset();
    const auto blind = evaluate(scenario, copy);
    REQUIRE(blind);
    for (std::size_t i = 0; i < (*blind)->size(); ++i)
        if ((*blind)->throughputRule(i) == ThroughputRule::exactType)
            CHECK((*blind)->status(i) == RowStatus::latencyUnknown);
}

TEST_CASE("queueing without a limit has nothing to size for and says which field is missing")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.inference.queueing = true;
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.xlarge");
    REQUIRE(row);
    CHECK(results->status(*row) == RowStatus::outOfRange);
    CHECK_FALSE(results->value(*row, Metric::instances));
    const Message reason = results->reason(*row, Metric::instances);
    REQUIRE(reason.args.size() == 3);
    CHECK(reason.args[1] == "parameter.inference.latency_limit_ms");
}

TEST_CASE("a tail that is shorter than the service itself is reached by no fleet, and no first token is blamed")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.ownThroughput["g4dn.xlarge"] = 100; // 10 ms
    scenario.inference.demandPerHour = 3'600'000;
    scenario.inference.queueing = true;
    scenario.inference.latencyLimitMs = 5;
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.xlarge");
    REQUIRE(row);
    CHECK_FALSE(results->value(*row, Metric::instances));
    CHECK(results->reason(*row, Metric::instances).id == "reason.no_fleet");
}

TEST_CASE("less variation of service needs fewer instances for the same tail")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.ownThroughput["g4dn.xlarge"] = 100; // 10 ms
    scenario.inference.demandPerHour = 3'600'000;
    scenario.inference.utilisationTarget = 1;
    scenario.inference.queueing = true;
    scenario.inference.latencyLimitMs = 60;
    double before = 0;
    for (const double scv : {0.0, 0.25, 0.5, 1.0}) {
        scenario.inference.serviceScv = scv;
        const double n = value(*evaluated(scenario), "g4dn.xlarge", Metric::instances);
        CHECK(n >= before);
        if (scv == 0.0)
            CHECK(n >= 11); // 10 erlangs
        before = n;
    }
    CHECK(before > 11);
}

TEST_CASE("a step of a mixture of experts reads the experts that were chosen")
{
    const auto copy = std::make_shared<Snapshot>(*catalog());
    const SnapshotPtr snapshot = withServingFit(1.4, copy);
    Scenario scenario = llama();
    scenario.model = "mixtral-8x7b";
    const auto bytes = [&](double batch) {
        scenario.llm.batch = batch;
        const ThroughputPlan plan = ThroughputResolver(scenario, *snapshot).plan(snapshot->type("p5.48xlarge"));
        REQUIRE(plan.serving);
        return std::pair(plan.serving->terms.weightBytes, plan.serving->terms.batch);
    };
    // 12.9e9 active parameters of two bytes at batch 1, not 46.7e9; at a large batch nearly all of them.
    CHECK(close(bytes(1).first, 25.8e9, 1e-9));
    CHECK(bytes(1).second == 1);
    CHECK(bytes(2048).first > 0.99 * 2 * 46.703e9);
    for (const MlModel &m : catalog()->models)
        if (m.activeParametersMillion && m.parametersMillion && *m.activeParametersMillion < *m.parametersMillion
            && m.task == "llm-decoder") {
            INFO(m.key);
            CHECK(m.experts);
            CHECK(m.expertsPerToken);
        }
    // Without the numbers of experts there is no rate, and the reason says so.
    copy->models[copy->model("mixtral-8x7b")].experts.reset();
    const ThroughputPlan none = ThroughputResolver(scenario, *copy).plan(copy->type("p5.48xlarge"));
    CHECK_FALSE(none.usable());
    CHECK(none.reason.id == "throughput.formula_needs_experts");
}

TEST_CASE("a rate measured inside large nodes is not carried over to small nodes on a thin network")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.typeFilter.clear();
    auto results = evaluated(scenario);
    auto row = results->find("trn1.2xlarge");
    REQUIRE(row);
    CHECK_FALSE(results->value(*row, Metric::hours));
    const std::string why = results->reason(*row, Metric::hours).id;
    CHECK((why == "throughput.smaller_node" || why == "throughput.lower_network"));
    scenario.training.nodes = 1; // nothing crosses the network
    results = evaluated(scenario);
    CHECK(results->value(*results->find("trn1.2xlarge"), Metric::hours));
    scenario.training.nodes = 16; // the person says what scaling costs
    scenario.training.scaling = ScalingModel::constant;
    scenario.training.scalingParameter = 0.5;
    results = evaluated(scenario);
    const double half = value(*results, "trn1.2xlarge", Metric::hours);
    scenario.training.scalingParameter = 0.25; // in full, not as a ratio of two equal numbers
    CHECK(close(value(*evaluated(scenario), "trn1.2xlarge", Metric::hours), 2 * half, 1e-9));
}

TEST_CASE("a constant efficiency is taken in full of what one node measured, and not again of what several did")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.model = "mpt-125m";
    scenario.training.nodes = 4;
    scenario.training.scaling = ScalingModel::constant;
    scenario.training.scalingParameter = 0.8;
    for (const auto &[measuredNodes, rate] : {std::pair(1.0, 4 * 0.8 * 100), {2.0, 4 / 2.0 * 100}}) {
        INFO(measuredNodes);
        const auto snapshot = withRows(scenario.model, {trainedRow(*catalog(), "g5.48xlarge", measuredNodes, 100)});
        snapshot->predictions.reset();
        const ThroughputPlan plan = planOf(scenario, snapshot, "g5.48xlarge");
        REQUIRE(plan.rule == ThroughputRule::otherNodeCount);
        CHECK(close(throughputOf<double>(plan, *snapshot, snapshot->type("g5.48xlarge")), rate, 1e-12));
    }
}

TEST_CASE("a thinner network is said by what each accelerator has of it, here and where it was measured")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.model = "mpt-125m";
    scenario.training.nodes = 2;
    const Snapshot &s = *catalog();
    const InstanceType &here = s.types[s.type("g5.12xlarge")], &there = s.types[s.type("g5.24xlarge")];
    REQUIRE((here.networkGbps && there.networkGbps));
    REQUIRE(*here.networkGbps < *there.networkGbps);
    REQUIRE((here.acceleratorCount == 4 && there.acceleratorCount == 4));
    const auto snapshot = withRows(scenario.model, {trainedRow(s, "g5.24xlarge", 2, 100)});
    snapshot->predictions.reset();
    const ThroughputPlan plan = planOf(scenario, snapshot, "g5.12xlarge");
    CHECK_FALSE(plan.usable());
    REQUIRE(plan.reason.id == "throughput.lower_network");
    REQUIRE(plan.reason.args.size() == 4);
    CHECK(plan.reason.args[2].number() == *here.networkGbps / 4);
    CHECK(plan.reason.args[3].number() == *there.networkGbps / 4);
}

TEST_CASE("watts of nothing are refused")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto refused = setParameter(scenario, "energy.user_watts", "0");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.args.front() == "energy.user_watts");
    CHECK_FALSE(setParameter(scenario, "own_watts", R"({"g4dn.2xlarge": 0})"));
    CHECK(setParameter(scenario, "energy.user_watts", "150"));
}
