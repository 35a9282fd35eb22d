// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fixture.h"

#include "model/energy/silicon_ratio.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/explain_candidate.h"

using namespace wattfare;
using namespace wattfare::test;

namespace {

double width(double low, double high) { return std::log(high / low); }

// Width of what comes out when the two ranges are divided as if they had nothing in common.
double widthApart(const Results &results, std::size_t a, std::size_t b, Metric metric)
{
    const auto x = results.range(a, metric), y = results.range(b, metric);
    REQUIRE(x);
    REQUIRE(y);
    return width(x->low / y->high, x->high / y->low);
}

Uncertain publishedPowerRatio(std::string_view accelerator)
{
    const FigureTable &figures = catalog()->figures;
    return boundsOf(figures.row(figures.preferred(
        SubjectKind::accelerator, catalog()->accelerator(accelerator), figures.quantity("published_power_ratio"))));
}

} // namespace

TEST_CASE("Trainium beside p4d carries the published ratio's range, not two independent ones")
{
    const auto results = evaluated(findPreset("bert-large")->scenario);
    const auto trn = results->find("trn1.32xlarge"), p4d = results->find("p4d.24xlarge");
    REQUIRE((trn && p4d));
    MetricComparer comparer(*results);
    // The same load on both: the ratio of the watts is the published one, whatever the watts of an A100 are.
    const auto watts = comparer.difference(*trn, *p4d, Metric::wattsPerInstance);
    REQUIRE(watts);
    CHECK(watts->publishedRatio);
    const Uncertain published = publishedPowerRatio("aws-trainium");
    CHECK(close(watts->ratio, published.value, 2e-3));
    CHECK(close(watts->low, published.low, 3e-3));
    CHECK(close(watts->high, published.high, 3e-3));
    CHECK(width(watts->low, watts->high) < 0.5 * widthApart(*results, *trn, *p4d, Metric::wattsPerInstance));
    CHECK(watts->distinct);

    const auto energy = comparer.difference(*trn, *p4d, Metric::kwhTotal);
    REQUIRE(energy);
    CHECK(energy->publishedRatio);
    CHECK(close(energy->ratio, 210.9 / 296.7, 1e-3)); // rule 5
    CHECK(width(energy->low, energy->high) < 0.5 * widthApart(*results, *trn, *p4d, Metric::kwhTotal));
    CHECK(energy->high < 1.0); // the two ranges overlap, the ratio does not hold 1
    const auto carbon = comparer.difference(*trn, *p4d, Metric::kgco2eTotal);
    REQUIRE(carbon);
    CHECK(close(carbon->low / carbon->ratio, energy->low / energy->ratio, 1e-6)); // one grid: it cancels

    // Turned round it is the reciprocal.
    const auto back = comparer.difference(*p4d, *trn, Metric::kwhTotal);
    REQUIRE(back);
    CHECK(close(back->ratio, 1 / energy->ratio, 1e-12));
    CHECK(close(back->low, 1 / energy->high, 1e-6));
    CHECK(close(back->high, 1 / energy->low, 1e-6));
    CHECK(back->publishedRatio);
    CHECK(back->ratioOfBaseline); // it is still Trainium whose watts are the ratio
    CHECK_FALSE(energy->ratioOfBaseline);
    // Nothing of it touches the cost.
    const auto cost = comparer.difference(*trn, *p4d, Metric::usdTotal);
    REQUIRE(cost);
    CHECK_FALSE(cost->publishedRatio);
    CHECK(width(cost->low, cost->high) < 1e-3); // of the derived rate of p4d alone
}

TEST_CASE("Inferentia beside g4dn likewise, and the person's own watts end it")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    const auto asked = [&](Metric metric) {
        const auto results = evaluated(scenario);
        MetricComparer comparer(*results);
        return comparer.difference(*results->find("inf1.2xlarge"), *results->find("g4dn.2xlarge"), metric);
    };
    const auto compared = [&](Metric metric) {
        const auto found = asked(metric);
        REQUIRE(found);
        return *found;
    };
    const MetricDifference published = compared(Metric::kwhPerMillion);
    CHECK(published.publishedRatio);
    CHECK(close(published.ratio, 0.339 / 4.237, 1e-3));
    const Uncertain ratio = publishedPowerRatio("aws-inferentia");
    CHECK(close(published.low / published.ratio, ratio.low / ratio.value, 3e-3));
    CHECK(close(published.high / published.ratio, ratio.high / ratio.value, 3e-3));
    scenario.figures.push_back({"accelerator", "aws-inferentia", "full_load_w", 20.0, {}, {}, "user", ""});
    CHECK_FALSE(compared(Metric::kwhPerMillion).publishedRatio);
    scenario.figures.clear();
    scenario.ownWatts["inf1.2xlarge"] = 100;
    CHECK_FALSE(compared(Metric::kwhPerMillion).publishedRatio);
    scenario.ownWatts.clear();
    for (const EnergyMethodInfo &info : energyMethods()) { // the other methods have watts of their own, or none
        if (info.method == EnergyMethod::component || info.method == EnergyMethod::userWatts)
            continue;
        scenario.energy.method = info.method;
        if (const auto other = asked(Metric::kwhPerMillion))
            CHECK_FALSE(other->publishedRatio);
    }
}

TEST_CASE("what two candidates share is counted once in their difference")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.includeEstimates = true;
    scenario.regions = {"us-east-1", "eu-west-1"};
    const auto results = evaluated(scenario);
    MetricComparer comparer(*results);
    std::size_t pairs = 0, narrower = 0;
    for (std::size_t a = 0; a < results->size(); ++a) {
        for (std::size_t b = 0; b < results->size() && pairs < 400; b += 17) {
            const Candidate &x = results->candidate(a), &y = results->candidate(b);
            if (x.type == y.type
                || results->snapshot().types[x.type].accelerator != results->snapshot().types[y.type].accelerator)
                continue;
            const auto d = comparer.difference(a, b, Metric::kwhPerMillion);
            if (!d)
                continue;
            ++pairs;
            CHECK(d->low <= d->ratio * (1 + 1e-9));
            CHECK(d->high >= d->ratio * (1 - 1e-9));
            CHECK(std::isfinite(d->high));
            CHECK(d->low > 0);
            const auto r = results->range(a, Metric::kwhPerMillion), q = results->range(b, Metric::kwhPerMillion);
            if (r && q)
                narrower += width(d->low, d->high) < width(r->low / q->high, r->high / q->low) ? 1U : 0U;
        }
    }
    REQUIRE(pairs > 20);
    CHECK(narrower == pairs);
    // A candidate beside itself, and a missing value.
    const auto row = results->find("g4dn.xlarge");
    REQUIRE(row);
    const auto same = comparer.difference(*row, *row, Metric::kwhPerMillion);
    REQUIRE(same);
    CHECK(same->exact());
    CHECK(same->ratio == 1.0);
    CHECK_FALSE(comparer.difference(*row, *row, Metric::usdTotal));
    CHECK_FALSE(comparer.apart(*row, *row, Metric::kwhPerMillion));
    CHECK_FALSE(comparer.apart(*row, *row, Metric::usdTotal));
}

TEST_CASE("emissions of another grid are less sure beside one's own than those of the same grid")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.regions = {"us-east-1", "us-west-2"};
    const auto results = evaluated(scenario);
    const auto base = results->find("g6e.xlarge@us-east-1"), here = results->find("g6e.2xlarge@us-east-1"),
               there = results->find("g6e.2xlarge@us-west-2");
    REQUIRE((base && here && there));
    MetricComparer comparer(*results);
    const auto same = comparer.difference(*here, *base, Metric::gco2ePerMillion);
    const auto other = comparer.difference(*there, *base, Metric::gco2ePerMillion);
    REQUIRE((same && other));
    CHECK(width(other->low, other->high) > 1.01 * width(same->low, same->high));
    // What was asked before does not matter.
    const auto alone = MetricComparer(*results).difference(*there, *base, Metric::gco2ePerMillion);
    REQUIRE(alone);
    CHECK(alone->low == other->low);
    CHECK(alone->high == other->high);
}

TEST_CASE("the draws of a cell stand beside its range")
{
    const Scenario &scenario = findPreset("layoutlm")->scenario;
    const auto results = evaluated(scenario);
    const auto row = results->find("g4dn.2xlarge");
    const Candidate candidate = results->candidate(*row);
    const auto drawn = distributionOf(*results, candidate, Metric::gco2ePerMillion, 20'000, 7);
    REQUIRE(drawn);
    const auto range = results->range(*row, Metric::gco2ePerMillion);
    REQUIRE(range);
    CHECK(drawn->value == *results->value(*row, Metric::gco2ePerMillion));
    CHECK(drawn->samples == 20'000);
    CHECK(drawn->p05 < drawn->p50);
    CHECK(drawn->p50 < drawn->p95);
    CHECK(drawn->p05 > range->low * 0.9);
    CHECK(drawn->p95 < range->high * 1.1);
    const auto again = distributionOf(*results, candidate, Metric::gco2ePerMillion, 20'000, 7);
    REQUIRE(again);
    CHECK(again->p50 == drawn->p50);
    CHECK(distributionOf(*results, candidate, Metric::gco2ePerMillion, 20'000, 8)->p50 != drawn->p50);
    CHECK(distributionOf(*results, candidate, Metric::gco2ePerMillion, 0, 7).error().message.id == "explain.samples");
    CHECK(distributionOf(*results, candidate, Metric::usdTotal, 100, 7).error().message.id == "explain.no_number");
    const auto stopped
        = distributionOf(*results, candidate, Metric::gco2ePerMillion, 1'000'000, 7, [](double) { return false; });
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().code == Error::Code::cancelled);
}

TEST_CASE("two types around one accelerator are told apart though one estimate makes both ranges")
{
    const auto results = evaluated(findPreset("llama31-8b-chat")->scenario);
    const auto less = results->find("g6e.xlarge"), more = results->find("g6e.2xlarge"),
               other = results->find("p5.4xlarge");
    REQUIRE((less && more && other));
    MetricComparer comparer(*results);
    const auto a = results->range(*less, Metric::usdPerMillion), b = results->range(*more, Metric::usdPerMillion);
    REQUIRE((a && b));
    CHECK(a->high > b->low); // each alone may cost as much as the other
    const auto cost = comparer.difference(*more, *less, Metric::usdPerMillion);
    REQUIRE(cost);
    CHECK(cost->shared);
    CHECK(cost->distinct);
    CHECK_FALSE(cost->indistinct());
    CHECK(close(cost->low, cost->ratio, 1e-6)); // the price alone, which is exact
    CHECK(close(cost->high, cost->ratio, 1e-6));
    CHECK(comparer.apart(*more, *less, Metric::usdPerMillion));
    CHECK(comparer.apart(*more, *less, Metric::kwhPerMillion));
    CHECK(comparer.apart(*more, *less, Metric::wattsPerInstance));
    // An estimate of another accelerator is another error.
    const auto apart = comparer.difference(*less, *other, Metric::usdPerMillion);
    REQUIRE(apart);
    CHECK(apart->indistinct());
    CHECK_FALSE(comparer.apart(*less, *other, Metric::usdPerMillion));
    // Parts of the power: the accelerators are the same ones, the hosts are not.
    const auto part = comparer.partDifference(*more, *less, Metric::wattsPerInstance, "p_acc_w");
    REQUIRE(part);
    CHECK(part->ratio == 1.0);
    CHECK_FALSE(part->indistinct());
    CHECK(comparer.partDifference(*more, *less, Metric::wattsPerInstance, "p_cpu_w"));
    CHECK_FALSE(comparer.partDifference(*more, *less, Metric::wattsPerInstance, "none"));
}

TEST_CASE("ranges that overlap cannot be told apart, but for what both share")
{
    const auto difference = [](double ratio, double low, double high, bool shared) {
        MetricDifference d;
        d.ratio = ratio;
        d.low = low;
        d.high = high;
        d.shared = shared;
        return d;
    };
    const RangedValue less{100, {80, 125}}, more{150, {120, 187.5}};
    // Errors of each its own: the range of the ratio ends before 1 (100 / 150 within a factor of 1.37), the ranges
    // overlap.
    CHECK_FALSE(toldApart(less, more, difference(2.0 / 3, 0.487, 0.913, false)));
    CHECK_FALSE(toldApart(more, less, difference(1.5, 1.095, 2.055, false)));
    CHECK(difference(2.0 / 3, 0.487, 0.913, false).likely());
    // One error in both: nothing of it is left in the ratio.
    CHECK(toldApart(less, more, difference(2.0 / 3, 2.0 / 3, 2.0 / 3, true)));
    CHECK(toldApart(more, less, difference(1.5, 1.5, 1.5, true)));
    // A shared error that is small beside those of each changes little.
    CHECK_FALSE(toldApart(less, more, difference(2.0 / 3, 0.49, 0.907, true)));
    CHECK_FALSE(toldApart(more, less, difference(1.5, 1.103, 2.041, true)));
    CHECK(toldApart(less, {200, {160, 250}}, difference(0.5, 0.36, 0.69, false))); // they do not overlap
    CHECK_FALSE(toldApart(less, less, difference(1, 1, 1, true)));
}

TEST_CASE("no pair whose ranges overlap is called better or worse unless it shares an error")
{
    const auto results = evaluated(findPreset("llama31-8b-chat")->scenario);
    MetricComparer comparer(*results);
    const auto base = results->find("p5.4xlarge");
    REQUIRE(base);
    std::size_t overlapping = 0;
    for (std::size_t row = 0; row < results->size(); ++row)
        for (const Metric metric : {Metric::usdPerMillion, Metric::wattsPerInstance, Metric::kwhPerMillion}) {
            const auto d = comparer.difference(row, *base, metric);
            const auto own = results->range(row, metric), its = results->range(*base, metric);
            if (!d || row == *base || !own || !its || own->low > its->high || its->low > own->high)
                continue;
            ++overlapping;
            if (!d->shared)
                CHECK_FALSE(d->distinct);
            if (!d->distinct)
                CHECK_FALSE(comparer.apart(row, *base, metric));
        }
    CHECK(overlapping > 10);
}

TEST_CASE("a cost of another region has the range of the ratio that the first one has")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.regions = {"us-east-1", "eu-central-1"};
    const auto results = evaluated(scenario);
    const auto base = results->find("p5.4xlarge@us-east-1"), here = results->find("g6e.2xlarge@us-east-1"),
               there = results->find("g6e.2xlarge@eu-central-1");
    REQUIRE((base && here && there));
    MetricComparer comparer(*results);
    const auto first = comparer.difference(*here, *base, Metric::usdPerMillion),
               second = comparer.difference(*there, *base, Metric::usdPerMillion),
               alone = MetricComparer(*results).difference(*there, *base, Metric::usdPerMillion);
    REQUIRE((first && second && alone));
    REQUIRE(first->low < first->high);
    CHECK(close(second->low / second->ratio, first->low / first->ratio, 1e-12));
    CHECK(close(second->high / second->ratio, first->high / first->ratio, 1e-12));
    CHECK(close(second->low, alone->low, 1e-9));
    CHECK(close(second->high, alone->high, 1e-9));
    // No rule combines a rate with the instances that follow from it: utilisations have no ranges.
    const auto used = comparer.difference(*here, *base, Metric::utilisation);
    REQUIRE(used);
    CHECK(used->exact());
    CHECK(used->low == used->ratio);
}

TEST_CASE("where a range ends at nothing the ends of both are divided")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.regions = {"us-east-1", "us-west-2"};
    scenario.figures = {{"region", "us-west-2", "ci_lifecycle_g_kwh", 100, 0, 200, "user", ""}};
    const auto results = evaluated(scenario);
    const auto here = results->find("inf1.2xlarge@us-east-1"), there = results->find("inf1.2xlarge@us-west-2");
    REQUIRE((here && there));
    const Metric carbon = Metric::gco2ePerMillion;
    const auto own = results->range(*here, carbon), its = results->range(*there, carbon);
    REQUIRE((own && its));
    REQUIRE(its->low == 0.0);
    MetricComparer comparer(*results);
    const auto less = comparer.difference(*there, *here, carbon), more = comparer.difference(*here, *there, carbon);
    REQUIRE((less && more));
    CHECK(less->low == 0.0);
    CHECK(close(less->high, its->high / own->low, 1e-9));
    CHECK(close(more->low, own->low / its->high, 1e-9));
    CHECK_FALSE((less->shared || more->shared));
}

TEST_CASE("a part that is nothing in one of both has no ratio")
{
    // CCF counts the memory beyond what a chip of the largest size holds: of c6i there is none, of m6i there is.
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.typeFilter = {"c6i.4xlarge", "m6i.4xlarge"};
    scenario.ownThroughput = {{"c6i.4xlarge", 100}, {"m6i.4xlarge", 100}};
    scenario.energy.method = EnergyMethod::ccf;
    const auto results = evaluated(scenario);
    const auto none = results->find("c6i.4xlarge"), some = results->find("m6i.4xlarge");
    REQUIRE((none && some));
    MetricComparer comparer(*results);
    CHECK_FALSE(comparer.partDifference(*some, *none, Metric::wattsPerInstance, "p_mem_w"));
    CHECK_FALSE(comparer.partDifference(*none, *some, Metric::wattsPerInstance, "p_mem_w"));
    CHECK(comparer.partDifference(*some, *some, Metric::wattsPerInstance, "p_mem_w"));
    CHECK(comparer.partDifference(*some, *none, Metric::wattsPerInstance, "p_cpu_w"));
}
