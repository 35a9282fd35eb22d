// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_columns.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/explore/own_column_dialog.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/headline.h"
#include "views/widgets/sql_edit.h"
#include "views/words/messages.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QCompleter>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextLayout>
#include <QToolButton>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    DataTableView &table = *page.tableView();
    QAbstractItemModelTester tester{page.tableView()->table(), QAbstractItemModelTester::FailureReportingMode::Fatal};

    QToolButton *button(const QString &name)
    {
        const auto buttons = page.findChildren<QToolButton *>();
        for (QToolButton *each : buttons)
            if (each->accessibleName().startsWith(name))
                return each;
        return nullptr;
    }
    OwnColumnDialog *columnDialog()
    {
        QTest::mouseClick(button(QStringLiteral("Columns of your own")), Qt::LeftButton);
        const auto dialogs = page.findChildren<OwnColumnDialog *>();
        REQUIRE_FALSE(dialogs.isEmpty());
        return dialogs.last();
    }
    // Typed into the dialog; what it says is wrong.
    static QString derive(OwnColumnDialog *dialog, const char *name, const char *expression)
    {
        for (auto [edit, text] :
            {std::pair(dialog->nameEdit(), name), std::pair(dialog->expressionEdit(), expression)}) {
            edit->setFocus();
            edit->selectAll();
            QTest::keyClick(edit, Qt::Key_Delete);
            edit->insert(QString::fromUtf8(text)); // as pasted: no list of names opens
        }
        QTest::keyClick(dialog->expressionEdit(), Qt::Key_Return);
        return dialog->error();
    }
    int column(const char *id) const { return table.table()->columnOf(QLatin1String(id)); }
};

// The column is there and wholly inside the viewport.
bool inSight(const DataTableView &table, const char *id)
{
    const int column = table.table()->columnOf(QLatin1String(id));
    if (column < 0 || table.isColumnHidden(column))
        return false;
    const int left = table.columnViewportPosition(column);
    return left >= 0 && left + table.columnWidth(column) <= table.viewport()->width();
}

} // namespace

TEST_CASE("at 1440 x 900 the answer's columns are in sight", "[explore][window]")
{
    Shown s;
    s.window.resize(1440, 900);
    settle();
    for (const char *id : {"instance_type", "accelerator", "instances", "usd_per_million", "kwh_per_million",
             "gco2e_per_million", "throughput_class"}) {
        INFO(id);
        CHECK(inSight(s.table, id));
    }
    CHECK_FALSE(s.table.visibleColumns().contains(QStringLiteral("region"))); // one region: the column says nothing
    Scenario next = s.started.session().scenario();
    next.regions = {"us-east-1", "eu-west-1"};
    s.started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK(s.table.visibleColumns().contains(QStringLiteral("region")));
    // It goes with the second region, also where another kind of work came between.
    const Scenario wide = next;
    Scenario training = findPreset("bert-large")->scenario;
    training.regions = wide.regions;
    for (const Scenario &each : {training, wide}) {
        Scenario narrow = each;
        narrow.regions = {"us-east-1"};
        s.started.session().edit(narrow, QStringLiteral("x"));
        REQUIRE(until([&] { return !s.started.session().isBusy(); }));
        CHECK_FALSE(s.table.visibleColumns().contains(QStringLiteral("region")));
        s.started.session().edit(each, QStringLiteral("x"));
        REQUIRE(until([&] { return !s.started.session().isBusy(); }));
        CHECK(s.table.visibleColumns().contains(QStringLiteral("region")));
    }
    training.regions = {"us-east-1"};
    s.started.session().edit(training, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    next.regions = {"us-east-1"};
    s.started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK_FALSE(s.table.visibleColumns().contains(QStringLiteral("region")));
}

TEST_CASE("several ways of buying show their column, whatever layout was kept", "[explore][window]")
{
    const QString option = QStringLiteral("purchase_option");
    const auto buy = [](Started &started, std::vector<PurchaseOption> options) {
        Scenario next = started.session().scenario();
        next.purchase = std::move(options);
        started.session().edit(next, QStringLiteral("x"));
        REQUIRE(until([&] { return !started.session().isBusy(); }));
    };
    PurchaseOption spot;
    spot.kind = PurchaseKind::spot;
    Shown s;
    QHeaderView *head = s.table.horizontalHeader();
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
        {head->sectionViewportPosition(s.column("usd_per_million")) + 20, head->height() / 2});
    REQUIRE_FALSE(s.table.visibleColumns().contains(option));
    const QJsonObject kept = s.page.saveState(); // sorted by hand, one way of buying
    buy(s.started, {PurchaseOption{}, spot});
    CHECK(s.table.visibleColumns().contains(option));
    const auto startAgain = [&](const QJsonObject &state) {
        Started again;
        MainWindow &window = again.start();
        auto &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
        buy(again, {PurchaseOption{}, spot});
        page.restoreState(state);
        return page.tableView()->visibleColumns();
    };
    CHECK(startAgain(kept).contains(option));
    // Whoever hid it among several keeps it hidden.
    QStringList without = s.table.visibleColumns();
    without.removeAll(option);
    s.table.setVisibleColumns(without);
    CHECK_FALSE(startAgain(s.page.saveState()).contains(option));
    // It goes as it came.
    s.table.setVisibleColumns(without << option);
    buy(s.started, {spot});
    CHECK_FALSE(s.table.visibleColumns().contains(option));
}

TEST_CASE("words that tell candidates apart are not cut off while there is room", "[explore][window]")
{
    Shown s;
    s.window.resize(1440, 900);
    Scenario next = findPreset("hpc-fp64")->scenario;
    PurchaseOption reserved;
    reserved.kind = PurchaseKind::commitment;
    reserved.plan = "reserved_standard";
    reserved.termYears = 1;
    reserved.payment = "no_upfront";
    next.purchase = {PurchaseOption{}, reserved};
    s.started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    settle();
    int seen = 0;
    for (const char *id : {"instance_type", "accelerator", "purchase_option"}) {
        const int column = s.column(id);
        CHECK(inSight(s.table, id));
        for (int row = 0; row < 100; ++row) {
            const QModelIndex cell = s.table.table()->index(row, column);
            INFO(id << ' ' << cell.data().toString().toStdString());
            if (cell.data().toString().size() <= 24)
                CHECK(s.table.itemDelegate()->sizeHint({}, cell).width() <= s.table.columnWidth(column));
            seen += cell.data().toString() == QStringLiteral("RI 1 y, no upfront") ? 1 : 0;
        }
    }
    CHECK(seen > 0); // the term and the payment are told, too
    for (const char *id : {"usd_total", "kwh_total", "kgco2e_total"}) {
        INFO(id);
        CHECK(inSight(s.table, id));
    }
}

TEST_CASE("prices per unit are columns with figures", "[explore][window]")
{
    Shown s;
    QStringList ids = s.table.visibleColumns();
    for (const char *id : {"usd_per_gpu_hour", "usd_per_vcpu_hour", "usd_per_gib_hour", "usd_per_fp16_tflops_hour",
             "usd_per_bf16_tflops_hour", "usd_per_fp32_tflops_hour", "usd_per_watt", "usd_per_million"}) {
        INFO(id);
        const ResultColumn *column = findResultColumn(id);
        REQUIRE(column);
        int values = 0;
        const Results &results = *s.started.session().results();
        for (std::size_t row = 0; row < results.size(); ++row)
            values += column->number(results, row).has_value() ? 1 : 0;
        CHECK(values > 0);
        CHECK_FALSE(s.table.table()
                        ->headerData(s.table.table()->columnOf(QLatin1String(id)), Qt::Horizontal, Qt::ToolTipRole)
                        .toString()
                        .isEmpty());
        ids << QLatin1String(id);
    }
    s.table.setVisibleColumns(ids);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("usd_per_watt")));
    // A million of what the workload makes: inferences above, tokens here.
    const auto presets = bundledPresets();
    const auto llm = std::find_if(presets.begin(), presets.end(),
        [](const Preset &preset) { return preset.scenario.kind == WorkloadKind::llmServing; });
    REQUIRE(llm != presets.end());
    s.window.openPreset(QString::fromStdString(llm->id));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    const Results &tokens = *s.started.session().results();
    int values = 0;
    for (std::size_t row = 0; row < tokens.size(); ++row)
        values += tokens.value(row, Metric::usdPerMillion).has_value() ? 1 : 0;
    CHECK(values > 0);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("usd_per_million")));
    CHECK(s.page.answerText().contains(QStringLiteral("tokens")));
}

TEST_CASE("a column of one's own is SQL over the others, kept, and refused in SQLite's words", "[explore][window]")
{
    Shown s;
    OwnColumnDialog *dialog = s.columnDialog();
    CHECK(Shown::derive(dialog, "usd_per_core", "price_usd_per_hour / vcpus").toStdString() == "");
    const int column = s.column("usd_per_core");
    REQUIRE(column >= 0);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("usd_per_core")));
    const int price = s.column("price_usd_per_hour"), cores = s.column("vcpus");
    int compared = 0;
    for (int row = 0; row < s.table.table()->rowCount(); ++row) {
        const auto number = [&](int c) { return s.table.table()->index(row, c).data(TableRole::number); };
        if (!number(price).isValid()) {
            CHECK_FALSE(number(column).isValid()); // missing stays missing
            continue;
        }
        CHECK(number(column).toDouble() == number(price).toDouble() / number(cores).toDouble());
        ++compared;
    }
    CHECK(compared > 0);
    // What is wrong stands under the field, and what was typed stays.
    auto *expression = qobject_cast<SqlEdit *>(dialog->expressionEdit());
    CHECK(Shown::derive(dialog, "wrong", "no_such_column * 2")
              .startsWith(QStringLiteral("There is no column no_such_column.")));
    CHECK(expression->waveStart() == 0);
    CHECK(expression->waveLength() == 14);
    CHECK(expression->text() == QStringLiteral("no_such_column * 2"));
    CHECK(s.column("wrong") < 0);
    CHECK_FALSE(Shown::derive(dialog, "evil", "(SELECT 1); DROP TABLE results").isEmpty());
    CHECK(s.column("evil") < 0);
    CHECK(Shown::derive(dialog, "VCPUS", "1").contains(QStringLiteral("VCPUS"))); // taken, and SQL knows no case
    CHECK(Shown::derive(dialog, "a b", "1").contains(QStringLiteral("a b")));
    // One builds on another, is sorted and filtered by, and may be text.
    CHECK(Shown::derive(dialog, "twice", "usd_per_core * 2").toStdString() == "");
    CHECK(Shown::derive(dialog, "label", "family || ' in ' || region").toStdString() == "");
    CHECK(s.table.table()->index(0, s.column("label")).data().toString().endsWith(QStringLiteral(" in us-east-1")));
    QLineEdit *edit = s.page.filterBar()->edit();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("twice > 0.2 AND label LIKE 'g4dn%'"));
    CHECK(s.page.filterBar()->error().toStdString() == "");
    CHECK(s.page.visibleRows() > 0);
    for (int row = 0; row < s.page.visibleRows(); ++row)
        CHECK(s.table.table()->index(row, s.column("twice")).data(TableRole::number).toDouble() > 0.2);
    edit->clear();
    // What another column needs is not removed; a click takes a column into the fields.
    QListWidget *list = dialog->list();
    REQUIRE(list->count() == 3);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    CHECK(dialog->nameEdit()->text() == QStringLiteral("usd_per_core"));
    const auto press = [&](const char *text) {
        const auto buttons = dialog->findChildren<QPushButton *>();
        for (QPushButton *each : buttons)
            if (each->text() == QLatin1String(text))
                QTest::mouseClick(each, Qt::LeftButton);
    };
    press("Remove");
    CHECK(dialog->error().contains(QStringLiteral("twice")));
    CHECK(s.column("usd_per_core") >= 0);
    // It survives the program and a new result.
    const QJsonObject state = s.page.saveState();
    Started again;
    MainWindow &window = again.start();
    auto &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    page.restoreState(state);
    Scenario next = again.session().scenario();
    next.inference.demandPerHour *= 2;
    again.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !again.session().isBusy(); }));
    CHECK(page.tableView()->table()->columnOf(QStringLiteral("usd_per_core")) >= 0);
    CHECK(page.tableView()->table()->columnOf(QStringLiteral("label")) >= 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    press("Remove");
    CHECK(s.column("twice") < 0);
    press("Close");
    CHECK_FALSE(dialog->isVisible());
}

TEST_CASE("columns of one's own and saved filters are steps of undo", "[explore][window]")
{
    Shown s;
    QUndoStack &undo = *s.started.session().undoStack();
    const int before = undo.index();
    OwnColumnDialog *dialog = s.columnDialog();
    REQUIRE(Shown::derive(dialog, "per_core", "price_usd_per_hour / vcpus").isEmpty());
    CHECK(undo.index() == before + 1);
    CHECK(undo.undoText() == QStringLiteral("Add the column per_core"));
    REQUIRE(Shown::derive(dialog, "per_core", "price_usd_per_hour / vcpus * 2").isEmpty());
    CHECK(undo.undoText() == QStringLiteral("Change the column per_core"));
    REQUIRE(Shown::derive(dialog, "per_core", "price_usd_per_hour / vcpus * 2").isEmpty());
    CHECK(undo.index() == before + 2); // the same again is no step
    CHECK_FALSE(Shown::derive(dialog, "wrong", "nothing_of_the_kind").isEmpty());
    CHECK(undo.index() == before + 2);
    dialog->close();
    const auto value = [&] {
        for (int row = 0; row < s.table.table()->rowCount(); ++row)
            if (const QVariant number = s.table.table()->index(row, s.column("per_core")).data(TableRole::number);
                number.isValid())
                return number.toDouble();
        return 0.0;
    };
    const double twice = value();
    s.window.action(QStringLiteral("undo"))->trigger();
    CHECK(value() == Approx(twice / 2).epsilon(1e-12));
    s.window.action(QStringLiteral("undo"))->trigger();
    CHECK(s.column("per_core") < 0);
    s.window.action(QStringLiteral("redo"))->trigger();
    REQUIRE(s.column("per_core") >= 0);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("per_core")));
    CHECK(value() == Approx(twice / 2).epsilon(1e-12));
    dialog = s.columnDialog();
    REQUIRE(dialog->list()->count() == 1);
    dialog->list()->setCurrentRow(0);
    const auto buttons = dialog->findChildren<QPushButton *>();
    for (QPushButton *each : buttons)
        if (each->text() == QStringLiteral("Remove"))
            QTest::mouseClick(each, Qt::LeftButton);
    CHECK(s.column("per_core") < 0);
    CHECK(undo.undoText() == QStringLiteral("Remove the column per_core"));
    dialog->close();
    s.window.action(QStringLiteral("undo"))->trigger();
    CHECK(s.column("per_core") >= 0);
    // Saved filters.
    FilterBar &bar = *s.page.filterBar();
    s.page.focusStart();
    QTest::keyClicks(bar.edit(), QStringLiteral("vcpus > 8"));
    auto *menu = bar.findChild<QMenu *>();
    emit menu->aboutToShow();
    menu->actions().first()->trigger();
    REQUIRE(bar.savedFilters() == QStringList{QStringLiteral("vcpus > 8")});
    CHECK(undo.undoText() == QStringLiteral("Save the filter"));
    undo.undo();
    CHECK(bar.savedFilters().isEmpty());
    CHECK(bar.text() == QStringLiteral("vcpus > 8"));
    undo.redo();
    CHECK(bar.savedFilters().size() == 1);
}

TEST_CASE("a column of one's own that takes long is computed by a job", "[explore][window]")
{
    Shown s;
    OwnColumnDialog *dialog = s.columnDialog();
    QElapsedTimer timer;
    timer.start();
    CHECK(Shown::derive(dialog, "slow",
              "vcpus + (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 3000000) SELECT "
              "max(x) FROM c)")
              .toStdString()
        == "");
    CHECK_FALSE(s.started.app->jobs().isIdle());
    REQUIRE(s.column("slow") >= 0);
    const QModelIndex cell = s.table.table()->index(0, s.column("slow"));
    CHECK_FALSE(cell.data(TableRole::number).isValid());
    CHECK(cell.data(Qt::ToolTipRole).toString() == QStringLiteral("Still being computed."));
    REQUIRE(until([&] { return s.started.app->jobs().isIdle(); }, 60'000));
    CHECK(s.table.table()->index(0, s.column("slow")).data(TableRole::number).toDouble() > 3e6);
    // One that never ends can be cancelled, and says so.
    CHECK(Shown::derive(
        dialog, "slow", "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c)")
              .isEmpty());
    CHECK_FALSE(s.started.app->jobs().isIdle());
    s.started.app->jobs().cancelAll();
    CHECK(s.table.table()->index(0, s.column("slow")).data(Qt::ToolTipRole).toString() == QStringLiteral("Cancelled."));
}

TEST_CASE("the headline breaks no name, and is copied as it reads", "[explore][window]")
{
    Shown s;
    auto *headline = s.page.findChild<Headline *>(QStringLiteral("answer_lead"));
    REQUIRE(headline);
    REQUIRE(s.page.answerText().contains(QStringLiteral("g4dn.2xlarge")));
    QStringList broken;
    for (int width = 120; width < 900; width += 7) { // every place a line may end
        QTextLayout layout(headline->text(), headline->font());
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            const int end = line.textStart() + line.textLength();
            static const QRegularExpression kUnit(QStringLiteral("^(?:USD|kWh)"));
            const bool unit
                = end > 1 && headline->text()[end - 2].isDigit() && kUnit.match(headline->text().mid(end)).hasMatch();
            if (end < headline->text().size() && end > 0 && (unit || !headline->text()[end - 1].isSpace()))
                broken << headline->text().mid(std::max(0, end - 12), 24);
        }
        layout.endLayout();
    }
    broken.removeDuplicates();
    CHECK(broken.join(QLatin1Char('\n')).toStdString() == "");
    CHECK(headline->text() != headline->sentence()); // the marks are in what is drawn only
    headline->setFocus();
    headline->setSelection(0, static_cast<int>(headline->text().size()));
    QTest::keyClick(headline, Qt::Key_C, Qt::ControlModifier);
    CHECK(QGuiApplication::clipboard()->text().toStdString() == headline->sentence().toStdString());
    const auto *more
        = s.page.findChild<Headline *>(QStringLiteral("answer_more")); // the rest stands under the first sentence
    REQUIRE(more);
    CHECK(s.page.answerText() == headline->sentence() + QLatin1Char(' ') + more->sentence());
    CHECK(headline->font().weight() > more->font().weight());
    s.window.action(QStringLiteral("copy_answer"))->trigger();
    CHECK(QGuiApplication::clipboard()->text() == s.page.answerText());
}

TEST_CASE("Space pins, Enter explains, Ctrl+C copies", "[explore][window]")
{
    Shown s;
    s.table.setFocus();
    s.table.setCurrentIndex(s.table.table()->index(0, s.table.table()->columnOf(QStringLiteral("kwh_per_million"))));
    const qint64 key = s.table.currentKey();
    const bool pinned = pinnedKeys(s.started.session().data()).contains(key);
    QTest::keyClick(&s.table, Qt::Key_Space);
    CHECK(pinnedKeys(s.started.session().data()).contains(key) != pinned);
    s.window.dock(QStringLiteral("inspector"))->hide();
    QTest::keyClick(&s.table, Qt::Key_Return);
    CHECK(s.window.dock(QStringLiteral("inspector"))->isVisible());
    CHECK(s.started.session().selection().metric == Metric::kwhPerMillion);
    CHECK_FALSE(s.window.inspector()->explainText().isEmpty());
    QTest::keyClick(&s.table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].split(QLatin1Char('\t')).size() == lines[1].split(QLatin1Char('\t')).size());
    CHECK(lines[0].contains(QLatin1Char('\t')));
}

TEST_CASE("what the mouse is over in the table is marked in the charts", "[explore][window][selection]")
{
    Shown s;
    qint64 heard = -2;
    QObject::connect(&s.table, &DataTableView::keyHovered, [&](qint64 key) { heard = key; });
    const QImage before = s.page.rankingView()->grab().toImage();
    const qint64 best
        = candidateKey(s.started.session().results()->candidate(*s.started.session().data().answer->cheapest));
    const int row = s.table.table()->rowOfKey(best);
    REQUIRE(row >= 0);
    s.table.scrollTo(s.table.table()->index(row, 1));
    const QRect cell = s.table.visualRect(s.table.table()->index(row, 1));
    QMouseEvent move(QEvent::MouseMove, QPointF(cell.center()), s.table.viewport()->mapToGlobal(QPointF(cell.center())),
        Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(s.table.viewport(), &move);
    CHECK(heard == best);
    CHECK(s.page.rankingView()->grab().toImage() != before);
}

TEST_CASE("bars behind the numbers, several sort keys, and their memory", "[explore][window]")
{
    Shown s;
    QToolButton *heat = s.button(QStringLiteral("Bars behind"));
    REQUIRE(heat);
    s.table.horizontalScrollBar()->setValue(s.table.horizontalScrollBar()->maximum()); // to figures that every row has
    const QImage plain = s.table.grab().toImage();
    heat->click();
    CHECK(s.table.heatBars());
    CHECK(s.table.grab().toImage() != plain);
    CHECK(heat->isChecked());
    s.table.setHeatBars(false); // as by the header's menu or a layout that is restored
    CHECK_FALSE(heat->isChecked());
    s.table.setHeatBars(true);
    CHECK(heat->isChecked());
    QHeaderView *header = s.table.horizontalHeader();
    const auto click = [&](const char *id, Qt::KeyboardModifiers keys) {
        const int column = s.table.table()->columnOf(QLatin1String(id));
        s.table.scrollTo(s.table.table()->index(0, column));
        QTest::mouseClick(header->viewport(), Qt::LeftButton, keys,
            QPoint(header->sectionViewportPosition(column) + 20, header->height() / 2));
    };
    click("accelerator", {});
    click("usd_per_million", Qt::ShiftModifier);
    REQUIRE(s.table.table()->sortKeys().size() == 2);
    CHECK(s.table.table()->sortKeys()[0].column == QStringLiteral("accelerator"));
    CHECK(s.table.table()
              ->headerData(s.table.table()->columnOf(QStringLiteral("usd_per_million")), Qt::Horizontal)
              .toString()
              .contains(QLatin1Char('2')));
    const QByteArray layout = s.table.saveLayout();
    s.table.resetLayout();
    CHECK(s.table.restoreLayout(layout));
    CHECK(s.table.table()->sortKeys().size() == 2);
}

TEST_CASE("filters complete, compare columns, are saved and come back", "[explore][window][filter]")
{
    Shown s;
    FilterBar &bar = *s.page.filterBar();
    QLineEdit *edit = bar.edit();
    s.page.focusStart();
    QTest::keyClicks(edit, QStringLiteral("total_gpu_memory_gib > memory_gib"));
    CHECK(bar.error().isEmpty());
    CHECK(s.page.visibleRows() > 0);
    CHECK(s.page.visibleRows() < static_cast<int>(s.started.session().results()->size()));
    const auto menuItem = [&](const QString &text) {
        auto *menu = bar.findChild<QMenu *>();
        emit menu->aboutToShow();
        const auto actions = menu->actions();
        for (QAction *each : actions)
            if (each->text() == text)
                return each;
        return static_cast<QAction *>(nullptr);
    };
    REQUIRE(menuItem(QStringLiteral("Save this filter")));
    menuItem(QStringLiteral("Save this filter"))->trigger();
    CHECK(bar.savedFilters().contains(QStringLiteral("total_gpu_memory_gib > memory_gib")));
    const QJsonObject state = s.page.saveState();
    bar.setSavedFilters({});
    s.page.restoreState(state);
    CHECK(bar.savedFilters().size() == 1);
    edit->clear();
    CHECK(s.page.visibleRows() == s.started.answered());
    menuItem(QStringLiteral("total_gpu_memory_gib > memory_gib"))->trigger();
    CHECK(edit->text() == QStringLiteral("total_gpu_memory_gib > memory_gib"));
    // Completion by Ctrl+Space and Tab.
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("usd_per_mil"));
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Tab);
    CHECK(edit->text().contains(QStringLiteral("usd_per_million")));
}

TEST_CASE("hostile conditions are words, not deeds", "[explore][window][filter]")
{
    Shown s;
    QLineEdit *edit = s.page.filterBar()->edit();
    const int all = s.page.visibleRows();
    for (const char *typed : {"1; DROP TABLE results", "vcpus > (SELECT count(*) FROM sqlite_master",
             "load_extension('x')", "vcpus >", "'", "(((((((((", "vcpus = 1 UNION SELECT 1", "\xE2\x80\xAE <b>"}) {
        INFO(typed);
        edit->selectAll();
        edit->insert(QString::fromUtf8(typed));
        CHECK(s.page.visibleRows() >= 0);
        CHECK(s.page.visibleRows() <= all);
        CHECK_FALSE(s.window.grab().isNull());
    }
    edit->selectAll();
    edit->insert(QStringLiteral("<b>inf1</b>")); // markup is no condition, and nothing of it is shown
    CHECK_FALSE(s.page.filterBar()->error().isEmpty());
    CHECK(s.page.visibleRows() == all);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    CHECK(s.page.visibleRows() == all);
}

TEST_CASE("bars are told apart by what differs, and the title says what does not", "[explore][window]")
{
    Shown s;
    ChartView *bars = nullptr;
    for (ChartView *each : s.page.findChildren<ChartView *>())
        if (each->spec().id.rfind("ranking_", 0) == 0)
            bars = each;
    REQUIRE(bars);
    const auto labels = [&] {
        QStringList all;
        for (const ChartBar &bar : std::get<BarChart>(bars->spec().kind).bars)
            all << text(bar.label);
        return all;
    };
    const auto evaluated = [&](const Scenario &scenario) {
        s.started.session().edit(scenario, QStringLiteral("test"));
        return until([&] {
            return !s.started.session().isBusy()
                && s.started.session().results()->scenario().regions.size() == scenario.regions.size();
        });
    };
    const QString plain = text(bars->spec().title);
    CHECK(labels().contains(QStringLiteral("inf1.2xlarge"))); // one region, one way of buying: types alone
    Scenario wide = s.started.session().scenario();
    wide.purchase = {*parsePurchaseOption("on-demand"), *parsePurchaseOption("spot")};
    wide.asOf.reset(); // most regions have prices of late years alone
    wide.regions.clear();
    for (const Region &region : s.started.session().snapshot()->regions)
        wide.regions.push_back(region.code);
    REQUIRE(evaluated(wide));
    QStringList seen = labels(); // some differ in each part, at least in the region
    CHECK(seen.size() == 12);
    CHECK(seen.removeDuplicates() == 0);
    wide.typeFilter = {"inf1.2xlarge"};
    wide.purchase = {*parsePurchaseOption("on-demand")};
    s.started.session().edit(wide, QStringLiteral("test"));
    REQUIRE(until([&] {
        return !s.started.session().isBusy() && s.started.session().results()->scenario().typeFilter.size() == 1;
    }));
    seen = labels();
    REQUIRE(seen.size() > 5);
    CHECK(seen.removeDuplicates() == 0);
    for (const QString &label : std::as_const(seen)) {
        INFO(label.toStdString());
        CHECK(s.started.session().snapshot()->region(label.toStdString()) != kNone); // the region alone
    }
    CHECK(text(bars->spec().title) == plain + QStringLiteral(" (inf1.2xlarge)"));
    wide.purchase.push_back(*parsePurchaseOption("spot")); // rows of the filter are all on demand
    s.started.session().edit(wide, QStringLiteral("test"));
    REQUIRE(until([&] {
        return !s.started.session().isBusy() && s.started.session().results()->scenario().purchase.size() == 2;
    }));
    QLineEdit *edit = s.page.filterBar()->edit();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("purchase_option = 'on-demand'"));
    REQUIRE(s.page.filterBar()->error().isEmpty());
    seen = labels();
    REQUIRE(seen.size() > 5);
    CHECK(seen.removeDuplicates() == 0);
    for (const QString &label : std::as_const(seen))
        CHECK(s.started.session().snapshot()->region(label.toStdString()) != kNone);
    CHECK(text(bars->spec().title)
        == plain + QStringLiteral(" (inf1.2xlarge · On\u2011demand)")); // not broken at the hyphen
    QTest::keyClicks(edit, QStringLiteral(" AND region = 'us-east-1'")); // a bar alone keeps its name
    CHECK(labels() == QStringList{QStringLiteral("inf1.2xlarge · us-east-1 · On-demand")});
    CHECK(text(bars->spec().title) == plain);
}
