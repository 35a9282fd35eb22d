// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/columns/result_columns.h"
#include "tests/support/catch.h"
#include "views/pages/filter_text.h"
#include "views/widgets/filter_bar.h"
#include "views/widgets/sql_edit.h"
#include "views/words/column_text.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace wattfare;

TEST_CASE("names complete by any part of them, by their title and by synonyms", "[filter]")
{
    const QStringList all = filterWords();
    const auto found = [&](const char *typed) { return completionsOf(QString::fromUtf8(typed), all); };
    CHECK(found("usd_per_mil").value(0) == QStringLiteral("usd_per_million"));
    CHECK(found("memory").value(0) == QStringLiteral("memory_fit")); // what begins with it stands first
    CHECK(found("memory").contains(QStringLiteral("gpu_memory_gib")));
    CHECK(found("price").value(0).startsWith(QStringLiteral("price_")));
    CHECK(found("price").contains(QStringLiteral("usd_per_million")));
    CHECK(found("architecture").contains(QStringLiteral("cpu_arch")));
    CHECK(found("graviton").contains(QStringLiteral("cpu_arch")));
    CHECK(found("VRAM").value(0) == QStringLiteral("gpu_memory_gib"));
    CHECK(found("emissions").contains(QStringLiteral("gco2e_per_million")));
    CHECK(found("bet").value(0) == QStringLiteral("BETWEEN"));
    CHECK_FALSE(found("null").contains(QStringLiteral("IS NULL"))); // keywords by their beginning alone
    CHECK(found("zzz").isEmpty());
    for (const ResultColumn &column : resultColumns()) // of every column the words of its header do
        CHECK(columnAlso(column.id).section(QLatin1Char('\n'), 0, 0) == columnTitle(column.id));
}

TEST_CASE("the filter completes what is typed, and takes names from its panel", "[filter]")
{
    FilterBar bar;
    bar.setCompletions(filterWords());
    bar.setSchema([] { return candidateSchema({QStringLiteral("mine")}); });
    bar.resize(700, 40);
    bar.show();
    REQUIRE(QTest::qWaitForWindowExposed(&bar));
    QSignalSpy edited(&bar, &FilterBar::edited);
    QTest::keyClicks(bar.edit(), QStringLiteral("vram"));
    QTest::keyClick(bar.edit(), Qt::Key_Tab);
    CHECK(bar.text() == QStringLiteral("gpu_memory_gib"));
    QTest::keyClicks(bar.edit(), QStringLiteral(" > 16 AND region"));
    QTest::keyClick(bar.edit(), Qt::Key_Return); // takes nothing that was not chosen
    CHECK(bar.text() == QStringLiteral("gpu_memory_gib > 16 AND region"));
    bar.edit()->setText(QStringLiteral("gpu_memory_gib > 16 AND"));
    bar.openSchema();
    REQUIRE(bar.schemaPanel());
    SchemaPanel &panel = *bar.schemaPanel();
    CHECK(panel.isVisible());
    int names = 0;
    for (int g = 0; g < panel.tree()->topLevelItemCount(); ++g)
        names += panel.tree()->topLevelItem(g)->childCount();
    CHECK(names == static_cast<int>(resultColumns().size()) + 1);
    panel.search()->setText(QStringLiteral("monthly bill"));
    QTest::keyClick(panel.search(), Qt::Key_Return);
    CHECK_FALSE(panel.isVisible());
    CHECK(bar.text() == QStringLiteral("gpu_memory_gib > 16 AND usd_per_month"));
    CHECK(edited.back()[0].toString() == bar.text());
}
