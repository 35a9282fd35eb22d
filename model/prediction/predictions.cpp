// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/predictions.h"

#include "model/prediction/catalog_inputs.h"
#include "model/prediction/training_rows.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <tuple>

namespace wattfare {

namespace {

constexpr std::size_t kFewAnchored = 12; // rows of a class with others beside them; fewer say nothing of it

// By software class: the factor that holds 80 % of what is left of the errors once the other rows of a cell have moved
// the prediction.
std::map<std::string, double, std::less<>> anchoredFactors(const ServingFit &fit)
{
    std::map<std::tuple<std::string_view, std::string_view, std::string_view>, std::vector<double>> cells;
    for (const LeftOutPrediction &row : fit.leftOut)
        cells[{row.software, row.model, row.accelerator}].push_back(std::log(row.predicted / row.measured));
    std::map<std::string_view, std::vector<double>> left;
    for (const auto &[key, errors] : cells) {
        if (errors.size() < 2)
            continue;
        double sum = 0;
        for (const double e : errors)
            sum += e;
        const auto others = static_cast<double>(errors.size() - 1);
        for (const double e : errors)
            left[std::get<0>(key)].push_back(std::abs(e - (sum - e) / (others + 1.0)));
    }
    std::map<std::string, double, std::less<>> out;
    for (auto &[software, sizes] : left) {
        if (sizes.size() < kFewAnchored)
            continue;
        out.emplace(software, std::min(std::exp(quantileOf(std::move(sizes), 0.8)), fit.factorOf(software)));
    }
    return out;
}

template <class Fit>
FitRecord recordOf(Fit &&fit)
{
    return {std::move(fit.method), std::move(fit.dataHash), fit.rows, std::move(fit.parameters), std::move(fit.held),
        std::move(fit.leftOut)};
}

} // namespace

std::optional<FitSet> fitAll(const Snapshot &snapshot, const ProgressFn &progress)
{
    PredictionRows rows = predictionRows(snapshot);
    constexpr std::size_t kMethods = 4;
    FitSet out;
    std::array<std::optional<FitRecord>, kMethods> mixed;
    ServingFitOptions options;
    options.software = rows.software;
    const auto keep = [&](std::size_t at, auto fit) {
        if (fit)
            mixed[at] = recordOf(*std::move(fit));
    };
    // The longest first: each takes a thread of its own and lends it to the next.
    const std::array<std::function<void()>, kMethods> jobs{[&] { keep(2, fitCpuStreams(rows.cpuStreams, true)); },
        [&] {
            if (auto fit = fitServing(rows.serving, options)) {
                keep(3, fitFirstToken(rows.serving, *fit, true));
                out.serving = *std::move(fit);
            }
        },
        [&] { keep(0, fitInference(rows.inference, true)); }, [&] { keep(1, fitTrainingTime(rows.training, true)); }};
    std::atomic<std::size_t> done{0};
    std::atomic<bool> stopped{!keepGoing(progress, 0.0)};
    parallelFor(jobs.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && !stopped; ++i) {
            jobs[i]();
            if (!keepGoing(progress, static_cast<double>(++done) / static_cast<double>(jobs.size())))
                stopped = true;
        }
    });
    if (stopped)
        return std::nullopt;
    for (auto &record : mixed)
        if (record)
            out.mixed.push_back(*std::move(record));
    return out;
}

namespace {

// Answers by what was asked; of too many the oldest goes.
template <class Answer>
class KeptAnswers
{
public:
    explicit KeptAnswers(std::size_t most)
        : m_most(most)
    {
    }
    const Answer *find(const std::string &key) const
    {
        const auto found = m_answers.find(key);
        return found == m_answers.end() ? nullptr : &found->second;
    }
    const Answer &keep(const std::string &key, Answer answer)
    {
        const auto [at, fresh] = m_answers.try_emplace(key, std::move(answer));
        if (fresh)
            m_order.push_back(key);
        if (m_order.size() > m_most) {
            m_answers.erase(m_order.front());
            m_order.pop_front();
        }
        return at->second;
    }

private:
    std::size_t m_most;
    std::map<std::string, Answer> m_answers;
    std::deque<std::string> m_order; // oldest first
};

constexpr std::size_t kMostLists = 128; // each over all types: a tenth of a megabyte
constexpr std::size_t kMostTimes = 20'000; // a run on each type, at some ten numbers of nodes

} // namespace

// Mixed models as they are made, and what they answered.
struct Predictions::Refits {
    std::once_flag serving;
    std::map<std::string_view, std::set<std::string_view>, std::less<>> classes; // of software, by architecture
    std::map<std::string, double, std::less<>> anchored; // by software class
    std::once_flag narrow;
    // Stacks seen with weights of one byte (true) and of half a byte, by maker of the accelerator.
    std::map<std::string, std::set<std::pair<std::string, bool>>, std::less<>> narrowStacks;

    // A fit with the widths of its leave-out; without a value where the rows give none, which is tried once.
    template <class Fit>
    struct Made {
        std::once_flag once;
        std::optional<Fit> fit;
    };
    Made<InferenceFit> inference;
    Made<TrainingTimeFit> training;
    Made<CpuStreamFit> streams;
    Made<FirstTokenFit> firstToken;
    template <class Fit, class Make>
    static const Fit *made(Made<Fit> &kept, const FitRecord &record, const Make &make)
    {
        std::call_once(kept.once, [&] {
            if (Outcome<Fit> fit = make()) {
                fit->held = record.held;
                kept.fit = *std::move(fit);
            }
        });
        return kept.fit ? &*kept.fit : nullptr;
    }

    std::mutex mutex; // of the answers below
    KeptAnswers<DeviceRates> rates{kMostLists};
    KeptAnswers<std::optional<TimeEstimate>> times{kMostTimes};
    KeptAnswers<TypeStreams> streamRates{kMostLists};
    std::map<ModelIndex, Contradictions> contradictions;
    template <class Answer>
    std::optional<Answer> known(const KeptAnswers<Answer> &answers, const std::string &key)
    {
        const std::scoped_lock lock(mutex);
        const Answer *found = answers.find(key);
        return found ? std::optional(*found) : std::nullopt;
    }
    template <class Answer>
    Answer keep(KeptAnswers<Answer> &answers, const std::string &key, Answer answer)
    {
        const std::scoped_lock lock(mutex);
        return answers.keep(key, std::move(answer));
    }
};

Predictions::Predictions(FitSet fits)
    : m_fits(std::move(fits))
    , m_refits(std::make_unique<Refits>())
{
    for (const FitRecord &fit : m_fits.mixed) {
        SharedText last;
        for (const LeftOutPrediction &row : fit.leftOut)
            if (row.model != std::exchange(last, row.model))
                m_models[fit.method].insert(row.model);
    }
}

// Of method A; a catalogue that is only loaded does not wait for it.
void Predictions::gatherServing() const
{
    std::call_once(m_refits->serving, [this] {
        for (const ServingError &row : m_fits.serving->errors)
            m_refits->classes[row.architecture].insert(row.software);
        m_refits->anchored = anchoredFactors(*m_fits.serving);
    });
}

Predictions::~Predictions() = default;

const FitRecord *Predictions::record(std::string_view method) const
{
    const auto found = std::find_if(
        m_fits.mixed.begin(), m_fits.mixed.end(), [&](const FitRecord &r) { return r.method == method; });
    return found == m_fits.mixed.end() ? nullptr : &*found;
}

bool Predictions::knowsModel(std::string_view method, std::string_view model) const
{
    const auto models = m_models.find(method);
    return models != m_models.end() && models->second.contains(model);
}

std::vector<std::string> Predictions::classesOn(std::string_view architecture) const
{
    if (!m_fits.serving)
        return {};
    gatherServing();
    const auto found = m_refits->classes.find(architecture);
    return found == m_refits->classes.end() ? std::vector<std::string>()
                                            : std::vector<std::string>(found->second.begin(), found->second.end());
}

bool Predictions::servesWidth(
    const Snapshot &snapshot, std::string_view vendor, std::string_view stack, double bytesPerWeight) const
{
    if (bytesPerWeight >= 1.5)
        return true;
    std::call_once(m_refits->narrow, [&] {
        for (const Benchmark &b : snapshot.benchmarks) {
            if (b.training || b.accelerator == kNone || b.software.empty())
                continue;
            const auto format = parseNumberFormat(b.precision);
            if (!format || bytesOf(*format) >= 1.5)
                continue;
            m_refits->narrowStacks[snapshot.accelerators[b.accelerator].vendor].emplace(
                b.software, bytesOf(*format) >= 0.75);
        }
    });
    const auto found = m_refits->narrowStacks.find(vendor);
    return found != m_refits->narrowStacks.end()
        && found->second.contains(std::pair(std::string(stack), bytesPerWeight >= 0.75));
}

std::optional<double> Predictions::anchoredFactor(std::string_view software) const
{
    if (!m_fits.serving)
        return std::nullopt;
    gatherServing();
    const auto found = m_refits->anchored.find(software);
    return found == m_refits->anchored.end() ? std::nullopt : std::optional(found->second);
}

Predictions::Contradictions Predictions::contradictions(const Snapshot &snapshot, ModelIndex model) const
{
    const std::scoped_lock lock(m_refits->mutex);
    Contradictions &known = m_refits->contradictions[model];
    if (!known) {
        std::unordered_map<BenchmarkIndex, RowProblem> found;
        for (const BenchmarkIndex i : snapshot.benchmarksOf(model))
            if (const Benchmark &b = snapshot.benchmarks[i]; b.cls != FigureClass::user) // a person's own stands
                if (const auto problem = contradiction(snapshot, b))
                    found.emplace(i, *problem);
        known = std::make_shared<const std::unordered_map<BenchmarkIndex, RowProblem>>(std::move(found));
    }
    return known;
}

Predictions::DeviceRates Predictions::rates(const Snapshot &snapshot, ModelIndex model,
    std::optional<double> sequenceLength, std::span<const NumberFormat> allowed) const
{
    HashedRow asked(snapshot.models[model].key);
    asked << sequenceLength.value_or(0.0);
    for (const NumberFormat format : allowed)
        asked << numberFormatId(format);
    const std::string key = std::move(asked).text();
    Refits &r = *m_refits;
    if (const auto known = r.known(r.rates, key))
        return *known;
    const InferenceFit *fit = r.made(r.inference, *record(kInferenceMethod),
        [&] { return fitInference(predictionRows(snapshot, kInferenceMethod).inference, false); });
    std::vector<std::optional<DeviceRate>> out(snapshot.types.size());
    std::vector<InferencePoint> points;
    std::vector<TypeIndex> typeOf;
    for (TypeIndex type = 0; fit && type < snapshot.types.size(); ++type)
        for (InferencePoint &point : inferencePoints(*fit, snapshot, model, type, sequenceLength))
            if (allowed.empty() || std::ranges::find(allowed, *parseNumberFormat(point.precision)) != allowed.end()) {
                points.push_back(std::move(point));
                typeOf.push_back(type);
            }
    const std::vector<RateEstimate> estimates = points.empty() ? std::vector<RateEstimate>() : fit->predict(points);
    for (std::size_t i = 0; i < points.size(); ++i)
        if (auto &best = out[typeOf[i]]; !best || estimates[i].perSecond > best->rate.perSecond)
            best = DeviceRate{estimates[i], points[i].precision, points[i].architecture};
    return r.keep<DeviceRates>(
        r.rates, key, std::make_shared<const std::vector<std::optional<DeviceRate>>>(std::move(out)));
}

Predictions::TypeStreams Predictions::streams(
    const Snapshot &snapshot, ModelIndex model, NumberFormat weights, double inputTokens, double outputTokens) const
{
    const MlModel &card = snapshot.models[model];
    const std::string key
        = std::move(HashedRow(card.key) << numberFormatId(weights) << inputTokens << outputTokens).text();
    Refits &r = *m_refits;
    if (const auto known = r.known(r.streamRates, key))
        return *known;
    const CpuStreamFit *fit = r.made(r.streams, *record(kCpuStreamMethod),
        [&] { return fitCpuStreams(predictionRows(snapshot, kCpuStreamMethod).cpuStreams, false); });
    std::vector<std::optional<StreamRates>> out(snapshot.types.size());
    const auto shape = servedModel(card);
    for (TypeIndex type = 0; fit && shape && type < snapshot.types.size(); ++type) {
        if (snapshot.types[type].accelerator != kNone)
            continue;
        std::array points{cpuStreamPoint(card.key, *shape, weights, true, inputTokens),
            cpuStreamPoint(card.key, *shape, weights, false, outputTokens)};
        for (CpuStreamPoint &point : points)
            setCpuHost(point, snapshot, type);
        if (!fit->knowsProcessor(points[0].processor))
            continue;
        const std::vector<StreamEstimate> both = fit->predict(points);
        out[type] = StreamRates{both[0], both[1]};
    }
    return r.keep<TypeStreams>(
        r.streamRates, key, std::make_shared<const std::vector<std::optional<StreamRates>>>(std::move(out)));
}

std::optional<TimeEstimate> Predictions::time(const Snapshot &snapshot, const TrainingPoint &point) const
{
    const std::string key = std::move(HashedRow(point.model) << point.accelerator << point.count << point.year).text();
    Refits &r = *m_refits;
    if (const auto known = r.known(r.times, key))
        return *known;
    const TrainingTimeFit *fit = r.made(r.training, *record(kTrainingTimeMethod),
        [&] { return fitTrainingTime(predictionRows(snapshot, kTrainingTimeMethod).training, false); });
    return r.keep(r.times, key, fit ? std::optional(fit->predict({&point, 1}).front()) : std::nullopt);
}

const FirstTokenFit *Predictions::firstTokens(const Snapshot &snapshot) const
{
    const FitRecord *record = this->record(kFirstTokenMethod);
    if (!record || !m_fits.serving)
        return nullptr;
    return m_refits->made(m_refits->firstToken, *record,
        [&] { return fitFirstToken(predictionRows(snapshot, kFirstTokenMethod).serving, *m_fits.serving, false); });
}

void Predictions::prepareFirstTokens(const Snapshot &snapshot) const { firstTokens(snapshot); }

std::optional<FirstTokenEstimate> Predictions::firstToken(const Snapshot &snapshot, const FirstTokenPoint &point) const
{
    const FirstTokenFit *fit = firstTokens(snapshot);
    if (!fit || !fit->knows(point.software))
        return std::nullopt;
    return fit->predict({&point, 1}).front();
}

std::optional<double> Predictions::firstTokenSeconds(const Snapshot &snapshot, const FirstTokenPoint &point) const
{
    const FirstTokenFit *fit = firstTokens(snapshot);
    return fit && fit->knows(point.software) ? std::optional(fit->seconds(point)) : std::nullopt;
}

} // namespace wattfare
