// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/model_names.h"
#include "model/guide/guide_internal.h"

#include <algorithm>

namespace wattfare {

namespace {

using namespace guide;

// Whether anything qualifies under these answers.
bool leavesSomething(const GuideAnswers &answers, const SnapshotPtr &snapshot, const Scenario &base)
{
    std::vector<Message> notes;
    const auto scenario = scenarioOf(answers, *snapshot, base, notes);
    if (!scenario)
        return false;
    const auto results = evaluate(*scenario, snapshot);
    if (!results)
        return false;
    for (std::size_t row = 0; row < (*results)->size(); ++row)
        if ((*results)->qualifies(row))
            return true;
    return false;
}

// The least set of answers that leaves nothing: one is taken back after the other, and stays so where that does not
// help. Empty where the work and the model alone leave nothing.
std::vector<std::string> contradictionOf(const GuideAnswers &answers, const SnapshotPtr &snapshot, const Scenario &base)
{
    GuideAnswers left = answers;
    std::vector<std::string> needed;
    for (const GuideField &field : guideFields()) {
        const auto at = left.find(std::string(field.id));
        if (field.id == "work" || field.id == "model" || field.id == "goal" || at == left.end()
            || at->second == field.defaultAnswer)
            continue;
        GuideAnswers without = left;
        without.erase(at->first);
        if (!field.defaultAnswer.empty())
            without.emplace(field.id, field.defaultAnswer);
        if (leavesSomething(without, snapshot, base))
            needed.emplace_back(field.id);
        else
            left = std::move(without);
    }
    return needed;
}

// Of the models that the text may mean, the likeliest that has an answer to the work by itself: "8B" in fine-tuning is
// one whose tuning was measured. The first where none has.
void takeAnsweredModel(GuideAnswers &all, const GuideAnswers &given, const SnapshotPtr &snapshot)
{
    constexpr std::size_t kMostTried = 8;
    const std::string work = textOf(all, "work"), text = textOf(given, "model");
    std::vector<ModelIndex> meant = modelsMeant(*snapshot, guideModels(*snapshot, work), text);
    if (meant.size() < 2)
        return;
    meant.resize(std::min(meant.size(), kMostTried));
    for (const ModelIndex each : meant) {
        const std::string &key = snapshot->models[each].key;
        const auto alone = completed({{"work", work}, {"model", key}}, *snapshot);
        if (alone && leavesSomething(*alone, snapshot, {})) {
            all["model"] = key;
            return;
        }
    }
}

} // namespace

std::string_view guideRoleId(GuideRole role)
{
    switch (role) {
    case GuideRole::cheapest: return "cheapest";
    case GuideRole::balanced: return "balanced";
    case GuideRole::cleanest: return "cleanest";
    case GuideRole::fastest: return "fastest";
    case GuideRole::safest: return "safest";
    case GuideRole::alternative: return "alternative";
    }
    return {};
}

Result<GuideAnswer> answerGuide(const GuideAnswers &answers, const SnapshotPtr &snapshot, const Scenario &base)
{
    auto all = completed(answers, *snapshot);
    if (!all)
        return tl::unexpected(all.error());
    GuideAnswer out;
    out.answers = std::move(*all);
    takeAnsweredModel(out.answers, answers, snapshot);
    if (auto note = modelNote(answers, out.answers, *snapshot))
        out.notes.push_back(*std::move(note));
    auto scenario = scenarioOf(out.answers, *snapshot, base, out.notes);
    if (scenario) {
        out.scenario = std::move(*scenario);
        auto results = evaluate(out.scenario, snapshot);
        if (!results)
            return tl::unexpected(results.error());
        out.results = std::move(*results);
        out.answer = answer(*out.results);
    }
    findOptions(out);
    findRejected(out, *snapshot);
    if (out.options.empty())
        out.contradiction = contradictionOf(out.answers, snapshot, base);
    return out;
}

} // namespace wattfare
