// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/compare.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/explain/propagation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace wattfare {

struct MetricComparer::Cache {
    struct Numbers {
        MetricValues<Traced> values;
        bool linked = false;
    };
    using Alike = std::tuple<TypeIndex, std::size_t, std::size_t, Metric>; // type, option, baseline
    std::map<std::pair<std::size_t, TypeIndex>, Numbers> numbers; // by row and the type beside it, if that matters
    struct Relative {
        double low = 1.0, high = 1.0; // over the ratio
        bool shared = false;
    };
    std::map<Alike, Relative> costs;
    // The results keep the range of one row alone, and a baseline is asked for beside each.
    std::map<std::pair<std::size_t, Metric>, std::optional<Range>> baselines;
    const std::optional<Range> &ofBaseline(const Results &results, std::size_t row, Metric metric)
    {
        const auto [it, isNew] = baselines.try_emplace({row, metric});
        if (isNew)
            it->second = results.range(row, metric);
        return it->second;
    }

    const Numbers &of(const Results &results, std::size_t row, TypeIndex other)
    {
        const Snapshot &s = results.snapshot();
        const AcceleratorIndex accelerator = s.types[results.candidate(row).type].accelerator;
        if (accelerator == kNone
            || s.figures.all(SubjectKind::accelerator, accelerator, s.figures.quantity("published_power_ratio"))
                   .empty())
            other = kNone;
        const auto [it, isNew] = numbers.try_emplace({row, other});
        if (isNew)
            it->second.values
                = metricValues(results.source().inputsBeside(results.candidate(row), other, it->second.linked));
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

// `a` and `b` bear the ranges, the ratio is that of the values that are shown.
void addRange(MetricDifference &d, const Traced &a, const Traced &b)
{
    const Uncertain range = sharedRange(a / b);
    if (!isFinite(range) || !(range.low > 0.0) || !(range.value > 0.0)) { // then each for itself
        const Uncertain &x = a.uncertain(), &y = b.uncertain();
        d.low = x.low / y.high;
        d.high = x.high / y.low;
        return;
    }
    d.low = d.ratio * (range.low / range.value);
    d.high = d.ratio * (range.high / range.value);
    d.shared = shareUncertainty(a, b);
}

bool overlap(const Range &a, const Range &b) { return a.low <= b.high && b.low <= a.high; }

const TraceNode *partOf(const TraceNode *node, std::string_view id)
{
    if (node->op == TraceOp::named && node->id == id)
        return node;
    for (const TracePtr &operand : node->operands)
        if (const TraceNode *found = partOf(operand.get(), id))
            return found;
    return nullptr;
}

} // namespace

bool toldApart(const RangedValue &a, const RangedValue &b, const MetricDifference &ratio)
{
    if (a.value == b.value)
        return false;
    if (!overlap(a.range, b.range))
        return true;
    if (!ratio.shared || !(a.range.low > 0.0) || !(b.range.low > 0.0) || !(ratio.low > 0.0))
        return false;
    const auto width = [](const Range &of) { return std::log(of.high / of.low); };
    const double wa = width(a.range), wb = width(b.range), both = std::hypot(wa, wb);
    const double side = ratio.ratio < 1.0 ? std::log(ratio.high / ratio.ratio) : std::log(ratio.ratio / ratio.low);
    return std::abs(std::log(ratio.ratio)) > (both > 0.0 ? (wa + wb) / both : 1.0) * side;
}

MetricComparer::MetricComparer(const Results &results)
    : m_results(results)
    , m_cache(std::make_unique<Cache>())
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
    const auto own = m_results.range(row, metric);
    const auto &other = m_cache->ofBaseline(m_results, baseline, metric);
    const RangedValue x{*value, own.value_or(Range{*value, *value})}, y{*base, other.value_or(Range{*base, *base})};
    d.distinct = toldApart(x, y, d);
    if (row == baseline || (!own && !other))
        return d;
    // What a region adds to a cost is its price: without spot that is exact, and the range of the ratio that of any
    // other.
    const TypeIndex type = m_results.candidate(row).type, otherType = m_results.candidate(baseline).type;
    const std::size_t option = m_results.candidate(row).option;
    const bool anywhere = metricInfo(metric).range == RangeGroup::usd && !m_results.source().usesSpot(option);
    const Cache::Alike alike{type, option, baseline, metric};
    if (const auto known = m_cache->costs.find(alike); anywhere && known != m_cache->costs.end()) {
        d.low = d.ratio * known->second.low;
        d.high = d.ratio * known->second.high;
        d.shared = known->second.shared;
        d.distinct = toldApart(x, y, d);
        return d;
    }
    const Cache::Numbers &mine = m_cache->of(m_results, row, otherType),
                         &theirs = m_cache->of(m_results, baseline, type);
    const auto &a = mine.values[static_cast<std::size_t>(metric)], &b = theirs.values[static_cast<std::size_t>(metric)];
    if (!a || !b || !(valueOf(*a) > 0.0) || !(valueOf(*b) > 0.0))
        return d;
    addRange(d, *a, *b);
    d.distinct = toldApart(x, y, d);
    if (anywhere)
        m_cache->costs.emplace(alike, Cache::Relative{d.low / d.ratio, d.high / d.ratio, d.shared});
    const RangeGroup group = metricInfo(metric).range;
    using G = RangeGroup;
    const bool ofWatts = group == G::watts || group == G::energy || group == G::carbon || group == G::total
        || group == G::water || group == G::market || group == G::marginal || group == G::mixed;
    d.publishedRatio = ofWatts && (mine.linked || theirs.linked);
    d.ratioOfBaseline = d.publishedRatio && !mine.linked;
    return d;
}

std::optional<MetricDifference> MetricComparer::partDifference(
    std::size_t row, std::size_t baseline, Metric metric, std::string_view part)
{
    const auto numberOf = [&](std::size_t each) -> std::optional<Traced> {
        const auto &whole = m_cache->of(m_results, each, kNone).values[static_cast<std::size_t>(metric)];
        const TraceNode *node = whole ? partOf(whole->node().get(), part) : nullptr;
        return node ? std::optional(Traced(node->operands.front())) : std::nullopt;
    };
    const auto a = numberOf(row), b = numberOf(baseline);
    if (!a || !b || !(valueOf(*a) > 0.0) || !(valueOf(*b) > 0.0))
        return std::nullopt;
    MetricDifference d;
    d.ratio = d.low = d.high = valueOf(*a) / valueOf(*b);
    const Uncertain &x = a->uncertain(), &y = b->uncertain();
    if (row != baseline && !(x.exact() && y.exact()))
        addRange(d, *a, *b);
    d.distinct = toldApart({valueOf(*a), {x.low, x.high}}, {valueOf(*b), {y.low, y.high}}, d);
    return d;
}

bool MetricComparer::apart(std::size_t row, std::size_t other, Metric metric)
{
    const auto a = m_results.value(row, metric), b = m_results.value(other, metric);
    if (!a || !b || *a == *b)
        return false;
    const auto own = m_results.range(row, metric);
    const auto &its = m_cache->ofBaseline(m_results, other, metric);
    if (!own && !its)
        return true;
    if (!overlap(own.value_or(Range{*a, *a}), its.value_or(Range{*b, *b})))
        return true; // the range of the ratio is dearer to know
    const auto d = difference(row, other, metric);
    return d && d->distinct;
}

bool MetricComparer::likelyApart(std::size_t row, std::size_t other, Metric metric)
{
    if (apart(row, other, metric))
        return true;
    const auto d = difference(row, other, metric);
    return d && d->likely();
}

} // namespace wattfare
