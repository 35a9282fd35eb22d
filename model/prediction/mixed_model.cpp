// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/mixed_model.h"

#include "model/support/parallel.h"

#include <Eigen/Cholesky>
#include <Eigen/SparseCholesky>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <utility>

namespace wattfare {

namespace {

constexpr double kLeastVariance = 1e-9;

Eigen::Index at(std::size_t i) { return static_cast<Eigen::Index>(i); }

} // namespace

// Solved over the observations (their covariance, n by n) or, where these are many, over the effects (p by p): the same
// predictor either way.
struct MixedModel::Solved {
    std::size_t linearCount = 0;
    std::vector<std::unordered_map<std::string, int>> numbers; // of the levels of each group
    std::vector<std::size_t> offset; // of the levels of each group among the effects
    std::vector<double> levelSd;
    double noiseVariance = 0;
    bool byEffects = false;
    std::vector<double> mean;
    Eigen::VectorXd residual; // value - mean
    Eigen::MatrixXd linear; // a column an observation
    std::vector<std::vector<int>> level; // [observation][group], -1: none
    std::vector<std::vector<std::vector<int>>> members; // [group][level] -> observations
    Eigen::LLT<Eigen::MatrixXd> factor; // of the covariance of the observations
    Eigen::SimplicialLLT<Eigen::SparseMatrix<double>> effectFactor; // of X^T X / noise + 1: few effects meet in a row
    Eigen::VectorXd weights; // covariance^-1 residual, or the effects in units of their deviations

    std::size_t observations() const { return mean.size(); }
    Eigen::Index effects() const { return at(offset.back()); }

    // An observation as a sum of effects, each a standard normal: what each of them is multiplied by.
    using Sparse = std::vector<std::pair<Eigen::Index, double>>; // indexes ascend
    template <class Level>
    Sparse row(Eigen::Ref<const Eigen::VectorXd> features, const Level &levelOf) const
    {
        Sparse x;
        x.reserve(linearCount + levelSd.size());
        for (Eigen::Index k = 0; k < at(linearCount); ++k)
            if (features[k] != 0.0)
                x.emplace_back(k, features[k]);
        for (std::size_t g = 0; g < levelSd.size(); ++g)
            if (const int number = levelOf(g); number >= 0)
                x.emplace_back(at(offset[g]) + number, levelSd[g]);
        return x;
    }
    Sparse row(std::size_t i) const
    {
        return row(linear.col(at(i)), [&](std::size_t g) { return level[i][g]; });
    }
    // The same of a wanted one, with the variance of levels that no observation has.
    std::pair<Sparse, double> row(const MixedObservation &wanted) const
    {
        double unseen = 0.0;
        Sparse x = row(Eigen::Map<const Eigen::VectorXd>(wanted.linear.data(), at(linearCount)), [&](std::size_t g) {
            if (wanted.levels[g].empty())
                return -1;
            if (const auto found = numbers[g].find(wanted.levels[g]); found != numbers[g].end())
                return found->second;
            unseen += levelSd[g] * levelSd[g];
            return -1;
        });
        return {std::move(x), unseen};
    }
    double meanOf(const MixedObservation &wanted, const Sparse &x) const // over the effects
    {
        double sum = wanted.mean;
        for (const auto &[i, xi] : x)
            sum += xi * weights[i];
        return sum;
    }
    // Covariance of two sums of effects, by that of all effects given the observations.
    static double posterior(const Eigen::MatrixXd &effectCovariance, const Sparse &a, const Sparse &b)
    {
        double sum = 0.0;
        for (const auto &[i, xi] : a)
            for (const auto &[j, xj] : b)
                sum += xi * xj * effectCovariance(i, j);
        return sum;
    }
    // Variances of sums of effects given the observations: |L^-1 x|^2 of each.
    std::vector<double> variances(std::span<const Sparse> sums) const
    {
        std::vector<double> out;
        Eigen::VectorXd x(effects());
        for (const Sparse &sum : sums) {
            x.setZero();
            for (const auto &[i, xi] : sum)
                x[i] = xi;
            x = effectFactor.permutationP() * x;
            effectFactor.matrixL().solveInPlace(x);
            out.push_back(x.squaredNorm());
        }
        return out;
    }
    Eigen::MatrixXd effectCovariance() const
    {
        return effectFactor.solve(Eigen::MatrixXd::Identity(effects(), effects()));
    }

    bool solveByObservations()
    {
        const Eigen::Index n = at(observations());
        Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(n, n);
        covariance.selfadjointView<Eigen::Lower>().rankUpdate(linear.transpose());
        for (std::size_t g = 0; g < levelSd.size(); ++g)
            for (const auto &together : members[g])
                for (std::size_t a = 0; a < together.size(); ++a)
                    for (std::size_t b = 0; b <= a; ++b) // they ascend: the lower half
                        covariance(together[a], together[b]) += levelSd[g] * levelSd[g];
        covariance.diagonal().array() += noiseVariance;
        factor.compute(covariance);
        weights = factor.solve(residual);
        return factor.info() == Eigen::Success;
    }

    bool solveByEffects()
    {
        // The lower half, a column at a time over the observations that its effect is in: a matrix of all effects by
        // all would be megabytes of zeros.
        Eigen::SparseMatrix<double> normal(effects(), effects());
        Eigen::VectorXd right(effects()), column = Eigen::VectorXd::Zero(effects());
        const auto addLevels = [&](std::size_t i, std::size_t from, double x) {
            for (std::size_t g = from; g < levelSd.size(); ++g)
                if (const int number = level[i][g]; number >= 0)
                    column[at(offset[g]) + number] += levelSd[g] * x;
        };
        const auto keep = [&](Eigen::Index effect, double ofResiduals) {
            right[effect] = ofResiduals;
            normal.startVec(effect);
            for (Eigen::Index a = effect; a < effects(); ++a) {
                const double value = column[a] / noiseVariance + (a == effect ? 1.0 : 0.0);
                if (value != 0.0)
                    normal.insertBack(a, effect) = value;
            }
            column.setZero();
        };
        for (Eigen::Index k = 0; k < at(linearCount); ++k) {
            const Eigen::Index rest = at(linearCount) - k;
            double sum = 0.0;
            for (std::size_t i = 0; i < observations(); ++i) {
                const double x = linear(k, at(i));
                if (x == 0.0)
                    continue;
                sum += x * residual[at(i)];
                column.segment(k, rest) += x * linear.col(at(i)).tail(rest);
                addLevels(i, 0, x);
            }
            keep(k, sum);
        }
        for (std::size_t g = 0; g < levelSd.size(); ++g)
            for (std::size_t number = 0; number < members[g].size(); ++number) {
                double sum = 0.0;
                for (const int i : members[g][number]) {
                    sum += levelSd[g] * residual[i];
                    addLevels(static_cast<std::size_t>(i), g, levelSd[g]);
                }
                keep(at(offset[g] + number), sum);
            }
        normal.finalize();
        effectFactor.compute(normal);
        weights = effectFactor.solve(right) / noiseVariance;
        return effectFactor.info() == Eigen::Success;
    }

    // Covariances of a wanted observation with all others, and its own variance.
    double covariances(const MixedObservation &wanted, Eigen::Ref<Eigen::VectorXd> out) const
    {
        const Eigen::Map<const Eigen::VectorXd> features(wanted.linear.data(), at(wanted.linear.size()));
        out.noalias() = linear.transpose() * features;
        double own = features.squaredNorm() + noiseVariance;
        for (std::size_t g = 0; g < numbers.size(); ++g) {
            if (wanted.levels[g].empty())
                continue;
            own += levelSd[g] * levelSd[g];
            if (const auto found = numbers[g].find(wanted.levels[g]); found != numbers[g].end())
                for (const int i : members[g][static_cast<std::size_t>(found->second)])
                    out[i] += levelSd[g] * levelSd[g];
        }
        return own;
    }

    // L^-1 of the covariance of the observations L L^T; below its diagonal alone is anything to solve.
    Eigen::MatrixXd inverseFactor() const
    {
        const Eigen::Index n = at(observations());
        constexpr std::size_t block = 64; // columns
        Eigen::MatrixXd out = Eigen::MatrixXd::Identity(n, n);
        parallelFor(observations(), block, [&](std::size_t begin, std::size_t end) {
            const Eigen::Index rest = n - at(begin);
            factor.matrixLLT()
                .bottomRightCorner(rest, rest)
                .triangularView<Eigen::Lower>()
                .solveInPlace(out.block(at(begin), at(begin), rest, at(end - begin)));
        });
        return out;
    }

    // For rows left out together: the inverse of the covariance that they have given all others, and its product with
    // what is left of them. `known`: inverseFactor(), or of effects effectCovariance().
    std::pair<Eigen::MatrixXd, Eigen::VectorXd> conditional(
        const std::vector<std::size_t> &rows, const Eigen::MatrixXd &known) const
    {
        const Eigen::Index k = at(rows.size());
        Eigen::MatrixXd corner(k, k);
        Eigen::VectorXd product(k);
        if (byEffects) {
            std::vector<Sparse> x;
            for (Eigen::Index a = 0; a < k; ++a) {
                const std::size_t i = rows[static_cast<std::size_t>(a)];
                x.push_back(row(i));
                double fitted = 0.0;
                for (const auto &[j, xj] : x.back())
                    fitted += xj * weights[j];
                product[a] = (residual[at(i)] - fitted) / noiseVariance;
                for (Eigen::Index b = 0; b <= a; ++b)
                    corner(a, b) = corner(b, a)
                        = ((a == b ? 1.0 : 0.0)
                              - posterior(known, x[static_cast<std::size_t>(a)], x[static_cast<std::size_t>(b)])
                                  / noiseVariance)
                        / noiseVariance;
            }
        } else {
            for (Eigen::Index a = 0; a < k; ++a) {
                const Eigen::Index i = at(rows[static_cast<std::size_t>(a)]);
                product[a] = weights[i];
                for (Eigen::Index b = 0; b <= a; ++b)
                    corner(a, b) = corner(b, a) = known.col(i).dot(known.col(at(rows[static_cast<std::size_t>(b)])));
            }
        }
        return {std::move(corner), std::move(product)};
    }
};

std::size_t MixedModel::size() const { return m_solved->observations(); }

Outcome<MixedModel> MixedModel::fit(
    std::vector<MixedObservation> observations, std::vector<double> levelSd, double noiseSd)
{
    if (observations.empty())
        return failure(Status::noData, "rows");
    if (!isPositive(noiseSd))
        return failure(Status::outOfRange, "noise");
    auto s = std::make_shared<Solved>();
    const std::size_t n = observations.size(), groups = levelSd.size();
    s->linearCount = observations.front().linear.size();
    s->noiseVariance = noiseSd * noiseSd;
    s->levelSd = std::move(levelSd);
    s->numbers.resize(groups);
    s->members.resize(groups);
    s->linear.resize(at(observations.front().linear.size()), at(n));
    s->residual.resize(at(n));
    for (std::size_t i = 0; i < n; ++i) {
        MixedObservation &o = observations[i];
        if (o.linear.size() != observations.front().linear.size() || o.levels.size() != groups)
            return failure(Status::outOfRange, "features");
        for (std::size_t k = 0; k < o.linear.size(); ++k)
            s->linear(at(k), at(i)) = o.linear[k];
        s->residual[at(i)] = o.value - o.mean;
        s->mean.push_back(o.mean);
        std::vector<int> levels;
        levels.reserve(groups);
        for (std::size_t g = 0; g < groups; ++g) {
            if (o.levels[g].empty()) {
                levels.push_back(-1);
                continue;
            }
            // Most are known: try_emplace makes nothing of those.
            const auto [entry, fresh]
                = s->numbers[g].try_emplace(std::move(o.levels[g]), static_cast<int>(s->numbers[g].size()));
            if (fresh)
                s->members[g].emplace_back();
            s->members[g][static_cast<std::size_t>(entry->second)].push_back(static_cast<int>(i));
            levels.push_back(entry->second);
        }
        s->level.push_back(std::move(levels));
    }
    if (!s->linear.allFinite() || !s->residual.allFinite())
        return failure(Status::outOfRange, "features");

    s->offset.push_back(s->linearCount);
    for (const auto &numbers : s->numbers)
        s->offset.push_back(s->offset.back() + numbers.size());
    s->byEffects = s->offset.back() < n;
    if (!(s->byEffects ? s->solveByEffects() : s->solveByObservations()))
        return failure(Status::outOfRange, "covariance");
    return MixedModel(std::move(s));
}

std::vector<MixedPrediction> MixedModel::predict(std::span<const MixedObservation> wanted) const
{
    const Solved &s = *m_solved;
    std::vector<MixedPrediction> out;
    out.reserve(wanted.size());
    if (s.byEffects) {
        std::vector<Solved::Sparse> sums;
        std::vector<double> unseen;
        for (const MixedObservation &each : wanted) {
            auto [x, others] = s.row(each);
            out.push_back({s.meanOf(each, x)});
            sums.push_back(std::move(x));
            unseen.push_back(others);
        }
        const std::vector<double> seen = s.variances(sums);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i].sd = std::sqrt(std::max(kLeastVariance, unseen[i] + s.noiseVariance + seen[i]));
        return out;
    }
    constexpr std::size_t block = 256; // columns of right-hand sides that are solved together
    for (std::size_t begin = 0; begin < wanted.size(); begin += block) {
        const std::size_t count = std::min(block, wanted.size() - begin);
        Eigen::MatrixXd columns(s.weights.size(), at(count));
        std::vector<double> own;
        for (std::size_t k = 0; k < count; ++k)
            own.push_back(s.covariances(wanted[begin + k], columns.col(at(k))));
        const Eigen::VectorXd means = columns.transpose() * s.weights;
        s.factor.matrixL().solveInPlace(columns);
        for (std::size_t k = 0; k < count; ++k)
            out.push_back({wanted[begin + k].mean + means[at(k)],
                std::sqrt(std::max(kLeastVariance, own[k] - columns.col(at(k)).squaredNorm()))});
    }
    return out;
}

double MixedModel::mean(const MixedObservation &wanted) const
{
    return m_solved->byEffects ? m_solved->meanOf(wanted, m_solved->row(wanted).first)
                               : predict({&wanted, 1}).front().mean;
}

std::vector<MixedPrediction> MixedModel::leaveOut(std::span<const std::string> groups) const
{
    const Solved &s = *m_solved;
    const Eigen::MatrixXd known = s.byEffects ? s.effectCovariance() : s.inverseFactor();
    std::map<std::string_view, std::vector<std::size_t>> together;
    for (std::size_t i = 0; i < groups.size(); ++i)
        together[groups[i]].push_back(i);
    std::vector<const std::vector<std::size_t> *> list;
    for (const auto &[name, rows] : together)
        list.push_back(&rows);
    std::vector<MixedPrediction> out(size());
    parallelFor(list.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t g = begin; g < end; ++g) {
            const std::vector<std::size_t> &rows = *list[g];
            const auto [corner, product] = s.conditional(rows, known);
            const Eigen::MatrixXd covariance
                = corner.llt().solve(Eigen::MatrixXd::Identity(corner.rows(), corner.rows()));
            const Eigen::VectorXd surprise = covariance * product;
            for (std::size_t a = 0; a < rows.size(); ++a)
                out[rows[a]] = {s.mean[rows[a]] + s.residual[at(rows[a])] - surprise[at(a)],
                    std::sqrt(std::max(kLeastVariance, covariance(at(a), at(a))))};
        }
    });
    return out;
}

std::vector<MixedPrediction> MixedModel::linearEffects() const
{
    const Solved &s = *m_solved;
    const Eigen::Index count = at(s.linearCount);
    Eigen::VectorXd mean;
    Eigen::VectorXd variance(count);
    if (s.byEffects) {
        mean = s.weights.head(count);
        std::vector<Solved::Sparse> each;
        for (Eigen::Index k = 0; k < count; ++k)
            each.push_back({{k, 1.0}});
        const std::vector<double> found = s.variances(each);
        variance = Eigen::Map<const Eigen::VectorXd>(found.data(), count);
    } else {
        mean = s.linear * s.weights;
        const Eigen::MatrixXd half = s.factor.matrixL().solve(s.linear.transpose().eval());
        variance = 1.0 - half.colwise().squaredNorm().transpose().array();
    }
    std::vector<MixedPrediction> out;
    for (Eigen::Index k = 0; k < count; ++k)
        out.push_back({mean[k], std::sqrt(std::max(0.0, variance[k]))});
    return out;
}

} // namespace wattfare
