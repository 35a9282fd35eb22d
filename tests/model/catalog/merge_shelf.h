// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/commitments.h"
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/import_step.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

// A catalogue with an overlay of its own, and lists as a publisher would send them: complete, or short of one offer.
namespace wattfare::test {

inline const Date kDay = *Date::parse("2026-11-01");

class Shelf
{
public:
    Shelf()
        : m_overlay(*Overlay::open(file()))
    {
    }
    std::filesystem::path file() const { return m_scratch.path("overlay.db"); }
    Overlay &overlay() const { return *m_overlay; }
    SnapshotPtr load() const
    {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file());
        REQUIRE(loaded);
        return *loaded;
    }
    std::int64_t apply(const ImportBatch &batch) const
    {
        const auto info = m_overlay->apply(batch, *load());
        REQUIRE(info);
        return info->id;
    }

private:
    Scratch m_scratch;
    std::unique_ptr<Overlay> m_overlay;
};

inline ImportBatch batch(const char *file = "rows.csv", const char *publisher = "Somebody", const char *title = "Rows")
{
    ImportSource source;
    source.kind = "test";
    source.fileName = file;
    source.title = title;
    source.publisher = publisher;
    return ImportBatch(source);
}

// The whole list of a region as it was, without `missing`.
inline ImportBatch listWithout(const Snapshot &s, const char *region, std::string_view missing)
{
    ImportBatch rows = batch();
    for (std::size_t i = 0; i < s.types.size(); ++i) {
        const auto row = s.priceAt(s.onDemand, static_cast<TypeIndex>(i), s.region(region), kDay);
        if (row && s.types[i].name != missing)
            rows.onDemand(s.types[i].name, region, kDay, s.onDemand.nanoUsdPerHour[*row]);
    }
    rows.completeFor("on_demand", region, kDay);
    return rows;
}

// Effective rate of a commitment of g5.xlarge in us-east-1.
inline std::optional<double> committed(
    const Snapshot &s, const char *day, const char *option = "reserved_standard/1/no_upfront")
{
    std::optional<double> usd;
    forEachCommitment(s, s.type("g5.xlarge"), s.region("us-east-1"), *Date::parse(day), [&](std::size_t row) {
        if (commitmentOption(s.commitments, row) == option)
            usd = s.commitments.effectiveUsdPerHour(row);
    });
    return usd;
}

// All offers of a plan in us-east-1 as they were, without one.
inline ImportBatch commitmentsWithout(
    const Snapshot &s, const char *plan, std::string_view type, std::string_view option, Date day)
{
    ImportBatch rows = batch();
    const CommitmentBook &book = s.commitments;
    for (std::size_t i = 0; i < s.types.size(); ++i)
        forEachCommitment(s, static_cast<TypeIndex>(i), s.region("us-east-1"), day, [&](std::size_t row) {
            if (book.plan[row] == plan && !(s.types[i].name == type && commitmentOption(book, row) == option))
                rows.commitment({.type = s.types[i].name,
                    .region = "us-east-1",
                    .plan = plan,
                    .payment = book.payment[row],
                    .termYears = book.termYears[row],
                    .asOf = day,
                    .effectiveNano = book.effectiveNano[row]});
        });
    rows.completeFor(plan, "us-east-1", day);
    return rows;
}

inline std::optional<double> price(const Snapshot &s, const char *type, const char *region, const char *day)
{
    const auto row = s.priceAt(s.onDemand, s.type(type), s.region(region), *Date::parse(day));
    return row ? std::optional<double>(s.onDemand.usdPerHour(*row)) : std::nullopt;
}

} // namespace wattfare::test
