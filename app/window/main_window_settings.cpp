// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "app/window/main_window.h"
#include "views/dialogs/settings_dialog.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

// What a person sets once, and what follows from it.
namespace wattfare {

Scenario MainWindow::blankScenario(const Settings &settings, const SnapshotPtr &snapshot)
{
    Scenario fresh;
    fresh.title = tr("New scenario").toStdString();
    fresh.currency = settings.preferences().currency;
    if (snapshot && snapshot->model(fresh.model) == kNone && !snapshot->models.empty())
        fresh.model = snapshot->models.front().key;
    return fresh;
}

SettingsDialog *MainWindow::openSettings()
{
    Preferences shown = m_context.settings.preferences();
    shown.currency = m_context.session.scenario().currency;
    const QString own = QFileInfo(m_context.overlay.file()).absolutePath();
    auto *dialog = new SettingsDialog(shown, own, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::dataFolderRequested, this, [this, own] { // made when first written to
        if (const auto there = files::ensureFolder(own))
            QDesktopServices::openUrl(QUrl::fromLocalFile(own));
        else
            showProblem(there.error());
    });
    connect(dialog, &SettingsDialog::browseRequested, this,
        [this, dialog](SettingsDialog::Folder which, const QString &start) {
            auto *chooser = new QFileDialog(
                dialog, tr("Choose a folder"), start.isEmpty() ? m_context.settings.lastFolder() : start);
            chooser->setObjectName(QStringLiteral("folder_dialog"));
            chooser->setAttribute(Qt::WA_DeleteOnClose);
            chooser->setFileMode(QFileDialog::Directory);
            chooser->setOption(QFileDialog::ShowDirsOnly);
            connect(chooser, &QFileDialog::fileSelected, dialog,
                [dialog, which](const QString &path) { dialog->setFolder(which, path); });
            chooser->open();
        });
    connect(dialog, &QDialog::accepted, this, [this, dialog, before = shown.currency] {
        Preferences next = dialog->preferences();
        if (sameCurrency(next.currency, before)) { // that of the document is not by itself the one of new ones
            next.currency = m_context.settings.preferences().currency;
        } else {
            Scenario edited = m_context.session.scenario();
            edited.currency = next.currency;
            m_context.session.edit(edited, tr("Currency %1").arg(QString::fromStdString(next.currency.code)));
        }
        m_context.settings.setPreferences(next);
    });
    dialog->open();
    return dialog;
}

} // namespace wattfare
