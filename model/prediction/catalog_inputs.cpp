// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/catalog_inputs.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kBytesOfGib = 1024.0 * 1024.0 * 1024.0;
// GDDR6 has no room of its own for ECC: a sixteenth of the memory keeps it (an L4 of 24 GiB reports 22.5).
constexpr double kInlineEcc = 15.0 / 16.0;
constexpr double kUsualHeadSize = 128.0; // of models whose card gives none
constexpr double kUsualLength = 128.0; // tokens of an encoder's input

// Networks that find or cut out objects run their large inputs unlike those that name an image.
constexpr std::array<std::string_view, 9> kDetection{"3d-unet-brats", "3d-unet-kits19", "mask-rcnn", "openpose",
    "retinanet", "ssd-resnet34", "unet", "yolo-v11-l", "yolov4"};
// GPT-J counts whole summaries of 841 + 128 tokens on the mean (MLPerf Inference v3.1).
constexpr std::string_view kSummaries = "gpt-j-6b";
constexpr double kSummaryTokens = 969.0;

// A core at its base clock: two AVX-512 units, with AMX where the generation has it; a socket's channels shared by its
// cores. After Intel's product pages, as throughput B takes them.
constexpr std::string_view kAvx512 = "cpu-avx512", kAmx = "cpu-amx";
constexpr std::array<CpuCore, 6> kCores{
    {{"Cascade Lake", kAvx512, 5.0, 0.154, 0.154, 0.61}, {"Cooper Lake", kAvx512, 5.5, 0.154, 0.3, 0.61},
        {"Ice Lake", kAvx512, 5.1, 0.15, 0.15, 0.6}, {"Sapphire Rapids", kAmx, 5.5, 0.13, 2.05, 4.1},
        {"Emerald Rapids", kAmx, 5.6, 0.13, 2.1, 4.3}, {"Granite Rapids", kAmx, 6.6, 0.13, 2.2, 4.5}}};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// The first number of four digits that stands by itself: "8375C" of "Platinum 8375C CPU @ 2.90GHz".
std::string_view modelNumber(std::string_view text)
{
    for (std::size_t i = 0; i + 4 <= text.size(); ++i) {
        const bool starts = i == 0 || !(isDigit(text[i - 1]) || text[i - 1] == '.');
        if (starts
            && std::all_of(text.begin() + static_cast<std::ptrdiff_t>(i),
                text.begin() + static_cast<std::ptrdiff_t>(i + 4), isDigit)
            && (i + 4 == text.size() || !isDigit(text[i + 4])))
            return text.substr(i);
    }
    return {};
}

} // namespace

Outcome<ServedModel> servedModel(const MlModel &m)
{
    const auto missing = [](std::string_view column) { return failure(Status::noData, column); };
    if (!m.parametersMillion)
        return missing("parameters_million");
    if (!m.layers)
        return missing("layers");
    if (!m.hiddenSize)
        return missing("hidden_size");
    if (!m.kvBytesPerToken && !m.kvHeads)
        return missing("kv_heads");
    ServedModel s;
    s.parameters = *m.parametersMillion * 1e6;
    s.layers = *m.layers;
    s.hidden = *m.hiddenSize;
    s.kvValuesPerToken = m.kvBytesPerToken ? *m.kvBytesPerToken / 2.0 // given at 16 bits a value
                                           : kvValuesOfHeads(*m.layers, *m.kvHeads, m.headDim.value_or(kUsualHeadSize));
    const bool mixture = m.experts && m.expertsPerToken && m.activeParametersMillion
        && *m.activeParametersMillion < *m.parametersMillion;
    s.activeParameters = mixture ? *m.activeParametersMillion * 1e6 : s.parameters;
    if (mixture) {
        s.experts = m.experts;
        s.expertsPerToken = m.expertsPerToken;
    }
    if (m.slidingWindow && m.fullAttentionLayers) {
        s.windowTokens = *m.slidingWindow;
        s.windowedShare = 1.0 - *m.fullAttentionLayers / *m.layers;
    }
    return s;
}

Outcome<ServingDevice> servingDevice(const Accelerator &a, NumberFormat weights, double share)
{
    const auto missing = [](std::string_view column) { return failure(Status::noData, column); };
    if (!a.memoryGib)
        return missing("memory_gib");
    if (!a.memoryBandwidthGbs)
        return missing("memory_bandwidth_gbs");
    const auto peak = servingPeak(a, weights);
    if (!peak)
        return missing("peak");
    ServingDevice d;
    d.memoryBytes = share * *a.memoryGib * kBytesOfGib * (a.memoryType.starts_with("GDDR6") ? kInlineEcc : 1.0);
    d.bytesPerSecond = share * *a.memoryBandwidthGbs * 1e9;
    d.flopPerSecond = share * peak->tera * 1e12;
    d.linkBytesPerSecond = share * a.linkGbs.value_or(0.0) * 1e9;
    return d;
}

Outcome<ServingPlace> servingPlace(const Snapshot &snapshot, TypeIndex index, NumberFormat weights)
{
    const InstanceType &type = snapshot.types[index];
    if (type.accelerator == kNone || !(type.acceleratorCount > 0.0))
        return failure(Status::noData, "accelerator");
    const Accelerator &accelerator = snapshot.accelerators[type.accelerator];
    const auto device = servingDevice(accelerator, weights, std::min(1.0, type.acceleratorCount));
    if (!device)
        return tl::unexpected(device.error());
    return ServingPlace{*device, std::max(1.0, type.acceleratorCount), servingArchitecture(accelerator)};
}

std::string servingArchitecture(const Accelerator &a)
{
    // "Blackwell Ultra" shares the cores of "Blackwell".
    std::string name = a.architecture;
    if (const std::size_t suffix = name.find(" Ultra"); suffix != std::string::npos)
        name.resize(suffix);
    return a.acceleratorClass == "graphics-gpu" ? name + "-graphics" : name;
}

NetworkClass networkClassOf(const MlModel &m)
{
    if (m.task == "nlp-encoder")
        return NetworkClass::encoder;
    if (m.task == "diffusion")
        return NetworkClass::diffusion;
    if (m.task == "recsys")
        return NetworkClass::recommendation;
    if (m.task == "speech")
        return NetworkClass::speech;
    if (m.task == "llm-decoder")
        return NetworkClass::language;
    return std::find(kDetection.begin(), kDetection.end(), m.key) != kDetection.end() ? NetworkClass::detection
                                                                                      : NetworkClass::cnn;
}

std::optional<double> flopsPerUnit(const MlModel &m, std::optional<double> sequenceLength)
{
    if (m.task == "nlp-encoder" && m.layers && m.hiddenSize) {
        const double n = sequenceLength.value_or(m.typicalSequenceLength.value_or(kUsualLength));
        const double h = *m.hiddenSize, ffn = m.ffnSize.value_or(4.0 * h);
        return 2.0 * *m.layers * n * (4.0 * h * h + 2.0 * h * ffn) + 4.0 * *m.layers * n * n * h;
    }
    if (m.task == "vision" && m.gflopsPerUnit)
        return *m.gflopsPerUnit * 1e9;
    if (m.key == kSummaries && m.parametersMillion)
        return 2.0 * *m.parametersMillion * 1e6 * kSummaryTokens;
    return std::nullopt;
}

InferencePoint inferenceNetwork(const MlModel &m, std::optional<double> sequenceLength)
{
    InferencePoint p;
    p.model = m.key;
    p.cls = networkClassOf(m);
    p.sequenceLength = sequenceLength;
    p.flopsPerUnit = flopsPerUnit(m, sequenceLength);
    return p;
}

std::optional<InferencePoint> onAccelerator(
    InferencePoint network, const Accelerator &a, double count, NumberFormat format)
{
    const auto peak = inferencePeak(a, format);
    if (!peak || !a.memoryBandwidthGbs)
        return std::nullopt;
    network.accelerator = a.key;
    network.architecture = a.architecture;
    network.count = count;
    network.peakTflops = peak->tera;
    network.bandwidthGbs = *a.memoryBandwidthGbs;
    network.precision = numberFormatId(format);
    return network;
}

const CpuCore *cpuCoreOf(std::string_view microarchitecture)
{
    const auto found = std::find_if(
        kCores.begin(), kCores.end(), [&](const CpuCore &core) { return core.microarchitecture == microarchitecture; });
    return found == kCores.end() ? nullptr : &*found;
}

std::string_view microarchitectureOf(std::string_view processor)
{
    if (processor.find("Xeon") == std::string_view::npos && processor.find("XEON") == std::string_view::npos)
        return {};
    for (const CpuCore &core : kCores)
        if (processor.find(core.microarchitecture) != std::string_view::npos)
            return core.microarchitecture;
    // Intel numbers Xeons by generation in the second digit; H and HL of the third are Cooper Lake. From 2024 on the P
    // of 65xxP to 69xxP is Granite Rapids.
    const std::string_view number = modelNumber(processor);
    if (number.size() < 4 || number[0] < '3' || number[0] > '9')
        return {};
    const bool performance = number.size() > 4 && number[4] == 'P';
    if (number[0] == '6' && performance && number[1] >= '5')
        return "Granite Rapids";
    switch (number[1]) {
    case '2': return "Cascade Lake";
    case '3': return number.size() > 4 && number[4] == 'H' ? "Cooper Lake" : "Ice Lake";
    case '4': return "Sapphire Rapids";
    case '5': return "Emerald Rapids";
    default: return {};
    }
}

std::string processorFamily(std::string_view processor)
{
    if (const std::string_view known = microarchitectureOf(processor); !known.empty())
        return std::string(known);
    // AMD numbers EPYCs by generation in the last of four places: 7R13, 9R14, 9V45.
    constexpr std::string_view epyc = "AMD EPYC ";
    if (const std::size_t at = processor.find(epyc); at != std::string_view::npos) {
        const std::string_view number = processor.substr(at + epyc.size()).substr(0, 4);
        if (number.size() == 4 && isDigit(number[0]) && number[3] >= '1' && number[3] <= '9') {
            constexpr std::array<std::string_view, 3> endings{"st", "nd", "rd"};
            const auto generation = static_cast<std::size_t>(number[3] - '1');
            std::string name = "EPYC ";
            return name.append(1, number[3]).append(generation < 3 ? endings[generation] : "th").append(" Gen");
        }
    }
    std::string out;
    processor = processor.substr(0, processor.find('@'));
    while (!processor.empty()) {
        const std::size_t end = std::min(processor.find(' '), processor.size());
        std::string word(processor.substr(0, end));
        processor.remove_prefix(std::min(end + 1, processor.size()));
        for (const std::string_view mark : {"(R)", "(TM)"})
            if (const std::size_t at = word.find(mark); at != std::string::npos)
                word.erase(at, mark.size());
        if (!word.empty() && word != "CPU" && word != "Processor" && !word.ends_with("-Core"))
            out.append(out.empty() ? "" : " ").append(word);
    }
    return out;
}

std::optional<InferencePoint> onCores(InferencePoint network, const CpuCore &core, double count, NumberFormat format)
{
    using enum NumberFormat;
    const bool byte = format == int8 || format == int4 || format == fp8 || format == fp4;
    network.accelerator = core.microarchitecture;
    network.architecture = core.architecture;
    network.cpu = true;
    network.count = count;
    network.peakTflops = byte ? core.int8 : format == fp32 ? core.fp32 : core.half;
    network.bandwidthGbs = core.bandwidthGbs;
    network.precision = numberFormatId(format);
    return network;
}

std::vector<InferencePoint> inferencePoints(const InferenceFit &fit, const Snapshot &snapshot, ModelIndex model,
    TypeIndex index, std::optional<double> sequenceLength)
{
    const InstanceType &type = snapshot.types[index];
    const MlModel &card = snapshot.models[model];
    InferencePoint network = inferenceNetwork(card, sequenceLength ? sequenceLength : fit.usualLength(card.key));
    network.year = fit.newestYear();
    using enum NumberFormat;
    std::vector<NumberFormat> formats;
    for (const std::string &id : fit.precisionsOf(card.key)) {
        formats.push_back(*parseNumberFormat(id));
        if (formats.back() == bf16 || formats.back() == fp16) // what ran at 16 bits runs at either kind
            formats.push_back(formats.back() == bf16 ? fp16 : bf16);
    }
    std::ranges::sort(formats);
    formats.erase(std::unique(formats.begin(), formats.end()), formats.end());
    std::vector<InferencePoint> out;
    for (const NumberFormat format : formats) {
        std::optional<InferencePoint> point;
        if (type.accelerator != kNone && type.acceleratorCount > 0.0) {
            const Accelerator &accelerator = snapshot.accelerators[type.accelerator];
            if (multiplies(accelerator, format)) // at another it would be another answer
                point = onAccelerator(network, accelerator, type.acceleratorCount, format);
        } else if (type.accelerator == kNone) {
            CpuStreamPoint host;
            setCpuHost(host, snapshot, index);
            if (const CpuCore *core = cpuCoreOf(host.processor))
                point = onCores(network, *core, host.cores, format);
        }
        if (point && fit.knowsFormat(point->architecture, point->precision)) {
            point->source = fit.usualSource(point->architecture);
            out.push_back(*std::move(point));
        }
    }
    return out;
}

CpuStreamPoint cpuStreamPoint(
    std::string model, const ServedModel &shape, NumberFormat weights, bool prompt, double tokens)
{
    CpuStreamPoint p;
    p.model = std::move(model);
    p.parameters = shape.activeParameters;
    p.bytesPerWeight = bytesOf(weights);
    p.cacheBytesPerToken = 2.0 * shape.kvValuesPerToken; // llama.cpp keeps 16 bits
    p.prompt = prompt;
    p.tokens = tokens;
    return p;
}

void setCpuHost(CpuStreamPoint &point, const Snapshot &snapshot, TypeIndex index)
{
    if (index == kNone || snapshot.types[index].platform == kNone)
        return;
    const InstanceType &type = snapshot.types[index];
    const Platform &platform = snapshot.platforms[type.platform];
    point.host = type.name;
    point.processor = platform.microarchitecture;
    if (platform.coresPerSocket > 0.0 && platform.vcpuPerSocket > 0.0)
        point.cores = type.vcpus * platform.coresPerSocket / platform.vcpuPerSocket;
}

std::optional<TrainingPoint> trainingPoint(const MlModel &model, const Accelerator &a, double count, double year)
{
    const auto peak = a.bf16 ? a.bf16 : a.fp16;
    if (!peak || !a.memoryBandwidthGbs)
        return std::nullopt;
    return TrainingPoint{model.key, a.key, a.architecture, count, *peak, *a.memoryBandwidthGbs, year};
}

} // namespace wattfare
