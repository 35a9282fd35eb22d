// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"

#include <QProgressBar>
#include <QStatusBar>
#include <QThread>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("the status line shows jobs that last, not those that end at once", "[window][status]")
{
    Started started;
    MainWindow &window = started.start();
    JobPool &jobs = started.app->jobs();
    auto *bar = window.statusBar()->findChild<QProgressBar *>();
    REQUIRE(bar);
    REQUIRE(until([&] { return jobs.isIdle(); }));
    QObject context;
    bool done = false;
    jobs.run<int>(
        &context, QStringLiteral("short"), [](const ProgressFn &) { return 1; }, [&](int) { done = true; });
    QApplication::processEvents();
    CHECK(bar->isHidden());
    REQUIRE(until([&] { return done && jobs.isIdle(); }));
    QTest::qWait(150);
    CHECK(bar->isHidden());
    bool cancelled = false;
    jobs.run<int>(
        &context, QStringLiteral("long"),
        [](const ProgressFn &progress) {
            while (progress(0.5))
                QThread::msleep(2);
            return 1;
        },
        [](int) {}, [&] { cancelled = true; });
    REQUIRE(until([&] { return bar->isVisible(); }));
    QToolButton *cancel = nullptr;
    for (QToolButton *each : window.statusBar()->findChildren<QToolButton *>())
        if (each->accessibleName() == QStringLiteral("Cancel"))
            cancel = each;
    REQUIRE(cancel);
    REQUIRE(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    CHECK(cancelled);
    CHECK(until([&] { return bar->isHidden() && jobs.isIdle(); }));
}
