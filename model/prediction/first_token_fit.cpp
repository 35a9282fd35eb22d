// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/first_token_fit.h"

#include "model/prediction/left_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace wattfare {

namespace {

// Standard deviations by marginal likelihood.
struct FirstTokenLevel {
    std::string_view name;
    double sd;
};
constexpr std::array<FirstTokenLevel, 5> kFirstTokenLevels{{{"u:software", 1.0}, {"u:software,model", 0.4},
    {"u:software,architecture", 0.4}, {"u:software,accelerator", 0.2}, {"u:model", 0.3}}};
constexpr double kFirstTokenNoise = 0.4;

std::array<FixedFeature, 6> firstTokenFeatures(const FirstTokenPoint &p)
{
    const ServingTerms &t = p.terms;
    const double prefill = t.batch * t.prefillSeconds, decode = p.outputTokens * t.stepSeconds;
    const double batch = std::log(t.batch / 16.0);
    return {{{"1", 1.0, 1.0}, {"ln_batch", batch, 0.3}, {"ln_batch2", batch * batch, 0.1},
        {"ln_input", std::log(std::max(p.inputTokens, 1.0) / 1000.0), 0.2},
        {"ln_prefill_share", std::log(prefill / (prefill + decode)), 0.3},
        {"ln_prefill_step", std::log(t.prefillSeconds / t.stepSeconds), 0.2}}};
}

MixedObservation firstTokenObservation(const FirstTokenPoint &p, const std::vector<std::string> &classes)
{
    MixedObservation o;
    o.mean = std::log(p.terms.prefillSeconds + p.terms.stepSeconds);
    const auto features = firstTokenFeatures(p);
    o.linear.reserve(features.size() + classes.size() * (features.size() - 1));
    for (const FixedFeature &f : features)
        o.linear.push_back(f.value * f.sd);
    // What each class adds to the shared coefficients deviates as they do; to the constant its level adds.
    for (const std::string &cls : classes) {
        const bool own = cls == p.software;
        for (const FixedFeature &f : std::span(features).subspan(1))
            o.linear.push_back(own ? f.value * f.sd : 0.0);
    }
    o.levels = {p.software, p.software + '\t' + p.model, p.software + '\t' + p.architecture,
        p.software + '\t' + p.accelerator, p.model};
    return o;
}

} // namespace

Outcome<FirstTokenFit> fitFirstToken(const std::vector<ServingRow> &rows, const ServingFit &serving, bool record)
{
    std::vector<const ServingRow *> timed;
    for (const ServingRow &row : rows)
        if (row.firstTokenSeconds && isPositive(*row.firstTokenSeconds) && !problemOf(row)
            && row.load.inputTokens > 0.0)
            timed.push_back(&row);
    std::sort(timed.begin(), timed.end(), [](const auto *a, const auto *b) { return a->key < b->key; });
    std::vector<FirstTokenPoint> points;
    std::set<std::string> named;
    std::vector<std::string> lines;
    std::map<std::pair<std::string_view, std::string_view>, ServingEfficiency> efficiencies; // of few pairs
    std::erase_if(timed, [&](const ServingRow *row) {
        const auto [known, fresh] = efficiencies.try_emplace({row->architecture, row->software});
        if (fresh)
            known->second = serving.efficiency(row->architecture, row->software);
        const auto terms = servingRate(row->shape, row->device, row->load, known->second);
        if (!terms) // method A says nothing of it
            return true;
        points.push_back({row->model, row->accelerator, row->architecture, row->software, *terms, row->load.inputTokens,
            row->load.outputTokens});
        named.insert(row->software);
        if (record)
            lines.push_back(std::move(HashedRow(row->key) << *row->firstTokenSeconds).text());
        return false;
    });
    std::vector<std::string> classes(named.begin(), named.end());
    std::vector<MixedObservation> observations;
    std::vector<double> sd;
    for (std::size_t i = 0; i < timed.size(); ++i) {
        observations.push_back(firstTokenObservation(points[i], classes));
        observations.back().value = std::log(*timed[i]->firstTokenSeconds);
    }
    for (const FirstTokenLevel &level : kFirstTokenLevels)
        sd.push_back(level.sd);
    Outcome<MixedModel> mixed = MixedModel::fit(std::move(observations), std::move(sd), kFirstTokenNoise);
    if (!mixed)
        return tl::unexpected(mixed.error());

    FirstTokenFit fit(*std::move(mixed), std::move(classes));
    fit.method = kFirstTokenMethod;
    fit.rows = timed.size();
    if (!record)
        return fit;

    lines.push_back(serving.dataHash);
    fit.dataHash = hashOfRows(std::move(lines));
    addCoefficients(fit.parameters, fit.m_mixed, firstTokenFeatures(points.front()));
    for (const FirstTokenLevel &level : kFirstTokenLevels)
        addDeviation(fit.parameters, std::string(level.name), level.sd);
    addDeviation(fit.parameters, "noise", kFirstTokenNoise);

    for (std::size_t i = 0; i < timed.size(); ++i)
        fit.leftOut.push_back({timed[i]->key, points[i].model, points[i].accelerator, timed[i]->architecture, {},
            points[i].software, timed[i]->source, *timed[i]->firstTokenSeconds});
    fit.held = setPredictions(fit.leftOut, fit.m_mixed.leaveOut(pairsOf(fit.leftOut)), &LeftOutPrediction::software);
    return fit;
}

std::vector<FirstTokenEstimate> FirstTokenFit::predict(std::span<const FirstTokenPoint> points) const
{
    std::vector<MixedObservation> wanted;
    for (const FirstTokenPoint &point : points)
        wanted.push_back(firstTokenObservation(point, m_classes));
    std::vector<FirstTokenEstimate> out;
    for (const MixedPrediction &p : m_mixed.predict(wanted)) {
        const double width = scoreOf(held, points[out.size()].software, kEightyPercent);
        out.push_back(ranged<FirstTokenEstimate>(p.mean, width * p.sd));
    }
    return out;
}

double FirstTokenFit::seconds(const FirstTokenPoint &point) const
{
    return std::exp(m_mixed.mean(firstTokenObservation(point, m_classes)));
}

bool FirstTokenFit::knows(std::string_view software) const
{
    return std::binary_search(m_classes.begin(), m_classes.end(), software);
}

} // namespace wattfare
