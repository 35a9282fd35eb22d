// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wattfare {

struct MessageRow {
    const char *id; // "scenario.out_of_range"
    const char *sentence; // marked by QT_TRANSLATE_NOOP("Messages", ...) or, with a plural, QT_TRANSLATE_N_NOOP
    int pluralArgument = 0; // 1 to 9: its number chooses the plural form; 0 for none
};

} // namespace wattfare
