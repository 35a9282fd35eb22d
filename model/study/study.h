// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/metrics/metric.h"
#include "model/support/progress.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// A study: a scenario, up to four of its parameters moved along axes, and what is kept of the answer at every point.
// Each point is evaluated by evaluate() and ranked by ranking.h as everywhere else; nothing here computes a figure.
namespace wattfare {

struct EvaluationMemory;

struct StudyAxis {
    enum class Scale : std::uint8_t { linear, logarithmic, listed };
    std::string parameter; // key as of `--set`: "inference.demand_per_hour", "purchase", "own_watts.g5.xlarge"
    Scale scale = Scale::listed;
    double from = 0, to = 0; // linear, logarithmic: both ends included
    std::size_t count = 0; // of those; of a listed axis that of its values
    std::vector<std::string> values; // listed: what `--set` takes
    friend bool operator==(const StudyAxis &, const StudyAxis &) = default;
};
std::string_view axisScaleId(StudyAxis::Scale scale); // "linear", "logarithmic", "listed"

// What is simulated of the winner and of the chosen candidates at every point, where they are bought on spot: the run
// or the fleet that the Simulate page starts from, with the point's own parameters (model/evaluation/spot_run.h).
enum class SimulatedKind : std::uint8_t {
    checkpoint, // runs: one with checkpoints, at the hazard of the scenario or of the type's interruption band
    deadline, // runs: spot and on demand on a recorded trace (traceFor), until the deadline of the scenario
    fleet // steady demand: a week of its fleet
};
std::string_view simulatedKindId(SimulatedKind kind); // "checkpoint", "deadline", "fleet"

struct StudySimulation {
    SimulatedKind kind = SimulatedKind::checkpoint;
    std::uint64_t trajectories = 10'000; // of each candidate
    std::vector<double> quantiles{0.05, 0.5, 0.95}; // ascending
    friend bool operator==(const StudySimulation &, const StudySimulation &) = default;
};
inline constexpr std::uint64_t kLeastStudyTrajectories = 100, kMostStudyTrajectories = 1'000'000;
inline constexpr double kQuantileStep = 1e-4; // quantiles are whole multiples of it, above 0 and below 1
inline constexpr std::size_t kMostQuantiles = 16;

struct StudyKeep {
    bool winner = true; // the metrics of the winner
    bool front = false; // the candidates of the Pareto front over cost and carbon, with the metrics
    std::vector<std::string> candidates; // "type@region/option": with the metrics at every point
    std::vector<Metric> metrics; // each with its range
    std::optional<StudySimulation> simulation = std::nullopt;
    friend bool operator==(const StudyKeep &, const StudyKeep &) = default;
};

struct Study {
    std::string title;
    Scenario scenario;
    std::vector<StudyAxis> axes; // 1 to 4; along the first the number of the point runs fastest
    StudyKeep keep;
    Metric by = Metric::usdPerMillion; // what wins
    // Of the simulations. Random numbers are addressed by (seed, point * trajectories + trajectory): the candidates of
    // a point share theirs, so that their difference is not that of chance; two points share none.
    std::uint64_t seed = 1;
    friend bool operator==(const Study &, const Study &) = default;
};

inline constexpr std::size_t kMostAxes = 4;
inline constexpr std::size_t kMostPoints = 1'000'000'000;
inline constexpr std::size_t kMostListedValues = 100'000; // of an axis
inline constexpr std::size_t kMostKeptCandidates = 1'000;

// A scenario document with a member "study". Refused whole: the errors of parseScenario, and of the member
// "input.refused" {file, line, field, found, expected}.
Result<Study> parseStudy(std::string_view json, std::string_view file);
std::string writeStudy(const Study &study); // the document; the same study gives the same bytes
// The study that a scenario document carries; nullopt without one. The window keeps it so.
Result<std::optional<Study>> studyOf(const Scenario &scenario, std::string_view file);
Scenario withStudy(Scenario scenario, const Study &study);

// An axis as the command line writes it: "KEY=FROM..TO:COUNT", with ":log" behind, or "KEY=VALUE;VALUE;...".
Result<StudyAxis> parseAxis(std::string_view text);
std::string axisText(const StudyAxis &axis); // the inverse

// Whether everything fits together: number of axes, parameters known, each once, fit for the kind of work, values
// within their domains, metrics that apply. Errors as of parseStudy, the file being "".
Result<void> validateStudy(const Study &study);
// Whether an axis may move a parameter of this kind of work: not its title, nor what another kind of work asks.
bool canBeAxis(WorkloadKind kind, std::string_view parameter);

// Refuses more than kMostPoints: "study.too_many_points" {points, most, hours that one core would take}.
Result<std::size_t> pointCount(const Study &study);
std::vector<std::string> axisValues(const StudyAxis &axis); // all of them, as `--set` takes them
std::string axisValue(const StudyAxis &axis, std::size_t position);
std::optional<double> axisNumber(const StudyAxis &axis, std::size_t position); // nullopt for what is no number
// The inverse of axisValue(), however many values there are; nullopt for what is none of them.
std::optional<std::size_t> axisPosition(const StudyAxis &axis, std::string_view value);

std::vector<std::size_t> positionsOf(const Study &study, std::size_t index); // on each axis
std::size_t indexOf(const Study &study, std::span<const std::size_t> positions); // the inverse
// The scenario of a point. badInput for a value that the scenario refuses, noAnswer never.
Result<Scenario> scenarioAt(const Study &study, std::size_t index);
// The same anywhere on the axes: a value for each, as `--set` takes them.
Result<Scenario> scenarioOf(const Study &study, std::span<const std::string> values);

enum class KeptAs : std::uint8_t { winner, front, chosen };
std::string_view keptAsId(KeptAs role); // "winner", "front", "chosen"

struct KeptQuantity { // in the order of StudyKeep::metrics
    std::optional<double> value, low, high; // low, high: where it is not exact
    friend bool operator==(const KeptQuantity &, const KeptQuantity &) = default;
};
struct KeptCandidate {
    KeptAs role = KeptAs::winner;
    std::string candidate;
    std::string
        reason; // why it is no answer at this point: of the ids of exclusionText(), "absent"; "" where it is one
    std::vector<KeptQuantity> quantities;
    friend bool operator==(const KeptCandidate &, const KeptCandidate &) = default;
};

enum class SimulatedFigure : std::uint8_t { usd, hours, kwh, gco2e, interruptions };
inline constexpr std::size_t kSimulatedFigures = 5;
std::string_view simulatedFigureId(SimulatedFigure figure); // "usd", "hours", "kwh", "gco2e", "interruptions"

// Of one figure over the trajectories that finished; absent: not known, no figure of this kind, or withheld since too
// many did not finish (simulation 5.5).
struct SimulatedQuantity {
    std::optional<double> mean, error; // error: standard error of the mean
    std::vector<std::optional<double>> quantiles; // those of StudySimulation
    friend bool operator==(const SimulatedQuantity &, const SimulatedQuantity &) = default;
};
struct SimulatedCandidate {
    KeptAs role = KeptAs::winner;
    std::string candidate;
    // Why it was not simulated, "" where it was: "absent", "not_spot", "no_throughput", "no_price", "no_band",
    // "no_pool", "no_deadline", "no_trace", or a status of the simulation with its field:
    // "unreachable:hazard_per_hour".
    std::string reason;
    std::uint64_t unfinished = 0; // trajectories that reached the time limit
    // In the order of SimulatedFigure: USD; hours until the work is done, of runs; kWh and gCO2e with the PUE; losses
    // of an instance, or of the gang.
    std::array<SimulatedQuantity, kSimulatedFigures> figures;
    std::optional<double> chance, chanceLow,
        chanceHigh; // to meet the deadline, with its 95 % interval; of runs with one
    friend bool operator==(const SimulatedCandidate &, const SimulatedCandidate &) = default;
};

struct PointResult {
    std::size_t index = 0;
    std::string winner; // first by Study::by of those that qualify; "" none
    std::string second; // who wins without it; "" none
    // Why there is none: what keeps the nearest out (id of an exclusion), "no_price", "no_throughput", "no_size", or
    // the message id of the refusal. The sentence with its numbers is that of answer(), asked anew at this point.
    std::string reason;
    std::optional<double> value, low, high; // of the winner by Study::by; low, high: 80 % range where it is not exact
    bool tied = false; // the winner cannot be told apart from the second, by MetricComparer
    bool equal = false; // ... because both have the same value
    std::vector<KeptCandidate> kept;
    std::vector<SimulatedCandidate> simulated; // winner and chosen; by runPoints() alone
    friend bool operator==(const PointResult &, const PointResult &) = default;
};

// Pure: the same for any thread, shard and machine with this program. `memory` saves time alone. Nothing is simulated
// here: a point for the eye is there at once.
PointResult evaluatePoint(const Study &study, const SnapshotPtr &snapshot, std::size_t index,
    const std::shared_ptr<EvaluationMemory> &memory = {});
// Likewise anywhere on the axes; the index of the result is 0.
PointResult evaluateAt(const Study &study, const SnapshotPtr &snapshot, std::span<const std::string> values,
    const std::shared_ptr<EvaluationMemory> &memory = {});

struct StudyRunOptions {
    unsigned threads = 0; // 0: the hardware's number
    ProgressFn progress = {}; // on any of the threads, one at a time
};
// Points [first, last) in their order, a block at a time, so that memory does not grow with the study. The sink may
// stop with an error. Errors: cancelled, those of validateStudy and the sink's.
Result<void> runPoints(const Study &study, const SnapshotPtr &snapshot, std::size_t first, std::size_t last,
    const std::function<Result<void>(std::span<const PointResult>)> &sink, const StudyRunOptions &options = {});

// What the points [0, n) cost beside each other: candidates to evaluate, without a unit. From the study and the
// catalogue alone; for shards of equal work.
class PointCosts
{
public:
    // How many times as much some positions of an axis cost, ascending; straight between them, level beyond.
    using Factors = std::vector<std::pair<std::size_t, double>>;
    // `besides` is what a point costs beside its candidates, in the same unit: its simulations; times the factors along
    // each axis.
    PointCosts(
        const Study &study, const Snapshot &snapshot, double besides = 0, const std::vector<Factors> &along = {});
    double upTo(std::size_t index) const; // the sum over [0, index)
    std::size_t boundary(double share) const; // the first index whose sum before it is at least this share of all

private:
    struct Axis {
        std::size_t count = 0;
        std::vector<double> before; // sums of the factors of the positions before; empty where `factors` says them
        Factors factors; // empty too: all are 1
        double upTo(std::size_t position) const;
    };
    static double sum(const std::vector<Axis> &axes, std::size_t index);
    std::vector<Axis> m_evaluations, m_simulations;
    double m_besides;
};

// Seconds of one thread for all points, simulations included, by the time that a few of them take here and now.
// Errors: cancelled, those of validateStudy and pointCount.
Result<double> predictedSeconds(const Study &study, const SnapshotPtr &snapshot, const ProgressFn &progress = {});

// Changes of the winner along one axis of numbers, the others standing still.
struct Crossing {
    double at = 0; // on the axis, the first value of the new winner that was found
    double before = 0; // the last of the old one: at most 1e-3 of `at` away, or the next whole number
    std::string below, above; // winners; "" where there is none
    bool tied = false; // neither side tells its winner apart from the second
};
inline constexpr double kCrossingTolerance = 1e-3;
inline constexpr std::size_t kMostCrossings = 1'000;
struct Crossings {
    std::vector<Crossing> list; // the first kMostCrossings along the axis
    std::size_t more = 0; // that were found behind those
};
inline Message crossingsCut(std::size_t more) { return {"study.crossings_cut", {kMostCrossings, more}}; }
// A line is held as a whole, and so has fewer points than a study may have.
inline constexpr std::size_t kMostOfLine = 100'000;
// `axis` must be linear or logarithmic (badInput "study.no_numbers" {parameter}) and have at most kMostOfLine values
// (badInput "study.line_too_long" {parameter, values, most}); `point` is any point of the line. Between two neighbours
// of the grid with the same winner none is looked for.
Result<Crossings> crossings(const Study &study, const SnapshotPtr &snapshot, std::size_t axis = 0,
    std::size_t point = 0, const StudyRunOptions &options = {});

} // namespace wattfare
