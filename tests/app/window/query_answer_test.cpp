// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What one does with the answer of the Query page: filter, select, draw, copy, write.
#include "tests/app/window/fixture.h"
#include "tests/app/window/held.h"
#include "views/charts/chart_view.h"
#include "views/pages/query/query_answer.h"
#include "views/pages/query/query_chart.h"
#include "views/pages/query/query_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/widgets/filter_bar.h"
#include "views/words/format.h"
#include "views/words/preset_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

#include <ctime>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const QString kPrices = QStringLiteral("SELECT instance_type, region, price_usd_per_hour, vcpus FROM results "
                                       "WHERE price_usd_per_hour IS NOT NULL ORDER BY price_usd_per_hour LIMIT 20");

QString manyRows(int count)
{
    return QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT %1) "
                          "SELECT x, x % 7 AS y, 'g' || (x % 50) || '.xlarge' AS name FROM c")
        .arg(count);
}

struct Shown {
    Started started;
    MainWindow &window = started.start();
    QueryPage &page = *static_cast<QueryPage *>(window.page(QStringLiteral("query")));
    QueryAnswer &answer = *page.answer();
    DataTableView &table = *page.table();
    ChartView &chart = *answer.chart()->view();
    Shown()
    {
        window.resize(1440, 900);
        window.showPage(QStringLiteral("query"));
        REQUIRE(until([&] { return started.session().results() && !started.session().isBusy(); }));
    }
    JobPool &jobs() { return started.app->jobs(); }
    void run(const QString &sql)
    {
        page.editor()->setPlainText(sql);
        page.execute();
        REQUIRE(until([&] { return jobs().isIdle(); }, 60'000));
        INFO(page.errorText().toStdString());
        REQUIRE(page.errorText().contains(QStringLiteral("row")));
    }
    QPushButton *button(const QString &text)
    {
        const auto buttons = page.findChildren<QPushButton *>();
        for (QPushButton *each : buttons)
            if (each->text() == text)
                return each;
        return nullptr;
    }
    void pick(const QString &entry) // from the context menu of the chart
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(40, 40), chart.mapToGlobal(QPoint(40, 40)));
        QApplication::sendEvent(&chart, &event);
        for (QMenu *menu : chart.findChildren<QMenu *>())
            for (QAction *action : menu->actions())
                if (action->text() == entry && action->isEnabled()) {
                    action->trigger();
                    menu->close();
                    return;
                }
        FAIL("no such entry");
    }
    void filter(const QString &condition)
    {
        answer.filter()->setText(condition); // in one go, as pasted
        emit answer.filter()->edited(condition, 1);
        REQUIRE(until([&] { return jobs().isIdle(); }, 60'000)); // on a busy machine it goes on in a job
    }
    QString cell(int row, const char *column)
    {
        return table.table()->index(row, table.table()->columnOf(QLatin1String(column))).data().toString();
    }
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

TEST_CASE("the menu of an answer's chart saves pictures and shows the table", "[query][window]")
{
    Shown s;
    s.run(kPrices);
    s.button(QStringLiteral("Chart"))->click();
    REQUIRE(s.chart.hasData());
    const Session &session = s.started.session();
    const QByteArray picture = s.chart.svg(); // says what it shows, as those of the other pages
    CHECK(picture.contains(scenarioTitle(session.scenario()).toHtmlEscaped().toUtf8()));
    CHECK(picture.contains(format::date(session.results()->asOf()).toUtf8()));
    for (const auto &[entry, format, magic] :
        {std::tuple("Save as PNG…", "png", "\x89PNG"), std::tuple("Save as SVG…", "svg", "<?xml")}) {
        INFO(entry);
        s.pick(QString::fromUtf8(entry));
        auto *dialog = s.window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
        REQUIRE(dialog);
        const QString path = s.started.folder.filePath(QStringLiteral("chart.") + QLatin1String(format));
        emit dialog->fileSelected(path);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        CHECK(contentOf(path).startsWith(magic));
        CHECK(contentOf(path).size() > 1000);
    }
    s.pick(QStringLiteral("Show as table"));
    auto *dialog = s.page.findChild<TableDialog *>();
    REQUIRE(dialog);
    CHECK(dialog->view()->table()->rowCount() == 20);
    dialog->close();
}

TEST_CASE(
    "rows of an answer select each other in table and chart, and their candidates in every view", "[query][window]")
{
    Shown s;
    s.run(kPrices);
    s.button(QStringLiteral("Chart"))->click();
    s.button(QStringLiteral("Chart"))->click();
    QTest::mouseClick(
        s.table.viewport(), Qt::LeftButton, {}, s.table.visualRect(s.table.table()->index(3, 0)).center());
    CHECK(s.table.selectedKeys() == QSet<qint64>{3});
    CHECK(s.chart.selection() == QSet<qint64>{3});
    auto current = s.started.session().selection().current();
    REQUIRE(current);
    const Snapshot &snapshot = *s.started.session().snapshot();
    CHECK(QString::fromStdString(snapshot.types[current->type].name) == s.cell(3, "instance_type"));
    CHECK(QString::fromStdString(snapshot.regions[current->region].code) == s.cell(3, "region"));
    // By keyboard, too.
    s.table.setFocus();
    QTest::keyClick(&s.table, Qt::Key_Down);
    current = s.started.session().selection().current();
    CHECK(QString::fromStdString(snapshot.types[current->type].name) == s.cell(4, "instance_type"));
    // From the chart.
    emit s.chart.selectionChanged({7});
    CHECK(s.table.selectedKeys() == QSet<qint64>{7});
    current = s.started.session().selection().current();
    CHECK(QString::fromStdString(snapshot.types[current->type].name) == s.cell(7, "instance_type"));
    // And from another view: its candidate is marked here, in both.
    Selection other = s.started.session().selection();
    other.candidates = {};
    for (std::size_t row = 0; row < s.started.session().results()->size(); ++row) {
        const Candidate &candidate = s.started.session().results()->candidate(row);
        if (QString::fromStdString(snapshot.types[candidate.type].name) == s.cell(11, "instance_type"))
            other.candidates.push_back(candidate);
    }
    REQUIRE_FALSE(other.candidates.empty());
    s.started.session().setSelection(other);
    CHECK(s.table.selectedKeys().contains(11));
    CHECK_FALSE(s.table.selectedKeys().contains(7));
    CHECK(s.chart.selection() == s.table.selectedKeys());
    // A new answer marks what is selected.
    s.run(QStringLiteral("SELECT instance_type, 1 AS one FROM instance_type ORDER BY 1"));
    REQUIRE(s.table.selectedKeys().size() == 1);
    CHECK(s.table.table()->index(static_cast<int>(*s.table.selectedKeys().begin()), 0).data().toString().toStdString()
        == snapshot.types[other.candidates.front().type].name);
    // Rows that name nobody select nobody.
    s.run(QStringLiteral("SELECT 1 AS one UNION SELECT 2"));
    const Selection before = s.started.session().selection();
    s.table.selectRow(1);
    CHECK(s.started.session().selection() == before);
    CHECK(s.table.selectedKeys().size() == 1);
}

TEST_CASE("one of several rows of a type can be selected alone", "[query][window]")
{
    Shown s;
    s.run(QStringLiteral("SELECT instance_type, 1 AS n FROM instance_type WHERE instance_type = 'g5.xlarge' "
                         "UNION ALL SELECT instance_type, 2 FROM instance_type WHERE instance_type = 'g5.xlarge'"));
    REQUIRE(s.table.table()->rowCount() == 2);
    QTest::mouseClick(
        s.table.viewport(), Qt::LeftButton, {}, s.table.visualRect(s.table.table()->index(1, 0)).center());
    CHECK(s.table.selectedKeys() == QSet<qint64>{1}); // its echo does not add the other
    const auto current = s.started.session().selection().current();
    REQUIRE(current);
    CHECK(s.started.session().snapshot()->types[current->type].name == "g5.xlarge");
}

TEST_CASE("a filter stands over the answer, as over Explore", "[query][window]")
{
    Shown s;
    FilterBar &bar = *s.answer.filter();
    CHECK_FALSE(bar.isEnabled());
    s.run(kPrices);
    CHECK(bar.isEnabled());
    s.filter(QStringLiteral("vcpus >= 2 AND instance_type LIKE 'c%'"));
    const int some = s.table.table()->rowCount();
    CHECK(some > 0);
    CHECK(some < 20);
    for (int row = 0; row < some; ++row)
        CHECK(s.cell(row, "instance_type").startsWith(QLatin1Char('c')));
    // A mistake is underlined with SQLite's words while the last good rows stay.
    s.filter(QStringLiteral("vcpus >= 2 AND nonsense = 1"));
    CHECK(bar.error().startsWith(QStringLiteral("There is no column nonsense.")));
    CHECK(s.table.table()->rowCount() == some);
    // Bare words search all columns; what SQL would read is taken as letters.
    const QString name = s.cell(0, "instance_type");
    s.filter(name);
    CHECK(bar.error().isEmpty());
    CHECK(s.table.table()->rowCount() >= 1);
    CHECK(s.cell(0, "instance_type") == name);
    s.filter(QStringLiteral("no_such_type"));
    CHECK(s.table.table()->rowCount() == 0);
    // CSV and chart are of the rows shown.
    s.filter(QStringLiteral("vcpus >= 4"));
    const int passing = s.table.table()->rowCount();
    s.button(QStringLiteral("Chart"))->click();
    CHECK(static_cast<int>(std::get<BarChart>(s.chart.spec().kind).bars.size()) == passing);
    s.button(QStringLiteral("Chart"))->click();
    s.button(QStringLiteral("CSV…"))->click();
    auto *dialog = s.window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    const QString path = s.started.folder.filePath(QStringLiteral("filtered.csv"));
    emit dialog->fileSelected(path);
    dialog->reject();
    REQUIRE(until([&] { return QFile::exists(path) && !s.window.isBusy(); }));
    CHECK(contentOf(path).count('\n') == passing + 1);
    // The same columns keep the filter, others do not.
    s.run(kPrices);
    CHECK(bar.text() == QStringLiteral("vcpus >= 4"));
    CHECK(s.table.table()->rowCount() == passing);
    s.run(QStringLiteral("SELECT 'a' AS \"two words\", 1 AS n, 2 AS N UNION SELECT 'b', 3, 4"));
    CHECK(bar.text().isEmpty());
    CHECK(s.table.table()->rowCount() == 2);
    s.filter(QStringLiteral("\"two words\" = 'b' AND n = 3 AND N_2 = 4")); // each column can be named
    CHECK(bar.error().isEmpty());
    CHECK(s.table.table()->rowCount() == 1);
}

TEST_CASE("the chart of an answer is of the kind and columns that one chooses", "[query][window]")
{
    Shown s;
    QueryChart &chart = *s.answer.chart();
    const auto choose = [](QComboBox *box, const QString &entry) {
        const int index = box->findText(entry);
        INFO(entry.toStdString());
        REQUIRE(index >= 0);
        box->setFocus();
        box->setCurrentIndex(index);
        emit box->activated(index);
    };
    s.run(kPrices);
    s.button(QStringLiteral("Chart"))->click();
    REQUIRE(std::holds_alternative<BarChart>(s.chart.spec().kind));
    CHECK(std::get<BarChart>(s.chart.spec().kind).bars.size() == 20);
    choose(chart.valuesBox(), QStringLiteral("vcpus"));
    CHECK(std::get<BarChart>(s.chart.spec().kind).bars[0].value
        == s.table.table()->index(0, 3).data(TableRole::number).toDouble());
    choose(chart.kindBox(), QStringLiteral("Points"));
    REQUIRE(std::holds_alternative<ScatterChart>(s.chart.spec().kind));
    choose(chart.overBox(), QStringLiteral("price_usd_per_hour"));
    const auto &points = std::get<ScatterChart>(s.chart.spec().kind).points;
    REQUIRE(points.size() == 20);
    CHECK(points[0].label == s.cell(0, "instance_type").toStdString()); // points bear names
    CHECK(points[0].x == s.table.table()->index(0, 2).data(TableRole::number).toDouble());
    CHECK(chart.overBox()->findText(QStringLiteral("instance_type")) < 0); // names are no axis
    choose(chart.kindBox(), QStringLiteral("Bars"));
    CHECK(chart.overBox()->findText(QStringLiteral("instance_type")) >= 0);
    // The choice stays for the same columns.
    s.run(kPrices);
    CHECK(chart.choice().values == 3);
    // More named rows than bars: the first of them, and the chart says so.
    s.run(QStringLiteral("SELECT instance_type, vcpus FROM instance_type ORDER BY vcpus DESC"));
    REQUIRE(std::holds_alternative<BarChart>(s.chart.spec().kind));
    CHECK(std::get<BarChart>(s.chart.spec().kind).bars.size() == kMostBars);
    CHECK(s.chart.spec().caption.literal.find("362") != std::string::npos);
    // Days are an axis.
    s.run(QStringLiteral("SELECT '2024-03-01' AS day, 2.5 AS usd UNION ALL SELECT '2024-01-01', 1.5 UNION ALL SELECT "
                         "'2024-02-01', 2.0"));
    REQUIRE(std::holds_alternative<LineChart>(s.chart.spec().kind));
    const LineChart &line = std::get<LineChart>(s.chart.spec().kind);
    CHECK(line.x.format == AxisFormat::dateUtc);
    CHECK(line.lines[0].y == std::vector<double>{1.5, 2.0, 2.5}); // from left to right
    // Nothing to measure: no chart.
    s.run(QStringLiteral("SELECT 'a' AS b"));
    CHECK_FALSE(s.button(QStringLiteral("Chart"))->isEnabled());
    CHECK(s.table.isVisible());
}

TEST_CASE("a large answer is copied, written and drawn by jobs that can be cancelled", "[query][window]")
{
    Shown s;
    constexpr int kRows = 200'000;
    s.run(manyRows(kRows));
    REQUIRE(s.table.table()->rowCount() == kRows);
    // The copy.
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    s.table.copyTable();
    CHECK_FALSE(s.jobs().isIdle());
    s.jobs().cancelAll();
    REQUIRE(until([&] { return s.jobs().isIdle(); }));
    CHECK(QGuiApplication::clipboard()->text() == QStringLiteral("before"));
    s.table.setFocus();
    QTest::keyClick(&s.table, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&s.table, Qt::Key_C, Qt::ControlModifier);
    CHECK_FALSE(s.jobs().isIdle());
    REQUIRE(until([&] { return s.jobs().isIdle(); }, 60'000));
    const QString tsv = QGuiApplication::clipboard()->text();
    CHECK(tsv.count(QLatin1Char('\n')) == kRows + 1);
    CHECK(tsv.startsWith(QStringLiteral("x\ty\tname\n1\t1\tg1.xlarge\n")));
    // The file: not a byte of it when it is cancelled.
    const auto write = [&](const QString &path) {
        s.button(QStringLiteral("CSV…"))->click();
        auto *dialog = s.window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
        REQUIRE(dialog);
        emit dialog->fileSelected(path);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        CHECK_FALSE(s.jobs().isIdle());
    };
    const QString gone = s.started.folder.filePath(QStringLiteral("gone.csv")),
                  kept = s.started.folder.filePath(QStringLiteral("kept.csv"));
    {
        Held held(s.jobs(), 2); // a fast machine would have written it before the cancel
        write(gone);
        s.jobs().cancelAll();
        REQUIRE(until([&] { return s.jobs().isIdle(); }));
    }
    write(kept);
    REQUIRE(until([&] { return QFile::exists(kept) && s.jobs().isIdle(); }, 60'000));
    CHECK_FALSE(QFile::exists(gone));
    CHECK(contentOf(kept).count('\n') == kRows + 1);
    // The chart: nothing is gathered until it is shown.
    CHECK_FALSE(s.chart.hasData());
    s.button(QStringLiteral("Chart"))->click();
    s.answer.chart()->kindBox()->setCurrentIndex(1);
    emit s.answer.chart()->kindBox()->activated(1);
    CHECK_FALSE(s.jobs().isIdle());
    REQUIRE(until([&] { return s.jobs().isIdle() && s.chart.hasData(); }, 60'000));
    REQUIRE(std::holds_alternative<ScatterChart>(s.chart.spec().kind));
    CHECK(std::get<ScatterChart>(s.chart.spec().kind).dense.front().x.size() == kRows);
    // Its table is the one below: no second one of so many rows.
    s.pick(QStringLiteral("Show as table"));
    CHECK(s.table.isVisible());
    CHECK(s.page.findChild<TableDialog *>() == nullptr);
}

// Not run by default: the time of a filter over a million rows, in CPU time of the program.
TEST_CASE("a filter over a million rows", "[.speed]")
{
    Shown s;
    s.run(manyRows(1'000'000));
    for (const char *condition : {"y = 3", "x > 500000 AND y < 5", "name = 'g7.xlarge'"}) {
        const std::clock_t before = std::clock();
        s.filter(QLatin1String(condition));
        REQUIRE(until([&] { return s.jobs().isIdle(); }, 60'000));
        std::printf("%-24s %7d rows, %.0f ms of CPU time\n", condition, s.table.table()->rowCount(),
            1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
}

// Writes the page with an answer where WATTFARE_QUERY_PICTURES names a folder: to look at after a change.
TEST_CASE("pictures of an answer", "[.pictures]")
{
    const QString folder = qEnvironmentVariable("WATTFARE_QUERY_PICTURES");
    REQUIRE_FALSE(folder.isEmpty());
    Shown s;
    s.run(kPrices);
    s.filter(QStringLiteral("vcpus >= 2"));
    s.table.selectRow(2);
    settle();
    REQUIRE(s.window.grab().save(folder + QStringLiteral("/query_table.png")));
    s.button(QStringLiteral("Chart"))->click();
    settle();
    REQUIRE(s.window.grab().save(folder + QStringLiteral("/query_chart.png")));
}
