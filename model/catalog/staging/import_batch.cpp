// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/staging/import_batch.h"

#include "model/catalog/staging/specification.h"
#include "model/catalog/staleness.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace wattfare {

namespace {

constexpr std::size_t kKeptRefusals = 1000;
constexpr std::int64_t kMaxNano = 100'000'000'000'000; // 100,000 USD an hour, as in the schema

std::string textOf(const FieldValue &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return *text;
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return shortestText(*real);
    return {};
}

std::int64_t integerOf(const FieldValue &value, std::int64_t otherwise = 0)
{
    const auto *integer = std::get_if<std::int64_t>(&value);
    return integer == nullptr ? otherwise : *integer;
}

std::optional<double> realOf(const FieldValue &value)
{
    const auto *real = std::get_if<double>(&value);
    return real == nullptr ? std::nullopt : std::optional<double>(*real);
}

} // namespace

std::uint32_t ImportBatch::number(std::string_view name)
{
    if (const auto found = m_numbers.find(name); found != m_numbers.end())
        return found->second;
    const auto next = static_cast<std::uint32_t>(m_names.size());
    m_names.emplace_back(name);
    m_numbers.emplace(std::string(name), next);
    return next;
}

void ImportBatch::onDemand(std::string_view type, std::string_view region, Date asOf, std::int64_t nano,
    std::uint64_t line, std::string_view source, std::string_view locator)
{
    m_united = false;
    m_onDemand.push_back({number(type), number(region), asOf, numberOr(source), nano, 0, 0, line, numberOr(locator)});
}

void ImportBatch::capacityBlock(std::string_view type, std::string_view region, Date asOf, std::int64_t nano,
    std::uint64_t line, std::string_view source, std::string_view locator)
{
    m_capacityBlocks.push_back(
        {number(type), number(region), asOf, numberOr(source), nano, 0, 0, line, numberOr(locator)});
}

void ImportBatch::spot(std::string_view type, std::string_view region, Date asOf, std::int64_t nano,
    std::int64_t lowNano, std::int64_t highNano, std::uint64_t line, std::string_view source)
{
    m_united = false;
    m_spot.push_back({number(type), number(region), asOf, numberOr(source), nano, lowNano, highNano, line});
}

void ImportBatch::spotPoint(
    std::string_view type, std::string_view region, std::string_view zone, std::int64_t observedAt, std::int64_t nano)
{
    m_united = false;
    const std::uint32_t typeNumber = number(type);
    const std::uint32_t regionNumber = number(region);
    const std::uint32_t zoneNumber = number(zone);
    auto &list = m_seriesIndex[(std::uint64_t{typeNumber} << 32) | regionNumber];
    for (const std::uint32_t i : list) { // a handful of zones
        if (m_series[i].zone == zoneNumber) {
            m_series[i].points.push_back({observedAt, nano});
            return;
        }
    }
    list.push_back(static_cast<std::uint32_t>(m_series.size()));
    m_series.push_back({typeNumber, regionNumber, zoneNumber, {{observedAt, nano}}});
}

void ImportBatch::deriveRegionalSpot()
{
    struct Last {
        Point point;
        std::uint32_t type = 0, region = 0;
        Date day() const { return Date{static_cast<std::int32_t>(point.observedAt / 86400)}; }
    };
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<Last>> regions;
    for (const Series &series : m_series) {
        if (!series.points.empty())
            regions[{series.type, series.region}].push_back(
                {*std::ranges::max_element(series.points, {}, &Point::observedAt), series.type, series.region});
    }
    for (const auto &[key, zones] : regions) {
        const Date day = std::ranges::max_element(zones, {}, &Last::day)->day();
        std::int64_t low = kMaxNano;
        std::int64_t high = 0;
        for (const Last &zone : zones) {
            if (isStale(zone.day(), day, kStaleMonthsSpot)) // a price of years ago is no price of the newest day
                continue;
            low = std::min(low, zone.point.nano);
            high = std::max(high, zone.point.nano);
        }
        m_spot.push_back({key.first, key.second, day, kNoName, (low + high) / 2, low, high, 0});
    }
    m_united = false;
}

void ImportBatch::commitment(const CommitmentIn &row)
{
    m_commitments.push_back({number(row.type), number(row.region), number(row.plan), number(row.payment), row.termYears,
        row.asOf, row.effectiveNano, row.upfrontNano.value_or(-1), row.hourlyNano.value_or(-1), row.line,
        numberOr(row.source)});
    m_united = false;
}

void ImportBatch::band(const BandIn &row)
{
    if (row.os != "linux") { // Linux alone is priced, so nothing would read the bands of another system
        skipped("import.skip.other_system");
        return;
    }
    m_bands.push_back({number(row.type), number(row.region), number(row.os), row.asOf, row.bucket, row.lowPct,
        row.highPct, row.savingsPct, row.line, numberOr(row.source)});
    m_united = false;
}

void ImportBatch::figure(FigureIn row)
{
    m_figures.push_back(std::move(row));
    m_united = false;
}

void ImportBatch::profile(const ProfileIn &p)
{
    m_united = false;
    const FactTable *hourly = factTable("carbon_profile_hourly");
    const auto year = FieldValue(std::int64_t{p.year});
    const auto count
        = [](std::uint32_t samples) { return FieldValue(std::int64_t{std::max<std::uint32_t>(1, samples)}); };
    const auto add = [&](const char *dimension, std::size_t position, double relative, std::uint32_t samples) {
        m_factRows.push_back({hourly,
            {p.gridZone, year, std::string(dimension), static_cast<std::int64_t>(position), relative,
                relative * p.annualMean, p.annualMean, count(samples), p.basis, std::string()},
            0});
    };
    for (std::size_t h = 0; h < 24; ++h)
        add("hour_utc", h, p.hour[h], p.hourSamples[h]);
    for (std::size_t m = 0; m < 12; ++m)
        add("month", m + 1, p.month[m], p.monthSamples[m]);
    if (!p.monthHour)
        return;
    const FactTable *monthHour = factTable("carbon_profile_month_hour");
    for (std::size_t m = 0; m < 12; ++m) {
        for (std::size_t h = 0; h < 24; ++h)
            m_factRows.push_back({monthHour,
                {p.gridZone, year, static_cast<std::int64_t>(m + 1), static_cast<std::int64_t>(h), (*p.monthHour)[m][h],
                    count(p.monthHourSamples[m][h]), std::string()},
                0});
    }
}

void ImportBatch::trace(TraceIn t)
{
    m_united = false;
    const FieldValue type = t.type.empty() ? FieldValue(std::monostate{}) : FieldValue(t.type);
    m_factRows.push_back({factTable("availability_trace"),
        {t.id, t.title, t.kind, std::string("aws"), type, t.zone, t.start, t.gapSeconds, std::int64_t{t.capacity},
            std::string()},
        0});
    const FactTable *runs = factTable("availability_run");
    std::int64_t tick = 0;
    for (std::size_t i = 0; i < std::min(t.runTicks.size(), t.available.size()); ++i) {
        m_factRows.push_back({runs, {t.id, tick, std::int64_t{t.runTicks[i]}, std::int64_t{t.available[i]}}, 0});
        tick += t.runTicks[i];
    }
}

void ImportBatch::specification(
    std::string_view table, std::string_view key, std::string_view column, std::string_view value, std::uint64_t line)
{
    m_united = false;
    if (!value.empty())
        m_specifications.push_back(
            {std::string(table), std::string(key), std::string(column), std::string(value), line});
}

void ImportBatch::ec2Accelerator(std::string_view type, std::string_view ec2Name, double memoryGib)
{
    if (!ec2Name.empty()) // "a100/40", which stagedValue() reads
        specification(
            "instance_type", type, "accelerator", std::string(ec2Name).append("/").append(shortestText(memoryGib)));
}

Result<void> ImportBatch::factRow(
    const FactTable &table, std::string_view file, std::uint64_t line, std::span<const std::string_view> fields)
{
    if (fields.size() != table.fields.size())
        return tl::unexpected<Error>(inputRefused(file, line, Phrase::row, clause<Phrase::fields>(fields.size()),
            clause<Phrase::fields>(table.fields.size())));
    FactRow row{&table, {}, line};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto value = parseField(table.fields[i], fields[i]);
        if (!value)
            return tl::unexpected<Error>(inputRefused(file, line, table.fields[i].csv, fields[i], value.error()));
        row.values.push_back(std::move(*value));
    }
    m_united = false;
    return convertFactRow(table, std::move(row));
}

// Typed rows where there are some, so that a CSV of prices and a price list take one way.
Result<void> ImportBatch::convertFactRow(const FactTable &table, FactRow row)
{
    const auto value = [&](std::string_view csv) -> const FieldValue & {
        const auto found = std::ranges::find(table.fields, csv, &FieldSpec::csv);
        return row.values[static_cast<std::size_t>(found - table.fields.begin())];
    };
    const auto day = [&] { return Date::parse(textOf(value("as_of"))).value_or(Date{}); };
    const auto typeName = [&] { return stagedTypeName(textOf(value("provider")), textOf(value("instance_type"))); };
    if (table.name == "price_on_demand") {
        onDemand(typeName(), textOf(value("region")), day(), integerOf(value("usd_per_hour")), row.line,
            textOf(value("source")), textOf(value("locator")));
    } else if (table.name == "price_capacity_block") {
        capacityBlock(typeName(), textOf(value("region")), day(), integerOf(value("block_usd_per_hour")), row.line,
            textOf(value("source")), textOf(value("locator")));
    } else if (table.name == "price_spot") {
        spot(typeName(), textOf(value("region")), day(), integerOf(value("usd_per_hour")),
            integerOf(value("low_usd_per_hour")), integerOf(value("high_usd_per_hour")), row.line,
            textOf(value("source")));
    } else if (table.name == "spot_history") {
        spotPoint(typeName(), textOf(value("region")), textOf(value("zone")), integerOf(value("observed_at")),
            integerOf(value("usd_per_hour")));
    } else if (table.name == "interruption_band") {
        const std::string type = typeName();
        const std::string region = textOf(value("region"));
        const std::string os = textOf(value("os"));
        const std::string source = textOf(value("source"));
        band({type, region, os, day(), static_cast<int>(integerOf(value("bucket"))),
            realOf(value("low_pct")).value_or(0), realOf(value("high_pct")).value_or(0),
            realOf(value("savings_pct")).value_or(0), row.line, source});
    } else if (table.name == "commitment") {
        m_commitments.push_back({number(typeName()), number(textOf(value("region"))), number(textOf(value("plan"))),
            number(textOf(value("payment"))), static_cast<int>(integerOf(value("term_years"))), day(),
            integerOf(value("effective_usd_per_hour")), integerOf(value("upfront_usd"), -1),
            integerOf(value("hourly_usd"), -1), row.line, numberOr(textOf(value("source")))});
    } else if (table.name == "figure") {
        FigureIn f;
        f.kind = parseSubjectKind(textOf(value("subject_kind"))).value_or(SubjectKind::component);
        f.subject = textOf(value("subject"));
        f.quantity = textOf(value("quantity"));
        f.method = textOf(value("method"));
        f.unit = textOf(value("unit"));
        f.note = textOf(value("note"));
        f.value = realOf(value("value")).value_or(0);
        f.low = realOf(value("low"));
        f.high = realOf(value("high"));
        f.cls = parseFigureClass(textOf(value("class"))).value_or(FigureClass::estimate);
        f.asOf = Date::parse(textOf(value("as_of")));
        if (const auto year = integerOf(value("year")); year != 0)
            f.year = static_cast<int>(year);
        f.sources = splitSources(textOf(value("source")));
        f.line = row.line;
        figure(std::move(f));
    } else if (table.numbered) { // the dimensions: column by column
        const std::string key = textOf(value(table.key.front()));
        for (std::size_t i = 0; i < table.fields.size(); ++i) {
            if (table.fields[i].csv != table.key.front())
                specification(table.name, key, table.fields[i].csv, textOf(row.values[i]), row.line);
        }
    } else {
        m_factRows.push_back(std::move(row));
    }
    return {};
}

void ImportBatch::completeFor(std::string_view book, std::string_view region, Date asOf)
{
    m_completes.push_back({std::string(book), std::string(region), asOf});
}

void ImportBatch::refuse(std::uint64_t line, std::string_view field, std::string_view found, Clause expected)
{
    ++m_refusalCount;
    if (m_refusals.size() < kKeptRefusals)
        m_refusals.push_back({line, std::string(field), readableExcerpt(found), std::move(expected)});
}

void ImportBatch::repaired(std::uint64_t line, std::string_view field, std::string_view before, std::string_view after)
{
    m_repairs.push_back({line, std::string(field), readableExcerpt(before), readableExcerpt(after)});
}

void ImportBatch::skipped(std::string_view reason, std::size_t count)
{
    const auto found = std::ranges::find(m_skips, reason, &std::pair<std::string, std::size_t>::first);
    if (found == m_skips.end())
        m_skips.emplace_back(reason, count);
    else
        found->second += count;
}

std::size_t ImportBatch::rowCount() const
{
    std::size_t count = m_onDemand.size() + m_spot.size() + m_capacityBlocks.size() + m_commitments.size()
        + m_bands.size() + m_figures.size() + m_specifications.size() + m_factRows.size();
    for (const Series &series : m_series)
        count += series.points.size();
    return count;
}

Result<void> validateBatch(const ImportBatch &batch)
{
    const std::string &file = batch.source().fileName;
    const auto refuse = [&](std::uint64_t line, Argument field, Argument found, Clause expected) {
        return tl::unexpected<Error>(inputRefused(file, line, std::move(field), std::move(found), std::move(expected)));
    };
    const auto goodDay = [](Date day) { return day.days > 10957 && day.days < 43829; }; // 2000 to 2089
    const Clause kMoney = clause<Phrase::usdPerHourFromTo>(0.000000001, 100000);
    constexpr Phrase kDay = Phrase::dayFrom20000102;
    for (const auto *rows : {&batch.onDemandRows(), &batch.spotRows(), &batch.capacityBlockRows()}) {
        for (const ImportBatch::Price &row : *rows) {
            if (row.nano <= 0 || row.nano > kMaxNano)
                return refuse(row.line, "usd_per_hour", nanoUsdText(row.nano), kMoney);
            if (!goodDay(row.asOf))
                return refuse(row.line, "as_of", row.asOf.iso(), kDay);
            if (row.low < 0 || row.low > row.nano || (row.high != 0 && (row.high < row.nano || row.high > kMaxNano)))
                return refuse(row.line, Phrase::lowAndHigh,
                    clause<Phrase::range>(usdOfNano(row.low), usdOfNano(row.high)), Phrase::rangeAroundValue);
        }
    }
    for (const ImportBatch::Series &series : batch.series()) {
        for (const ImportBatch::Point &point : series.points) {
            if (point.nano <= 0 || point.nano > kMaxNano)
                return refuse(0, "usd_per_hour", nanoUsdText(point.nano), kMoney);
            if (point.observedAt <= 946684800 || point.observedAt >= 3786912000)
                return refuse(0, "observed_at", std::to_string(point.observedAt), Phrase::timeFrom2000To2089);
        }
    }
    for (const ImportBatch::Commitment &row : batch.commitments()) {
        if (row.effective <= 0 || row.effective > kMaxNano)
            return refuse(row.line, "effective_usd_per_hour", nanoUsdText(row.effective), kMoney);
        if (row.upfront < -1 || row.hourly < -1)
            return refuse(
                row.line, "upfront_usd", nanoUsdText(std::min(row.upfront, row.hourly)), Phrase::amountOf0OrMore);
        if (row.termYears != 0 && row.termYears != 1 && row.termYears != 3)
            return refuse(row.line, "term_years", std::to_string(row.termYears), Phrase::oneOrThree);
        if (!goodDay(row.asOf))
            return refuse(row.line, "as_of", row.asOf.iso(), kDay);
    }
    for (const ImportBatch::Band &row : batch.bands()) {
        if (row.bucket < 0 || row.bucket > 4)
            return refuse(row.line, "bucket", std::to_string(row.bucket), Phrase::bucket);
        if (!(row.lowPct >= 0 && row.lowPct <= row.highPct && row.highPct <= 100))
            return refuse(
                row.line, "frequency", clause<Phrase::range>(row.lowPct, row.highPct), Phrase::rangeOfPercent);
        if (!(row.savingsPct >= -1000 && row.savingsPct <= 100))
            return refuse(row.line, "savings_pct", shortestText(row.savingsPct), Phrase::percentageUpTo100);
        if (!goodDay(row.asOf))
            return refuse(row.line, "as_of", row.asOf.iso(), kDay);
    }
    for (const FigureIn &row : batch.figures()) {
        const FigureRange range = figureRange(row.quantity, row.unit);
        if (!std::isfinite(row.value) || row.value < range.min || row.value > range.max)
            return refuse(row.line, row.quantity, shortestText(row.value),
                clause<Phrase::numberFromTo>(
                    range.min, Amount{range.max, row.unit == "1" ? Unit() : knownUnit(row.unit)}));
        if (!(-HUGE_VAL < row.low.value_or(row.value) && row.low.value_or(row.value) <= row.value
                && row.value <= row.high.value_or(row.value)
                && row.high.value_or(row.value) < HUGE_VAL)) // false for NaN
            return refuse(row.line, row.quantity, shortestText(row.value), Phrase::valueWithinItsRange);
        if (row.subject.empty() || row.quantity.empty() || row.unit.empty())
            return refuse(row.line, "figure", row.quantity, Phrase::subjectQuantityAndUnit);
        if (const std::string_view unit = figureUnit(row.quantity); !unit.empty() && row.unit != unit)
            return refuse(row.line, "unit", row.unit, clause<Phrase::unitOf>(unit, row.quantity));
    }
    for (const ImportBatch::Specification &row : batch.specifications()) {
        const FactTable *table = factTable(row.table);
        const auto field = table == nullptr ? nullptr : [&]() -> const FieldSpec * {
            const auto found = std::ranges::find(table->fields, std::string_view(row.column), &FieldSpec::csv);
            return found == table->fields.end() ? nullptr : &*found;
        }();
        if (field == nullptr || row.key.empty())
            return refuse(row.line, row.column, row.key, clause<Phrase::columnOfTable>(row.table));
        if (auto value = parseField(*field, row.value); !value)
            return refuse(row.line, row.column, row.value, value.error());
    }
    static constexpr std::array<std::string_view, 6> kFactTables{"source", "benchmark", "carbon_profile_hourly",
        "carbon_profile_month_hour", "availability_trace", "availability_run"};
    for (const ImportBatch::FactRow &row : batch.factRows()) {
        if (std::ranges::find(kFactTables, row.table->name) == kFactTables.end())
            return refuse(row.line, "table", std::string(row.table->name), Phrase::tableThatImportCanWrite);
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            if (const auto number = realOf(row.values[i]); number && !std::isfinite(*number))
                return refuse(row.line, row.table->fields[i].csv, shortestText(*number), Phrase::number);
        }
    }
    if (!batch.united()) {
        if (const auto clash = batch.findClash())
            return tl::unexpected<Error>(clashError(file, *clash));
    }
    return {};
}

Result<void> validateBatch(const ImportBatch &batch, const Snapshot &current)
{
    if (auto valid = validateBatch(batch); !valid)
        return valid;
    std::set<std::string_view> own;
    for (const ImportBatch::FactRow &row : batch.factRows()) {
        if (row.table->name == "source")
            own.insert(std::get<std::string>(row.values.front()));
    }
    const auto check = [&](std::string_view source, std::uint64_t line) -> Result<void> {
        if (source.empty() || own.contains(source) || current.source(source) != kNone)
            return {};
        return tl::unexpected<Error>(
            inputRefused(batch.source().fileName, line, "source", source, Phrase::idOfSourceOfCatalogue));
    };
    std::set<std::uint32_t> known{ImportBatch::kNoName};
    const auto checkRow = [&](const auto &row) -> Result<void> {
        return known.insert(row.source).second ? check(batch.name(row.source), row.line) : Result<void>{};
    };
    Result<void> result;
    const auto checkAll = [&](const auto &rows) {
        for (const auto &row : rows) {
            if (result)
                result = checkRow(row);
        }
    };
    checkAll(batch.onDemandRows());
    checkAll(batch.spotRows());
    checkAll(batch.commitments());
    checkAll(batch.bands());
    for (const FigureIn &row : batch.figures()) {
        for (const std::string &source : row.sources) {
            if (result)
                result = check(source, row.line);
        }
    }
    for (const ImportBatch::FactRow &row : batch.factRows()) {
        const auto field = std::ranges::find(row.table->fields, std::string_view("source"), &FieldSpec::csv);
        if (field == row.table->fields.end())
            continue;
        const auto *source
            = std::get_if<std::string>(&row.values[static_cast<std::size_t>(field - row.table->fields.begin())]);
        if (source != nullptr && result)
            result = check(*source, row.line);
    }
    return result;
}

} // namespace wattfare
