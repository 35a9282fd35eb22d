// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/view_data.h"

#include <QString>

#include <span>

namespace wattfare {

// Lines for the tooltip of a candidate's mark: the sources of the figures that matter to the metrics on the axes, as
// Explain names them. Empty where nothing is computed.
QString candidateEvidence(const ViewData &data, const Candidate &candidate, std::span<const Metric> metrics);

} // namespace wattfare
