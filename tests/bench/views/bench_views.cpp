// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and charts at the sizes of spot histories and query results. Runs on the offscreen platform.
#include "views/charts/chart_view.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QScrollBar>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

using namespace wattfare;

namespace {

constexpr qsizetype kRows = 1'000'000;

// A spot history: columns of numbers, of repeated texts and of texts that are all different.
class HistorySource : public TableSource
{
public:
    HistorySource()
    {
        using Kind = TableColumn::Kind;
        for (int c = 0; c < 20; ++c) {
            TableColumn column;
            column.id = QStringLiteral("c%1").arg(c);
            column.title = QStringLiteral("Column %1").arg(c);
            column.kind = c < 2 ? Kind::text : Kind::number;
            column.style = c % 3 == 0 ? format::Style::money : format::Style::number;
            column.classMarkers = c % 4 == 2;
            column.heatBar = c % 2 == 0;
            m_columns.push_back(column);
        }
        std::mt19937_64 random(1);
        std::lognormal_distribution<double> price(0.0, 1.2);
        m_values.resize(18);
        for (auto &values : m_values) {
            values.resize(static_cast<std::size_t>(kRows));
            for (float &v : values)
                v = random() % 20 == 0 ? -1.0F : float(price(random));
        }
        for (int i = 0; i < 600; ++i)
            m_types << QStringLiteral("family%1.%2xlarge").arg(i % 37).arg(i);
        m_unique.reserve(kRows);
        for (qsizetype i = 0; i < kRows; ++i)
            m_unique << m_types[qsizetype(random() % 600)]
                    + QStringLiteral("@region-%1/zone-%2").arg(random() % 30).arg(random() % 1000000);
        m_typeOf.resize(static_cast<std::size_t>(kRows));
        for (auto &t : m_typeOf)
            t = std::uint16_t(random() % 600);
    }
    qsizetype rowCount() const override { return kRows; }
    int columnCount() const override { return int(m_columns.size()); }
    const TableColumn &column(int c) const override { return m_columns[std::size_t(c)]; }
    std::optional<double> number(qsizetype row, int c) const override
    {
        const float v = m_values[std::size_t(c) - 2][std::size_t(row)];
        return v < 0.0F ? std::nullopt : std::optional(double(v));
    }
    QString text(qsizetype row, int c) const override
    {
        return c == 0 ? m_types[m_typeOf[std::size_t(row)]] : m_unique[row];
    }
    std::optional<FigureClass> figureClass(qsizetype row, int) const override
    {
        return static_cast<FigureClass>(row % 6);
    }

private:
    std::vector<TableColumn> m_columns;
    std::vector<std::vector<float>> m_values;
    QStringList m_types, m_unique;
    std::vector<std::uint16_t> m_typeOf;
};

TableSourcePtr history()
{
    static const TableSourcePtr kSource = std::make_shared<HistorySource>();
    return kSource;
}

void sortBy(benchmark::State &state, const std::vector<QString> &columns)
{
    ColumnarTableModel model;
    bool down = false;
    for (auto _ : state) {
        state.PauseTiming();
        model.setSortKeys({});
        model.setSource(history()); // forgets the ranks of texts
        std::vector<SortKey> keys;
        for (const QString &c : columns)
            keys.push_back({c, down ? Qt::DescendingOrder : Qt::AscendingOrder});
        down = !down;
        state.ResumeTiming();
        model.setSortKeys(keys);
    }
}

void sortNumbers(benchmark::State &state) { sortBy(state, {QStringLiteral("c5")}); }
void sortRepeatedTexts(benchmark::State &state) { sortBy(state, {QStringLiteral("c0")}); }
void sortUniqueTexts(benchmark::State &state) { sortBy(state, {QStringLiteral("c1")}); }
void sortThreeKeys(benchmark::State &state)
{
    sortBy(state, {QStringLiteral("c0"), QStringLiteral("c3"), QStringLiteral("c4")});
}
BENCHMARK(sortNumbers)->Name("table/sort/1M/numbers")->Unit(benchmark::kMillisecond);
BENCHMARK(sortRepeatedTexts)->Name("table/sort/1M/600 texts")->Unit(benchmark::kMillisecond);
BENCHMARK(sortUniqueTexts)->Name("table/sort/1M/unique texts")->Unit(benchmark::kMillisecond);
BENCHMARK(sortThreeKeys)->Name("table/sort/1M/three keys")->Unit(benchmark::kMillisecond);

void prepareView(DataTableView &view)
{
    view.resize(1440, 900);
    view.setHeatBars(true);
    view.setSource(history());
    view.show();
    QApplication::processEvents();
}

void sortInView(benchmark::State &state)
{
    DataTableView view;
    prepareView(view);
    view.setSelectedKeys({5, 70, 900, 800000});
    bool down = false;
    for (auto _ : state) {
        view.setSort({{QStringLiteral("c5"), down ? Qt::DescendingOrder : Qt::AscendingOrder}});
        view.grab();
        down = !down;
    }
}
BENCHMARK(sortInView)->Name("table/sort and repaint/1M")->Unit(benchmark::kMillisecond);

void filterInView(benchmark::State &state)
{
    DataTableView view;
    prepareView(view);
    view.setSort({{QStringLiteral("c5"), Qt::AscendingOrder}});
    std::mt19937 random(2);
    Bitmap rows(std::size_t{kRows});
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows.set(i, random() % 3 == 0);
    for (auto _ : state) {
        view.table()->setFilter(rows);
        view.grab();
    }
}
BENCHMARK(filterInView)->Name("table/filter and repaint/1M")->Unit(benchmark::kMillisecond);

void scrollFrame(benchmark::State &state)
{
    DataTableView view;
    prepareView(view);
    view.setSort({{QStringLiteral("c5"), Qt::AscendingOrder}});
    QImage screen(view.size(), QImage::Format_RGB32);
    int at = 0;
    for (auto _ : state) {
        view.verticalScrollBar()->setValue(at); // every frame shows other rows
        at = (at + 104729) % view.verticalScrollBar()->maximum();
        view.render(&screen);
    }
}
BENCHMARK(scrollFrame)->Name("table/scroll frame 1440x900/1M")->Unit(benchmark::kMillisecond);

void wheelFrame(benchmark::State &state)
{
    DataTableView view;
    prepareView(view);
    QImage screen(view.size(), QImage::Format_RGB32);
    int at = 0;
    for (auto _ : state) {
        view.verticalScrollBar()->setValue(at += 60);
        view.render(&screen);
    }
}
BENCHMARK(wheelFrame)->Name("table/wheel frame 1440x900/1M")->Unit(benchmark::kMillisecond);

ChartSpec scatter(std::size_t count)
{
    ScatterChart chart;
    chart.x.title = "Price";
    chart.y.title = "Interruptions";
    std::mt19937_64 random(3);
    std::normal_distribution<double> normal;
    DenseSeries series;
    for (std::size_t i = 0; i < count; ++i) {
        const double a = normal(random);
        series.x.push_back(3.0 + a * 0.5);
        series.y.push_back(1.0 + 0.3 * a + normal(random) * 0.2);
    }
    chart.dense.push_back(std::move(series));
    ChartSpec spec;
    spec.id = "dense";
    spec.title = "Every observation";
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec line(std::size_t count)
{
    LineChart chart;
    LineSeries series;
    std::mt19937_64 random(3);
    std::normal_distribution<double> normal;
    double v = 0.5;
    for (std::size_t i = 0; i < count; ++i) {
        series.x.push_back(double(i));
        series.y.push_back(v += normal(random) * 0.01);
    }
    series.step = true;
    chart.lines.push_back(std::move(series));
    ChartSpec spec;
    spec.id = "line";
    spec.kind = std::move(chart);
    return spec;
}

void chartFrame(benchmark::State &state, const ChartSpec &spec)
{
    ChartView view;
    view.resize(1000, 640);
    view.setSpec(spec);
    view.show();
    QApplication::processEvents();
    QImage screen(view.size(), QImage::Format_RGB32);
    int step = 0;
    view.zoom(1.3);
    for (auto _ : state) {
        view.pan(step % 20 < 10 ? 0.01 : -0.01, 0.0); // every frame shows another range
        ++step;
        view.render(&screen);
    }
}
void chartPoints(benchmark::State &state) { chartFrame(state, scatter(std::size_t(state.range(0)))); }
void chartLine(benchmark::State &state) { chartFrame(state, line(std::size_t(state.range(0)))); }
BENCHMARK(chartPoints)
    ->Name("chart/pan frame 1000x640/points")
    ->Arg(10000)
    ->Arg(1000000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(chartLine)->Name("chart/pan frame 1000x640/line")->Arg(10000)->Arg(1000000)->Unit(benchmark::kMillisecond);

void chartHover(benchmark::State &state)
{
    ChartView view;
    view.resize(1000, 640);
    view.setSpec(scatter(1000000));
    view.show();
    QApplication::processEvents();
    QImage screen(view.size(), QImage::Format_RGB32);
    qint64 key = 0;
    for (auto _ : state) {
        view.setHovered(key++ % 2);
        view.render(&screen);
    }
}
BENCHMARK(chartHover)->Name("chart/hover frame 1000x640/1M points")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().apply(application, ThemeChoice::light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
