// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "app/window/pages.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/dialogs/command_palette.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/filter_text.h"
#include "views/pages/page.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/message_bar.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/sql_edit.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QGraphicsItem>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSlider>
#include <QTabBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

using namespace wattfare;
using namespace wattfare::test;

// What may be typed, opened or done at the wrong time: all of it ends well.
namespace {

const QString kEvil = QStringLiteral("<b>evil</b>'; DROP TABLE results; --");

ExplorePage &explore(MainWindow &window) { return *static_cast<ExplorePage *>(window.page(QStringLiteral("explore"))); }

bool isMarkup(const QString &text, Qt::TextFormat format = Qt::AutoText)
{
    return text.contains(QStringLiteral("<b>evil"))
        && (format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text)));
}

// A text that is drawn from a document: the letters of the name would be gone where it was taken for markup.
bool wasMarkup(const QString &drawn)
{
    return drawn.contains(QStringLiteral("evil")) && !drawn.contains(QStringLiteral("<b>evil"));
}

// Where a name would be taken for markup.
QStringList renderedAsMarkup(QWidget *root)
{
    QStringList found;
    const auto widgets = root->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        const QString place
            = widget->objectName() + QLatin1Char('/') + QLatin1String(widget->metaObject()->className());
        if (const auto *label = qobject_cast<QLabel *>(widget); label && isMarkup(label->text(), label->textFormat()))
            found << place + QStringLiteral(": ") + label->text();
        if (isMarkup(widget->toolTip()))
            found << place + QStringLiteral(" tip: ") + widget->toolTip();
        for (const QAction *action : widget->actions()) {
            if (isMarkup(action->toolTip()) || isMarkup(action->whatsThis(), Qt::RichText))
                found << place + QStringLiteral(" action: ") + action->toolTip();
        }
        if (const auto *tabs = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                if (isMarkup(tabs->tabToolTip(i)))
                    found << place + QStringLiteral(" tab tip: ") + tabs->tabToolTip(i);
        }
        if (const auto *edit = qobject_cast<QTextEdit *>(widget); edit && wasMarkup(edit->toPlainText()))
            found << place + QStringLiteral(" document: ") + edit->toPlainText().left(200);
        if (const auto *drawing = qobject_cast<QGraphicsView *>(widget); drawing && drawing->scene()) {
            for (const QGraphicsItem *item : drawing->scene()->items()) {
                const auto *words = qgraphicsitem_cast<const QGraphicsTextItem *>(item);
                if (words && wasMarkup(words->toPlainText()))
                    found << place + QStringLiteral(" drawn: ") + words->toPlainText();
                if (isMarkup(item->toolTip()))
                    found << place + QStringLiteral(" item tip: ") + item->toolTip();
            }
        }
        const auto *view = qobject_cast<QAbstractItemView *>(widget);
        if (!view || !view->model())
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            const QString tip = view->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
            if (isMarkup(tip))
                found << place + QStringLiteral(" header tip: ") + tip;
        }
        std::vector<QModelIndex> open{QModelIndex()};
        for (int cells = 0; !open.empty() && cells < 40'000;) {
            const QModelIndex parent = open.back();
            open.pop_back();
            for (int row = 0; row < view->model()->rowCount(parent); ++row)
                for (int column = 0; column < view->model()->columnCount(parent); ++column, ++cells) {
                    const QModelIndex index = view->model()->index(row, column, parent);
                    if (isMarkup(index.data(Qt::ToolTipRole).toString()))
                        found << place + QStringLiteral(" cell tip: ") + index.data(Qt::ToolTipRole).toString();
                    if (column == 0 && view->model()->hasChildren(index))
                        open.push_back(index);
                }
        }
    }
    found.removeDuplicates();
    return found.mid(0, 10);
}

} // namespace

TEST_CASE("markup and SQL in names are letters everywhere", "[window][bad-input]")
{
    Started started;
    MainWindow &window = started.start();
    auto hostile = std::make_shared<Snapshot>(*started.session().snapshot());
    for (auto &each : hostile->accelerators)
        each.name = kEvil.toStdString();
    for (auto &each : hostile->regions)
        each.name = kEvil.toStdString();
    for (auto &each : hostile->models)
        each.name = kEvil.toStdString() + each.key;
    for (auto &each : hostile->types)
        each.cpuModel = kEvil.toStdString();
    for (auto &each : hostile->sources)
        each.title = kEvil.toStdString();
    started.session().setSnapshot(hostile);
    Scenario named = started.session().scenario();
    named.title = kEvil.toStdString() + "[*]";
    named.baseline = kEvil.toStdString();
    started.session().edit(named, QStringLiteral("title"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(window.windowTitle().contains(kEvil + QStringLiteral("[*][*]")));
    for (const char *id : {"workload", "inspector", "quality"})
        window.dock(QLatin1String(id))->show();
    int evilTips = 0;
    for (const PageEntry &entry : pageEntries()) {
        window.showPage(QString::fromUtf8(entry.id));
        REQUIRE(until([&] { return !window.isBusy(); }, 60'000));
        INFO("page " << entry.id);
        CHECK(renderedAsMarkup(&window).join(QLatin1Char('\n')).toStdString() == "");
        for (ChartView *chart : window.findChildren<ChartView *>()) { // what a chart tells of a mark, by keyboard
            auto *canvas = chart->findChild<QGraphicsView *>();
            if (!canvas || !canvas->isVisible())
                continue;
            canvas->setFocus();
            QTest::keyClick(canvas, Qt::Key_Right);
            CHECK_FALSE(isMarkup(QToolTip::text(), Qt::RichText));
            evilTips += QToolTip::text().contains(QStringLiteral("&lt;b&gt;evil")) ? 1 : 0;
        }
    }
    CHECK(evilTips > 0); // the names of sources
    CommandPalette *palette = window.openPalette();
    QTest::keyClicks(palette->edit(), QStringLiteral("evil"));
    CHECK(renderedAsMarkup(palette).join(QLatin1Char('\n')).toStdString() == "");
    palette->close();
    window.showPage(QStringLiteral("explore")); // and the words are found as they are
    QLineEdit *edit = explore(window).filterBar()->edit();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("accelerator LIKE '<b>evil</b>''; DROP%'"));
    CHECK(explore(window).filterBar()->error().toStdString() == "");
    CHECK(explore(window).visibleRows() > 0);
    CHECK_FALSE(window.close()); // the question names the scenario
    auto *question = window.findChild<QMessageBox *>(QStringLiteral("unsaved_changes"));
    REQUIRE(question);
    CHECK(question->textFormat() == Qt::PlainText);
    question->close();
}

TEST_CASE("a filter with an error is underlined where SQLite points, and the rows stay", "[window][bad-input][filter]")
{
    Started started;
    MainWindow &window = started.start();
    FilterBar &bar = *explore(window).filterBar();
    auto *edit = qobject_cast<SqlEdit *>(bar.edit());
    REQUIRE(edit);
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 8"));
    const int good = explore(window).visibleRows();
    CHECK(edit->waveLength() == 0);
    const QImage plain = edit->grab().toImage();
    const QWidget &table = *explore(window).tableView();
    const auto placeOf = [&window](const QWidget &widget) {
        QApplication::processEvents();
        return QRect(widget.mapTo(&window, QPoint()), widget.size());
    };
    settle();
    const QPoint before = placeOf(table).topLeft();
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("  vcpus >= 8 AND vcpsu < 3"));
    CHECK(bar.error() == QStringLiteral("There is no column vcpsu. Did you mean vcpus?"));
    CHECK(placeOf(table).topLeft() == before); // it lies over the head of the table and pushes nothing
    const auto *said = window.findChild<QLabel *>(QStringLiteral("filter_error"));
    REQUIRE(said);
    CHECK(said->isVisible());
    CHECK(placeOf(*said).top() >= placeOf(*edit).bottom());
    CHECK(placeOf(*said).height() >= said->heightForWidth(said->width()));
    CHECK(edit->waveStart() == 17);
    CHECK(edit->waveLength() == 5);
    CHECK(explore(window).visibleRows() == good);
    const auto red = [](const QImage &image) {
        int count = 0;
        for (int y = image.height() / 2; y < image.height() - 3; ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).red() > image.pixelColor(x, y).blue() + 60 ? 1 : 0;
        return count;
    };
    CHECK(red(edit->grab().toImage()) > red(plain)); // the wave is painted
    // Of nothing that nobody typed: the bracket that the window puts around the condition is none of the person's.
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 8 AND usd_per_million < 30 AND"));
    CHECK(bar.error() == QStringLiteral("Something is missing at the end: a value, a name or a closing bracket."));
    CHECK(edit->waveLength() > 0);
    CHECK(explore(window).visibleRows() > 0);
    CHECK(explore(window).visibleRows() < static_cast<int>(started.session().results()->size())); // the last good rows
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("1=1) OR (1=1"));
    CHECK(bar.error()
        == QStringLiteral("“)” at character 4 is not understood. This would work: "
                          "gpu_memory_gib >= 24 AND usd_per_million < 5"));
    CHECK(edit->waveStart() == 3);
    CHECK(edit->waveLength() == 1);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("load_extension('x') = 1"));
    CHECK(bar.error().contains(QStringLiteral("load_extension")));
    CHECK(bar.error().contains(QStringLiteral("refused")));
    for (const auto &[typed, words] : {std::pair("region = us-east-1", "single quotes, as in region = 'us-east-1'"),
             std::pair("region = \"us-east-1\"", "A text stands in single quotes: 'us-east-1'."),
             std::pair("vcpus > 8 AND region = 'us", "The text that begins at character 24 has no closing quote."),
             std::pair("sqroot(vcpus) > 2", "There is no function sqroot."),
             std::pair("abs(vcpus, 1, 2) > 2", "The function abs takes another number of values."),
             std::pair("sum(vcpus) > 2", "sum is computed over many rows"),
             std::pair("vcpus => 8", "“>” at character 8 is not understood.")}) {
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(typed));
        INFO(typed << ": " << bar.error().toStdString());
        CHECK(bar.error().contains(QString::fromUtf8(words)));
    }
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("vcpus >= 8"));
    CHECK_FALSE(said->isVisible());
}

TEST_CASE("the filter of a document that is opened keeps the window waiting for nothing", "[window][bad-input][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    QTemporaryDir dir;
    const auto document = [&](const char *name, const QString &filter) {
        Scenario scenario = started.session().scenario();
        scenario.viewState = QJsonDocument(QJsonObject{{QStringLiteral("filter"), filter}}).toJson().toStdString();
        const QString path = dir.filePath(QString::fromUtf8(name));
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScenario(scenario)));
        return path;
    };
    const QString endless = document("endless.json",
        QStringLiteral(
            "vcpus > (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c)"));
    window.openScenarioFile(endless);
    REQUIRE(until([&] {
        return !started.app->jobs().isIdle() && page.filterBar()->text().contains(QStringLiteral("RECURSIVE"));
    }));
    CHECK(page.visibleRows() == static_cast<int>(started.session().results()->size()));
    REQUIRE(until([&] { return !page.filterBar()->error().isEmpty(); }, 30'000)); // nobody has to cancel it
    INFO(page.filterBar()->error().toStdString());
    CHECK(page.filterBar()->error().contains(QStringLiteral("stopped after 5 seconds")));
    CHECK(started.app->jobs().isIdle());
    window.openScenarioFile(
        document("blob.json", QStringLiteral("replace(hex(zeroblob(1000000)), '0', 'ab') LIKE '%a%b%c'")));
    REQUIRE(until([&] { return page.filterBar()->error().contains(QStringLiteral("zeroblob")); }));
    window.openScenarioFile(document("good.json", QStringLiteral("vcpus >= 96 AND memory_gib > 300")));
    REQUIRE(until([&] {
        return page.filterBar()->error().isEmpty() && started.app->jobs().isIdle()
            && page.visibleRows() < static_cast<int>(started.session().results()->size());
    }));
    CHECK(page.visibleRows() > 0);
}

TEST_CASE("a filter that never ends does not stop the window, and Cancel ends it", "[window][bad-input][filter]")
{
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = explore(window);
    QLineEdit *edit = page.filterBar()->edit();
    edit->setFocus();
    edit->insert(QStringLiteral("vcpus >= 8"));
    QTest::keyClick(edit, Qt::Key_Space);
    const int good = page.visibleRows();
    QElapsedTimer timer;
    timer.start();
    edit->selectAll();
    edit->insert(QStringLiteral(
        "vcpus > (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c)"));
    QTest::keyClick(edit, Qt::Key_Space);
    CHECK(timer.elapsed() < 5'000); // it would be half a minute a key; patience is 50 ms
    CHECK_FALSE(started.app->jobs().isIdle());
    CHECK(page.visibleRows() == good);
    // The window works on: a parameter changes, the result follows.
    Scenario next = started.session().scenario();
    next.inference.demandPerHour *= 2;
    started.session().edit(next, QStringLiteral("x"));
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(started.session().results()->scenario().inference.demandPerHour == next.inference.demandPerHour);
    CHECK_FALSE(started.app->jobs().isIdle());
    started.app->jobs().cancelAll();
    CHECK(page.filterBar()->error().contains(QStringLiteral("Cancelled")));
    CHECK(page.visibleRows() == good);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("g5"));
    CHECK(page.filterBar()->error().isEmpty());
    CHECK(page.visibleRows() > 0);
    // One that is only slow is answered after a while.
    edit->selectAll();
    edit->insert(QStringLiteral("vcpus > (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < "
                                "3000000) SELECT max(x) FROM c) - 2999904"));
    QTest::keyClick(edit, Qt::Key_Space);
    REQUIRE(until([&] { return started.app->jobs().isIdle(); }, 60'000));
    CHECK(page.filterBar()->error().toStdString() == "");
    edit->selectAll();
    const int slow = page.visibleRows();
    QTest::keyClicks(edit, QStringLiteral("vcpus > 96"));
    CHECK(page.visibleRows() == slow);
    CHECK(slow > 0);
    // Nor does one keep the window open.
    edit->selectAll();
    edit->insert(QStringLiteral(
        "vcpus > (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c)"));
    QTest::keyClick(edit, Qt::Key_Space);
    started.app.reset();
}

TEST_CASE("five moves of a slider during a long run end with the last", "[window][bad-input]")
{
    Started started;
    MainWindow &window = started.start();
    started.session().setSynchronousLimitMs(0); // every evaluation runs on another thread
    ParameterField *field = window.workload()->field(QStringLiteral("inference.utilisation_target"));
    QSlider *slider = field->slider();
    const int steps = started.session().undoStack()->count();
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_Left);
    CHECK(started.session().isBusy());
    const double wanted = started.session().scenario().inference.utilisationTarget;
    CHECK(wanted < 1.0);
    REQUIRE(until([&] { return !started.session().isBusy(); }));
    CHECK(started.session().results()->scenario().inference.utilisationTarget == wanted);
    CHECK(started.session().undoStack()->count() == steps + 1);
    CHECK(explore(window).visibleRows() == started.answered());
}

TEST_CASE("a broken settings file is set aside and named in the window", "[window][bad-input]")
{
    Started started;
    REQUIRE(files::write(started.options.settingsFile, "[view\nthis is no settings file\n\x01\x02\x03"));
    MainWindow &window = started.start();
    REQUIRE(window.messages()->count() > 0);
    CHECK(window.messages()->text().contains(QStringLiteral(".broken-")));
    CHECK(started.session().results());
    // A layout that is none leaves the docks where they belong.
    Started other;
    REQUIRE(files::write(other.options.settingsFile,
        "[window]\ngeometry=@ByteArray(nonsense)\nstate=@ByteArray(\\0\\0\\0\\xff)\n"
        "[pages]\nexplore=@ByteArray({\"derived\":[[\"x y\",\"1\"],[5],\"a\",[\"ok\",\"vcpus * 2\"]]})\n"));
    MainWindow &second = other.start();
    CHECK(second.isVisible());
    CHECK(second.dock(QStringLiteral("workload"))->isVisible());
    CHECK(explore(second).visibleRows() > 0);
}

TEST_CASE("a part of a column's name offers the column", "[window][filter]")
{
    const QStringList names{QStringLiteral("gpu_memory_gib"), QStringLiteral("memory_gib"), QStringLiteral("vcpus")};
    CHECK(nearestName(QStringLiteral("Memory"), names) == QStringLiteral("memory_gib"));
    CHECK(nearestName(QStringLiteral("gpu_memroy_gib"), names) == QStringLiteral("gpu_memory_gib"));
    CHECK(nearestName(QStringLiteral("latitude"), names).isEmpty());
}

TEST_CASE("a decimal comma in a filter is told what it should be", "[window][filter]")
{
    const QString typed = QStringLiteral("usd_per_million < 15,5");
    Error error;
    error.message = {"query.sql", {"near \",\": syntax error", 20}};
    const FilterProblem problem = filterProblem(error, typed, {});
    CHECK(problem.offset == 20);
    CHECK(problem.message.endsWith(QStringLiteral("15.5")));
}
