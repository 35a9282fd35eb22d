// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricing/carried_prices.h"

#include "model/catalog/commitments.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace wattfare {

namespace {

constexpr std::uint8_t kOwn = 2; // of the overlay columns

struct Place {
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    bool known() const { return type != kNone && region != kNone; }
};

Place placeOf(const Snapshot &s, const FigureChoice &price)
{
    const std::size_t cut = price.subject.find('@');
    if (cut == std::string::npos)
        return {};
    return {s.type(std::string_view(price.subject).substr(0, cut)),
        s.region(std::string_view(price.subject).substr(cut + 1))};
}

std::int64_t nanoOf(const FigureChoice &price) { return std::max<std::int64_t>(1, std::llround(price.value * 1e9)); }

std::size_t cellOf(const Snapshot &s, const Place &place)
{
    return std::size_t{place.type} * s.regions.size() + place.region;
}

template <class T>
void insertAt(std::vector<T> &column, std::size_t row, T value)
{
    column.insert(column.begin() + static_cast<std::ptrdiff_t>(row), std::move(value));
}

// An own price of `day`, behind what the cell has up to that day.
void insertPrice(
    Snapshot &s, PriceBook &book, SpotBook *spot, const Place &place, Date day, std::int64_t nano, SourceIndex source)
{
    const std::size_t cell = cellOf(s, place);
    std::size_t row = book.begin[cell];
    while (row < book.begin[cell + 1] && book.date[row] <= day)
        ++row;
    insertAt(book.type, row, place.type);
    insertAt(book.region, row, place.region);
    insertAt(book.date, row, day);
    insertAt(book.nanoUsdPerHour, row, nano);
    insertAt(book.source, row, source);
    insertAt(book.overlay, row, kOwn);
    if (spot) {
        insertAt(spot->lowNano, row, nano);
        insertAt(spot->highNano, row, nano);
    }
    for (std::size_t i = cell + 1; i < book.begin.size(); ++i)
        ++book.begin[i];
}

void setPrice(
    Snapshot &s, PriceBook &book, SpotBook *spot, const Place &place, const FigureChoice &price, SourceIndex source)
{
    const std::size_t cell = cellOf(s, place);
    if (cell + 1 >= book.begin.size())
        return;
    const std::int64_t nano = nanoOf(price);
    const std::optional<Date> start = price.since; // none: at every date
    const auto gone = book.withdrawn.find(cell); // an own price outlives the public offer
    if (!start && gone != book.withdrawn.end())
        book.withdrawn.erase(gone);
    const auto hasRowOf = [&](Date day) {
        const auto first = book.date.begin() + book.begin[cell];
        return std::binary_search(first, book.date.begin() + book.begin[cell + 1], day);
    };
    if (start && gone != book.withdrawn.end() && gone->second > *start && !hasRowOf(gone->second))
        insertPrice(s, book, spot, place, gone->second, nano, source);
    if (start ? !hasRowOf(*start) : book.begin[cell] == book.begin[cell + 1])
        insertPrice(s, book, spot, place, start.value_or(s.newestPrice), nano, source);
    for (std::size_t row = book.begin[cell]; row < book.begin[cell + 1]; ++row) {
        if (start && book.date[row] < *start)
            continue;
        book.nanoUsdPerHour[row] = nano;
        book.source[row] = source;
        book.overlay[row] = kOwn;
        if (spot) {
            spot->lowNano[row] = price.low ? std::llround(*price.low * 1e9) : nano;
            spot->highNano[row] = price.high ? std::llround(*price.high * 1e9) : nano;
        }
    }
}

// The book that the price stands in; none: that of the commitments.
PurchaseParts pricedBy(const FigureChoice &price)
{
    const auto option = optionOfPrice(price.quantity);
    return option ? partsOf(*option) : PurchaseParts{};
}

// The rows of an option within a cell: they stand together, in the order of their dates.
std::pair<std::size_t, std::size_t> rowsOf(const Snapshot &s, const Place &place, std::string_view option)
{
    const CommitmentBook &book = s.commitments;
    const std::size_t cell = cellOf(s, place);
    if (cell + 1 >= book.begin.size())
        return {};
    std::size_t first = book.begin[cell];
    while (first < book.begin[cell + 1] && commitmentOption(book, first) != option)
        ++first;
    std::size_t end = first;
    while (end < book.begin[cell + 1] && commitmentOption(book, end) == option)
        ++end;
    return {first, end};
}

void setCommitment(Snapshot &s, const Place &place, const FigureChoice &price, SourceIndex source)
{
    CommitmentBook &book = s.commitments;
    auto [first, end] = rowsOf(s, place, price.quantity);
    const std::optional<Date> start = price.since;
    if (start) {
        std::size_t at = first;
        while (at < end && book.date[at] <= *start)
            ++at;
        if (at > first && book.date[at - 1] < *start) { // what is in force on that day goes on as the own rate
            const std::size_t before = at - 1;
            insertAt(book.type, at, place.type);
            insertAt(book.region, at, place.region);
            insertAt(book.date, at, *start);
            insertAt(book.plan, at, SharedText(book.plan[before]));
            insertAt(book.termYears, at, std::uint8_t{book.termYears[before]});
            insertAt(book.payment, at, SharedText(book.payment[before]));
            insertAt(book.effectiveNano, at, std::int64_t{0});
            insertAt(book.upfrontNano, at, std::int64_t{-1});
            insertAt(book.hourlyNano, at, std::int64_t{-1});
            insertAt(book.source, at, source);
            insertAt(book.overlay, at, kOwn);
            for (std::size_t i = cellOf(s, place) + 1; i < book.begin.size(); ++i)
                ++book.begin[i];
            ++end;
        }
    }
    for (std::size_t row = first; row < end; ++row) {
        if (start && book.date[row] < *start)
            continue;
        book.effectiveNano[row] = nanoOf(price);
        book.upfrontNano[row] = book.hourlyNano[row] = -1;
        book.source[row] = source;
        book.overlay[row] = kOwn;
    }
}

// Since when the price in force in `row` is the person's and that much: the first of its rows without another between.
template <class Book, class Same>
Date sinceOf(const Book &book, std::size_t first, std::size_t row, Same same)
{
    while (row > first && book.overlay[row - 1] == kOwn && same(row - 1, row))
        --row;
    return book.date[row];
}

FigureChoice choiceOf(
    const Snapshot &s, TypeIndex type, RegionIndex region, std::string option, std::int64_t nano, Date since)
{
    FigureChoice choice;
    choice.subjectKind = kCarriedPrice;
    choice.subject = s.types[type].name + "@" + s.regions[region].code;
    choice.quantity = std::move(option);
    choice.value = usdOfNano(nano);
    choice.since = since;
    return choice;
}

} // namespace

std::vector<FigureChoice> ownPricesOf(
    const Snapshot &s, std::span<const Candidate> candidates, Date asOf, std::size_t most)
{
    std::vector<FigureChoice> prices;
    std::set<std::pair<TypeIndex, RegionIndex>> done;
    const auto keep = [&](FigureChoice choice) {
        if (prices.size() < most)
            prices.push_back(std::move(choice));
    };
    for (const Candidate &c : candidates) {
        if (!done.emplace(c.type, c.region).second)
            continue;
        const std::size_t cell = cellOf(s, {c.type, c.region});
        const auto since = [cell](const PriceBook &book, std::size_t row) {
            return sinceOf(book, book.begin[cell], row,
                [&](std::size_t a, std::size_t b) { return book.nanoUsdPerHour[a] == book.nanoUsdPerHour[b]; });
        };
        if (const auto row = s.priceAt(s.onDemand, c.type, c.region, asOf); row && s.onDemand.overlay[*row] == kOwn)
            keep(choiceOf(s, c.type, c.region, "on_demand", s.onDemand.nanoUsdPerHour[*row], since(s.onDemand, *row)));
        if (const auto row = s.priceAt(s.spot, c.type, c.region, asOf); row && s.spot.overlay[*row] == kOwn) {
            FigureChoice choice
                = choiceOf(s, c.type, c.region, "spot", s.spot.nanoUsdPerHour[*row], since(s.spot, *row));
            if (s.spot.lowNano[*row] != s.spot.highNano[*row]) {
                choice.low = usdOfNano(s.spot.lowNano[*row]);
                choice.high = usdOfNano(s.spot.highNano[*row]);
            }
            keep(std::move(choice));
        }
        const CommitmentBook &book = s.commitments;
        std::vector<std::size_t> own;
        forEachCommitment(s, c.type, c.region, asOf, [&](std::size_t row) {
            if (book.overlay[row] == kOwn)
                own.push_back(row);
        });
        std::ranges::reverse(own); // in this order in documents from the first version on
        for (const std::size_t row : own) {
            const Date from = sinceOf(book, book.begin[cell], row, [&](std::size_t a, std::size_t b) {
                return book.effectiveNano[a] == book.effectiveNano[b]
                    && commitmentOption(book, a) == commitmentOption(book, b);
            });
            keep(choiceOf(s, c.type, c.region, commitmentOption(book, row), book.effectiveNano[row], from));
        }
    }
    return prices;
}

bool hasCarriedPrice(const Snapshot &s, const FigureChoice &price, Date asOf)
{
    const Place place = placeOf(s, price);
    if (!place.known())
        return true;
    if (price.since && asOf < *price.since)
        return true;
    const auto same = [&](const PriceBook &book) {
        const auto row = s.priceAt(book, place.type, place.region, asOf);
        return row && book.nanoUsdPerHour[*row] == nanoOf(price) && book.overlay[*row] == kOwn;
    };
    const PurchaseParts parts = pricedBy(price);
    if (parts.onDemand)
        return same(s.onDemand);
    if (parts.spot)
        return same(s.spot);
    const CommitmentBook &book = s.commitments;
    const auto [first, end] = rowsOf(s, place, price.quantity);
    std::optional<std::size_t> inForce;
    for (std::size_t row = first; row < end && book.date[row] <= asOf; ++row)
        inForce = row;
    return !inForce || (book.effectiveNano[*inForce] == nanoOf(price) && book.overlay[*inForce] == kOwn);
}

void applyCarriedPrices(Snapshot &s, const std::vector<FigureChoice> &figures)
{
    SourceIndex source = s.source("user");
    for (const FigureChoice &price : figures) {
        if (price.subjectKind != kCarriedPrice)
            continue;
        const Place place = placeOf(s, price);
        if (!place.known())
            continue;
        if (source == kNone) {
            Source own;
            own.id = "user";
            source = static_cast<SourceIndex>(s.sources.size());
            s.sources.push_back(std::move(own));
        }
        const PurchaseParts parts = pricedBy(price);
        if (parts.onDemand)
            setPrice(s, s.onDemand, nullptr, place, price, source);
        else if (parts.spot)
            setPrice(s, s.spot, &s.spot, place, price, source);
        else
            setCommitment(s, place, price, source);
    }
}

} // namespace wattfare
