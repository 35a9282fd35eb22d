// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/prediction/fit_result.h"
#include "model/prediction/held_scores.h"
#include "model/prediction/mixed_model.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Method B: rates of inference other than LLM serving by a mixed model of ln(rate / device).
namespace wattfare {

enum class NetworkClass : std::uint8_t { cnn, detection, encoder, speech, recommendation, language, diffusion };
std::string_view networkClassId(NetworkClass cls);
inline constexpr std::size_t kNetworkClasses = 7;

enum class LoadKind : std::uint8_t { offline, server, realTime };
std::string_view loadKindId(LoadKind kind);

struct InferencePoint {
    std::string model;
    NetworkClass cls{};
    std::optional<double> flopsPerUnit; // of one inference
    std::optional<double> sequenceLength;
    std::string accelerator, architecture;
    bool cpu = false; // `count` is then of cores
    double count = 1;
    double peakTflops = 0; // of one device or core, at the precision
    double bandwidthGbs = 0; // of one device or core
    LoadKind load = LoadKind::offline;
    std::string precision; // "fp16", ...
    bool precisionUnknown = false; // not stated: the usual one of the class is taken
    std::string source; // rounds of one benchmark are one source
    double year = 2024;
};

struct InferenceRow {
    std::string key; // of the benchmark
    InferencePoint point;
    double perSecond = 0; // of all devices
};

struct RateEstimate {
    double perSecond = 0, low = 0, high = 0; // low to high holds 80 %
};

class InferenceFit
{
public:
    std::string method, dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters; // linear effects; deviations of the levels as "u:..." with no error
    std::vector<LeftOutPrediction> leftOut; // by key; empty where it was not asked for
    std::vector<RejectedRow> rejected;
    // Half width of what holds 80 %, in predicted deviations, by class of network; times that of the architecture
    // (scoreOfHardware()), for what is published of some is less even. Empty where nothing was left out: then the
    // normal quantile counts.
    std::vector<HeldScore> held;

    // Of any points, measured or not. An estimate of a model that no row has stands on the FLOPs alone.
    std::vector<RateEstimate> predict(std::span<const InferencePoint> points) const;
    // True where a row that is not of one request at a time ran on the architecture at the precision. Of another
    // nothing says that the networks run so at all, nor how fast its software has become there.
    bool knowsFormat(std::string_view architecture, std::string_view precision) const;
    // Of the rows: the source that most of an architecture are of (of all where it has none), the precisions that a
    // model ran offline at, and the input length that most of its rows have.
    std::string usualSource(std::string_view architecture) const;
    std::vector<std::string> precisionsOf(std::string_view model) const;
    std::optional<double> usualLength(std::string_view model) const;
    double newestYear() const;

private:
    friend Outcome<InferenceFit> fitInference(std::vector<InferenceRow> rows, bool record);
    explicit InferenceFit(MixedModel mixed)
        : m_mixed(std::move(mixed))
    {
    }
    MixedModel m_mixed;
    std::vector<InferencePoint> m_points; // that were fitted
    std::map<std::string, std::string, std::less<>> m_usualSources; // by architecture
    std::string m_usualSource; // of all
};

// Rows in any order; of several of one model, length, accelerator, count, load, precision and source the fastest
// counts. `record`: with what a catalogue keeps of the fit (hash, parameters, every pair left out once); without, what
// predicts alone. no_data("rows") if none is left.
Outcome<InferenceFit> fitInference(std::vector<InferenceRow> rows, bool record);

// Of `held`: what an architecture adds, by its own rows or, where it has too few, by those of all (`wider`). nullptr
// where nothing was left out.
const HeldScore *scoreOfHardware(const std::vector<HeldScore> &held, std::string_view architecture);

// Why a row cannot enter the fit; nullopt if it can.
std::optional<RowProblem> problemOf(const InferenceRow &row);

} // namespace wattfare
