// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wattfare {

inline constexpr double kNoCheckpointsH = 87'600; // an interval that is longer than any run

} // namespace wattfare
