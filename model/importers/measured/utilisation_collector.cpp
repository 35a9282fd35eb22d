// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/measured/utilisation_collector.h"

#include "model/importers/aws/observation_day.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/json_place.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <cmath>

namespace wattfare::measured {

namespace {

constexpr std::size_t kMostDevices = 4096;

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

// `values` with the hours that each holds.
LoadFigures loadFigures(std::vector<std::pair<double, double>> values)
{
    std::ranges::sort(values);
    double hours = 0, sum = 0;
    for (const auto &[value, held] : values) {
        hours += held;
        sum += value * held;
    }
    LoadFigures out{hours > 0 ? sum / hours : values.back().first, values.back().first, values.back().first};
    double passed = 0;
    for (const auto &[value, held] : values)
        if (passed += held; passed >= 0.95 * hours * (1 - 1e-12)) {
            out.p95 = value;
            break;
        }
    return out;
}

} // namespace

Metric metricOf(std::string_view name)
{
    const std::string n = lowered(name);
    if (has(n, "utilization_gpu") || has(n, "utilization.gpu") || has(n, "gpuutilization"))
        return Metric::accelerator;
    if (has(n, "utilization_memory") || has(n, "utilization.memory"))
        return Metric::acceleratorMemory;
    if (has(n, "memory") && has(n, "used")) // MiB
        return Metric::memoryUsed;
    if (has(n, "power.draw") || has(n, "power_draw"))
        return Metric::watts;
    if (has(n, "cpuutilization") || has(n, "cpu_usage_active"))
        return Metric::cpu;
    if (has(n, "mem_used_percent"))
        return Metric::hostMemory;
    return Metric::none;
}

tl::unexpected<Error> Collector::refused(std::uint64_t line, Argument field, Argument found, Clause expected) const
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

Result<void> Collector::add(std::int64_t time, Metric metric, double value, std::uint64_t line, std::string_view field,
    const std::string &device)
{
    if (metric == Metric::memoryUsed) {
        if (!(value >= 0.0 && value <= 1e7))
            return refused(line, field, shortestText(value), clause<Phrase::numberFromTo>(0.0, 1e7));
    } else if (const bool watts = metric == Metric::watts; !(value >= 0.0 && value <= (watts ? 100000.0 : 100.0))) {
        return refused(line, field, shortestText(value), watts ? Phrase::watts : Phrase::percent);
    }
    if (auto good = checkTime(time, line); !good)
        return good;
    if (m_moments.size() >= 5'000'000)
        return refused(line, Phrase::row, "", Phrase::atMost5000000Samples);
    Moment &moment = m_moments[time];
    Device *of = nullptr;
    if (!device.empty() && (m_devices.size() < kMostDevices || m_devices.contains(device)))
        of = &m_devices[device];
    switch (metric) {
    case Metric::accelerator:
        moment.accelerator.add(value);
        if (of != nullptr)
            of->load.push_back(value);
        break;
    case Metric::engine:
        moment.engine.add(value);
        if (of != nullptr)
            of->engine.push_back(value);
        break;
    case Metric::acceleratorMemory: moment.acceleratorMemory.add(value); break;
    case Metric::memoryUsed:
        moment.memoryUsed.add(value);
        if (of != nullptr)
            of->memoryMib = std::max(of->memoryMib.value_or(0.0), value);
        break;
    case Metric::cpu: moment.cpu.add(value); break;
    case Metric::hostMemory: moment.hostMemory.add(value); break;
    case Metric::watts: moment.watts.add(value); break;
    case Metric::none: break;
    }
    return {};
}

Result<void> Collector::touch(std::int64_t time, std::uint64_t line)
{
    if (auto good = checkTime(time, line); !good)
        return good;
    m_lastLine = line;
    ++m_moments[time].rows;
    return {};
}

void Collector::joinRounds()
{
    std::vector<std::int64_t> times;
    for (const auto &[time, moment] : m_moments)
        times.insert(times.end(), moment.rows, time);
    const std::size_t size = rowsOfARound(times);
    if (size == 1) { // one accelerator, more often than the clock ticks
        for (auto &[time, moment] : m_moments)
            for (Mean *mean : {&moment.accelerator, &moment.acceleratorMemory, &moment.memoryUsed, &moment.watts})
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

Result<ImportedUtilisation> Collector::finish(UtilisationForm form, bool hasTimes)
{
    ImportedUtilisation out;
    out.form = form;
    if (m_moments.empty())
        return refused(0, Phrase::samples, Phrase::none, Phrase::atLeastOneSample);
    if (std::ranges::none_of(m_moments, [](const auto &each) { return each.second.accelerator.count > 0; })) {
        for (auto &[time, moment] : m_moments)
            moment.accelerator = moment.engine;
        for (auto &[id, device] : m_devices)
            device.load = std::move(device.engine);
    }
    const std::int64_t start = m_moments.begin()->first;
    out.hasTimes = hasTimes;
    out.startUtc = hasTimes ? start / 1000 : 0;
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
        if (moment.memoryUsed.count > 0)
            out.memoryPeakMib = std::max(out.memoryPeakMib.value_or(0.0), moment.memoryUsed.sum);
        out.series.samples.push_back(sample);
    }
    out.series.endH = hourOf(static_cast<double>(*previous) + interval);
    out.meanAcceleratorMemoryPct = memory.mean();
    if (!out.hasAccelerator && !out.hasCpu && !out.hasWatts)
        return refused(0, Phrase::samples, Phrase::noValues, Phrase::utilisationColumn);
    addLoad(out);
    return out;
}

// Of the accelerators together, by the hours that each value holds; of each alone, whose samples are equally far apart.
void Collector::addLoad(ImportedUtilisation &out) const
{
    std::vector<std::pair<double, double>> values;
    const auto &samples = out.series.samples;
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (const auto &value = out.hasAccelerator ? samples[i].uAccPct : samples[i].uCpuPct)
            values.emplace_back(
                *value, (i + 1 < samples.size() ? samples[i + 1].hour : out.series.endH) - samples[i].hour);
    if (!values.empty())
        out.load = loadFigures(std::move(values));
    for (const auto &[id, device] : m_devices) {
        DeviceUse use{id, {}, device.memoryMib};
        if (!device.load.empty()) {
            std::vector<std::pair<double, double>> own;
            for (const double value : device.load)
                own.emplace_back(value, 1.0);
            use.load = loadFigures(std::move(own));
        }
        out.devices.push_back(std::move(use));
    }
}

Result<void> Collector::checkTime(std::int64_t time, std::uint64_t line) const
{
    if (time < kNoTime || time / 1000 >= endOf(m_latest))
        return refused(line, "time", isoUtc(time / 1000), clause<Phrase::timeFrom2006To>(m_latest));
    return {};
}

// A value with or without its unit; nullopt: "[N/A]" and the like.
Result<std::optional<double>> valueOf(
    const Collector &collector, std::string_view cell, std::uint64_t line, std::string_view field)
{
    std::string_view text = trimmed(cell);
    if (text.empty() || text.front() == '[')
        return std::optional<double>();
    for (const std::string_view unit : {"%", "W", "MiB"})
        if (text.ends_with(unit))
            text = trimmed(text.substr(0, text.size() - unit.size()));
    const auto value = parseFinite(text);
    if (!value)
        return collector.refused(line, field, cell, Phrase::number);
    return value;
}

} // namespace wattfare::measured
