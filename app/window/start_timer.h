// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wattfare {

class MainWindow;

// Prints "first painted result: N ms" (from the start of the process) once the table of candidates was painted, then
// ends the program. A developer's aid.
void printTimeOfFirstPaint(MainWindow &window);

} // namespace wattfare
