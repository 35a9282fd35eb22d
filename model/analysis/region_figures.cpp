// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/region_figures.h"

#include "model/evaluation/candidate_inputs.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

// By region, of the types that are asked for and sold in several: to the lowest price of the type.
std::vector<std::vector<double>> priceRatios(const Results &results, const std::vector<bool> &asked)
{
    const Snapshot &s = results.snapshot();
    std::vector<std::vector<double>> ratios(s.regions.size());
    std::vector<std::pair<RegionIndex, double>> prices; // of a type
    for (TypeIndex type = 0; type < s.types.size(); ++type) {
        if (!asked[type])
            continue;
        prices.clear();
        double lowest = 0;
        for (RegionIndex region = 0; region < s.regions.size(); ++region)
            if (const auto row = s.priceAt(s.onDemand, type, region, results.asOf())) {
                const double usd = s.onDemand.usdPerHour(*row);
                lowest = prices.empty() ? usd : std::min(lowest, usd);
                prices.emplace_back(region, usd);
            }
        if (prices.size() < 2 || !(lowest > 0)) // one alone compares nothing
            continue;
        for (const auto &[region, usd] : prices)
            ratios[region].push_back(usd / lowest);
    }
    return ratios;
}

} // namespace

std::vector<RegionFigures> regionFigures(const Results &results)
{
    const Snapshot &s = results.snapshot();
    std::vector<bool> answers(s.types.size());
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.standing(row) != Standing::noAnswer)
            answers[results.candidate(row).type] = true;
    auto ratios = priceRatios(results, answers);
    if (std::all_of(
            ratios.begin(), ratios.end(), [](const auto &of) { return of.empty(); })) // sold in one region alone
        ratios = priceRatios(results, std::vector<bool>(s.types.size(), true));
    std::vector<RegionFigures> figures(s.regions.size());
    for (RegionIndex region = 0; region < s.regions.size(); ++region) {
        RegionFigures &figure = figures[region];
        figure.types = ratios[region].size();
        figure.priceRatio = medianOf(std::move(ratios[region]));
        const auto carbon = results.source().regionTerms<double>(region).carbon;
        if (carbon && std::isfinite(*carbon))
            figure.carbon = carbon;
    }
    return figures;
}

} // namespace wattfare
