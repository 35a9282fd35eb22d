// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/utilisation.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/table_time.h"
#include "model/importers/common/told_by_line.h"
#include "model/importers/measured/utilisation_collector.h"
#include "model/support/date.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace wattfare {

namespace {

using namespace measured;
namespace dom = simdjson::dom;

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
                if (auto done = collector.add(*roundTime, metric, **value, row.line, names[column], who); !done)
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

// Also milliseconds since 1970, as graphs of Prometheus are saved without a format of times.
std::optional<std::int64_t> timeOfGraph(std::string_view text)
{
    if (text.size() == 13)
        if (const auto milliseconds = parseInteger(text))
            return *milliseconds / 1000;
    return parseTableTime(text);
}

SeriesName columnOf(std::string_view title)
{
    if (auto series = dcgmSeries(title); series && series->metric != Metric::none)
        return *std::move(series);
    SeriesName out;
    out.metric = metricOf(title);
    return out;
}

// Rows of metadata, a row with the labels of the series, then rows of a time and values.
Result<ImportedUtilisation> readGraphCsv(
    const std::filesystem::path &file, UtilisationForm form, Date latest, const ProgressFn &progress)
{
    Collector collector(file.filename().string(), latest);
    std::vector<SeriesName> columns;
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
        const auto at = timeOfGraph(first);
        if (!at) {
            if (data)
                return collector.refused(
                    row.line, "Timestamp", first, clause<Phrase::timeSuchAs>("2024/01/01 00:00:00"));
            std::vector<SeriesName> found;
            for (const std::string_view field : row.fields)
                found.push_back(columnOf(trimmed(field)));
            if (std::ranges::any_of(found, [](const SeriesName &c) { return c.metric != Metric::none; })
                && columns.empty()) {
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
            const SeriesName &column = columns[i];
            if (column.metric == Metric::none)
                continue;
            const auto value = valueOf(collector, row.fields[i], row.line, names[i]);
            if (!value)
                return tl::unexpected<Error>(value.error());
            if (!*value || (form == UtilisationForm::dcgmCsv && isBlankOfDcgm(**value)))
                continue;
            if (auto done = collector.add(*at * 1000, column.metric, column.share ? 100 * **value : **value, row.line,
                    names[i], column.device);
                !done)
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
    auto out = collector.finish(form);
    if (out) {
        std::set<std::string> cards;
        for (const SeriesName &column : columns)
            if (!column.card.empty() && cards.size() < 16)
                cards.insert(column.card);
        out->cards.assign(cards.begin(), cards.end());
    }
    return out;
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

Result<ImportedUtilisation> readForm(
    const std::filesystem::path &file, UtilisationForm form, Date latest, const ProgressFn &progress)
{
    switch (form) {
    case UtilisationForm::nvidiaSmiCsv: return readNvidiaSmi(file, latest, progress);
    case UtilisationForm::cloudWatchCsv:
    case UtilisationForm::dcgmCsv: return readGraphCsv(file, form, latest, progress);
    case UtilisationForm::dcgmText: return readDcgmText(file, latest, progress);
    case UtilisationForm::neuronMonitor: return readNeuronMonitor(file, latest, progress);
    case UtilisationForm::cloudWatchJson: break;
    }
    return readCloudWatchJson(file, latest, progress);
}

} // namespace

std::vector<Message> doubtsAbout(const ImportedUtilisation &series, const Snapshot &snapshot, TypeIndex index)
{
    if (index >= snapshot.types.size())
        return {};
    const InstanceType &type = snapshot.types[index];
    std::vector<Message> doubts;
    if (!series.hasTimes && series.form == UtilisationForm::dcgmText)
        doubts.push_back({"utilisation.assumed_interval", {kScrapeSeconds}});
    if (series.form == UtilisationForm::cloudWatchCsv || series.form == UtilisationForm::cloudWatchJson)
        return doubts;
    if (!series.instanceType.empty() && series.instanceType != type.name)
        return {{"utilisation.other_type", {series.instanceType, type.name}}};
    if (type.accelerator == kNone)
        return {{"utilisation.no_accelerator", {type.name}}};
    const Accelerator &accelerator = snapshot.accelerators[type.accelerator];
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
        if (has(text, "\"neuron_runtime_data\""))
            return std::optional(UtilisationForm::neuronMonitor);
        if (text.starts_with("{__name__=\"") && has(text, "dcgm_fi_"))
            return std::optional(UtilisationForm::dcgmText);
        return std::optional<UtilisationForm>();
    }
    const std::string line = text.substr(0, text.find('\n'));
    if (has(line, "timestamp") && (has(line, "utilization.gpu") || has(line, "power.draw")))
        return std::optional(UtilisationForm::nvidiaSmiCsv);
    if (has(text, "dcgm_fi_")) // a table has the names of the series in its first line, behind a column of times
        return std::optional(line.starts_with("dcgm_fi_") || line.starts_with('#')
                    || line.find_first_of(",;\t") == line.npos || line.find_first_of(",;\t") > line.find('{')
                ? UtilisationForm::dcgmText
                : UtilisationForm::dcgmCsv);
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
    auto read = readForm(file, **form, latest, progress);
    if (!read)
        return tl::unexpected<Error>(toldByLine(std::move(read).error(), {&file, 1}));
    return read;
}

} // namespace wattfare
