// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/measured/utilisation.h"
#include "model/support/input_error.h"
#include "model/support/letters.h"

#include <map>
#include <string_view>

// What every reader of measured utilisation gathers; not for others.
namespace wattfare::measured {

// engine: a utilisation from 0 to 100 by another counter, which stands in where the file has none of `accelerator`.
enum class Metric : std::uint8_t { none, accelerator, engine, acceleratorMemory, memoryUsed, cpu, hostMemory, watts };

inline bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// Of a column of nvidia-smi or a label of CloudWatch.
Metric metricOf(std::string_view name);

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
    Mean accelerator, engine, acceleratorMemory, memoryUsed, cpu, hostMemory;
    Mean watts;
    std::size_t rows = 0; // of a table

    void join(const Moment &other)
    {
        accelerator.join(other.accelerator);
        acceleratorMemory.join(other.acceleratorMemory);
        memoryUsed.join(other.memoryUsed);
        watts.join(other.watts);
        rows += other.rows;
    }
};

// Values by time (milliseconds since 1970) and metric, from whichever form; ordered by time at the end.
class Collector
{
public:
    Collector(std::string name, Date latest)
        : m_name(std::move(name))
        , m_latest(latest)
    {
    }

    // Where a form has no times: its first moment, after which only distances mean anything.
    static constexpr std::int64_t kNoTime = 1'136'073'600'000;

    tl::unexpected<Error> refused(std::uint64_t line, Argument field, Argument found, Clause expected) const;

    // JSON has no lines: refusals name a byte behind the label of the series instead.
    void inJson(std::string_view json, std::string_view label)
    {
        m_json = json;
        m_label = label;
    }

    // `device`: whose value it is, where the file says so.
    Result<void> add(std::int64_t time, Metric metric, double value, std::uint64_t line, std::string_view field,
        const std::string &device = {});

    // A row without a value: the time is known, nothing else.
    Result<void> touch(std::int64_t time, std::uint64_t line);

    // The rows of accelerators that nothing names become rounds.
    void joinRounds();

    Result<ImportedUtilisation> finish(UtilisationForm form, bool hasTimes = true);

private:
    struct Device {
        std::vector<double> load, engine;
        std::optional<double> memoryMib;
    };
    Result<void> checkTime(std::int64_t time, std::uint64_t line) const;
    void addLoad(ImportedUtilisation &out) const;

    std::string m_name;
    Date m_latest; // on which anything can have been measured
    std::string_view m_json;
    std::string m_label; // of the series that is being read: a copy, since a parsed document goes before the file does
    std::uint64_t m_lastLine = 1; // of a table
    std::map<std::int64_t, Moment> m_moments;
    std::map<std::string, Device> m_devices;
};

// A value with or without its unit; nullopt: "[N/A]" and the like.
Result<std::optional<double>> valueOf(
    const Collector &collector, std::string_view cell, std::uint64_t line, std::string_view field);

// A series as Prometheus names it: DCGM_FI_DEV_GPU_UTIL{gpu="0",modelName="..."}.
struct SeriesName {
    Metric metric = Metric::none; // none: of something else
    bool share = false; // from 0 to 1, not to 100
    std::string device, card;
    std::size_t length = 0; // of the name with its labels
};
// nullopt where the labels do not end or are not quoted. Further text may follow.
std::optional<SeriesName> dcgmSeries(std::string_view text);
// What DCGM writes for a value that it could not get; it has a number for each reason, all beyond any reading.
inline bool isBlankOfDcgm(double value)
{
    return value >= 140737488355328.0 || (value >= 2147483632.0 && value <= 2147483647.0);
}

Result<ImportedUtilisation> readDcgmText(const std::filesystem::path &file, Date latest, const ProgressFn &progress);
Result<ImportedUtilisation> readNeuronMonitor(
    const std::filesystem::path &file, Date latest, const ProgressFn &progress);

} // namespace wattfare::measured
