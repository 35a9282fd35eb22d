// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/flows/study_flow.h"
#include "app/state/files.h"
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/dialogs/import_dialog.h"
#include "views/dialogs/series_dialog.h"
#include "views/dialogs/slurm_dialog.h"
#include "views/pages/page.h"
#include "views/pages/studies/studies_page.h"
#include "views/widgets/message_bar.h"

#include <QAction>
#include <QDialog>
#include <QTemporaryDir>
#include <QToolButton>

#include <functional>

// What holds in every dialog is tested in every dialog.
namespace wattfare::test {

// Opens the dialogs of the window one after another; each is closed behind the visit.
inline void forEveryDialog(MainWindow &window, const std::function<void(const std::string &, QWidget &)> &visit)
{
    const auto shown = [&](const std::string &name) {
        settle();
        int opened = 0;
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (each == &window || !each->isVisible() || each->inherits("QTipLabel") || each->inherits("QMenu"))
                continue;
            ++opened;
            QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // a text that has just come gets its room
            visit(name, *each);
            each->close();
        }
        INFO(name);
        CHECK(opened > 0);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    for (const char *id : {"about", "error_log", "help", "palette", "export_table", "report", "my_data", "refresh",
             "rename", "choose_columns", "studies_under_way", "settings", "team_catalogue"}) {
        INFO(id);
        QAction *action = window.action(QLatin1String(id));
        if (action == nullptr && std::string_view(id) == "team_catalogue")
            continue; // built without it
        REQUIRE(action);
        action->trigger();
        shown(id);
    }
    const auto press = [&](const char *page, const char *button) { // by keyboard
        window.showPage(QLatin1String(page));
        settle();
        auto *found = window.page(QLatin1String(page))->findChild<QToolButton *>(QLatin1String(button));
        REQUIRE(found);
        REQUIRE(found->isEnabled());
        found->setFocus();
        QTest::keyClick(found, Qt::Key_Space);
        shown(button);
    };
    press("explore", "own_columns");
    press("charts", "show_as_table");
    window.showPage(QStringLiteral("studies"));
    settle();
    REQUIRE(window.studies()->askSlurm(static_cast<StudiesPage *>(window.page(QStringLiteral("studies")))->study()));
    REQUIRE(until([&] { return !window.isBusy(); }));
    shown("slurm");
    UserChoice own;
    own.type = "g5.xlarge";
    window.openOwnValue(own);
    shown("own_value");
    const QString samples = QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/importers/");
    const auto import = [&](const char *file, ImportDialog::Step step) {
        window.importFiles({samples + QLatin1String(file)});
        REQUIRE(until([&] {
            const auto *dialog = window.findChild<ImportDialog *>();
            return dialog && dialog->step() == step;
        }));
        shown(std::string("import ") + file);
        REQUIRE(until([&] { return window.findChild<ImportDialog *>() == nullptr; }));
    };
    import("price_list.json", ImportDialog::Step::diff);
    import("trace_zones.csv", ImportDialog::Step::questions);
    window.importFiles({samples + QStringLiteral("nvidia_smi.csv")});
    REQUIRE(until([&] {
        const auto *dialog = window.findChild<SeriesDialog *>();
        return dialog && dialog->isVisible() && !window.isBusy();
    }));
    shown("series");
    // A scenario that was saved with other inputs.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("saved.wattfare"));
    REQUIRE(window.saveTo(path));
    auto saved = parseScenario(files::read(path)->toStdString(), "saved.wattfare");
    REQUIRE(saved);
    REQUIRE_FALSE(saved->inputs.empty());
    for (UsedInput &input : saved->inputs)
        input.value *= 1.25;
    REQUIRE(files::write(path, QByteArray::fromStdString(writeScenario(*saved))));
    window.messages()->clear();
    window.openScenarioFile(path);
    REQUIRE(until([&] { return window.messages()->count() > 0; }));
    window.messages()->press(0);
    shown("input_differences");
}

} // namespace wattfare::test
