// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/prediction/cpu_stream_fit.h"
#include "model/prediction/first_token_fit.h"
#include "model/prediction/inference_fit.h"
#include "model/prediction/number_format.h"
#include "model/prediction/serving_fit.h"
#include "model/prediction/training_time_fit.h"
#include "model/support/progress.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace wattfare {

// What is kept of a fitted mixed model (methods B and C, processors, first tokens): all but the model itself, which its
// rows give again within a tenth of a second. The leave-out, which takes longer, is kept.
struct FitRecord {
    std::string method, dataHash;
    std::size_t rows = 0;
    std::vector<FitParameter> parameters;
    std::vector<HeldScore> held;
    std::vector<LeftOutPrediction> leftOut;
};

// The fitted methods as a catalogue carries them.
struct FitSet {
    std::optional<ServingFit> serving;
    std::vector<FitRecord> mixed;
    bool empty() const { return !serving && mixed.empty(); }
};

// All methods on the benchmarks of a snapshot, with every pair left out once: about a second on two cores. Methods
// without rows are not in it. nullopt if `progress` stopped it.
std::optional<FitSet> fitAll(const Snapshot &snapshot, const ProgressFn &progress = {});

// What an evaluation asks of the fitted methods. A method without a fit gives no answer. Mixed models are made from the
// rows of the snapshot when they are first asked for. Member functions may be called from several threads; the snapshot
// that they take is the one that carries this.
class Predictions
{
public:
    explicit Predictions(FitSet fits);
    ~Predictions();
    Predictions(const Predictions &) = delete;
    Predictions &operator=(const Predictions &) = delete;

    const std::optional<ServingFit> &serving() const { return m_fits.serving; }
    const FitSet &fits() const { return m_fits; }
    const FitRecord *record(std::string_view method) const; // of a mixed model; nullptr without one
    bool knowsModel(std::string_view method, std::string_view model) const; // by rows of a mixed model

    // Software classes with rows on an architecture, in the order of their names.
    std::vector<std::string> classesOn(std::string_view architecture) const;
    // Whether a benchmark shows that a serving stack loads weights of a width on accelerators of a maker; 16 bits and
    // wider are taken for granted.
    bool servesWidth(
        const Snapshot &snapshot, std::string_view vendor, std::string_view stack, double bytesPerWeight) const;
    // The 80 % factor of method A moved by anchorFactor(): of the left-out errors less what the other rows of the same
    // model, accelerator and class tell. Never wider than that of the class; nullopt where too few rows have others.
    std::optional<double> anchoredFactor(std::string_view software) const;

    // Benchmarks of a model whose figures contradict what their hardware can do (contradiction()).
    using Contradictions = std::shared_ptr<const std::unordered_map<BenchmarkIndex, RowProblem>>;
    Contradictions contradictions(const Snapshot &snapshot, ModelIndex model) const;

    // The record of the method must be there; empty where its rows give no model. What was asked lately is kept.
    // Of a model by method B on each type, at the fastest of the formats that are allowed (all that it was measured in
    // where none is named); nullopt where the catalogue lacks a figure of the device. A slice of a device counts as
    // one.
    struct DeviceRate {
        RateEstimate rate;
        std::string precision, architecture;
    };
    using DeviceRates = std::shared_ptr<const std::vector<std::optional<DeviceRate>>>; // by type
    DeviceRates rates(const Snapshot &snapshot, ModelIndex model, std::optional<double> sequenceLength,
        std::span<const NumberFormat> allowed) const;
    // Of a language model on the processors of each type, one request at a time: tokens of a prompt of that length, and
    // of an answer. nullopt for types with accelerators and for processors that no row knows.
    struct StreamRates {
        StreamEstimate prompt, answer;
    };
    using TypeStreams = std::shared_ptr<const std::vector<std::optional<StreamRates>>>; // by type
    TypeStreams streams(const Snapshot &snapshot, ModelIndex model, NumberFormat weights, double inputTokens,
        double outputTokens) const;
    std::optional<TimeEstimate> time(const Snapshot &snapshot, const TrainingPoint &point) const;
    // nullopt where no row of the software class has a time.
    std::optional<FirstTokenEstimate> firstToken(const Snapshot &snapshot, const FirstTokenPoint &point) const;
    std::optional<double> firstTokenSeconds(const Snapshot &snapshot, const FirstTokenPoint &point) const; // no range
    void prepareFirstTokens(const Snapshot &snapshot) const; // makes what firstToken() would make when first asked

private:
    struct Refits;
    const FirstTokenFit *firstTokens(const Snapshot &snapshot) const;
    void gatherServing() const;

    FitSet m_fits;
    std::map<std::string, std::unordered_set<std::string_view>, std::less<>> m_models; // of the rows, by method
    std::unique_ptr<Refits> m_refits;
};

} // namespace wattfare
