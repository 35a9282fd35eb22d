// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_parts.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <ctime>

// Many points: on several threads, in their order, and what they cost.
namespace wattfare {

using studies::Memories;

std::shared_ptr<EvaluationMemory> Memories::take()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_free.empty()) {
            auto memory = std::move(m_free.back());
            m_free.pop_back();
            return memory;
        }
    }
    return std::make_shared<EvaluationMemory>();
}

void Memories::give(std::shared_ptr<EvaluationMemory> memory)
{
    const std::scoped_lock lock(m_mutex);
    m_free.push_back(std::move(memory));
}

bool studies::evaluateAll(std::size_t count, Memories &memories, unsigned threads, const ProgressFn &progress,
    const std::function<void(std::size_t, const std::shared_ptr<EvaluationMemory> &)> &body)
{
    constexpr std::size_t kGrain = 4; // few, so that a stop is not waited for
    std::atomic<bool> stopped = false;
    std::atomic<std::size_t> done = 0;
    const std::thread::id caller = std::this_thread::get_id();
    parallelFor(
        count, kGrain,
        [&](std::size_t begin, std::size_t end) {
            if (stopped)
                return;
            auto memory = memories.take();
            for (std::size_t i = begin; i < end; ++i)
                body(i, memory);
            memories.give(std::move(memory));
            const std::size_t now = done += end - begin;
            if (std::this_thread::get_id() == caller
                && !keepGoing(progress, static_cast<double>(now) / static_cast<double>(count)))
                stopped = true;
        },
        threads);
    // Other threads may have taken all the blocks.
    return !stopped && keepGoing(progress, 1.0);
}

bool studies::evaluateLong(std::size_t count, Memories &memories, unsigned threads, const ProgressFn &progress,
    const std::function<void(std::size_t, const std::shared_ptr<EvaluationMemory> &, const std::function<bool()> &goOn)>
        &body)
{
    std::atomic<bool> stopped = false;
    std::atomic<std::size_t> done = 0;
    std::mutex asking;
    const std::function<bool()> goOn = [&] {
        const std::unique_lock lock(asking, std::try_to_lock);
        if (lock && !stopped && !keepGoing(progress, static_cast<double>(done) / static_cast<double>(count)))
            stopped = true;
        return !stopped;
    };
    parallelFor(
        count, 1,
        [&](std::size_t begin, std::size_t end) {
            auto memory = memories.take();
            for (std::size_t i = begin; i < end && goOn(); ++i, ++done)
                body(i, memory, goOn);
            memories.give(std::move(memory));
        },
        threads);
    return !stopped && keepGoing(progress, 1.0);
}

Result<void> runPoints(const Study &study, const SnapshotPtr &snapshot, std::size_t first, std::size_t last,
    const std::function<Result<void>(std::span<const PointResult>)> &sink, const StudyRunOptions &options)
{
    if (auto good = validateStudy(study); !good)
        return good;
    if (auto good = studies::checkNames(study, *snapshot); !good)
        return good;
    // A block holds its results: as many points as fit into some megabytes, whatever is kept of each.
    constexpr std::size_t kBlockBytes = 16U << 20U, kMostOfBlock = 4096, kLeastOfBlock = 16;
    const std::size_t kept = 2 + study.keep.candidates.size() + (study.keep.front ? 64 : 0);
    const std::size_t quantiles = study.keep.simulation ? study.keep.simulation->quantiles.size() : 0;
    const std::size_t bytes = sizeof(PointResult)
        + kept * (sizeof(KeptCandidate) + study.keep.metrics.size() * sizeof(KeptQuantity))
        + (study.keep.simulation ? (1 + study.keep.candidates.size())
                    * (sizeof(SimulatedCandidate)
                        + kSimulatedFigures * quantiles * sizeof(SimulatedQuantity::quantiles.front()))
                                 : 0);
    const std::size_t block = std::clamp(kBlockBytes / bytes, kLeastOfBlock, kMostOfBlock);
    Memories memories;
    const studies::Points points(study, snapshot);
    studies::Simulations simulations(study);
    std::vector<PointResult> results;
    const double all = static_cast<double>(std::max<std::size_t>(1, last - std::min(first, last)));
    for (std::size_t begin = first; begin < last;) {
        const std::size_t count = std::min(block, last - begin);
        results.assign(count, {});
        const auto share = [&](double ofBlock) {
            return keepGoing(
                options.progress, (static_cast<double>(begin - first) + ofBlock * static_cast<double>(count)) / all);
        };
        const bool whole = simulations.any() ? studies::evaluateLong(count, memories, options.threads, share,
                               [&](std::size_t i, const std::shared_ptr<EvaluationMemory> &memory, const auto &goOn) {
                                   results[i] = points.at(begin + i, memory, simulations, goOn);
                               })
                                             : studies::evaluateAll(count, memories, options.threads, share,
                                                 [&](std::size_t i, const std::shared_ptr<EvaluationMemory> &memory) {
                                                     results[i] = points.at(begin + i, memory);
                                                 });
        if (!whole)
            return studies::cancelled();
        if (auto taken = sink(results); !taken)
            return taken;
        begin += count;
    }
    return {};
}

// ---- What points cost -----------------------------------------------------------------------------------------------

namespace {

// How many times as much the evaluation takes that a value of the axis asks for: its candidates, and for each point a
// part that does not grow with them.
double factorOf(const Study &study, const Snapshot &snapshot, const StudyAxis &axis, std::size_t position)
{
    constexpr double kFixed = 1.0;
    Scenario scenario = study.scenario;
    if (!setParameter(scenario, axis.parameter, axisValue(axis, position)))
        return kFixed;
    if (axis.parameter == "regions")
        return kFixed + static_cast<double>(scenario.regions.size());
    if (axis.parameter == "purchase")
        return kFixed + static_cast<double>(scenario.purchase.size());
    return kFixed
        + static_cast<double>(scenario.typeFilter.empty() ? snapshot.types.size() : scenario.typeFilter.size());
}

} // namespace

PointCosts::PointCosts(const Study &study, const Snapshot &snapshot, double besides, const std::vector<Factors> &along)
    : m_besides(besides)
{
    for (std::size_t a = 0; a < study.axes.size(); ++a) {
        const StudyAxis &axis = study.axes[a];
        m_simulations.push_back({axis.count, {}, a < along.size() ? along[a] : Factors{}});
        Axis &out = m_evaluations.emplace_back();
        out.count = axis.count;
        if (axis.parameter != "regions" && axis.parameter != "purchase" && axis.parameter != "type_filter")
            continue; // any value costs the same
        double sum = 0;
        for (std::size_t i = 0; i < axis.count; ++i) {
            out.before.push_back(sum);
            sum += factorOf(study, snapshot, axis, i);
        }
        out.before.push_back(sum);
    }
}

double PointCosts::Axis::upTo(std::size_t position) const
{
    if (!before.empty())
        return before[position];
    if (factors.empty())
        return static_cast<double>(position);
    double sum = static_cast<double>(std::min(position, factors.front().first)) * factors.front().second;
    for (std::size_t k = 0; k < factors.size() && position > factors[k].first; ++k) {
        const auto &[from, factor] = factors[k];
        const bool last = k + 1 == factors.size();
        const auto n = static_cast<double>((last ? position : std::min(position, factors[k + 1].first)) - from);
        const double slope
            = last ? 0 : (factors[k + 1].second - factor) / static_cast<double>(factors[k + 1].first - from);
        sum += n * factor + slope * n * (n - 1) / 2;
    }
    return sum;
}

double PointCosts::upTo(std::size_t index) const
{
    return sum(m_evaluations, index) + (m_besides > 0 ? m_besides * sum(m_simulations, index) : 0);
}

double PointCosts::sum(const std::vector<Axis> &axes, std::size_t index)
{
    // Whole blocks of the slowest axis, then within the one that is begun those of the next.
    std::vector<std::size_t> positions;
    for (const Axis &axis : axes) {
        positions.push_back(index % axis.count);
        index /= axis.count;
    }
    double sum = 0, within = 1; // within: factors of the slower axes where the point stands
    if (index > 0) { // behind the last point
        sum = 1;
        for (const Axis &axis : axes)
            sum *= axis.upTo(axis.count);
        return sum;
    }
    for (std::size_t a = axes.size(); a-- > 0;) {
        double faster = 1;
        for (std::size_t b = 0; b < a; ++b)
            faster *= axes[b].upTo(axes[b].count);
        sum += within * axes[a].upTo(positions[a]) * faster;
        within *= axes[a].upTo(positions[a] + 1) - axes[a].upTo(positions[a]);
    }
    return sum;
}

std::size_t PointCosts::boundary(double share) const
{
    std::size_t points = m_evaluations.empty() ? 0 : 1;
    for (const Axis &axis : m_evaluations)
        points *= axis.count;
    const double wanted = share * upTo(points);
    std::size_t low = 0, high = points;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (upTo(middle) >= wanted)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

namespace {

// Seconds that this thread has worked: what else the machine does meanwhile takes no part of a study.
double worked()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    if (std::timespec now{}; ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
#endif
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// What simulations take along each axis, where the others stand in their middle. False: stopped.
bool timeSimulations(const Study &study, const SnapshotPtr &snapshot, const std::shared_ptr<EvaluationMemory> &memory,
    const std::function<bool()> &goOn, studies::PredictedWork &work)
{
    constexpr std::uint64_t kTimedTrajectories = 10'000; // time grows with them; of few, the start takes most
    constexpr double kEnoughSeconds = 2, kMostFactor = 20;
    Study few = study;
    few.keep.simulation->trajectories = std::min(few.keep.simulation->trajectories, kTimedTrajectories);
    const studies::Points each(few, snapshot);
    studies::Simulations simulations(few);
    const double begin = worked();
    const auto timed = [&](std::size_t changed, std::size_t position) { // behind the axes: none is changed
        std::size_t index = 0, block = 1;
        for (std::size_t a = 0; a < study.axes.size(); ++a) {
            index += block * (a == changed ? position : study.axes[a].count / 2);
            block *= study.axes[a].count;
        }
        const double before = worked();
        each.at(index, memory);
        const double evaluated = worked();
        each.at(index, memory, simulations, goOn);
        return std::max(0.0, (worked() - evaluated) - (evaluated - before));
    };
    const double middle = timed(study.axes.size(), 0);
    std::vector<std::map<std::size_t, double>> along(study.axes.size());
    double most = middle;
    for (const std::size_t quarter : {0U, 4U, 1U, 3U}) // the ends first
        for (std::size_t a = 0; a < study.axes.size() && worked() - begin < kEnoughSeconds && goOn(); ++a) {
            const std::size_t count = study.axes[a].count, position = std::min(count * quarter / 4, count - 1);
            if (position == count / 2 || along[a].contains(position))
                continue;
            most = std::max(most, along[a][position] = timed(a, position));
        }
    const double base = middle > 0 ? middle : most; // nothing to simulate in the middle
    for (std::size_t a = 0; a < study.axes.size(); ++a) {
        along[a][study.axes[a].count / 2] = base;
        PointCosts::Factors &factors = work.along.emplace_back();
        for (const auto &[position, seconds] : along[a])
            factors.emplace_back(position, base > 0 ? std::clamp(seconds / base, 1 / kMostFactor, kMostFactor) : 1.0);
    }
    work.simulatedPoint = base * static_cast<double>(study.keep.simulation->trajectories)
        / static_cast<double>(few.keep.simulation->trajectories);
    return goOn();
}

} // namespace

Result<studies::PredictedWork> studies::predictedWork(
    const Study &study, const SnapshotPtr &snapshot, const ProgressFn &progress)
{
    const auto goOn = [&progress] { return keepGoing(progress, 0); }; // it takes seconds: nobody looks at a share
    const auto stopped = [] { return fail(Error::Code::cancelled, {"job.cancelled", {}}); };
    auto points = pointCount(study);
    if (!points)
        return tl::unexpected<Error>(points.error());
    if (auto good = validateStudy(study); !good)
        return tl::unexpected<Error>(good.error());
    if (auto good = checkNames(study, *snapshot); !good)
        return tl::unexpected<Error>(good.error());
    // The first evaluation fits the predictions and fills the memory; those behind it are what a point takes.
    constexpr std::size_t kTimed = 8;
    constexpr double kGoldenRatio = 0.6180339887498949; // never in step with an axis
    const PointCosts costs(study, *snapshot);
    const auto memory = std::make_shared<EvaluationMemory>();
    const Points each(study, snapshot);
    each.at(0, memory);
    double seconds = 0, cost = 0;
    const std::size_t timed = std::min(kTimed, *points);
    for (std::size_t i = 0; i < timed; ++i) {
        if (!goOn())
            return stopped();
        const double within = std::fmod(static_cast<double>(i) * kGoldenRatio, 1.0);
        const auto index = static_cast<std::size_t>(
            static_cast<double>(*points) * (static_cast<double>(i) + within) / static_cast<double>(timed));
        const double begin = worked();
        each.at(index, memory);
        seconds += worked() - begin;
        cost += costs.upTo(index + 1) - costs.upTo(index);
    }
    PredictedWork work;
    work.evaluation = seconds / cost * costs.upTo(*points);
    if (study.keep.simulation) {
        if (!timeSimulations(study, snapshot, memory, goOn, work))
            return stopped();
        work.simulation
            = work.simulatedPoint * (PointCosts(study, *snapshot, 1, work.along).upTo(*points) - costs.upTo(*points));
    }
    return work;
}

Result<double> predictedSeconds(const Study &study, const SnapshotPtr &snapshot, const ProgressFn &progress)
{
    const auto work = studies::predictedWork(study, snapshot, progress);
    if (!work)
        return tl::unexpected<Error>(work.error());
    return work->evaluation + work->simulation;
}

} // namespace wattfare
