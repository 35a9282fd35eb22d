// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/app/window/data_fixture.h"
#include "tests/model/team/cluster.h"
#include "tests/model/team/team_shelf.h"
#include "views/dialogs/team/team_dialog.h"
#include "views/tables/columnar_table_model.h"
#include "views/words/messages.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QLocalServer>
#include <QMessageBox>
#include <QTreeWidget>

#include <fstream>

using namespace wattfare;
using namespace wattfare::test;

// File > Team catalogue, as people at several computers use it, with a PostgreSQL of its own.
namespace {

using Step = TeamDialog::Step;

QString addressOf(const Cluster &server, const char *user)
{
    return QStringLiteral("postgres://%1@/postgres?host=%2")
        .arg(QString::fromUtf8(user), QString::fromStdString(server.folder()));
}

QPushButton &named(TeamDialog &dialog, const char *name)
{
    return *dialog.findChild<QPushButton *>(QString::fromUtf8(name));
}

QLineEdit &edit(TeamDialog &dialog, const char *name)
{
    return *dialog.findChild<QLineEdit *>(QString::fromUtf8(name));
}

TeamDialog &opened(MainWindow &window)
{
    QAction *action = window.action(QStringLiteral("team_catalogue"));
    REQUIRE(action);
    action->trigger();
    auto *dialog = window.findChild<TeamDialog *>();
    REQUIRE(dialog);
    return *dialog;
}

// Waits until the talk with the server has ended.
void ended(TeamDialog &dialog)
{
    REQUIRE(until([&] { return dialog.step() != Step::working; }, 60'000));
}

void press(TeamDialog &dialog, const char *name)
{
    QPushButton &found = named(dialog, name);
    INFO(name << ": " << found.toolTip().toStdString() << dialog.errorText().toStdString());
    REQUIRE(found.isVisible());
    REQUIRE(found.isEnabled());
    QTest::mouseClick(&found, Qt::LeftButton);
    ended(dialog);
}

TeamDialog &connected(MainWindow &window, const Cluster &server, const char *user)
{
    TeamDialog &dialog = opened(window);
    dialog.setAddress(addressOf(server, user));
    press(dialog, "connect");
    INFO(dialog.errorText().toStdString());
    REQUIRE(dialog.errorText().isEmpty());
    return dialog;
}

void own(Started &started, const UserChoice &choice)
{
    bool done = false;
    started.app->overlay().change(
        QStringLiteral("own"),
        [choice](Overlay &overlay, const ProgressFn &) -> Result<void> {
            if (const auto set = overlay.set(choice); !set)
                return tl::unexpected<Error>(set.error());
            return {};
        },
        [&](const std::optional<Error> &error) {
            CHECK_FALSE(error);
            done = true;
        });
    REQUIRE(until([&] { return done; }));
}

std::int64_t publish(const Cluster &server, const char *user, const Draft &what)
{
    const auto id = server.open(user)->publish(what);
    REQUIRE(id);
    REQUIRE(server.open("max")->decide(*id, TeamPublication::State::approved));
    return *id;
}

void accept(QMessageBox &question)
{
    for (QAbstractButton *each : question.buttons())
        if (question.buttonRole(each) == QMessageBox::AcceptRole)
            return each->click();
    FAIL("nothing to accept");
}

std::size_t imports(Started &started) { return started.app->overlay().lists().imports.size(); }

} // namespace

TEST_CASE("nothing goes out before Connect, and a wrong address is refused here", "[window][team]")
{
    const QTemporaryDir folder;
    QLocalServer server;
    REQUIRE(server.listen(folder.filePath(QStringLiteral(".s.PGSQL.5432"))));
    Started started;
    MainWindow &window = started.start();
    const QString address = QStringLiteral("postgres://ann@/costs?host=") + folder.path();
    started.app->settings().setPageState(QStringLiteral("team"), {{QStringLiteral("address"), address}});
    TeamDialog &dialog = opened(window);
    CHECK(dialog.address() == address); // remembered
    settle();
    CHECK_FALSE(server.hasPendingConnections());
    CHECK(&opened(window) == &dialog); // one

    for (const char *wrong : {"costs.db", "postgres://ann:secret@db/costs", "postgres://db/costs?sslmode=prefer"}) {
        dialog.setAddress(QString::fromUtf8(wrong));
        press(dialog, "connect");
        CHECK_FALSE(dialog.errorText().isEmpty());
        CHECK_FALSE(dialog.errorText().contains(QStringLiteral("secret")));
    }
    started.app->settings().sync();
    CHECK_FALSE(files::read(started.options.settingsFile)->contains("secret"));
    CHECK_FALSE(server.hasPendingConnections());

    // A password of the environment may be the wrong one: another can be typed.
    dialog.setAddress(QStringLiteral("postgres:///costs?host=") + folder.filePath(QStringLiteral("nobody")));
    qunsetenv("PGPASSWORD");
    qputenv("PGPASSFILE", "/nowhere");
    press(dialog, "connect");
    CHECK_FALSE(edit(dialog, "password").isVisible());
    qputenv("PGPASSWORD", "wrong");
    press(dialog, "connect");
    CHECK(edit(dialog, "password").isVisible());
    qunsetenv("PGPASSWORD");
    qunsetenv("PGPASSFILE");

    // Somebody who accepts and says nothing is left at once.
    dialog.setAddress(address);
    QTest::mouseClick(&named(dialog, "connect"), Qt::LeftButton);
    CHECK(dialog.step() == Step::working);
    REQUIRE(until([&] { return server.hasPendingConnections(); }));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    CHECK(dialog.step() == Step::list);
    CHECK(dialog.errorText() == text(Message{"job.cancelled", {}}));
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    server.close();
}

TEST_CASE("what one publishes, another pulls and reverts; conflicts wait for a choice", "[window][team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    {
        Started ann;
        MainWindow &window = ann.start();
        own(ann, ownWatts(61));
        TeamDialog &dialog = connected(window, *server, "ann");
        CHECK(dialog.publications()->table()->rowCount() == 0);
        press(dialog, "publish");
        REQUIRE(dialog.own()->topLevelItem(0)->childCount() == 1);
        dialog.own()->topLevelItem(0)->child(0)->setCheckState(0, Qt::Checked);
        QTest::keyClicks(&edit(dialog, "source"), QStringLiteral("lab book 12"));
        QTest::keyClicks(&edit(dialog, "title"), QStringLiteral("Measured in the lab"));
        QTest::keyClicks(&edit(dialog, "note"), QStringLiteral("three runs"));
        press(dialog, "next");
        REQUIRE(dialog.step() == Step::review);
        CHECK(dialog.reviewed()->tsv(false).contains(QStringLiteral("61 W")));
        CHECK(server->answer("SELECT count(*) FROM wattfare.publication") == "0"); // shown before it goes
        press(dialog, "next");
        CHECK(dialog.note().startsWith(QStringLiteral("Published as number ")));
        REQUIRE(dialog.publications()->table()->rowCount() == 1);
        const QString listed = dialog.publications()->tsv(false);
        for (const char *word : {"ann", "proposed", "Measured in the lab", "lab book 12", "three runs"})
            CHECK(listed.contains(QLatin1String(word)));

        // The same again: the server has it already.
        press(dialog, "publish");
        press(dialog, "next");
        CHECK(dialog.step() == Step::choose);
        CHECK(dialog.note().startsWith(QStringLiteral("There is nothing that")));
        press(dialog, "back");

        dialog.publications()->setCurrentKey(dialog.publications()->table()->keyOf(0));
        REQUIRE(until([&] { return dialog.held()->table()->rowCount() == 1; }));
        CHECK(dialog.held()->tsv(false).contains(QStringLiteral("61 W")));
        CHECK_FALSE(named(dialog, "approve").isEnabled()); // her own
        CHECK(named(dialog, "approve").toolTip().contains(QStringLiteral("somebody else approves it")));
    }
    {
        Started max;
        TeamDialog &dialog = connected(max.start(), *server, "max");
        dialog.publications()->setCurrentKey(dialog.publications()->table()->keyOf(0));
        press(dialog, "approve");
        CHECK(dialog.note() == QStringLiteral("Publication 1 is approved."));
        CHECK(dialog.publications()->tsv(false).contains(QStringLiteral("approved")));
    }
    const std::int64_t his = publish(*server, "bob", draft({ownWatts(62)}, "Measured at home"));
    const std::int64_t other = publish(*server, "bob", draft({ownThroughput(700)}, "Throughput"));
    REQUIRE(his == 2);
    {
        Started rita;
        MainWindow &window = rita.start();
        const double before = fullLoad(*rita.session().snapshot());
        TeamDialog *dialog = &connected(window, *server, "rita");
        press(*dialog, "pull");
        REQUIRE(dialog->step() == Step::review);
        CHECK(dialog->reviewed()->tsv(false).contains(QStringLiteral("700 sequences/s")));
        QTreeWidget &tree = *dialog->conflicts();
        REQUIRE(tree.topLevelItemCount() == 2);
        CHECK(tree.topLevelItem(0)->text(0).contains(QStringLiteral("ann: Measured in the lab")));
        REQUIRE(tree.topLevelItem(0)->childCount() == 1);
        CHECK(tree.topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("nvidia-t4")));
        CHECK(tree.topLevelItem(0)->child(0)->text(1).startsWith(QStringLiteral("62 W (bob, ")));
        CHECK(tree.topLevelItem(0)->child(0)->text(2) == QStringLiteral("61 W"));
        CHECK(tree.topLevelItem(1)->child(0)->text(1).startsWith(QStringLiteral("61 W (ann, ")));
        CHECK(imports(rita) == 0); // nothing is written by looking
        tree.topLevelItem(0)->setCheckState(0, Qt::Checked);
        press(*dialog, "next");
        INFO(dialog->errorText().toStdString());
        REQUIRE(imports(rita) == 2);
        CHECK(dialog->note().contains(QStringLiteral("Publication 1 of ann (Measured in the lab) is import ")));
        CHECK(fullLoad(*rita.session().snapshot()) == 61);
        // Listed with the import that each is here.
        CHECK(dialog->publications()->table()->rowCount() == 3);

        // Hers alone is still offered, against what she has now.
        press(*dialog, "pull");
        REQUIRE(tree.topLevelItemCount() == 1);
        CHECK(tree.topLevelItem(0)->text(0).contains(QStringLiteral("bob: Measured at home")));
        CHECK_FALSE(named(*dialog, "next").isEnabled());
        press(*dialog, "back");
        dialog->close();
        REQUIRE(until([&] { return window.findChild<TeamDialog *>() == nullptr; }));

        // Both come out again, in one step.
        rita.session().undoStack()->undo();
        REQUIRE(until([&] { return imports(rita) == 0; }));
        REQUIRE(until([&] { return fullLoad(*rita.session().snapshot()) == before; }));
    }
    {
        Started bob;
        MainWindow &window = bob.start();
        own(bob, ownWatts(63));
        TeamDialog &dialog = connected(window, *server, "bob");
        press(dialog, "pull");
        // Beside hers and his as published: what he says now, which stays.
        CHECK(dialog.conflicts()->topLevelItemCount() == 3);
        CHECK(dialog.conflicts()->topLevelItem(2)->child(0)->text(1) == QStringLiteral("63 W (own value)"));
        press(dialog, "back");
        dialog.publications()->setCurrentKey(other);
        QTest::mouseClick(&named(dialog, "withdraw"), Qt::LeftButton);
        auto *question = dialog.findChild<QMessageBox *>(QStringLiteral("withdraw_question"));
        REQUIRE(question);
        accept(*question);
        ended(dialog);
        CHECK(dialog.note() == QStringLiteral("Publication 3 is withdrawn."));
    }
}

TEST_CASE("a password is asked for where the server wants one, and is kept nowhere", "[window][team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    REQUIRE(server->sql("postgres",
                "DROP ROLE IF EXISTS paula; CREATE ROLE paula LOGIN PASSWORD 'hush-hush' IN ROLE wattfare_reader")
        == 0);
    std::ofstream(server->scratch.path("data") / "pg_hba.conf")
        << "local all paula scram-sha-256\nlocal all all trust\n";
    REQUIRE(server->sql("postgres", "SELECT pg_reload_conf()") == 0);
    Started started;
    MainWindow &window = started.start();
    TeamDialog &dialog = opened(window);
    CHECK_FALSE(edit(dialog, "password").isVisible());
    dialog.setAddress(addressOf(*server, "paula"));
    // The server reads its files anew when it comes to it.
    REQUIRE(until([&] {
        press(dialog, "connect");
        return !dialog.errorText().isEmpty();
    }));
    CHECK(dialog.errorText().contains(QStringLiteral("asks for a password")));
    REQUIRE(edit(dialog, "password").isVisible());
    CHECK(edit(dialog, "password").echoMode() == QLineEdit::Password);
    QTest::keyClicks(&edit(dialog, "password"), QStringLiteral("wrong"));
    press(dialog, "connect");
    CHECK(dialog.errorText().contains(QStringLiteral("does not let you in")));
    REQUIRE(edit(dialog, "password").isVisible());
    edit(dialog, "password").selectAll();
    QTest::keyClicks(&edit(dialog, "password"), QStringLiteral("hush-hush"));
    QTest::keyClick(&edit(dialog, "password"), Qt::Key_Return);
    ended(dialog);
    CHECK(dialog.errorText().isEmpty());
    CHECK(dialog.note().contains(QStringLiteral(" as paula.")));
    press(dialog, "pull"); // used again while the dialog is open
    CHECK(dialog.errorText().isEmpty());
    press(dialog, "back");
    dialog.close();
    REQUIRE(until([&] { return window.findChild<TeamDialog *>() == nullptr; }));
    TeamDialog &again = opened(window);
    CHECK(again.address().contains(QStringLiteral("paula")));
    CHECK(again.password().isEmpty());
    started.app->settings().sync();
    CHECK(files::read(started.options.settingsFile)->contains("paula"));
    CHECK_FALSE(files::read(started.options.settingsFile)->contains("hush"));
}

TEST_CASE("a talk can be cancelled, and a server that vanishes leaves the window as it was", "[window][team]")
{
    Cluster *server = team();
    if (server == nullptr)
        return;
    const std::int64_t id = publish(*server, "ann", draft({ownWatts(61)}));
    Started started;
    MainWindow &window = started.start();
    TeamDialog &dialog = connected(window, *server, "max");
    {
        const auto lock = server->psql("postgres", "BEGIN; LOCK TABLE wattfare.publication; SELECT pg_sleep(600)");
        REQUIRE(until([&] {
            return server->answer("SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted AND "
                                  "relation = to_regclass('wattfare.publication')")
                == "1";
        }));
        QTest::mouseClick(&named(dialog, "pull"), Qt::LeftButton);
        REQUIRE(until([&] {
            return server->answer("SELECT count(*) FROM pg_locks WHERE NOT granted") == "1";
        })); // it waits for the server
        CHECK(dialog.step() == Step::working);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        ended(dialog);
        CHECK(dialog.isVisible());
        CHECK(dialog.errorText() == text(Message{"job.cancelled", {}}));

        // A decision that waits may be done when it is cancelled: its answer is waited for.
        dialog.publications()->setCurrentKey(id);
        QTest::mouseClick(&named(dialog, "withdraw"), Qt::LeftButton);
        accept(*dialog.findChild<QMessageBox *>(QStringLiteral("withdraw_question")));
        REQUIRE(dialog.step() == Step::working);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        ended(dialog);
        CHECK(dialog.errorText() == text(Message{"job.cancelled", {}}));
    }
    REQUIRE(until([&] {
        return server->answer("SELECT state FROM wattfare.publication WHERE id = " + std::to_string(id)) == "approved";
    }));
    server->stop();
    press(dialog, "pull");
    CHECK(dialog.errorText().contains(QStringLiteral("cannot be reached")));
    CHECK(dialog.step() == Step::list);
    CHECK(dialog.publications()->table()->rowCount() == 1); // what was read stays
    CHECK_FALSE(QFile::exists(started.app->overlay().file()));
    server->start();
    press(dialog, "pull");
    CHECK(dialog.errorText().isEmpty());
    CHECK(dialog.step() == Step::review);
}
