// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/drawing.h"

#include <QPalette>

#include <utility>
#include <vector>

class QWidget;

namespace wattfare {

// Roles of a widget's palette in colours of the theme, of the one that comes after a switch as well. None: as its
// parent has them.
using TintRoles = std::vector<std::pair<QPalette::ColorRole, QColor ThemeColours::*>>;
void tint(QWidget *widget, const TintRoles &roles);

} // namespace wattfare
