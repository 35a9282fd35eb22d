// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/staleness.h"
#include "model/economics/purchase.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/evaluation_memory.h"
#include "model/evaluation/result_bounds.h"
#include "model/support/parallel.h"
#include "model/workload/document.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>

namespace wattfare {

namespace {

constexpr double kLargestResult = 1e150; // beyond it bounds and totals would leave the range of a double
constexpr std::size_t kRowsPerBlock = 2048;

// What the evaluation keeps of a type or a region: values for the formulas. The ranges stay with the results.
struct TypeRow {
    TypeTerms<double> terms;
    Exclusions exclusions; // of all its rows
    bool apart = false; // whether what a commitment powers or pays differs from the same bought by the hour
    std::array<std::vector<SpotTerms>, kBandBuckets + 1> spot; // by bucket, the last without one; by option
};

struct RegionRow {
    RegionTerms<double> terms;
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
    t.idleWatts = value(u.idleWatts);
    t.embodiedG = value(u.embodiedG);
    t.checkpoints = u.checkpoints;
    t.meanInstances = u.meanInstances;
    t.hourly = u.hourly;
    t.status = u.status;
    return t;
}

} // namespace

class Evaluation
{
public:
    Evaluation(const Scenario &scenario, const SnapshotPtr &snapshot, const std::shared_ptr<EvaluationMemory> &memory)
        : m_memory(*memory)
        , m_results(std::make_shared<Results>())
        , m_snapshot(*snapshot)
    {
        m_results->m_snapshot = snapshot;
        m_results->m_scenario = scenario;
        m_results->m_memory = memory;
    }

    Result<ResultsPtr> run()
    {
        if (auto valid = validateScenario(scenario()); !valid)
            return tl::unexpected(valid.error());
        if (!scenario().levers.empty()) {
            LeveredScenario levered = withLevers(m_results->m_scenario, m_snapshot);
            m_results->m_asked = std::exchange(m_results->m_scenario, std::move(levered.scenario));
            m_results->m_levers = std::move(levered.standing);
        }
        if (auto found = resolveNames(); !found)
            return tl::unexpected(found.error());
        Results &r = *m_results;
        r.m_source = std::make_unique<CandidateSource>(r.m_scenario, m_snapshot);
        m_source = r.m_source.get();
        r.m_asOf = m_source->prices().asOf();
        r.m_day = m_source->prices().day();
        if (const auto months = scenario().maxPriceAgeMonths)
            m_oldestPrice = oldestWithin(r.m_day, *months);
        r.m_rates.resize(m_snapshot.types.size());
        r.m_typeReason.resize(m_snapshot.types.size());
        r.m_requestWait.resize(m_snapshot.types.size());
        r.m_powerReason.resize(m_snapshot.types.size());
        r.m_embodiedReason.resize(m_snapshot.types.size());
        r.m_gridReason.resize(m_snapshot.regions.size());
        r.m_bounds = std::make_unique<Results::Bounds>(m_snapshot.types.size(), m_snapshot.regions.size());
        for (std::size_t option = 0; option < scenario().purchase.size(); ++option) {
            m_usesSpot.push_back(m_source->usesSpot(option) ? 1 : 0);
            m_billing.push_back(kindOf(scenario().purchase[option]).billing);
            m_plainPrice.push_back(m_source->pricedAlone(option) ? 1 : 0);
            m_anySpot = m_anySpot || m_usesSpot.back() != 0;
            m_anyAlone = m_anyAlone || m_usesSpot.back() != 0 || m_billing.back() == Billing::mixed;
        }
        for (std::size_t m = 0; m < kMetricCount; ++m)
            if (metricApplies(scenario(), static_cast<Metric>(m))) {
                const bool cost = allMetrics()[m].group == ColumnGroup::cost;
                auto &list = cost ? m_costMetrics : m_sharedMetrics;
                r.m_place[m] = {cost, static_cast<std::uint8_t>(list.size())};
                list.push_back(m);
            }
        r.m_costCount = m_costMetrics.size();
        r.m_sharedCount = m_sharedMetrics.size();
        gatherRegions();
        listCandidates();
        gatherTypes();
        allocate(m_memory.results.take());
        parallelFor(r.size(), kRowsPerBlock, [this](std::size_t begin, std::size_t end) { fill(begin, end); });
        r.m_groups = m_groups;
        r.prepareClasses();
        return ResultsPtr(m_results);
    }

private:
    const Scenario &scenario() const { return m_results->m_scenario; }

    Result<void> resolveNames()
    {
        const auto unknown = [](const char *field, const std::string &name) {
            return fail(Error::Code::badInput, {"scenario.unknown_name", {field, name}});
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
                RegionTerms<Uncertain> u = m_source->regionTerms<Uncertain>(index);
                const auto value
                    = [](const std::optional<Uncertain> &x) { return x ? std::optional(x->value) : std::nullopt; };
                m_regions[index].terms = {value(u.pue), value(u.intensity), value(u.carbon), value(u.market),
                    value(u.marginal), value(u.wue), value(u.ewif), {}};
                m_results->m_gridReason[index] = u.gridReason;
                m_results->m_bounds->regions[index] = std::move(u);
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
                row.apart = isFleet(scenario().kind) ? u.meanInstances > 0 : scenario().commitmentAbsorbedShare > 0;
                m_results->m_rates[index] = {plan.cls, plan.rule, plan.benchmark};
                m_results->m_requestWait[index] = plan.requestWait();
                if (m_anySpot)
                    gatherSpot(row, i);
                if (u.status != RowStatus::ok)
                    m_results->m_typeReason[index] = std::move(u.reason);
                m_results->m_powerReason[index] = std::move(u.powerReason);
                m_results->m_embodiedReason[index] = std::move(u.embodiedReason);
                m_results->m_bounds->types[index] = std::move(u);
                row.exclusions = excludedAs(row, index);
            }
        });
    }

    // What keeps every row of a type out of the answer (rule 3).
    Exclusions excludedAs(const TypeRow &type, TypeIndex index) const
    {
        const Scenario &s = scenario();
        const Results::Rate &rate = m_results->m_rates[index];
        // The person's own rate stands, even where a default says how several nodes share the work.
        const bool estimate = type.terms.throughput && rate.rule != ThroughputRule::own
            && (rate.cls == FigureClass::estimate || rate.cls == FigureClass::assumption);
        Exclusions out;
        out.add(Exclusion::notOffered, !s.includeRetired && m_snapshot.types[index].offer != Offer::current);
        out.add(Exclusion::estimate, estimate && !s.includeEstimates);
        out.add(Exclusion::wideEstimate,
            estimate && s.includeEstimates && m_results->throughputFactor(index).value_or(1.0) > s.maxEstimateFactor);
        out.add(Exclusion::latencyUnknown, type.terms.status == RowStatus::latencyUnknown);
        out.add(Exclusion::latencyMissed, type.terms.status == RowStatus::latencyMissed);
        return out;
    }

    // Overheads by bucket: five bands at most, whatever the number of regions.
    void gatherSpot(TypeRow &row, std::size_t index)
    {
        const unsigned wanted = ownHazardPerHour(scenario()) ? ~0U : unsigned{m_priced->buckets[index]};
        for (std::size_t b = 0; b < row.spot.size(); ++b) {
            if (((wanted >> b) & 1U) == 0)
                continue;
            row.spot[b].resize(scenario().purchase.size());
            for (std::size_t option = 0; option < scenario().purchase.size(); ++option)
                if (m_source->usesSpot(option))
                    row.spot[b][option] = m_source->spotTerms(option,
                        b < kBandBuckets ? std::optional(static_cast<int>(b)) : std::nullopt,
                        valueOr(row.terms.instances), row.terms.workHours);
        }
    }

    void listCandidates()
    {
        Results &r = *m_results;
        KnownPrices::Asked asked{r.m_snapshot, r.m_asOf, r.m_day,
            scenario().interruptionPerMonth || scenario().hazardPerHour, scenario().purchase, m_regionList, m_typeList};
        m_priced = m_memory.prices.find(asked);
        if (!m_priced) {
            m_priced = pricedCandidates();
            m_memory.prices.keep(std::move(asked), m_priced);
        }
        r.m_priced = m_priced;
        r.m_candidates = m_priced->candidates;
        r.m_priceDate = m_priced->priceDate;
    }

    // A row for every option with a price, and one without for a type and region that has none.
    std::shared_ptr<const PricedCandidates> pricedCandidates() const
    {
        auto priced = std::make_shared<PricedCandidates>();
        const std::size_t regions = m_regionList.size();
        const std::size_t options = scenario().purchase.size();
        std::vector<std::size_t> begin(m_typeList.size() + 1, 0);
        RawVector<OptionPrice> prices(m_typeList.size() * regions * options);
        priced->buckets.resize(m_typeList.size());
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
        priced->candidates.resize(begin.back());
        priced->priceDate.resize(begin.back());
        priced->prices.resize(begin.back());
        priced->books.resize(begin.back());
        parallelFor(m_typeList.size(), 16, [&](std::size_t first, std::size_t last) {
            for (std::size_t t = first; t < last; ++t) {
                std::size_t row = begin[t];
                for (std::size_t g = 0; g < regions; ++g) {
                    bool any = false;
                    const auto band
                        = m_anySpot ? m_source->prices().bucket(m_typeList[t], m_regionList[g]) : std::nullopt;
                    const std::size_t bucket = band ? static_cast<std::size_t>(*band) : kBandBuckets;
                    priced->buckets[t] = static_cast<std::uint8_t>(priced->buckets[t] | (1U << bucket));
                    const auto add = [&](std::size_t option, const OptionPrice &price) {
                        priced->candidates[row] = {m_typeList[t], m_regionList[g], static_cast<std::uint16_t>(option)};
                        priced->priceDate[row]
                            = price.known ? price.date.days : std::numeric_limits<std::int32_t>::min();
                        priced->prices[row] = {price.known ? m_source->prices().price<double>(price, option, 1.0) : 0.0,
                            static_cast<std::uint32_t>(t), static_cast<std::uint8_t>(bucket), price.known, price.stale};
                        priced->books[row] = price;
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
        return priced;
    }

    // Vectors with room, from results that are gone: what they hold is neither kept nor cleared.
    void allocate(ResultStorage storage)
    {
        Results &r = *m_results;
        const auto take = [](auto &to, auto &from, std::size_t count) {
            to = std::move(from);
            if (to.capacity() < count)
                to.clear();
            to.resize(count);
        };
        take(r.m_found, storage.found, r.size());
        take(r.m_group, storage.group, r.size());
        take(r.m_costs, storage.costs, r.size() * r.m_costCount);
        take(r.m_shared, storage.shared, r.size() * r.m_sharedCount);
        take(r.m_status, storage.status, r.size());
        take(r.m_exclusions, storage.exclusions, r.size());
        take(r.m_standing, storage.standing, r.size());
        take(r.m_missing, storage.missing, r.size());
    }

    // What the rows of one type, region and way of buying share: everything that does not depend on the price.
    struct Shared {
        CandidateInputs<double> inputs;
        unsigned metrics = 0, missing = 0;
        std::uint32_t group = 0; // of the results, with the numbers
        const TypeRow *type = nullptr; // of the inputs
        const RegionRow *region = nullptr; // of the numbers
    };
    // One after another as the rows come. A commitment is paid for all day; own: of one option and bucket.
    struct Cursor {
        Shared plain, committed;
        std::vector<Shared> own;
        std::uint32_t groups = 0; // the next
    };

    // A metric of a row; one beyond all bounds is missing. False for what is no number.
    static bool isKept(double value) { return std::abs(value) <= kLargestResult; }

    void share(Shared &shared, std::uint32_t group, const TypeRow &type, const RegionRow &region, std::size_t option,
        const SpotTerms &spot) const
    {
        if (shared.type == &type)
            CandidateSource::setRegion(shared.inputs, region.terms);
        else
            shared.inputs = m_source->inputs<double>(type.terms, region.terms, OptionPrice{}, option, spot);
        shared.type = &type;
        shared.region = &region;
        shared.metrics = shared.missing = 0;
        shared.group = group;
        const CandidateInputs<double> &in = shared.inputs;
        const auto lack
            = [&](bool absent, Missing what) { shared.missing |= absent ? static_cast<unsigned>(what) : 0U; };
        FoundMetrics found;
        physicalMetrics(found, in);
        double *number = m_results->m_shared.data() + group * m_results->m_sharedCount;
        for (const std::size_t m : m_sharedMetrics) {
            const bool known = ((found.found >> m) & 1U) != 0, kept = known && isKept(found.values[m]);
            lack(known && !kept, Missing::size);
            *number++ = kept ? found.values[m] : 0.0;
            shared.metrics |= kept ? 1U << m : 0U;
        }
        const bool fleet = isFleet(in.kind);
        lack(!in.throughput, Missing::throughput);
        lack(!in.itWatts, Missing::power);
        lack(!in.pue, Missing::pue);
        lack(!in.intensity, Missing::intensity);
        lack(!in.market, Missing::market);
        lack(!in.marginal, Missing::marginal);
        lack(!in.embodiedG, Missing::embodied);
        lack(!in.wue, Missing::water);
        lack(!spot.known, Missing::band);
        lack(fleet && in.demandPerHour <= 0, Missing::demand);
        lack(in.throughput && (fleet ? !in.instances : !in.workHours), Missing::size);
    }

    void fill(std::size_t begin, std::size_t end)
    {
        Cursor cursor;
        cursor.own.resize(m_anyAlone ? scenario().purchase.size() * (kBandBuckets + 1) : 0);
        cursor.groups = static_cast<std::uint32_t>(begin); // at most one a row: blocks leave gaps and do not meet
        for (std::size_t row = begin; row < end; ++row)
            fillRow(row, cursor);
        m_groups += cursor.groups - begin;
    }

    void fillRow(std::size_t row, Cursor &cursor)
    {
        static const SpotTerms noSpot;
        Results &r = *m_results;
        const Candidate c = r.m_candidates[row];
        const PricedCandidates::Price &price = m_priced->prices[row];
        const TypeRow &type = m_types[price.type];
        const RegionRow &region = m_regions[c.region];

        const bool onSpot = m_usesSpot[c.option] != 0;
        const SpotTerms &spot = onSpot ? type.spot[price.bucket][c.option] : noSpot;
        const Billing billing = m_billing[c.option];
        const bool alone = onSpot || billing == Billing::mixed;
        Shared &shared = alone                            ? cursor.own[c.option * (kBandBuckets + 1) + price.bucket]
            : billing == Billing::wholeTerm && type.apart ? cursor.committed
                                                          : cursor.plain;
        if (shared.type != &type || shared.region != &region)
            share(shared, cursor.groups++, type, region, c.option, spot);
        CandidateInputs<double> &in = shared.inputs;
        if (m_plainPrice[c.option] != 0) {
            in.price = price.known ? std::optional(price.usd) : std::nullopt;
            in.split.reset();
            in.wholeDays = billing == Billing::wholeDays;
        } else {
            m_source->setPrice(in, m_priced->books[row], c.option, spot.mixFactor);
        }
        unsigned metrics = shared.metrics, missing = shared.missing;
        FoundMetrics cost;
        costMetrics(cost, in);
        double *usd = r.m_costs.data() + row * r.m_costCount;
        for (const std::size_t m : m_costMetrics) {
            const bool known = ((cost.found >> m) & 1U) != 0, kept = known && isKept(cost.values[m]);
            missing |= known && !kept ? static_cast<unsigned>(Missing::size) : 0U;
            *usd++ = kept ? cost.values[m] : 0.0;
            metrics |= kept ? 1U << m : 0U;
        }
        missing |= in.price ? 0U : static_cast<unsigned>(Missing::price);
        r.m_found[row] = metrics | (price.stale ? Results::kStale : 0U);
        r.m_group[row] = shared.group;

        RowStatus status = type.terms.status;
        if (!in.price)
            status = RowStatus::noPrice;
        else if (status == RowStatus::ok && spot.status != Status::ok)
            status = spot.status == Status::unreachable ? RowStatus::unreachable : RowStatus::outOfRange;
        else if (in.wholeDays && status == RowStatus::ok && (isFleet(in.kind) || endsBefore(row)))
            status = RowStatus::blockEnds;
        r.m_status[row] = status;
        r.m_missing[row] = static_cast<std::uint16_t>(missing);
        constexpr unsigned kNoCost = static_cast<unsigned>(Missing::size) | static_cast<unsigned>(Missing::band)
            | static_cast<unsigned>(Missing::throughput);
        const bool answered = (missing & kNoCost) == 0
            && (status == RowStatus::ok || status == RowStatus::latencyUnknown || status == RowStatus::latencyMissed);
        const Exclusions exclusions = excluded(row, type, price.known, spot);
        r.m_exclusions[row] = exclusions;
        r.m_standing[row] = !answered ? Standing::noAnswer : exclusions.any() ? Standing::excluded : Standing::eligible;
    }

    // Whether a run outlasts the longest Capacity Block.
    bool endsBefore(std::size_t row) const
    {
        const auto hours = m_results->value(row, Metric::hours);
        return hours && !blockHolds(*hours);
    }

    // Rule 3: every limit of the scenario and every switch.
    Exclusions excluded(std::size_t row, const TypeRow &type, bool priced, const SpotTerms &spot) const
    {
        const Scenario &s = scenario();
        Exclusions out = type.exclusions;
        out.add(Exclusion::priceAge, m_oldestPrice && priced && Date{m_priced->priceDate[row]} < *m_oldestPrice);
        if (s.kind == WorkloadKind::training && s.training.deadlineH)
            // Where runs are interrupted the chance to end in time decides, not the mean.
            out.add(Exclusion::deadline,
                spot.deadlineChance ? *spot.deadlineChance < s.requiredChance
                                    : m_results->value(row, Metric::hours) > s.training.deadlineH);
        if (s.budgetUsd) {
            const auto usd = m_results->value(row, isFleet(s.kind) ? Metric::usdPerHour : Metric::usdTotal);
            out.add(Exclusion::budget, usd && (isFleet(s.kind) ? usdPerMonth(*usd) : *usd) > *s.budgetUsd);
        }
        return out;
    }

    EvaluationMemory &m_memory;
    std::shared_ptr<Results> m_results;
    const Snapshot &m_snapshot;
    const CandidateSource *m_source = nullptr;
    std::shared_ptr<const PricedCandidates> m_priced;
    std::optional<Date> m_oldestPrice; // that qualifies
    bool m_anySpot = false;
    std::vector<std::uint8_t> m_usesSpot; // by option
    std::vector<Billing> m_billing; // by option
    bool m_anyAlone = false; // an option whose rows share nothing with those of others
    std::vector<std::uint8_t> m_plainPrice; // by option: its price is that of the books, and all that they say of it
    std::vector<std::size_t> m_costMetrics, m_sharedMetrics; // that apply; the first by costMetrics() alone
    std::atomic<std::size_t> m_groups{0};
    std::vector<RegionIndex> m_regionList;
    std::vector<TypeIndex> m_typeList;
    std::vector<TypeRow> m_types;
    std::vector<RegionRow> m_regions;
};

Result<ResultsPtr> evaluate(
    const Scenario &scenario, const SnapshotPtr &snapshot, std::shared_ptr<EvaluationMemory> memory)
{
    if (!snapshot)
        return fail(Error::Code::internal, {"scenario.no_catalog", {}});
    if (!memory)
        memory = std::make_shared<EvaluationMemory>();
    return Evaluation(scenario, memory->snapshot.of(scenario, snapshot), memory).run();
}

} // namespace wattfare
