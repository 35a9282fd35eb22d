// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction/least_squares.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

using Dense = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::Map<const Dense> matrixOf(const NormalEquations &equations)
{
    const auto n = static_cast<Eigen::Index>(equations.unknowns());
    return {equations.matrix().data(), n, n};
}

} // namespace

void NormalEquations::add(double residual, std::span<const std::pair<std::size_t, double>> derivatives)
{
    m_cost += 0.5 * residual * residual;
    const std::size_t n = m_gradient.size();
    for (auto at = derivatives.begin(); at != derivatives.end(); ++at) {
        const auto [i, di] = *at;
        if (di == 0.0)
            continue;
        m_gradient[i] += residual * di;
        for (auto other = derivatives.begin(); other <= at; ++other)
            m_matrix[std::max(i, other->first) * n + std::min(i, other->first)] += di * other->second;
    }
}

void NormalEquations::clear()
{
    m_cost = 0;
    std::fill(m_gradient.begin(), m_gradient.end(), 0.0);
    std::fill(m_matrix.begin(), m_matrix.end(), 0.0);
}

LeastSquares minimise(std::vector<double> start,
    const std::function<void(std::span<const double> x, NormalEquations &out)> &build, const LeastSquaresLimits &limits)
{
    const auto n = static_cast<Eigen::Index>(start.size());
    LeastSquares out{std::move(start), {}, 0, 0, false, NormalEquations(0)};
    NormalEquations here(out.x.size()), there(out.x.size());
    build(out.x, here);

    double damping = 1e-3, growth = 2.0;
    while (out.steps < limits.steps && !out.converged) {
        ++out.steps;
        const Eigen::Map<const Eigen::VectorXd> gradient(here.gradient().data(), n);
        Dense damped = matrixOf(here);
        const Eigen::VectorXd diagonal = damped.diagonal().cwiseMax(1e-12);
        damped.diagonal() += damping * diagonal;
        const Eigen::VectorXd step = damped.ldlt().solve(-gradient);
        std::vector<double> x = out.x;
        for (Eigen::Index i = 0; i < n; ++i)
            x[static_cast<std::size_t>(i)] += step[i];
        there.clear();
        build(x, there);
        const double expected = 0.5 * step.dot(damping * diagonal.cwiseProduct(step) - gradient);
        const double gain = here.cost() - there.cost();
        if (std::isfinite(there.cost()) && gain > 0.0) {
            out.converged = gain < limits.tolerance * here.cost();
            out.x = std::move(x);
            std::swap(here, there);
            damping *= std::max(1.0 / 3.0, 1.0 - std::pow(2.0 * gain / expected - 1.0, 3));
            growth = 2.0;
        } else {
            // No way down from here that double arithmetic can tell.
            out.converged = expected < 1e-3 * limits.tolerance * here.cost() || damping > 1e12;
            damping *= growth;
            growth *= 2.0;
        }
    }
    out.cost = here.cost();
    const Dense inverse = matrixOf(here).ldlt().solve(Dense::Identity(n, n));
    for (Eigen::Index i = 0; i < n; ++i)
        out.standardError.push_back(std::sqrt(std::max(0.0, inverse(i, i))));
    out.equations = std::move(here);
    return out;
}

std::vector<double> minimumWithout(const LeastSquares &all, const NormalEquations &left)
{
    const auto n = static_cast<Eigen::Index>(all.x.size());
    const Eigen::Map<const Eigen::VectorXd> gradient(all.equations.gradient().data(), n),
        taken(left.gradient().data(), n);
    const Dense rest = matrixOf(all.equations) - matrixOf(left);
    const Eigen::VectorXd step = rest.ldlt().solve(taken - gradient);
    std::vector<double> x = all.x;
    for (Eigen::Index i = 0; i < n; ++i)
        x[static_cast<std::size_t>(i)] += step[i];
    return x;
}

} // namespace wattfare
