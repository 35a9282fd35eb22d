// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"
#include "model/charts/build_region_map.h"
#include "model/charts/build_simulation_charts.h"
#include "model/charts/chart_kinds.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/ranking.h"
#include "model/report/build_report.h"
#include "tests/views/pages/evaluated.h"
#include "views/charts/chart_view.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/carbon_switch.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/trade_off_text.h"
#include "views/theme/theme.h"
#include "views/widgets/listed_charts.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::size_t rowOf(const ViewData &data, std::int64_t key)
{
    const auto row = data.results->find(candidateOfKey(key));
    REQUIRE(row);
    return *row;
}

} // namespace

TEST_CASE("faint is what does not count, on Explore as in Charts", "[charts]")
{
    for (const char *preset : {"layoutlm", "bert-large"}) {
        INFO(preset);
        Scenario scenario = findPreset(preset)->scenario;
        scenario.typeFilter.clear();
        scenario.includeEstimates = false;
        const ViewData data = evaluatedView(scenario);
        ChartSpec spec = buildCostCarbonChart(*data.results, *data.answer);
        describeFront(spec, *data.results, *data.answer);
        std::size_t faint = 0, full = 0, dominated = 0;
        for (const ScatterPoint &point : std::get<ScatterChart>(spec.kind).points) {
            const bool counts = data.results->qualifies(rowOf(data, point.key));
            CHECK(point.dimmed == !counts);
            (counts ? full : faint) += 1;
            dominated += counts && !point.note.empty() ? 1U : 0U;
        }
        CHECK(faint > 0);
        CHECK(full > 1);
        CHECK(full == dominated + data.answer->front.size()); // a full point off the front says why it is
        CHECK(spec.caption.message.id == "chart.caption_pale");
    }
}

TEST_CASE("a point off the front names what is cheaper and cleaner", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter.clear();
    const ViewData data = evaluatedView(scenario);
    ChartSpec spec = buildCostCarbonChart(*data.results, *data.answer);
    describeFront(spec, *data.results, *data.answer);
    const auto &chart = std::get<ScatterChart>(spec.kind);
    std::size_t told = 0;
    for (const ScatterPoint &point : chart.points) {
        if (point.note.find("Dominated by ") != 0)
            continue;
        ++told;
        const auto by = std::ranges::find_if(chart.points, [&](const ScatterPoint &each) {
            return point.note.find("Dominated by " + each.label + ':') == 0
                && std::ranges::find(chart.front, each.key) != chart.front.end();
        });
        INFO(point.label << ": " << point.note);
        REQUIRE(by != chart.points.end());
        CHECK((by->x <= point.x && by->y <= point.y && (by->x < point.x || by->y < point.y)));
    }
    CHECK(told > 3);
}

TEST_CASE("before any price the chart names the day, not the filter", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf = Date::fromYmd(2010, 1, 1);
    const ViewData data = evaluatedView(scenario);
    for (const ChartSpec &spec : {buildCostCarbonChart(*data.results, *data.answer),
             buildRankingChart(*data.results, Metric::usdPerMillion, 12)}) {
        CHECK(spec.empty.message.id == "chart.no_price_then");
        CHECK(text(spec.empty).contains(QStringLiteral("2010-01-01")));
    }
    // At the newest prices there is no later day to choose.
    scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.typeFilter = {"trn2.48xlarge"};
    const ViewData newest = evaluatedView(scenario);
    CHECK(buildCostCarbonChart(*newest.results, *newest.answer).empty.message.id == "chart.no_candidate_has_both");
    const Bitmap none(data.results->size());
    CHECK(buildCostCarbonChart(*data.results, *data.answer, &none).empty.message.id == "chart.no_candidate_has_both");
}

TEST_CASE("a market-based 0 says in the chart whose claim it is", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.energy.carbonBasis = CarbonBasis::market;
    const ViewData data = evaluatedView(scenario);
    const ChartSpec spec = buildCostCarbonChart(*data.results, *data.answer);
    const QString caption = text(spec.caption);
    INFO(caption.toStdString());
    CHECK(caption.contains(QStringLiteral("0 g is AWS's claim by contract for 20")));
    scenario.energy.carbonBasis = CarbonBasis::locationLifecycle;
    const ViewData located = evaluatedView(scenario);
    CHECK_FALSE(
        text(buildCostCarbonChart(*located.results, *located.answer).caption).contains(QStringLiteral("claim")));
}

TEST_CASE("every kind of chart has words, and a builder that its report shares", "[charts]")
{
    std::set<std::string> ids;
    for (const ChartKindInfo &kind : chartKinds()) {
        INFO(kind.id);
        CHECK(ids.insert(kind.id).second);
        CHECK(kind.build);
        CHECK((kind.report != nullptr) == (kind.reportPlace > 0));
        const ListedChart *words = listedChart(kind.id);
        REQUIRE(words);
        CHECK_FALSE(listedChartTitle(*words).isEmpty());
        CHECK_FALSE(listedChartHelp(*words).isEmpty());
    }
}

TEST_CASE("screen and report draw the same charts", "[charts]")
{
    for (const char *preset : {"layoutlm", "bert-large", "hpc-fp64"}) {
        INFO(preset);
        const ViewData data = evaluatedView(findPreset(preset)->scenario);
        const Report report = buildReport(*data.results, *data.answer);
        const auto printed = [&](const std::string &id) -> const ChartSpec * {
            for (const ReportSection &section : report.sections)
                for (const ReportBlock &block : section.blocks)
                    if (const auto *chart = std::get_if<ReportChart>(&block); chart && chart->chart.id == id)
                        return &chart->chart;
            return nullptr;
        };
        ChartsPage charts;
        charts.setData(data);
        const auto sameAxis = [](const ChartAxis &a, const ChartAxis &b) {
            CHECK(text(a.title) == text(b.title));
            CHECK(a.unit == b.unit);
            CHECK(a.format == b.format);
            CHECK(a.logarithmic == b.logarithmic);
        };
        charts.showView(QStringLiteral("cost_carbon"));
        const ChartSpec *paper = printed("cost_carbon");
        REQUIRE(paper);
        const auto &screenPoints = std::get<ScatterChart>(charts.view()->spec().kind);
        const auto &paperPoints = std::get<ScatterChart>(paper->kind);
        sameAxis(screenPoints.x, paperPoints.x);
        sameAxis(screenPoints.y, paperPoints.y);
        CHECK(screenPoints.front == paperPoints.front);
        REQUIRE(screenPoints.points.size() == paperPoints.points.size());
        for (std::size_t i = 0; i < paperPoints.points.size(); ++i) {
            CHECK(screenPoints.points[i].key == paperPoints.points[i].key);
            CHECK(screenPoints.points[i].cls == paperPoints.points[i].cls);
            CHECK(screenPoints.points[i].dimmed == paperPoints.points[i].dimmed);
        }
        charts.showView(QStringLiteral("ranking"));
        const std::string id = charts.view()->spec().id; // by cost, the first choice
        paper = printed(id);
        REQUIRE(paper);
        const auto &screenBars = std::get<BarChart>(charts.view()->spec().kind);
        const auto &paperBars = std::get<BarChart>(paper->kind);
        sameAxis(screenBars.value, paperBars.value);
        REQUIRE(screenBars.bars.size() >= paperBars.bars.size()); // the page has room for more
        for (std::size_t i = 0; i < paperBars.bars.size(); ++i) {
            CHECK(screenBars.bars[i].key == paperBars.bars[i].key);
            CHECK(screenBars.bars[i].value == paperBars.bars[i].value);
            CHECK(screenBars.bars[i].cls == paperBars.bars[i].cls);
        }
    }
}

TEST_CASE("an axis is logarithmic by its own span, and a mark bears the weaker class of its figures", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.includeEstimates = true;
    const ViewData data = evaluatedView(scenario);
    const ChartSpec spec = buildMetricScatter(*data.results, Metric::utilisation, Metric::usdPerMillion, {});
    const auto &chart = std::get<ScatterChart>(spec.kind);
    REQUIRE_FALSE(chart.points.empty());
    const auto spanOf = [&](double ScatterPoint::*member) {
        double low = chart.points.front().*member, high = low;
        for (const ScatterPoint &point : chart.points) {
            low = std::min(low, point.*member);
            high = std::max(high, point.*member);
        }
        return low > 0 ? high / low : 0.0;
    };
    CHECK(chart.x.logarithmic == (spanOf(&ScatterPoint::x) > 50));
    CHECK(chart.y.logarithmic == (spanOf(&ScatterPoint::y) > 50));
    CHECK(chart.x.format == AxisFormat::percent);
    for (const ScatterPoint &point : chart.points) {
        const std::size_t row = rowOf(data, point.key);
        CHECK(point.cls
            == weaker(data.results->metricClass(row, Metric::utilisation),
                data.results->metricClass(row, Metric::usdPerMillion)));
    }
}

TEST_CASE("bars stand in the order of the table, of equals too", "[charts]")
{
    Scenario scenario = findPreset("hpc-fp64")->scenario;
    scenario.purchase = {*parsePurchaseOption("on-demand"), *parsePurchaseOption("own-usd-9000")}; // dearest of all
    const ViewData data = evaluatedView(scenario);
    const Metric metric = costMetric(scenario.kind);
    const auto wanted = rankedRows(*data.results, metric, 12);
    const ChartSpec spec = buildRankingChart(*data.results, metric, 12);
    const auto &bars = std::get<BarChart>(spec.kind).bars;
    REQUIRE(bars.size() == wanted.size());
    bool tie = false;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        CHECK(rowOf(data, bars[i].key) == wanted[i]);
        tie = tie || (i > 0 && bars[i].value == bars[i - 1].value);
    }
    CHECK(tie); // else the case tests nothing
    CHECK(text(spec.title).endsWith(QStringLiteral(" (On\u2011demand)"))); // what all share
}

TEST_CASE("a region without a price is explained in the caption", "[charts]")
{
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    const Candidate &best = data.results->candidate(*data.answer->cheapest);
    const ChartSpec spec = buildRegionsChart(*data.results, best.type);
    const auto &chart = std::get<HeatMapChart>(spec.kind);
    bool missing = false;
    for (std::size_t i = 0; i < chart.cells.size(); i += chart.columns.size())
        missing = missing || !chart.cells[i].value;
    REQUIRE(missing);
    CHECK(text(spec.caption).contains(QStringLiteral("—: ")));
    CHECK(chart.columns.back().unit == Unit::gco2ePerKwh);
}

TEST_CASE("charts of carbon follow the basis, and name it", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    std::set<QString> intensities, axes;
    for (const CarbonBasis basis :
        {CarbonBasis::locationLifecycle, CarbonBasis::locationDirect, CarbonBasis::market, CarbonBasis::marginal}) {
        scenario.energy.carbonBasis = basis;
        const ViewData data = evaluatedView(scenario);
        const Results &results = *data.results;
        const TypeIndex type = results.candidate(0).type;
        const ChartSpec spec = buildRegionsChart(results, type);
        const auto &chart = std::get<HeatMapChart>(spec.kind);
        intensities.insert(text(chart.columns.back().title));
        axes.insert(text(axisOf(results, carbonMetric(scenario.kind)).title));
        std::size_t found = 0;
        for (std::size_t row = 0; row < chart.rows.size(); ++row) {
            const HeatMapCell &cell = chart.cells[row * chart.columns.size() + 2];
            const auto carbon = results.source().regionTerms<double>(candidateOfKey(cell.key).region).carbon;
            CHECK(cell.value == carbon);
            found += carbon ? 1U : 0U;
        }
        CHECK((found > 0 || basis == CarbonBasis::locationDirect));
    }
    CHECK(intensities.size() == 4);
    CHECK(axes.size() == 4);
}

TEST_CASE("the world map colours every region by the figure that was asked for", "[charts]")
{
    const ViewData data = evaluatedView(findPreset("llama31-8b-chat")->scenario);
    const Results &results = *data.results;
    const Candidate &best = results.candidate(*data.answer->cheapest);
    std::size_t priced = 0, answered = 0;
    for (const RegionFigure figure : {RegionFigure::price, RegionFigure::intensity, RegionFigure::answer}) {
        const ChartSpec spec = buildRegionMap(results, best.type, best.option, figure);
        CHECK_FALSE(text(spec.title).contains(QLatin1Char('%')));
        const auto &chart = std::get<MapChart>(spec.kind);
        REQUIRE(chart.places.size() > 20);
        for (const MapPlace &place : chart.places) {
            const Candidate there = candidateOfKey(place.key);
            CHECK(there.type == best.type);
            CHECK(there.option == best.option);
            INFO(text(place.label).toStdString());
            CHECK(place.value.has_value() == place.missingReason.empty());
            CHECK(std::abs(place.latitude) <= 90);
            CHECK(place.size >= 0);
            if (figure == RegionFigure::price && place.value) {
                ++priced;
                const OptionPrice price = results.source().prices().find(there.type, there.region, there.option);
                CHECK(*place.value == results.source().prices().price<double>(price, there.option, 1));
            }
            if (figure == RegionFigure::intensity)
                CHECK(place.value == results.source().regionTerms<double>(there.region).carbon);
            if (figure == RegionFigure::answer && place.value) {
                ++answered;
                if (const auto row = results.find(there)) // the table says the same
                    CHECK(*place.value
                        == Approx(*results.value(*row, costMetric(results.scenario().kind))).epsilon(1e-9));
            }
        }
    }
    CHECK(priced > 5);
    CHECK(answered == priced);
    // Elsewhere than where the scenario is, too.
    CHECK(answered > results.scenario().regions.size());
}

TEST_CASE("a distribution of one value is one bar with a sentence", "[charts]")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.typeFilter = {scenario.typeFilter.empty() ? "inf1.2xlarge" : scenario.typeFilter.front()};
    const ViewData data = evaluatedView(scenario);
    REQUIRE(data.results->value(0, Metric::usdPerMillion));
    const ChartSpec spec = buildDistributionChart(*data.results, Metric::usdPerMillion);
    const auto &chart = std::get<HistogramChart>(spec.kind);
    REQUIRE(chart.series.size() == 1);
    REQUIRE(chart.series.front().counts.size() == 1);
    const double value = *data.results->value(0, Metric::usdPerMillion);
    CHECK(chart.series.front().edges.front() <= value);
    CHECK(value <= chart.series.front().edges.back());
    CHECK(spec.caption.message.id == "chart.caption_distribution_one");
    REQUIRE((chart.x.min && chart.x.max));
    CHECK(*chart.x.min < chart.series.front().edges.front());
    CHECK(*chart.x.max > chart.series.front().edges.back());
    CHECK_FALSE(chart.x.logarithmic);
}

TEST_CASE("a few that do not qualify neither squash a chart nor keep it from its decades", "[charts]")
{
    // Over all types the dearest is more than a hundred times as expensive as the cheapest.
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    const ViewData data = evaluatedView(scenario);
    const ChartSpec spec = buildCostCarbonChart(*data.results, *data.answer);
    const auto &chart = std::get<ScatterChart>(spec.kind);
    double low = 0, high = 0;
    for (const ScatterPoint &point : chart.points)
        if (!point.dimmed && point.x > 0) {
            low = low == 0 ? point.x : std::min(low, point.x);
            high = std::max(high, point.x);
        }
    if (low > 0 && high / low > 50)
        CHECK(chart.x.logarithmic);
    CHECK(text(chart.y.title).endsWith(QStringLiteral(", location-based")));
}

TEST_CASE("a bound that is a factor says so", "[charts]")
{
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    const ChartSpec spec = buildTornadoChart(*data.results, *data.answer->cheapest, energyMetric(data.scenario.kind));
    int factors = 0;
    for (const TornadoBar &bar : std::get<TornadoChart>(spec.kind).bars)
        factors += text(bar.label).endsWith(QStringLiteral(" [×]")) ? 1 : 0;
    CHECK(factors >= 2);
}

TEST_CASE("no chart of a simulation draws a mean outside its range", "[charts]")
{
    std::vector<DeadlineResult> results(3);
    for (DeadlineResult &each : results) {
        std::vector<double> usd(1000, 100.0);
        if (&each != &results.front()) // a mean beyond its P95: few trajectories are interrupted
            std::fill(usd.begin(), usd.begin() + 20, 150.0);
        each.usd = summarise(usd);
    }
    REQUIRE(results.back().usd.meanBeyondQuantiles());
    const ChartSpec policies = buildPolicyChart(results);
    CHECK(text(policies.title) == text(Message{"chart.sim.policies_extremes", {}}));
    for (const ChartBar &bar : std::get<BarChart>(policies.kind).bars) {
        REQUIRE((bar.value && bar.low && bar.high));
        CHECK(*bar.low <= *bar.value);
        CHECK(*bar.value <= *bar.high);
    }
    results.erase(results.begin() + 1, results.end());
    CHECK(text(buildPolicyChart(results).title) == text(Message{"chart.sim.policies", {}}));

    FleetParams fleet;
    fleet.targetUnits = 10.0;
    fleet.pools.resize(1);
    fleet.pools.front().usdPerHour = 1.0;
    fleet.pools.front().hazardPerHour = 0.01;
    RunOptions options;
    options.n = 500;
    const auto run = simulateFleet(fleet, options);
    REQUIRE(run);
    bool banded = false;
    const ChartSpec capacity = buildFleetCapacityChart(fleet, *run);
    for (const LineSeries &line : std::get<LineChart>(capacity.kind).lines) {
        banded = banded || !line.low.empty();
        for (std::size_t i = 0; i < line.low.size(); ++i) {
            CHECK(line.low[i] <= line.y[i]);
            CHECK(line.y[i] <= line.high[i]);
        }
    }
    CHECK(banded);
}

TEST_CASE("the line across the policies is named, and close quantiles bear their values", "[charts]")
{
    std::vector<DeadlineResult> results(2);
    results[0].policy = DeadlinePolicy::onDemandOnly;
    results[1].policy = DeadlinePolicy::greedy;
    for (DeadlineResult &each : results) {
        each.usd.mean = 17.5;
        each.closedForm.onDemandUsd = 17.5;
    }
    const ChartSpec policies = buildPolicyChart(results);
    const auto &chart = std::get<BarChart>(policies.kind);
    CHECK(text(chart.referenceName) == text(chart.bars[0].label)); // so the legend has it

    FleetResult fleet;
    fleet.samples.usd = {109.46, 109.466, 109.47};
    fleet.usd.p50 = Quantile{109.466, {}};
    fleet.usd.p95 = Quantile{109.47, {}};
    const ChartSpec cost = buildFleetCostChart(FleetParams{}, fleet);
    const auto &marks = std::get<HistogramChart>(cost.kind).marks;
    REQUIRE(marks.size() == 2);
    CHECK(text(marks[0].label) == QStringLiteral("median 109.47"));
    CHECK(text(marks[1].label) == QStringLiteral("P95 109.47"));
}

TEST_CASE("the carbon basis stands clear of the title of a narrow chart", "[charts]")
{
    ChartsPage charts;
    charts.setData(evaluatedView(findPreset("llama31-8b-chat")->scenario));
    charts.showView(QStringLiteral("cost_carbon"));
    auto *basis = charts.findChild<CarbonSwitch *>();
    REQUIRE(basis);
    const QFontMetrics title(uiFont(TypeSize::body, true));
    for (int width = 1200; width >= 640; width -= 40) {
        charts.resize(width, 700);
        charts.show();
        QCoreApplication::processEvents();
        const int end = title.horizontalAdvance(text(charts.view()->spec().title)) + 8;
        INFO(width << ' ' << charts.view()->width() << ' ' << basis->x() << ' ' << end);
        const bool named = basis->findChild<QLabel *>()->isVisible();
        if (charts.view()->width() >= end + basis->width() + 100)
            CHECK(named);
        if (named)
            CHECK(basis->x() >= end);
    }
}

TEST_CASE("a page without an answer offers the example of the first start", "[charts][empty]")
{
    ViewData data;
    data.snapshot = catalog();
    data.error = Error{Error::Code::badInput, {"common.bad_input", {}}, {}};
    REQUIRE(findPreset(kFirstPreset) != nullptr);
    ExplorePage explore;
    ChartsPage charts;
    for (Page *page : {static_cast<Page *>(&explore), static_cast<Page *>(&charts)}) {
        QString action;
        QObject::connect(page, &Page::actionRequested, page, [&](const QString &id) { action = id; });
        page->setData(data);
        const auto buttons = page->findChildren<QPushButton *>();
        const auto start = std::find_if(buttons.begin(), buttons.end(),
            [](const QPushButton *each) { return each->text() == QStringLiteral("Start from the example"); });
        REQUIRE(start != buttons.end());
        (*start)->click();
        CHECK(action == firstPresetAction());
    }
}
