// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/pages/place/place_page.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("the page says what holds a task and gives files to deploy", "[place][window]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("place"));
    auto &page = *static_cast<PlacePage *>(window.page(QStringLiteral("place")));
    auto *deploy = page.findChild<QToolButton *>(QStringLiteral("deploy"));
    REQUIRE(deploy);
    REQUIRE(until([&] { return !page.isComputing() && page.reply().picture != nullptr; }, 30'000));
    CHECK(deploy->isEnabled());

    // The task of four GPUs: a type without so many stands behind those that hold it.
    auto *tasks = page.findChild<QComboBox *>(QStringLiteral("heldTask"));
    REQUIRE(tasks);
    CHECK(tasks->count() == 4);
    const int four = tasks->findText(QStringLiteral("generate"));
    REQUIRE(four >= 0);
    tasks->setCurrentIndex(four);
    emit tasks->activated(four);
    const QAbstractItemModel *rows = page.holds()->table();
    REQUIRE(static_cast<std::size_t>(rows->rowCount()) == page.reply().offers.offers.size());
    const auto blocking = [&](int row) { return rows->index(row, rows->columnCount() - 1).data().toString(); };
    INFO(blocking(rows->rowCount() - 1).toStdString());
    CHECK_FALSE(blocking(0).contains(QStringLiteral("requested")));
    CHECK(blocking(rows->rowCount() - 1).contains(QStringLiteral("requested")));

    // As the menu gives it.
    const QList<QAction *> actions = deploy->menu()->actions();
    REQUIRE(actions.size() == 8);
    actions[0]->trigger();
    CHECK(QApplication::clipboard()->text().contains(QStringLiteral("AWS::ECS::CapacityProvider")));
    actions[5]->trigger();
    actions[2]->trigger();
    CHECK(QApplication::clipboard()->text().contains(QStringLiteral("- spot\n")));
    CHECK(page.deployment(DeploymentTarget::karpenter) == QApplication::clipboard()->text());
    actions[7]->trigger();
    auto *list = page.findChild<TableDialog *>();
    REQUIRE(list);
    list->close();
}
