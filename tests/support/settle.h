// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/catch.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QDeadlineTimer>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace wattfare::test {

// Whether a timer of a window, of what stands in it, or of a single shot ends soon. That of a blinking cursor does not.
inline bool anyTimerEndsSoon()
{
    QAbstractEventDispatcher *const loop = QAbstractEventDispatcher::instance();
    const auto endsSoon = [loop](QObject *each) {
        const auto timers = loop->registeredTimers(each);
        return std::any_of(timers.begin(), timers.end(), [](const auto &timer) { return timer.interval < 400; });
    };
    QObjectList roots{qApp, loop};
    for (QWidget *each : QApplication::topLevelWidgets())
        roots << each;
    for (QWindow *each : QGuiApplication::allWindows())
        roots << each;
    return std::any_of(roots.begin(), roots.end(), [&](QObject *root) {
        const auto below = root->findChildren<QObject *>();
        return endsSoon(root) || std::any_of(below.begin(), below.end(), endsSoon);
    });
}

// Runs the event loop until nothing is left to do in it: layouts are made, what was delayed is done.
inline void settle(int ms = 10'000)
{
    QAbstractEventDispatcher *const loop = QAbstractEventDispatcher::instance();
    const QDeadlineTimer end(ms);
    for (int idle = 0; idle < 2;) {
        if (end.hasExpired()) {
            FAIL("the event loop does not come to rest");
            return;
        }
        const bool worked = loop->processEvents(QEventLoop::AllEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const bool waits = !worked && anyTimerEndsSoon();
        if (waits)
            loop->processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        idle = worked || waits ? 0 : idle + 1;
    }
}

} // namespace wattfare::test
