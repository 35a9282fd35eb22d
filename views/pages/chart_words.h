// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "views/pages/view_data.h"

#include <cstddef>
#include <optional>

namespace wattfare {

class ChartView;

// The candidates of a chart of the model named as everywhere in the window: "g5.xlarge · us-east-1 · On-demand", in the
// reader's language. `subject` is the row of the results that the chart is about.
void nameCandidates(ChartSpec &spec, const ViewData &data, std::optional<std::size_t> subject);

// What a picture of a chart says of the scenario behind it.
void setPictureContext(ChartView &view, const ViewData &data);

} // namespace wattfare
