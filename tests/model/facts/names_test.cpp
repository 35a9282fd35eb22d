// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace wattfare;

// What machines are is a fact of the catalogue: no code of the model may decide by the name of a family, a type or an
// accelerator. A family of tomorrow is a row, not a patch.
namespace {

namespace fs = std::filesystem;

// Files that name machines for another reason.
constexpr std::array<std::string_view, 1> kNamesAreTheirSubject{
    "model/analysis/claims.cpp", // published claims about named types
};

struct Names {
    std::set<std::string> families, types, accelerators;
};

Names catalogueNames()
{
    Names names;
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(snapshot);
    for (const InstanceType &type : (*snapshot)->types) {
        names.families.insert(type.family);
        names.types.insert(type.name);
    }
    for (const Accelerator &accelerator : (*snapshot)->accelerators)
        names.accelerators.insert(accelerator.key);
    return names;
}

bool begins(const std::set<std::string> &names, const std::string &prefix)
{
    const auto at = names.lower_bound(prefix);
    return !prefix.empty() && at != names.end() && at->starts_with(prefix);
}

// The lines of a source that decide by a name; comments do not.
std::vector<std::string> offences(std::string text, const Names &names)
{
    static const std::regex literal(R"re("((?:[^"\\]|\\.)*)")re");
    static const std::regex comparison(R"re(family|starts_with|ends_with|\bfind\(|contains\()re");
    std::vector<std::string> found;
    std::istringstream lines(std::move(text));
    for (std::string line; std::getline(lines, line);) {
        if (const std::size_t comment = line.find("//");
            comment != std::string::npos && (comment == 0 || line[comment - 1] != ':'))
            line.erase(comment);
        for (std::sregex_iterator i(line.begin(), line.end(), literal), end; i != end; ++i) {
            const std::string name = (*i)[1];
            const bool whole = names.types.contains(name) || names.accelerators.contains(name);
            const bool part = std::regex_search(line, comparison)
                && (names.families.contains(name)
                    || (line.find("starts_with(\"" + name) != std::string::npos
                        && (begins(names.families, name) || begins(names.accelerators, name))));
            if (whole || part)
                found.push_back(line);
        }
    }
    return found;
}

std::string contentOf(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

TEST_CASE("names of machines in code are found", "[facts]")
{
    const Names names = catalogueNames();
    for (const char *line : {R"(if (type.family == "m5") return 2;)", R"(return family.starts_with("p");)",
             R"(return t.family.starts_with("trn");)", R"(if (key.starts_with("nvidia")) return;)",
             R"({"aws-trainium", 100, 25},)", R"(snapshot.type("p4d.24xlarge"))"})
        CHECK(offences(line, names).size() == 1);
    for (const char *line : {R"(for (const char *id : {"mean", "p5", "p50"}))", R"(if (key.starts_with("inference.")))",
             R"(// "g5.xlarge" by name)", R"(a->vendor == "NVIDIA")"})
        CHECK(offences(line, names).empty());
}

TEST_CASE("no code of the model decides by the name of a machine", "[facts]")
{
    const Names names = catalogueNames();
    const fs::path root(WATTFARE_SOURCE_DIR);
    std::size_t files = 0;
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(root / "model")) {
        const std::string extension = entry.path().extension().string();
        if (extension != ".cpp" && extension != ".h")
            continue;
        ++files;
        const std::string path = fs::relative(entry.path(), root).generic_string();
        if (std::ranges::find(kNamesAreTheirSubject, path) != kNamesAreTheirSubject.end())
            continue;
        for (const std::string &line : offences(contentOf(entry.path()), names)) {
            INFO(path << ": " << line);
            CHECK(false);
        }
    }
    CHECK(files > 300);
    for (const std::string_view path : kNamesAreTheirSubject) {
        INFO(path);
        CHECK_FALSE(offences(contentOf(root / path), names).empty()); // else it need not be excepted
    }
}
