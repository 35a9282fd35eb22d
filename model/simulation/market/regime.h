// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/trace.h"

#include <string>
#include <vector>

// Regime switching (simulation 4.3): a continuous-time Markov chain whose state sets hazard, launch
// success and price level of a zone.
namespace wattfare {

struct Regime {
    std::string id; // "calm", "tight", "empty", "up", "down"
    double hazardPerHour = 0.0; // of one running instance
    double launchSuccess = 1.0; // of one attempt
    double priceMultiplier = 1.0;
};

struct RegimeModel {
    std::vector<Regime> regimes;
    std::vector<std::vector<double>> ratesPerHour; // [from][to], diagonal ignored
    std::vector<double> start; // probabilities at time 0; empty: stationary
    double correlation = 0.0; // chance that a zone copies the first zone's path
    bool assumed = false; // no trace behind it: shown as an assumption
    std::vector<Message> notes; // "sim.regime_defaults_assumed", "sim.regime_few_runs"
};

// outOfRange(field) or the model unchanged.
Outcome<RegimeModel> validated(RegimeModel model);
Outcome<std::vector<double>> stationary(const RegimeModel &model);

// Calm 12 h (0.02/h), tight 3 h (0.3/h), empty 1 h (all lost within the notice). Assumptions.
RegimeModel defaultRegimes();
// On and off with mean up and down times: availability = down rate / (sum of rates).
Outcome<RegimeModel> onOffRegimes(double meanUpHours, double meanDownHours);
// By moments of complete runs; above 1.2 squared variation of the up runs a two-phase hyperexponential with balanced
// means, hence three regimes. noData("runs") when a trace has no complete up and down run.
Outcome<RegimeModel> fitRegimes(const Trace &trace, std::uint32_t needed = 1);

// Balanced means: p/a = (1-p)/b. For squared variation >= 1.
struct Hyperexponential {
    double firstProbability = 1.0;
    double firstRate = 0.0, secondRate = 0.0;
};
Outcome<Hyperexponential> fitHyperexponential(double mean, double squaredVariation);

} // namespace wattfare
