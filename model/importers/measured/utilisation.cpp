// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/utilisation.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_place.h"
#include "model/importers/common/table_time.h"
#include "model/support/date.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

enum class Metric { none, accelerator, acceleratorMemory, cpu, hostMemory, watts };

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

Metric metricOf(std::string_view name)
{
    const std::string n = lowered(name);
    if (has(n, "utilization_gpu") || has(n, "utilization.gpu") || has(n, "gpuutilization"))
        return Metric::accelerator;
    if (has(n, "utilization_memory") || has(n, "utilization.memory"))
        return Metric::acceleratorMemory;
    if (has(n, "power.draw") || has(n, "power_draw"))
        return Metric::watts;
    if (has(n, "cpuutilization") || has(n, "cpu_usage_active"))
        return Metric::cpu;
    if (has(n, "mem_used_percent"))
        return Metric::hostMemory;
    return Metric::none;
}

struct Mean {
    double sum = 0.0;
    std::size_t count = 0;
    void add(double x)
    {
        sum += x;
        ++count;
    }
    std::optional<double> mean() const
    {
        return count == 0 ? std::nullopt : std::optional(sum / static_cast<double>(count));
    }
    void join(const Mean &other)
    {
        sum += other.sum;
        count += other.count;
    }
    void becomeOne()
    {
        if (const auto value = mean())
            *this = {*value, 1};
    }
};

struct Moment {
    Mean accelerator, acceleratorMemory, cpu, hostMemory;
    Mean watts;
    std::size_t rows = 0; // of a table

    void join(const Moment &other)
    {
        accelerator.join(other.accelerator);
        acceleratorMemory.join(other.acceleratorMemory);
        watts.join(other.watts);
        rows += other.rows;
    }
};

// Rows a round of a log that does not say which accelerator a row is of: rounds of equally many rows close together,
// the next one far off. 1: the rows come one by one. `times` rise, in milliseconds.
std::size_t rowsOfARound(const std::vector<std::int64_t> &times)
{
    constexpr std::size_t most = 16; // accelerators of an instance
    for (std::size_t size = std::min(most, times.size() / 2); size > 1; --size) {
        std::size_t apart = 0, rounds = 0;
        for (std::size_t next = size; next < times.size(); next += size, ++rounds)
            if (const auto spread = times[next - 1] - times[next - size];
                spread < 1000 && times[next] - times[next - 1] > 3 * spread)
                ++apart;
        if (20 * apart >= 19 * rounds) // a hiccup now and then
            return size;
    }
    return 1;
}

// Values by time (milliseconds since 1970) and metric, from whichever form; ordered by time at the end.
class Collector
{
public:
    Collector(std::string name, Date latest)
        : m_name(std::move(name))
        , m_latest(latest)
    {
    }

    tl::unexpected<Error> refused(std::uint64_t line, Argument field, Argument found, Clause expected) const
    {
        if (m_json.empty())
            return tl::unexpected<Error>(inputRefused(
                m_name, line == 0 ? m_lastLine : line, std::move(field), std::move(found), std::move(expected)));
        const std::size_t place = m_label.empty() ? 0 : placeOfText(m_json, m_label);
        const std::string cell = found.data() ? *found.data() : std::string();
        return tl::unexpected<Error>(inputRefusedAtByte(m_name,
            cell.size() < 3 ? place : placeOfText(m_json, std::string_view(cell).substr(1, cell.size() - 2), place),
            std::move(field), std::move(found), std::move(expected)));
    }

    // JSON has no lines: refusals name a byte behind the label of the series instead.
    void inJson(std::string_view json, std::string_view label)
    {
        m_json = json;
        m_label = label;
    }

    Result<void> add(std::int64_t time, Metric metric, double value, std::uint64_t line, std::string_view field)
    {
        const bool watts = metric == Metric::watts;
        if (!(value >= 0.0 && value <= (watts ? 100000.0 : 100.0)))
            return refused(line, field, shortestText(value), watts ? Phrase::watts : Phrase::percent);
        if (auto good = checkTime(time, line); !good)
            return good;
        if (m_moments.size() >= 5'000'000)
            return refused(line, Phrase::row, "", Phrase::atMost5000000Samples);
        Moment &moment = m_moments[time];
        switch (metric) {
        case Metric::accelerator: moment.accelerator.add(value); break;
        case Metric::acceleratorMemory: moment.acceleratorMemory.add(value); break;
        case Metric::cpu: moment.cpu.add(value); break;
        case Metric::hostMemory: moment.hostMemory.add(value); break;
        case Metric::watts: moment.watts.add(value); break;
        case Metric::none: break;
        }
        return {};
    }

    // A row without a value: the time is known, nothing else.
    Result<void> touch(std::int64_t time, std::uint64_t line)
    {
        if (auto good = checkTime(time, line); !good)
            return good;
        m_lastLine = line;
        ++m_moments[time].rows;
        return {};
    }

    // The rows of accelerators that nothing names become rounds.
    void joinRounds()
    {
        std::vector<std::int64_t> times;
        for (const auto &[time, moment] : m_moments)
            times.insert(times.end(), moment.rows, time);
        const std::size_t size = rowsOfARound(times);
        if (size == 1) { // one accelerator, more often than the clock ticks
            for (auto &[time, moment] : m_moments)
                for (Mean *mean : {&moment.accelerator, &moment.acceleratorMemory, &moment.watts})
                    mean->becomeOne();
            return;
        }
        std::map<std::int64_t, Moment> rounds;
        std::size_t row = 0;
        for (const auto &[time, moment] : m_moments) {
            rounds[times[row - row % size]].join(moment);
            row += moment.rows;
        }
        m_moments = std::move(rounds);
    }

    Result<ImportedUtilisation> finish(UtilisationForm form)
    {
        ImportedUtilisation out;
        out.form = form;
        if (m_moments.empty())
            return refused(0, Phrase::samples, Phrase::none, Phrase::atLeastOneSample);
        const std::int64_t start = m_moments.begin()->first;
        out.startUtc = start / 1000;
        std::vector<std::int64_t> steps;
        std::int64_t before = start;
        for (const auto &[time, moment] : m_moments) {
            if (time != start)
                steps.push_back(time - before);
            before = time;
        }
        if (steps.empty())
            return refused(0, Phrase::samples, "1", Phrase::atLeastTwoSamples);
        const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
        std::nth_element(steps.begin(), middle, steps.end());
        const auto interval = static_cast<double>(*middle);
        out.intervalSeconds = interval / 1000.0;
        const double gapFrom = std::max(kGapFactor * interval, 1000.0);
        Mean memory;
        std::optional<std::int64_t> previous;
        const auto hourOf = [&](double time) { return (time - static_cast<double>(start)) / 3'600'000.0; };
        for (const auto &[time, moment] : m_moments) {
            if (previous && static_cast<double>(time - *previous) > gapFrom) {
                UtilisationSample gap;
                gap.hour = hourOf(static_cast<double>(*previous) + interval);
                out.series.samples.push_back(gap);
                ++out.gaps;
            }
            previous = time;
            UtilisationSample sample;
            sample.hour = hourOf(static_cast<double>(time));
            sample.uAccPct = moment.accelerator.mean();
            sample.uCpuPct = moment.cpu.mean();
            sample.uMemPct = moment.hostMemory.mean();
            if (moment.watts.count > 0)
                sample.acceleratorW = moment.watts.sum;
            out.accelerators = std::max({out.accelerators, moment.accelerator.count, moment.watts.count});
            out.hasAccelerator = out.hasAccelerator || sample.uAccPct;
            out.hasCpu = out.hasCpu || sample.uCpuPct;
            out.hasHostMemory = out.hasHostMemory || sample.uMemPct;
            out.hasWatts = out.hasWatts || sample.acceleratorW;
            if (const auto value = moment.acceleratorMemory.mean())
                memory.add(*value);
            out.series.samples.push_back(sample);
        }
        out.series.endH = hourOf(static_cast<double>(*previous) + interval);
        out.meanAcceleratorMemoryPct = memory.mean();
        if (!out.hasAccelerator && !out.hasCpu && !out.hasWatts)
            return refused(0, Phrase::samples, Phrase::noValues, Phrase::utilisationColumn);
        return out;
    }

private:
    Result<void> checkTime(std::int64_t time, std::uint64_t line) const
    {
        if (time < 1'136'073'600'000 || time / 1000 >= endOf(m_latest))
            return refused(line, "time", isoUtc(time / 1000), clause<Phrase::timeFrom2006To>(m_latest));
        return {};
    }

    std::string m_name;
    Date m_latest; // on which anything can have been measured
    std::string_view m_json;
    std::string m_label; // of the series that is being read: a copy, since a parsed document goes before the file does
    std::uint64_t m_lastLine = 1; // of a table
    std::map<std::int64_t, Moment> m_moments;
};

// A value with or without its unit; nullopt: "[N/A]" and the like.
Result<std::optional<double>> valueOf(
    const Collector &collector, std::string_view cell, std::uint64_t line, std::string_view field)
{
    std::string_view text = trimmed(cell);
    if (text.empty() || text.front() == '[')
        return std::optional<double>();
    for (const std::string_view unit : {"%", "W"})
        if (text.ends_with(unit))
            text = trimmed(text.substr(0, text.size() - 1));
    const auto value = parseFinite(text);
    if (!value)
        return collector.refused(line, field, cell, Phrase::number);
    return value;
}

Result<ImportedUtilisation> readNvidiaSmi(const std::filesystem::path &file, Date latest, const ProgressFn &progress)
{
    Collector collector(file.filename().string(), latest);
    std::size_t time = 0;
    std::optional<std::size_t> index, card;
    std::vector<std::pair<std::size_t, Metric>> columns;
    std::vector<std::string> names;
    std::set<std::string> round; // accelerators seen since the round began
    std::set<std::string> cards;
    std::optional<std::int64_t> roundTime, lastTime;
    TableHandlers handlers;
    handlers.header = [&](const TableHeader &header, std::uint64_t line) -> Result<void> {
        const auto found = header.find("timestamp");
        if (!found)
            return collector.refused(line, Phrase::header, "", clause<Phrase::column>("timestamp"));
        time = *found;
        for (const char *name : {"index", "uuid", "gpu_uuid", "pci.bus_id", "gpu_bus_id"})
            if (!index)
                index = header.find(name);
        for (const char *name : {"name", "gpu_name"})
            if (!card)
                card = header.find(name);
        for (std::size_t i = 0; i < header.names.size(); ++i)
            if (const Metric metric = metricOf(header.names[i]); metric != Metric::none)
                columns.emplace_back(i, metric);
        names = header.names;
        if (columns.empty())
            return collector.refused(line, Phrase::header, "", Phrase::smiColumn);
        return {};
    };
    handlers.row = [&](const CsvRow &row) -> Result<void> {
        const std::string_view text = trimmed(row.fields[time]);
        const auto at = parseTableMilliseconds(text);
        if (!at)
            return collector.refused(
                row.line, "timestamp", text, clause<Phrase::timeSuchAs>("2024/01/01 00:00:00.000"));
        if (const auto before = std::exchange(lastTime, at); before && *at < *before)
            return collector.refused(row.line, "timestamp", text, Phrase::timesThatDoNotFall);
        // The accelerators of one round are printed within a second or so: they share the time of the first. Without
        // their index the rounds show at the end.
        const std::string who = index ? std::string(trimmed(row.fields[*index])) : std::string();
        if (card && cards.size() < 16)
            cards.emplace(trimmed(row.fields[*card]));
        if (!roundTime || !index || round.contains(who)) {
            if (roundTime && *at == *roundTime && index)
                return collector.refused(row.line, "timestamp", text, Phrase::eachAcceleratorOnceASecond);
            round.clear();
            roundTime = at;
        }
        round.insert(who);
        if (auto done = collector.touch(*roundTime, row.line); !done)
            return done;
        for (const auto &[column, metric] : columns) {
            const auto value = valueOf(collector, row.fields[column], row.line, names[column]);
            if (!value)
                return tl::unexpected<Error>(value.error());
            if (*value)
                if (auto done = collector.add(*roundTime, metric, **value, row.line, names[column]); !done)
                    return done;
        }
        return {};
    };
    if (auto done = readTable(file, handlers, progress); !done)
        return tl::unexpected<Error>(done.error());
    if (!index)
        collector.joinRounds();
    auto out = collector.finish(UtilisationForm::nvidiaSmiCsv);
    if (out)
        out->cards.assign(cards.begin(), cards.end());
    return out;
}

// Rows of metadata, a row with the labels of the series, then rows of a time and values.
Result<ImportedUtilisation> readCloudWatchCsv(
    const std::filesystem::path &file, Date latest, const ProgressFn &progress)
{
    Collector collector(file.filename().string(), latest);
    std::vector<Metric> columns;
    std::vector<std::string> names;
    std::optional<std::int64_t> lastTime;
    bool data = false;
    CsvOptions options;
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    options.delimiter = delimiterOf(*head);
    options.sameWidth = false;
    const auto take = [&](const CsvRow &row) -> Result<void> {
        const std::string_view first = trimmed(row.fields[0]);
        const auto at = parseTableTime(first);
        if (!at) {
            if (data)
                return collector.refused(
                    row.line, "Timestamp", first, clause<Phrase::timeSuchAs>("2024/01/01 00:00:00"));
            std::vector<Metric> found;
            for (const std::string_view field : row.fields)
                found.push_back(metricOf(field));
            if (std::ranges::any_of(found, [](Metric m) { return m != Metric::none; }) && columns.empty()) {
                columns = std::move(found);
                names.assign(row.fields.begin(), row.fields.end());
            }
            if (row.number > 50)
                return collector.refused(row.line, "Timestamp", first, Phrase::rowsOfTimesAndValues);
            return {};
        }
        if (columns.empty())
            return collector.refused(row.line, Phrase::header, "", Phrase::utilisationLabel);
        data = true;
        if (row.fields.size() > columns.size())
            return collector.refused(row.line, Phrase::row, clause<Phrase::fields>(row.fields.size()),
                clause<Phrase::atMostFields>(columns.size()));
        if (lastTime && *at == *lastTime)
            return collector.refused(row.line, "Timestamp", first, Phrase::eachTimeOnce);
        lastTime = at;
        if (auto done = collector.touch(*at * 1000, row.line); !done)
            return done;
        for (std::size_t i = 1; i < row.fields.size(); ++i) {
            if (columns[i] == Metric::none)
                continue;
            const auto value = valueOf(collector, row.fields[i], row.line, names[i]);
            if (!value)
                return tl::unexpected<Error>(value.error());
            if (*value)
                if (auto done = collector.add(*at * 1000, columns[i], **value, row.line, names[i]); !done)
                    return done;
        }
        return {};
    };
    RefusedRows refused;
    const auto keep = [&](const CsvRow &row) {
        auto taken = take(row);
        return data ? refused.keep(std::move(taken)) : taken; // before the first time nothing else can be told
    };
    if (auto done = refused.end(readCsvFile(file, options, keep, progress)); !done)
        return tl::unexpected<Error>(done.error());
    return collector.finish(UtilisationForm::cloudWatchCsv);
}

std::optional<std::int64_t> timeOf(const dom::element &element)
{
    std::string_view text;
    if (element.get_string().get(text) == simdjson::SUCCESS)
        return parseTableTime(text);
    double seconds = 0.0; // the API's own form: seconds since 1970
    if (element.get_double().get(seconds) == simdjson::SUCCESS && seconds >= 0.0 && seconds < 1e10)
        return static_cast<std::int64_t>(seconds);
    return std::nullopt;
}

Result<void> takeMetric(const dom::element &result, std::string_view json, Collector &collector)
{
    std::string_view label, id;
    if (result["Label"].get_string().get(label) != simdjson::SUCCESS)
        label = {};
    if (result["Id"].get_string().get(id) != simdjson::SUCCESS)
        id = {};
    collector.inJson(json, label);
    Metric metric = metricOf(label);
    if (metric == Metric::none)
        metric = metricOf(id);
    std::set<std::int64_t> seen;
    const auto add = [&](const dom::element &time, const dom::element &value) -> Result<void> {
        const auto at = timeOf(time);
        double number = 0.0;
        if (!at)
            return collector.refused(0, "Timestamp", simdjson::minify(time), Phrase::utcTime);
        if (!seen.insert(*at).second)
            return collector.refused(0, "Timestamp", simdjson::minify(time), Phrase::eachTimeOnce);
        if (value.get_double().get(number) != simdjson::SUCCESS)
            return collector.refused(0, label, simdjson::minify(value), Phrase::number);
        return metric == Metric::none ? Result<void>{} : collector.add(*at * 1000, metric, number, 0, label);
    };
    dom::array points;
    if (result["Datapoints"].get_array().get(points) == simdjson::SUCCESS) {
        for (const dom::element point : points) {
            dom::element time, value;
            if (!point.is_object() || point["Timestamp"].get(time) != simdjson::SUCCESS
                || (point["Average"].get(value) != simdjson::SUCCESS
                    && point["Maximum"].get(value) != simdjson::SUCCESS))
                return collector.refused(
                    0, "Datapoints", simdjson::minify(point).substr(0, 60), Phrase::timestampAndAverage);
            if (auto done = add(time, value); !done)
                return done;
        }
        return {};
    }
    dom::array times, values;
    if (result["Timestamps"].get_array().get(times) != simdjson::SUCCESS
        || result["Values"].get_array().get(values) != simdjson::SUCCESS || times.size() != values.size())
        return collector.refused(0, "Timestamps", label, Phrase::asManyTimesAsValues);
    auto value = values.begin();
    for (const dom::element time : times) {
        if (auto done = add(time, *value); !done)
            return done;
        ++value;
    }
    return {};
}

Result<ImportedUtilisation> readCloudWatchJson(
    const std::filesystem::path &file, Date latest, const ProgressFn &progress)
{
    auto text = readPadded(file, std::size_t{256} << 20U, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Collector collector(file.filename().string(), latest);
    const std::string_view json = *text;
    collector.inJson(json, {});
    const auto take = [&](const dom::element &root, std::uint64_t) -> Result<void> {
        if (!root.is_object())
            return collector.refused(0, "", "", Phrase::objectWithSeries);
        dom::array results;
        if (root["MetricDataResults"].get_array().get(results) != simdjson::SUCCESS)
            return takeMetric(root, json, collector);
        for (const dom::element result : results) {
            if (!result.is_object())
                return collector.refused(0, "MetricDataResults", "", Phrase::objects);
            if (auto done = takeMetric(result, json, collector); !done)
                return done;
        }
        return {};
    };
    if (auto done = forEachDocument(file, *text, take); !done)
        return tl::unexpected<Error>(done.error());
    collector.inJson(json, {});
    return collector.finish(UtilisationForm::cloudWatchJson);
}

// Letters and digits in a row, in small letters.
std::set<std::string> wordsOf(std::string_view name)
{
    std::set<std::string> words;
    std::string word;
    for (const char c : lowered(name) + ' ') {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += c;
        else if (!word.empty())
            words.insert(std::exchange(word, {}));
    }
    return words;
}

// "40gb" among the words; "" where none is.
std::string memoryIn(const std::set<std::string> &words)
{
    for (const std::string &word : words)
        if (word.ends_with("gb") && word.find_first_not_of("0123456789") == word.size() - 2)
            return word;
    return {};
}

// Whether nvidia-smi's "NVIDIA A100-SXM4-40GB" is the accelerator a100 of 40 GB.
bool isCard(std::string_view card, const Accelerator &accelerator)
{
    const auto seen = wordsOf(card), wanted = wordsOf(accelerator.ec2Name);
    const std::string memory = memoryIn(seen), memoryWanted = memoryIn(wordsOf(accelerator.key));
    return std::ranges::includes(seen, wanted) && (memory.empty() || memoryWanted.empty() || memory == memoryWanted);
}

} // namespace

std::vector<Message> doubtsAbout(const ImportedUtilisation &series, const Snapshot &snapshot, TypeIndex index)
{
    if (series.form != UtilisationForm::nvidiaSmiCsv || index >= snapshot.types.size())
        return {};
    const InstanceType &type = snapshot.types[index];
    if (type.accelerator == kNone)
        return {{"utilisation.no_accelerator", {type.name}}};
    const Accelerator &accelerator = snapshot.accelerators[type.accelerator];
    std::vector<Message> doubts;
    for (const std::string &card : series.cards)
        if (!isCard(card, accelerator))
            doubts.push_back({"utilisation.other_card", {card, type.name, accelerator.name}});
    const double count = std::ceil(type.acceleratorCount); // a part of one is seen as one
    if (static_cast<double>(series.accelerators) != count)
        doubts.push_back(
            {"utilisation.other_count", {series.accelerators, type.name, static_cast<std::int64_t>(count)}});
    return doubts;
}

Result<std::optional<UtilisationForm>> recogniseUtilisation(const std::filesystem::path &file)
{
    const auto head = fileHead(file);
    if (!head)
        return tl::unexpected<Error>(head.error());
    const std::string text = lowered(trimmed(*head));
    if (text.empty())
        return std::optional<UtilisationForm>();
    if (text.front() == '{' || text.front() == '[') {
        if (has(text, "\"metricdataresults\"") || has(text, "\"datapoints\""))
            return std::optional(UtilisationForm::cloudWatchJson);
        return std::optional<UtilisationForm>();
    }
    const std::string line = text.substr(0, text.find('\n'));
    if (has(line, "timestamp") && (has(line, "utilization.gpu") || has(line, "power.draw")))
        return std::optional(UtilisationForm::nvidiaSmiCsv);
    if (has(text, "utilization_gpu") || has(text, "utilization_memory") || has(text, "cpuutilization")
        || has(text, "cpu_usage_active"))
        return std::optional(UtilisationForm::cloudWatchCsv);
    return std::optional<UtilisationForm>();
}

Result<ImportedUtilisation> readUtilisation(
    const std::filesystem::path &file, const ProgressFn &progress, std::optional<Date> today)
{
    const Date latest = latestDay(today ? ImportOptions{{"today", today->iso()}} : ImportOptions{});
    const auto form = recogniseUtilisation(file);
    if (!form)
        return tl::unexpected<Error>(form.error());
    if (!*form)
        return tl::unexpected<Error>(
            inputRefused(file.filename().string(), 1, Phrase::file, "", Phrase::cloudWatchOrSmi));
    switch (**form) {
    case UtilisationForm::nvidiaSmiCsv: return readNvidiaSmi(file, latest, progress);
    case UtilisationForm::cloudWatchCsv: return readCloudWatchCsv(file, latest, progress);
    case UtilisationForm::cloudWatchJson: break;
    }
    return readCloudWatchJson(file, latest, progress);
}

} // namespace wattfare
