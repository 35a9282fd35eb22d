// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/charts/chart_spec.h"
#include "model/hardware/hardware_sheet.h"

#include <span>

namespace wattfare {

// The generations of accelerators: the year of each against its dense rate in a format, on a logarithmic axis. Keys are
// indices of accelerators; the caption counts those without a year or without a rate, which have no place.
ChartSpec buildHardwareTimeline(const Snapshot &snapshot, std::span<const HardwareSheet> sheets, Precision precision);

} // namespace wattfare
