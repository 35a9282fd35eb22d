// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

// Programs of others, run without a shell, within a time and an amount of output.
namespace wattfare::program {

struct Limits {
    std::chrono::seconds time{60};
    std::size_t outputBytes = std::size_t{64} << 20U;
};

struct Ended {
    int exitCode = 0;
    std::string out;
    std::string err; // its first 64 KiB
};

// False once the person wants no more; asked twenty times a second.
using GoesOn = std::function<bool()>;

// Runs `name` of PATH to its end; standard input is empty. Errors: notFound "program.not_found", noAnswer
// "program.too_slow", badInput "program.too_much", internal "program.died", cancelled "job.cancelled".
Result<Ended> run(const std::string &name, const std::vector<std::string> &arguments, const GoesOn &goesOn,
    const Limits &limits = {});

bool isInstalled(const std::string &name);

} // namespace wattfare::program
