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
#include "model/placement/gpu_shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace wattfare {

namespace {

constexpr std::array<std::string_view, kAdviceKindCount> kKinds{"low_use", "shared_gpu", "scheduled_release",
    "other_chip", "newer_generation", "cleaner_region", "commitment", "spot"};
constexpr std::array<std::string_view, 3> kSeverities{"low", "medium", "high"};

// Choices of this program: from which shares saved a finding is of medium and of high severity.
constexpr double kMediumShare = 0.1, kHighShare = 0.3;
constexpr double kWorthReleasing = 0.05; // share of the recorded hours
constexpr std::size_t kHoursOfDay = 24;
constexpr double kLeastTraffic = 0.01; // of the peak: an hour in which an instance stands
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

// Results that hold today's candidate beside what it may be exchanged for.
struct Field {
    Scenario asked; // without the narrowing to what was looked for
    ResultsPtr results;
    std::size_t today = 0;
    std::unique_ptr<MetricComparer> comparer;

    double usd(std::size_t row) const { return *results->value(row, usdMetric()); }
    Metric usdMetric() const { return isFleet(results->scenario().kind) ? Metric::usdPerHour : Metric::usdTotal; }
    const InstanceType &type(std::size_t row) const { return results->snapshot().types[results->candidate(row).type]; }
    // Probably better, of what qualifies; where the ranges overlap the finding says so.
    bool better(std::size_t row, Metric metric) const
    {
        const auto mine = results->value(row, metric), now = results->value(today, metric);
        return row != today && results->qualifies(row) && mine && now && *mine < *now
            && comparer->likelyApart(row, today, metric);
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
    Adviser(const AdviceQuestion &question, const SnapshotPtr &snapshot, const ProgressFn &progress)
        : m_question(question)
        , m_snapshot(snapshot)
        , m_progress(progress)
    {
    }

    Result<Advised> run()
    {
        if (auto found = findToday(); !found)
            return tl::unexpected(found.error());
        const std::vector<std::string> home{m_snapshot->regions[m_today.region].code};
        if (const auto looked = lookAtUse(); !looked)
            return tl::unexpected(looked.error());
        const auto alike = field(m_question.scenario, home, {m_option}, {});
        if (!alike)
            return tl::unexpected(alike.error());
        lookAtChips(*alike);
        lookAtGenerations(*alike);
        if (auto regions = field(m_question.scenario, allRegions(), {m_option}, {typeName()}); regions)
            lookAtRegions(*regions);
        else
            return tl::unexpected(regions.error());
        if (auto options = field(m_question.scenario, home, allOptions(), {typeName()}); options)
            lookAtOptions(*options);
        else
            return tl::unexpected(options.error());
        if (!goesOn())
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        std::ranges::stable_sort(m_out.found, [](const Advice &a, const Advice &b) {
            return std::pair(b.severity, a.usd.value.value_or(0)) < std::pair(a.severity, b.usd.value.value_or(0));
        });
        return std::move(m_out);
    }

private:
    // What was looked at so far; false where nobody waits for the rest. Each look is an evaluation, and stops here.
    bool goesOn()
    {
        m_stopped = m_stopped || !keepGoing(m_progress, std::min(0.99, m_looks++ / kLooks));
        return !m_stopped;
    }
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

    Result<Field> field(const Scenario &asked, std::vector<std::string> regions, std::vector<PurchaseOption> options,
        std::vector<std::string> types)
    {
        if (!goesOn())
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        Scenario scenario = asked;
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
        return Field{asked, *results, *row, std::make_unique<MetricComparer>(**results)};
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

    Advice begun(AdviceKind kind, Message found, const Field &in, std::size_t row) const
    {
        const Results &results = *in.results;
        Advice out;
        out.kind = kind;
        out.found = std::move(found);
        out.candidate = results.candidateId(row);
        const Candidate &c = results.candidate(row);
        Scenario &s = out.scenario = in.asked;
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

    void add(
        const Field &in, std::size_t row, Metric better, AdviceKind kind, Message found, std::vector<Message> facts)
    {
        const Results &r = *in.results;
        Advice out = begun(kind, std::move(found), in, row);
        out.facts = std::move(facts);
        if (!in.comparer->apart(row, in.today, better))
            out.facts.insert(out.facts.begin(), {"advice.fact.overlap", {}});
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

    // The hours in which nothing ran, as the dialog of series counts them.
    std::optional<SeriesResult> hoursOfUse() const
    {
        SeriesQuestion asked;
        asked.type = m_today.type;
        asked.region = m_today.region;
        asked.options = m_question.scenario.energy;
        asked.asOf = m_question.scenario.asOf;
        asked.startUtc = m_question.use->startUtc;
        asked.hourly = m_question.use->hasTimes;
        asked.assumedUCpuPct = assumedCpuPct();
        const auto answer = energyOfSeries(*m_snapshot, asked, m_question.use->series);
        return answer ? std::optional(answer->result) : std::nullopt;
    }

    // Of the processors, where the file has accelerators alone: as the dialog of series begins.
    double assumedCpuPct() const { return m_question.scenario.energy.uCpuPct.value_or(EnergyQuestion{}.uCpuPct); }
    double recordedCpuPct() const
    {
        double sum = 0, count = 0;
        for (const UtilisationSample &sample : m_question.use->series.samples)
            if (sample.uCpuPct) {
                sum += *sample.uCpuPct;
                ++count;
            }
        return count > 0 ? sum / count : assumedCpuPct();
    }
    void addAssumedCpu(std::vector<Message> &facts) const
    {
        if (!m_question.use->hasCpu)
            facts.push_back({"advice.fact.assumed_cpu", {assumedCpuPct() / 100}});
    }

    Result<bool> lookAtUse()
    {
        constexpr std::array kOfUse{AdviceKind::lowUse, AdviceKind::sharedGpu, AdviceKind::scheduledRelease};
        if (!m_question.use || !m_question.use->load || !m_question.use->hasAccelerator) {
            for (const AdviceKind kind : kOfUse)
                none(kind, {m_question.use ? "advice.no_accelerator_series" : "advice.no_series", {}});
            return true;
        }
        const auto hours = hoursOfUse();
        if (!hours || hours->hours <= 0) {
            for (const AdviceKind kind : kOfUse)
                none(kind, {"advice.series_without_energy", {typeName()}});
            return true;
        }
        m_busyShare = 1 - hours->releasableHours / hours->hours;
        const std::vector<std::string> home{m_snapshot->regions[m_today.region].code};
        const auto plain = field(m_question.scenario, home, {m_option}, {typeName()});
        if (!plain)
            return tl::unexpected(plain.error());
        const auto measured
            = field(isFleet(m_question.scenario.kind) ? asMeasured(*plain) : m_question.scenario, home, {m_option}, {});
        if (!measured)
            return tl::unexpected(measured.error());
        const auto smaller = lookAtLoad(*measured);
        if (!smaller)
            return smaller;
        lookAtShares(*plain);
        return lookAtRelease(*plain, *hours);
    }

    double target() const
    {
        const Scenario &s = m_question.scenario;
        return s.kind == WorkloadKind::inference ? s.inference.utilisationTarget
            : s.kind == WorkloadKind::llmServing ? s.llm.utilisationTarget
                                                 : 1.0;
    }

    // The scenario with what one instance did as its demand: that of 95 % of the hours, the mean as its traffic.
    Scenario asMeasured(const Field &in) const
    {
        const LoadFigures &load = *m_question.use->load;
        const Results &r = *in.results;
        Scenario s = m_question.scenario;
        const bool llm = s.kind == WorkloadKind::llmServing;
        double &demand = llm ? s.llm.outputTokensPerHour : s.inference.demandPerHour;
        const double traffic = s.inference.trafficByHour && !llm
            ? std::accumulate(s.inference.trafficByHour->begin(), s.inference.trafficByHour->end(), 0.0) / kHoursOfDay
            : 1.0;
        const double busy = std::max(load.p95, 1.0) / 100;
        const auto instances = r.value(in.today, Metric::instances), used = r.value(in.today, Metric::utilisation);
        if (instances && used && *used > 0)
            demand *= traffic * busy / (*used * *instances);
        (llm ? s.llm.redundancy : s.inference.redundancy) = 0;
        s.inference.scaleWithTraffic = false;
        s.inference.trafficByHour.reset();
        if (!llm) {
            auto &hours = s.inference.trafficByHour.emplace();
            hours.fill(std::clamp(load.mean / 100 / busy, kLeastTraffic, 1.0));
        }
        return s;
    }

    // A smaller machine with the same accelerator, or a part of one, that does what was measured within the limits of
    // the scenario and holds what the memory held.
    Result<bool> lookAtLoad(const Field &in)
    {
        const Results &r = *in.results;
        const InstanceType &own = in.type(in.today);
        const LoadFigures &load = *m_question.use->load;
        const bool fleet = isFleet(m_question.scenario.kind);
        const auto neededGib = m_question.use->memoryPeakMib;
        const auto count = [&](std::size_t row) { return fleet ? r.value(row, Metric::instances).value_or(0) : 1.0; };
        const auto held = [&](std::size_t row) {
            const InstanceType &type = in.type(row);
            return !neededGib
                || (type.acceleratorMemoryGibEach
                    && count(row) * type.acceleratorCount * *type.acceleratorMemoryGibEach >= *neededGib / kGib);
        };
        const double needed = own.acceleratorCount * load.p95 / 100 / target();
        const Metric cost = fleet ? Metric::usdPerHour : Metric::priceUsdPerHour;
        const auto row = in.best(cost, [&](std::size_t each) {
            const InstanceType &type = in.type(each);
            return own.accelerator != kNone && type.accelerator == own.accelerator && type.offer != Offer::retired
                && type.acceleratorCount < own.acceleratorCount && count(in.today) == 1
                && count(each) * type.acceleratorCount < own.acceleratorCount // else it is no use that is low
                && count(each) * type.acceleratorCount >= needed && (!fleet || r.qualifies(each)) && held(each)
                && *r.value(each, cost) < r.value(in.today, cost).value_or(0);
        });
        if (!row) {
            none(AdviceKind::lowUse, {"advice.none.low_use", {typeName(), load.p95, load.peak}});
            return true;
        }
        const InstanceType &other = in.type(*row);
        std::vector<Message> facts;
        if (neededGib)
            facts.push_back({"advice.fact.memory",
                {*neededGib / kGib, count(*row) * other.acceleratorCount * *other.acceleratorMemoryGibEach}});
        else
            facts.push_back({"advice.fact.memory_unknown", {}});
        facts.push_back({"advice.fact.target", {target()}});
        if (fleet)
            facts.push_back({"advice.fact.as_measured", {}});
        else
            addAssumedCpu(facts);
        add(in, *row, in.usdMetric(), AdviceKind::lowUse,
            {"advice.found.low_use", {load.mean, load.p95, load.peak, typeName(), other.name}}, std::move(facts));
        if (fleet)
            return true;
        // A run says nothing of the hours of its machine: a year of them, at the use that was recorded.
        Advice &out = m_out.found.back();
        out.perYear = true;
        out.usd = {(*r.value(*row, cost) - *r.value(in.today, cost)) * kHoursPerYear, {}, {}};
        out.severity = severityOf(1 - *r.value(*row, cost) / *r.value(in.today, cost));
        const auto now = hourOf(typeName(), load.mean),
                   then
            = hourOf(other.name, std::min(100.0, load.mean * own.acceleratorCount / other.acceleratorCount));
        out.kwh = out.kgco2e = {};
        if (now && then) {
            out.kwh.value = (then->kwh - now->kwh) * kHoursPerYear;
            out.kgco2e.value = (then->kgco2e - now->kgco2e) * kHoursPerYear;
        }
        return !m_stopped || stopped();
    }

    // What an hour of one instance takes at a use of its accelerators.
    struct HourOfInstance {
        double kwh = 0, kgco2e = 0;
    };
    std::optional<HourOfInstance> hourOf(const std::string &type, double acceleratorPct)
    {
        Scenario s = m_question.scenario;
        s.energy.uAccPct = acceleratorPct;
        s.energy.uCpuPct = recordedCpuPct();
        const auto in = field(s, {m_snapshot->regions[m_today.region].code}, {m_option}, {type, typeName()});
        if (!in)
            return std::nullopt;
        const Results &r = *in->results;
        for (std::size_t row = 0; row < r.size(); ++row) {
            const auto instances = r.value(row, Metric::instances), kwh = r.value(row, Metric::kwhTotal),
                       kg = r.value(row, Metric::kgco2eTotal),
                       hours = isFleet(s.kind) ? std::optional(1.0) : r.value(row, Metric::hours);
            if (in->type(row).name == type && instances && kwh && kg && hours && *instances * *hours > 0)
                return HourOfInstance{*kwh / (*instances * *hours), *kg / (*instances * *hours)};
        }
        return std::nullopt;
    }
    static Result<bool> stopped() { return fail(Error::Code::cancelled, {"job.cancelled", {}}); }

    // An instance of a MIG profile that carries what was measured; the rest of the GPU is free for others.
    void lookAtShares(const Field &in)
    {
        const InstanceType &own = in.type(in.today);
        const LoadFigures &load = *m_question.use->load;
        if (own.accelerator == kNone)
            return none(AdviceKind::sharedGpu, {"advice.none.shared_gpu", {typeName()}});
        const double needed = own.acceleratorCount * load.p95 / 100 / target();
        const auto neededGib = m_question.use->memoryPeakMib;
        const auto shares = gpuShares(*m_snapshot, own.accelerator);
        const auto share = std::ranges::find_if(shares, [&](const GpuShare &each) {
            return each.perGpu > 1 && each.compute / 7.0 >= needed && neededGib && each.memoryGib >= *neededGib / kGib;
        });
        if (share == shares.end())
            return none(AdviceKind::sharedGpu,
                shares.empty()  ? Message{"advice.none.shared_gpu", {typeName()}}
                    : neededGib ? Message{"advice.none.shared_gpu_small", {load.p95}}
                                : Message{"advice.none.shared_gpu_memory", {}});
        Advice out = begun(AdviceKind::sharedGpu,
            {"advice.found.shared_gpu",
                {share->profile, static_cast<double>(share->compute), load.p95, *neededGib / kGib, share->memoryGib}},
            in, in.today);
        const double parts = share->perGpu * own.acceleratorCount;
        out.perYear = true;
        if (const auto price = in.results->value(in.today, Metric::priceUsdPerHour))
            out.usd.value = -*price * (1 - 1 / parts) * kHoursPerYear;
        out.facts.push_back({"advice.fact.others_use_the_rest", {parts - 1, share->profile}});
        out.facts.push_back({"advice.fact.mig", {share->profile}});
        out.severity = severityOf(1 - 1 / parts);
        out.confidence = FigureClass::estimate;
        out.gpuShare = share->profile;
        m_out.found.push_back(std::move(out));
    }

    // The scenario with the hours of the recorded use: the rest of the day nothing is asked of it.
    Scenario inHoursOfUse(double releasable) const
    {
        std::array<double, kHoursOfDay> sum{}, count{};
        const double start = m_question.use->hasTimes ? static_cast<double>(m_question.use->startUtc) / 3600 : 0.0;
        for (const UtilisationSample &sample : m_question.use->series.samples)
            if (sample.uAccPct) {
                const auto hour = static_cast<std::size_t>(std::fmod(start + sample.hour, kHoursOfDay));
                sum[hour] += *sample.uAccPct;
                ++count[hour];
            }
        std::array<std::size_t, kHoursOfDay> order{};
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            return sum[a] * std::max(count[b], 1.0) < sum[b] * std::max(count[a], 1.0);
        });
        Scenario s = m_question.scenario;
        std::array<double, kHoursOfDay> hours{};
        hours.fill(1.0);
        if (s.inference.trafficByHour)
            for (std::size_t hour = 0; hour < kHoursOfDay; ++hour)
                hours[hour] = std::max((*s.inference.trafficByHour)[hour], kLeastTraffic);
        const auto idle = static_cast<std::size_t>(std::lround(releasable * kHoursOfDay));
        for (std::size_t i = 0; i < std::min(idle, kHoursOfDay - 1); ++i)
            hours[order[i]] = 0.0;
        s.inference.trafficByHour = hours;
        s.inference.scaleWithTraffic = false;
        return s;
    }

    Result<bool> lookAtRelease(const Field &plain, const SeriesResult &series)
    {
        const double share = series.releasableHours / series.hours;
        if (share < kWorthReleasing) {
            none(AdviceKind::scheduledRelease, {"advice.none.scheduled_release", {share}});
            return true;
        }
        Message found{"advice.found.scheduled_release",
            {share, series.idleHours, static_cast<double>(series.releases), series.hours}};
        std::vector<Message> facts;
        if (m_option.kind == PurchaseKind::commitment)
            facts.push_back({"advice.fact.committed", {}}); // its hours are paid whether used or not
        facts.push_back({"advice.fact.same_pattern", {series.hours}});
        const double scale = kHoursPerYear;
        if (m_question.scenario.kind == WorkloadKind::inference) {
            const std::vector<std::string> home{m_snapshot->regions[m_today.region].code};
            const Scenario standing = inHoursOfUse(share);
            Scenario released = standing;
            released.inference.scaleWithTraffic = true;
            const auto before = field(standing, home, {m_option}, {typeName()}),
                       after = field(released, home, {m_option}, {typeName()});
            if (!before)
                return tl::unexpected(before.error());
            if (!after)
                return tl::unexpected(after.error());
            Advice out = begun(AdviceKind::scheduledRelease, std::move(found), *after, after->today);
            const auto change = [&](Metric metric) -> AdviceDelta {
                const auto now = before->results->value(before->today, metric),
                           then = after->results->value(after->today, metric);
                return now && then ? AdviceDelta{(*then - *now) * scale, {}, {}} : AdviceDelta{};
            };
            out.usd = change(Metric::usdPerHour);
            out.kwh = change(Metric::kwhTotal);
            out.kgco2e = change(Metric::kgco2eTotal);
            facts.push_back({"advice.fact.hours_of_use", {std::lround(share * kHoursOfDay)}});
            addAssumedCpu(facts);
            out.facts = std::move(facts);
            out.severity = severityOf(share);
            out.confidence
                = weaker(FigureClass::measured, after->results->metricClass(after->today, Metric::usdPerHour));
            m_out.found.push_back(std::move(out));
            return true;
        }
        // Runs and LLM serving have no hours of the day: what an idle hour of the instance takes, a year long.
        Advice out = begun(AdviceKind::scheduledRelease, std::move(found), plain, plain.today);
        out.perYear = true;
        const double hours = share * scale;
        if (const auto price = plain.results->value(plain.today, Metric::priceUsdPerHour);
            price && m_option.kind != PurchaseKind::commitment)
            out.usd.value = -*price * hours;
        if (const auto idle = hourOf(typeName(), 0.0)) {
            out.kwh.value = -idle->kwh * hours;
            out.kgco2e.value = -idle->kgco2e * hours;
        }
        addAssumedCpu(facts);
        out.facts = std::move(facts);
        out.severity = severityOf(share);
        out.confidence
            = weaker(FigureClass::measured, plain.results->metricClass(plain.today, Metric::wattsPerInstance));
        m_out.found.push_back(std::move(out));
        return !m_stopped || stopped();
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
        add(in, *row, energy, AdviceKind::otherChip,
            {"advice.found.other_chip",
                {in.type(*row).name, 1 - *in.results->value(*row, energy) / *in.results->value(in.today, energy)}},
            std::move(facts));
    }

    bool dearer(const Field &in, std::size_t row) const
    {
        const auto mine = in.results->value(row, in.usdMetric()), now = in.results->value(in.today, in.usdMetric());
        return !mine || !now || (*mine > *now && in.comparer->likelyApart(row, in.today, in.usdMetric()));
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
        add(in, *row, in.usdMetric(), AdviceKind::newerGeneration,
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
        add(in, *row, Metric::kgco2eTotal, AdviceKind::cleanerRegion,
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
            add(in, *row, in.usdMetric(), AdviceKind::spot,
                {"advice.found.spot", {1 - in.usd(*row) / in.usd(in.today)}}, std::move(facts));
        } else {
            nothingBetter(AdviceKind::spot);
        }
    }

    void addCommitment(const Field &in, std::size_t row, const PurchaseOption &option, std::vector<Message> facts)
    {
        facts.push_back({"guide.risk.term", {}});
        add(in, row, in.usdMetric(), AdviceKind::commitment,
            {"advice.found.commitment", {option.id(), 1 - in.usd(row) / in.usd(in.today)}}, std::move(facts));
    }

    const AdviceQuestion &m_question;
    SnapshotPtr m_snapshot;
    Candidate m_today{};
    PurchaseOption m_option;
    const ProgressFn &m_progress;
    static constexpr double kLooks = 10; // at most
    double m_looks = 0;
    bool m_stopped = false;
    std::optional<double> m_busyShare; // of the recorded hours: those that releasing does not save
    Advised m_out;
};

} // namespace

std::string_view adviceKindId(AdviceKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }
std::string_view severityId(Severity severity) { return kSeverities[static_cast<std::size_t>(severity)]; }

Result<Advised> advise(const AdviceQuestion &question, const SnapshotPtr &snapshot, const ProgressFn &progress)
{
    return Adviser(question, snapshot, progress).run();
}

} // namespace wattfare
