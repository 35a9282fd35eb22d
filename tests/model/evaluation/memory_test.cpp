// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fixture.h"

#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/throughput/memory_check.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

MemoryCheck memoryOf(const Results &results, std::size_t row)
{
    return memoryCheck(results.scenario(), results.snapshot(), results.candidate(row).type, results.throughputRule(row),
        results.benchmark(row));
}

MemoryCheck check(const Scenario &scenario, const char *type)
{
    return memoryCheck(scenario, *catalog(), catalog()->type(type), ThroughputRule::none, kNone);
}

Scenario inference(const char *model, const char *precision = nullptr)
{
    Scenario scenario;
    scenario.model = model;
    if (precision != nullptr)
        scenario.inference.precisions = {precision};
    return scenario;
}

} // namespace

TEST_CASE("published precisions have a width")
{
    const std::pair<const char *, std::optional<double>> cases[]{{"int8 weights", 1}, {"fp16 weights", 2}, {"FP32", 4},
        {"TF32", 4}, {"FP16 mixed", 2}, {"bfloat16", 2}, {"Google bfloat16. weights", 2}, {"fp4", 0.5},
        {"GPTQ 4-bit weights", 0.5}, {"FP8 weights", 1}, {"FP32 autocast Matmult-BF16", 4},
        {"Signed 8-bit integer. weights", 1}, {"int8,fp16 weights", 1}, {"", std::nullopt}, {"unknown", std::nullopt},
        {"float16", 2}, {"16-bit", 2}, {"nvfp4", 0.5}, {"mxfp4 weights", 0.5}, {"INT4 (Q4_K_M)", 0.5},
        {"FP8 mixed", 1}};
    for (const auto &[text, bytes] : cases) {
        INFO(text);
        CHECK(bytesOfPrecision(text) == bytes);
    }
}

TEST_CASE("weights, precision, optimiser and KV cache decide what fits")
{
    // 70.554e9 parameters: 131.4 GiB at two bytes. One A10G has 24 GiB (22.35 of the catalogue's figure times 0.9 to
    // use).
    CHECK(check(inference("llama-3-70b"), "g5.xlarge").verdict == MemoryVerdict::doesNotFit);
    CHECK(check(inference("llama-3-70b"), "g5.48xlarge").verdict == MemoryVerdict::fitsSharded); // 8 x 24 GiB
    CHECK(check(inference("llama-3-70b"), "p4de.24xlarge").verdict == MemoryVerdict::fitsSharded);
    CHECK(check(inference("llama-3-70b", "fp32"), "g5.48xlarge").verdict == MemoryVerdict::doesNotFit);
    CHECK(check(inference("llama-3-70b", "int4"), "g6e.xlarge").verdict == MemoryVerdict::fits); // 33 GiB on 48
    const MemoryCheck small = check(inference("bert-large"), "g4dn.xlarge");
    CHECK(small.verdict == MemoryVerdict::fits);
    REQUIRE(small.fit);
    const double gib = 1073741824.0;
    CHECK(close(small.fit->bytesTotal, 336e6 * 2 + gib, 1e-12)); // weights and a GiB of workspace
    // Training with Adam in mixed precision: 16 bytes a parameter, over all nodes.
    Scenario training = inference("llama-2-7b");
    training.kind = WorkloadKind::training;
    training.training.nodes = 1;
    const MemoryCheck one = check(training, "g5.xlarge"); // 100 GiB on 24
    CHECK(one.verdict == MemoryVerdict::doesNotFit);
    CHECK(one.reason.id == "memory.does_not_fit_training");
    REQUIRE(one.fit);
    CHECK(close(one.fit->stateBytes, 6738e6 * 16, 1e-12));
    CHECK(close(*one.reason.args[2].number(), 6738e6 * 16 / gib + 1, 1e-9)); // said in GiB
    training.training.nodes = 8;
    CHECK(check(training, "g5.xlarge").verdict == MemoryVerdict::fitsSharded);
    CHECK(check(training, "p4de.24xlarge").verdict == MemoryVerdict::fitsSharded); // 107.8e9 bytes on no single 80 GB
    // The KV cache of a long request: 320 KiB a token.
    Scenario llm = inference("llama-3-70b");
    llm.kind = WorkloadKind::llmServing;
    llm.llm.inputTokens = 1000;
    llm.llm.outputTokens = 24;
    const MemoryCheck brief = check(llm, "g5.48xlarge");
    llm.llm.inputTokens = 131'000;
    const MemoryCheck prolonged = check(llm, "g5.48xlarge");
    REQUIRE((brief.fit && prolonged.fit));
    CHECK(close(prolonged.fit->bytesTotal - brief.fit->bytesTotal, 327'680.0 * 130'000, 1e-9));
    // On a CPU instance its own memory counts.
    CHECK(check(inference("llama-3-70b"), "c7i.large").verdict == MemoryVerdict::doesNotFit);
    CHECK(check(inference("llama-3-70b"), "c7i.16xlarge").verdict == MemoryVerdict::doesNotFit); // 131 GiB on 128, once
    CHECK(check(inference("bert-large"), "c7i.2xlarge").verdict == MemoryVerdict::fits);
}

TEST_CASE("a request takes the cache that its model keeps: latent vectors, and windows that forget")
{
    const auto grows = [](const char *model, double to) {
        Scenario llm = inference(model);
        llm.kind = WorkloadKind::llmServing;
        llm.llm.inputTokens = 1000;
        llm.llm.outputTokens = 24;
        const MemoryCheck brief = check(llm, "p5en.48xlarge");
        llm.llm.inputTokens = to - 24;
        const MemoryCheck prolonged = check(llm, "p5en.48xlarge");
        REQUIRE((brief.fit && prolonged.fit));
        return prolonged.fit->bytesTotal - brief.fit->bytesTotal;
    };
    // 61 layers of one latent vector of 512 and a rotary key of 64; heads have no size of their own.
    CHECK(close(grows("deepseek-r1", 120'000), 61 * (512 + 64) * 2.0 * (120'000 - 1024), 1e-9));
    // 36 layers of 8 heads of 64, of which every other one looks back over 128 tokens only.
    CHECK(close(grows("gpt-oss-120b", 120'000), 2 * 18 * 8 * 64 * 2.0 * (120'000 - 1024), 1e-9));
}

TEST_CASE("unknown is unknown, and a benchmark of the very type is proof")
{
    const MemoryCheck unknown = check(inference("dlrm-v2"), "g5.xlarge");
    CHECK(unknown.verdict == MemoryVerdict::unknown);
    CHECK(unknown.reason.id == "memory.unknown_parameters");
    CHECK_FALSE(unknown.fit);
    Scenario hpc = inference("bert-large");
    hpc.kind = WorkloadKind::hpc;
    CHECK(check(hpc, "p4d.24xlarge").verdict == MemoryVerdict::notAsked);
    const auto results = evaluated(findPreset("bert-large")->scenario);
    CHECK(memoryOf(*results, *results->find("trn1.32xlarge")).verdict == MemoryVerdict::measured);
}

TEST_CASE("a run to a quality target trains adapters where the benchmark of that target does")
{
    Scenario scenario = inference("llama-2-70b");
    scenario.kind = WorkloadKind::training;
    scenario.training.nodes = 1;
    scenario.training.toQualityTarget = true;
    const auto untimed = std::make_shared<Snapshot>(*catalog());
    for (Benchmark &b : untimed->benchmarks)
        b.timeToTrainMin.reset(); // tunes adapters still, to no target
    const auto bytes = [&](const Snapshot &snapshot) {
        const MemoryCheck asked
            = memoryCheck(scenario, snapshot, snapshot.type("p5.48xlarge"), ThroughputRule::none, kNone);
        REQUIRE(asked.fit);
        return asked.fit->stateBytes;
    };
    const auto millions = catalog()->models[catalog()->model("llama-2-70b")].parametersMillion;
    REQUIRE(millions);
    CHECK(close(bytes(*catalog()), *millions * 1e6 * 2, 1e-9)); // the weights, which stay as they are
    CHECK(close(bytes(*untimed), *millions * 1e6 * 16, 1e-9)); // and what Adam keeps of each
    scenario.model = "nobody's";
    CHECK(check(scenario, "p5.48xlarge").verdict == MemoryVerdict::notAsked);
}

TEST_CASE("no rate is carried over to a type that cannot hold the model")
{
    std::size_t refused = 0, carried = 0;
    for (const MlModel &model : catalog()->models) {
        for (const WorkloadKind kind : {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing}) {
            Scenario scenario;
            scenario.kind = kind;
            scenario.model = model.key;
            scenario.includeEstimates = true;
            scenario.training.scaling = ScalingModel::ring;
            scenario.training.scalingParameter = 0.1; // so that only the memory bars, not the network
            const auto results = evaluated(scenario);
            for (std::size_t row = 0; row < results->size(); ++row) {
                const MemoryCheck memory = memoryOf(*results, row);
                INFO(results->candidateId(row) << ' ' << model.key << ' ' << workloadKindId(kind));
                if (results->throughputRule(row) == ThroughputRule::sameAccelerator) {
                    ++carried;
                    CHECK(memory.verdict != MemoryVerdict::doesNotFit);
                    if (!model.parametersMillion)
                        CHECK(memory.verdict == MemoryVerdict::unknown);
                }
                const Message why = results->reason(row, Metric::throughputPerSecond);
                if (why.id.starts_with("memory.")) {
                    ++refused;
                    CHECK_FALSE(results->value(row, Metric::throughputPerSecond));
                    CHECK_FALSE(results->qualifies(row));
                    CHECK(
                        (results->status(row) == RowStatus::doesNotFit || results->status(row) == RowStatus::noPrice));
                    CHECK(why.args.size() == 4);
                }
            }
        }
    }
    CHECK(carried > 100);
    CHECK(refused > 0); // types with whole devices: slices are refused before
}

TEST_CASE("the columns say what memory is needed, or why not")
{
    const ResultColumn *fit = findResultColumn("memory_fit"), *each = findResultColumn("memory_needed_each_gib"),
                       *total = findResultColumn("memory_needed_total_gib");
    REQUIRE((fit && each && total));
    const auto results = evaluated(inference("bert-large"));
    const auto row = results->find("g5.12xlarge"); // four A10G
    REQUIRE(row);
    CHECK((fit->text(*results, *row) == "fits" || fit->text(*results, *row) == "measured"));
    CHECK(close(*total->number(*results, *row), 4 * *each->number(*results, *row), 1e-12));
    const auto none = evaluated(inference("dlrm-v2"));
    CHECK(fit->text(*none, 0) == "unknown");
    CHECK_FALSE(each->number(*none, 0));
    CHECK(missingReason(*each, *none, 0).id == "memory.unknown_parameters");
}
