// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/training_rows.h"

#include "model/prediction/catalog_inputs.h"
#include "model/support/decimal.h"
#include "model/support/letters.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

// Mean lengths of the requests of MLPerf Inference, whose rows do not state them: the reference outputs are published
// (294, 145, 685, 128, 3,880 tokens), inputs of Llama 3.1 too; those of the others are assumed.
struct AssumedLengths {
    std::string_view model;
    double inputTokens = 0, outputTokens = 0;
};
constexpr std::array<AssumedLengths, 5> kAssumedLengths{{{"llama-2-70b", 200, 294}, {"mixtral-8x7b", 200, 145},
    {"llama-3.1-405b", 9400, 685}, {"llama-3.1-8b", 778, 128}, {"deepseek-r1", 800, 3880}}};
// Assumed inputs of conversations: of a data set of chats, and of the requests of one study.
constexpr double kChatInputTokens = 150, kStudyInputTokens = 200;

constexpr std::string_view kMlperf = "mlperf";

// What is known of a class before any row. The maker's own tables leave little to the way a stack is loaded.
struct ClassPrior {
    std::string_view id;
    double stepMicroseconds, stepSd, factorSd;
};
constexpr std::array<ClassPrior, 7> kClassPriors{
    {{"tensorrt-llm", 15, 0.8, 0.25}, {"mlperf", 15, 0.8, 0.25}, {"tgi", 100, 0.8, 0.25}, {"vllm-2024", 40, 0.8, 0.25},
        {"vllm", 25, 0.8, 0.08}, {"neuron", 40, 0.8, 0.08}, {"neuron-server", 200, 0.8, 0.25}}};

// Sources of serving rows whose load is of another kind than its stack's others.
struct SourceClass {
    std::string_view source, suffix;
};
constexpr std::array<SourceClass, 5> kSourceClasses{{
    {"S-MLENERGY-V2", "-2024"}, // a queue that never empties, releases of 2024
    {"S-MLENERGY-V3", "-2025"}, // the same, of 2025
    {"S-AICONF", "-served"}, // requests in flight held constant
    {"S-SPARECORES", "-load"}, // load steps over a network interface
    {"S-ARGONNE", "-static"}, // static batches
}};

constexpr std::array<ServingStack, 8> kServingStacks{{{"tensorrt-llm", "tensorrt-llm", "tensorrt-llm-served"},
    {"neuron", "neuron", "neuron"}, {"vllm", "vllm-load", "vllm-load"}, {"sglang", "sglang-served", "sglang-served"},
    {"vllm-neuron", "neuron-server", "neuron-server"}, {"tgi", "tgi", "tgi"},
    {"deepspeed", "deepspeed-static", "deepspeed-static"}, {"llamacpp", "llamacpp-load", "llamacpp-load"}}};

bool containsWord(std::string_view text, std::string_view lowerCase)
{
    const auto same = [](char a, char b) { return lowered(a) == b; };
    return std::search(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(), same) != text.end();
}

std::string_view sourceId(const Snapshot &s, const Benchmark &b)
{
    return b.source == kNone ? std::string_view() : std::string_view(s.sources[b.source].id);
}

// Number behind "PP=" and so on; nullopt where the text has none.
std::optional<double> degree(std::string_view text, std::string_view name)
{
    const std::size_t at = text.find(name);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::size_t begin = at + name.size();
    std::size_t end = begin;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return parseFinite(text.substr(begin, end - begin));
}

// Year with the month as its fraction, of "2024-06" or "2024-06-17"; the middle of a year without a month.
std::optional<double> yearOf(std::string_view date)
{
    const auto year = parseFinite(date.substr(0, 4));
    if (!year)
        return std::nullopt;
    const auto month = date.size() >= 7 ? parseFinite(date.substr(5, 2)) : std::nullopt;
    return *year + month.value_or(6.0) / 12.0;
}

// What keeps a row out of every method.
std::optional<RowProblem> commonProblem(const Benchmark &b)
{
    // A rate without limits on latency, taken from a run under limits: less than it would be.
    if (b.notes.text().find("inferred from a stricter one") != std::string::npos)
        return RowProblem::otherWork;
    if (b.status == "outlier" || b.status == "superseded")
        return RowProblem::outlier;
    if (b.nodes > 1.0)
        return RowProblem::severalNodes;
    if (!b.wholeInstance)
        return RowProblem::partOfInstance;
    return std::nullopt;
}

bool isNeuron(const Accelerator &a) { return a.architecture.starts_with("NeuronCore"); }

// ---- LLM serving

std::optional<AssumedLengths> assumedLengthsOf(const std::string &model)
{
    const auto found = std::find_if(
        kAssumedLengths.begin(), kAssumedLengths.end(), [&](const AssumedLengths &a) { return a.model == model; });
    return found == kAssumedLengths.end() ? std::nullopt : std::optional(*found);
}

// Output tokens a second. MLPerf counts requests of some rounds; their mean length makes them tokens.
std::optional<double> outputTokensPerSecond(const Snapshot &s, const Benchmark &b)
{
    if (b.training || !b.throughput)
        return std::nullopt;
    if (b.unit == "tokens/s" && b.rate == RateBasis::outputTokens)
        return b.throughput;
    if (b.unit == "tokens/s" && b.rate == RateBasis::allTokens && b.inputTokens && b.outputTokens)
        return *b.throughput * *b.outputTokens / (*b.inputTokens + *b.outputTokens);
    if (b.unit == "inferences/s" && b.software == kMlperf && b.scenario == "offline")
        if (const auto lengths = assumedLengthsOf(s.models[b.model].key))
            return *b.throughput * lengths->outputTokens;
    return std::nullopt;
}

// Lengths of the requests, nullopt where nothing is known of them.
std::optional<std::pair<double, double>> lengthsOf(
    std::string_view source, const std::string &model, const Benchmark &b)
{
    if (b.software == kMlperf) {
        const auto found = assumedLengthsOf(model);
        if (!found || b.scenario != "offline")
            return std::nullopt;
        return std::pair(found->inputTokens, found->outputTokens);
    }
    if (!b.outputTokens)
        return std::nullopt;
    return std::pair(
        b.inputTokens.value_or(source == "S-PS-TGI" ? kStudyInputTokens : kChatInputTokens), *b.outputTokens);
}

// How the devices are grouped. False: only a part of them worked.
bool setGroups(ServingLoad &load, const Benchmark &b, bool neuron)
{
    if (b.software == kMlperf)
        return true; // not published: the best one
    const auto tensor = b.tensorParallel;
    const auto pipeline = degree(b.parallelism, "PP="), experts = degree(b.parallelism, "EP="),
               data = degree(b.parallelism, "DP=");
    double group = tensor.value_or(load.devices);
    if (neuron) {
        if (data && *data * group < load.devices * 0.99)
            return false;
    } else if (pipeline && *pipeline > 1.0) {
        group = *pipeline * tensor.value_or(1.0);
        load.pipeline = !tensor;
    } else if (experts && *experts > 1.0) {
        group = *experts; // the experts of a layer are shared out over the group
    }
    load.groupSize = std::min(group, load.devices);
    return true;
}

tl::expected<ServingRow, RowProblem> servingRow(const Snapshot &s, const Benchmark &b, double tokensPerSecond)
{
    const std::string_view source = sourceId(s, b);
    if (const auto problem = commonProblem(b))
        return tl::unexpected(*problem);
    if (containsWord(b.notes, "asynchronous") || containsWord(b.locator, "speculative"))
        return tl::unexpected(RowProblem::otherWork);
    if (containsWord(b.notes, "image-chat") || containsWord(b.notes, "video-chat"))
        return tl::unexpected(RowProblem::otherWork); // tokens of pictures, of which no number is published
    if (b.accelerator == kNone)
        return tl::unexpected(RowProblem::noDevice);
    const Accelerator &a = s.accelerators[b.accelerator];
    const MlModel &m = s.models[b.model];
    const auto shape = servedModel(m);
    if (!shape)
        return tl::unexpected(RowProblem::noLayers);
    const auto lengths = lengthsOf(source, m.key, b);
    if (!lengths)
        return tl::unexpected(RowProblem::noLengths);
    if (!(b.acceleratorCount > 0.0))
        return tl::unexpected(RowProblem::noCount);

    auto format = parseNumberFormat(b.precision);
    if (!format && b.precision.empty()) // not stated: by the model's name, or the 16 bits that stacks serve by default
        format = parseNumberFormat(b.modelAsPublished).value_or(NumberFormat::bf16);
    if (!format)
        return tl::unexpected(RowProblem::unknownPrecision);
    // MLPerf labels the weights as they are distributed; where the device has FP8, submissions quantise.
    if (b.software == kMlperf && bytesOf(*format) == 2.0 && a.fp8)
        format = NumberFormat::fp8;
    const double share = std::min(1.0, b.acceleratorCount); // an eighth of a GPU is a small device
    const auto device = servingDevice(a, *format, share);
    if (!device)
        return tl::unexpected(device.error().field == "peak" ? RowProblem::unknownPrecision : RowProblem::noDevice);

    ServingRow row;
    row.key = b.id;
    row.model = m.key;
    row.accelerator = a.key;
    row.architecture = servingArchitecture(a);
    row.software = softwareClass(s, b);
    row.source = source;
    row.shape = *shape;
    row.device = *device;
    row.load.devices = std::max(1.0, b.acceleratorCount);
    row.load.concurrency = b.concurrency ? b.concurrency : b.batchSize;
    row.load.inputTokens = lengths->first;
    row.load.outputTokens = lengths->second;
    row.load.bytesPerWeight = std::min(2.0, bytesOf(*format));
    const bool halfCache = (b.software == "tensorrt-llm" || b.software == kMlperf)
        && (*format == NumberFormat::fp8 || *format == NumberFormat::fp4);
    row.load.bytesPerKv = halfCache ? 1.0 : 2.0; // both keep an FP8 cache beside FP8 and FP4 weights
    if (!setGroups(row.load, b, isNeuron(a)))
        return tl::unexpected(RowProblem::partOfInstance);
    row.tokensPerSecond = tokensPerSecond;
    if (b.latencyP50Ms)
        row.latencySeconds = *b.latencyP50Ms / 1e3;
    if (b.ttftP50Ms)
        row.firstTokenSeconds = *b.ttftP50Ms / 1e3;
    if (b.tpotP50Ms)
        row.tokenSeconds = *b.tpotP50Ms / 1e3;
    return row;
}

// ---- Other inference

bool countsInference(const Benchmark &b)
{
    return !b.training && b.throughput && (b.unit == "inferences/s" || b.unit == "images/s");
}

tl::expected<InferenceRow, RowProblem> inferenceRow(const Snapshot &s, const Benchmark &b)
{
    const std::string_view source = sourceId(s, b);
    if (const auto problem = commonProblem(b))
        return tl::unexpected(*problem);
    const MlModel &m = s.models[b.model];
    const NetworkClass cls = networkClassOf(m);
    const bool audited = b.software == kMlperf;
    // A derived rate would prove what it was solved from. Language models beside MLPerf have no length of their own.
    if (b.cls == FigureClass::derived || (cls == NetworkClass::language && !audited) || b.basis == "videos"
        || m.task == "graph")
        return tl::unexpected(RowProblem::otherWork);

    InferencePoint network = inferenceNetwork(m, b.sequenceLength);
    auto format = parseNumberFormat(b.precision);
    network.precisionUnknown = !format;
    network.load = b.scenario == "offline" || b.scenario == "batch" ? LoadKind::offline
        : b.scenario == "server" || b.scenario == "interactive"     ? LoadKind::server
                                                                    : LoadKind::realTime;
    network.source = audited ? kMlperf : source; // rounds of one benchmark
    network.year = parseFinite(std::string_view(b.date).substr(0, 4)).value_or(2022.0);

    std::optional<InferencePoint> point;
    if (b.accelerator != kNone) {
        const Accelerator &a = s.accelerators[b.accelerator];
        if (!format)
            format = cls == NetworkClass::speech || cls == NetworkClass::diffusion ? NumberFormat::fp16
                : cls == NetworkClass::language && a.fp8                           ? NumberFormat::fp8
                : a.int8                                                           ? NumberFormat::int8
                                                                                   : NumberFormat::fp16;
        double count = b.acceleratorCount;
        // Little's law: workers at a time, of two a chip; fewer than the chips have is a part of the instance.
        if (!audited && a.architecture == "NeuronCore-v2" && b.latencyP50Ms && count > 1.0) {
            const double busy = *b.throughput * *b.latencyP50Ms / 1e3 / b.batchSize.value_or(1.0);
            if (busy < 0.6 * 2.0 * count)
                count = std::max(0.5, std::round(busy) / 2.0);
        }
        point = onAccelerator(std::move(network), a, count, *format);
    } else if (const CpuCore *core = cpuCoreOf(microarchitectureOf(b.hostCpu)); core && b.cpuCores) {
        if (b.acceleratorAsPublished != "CPU")
            return tl::unexpected(RowProblem::noDevice);
        if (!format)
            format = cls == NetworkClass::speech || cls == NetworkClass::diffusion ? NumberFormat::fp16
                                                                                   : NumberFormat::int8;
        point = onCores(std::move(network), *core, *b.cpuCores, *format);
    }
    if (!point)
        return tl::unexpected(RowProblem::noDevice);
    if (!(point->count > 0.0))
        return tl::unexpected(RowProblem::noCount);
    return InferenceRow{b.id, *std::move(point), *b.throughput};
}

// ---- Language models on processors, one request at a time

bool countsCpuStream(const Benchmark &b)
{
    return !b.training && b.throughput && b.unit == "tokens/s" && b.software == "llamacpp" && b.accelerator == kNone
        && b.acceleratorCount == 0.0 && (b.rate == RateBasis::outputTokens || b.rate == RateBasis::promptTokens);
}

tl::expected<CpuStreamRow, RowProblem> cpuStreamRow(const Snapshot &s, const Benchmark &b)
{
    if (const auto problem = commonProblem(b))
        return tl::unexpected(*problem);
    const auto shape = servedModel(s.models[b.model]);
    if (!shape)
        return tl::unexpected(RowProblem::noLayers);
    const bool prompt = b.rate == RateBasis::promptTokens;
    const auto tokens = prompt ? b.inputTokens : b.outputTokens;
    if (!tokens)
        return tl::unexpected(RowProblem::noLengths);
    if (!b.cpuCores)
        return tl::unexpected(RowProblem::noCount);
    if (!parseNumberFormat(b.precision))
        return tl::unexpected(RowProblem::unknownPrecision);
    CpuStreamRow row;
    row.key = b.id;
    row.source = sourceId(s, b);
    row.point = cpuStreamPoint(s.models[b.model].key, *shape, *parseNumberFormat(b.precision), prompt, *tokens);
    setCpuHost(row.point, s, b.type);
    if (row.point.processor.empty())
        row.point.processor = b.hostCpu;
    row.point.cores = *b.cpuCores;
    row.tokensPerSecond = *b.throughput;
    return row;
}

// ---- Time to train

tl::expected<TrainingRow, RowProblem> trainingRow(const Snapshot &s, const Benchmark &b)
{
    if (b.status == "outlier" || b.status == "superseded")
        return tl::unexpected(RowProblem::outlier);
    if (b.accelerator == kNone)
        return tl::unexpected(RowProblem::noDevice);
    if (!(b.acceleratorCount > 0.0))
        return tl::unexpected(RowProblem::noCount);
    const auto point = trainingPoint(
        s.models[b.model], s.accelerators[b.accelerator], b.acceleratorCount, yearOf(b.date).value_or(2022.0));
    if (!point)
        return tl::unexpected(RowProblem::noDevice);
    return TrainingRow{b.id, *point, *b.timeToTrainMin, std::string(sourceId(s, b))};
}

} // namespace

std::span<const ServingStack> servingStacks() { return kServingStacks; }

std::optional<double> yearOfDate(std::string_view date) { return yearOf(date); }

std::string softwareClass(const Snapshot &s, const Benchmark &b)
{
    const std::string_view stack = b.software == "djl" ? "tgi" // the same server kind of 2023
        : b.software == "nim"                          ? "vllm" // loaded by the same studies
        : b.software.empty()                           ? "other"
                                                       : std::string_view(b.software);
    // Servers on Neuron devices run what the maker's own tables do not: their overhead is another.
    const bool neuron = b.accelerator != kNone && isNeuron(s.accelerators[b.accelerator]);
    if (neuron && stack != "neuron")
        return "neuron-server";
    const std::string_view source = sourceId(s, b);
    for (const SourceClass &other : kSourceClasses)
        if (source == other.source)
            return std::string(stack) + std::string(other.suffix);
    return std::string(stack);
}

std::optional<ServingRow> servingRowOf(const Snapshot &s, const Benchmark &b)
{
    const auto tokens = outputTokensPerSecond(s, b);
    auto row = tokens && !countsCpuStream(b) ? servingRow(s, b, *tokens) : tl::unexpected(RowProblem::otherWork);
    return row ? std::optional(*std::move(row)) : std::nullopt;
}

std::optional<RowProblem> contradiction(const Snapshot &s, const Benchmark &b)
{
    std::optional<RowProblem> problem;
    if (const auto row = servingRowOf(s, b)) {
        problem = problemOf(*row);
    } else if (countsInference(b)) {
        if (const auto other = inferenceRow(s, b))
            problem = problemOf(*other);
    }
    const bool contradicts = problem == RowProblem::impossibleRate || problem == RowProblem::zeroLatency
        || problem == RowProblem::beyondMemory;
    return contradicts ? problem : std::nullopt;
}

PredictionRows predictionRows(const Snapshot &s, std::string_view only)
{
    PredictionRows out;
    const auto take = [&](std::uint32_t at, std::string_view method, const auto &rowOf, auto &rows) {
        if (!only.empty() && method != only)
            return;
        auto row = rowOf();
        const std::optional<RowProblem> problem = row ? problemOf(*row) : std::optional(row.error());
        if (problem)
            out.left.push_back({at, method, *problem});
        else
            rows.push_back(*std::move(row));
    };
    for (std::uint32_t at = 0; at < s.benchmarks.size(); ++at) {
        const Benchmark &b = s.benchmarks[at];
        if (b.cls == FigureClass::user) // a person's own figure answers for itself; it moves no other answer
            continue;
        if (countsCpuStream(b))
            take(
                at, kCpuStreamMethod, [&] { return cpuStreamRow(s, b); }, out.cpuStreams);
        else if (const auto tokens = outputTokensPerSecond(s, b))
            take(
                at, b.ttftP50Ms && only == kFirstTokenMethod ? only : kServingMethod,
                [&] { return servingRow(s, b, *tokens); }, out.serving);
        else if (countsInference(b))
            take(
                at, kInferenceMethod, [&] { return inferenceRow(s, b); }, out.inference);
        else if (b.training && b.timeToTrainMin)
            take(
                at, kTrainingTimeMethod, [&] { return trainingRow(s, b); }, out.training);
    }
    for (const ClassPrior &p : kClassPriors)
        out.software.push_back({std::string(p.id), p.stepMicroseconds * 1e-6, p.stepSd, p.factorSd});
    return out;
}

} // namespace wattfare
