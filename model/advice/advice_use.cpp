// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/advice_internal.h"
#include "model/placement/gpu_shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

// Findings from recorded use.
namespace wattfare::advice {

namespace {

constexpr double kWorthReleasing = 0.05; // share of the recorded hours
constexpr std::size_t kHoursOfDay = 24;
constexpr double kLeastTraffic = 0.01; // of the peak: an hour in which an instance stands
constexpr double kGib = 1024; // MiB

} // namespace

std::optional<SeriesResult> Adviser::hoursOfUse() const
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

double Adviser::recordedCpuPct() const
{
    double sum = 0, count = 0;
    for (const UtilisationSample &sample : m_question.use->series.samples)
        if (sample.uCpuPct) {
            sum += *sample.uCpuPct;
            ++count;
        }
    return count > 0 ? sum / count : assumedCpuPct();
}

void Adviser::addAssumedCpu(std::vector<Message> &facts) const
{
    if (!m_question.use->hasCpu)
        facts.push_back({"advice.fact.assumed_cpu", {assumedCpuPct() / 100}});
}

Result<bool> Adviser::lookAtUse()
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

double Adviser::target() const
{
    const Scenario &s = m_question.scenario;
    return s.kind == WorkloadKind::inference ? s.inference.utilisationTarget
        : s.kind == WorkloadKind::llmServing ? s.llm.utilisationTarget
                                             : 1.0;
}

Scenario Adviser::asMeasured(const Field &in) const
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

Result<bool> Adviser::lookAtLoad(const Field &in)
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
        const bool smallest = std::ranges::none_of(m_snapshot->types, [&](const InstanceType &type) {
            return type.accelerator == own.accelerator && type.acceleratorCount < own.acceleratorCount;
        });
        none(AdviceKind::lowUse,
            {smallest && own.accelerator != kNone ? "advice.none.low_use_smallest" : "advice.none.low_use",
                {typeName(), load.p95, load.peak}});
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
               then = hourOf(other.name, std::min(100.0, load.mean * own.acceleratorCount / other.acceleratorCount));
    out.kwh = out.kgco2e = {};
    if (now && then) {
        out.kwh.value = (then->kwh - now->kwh) * kHoursPerYear;
        out.kgco2e.value = (then->kgco2e - now->kgco2e) * kHoursPerYear;
    }
    return !m_stopped || stopped();
}

std::optional<Adviser::HourOfInstance> Adviser::hourOf(const std::string &type, double acceleratorPct)
{
    Scenario s = m_question.scenario;
    s.energy.uAccPct = acceleratorPct;
    s.energy.uCpuPct = recordedCpuPct();
    std::vector<std::string> types{type}; // each once: a list that names one twice is refused
    if (type != typeName())
        types.push_back(typeName());
    const auto in = field(s, {m_snapshot->regions[m_today.region].code}, {m_option}, std::move(types));
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

void Adviser::lookAtShares(const Field &in)
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
    // Its own load takes what it takes; what the machine draws while idle is carried by all its parts, as its price is.
    if (const auto idle = hourOf(typeName(), 0.0)) {
        out.kwh.value = -idle->kwh * (1 - 1 / parts) * kHoursPerYear;
        out.kgco2e.value = -idle->kgco2e * (1 - 1 / parts) * kHoursPerYear;
    }
    out.facts.push_back({"advice.fact.others_use_the_rest", {parts - 1, share->profile}});
    out.facts.push_back({"advice.fact.idle_shared", {1 / parts}});
    addAssumedCpu(out.facts);
    out.facts.push_back({"advice.fact.mig", {share->profile}});
    out.severity = severityOf(1 - 1 / parts);
    out.confidence = FigureClass::estimate;
    PlacementTask task; // so large that as many as there are parts have room on the machine
    task.id = m_question.scenario.model.empty() ? own.name : m_question.scenario.model;
    task.gpus = 1;
    task.gpuShare = share->profile;
    task.vcpus = std::max(1.0, std::floor(own.vcpus / parts));
    task.memoryGib = std::floor(own.memoryGib * PlacementOptions{}.memoryShare / parts);
    out.shared = {std::move(task)};
    m_out.found.push_back(std::move(out));
}

Scenario Adviser::inHoursOfUse(double releasable) const
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

Result<bool> Adviser::lookAtRelease(const Field &plain, const SeriesResult &series)
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
        out.confidence = weaker(FigureClass::measured, after->results->metricClass(after->today, Metric::usdPerHour));
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
    out.confidence = weaker(FigureClass::measured, plain.results->metricClass(plain.today, Metric::wattsPerInstance));
    m_out.found.push_back(std::move(out));
    return !m_stopped || stopped();
}

} // namespace wattfare::advice
