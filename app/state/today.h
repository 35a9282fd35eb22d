// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"

namespace wattfare {

// The day (UTC) from which the ages of prices are counted; WATTFARE_DAY in the environment, YYYY-MM-DD, sets another.
// The model reads no clock: whoever asks it fills in Scenario::day.
Date today();

} // namespace wattfare
