// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/commitment_plan.h"

#include "model/catalog/commitments.h"
#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/workload/ids.h"

#include <algorithm>

namespace wattfare {

namespace {

// Every plan, term and payment that the type has in the region at any date.
std::vector<PurchaseOption> optionsOf(const Snapshot &snapshot, const Candidate &candidate)
{
    const CommitmentBook &book = snapshot.commitments;
    const std::size_t slot = std::size_t{candidate.type} * snapshot.regions.size() + candidate.region;
    if (slot + 1 >= book.begin.size())
        return {};
    return commitmentsIn(book, book.begin[slot], book.begin[slot + 1]);
}

// Upfront and monthly part of an effective rate. What the source leaves out follows from the payment at its ends.
void splitPayments(const CommitmentBook &book, std::size_t row, CommitmentOffer &offer)
{
    const double termHours = kHoursPerYear * offer.option.termYears;
    if (book.upfrontNano[row] >= 0 && book.hourlyNano[row] >= 0) {
        offer.upfrontUsd = static_cast<double>(book.upfrontNano[row]) / 1e9;
        offer.monthlyUsd = usdPerMonth(static_cast<double>(book.hourlyNano[row]) / 1e9);
    } else if (offer.option.payment == "all_upfront") {
        offer.upfrontUsd = offer.usdPerHour * termHours;
        offer.monthlyUsd = 0.0;
    } else if (offer.option.payment == "no_upfront") {
        offer.upfrontUsd = 0.0;
        offer.monthlyUsd = usdPerMonth(offer.usdPerHour);
    }
}

void findPayback(CommitmentOffer &offer, double onDemandUsd)
{
    if (!offer.upfrontUsd || !offer.monthlyUsd) {
        offer.paybackMissing = {"commit.payments_unknown", {}};
        return;
    }
    if (*offer.upfrontUsd == 0.0) {
        offer.paybackMissing = {"commit.nothing_upfront", {}};
        return;
    }
    const auto months = paybackMonths(*offer.upfrontUsd, *offer.monthlyUsd, usdPerMonth(onDemandUsd));
    if (!months || *months > 12.0 * offer.option.termYears)
        offer.paybackMissing = {"commit.never_paid_back", {}};
    else
        offer.paybackMonths = *months;
}

// Instances by hour, each hour sized as the evaluation sizes a fleet for that demand.
Result<std::array<std::uint64_t, 24>> instancesByHour(
    const Results &results, std::size_t row, const std::array<double, 24> &traffic)
{
    std::array<std::uint64_t, 24> instances{};
    std::vector<std::pair<double, std::uint64_t>> sized;
    for (std::size_t hour = 0; hour < traffic.size(); ++hour) {
        const auto known
            = std::find_if(sized.begin(), sized.end(), [&](const auto &pair) { return pair.first == traffic[hour]; });
        if (known != sized.end()) {
            instances[hour] = known->second;
            continue;
        }
        Scenario part = results.scenario();
        part.inference.trafficByHour.reset();
        part.inference.scaleWithTraffic = false;
        part.inference.demandPerHour *= traffic[hour];
        part.llm.outputTokensPerHour *= traffic[hour];
        const CandidateSource source(part, results.snapshot());
        const auto values = metricValues(source.inputsOf<Uncertain>(results.candidate(row)));
        const auto &n = values[static_cast<std::size_t>(Metric::instances)];
        if (!n)
            return fail(Error::Code::noAnswer, results.reason(row, Metric::instances));
        instances[hour] = static_cast<std::uint64_t>(n->value);
        sized.emplace_back(traffic[hour], instances[hour]);
    }
    return instances;
}

} // namespace

Result<CommitmentPlan> planCommitments(const Results &results, std::size_t row)
{
    const Snapshot &snapshot = results.snapshot();
    const Candidate &candidate = results.candidate(row);
    const std::string &type = snapshot.types[candidate.type].name, &region = snapshot.regions[candidate.region].code;
    Scenario scenario = results.scenario();
    scenario.purchase = {PurchaseOption{}};
    for (PurchaseOption &option : optionsOf(snapshot, candidate))
        scenario.purchase.push_back(std::move(option));
    const PriceFinder finder(scenario, snapshot);
    const OptionPrice onDemand = finder.find(candidate.type, candidate.region, 0);
    CommitmentPlan plan;
    if (onDemand.known)
        plan.onDemandUsd = finder.price<double>(onDemand, 0, 1);
    if (!(plan.onDemandUsd > 0))
        return fail(Error::Code::noAnswer, {"reason.no_price", {type, region, "on-demand", results.asOf()}});
    plan.onDemandDate = onDemand.date;

    const WorkloadKind kind = scenario.kind;
    DayPrices prices{plan.onDemandUsd, 0, false};
    std::array<std::uint64_t, 24> instances{};
    std::array<double, 24> demand{};
    if (kind == WorkloadKind::inference || kind == WorkloadKind::llmServing) {
        plan.traffic.emplace();
        plan.traffic->fill(1.0);
        if (kind == WorkloadKind::inference && scenario.inference.trafficByHour)
            plan.traffic = *scenario.inference.trafficByHour;
        const auto sized = instancesByHour(results, row, *plan.traffic);
        if (!sized)
            return tl::unexpected(sized.error());
        instances = *sized;
        const double peak = kind == WorkloadKind::inference
            ? scenario.inference.demandPerHour * partsOf(workUnit(scenario, snapshot))
            : scenario.llm.outputTokensPerHour;
        for (std::size_t hour = 0; hour < demand.size(); ++hour)
            demand[hour] = peak * (*plan.traffic)[hour];
        if (auto day = planHours(instances, demand, prices))
            plan.onDemandDay = *day;
    }
    for (std::size_t i = 1; i < scenario.purchase.size(); ++i) {
        const OptionPrice found = finder.find(candidate.type, candidate.region, i);
        if (!found.known || found.commitment == kNoRow)
            continue;
        CommitmentOffer offer;
        offer.option = scenario.purchase[i];
        offer.usdPerHour = finder.price<double>(found, i, 1);
        offer.date = found.date;
        offer.stale = found.stale;
        const auto value = commitmentValue(offer.usdPerHour, plan.onDemandUsd);
        if (!value)
            continue;
        offer.breakEvenUtilisation = value->breakEvenUtilisation;
        offer.discount = value->discount;
        splitPayments(snapshot.commitments, found.commitment, offer);
        findPayback(offer, plan.onDemandUsd);
        if (plan.onDemandDay) {
            prices = {plan.onDemandUsd, offer.usdPerHour, true};
            if (auto day = planHours(instances, demand, prices))
                offer.day = *day;
        }
        plan.offers.push_back(std::move(offer));
    }
    if (plan.offers.empty() && !plan.onDemandDay)
        return fail(Error::Code::noAnswer, {"commit.none_on_offer", {type, region, results.asOf()}});
    const auto cost = [](const CommitmentOffer &offer) { return offer.day ? offer.day->usd : offer.usdPerHour; };
    std::stable_sort(plan.offers.begin(), plan.offers.end(),
        [&](const CommitmentOffer &a, const CommitmentOffer &b) { return cost(a) < cost(b); });
    const double without = plan.onDemandDay ? plan.onDemandDay->usd : plan.onDemandUsd;
    for (std::size_t i = 0; i < plan.offers.size() && !plan.best; ++i)
        if (cost(plan.offers[i]) < without)
            plan.best = i;
    return plan;
}

std::optional<std::string> boughtInstead(const Scenario &scenario)
{
    std::string ids;
    for (const PurchaseOption &option : scenario.purchase) {
        if (option.kind == PurchaseKind::onDemand || committedShare(option) > 0)
            return std::nullopt;
        ids.append(ids.empty() ? "" : ", ") += option.id();
    }
    return ids.empty() ? std::nullopt : std::optional(std::move(ids));
}

} // namespace wattfare
