// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/charts/sample_charts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace wattfare::test {

namespace {

ChartAxis axis(const char *title, Unit unit, AxisFormat format = AxisFormat::number)
{
    ChartAxis a;
    a.title = title;
    a.unit = unit;
    a.format = format;
    return a;
}

ChartSpec spec(const char *id, const char *title, ChartKind kind)
{
    ChartSpec s;
    s.id = id;
    s.title = title;
    s.caption = "Sample figures, not from the catalogue. Prices as of 2026-07-20; grid intensity of 2025.";
    s.empty = "Pin two instances to compare them.";
    s.kind = std::move(kind);
    return s;
}

} // namespace

ChartSpec sampleScatter(bool logarithmic)
{
    ScatterChart chart;
    chart.x = axis("Cost per million inferences", "USD", AxisFormat::money);
    chart.y = axis("Operational carbon per million", "gCO2e");
    chart.x.logarithmic = chart.y.logarithmic = logarithmic;
    chart.frontName = "Pareto front";
    struct Row {
        const char *label;
        double x, y;
        ChartRole role;
        FigureClass cls;
    };
    const Row rows[] = {{"inf1.2xlarge", 2.17, 131, ChartRole::inferentia, FigureClass::derived},
        {"inf2.xlarge", 1.94, 168, ChartRole::inferentia, FigureClass::vendor},
        {"g5.xlarge", 14.08, 1240, ChartRole::nvidiaGpu, FigureClass::estimate},
        {"g6.xlarge", 8.9, 720, ChartRole::nvidiaGpu, FigureClass::measured},
        {"g4dn.2xlarge", 24.82, 1590, ChartRole::nvidiaGpu, FigureClass::measured},
        {"p4d.24xlarge", 19.4, 1100, ChartRole::nvidiaGpu, FigureClass::measured},
        {"g4ad.xlarge", 17.2, 1420, ChartRole::amdGpu, FigureClass::estimate},
        {"trn1.2xlarge", 4.1, 122, ChartRole::trainium, FigureClass::vendor},
        {"trn1.32xlarge", 6.1, 118, ChartRole::trainium, FigureClass::measured},
        {"dl1.24xlarge", 11.6, 690, ChartRole::gaudi, FigureClass::measured},
        {"f1.2xlarge", 21.0, 480, ChartRole::fpga, FigureClass::estimate},
        {"c7i.8xlarge", 28.3, 2100, ChartRole::cpuX86, FigureClass::measured},
        {"c6i.8xlarge", 31.9, 2350, ChartRole::cpuX86, FigureClass::measured},
        {"c7g.8xlarge", 18.9, 980, ChartRole::cpuArm, FigureClass::measured},
        {"c6g.8xlarge & <co>", 22.4, 1210, ChartRole::cpuArm, FigureClass::measured}};
    std::int64_t key = 1;
    for (const Row &row : rows) {
        ScatterPoint p;
        p.key = key++;
        p.label = row.label;
        p.x = row.x;
        p.y = row.y;
        p.xLow = row.x * 0.9;
        p.xHigh = row.x * 1.15;
        p.yLow = row.y * 0.75;
        p.yHigh = row.y * 1.3;
        p.role = row.role;
        p.cls = row.cls;
        p.dimmed = p.key != 1 && p.key != 2 && p.key != 8 && p.key != 9;
        chart.points.push_back(p);
    }
    ScatterPoint broken;
    broken.key = 900;
    broken.label = "no price";
    broken.x = std::numeric_limits<double>::quiet_NaN();
    broken.y = 5;
    chart.points.push_back(broken);
    broken.key = 901;
    broken.label = "free";
    broken.x = 0.0;
    broken.y = 700;
    broken.role = ChartRole::cpuX86;
    broken.dimmed = true;
    chart.points.push_back(broken);
    chart.front = {2, 1, 8, 9};
    return spec("cost_carbon", "LayoutLM at 1,000,000 inferences an hour: cost against operational carbon", chart);
}

ChartSpec sampleBars(std::size_t count)
{
    BarChart chart;
    chart.value = axis("Cost per million inferences", "USD", AxisFormat::money);
    const char *names[] = {"inf2.xlarge", "inf1.2xlarge", "trn1.2xlarge", "g6.xlarge", "g5.xlarge", "p4d.24xlarge",
        "g4dn.2xlarge", "c7i.8xlarge"};
    const ChartRole roles[] = {ChartRole::inferentia, ChartRole::inferentia, ChartRole::trainium, ChartRole::nvidiaGpu,
        ChartRole::nvidiaGpu, ChartRole::nvidiaGpu, ChartRole::nvidiaGpu, ChartRole::cpuX86};
    for (std::size_t i = 0; i < count; ++i) {
        ChartBar bar;
        bar.key = static_cast<std::int64_t>(i) + 1;
        bar.label = count <= 8 ? std::string(names[i]) : std::string(names[i % 8]) + " · region " + std::to_string(i);
        bar.role = roles[i % 8];
        bar.cls = i % 3 == 0 ? FigureClass::measured : i % 3 == 1 ? FigureClass::estimate : FigureClass::vendor;
        bar.value = 1.9 * std::pow(1.46, double(i % 8)) + double(i / 8);
        bar.low = *bar.value * 0.8;
        bar.high = *bar.value * 1.25;
        chart.bars.push_back(bar);
    }
    if (count > 2) {
        chart.bars.back().value.reset();
        chart.bars.back().low.reset();
        chart.bars.back().high.reset();
        chart.bars.back().missingReason = "no public price";
        chart.bars[count - 2].dimmed = true;
    }
    chart.reference = 14.08;
    chart.referenceName = "baseline g5.xlarge";
    return spec("cost_bars", "Cost per million inferences, cheapest first", chart);
}

DecisionChart sampleDecision(std::size_t columns, std::size_t rows, std::size_t panels)
{
    DecisionChart chart;
    static_cast<ChartAxis &>(chart.x) = axis("Demand", "1/h");
    chart.x.logarithmic = true;
    static_cast<ChartAxis &>(chart.y) = axis("Latency limit", "ms");
    chart.value = axis("Cost per million inferences", "USD", AxisFormat::money);
    for (std::size_t i = 0; i < columns; ++i)
        chart.x.at.push_back(1e4 * std::pow(1e4, static_cast<double>(i) / static_cast<double>(columns - 1)));
    for (std::size_t j = 0; j < rows; ++j)
        chart.y.at.push_back(10 + 190 * static_cast<double>(j) / static_cast<double>(rows - 1));
    chart.names = {{"g5.xlarge, us-east-1", ChartRole::part1}, {"inf2.xlarge, us-east-1", ChartRole::part2},
        {"c7g.4xlarge, us-east-1", ChartRole::part3}};
    chart.reasons = {"no candidate is within the latency limit"};
    for (std::size_t p = 0; p < panels; ++p) {
        DecisionPanel panel;
        if (panels > 1)
            panel.title = "Utilisation " + std::to_string(50 + 10 * p) + " %";
        for (std::size_t j = 0; j < rows; ++j)
            for (std::size_t i = 0; i < columns; ++i) {
                const double demand = std::log10(chart.x.at[i]), limit = chart.y.at[j];
                const double edge = 5.2 + 0.5 * std::sin(limit / 40.0) + 0.2 * static_cast<double>(p);
                DecisionPoint point;
                if (limit < 25 && demand < 5) {
                    point.reason = 0;
                } else {
                    point.winner = demand < edge ? 2 : demand < edge + 1.1 + limit / 400.0 ? 0 : 1;
                    point.second = point.winner == 0 ? 1 : 0;
                    point.tied = point.winner == 0 && demand > edge + 0.8 + limit / 400.0;
                    const double value = 30.0 / (demand - 3.0) + 100.0 / limit;
                    point.value = value;
                    point.low = value * 0.9;
                    point.high = value * 1.2;
                }
                panel.points.push_back(point);
            }
        chart.panels.push_back(std::move(panel));
    }
    return chart;
}

ChartSpec denseScatter(std::size_t count)
{
    ScatterChart chart;
    chart.x = axis("Price", "USD/h", AxisFormat::money);
    chart.y = axis("Interruptions", "1/h");
    std::mt19937_64 random(3);
    std::normal_distribution<double> normal;
    const char *names[] = {"us-east-1", "eu-west-1"};
    for (int s = 0; s < 2; ++s) {
        DenseSeries series;
        series.name = names[s];
        series.role = partRole(static_cast<std::size_t>(s));
        for (std::size_t i = 0; i < count / 2; ++i) {
            const double a = normal(random);
            series.x.push_back(3.0 + s * 1.5 + a * 0.5);
            series.y.push_back(1.0 + 0.3 * a + normal(random) * 0.2 + s * 0.4);
            series.keys.push_back(static_cast<std::int64_t>(i) + s * 10000000);
        }
        chart.dense.push_back(std::move(series));
    }
    return spec("dense", "Spot price against interruptions, every observation", chart);
}

ChartSpec denseLine(std::size_t count)
{
    LineChart chart;
    chart.x = axis("Day", "", AxisFormat::dateUtc);
    chart.y = axis("Spot price", "USD/h", AxisFormat::money);
    std::mt19937_64 random(5);
    std::normal_distribution<double> normal;
    LineSeries line;
    line.key = 1;
    line.name = "g5.xlarge in us-east-1a";
    line.role = ChartRole::nvidiaGpu;
    line.step = true;
    double price = 0.5;
    for (std::size_t i = 0; i < count; ++i) {
        price = std::clamp(price + normal(random) * 0.002, 0.2, 1.0);
        line.x.push_back(1.75e9 + double(i) * 3e7 / double(count));
        line.y.push_back(price);
    }
    chart.lines.push_back(std::move(line));
    chart.vertical.push_back({1.765e9, "import", ChartRole::limit});
    return spec("history", "Spot price history", chart);
}

std::vector<ChartSpec> sampleCharts()
{
    std::vector<ChartSpec> charts{sampleScatter(), sampleScatter(true), sampleBars(), sampleBars(60)};
    charts[1].id = "cost_carbon_log";
    charts[3].id = "many_bars";

    StackedBarChart stacked;
    stacked.value = axis("Energy per million inferences", "kWh");
    stacked.parts = {{"Accelerator", ChartRole::part1}, {"Host CPU", ChartRole::part2}, {"Memory", ChartRole::part3},
        {"Board and fans", ChartRole::part4}, {"Facility (PUE)", ChartRole::part8}};
    for (int i = 0; i < 5; ++i) {
        StackedBar bar;
        bar.key = i + 1;
        bar.label = std::string("instance ") + std::to_string(i);
        bar.parts = {0.3 * (i + 1), 0.1 * (i + 2), 0.05, i == 2 ? std::optional<double>() : 0.12, 0.08 * (i + 1)};
        bar.low = 0.5 * (i + 1);
        bar.high = 0.75 * (i + 1) + 0.2;
        bar.cls = FigureClass::estimate;
        stacked.bars.push_back(bar);
    }
    charts.push_back(spec("energy_parts", "Where the energy goes, per million inferences", stacked));

    LineChart breakEven;
    breakEven.x = axis("Utilisation", "", AxisFormat::percent);
    breakEven.y = axis("Cost of a month", "USD", AxisFormat::money);
    const char *names[] = {"On-demand", "Spot with checkpoints", "3-year commitment"};
    for (std::size_t s = 0; s < 3; ++s) {
        LineSeries line;
        line.key = static_cast<std::int64_t>(s) + 1;
        line.name = names[s];
        line.role = partRole(s);
        line.dashed = s == 2;
        for (int i = 0; i <= 20; ++i) {
            const double u = i / 20.0;
            line.x.push_back(u);
            line.y.push_back(s == 0 ? 2900 * u : s == 1 ? 1100 * u + 60 : 1250);
            if (s == 1) {
                line.low.push_back(line.y.back() * 0.8);
                line.high.push_back(line.y.back() * 1.35);
            }
        }
        breakEven.lines.push_back(line);
    }
    breakEven.points.push_back({1250.0 / 2900.0, 1250, "break-even at 43 %", ChartRole::limit});
    breakEven.vertical.push_back({0.7, "now 70 %", ChartRole::accent});
    charts.push_back(spec("break_even", "When a commitment pays: cost of a month by utilisation", breakEven));
    charts.push_back(denseLine(40));
    charts.back().id = "short_history";
    charts.push_back(denseLine(20000));

    HistogramChart histogram;
    histogram.x = axis("Cost of the run", "USD", AxisFormat::money);
    histogram.y = axis("Trajectories", "", AxisFormat::integer);
    HistogramSeries bins;
    bins.name = "Spot with checkpoints";
    for (int i = 0; i <= 40; ++i)
        bins.edges.push_back(600 + i * 12.0);
    for (int i = 0; i < 40; ++i)
        bins.counts.push_back(std::round(9000.0 * std::exp(-0.5 * std::pow((i - 14) / 5.5, 2)) * (i < 14 ? 1 : 1.2)));
    histogram.series.push_back(bins);
    histogram.marks = {{722, "P10", ChartRole::accent}, {771, "P50", ChartRole::accent},
        {846, "P90", ChartRole::accent}, {860, "budget", ChartRole::limit}};
    charts.push_back(spec("cost_distribution", "What the run costs on spot: 100,000 trajectories", histogram));

    TornadoChart tornado;
    tornado.value = axis("Cost per million inferences", "USD", AxisFormat::money);
    tornado.base = 14.08;
    tornado.bars = {{"Utilisation target", 19.9, 10.1, "0.50", "1.00", ""},
        {"Throughput", 17.0, 11.9, "−20 %", "+20 %", ""}, {"Price", 12.7, 15.5, "0.905", "1.107", ""},
        {"Redundancy", 14.08, 15.1, "0", "1", ""}, {"Overhead of the host", 14.0, 14.3, "0.05", "0.15", ""}};
    charts.push_back(spec("tornado", "What moves the cost of g5.xlarge most", tornado));

    WaterfallChart waterfall;
    waterfall.value = axis("Carbon per million inferences", "gCO2e");
    waterfall.steps = {{"g4dn.2xlarge, us-east-1", 1590, true, ChartRole::neutral, ""},
        {"Newer accelerator", -870, false, ChartRole::neutral, ""},
        {"Cleaner region", -510, false, ChartRole::neutral, ""}, {"Spot overhead", 60, false, ChartRole::neutral, ""},
        {"g6.xlarge, eu-north-1", 270, true, ChartRole::neutral, ""}};
    charts.push_back(spec("waterfall", "From today's fleet to the cleanest", waterfall));

    HeatMapChart heat;
    heat.columns = {{"Price of g5.xlarge", "USD/h", AxisFormat::money},
        {"Carbon intensity", "g/kWh", AxisFormat::number}, {"Carbon per million", "gCO2e", AxisFormat::number}};
    const char *regions[]
        = {"us-east-1", "us-west-2", "eu-north-1", "eu-central-1", "ap-northeast-2", "sa-east-1", "eu-west-3"};
    for (int r = 0; r < 7; ++r) {
        heat.rows.emplace_back(regions[r]);
        for (int c = 0; c < 3; ++c) {
            HeatMapCell cell;
            cell.key = r + 1;
            cell.cls = c == 0 ? FigureClass::measured : FigureClass::estimate;
            if (r == 5 && c == 0)
                cell.note = "not offered in this region";
            else
                cell.value = c == 0 ? 1.006 + 0.07 * r : std::fmod(380.0 + 137.0 * r * (c + 1), 520.0) + 18;
            heat.cells.push_back(cell);
        }
    }
    charts.push_back(spec("regions", "Regions by price and carbon", heat));

    HourlyChart hourly;
    hourly.y = axis("Carbon intensity", "gCO2e/kWh");
    hourly.hourTitle = "Hour of the day (UTC)";
    for (int h = 0; h < 24; ++h)
        hourly.values.push_back(300 + 110 * std::cos((h - 20) / 24.0 * 6.283));
    hourly.bestStart = 22 - 16;
    hourly.windowHours = 5;
    hourly.mean = 300;
    charts.push_back(spec("hourly", "Carbon intensity by hour, eu-central-1, July", hourly));

    TimelineChart timeline;
    timeline.x = axis("Time since the start", "h");
    timeline.states = {{"computing", ChartRole::part3}, {"waiting for capacity", ChartRole::part8},
        {"restart", ChartRole::part2}, {"checkpoint", ChartRole::part1}, {"interruption", ChartRole::limit}};
    timeline.rows = {{1, "spot"}, {2, "on-demand"}};
    double at = 0;
    for (int i = 0; i < 9; ++i) {
        timeline.spans.push_back({0, at, at + 4.5, 0, ""});
        timeline.events.push_back({0, at + 2.2, 3, "every 2.2 h"});
        timeline.events.push_back({0, at + 4.5, 4, "price above bid"});
        timeline.spans.push_back({0, at + 4.5, at + 5.3, 1, ""});
        timeline.spans.push_back({0, at + 5.3, at + 5.5, 2, ""});
        at += 5.5;
    }
    timeline.spans.push_back({1, 49.5, 56, 0, "fallback"});
    timeline.marks = {{60, "deadline", ChartRole::limit}};
    charts.push_back(spec("trajectory", "One trajectory: seed 7, run 1,204", timeline));
    MapChart map;
    map.value = axis("Price", "USD/h", AxisFormat::money);
    map.sizeTitle = "Instance types on offer";
    map.places = {{1, "us-east-1", "US East (N. Virginia)", 38.9, -77.5, 1.006, 812, FigureClass::vendor, {}, ""},
        {2, "eu-central-1", "Europe (Frankfurt)", 50.1, 8.7, 1.258, 640, FigureClass::vendor, {}, ""},
        {3, "eu-west-3", "Europe (Paris)", 48.9, 2.4, std::nullopt, 410, std::nullopt, "no price there", ""},
        {4, "ap-southeast-6", "Asia Pacific (New Zealand)", -36.8, 174.8, 1.4, 120, FigureClass::vendor, {}, ""},
        {5, "sa-east-1", "South America (Sao Paulo)", -23.5, -46.6, std::numeric_limits<double>::quiet_NaN(), 300,
            std::nullopt, {}, ""}};
    charts.push_back(spec("region_map", "Price of g5.xlarge by region", map));
    charts.push_back(spec("decision", "Cheapest by demand and latency limit", sampleDecision(40, 30, 1)));
    charts.push_back(spec("decision_panels", "Cheapest by demand, limit and region", sampleDecision(24, 18, 4)));
    charts.push_back(denseScatter(60000));
    return charts;
}

} // namespace wattfare::test
