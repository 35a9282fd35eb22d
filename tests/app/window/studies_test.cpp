// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Studies from the window: run whole, sent to a scheduler, followed over a restart, merged, read on the page Query.
#include "app/flows/study_flow.h"
#include "app/state/files.h"
#include "model/study/shards.h"
#include "tests/app/schedulers/programs.h"
#include "tests/app/window/fixture.h"
#include "tests/app/window/held.h"
#include "views/dialogs/slurm_dialog.h"
#include "views/pages/query/query_page.h"
#include "views/pages/studies/axis_editor.h"
#include "views/pages/studies/studies_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"

#include <QAction>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

// A few points of two types, so that a test is quick.
struct Few {
    Started started;
    Study study;
    MainWindow *window = nullptr;

    Few()
    {
        begin();
        study.title = "Few points";
        study.scenario = started.session().scenario();
        study.axes = firstStudy(study.scenario).axes;
        study.axes[0].count = 5;
        study.axes[1].count = 3;
        started.session().edit(withStudy(study.scenario, study), QStringLiteral("study"));
        REQUIRE(until([&] { return !window->isBusy(); }));
    }
    void begin()
    {
        started.allTypes = false;
        window = &started.start();
    }
    void again() // the program ends, and starts anew
    {
        started.session().markSaved(started.folder.filePath(QStringLiteral("few.wattfare")));
        window->close();
        started.app.reset();
        begin();
    }
    StudiesPage &page()
    {
        window->showPage(QStringLiteral("studies"));
        return *static_cast<StudiesPage *>(window->page(QStringLiteral("studies")));
    }
    QueryPage &query() { return *static_cast<QueryPage *>(window->page(QStringLiteral("query"))); }
    void give(const QString &path) // to the file dialog that is open
    {
        QFileDialog *files = nullptr;
        REQUIRE(until([&] {
            for (QFileDialog *each : window->findChildren<QFileDialog *>())
                if (each->isVisible())
                    files = each;
            return files != nullptr;
        }));
        emit files->fileSelected(path);
        files->reject();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QAction *slurmEntry()
    {
        QMenu *menu = page().elsewhereButton()->menu();
        REQUIRE(menu);
        emit menu->aboutToShow();
        auto *entry = menu->findChild<QAction *>(QStringLiteral("run_on_slurm"));
        REQUIRE(entry);
        return entry;
    }
    SlurmDialog &slurm()
    {
        QAction *entry = slurmEntry();
        INFO(entry->toolTip().toStdString());
        REQUIRE(entry->isEnabled());
        entry->trigger();
        auto *dialog = window->findChild<SlurmDialog *>();
        REQUIRE(dialog);
        REQUIRE(until([&] { return dialog->shardsBox()->isEnabled(); }));
        return *dialog;
    }
    QString folder() const { return started.folder.filePath(QStringLiteral("few plan, 50%")); }
    StudyJobsDialog *list() { return window->findChild<StudyJobsDialog *>(); }
    StudyJobsDialog &openList()
    {
        window->action(QStringLiteral("studies_under_way"))->trigger();
        REQUIRE(list());
        return *list();
    }
    // What a column says of the only study; "—" where it is not known.
    QString cell(const char *column)
    {
        const ColumnarTableModel *table = list()->table()->table();
        return table->rowCount() == 1 ? table->index(0, table->columnOf(QLatin1String(column))).data().toString()
                                      : QStringLiteral("rows: %1").arg(table->rowCount());
    }
    bool shows(const char *column, const char *value)
    {
        return until([&] { return cell(column) == QString::fromUtf8(value); });
    }
    void press(const char *name)
    {
        QPushButton *button = list()->button(name);
        REQUIRE(button);
        REQUIRE(until([&] { return button->isEnabled(); }));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void run(std::size_t shard)
    {
        REQUIRE(runShard(fs::path(folder().toStdString()), shard, started.session().snapshot(), WATTFARE_VERSION));
    }
};

// A scheduler that takes everything and says of it what the test writes into `queue`.
struct FakeSlurm : Programs {
    FakeSlurm()
    {
        put("scontrol", "echo 'MaxArraySize = 1001'");
        put("sbatch", "printf '%s\\n' \"$@\" > \"$(dirname \"$0\")/sent\"; echo 7");
        put("squeue", "cat \"$(dirname \"$0\")/queue\" 2>/dev/null; exit 0");
        put("sacct", "echo 'Slurm accounting storage is disabled' >&2; exit 1");
        put("scancel", "echo \"$@\" > \"$(dirname \"$0\")/cancelled\"; : > \"$(dirname \"$0\")/queue\"");
    }
    void queue(const QString &folder, std::initializer_list<const char *> lines) const
    {
        std::ofstream file(fs::path(Programs::folder()) / "queue");
        for (const char *line : lines)
            file << line << '|' << folder.toStdString() << '\n';
    }
    std::string held(const char *name) const
    {
        std::ifstream file(fs::path(Programs::folder()) / name);
        return {std::istreambuf_iterator<char>(file), {}};
    }
};

} // namespace

TEST_CASE("a click runs the whole study into a file, which Query reads", "[window][studies]")
{
    Few few;
    StudiesPage &page = few.page();
    REQUIRE(page.runButton()->isEnabled());
    QTest::mouseClick(page.runButton(), Qt::LeftButton);
    const QString path = few.started.folder.filePath(QStringLiteral("study.db"));
    few.give(path);
    REQUIRE(until([&] { return QFile::exists(path) && !few.window->isBusy(); }));
    auto file = StudyFile::open(path.toStdString());
    REQUIRE(file);
    CHECK(file->points() == 15);
    CHECK(file->study().axes == few.study.axes);
    CHECK_FALSE(file->candidates().empty());
    CHECK(file->point(7)->winner == evaluatePoint(page.study(), few.started.session().snapshot(), 7).winner);

    // The message about it opens it on the page Query.
    few.query().editor()->setPlainText(QStringLiteral("SELECT 1 AS mine"));
    few.window->messages()->press(0);
    REQUIRE(until([&] { return few.window->currentPage() == QLatin1String("query") && !few.window->isBusy(); }));
    QueryPage &query = few.query();
    CHECK(query.file() == path);
    auto *named = query.findChild<QLabel *>(QStringLiteral("query_file"));
    REQUIRE(named);
    CHECK(named->isVisible());
    CHECK(named->text().contains(path));
    REQUIRE(query.table()->table());
    CHECK(query.table()->table()->rowCount() > 0);
    query.editor()->setPlainText(QStringLiteral("SELECT count(*) AS points FROM point"));
    query.execute();
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    CHECK(query.table()->table()->index(0, 0).data().toString() == QStringLiteral("15"));
    query.editor()->setPlainText(QStringLiteral("DELETE FROM point"));
    query.execute();
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    CHECK(query.errorText().startsWith(QStringLiteral("Only reading is allowed here")));
    CHECK(query.saveState().value(QLatin1String("text")).toString() == QStringLiteral("SELECT 1 AS mine"));

    // ... and back, to what was typed.
    auto *back = query.findChild<QPushButton *>(QStringLiteral("query_back"));
    REQUIRE(back);
    REQUIRE(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    CHECK(query.file().isEmpty());
    CHECK_FALSE(named->isVisible());
    CHECK(query.editor()->toPlainText() == QStringLiteral("SELECT 1 AS mine"));
    query.editor()->setPlainText(QStringLiteral("SELECT count(*) FROM instance_type"));
    query.execute();
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    CHECK(query.errorText().startsWith(QStringLiteral("1 row")));

    // File > Open and a drop know it by what it is; one that was cut short is refused, and Query stays where it was.
    few.window->openPath(path);
    REQUIRE(until([&] { return query.file() == path && !few.window->isBusy(); }));
    QTest::mouseClick(back, Qt::LeftButton);
    QFile whole(path);
    REQUIRE(whole.resize(whole.size() / 2));
    few.window->openPath(path);
    QMessageBox *problem = nullptr;
    REQUIRE(
        until([&] { return (problem = few.window->findChild<QMessageBox *>(QStringLiteral("problem"))) != nullptr; }));
    CHECK(problem->text().contains(QStringLiteral("study.db")));
    CHECK(query.file().isEmpty());
}

TEST_CASE("neither an export nor another study takes the place of one that runs", "[window][studies]")
{
    Few few;
    StudiesPage &page = few.page();
    const QString path = few.started.folder.filePath(QStringLiteral("study.db")),
                  table = few.started.folder.filePath(QStringLiteral("query.csv"));
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    Held held(few.started.app->jobs(), 2);
    QTest::mouseClick(page.runButton(), Qt::LeftButton);
    few.give(path);
    emit few.query().writeRequested(QStringLiteral("query.csv"), QStringLiteral("CSV files (*.csv)"),
        [](const ByteSink &sink, const ProgressFn &) -> Result<void> { return sink("a,b\n"); });
    few.give(table);

    QTest::mouseClick(page.runButton(), Qt::LeftButton);
    auto *problem = few.window->findChild<QMessageBox *>(QStringLiteral("problem"));
    REQUIRE(problem);
    CHECK(problem->text().startsWith(QStringLiteral("A study is being evaluated already.")));
    for (const QFileDialog *files : few.window->findChildren<QFileDialog *>())
        CHECK_FALSE(files->isVisible());
    problem->reject();

    held.release();
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    CHECK(QFile::exists(table));
    REQUIRE(QFile::exists(path));
    CHECK(StudyFile::open(path.toStdString())->points() == 15);
}

TEST_CASE("without Slurm its entry says why it is not there", "[window][studies]")
{
    Few few;
    const Programs none;
    const std::string path = std::getenv("PATH");
    setenv("PATH", none.folder().c_str(), 1);
    const QAction *entry = few.slurmEntry();
    setenv("PATH", path.c_str(), 1);
    CHECK_FALSE(entry->isEnabled());
    CHECK(entry->toolTip() == text(Message{"program.not_found", {"sbatch"}}));
}

TEST_CASE("a study is sent to Slurm and followed to its result", "[window][studies]")
{
    const FakeSlurm cluster;
    Few few;
    SlurmDialog &dialog = few.slurm();
    CHECK(dialog.facts().contains(QStringLiteral("15")));
    CHECK(dialog.facts().contains(QStringLiteral("Predicted time")));
    CHECK(dialog.shards() == 1); // less than a minute
    CHECK_FALSE(dialog.submitButton()->isEnabled()); // there is no folder yet
    CHECK_FALSE(dialog.submitButton()->toolTip().isEmpty());
    dialog.setFolder(few.folder());
    dialog.shardsBox()->setValue(4);
    dialog.findChild<QLineEdit *>(QStringLiteral("partition"))->setText(QStringLiteral("spare"));
    dialog.findChild<QSpinBox *>(QStringLiteral("minutes"))->setValue(42);
    REQUIRE(dialog.submitButton()->isEnabled());
    cluster.queue(few.folder(), {"7|0|RUNNING|None", "7|1|PENDING|Resources", "7|2|PENDING|Resources"});
    QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
    REQUIRE(until([&] { return few.list() && few.list()->isVisible(); }));
    CHECK(few.list()->message().contains(QStringLiteral("4 shards sent (0-3)")));
    CHECK(few.list()->message().contains(QStringLiteral("42 minutes")));
    CHECK(cluster.held("sent").find("--array=0-3") != std::string::npos);
    const auto script = files::read(few.folder() + QStringLiteral("/slurm.sh"));
    REQUIRE(script);
    CHECK(script->contains("spare"));
    CHECK(script->contains("wattfare-cli"));
    CHECK(few.shows("running", "1"));
    CHECK(few.cell("waiting") == QStringLiteral("2"));
    CHECK(few.cell("missing") == QStringLiteral("1"));
    CHECK(few.cell("shards") == QStringLiteral("4"));
    CHECK(few.cell("points") == QStringLiteral("15"));
    CHECK(few.list()->chosen() == few.folder());
    CHECK_FALSE(few.list()->button("merge")->isEnabled());
    CHECK(few.list()->button("merge")->toolTip() == QStringLiteral("Not every shard is done."));
    CHECK_FALSE(few.list()->button("open_result")->isEnabled());

    // Closed and started again, nothing is lost; it is read anew as long as it is shown, and what is missing goes again
    // as it went before.
    few.run(0);
    cluster.queue(few.folder(), {"7|0|COMPLETED|None", "7|1|PENDING|Resources", "7|2|PENDING|Resources"});
    few.again();
    few.openList();
    few.window->studies()->setPaceMs(20);
    CHECK(few.shows("done", "1"));
    CHECK(few.cell("waiting") == QStringLiteral("2"));
    few.press("submit");
    auto *more = few.list()->findChild<SlurmDialog *>();
    REQUIRE(more);
    CHECK(more->folder() == few.folder());
    CHECK(more->choices().partition == "spare");
    CHECK(more->choices().minutes == 42);
    CHECK(more->facts().contains(QStringLiteral("1 of 4")));
    QTest::mouseClick(more->submitButton(), Qt::LeftButton);
    REQUIRE(until([&] { return cluster.held("sent").find("--array=3\n") != std::string::npos; }));
    REQUIRE(until([&] { return few.list()->message().contains(QStringLiteral("1 shard sent (3)")); }));
    few.press("cancel_shards");
    REQUIRE(until([&] { return few.list()->message().startsWith(QStringLiteral("2 shards cancelled")); }));
    CHECK(cluster.held("cancelled") == "7\n");
    CHECK(few.shows("missing", "3"));

    // A torn shard, a task that ended without its shard, a scheduler that is gone.
    few.run(1);
    few.run(2);
    const fs::path second = shardFile(few.folder().toStdString(), 1);
    fs::resize_file(second, fs::file_size(second) - 1);
    cluster.queue(few.folder(), {"7|3|FAILED|NonZeroExitCode"});
    CHECK(few.shows("damaged", "1"));
    REQUIRE(until([&] { return few.list()->note().contains(QStringLiteral("FAILED")); }));
    CHECK(few.cell("done") == QStringLiteral("2"));
    cluster.put(
        "squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)' >&2; exit 1");
    CHECK(few.shows("running", "—"));
    CHECK(few.cell("done") == QStringLiteral("2"));
    CHECK(few.list()->note().contains(text(Message{"schedule.silent", {"Slurm"}})));
    CHECK_FALSE(few.list()->button("submit")->isEnabled());
    CHECK(few.list()->button("submit")->toolTip() == text(Message{"schedule.silent", {"Slurm"}}));
    cluster.put("squeue", "exit 0");
    CHECK(few.shows("missing", "1"));

    // Whole: merged into the bytes of one process, and read.
    few.run(1);
    few.run(3);
    CHECK(few.shows("done", "4"));
    few.press("merge");
    const QString merged = few.started.folder.filePath(QStringLiteral("merged.db"));
    few.give(merged);
    REQUIRE(until([&] { return few.list()->button("open_result")->isEnabled(); }));
    const QString one = few.started.folder.filePath(QStringLiteral("one.db"));
    const auto plan = readPlan(few.folder().toStdString());
    REQUIRE(plan);
    REQUIRE(runStudy(plan->study, few.started.session().snapshot(), WATTFARE_VERSION, one.toStdString()));
    CHECK(*files::read(merged) == *files::read(one));
    few.again(); // the result is known, too
    few.openList();
    few.window->studies()->setPaceMs(20);
    few.press("open_result");
    REQUIRE(until([&] { return few.query().file() == merged && !few.window->isBusy(); }));

    // A folder that vanished is named, and stays in the list until it is removed.
    REQUIRE(QDir(few.folder()).removeRecursively());
    CHECK(few.shows("done", "—"));
    CHECK(few.list()->note().contains(text(Message{"study.no_plan", {few.folder().toStdString()}})));
    few.press("remove");
    CHECK(few.list()->table()->table()->rowCount() == 0);
    few.again();
    few.openList();
    CHECK(few.list()->table()->table()->rowCount() == 0);
}

TEST_CASE("what Slurm or the folder refuses is said where it was asked for", "[window][studies]")
{
    const FakeSlurm cluster;
    cluster.put("sbatch", "echo 'sbatch: error: invalid partition specified: spare' >&2; exit 1");
    Few few;
    {
        SlurmDialog &dialog = few.slurm();
        dialog.setFolder(few.folder());
        dialog.shardsBox()->setValue(3);
        QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
        REQUIRE(until([&] { return !dialog.errorText().isEmpty(); }));
        CHECK(dialog.errorText().contains(QStringLiteral("sbatch refused the request")));
        CHECK(dialog.errorText().contains(QStringLiteral("invalid partition")));
        CHECK(dialog.isVisible());
        // The plan stands; another number of shards is another plan.
        dialog.shardsBox()->setValue(5);
        QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
        REQUIRE(until([&] {
            return dialog.errorText() == text(Message{"study.other_plan", {few.folder().toStdString()}});
        }));
        dialog.reject();
    }
    few.openList();
    CHECK(few.shows("shards", "3")); // planned, and not sent
    CHECK(few.cell("missing") == QStringLiteral("3"));
    few.list()->close();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // A folder that cannot be planned in is not followed.
    SlurmDialog &dialog = few.slurm();
    dialog.setFolder(few.started.options.settingsFile + QStringLiteral("/below"));
    QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
    REQUIRE(until([&] { return !dialog.errorText().isEmpty(); }));
    dialog.reject();
    few.openList();
    CHECK(few.shows("shards", "3"));
}

TEST_CASE("a submission that is cancelled before there is a plan leaves no study under way", "[window][studies]")
{
    const FakeSlurm cluster;
    Few few;
    for (const bool planned : {false, true}) {
        INFO(planned);
        if (planned)
            REQUIRE(planShards(
                few.folder().toStdString(), few.study, few.started.session().snapshot(), WATTFARE_VERSION, 3));
        SlurmDialog &dialog = few.slurm();
        dialog.setFolder(few.folder());
        REQUIRE(until([&] { return !few.window->isBusy(); }));
        Held held(few.started.app->jobs(), 2);
        QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
        dialog.reject();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        few.openList();
        CHECK(few.list()->table()->table()->rowCount() == (planned ? 1 : 0));
        few.list()->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    CHECK(cluster.held("sent").empty());
}

TEST_CASE("a plan of the command line is followed by its folder", "[window][studies]")
{
    Few few;
    REQUIRE(planShards(few.folder().toStdString(), few.study, few.started.session().snapshot(), WATTFARE_VERSION, 2));
    StudyJobsDialog &list = few.openList();
    CHECK(list.table()->table()->rowCount() == 0);
    few.press("add");
    few.give(few.folder());
    CHECK(few.shows("missing", "2"));
    CHECK(few.cell("study") == QStringLiteral("Few points"));
    few.run(0);
    few.run(1);
    few.window->studies()->setPaceMs(20);
    list.close();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    few.openList();
    CHECK(few.shows("done", "2"));
    CHECK(few.cell("missing") == QStringLiteral("0"));
    REQUIRE(until([&] { return !few.window->isBusy(); })); // the list was read since it was opened

    // Read every few seconds, a shard that is done is not opened again until its file changes.
    const fs::path shard = shardFile(few.folder().toStdString(), 1), other = shard.string() + ".other";
    const auto written = fs::last_write_time(shard);
    fs::copy_file(shard, other);
    {
        std::fstream damaged(other, std::ios::in | std::ios::out | std::ios::binary);
        damaged.seekp(-1, std::ios::end);
        damaged.put('!');
    }
    fs::last_write_time(other, written);
    fs::rename(other, shard);
    const fs::path first = shardFile(few.folder().toStdString(), 0), aside = first.string() + ".aside";
    fs::rename(first, aside);
    CHECK(few.shows("missing", "1")); // was read since
    CHECK(few.cell("done") == QStringLiteral("1"));
    fs::last_write_time(shard, written + std::chrono::seconds(1));
    CHECK(few.shows("damaged", "1"));
}

TEST_CASE("a report does not wait for its large study when it is closed, nor the window", "[studies][report]")
{
    Few few;
    few.study.axes[0].count = few.study.axes[1].count = 2'000;
    few.study.axes.push_back({"inference.redundancy", StudyAxis::Scale::linear, 0, 5, 6, {}});
    few.study.scenario.typeFilter.clear();
    few.started.session().edit(withStudy(few.study.scenario, few.study), QStringLiteral("large study"));
    REQUIRE(until([&] { return !few.window->isBusy(); }));
    const bool byDialog = GENERATE(true, false);
    few.window->action(QStringLiteral("report"))->trigger();
    auto *dialog = few.window->findChild<QDialog *>(QStringLiteral("report_dialog"));
    REQUIRE(dialog);
    REQUIRE(few.window->isBusy());
    QTest::qWait(500); // it is in the study
    REQUIRE(few.window->isBusy());
    QElapsedTimer timer;
    timer.start();
    if (byDialog) {
        dialog->reject();
        REQUIRE(until([&] { return !few.window->isBusy(); }));
    }
    few.started.app.reset(); // waits for what works still
    CHECK(timer.elapsed() < kPatience * 10'000);
}

// On a cluster that tests/app/schedulers/window_slurm.sh starts.
TEST_CASE("a real Slurm runs what the window sent", "[.][slurm]")
{
    Few few;
    SlurmDialog &dialog = few.slurm();
    dialog.setFolder(few.folder());
    dialog.shardsBox()->setValue(3);
    QTest::mouseClick(dialog.submitButton(), Qt::LeftButton);
    REQUIRE(until([&] { return (few.list() && few.list()->isVisible()) || !dialog.errorText().isEmpty(); }, 60'000));
    few.window->studies()->setPaceMs(500);
    REQUIRE(few.list());
    CHECK(few.list()->message().contains(QStringLiteral("3 shards sent (0-2)")));
    INFO(few.list()->note().toStdString());
    REQUIRE(until([&] { return few.cell("done") == QStringLiteral("3"); }, 120'000));
    few.press("merge");
    const QString merged = few.started.folder.filePath(QStringLiteral("merged.db"));
    few.give(merged);
    REQUIRE(until([&] { return few.list()->button("open_result")->isEnabled(); }));
    const QString one = few.started.folder.filePath(QStringLiteral("one.db"));
    const auto plan = readPlan(few.folder().toStdString());
    REQUIRE(plan);
    REQUIRE(runStudy(plan->study, few.started.session().snapshot(), WATTFARE_VERSION, one.toStdString()));
    CHECK(*files::read(merged) == *files::read(one));
}
