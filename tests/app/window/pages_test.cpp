// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "app/window/help_pages.h"
#include "app/window/pages.h"
#include "app/window/screenshot.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/page.h"
#include "views/words/translations.h"

#include <QDir>
#include <QJsonObject>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

void visitAll(MainWindow &window)
{
    for (const PageEntry &entry : pageEntries()) {
        INFO("page " << entry.id);
        window.showPage(QString::fromUtf8(entry.id));
        settle();
        CHECK(window.currentPage() == QString::fromUtf8(entry.id));
        CHECK_FALSE(window.grab().isNull());
    }
}

} // namespace

TEST_CASE("every page opens with every bundled scenario", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    for (const Preset &preset : bundledPresets()) {
        INFO("preset " << preset.id);
        window.openPreset(QString::fromStdString(preset.id));
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK_FALSE(started.session().data().error);
        visitAll(window);
    }
}

TEST_CASE("every page opens with an empty catalogue and with none", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    started.session().setSnapshot(std::make_shared<const Snapshot>());
    visitAll(window);
    started.session().setSnapshot(nullptr);
    visitAll(window);
}

TEST_CASE("what a page remembers comes back, and a broken memory is ignored", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    visitAll(window);
    for (const PageEntry &entry : pageEntries()) {
        Page *page = window.page(QString::fromUtf8(entry.id));
        const QJsonObject state = page->saveState();
        page->restoreState(state);
        CHECK(page->saveState().keys() == state.keys());
        page->restoreState({{QStringLiteral("layouts"), 5}, {QStringLiteral("splitter"), QStringLiteral("%%%")}});
        CHECK(page->id() == QString::fromUtf8(entry.id));
        CHECK_FALSE(page->accessibleName().isEmpty());
    }
}

TEST_CASE("the guide begins with the work of the scenario, until the person answers", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("guide"));
    auto &guide = *static_cast<GuidePage *>(window.page(QStringLiteral("guide")));
    const auto answers = [&guide](const char *work) {
        return until([&] {
            const auto found = guide.result().answers.find("work");
            return found != guide.result().answers.end() && found->second == work;
        });
    };
    REQUIRE(answers("inference"));
    CHECK(guide.result().results);
    CHECK(guide.evaluateButton()->isEnabled());
    CHECK(guide.saveState().value(QStringLiteral("answers")).toObject().isEmpty()); // not an answer of the person
    window.openPreset(QStringLiteral("bert-large"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(answers("training"));
    guide.setAnswer(QStringLiteral("work"), QStringLiteral("llm_serving"));
    REQUIRE(answers("llm_serving"));
    Scenario next = started.session().scenario();
    next.training.samples *= 2; // of other work than what the person asks here
    started.session().edit(next, QStringLiteral("test"));
    CHECK(guide.result().answers.at("work") == "llm_serving");
}

TEST_CASE("the guide follows what changes in the scenario after own answers, and keeps the others", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    window.openPreset(QStringLiteral("llama31-8b-chat"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    window.showPage(QStringLiteral("guide"));
    auto &guide = *static_cast<GuidePage *>(window.page(QStringLiteral("guide")));
    const auto answered = [&guide](const char *field, const std::string &answer) {
        return until([&] {
            const auto found = guide.result().answers.find(field);
            return found != guide.result().answers.end() && found->second == answer;
        });
    };
    REQUIRE(answered("model", "llama-3.1-8b"));
    guide.setAnswer(QStringLiteral("users"), QStringLiteral("200"));
    guide.setAnswer(QStringLiteral("model"), QStringLiteral("llama-3.3-70b"));
    guide.setAnswer(QStringLiteral("arm"), QStringLiteral("no"));
    REQUIRE(answered("arm", "no"));

    SECTION("another model: that question alone")
    {
        Scenario next = started.session().scenario();
        next.model = "mistral-7b";
        started.session().edit(next, QStringLiteral("test"));
        CHECK(answered("model", "mistral-7b"));
        CHECK(guide.result().answers.at("users") == "200");
        CHECK(guide.result().answers.at("arm") == "no");
    }
    SECTION("other work: all but what the code runs on")
    {
        window.openPreset(QStringLiteral("layoutlm"));
        CHECK(answered("work", "inference"));
        CHECK(guide.result().answers.at("arm") == "no");
    }
    SECTION("its own scenario is no news")
    {
        guide.setAnswer(QStringLiteral("region"), QStringLiteral("free"));
        REQUIRE(answered("region", "free"));
        guide.evaluateButton()->click();
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        REQUIRE(started.session().scenario().model == "llama-3.3-70b");
        window.showPage(QStringLiteral("guide"));
        CHECK(guide.result().answers.at("region") == "free");
        CHECK(guide.result().answers.at("users") == "200");
        CHECK(guide.result().answers.at("arm") == "no");
    }
}

TEST_CASE("Evaluate opens the guide's own scenario with its winner first", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("guide"));
    auto &guide = *static_cast<GuidePage *>(window.page(QStringLiteral("guide")));
    guide.setAnswer(QStringLiteral("work"), QStringLiteral("training"));
    guide.setAnswer(QStringLiteral("interruption"), QStringLiteral("yes"));
    REQUIRE(until([&] {
        return guide.result().scenario.kind == WorkloadKind::training && guide.result().scenario.purchase.size() == 2;
    }));
    REQUIRE_FALSE(guide.result().options.empty());
    const GuideAnswer shown = guide.result();
    guide.evaluateButton()->click();
    REQUIRE(until([&] { return !started.session().isBusy() && started.session().scenario().purchase.size() == 2; }));
    CHECK(started.session().title() == QStringLiteral("BERT large")); // by its model, whichever it becomes
    const Results &results = *started.session().results();
    const Answer found = answer(results);
    REQUIRE(found.cheapest);
    CHECK(results.size() == shown.results->size());
    CHECK(results.candidateId(*found.cheapest) == shown.results->candidateId(shown.options.front().row));
    CHECK(started.session().selection().current() == results.candidate(*found.cheapest));
    CHECK(results.value(*found.cheapest, Metric::usdTotal)
        == shown.results->value(shown.options.front().row, Metric::usdTotal));
}

TEST_CASE("Evaluate of the guide leaves the tasks of Place as they are", "[window][pages]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario placed = started.session().scenario();
    placed.viewState = R"({"filter":"g5","placement":{"types":"named"}})";
    started.session().edit(placed, QStringLiteral("test"));
    window.showPage(QStringLiteral("guide"));
    auto &guide = *static_cast<GuidePage *>(window.page(QStringLiteral("guide")));
    guide.setAnswer(QStringLiteral("work"), QStringLiteral("training")); // other work than the scenario's
    REQUIRE(until([&] { return guide.result().scenario.kind == WorkloadKind::training; }));
    guide.evaluateButton()->click();
    REQUIRE(started.session().scenario().kind == WorkloadKind::training);
    CHECK(started.session().scenario().viewState == R"({"placement":{"types":"named"}})");
    started.session().undoStack()->undo();
    CHECK(started.session().scenario().viewState == placed.viewState);
}

TEST_CASE("the status line counts findings in words", "[window][status]")
{
    Started started;
    MainWindow &window = started.start();
    QString summary;
    REQUIRE(until([&] {
        for (const QToolButton *button : window.statusBar()->findChildren<QToolButton *>())
            if (button->text().startsWith(QStringLiteral("Data quality: ")))
                summary = button->text();
        return !summary.isEmpty();
    }));
    static const QRegularExpression kOneOfMany(
        QStringLiteral("\\b1 (?:contradictions|wide ranges|types with stale observations)\\b"));
    CHECK_FALSE(summary.contains(kOneOfMany));
    CHECK(summary.contains(QRegularExpression(QStringLiteral("\\d+ contradictions?\\b"))));
}

TEST_CASE("every help page has text, in every language", "[window][help]")
{
    const auto pages = helpPages();
    for (const QString &language : uiLanguages()) {
        setUiLanguage(language);
        for (const auto &page : pages) {
            INFO(language.toStdString() << ' ' << page.id.toStdString());
            const QString text = helpMarkdown(page.id);
            CHECK(text.size() > 40);
            CHECK(text.startsWith(QStringLiteral("# ")));
            const auto english = files::read(QStringLiteral(":/help/en/%1.md").arg(page.id));
            REQUIRE(english);
            const QString original = QString::fromUtf8(*english);
            if (page.id.startsWith(QLatin1String("methods"))) { // formulas, in English alone: elsewhere a line says so
                QStringList lines = text.split(QLatin1Char('\n'));
                if (language != QStringLiteral("en")) {
                    REQUIRE(lines.size() > 3);
                    CHECK(lines[2].contains(
                        QCoreApplication::translate("Help", "This page is written in English alone.")));
                    CHECK_FALSE(lines[2].contains(QStringLiteral("This page")));
                    lines.erase(lines.begin() + 1, lines.begin() + 3);
                }
                CHECK(lines.join(QLatin1Char('\n')) == original);
                continue;
            }
            // Its own, not the English one; with the same keys, names of columns and links.
            CHECK((text == original) == (language == QStringLiteral("en")));
            CHECK(text.count(QStringLiteral("\n## ")) == original.count(QStringLiteral("\n## ")));
            CHECK(text.count(QStringLiteral("\n- ")) == original.count(QStringLiteral("\n- ")));
            CHECK(text.count(QStringLiteral("\n| ")) == original.count(QStringLiteral("\n| ")));
            static const QRegularExpression kKept(QStringLiteral("```[^`]+```|`[^`]+`|\\(page:\\w+\\)"));
            for (auto it = kKept.globalMatch(original); it.hasNext();)
                CHECK(text.contains(it.next().captured()));
        }
    }
    setUiLanguage(QStringLiteral("en"));
    CHECK(helpMarkdown(QStringLiteral("none")).isEmpty());
}

TEST_CASE("the pictures of all views are written", "[window][screenshot]")
{
    Started started;
    started.begun = false;
    MainWindow &window = started.start();
    const QString folder = started.folder.filePath(QStringLiteral("shots"));
    CHECK(takeScreenshots(*started.app, folder, QSize(1100, 760)).toStdString() == "");
    // Dialogs: palette, help, About, report, export, own data, refresh, title, columns, own columns, a chart as a
    // table, own value, four of files, inputs that differ. States: a filter, a statement and a field in error, a
    // statement that runs and one that was cancelled, a result that is awaited, Sobol indices, a scenario saved
    // elsewhere, the cards of the first start, the inspector. Data quality, every parameter, four other presets, the
    // comparison without pins, every page without a catalogue. Studies on Slurm and under way, a result of one. The
    // team's catalogue in six states, where it is built.
    qsizetype expected = 17 + 8 + 9 + 3 + static_cast<qsizetype>(pageEntries().size());
    if (window.action(QStringLiteral("team_catalogue")))
        expected += 6;
    for (const PageEntry &entry : pageEntries())
        expected += 1 + window.page(QString::fromUtf8(entry.id))->views().size();
    CHECK(QDir(folder).entryList({QStringLiteral("*.png")}).size() == expected);
    CHECK_FALSE(takeScreenshots(*started.app, QStringLiteral("/proc/none"), QSize(800, 600)).isEmpty());
}
