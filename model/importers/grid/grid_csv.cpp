// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/grid/grid_csv.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/table_time.h"
#include "model/support/date.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <map>
#include <vector>

namespace wattfare {

namespace {

struct Year {
    std::vector<bool> seen = std::vector<bool>(std::size_t(366) * 24);
    double sum = 0.0;
    std::size_t count = 0;
    std::array<std::array<double, 24>, 12> cell{};
    std::array<std::array<std::uint32_t, 24>, 12> cellCount{};
    std::uint64_t line = 0;
};

std::size_t hoursOf(int year)
{
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return leap ? 8784 : 8760;
}

class GridParser
{
public:
    GridParser(std::string name, const ImportOptions &options, ParsedImport &parsed)
        : m_name(std::move(name))
        , m_options(options)
        , m_latest(latestDay(options))
        , m_parsed(parsed)
    {
    }

    Result<void> header(const TableHeader &header, std::uint64_t line)
    {
        auto time = header.find("datetime (utc)");
        if (!time)
            time = header.find("datetime");
        const auto zone = header.find("zone id");
        const auto direct = header.containing("(direct)");
        auto lifecycle = header.containing("(lca)");
        if (!lifecycle)
            lifecycle = header.containing("(life cycle)");
        if (!time)
            return refused(line, Phrase::header, "", clause<Phrase::column>("Datetime (UTC)"));
        if (!zone)
            return refused(line, Phrase::header, "", clause<Phrase::column>("Zone id"));
        if (!direct && !lifecycle)
            return refused(line, Phrase::header, "", Phrase::carbonColumn);
        m_time = *time;
        m_zone = *zone;
        m_lifecycle = lifecycle.has_value();
        if (const auto given = m_options.find("basis"); given != m_options.end()) {
            if (given->second != "direct" && given->second != "lifecycle")
                return refused(0, "basis", given->second, Phrase::directOrLifecycle);
            m_lifecycle = given->second == "lifecycle";
            if (m_lifecycle ? !lifecycle : !direct)
                return refused(line, Phrase::header, "", clause<Phrase::carbonColumnOf>(given->second));
        } else if (direct && lifecycle) {
            m_parsed.questions.push_back(
                {"basis", {"import.question.basis", {m_name}}, {"lifecycle", "direct"}, "lifecycle"});
        }
        m_value = m_lifecycle ? *lifecycle : *direct;
        return {};
    }

    Result<void> row(const CsvRow &row)
    {
        const std::string_view timeText = trimmed(row.fields[m_time]);
        const auto time = parseTableTime(timeText);
        if (!time || *time < 946684800 || *time >= endOf(m_latest))
            return refused(row.line, "Datetime (UTC)", timeText, clause<Phrase::utcTimeExampleFrom2000To>(m_latest));
        if (*time % 3600 != 0)
            return refused(row.line, "Datetime (UTC)", timeText, Phrase::wholeHour);
        const std::string zone(trimmed(row.fields[m_zone]));
        if (zone.empty() || zone.size() > 64)
            return refused(row.line, "Zone id", zone, Phrase::gridZone);
        const std::string_view text = trimmed(row.fields[m_value]);
        const Date day{static_cast<std::int32_t>(*time / 86400)};
        const int year = day.year();
        if (m_zoneNow != zone || m_yearNow != year) {
            if (m_years.size() >= 2000 && !m_years.contains({zone, year}))
                return refused(row.line, "Zone id", zone, Phrase::atMost2000ZonesAndYears);
            m_zoneNow = zone;
            m_yearNow = year;
            m_now = &m_years[{zone, year}];
            m_yearStart = std::int64_t{Date::fromYmd(year, 1, 1)->days} * 86400;
        }
        const auto hour = static_cast<std::size_t>((*time - m_yearStart) / 3600);
        if (m_now->seen[hour])
            return refused(row.line, "Datetime (UTC)", timeText, Phrase::eachHourOnce);
        m_now->seen[hour] = true;
        m_now->line = row.line;
        if (text.empty()) {
            m_parsed.batch.skipped("import.skip.no_value");
            return {};
        }
        const auto value = parseFinite(text);
        if (!value || *value < 0.0 || *value > 3000.0)
            return refused(row.line, m_lifecycle ? "(Life cycle)" : "(direct)", text,
                clause<Phrase::numberFromTo>(0, Amount{3000, "g/kWh"}));
        const auto month = static_cast<std::size_t>(day.month() - 1);
        const auto hourOfDay = static_cast<std::size_t>(*time % 86400 / 3600);
        m_now->sum += *value;
        ++m_now->count;
        m_now->cell[month][hourOfDay] += *value;
        ++m_now->cellCount[month][hourOfDay];
        return {};
    }

    Result<void> finish()
    {
        if (m_years.empty())
            return refused(2, Phrase::row, Phrase::endOfFile, Phrase::rows);
        for (const auto &[key, y] : m_years)
            if (auto done = hand(key.first, key.second, y); !done)
                return done;
        return {};
    }

private:
    tl::unexpected<Error> refused(std::uint64_t line, Argument field, Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(
            inputRefused(m_name, line, std::move(field), std::move(found), std::move(expected)));
    }

    Result<void> hand(const std::string &zone, int year, const Year &y)
    {
        const std::string label = zone + " " + std::to_string(year);
        if (static_cast<double>(y.count) < kMinYearShare * static_cast<double>(hoursOf(year)))
            return refused(
                y.line, label, clause<Phrase::hoursWithValue>(y.count), clause<Phrase::mostOf>(hoursOf(year)));
        ProfileIn profile;
        profile.gridZone = zone;
        profile.basis = m_lifecycle ? "electricitymaps-lca" : "electricitymaps-direct";
        profile.year = year;
        profile.annualMean = y.sum / static_cast<double>(y.count);
        if (!(profile.annualMean > 0.0))
            return refused(y.line, label, "0", Phrase::annualMeanAboveZero);
        profile.monthHour.emplace();
        std::array<double, 24> hourSum{};
        std::array<double, 12> monthSum{};
        for (std::size_t m = 0; m < 12; ++m) {
            for (std::size_t h = 0; h < 24; ++h) {
                const std::uint32_t n = y.cellCount[m][h];
                if (n == 0)
                    return refused(
                        y.line, label, clause<Phrase::monthAndHour>(m + 1, h), Phrase::valueForEachMonthAndHour);
                (*profile.monthHour)[m][h] = y.cell[m][h] / n / profile.annualMean;
                profile.monthHourSamples[m][h] = n;
                hourSum[h] += y.cell[m][h];
                monthSum[m] += y.cell[m][h];
                profile.hourSamples[h] += n;
                profile.monthSamples[m] += n;
                if ((*profile.monthHour)[m][h] > 100.0)
                    return refused(y.line, label, Phrase::valueOver100Means, Phrase::plausibleCourseOfYear);
            }
        }
        for (std::size_t h = 0; h < 24; ++h)
            profile.hour[h] = hourSum[h] / profile.hourSamples[h] / profile.annualMean;
        for (std::size_t m = 0; m < 12; ++m)
            profile.month[m] = monthSum[m] / profile.monthSamples[m] / profile.annualMean;
        m_parsed.batch.profile(profile);
        return {};
    }

    std::string m_name;
    const ImportOptions &m_options;
    Date m_latest;
    ParsedImport &m_parsed;
    std::size_t m_time = 0, m_zone = 0, m_value = 0;
    bool m_lifecycle = true;
    std::map<std::pair<std::string, int>, Year> m_years;
    std::string m_zoneNow;
    int m_yearNow = 0;
    std::int64_t m_yearStart = 0;
    Year *m_now = nullptr;
};

} // namespace

Likeness recogniseGridIntensity(const FileHead &head)
{
    const TableHeader &header = head.header();
    return header.find("zone id") && header.containing("datetime") && header.containing("carbon intensity")
        ? Likeness::certain
        : Likeness::none;
}

Result<ParsedImport> parseGridIntensity(
    const std::filesystem::path &file, const ImportOptions &options, const ProgressFn &progress)
{
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "Hourly grid intensity";
    source.publisher = "Electricity Maps";
    source.licence = "ODbL 1.0";
    source.attribution = "Grid carbon intensity: Electricity Maps, ODbL 1.0, aggregated";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    GridParser reader(file.filename().string(), options, parsed);
    TableHandlers handlers;
    handlers.header = [&](const TableHeader &header, std::uint64_t line) { return reader.header(header, line); };
    handlers.row = [&](const CsvRow &row) { return reader.row(row); };
    if (auto done = readTable(file, handlers, progress); !done)
        return tl::unexpected<Error>(done.error());
    if (auto done = reader.finish(); !done)
        return tl::unexpected<Error>(done.error());
    return parsed;
}

} // namespace wattfare
