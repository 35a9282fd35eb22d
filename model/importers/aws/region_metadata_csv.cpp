// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/region_metadata_csv.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <array>
#include <set>

namespace wattfare {

namespace {

struct Quantity {
    std::string_view column, id, unit;
    FigureClass cls;
    double min, max;
};

// The file's columns and the catalogue's names for what they hold.
constexpr std::array kQuantities{Quantity{"power-usage-effectiveness", "pue", "1", FigureClass::vendor, 1.0, 5.0},
    Quantity{"water-usage-effectiveness", "wue_l_kwh", "L/kWh", FigureClass::vendor, 0.0, 100.0},
    Quantity{"provider-cfe-annual", "provider_cfe_share", "1", FigureClass::vendor, 0.0, 1.0},
    Quantity{
        "provider-carbon-intensity-market-annual", "market_based_g_kwh", "g/kWh", FigureClass::vendor, 0.0, 3000.0},
    Quantity{"grid-carbon-intensity-average-consumption-annual", "ci_lifecycle_g_kwh", "g/kWh", FigureClass::derived,
        0.0, 3000.0},
    Quantity{"grid-carbon-intensity-marginal-consumption-annual", "ci_marginal_g_kwh", "g/kWh", FigureClass::derived,
        0.0, 3000.0}};

bool isEmpty(std::string_view text)
{
    const std::string value = lowered(text);
    return value.empty() || value == "na" || value == "n/a" || value == "null" || value == "-";
}

} // namespace

Likeness recogniseRegionMetadata(const FileHead &head)
{
    return head.header().find("cloud-provider") && head.header().find("cloud-region") ? Likeness::certain
                                                                                      : Likeness::none;
}

Result<ParsedImport> parseRegionMetadata(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    ImportSource source;
    source.fileName = name;
    source.title = "Real Time Cloud: region metadata";
    source.publisher = "Green Software Foundation";
    source.location = "https://github.com/Green-Software-Foundation/real-time-cloud";
    source.licence = "Joint Development Foundation terms; data as is";
    source.attribution = "Green Software Foundation, Real Time Cloud";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};

    std::size_t year = 0, provider = 0, region = 0;
    std::array<std::optional<std::size_t>, kQuantities.size()> columns;
    std::set<std::pair<std::string, int>> seen;
    TableHandlers handlers;
    const Date latest = latestDay(options);
    handlers.header = [&](const TableHeader &header, std::uint64_t line) -> Result<void> {
        std::size_t *const needed[] = {&year, &provider, &region};
        constexpr std::string_view kNeeded[] = {"year", "cloud-provider", "cloud-region"};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto found = header.find(kNeeded[i]);
            if (!found)
                return tl::unexpected<Error>(
                    inputRefused(name, line, Phrase::header, "", clause<Phrase::column>(kNeeded[i])));
            *needed[i] = *found;
        }
        bool any = false;
        for (std::size_t i = 0; i < kQuantities.size(); ++i) {
            columns[i] = header.find(kQuantities[i].column);
            any = any || columns[i];
        }
        if (!any)
            return tl::unexpected<Error>(
                inputRefused(name, line, Phrase::header, "", Phrase::atLeastOneColumnOfFigures));
        return {};
    };
    handlers.row = [&](const CsvRow &row) -> Result<void> {
        if (trimmed(row.fields[provider]) != "Amazon Web Services") {
            parsed.batch.skipped("import.skip.other_provider");
            return {};
        }
        const std::string_view yearText = trimmed(row.fields[year]);
        const auto y = parseInteger(yearText);
        if (!y || *y < 2000 || *y > latest.year())
            return tl::unexpected<Error>(
                inputRefused(name, row.line, "year", yearText, clause<Phrase::yearFrom2000To>(latest.year())));
        const std::string key(trimmed(row.fields[region]));
        if (key.empty() || key.size() > 64)
            return tl::unexpected<Error>(inputRefused(name, row.line, "cloud-region", key, Phrase::region));
        if (!seen.emplace(key, static_cast<int>(*y)).second)
            return tl::unexpected<Error>(
                inputRefused(name, row.line, "cloud-region", key, Phrase::eachRegionOnceAYear));
        for (std::size_t i = 0; i < kQuantities.size(); ++i) {
            if (!columns[i])
                continue;
            const Quantity &q = kQuantities[i];
            const std::string_view text = trimmed(row.fields[*columns[i]]);
            if (isEmpty(text))
                continue;
            const auto value = parseFinite(text);
            if (!value || *value < q.min || *value > q.max)
                return tl::unexpected<Error>(
                    inputRefused(name, row.line, q.column, text, clause<Phrase::numberFromTo>(q.min, q.max)));
            FigureIn figure;
            figure.kind = SubjectKind::region;
            figure.subject = key;
            figure.quantity = q.id;
            figure.unit = q.unit;
            figure.value = *value;
            figure.cls = q.cls;
            figure.year = static_cast<int>(*y);
            figure.line = row.line;
            parsed.batch.figure(std::move(figure));
        }
        return {};
    };
    if (auto done = readTable(file, handlers, progress); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
