// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/literals.h"
#include "tests/support/catch.h"

#include <unistd.h>

#include <fstream>

// The model says codes, the views say words: no sentence of a language leaves model/, and none is read there.
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

// The lines of one list that the other lacks.
std::string without(const std::set<std::string> &all, const std::set<std::string> &others)
{
    std::string out;
    for (const std::string &line : all)
        if (!others.contains(line))
            out += line + '\n';
    return out;
}

} // namespace

TEST_CASE("no prose in the model but names of others", "[house]")
{
    const fs::path root = WATTFARE_SOURCE_DIR;
    const auto allowed = readAllowed(root / "tests/house/literals.txt");
    const auto found = proseOf(root);
    CHECK(without(found, allowed) == "");
    CHECK(without(allowed, found) == ""); // what is gone from the source leaves the list
}

TEST_CASE("prose that is planted in the model is found", "[house]")
{
    const fs::path root = fs::temp_directory_path() / ("wattfare_prose_" + std::to_string(::getpid()));
    fs::create_directories(root / "model/support");
    const auto planted = GENERATE(std::pair("x = {\"sim.bad_value\", {name, \"a number from 0 to 1\"}};", true),
        std::pair("clause<Phrase::verbatim>(\"cost, count or watts\")", true),
        std::pair("name = \"low and high\"; // \"said\"", true), std::pair("c = '\"'; d = \"not stated\";", true),
        std::pair("// says \"a number from 0\"", false), std::pair("/* \"a number\n from here\" */ int a;", false),
        std::pair("sql(\"SELECT name FROM table\")", false), std::pair("R\"sql(a long text)sql\"", false),
        std::pair("static_assert(ok, \"a row is missing\");", false), std::pair("#error \"no such thing\"", false),
        std::pair("id = \"sim.bad_value\"; unit = \"USD/h\"; sep = \" · \";", false));
    std::ofstream(root / "model/support/x.cpp") << planted.first << '\n';
    INFO(planted.first);
    CHECK(proseOf(root).size() == (planted.second ? 1 : 0));
    fs::remove_all(root);
}
