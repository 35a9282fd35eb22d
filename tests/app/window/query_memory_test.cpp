// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "tests/app/window/fixture.h"
#include "tests/app/window/query_fixture.h"
#include "views/pages/query/query_page.h"

#include <QInputDialog>
#include <QJsonArray>
#include <QJsonObject>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

using Shown = ShownQuery;

} // namespace

TEST_CASE("a saved query is kept at once", "[query][window][settings]")
{
    Shown s;
    s.window.setKeepDelayMs(3'600'000);
    s.page.editor()->setPlainText(QStringLiteral("SELECT 4321 AS kept"));
    auto *menu = s.queriesMenu();
    emit menu->aboutToShow();
    menu->actions().first()->trigger();
    auto *name = s.page.findChild<QInputDialog *>();
    REQUIRE(name);
    name->setTextValue(QStringLiteral("Kept"));
    name->accept();
    CHECK(until(
        [&] {
            return files::read(s.started.options.settingsFile).value_or(QByteArray()).contains("SELECT 4321 AS kept");
        },
        3000));
}

TEST_CASE("one long statement costs neither the history nor the saved queries", "[query][window]")
{
    Shown s;
    const auto shortOne = QStringLiteral("SELECT 1 AS one");
    REQUIRE(s.run(shortOne));
    auto *menu = s.queriesMenu();
    emit menu->aboutToShow();
    menu->actions().first()->trigger(); // save this query
    auto *name = s.page.findChild<QInputDialog *>();
    REQUIRE(name);
    name->setTextValue(QStringLiteral("One"));
    name->accept();
    QString longOne = QStringLiteral("SELECT 2 AS two");
    while (longOne.size() < 300'000)
        longOne += QStringLiteral("\n-- ") + QString(100, QLatin1Char('x'));
    REQUIRE(s.run(longOne));
    for (int i = 0; i < 60; ++i) // more than a history has room for
        REQUIRE(s.run(QStringLiteral("SELECT %1 -- %2").arg(i).arg(QString(6'000, QLatin1Char('y')))));
    s.page.editor()->setPlainText(longOne);
    REQUIRE(s.window.close());
    s.started.app.reset();
    MainWindow &again = s.started.start();
    auto &page = *static_cast<QueryPage *>(again.page(QStringLiteral("query")));
    CHECK(page.editor()->toPlainText() == longOne);
    CHECK(page.history().size() == 50);
    CHECK(page.history().first().startsWith(QStringLiteral("SELECT 59 --")));
    for (const QString &sql : page.history())
        CHECK(sql.size() > 6'000); // none was cut
    const QJsonArray saved = page.saveState().value(QStringLiteral("saved")).toArray();
    REQUIRE(saved.size() == 1);
    CHECK(saved[0].toObject().value(QStringLiteral("sql")).toString() == shortOne);
    // What cannot be kept at all: the rest stays.
    page.editor()->setPlainText(QString(QLatin1Char('z') + QString(99, QLatin1Char('\n'))).repeated(15'000));
    auto *queries = page.findChildren<QMenu *>().first();
    for (QToolButton *each : page.findChildren<QToolButton *>())
        queries = each->text() == QStringLiteral("Queries") ? each->menu() : queries;
    emit queries->aboutToShow();
    CHECK_FALSE(queries->actions().first()->isEnabled());
    CHECK_FALSE(queries->actions().first()->toolTip().isEmpty());
    REQUIRE(again.close());
    s.started.app.reset();
    MainWindow &third = s.started.start();
    auto &last = *static_cast<QueryPage *>(third.page(QStringLiteral("query")));
    CHECK(last.history().size() == 50);
    CHECK(last.saveState().value(QStringLiteral("saved")).toArray().size() == 1);
}
