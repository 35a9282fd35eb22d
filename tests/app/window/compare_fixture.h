// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/pages/compare/compare_page.h"
#include "views/tables/frozen_tree.h"

#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace wattfare::test {

// The page Compare of a preset, with pins of its own where there are any.
struct ShownComparison {
    Started started;
    MainWindow &window = started.start();
    ComparePage &page = *static_cast<ComparePage *>(window.page(QStringLiteral("compare")));
    QTreeWidget &tree = *page.tree();

    explicit ShownComparison(std::vector<std::string> pins = {}, const char *preset = "layoutlm")
    {
        Scenario scenario = findPreset(preset)->scenario;
        scenario.typeFilter.clear();
        scenario.includeEstimates = false;
        if (!pins.empty())
            scenario.pinned = std::move(pins);
        started.session().setDocument(scenario, {});
        window.showPage(QStringLiteral("compare"));
        REQUIRE(until([&] { return !started.session().isBusy(); }));
        window.resize(1440, 900);
        settle();
    }
    QTreeWidgetItem *group(const QString &title) const
    {
        for (int i = 0; i < tree.topLevelItemCount(); ++i)
            if (tree.topLevelItem(i)->text(0) == title)
                return tree.topLevelItem(i);
        return nullptr;
    }
    QTreeWidgetItem *row(const QString &title) const // by the beginning of its title
    {
        for (QTreeWidgetItemIterator it(&tree); *it; ++it)
            if ((*it)->parent() && (*it)->text(0).startsWith(title))
                return *it;
        return nullptr;
    }
    void click(QTreeWidgetItem *item, int column)
    {
        tree.scrollTo(tree.indexFromItem(item, column));
        const QRect cell = tree.visualRect(tree.indexFromItem(item, column));
        REQUIRE(tree.viewport()->rect().contains(cell.center()));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, cell.center());
    }
};

} // namespace wattfare::test
