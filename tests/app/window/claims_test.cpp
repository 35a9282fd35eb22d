// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The page of published claims, as a person opens it.
#include "tests/app/window/fixture.h"
#include "views/dialogs/help_window.h"
#include "views/pages/claims/claims_page.h"
#include "views/tables/data_table_view.h"
#include "views/widgets/fact_tree.h"

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidgetItemIterator>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QTreeWidgetItem *lineNamed(const FactTree &tree, const QString &name)
{
    const auto found = tree.findItems(name, Qt::MatchStartsWith | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

} // namespace

TEST_CASE("claims open from the menu with their verdicts, and lead to the methods", "[window][claims]")
{
    Started started;
    MainWindow &window = started.start();
    QAction *open = nullptr;
    for (const QAction *menu : window.menuBar()->actions())
        if (menu->menu() && menu->text() == QStringLiteral("&Tools"))
            for (QAction *each : menu->menu()->actions())
                if (each->text() == QStringLiteral("Claims"))
                    open = each;
    REQUIRE(open);
    open->trigger();
    CHECK(window.currentPage() == QStringLiteral("claims"));
    auto &page = *static_cast<ClaimsPage *>(window.page(QStringLiteral("claims")));
    REQUIRE(until([&] { return page.claims() != nullptr; }));

    // Every row says in words what the model found.
    const TableSource &rows = *page.table()->table()->source();
    REQUIRE(rows.rowCount() == static_cast<qsizetype>(page.claims()->size()));
    const auto column = [&rows](const char *id) {
        for (int c = 0; c < rows.columnCount(); ++c)
            if (rows.column(c).id == QLatin1String(id))
                return c;
        throw std::runtime_error(id);
    };
    qint64 energy = -1;
    for (qsizetype row = 0; row < rows.rowCount(); ++row) {
        const ClaimResult &claim = (*page.claims())[static_cast<std::size_t>(row)];
        INFO(claim.id);
        if (claim.id == "bert.energy_reduction")
            energy = row;
        CHECK(rows.number(row, column("claimed")) == claim.published);
        CHECK(rows.number(row, column("reproduced")) == (claim.then ? claim.then : claim.now));
        const QString verdict = rows.display(row, column("verdict"));
        if (claim.id == "inf2.price_performance")
            CHECK(verdict == QStringLiteral("contradicted"));
        if (claim.id == "gpt3.emissions") {
            CHECK(verdict == QStringLiteral("not testable"));
            CHECK(rows.display(row, column("reproduced")) == QStringLiteral("—"));
            CHECK_FALSE(rows.missingReason(row, column("reproduced")).isEmpty());
        }
    }
    REQUIRE(energy >= 0);
    CHECK(rows.display(energy, column("verdict")) == QStringLiteral("bracketed"));
    CHECK(rows.display(energy, column("benchmark")).contains(QStringLiteral("dle-6871cda2b9")));
    CHECK(rows.display(energy, column("published_on")) == QStringLiteral("2023-06"));

    // Its details, and the way from there to the rule.
    page.table()->setCurrentKey(energy);
    REQUIRE(until([&] { return lineNamed(*page.details(), QStringLiteral("bracketed")) != nullptr; }));
    CHECK(lineNamed(*page.details(), QStringLiteral("Other publication: with nrn-627f94c4ad")));
    CHECK(lineNamed(*page.details(), QStringLiteral("Source")));
    QTreeWidgetItem *link = lineNamed(*page.details(), QStringLiteral("How claims are judged"));
    REQUIRE(link);
    page.details()->setCurrentItem(link);
    QTest::keyClick(page.details(), Qt::Key_Return);
    const auto *help = window.findChild<HelpWindow *>();
    REQUIRE(help);
    CHECK(help->isVisible());
    CHECK(help->currentPage() == QStringLiteral("methods-documents"));
}

TEST_CASE("claims leave as CSV with every row", "[window][claims]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("claims"));
    auto &page = *static_cast<ClaimsPage *>(window.page(QStringLiteral("claims")));
    REQUIRE(until([&] { return page.claims() != nullptr; }));
    QByteArray csv;
    QObject::disconnect(&page, &Page::exportRequested, nullptr, nullptr); // no dialog
    QObject::connect(&page, &Page::exportRequested, &page,
        [&csv](const QString &, const QString &, const std::function<QByteArray()> &content) { csv = content(); });
    page.exportButton()->click();
    CHECK(csv.startsWith("claim,publisher,published_on,claimed,reproduced,verdict,independent,benchmark,unit,why"));
    CHECK(csv.count("\r\n") == static_cast<int>(page.claims()->size()) + 1);
    CHECK(csv.contains("contradicted"));
}
