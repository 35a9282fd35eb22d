// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

// The answer that leads: best, Pareto front, what was excluded and why (rule 3).
namespace wattfare {

struct Excluded { // counted and named: rows with an answer that a limit or a switch keeps out, and rows without one
    std::array<std::size_t, kExclusionCount> rows{}; // by exclusion; a row may have several
    std::size_t any = 0, noPrice = 0, noThroughput = 0, otherwise = 0; // otherwise: no finite fleet or run, no band
    std::optional<std::size_t> cheapest; // row, of those with an answer
    std::size_t by(Exclusion e) const { return rows[static_cast<std::size_t>(e)]; }
};

struct Answer {
    // Rows, of those that qualify; fastest: of runs. The first row of every table in its default order is `cheapest`.
    std::optional<std::size_t> cheapest, cleanest, fastest;
    std::optional<std::size_t> secondBest; // by cost
    std::optional<std::size_t> bestMeasured; // cheapest by a measurement: no estimate, or a like host of the same row
    std::optional<std::size_t> compared; // the baseline, or else runnerUp
    std::optional<std::size_t> runnerUp; // of another family kind than the cheapest, for the comparison
    std::vector<std::size_t> front; // Pareto front over cost and operational CO2e, by cost
    std::optional<std::size_t> knee; // row of the front
    std::vector<std::int64_t> dominatedBy; // by row: a dominating row, or -1
    std::vector<std::size_t> overlapping; // rows that cost more and cannot be told apart from the cheapest, by cost
    Excluded excluded;
    std::optional<Exclusion> cause; // where nothing qualifies: what keeps the most promising candidates out
    std::vector<Message> sentences; // the sentences of the answer, the first leads
    std::size_t leading = 1; // more where nobody should read the first without what interruptions make of it
};

// For a dated scenario the last sentence ("answer.today_...") says what the same candidates cost with today's prices.
Answer answer(const Results &results);

// What the limits and switches exclude, counted, and the cheapest of it named, with how it compares to the answer.
std::vector<Message> excludedSentences(const Results &results, const Answer &answer);
// Purchase options that have no row since no price of theirs is known, a sentence each.
std::vector<Message> unpricedOptions(const Results &results);

// The switches whose change would give the answer another candidate: those of the cheapest row that switches alone
// exclude, where it costs less than the answer or nothing qualifies; else the cause's own, where that is a switch.
std::vector<Exclusion> helpfulSwitches(const Results &results, const Answer &answer);

// The scenario with the switch set that admits such rows; unchanged for a limit that the person set.
Scenario admitting(Scenario scenario, Exclusion exclusion);

// Whether a run is done within its deadline as far as its time is known, by the id of the sentence, "_range" or
// "_unsure" behind it: `args`, hours, deadline and, where the time has a range, its ends.
Message withinDeadline(
    std::string id, std::vector<Argument> args, double hours, double deadline, const std::optional<Range> &range);
// The ids of a row's exclusions as the columns, files and sentences show them: "deadline, budget"; "counted" where it
// qualifies, the status where it has no answer.
// "deadline_chance": in time in the mean, with less than the required chance.
std::string exclusionText(const Results &results, std::size_t row);
bool missesByChance(const Results &results, std::size_t row);
// The chance to end by the deadline, beside the required one, where that excludes the row.
std::optional<Message> chanceMissed(const Results &results, std::size_t row);

// What a reader must know of a currency other than USD, its rate and the day of it; nullopt for USD. Amounts of answers
// are in USD: the views convert them.
std::optional<Message> currencySentence(const Scenario &scenario);

// Message id of a metric's words, with what a million counts: "metric.usd_per_million/images"; of totals of a
// service "metric.fleet_kwh_total": they are those of an hour.
std::string wordsOf(const Results &results, Metric metric);

// What the answer compares by: cost and operational CO2e per million, or of the run where nothing is counted in
// millions.
Metric costMetric(WorkloadKind kind);
Metric carbonMetric(WorkloadKind kind);
Metric energyMetric(WorkloadKind kind);
// What a chooser offers for this kind of work: those three, then the metrics of the table with this use.
std::vector<Metric> offeredMetrics(WorkloadKind kind, MetricUse use);

// Whether the rate of a row was solved from a publication that the catalogue also holds as a claim: a saving computed
// from it is consistent by construction (rule 6).
bool byConstruction(const Results &results, std::size_t row);

// The same question with today's prices, for a scenario with an as-of date.
struct TodayAnswer {
    ResultsPtr results;
    Date priceDate{}; // as-of date of today: the newest observation
    std::optional<double> costThen, costNow, otherThen,
        otherNow; // of the cheapest of then and of what it was compared with
    std::optional<double> savingThen, savingNow; // 1 - cost / other
    Answer answer; // of today
    std::vector<Message> sentences;
};
// Error::Code::noAnswer where the scenario has no as-of date or had no cheapest candidate then.
Result<TodayAnswer> answerToday(const Results &then);

// A sum over several rows of one metric; says how many were left out.
struct PartialSum {
    double sum = 0;
    std::size_t counted = 0, missing = 0;
    Message note; // "answer.partial" with missing and all, empty id where nothing is missing
};
PartialSum sumOf(const Results &results, std::span<const std::size_t> rows, Metric metric);

} // namespace wattfare
