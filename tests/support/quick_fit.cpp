// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/quick_fit.h"

#include "model/prediction/predictions.h"
#include "model/prediction/training_rows.h"

#include <cmath>

namespace wattfare::test {

SnapshotPtr withQuickFit(SnapshotPtr snapshot)
{
    if (snapshot->predictions)
        return snapshot;
    PredictionRows rows = predictionRows(*snapshot);
    ServingFitOptions options;
    options.software = rows.software;
    options.leaveOut = false;
    auto fit = fitServing(std::move(rows.serving), options);
    if (!fit)
        return snapshot;
    fit->held = {{"", std::log(1.5), fit->rows, 100, false}};
    auto fitted = std::make_shared<Snapshot>(*snapshot);
    fitted->predictions = std::make_shared<const Predictions>(*std::move(fit), std::nullopt, std::nullopt);
    return fitted;
}

} // namespace wattfare::test
