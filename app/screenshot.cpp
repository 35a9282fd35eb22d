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
#include "views/panels/workload_panel.h"

#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollArea>
#include <QTemporaryDir>

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

// Small files of the person's, for the pictures of what an import shows.
struct Sample {
    const char *file, *content, *dialog, *name;
};

constexpr Sample kSamples[] = {
    {"prices.csv",
     "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"
     "aws,g5.xlarge,us-east-1,2026-09-01,0.95,E-AWSPUE,own contract\n"
     "aws,g4dn.2xlarge,us-east-1,2026-09-01,0.71,E-AWSPUE,own contract\n",
     "import_dialog", "import"},
    {"broken.csv",
     "provider,instance_type,region,as_of,usd_per_hour,source,locator\n"
     "aws,g5.xlarge,us-east-1,2026-09-01,-0.95,E-AWSPUE,own contract\n",
     "import_dialog", "import_refused"},
    {"zones.csv",
     "time,us-east-1a,us-east-1b\n2026-01-01T00:00:00Z,1,0\n2026-01-01T00:05:00Z,1,1\n2026-01-01T00:10:00Z,0,1\n",
     "import_dialog", "import_question"},
    {"nvidia_smi.csv",
     "timestamp, index, utilization.gpu [%], utilization.memory [%], power.draw [W]\n"
     "2026/01/01 00:00:00.000, 0, 50 %, 20 %, 100.00 W\n"
     "2026/01/01 00:30:00.000, 0, 60 %, 20 %, 110.00 W\n"
     "2026/01/01 01:00:00.000, 0, 2 %, 1 %, 30.00 W\n"
     "2026/01/01 01:30:00.000, 0, 2 %, 1 %, 30.00 W\n",
     "series_dialog", "series"},
};

} // namespace

QString takeScreenshots(MainWindow &window, const QString &folder, QSize size)
{
    if (const auto made = files::ensureFolder(folder); !made)
        return made.error();
    const QTemporaryDir samples;
    if (!samples.isValid())
        return samples.errorString();
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
    for (const auto &[action, name] : {std::pair("rename", "title_dialog"), std::pair("choose_columns", "column_chooser")}) {
        window.action(QString::fromUtf8(action))->trigger();
        if (auto *dialog = window.findChild<QDialog *>(QString::fromUtf8(name)))
            picture(dialog, name);
    }
    UserChoice own;
    own.kind = UserChoice::Kind::price;
    own.type = "g5.xlarge";
    own.region = "us-east-1";
    window.openOwnValue(own);
    if (auto *dialog = window.findChild<QDialog *>(QStringLiteral("own_value_dialog")))
        picture(dialog, "own_value");
    for (const Sample &sample : kSamples) {
        const QString path = QDir(samples.path()).filePath(QString::fromUtf8(sample.file));
        const auto written = files::write(path, QByteArray(sample.content));
        if (!written)
            return written.error();
        window.importFiles({path});
        settle(window, idle); // recognised, then read
        settle(window, idle);
        if (auto *dialog = window.findChild<QDialog *>(QString::fromUtf8(sample.dialog)))
            picture(dialog, sample.name);
        settle(window, idle);
    }
    window.dock(QStringLiteral("quality"))->show();
    settle(window, idle);
    settle(window, idle);
    if (problem.isEmpty())
        problem = save(&window, folder, QStringLiteral("quality"));
    window.dock(QStringLiteral("quality"))->hide();
    // Every parameter, from the first to the last.
    window.workload()->restoreState({{QStringLiteral("more"), true}});
    settle(window, idle);
    if (const auto *area = window.workload()->findChild<QScrollArea *>(); area && problem.isEmpty())
        problem = save(area->widget(), folder, QStringLiteral("workload"));
    // Runs, tokens and floating-point operations have fields and columns of their own.
    for (const char *preset : {"bert-large", "llama3-8b-chat", "hpc-fp64"}) {
        window.openPreset(QString::fromUtf8(preset));
        settle(window, idle);
        if (problem.isEmpty())
            problem = save(&window, folder, QStringLiteral("explore_") + QLatin1String(preset));
    }
    return problem;
}

} // namespace wattfare
