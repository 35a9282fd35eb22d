// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/training_time_fit.h"

#include "model/prediction/left_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace wattfare {

namespace {

// Standard deviations by marginal likelihood (throughput C); the last two are of rounds of the benchmark.
struct TrainingLevel {
    std::string_view name;
    double sd;
};
constexpr std::array<TrainingLevel, 7> kTrainingLevels{
    {{"u:model", 2.40}, {"u:accelerator", 0.118}, {"u:model,architecture", 0.24}, {"u:model,accelerator", 0.169},
        {"u:model,accelerator,count", 0.158}, {"u:architecture,year", 0.09}, {"u:model,architecture,year", 0.08}}};
constexpr double kTrainingNoise = 0.098;

// Beside an A100 (312 TFLOP/s, 2,000 GB/s) and 64 of them in 2022.
struct Scales {
    double peak, bandwidth, count, years;
    explicit Scales(const TrainingPoint &p)
        : peak(std::log(p.peakTflops / 312.0))
        , bandwidth(std::log(p.bandwidthGbs / 2000.0))
        , count(std::log(p.count / 64.0))
        , years(p.year - 2022.0)
    {
    }
};

std::vector<MixedFeature> trainingFeatures(const TrainingPoint &p, const std::vector<std::string> &models)
{
    const Scales s(p);
    std::vector<MixedFeature> f{{"1", 1.0, 5.0}, {"ln_peak", s.peak, 0.3}, {"ln_bandwidth", s.bandwidth, 0.3},
        {"ln_count", s.count, 0.1}, {"ln_count_squared", s.count * s.count, 0.03}, {"year", s.years, 0.15}};
    for (const std::string &model : models) {
        const double on = model == p.model ? 1.0 : 0.0;
        f.insert(f.end(),
            {{model + ":ln_count", on * s.count, 0.1}, {model + ":ln_count_squared", on * s.count * s.count, 0.02},
                {model + ":year", on * s.years, 0.1}});
    }
    return f;
}

MixedObservation trainingObservation(const TrainingPoint &p, const std::vector<std::string> &models)
{
    const Scales s(p);
    MixedObservation o;
    o.mean = 0.7 * s.peak + 0.3 * s.bandwidth + 0.85 * s.count;
    for (const MixedFeature &feature : trainingFeatures(p, models))
        o.linear.push_back(feature.value * feature.sd);
    const std::string pair = p.model + '\t' + p.accelerator;
    const std::string onArchitecture = p.model + '\t' + p.architecture;
    const double round = std::floor(p.year);
    o.levels = {p.model, p.accelerator, onArchitecture, pair, std::move(HashedRow(pair) << p.count).text(),
        std::move(HashedRow(p.architecture) << round).text(), std::move(HashedRow(onArchitecture) << round).text()};
    return o;
}

} // namespace

std::optional<RowProblem> problemOf(const TrainingRow &row)
{
    if (!isPositive(row.minutes))
        return RowProblem::noRate;
    if (!isPositive(row.point.count))
        return RowProblem::noCount;
    if (!isPositive(row.point.peakTflops) || !isPositive(row.point.bandwidthGbs))
        return RowProblem::noDevice;
    return std::nullopt;
}

Outcome<TrainingTimeFit> fitTrainingTime(std::vector<TrainingRow> rows, bool record)
{
    std::sort(rows.begin(), rows.end(), [](const TrainingRow &a, const TrainingRow &b) { return a.key < b.key; });
    std::vector<RejectedRow> rejected;
    std::vector<std::string> lines;
    std::map<std::string, const TrainingRow *> best;
    for (const TrainingRow &row : rows) {
        const TrainingPoint &p = row.point;
        if (record)
            lines.push_back(std::move(HashedRow(row.key) << p.model << p.accelerator << p.architecture << p.count
                                                         << p.peakTflops << p.bandwidthGbs << p.year << row.minutes)
                                .text());
        if (const auto problem = problemOf(row)) {
            rejected.push_back({row.key, *problem});
            continue;
        }
        const TrainingRow *&kept
            = best[std::move(HashedRow(p.model) << p.accelerator << p.count << std::floor(p.year)).text()];
        if (!kept || row.minutes < kept->minutes)
            kept = &row;
    }
    std::vector<const TrainingRow *> cells;
    std::vector<std::string> models;
    for (const auto &[cell, row] : best) {
        cells.push_back(row);
        models.push_back(row->point.model);
    }
    std::sort(cells.begin(), cells.end(), [](const auto *a, const auto *b) { return a->key < b->key; });
    std::sort(models.begin(), models.end());
    models.erase(std::unique(models.begin(), models.end()), models.end());

    std::vector<MixedObservation> observations;
    std::vector<double> sd;
    for (const TrainingRow *row : cells) {
        observations.push_back(trainingObservation(row->point, models));
        observations.back().value = -std::log(row->minutes);
    }
    for (const TrainingLevel &level : kTrainingLevels)
        sd.push_back(level.sd);
    Outcome<MixedModel> mixed = MixedModel::fit(std::move(observations), sd, kTrainingNoise);
    if (!mixed)
        return tl::unexpected(mixed.error());

    TrainingTimeFit fit(*std::move(mixed), std::move(models));
    fit.method = kTrainingTimeMethod;
    fit.rows = cells.size();
    fit.rejected = std::move(rejected);
    if (!record)
        return fit;

    fit.dataHash = hashOfRows(std::move(lines));
    addCoefficients(fit.parameters, fit.m_mixed, trainingFeatures(cells.front()->point, fit.m_models));
    for (const TrainingLevel &level : kTrainingLevels)
        addDeviation(fit.parameters, std::string(level.name), level.sd);
    addDeviation(fit.parameters, "noise", kTrainingNoise);

    for (const TrainingRow *row : cells) {
        const TrainingPoint &p = row->point;
        fit.leftOut.push_back(
            {row->key, p.model, p.accelerator, p.architecture, p.model, {}, row->source, row->minutes});
    }
    std::vector<MixedPrediction> left = fit.m_mixed.leaveOut(pairsOf(fit.leftOut));
    for (MixedPrediction &each : left)
        each.mean = -each.mean; // of minutes
    fit.held = setPredictions(fit.leftOut, left, nullptr);
    return fit;
}

std::vector<TimeEstimate> TrainingTimeFit::predict(std::span<const TrainingPoint> points) const
{
    std::vector<MixedObservation> wanted;
    for (const TrainingPoint &point : points)
        wanted.push_back(trainingObservation(point, m_models));
    std::vector<TimeEstimate> out;
    for (const MixedPrediction &p : m_mixed.predict(wanted))
        out.push_back(ranged<TimeEstimate>(-p.mean, scoreOf(held, {}, kEightyPercent) * p.sd));
    return out;
}

} // namespace wattfare
