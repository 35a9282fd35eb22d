// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/advice.h"

#include "model/analysis/commitment_plan.h"
#include "model/catalog/commitments.h"
#include "model/economics/fleet.h"
#include "model/energy/energy.h"
#include "model/energy/series_energy.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/compare.h"
#include "model/evaluation/spot_risk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, kAdviceKindCount> kKinds{
    "low_use", "scheduled_release", "other_chip", "newer_generation", "cleaner_region", "commitment", "spot"};
constexpr std::array<std::string_view, 3> kSeverities{"low", "medium", "high"};

// Choices of this program: from which shares saved a finding is of medium and of high severity.
constexpr double kMediumShare = 0.1, kHighShare = 0.3;
constexpr double kWorthReleasing = 0.05; // share of the recorded hours
constexpr double kSimilarPrice = 1.15; // times today's
// "Similar latency": what light in fibre needs there and back, at 200,000 km/s on the great circle.
constexpr double kNearMs = 40, kFibreKmPerMs = 200, kEarthKm = 6'371;
constexpr double kHoursPerMonth = kHoursPerYear / 12;
constexpr double kGib = 1024; // MiB

std::optional<double> roundTripMs(const Region &a, const Region &b)
{
    if (!a.latitude || !a.longitude || !b.latitude || !b.longitude)
        return std::nullopt;
    const auto radians = [](double degrees) { return degrees * std::numbers::pi / 180; };
    const double lat = radians(*b.latitude - *a.latitude), lon = radians(*b.longitude - *a.longitude);
    const double h = std::pow(std::sin(lat / 2), 2)
        + std::cos(radians(*a.latitude)) * std::cos(radians(*b.latitude)) * std::pow(std::sin(lon / 2), 2);
    return 2 * (2 * kEarthKm * std::asin(std::sqrt(std::min(h, 1.0)))) / kFibreKmPerMs;
}

// The same work on accelerators that are `factor` times as loaded, at most fully.
UtilisationSeries loadedBy(const UtilisationSeries &series, double factor)
{
    UtilisationSeries out = series;
    for (UtilisationSample &sample : out.samples) {
        sample.acceleratorW.reset(); // of the other machine
        if (sample.uAccPct)
            *sample.uAccPct = std::min(*sample.uAccPct * factor, 100.0);
    }
    return out;
}

// Results that hold today's candidate beside what it may be exchanged for.
struct Field {
    ResultsPtr results;
    std::size_t today = 0;
    std::unique_ptr<MetricComparer> comparer;

    double usd(std::size_t row) const { return *results->value(row, usdMetric()); }
    Metric usdMetric() const { return isFleet(results->scenario().kind) ? Metric::usdPerHour : Metric::usdTotal; }
    const InstanceType &type(std::size_t row) const { return results->snapshot().types[results->candidate(row).type]; }
    // Better for certain, of what qualifies.
    bool better(std::size_t row, Metric metric) const
    {
        const auto mine = results->value(row, metric), now = results->value(today, metric);
        return row != today && results->qualifies(row) && mine && now && *mine < *now
            && comparer->apart(row, today, metric);
    }
    template <class Admitted>
    std::optional<std::size_t> best(Metric metric, Admitted &&admitted) const
    {
        std::optional<std::size_t> found;
        for (std::size_t row = 0; row < results->size(); ++row)
            if (results->value(row, metric) && row != today && admitted(row)
                && (!found || *results->value(row, metric) < *results->value(*found, metric)))
                found = row;
        return found;
    }
};

class Adviser
{
public:
    Adviser(const AdviceQuestion &question, const SnapshotPtr &snapshot)
        : m_question(question)
        , m_snapshot(snapshot)
    {
    }

    Result<Advised> run()
    {
        if (auto found = findToday(); !found)
            return tl::unexpected(found.error());
        lookAtUse();
        const auto alike = field({m_snapshot->regions[m_today.region].code}, {m_option}, {});
        if (!alike)
            return tl::unexpected(alike.error());
        lookAtChips(*alike);
        lookAtGenerations(*alike);
        if (auto regions = field(allRegions(), {m_option}, {typeName()}); regions)
            lookAtRegions(*regions);
        else
            return tl::unexpected(regions.error());
        if (auto options = field({m_snapshot->regions[m_today.region].code}, allOptions(), {typeName()}); options)
            lookAtOptions(*options);
        else
            return tl::unexpected(options.error());
        std::ranges::stable_sort(m_out.found, [](const Advice &a, const Advice &b) {
            return std::pair(b.severity, a.usd.value.value_or(0)) < std::pair(a.severity, b.usd.value.value_or(0));
        });
        return std::move(m_out);
    }

private:
    const std::string &typeName() const { return m_snapshot->types[m_today.type].name; }

    Result<bool> findToday()
    {
        const auto results = evaluate(m_question.scenario, m_snapshot);
        if (!results)
            return tl::unexpected(results.error());
        const Results &r = **results;
        std::string id = m_question.candidate.empty() ? m_question.scenario.baseline : m_question.candidate;
        std::optional<std::size_t> row;
        if (id.empty()) {
            row = answer(r).cheapest;
            if (!row)
                return fail(Error::Code::noAnswer, {"advice.no_candidate", {}});
        } else {
            row = r.find(std::string_view(id));
            if (!row)
                return fail(Error::Code::noAnswer, {"advice.not_of_scenario", {id}});
        }
        const Metric usd
            = m_question.scenario.kind == WorkloadKind::training || m_question.scenario.kind == WorkloadKind::hpc
            ? Metric::usdTotal
            : Metric::usdPerHour;
        if (!r.value(*row, usd))
            return fail(Error::Code::noAnswer, r.reason(*row, usd));
        m_today = r.candidate(*row);
        m_option = r.scenario().purchase[m_today.option];
        m_out.candidate = r.candidateId(*row);
        return true;
    }

    std::vector<std::string> allRegions() const
    {
        std::vector<std::string> codes;
        for (const Region &region : m_snapshot->regions)
            codes.push_back(region.code);
        return codes;
    }

    std::vector<PurchaseOption> allOptions() const
    {
        std::vector<PurchaseOption> options{m_option};
        for (const PurchaseOption &each : offeredOptions(*m_snapshot))
            if ((each.kind == PurchaseKind::commitment || each.kind == PurchaseKind::spot) && each != m_option)
                options.push_back(each);
        return options;
    }

    Result<Field> field(
        std::vector<std::string> regions, std::vector<PurchaseOption> options, std::vector<std::string> types) const
    {
        Scenario scenario = m_question.scenario;
        scenario.regions = std::move(regions);
        scenario.purchase = std::move(options);
        scenario.typeFilter = std::move(types);
        scenario.pinned.clear();
        scenario.baseline.clear();
        const auto results = evaluate(scenario, m_snapshot);
        if (!results)
            return tl::unexpected(results.error());
        const auto option
            = std::ranges::find((*results)->scenario().purchase, m_option) - (*results)->scenario().purchase.begin();
        const auto row = (*results)->find({m_today.type, m_today.region, static_cast<std::uint16_t>(option)});
        if (!row)
            return fail(Error::Code::noAnswer, {"advice.not_of_scenario", {m_out.candidate}});
        return Field{*results, *row, std::make_unique<MetricComparer>(**results)};
    }

    AdviceDelta delta(const Field &in, std::size_t row, Metric metric) const
    {
        const auto mine = in.results->value(row, metric), now = in.results->value(in.today, metric);
        if (!mine || !now)
            return {};
        const double scale = isFleet(m_question.scenario.kind) ? kHoursPerYear : 1.0;
        AdviceDelta out{(*mine - *now) * scale, {}, {}};
        if (const auto difference = in.comparer->difference(row, in.today, metric);
            difference && !difference->exact()) {
            out.low = (difference->low - 1) * *now * scale;
            out.high = (difference->high - 1) * *now * scale;
        }
        return out;
    }

    Advice begun(AdviceKind kind, Message found, const Results &results, std::size_t row) const
    {
        Advice out;
        out.kind = kind;
        out.found = std::move(found);
        out.candidate = results.candidateId(row);
        const Candidate &c = results.candidate(row);
        Scenario &s = out.scenario = m_question.scenario;
        const auto admit = [](auto &list, const auto &value) {
            if (std::ranges::find(list, value) == list.end())
                list.push_back(value);
        };
        admit(s.regions, results.snapshot().regions[c.region].code);
        admit(s.purchase, results.scenario().purchase[c.option]);
        if (!s.typeFilter.empty())
            admit(s.typeFilter, results.snapshot().types[c.type].name);
        s.pinned = {m_out.candidate};
        admit(s.pinned, out.candidate);
        s.baseline = m_out.candidate;
        return out;
    }

    static Severity severityOf(double share)
    {
        return share >= kHighShare ? Severity::high : share >= kMediumShare ? Severity::medium : Severity::low;
    }

    void add(const Field &in, std::size_t row, AdviceKind kind, Message found, std::vector<Message> facts)
    {
        const Results &r = *in.results;
        Advice out = begun(kind, std::move(found), r, row);
        out.facts = std::move(facts);
        out.perYear = isFleet(m_question.scenario.kind);
        out.usd = delta(in, row, in.usdMetric());
        out.kwh = delta(in, row, Metric::kwhTotal);
        out.kgco2e = delta(in, row, Metric::kgco2eTotal);
        double share = 0;
        for (const Metric metric : {in.usdMetric(), Metric::kgco2eTotal}) {
            const auto mine = r.value(row, metric), now = r.value(in.today, metric);
            if (mine && now && *now > 0)
                share = std::max(share, 1 - *mine / *now);
        }
        out.severity = severityOf(share);
        out.confidence = weaker(r.metricClass(row, in.usdMetric()), r.metricClass(in.today, in.usdMetric()));
        m_out.found.push_back(std::move(out));
    }

    void none(AdviceKind kind, Message why) { m_out.without.emplace_back(kind, std::move(why)); }
    void nothingBetter(AdviceKind kind)
    {
        none(kind, {"advice.none." + std::string(adviceKindId(kind)), {typeName()}});
    }

    // ---- What was recorded ------------------------------------------------------------------------------------------

    std::optional<SeriesAnswer> priced(TypeIndex type, const UtilisationSeries &series) const
    {
        SeriesQuestion asked;
        asked.type = type;
        asked.region = m_today.region;
        asked.options = m_question.scenario.energy;
        asked.asOf = m_question.scenario.asOf;
        asked.startUtc = m_question.use->startUtc;
        asked.hourly = m_question.use->hasTimes;
        asked.assumedUCpuPct = assumedCpuPct();
        asked.usdPerHour = m_rates.contains(type) ? std::optional(m_rates.at(type)) : std::nullopt;
        const auto answer = energyOfSeries(*m_snapshot, asked, series);
        return answer ? std::optional(*answer) : std::nullopt;
    }

    // Of the processors, where the file has accelerators alone: as the dialog of series begins.
    double assumedCpuPct() const { return m_question.scenario.energy.uCpuPct.value_or(EnergyQuestion{}.uCpuPct); }
    void addAssumedCpu(std::vector<Message> &facts) const
    {
        if (!m_question.use->hasCpu)
            facts.push_back({"advice.fact.assumed_cpu", {assumedCpuPct() / 100}});
    }

    void lookAtUse()
    {
        if (!m_question.use || !m_question.use->load || !m_question.use->hasAccelerator) {
            for (const AdviceKind kind : {AdviceKind::lowUse, AdviceKind::scheduledRelease})
                none(kind, {m_question.use ? "advice.no_accelerator_series" : "advice.no_series", {}});
            return;
        }
        const auto rows = field({m_snapshot->regions[m_today.region].code}, {m_option}, {});
        if (!rows)
            return;
        const Results &r = *rows->results;
        for (std::size_t row = 0; row < r.size(); ++row)
            if (const auto rate = r.value(row, Metric::priceUsdPerHour))
                m_rates[r.candidate(row).type] = *rate;
        const auto now = priced(m_today.type, m_question.use->series);
        if (!now || now->result.hours <= 0) {
            for (const AdviceKind kind : {AdviceKind::lowUse, AdviceKind::scheduledRelease})
                none(kind, {"advice.series_without_energy", {typeName()}});
            return;
        }
        m_busyShare = 1 - now->result.releasableHours / now->result.hours;
        lookAtLoad(*rows, *now);
        lookAtRelease(*rows, *now);
    }

    // A smaller machine with the same accelerator, or a share of it, that carries the load of 95 % of the hours at its
    // target and holds what the memory held.
    void lookAtLoad(const Field &in, const SeriesAnswer &now)
    {
        const Results &r = *in.results;
        const InstanceType &own = in.type(in.today);
        const LoadFigures &load = *m_question.use->load;
        const Scenario &s = m_question.scenario;
        const double target = s.kind == WorkloadKind::inference ? s.inference.utilisationTarget
            : s.kind == WorkloadKind::llmServing                ? s.llm.utilisationTarget
                                                                : 1.0;
        const double needed = own.acceleratorCount * load.p95 / 100 / target;
        const auto neededGib = m_question.use->memoryPeakMib;
        const auto held = [&](const InstanceType &type) {
            return !neededGib
                || (type.acceleratorMemoryGibEach
                    && type.acceleratorCount * *type.acceleratorMemoryGibEach >= *neededGib / kGib);
        };
        const auto row = in.best(Metric::priceUsdPerHour, [&](std::size_t each) {
            const InstanceType &type = in.type(each);
            return own.accelerator != kNone && type.accelerator == own.accelerator && type.offer != Offer::retired
                && type.acceleratorCount < own.acceleratorCount && type.acceleratorCount >= needed && held(type)
                && *r.value(each, Metric::priceUsdPerHour) < *r.value(in.today, Metric::priceUsdPerHour);
        });
        if (!row)
            return none(AdviceKind::lowUse, {"advice.none.low_use", {typeName(), load.p95, load.peak}});
        const InstanceType &other = in.type(*row);
        const auto then = priced(
            r.candidate(*row).type, loadedBy(m_question.use->series, own.acceleratorCount / other.acceleratorCount));
        Advice out = begun(AdviceKind::lowUse,
            {"advice.found.low_use", {load.mean, load.p95, load.peak, typeName(), other.name}}, r, *row);
        if (neededGib)
            out.facts.push_back(
                {"advice.fact.memory", {*neededGib / kGib, other.acceleratorCount * *other.acceleratorMemoryGibEach}});
        else
            out.facts.push_back({"advice.fact.memory_unknown", {}});
        out.facts.push_back({"advice.fact.target", {target}});
        addAssumedCpu(out.facts);
        const double hours = kHoursPerYear / now.result.hours;
        out.usd.value
            = (*r.value(*row, Metric::priceUsdPerHour) - *r.value(in.today, Metric::priceUsdPerHour)) * kHoursPerYear;
        if (then) {
            out.kwh.value = (then->result.kwh - now.result.kwh) * hours;
            if (then->result.operationalG && now.result.operationalG)
                out.kgco2e.value = (*then->result.operationalG - *now.result.operationalG) / 1000 * hours;
        }
        out.severity
            = severityOf(1 - *r.value(*row, Metric::priceUsdPerHour) / *r.value(in.today, Metric::priceUsdPerHour));
        out.confidence = weaker(FigureClass::measured, r.metricClass(*row, Metric::wattsPerInstance));
        m_out.found.push_back(std::move(out));
    }

    void lookAtRelease(const Field &in, const SeriesAnswer &now)
    {
        const SeriesResult &series = now.result;
        const double share = series.releasableHours / series.hours;
        if (share < kWorthReleasing)
            return none(AdviceKind::scheduledRelease, {"advice.none.scheduled_release", {share}});
        Advice out = begun(AdviceKind::scheduledRelease,
            {"advice.found.scheduled_release",
                {share, series.idleHours, static_cast<double>(series.releases), series.hours}},
            *in.results, in.today);
        const double hours = kHoursPerYear / series.hours;
        if (m_option.kind == PurchaseKind::commitment)
            out.facts.push_back({"advice.fact.committed", {}}); // its hours are paid whether used or not
        else if (series.savedUsd)
            out.usd.value = -*series.savedUsd * hours;
        out.kwh.value = -series.savedKwh * hours;
        if (series.savedG)
            out.kgco2e.value = -*series.savedG / 1000 * hours;
        out.facts.push_back({"advice.fact.same_pattern", {series.hours}});
        addAssumedCpu(out.facts);
        out.severity = severityOf(share);
        out.confidence = weaker(FigureClass::measured, in.results->metricClass(in.today, Metric::wattsPerInstance));
        m_out.found.push_back(std::move(out));
    }

    // ---- What else does the work ------------------------------------------------------------------------------------

    // GPU against purpose-built chips and processors, by energy for the same work, where it costs no more for certain.
    void lookAtChips(const Field &in)
    {
        const Metric energy = energyMetric(m_question.scenario.kind);
        if (in.type(in.today).kind != InstanceKind::gpu)
            return none(AdviceKind::otherChip, {"advice.none.no_gpu", {typeName()}});
        const auto row = in.best(energy, [&](std::size_t each) {
            const InstanceKind kind = in.type(each).kind;
            return (kind == InstanceKind::trainium || kind == InstanceKind::inferentia || kind == InstanceKind::cpu)
                && in.better(each, energy) && !dearer(in, each);
        });
        if (!row)
            return nothingBetter(AdviceKind::otherChip);
        std::vector<Message> facts;
        if (in.type(*row).kind != InstanceKind::cpu)
            facts.push_back({"advice.fact.neuron", {}}); // the model has to be compiled for it
        else if (in.type(*row).cpuArch != in.type(in.today).cpuArch)
            facts.push_back({"advice.fact.arm", {}});
        addRate(in, *row, facts);
        add(in, *row, AdviceKind::otherChip,
            {"advice.found.other_chip",
                {in.type(*row).name, 1 - *in.results->value(*row, energy) / *in.results->value(in.today, energy)}},
            std::move(facts));
    }

    bool dearer(const Field &in, std::size_t row) const
    {
        const auto mine = in.results->value(row, in.usdMetric()), now = in.results->value(in.today, in.usdMetric());
        return !mine || !now || (*mine > *now && in.comparer->apart(row, in.today, in.usdMetric()));
    }

    static void addRate(const Field &in, std::size_t row, std::vector<Message> &facts)
    {
        if (const auto rate = in.results->value(row, Metric::throughputPerSecond))
            facts.push_back({"guide.reason.rate_" + std::string(figureClassId(in.results->throughputClass(row))),
                {*rate, in.results->throughputFactor(in.results->candidate(row).type).value_or(1)}});
    }

    // A newer accelerator of the same maker, or a newer processor, that costs less for certain.
    void lookAtGenerations(const Field &in)
    {
        const Snapshot &snapshot = *m_snapshot;
        const InstanceType &own = in.type(in.today);
        const auto yearOf = [&](const InstanceType &type) {
            return type.accelerator != kNone ? snapshot.accelerators[type.accelerator].year : type.releaseYear;
        };
        const auto vendorOf = [&](const InstanceType &type) -> std::string_view {
            return type.accelerator != kNone ? std::string_view(snapshot.accelerators[type.accelerator].vendor)
                                             : std::string_view(type.cpuArch);
        };
        const auto year = yearOf(own);
        if (!year)
            return none(AdviceKind::newerGeneration, {"advice.none.no_year", {typeName()}});
        const auto row = in.best(in.usdMetric(), [&](std::size_t each) {
            const InstanceType &type = in.type(each);
            return type.kind == own.kind && vendorOf(type) == vendorOf(own) && yearOf(type).value_or(0) > *year
                && in.better(each, in.usdMetric());
        });
        if (!row)
            return nothingBetter(AdviceKind::newerGeneration);
        std::vector<Message> facts;
        addRate(in, *row, facts);
        add(in, *row, AdviceKind::newerGeneration,
            {"advice.found.newer_generation",
                {in.type(*row).name, *yearOf(in.type(*row)), *year, 1 - in.usd(*row) / in.usd(in.today)}},
            std::move(facts));
    }

    void lookAtRegions(const Field &in)
    {
        const Region &home = m_snapshot->regions[m_today.region];
        const auto distance = [&](std::size_t row) {
            return roundTripMs(home, m_snapshot->regions[in.results->candidate(row).region]);
        };
        const auto row = in.best(Metric::kgco2eTotal, [&](std::size_t each) {
            const auto usd = in.results->value(each, in.usdMetric());
            const auto ms = distance(each);
            return in.better(each, Metric::kgco2eTotal) && usd && *usd <= kSimilarPrice * in.usd(in.today) && ms
                && *ms <= kNearMs;
        });
        if (!row)
            return none(AdviceKind::cleanerRegion, {"advice.none.cleaner_region", {home.code, kNearMs}});
        const Region &there = m_snapshot->regions[in.results->candidate(*row).region];
        add(in, *row, AdviceKind::cleanerRegion,
            {"advice.found.cleaner_region",
                {there.code,
                    1
                        - *in.results->value(*row, Metric::kgco2eTotal)
                            / *in.results->value(in.today, Metric::kgco2eTotal),
                    home.code}},
            {{"advice.fact.distance", {*distance(*row)}}, {"advice.fact.data_stays", {}}});
    }

    // ---- How it is bought -------------------------------------------------------------------------------------------

    void lookAtOptions(const Field &in)
    {
        if (m_option.kind != PurchaseKind::onDemand) {
            for (const AdviceKind kind : {AdviceKind::commitment, AdviceKind::spot})
                none(kind, {"advice.none.not_on_demand", {m_option.id()}});
            return;
        }
        const auto ofKind = [&](PurchaseKind kind) {
            return in.best(in.usdMetric(), [&](std::size_t each) {
                return in.results->scenario().purchase[in.results->candidate(each).option].kind == kind
                    && in.better(each, in.usdMetric()) && !in.results->stale(each);
            });
        };
        if (const auto row = ofKind(PurchaseKind::commitment)) {
            const PurchaseOption &option = in.results->scenario().purchase[in.results->candidate(*row).option];
            std::vector<Message> facts;
            double breakEven = 0;
            if (const auto plan = planCommitments(*in.results, *row))
                for (const CommitmentOffer &offer : plan->offers)
                    if (offer.option == option) {
                        facts.push_back({"guide.plan", {option.id(), offer.breakEvenUtilisation, offer.date}});
                        breakEven = offer.breakEvenUtilisation;
                    }
            if (m_busyShare && *m_busyShare < breakEven) // released while idle it would not pay
                none(AdviceKind::commitment, {"advice.none.commitment_idle", {option.id(), *m_busyShare, breakEven}});
            else
                addCommitment(in, *row, option, std::move(facts));
        } else {
            nothingBetter(AdviceKind::commitment);
        }
        if (const auto row = ofKind(PurchaseKind::spot)) {
            std::vector<Message> facts;
            if (const auto risk = spotRisk(*in.results, *row)) {
                const auto monthly = [](const SpotCase &c) { return 1 - std::exp(-c.hazardPerHour * kHoursPerMonth); };
                facts.push_back({"guide.risk.spot", {monthly(risk->low), monthly(risk->high)}});
            }
            add(in, *row, AdviceKind::spot, {"advice.found.spot", {1 - in.usd(*row) / in.usd(in.today)}},
                std::move(facts));
        } else {
            nothingBetter(AdviceKind::spot);
        }
    }

    void addCommitment(const Field &in, std::size_t row, const PurchaseOption &option, std::vector<Message> facts)
    {
        facts.push_back({"guide.risk.term", {}});
        add(in, row, AdviceKind::commitment,
            {"advice.found.commitment", {option.id(), 1 - in.usd(row) / in.usd(in.today)}}, std::move(facts));
    }

    const AdviceQuestion &m_question;
    SnapshotPtr m_snapshot;
    Candidate m_today{};
    PurchaseOption m_option;
    std::map<TypeIndex, double> m_rates; // USD an instance-hour as today's is bought
    std::optional<double> m_busyShare; // of the recorded hours: those that releasing does not save
    Advised m_out;
};

} // namespace

std::string_view adviceKindId(AdviceKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }
std::string_view severityId(Severity severity) { return kSeverities[static_cast<std::size_t>(severity)]; }

Result<Advised> advise(const AdviceQuestion &question, const SnapshotPtr &snapshot)
{
    return Adviser(question, snapshot).run();
}

} // namespace wattfare
