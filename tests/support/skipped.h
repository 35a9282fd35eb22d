// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <iostream>
#include <string>

namespace wattfare::test {

// What ctest takes for skipped (SKIP_RETURN_CODE). A program ends with it where a test could not run, and none failed.
inline constexpr int kSkipped = 77;
inline bool anySkipped = false;

inline void skipped(const std::string &why)
{
    anySkipped = true;
    std::cerr << "Skipped: " << why << '\n';
}

inline int exitCode(int failed) { return failed == 0 && anySkipped ? kSkipped : failed; }

} // namespace wattfare::test
