// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/panels/candidate_ids.h"
#include "views/panels/choice_list.h"
#include "views/panels/explore_page.h"
#include "views/panels/filter_bar.h"
#include "views/panels/inspector_panel.h"
#include "views/panels/message_bar.h"
#include "views/panels/page_tabs.h"
#include "views/panels/parameter_field.h"
#include "views/panels/parameter_text.h"
#include "views/panels/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/text/translations.h"

#include <QWheelEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QStatusBar>
#include <QTabBar>
#include <QTreeWidget>

#include <functional>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ExplorePage &explore(MainWindow &window)
{
    return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
}

} // namespace

TEST_CASE("the first start shows a real result", "[window]")
{
    Started started;
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
    CHECK_THAT(*started.session().results()->value(*best, Metric::usdPerMillion), Catch::Matchers::WithinRel(2.172, 1e-3));
}

TEST_CASE("typing a filter keeps the rows that match", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    const int all = page.visibleRows();
    QLineEdit *edit = page.filterBar()->edit();
    window.action(QStringLiteral("filter"))->trigger();
    QTest::keyClicks(edit, QStringLiteral("inf1"));
    CHECK(page.visibleRows() > 0);
    CHECK(page.visibleRows() < all);
    const int words = page.visibleRows();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 96 AND memory_gib > 300"));
    CHECK(page.filterBar()->error().isEmpty());
    CHECK(page.visibleRows() > 0);
    CHECK(page.visibleRows() < all);
    // A wrong condition keeps the last good rows and shows SQLite's words.
    const int good = page.visibleRows();
    QTest::keyClicks(edit, QStringLiteral(" AND no_such_column > 1"));
    CHECK(page.filterBar()->error().contains(QStringLiteral("no_such_column")));
    CHECK(page.visibleRows() == good);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    CHECK(page.visibleRows() == all);
    CHECK(page.filterBar()->error().isEmpty());
    CHECK(words > 0);
    // Undo covers the filter.
    QTest::keyClicks(edit, QStringLiteral("g4dn"));
    CHECK(page.visibleRows() < all);
    started.session().undoStack()->undo();
    CHECK(page.filterBar()->text() == QString());
    CHECK(page.visibleRows() == all);
}

TEST_CASE("a word finds what the legend of the charts calls by it", "[window][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    window.action(QStringLiteral("filter"))->trigger();
    const auto held = started.session().results();
    const Results &results = *held;
    const auto count = [&](const std::function<bool(const InstanceType &, const std::string &vendor)> &is) {
        int n = 0;
        for (std::size_t row = 0; row < results.size(); ++row) {
            const InstanceType &type = results.snapshot().types[results.candidate(row).type];
            n += is(type,
                     type.accelerator == kNone ? std::string()
                                               : results.snapshot().accelerators[type.accelerator].vendor)
                ? 1
                : 0;
        }
        return n;
    };
    QLineEdit *edit = page.filterBar()->edit();
    const auto found = [&](const char *typed) {
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(typed));
        return page.visibleRows();
    };
    const int nvidia = count([](const InstanceType &, const std::string &vendor) { return vendor == "NVIDIA"; });
    REQUIRE(nvidia > 50);
    CHECK(found("nvidia") == nvidia);
    const int a10g = count([&](const InstanceType &type, const std::string &) {
        return type.accelerator != kNone && results.snapshot().accelerators[type.accelerator].name == "A10G";
    });
    REQUIRE(a10g > 3);
    CHECK(found("NVIDIA A10G") == a10g);
    const int amd = count([](const InstanceType &, const std::string &vendor) { return vendor == "AMD"; });
    REQUIRE(amd > 0);
    CHECK(found("radeon amd") == amd);
}

TEST_CASE("a slider changes the result while it moves, as one step of undo", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    ParameterField *field = window.workload()->field(QStringLiteral("inference.utilisation_target"));
    REQUIRE(field);
    REQUIRE(field->slider());
    const auto before = started.session().results();
    const int steps = started.session().undoStack()->count();
    emit field->slider()->sliderPressed();
    for (int i = 900; i >= 400; i -= 50) {
        field->slider()->setValue(i);
        REQUIRE(until([&] { return !started.session().isBusy(); }));
    }
    CHECK(started.session().results() != before);
    CHECK(started.session().scenario().inference.utilisationTarget < 0.6);
    CHECK(started.session().undoStack()->count() == steps + 1);
    CHECK(window.isWindowModified());
    CHECK(window.action(QStringLiteral("undo"))->text().startsWith(QStringLiteral("&Undo: ")));
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("Target utilisation")));
    CHECK(window.action(QStringLiteral("redo"))->text() == QStringLiteral("&Redo")); // nothing to name, no colon
    CHECK_FALSE(window.action(QStringLiteral("redo"))->isEnabled());
    CHECK(window.action(QStringLiteral("redo"))->shortcuts() == QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().scenario().inference.utilisationTarget == 1.0);
    CHECK_FALSE(window.isWindowModified());
    window.action(QStringLiteral("redo"))->trigger();
    CHECK(started.session().scenario().inference.utilisationTarget < 0.6);
}

TEST_CASE("a field takes numbers as people type them and says what is wrong", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    ParameterField *field = window.workload()->field(QStringLiteral("inference.demand_per_hour"));
    auto *edit = qobject_cast<QLineEdit *>(field->editor());
    REQUIRE(edit);
    const auto type = [&](const char *text) {
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(text));
    };
    type("2.5M");
    CHECK(started.session().scenario().inference.demandPerHour == 2.5e6);
    type("450k");
    CHECK(started.session().scenario().inference.demandPerHour == 450e3);
    type("abc");
    CHECK_FALSE(field->error().isEmpty());
    CHECK(started.session().scenario().inference.demandPerHour == 450e3);
    type("-5");
    CHECK_FALSE(field->error().isEmpty());
    CHECK(started.session().scenario().inference.demandPerHour == 450e3);
    type("7");
    CHECK(field->error().isEmpty());
    QTest::keyClick(edit, Qt::Key_Up); // ten per cent more
    CHECK(started.session().scenario().inference.demandPerHour > 7);
    // An optional field may be emptied.
    ParameterField *limit = window.workload()->field(QStringLiteral("inference.latency_limit_ms"));
    auto *limitEdit = qobject_cast<QLineEdit *>(limit->editor());
    QTest::keyClicks(limitEdit, QStringLiteral("50"));
    CHECK(started.session().scenario().inference.latencyLimitMs == 50.0);
    limitEdit->selectAll();
    QTest::keyClick(limitEdit, Qt::Key_Backspace);
    CHECK_FALSE(started.session().scenario().inference.latencyLimitMs.has_value());
}

TEST_CASE("a load preset is one step of undo, by keyboard, and shows what the loads are", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    auto *load = window.workload()->findChild<QComboBox *>(QStringLiteral("load_preset"));
    REQUIRE(load);
    CHECK_FALSE(load->accessibleName().isEmpty());
    CHECK(load->currentData().toString() == QStringLiteral("own")); // the scenario has its accelerators at full load
    const EnergyOptions before = started.session().scenario().energy;
    const auto results = started.session().results();
    const int steps = started.session().undoStack()->count();
    load->setFocus();
    QTest::keyClick(load, Qt::Key_Home); // from the demand
    CHECK_FALSE(started.session().scenario().energy.fullLoad);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(load->currentData().toString() == QStringLiteral("demand"));
    QTest::keyClick(load, Qt::Key_Down);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    QTest::keyClick(load, Qt::Key_Down); // steady inference
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(load->currentData().toString() == QStringLiteral("steady_inference"));
    CHECK(started.session().scenario().energy.uAccPct == 50.0);
    CHECK(started.session().scenario().energy.uCpuPct == 25.0);
    CHECK(load->currentText().contains(QStringLiteral("50")));
    CHECK(window.workload()->field(QStringLiteral("energy.u_acc_pct"))->value() == QStringLiteral("50"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(started.session().results() != results);
    CHECK(started.session().undoStack()->count() == steps + 3);
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("Load")));
    for (int i = 0; i < 3; ++i)
        window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().scenario().energy.uAccPct == before.uAccPct);
    CHECK(started.session().scenario().energy.fullLoad == before.fullLoad);
    CHECK(until([&] { return load->currentData().toString() == QStringLiteral("own"); }));
    // Loads of one's own are typed where they stand, and change nothing by themselves.
    load->setCurrentIndex(load->findData(QStringLiteral("demand")));
    emit load->activated(load->currentIndex());
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    load->setCurrentIndex(load->findData(QStringLiteral("own")));
    const int count = started.session().undoStack()->count();
    emit load->activated(load->currentIndex());
    CHECK(started.session().undoStack()->count() == count);
    CHECK(load->currentData().toString() == QStringLiteral("demand"));
    CHECK(window.workload()->field(QStringLiteral("energy.u_acc_pct"))->isVisible());
    // The wheel over the list scrolls the dock unless the list has the focus.
    window.workload()->focusStart();
    QWheelEvent wheel(QPointF(5, 5), load->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(load, &wheel);
    CHECK(started.session().undoStack()->count() == count);
}

TEST_CASE("own discounts, prices and mixes of a document stay when one of them is typed", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    for (const double percent : {12.5, 20.0}) {
        PurchaseOption own;
        own.kind = PurchaseKind::ownRate;
        own.discountPct = percent;
        next.purchase.push_back(own);
    }
    started.session().edit(next, QStringLiteral("x"));
    const auto settled = [&] { return until([&] { return !started.session().isBusy(); }); };
    REQUIRE(settled());
    const auto edit = [&](const char *name) { return window.workload()->findChild<QLineEdit *>(QString::fromUtf8(name)); };
    CHECK(edit("own_discount")->text() == QStringLiteral("12.5; 20"));
    window.workload()->restoreState({{QStringLiteral("more"), true}});
    edit("own_price")->setFocus();
    QTest::keyClicks(edit("own_price"), QStringLiteral("0.9"));
    QTest::keyClick(edit("own_price"), Qt::Key_Return);
    CHECK(started.session().scenario().purchase.size() == next.purchase.size() + 1);
    REQUIRE(settled());
    CHECK(edit("own_discount")->text() == QStringLiteral("12.5; 20"));
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("Purchase")));
    // The list of options says them in words.
    const QString said = window.workload()->findChild<QPushButton *>(QStringLiteral("purchase"))->toolTip();
    CHECK(said.contains(QStringLiteral("0.900 USD/h")));
    CHECK_FALSE(said.contains(QStringLiteral("own-")));
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().scenario().purchase == next.purchase);
    REQUIRE(settled());
    CHECK(edit("own_price")->text().isEmpty());
    // Wrong: said under the field, nothing changes, and the text stays to be corrected.
    QTest::keyClicks(edit("own_price"), QStringLiteral("dear"));
    QTest::keyClick(edit("own_price"), Qt::Key_Return);
    CHECK(started.session().scenario().purchase == next.purchase);
    CHECK(edit("own_price")->text() == QStringLiteral("dear"));
    const auto labels = window.workload()->findChildren<QLabel *>();
    CHECK(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("“dear”")); }));
}

TEST_CASE("a scaling table can be typed where the scaling model is a table", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    window.openPreset(QStringLiteral("bert-large"));
    window.workload()->restoreState({{QStringLiteral("more"), true}});
    auto *edit = window.workload()->findChild<QLineEdit *>(QStringLiteral("training.scaling_table"));
    REQUIRE(edit);
    CHECK_FALSE(edit->isVisible());
    auto *model = qobject_cast<QComboBox *>(window.workload()->field(QStringLiteral("training.scaling"))->editor());
    REQUIRE(model);
    model->setCurrentIndex(model->findData(QStringLiteral("table")));
    emit model->activated(model->currentIndex());
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(edit->isVisible());
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("1: 1; 16: 0.95; 64: 0.9"));
    QTest::keyClick(edit, Qt::Key_Return);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(started.session().scenario().training.scalingTable.size() == 3);
    CHECK_FALSE(started.session().data().error);
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("Scaling table")));
}

TEST_CASE("a list of choices is ticked by its words and from the keyboard", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    ChoiceList *purchase = nullptr;
    for (ChoiceList *each : window.workload()->findChildren<ChoiceList *>())
        if (each->chosen() == QStringList{QStringLiteral("on-demand")})
            purchase = each;
    REQUIRE(purchase);
    const auto bought = [&] { return purchase->chosen(); };
    const auto counted = [&] { return started.session().scenario().purchase.size(); };
    QTest::mouseClick(purchase, Qt::LeftButton);
    auto *list = purchase->findChild<QListWidget *>();
    auto *search = purchase->findChild<QLineEdit *>();
    REQUIRE(list);
    REQUIRE(search);
    REQUIRE(list->isVisible());
    const auto entry = [&](const char *id) -> QListWidgetItem * {
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->data(Qt::UserRole).toString() == QLatin1String(id))
                return list->item(i);
        return nullptr;
    };
    REQUIRE(entry("spot"));
    const auto click = [&](QListWidgetItem *item, bool onWords) {
        list->scrollToItem(item);
        const QRect row = list->visualItemRect(item);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, onWords ? row.center() : QPoint(row.left() + 10, row.center().y()));
    };
    click(entry("spot"), true);
    CHECK(bought() == QStringList{QStringLiteral("on-demand"), QStringLiteral("spot")});
    CHECK(counted() == 2);
    CHECK(entry("spot")->checkState() == Qt::Checked);
    click(entry("spot"), false); // the box: once, not twice
    CHECK(counted() == 1);
    CHECK(entry("spot")->checkState() == Qt::Unchecked);
    click(entry("spot"), false);
    click(entry("spot"), true);
    CHECK(counted() == 1);
    click(entry("on-demand"), true); // the last tick stays
    CHECK(bought() == QStringList{QStringLiteral("on-demand")});
    CHECK(entry("on-demand")->checkState() == Qt::Checked);
    // By keyboard: words, down into the list, Space.
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("spot"));
    QTest::keyClick(search, Qt::Key_Down);
    CHECK(list->hasFocus());
    REQUIRE(list->currentItem());
    CHECK_FALSE(list->currentItem()->isHidden());
    CHECK(list->currentItem()->text().contains(QStringLiteral("spot"), Qt::CaseInsensitive));
    const QString id = list->currentItem()->data(Qt::UserRole).toString();
    QTest::keyClick(list, Qt::Key_Space);
    CHECK(bought().contains(id));
    CHECK(counted() == 2);
    CHECK(search->text() == QStringLiteral("spot"));
    QTest::keyClick(list, Qt::Key_Space);
    CHECK(counted() == 1);
    QTest::keyClick(list, Qt::Key_Up); // above the first row is the search
    CHECK(search->hasFocus());
    QTest::keyClick(search, Qt::Key_Escape);
    CHECK_FALSE(list->isVisible());
}

TEST_CASE("presets switch the kind of workload and can be undone", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    window.openPreset(QStringLiteral("bert-large"));
    if (started.session().scenario().kind != WorkloadKind::training) {
        for (const Preset &preset : bundledPresets()) {
            if (preset.scenario.kind == WorkloadKind::training)
                window.openPreset(QString::fromStdString(preset.id));
        }
    }
    REQUIRE(started.session().scenario().kind == WorkloadKind::training);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK_FALSE(window.workload()->field(QStringLiteral("inference.demand_per_hour"))->isVisible());
    CHECK(window.workload()->field(QStringLiteral("training.nodes"))->isVisible());
    CHECK(explore(window).tableView()->visibleColumns().contains(QStringLiteral("usd_total")));
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(started.session().scenario().kind == WorkloadKind::inference);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(explore(window).tableView()->visibleColumns().contains(QStringLiteral("usd_per_million")));
}

TEST_CASE("a selection in one view is the selection of all", "[window][selection]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    const Results &results = *started.session().results();
    std::size_t other = 0;
    while (started.session().selection().current() == results.candidate(other))
        ++other;
    const qint64 key = candidateKey(results.candidate(other));
    page.tableView()->setCurrentKey(key);
    REQUIRE(started.session().selection().current());
    CHECK(candidateKey(*started.session().selection().current()) == key);
    CHECK(page.scatterView()->selection().contains(key));
    CHECK(window.inspector()->factTree()->topLevelItemCount() > 0);
    emit page.scatterView()->selectionChanged({candidateKey(results.candidate(*started.session().data().answer->cheapest))});
    CHECK(page.tableView()->selectedKeys().contains(candidateKey(results.candidate(*started.session().data().answer->cheapest))));
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
    QTest::keyClick(palette->edit(), Qt::Key_Return);
    palette->close();
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
    started.app->window()->action(QStringLiteral("language_en"))->trigger();
    QTest::qWait(50);
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

TEST_CASE("a scenario is saved, opened, and dropped on the window", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.title = "<b>Mine</b>; DROP TABLE";
    next.inference.demandPerHour = 123456;
    started.session().edit(next, QStringLiteral("x"));
    const QString path = started.folder.filePath(QStringLiteral("mine.wattfare"));
    CHECK(window.saveTo(path));
    CHECK_FALSE(window.isWindowModified());
    CHECK(started.app->settings().recentFiles().contains(path));
    started.session().edit(findPreset("layoutlm")->scenario, QStringLiteral("y"));
    CHECK(window.isWindowModified());
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    CHECK(started.session().scenario().inference.demandPerHour == 123456);
    CHECK(started.session().path() == path);
    CHECK_FALSE(started.session().scenario().catalogHash.empty());
    CHECK(window.windowTitle().contains(QStringLiteral("<b>Mine</b>")));
    CHECK_FALSE(window.saveTo(QStringLiteral("/proc/none/x.wattfare")));
    CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem")));
}

TEST_CASE("a scenario that names what the catalogue lacks says so and stays whole", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario strange = findPreset("layoutlm")->scenario;
    strange.pinned.push_back("zz9.enormous@us-east-1/on-demand");
    strange.typeFilter = {"zz9.enormous", "g5.xlarge"};
    const QString path = started.folder.filePath(QStringLiteral("strange.wattfare"));
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(strange))));
    window.openPath(path);
    CHECK(window.messages()->text().contains(QStringLiteral("zz9.enormous")));
    CHECK(started.session().scenario().pinned.back() == "zz9.enormous@us-east-1/on-demand");
}

TEST_CASE("unsaved work of a process that is gone is offered", "[window][files]")
{
    Started started;
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(files::ensureFolder(folder));
    Scenario lost = findPreset("layoutlm")->scenario;
    lost.title = "Lost work";
    const QString path = folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare");
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(lost))));
    MainWindow &window = started.start();
    REQUIRE(window.messages()->count() == 1);
    CHECK(window.messages()->text().contains(QStringLiteral("Lost work")));
    window.messages()->press(0);
    CHECK(started.session().title() == QStringLiteral("Lost work"));
    CHECK(window.isWindowModified());
    CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("unsaved work that cannot be read is kept and told of once", "[window][files]")
{
    Started started;
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(files::ensureFolder(folder));
    const QString newer = folder + QStringLiteral("/unsaved-20260101000000000-1.wattfare");
    const QString torn = folder + QStringLiteral("/unsaved-20260102000000000-2.wattfare");
    const QByteArray ofNewer = "{\"wattfare\": 2, \"title\": \"Tomorrow's\"}", ofTorn = "{\"wattfare\": 1, \"title\": \"Ha";
    REQUIRE(files::write(newer, ofNewer));
    REQUIRE(files::write(torn, ofTorn));
    MainWindow &window = started.start();
    REQUIRE(window.messages()->count() == 2);
    QStringList told;
    while (window.messages()->count() > 0) {
        told << window.messages()->text();
        window.messages()->press(0);
    }
    const auto kept = QDir(folder).entryInfoList({QStringLiteral("*.broken-*")}, QDir::Files);
    REQUIRE(kept.size() == 2);
    QSet<QByteArray> contents;
    for (const QFileInfo &each : kept) {
        contents.insert(files::read(each.filePath()).value());
        CHECK(std::any_of(told.begin(), told.end(), [&](const QString &words) { return words.contains(each.fileName()); }));
    }
    CHECK(contents == QSet<QByteArray>{ofNewer, ofTorn});
    CHECK_FALSE(QFile::exists(newer));
    CHECK_FALSE(QFile::exists(torn));
    started.app.reset();
    CHECK(started.start().messages()->count() == 0); // told once
    CHECK(QFile::exists(kept.front().filePath()));
}

TEST_CASE("an autosave that fails is told while the window runs, and tried again", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Autosave &autosave = started.app->autosave();
    autosave.setDelayMs(20);
    const QString folder = started.options.dataFolder + QStringLiteral("/unsaved");
    REQUIRE(QDir(folder).removeRecursively()); // as a disk that is full or gone
    Scenario next = started.session().scenario();
    next.inference.demandPerHour = 4321;
    started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return window.messages()->count() == 1; }));
    CHECK(window.messages()->text().contains(QStringLiteral("crash")));
    CHECK(window.messages()->text().contains(QDir::toNativeSeparators(folder)));
    window.messages()->press(0);
    QTest::qWait(100); // several attempts later
    CHECK(window.messages()->count() == 0);
    REQUIRE(files::ensureFolder(folder));
    REQUIRE(until([&] { return QFile::exists(autosave.fileName()); }));
    CHECK(files::read(autosave.fileName()).value().contains("4321"));
    CHECK(until([&] { return window.statusBar()->currentMessage().contains(QStringLiteral("crash")); }));
    CHECK(autosave.problem().isEmpty());
}

TEST_CASE("closing with changes asks, and Discard closes", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.inference.demandPerHour = 5;
    started.session().edit(next, QStringLiteral("x"));
    CHECK_FALSE(window.close());
    auto *question = window.findChild<QMessageBox *>(QStringLiteral("unsaved_changes"));
    REQUIRE(question);
    QTest::mouseClick(question->button(QMessageBox::Discard), Qt::LeftButton);
    CHECK(until([&] { return !window.isVisible(); }));
}

TEST_CASE("closing the window during a job ends well", "[window]")
{
    Started started;
    MainWindow &window = started.start();
    bool done = false;
    started.app->jobs().run<int>(&window, QStringLiteral("long"), [](const ProgressFn &p) { while (p(0.1)) { } return 1; },
                                 [&](int) { done = true; });
    CHECK(window.close());
    started.app.reset();
    CHECK_FALSE(done);
}

namespace {

// Answers the window's file dialog by keyboard.
void chooseFile(MainWindow &window, const QString &path)
{
    const auto dialogs = window.findChildren<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE_FALSE(dialogs.isEmpty());
    auto *edit = dialogs.last()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    REQUIRE(edit);
    edit->setText(path);
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::qWait(1);
}

} // namespace

TEST_CASE("a scenario is saved under a name, opened again, and listed among the recent ones", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    const QString path = started.folder.filePath(QStringLiteral("one.wattfare"));
    ParameterField *field = window.workload()->field(QStringLiteral("inference.demand_per_hour"));
    auto *edit = qobject_cast<QLineEdit *>(field->editor());
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("123456"));
    CHECK(window.isWindowModified());
    CHECK(started.session().undoStack()->undoText().contains(parameterTitle("inference.demand_per_hour")));
    window.action(QStringLiteral("save_as"))->trigger();
    chooseFile(window, path);
    CHECK(QFile::exists(path));
    CHECK_FALSE(window.isWindowModified());
    // A new scenario and a preset are documents without a file: Save asks for a name and leaves the first one alone.
    const auto saved = files::read(path);
    for (const char *id : {"new_scenario", "preset_bert-large"}) {
        INFO(id);
        window.action(QLatin1String(id))->trigger();
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK(started.session().path().isEmpty());
        window.action(QStringLiteral("save"))->trigger();
        const auto dialogs = window.findChildren<QFileDialog *>(QStringLiteral("file_dialog"));
        REQUIRE_FALSE(dialogs.isEmpty());
        dialogs.last()->reject();
        QTest::qWait(1);
        CHECK(*files::read(path) == *saved);
        window.action(QStringLiteral("undo"))->trigger();
        CHECK(started.session().path() == path);
        CHECK(started.session().scenario().inference.demandPerHour == 123456);
        CHECK_FALSE(window.isWindowModified());
    }
    // Opening another while changes are unsaved loses none of them.
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("777"));
    REQUIRE(started.session().scenario().inference.demandPerHour == 777);
    auto *recent = window.findChild<QMenu *>(QStringLiteral("recent_menu"));
    REQUIRE(recent);
    REQUIRE(recent->actions().size() > 1);
    recent->actions().first()->trigger();
    CHECK(started.session().scenario().inference.demandPerHour == 123456);
    CHECK_FALSE(window.isWindowModified());
    REQUIRE(window.messages()->count() > 0);
    window.messages()->press(0);
    CHECK(started.session().scenario().inference.demandPerHour == 777);
    CHECK(window.isWindowModified());
    // A recent file that is gone is said and leaves the list.
    QFile::remove(path);
    recent->actions().first()->trigger();
    CHECK(window.findChild<QMessageBox *>(QStringLiteral("problem")));
    CHECK_FALSE(started.app->settings().recentFiles().contains(path));
}

TEST_CASE("Save in the question of an unsaved, nameless scenario saves and then closes", "[window][files]")
{
    Started started;
    MainWindow &window = started.start();
    Scenario next = started.session().scenario();
    next.inference.demandPerHour = 5;
    started.session().edit(next, QStringLiteral("x"));
    CHECK_FALSE(window.close());
    auto *question = window.findChild<QMessageBox *>(QStringLiteral("unsaved_changes"));
    REQUIRE(question);
    QTest::mouseClick(question->button(QMessageBox::Save), Qt::LeftButton);
    const QString path = started.folder.filePath(QStringLiteral("closing.wattfare"));
    chooseFile(window, path);
    CHECK(QFile::exists(path));
    CHECK(until([&] { return !window.isVisible(); }));
}

TEST_CASE("every switch and preset can be undone by a readable name", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    for (const char *id : {"include_estimates", "include_stale", "include_retired", "new_scenario", "preset_bert-large", "clear_pins", "prices_today"}) {
        QAction *each = window.action(QLatin1String(id));
        REQUIRE(each);
        INFO(id);
        if (!each->isEnabled())
            continue;
        each->trigger();
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        const QString name = started.session().undoStack()->undoText();
        CHECK(name.size() > 4);
        CHECK_FALSE(name.contains(QLatin1Char('&')));
        CHECK(window.action(QStringLiteral("undo"))->text().contains(name));
        window.action(QStringLiteral("undo"))->trigger();
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        CHECK(started.session().undoStack()->redoText() == name);
    }
    CHECK(started.session().undoStack()->index() == 0);
}

TEST_CASE("no page hides behind scroll arrows, in any language at 1024 pixels", "[window][language]")
{
    for (const char *language : {"en", "de", "ko", "zh_CN", "pseudo"}) {
        Started started;
        started.options.language = QString::fromLatin1(language);
        MainWindow &window = started.start();
        auto *tabs = window.findChild<PageTabs *>();
        REQUIRE(tabs);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 680)}) {
            window.resize(size);
            window.sizeDocks();
            QTest::qWait(30);
            for (int i = 0; i < tabs->count(); ++i) {
                QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(i).center());
                INFO(language << ' ' << size.width() << " tab " << i);
                CHECK(tabs->currentIndex() == i);
                CHECK(tabs->tabText(i) == tabs->title(i)); // the current one says its name
                for (int k = 0; k < tabs->count(); ++k) {
                    CHECK(tabs->tabBar()->tabRect(k).right() <= tabs->width());
                    CHECK((!tabs->tabText(k).isEmpty() || (tabs->tabToolTip(k) == tabs->title(k) && !tabs->tabIcon(k).isNull())));
                }
            }
        }
        started.app.reset();
        setUiLanguage(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
}
