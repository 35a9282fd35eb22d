// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_place.h"
#include "model/importers/measured/utilisation_collector.h"
#include "model/support/decimal.h"

#include <algorithm>

// Reports of neuron-monitor, one JSON document each.
// https://awsdocs-neuron.readthedocs-hosted.com/en/latest/tools/neuron-sys-tools/neuron-monitor-user-guide.html
namespace wattfare::measured {

namespace {

namespace dom = simdjson::dom;

constexpr double kMib = 1024.0 * 1024.0;

std::optional<double> numberAt(const dom::element &from, const char *pointer)
{
    double value = 0;
    return from.at_pointer(pointer).get_double().get(value) == simdjson::SUCCESS ? std::optional(value) : std::nullopt;
}

std::string textAt(const dom::element &from, const char *pointer)
{
    std::string_view value;
    return from.at_pointer(pointer).get_string().get(value) == simdjson::SUCCESS ? std::string(value) : std::string();
}

class NeuronReader
{
public:
    NeuronReader(std::string name, Date latest, std::string_view json)
        : m_name(std::move(name))
        , m_json(json)
        , m_collector(m_name, latest)
    {
    }

    Result<void> take(const dom::element &report, std::uint64_t offset)
    {
        m_offset = offset;
        dom::array runtimes;
        if (!report.is_object() || report["neuron_runtime_data"].get_array().get(runtimes) != simdjson::SUCCESS)
            return refused("neuron_runtime_data", "", Phrase::array);
        if (const std::string type = textAt(report, "/instance_info/instance_type"); !type.empty())
            m_type = type;
        if (const std::string card = textAt(report, "/neuron_hardware_info/neuron_device_type"); !card.empty())
            m_card = card;
        const double devices = numberAt(report, "/neuron_hardware_info/neuron_device_count").value_or(0);
        const double coresEach = numberAt(report, "/neuron_hardware_info/neuroncore_per_device_count").value_or(0);
        if (!(devices >= 0 && devices <= 1024 && coresEach >= 0 && coresEach <= 64))
            return refused("neuron_hardware_info", shortestText(std::max(devices, coresEach)), Phrase::countFrom0);
        m_devices = std::max(m_devices, devices);
        std::map<std::string, double> load; // by core: of all processes together
        std::optional<double> bytes, period;
        for (const dom::element runtime : runtimes) {
            dom::object cores;
            if (runtime.at_pointer("/report/neuroncore_counters/neuroncores_in_use").get_object().get(cores)
                == simdjson::SUCCESS)
                for (const auto &[core, counters] : cores) {
                    const auto used = numberAt(counters, "/neuroncore_utilization");
                    if (!used || !(*used >= 0 && *used <= 100) || load.size() > 4096)
                        return refused(
                            "neuroncore_utilization", used ? shortestText(*used) : std::string(), Phrase::percent);
                    load[std::string(core)] += *used;
                }
            if (const auto value = numberAt(runtime, "/report/neuroncore_counters/period"))
                period = value;
            if (const auto value = numberAt(runtime, "/report/memory_used/neuron_runtime_used_bytes/neuron_device"))
                bytes = bytes.value_or(0) + *value;
        }
        for (const char *other : {"/system_data/vcpu_usage/period", "/system_data/memory_info/period"})
            if (!period)
                period = numberAt(report, other);
        if (!period)
            period = m_period;
        if (!period || !(*period > 0 && *period <= 86'400))
            return refused("period", period ? shortestText(*period) : std::string(), Phrase::secondsAboveZero);
        m_period = period;
        const std::int64_t time = m_time;
        m_time += std::max<std::int64_t>(1, static_cast<std::int64_t>(*period * 1000));
        return give(report, time, load, devices * coresEach, bytes);
    }

    Result<ImportedUtilisation> finish()
    {
        auto out = m_collector.finish(UtilisationForm::neuronMonitor, false);
        if (out) {
            out->instanceType = m_type;
            if (!m_card.empty())
                out->cards = {m_card};
            if (m_devices > 0) // cores were counted until here
                out->accelerators = static_cast<std::size_t>(m_devices);
        }
        return out;
    }

private:
    tl::unexpected<Error> refused(std::string_view field, std::string_view found, Clause expected) const
    {
        const std::size_t from = std::min<std::size_t>(m_offset, m_json.size());
        return tl::unexpected<Error>(
            inputRefusedAtByte(m_name, placeOfText(m_json, field, from), field, found, std::move(expected)));
    }

    // Cores that no process holds are idle: where the report says how many there are, they count.
    Result<void> give(const dom::element &report, std::int64_t time, const std::map<std::string, double> &load,
        double cores, std::optional<double> bytes)
    {
        const auto add = [&](Metric metric, double value, const char *field, const std::string &device = {}) {
            auto done = m_collector.add(time, metric, value, 0, field, device);
            return done ? done : Result<void>(refused(field, shortestText(value), Phrase::percent));
        };
        if (auto done = m_collector.touch(time, 0); !done)
            return done;
        for (const auto &[core, used] : load) // several processes may round up
            if (auto done
                = add(Metric::accelerator, used <= 101 ? std::min(used, 100.0) : used, "neuroncore_utilization", core);
                !done)
                return done;
        for (double idle = static_cast<double>(load.size()); idle < cores; ++idle)
            if (auto done = add(Metric::accelerator, 0, "neuroncore_utilization"); !done)
                return done;
        if (bytes)
            if (auto done = add(Metric::memoryUsed, *bytes / kMib, "neuron_device"); !done)
                return done;
        if (const auto idle = numberAt(report, "/system_data/vcpu_usage/average_usage/idle"))
            if (auto done = add(Metric::cpu, 100 - *idle, "idle"); !done)
                return done;
        const auto used = numberAt(report, "/system_data/memory_info/memory_used_bytes"),
                   total = numberAt(report, "/system_data/memory_info/memory_total_bytes");
        if (used && total && *total > 0)
            return add(Metric::hostMemory, 100 * *used / *total, "memory_used_bytes");
        return {};
    }

    std::string m_name;
    std::string_view m_json;
    Collector m_collector;
    std::uint64_t m_offset = 0;
    std::int64_t m_time = Collector::kNoTime;
    std::optional<double> m_period;
    std::string m_type, m_card;
    double m_devices = 0;
};

} // namespace

Result<ImportedUtilisation> readNeuronMonitor(
    const std::filesystem::path &file, Date latest, const ProgressFn &progress)
{
    const auto text = readPadded(file, std::size_t{256} << 20U, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    NeuronReader reader(file.filename().string(), latest, *text);
    const auto take = [&](const dom::element &report, std::uint64_t offset) { return reader.take(report, offset); };
    if (auto done = forEachDocument(file, *text, take); !done)
        return tl::unexpected<Error>(done.error());
    return reader.finish();
}

} // namespace wattfare::measured
