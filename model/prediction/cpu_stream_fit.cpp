// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/cpu_stream_fit.h"

#include "model/prediction/catalog_inputs.h"
#include "model/prediction/left_out.h"
#include "model/support/decimal.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

// What processors were built with when these rows ran, to begin with: the fit finds the rest.
constexpr double kCoreBytesPerSecond = 5e9, kCoreFlopPerSecond = 30e9;

struct StreamLevel {
    std::string_view name;
    double decodeSd, promptSd; // by marginal likelihood; of models wider, for six files ran
    std::string (*level)(const CpuStreamPoint &p);
};
constexpr std::array<StreamLevel, 5> kStreamLevels{{
    {"u:model", 0.30, 0.30, [](const CpuStreamPoint &p) { return p.model; }},
    {"u:processor", 0.37, 0.55, [](const CpuStreamPoint &p) { return p.processor; }},
    {"u:processor,model", 0.23, 0.15, [](const CpuStreamPoint &p) { return p.processor + '\t' + p.model; }},
    {"u:host", 0.26, 0.09, [](const CpuStreamPoint &p) { return p.host; }},
    {"u:processor,cores", 0.23, 0.17,
        [](const CpuStreamPoint &p) { return std::move(HashedRow(p.processor) << p.cores).text(); }},
}};
constexpr double kDecodeNoise = 0.2, kPromptNoise = 0.2;

// Beside 16 cores, a model of 3 billion weights, 128 tokens.
std::array<FixedFeature, 12> streamFeatures(const CpuStreamPoint &p)
{
    const double cores = std::log(p.cores / 16.0), size = std::log(p.parameters / 3e9),
                 tokens = std::log(p.tokens / 128.0);
    return {{{"1", 1.0, 2.0}, {"ln_cores", cores, 0.4}, {"ln_cores2", cores * cores, 0.15}, {"ln_size", size, 0.3},
        {"ln_size2", size * size, 0.1}, {"ln_cores,ln_size", cores * size, 0.15},
        {"ln_cores2,ln_size", cores * cores * size, 0.05}, {"ln_cores,ln_size2", cores * size * size, 0.05},
        {"ln_tokens", tokens, 0.2}, {"ln_tokens2", tokens * tokens, 0.05}, {"ln_tokens,ln_size", tokens * size, 0.1},
        {"ln_tokens,ln_cores", tokens * cores, 0.1}}};
}

MixedObservation streamObservation(const CpuStreamPoint &p)
{
    MixedObservation o;
    // A token reads the weights and half of the cache that its answer comes to.
    const double bytes = p.parameters * p.bytesPerWeight + p.cacheBytesPerToken * p.tokens / 2.0;
    o.mean = p.prompt ? std::log(kCoreFlopPerSecond / (2.0 * p.parameters)) + std::log(p.cores)
                      : std::log(kCoreBytesPerSecond / bytes) + 0.7 * std::log(p.cores);
    const auto features = streamFeatures(p);
    o.linear.reserve(features.size());
    for (const FixedFeature &feature : features)
        o.linear.push_back(feature.value * feature.sd);
    o.levels.reserve(kStreamLevels.size());
    for (const StreamLevel &level : kStreamLevels)
        o.levels.push_back(level.level(p));
    return o;
}

constexpr std::string_view kDecode = "decode", kPrompt = "prompt";
std::string_view kindOf(const CpuStreamPoint &p) { return p.prompt ? kPrompt : kDecode; }

std::string hostKey(const CpuStreamPoint &p)
{
    return p.host.empty() ? p.processor + '/' + shortestText(p.cores) : p.host;
}

Outcome<MixedModel> fitKind(const std::vector<const CpuStreamRow *> &rows, bool prompt)
{
    std::vector<MixedObservation> observations;
    std::vector<double> sd;
    for (const CpuStreamRow *row : rows)
        if (row->point.prompt == prompt) {
            observations.push_back(streamObservation(row->point));
            observations.back().value = std::log(row->tokensPerSecond);
        }
    for (const StreamLevel &level : kStreamLevels)
        sd.push_back(prompt ? level.promptSd : level.decodeSd);
    return MixedModel::fit(std::move(observations), std::move(sd), prompt ? kPromptNoise : kDecodeNoise);
}

} // namespace

std::optional<RowProblem> problemOf(const CpuStreamRow &row)
{
    const CpuStreamPoint &p = row.point;
    if (!isPositive(row.tokensPerSecond))
        return RowProblem::noRate;
    if (!isPositive(p.parameters) || !isNonNegative(p.cacheBytesPerToken))
        return RowProblem::noLayers;
    if (!isPositive(p.bytesPerWeight))
        return RowProblem::unknownPrecision;
    if (!isPositive(p.tokens))
        return RowProblem::noLengths;
    if (!(isPositive(p.cores) && p.cores >= 0.5))
        return RowProblem::noCount;
    if (p.processor.empty())
        return RowProblem::noDevice;
    return std::nullopt;
}

Outcome<CpuStreamFit> fitCpuStreams(const std::vector<CpuStreamRow> &rows, bool record)
{
    std::vector<const CpuStreamRow *> sorted;
    sorted.reserve(rows.size());
    for (const CpuStreamRow &row : rows)
        sorted.push_back(&row);
    std::sort(sorted.begin(), sorted.end(), [](const auto *a, const auto *b) { return a->key < b->key; });
    std::vector<RejectedRow> rejected;
    std::vector<std::string> lines;
    std::vector<const CpuStreamRow *> good;
    for (const CpuStreamRow *row : sorted) {
        const CpuStreamPoint &p = row->point;
        if (record)
            lines.push_back(std::move(HashedRow(row->key)
                << p.model << p.parameters << p.bytesPerWeight << p.cacheBytesPerToken << kindOf(p) << p.tokens
                << p.host << p.processor << p.cores << row->tokensPerSecond)
                                .text());
        if (const auto problem = problemOf(*row))
            rejected.push_back({row->key, *problem});
        else
            good.push_back(row);
    }
    // The first evaluation of a language model waits for both.
    std::array<std::optional<Outcome<MixedModel>>, 2> kinds;
    parallelFor(kinds.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            kinds[i] = fitKind(good, i == 1);
    });
    Outcome<MixedModel> &decode = *kinds[0], &prompt = *kinds[1];
    if (!decode)
        return tl::unexpected(decode.error());
    if (!prompt)
        return tl::unexpected(prompt.error());

    CpuStreamFit fit(*std::move(decode), *std::move(prompt));
    fit.method = kCpuStreamMethod;
    fit.rows = good.size();
    fit.rejected = std::move(rejected);
    for (const CpuStreamRow *row : good)
        fit.m_processors.insert(row->point.processor);
    if (!record)
        return fit;

    fit.dataHash = hashOfRows(std::move(lines));
    for (const bool ofPrompts : {false, true}) {
        const std::string prefix = std::string(ofPrompts ? kPrompt : kDecode) + ':';
        addCoefficients(
            fit.parameters, ofPrompts ? fit.m_prompt : fit.m_decode, streamFeatures(good.front()->point), prefix);
        for (const StreamLevel &level : kStreamLevels)
            addDeviation(fit.parameters, prefix + std::string(level.name), ofPrompts ? level.promptSd : level.decodeSd);
    }

    std::vector<MixedPrediction> left;
    for (const bool ofPrompts : {false, true}) {
        const std::size_t before = left.size();
        for (const CpuStreamRow *row : good)
            if (const CpuStreamPoint &p = row->point; p.prompt == ofPrompts)
                fit.leftOut.push_back({row->key, p.model, hostKey(p), processorFamily(p.processor),
                    std::string(kindOf(p)), {}, row->source, row->tokensPerSecond});
        const auto kind
            = (ofPrompts ? fit.m_prompt : fit.m_decode).leaveOut(pairsOf(std::span(fit.leftOut).subspan(before)));
        left.insert(left.end(), kind.begin(), kind.end());
    }
    fit.held = setPredictions(fit.leftOut, left, &LeftOutPrediction::work, HeldBy::all);
    std::sort(fit.leftOut.begin(), fit.leftOut.end(),
        [](const LeftOutPrediction &a, const LeftOutPrediction &b) { return a.key < b.key; });
    return fit;
}

std::vector<StreamEstimate> CpuStreamFit::predict(std::span<const CpuStreamPoint> points) const
{
    std::vector<StreamEstimate> out(points.size());
    for (const bool ofPrompts : {false, true}) {
        std::vector<MixedObservation> wanted;
        std::vector<std::size_t> place;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (points[i].prompt == ofPrompts) {
                wanted.push_back(streamObservation(points[i]));
                place.push_back(i);
            }
        const double width = scoreOf(held, ofPrompts ? kPrompt : kDecode, kEightyPercent);
        const std::vector<MixedPrediction> predicted = (ofPrompts ? m_prompt : m_decode).predict(wanted);
        for (std::size_t i = 0; i < predicted.size(); ++i)
            out[place[i]] = ranged<StreamEstimate>(predicted[i].mean, width * predicted[i].sd);
    }
    return out;
}

bool CpuStreamFit::knowsProcessor(std::string_view processor) const { return m_processors.contains(processor); }

} // namespace wattfare
