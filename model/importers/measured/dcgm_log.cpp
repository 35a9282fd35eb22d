// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/csv_table.h"
#include "model/importers/common/json_file.h"
#include "model/importers/measured/utilisation_collector.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

// Metrics of NVIDIA DCGM in the text format of Prometheus: name, labels, value, and perhaps a time.
// https://docs.nvidia.com/datacenter/dcgm/latest/gpu-telemetry/dcgm-exporter.html
// https://prometheus.io/docs/instrumenting/exposition_formats/
namespace wattfare::measured {

namespace {

struct Field {
    std::string_view name;
    Metric metric;
    bool share = false;
};
constexpr std::array<Field, 4> kFields{{
    {"DCGM_FI_DEV_GPU_UTIL", Metric::accelerator},
    {"DCGM_FI_PROF_GR_ENGINE_ACTIVE", Metric::engine, true},
    {"DCGM_FI_DEV_FB_USED", Metric::memoryUsed}, // MiB
    {"DCGM_FI_DEV_POWER_USAGE", Metric::watts},
}};

bool isNameChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
}

std::string_view nameAt(std::string_view text, std::size_t &at)
{
    const std::size_t begin = at;
    while (at < text.size() && isNameChar(text[at]))
        ++at;
    return text.substr(begin, at - begin);
}

void skipBlanks(std::string_view text, std::size_t &at)
{
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
}

} // namespace

std::optional<SeriesName> dcgmSeries(std::string_view text)
{
    SeriesName out;
    std::size_t at = 0;
    std::string name(nameAt(text, at));
    std::string host, gpu, part;
    if (at < text.size() && text[at] == '{') {
        for (++at;;) {
            skipBlanks(text, at);
            if (at < text.size() && text[at] == '}')
                break;
            const std::string_view label = nameAt(text, at);
            skipBlanks(text, at);
            if (label.empty() || at + 1 >= text.size() || text[at] != '=')
                return std::nullopt;
            skipBlanks(text, ++at);
            if (at >= text.size() || text[at] != '"')
                return std::nullopt;
            std::string value;
            for (++at; at < text.size() && text[at] != '"'; ++at) {
                if (text[at] == '\\' && ++at >= text.size())
                    return std::nullopt;
                value += text[at];
            }
            if (at >= text.size())
                return std::nullopt;
            skipBlanks(text, ++at);
            if (at < text.size() && text[at] == ',')
                ++at;
            else if (at >= text.size() || text[at] != '}')
                return std::nullopt;
            if (label == "__name__")
                name = value;
            else if (label == "gpu")
                gpu = value;
            else if (label == "GPU_I_ID")
                part = value;
            else if (label == "Hostname")
                host = value;
            else if (label == "modelName")
                out.card = value;
        }
        ++at;
    }
    for (const Field &field : kFields)
        if (name == field.name) {
            out.metric = field.metric;
            out.share = field.share;
        }
    out.device = host.empty() ? gpu : host + '/' + gpu;
    if (!part.empty())
        out.device += ':' + part;
    out.length = at;
    return out;
}

Result<ImportedUtilisation> readDcgmText(const std::filesystem::path &file, Date latest, const ProgressFn &progress)
{
    const auto text = readPadded(file, std::size_t{256} << 20U, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Collector collector(file.filename().string(), latest);
    std::set<std::string> cards;
    std::unordered_map<std::string, std::uint64_t> devices;
    std::unordered_set<std::uint64_t> cells; // of a time, a metric and a device
    std::unordered_map<std::string, std::int64_t> lastOf; // time of a series
    std::optional<bool> timed; // whether the lines end with a time
    std::int64_t round = Collector::kNoTime;
    std::uint64_t line = 0;
    const std::string_view all = *text;
    for (std::size_t begin = 0; begin < all.size();) {
        const std::size_t end = std::min(all.find('\n', begin), all.size());
        const std::string_view row = trimmed(all.substr(begin, end - begin));
        if ((++line & 0xfffU) == 0
            && !keepGoing(progress, 0.3 + 0.7 * static_cast<double>(begin) / static_cast<double>(all.size())))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        begin = end + 1;
        if (row.empty() || row.front() == '#')
            continue;
        const auto series = row.size() <= 65536 ? dcgmSeries(row) : std::nullopt;
        if (!series)
            return collector.refused(
                line, Phrase::row, row.substr(0, 80), clause<Phrase::verbatim>(R"(DCGM_FI_DEV_GPU_UTIL{gpu="0"} 37)"));
        if (series->metric == Metric::none)
            continue;
        const std::string_view name = row.substr(0, series->length);
        std::string_view rest = trimmed(row.substr(series->length));
        const std::size_t gap = std::min(rest.find_first_of(" \t"), rest.size());
        const auto value = parseNumber<double>(rest.substr(0, gap));
        if (!value)
            return collector.refused(line, name, rest.substr(0, gap), Phrase::number);
        const std::string_view stamp = trimmed(rest.substr(gap));
        std::int64_t time = round;
        if (timed && *timed == stamp.empty())
            return collector.refused(line, "time", stamp, clause<Phrase::timeSuchAs>("1767225600000"));
        timed = !stamp.empty();
        const auto [last, fresh] = lastOf.try_emplace(std::string(name), 0);
        if (lastOf.size() > 100'000)
            return collector.refused(line, name, lastOf.size(), Phrase::atMost4096Names);
        if (*timed) { // milliseconds, or seconds in the newer form
            const auto number = parseFinite(stamp);
            if (!number || !(*number > 0 && *number < 1e14))
                return collector.refused(line, "time", stamp, clause<Phrase::timeSuchAs>("1767225600000"));
            time = static_cast<std::int64_t>(*number < 1e11 ? *number * 1000 : *number);
            if (!fresh && time <= last->second)
                return collector.refused(
                    line, "time", stamp, time == last->second ? Phrase::eachTimeOnce : Phrase::timesThatDoNotFall);
        } else if (!fresh && last->second == round) { // it comes again: the next round
            time = round += static_cast<std::int64_t>(kScrapeSeconds * 1000);
        }
        last->second = time;
        if (!series->card.empty() && cards.size() < 16)
            cards.insert(series->card);
        const auto [device, newDevice] = devices.try_emplace(series->device, devices.size());
        if (devices.size() > 4096)
            return collector.refused(line, "gpu", devices.size(), Phrase::atMost4096Names);
        if (!std::isfinite(*value) || isBlankOfDcgm(*value)) {
            if (auto done = collector.touch(time, line); !done)
                return tl::unexpected<Error>(done.error());
            continue;
        }
        // Where containers share an accelerator, each has a line of the same reading.
        if (!cells
                 .insert((static_cast<std::uint64_t>(time) << 16U) | (device->second << 4U)
                     | static_cast<std::uint64_t>(series->metric))
                 .second)
            continue;
        if (auto done
            = collector.add(time, series->metric, series->share ? 100 * *value : *value, line, name, series->device);
            !done)
            return tl::unexpected<Error>(done.error());
    }
    auto out = collector.finish(UtilisationForm::dcgmText, timed.value_or(true));
    if (out)
        out->cards.assign(cards.begin(), cards.end());
    return out;
}

} // namespace wattfare::measured
