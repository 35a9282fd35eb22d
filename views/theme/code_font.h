// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFont>

namespace wattfare {

QFont codeFont(); // all letters of one width, as large as those beside them

} // namespace wattfare
