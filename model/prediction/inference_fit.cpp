// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/inference_fit.h"

#include "model/prediction/left_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, kNetworkClasses> kClassIds{
    "cnn", "detection", "encoder", "speech", "recommendation", "language", "diffusion"};
constexpr std::array<std::string_view, 3> kLoadIds{"offline", "server", "real_time"};
// Precisions with an effect of their own beside their peak; int8 is the one the others are compared with.
constexpr std::array<std::string_view, 6> kPrecisions{"fp8", "fp16", "bf16", "tf32", "fp32", "fp4"};

// A level that rows of equal text share. Standard deviations by marginal likelihood on catalogue 2026.11.4 (throughput
// B, and the last four levels); that of models is wider than it says, so that models left out are held too.
struct LevelGroup {
    std::string_view name;
    double sd;
    std::string (*level)(const InferencePoint &p);
};

std::string joined(std::string_view a, std::string_view b) { return std::string(a) + '\t' + std::string(b); }
std::string numbered(std::string_view a, double b) { return std::move(HashedRow(a) << b).text(); }

const std::array<LevelGroup, 18> kLevels{{
    {"u:model", 0.400, [](const InferencePoint &p) { return p.flopsPerUnit ? p.model : std::string(); }},
    {"u:model_without_flops", 2.5, [](const InferencePoint &p) { return p.flopsPerUnit ? std::string() : p.model; }},
    {"u:model,length", 0.100,
        [](const InferencePoint &p) { return numbered(p.model, p.sequenceLength.value_or(0.0)); }},
    {"u:accelerator", 0.115, [](const InferencePoint &p) { return p.accelerator; }},
    {"u:accelerator,class", 0.037,
        [](const InferencePoint &p) { return joined(p.accelerator, networkClassId(p.cls)); }},
    {"u:architecture,class", 0.133,
        [](const InferencePoint &p) { return joined(p.architecture, networkClassId(p.cls)); }},
    {"u:model,architecture", 0.113, [](const InferencePoint &p) { return joined(p.model, p.architecture); }},
    {"u:model,accelerator", 0.020, [](const InferencePoint &p) { return joined(p.model, p.accelerator); }},
    {"u:source", 0.99, [](const InferencePoint &p) { return p.source; }},
    {"u:source,class", 0.208,
        [](const InferencePoint &p) {
            return p.source.empty() ? std::string() : joined(p.source, networkClassId(p.cls));
        }},
    {"u:model,accelerator,count", 0.015,
        [](const InferencePoint &p) { return numbered(joined(p.model, p.accelerator), p.count); }},
    {"u:model,accelerator,precision", 0.076,
        [](const InferencePoint &p) { return joined(joined(p.model, p.accelerator), p.precision); }},
    {"u:model,load", 0.046, [](const InferencePoint &p) { return joined(p.model, loadKindId(p.load)); }},
    {"u:accelerator,count", 0.200, [](const InferencePoint &p) { return numbered(p.accelerator, p.count); }},
    {"u:model,year", 0.110, [](const InferencePoint &p) { return numbered(p.model, p.year); }},
    {"u:model,precision", 0.155, [](const InferencePoint &p) { return joined(p.model, p.precision); }},
    {"u:architecture,class,load", 0.220,
        [](const InferencePoint &p) {
            return joined(joined(p.architecture, networkClassId(p.cls)), loadKindId(p.load));
        }},
    {"u:architecture,precision", 0.280, [](const InferencePoint &p) { return joined(p.architecture, p.precision); }},
}};
constexpr double kNoise = 0.153;

constexpr std::string_view kOfHardware = "architecture:"; // before its name among the scores

// Centred where the rows lie, so that the deviations of the coefficients mean the same for all.
std::vector<MixedFeature> featuresOf(const InferencePoint &p)
{
    const double peak = std::log(p.peakTflops * 1e12), bandwidth = std::log(p.bandwidthGbs * 1e9);
    const double flops = p.flopsPerUnit ? std::log(*p.flopsPerUnit) : 0.0;
    const double count = std::log(p.count);
    const auto flag = [](bool on) { return on ? 1.0 : 0.0; };
    const double server = flag(p.load == LoadKind::server), realTime = flag(p.load == LoadKind::realTime);
    std::vector<MixedFeature> f{{"1", 1.0, 3.0}, {"ln_peak", peak - 33.0, 0.25},
        {"ln_bandwidth", bandwidth - 27.0, 0.25}, {"ln_flops", p.flopsPerUnit ? flops - 24.0 : 0.0, 0.15},
        {"flops_known", flag(p.flopsPerUnit.has_value()), 3.0}, {"ln_count", count, 0.05},
        {"cpu:ln_count", p.cpu ? count - std::log(56.0) : 0.0, 0.02}, {"cpu", flag(p.cpu), 2.0}};
    for (std::size_t c = 0; c < kNetworkClasses; ++c) {
        const double on = flag(static_cast<std::size_t>(p.cls) == c);
        const std::string name(kClassIds[c]);
        f.insert(f.end(),
            {{name, on, 1.5}, {name + ":ln_peak", on * (peak - 33.0), 0.12},
                {name + ":ln_bandwidth", on * (bandwidth - 27.0), 0.12}, {name + ":ln_count", on * count, 0.04},
                {name + ":server", on * server, 0.3}, {name + ":real_time", on * realTime, 0.7},
                {name + ":year", on * (p.year - 2022.0), 0.15}});
    }
    f.insert(f.end(),
        {{"server", server, 0.3}, {"real_time", realTime, 1.0}, {"precision_unknown", flag(p.precisionUnknown), 0.3}});
    for (const std::string_view precision : kPrecisions)
        f.push_back({std::string(precision), flag(p.precision == precision), 0.3});
    f.push_back({"year", p.year - 2022.0, 0.06});
    return f;
}

MixedObservation observationOf(const InferencePoint &p)
{
    MixedObservation o;
    // 0.65 ln peak + 0.35 ln BW - ln FLOPs, and n devices do n times as much.
    o.mean = 0.65 * std::log(p.peakTflops * 1e12) + 0.35 * std::log(p.bandwidthGbs * 1e9)
        - std::log(p.flopsPerUnit.value_or(1e11)) + std::log(p.count);
    for (const MixedFeature &feature : featuresOf(p))
        o.linear.push_back(feature.value * feature.sd);
    for (const LevelGroup &group : kLevels)
        o.levels.push_back(group.level(p));
    return o;
}

std::string cellOf(const InferencePoint &p)
{
    return std::move(HashedRow(p.model) << p.sequenceLength.value_or(0.0) << p.accelerator << p.count
                                        << loadKindId(p.load) << p.precision << p.source)
        .text();
}

// The key that most rows have, of equals the first.
template <class Key>
std::optional<Key> mostOf(const std::map<Key, std::size_t> &counts)
{
    const auto most = std::max_element(
        counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? std::nullopt : std::optional(most->first);
}

} // namespace

std::optional<RowProblem> problemOf(const InferenceRow &row)
{
    const InferencePoint &p = row.point;
    if (!isPositive(row.perSecond))
        return RowProblem::noRate;
    if (!isPositive(p.count))
        return RowProblem::noCount;
    if (!isPositive(p.bandwidthGbs))
        return RowProblem::noDevice;
    if (!isPositive(p.peakTflops))
        return RowProblem::unknownPrecision;
    if (p.flopsPerUnit && !isPositive(*p.flopsPerUnit))
        return RowProblem::noLayers;
    // A unit takes its FLOPs; pruned and sparse networks take less, but not an order less.
    if (p.flopsPerUnit && row.perSecond * *p.flopsPerUnit > 10.0 * p.count * p.peakTflops * 1e12)
        return RowProblem::impossibleRate;
    return std::nullopt;
}

std::string_view networkClassId(NetworkClass cls) { return kClassIds[static_cast<std::size_t>(cls)]; }
std::string_view loadKindId(LoadKind kind) { return kLoadIds[static_cast<std::size_t>(kind)]; }

Outcome<InferenceFit> fitInference(std::vector<InferenceRow> rows, bool record)
{
    std::sort(rows.begin(), rows.end(), [](const InferenceRow &a, const InferenceRow &b) { return a.key < b.key; });
    std::vector<RejectedRow> rejected;
    std::vector<std::string> lines;
    std::map<std::string, const InferenceRow *> best; // of each cell
    for (const InferenceRow &row : rows) {
        const InferencePoint &p = row.point;
        if (record)
            lines.push_back(std::move(HashedRow(row.key)
                << cellOf(p) << p.architecture << networkClassId(p.cls) << p.flopsPerUnit.value_or(0.0) << p.peakTflops
                << p.bandwidthGbs << p.year << row.perSecond)
                                .text());
        if (const auto problem = problemOf(row)) {
            rejected.push_back({row.key, *problem});
            continue;
        }
        const InferenceRow *&kept = best[cellOf(p)];
        if (!kept || row.perSecond > kept->perSecond)
            kept = &row;
    }
    std::vector<const InferenceRow *> cells;
    for (const auto &[cell, row] : best)
        cells.push_back(row);
    std::sort(cells.begin(), cells.end(), [](const auto *a, const auto *b) { return a->key < b->key; });
    std::vector<MixedObservation> observations;
    std::vector<double> sd;
    for (const InferenceRow *row : cells) {
        observations.push_back(observationOf(row->point));
        observations.back().value = std::log(row->perSecond);
    }
    for (const LevelGroup &group : kLevels)
        sd.push_back(group.sd);
    Outcome<MixedModel> mixed = MixedModel::fit(std::move(observations), sd, kNoise);
    if (!mixed)
        return tl::unexpected(mixed.error());

    InferenceFit fit(*std::move(mixed));
    fit.method = kInferenceMethod;
    fit.rows = cells.size();
    fit.rejected = std::move(rejected);
    std::map<std::string, std::map<std::string, std::size_t>> sources; // by architecture
    std::map<std::string, std::size_t> allSources;
    for (const InferenceRow *row : cells) {
        fit.m_points.push_back(row->point);
        ++sources[row->point.architecture][row->point.source];
        ++allSources[row->point.source];
    }
    for (const auto &[architecture, counts] : sources)
        fit.m_usualSources.emplace(architecture, *mostOf(counts));
    fit.m_usualSource = *mostOf(allSources);

    if (!record)
        return fit;

    fit.dataHash = hashOfRows(std::move(lines));
    addCoefficients(fit.parameters, fit.m_mixed, featuresOf(cells.front()->point));
    for (const LevelGroup &group : kLevels)
        addDeviation(fit.parameters, std::string(group.name), group.sd);
    addDeviation(fit.parameters, "noise", kNoise);

    for (const InferenceRow *row : cells) {
        const InferencePoint &at = row->point;
        fit.leftOut.push_back({row->key, at.model, at.accelerator, at.architecture, std::string(networkClassId(at.cls)),
            {}, at.source, row->perSecond});
    }
    std::vector<MixedPrediction> left = fit.m_mixed.leaveOut(pairsOf(fit.leftOut));
    fit.held = setPredictions(fit.leftOut, left, &LeftOutPrediction::work);
    // What is left of the scores once the class of network has been allowed for, by architecture.
    for (std::size_t i = 0; i < left.size(); ++i)
        left[i].sd = std::log(fit.leftOut[i].high / fit.leftOut[i].predicted);
    for (HeldScore &score : setPredictions(fit.leftOut, left, &LeftOutPrediction::family)) {
        score.cls.insert(0, kOfHardware);
        fit.held.push_back(std::move(score));
    }
    return fit;
}

std::vector<RateEstimate> InferenceFit::predict(std::span<const InferencePoint> points) const
{
    std::vector<MixedObservation> wanted;
    for (const InferencePoint &point : points)
        wanted.push_back(observationOf(point));
    std::vector<RateEstimate> out;
    for (const MixedPrediction &p : m_mixed.predict(wanted)) {
        const InferencePoint &point = points[out.size()];
        const HeldScore *hardware = scoreOfHardware(held, point.architecture);
        const double width
            = scoreOf(held, networkClassId(point.cls), kEightyPercent) * (hardware ? hardware->score : 1.0);
        out.push_back(ranged<RateEstimate>(p.mean, width * p.sd));
    }
    return out;
}

bool InferenceFit::knowsFormat(std::string_view architecture, std::string_view precision) const
{
    return std::any_of(m_points.begin(), m_points.end(), [&](const InferencePoint &p) {
        return p.architecture == architecture && p.precision == precision && p.load != LoadKind::realTime;
    });
}

const HeldScore *scoreOfHardware(const std::vector<HeldScore> &held, std::string_view architecture)
{
    const HeldScore *all = nullptr;
    for (const HeldScore &score : held) {
        if (!score.cls.starts_with(kOfHardware))
            continue;
        const auto name = std::string_view(score.cls).substr(kOfHardware.size());
        if (name == architecture)
            return &score;
        if (name.empty())
            all = &score;
    }
    return all;
}

std::string InferenceFit::usualSource(std::string_view architecture) const
{
    const auto own = m_usualSources.find(architecture);
    return own == m_usualSources.end() ? m_usualSource : own->second;
}

std::vector<std::string> InferenceFit::precisionsOf(std::string_view model) const
{
    std::vector<std::string> out;
    for (const InferencePoint &p : m_points)
        if (p.model == model && p.load == LoadKind::offline
            && std::find(out.begin(), out.end(), p.precision) == out.end())
            out.push_back(p.precision);
    std::sort(out.begin(), out.end());
    return out;
}

std::optional<double> InferenceFit::usualLength(std::string_view model) const
{
    std::map<double, std::size_t> counts;
    for (const InferencePoint &p : m_points)
        if (p.model == model && p.sequenceLength)
            ++counts[*p.sequenceLength];
    return mostOf(counts);
}

double InferenceFit::newestYear() const
{
    double year = 0.0;
    for (const InferencePoint &p : m_points)
        year = std::max(year, p.year);
    return year;
}

} // namespace wattfare
