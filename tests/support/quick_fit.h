// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

namespace wattfare::test {

// The same snapshot with method A fitted to its rows, where it carries no fits; its factor is taken as 1.5, for leaving
// every pair out takes too long here.
SnapshotPtr withQuickFit(SnapshotPtr snapshot);

} // namespace wattfare::test
