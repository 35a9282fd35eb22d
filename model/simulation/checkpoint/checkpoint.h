// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/market/machine_energy.h"
#include "model/simulation/market/spot_process.h"
#include "model/simulation/market/timeline.h"
#include "model/simulation/random/monte_carlo.h"
#include "model/support/message.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

// A run with checkpoints on interruptible machines (simulation 5): closed forms and simulation.
namespace wattfare {

enum class NoticeModel : std::uint8_t {
    ignore, // N0: the segment that runs is lost
    saveAtNotice, // N1: work stops at the notice, a checkpoint is written within it
    workThenSave, // N2: work goes on until the notice leaves just the time of a checkpoint
    nothingLost // state lives elsewhere: every loss keeps all work (no notice needed, notice_share 1)
};
std::string_view noticeModelId(NoticeModel model); // "ignore", "save_at_notice", "work_then_save", "nothing_lost"

struct CheckpointParams {
    double workHours = 100.0; // W, at full speed, without checkpoints
    // tau, work between checkpoints; absent: the best one (simulation 5.2) for the rate at which the gang is stopped,
    // which a process knows better than hazard times instances.
    std::optional<double> intervalHours;
    double checkpointHours = 60.0 / 3600.0; // delta
    double restartHours = 300.0 / 3600.0; // R: billed and interruptible
    double waitHours = 600.0 / 3600.0; // D: neither
    bool waitExponential = false; // D is the mean of an exponential time
    double hazardPerHour = 0.05; // lambda of one instance
    unsigned instances = 1; // gang: any loss stops all (hazard times instances)
    NoticeModel notice = NoticeModel::ignore;
    double noticeHours = kNoticeHours; // nu
    double noticeShare = 0.95; // c_n, losses with a usable notice (assumption)
    double stepHours = 1.0 / 3600.0; // one training step: lower bound of tau when delta is 0 (assumption)
    std::optional<double> usdPerHour; // spot price of one instance; with a process its prices are used.
                                      // Absent (or a process without prices): no costs
    std::optional<double> onDemandUsdPerHour;
    bool firstHourFree = true; // in the simulation; the closed form's busy hours are all billed
    double valueOfTimeUsdPerHour = 0.0; // for spot against on-demand
    std::optional<double> deadlineHours, budgetUsd;
    double capFactor = 50.0; // a trajectory is capped at this many failure-free times
    MachineEnergy energy; // of one instance, in all hours that it is up: a restart draws what work does
    SpotProcessPtr process; // replaces hazard, wait for capacity and price; pool 0 is the gang's
};
// Parameters at a default that has no source: "sim.assumed.notice_share", "sim.assumed.step_hours".
std::vector<Message> assumptions(const CheckpointParams &params);

struct CheckpointClosedForm {
    double intervalHours = 0.0; // tau used
    double segments = 0.0; // n_seg
    double failureFreeHours = 0.0; // W + (n_seg - 1) delta
    double expectedHours = 0.0; // E[T]
    std::optional<double> sdHours; // N0 only
    double expectedLosses = 0.0;
    double expectedBusyHours = 0.0; // cluster hours billed (first hour not free)
    double expectedWaitHours = 0.0;
    double segmentSuccess = 1.0; // without notice, P_seg = e^(-lambda (R + tau + delta))
    double usefulShare = 1.0; // W / E[T]
    double jobHazardPerHour = 0.0; // N lambda
    std::optional<double> expectedUsd; // instances * price * busy
    std::optional<double> onDemandUsd; // instances * on-demand price * W, no checkpoints
    // Checkpoints at a given interval are written on demand, too: with them it is what tables say of the run. One that
    // was chosen for spot has no place there.
    std::optional<double> onDemandCheckpointUsd;
    std::optional<double> expectedKwh, expectedKgco2e; // of expectedBusyHours, PUE included
    double breakEvenPriceRatio = 1.0; // W / E[busy]: spot wins below it (simulation 10)
    std::optional<double> valueOfDelayUsd; // v (E[T] - W)
    std::vector<Message> warnings; // "sim.interruptions_outpace_restart", "sim.notice_too_short"
};
// Statuses: outOfRange(field); unreachable("hazard_per_hour", lambda (R + tau + delta)) above 30. A process is not
// used.
Outcome<CheckpointClosedForm> checkpointClosedForm(const CheckpointParams &params);

// The same run on demand, which nothing interrupts, on whatever market; nullopt without its price, or for parameters
// outside their domain.
struct OnDemandRun {
    double workUsd = 0.0; // onDemandUsd of the closed form
    double checkpointUsd = 0.0; // onDemandCheckpointUsd of it
    double usd() const { return workUsd + checkpointUsd; } // as tables have it
};
std::optional<OnDemandRun> onDemandRun(const CheckpointParams &params);
std::optional<Message> onDemandLine(const CheckpointParams &params); // "sim.on_demand_run"

// One block of length L (simulation 5.1), N0. hazard (R + L) at most 30, all finite and >= 0.
struct BlockMoments {
    double meanHours = 0.0, varianceHours = 0.0, losses = 0.0, busyHours = 0.0;
};
BlockMoments blockMoments(double hazard, double blockHours, double restartHours, double waitHours);

// Work saved at every notice, no periodic checkpoints (simulation 5.3): W e^(lambda R) (1 + lambda (nu + D)).
Outcome<double> savedAtNoticeHours(
    double workHours, double hazardPerHour, double restartHours, double noticeHours, double waitHours);

// ---- Best interval (simulation 5.2), hours; M mean time between losses of the job
// --------------------------------------
Outcome<double> youngInterval(double checkpointHours, double meanHoursBetweenLosses);
Outcome<double> dalyInterval(double checkpointHours, double meanHoursBetweenLosses);
Outcome<double> exactInterval(double checkpointHours, double meanHoursBetweenLosses); // Lambert W
// Whole-run formula of Daly 2006: M e^(R/M) (e^((tau + delta)/M) - 1) W/tau.
Outcome<double> dalyWholeRunHours(
    double workHours, double intervalHours, double checkpointHours, double restartHours, double meanHoursBetweenLosses);

// ---- Simulation
// ------------------------------------------------------------------------------------------------------

// Samples of the finished trajectories, aligned; empty above kMaxStored trajectories.
struct CheckpointSamples {
    std::vector<double> hours; // total time T
    std::vector<double> busyHours; // up: work, checkpoints, restarts, lost; of the cluster
    std::vector<double> lostHours;
    std::vector<double> losses;
    std::vector<double> usd; // where there is a price
};
struct CheckpointResult {
    RunInfo info;
    Summary hours, busyHours, lostHours, losses;
    std::optional<Summary> usd;
    std::optional<Summary> freeUsd; // not charged, first hours: by so much the closed form's cost is above
    std::optional<Summary> kwh, kgco2e; // of busyHours; absent: unknownKwh, unknownKgco2e say why
    std::optional<Probability> metDeadline, withinBudget;
    double capHours = 0.0; // T_max
    std::optional<CheckpointClosedForm> closedForm; // side by side; absent with a process
    CheckpointSamples samples;
    std::vector<Message> warnings; // also "sim.capped" or "sim.capped_withheld": count, share
};
// The preview, where wanted, sees the result of the first 4,096 trajectories.
// Statuses beside those of the closed form: noData (replay shorter than the time limit), noCapacity("cap_usd_per_hour")
// for a market whose price cap lies below every price, outOfRange("expected_losses")
// when a trajectory would need more than 1e7 draws, cancelled before the first block.
Outcome<CheckpointResult> simulateCheckpoint(const CheckpointParams &params, const RunOptions &options,
    const std::function<void(const CheckpointResult &)> &onPreview = {});

// The same trajectory as number `trajectory` of simulateCheckpoint, for drawing; cut after `maxIntervals`.
Outcome<Timeline> checkpointTimeline(
    const CheckpointParams &params, std::uint64_t seed, std::uint64_t trajectory, std::size_t maxIntervals = 20'000);

// Mean time and cost over a grid, closed form: break-even over hazard and interval.
struct CheckpointSweepPoint {
    double hazardPerHour = 0.0;
    double intervalHours = 0.0;
    std::optional<double> expectedHours, expectedUsd, breakEvenPriceRatio; // absent: unreachable there
};
Outcome<std::vector<CheckpointSweepPoint>> sweepHazard(
    const CheckpointParams &params, double lowPerHour, double highPerHour, std::size_t points); // logarithmic, low > 0
Outcome<std::vector<CheckpointSweepPoint>> sweepInterval(
    const CheckpointParams &params, double lowHours, double highHours, std::size_t points); // logarithmic, low > 0

// ---- Elastic cluster (simulation 5.4)
// ------------------------------------------------------------------------------------

struct ElasticParams {
    double workHours = 100.0; // at full strength
    unsigned instances = 16; // N
    unsigned minInstances = 1; // k_min: below it the job waits
    double hazardPerHour = 0.02; // of one instance
    double replacementHours = 0.25; // mean, exponential: capacity, launch and join
    double pauseHours = 60.0 / 3600.0; // r_c of every change (assumption)
    double communicationShare = 0.25; // b of eta(k) = 1/(1 + b (k-1)/k): X(k)/X(N) (assumption)
    std::optional<double> usdPerHour, deadlineHours, budgetUsd;
    MachineEnergy energy; // of one instance
    bool firstHourFree = true; // in the simulation; the closed form bills all
    double capFactor = 50.0;
    // Replaces hazard and price. Pool j is the market of instance j, the last that of all beyond. A lost instance comes
    // back a replacement time later or, if later still, when the market has one.
    SpotProcessPtr process;
};
struct ElasticClosedForm { // long-run rate; the start at full strength is neglected
    double availability = 1.0; // of one instance
    double progressRate = 1.0; // of full speed
    double expectedHours = 0.0;
    double meanInstances = 0.0;
    std::optional<double> expectedUsd, expectedKwh, expectedKgco2e;
};
struct ElasticResult {
    RunInfo info;
    Summary hours, instanceHours, losses, pausedHours;
    std::optional<Summary> usd, kwh, kgco2e;
    std::optional<Probability> metDeadline, withinBudget;
    std::optional<ElasticClosedForm> closedForm; // absent with a process
    std::vector<double> sampleHours, sampleInstanceHours, sampleUsd; // USD where there is a price
    std::vector<Message> warnings;
};
std::vector<Message> assumptions(const ElasticParams &params);
// What an elastic cluster has in common with the gang that it is compared with: work, instances, market, price, limits.
// A trace that counts instances offers an elastic cluster some where the gang gets none: applyMarket of
// market_choice.h.
void copyShared(const CheckpointParams &gang, ElasticParams &elastic);
Outcome<ElasticClosedForm> elasticClosedForm(const ElasticParams &params);
Outcome<ElasticResult> simulateElastic(const ElasticParams &params, const RunOptions &options,
    const std::function<void(const ElasticResult &)> &onPreview = {});

} // namespace wattfare
