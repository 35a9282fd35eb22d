// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/explain/number.h"
#include "model/support/outcome.h"
#include "model/support/progress.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

// Uncertainty of traced numbers through their leaves (energy 9). Leaves of the same key and value
// are one variable, so what two numbers share cancels in their ratio or difference.
namespace wattfare {

// Derivations compiled to a list of instructions over registers: evaluated with other values at the leaves.
class LeafTape
{
public:
    explicit LeafTape(std::span<const Traced> outputs);

    struct Variable {
        std::string key;
        Uncertain value;
    };
    std::span<const Variable> variables() const { return m_variables; } // distinct leaves, in the order of first use
    std::size_t outputs() const { return m_outputs.size(); }
    std::size_t registers() const { return m_registers; }
    // Evaluates `lanes` samples at once. `values`: variables() x lanes; `scratch`: registers() x lanes; `out`:
    // outputs() x lanes; all row by row.
    void evaluate(
        std::span<const double> values, std::size_t lanes, std::span<double> scratch, std::span<double> out) const;
    double evaluate(std::span<const double> values, std::size_t output = 0) const;

private:
    struct Instruction {
        TraceOp op{};
        std::uint32_t target = 0, firstOperand = 0, count = 0, variable = 0, table = 0;
        double number = 0.0;
    };
    std::vector<Variable> m_variables;
    std::vector<Instruction> m_code;
    std::vector<std::uint32_t> m_operands;
    std::vector<std::vector<PiecewisePoint>> m_tables;
    std::vector<std::uint32_t> m_outputs;
    std::size_t m_registers = 0;
};

// Range of a number by moving one leaf at a time to its bounds and adding the deviations by root sum of squares: of the
// logarithms where the number stays positive, else linearly. Exact for sums and products, and right where a variable
// occurs more than once.
Uncertain sharedRange(const Traced &number);

struct Distribution {
    double value = 0.0; // the point value; differs from the mean where a range is skewed
    double mean = 0.0, sd = 0.0, p05 = 0.0, p50 = 0.0, p95 = 0.0;
    std::size_t samples = 0;
};

// Monte Carlo: every leaf an independent triangular variable (low, mode = value, high). The same seed gives the same
// numbers on any number of threads. Fails with outOfRange ("samples": 1..10,000,000), cancelled, or unreachable where a
// sample has no finite value.
Outcome<std::vector<Distribution>> propagate(std::span<const Traced> outputs, std::size_t samples, std::uint64_t seed,
    const ProgressFn &progress = {}, unsigned threads = 0);

// Inverse of the triangular distribution function at u in (0, 1); low = high gives the constant.
double triangular(const Uncertain &range, double u);

} // namespace wattfare
