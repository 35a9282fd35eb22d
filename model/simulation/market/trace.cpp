// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/market/trace.h"

#include "model/catalog/snapshot.h"
#include "model/simulation/random/checks.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

Outcome<Trace> Trace::make(double gapSeconds, std::span<const TraceRun> runs)
{
    if (!isPositive(gapSeconds) || gapSeconds > 86'400.0 * 366.0 || gapSeconds < 1e-3)
        return sim::outOfRange("gap_seconds", gapSeconds);
    if (runs.empty())
        return failure(Status::noData, "runs");
    Trace t;
    t.m_gap = gapSeconds;
    std::uint64_t expected = runs.front().startTick;
    for (const TraceRun &run : runs) {
        if (run.startTick != expected)
            return sim::outOfRange("start_tick", static_cast<double>(run.startTick));
        if (run.ticks == 0 || run.ticks > kMaxTraceTicks)
            return sim::outOfRange("run_ticks", static_cast<double>(run.ticks));
        if (t.m_ticks + run.ticks > kMaxTraceTicks)
            return sim::outOfRange("ticks", static_cast<double>(t.m_ticks + run.ticks));
        if (!t.m_runs.empty() && t.m_runs.back().available == run.available)
            t.m_runs.back().ticks += run.ticks;
        else
            t.m_runs.push_back({t.m_ticks, run.ticks, run.available});
        t.m_ticks += run.ticks;
        t.m_most = std::max(t.m_most, run.available);
        expected = run.startTick + run.ticks;
    }
    return t;
}

Outcome<Trace> Trace::fromTicks(double gapSeconds, std::span<const std::uint32_t> available)
{
    std::vector<TraceRun> runs;
    for (std::size_t i = 0; i < available.size(); ++i) {
        if (!runs.empty() && runs.back().available == available[i])
            ++runs.back().ticks;
        else
            runs.push_back({i, 1, available[i]});
    }
    return make(gapSeconds, runs);
}

Outcome<Trace> Trace::fromText(double gapSeconds, std::string_view zerosAndOnes)
{
    std::vector<std::uint32_t> ticks;
    ticks.reserve(zerosAndOnes.size());
    for (std::size_t i = 0; i < zerosAndOnes.size(); ++i) {
        if (zerosAndOnes[i] != '0' && zerosAndOnes[i] != '1')
            return sim::outOfRange("available", static_cast<double>(i));
        ticks.push_back(zerosAndOnes[i] == '1' ? 1U : 0U);
    }
    return fromTicks(gapSeconds, ticks);
}

Outcome<Trace> Trace::from(const AvailabilityTrace &trace)
{
    if (trace.runTicks.size() != trace.available.size())
        return sim::outOfRange("run_ticks", static_cast<double>(trace.runTicks.size()));
    std::vector<TraceRun> runs;
    runs.reserve(trace.runTicks.size());
    std::uint64_t start = 0;
    for (std::size_t i = 0; i < trace.runTicks.size(); ++i) {
        runs.push_back({start, trace.runTicks[i], trace.available[i]});
        start += trace.runTicks[i];
    }
    return make(trace.gapSeconds, runs);
}

std::size_t Trace::runAt(std::uint64_t tick) const
{
    const auto above = std::upper_bound(m_runs.begin(), m_runs.end(), tick,
        [](std::uint64_t value, const TraceRun &run) { return value < run.startTick; });
    return static_cast<std::size_t>(above - m_runs.begin()) - 1;
}

std::uint32_t Trace::at(std::uint64_t tick) const { return m_runs[runAt(tick)].available; }

double Trace::meanAvailability() const
{
    if (m_most == 0)
        return 0.0;
    double sum = 0.0;
    for (const TraceRun &run : m_runs)
        sum += static_cast<double>(run.ticks) * static_cast<double>(run.available);
    return sum / (static_cast<double>(m_ticks) * static_cast<double>(m_most));
}

Trace Trace::flipped() const
{
    Trace t = *this;
    const std::uint32_t most = std::max(1U, m_most); // a file of nothing but 0 becomes one of nothing but 1
    t.m_most = 0;
    for (TraceRun &run : t.m_runs) {
        run.available = most - run.available;
        t.m_most = std::max(t.m_most, run.available);
    }
    return t;
}

TraceEstimate estimate(const Trace &trace, std::uint32_t needed)
{
    TraceEstimate e;
    e.ticks = trace.ticks();
    e.hours = trace.hours();
    const UpDownRuns runs(trace, needed);
    std::uint64_t upTicks = 0, start = 0;
    double upSum = 0.0, upSquares = 0.0, downSum = 0.0;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const std::uint64_t length = runs.end(r) - start;
        start = runs.end(r);
        const bool complete = r > 0 && r + 1 < runs.size();
        const double ticks = static_cast<double>(length);
        if (runs.up(r)) {
            upTicks += length;
            e.losses += r + 1 < runs.size() ? 1U : 0U;
            if (complete) {
                ++e.completeUpRuns;
                upSum += ticks;
                upSquares += ticks * ticks;
            }
        } else {
            e.recoveries += r + 1 < runs.size() ? 1U : 0U;
            if (complete) {
                ++e.completeDownRuns;
                downSum += ticks;
            }
        }
    }
    const double gapHours = trace.gapSeconds() / 3600.0;
    e.availability = static_cast<double>(upTicks) / static_cast<double>(e.ticks);
    const bool lastUp = runs.up(runs.size() - 1);
    const std::uint64_t withSuccessorUp = upTicks - (lastUp ? 1U : 0U);
    const std::uint64_t withSuccessorDown = e.ticks - upTicks - (lastUp ? 0U : 1U);
    const auto rates = [gapHours](std::uint64_t events, std::uint64_t ticks, std::optional<double> &sampled,
                           std::optional<double> &continuous) {
        if (ticks == 0)
            return;
        const double share = static_cast<double>(events) / static_cast<double>(ticks);
        sampled = share / gapHours;
        if (share < 1.0) // a change at every tick: the rate cannot be told from infinity
            continuous = -std::log1p(-share) / gapHours;
    };
    rates(e.losses, withSuccessorUp, e.hazardSampledPerHour, e.hazardPerHour);
    rates(e.recoveries, withSuccessorDown, e.recoverySampledPerHour, e.recoveryPerHour);
    if (e.losses > 0 && e.hazardSampledPerHour)
        e.hazardStandardError = *e.hazardSampledPerHour / std::sqrt(static_cast<double>(e.losses));
    if (e.completeUpRuns > 0) {
        const double n = static_cast<double>(e.completeUpRuns), mean = upSum / n;
        e.meanUpHours = mean * gapHours;
        if (e.completeUpRuns > 1)
            e.upSquaredVariation = std::max(0.0, (upSquares - n * mean * mean) / (n - 1.0)) / (mean * mean);
    }
    if (e.completeDownRuns > 0)
        e.meanDownHours = downSum / static_cast<double>(e.completeDownRuns) * gapHours;

    if (e.ticks == 1)
        e.warnings.push_back({"sim.trace_one_tick", {}});
    if (upTicks == e.ticks)
        e.warnings.push_back({"sim.trace_all_up", {}});
    else if (upTicks == 0)
        e.warnings.push_back({"sim.trace_all_down", {}});
    else if (e.availability < 0.5)
        e.warnings.push_back({"sim.trace_maybe_reversed", {e.availability}});
    if (e.losses < 10)
        e.warnings.push_back({"sim.trace_few_losses", {e.losses}});
    if (e.losses > 0)
        e.warnings.push_back({"sim.trace_lower_bound", {trace.gapSeconds()}});
    return e;
}

Outcome<GangNeed> gangNeed(const Trace &trace, std::uint32_t instances, bool counts)
{
    if (counts && instances > trace.most())
        return failure(Status::noCapacity, "instances", trace.most());
    if (counts || instances <= 1)
        return GangNeed{std::max(1U, instances), {}};
    return GangNeed{1, {{"sim.trace_single_for_gang", {instances}}}};
}

UpDownRuns::UpDownRuns(const Trace &trace, std::uint32_t needed)
    : m_ticks(trace.ticks())
{
    std::uint64_t end = 0;
    bool last = false;
    for (const TraceRun &run : trace.runs()) {
        const bool up = run.available >= needed;
        end += run.ticks;
        if (m_end.empty()) {
            m_firstUp = up;
            m_end.push_back(end);
        } else if (up == last) {
            m_end.back() = end;
        } else {
            m_end.push_back(end);
        }
        last = up;
    }
    while ((m_ticks >> m_shift) > 65'536)
        ++m_shift;
    const std::uint64_t cells = (m_ticks >> m_shift) + 1;
    m_coarse.reserve(static_cast<std::size_t>(cells));
    std::uint32_t run = 0;
    for (std::uint64_t c = 0; c < cells; ++c) {
        while (run + 1 < m_end.size() && m_end[run] <= (c << m_shift))
            ++run;
        m_coarse.push_back(run);
    }
}

std::size_t UpDownRuns::runAt(std::uint64_t tick) const
{
    std::size_t run = m_coarse[static_cast<std::size_t>(tick >> m_shift)];
    while (m_end[run] <= tick)
        ++run;
    return run;
}

} // namespace wattfare
