// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A calm window: nothing moves that nobody moved, docks come when they are asked for, texts lie over nothing.
#include "app/state/files.h"
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "tests/support/translations.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/inspector/slide_in.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/start_strip.h"
#include "views/words/translations.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// As a person finds it at the first start.
struct FirstStart {
    Started started;
    MainWindow &window;

    explicit FirstStart(const char *language = "en")
        : window(start(language))
    {
    }
    MainWindow &start(const char *language = "en")
    {
        started.options.language = QLatin1String(language);
        started.options.preset.clear();
        started.begun = false;
        started.docksGiveWay = true;
        MainWindow &made = started.start();
        made.limitSize(QSize(1920, 1080));
        ready(made);
        return made;
    }
    void ready(MainWindow &made)
    {
        REQUIRE(until([&] { return started.session().results() && !made.isBusy(); }, 60'000));
        settle();
    }
    void resize(int width, int height)
    {
        window.resize(width, height);
        settle();
    }
    ExplorePage &explore() { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }
    DataTableView &table() { return *explore().tableView(); }
    bool shows(const char *id) const { return window.dock(QLatin1String(id))->isVisible(); }
    void page(const char *id)
    {
        window.showPage(QLatin1String(id));
        settle();
    }
    void clickRow(int row)
    {
        const QRect cell = table().visualRect(table().table()->index(row, 1));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cell.center());
        settle();
    }
    void set(const std::function<void(Scenario &)> &change)
    {
        Scenario next = started.session().scenario();
        change(next);
        started.session().edit(next, QStringLiteral("test"));
        ready(window);
    }
};

} // namespace

TEST_CASE("the first start asks what a chat model costs to serve, at the newest prices", "[window][calm]")
{
    FirstStart s;
    s.resize(1440, 900);
    CHECK(s.started.session().scenario().preset == "llama31-8b-chat");
    CHECK_FALSE(s.started.session().scenario().asOf);
    CHECK_FALSE(s.window.isWindowModified());
    CHECK(s.shows("workload"));
    CHECK_FALSE(s.shows("inspector"));
    CHECK_FALSE(s.shows("quality"));
    CHECK(s.explore().answerText().startsWith(QStringLiteral("Cheapest: ")));
}

TEST_CASE("at 1024 x 680 the table has room for rows, and nothing moves while a value changes", "[window][calm]")
{
    FirstStart s;
    s.resize(1024, 680);
    REQUIRE(s.window.size() == QSize(1024, 680));
    const QRect seen = s.table().viewport()->rect();
    int rows = 0;
    const int cost = s.table().table()->columnOf(QStringLiteral("usd_per_million"));
    REQUIRE(cost >= 0);
    for (int row = 0; row < s.table().table()->rowCount(); ++row)
        rows += seen.contains(s.table().visualRect(s.table().table()->index(row, cost))) ? 1 : 0;
    CHECK(rows >= 6);
    const auto places = [&] {
        QList<QRect> all;
        for (QWidget *each :
            {static_cast<QWidget *>(&s.table()), s.explore().findChild<QWidget *>(QStringLiteral("filter_bar")),
                s.explore().findChild<QWidget *>(QStringLiteral("answer_more")),
                s.explore().findChild<QWidget *>(QStringLiteral("cost_carbon"))})
            all << QRect(each->mapTo(&s.window, QPoint()), each->size());
        return all;
    };
    for (const int width : {1024, 1440}) {
        s.resize(width, 680);
        const QList<QRect> before = places();
        QSet<QString> answers;
        Scenario first = s.started.session().scenario();
        for (const double times : {0.1, 3.0, 40.0}) {
            s.set([&](Scenario &next) { next.llm.outputTokensPerHour = first.llm.outputTokensPerHour * times; });
            answers.insert(s.explore().answerText());
            INFO(width << ' ' << times);
            CHECK(places() == before);
        }
        s.set([](Scenario &next) { next.budgetUsd = 1e-9; }); // nothing qualifies
        answers.insert(s.explore().answerText());
        CHECK(places() == before);
        CHECK(answers.size() == 4);
        while (writeScenario(s.started.session().scenario()) != writeScenario(first))
            s.started.session().undoStack()->undo();
        s.ready(s.window);
    }
}

TEST_CASE("what the headline has no room for is a click away", "[window][calm]")
{
    FirstStart s;
    s.resize(1024, 680);
    const auto *more = s.explore().findChild<Headline *>(QStringLiteral("answer_more"));
    REQUIRE(more->isElided());
    CHECK(more->toolTip().contains(more->sentence().right(20)));
    auto *button = s.explore().findChild<QToolButton *>(QStringLiteral("answer_whole"));
    REQUIRE(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QString shown;
    auto *popup = s.explore().findChild<QWidget *>(QStringLiteral("whole_answer"));
    REQUIRE(popup);
    for (const Headline *each : popup->findChildren<Headline *>()) {
        shown += each->sentence() + QLatin1Char(' ');
        CHECK(each->height() >= each->heightForWidth(each->width()));
        CHECK_FALSE(each->isElided());
    }
    CHECK(shown.startsWith(s.explore().answerText()));
    QTest::keyClick(popup, Qt::Key_Escape);
    CHECK_FALSE(popup->isVisible());
}

TEST_CASE("the inspector comes with a selection, goes with Esc, and stays when pinned", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    const int wide = s.window.centralWidget()->width();
    s.set([](Scenario &next) { next.llm.outputTokensPerHour *= 2; }); // an answer is no selection
    CHECK_FALSE(s.shows("inspector"));
    s.clickRow(2);
    CHECK(s.shows("inspector"));
    CHECK(s.window.centralWidget()->width() < wide);
    QWidget *dock = s.window.dock(QStringLiteral("inspector"));
    QTest::keyClick(&s.table(), Qt::Key_Escape);
    CHECK_FALSE(s.shows("inspector"));
    s.clickRow(3);
    REQUIRE(s.shows("inspector"));
    QTest::keyClick(s.window.inspector()->factTree(), Qt::Key_Escape);
    settle();
    CHECK_FALSE(s.shows("inspector"));
    s.clickRow(1);
    REQUIRE(s.shows("inspector"));
    auto *pin = dock->findChild<QToolButton *>(QStringLiteral("pin_inspector"));
    REQUIRE(pin->isVisible());
    CHECK(dock->rect().contains(pin->geometry()));
    const auto *floating = dock->findChild<QWidget *>(QStringLiteral("qt_dockwidget_floatbutton"));
    REQUIRE(floating);
    CHECK_FALSE(pin->geometry().intersects(floating->geometry()));
    QTest::mouseClick(pin, Qt::LeftButton);
    QTest::keyClick(&s.table(), Qt::Key_Escape);
    CHECK(s.shows("inspector"));
    // Closed by hand it does not come back with every row.
    s.window.dock(QStringLiteral("inspector"))->close();
    settle();
    s.clickRow(3);
    CHECK_FALSE(s.shows("inspector"));
    s.window.action(QStringLiteral("dock_inspector"))->trigger();
    settle();
    CHECK(s.shows("inspector"));
    // The pin is kept.
    s.window.keepState();
    s.started.app.reset();
    MainWindow &again = s.start();
    CHECK(again.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(again.findChild<QToolButton *>(QStringLiteral("pin_inspector"))->isChecked());
}

TEST_CASE("pages that ask nothing of the scenario stand without its dock", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    for (const PageEntry &entry : pageEntries()) {
        s.page(entry.id);
        INFO(entry.id);
        CHECK(s.shows("workload") == entry.usesWorkload);
    }
    s.window.action(QStringLiteral("dock_workload"))->trigger(); // ... unless somebody wants it there
    settle();
    CHECK(s.shows("workload"));
    s.page("explore");
    CHECK(s.shows("workload"));
    s.page("guide");
    CHECK_FALSE(s.shows("workload"));
    s.page("explore");
    s.window.action(QStringLiteral("dock_workload"))->trigger();
    settle();
    s.page("place");
    s.page("charts");
    CHECK_FALSE(s.shows("workload")); // closed by hand
}

TEST_CASE("below 1200 pixels docks are icons, one of them open at a time", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    auto *rail = s.window.findChild<QToolBar *>(QStringLiteral("rail"));
    REQUIRE(rail);
    CHECK_FALSE(rail->isVisible());
    s.resize(1024, 680);
    CHECK(rail->isVisible());
    CHECK_FALSE(s.shows("workload"));
    const auto press = [&](int number) {
        QList<QToolButton *> buttons = rail->findChildren<QToolButton *>();
        buttons.removeIf([](const QToolButton *each) { return each->accessibleName().isEmpty(); });
        QTest::mouseClick(buttons.at(number), Qt::LeftButton);
        settle();
        return buttons.at(number)->isChecked();
    };
    CHECK(press(0));
    CHECK(s.shows("workload"));
    s.clickRow(1); // does not push aside what was opened
    CHECK(s.shows("workload"));
    CHECK_FALSE(s.shows("inspector"));
    CHECK_FALSE(press(0));
    CHECK_FALSE(s.shows("workload"));
    s.clickRow(2);
    CHECK(s.shows("inspector"));
    CHECK(press(0));
    CHECK_FALSE(s.shows("inspector"));
    s.resize(1440, 900);
    CHECK(s.shows("workload"));
    CHECK_FALSE(rail->isVisible());
}

TEST_CASE("a message lies over the page and pushes nothing", "[window][calm]")
{
    FirstStart s;
    const QRect before = s.explore().geometry();
    const int height = s.table().height();
    s.window.messages()->add(QStringLiteral("A message of some length. ").repeated(12));
    settle();
    REQUIRE(s.window.messages()->isVisible());
    CHECK(s.explore().geometry() == before);
    CHECK(s.table().height() == height);
    const auto fits = [&] {
        const MessageBar &bar = *s.window.messages();
        const QLabel *words = bar.findChild<QLabel *>();
        return bar.parentWidget()->rect().contains(bar.geometry())
            && words->height() >= words->heightForWidth(words->width());
    };
    CHECK(fits());
    s.resize(1024, 680);
    CHECK(fits());
    s.window.messages()->clear();
}

TEST_CASE("a message of the status line and the counts beside it do not lie over each other", "[window][calm][status]")
{
    FirstStart s;
    QToolButton *quality = nullptr;
    for (QToolButton *each : s.window.statusBar()->findChildren<QToolButton *>())
        if (each->accessibleName() == QStringLiteral("Data quality"))
            quality = each;
    REQUIRE(quality);
    REQUIRE(until([&] { return quality->isVisible(); }));
    s.window.statusBar()->showMessage(QStringLiteral("Saved"), 60'000);
    CHECK_FALSE(quality->isVisible());
    s.started.session().setSnapshot(s.started.session().snapshot()); // counted anew
    REQUIRE(until([&] { return !s.window.isBusy(); }, 60'000));
    settle();
    CHECK_FALSE(quality->isVisible());
    s.window.statusBar()->clearMessage();
    CHECK(quality->isVisible());
}

TEST_CASE("a preset begins with its own best: selection, order and place in the table", "[window][calm]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.table().setSort({{QStringLiteral("instance_type"), Qt::DescendingOrder}});
    const int rows = s.table().table()->rowCount();
    s.table().setCurrentKey(s.table().table()->keyOf(rows - 1));
    s.table().scrollToBottom();
    settle();
    const auto before = s.started.session().selection();
    REQUIRE(before.current());
    s.window.openPreset(QStringLiteral("llama33-70b-chat"));
    if (s.started.session().scenario().preset != "llama33-70b-chat")
        s.window.openPreset(QStringLiteral("llama3-8b-chat"));
    s.ready(s.window);
    const auto begins = [&] {
        const auto best = s.started.session().data().answer->cheapest;
        REQUIRE(best);
        const Candidate first = s.started.session().results()->candidate(*best);
        CHECK(s.started.session().selection().candidates == std::vector<Candidate>{first});
        CHECK(s.table().table()->keyOf(0) == candidateKey(first));
        CHECK(s.table().selectedKeys() == QSet<qint64>{candidateKey(first)});
        CHECK(s.table().verticalScrollBar()->value() == 0);
    };
    begins();
    s.started.session().undoStack()->undo();
    s.ready(s.window);
    begins();
    // A change of the same document leaves order and selection.
    s.table().setSort({{QStringLiteral("instance_type"), Qt::AscendingOrder}});
    s.set([](Scenario &next) { next.llm.outputTokensPerHour *= 1.5; });
    CHECK(s.table().table()->sortKeys().front().column == QStringLiteral("instance_type"));
}

TEST_CASE("a later start opens the scenario of the last one, and its page", "[window][calm]")
{
    FirstStart s;
    const auto restart = [&](const char *page) -> MainWindow & {
        s.window.showPage(QLatin1String(page));
        REQUIRE(s.window.close());
        s.started.app.reset();
        return s.start();
    };
    SECTION("a preset")
    {
        s.window.openPreset(QStringLiteral("hpc-fp64"));
        s.ready(s.window);
        s.started.session().setDocument(s.started.session().scenario(), {});
        MainWindow &again = restart("charts");
        CHECK(s.started.session().scenario().preset == "hpc-fp64");
        CHECK(again.currentPage() == QStringLiteral("charts"));
        CHECK_FALSE(again.isWindowModified());
    }
    SECTION("a file, as it is now")
    {
        const QString path = s.started.folder.filePath(QStringLiteral("mine.wattfare"));
        REQUIRE(s.window.saveTo(path));
        Scenario changed = s.started.session().scenario();
        changed.title = "from elsewhere";
        REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(changed))));
        restart("explore");
        CHECK(s.started.session().path() == path);
        CHECK(s.started.session().scenario().title == "from elsewhere");
        CHECK_FALSE(s.started.session().isModified());
    }
    SECTION("a file that has gone: what it held")
    {
        const QString path = s.started.folder.filePath(QStringLiteral("gone.wattfare"));
        Scenario mine = s.started.session().scenario();
        mine.title = "mine";
        s.started.session().edit(mine, QStringLiteral("title"));
        REQUIRE(s.window.saveTo(path));
        s.window.keepState();
        REQUIRE(QFile::remove(path));
        restart("explore");
        CHECK(s.started.session().scenario().title == "mine");
    }
}

TEST_CASE("what was selected is so again at the next start, with the inspector that showed it", "[window][calm]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.clickRow(4);
    s.clickRow(2);
    const Selection before = s.started.session().selection();
    REQUIRE(before.candidates.size() == 1);
    const auto best = s.started.session().data().answer->cheapest;
    REQUIRE(before.current() != s.started.session().results()->candidate(*best));
    REQUIRE(s.shows("inspector"));
    const auto restart = [&] {
        s.started.app->window()->keepState();
        s.started.app.reset();
        MainWindow &again = s.started.start();
        again.limitSize(QSize(1920, 1080));
        s.ready(again);
        return &again;
    };
    MainWindow *again = restart();
    CHECK(s.started.session().selection() == before);
    CHECK(again->dock(QStringLiteral("inspector"))->isVisible());
    again->hideInspector();
    again = restart();
    CHECK(s.started.session().selection() == before);
    CHECK_FALSE(again->dock(QStringLiteral("inspector"))->isVisible());
    // A type that the catalogue no longer has is not selected.
    s.started.app->settings().setPageState(QStringLiteral("scenario"),
        {{QStringLiteral("preset"), QStringLiteral("layoutlm")},
            {QStringLiteral("selected"), QJsonArray{QStringLiteral("zz9.huge@us-east-1/on-demand"), 7}},
            {QStringLiteral("metric"), QStringLiteral("nonsense")}});
    s.started.app.reset();
    s.ready(s.started.start());
    CHECK(s.started.session().scenario().preset == "layoutlm");
    CHECK(s.started.session().selection().current());
}

TEST_CASE("a preset closes the inspector of what was selected before it, unless it is pinned", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.clickRow(2);
    REQUIRE(s.shows("inspector"));
    s.window.workload()->setFocus();
    s.window.openPreset(QStringLiteral("layoutlm"));
    s.ready(s.window);
    CHECK_FALSE(s.shows("inspector"));
    s.clickRow(0);
    REQUIRE(s.shows("inspector"));
    s.window.findChild<QToolButton *>(QStringLiteral("pin_inspector"))->click();
    QTreeWidget *facts = s.window.inspector()->factTree();
    facts->scrollToBottom();
    facts->setCurrentItem(facts->topLevelItem(facts->topLevelItemCount() - 1));
    REQUIRE(facts->verticalScrollBar()->value() > 0);
    s.window.openPreset(QStringLiteral("llama31-8b-chat"));
    s.ready(s.window);
    CHECK(s.shows("inspector"));
    CHECK(facts->verticalScrollBar()->value() == 0);
}

TEST_CASE("the inspector slides in over what is laid out already, and gives way to the person", "[window][calm][docks]")
{
    QWidget window;
    window.resize(400, 300);
    QWidget dock(&window);
    dock.setGeometry(200, 0, 200, 300);
    dock.setAutoFillBackground(true);
    dock.setPalette(QPalette(Qt::red));
    window.show();
    CHECK_FALSE(SlideIn::isWanted(window)); // of no use where nobody looks
    QPixmap before(200, 300);
    before.fill(Qt::blue);
    const auto slide = [&] { return QPointer<QWidget>(new SlideIn(&dock, before, dock.pos())); };
    const auto seen = [&](const QPoint &place) { return window.grab().toImage().pixelColor(place); };
    const QRect place = dock.geometry();
    QPointer<QWidget> over = slide();
    CHECK(over->geometry() == place);
    CHECK(over->testAttribute(Qt::WA_TransparentForMouseEvents));
    CHECK(seen({210, 100}) == QColor(Qt::blue)); // what stood there
    REQUIRE(until([&] { return !over; }, 5'000));
    CHECK(seen({210, 100}) == dock.palette().color(QPalette::Window));
    CHECK(dock.geometry() == place);
    over = slide();
    dock.resize(150, 300); // dragged meanwhile
    CHECK(over->isHidden());
    REQUIRE(until([&] { return !over; }, 5'000));
    over = slide();
    QTest::mouseClick(&dock, Qt::LeftButton);
    CHECK(over->isHidden());
    over = slide();
    dock.hide();
    CHECK(over->isHidden());
}

TEST_CASE("the data quality dock opens with rows in it", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.window.dock(QStringLiteral("quality"))->show();
    settle();
    CHECK(s.window.dock(QStringLiteral("quality"))->height() > s.window.height() / 5);
    s.resize(1024, 680); // what somebody opened stays
    CHECK(s.shows("quality"));
    s.window.dock(QStringLiteral("quality"))->hide();
    settle();
    s.window.dock(QStringLiteral("quality"))->show();
    settle();
    CHECK(s.shows("quality"));
    CHECK_FALSE(s.shows("workload"));
}

TEST_CASE("Tab goes through Explore as the eye does", "[window][calm]")
{
    FirstStart s;
    QStringList order;
    QWidget *now = s.explore().findChild<QWidget *>(QStringLiteral("answer_whole"));
    for (int i = 0; i < 60 && order.size() < 5; ++i) {
        now = now->nextInFocusChain();
        for (const char *name : {"without_answer", "filter_bar", "own_columns", "candidates", "cost_carbon"})
            if (now->objectName() == QLatin1String(name)
                || (now->parentWidget() && now->parentWidget()->objectName() == QLatin1String(name)
                    && now->focusPolicy() != Qt::NoFocus))
                if (!order.contains(QLatin1String(name)))
                    order << QLatin1String(name);
    }
    CHECK(order.join(QLatin1Char(' ')).toStdString() == "without_answer filter_bar own_columns candidates cost_carbon");
}

TEST_CASE("a selection keeps its way of buying when the list of them changes", "[window][calm]")
{
    FirstStart s;
    s.set([](Scenario &next) {
        next.purchase.resize(2);
        next.purchase[1].kind = PurchaseKind::spot;
    });
    Candidate spot = s.started.session().results()->candidate(0);
    spot.option = 1;
    s.started.session().setSelection({{spot}, Metric::usdPerMillion});
    s.started.session().undoStack()->undo();
    s.ready(s.window);
    for (const Candidate &each : s.started.session().selection().candidates)
        CHECK(each.option < s.started.session().scenario().purchase.size());
    REQUIRE(s.started.session().selection().current()); // the cheapest, then
    s.set([](Scenario &next) {
        next.purchase.resize(2);
        next.purchase[1] = next.purchase[0];
        next.purchase[0].kind = PurchaseKind::spot;
    });
    CHECK(s.started.session().selection().current()->option == 1);
}

TEST_CASE("letters grow and shrink by Ctrl+plus and minus, and keep their size", "[window][calm][zoom]")
{
    FirstStart s;
    const auto height = [&] {
        return static_cast<ExplorePage *>(s.started.app->window()->page(QStringLiteral("explore")))
            ->tableView()
            ->fontMetrics()
            .height();
    };
    const auto renewed = [&](const std::function<void(MainWindow &)> &change) {
        const QPointer<MainWindow> before(s.started.app->window());
        change(*before);
        REQUIRE(until([&] { return before.isNull() && s.started.app->window(); }, 60'000));
        s.ready(*s.started.app->window());
    };
    const auto trigger
        = [&](const char *id) { renewed([id](MainWindow &window) { window.action(QLatin1String(id))->trigger(); }); };
    const int first = height();
    trigger("zoom_in");
    CHECK(s.started.app->settings().zoom() == 110);
    CHECK(height() > first);
    trigger("zoom_reset");
    CHECK(height() == first);
    trigger("zoom_out");
    CHECK(height() < first);
    for (const int percent : {200, 80}) {
        renewed([&](MainWindow &) { s.started.app->settings().setZoom(percent == 200 ? 600 : 1); }); // within the range
        CHECK(s.started.app->settings().zoom() == percent);
        CHECK((height() > first * 18 / 10) == (percent == 200));
    }
    s.started.app->settings().sync();
    CHECK(Settings(s.started.options.settingsFile).zoom() == 80);
    trigger("zoom_reset");
}

TEST_CASE("the workload is as wide as it was when its letters are small again", "[window][calm][zoom][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    const QString workload = QStringLiteral("workload");
    s.window.resizeDocks({s.window.dock(workload)}, {300}, Qt::Horizontal);
    settle();
    const int width = s.window.dock(workload)->width();
    const auto renewed = [&](int zoom) -> MainWindow & {
        const QPointer<MainWindow> before(s.started.app->window());
        s.started.app->settings().setZoom(zoom);
        REQUIRE(until([&] { return before.isNull() && s.started.app->window(); }, 60'000));
        MainWindow &made = *s.started.app->window();
        made.limitSize(QSize(1920, 1080));
        made.resize(1440, 900);
        s.ready(made);
        return made;
    };
    MainWindow &large = renewed(200);
    if (!large.dock(workload)->isVisible())
        large.action(QStringLiteral("dock_workload"))->trigger();
    settle();
    CHECK(large.dock(workload)->width() > width);
    MainWindow &again = renewed(100);
    REQUIRE(until([&] { return again.dock(workload)->isVisible(); }));
    CHECK(until([&] { return std::abs(again.dock(workload)->width() - width) <= 2; }));
}

TEST_CASE("F6 walks through the parts of the window, and back", "[window][calm][keys]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&s.window));
    s.clickRow(1); // opens the inspector
    REQUIRE((s.shows("workload") && s.shows("inspector")));
    const QList<QWidget *> panes{s.window.dock(QStringLiteral("workload")), s.window.page(QStringLiteral("explore")),
        s.window.dock(QStringLiteral("inspector")), s.window.findChild<PageTabs *>()->tabBar()};
    const auto isIn = [](const QWidget *pane) {
        const QWidget *focus = QApplication::focusWidget();
        return focus && (focus == pane || pane->isAncestorOf(focus));
    };
    s.table().setFocus();
    for (const int at : {2, 3, 0, 1}) {
        INFO(at);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        CHECK(isIn(panes[at]));
    }
    CHECK(s.table().hasFocus()); // where it was left
    for (const int at : {0, 3, 2, 1}) {
        INFO(at);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        CHECK(isIn(panes[at]));
    }
}

TEST_CASE("what is marked as changed is the same at another zoom", "[window][calm][zoom]")
{
    FirstStart s;
    Scenario own = s.started.session().scenario(); // of no preset: against the document as it was opened
    own.preset.clear();
    own.inference.demandPerHour = 12'345;
    s.started.session().setDocument(own, {});
    Scenario changed = own;
    changed.includeEstimates = !own.includeEstimates;
    s.started.session().edit(changed, QStringLiteral("test"));
    const QPointer<MainWindow> before(&s.window);
    s.started.app->settings().setZoom(200);
    REQUIRE(until([&] { return before.isNull() && s.started.app->window(); }, 60'000));
    const Scenario &opened = s.started.app->window()->workload()->opened();
    CHECK(opened.inference.demandPerHour == own.inference.demandPerHour);
    CHECK(opened.includeEstimates == own.includeEstimates);
    s.started.app->settings().setZoom(100);
}

TEST_CASE("cards of the first start lead to what one may begin with, in every language", "[window][calm][language]")
{
    for (const char *language : test::languageIds({"pseudo"})) {
        FirstStart s(language);
        INFO(language);
        auto *strip = s.window.findChild<StartStrip *>();
        REQUIRE(strip);
        CHECK(strip->isVisible());
        for (const int width : {1440, 1024}) {
            s.resize(width, 680);
            CHECK(s.window.width() == width);
            int cards = 0;
            for (const QAbstractButton *each : strip->findChildren<QAbstractButton *>()) {
                if (!each->objectName().startsWith(QLatin1String("start-")))
                    continue;
                ++cards;
                INFO(width << ' ' << each->accessibleName().toStdString());
                CHECK(strip->rect().contains(each->geometry()));
                int longest = 0; // of its words, beside the picture
                for (const QString &word : each->accessibleName().split(QLatin1Char(' ')))
                    longest = std::max(longest, QFontMetrics(uiFont(TypeSize::caption)).horizontalAdvance(word));
                CHECK((std::string_view(language) == "pseudo" || each->width() >= longest + 40));
                CHECK_FALSE(each->icon().isNull());
            }
            CHECK(cards == 7);
        }
        s.started.app.reset();
        setUiLanguage(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
}

TEST_CASE("cards in little room leave their words whole, in more rows", "[window][calm]")
{
    FirstStart s;
    StartStrip alone;
    for (const int width : {1000, 600, 400, 240}) {
        alone.setFixedWidth(width);
        alone.show();
        settle();
        alone.resize(width, alone.sizeHint().height());
        settle();
        QSet<int> rows;
        for (const QAbstractButton *each : alone.findChildren<QAbstractButton *>()) {
            if (!each->objectName().startsWith(QLatin1String("start-")))
                continue;
            INFO(width << ' ' << each->accessibleName().toStdString());
            rows.insert(each->y());
            CHECK(alone.rect().contains(each->geometry()));
            for (const QString &word : each->accessibleName().split(QLatin1Char(' ')))
                CHECK(each->width() > QFontMetrics(uiFont(TypeSize::caption)).horizontalAdvance(word) + 8);
        }
        CHECK((rows.size() == 1) == (width >= 1000));
    }
}

TEST_CASE("a card begins what it says, and the cards come back from the Help menu", "[window][calm]")
{
    FirstStart s;
    auto *strip = s.window.findChild<StartStrip *>();
    const auto press = [&](const char *name) {
        if (strip->isHidden())
            s.window.action(QStringLiteral("start_strip"))->trigger();
        settle();
        REQUIRE(strip->isVisible());
        QTest::mouseClick(strip->findChild<QAbstractButton *>(QLatin1String(name)), Qt::LeftButton);
        settle();
        CHECK_FALSE(strip->isVisible());
    };
    press("start-place");
    CHECK(s.window.currentPage() == QStringLiteral("place"));
    for (const auto &[card, preset] :
        {std::pair("start-llm", "llama31-8b-chat"), std::pair("start-model", "resnet50-images"),
            std::pair("start-train", "train-7b"), std::pair("start-hpc", "hpc-fp64")}) {
        press(card);
        CHECK(s.started.session().scenario().preset == preset);
        CHECK(s.window.currentPage() == QStringLiteral("explore"));
    }
    s.ready(s.window);
    press("start-claims");
    CHECK(s.window.currentPage() == QStringLiteral("claims"));
    s.window.action(QStringLiteral("start_strip"))->trigger();
    QTest::mouseClick(strip->findChild<QToolButton *>(QStringLiteral("close_start")), Qt::LeftButton);
    CHECK_FALSE(strip->isVisible());
    s.window.keepState();
    s.started.session().setDocument(s.started.session().scenario(), {});
    s.started.app.reset();
    MainWindow &again = s.start();
    CHECK_FALSE(again.findChild<StartStrip *>()->isVisible()); // closed once is closed
}

TEST_CASE("the tabs of the pages stay where they are when docks come and go", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    const QTabBar *tabs = s.window.findChild<PageTabs *>()->tabBar();
    const auto places = [&] {
        QList<QRect> all;
        for (int i = 0; i < tabs->count(); ++i)
            all << tabs->tabRect(i).translated(tabs->mapTo(&s.window, QPoint()));
        return all;
    };
    const QList<QRect> before = places();
    for (const PageEntry &entry : pageEntries()) {
        s.page(entry.id);
        INFO(entry.id);
        CHECK(places() == before);
    }
    s.page("explore");
    s.clickRow(2);
    REQUIRE(s.shows("inspector"));
    CHECK(places() == before);
    QTest::keyClick(&s.table(), Qt::Key_Tab, Qt::ControlModifier);
    CHECK(s.window.currentPage() == QLatin1String(pageEntries()[1].id));
}

TEST_CASE(
    "with letters of twice the size table or chart has the room, and icons stand for the docks", "[window][calm][zoom]")
{
    FirstStart s;
    s.resize(1440, 900);
    QTabBar *parts = s.explore().findChild<QTabBar *>(QStringLiteral("explore_parts"));
    REQUIRE(parts);
    CHECK_FALSE(parts->isVisible());
    CHECK((s.table().isVisible() && s.explore().scatterView()->isVisible()));
    s.started.app->settings().setZoom(200);
    REQUIRE(until([&] { return s.started.app->window() != &s.window; })); // made anew
    MainWindow &large = *s.started.app->window();
    large.limitSize(QSize(1920, 1080));
    large.resize(1440, 900);
    s.ready(large);
    auto &explore = *static_cast<ExplorePage *>(large.page(QStringLiteral("explore")));
    DataTableView &table = *explore.tableView();
    CHECK(large.findChild<QToolBar *>(QStringLiteral("rail"))->isVisible());
    CHECK_FALSE(large.dock(QStringLiteral("workload"))->isVisible());
    parts = explore.findChild<QTabBar *>(QStringLiteral("explore_parts"));
    REQUIRE(parts->isVisible());
    const int line = explore.fontMetrics().height();
    const QList<QWidget *> shown{&table, explore.scatterView(), explore.rankingView()};
    for (int part = 0; part < 3; ++part) {
        parts->setCurrentIndex(part);
        settle();
        for (int other = 0; other < 3; ++other)
            CHECK(shown[other]->isVisible() == (other == part));
        CHECK(shown[part]->height() >= 12 * line);
    }
    parts->setCurrentIndex(0);
    settle();
    QFont bold = table.horizontalHeader()->font();
    bold.setWeight(QFont::DemiBold);
    for (int v = 0; v < table.horizontalHeader()->count(); ++v) { // no title of a number is cut
        const int c = table.horizontalHeader()->logicalIndex(v);
        if (table.isColumnHidden(c) || table.table()->column(c).kind != TableColumn::Kind::number)
            continue;
        const QString title = table.table()->headerData(c, Qt::Horizontal).toString();
        INFO(title.toStdString());
        CHECK(QFontMetrics(bold).horizontalAdvance(title) <= table.columnWidth(c));
    }
    s.started.app->settings().setZoom(100);
}

TEST_CASE("docks fold at 1200 pixels of letters at 100 %, and take no more than their share", "[window][calm][docks]")
{
    FirstStart s;
    s.resize(1440, 900);
    s.clickRow(2);
    REQUIRE(s.shows("inspector"));
    CHECK(s.window.dock(QStringLiteral("inspector"))->width() <= 350 + 20); // 24 % of the window
    const auto checkWorkload = [](MainWindow &window) {
        const int least = window.workload()->minimumWidth();
        CHECK(least >= 210);
        CHECK(least <= std::max(340, window.width() * 2 / 5));
    };
    checkWorkload(s.window);
    s.resize(1200, 900);
    CHECK(s.shows("workload"));
    s.resize(1199, 900);
    CHECK_FALSE(s.shows("workload"));
    s.resize(1440, 900);
    CHECK(s.shows("workload"));
    s.started.app->settings().setZoom(130);
    REQUIRE(until([&] { return s.started.app->window() != &s.window; })); // made anew
    MainWindow &large = *s.started.app->window();
    large.limitSize(QSize(1920, 1080));
    for (const int width : {1560, 1559}) {
        large.resize(width, 900);
        s.ready(large);
        INFO(width);
        CHECK(large.dock(QStringLiteral("workload"))->isVisible() == (width == 1560));
        checkWorkload(large);
    }
    s.started.app->settings().setZoom(100);
}
