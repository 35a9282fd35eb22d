// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/deadline/deadline_model.h"

namespace wattfare::sim {

namespace {

struct Cell { // cheapest way to a state, with what is reported of it
    double usd = std::numeric_limits<double>::infinity();
    std::uint32_t spot = 0, onDemand = 0;
    std::uint32_t launches = 0, losses = 0;
};

// Progress in whole units: a tick gains `gain`, a launch costs `loss`. Where gap and changeover have no common unit, or
// the states would fill the memory, the changeover is rounded down, so that the result stays a lower bound.
struct Units {
    std::int64_t gain = 1, loss = 0, needed = 1;
};
Units unitsOf(const DeadlineModel &m)
{
    constexpr double mostUnits = 1 << 18; // of the work
    Units u;
    const double changeover = m.changeover < kTiny ? 0.0 : m.changeover;
    const double ticks = std::max(1.0, m.work * m.perGap);
    const auto finest = static_cast<std::int64_t>(std::clamp(std::floor(mostUnits / ticks), 1.0, 64.0));
    u.gain = std::min<std::int64_t>(16, finest);
    u.loss = static_cast<std::int64_t>(std::floor(changeover * m.perGap * static_cast<double>(u.gain) + 1e-9));
    for (std::int64_t q = 1; q <= finest; ++q) {
        const double scaled = changeover * m.perGap * static_cast<double>(q);
        if (std::fabs(scaled - std::round(scaled)) < 1e-9 * std::max(1.0, scaled)) {
            u.gain = q;
            u.loss = static_cast<std::int64_t>(std::llround(scaled));
            break;
        }
    }
    const double needed = (m.work - kTiny) * m.perGap * static_cast<double>(u.gain);
    u.needed = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(needed - 1e-9 * std::max(1.0, needed))));
    return u;
}

} // namespace

double clairvoyantEvents(const DeadlineModel &m)
{
    return 0.1 * static_cast<double>(m.ticks) * static_cast<double>(unitsOf(m).needed);
}

std::optional<DeadlineOutcome> clairvoyantBound(
    const DeadlineModel &m, TraceCursor cursor, const std::function<bool()> &cancelled)
{
    const Units u = unitsOf(m);
    const std::int64_t offset = u.loss; // progress may be negative by one launch
    const auto size = static_cast<std::size_t>(u.needed + offset + 1);
    constexpr std::array machines{Machine::none, Machine::spot, Machine::onDemand};
    std::array<std::vector<Cell>, 3> now, next;
    for (std::size_t c = 0; c < 3; ++c) {
        if (cancelled && cancelled())
            return std::nullopt; // filling much memory takes its time, too
        now[c].resize(size);
        next[c].resize(size);
    }
    now[0][static_cast<std::size_t>(offset)] = {0.0, 0, 0, 0, 0};
    Cell best;
    std::int64_t bestTick = 0, sincePoll = 0; // states looked at
    for (std::int64_t t = 0; t < m.ticks; ++t) {
        cursor.seek(static_cast<std::uint64_t>(t));
        const bool has = cursor.has();
        // States that can still be reached and can still finish.
        const std::int64_t low = std::max<std::int64_t>(-offset, u.needed - (m.ticks - t) * u.gain);
        const std::int64_t high = std::min(u.needed - 1, t * u.gain);
        const std::int64_t clearFrom = std::max<std::int64_t>(-offset, low - offset);
        const std::int64_t clearTo = std::min(u.needed, high + u.gain);
        for (std::size_t c = 0; c < 3; ++c)
            std::fill(next[c].begin() + (clearFrom + offset), next[c].begin() + (clearTo + offset + 1), Cell{});
        for (std::size_t c = 0; c < 3; ++c) {
            if ((sincePoll += 64 + std::max<std::int64_t>(0, high - low)) >= (1 << 18)) { // a millisecond or so
                sincePoll = 0;
                if (cancelled && cancelled())
                    return std::nullopt;
            }
            const bool lost = machines[c] == Machine::spot && !has;
            const Machine effective = lost ? Machine::none : machines[c];
            for (std::int64_t w = low; w <= high; ++w) {
                Cell from = now[c][static_cast<std::size_t>(w + offset)];
                if (!(from.usd < best.usd))
                    continue;
                from.losses += lost ? 1U : 0U;
                const auto relax = [&](std::size_t to, std::int64_t progress, const Cell &cell) {
                    Cell &target = next[to][static_cast<std::size_t>(std::clamp(progress, -offset, u.needed) + offset)];
                    if (cell.usd < target.usd)
                        target = cell;
                };
                relax(0, w, from);
                const auto run = [&](std::size_t to, double usd) {
                    Cell cell = from;
                    const bool launch = effective != machines[to];
                    cell.launches += launch ? 1U : 0U;
                    cell.usd += usd;
                    (to == 1 ? cell.spot : cell.onDemand) += 1;
                    const std::int64_t progress = w - (launch ? u.loss : 0) + u.gain;
                    if (progress < -offset)
                        return; // a stretch shorter than its changeover gains nothing
                    if (progress >= u.needed) {
                        if (cell.usd < best.usd) {
                            best = cell;
                            bestTick = t + 1;
                        }
                        return;
                    }
                    relax(to, progress, cell);
                };
                if (has)
                    run(1, m.spotTick);
                run(2, m.onDemandTick);
            }
        }
        now.swap(next);
    }
    if (!std::isfinite(best.usd))
        return std::nullopt;
    DeadlineState s;
    s.t = bestTick;
    s.spotTicks = best.spot;
    s.onDemandTicks = best.onDemand;
    s.losses = best.losses;
    s.launches = best.launches;
    return outcomeOf(m, s, true);
}

} // namespace wattfare::sim
