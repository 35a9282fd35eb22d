// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/quality.h"
#include "model/charts/build_charts.h"
#include "tests/support/settle.h"
#include "tests/views/pages/evaluated.h"
#include "views/pages/figure_plot.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/quality/quality_panel.h"
#include "views/widgets/fact_tree.h"
#include "views/words/messages.h"
#include "views/words/translations.h"

#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace wattfare;
using namespace wattfare::test;

namespace {

const BarChart &barsOf(const FigurePlot &plot) { return std::get<BarChart>(plot.spec().kind); }

QualityFinding contradictionOf(const Snapshot &snapshot)
{
    QualityScope scope;
    scope.asOf = scope.day = snapshot.newestPrice;
    for (const QualityFinding &finding : findQuality(snapshot, scope))
        if (finding.kind == QualityFinding::Kind::contradiction)
            return finding;
    throw std::runtime_error("no contradiction");
}

} // namespace

TEST_CASE("contradicting figures stand side by side, each with its range and source", "[charts]")
{
    const SnapshotPtr snapshot = catalog();
    const QualityFinding finding = contradictionOf(*snapshot);
    REQUIRE(finding.figures.size() > 1);
    const ChartSpec spec = buildFigureIntervals(*snapshot, finding.figures);
    CHECK_FALSE(text(spec.title).contains(QLatin1Char('%')));
    const auto &chart = std::get<BarChart>(spec.kind);
    CHECK(chart.intervals);
    REQUIRE(chart.bars.size() == finding.figures.size());
    int used = 0;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const FigureRow row = snapshot->figures.row(finding.figures[i]);
        CHECK(chart.bars[i].key == finding.figures[i]);
        CHECK(chart.bars[i].value == row.value);
        CHECK(chart.bars[i].low == row.low);
        CHECK(chart.bars[i].high == row.high);
        CHECK_FALSE(chart.bars[i].label.empty());
        used += chart.bars[i].role == ChartRole::accent ? 1 : 0;
    }
    CHECK(used == 1);
    CHECK(std::get<BarChart>(buildFigureIntervals(*snapshot, {}).kind).bars.empty());
}

TEST_CASE("figures that one publisher gives as several things bear names of their own", "[charts]")
{
    setUiLanguage(QStringLiteral("en"));
    const SnapshotPtr snapshot = catalog();
    const AcceleratorIndex a10g = snapshot->accelerator("nvidia-a10g");
    REQUIRE(a10g != kNone);
    const auto all = snapshot->figures.all(SubjectKind::accelerator, a10g, snapshot->figures.quantity("full_load_w"));
    const ChartSpec spec = buildFigureIntervals(*snapshot, all);
    QStringList names;
    for (const ChartBar &bar : std::get<BarChart>(spec.kind).bars)
        names << text(bar.label);
    INFO(names.join(QLatin1Char('|')).toStdString());
    CHECK(names.contains(QStringLiteral("many repositories, estimate")));
    CHECK(names.contains(QStringLiteral("many repositories, measured")));
    CHECK(names.contains(QStringLiteral("Cloud Carbon Footprint"))); // alone, it needs no more
    CHECK(names.removeDuplicates() == 0);
}

TEST_CASE("a contradiction of Data quality is drawn, and a click on a dot leads to its line", "[quality][charts]")
{
    QualityPanel panel;
    panel.resize(900, 320);
    panel.setData(evaluatedView(findPreset("llama31-8b-chat")->scenario));
    panel.show();
    REQUIRE(QTest::qWaitForWindowExposed(&panel));
    FigurePlot *plot = panel.figurePlot();
    CHECK_FALSE(plot->isVisible());
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator it(panel.tree()); *it && !found; ++it)
        if ((*it)->childCount() > 1 && (*it)->parent()) // a finding with its figures
            found = *it;
    REQUIRE(found);
    panel.tree()->setCurrentItem(found);
    settle();
    REQUIRE(plot->isVisible());
    CHECK(barsOf(*plot).bars.size() == static_cast<std::size_t>(found->childCount()));
    CHECK(plot->selection().size() == 1); // the one in use
    const qint64 other = barsOf(*plot).bars.back().key;
    emit plot->selectionChanged({other});
    CHECK(panel.tree()->currentItem() == found->child(found->childCount() - 1));
    CHECK(plot->selection() == QSet<qint64>{other});
    panel.tree()->setCurrentItem(found->parent());
    CHECK_FALSE(plot->isVisible());
}

TEST_CASE("the inspector draws a fact that others contradict", "[inspector][charts]")
{
    const ViewData data = evaluatedView(findPreset("llama31-8b-chat")->scenario);
    const QualityFinding finding = contradictionOf(*data.snapshot);
    InspectorPanel panel;
    panel.resize(360, 700);
    panel.setData(data);
    panel.show();
    REQUIRE(QTest::qWaitForWindowExposed(&panel));
    CHECK_FALSE(panel.figurePlot()->isVisible());
    bool drawn = false;
    for (std::size_t row = 0; row < data.results->size() && !drawn; ++row) {
        const Candidate &candidate = data.results->candidate(row);
        if (!finding.touches(candidate.type, candidate.region))
            continue;
        Selection selection;
        selection.candidates = {candidate};
        panel.setSelection(selection);
        panel.showFigure(finding.figures.front());
        drawn = panel.figurePlot()->isVisible();
    }
    REQUIRE(drawn);
    CHECK(barsOf(*panel.figurePlot()).bars.size() >= finding.figures.size());
    CHECK(panel.figurePlot()->selection() == QSet<qint64>{static_cast<qint64>(finding.figures.front())});
    emit panel.figurePlot()->figureChosen(finding.figures.back());
    CHECK(panel.figurePlot()->selection() == QSet<qint64>{static_cast<qint64>(finding.figures.back())});
    panel.factTree()->setCurrentItem(panel.factTree()->topLevelItem(0));
    CHECK_FALSE(panel.figurePlot()->isVisible());
}
