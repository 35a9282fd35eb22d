// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/fixture.h"

#include "model/catalog/commitments.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/pricing/option_label.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/explain/derivation.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>
#include <random>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

TEST_CASE("every type and region has a row, priced or not")
{
    Scenario scenario;
    scenario.regions = {"us-east-1", "eu-north-1"};
    const auto results = evaluated(scenario);
    const Snapshot &s = *catalog();
    std::vector<std::size_t> rows(s.types.size() * s.regions.size(), 0);
    for (std::size_t row = 0; row < results->size(); ++row) {
        const Candidate &c = results->candidate(row);
        ++rows[c.type * s.regions.size() + c.region];
        CHECK(results->find(c) == row);
        CHECK(results->find(results->candidateId(row)) == row);
        const bool priced = results->value(row, Metric::priceUsdPerHour).has_value();
        CHECK(priced == results->priceDate(row).has_value());
        CHECK(priced != (results->status(row) == RowStatus::noPrice));
        for (std::size_t m = 0; m < kMetricCount; ++m) {
            const auto metric = static_cast<Metric>(m);
            const auto x = results->value(row, metric);
            CHECK(x.has_value() == results->reason(row, metric).id.empty());
            if (x) {
                CHECK(std::isfinite(*x));
                CHECK(*x >= 0);
                if (const auto range = results->range(row, metric)) {
                    CHECK(range->low <= *x * (1 + 1e-6));
                    CHECK(range->high >= *x * (1 - 1e-6));
                    CHECK(std::isfinite(range->high));
                    CHECK(range->low >= 0);
                }
            }
        }
    }
    for (const char *code : {"us-east-1", "eu-north-1"})
        for (TypeIndex t = 0; t < s.types.size(); ++t)
            CHECK(rows[t * s.regions.size() + s.region(code)] == 1);
    CHECK(results->bytes() < 250 * results->size());
}

TEST_CASE("the columns agree with one candidate worked out alone, range included")
{
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        const auto results = evaluated(preset.scenario);
        const CandidateSource source(results->scenario(), results->snapshot());
        for (std::size_t row = 0; row < results->size(); row += 7) {
            INFO(results->candidateId(row));
            const auto alone = metricValues(source.inputsOf<Uncertain>(results->candidate(row)));
            for (std::size_t m = 0; m < kMetricCount; ++m) {
                const auto metric = static_cast<Metric>(m);
                INFO(metricInfo(metric).id);
                if (!metricApplies(preset.scenario.kind, metric))
                    continue;
                const auto x = results->value(row, metric);
                CHECK(x.has_value() == alone[m].has_value());
                if (!x || !alone[m])
                    continue;
                CHECK(close(*x, alone[m]->value, 1e-12));
                const auto range = results->range(row, metric);
                if (metric == Metric::utilisation)
                    continue;
                CHECK((range ? range->low : *x) == (range ? alone[m]->low : *x));
                CHECK((range ? range->high : *x) == (range ? alone[m]->high : *x));
                CHECK(range.has_value() != alone[m]->exact());
            }
        }
    }
}

TEST_CASE("as-of dates choose the price")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    CHECK(close(value(*evaluated(scenario), "p4d.24xlarge", Metric::priceUsdPerHour), 32.7726, 1e-9));
    scenario.asOf.reset();
    const auto today = evaluated(scenario);
    CHECK(value(*today, "p4d.24xlarge", Metric::priceUsdPerHour) < 25);
    CHECK(today->asOf() >= catalog()->newestPrice);
    scenario.asOf = Date::parse("2010-01-01");
    const auto early = evaluated(scenario);
    for (std::size_t row = 0; row < early->size(); ++row)
        CHECK(early->status(row) == RowStatus::noPrice);
    CHECK(early->reason(0, Metric::usdTotal).id == "reason.no_price");
}

TEST_CASE("a type that is not offered in a region says where it is")
{
    Scenario scenario;
    scenario.model = "bert-large";
    std::size_t named = 0;
    for (const Region &region : catalog()->regions) {
        scenario.regions = {region.code};
        const auto results = evaluated(scenario);
        for (std::size_t row = 0; row < results->size(); ++row) {
            if (results->status(row) != RowStatus::noPrice)
                continue;
            const Message reason = results->reason(row, Metric::usdPerHour);
            if (!reason.id.starts_with("reason.no_price_elsewhere"))
                continue;
            ++named;
            const std::string first = reason.args[4].text().substr(0, reason.args[4].text().find(','));
            CHECK(first != region.code);
            const Candidate &c = results->candidate(row);
            CHECK(results->source().prices().find(c.type, catalog()->region(first), c.option).known);
            std::size_t offered = 0;
            for (RegionIndex other = 0; other < catalog()->regions.size(); ++other)
                offered
                    += other != c.region && results->source().prices().find(c.type, other, c.option).known ? 1U : 0U;
            // Four are named, the others counted.
            CHECK(std::ranges::count(reason.args[4].text(), ',') + 1
                == static_cast<std::ptrdiff_t>(std::min(offered, std::size_t{4})));
            REQUIRE((reason.id == "reason.no_price_elsewhere_more") == (offered > 4));
            if (offered > 4)
                CHECK(reason.args[5] == Argument(offered - 4));
        }
        if (named > 0)
            break;
    }
    CHECK(named > 0);
}

TEST_CASE(
    "old observations are stale, which is a mark: they are excluded only where the scenario says how old is too old")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.asOf = Date::parse("2035-01-01");
    auto results = evaluated(scenario);
    const auto counted = [&] {
        std::size_t rows = 0;
        for (std::size_t row = 0; row < results->size(); ++row)
            rows += results->qualifies(row) ? 1U : 0U;
        return rows;
    };
    for (std::size_t row = 0; row < results->size(); ++row)
        if (results->value(row, Metric::priceUsdPerHour))
            CHECK(results->stale(row));
    CHECK(counted() > 0);
    scenario.maxPriceAgeMonths = 36;
    results = evaluated(scenario);
    CHECK(counted() == 0);
    for (std::size_t row = 0; row < results->size(); ++row)
        if (results->standing(row) == Standing::excluded)
            CHECK(results->exclusions(row).has(Exclusion::priceAge));
}

TEST_CASE("ages are counted from the as-of date, else from the scenario's day, else from the newest observation")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    const Date newest = evaluated(scenario)->day();
    CHECK(newest == evaluated(scenario)->asOf());
    scenario.day = Date{newest.days + 365};
    CHECK(evaluated(scenario)->day() == *scenario.day);
    CHECK(evaluated(scenario)->asOf() == newest); // prices stay the newest
    scenario.day = Date{newest.days - 365}; // a clock that is wrong, or a catalogue newer than the saved answer
    CHECK(evaluated(scenario)->day() == newest);
    scenario.asOf = Date::parse("2023-06-30");
    CHECK(evaluated(scenario)->day() == *scenario.asOf);
}

TEST_CASE("a latency limit keeps only rows whose tail is known and within it")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.inference.latencyLimitMs = 1;
    const auto results = evaluated(scenario);
    std::size_t unknown = 0, missed = 0, met = 0;
    for (std::size_t row = 0; row < results->size(); ++row) {
        if (results->lacks(row, Missing::throughput) || results->status(row) == RowStatus::noPrice)
            continue;
        if (results->benchmark(row) == kNone) { // predicted: of its tail nothing is known
            CHECK(results->throughputRule(row) == ThroughputRule::fittedInference);
            CHECK(results->status(row) == RowStatus::latencyUnknown);
            CHECK_FALSE(results->qualifies(row));
            continue;
        }
        const Benchmark &b = catalog()->benchmarks[results->benchmark(row)];
        if (results->status(row) == RowStatus::ok) {
            REQUIRE(b.latencyP99Ms);
            CHECK(*b.latencyP99Ms <= 1);
            ++met;
        } else if (results->status(row) == RowStatus::latencyUnknown) {
            CHECK_FALSE(b.latencyP99Ms);
            CHECK_FALSE(results->qualifies(row));
            ++unknown;
        } else if (results->status(row) == RowStatus::latencyMissed) {
            CHECK_FALSE(results->qualifies(row));
            ++missed;
        }
    }
    CHECK(met > 0);
    CHECK(unknown > 0);
    CHECK(missed > 0);
}

TEST_CASE("the listing of benchmarks says which counts and why")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    const Snapshot &s = *catalog();
    const auto listing = listThroughput(scenario, s, s.type("g4dn.xlarge"));
    REQUIRE(listing.chosen.usable());
    CHECK(listing.chosen.rule == ThroughputRule::exactType);
    REQUIRE_FALSE(listing.rows.empty());
    CHECK(listing.rows.front().chosen);
    REQUIRE(listing.spread);
    std::vector<double> rates;
    for (const ThroughputRow &row : listing.rows)
        if ((row.eligible || row.chosen) && row.perSecond)
            rates.push_back(*row.perSecond);
    std::ranges::sort(rates);
    REQUIRE(rates.front() < rates.back());
    CHECK(listing.spread->low == rates.front());
    CHECK(listing.spread->high == rates.back());
    for (const ThroughputRow &row : listing.rows) {
        CHECK_FALSE(row.reason.id.empty());
        if (row.eligible && row.exactType && row.perSecond)
            CHECK(*row.perSecond <= *listing.rows.front().perSecond);
    }
    // The same accelerator, only up to the measured count, as an estimate.
    const auto scaled = listThroughput(scenario, s, s.type("g4dn.2xlarge"));
    CHECK(scaled.chosen.rule == ThroughputRule::sameAccelerator);
    CHECK(scaled.chosen.cls == FigureClass::estimate);
    // An open-division run of another network of the same accuracy is no measure of it, nor is another CPU.
    for (const char *type : {"c6i.2xlarge", "c6i.12xlarge"}) {
        const auto other = listThroughput(scenario, s, s.type(type)).chosen;
        CHECK(other.benchmark == kNone);
        CHECK((!other.usable() || other.rule == ThroughputRule::fittedInference));
    }
    // Nor is a whole accelerator one of a slice.
    REQUIRE(s.types[s.type("g6f.large")].acceleratorCount < 1);
    const auto slice = listThroughput(scenario, s, s.type("g6f.large"));
    CHECK_FALSE(slice.chosen.usable());
    CHECK(slice.chosen.reason.id == "throughput.slice_of_accelerator");
}

TEST_CASE("the listing of an inference holds no run of training of the same model")
{
    Scenario scenario;
    scenario.model = "bert-large";
    const Snapshot &s = *catalog();
    const TypeIndex type = s.type("p4d.24xlarge");
    const auto rows = s.benchmarksOf(s.model(scenario.model));
    REQUIRE(std::ranges::any_of(rows, [&](BenchmarkIndex i) {
        return s.benchmarks[i].training && s.benchmarks[i].accelerator == s.types[type].accelerator;
    }));
    const auto listing = listThroughput(scenario, s, type);
    REQUIRE_FALSE(listing.rows.empty());
    for (const ThroughputRow &row : listing.rows)
        CHECK_FALSE(s.benchmarks[row.benchmark].training);
}

TEST_CASE("what one request at a time gets stands for no instance")
{
    const Snapshot &s = *catalog();
    Scenario scenario;
    scenario.kind = WorkloadKind::llmServing;
    scenario.model = "llama-3.1-8b"; // load steps of vLLM, the first of them one request at a time
    scenario.llm.inputTokens = 256;
    scenario.llm.outputTokens = 128;
    const auto listing = listThroughput(scenario, s, s.type("c8i.16xlarge"));
    REQUIRE(listing.chosen.usable());
    CHECK(s.benchmarks[listing.chosen.benchmark].scenario != "single-stream");
    std::size_t alone = 0;
    for (const ThroughputRow &row : listing.rows)
        if (s.benchmarks[row.benchmark].scenario == "single-stream") {
            CHECK_FALSE(row.eligible);
            ++alone;
        }
    CHECK(alone > 0);
    // llama.cpp works on one sequence, prompts and answers apart; so do slices, CPUs and machines of several GPUs.
    scenario.llm.inputTokens = scenario.llm.outputTokens = 128;
    for (const char *model : {"llama-7b", "gemma-2b", "llama-3.3-70b"}) {
        scenario.model = model;
        for (const char *type : {"c7i.24xlarge", "g5.xlarge", "g6.48xlarge", "g6f.large", "inf2.24xlarge"})
            for (const ThroughputRow &row : listThroughput(scenario, s, s.type(type)).rows)
                CHECK_FALSE((row.eligible && s.benchmarks[row.benchmark].software == "llamacpp"));
    }
}

TEST_CASE("the unit of a training is that of rows that can count")
{
    // TPUs count tokens, and more often, but AWS rents none.
    Scenario scenario;
    scenario.kind = WorkloadKind::training;
    scenario.model = "llama-3.1-70b";
    const Snapshot &s = *catalog();
    std::size_t eligible = 0;
    for (TypeIndex type = 0; type < s.types.size(); ++type)
        for (const ThroughputRow &row : listThroughput(scenario, s, type).rows)
            if (s.benchmarks[row.benchmark].unit == "sequences/s" && row.reason.id != "throughput.other_unit")
                ++eligible;
    CHECK(eligible > 0);
}

TEST_CASE("a person's own figures win and are marked as theirs")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.ownThroughput["c6i.12xlarge"] = 5000;
    scenario.ownWatts["c6i.12xlarge"] = 321;
    const auto results = evaluated(scenario);
    CHECK(value(*results, "c6i.12xlarge", Metric::throughputPerSecond) == 5000);
    CHECK(value(*results, "c6i.12xlarge", Metric::wattsPerInstance) == 321);
    const std::size_t row = *results->find("c6i.12xlarge");
    CHECK(results->throughputClass(row) == FigureClass::user);
    CHECK(results->throughputRule(row) == ThroughputRule::own);
    CHECK(results->qualifies(row));
}

TEST_CASE("names that the catalogue lacks are refused")
{
    const auto refused = [](Scenario scenario, std::string_view field) {
        const auto results = evaluate(scenario, catalog());
        REQUIRE_FALSE(results);
        CHECK(results.error().code == Error::Code::badInput);
        CHECK(results.error().message.args.at(0) == field);
    };
    Scenario scenario;
    scenario.regions = {"mars-north-1"};
    refused(scenario, "regions");
    scenario = {};
    scenario.model = "no-such-model";
    refused(scenario, "model");
    scenario = {};
    scenario.typeFilter = {"x9.huge"};
    refused(scenario, "type_filter");
    scenario = {};
    scenario.inference.utilisationTarget = 0;
    refused(scenario, "inference.utilisation_target");
    scenario.inference.utilisationTarget = std::numeric_limits<double>::quiet_NaN();
    refused(scenario, "inference.utilisation_target");
    CHECK_FALSE(evaluate(Scenario{}, nullptr));
}

namespace {

bool sameTables(const Results &a, const Results &b)
{
    bool same = a.size() == b.size();
    for (std::size_t row = 0; same && row < a.size(); ++row) {
        same = a.candidate(row) == b.candidate(row) && a.status(row) == b.status(row) && a.stale(row) == b.stale(row)
            && a.standing(row) == b.standing(row) && a.priceDate(row) == b.priceDate(row)
            && a.throughputClass(row) == b.throughputClass(row) && a.throughputRule(row) == b.throughputRule(row)
            && a.benchmark(row) == b.benchmark(row);
        for (std::size_t m = 0; m < kMetricCount; ++m)
            same = same && a.value(row, static_cast<Metric>(m)) == b.value(row, static_cast<Metric>(m));
        for (const ExclusionInfo &each : exclusions())
            same = same && a.exclusions(row).has(each.exclusion) == b.exclusions(row).has(each.exclusion);
        for (unsigned what = 1; what <= static_cast<unsigned>(Missing::marginal); what *= 2)
            same = same && a.lacks(row, static_cast<Missing>(what)) == b.lacks(row, static_cast<Missing>(what));
    }
    return same;
}

template <class Vector>
void poison(Vector &column)
{
    std::memset(static_cast<void *>(column.data()), 0xA5, column.size() * sizeof(column[0]));
}

} // namespace

TEST_CASE("what the memory of an evaluation holds from the one before is in none of its numbers")
{
    const auto memory = std::make_shared<EvaluationMemory>();
    for (const Preset &preset : bundledPresets()) {
        INFO(preset.id);
        Scenario scenario = preset.scenario;
        scenario.typeFilter.clear();
        scenario.purchase.clear();
        for (const PurchaseKindInfo &kind : purchaseKinds())
            scenario.purchase.push_back(*parsePurchaseOption(kind.example));
        const ResultsPtr alone = evaluated(scenario);
        (void)*evaluate(scenario, catalog(), memory);
        ResultStorage left = memory->results.take();
        REQUIRE(left.bytes() > 0); // what the evaluation above had: the one below writes into it
        poison(left.status);
        poison(left.exclusions);
        poison(left.standing);
        poison(left.missing);
        poison(left.found);
        poison(left.group);
        poison(left.costs);
        poison(left.shared);
        memory->results.keep(std::move(left));
        CHECK(sameTables(**evaluate(scenario, catalog(), memory), *alone));
    }
}

TEST_CASE("evaluations that share a memory give the same numbers as one alone")
{
    std::vector<Scenario> scenarios; // tables of several sizes, one after another in the same columns
    for (const Preset &preset : bundledPresets())
        scenarios.push_back(preset.scenario);
    // The same table with one thing changed that prices hang on, or that they do not hang on.
    const auto change = [&](auto &&set) { set(scenarios.emplace_back(scenarios.back())); };
    scenarios.push_back(findPreset("bert-large-spot")->scenario);
    change([](Scenario &s) { s.training.samples *= 2; });
    change([](Scenario &s) { s.hazardPerHour = 0.001; });
    change([](Scenario &s) { s.asOf = *Date::parse("2024-06-30"); });
    change([](Scenario &s) { s.regions = {"eu-west-1"}; });
    change([](Scenario &s) { s.purchase.pop_back(); });
    change([](Scenario &s) { s.typeFilter = {"p4d.24xlarge", "p3.16xlarge"}; });
    auto memory = std::make_shared<EvaluationMemory>();
    ResultsPtr last;
    for (int round = 0; round < 2; ++round) {
        for (const Scenario &scenario : scenarios) {
            INFO(&scenario - scenarios.data());
            last = *evaluate(scenario, catalog(), memory);
            const ResultsPtr alone = evaluated(scenario);
            const bool same = sameTables(*last, *alone);
            CHECK(same);
        }
    }
    memory.reset(); // results outlive it
    CHECK(last->value(0, Metric::usdPerHour));
}

TEST_CASE("an own rate of interruptions takes the age of the bands off the prices that a memory holds")
{
    const auto old = std::make_shared<Snapshot>(*catalog());
    for (Date &date : old->bands.date)
        date.days -= 400;
    Scenario scenario = findPreset("bert-large-spot")->scenario;
    scenario.asOf.reset();
    scenario.interruptionPerMonth.reset();
    scenario.purchase = {*parsePurchaseOption("spot")};
    const auto memory = std::make_shared<EvaluationMemory>();
    const auto staleRows = [&] {
        const ResultsPtr shared = *evaluate(scenario, old, memory);
        CHECK(sameTables(*shared, **evaluate(scenario, old)));
        std::size_t stale = 0;
        for (std::size_t row = 0; row < shared->size(); ++row)
            stale += shared->stale(row) ? 1U : 0U;
        return stale;
    };
    const std::size_t byBand = staleRows();
    scenario.hazardPerHour = 0.001;
    const std::size_t byPrice = staleRows();
    CHECK(byPrice < byBand);
}

TEST_CASE("what is handed back is kept up to the bound and where it is larger")
{
    struct Block {
        std::size_t size = 0;
        std::size_t bytes() const { return size; }
    };
    Kept<Block, 10> kept;
    for (const std::size_t size : {4U, 10U, 7U, 11U})
        kept.keep({size});
    CHECK(kept.take().bytes() == 10);
    CHECK(kept.take().bytes() == 0);
}

TEST_CASE("no demand costs nothing an hour and has no cost per million")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.inference.demandPerHour = 0;
    const auto results = evaluated(scenario);
    const std::size_t row = *results->find("g4dn.xlarge");
    CHECK(results->value(row, Metric::instances) == 0.0);
    CHECK(results->value(row, Metric::usdPerHour) == 0.0);
    CHECK_FALSE(results->value(row, Metric::usdPerMillion));
    CHECK(results->reason(row, Metric::usdPerMillion).id == "reason.no_demand");
    scenario.inference.demandPerHour = 0.5; // one every two hours needs an instance all the same
    CHECK(value(*evaluated(scenario), "g4dn.xlarge", Metric::instances) == 1);
}

TEST_CASE("commitments, own rates and mixes have prices of their own")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    REQUIRE(
        setParameter(scenario, "purchase", "on-demand,reserved_standard-1y-no_upfront,own-discount-25,own-usd-0.1"));
    const auto results = evaluated(scenario);
    const double onDemand = value(*results, "g4dn.xlarge@us-east-1/on-demand", Metric::priceUsdPerHour);
    CHECK(close(
        value(*results, "g4dn.xlarge@us-east-1/own-discount-25", Metric::priceUsdPerHour), onDemand * 0.75, 1e-12));
    CHECK(value(*results, "g4dn.xlarge@us-east-1/own-usd-0.1", Metric::priceUsdPerHour) == 0.1);
    CHECK(value(*results, "g4dn.xlarge@us-east-1/reserved_standard-1y-no_upfront", Metric::priceUsdPerHour) < onDemand);
}

TEST_CASE("every way of buying has a price, and what the catalogue offers is of a kind that it offers")
{
    Scenario scenario;
    scenario.model = "resnet50-v1.5";
    scenario.purchase.clear();
    for (const PurchaseKindInfo &kind : purchaseKinds())
        scenario.purchase.push_back(*parsePurchaseOption(kind.example));
    const auto results = evaluated(scenario);
    std::set<OptionOrigin> offered;
    for (const PurchaseOption &option : offeredOptions(*catalog())) {
        INFO(option.id());
        offered.insert(kindOf(option).origin);
        CHECK(parsePurchaseOption(option.id()) == option);
    }
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i) {
        const PurchaseKindInfo &kind = kindOf(scenario.purchase[i]);
        INFO(kind.id);
        const std::string place = scenario.purchase[i].kind == PurchaseKind::capacityBlock
            ? "p5.48xlarge@us-east-1/" // of few types
            : "g4dn.xlarge@us-east-1/";
        const double price = value(*results, place + scenario.purchase[i].id(), Metric::priceUsdPerHour);
        CHECK(price > 0);
        CHECK((i == 0 || price != value(*results, place + "on-demand", Metric::priceUsdPerHour)));
        CHECK(offered.contains(kind.origin) == (kind.origin != OptionOrigin::person));
    }
}

TEST_CASE("a price that is recorded as unchanged counts between its records")
{
    Scenario scenario = findPreset("layoutlm")->scenario;
    for (const char *asOf : {"2023-06-30", "2026-01-15", "2029-09-14"}) {
        INFO(asOf);
        scenario.asOf = Date::parse(asOf);
        const auto results = evaluated(scenario);
        const auto row = results->find("g4dn.2xlarge");
        REQUIRE(row);
        CHECK_FALSE(results->stale(*row));
        CHECK(results->value(*row, Metric::priceUsdPerHour) == 0.752);
    }
    scenario.asOf = Date::parse("2029-09-15");
    const auto results = evaluated(scenario);
    CHECK(results->stale(*results->find("g4dn.2xlarge")));
}

TEST_CASE("an on-demand price is as wide as prices of its age became, also where they only rose")
{
    const auto risen = std::make_shared<Snapshot>(*catalog());
    risen->ageing = {};
    risen->ageing.onDemand = {{0, 12, 1, 1, 20}, {12, 24, 1, 1.25, 20}}; // nothing in the first year
    Scenario scenario = findPreset("layoutlm")->scenario;
    scenario.asOf.reset();
    scenario.ownThroughput["g4dn.2xlarge"] = 8.55; // exact, so that only the price is not
    const auto now = evaluate(scenario, risen);
    REQUIRE(now);
    const auto first = (*now)->find("g4dn.2xlarge");
    REQUIRE(first);
    const Candidate &c = (*now)->candidate(*first);
    const auto seen = risen->priceAt(risen->onDemand, c.type, c.region, (*now)->asOf());
    REQUIRE(seen);
    for (const auto &[days, high] : {std::pair(200, 1.0), {500, 1.25}}) {
        INFO(days);
        scenario.day = Date{risen->onDemand.date[*seen].days + days};
        const auto results = evaluate(scenario, risen);
        REQUIRE(results);
        const auto row = (*results)->find("g4dn.2xlarge");
        REQUIRE(row);
        REQUIRE((*results)->day() == *scenario.day);
        const double usd = value(**results, "g4dn.2xlarge", Metric::priceUsdPerHour);
        const auto range = (*results)->range(*row, Metric::priceUsdPerHour);
        CHECK(range.has_value() == (high > 1));
        if (range) {
            CHECK(range->low == usd);
            CHECK(close(range->high, high * usd, 1e-12));
        }
        const auto derivation = explain(**results, (*results)->candidate(*row), Metric::priceUsdPerHour);
        REQUIRE(derivation);
        const auto leaves = leavesOf(*derivation);
        CHECK(std::ranges::any_of(leaves, [](const Derivation *leaf) {
            return std::ranges::find(leaf->notes, std::string("explain.price_aged"), &Message::id) != leaf->notes.end();
        }) == (high > 1));
    }
}

TEST_CASE("a way of buying reads as a person says it")
{
    for (const auto &[id, label] : {std::pair("on-demand", "on-demand"), {"spot", "spot"},
             {"mix-40-60-0", "mix 40/60/0"}, {"reserved_standard-1y-no_upfront", "reserved 1y no upfront"}}) {
        INFO(id);
        const auto option = parsePurchaseOption(id);
        REQUIRE(option);
        CHECK(optionLabel(*option) == label);
    }
}
