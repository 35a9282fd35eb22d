// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/text/messages.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kSimulation[] = {
    {"sim.capped",
        QT_TRANSLATE_NOOP("Messages", "%I1 trajectories (%P2) reached the time limit unfinished; means and high quantiles are therefore too low.")},
    {"sim.notice_too_short",
        QT_TRANSLATE_NOOP("Messages", "A checkpoint takes %L1 h, longer than the notice of %L2 h: nothing is saved at the notice.")},
    {"sim.interruptions_outpace_restart",
        QT_TRANSLATE_NOOP("Messages", "At %L1 interruptions an hour hardly a restart and segment ever completes: the run will not end in practice.")},
    {"sim.assumed.notice_share",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: a share of %P1 of the interruptions comes with a usable notice.")},
    {"sim.assumed.step_hours",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: no interval below %L1 h is tried where a checkpoint costs nothing.")},
    {"sim.assumed.lead_hours",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: an instance takes %L1 h to start, not billed.")},
    {"sim.assumed.rebalance_leads",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: a rebalance recommendation comes before the notice with a chance of %P1.")},
    {"sim.assumed.rebalance_mean_hours",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: a rebalance recommendation leads the notice by %L1 h on average.")},
    {"sim.assumed.capacity_signal",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: how well the allocation strategy foresees which pools will be interrupted.")},
    {"sim.assumed.pause_hours",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: every change of the cluster's size pauses it for %L1 h.")},
    {"sim.assumed.communication_share",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: the communication share that slows a larger cluster is %L1.")},
    {"sim.no_capacity_at_times",
        QT_TRANSLATE_NOOP("Messages", "In %P1 of the trajectories no pool had capacity for a launch at some time, first after %L2 h.")},
    {"sim.few_independent_windows",
        QT_TRANSLATE_NOOP("Messages", "The trace holds only %L1 independent windows of this length: the interval is wide and may be too narrow still.")},
    {"sim.band_understates_pools",
        QT_TRANSLATE_NOOP("Messages", "The advisor's band means %L1 interruptions an hour; the traces of %I4 pools show %L2 to %L3. The band may understate the risk.")},
    {"sim.trace_one_tick", QT_TRANSLATE_NOOP("Messages", "The trace has a single tick: it says nothing about change.")},
    {"sim.trace_all_up",
        QT_TRANSLATE_NOOP("Messages", "Capacity was available throughout the trace: no loss can be estimated from it.")},
    {"sim.trace_all_down", QT_TRANSLATE_NOOP("Messages", "Capacity was never available in the trace.")},
    {"sim.trace_maybe_reversed",
        QT_TRANSLATE_NOOP("Messages", "Capacity was available only %P1 of the time. Check whether 1 means available in this trace.")},
    {"sim.trace_lower_bound",
        QT_TRANSLATE_NOOP("Messages", "Losses between two ticks (%L1 s apart) go unseen: the estimated rate is a lower bound.")},
    {"sim.regime_defaults_assumed",
        QT_TRANSLATE_NOOP("Messages", "Assumed without a source: the three states of the market (calm, tight, empty) and how often they change.")},
    {"sim.export.target_rounded_up",
        QT_TRANSLATE_NOOP("Messages", "A fleet request takes whole units: the target of %F1 was rounded up.")},
    {"sim.export.rebalance_needs_maintain",
        QT_TRANSLATE_NOOP("Messages", "Capacity rebalancing needs a fleet of type maintain; the request leaves it out.")},
    {"sim.export.weights_not_whole",
        QT_TRANSLATE_NOOP("Messages", "An Auto Scaling group takes whole weights only; the group counts instances instead.")},
    {"sim.export.diversified_as_lowest_price",
        QT_TRANSLATE_NOOP("Messages", "An Auto Scaling group knows no diversified strategy; lowest-price over all pools comes nearest.")},
    {"sim.export.termination_delay_unknown",
        QT_TRANSLATE_NOOP("Messages", "An Auto Scaling group cannot wait before it terminates a rebalanced instance; the delay was left out.")},
    {"sim.trace_few_losses",
        QT_TRANSLATE_N_NOOP("Messages", "The trace shows %n loss(es) of capacity: rates estimated from it are rough."), 1},
    {"sim.regime_few_runs",
        QT_TRANSLATE_N_NOOP("Messages", "The states were fitted on %n complete run(s): they are rough."), 1},
};

} // namespace wattfare::messages
