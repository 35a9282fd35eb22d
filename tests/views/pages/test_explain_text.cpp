// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/explain_candidate.h"
#include "tests/views/pages/english.h"
#include "tests/views/pages/evaluated.h"
#include "views/pages/explore/results_table.h"
#include "views/pages/inspector/explain_text.h"
#include "views/pages/inspector/inspector_facts.h"
#include "views/report/pages/report_text.h"
#include "views/words/formula_text.h"
#include "views/words/translations.h"

#include <QRegularExpression>

#include <functional>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

Derivation derivationOf(const char *preset, const char *type, Metric metric)
{
    const Scenario scenario = findPreset(preset)->scenario;
    const ViewData data = evaluatedView(scenario);
    const auto row = data.results->find(type);
    REQUIRE(row);
    const auto derivation = explain(*data.results, data.results->candidate(*row), metric);
    REQUIRE(derivation);
    return *derivation;
}

void walk(const Derivation &node, const std::function<void(const Derivation &)> &visit)
{
    visit(node);
    for (const Derivation &child : node.children)
        walk(child, visit);
}

const Derivation *find(const Derivation &node, std::string_view id)
{
    const Derivation *found = nullptr;
    walk(node, [&](const Derivation &each) {
        if (!found && each.id == id)
            found = &each;
    });
    return found;
}

} // namespace

TEST_CASE("a formula names its terms in the reader's language and writes numbers as people do", "[explain]")
{
    const English restore;
    const Derivation cost = derivationOf("layoutlm", "inf1.2xlarge", Metric::usdPerMillion);
    const QLocale english(QStringLiteral("en_US")), german(QStringLiteral("de_DE"));
    CHECK(formulaWords(cost, english).toStdString() == "cost per million = cost of an hour × 1,000,000 / q");
    CHECK(formulaNumbers(cost, english).toStdString() == "2.172\u202fUSD/h × 1,000,000 / 1,000,000\u202fper hour");
    setUiLanguage(QStringLiteral("de"));
    CHECK(formulaWords(cost, german).toStdString() == "Kosten je Million = Kosten einer Stunde × 1.000.000 / q");
    CHECK(formulaNumbers(cost, german).toStdString() == "2,172\u202fUSD/h × 1.000.000 / 1.000.000\u202fpro Stunde");
    setUiLanguage(QStringLiteral("en"));
    // A machine's text: no separators, but no exponent either.
    CHECK(formulaText(cost) == "usd_per_million = usd_per_hour × 1000000 / q");
    // One name for one value is no formula; a count is a whole number without a unit.
    const Derivation *instances = find(cost, "instances");
    REQUIRE(instances);
    CHECK(derivationValue(*instances) == QStringLiteral("6"));
    const Derivation *nodes = nullptr;
    const Derivation run = derivationOf("hpc-fp64", "p5.48xlarge", Metric::usdTotal);
    walk(run, [&](const Derivation &each) { nodes = each.id == "instances" ? &each : nodes; });
    REQUIRE(nodes);
    CHECK_FALSE(hasFormula(*nodes));
}

TEST_CASE("a load in per cent reads as it is", "[explain]")
{
    const Derivation energy = derivationOf("layoutlm", "g4dn.2xlarge", Metric::kwhPerMillion);
    const Derivation *load = find(energy, "u_load_pct");
    REQUIRE(load);
    CHECK(load->value == 100.0);
    CHECK(derivationValue(*load) == QStringLiteral("100\u00a0%"));
}

TEST_CASE("window, report and command line print the same formula of every metric", "[explain]")
{
    const English restore;
    int formulas = 0;
    for (const Preset &preset : bundledPresets()) {
        const ViewData data = evaluatedView(preset.scenario);
        const std::size_t row = data.answer->cheapest.value_or(0);
        for (std::size_t m = 0; m < kMetricCount; ++m) {
            const auto derivation = explain(*data.results, data.results->candidate(row), static_cast<Metric>(m));
            if (!derivation)
                continue;
            for (const QString &language : uiLanguages()) {
                setUiLanguage(language);
                const QLocale locale(language);
                QLocale::setDefault(locale);
                const QString window = derivationText(*derivation, *data.snapshot);
                INFO(preset.id << ' ' << language.toStdString());
                walk(*derivation, [&](const Derivation &node) {
                    if (!hasFormula(node))
                        return;
                    ++formulas;
                    const QString words = formulaWords(node), numbers = formulaNumbers(node);
                    INFO(words.toStdString() << " | " << numbers.toStdString());
                    CHECK(derivationFormula(node, locale) == words);
                    CHECK(derivationNumbers(node, locale) == numbers);
                    CHECK(window.contains(words));
                    CHECK(window.contains(QStringLiteral("= ") + numbers));
                    CHECK_FALSE(words.contains(QStringLiteral("e+")));
                    CHECK_FALSE(numbers.contains(QStringLiteral("e+")));
                    CHECK_FALSE(words.contains(QRegularExpression(QStringLiteral("[a-z]{4,}_[a-z]"))));
                    if (language == QStringLiteral("en"))
                        return;
                    // No English word is left: symbols have three letters in a row at the most, but for subscripts and
                    // these.
                    static const QRegularExpression kWord(QStringLiteral("(?<![_A-Za-z])[A-Za-z]{4,}"));
                    static const std::set<QString> kSymbols{QStringLiteral("ceil"), QStringLiteral("busy")};
                    if (language == QStringLiteral("de"))
                        return; // its own words have more letters
                    for (auto it = kWord.globalMatch(words); it.hasNext();) {
                        const QString word = it.next().captured();
                        INFO(word.toStdString());
                        CHECK(kSymbols.count(word) == 1);
                    }
                });
            }
            setUiLanguage(QStringLiteral("en"));
            QLocale::setDefault(restore.before);
        }
    }
    CHECK(formulas > 500);
}

TEST_CASE("the throughput of HPC is in FLOP a second, wherever it stands", "[explain]")
{
    CHECK(metricUnit(Metric::throughputPerSecond, WorkloadKind::hpc) == Unit::flopPerSecond);
    CHECK(metricUnit(Metric::throughputPerSecond, WorkloadKind::training) == Unit::perSecond);
    const ViewData data = evaluatedView(findPreset("hpc-fp64")->scenario);
    const ResultsTable table(data, {});
    bool found = false;
    for (int c = 0; c < table.columnCount(); ++c) {
        const TableColumn &column = table.column(c);
        if (column.id == QStringLiteral("throughput_per_second")) {
            found = true;
            CHECK(column.unit == Unit::flopPerSecond);
        }
    }
    CHECK(found);
    const auto row = data.results->find("p5.48xlarge");
    REQUIRE(row);
    bool listed = false;
    for (const FactGroup &group : candidateFacts(data, data.results->candidate(*row)))
        for (const Fact &fact : group.facts)
            listed = listed || fact.value.contains(QStringLiteral("FLOP/s"));
    CHECK(listed);
}
