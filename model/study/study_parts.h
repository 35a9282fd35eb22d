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

// The winner and what is kept, of what was evaluated.
PointResult resultOf(const Study &study, const Results &results);

// The same study where the winner alone is asked for.
inline Study withoutKept(Study study)
{
    study.keep = {};
    study.keep.winner = false;
    return study;
}

// The points of a study, of the types alone that do the work at all. Which ones those are is asked once: where no axis
// can change it, the others only take time. A point whose result needs them (nobody wins; a candidate that is kept is
// of them) is evaluated with all types, so that results are those of evaluatePoint().
class Points
{
public:
    Points(const Study &study, const SnapshotPtr &snapshot);
    PointResult at(std::size_t index, const std::shared_ptr<EvaluationMemory> &memory) const;
    PointResult at(std::span<const std::string> values, const std::shared_ptr<EvaluationMemory> &memory) const;
    bool isNarrowed() const { return m_narrow.has_value(); }

private:
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

// Runs body(i, memory) for all i on several threads; asks `progress` on the calling thread. False: stopped.
bool evaluateAll(std::size_t count, Memories &memories, unsigned threads, const ProgressFn &progress,
    const std::function<void(std::size_t, const std::shared_ptr<EvaluationMemory> &)> &body);

inline tl::unexpected<Error> cancelled() { return fail(Error::Code::cancelled, {"job.cancelled", {}}); }

} // namespace wattfare::studies
