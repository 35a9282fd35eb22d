// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/option_price.h"

#include "model/catalog/commitments.h"
#include "model/catalog/staleness.h"
#include "model/economics/purchase.h"
#include "model/workload/ids.h"

#include <algorithm>

namespace wattfare {

namespace {

LeafInfo priceLeaf(const Snapshot &snapshot, TypeIndex type, RegionIndex region, Date date, SourceIndex source,
    std::string id, std::string symbol, std::string locator)
{
    LeafInfo info;
    info.kind = LeafKind::price;
    info.id = std::move(id);
    info.symbol = std::move(symbol);
    info.unit = "USD/h";
    info.subject = snapshot.types[type].name + '@' + snapshot.regions[region].code;
    info.cls = FigureClass::vendor;
    if (source != kNone)
        info.sources = {snapshot.sources[source].id};
    info.date = date.iso();
    info.locator = std::move(locator);
    return info;
}

// Rows of a later date at the same place, and older ones, as alternatives that the as-of date passed over.
template <class Book>
void addOtherDates(LeafInfo &info, const Snapshot &snapshot, const Book &book, std::size_t chosen)
{
    const std::size_t slot = std::size_t{book.type[chosen]} * snapshot.regions.size() + book.region[chosen];
    if (slot + 1 >= book.begin.size())
        return;
    for (std::size_t row = book.begin[slot]; row < book.begin[slot + 1] && info.rejected.size() < 12; ++row) {
        if (row == chosen)
            continue;
        RejectedAlternative other;
        other.what = book.date[row].iso();
        other.value = book.usdPerHour(row);
        other.unit = "USD/h";
        other.cls = FigureClass::vendor;
        if (book.source[row] != kNone)
            other.sources = {snapshot.sources[book.source[row]].id};
        other.reason = {book.date[row] > book.date[chosen] ? "explain.price_after_as_of" : "explain.price_older",
            {book.date[chosen]}};
        info.rejected.push_back(std::move(other));
    }
}

} // namespace

namespace {

// The first day whose observations are not stale at asOf; every later one is not either.
Date oldestFresh(Date asOf, int months)
{
    Date day{asOf.addMonths(-months).days - 4}; // months differ in length by three days
    while (isStale(day, asOf, months))
        ++day.days;
    return day;
}

} // namespace

Date newestObservation(const Snapshot &snapshot)
{
    Date newest = snapshot.newestPrice;
    for (const auto *dates :
        {&snapshot.onDemand.date, &snapshot.spot.date, &snapshot.commitments.date, &snapshot.bands.date})
        if (!dates->empty())
            newest = std::max(newest, *std::max_element(dates->begin(), dates->end()));
    return newest;
}

PriceFinder::PriceFinder(const Scenario &scenario, const Snapshot &snapshot)
    : m_scenario(scenario)
    , m_snapshot(snapshot)
    , m_asOf(scenario.asOf ? *scenario.asOf : newestObservation(snapshot))
    , m_freshOnDemand(oldestFresh(m_asOf, kStaleMonthsOnDemand))
    , m_freshSpot(oldestFresh(m_asOf, kStaleMonthsSpot))
    , m_freshCommitment(oldestFresh(m_asOf, kStaleMonthsCommitment))
    , m_commitments(scenario.purchase.size())
{
    for (std::size_t i = 0; i < scenario.purchase.size(); ++i)
        if (partsOf(scenario.purchase[i]).commitment)
            indexCommitments(i);
}

// What is in force at the as-of date for every type and region.
void PriceFinder::indexCommitments(std::size_t option)
{
    const PurchaseOption &wanted = m_scenario.purchase[option];
    const CommitmentBook &book = m_snapshot.commitments;
    const std::size_t regions = m_snapshot.regions.size();
    auto &rows = m_commitments[option];
    rows.assign(m_snapshot.types.size() * regions, kNoRow);
    for (std::size_t cell = 0; cell < rows.size(); ++cell) {
        const auto type = static_cast<TypeIndex>(cell / regions);
        const auto region = static_cast<RegionIndex>(cell % regions);
        forEachCommitment(m_snapshot, type, region, m_asOf, [&](std::size_t row) {
            if (isOf(book, row, wanted))
                rows[cell] = static_cast<std::uint32_t>(row);
        });
    }
}

OptionPrice PriceFinder::find(TypeIndex type, RegionIndex region, std::size_t index) const
{
    const PurchaseOption &option = m_scenario.purchase[index];
    OptionPrice found;
    found.known = true;
    found.date = m_asOf;
    const auto take = [&](const auto &book, std::size_t row, Date fresh) {
        found.date = std::min(found.date, book.date[row]);
        const bool own = book.overlay[row] == 2; // a price that the user gave does not age
        found.stale = found.stale || (!own && book.date[row] < fresh);
    };
    if (partsOf(option).onDemand) {
        if (const auto row = m_snapshot.priceAt(m_snapshot.onDemand, type, region, m_asOf)) {
            found.onDemand = static_cast<std::uint32_t>(*row);
            found.date = std::min(found.date, m_snapshot.onDemand.date[*row]);
            found.stale = m_snapshot.onDemand.date[*row] < m_freshOnDemand
                && isStaleOnDemand(m_snapshot.onDemand, *row, m_asOf);
        } else {
            found.known = false;
        }
    }
    if (partsOf(option).spot) {
        if (const auto row = m_snapshot.priceAt(m_snapshot.spot, type, region, m_asOf)) {
            found.spot = static_cast<std::uint32_t>(*row);
            take(m_snapshot.spot, *row, m_freshSpot);
            // The overhead of interruptions rests on the band unless the person gave a hazard.
            found.stale = found.stale
                || (!m_scenario.interruptionPerMonth && !m_scenario.hazardPerHour && bandStale(type, region));
        } else {
            found.known = false;
        }
    }
    if (partsOf(option).commitment) {
        found.commitment = m_commitments[index][std::size_t{type} * m_snapshot.regions.size() + region];
        if (found.commitment != kNoRow)
            take(m_snapshot.commitments, found.commitment, m_freshCommitment);
        else
            found.known = false;
    }
    return found;
}

template <Number N>
N PriceFinder::price(const OptionPrice &found, std::size_t index, double spotFactor) const
{
    const PurchaseOption &option = m_scenario.purchase[index];
    const Snapshot &s = m_snapshot;
    N onDemand = 0.0, spot = 0.0, committed = 0.0;
    if (found.onDemand != kNoRow) {
        const std::size_t row = found.onDemand;
        onDemand = leaf<N>(s.onDemand.usdPerHour(row), [&] {
            LeafInfo info = priceLeaf(s, s.onDemand.type[row], s.onDemand.region[row], s.onDemand.date[row],
                s.onDemand.source[row], "on_demand_usd_per_hour", "p_od", "on-demand");
            if (s.onDemand.overlay[row] == 2)
                info.cls = FigureClass::user;
            addOtherDates(info, s, s.onDemand, row);
            return info;
        });
    }
    if (found.spot != kNoRow) {
        const std::size_t row = found.spot;
        const Uncertain value(s.spot.usdPerHour(row), usdOfNano(s.spot.lowNano[row]), usdOfNano(s.spot.highNano[row]));
        spot = leaf<N>(value, [&] {
            LeafInfo info = priceLeaf(s, s.spot.type[row], s.spot.region[row], s.spot.date[row], s.spot.source[row],
                "spot_usd_per_hour", "p_sp", "spot");
            addOtherDates(info, s, s.spot, row);
            return info;
        });
    }
    if (found.commitment != kNoRow) {
        const CommitmentBook &book = s.commitments;
        const std::size_t row = found.commitment;
        const auto describe = [&](std::string id, std::string symbol, Unit unit) {
            LeafInfo info = priceLeaf(s, book.type[row], book.region[row], book.date[row], book.source[row],
                std::move(id), std::move(symbol),
                option.plan + ' ' + std::to_string(book.termYears[row]) + "y " + book.payment[row]);
            info.unit = unit;
            return info;
        };
        if (book.upfrontNano[row] >= 0 && book.hourlyNano[row] >= 0 && book.termYears[row] > 0) {
            const N upfront
                = leaf<N>(usdOfNano(book.upfrontNano[row]), [&] { return describe("upfront_usd", "A", "USD"); });
            const N hourly
                = leaf<N>(usdOfNano(book.hourlyNano[row]), [&] { return describe("hourly_usd", "h", "USD/h"); });
            committed = commitmentUsdPerHour(upfront, hourly, static_cast<double>(book.termYears[row]));
        } else {
            committed = leaf<N>(
                usdOfNano(book.effectiveNano[row]), [&] { return describe("committed_usd_per_hour", "p_c", "USD/h"); });
        }
    }
    const Label label{"price_usd_per_hour", "p", "USD/h", "simulation 10"};
    switch (option.kind) {
    case PurchaseKind::onDemand: return named(label, onDemand);
    case PurchaseKind::spot: return named(label, spot);
    case PurchaseKind::commitment: return named(label, committed);
    case PurchaseKind::ownRate:
        if (option.usdPerHour)
            return named(label, parameter<N>(*option.usdPerHour, "own_usd_per_hour", "p", "USD/h"));
        return discountedUsdPerHour(onDemand, parameter<N>(option.discountPct.value_or(0.0), "discount_pct", "d", "%"));
    case PurchaseKind::mix:
        return mixUsdPerHour(option.onDemandShare, onDemand, option.spotShare,
            spotUsdPerUsefulHour(spot, N(spotFactor)), option.commitmentShare, committed);
    }
    return named(label, onDemand);
}

template double PriceFinder::price(const OptionPrice &, std::size_t, double) const;
template Uncertain PriceFinder::price(const OptionPrice &, std::size_t, double) const;
template Traced PriceFinder::price(const OptionPrice &, std::size_t, double) const;

std::optional<int> PriceFinder::bucket(TypeIndex type, RegionIndex region) const
{
    const auto row = m_snapshot.bandAt(type, region, m_asOf);
    return row ? std::optional(int{m_snapshot.bands.bucket[*row]}) : std::nullopt;
}

bool PriceFinder::bandStale(TypeIndex type, RegionIndex region) const
{
    const auto row = m_snapshot.bandAt(type, region, m_asOf);
    return row && m_snapshot.bands.overlay[*row] != 2 && isStale(m_snapshot.bands.date[*row], m_asOf, kStaleMonthsBand);
}

} // namespace wattfare
