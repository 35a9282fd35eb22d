// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The real command line, started by the tests of faults.
#include "tests/support/child_process.h"

#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <vector>

namespace wattfare::test {

using Arguments = std::vector<std::string>;

inline int fromEnvironment(const char *name, int otherwise)
{
    const char *text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

inline const int kRepeats = fromEnvironment("WATTFARE_FAULT_REPEATS", 50);
inline const auto kSeed = static_cast<unsigned>(fromEnvironment("WATTFARE_FAULT_SEED", 1));

// Becomes the program, in a child; what it says goes nowhere.
inline int become(const Arguments &arguments)
{
    const int nowhere = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; ++stream)
        dup2(nowhere, stream);
    setenv("WATTFARE_DAY", "2026-09-14", 1);
    std::vector<std::string> words{WATTFARE_CLI, "--catalog", WATTFARE_CATALOG_DB};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char *> pointers;
    for (std::string &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(WATTFARE_CLI, pointers.data());
    return 99;
}

inline int run(const Arguments &arguments)
{
    return inChild([&] { return become(arguments); });
}

inline pid_t start(const Arguments &arguments)
{
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0)
        _exit(become(arguments));
    return child;
}

inline int ended(pid_t child) // -1: by a signal
{
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace wattfare::test
