// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_timer.h"

#include "app/window/main_window.h"
#include "views/pages/explore/explore_page.h"
#include "views/tables/data_table_view.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include <charconv>
#include <cstdio>
#include <ctime>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <unistd.h>
#endif

namespace wattfare {

namespace {

// Milliseconds since the kernel started this process, in steps of its clock tick (10 ms); -1 where unknown.
double processAgeMs()
{
#ifdef __linux__
    std::FILE *file = std::fopen("/proc/self/stat", "r");
    if (!file)
        return -1;
    char buffer[1024];
    const std::size_t size = std::fread(buffer, 1, sizeof buffer - 1, file);
    std::fclose(file);
    buffer[size] = '\0';
    std::string text(buffer);
    text = text.substr(text.rfind(')') + 2); // field 3 on; the start time is field 22
    std::size_t at = 0;
    for (int field = 3; field < 22; ++field)
        at = text.find(' ', at) + 1;
    double ticks = 0;
    std::from_chars(text.data() + at, text.data() + text.size(), ticks);
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double seconds = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
    return (seconds - ticks / static_cast<double>(sysconf(_SC_CLK_TCK))) * 1000.0;
#else
    return -1;
#endif
}

class PaintWatch : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, this, [] { // after this frame went out
                std::printf("first painted result: %.0f ms\n", processAgeMs());
                std::fflush(stdout);
                QApplication::exit(0);
            });
        }
        return false;
    }
};

} // namespace

void useLargeHeapSteps()
{
#ifdef __GLIBC__
    // Setting one of them keeps the others from adapting: they get the largest values that they would come to.
    constexpr int kMiB = 1 << 20;
    mallopt(M_TOP_PAD, 16 * kMiB);
    mallopt(M_MMAP_THRESHOLD, 32 * kMiB);
    mallopt(M_TRIM_THRESHOLD, 64 * kMiB);
#endif
}

void printTimeOfFirstPaint(MainWindow &window)
{
    auto *explore = static_cast<ExplorePage *>(window.page(QStringLiteral("explore")));
    auto *watch = new PaintWatch(&window);
    explore->tableView()->viewport()->installEventFilter(watch);
}

} // namespace wattfare
