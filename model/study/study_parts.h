// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/study.
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/results.h"
#include "model/study/study.h"
#include "model/support/input_error.h"
#include "model/support/phrase.h"
#include "model/workload/document.h"

#include <atomic>
#include <mutex>
#include <semaphore>
#include <thread>

namespace wattfare::studies {

// What a parameter takes; of one of the maps ("own_watts.g5.xlarge") a number or, of benchmarks, a text.
struct AxisKind {
    bool known = false, number = false, integer = false;
    std::string_view unit;
};
AxisKind axisKind(std::string_view parameter);

// Why a study is refused: of the member "study", or of a study made otherwise.
struct Refusal {
    std::string field; // "axes[0].from"
    Argument found;
    Clause expected;
};
std::optional<Refusal> findRefusal(const Study &study);

// The names of regions, types and of the model that only a catalogue knows; those of every point.
Result<void> checkNames(const Study &study, const Snapshot &snapshot);

// Refuses an axis that is too long for a line: "study.line_too_long".
Result<void> checkLine(const StudyAxis &axis);
// The axis of a plane along which crossings are looked for: `across` where it has numbers, else `up` where that has.
std::size_t axisOfLines(const Study &study, std::size_t across, std::size_t up);

// The winner and what is kept, of what was evaluated.
PointResult resultOf(const Study &study, const Results &results);

// The same study where the winner alone is asked for.
inline Study withoutKept(Study study)
{
    study.keep = {};
    study.keep.winner = false;
    return study;
}

// What a study simulates, as far as memory allows side by side: at most so many trajectories are held at a time, on
// however many threads. Results depend on (study, seed, point) alone.
class Simulations
{
public:
    static constexpr std::uint64_t kHeldTrajectories = 4 * kMostStudyTrajectories;
    static constexpr std::uint64_t kTrajectoryBytes = 16 * sizeof(double); // columns of the engines, at most
    explicit Simulations(const Study &study);
    // Into PointResult::simulated. False: stopped, by `goOn`, which is asked every 50 ms.
    bool run(const Results &results, PointResult &point, const std::function<bool()> &goOn);
    bool any() const { return m_keep.simulation.has_value(); }

private:
    StudyKeep m_keep;
    std::uint64_t m_seed;
    std::counting_semaphore<> m_free; // simulations that may begin
};

// The columns of simulated figures: "usd_mean", "usd_error", "usd_p5", "usd_p97_5", ... in the order of a record.
std::vector<std::string> simulatedColumns(const StudySimulation &simulation);

struct PredictedWork {
    double evaluation = 0, simulation = 0; // seconds of one thread for all points
    double simulatedPoint = 0; // seconds of one whose factors are 1
    std::vector<PointCosts::Factors> along; // of simulations: each axis
};
Result<PredictedWork> predictedWork(const Study &study, const SnapshotPtr &snapshot, const ProgressFn &progress);

// The points of a study, of the types alone that do the work at all. Which ones those are is asked once: where no axis
// can change it, the others only take time. A point whose result needs them (nobody wins; a candidate that is kept is
// of them) is evaluated with all types, so that results are those of evaluatePoint().
class Points
{
public:
    Points(const Study &study, const SnapshotPtr &snapshot);
    PointResult at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory) const;
    // The same and what is simulated of it. Stopped by `goOn`: half of it.
    PointResult at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory, Simulations &simulations,
        const std::function<bool()> &goOn) const;
    PointResult at(std::span<const std::string> values, const std::shared_ptr<EvaluationMemory> &memory) const;
    bool isNarrowed() const { return m_narrow.has_value(); }

private:
    using Then = std::function<void(const Results &, PointResult &)>;
    PointResult at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory, const Then &then) const;
    PointResult at(
        std::span<const std::string> values, const std::shared_ptr<EvaluationMemory> &memory, const Then &then) const;
    const Study &m_study;
    const SnapshotPtr &m_snapshot;
    std::optional<Study> m_narrow;
};

// Evaluations on several threads, each with a memory that the next one on whichever thread takes over.
class Memories
{
public:
    std::shared_ptr<EvaluationMemory> take();
    void give(std::shared_ptr<EvaluationMemory> memory);

private:
    std::mutex m_mutex;
    std::vector<std::shared_ptr<EvaluationMemory>> m_free;
};

// Runs body(i, memory) for all i on several threads; asks `progress` on the calling thread, at the end in any case.
// False: stopped.
bool evaluateAll(std::size_t count, Memories &memories, unsigned threads, const ProgressFn &progress,
    const std::function<void(std::size_t, const std::shared_ptr<EvaluationMemory> &)> &body);
// The same of bodies that may take long: they ask now and then whether to go on, and `progress` is asked on any thread,
// one at a time.
bool evaluateLong(std::size_t count, Memories &memories, unsigned threads, const ProgressFn &progress,
    const std::function<void(std::size_t, const std::shared_ptr<EvaluationMemory> &, const std::function<bool()> &goOn)>
        &body);

inline tl::unexpected<Error> cancelled() { return fail(Error::Code::cancelled, {"job.cancelled", {}}); }

} // namespace wattfare::studies
