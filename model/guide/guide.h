// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The decision guide: at most eight questions make a scenario, and its evaluation is the answer. What the guide adds
// are facts that keep a type out (code that CUDA alone runs, no fabric between nodes), as the list of types of the
// scenario.
namespace wattfare {

enum class GuideFieldKind : std::uint8_t { choice, number, model, region };

// What a question asks for. Fields of the same topic are one question.
struct GuideField {
    std::string_view id; // "work"; its words are the message "guide.field." + id
    std::string_view topic; // "guide.topic." + topic
    GuideFieldKind kind = GuideFieldKind::choice;
    std::span<const std::string_view> choices; // their words: "guide.choice." + id + "." + choice
    Unit unit; // of a number
    double low = 0, high = 0; // domain of a number
    std::string_view defaultAnswer; // holds until answered; "": no limit of this kind
    std::span<const std::string_view> works; // asked for these kinds of work; empty: for all
};
std::span<const GuideField> guideFields();
const GuideField *findGuideField(std::string_view id);
bool isAsked(const GuideField &field, std::string_view work);
// The choices for a kind of work: a service has no run that could end sooner.
std::span<const std::string_view> choicesFor(const GuideField &field, std::string_view work);

using GuideAnswers = std::map<std::string, std::string>; // field id -> choice, number, model or region

// Models that the guide offers for a kind of work, by name.
std::vector<ModelIndex> guideModels(const Snapshot &snapshot, std::string_view work);

// alternative: the next by cost, of another accelerator, where fewer than three candidates are best at something.
enum class GuideRole : std::uint8_t { cheapest, balanced, cleanest, fastest, safest, alternative };
std::string_view guideRoleId(GuideRole role); // words: "guide.role." + id

// The commitment of the option's type with the lowest rate, and the share of hours from which it pays.
struct GuidePlan {
    PurchaseOption option;
    double breakEvenUtilisation = 0;
    Date date{};
};

struct GuideOption {
    std::vector<GuideRole> roles; // why it is here; several where one candidate is best by several
    std::size_t row = 0; // of the results
    Message risk;
    std::optional<GuidePlan> plan; // none: none on offer, or bought by a commitment already
    std::vector<Message> reasons; // facts of the evaluation
};

// The best type of a kind of accelerator or processor that no option has, and why it fell.
struct GuideRejected {
    TypeIndex type = kNone;
    std::optional<std::size_t> row; // of the results; none: a fact keeps the type out of the scenario
    Message why;
    std::vector<SourceIndex> sources; // of the fact
};

struct GuideAnswer {
    GuideAnswers answers; // as used, defaults filled in
    Scenario scenario; // the question as it is evaluated, here and by everyone
    ResultsPtr results; // null: the facts leave no type
    Answer answer; // of the results
    std::vector<GuideOption> options; // that of the goal first
    std::vector<GuideRejected> rejected; // by cost, then those without an answer
    std::vector<std::string> contradiction; // without options: the least set of answers that leaves nothing
    std::vector<Message> notes; // what was assumed
};

// The answers under which the guide asks what a scenario asks, as far as its questions go.
GuideAnswers answersOf(const Scenario &scenario, const Snapshot &snapshot);

// `base` gives what no question asks: the day of prices, grid and energy options, the user's own figures, the currency,
// the lengths of requests and whatever else describes the work.
// Errors: badInput "guide.no_such_field" (id), "guide.no_such_choice" (field, text, choices), "guide.bad_number"
// (field, text, low, high), "guide.no_such_name" (field, text),
// "guide.no_such_model" (field, text, one of the work), "guide.model_of_other_work" (field, name, that work, this one).
Result<GuideAnswer> answerGuide(const GuideAnswers &answers, const SnapshotPtr &snapshot, const Scenario &base = {});

// alone: no other type of then has a figure, which proves nothing.
enum class PickVerdict : std::uint8_t { reproduced, alone, alike, other, unknown };
std::string_view pickVerdictId(PickVerdict verdict); // words: "guide.pick." + id

// A recommendation that somebody published, asked again: with the prices of then and the types of then, and today.
struct PublishedPick {
    std::string metric; // "fastest_multi": words "guide.picked." + metric
    std::vector<std::string> types; // as published, any of them
    SourceIndex source = kNone;
    GuideAnswers answers; // the question by which it is asked
    Date then{}; // day of the prices
    std::string winnerThen, winnerNow; // names of types; "" where nothing qualifies
    std::optional<double> value, best; // of the best of the picked types and of the winner, then
    Metric by{}; // what they are compared by
    std::size_t compared = 0; // types that had an answer then
    PickVerdict verdict{};
    Message why; // of the verdict, with the figures compared; none where there are none
    Message whyNow; // where nothing qualifies today
};
// Rows of the catalogue's experiments that are picks.
std::vector<PublishedPick> publishedPicks(const SnapshotPtr &snapshot);

} // namespace wattfare
