// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/advice.h"
#include "model/economics/fleet.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/placement/placement_tasks.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>

using namespace wattfare;
using namespace wattfare::test;

namespace {

using Use = std::shared_ptr<const ImportedUtilisation>;

Result<Advised> asked(const char *preset, const std::string &candidate, Use use = {})
{
    AdviceQuestion question;
    question.scenario = findPreset(preset)->scenario;
    question.scenario.typeFilter.clear();
    question.candidate = candidate;
    question.use = std::move(use);
    return advise(question, catalog());
}

const Advice *find(const Advised &advised, AdviceKind kind)
{
    const auto found = std::ranges::find(advised.found, kind, &Advice::kind);
    return found == advised.found.end() ? nullptr : &*found;
}

std::string withoutIt(const Advised &advised, AdviceKind kind) // why, "" where it was found
{
    for (const auto &[each, why] : advised.without)
        if (each == kind)
            return why.id;
    return {};
}

// A week by the hour: busy in its first `busyHours` of each day, else at `quiet`.
Use week(double busy, double quiet, int busyHours, std::optional<double> memoryMib = {})
{
    auto use = std::make_shared<ImportedUtilisation>();
    use->hasAccelerator = true;
    use->memoryPeakMib = memoryMib;
    double sum = 0;
    for (int hour = 0; hour < 168; ++hour) {
        const double load = hour % 24 < busyHours ? busy : quiet;
        UtilisationSample sample;
        sample.hour = hour;
        sample.uAccPct = load;
        sample.uCpuPct = 20;
        use->series.samples.push_back(sample);
        sum += load;
    }
    use->series.endH = 168;
    use->load = LoadFigures{sum / 168, busyHours > 1 ? busy : quiet, std::max(busy, quiet)};
    return use;
}

} // namespace

bool says(const Advice &advice, std::string_view fact)
{
    return std::ranges::any_of(advice.facts, [&](const Message &each) { return each.id == fact; });
}

TEST_CASE("every finding is of the evaluation, and its scenario holds both side by side")
{
    for (const auto &[preset, candidate] : {std::pair("bert-latency", "g4dn.xlarge"), {"bert-latency", "p3.2xlarge"},
             {"llama31-8b-chat", "g5.xlarge"}, {"bert-large", "p4d.24xlarge"}, {"hpc-fp64", "p3.16xlarge"}}) {
        const auto advised = asked(preset, candidate);
        REQUIRE(advised);
        CHECK(advised->found.size() + advised->without.size() == kAdviceKindCount);
        for (const Advice &each : advised->found) {
            INFO(preset << ' ' << candidate << ' ' << adviceKindId(each.kind));
            CHECK(each.scenario.pinned == std::vector<std::string>{advised->candidate, each.candidate});
            CHECK(each.scenario.baseline == advised->candidate);
            const auto results = evaluated(each.scenario);
            const auto now = results->find(std::string_view(advised->candidate));
            const auto then = results->find(std::string_view(each.candidate));
            REQUIRE(now);
            REQUIRE(then);
            const bool service = isFleet(each.scenario.kind);
            CHECK(each.perYear == service);
            const Metric usd = service ? Metric::usdPerHour : Metric::usdTotal;
            const double scale = service ? 8760.0 : 1.0;
            REQUIRE(each.usd.value);
            for (const auto &[metric, delta] :
                {std::pair{usd, each.usd}, {Metric::kwhTotal, each.kwh}, {Metric::kgco2eTotal, each.kgco2e}}) {
                const auto before = results->value(*now, metric), after = results->value(*then, metric);
                REQUIRE(delta.value.has_value() == (before && after));
                if (!before || !after)
                    continue;
                // What no figure resolves is no change: the seconds in which a Spot instance starts again.
                const bool resolved = std::abs(*after - *before) >= 1e-4 * *before;
                CHECK(close(*delta.value, resolved ? (*after - *before) * scale : 0.0, 1e-9));
            }
            MetricComparer comparer(*results);
            const Metric saves = each.kind == AdviceKind::cleanerRegion ? Metric::kgco2eTotal
                : each.kind == AdviceKind::otherChip                    ? energyMetric(each.scenario.kind)
                                                                        : usd;
            CHECK(*results->value(*then, saves) < *results->value(*now, saves));
            CHECK(comparer.likelyApart(*then, *now, saves));
            CHECK(comparer.apart(*then, *now, saves) == !says(each, "advice.fact.overlap"));
            CHECK((!each.usd.low || (*each.usd.low <= *each.usd.value && *each.usd.value <= *each.usd.high)));
        }
        CHECK(std::ranges::is_sorted(
            advised->found, [](const Advice &a, const Advice &b) { return a.severity > b.severity; }));
    }
}

TEST_CASE("a cause has its finding, and without it there is none")
{
    const auto old = asked("bert-latency", "p3.2xlarge"), fresh = asked("llama31-8b-chat", "p5.4xlarge");
    const auto bert = asked("bert-latency", "g4dn.xlarge"), committed = asked("bert-large", "p4d.24xlarge");
    REQUIRE((old && fresh && bert && committed));
    CHECK(find(*old, AdviceKind::newerGeneration));
    CHECK(withoutIt(*fresh, AdviceKind::newerGeneration) == "advice.none.newer_generation");
    CHECK(find(*old, AdviceKind::otherChip));
    CHECK(withoutIt(*fresh, AdviceKind::otherChip) == "advice.none.other_chip");
    CHECK(find(*bert, AdviceKind::commitment));
    // No figure is no verdict: on the day of the preset the catalogue has no commitment for this type.
    CHECK(withoutIt(*committed, AdviceKind::commitment) == "advice.none.no_price_commitment");
    AdviceQuestion today;
    today.scenario = findPreset("bert-large")->scenario;
    today.scenario.typeFilter.clear();
    today.scenario.asOf.reset();
    today.candidate = "p4d.24xlarge";
    const auto run = advise(today, catalog());
    REQUIRE(run);
    CHECK(withoutIt(*run, AdviceKind::commitment) == "advice.none.commitment"); // a run of hours for a term
    CHECK(withoutIt(*fresh, AdviceKind::commitment) == "advice.none.no_price_commitment"); // no figure is no verdict
    CHECK(find(*bert, AdviceKind::spot));
    CHECK(withoutIt(*old, AdviceKind::spot) == "advice.none.spot"); // a previous generation does not qualify

    // A region nearby with a cleaner grid; from there, none is.
    const Advice *region = find(*bert, AdviceKind::cleanerRegion);
    REQUIRE(region);
    CHECK(*region->kgco2e.value < 0);
    AdviceQuestion there;
    there.scenario = region->scenario;
    there.scenario.pinned.clear();
    there.candidate = region->candidate;
    const auto next = advise(there, catalog());
    REQUIRE(next);
    if (const Advice *again = find(*next, AdviceKind::cleanerRegion))
        CHECK(again->candidate != bert->candidate);
}

TEST_CASE("a machine that is hardly used is exchanged for a smaller one that holds its load and its memory")
{
    const auto idle = asked("bert-latency", "g4dn.12xlarge", week(15, 10, 24));
    REQUIRE(idle);
    const Advice *found = find(*idle, AdviceKind::lowUse);
    REQUIRE(found);
    CHECK(found->perYear);
    CHECK(found->candidate.starts_with("g4dn.xlarge@")); // 4 x 15 % is 0.6 of one, below its target of 0.7
    const auto results = evaluated(found->scenario);
    // Every figure is of the scenario that opens: it asks for what the one machine did.
    for (const auto &[metric, delta] : {std::pair{Metric::usdPerHour, found->usd}, {Metric::kwhTotal, found->kwh},
             {Metric::kgco2eTotal, found->kgco2e}}) {
        const double saved = value(*results, found->candidate, metric) - value(*results, idle->candidate, metric);
        CHECK(close(*delta.value, saved * 8760, 1e-9));
        CHECK(saved < 0);
    }
    CHECK(value(*results, idle->candidate, Metric::instances) == 1);
    CHECK(close(value(*results, idle->candidate, Metric::utilisation), (15.0 * 24 * 7) / 168 / 100, 1e-6));
    // The load is heavier, or the memory does not fit, and it stays.
    const auto busy = asked("bert-latency", "g4dn.12xlarge", week(90, 60, 24));
    REQUIRE(busy);
    CHECK(withoutIt(*busy, AdviceKind::lowUse) == "advice.none.low_use");
    const auto smallest = asked("bert-latency", "p3.2xlarge", week(12, 10, 24)); // not that the load is too heavy
    REQUIRE(smallest);
    CHECK(withoutIt(*smallest, AdviceKind::lowUse) == "advice.none.low_use_smallest");
    const auto full = asked("bert-latency", "g4dn.12xlarge", week(15, 10, 24, 40'000));
    REQUIRE(full);
    CHECK(withoutIt(*full, AdviceKind::lowUse) == "advice.none.low_use");
    const auto fits = asked("bert-latency", "g4dn.12xlarge", week(15, 10, 24, 12'000));
    REQUIRE(fits);
    CHECK(find(*fits, AdviceKind::lowUse));
}

TEST_CASE("nights without work are worth releasing, work around the clock is not")
{
    const auto nights = asked("bert-latency", "g4dn.xlarge", week(80, 0, 10));
    REQUIRE(nights);
    const Advice *found = find(*nights, AdviceKind::scheduledRelease);
    REQUIRE(found);
    CHECK(found->scenario.pinned == std::vector<std::string>{nights->candidate}); // released, not exchanged
    // 13 of 24 hours: of the 14 idle ones the first passes before the instance is given back. The scenario says so, and
    // its figures are those of the finding.
    const Scenario &released = found->scenario;
    REQUIRE(released.inference.trafficByHour);
    CHECK(std::ranges::count(*released.inference.trafficByHour, 0.0) == 13);
    CHECK(released.inference.scaleWithTraffic);
    Scenario standing = released;
    standing.inference.scaleWithTraffic = false;
    const double before = value(*evaluated(standing), nights->candidate, Metric::usdPerHour);
    const double after = value(*evaluated(released), nights->candidate, Metric::usdPerHour);
    CHECK(close(after, before * 11 / 24, 1e-9));
    CHECK(close(*found->usd.value, (after - before) * 8760, 1e-9));
    CHECK(*found->kwh.value < 0);
    CHECK(*found->kgco2e.value < 0);
    // Of a service without hours of the day as well: what an idle hour takes.
    const auto chat = asked("llama31-8b-chat", "p5.4xlarge", week(80, 0, 10));
    REQUIRE(chat);
    const Advice *released24 = find(*chat, AdviceKind::scheduledRelease);
    REQUIRE(released24);
    REQUIRE(released24->kwh.value);
    REQUIRE(released24->kgco2e.value);
    CHECK(*released24->kwh.value < 0);
    CHECK(*released24->kgco2e.value < 0);
    const auto always = asked("bert-latency", "g4dn.xlarge", week(80, 70, 10));
    REQUIRE(always);
    CHECK(withoutIt(*always, AdviceKind::scheduledRelease) == "advice.none.scheduled_release");
    const auto unseen = asked("bert-latency", "g4dn.xlarge");
    REQUIRE(unseen);
    CHECK(withoutIt(*unseen, AdviceKind::scheduledRelease) == "advice.no_series");
}

TEST_CASE("what cannot be advised on says why")
{
    const auto stranger = asked("bert-latency", "g4dn.xlarge@us-east-1/spot-of-yesterday");
    REQUIRE_FALSE(stranger);
    CHECK(stranger.error().message.id == "advice.not_of_scenario");
    const auto nobody = asked("llama33-70b-chat", "t3.micro");
    CHECK_FALSE(nobody);
    AdviceQuestion nothing;
    nothing.scenario = findPreset("bert-latency")->scenario;
    nothing.scenario.typeFilter = {"no-such-type"};
    CHECK_FALSE(advise(nothing, catalog()));
}

TEST_CASE("a GPU that is hardly used is shared by MIG where a profile carries the load and holds the memory")
{
    const auto idle = asked("llama31-8b-chat", "p5.4xlarge", week(12, 10, 24, 15'000));
    REQUIRE(idle);
    const Advice *found = find(*idle, AdviceKind::sharedGpu);
    REQUIRE(found);
    REQUIRE(found->shared.size() == 1);
    CHECK(found->shared[0].gpuShare == "2g.20gb"); // 0.12 / 0.7 is more than one slice of seven
    // As many such tasks as there are parts have room on the machine, and no more.
    PlacementOfferQuestion question;
    question.instanceTypes = {"p5.4xlarge"};
    question.region = "us-east-1";
    const auto offers = placementOffers(*catalog(), question);
    REQUIRE(offers);
    for (const std::uint64_t copies : {3U, 4U}) {
        std::vector<PlacementTask> tasks = found->shared;
        tasks[0].count = copies;
        const auto placed = place(tasks, offers->offers, {});
        REQUIRE(placed);
        CHECK(placed->instances.size() == (copies == 3 ? 1U : 2U));
    }
    const double price = value(*evaluated(found->scenario), idle->candidate, Metric::priceUsdPerHour);
    CHECK(close(*found->usd.value, -price * 8760 * 2 / 3, 1e-6)); // three have room on the GPU
    // Of its idle power, as of its price, a third counts; what the others take by their own load is theirs.
    Scenario standing = found->scenario;
    standing.energy.uAccPct = 0;
    standing.energy.uCpuPct = 20;
    const auto still = evaluated(standing);
    const double hours = value(*still, idle->candidate, Metric::instances);
    for (const auto &[metric, delta] :
        {std::pair{Metric::kwhTotal, found->kwh}, {Metric::kgco2eTotal, found->kgco2e}}) {
        REQUIRE(delta.value);
        CHECK(close(*delta.value, -value(*still, idle->candidate, metric) / hours * 8760 * 2 / 3, 1e-6));
    }
    const auto busy = asked("llama31-8b-chat", "p5.4xlarge", week(90, 80, 24, 15'000));
    REQUIRE(busy);
    CHECK(withoutIt(*busy, AdviceKind::sharedGpu) == "advice.none.shared_gpu_small");
    const auto unknown = asked("llama31-8b-chat", "p5.4xlarge", week(12, 10, 24));
    REQUIRE(unknown);
    CHECK(withoutIt(*unknown, AdviceKind::sharedGpu) == "advice.none.shared_gpu_memory");
    const auto old = asked("bert-latency", "g4dn.xlarge", week(12, 10, 24, 4'000));
    REQUIRE(old);
    CHECK(withoutIt(*old, AdviceKind::sharedGpu) == "advice.none.shared_gpu");
}

TEST_CASE("whoever stops waiting stops the work at the next evaluation")
{
    AdviceQuestion question;
    question.scenario = findPreset("bert-latency")->scenario;
    question.scenario.typeFilter.clear();
    int looks = 0;
    const auto all = advise(question, catalog(), [&](double) { return ++looks > 0; });
    REQUIRE(all);
    CHECK(looks >= 3);
    for (int most = 1; most < looks; ++most) {
        int seen = 0;
        const auto stopped = advise(question, catalog(), [&](double) { return ++seen < most; });
        REQUIRE_FALSE(stopped);
        CHECK(stopped.error().code == Error::Code::cancelled);
        CHECK(seen == most); // nothing is looked at afterwards
    }
}
