// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/analysis/start_hours.h"
#include "model/report/build_report.h"

#include <memory>

// Sections of a report, one function each; build_report.cpp puts them in order.
namespace wattfare::report {

struct Context {
    const Results &results;
    const Answer &answer;
    const ReportOptions &options;
    std::vector<std::size_t> pinned; // rows of the comparison
    std::optional<std::size_t> baseline;
    Metric metric = Metric::usdPerMillion; // of the ranking
    ProgressFn progress = {}; // of the section that is built; once it says no, that is dropped
};

// Rows whose numbers the report explains and whose sources it lists: those of the answer and of the comparison.
std::vector<std::size_t> evidenceRows(const Context &context);
ReportTable::Head columnHead(const Results &results, Metric metric);
ReportCell metricCell(const Results &results, std::size_t row, Metric metric);
ReportCell nameCell(std::string name);
ReportCell optionCell(std::string id); // words of a purchase option; its id in files for machines
// Number or time, cost, energy, carbon; and with the price beside them.
std::vector<Metric> keyMetrics(WorkloadKind kind);
std::vector<Metric> mainMetrics(WorkloadKind kind);

// Cost, time and the chance to end in time at few and at many interruptions, of the rows on spot; nullopt without one.
std::optional<ReportTable> spotRiskTable(const Context &context, const std::vector<std::size_t> &rows);
// What each row that is bought for a term obliges to; nullopt without one.
std::optional<ReportTable> commitmentTable(const Context &context, const std::vector<std::size_t> &rows);
// The Pareto front over cost and carbon as rows, the cheapest first; nullopt where nothing counts.
std::optional<ReportTable> frontTable(const Context &context);
// What the answer's candidate emits by the hour; nullopt where its grid has no hourly profile.
std::optional<StartHours> hourlyCarbon(const Context &context);
// Its sentence, below the chart, where it is known.
void addHourlyCarbon(ReportSection &section, const Context &context);

// The name people know; what the catalogue does not have keeps the key that the scenario gives it.
std::string modelName(const Results &results);

ReportSection answerSection(const Context &context);
ReportSection assumptionsSection(const Context &context);
ReportSection rankingSection(const Context &context);
ReportSection comparisonSection(const Context &context);
ReportSection chartsSection(const Context &context);
// A run on spot, or the fleet of an inference, simulated; no blocks where the scenario has none.
ReportSection simulationSection(const Context &context);
bool simulates(const Context &context);
// The study that the scenario carries; no blocks without one.
ReportSection studySection(const Context &context);
ReportSection claimsSection(const Context &context);
ReportSection explainSection(const Context &context);
ReportSection methodSection(const Context &context);
// What stands where of the methods that formulas and derivations of the report cite; nullopt where they cite none of
// these.
std::optional<ReportTable> citedSections(const Report &report, const std::vector<MethodSection> &methods);
ReportSection sourcesSection(const Context &context);
ReportSection qualitySection(const Context &context);
ReportSection scopeSection(const Context &context);
ReportSection reproducibilitySection(const Context &context);

} // namespace wattfare::report
