// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/workload/scenario.h"

#include <optional>

// What would keep a choice of the person from counting once it is made.
namespace wattfare {

// Among the other choices: an own figure, which stands over every preference (OverlayMerge).
std::optional<UserChoice> hiderOf(const UserChoice &choice);
// In the scenario: what it carries for the same subject, figures, prices and pins. All of it is taken away.
void uncover(Scenario &scenario, const UserChoice &choice);

} // namespace wattfare
