// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/training.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/throughput/memory_check.h"
#include "model/evaluation/throughput/work_unit.h"
#include "tests/model/evaluation/fixture.h"

#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

WorkUnit unitOf(WorkloadKind kind, const char *model)
{
    Scenario scenario;
    scenario.kind = kind;
    scenario.model = model;
    return workUnit(scenario, *catalog());
}

} // namespace

TEST_CASE("a demand counts what the model's task counts")
{
    using K = WorkloadKind;
    using U = WorkUnit;
    CHECK(unitOf(K::inference, "bert-large") == U::inferences);
    CHECK(unitOf(K::inference, "layoutlm-base") == U::inferences);
    CHECK(unitOf(K::inference, "resnet50-v1.5") == U::images);
    CHECK(unitOf(K::inference, "sdxl-base-1.0") == U::images);
    CHECK(unitOf(K::inference, "flux.1-dev") == U::images);
    CHECK(unitOf(K::inference, "wan-2.1-t2v-14b") == U::videos);
    CHECK(unitOf(K::inference, "clip-vit-base-patch32") == U::imageTextPairs);
    CHECK(unitOf(K::inference, "3d-unet-kits19") == U::volumes);
    CHECK(unitOf(K::inference, "bge-large-en-v1.5") == U::documents);
    CHECK(unitOf(K::inference, "esm2-650m") == U::sequences);
    CHECK(unitOf(K::inference, "rnn-t") == U::utterances); // nobody says how long they are
    CHECK(unitOf(K::inference, "whisper-large-v3") == U::audioHours);
    CHECK(unitOf(K::inference, "dlrm-v2") == U::samples);
    CHECK(unitOf(K::inference, "no-such-model") == U::inferences);
    CHECK(unitOf(K::llmServing, "llama-3.1-8b") == U::outputTokens);
    CHECK(unitOf(K::training, "mpt-7b") == U::tokens);
    CHECK(unitOf(K::training, "bert-large") == U::sequences);
    CHECK(unitOf(K::training, "resnet50-v1.5") == U::images);
    CHECK(unitOf(K::training, "esm2-150m") == U::sequences);
    CHECK(unitOf(K::training, "no-such-model") == U::samples);
    CHECK(unitOf(K::hpc, "bert-large") == U::inferences);
    std::set<std::string_view> ids;
    for (int i = 0; i <= static_cast<int>(U::tokens); ++i)
        ids.insert(workUnitId(static_cast<U>(i)));
    CHECK(ids.size() == static_cast<std::size_t>(U::tokens) + 1);
}

TEST_CASE("hours of audio are inferences of so many seconds, and cost per 1,000 hours")
{
    const Scenario scenario = findPreset("whisper")->scenario;
    const Snapshot &s = *catalog();
    const double seconds = s.figures.value(audioOfInference(scenario, s));
    CHECK(close(seconds, (5.4 + 5.3) * 3600 / 1633, 1e-5));
    const auto results = evaluated(scenario);
    const auto row = results->find("g6e.xlarge");
    REQUIRE(row);
    const double x = *results->value(*row, Metric::throughputPerSecond), n = *results->value(*row, Metric::instances);
    const double perHour = scenario.inference.demandPerHour * 3600 / seconds;
    CHECK(n == std::ceil(perHour / (x * 3600 * scenario.inference.utilisationTarget)));
    // The fleet works an hour for the whole demand.
    CHECK(close(*results->value(*row, Metric::usdPerMillion),
        *results->value(*row, Metric::usdPerHour) / (scenario.inference.demandPerHour / 1000), 1e-12));
    CHECK(close(*results->value(*row, Metric::utilisation), perHour / (n * x * 3600), 1e-12));
    const auto lead = answer(*results).sentences.front();
    CHECK(lead.id.starts_with("answer.work"));
    REQUIRE(lead.args.size() >= 5);
    CHECK(lead.args[4].text() == "per_million.audio_hours");
    CHECK(wordsOf(*results, Metric::usdPerMillion) == "metric.usd_per_million/audio_hours");
    CHECK(wordsOf(*results, Metric::usdPerHour) == "metric.usd_per_hour");
    const auto derivation = explain(*results, results->candidate(*row), Metric::usdPerMillion);
    REQUIRE(derivation);
    CHECK(derivation->value == *results->value(*row, Metric::usdPerMillion));
    REQUIRE_FALSE(derivation->notes.empty());
    CHECK(derivation->notes.front().id == "explain.per_thousand_audio_hours");
    const auto hourly = explain(*results, results->candidate(*row), Metric::usdPerHour); // of no unit of work
    REQUIRE(hourly);
    for (const Message &note : hourly->notes)
        CHECK(note.id != "explain.per_thousand_audio_hours");
}

TEST_CASE("the unit is a property of the model: the same demand of images and of inferences costs the same engine")
{
    Scenario scenario = findPreset("sdxl-images")->scenario;
    const auto results = evaluated(scenario);
    const auto row = results->find("g6e.xlarge");
    REQUIRE(row);
    CHECK(close(*results->value(*row, Metric::usdPerMillion),
        *results->value(*row, Metric::usdPerHour) * 1e6 / scenario.inference.demandPerHour, 1e-12));
}

TEST_CASE("adapters train at once to 1.5 times the rate of full training")
{
    CHECK(adapterSpeedup(1e-9) == Approx(1.5));
    CHECK(adapterSpeedup(0.1) == Approx(6 / 4.6));
    CHECK(adapterSpeedup(0.5) == 1); // nothing is gained where much is trained
    Scenario scenario = findPreset("lora-8b")->scenario;
    scenario.training.nodes = 4; // as measured: nothing is assumed of how nodes scale
    const char *type = "p5.48xlarge";
    const auto adapters = evaluated(scenario);
    scenario.training.trainableMillion.reset();
    const auto full = evaluated(scenario);
    const double ratio
        = value(*adapters, type, Metric::throughputPerSecond) / value(*full, type, Metric::throughputPerSecond);
    const double most = adapterSpeedup(41.943 / 8030);
    CHECK(close(ratio, std::sqrt(most), 1e-9));
    const std::size_t row = *adapters->find(type);
    CHECK(adapters->throughputClass(row) == FigureClass::estimate);
    const auto factor = adapters->throughputFactor(adapters->candidate(row).type);
    REQUIRE(factor);
    CHECK(close(*factor, std::sqrt(most), 1e-6));
    // At least the rate of full training, at most that times what nothing but adapters gains.
    const auto range = adapters->range(row, Metric::throughputPerSecond);
    REQUIRE(range);
    const double whole = value(*full, type, Metric::throughputPerSecond);
    CHECK(close(range->low, whole, 1e-9));
    CHECK(close(range->high, most * whole, 1e-9));
}

TEST_CASE("a person's own rate of a run is that of one node")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.training.scaling = ScalingModel::constant;
    scenario.training.scalingParameter = 1; // nodes lose nothing to each other
    scenario.ownThroughput["p4d.24xlarge"] = 1000;
    for (const double nodes : {1.0, 2.0, 3.0}) {
        scenario.training.nodes = nodes;
        CHECK(close(value(*evaluated(scenario), "p4d.24xlarge", Metric::throughputPerSecond), 1000 * nodes, 1e-12));
    }
}

TEST_CASE("adapters need the memory of the weights, not of an optimiser for all of them")
{
    const Snapshot &s = *catalog();
    Scenario scenario = findPreset("lora-8b")->scenario;
    const TypeIndex single = s.type("p5.4xlarge"); // 80 GB: 8 billion parameters at 16 bytes do not fit
    CHECK(memoryCheck(scenario, s, single, ThroughputRule::sameAccelerator, kNone).verdict == MemoryVerdict::fits);
    scenario.training.trainableMillion.reset();
    CHECK(
        memoryCheck(scenario, s, single, ThroughputRule::sameAccelerator, kNone).verdict == MemoryVerdict::doesNotFit);
}

TEST_CASE("a fitted time to train needs memory, and an accelerator that trains")
{
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.model = "llama-2-70b"; // the benchmark tunes adapters: 70 billion weights of 2 bytes
    scenario.training.toQualityTarget = true;
    scenario.training.nodes = 1;
    const auto results = evaluated(scenario);
    CHECK(results->value(*results->find("p5.48xlarge"), Metric::hours));
    for (const char *small : {"g5g.xlarge", "g4dn.xlarge", "p5.4xlarge"})
        CHECK_FALSE(results->value(*results->find(small), Metric::hours));
    for (const char *inference : {"inf1.24xlarge", "inf2.48xlarge"})
        CHECK_FALSE(results->value(*results->find(inference), Metric::hours));
}

TEST_CASE("presets of 2026 have an answer that names its class")
{
    for (const char *id : {"llama31-8b-chat", "llama33-70b-chat", "gpt-oss-120b", "embeddings", "whisper",
             "sdxl-images", "lora-8b", "train-7b"}) {
        INFO(id);
        const Preset *preset = findPreset(id);
        REQUIRE(preset);
        const auto results = evaluated(preset->scenario);
        const Answer found = answer(*results);
        REQUIRE(found.cheapest);
        CHECK(results->qualifies(*found.cheapest));
        REQUIRE(found.sentences.size() >= 2);
        const std::size_t next = found.sentences[1].id.starts_with("answer.overlaps") ? 2 : 1;
        REQUIRE(found.sentences.size() > next);
        CHECK(found.sentences[next].id.starts_with("answer.class_"));
    }
}

TEST_CASE("a model that writes no text serves no output tokens, and says so")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    for (const auto &[model, answers] : {std::pair("bert-large", false), {"llama-3.1-8b", true}}) {
        INFO(model);
        scenario.model = model;
        const auto results = evaluated(scenario);
        bool any = false;
        for (std::size_t row = 0; row < results->size(); ++row) {
            any = any || results->standing(row) != Standing::noAnswer;
            if (!answers && !results->lacks(row, Missing::price))
                CHECK(results->reason(row, Metric::usdPerMillion).id == "throughput.no_text");
        }
        CHECK(any == answers);
    }
}
