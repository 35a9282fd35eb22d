// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/commitments.h"
#include "model/catalog/instance_kinds.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/guide/guide_internal.h"
#include "model/support/decimal.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

// What the answers ask for, as a scenario.
namespace wattfare::guide {

namespace {

constexpr double kTokensPerReader = 10; // a second: somewhat faster than people read
constexpr double kMsPerReaderToken = 1000 / kTokensPerReader;
constexpr double kSecondsPerHour = 3600;
constexpr double kLowRankShare = 0.005; // of the parameters, trained by adapters of usual rank
constexpr double kUsefulFp64 = 0.25; // of the FP32 rate
constexpr int kEarlierDays = 365; // types on sale then may be retired by now
constexpr std::string_view kCudaVendor = "NVIDIA"; // whose GPUs run CUDA

using Test = std::optional<Message> (*)(const InstanceType &, const Accelerator *, const GuideAnswers &);

bool isTraining(const GuideAnswers &answers)
{
    const std::string work = textOf(answers, "work");
    return work == "training" || work == "fine_tuning";
}

// Every way in which a fact keeps a type out. The accelerator is null on processors alone.
constexpr std::array<Test, 8> kTests{
    [](const InstanceType &t, const Accelerator *, const GuideAnswers &a) -> std::optional<Message> {
        const std::string wanted = textOf(a, "accelerator");
        return wanted != "any" && wanted != instanceKindId(t.kind)
            ? std::optional(Message{std::string(kNotAskedFor), {}})
            : std::nullopt;
    },
    [](const InstanceType &, const Accelerator *x, const GuideAnswers &a) -> std::optional<Message> {
        return textOf(a, "code") == "cuda" && (!x || x->vendor != kCudaVendor)
            ? std::optional(Message{x ? "guide.fact.not_cuda" : "guide.fact.no_gpu", {}})
            : std::nullopt;
    },
    [](const InstanceType &t, const Accelerator *x, const GuideAnswers &a) -> std::optional<Message> {
        return textOf(a, "code") == "as_is" && t.kind != InstanceKind::gpu && t.kind != InstanceKind::cpu
            ? std::optional(Message{"guide.fact.needs_port", {x ? x->vendor : std::string()}})
            : std::nullopt;
    },
    [](const InstanceType &t, const Accelerator *, const GuideAnswers &a) -> std::optional<Message> {
        return textOf(a, "arm") == "no" && t.cpuArch == "arm64" ? std::optional(Message{"guide.fact.arm", {}})
                                                                : std::nullopt;
    },
    [](const InstanceType &t, const Accelerator *, const GuideAnswers &a) -> std::optional<Message> {
        const std::string devices = textOf(a, "devices");
        return (devices == "one" && t.acceleratorCount > 1) || (devices == "several" && t.acceleratorCount < 2)
            ? std::optional(Message{"guide.fact.devices", {t.acceleratorCount}})
            : std::nullopt;
    },
    [](const InstanceType &, const Accelerator *x, const GuideAnswers &a) -> std::optional<Message> {
        return isTraining(a) && x && x->acceleratorClass == "inference"
            ? std::optional(Message{"guide.fact.inference_only", {}})
            : std::nullopt;
    },
    [](const InstanceType &t, const Accelerator *, const GuideAnswers &a) -> std::optional<Message> {
        return numberOf(a, "nodes").value_or(1) > 1 && t.efa != true
            ? std::optional(Message{"guide.fact.no_fabric", {}})
            : std::nullopt;
    },
    [](const InstanceType &, const Accelerator *x, const GuideAnswers &a) -> std::optional<Message> {
        if (textOf(a, "work") != "hpc" || !x)
            return std::nullopt;
        if (!x->fp64)
            return Message{"guide.fact.no_fp64", {}};
        return x->fp32 && *x->fp64 < kUsefulFp64 * *x->fp32
            ? std::optional(Message{"guide.fact.slow_fp64", {*x->fp64 / *x->fp32}})
            : std::nullopt;
    },
};

std::vector<std::string> precisionsOf(const std::string &precision)
{
    // 16 bits are 16 bits: benchmarks name either.
    return precision == "bf16" ? std::vector<std::string>{"bf16", "bfloat16", "fp16", "float16"}
                               : std::vector<std::string>{precision};
}

// Whether the base already describes this work of this model.
bool sameWork(const GuideAnswers &answers, const GuideAnswers &asked)
{
    return textOf(asked, "work") == textOf(answers, "work") && textOf(asked, "model") == textOf(answers, "model");
}

// What of a scenario holds for any work.
Scenario unboundTo(const Scenario &base)
{
    Scenario s;
    s.asOf = base.asOf;
    s.day = base.day;
    s.energy = base.energy;
    s.currency = base.currency;
    s.figures = base.figures;
    return s;
}

// `keepsRate`: the users are those of the scenario, whose rate is no multiple of theirs.
void setWork(
    Scenario &s, const GuideAnswers &answers, const Snapshot &snapshot, bool keepsRate, std::vector<Message> &notes)
{
    const std::string work = textOf(answers, "work"), precision = textOf(answers, "precision");
    if (work != "hpc")
        s.model = textOf(answers, "model");
    const double nodes = numberOf(answers, "nodes").value_or(1);
    if (work == "llm_serving") {
        s.kind = WorkloadKind::llmServing;
        const double users = numberOf(answers, "users").value_or(1);
        if (!keepsRate)
            s.llm.outputTokensPerHour = users * kTokensPerReader * kSecondsPerHour;
        if (!s.llm.tpotLimitMs)
            s.llm.tpotLimitMs = kMsPerReaderToken;
        s.llm.ttftLimitMs = numberOf(answers, "ttft_ms");
        if (precision != "any")
            s.llm.bytesPerWeight = precision == "fp32"      ? 4
                : precision == "fp8" || precision == "int8" ? 1
                : precision == "int4"                       ? 0.5
                                                            : 2;
        if (keepsRate)
            notes.push_back({"guide.note.rate_kept",
                {s.llm.outputTokensPerHour, users, kTokensPerReader, s.llm.inputTokens, s.llm.outputTokens}});
        else
            notes.push_back({"guide.note.users", {users, kTokensPerReader, s.llm.inputTokens, s.llm.outputTokens}});
    } else if (work == "inference") {
        s.kind = WorkloadKind::inference;
        s.inference.demandPerHour = numberOf(answers, "requests_per_hour").value_or(1);
        s.inference.latencyLimitMs = numberOf(answers, "latency_ms");
        if (precision != "any")
            s.inference.precisions = precisionsOf(precision);
    } else if (work == "hpc") {
        s.kind = WorkloadKind::hpc;
        s.hpc.exaflop = numberOf(answers, "exaflop").value_or(1);
        s.hpc.nodes = nodes;
        notes.push_back({"guide.note.hpc_peak", {s.hpc.efficiency}});
    } else {
        s.kind = WorkloadKind::training;
        s.training.samples = numberOf(answers, "samples").value_or(1);
        s.training.nodes = nodes;
        s.training.deadlineH = numberOf(answers, "deadline_h");
        if (precision != "any")
            s.training.precisions = precisionsOf(precision);
        if (textOf(answers, "interruption") == "yes" && !(s.training.checkpointIntervalH > 0))
            s.training.checkpointIntervalH = 0.5;
        const ModelIndex model = snapshot.model(s.model);
        if (work == "fine_tuning" && model != kNone && snapshot.models[model].parametersMillion) {
            s.training.trainableMillion = kLowRankShare * *snapshot.models[model].parametersMillion;
            notes.push_back({"guide.note.adapters", {kLowRankShare}});
        }
    }
}

} // namespace

std::optional<Fact> factAgainst(const Snapshot &snapshot, const InstanceType &type, const GuideAnswers &answers)
{
    const Accelerator *accelerator
        = type.accelerator != kNone && type.acceleratorCount > 0 ? &snapshot.accelerators[type.accelerator] : nullptr;
    for (const Test test : kTests)
        if (auto message = test(type, accelerator, answers))
            return Fact{std::move(*message), accelerator ? accelerator->sources : type.sources};
    return std::nullopt;
}

std::optional<Scenario> scenarioOf(
    const GuideAnswers &answers, const Snapshot &snapshot, const Scenario &base, std::vector<Message> &notes)
{
    const GuideAnswers asked = answersOf(base, snapshot);
    const bool same = sameWork(answers, asked);
    Scenario s = same ? base : unboundTo(base);
    s.typeFilter.clear();
    setWork(s, answers, snapshot, same && textOf(asked, "users") == textOf(answers, "users"), notes);
    s.regions = regionsOf(textOf(answers, "region"), snapshot);
    s.purchase = {PurchaseOption{}};
    if (textOf(answers, "interruption") == "yes") {
        s.purchase.emplace_back();
        s.purchase.back().kind = PurchaseKind::spot;
    }
    if (const double months = numberOf(answers, "months").value_or(0); months >= 12)
        for (const PurchaseOption &option : offeredOptions(snapshot))
            if (option.kind == PurchaseKind::commitment && option.plan == "reserved_standard"
                && option.payment == "no_upfront" && option.termYears * 12 <= months)
                s.purchase.push_back(option);
    if (s.asOf && newestObservation(snapshot).days - s.asOf->days > kEarlierDays) {
        s.includeRetired = true;
        notes.push_back({"guide.note.on_sale_then", {*s.asOf}});
    }
    bool all = true;
    for (const InstanceType &type : snapshot.types) {
        if (factAgainst(snapshot, type, answers))
            all = false;
        else
            s.typeFilter.push_back(type.name);
    }
    if (s.typeFilter.empty())
        return std::nullopt;
    if (all)
        s.typeFilter.clear();
    return s;
}

} // namespace wattfare::guide

namespace wattfare {

GuideAnswers answersOf(const Scenario &s, const Snapshot &snapshot)
{
    const bool tunes = s.kind == WorkloadKind::training && s.training.trainableMillion.has_value();
    GuideAnswers answers{{"work", tunes ? "fine_tuning" : std::string(workloadKindId(s.kind))}};
    if (s.regions.size() == snapshot.regions.size())
        answers["region"] = "free";
    else if (!s.regions.empty())
        answers["region"] = std::accumulate(std::next(s.regions.begin()), s.regions.end(), s.regions.front(),
            [](const std::string &all, const std::string &code) { return all + ',' + code; });
    const std::vector<ModelIndex> models = guideModels(snapshot, answers["work"]);
    if (std::ranges::find(models, snapshot.model(s.model)) != models.end())
        answers["model"] = s.model;
    const auto number = [&](std::string_view id, std::optional<double> value) {
        if (const GuideField *field = findGuideField(id); value && *value >= field->low && *value <= field->high)
            answers[std::string(id)] = plainText(*value);
    };
    switch (s.kind) {
    case WorkloadKind::llmServing:
        number("users", std::ceil(s.llm.outputTokensPerHour / (guide::kTokensPerReader * guide::kSecondsPerHour)));
        number("ttft_ms", s.llm.ttftLimitMs);
        break;
    case WorkloadKind::inference:
        number("requests_per_hour", s.inference.demandPerHour);
        number("latency_ms", s.inference.latencyLimitMs);
        break;
    case WorkloadKind::training:
        number("samples", s.training.samples);
        number("nodes", s.training.nodes);
        number("deadline_h", s.training.deadlineH);
        break;
    case WorkloadKind::hpc:
        number("exaflop", s.hpc.exaflop);
        number("nodes", s.hpc.nodes);
        break;
    }
    if (std::ranges::any_of(s.purchase, [](const PurchaseOption &o) { return o.kind == PurchaseKind::spot; }))
        answers["interruption"] = "yes";
    int years = 0;
    for (const PurchaseOption &option : s.purchase)
        if (option.kind == PurchaseKind::commitment)
            years = std::max(years, option.termYears);
    if (years > 0 && isFleet(s.kind))
        number("months", 12.0 * years);
    return answers;
}

} // namespace wattfare
