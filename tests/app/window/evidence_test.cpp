// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where figures come from is told: in tips of marks, in the inspector, by Explain.
#include "model/evaluation/explain_candidate.h"
#include "tests/app/window/fixture.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_facts.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/widgets/fact_tree.h"
#include "views/words/quantity_text.h"

#include <QClipboard>
#include <QDockWidget>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("a mark's tooltip names class and sources", "[window][charts]")
{
    Started started;
    MainWindow &window = started.start();
    window.showPage(QStringLiteral("charts"));
    auto &charts = *static_cast<ChartsPage *>(window.page(QStringLiteral("charts")));
    const Results &results = *started.session().results();
    const Snapshot &s = *started.session().snapshot();
    for (const char *kind : {"cost_carbon", "ranking", "power_parts"}) {
        INFO(kind);
        charts.showView(QLatin1String(kind));
        settle();
        qint64 key = -1;
        const auto hovering
            = QObject::connect(charts.view(), &ChartView::pointHovered, [&key](qint64 at) { key = at; });
        QTest::keyClick(charts.view()->focusProxy(), Qt::Key_Down);
        QObject::disconnect(hovering);
        REQUIRE(key >= 0);
        const QString tip = QToolTip::text();
        CHECK((tip.contains(QStringLiteral("derived")) || tip.contains(QStringLiteral("estimate"))));
        const Metric metric
            = kind == std::string_view("power_parts") ? Metric::wattsPerInstance : Metric::usdPerMillion;
        const auto derivation = explain(results, candidateOfKey(key), metric);
        REQUIRE(derivation);
        REQUIRE_FALSE(derivation->sources.empty());
        const SourceIndex source = s.source(derivation->sources.front());
        REQUIRE(source != kNone);
        CHECK(tip.contains(sourceName(s.sources[source]).toHtmlEscaped()));
    }
    charts.showView(QStringLiteral("regions")); // cells of a region, not of the candidate alone
    const auto &regions = std::get<HeatMapChart>(charts.view()->spec().kind);
    int known = 0;
    for (const HeatMapCell &cell : regions.cells) {
        CHECK_FALSE(cell.note.empty()); // of a gap the reason
        if (!cell.value)
            continue;
        ++known;
        CHECK(cell.cls.has_value());
    }
    CHECK(known > 40);
    charts.showView(QStringLiteral("price_history"));
    for (const LineSeries &line : std::get<LineChart>(charts.view()->spec().kind).lines)
        CHECK_FALSE(line.note.empty());
    charts.showView(QStringLiteral("break_even"));
    for (const LineSeries &line : std::get<LineChart>(charts.view()->spec().kind).lines)
        CHECK_FALSE(line.note.empty());
}

TEST_CASE("a candidate that does not count is not said to be dominated", "[window][charts]")
{
    Started started;
    MainWindow &window = started.start();
    started.askAllTypes(false);
    settle();
    const Results &results = *started.session().results();
    int left = 0;
    for (const ScatterPoint &point : std::get<ScatterChart>(
             static_cast<ExplorePage *>(window.page(QStringLiteral("explore")))->scatterView()->spec().kind)
                                         .points) {
        const auto row = results.find(candidateOfKey(point.key));
        REQUIRE(row);
        if (results.qualifies(*row))
            continue;
        ++left;
        CHECK(point.note.find("estimate") != std::string::npos);
    }
    CHECK(left > 0);
}

TEST_CASE("the inspector lists every kind of fact, with source and date", "[window][inspector]")
{
    Started started;
    started.start();
    const Results &results = *started.session().results();
    const auto groups = candidateFacts(started.session().data(), results.candidate(*results.find("g4dn.2xlarge")));
    QStringList titles;
    int sourced = 0;
    for (const FactGroup &group : groups) {
        titles << group.title;
        CHECK_FALSE(group.facts.empty());
        std::function<void(const Fact &)> look = [&](const Fact &fact) {
            INFO(group.title.toStdString() << ": " << fact.name.toStdString());
            CHECK_FALSE(fact.name.isEmpty());
            if (fact.figure != kNone || !fact.benchmark.empty()) {
                ++sourced;
                CHECK_FALSE(fact.source.isEmpty());
                CHECK(fact.cls.has_value());
            }
            for (const Fact &child : fact.children)
                look(child);
        };
        for (const Fact &fact : group.facts)
            look(fact);
        if (group.title.startsWith(QStringLiteral("Prices"))) {
            for (const Fact &fact : group.facts) {
                INFO(fact.name.toStdString());
                CHECK_FALSE(fact.source.isEmpty());
                CHECK_FALSE(fact.date.isEmpty());
            }
        }
    }
    CHECK(sourced > 5);
    const QString all = titles.join(QLatin1Char('|'));
    INFO(all.toStdString());
    for (const char *wanted : {"Result", "Prices", "Benchmarks", "Specification", "Precision"})
        CHECK(all.contains(QLatin1String(wanted)));
}

TEST_CASE("Explain is a tree down to sources, and leaves as text by its button", "[window][inspector]")
{
    Started started;
    MainWindow &window = started.start();
    InspectorPanel &inspector = *window.inspector();
    auto trees = inspector.findChildren<FactTree *>();
    REQUIRE(trees.size() == 2);
    FactTree *tree = inspector.explainTree();
    REQUIRE(tree->topLevelItemCount() == 1);
    int deepest = 0;
    std::function<void(const QTreeWidgetItem *, int)> walk = [&](const QTreeWidgetItem *item, int depth) {
        deepest = std::max(deepest, depth);
        for (int i = 0; i < item->childCount(); ++i)
            walk(item->child(i), depth + 1);
    };
    walk(tree->topLevelItem(0), 1);
    CHECK(deepest >= 4);
    QApplication::clipboard()->clear();
    for (QToolButton *button : inspector.findChildren<QToolButton *>())
        if (button->accessibleName() == QStringLiteral("Copy the derivation"))
            QTest::mouseClick(button, Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    CHECK(copied == inspector.explainText());
    CHECK(copied.startsWith(QStringLiteral("inf1.2xlarge")));
    CHECK(copied.contains(QStringLiteral("AWS")));
    // Enter in the table leads here, and so does the action.
    window.dock(QStringLiteral("inspector"))->hide();
    window.action(QStringLiteral("explain"))->trigger();
    CHECK(window.dock(QStringLiteral("inspector"))->isVisible());
}

TEST_CASE("the buttons of the inspector show their words whole after the dock was narrow", "[window][inspector]")
{
    Started started;
    MainWindow &window = started.start();
    auto *use = window.inspector()->findChild<QPushButton *>(QStringLiteral("use_figure"));
    REQUIRE(use);
    window.resize(1024, 700);
    window.sizeDocks();
    settle();
    window.resize(1440, 900);
    window.sizeDocks();
    settle();
    for (QPushButton *button : window.inspector()->findChildren<QPushButton *>()) {
        if (!button->isVisible())
            continue;
        INFO(button->objectName().toStdString());
        CHECK(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 8);
    }
}
