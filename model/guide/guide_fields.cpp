// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/model_names.h"
#include "model/guide/guide_internal.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>

// The questions, and what is an answer to them.
namespace wattfare {

namespace {

using namespace std::string_view_literals;

constexpr std::array kWork{"llm_serving"sv, "inference"sv, "training"sv, "fine_tuning"sv, "hpc"sv};
constexpr std::array kPrecision{"any"sv, "fp32"sv, "bf16"sv, "fp8"sv, "int8"sv, "int4"sv};
constexpr std::array kAccelerator{
    "any"sv, "gpu"sv, "trainium"sv, "inferentia"sv, "gaudi"sv, "qualcomm"sv, "cpu"sv}; // ids of InstanceKind
constexpr std::array kCode{"portable"sv, "as_is"sv, "cuda"sv};
constexpr std::array kYesNo{"yes"sv, "no"sv};
constexpr std::array kDevices{"any"sv, "one"sv, "several"sv};
constexpr std::array kGoal{"cost"sv, "balance"sv, "carbon"sv, "time"sv, "risk"sv};

constexpr std::array kServiceGoal{"cost"sv, "balance"sv, "carbon"sv, "risk"sv};

constexpr std::array kModels{"llm_serving"sv, "inference"sv, "training"sv, "fine_tuning"sv};
constexpr std::array kLlm{"llm_serving"sv};
constexpr std::array kInference{"inference"sv};
constexpr std::array kServices{"llm_serving"sv, "inference"sv};
constexpr std::array kTraining{"training"sv, "fine_tuning"sv};
constexpr std::array kClusters{"training"sv, "fine_tuning"sv, "hpc"sv};
constexpr std::array kHpc{"hpc"sv};

using Kind = GuideFieldKind;

constexpr std::array<GuideField, 19> kFields{{
    {"work", "work", Kind::choice, kWork, "", 0, 0, "llm_serving", {}},
    {"model", "model", Kind::model, {}, "", 0, 0, "", kModels},
    {"precision", "model", Kind::choice, kPrecision, "", 0, 0, "any", kModels},
    {"accelerator", "runs_on", Kind::choice, kAccelerator, "", 0, 0, "any", {}},
    {"code", "runs_on", Kind::choice, kCode, "", 0, 0, "portable", {}},
    {"arm", "runs_on", Kind::choice, kYesNo, "", 0, 0, "yes", {}},
    {"devices", "runs_on", Kind::choice, kDevices, "", 0, 0, "any", {}},
    {"users", "amount", Kind::number, {}, "1", 0.01, 1e7, "50", kLlm},
    {"requests_per_hour", "amount", Kind::number, {}, "1/h", 0.01, 1e12, "1000000", kInference},
    {"samples", "amount", Kind::number, {}, "1", 1, 1e18, "100000000", kTraining},
    {"exaflop", "amount", Kind::number, {}, "1e18", 1e-9, 1e12, "100", kHpc},
    {"nodes", "amount", Kind::number, {}, "1", 1, 1000, "1", kClusters},
    {"ttft_ms", "limit", Kind::number, {}, "ms", 0.1, 3.6e6, "1000", kLlm},
    {"latency_ms", "limit", Kind::number, {}, "ms", 0.01, 3.6e6, "", kInference},
    {"deadline_h", "limit", Kind::number, {}, "h", 0.01, 87'600, "", kTraining},
    {"interruption", "buying", Kind::choice, kYesNo, "", 0, 0, "no", {}},
    {"months", "buying", Kind::number, {}, "month", 0, 240, "", kServices},
    {"goal", "goal", Kind::choice, kGoal, "", 0, 0, "cost", {}},
    {"region", "region", Kind::region, {}, "", 0, 0, "us-east-1", {}},
}};

// The model that stands until one is chosen.
std::string_view usualModel(std::string_view work)
{
    if (work == "llm_serving")
        return "llama-3.1-8b";
    return work == "fine_tuning" ? "llama-3-8b" : "bert-large";
}

// The likeliest model of the work that a text means: by its id, its name or a part of it, or its size in billions.
ModelIndex modelOf(const Snapshot &s, std::string_view work, const std::string &text)
{
    const std::vector<ModelIndex> meant = modelsMeant(s, guideModels(s, work), text);
    return meant.empty() ? kNone : meant.front();
}

Error refused(std::string_view message, std::vector<Argument> args)
{
    return Error{Error::Code::badInput, {std::string(message), std::move(args)}, {}};
}

// Why a text is no model of the work: it is one of other work, or none at all.
Error noModel(const Snapshot &s, std::string_view work, const std::string &text)
{
    for (const std::string_view other : kModels)
        if (const ModelIndex model = modelOf(s, other, text); model != kNone)
            return refused("guide.model_of_other_work",
                {"model", s.models[model].name, std::string("guide.choice.work.").append(other),
                    std::string("guide.choice.work.").append(work)});
    const ModelIndex usual = s.model(std::string(usualModel(work)));
    return refused(
        "guide.no_such_model", {"model", text, usual == kNone ? std::string(usualModel(work)) : s.models[usual].name});
}

std::optional<Error> wrong(const GuideField &field, const std::string &text, const Snapshot &s, std::string_view work)
{
    switch (field.kind) {
    case Kind::number: {
        const std::optional<double> value = parseFinite(text);
        if (!value || *value < field.low || *value > field.high)
            return refused("guide.bad_number", {field.id, text, field.low, field.high});
        return std::nullopt;
    }
    case Kind::choice: {
        const auto offered = choicesFor(field, work);
        if (std::ranges::find(offered, text) != offered.end())
            return std::nullopt;
        std::string choices;
        for (const std::string_view c : offered)
            choices.append(choices.empty() ? "" : ", ").append(c);
        return refused("guide.no_such_choice", {field.id, text, choices});
    }
    case Kind::model:
        if (modelOf(s, work, text) != kNone)
            return std::nullopt;
        return noModel(s, work, text);
    case Kind::region:
        if (std::ranges::all_of(guide::regionsOf(text, s), [&](const auto &code) { return s.region(code) != kNone; }))
            return std::nullopt;
        break;
    }
    return refused("guide.no_such_name", {field.id, text});
}

} // namespace

std::span<const GuideField> guideFields() { return kFields; }

const GuideField *findGuideField(std::string_view id)
{
    const auto at = std::ranges::find(kFields, id, &GuideField::id);
    return at == kFields.end() ? nullptr : &*at;
}

bool isAsked(const GuideField &field, std::string_view work)
{
    return field.works.empty() || std::ranges::find(field.works, work) != field.works.end();
}

std::span<const std::string_view> choicesFor(const GuideField &field, std::string_view work)
{
    const bool service = std::ranges::find(kServices, work) != kServices.end();
    return field.id == "goal" && service ? std::span<const std::string_view>(kServiceGoal) : field.choices;
}

// Language models are served and tuned; what is trained or served otherwise has a rate of that kind: a time to train to
// a quality alone says nothing of another number of samples.
std::vector<ModelIndex> guideModels(const Snapshot &snapshot, std::string_view work)
{
    const bool training = work == "training" || work == "fine_tuning";
    std::vector<bool> wanted(snapshot.models.size());
    for (const Benchmark &b : snapshot.benchmarks)
        if (b.model != kNone && b.training == training && b.throughput)
            wanted[b.model] = true;
    std::vector<ModelIndex> models;
    for (ModelIndex i = 0; i < snapshot.models.size(); ++i) {
        const MlModel &m = snapshot.models[i];
        const bool llm = m.task == "llm-decoder";
        if (work == "llm_serving" ? llm : wanted[i] && (training || !llm))
            models.push_back(i);
    }
    std::ranges::sort(
        models, [&](ModelIndex a, ModelIndex b) { return snapshot.models[a].name < snapshot.models[b].name; });
    return models;
}

namespace guide {

std::string textOf(const GuideAnswers &answers, std::string_view field)
{
    const auto at = answers.find(std::string(field));
    return at == answers.end() ? std::string() : at->second;
}

std::optional<double> numberOf(const GuideAnswers &answers, std::string_view field)
{
    return parseFinite(textOf(answers, field));
}

std::vector<std::string> regionsOf(std::string_view answer, const Snapshot &snapshot)
{
    std::vector<std::string> codes;
    if (answer == "free") {
        for (const Region &each : snapshot.regions)
            codes.push_back(each.code);
        return codes;
    }
    for (std::size_t begin = 0; begin <= answer.size();) {
        const std::size_t end = std::min(answer.find(',', begin), answer.size());
        codes.emplace_back(answer.substr(begin, end - begin));
        begin = end + 1;
    }
    return codes;
}

Result<GuideAnswers> completed(const GuideAnswers &answers, const Snapshot &snapshot)
{
    const auto given = answers.find("work");
    const std::string work(given == answers.end() ? kFields.front().defaultAnswer : std::string_view(given->second));
    for (const auto &[id, text] : answers) {
        const GuideField *field = findGuideField(id);
        if (!field)
            return tl::unexpected(refused("guide.no_such_field", {id}));
        // What this work does not ask for is kept from an earlier answer and of no account.
        if (auto error = isAsked(*field, work) ? wrong(*field, text, snapshot, work) : std::nullopt)
            return tl::unexpected(std::move(*error));
    }
    GuideAnswers all;
    for (const GuideField &field : kFields) {
        if (!isAsked(field, work))
            continue;
        const auto at = answers.find(std::string(field.id));
        std::string text(at != answers.end() ? std::string_view(at->second)
                : field.kind == Kind::model  ? usualModel(work)
                                             : field.defaultAnswer);
        if (field.kind == Kind::model) {
            const ModelIndex model = modelOf(snapshot, work, text);
            if (model == kNone)
                return tl::unexpected(noModel(snapshot, work, text));
            text = snapshot.models[model].key;
        }
        if (!text.empty())
            all.emplace(field.id, std::move(text));
    }
    return all;
}

std::optional<Message> modelNote(const GuideAnswers &given, const GuideAnswers &all, const Snapshot &s)
{
    const std::string text = textOf(given, "model");
    const std::vector<ModelIndex> meant = modelsMeant(s, guideModels(s, textOf(all, "work")), text);
    if (meant.size() < 2)
        return std::nullopt;
    constexpr std::size_t kMostNamed = 3;
    std::string others;
    const ModelIndex taken = s.model(textOf(all, "model"));
    std::size_t named = 0;
    for (const ModelIndex each : meant)
        if (each != taken && named < kMostNamed) {
            others.append(named > 0 ? ", " : "") += s.models[each].name;
            ++named;
        }
    return Message{meant.size() > kMostNamed + 1 ? "guide.note.model_meant_more" : "guide.note.model_meant",
        {text, s.models[taken].name, others}};
}

} // namespace guide

} // namespace wattfare
