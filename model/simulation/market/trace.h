// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/message.h"
#include "model/support/outcome.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Availability traces (simulation 4.2): a sampling gap and runs of ticks with the number of instances
// that could be obtained. 0 means none; sources that store the opposite are flipped on the way in.
namespace wattfare {

struct AvailabilityTrace;

struct TraceRun {
    std::uint64_t startTick = 0;
    std::uint64_t ticks = 0;
    std::uint32_t available = 0;
    friend bool operator==(const TraceRun &, const TraceRun &) = default;
};

inline constexpr std::uint64_t kMaxTraceTicks = 100'000'000;

class Trace
{
public:
    // Runs must touch: a gap or an overlap is outOfRange("start_tick", tick). noData("runs") when empty;
    // outOfRange("gap_seconds" | "run_ticks" | "ticks"). Equal neighbours are joined, the first tick becomes 0.
    static Outcome<Trace> make(double gapSeconds, std::span<const TraceRun> runs);
    static Outcome<Trace> fromTicks(double gapSeconds, std::span<const std::uint32_t> available); // one value a tick
    static Outcome<Trace> fromText(double gapSeconds, std::string_view zerosAndOnes); // "1110010"
    static Outcome<Trace> from(const AvailabilityTrace &trace); // of the catalogue

    double gapSeconds() const { return m_gap; }
    std::uint64_t ticks() const { return m_ticks; }
    double hours() const { return static_cast<double>(m_ticks) * m_gap / 3600.0; }
    const std::vector<TraceRun> &runs() const { return m_runs; }
    std::uint32_t at(std::uint64_t tick) const; // tick < ticks()
    std::size_t runAt(std::uint64_t tick) const; // index of the run that holds it
    std::uint32_t most() const { return m_most; }
    double meanAvailability() const; // of the values, over most(); what the importer shows and asks about
    // 0 and 1 swapped (value v becomes most() - v): for files in which 1 means lost.
    Trace flipped() const;

private:
    double m_gap = 0.0;
    std::uint64_t m_ticks = 0;
    std::uint32_t m_most = 0;
    std::vector<TraceRun> m_runs;
};

// Estimators for "at least `needed` instances obtainable". Absent: the trace does not say.
struct TraceEstimate {
    std::uint64_t ticks = 0;
    double hours = 0.0;
    double availability = 0.0;
    std::uint64_t losses = 0; // n10
    std::uint64_t recoveries = 0; // n01
    std::optional<double> hazardSampledPerHour; // n10 / (N1 g), N1: available ticks with a successor
    std::optional<double> hazardPerHour; // -ln(1 - n10/N1)/g: for simulation; a lower bound
    std::optional<double> hazardStandardError; // hazardSampled / sqrt(n10)
    std::optional<double> recoverySampledPerHour, recoveryPerHour;
    std::optional<double> meanUpHours, meanDownHours; // of complete runs (neither first nor last)
    std::optional<double> upSquaredVariation; // squared coefficient of variation of complete up runs
    std::uint64_t completeUpRuns = 0, completeDownRuns = 0;
    std::vector<Message> warnings; // "sim.trace_few_losses", "sim.trace_all_up", "sim.trace_all_down",
                                   // "sim.trace_maybe_reversed", "sim.trace_one_tick", "sim.trace_lower_bound"
};
TraceEstimate estimate(const Trace &trace, std::uint32_t needed = 1);

// What a gang that runs whole or not at all asks of a trace. A trace that counts instances must offer all of them at
// once; one that records a single instance (0 or 1) says nothing of more: the gang then comes and goes with that one,
// which "sim.trace_single_for_gang" (instances) warns of. Status: noCapacity("instances", most) where the trace never
// offers so many.
struct GangNeed {
    std::uint32_t needed = 1;
    std::vector<Message> notes;
};
Outcome<GangNeed> gangNeed(const Trace &trace, std::uint32_t instances, bool counts);
inline Outcome<GangNeed> gangNeed(const Trace &trace, std::uint32_t instances)
{
    return gangNeed(trace, instances, trace.most() > 1);
}

// Two-valued view of a trace for one need, with O(1) look-up of the run at a tick; what policies and replays walk on.
class UpDownRuns
{
public:
    UpDownRuns() = default;
    UpDownRuns(const Trace &trace, std::uint32_t needed);
    std::uint64_t ticks() const { return m_ticks; }
    std::size_t size() const { return m_end.size(); }
    std::size_t runAt(std::uint64_t tick) const;
    bool up(std::size_t run) const { return m_firstUp == ((run & 1U) == 0); }
    std::uint64_t end(std::size_t run) const { return m_end[run]; } // first tick after the run

private:
    std::vector<std::uint64_t> m_end;
    std::vector<std::uint32_t> m_coarse; // run at every 2^k-th tick
    std::uint64_t m_ticks = 0;
    unsigned m_shift = 0;
    bool m_firstUp = false;
};

} // namespace wattfare
