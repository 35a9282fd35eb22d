// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"
#include "model/report/report.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Results and their answer as a report.
namespace wattfare {

inline constexpr std::size_t kAllRows = static_cast<std::size_t>(-1);

// Where a section of the methods stands that formulas cite.
struct MethodSection {
    std::string id; // "simulation 2.3"
    std::string heading; // "Cost, energy and emissions per million"
    std::string page, pageTitle; // of the help: "methods-sizing-and-cost", "Sizing and cost"
};

struct ReportOptions {
    std::vector<std::string> sections; // ids in their order; empty: all that apply
    std::string title; // "" or blank: the scenario's
    std::string author;
    std::vector<Candidate> pinned; // side by side; empty: the scenario's, else the answer's
    std::optional<Candidate> baseline; // none: the scenario's, else what the answer compares with
    std::optional<Metric> metric; // the ranking's order; none: cost
    std::size_t rankedRows = 20; // on pages; kAllRows in files for programs
    bool withToday = true; // dated scenarios: what today's prices give
    std::string created; // ISO 8601 UTC, "" leaves it out
    std::string programVersion;
    std::vector<MethodSection> methods; // those that the report cites are listed with their headings
    std::uint64_t seed = 20260101; // of the simulated runs on spot
    std::uint64_t trajectories = 20'000; // of them; 0 leaves the simulation out
};

// Ids of the sections in the order of a full report: "answer", "assumptions", "ranking", "comparison", "charts",
// "study", "simulation", "claims", "explain", "method", "sources", "quality", "scope", "reproducibility".
std::span<const std::string_view> reportSectionIds();

Report buildReport(const Results &results, const Answer &answer, const ReportOptions &options = {});
// The same that can be stopped: a large study takes long. Errors: cancelled.
Result<Report> buildReport(
    const Results &results, const Answer &answer, const ReportOptions &options, const ProgressFn &progress);

} // namespace wattfare
