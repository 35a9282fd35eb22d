// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/support/progress.h"

#include <optional>
#include <string>
#include <vector>

// Published claims, recomputed for an as-of date (rule 6). What was published stands in the catalogue
// (Snapshot::experiments); how it is recomputed stands here.
namespace wattfare {

enum class Verdict : std::uint8_t {
    holds, // recomputed from independent figures with the prices of the date
    heldThen, // it held with the prices of its time, not with these
    consistentByConstruction, // inputs of the recomputation were solved from the claim's own source
    notReproducible // figures are missing, are estimates, or give another result
};
std::string_view verdictId(Verdict verdict); // "holds", "held_then", "consistent_by_construction", "not_reproducible"

struct IndependentResult { // the same comparison without the claim's own figures
    Message basis; // from which benchmark
    std::string benchmark; // its id
    double value = 0; // with the prices of the as-of date; of the claim's time where those are missing
    FigureClass cls = FigureClass::measured;
};

struct ClaimResult {
    std::string id; // "layoutlm.cost_reduction"
    Message statement; // what is claimed; args: the published number as text, what is compared
    std::size_t experiment = 0; // row of Snapshot::experiments
    SourceIndex source = kNone;
    Unit unit; // "%", "x", "USD", "instances", "t"
    bool upTo = false; // the claim names the best case
    double published = 0;
    std::optional<double> then, now; // recomputed with the prices of the claim's time, and of the as-of date
    Date thenDate{}, asOf{};
    Verdict verdict = Verdict::notReproducible;
    Message why;
    std::vector<IndependentResult> independent;
    Message noIndependent; // why a claim that is consistent by construction has none beside it; else empty
    std::string preset; // id of the scenario behind it, "" where there is none
    std::string workload; // "inference", "training", "" for prices and families
};

// asOf: none takes the newest prices. Empty where the catalogue holds no claims; badInput for a date that no scenario
// may have (before 2006), cancelled by `progress`.
Result<std::vector<ClaimResult>> recomputeClaims(
    const SnapshotPtr &snapshot, std::optional<Date> asOf = {}, const ProgressFn &progress = {});

} // namespace wattfare
