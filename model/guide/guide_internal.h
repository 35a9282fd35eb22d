// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/guide/guide.h"

// Parts of the guide; not for others.
namespace wattfare::guide {

std::string textOf(const GuideAnswers &answers, std::string_view field);
std::optional<double> numberOf(const GuideAnswers &answers, std::string_view field);
// Codes of "free" (all) or of a list with commas; those that the catalogue does not know are among them.
std::vector<std::string> regionsOf(std::string_view answer, const Snapshot &snapshot);

inline constexpr std::string_view kNotAskedFor = "guide.fact.not_asked_for"; // no fact but a wish

// A fact that keeps a type out of what the answers ask for.
struct Fact {
    Message message;
    std::vector<SourceIndex> sources;
};
std::optional<Fact> factAgainst(const Snapshot &snapshot, const InstanceType &type, const GuideAnswers &answers);

// The scenario of answers that were checked. The list of types is empty where every type is meant; nullopt where none
// is left.
std::optional<Scenario> scenarioOf(
    const GuideAnswers &answers, const Snapshot &snapshot, const Scenario &base, std::vector<Message> &notes);

void findOptions(GuideAnswer &answer);
void findRejected(GuideAnswer &answer, const Snapshot &snapshot);

// Fills in defaults; refuses what is no answer.
Result<GuideAnswers> completed(const GuideAnswers &answers, const Snapshot &snapshot);
// Which model was taken of those that the text may mean; nullopt where it means one alone.
std::optional<Message> modelNote(const GuideAnswers &given, const GuideAnswers &all, const Snapshot &snapshot);

} // namespace wattfare::guide
