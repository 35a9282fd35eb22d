// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>

namespace wattfare {

// Called now and then with the share done, 0 to 1; false means stop. May be empty. Called on the worker's thread.
using ProgressFn = std::function<bool(double)>;

inline bool keepGoing(const ProgressFn &progress, double done) { return !progress || progress(done); }

} // namespace wattfare
