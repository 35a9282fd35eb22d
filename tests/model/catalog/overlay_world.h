// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/load/load.h"
#include "model/catalog/overlay/overlay.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

namespace wattfare::test {

inline const Date kImportDay = *Date::parse("2026-10-01");

class World
{
public:
    World()
        : file(scratch.path("한글 folder") / "overlay.db")
        , overlay(open())
    {
    }
    std::unique_ptr<Overlay> open() const
    {
        auto opened = Overlay::open(file);
        REQUIRE(opened);
        return std::move(*opened);
    }
    SnapshotPtr load() const
    {
        auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
        REQUIRE(loaded);
        return *loaded;
    }
    std::int64_t apply(const ImportBatch &batch) const
    {
        const auto info = overlay->apply(batch, *load());
        REQUIRE(info);
        return info->id;
    }

    Scratch scratch;
    std::filesystem::path file;
    std::unique_ptr<Overlay> overlay;
};

inline ImportBatch batch(const char *kind = "aws_price_list")
{
    ImportSource source;
    source.kind = kind;
    source.fileName = "prices.csv";
    source.title = "Price list";
    return ImportBatch(source);
}

inline std::optional<double> price(
    const Snapshot &s, const PriceBook &book, const char *type, const char *region, const char *day)
{
    const auto row = s.priceAt(book, s.type(type), s.region(region), *Date::parse(day));
    return row ? std::optional<double>(book.usdPerHour(*row)) : std::nullopt;
}

inline FigureRow preferred(const Snapshot &s, SubjectKind kind, std::uint32_t subject, const char *quantity)
{
    const FigureIndex i = s.figures.preferred(kind, subject, s.figures.quantity(quantity));
    REQUIRE(i != kNone);
    return s.figures.row(i);
}

inline UserChoice ownPrice(const char *type, const char *region, double usd)
{
    UserChoice c;
    c.kind = UserChoice::Kind::price;
    c.type = type;
    c.region = region;
    c.option = "on_demand";
    c.value = usd;
    c.setAt = std::int64_t{Date::parse("2026-07-20")->days} * 86400; // what is asked as of today changes with the clock
    return c;
}

} // namespace wattfare::test
