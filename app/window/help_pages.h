// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/dialogs/help_window.h"

namespace wattfare {

QVector<HelpWindow::PageTitle> helpPages();
// Markdown of a page in the language of the window; in English, with a line that says so, where there is no
// translation.
QString helpMarkdown(const QString &id);

// Page that F1 opens in a dialog of this object name; empty: the page of the view behind it.
QString helpPageOfDialog(const QString &objectName);

// The page of the terms, in this very language; empty where there is none.
QString glossaryPage(const QString &language);

QString licenceText(); // of the program

} // namespace wattfare
