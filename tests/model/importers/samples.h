// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/common/importer.h"
#include "tests/model/catalog/scratch.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <sstream>

namespace wattfare::test {

inline std::filesystem::path sample(const std::string &name)
{
    return std::filesystem::path(WATTFARE_SOURCE_DIR) / "tests/data/importers" / name;
}

// Every kind with a sample and the answers that it needs.
struct KindSample {
    ImportKind kind;
    const char *file;
    ImportOptions options;
};
inline std::vector<KindSample> kindSamples()
{
    return {{ImportKind::awsPriceListJson, "price_list.json", {{"today", "2026-11-01"}}},
        {ImportKind::awsPriceListCsv, "price_list.csv", {{"today", "2026-11-01"}}},
        {ImportKind::awsSavingsPlans, "savings_plans.json", {{"today", "2026-11-01"}}},
        {ImportKind::spotPriceHistory, "spot_history.json", {{"today", "2026-11-01"}}},
        {ImportKind::spotAdvisor, "spot_advisor.json", {{"as_of", "2026-10-01"}}},
        {ImportKind::instanceTypes, "instance_types.json", {}},
        {ImportKind::regionMetadata, "region_metadata.csv", {{"today", "2026-11-01"}}},
        {ImportKind::gridIntensity, "grid.csv", {{"basis", "lifecycle"}, {"today", "2026-11-01"}}},
        {ImportKind::availabilityTrace, "trace_runs.csv", {{"one_means", "available"}}},
        {ImportKind::catalogCsv, "prices_own.csv", {{"today", "2026-11-01"}}},
        {ImportKind::pastedTable, "pasted.txt", {{"as_of", "2026-10-01"}, {"accept_repairs", "yes"}}},
        {ImportKind::spotHistoryCsv, "spot_history.csv", {{"today", "2026-11-01"}}},
        {ImportKind::spotPriceFeed, "spot_feed.js", {{"as_of", "2026-10-01"}}},
        {ImportKind::capacityBlocks, "capacity_blocks.json", {{"as_of", "2026-10-01"}}},
        {ImportKind::capacityBlocksCsv, "capacity_blocks.csv", {{"as_of", "2026-10-01"}}},
        {ImportKind::savingsRates, "savings_rates.json", {{"as_of", "2026-10-01"}}},
        {ImportKind::savingsRatesCsv, "savings_rates.csv", {{"as_of", "2026-10-01"}}}};
}

// A year of hourly intensities in the export form: too large to keep as a file.
inline std::string gridYear(int year = 2023, std::size_t hours = 8760)
{
    std::string out = "Datetime (UTC),Country,Zone name,Zone id,Carbon intensity gCO\xe2\x82\x82"
                      "eq/kWh (direct),"
                      "Carbon intensity gCO\xe2\x82\x82"
                      "eq/kWh (Life cycle),Carbon-free energy percentage (CFE%),Data source\n";
    const std::int64_t start = std::int64_t{Date::fromYmd(year, 1, 1)->days} * 86400;
    for (std::size_t h = 0; h < hours; ++h) {
        std::string time = isoUtc(start + static_cast<std::int64_t>(h) * 3600).substr(0, 19);
        time[10] = ' ';
        const int direct = 200 + static_cast<int>(h % 24) * 10;
        out += time + ",Germany,Germany,DE," + std::to_string(direct) + ".5," + std::to_string(direct + 40)
            + ",55.1,entsoe.eu\n";
    }
    return out;
}

inline std::string bytesOf(const KindSample &s)
{
    return s.kind == ImportKind::gridIntensity ? gridYear() : readAll(sample(s.file));
}

inline std::optional<std::int64_t> onDemandOf(const ImportBatch &batch, std::string_view type, std::string_view region)
{
    for (const auto &row : batch.onDemandRows())
        if (batch.name(row.type) == type && batch.name(row.region) == region)
            return row.nano;
    return std::nullopt;
}

// All rows of a batch, one a line, without the numbers of lines.
inline std::vector<std::string> textOf(const ImportBatch &b)
{
    std::vector<std::string> out;
    const auto add = [&](const auto &...parts) {
        std::ostringstream line;
        line.precision(17);
        ((line << parts << '|'), ...);
        out.push_back(line.str());
    };
    const auto name = [&](std::uint32_t number) { return std::string(b.nameOr(number, "-")); };
    for (const auto *rows : {&b.onDemandRows(), &b.spotRows(), &b.capacityBlockRows()})
        for (const auto &r : *rows)
            add("price", name(r.type), name(r.region), r.asOf.iso(), r.nano, r.low, r.high, name(r.source),
                name(r.locator));
    for (const auto &r : b.commitments())
        add("commitment", name(r.type), name(r.region), name(r.plan), name(r.payment), r.termYears, r.asOf.iso(),
            r.effective, r.upfront, r.hourly, name(r.source));
    for (const auto &r : b.bands())
        add("band", name(r.type), name(r.region), name(r.os), r.asOf.iso(), r.bucket, r.lowPct, r.highPct, r.savingsPct,
            name(r.source));
    for (const auto &r : b.figures()) {
        std::string sources;
        for (const std::string &source : r.sources)
            sources += source + ';';
        add("figure", subjectKindId(r.kind), r.subject, r.quantity, r.method, r.unit, r.value, r.low.value_or(-1),
            r.high.value_or(-1), static_cast<int>(r.cls), r.year.value_or(0), r.asOf ? r.asOf->iso() : "-", sources,
            r.note);
    }
    for (const auto &r : b.specifications())
        add("specification", r.table, r.key, r.column, r.value);
    for (const auto &s : b.series())
        for (const auto &p : s.points)
            add("spot", name(s.type), name(s.region), name(s.zone), p.observedAt, p.nano);
    for (const auto &r : b.factRows()) {
        std::ostringstream line;
        line.precision(17);
        line << r.table->name;
        for (const FieldValue &value : r.values)
            std::visit(
                [&](const auto &v) {
                    if constexpr (!std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                        line << '|' << v;
                },
                value);
        out.push_back(line.str());
    }
    for (std::string &line : out)
        std::erase(line, '\r'); // a line end inside a field is as the file has it
    std::ranges::sort(out);
    return out;
}

inline std::size_t skipsOf(const ImportBatch &batch, std::string_view reason)
{
    for (const auto &[name, count] : batch.skips())
        if (name == reason)
            return count;
    return 0;
}

inline std::optional<std::string> specificationOf(
    const ImportBatch &batch, std::string_view key, std::string_view column)
{
    for (const auto &row : batch.specifications())
        if (row.key == key && row.column == column)
            return row.value;
    return std::nullopt;
}

} // namespace wattfare::test
