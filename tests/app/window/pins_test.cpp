// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/compare_fixture.h"
#include "views/widgets/page_tabs.h"
#include "views/words/column_text.h"
#include "views/words/format.h"

#include <QHeaderView>
#include <QLabel>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a pin that is bought in another way, or that the catalogue lacks, stays a column that can be taken off",
    "[compare][window]")
{
    ShownComparison s({"inf1.2xlarge@us-east-1/on-demand", "g4dn.2xlarge@us-east-1/on-demand",
        "zz9.mega@us-east-1/on-demand", "g5.xlarge@us-east-1/on_demand"}); // another spelling of the same
    auto *tabs = s.window.findChild<PageTabs *>();
    REQUIRE(tabs);
    CHECK(tabs->title(1) == QStringLiteral("Compare (4)"));
    CHECK(s.tree.columnCount() == 5);
    QTreeWidgetItem *cost = s.row(columnTitle("usd_per_million"));
    REQUIRE(cost);
    CHECK(cost->text(3) == format::dash());
    CHECK(cost->toolTip(3).contains(QStringLiteral("zz9.mega")));
    CHECK(s.row(columnTitle("price_usd_per_hour"))->text(4) != format::dash());
    // Spot instead of on-demand: every pin is still seen, named with how it was bought, and says why it has no figures.
    Scenario spot = s.started.session().scenario();
    spot.purchase.front().kind = PurchaseKind::spot;
    s.started.session().edit(spot, QStringLiteral("spot"));
    REQUIRE(until([&] { return !s.started.session().isBusy(); }));
    CHECK(tabs->title(1) == QStringLiteral("Compare (4)"));
    CHECK(s.tree.columnCount() == 5);
    CHECK(s.tree.isVisible());
    const auto noted = [&](const QString &words) {
        for (const QLabel *label : s.page.findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    };
    CHECK(noted(QStringLiteral("The scenario does not buy in this way: On-demand")));
    CHECK(noted(QStringLiteral("This catalogue has no type zz9.mega")));
    CHECK(s.tree.headerItem()->text(1).startsWith(QStringLiteral("inf1.2xlarge\nus-east-1 · On-demand")));
    for (int column = 1; column < s.tree.columnCount(); ++column) // whole, in two or three lines
        for (const QString &line : s.tree.headerItem()->text(column).split(QLatin1Char('\n')))
            CHECK(s.tree.header()->fontMetrics().horizontalAdvance(line) < s.tree.columnWidth(column));
    CHECK(s.row(columnTitle("vcpus"))->text(1) != format::dash()); // what does not depend on it stays
    REQUIRE(s.group(QStringLiteral("Prices of an instance-hour")));
    // By keyboard: the cursor walks over such columns without selecting what is nothing; B and Space work on each.
    s.tree.setFocus();
    s.click(s.row(columnTitle("vcpus")), 2);
    const Selection selected = s.started.session().selection();
    QTest::keyClick(&s.tree, Qt::Key_Right);
    CHECK(s.tree.currentColumn() == 3);
    QTest::keyClick(&s.tree, Qt::Key_Return);
    CHECK(s.started.session().selection() == selected);
    QTest::keyClick(&s.tree, Qt::Key_B);
    CHECK(s.started.session().scenario().baseline == "zz9.mega@us-east-1/on-demand");
    QTest::keyClick(&s.tree, Qt::Key_Space);
    CHECK(s.started.session().scenario().pinned.size() == 3);
    CHECK(tabs->title(1) == QStringLiteral("Compare (3)"));
    CHECK_FALSE(noted(QStringLiteral("zz9.mega")));
    // Nothing but such: each can still be taken off.
    Scenario strange = s.started.session().scenario();
    strange.pinned = {"zz9.mega@us-east-1/on-demand", "zz9.giga@us-east-1/on-demand"};
    s.started.session().edit(strange, QStringLiteral("strange"));
    REQUIRE(s.tree.topLevelItemCount() == 1);
    s.click(s.tree.topLevelItem(0)->child(0), 2);
    QTest::keyClick(&s.tree, Qt::Key_Space);
    CHECK(s.started.session().scenario().pinned == std::vector<std::string>{"zz9.mega@us-east-1/on-demand"});
    CHECK(tabs->title(1) == QStringLiteral("Compare (1)"));
}
