// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/settle.h"
#include "views/dialogs/team/team_dialog.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

// The dialog alone: a server's answers are made up, and what it asks for is noted.
namespace {

PublishedRow watts(const char *accelerator, const char *value)
{
    UserChoice c;
    c.kind = UserChoice::Kind::figure;
    c.subjectKind = SubjectKind::accelerator;
    c.subject = accelerator;
    c.quantity = "full_load_w";
    c.unit = "W";
    c.value = std::atof(value);
    c.setAt = std::int64_t{Date::parse("2026-08-01")->days} * 86400;
    return *publishedChoice(c);
}

TeamPublication publication(
    std::int64_t id, const char *author, TeamPublication::State state, const char *title = "Lab")
{
    TeamPublication p;
    p.id = id;
    p.author = author;
    p.publishedAt = "2026-11-2" + std::to_string(id % 10) + "T21:00:00Z";
    p.title = title;
    p.note = id == 2 ? "three runs" : "";
    p.source = "lab book 12";
    p.rows = 1;
    p.state = state;
    if (state != TeamPublication::State::proposed) {
        p.decidedBy = "max";
        p.decidedAt = "2026-11-30T08:00:00Z";
        p.approvedBy = state == TeamPublication::State::approved ? "max" : "eva";
        p.approvedAt = "2026-11-29T08:00:00Z";
    }
    return p;
}

TeamArrival arrival(std::int64_t id, const char *author, PublishedRow row)
{
    return {publication(id, author, TeamPublication::State::approved), {std::move(row)}, {ImportBatch({}), {}, {}}};
}

void accept(QMessageBox &question)
{
    for (QAbstractButton *each : question.buttons())
        if (question.buttonRole(each) == QMessageBox::AcceptRole)
            return each->click();
    FAIL("nothing to accept");
}

struct Fixture {
    Fixture()
    {
        QObject::connect(&dialog, &TeamDialog::connectRequested, [this] { asked << QStringLiteral("connect"); });
        QObject::connect(&dialog, &TeamDialog::addressEdited, [this] { asked << QStringLiteral("edited"); });
        QObject::connect(&dialog, &TeamDialog::rowsRequested,
            [this](const TeamPublication &p) { asked << QStringLiteral("rows %1").arg(p.id); });
        QObject::connect(&dialog, &TeamDialog::pullRequested, [this] { asked << QStringLiteral("pull"); });
        QObject::connect(&dialog, &TeamDialog::pullConfirmed, [this](const std::vector<std::int64_t> &ids) {
            asked << QStringLiteral("take");
            taken = ids;
        });
        QObject::connect(&dialog, &TeamDialog::pushRequested, [this](const TeamSelection &wanted) {
            asked << QStringLiteral("push");
            selection = wanted;
        });
        QObject::connect(&dialog, &TeamDialog::pushConfirmed, [this] { asked << QStringLiteral("publish"); });
        QObject::connect(
            &dialog, &TeamDialog::decisionRequested, [this](std::int64_t id, TeamPublication::State state) {
                asked << QStringLiteral("%1 %2").arg(
                    QString::fromUtf8(publicationStateId(state).data()), QString::number(id));
            });
        QObject::connect(&dialog, &TeamDialog::stopRequested, [this] { asked << QStringLiteral("stop"); });
        dialog.show();
        settle();
    }
    QPushButton &button(const char *name) { return *dialog.findChild<QPushButton *>(QLatin1String(name)); }
    QLineEdit &edit(const char *name) { return *dialog.findChild<QLineEdit *>(QLatin1String(name)); }
    void list()
    {
        dialog.showPublications(QStringLiteral("postgres://db/costs"), QStringLiteral("ann"),
            {{publication(3, "bob", TeamPublication::State::proposed, "Prices"), 0},
                {publication(2, "ann", TeamPublication::State::approved), 7},
                {publication(1, "ann", TeamPublication::State::withdrawn), 0}});
    }

    TeamDialog dialog;
    QStringList asked;
    std::vector<std::int64_t> taken;
    TeamSelection selection;
};

} // namespace

TEST_CASE("the dialog of a team's catalogue asks for nothing before Connect is pressed", "[dialog][team]")
{
    Fixture f;
    f.dialog.setAddress(QStringLiteral("postgres://ann@db/costs"));
    settle();
    CHECK(f.asked.isEmpty());
    for (const char *name : {"pull", "publish", "approve", "withdraw"})
        CHECK_FALSE(f.button(name).isEnabled());
    CHECK_FALSE(f.edit("password").isVisible()); // nobody asked for one
    f.button("connect").click();
    CHECK(f.asked == QStringList{QStringLiteral("connect")});
}

TEST_CASE("publications are listed newest first, and a chosen one shows what it holds", "[dialog][team]")
{
    Fixture f;
    f.list();
    const ColumnarTableModel &table = *f.dialog.publications()->table();
    REQUIRE(table.rowCount() == 3);
    CHECK(table.keyOf(0) == 3);
    CHECK(f.dialog.note() == QStringLiteral("Connected to postgres://db/costs as ann."));
    f.dialog.publications()->setSort({{QStringLiteral("publication"), Qt::AscendingOrder}});
    CHECK(table.keyOf(0) == 1);
    f.dialog.publications()->setCurrentKey(2);
    CHECK(f.dialog.details().contains(QStringLiteral("approved by max")));
    CHECK_FALSE(f.dialog.details().contains(QStringLiteral("Approved by"))); // not twice
    CHECK(f.dialog.details().contains(QStringLiteral("Source: lab book 12")));
    CHECK(f.dialog.details().contains(QStringLiteral("Note: three runs")));
    settle();
    CHECK(f.asked == QStringList{QStringLiteral("rows 2")});
    f.dialog.showRows(3, {watts("nvidia-a10g", "1")}); // of one that was left meanwhile
    CHECK(f.dialog.held()->table()->rowCount() == 0);
    f.dialog.showRows(2, {watts("nvidia-t4", "61")});
    REQUIRE(f.dialog.held()->table()->rowCount() == 1);
    CHECK(f.dialog.held()->tsv(false).contains(QStringLiteral("Accelerator, nvidia-t4, power at full load")));
    CHECK(f.dialog.held()->tsv(false).contains(QStringLiteral("61 W")));

    // What is read ends when another talk begins, and is read again after it.
    f.dialog.publications()->setCurrentKey(3);
    settle();
    f.asked.clear();
    f.dialog.showWorking(QStringLiteral("Comparing"));
    f.dialog.goBack();
    settle();
    CHECK(f.asked == QStringList{QStringLiteral("rows 3")});
    f.dialog.publications()->setCurrentKey(2);

    // What its state allows; whether the person may is the server's business.
    CHECK_FALSE(f.button("approve").isEnabled());
    CHECK(f.button("withdraw").isEnabled());
    f.dialog.publications()->setCurrentKey(1);
    CHECK_FALSE(f.button("withdraw").isEnabled());
    CHECK(f.dialog.details().contains(QStringLiteral("withdrawn by max")));
    CHECK(f.dialog.details().contains(QStringLiteral("Approved by eva, 2026-11-29"))); // it counted until then
    CHECK(f.dialog.publications()->tsv(false).contains(QStringLiteral("eva")));
    f.dialog.publications()->setCurrentKey(3);
    CHECK(f.button("approve").isEnabled());
    f.dialog.showPublications(QStringLiteral("postgres://db/costs"), QStringLiteral("bob"),
        {{publication(3, "bob", TeamPublication::State::proposed), 0}});
    f.dialog.publications()->setCurrentKey(3);
    CHECK_FALSE(f.button("approve").isEnabled()); // bob's own
    CHECK(f.button("approve").toolTip() == QStringLiteral("Publication 3 is your own; somebody else approves it."));
    f.list();
    f.dialog.publications()->setCurrentKey(3);
    f.asked.clear();
    f.button("approve").click();
    CHECK(f.asked == QStringList{QStringLiteral("approved 3")});
    f.button("withdraw").click();
    auto *question = f.dialog.findChild<QMessageBox *>(QStringLiteral("withdraw_question"));
    REQUIRE(question);
    CHECK(f.asked.size() == 1); // for good: asked first
    accept(*question);
    CHECK(f.asked.last() == QStringLiteral("withdrawn 3"));
}

TEST_CASE("what is edited into another address leaves nothing of the one before", "[dialog][team]")
{
    Fixture f;
    f.dialog.askPassword();
    CHECK(f.edit("password").isVisible());
    QTest::keyClicks(&f.edit("password"), QStringLiteral("secret"));
    CHECK(f.dialog.password() == QStringLiteral("secret"));
    f.list();
    f.edit("address").setFocus();
    QTest::keyClicks(&f.edit("address"), QStringLiteral("x"));
    CHECK(f.dialog.password().isEmpty()); // it would go to another server
    CHECK_FALSE(f.edit("password").isVisible());
    CHECK(f.dialog.publications()->table()->rowCount() == 0);
    CHECK_FALSE(f.button("pull").isEnabled());
    CHECK(f.asked.last() == QStringLiteral("edited"));
}

TEST_CASE("a pull shows both sides of what is in conflict, and takes only what is chosen", "[dialog][team]")
{
    Fixture f;
    f.list();
    TeamPull pull;
    pull.catalogue = "postgres://db/costs";
    pull.held.push_back(arrival(4, "bob", watts("nvidia-t4", "62")));
    const std::string key = readableKey(pull.held.front().rows.front());
    pull.conflicts.push_back(
        {"team_choice", key, {0, 9, "", "", "61 W"}, {4, 0, "bob", "2026-11-24T21:00:00Z", "62 W"}, true});
    pull.conflicts.push_back(
        {"team_choice", "mine", {0, 0, "", "", "5 W"}, {2, 0, "ann", "2026-11-24T21:00:00Z", "6 W"}, false});
    pull.withdrawn.emplace_back(publication(1, "ann", TeamPublication::State::withdrawn), 7);
    pull.waiting = 2;
    pull.unreadable = {3, Error{Error::Code::badInput, {"team.own_publication", {9}}, {}}};

    f.dialog.showPull(pull, {});
    QTreeWidget &tree = *f.dialog.conflicts();
    REQUIRE(tree.topLevelItemCount() == 2);
    REQUIRE(tree.topLevelItem(0)->childCount() == 1);
    const QTreeWidgetItem &both = *tree.topLevelItem(0)->child(0);
    CHECK(both.text(0) == QStringLiteral("Accelerator, nvidia-t4, power at full load"));
    CHECK(both.text(1) == QStringLiteral("61 W (import 9)"));
    CHECK(both.text(2) == QStringLiteral("62 W"));
    CHECK(tree.topLevelItem(1)->child(0)->text(1) == QStringLiteral("5 W (own value)"));
    CHECK_FALSE(tree.topLevelItem(1)->flags() & Qt::ItemIsUserCheckable); // mine stays, whatever comes
    CHECK(f.dialog.remarks().contains(QStringLiteral("import 7")));
    CHECK(f.dialog.remarks().contains(QStringLiteral("approval: 2")));
    CHECK(f.dialog.remarks().contains(QStringLiteral("left out: 3. The first: Publication 9")));
    CHECK_FALSE(f.button("next").isEnabled()); // nothing comes in by itself
    tree.topLevelItem(0)->setCheckState(0, Qt::Checked);
    REQUIRE(f.button("next").isEnabled());
    CHECK(f.button("next").text() == QStringLiteral("Import"));
    f.button("next").click();
    CHECK(f.asked.last() == QStringLiteral("take"));
    CHECK(f.taken == std::vector<std::int64_t>{4});
    f.button("back").click();
    CHECK(f.dialog.step() == TeamDialog::Step::list);

    pull.ready.push_back(arrival(5, "bob", watts("nvidia-a10g", "90")));
    f.dialog.showPull(pull, QStringLiteral("another window"));
    CHECK(f.dialog.reviewed()->tsv(false).contains(QStringLiteral("90 W")));
    CHECK_FALSE(f.button("next").isEnabled());
    CHECK(f.dialog.remarks().contains(QStringLiteral("another window")));
    f.dialog.showPull(pull, {});
    f.button("next").click();
    CHECK(f.taken.empty()); // what was ticked before is not ticked any more
}

TEST_CASE("a publication of many rows that is held does not keep the window waiting", "[dialog][team]")
{
    Fixture f;
    TeamPull pull;
    pull.held.push_back(arrival(4, "bob", watts("nvidia-t4", "62")));
    const PublishedRow row = pull.held.front().rows.front();
    pull.held.front().rows.assign(2'000'000, row);
    pull.conflicts.push_back(
        {"team_choice", readableKey(row), {0, 9, "", "", "61 W"}, {4, 0, "bob", "2026-11-24T21:00:00Z", "62 W"}, true});
    const auto took = [&] {
        QElapsedTimer timer;
        timer.start();
        f.dialog.showPull(pull, {});
        return timer.elapsed();
    };
    CHECK(took() < 1000); // every key of them takes seconds
    CHECK(f.dialog.conflicts()->topLevelItem(0)->childCount() == 1);
    pull.conflicts.front().second.publication = 5; // he says it again later
    CHECK(took() < 1000);
    CHECK(f.dialog.conflicts()->topLevelItem(0)->childCount() == 1);
}

TEST_CASE("what is published is chosen, needs a source, and is shown before it goes", "[dialog][team]")
{
    Fixture f;
    UserChoice price, preference;
    price.id = 3;
    price.kind = UserChoice::Kind::price;
    price.type = "g5.xlarge";
    price.region = "*";
    price.option = "on_demand";
    price.value = 0.8;
    preference.id = 4;
    preference.kind = UserChoice::Kind::preference;
    ImportInfo import;
    import.id = 5;
    import.fileName = "prices.csv";
    import.rows = 12;
    f.dialog.setOwn({import}, {price, preference});
    f.list();
    f.button("publish").click();
    QTreeWidget &own = *f.dialog.own();
    REQUIRE(own.topLevelItemCount() == 2);
    REQUIRE(own.topLevelItem(0)->childCount() == 1); // a preference holds no value
    CHECK_FALSE(f.button("next").isEnabled());
    own.topLevelItem(1)->child(0)->setCheckState(0, Qt::Checked);
    CHECK(f.button("next").isEnabled()); // an import names its file
    own.topLevelItem(0)->setCheckState(0, Qt::Checked); // all of them
    CHECK_FALSE(f.button("next").isEnabled());
    QTest::keyClicks(&f.edit("source"), QStringLiteral("contract"));
    QTest::keyClicks(&f.edit("note"), QStringLiteral("from May on"));
    REQUIRE(f.button("next").isEnabled());
    f.button("next").click();
    CHECK(f.asked.last() == QStringLiteral("push"));
    CHECK(f.selection.own == std::vector<std::int64_t>{3});
    CHECK(f.selection.imports == std::vector<std::int64_t>{5});
    CHECK(f.selection.source == "contract");
    CHECK(f.selection.note == "from May on");

    TeamPush push;
    push.drafts.push_back({"Lab", "", "contract", {watts("nvidia-t4", "61")}});
    push.known = 1;
    push.conflicts.push_back(
        {"team_choice", "key", {0, 0, "", "", "61 W"}, {2, 0, "bob", "2026-11-24T21:00:00Z", "62 W"}, true});
    f.dialog.showPush(push);
    CHECK(f.dialog.reviewed()->tsv(false).contains(QStringLiteral("61 W")));
    CHECK(f.dialog.remarks().contains(QStringLiteral("not published again: 1")));
    REQUIRE(f.dialog.conflicts()->topLevelItemCount() == 1);
    CHECK(f.dialog.conflicts()->topLevelItem(0)->text(2).startsWith(QStringLiteral("62 W (bob, ")));
    f.button("back").click();
    CHECK(f.dialog.step() == TeamDialog::Step::choose); // as it was filled in
    CHECK(f.edit("source").text() == QStringLiteral("contract"));
    f.dialog.showPush(push);
    CHECK(f.button("next").text() == QStringLiteral("Publish"));
    f.button("next").click();
    CHECK(f.asked.last() == QStringLiteral("publish"));
}

TEST_CASE("Escape ends the work first, then the dialog", "[dialog][team]")
{
    Fixture f;
    f.list();
    f.dialog.showWorking(QStringLiteral("Asking"));
    f.dialog.setProgress(0.5);
    CHECK_FALSE(f.edit("address").isEnabled());
    CHECK(f.button("close").text() == QStringLiteral("Cancel"));
    f.asked.clear();
    QTest::keyClick(&f.dialog, Qt::Key_Escape);
    CHECK(f.asked == QStringList{QStringLiteral("stop")});
    CHECK(f.dialog.isVisible());
    f.dialog.goBack();
    CHECK(f.dialog.step() == TeamDialog::Step::list);
    f.dialog.showError(QStringLiteral("gone"), QStringLiteral("what the server said"));
    CHECK(f.dialog.errorText() == QStringLiteral("gone\nwhat the server said"));
    QTest::keyClick(&f.dialog, Qt::Key_Escape);
    CHECK_FALSE(f.dialog.isVisible());
}
