// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What helps to find the way: the palette, F1 in every view and dialog, About.
#include "app/state/methods.h"
#include "app/window/help_pages.h"
#include "app/window/pages.h"
#include "model/evaluation/answer.h"
#include "model/support/components.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/parameter_field.h"
#include "views/words/column_text.h"
#include "views/words/glossary/glossary.h"
#include "views/words/translations.h"

#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace wattfare;
using namespace wattfare::test;

namespace {

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

// The heading at the top of what the help shows, or in sight where the page ends before it could stand at the top.
bool headingInSight(const HelpWindow &help, const QString &heading)
{
    const QTextBrowser &view = *help.view();
    const QTextCursor found = view.document()->find(heading);
    if (found.isNull() || found.block().text() != heading || found.blockFormat().headingLevel() == 0)
        return false;
    const QRect at = view.cursorRect(found);
    const bool atEnd = view.verticalScrollBar()->value() == view.verticalScrollBar()->maximum();
    return at.top() >= 0 && at.bottom() <= view.viewport()->height() && (atEnd || at.top() < 60);
}

} // namespace

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
    for (const char *wanted :
        {"Charts: Sensitivity", "Charts: Show as table", "Charts: Save as SVG…", "Compare: Only differences",
            "Query: Run", "Explore: Choose columns", "Explore: Bars behind the numbers"}) {
        INFO(wanted);
        CHECK(names.contains(QString::fromUtf8(wanted)));
    }
    for (const CommandPalette::Entry &entry : window.paletteEntries()) {
        INFO(entry.text.toStdString());
        CHECK_FALSE((entry.text.startsWith(QStringLiteral("Advisor: ")) && entry.icon.isNull()));
    }
    CommandPalette *palette = window.openPalette();
    for (int i = 0; i < palette->list()->count(); ++i) // names stand in line
        CHECK_FALSE(palette->list()->item(i)->icon().isNull());
    QTest::keyClicks(palette->edit(), QStringLiteral("charts: sensitivity"));
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    CHECK(window.currentPage() == QStringLiteral("charts"));
    CHECK(
        window.page(QStringLiteral("charts"))->findChild<ChartView *>(QStringLiteral("chart"))->spec().id == "tornado");
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

TEST_CASE("the palette finds a model by its size, and takes work that it does", "[window][palette]")
{
    Started started;
    MainWindow &window = started.start();
    const auto run = [&](const char *words) {
        CommandPalette *palette = window.openPalette();
        palette->edit()->setText(QString::fromUtf8(words));
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        return started.session().scenario();
    };
    CHECK(run("llama 3.1 8 billion").model == "llama-3.1-8b");
    CHECK(started.session().scenario().kind == WorkloadKind::llmServing);
    CHECK(run("BERT large model").model == "bert-large");
    CHECK(started.session().scenario().kind == WorkloadKind::inference);
}

TEST_CASE("the palette finds columns, ways of buying and what the help speaks of", "[window][palette]")
{
    Started started;
    MainWindow &window = started.start();
    const auto typed = [&](const char *words) {
        CommandPalette *palette = window.openPalette();
        palette->edit()->setText(QString::fromUtf8(words));
        return palette;
    };
    const auto kinds = [&](CommandPalette *palette) {
        QStringList all;
        for (int i = 0; i < palette->list()->count(); ++i)
            all << palette->list()->item(i)->data(Qt::AccessibleTextRole).toString();
        return all;
    };
    CommandPalette *palette = typed("gpu memory");
    REQUIRE(palette->list()->count() > 0);
    CHECK(palette->list()->item(0)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Column")));
    QTest::keyClick(palette->edit(), Qt::Key_Return); // shows it
    CHECK(window.currentPage() == QStringLiteral("explore"));
    const DataTableView &table = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->tableView();
    CHECK(table.visibleColumns().contains(QStringLiteral("gpu_memory_gib")));
    CHECK(table.currentColumnId() == QStringLiteral("gpu_memory_gib"));
    palette = typed("savings plan");
    CHECK(kinds(palette).filter(QStringLiteral("purchase_option")).size() == 1); // the column
    CHECK(kinds(palette).filter(QStringLiteral("Help")).size() > 0);
    CHECK(kinds(typed("reserved instance 3 years")).front().contains(QStringLiteral("Purchase option")));
    // Rows are as tall as their pictures, also where the first match has none.
    for (const char *words : {"savings plan", "language follow", "g5"}) {
        palette = typed(words);
        INFO(words);
        REQUIRE(palette->list()->count() > 0);
        CHECK(palette->list()->sizeHintForRow(0) >= palette->list()->iconSize().height() + 4);
        CHECK(palette->list()->visualItemRect(palette->list()->item(0)).height()
            >= palette->list()->iconSize().height() + 4);
    }
    palette = typed("vram"); // by another word
    REQUIRE(palette->list()->count() > 0);
    CHECK(kinds(palette).front().contains(QStringLiteral("gpu_memory_gib")));
    palette->close();
}

TEST_CASE("the palette finds a term by any of its names and opens its entry", "[window][palette][glossary]")
{
    Started started;
    MainWindow &window = started.start();
    int terms = 0;
    for (const CommandPalette::Entry &entry : window.paletteEntries()) {
        if (entry.kind != QStringLiteral("Term"))
            continue;
        ++terms;
        INFO(entry.text.toStdString());
        entry.run();
        auto *help = window.findChild<HelpWindow *>();
        REQUIRE(help);
        CHECK(help->currentPage() == QStringLiteral("glossary"));
        CHECK(headingInSight(*help, entry.text));
    }
    CHECK(terms == static_cast<int>(glossary(QStringLiteral("en")).size()));
    CHECK(terms > 40);
    // By names of every language, and other sections of the help at their headings.
    const std::pair<const char *, const char *> kTyped[] = {{"EFA", "EFA: Elastic Fabric Adapter"},
        {"time between tokens", "TPOT: time per output token"}, {"Zeit bis zum ersten", "TTFT: time to first token"},
        {"용량 블록", "Capacity Block: accelerated instances reserved for days"},
        {"帕累托", "Pareto front: what nothing beats on both"}};
    for (const auto &[words, heading] : kTyped) {
        INFO(words);
        CommandPalette *palette = window.openPalette();
        palette->edit()->setText(QString::fromUtf8(words));
        REQUIRE(palette->list()->count() > 0);
        CHECK(palette->list()->item(0)->text().toStdString() == heading);
        QTest::keyClick(palette->edit(), Qt::Key_Return);
        CHECK(headingInSight(*window.findChild<HelpWindow *>(), QString::fromUtf8(heading)));
    }
    window.action(QStringLiteral("help_glossary"))->trigger();
    auto *help = window.findChild<HelpWindow *>();
    CHECK(help->currentPage() == QStringLiteral("glossary"));
    // Links between pages and into them lead somewhere, in every language.
    QSet<QString> anchors;
    for (const GlossaryEntry &entry : glossary(QStringLiteral("en")))
        anchors.insert(HelpWindow::anchorOf(entry.heading));
    static const QRegularExpression kLink(QStringLiteral("\\(page:glossary#([^)]+)\\)"));
    for (const QString &language : uiLanguages())
        for (const auto &page : helpPages()) {
            const QString text = helpFile(QStringLiteral("%1/%2.md").arg(language, page.id));
            for (auto it = kLink.globalMatch(text); it.hasNext();)
                CHECK(anchors.contains(it.next().captured(1)));
        }
    // What the tooltips of the window say.
    const DataTableView &table = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->tableView();
    const auto tip = [&](const QString &id) {
        for (int c = 0; c < table.model()->columnCount(); ++c)
            if (table.model()->headerData(c, Qt::Horizontal, TableRole::columnId).toString() == id)
                return table.model()->headerData(c, Qt::Horizontal, Qt::ToolTipRole).toString();
        return QString();
    };
    CHECK(tip(QStringLiteral("usd_per_vcpu_hour")).contains(QStringLiteral("A vCPU is one thread")));
    help->close();
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
    CHECK(helpOf(window.dock(QStringLiteral("quality"))->widget()->findChild<QTreeWidget *>())
        == QStringLiteral("quality"));
    CHECK(helpOf(window.workload()->field(QStringLiteral("inference.demand_per_hour"))->editor())
        == QStringLiteral("workload"));
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
        QTest::keyClick(help->contents(), Qt::Key_Home);
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
    if (window.action(QStringLiteral("team_catalogue"))) // not in every build
        CHECK(helpOf(opened("team_catalogue", "team_dialog")) == QStringLiteral("team"));
    // Where a dialog has no page of its own, that of the page behind it.
    window.showPage(QStringLiteral("compare"));
    QDialog other(&window);
    other.open();
    CHECK(helpOf(&other) == QStringLiteral("compare"));
}

namespace {

// First row of the tree that leads to a section of the methods, of the family that is asked for.
QTreeWidgetItem *linkOf(QTreeWidget *tree, const QString &family)
{
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
        if (FactTree::link(*it).startsWith(family))
            return *it;
    return nullptr;
}

} // namespace

TEST_CASE("a section that Explain or the inspector cites opens the help at its heading", "[window][help][methods]")
{
    Started started;
    MainWindow &window = started.start();
    const auto row = answer(*started.session().results()).cheapest;
    REQUIRE(row);
    Selection cell;
    cell.candidates = {started.session().results()->candidate(*row)};
    cell.metric = Metric::gco2ePerMillion;
    started.session().setSelection(cell);
    window.inspector()->showExplain(cell);
    const auto chosen = [&](FactTree *tree, const QString &family, bool byMouse) {
        QTreeWidgetItem *link = linkOf(tree, family);
        REQUIRE(link);
        const QString section = FactTree::link(link);
        INFO(section.toStdString());
        CHECK(link->text(0).contains(section));
        for (QTreeWidgetItem *above = link->parent(); above; above = above->parent())
            above->setExpanded(true);
        tree->setCurrentItem(link);
        tree->scrollToItem(link);
        if (byMouse)
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(link).center());
        else
            QTest::keyClick(tree, Qt::Key_Return);
        auto *help = window.findChild<HelpWindow *>();
        REQUIRE(help);
        REQUIRE(until([&] { return help->isVisible(); }));
        const auto &all = methodSections();
        const auto found = std::find_if(
            all.begin(), all.end(), [&](const MethodSection &s) { return s.id == section.toStdString(); });
        REQUIRE(found != all.end());
        CHECK(help->currentPage().toStdString() == found->page);
        QString heading = section + QStringLiteral(": ") + QString::fromStdString(found->heading);
        heading[0] = heading[0].toUpper();
        CHECK(headingInSight(*help, heading));
        help->close();
    };
    chosen(window.inspector()->explainTree(), QStringLiteral("energy"), true);
    chosen(window.inspector()->explainTree(), QStringLiteral("simulation"), false);
    chosen(window.inspector()->factTree(), QStringLiteral("energy"), true);
    chosen(window.inspector()->factTree(), QStringLiteral("simulation"), false);
}

TEST_CASE("every section of the methods is a place in the help", "[window][help][methods]")
{
    Started started;
    MainWindow &window = started.start();
    HelpWindow *help = window.openHelp(QStringLiteral("start"));
    CHECK(help->contents()->topLevelItemCount() == helpPages().size() - methodPages().size()); // folded below one line
    QTreeWidgetItem *methods = nullptr;
    for (int i = 0; i < help->contents()->topLevelItemCount(); ++i)
        if (help->contents()->topLevelItem(i)->childCount() > 0)
            methods = help->contents()->topLevelItem(i);
    REQUIRE(methods);
    CHECK_FALSE(methods->isExpanded());
    CHECK(methods->childCount() == methodPages().size());
    REQUIRE(methodSections().size() > 50);
    for (const MethodSection &each : methodSections()) {
        INFO(each.id);
        const QString place = methodPlace(QString::fromStdString(each.id));
        help->showPage(place);
        CHECK(help->currentPage().toStdString() == each.page);
        CHECK(methods->isExpanded());
        QString heading = QString::fromStdString(each.id + ": " + each.heading);
        heading[0] = heading[0].toUpper();
        CHECK(headingInSight(*help, heading));
    }
    CHECK(methodPlace(QStringLiteral("no section")).isEmpty());
    for (std::size_t i = 0; i < kMetricCount; ++i) { // tooltips of columns name the section as Explain does
        const MetricInfo &metric = metricInfo(static_cast<Metric>(i));
        INFO(metric.id);
        CHECK_FALSE(methodPlace(QString::fromUtf8(metric.section)).isEmpty());
        CHECK(columnHelp(metric.id).endsWith(QStringLiteral("Formula: ") + QString::fromUtf8(metric.section)));
    }
    // The links of a page lead there, too.
    help->showPage(QStringLiteral("methods"));
    emit help->view()->anchorClicked(QUrl(QStringLiteral("page:methods-statistics#simulation-12")));
    CHECK(help->currentPage() == QStringLiteral("methods-statistics"));
    CHECK(headingInSight(*help, QStringLiteral("Simulation 12: What is reported of random results")));
    help->close();
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
    for (const char *wanted : {"CLI11", "libqpdf", "libxlsxwriter", "GNU GENERAL PUBLIC LICENSE",
             "TERMS AND CONDITIONS", "CC BY-SA", "ODbL"}) {
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
