// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The reports of all bundled scenarios, in every language and on both papers, as pages: what a reader would call
// untidy.
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "tests/model/evaluation/fixture.h"
#include "tests/support/translations.h"
#include "views/report/pages/page_layout.h"
#include "views/report/pages/report_text.h"
#include "views/words/languages.h"
#include "views/words/messages.h"
#include "views/words/messages/catalog_notes.h"
#include "views/words/quantity_text.h"
#include "views/words/translations.h"

#include <QFile>
#include <QRegularExpression>

#include <functional>
#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Runs `check` over every layout; the language is set back whatever happens.
template <class Check>
void forEveryLayout(const Check &check)
{
    struct Back {
        QLocale locale;
        ~Back()
        {
            setUiLanguage(QStringLiteral("en"));
            QLocale::setDefault(locale);
        }
    } back{QLocale()};
    for (const Preset &preset : bundledPresets()) {
        const auto results = evaluated(preset.scenario);
        ReportOptions options;
        options.programVersion = "0.1.0";
        options.trajectories = 2000;
        const auto report = std::make_shared<const Report>(buildReport(*results, answer(*results), options));
        for (const char *language : languageIds()) {
            setUiLanguage(QString::fromLatin1(language));
            for (const PaperSize paper : {PaperSize::a4, PaperSize::letter}) {
                INFO(preset.id << ' ' << language << (paper == PaperSize::a4 ? " A4" : " Letter"));
                check(*report, layoutReport(report, paper, QLocale(QString::fromLatin1(language))));
            }
        }
    }
}

} // namespace

TEST_CASE("no table of a bundled report comes in parts", "[report][pages]")
{
    forEveryLayout([](const Report &, const PageLayout &layout) {
        std::set<std::pair<int, int>> rows; // a part repeats the rows
        for (const PlacedBlock &block : layout.blocks)
            if (block.kind == BlockKind::tableRow) {
                INFO("page " << block.page + 1);
                CHECK(rows.insert({block.table, block.row}).second);
            }
        CHECK(rows.size() > 20);
    });
}

TEST_CASE("no page of a bundled report is mostly empty, and none begins with the last row of a list", "[report][pages]")
{
    forEveryLayout([](const Report &, const PageLayout &layout) {
        const QRectF body = layout.style->body();
        std::map<int, double> bottom;
        std::map<int, std::vector<BlockKind>> kinds;
        for (const PlacedBlock &block : layout.blocks) {
            if (block.kind == BlockKind::titlePage || block.kind == BlockKind::contents)
                continue;
            bottom[block.page] = std::max(bottom[block.page], block.rect.bottom());
            kinds[block.page].push_back(block.kind);
        }
        REQUIRE(bottom.size() > 8);
        for (const auto &[page, end] : bottom) {
            INFO("page " << page + 1);
            if (page + 1 < layout.pageCount())
                CHECK((end - body.top()) / body.height() > 0.6);
            const std::vector<BlockKind> &all = kinds[page];
            if (all.size() > 1 && all[0] == BlockKind::keyValues)
                CHECK(all[1] == BlockKind::keyValues);
            if (all[0] == BlockKind::text && kinds.count(page - 1)) // no remark is torn from its chart
                CHECK(kinds[page - 1].back() != BlockKind::chart);
        }
        for (const auto &page : layout.pages)
            for (const PageItem &item : page) {
                INFO(item.text.toStdString());
                CHECK(item.rect.left() >= layout.style->left() - 1);
                CHECK(item.rect.right() <= layout.style->right() + 2);
                CHECK(item.rect.bottom() <= layout.style->page().height());
                if (item.kind == PageItem::Kind::chart && std::holds_alternative<ScatterChart>(item.chart->kind))
                    CHECK(item.rect.height() >= mm(68));
                CHECK_FALSE(item.text.contains(QStringLiteral("\u3002, "))); // a unit behind a sentence
            }
    });
}

TEST_CASE("formulas of bundled reports name quantities in the reader's language, and long lists of what was not taken "
          "are cut",
    "[report][pages]")
{
    bool cut = false;
    forEveryLayout([&](const Report &, const PageLayout &layout) {
        QString text;
        for (const auto &page : layout.pages)
            for (const PageItem &item : page)
                text += item.text + QLatin1Char('\n');
        for (const char *words : {"cost/h", "gCO2e per million =", "e+06"})
            CHECK_FALSE(text.contains(QLatin1String(words)));
        // A line may end behind a name.
        const auto formula = [&text](const char *quantity) {
            QString name = QRegularExpression::escape(quantityName(quantity));
            name.replace(QLatin1String("\\ "), QLatin1String("\\s+"));
            return text.contains(QRegularExpression(name + QStringLiteral("\\s+=\\s+n(\\s+A)?\\s+×\\s+p")));
        };
        CHECK((formula("usd_per_hour") || formula("usd_total")));
        static const QRegularExpression more(QStringLiteral("; and\\s+\\d+\\s+more"));
        cut = cut || more.match(text).hasMatch();
    });
    CHECK(cut);
}

TEST_CASE("remarks of the catalogue and units are in the reader's language", "[report][pages]")
{
    for (const char *note : messages::kCatalogNotes)
        CHECK(text(Message{"explain.figure_note", {note}}).toStdString() == note); // in English as they stand
    CHECK(text(Message{"explain.figure_note", {"50 % of %1"}}).toStdString() == "50 % of %1");
    if (!hasTranslations())
        return;
    std::set<std::string> notes;
    const std::function<void(const Derivation &)> collect = [&](const Derivation &node) {
        for (const Message &note : node.notes)
            if (note.id == "explain.figure_note")
                notes.insert(note.args.front().text());
        for (const Derivation &child : node.children)
            collect(child);
    };
    forEveryLayout([&](const Report &report, const PageLayout &layout) {
        for (const ReportSection &section : report.sections)
            for (const ReportBlock &block : section.blocks)
                if (const auto *tree = std::get_if<ReportDerivation>(&block))
                    collect(tree->derivation);
        if (uiLanguage() == QStringLiteral("en"))
            return;
        for (const auto &page : layout.pages)
            for (const PageItem &item : page)
                for (const char *unit : {"inferences/s", "sequences/s", "tokens/s", "images/s"})
                    CHECK_FALSE(item.text.contains(QLatin1String(unit)));
    });
    CHECK(notes.size() >= 6);
    setUiLanguage(QStringLiteral("de"));
    for (const std::string &note : notes)
        CHECK(text(Message{"explain.figure_note", {note}}).toStdString() != note);
    setUiLanguage(QStringLiteral("en"));
}

TEST_CASE("titles of bundled reports are in the reader's language", "[report][pages]")
{
    if (!hasTranslations())
        return;
    std::set<QString> titles;
    forEveryLayout([&](const Report &report, const PageLayout &layout) {
        CHECK(layout.outline.front().title == reportTitle(report));
        titles.insert(reportTitle(report));
    });
    CHECK(titles.size() == bundledPresets().size() * languages().size());
    for (const Preset &preset : bundledPresets())
        CHECK(titles.count(QString::fromStdString(preset.title)) == 1); // the words are those of the file
}

TEST_CASE("a heading and a short list below it stand on one page", "[report][pages]")
{
    const auto results = evaluated(findPreset("bert-large-spot")->scenario);
    ReportOptions options;
    options.trajectories = 2000;
    const auto report = std::make_shared<const Report>(buildReport(*results, answer(*results), options));
    const PageLayout layout = layoutReport(report, PaperSize::a4, QLocale(QLocale::English));
    const QString changes = wordsOf(Message{"report.changes", {}});
    bool found = false;
    for (const std::vector<PageItem> &page : layout.pages) {
        const auto isHeading = [&](const PageItem &item) { return item.text == changes; };
        if (std::none_of(page.begin(), page.end(), isHeading))
            continue;
        found = true;
        int bullets = 0, wanted = 0;
        for (auto item = std::find_if(page.begin(), page.end(), isHeading); item != page.end(); ++item)
            bullets += item->text == QStringLiteral("\u2022") ? 1 : 0;
        bool below = false;
        for (const ReportBlock &block : findSection(*report, "answer")->blocks)
            if (const auto *words = std::get_if<ReportText>(&block)) {
                below = below || words->message.id == "report.changes";
                wanted += below && words->style == ReportText::Style::bullet ? 1 : 0;
            }
        CHECK(bullets == wanted);
    }
    CHECK(found);
}

TEST_CASE("a report says nothing of a ratio between equal figures, nor of a range that reads as its figure",
    "[report][pages]")
{
    for (const Preset &preset : bundledPresets()) {
        const auto results = evaluated(preset.scenario);
        ReportOptions options;
        options.trajectories = 2000;
        const Report report = buildReport(*results, answer(*results), options);
        if (std::string_view(preset.id) == "layoutlm") { // entries stand closer, so that it finds its place
            bool legend = false;
            const PageLayout layout
                = layoutReport(std::make_shared<const Report>(report), PaperSize::a4, QLocale(QLocale::English));
            for (const PageItem &item : layout.pages.at(1))
                legend = legend || item.text == QStringLiteral("Reading the figures");
            CHECK(legend);
        }
        bool changes = false;
        for (const ReportBlock &block : findSection(report, "answer")->blocks)
            if (const auto *words = std::get_if<ReportText>(&block)) {
                changes = changes || words->message.id == "report.changes";
                CHECK_FALSE((changes && words->message.id.find("front") != std::string::npos));
            }
        for (const ReportTable *table : tablesOf(report))
            for (const auto &row : table->rows)
                for (std::size_t c = 0; c < row.size(); ++c) {
                    INFO(preset.id << ' ' << table->id << ' ' << table->head[c].id);
                    CHECK(row[c].ratio != 1.0);
                    const CellText read = cellText(row[c], &table->head[c], QLocale(QLocale::English));
                    CHECK(read.range != read.value + QStringLiteral(" to ") + read.value);
                }
    }
}
