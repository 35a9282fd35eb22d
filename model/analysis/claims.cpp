// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/claims.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/throughput/throughput.h"
#include "model/support/decimal.h"
#include "model/workload/document.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <span>

namespace wattfare {

namespace {

constexpr double kStatedSharply = 0.5; // half a unit of the last digit that a claim prints

// How a claim is recomputed.
enum class Recipe : std::uint8_t {
    value, // a metric of the left candidate
    reduction, // 100 (1 - left / right) of a metric
    ratio, // left / right of a metric
    bestSpotDiscount, // over all types and regions
    sharedModels, // price-performance or rate of two families, best over the models that both were measured on
    none // nothing in the catalogue to compute it from
};

struct Spec {
    const char *id;
    const char *experiment, *configuration, *metric; // row of Snapshot::experiments
    Recipe recipe;
    const char *preset;
    const char *left, *right; // candidates, or families for sharedModels
    Metric of;
    bool upTo;
    double tolerance; // in the claim's unit
    std::span<const char *const> independent; // benchmarks that replace the own one of the last candidate
    const char *whyNot; // for Recipe::none
};

constexpr const char *kP4dBenchmarks[] = {"dle-6871cda2b9", "dle-f23dacd5a9"};
// Benchmarks that replace those pinned by a preset, by type; "": the one that counts by rule 2.
using Pins = std::vector<std::pair<std::string, std::string>>;

constexpr const char *kLayoutLm = "layoutlm";
constexpr const char *kBert = "bert-large";

constexpr Spec kSpecs[] = {
    {"layoutlm.instance_reduction", "E-LAYOUTLM", "Inferentia vs GPU", "instance_reduction", Recipe::reduction,
        kLayoutLm, "inf1.2xlarge", "g4dn.2xlarge", Metric::instances, false, kStatedSharply, {}, ""},
    {"layoutlm.throughput_ratio", "E-LAYOUTLM", "Inferentia vs GPU", "throughput_ratio", Recipe::ratio, kLayoutLm,
        "inf1.2xlarge", "g4dn.2xlarge", Metric::throughputPerSecond, false, 0.05, {}, ""},
    {"layoutlm.cost_inferentia", "E-LAYOUTLM", "Inferentia", "cost_per_1m", Recipe::value, kLayoutLm, "inf1.2xlarge",
        "", Metric::usdPerMillion, false, kStatedSharply, {}, ""},
    {"layoutlm.cost_gpu", "E-LAYOUTLM", "inference-optimised GPU", "cost_per_1m", Recipe::value, kLayoutLm,
        "g4dn.2xlarge", "", Metric::usdPerMillion, false, kStatedSharply, {}, ""},
    {"layoutlm.cost_reduction", "E-LAYOUTLM", "Inferentia vs GPU", "cost_reduction", Recipe::reduction, kLayoutLm,
        "inf1.2xlarge", "g4dn.2xlarge", Metric::usdPerMillion, false, kStatedSharply, {}, ""},
    {"layoutlm.energy_reduction", "E-LAYOUTLM", "Inferentia vs GPU", "energy_reduction", Recipe::reduction, kLayoutLm,
        "inf1.2xlarge", "g4dn.2xlarge", Metric::kwhPerMillion, false, kStatedSharply, {}, ""},
    {"bert.cost_trainium", "E-BERTLARGE", "Trainium", "cost_per_run", Recipe::value, kBert, "trn1.32xlarge", "",
        Metric::usdTotal, false, kStatedSharply, {}, ""},
    {"bert.cost_gpu", "E-BERTLARGE", "training-optimised GPU", "cost_per_run", Recipe::value, kBert, "p4d.24xlarge", "",
        Metric::usdTotal, false, kStatedSharply, kP4dBenchmarks, ""},
    {"bert.time_reduction", "E-BERTLARGE", "Trainium vs GPU", "time_reduction", Recipe::reduction, kBert,
        "trn1.32xlarge", "p4d.24xlarge", Metric::hours, false, kStatedSharply, kP4dBenchmarks, ""},
    {"bert.cost_reduction", "E-BERTLARGE", "Trainium vs GPU", "cost_reduction", Recipe::reduction, kBert,
        "trn1.32xlarge", "p4d.24xlarge", Metric::usdTotal, false, kStatedSharply, kP4dBenchmarks, ""},
    {"bert.energy_reduction", "E-BERTLARGE", "Trainium vs GPU", "energy_reduction", Recipe::reduction, kBert,
        "trn1.32xlarge", "p4d.24xlarge", Metric::kwhTotal, false, kStatedSharply, kP4dBenchmarks, ""},
    {"trn1.training_cost", "C-CLAIMS", "Trn1 vs comparable GPU instances", "training_cost_saving", Recipe::reduction,
        kBert, "trn1.32xlarge", "p4d.24xlarge", Metric::usdTotal, true, kStatedSharply, kP4dBenchmarks, ""},
    {"spot.price_saving", "C-CLAIMS", "Spot Instances vs on-demand", "price_saving", Recipe::bestSpotDiscount, "", "",
        "", Metric::priceUsdPerHour, true, kStatedSharply, {}, ""},
    {"inf2.price_performance", "C-CLAIMS", "Inf2 vs Inf1", "price_performance", Recipe::sharedModels, "", "inf2",
        "inf1", Metric::usdPerMillion, false, 0.05, {}, ""},
    {"g5.throughput", "C-CLAIMS", "G5 vs G4dn, NLP and CV PyTorch models", "throughput_ratio", Recipe::sharedModels, "",
        "g5", "g4dn", Metric::throughputPerSecond, true, 0.05, {}, ""},
    {"g5.cost_per_inference", "C-CLAIMS", "G5 vs G4dn, NLP and CV PyTorch models", "cost_per_inference_ratio",
        Recipe::sharedModels, "", "g5", "g4dn", Metric::usdPerMillion, true, 0.05, {}, ""},
    {"inf2.performance_per_watt", "C-CLAIMS", "Inf2 vs comparable EC2 instances", "performance_per_watt", Recipe::none,
        "", "inf2", "", Metric::wattsPerInstance, true, 0, {}, "claim.no_wattage"},
    {"graviton.energy", "C-CLAIMS", "Graviton3 vs comparable accelerated EC2 instances",
        "energy_reduction_same_performance", Recipe::none, "", "", "", Metric::wattsPerInstance, true, 0, {},
        "claim.no_common_benchmark"},
    {"gpt3.emissions", "C-CLAIMS", "GPT-3 training on specialised accelerators", "emissions", Recipe::none, "", "", "",
        Metric::kgco2eTotal, true, 0, {}, "claim.no_run_parameters"},
};

class Recomputation
{
public:
    Recomputation(const SnapshotPtr &snapshot, std::optional<Date> asOf)
        : m_snapshot(snapshot)
        , m_s(*snapshot)
    {
        m_asOf = asOf ? *asOf : newestObservation(m_s);
    }

    std::optional<ClaimResult> recompute(const Spec &spec)
    {
        const auto row = std::find_if(m_s.experiments.begin(), m_s.experiments.end(), [&](const ExperimentFact &f) {
            return f.experiment == spec.experiment && f.configuration == spec.configuration && f.metric == spec.metric
                && f.kind == "published";
        });
        if (row == m_s.experiments.end() || !row->value)
            return std::nullopt;
        ClaimResult claim;
        claim.id = spec.id;
        claim.experiment = static_cast<std::size_t>(row - m_s.experiments.begin());
        claim.source = row->source;
        const auto publication = row->source == kNone ? std::nullopt : publicationOf(m_s.sources[row->source].edition);
        if (publication)
            claim.publishedOn = publication->text;
        claim.thenDate = publication ? publication->last : m_asOf;
        claim.unit = knownUnit(std::string_view(row->unit).substr(0, row->unit.find(' ')));
        claim.upTo = spec.upTo;
        claim.published = *row->value;
        claim.statement = {std::string("claim.") + spec.id, {*row->value, row->configuration}};
        claim.asOf = m_asOf;
        claim.preset = spec.preset;
        claim.workload = row->workload;
        switch (spec.recipe) {
        case Recipe::none:
            claim.verdict = ClaimVerdict::notTestable;
            claim.why = {spec.whyNot, {row->configuration}};
            break;
        case Recipe::bestSpotDiscount: spotDiscount(claim, spec); break;
        case Recipe::sharedModels: shared(claim, spec); break;
        default: fromPreset(claim, spec); break;
        }
        return claim;
    }

private:
    const SnapshotPtr &m_snapshot;
    const Snapshot &m_s;
    Date m_asOf{};
    std::map<std::string, ResultsPtr> m_results; // by preset, date and benchmarks

    // The preset's candidates at a date.
    const Results *results(const char *preset, Date date, const Pins &pins)
    {
        std::string key = std::string(preset) + ' ' + date.iso();
        for (const auto &[type, benchmark] : pins)
            key += ' ' + type + '=' + benchmark;
        auto it = m_results.find(key);
        if (it == m_results.end()) {
            Scenario scenario = findPreset(preset)->scenario;
            scenario.asOf = date;
            scenario.typeFilter.clear();
            for (const auto &[name, id] : scenario.pinnedBenchmarks)
                scenario.typeFilter.push_back(name);
            for (const auto &[type, benchmark] : pins) {
                if (benchmark.empty())
                    scenario.pinnedBenchmarks.erase(type);
                else
                    scenario.pinnedBenchmarks[type] = benchmark;
            }
            auto evaluated = evaluate(scenario, m_snapshot);
            it = m_results.emplace(key, evaluated ? *evaluated : nullptr).first;
        }
        return it->second.get();
    }

    std::optional<double> compute(const Spec &spec, Date date, const Pins &pins)
    {
        const Results *r = results(spec.preset, date, pins);
        if (r == nullptr)
            return std::nullopt;
        const auto value = [&](const char *candidate) {
            const auto row = r->find(candidate);
            return row ? r->value(*row, spec.of) : std::nullopt;
        };
        const auto left = value(spec.left);
        if (!left || spec.recipe == Recipe::value)
            return left;
        const auto right = value(spec.right);
        if (!right || !(*right > 0))
            return std::nullopt;
        return spec.recipe == Recipe::ratio ? *left / *right : 100 * (1 - *left / *right);
    }

    // Whether the rate or the watts of a side were solved from the claim's own source.
    bool citesItself(const Spec &spec, Date date, SourceIndex source)
    {
        const Results *r = results(spec.preset, date, {});
        if (r == nullptr || source == kNone)
            return false;
        const std::string &id = m_s.sources[source].id;
        for (const char *candidate : {spec.left, spec.right}) {
            const auto row = *candidate != '\0' ? r->find(candidate) : std::nullopt;
            if (!row)
                continue;
            const auto derivation = explain(*r, r->candidate(*row), spec.of);
            if (!derivation)
                continue;
            for (const Derivation *leaf : leavesOf(*derivation))
                if (leaf->contribution >= 0.1
                    && std::find(leaf->sources.begin(), leaf->sources.end(), id) != leaf->sources.end())
                    return true;
        }
        return false;
    }

    static bool meets(double value, const ClaimResult &claim, double tolerance)
    {
        return claim.upTo ? value >= claim.published - tolerance : std::abs(value - claim.published) <= tolerance;
    }

    // Neither superseded, nor solved from the claim's own source, nor an estimate.
    bool isIndependent(BenchmarkIndex index, SourceIndex claimed) const
    {
        if (index == kNone)
            return false;
        const Benchmark &b = m_s.benchmarks[index];
        return (b.status.empty() || b.status == "current") && b.source != claimed
            && weaker(b.cls, FigureClass::derived) == FigureClass::derived;
    }

    static std::vector<std::string> sidesOf(const Spec &spec)
    {
        std::vector<std::string> sides{spec.left};
        if (*spec.right != '\0')
            sides.emplace_back(spec.right);
        return sides;
    }

    // The choices of benchmarks that are independent of the claim. A side without a list of its own keeps the one of
    // the preset, or takes the one that counts today where that one was superseded.
    std::vector<Pins> independentPins(const Spec &spec, SourceIndex claimed) const
    {
        const Scenario &scenario = findPreset(spec.preset)->scenario;
        const std::vector<std::string> sides = sidesOf(spec);
        Pins kept;
        for (const std::string &side : sides) {
            const auto pinned = scenario.pinnedBenchmarks.find(side);
            if (pinned != scenario.pinnedBenchmarks.end() && isIndependent(m_s.benchmark(pinned->second), claimed))
                kept.emplace_back(side, pinned->second);
            else
                kept.emplace_back(side, "");
        }
        if (spec.independent.empty())
            return {kept};
        std::vector<Pins> choices;
        for (const char *benchmark : spec.independent) {
            kept.back().second = benchmark;
            choices.push_back(kept);
        }
        return choices;
    }

    // The benchmarks that the sides rest on with these pins; empty where one of them is not independent.
    std::vector<BenchmarkIndex> benchmarksOf(const Spec &spec, const Pins &pins, SourceIndex claimed, Date date)
    {
        const Results *r = results(spec.preset, date, pins);
        std::vector<BenchmarkIndex> used;
        for (const std::string &side : sidesOf(spec)) {
            const auto row = r == nullptr ? std::nullopt : r->find(side);
            const BenchmarkIndex index = row ? r->benchmark(*row) : kNone;
            if (!isIndependent(index, claimed))
                return {};
            used.push_back(index);
        }
        return used;
    }

    static bool isMoney(Metric metric)
    {
        return metric == Metric::usdTotal || metric == Metric::usdPerMillion || metric == Metric::priceUsdPerHour;
    }

    Message basisOf(const std::vector<BenchmarkIndex> &used) const
    {
        const Benchmark &left = m_s.benchmarks[used.front()];
        if (used.size() == 1)
            return {"claim.by_benchmark", {left.id, left.precision, left.framework}};
        const Benchmark &right = m_s.benchmarks[used.back()];
        return {"claim.by_two_benchmarks", {left.id, left.precision, right.id, right.precision}};
    }

    static std::vector<double> valuesOf(const ClaimResult &claim)
    {
        std::vector<double> values;
        for (const IndependentResult &each : claim.independent)
            values.push_back(each.value);
        return values;
    }

    // Whether independent results settle a claim that is no "up to", with the reason.
    bool judgeByIndependent(ClaimResult &claim, const Spec &spec, bool solved) const
    {
        const std::vector<double> values = valuesOf(claim);
        const auto verdict = independentVerdict(claim.published, spec.tolerance, values);
        if (!verdict)
            return false;
        claim.verdict = *verdict;
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        if (*verdict == ClaimVerdict::bracketed)
            claim.why
                = solved ? Message{"claim.between_solved", {*low, *high}} : Message{"claim.between", {*low, *high}};
        else
            claim.why = values.size() == 1 ? Message{"claim.measured_otherwise", {*low}}
                                           : Message{"claim.measured_otherwise_all", {values.size(), *low, *high}};
        return true;
    }

    void fromPreset(ClaimResult &claim, const Spec &spec)
    {
        claim.thenDate = *findPreset(spec.preset)->scenario.asOf;
        const bool general = claim.upTo; // a claim about families, tried on the preset with independent rates
        if (!general) {
            claim.then = compute(spec, claim.thenDate, {});
            claim.now = compute(spec, m_asOf, {});
        }
        std::optional<double> bestThen, bestNow, leastNow;
        std::string bestBenchmark, leastBenchmark;
        for (const Pins &pins : independentPins(spec, claim.source)) {
            const auto used = benchmarksOf(spec, pins, claim.source, claim.thenDate);
            if (used.empty())
                continue;
            const auto then = compute(spec, claim.thenDate, pins), now = compute(spec, m_asOf, pins);
            const auto today = now ? now : then;
            if (!today)
                continue;
            const Benchmark &varied = m_s.benchmarks[used.back()];
            const std::string described = varied.id + ", " + varied.precision.text();
            if (claim.independent.empty() || *today < *leastNow) {
                leastNow = today;
                leastBenchmark = described;
            }
            IndependentResult result;
            result.basis = basisOf(used);
            result.value = then ? *then : *now;
            if (isMoney(spec.of))
                result.prices = then ? claim.thenDate : m_asOf;
            for (const BenchmarkIndex index : used) {
                result.benchmarks.push_back(m_s.benchmarks[index].id);
                result.cls = weaker(result.cls, m_s.benchmarks[index].cls);
            }
            claim.independent.push_back(std::move(result));
            if (then && (!bestThen || *then > *bestThen)) { // "up to" names the best case
                bestThen = then;
                bestBenchmark = described;
            }
            if (now && (!bestNow || *now > *bestNow)) {
                bestNow = now;
                bestBenchmark = described;
            }
        }
        if (general) {
            claim.then = bestThen;
            claim.now = bestNow;
        }
        if (!claim.then && !claim.now) {
            claim.verdict = ClaimVerdict::notTestable;
            claim.why = {"claim.inputs_missing", {}};
            return;
        }
        const bool held = claim.then && meets(*claim.then, claim, spec.tolerance);
        const bool holds = claim.now && meets(*claim.now, claim, spec.tolerance);
        if (!general && held && citesItself(spec, claim.thenDate, claim.source)) {
            if (!judgeByIndependent(claim, spec, true)) {
                claim.verdict = ClaimVerdict::consistentByConstruction;
                claim.why = {holds || !claim.now ? "claim.solved_from_source" : "claim.solved_from_source_other_now",
                    holds || !claim.now ? std::vector<Argument>{} : std::vector<Argument>{*claim.now}};
            }
        } else if (holds) {
            claim.verdict = ClaimVerdict::holds;
            claim.why = {"claim.recomputed", {*claim.now}};
        } else if (held) {
            claim.verdict = ClaimVerdict::heldThen;
            claim.why = {claim.now ? "claim.prices_changed" : "claim.prices_missing",
                {*claim.then, claim.thenDate, claim.now ? Argument(*claim.now) : Argument(""), m_asOf}};
        } else if (general || !judgeByIndependent(claim, spec, false)) {
            claim.why = {"claim.other_result", {claim.now ? *claim.now : *claim.then}};
        }
        if (claim.verdict == ClaimVerdict::consistentByConstruction && claim.independent.empty())
            claim.noIndependent = {"claim.none_independent", {}};
        // A claim about families rests on the rate that favours it most: say which, and what the others give.
        if (general && claim.independent.size() > 1 && claim.why.id != "claim.other_result") {
            if (claim.why.args.size() < 4)
                claim.why.args = {*claim.now, claim.thenDate, *claim.now, m_asOf};
            claim.why.id += "_best_of";
            claim.why.args.insert(
                claim.why.args.end(), {claim.independent.size(), bestBenchmark, leastBenchmark, *leastNow});
        }
    }

    void spotDiscount(ClaimResult &claim, const Spec &spec)
    {
        Scenario scenario;
        scenario.asOf = m_asOf;
        scenario.purchase = {PurchaseOption{}, PurchaseOption{}};
        scenario.purchase[1].kind = PurchaseKind::spot;
        scenario.hazardPerHour = 0.0; // the claim is about prices: the age of an interruption band does not matter
        const PriceFinder finder(scenario, m_s);
        std::optional<double> best;
        std::string where;
        std::size_t compared = 0;
        for (TypeIndex t = 0; t < m_s.types.size(); ++t)
            for (RegionIndex r = 0; r < m_s.regions.size(); ++r) {
                const OptionPrice onDemand = finder.find(t, r, 0), spot = finder.find(t, r, 1);
                if (!onDemand.known || !spot.known)
                    continue;
                const double full = finder.price<double>(onDemand, 0, 1);
                if (!(full > 0))
                    continue;
                ++compared;
                const double discount = 100 * (1 - finder.price<double>(spot, 1, 1) / full);
                if (!best || discount > *best) {
                    best = discount;
                    where = m_s.types[t].name + '@' + m_s.regions[r].code;
                }
            }
        if (!best) {
            claim.verdict = ClaimVerdict::notTestable;
            claim.why = {"claim.inputs_missing", {}};
            return;
        }
        claim.now = best;
        claim.verdict = meets(*best, claim, spec.tolerance) ? ClaimVerdict::holds : ClaimVerdict::notReproducible;
        claim.why = {claim.verdict == ClaimVerdict::holds ? "claim.best_discount" : "claim.best_discount_below",
            {*best, where, compared}};
    }

    struct Score { // of a family on a model
        double value = 0;
        TypeIndex type = kNone;
        BenchmarkIndex benchmark = kNone;
    };

    // Types of a family that a model was measured on: no others can have a rate of their own.
    std::set<TypeIndex> measuredOn(std::string_view family, ModelIndex model) const
    {
        std::set<TypeIndex> types;
        for (const BenchmarkIndex index : m_s.benchmarksOf(model))
            if (const TypeIndex t = m_s.benchmarks[index].type; t != kNone && m_s.types[t].family == family)
                types.insert(t);
        return types;
    }

    // Rate of an accelerator, or of a dollar where the claim is about cost, by the rules of the throughput column.
    std::optional<Score> bestOf(const Spec &spec, const std::set<TypeIndex> &types, const ThroughputResolver &resolver,
        const PriceFinder &finder) const
    {
        const RegionIndex region = m_s.region("us-east-1");
        std::optional<Score> found;
        for (const TypeIndex t : types) {
            const ThroughputPlan plan = resolver.plan(t);
            if (plan.rule != ThroughputRule::exactType || plan.status != RowStatus::ok)
                continue;
            double score = throughputOf<double>(plan, m_s, t);
            if (spec.of == Metric::usdPerMillion) {
                const OptionPrice price = region == kNone ? OptionPrice{} : finder.find(t, region, 0);
                if (!price.known)
                    continue;
                score /= finder.price<double>(price, 0, 1);
            } else {
                score /= std::max(1.0, m_s.types[t].acceleratorCount);
            }
            if (!found || score > found->value)
                found = Score{score, t, plan.benchmark};
        }
        return found;
    }

    // Left over right on a model, with the prices of a day.
    std::optional<std::pair<Score, Score>> sidesOn(const Spec &spec, ModelIndex model, Date date) const
    {
        const std::set<TypeIndex> leftTypes = measuredOn(spec.left, model), rightTypes = measuredOn(spec.right, model);
        if (leftTypes.empty() || rightTypes.empty())
            return std::nullopt;
        Scenario scenario;
        scenario.model = m_s.models[model].key;
        scenario.asOf = date;
        scenario.inference.utilisationTarget = 1;
        const PriceFinder finder(scenario, m_s);
        const ThroughputResolver resolver(scenario, m_s);
        const auto left = bestOf(spec, leftTypes, resolver, finder);
        const auto right = left ? bestOf(spec, rightTypes, resolver, finder) : std::nullopt;
        if (!right || !(right->value > 0))
            return std::nullopt;
        return std::pair(*left, *right);
    }

    // The best ratio over the models that both families were measured on.
    void shared(ClaimResult &claim, const Spec &spec)
    {
        std::string where, whereThen; // the best was measured
        std::size_t models = 0;
        const auto take = [&](std::optional<double> &best, std::string &place, const MlModel &model,
                              const std::pair<Score, Score> &sides) {
            const double ratio = sides.first.value / sides.second.value;
            if (best && ratio <= *best)
                return;
            best = ratio;
            place = model.key + ", " + m_s.types[sides.first.type].name + " / " + m_s.types[sides.second.type].name;
        };
        for (ModelIndex index = 0; index < m_s.models.size(); ++index) {
            const MlModel &model = m_s.models[index];
            const auto now = sidesOn(spec, index, m_asOf);
            const auto then = claim.thenDate == m_asOf ? now : sidesOn(spec, index, claim.thenDate);
            const auto &sides = then ? then : now;
            if (!sides)
                continue;
            ++models;
            const auto &[left, right] = *sides;
            if (now)
                take(claim.now, where, model, *now);
            if (then)
                take(claim.then, whereThen, model, *then);
            IndependentResult result;
            result.value = left.value / right.value;
            if (isMoney(spec.of))
                result.prices = then ? claim.thenDate : m_asOf;
            for (const Score &side : {left, right}) {
                const Benchmark &benchmark = m_s.benchmarks[side.benchmark];
                result.benchmarks.push_back(benchmark.id);
                result.cls = weaker(result.cls, benchmark.cls);
            }
            result.basis = {"claim.by_model",
                {model.key, m_s.types[left.type].name, result.benchmarks.front(), m_s.types[right.type].name,
                    result.benchmarks.back()}};
            claim.independent.push_back(std::move(result));
        }
        if (models == 0) {
            claim.verdict = ClaimVerdict::notTestable;
            claim.why = {"claim.no_common_benchmark", {m_s.experiments[claim.experiment].configuration}};
            return;
        }
        const auto reached
            = [&](const std::optional<double> &best) { return best && *best >= claim.published - spec.tolerance; };
        const auto &shown = claim.now ? claim.now : claim.then;
        claim.why = {reached(shown) ? "claim.best_of_models" : "claim.best_of_models_below",
            {*shown, claim.now ? where : whereThen, models}};
        if (reached(claim.now))
            claim.verdict = ClaimVerdict::holds;
        else if (reached(claim.then))
            claim.verdict = ClaimVerdict::heldThen;
        else
            claim.verdict = claim.upTo ? ClaimVerdict::notReproducible : ClaimVerdict::contradicted;
    }
};

constexpr std::array kMonths{"January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"};

} // namespace

std::string_view verdictId(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::holds: return "holds";
    case ClaimVerdict::heldThen: return "held_then";
    case ClaimVerdict::bracketed: return "bracketed";
    case ClaimVerdict::consistentByConstruction: return "consistent_by_construction";
    case ClaimVerdict::contradicted: return "contradicted";
    case ClaimVerdict::notReproducible: return "not_reproducible";
    case ClaimVerdict::notTestable:
    case ClaimVerdict::count: break;
    }
    return "not_testable";
}

std::optional<ClaimVerdict> independentVerdict(double published, double tolerance, std::span<const double> independent)
{
    if (independent.empty())
        return std::nullopt;
    const auto [low, high] = std::minmax_element(independent.begin(), independent.end());
    if (*low < published && published < *high)
        return ClaimVerdict::bracketed;
    const bool met = std::any_of(
        independent.begin(), independent.end(), [&](double value) { return std::abs(value - published) <= tolerance; });
    return met ? std::nullopt : std::optional(ClaimVerdict::contradicted);
}

std::optional<Publication> publicationOf(std::string_view edition)
{
    for (std::size_t at = 0; at + 10 <= edition.size(); ++at)
        if (const auto day = Date::parse(edition.substr(at, 10)))
            return Publication{day->iso(), *day};
    int day = 0, month = 0;
    while (!edition.empty()) {
        const std::string_view word = edition.substr(0, edition.find(' '));
        edition.remove_prefix(std::min(edition.size(), word.size() + 1));
        int number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        const bool whole = error == std::errc() && end == word.data() + word.size();
        if (const auto named = std::find(kMonths.begin(), kMonths.end(), word); named != kMonths.end()) {
            month = static_cast<int>(named - kMonths.begin()) + 1;
        } else if (whole && word.size() <= 2) {
            day = number;
        } else if (whole && word.size() == 4) {
            if (const auto exact = Date::fromYmd(number, month, day))
                return Publication{exact->iso(), *exact};
            const auto begin = Date::fromYmd(number, std::max(month, 1), 1);
            if (!begin)
                return std::nullopt;
            const Date last{begin->addMonths(month > 0 ? 1 : 12).days - 1};
            return Publication{begin->iso().substr(0, month > 0 ? 7 : 4), last};
        } else {
            day = month = 0; // a number of something else
        }
    }
    return std::nullopt;
}

Result<std::vector<ClaimResult>> recomputeClaims(const SnapshotPtr &snapshot, std::optional<Date> asOf,
    const ProgressFn &progress, const std::function<bool(std::string_view preset)> &wanted)
{
    if (!snapshot)
        return fail(Error::Code::internal, {"scenario.no_catalog", {}});
    Scenario dated;
    dated.asOf = asOf;
    if (const auto valid = validateScenario(dated); !valid)
        return tl::unexpected(valid.error());
    Recomputation recomputation(snapshot, asOf);
    std::vector<ClaimResult> claims;
    double done = 0;
    for (const Spec &spec : kSpecs) {
        if (!keepGoing(progress, done / static_cast<double>(std::size(kSpecs))))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        done += 1;
        if (wanted && !wanted(spec.preset))
            continue;
        if (auto claim = recomputation.recompute(spec))
            claims.push_back(std::move(*claim));
    }
    return claims;
}

} // namespace wattfare
