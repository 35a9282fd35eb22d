// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/prediction/catalog_inputs.h"
#include "model/prediction/first_token_fit.h"
#include "model/prediction/predictions.h"
#include "model/prediction/training_rows.h"

#include "tests/model/economics/near.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <functional>
#include <map>
#include <memory>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const Snapshot &bundled()
{
    static const SnapshotPtr snapshot = [] {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB);
        REQUIRE(loaded);
        return *loaded;
    }();
    return *snapshot;
}

const PredictionRows &bundledRows()
{
    static const PredictionRows rows = predictionRows(bundled());
    return rows;
}

const ServingFit &servingFit()
{
    static const ServingFit fit = [] {
        ServingFitOptions options;
        options.software = bundledRows().software;
        return valueOrFail(fitServing(bundledRows().serving, options));
    }();
    return fit;
}

const InferenceFit &inferenceFit()
{
    static const InferenceFit fit = valueOrFail(fitInference(bundledRows().inference, true));
    return fit;
}

const TrainingTimeFit &trainingFit()
{
    static const TrainingTimeFit fit = valueOrFail(fitTrainingTime(bundledRows().training, true));
    return fit;
}

const CpuStreamFit &cpuStreamFit()
{
    static const CpuStreamFit fit = valueOrFail(fitCpuStreams(bundledRows().cpuStreams, true));
    return fit;
}

// Printed where a bound fails: the errors of each group of rows.
template <class Key>
std::string table(const std::vector<LeftOutPrediction> &rows, Key key)
{
    std::map<std::string, std::vector<LeftOutPrediction>> groups;
    for (const LeftOutPrediction &row : rows)
        groups[key(row)].push_back(row);
    std::string text;
    for (const auto &[name, members] : groups) {
        const ErrorSummary s = summarise(members);
        text += name + ": " + std::to_string(s.rows) + " rows, median " + std::to_string(s.median) + ", p90 "
            + std::to_string(s.p90) + ", held " + std::to_string(s.held) + '\n';
    }
    return text;
}

const ServingRow &rowOf(std::string_view key)
{
    const auto &rows = bundledRows().serving;
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const ServingRow &r) { return r.key == key; });
    REQUIRE(found != rows.end());
    return *found;
}

std::string problemOfRow(std::string_view key)
{
    for (const LeftOutBenchmark &row : bundledRows().left)
        if (bundled().benchmarks[row.benchmark].id == key)
            return std::string(rowProblemId(row.problem));
    return "";
}

} // namespace

// ---- The bar: no change may raise these

TEST_CASE("LLM serving of pairs left out errs by a fifth", "[prediction][throughput A]")
{
    const ErrorSummary all = summarise(servingFit().leftOut);
    INFO(table(servingFit().leftOut, [](const LeftOutPrediction &r) { return r.software; }));
    CHECK(all.rows > 7000);
    CHECK(all.median <= 0.158);
    CHECK(all.p90 <= 0.460);
    CHECK(std::abs(all.bias) < 0.05);
    CHECK(all.held >= 0.76);
    CHECK(all.held <= 0.88);
}

TEST_CASE("other inference of pairs left out errs by a tenth", "[prediction][throughput B]")
{
    const ErrorSummary all = summarise(inferenceFit().leftOut);
    INFO(table(inferenceFit().leftOut, [](const LeftOutPrediction &r) { return r.work; }));
    CHECK(all.rows > 1150);
    CHECK(all.median <= 0.105);
    CHECK(all.p90 <= 0.435);
    CHECK(all.held >= 0.76);
    CHECK(all.held <= 0.88);
    std::map<std::string, std::vector<LeftOutPrediction>> families;
    for (const LeftOutPrediction &row : inferenceFit().leftOut)
        families[row.family].push_back(row);
    for (const auto &[family, left] : families) {
        INFO(family);
        if (left.size() < 15)
            continue;
        CHECK(summarise(left).held >= 0.74);
        CHECK(summarise(left).held <= 0.88);
    }
}

TEST_CASE("time to train of pairs left out errs by an eighth", "[prediction][throughput C]")
{
    const ErrorSummary all = summarise(trainingFit().leftOut);
    INFO(table(trainingFit().leftOut, [](const LeftOutPrediction &r) { return r.work; }));
    CHECK(all.rows > 470);
    CHECK(all.median <= 0.125);
    CHECK(all.p90 <= 0.430);
    CHECK(all.held >= 0.76);
    CHECK(all.held <= 0.88);
}

TEST_CASE("language models on processors, pairs left out, err by an eighth", "[prediction][throughput D]")
{
    for (const std::string_view kind : {"decode", "prompt"}) {
        std::vector<LeftOutPrediction> rows;
        for (const LeftOutPrediction &row : cpuStreamFit().leftOut)
            if (row.work == kind)
                rows.push_back(row);
        const ErrorSummary all = summarise(rows);
        INFO(kind << ", median " << all.median << ", p90 " << all.p90 << ", held " << all.held);
        CHECK(all.rows > 3500);
        CHECK(all.median <= 0.120);
        CHECK(all.p90 <= 0.385);
        CHECK(all.held >= 0.76);
        CHECK(all.held <= 0.88);
    }
}

TEST_CASE("times to the first token of pairs left out are held", "[prediction][throughput A]")
{
    const FirstTokenFit fit = valueOrFail(fitFirstToken(bundledRows().serving, servingFit(), true));
    const ErrorSummary all = summarise(fit.leftOut);
    INFO(table(fit.leftOut, [](const LeftOutPrediction &r) { return r.software; }));
    CHECK(all.rows > 2500);
    CHECK(all.median <= 0.405);
    CHECK(all.p90 <= 1.22);
    CHECK(all.held >= 0.76);
    CHECK(all.held <= 0.88);
    for (const ServingStack &stack : servingStacks())
        if (stack.id == "vllm" || stack.id == "tensorrt-llm" || stack.id == "sglang")
            CHECK(fit.knows(stack.timeClass));
    // More requests in flight, a longer wait.
    FirstTokenPoint point;
    point.model = "llama-3.1-8b";
    point.accelerator = "nvidia-l40s";
    point.software = "vllm-load";
    point.inputTokens = 1024;
    point.outputTokens = 256;
    const ServingRow &row = *std::find_if(bundledRows().serving.begin(), bundledRows().serving.end(),
        [&](const ServingRow &r) { return r.model == point.model && r.accelerator == point.accelerator; });
    point.architecture = row.architecture;
    const auto wait = [&](double concurrency) {
        ServingLoad load = row.load;
        load.concurrency = concurrency;
        load.inputTokens = point.inputTokens;
        load.outputTokens = point.outputTokens;
        point.terms = valueOrFail(
            servingRate(row.shape, row.device, load, servingFit().efficiency(row.architecture, point.software)));
        const FirstTokenEstimate estimate = fit.predict(std::vector<FirstTokenPoint>{point})[0];
        CHECK(estimate.low < estimate.seconds);
        CHECK(estimate.seconds < estimate.high);
        return estimate.seconds;
    };
    CHECK(wait(64) > wait(1));
    CHECK(wait(1) > 0.01);
    CHECK(wait(1) < 2);
}

TEST_CASE("a fit that is made again answers to every digit as the one that was kept", "[prediction][throughput]")
{
    const auto same = [](auto again, const auto &kept, const auto &asked, const auto &figure) {
        again.held = kept.held; // of the record
        const auto first = kept.predict(asked), second = again.predict(asked);
        bool equal = first.size() == second.size() && again.rows == kept.rows;
        for (std::size_t i = 0; equal && i < first.size(); ++i)
            equal = figure(first[i]) == figure(second[i]) && first[i].low == second[i].low
                && first[i].high == second[i].high;
        return equal;
    };
    const auto rows = [](std::string_view method) { return predictionRows(bundled(), method); };
    std::vector<CpuStreamPoint> streams;
    for (const CpuStreamRow &row : bundledRows().cpuStreams)
        streams.push_back(row.point);
    CHECK(same(valueOrFail(fitCpuStreams(rows(kCpuStreamMethod).cpuStreams, false)), cpuStreamFit(), streams,
        [](const StreamEstimate &e) { return e.tokensPerSecond; }));
    std::vector<InferencePoint> networks;
    for (const InferenceRow &row : bundledRows().inference)
        networks.push_back(row.point);
    CHECK(same(valueOrFail(fitInference(rows(kInferenceMethod).inference, false)), inferenceFit(), networks,
        [](const RateEstimate &e) { return e.perSecond; }));
    std::vector<TrainingPoint> runs;
    for (const TrainingRow &row : bundledRows().training)
        runs.push_back(row.point);
    CHECK(same(valueOrFail(fitTrainingTime(rows(kTrainingTimeMethod).training, false)), trainingFit(), runs,
        [](const TimeEstimate &e) { return e.minutes; }));

    // Of the serving rows those that give a time are enough.
    const std::vector<ServingRow> timed = rows(kFirstTokenMethod).serving;
    CHECK(timed.size() < bundledRows().serving.size());
    const FirstTokenFit kept = valueOrFail(fitFirstToken(bundledRows().serving, servingFit(), true));
    CHECK(valueOrFail(fitFirstToken(timed, servingFit(), true)).dataHash == kept.dataHash);
    std::vector<FirstTokenPoint> requests;
    for (const ServingRow &row : timed)
        if (const auto terms
            = servingRate(row.shape, row.device, row.load, servingFit().efficiency(row.architecture, row.software)))
            requests.push_back({row.model, row.accelerator, row.architecture, row.software, *terms,
                row.load.inputTokens, row.load.outputTokens});
    CHECK(same(valueOrFail(fitFirstToken(timed, servingFit(), false)), kept, requests,
        [](const FirstTokenEstimate &e) { return e.seconds; }));
}

TEST_CASE("fitting anew after an import takes under a second", "[prediction][.speed]")
{
    const std::clock_t start = std::clock(); // of the processor: other work beside it does not count
    ServingFitOptions options;
    options.software = bundledRows().software;
    options.leaveOut = false;
    const Outcome<ServingFit> serving = fitServing(bundledRows().serving, options);
    REQUIRE(serving);
    CHECK(fitFirstToken(bundledRows().serving, *serving, false));
    CHECK(fitInference(bundledRows().inference, false));
    CHECK(fitTrainingTime(bundledRows().training, false));
    CHECK(fitCpuStreams(bundledRows().cpuStreams, false));
    CHECK(std::clock() - start < CLOCKS_PER_SEC);
}

// ---- What the fits say

TEST_CASE("a 70B model at full load ranks new GPUs before old accelerators", "[prediction][throughput A]")
{
    const Snapshot &s = bundled();
    const ServedModel model = valueOrFail(servedModel(s.models[s.model("llama-3.3-70b")]));
    const auto tokensPerDollar = [&](std::string_view name) {
        const TypeIndex type = s.type(name);
        const ServingPlace place = valueOrFail(servingPlace(s, type, NumberFormat::bf16));
        ServingLoad load;
        load.devices = place.devices;
        load.inputTokens = 1024;
        load.outputTokens = 256;
        std::string_view software;
        for (const ServingStack &stack : servingStacks())
            if (software.empty() && servingFit().knows(place.architecture, stack.softwareClass))
                software = stack.softwareClass;
        const ServingEfficiency efficiency = servingFit().efficiency(place.architecture, software);
        const double rate = valueOrFail(servingRate(model, place.device, load, efficiency)).tokensPerSecond;
        const auto price = s.priceAt(s.onDemand, type, s.region("us-east-1"), s.newestPrice);
        REQUIRE(price);
        INFO(name);
        return rate / s.onDemand.usdPerHour(*price);
    };
    const double inferentia = tokensPerDollar("inf2.24xlarge");
    for (const char *gpu : {"p5.48xlarge", "p5en.48xlarge", "p6-b200.48xlarge"})
        CHECK(tokensPerDollar(gpu) > inferentia);
}

TEST_CASE("method B answers for any type that the catalogue has figures of", "[prediction][throughput B]")
{
    const Snapshot &s = bundled();
    const auto answer = [&](std::string_view model, std::string_view type) {
        const std::vector<InferencePoint> points
            = inferencePoints(inferenceFit(), s, s.model(model), s.type(type), std::nullopt);
        const std::vector<RateEstimate> rates = inferenceFit().predict(points);
        const auto fastest = std::max_element(rates.begin(), rates.end(),
            [](const RateEstimate &a, const RateEstimate &b) { return a.perSecond < b.perSecond; });
        return fastest == rates.end() ? RateEstimate{} : *fastest;
    };
    const RateEstimate one = answer("resnet50-v1.5", "g6.2xlarge"), eight = answer("resnet50-v1.5", "g6.48xlarge");
    CHECK(one.perSecond > 5000); // an L4 does about 13,000
    CHECK(one.perSecond < 30000);
    CHECK(one.high / one.perSecond < 2);
    CHECK(eight.perSecond > 5 * one.perSecond);
    CHECK(answer("bert-large", "c7i.24xlarge").perSecond > 0);
    CHECK(answer("bert-large", "c7g.16xlarge").perSecond == 0); // nothing is known of a core of it
    // Inferentia2 has the same cores and runs 4,393 images a second; its other precisions nobody ran at full load.
    const RateEstimate trainium = answer("resnet50-v1.5", "trn1.2xlarge");
    CHECK(trainium.low < 4393);
    CHECK(trainium.high > 4393);
    CHECK(trainium.perSecond < 2 * 4393);
    // VGG-11 ran at BF16 on those cores alone; Ada Lovelace ran networks at FP16, the other kind of 16 bits.
    const auto other = inferencePoints(inferenceFit(), s, s.model("vgg11"), s.type("g6.2xlarge"), std::nullopt);
    REQUIRE_FALSE(other.empty());
    for (const InferencePoint &point : other)
        CHECK(point.precision == "fp16");
    // Without units for eight and sixteen bits only what ran at 32 is answered.
    for (const InferencePoint &point :
        inferencePoints(inferenceFit(), s, s.model("resnet50-v1.5"), s.type("g3.4xlarge"), std::nullopt))
        CHECK(point.precision == "fp32");
}

TEST_CASE("a language model on a processor is slower on fewer cores and for more weights", "[prediction][throughput D]")
{
    const Snapshot &s = bundled();
    const auto decode = [&](std::string_view model, std::string_view type) {
        const MlModel &card = s.models[s.model(model)];
        CpuStreamPoint point = cpuStreamPoint(card.key, valueOrFail(servedModel(card)), NumberFormat::int4, false, 256);
        setCpuHost(point, s, s.type(type));
        const auto &left = cpuStreamFit().leftOut;
        REQUIRE(std::any_of(
            left.begin(), left.end(), [&](const LeftOutPrediction &row) { return row.accelerator == point.host; }));
        return cpuStreamFit().predict(std::vector<CpuStreamPoint>{point})[0];
    };
    // Llama 3.1 8B ran on none of them.
    const StreamEstimate small = decode("llama-3.1-8b", "c7i.2xlarge"), large = decode("llama-3.1-8b", "c7i.12xlarge");
    CHECK(small.tokensPerSecond > 2);
    CHECK(small.tokensPerSecond < large.tokensPerSecond);
    CHECK(large.tokensPerSecond < 60);
    CHECK(large.high / large.tokensPerSecond < 2.5);
    CHECK(decode("qwen3-32b", "c7i.12xlarge").tokensPerSecond < 0.5 * large.tokensPerSecond);
    // A mixture reads its active weights only.
    CHECK(decode("qwen3-30b-a3b", "c7i.12xlarge").tokensPerSecond > large.tokensPerSecond);
}

TEST_CASE("what was asked lately is kept, and what was asked long ago is let go", "[prediction][throughput D]")
{
    const Snapshot &s = bundled();
    const Predictions predictions(s.predictions->fits());
    const ModelIndex model = s.model("llama-3.1-8b");
    const auto asked = [&](double tokens) { return predictions.streams(s, model, NumberFormat::int4, tokens, 128); };
    const std::weak_ptr<const std::vector<std::optional<Predictions::StreamRates>>> first = asked(100);
    CHECK(asked(100) == first.lock());
    for (int length = 101; length < 300; ++length)
        asked(length);
    CHECK(first.expired());
    CHECK(asked(299) == asked(299));
    CHECK((*asked(100))[s.type("c7i.2xlarge")]->prompt.tokensPerSecond > 0);
}

TEST_CASE("every row is fitted or says why it is not", "[prediction]")
{
    const PredictionRows &rows = bundledRows();
    std::set<std::string> seen;
    for (const ServingRow &row : rows.serving)
        CHECK(seen.insert(row.key).second);
    for (const InferenceRow &row : rows.inference)
        CHECK(seen.insert(row.key).second);
    for (const TrainingRow &row : rows.training)
        CHECK(seen.insert(row.key).second);
    for (const CpuStreamRow &row : rows.cpuStreams)
        CHECK(seen.insert(row.key).second);
    for (const LeftOutBenchmark &row : rows.left) {
        CHECK(seen.insert(bundled().benchmarks[row.benchmark].id).second);
        CHECK_FALSE(rowProblemId(row.problem).empty());
    }
    // What the catalogue marks stays out by its mark.
    for (const Benchmark &b : bundled().benchmarks)
        if (b.status == "outlier")
            CHECK((problemOfRow(b.id) == "outlier" || !seen.contains(b.id)));
    // The list is whole: no fit refuses more. Few rows that are read cannot be.
    CHECK(servingFit().rejected.empty());
    CHECK(inferenceFit().rejected.empty());
    CHECK(trainingFit().rejected.empty());
    CHECK(std::ranges::count(rows.left, RowProblem::impossibleRate, &LeftOutBenchmark::problem)
        < static_cast<std::ptrdiff_t>(rows.serving.size() / 50));
}

TEST_CASE("a benchmark that cannot be is left out with the reason", "[prediction]")
{
    const PredictionRows &rows = bundledRows();
    const auto of = [](const auto &list) { return list.front().key; };
    struct Spoiled {
        std::string key, reason;
        std::function<void(Snapshot &, Benchmark &)> spoil;
    };
    const std::vector<Spoiled> cases{
        {of(rows.serving), "impossible_rate", [](Snapshot &, Benchmark &b) { b.throughput = *b.throughput * 1e4; }},
        {of(rows.serving), "zero_latency", [](Snapshot &, Benchmark &b) { b.latencyP50Ms = 0.0; }},
        {of(rows.serving), "unknown_precision", [](Snapshot &, Benchmark &b) { b.precision = "posit9"; }},
        {of(rows.serving), "no_layers", [](Snapshot &s, Benchmark &b) { s.models[b.model].layers.reset(); }},
        {of(rows.inference), "impossible_rate", [](Snapshot &, Benchmark &b) { b.throughput = *b.throughput * 1e9; }},
        {of(rows.training), "no_count", [](Snapshot &, Benchmark &b) { b.acceleratorCount = 0.0; }},
        {of(rows.cpuStreams), "no_count", [](Snapshot &, Benchmark &b) { b.cpuCores.reset(); }},
    };
    for (const Spoiled &each : cases) {
        INFO(each.key << ' ' << each.reason);
        Snapshot s = bundled();
        const auto found = std::ranges::find(s.benchmarks, each.key, &Benchmark::id);
        REQUIRE(found != s.benchmarks.end());
        each.spoil(s, *found);
        std::string reason;
        for (const LeftOutBenchmark &left : predictionRows(s).left)
            if (s.benchmarks[left.benchmark].id == each.key)
                reason = rowProblemId(left.problem);
        CHECK(reason == each.reason);
    }
}

TEST_CASE("rows of serving are read as their sources mean them", "[prediction][throughput A]")
{
    // TensorRT-LLM, FP8: a byte a weight and a value of cache, no load given.
    const auto &rows = bundledRows().serving;
    const auto found = std::find_if(rows.begin(), rows.end(), [](const ServingRow &r) {
        return r.source == "S-TRTLLM" && r.model == "llama-3.3-70b" && r.accelerator == "nvidia-h100-sxm5-80gb"
            && r.load.bytesPerWeight == 1;
    });
    REQUIRE(found != rows.end());
    CHECK(found->software == "tensorrt-llm");
    CHECK(found->architecture == "Hopper");
    CHECK(found->load.bytesPerKv == 1);
    CHECK_FALSE(found->load.concurrency);
    CHECK(found->load.groupSize);
    CHECK(found->device.flopPerSecond == 1979e12);
    CHECK(found->device.linkBytesPerSecond == 450e9);

    // MLPerf on Hopper, labelled fp16: runs in FP8, lengths of the task, groups not published.
    const ServingRow &audited = rowOf("mli-19647ae963");
    CHECK(audited.software == "mlperf");
    CHECK_FALSE(audited.load.groupSize);
}

TEST_CASE("formats of numbers are found in what sources print", "[prediction]")
{
    const auto id = [](std::string_view text) {
        const auto format = parseNumberFormat(text);
        return format ? std::string(numberFormatId(*format)) : "";
    };
    CHECK(id("FP8 weights") == "fp8");
    CHECK(id("nvfp4") == "fp4");
    CHECK(id("mxfp4 weights") == "fp4");
    CHECK(id("INT4 (Q4_K_M)") == "int4");
    CHECK(id("GPTQ 4-bit weights") == "int4");
    CHECK(id("4-bit bitsandbytes weights, bfloat16") == "int4");
    CHECK(id("16-bit") == "bf16");
    CHECK(id("float16") == "fp16");
    CHECK(id("BF16 mixed") == "bf16");
    CHECK(id("mixed") == "fp16");
    CHECK(id("fp16,bf16,fp8 weights") == "fp8");
    CHECK(id("FP32 autocast None") == "fp32");
    CHECK(id("").empty());
    CHECK(id("cFloat").empty());
}

TEST_CASE("peaks never fall to FP32 for serving", "[prediction]")
{
    Accelerator a;
    a.fp32 = 20;
    CHECK_FALSE(servingPeak(a, NumberFormat::bf16));
    CHECK_FALSE(servingPeak(a, NumberFormat::fp8));
    a.fp16 = 120;
    CHECK(servingPeak(a, NumberFormat::bf16)->format == NumberFormat::fp16);
    CHECK(servingPeak(a, NumberFormat::fp8)->tera == 120); // widened
    a.fp8 = 240;
    CHECK(servingPeak(a, NumberFormat::fp8)->tera == 240);
    CHECK(servingPeak(a, NumberFormat::fp4)->format == NumberFormat::fp8);
    CHECK(
        servingPeak(a, NumberFormat::int4)->format == NumberFormat::fp16); // 4-bit weights are widened, not multiplied
    Accelerator old;
    old.fp32 = 4;
    CHECK(inferencePeak(old, NumberFormat::fp16)->format == NumberFormat::fp32); // and says so
    old.memoryGib = 12;
    old.memoryBandwidthGbs = 240;
    CHECK(why(servingDevice(old, NumberFormat::bf16)) == "no_data(peak)");
}

TEST_CASE("every current accelerator of a GPU or Neuron type has peaks and a link", "[prediction]")
{
    const Snapshot &s = bundled();
    for (TypeIndex t = 0; t < s.types.size(); ++t) {
        const InstanceType &type = s.types[t];
        const bool old = s.accelerators.size() <= type.accelerator || !s.accelerators[type.accelerator].bf16;
        if (old || !(type.acceleratorCount > 0))
            continue;
        INFO(type.name);
        const auto place = servingPlace(s, t, NumberFormat::bf16);
        REQUIRE(place);
        if (s.accelerators[type.accelerator].fp8 && type.acceleratorCount > 1)
            CHECK(place->device.linkBytesPerSecond > 0);
    }
}

TEST_CASE("processors are known by their published names", "[prediction]")
{
    CHECK(microarchitectureOf("Intel(R) Xeon(R) Platinum 8375C CPU @ 2.90GHz") == "Ice Lake");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) Platinum 8380H CPU @ 2.90GHz") == "Cooper Lake");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) Platinum 8259CL CPU @ 2.50GHz") == "Cascade Lake");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) Platinum 9282 CPU @ 2.60GHz") == "Cascade Lake");
    CHECK(microarchitectureOf("Intel (R) Xeon (R) CPU Max 9480") == "Sapphire Rapids");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) (code named Sapphire Rapids)") == "Sapphire Rapids");
    CHECK(microarchitectureOf("INTEL(R) XEON(R) GOLD 6538Y+") == "Emerald Rapids");
    CHECK(microarchitectureOf("INTEL(R) XEON(R) 6787P") == "Granite Rapids");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) 6975P-C") == "Granite Rapids");
    CHECK(microarchitectureOf("Intel(R) Xeon(R) CPU E5-2686 v4 @ 2.30GHz").empty());
    CHECK(microarchitectureOf("Intel(R) Xeon(R) Platinum 8175M CPU @ 2.50GHz").empty());
    CHECK(microarchitectureOf("AMD EPYC 7R13 Processor").empty());
    CHECK(microarchitectureOf("").empty());
}

TEST_CASE("the rows of one method are those that it has among all", "[prediction]")
{
    const PredictionRows streams = predictionRows(bundled(), kCpuStreamMethod);
    REQUIRE(streams.cpuStreams.size() > 100);
    CHECK(streams.cpuStreams.size() == bundledRows().cpuStreams.size());
    CHECK(streams.cpuStreams.back().key == bundledRows().cpuStreams.back().key);
    CHECK(streams.serving.empty());
    CHECK(streams.inference.empty());
    CHECK(std::ranges::all_of(streams.left, [](const LeftOutBenchmark &b) { return b.method == kCpuStreamMethod; }));
    CHECK(predictionRows(bundled(), kServingMethod).serving.size() == bundledRows().serving.size());
}

TEST_CASE("processors are grouped by generation, not by their published names", "[prediction]")
{
    CHECK(processorFamily("INTEL(R) XEON(R) PLATINUM 8581C CPU @ 2.30GHz") == "Emerald Rapids");
    CHECK(processorFamily("Intel(R) Xeon(R) 6975P-C") == "Granite Rapids");
    CHECK(processorFamily("AMD EPYC 7R13 Processor") == "EPYC 3rd Gen");
    CHECK(processorFamily("AMD EPYC 9V45 96-Core Processor") == "EPYC 5th Gen");
    CHECK(processorFamily("Intel(R) Xeon(R) CPU @ 2.00GHz") == "Intel Xeon");
    CHECK(processorFamily("AMD Ryzen Threadripper PRO 64-Core Processor") == "AMD Ryzen Threadripper PRO");
    for (const char *platform : {"EPYC 4th Gen", "Ice Lake", "Graviton4", "Neoverse-N2", ""})
        CHECK(processorFamily(platform) == platform);
    for (const LeftOutPrediction &row : cpuStreamFit().leftOut) {
        INFO(row.family.text());
        CHECK(row.family.text().find("(R)") == std::string::npos);
        CHECK(row.family.text().find("GHz") == std::string::npos);
    }
}
