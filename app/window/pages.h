// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <span>

class QWidget;

namespace wattfare {

class Page;

// The pages of the centre, in the order of their tabs. One line a page; everything else in the window follows from it.
struct PageEntry {
    const char *id; // stable: settings, help, `--screenshot`
    const char *title; // QT_TRANSLATE_NOOP("Pages", ...)
    const char *icon;
    Page *(*create)(QWidget *parent);
    bool usesWorkload; // whether the scenario is asked of: the others stand without its dock
};
std::span<const PageEntry> pageEntries();
QString pageTitle(const PageEntry &entry);

} // namespace wattfare
