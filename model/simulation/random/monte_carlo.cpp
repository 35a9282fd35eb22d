// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/random/monte_carlo.h"

#include "model/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <mutex>

namespace wattfare {

const double kCapped = std::numeric_limits<double>::infinity();

namespace {

constexpr std::size_t kStageBlocks = 512; // results of a stage are merged, in order, when all its blocks are done

// Asks for cancellation and reports progress, from any worker.
class Poller
{
public:
    Poller(const RunOptions &options, std::uint64_t total)
        : m_options(options)
        , m_total(total)
        , m_last(now())
    {
    }
    void blockDone(std::uint64_t trajectories) { m_done.fetch_add(trajectories, std::memory_order_relaxed); }
    bool poll()
    {
        if (m_cancelled.load(std::memory_order_relaxed))
            return true;
        if (m_options.stop.stop_requested()) {
            m_cancelled.store(true, std::memory_order_relaxed);
            return true;
        }
        if (!m_options.progress || now() - m_last.load(std::memory_order_relaxed) < kSpacing)
            return false;
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        if (!lock || now() - m_last.load(std::memory_order_relaxed) < kSpacing)
            return false;
        m_last.store(now(), std::memory_order_relaxed);
        const double share = static_cast<double>(m_done.load(std::memory_order_relaxed)) / static_cast<double>(m_total);
        if (!m_options.progress(std::min(share, 1.0)))
            m_cancelled.store(true, std::memory_order_relaxed);
        return m_cancelled.load(std::memory_order_relaxed);
    }
    bool cancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

private:
    static constexpr std::int64_t kSpacing = 50'000'000; // ns: 20 reports a second
    static std::int64_t now()
    {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }
    const RunOptions &m_options;
    std::uint64_t m_total;
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<std::int64_t> m_last;
    std::atomic<bool> m_cancelled{false};
    std::mutex m_mutex;
};

// Memory of one stage.
struct Stage {
    std::vector<std::span<double>> columns; // [column] all trajectories of the stage
    std::vector<std::vector<double>> scratch; // where columns point when samples are not kept
    std::vector<Moments> moments; // [block * columns + column]
    std::vector<double> sums;
    std::vector<std::uint32_t> counts;
    std::vector<double> minima;
    std::vector<std::uint64_t> met; // [block * limits + limit]
    std::vector<unsigned char> done; // [block]
};

// Fewer blocks a stage where each needs much memory for its counts.
std::uint64_t blocksOfStage(const MonteCarloPlan &plan)
{
    constexpr std::size_t budget = 4'000'000; // counts and sums of a stage
    return std::clamp<std::size_t>(budget / std::max<std::size_t>(1, plan.counts + plan.sums), 16, kStageBlocks);
}

// Relative half width of the 95 % interval; 0 when nothing varies.
double relativeHalfWidth(const Moments &m)
{
    const double sd = std::sqrt(m.variance());
    if (sd == 0.0)
        return 0.0;
    if (m.n < 2 || m.mean == 0.0)
        return std::numeric_limits<double>::infinity();
    return kZ95 * sd / std::sqrt(static_cast<double>(m.n)) / std::fabs(m.mean);
}

class Run
{
public:
    Run(const MonteCarloPlan &plan, const RunOptions &options, const BlockKernel &kernel)
        : m_plan(plan)
        , m_options(options)
        , m_kernel(kernel)
        , m_total(options.relativeHalfWidth ? std::min(options.n, kMaxTrajectoriesStopping) : options.n)
        , m_stored(m_total <= kMaxStored)
        , m_block(plan.blockTrajectories)
        , m_stageBlocks(blocksOfStage(plan))
        , m_poller(options, m_total)
    {
        m_out.info.seed = options.seed;
        m_out.info.requested = options.n;
        m_out.samples.resize(plan.columns);
        m_out.moments.resize(plan.columns);
        m_out.sums.assign(plan.sums, 0.0);
        m_out.counts.assign(plan.counts, 0);
        m_out.minima.assign(plan.minima, kCapped);
        m_out.met.assign(plan.limits.size(), 0);
        m_out.threads = options.threads;
        if (!m_stored)
            m_out.histograms.resize(plan.columns);
    }

    Outcome<MonteCarloOutput> operator()(const StageFn &onPreview)
    {
        while (m_done < m_total) {
            const std::uint64_t size = std::min(stageSize(onPreview != nullptr), m_total - m_done);
            compute(size);
            const bool first = m_done == 0;
            merge(size);
            if (m_poller.cancelled() && m_done < m_total) {
                m_out.info.cancelled = true;
                break;
            }
            if (m_options.relativeHalfWidth && m_done >= std::min(kPreviewTrajectories, m_total)
                && relativeHalfWidth(m_out.moments[m_plan.stopColumn]) <= *m_options.relativeHalfWidth) {
                m_out.info.converged = true;
                break;
            }
            if (first && onPreview && m_done < m_total)
                onPreview(m_out);
        }
        if (m_done == 0)
            return failure(Status::cancelled);
        return std::move(m_out);
    }

private:
    std::uint64_t stageSize(bool preview) const
    {
        if (m_done == 0 && (preview || m_options.relativeHalfWidth))
            return kPreviewTrajectories;
        if (m_options.relativeHalfWidth) {
            const double ratio = relativeHalfWidth(m_out.moments[m_plan.stopColumn]) / *m_options.relativeHalfWidth;
            const double done = static_cast<double>(m_done);
            // Toward the estimate of what is needed, at most doubling: a first estimate of the spread may be poor.
            const double wanted = std::min(done, done * (1.02 * ratio * ratio - 1.0)) / static_cast<double>(m_block);
            const double blocks = std::clamp(std::ceil(wanted), 1.0, static_cast<double>(m_stageBlocks));
            return static_cast<std::uint64_t>(blocks) * m_block;
        }
        return m_stageBlocks * m_block;
    }

    void compute(std::uint64_t size)
    {
        const std::size_t columns = m_plan.columns, limits = m_plan.limits.size();
        const auto count = static_cast<std::size_t>(size);
        const std::size_t blocks = (count - 1) / m_block + 1;
        m_stage.columns.resize(columns);
        m_stage.scratch.resize(columns);
        // New memory costs as much as some trajectories: columns are prepared side by side, and grow once where n is
        // known.
        parallelFor(
            columns, 1,
            [&](std::size_t begin, std::size_t end) {
                for (std::size_t c = begin; c < end; ++c) {
                    std::vector<double> &store = m_stored ? m_out.samples[c] : m_stage.scratch[c];
                    const std::size_t from = m_stored ? m_finished : 0;
                    const auto total = static_cast<std::size_t>(m_total);
                    if (m_stored && store.capacity() < from + count)
                        store.reserve(m_options.relativeHalfWidth
                                ? std::min(total, std::max(from + count, 2 * store.capacity()))
                                : total);
                    store.resize(from + count);
                    m_stage.columns[c] = std::span(store).subspan(from);
                }
            },
            m_options.threads);
        m_stage.moments.assign(blocks * columns, {});
        m_stage.sums.assign(blocks * m_plan.sums, 0.0);
        m_stage.counts.assign(blocks * m_plan.counts, 0);
        m_stage.minima.assign(blocks * m_plan.minima, kCapped);
        m_stage.met.assign(blocks * limits, 0);
        m_stage.done.assign(blocks, 0);

        parallelFor(
            blocks, 1,
            [&](std::size_t begin, std::size_t end) {
                std::vector<std::span<double>> out(columns);
                for (std::size_t block = begin; block < end; ++block) {
                    if (m_poller.poll())
                        return;
                    const std::size_t first = block * m_block;
                    BlockContext context;
                    context.seed = m_options.seed;
                    context.firstTrajectory = m_options.firstTrajectory + m_done + first;
                    context.count = std::min<std::size_t>(m_block, count - first);
                    for (std::size_t c = 0; c < columns; ++c)
                        out[c] = m_stage.columns[c].subspan(first, context.count);
                    context.out = out;
                    context.sums = std::span(m_stage.sums).subspan(block * m_plan.sums, m_plan.sums);
                    context.counts = std::span(m_stage.counts).subspan(block * m_plan.counts, m_plan.counts);
                    context.minima = std::span(m_stage.minima).subspan(block * m_plan.minima, m_plan.minima);
                    bool told = false; // a kernel that was not told to stop has done its whole block
                    const std::function<bool()> poll = [this, &told] { return told = m_poller.poll() || told; };
                    context.setPoll(&poll);
                    m_kernel(context);
                    if (told)
                        return;
                    for (std::size_t c = 0; c < columns; ++c)
                        m_stage.moments[block * columns + c] = Moments::of(out[c]);
                    for (std::size_t l = 0; l < limits; ++l) {
                        std::uint64_t met = 0;
                        for (const double x : out[m_plan.limits[l].column])
                            met += x <= m_plan.limits[l].limit ? 1U : 0U;
                        m_stage.met[block * limits + l] = met;
                    }
                    m_stage.done[block] = 1;
                    m_poller.blockDone(context.count);
                }
            },
            m_options.threads);
    }

    // The longest prefix of complete blocks joins the result.
    void merge(std::uint64_t size)
    {
        const std::size_t columns = m_plan.columns, limits = m_plan.limits.size();
        std::size_t blocks = 0;
        while (blocks < m_stage.done.size() && m_stage.done[blocks] != 0)
            ++blocks;
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(size, blocks * m_block));
        for (std::size_t b = 0; b < blocks; ++b) {
            for (std::size_t c = 0; c < columns; ++c)
                m_out.moments[c].merge(m_stage.moments[b * columns + c]);
            for (std::size_t k = 0; k < m_plan.sums; ++k)
                m_out.sums[k] += m_stage.sums[b * m_plan.sums + k];
            for (std::size_t k = 0; k < m_plan.counts; ++k)
                m_out.counts[k] += m_stage.counts[b * m_plan.counts + k];
            for (std::size_t k = 0; k < m_plan.minima; ++k)
                m_out.minima[k] = std::min(m_out.minima[k], m_stage.minima[b * m_plan.minima + k]);
            for (std::size_t l = 0; l < limits; ++l)
                m_out.met[l] += m_stage.met[b * limits + l];
        }
        const std::uint64_t finishedBefore = m_finished;
        m_finished = static_cast<std::size_t>(m_out.moments[0].n);
        const std::size_t finished = m_finished - static_cast<std::size_t>(finishedBefore);
        m_done += count;
        m_out.info.n = m_done;
        m_out.info.capped = m_done - m_finished;
        if (finished < count) { // capped trajectories leave the columns; they are capped in all of them
            for (std::span<double> &column : m_stage.columns)
                static_cast<void>(std::remove_if(column.begin(), column.begin() + static_cast<std::ptrdiff_t>(count),
                    [](double x) { return std::isinf(x); }));
        }
        if (m_stored) {
            for (std::vector<double> &column : m_out.samples)
                column.resize(m_finished);
        } else {
            parallelFor(
                columns, 1,
                [&](std::size_t begin, std::size_t end) {
                    for (std::size_t c = begin; c < end; ++c) {
                        for (const double x : m_stage.columns[c].first(finished))
                            m_out.histograms[c].add(x);
                    }
                },
                m_options.threads);
        }
    }

    const MonteCarloPlan &m_plan;
    const RunOptions &m_options;
    const BlockKernel &m_kernel;
    std::uint64_t m_total;
    bool m_stored;
    std::uint64_t m_block; // trajectories
    std::uint64_t m_stageBlocks;
    Poller m_poller;
    Stage m_stage;
    MonteCarloOutput m_out;
    std::uint64_t m_done = 0;
    std::size_t m_finished = 0;
};

} // namespace

Summary MonteCarloOutput::summary(std::size_t column) const
{
    if (!histograms.empty())
        return summarise(moments[column], histograms[column], info.capped);
    return summarise(moments[column], samples[column], info.capped, threads);
}

Probability MonteCarloOutput::metLimit(std::size_t limit, bool cappedMayMeet) const
{
    const auto all = static_cast<double>(info.n);
    Probability p = probability(static_cast<double>(met[limit]), all);
    if (cappedMayMeet)
        p.interval.high = probability(static_cast<double>(met[limit] + info.capped), all).interval.high;
    return p;
}

std::uint64_t blockTrajectoriesFor(double eventsOfTrajectory)
{
    constexpr double events = 262'144.0; // of a block
    std::uint64_t block = kBlockTrajectories;
    while (block > 1 && !(static_cast<double>(block) * eventsOfTrajectory <= events))
        block /= 2;
    return block;
}

Outcome<MonteCarloOutput> runMonteCarlo(
    const MonteCarloPlan &plan, const RunOptions &options, const BlockKernel &kernel, const StageFn &onPreview)
{
    if (options.n == 0 || options.n > kMaxTrajectories)
        return failure(Status::outOfRange, "trajectories", static_cast<double>(options.n));
    if (options.relativeHalfWidth && !isPositive(*options.relativeHalfWidth))
        return failure(Status::outOfRange, "relative_half_width",
            std::isfinite(*options.relativeHalfWidth) ? *options.relativeHalfWidth : 0.0);
    if (options.threads > 1024)
        return failure(Status::outOfRange, "threads", options.threads);
    const double events = plan.eventsOfTrajectory * static_cast<double>(options.n);
    if (events > kMaxRunEvents)
        return failure(Status::outOfRange, "trajectories", static_cast<double>(options.n));
    if (options.announce && events > 0.0)
        options.announce(events);
    return Run(plan, options, kernel)(onPreview);
}

} // namespace wattfare
