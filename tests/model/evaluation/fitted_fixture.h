// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/predictions.h"
#include "tests/model/evaluation/fixture.h"

#include <cmath>

namespace wattfare::test {

// A fit that is its priors, for one software on one architecture, with a factor that is given.
inline SnapshotPtr withServingFit(double factor, std::shared_ptr<Snapshot> snapshot = nullptr)
{
    if (!snapshot)
        snapshot = std::make_shared<Snapshot>(*catalog());
    ServingFit fit;
    fit.parameters = {{"mfu", 0.2, 0.1, 0.2, 0.5}, {"sf:tensorrt-llm", 0.4, 0.05, 0.0, 0.25}};
    fit.held = {{"", std::log(factor), 100, 20, false}};
    fit.errors = {{"", "", "", "Hopper", "tensorrt-llm", 0.0}};
    snapshot->predictions = std::make_shared<Predictions>(FitSet{std::move(fit), {}});
    return snapshot;
}

inline SnapshotPtr catalogWithout()
{
    auto copy = std::make_shared<Snapshot>(*catalog());
    copy->predictions.reset();
    return copy;
}

} // namespace wattfare::test
