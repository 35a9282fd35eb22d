// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace wattfare {

// Qt ends the process when it finds no display, so this is asked before it. Empty: a display answers, or the platform
// was chosen by hand; otherwise one line that says what is missing.
std::string displayProblem();

// While one lives, Qt ends the program for want of a platform with one line and exit code 2 instead of an abort.
class NoPlatformInOneLine
{
public:
    NoPlatformInOneLine();
    ~NoPlatformInOneLine();
    NoPlatformInOneLine(const NoPlatformInOneLine &) = delete;
    NoPlatformInOneLine &operator=(const NoPlatformInOneLine &) = delete;
};

} // namespace wattfare
