// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/random/statistics.h"
#include "model/support/outcome.h"
#include "model/support/progress.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

// The driver that all simulations share (simulation 13): blocks of 1,024 trajectories (fewer where one
// takes long), each computed by one thread into its own accumulators, merged in block order. A result is a function of
// (inputs, seed, n) alone.
namespace wattfare {

inline constexpr std::uint64_t kBlockTrajectories = 1024; // the most of them; a power of two
inline constexpr std::uint64_t kPreviewTrajectories = 4096;
inline constexpr std::uint64_t kMaxStored = 4'000'000; // above: logarithmic histogram, no samples kept
inline constexpr std::uint64_t kMaxTrajectories = 1'000'000'000;
inline constexpr double kMaxRunEvents = 1e12; // of all trajectories: half a day of one core
inline constexpr double kHoursOfEvent = 6e-8 / 3600.0; // about, on one core: what is told beforehand
inline constexpr std::uint64_t kMaxTrajectoriesStopping = 1'000'000; // bound of runs with a stopping rule

struct RunOptions {
    std::uint64_t seed = 20260101;
    std::uint64_t n = 100'000; // trajectories; with a stopping rule the most of them
    unsigned threads = 0; // as in parallelFor; changes no result
    ProgressFn progress; // at most 20 times a second, from any worker, one at a time; false cancels
    std::stop_token stop; // cancels within 100 ms
    std::optional<double> relativeHalfWidth; // stop when the 95 % half width of the principal mean is below this share
                                             // of it (0.01 is usual), tested at block borders
    std::function<void(double events)> announce; // once, before the first block: about how many events the run looks at
    std::uint64_t firstTrajectory = 0; // index of the first; splits one run over several
};

struct RunInfo {
    std::uint64_t seed = 0;
    std::uint64_t n = 0; // trajectories in the result
    std::uint64_t requested = 0;
    std::uint64_t capped = 0; // of n did not finish (simulation 5.5)
    bool cancelled = false; // n is the longest prefix of complete blocks
    bool converged = false; // the stopping rule ended the run
    friend bool operator==(const RunInfo &, const RunInfo &) = default;
};

// What a kernel gets for one block.
class BlockContext
{
public:
    std::uint64_t seed = 0;
    std::uint64_t firstTrajectory = 0;
    std::size_t count = 0; // up to 1,024
    std::span<const std::span<double>> out; // [column][i]; a capped trajectory writes kCapped to every column
    std::span<double> sums; // extra sums, zero at the start of the block, added up in block order
    std::span<std::uint32_t> counts; // extra counts, likewise
    std::span<double> minima; // extra minima, kCapped at the start of the block
    // True: give the block up. To be asked every 4,096 events at least; also reports progress.
    bool cancelled() const { return m_poll && (*m_poll)(); }
    void setPoll(const std::function<bool()> *poll) { m_poll = poll; }

private:
    const std::function<bool()> *m_poll = nullptr;
};

// Marks a trajectory that reached its time limit; never leaves the engine (samples hold finished ones only).
extern const double kCapped;

struct MonteCarloLimit {
    std::size_t column = 0;
    double limit = 0.0; // met by values <= limit; counted exactly at any n
};
struct MonteCarloPlan {
    std::size_t columns = 1; // quantities a trajectory yields, each finite and >= 0 or kCapped
    std::size_t sums = 0;
    std::size_t counts = 0;
    std::size_t minima = 0;
    std::size_t stopColumn = 0; // the mean that the stopping rule watches
    double eventsOfTrajectory = 0.0; // about; 0: not known, and the run not bounded by it
    std::uint64_t blockTrajectories = kBlockTrajectories; // of blockTrajectoriesFor
    std::vector<MonteCarloLimit> limits;
};

struct MonteCarloOutput {
    RunInfo info;
    std::vector<std::vector<double>> samples; // [column], finished trajectories in order; empty above kMaxStored
    std::vector<Moments> moments; // [column]
    std::vector<LogHistogram> histograms; // [column] above kMaxStored, else empty
    std::vector<double> sums;
    std::vector<std::uint64_t> counts;
    std::vector<double> minima; // kCapped where no trajectory set one
    std::vector<std::uint64_t> met; // [limit] trajectories
    unsigned threads = 1;

    Summary summary(std::size_t column) const;
    // Among all trajectories; capped ones count as missed. Where `cappedMayMeet` nobody knows whether they would have
    // met it: the upper end of the interval counts them as met.
    Probability metLimit(std::size_t limit, bool cappedMayMeet = false) const;
};

// Trajectories of a block where one has about so many events (of some 30 to 100 ns each): a power of two, at most
// 1,024, so that a block takes some 10 ms. What a cancelled run keeps is whole blocks. A function of the inputs alone:
// threads must not change results.
std::uint64_t blockTrajectoriesFor(double eventsOfTrajectory);

using BlockKernel = std::function<void(const BlockContext &)>;
using StageFn = std::function<void(const MonteCarloOutput &)>;

// Runs the plan. `onPreview`, where given, sees the first 4,096 trajectories before the rest is computed.
// Errors: outOfRange("trajectories") for 0, more than 1e9 or more than kMaxRunEvents in all,
// outOfRange("relative_half_width"), cancelled when no block was complete.
Outcome<MonteCarloOutput> runMonteCarlo(
    const MonteCarloPlan &plan, const RunOptions &options, const BlockKernel &kernel, const StageFn &onPreview = {});

} // namespace wattfare
