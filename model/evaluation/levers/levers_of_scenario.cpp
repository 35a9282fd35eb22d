// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/levers/levers_of_scenario.h"

#include "model/evaluation/throughput/lever_facts.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/support/letters.h"
#include "model/workload/ids.h"

#include <algorithm>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, 5> kStates{"available", "included", "unfit", "not_stated", "retired"};

LeverStanding available(std::string_view does, std::vector<Argument> args = {})
{
    return {LeverState::available, {"lever.does." + std::string(does), std::move(args)}};
}
LeverStanding included(std::string_view why, std::vector<Argument> args = {})
{
    return {LeverState::included, {"lever.included." + std::string(why), std::move(args)}};
}
LeverStanding notStated(std::string_view why, std::vector<Argument> args = {})
{
    return {LeverState::notStated, {"lever.not_stated." + std::string(why), std::move(args)}};
}

const std::vector<std::string> &precisionsOf(const Scenario &s)
{
    return s.kind == WorkloadKind::training  ? s.training.precisions
        : s.kind == WorkloadKind::llmServing ? s.llm.precisions
                                             : s.inference.precisions;
}

// The formats that a lever of precision admits.
std::vector<std::string> formatsOf(Lever lever)
{
    switch (lever) {
    case Lever::mixedPrecision: return {"fp16", "bf16"};
    case Lever::int8: return {"int8"};
    default: return {"fp8"};
    }
}

// Rows at any of the allowed precisions count, and the fastest is taken: a format gains where it was not allowed.
LeverStanding precisionStanding(Lever lever, const Scenario &s)
{
    if (s.kind == WorkloadKind::training && s.training.toQualityTarget)
        return notStated("time_to_train");
    if (s.kind == WorkloadKind::llmServing) {
        const NumberFormat format = weightsFormat(s.llm);
        const double bytes = s.llm.precisions.empty() ? s.llm.bytesPerWeight : bytesOf(format);
        if (bytes <= 1)
            return included("narrow_weights", {bytes});
        return available(lever == Lever::int8 ? "int8_weights" : "fp8_weights", {bytes});
    }
    const std::vector<std::string> &allowed = precisionsOf(s);
    if (allowed.empty())
        return included("any_precision");
    for (const std::string &format : formatsOf(lever))
        if (std::ranges::any_of(allowed, [&](const std::string &p) { return lowered(p) == format; }))
            return included("precision", {format});
    return available("precision",
        {lever == Lever::mixedPrecision ? "FP16, BF16"
                : lever == Lever::int8  ? "INT8"
                                        : "FP8"});
}

bool buysSpot(const Scenario &s)
{
    return std::ranges::any_of(s.purchase, [](const PurchaseOption &option) { return partsOf(option).spot; });
}

std::string nameOf(const Snapshot &snapshot, const std::string &model)
{
    const ModelIndex index = snapshot.model(model);
    return index == kNone ? model : snapshot.models[index].name;
}

} // namespace

std::string_view leverStateId(LeverState state) { return kStates[static_cast<std::size_t>(state)]; }

LeverStanding leverStanding(Lever lever, const Scenario &s, const Snapshot &snapshot)
{
    if (lever == Lever::elasticInference) // of no kind of work any more
        return {LeverState::retired, {"lever.retired", {}}};
    if (!fitsKind(lever, s.kind))
        return {LeverState::unfit, {"lever.unfit", {}}};
    const auto figure = [&](std::string_view quantity) { return leverFigure(snapshot, lever, quantity); };
    switch (lever) {
    case Lever::mixedPrecision:
    case Lever::int8:
    case Lever::fp8: return precisionStanding(lever, s);
    case Lever::batching:
        return s.kind == WorkloadKind::llmServing && s.llm.batch ? available("batching", {*s.llm.batch})
                                                                 : included("batch");
    case Lever::continuousBatching:
        return s.llm.software == ServingSoftware::llamaCpp ? available("continuous_batching") : included("continuous");
    case Lever::prefixCache: {
        const FigureIndex share = figure("cached_share");
        // Its own share, once applied, is the lever's still.
        if (s.llm.prefixCacheShare > 0)
            return included("prefix", {s.llm.prefixCacheShare});
        return share == kNone ? notStated("figure") : available("prefix_cache", {snapshot.figures.value(share)});
    }
    case Lever::speculativeDecoding: {
        const FigureIndex most = figure("largest_batch");
        return figure("speedup") == kNone || most == kNone
            ? notStated("figure")
            : available("speculative_decoding", {snapshot.figures.value(most)});
    }
    case Lever::distillation: {
        const FigureIndex student = studentFigure(snapshot, s.model);
        if (student == kNone || snapshot.model(snapshot.figures.method(student)) == kNone)
            return notStated("student", {nameOf(snapshot, s.model)});
        return available("distillation",
            {nameOf(snapshot, std::string(snapshot.figures.method(student))), nameOf(snapshot, s.model)});
    }
    case Lever::managedTraining: return included("by_second");
    case Lever::spotCheckpoints: return buysSpot(s) ? included("spot") : available("spot_checkpoints");
    case Lever::autoRelease:
        return s.inference.scaleWithTraffic ? included("release")
            : s.inference.trafficByHour     ? available("auto_release")
                                            : notStated("profile");
    default: break;
    }
    return {LeverState::retired, {"lever.retired", {}}};
}

Scenario withLever(Scenario s, Lever lever, const Snapshot &snapshot)
{
    if (leverStanding(lever, s, snapshot).state != LeverState::available)
        return s;
    switch (lever) {
    case Lever::mixedPrecision:
    case Lever::int8:
    case Lever::fp8:
        if (s.kind == WorkloadKind::llmServing) {
            s.llm.precisions = formatsOf(lever);
            s.llm.bytesPerWeight = 1;
        } else {
            std::vector<std::string> &allowed
                = s.kind == WorkloadKind::training ? s.training.precisions : s.inference.precisions;
            for (std::string &format : formatsOf(lever))
                allowed.push_back(std::move(format));
        }
        break;
    case Lever::batching: s.llm.batch.reset(); break;
    case Lever::continuousBatching: s.llm.software = ServingSoftware::any; break;
    case Lever::prefixCache:
        s.llm.prefixCacheShare = snapshot.figures.value(leverFigure(snapshot, lever, "cached_share"));
        break;
    case Lever::distillation: {
        // The same texts: the student is asked at the length that counts for its teacher.
        if (!s.inference.sequenceLength)
            s.inference.sequenceLength = ThroughputResolver(s, snapshot).sequenceLength();
        s.model = std::string(snapshot.figures.method(studentFigure(snapshot, s.model)));
        break;
    }
    case Lever::spotCheckpoints: {
        PurchaseOption spot;
        spot.kind = PurchaseKind::spot;
        s.purchase.push_back(std::move(spot));
        s.training.checkpointIntervalH = 0; // the best one
        break;
    }
    case Lever::autoRelease: s.inference.scaleWithTraffic = true; break;
    default: break;
    }
    return s;
}

LeveredScenario withLevers(const Scenario &scenario, const Snapshot &snapshot)
{
    LeveredScenario out;
    out.scenario = scenario;
    for (const LeverInfo &info : kLevers) {
        out.standing[static_cast<std::size_t>(info.lever)] = leverStanding(info.lever, out.scenario, snapshot);
        if (isOn(scenario, info.lever))
            out.scenario = withLever(std::move(out.scenario), info.lever, snapshot);
    }
    return out;
}

} // namespace wattfare
