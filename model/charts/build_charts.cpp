// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_charts.h"

#include "model/evaluation/columns/result_columns.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace wattfare {

namespace {

bool passes(const Bitmap *shown, std::size_t row)
{
    return shown == nullptr || (row < shown->size() && shown->test(row));
}

// A wide spread reads better on a logarithmic axis; a narrow one does not, nor one on which what qualifies would be
// missing. Of what does not, a zero is left out: the caption counts it.
bool isWide(const std::vector<ScatterPoint> &points, double ScatterPoint::*member)
{
    const bool qualifies = std::ranges::any_of(points, [](const ScatterPoint &point) { return !point.dimmed; });
    double low = 0, high = 0;
    for (const ScatterPoint &point : points) {
        const double value = point.*member;
        if (!(value > 0) && (!point.dimmed || !qualifies))
            return false;
        if (!(value > 0))
            continue;
        low = low == 0 ? value : std::min(low, value);
        high = std::max(high, value);
    }
    return low > 0 && high / low > 50;
}

const char *basisWords(CarbonBasis basis)
{
    switch (basis) {
    case CarbonBasis::locationLifecycle: break;
    case CarbonBasis::locationDirect: return "chart.basis_direct";
    case CarbonBasis::market: return "chart.basis_market";
    case CarbonBasis::marginal: return "chart.basis_marginal";
    }
    return "chart.basis_location";
}

// Why no row in sight has a figure: nothing is known that could do the work, or, where each lacks but a price, the day.
Message emptyReason(const Results &results, const Bitmap *shown, const char *otherwise)
{
    bool priced = false, unpriced = false, any = false;
    for (std::size_t row = 0; row < results.size(); ++row) {
        const RowStatus status = results.status(row);
        any = any || passes(shown, row);
        if (!passes(shown, row) || status == RowStatus::noThroughput || status == RowStatus::doesNotFit)
            continue;
        (status == RowStatus::noPrice ? unpriced : priced) = true;
    }
    if (any && !priced && !unpriced)
        return {"chart.none_computed", {}};
    const bool later = results.scenario().asOf && *results.scenario().asOf < newestObservation(results.snapshot());
    return later && unpriced && !priced ? Message{"chart.no_price_then", {results.asOf()}} : Message{otherwise, {}};
}

// A carbon of 0 on the market basis is a contract, not the grid: the caption says so, with the year of the claim.
void captionZero(const Results &results, std::size_t row, ChartText &caption)
{
    const Snapshot &s = results.snapshot();
    const FigureIndex figure = s.figures.preferred(
        SubjectKind::region, results.candidate(row).region, s.figures.quantity("market_based_g_kwh"));
    const int year = figure == kNone ? 0 : static_cast<int>(s.figures.row(figure).year.value_or(0));
    caption.message.id
        = caption.message.id == "chart.caption_pale" ? "chart.caption_market_pale" : "chart.caption_market";
    if (year > 0) {
        caption.message.id += "_year";
        caption.message.args.emplace_back(year);
    }
}

} // namespace

Message costCarbonTitle(const Results &results)
{
    const CarbonBasis basis = results.scenario().energy.carbonBasis;
    return basis == CarbonBasis::locationLifecycle ? Message{"chart.cost_carbon", {}}
                                                   : Message{"chart.cost_carbon_on", {basisWords(basis)}};
}

std::string intensityWords(CarbonBasis basis)
{
    switch (basis) {
    case CarbonBasis::locationLifecycle: break;
    case CarbonBasis::locationDirect: return "chart.column_intensity_direct";
    case CarbonBasis::market: return "chart.column_intensity_market";
    case CarbonBasis::marginal: return "chart.column_intensity_marginal";
    }
    return "chart.column_intensity";
}

ChartText captionOf(const Results &results)
{
    return Message{"chart.caption", {results.asOf(), results.snapshot().identity.version}};
}

std::string candidateLabel(const Results &results, std::size_t row)
{
    const Candidate &c = results.candidate(row);
    std::string label = results.snapshot().types[c.type].name;
    if (results.scenario().regions.size() > 1)
        label += ' ' + results.snapshot().regions[c.region].code;
    if (results.scenario().purchase.size() > 1)
        label += ' ' + results.scenario().purchase[c.option].id();
    return label;
}

ChartRole roleOf(const Snapshot &snapshot, TypeIndex type)
{
    const InstanceType &t = snapshot.types[type];
    return instanceRole(
        t.kind, t.accelerator == kNone ? std::string_view{} : snapshot.accelerators[t.accelerator].vendor, t.cpuArch);
}

ChartAxis axisOf(const Results &results, Metric metric)
{
    ChartAxis axis;
    axis.title = Message{wordsOf(results, metric), {}};
    if (metric == carbonMetric(results.scenario().kind)) // what it says depends on the basis
        axis.title
            = Message{"chart.on_basis", {wordsOf(results, metric), basisWords(results.scenario().energy.carbonBasis)}};
    const Unit unit = metricUnit(metric, results.scenario().kind);
    axis.unit = isPure(unit) ? Unit::none : unit;
    switch (metricInfo(metric).style) {
    case NumberStyle::money: axis.format = AxisFormat::money; break;
    case NumberStyle::whole: axis.format = AxisFormat::integer; break;
    case NumberStyle::percent: axis.format = AxisFormat::percent; break;
    case NumberStyle::number:
    case NumberStyle::hours: axis.format = AxisFormat::number; break;
    }
    return axis;
}

std::string sourceTitles(const Snapshot &snapshot, std::span<const std::string> ids)
{
    std::string titles;
    for (const std::string &id : ids) {
        const SourceIndex index = snapshot.source(id);
        const std::string &title
            = index == kNone || snapshot.sources[index].title.empty() ? id : snapshot.sources[index].title;
        if (titles.find(title) == std::string::npos)
            titles += (titles.empty() ? "" : "; ") + title;
    }
    return titles;
}

ChartSpec buildMetricScatter(
    const Results &results, Metric xMetric, Metric yMetric, std::span<const std::size_t> front, const Bitmap *shown)
{
    ChartSpec spec;
    spec.caption = captionOf(results);
    spec.empty = emptyReason(results, shown, "chart.no_candidate_has_both");
    ScatterChart chart;
    chart.x = axisOf(results, xMetric);
    chart.y = axisOf(results, yMetric);
    chart.frontName = Message{"chart.pareto_front", {}};
    const WorkloadKind kind = results.scenario().kind;
    const bool byContract
        = yMetric == carbonMetric(kind) && results.scenario().energy.carbonBasis == CarbonBasis::market;
    std::optional<std::size_t> zero;
    bool dimmed = false;
    for (std::size_t row = 0; row < results.size(); ++row) {
        const auto x = results.value(row, xMetric), y = results.value(row, yMetric);
        if (!x || !y || !passes(shown, row))
            continue;
        if (byContract && !zero && *y <= 0.0)
            zero = row;
        ScatterPoint point;
        point.key = chartKey(results.candidate(row));
        point.label = candidateLabel(results, row);
        point.x = *x;
        point.y = *y;
        if (const auto range = results.range(row, xMetric)) {
            point.xLow = range->low;
            point.xHigh = range->high;
        }
        if (const auto range = results.range(row, yMetric)) {
            point.yLow = range->low;
            point.yHigh = range->high;
        }
        point.cls = weaker(results.metricClass(row, xMetric), results.metricClass(row, yMetric));
        point.role = roleOf(results.snapshot(), results.candidate(row).type);
        point.dimmed = !results.qualifies(row);
        dimmed = dimmed || point.dimmed;
        chart.points.push_back(std::move(point));
    }
    if (dimmed)
        spec.caption.message.id = "chart.caption_pale";
    if (zero)
        captionZero(results, *zero, spec.caption);
    chart.x.logarithmic = isWide(chart.points, &ScatterPoint::x);
    chart.y.logarithmic = isWide(chart.points, &ScatterPoint::y);
    for (const std::size_t row : front)
        if (passes(shown, row) && results.value(row, xMetric) && results.value(row, yMetric))
            chart.front.push_back(chartKey(results.candidate(row)));
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildCostCarbonChart(const Results &results, const Answer &answer, const Bitmap *shown)
{
    const WorkloadKind kind = results.scenario().kind;
    ChartSpec spec = buildMetricScatter(results, costMetric(kind), carbonMetric(kind), answer.front, shown);
    spec.id = "cost_carbon";
    spec.title = costCarbonTitle(results);
    if (answer.compared && passes(shown, *answer.compared))
        std::get<ScatterChart>(spec.kind).named.push_back(chartKey(results.candidate(*answer.compared)));
    return spec;
}

namespace {

// Type, region and way of buying as the message argument that %C words; a part that `without` has is left out.
std::string partsOf(const Results &results, const Candidate &candidate, const std::array<bool, 3> &without)
{
    const Scenario &scenario = results.scenario();
    std::string parts = without[0] ? "" : results.snapshot().types[candidate.type].name;
    parts += '|';
    if (scenario.regions.size() > 1 && !without[1])
        parts += results.snapshot().regions[candidate.region].code;
    parts += '|';
    if (scenario.purchase.size() > 1 && !without[2])
        parts += scenario.purchase[candidate.option].id();
    return parts;
}

} // namespace

ChartSpec buildRankingChart(const Results &results, Metric metric, std::size_t count, const Bitmap *shown)
{
    ChartSpec spec;
    spec.id = std::string("ranking_") + metricInfo(metric).id;
    spec.title = Message{"chart.ranking", {wordsOf(results, metric)}};
    spec.caption = captionOf(results);
    spec.empty = emptyReason(results, shown, "chart.no_candidate_has");
    BarChart chart;
    chart.value = axisOf(results, metric);
    chart.value.fromZero = true;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (results.value(row, metric) && passes(shown, row))
            rows.push_back(row);
    const auto kept = rows.begin() + static_cast<std::ptrdiff_t>(std::min(count, rows.size()));
    std::partial_sort(rows.begin(), kept, rows.end(), [&](std::size_t a, std::size_t b) {
        const bool countsA = results.qualifies(a), countsB = results.qualifies(b);
        return countsA != countsB ? countsA : ranksBefore(results, metric, a, b);
    });
    rows.erase(kept, rows.end());
    std::array<bool, 3> common{};
    if (rows.size() > 1) { // a label has little room: what it shares with all others would cut off what tells it apart
        const Candidate &first = results.candidate(rows.front());
        const auto all = [&](auto same) {
            return std::all_of(rows.begin(), rows.end(), [&](std::size_t row) { return same(results.candidate(row)); });
        };
        common = {all([&](const Candidate &c) { return c.type == first.type; }),
            all([&](const Candidate &c) { return c.region == first.region; }),
            all([&](const Candidate &c) { return c.option == first.option; })};
        if (const std::string shared = partsOf(results, first, {!common[0], !common[1], !common[2]}); shared != "||")
            spec.title = Message{"chart.ranking_common", {wordsOf(results, metric), shared}};
    }
    for (const std::size_t row : rows) {
        ChartBar bar;
        bar.key = chartKey(results.candidate(row));
        bar.label = Message{"chart.candidate_parts", {partsOf(results, results.candidate(row), common)}};
        bar.value = results.value(row, metric);
        if (const auto range = results.range(row, metric)) {
            bar.low = range->low;
            bar.high = range->high;
        }
        bar.cls = results.metricClass(row, metric);
        bar.role = roleOf(results.snapshot(), results.candidate(row).type);
        bar.dimmed = !results.qualifies(row);
        chart.bars.push_back(std::move(bar));
    }
    if (!rows.empty() && !chart.bars.front().dimmed && chart.bars.back().dimmed)
        spec.caption.message.id = "chart.caption_ranked";
    if (const auto baseline
        = results.scenario().baseline.empty() ? std::nullopt : results.find(results.scenario().baseline)) {
        if (const auto value = results.value(*baseline, metric)) {
            chart.reference = value;
            chart.referenceName = candidateLabel(results, *baseline);
        }
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildDistributionChart(const Results &results, Metric metric, std::optional<std::size_t> marked)
{
    ChartSpec spec;
    spec.id = std::string("distribution_") + metricInfo(metric).id;
    spec.title = Message{"chart.distribution", {wordsOf(results, metric)}};
    spec.caption = captionOf(results);
    spec.empty = Message{"chart.nothing_computed", {}};
    HistogramChart chart;
    chart.x = axisOf(results, metric);
    chart.y.title = Message{"chart.number_of_candidates", {}};
    chart.y.format = AxisFormat::integer;
    chart.y.fromZero = true;
    std::vector<double> values;
    double leastPositive = 0;
    for (std::size_t row = 0; row < results.size(); ++row)
        if (const auto value = results.value(row, metric); value && std::isfinite(*value)) {
            values.push_back(*value);
            if (*value > 0)
                leastPositive = leastPositive == 0 ? *value : std::min(leastPositive, *value);
        }
    std::sort(values.begin(), values.end());
    if (!values.empty()) {
        chart.x.logarithmic = values.front() > 0 && values.back() / leastPositive > 50;
        const auto scaled = [&](double value) { return chart.x.logarithmic ? std::log(value) : value; };
        double from = scaled(values.front()), to = scaled(values.back());
        const bool one = to - from < 1e-9 * std::max(1.0, std::abs(from));
        if (one) { // a single bar of a round width, with room beside it
            const double least = std::max(std::abs(from) * 0.02, chart.x.format == AxisFormat::integer ? 1.0 : 1e-6);
            const double decade = std::pow(10.0, std::floor(std::log10(least)));
            double width = 10 * decade;
            for (const double step : {5.0, 2.0, 1.0})
                width = step * decade >= least * (1 - 1e-12) ? step * decade : width;
            from = std::floor(from / width + 1e-9) * width;
            to = from + width;
            chart.x.min = values.front() >= 0 ? std::max(0.0, from - 4 * width) : from - 4 * width;
            chart.x.max = to + 4 * width;
        }
        const std::size_t bins = one
            ? 1
            : std::clamp<std::size_t>(
                static_cast<std::size_t>(2.0 * std::sqrt(static_cast<double>(values.size()))), 4, 40);
        std::vector<double> edges(bins + 1);
        for (std::size_t i = 0; i <= bins; ++i) {
            const double at = from + (to - from) * static_cast<double>(i) / static_cast<double>(bins);
            edges[i] = chart.x.logarithmic ? std::exp(at) : at;
        }
        HistogramSeries counted{
            Message{"chart.counted_candidates", {}}, ChartRole::part1, edges, std::vector<double>(bins, 0.0)};
        HistogramSeries others{
            Message{"chart.other_candidates", {}}, ChartRole::neutral, edges, std::vector<double>(bins, 0.0)};
        for (std::size_t row = 0; row < results.size(); ++row)
            if (const auto value = results.value(row, metric); value && std::isfinite(*value)) {
                const double share = (scaled(*value) - from) / (to - from);
                const auto bin
                    = std::min(bins - 1, static_cast<std::size_t>(std::max(0.0, share * static_cast<double>(bins))));
                (results.qualifies(row) ? counted : others).counts[bin] += 1.0;
            }
        for (HistogramSeries *series : {&counted, &others})
            if (std::any_of(series->counts.begin(), series->counts.end(), [](double count) { return count > 0; }))
                chart.series.push_back(std::move(*series));
        const bool money = chart.x.format == AxisFormat::money;
        const double median = values[values.size() / 2];
        chart.marks.push_back(
            {median, Message{money ? "chart.median_usd" : "chart.median", {median}}, ChartRole::total});
        if (marked)
            if (const auto value = results.value(*marked, metric))
                chart.marks.push_back({*value,
                    Message{
                        money ? "chart.candidate_usd" : "chart.candidate", {candidateLabel(results, *marked), *value}},
                    ChartRole::limit});
        spec.caption = Message{one ? "chart.caption_distribution_one" : "chart.caption_distribution",
            {results.asOf(), results.snapshot().identity.version, values.size(), results.size()}};
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildPriceHistoryChart(const Results &results, TypeIndex type, RegionIndex region)
{
    const Snapshot &s = results.snapshot();
    ChartSpec spec;
    spec.id = "price_history";
    spec.title = Message{"chart.price_history", {s.types[type].name, s.regions[region].code}};
    spec.caption = Message{"chart.caption_prices", {s.identity.version}};
    spec.empty = Message{"chart.no_prices", {s.types[type].name, s.regions[region].code}};
    LineChart chart;
    chart.x.format = AxisFormat::dateUtc;
    chart.x.title = Message{"chart.date", {}};
    chart.y = axisOf(results, Metric::priceUsdPerHour);
    chart.y.fromZero = true;
    const std::size_t slot = std::size_t{type} * s.regions.size() + region;
    const auto seconds = [](Date date) { return static_cast<double>(date.days) * 86'400.0; };
    const auto add = [&](const PriceBook &book, const char *name, ChartRole role) {
        if (slot + 1 >= book.begin.size() || book.begin[slot] == book.begin[slot + 1])
            return;
        LineSeries line;
        line.name = Message{name, {}};
        line.role = role;
        line.step = true;
        line.markers = true;
        line.dashed = role == ChartRole::part2; // told apart on a grey printer as well
        std::vector<std::string> sources;
        for (std::size_t row = book.begin[slot]; row < book.begin[slot + 1]; ++row) {
            line.x.push_back(seconds(book.date[row]));
            line.y.push_back(book.usdPerHour(row));
            const SourceIndex source = book.source[row];
            if (source < s.sources.size() && (sources.empty() || sources.back() != s.sources[source].id))
                sources.push_back(s.sources[source].id);
        }
        line.note = sourceTitles(s, sources);
        chart.lines.push_back(std::move(line));
    };
    add(s.onDemand, "chart.on_demand", ChartRole::part1);
    add(s.spot, "chart.spot", ChartRole::part2);
    chart.vertical.push_back({seconds(results.asOf()), Message{"chart.as_of", {results.asOf()}}, ChartRole::neutral});
    if (chart.lines.empty())
        chart.vertical.clear();
    double dearest = 0;
    for (const LineSeries &line : chart.lines)
        dearest = std::max(dearest, *std::max_element(line.y.begin(), line.y.end()));
    if (dearest > 0)
        chart.y.max = dearest * 1.15; // the name of the day stands above the prices
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
