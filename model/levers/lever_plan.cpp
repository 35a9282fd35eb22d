// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/levers/lever_plan.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/throughput/lever_facts.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/explain/propagation.h"
#include "model/hardware/precision.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <map>

namespace wattfare {

namespace {

// Whether a rate with the lever is another prediction than that without, with an error of its own.
bool predictsAnew(Lever lever)
{
    switch (lever) {
    case Lever::mixedPrecision:
    case Lever::int8:
    case Lever::fp8:
    case Lever::batching:
    case Lever::continuousBatching:
    case Lever::distillation: return true;
    default: return false;
    }
}

// The same tree with other variables for what a rate may be off by.
TracePtr withOwnErrors(const TracePtr &node, std::map<const TraceNode *, TracePtr> &known)
{
    if (const auto found = known.find(node.get()); found != known.end())
        return found->second;
    auto copy = std::make_shared<TraceNode>(*node);
    for (TracePtr &operand : copy->operands)
        operand = withOwnErrors(operand, known);
    constexpr std::array<std::string_view, 4> errors{
        "prediction_factor", "carried_rate", "twin_rate", "batching_headroom"};
    if (copy->leaf && std::ranges::find(errors, copy->leaf->id) != errors.end()) {
        auto leaf = std::make_shared<LeafInfo>(*copy->leaf);
        leaf->locator += "|levers";
        copy->leaf = std::move(leaf);
    }
    return known[node.get()] = std::move(copy);
}

// One candidate under a scenario.
struct Weighed {
    ResultsPtr results;
    std::size_t row = 0;
    std::optional<double> value(Metric metric) const { return results->value(row, metric); }
};

class Planner
{
public:
    Planner(const LeverQuestion &question, const SnapshotPtr &snapshot)
        : m_snapshot(snapshot)
        , m_asked(question.scenario)
        , m_named(question.candidate)
    {
        const WorkloadKind kind = m_asked.kind;
        m_metrics = {costMetric(kind), energyMetric(kind), carbonMetric(kind)};
    }

    Result<LeverPlan> run()
    {
        if (auto found = findCandidate(); !found)
            return tl::unexpected(found.error());
        Scenario plain = m_asked;
        plain.levers.clear();
        const auto baseline = weigh(plain);
        if (!baseline)
            return tl::unexpected(baseline.error());
        if (!baseline->value(m_metrics[0]))
            return fail(Error::Code::noAnswer, baseline->results->reason(baseline->row, m_metrics[0]));
        LeverPlan plan;
        plan.candidate = baseline->results->candidateId(baseline->row);
        plan.kind = m_asked.kind;
        plan.asOf = baseline->results->asOf();
        plan.catalogVersion = m_snapshot->identity.version;
        if (isFleet(m_asked.kind))
            plan.millions = perMillionId(baseline->results->scenario(), *m_snapshot);
        plan.baseline = amounts(*baseline);
        for (const LeverInfo &info : kLevers) {
            auto row = alone(info.lever, plain, *baseline);
            if (!row)
                return tl::unexpected(row.error());
            plan.rows.push_back(std::move(*row));
        }
        if (auto stepped = steps(plan, plain, *baseline); !stepped)
            return tl::unexpected(stepped.error());
        return plan;
    }

private:
    Result<bool> findCandidate()
    {
        const std::string &id = m_named.empty() ? m_asked.baseline : m_named;
        Scenario scenario = m_asked; // where nobody named a candidate, what runs today is the cheapest without levers
        if (id.empty())
            scenario.levers.clear();
        const auto results = evaluate(scenario, m_snapshot);
        if (!results)
            return tl::unexpected(results.error());
        const Results &r = **results;
        const auto row = id.empty() ? answer(r).cheapest : r.find(std::string_view(id));
        if (!row)
            return fail(Error::Code::noAnswer,
                id.empty() ? Message{"advice.no_candidate", {}} : Message{"advice.not_of_scenario", {id}});
        m_candidate = r.candidate(*row);
        if (m_candidate.option >= m_asked.purchase.size())
            m_candidate.option = 0; // an option that a lever adds
        return true;
    }

    // The candidate under the scenario. Where the lever for it is on and adds spot, as it is bought then.
    Result<Weighed> weigh(Scenario scenario) const
    {
        scenario.regions = {m_snapshot->regions[m_candidate.region].code};
        scenario.typeFilter = {m_snapshot->types[m_candidate.type].name};
        scenario.pinned.clear();
        scenario.baseline.clear();
        auto results = evaluate(scenario, m_snapshot);
        if (!results)
            return tl::unexpected(results.error());
        Candidate wanted = m_candidate;
        const std::size_t options = (*results)->scenario().purchase.size();
        if (options > scenario.purchase.size())
            wanted.option = static_cast<std::uint16_t>(options - 1);
        if (const auto row = (*results)->find(wanted))
            return Weighed{*results, *row};
        // No price for it, or none at all: the row says so.
        if ((*results)->size() == 0)
            return fail(Error::Code::noAnswer, {"advice.not_of_scenario", {m_snapshot->types[m_candidate.type].name}});
        for (std::size_t row = 0; row < (*results)->size(); ++row)
            if (wanted.option == m_candidate.option)
                return Weighed{*results, row};
        return fail(Error::Code::noAnswer, {"lever.no_spot_price", {m_snapshot->types[m_candidate.type].name}});
    }

    LeverAmount amount(const Weighed &in, Metric metric) const
    {
        LeverAmount out;
        out.value = in.value(metric);
        if (const auto range = in.results->range(in.row, metric)) {
            out.low = range->low;
            out.high = range->high;
        }
        return out;
    }
    LeverAmounts amounts(const Weighed &in) const
    {
        return {amount(in, m_metrics[0]), amount(in, m_metrics[1]), amount(in, m_metrics[2])};
    }

    LeverAmount factor(const Weighed &after, const Weighed &before, Metric metric, bool ownErrors) const
    {
        const auto now = after.value(metric), then = before.value(metric);
        if (!now || !then || !(*then > 0))
            return {};
        LeverAmount out{*now / *then, {}, {}};
        const auto a = traced(*after.results, after.results->candidate(after.row), metric),
                   b = traced(*before.results, before.results->candidate(before.row), metric);
        if (!a || !b)
            return out;
        std::map<const TraceNode *, TracePtr> known;
        const Traced numerator = ownErrors ? Traced(withOwnErrors(a->node(), known)) : *a;
        const Uncertain range = sharedRange(numerator / *b);
        if (isFinite(range) && range.value > 0 && range.low > 0 && range.low < range.high) {
            out.low = *out.value * (range.low / range.value);
            out.high = *out.value * (range.high / range.value);
        }
        return out;
    }
    LeverFactors factors(const Weighed &after, const Weighed &before, bool ownErrors) const
    {
        return {factor(after, before, m_metrics[0], ownErrors), factor(after, before, m_metrics[1], ownErrors),
            factor(after, before, m_metrics[2], ownErrors)};
    }

    Result<LeverRow> alone(Lever lever, const Scenario &plain, const Weighed &baseline) const
    {
        LeverRow row;
        row.lever = lever;
        row.on = isOn(m_asked, lever);
        row.standing = leverStanding(lever, plain, *m_snapshot);
        row.figures = statedOf(lever);
        if (row.standing.state != LeverState::available)
            return row;
        Scenario scenario = plain;
        switchLever(scenario, lever, true);
        const auto with = weigh(scenario);
        if (!with) {
            if (with.error().code != Error::Code::noAnswer)
                return tl::unexpected(with.error());
            row.missing = with.error().message;
            return row;
        }
        row.standing = with->results->lever(with->row, lever);
        if (row.standing.state != LeverState::available)
            return row;
        row.alone = factors(*with, baseline, predictsAnew(lever));
        row.hardware = narrowOnly(lever);
        if (!row.alone.usd.value)
            row.missing = with->results->reason(with->row, m_metrics[0]);
        else
            row.cls = weaker(with->results->metricClass(with->row, m_metrics[0]),
                baseline.results->metricClass(baseline.row, m_metrics[0]));
        return row;
    }

    Result<bool> steps(LeverPlan &plan, const Scenario &plain, const Weighed &baseline) const
    {
        Scenario scenario = plain;
        Weighed before = baseline;
        bool anew = false;
        for (const LeverInfo &info : kLevers) {
            if (!isOn(m_asked, info.lever))
                continue;
            LeverStep step;
            step.lever = info.lever;
            step.standing = leverStanding(info.lever, before.results->scenario(), *m_snapshot);
            switchLever(scenario, info.lever, true);
            const auto after = weigh(scenario);
            if (!after) {
                if (after.error().code != Error::Code::noAnswer)
                    return tl::unexpected(after.error());
                step.missing = after.error().message;
                plan.steps.push_back(std::move(step));
                plan.combined = {};
                plan.total = {};
                return true;
            }
            if (step.standing.state == LeverState::available)
                step.standing = after->results->lever(after->row, info.lever);
            const bool own = predictsAnew(info.lever) && step.standing.state == LeverState::available;
            anew = anew || own;
            step.after = amounts(*after);
            step.factor = factors(*after, before, own);
            if (!step.after.usd.value)
                step.missing = after->results->reason(after->row, m_metrics[0]);
            plan.steps.push_back(std::move(step));
            before = *after;
        }
        plan.combined = amounts(before);
        plan.total = factors(before, baseline, anew);
        return true;
    }

    // Weights can be stored in a format that the accelerator has no units for.
    Message narrowOnly(Lever lever) const
    {
        const AcceleratorIndex accelerator = m_snapshot->types[m_candidate.type].accelerator;
        if ((lever != Lever::int8 && lever != Lever::fp8) || m_asked.kind != WorkloadKind::llmServing
            || accelerator == kNone)
            return {};
        const Precision format = lever == Lever::int8 ? Precision::int8 : Precision::fp8;
        const PrecisionState state = precisionRow(*m_snapshot, accelerator)[static_cast<std::size_t>(format)].state;
        if (state != PrecisionState::absent && state != PrecisionState::emulated)
            return {};
        return {
            "lever.hardware", {m_snapshot->accelerators[accelerator].name, std::string(precisionInfo(format).name)}};
    }

    std::vector<FigureIndex> statedOf(Lever lever) const
    {
        std::vector<FigureIndex> out;
        if (lever == Lever::distillation) {
            if (const FigureIndex student = studentFigure(*m_snapshot, m_asked.model); student != kNone)
                out.push_back(student);
            return out;
        }
        const std::uint32_t component = m_snapshot->figures.component(leverComponent(lever));
        if (component != kNone)
            out = m_snapshot->figures.bySubject(SubjectKind::component, component);
        return out;
    }

    SnapshotPtr m_snapshot;
    const Scenario &m_asked;
    const std::string &m_named;
    Candidate m_candidate{};
    std::array<Metric, 3> m_metrics{};
};

} // namespace

Result<LeverPlan> planLevers(const LeverQuestion &question, const SnapshotPtr &snapshot)
{
    if (!snapshot)
        return fail(Error::Code::internal, {"scenario.no_catalog", {}});
    return Planner(question, snapshot).run();
}

} // namespace wattfare
