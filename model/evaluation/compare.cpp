// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/compare.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/explain/propagation.h"

#include <algorithm>
#include <array>
#include <map>

namespace wattfare {

struct MetricComparer::Cache {
    struct Numbers {
        MetricValues<Traced> values;
        bool linked = false;
    };
    const CandidateSource &source;
    std::map<std::pair<std::size_t, TypeIndex>, Numbers> numbers; // by row and the type beside it

    explicit Cache(const Results &results)
        : source(results.source())
    {
    }
    const Numbers &of(const Results &results, std::size_t row, TypeIndex other)
    {
        const auto [it, isNew] = numbers.try_emplace({row, other});
        if (isNew)
            it->second.values = metricValues(source.inputsBeside(results.candidate(row), other, it->second.linked));
        return it->second;
    }
};

namespace {

bool shareUncertainty(const Traced &a, const Traced &b)
{
    const LeafTape tapeA(std::span(&a, 1)), tapeB(std::span(&b, 1));
    return std::any_of(tapeA.variables().begin(), tapeA.variables().end(), [&](const LeafTape::Variable &v) {
        return !v.value.exact()
            && std::any_of(tapeB.variables().begin(), tapeB.variables().end(),
                [&](const LeafTape::Variable &w) { return v.key == w.key && v.value == w.value; });
    });
}

} // namespace

MetricComparer::MetricComparer(const Results &results)
    : m_results(results)
    , m_cache(std::make_unique<Cache>(results))
{
}

MetricComparer::~MetricComparer() = default;

std::optional<MetricDifference> MetricComparer::difference(std::size_t row, std::size_t baseline, Metric metric)
{
    const auto value = m_results.value(row, metric), base = m_results.value(baseline, metric);
    if (!value || !base || !(*value > 0.0) || !(*base > 0.0))
        return std::nullopt;
    MetricDifference d;
    d.ratio = d.low = d.high = *value / *base;
    if (row == baseline || (!m_results.range(row, metric) && !m_results.range(baseline, metric)))
        return d;
    const TypeIndex type = m_results.candidate(row).type, other = m_results.candidate(baseline).type;
    const Cache::Numbers &mine = m_cache->of(m_results, row, other), &theirs = m_cache->of(m_results, baseline, type);
    const auto &a = mine.values[static_cast<std::size_t>(metric)], &b = theirs.values[static_cast<std::size_t>(metric)];
    if (!a || !b || !(valueOf(*a) > 0.0) || !(valueOf(*b) > 0.0))
        return d;
    const Uncertain range = sharedRange(*a / *b);
    if (!isFinite(range) || !(range.low > 0.0) || !(range.value > 0.0))
        return d;
    d.low = d.ratio * (range.low / range.value);
    d.high = d.ratio * (range.high / range.value);
    const RangeGroup group = metricInfo(metric).range;
    using G = RangeGroup;
    const bool ofWatts = group == G::watts || group == G::energy || group == G::carbon || group == G::total
        || group == G::water || group == G::market || group == G::marginal || group == G::mixed;
    d.publishedRatio = ofWatts && (mine.linked || theirs.linked);
    d.ratioOfBaseline = d.publishedRatio && !mine.linked;
    d.shared = shareUncertainty(*a, *b);
    return d;
}

} // namespace wattfare
