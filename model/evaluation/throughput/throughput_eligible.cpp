// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/throughput.h"
#include "model/evaluation/throughput/throughput_parts.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/prediction/number_format.h"
#include "model/support/letters.h"

#include <algorithm>
#include <cmath>
#include <map>

// Which rows of the catalogue count for a scenario, and why the others do not.
namespace wattfare {

namespace {

// Requests of nearly the same length count as the same: published means of generated tokens vary by a few per cent.
constexpr double kTokenTolerance = 0.20;

bool precisionAllowed(const std::vector<std::string> &allowed, const std::string &precision)
{
    if (allowed.empty())
        return true;
    const std::string found = lowered(precision);
    return std::any_of(allowed.begin(), allowed.end(),
        [&](const std::string &p) { return found.find(lowered(p)) != std::string::npos; });
}

const std::vector<std::string> &precisionsOf(const Scenario &s)
{
    return isTraining(s) ? s.training.precisions : isLlm(s) ? s.llm.precisions : s.inference.precisions;
}

bool areTwins(const MlModel &a, const MlModel &b)
{
    constexpr std::string_view kEncoder = "nlp-encoder";
    return a.task == kEncoder && b.task == kEncoder && a.layers && a.hiddenSize && a.ffnSize && a.layers == b.layers
        && a.hiddenSize == b.hiddenSize && a.ffnSize == b.ffnSize && a.attentionHeads == b.attentionHeads;
}

bool near(std::optional<double> found, double wanted)
{
    return found && std::abs(*found - wanted) <= kTokenTolerance * wanted;
}

} // namespace

void ThroughputResolver::chooseUnit()
{
    if (isTraining(m_scenario))
        m_unit = trainingRateUnit(m_snapshot, m_model);
}

// Without a length from the person: the model's typical one where it was measured, else the one of most rows.
void ThroughputResolver::chooseLength()
{
    if (isLlm(m_scenario))
        return;
    const auto &given
        = isTraining(m_scenario) ? m_scenario.training.sequenceLength : m_scenario.inference.sequenceLength;
    if (given) {
        m_length = given;
        return;
    }
    std::map<std::optional<double>, std::size_t> counts;
    const auto countRows = [&](ModelIndex model) {
        for (const BenchmarkIndex i : m_snapshot.benchmarksOf(model)) {
            const Benchmark &b = m_snapshot.benchmarks[i];
            const Message why = whyNot(b);
            if (why.id.empty() || why.id.starts_with("throughput.other_length"))
                ++counts[b.sequenceLength];
        }
    };
    countRows(m_model);
    if (counts.empty()) // nobody measured it: the lengths of its twins
        for (ModelIndex other = 0; other < m_snapshot.models.size(); ++other)
            if (areTwins(m_snapshot.models[m_model], m_snapshot.models[other]))
                countRows(other);
    const auto &typical = m_snapshot.models[m_model].typicalSequenceLength;
    if (typical && counts.contains(typical)) {
        m_length = typical;
        return;
    }
    std::size_t most = 0;
    for (const auto &[length, count] : counts)
        if (count > most) {
            most = count;
            m_length = length;
        }
}

Message ThroughputResolver::whyNot(const Benchmark &b) const
{
    if (b.training != isTraining(m_scenario))
        return {"throughput.other_workload", {}};
    if (!b.throughput || !std::isfinite(*b.throughput) || *b.throughput <= 0)
        return {"throughput.no_rate", {}};
    const bool unitFits = isTraining(m_scenario) ? b.unit == m_unit
        : isLlm(m_scenario)                      ? b.unit == "tokens/s"
                                                 : b.unit == "inferences/s" || b.unit == "images/s";
    if (!unitFits)
        return {"throughput.other_unit", {b.unit}};
    if (b.rate != (isLlm(m_scenario) ? RateBasis::outputTokens : RateBasis::processed))
        return {"throughput.other_basis", {b.basis}};
    if (b.status != "current" && !b.status.empty())
        return {"throughput.status", {b.status}};
    if (isLlm(m_scenario) && b.scenario == "single-stream") // what one request gets is not what the instance carries
        return {"throughput.one_at_a_time", {}};
    if (!isTraining(m_scenario) && b.nodes > 1)
        return {"throughput.several_nodes", {b.nodes}};
    if (!b.wholeInstance)
        return {"throughput.part_of_instance", {}};
    if (b.type != kNone) {
        const InstanceType &type = m_snapshot.types[b.type];
        if (type.accelerator != kNone && b.accelerator == kNone)
            return {"throughput.cpu_only_run", {}};
        if (type.accelerator != kNone && b.acceleratorCount > 0
            && b.acceleratorCount / std::max(1.0, b.nodes) < type.acceleratorCount * (1 - 1e-9))
            return {"throughput.part_of_instance", {b.acceleratorCount}};
    }
    if (m_contradictions && b.model == m_model)
        if (const auto found = m_contradictions->find(static_cast<BenchmarkIndex>(&b - m_snapshot.benchmarks.data()));
            found != m_contradictions->end())
            return {"throughput." + std::string(rowProblemId(found->second)), {}};
    if (!precisionFits(b))
        return {"throughput.other_precision", {b.precision}};
    if (isLlm(m_scenario)) {
        if (!softwareFits(b.software))
            return {"throughput.other_software", {b.framework}};
        if (isSpeculative(b))
            return {"throughput.speculative", {}};
        if (m_scenario.llm.batch && !inFlight(b))
            return {"throughput.load_unknown", {}};
    }
    if (!lengthFits(b)) {
        const LlmServing &llm = m_scenario.llm;
        if (!isLlm(m_scenario))
            return !b.sequenceLength ? Message{"throughput.other_length_unknown", {}}
                : m_length           ? Message{"throughput.other_length", {*b.sequenceLength, *m_length}}
                                     : Message{"throughput.other_length_own", {*b.sequenceLength}};
        if (b.inputTokens && b.outputTokens)
            return {
                "throughput.other_length_both", {*b.inputTokens, *b.outputTokens, llm.inputTokens, llm.outputTokens}};
        if (b.inputTokens)
            return {"throughput.other_length_input", {*b.inputTokens, llm.inputTokens}};
        if (b.outputTokens)
            return {"throughput.other_length_output", {*b.outputTokens, llm.outputTokens}};
        return {"throughput.other_length_unknown", {}};
    }
    return {};
}

bool ThroughputResolver::lengthFits(const Benchmark &b) const
{
    if (isLlm(m_scenario))
        return near(b.inputTokens, m_scenario.llm.inputTokens) && near(b.outputTokens, m_scenario.llm.outputTokens);
    return b.sequenceLength == m_length;
}

// Without precisions from the person: weights of the wanted width.
bool ThroughputResolver::precisionFits(const Benchmark &b) const
{
    const std::vector<std::string> &allowed = precisionsOf(m_scenario);
    if (!allowed.empty() || !isLlm(m_scenario))
        return precisionAllowed(allowed, b.precision);
    auto format = parseNumberFormat(b.precision);
    if (!format && b.precision.empty()) // not stated: by the model's name, or the 16 bits that stacks serve by default
        format = parseNumberFormat(b.modelAsPublished).value_or(NumberFormat::bf16);
    return format && bytesOf(*format) == m_scenario.llm.bytesPerWeight;
}

bool ThroughputResolver::softwareFits(std::string_view software) const
{
    if (m_scenario.llm.software == ServingSoftware::any)
        return true;
    return servingSoftwareOf(software) == m_scenario.llm.software;
}

ThroughputResolver::Latency ThroughputResolver::latencyOf(const Benchmark &b) const
{
    const auto compare = [](std::optional<double> found, double limit) {
        return !found ? Latency::unknown : *found <= limit ? Latency::met : Latency::missed;
    };
    if (isTraining(m_scenario))
        return Latency::met;
    if (isLlm(m_scenario)) {
        // Published tables give medians or means of the two times; the tail is rarely known, so the median decides.
        Latency worst = Latency::met;
        if (m_scenario.llm.ttftLimitMs) {
            worst = std::max(worst, compare(b.ttftP50Ms ? b.ttftP50Ms : b.ttftP99Ms, *m_scenario.llm.ttftLimitMs));
            if (!inFlight(b)) // without the slots the wait for one of them is unknown
                worst = std::max(worst, Latency::unknown);
        }
        if (m_scenario.llm.tpotLimitMs)
            worst = std::max(worst, compare(b.tpotP50Ms ? b.tpotP50Ms : b.tpotP99Ms, *m_scenario.llm.tpotLimitMs));
        return worst;
    }
    if (!m_scenario.inference.latencyLimitMs)
        return Latency::met;
    if (m_scenario.inference.latencyPercentile > 0.99 + 1e-12) // a farther tail than any table publishes
        return b.latencyP99Ms && *b.latencyP99Ms > *m_scenario.inference.latencyLimitMs ? Latency::missed
                                                                                        : Latency::unknown;
    const bool median = m_scenario.inference.latencyPercentile <= 0.5 && b.latencyP50Ms;
    return compare(median ? b.latencyP50Ms : b.latencyP99Ms, *m_scenario.inference.latencyLimitMs);
}

// Networks of the same dimensions take the same time, whatever their weights: encoders of the same layers and widths.
void ThroughputResolver::gatherTwins()
{
    m_twinsOfType.resize(m_snapshot.types.size());
    m_twinsOfAccelerator.resize(m_snapshot.accelerators.size());
    for (ModelIndex other = 0; other < m_snapshot.models.size(); ++other) {
        if (other == m_model || !areTwins(m_snapshot.models[m_model], m_snapshot.models[other]))
            continue;
        for (const BenchmarkIndex i : m_snapshot.benchmarksOf(other)) {
            const Benchmark &b = m_snapshot.benchmarks[i];
            // A rate that was solved from a publication, or a person's of another model, proves nothing of this one.
            if (b.cls != FigureClass::user && b.cls != FigureClass::derived && whyNot(b).id.empty())
                place({i, latencyOf(b)}, m_twinsOfType, m_twinsOfAccelerator);
        }
    }
}

} // namespace wattfare
