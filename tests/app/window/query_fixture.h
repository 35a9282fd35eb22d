// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/app/window/fixture.h"
#include "views/pages/query/query_page.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace wattfare::test {

// The page Query of the first scenario.
struct ShownQuery {
    Started started;
    MainWindow &window = started.start();
    QueryPage &page = *static_cast<QueryPage *>(window.page(QStringLiteral("query")));
    ShownQuery() { window.showPage(QStringLiteral("query")); }

    QPushButton *button(const QString &text)
    {
        const auto buttons = page.findChildren<QPushButton *>();
        for (QPushButton *each : buttons)
            if (each->text() == text)
                return each;
        return nullptr;
    }
    QMenu *queriesMenu()
    {
        const auto buttons = page.findChildren<QToolButton *>();
        for (QToolButton *each : buttons)
            if (each->text() == QStringLiteral("Queries"))
                return each->menu();
        return nullptr;
    }
    bool run(const QString &sql) // typed, and run by Ctrl+Enter
    {
        page.editor()->setPlainText(sql);
        QTest::keyClick(page.editor(), Qt::Key_Return, Qt::ControlModifier);
        return until(
            [&] { return !started.app->jobs().isRunning(&page) && page.errorText() != QStringLiteral("Running…"); });
    }
};

} // namespace wattfare::test
