// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot.h"

#include "app/files.h"
#include "app/main_window.h"
#include "app/pages.h"
#include "views/dialogs/command_palette.h"
#include "views/dialogs/help_window.h"
#include "views/dialogs/my_data_dialog.h"
#include "views/dialogs/refresh_dialog.h"
#include "views/panels/page.h"

#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QElapsedTimer>
#include <QLineEdit>

namespace wattfare {

namespace {

// Lets layouts, charts and jobs come to rest.
void settle(MainWindow &window, const std::function<bool()> &idle)
{
    QElapsedTimer timer;
    timer.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (timer.elapsed() < 250 || (!idle() && timer.elapsed() < 20'000));
    window.repaint();
}

QString save(QWidget *widget, const QString &folder, const QString &name)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!widget->grab().save(&buffer, "PNG"))
        return QStringLiteral("%1 cannot be drawn").arg(name);
    const auto written = files::write(folder + QLatin1Char('/') + name + QStringLiteral(".png"), png);
    return written ? QString() : written.error();
}

} // namespace

QString takeScreenshots(MainWindow &window, const QString &folder, QSize size)
{
    if (const auto made = files::ensureFolder(folder); !made)
        return made.error();
    window.resize(size);
    QApplication::processEvents();
    window.sizeDocks();
    const auto idle = [&window] { return !window.isBusy(); };
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QString::fromUtf8(entry.id);
        window.showPage(id);
        settle(window, idle);
        if (const QString problem = save(&window, folder, id); !problem.isEmpty())
            return problem;
        Page *page = window.page(id);
        const QStringList views = page->views();
        for (const QString &view : views) {
            page->showView(view);
            settle(window, idle);
            if (const QString problem = save(&window, folder, id + QLatin1Char('_') + view); !problem.isEmpty())
                return problem;
        }
        if (!views.isEmpty())
            page->showView(views.first());
    }
    window.showPage(QString::fromUtf8(pageEntries().front().id));
    CommandPalette *palette = window.openPalette();
    palette->edit()->setText(QStringLiteral("g5"));
    settle(window, idle);
    QString problem = save(palette, folder, QStringLiteral("palette"));
    palette->close();
    HelpWindow *help = window.openHelp(QStringLiteral("explore"));
    settle(window, idle);
    if (problem.isEmpty())
        problem = save(help, folder, QStringLiteral("help"));
    help->close();
    window.action(QStringLiteral("about"))->trigger();
    settle(window, idle);
    if (auto *about = window.findChild<QDialog *>(QStringLiteral("about_dialog"))) {
        if (problem.isEmpty())
            problem = save(about, folder, QStringLiteral("about"));
        about->close();
    }
    const auto picture = [&](QDialog *dialog, const char *name) {
        settle(window, idle);
        if (problem.isEmpty())
            problem = save(dialog, folder, QString::fromUtf8(name));
        dialog->close();
    };
    for (const auto &[action, name] : {std::pair("report", "report_dialog"), std::pair("export_table", "export_dialog")}) {
        window.action(QString::fromUtf8(action))->trigger();
        settle(window, idle); // the report is put together on another thread
        if (auto *dialog = window.findChild<QDialog *>(QString::fromUtf8(name)))
            picture(dialog, name);
    }
    picture(window.openMyData(), "my_data");
    picture(window.openRefresh(), "refresh"); // draws the addresses; asks none of them
    return problem;
}

} // namespace wattfare
