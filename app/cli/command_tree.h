// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace CLI {
class App;
}

// Manual page and completions of a program, written from the options that it declares: none is named a second time.
namespace wattfare {

// Adds the hidden option --describe man|bash|zsh|fish, which prints and ends. Call it once all else was added.
// `seeAlso` is the manual page of the other program.
void addDescribe(CLI::App &program, const std::string &seeAlso);

} // namespace wattfare
