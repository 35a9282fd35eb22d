// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/progress.h"

namespace wattfare::studies {

// The progress of a step that begins and ends at these shares of the whole.
inline ProgressFn partOfProgress(const ProgressFn &progress, double from, double to)
{
    if (!progress)
        return {};
    return [progress, from, to](double share) { return progress(from + (to - from) * share); };
}

} // namespace wattfare::studies
