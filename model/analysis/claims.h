// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"
#include "model/support/progress.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Published claims, recomputed for an as-of date (rule 6). What was published stands in the catalogue
// (Snapshot::experiments); how it is recomputed stands here.
namespace wattfare {

enum class ClaimVerdict : std::uint8_t {
    holds, // recomputed from independent figures with the prices of the date
    heldThen, // it held with the prices of its time, not with these
    bracketed, // it lies between two independent results
    consistentByConstruction, // inputs of the recomputation were solved from the claim's own source
    contradicted, // it was measured otherwise
    notReproducible, // figures give another result, but do not rule it out: "up to" names a case that they may lack
    notTestable, // figures are missing
    count
};
// "holds", "held_then", "bracketed", "consistent_by_construction", "contradicted", "not_reproducible", "not_testable"
std::string_view verdictId(ClaimVerdict verdict);

// What independent results, in the unit of the claim, say of a number that names no best case: bracketed where it lies
// between two of them, contradicted where it lies on one side of all and none comes within the tolerance; nullopt where
// one meets it, or without any (rule 6).
std::optional<ClaimVerdict> independentVerdict(double published, double tolerance, std::span<const double> independent);

// When a source was published, of what its edition says: "28 October 2015", "June 2023", "2022", "commit 81ce
// (2026-08-21)". `text` is ISO 8601, as precise as the edition; `last` the last day that it can mean. nullopt: no date.
struct Publication {
    std::string text;
    Date last;
};
std::optional<Publication> publicationOf(std::string_view edition);

struct IndependentResult { // the same comparison without the claim's own figures and without a superseded one
    Message basis; // from which benchmarks
    std::vector<std::string> benchmarks; // their ids
    double value = 0; // with the claim's own prices; of the as-of date where those are missing
    std::optional<Date> prices; // of which day; none where no price takes part
    FigureClass cls = FigureClass::measured; // the weakest
};

struct ClaimResult {
    std::string id; // "layoutlm.cost_reduction"
    Message statement; // what is claimed; args: the published number as text, what is compared
    std::size_t experiment = 0; // row of Snapshot::experiments
    SourceIndex source = kNone;
    std::string publishedOn; // ISO 8601, as precise as the source states it; "" where it states none
    Unit unit; // "%", "x", "USD", "instances", "t"
    bool upTo = false; // the claim names the best case
    double published = 0;
    std::optional<double> then, now; // recomputed with the prices of the claim's time, and of the as-of date
    Date thenDate{}, asOf{};
    ClaimVerdict verdict = ClaimVerdict::notReproducible;
    Message why;
    std::vector<IndependentResult> independent;
    Message noIndependent; // why a claim that is consistent by construction has none beside it; else empty
    std::string preset; // id of the scenario behind it, "" where there is none
    std::string workload; // "inference", "training", "" for prices and families
};

// asOf: none takes the newest prices. Empty where the catalogue holds no claims; badInput for a date that no scenario
// may have (before 2006), cancelled by `progress`. `wanted`: of these presets alone, "" for claims without one.
Result<std::vector<ClaimResult>> recomputeClaims(const SnapshotPtr &snapshot, std::optional<Date> asOf = {},
    const ProgressFn &progress = {}, const std::function<bool(std::string_view preset)> &wanted = {});

} // namespace wattfare
