// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/serving_fit.h"

#include "model/prediction/least_squares.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace wattfare {

namespace {

constexpr double kSigma = 0.3; // of ln X: errors beyond it count less and less
constexpr double kRowsOfOneCell = 6.0; // a (model, accelerator, source) weighs at most so many rows
constexpr double kRefitTolerance = 1e-6; // of the cost: a refit begins beside its minimum
// A group that moves a parameter further (a logit, a logarithm) is refitted; one step is as good for the others.
constexpr double kFarStep = 0.3;
constexpr double kLargestMfu = 0.9, kLargestMbu = 0.95; // shares that the logits stay under

double logistic(double z) { return 1.0 / (1.0 + std::exp(-z)); }

struct Prior {
    std::string_view name;
    double mean, sd;
};
// Shared by all rows. Logits of shares, logarithms of the others.
constexpr std::array<Prior, 11> kShared{
    {{"mfu", 0.2, 0.5}, {"mbu", 1.3, 0.3}, {"mkv", -0.5, 0.5}, {"comm", -0.6931471805599453, 0.7}, // ln 0.5
        {"alpha", -11.512925464970229, 0.8}, // ln 10 us
        {"moe", 0.0, 0.5}, {"cap", 6.931471805599453, 0.4}, // ln 1024
        {"mfu8", 0.0, 0.3}, {"mfu4", 0.0, 0.3}, {"mbu8", 0.0, 0.3}, {"mbu4", 0.0, 0.3}}};
enum Shared : std::size_t { kMfu, kMbu, kMkv, kComm, kAlpha, kMoe, kCap, kMfu8, kMfu4, kMbu8, kMbu4, kSharedCount };
// What an architecture, and what a software class reaches beside the others: of the logits, and of ln moe.
constexpr std::array<Prior, 3> kOfArchitecture{{{"mfu:", 0.0, 0.8}, {"mbu:", 0.0, 0.5}, {"mkv:", 0.0, 0.8}}};
constexpr std::array<Prior, 4> kOfSoftware{
    {{"mfu@", 0.0, 0.8}, {"mbu@", 0.0, 0.8}, {"mkv@", 0.0, 0.8}, {"moe@", 0.0, 0.3}}};
enum Own : std::size_t { kOwnMfu, kOwnMbu, kOwnMkv, kOwnMoe, kOwnCount };
constexpr std::string_view kStepName = "t0:", kFactorName = "sf:";
constexpr std::size_t kSoftwareCount = 2 + kOfSoftware.size();
using OwnShares = std::array<double, kOwnCount>;

// Where the parameters of a row stand: shared ones, then those of each architecture, then those of each software class:
// t0, sf and its shares.
class ParameterLayout
{
public:
    ParameterLayout(
        std::set<std::string> architectures, std::set<std::string> software, const std::vector<SoftwarePrior> &priors)
        : m_architectures(architectures.begin(), architectures.end())
        , m_software(software.begin(), software.end())
    {
        for (const Prior &p : kShared)
            m_priors.push_back({std::string(p.name), p.mean, 0.0, p.mean, p.sd});
        for (const std::string &name : m_architectures)
            for (const Prior &p : kOfArchitecture)
                m_priors.push_back({std::string(p.name) + name, p.mean, 0.0, p.mean, p.sd});
        for (const std::string &name : m_software) {
            const auto known
                = std::find_if(priors.begin(), priors.end(), [&](const SoftwarePrior &p) { return p.id == name; });
            const SoftwarePrior prior = known == priors.end() ? SoftwarePrior{} : *known;
            const double step = std::log(prior.stepSecondsPerLayer);
            m_priors.push_back({std::string(kStepName) + name, step, 0.0, step, prior.stepSd});
            m_priors.push_back({std::string(kFactorName) + name, 0.0, 0.0, 0.0, prior.factorSd});
            for (const Prior &p : kOfSoftware)
                m_priors.push_back({std::string(p.name) + name, p.mean, 0.0, p.mean, p.sd});
        }
    }
    const std::vector<FitParameter> &priors() const { return m_priors; }
    std::size_t architecture(const std::string &name) const // first of its own
    {
        return kSharedCount + kOfArchitecture.size() * indexIn(m_architectures, name);
    }
    std::size_t software(const std::string &name) const // first of its own: t0
    {
        return kSharedCount + kOfArchitecture.size() * m_architectures.size()
            + kSoftwareCount * indexIn(m_software, name);
    }

private:
    static std::size_t indexIn(const std::vector<std::string> &names, const std::string &name)
    {
        return static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), name) - names.begin());
    }
    std::vector<std::string> m_architectures, m_software;
    std::vector<FitParameter> m_priors;
};

// An efficiency of the parameters, `own` being what an architecture and a software class add to the shared ones.
ServingEfficiency efficiencyOf(
    const std::array<double, kSharedCount> &shared, const OwnShares &own, double lnStep, double lnFactor)
{
    ServingEfficiency e;
    e.mfu = kLargestMfu * logistic(shared[kMfu] + own[kOwnMfu]);
    e.mbu = kLargestMbu * logistic(shared[kMbu] + own[kOwnMbu]);
    e.mkv = kLargestMbu * logistic(shared[kMkv] + own[kOwnMkv]);
    e.stepSecondsPerLayer = std::exp(lnStep);
    e.softwareFactor = std::exp(lnFactor);
    e.comm = std::exp(shared[kComm]);
    e.hopSeconds = std::exp(shared[kAlpha]);
    e.moe = std::exp(shared[kMoe] + own[kOwnMoe]);
    e.mfuByte = std::exp(shared[kMfu8]);
    e.mfuHalfByte = std::exp(shared[kMfu4]);
    e.mbuByte = std::exp(shared[kMbu8]);
    e.mbuHalfByte = std::exp(shared[kMbu4]);
    e.batchCap = std::exp(shared[kCap]);
    return e;
}

struct RowPlace {
    std::size_t architecture = 0, software = 0;
    double weight = 1;
    std::size_t pair = 0; // of architecture and software: rows of one share their efficiency
};

ServingEfficiency efficiencyAt(std::span<const double> x, const RowPlace &at)
{
    std::array<double, kSharedCount> shared{};
    std::copy_n(x.begin(), kSharedCount, shared.begin());
    OwnShares own{};
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] = (i < kOfArchitecture.size() ? x[at.architecture + i] : 0.0) + x[at.software + 2 + i];
    return efficiencyOf(shared, own, x[at.software], x[at.software + 1]);
}

// The terms of a row: with its own group size, or the best one. Rows have passed problemOf(), so one fits.
ServingTerms termsOf(const ServingRow &row, const ServingEfficiency &efficiency)
{
    if (row.load.groupSize)
        return servingTerms(row.shape, row.device, row.load, efficiency, *row.load.groupSize);
    return servingRate(row.shape, row.device, row.load, efficiency).value_or(ServingTerms{});
}

// Rows of a fit with their places; rows that are left out for a while keep theirs.
struct FittedRows {
    std::vector<const ServingRow *> rows;
    std::vector<RowPlace> places;
    std::vector<RowPlace> pairs; // one place of each
};

FittedRows placed(const std::vector<ServingRow> &rows, const ParameterLayout &layout)
{
    std::map<std::tuple<std::string_view, std::string_view, std::string_view>, double> count;
    for (const ServingRow &row : rows)
        ++count[{row.model, row.accelerator, row.source}];
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> pairs;
    FittedRows out;
    for (const ServingRow &row : rows) {
        RowPlace at{layout.architecture(row.architecture), layout.software(row.software),
            std::sqrt(std::min(1.0, kRowsOfOneCell / count[{row.model, row.accelerator, row.source}])), 0};
        const auto [pair, fresh] = pairs.emplace(std::pair(at.architecture, at.software), out.pairs.size());
        at.pair = pair->second;
        if (fresh)
            out.pairs.push_back(at);
        out.rows.push_back(&row);
        out.places.push_back(at);
    }
    return out;
}

void addRow(NormalEquations &out, const ServingEfficiency &e, const ServingRow &row, const RowPlace &at)
{
    const ServingTerms terms = termsOf(row, e);
    const ServingSlopes slopes = servingSlopes(row.shape, row.device, row.load, e, terms);
    const double u = at.weight * std::log(terms.tokensPerSecond / row.tokensPerSecond) / kSigma;
    // Pseudo-Huber as a residual r with r^2 = 8 (sqrt(1 + u^2 / 4) - 1).
    const double root = std::sqrt(1.0 + u * u / 4.0);
    const double r = std::copysign(std::sqrt(8.0 * (root - 1.0)), u);
    const double outer = (std::abs(u) < 1e-6 ? 1.0 : u / (r * root)) * at.weight / kSigma;

    // d ln share / d logit = 1 - share / largest.
    const double mfu = outer * slopes.mfu * (1.0 - e.mfu / kLargestMfu);
    const double mbu = outer * slopes.mbu * (1.0 - e.mbu / kLargestMbu);
    const double mkv = outer * slopes.mkv * (1.0 - e.mkv / kLargestMbu);
    const double moe = row.shape.activeParameters < row.shape.parameters ? outer * slopes.mfu : 0.0;
    // Shares at narrow weights; at 16 bits the factor is not there, and the derivative none.
    const bool half = row.load.bytesPerWeight < 0.75, narrow = row.load.bytesPerWeight < 1.5;
    const double byArithmetic = narrow ? outer * slopes.mfu : 0.0, byReading = narrow ? outer * slopes.mbu : 0.0;
    out.add(r,
        std::array<std::pair<std::size_t, double>, 18>{
            {{kMfu, mfu}, {kMbu, mbu}, {kMkv, mkv}, {kComm, outer * slopes.comm}, {kAlpha, outer * slopes.hopSeconds},
                {kMoe, moe}, {kCap, outer * slopes.batchCap}, {half ? kMfu4 : kMfu8, byArithmetic},
                {half ? kMbu4 : kMbu8, byReading}, {at.architecture, mfu}, {at.architecture + 1, mbu},
                {at.architecture + 2, mkv}, {at.software, outer * slopes.stepSeconds}, {at.software + 1, outer},
                {at.software + 2, mfu}, {at.software + 3, mbu}, {at.software + 4, mkv}, {at.software + 5, moe}}});
}

// The minimum over the rows whose group is not `without`.
LeastSquares fitted(const FittedRows &rows, const ParameterLayout &layout, std::vector<double> start,
    std::span<const std::size_t> groups = {}, std::size_t without = 0, double tolerance = 1e-9)
{
    const auto build = [&](std::span<const double> x, NormalEquations &out) {
        std::vector<ServingEfficiency> efficiency;
        for (const RowPlace &pair : rows.pairs)
            efficiency.push_back(efficiencyAt(x, pair));
        for (std::size_t i = 0; i < rows.rows.size(); ++i)
            if (groups.empty() || groups[i] != without)
                addRow(out, efficiency[rows.places[i].pair], *rows.rows[i], rows.places[i]);
        for (std::size_t i = 0; i < layout.priors().size(); ++i) {
            const FitParameter &p = layout.priors()[i];
            out.add(
                (x[i] - p.prior) / p.priorSd, std::array<std::pair<std::size_t, double>, 1>{{{i, 1.0 / p.priorSd}}});
        }
    };
    return minimise(std::move(start), build, {.tolerance = tolerance});
}

std::string groupOf(const ServingRow &row, LeaveOutBy by)
{
    switch (by) {
    case LeaveOutBy::pair: return row.model + '\t' + row.accelerator;
    case LeaveOutBy::accelerator: return row.accelerator;
    case LeaveOutBy::model: return row.model;
    case LeaveOutBy::source: return row.source;
    }
    return {};
}

void leaveOut(ServingFit &fit, const std::vector<ServingRow> &rows, const ParameterLayout &layout,
    const LeastSquares &best, const ServingFitOptions &options)
{
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < rows.size(); ++i)
        groups[groupOf(rows[i], options.by)].push_back(i);
    std::vector<const std::vector<std::size_t> *> list;
    std::vector<std::size_t> groupOfRow(rows.size());
    for (const auto &[name, members] : groups) {
        for (const std::size_t i : members)
            groupOfRow[i] = list.size();
        list.push_back(&members);
    }

    std::vector<double> predicted(rows.size());
    const FittedRows all = placed(rows, layout);
    parallelFor(
        list.size(), 1,
        [&](std::size_t begin, std::size_t end) {
            for (std::size_t g = begin; g < end; ++g) {
                NormalEquations taken(best.x.size());
                for (const std::size_t i : *list[g])
                    addRow(taken, efficiencyAt(best.x, all.places[i]), rows[i], all.places[i]);
                std::vector<double> x = minimumWithout(best, taken);
                for (std::size_t i = 0; i < x.size(); ++i)
                    if (std::abs(x[i] - best.x[i]) > kFarStep) {
                        x = fitted(all, layout, best.x, groupOfRow, g, kRefitTolerance).x;
                        break;
                    }
                for (const std::size_t i : *list[g])
                    predicted[i] = termsOf(rows[i], efficiencyAt(x, all.places[i])).tokensPerSecond;
            }
        },
        options.threads);

    std::vector<HeldScores::Row> errors;
    for (std::size_t i = 0; i < rows.size(); ++i)
        errors.push_back({rows[i].software, groupOfRow[i], std::abs(std::log(predicted[i] / rows[i].tokensPerSecond))});
    const HeldScores held(std::move(errors));
    const std::vector<double> crossed = held.crossed();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ServingRow &row = rows[i];
        const double factor = std::exp(crossed[i]);
        fit.leftOut.push_back({row.key, row.model, row.accelerator, row.architecture, {}, row.software, row.source,
            row.tokensPerSecond, predicted[i], predicted[i] / factor, predicted[i] * factor});
    }
    fit.held = held.each();
}

std::string hashedLine(const ServingRow &r)
{
    HashedRow line(r.key);
    line << r.model << r.accelerator << r.architecture << r.software << r.source;
    for (const double value : {r.shape.parameters, r.shape.activeParameters, r.shape.layers, r.shape.hidden,
             r.shape.kvValuesPerToken, r.shape.experts.value_or(0.0), r.shape.expertsPerToken.value_or(0.0),
             r.shape.windowedShare, r.shape.windowTokens, r.device.memoryBytes, r.device.bytesPerSecond,
             r.device.flopPerSecond, r.device.linkBytesPerSecond, r.load.devices, r.load.groupSize.value_or(0.0),
             r.load.pipeline ? 1.0 : 0.0, r.load.concurrency.value_or(0.0), r.load.inputTokens, r.load.cachedTokens,
             r.load.outputTokens, r.load.bytesPerWeight, r.load.bytesPerKv, r.tokensPerSecond})
        line << value;
    return std::move(line).text();
}

double parameterOr(const std::vector<FitParameter> &parameters, std::string_view name, double otherwise)
{
    for (const FitParameter &p : parameters)
        if (p.name == name)
            return p.estimate;
    return otherwise;
}

} // namespace

std::optional<RowProblem> problemOf(const ServingRow &row)
{
    constexpr double kLeastOfExperts = 0.8; // of those that chance would meet
    if (!isPositive(row.tokensPerSecond))
        return RowProblem::noRate;
    for (const auto &time : {row.latencySeconds, row.firstTokenSeconds, row.tokenSeconds})
        if (time && !isPositive(*time))
            return RowProblem::zeroLatency;
    if (!isPositive(row.shape.layers) || !isPositive(row.shape.hidden) || !isPositive(row.shape.kvValuesPerToken)
        || !isPositive(row.shape.parameters))
        return RowProblem::noLayers;
    if (!isPositive(row.device.flopPerSecond))
        return RowProblem::unknownPrecision;
    if (!isPositive(row.device.memoryBytes) || !isPositive(row.device.bytesPerSecond))
        return RowProblem::noDevice;
    if (!isPositive(row.load.outputTokens) || !isNonNegative(row.load.inputTokens))
        return RowProblem::noLengths;
    if (!(row.load.devices >= 1.0))
        return RowProblem::noCount;

    // The rate at peaks: every share 1, nothing else takes time.
    ServingEfficiency peaks;
    peaks.mfu = peaks.mbu = peaks.mkv = peaks.comm = 1.0;
    peaks.stepSecondsPerLayer = peaks.hopSeconds = 1e-30;
    peaks.batchCap = 1e9;
    const Outcome<ServingTerms> most = servingRate(row.shape, row.device, row.load, peaks);
    if (!most)
        return most.error().status == Status::noCapacity ? RowProblem::beyondMemory : RowProblem::noDevice;
    // Terms may hide behind each other, so the largest bounds alone, not their sum.
    const double arithmetic = 2.0 * row.shape.activeParameters * row.tokensPerSecond;
    if (arithmetic > row.load.devices * row.device.flopPerSecond)
        return RowProblem::impossibleRate;
    // A step reads at least the weights of one token: requests that are alike touch the same experts.
    const double steps = row.tokensPerSecond / (most->groups * most->batch);
    const double reading
        = steps * row.shape.activeParameters * row.load.bytesPerWeight / (row.device.bytesPerSecond * most->groupSize);
    if (reading > 1.0)
        return RowProblem::impossibleRate;
    // Between two tokens of a request lies a step, which reads the weights that the requests under way meet: by
    // Little's law as many as the rate times that time. Tokens that are alike meet fewer experts than chance would.
    if (row.tokenSeconds) {
        const double running = std::max(1.0, row.tokensPerSecond * *row.tokenSeconds / most->groups);
        const double step = std::max(row.shape.activeParameters, kLeastOfExperts * weightsRead(row.shape, running))
            * row.load.bytesPerWeight / (row.device.bytesPerSecond * most->groupSize);
        if (step > *row.tokenSeconds)
            return RowProblem::impossibleRate;
    }
    return std::nullopt;
}

double anchorFactor(std::span<const double> errors)
{
    return std::exp(-std::accumulate(errors.begin(), errors.end(), 0.0) / static_cast<double>(errors.size() + 1));
}

ServingEfficiency ServingFit::efficiency(std::string_view architecture, std::string_view software) const
{
    std::array<double, kSharedCount> shared{};
    for (std::size_t i = 0; i < kSharedCount; ++i)
        shared[i] = parameterOr(parameters, kShared[i].name, kShared[i].mean);
    OwnShares own{};
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] = parameterOr(parameters, std::string(kOfSoftware[i].name) + std::string(software), 0.0)
            + (i < kOfArchitecture.size()
                    ? parameterOr(parameters, std::string(kOfArchitecture[i].name) + std::string(architecture), 0.0)
                    : 0.0);
    return efficiencyOf(shared, own,
        parameterOr(
            parameters, std::string(kStepName) + std::string(software), std::log(SoftwarePrior{}.stepSecondsPerLayer)),
        parameterOr(parameters, std::string(kFactorName) + std::string(software), 0.0));
}

bool ServingFit::knows(std::string_view architecture, std::string_view software) const
{
    return std::any_of(errors.begin(), errors.end(),
        [&](const ServingError &row) { return row.architecture == architecture && row.software == software; });
}

double ServingFit::factorOf(std::string_view software) const { return std::exp(scoreOf(held, software, 0.0)); }

Outcome<ServingFit> fitServing(std::vector<ServingRow> rows, const ServingFitOptions &options)
{
    std::sort(rows.begin(), rows.end(), [](const ServingRow &a, const ServingRow &b) { return a.key < b.key; });
    ServingFit fit;
    fit.method = kServingMethod;
    std::vector<ServingRow> good;
    std::vector<std::string> lines;
    std::set<std::string> architectures, software;
    for (ServingRow &row : rows) {
        lines.push_back(hashedLine(row));
        if (const auto problem = problemOf(row)) {
            fit.rejected.push_back({row.key, *problem});
            continue;
        }
        architectures.insert(row.architecture);
        software.insert(row.software);
        good.push_back(std::move(row));
    }
    if (good.empty())
        return failure(Status::noData, "rows");
    fit.dataHash = hashOfRows(std::move(lines));
    fit.rows = good.size();

    const ParameterLayout layout(std::move(architectures), std::move(software), options.software);
    std::vector<double> start;
    for (const FitParameter &p : layout.priors())
        start.push_back(p.prior);
    const LeastSquares best = fitted(placed(good, layout), layout, std::move(start));
    fit.cost = best.cost;
    fit.parameters = layout.priors();
    for (std::size_t i = 0; i < fit.parameters.size(); ++i) {
        fit.parameters[i].estimate = best.x[i];
        fit.parameters[i].standardError = best.standardError[i];
    }
    for (const ServingRow &row : good) {
        const ServingTerms terms = termsOf(row, fit.efficiency(row.architecture, row.software));
        fit.errors.push_back({row.key, row.model, row.accelerator, row.architecture, row.software,
            std::log(terms.tokensPerSecond / row.tokensPerSecond)});
    }
    if (options.leaveOut)
        leaveOut(fit, good, layout, best, options);
    return fit;
}

} // namespace wattfare
