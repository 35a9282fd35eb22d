// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/result_columns.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/panels/candidate_ids.h"
#include "views/panels/explore_page.h"
#include "views/panels/filter_bar.h"
#include "views/panels/inspector_panel.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QCompleter>
#include <QDockWidget>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QToolButton>

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
    void derive(const QString &text)
    {
        button(QStringLiteral("Add a column"))->click();
        const auto dialogs = page.findChildren<QInputDialog *>();
        REQUIRE_FALSE(dialogs.isEmpty());
        dialogs.last()->setTextValue(text);
        dialogs.last()->accept();
        QTest::qWait(1);
    }
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
    QTest::qWait(30);
    for (const char *id : {"instance_type", "accelerator", "instances", "usd_per_million", "kwh_per_million", "gco2e_per_million", "throughput_class"}) {
        INFO(id);
        CHECK(inSight(s.table, id));
    }
    CHECK_FALSE(s.table.visibleColumns().contains(QStringLiteral("region"))); // one region: the column says nothing
    Scenario next = s.started.session().scenario();
    next.regions = {"us-east-1", "eu-west-1"};
    s.started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK(s.table.visibleColumns().contains(QStringLiteral("region")));
}

TEST_CASE("prices per unit are columns with figures", "[explore][window]")
{
    Shown s;
    QStringList ids = s.table.visibleColumns();
    for (const char *id : {"usd_per_gpu_hour", "usd_per_vcpu_hour", "usd_per_gib_hour", "usd_per_fp16_tflops_hour", "usd_per_bf16_tflops_hour",
                           "usd_per_fp32_tflops_hour", "usd_per_watt", "usd_per_million"}) {
        INFO(id);
        const ResultColumn *column = findResultColumn(id);
        REQUIRE(column);
        int values = 0;
        const Results &results = *s.started.session().results();
        for (std::size_t row = 0; row < results.size(); ++row)
            values += column->number(results, row).has_value() ? 1 : 0;
        CHECK(values > 0);
        CHECK_FALSE(s.table.table()->headerData(s.table.table()->columnOf(QLatin1String(id)), Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        ids << QLatin1String(id);
    }
    s.table.setVisibleColumns(ids);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("usd_per_watt")));
}

TEST_CASE("a column of one's own is SQL over the others, kept, and refused in SQLite's words", "[explore][window]")
{
    Shown s;
    s.derive(QStringLiteral("usd_per_core = price_usd_per_hour / vcpus"));
    const int column = s.table.table()->columnOf(QStringLiteral("usd_per_core"));
    REQUIRE(column >= 0);
    CHECK(s.table.visibleColumns().contains(QStringLiteral("usd_per_core")));
    const int price = s.table.table()->columnOf(QStringLiteral("price_usd_per_hour"));
    const int cores = s.table.table()->columnOf(QStringLiteral("vcpus"));
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
    s.derive(QStringLiteral("wrong = no_such_column * 2"));
    CHECK(s.table.table()->columnOf(QStringLiteral("wrong")) < 0);
    s.derive(QStringLiteral("evil = (SELECT 1); DROP TABLE results"));
    CHECK(s.table.table()->columnOf(QStringLiteral("evil")) < 0);
    s.derive(QStringLiteral("vcpus = 1")); // taken
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
    s.derive(QStringLiteral("usd_per_core")); // a name alone removes it
    CHECK(s.table.table()->columnOf(QStringLiteral("usd_per_core")) < 0);
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
    const qint64 best = candidateKey(s.started.session().results()->candidate(*s.started.session().data().answer->cheapest));
    const int row = s.table.table()->rowOfKey(best);
    REQUIRE(row >= 0);
    s.table.scrollTo(s.table.table()->index(row, 1));
    const QRect cell = s.table.visualRect(s.table.table()->index(row, 1));
    QMouseEvent move(QEvent::MouseMove, QPointF(cell.center()), s.table.viewport()->mapToGlobal(QPointF(cell.center())), Qt::NoButton,
                     Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(s.table.viewport(), &move);
    CHECK(heard == best);
    CHECK(s.page.rankingView()->grab().toImage() != before);
}

TEST_CASE("bars behind the numbers, several sort keys, and their memory", "[explore][window]")
{
    Shown s;
    QToolButton *heat = s.button(QStringLiteral("Bars behind"));
    REQUIRE(heat);
    const QImage plain = s.table.grab().toImage();
    heat->click();
    CHECK(s.table.heatBars());
    CHECK(s.table.grab().toImage() != plain);
    QHeaderView *header = s.table.horizontalHeader();
    const auto click = [&](const char *id, Qt::KeyboardModifiers keys) {
        const int column = s.table.table()->columnOf(QLatin1String(id));
        s.table.scrollTo(s.table.table()->index(0, column));
        QTest::mouseClick(header->viewport(), Qt::LeftButton, keys, QPoint(header->sectionViewportPosition(column) + 20, header->height() / 2));
    };
    click("accelerator", {});
    click("usd_per_million", Qt::ShiftModifier);
    REQUIRE(s.table.table()->sortKeys().size() == 2);
    CHECK(s.table.table()->sortKeys()[0].column == QStringLiteral("accelerator"));
    CHECK(s.table.table()->headerData(s.table.table()->columnOf(QStringLiteral("usd_per_million")), Qt::Horizontal).toString().contains(QLatin1Char('2')));
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
    CHECK(s.page.visibleRows() == static_cast<int>(s.started.session().results()->size()));
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
    for (const char *typed : {"1; DROP TABLE results", "vcpus > (SELECT count(*) FROM sqlite_master", "load_extension('x')", "vcpus >", "'",
                              "(((((((((", "vcpus = 1 UNION SELECT 1", "\xE2\x80\xAE <b>"}) {
        INFO(typed);
        edit->selectAll();
        edit->insert(QString::fromUtf8(typed));
        CHECK(s.page.visibleRows() >= 0);
        CHECK(s.page.visibleRows() <= all);
        CHECK_FALSE(s.window.grab().isNull());
    }
    edit->selectAll();
    edit->insert(QStringLiteral("<b>inf1</b>")); // markup is searched for, not shown
    CHECK(s.page.visibleRows() == 0);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    CHECK(s.page.visibleRows() == all);
}
