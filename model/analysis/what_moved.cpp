// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/what_moved.h"

#include "model/evaluation/candidate_inputs.h"
#include "model/evaluation/ranking.h"
#include "model/evaluation/throughput/work_unit.h"

#include <cmath>
#include <utility>

namespace wattfare {

namespace {

constexpr std::size_t kLeading = 12; // candidates whose prices are looked at
constexpr double kSame = 0.0005; // relative difference that three figures do not show

// Whether amount, market or dates differ and nothing else that a result depends on.
bool onlyMoves(const Scenario &before, const Scenario &after)
{
    Scenario other = after;
    other.title = before.title;
    other.preset = before.preset;
    other.currency = before.currency;
    other.pinned = before.pinned;
    other.baseline = before.baseline;
    other.catalogVersion = before.catalogVersion;
    other.catalogHash = before.catalogHash;
    other.inputs = before.inputs;
    other.viewState = before.viewState;
    if (other == before)
        return false;
    other.inference.demandPerHour = before.inference.demandPerHour;
    other.training.samples = before.training.samples;
    other.training.nodes = before.training.nodes;
    other.llm.outputTokensPerHour = before.llm.outputTokensPerHour;
    other.hpc.exaflop = before.hpc.exaflop;
    other.hpc.nodes = before.hpc.nodes;
    other.regions = before.regions;
    other.purchase = before.purchase;
    other.interruptionPerMonth = before.interruptionPerMonth;
    other.hazardPerHour = before.hazardPerHour;
    other.spotReplacementS = before.spotReplacementS;
    other.ownedCommitments = before.ownedCommitments;
    other.commitmentAbsorbedShare = before.commitmentAbsorbedShare;
    other.asOf = before.asOf;
    other.day = before.day;
    return other == before;
}

// A row of one of the two results.
struct At {
    const Results &results;
    std::size_t row;
    const Candidate &candidate() const { return results.candidate(row); }
    std::string option() const { return results.scenario().purchase[candidate().option].id(); }
};

// The argument of %C: region and way of buying where they tell candidates apart.
std::string partsOf(const At &at, const At *other)
{
    const auto several
        = [&](auto list) { return list(at.results).size() > 1 || (other && list(other->results).size() > 1); };
    const Snapshot &s = at.results.snapshot();
    std::string parts = s.types[at.candidate().type].name + '|';
    if (several([](const Results &of) -> const auto & { return of.scenario().regions; })
        || (other && other->candidate().region != at.candidate().region))
        parts += s.regions[at.candidate().region].code;
    parts += '|';
    if (several([](const Results &of) -> const auto & { return of.scenario().purchase; })
        || (other && other->option() != at.option()))
        parts += at.option();
    return parts;
}

std::optional<std::size_t> rowOf(const Results &in, const At &at)
{
    const auto &options = in.scenario().purchase;
    for (std::size_t option = 0; option < options.size(); ++option)
        if (options[option].id() == at.option())
            return in.find({at.candidate().type, at.candidate().region, static_cast<std::uint16_t>(option)});
    return std::nullopt;
}

bool differs(double a, double b) { return std::abs(a - b) > kSame * std::max(std::abs(a), std::abs(b)); }

// The day of the one step between two prices of the book; nullopt where there were several, or the price is of another.
std::optional<Date> dayOfStep(const At &earlier, const At &later)
{
    const auto found = [](const At &at) {
        const Candidate &c = at.candidate();
        return at.results.source().prices().find(c.type, c.region, c.option);
    };
    const OptionPrice from = found(earlier), to = found(later);
    if (later.results.scenario().purchase[later.candidate().option].kind != PurchaseKind::onDemand
        || from.onDemand == kNoRow || to.onDemand == kNoRow)
        return std::nullopt;
    const PriceBook &book = later.results.snapshot().onDemand;
    std::optional<Date> day;
    for (std::size_t row = from.onDemand + 1; row <= to.onDemand; ++row)
        if (book.nanoUsdPerHour[row] != book.nanoUsdPerHour[row - 1]) {
            if (day)
                return std::nullopt;
            day = book.date[row];
        }
    return day;
}

// The largest change of a price, and a cheapest one that has no price at the other end. One who goes back in time is
// told what the prices of then are beside those left behind, not what happened since.
std::vector<Message> priceSentences(const Results &earlier, const Results &later, bool back)
{
    Message said{"moved.prices_same", {earlier.asOf(), later.asOf()}};
    std::vector<Message> unknown;
    double most = 0;
    const auto look = [&](const Results &in, const Results &other) {
        bool first = true;
        for (const std::size_t row : rankedRows(in, costMetric(in.scenario().kind), kLeading)) {
            const At here{in, row};
            const auto there = rowOf(other, here);
            if (std::exchange(first, false) && (!there || !other.value(*there, Metric::priceUsdPerHour)))
                unknown.push_back({"moved.price_unknown", {partsOf(here, nullptr), other.asOf()}});
            if (!there)
                continue;
            const At from = &in == &earlier ? here : At{other, *there}, to = &in == &earlier ? At{other, *there} : here;
            const auto usdFrom = from.results.value(from.row, Metric::priceUsdPerHour),
                       usdTo = to.results.value(to.row, Metric::priceUsdPerHour);
            if (!usdFrom || !usdTo || !(*usdFrom > 0) || !differs(*usdFrom, *usdTo))
                continue;
            const double change = *usdTo / *usdFrom - 1;
            if (std::abs(change) <= std::abs(most))
                continue;
            most = change;
            if (back) {
                said = {change < 0 ? "moved.price_was_higher" : "moved.price_was_lower",
                    {partsOf(from, &to), std::abs(*usdFrom / *usdTo - 1), earlier.asOf(), later.asOf()}};
                continue;
            }
            said = {change < 0 ? "moved.price_fell" : "moved.price_rose", {partsOf(to, &from), std::abs(change)}};
            if (const auto day = dayOfStep(from, to)) {
                said.args.emplace_back(*day);
            } else {
                said.id += "_between";
                said.args.insert(said.args.end(), {earlier.asOf(), later.asOf()});
            }
        }
    };
    look(later, earlier);
    look(earlier, later);
    if (most != 0 || unknown.empty())
        unknown.insert(unknown.begin(), std::move(said));
    return unknown;
}

// What became of the cheapest.
Message cheapestSentence(const At &before, const At &after)
{
    const Scenario &scenario = after.results.scenario();
    const Metric cost = costMetric(scenario.kind);
    const double was = before.results.value(before.row, cost).value_or(0),
                 is = after.results.value(after.row, cost).value_or(0);
    const bool same = before.candidate().type == after.candidate().type
        && before.candidate().region == after.candidate().region && before.option() == after.option();
    const bool fleet = isFleet(scenario.kind);
    Message said{fleet ? "moved.stays_work" : "moved.stays_run", {partsOf(after, &before)}};
    if (!same) {
        said.id = fleet ? "moved.cheapest_work" : "moved.cheapest_run";
        said.args.emplace_back(partsOf(before, &after));
    } else if (!differs(was, is)) {
        return {"moved.stays_same", said.args};
    }
    said.args.insert(said.args.end(), {is, was, "USD"});
    if (fleet)
        said.args.emplace_back(perMillionId(scenario, after.results.snapshot()));
    return said;
}

} // namespace

std::vector<Message> whatMoved(
    const Results &before, const Answer &answerBefore, const Results &after, const Answer &answerAfter)
{
    if (before.snapshotPtr() != after.snapshotPtr() || !onlyMoves(before.scenario(), after.scenario()))
        return {};
    std::vector<Message> said;
    if (before.asOf() < after.asOf())
        said = priceSentences(before, after, false);
    else if (after.asOf() < before.asOf())
        said = priceSentences(after, before, true);
    if (!answerBefore.cheapest && !answerAfter.cheapest)
        return {};
    if (!answerAfter.cheapest) {
        said.push_back({"moved.none", {partsOf({before, *answerBefore.cheapest}, nullptr)}});
        return said;
    }
    const At now{after, *answerAfter.cheapest};
    if (!answerBefore.cheapest) {
        said.push_back({"moved.some", {partsOf(now, nullptr)}});
        return said;
    }
    const At then{before, *answerBefore.cheapest};
    said.push_back(cheapestSentence(then, now));
    const auto was = then.results.value(then.row, Metric::instances),
               is = now.results.value(now.row, Metric::instances);
    if (was && is && *was != *is)
        said.push_back({"moved.instances", {*is, *was}});
    return said;
}

} // namespace wattfare
