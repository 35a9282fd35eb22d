// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The methods stand in the help: every section that the program cites has its heading there, and every figure that a
// page shows beside a formula is what the formula gives.
#include "model/calc/calc.h"
#include "model/evaluation/explain_candidate.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Text of the pages by their id.
const std::map<std::string, std::string> &methodsPages()
{
    static const auto pages = [] {
        std::map<std::string, std::string> found;
        for (const auto &entry : std::filesystem::directory_iterator(WATTFARE_SOURCE_DIR "/resources/help/en")) {
            const std::string id = entry.path().stem().string();
            if (id != "methods" && !id.starts_with("methods-"))
                continue;
            std::ifstream file(entry.path());
            found[id] = std::string(std::istreambuf_iterator<char>(file), {});
        }
        return found;
    }();
    return pages;
}

// "simulation 2.3" -> id of its page. Every section has one heading: "## Simulation 2.3: ...".
const std::map<std::string, std::string> &sections()
{
    static const auto found = [] {
        std::map<std::string, std::string> ids;
        const std::regex heading(R"((?:^|\n)## (Simulation|Energy|Rule) (\d+(?:\.\d+)?): [^\n]+)");
        for (const auto &[page, text] : methodsPages()) {
            for (std::sregex_iterator at(text.begin(), text.end(), heading), end; at != end; ++at) {
                std::string family = (*at)[1];
                family.front() = static_cast<char>(family.front() - 'A' + 'a');
                INFO(page << ": " << at->str());
                CHECK(ids.emplace(family + ' ' + at->str(2), page).second);
            }
        }
        return ids;
    }();
    return found;
}

void collectSections(const Derivation &node, std::set<std::string> &cited)
{
    if (!node.section.empty())
        cited.insert(node.section);
    for (const Derivation &child : node.children)
        collectSections(child, cited);
}

// As many significant digits as the page shows.
bool shows(const std::string &shown, double value)
{
    const std::string mantissa = shown.substr(0, shown.find('e'));
    std::string digits;
    std::copy_if(
        mantissa.begin(), mantissa.end(), std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    std::ostringstream rounded;
    rounded.imbue(std::locale::classic());
    rounded.precision(static_cast<int>(std::max<std::size_t>(1, digits.size())));
    rounded << value;
    return std::abs(numberOf(rounded.str()) - numberOf(shown)) <= 1e-12 * std::abs(numberOf(shown));
}

} // namespace

TEST_CASE("every section that formulas, metrics and derivations cite stands in the methods", "[methods]")
{
    std::set<std::string> cited;
    for (const CalcFormula &formula : calcFormulas())
        cited.emplace(formula.section);
    for (std::size_t i = 0; i < kMetricCount; ++i)
        cited.insert(metricInfo(static_cast<Metric>(i)).section);
    for (const char *preset : {"layoutlm", "bert-large", "llama3-8b-chat", "bert-large-spot", "hpc-fp64"}) {
        const auto results = evaluated(findPreset(preset)->scenario);
        std::size_t explained = 0;
        for (std::size_t row = 0; row < results->size() && explained < 5; ++row) {
            if (!results->value(row, Metric::usdPerHour))
                continue;
            ++explained;
            for (std::size_t i = 0; i < kMetricCount; ++i)
                if (const auto found = explain(*results, results->candidate(row), static_cast<Metric>(i)))
                    collectSections(*found, cited);
        }
        CHECK(explained > 0);
    }
    // What no preset of these reaches, and what comments cite: the ids as they stand in the sources.
    const std::regex id("\\b(simulation|energy|rule) \\d+(\\.\\d+)?\\b");
    for (const char *room : {"model", "views", "app", "tests"}) {
        for (const auto &entry :
            std::filesystem::recursive_directory_iterator(std::string(WATTFARE_SOURCE_DIR "/") + room)) {
            if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp")
                continue;
            std::ifstream file(entry.path());
            const std::string text(std::istreambuf_iterator<char>(file), {});
            for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at)
                cited.insert(at->str());
        }
    }
    CHECK(cited.size() > 25);
    for (const std::string &section : cited) {
        INFO(section);
        CHECK(sections().contains(section));
    }
}

TEST_CASE("links of the methods lead to a page and a section", "[methods]")
{
    const std::regex link(R"(\(page:([a-z-]+)(?:#([a-z]+)-(\d+(?:\.\d+)?))?\))");
    std::size_t links = 0;
    for (const auto &[page, text] : methodsPages()) {
        for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at, ++links) {
            INFO(page << ' ' << at->str());
            CHECK(std::filesystem::exists(WATTFARE_SOURCE_DIR "/resources/help/en/" + at->str(1) + ".md"));
            if (!(*at)[2].matched)
                continue;
            const auto target = sections().find(at->str(2) + ' ' + at->str(3));
            REQUIRE(target != sections().end());
            CHECK(target->second == at->str(1));
        }
        if (page != "methods")
            CHECK(methodsPages().at("methods").find("(page:" + page + ")") != std::string::npos);
    }
    CHECK(links > 20);
}

TEST_CASE("the worked examples of the methods are what calc gives", "[methods][calc]")
{
    // "wattfare-cli calc NAME KEY=VALUE ..." over one or more lines, then "=> QUANTITY=VALUE ..."
    const std::regex example(R"(```\nwattfare-cli calc (\S+)([^`]*?)\n=>([^`]*)\n```)"), pair(R"((\w+)=(\S+))");
    std::size_t figures = 0;
    for (const auto &[page, text] : methodsPages()) {
        for (std::sregex_iterator at(text.begin(), text.end(), example), end; at != end; ++at) {
            const std::string name = at->str(1), given = at->str(2), shown = at->str(3);
            std::vector<std::pair<std::string, std::string>> arguments;
            for (std::sregex_iterator a(given.begin(), given.end(), pair); a != end; ++a)
                arguments.emplace_back(a->str(1), a->str(2));
            INFO(page << ": " << name);
            const auto values = runCalc(name, arguments);
            REQUIRE(values);
            for (std::sregex_iterator s(shown.begin(), shown.end(), pair); s != end; ++s, ++figures) {
                const auto value = std::find_if(
                    values->begin(), values->end(), [&](const CalcValue &v) { return v.name == s->str(1); });
                INFO(s->str());
                REQUIRE(value != values->end());
                REQUIRE(value->value);
                INFO(*value->value);
                CHECK(shows(s->str(2), *value->value));
            }
        }
    }
    CHECK(figures > 100);
}
