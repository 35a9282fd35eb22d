// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/spot_history_csv.h"

#include "model/importers/aws/answer.h"
#include "model/importers/aws/observation_day.h"
#include "model/importers/aws/spot_observation.h"
#include "model/importers/common/table_time.h"
#include "model/support/input_error.h"

#include <array>

namespace wattfare {

namespace {

enum SpotColumn : std::size_t { kSpotZone, kSpotType, kSpotProduct, kSpotUsd, kSpotTime };
constexpr std::array kSpotColumns{AnswerColumn{"AvailabilityZone", true}, AnswerColumn{"InstanceType", true},
    AnswerColumn{"ProductDescription", true}, AnswerColumn{"SpotPrice", true}, AnswerColumn{"Timestamp", true}};
constexpr AnswerShape kSpotShape{"SpotPriceHistory", kSpotColumns};

// The lines of one type, zone and second.
std::vector<std::uint64_t> linesOf(
    const std::filesystem::path &file, std::string_view type, std::string_view zone, std::int64_t observedAt)
{
    std::vector<std::uint64_t> lines;
    static_cast<void>(readAnswerCsv(file, kSpotShape,
        [&](const AnswerRow &row) -> Result<void> {
            if (row[kSpotType] == type && row[kSpotZone] == zone && row[kSpotProduct].starts_with("Linux/UNIX")
                && parseTableTime(row[kSpotTime]) == observedAt)
                lines.push_back(row.line());
            return {};
        },
        {}));
    return lines;
}

} // namespace

Likeness recogniseSpotHistoryCsv(const FileHead &head)
{
    return isAnswerCsv(head, kSpotShape) ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseSpotHistoryCsv(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    const std::string name = file.filename().string();
    ImportSource source;
    source.fileName = name;
    source.title = "EC2 spot price history";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    ImportBatch &batch = parsed.batch;
    const Date latest = latestDay(options);
    const auto take = [&](const AnswerRow &row) -> Result<void> {
        const auto read
            = spotObservation({row[kSpotType], row[kSpotZone], row[kSpotProduct], row[kSpotUsd], row[kSpotTime]},
                parseTableTime(row[kSpotTime]), latest);
        if (!read)
            return tl::unexpected<Error>(
                inputRefused(name, row.line(), read.error().field, read.error().found, read.error().expected));
        if (!read->linux)
            batch.skipped("import.skip.other_system");
        else if (read->region.empty())
            batch.skipped("import.skip.other_location");
        else
            batch.spotPoint(row[kSpotType], read->region, row[kSpotZone], read->time, read->nano);
        return {};
    };
    if (auto done = readAnswerCsv(file, kSpotShape, take, progress); !done)
        return tl::unexpected<Error>(done.error());
    batch.deriveRegionalSpot();
    if (const auto clash = batch.uniteRepeats()) {
        if (clash->table != "spot_history")
            return tl::unexpected<Error>(clashError(name, *clash));
        const ImportBatch::Series &series = batch.series()[clash->first];
        const auto lines = linesOf(file, batch.name(series.type), batch.name(series.zone), clash->observedAt);
        if (lines.size() < 2)
            return tl::unexpected<Error>(clashError(name, *clash));
        return tl::unexpected<Error>(inputRefused(name, lines[1], "SpotPrice " + clash->key, clash->after,
            clause<Phrase::asGivenInLine>(clash->before, lines[0])));
    }
    return parsed;
}

} // namespace wattfare
