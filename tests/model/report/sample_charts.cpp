// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/sample_parts.h"

#include <cmath>

namespace wattfare::test {

namespace {

ChartAxis axis(Message title, Unit unit, AxisFormat format = AxisFormat::number, bool logarithmic = false)
{
    ChartAxis a;
    a.title = ChartText(std::move(title));
    a.unit = unit;
    a.format = format;
    a.logarithmic = logarithmic;
    return a;
}

ReportChart chart(std::string id, Message title, ChartKind kind)
{
    ReportChart result;
    result.chart.id = std::move(id);
    result.chart.title = ChartText(std::move(title));
    result.chart.caption = ChartText("S-AWS-PRICE, S-BOAVIZTA · 2023-06-30");
    result.chart.kind = std::move(kind);
    return result;
}

} // namespace

std::vector<ReportBlock> sampleCharts(const Words &w)
{
    const Message cost = w("Cost per million", "Kosten je Million", "100만 회당 비용");
    const Message carbon = w("Operational carbon per million", "Betriebliches CO₂e je Million", "100만 회당 운영 탄소");
    const Message energy = w("Energy per million", "Energie je Million", "100만 회당 에너지");
    std::vector<ReportBlock> blocks;

    ScatterChart scatter;
    scatter.x = axis(cost, "USD", AxisFormat::money, true);
    scatter.y = axis(carbon, "gCO2e", AxisFormat::number, true);
    scatter.frontName = ChartText(w("Pareto front", "Pareto-Front", "파레토 경계"));
    BarChart bars;
    bars.value = axis(cost, "USD", AxisFormat::money);
    for (std::size_t i = 0; i < kSampleRows.size(); ++i) {
        const SampleRow &row = kSampleRows[i];
        ScatterPoint point;
        point.key = static_cast<std::int64_t>(i);
        point.label = row.type;
        point.x = row.usd;
        point.y = row.grams;
        point.yLow = row.grams * 0.7;
        point.yHigh = row.grams * 1.4;
        point.cls = row.cls;
        point.role = row.role;
        scatter.points.push_back(point);
        ChartBar bar;
        bar.key = point.key;
        bar.label = row.type;
        if (i == 7) {
            bar.missingReason = ChartText(w("no price", "kein Preis", "가격 없음"));
        } else {
            bar.value = row.usd;
            bar.low = row.usd * 0.93;
            bar.high = row.usd * 1.167;
        }
        bar.cls = row.cls;
        bar.role = row.role;
        bars.bars.push_back(std::move(bar));
    }
    scatter.front = {0, 9};
    blocks.push_back(chart("pareto", w("Cost against carbon", "Kosten gegen CO₂e", "비용 대 탄소"), scatter));
    blocks.push_back(
        chart("cost", w("Cost per million inferences", "Kosten je Million Inferenzen", "추론 100만 회당 비용"), bars));

    StackedBarChart stacked;
    stacked.value = axis(energy, "kWh");
    stacked.parts = {{ChartText(w("Accelerators", "Beschleuniger", "가속기")), ChartRole::part1},
        {ChartText("CPU"), ChartRole::part2}, {ChartText(w("Memory", "Arbeitsspeicher", "메모리")), ChartRole::part3},
        {ChartText(w("Rest of the server", "Übriger Server", "기타 서버")), ChartRole::part4},
        {ChartText("PUE"), ChartRole::part5}};
    for (std::size_t i = 0; i < 6; ++i) {
        StackedBar bar;
        const double kwh = kSampleRows[i].kwh;
        bar.label = kSampleRows[i].type;
        bar.parts = {kwh * 0.5, kwh * 0.2, kwh * 0.08, kwh * 0.1, kwh * 0.12};
        bar.low = kwh * 0.72;
        bar.high = kwh * 1.36;
        stacked.bars.push_back(std::move(bar));
    }
    blocks.push_back(
        chart("energy_parts", w("Where the energy goes", "Wohin die Energie geht", "에너지 구성"), stacked));

    LineChart lines;
    lines.x = axis(w("Utilisation", "Auslastung", "사용률"), "", AxisFormat::percent);
    lines.y = axis(cost, "USD", AxisFormat::money);
    static constexpr const char *kOptions[] = {"on-demand", "spot", "reserved_standard-1y"};
    for (std::size_t s = 0; s < 3; ++s) {
        LineSeries line;
        line.name = kOptions[s];
        line.role = partRole(s);
        for (int i = 4; i <= 40; ++i) {
            const double u = i / 40.0;
            line.x.push_back(u);
            line.y.push_back(s == 2 ? 1.31 / u : s == 1 ? 0.83 + 0.4 * u : 2.172);
        }
        lines.lines.push_back(std::move(line));
    }
    lines.points = {{1.31 / 2.172, 2.172, ChartText(w("break-even at 60 %", "Gleichstand bei 60 %", "손익분기 60 %")),
        ChartRole::limit}};
    blocks.push_back(chart(
        "break_even", w("Break-even over utilisation", "Gleichstand über der Auslastung", "사용률별 손익분기"), lines));

    HistogramChart histogram;
    histogram.x = axis(w("Time to finish", "Dauer", "완료 시간"), "h");
    histogram.y = axis(w("Share of runs", "Anteil der Läufe", "실행 비율"), "", AxisFormat::percent);
    HistogramSeries series;
    series.name = "spot";
    for (int i = 0; i <= 30; ++i)
        series.edges.push_back(2.0 + 0.1 * i);
    for (int i = 0; i < 30; ++i)
        series.counts.push_back(0.12 * std::exp(-0.5 * std::pow((i - 9) / 4.5, 2)));
    histogram.series = {series};
    histogram.marks = {{3.9, ChartText(w("deadline", "Frist", "마감")), ChartRole::limit}};
    blocks.push_back(chart(
        "finish", w("When a spot run is done", "Wann ein Spot-Lauf fertig ist", "스팟 실행 완료 시점"), histogram));

    TornadoChart tornado;
    tornado.value = axis(cost, "USD", AxisFormat::money);
    tornado.base = 2.172;
    tornado.bars
        = {{ChartText(w("Utilisation target", "Zielauslastung", "목표 사용률")), 3.258, 2.172, "0.70", "1.00", {}},
            {ChartText(w("Throughput", "Durchsatz", "처리량")), 2.9, 1.81, "40", "65", {}},
            {ChartText(w("Price", "Preis", "가격")), 1.63, 2.172, "spot", "on-demand", {}}};
    blocks.push_back(chart("tornado", w("What matters most", "Was am meisten zählt", "가장 큰 영향"), tornado));
    return blocks;
}

} // namespace wattfare::test
