// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The workload dock: fields, lists and presets change the scenario, and each change is a step of undo with a name.
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/choice_list.h"
#include "views/widgets/parameter_field.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ExplorePage &explore(MainWindow &window) { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }

} // namespace

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
    CHECK(window.action(QStringLiteral("redo"))->shortcuts()
        == QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
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
}

TEST_CASE("the wheel scrolls, and changes a value only where the focus is", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.workload()->restoreState({{QStringLiteral("more"), true}});
    // As it comes from a mouse: Qt gives the focus to what asks for it before the wheel turns.
    const auto turn = [](QWidget *over) {
        QWheelEvent wheel(QPointF(5, 5), over->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
            Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel);
        qApp->notify(over, &wheel);
    };
    const auto valueOf = [](const QWidget *widget) -> QVariant {
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            return box->currentIndex();
        if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(widget))
            return spin->text();
        const auto *slider = qobject_cast<const QAbstractSlider *>(widget);
        return slider && !qobject_cast<const QScrollBar *>(slider) ? QVariant(slider->value()) : QVariant();
    };
    int tried = 0;
    for (const QString &id : {QStringLiteral("explore"), QStringLiteral("charts"), QStringLiteral("simulate"),
             QStringLiteral("place"), QStringLiteral("guide")}) {
        window.showPage(id);
        QCoreApplication::processEvents();
        for (QWidget *each : window.findChildren<QWidget *>()) {
            const QVariant before = valueOf(each);
            if (!each->isVisible() || !before.isValid())
                continue;
            window.workload()->focusStart();
            turn(each);
            INFO(id.toStdString() << ' ' << each->metaObject()->className() << ' '
                                  << each->accessibleName().toStdString());
            CHECK(valueOf(each) == before);
            CHECK_FALSE(each->hasFocus());
            ++tried;
        }
    }
    CHECK(tried > 40);
    window.showPage(QStringLiteral("explore"));
    CHECK(started.session().undoStack()->count() == 0);
    auto *load = window.workload()->findChild<QComboBox *>(QStringLiteral("load_preset"));
    REQUIRE(load->currentIndex() > 0);
    load->setFocus();
    const int first = load->currentIndex();
    QWheelEvent up(QPointF(5, 5), load->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&up);
    qApp->notify(load, &up);
    CHECK(load->currentIndex() == first - 1);
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
    const auto edit
        = [&](const char *name) { return window.workload()->findChild<QLineEdit *>(QString::fromUtf8(name)); };
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
    CHECK(std::any_of(labels.begin(), labels.end(),
        [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("“dear”")); }));
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
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, onWords ? row.center() : QPoint(row.left() + 10, row.center().y()));
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

TEST_CASE("every switch and preset can be undone by a readable name", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    for (const char *id :
        {"include_estimates", "include_retired", "new_scenario", "preset_bert-large", "clear_pins", "prices_today"}) {
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

TEST_CASE("Undo right after a model was chosen undoes the choice", "[window][workload]")
{
    Started started;
    MainWindow &window = started.start();
    window.openPreset(QStringLiteral("llama31-8b-chat"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    QComboBox *model = nullptr;
    for (QComboBox *each : window.workload()->findChildren<QComboBox *>())
        if (each->accessibleName() == QStringLiteral("Model"))
            model = each;
    REQUIRE(model);
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    model->setFocus();
    const std::string before = started.session().scenario().model;
    model->setCurrentIndex(model->currentIndex() == 0 ? 1 : 0);
    emit model->activated(model->currentIndex());
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    REQUIRE(started.session().scenario().model != before);
    REQUIRE(model->lineEdit()->hasFocus());
    QTest::keyClick(window.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(started.session().scenario().model == before);
    // What is being typed is its own.
    QTest::keyClick(window.windowHandle(), Qt::Key_X);
    REQUIRE(model->lineEdit()->isUndoAvailable());
    const int steps = started.session().undoStack()->index();
    QTest::keyClick(window.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(started.session().undoStack()->index() == steps);
}
