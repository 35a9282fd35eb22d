// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace wattfare {

class MainWindow;

// Lets the heap grow and shrink in large steps from the start on; call it first in main(). Else the threads that read
// the catalogue ask the kernel for a few pages at a time, and wait for each other there.
void useLargeHeapSteps();

// Prints "first painted result: N ms" (from the start of the process, which the kernel tells
// in steps of 10 ms: up to so much too long) once the table of candidates was painted, then
// ends the program. A developer's aid.
void printTimeOfFirstPaint(MainWindow &window);

} // namespace wattfare
