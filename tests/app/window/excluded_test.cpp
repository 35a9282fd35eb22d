// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/answer.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/excluded_head.h"
#include "views/pages/explore/explore_page.h"
#include "views/tables/columnar_table_model.h"
#include "views/tables/data_table_view.h"

#include <QAccessible>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    Started started;
    MainWindow &window = started.start();
    ExplorePage &page = *static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    DataTableView &table = *page.tableView();
    ExcludedHead &head = *page.findChild<ExcludedHead *>();
    QWidget &line = *page.findChild<QWidget *>(QStringLiteral("admit_answer")); // under the answer

    void show(const Scenario &scenario)
    {
        started.session().edit(scenario, QStringLiteral("test"));
        ready();
    }
    void ready()
    {
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        settle();
    }
    const Results &results() const { return *started.app->session().results(); }
    const Answer &answer() const { return *started.app->session().data().answer; }
    static QPushButton *button(QWidget &of, const char *exclusion)
    {
        return of.findChild<QPushButton *>(QStringLiteral("admit_") + QLatin1String(exclusion));
    }
    int firstExcluded() const
    {
        for (int row = 0; row < table.table()->rowCount(); ++row)
            if (results().standing(static_cast<std::size_t>(table.table()->sourceRow(row))) == Standing::excluded)
                return row;
        return -1;
    }
    bool answerStandsFirst() const
    {
        return answer().cheapest && table.table()->keyOf(0) == candidateKey(results().candidate(*answer().cheapest));
    }
};

Scenario withoutEstimates()
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    scenario.includeEstimates = false;
    return scenario;
}

} // namespace

TEST_CASE("excluded candidates stand as a group whose head says why and admits them", "[explore][window]")
{
    Shown s;
    s.show(withoutEstimates());
    REQUIRE(s.answerStandsFirst());
    const int first = s.firstExcluded();
    REQUIRE(first > 0);
    QHeaderView &rows = *s.table.verticalHeader();
    CHECK(rows.sectionSize(first) == rows.defaultSectionSize() + s.head.height());
    CHECK(rows.sectionSize(first - 1) == rows.defaultSectionSize());
    CHECK(s.head.y() == s.table.rowViewportPosition(first));
    CHECK(s.head.width() == s.table.viewport()->width());
    const std::size_t estimates = s.answer().excluded.by(Exclusion::estimate);
    REQUIRE(estimates > 0);
    const QString words = s.head.findChild<QLabel *>()->text();
    CHECK(words.startsWith(QStringLiteral("Excluded: ")));
    CHECK(words.contains(QStringLiteral("%1 estimates").arg(estimates)));

    // The head counts what the table shows, and goes where nothing of the group is left.
    Bitmap one(s.results().size());
    one.set(static_cast<std::size_t>(s.table.table()->sourceRow(first)));
    s.table.table()->setFilter(one);
    CHECK(s.head.findChild<QLabel *>()->text().contains(QStringLiteral("1 estimate")));
    CHECK(s.head.isVisibleTo(&s.table));
    s.table.table()->setFilter(Bitmap(s.results().size()));
    CHECK_FALSE(s.head.isVisibleTo(&s.table));
    s.table.table()->clearFilter();
    CHECK(s.head.isVisibleTo(&s.table));

    // By the keyboard: the focus brings the head into sight, Enter admits.
    QPushButton *admit = Shown::button(s.head, "estimate");
    REQUIRE(admit);
    REQUIRE(admit->isVisibleTo(&s.head));
    CHECK_FALSE(Shown::button(s.head, "price_age")->isVisibleTo(&s.head)); // none is excluded so
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(admit);
    CHECK(spoken->role() == QAccessible::Button);
    CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Admit estimates"));
    CHECK_FALSE(spoken->text(QAccessible::Description).isEmpty());
    s.table.scrollToTop();
    admit->setFocus();
    settle();
    CHECK(s.table.viewport()->rect().contains(s.head.geometry()));
    const int steps = s.started.session().undoStack()->index();
    QTest::keyClick(admit, Qt::Key_Return);
    s.ready();
    CHECK(s.started.session().scenario().includeEstimates);
    CHECK(s.answer().excluded.by(Exclusion::estimate) == 0);
    CHECK(s.answerStandsFirst());
    CHECK(s.started.session().undoStack()->index() == steps + 1);
    CHECK(s.started.session().undoStack()->undoText() == QStringLiteral("Admit estimates"));
    s.window.action(QStringLiteral("undo"))->trigger();
    s.ready();
    CHECK_FALSE(s.started.session().scenario().includeEstimates);
    CHECK(s.firstExcluded() == first);
    CHECK(s.answerStandsFirst());
}

TEST_CASE("the answer offers to admit an excluded candidate that would lead it", "[explore][window]")
{
    Shown s;
    s.show(withoutEstimates());
    const auto cost = [&](std::size_t row) { return *s.results().value(row, Metric::usdPerMillion); };
    REQUIRE(cost(*s.answer().excluded.cheapest) < cost(*s.answer().cheapest));
    const std::vector<Exclusion> offered = helpfulSwitches(s.results(), s.answer());
    REQUIRE_FALSE(offered.empty());
    REQUIRE(s.line.isVisible());
    const double before = cost(*s.answer().cheapest);
    for (const Exclusion each : offered) {
        QPushButton *admit = Shown::button(s.line, exclusionInfo(each).id);
        REQUIRE(admit->isVisible());
        QTest::mouseClick(admit, Qt::LeftButton);
        s.ready();
    }
    CHECK(cost(*s.answer().cheapest) < before);
    CHECK(s.answerStandsFirst());
}

TEST_CASE("where nothing qualifies for a switch the answer has its button", "[explore][window]")
{
    Shown s;
    Scenario scenario = withoutEstimates();
    scenario.typeFilter = {"inf1.xlarge"};
    s.show(scenario);
    REQUIRE_FALSE(s.answer().cheapest);
    REQUIRE(s.answer().cause == Exclusion::estimate);
    CHECK(s.firstExcluded() == 0); // the head stands at the top then
    CHECK(s.head.y() == 0);
    REQUIRE(s.line.isVisible());
    QTest::mouseClick(Shown::button(s.line, "estimate"), Qt::LeftButton);
    s.ready();
    CHECK(s.answerStandsFirst());
    CHECK(s.firstExcluded() == -1);
    CHECK_FALSE(s.head.isVisibleTo(&s.table));
    CHECK_FALSE(s.line.isVisible());
    CHECK(s.table.verticalHeader()->sectionSize(0) == s.table.verticalHeader()->defaultSectionSize());

    // A limit of the person's own has no such button: its sentence names the step.
    scenario.includeEstimates = true;
    scenario.budgetUsd = 1e-6;
    s.show(scenario);
    REQUIRE_FALSE(s.answer().cheapest);
    CHECK(s.answer().cause == Exclusion::budget);
    CHECK_FALSE(s.line.isVisible());
    CHECK(s.head.isVisibleTo(&s.table));
}
