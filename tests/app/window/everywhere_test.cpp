// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every view: selection, evidence, drops, help, the palette, About, a layout that can be brought back.
#include "app/files.h"
#include "app/pages.h"
#include "model/decision/explain_candidate.h"
#include "model/support/components.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/panels/charts_page.h"
#include "views/panels/compare_page.h"
#include "views/panels/explore_page.h"
#include "views/panels/fact_tree.h"
#include "views/panels/filter_bar.h"
#include "views/panels/inspector_facts.h"
#include "views/panels/inspector_panel.h"
#include "views/panels/message_bar.h"
#include "views/panels/parameter_field.h"
#include "views/panels/quantity_text.h"
#include "views/panels/section.h"
#include "views/panels/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/text/translations.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <functional>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ExplorePage &explore(MainWindow &window)
{
    return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
}

void dropOn(QWidget *widget, const QString &path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    const QPoint at(5, 5);
    QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(widget, &enter);
    REQUIRE(enter.isAccepted());
    QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    move.accept(); // as the platform sends it after an accepted enter
    QApplication::sendEvent(widget, &move);
    CHECK(move.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(widget, &drop);
}

QStringList menuTexts(QMenu *menu)
{
    QStringList texts;
    for (QAction *each : menu->actions()) {
        if (each->menu())
            texts += menuTexts(each->menu());
        else if (!each->isSeparator())
            texts << each->text().remove(QLatin1Char('&'));
    }
    return texts;
}

} // namespace

// ---- Selection and evidence -----------------------------------------------------------------------------------------

TEST_CASE("what is selected in one view is selected in all", "[window][selection]")
{
    Started started;
    MainWindow &window = started.start();
    const Results &results = *started.session().results();
    const std::size_t row = *results.find("g4dn.2xlarge"); // pinned: a column of the comparison, too
    const qint64 key = candidateKey(results.candidate(row));
    REQUIRE(started.session().selection().current() != results.candidate(row));
    explore(window).tableView()->setCurrentKey(key); // by the table
    CHECK(explore(window).scatterView()->selection() == QSet<qint64>{key});
    CHECK(explore(window).rankingView()->selection() == QSet<qint64>{key});
    CHECK(window.inspector()->explainText().startsWith(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("compare"));
    auto *comparison = window.page(QStringLiteral("compare"))->findChild<QTreeWidget *>();
    REQUIRE(comparison);
    CHECK(comparison->headerItem()->text(comparison->currentColumn()).startsWith(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    for (const char *kind : {"cost_carbon", "ranking", "power_parts", "regions"}) {
        INFO(kind);
        charts.showView(QLatin1String(kind));
        CHECK(charts.view()->selection() == QSet<qint64>{key});
    }
    charts.showView(QStringLiteral("tornado"));
    const QString title = charts.view()->accessibleName();
    CHECK(title.contains(QStringLiteral("g4dn.2xlarge")));
    window.showPage(QStringLiteral("simulate"));
    bool named = false;
    for (const QLabel *label : window.page(QStringLiteral("simulate"))->findChildren<QLabel *>())
        named = named || label->text().startsWith(QStringLiteral("g4dn.2xlarge"));
    CHECK(named);
    // Back from a chart: the mark that the keyboard stands on.
    window.showPage(QStringLiteral("charts"));
    charts.showView(QStringLiteral("ranking"));
    QWidget *canvas = charts.view()->focusProxy();
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Space);
    const auto chosen = started.session().selection().current();
    REQUIRE(chosen);
    CHECK_FALSE(*chosen == results.candidate(row));
    window.showPage(QStringLiteral("explore"));
    CHECK(explore(window).tableView()->selectedKeys() == QSet<qint64>{candidateKey(*chosen)});
}

TEST_CASE("a mark's tooltip names class and sources", "[window][charts]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    const Results &results = *started.session().results();
    const Snapshot &s = *started.session().snapshot();
    for (const char *kind : {"cost_carbon", "ranking", "power_parts"}) {
        INFO(kind);
        charts.showView(QLatin1String(kind));
        QTest::qWait(10);
        qint64 key = -1;
        const auto hovering = QObject::connect(charts.view(), &ChartView::pointHovered, [&key](qint64 at) { key = at; });
        QTest::keyClick(charts.view()->focusProxy(), Qt::Key_Down);
        QObject::disconnect(hovering);
        REQUIRE(key >= 0);
        const QString tip = QToolTip::text();
        CHECK((tip.contains(QStringLiteral("derived")) || tip.contains(QStringLiteral("estimate"))));
        const Metric metric = kind == std::string_view("power_parts") ? Metric::wattsPerInstance : Metric::usdPerMillion;
        const auto derivation = explain(results.scenario(), started.session().snapshot(), candidateOfKey(key), metric);
        REQUIRE(derivation);
        REQUIRE_FALSE(derivation->sources.empty());
        const SourceIndex source = s.source(derivation->sources.front());
        REQUIRE(source != kNone);
        CHECK(tip.contains(sourceName(s.sources[source]).toHtmlEscaped()));
    }
    charts.showView(QStringLiteral("regions")); // cells of a region, not of the candidate alone
    const auto &regions = std::get<HeatMapChart>(charts.view()->spec().kind);
    int known = 0;
    for (const HeatMapCell &cell : regions.cells) {
        CHECK_FALSE(cell.note.empty()); // of a gap the reason
        if (!cell.value)
            continue;
        ++known;
        CHECK(cell.cls.has_value());
    }
    CHECK(known > 40);
    charts.showView(QStringLiteral("price_history"));
    for (const LineSeries &line : std::get<LineChart>(charts.view()->spec().kind).lines)
        CHECK_FALSE(line.note.empty());
    charts.showView(QStringLiteral("break_even"));
    for (const LineSeries &line : std::get<LineChart>(charts.view()->spec().kind).lines)
        CHECK_FALSE(line.note.empty());
}

TEST_CASE("a candidate that does not count is not said to be dominated", "[window][charts]")
{
    Started started;
    MainWindow &window = started.start();
    const Results &results = *started.session().results();
    int left = 0;
    for (const ScatterPoint &point : std::get<ScatterChart>(explore(window).scatterView()->spec().kind).points) {
        const auto row = results.find(candidateOfKey(point.key));
        REQUIRE(row);
        if (results.counts(*row))
            continue;
        ++left;
        CHECK(point.note.find("estimate") != std::string::npos);
    }
    CHECK(left > 0);
}

TEST_CASE("the inspector lists every kind of fact, with source and date", "[window][inspector]")
{
    Started started;
    started.start();
    const Results &results = *started.session().results();
    const auto groups = candidateFacts(started.session().data(), results.candidate(*results.find("g4dn.2xlarge")));
    QStringList titles;
    int sourced = 0;
    for (const FactGroup &group : groups) {
        titles << group.title;
        CHECK_FALSE(group.facts.empty());
        std::function<void(const Fact &)> look = [&](const Fact &fact) {
            INFO(group.title.toStdString() << ": " << fact.name.toStdString());
            CHECK_FALSE(fact.name.isEmpty());
            if (fact.figure != kNone || !fact.benchmark.empty()) {
                ++sourced;
                CHECK_FALSE(fact.source.isEmpty());
                CHECK(fact.cls.has_value());
            }
            for (const Fact &child : fact.children)
                look(child);
        };
        for (const Fact &fact : group.facts)
            look(fact);
        if (group.title.startsWith(QStringLiteral("Prices"))) {
            for (const Fact &fact : group.facts) {
                INFO(fact.name.toStdString());
                CHECK_FALSE(fact.source.isEmpty());
                CHECK_FALSE(fact.date.isEmpty());
            }
        }
    }
    CHECK(sourced > 5);
    const QString all = titles.join(QLatin1Char('|'));
    INFO(all.toStdString());
    for (const char *wanted : {"Result", "Prices", "Benchmarks", "Specification", "Precision"})
        CHECK(all.contains(QLatin1String(wanted)));
}

TEST_CASE("Explain is a tree down to sources, and leaves as text by its button", "[window][inspector]")
{
    Started started;
    MainWindow &window = started.start();
    InspectorPanel &inspector = *window.inspector();
    auto trees = inspector.findChildren<FactTree *>();
    REQUIRE(trees.size() == 2);
    FactTree *tree = inspector.explainTree();
    REQUIRE(tree->topLevelItemCount() == 1);
    int deepest = 0;
    std::function<void(const QTreeWidgetItem *, int)> walk = [&](const QTreeWidgetItem *item, int depth) {
        deepest = std::max(deepest, depth);
        for (int i = 0; i < item->childCount(); ++i)
            walk(item->child(i), depth + 1);
    };
    walk(tree->topLevelItem(0), 1);
    CHECK(deepest >= 4);
    QApplication::clipboard()->clear();
    for (QToolButton *button : inspector.findChildren<QToolButton *>())
        if (button->accessibleName() == QStringLiteral("Copy the derivation"))
            QTest::mouseClick(button, Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    CHECK(copied == inspector.explainText());
    CHECK(copied.startsWith(QStringLiteral("inf1.2xlarge")));
    CHECK(copied.contains(QStringLiteral("AWS")));
    // Enter in the table leads here, and so does the action.
    window.dock(QStringLiteral("inspector"))->hide();
    window.action(QStringLiteral("explain"))->trigger();
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
}

TEST_CASE("the buttons of the inspector show their words whole after the dock was narrow", "[window][inspector]")
{
    Started started;
    MainWindow &window = started.start();
    auto *use = window.inspector()->findChild<QPushButton *>(QStringLiteral("use_figure"));
    REQUIRE(use);
    window.resize(1024, 700);
    window.sizeDocks();
    QTest::qWait(20);
    window.resize(1440, 900);
    window.sizeDocks();
    QTest::qWait(20);
    for (QPushButton *button : window.inspector()->findChildren<QPushButton *>()) {
        if (!button->isVisible())
            continue;
        INFO(button->objectName().toStdString());
        CHECK(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 8);
    }
}

TEST_CASE("every page has its tab in sight at 1024 x 680, in every language", "[window][language]")
{
    for (const QString &language : uiLanguages()) {
        INFO(language.toStdString());
        Started started;
        started.options.language = language;
        MainWindow &window = started.start();
        for (const QSize size : {QSize(1024, 680), QSize(1900, 900), QSize(1024, 680)}) {
            window.resize(size);
            window.sizeDocks();
            QTest::qWait(20);
            auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("pages"));
            REQUIRE(tabs);
            const QTabBar *bar = tabs->tabBar();
            CHECK(bar->tabRect(0).left() >= 0);
            CHECK(bar->tabRect(bar->count() - 1).right() <= tabs->width());
            for (const QToolButton *scroll : bar->findChildren<QToolButton *>())
                CHECK_FALSE(scroll->isVisible());
            for (int i = 0; i < bar->count(); ++i)
                CHECK(bar->fontMetrics().horizontalAdvance(bar->tabText(i)) <= bar->tabRect(i).width());
            if (size.width() > 1400)
                CHECK_FALSE(tabs->tabIcon(0).isNull());
        }
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
}

// ---- Files ----------------------------------------------------------------------------------------------------------

TEST_CASE("a catalogue that is dropped on the window is opened", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    const QString path = started.folder.filePath(QStringLiteral("mine.db"));
    REQUIRE(QFile::copy(catalogueFile(), path));
    dropOn(&window, path);
    REQUIRE(until([&] { return started.session().snapshot()->identity.path == path.toStdString(); }));
    CHECK(started.app->settings().recentFiles().contains(path));
    REQUIRE(until([&] { return !window.isBusy(); }));
    CHECK(explore(window).visibleRows() > 0);
}

TEST_CASE("a file that is dropped on a field is opened, not typed into it", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario other = findPreset("layoutlm")->scenario;
    other.inference.demandPerHour = 4321;
    const QString path = started.folder.filePath(QStringLiteral("other.wattfare"));
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(other))));
    auto *field = qobject_cast<QLineEdit *>(window.workload()->field(QStringLiteral("inference.demand_per_hour"))->editor());
    REQUIRE(field);
    dropOn(field, path);
    CHECK(started.session().scenario().inference.demandPerHour == 4321);
    CHECK_FALSE(field->text().contains(QStringLiteral("file:")));
    started.session().edit(findPreset("layoutlm")->scenario, QStringLiteral("x"));
    QLineEdit *filter = explore(window).filterBar()->edit();
    dropOn(filter, path);
    CHECK(started.session().scenario().inference.demandPerHour == 4321);
    CHECK(filter->text().isEmpty());
    // Words are still words.
    QMimeData words;
    words.setText(QStringLiteral("g5"));
    QLineEdit plain(&window);
    plain.show();
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&plain, &enter);
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&plain, &drop);
    CHECK(plain.text() == QStringLiteral("g5"));
}

TEST_CASE("a broken settings file is set aside and named in the window, which starts as on the first day", "[window][settings]")
{
    Started started;
    REQUIRE(files::write(started.options.settingsFile, "[view\nno settings\n\x01\x02"));
    MainWindow &window = started.start();
    CHECK(window.messages()->text().contains(QStringLiteral(".broken-")));
    CHECK(window.dock(QStringLiteral("workload"))->isVisible());
    CHECK(explore(window).visibleRows() > 0);
}

TEST_CASE("a layout of nonsense is ignored, and Reset layout brings back what was closed and kept", "[window][settings]")
{
    Started started;
    REQUIRE(files::write(started.options.settingsFile, "[window]\ngeometry=@ByteArray(nonsense)\nstate=@ByteArray(nonsense)\n"));
    {
        MainWindow &window = started.start();
        CHECK(window.dock(QStringLiteral("workload"))->isVisible());
        CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
        for (const char *dock : {"workload", "inspector"})
            window.dock(QLatin1String(dock))->close();
        window.close();
    }
    started.app.reset();
    MainWindow &window = started.start();
    CHECK_FALSE(window.dock(QStringLiteral("workload"))->isVisible()); // as it was left
    window.action(QStringLiteral("reset_layout"))->trigger();
    CHECK(window.dock(QStringLiteral("workload"))->isVisible());
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
}

// ---- Palette, help, About -------------------------------------------------------------------------------------------

TEST_CASE("the palette has every action of the menus and every instance", "[window][palette]")
{
    Started started;
    MainWindow &window = started.start();
    QSet<QString> ends, instances;
    for (const CommandPalette::Entry &entry : window.paletteEntries()) {
        if (entry.kind == QStringLiteral("Action"))
            ends.insert(entry.text.section(QStringLiteral(": "), -1)); // "Theme: Dark"
        else if (entry.kind == QStringLiteral("Instance"))
            instances.insert(entry.text);
        CHECK(static_cast<bool>(entry.run));
    }
    int actions = 0;
    for (QAction *each : window.menuBar()->actions()) {
        for (const QString &text : menuTexts(each->menu())) {
            if (text == QStringLiteral("Find anything…"))
                continue; // the palette itself
            INFO(text.toStdString());
            CHECK(ends.contains(text.section(QStringLiteral(": "), -1)));
            ++actions;
        }
    }
    CHECK(actions > 50);
    for (const InstanceType &type : started.session().snapshot()->types)
        CHECK(instances.contains(QString::fromStdString(type.name)));
    // What only a page or a dock offers is found, too, and choosing it goes there.
    QStringList names;
    for (const CommandPalette::Entry &entry : window.paletteEntries())
        names << entry.text;
    CHECK(names.indexOf(QStringLiteral("g5.xlarge")) < names.indexOf(QStringLiteral("g5.12xlarge")));
    for (const char *wanted : {"Charts: What matters most", "Charts: Show as table", "Charts: Save as SVG…", "Compare: Only differences", "Query: Run",
             "Explore: Choose columns", "Explore: Bars behind the numbers"}) {
        INFO(wanted);
        CHECK(names.contains(QString::fromUtf8(wanted)));
    }
    CommandPalette *palette = window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("what matters most"));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    CHECK(window.currentPage() == QStringLiteral("charts"));
    CHECK(window.page(QStringLiteral("charts"))->findChild<ChartView *>(QStringLiteral("chart"))->spec().id == "tornado");
    palette = window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("only differences"));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    CHECK(window.currentPage() == QStringLiteral("compare"));
    CHECK(static_cast<ComparePage *>(window.page(QStringLiteral("compare")))->onlyDifferences()->isChecked());
    // Two that are called alike are told apart by their menu.
    palette = window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("language follow"));
    CHECK(palette->list()->count() == 1);
    palette->close();
}

TEST_CASE("F1 opens the page of the view that has the focus", "[window][help]")
{
    Started started;
    MainWindow &window = started.start();
    window.dock(QStringLiteral("quality"))->show();
    const auto helpOf = [&](QWidget *focus) {
        window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        focus->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        auto *help = window.findChild<HelpWindow *>();
        REQUIRE(help);
        REQUIRE(help->isVisible());
        const QString page = help->currentPage();
        help->close();
        return page;
    };
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QString::fromUtf8(entry.id);
        window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        window.showPage(id);
        window.page(id)->focusStart();
        REQUIRE(QApplication::focusWidget());
        CHECK(helpOf(QApplication::focusWidget()) == id);
    }
    CHECK(helpOf(window.inspector()->factTree()) == QStringLiteral("inspector"));
    window.dock(QStringLiteral("quality"))->raise();
    CHECK(helpOf(window.dock(QStringLiteral("quality"))->widget()->findChild<QTreeWidget *>()) == QStringLiteral("quality"));
    CHECK(helpOf(window.workload()->field(QStringLiteral("inference.demand_per_hour"))->editor()) == QStringLiteral("workload"));
}

TEST_CASE("F1 opens the page of the dialog that has the focus", "[window][help]")
{
    Started started;
    MainWindow &window = started.start();
    const auto helpOf = [&](QDialog *dialog) {
        REQUIRE(dialog);
        REQUIRE(until([&] { return dialog->isVisible(); }));
        dialog->activateWindow();
        QWidget *focus = dialog->focusWidget() ? dialog->focusWidget() : dialog;
        QTest::keyClick(focus, Qt::Key_F1);
        auto *help = dialog->findChild<HelpWindow *>();
        REQUIRE(help);
        CHECK(help->isVisible());
        // It can be used although the dialog bars the rest of the program.
        QTest::keyClick(help->findChild<QListWidget *>(), Qt::Key_Home);
        CHECK(help->currentPage() == QStringLiteral("start"));
        help->close();
        QTest::keyClick(focus, Qt::Key_F1); // once more: the same window
        CHECK(dialog->findChildren<HelpWindow *>().size() == 1);
        const QString page = help->currentPage();
        dialog->close();
        return page;
    };
    const auto opened = [&](const char *action, const char *name) {
        window.action(QString::fromUtf8(action))->trigger();
        return window.findChild<QDialog *>(QString::fromUtf8(name));
    };
    CHECK(helpOf(opened("report", "report_dialog")) == QStringLiteral("report"));
    CHECK(helpOf(opened("export_table", "export_dialog")) == QStringLiteral("report"));
    CHECK(helpOf(opened("about", "about_dialog")) == QStringLiteral("start"));
    CHECK(helpOf(opened("rename", "title_dialog")) == QStringLiteral("workload"));
    CHECK(helpOf(opened("my_data", "my_data_dialog")) == QStringLiteral("data"));
    CHECK(helpOf(opened("refresh", "refresh_dialog")) == QStringLiteral("data"));
    // Where a dialog has no page of its own, that of the page behind it.
    window.showPage(QStringLiteral("compare"));
    QDialog other(&window);
    other.open();
    CHECK(helpOf(&other) == QStringLiteral("compare"));
}

TEST_CASE("About names versions, licences and the attributions of the data", "[window][about]")
{
    Started started;
    MainWindow &window = started.start();
    window.action(QStringLiteral("about"))->trigger();
    auto *about = window.findChild<QDialog *>(QStringLiteral("about_dialog"));
    REQUIRE(about);
    QString all;
    for (const QTextBrowser *part : about->findChildren<QTextBrowser *>())
        all += part->toPlainText().simplified() + QLatin1Char('\n');
    CHECK(all.contains(QLatin1String(qVersion())));
    const auto components = modelComponents();
    REQUIRE(components.size() >= 6);
    int versions = 0;
    for (const Component &each : components) {
        INFO(each.name);
        CHECK(all.contains(QString::fromStdString(each.name)));
        CHECK(all.contains(QString::fromStdString(each.version)));
        CHECK_FALSE(each.licence.empty());
        versions += each.version.empty() ? 0 : 1;
    }
    CHECK(versions >= 6);
    for (const char *wanted : {"CLI11", "libqpdf", "libxlsxwriter", "GNU GENERAL PUBLIC LICENSE", "TERMS AND CONDITIONS", "CC BY-SA", "ODbL"}) {
        INFO(wanted);
        CHECK(all.contains(QLatin1String(wanted)));
    }
    for (const Source &source : started.session().snapshot()->sources) {
        INFO(source.id);
        CHECK(all.contains(QString::fromStdString(source.title).simplified()));
        CHECK(all.contains(QString::fromStdString(source.attribution).simplified()));
    }
    about->close();
}

TEST_CASE("titles of sections begin where their fields begin", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    window.resize(1440, 1200);
    QTest::qWait(30);
    int titles = 0;
    for (const Section *section : window.workload()->findChildren<Section *>()) {
        auto *title = section->findChild<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
        REQUIRE(title);
        if (!title->isVisible())
            continue;
        const int edge = window.workload()->findChild<QPushButton *>()->mapTo(&window, QPoint(0, 0)).x();
        const QImage picture = title->grab().toImage();
        const QRgb ground = picture.pixel(picture.width() - 1, 0);
        int first = picture.width();
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < first; ++x)
                if (picture.pixel(x, y) != ground)
                    first = x;
        INFO(title->text().toStdString());
        CHECK(title->mapTo(&window, QPoint(0, 0)).x() == edge);
        CHECK(first <= 2); // the bearing of a letter
        ++titles;
    }
    CHECK(titles >= 3);
}

TEST_CASE("a field that refuses a value says so in words, not by its key", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    auto *field = window.workload()->findChild<ParameterField *>(QStringLiteral("inference.demand_per_hour"));
    REQUIRE(field);
    auto *edit = field->findChild<QLineEdit *>();
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("-5"));
    QTest::keyClick(edit, Qt::Key_Return);
    const QString error = field->error();
    INFO(error.toStdString());
    CHECK(error.startsWith(QStringLiteral("Rate: ")));
    CHECK(error.contains(QStringLiteral("−5")));
    CHECK(error.contains(QStringLiteral("≤")));
    CHECK_FALSE(error.contains(QStringLiteral("demand_per_hour")));
    CHECK_FALSE(error.contains(QStringLiteral("e+")));
}

TEST_CASE("the button that clears the filter goes when Undo empties it", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    QLineEdit *edit = explore(window).filterBar()->edit();
    edit->setFocus();
    const auto clear = [&]() -> QToolButton * {
        for (QToolButton *each : edit->findChildren<QToolButton *>())
            if (each->defaultAction() && each->defaultAction()->objectName() == QStringLiteral("_q_qlineeditclearaction"))
                return each;
        return nullptr;
    };
    REQUIRE(clear());
    CHECK_FALSE(clear()->isVisible());
    QTest::keyClicks(edit, QStringLiteral("g5"));
    CHECK(clear()->isVisible());
    REQUIRE(explore(window).visibleRows() < static_cast<int>(started.session().results()->size()));
    started.session().undoStack()->undo();
    CHECK(edit->text().isEmpty());
    CHECK(until([&] { return !clear()->isVisible() || !clear()->isEnabled(); }, 2000));
    CHECK(explore(window).visibleRows() == static_cast<int>(started.session().results()->size()));
    CHECK_FALSE(started.session().undoStack()->canUndo());
}
