// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace wattfare {

// Sum of squares of residuals, with the gradient and the Gauss-Newton matrix that a step is solved from.
class NormalEquations
{
public:
    explicit NormalEquations(std::size_t unknowns)
        : m_gradient(unknowns)
        , m_matrix(unknowns * unknowns)
    {
    }
    // A residual r with its derivatives by the unknowns that move it; an unknown stands once.
    void add(double residual, std::span<const std::pair<std::size_t, double>> derivatives);
    void clear();
    std::size_t unknowns() const { return m_gradient.size(); }
    double cost() const { return m_cost; } // half the sum of squares
    const std::vector<double> &gradient() const { return m_gradient; } // J^T r
    const std::vector<double> &matrix() const { return m_matrix; } // lower half of J^T J, row by row

private:
    double m_cost = 0;
    std::vector<double> m_gradient, m_matrix;
};

struct LeastSquares {
    std::vector<double> x;
    std::vector<double> standardError; // from the inverse of J^T J: residuals are in units of their sigma
    double cost = 0;
    int steps = 0;
    bool converged = false;
    NormalEquations equations; // at x
};

// Where the minimum moves to when the residuals in `left` (of the same unknowns, built at the minimum) are taken out of
// it: one Gauss-Newton step, which costs no pass over the others.
std::vector<double> minimumWithout(const LeastSquares &all, const NormalEquations &left);

struct LeastSquaresLimits {
    int steps = 60;
    double tolerance = 1e-9; // of the cost: done when a step gains less
};

// Levenberg-Marquardt (More 1978, damping after Nielsen 1999) from `start`. `build` adds the residuals at x.
LeastSquares minimise(std::vector<double> start,
    const std::function<void(std::span<const double> x, NormalEquations &out)> &build,
    const LeastSquaresLimits &limits = {});

} // namespace wattfare
