// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/importers/measured/utilisation.h"
#include "model/placement/placement.h"
#include "model/support/progress.h"

#include <memory>
#include <string>
#include <vector>

// Findings on a candidate of a scenario, and on how it was used, after the practices of the AWS Well-Architected
// Framework for accelerators (sustainability pillar, SUS05-BP04). Every figure is one of the evaluation's: today's and
// the alternative's stand in the same results.
namespace wattfare {

enum class AdviceKind : std::uint8_t {
    lowUse, // a smaller machine of the same accelerator carries what was measured
    sharedGpu, // a part of its GPU carries what was measured
    scheduledRelease, // idle stretches that were paid for
    otherChip, // a purpose-built chip or processors do the work with less energy
    newerGeneration,
    cleanerRegion,
    commitment,
    spot,
    count
};
inline constexpr std::size_t kAdviceKindCount = static_cast<std::size_t>(AdviceKind::count);
std::string_view adviceKindId(AdviceKind kind); // words: "advice.kind." + id

enum class Severity : std::uint8_t { low, medium, high }; // by the greater share saved, of cost or of emissions
std::string_view severityId(Severity severity); // words: "advice.severity." + id

// Alternative less today's: negative where it saves. Missing where either has no figure; 0 below a ten-thousandth of
// today's, which no figure resolves. Low and high are of the ratio of both, in which what they share is counted once.
struct AdviceDelta {
    std::optional<double> value, low, high;
};

struct Advice {
    AdviceKind kind{};
    Severity severity{};
    Message found; // with its figures
    std::vector<Message> facts; // what it asks for, and its risk
    bool perYear = true; // of a service, or of a machine that is used as recorded; false: of the run
    AdviceDelta usd, kwh, kgco2e;
    FigureClass confidence{}; // the weakest of the figures compared
    std::string candidate; // the alternative
    Scenario scenario; // both pinned side by side, today's the baseline
    std::vector<PlacementTask> shared; // of sharedGpu: the task that asks for a part, for Place; else empty
};

struct AdviceQuestion {
    Scenario scenario;
    std::string candidate; // today's; "": the baseline of the scenario, or what its answer names as cheapest
    std::shared_ptr<const ImportedUtilisation> use; // of one instance of the candidate's type; null: none
};

struct Advised {
    std::string candidate; // today's
    std::vector<Advice> found; // the most severe first, then by money
    std::vector<std::pair<AdviceKind, Message>> without; // looked for and not found, or why not looked for
};

// Errors: those of evaluate(); noAnswer ("advice.no_candidate", or why the candidate has no cost) where there is
// nothing to compare with; cancelled.
Result<Advised> advise(const AdviceQuestion &question, const SnapshotPtr &snapshot, const ProgressFn &progress = {});

} // namespace wattfare
