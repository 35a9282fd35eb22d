// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/regime.h"

#include "model/simulation/random/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

// "All lost within the notice": the mean life is a tenth of the 120 s.
constexpr double kEmptyHazardPerHour = 10.0 * 3600.0 / 120.0;

} // namespace

Outcome<RegimeModel> validated(RegimeModel model)
{
    const std::size_t n = model.regimes.size();
    if (n == 0 || n > 64)
        return sim::outOfRange("regimes", static_cast<double>(n));
    sim::Check check;
    for (const Regime &r : model.regimes) {
        check.between("hazard_per_hour", r.hazardPerHour, 0.0, sim::kMaxRate)
            .between("launch_success", r.launchSuccess, 0.0, 1.0)
            .between("price_multiplier", r.priceMultiplier, 0.0, 1e6);
    }
    check.between("correlation", model.correlation, 0.0, 1.0);
    if (model.ratesPerHour.size() != n)
        return sim::outOfRange("rates_per_hour", static_cast<double>(model.ratesPerHour.size()));
    for (const std::vector<double> &row : model.ratesPerHour) {
        if (row.size() != n)
            return sim::outOfRange("rates_per_hour", static_cast<double>(row.size()));
        for (const double rate : row)
            check.between("rates_per_hour", rate, 0.0, 1e6);
    }
    if (!model.start.empty()) {
        if (model.start.size() != n)
            return sim::outOfRange("start", static_cast<double>(model.start.size()));
        double sum = 0.0;
        for (const double p : model.start) {
            check.between("start", p, 0.0, 1.0);
            sum += p;
        }
        check.between("start", sum, 1.0 - 1e-9, 1.0 + 1e-9);
    }
    if (check.failure())
        return tl::unexpected(*check.failure());
    return model;
}

Outcome<std::vector<double>> stationary(const RegimeModel &raw)
{
    const Outcome<RegimeModel> checked = validated(raw);
    if (!checked)
        return tl::unexpected(checked.error());
    const RegimeModel &model = *checked;
    const std::size_t n = model.regimes.size();
    // Solve pi Q = 0 with sum 1: elimination without subtractions (Grassmann, Taksar, Heyman), stable for any rates.
    std::vector<std::vector<double>> a = model.ratesPerHour;
    std::vector<double> pi(n, 0.0);
    for (std::size_t k = n; k-- > 1;) {
        double out = 0.0;
        for (std::size_t j = 0; j < k; ++j)
            out += a[k][j];
        if (!(out > 0.0)) // a regime that is never left towards the others: not irreducible
            return failure(Status::unreachable, "rates_per_hour", static_cast<double>(k));
        for (std::size_t i = 0; i < k; ++i) {
            a[i][k] /= out;
            for (std::size_t j = 0; j < k; ++j) {
                if (i != j)
                    a[i][j] += a[i][k] * a[k][j];
            }
        }
    }
    pi[0] = 1.0;
    double sum = 1.0;
    for (std::size_t k = 1; k < n; ++k) {
        for (std::size_t i = 0; i < k; ++i)
            pi[k] += pi[i] * a[i][k];
        sum += pi[k];
    }
    for (double &p : pi)
        p /= sum;
    return pi;
}

RegimeModel defaultRegimes()
{
    RegimeModel m;
    m.regimes = {{"calm", 0.02, 1.0, 1.0}, {"tight", 0.3, 0.7, 1.0}, {"empty", kEmptyHazardPerHour, 0.0, 1.0}};
    // Calm gives way to tight; tight eases or empties with equal chance; empty eases into tight.
    m.ratesPerHour = {{0.0, 1.0 / 12.0, 0.0}, {0.5 / 3.0, 0.0, 0.5 / 3.0}, {0.0, 1.0, 0.0}};
    m.assumed = true;
    m.notes.push_back({"sim.regime_defaults_assumed", {}});
    return m;
}

Outcome<RegimeModel> onOffRegimes(double meanUpHours, double meanDownHours)
{
    const sim::Check check = sim::Check{}
                                 .between("mean_up_hours", meanUpHours, 1e-6, sim::kMaxHours)
                                 .between("mean_down_hours", meanDownHours, 1e-6, sim::kMaxHours);
    if (check.failure())
        return tl::unexpected(*check.failure());
    RegimeModel m;
    m.regimes = {{"up", 0.0, 1.0, 1.0}, {"down", kEmptyHazardPerHour, 0.0, 1.0}};
    m.ratesPerHour = {{0.0, 1.0 / meanUpHours}, {1.0 / meanDownHours, 0.0}};
    return m;
}

Outcome<Hyperexponential> fitHyperexponential(double mean, double squaredVariation)
{
    if (!isPositive(mean) || mean > sim::kMaxHours)
        return sim::outOfRange("mean", mean);
    if (!(squaredVariation >= 1.0) || squaredVariation > 1e9)
        return sim::outOfRange("squared_variation", squaredVariation);
    const double p = 0.5 * (1.0 + std::sqrt((squaredVariation - 1.0) / (squaredVariation + 1.0)));
    return Hyperexponential{p, 2.0 * p / mean, 2.0 * (1.0 - p) / mean};
}

Outcome<RegimeModel> fitRegimes(const Trace &trace, std::uint32_t needed)
{
    const TraceEstimate e = estimate(trace, needed);
    if (!e.meanUpHours || !e.meanDownHours)
        return failure(Status::noData, "runs", static_cast<double>(e.completeUpRuns + e.completeDownRuns));
    const bool few = e.completeUpRuns < 10;
    const auto finish = [few, &e](RegimeModel m) {
        if (few)
            m.notes.push_back({"sim.regime_few_runs", {e.completeUpRuns}});
        return m;
    };
    if (!e.upSquaredVariation || *e.upSquaredVariation <= 1.2)
        return onOffRegimes(*e.meanUpHours, *e.meanDownHours).map(finish);
    const Outcome<Hyperexponential> h = fitHyperexponential(*e.meanUpHours, *e.upSquaredVariation);
    if (!h)
        return tl::unexpected(h.error());
    RegimeModel m;
    m.regimes = {{"calm", 0.0, 1.0, 1.0}, {"tight", 0.0, 1.0, 1.0}, {"empty", kEmptyHazardPerHour, 0.0, 1.0}};
    const double recovery = 1.0 / *e.meanDownHours;
    // The likelier phase of balanced means is the short one.
    m.ratesPerHour = {{0.0, 0.0, h->secondRate}, {0.0, 0.0, h->firstRate},
        {recovery * (1.0 - h->firstProbability), recovery * h->firstProbability, 0.0}};
    return validated(std::move(m)).map(finish);
}

} // namespace wattfare
