// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

namespace wattfare {

// Whether a bundled scenario still is what it began as: then its name alone gives the numbers again, and its title says
// what is asked.
bool isPreset(const Scenario &scenario);

} // namespace wattfare
