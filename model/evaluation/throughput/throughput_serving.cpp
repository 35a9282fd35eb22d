// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"
#include "model/prediction/catalog_inputs.h"
#include "model/prediction/training_rows.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <cmath>

// LLM serving by the fitted formula: the plan of a type.
namespace wattfare {

namespace {

constexpr std::size_t kNearestRows = 3; // that Explain shows
constexpr double kCloseEnough = 1.02; // of the load that meets the limits
// Batches that start and end together have no queue, and no service runs so.
constexpr std::string_view kStatic = "-static";

ServingLoad loadOf(const LlmServing &llm, NumberFormat format, double devices)
{
    ServingLoad load;
    load.devices = devices;
    load.concurrency = llm.batch;
    load.inputTokens = llm.inputTokens;
    load.cachedTokens = llm.inputTokens * llm.prefixCacheShare;
    load.outputTokens = llm.outputTokens;
    load.bytesPerWeight = llm.precisions.empty() ? llm.bytesPerWeight : bytesOf(format);
    load.bytesPerKv = llm.bytesPerKv;
    return load;
}

bool overridesEfficiency(const LlmServing &llm) { return llm.mfuPrefill || llm.mbuDecode || llm.stepOverheadMs; }

void applyOverrides(ServingEfficiency &e, const LlmServing &llm, double layers)
{
    e.mfu = llm.mfuPrefill.value_or(e.mfu);
    e.mbu = llm.mbuDecode.value_or(e.mbu);
    e.mkv = llm.mbuDecode.value_or(e.mkv);
    if (llm.stepOverheadMs)
        e.stepSecondsPerLayer = std::max(1e-12, *llm.stepOverheadMs / 1e3 / layers);
}

// Times of a request under a load: as the fits know them, or by the formula alone.
class RequestTimes
{
public:
    RequestTimes(const Snapshot &snapshot, const LlmServing &llm, const ServingPlan &plan, const MlModel &card,
        const Accelerator &accelerator)
        : m_snapshot(snapshot)
        , m_llm(llm)
        , m_plan(plan)
        , m_model(card.key)
        , m_accelerator(accelerator.key)
    {
        if (plan.ownEfficiency)
            return;
        m_class = plan.software;
        for (const ServingStack &stack : servingStacks())
            if (stack.softwareClass == plan.software)
                m_class = stack.timeClass; // at full load the class has no times
        m_efficiency = snapshot.predictions->serving()->efficiency(plan.architecture, m_class);
    }

    std::optional<FirstTokenEstimate> firstToken(const ServingTerms &terms) const
    {
        return m_class.empty() ? std::nullopt : m_snapshot.predictions->firstToken(m_snapshot, pointOf(terms));
    }

    bool within(const ServingTerms &terms) const
    {
        if (m_llm.tpotLimitMs && terms.tpotSeconds / m_plan.anchor * 1e3 > *m_llm.tpotLimitMs)
            return false;
        if (!m_llm.ttftLimitMs)
            return true;
        const auto first
            = m_class.empty() ? std::nullopt : m_snapshot.predictions->firstTokenSeconds(m_snapshot, pointOf(terms));
        return first.value_or(terms.ttftSeconds / m_plan.anchor) * 1e3 <= *m_llm.ttftLimitMs;
    }

private:
    FirstTokenPoint pointOf(const ServingTerms &terms) const
    {
        ServingLoad load = m_plan.load;
        load.concurrency = std::max(1.0, terms.batch * terms.groups);
        load.devices = terms.groups * terms.groupSize;
        return {m_model, m_accelerator, m_plan.architecture, m_class,
            servingTerms(m_plan.model, m_plan.device, load, m_efficiency, terms.groupSize),
            load.inputTokens - load.cachedTokens, load.outputTokens};
    }

    const Snapshot &m_snapshot;
    const LlmServing &m_llm;
    const ServingPlan &m_plan;
    std::string m_model, m_accelerator, m_class;
    ServingEfficiency m_efficiency;
};

// The most within the limits with groups of a size; nothing where even one request a group misses them. More in flight
// is later, so the load is bisected, by its logarithm, between one request a group and what `full` holds.
std::optional<ServingTerms> mostInGroups(
    const ServingPlan &plan, const RequestTimes &times, ServingLoad &load, const ServingTerms &full)
{
    const auto at = [&](double concurrency) {
        load.concurrency = concurrency;
        const auto terms = servingRate(plan.model, plan.device, load, plan.efficiency);
        return terms && times.within(*terms) ? std::optional(*terms) : std::nullopt;
    };
    double low = full.groups, high = full.batch * full.groups;
    std::optional<ServingTerms> best = at(low);
    while (best && high > kCloseEnough * low && high - low > 0.5) {
        const double middle = std::sqrt(low * high);
        if (const auto trial = at(middle)) {
            best = trial;
            low = middle;
        } else {
            high = middle;
        }
    }
    load.concurrency = low;
    return best;
}

// The most within the limits, over the sizes of a group; unreachable where none meets them.
Outcome<ServingTerms> mostWithin(
    const LlmServing &llm, const ServingPlan &plan, const RequestTimes &times, ServingLoad &load)
{
    if (!llm.ttftLimitMs && !llm.tpotLimitMs && !llm.batch)
        return servingRate(plan.model, plan.device, load, plan.efficiency);
    Outcome<ServingTerms> best = failure(Status::unreachable, "llm.ttft_limit_ms");
    bool fits = false;
    Failure why{Status::noCapacity, "accelerator_memory", 0.0};
    double before = 0;
    ServingLoad chosen = load;
    for (const double size : {1.0, 2.0, 4.0, 8.0, std::floor(std::min(load.devices, 16.0))}) {
        if (size > load.devices || size <= before)
            continue;
        before = size;
        ServingLoad at = load;
        at.groupSize = size;
        if (llm.batch) // no more copies work than there are requests
            at.devices = std::min(load.devices, size * std::max(1.0, std::floor(*llm.batch)));
        const Outcome<ServingTerms> full = servingRate(plan.model, plan.device, at, plan.efficiency);
        if (!full) {
            why = full.error();
            continue;
        }
        fits = true;
        if (best && full->tokensPerSecond <= best->tokensPerSecond)
            continue; // at its best no better
        std::optional<ServingTerms> terms;
        if (times.within(*full))
            terms = *full;
        else if (!llm.batch)
            terms = mostInGroups(plan, times, at, *full);
        if (terms && (!best || terms->tokensPerSecond > best->tokensPerSecond)) {
            best = *terms;
            chosen = at;
        }
    }
    if (!best && !fits)
        return tl::unexpected(why);
    load = chosen;
    return best;
}

} // namespace

NumberFormat weightsFormat(const LlmServing &llm)
{
    for (const std::string &name : llm.precisions)
        if (const auto format = parseNumberFormat(name))
            return *format;
    return llm.bytesPerWeight <= 0.5 ? NumberFormat::fp4
        : llm.bytesPerWeight <= 1    ? NumberFormat::fp8
        : llm.bytesPerWeight <= 2    ? NumberFormat::bf16
                                     : NumberFormat::fp32;
}

std::optional<ServingSoftware> servingSoftwareOf(std::string_view software)
{
    for (const ServingStack &stack : servingStacks())
        if (stack.softwareClass == software && stack.id != software)
            return servingSoftwareOf(stack.id);
    if (software == "djl") // the same kind of server
        return ServingSoftware::tgi;
    if (software == "nim")
        return ServingSoftware::vllm;
    std::optional<ServingSoftware> found;
    std::size_t length = 0;
    for (std::size_t i = 1; i < ids::kServingSoftware.size(); ++i) { // 0: any
        const std::string_view id = ids::kServingSoftware[i];
        if (software.starts_with(id) && (software.size() == id.size() || software[id.size()] == '-')
            && id.size() > length) {
            found = static_cast<ServingSoftware>(i);
            length = id.size();
        }
    }
    return found;
}

Message ThroughputPlan::betweenLoads(const Snapshot &snapshot) const
{
    if (!point || point->above == kNone || oneRequest || serving || fitted)
        return {};
    return {"throughput.between_points",
        {snapshot.benchmarks[point->benchmark].id, snapshot.benchmarks[point->above].id, point->concurrency}};
}

RequestWait ThroughputPlan::requestWait() const
{
    constexpr double kMs = 1e3;
    if (point)
        return {point->ttftMs, {}, {}, point->tpotMs};
    if (!serving)
        return {};
    RequestWait wait{serving->ttftSeconds() * kMs, {}, {}, serving->tpotSeconds() * kMs};
    if (serving->firstToken) {
        wait.ttftLowMs = serving->firstToken->low * kMs;
        wait.ttftHighMs = serving->firstToken->high * kMs;
    }
    return wait;
}

// How far the formula is off at the measured rows of each accelerator and class of software.
void ThroughputResolver::gatherAnchors()
{
    const auto &predictions = m_snapshot.predictions;
    if (!predictions || !predictions->serving() || overridesEfficiency(m_scenario.llm))
        return;
    const LlmServing &llm = m_scenario.llm;
    const auto far = [](std::optional<double> a, double wanted) {
        return a && *a > 0 ? std::abs(std::log(*a / wanted)) : std::log(10.0);
    };
    std::map<std::pair<AcceleratorIndex, std::string>, std::vector<std::pair<double, BenchmarkIndex>>> rows;
    for (const ServingError &row : predictions->serving()->errors) {
        if (row.model != m_scenario.model)
            continue;
        const BenchmarkIndex index = m_snapshot.benchmark(row.key);
        if (index == kNone)
            continue;
        const Benchmark &b = m_snapshot.benchmarks[index];
        std::pair key(b.accelerator, row.software);
        m_anchors[key].errors.push_back(row.error);
        rows[std::move(key)].emplace_back(far(b.inputTokens, llm.inputTokens) + far(b.outputTokens, llm.outputTokens)
                + (llm.batch ? far(b.concurrency ? b.concurrency : b.batchSize, *llm.batch) : 0.0),
            index);
    }
    for (auto &[key, list] : rows) {
        std::sort(list.begin(), list.end());
        for (std::size_t i = 0; i < std::min(kNearestRows, list.size()); ++i)
            m_anchors[key].rows.push_back(list[i].second);
    }
}

// Types with as many of the same accelerators serve alike: the formula sees nothing else of them, and a reason why it
// has no answer only names them.
ThroughputPlan ThroughputResolver::servingPlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    auto [plan, named]
        = m_served.of({t.accelerator, t.acceleratorCount}, [&] { return std::pair(fittedServingPlan(type), type); });
    if (named != type && !plan.usable())
        for (Argument &argument : plan.reason.args)
            if (argument == Argument(m_snapshot.types[named].name))
                argument = t.name;
    return plan;
}

ThroughputPlan ThroughputResolver::fittedServingPlan(TypeIndex type) const
{
    const InstanceType &t = m_snapshot.types[type];
    const MlModel &card = m_snapshot.models[m_model];
    const LlmServing &llm = m_scenario.llm;
    ThroughputPlan plan;
    const auto none = [&](Message why, RowStatus status = RowStatus::noThroughput) {
        plan.reason = std::move(why);
        plan.status = status;
        return plan;
    };
    if (t.accelerator == kNone || t.acceleratorCount < 1)
        return none({"throughput.formula_needs_accelerator", {t.name}});
    const auto model = servedModel(card);
    if (!model)
        return none({"throughput.formula_needs_model_card", {card.name}});
    // Without the number of experts the weights that a step reads are unknown: all of them would be several times too
    // many.
    if (card.activeParametersMillion && *card.activeParametersMillion < *card.parametersMillion
        && !(model->activeParameters < model->parameters))
        return none({"throughput.formula_needs_experts", {card.name}});
    const Accelerator &a = m_snapshot.accelerators[t.accelerator];
    const NumberFormat format = weightsFormat(llm);
    auto device = servingDevice(a, format);
    if (!device)
        return none({"throughput.formula_needs_specification", {a.name}});
    const auto &predictions = m_snapshot.predictions;
    if (!predictions || !predictions->serving() || predictions->serving()->held.empty())
        return none({"throughput.no_fit", {}});
    const ServingFit &fit = *predictions->serving();

    ServingPlan best;
    best.architecture = servingArchitecture(a);
    bool narrower = false; // a stack was passed over, for nobody ran it with such weights there
    std::map<ServingSoftware, std::string> classes; // of a stack the class that stands for it, else the surest
    for (const std::string &name : predictions->classesOn(best.architecture)) {
        const auto stack = servingSoftwareOf(name);
        // Rows of one request at a time say nothing of many.
        const bool alone = stack == ServingSoftware::llamaCpp && llm.software != ServingSoftware::llamaCpp;
        if (!stack || alone || name.ends_with(kStatic)
            || (llm.software != ServingSoftware::any && *stack != llm.software))
            continue;
        const std::string_view id = ids::kServingSoftware[static_cast<std::size_t>(*stack)];
        const double width = llm.precisions.empty() ? llm.bytesPerWeight : bytesOf(format);
        if (!predictions->servesWidth(m_snapshot, a.vendor, id, width)) {
            narrower = true;
            continue;
        }
        std::string &kept = classes[*stack];
        const auto plain = [&](const std::string &s) {
            return std::any_of(servingStacks().begin(), servingStacks().end(),
                [&](const ServingStack &each) { return each.softwareClass == s; });
        };
        if (kept.empty() || plain(name) || (!plain(kept) && fit.factorOf(name) < fit.factorOf(kept)))
            kept = name;
    }
    if (classes.empty() && narrower)
        return none({"throughput.no_rows_of_width", {a.name, numberFormatId(format)}});
    if (classes.empty())
        return none({"throughput.no_rows_of_architecture", {a.name}});
    std::optional<double> widest; // of those that are too wide
    std::optional<Failure> failed;
    for (const auto &[stack, name] : classes) {
        ServingPlan s;
        s.architecture = best.architecture;
        s.software = name;
        s.model = *model;
        s.device = *device;
        s.load = loadOf(llm, format, std::floor(t.acceleratorCount));
        if (stack == ServingSoftware::llamaCpp) // a copy on each device serves one request: a lower bound
            s.load.concurrency = std::min(llm.batch.value_or(s.load.devices), s.load.devices);
        s.efficiency = fit.efficiency(s.architecture, name);
        s.factor = fit.factorOf(name);
        if (overridesEfficiency(llm)) {
            applyOverrides(s.efficiency, llm, model->layers);
            s.ownEfficiency = true;
        } else if (const auto found = m_anchors.find({t.accelerator, name}); found != m_anchors.end()) {
            s.anchor = anchorFactor(found->second.errors);
            s.anchors = found->second.errors.size();
            s.nearest = found->second.rows;
            s.factor = predictions->anchoredFactor(name).value_or(s.factor);
        }
        if (!(s.factor >= 1) || s.factor > kWidestFactor) {
            widest = std::max(widest.value_or(0), s.factor);
            continue;
        }
        const RequestTimes times(m_snapshot, llm, s, card, a);
        ServingLoad load = s.load;
        const auto terms = mostWithin(llm, s, times, load);
        if (!terms) {
            failed = terms.error();
            continue;
        }
        s.load = load;
        s.terms = *terms;
        if (!plan.usable() || s.tokensPerSecond() > best.tokensPerSecond()) {
            s.firstToken = times.firstToken(*terms);
            best = std::move(s);
            plan.rule = ThroughputRule::fittedServing;
        }
    }
    if (!plan.usable()) {
        if (!failed)
            return none({"throughput.too_wide", {card.name, t.name, *widest}});
        switch (failed->status) {
        case Status::noCapacity:
            return none({"throughput.does_not_fit", {card.name, t.name, failed->field}}, RowStatus::doesNotFit);
        case Status::unreachable:
            return none({"throughput.formula_too_slow", {card.name, t.name}}, RowStatus::latencyMissed);
        default: return none({"throughput.formula_failed", {card.name, t.name, failed->field}}, RowStatus::outOfRange);
        }
    }
    if (best.nearest.empty()) // of the pair none: of the same architecture and software
        for (const auto &[key, anchors] : m_anchors)
            if (key.second == best.software
                && servingArchitecture(m_snapshot.accelerators[key.first]) == best.architecture)
                for (const BenchmarkIndex row : anchors.rows)
                    if (best.nearest.size() < kNearestRows)
                        best.nearest.push_back(row);
    best.format = numberFormatId(format);
    best.arithmetic = numberFormatId(servingPeak(a, format)->format);
    plan.cls = FigureClass::estimate;
    plan.status = RowStatus::ok;
    const double flying = std::floor(best.terms.batch * best.terms.groups + 1e-9);
    const std::string stack(ids::kServingSoftware[static_cast<std::size_t>(*servingSoftwareOf(best.software))]);
    if (best.anchors > 0)
        plan.reason = {"throughput.fitted_serving_anchored", {stack, best.format, flying, best.factor, best.anchors}};
    else
        plan.reason = {"throughput.fitted_serving", {stack, best.format, flying, best.factor}};
    plan.serving = std::move(best);
    return plan;
}

} // namespace wattfare
