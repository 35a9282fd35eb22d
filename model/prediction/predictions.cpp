// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/predictions.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace wattfare {

namespace {

constexpr std::size_t kFewAnchored = 12; // rows of a class with others beside them; fewer say nothing of it

// By software class: the factor that holds 80 % of what is left of the errors once the other rows of a cell have moved
// the prediction.
std::map<std::string, double, std::less<>> anchoredFactors(const ServingFit &fit)
{
    std::map<std::tuple<std::string_view, std::string_view, std::string_view>, std::vector<double>> cells;
    for (const LeftOutPrediction &row : fit.leftOut)
        cells[{row.software, row.model, row.accelerator}].push_back(std::log(row.predicted / row.measured));
    std::map<std::string_view, std::vector<double>> left;
    for (const auto &[key, errors] : cells) {
        if (errors.size() < 2)
            continue;
        double sum = 0;
        for (const double e : errors)
            sum += e;
        const auto others = static_cast<double>(errors.size() - 1);
        for (const double e : errors)
            left[std::get<0>(key)].push_back(std::abs(e - (sum - e) / (others + 1.0)));
    }
    std::map<std::string, double, std::less<>> out;
    for (auto &[software, sizes] : left) {
        if (sizes.size() < kFewAnchored)
            continue;
        out.emplace(software, std::min(std::exp(quantileOf(std::move(sizes), 0.8)), fit.factorOf(software)));
    }
    return out;
}

std::map<std::string, std::string, std::less<>> usualSources(const InferenceFit &fit)
{
    std::map<std::string, std::map<std::string, std::size_t>> counts;
    for (const LeftOutPrediction &row : fit.leftOut) {
        ++counts[row.family][row.source];
        ++counts[{}][row.source];
    }
    std::map<std::string, std::string, std::less<>> out;
    for (const auto &[family, sources] : counts)
        out[family] = std::max_element(sources.begin(), sources.end(), [](const auto &a, const auto &b) {
            return a.second < b.second;
        })->first;
    return out;
}

std::string keyOf(const InferencePoint &p)
{
    return std::move(HashedRow(p.model) << p.sequenceLength.value_or(0.0) << p.accelerator << p.count << p.peakTflops
                                        << p.bandwidthGbs << loadKindId(p.load) << p.precision
                                        << (p.precisionUnknown ? 1.0 : 0.0) << p.source << p.year)
        .text();
}

std::string keyOf(const TrainingPoint &p)
{
    return std::move(HashedRow(p.model) << p.accelerator << p.count << p.year).text();
}

} // namespace

Predictions::Predictions(std::optional<ServingFit> serving, std::optional<InferenceFit> inference,
    std::optional<TrainingTimeFit> trainingTime)
    : m_serving(std::move(serving))
    , m_inference(std::move(inference))
    , m_trainingTime(std::move(trainingTime))
{
    if (m_serving) {
        for (const ServingError &row : m_serving->errors)
            m_classes.emplace(row.architecture, row.software);
        m_anchored = anchoredFactors(*m_serving);
    }
    if (m_inference)
        m_inferenceSource = usualSources(*m_inference);
}

std::vector<std::string> Predictions::classesOn(std::string_view architecture) const
{
    std::vector<std::string> out;
    for (const auto &[family, software] : m_classes)
        if (family == architecture)
            out.push_back(software);
    return out;
}

std::optional<double> Predictions::anchoredFactor(std::string_view software) const
{
    const auto found = m_anchored.find(software);
    return found == m_anchored.end() ? std::nullopt : std::optional(found->second);
}

std::string Predictions::inferenceSource(std::string_view architecture) const
{
    for (const std::string_view family : {architecture, std::string_view()})
        if (const auto found = m_inferenceSource.find(family); found != m_inferenceSource.end())
            return found->second;
    return {};
}

RateEstimate Predictions::rate(const InferencePoint &point) const
{
    const std::string key = keyOf(point);
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto found = m_rates.find(key); found != m_rates.end())
            return found->second;
    }
    const RateEstimate estimate = m_inference->predict({&point, 1}).front();
    const std::scoped_lock lock(m_mutex);
    return m_rates.emplace(key, estimate).first->second;
}

TimeEstimate Predictions::time(const TrainingPoint &point) const
{
    const std::string key = keyOf(point);
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto found = m_times.find(key); found != m_times.end())
            return found->second;
    }
    const TimeEstimate estimate = m_trainingTime->predict({&point, 1}).front();
    const std::scoped_lock lock(m_mutex);
    return m_times.emplace(key, estimate).first->second;
}

} // namespace wattfare
