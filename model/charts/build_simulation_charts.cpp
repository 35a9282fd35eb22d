// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/build_simulation_charts.h"

#include "model/charts/simulation_chart_parts.h"
#include "model/simulation/checkpoint/spot_break_even.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

using namespace simulation_charts;

namespace {

constexpr std::size_t kBins = 48;
constexpr double kFewestBins = 16, kLeastBin = 2e-3; // the narrowest, of the value
constexpr std::size_t kSweepPoints = 96;
constexpr double kTail = 0.995;
constexpr std::size_t kActivities = 7;

ChartRole roleOf(Activity activity)
{
    switch (activity) {
    case Activity::work: return ChartRole::better;
    case Activity::checkpoint: return ChartRole::part3;
    case Activity::restart: return ChartRole::part4;
    case Activity::waiting: return ChartRole::neutral;
    case Activity::lost: return ChartRole::worse;
    case Activity::notice: return ChartRole::part7;
    case Activity::idle: return ChartRole::part5; // interruptions are vermilion, as part 6 is
    }
    return ChartRole::neutral;
}

// Where a distribution is cut: the greatest value, unless a thin tail would squeeze the rest.
double cutOf(std::span<const DistributionSeries> series, double low, double high)
{
    double cut = low;
    for (const DistributionSeries &each : series)
        if (!each.samples.empty())
            cut = std::max(cut, quantileOf(each.samples, kTail));
    return high > cut + 0.5 * (cut - low) && cut > low ? cut : high;
}

struct Bins {
    double from = 0, width = 1;
    std::size_t count = 1;
};

// Bins of a round width whose borders are multiples of it. Nearly identical runs fill one of several: the axis then
// shows at least some percent around them, so that the bar says how narrow they are.
Bins binsOf(double low, double high)
{
    const double most = std::max(std::abs(low), std::abs(high));
    const double least = std::max((high - low) / static_cast<double>(kBins), most > 0 ? most * kLeastBin : 1.0);
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    Bins bins;
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (bins.width = step * decade; bins.width >= least * (1.0 - 1e-12))
            break;
    double first = std::floor(low / bins.width), last = std::max(first + 1.0, std::ceil(high / bins.width));
    const double missing = kFewestBins - (last - first);
    if (missing > 0) {
        const double before = std::floor(missing / 2);
        first = low >= 0 ? std::max(0.0, first - before) : first - before;
        last = first + kFewestBins;
    }
    bins.from = first * bins.width;
    bins.count = static_cast<std::size_t>(last - first);
    return bins;
}

ChartSpec distributionOfRun(const char *id, const char *title, const ChartAxis &axis, ChartText name,
    std::span<const double> samples, std::span<const double> elastic, std::vector<MarkLine> marks, const RunInfo &info)
{
    std::vector<DistributionSeries> series{{std::move(name), ChartRole::accent, samples}};
    if (!elastic.empty())
        series.push_back({Message{"chart.sim.elastic", {}}, ChartRole::part4, elastic});
    return buildDistributionChart(id, Message{title, {}}, axis, series, std::move(marks), info);
}

} // namespace

Message policyName(DeadlinePolicy policy) { return {"sim.policy." + std::string(deadlinePolicyId(policy)), {}}; }

Message policyLabel(const DeadlineResult &result)
{
    if (result.policy == DeadlinePolicy::spotOnly && !result.mayBeLate)
        return {"sim.policy.spot_only_in_time", {}};
    if (result.policy == DeadlinePolicy::clairvoyant)
        return {"sim.policy.clairvoyant_of", {result.info.n}};
    return policyName(result.policy);
}

Message activityName(Activity activity) { return {"sim.activity." + std::string(activityId(activity)), {}}; }

ChartSpec buildDistributionChart(std::string id, Message title, ChartAxis x, std::span<const DistributionSeries> series,
    std::vector<MarkLine> marks, const RunInfo &info)
{
    ChartSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.caption = caption(info);
    spec.empty = Message{"chart.sim.no_samples", {}};
    HistogramChart chart;
    chart.x = std::move(x);
    chart.y.title = Message{"chart.sim.share", {}};
    chart.y.format = AxisFormat::percent;
    chart.y.fromZero = true;
    double low = 0, high = 0;
    bool any = false;
    for (const DistributionSeries &each : series) {
        if (each.samples.empty())
            continue;
        const auto [least, most] = std::minmax_element(each.samples.begin(), each.samples.end());
        low = any ? std::min(low, *least) : *least;
        high = any ? std::max(high, *most) : *most;
        any = true;
    }
    if (!any) {
        spec.kind = std::move(chart);
        return spec;
    }
    const auto isNarrow = [low](double end) { return end - low <= kLeastBin * std::max(std::abs(low), std::abs(end)); };
    const bool narrow = isNarrow(high);
    const double cut = narrow ? high : cutOf(series, low, high);
    const Bins grid = binsOf(low, cut);
    const double from = grid.from, width = grid.width;
    const std::size_t bins = grid.count;
    std::size_t beyond = 0;
    for (const DistributionSeries &each : series) {
        if (each.samples.empty())
            continue;
        HistogramSeries out;
        out.name = each.name;
        out.role = each.role;
        for (std::size_t i = 0; i <= bins; ++i)
            out.edges.push_back(from + width * static_cast<double>(i));
        out.counts.assign(bins, 0.0);
        for (const double value : each.samples) {
            if (value > cut) {
                ++beyond;
                continue;
            }
            const auto bin = static_cast<std::size_t>(std::max(0.0, (value - from) / width));
            out.counts[std::min(bin, bins - 1)] += 1.0;
        }
        for (double &count : out.counts)
            count /= static_cast<double>(each.samples.size());
        chart.series.push_back(std::move(out));
    }
    if (beyond > 0 && isNarrow(cut) && series.size() == 1) {
        spec.caption = Message{
            "chart.sim.caption_tail_within", {info.n, info.seed, beyond, high, series.front().samples.size() - beyond}};
    } else if (beyond > 0) {
        spec.caption = Message{"chart.sim.caption_tail", {info.n, info.seed, beyond, high}};
    } else if (low == high) {
        spec.caption = Message{"chart.sim.caption_equal", {info.n, info.seed}};
    } else if (narrow) {
        spec.caption
            = Message{chart.x.format == AxisFormat::money ? "chart.sim.caption_within_usd" : "chart.sim.caption_within",
                {info.n, info.seed, high - low, unitId(chart.x.unit),
                    (high - low) / std::max(std::abs(low), std::abs(high))}};
    }
    for (const HistogramSeries &each : chart.series)
        if (*std::max_element(each.counts.begin(), each.counts.end()) > 0.9)
            chart.y.max = 1.0; // no share is larger
    for (MarkLine &line : marks) // a limit far beyond what happens would squeeze it as a tail would
        if (const double span = width * static_cast<double>(bins);
            line.value >= from - span && line.value <= from + 2.5 * span)
            chart.marks.push_back(std::move(line));
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildRunCostChart(
    const CheckpointParams &params, const CheckpointResult &result, const ElasticResult *elastic)
{
    std::vector<MarkLine> marks;
    if (result.usd)
        addQuantiles(marks, *result.usd, true);
    if (params.onDemandUsdPerHour)
        marks.push_back(mark(
            *params.onDemandUsdPerHour * params.instances * params.workHours, "chart.on_demand", ChartRole::total));
    if (params.budgetUsd)
        marks.push_back(mark(*params.budgetUsd, "chart.sim.budget"));
    ChartSpec spec = distributionOfRun("run_cost", "chart.sim.run_cost", moneyAxis("chart.sim.axis_cost"),
        Message{"chart.sim.gang", {}}, result.samples.usd,
        elastic ? std::span<const double>(elastic->sampleUsd) : std::span<const double>(), std::move(marks),
        result.info);
    if (!result.usd)
        spec.empty = Message{"chart.sim.no_price", {}};
    return spec;
}

ChartSpec buildRunTimeChart(
    const CheckpointParams &params, const CheckpointResult &result, const ElasticResult *elastic)
{
    std::vector<MarkLine> marks;
    addQuantiles(marks, result.hours, false);
    if (params.deadlineHours)
        marks.push_back(mark(*params.deadlineHours, "chart.sim.deadline"));
    return distributionOfRun("run_time", "chart.sim.run_time", hoursAxis("chart.sim.axis_finish"),
        Message{"chart.sim.gang", {}}, result.samples.hours,
        elastic ? std::span<const double>(elastic->sampleHours) : std::span<const double>(), std::move(marks),
        result.info);
}

ChartSpec buildHazardBreakEvenChart(const CheckpointParams &params)
{
    ChartSpec spec;
    spec.id = "hazard_break_even";
    spec.title = Message{"chart.sim.hazard_break_even", {}};
    spec.caption = Message{"chart.sim.caption_closed", {}};
    spec.empty = Message{"chart.sim.no_price", {}};
    LineChart chart;
    chart.x.title = Message{"chart.axis_interruptions", {}};
    chart.x.unit = "1/h";
    chart.x.logarithmic = true;
    chart.y = moneyAxis("chart.sim.axis_expected_cost");
    chart.y.fromZero = true;
    const double low = std::min(1e-5, params.hazardPerHour > 0 ? params.hazardPerHour / 3 : 1e-5);
    const double high = std::max(2.0, params.hazardPerHour * 3);
    const auto points = params.usdPerHour
        ? sweepHazard(params, low, high, kSweepPoints)
        : Outcome<std::vector<CheckpointSweepPoint>>(failure(Status::noData, "usd_per_hour"));
    if (points) {
        const bool compared = params.onDemandUsdPerHour.has_value();
        const double onDemand = params.onDemandUsdPerHour.value_or(0.0) * params.instances * params.workHours;
        LineSeries spot;
        spot.name = Message{"chart.spot", {}};
        spot.role = ChartRole::accent;
        double cheapest = 0;
        for (const CheckpointSweepPoint &point : *points) {
            if (!point.expectedUsd)
                continue;
            cheapest = spot.y.empty() ? *point.expectedUsd : std::min(cheapest, *point.expectedUsd);
            spot.x.push_back(point.hazardPerHour);
            spot.y.push_back(*point.expectedUsd);
        }
        const double most = 3.0 * std::max(onDemand, cheapest);
        const auto beyond = std::find_if(spot.y.begin(), spot.y.end(), [&](double y) { return y > most; });
        const auto keep = std::min<std::size_t>(spot.y.size(), static_cast<std::size_t>(beyond - spot.y.begin()) + 1);
        spot.x.resize(keep); // the curve goes on exponentially: what matters is where it crosses
        spot.y.resize(keep);
        const double end = spot.x.empty() ? high : spot.x.back();
        if (compared) {
            LineSeries flat;
            flat.name = Message{"chart.on_demand", {}};
            flat.role = ChartRole::total;
            flat.dashed = true;
            flat.x = {low, end};
            flat.y = {onDemand, onDemand};
            chart.lines.push_back(std::move(flat));
        }
        chart.y.max = most > 0 ? std::optional(most) : std::nullopt;
        chart.lines.insert(chart.lines.begin(), std::move(spot));
        if (params.hazardPerHour > 0)
            chart.vertical.push_back(mark(params.hazardPerHour, "chart.sim.hazard_here", ChartRole::neutral));
        if (const auto even = spotBreakEven(params);
            even && even->breakEvenHazardPerHour && *even->breakEvenHazardPerHour < end)
            chart.vertical.push_back({*even->breakEvenHazardPerHour,
                Message{"chart.sim.break_even_at", {*even->breakEvenHazardPerHour}}, ChartRole::limit});
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildIntervalChart(const CheckpointParams &params)
{
    ChartSpec spec;
    spec.id = "interval_break_even";
    spec.title = Message{params.usdPerHour ? "chart.sim.interval_cost" : "chart.sim.interval_time", {}};
    spec.caption = Message{"chart.sim.caption_closed", {}};
    spec.empty = Message{"chart.sim.no_interval", {}};
    LineChart chart;
    chart.x = hoursAxis("chart.sim.axis_interval");
    chart.x.logarithmic = true;
    chart.y = params.usdPerHour ? moneyAxis("chart.sim.axis_expected_cost") : hoursAxis("chart.sim.axis_expected_time");
    const auto closed = checkpointClosedForm(params);
    const double high = params.workHours;
    const double low = std::max(params.stepHours, // no shorter than a training step
        std::min({params.workHours / 200.0, params.checkpointHours > 0 ? params.checkpointHours : 1e-3,
            closed ? closed->intervalHours / 4 : 1.0}));
    if (const auto points = high > low ? sweepInterval(params, low, high, kSweepPoints)
                                       : Outcome<std::vector<CheckpointSweepPoint>>(failure(Status::noData))) {
        LineSeries line;
        line.name = Message{"chart.spot", {}};
        line.role = ChartRole::accent;
        for (const CheckpointSweepPoint &point : *points) {
            const auto &y = params.usdPerHour ? point.expectedUsd : point.expectedHours;
            if (!y)
                continue;
            line.x.push_back(point.intervalHours);
            line.y.push_back(*y);
        }
        // Towards no interval and towards none at all the curve rises without end: what matters is its foot.
        if (!line.y.empty())
            chart.y.max = std::min(
                *std::max_element(line.y.begin(), line.y.end()), 3.0 * *std::min_element(line.y.begin(), line.y.end()));
        chart.lines.push_back(std::move(line));
        if (params.usdPerHour && params.onDemandUsdPerHour) {
            const double onDemand = *params.onDemandUsdPerHour * params.instances * params.workHours;
            chart.horizontal.push_back(mark(onDemand, "chart.on_demand", ChartRole::total));
            if (chart.y.max)
                chart.y.max = std::max(*chart.y.max, 1.1 * onDemand);
        }
        const double hazard = params.hazardPerHour * params.instances;
        const auto best = [&](const Outcome<double> &interval, const char *id) {
            if (interval && *interval >= low && *interval <= high)
                chart.vertical.push_back(mark(*interval, id, ChartRole::neutral));
        };
        if (hazard > 0 && params.checkpointHours > 0)
            best(dalyInterval(params.checkpointHours, 1.0 / hazard), "chart.sim.daly");
        if (closed && closed->intervalHours >= low && closed->intervalHours <= high)
            chart.vertical.push_back(mark(closed->intervalHours, "chart.sim.interval_used", ChartRole::accent));
    }
    spec.kind = std::move(chart);
    return spec;
}

ChartSpec buildTimelineChart(
    const Timeline &timeline, Message title, std::uint64_t seed, std::optional<double> deadlineHours)
{
    ChartSpec spec;
    spec.id = "run_timeline";
    spec.title = std::move(title);
    spec.caption = Message{timeline.finished ? "chart.sim.caption_timeline" : "chart.sim.caption_timeline_cut", {seed}};
    spec.empty = Message{"chart.sim.no_samples", {}};
    TimelineChart chart;
    chart.x = hoursAxis("chart.sim.axis_elapsed");
    chart.x.min = 0.0;
    const bool machines = std::any_of(timeline.intervals.begin(), timeline.intervals.end(),
        [](const TimelineInterval &i) { return i.machine == Machine::onDemand; });
    if (machines)
        chart.rows.push_back({kNoKey, Message{"chart.sim.row_machine", {}}});
    const std::size_t runRow = chart.rows.size();
    chart.rows.push_back({kNoKey, Message{"chart.sim.row_run", {}}});
    const auto addState = [&](Message name, ChartRole role) {
        chart.states.push_back({std::move(name), role});
        return chart.states.size() - 1;
    };
    struct Place {
        std::size_t row = 0, state = 0;
    };
    std::array<Place, kActivities> places{}; // of the activities that occur
    for (std::size_t i = 0; i < kActivities; ++i) {
        const auto activity = static_cast<Activity>(i);
        const double hours = timeline.total(activity);
        if (!(hours > 0))
            continue;
        places[i] = {chart.rows.size(), addState(activityName(activity), roleOf(activity))};
        chart.rows.push_back({kNoKey, Message{"chart.sim.row_activity", {activityName(activity).id, hours}}});
    }
    std::size_t spot = 0, onDemand = 0;
    if (machines) {
        spot = addState(Message{"chart.spot", {}}, ChartRole::part2);
        onDemand = addState(Message{"chart.on_demand", {}}, ChartRole::total);
    }
    for (const TimelineInterval &interval : timeline.intervals) {
        const Place place = places[static_cast<std::size_t>(interval.activity)];
        chart.spans.push_back({runRow, interval.fromHours, interval.toHours, place.state, {}});
        chart.spans.push_back({place.row, interval.fromHours, interval.toHours, place.state, {}});
        if (machines && interval.machine != Machine::none)
            chart.spans.push_back(
                {0, interval.fromHours, interval.toHours, interval.machine == Machine::onDemand ? onDemand : spot, {}});
    }
    for (const TimelineMark &event : timeline.events) {
        if (!event.loss)
            continue;
        if (chart.events.empty())
            addState(Message{"chart.sim.interruption", {}}, ChartRole::limit);
        chart.events.push_back({runRow, event.atHours, chart.states.size() - 1, {}});
    }
    if (deadlineHours && *deadlineHours < 3 * std::max(timeline.hours, 1e-9))
        chart.marks.push_back(mark(*deadlineHours, "chart.sim.deadline"));
    spec.kind = std::move(chart);
    return spec;
}

} // namespace wattfare
