// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/support/message.h"
#include "model/support/result.h"
#include "model/workload/scenario.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The decision guide: a dozen questions, the answer as families and purchase options, and why. Questions and rules are
// data. The guide narrows the field and says what to compare; the figures come from an evaluation.
namespace wattfare {

enum class GuideQuestionKind : std::uint8_t { choice, number };

struct GuideQuestion {
    std::string_view id; // "workload"; its text has the message id "guide.question." + id
    GuideQuestionKind kind = GuideQuestionKind::choice;
    std::span<const std::string_view> choices; // ids; the texts "guide.choice." + question id + "." + choice
    Unit unit; // of a number
    double low = 0, high = 0; // domain of a number
    std::string_view defaultAnswer; // counts until answered; "" where the question stays open
    // Asked only where an earlier question has one of these answers; empty: always.
    std::string_view dependsOn;
    std::span<const std::string_view> dependsAnswers;
};
std::span<const GuideQuestion> guideQuestions();
const GuideQuestion *findGuideQuestion(std::string_view id);

using GuideAnswers = std::map<std::string, std::string>; // question id -> choice id or number

// On what a reason stands.
enum class GuideBasis : std::uint8_t {
    specification, // follows from figures of the catalogue
    price, // from dated prices of the catalogue
    publication, // somebody's published claim; sources say whose
    judgement // an assumption of this project, open to argument
};
std::string_view guideBasisId(GuideBasis basis);

enum class GuideVerdict : std::uint8_t { recommended, possible, discouraged, excluded };
std::string_view guideVerdictId(GuideVerdict verdict);

struct GuideReason {
    Message message; // "guide.reason.<rule>" with its arguments
    GuideBasis basis = GuideBasis::judgement;
    int weight = 0; // for (+) or against (-); 0 for a note or an exclusion
    std::vector<std::string> sources; // ids of the catalogue
};

// A group of instance families that the rules treat alike: GPUs and CPUs in two each, of every other kind one. Those
// that rules name; kinds without rules of their own follow.
enum class GuideGroup : std::uint8_t {
    gpuFabric,
    gpuCard,
    trainium,
    inferentia,
    gaudi,
    cpuArm,
    cpuX86,
    fpga,
    media,
    qualcomm
};
std::string_view guideGroupId(GuideGroup group); // "gpu_fabric", ..., or the id of the kind
std::string guideGroupTitle(GuideGroup group); // message id

struct GuideCandidate {
    GuideGroup group{};
    GuideVerdict verdict = GuideVerdict::possible;
    int score = 0;
    std::vector<std::string> families; // of the catalogue that fit the answers; empty without a snapshot
    std::vector<std::string> types; // types of them whose memory holds the model, smallest first, at most 8
    std::vector<GuideReason> reasons;
};

struct GuidePurchase {
    PurchaseOption option;
    GuideVerdict verdict = GuideVerdict::possible;
    int score = 0;
    std::optional<double>
        breakEvenUtilisation; // of this commitment: the median over the families above, from dated prices
    std::vector<GuideReason> reasons;
};

struct GuideAnswer {
    GuideAnswers answers; // as used, defaults filled in
    std::vector<std::string> open; // questions without an answer
    std::vector<GuideCandidate> candidates; // best first, the excluded last
    std::vector<GuidePurchase> purchases; // best first
    std::optional<double> memoryGib; // accelerator memory that the model needs, where its size is known
    std::optional<double> utilisationShare; // of a week's hours
    std::vector<Message> notes; // what to do next, what the guide does not know
    std::optional<Scenario> scenario; // a start for the evaluation
};

// The snapshot may be null: then families, prices and break-evens are absent. Errors: badInput "guide.no_such_question"
// (id), "guide.no_such_choice" (question, text, choices), "guide.bad_number" (question, text, low, high).
Result<GuideAnswer> answerGuide(const GuideAnswers &answers, const SnapshotPtr &snapshot = {});

} // namespace wattfare
