// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/energy/utilisation_series.h"
#include "model/support/date.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace wattfare {

enum class UtilisationForm : std::uint8_t {
    cloudWatchCsv, // downloaded from a graph of CloudWatch
    cloudWatchJson, // answer of get-metric-data or get-metric-statistics
    nvidiaSmiCsv, // nvidia-smi --query-gpu=timestamp,... --format=csv
    dcgmText, // DCGM by Prometheus: what the exporter or a dump of the data base prints
    dcgmCsv, // DCGM by Prometheus: a graph saved as a table, a column a series
    neuronMonitor // lines of JSON of neuron-monitor
};

// Of a utilisation over time, in per cent.
struct LoadFigures {
    double mean = 0, p95 = 0, peak = 0;
};

struct DeviceUse {
    std::string id; // as the file names it
    std::optional<LoadFigures> load;
    std::optional<double> peakMemoryMib;
};

// A series of utilisation as integrateSeries takes it. Several accelerators: the mean of their utilisation, the sum of
// their watts. An interval of more than kGapFactor times the usual one, and of more than a second, is a gap: a sample
// without values says so.
struct ImportedUtilisation {
    UtilisationForm form = UtilisationForm::cloudWatchCsv;
    UtilisationSeries series;
    std::int64_t startUtc = 0; // seconds since 1970 of hour 0; nvidia-smi prints local time, taken as UTC
    double intervalSeconds = 0.0; // the usual one (median)
    std::size_t accelerators = 1; // seen at once
    std::vector<std::string> cards; // names of the accelerators, each once; empty: the file has none
    std::size_t gaps = 0;
    bool hasAccelerator = false, hasCpu = false, hasHostMemory = false, hasWatts = false;
    std::optional<double> meanAcceleratorMemoryPct; // utilization_memory: its memory's activity, shown, not integrated
    // False: the file has no times, only distances of known or assumed length (kScrapeSeconds). startUtc is 0 then.
    bool hasTimes = true;
    std::string instanceType; // that the file says it is of
    std::optional<LoadFigures> load; // of the accelerators together; of the CPU where the file has none
    std::vector<DeviceUse> devices; // by id; empty where the file names none
    std::optional<double> memoryPeakMib; // used on all accelerators together
};

inline constexpr double kGapFactor = 3.0;
// How far apart rounds of DCGM without times are taken to be: the default of its exporter (--collect-interval).
inline constexpr double kScrapeSeconds = 30.0;

// nullopt: no such file. Errors: fileNotFound, fileAccess.
Result<std::optional<UtilisationForm>> recogniseUtilisation(const std::filesystem::path &file);

// `today` stands for the clock: what was measured later than two days after it is a misprint (time zones differ by
// one). Errors: fileNotFound, fileAccess, badInput (an unknown form, percentages outside of 0 to 100, times that do not
// rise or lie in the future, no utilisation at all), cancelled.
Result<ImportedUtilisation> readUtilisation(
    const std::filesystem::path &file, const ProgressFn &progress = {}, std::optional<Date> today = {});

// What speaks against a log being of the type: other cards than its accelerator, another number of them, or that it
// names another type; and that its times are assumed. CloudWatch names no cards.
std::vector<Message> doubtsAbout(const ImportedUtilisation &series, const Snapshot &snapshot, TypeIndex type);

} // namespace wattfare
