// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/advice_internal.h"
#include "model/analysis/commitment_plan.h"
#include "model/catalog/commitments.h"
#include "model/evaluation/answer.h"
#include "model/evaluation/spot_risk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

// Findings from the evaluation: what else does the work, where, and how it is bought.
namespace wattfare {

namespace {

constexpr std::array<std::string_view, kAdviceKindCount> kKinds{"low_use", "shared_gpu", "scheduled_release",
    "other_chip", "newer_generation", "cleaner_region", "commitment", "spot"};
constexpr std::array<std::string_view, 3> kSeverities{"low", "medium", "high"};

// Choices of this program: from which shares saved a finding is of medium and of high severity.
constexpr double kMediumShare = 0.1, kHighShare = 0.3;
constexpr double kSimilarPrice = 1.15; // times today's
// "Similar latency": what light in fibre needs there and back, at 200,000 km/s on the great circle.
constexpr double kNearMs = 40, kFibreKmPerMs = 200, kEarthKm = 6'371;
constexpr double kResolved = 1e-4; // of a figure: less is no change

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

} // namespace

namespace advice {

Result<Advised> Adviser::run()
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

bool Adviser::goesOn()
{
    m_stopped = m_stopped || !keepGoing(m_progress, std::min(0.99, m_looks++ / kLooks));
    return !m_stopped;
}

Result<bool> Adviser::findToday()
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

std::vector<std::string> Adviser::allRegions() const
{
    std::vector<std::string> codes;
    for (const Region &region : m_snapshot->regions)
        codes.push_back(region.code);
    return codes;
}

std::vector<PurchaseOption> Adviser::allOptions() const
{
    std::vector<PurchaseOption> options{m_option};
    for (const PurchaseOption &each : offeredOptions(*m_snapshot))
        if ((each.kind == PurchaseKind::commitment || each.kind == PurchaseKind::spot) && each != m_option)
            options.push_back(each);
    return options;
}

Result<Field> Adviser::field(const Scenario &asked, std::vector<std::string> regions,
    std::vector<PurchaseOption> options, std::vector<std::string> types)
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

AdviceDelta Adviser::delta(const Field &in, std::size_t row, Metric metric) const
{
    const auto mine = in.results->value(row, metric), now = in.results->value(in.today, metric);
    if (!mine || !now)
        return {};
    const double scale = isFleet(m_question.scenario.kind) ? kHoursPerYear : 1.0;
    if (std::abs(*mine - *now) < kResolved * std::abs(*now))
        return {0.0, {}, {}};
    AdviceDelta out{(*mine - *now) * scale, {}, {}};
    if (const auto difference = in.comparer->difference(row, in.today, metric); difference && !difference->exact()) {
        out.low = (difference->low - 1) * *now * scale;
        out.high = (difference->high - 1) * *now * scale;
    }
    return out;
}

Advice Adviser::begun(AdviceKind kind, Message found, const Field &in, std::size_t row) const
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

Severity Adviser::severityOf(double share)
{
    return share >= kHighShare ? Severity::high : share >= kMediumShare ? Severity::medium : Severity::low;
}

void Adviser::add(
    const Field &in, std::size_t row, Metric better, AdviceKind kind, Message found, std::vector<Message> facts)
{
    const Results &r = *in.results;
    Advice out = begun(kind, std::move(found), in, row);
    out.facts = std::move(facts);
    if (!in.comparer->apart(row, in.today, better))
        out.facts.insert(out.facts.begin(), {"advice.fact.overlap", {wordsOf(r, better)}});
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

void Adviser::nothingBetter(AdviceKind kind)
{
    none(kind, {"advice.none." + std::string(adviceKindId(kind)), {typeName()}});
}

void Adviser::lookAtChips(const Field &in)
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

bool Adviser::dearer(const Field &in, std::size_t row) const
{
    const auto mine = in.results->value(row, in.usdMetric()), now = in.results->value(in.today, in.usdMetric());
    return !mine || !now || (*mine > *now && in.comparer->likelyApart(row, in.today, in.usdMetric()));
}

void Adviser::addRate(const Field &in, std::size_t row, std::vector<Message> &facts)
{
    if (const auto rate = in.results->value(row, Metric::throughputPerSecond))
        facts.push_back({"guide.reason.rate_" + std::string(figureClassId(in.results->throughputClass(row))),
            {*rate, in.results->throughputFactor(in.results->candidate(row).type).value_or(1)}});
}

void Adviser::lookAtGenerations(const Field &in)
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

void Adviser::lookAtRegions(const Field &in)
{
    const Region &home = m_snapshot->regions[m_today.region];
    const auto distance
        = [&](std::size_t row) { return roundTripMs(home, m_snapshot->regions[in.results->candidate(row).region]); };
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
                1 - *in.results->value(*row, Metric::kgco2eTotal) / *in.results->value(in.today, Metric::kgco2eTotal),
                home.code}},
        {{"advice.fact.distance", {*distance(*row)}}, {"advice.fact.data_stays", {}}});
}

void Adviser::lookAtOptions(const Field &in)
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
    const auto isPriced = [&](PurchaseKind kind) {
        for (std::size_t row = 0; row < in.results->size(); ++row)
            if (in.results->scenario().purchase[in.results->candidate(row).option].kind == kind
                && in.results->value(row, Metric::priceUsdPerHour))
                return true;
        return false;
    };
    const auto noneOf = [&](PurchaseKind kind, AdviceKind advice) {
        if (isPriced(kind))
            return nothingBetter(advice);
        none(advice,
            {"advice.none.no_price_" + std::string(adviceKindId(advice)),
                {typeName(), m_snapshot->regions[m_today.region].code}});
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
        noneOf(PurchaseKind::commitment, AdviceKind::commitment);
    }
    if (const auto row = ofKind(PurchaseKind::spot)) {
        std::vector<Message> facts;
        if (const auto risk = spotRisk(*in.results, *row))
            facts.push_back(interruptionChance(*risk));
        add(in, *row, in.usdMetric(), AdviceKind::spot, {"advice.found.spot", {1 - in.usd(*row) / in.usd(in.today)}},
            std::move(facts));
    } else {
        noneOf(PurchaseKind::spot, AdviceKind::spot);
    }
}

void Adviser::addCommitment(const Field &in, std::size_t row, const PurchaseOption &option, std::vector<Message> facts)
{
    facts.push_back({"guide.risk.term", {}});
    add(in, row, in.usdMetric(), AdviceKind::commitment,
        {"advice.found.commitment", {option.id(), 1 - in.usd(row) / in.usd(in.today)}}, std::move(facts));
}

} // namespace advice

std::string_view adviceKindId(AdviceKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }
std::string_view severityId(Severity severity) { return kSeverities[static_cast<std::size_t>(severity)]; }

Result<Advised> advise(const AdviceQuestion &question, const SnapshotPtr &snapshot, const ProgressFn &progress)
{
    return advice::Adviser(question, snapshot, progress).run();
}

} // namespace wattfare
