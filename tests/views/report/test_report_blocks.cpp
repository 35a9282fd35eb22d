// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands outside tables (answer, assumptions, derivations, charts, sentences) and the tables that the ranking does
// not cover: made of the evaluation, and read back from each file. Tables in files: test_report_numbers.cpp.
#include "model/analysis/claims.h"
#include "model/charts/build_charts.h"
#include "model/energy/power_methods.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/views/report/pdf_reading.h"
#include "tests/views/report/zip_reading.h"
#include "views/report/pages/report_options.h"
#include "views/report/pages/report_text.h"
#include "views/words/currency.h"
#include "views/words/messages.h"
#include "views/words/percent_sign.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QByteArray rendered(const Report &report, ReportFormat format)
{
    ReportSettings settings;
    settings.format = format;
    auto bytes = renderReport(report, settings, QLocale(QLocale::English));
    REQUIRE(bytes);
    return *bytes;
}

struct Named {
    std::string name;
    double value = 0;
    std::optional<double> low, high;
};

void flatten(const Derivation &node, std::vector<Named> &out)
{
    Named named{derivationName(node).toStdString(), node.value, {}, {}};
    if (!node.subject.empty())
        named.name += " \u00b7 " + node.subject;
    if (!node.isLeaf || node.low != node.high) {
        named.low = node.low;
        named.high = node.high;
    }
    out.push_back(named);
    for (const Derivation &child : node.children)
        flatten(child, out);
}

void compareNode(const nlohmann::json &json, const Derivation &node)
{
    INFO(node.id);
    CHECK(json["value"].get<double>() == node.value);
    CHECK(json["low"].get<double>() == node.low);
    CHECK(json["high"].get<double>() == node.high);
    CHECK(json["unit"] == unitId(node.unit));
    REQUIRE((json.contains("inputs") ? json["inputs"].size() : 0) == node.children.size());
    for (std::size_t i = 0; i < node.children.size(); ++i)
        compareNode(json["inputs"][i], node.children[i]);
}

// Every number of a chart's data, whatever its kind.
void numbersOf(const nlohmann::json &json, std::multiset<double> &out)
{
    if (json.is_number())
        out.insert(json.get<double>());
    else if (json.is_structured())
        for (const auto &each : json)
            numbersOf(each, out);
}

// Sheets of words hold the figure in a row of its name, with its bounds behind it.
bool stands(const QList<Sheet> &sheets, const Named &figure)
{
    for (const Sheet &sheet : sheets)
        for (const auto &text : sheet.texts) {
            const auto cell = text.first;
            if (cell.second != 0 || text.second.trimmed().toStdString() != figure.name)
                continue;
            const auto same = [&](int column, std::optional<double> wanted) {
                const auto found = sheet.numbers.find({cell.first, column});
                return wanted && std::isfinite(*wanted)
                    ? found != sheet.numbers.end() && found->second == inSheet(*wanted)
                    : found == sheet.numbers.end();
            };
            if (same(1, figure.value) && same(2, figure.low) && same(3, figure.high))
                return true;
        }
    return false;
}

const ReportTable *tableOf(const Report &report, std::string_view id)
{
    for (const ReportTable *table : tablesOf(report))
        if (table->id == id)
            return table;
    return nullptr;
}

} // namespace

TEST_CASE("a share of the assumptions is told in per cent, with every digit that was typed", "[report][numbers]")
{
    const auto told = [](double share) {
        ReportCell cell;
        cell.number = share;
        cell.form = NumberForm::exactPercent;
        return cellLine(cellText(cell, nullptr, QLocale(QLocale::English)));
    };
    const QLocale english(QLocale::English);
    CHECK(told(0.95) == format::withPercentSign(QStringLiteral("95"), english));
    CHECK(told(0) == format::withPercentSign(QStringLiteral("0"), english));
    CHECK(told(0.29) == format::withPercentSign(QStringLiteral("29"), english)); // 0.29 * 100 is not 29
    CHECK(told(0.99999) == format::withPercentSign(QStringLiteral("99.999"), english));
}

TEST_CASE(
    "answer, assumptions, derivations, charts and sentences stand in JSON, XLSX, HTML and PDF", "[report][numbers]")
{
    const QLocale english(QLocale::English);
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Report report = buildReport(*results, answer(*results));
        const auto json = nlohmann::json::parse(rendered(report, ReportFormat::json).toStdString());
        const QList<Sheet> sheets = readWorkbook(rendered(report, ReportFormat::xlsx));
        const QString html = QString::fromUtf8(rendered(report, ReportFormat::html));
        const bool poppler = !isMissing(QStringLiteral("pdftotext"));
        const QString pdf = poppler ? withoutSpaces(PdfFile(rendered(report, ReportFormat::pdf)).text()) : QString();
        const auto onPaper = [&](const QString &words) {
            return !poppler || pdf.contains(withoutSpaces(words.normalized(QString::NormalizationForm_KC)));
        };
        std::size_t figures = 0, nodes = 0, sentences = 0, charts = 0;
        for (std::size_t s = 0; s < report.sections.size(); ++s)
            for (std::size_t b = 0; b < report.sections[s].blocks.size(); ++b) {
                const ReportBlock &block = report.sections[s].blocks[b];
                const nlohmann::json &written = json["sections"][s]["blocks"][b];
                INFO(report.sections[s].id << ' ' << b);
                if (const auto *values = std::get_if<ReportKeyValues>(&block)) {
                    for (std::size_t r = 0; r < values->rows.size(); ++r) {
                        const auto &[name, cell] = values->rows[r];
                        if (!cell.number)
                            continue;
                        INFO(name.id);
                        ++figures;
                        CHECK(written["rows"][r]["value"].get<double>() == *cell.number);
                        CHECK(written["rows"][r].contains("low") == cell.low.has_value());
                        if (cell.low)
                            CHECK(written["rows"][r]["low"].get<double>() == *cell.low);
                        if (cell.high)
                            CHECK(written["rows"][r]["high"].get<double>() == *cell.high);
                        CHECK(stands(sheets, {wordsOf(name).toStdString(), *cell.number, cell.low, cell.high}));
                        const CellText words = cellText(cell, nullptr, english);
                        for (const QString &part : {words.value, words.range}) {
                            CHECK(html.contains(part.toHtmlEscaped()));
                            CHECK(onPaper(part));
                        }
                    }
                } else if (const auto *derivation = std::get_if<ReportDerivation>(&block)) {
                    compareNode(written["derivation"], derivation->derivation);
                    std::vector<Named> all;
                    flatten(derivation->derivation, all);
                    for (const Named &each : all) {
                        INFO(each.name);
                        ++nodes;
                        CHECK(stands(sheets, each));
                    }
                    const QString value = derivationValue(derivation->derivation, english);
                    CHECK(html.contains(value.toHtmlEscaped()));
                    CHECK(onPaper(value));
                    for (const Derivation &child : derivation->derivation.children) {
                        CHECK(html.contains(derivationValue(child, english).toHtmlEscaped()));
                        CHECK(onPaper(derivationValue(child, english)));
                    }
                } else if (const auto *words = std::get_if<ReportText>(&block)) {
                    ++sentences;
                    const QString sentence = text(words->message);
                    INFO(sentence.toStdString());
                    CHECK(written["message"]["text"] == plainWords(words->message));
                    CHECK(html.contains(sentence.toHtmlEscaped()));
                    CHECK(onPaper(sentence));
                    bool found = false;
                    for (const Sheet &sheet : sheets)
                        for (const auto &[cell, content] : sheet.texts)
                            found = found || content == sentence;
                    CHECK(found);
                } else if (std::holds_alternative<ReportChart>(block)) {
                    ++charts;
                    CHECK(written["type"] == "chart");
                }
            }
        CHECK(figures > 8);
        CHECK(nodes > 40);
        CHECK(sentences > 8);
        CHECK(charts >= 5);
    }
}

TEST_CASE("answer, derivations, claims and the charts' data are the evaluation's", "[report][numbers]")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const Answer best = answer(*results);
        const Report report = buildReport(*results, best);
        REQUIRE(best.cheapest);
        // The headline figures are the cheapest candidate's.
        std::size_t tiles = 0;
        for (const ReportBlock &block : findSection(report, "answer")->blocks)
            if (const auto *values = std::get_if<ReportKeyValues>(&block);
                values && values->style == ReportKeyValues::Style::tiles)
                for (const auto &[name, cell] : values->rows) {
                    const auto metric
                        = parseMetric(name.id.substr(name.id.find('.') + 1, name.id.find('/') - name.id.find('.') - 1));
                    INFO(name.id);
                    REQUIRE(metric);
                    ++tiles;
                    CHECK(cell.number == results->value(*best.cheapest, *metric));
                    if (const auto range = results->range(*best.cheapest, *metric); range && cell.low) {
                        CHECK(*cell.low == range->low);
                        CHECK(*cell.high == range->high);
                    }
                }
        CHECK(tiles == 4);
        // The sentence on energy gives both candidates with their ranges.
        if (best.compared) {
            QString said;
            for (const ReportBlock &block : findSection(report, "answer")->blocks)
                if (const auto *words = std::get_if<ReportText>(&block);
                    words && words->message.id.starts_with("answer.energy_"))
                    said = text(words->message);
            INFO(said.toStdString());
            for (const Metric metric : {energyMetric(preset.scenario.kind), carbonMetric(preset.scenario.kind)})
                if (const auto range = results->range(*best.compared, metric))
                    CHECK(said.contains(format::range(
                        *results->value(*best.compared, metric), range->low, range->high, QLocale(QLocale::English))));
        }
        // Derivations end at the cell that they explain.
        std::size_t explained = 0;
        const ReportSection *section = findSection(report, "explain");
        REQUIRE(section);
        for (const auto &row : {best.cheapest, best.compared}) {
            if (!row)
                continue;
            for (const Metric metric : {costMetric(preset.scenario.kind), carbonMetric(preset.scenario.kind)}) {
                const auto &tree = std::get<ReportDerivation>(section->blocks.at(explained++)).derivation;
                REQUIRE(results->value(*row, metric));
                CHECK(close(tree.value, *results->value(*row, metric), 1e-12));
            }
        }
        CHECK(explained == section->blocks.size());
        // Claims, in their order.
        if (const ReportTable *table = tableOf(report, "claims")) {
            const auto claims = recomputeClaims(results->snapshotPtr(), preset.scenario.asOf);
            REQUIRE(claims);
            std::size_t at = 0;
            for (const ClaimResult &claim : *claims) {
                const Preset *about = claim.preset.empty() ? nullptr : findPreset(claim.preset);
                if (!about || about->scenario.model != preset.scenario.model
                    || about->scenario.kind != preset.scenario.kind)
                    continue;
                REQUIRE(at < table->rows.size());
                CHECK(table->rows[at][1].number == claim.published);
                CHECK(table->rows[at][2].number == (claim.now ? claim.now : claim.then));
                for (std::size_t i = 0; i < claim.independent.size(); ++i)
                    CHECK(table->rows[at + 1 + i][2].number == claim.independent[i].value);
                while (++at < table->rows.size() && table->rows[at][3].message.id == "report.independent") { }
            }
            CHECK(at == table->rows.size());
        }
        // The parts of the power of an instance add up to it.
        for (const ReportBlock &block : findSection(report, "charts")->blocks) {
            const auto *chart = std::get_if<ReportChart>(&block);
            const auto *stacked = chart && chart->chart.id == "power_parts"
                ? std::get_if<StackedBarChart>(&chart->chart.kind)
                : nullptr;
            for (std::size_t bar = 0; stacked && bar < stacked->bars.size(); ++bar) {
                double sum = 0;
                for (const auto &part : stacked->bars[bar].parts)
                    sum += part.value_or(0);
                bool found = false;
                for (std::size_t row = 0; row < results->size() && !found; ++row)
                    if (const auto watts = results->value(row, Metric::wattsPerInstance))
                        found = close(sum, *watts, 1e-9);
                CHECK(found);
            }
        }
        // Bars, whiskers and points of the charts, by what JSON says of them.
        const auto json = nlohmann::json::parse(rendered(report, ReportFormat::json).toStdString());
        std::size_t compared = 0;
        for (const auto &each : json["sections"])
            for (const auto &block : each["blocks"]) {
                if (block["type"] != "chart")
                    continue;
                std::multiset<double> numbers;
                numbersOf(block, numbers);
                const std::string id = block["id"];
                INFO(id);
                const auto has = [&](std::optional<double> value) {
                    CHECK((!value || numbers.count(*value) > 0));
                    compared += value ? 1U : 0U;
                };
                if (id == "cost_carbon")
                    for (const std::size_t row : best.front) {
                        has(results->value(row, costMetric(preset.scenario.kind)));
                        has(results->value(row, carbonMetric(preset.scenario.kind)));
                    }
                for (const Metric metric : {costMetric(preset.scenario.kind), energyMetric(preset.scenario.kind)})
                    if (id == std::string("ranking_") + metricInfo(metric).id)
                        for (const std::size_t row :
                            rankedRows(*results, metric, 12)) { // each the best by its own figure
                            has(results->value(row, metric));
                            if (const auto range = results->range(row, metric)) {
                                has(range->low);
                                has(range->high);
                            }
                        }
            }
        INFO(compared);
        CHECK(compared >= 4);
    }
}

TEST_CASE("a report is in the currency of its scenario: every amount, head and picture", "[report][numbers][currency]")
{
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.currency = {"EUR", 0.5, Date::parse("2026-07-01")};
    const auto results = evaluated(scenario);
    const Report report = buildReport(*results, answer(*results));
    std::size_t heads = 0, cells = 0;
    for (const ReportTable *table : tablesOf(report)) { // the model is in USD
        INFO(table->id);
        for (std::size_t c = 0; c < table->head.size(); ++c) {
            if (table->head[c].id.find("usd") != std::string::npos) {
                ++heads;
                CHECK(isMoney(table->head[c].unit));
            }
            for (const auto &row : table->rows)
                if (row[0].message.id.find("usd") != std::string::npos && row[c].number) {
                    ++cells;
                    CHECK(isMoney(row[c].unit));
                }
        }
    }
    CHECK(heads >= 4);
    CHECK(cells >= 8);
    const CurrencyScope euro(scenario.currency);
    const QByteArray csv = rendered(report, ReportFormat::csv);
    const QByteArray head = csv.left(csv.indexOf('\n'));
    CHECK(head.contains("eur_total [EUR at 0.5 per USD of 2026-07-01]"));
    CHECK_FALSE(head.contains("usd_total"));
    QString html = QString::fromUtf8(rendered(report, ReportFormat::html));
    CHECK(html.contains(QStringLiteral("Amounts in EUR at 0.5 per USD, the rate of 2026-07-01.")));
    const double usd = *results->value(*answer(*results).cheapest, Metric::usdTotal);
    CHECK(html.contains(format::amount(0.5 * usd) + QStringLiteral(" EUR")));
    // Numbers of a workbook are converted, not only their words.
    std::size_t inEuro = 0, inUsd = 0;
    const QMap<QString, QByteArray> workbook = unzipped(rendered(report, ReportFormat::xlsx));
    static const QRegularExpression cell(QStringLiteral("<v>([-0-9.eE+]+)</v>"));
    for (auto part = workbook.cbegin(); part != workbook.cend(); ++part)
        if (part.key().startsWith(QStringLiteral("xl/worksheets/")))
            for (auto each = cell.globalMatch(QString::fromUtf8(part.value())); each.hasNext();) {
                const double value = each.next().captured(1).toDouble();
                inEuro += std::abs(value - 0.5 * usd) < 1e-9 * usd ? 1U : 0U;
                inUsd += std::abs(value - usd) < 1e-9 * usd ? 1U : 0U;
            }
    CHECK(inEuro >= 2); // in a table and beside words
    CHECK(inUsd == 0);
    // What is left of USD: the rate, claims as they were published, ids for machines and what was entered.
    html.remove(
        QRegularExpression(QStringLiteral("<style>.*?</style>"), QRegularExpression::DotMatchesEverythingOption));
    static const QRegularExpression amount(QStringLiteral("[0-9)][ \u00a0\u202f]USD[^\\n]{0,40}"));
    for (auto found = amount.globalMatch(html); found.hasNext();) {
        const QString each = found.next().captured();
        INFO(each.toStdString());
        CHECK((each.contains(QStringLiteral(" on Trainium")) || each.contains(QStringLiteral(" on the GPU"))));
    }
}
