// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/workload/scenario.h"

namespace wattfare {

// Takes away what would keep a choice of the person from counting once it is made: what the scenario carries for the
// same subject, figures, prices and pins.
void uncover(Scenario &scenario, const UserChoice &choice);

} // namespace wattfare
