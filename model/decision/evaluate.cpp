// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/candidate_inputs.h"
#include "model/decision/effective_snapshot.h"
#include "model/decision/result_storage.h"
#include "model/support/parallel.h"
#include "model/workload/document.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

namespace wattfare {

namespace {

constexpr double kLargestResult = 1e150; // beyond it bounds and totals would leave the range of a double
// What costMetrics may set.
constexpr std::array kCostMetrics{Metric::priceUsdPerHour, Metric::usdPerHour, Metric::usdPerMillion, Metric::usdTotal};
constexpr std::size_t kRowsPerBlock = 64 * 32; // whole words of every bitmap

// Squared logarithms of value/low and high/value: they add up over the factors of a product (methods of energy, 9).
struct LogRange {
    double low = 0, high = 0;

    static LogRange of(const Uncertain &x)
    {
        if (x.exact() || !(x.value > 0))
            return {};
        const double down = x.low > 0 ? std::log(x.value / x.low) : std::numeric_limits<double>::infinity();
        const double up = std::log(x.high / x.value);
        return {down * down, up * up};
    }
    bool exact() const { return low == 0 && high == 0; }
    friend LogRange operator+(LogRange a, LogRange b) { return {a.low + b.low, a.high + b.high}; }
};

struct Relative {
    float low = 1, high = 1;
};

Relative relativeOf(LogRange r)
{
    if (r.exact())
        return {};
    return {static_cast<float>(std::exp(-std::sqrt(r.low))), static_cast<float>(std::exp(std::sqrt(r.high)))};
}

// Bounds over the value; the same as relativeOf(LogRange::of(x)) without the way there and back.
Relative relativeOf(const Uncertain &x)
{
    if (x.exact() || !(x.value > 0))
        return {};
    return {static_cast<float>(std::max(0.0, x.low) / x.value), static_cast<float>(x.high / x.value)};
}

// relativeOf for several at once: exp to 1e-11 as a polynomial, which the compiler turns into vector code. Results are
// floats, so that is exact enough.
template <std::size_t count>
std::array<Relative, count> relativesOf(const std::array<LogRange, count> &ranges)
{
    std::array<double, 2 * count> x;
    for (std::size_t i = 0; i < count; ++i) {
        x[i] = -std::sqrt(ranges[i].low);
        x[count + i] = std::sqrt(ranges[i].high);
    }
    for (double &y : x) {
        constexpr double round = 0x1.8p52, log2e = 1.4426950408889634, ln2 = 0.6931471805599453;
        const double bounded = std::min(700.0, std::max(-700.0, y)); // a float overflows long before
        const double shifted = bounded * log2e + round, r = bounded - (shifted - round) * ln2;
        double p = 1.0 / 362880;
        p = p * r + 1.0 / 40320;
        p = p * r + 1.0 / 5040;
        p = p * r + 1.0 / 720;
        p = p * r + 1.0 / 120;
        p = p * r + 1.0 / 24;
        p = p * r + 1.0 / 6;
        p = p * r + 0.5;
        p = p * r + 1.0;
        p = p * r + 1.0;
        y = std::bit_cast<double>(std::bit_cast<std::uint64_t>(p) + (std::bit_cast<std::uint64_t>(shifted) << 52U));
    }
    std::array<Relative, count> out;
    for (std::size_t i = 0; i < count; ++i)
        out[i] = {static_cast<float>(x[i]), static_cast<float>(x[count + i])};
    return out;
}

constexpr std::size_t kGroups = static_cast<std::size_t>(Results::RangeGroup::count);
using Ranges = std::array<Relative, kGroups>;
constexpr std::size_t at(Results::RangeGroup group) { return static_cast<std::size_t>(group); }

// What the evaluation keeps of a type or a region: values for the formulas, logarithmic ranges for the bounds.
struct TypeRow {
    TypeTerms<double> terms;
    FigureClass cls = FigureClass::estimate;
    ThroughputRule rule = ThroughputRule::none;
    BenchmarkIndex benchmark = kNone;
    LogRange size, watts;
    Uncertain itWatts, embodied;      // for the sum of operational and embodied
    Ranges ranges;                    // those that do not depend on the region
    std::array<std::vector<SpotTerms>, 6> spot; // by bucket, 5 without one; by option
};

struct RegionRow {
    RegionTerms<double> terms;
    LogRange energy, carbon, water;   // PUE; PUE and intensity; litres a kWh
    Uncertain gramsPerWh;             // PUE x intensity / 1000
};

double valueOr(const std::optional<double> &x) { return x.value_or(0.0); }

TypeTerms<double> valuesOf(const TypeTerms<Uncertain> &u)
{
    const auto value = [](const std::optional<Uncertain> &x) { return x ? std::optional(x->value) : std::nullopt; };
    TypeTerms<double> t;
    t.throughput = value(u.throughput);
    t.instances = value(u.instances);
    t.utilisation = value(u.utilisation);
    t.workHours = value(u.workHours);
    t.itWatts = value(u.itWatts);
    t.embodiedG = value(u.embodiedG);
    t.checkpoints = u.checkpoints;
    t.meanInstances = u.meanInstances;
    t.status = u.status;
    return t;
}

} // namespace

class Evaluation
{
public:
    Evaluation(const Scenario &scenario, const SnapshotPtr &snapshot) : m_results(std::make_shared<Results>()), m_snapshot(*snapshot)
    {
        m_results->m_snapshot = snapshot;
        m_results->m_scenario = scenario;
    }

    ~Evaluation() { Scratch::keep(std::move(m_scratch)); }
    Evaluation(const Evaluation &) = delete;
    Evaluation &operator=(const Evaluation &) = delete;

    Result<ResultsPtr> run()
    {
        if (auto valid = validateScenario(scenario()); !valid)
            return tl::unexpected(valid.error());
        if (auto found = resolveNames(); !found)
            return tl::unexpected(found.error());
        Results &r = *m_results;
        r.m_source = std::make_unique<CandidateSource>(r.m_scenario, m_snapshot);
        m_source = r.m_source.get();
        r.m_asOf = m_source->prices().asOf();
        r.m_typeReason.resize(m_snapshot.types.size());
        r.m_powerReason.resize(m_snapshot.types.size());
        r.m_embodiedReason.resize(m_snapshot.types.size());
        r.m_gridReason.resize(m_snapshot.regions.size());
        for (std::size_t option = 0; option < scenario().purchase.size(); ++option) {
            m_usesSpot.push_back(m_source->usesSpot(option) ? 1 : 0);
            m_anySpot = m_anySpot || m_usesSpot.back() != 0;
        }
        for (std::size_t m = 0; m < kMetricCount; ++m)
            m_applies[m] = metricApplies(scenario().kind, static_cast<Metric>(m));
        gatherRegions();
        gatherTypes();
        reuse(takeStorage());
        listCandidates();
        allocate();
        parallelFor(r.size(), kRowsPerBlock, [this](std::size_t begin, std::size_t end) { fill(begin, end); });
        r.prepareClasses();
        return ResultsPtr(m_results);
    }

private:
    const Scenario &scenario() const { return m_results->m_scenario; }

    Result<void> resolveNames()
    {
        const auto unknown = [](const char *field, const std::string &name) {
            return fail(Error::Code::badInput, {"scenario.unknown_name", {field, name}}, "the catalogue has no " + name);
        };
        for (const std::string &code : scenario().regions) {
            const RegionIndex index = m_snapshot.region(code);
            if (index == kNone)
                return unknown("regions", code);
            m_regionList.push_back(index);
        }
        std::sort(m_regionList.begin(), m_regionList.end());
        if (scenario().typeFilter.empty()) {
            for (TypeIndex i = 0; i < m_snapshot.types.size(); ++i)
                m_typeList.push_back(i);
        }
        for (const std::string &name : scenario().typeFilter) {
            const TypeIndex index = m_snapshot.type(name);
            if (index == kNone)
                return unknown("type_filter", name);
            m_typeList.push_back(index);
        }
        std::sort(m_typeList.begin(), m_typeList.end());
        if (scenario().kind != WorkloadKind::hpc && m_snapshot.model(scenario().model) == kNone)
            return unknown("model", scenario().model);
        return {};
    }

    void gatherRegions()
    {
        m_regions.resize(m_snapshot.regions.size());
        parallelFor(m_regionList.size(), 4, [this](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const RegionIndex index = m_regionList[i];
                const RegionTerms<Uncertain> u = m_source->regionTerms<Uncertain>(index);
                RegionRow &row = m_regions[index];
                const auto value = [](const std::optional<Uncertain> &x) { return x ? std::optional(x->value) : std::nullopt; };
                row.terms = {value(u.pue), value(u.intensity), value(u.wue), value(u.ewif), {}};
                if (u.pue)
                    row.energy = LogRange::of(*u.pue);
                if (u.pue && u.intensity) {
                    row.carbon = row.energy + LogRange::of(*u.intensity);
                    row.gramsPerWh = *u.pue * *u.intensity / 1000.0;
                }
                if (u.wue)
                    row.water = LogRange::of(u.ewif && u.pue ? *u.wue + *u.ewif * *u.pue : *u.wue);
                m_results->m_gridReason[index] = u.gridReason;
            }
        });
    }

    void gatherTypes()
    {
        m_types.resize(m_typeList.size());
        parallelFor(m_typeList.size(), 16, [this](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const TypeIndex index = m_typeList[i];
                const ThroughputPlan plan = m_source->throughput().plan(index);
                TypeTerms<Uncertain> u = m_source->typeTerms<Uncertain>(index, plan);
                TypeRow &row = m_types[i];
                row.terms = valuesOf(u);
                row.cls = plan.cls;
                row.rule = plan.rule;
                row.benchmark = plan.benchmark;
                if (u.instances)
                    row.size = LogRange::of(*u.instances);
                if (u.itWatts) {
                    row.itWatts = *u.itWatts;
                    row.watts = LogRange::of(*u.itWatts);
                }
                if (u.embodiedG)
                    row.embodied = *u.embodiedG;
                row.ranges[at(Results::RangeGroup::size)] = row.ranges[at(Results::RangeGroup::usd)] = relativeOf(row.size);
                row.ranges[at(Results::RangeGroup::watts)] = relativeOf(row.watts);
                row.ranges[at(Results::RangeGroup::embodied)] = relativeOf(row.size + LogRange::of(row.embodied));
                if (m_anySpot)
                    gatherSpot(row, index);
                if (u.status != RowStatus::ok)
                    m_results->m_typeReason[index] = std::move(u.reason);
                m_results->m_powerReason[index] = std::move(u.powerReason);
                m_results->m_embodiedReason[index] = std::move(u.embodiedReason);
            }
        });
    }

    // Overheads by bucket: five bands at most, whatever the number of regions.
    void gatherSpot(TypeRow &row, TypeIndex type)
    {
        std::array<bool, 6> wanted{};
        if (ownHazardPerHour(scenario()))
            wanted.fill(true);
        for (const RegionIndex region : m_regionList) {
            const auto bucket = m_source->prices().bucket(type, region);
            wanted[bucket ? static_cast<std::size_t>(*bucket) : 5] = true;
        }
        for (std::size_t b = 0; b < wanted.size(); ++b) {
            if (!wanted[b])
                continue;
            row.spot[b].resize(scenario().purchase.size());
            for (std::size_t option = 0; option < scenario().purchase.size(); ++option)
                if (m_source->usesSpot(option))
                    row.spot[b][option] = m_source->spotTerms(option, b < 5 ? std::optional(static_cast<int>(b)) : std::nullopt,
                                                              valueOr(row.terms.instances), row.terms.workHours);
        }
    }

    // A row for every option with a price, and one without for a type and region that has none.
    void listCandidates()
    {
        Results &r = *m_results;
        const std::size_t regions = m_regionList.size();
        const std::size_t options = scenario().purchase.size();
        std::vector<std::size_t> begin(m_typeList.size() + 1, 0);
        RawVector<OptionPrice> &prices = m_scratch.prices;
        prices.resize(m_typeList.size() * regions * options);
        parallelFor(m_typeList.size(), 16, [&](std::size_t first, std::size_t last) {
            for (std::size_t t = first; t < last; ++t) {
                std::size_t rows = 0;
                for (std::size_t g = 0; g < regions; ++g) {
                    std::size_t known = 0;
                    for (std::size_t o = 0; o < options; ++o) {
                        OptionPrice &price = prices[(t * regions + g) * options + o];
                        price = m_source->prices().find(m_typeList[t], m_regionList[g], o);
                        known += price.known ? 1 : 0;
                    }
                    rows += std::max<std::size_t>(1, known);
                }
                begin[t + 1] = rows;
            }
        });
        for (std::size_t t = 0; t < m_typeList.size(); ++t)
            begin[t + 1] += begin[t];
        r.m_candidates.resize(begin.back());
        r.m_priceDate.resize(begin.back());
        m_slot.resize(begin.back());
        parallelFor(m_typeList.size(), 16, [&](std::size_t first, std::size_t last) {
            for (std::size_t t = first; t < last; ++t) {
                std::size_t row = begin[t];
                for (std::size_t g = 0; g < regions; ++g) {
                    bool any = false;
                    const auto add = [&](std::size_t option, const OptionPrice &price) {
                        r.m_candidates[row] = {m_typeList[t], m_regionList[g], static_cast<std::uint16_t>(option)};
                        r.m_priceDate[row] = price.known ? price.date.days : std::numeric_limits<std::int32_t>::min();
                        m_slot[row] = {static_cast<std::uint32_t>(t), price};
                        ++row;
                        any = true;
                    };
                    for (std::size_t o = 0; o < options; ++o)
                        if (const OptionPrice &price = prices[(t * regions + g) * options + o]; price.known)
                            add(o, price);
                    if (!any)
                        add(0, OptionPrice{});
                }
            }
        });
    }

    // Vectors with room, from results that are gone. What they hold is overwritten.
    void reuse(ResultStorage &&storage)
    {
        Results &r = *m_results;
        r.m_candidates = std::move(storage.candidates);
        r.m_status = std::move(storage.status);
        if (storage.values.size() == kMetricCount)
            r.m_values = std::move(storage.values);
        r.m_relativeLow = std::move(storage.low);
        r.m_relativeHigh = std::move(storage.high);
        r.m_throughputClass = std::move(storage.throughputClass);
        r.m_rule = std::move(storage.rule);
        r.m_benchmark = std::move(storage.benchmark);
        r.m_priceDate = std::move(storage.priceDate);
        r.m_hidden = std::move(storage.hidden);
        r.m_missing = std::move(storage.missing);
    }

    void allocate()
    {
        Results &r = *m_results;
        const std::size_t rows = r.size();
        for (auto &column : r.m_values)
            column.resize(rows);
        r.m_status.resize(rows);
        r.m_throughputClass.resize(rows);
        r.m_rule.resize(rows);
        r.m_benchmark.resize(rows);
        r.m_hidden.resize(rows);
        r.m_missing.resize(rows);
        r.m_counts.resize(rows);
        r.m_relativeLow.resize(kGroups);
        r.m_relativeHigh.resize(kGroups);
        for (std::size_t group = 1; group < kGroups; ++group) {
            r.m_relativeLow[group].resize(rows);
            r.m_relativeHigh[group].resize(rows);
            m_lows[group] = r.m_relativeLow[group].data();
            m_highs[group] = r.m_relativeHigh[group].data();
        }
        for (std::size_t m = 0; m < kMetricCount; ++m)
            m_columns[m] = r.m_values[m].values.data();
    }

    // What does not depend on the price, as the columns take it.
    struct Shared {
        CandidateInputs<double> inputs;
        std::array<double, kMetricCount> numbers{};
        unsigned metrics = 0;         // a bit for each that has a number
        unsigned missing = 0;
        bool ready = false;
    };
    // What the rows of one type and region share: bounds, and everything that does not depend on the price.
    struct Pair {
        TypeIndex type = kNone;
        RegionIndex region = kNone;
        Ranges ranges;
        std::size_t bucket = 5;
        Shared plain, committed, spot; // a commitment is paid for all day; spot: of one option
    };

    void startPair(Pair &pair, const Candidate &c, const TypeRow &type, const RegionRow &region) const
    {
        pair.type = c.type;
        pair.region = c.region;
        pair.ranges = type.ranges;
        pair.plain.ready = pair.committed.ready = false;
        const auto bucket = m_anySpot ? m_source->prices().bucket(c.type, c.region) : std::nullopt;
        pair.bucket = bucket ? static_cast<std::size_t>(*bucket) : 5;
        if (!type.terms.itWatts || !type.terms.instances)
            return; // neither energy nor what follows from it
        using G = Results::RangeGroup;
        const LogRange watts = type.size + type.watts;
        const std::array<Relative, 3> found = relativesOf<3>({watts + region.energy, watts + region.carbon, watts + region.water});
        pair.ranges[at(G::energy)] = found[0];
        pair.ranges[at(G::carbon)] = found[1];
        pair.ranges[at(G::water)] = found[2];
        if (type.terms.embodiedG && region.terms.pue && region.terms.intensity) {
            // The sum of both an instance-hour by the sum rule, then the instances as a factor.
            const double operational = type.itWatts.value * region.gramsPerWh.value;
            const bool sized = type.size.exact();
            const Relative o = sized ? found[1] : relativeOf(type.watts + region.carbon);
            const double sum = operational + type.embodied.value;
            if (sum > 0) {
                const auto both = [](double a, double b) { return std::sqrt(a * a + b * b); };
                const Uncertain hourly(sum,
                                       sum - both(operational * (1 - static_cast<double>(o.low)), type.embodied.value - type.embodied.low),
                                       sum + both(operational * (static_cast<double>(o.high) - 1), type.embodied.high - type.embodied.value));
                pair.ranges[at(G::total)] = sized ? relativeOf(hourly) : relativeOf(type.size + LogRange::of(hourly));
            }
        }
    }

    // A metric into its column; one beyond all bounds is missing.
    void keep(std::size_t metric, double value, unsigned &metrics, unsigned &missing, double &place) const
    {
        if (std::abs(value) <= kLargestResult) { // false for what is no number
            place = value;
            metrics |= 1U << metric;
        } else {
            missing |= static_cast<unsigned>(Missing::size);
        }
    }

    void share(Shared &shared, const TypeRow &type, const RegionRow &region, std::size_t option, const SpotTerms &spot) const
    {
        shared.inputs = m_source->inputs<double>(type.terms, region.terms, std::nullopt, option, spot);
        shared.metrics = shared.missing = 0;
        shared.ready = true;
        const CandidateInputs<double> &in = shared.inputs;
        MetricValues<double> values;
        physicalMetrics(values, in);
        for (std::size_t m = 0; m < kMetricCount; ++m)
            if (values[m] && m_applies[m])
                keep(m, *values[m], shared.metrics, shared.missing, shared.numbers[m]);
        const auto lack = [&](bool absent, Missing what) { shared.missing |= absent ? static_cast<unsigned>(what) : 0U; };
        const bool fleet = detail::isFleet(in.kind);
        lack(!in.throughput, Missing::throughput);
        lack(!in.itWatts, Missing::power);
        lack(!in.pue, Missing::pue);
        lack(!in.intensity, Missing::intensity);
        lack(!in.embodiedG, Missing::embodied);
        lack(!in.wue, Missing::water);
        lack(!spot.known, Missing::band);
        lack(fleet && in.demandPerHour <= 0, Missing::demand);
        lack(in.throughput && (fleet ? !in.instances : !in.workHours), Missing::size);
    }

    // Bits of 64 rows, gathered and written at once.
    struct Words {
        std::array<std::uint64_t, kMetricCount> valid{};
        std::uint64_t counts = 0;
    };

    void fill(std::size_t begin, std::size_t end)
    {
        Pair pair;
        Results &r = *m_results;
        for (std::size_t first = begin; first < end; first += 64) {
            Words words;
            for (std::size_t row = first; row < std::min(first + 64, end); ++row)
                fillRow(row, pair, words);
            for (std::size_t m = 0; m < kMetricCount; ++m)
                r.m_values[m].valid.setWord(first / 64, words.valid[m]);
            r.m_counts.setWord(first / 64, words.counts);
        }
    }

    void fillRow(std::size_t row, Pair &pair, Words &words)
    {
        static const SpotTerms noSpot;
        Results &r = *m_results;
        const Scenario &s = scenario();
        const Candidate c = r.m_candidates[row];
        const Slot &slot = m_slot[row];
        const TypeRow &type = m_types[slot.type];
        const RegionRow &region = m_regions[c.region];
        if (pair.type != c.type || pair.region != c.region)
            startPair(pair, c, type, region);

        const bool onSpot = m_usesSpot[c.option] != 0;
        const SpotTerms &spot = onSpot ? type.spot[pair.bucket][c.option] : noSpot;
        Shared &shared = onSpot                                              ? pair.spot
            : s.purchase[c.option].kind == PurchaseKind::commitment          ? pair.committed
                                                                             : pair.plain;
        if (!shared.ready || onSpot)
            share(shared, type, region, c.option, spot);
        CandidateInputs<double> &in = shared.inputs;
        in.price.reset();
        Relative priceRange;
        if (slot.price.known) {
            if (onSpot) {
                const Uncertain u = m_source->prices().price<Uncertain>(slot.price, c.option, spot.mixFactor);
                in.price = u.value;
                priceRange = relativeOf(u);
            } else {
                in.price = m_source->prices().price<double>(slot.price, c.option, spot.mixFactor);
            }
        }
        unsigned missing = shared.missing;
        const std::uint64_t bit = std::uint64_t{1} << (row % 64);
        for (unsigned rest = shared.metrics; rest != 0; rest &= rest - 1) {
            const auto m = static_cast<std::size_t>(std::countr_zero(rest));
            m_columns[m][row] = shared.numbers[m];
            words.valid[m] |= bit;
        }
        if (in.price) {
            MetricValues<double> cost;
            costMetrics(cost, in);
            for (const Metric metric : kCostMetrics) {
                const auto m = static_cast<std::size_t>(metric);
                unsigned known = 0;
                if (cost[m] && m_applies[m])
                    keep(m, *cost[m], known, missing, m_columns[m][row]);
                words.valid[m] |= known != 0 ? bit : 0;
            }
        } else {
            missing |= static_cast<unsigned>(Missing::price);
        }

        RowStatus status = type.terms.status;
        if (!in.price)
            status = RowStatus::noPrice;
        else if (status == RowStatus::ok && spot.status != Status::ok)
            status = spot.status == Status::unreachable ? RowStatus::unreachable : RowStatus::outOfRange;
        r.m_status[row] = status;
        r.m_throughputClass[row] = type.cls;
        r.m_rule[row] = type.rule;
        r.m_benchmark[row] = type.benchmark;
        r.m_missing[row] = static_cast<std::uint16_t>(missing);

        HiddenFlags hidden;
        hidden.estimate = in.throughput && (type.cls == FigureClass::estimate || type.cls == FigureClass::assumption);
        hidden.stale = slot.price.stale;
        hidden.notOffered = m_snapshot.types[c.type].offer != Offer::current;
        hidden.latencyUnknown = type.terms.status == RowStatus::latencyUnknown;
        r.m_hidden[row] = hidden;
        constexpr unsigned kNoCost = static_cast<unsigned>(Missing::size) | static_cast<unsigned>(Missing::band) | static_cast<unsigned>(Missing::throughput);
        if (status == RowStatus::ok && !hidden.latencyUnknown && (!hidden.estimate || s.includeEstimates) && (!hidden.stale || s.includeStale)
            && (!hidden.notOffered || s.includeRetired) && (missing & kNoCost) == 0)
            words.counts |= bit;

        using G = Results::RangeGroup;
        Ranges ranges = pair.ranges;
        ranges[at(G::price)] = priceRange;
        if (priceRange.low != 1 || priceRange.high != 1) {
            if (type.size.exact()) {
                ranges[at(G::usd)] = priceRange;
            } else {
                const double low = std::log(static_cast<double>(priceRange.low)), high = std::log(static_cast<double>(priceRange.high));
                ranges[at(G::usd)] = relativeOf(LogRange{low * low, high * high} + type.size);
            }
        }
        for (std::size_t group = 1; group < kGroups; ++group) {
            m_lows[group][row] = ranges[group].low;
            m_highs[group][row] = ranges[group].high;
        }
    }

    struct Slot {
        std::uint32_t type = 0; // index into m_types
        OptionPrice price;
    };

    // Memory of an evaluation that is over, likewise for the next one.
    struct Scratch {
        RawVector<OptionPrice> prices; // [(type * regions + region) * options + option]
        RawVector<Slot> slots;         // [row]

        static Scratch take()
        {
            const std::scoped_lock lock(mutex());
            return std::exchange(kept(), {});
        }
        static void keep(Scratch &&scratch)
        {
            if (scratch.prices.capacity() * sizeof(OptionPrice) + scratch.slots.capacity() * sizeof(Slot) > kMostKept / 4)
                return;
            const std::scoped_lock lock(mutex());
            kept() = std::move(scratch);
        }

    private:
        static std::mutex &mutex()
        {
            static std::mutex m;
            return m;
        }
        static Scratch &kept()
        {
            static auto *scratch = new Scratch;
            return *scratch;
        }
    };

    std::shared_ptr<Results> m_results;
    const Snapshot &m_snapshot;
    const CandidateSource *m_source = nullptr;
    bool m_anySpot = false;
    std::vector<std::uint8_t> m_usesSpot; // by option
    std::array<bool, kMetricCount> m_applies{};
    std::array<double *, kMetricCount> m_columns{};        // of the results
    std::array<float *, kGroups> m_lows{}, m_highs{};      // likewise
    std::vector<RegionIndex> m_regionList;
    std::vector<TypeIndex> m_typeList;
    std::vector<TypeRow> m_types;
    std::vector<RegionRow> m_regions;
    Scratch m_scratch = Scratch::take();
    RawVector<Slot> &m_slot = m_scratch.slots;
};

Result<ResultsPtr> evaluate(const Scenario &scenario, const SnapshotPtr &snapshot)
{
    if (!snapshot)
        return fail(Error::Code::internal, {"scenario.no_catalog", {}}, "no snapshot");
    return Evaluation(scenario, effectiveSnapshot(scenario, snapshot)).run();
}

} // namespace wattfare
