// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/carried_prices.h"

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

// An own price where the catalogue has none.
void insertPrice(
    Snapshot &s, PriceBook &book, SpotBook *spot, const Place &place, std::int64_t nano, SourceIndex source)
{
    const std::size_t cell = cellOf(s, place);
    const std::size_t row = book.begin[cell + 1];
    insertAt(book.type, row, place.type);
    insertAt(book.region, row, place.region);
    insertAt(book.date, row, s.newestPrice);
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
    book.withdrawn.erase(cell); // an own price outlives the public offer
    if (book.begin[cell] == book.begin[cell + 1])
        return insertPrice(s, book, spot, place, nano, source);
    for (std::size_t row = book.begin[cell]; row < book.begin[cell + 1]; ++row) { // own prices do not follow dates
        book.nanoUsdPerHour[row] = nano;
        book.source[row] = source;
        book.overlay[row] = kOwn;
        if (spot) {
            spot->lowNano[row] = price.low ? std::llround(*price.low * 1e9) : nano;
            spot->highNano[row] = price.high ? std::llround(*price.high * 1e9) : nano;
        }
    }
}

FigureChoice choiceOf(const Snapshot &s, TypeIndex type, RegionIndex region, std::string option, std::int64_t nano)
{
    FigureChoice choice;
    choice.subjectKind = kCarriedPrice;
    choice.subject = s.types[type].name + "@" + s.regions[region].code;
    choice.quantity = std::move(option);
    choice.value = usdOfNano(nano);
    return choice;
}

} // namespace

std::vector<FigureChoice> ownPricesOf(const Results &results, std::size_t most)
{
    const Snapshot &s = results.snapshot();
    std::vector<FigureChoice> prices;
    std::set<std::pair<TypeIndex, RegionIndex>> done;
    const auto keep = [&](FigureChoice choice) {
        if (prices.size() < most)
            prices.push_back(std::move(choice));
    };
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Candidate &c = results.candidate(i);
        if (!done.emplace(c.type, c.region).second)
            continue;
        if (const auto row = s.priceAt(s.onDemand, c.type, c.region, results.asOf());
            row && s.onDemand.overlay[*row] == kOwn)
            keep(choiceOf(s, c.type, c.region, "on_demand", s.onDemand.nanoUsdPerHour[*row]));
        if (const auto row = s.priceAt(s.spot, c.type, c.region, results.asOf()); row && s.spot.overlay[*row] == kOwn) {
            FigureChoice choice = choiceOf(s, c.type, c.region, "spot", s.spot.nanoUsdPerHour[*row]);
            if (s.spot.lowNano[*row] != s.spot.highNano[*row]) {
                choice.low = usdOfNano(s.spot.lowNano[*row]);
                choice.high = usdOfNano(s.spot.highNano[*row]);
            }
            keep(std::move(choice));
        }
        const CommitmentBook &book = s.commitments;
        const std::size_t cell = cellOf(s, {c.type, c.region});
        std::set<std::string> seen;
        for (std::size_t row = cell + 1 < book.begin.size() ? book.begin[cell + 1] : 0;
             row > (book.begin.empty() ? 0 : book.begin[cell]); --row) {
            if (book.overlay[row - 1] != kOwn || book.date[row - 1] > results.asOf()
                || !seen.insert(commitmentOption(book, row - 1)).second)
                continue;
            keep(choiceOf(s, c.type, c.region, commitmentOption(book, row - 1), book.effectiveNano[row - 1]));
        }
    }
    return prices;
}

bool hasCarriedPrice(const Snapshot &s, const FigureChoice &price, Date asOf)
{
    const Place place = placeOf(s, price);
    if (!place.known())
        return true;
    const auto same = [&](const PriceBook &book) {
        const auto row = s.priceAt(book, place.type, place.region, asOf);
        return row && book.nanoUsdPerHour[*row] == nanoOf(price) && book.overlay[*row] == kOwn;
    };
    if (price.quantity == "on_demand")
        return same(s.onDemand);
    if (price.quantity == "spot")
        return same(s.spot);
    const CommitmentBook &book = s.commitments;
    const std::size_t cell = cellOf(s, place);
    std::optional<std::size_t> inForce; // rows of an option stand in the order of their dates
    for (std::size_t row = cell + 1 < book.begin.size() ? book.begin[cell] : 0;
         cell + 1 < book.begin.size() && row < book.begin[cell + 1]; ++row) {
        if (commitmentOption(book, row) == price.quantity && book.date[row] <= asOf)
            inForce = row;
    }
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
        if (price.quantity == "on_demand") {
            setPrice(s, s.onDemand, nullptr, place, price, source);
        } else if (price.quantity == "spot") {
            setPrice(s, s.spot, &s.spot, place, price, source);
        } else {
            CommitmentBook &book = s.commitments;
            const std::size_t cell = cellOf(s, place);
            for (std::size_t row = cell + 1 < book.begin.size() ? book.begin[cell] : 0;
                 cell + 1 < book.begin.size() && row < book.begin[cell + 1]; ++row) {
                if (commitmentOption(book, row) != price.quantity)
                    continue;
                book.effectiveNano[row] = nanoOf(price);
                book.upfrontNano[row] = book.hourlyNano[row] = -1;
                book.source[row] = source;
                book.overlay[row] = kOwn;
            }
        }
    }
}

} // namespace wattfare
