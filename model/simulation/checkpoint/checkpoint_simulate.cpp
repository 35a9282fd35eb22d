// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/checkpoint_kernel.h"
#include "model/simulation/random/checks.h"
#include "model/simulation/random/random_quads.h"

#include <limits>

namespace wattfare {

namespace {

using sim::CheckpointModel;
using sim::RunFigures;

constexpr double kMaxEvents = 1e7; // draws of one trajectory

enum Column : std::size_t { kHours, kBusy, kLost, kLosses, kUsd, kFreeUsd };

struct Setup {
    CheckpointModel model;
    BillingRules billing;
    SpotProcessPtr process;
    double horizon = std::numeric_limits<double>::infinity();
    double usdPerHour = 0.0;
    bool priced = false;
    double events = 1.0; // of a trajectory, about
};

// A market that takes the whole gang at once stops it at its own rate, not at that of each instance times their number.
CheckpointParams atGangRate(CheckpointParams p)
{
    if (p.process && p.process->pools() > 0 && isNonNegative(p.hazardPerHour) && p.instances > 0)
        if (const std::optional<double> rate = p.process->lossesPerHour(0, p.instances))
            p.hazardPerHour = *rate / p.instances;
    return p;
}

Outcome<Setup> setUp(const CheckpointParams &p)
{
    Outcome<CheckpointModel> model = sim::checkpointModel(atGangRate(p));
    if (!model)
        return tl::unexpected(model.error());
    Setup s;
    s.model = std::move(*model);
    s.billing.firstHourFree = p.firstHourFree;
    s.process = p.process;
    s.priced = p.process ? p.process->priced() : p.usdPerHour.has_value();
    s.usdPerHour = p.usdPerHour.value_or(0.0);
    const CheckpointModel &m = s.model;
    if (p.process) {
        if (p.process->pools() == 0)
            return failure(Status::noData, "process");
        if (!(p.process->leastUsdPerHour(0) < kNever))
            return failure(Status::noCapacity, "cap_usd_per_hour");
        if (p.instances > 4096)
            return sim::outOfRange("instances", p.instances);
        s.horizon = std::min(m.cap, p.process->longestHours());
        if (m.failureFree > p.process->longestHours())
            return failure(Status::noData, "process", p.process->longestHours());
        if (p.process->changesPerHour() * s.horizon > kMaxEvents)
            return sim::outOfRange("expected_losses", p.process->changesPerHour() * s.horizon);
        // Most end long before the horizon; each instance of the gang walks over the changes by itself.
        s.events = m.instances * (1.0 + p.process->changesPerHour() * std::min(s.horizon, 3.0 * m.failureFree));
        return s;
    }
    if (const std::optional<Failure> hopeless = sim::outpaced(m))
        return tl::unexpected(*hopeless);
    // A trajectory ends with its work or at the cap, whichever comes first.
    const double events = std::min(sim::expectedRun(m).losses, m.hazard * m.cap);
    if (events > kMaxEvents)
        return sim::outOfRange("expected_losses", events);
    s.events = 1.0 + events;
    return s;
}

// A replay that starts at random leaves room for far more than the run is expected to take; what is longer still ends
// with the record and counts as unfinished.
std::unique_ptr<SpotPath> pathOf(const Setup &s)
{
    if (!s.process)
        return nullptr;
    std::unique_ptr<SpotPath> path = s.process->path();
    constexpr double runway = 4.0;
    if (const double expected = sim::expectedRun(s.model).hours; std::isfinite(expected))
        path->leave(runway * std::max(expected, s.model.failureFree));
    return path;
}

// One trajectory; streams of the trajectory, so that timeline and simulation agree.
template <class Recorder>
RunFigures runOne(const Setup &s, SpotPath *path, std::vector<RandomStream> &slots, std::uint64_t seed,
    std::uint64_t trajectory, sim::Ticker &ticker, Recorder &record)
{
    const CheckpointModel &m = s.model;
    RandomStream waits, notices;
    if (m.waitExponential)
        waits = RandomStream(seed, trajectory, Substream::launchSuccess, 1);
    if (m.saves)
        notices = RandomStream(seed, trajectory, Substream::notice);
    if (path != nullptr) {
        RandomStream launches(seed, trajectory, Substream::launchSuccess);
        for (std::size_t i = 0; i < slots.size(); ++i)
            slots[i] = RandomStream(seed, trajectory, Substream::lifetimes, static_cast<std::uint32_t>(i));
        path->begin(seed, trajectory, s.horizon);
        return sim::runMarket(m, s.billing, sim::PathMarket{*path, slots, launches}, notices, waits,
            std::min(s.horizon, path->endHours()), ticker, record);
    }
    RandomStream lifetimes(seed, trajectory, Substream::lifetimes);
    if (m.hazard > 0.0 && !m.saves)
        return sim::runIgnoring(m, s.billing, lifetimes, waits, ticker, record);
    return sim::runMarket(
        m, s.billing, sim::ConstantMarket{lifetimes, m.hazard}, notices, waits, s.horizon, ticker, record);
}

// Constant hazard without notice: the first lives of many trajectories are drawn together.
class LivesAhead
{
public:
    LivesAhead(const Setup &s, const BlockContext &context)
        : m_context(context)
    {
        const double expected = sim::expectedRun(s.model).losses + 1.0;
        m_ahead = 4 * static_cast<std::size_t>(std::clamp(std::ceil(expected / 4.0), 1.0, 16.0));
        m_lives.resize(kTogether * m_ahead);
    }
    sim::DrawnLives of(std::size_t i) // i from 0 up, one by one
    {
        if (i % kTogether == 0) {
            m_quads.begin(m_context.seed, 0, Substream::lifetimes);
            const std::size_t count = std::min(kTogether, m_context.count - i);
            for (std::size_t block = 0; block < m_ahead / 2; block += 2)
                m_quads.exponentialsOf(m_context.firstTrajectory + i, count, static_cast<std::uint32_t>(block),
                    m_lives.data() + 2 * block, m_ahead);
        }
        const double *first = m_lives.data() + (i % kTogether) * m_ahead;
        sim::DrawnLives lives{
            first, first + m_ahead, RandomStream(m_context.seed, m_context.firstTrajectory + i, Substream::lifetimes)};
        lives.rest.skipBlocks(static_cast<std::uint32_t>(m_ahead / 2));
        return lives;
    }

private:
    static constexpr std::size_t kTogether = 64;
    const BlockContext &m_context;
    std::size_t m_ahead = 4;
    std::vector<double> m_lives; // [trajectory of the batch][life]
    PhiloxQuads m_quads;
};

void runBlock(const Setup &s, const BlockContext &context)
{
    const std::unique_ptr<SpotPath> path = pathOf(s);
    std::vector<RandomStream> slots(path ? static_cast<std::size_t>(s.model.instances) : 0);
    sim::Ticker ticker(&context);
    sim::SilentRecorder silent;
    const double instances = s.model.instances;
    std::optional<LivesAhead> ahead;
    if (!path && s.model.hazard > 0.0 && !s.model.saves)
        ahead.emplace(s, context);
    const auto run = [&](std::size_t i) {
        if (!ahead)
            return runOne(s, path.get(), slots, context.seed, context.firstTrajectory + i, ticker, silent);
        sim::DrawnLives lives = ahead->of(i);
        RandomStream waits;
        if (s.model.waitExponential)
            waits = RandomStream(context.seed, context.firstTrajectory + i, Substream::launchSuccess, 1);
        return sim::runIgnoring(s.model, s.billing, lives, waits, ticker, silent);
    };
    for (std::size_t i = 0; i < context.count; ++i) {
        const RunFigures f = run(i);
        if (f.stopped)
            return;
        if (f.capped) {
            for (const std::span<double> &column : context.out)
                column[i] = kCapped;
            continue;
        }
        context.out[kHours][i] = f.hours;
        context.out[kBusy][i] = f.busy;
        context.out[kLost][i] = f.lost;
        context.out[kLosses][i] = f.losses;
        if (!s.priced)
            continue;
        context.out[kUsd][i] = path ? f.usd : s.usdPerHour * (instances * f.busy - f.freeHours + f.minimumHours);
        context.out[kFreeUsd][i] = path ? f.freeUsd : s.usdPerHour * f.freeHours;
    }
}

CheckpointResult resultOf(const CheckpointParams &p, const Setup &s, const MonteCarloPlan &plan, MonteCarloOutput out)
{
    CheckpointResult r;
    r.info = out.info;
    r.hours = out.summary(kHours);
    r.busyHours = out.summary(kBusy);
    r.lostHours = out.summary(kLost);
    r.losses = out.summary(kLosses);
    if (s.priced) {
        r.usd = out.summary(kUsd);
        r.freeUsd = out.summary(kFreeUsd);
    }
    if (const auto kwh = p.energy.kwhPerHour()) {
        r.kwh = r.busyHours.scaled(s.model.instances * *kwh);
        if (const auto kg = p.energy.kgPerKwh())
            r.kgco2e = r.kwh->scaled(*kg);
    }
    r.warnings = s.model.warnings;
    for (std::size_t l = 0; l < plan.limits.size(); ++l) {
        const bool time = plan.limits[l].column == kHours;
        const bool open = sim::undecidedBy(
            time ? plan.limits[l].limit : kNever, std::min(s.model.cap, s.horizon), out.info.capped, r.warnings);
        (time ? r.metDeadline : r.withinBudget) = out.metLimit(l, open);
    }
    r.capHours = s.model.cap;
    if (out.info.capped > 0)
        r.warnings.push_back(sim::cappedWarning(out.info.capped, r.hours.cappedShare()));
    if (!s.process) {
        if (Outcome<CheckpointClosedForm> form = checkpointClosedForm(p))
            r.closedForm = std::move(*form);
        if (r.closedForm && r.usd && r.closedForm->expectedLosses > 0.0)
            if (auto note = sim::firstHourNote(p.firstHourFree, r.closedForm->expectedUsd, r.usd->mean))
                r.warnings.push_back(std::move(*note));
    }
    r.samples.hours = std::move(out.samples[kHours]);
    r.samples.busyHours = std::move(out.samples[kBusy]);
    r.samples.lostHours = std::move(out.samples[kLost]);
    r.samples.losses = std::move(out.samples[kLosses]);
    if (s.priced)
        r.samples.usd = std::move(out.samples[kUsd]);
    return r;
}

class TimelineRecorder
{
public:
    TimelineRecorder(const CheckpointModel &model, std::size_t most)
        : m_model(model)
        , m_most(most)
    {
    }
    void kept(double from, double to)
    {
        const double length = m_model.segmentLength, work = m_model.interval;
        while (from < to && !full()) {
            if (m_model.segments <= 1.0) {
                add(Activity::work, to - from);
                return;
            }
            const double segment = std::min(std::floor(from / length + 1e-12), m_model.segments - 1.0);
            const bool last = segment >= m_model.segments - 1.0;
            const double start = segment * length;
            const bool working = last || from < start + work - 1e-12 * length;
            const double border = last ? to : working ? start + work : start + length;
            const double end = std::min(to, border);
            add(working ? Activity::work : Activity::checkpoint, end - from);
            from = end > from ? end : to;
        }
    }
    void lost(double hours) { add(Activity::lost, hours); }
    void restart(double hours) { add(Activity::restart, hours); }
    void waiting(double hours) { add(Activity::waiting, hours); }
    void notice(double hours) { add(Activity::notice, hours); }
    void loss() { event(true); }
    void launch() { event(false); }
    Timeline take(bool finished)
    {
        m_timeline.hours = m_now;
        m_timeline.finished = finished && !m_cut;
        return std::move(m_timeline);
    }

private:
    bool full()
    {
        m_cut = m_cut || m_timeline.intervals.size() >= m_most;
        return m_cut;
    }
    void add(Activity activity, double hours)
    {
        if (!(hours > 0.0) || full())
            return;
        const Machine machine = activity == Activity::waiting ? Machine::none : Machine::spot;
        if (!m_timeline.intervals.empty() && m_timeline.intervals.back().activity == activity)
            m_timeline.intervals.back().toHours = m_now + hours;
        else
            m_timeline.intervals.push_back({m_now, m_now + hours, activity, machine});
        m_now += hours;
    }
    void event(bool loss)
    {
        if (!m_cut)
            m_timeline.events.push_back({m_now, loss, Machine::spot});
    }
    const CheckpointModel &m_model;
    std::size_t m_most;
    Timeline m_timeline;
    double m_now = 0.0;
    bool m_cut = false;
};

} // namespace

Outcome<CheckpointResult> simulateCheckpoint(const CheckpointParams &params, const RunOptions &options,
    const std::function<void(const CheckpointResult &)> &onPreview)
{
    const Outcome<Setup> s = setUp(params);
    if (!s)
        return tl::unexpected(s.error());
    MonteCarloPlan plan;
    plan.columns = s->priced ? 6 : 4;
    plan.stopColumn = kHours;
    plan.eventsOfTrajectory = s->events;
    plan.blockTrajectories = blockTrajectoriesFor(s->events);
    if (params.deadlineHours)
        plan.limits.push_back({kHours, *params.deadlineHours});
    if (params.budgetUsd && s->priced)
        plan.limits.push_back({kUsd, *params.budgetUsd});
    StageFn preview;
    if (onPreview)
        preview = [&](const MonteCarloOutput &out) { onPreview(resultOf(params, *s, plan, out)); };
    Outcome<MonteCarloOutput> out = runMonteCarlo(
        plan, options, [&](const BlockContext &context) { runBlock(*s, context); }, preview);
    if (!out)
        return tl::unexpected(out.error());
    return resultOf(params, *s, plan, std::move(*out));
}

Outcome<Timeline> checkpointTimeline(
    const CheckpointParams &params, std::uint64_t seed, std::uint64_t trajectory, std::size_t maxIntervals)
{
    const Outcome<Setup> s = setUp(params);
    if (!s)
        return tl::unexpected(s.error());
    const std::unique_ptr<SpotPath> path = pathOf(*s);
    std::vector<RandomStream> slots(path ? static_cast<std::size_t>(s->model.instances) : 0);
    sim::Ticker ticker(nullptr);
    TimelineRecorder recorder(s->model, maxIntervals);
    const RunFigures f = runOne(*s, path.get(), slots, seed, trajectory, ticker, recorder);
    return recorder.take(!f.capped);
}

} // namespace wattfare
