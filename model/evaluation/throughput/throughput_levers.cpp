// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/throughput/lever_facts.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/evaluation/throughput/throughput_parts.h"

#include <algorithm>

// Levers of LLM serving that the plan of a type takes as a factor, since no formula or measurement holds them.
namespace wattfare {

std::optional<double> ThroughputPlan::requestsInFlight() const
{
    if (oneRequest)
        return 1.0;
    if (serving)
        return serving->terms.batch;
    if (point)
        return point->concurrency;
    return std::nullopt;
}

struct ThroughputResolver::OtherShare {
    OtherShare(Scenario asked, const Snapshot &snapshot)
        : scenario(std::move(asked))
        , resolver(scenario, snapshot)
    {
    }
    Scenario scenario;
    ThroughputResolver resolver;
};

// The share of the cache is a range, and the formula is not linear in it: it is asked at both ends.
void ThroughputResolver::prepareLevers()
{
    if (!isLlm(m_scenario) || !isOn(m_scenario, Lever::prefixCache))
        return;
    const FigureIndex figure = leverFigure(m_snapshot, Lever::prefixCache, "cached_share");
    if (figure == kNone || m_snapshot.figures.value(figure) != m_scenario.llm.prefixCacheShare)
        return; // the person's own share, which is what they say it is
    const FigureRow row = m_snapshot.figures.row(figure);
    for (const auto &[end, share] : {std::pair(&m_lowShare, row.low), std::pair(&m_highShare, row.high)}) {
        if (!share || *share == row.value)
            continue;
        Scenario other = m_scenario;
        switchLever(other, Lever::prefixCache, false);
        other.llm.prefixCacheShare = *share;
        *end = std::make_shared<const OtherShare>(std::move(other), m_snapshot);
    }
}

void ThroughputResolver::addLevers(TypeIndex type, ThroughputPlan &plan) const
{
    // The person's own rate stands as it is.
    if (!isLlm(m_scenario) || m_scenario.levers.empty() || !plan.usable() || plan.rule == ThroughputRule::own)
        return;
    if (m_lowShare || m_highShare) {
        const double x = throughputOf<double>(plan, m_snapshot, type);
        LeverFactor factor{Lever::prefixCache, leverFigure(m_snapshot, Lever::prefixCache, "cached_share"), 1, 1, 1};
        for (const auto &end : {m_lowShare, m_highShare}) {
            const ThroughputPlan other = end ? end->resolver.plan(type) : ThroughputPlan();
            if (!other.usable())
                continue;
            const double ratio = throughputOf<double>(other, m_snapshot, type) / x;
            factor.low = std::min(factor.low, ratio);
            factor.high = std::max(factor.high, ratio);
        }
        if (factor.low < factor.high)
            plan.levers.push_back(factor);
    }
    const FigureIndex speedup = leverFigure(m_snapshot, Lever::speculativeDecoding, "speedup"),
                      most = leverFigure(m_snapshot, Lever::speculativeDecoding, "largest_batch");
    const auto inFlight = plan.requestsInFlight();
    const bool speculates
        = plan.benchmark != kNone && isSpeculative(m_snapshot.benchmarks[plan.benchmark]); // pinned: it is in the rate
    if (isOn(m_scenario, Lever::speculativeDecoding) && speedup != kNone && most != kNone && inFlight && !speculates
        && *inFlight <= m_snapshot.figures.value(most) * (1 + 1e-9)) {
        const FigureRow row = m_snapshot.figures.row(speedup);
        plan.levers.push_back({Lever::speculativeDecoding, speedup, row.value, row.low.value_or(row.value),
            row.high.value_or(row.value)});
        plan.cls = weaker(plan.cls, row.cls);
    }
}

} // namespace wattfare
