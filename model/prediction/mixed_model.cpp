// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/mixed_model.h"

#include <Eigen/Cholesky>

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

struct MixedModel::Solved {
    Eigen::MatrixXd linear; // a column an observation
    std::vector<std::unordered_map<std::string, int>> numbers; // of the levels of each group
    std::vector<std::vector<int>> level; // [observation][group], -1: none
    std::vector<std::vector<std::vector<int>>> members; // [group][level] -> observations
    std::vector<double> levelVariance;
    double noiseVariance = 0;
    Eigen::VectorXd residual; // value - mean
    std::vector<double> mean;
    Eigen::LLT<Eigen::MatrixXd> factor; // of the covariance
    Eigen::VectorXd weights; // covariance^-1 residual

    // Covariances of a wanted observation with all others, and its own variance.
    double covariances(const MixedObservation &wanted, Eigen::Ref<Eigen::VectorXd> out) const
    {
        const Eigen::Map<const Eigen::VectorXd> features(wanted.linear.data(), at(wanted.linear.size()));
        out.noalias() = linear.transpose() * features;
        double own = features.squaredNorm() + noiseVariance;
        for (std::size_t g = 0; g < numbers.size(); ++g) {
            if (wanted.levels[g].empty())
                continue;
            own += levelVariance[g];
            if (const auto found = numbers[g].find(wanted.levels[g]); found != numbers[g].end())
                for (const int i : members[g][static_cast<std::size_t>(found->second)])
                    out[i] += levelVariance[g];
        }
        return own;
    }
};

std::size_t MixedModel::size() const { return m_solved->mean.size(); }

Outcome<MixedModel> MixedModel::fit(
    std::vector<MixedObservation> observations, std::vector<double> levelSd, double noiseSd)
{
    if (observations.empty())
        return failure(Status::noData, "rows");
    if (!isPositive(noiseSd))
        return failure(Status::outOfRange, "noise");
    auto s = std::make_shared<Solved>();
    const std::size_t n = observations.size(), groups = levelSd.size();
    s->noiseVariance = noiseSd * noiseSd;
    for (const double sd : levelSd)
        s->levelVariance.push_back(sd * sd);
    s->numbers.resize(groups);
    s->members.resize(groups);
    s->linear.resize(at(observations.front().linear.size()), at(n));
    s->residual.resize(at(n));
    for (std::size_t i = 0; i < n; ++i) {
        const MixedObservation &o = observations[i];
        if (o.linear.size() != observations.front().linear.size() || o.levels.size() != groups)
            return failure(Status::outOfRange, "features");
        for (std::size_t k = 0; k < o.linear.size(); ++k)
            s->linear(at(k), at(i)) = o.linear[k];
        s->residual[at(i)] = o.value - o.mean;
        s->mean.push_back(o.mean);
        std::vector<int> levels;
        for (std::size_t g = 0; g < groups; ++g) {
            if (o.levels[g].empty()) {
                levels.push_back(-1);
                continue;
            }
            const auto [entry, fresh] = s->numbers[g].emplace(o.levels[g], static_cast<int>(s->numbers[g].size()));
            if (fresh)
                s->members[g].emplace_back();
            s->members[g][static_cast<std::size_t>(entry->second)].push_back(static_cast<int>(i));
            levels.push_back(entry->second);
        }
        s->level.push_back(std::move(levels));
    }
    if (!s->linear.allFinite() || !s->residual.allFinite())
        return failure(Status::outOfRange, "features");

    Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(at(n), at(n));
    covariance.selfadjointView<Eigen::Lower>().rankUpdate(s->linear.transpose());
    for (std::size_t g = 0; g < groups; ++g)
        for (const auto &members : s->members[g])
            for (std::size_t a = 0; a < members.size(); ++a)
                for (std::size_t b = 0; b <= a; ++b)
                    covariance(members[a], members[b]) += s->levelVariance[g]; // members ascend: the lower half
    covariance.diagonal().array() += s->noiseVariance;
    s->factor.compute(covariance);
    if (s->factor.info() != Eigen::Success)
        return failure(Status::outOfRange, "covariance");
    s->weights = s->factor.solve(s->residual);
    return MixedModel(std::move(s));
}

std::vector<MixedPrediction> MixedModel::predict(std::span<const MixedObservation> wanted) const
{
    const Solved &s = *m_solved;
    constexpr std::size_t block = 256; // columns of right-hand sides that are solved together
    std::vector<MixedPrediction> out;
    out.reserve(wanted.size());
    for (std::size_t begin = 0; begin < wanted.size(); begin += block) {
        const std::size_t count = std::min(block, wanted.size() - begin);
        Eigen::MatrixXd covariances(at(size()), at(count));
        std::vector<double> own;
        for (std::size_t k = 0; k < count; ++k)
            own.push_back(s.covariances(wanted[begin + k], covariances.col(at(k))));
        const Eigen::VectorXd means = covariances.transpose() * s.weights;
        s.factor.matrixL().solveInPlace(covariances);
        for (std::size_t k = 0; k < count; ++k)
            out.push_back({wanted[begin + k].mean + means[at(k)],
                std::sqrt(std::max(kLeastVariance, own[k] - covariances.col(at(k)).squaredNorm()))});
    }
    return out;
}

std::vector<MixedPrediction> MixedModel::leaveOut(std::span<const std::string> groups) const
{
    const Solved &s = *m_solved;
    const Eigen::MatrixXd inverse = s.factor.solve(Eigen::MatrixXd::Identity(at(size()), at(size())));
    std::map<std::string_view, std::vector<int>> members;
    for (std::size_t i = 0; i < groups.size(); ++i)
        members[groups[i]].push_back(static_cast<int>(i));
    std::vector<MixedPrediction> out(size());
    for (const auto &[name, rows] : members) {
        const auto k = at(rows.size());
        Eigen::MatrixXd corner(k, k);
        Eigen::VectorXd weights(k);
        for (Eigen::Index a = 0; a < k; ++a) {
            weights[a] = s.weights[rows[static_cast<std::size_t>(a)]];
            for (Eigen::Index b = 0; b < k; ++b)
                corner(a, b) = inverse(rows[static_cast<std::size_t>(a)], rows[static_cast<std::size_t>(b)]);
        }
        // What is left of the rows given all others has the covariance corner^-1.
        const Eigen::MatrixXd conditional = corner.llt().solve(Eigen::MatrixXd::Identity(k, k));
        const Eigen::VectorXd surprise = conditional * weights;
        for (Eigen::Index a = 0; a < k; ++a) {
            const auto i = static_cast<std::size_t>(rows[static_cast<std::size_t>(a)]);
            out[i]
                = {s.mean[i] + s.residual[at(i)] - surprise[a], std::sqrt(std::max(kLeastVariance, conditional(a, a)))};
        }
    }
    return out;
}

std::vector<MixedPrediction> MixedModel::linearEffects() const
{
    const Solved &s = *m_solved;
    const Eigen::VectorXd mean = s.linear * s.weights;
    Eigen::MatrixXd half = s.linear.transpose();
    s.factor.matrixL().solveInPlace(half);
    std::vector<MixedPrediction> out;
    for (Eigen::Index k = 0; k < mean.size(); ++k)
        out.push_back({mean[k], std::sqrt(std::max(0.0, 1.0 - half.col(k).squaredNorm()))});
    return out;
}

} // namespace wattfare
