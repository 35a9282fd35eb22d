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

// A price observed before the day may have moved since: by so much the catalogue's prices did (rule 7). A user's own
// price does not age.
Uncertain aged(const Uncertain &price, const Ageing::Bin *bin)
{
    return bin ? Uncertain(
               price.value, std::min(price.low, price.value * bin->low), std::max(price.high, price.value * bin->high))
               : price;
}

// How prices as old as a row's moved since; null for a price of the person and for a number without bounds.
template <Number N, class Book>
const Ageing::Bin *binOf(const std::vector<Ageing::Bin> &bins, const Book &book, std::size_t row, Date day)
{
    if constexpr (std::same_as<N, double>)
        return nullptr;
    else
        return book.overlay[row] == 2 ? nullptr : Ageing::binOf(bins, book.date[row], day);
}

void noteAge(LeafInfo &info, const Ageing::Bin *bin, Date observed, Date day)
{
    if (bin && (bin->low < 1 || bin->high > 1))
        info.notes.push_back(
            {"explain.price_aged", {observed, wholeMonths(observed, day), bin->low, bin->high, bin->pairs}});
}

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

template <Number N>
N billedPerInstance(const Uncertain &spotFactor)
{
    return leaf<N>(spotFactor, [] {
        LeafInfo info;
        info.kind = LeafKind::parameter;
        info.id = "billed_per_instance";
        info.symbol = "E[busy]/W";
        info.unit = "1";
        info.section = "simulation 5.1";
        info.cls = FigureClass::estimate;
        return info;
    });
}

} // namespace

Date newestObservation(const Snapshot &snapshot)
{
    Date newest = snapshot.newestPrice;
    for (const auto *dates : {&snapshot.onDemand.date, &snapshot.spot.date, &snapshot.commitments.date,
             &snapshot.bands.date, &snapshot.capacityBlocks.date})
        if (!dates->empty())
            newest = std::max(newest, *std::max_element(dates->begin(), dates->end()));
    return newest;
}

Date oldestPrice(const Snapshot &snapshot)
{
    const auto &dates = snapshot.onDemand.date;
    return dates.empty() ? newestObservation(snapshot) : *std::min_element(dates.begin(), dates.end());
}

PriceFinder::PriceFinder(const Scenario &scenario, const Snapshot &snapshot)
    : m_scenario(scenario)
    , m_snapshot(snapshot)
    , m_asOf(scenario.asOf ? *scenario.asOf : newestObservation(snapshot))
    , m_day(scenario.asOf ? *scenario.asOf : std::max(m_asOf, scenario.day.value_or(m_asOf)))
    , m_freshOnDemand(oldestWithin(m_day, kStaleMonthsOnDemand))
    , m_freshSpot(oldestWithin(m_day, kStaleMonthsSpot))
    , m_freshCommitment(oldestWithin(m_day, kStaleMonthsCommitment))
    , m_freshBlock(oldestWithin(m_day, kStaleMonthsCapacityBlock))
{
    const auto moves = [](const Ageing::Bin &bin) { return bin.low < 1 || bin.high > 1; };
    m_pricesAge = std::any_of(snapshot.ageing.onDemand.begin(), snapshot.ageing.onDemand.end(), moves)
        || std::any_of(snapshot.ageing.commitment.begin(), snapshot.ageing.commitment.end(), moves)
        || std::any_of(snapshot.ageing.capacityBlock.begin(), snapshot.ageing.capacityBlock.end(), moves);
}

// What is in force at the as-of date.
std::uint32_t PriceFinder::commitmentAt(TypeIndex type, RegionIndex region, const PurchaseOption &option) const
{
    std::uint32_t found = kNoRow;
    forEachCommitment(m_snapshot, type, region, m_asOf, [&](std::size_t row) {
        if (isOf(m_snapshot.commitments, row, option))
            found = static_cast<std::uint32_t>(row);
    });
    return found;
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
            found.stale
                = m_snapshot.onDemand.date[*row] < m_freshOnDemand && isStaleOnDemand(m_snapshot.onDemand, *row, m_day);
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
    if (partsOf(option).capacityBlock) {
        if (const auto row = m_snapshot.priceAt(m_snapshot.capacityBlocks, type, region, m_asOf)) {
            found.capacityBlock = static_cast<std::uint32_t>(*row);
            take(m_snapshot.capacityBlocks, *row, m_freshBlock);
        } else {
            found.known = false;
        }
    }
    if (partsOf(option).commitment) {
        found.commitment = commitmentAt(type, region, option);
        if (found.commitment != kNoRow)
            take(m_snapshot.commitments, found.commitment, m_freshCommitment);
        else
            found.known = false;
    }
    return found;
}

template <Number N>
PriceFinder::Books<N> PriceFinder::inBooks(const OptionPrice &found, std::size_t index) const
{
    const PurchaseOption &option = m_scenario.purchase[index];
    const Snapshot &s = m_snapshot;
    Books<N> books;
    auto &[onDemand, spot, committed, block] = books;
    if (found.onDemand != kNoRow) {
        const std::size_t row = found.onDemand;
        const Ageing::Bin *bin = binOf<N>(s.ageing.onDemand, s.onDemand, row, m_day);
        onDemand = leaf<N>(aged(s.onDemand.usdPerHour(row), bin), [&] {
            LeafInfo info = priceLeaf(s, s.onDemand.type[row], s.onDemand.region[row], s.onDemand.date[row],
                s.onDemand.source[row], "on_demand_usd_per_hour", "p_od", "on-demand");
            if (s.onDemand.overlay[row] == 2)
                info.cls = FigureClass::user;
            addOtherDates(info, s, s.onDemand, row);
            noteAge(info, bin, s.onDemand.date[row], m_day);
            return info;
        });
    }
    if (found.spot != kNoRow) {
        const std::size_t row = found.spot;
        const Uncertain value(s.spot.usdPerHour(row), usdOfNano(s.spot.lowNano[row]), usdOfNano(s.spot.highNano[row]));
        const Ageing::Bin *bin = binOf<N>(s.ageing.spot, s.spot, row, m_day);
        spot = leaf<N>(aged(value, bin), [&] {
            LeafInfo info = priceLeaf(s, s.spot.type[row], s.spot.region[row], s.spot.date[row], s.spot.source[row],
                "spot_usd_per_hour", "p_sp", "spot");
            addOtherDates(info, s, s.spot, row);
            noteAge(info, bin, s.spot.date[row], m_day);
            return info;
        });
    }
    if (found.capacityBlock != kNoRow) {
        const PriceBook &book = s.capacityBlocks;
        const std::size_t row = found.capacityBlock;
        const Ageing::Bin *bin = binOf<N>(s.ageing.capacityBlock, book, row, m_day);
        block = leaf<N>(aged(book.usdPerHour(row), bin), [&] {
            LeafInfo info = priceLeaf(s, book.type[row], book.region[row], book.date[row], book.source[row],
                "capacity_block_usd_per_hour", "p_b", "capacity-block");
            addOtherDates(info, s, book, row);
            noteAge(info, bin, book.date[row], m_day);
            return info;
        });
    }
    if (found.commitment != kNoRow) {
        const CommitmentBook &book = s.commitments;
        const std::size_t row = found.commitment;
        const Ageing::Bin *bin = binOf<N>(s.ageing.commitment, book, row, m_day);
        const auto describe = [&](std::string id, std::string symbol, Unit unit) {
            LeafInfo info = priceLeaf(s, book.type[row], book.region[row], book.date[row], book.source[row],
                std::move(id), std::move(symbol),
                option.plan + ' ' + std::to_string(book.termYears[row]) + "y " + book.payment[row].text());
            info.unit = unit;
            noteAge(info, bin, book.date[row], m_day);
            return info;
        };
        if (book.upfrontNano[row] >= 0 && book.hourlyNano[row] >= 0 && book.termYears[row] > 0) {
            const N upfront = leaf<N>(
                aged(usdOfNano(book.upfrontNano[row]), bin), [&] { return describe("upfront_usd", "A", "USD"); });
            const N hourly = leaf<N>(
                aged(usdOfNano(book.hourlyNano[row]), bin), [&] { return describe("hourly_usd", "h", "USD/h"); });
            committed = commitmentUsdPerHour(upfront, hourly, static_cast<double>(book.termYears[row]));
        } else {
            committed = leaf<N>(aged(usdOfNano(book.effectiveNano[row]), bin),
                [&] { return describe("committed_usd_per_hour", "p_c", "USD/h"); });
        }
    }
    return books;
}

template <Number N>
N PriceFinder::price(const OptionPrice &found, std::size_t index, const Uncertain &spotFactor) const
{
    const PurchaseOption &option = m_scenario.purchase[index];
    const auto [onDemand, spot, committed, block] = inBooks<N>(found, index);
    const Label label{"price_usd_per_hour", "p", "USD/h", "simulation 10"};
    const N factor = billedPerInstance<N>(spotFactor);
    switch (option.kind) {
    case PurchaseKind::onDemand: return named(label, onDemand);
    case PurchaseKind::spot: return named(label, spot);
    case PurchaseKind::commitment: return named(label, committed);
    case PurchaseKind::capacityBlock: return named(label, block);
    case PurchaseKind::ownRate:
        if (option.usdPerHour)
            return named(label, parameter<N>(*option.usdPerHour, "own_usd_per_hour", "p", "USD/h"));
        return discountedUsdPerHour(onDemand, parameter<N>(option.discountPct.value_or(0.0), "discount_pct", "d", "%"));
    case PurchaseKind::mix:
        return mixUsdPerHour(option.onDemandShare, onDemand, option.spotShare, spotUsdPerUsefulHour(spot, factor),
            option.commitmentShare, committed);
    }
    return named(label, onDemand);
}

template <Number N>
std::optional<SplitPrice<N>> PriceFinder::split(
    const OptionPrice &found, std::size_t index, const Uncertain &spotFactor) const
{
    const PurchaseOption &option = m_scenario.purchase[index];
    if (found.commitment == kNoRow || option.termYears <= 0)
        return std::nullopt;
    const Books<N> books = inBooks<N>(found, index);
    SplitPrice<N> split;
    split.committedShare = committedShare(option);
    split.termHours = kHoursPerYear * option.termYears;
    split.committedUsd = books.committed;
    const double rest = 1.0 - split.committedShare;
    if (!(rest > 0))
        return split;
    const Label label{"rest_usd_per_hour", "p_rest", "USD/h", "simulation 10"};
    if (!(option.spotShare > 0)) {
        split.restUsd = named(label, books.onDemand);
        return split;
    }
    const N spot = spotUsdPerUsefulHour(books.spot, billedPerInstance<N>(spotFactor));
    split.restUsd = option.onDemandShare > 0
        ? named(label, books.onDemand * (option.onDemandShare / rest) + spot * (option.spotShare / rest))
        : named(label, spot);
    return split;
}

template double PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
template Uncertain PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
template Traced PriceFinder::price(const OptionPrice &, std::size_t, const Uncertain &) const;
template std::optional<SplitPrice<double>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;
template std::optional<SplitPrice<Uncertain>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;
template std::optional<SplitPrice<Traced>> PriceFinder::split(
    const OptionPrice &, std::size_t, const Uncertain &) const;

std::optional<int> PriceFinder::bucket(TypeIndex type, RegionIndex region) const
{
    const auto row = m_snapshot.bandAt(type, region, m_asOf);
    return row ? std::optional(int{m_snapshot.bands.bucket[*row]}) : std::nullopt;
}

std::optional<std::pair<int, int>> PriceFinder::bucketRange(TypeIndex type, RegionIndex region) const
{
    const auto row = m_snapshot.bandAt(type, region, m_asOf);
    if (!row)
        return std::nullopt;
    const int bucket = m_snapshot.bands.bucket[*row];
    const bool fresh = !isStale(m_snapshot.bands.date[*row], m_day, 1) || m_snapshot.bands.overlay[*row] == 2;
    return fresh ? std::pair(bucket, bucket) : m_snapshot.ageing.bandRange(bucket);
}

bool PriceFinder::bandStale(TypeIndex type, RegionIndex region) const
{
    const auto row = m_snapshot.bandAt(type, region, m_asOf);
    return row && m_snapshot.bands.overlay[*row] != 2 && isStale(m_snapshot.bands.date[*row], m_day, kStaleMonthsBand);
}

} // namespace wattfare
