// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: its first start, palette, theme and language, docks, help, tabs and end.
#include "tests/app/window/fixture.h"
#include "tests/support/translations.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/page_tabs.h"
#include "views/words/translations.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>
#include <QTreeWidget>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ExplorePage &explore(MainWindow &window) { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }

} // namespace

TEST_CASE("the first start shows a real result", "[window]")
{
    Started started;
    started.allTypes = false;
    MainWindow &window = started.start();
    CHECK(window.isVisible());
    CHECK(window.messages()->count() == 0);
    CHECK(window.currentPage() == QStringLiteral("explore"));
    REQUIRE(started.session().results());
    CHECK(explore(window).visibleRows() == static_cast<int>(started.session().results()->size()));
    CHECK(explore(window).answerText().contains(QStringLiteral("inf1.2xlarge")));
    CHECK(explore(window).scatterView()->hasData());
    CHECK(explore(window).rankingView()->hasData());
    CHECK(window.windowTitle().contains(QStringLiteral("LayoutLM")));
    CHECK_FALSE(window.isWindowModified());
    CHECK(window.inspector()->factTree()->topLevelItemCount() > 3);
    CHECK(window.inspector()->explainText().contains(QStringLiteral("inf1.2xlarge")));
    // The published experiment: 6 instances, 2.172 USD a million.
    const auto best = started.session().data().answer->cheapest;
    REQUIRE(best);
    CHECK(started.session().results()->value(*best, Metric::instances) == 6.0);
    CHECK_THAT(
        *started.session().results()->value(*best, Metric::usdPerMillion), Catch::Matchers::WithinRel(2.172, 1e-3));
}

TEST_CASE("a selection in one view is the selection of all", "[window][selection]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    const Results &results = *started.session().results();
    std::size_t other = 0;
    while (started.session().selection().current() == results.candidate(other)
        || results.standing(other) == Standing::noAnswer)
        ++other;
    const qint64 key = candidateKey(results.candidate(other));
    page.tableView()->setCurrentKey(key);
    REQUIRE(started.session().selection().current());
    CHECK(candidateKey(*started.session().selection().current()) == key);
    CHECK(page.scatterView()->selection().contains(key));
    CHECK(window.inspector()->factTree()->topLevelItemCount() > 0);
    emit page.scatterView()->selectionChanged(
        {candidateKey(results.candidate(*started.session().data().answer->cheapest))});
    CHECK(page.tableView()->selectedKeys().contains(
        candidateKey(results.candidate(*started.session().data().answer->cheapest))));
}

TEST_CASE("a pin is a change of the scenario", "[window][pins]")
{
    Started started;
    MainWindow &window = started.start();
    const auto before = started.session().scenario().pinned;
    const Candidate candidate = started.session().results()->candidate(0);
    started.session().setSelection({{candidate}, Metric::usdPerMillion});
    window.action(QStringLiteral("pin"))->trigger();
    CHECK(started.session().scenario().pinned.size() == before.size() + 1);
    CHECK(pinnedKeys(started.session().data()).contains(candidateKey(candidate)));
    window.action(QStringLiteral("pin"))->trigger();
    CHECK(started.session().scenario().pinned == before);
    window.action(QStringLiteral("clear_pins"))->trigger();
    CHECK(started.session().scenario().pinned.empty());
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().scenario().pinned == before);
}

TEST_CASE("the palette finds actions, instances, regions and models", "[window][palette]")
{
    Started started;
    MainWindow &window = started.start();
    CommandPalette *palette = window.openPalette();
    REQUIRE(palette->isVisible());
    QTest::keyClicks(palette->edit(), QStringLiteral("g5.xlarge"));
    REQUIRE(palette->list()->count() > 0);
    CHECK(palette->list()->item(0)->text().contains(QStringLiteral("g5.xlarge")));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    REQUIRE(started.session().selection().current());
    CHECK(started.session().snapshot()->types[started.session().selection().current()->type].name == "g5.xlarge");
    window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("eu-west-1"));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    CHECK(started.session().scenario().regions == std::vector<std::string>{"eu-west-1"});
    window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("dark action"));
    CHECK(palette->list()->count() == 1);
    QTest::keyClick(palette->edit(), Qt::Key_Escape);
    CHECK_FALSE(palette->isVisible());
    window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("zzzzzz"));
    CHECK(palette->list()->count() == 0);
    const QList<QLabel *> words = palette->findChildren<QLabel *>();
    CHECK(
        std::ranges::any_of(words, [](const QLabel *label) { return label->isVisible() && !label->text().isEmpty(); }));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    palette->close();
}

TEST_CASE("the palette finds an accelerator by what is asked of it", "[window][palette]")
{
    Started started;
    MainWindow &window = started.start();
    CommandPalette *palette = window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("A10G watts"));
    REQUIRE(palette->list()->count() == 1);
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    REQUIRE(started.session().selection().current());
    const Snapshot &snapshot = *started.session().snapshot();
    const InstanceType &shown = snapshot.types[started.session().selection().current()->type];
    CHECK(snapshot.accelerators[shown.accelerator].name == "A10G");
    CHECK(shown.name == "g5.xlarge"); // the smallest that has it
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->filterBar()->edit()->text()
        == QStringLiteral("accelerator = 'A10G'"));
    // The watts themselves are in sight.
    const auto *facts = window.findChild<InspectorPanel *>()->factTree();
    REQUIRE(facts->currentItem());
    CHECK(facts->currentItem()->text(0) == QStringLiteral("Power at full load"));
    CHECK(facts->viewport()->rect().intersects(facts->visualItemRect(facts->currentItem())));
}

TEST_CASE("theme and language change while the program runs", "[window]")
{
    Started started;
    MainWindow &window = started.start();
    window.action(QStringLiteral("theme_dark"))->trigger();
    CHECK(Theme::instance().isDark());
    window.action(QStringLiteral("theme_light"))->trigger();
    CHECK_FALSE(Theme::instance().isDark());
    const QPointer<MainWindow> old(&window);
    window.action(QStringLiteral("language_de"))->trigger();
    REQUIRE(until([&] { return old.isNull() && started.app->window(); }));
    CHECK(started.app->window()->isVisible());
    CHECK(started.session().results());
    CHECK(explore(*started.app->window()).visibleRows() > 0);
    const QPointer<MainWindow> german(started.app->window());
    german->action(QStringLiteral("language_en"))->trigger();
    REQUIRE(until([&] { return german.isNull() && started.app->window(); }));
}

TEST_CASE("docks that were closed come back with Reset layout", "[window]")
{
    Started started;
    MainWindow &window = started.start();
    window.dock(QStringLiteral("workload"))->close();
    window.dock(QStringLiteral("inspector"))->setFloating(true);
    window.action(QStringLiteral("reset_layout"))->trigger();
    CHECK(window.dock(QStringLiteral("workload"))->isVisible());
    CHECK_FALSE(window.dock(QStringLiteral("inspector"))->isFloating());
}

TEST_CASE("help opens the page of the view", "[window][help]")
{
    Started started;
    MainWindow &window = started.start();
    HelpWindow *help = window.openHelp(QStringLiteral("inspector"));
    CHECK(help->isVisible());
    CHECK(help->currentPage() == QStringLiteral("inspector"));
    CHECK(help->shownText().contains(QStringLiteral("Explain")));
    window.showPage(QStringLiteral("explore"));
    help = window.openHelp();
    CHECK(help->currentPage() == QStringLiteral("explore"));
}

TEST_CASE("closing the window during a job ends well", "[window]")
{
    Started started;
    MainWindow &window = started.start();
    bool done = false;
    started.app->jobs().run<int>(
        &window, QStringLiteral("long"),
        [](const ProgressFn &p) {
            while (p(0.1)) { }
            return 1;
        },
        [&](int) { done = true; });
    CHECK(window.close());
    started.app.reset();
    CHECK_FALSE(done);
}

TEST_CASE("no page hides behind scroll arrows, in any language at 1024 pixels", "[window][language]")
{
    for (const char *language : test::languageIds({"pseudo"})) {
        Started started;
        started.options.language = QString::fromLatin1(language);
        MainWindow &window = started.start();
        auto *tabs = window.findChild<PageTabs *>();
        REQUIRE(tabs);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 680)}) {
            window.resize(size);
            window.sizeDocks();
            settle();
            for (int i = 0; i < tabs->count(); ++i) {
                QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(i).center());
                INFO(language << ' ' << size.width() << " tab " << i);
                CHECK(tabs->currentIndex() == i);
                CHECK(tabs->tabBar()->tabText(i) == tabs->title(i)); // the current one says its name
                for (int k = 0; k < tabs->count(); ++k) {
                    CHECK(tabs->tabBar()->tabRect(k).right() <= tabs->tabBar()->width());
                    CHECK((!tabs->tabBar()->tabText(k).isEmpty()
                        || (tabs->tabBar()->tabToolTip(k) == tabs->title(k) && !tabs->tabBar()->tabIcon(k).isNull())));
                }
            }
        }
        started.app.reset();
        setUiLanguage(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
}
