// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"

namespace wattfare {

// The choice that makes this figure the one that counts, its note naming the sources; an own value in its place.
UserChoice preferenceOf(const Snapshot &snapshot, const FigureRow &row);
UserChoice ownFigureOf(const FigureRow &row);

} // namespace wattfare
