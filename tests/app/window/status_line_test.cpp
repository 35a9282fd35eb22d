// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/fixture.h"
#include "views/widgets/elided_button.h"

#include <QDockWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QStatusBar>
#include <QThread>
#include <QToolButton>

#include <stdexcept>

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
    settle();
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

TEST_CASE("what a job throws is told with its details, and stands in the error log of the Help menu",
    "[window][status][errors]")
{
    Started started;
    MainWindow &window = started.start();
    QObject context;
    started.app->jobs().run<int>(
        &context, QStringLiteral("x"), [](const ProgressFn &) -> int { throw std::out_of_range("stoi of nothing"); },
        [](int) {});
    QMessageBox *box = nullptr;
    REQUIRE(until([&] { return (box = window.findChild<QMessageBox *>(QStringLiteral("problem"))) != nullptr; }));
    CHECK(box->detailedText() == QStringLiteral("stoi of nothing"));
    box->close();
    REQUIRE(until([&] { return started.app->jobs().isIdle(); }));
    window.action(QStringLiteral("error_log"))->trigger();
    auto *dialog = window.findChild<QDialog *>(QStringLiteral("error_log_dialog"));
    REQUIRE(dialog);
    const QString log = dialog->findChild<QPlainTextEdit *>()->toPlainText();
    CHECK(log.contains(QStringLiteral("stoi of nothing")));
    CHECK(log.contains(QStringLiteral("common.internal")));
    dialog->close();
}

TEST_CASE("docks that are seen when the window goes do not reach it any more", "[window][status]")
{
    Started started;
    MainWindow &window = started.start();
    window.show();
    QDockWidget *dock = window.dock(QStringLiteral("quality"));
    dock->show();
    REQUIRE(until([&] { return dock->isVisible(); }));
    // Whether anything of the window's is still called: its parts go after its members.
    bool heard = false;
    QObject::connect(dock, &QDockWidget::visibilityChanged, &window, [&](bool) { heard = true; });
    started.app.reset();
    CHECK_FALSE(heard);
}

TEST_CASE("parts of the status line give way whole", "[window][status]")
{
    ElidedButton button;
    button.setText(QStringLiteral("Data quality: 3 contradictions · 12 types without price · 40 stale"));
    const int all = button.sizeHint().width();
    button.resize(all, 30);
    CHECK(button.shownText() == button.text());
    button.resize(all - 10, 30);
    CHECK(button.shownText() == QStringLiteral("Data quality: 3 contradictions · 12 types without price"));
    button.resize(all / 2, 30);
    CHECK(button.shownText() == QStringLiteral("Data quality: 3 contradictions"));
    button.resize(all / 5, 30);
    CHECK(button.shownText().endsWith(QChar(0x2026)));
}
