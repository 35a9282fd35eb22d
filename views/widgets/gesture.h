// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wattfare {

// Edits of one gesture (a drag, a run of keys) bear its number: one step of undo. Each call begins a new one.
inline int nextGesture()
{
    static int last = 0;
    return ++last;
}

} // namespace wattfare
