// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/pages/place/place_page.h"
#include "views/pages/place/placement_task_model.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/words/translations.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>

#include <sys/stat.h>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PlacePage &place(MainWindow &window)
{
    window.showPage(QStringLiteral("place"));
    return *static_cast<PlacePage *>(window.page(QStringLiteral("place")));
}

bool settled(PlacePage &page)
{
    return until([&] { return !page.isComputing(); }, 30'000);
}

QToolButton *button(QWidget &page, const QString &name)
{
    const auto buttons = page.findChildren<QToolButton *>();
    for (QToolButton *each : buttons)
        if (each->accessibleName() == name)
            return each;
    return nullptr;
}

const char kTwoTasks[] = R"({"tasks": [
    {"name": "<b>train</b>'; DROP TABLE x", "count": 3, "gpus": 1, "vcpus": 4, "memory_gib": 14},
    {"name": "serve", "count": 4, "vcpus": 1, "memory_gib": 2}],
    "instance_types": ["g4dn.*"], "region": "us-east-1", "as_of": "2026-07-20"})";

// A model that ends the program on a broken rule, with what the page says.
struct Watched {
    PlacementTaskModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QStringList edits, refusals;
    Watched()
    {
        QObject::connect(&model, &PlacementTaskModel::edited, [this](const QString &what) { edits << what; });
        QObject::connect(&model, &PlacementTaskModel::refused, [this](const QString &why) { refusals << why; });
    }
};

} // namespace

TEST_CASE("the table of tasks takes what stands and refuses the rest", "[place][model]")
{
    Watched w;
    w.model.setTasks(placeExample().file.tasks);
    REQUIRE(w.model.rowCount() == 4);
    const auto set = [&](int row, PlacementTaskModel::Column column, const QVariant &value) {
        return w.model.setData(w.model.index(row, column), value);
    };
    CHECK(set(0, PlacementTaskModel::count, QStringLiteral("7")));
    CHECK(w.model.tasks()[0].count == 7);
    CHECK(set(0, PlacementTaskModel::memory, QStringLiteral("12.5")));
    CHECK(w.model.tasks()[0].memoryGib == 12.5);
    CHECK(set(0, PlacementTaskModel::types, QStringLiteral("g5.*; g6.*")));
    CHECK(w.model.tasks()[0].instanceTypes == std::vector<std::string>{"g5.*", "g6.*"});
    CHECK(w.model.setData(w.model.index(0, PlacementTaskModel::apart), Qt::Checked, Qt::CheckStateRole));
    CHECK(w.model.tasks()[0].distinctInstance);
    CHECK(w.edits.size() == 4);
    CHECK_FALSE(set(0, PlacementTaskModel::gpus, QStringLiteral("0.5")));
    CHECK_FALSE(set(0, PlacementTaskModel::count, QStringLiteral("-1")));
    CHECK_FALSE(set(0, PlacementTaskModel::vcpus, QStringLiteral("many")));
    CHECK_FALSE(set(0, PlacementTaskModel::vcpus, QStringLiteral("nan")));
    CHECK_FALSE(set(0, PlacementTaskModel::name, QString()));
    CHECK_FALSE(set(0, PlacementTaskModel::name, QStringLiteral("rank"))); // the second bears it
    CHECK(w.refusals.size() == 6);
    CHECK(w.refusals.first().contains(QStringLiteral("0.5")));
    CHECK(w.edits.size() == 4);
    const int row = w.model.addTask();
    CHECK(row == 4);
    w.model.removeTasks({4, 0, 4, 99});
    CHECK(w.model.rowCount() == 3);
    CHECK(w.model.tasks()[0].id == "rank");
    w.model.setProblems({{1, QStringLiteral("fits <nowhere>")}});
    CHECK(w.model.index(1, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;nowhere&gt;")));
    CHECK(w.model.index(1, 0).data(Qt::AccessibleDescriptionRole).toString().contains(QStringLiteral("nowhere")));
}

TEST_CASE("rows are pasted whole or not at all", "[place][model]")
{
    Watched w;
    CHECK(w.model.paste(QStringLiteral("a\t2\t1\t4\t16\nb\t1\t0\t2\t4\n")) == 2);
    CHECK(w.model.tasks()[0].count == 2);
    CHECK(w.model.tasks()[0].gpus == 1);
    CHECK(w.model.tasks()[1].memoryGib == 4);
    // With a head, in any order; quotes and Windows line ends as spreadsheets write them.
    CHECK(w.model.paste(QStringLiteral("name;memory_gib;vcpus\r\n\"c\";8;1.5\r\n")) == 1);
    CHECK(w.model.tasks()[2].memoryGib == 8);
    CHECK(w.model.tasks()[2].vcpus == 1.5);
    CHECK(w.refusals.isEmpty());
    CHECK(w.model.paste(QStringLiteral("d\t1\t0\t1\t1\ne\tx\t0\t1\t1")) == -1);
    CHECK(w.refusals.last().contains(QLatin1Char('2'))); // the row
    CHECK(w.model.paste(QStringLiteral("name\tcolour\nd\tred")) == -1);
    CHECK(w.refusals.last().contains(QStringLiteral("colour")));
    CHECK(w.model.paste(QStringLiteral("a\t1")) == -1); // there is an a
    CHECK(w.model.paste(QStringLiteral("\t1")) == -1); // no name
    CHECK(w.model.paste(QString(20, QLatin1Char('\t')) + QStringLiteral("1")) == -1);
    CHECK(w.model.paste(QString()) == 0);
    CHECK(w.model.rowCount() == 3);
    // What is copied can be pasted.
    Watched other;
    CHECK(other.model.paste(w.model.tsv({0, 1, 2})) == 3);
    CHECK(other.model.tsv({0, 1, 2}) == w.model.tsv({0, 1, 2}));
}

TEST_CASE("the page begins with an example that is placed", "[place][window]")
{
    Started started;
    PlacePage &page = place(started.start());
    REQUIRE(settled(page));
    CHECK(page.message().toStdString() == "");
    CHECK(page.drawing()->count() > 0);
    CHECK(page.headline().contains(QString::number(page.drawing()->count())));
    CHECK(page.tasks()->rowCount() == 4);
    // Nobody takes it for one's own tasks.
    CHECK(page.title()->text() == QStringLiteral("Container tasks (example)"));
    CHECK(page.hint()->isVisible());
    CHECK(page.headline().startsWith(QStringLiteral("Example: ")));
    CHECK(page.singleTypes()->table()->rowCount() > 0);
    const Placement &placed = page.reply().picture->placement;
    CHECK(placed.lowerBound <= placed.objective * (1 + 1e-12));
    // Every copy sits somewhere, no instance holds more than it has.
    std::size_t copies = 0, wanted = 0;
    for (const PlacedInstance &instance : placed.instances) {
        copies += instance.tasks.size();
        for (std::size_t d = 0; d < kPlacementDimensions; ++d)
            CHECK(instance.used[d] <= instance.capacity[d] * (1 + 1e-9));
    }
    for (const PlacementTask &task : page.tasks()->tasks())
        wanted += task.count;
    CHECK(copies == wanted);
    // What the scenario says elsewhere places nothing anew.
    const auto before = page.reply().picture;
    Scenario next = started.session().scenario();
    next.inference.demandPerHour *= 2;
    started.session().edit(next, QStringLiteral("x"));
    CHECK(settled(page));
    CHECK(page.reply().picture == before);
}

TEST_CASE("what is opened or pasted replaces the example, in one step of Undo", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    REQUIRE(settled(page));
    const auto example = page.tasks()->tsv({0, 1, 2, 3});
    const bool rows = GENERATE(false, true);
    QGuiApplication::clipboard()->setText(rows ? QStringLiteral("mine\t2\t0\t1\t2") : QString::fromLatin1(kTwoTasks));
    QTest::keyClick(page.taskTable(), Qt::Key_V, Qt::ControlModifier);
    CHECK(page.tasks()->rowCount() == (rows ? 1 : 2));
    CHECK(page.title()->text() == QStringLiteral("Container tasks"));
    CHECK_FALSE(page.hint()->isVisible());
    REQUIRE(settled(page));
    CHECK_FALSE(page.headline().startsWith(QStringLiteral("Example")));
    window.action(QStringLiteral("undo"))->trigger();
    CHECK(page.tasks()->tsv({0, 1, 2, 3}) == example);
    window.action(QStringLiteral("redo"))->trigger();
    REQUIRE(page.tasks()->rowCount() == (rows ? 1 : 2));
    QGuiApplication::clipboard()->setText(QStringLiteral("more\t1\t0\t1\t2")); // to one's own they are added
    QTest::keyClick(page.taskTable(), Qt::Key_V, Qt::ControlModifier);
    CHECK(page.tasks()->rowCount() == (rows ? 2 : 3));
    QPushButton *again = nullptr;
    for (QPushButton *each : page.findChildren<QPushButton *>())
        if (each->text() == QStringLiteral("Example"))
            again = each;
    REQUIRE(again);
    again->click();
    CHECK(page.tasks()->tsv({0, 1, 2, 3}) == example);
    REQUIRE(settled(page));
}

TEST_CASE("a manifest that asks for MIG profiles is placed on divided GPUs", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    page.takeFile(QStringLiteral("mig.yaml"),
        "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: notebooks}\nspec:\n  replicas: 9\n  template:\n"
        "    spec:\n      containers:\n        - name: c\n          resources:\n"
        "            limits: {cpu: 2, memory: 8Gi, nvidia.com/mig-1g.10gb: 1}\n");
    REQUIRE(settled(page));
    CHECK(page.message().toStdString() == "");
    REQUIRE(page.reply().picture);
    const Placement &placed = page.reply().picture->placement;
    CHECK_FALSE(placed.instances.front().divided.empty());
    CHECK(page.tasks()->index(0, PlacementTaskModel::gpuShare).data().toString() == QStringLiteral("1g.10gb"));
    CHECK(page.deployment(DeploymentTarget::karpenter).contains(QStringLiteral("NodePool")));
}

TEST_CASE("the window and the command line say the same digits", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    QByteArray saved, csv;
    QObject::connect(&page, &Page::exportRequested,
        [&](const QString &name, const QString &, const std::function<QByteArray()> &content) {
            (name.endsWith(QStringLiteral(".csv")) ? csv : saved) = content();
        });
    const char *objective = GENERATE("cost", "count", "watts");
    page.takeFile(QStringLiteral("tasks.json"),
        QByteArray(kTwoTasks).replace(
            "\"region\"", QStringLiteral("\"objective\": \"%1\", \"region\"").arg(QLatin1String(objective)).toUtf8()));
    REQUIRE(settled(page));
    REQUIRE(page.drawing()->count() > 0);
    button(page, QStringLiteral("Save the tasks as a file that wattfare-cli place takes"))->click();
    button(page, QStringLiteral("Save the instances as CSV"))->click();
    for (QFileDialog *dialog : window.findChildren<QFileDialog *>())
        dialog->reject();
    REQUIRE(parsePlacementFile(saved.toStdString(), "saved").has_value());
    const QString file = started.folder.filePath(QStringLiteral("tasks.json"));
    REQUIRE(files::write(file, saved));
    QProcess cli;
    cli.start(QStringLiteral(WATTFARE_CLI),
        {QStringLiteral("--catalog"), catalogueFile(), QStringLiteral("--no-overlay"), QStringLiteral("--format"),
            QStringLiteral("csv"), QStringLiteral("place"), file});
    REQUIRE(cli.waitForFinished(60'000));
    INFO(cli.readAllStandardError().toStdString());
    CHECK(cli.exitCode() == 0);
    CHECK(cli.readAllStandardOutput().toStdString() == csv.toStdString());
    CHECK(csv.contains("4 x serve"));
}

TEST_CASE("no choice of a placement is cut, however narrow the window", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    REQUIRE(settled(page));
    for (const int width : {1440, 1280, 1024}) {
        window.resize(width, 800);
        settle();
        const auto fields = page.findChildren<QComboBox *>();
        int seen = 0;
        for (const QComboBox *field : fields) {
            if (!field->isVisibleTo(&page))
                continue;
            ++seen;
            INFO(width << ' ' << field->currentText().toStdString() << ' ' << field->width());
            QStyleOptionComboBox option;
            option.initFrom(field);
            option.frame = true;
            const int room = field->style()
                                 ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, field)
                                 .width()
                - 2;
            CHECK(field->fontMetrics().horizontalAdvance(field->currentText()) <= room);
        }
        CHECK(seen >= 4);
        const auto edits = page.findChildren<QLineEdit *>();
        const auto names = std::find_if(
            edits.begin(), edits.end(), [](const QLineEdit *each) { return each->text().contains(QLatin1Char('*')); });
        REQUIRE(names != edits.end());
        CHECK((*names)->fontMetrics().horizontalAdvance((*names)->text()) + 8 < (*names)->width());
    }
}

TEST_CASE("an edit places anew and can be undone", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    page.takeFile(QStringLiteral("tasks.json"), kTwoTasks);
    REQUIRE(settled(page));
    const int before = page.drawing()->count();
    // By keyboard: the cell of copies, typed over.
    QTableView *table = page.taskTable();
    table->setFocus();
    table->setCurrentIndex(page.tasks()->index(0, PlacementTaskModel::count));
    QTest::keyClick(table, Qt::Key_F2);
    auto *editor = table->viewport()->findChild<QLineEdit *>();
    REQUIRE(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("40"));
    QTest::keyClick(editor, Qt::Key_Return);
    CHECK(until([&] { return page.tasks()->tasks()[0].count == 40; }));
    REQUIRE(settled(page));
    CHECK(page.drawing()->count() > before);
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("Copies")));
    CHECK(window.isWindowModified());
    window.action(QStringLiteral("undo"))->trigger();
    REQUIRE(settled(page));
    CHECK(page.tasks()->tasks()[0].count == 3);
    CHECK(page.drawing()->count() == before);
    window.action(QStringLiteral("redo"))->trigger();
    REQUIRE(settled(page));
    CHECK(page.tasks()->tasks()[0].count == 40);
    // The scenario file carries the tasks.
    const auto read = parseScenario(writeScenario(started.session().scenario()), "x", nullptr);
    REQUIRE(read);
    CHECK(placeSetupOf(read->viewState).file.tasks[0].count == 40);
    // Delete, copy and paste by keys.
    table->selectRow(1);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    CHECK(QGuiApplication::clipboard()->text().contains(QStringLiteral("serve\t4")));
    QTest::keyClick(table, Qt::Key_Delete);
    CHECK(page.tasks()->rowCount() == 1);
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    CHECK(page.tasks()->rowCount() == 2);
    QGuiApplication::clipboard()->setText(QStringLiteral("bad\tthree"));
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    CHECK(page.tasks()->rowCount() == 2);
    CHECK(page.message().contains(QStringLiteral("three")));
    REQUIRE(settled(page));
}

TEST_CASE("what fits nowhere is named, the rest is placed", "[place][window]")
{
    Started started;
    PlacePage &page = place(started.start());
    page.takeFile(QStringLiteral("t.json"), R"({"tasks": [{"name": "huge", "gpus": 64, "vcpus": 1, "memory_gib": 1},
        {"name": "odd", "vcpus": 1, "memory_gib": 1, "gpu_model": "no-such-gpu"}, {"name": "small", "vcpus": 1, "memory_gib": 1}]})");
    REQUIRE(settled(page));
    CHECK(page.message().contains(QStringLiteral("huge")));
    CHECK(page.message().contains(QStringLiteral("64")));
    CHECK(page.message().contains(QStringLiteral("odd")));
    CHECK(page.message().contains(QStringLiteral("GPU model")));
    CHECK(page.drawing()->count() == 1);
    CHECK(page.drawing()->instanceText(0).contains(QStringLiteral("small")));
    CHECK_FALSE(page.tasks()->index(0, 0).data(Qt::AccessibleDescriptionRole).toString().isEmpty());
    // Nothing is pinned, no tasks, no such types, no such region: a sentence, not an empty page.
    Scenario bare = started.session().scenario();
    bare.pinned.clear();
    started.session().edit(bare, QStringLiteral("x"));
    QComboBox *types = nullptr;
    for (QComboBox *each : page.findChildren<QComboBox *>())
        if (each->accessibleName() == QStringLiteral("Types"))
            types = each;
    REQUIRE(types);
    types->setCurrentIndex(1);
    emit types->activated(1);
    REQUIRE(settled(page));
    INFO(page.message().toStdString());
    CHECK(page.message().contains(QStringLiteral("pinned")));
    page.takeFile(QStringLiteral("t.json"), R"({"tasks": []})");
    REQUIRE(settled(page));
    CHECK(page.message().contains(QStringLiteral("no tasks")));
    page.takeFile(QStringLiteral("t.json"), R"({"tasks": [{"name": "a"}], "instance_types": ["zz9.*"]})");
    REQUIRE(settled(page));
    CHECK(page.message().contains(QStringLiteral("zz9")));
    page.takeFile(QStringLiteral("t.json"), R"({"tasks": [{"name": "a"}], "region": "mars-north-1"})");
    REQUIRE(settled(page));
    CHECK(page.message().contains(QStringLiteral("mars-north-1")));
    // A broken file is refused whole, by name, and the tasks stay.
    const auto before = page.tasks()->tsv({0});
    page.takeFile(QStringLiteral("broken.json"), "{\"tasks\": [{\"name\": \"a\", \"gpus\": \"two\"}]}");
    CHECK(page.message().contains(QStringLiteral("broken.json")));
    CHECK(page.message().contains(QStringLiteral("gpus")));
    CHECK(page.tasks()->tsv({0}) == before);
}

TEST_CASE("the drawing is walked by keyboard and mouse, and is linked", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    window.resize(1440, 900);
    PlacePage &page = place(window);
    page.takeFile(QStringLiteral("tasks.json"), kTwoTasks);
    REQUIRE(settled(page));
    PlacementView &view = *page.drawing();
    REQUIRE(view.count() >= 2);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Home);
    CHECK(view.current() == 0);
    CHECK(view.accessibleDescription() == view.instanceText(0));
    CHECK(view.accessibleDescription().contains(QStringLiteral("g4dn")));
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(view.current() == 1);
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(view.current() == view.count() - 1);
    QTest::keyClick(&view, Qt::Key_Up);
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(view.currentTask() >= 0);
    CHECK(view.accessibleDescription() == view.taskText(0, view.currentTask()));
    QTest::keyClick(&view, Qt::Key_Escape);
    CHECK(view.currentTask() == -1);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    CHECK(QGuiApplication::clipboard()->text() == view.instanceText(0));
    const auto selectedType
        = [&] { return started.session().snapshot()->types[started.session().selection().current()->type].name; };
    REQUIRE(started.session().selection().current());
    CHECK(selectedType().substr(0, 4) == "g4dn");
    // A click on the second row selects it, and the point of a task is found under the mouse.
    view.verticalScrollBar()->setValue(0);
    const QRect row = view.instanceRect(1);
    REQUIRE(view.viewport()->rect().contains(row.center()));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(40, 6));
    CHECK(view.current() == 1);
    bool found = false;
    for (int y = row.top(); y < row.bottom() && !found; y += 3)
        for (int x = row.left(); x < row.right() && !found; x += 5) {
            int instance = -1;
            found = view.taskAt(QPoint(x, y), &instance) >= 0 && instance == 1;
            if (found) { // markup in a name stays text
                QHelpEvent help(QEvent::ToolTip, QPoint(x, y), view.viewport()->mapToGlobal(QPoint(x, y)));
                QApplication::sendEvent(view.viewport(), &help);
                CHECK_FALSE(QToolTip::text().contains(QStringLiteral("<b>")));
            }
        }
    CHECK(found);
    // Enter explains in the inspector; the picture and the table are not empty.
    QTest::keyClick(&view, Qt::Key_Return);
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
    const QImage image = view.image();
    CHECK(image.height() > 100);
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    CHECK(colours.size() > 6);
    button(page, QStringLiteral("Show as table"))->click();
    auto *dialog = page.findChild<TableDialog *>();
    REQUIRE(dialog);
    CHECK(dialog->view()->table()->rowCount() == view.count());
    dialog->close();
    // A selection elsewhere marks the instances of that type, and takes nothing away.
    const int current = view.current();
    started.session().setSelection({{started.session().results()->candidate(0)}, Metric::usdPerMillion});
    CHECK(view.current() == current);
}

TEST_CASE("tasks are opened by the window's dialog", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    REQUIRE(settled(page));
    const QString file = started.folder.filePath(QStringLiteral("my tasks.json"));
    REQUIRE(files::write(file, kTwoTasks));
    QPushButton *open = nullptr;
    for (QPushButton *each : page.findChildren<QPushButton *>())
        if (each->text() == QStringLiteral("Open file…"))
            open = each;
    REQUIRE(open);
    CHECK(open->isVisible());
    open->click();
    auto *dialog = window.findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    emit dialog->fileSelected(file);
    dialog->close();
    REQUIRE(settled(page));
    CHECK(page.tasks()->rowCount() == 2);
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("my tasks.json")));
}

TEST_CASE("task definitions and manifests are opened, pasted and dropped, each in one step of Undo", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    REQUIRE(settled(page));
    const auto example = page.tasks()->tsv({0, 1, 2, 3});
    const auto undo = [&] {
        window.action(QStringLiteral("undo"))->trigger();
        REQUIRE(settled(page));
    };
    const auto content = [](const char *name) {
        return *files::read(QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/containers/%1").arg(QLatin1String(name)));
    };
    // Opened: they replace the tasks, and any type will do.
    page.takeFile(QStringLiteral("ecs-gpu.json"), content("ecs-gpu.json"));
    REQUIRE(settled(page));
    INFO(page.message().toStdString());
    REQUIRE(page.tasks()->rowCount() == 1);
    CHECK(page.tasks()->tasks()[0].gpus == 2);
    const QModelIndex vcpus = page.tasks()->index(0, PlacementTaskModel::vcpus); // 100 of 1,024 units
    CHECK(vcpus.data().toString().trimmed() == QStringLiteral("0.0977"));
    CHECK(vcpus.data(Qt::EditRole).toString() == QStringLiteral("0.09765625"));
    CHECK(page.message().isEmpty());
    CHECK(page.drawing()->count() == 1);
    CHECK(page.read().contains(QStringLiteral("Read from ecs-gpu.json (Amazon ECS)")));
    CHECK(window.action(QStringLiteral("undo"))->text().contains(QStringLiteral("ecs-gpu.json")));
    undo();
    CHECK(page.tasks()->tsv({0, 1, 2, 3}) == example);
    CHECK(page.read().isEmpty());
    // Pasted into a table of one's own: they are added.
    page.tasks()->setData(page.tasks()->index(3, PlacementTaskModel::name), QStringLiteral("front"));
    REQUIRE(settled(page));
    QGuiApplication::clipboard()->setText(QString::fromUtf8(content("gpu-deployment.yaml")));
    page.taskTable()->setFocus();
    QTest::keyClick(page.taskTable(), Qt::Key_V, Qt::ControlModifier);
    REQUIRE(settled(page));
    REQUIRE(page.tasks()->rowCount() == 4); // there is a task of that name
    CHECK(page.message().contains(QStringLiteral("detect")));
    page.tasks()->setData(page.tasks()->index(0, PlacementTaskModel::name), QStringLiteral("look"));
    QTest::keyClick(page.taskTable(), Qt::Key_V, Qt::ControlModifier);
    REQUIRE(settled(page));
    REQUIRE(page.tasks()->rowCount() == 5);
    CHECK(page.tasks()->tasks()[4].count == 6);
    CHECK(page.read().contains(QStringLiteral("Kubernetes")));
    undo();
    CHECK(page.tasks()->rowCount() == 4);
    // Dropped on the window, both at once.
    window.showPage(QStringLiteral("explore"));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/containers/ecs-gpu.json")),
        QUrl::fromLocalFile(QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/containers/gpu-deployment.yaml"))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    CHECK(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    REQUIRE(settled(page));
    CHECK(page.isVisible());
    REQUIRE(page.tasks()->rowCount() == 2);
    CHECK(page.drawing()->count() > 0);
    undo();
    CHECK(page.tasks()->rowCount() == 4);
    const QString pipe = started.folder.filePath(QStringLiteral("tasks.yaml")); // nobody writes into it
    REQUIRE(mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0);
    mime.setUrls({QUrl::fromLocalFile(pipe)});
    QApplication::sendEvent(&window, &enter);
    QDropEvent none(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &none);
    auto *problem = window.findChild<QMessageBox *>(QStringLiteral("problem"));
    REQUIRE(problem);
    CHECK(problem->text().contains(QStringLiteral("tasks.yaml")));
    delete problem;
    // What cannot be read is told by name, and the tasks stay.
    page.takeFile(QStringLiteral("chart.yaml"),
        content("gpu-deployment.yaml").replace("replicas: 6", "replicas: {{ .Values.replicas }}"));
    CHECK(page.message().contains(QStringLiteral("chart.yaml, line 14")));
    CHECK(page.message().contains(QStringLiteral("{{ .Values.replicas }}")));
    QGuiApplication::clipboard()->setText(QStringLiteral("{ no json"));
    QTest::keyClick(page.taskTable(), Qt::Key_V, Qt::ControlModifier);
    CHECK(page.message().contains(QStringLiteral("JSON")));
    CHECK(page.tasks()->rowCount() == 4);
    // A long one is read in a job.
    QByteArray many;
    for (int i = 0; i < 400; ++i)
        many += QStringLiteral(
            "---\napiVersion: v1\nkind: Pod\nmetadata: {name: p%1}\nspec:\n  containers:\n    - name: c\n"
            "      image: %2\n      resources: {requests: {cpu: 1, memory: 1Gi}}\n")
                    .arg(i)
                    .arg(QString(200, QLatin1Char('x')))
                    .toUtf8();
    page.takeFile(QStringLiteral("many.yaml"), many);
    REQUIRE(until([&] { return page.tasks()->rowCount() == 400; }, 30'000));
    REQUIRE(settled(page));
}

TEST_CASE("a long placement can be cancelled, and edits during it end with the last", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    PlacePage &page = place(window);
    REQUIRE(settled(page));
    for (int i = 1; i <= 5; ++i) // five changes in a row
        page.tasks()->setData(page.tasks()->index(0, PlacementTaskModel::count), QString::number(20 + i));
    REQUIRE(settled(page));
    CHECK(page.reply().file.tasks[0].count == 25);
    // Closing while a job may run ends well.
    page.tasks()->setData(page.tasks()->index(0, PlacementTaskModel::count), QStringLiteral("37"));
    REQUIRE(until([&] { return !started.app->jobs().isIdle() || !page.isComputing(); }));
    started.app->jobs().cancelAll();
    CHECK(until([&] { return !page.isComputing(); }));
    started.app.reset();
}

TEST_CASE("thousands of instances scroll at once", "[place]")
{
    PlacementView view;
    view.resize(700, 400);
    auto picture = std::make_shared<PlacementPicture>();
    PlacementTask task;
    task.id = "t";
    task.vcpus = 1;
    picture->tasks.assign(40, task);
    PlacementOffer offer;
    offer.type = "m5.large";
    offer.vcpus = 2;
    offer.memoryGib = 8;
    picture->offers = {offer};
    PlacedInstance instance;
    instance.tasks = {39, 39};
    instance.used = {0, 2, 0};
    instance.capacity = {0, 2, 7.6};
    picture->placement.instances.assign(5000, instance);
    view.setPicture(picture);
    view.show();
    QElapsedTimer timer;
    timer.start();
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
    CHECK_FALSE(view.grab().isNull());
    CHECK(timer.elapsed() < 2000); // a picture of all 5,000 rows would take far longer
    CHECK(view.image(1.0).height() <= 30'100);
    CHECK(view.instanceText(4999).contains(QStringLiteral("—"))); // no price, no watts: a dash, not a zero
    view.setPicture(nullptr);
    CHECK(view.count() == 0);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(view.current() == -1);
}
