// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/flows/import_flow.h"
#include "model/catalog/staleness.h"
#include "tests/app/window/fixture.h"
#include "views/dialogs/import_dialog.h"
#include "views/tables/data_table_view.h"

#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>

// Driving the import window as a person does.
namespace wattfare::test {

inline QString sample(const char *name)
{
    return QStringLiteral(WATTFARE_SOURCE_DIR "/tests/data/importers/") + QString::fromUtf8(name);
}

inline void drop(MainWindow &window, const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

inline ImportDialog *importDialog(MainWindow &window)
{
    return window.findChild<ImportDialog *>(QStringLiteral("import_dialog"));
}

// Waits until the window is at that step.
inline ImportDialog &at(MainWindow &window, ImportDialog::Step step)
{
    until([&] { return importDialog(window) && importDialog(window)->step() == step; });
    ImportDialog *dialog = importDialog(window);
    REQUIRE(dialog);
    INFO(dialog->errorText().toStdString());
    REQUIRE(dialog->step() == step);
    return *dialog;
}

inline QPushButton *button(QWidget *parent, const QString &text)
{
    for (QPushButton *each : parent->findChildren<QPushButton *>()) {
        if (each->isVisibleTo(parent) && (each->text().startsWith(text) || each->accessibleName().startsWith(text)))
            return each;
    }
    FAIL("no button " << text.toStdString());
    return nullptr;
}

inline void click(QWidget *parent, const QString &text)
{
    QPushButton *found = button(parent, text);
    REQUIRE(found->isEnabled());
    QTest::mouseClick(found, Qt::LeftButton);
}

// Applies what stands in the window and waits for it to close.
inline void apply(MainWindow &window)
{
    click(&at(window, ImportDialog::Step::diff), QStringLiteral("Apply"));
    REQUIRE(until([&] { return importDialog(window) == nullptr; }));
}

inline std::optional<double> onDemand(const Session &session, const char *type, const char *region)
{
    const Snapshot &s = *session.snapshot();
    const auto row = s.priceAt(s.onDemand, s.type(type), s.region(region), newestOnDemand(s));
    return row ? std::optional(s.onDemand.usdPerHour(*row)) : std::nullopt;
}

} // namespace wattfare::test
