// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace wattfare::test {

// The string literals of a C++ text that a program could show: no raw strings, no character constants, none of
// comments, of the preprocessor or of a static_assert.
std::vector<std::string> literalsOf(const std::string &source);

// Two words of a sentence, one behind the other. Statements of SQL are none.
bool isProse(const std::string &literal);

// "model/x.cpp: a number from" for each piece of prose below `root`/model, without the blanks at its end.
std::set<std::string> proseOf(const std::filesystem::path &root);

// The list of tests/house/literals.txt, without its comments.
std::set<std::string> readAllowed(const std::filesystem::path &file);

} // namespace wattfare::test
