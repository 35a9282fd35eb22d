// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/literals.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace wattfare::test {

namespace fs = std::filesystem;

std::vector<std::string> literalsOf(const std::string &source)
{
    std::vector<std::string> found;
    std::size_t statement = 0; // where the line began, for what it is
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source[i] == '\n')
            statement = i + 1;
        if (source.compare(i, 2, "//") == 0) {
            i = std::min(source.find('\n', i), source.size()) - 1;
        } else if (source.compare(i, 2, "/*") == 0) {
            i = std::min(source.find("*/", i), source.size() - 2) + 1;
        } else if (source.compare(i, 2, "R\"") == 0) {
            const std::size_t open = std::min(source.find('(', i), source.size() - 1);
            const std::string end = ')' + source.substr(i + 2, open - i - 2) + '"';
            i = std::min(source.find(end, open), source.size() - end.size()) + end.size() - 1;
        } else if (source[i] == '"'
            || (source[i] == '\'' && (i == 0 || !std::isalnum(static_cast<unsigned char>(source[i - 1]))))) {
            const std::size_t begin = i++;
            while (i < source.size() && source[i] != source[begin])
                i += source[i] == '\\' ? 2U : 1U;
            const std::size_t text = source.find_first_not_of(" \t", statement);
            if (source[begin] == '"' && source[text] != '#' && source.compare(text, 13, "static_assert") != 0)
                found.push_back(source.substr(begin + 1, i - begin - 1));
        }
    }
    return found;
}

bool isProse(const std::string &literal)
{
    static const std::regex words("[A-Za-z]{2,} [a-z]{2,}");
    static const std::regex sql(
        "\\b(SELECT|FROM|WHERE|ORDER BY|GROUP BY|INSERT|UPDATE|DELETE|CREATE|VALUES|PRAGMA|ATTACH|"
        "DETACH|HAVING|LIMIT|JOIN|AND)\\b");
    return std::regex_search(literal, words) && !std::regex_search(literal, sql);
}

std::set<std::string> proseOf(const fs::path &root)
{
    std::set<std::string> found;
    for (const auto &entry : fs::recursive_directory_iterator(root / "model")) {
        const std::string extension = entry.path().extension().string();
        const std::string name = fs::relative(entry.path(), root).generic_string();
        if ((extension != ".cpp" && extension != ".h") || name.find("/builder/") != std::string::npos) // a tool
            continue;
        std::ifstream in(entry.path());
        const std::string source{std::istreambuf_iterator<char>(in), {}};
        for (const std::string &literal : literalsOf(source))
            if (isProse(literal))
                found.insert(name + ": " + literal.substr(0, literal.find_last_not_of(' ') + 1));
    }
    return found;
}

std::set<std::string> readAllowed(const fs::path &file)
{
    std::set<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && !line.starts_with('#'))
            lines.insert(line);
    return lines;
}

} // namespace wattfare::test
