// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/app/window/fixture.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/inspector/inspector_panel.h"

#include <QDockWidget>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

// Selecting in any view of the window, and what is selected.
namespace wattfare::test {

// The window, large enough for all of its docks, with its first results.
struct ShownWindow {
    Started started;
    MainWindow &window = started.start();
    ShownWindow()
    {
        window.resize(1440, 900);
        REQUIRE(until([&] { return started.session().results() && !started.session().isBusy(); }));
    }
    Session &session() { return started.session(); }
    template <class P>
    P &page(const char *id)
    {
        window.showPage(QString::fromLatin1(id));
        settle();
        return *static_cast<P *>(window.page(QString::fromLatin1(id)));
    }
    std::string nameOf(const Candidate &candidate) { return session().snapshot()->types[candidate.type].name; }
    std::string current()
    {
        return session().selection().current() ? nameOf(*session().selection().current()) : std::string();
    }
    bool pinned(const Candidate &candidate) { return pinnedKeys(session().data()).contains(candidateKey(candidate)); }
    void select(const std::vector<std::size_t> &rows)
    {
        Selection next = session().selection();
        next.candidates.clear();
        for (const std::size_t row : rows)
            next.candidates.push_back(session().results()->candidate(row));
        session().setSelection(next);
    }
    bool explained(const std::string &type)
    {
        return window.dock(QStringLiteral("inspector"))->isVisible()
            && window.inspector()->explainText().startsWith(QString::fromStdString(type));
    }
};

inline void click(QTreeWidget &tree, QTreeWidgetItem *item, Qt::KeyboardModifiers modifiers = {}, int column = 0)
{
    tree.scrollToItem(item);
    QRect cell = tree.visualItemRect(item);
    if (column > 0)
        cell = QRect(tree.columnViewportPosition(column), cell.top(), tree.columnWidth(column), cell.height());
    REQUIRE(tree.viewport()->rect().intersects(cell));
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, cell.center());
}

inline QList<QTreeWidgetItem *> itemsOf(QTreeWidget &tree)
{
    QList<QTreeWidgetItem *> items;
    for (QTreeWidgetItemIterator it(&tree); *it; ++it)
        items << *it;
    return items;
}

} // namespace wattfare::test
