// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/panels/parameter_text.h"

#include <QCoreApplication>

// Words for the parameters of the simulations, by "simulate." and their name in the model.
namespace wattfare {

inline constexpr ParameterWords kSimulateWords[] = {
    {"simulate.work_hours", QT_TRANSLATE_NOOP("Parameters", "Work"),
     QT_TRANSLATE_NOOP("Parameters", "Hours of useful work at full speed, without checkpoints and interruptions. From the run of the scenario."), nullptr, 1, 1000, true},
    {"simulate.instances", QT_TRANSLATE_NOOP("Parameters", "Instances"),
     QT_TRANSLATE_NOOP("Parameters", "Instances of the cluster. Any one lost stops all of them: more instances, more interruptions.")},
    {"simulate.deadline_hours", QT_TRANSLATE_NOOP("Parameters", "Deadline"),
     QT_TRANSLATE_NOOP("Parameters", "Latest end, from the start. The simulation says how likely it is met."), QT_TRANSLATE_NOOP("Parameters", "none")},
    {"simulate.budget_usd", QT_TRANSLATE_NOOP("Parameters", "Budget"), QT_TRANSLATE_NOOP("Parameters", "The simulation says how likely the cost stays within it."), QT_TRANSLATE_NOOP("Parameters", "none")},
    {"simulate.hazard_per_hour", QT_TRANSLATE_NOOP("Parameters", "Interruption rate"),
     QT_TRANSLATE_NOOP("Parameters", "Interruptions of one instance an hour. Typing a rate replaces the chosen market by yours."), nullptr, 1e-5, 2, true},
    {"simulate.market_cap", QT_TRANSLATE_NOOP("Parameters", "Price cap"),
     QT_TRANSLATE_NOOP("Parameters", "Above this price the instance is interrupted. Unset: the price alone interrupts nothing."), QT_TRANSLATE_NOOP("Parameters", "none")},
    {"simulate.wait_hours", QT_TRANSLATE_NOOP("Parameters", "Wait for capacity"),
     QT_TRANSLATE_NOOP("Parameters", "Wait after an interruption until there is capacity: neither billed nor interrupted.")},
    {"simulate.wait_exponential", QT_TRANSLATE_NOOP("Parameters", "Wait varies (exponential)"), QT_TRANSLATE_NOOP("Parameters", "The wait is drawn with this mean instead of being the same every time.")},
    {"simulate.interval_hours", QT_TRANSLATE_NOOP("Parameters", "Checkpoint every"),
     QT_TRANSLATE_NOOP("Parameters", "Work between two checkpoints. Longer loses more at an interruption, shorter writes more often. Unset: the best one."), QT_TRANSLATE_NOOP("Parameters", "best interval")},
    {"simulate.checkpoint_hours", QT_TRANSLATE_NOOP("Parameters", "Checkpoint takes"), QT_TRANSLATE_NOOP("Parameters", "Time that the work stops for one checkpoint.")},
    {"simulate.restart_hours", QT_TRANSLATE_NOOP("Parameters", "Restart takes"),
     QT_TRANSLATE_NOOP("Parameters", "From new capacity to useful work: boot, load, compile. Billed, and may itself be interrupted.")},
    {"simulate.notice", QT_TRANSLATE_NOOP("Parameters", "At the notice"), QT_TRANSLATE_NOOP("Parameters", "What is done with the two minutes of warning before an interruption.")},
    {"simulate.notice_hours", QT_TRANSLATE_NOOP("Parameters", "Notice"), QT_TRANSLATE_NOOP("Parameters", "Warning before an interruption: 120 s on EC2, best effort.")},
    {"simulate.notice_share", QT_TRANSLATE_NOOP("Parameters", "Usable notices"), QT_TRANSLATE_NOOP("Parameters", "Share of the interruptions whose notice can be used; an assumption."), nullptr, 0, 1, false},
    {"simulate.usd_per_hour", QT_TRANSLATE_NOOP("Parameters", "Spot price"), QT_TRANSLATE_NOOP("Parameters", "Of one instance. A replay of prices brings its own."), QT_TRANSLATE_NOOP("Parameters", "not known")},
    {"simulate.on_demand_usd_per_hour", QT_TRANSLATE_NOOP("Parameters", "On-demand price"), QT_TRANSLATE_NOOP("Parameters", "Of one instance; what spot is compared with."), QT_TRANSLATE_NOOP("Parameters", "not known")},
    {"simulate.first_hour_free", QT_TRANSLATE_NOOP("Parameters", "First hour free"),
     QT_TRANSLATE_NOOP("Parameters", "An instance that EC2 interrupts within its first hour is not charged.")},
    {"simulate.value_of_time_usd_per_hour", QT_TRANSLATE_NOOP("Parameters", "Value of time"), QT_TRANSLATE_NOOP("Parameters", "What an hour of delay costs you; it counts against spot.")},
    {"simulate.elastic", QT_TRANSLATE_NOOP("Parameters", "Compare with an elastic cluster"),
     QT_TRANSLATE_NOOP("Parameters", "The same work on a cluster that goes on with fewer instances while lost ones are replaced.")},
    {"simulate.min_instances", QT_TRANSLATE_NOOP("Parameters", "Least instances"), QT_TRANSLATE_NOOP("Parameters", "With fewer the elastic cluster waits.")},
    {"simulate.replacement_hours", QT_TRANSLATE_NOOP("Parameters", "Replacement takes"), QT_TRANSLATE_NOOP("Parameters", "Mean time until a lost instance of the elastic cluster is replaced.")},
    {"simulate.pause_hours", QT_TRANSLATE_NOOP("Parameters", "Pause at a change"), QT_TRANSLATE_NOOP("Parameters", "Pause of the elastic cluster at every change of its size; an assumption.")},
    {"simulate.communication_share", QT_TRANSLATE_NOOP("Parameters", "Communication share"),
     QT_TRANSLATE_NOOP("Parameters", "How much communication slows a larger cluster; an assumption."), nullptr, 0, 1, false},
    {"simulate.trajectories", QT_TRANSLATE_NOOP("Parameters", "Trajectories"), QT_TRANSLATE_NOOP("Parameters", "How many runs are simulated. 4,096 come at once, the rest refines them.")},
    {"simulate.seed", QT_TRANSLATE_NOOP("Parameters", "Seed"), QT_TRANSLATE_NOOP("Parameters", "The same seed gives the same result, digit for digit, on any machine of this build.")},
    {"simulate.step_hours", QT_TRANSLATE_NOOP("Parameters", "Least interval"), QT_TRANSLATE_NOOP("Parameters", "No interval below it is tried where a checkpoint costs nothing; an assumption.")},
    {"simulate.cap_factor", QT_TRANSLATE_NOOP("Parameters", "Give up after"), QT_TRANSLATE_NOOP("Parameters", "A trajectory longer than this many undisturbed runs counts as unfinished.")},

    {"simulate.target_units", QT_TRANSLATE_NOOP("Parameters", "Target"), QT_TRANSLATE_NOOP("Parameters", "Units of capacity that the fleet shall hold.")},
    {"simulate.on_demand_base", QT_TRANSLATE_NOOP("Parameters", "On-demand base"), QT_TRANSLATE_NOOP("Parameters", "Share of the target that is bought on demand and never interrupted."), nullptr, 0, 1, false},
    {"simulate.hours", QT_TRANSLATE_NOOP("Parameters", "Duration"), QT_TRANSLATE_NOOP("Parameters", "How long the fleet is watched."), nullptr, 1, 8760, true},
    {"simulate.request", QT_TRANSLATE_NOOP("Parameters", "Request"), QT_TRANSLATE_NOOP("Parameters", "Maintain replaces what is lost; request launches once.")},
    {"simulate.strategy", QT_TRANSLATE_NOOP("Parameters", "Allocation"), QT_TRANSLATE_NOOP("Parameters", "Which pools are tried first. How well AWS foresees capacity is not published: the interruption rate stands in for it.")},
    {"simulate.lowest_price_pools", QT_TRANSLATE_NOOP("Parameters", "Cheapest pools used"), QT_TRANSLATE_NOOP("Parameters", "Over how many of the cheapest pools the lowest-price strategy spreads.")},
    {"simulate.shock_share", QT_TRANSLATE_NOOP("Parameters", "Share taken by a shock"), QT_TRANSLATE_NOOP("Parameters", "Chance that a shock of a pool takes an instance."), nullptr, 0, 1, false},
    {"simulate.cap_usd_per_unit_hour", QT_TRANSLATE_NOOP("Parameters", "Price cap of a unit"), QT_TRANSLATE_NOOP("Parameters", "A pool is left out while a unit costs more than this."), QT_TRANSLATE_NOOP("Parameters", "none")},
    {"simulate.on_demand_usd_per_unit_hour", QT_TRANSLATE_NOOP("Parameters", "On-demand price of a unit"), QT_TRANSLATE_NOOP("Parameters", "Price of the base, and of the fleet that is on-demand alone.")},
    {"simulate.lead_hours", QT_TRANSLATE_NOOP("Parameters", "Launch takes"), QT_TRANSLATE_NOOP("Parameters", "Launch and boot, not billed; an assumption.")},
    {"simulate.lead_exponential", QT_TRANSLATE_NOOP("Parameters", "Launch varies (exponential)"), QT_TRANSLATE_NOOP("Parameters", "The launch is drawn with this mean.")},
    {"simulate.warm_up_hours", QT_TRANSLATE_NOOP("Parameters", "Warm-up takes"), QT_TRANSLATE_NOOP("Parameters", "Billed time before an instance counts as capacity.")},
    {"simulate.up_at_start", QT_TRANSLATE_NOOP("Parameters", "Up at the start"), QT_TRANSLATE_NOOP("Parameters", "The first instances are up at hour 0.")},
    {"simulate.rebalance", QT_TRANSLATE_NOOP("Parameters", "Rebalancing"), QT_TRANSLATE_NOOP("Parameters", "What the fleet does at a rebalance recommendation. Maintained fleets only.")},
    {"simulate.termination_delay_hours", QT_TRANSLATE_NOOP("Parameters", "Termination delay"), QT_TRANSLATE_NOOP("Parameters", "How long old and new run side by side, 120 to 7,200 s.")},

    {"simulate.changeover_hours", QT_TRANSLATE_NOOP("Parameters", "Changeover takes"), QT_TRANSLATE_NOOP("Parameters", "Of every launch or switch between spot and on-demand; work stops meanwhile.")},
    {"simulate.needed", QT_TRANSLATE_NOOP("Parameters", "Instances needed"), QT_TRANSLATE_NOOP("Parameters", "Instances that must be obtainable at once; above one only for traces that count instances.")},
    {"simulate.spot_usd_per_hour", QT_TRANSLATE_NOOP("Parameters", "Spot price"), QT_TRANSLATE_NOOP("Parameters", "Of everything that runs: of the whole cluster for a run on several instances.")},
    {"simulate.sampling", QT_TRANSLATE_NOOP("Parameters", "Sampling"),
     QT_TRANSLATE_NOOP("Parameters", "Blocks drawn from the trace give many different futures; every start replays the trace itself.")},
    {"simulate.block_hours", QT_TRANSLATE_NOOP("Parameters", "Block"), QT_TRANSLATE_NOOP("Parameters", "Length of the blocks that are drawn from the trace.")},
    {"simulate.policy", QT_TRANSLATE_NOOP("Parameters", "Policy in detail"), QT_TRANSLATE_NOOP("Parameters", "The policy whose distributions and trajectories are shown.")},
    {"simulate.may_be_late", QT_TRANSLATE_NOOP("Parameters", "Spot only may be late"), QT_TRANSLATE_NOOP("Parameters", "Without it every policy falls back to on-demand in time.")},
};

inline constexpr ChoiceWords kSimulateChoices[] = {
    {"ignore", QT_TRANSLATE_NOOP("Parameters", "nothing")}, {"save_at_notice", QT_TRANSLATE_NOOP("Parameters", "save at once")}, {"work_then_save", QT_TRANSLATE_NOOP("Parameters", "work, then save")},
    {"nothing_lost", QT_TRANSLATE_NOOP("Parameters", "state is kept elsewhere")},
    {"request", QT_TRANSLATE_NOOP("Parameters", "Request, once")}, {"maintain", QT_TRANSLATE_NOOP("Parameters", "Maintain")},
    {"lowest_price", QT_TRANSLATE_NOOP("Parameters", "Lowest price")}, {"diversified", QT_TRANSLATE_NOOP("Parameters", "Diversified")},
    {"capacity_optimised", QT_TRANSLATE_NOOP("Parameters", "Capacity-optimised")}, {"capacity_optimised_prioritised", QT_TRANSLATE_NOOP("Parameters", "Capacity-optimised, prioritised")},
    {"price_capacity_optimised", QT_TRANSLATE_NOOP("Parameters", "Price-capacity-optimised")},
    {"none", QT_TRANSLATE_NOOP("Parameters", "none")}, {"launch", QT_TRANSLATE_NOOP("Parameters", "launch")}, {"launch_before_terminate", QT_TRANSLATE_NOOP("Parameters", "launch before terminate")},
    {"block_bootstrap", QT_TRANSLATE_NOOP("Parameters", "blocks of the trace")}, {"every_start", QT_TRANSLATE_NOOP("Parameters", "every start of the trace")},
    {"on_demand_only", QT_TRANSLATE_NOOP("Parameters", "On-demand only")}, {"spot_only", QT_TRANSLATE_NOOP("Parameters", "Spot only")}, {"greedy", QT_TRANSLATE_NOOP("Parameters", "Greedy")},
    {"uniform_progress", QT_TRANSLATE_NOOP("Parameters", "Uniform progress")}, {"uniform_progress_hysteresis", QT_TRANSLATE_NOOP("Parameters", "Uniform progress, hysteresis")},
    {"random_start_greedy", QT_TRANSLATE_NOOP("Parameters", "Random-start greedy")}, {"clairvoyant", QT_TRANSLATE_NOOP("Parameters", "Clairvoyant bound")},
};

} // namespace wattfare
